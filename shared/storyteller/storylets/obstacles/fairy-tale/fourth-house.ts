import type { Obstacle } from '../../format.ts';

export const fourthHouse: Obstacle = {
	id: 'fourth-house',
	alsoIn: ['animal', 'forest'],
	place: { the: 'the brick wall', at: 'at the brick wall', to: 'to the brick wall', backdrop: 'village' },
	people: {
		grin: { call: 'Mr. Grin', a: 'a wolf with a pie', type: 'Wolf', pronoun: 'he' },
		bram: { call: 'Bram', a: 'a pig behind a wall', type: 'Pig', pronoun: 'he' },
	},
	props: ['pie', 'door'],
	blocks: ['flies'],
	ways: [
		{ id: 'stairs', use: 'reach' },
		{ id: 'puff', use: 'hear' },
		{ id: 'pie', use: 'trust', ally: 'grin' },
	],
	levels: {
		1: {
			meet: 'There was a wall in the way, and no door. In front sat Mr. Grin, a wolf. He had a pie. “In there is Bram, the pig,” he said. “I blew at his house once. I want to say sorry. But he just builds and builds.”',
			flies: 'Fly? “Ow!” said a duck. The wall had a lid.',
			ways: [
				{
					say: 'Make steps out of bricks',
					outcome:
						'There were a lot of bricks. One on one, two on two, three on three. {hero} made steps, and went up, and over, and down. “I will use those too,” said Mr. Grin, “some day.”',
					later:
						'There were a lot of boxes. One on one, two on two. {hero} made steps, and up, and over, and there {they was}.',
				},
				{
					say: 'Learn to huff and puff',
					outcome:
						'“I just huff,” said Mr. Grin, “and puff.” So {hero} huffed and puffed at the wall. It did not fall! “I am safe!” said Bram. For joy he took out six bricks, and {hero} went by.',
					later: '{hero} huffed, and {hero} puffed. Whoo! Hats flew, hair stood up, and they all held still.',
				},
				{
					say: 'Pass the pie in to Bram',
					outcome:
						'One brick was loose. {hero} took it out and put the pie in. Munch, munch. “Who made it?” said Bram. “Mr. Grin did,” said {hero}. “He says sorry.” Down came the wall. Mr. Grin came along.',
					later:
						'“I was a bad wolf,” said Mr. Grin. “But {hero} took my pie in. If {they} say a thing, you can eat it.”',
				},
			],
		},
		2: {
			meet: [
				'A brick wall stood right across the road. It had no door and no window. In front of it sat a wolf called Mr. Grin, with a pie on his lap. “That’s Bram in there,” he said. “A pig. I blew his cousins’ houses down, [years ago|when I was young]. I want to say I’m sorry. But each time I clear my throat, he puts on another row.” He cleared his throat. Clack, clack, clack, it went inside.',
			],
			flies: 'Above, it had a lid. “He thinks of everything,” said Mr. Grin sadly.',
			ways: [
				{
					say: 'Build stairs from the bricks that are left over',
					outcome:
						'Bram had left a heap of bricks outside. {hero} laid one, and on that two, and on those three, until there were stairs, up, and along, and down on the other side. It took no mortar, only care. “I could do that,” said Mr. Grin. “I always think of blowing first.”',
					later:
						'By the wall stood crates for the lemonade. One, and two, and three: {hero} laid them like Bram’s bricks. It made a stair. {They} went up, and along behind all the backs, and down in front.',
					as: {
						careful: 'With bricks it is good to be {trait}.',
						clever: 'Where there is a wall, the {trait} see stairs.',
					},
				},
				{
					say: 'Let the wolf teach you to huff and puff',
					outcome:
						'“It comes from here,” said Mr. Grin, and showed {them}. {hero} huffed. Then {they} puffed, with everything {they} had. A tree bent. A cow sat down. The wall did not so much as shiver. “Ha!” cried a voice inside. “It holds! It really holds!” Bram was so happy that he took out four bricks and let {hero} through.',
					later:
						'{hero} huffed, low down, where Mr. Grin had shown {them}, and puffed. Off went the hats! Forty candles leaned over. When the wind dropped, they were all holding on to each other, and nobody was shouting.',
					as: { quick: 'You need {trait} lungs for it.', bold: 'It was a {trait} puff.' },
				},
				{
					say: 'Find the loose brick and hand in the pie',
					outcome:
						'Low down one brick wobbled. {hero} drew it out. An eye looked at {them}. “A pie,” said {hero}, “from someone who is sorry and too shy to cough.” The pie went in. Munch, munch. “Plum,” said Bram. “My cousins liked plum.” He took down nine rows to look at a shy wolf. Mr. Grin came along, light as a leaf.',
					later:
						'“People see my teeth,” said Mr. Grin. “They don’t look any farther. {hero} asked about my pie.” He turned his hat in his paws. “That’s one who looks at what you’re really like. So I’d listen.”',
					as: { kind: 'It only took somebody {trait}.', quiet: 'A {trait} person knows about throats.' },
				},
			],
		},
	},
};
