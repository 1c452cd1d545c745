import type { Obstacle } from '../../format.ts';

export const nibbledHouse: Obstacle = {
	id: 'nibbled-house',
	alsoIn: ['cooking', 'fantasy', 'forest', 'royal', 'unicorn', 'dragon', 'magical-school'],
	place: { the: 'the cake house', at: 'at the cake house', to: 'to the cake house', backdrop: 'forest' },
	people: { crumb: { call: 'Mrs. Crumb', a: 'a witch under a cake roof', type: 'Witch', pronoun: 'she' } },
	props: ['door', 'cake', 'cookie'],
	blocks: ['flies'],
	ways: [
		{ id: 'cookie-man', use: 'reach' },
		{ id: 'toffee', use: 'hear' },
		{ id: 'hold', use: 'trust', cost: 'time', ally: 'crumb' },
	],
	levels: {
		1: {
			meet: 'The path went through a house made of cake. It had no walls left! Mrs. Crumb, a witch, stood there and held up the roof. “All who came by took one bite,” she said. “Just one, they said. And now the walls are gone. If you bump me, it all falls down!”',
			flies: '“What if I fly?” asked {hero}. “One puff of wind,” said Mrs. Crumb, “and I wear a cake!”',
			ways: [
				{
					say: 'Bake a cookie man to hold the roof',
					outcome:
						'{hero} baked a big cookie man. He held up the roof with both arms. So now Mrs. Crumb could let go, and everyone could go under it. She gave {hero} a small cookie man in a bag. “He runs,” she said.',
					later:
						'{hero} let the small cookie man out of the bag. Off he ran! Everyone ran after him, so {hero} just walked in.',
				},
				{
					say: 'Stick the roof up with toffee',
					outcome:
						'{hero} made toffee in a pot, and put it here, and put it there. It was so thick that the roof stuck to a tree. So Mrs. Crumb could let go, and everyone could go by. She gave {hero} a bag of toffee.',
					later:
						'{hero} gave all the people a bit of toffee. Mmm! It stuck to their teeth. And when your teeth stick, you can’t shout.',
				},
				{
					say: 'Hold the roof, so that she can bake',
					outcome:
						'“I’ll hold it,” said {hero}. So Mrs. Crumb baked new walls. It smelled so good, and it took a long, long time! Then there were two doors, and everyone could go in and out. “You didn’t lick it,” she said. And she came along, with a bit of cake.',
					later:
						'“Everyone took just one bite of my house,” said Mrs. Crumb. “But {hero} held it up, and didn’t lick it. So I trust {hero}.”',
				},
			],
		},
		2: {
			meet: [
				'The path went in at a house of cake and out at the back, or at what was left of it. There was a roof with icing, and a door that was one big cookie. There were no walls. Under the roof stood a witch, with both arms up. “I’m Mrs. Crumb,” she said. “People only take a nibble, they say. A nibble, each of them! Now it only holds because I hold it. If anybody bumps me, down it comes. [And I’ve had an itch for an hour.|And my nose itches.]”',
			],
			flies: '“What if I fly?” asked {hero}. “You’d blow off the icing,” said Mrs. Crumb. “It lands on me.”',
			ways: [
				{
					say: 'Bake a gingerbread man to hold up the roof',
					outcome:
						'The oven was still hot. {hero} mixed and rolled, and out of it came a gingerbread man with arms like a baker’s. He took the roof and held it, and smiled with all his raisins, whoever went under it. Mrs. Crumb scratched her nose for a long time. A smaller one, made of the last dough, would not stand still, and {hero} had to put him in a paper bag.',
					later:
						'{hero} opened the paper bag from the cake house. “You can’t catch me!” cried the gingerbread man, and was off. Nobody can hear that and stand still. They all ran after him, and there was plenty of room.',
				},
				{
					say: 'Boil up toffee and glue the roof to the trees',
					outcome:
						'{hero} boiled up sugar in the biggest pot until it pulled strings, and stuck the roof to the trees, left and right. “You may let go,” said {hero}. Mrs. Crumb let go with one finger, and then with nine. It held! Now anybody could walk under it, and {hero} went on with what was left over, in a bag.',
					later:
						'{hero} went along the rows with the bag of toffee from the cake house. They all took one piece, and bit, and that was that. “Mmf,” said the loudest. It was the best toffee in the world, and it lasted.',
				},
				{
					say: 'Hold the roof yourself while Mrs. Crumb bakes walls',
					outcome:
						'{hero} took the roof. It was heavy. A drop of icing came down on {hero}’s nose, and then another. Mrs. Crumb baked one wall after the other, and never hurried. “Four walls, and a door at each end for people to go through,” she said, when it was getting late. “And you had icing on your nose, and left it there.” She came along, with a rolling pin.',
					later:
						'“I know a nibbler when I see one,” said Mrs. Crumb, and looked around. A good few people looked away. “{hero} stood under my roof, for I don’t know how long, with icing on the nose. It’s still all there. I measured.”',
				},
			],
		},
	},
};
