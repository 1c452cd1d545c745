import type { Obstacle } from '../../format.ts';

export const knottedPath: Obstacle = {
	id: 'knotted-path',
	alsoIn: ['animal', 'forest', 'adventure'],
	place: { the: 'the knotted path', at: 'on the knotted path', to: 'to the knotted path', backdrop: 'jungle' },
	people: { umber: { call: 'Mrs. Umber', a: 'an elephant with knots in her tail', type: 'Elephant', pronoun: 'she' } },
	props: ['rope'],
	blocks: ['flies'],
	ways: [
		{ id: 'loops', use: 'reach' },
		{ id: 'soup', use: 'hear' },
		{ id: 'oldest', use: 'trust', cost: 'time', ally: 'umber' },
	],
	levels: {
		1: {
			meet: 'The path went between thick bushes. Green ropes hung over it, full of knots, and no one could get by. “When I must not forget, I tie a knot,” said Mrs. Umber, an elephant. “But now I forget what the knots are for! So please don’t undo one.”',
			flies: '“I could fly,” said {hero}. Up there it was all knots too.',
			ways: [
				{
					say: 'Go in at each loop',
					outcome:
						'Each knot had a loop, like a small window. So {hero} went in and out, in and out. Not one knot came undone! “Well done!” said Mrs. Umber. So she held up the ropes with her trunk, and everyone could go by.',
					later:
						'The people had their hands on their hips, so their arms were loops. In and out went {hero}. And there {hero} was, in front.',
				},
				{
					say: 'Say “Is the soup still on?”',
					outcome:
						'“Is your soup still on?” asked {hero}. “My soup!” cried Mrs. Umber. She ran right into the ropes, so fast that they all came down. So the path was free. “Oh,” she said then. “I have no soup. But it was good of you to ask.”',
					later:
						'“Is your soup still on?” asked {hero}. Oh dear! All the people had to think if it was. And when you think, you hush.',
				},
				{
					say: 'Help her with the first knot',
					outcome:
						'“What is that one for?” asked {hero}. So they picked and they pulled, and it took a long, long time! “Now I know!” said Mrs. Umber. “It was to say thank you.” So she did. Then she took down all the ropes. And she came along, to say it to more people.',
					later:
						'“I forget all things,” said Mrs. Umber. “But {hero} said, ‘I’ll help.’ And {hero} did. I won’t forget that.” And she made a knot.',
				},
			],
		},
		2: {
			meet: [
				'Green ropes hung down over the path, hundreds of them, and each had knots in it. It was like a wall of knitting. Behind it stood Mrs. Umber, an elephant, with three knots in her tail. “Elephants never forget,” said Mrs. Umber. “Everybody says so. I do. [I’ve forgotten everything since I was small.|I always have.] So I make a knot for each thing. Only then I forget what the knot was for.” She sniffed. “Please don’t pull. It might be important.”',
			],
			flies: 'The knots went right up into the tops of the trees. “I had a lot to do that year,” said Mrs. Umber.',
			ways: [
				{
					say: 'Climb through the loops and leave the knots alone',
					outcome:
						'A knot is shut, but next to it there is a loop. {hero} went through the first, and then the next, a bit higher, and one that you had to go through sideways. Not one knot was undone. “I had no idea that they were so airy,” said Mrs. Umber. And she took the lot in her trunk, and held them aside like a curtain.',
					later:
						'All those people stood with their hands on their hips, as people do who wait. It made loops, a whole room of them. {hero} went in at the first, and the next, and one that you had to go through sideways. Nobody noticed more than a tickle.',
				},
				{
					say: 'Ask Mrs. Umber if the soup is still on',
					outcome:
						'“Mrs. Umber,” said {hero}, “have you left the soup on?” She stood quite still. Her ears went out like sails. “The soup!” she said. She thought with all her might. She thought so hard that she walked around in a circle, and each time she came by she took a yard of knots along. Then she stopped. “I don’t like soup,” said Mrs. Umber. But there was the path, and {hero} was on it.',
					later:
						'“Has anybody left the soup on?” asked {hero}. Everybody stopped talking. You could see them go home in their heads, and into the kitchen, and look. That takes a while, and it is very quiet.',
				},
				{
					say: 'Undo the very first knot together with her',
					outcome:
						'“Which was the first?” asked {hero}. It was the one at the tip of Mrs. Umber’s tail. It was so old that it was like wood, and it took until late. “Oh!” she said. “‘Wear the blue ribbon.’ It was my birthday!” She had been six. They made a bow of the end of the tail. Then she came along, right through all the ropes, and that made a path.',
					later:
						'“I forget people’s faces,” said Mrs. Umber, “and their names. But {hero} sat over one knot of mine, and would not stop until it was undone.” Swish, went the bow on her tail. “I’ve made a new one for that, and I know what it’s for.”',
				},
			],
		},
	},
};
