import type { Obstacle } from '../../format.ts';

export const lastFlame: Obstacle = {
	id: 'last-flame',
	alsoIn: ['adventure', 'fairy-tale', 'fantasy', 'mythology', 'unicorn'],
	place: { the: 'the windy bridge', at: 'on the windy bridge', to: 'to the windy bridge', backdrop: 'canyon' },
	people: { tinder: { call: 'Tinder', a: 'a young dragon with a candle', type: 'Dragon', pronoun: 'she' } },
	props: ['bridge', 'lantern'],
	blocks: ['flies'],
	ways: [
		{ id: 'walk', use: 'trust', cost: 'time', ally: 'tinder' },
		{ id: 'light', use: 'reach' },
		{ id: 'pass-on', use: 'hear' },
	],
	levels: {
		3: {
			meet: [
				'On the bridge stood a young dragon, all on her own, bent over something, with her wings around it. There was a crowd at either end, and none of them dared to breathe. “It mustn’t go out,” said Tinder. It was a candle end. “It’s Grandmother’s. It’s the last of her fire. There used to be a lamp in every house from it, and I was to look after them.” She swallowed. “I’d a cold. I sneezed. It put out all of them, [down the whole street|the whole street down], and there was just this one, on the bridge.” Since then she’d not gone forward, as there was wind, and she’d not gone back. The wax was nearly down to her claws.',
			],
			flies: '“Don’t fly!” cried Tinder. “Oh, please don’t! A moth went past, and I saw it lean.”',
			ways: [
				{
					say: 'Stand on the windy side and walk with her, step by step',
					outcome:
						'“I’ll be the wall,” said {hero}, and stood where the wind came from. It came from everywhere. They went one step, and waited; and one, and waited. {They} learned to feel a gust in {their} back before it got there, and to turn with it like a door. It was a hundred and sixty planks. It got late. More than once it was only a blue bead; then it thought better of it, and stood up. When they were over, somebody held out a lantern, without a word, and Tinder lit it. She couldn’t open her claws. {hero} did it for her, one by one. She came along, with the lantern.',
					later:
						'“Do you see that?” asked Tinder. She held up the lantern. “That’s Grandmother’s. I put out three hundred, and I’d have put out that one too, I shook so.” The light lay on all their faces. “{hero} stood in the wind with {their} back to it. {They} couldn’t even see if it was still burning; {they} only had my word for it, and I had {theirs}.” She set it in the middle of the table. “It hasn’t flickered since,” said Tinder.',
					as: {
						careful: 'To be a wall you have to be {trait}.',
						kind: 'You could have warmed your hands at somebody so {trait}. Tinder did.',
					},
				},
				{
					say: 'Light a lantern from it, and carry that ahead',
					outcome:
						'“You’re afraid because there’s only the one,” said {hero}. “So let’s have two.” A peddler on the near side had lanterns. {They} took one, crept up on the side where the wind wasn’t, and held out the wick. Tinder had to bend the flame toward it. It was a bad moment; the small one went thin as a hair. Then there were two, and it was no smaller than before. “I didn’t think it could do that,” said Tinder. {hero} went on in front of her with the lantern, calling, “Mind the light!” and the whole crowd on the other side drew back from it, like a curtain.',
					later:
						'{hero} lit the lantern and held it out before {them}. “Mind the light,” {they} said. It wasn’t a command. But nobody will jostle a flame; even quite rough people put up their hand on the windy side. They turned their shoulders to shield it. There was a lane of palms and faces, all lit up from below, and {they} carried it through to the front.',
					as: {
						clever: 'It’s simple, if you’re {trait}. Two aren’t the last.',
						quick: 'It’s hard for a {trait} person to go as slow as a flame.',
					},
				},
				{
					say: 'Have everybody on the bridge pass it on',
					outcome:
						'“How many candles are there?” {hero} called to the one side and the other. People felt in their bags. There were stubs; there was half a torch; a boy had one on a cake. {They} fetched them out, along the railing, one behind the other, each with a hand held round. “Now,” said {hero}, and held the first to Tinder’s. You could hear the wick take. It went from hand to hand, and nobody spoke; you don’t, when you’re passing on a flame. Soon it was all along the bridge, on both sides. The wind came and blew out nine, and they were lit again before it had turned round. Tinder stood up straight. She let {hero} have the candle end, and took a new one.',
					later:
						'{hero} set what there was of Tinder’s candle on the table, and lit it, and held it out to the person who was nearest. There’s always a stub in somebody’s pocket. The nearest held it out to the next. Nobody had asked them to be quiet. You can’t shout while you’re giving someone a light; you’d blow it out. It went around the walls; and when it came back there wasn’t a sound, and everyone had a face.',
					as: {
						kind: 'It was the idea of somebody {trait}. It was quite a few people’s cake.',
						merry: 'It was a {trait} thing to see, and it made {hero} want to sing, but that would have made a draft.',
					},
				},
			],
		},
		4: {
			meet: [
				'In the middle of the bridge, alone, with her back rounded and both wings brought forward about her claws, was a dragon, and not a large one. At either end people had been standing since they came. “Do not breathe,” it was whispered to one. It was a candle that she had. It burned with her grandmother’s fire, who had died in [the spring|March]; there had been one in each house, the length of that street, lit from her; and it was given to Tinder to go from door to door in the evening and see to them. Tinder had had a cold. “It was only a sneeze,” she said, without taking her eyes off. Three hundred had gone. There was this, that she had been carrying across to somebody. She could not go on, because of the wind, or put it down, because of the wind, and it had begun to be very short. It was the one from beside the bed. She had blown that out herself, once, before it was over, as it had got light and she was told not to waste them.',
			],
			flies:
				'To fly would have been out of the question. One saw the flame bow, when a swallow went by in the next valley.',
			ways: [
				{
					say: 'Go on the windward side of her, plank by plank',
					outcome:
						'{hero} walked out along the planks, and turned {their} back. That was all. It is not difficult, to be somebody whom the wind arrives at first. “Now,” said Tinder, behind {them}, and they took one; and stood. There were a hundred and sixty. After a time {they} had it by heart, as one has a horse, where it would try and where it only meant to frighten; {they} could not see how things were with it, and she no longer said. About the eightieth it was for so long so quiet that {they} did not dare to ask. “It has got up again,” Tinder said. They were waiting over there with a lantern. When it had been lit, and shut, it was found that she could not let go of the wax; {hero} undid her claws for her, one after the next. “I will bring it where you are going,” she said. “I should like it to see people.”',
					later:
						'She had put it down where all could see it. It was a lantern like others. “I put out three hundred in one breath,” said Tinder. “I told no one how. Everybody thought that it was wind; they were so nice about the wind.” She was young, and her voice slid. “{hero} came out and stood between. You must not think that {they} saw it. {They} saw planks. {They} had to go by what I told {them}, and I had let out the others, and said so, in the middle, and {they} took the next step.” In the glass it stood up as straight as a finger. “So it can be done,” said Tinder. “You believe somebody, and you take the next step.”',
					as: {
						kind: 'The {trait} are apt to have a cold back. It has always been toward something.',
						careful: 'It was for once the place for somebody {trait}: a hundred and sixty times the same.',
					},
				},
				{
					say: 'Take a light from it, and go ahead with that',
					outcome:
						'“It is hard, because it is the last,” said {hero}. “Will you lend it to me?” {They} had come out to her along the rail, in the lee of her own wing, with a peddler’s lantern. It had to be bent over. She had not known that one could ask so much of it: it grew thin; it lay down, like a thing that will not be spoken to; and then, there in the glass, was another, of just the same size, and when it had straightened it was no less. Tinder looked from the one to the other. All her grief had been arithmetic, and it had come out wrong. {They} went before her, holding it up. “There is a light coming,” {they} said. It was the whole of what had to be said; at the far end they had taken off their hats, they drew away upon both sides; it was like going in between the pages of a book.',
					later:
						'{hero} lit it in the porch. It was small, for so much room. “There is a light coming,” {they} said. They were jammed to the doors, they had been shoving for an hour; and not one but turned, and put up the flat of his hand, on whichever side he thought that there might be a draft. So they stood, with their hats off, a wall of palms to the left and to the right. It had color in each of their faces as it went by, and then the next. At the front {they} set it down.',
					as: {
						clever: 'The {trait} are good at sums. With fire one begins again from one.',
						quick: 'It is the only thing that goes slower the more one hurries. {Trait} {hero} came to terms with it.',
					},
				},
				{
					say: 'Call for every candle on either bank, and have it handed along',
					outcome:
						'“Who has a candle?” {hero} called, over her bent head, toward the one shore and the other. They had come out to stand and be sorry, and it had not struck them that one might have something in one’s bag. There were ends. There was what is left of a torch; a child had one with sugar on it. {They} had them come out, singly, to the rail, and each make of one hand a house. The first was held to hers. One could follow it with the ear, the small sound of a thing being taken, from this one to the next. No one had bidden them be silent; one may not open one’s mouth. And when the gust came it found the whole length of that bridge alight on both sides, and did its worst, it blew out nine, and they were kindled from the tenth. Tinder had stood up. She was a good deal taller. “I had only thought how I might keep it,” she said.',
					later:
						'It was a stump, as much as one holds with the nails. {hero} lit it, and tilted it toward the nearest; and he, who had been shouting, had nothing to put it to but a taper from the wall. He held it to his neighbor’s. It will be found that one can do a number of things with a light in one’s hand, but one cannot abuse anybody across it. It has to be watched. They had each of them to bend their head, and wait, and see if it was taken. So it went along the benches and up the back; and after a time there was in that whole place just the sound of it, two hundred times over, and then not even that.',
					as: {
						kind: 'It takes a {trait} person to suppose that people have something with them.',
						quiet: 'It was the kind of uproar that the {trait} care for.',
					},
				},
			],
		},
	},
};
