import type { Obstacle } from '../../format.ts';

export const heldBridge: Obstacle = {
	id: 'held-bridge',
	alsoIn: ['circus', 'robot', 'sports', 'detective', 'time-travel', 'science-fiction'],
	place: { the: 'the held-up bridge', at: 'at the held-up bridge', to: 'to the held-up bridge', backdrop: 'city' },
	people: { granite: { call: 'Captain Granite', a: 'a hero in a torn cape', type: 'Superhero', pronoun: 'he' } },
	props: ['bridge'],
	blocks: ['flies'],
	ways: [
		{ id: 'under', use: 'trust', ally: 'granite' },
		{ id: 'fear', use: 'hear' },
		{ id: 'tip', use: 'reach' },
	],
	levels: {
		1: {
			meet: 'The road went over a bridge. Under it stood Captain Granite, in a cape, and held it up. “It shook, so I held it,” he said. “But I had to sneeze, and I think it shook from that! I don’t dare to let go, to see. And you’re all too heavy. So no one may go over.”',
			flies: '“Can’t I fly?” asked {hero}. “Oh,” said Captain Granite. “Then who do I hold it for?”',
			ways: [
				{
					say: 'Get under it too, and both let go',
					outcome:
						'{hero} went down and held the bridge too. “We’ll let go on three,” {hero} said. One, two, three! And the bridge did not fall! “So it can do it by itself,” said Captain Granite. “Oh, my arms!” Now everyone could go over, and he came along, to rest them.',
					later:
						'“I didn’t dare to let go of the bridge,” said Captain Granite. “{hero} let go with me, on three. You can trust {hero}. Oh, my arms!”',
				},
				{
					say: 'Learn how he calls “Have no fear!”',
					outcome:
						'“How do you call, when you come to help?” asked {hero}. “HAVE NO FEAR!” called Captain Granite, with both fists up. Oh! He had let go, and the bridge did not fall. “So you can all go over,” he said. “Now you call it.”',
					later:
						'“HAVE NO FEAR!” called {hero}, as loud as Captain Granite. Oh dear, what was it? No one dared to make a sound.',
				},
				{
					say: 'Ask him to tip the bridge for you',
					outcome:
						'“You’re so strong,” said {hero}. “Can you tip it?” Up went one end. Whee! {hero} slid to the other side. Then he let it down, and let go, and it did not fall! “What a good bridge,” said Captain Granite. “Now everyone can go over.”',
					later:
						'There was a long bench. {hero} sat on one end, and a big man on the other. Whee! Up went {hero}, as on the bridge, and over.',
				},
			],
		},
		2: {
			meet: [
				'There was a bridge over the street, with a gate in front of it. DO NOT WALK, it said. Under the bridge stood Captain Granite in his cape, and held it up with both arms. “It wobbled on Monday, when it was new,” he said. “I shouted that it was falling, and that I had it. Everybody clapped!” He looked around, and went red. “But I had sneezed [just|right] before. I think that it only wobbled from the sneeze. If I let go and it falls, that’s bad. And if I let go and it doesn’t, that’s worse!”',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “You wouldn’t fly over it!” said Captain Granite. “What’s the good of holding it, then?”',
			ways: [
				{
					say: 'Stand under the bridge next to him and both let go',
					outcome:
						'{hero} stood right beside him and took hold too. “On three,” said {hero}. “One finger at a time.” There were a lot of fingers. Then there were none. The bridge stayed where it was. A pigeon walked over it. “Well!” said Captain Granite. He put down his arms, opened the gate, and came along, to see what else stayed up by itself.',
					later:
						'“I said that it would fall,” said Captain Granite, “and it was a fib. I told {hero} so, and {hero} came under that bridge with me.” His arms were still a bit up. “If you want to know who stands by you, that is where you find out.”',
					as: {
						bold: 'Even {hero} looked up once.',
					},
				},
				{
					say: 'Learn to call “Have no fear!” the way heroes do',
					outcome:
						'“How do you do the call?” asked {hero}. Nobody had asked for days. “Chin up,” said Captain Granite, and up went his arms too. “HAVE NO FEAR!” All the windows slammed. And the bridge? It just stood there. “So it was me,” he said, and opened the gate for everybody. {hero} practiced the call the whole way across.',
					later:
						'“HAVE NO FEAR!” called {hero}. Everybody went as quiet as a mouse. Nobody had been afraid before, but if somebody says that, there must be something.',
					as: { merry: '{hero} tried it on a cat too.' },
				},
				{
					say: 'Ask him to lift one end, and slide over',
					outcome:
						'“Since you have hold of it,” said {hero}, “could you tip it?” Captain Granite had never thought of that. {hero} got over the gate and sat down. Up went that end, with {hero} on it, and the bridge was a slide. Whoosh! Then it went down again, without a crack. “It isn’t broken at all,” he said, quite puzzled. Then he let go, and opened the gate.',
					later:
						'{hero} laid a long bench across a stool, and sat down on one end. “Could you tip it?” asked {hero} the biggest man in the room. He sat down on the other. Whoosh! {hero} went up over the hats, and came down in front.',
				},
			],
		},
	},
};
