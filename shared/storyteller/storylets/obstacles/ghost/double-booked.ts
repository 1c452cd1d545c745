import type { Obstacle } from '../../format.ts';

export const doubleBooked: Obstacle = {
	id: 'double-booked',
	alsoIn: ['fantasy', 'magical-school', 'mystery', 'royal'],
	place: { the: 'the haunted porch', at: 'on the haunted porch', to: 'to the haunted porch', backdrop: 'castle' },
	people: {
		blunt: { call: 'Colonel Blunt', a: 'a ghost with a saber', type: 'Ghost', pronoun: 'he' },
		grey: { call: 'Lady Grey', a: 'a ghost in a long veil', type: 'Ghost', pronoun: 'she' },
	},
	props: ['door', 'shield'],
	blocks: ['flies'],
	ways: [
		{ id: 'duet', use: 'hear' },
		{ id: 'bow', use: 'reach' },
		{ id: 'judge', use: 'trust', ally: 'grey' },
	],
	levels: {
		3: {
			meet: [
				'The way led in at a porch, and on the porch two ghosts were having words. “I booked it first!” said one with a saber. “In writing!” said one in a veil. Colonel Blunt had the haunting of the house from the first of the month, and Lady Grey until the last, and [somebody at the agency|the agency] had got the year wrong. They’d both moved in. “She wails through my clanking,” said the colonel. “He clanks through my wail,” said Lady Grey. Neither would leave the doorway, because whoever did would have lost. So they tried to scare each other out of it, and had been at it since autumn. It didn’t work. They were both far too good at it to be frightened.',
			],
			flies:
				'“Nobody flies in over my head,” said the colonel. “Or mine,” said Lady Grey. “That’s where I do the bat.”',
			ways: [
				{
					say: 'Have them wail and clank both at the same time',
					outcome:
						'“Have you ever tried it together?” asked {hero}. They were offended. “Just once,” {they} said. “She starts, and you come in on the ‘ooh.’” Lady Grey threw back her veil. It began like wind in a keyhole, and rose, and on the “ooh,” in came the chain. Clank, pause, clank. Every hair in the neighborhood stood up. Forty owls left. When it was over neither said anything. “That was the third bar,” said the colonel, in quite another voice. “Could you hold it a bit longer?” They’d moved together, to try, and there was room to walk in behind. {They} had it in {their} head, by then, the whole piece.',
					later:
						'{hero} began like wind in a keyhole, and let it rise. On the “ooh” {they} hit the wood with a {hand}: clank, pause, clank. It’s not nice. It isn’t meant to be. It went around the walls, and up the back of every neck, and it left behind a silence with goose bumps on.',
					as: {
						merry: 'It was {trait}, in a spine-chilling way.',
						bold: 'You have to be {trait}, to conduct a saber.',
					},
				},
				{
					say: 'Applaud, and go in while they are bowing',
					outcome:
						'The colonel rattled, rolled his eyes, and took off his own head. {hero} clapped. He put it back to see who it was. Lady Grey came through the wall, weeping, with a candle. {They} clapped for her, and stamped. “Bravo!” {they} cried. “Bravo, both!” Nobody had done that, ever. People just ran. They looked at each other, and took hands, since that’s how it’s done, and they bowed, and while they bowed, both with their faces to the floor, {hero} walked in over the mat. They were still bowing when {they} turned the corner. One wants to make sure that it’s over.',
					later:
						'“Bravo!” cried {hero}, at the top of {their} voice, and began to clap. “Oh, bravo!” Nobody knew for whom. So each of them thought it might be for them, and bowed, just in case. Two hundred people looked at their shoes, all smiling a little. {They} went up the middle, clapping, and had got to the front by the time that they straightened up.',
					as: { kind: 'The {trait} clap first.', quick: 'It was a short bow. {hero} was {trait}.' },
				},
				{
					say: 'Judge the matter fairly, with marks for each of them',
					outcome:
						'“You need a judge,” said {hero}. {They} sat down on the step and had them each do all they knew, one after the other. {They} didn’t run, and {they} didn’t flatter. “The head’s very good,” {they} told the colonel. “But you do it too soon.” To Lady Grey {they} said that the weeping was the best {they} had ever heard, and that she had trodden on her veil. They’d each been haunting for three hundred years, and no one had ever told them anything but “Aaah!” They got nine and a half. Both of them. “And a half,” said Lady Grey, quite gray with joy. Then they shared it out, odd nights and even. It was an odd one, and she came along.',
					later:
						'There was a cold draft, with lace on. “I am Lady Grey,” said Lady Grey. “For three hundred years I’ve been told that I was terrible, by persons who were leaving. {hero} sat and looked. I was given a nine and a half; I’d like you to know that I’d wanted a ten, and I did tread on my veil.” She trembled at the edges. “{They} saw it, and {they} said it. Whatever that person tells you, it will be right to the half.”',
					as: {
						honest: 'It’s not so easy to be {trait} with a person who has taken off his head.',
						careful: '{hero} was {trait}, and had made a table with columns.',
					},
				},
			],
		},
		4: {
			meet: [
				'In the porch of the house through which the road led, two ghosts were disputing it. It was, one gathered, a matter of the agency. Colonel Blunt had been given the place from the first of the month; Lady Grey had been given it to the last; and a clerk had put down against them two different years. Each had come with his things. “I clank,” the colonel said. “It is a serious thing, clanking. One cannot do it in someone’s wail.” As possession was the whole of the law, neither of them would quit the doorway, and both had been engaged since October in frightening the other out of it, with a skill that in better times would have been remembered for generations. They did not so much as blink. It was [the isolation|being on one’s own], Lady Grey confessed, that one minded in the profession. One puts one’s heart into it; one sees them, just at the best part, from behind. She had put out two cups on the first evening, before there were words.',
			],
			flies:
				'Neither of them could have one come in by the air. That was where she did the bat, and he, on Fridays, the other thing.',
			ways: [
				{
					say: 'Set the wail against the clank, and conduct it',
					outcome:
						'“I should think that it is the same piece,” said {hero}. It was received with frost. But there was the step to stand on, and they were both of them artists; {they} raised one {hand}. “From the keyhole, madam, if you would. And you, sir, not before the ‘ooh.’” She put back her veil. It started from nothing, from the sort of cold there is behind a picture; it went up by quarters of a tone; and just as there was no bearing any more of it came the iron, once, and a rest, and again. In the village a light was lit, and another. They had stopped a good while before they let go of each other’s eyes. “I have never had anyone to come in upon,” said the colonel. She thought that it wanted a second subject. They had moved nearer in order to find it, and {hero} went on past them with the whole of it in {their} head.',
					later:
						'{They} took it from the keyhole. It was not loud, it seemed rather to have been there; and {they} let it go up by those narrow steps, as she did, until it stood in every ear like a person at the foot of the bed. Then {hero} brought {their} {hand} down on the wood. Clank; a rest. It was in the rest that it was done. Nobody had been about to speak in any case, but now it had become impossible to move. Clank. They found that they had all drawn a little closer together.',
					as: {
						merry: 'It came of being {trait}. One does not otherwise think of beating time to that.',
						quiet: 'There is a good deal of wail to someone {trait}. It had wanted a clank.',
					},
				},
				{
					say: 'Cry “Bravo,” and pass in beneath the bow',
					outcome:
						'The colonel, in order to have it over, removed his head. {hero} applauded. He replaced it, to see. Beside him someone had come through the masonry, with a taper, and wept as one might for a whole street. “Bravo,” said {hero}; “oh, bravo, the two of you.” It is possible that they had never heard the word. In three hundred years neither had been looked at for longer than it takes to drop a tray. They turned to each other, quite at a loss; and then there rose in them, from whatever they had been before, the knowledge of how that is done, and they took hands. It was a deep bow and not a short one. One does not know, the first time, at what point one is to come up. {hero} had used the mat, and had gone through the hall; the sound of two hands, from far away inside the house, reached them there like rain.',
					later:
						'“Bravo!” cried {hero}, from behind, and brought {their} {hands} together. They broke off in the middle of what each was being, the just and the injured. To whom was it? There was no one there who had not waited a great part of a lifetime for that, and in such a case one does not like to inquire. They bowed. They did it on the left side and they did it on the right; a bench of aldermen went down like barley; and over those bent and secretly happy heads came the applause, and passed, and was found to be in front.',
					as: {
						kind: 'It is among the arts of the {trait}. It costs nothing, and they alone can afford it.',
						bold: 'One takes it for {trait}, to clap at a man with his head off. One has to do something with one’s hands.',
					},
				},
				{
					say: 'Sit in judgment on them, and spare neither',
					outcome:
						'“You want someone who stays to the end,” said {hero}, and took a seat upon the step. They went through the whole of it, in order of date. It was very terrible, and {they} made notes. To the colonel {they} said that the head was magnificent, and a scene too early; that the pauses had greatness. “You trod upon your veil, my lady,” {they} said, “at the turn.” There was a silence in which the door frosted over. “I always have,” said Lady Grey. “I thought that nobody saw.” They were each given nine and a half. It may have been the half that did it. One can be awarded nine by a kind heart, and ten by a coward; but a half has been looked for. They were to take it on alternate nights. It was her night off, and she went along with {hero}, holding up, for the first time, her veil.',
					later:
						'“I am accustomed,” said Lady Grey, “to a more immediate effect.” They had let her through by simply having gone cold. “I have terrified four generations. They have been unanimous; it was no use to me whatever. I am told that there are doubts, here, with regard to {hero}.” She put up her veil, over two hands’ breadths of nothing. “{They} sat at my feet and looked at me, from the wail to the wall, and at the end {they} said what was amiss. It was so. I had known it for two centuries. If you have something true to be told,” said Lady Grey, “I can recommend the step.”',
					as: {
						honest:
							'To be {trait} is no trouble with the living. It is rarely put to the test by somebody with his head under his arm.',
						careful:
							'It needed a {trait} judge. Between nine and ten there are very few who will get down on their knees, and look.',
					},
				},
			],
		},
	},
};
