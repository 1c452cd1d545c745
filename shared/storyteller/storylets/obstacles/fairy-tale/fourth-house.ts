import type { Obstacle } from '../../format.ts';

export const fourthHouse: Obstacle = {
	id: 'fourth-house',
	alsoIn: ['animal', 'forest', 'fantasy', 'unicorn', 'dragon'],
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
			meet: 'The path went through a yard. But now a brick wall was all around it, with no door. In front of it sat Mr. Grin, a wolf, with a pie. “Bram the pig is in there,” he said. “I blew at his house once, so he is scared. I want to say sorry! But I can’t get in.”',
			flies:
				'“Can’t I fly?” asked {hero}. “If Bram feels a wind, up goes one more wall,” said Mr. Grin. “He thinks it’s me.”',
			ways: [
				{
					say: 'Make steps out of bricks',
					outcome:
						'There were a lot of bricks. So {hero} made steps. One on one, two on two, and up, and over! Now everyone could go that way. “Me too,” said Mr. Grin. “But first I’ll knock.”',
					later:
						'There were a lot of boxes. So {hero} made steps. One on one, two on two, and up, and over to the front!',
				},
				{
					say: 'Learn to huff and puff',
					outcome:
						'“How did you blow?” asked {hero}. “I huff,” said Mr. Grin, “and I puff.” So {hero} did it too, as hard as that. The wall did not fall! “So I am safe!” cried Bram. Now he was so happy! He opened up a gap, and let everyone in.',
					later:
						'{hero} huffed, and {hero} puffed, like Mr. Grin. Whoo! All the hats flew up. The people took hold of them, and held still.',
				},
				{
					say: 'Pass the pie in to Bram',
					outcome:
						'One brick was loose. So {hero} took it out and passed the pie in to Bram. Munch, munch! “Who made it?” asked Bram. “Mr. Grin did,” said {hero}. “He wants to say sorry.” So Bram took down the wall. And Mr. Grin came along, to say more nice things.',
					later:
						'“People are all scared of me,” said Mr. Grin. “But {hero} took my pie in, and told Bram the truth. You can trust {hero}.”',
				},
			],
		},
		2: {
			meet: [
				'The road went in at a farmyard and out at the back. But there was a brick wall right across it, and it had no door and no window. In front of it sat a wolf called Mr. Grin, with a pie on his lap. “That’s Bram in there,” he said. “A pig. I blew his cousins’ houses down, [years ago|when I was young]. I want to say I’m sorry. But he saw me come, and each time I clear my throat, he puts on another row.” He cleared his throat. Clack, clack, clack, it went inside.',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “One breath of wind,” said Mr. Grin, “and he puts on three rows more. He thinks it’s me.”',
			ways: [
				{
					say: 'Build stairs from the bricks that are left over',
					outcome:
						'Bram had left a heap of bricks outside. {hero} laid one, and on that two, and on those three, until there were stairs, up, and along, and down on the other side. Anybody could walk over. “I could do that,” said Mr. Grin, and went up and knocked on the top row. “I always think of blowing first.”',
					later:
						'By the wall stood crates for the lemonade. One, and two, and three: {hero} laid them like Bram’s bricks. It made a stair. {hero} went up, and along behind all the backs, and down in front.',
				},
				{
					say: 'Let the wolf teach you to huff and puff',
					outcome:
						'“It comes from here,” said Mr. Grin, and showed {hero}. Then {hero} huffed, and puffed, with all the breath there was. A tree bent. A cow sat down. The wall did not so much as shiver. “Ha!” cried a voice inside. “It holds! It really holds!” Bram was so happy that he took out half the wall and let everybody through, even Mr. Grin.',
					later:
						'{hero} huffed, from low down, like Mr. Grin, and puffed. Off went the hats! All the candles leaned over. When the wind dropped, people were all holding on to each other, and nobody was shouting.',
				},
				{
					say: 'Find the loose brick and hand in the pie',
					outcome:
						'Low down one brick wobbled. {hero} drew it out, and an eye looked through the hole. “A pie,” said {hero}, “from someone who is sorry and too shy to cough.” The pie went in. Munch, munch. “Plum,” said Bram. “My cousins liked plum.” He took down the wall, row by row, to look at a shy wolf. Mr. Grin came along, light as a leaf.',
					later:
						'“People see my teeth,” said Mr. Grin. “They don’t look any farther. {hero} asked about my pie.” He turned his hat in his paws. “That’s one who looks at what you’re really like. So I’d listen.”',
				},
			],
		},
	},
};
