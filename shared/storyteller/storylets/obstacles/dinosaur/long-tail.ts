import type { Obstacle } from '../../format.ts';

export const longTail: Obstacle = {
	id: 'long-tail',
	alsoIn: ['time-travel'],
	place: { the: 'the long tail', at: 'at the long tail', to: 'to the long tail', backdrop: 'jungle' },
	people: {
		dip: { call: 'Dip', a: 'a frog on a tail', type: 'Frog', pronoun: 'he' },
		longa: { call: 'Longa', a: 'a very long dinosaur', type: 'Dinosaur', pronoun: 'she' },
	},
	props: [],
	blocks: ['flies'],
	ways: [
		{ id: 'over', use: 'reach' },
		{ id: 'call', use: 'hear' },
		{ id: 'ask', use: 'trust', cost: 'time', ally: 'longa' },
	],
	levels: {
		1: {
			meet: 'A log lay in the way, as fat as a barn. But it was not a log. It was a tail! On it sat Dip, a frog. “It is Longa’s,” he said. “Her head is far off, past the hill. She does not know that her tail is here.”',
			flies: '“Do not fly!” said Dip. “It swats at flies.”',
			ways: [
				{
					say: 'Ask nicely and go over her back',
					outcome:
						'“May I?” said {hero}, and went up. Up the tail, up the back, up the neck! Then down. Wheee! “Was that a bug?” said Longa.',
					later:
						'“May I?” said {hero} to the biggest one there. Up his back {they} went, and over. Wheee, and down in front!',
				},
				{
					say: 'Call it out as frogs do',
					outcome:
						'“MOVE, please!” said Dip. A far frog said it. And one more, past the hill. Then the tail went up! So {hero} learned to call as frogs do, from the tum. “MOVE, please!”',
					later:
						'{hero} called as frogs do, from the tum. “HUSH, please!” One said it to the next, and then they all did.',
				},
				{
					say: 'Go all the way to her head',
					outcome:
						'{hero} went along the tail, and along the back, and past the hill. It was so far! “Hello,” said {hero} to the head. “Your tail is in the way.” “Oh!” said Longa. She came along.',
					later:
						'In came a head, on a long neck. “They all kick my tail,” said Longa. “{hero} came to me and told me.” That was good.',
				},
			],
		},
		2: {
			meet: [
				'Something lay across the path, gray and round and as high as a house. {hero} knocked on it. “That’s no good,” said Dip, a frog who sat on top. “It’s a tail. It’s Longa’s. She’s the longest dinosaur there is, and her head is [in the next valley|behind that hill].” He kicked it. “If you pinch her here today, she says ouch tomorrow. She lay down to look at the view. She never thinks how far she goes.”',
			],
			flies: '“Don’t fly over,” said Dip. “The tail can’t see, but it can swat.”',
			ways: [
				{
					say: 'Ask the tail politely and climb over the whole dinosaur',
					outcome:
						'“Excuse me,” said {hero} to the tail, and climbed. It was a walk of an hour. There were hills, and a tree grew on one of them. From the neck you could see the sea. Then it went down, and {hero} sat, and let go. Whoosh, over the nose and into the ferns! “How nice,” said Longa. “Somebody took the trouble.”',
					later:
						'In the back row sat the biggest person in the room. “Excuse me,” said {hero}. “May I go over you?” Nobody had ever asked him that. He bent down, and {they} went up his back like a hill, and whoosh, down in front of them all.',
					as: {
						careful: 'You can only do it if you are {trait}, and take the steps one by one.',
						bold: 'It took somebody {trait}, in the middle.',
					},
				},
				{
					say: 'Learn from Dip to call from the tummy',
					outcome:
						'“You have to use the frogs,” said Dip. One sat here, and one on the knee, and one on the hill. He showed {hero} how to call from the tummy, so that it carries. “MOVE-PLEASE!” It went from frog to frog, over the hill. You could have eaten lunch. And then the tail rose in the air like a drawbridge.',
					later:
						'{hero} called from the tummy. “HUSH-PLEASE!” Those who heard it could not help it. They said it to the next, and those said it to the next. It went right around the room, and came back, and there was no noise left.',
					as: { merry: 'It was fun, for somebody {trait}.', quiet: 'Even {trait} people have a tummy.' },
				},
				{
					say: 'Walk the whole length of Longa and tell her kindly',
					outcome:
						'{hero} walked along the tail, and the leg, and the side, and the neck. It took so long that {they} had to stop for berries. At the end was a small, friendly head. “You have a tail,” said {hero}, “and it’s lying on the road.” “Have I still got that?” said Longa. “They never tell me. They only kick it.” She came along, from the front end first.',
					later:
						'A head came in at the door on a long, long neck. The rest was somewhere outside. “People kick what’s near,” said Longa. “{hero} walked a whole day to find out whose it was. I’d trust {them} from end to end.” That is a long way.',
					as: {
						kind: 'Only {trait} people look for the head.',
						quick: 'For somebody {trait} it was a very long neck.',
					},
				},
			],
		},
	},
};
