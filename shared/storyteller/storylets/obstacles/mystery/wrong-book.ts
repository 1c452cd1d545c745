import type { Obstacle } from '../../format.ts';

export const wrongBook: Obstacle = {
	id: 'wrong-book',
	alsoIn: [
		'detective',
		'ghost',
		'historical',
		'magical-school',
		'royal',
		'time-travel',
		'fantasy',
		'fairy-tale',
		'dragon',
		'unicorn',
	],
	place: { the: 'the secret door', at: 'at the secret door', to: 'to the secret door', backdrop: 'library' },
	people: { tamsin: { call: 'Tamsin', a: 'a mouse with a duster', type: 'Mouse', pronoun: 'she' } },
	props: ['book', 'door'],
	blocks: [],
	ways: [
		{ id: 'read', use: 'reach' },
		{ id: 'dust', use: 'hear' },
		{ id: 'back', use: 'trust', cost: 'time', ally: 'tamsin' },
	],
	levels: {
		1: {
			meet: 'The way went into a house, up to a wall of books. Behind it was a secret door. “One of the books opens it,” said Tamsin, a mouse. “But which one? I cleaned them, and put them by color. Red, blue, green! It’s so pretty. But now I can’t find the one, and no one can get in.”',
			ways: [
				{
					say: 'Walk along and read a red book',
					outcome:
						'{hero} took a red book and read it, and did not look up. Bump! One book in the wall went in. Click! And there was the door. “It was that one!” said Tamsin, and let everyone in. “Keep the red book. You read so well.”',
					later:
						'{hero} read the red book, and went on, and did not look up. So all the people had to make way. And {hero} did not bump one of them.',
				},
				{
					say: 'Look for the book with no dust',
					outcome:
						'“You pull that book each day,” said {hero}. “So which book has no dust?” The fat one! {hero} pulled it out. Click! The door was open for everyone. HUSH, it said on the book, and {hero} could keep it.',
					later: '{hero} held up the fat book. HUSH, it said. One man read it, and two, and then they all did.',
				},
				{
					say: 'Put all the books back',
					outcome:
						'{hero} and Tamsin put all the books back as they were. Fat by thin, red by blue, and there were so many! And then, click, there was the door. “You didn’t say it was my fault,” said Tamsin. So everyone could go in, and she came along, to say so to people.',
					later: '“All my books were wrong,” said Tamsin. “{hero} helped me to put them back, to the last one.”',
				},
			],
		},
		2: {
			meet: [
				'The way went into an old house, and on through a secret door, and the door was a wall of books. You pulled one of them, and it swung. “It was the third from the left,” said Tamsin, a mouse with a duster. “But they stood so higgledy-piggledy! So today I put them [in order|in a row] by color.” It went from red to violet, like a rainbow, nine shelves high. “It’s never looked so nice,” said Tamsin. “And nobody’s got through since the blues.”',
			],
			ways: [
				{
					say: 'Read a red book while you walk along the wall',
					outcome:
						'{hero} took a red book, walked along, and read. It was about a pig who went to sea. It got exciting by the oranges, and by the greens there was a storm. Bump! {hero} had walked into a book that stuck out a little. Click! The wall swung open, and stayed so. “Readers always find it,” said Tamsin. {hero} had gone through by then, and was still reading.',
					later:
						'{hero} opened the book about the pig and walked in, reading. A reader does not look up. So the others have to. Everybody moved aside. The pig came ashore just as {hero} got to the front.',
				},
				{
					say: 'Ask Tamsin which book she never had to dust',
					outcome:
						'“If a book is pulled each day,” said {hero}, “it has no dust on it.” Tamsin thought. “The fat brown one!” she said. “I thought it was just tidy.” It stood with the browns, at the very bottom. HUSH, it said, in gold. Click! The wall swung open for everybody. Only the paper cover came off, and {hero} went through with that.',
					later:
						'{hero} held up the cover of Tamsin’s fat brown book. HUSH, it said, in gold. The ones in front read it, and moved their lips. And so they had said it to the next ones. It went all the way round.',
				},
				{
					say: 'Put every book back where it used to stand',
					outcome:
						'“What was next to what?” asked {hero}. Tamsin knew, when she shut her eyes. The cookbook stood next to the one on dragons, for it was scared. The poems lay down, because they were tired. The two of them did all nine shelves, as fast as they could. It still took a long time. At the third from the left it went click. “It looks awful,” said Tamsin happily, and came along, with a book under her arm, the wrong way up.',
					later:
						'“It was my own fault,” said Tamsin, behind her duster. “{hero} put back nine shelves with me, and knew it, and never said so.” She came out. “So I am saying it.”',
				},
			],
		},
	},
};
