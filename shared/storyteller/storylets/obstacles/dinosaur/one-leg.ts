import type { Obstacle } from '../../format.ts';

export const oneLeg: Obstacle = {
	id: 'one-leg',
	alsoIn: ['animal', 'time-travel'],
	place: {
		the: 'the standing dinosaur',
		at: 'under the standing dinosaur',
		to: 'to the standing dinosaur',
		backdrop: 'jungle',
	},
	people: {
		otho: { call: 'Otho', a: 'a dinosaur on three legs', type: 'Dinosaur', pronoun: 'he' },
		tuft: { call: 'Mrs. Tuft', a: 'a mouse with eight children', type: 'Mouse', pronoun: 'she' },
	},
	props: [],
	blocks: ['flies'],
	ways: [
		{ id: 'hum', use: 'hear' },
		{ id: 'toes', use: 'reach' },
		{ id: 'move', use: 'trust', cost: 'time', ally: 'tuft' },
	],
	levels: {
		3: {
			meet: [
				'Over the road stood a dinosaur named Otho, as big as a hill, and he held one foot in the air. It had been there since [last year|last summer]. Beneath it, in a nest of moss, lived Mrs. Tuft, a mouse, with eight children. “They moved in while I was thinking,” said Otho, very softly. “I can’t put it down, can I? And I can’t ask them to leave. They’re so pleased with the roof.” Mrs. Tuft looked out. “He’s a dear,” she whispered to {hero}, “but he does tremble. It’s a worry. We’d have moved out long ago, only we don’t like to hurt his feelings.” The least bump, and he would fall over, and that was why nobody could pass.',
			],
			flies: '“Please don’t,” breathed Otho. “I’m so well balanced at the moment. A moth leaned on me yesterday.”',
			ways: [
				{
					say: 'Hum along with Otho to keep him steady',
					outcome:
						'“How do you do it?” asked {hero}. “I hum,” said Otho. “If you hum one note you can’t wobble. But I get so short of breath.” So {they} hummed too, on the same note, low down, and it went into the ground and up through three legs like three fresh tree trunks. The trembling stopped. Mrs. Tuft’s youngest fell asleep. {hero} kept it up all the way, under his chest and over his tail, and when {they} left off at the far end he stood like a church. He’d not felt so firm since he was an egg.',
					later:
						'{hero} hummed Otho’s note, low down, with {their} mouth shut. It came up out of the floor. Somebody who was shouting found that his voice had begun to rest on it. They leaned; they swayed; they took it up, without meaning to. You can’t wobble on one note, and you can’t quarrel on one, and when it stopped it was perfectly steady.',
					as: {
						quiet: 'For that you need somebody {trait}, and very low.',
						kind: 'It was a {trait} note. The mice said so.',
					},
				},
				{
					say: 'Cross from one free spot to the next, on tiptoe',
					outcome:
						'“There is always a bit of ground that nobody needs,” said Otho. “I’ve had a lot of time to look.” Between his feet lay roots, and mouse gardens, and washing. But there, by the heel, there was a spot as big as a plate; and there was one by the cabbages. {hero} stood on the first on tiptoe, with the rest of {them} out to the side. {They} waited till all of {them} was still. Then came the next. That was how he did it himself, Otho said, only that he’d been on the same spot for a year.',
					later:
						'Between two hundred people there is always a bit of floor that nobody needs. There was one by a cane, no bigger than a plate. {hero} stood on that, quite still, with the rest of {them} out to the side; and there was the next, beside a handbag. It was like stepping stones. {They} never touched anyone, and never came down with more than was needed.',
					as: {
						careful: 'It was made for somebody {trait}.',
						quick: 'If you’re {trait}, the waiting is the hard part.',
					},
				},
				{
					say: 'Tell each of them the truth, and help with the moving',
					outcome:
						'“You’d like to put it down,” {hero} told Otho, “and they’d like to go.” They were both horrified. “He mustn’t think that we weren’t happy,” whispered Mrs. Tuft. “They mustn’t think that I minded,” whispered Otho. So {hero} said that too. Then {they} carried: eight children, nineteen cupboards, a piano the size of a nut. It got late. At the new place, under a root, Mrs. Tuft counted everybody twice. Then Otho put down his foot. It took him a whole minute, and you could hear his knee all over the valley. “Aaaah,” he said. She came along to show {them} the short cut. She’d never dared to run before, in case he felt the draft.',
					later:
						'Up on a candlestick stood a mouse. “We were so polite to each other for a year,” said Mrs. Tuft, “that we nearly killed one another. He trembled, and I smiled.” She smoothed her apron. “{hero} told me what he couldn’t say, and told him what I couldn’t, and got it the right way around, and broke nothing. We’ve a piano. I’d let {them} carry anything.”',
					as: {
						honest: 'A {trait} person is a great help to the polite.',
						kind: 'It was {trait}; but above all there was the piano.',
					},
				},
			],
		},
		4: {
			meet: [
				'Over the road, like a bridge that has been left unfinished, stood a dinosaur. He was called Otho; and one of his feet was in the air. It had been so since the summer before. He had stopped to consider something, with that foot raised, and when he had done considering there was moss under it, and a light, and a mouse by the name of Mrs. Tuft was putting up curtains for eight. “I could not very well set it down,” said Otho, in a voice that hardly moved the leaves; “nor say anything. They speak so highly of the roof.” In the nest, for her part, one lay awake. It shook. One would have left [months ago|in the autumn], had it not been plain how much he did for them. The road was closed, as he would have gone over at a breath. He was asked by a child, through the wall, why he had not looked first; and Otho, who could have said that he had been thinking, was quiet. “I did not look once,” he said. “It was when I was young. I have been looking since.”',
			],
			flies:
				'He would take it as a favor, he breathed, if one did not fly. A moth had alighted on the left, on Tuesday; he had been two days getting over it.',
			ways: [
				{
					say: 'Ask for the note that he stands on, and hold it',
					outcome:
						'“You hum,” said {hero}, who had taken it for bees. “It is what I stand on,” said Otho. “As long as it is the one note. But I am not the lungs that I was.” {They} shut {their} mouth and found it, somewhere below where one keeps one’s voice; and held it for him. It is not often that help can be seen arriving. It went down into the road, and one watched it come up, through an ankle, through a knee, like sap. He let out a breath that he must have been saving since the autumn. In the nest eight small persons, one after another, turned over, and the lamp went out. {hero} walked with it the whole of the way beneath him. He kept hold of the end of it for a good while after {they} had gone.',
					later:
						'{hero} closed {their} mouth, and hummed. For some time nobody could have said that there was anything to be heard. It was rather that the floor had become more to be relied on. One who had been shouting set down his voice upon it, to rest for a moment, and it stayed; others came, and stood there too; and it was no longer {hero} alone, or even chiefly, it was a whole room upon a single note, and nobody swayed. It is in the nature of one note that there cannot be two sides to it.',
					as: {
						quiet: 'It is of such things that the {trait} have a store, and the loud come and stand on them.',
						kind: 'It was {trait}, inasmuch as one could not hear who did it.',
					},
				},
				{
					say: 'Go by what ground is left over, a spot at a time',
					outcome:
						'“I could direct you,” said Otho. “I have had it before me for a year.” Between those great feet there was not, to the unpracticed eye, an inch of room. There were rows of radishes, there was bed linen, someone’s funeral for a beetle. But by the heel lay a spot which was wanted for nothing; it was about as large as a saucer. One put upon that as little of oneself as would hold up the rest; and became still, and only after that looked about one. “By the beans,” said Otho. “Now, if you will, the thimble.” It was not fast. It was crossing a town, without having been in it. At the end {hero} turned round. All that breadth of radishes lay there as before; and he was looking at it, from above, as somebody looks at a page which, for once, he has been able to read aloud.',
					later:
						'There is ground left over in any crowd. {hero} looked for it as {they} had been taught. By that gentleman’s stick was a piece like a saucer; {they} put on it what was needed, and grew still; and there appeared, as there always does, when one is, another. It went by a shawl. It went by some infant’s dropped glove, which {they} did not step on. So {hero} was let through, a spot at a time, by two hundred people, none of whom had moved, and to whose knowledge nothing had touched them.',
					as: {
						careful: 'There are cathedrals of it, in the mind of a {trait} person: ground that is left over.',
						clever: 'One need not be {trait}. One need only be told it, by somebody who has stood there for a year.',
					},
				},
				{
					say: 'Carry to each what the other does not like to say',
					outcome:
						'“He would give anything to put it down,” {hero} said, in the nest. And, up there, at the ear: “They would give anything to go.” It was a bad minute. “He is not to suppose that we were not grateful,” cried Mrs. Tuft; he for his part hoped that nobody would think he had been counting. {They} took that, too, from one to the other. After that it was chests; it was eight children, of whom the seventh kept getting back in; it was a harmonium that would have gone into a walnut. By lamplight they had been got beneath a root. Then Otho lowered his foot. It came down through a year of air, as one lowers something that is asleep, and touched the moss, and stayed a moment without weight. “Oh,” said Otho. Mrs. Tuft put down her basket to cry. She went with {them} for some of the way. She had been walking on tiptoe since the summer before last.',
					later:
						'They had to bring a lamp closer. She was upon the rim of a candlestick, in her good shawl. “One can be too considerate,” said Mrs. Tuft. “We were. He would have stood there till it killed him, and I would have lain under it, and thanked him. There was not a soul who passed but told us how beautifully we got on.” She waited until it was quiet. “{hero} said to me what he could not. And got back to him what I could not. It was twelve trips, with furniture, and not a word in it was added, or left out, or was {theirs}. I have eight,” said Mrs. Tuft. “I would send them along with that one by night.”',
					as: {
						honest: 'The considerate need somebody {trait} by them, as the blind need a curb.',
						kind: 'There are two ways to be {trait}; one of them had been tried for a year.',
					},
				},
			],
		},
	},
};
