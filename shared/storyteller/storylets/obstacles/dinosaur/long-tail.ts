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
			meet: 'On the path lay a log, as fat as a barn. It was so long that it had no end. But it was a tail! “It is Longa’s tail,” said Dip, a frog. “She lay down to eat. Her head is so far away, on the other side of the hill! So she doesn’t know that no one can get by.”',
			flies: '“I could fly,” said {hero}. “The tail swats at flies,” said Dip. “And it doesn’t look who flies!”',
			ways: [
				{
					say: 'Ask nicely and go over her back',
					outcome:
						'“May I?” asked {hero}. So up the tail, up the back, up the neck, and down, wheee! “Was that a bug?” said Longa. It tickled, so she pulled in her tail. And the path was free.',
					later:
						'“May I?” asked {hero}. And {hero} went up the back of the biggest one there. Then wheee, down on the other side!',
				},
				{
					say: 'Call it out as frogs do',
					outcome:
						'Dip called, from deep down. “MOVE, please!” A frog by the hill called it too, and then one by her head. So up went the tail, and everyone could go by. “It goes from frog to frog,” said Dip. “You can do it too!” And {hero} could.',
					later:
						'{hero} called like a frog, from deep down. “HUSH, please!” One man told it to the next, and then everyone hushed.',
				},
				{
					say: 'Go all the way to her head',
					outcome:
						'{hero} went along the tail, and along the back, and over the hill. It was so far! “Hello,” {hero} said to the head. “Your tail is on the path.” “Oh, is it?” said Longa. So she pulled it in, and came along, all of her, bit by bit.',
					later:
						'In came a head on a long neck. “No one told me,” said Longa. “But {hero} came all that way and told me. And it is a long way!”',
				},
			],
		},
		2: {
			meet: [
				'Something lay across the path, gray and round and as high as a house. {hero} knocked on it. “That’s no good,” said Dip, a frog who sat on top. “It’s a tail. It’s Longa’s. She’s the longest dinosaur there is, and her head is [in the next valley|behind that hill].” He kicked it. “If you pinch her here today, she says ouch tomorrow. She lay down to look at the view. She never thinks how far she goes.”',
			],
			flies: '“I could fly,” said {hero}. “The tail can’t see,” said Dip, “but it can swat.”',
			ways: [
				{
					say: 'Ask the tail politely and climb over the whole dinosaur',
					outcome:
						'“Excuse me,” said {hero} to the tail, and climbed. There were hills, and a tree grew on one of them. Then it went down, and {hero} let go. Whoosh, over the nose and into the ferns! “How nice,” said Longa. “Somebody took the trouble.” And she pulled in her tail, so that nobody else would have to.',
					later:
						'In the back row sat the biggest person in the room. “Excuse me,” said {hero}. “May I go over you?” Nobody had ever asked him that. He bent down, and {hero} went up his back like a hill, and whoosh, down in front of them all.',
				},
				{
					say: 'Learn from Dip to call from the tummy',
					outcome:
						'“You have to use the frogs,” said Dip. One sat here, and one on the knee, and one on the hill. He showed {hero} how to call from the tummy, so that it carries. “MOVE-PLEASE!” It went from frog to frog, over the hill. You could have eaten lunch. And then the tail rose in the air like a drawbridge, and everybody could go under.',
					later:
						'{hero} called from the tummy. “HUSH-PLEASE!” Those who heard it passed it on, as frogs do, and the next ones passed it on to the next. It went right around the room, and came back, and there was no noise left.',
				},
				{
					say: 'Walk the whole length of Longa and tell her kindly',
					outcome:
						'{hero} walked along the tail, and the leg, and the side, and the neck. It took so long that {they} had to stop for berries. At the end was a small, friendly head. “You have a tail,” said {hero}, “and it’s lying on the road.” “Have I still got that?” said Longa. “They never tell me. They only kick it.” She pulled it in, and came along, from the front end first.',
					later:
						'A head came in at the door on a long, long neck. The rest was somewhere outside. “People kick what’s near,” said Longa. “{hero} walked a long, long way to find out whose it was. I’d trust {hero} from end to end.” That is a long way.',
				},
			],
		},
	},
};
