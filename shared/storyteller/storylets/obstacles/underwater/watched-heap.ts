import type { Obstacle } from '../../format.ts';

export const watchedHeap: Obstacle = {
	id: 'watched-heap',
	place: { the: 'the pebble pass', at: 'in the pebble pass', to: 'to the pebble pass', backdrop: 'underwater' },
	people: {
		bosun: { call: 'Bosun', a: 'an old sea dog on guard', type: 'Dog', pronoun: 'he' },
		mallow: { call: 'Mrs. Mallow', a: 'a penguin in a straw hat', type: 'Penguin', pronoun: 'she' },
	},
	props: ['basket', 'ball'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'tower', use: 'reach' },
		{ id: 'stare', use: 'hear' },
		{ id: 'plum', use: 'trust', ally: 'bosun' },
	],
	levels: {
		1: {
			meet: 'A heap of things filled the way: a chair, a ball, a basket. On it sat Bosun, a sea dog. “A lady asked me to watch it for a minute,” he said. “No one goes by till she’s back!” Behind him stood Mrs. Mallow, a penguin. “I am back!” she called. But he did not look.',
			flies:
				'“Can’t I fly?” asked {hero}. “Then I have to watch you too,” said Bosun. “And I need both eyes for this!”',
			swims: '{hero} looked ahead. “If you swim by,” said Bosun, “the ball will float off!”',
			ways: [
				{
					say: 'Carry the heap to the lady',
					outcome:
						'“You watch it,” said {hero}, “and I’ll carry it.” So {hero} took it all, up and up, like a tower. Bosun went next to it and watched. And where did it stop? By Mrs. Mallow! “Thank you,” she said, and took it home. So the way was free, and {hero} got the basket.',
					later:
						'{hero} put cups on Mrs. Mallow’s basket, up and up, like a tower. “It will fall!” people said. And they made way, up to the front.',
				},
				{
					say: 'Stare at the lady till he looks too',
					outcome:
						'{hero} sat down by Bosun and looked past him, at Mrs. Mallow. {hero} looked, and looked, and looked. “What’s there?” asked Bosun. He did not want to turn around, but he had to. “It’s you!” he called. So she took her heap home, and the way was free.',
					later:
						'{hero} looked hard at one spot on the wall, as at Mrs. Mallow. “What’s there?” people asked. They all looked too, and hushed.',
				},
				{
					say: 'Ask the lady what she said to him',
					outcome:
						'“What did you say to Bosun?” called {hero}. “Watch my heap, and you get a plum,” said Mrs. Mallow. {hero} felt in the basket, and there was a plum. “So it’s you!” said Bosun, and turned around. She took her heap home, so the way was free. And he came along with his plum.',
					later:
						'“{hero} could have had the ball and the chair,” said Bosun. “But {hero} took only my plum. I know. I watched!”',
				},
			],
		},
		2: {
			meet: [
				'A heap of things filled the pass from wall to wall: a deck chair, a ball, and a basket. On top sat Bosun, an old sea dog, with both eyes on it. “A lady asked me to watch this for a minute,” he said. “That was nine days ago. [Nobody gets by|Nobody comes past me] till she’s back.” “I am back!” called Mrs. Mallow, a penguin in a straw hat. She stood right behind him, and had stood there for eight of the nine days. “Anybody could say that,” said Bosun. He did not turn around. He was watching.',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “Then I’d have to watch you as well,” said Bosun, “and I’ve only got two eyes.”',
			swims:
				'“Can’t I swim?” asked {hero}. “The ball floats,” said Bosun. “One swish, and I’ve lost a lady’s ball for her.”',
			ways: [
				{
					say: 'Carry the whole heap over to the lady',
					outcome:
						'“You go on watching it,” said {hero}, “and I’ll carry it.” Bosun could find nothing wrong with that. So {hero} put the basket on the chair and the ball on the basket, and went off under it all. Bosun trotted beside it and never took his eyes off the ball. So he was very surprised when somebody said “Thank you.” He knew the voice. Mrs. Mallow took her things home, the pass was free, and {hero} could keep the basket.',
					later:
						'{hero} piled cups into Mrs. Mallow’s basket until it was a tower, and put a plate on top. It leaned to the left. “Look out!” people cried. Nobody wants to stand under a thing like that. They made a lane for it, right up to the front.',
				},
				{
					say: 'Stare past him until he has to look too',
					outcome:
						'{hero} sat down next to Bosun and looked the other way, at Mrs. Mallow and nothing else. Bosun’s ears twitched. “What is it?” he asked, with his eyes on the chair. {hero} went on looking. It is hard to sit by somebody who has seen something. His nose turned, and then one eye, and then all of him. “You’re back!” cried Bosun. “I said so,” said Mrs. Mallow. She took her things home, and the pass was free.',
					later:
						'{hero} chose a spot on the wall and stared at it, as hard as at Mrs. Mallow. Somebody looked up to see what it was, and so did the next one. Soon they all had their mouths open, and not one was talking.',
				},
				{
					say: 'Ask the lady what she told him that day',
					outcome:
						'“What did you say to him, exactly?” called {hero}. “I told him that there was a plum in it for him,” said Mrs. Mallow. Bosun’s tail hit the chair. “Nobody knows about the plum,” he said. {hero} felt around in the basket, with Bosun’s nose close by, and there it was, a bit old by now. At last Bosun turned his head. “Madam,” he said. She took her things home, the pass was free, and he came along, with the plum in his cheek.',
					later:
						'“I was nine days on that heap,” said Bosun. “{hero} felt around in a lady’s basket, and there was cheese in it, and a purse. Out came one plum, and it was for me.” He looked from face to face. “I know it. I was watching.”',
				},
			],
		},
	},
};
