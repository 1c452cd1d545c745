import type { Obstacle } from '../../format.ts';

export const hiccupHill: Obstacle = {
	id: 'hiccup-hill',
	alsoIn: ['adventure', 'jungle', 'time-travel'],
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
			meet: 'Hic! A hot stone flew by. Hic! And one more. It was a small volcano, and it had the hiccups. “I fed it red peppers,” said Cinder, a crocodile with a spoon. “It said more, more. And now no one can get by!”',
			flies: 'Fly over it? Hic! No.',
			ways: [
				{
					say: 'Run in between two hiccups',
					outcome:
						'One, two, hic! One, two, hic! {hero} got the beat. One, two, RUN! Hic! And {hero} was by. Not one stone hit {them}.',
					later:
						'They all clapped. One, two, clap! One, two, clap! {hero} had the beat. One, two, RUN! And {they was} in.',
				},
				{
					say: 'Creep up and say boo',
					outcome:
						'{hero} crept up, on tiptoe. Up to the top. “BOO!” “Oh!” said the volcano. It was so shocked that it did not hic again. “What a good boo,” said Cinder.',
					later: '{hero} crept up to the table, on tiptoe. “BOO!” Oh! They were so shocked that no one said a thing.',
				},
				{
					say: 'Count to one hundred with the volcano',
					outcome:
						'“Hold your breath,” said {hero}, “and count.” One, two, three! They all sat and counted, and the volcano too. It took so long! At one hundred it was well. Cinder came along.',
					later: '“I gave it the peppers,” said Cinder. “{hero} sat by it and did not run.” Then you can trust {them}.',
				},
			],
		},
		2: {
			meet: [
				'HIC! A glowing stone flew over the path, and went fsss in the ferns. It came from a volcano, not a big one, about as high as a church. HIC! “Bless you,” said Cinder, a crocodile with a bucket and a spoon. “It’s my fault. I fed it. It had always had rock, and I gave it [peppers, forty of them|forty red peppers]. It liked them so much!” HIC! “Now it’s so ashamed that it hiccups even harder.”',
			],
			flies: '“You can’t fly now,” said Cinder. “You’d be a target.”',
			ways: [
				{
					say: 'Learn the beat and run between two hiccups',
					outcome:
						'{hero} listened. It was one, two, hic; one, two, hic; it was nearly a waltz. At the next “one” {they} ran, and at “two” {they was} almost there. HIC! The stone went by behind {them}. “You’ve got it!” cried Cinder, and wanted to dance. From the far side {hero} could see her, with her bucket, going one, two, hop.',
					later:
						'Everybody was stamping. They stamped all at once, and between two stamps there was a gap. One, two, BANG. One, two, BANG. It was nearly a waltz. {hero} waited for “one,” and danced in between them, right up to the front.',
					as: {
						quick: 'You have to be {trait} on the “two.”',
						careful: '{hero} was {trait}, and let three go by first.',
					},
				},
				{
					say: 'Creep up to the top and say boo',
					outcome:
						'“For hiccups you need a fright,” said {hero}. {They} crept up to the rim, on the side where it was not looking, and leaned over. “BOO!” It was perfectly quiet. Then a very small cloud came out, in the shape of an O. It never hicced again. “Nobody ever dared to frighten it,” said Cinder. “What a good thing to have with you.”',
					later:
						'{hero} crept along the wall, on the side where nobody was looking. “BOO!” It was a boo that had worked on a mountain. Two hundred mouths made the shape of an O, and nothing came out.',
					as: { bold: 'It is {trait}, to say boo to a volcano.', merry: 'A {trait} boo goes a long way.' },
				},
				{
					say: 'Hold your breath and count with the poor volcano',
					outcome:
						'“It’s frightened enough,” said {hero}. {They} sat down on the warm ground, and patted it. “We’ll count to a hundred. You hold your breath, and we’ll hold ours.” At thirty it hicced, and they began again. They began again seven times. It got late. “A hundred,” they whispered, all three. It gave a long warm sigh. Cinder came along, and left the bucket.',
					later:
						'“I gave it the peppers,” said Cinder, “and I blamed the weather. {hero} did not ask who it was. {They} sat in the hot part, and counted to a hundred seven times, and never skipped.” She snapped her jaws. “Would you?”',
					as: {
						kind: 'It was like {trait} {hero} to pat it.',
						careful: 'It is good to have somebody {trait} to count with.',
					},
				},
			],
		},
	},
};
