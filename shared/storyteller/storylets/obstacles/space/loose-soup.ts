import type { Obstacle } from '../../format.ts';

export const looseSoup: Obstacle = {
	id: 'loose-soup',
	place: { the: 'the gravy passage', at: 'in the gravy passage', to: 'to the gravy passage', backdrop: 'space' },
	people: { ladle: { call: 'Chef Ladle', a: 'a bear in a tall hat', type: 'Bear', pronoun: 'he' } },
	props: ['pot', 'spoon'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'swim', use: 'reach' },
		{ id: 'slurp', use: 'hear' },
		{ id: 'drops', use: 'trust', cost: 'time', ally: 'ladle' },
	],
	levels: {
		1: {
			meet: 'The way went by a ship’s kitchen. But in the way hung a ball of gravy, as big as a cow! “Up here in space it doesn’t fall down,” said Chef Ladle, a bear. “I took the lid off the pot, and out it came. If you bump it, it goes all over.”',
			flies: '“Can’t I fly?” asked {hero}. But the gravy went right to the top.',
			swims: '{hero} looked at the gravy. “Yes, you can swim in it,” said Chef Ladle. “But wash first!”',
			ways: [
				{
					say: 'Wash well and swim in the gravy',
					outcome:
						'{hero} had a good wash, and swam in the gravy. Stroke, stroke! It all came along, and plop, into the pot! {hero} hopped out, on went the lid, and the way was free. But oh, how {hero} smelled of onion!',
					later:
						'Sniff, sniff! “How you smell of onion!” people said. It was the gravy. Everybody stepped back, so {hero} could walk right in.',
				},
				{
					say: 'Slurp it up with a straw',
					outcome:
						'{hero} took a long straw. Slurp, slurp, SLURRRP! So the ball got as small as a hen, and the way was free. “What a slurp!” said Chef Ladle. “You like my gravy! You can keep the straw.”',
					later:
						'{hero} had Chef Ladle’s straw, and a drop of milk. SLURRRP! Everybody looked up. And no one said a word.',
				},
				{
					say: 'Help to spoon it back in the pot',
					outcome:
						'{hero} took a spoon too, and back it went, bit by bit. It took so long! When a drop got away, {hero} ran to get it. Then it was all in, and on went the lid. So the way was free, and Chef Ladle came along, with a spoon.',
					later:
						'“{hero} got back all my gravy, to the last drop,” said Chef Ladle. “And {hero} didn’t even lick the spoon!”',
				},
			],
		},
		2: {
			meet: [
				'The way led by the kitchen of a ship, and in the middle of the passage hung a gravy. It had no pot around it. It was as round as a moon, and as big as a cow, and it wobbled. “Don’t breathe on it!” cried a bear in a tall hat. It was Chef Ladle. “In space it all floats, and I took off the lid, to smell. Only for a second! If you break it, it’ll be [two hundred little gravies|drops, and they’ll go all over].” He held up a spoon. It looked very small.',
			],
			flies: 'It filled the whole passage. Even a fly had sat down and waited.',
			swims:
				'{hero} looked at the gravy. “Not before you have washed,” said Chef Ladle. “You don’t know where you’ve been.”',
			ways: [
				{
					say: 'Wash from top to bottom and swim through the gravy',
					outcome:
						'{hero} washed behind everything. Then {hero} slipped in, slowly. It was like a warm brown bath with onions. {hero} swam, and the gravy came along, past the lamps and through the kitchen door. There {hero} got out with a plop, and the passage was free. “Not a drop!” said Chef Ladle. “But you’ll smell of onion, I’m afraid.”',
					later:
						'People sniffed. “Is that onion?” they asked, and looked at each other. The smell came nearer, and it was {hero}. Those in front drew back a bit. Those behind drew back a lot. You could have driven a cart through there.',
					as: { careful: '{hero} swam without a splash.' },
				},
				{
					say: 'Find the longest straw and slurp',
					outcome:
						'“If it’s too big, make it smaller,” said {hero}, took the longest straw in the kitchen, and slurped. It went on until the gravy was as small as a hen, and the passage was free. The chef had tears in his eyes. “Nobody slurps any more,” he said. “They only say, very nice. Once more!” And {hero} slurped once more, all the way down the passage.',
					later:
						'Somebody had left a drop of lemonade in a glass. {hero} put in Chef Ladle’s long straw. SLUUURRRP! It was the rudest noise that anybody there had ever heard. People were too shocked to say a thing.',
				},
				{
					say: 'Help the chef to spoon it back, drop by drop',
					outcome:
						'There were two spoons. {hero} and the chef began at the edge of the gravy, so that it would not notice. When a drop broke off, {hero} went after it, past the lamps, and brought it home. It took so long that the gravy got cold. “Two hundred plates,” said Chef Ladle, and put the lid on. So the passage was free. He came along, hat and all. He wanted to be seen with {hero}.',
					later:
						'“There was one drop behind the clock,” said Chef Ladle. “I had not seen it. Nobody had. {hero} brought me that one too.” He took off his hat. “Whoever brings back the last drop can be believed.”',
				},
			],
		},
	},
};
