import type { Obstacle } from '../../format.ts';

export const wrongBook: Obstacle = {
	id: 'wrong-book',
	alsoIn: ['detective', 'ghost', 'historical', 'magical-school', 'royal', 'time-travel'],
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
			meet: 'There was a wall of books, and in it a secret door. You had to pull one book. But which one? “I put them all by color,” said Tamsin, a mouse. “Red, blue, green! It is so pretty. Now I can not find the door.”',
			ways: [
				{
					say: 'Walk along and read a red book',
					outcome:
						'{hero} took a red book. {They} read, and went on, and read, and did not look. Bump! A book went in. Click! And there was the door. “Take the red one with you,” said Tamsin.',
					later: '{hero} read the red book, and went on, and did not look. They all had to make way. No bump!',
				},
				{
					say: 'Look for the book with no dust',
					outcome:
						'“Which one do you not dust?” said {hero}. “The fat one,” said Tamsin. “It is so clean.” It said HUSH on it. Pull, click, swing! {hero} got the cover to keep.',
					later: 'Up went the cover of the fat book. HUSH, it said. One read it, and two, and then all of them did.',
				},
				{
					say: 'Put all the books back',
					outcome:
						'Fat by thin. Red by blue. {hero} and Tamsin put them all back. It took so long! And then: click. “You did not say it was my fault,” said Tamsin. She came along.',
					later: '“{hero} put back all my books,” said Tamsin. “{They} did not skip one.” That was good to hear.',
				},
			],
		},
		2: {
			meet: [
				'The way went on through a secret door, and the door was a wall of books. You pulled one of them, and it swung. “It was the third from the left,” said Tamsin, a mouse with a duster. “But they stood so higgledy-piggledy! So I put them [in order|in a row] by color.” It went from red to violet, like a rainbow, nine shelves high. “It’s never looked so nice,” said Tamsin. “I’ve been shut in here since the blues.”',
			],
			ways: [
				{
					say: 'Read a red book while you walk along the wall',
					outcome:
						'{hero} took a red book and walked along with {their} nose in it. It was about a pig who went to sea. {They} went by the oranges, and the greens. Bump! {hero} had walked into a book that stuck out a little. Click! The wall swung around. “Readers always find it,” said Tamsin. “Keep the pig.”',
					later:
						'{hero} opened the book about the pig and walked in with {their} nose in it. A reader does not look up. So the others have to. They all moved aside. The pig came ashore just as {hero} got to the front.',
					as: {
						dreamy: 'Only {trait} people do it so well.',
						clever: 'A {trait} person can read and bump at once.',
					},
				},
				{
					say: 'Ask Tamsin which book she never had to dust',
					outcome:
						'“If a book is pulled each day,” said {hero}, “it has no dust on it.” Tamsin thought. “The fat brown one!” she said. “I thought it was just tidy.” It stood with the browns, at the very bottom. HUSH, it said, in gold. Click! Tamsin let {hero} have the paper cover. It only came off on her duster.',
					later:
						'{hero} held up the cover of the fat brown book. HUSH, it said, in gold. The ones in front read it, and moved their lips. And so they had said it to the next ones. It went all the way round.',
					as: {
						clever: 'That is how the {trait} dust.',
						quiet: 'It was just the book for {trait} {hero}.',
					},
				},
				{
					say: 'Put every book back where it used to stand',
					outcome:
						'“What was next to what?” asked {hero}. Tamsin knew, when she shut her eyes. The cookbook stood next to the one on dragons, for it was scared. The poems lay down, because they were tired. They did all nine shelves, and it took ages. At the third from the left it went click. “It looks awful,” said Tamsin happily, and came along.',
					later:
						'“It was my own fault,” said Tamsin, behind her duster. “{hero} put back nine shelves with me, and knew it, and never said so.” She came out. “So I am saying it.”',
					as: {
						kind: 'It was {trait} to like the rainbow first.',
						careful: 'It was a job for somebody {trait}.',
					},
				},
			],
		},
	},
};
