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
				'The way led through a house, and on its porch two ghosts were having words. “I booked it first!” said one with a saber. “In writing!” said one in a veil. Colonel Blunt had the haunting of the house from the first of the month, and Lady Grey until the last, and [somebody at the agency|the agency] had got the year wrong. They’d both moved in. “She wails through my clanking,” said the colonel. “He clanks through my wail,” said Lady Grey. Neither would leave the doorway, because whoever did would have lost. So they tried to scare each other out of it, and had been at it since autumn. It didn’t work. They were both far too good at it to be frightened. But everyone else was, and went around by the river, two hours longer.',
			],
			flies:
				'“I could fly,” said {hero}. “Nobody flies in over my head,” said the colonel. “Or mine,” said Lady Grey. “That’s where I do the bat.”',
			ways: [
				{
					say: 'Have them wail and clank both at the same time',
					outcome:
						'“Have you ever tried it together?” asked {hero}. They were offended. “Just once,” said {hero}. “She starts, and you come in on the ‘ooh.’” Lady Grey threw back her veil. It began like wind in a keyhole, and rose, and on the “ooh,” in came the chain. Clank, pause, clank. Every hair in the neighborhood stood up. Forty owls left. When it was over neither said anything. “That was the third bar,” said the colonel, in quite another voice. “Could you hold it a bit longer?” They’d moved together, to try, out of the doorway, and hadn’t even noticed. {hero} had the whole piece by heart by then.',
					later:
						'{hero} began like wind in a keyhole, and let it rise. On the “ooh” {they} hit the wood with a {hand}: clank, pause, clank. It’s not nice. It isn’t meant to be. It went around the walls, and up the back of every neck, and it left behind a silence with goose bumps on.',
				},
				{
					say: 'Applaud, and go in while they are bowing',
					outcome:
						'The colonel rattled, rolled his eyes, and took off his own head. {hero} clapped. He put it back to see who it was. Lady Grey came through the wall, weeping, with a candle. {hero} clapped for her too, and stamped. “Bravo! Bravo, both!” Nobody had done that, ever. People just ran. The ghosts looked at each other, took hands, since that’s how it’s done, and stepped out of the doorway to have room to bow. They bowed, with their faces to the ground, to {hero} and to everyone who went in after. One wants to make sure that it’s over.',
					later:
						'“Bravo!” cried {hero}, at the top of {their} voice, and began to clap. “Oh, bravo!” Nobody knew who it was for. So each of them thought it might be for them, and bowed, just in case. The whole room looked at its shoes, and smiled a little. {hero} went up the middle, clapping, and was at the front by the time anyone straightened up.',
				},
				{
					say: 'Judge the matter fairly, with marks for each of them',
					outcome:
						'“You need somebody with a pencil,” said {hero}, who sat down on the step, and had them each do all they knew, one after the other. {hero} didn’t run, and didn’t flatter. “The head’s very good,” {they} told the colonel. “But you do it too soon.” To Lady Grey {they} said that the weeping was the best {they} had ever heard, and that she had trodden on her veil. In three hundred years no one had ever told them anything but “Aaah!” They got nine and a half. Both of them. “And a half,” said Lady Grey, quite gray with joy. Then they shared out the nights, odd and even, and gave up the doorway. The next was the colonel’s, and Lady Grey came along, to tell somebody about it.',
					later:
						'There was a cold draft, with lace on. “I am Lady Grey,” said Lady Grey. “For three hundred years I’ve been told that I was terrible, by persons who were leaving. {hero} sat and looked. I was given a nine and a half; I’d like you to know I’d wanted a ten, and I did tread on my veil.” She trembled at the edges. “{They} saw it, and {they} said it. Whatever that person tells you, it will be right to the half.”',
					as: {
						careful: '{hero} had made a table with columns.',
					},
				},
			],
		},
		4: {
			meet: [
				'The road went through an old house, and two ghosts stood in the porch and fought about it. It was all the agency’s fault. Colonel Blunt had been given the house until the last of the month, and Lady Grey from the first, and some clerk had mixed up the years. “I clank,” said the colonel. “It’s serious work. You can’t do it while somebody wails.” Whoever left the doorway would lose it, so neither of them left. Since October they had tried to frighten each other out, with all that they knew, and neither had so much as blinked. There was a way around by the terrace, but Lady Grey had wept on it, and it was one sheet of ice. “It’s a lonely job,” said Lady Grey. “You put your heart into it, and all that you ever see of people [is their backs|at the best part is their backs].” Behind her stood two cups. She had set them out on the first evening, before there were words.',
			],
			flies:
				'They would not let {hero} fly in, either. Lady Grey did a bat at that height, and on Fridays the colonel did something worse.',
			ways: [
				{
					say: 'Have them wail and clank together, and conduct',
					outcome:
						'“I think it’s one piece of music,” said {hero}. They both froze. But they were artists. {hero} stood on the step and raised one {hand}. “From the keyhole, my lady. And you, sir, not before the ‘ooh.’” She put back her veil. It began like a draft behind a picture, and it climbed by quarter notes; and just when nobody could bear it any longer came the iron, once, and a rest, and again. Lights went on in the village. When it was over they went on looking at each other. “I have never had anyone to come in after,” said the colonel. It needed a second part, said Lady Grey. They went off along the terrace to look for it, side by side, and nobody stood in the doorway any more. {hero} had the whole thing by heart.',
					later:
						'{hero} did Lady Grey’s wail. It was not loud. It seemed to have been in the room already, and it climbed, a quarter note at a time, until it stood in every ear like somebody at the foot of the bed. Then {they} brought down one {hand} on the wood for the colonel. Clank; and a rest. It was the rest that did it. Nobody dared to speak into that. Clank. The people had all moved a little closer together.',
				},
				{
					say: 'Clap, and slip in while they bow',
					outcome:
						'The colonel took off his head. {hero} clapped. He put it on again, to see what was the matter. Beside him Lady Grey came through the wall with a candle and wept for a whole street. “Bravo!” cried {hero}. “Bravo, both of you!” In three hundred years nobody had looked at either of them for longer than it takes to drop a tray. They turned to each other, quite at a loss. Then they remembered, from when they were alive, what people do. They took hands, stepped out of the doorway, and bowed. It was a deep bow, and a long one, because they did not know when to come up. Behind them the way lay open, for the first time since October, and {hero} went through the hall, clapping, and out at the back.',
					later:
						'“Bravo!” cried {hero} from the back, and clapped, as {they} had on the haunted porch. Everyone stopped in the middle of a sentence. Who was it for? There was nobody there who had not waited half a lifetime for that, and they did not like to ask. They bowed. They bowed on the left, and they bowed on the right, a whole row at a time. {hero} walked past between their bent heads, still clapping, and when they came up {hero} was at the front.',
				},
				{
					say: 'Judge them fairly, with marks for both',
					outcome:
						'“You need somebody who stays to the end,” said {hero}, and sat down on the step. They each did the whole of it. The colonel’s head was magnificent, said {hero}, but it came a scene too early. “And you stepped on your veil, my lady,” {they} said, “when you turned.” The door frosted over. “I always do,” said Lady Grey. “I thought nobody saw.” Each of them got nine and a half out of ten. Anyone can give you a ten to be kind, or because they are scared, but somebody has looked hard to find that half. They agreed to haunt on alternate nights, and not in the doorway. It was Lady Grey’s night off, and she came along, holding up her veil.',
					later:
						'“I am used to screams,” said Lady Grey. People had let her through, because it was so cold. “For three hundred years people ran away from me, and told everyone I was perfect. It was no use to me at all. {hero} sat down and watched me to the end. Then {they} told me what was wrong, and it was.” She let down her veil, without stepping on it. “If you want to hear a thing as it is, and not as you would like it, ask {hero}.”',
				},
			],
		},
	},
};
