import type { Obstacle } from '../../format.ts';

export const hideAndSeek: Obstacle = {
	id: 'hide-and-seek',
	alsoIn: ['magical-school', 'fantasy', 'mystery', 'fairy-tale'],
	place: { the: 'the counting tree', at: 'at the counting tree', to: 'to the counting tree', backdrop: 'garden' },
	people: { hetty: { call: 'Hetty', a: 'a ghost with her face to a tree', type: 'Ghost', pronoun: 'she' } },
	props: ['apple'],
	blocks: ['flies'],
	ways: [
		{ id: 'sneak', use: 'reach' },
		{ id: 'all-in', use: 'hear' },
		{ id: 'found', use: 'trust', cost: 'time', ally: 'hetty' },
	],
	levels: {
		1: {
			meet: 'The path went by a tree. There stood Hetty, a ghost, with her eyes shut. “Ninety-nine, one hundred!” she said. “Stand still, all of you! No one may go on till I find all my friends. But they hid so well, and I have looked for so long.” And she was sad to be alone.',
			flies: '“What if I fly?” asked {hero}. “To fly off isn’t fair,” said Hetty. “You have to hide.”',
			ways: [
				{
					say: 'Sneak from tree to tree',
					outcome:
						'Hetty shut her eyes. “One, two!” So {hero} ran from tree to tree, and hid. Hetty looked and looked, but she could not find {hero}. “You won!” she called. “Then the game is over, and you can all go on.”',
					later:
						'{hero} hid behind a big coat. Then {hero} ran to the next one, and hid. No one saw, and there {hero} was, in front.',
				},
				{
					say: 'Call “All in, all in!”',
					outcome:
						'“Call them in,” said {hero}. “ALL IN, ALL IN!” So out of the grass came a cat. Out of the tree came a frog. “My friends!” cried Hetty, and hugged them. So the game was over, and everyone could go on.',
					later: '“ALL IN, ALL IN!” called {hero}, as in the game. So all the people stopped, and came and sat down.',
				},
				{
					say: 'Hide, and let her find you',
					outcome:
						'{hero} hid, so that Hetty had one to find. She looked here, and she looked there. She was so slow! “I see you!” she cried. “I found one!” She was so happy that the game was over. Everyone could go on, and she came along, to tell people.',
					later:
						'“My friends went home, and didn’t tell me,” said Hetty. “But {hero} stayed till I called, ‘I see you!’ {hero} is a friend.”',
				},
			],
		},
		2: {
			meet: [
				'The path went by an apple tree. Under it stood a small ghost with her arm over her eyes. “Ninety-eight, ninety-nine, a hundred!” she said. “I’m coming!” Her name was Hetty. “You mustn’t go by,” she said, “or I’ll have found you, and you don’t count. I’m looking for my friends. They hid [when I had my red boots|when my boots were new], and they’re so good at it!” It had been a hundred years. They had gone home to tea, and grown up, and forgotten to tell her.',
			],
			flies: '“What if I fly?” asked {hero}. “In the air there’s nothing to be behind,” said Hetty.',
			ways: [
				{
					say: 'Sneak from hiding place to hiding place while she counts',
					outcome:
						'“Count once more,” said {hero}, “and I’ll play.” She put her arm over her eyes at once. At “ten” {hero} was behind the pump, at “thirty” in the beans, and at “a hundred” over the wall. “I give up!” called Hetty. “You win!” So the game was over, and anyone could go by.',
					later:
						'{hero} went while people talked, and stopped when they breathed. There was a pillar. There was an uncle. There was a very big coat. Nobody saw {hero} between one and the next. And there was the front. Home!',
				},
				{
					say: 'Call out that all may come home',
					outcome:
						'“The game is over when somebody calls it,” said {hero}. “And you are the one who calls.” So they called it together. “ALL IN, ALL IN, WHEREVER YOU ARE!” It went over the hill. In the village some very old people put down their spoons. They came up the path, four of them, quite slowly. “There you are!” said Hetty. So the game was over, and anyone could go by.',
					later:
						'“ALL IN, ALL IN, WHEREVER YOU ARE!” called {hero}. There is no one who does not know it. Everybody stopped, with one arm up. It felt as if it was late, and somebody was calling.',
				},
				{
					say: 'Hide yourself, and wait until she finds you',
					outcome:
						'“I’ll hide,” said {hero}. “And you seek.” {They} got under the wheelbarrow, and kept quite still. Hetty looked in the well. She looked in the beans. It went on and on, and {hero} could have been gone ten times. “Found you!” cried Hetty. She had never said it before. She said it again, to hear it. So the game was over, and she came along, and held on to {hero} the whole way.',
					later:
						'“When you’re seeking,” said Hetty, “you can tell who means it. They say they’ll hide, and they go home. {hero} was under a wheelbarrow till I came. It was wet there.” She nodded. “That one can be found where it was agreed.”',
					as: {
						careful: '{Trait} {hero} had even brushed away {their} tracks a little, to be fair.',
					},
				},
			],
		},
	},
};
