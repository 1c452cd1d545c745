import type { Obstacle } from '../../format.ts';

export const quietLibrary: Obstacle = {
	id: 'quiet-library',
	alsoIn: ['historical', 'mystery', 'time-travel', 'ghost', 'magical-school', 'royal'],
	place: { the: 'the reading room', at: 'in the reading room', to: 'to the reading room', backdrop: 'library' },
	people: { shush: { call: 'Miss Hush', a: 'an owl with a small bell', type: 'Owl', pronoun: 'she' } },
	props: ['bell', 'book'],
	blocks: [],
	ways: [
		{ id: 'notes', use: 'trust', ally: 'shush' },
		{ id: 'finish', use: 'hear', cost: 'time' },
		{ id: 'carpet', use: 'reach' },
	],
	levels: {
		1: {
			meet: 'The way went through a big house full of books. Creak, said the floor. “Hush!” said Miss Hush, an owl, and Ting, said her bell. “A baby bat came in and fell asleep in that big book. If the floor creaks, it will cry. So no one can go by.”',
			ways: [
				{
					say: 'Write Miss Hush a note',
					outcome:
						'{hero} wrote a note, because that makes no noise. “Where does the floor not creak?” it said. So Miss Hush made a chalk mark on each good spot. Now everyone could go over with not one creak! And she came too.',
					later:
						'Miss Hush does not like to talk. But now she got up. “{hero} didn’t wake the baby,” she said. “I like {hero}.” And she sat down.',
				},
				{
					say: 'Read the bat to the end of the story',
					outcome:
						'{hero} sat down and read to the baby bat, very, very softly. It was a long, long story. “Eep,” said the bat at the end, and flew out at the window. Now the floor could creak all it liked! So everyone could go by, hop, hop, hop.',
					later:
						'{hero} began to read, very, very softly. It was such a good story! So all the people hushed, and came near to hear it.',
				},
				{
					say: 'Put books down and step on those',
					outcome:
						'{hero} put one fat book on the floor, and then more, in a row. So now everyone could go from book to book, with not one creak. “Two of them I have twice,” said Miss Hush. “You can have those.”',
					later:
						'{hero} had the two fat books. {hero} put one down and stepped on it, and then the next. So {hero} went over all their feet, book by book.',
				},
			],
		},
		2: {
			meet: [
				'The way led through a library, right across the reading room. At the desk sat Miss Hush, an owl with a very small bell. Ting! “Not a sound,” she said, without any voice. “There is a baby bat asleep in the atlas. It [cried|has cried] for three nights. It has only just dropped off.” The floor of the reading room was old, and it was famous for its creak. So a whole row of readers sat there, and did not dare to go home.',
			],
			ways: [
				{
					say: 'Write a note to ask which boards creak',
					outcome:
						'{hero} wrote, “Which boards?” Miss Hush wrote, “At last, somebody asks.” And she drew a map of the whole floor, with a cross for each creak. With that, anybody could go over it like a shadow in socks. She left it on the desk for people to use, and came along, to talk out loud for once.',
					later:
						'Miss Hush stood up. Nobody had ever heard her voice. “I only speak once a year,” she said, “so listen. {hero} can be trusted.” And that was this year’s.',
				},
				{
					say: 'Read the bat its story to the end',
					outcome:
						'The atlas was open at Africa, but under it lay a story with a ribbon in the middle. No wonder the bat slept so badly! {hero} read it the end, in the smallest voice {they} had. It took a long time. The bat said “Eep,” and turned over, and after that you could have played the trumpet.',
					later:
						'{hero} did not shout. {They} did what had worked for the bat, and began to tell a story, very softly, and stopped just before the good bit. “Go on!” said everyone. And then they were still.',
				},
				{
					say: 'Lay a path of fat books and cross on those',
					outcome:
						'There were fat books and thin books. {hero} took the fattest, and laid them out in a row like stones in a brook. Now anybody could cross the room, from A to Z. Not one creak. Two books were left over, and {hero} borrowed those.',
					later:
						'But {hero} had two very fat books from the library. One down, and up on it. The other one down, and up on that! So {hero} went over all their feet, and nobody lost a shoe.',
				},
			],
		},
	},
};
