import type { Obstacle } from '../../format.ts';

export const ringHerd: Obstacle = {
	id: 'ring-herd',
	alsoIn: ['adventure'],
	place: { the: 'the trodden ring', at: 'at the trodden ring', to: 'to the trodden ring', backdrop: 'meadow' },
	people: { margit: { call: 'Margit', a: 'a dinosaur at the head of a herd', type: 'Dinosaur', pronoun: 'she' } },
	props: [],
	blocks: ['flies'],
	ways: [
		{ id: 'trumpet', use: 'hear' },
		{ id: 'shuffle', use: 'reach' },
		{ id: 'aloud', use: 'trust', ally: 'margit' },
	],
	levels: {
		3: {
			meet: [
				'The road came to a ditch, and the ditch was full of dinosaurs. They were long-necks, three hundred of them, one behind the other, and they went around and around in a ring a mile across. They had trodden it as deep as a house. “Keep up!” called the one in front, an old one named Margit. In front of her there was only a tail. {hero} had to trot beside her. “I know,” said Margit, out of the corner of her mouth. “I lost the way in the spring. I didn’t like to say. So I followed the nearest tail till I should remember. [It was the last one’s.|It belonged to the last one.] If I stop, they’ll all bump into each other, and they’ll ask.”',
			],
			flies: '“Nothing flies over a herd,” said Margit. “They look up, and then they step on one another.”',
			ways: [
				{
					say: 'Have Margit give you the call that halts a herd',
					outcome:
						'“There must be a call for stopping,” said {hero}. There was. It was made in the neck, and the neck was nine yards long. Margit hadn’t given it for so long that she had to look for the beginning. {hero} learned it, trotting. Then they did it together. “HAAAA-RRUM.” It went along the ring from neck to neck. Three hundred dinosaurs stopped; six hundred knees bent a little. In the silence one could hear a lark. “Are we there?” asked somebody at the back. “We’re having a rest,” said Margit, and {hero} went across in front of her nose.',
					later:
						'{hero} thought of nine yards of neck, and began at the bottom. “HAAAA-RRUM.” It had stopped three hundred dinosaurs. It stopped everybody’s mouth halfway; they bent a bit at the knees, all together, and waited to be told if they were there.',
					as: {
						bold: 'It wants somebody {trait}, and a long neck to think of.',
						quick: 'For someone {trait} it was a good thing to do at a trot.',
					},
				},
				{
					say: 'Join the herd, and shuffle across while it turns',
					outcome:
						'You couldn’t run across, for there was no gap. “How do they get in?” asked {hero}. “The calves? They don’t push,” said Margit. “They walk along with it, and every step they’re a bit further over.” So {hero} climbed down into the ditch and walked. Left, right; it’s slow, and the whole ground hums. At every step {they} went a hand’s breadth sideways, under one belly, and out by the next. Nobody noticed, since nobody had to stop. A quarter of the way around {they} had got to the other bank.',
					later:
						'The people in that room weren’t standing still, when you looked. They were all shuffling, left, right, as people do. {hero} did the same, and a hand’s breadth sideways with every step. It took no pushing. Those in front thought that {they} came from the left, and the others from the right; and it was the left, and the right, and then the front.',
					as: {
						careful: 'It goes best if you are {trait}, with so many feet.',
						quiet: 'A {trait} person can go a long way in a herd.',
					},
				},
				{
					say: 'Say out loud, for all to hear, that the way is lost',
					outcome:
						'“I’ll do the asking,” said {hero}. {They} ran to the middle of the ring. “Excuse me!” {they} called. “Does anybody know the way? We’re lost!” There was an awful silence, with walking in it. Then a young one near the back said, “I think it’s over there. I’ve been thinking so since June. I didn’t like to say.” “So did I,” said another. It turned out that there were two hundred and eighty who hadn’t liked to. Margit stood still. They bumped into each other, and it didn’t hurt. “Why didn’t I ask?” she said. She sent them on with the young one, and went a little way with {hero}, straight ahead.',
					later:
						'The floor shook, and a long gray neck came in over the heads. “I led three hundred people in a circle,” said Margit, “because I couldn’t say five words. {hero} said them for me, at the top of {their} voice, and let everybody think that {they was} the one who was lost.” She looked down at the rows. “There’s someone who’d rather be right than look it.”',
					as: {
						honest: 'It was just that {hero} was {trait}, and there was nobody else.',
						kind: 'The {trait} can be lost for other people.',
					},
				},
			],
		},
		4: {
			meet: [
				'The road was cut by a trench, and the trench moved. It had been trodden out, a mile across and twelve feet deep, by some three hundred long-necked dinosaurs, who went around in it with an air of getting on. They were led by an old cow named Margit. There was directly before her nose a tail, to which she appeared to attach some hope. “I shall ask you to walk along,” she said, “as I cannot very well stop.” She had lost the way in spring. It was not a thing to tell three hundred people who are looking at one’s back; she had followed what there was to follow, until it should come to her; and it had dawned on her, at about midsummer, [whose it was|whose tail it was]. Since then she had given her mind to walking as if it were the way. There was one place, on the north side, where the ditch ran out by a yard or so around a heap of stones, no longer than a calf. All three hundred of them went round by that, and lowered their heads.',
			],
			flies:
				'To fly across would not do. They would look up; when they look up they do not look where they are going; and it was, said Margit, of such importance that they should not.',
			ways: [
				{
					say: 'Ask her for the call, and give it together with her',
					outcome:
						'“You could stop them, if you wished,” said {hero}. She could. It is a thing that is done from the bottom of the neck, of which she had nine yards, and as it had not been used since March there was dust in it. She showed {them} how it starts. They gave it walking. “HAAA-RRUM.” It was taken up behind them, and behind those, and came in due time around to the tail in front; and then, for the first time in four months, that whole plain stood still. They could hear grass being thought about. “Are we there?” inquired somebody far back. No one laughed. “It is a rest,” said Margit; and with a look at {hero} that was more than three hundred people had had from her that summer, she drew back her foot, and left just so much room.',
					later:
						'It begins at the bottom of the neck. {hero} had not the nine yards, and imagined them. “HAAA-RRUM.” It did not so much interrupt what they were saying as go in beneath and lift it off the ground. Something gave, in the knees, the length of the benches. They were a herd, when all was said; they stood with their heads up, and waited to be told by somebody whether this was it.',
					as: {
						bold: 'It is for the {trait}; one must be prepared to be asked, afterward, whether one is there.',
						careful: 'As {they was} {trait}, {hero} had first made sure of who was behind whom.',
					},
				},
				{
					say: 'Go down among them, and drift over as the calves do',
					outcome:
						'There was no gap. “The calves manage it,” said Margit. “They do not cross us. They come along.” {hero} let {themself} down into the trench. It is another world; it is pillars, and a brown light, and such a slow thunder of soles that one no longer hears it. {They} kept step. And with each of the steps, as it was set down, {they} gave a hand’s breadth to the left, no more, in the manner of one who is not attempting anything. A knee went over {them}, like weather. On the north side they bore outward, round the stones, and {they} bowed {their} head with the rest of them, without knowing what it was for. When {they was} lifted out by a passing tail it was on the other bank.',
					later:
						'Nobody stands quite still in a crowd. {hero} felt for the step, and found it; a kind of tread, from foot to foot, such as they did not know they were keeping. {They} came along. And as often as it was put down {they} gave it a hand’s breadth to the side. To those whom {they} left {they} seemed to be pressed by the others, and to the others by these, and all of them bore it; it went by knees, and coattails, like weather; and when it came out into the light there was the front.',
					as: {
						quiet: 'Of all the ways through three hundred people it is the one for the {trait}.',
						dreamy: 'It was as in sleep; {hero}, who was {trait}, had done it on stairs.',
					},
				},
				{
					say: 'Stand in the middle, and be the one who is lost',
					outcome:
						'One could see that she would die of it. “I could say it,” said {hero}. {They} walked out to where they would all be going past {them}, and filled {their} lungs. “I have lost my way,” called {hero}. “Does anybody know it?” They went by, and went by. It was like asking it of the stars. Then a heifer near the end brought out that she had for some time, since June in fact, been of the opinion that it lay over there; but that one did not like to; and the one behind her, on whom it broke like morning, said, “Nor I.” It was two hundred and eighty, when they were counted. Margit had come to a stand, and they ran softly into one another, all along the line. “It was no more than that,” she said. She sent on the heifer to lead. She herself stayed a while by the stones, and then came after {hero}.',
					later:
						'It grew dark in the doorway. “I have been followed all my life,” said Margit, from up among the lamps, “so that I know what it is worth. They will go after whoever does not ask. That one stood in the middle of a plain, in front of three hundred, and asked. It was I who should have. {hero} took it over: it is thought, over there, to this day, that somebody small had got lost, and that we were so good as to help.” Her head came slowly down. “It was never contradicted,” said Margit. “I wished to, somewhere.”',
					as: {
						honest:
							'It was the only way in which {hero} could have told a lie, {trait} as {they was}. It happened to be true of everybody else.',
						kind: 'They are {trait}, who will be foolish in another’s place. It is very badly paid.',
					},
				},
			],
		},
	},
};
