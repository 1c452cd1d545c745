import type { Obstacle } from '../../format.ts';

export const underALeaf: Obstacle = {
	id: 'under-a-leaf',
	alsoIn: ['animal', 'dinosaur', 'ninja', 'fairy-tale', 'fantasy', 'unicorn', 'dragon', 'adventure'],
	place: { the: 'the leafy dip', at: 'in the leafy dip', to: 'to the leafy dip', backdrop: 'forest' },
	people: { hitch: { call: 'Hitch', a: 'a squirrel with a rake', type: 'Squirrel', pronoun: 'she' } },
	props: ['acorn'],
	blocks: ['flies'],
	ways: [
		{ id: 'dive', use: 'reach' },
		{ id: 'crunch', use: 'hear' },
		{ id: 'promise', use: 'trust', cost: 'debt', ally: 'hitch' },
	],
	levels: {
		1: {
			meet: 'The path went down into a dip. It was full of leaves, as deep as a pond. In them sat Hitch, a squirrel, with a rake. “Please don’t step on them!” said Hitch. “I hid my acorn there, under a leaf. But which leaf? I want my acorn!”',
			flies: '“What if I fly?” asked {hero}. “One puff of wind,” said Hitch, “and then where is it not?”',
			ways: [
				{
					say: 'Swim in the leaves',
					outcome:
						'{hero} did not step on the leaves, but swam in them! Swish, swish! The leaves went to the left and the right. And there, on the path, lay the acorn. “My acorn!” cried Hitch. “And you didn’t step on one leaf!” So everyone could go by.',
					later:
						'A lot of coats hung there. So {hero} swam in them, swish, swish, as in the leaves. And out {hero} came, in front.',
				},
				{
					say: 'Find the leaf that goes crunch',
					outcome:
						'{hero} patted the leaves. Soft leaf, soft leaf, CRUNCH! There was a hard thing under it. “My acorn!” cried Hitch. “Now you can all go by.” And {hero} got a bag of leaves that go crunch.',
					later:
						'{hero} took one of Hitch’s leaves from the bag. CRUNCH! “Who was that?” all the people said. And then it was still.',
				},
				{
					say: 'Promise Hitch a new acorn',
					outcome:
						'“I’ll bring you a new acorn tonight,” said {hero}. “That’s a promise.” Hitch looked up. “I don’t know where my old one is. But I’ll get a new one!” So she raked a path for everyone, and came along, to look for it.',
					later: '“Everyone steps on my leaves,” said Hitch. “{hero} didn’t. And {hero} will bring me a new acorn!”',
					paid: 'And {hero} did bring that new acorn. Hitch hid it. It is under a leaf.',
				},
			],
		},
		2: {
			meet: [
				'The way went down into a dip, and the dip was full of leaves, right up to the top. In the middle sat Hitch, a squirrel, with a rake and a red nose. “Don’t step on them!” she cried. “I buried my best acorn in the fall. I remember exactly where. [It’s under a leaf.|It was under a brown leaf.]” She held one up, looked under it, and laid it down. She had a heap of them behind her.',
			],
			flies: '“What if I fly?” asked {hero}. “The last bird left a draft,” said Hitch. “I had to start all over.”',
			ways: [
				{
					say: 'Dive in and swim through the leaves',
					outcome:
						'“I won’t step on them,” said {hero}, and dived. It was brown in there, and it rustled, and it smelled of tea. {hero} swam with long strokes, like somebody in a lake. The leaves rolled to the left and right, like waves, and in between lay the path for all to see. “Not one stepped on,” said Hitch. “Were there any nuts down there?”',
					later:
						'All the coats had been thrown in a heap, and the heap went right through the room. {hero} took a deep breath, held on to everything, and dived. It was wool, and fur, and a wet hat. {hero} swam past it all and came up in front.',
				},
				{
					say: 'Listen for the leaf that crunches',
					outcome:
						'“A leaf on top of leaves is soft,” said {hero}. “A leaf on top of an acorn is not.” So {hero} listened, and Hitch patted. Fff. Fff. Fff. CRUNCH! There it was. Hitch kissed it, and raked all the rest off the path. {hero} had to try some more of them, and went on with a bagful of the very crunchiest.',
					later:
						'{hero} opened the bag of leaves from Hitch’s dip, and put in a {hand}. CRUNCH! There is nothing so loud as somebody crunching when you do not know who. Everybody stopped to listen for it.',
				},
				{
					say: 'Promise Hitch an acorn by tonight',
					outcome:
						'“I’ll bring you another one,” said {hero}. “By tonight. I promise.” Hitch thought. “And where will you be till then?” “Walking along that road.” “Then I’ll come,” said Hitch. “I always lose sight of them. I won’t lose sight of this one.” She cleared a path, and brought the rake.',
					later:
						'“I have buried three hundred acorns,” said Hitch, “and I’ve lost three hundred. {hero} promised me one, and I haven’t lost that yet. {They} asked me twice today if I was still there.” It was quite a lot, from a squirrel.',
					paid: 'And that night {hero} brought an acorn, with its hat on. “I’ll hide it right away,” said Hitch. “I know a good place.” She looked around. “Where did I put my rake?”',
				},
			],
		},
	},
};
