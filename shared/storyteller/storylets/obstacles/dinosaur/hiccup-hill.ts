import type { Obstacle } from '../../format.ts';

export const hiccupHill: Obstacle = {
	id: 'hiccup-hill',
	alsoIn: ['adventure', 'jungle', 'time-travel', 'fantasy', 'fairy-tale', 'dragon', 'cooking', 'pirate'],
	place: { the: 'the small volcano', at: 'at the small volcano', to: 'to the small volcano', backdrop: 'mountain' },
	people: { cinder: { call: 'Cinder', a: 'a crocodile with a bucket', type: 'Crocodile', pronoun: 'she' } },
	props: ['spoon'],
	blocks: ['flies'],
	ways: [
		{ id: 'between', use: 'reach' },
		{ id: 'boo', use: 'hear' },
		{ id: 'count', use: 'trust', cost: 'time', ally: 'cinder' },
	],
	levels: {
		1: {
			meet: 'The path went by a small volcano. Hic! A hot stone flew over the path. “I gave it red peppers,” said Cinder, a crocodile with a spoon. “It wanted more and more. And now it has the hiccups!” Hic! “And no one can get by.”',
			flies: '“What if I fly?” asked {hero}. Hic! Up there the hot stones flew best.',
			ways: [
				{
					say: 'Run in between two hiccups',
					outcome:
						'“One, two, hic!” said {hero}. “One, two, hic!” It went like a song. “Now run on one and two!” called {hero}. So everyone could run by. Hic! And no stone hit them.',
					later:
						'The people moved, one, two, stop! One, two, stop! But {hero} knew how to run on one and two. So {hero} ran in between, right up to the front.',
				},
				{
					say: 'Creep up and say boo',
					outcome:
						'{hero} went up to the top, softly. “BOO!” “Oh!” said the volcano. It was so shocked that it forgot to hic. “What a good boo!” said Cinder. “Now it’s well.” So everyone could go by.',
					later:
						'{hero} went up to the front of the people, softly. “BOO!” They were so shocked that no one said a thing.',
				},
				{
					say: 'Count to one hundred with the volcano',
					outcome:
						'“Hold your breath and count,” said {hero}. So the two sat down and counted, and the volcano did it too. It took a long, long time! But at one hundred it was well. “Thank you,” it said. So everyone could go by, and Cinder came along, to count some more.',
					later:
						'“It was me who gave it the peppers,” said Cinder. “But {hero} stayed and helped us. And those stones were hot!”',
				},
			],
		},
		2: {
			meet: [
				'HIC! A glowing stone flew over the path, and went fsss in the ferns. It came from a volcano, not a big one, about as high as a church. HIC! “Bless you,” said Cinder, a crocodile with a bucket and a spoon. “It’s my fault. I fed it. It had always had rock, and I gave it [peppers, forty of them|forty red peppers]. It liked them so much!” HIC! “Now it’s so ashamed that it hiccups even harder.”',
			],
			flies: '“What if I fly?” asked {hero}. “That’s where the stones go,” said Cinder. “You’d be a target.”',
			ways: [
				{
					say: 'Learn the beat and run between two hiccups',
					outcome:
						'{hero} listened. It was one, two, hic; one, two, hic; it was nearly a waltz. At the next “one” {hero} ran, and at “two” was nearly there. HIC! The stone went by behind. “You’ve got it!” cried Cinder. From then on she stood there with her bucket and counted everybody over. One, two, hop.',
					later:
						'A crowd moves all at once, if you watch it, and then there is a gap. One, two, gap. One, two, gap. It was nearly a waltz. {hero} waited for “one,” and danced in between them, right up to the front.',
					as: {
						careful: '{hero} let three go by first.',
					},
				},
				{
					say: 'Creep up to the top and say boo',
					outcome:
						'“For hiccups you need a fright,” said {hero}, crept up to the rim, where it was not looking, and leaned over. “BOO!” It was perfectly quiet. Then a very small cloud came out, in the shape of an O. It never hicced again, and anybody could go by. “Nobody ever dared to frighten it,” said Cinder.',
					later:
						'{hero} crept along the wall, on the side where nobody was looking. “BOO!” It was a boo that had worked on a mountain. Two hundred mouths made the shape of an O, and nothing came out.',
				},
				{
					say: 'Hold your breath and count with the poor volcano',
					outcome:
						'“It’s frightened enough,” said {hero}, and sat down on the warm ground, and patted it. “We’ll count to a hundred. You hold your breath, and we’ll hold ours.” At thirty it hicced, and they began again. They began again seven times, and {hero} did not once look at the road. “A hundred,” they whispered, all three. It gave a long warm sigh, and the path was safe. Cinder came along, and left the bucket.',
					later:
						'“I gave it the peppers,” said Cinder, “and I blamed the weather. {hero} did not ask who it was. {They} sat in the hot part, and counted to a hundred seven times, and never skipped.” She snapped her jaws. “Would you?”',
				},
			],
		},
	},
};
