import type { Obstacle } from '../../format.ts';

export const nibbledHouse: Obstacle = {
	id: 'nibbled-house',
	alsoIn: ['cooking', 'fantasy', 'forest', 'royal', 'unicorn'],
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
			meet: 'A house of cake stood in the way. It had a cookie for a door. But it had no walls! Mrs. Crumb, a witch, held up the roof. “They all had one bite,” she said. “Just one, they said. If I let go, it all falls down.”',
			flies: '“Do not fly!” she said. “One puff of wind, and down it comes!”',
			ways: [
				{
					say: 'Bake a cookie man to hold the roof',
					outcome:
						'{hero} made a big cookie man. He held up the roof with both arms! “Oh, my back,” said Mrs. Crumb. “Thank you.” She gave {hero} a small one in a bag. “Do not let it out,” she said.',
					later:
						'{hero} let the cookie man out of the bag. Off he ran! They all ran after him. And {hero} just went in.',
				},
				{
					say: 'Stick the roof up with toffee',
					outcome:
						'{hero} put toffee here, and toffee there. It was so thick that the roof stuck to the tree. Mrs. Crumb let go. It held! So {hero} got a bag of toffee, and went by.',
					later:
						'{hero} gave them all a bit of toffee. Mmm. Mmm! Their teeth stuck. And you can not shout with teeth that stick.',
				},
				{
					say: 'Hold the roof, so that she can bake',
					outcome:
						'{hero} held up the roof. It smelled so good! It took so long! Mrs. Crumb baked four walls. “And you did not take one lick,” she said. So she came along.',
					later:
						'“{hero} held my cake house,” said Mrs. Crumb. “{They} did not take one lick.” Not one? Oh! They could trust {them}.',
				},
			],
		},
		2: {
			meet: [
				'Across the path stood a house of cake, or what was left of it. There was a roof with icing, and a door that was one big cookie. There were no walls. Under the roof stood a witch, with both arms up. “I’m Mrs. Crumb,” she said. “They only take a nibble, they say. A nibble, each of them! If anybody goes through here, it comes down. [And I’ve had an itch since ten.|And my nose itches.]”',
			],
			flies: '“And if you fly over, you’ll blow off the icing,” said Mrs. Crumb. “It’s what I’m standing under.”',
			ways: [
				{
					say: 'Bake a gingerbread man to hold up the roof',
					outcome:
						'The oven was still hot. {hero} mixed and rolled, and out of it came a gingerbread man with arms like a baker’s. He took the roof and held it, and smiled with all his raisins. Mrs. Crumb scratched her nose for a long, long time. She gave {hero} a smaller one in a paper bag. “Keep it shut,” she said. “He is a runner.”',
					later:
						'{hero} opened the bag. “You can’t catch me!” cried the gingerbread man, and was off. Nobody can hear that and stand still. They all ran after him, and there was plenty of room.',
					as: { clever: 'It was a {trait} thing to bake.', quick: 'A {trait} cook makes a quick cookie.' },
				},
				{
					say: 'Boil up toffee and glue the roof to the trees',
					outcome:
						'{hero} boiled up sugar in the biggest pot until it pulled strings. Then {they} stuck the roof to the trees, left and right. “You may let go,” {they} said. Mrs. Crumb let go with one finger, and then with nine. It held! {hero} got a whole bag of what was left over.',
					later:
						'{hero} went along the rows with the bag. They all took one piece, and bit, and that was that. “Mmf,” said the loudest. It was Mrs. Crumb’s best toffee, and it lasted.',
					as: { kind: 'It was {trait}, and it was also toffee.', clever: 'The {trait} carry toffee for later.' },
				},
				{
					say: 'Hold the roof yourself while Mrs. Crumb bakes walls',
					outcome:
						'{hero} took the roof on {their} {hands}. It was heavy. A drop of icing came down, just past {their} mouth, and then another. Mrs. Crumb baked one wall after the other, and never hurried. “Four walls,” she said, when it was getting late. “And you had cream on your nose, and left it there.” She came along, with a rolling pin.',
					later:
						'“I know a nibbler when I see one,” said Mrs. Crumb, and looked around. A good few people looked away. “{hero} stood under my roof for half a day, with icing on the nose. It’s still all there. I measured.”',
					as: {
						honest: 'It was hard, even for somebody {trait}.',
						careful: 'Only someone {trait} holds cake like that.',
					},
				},
			],
		},
	},
};
