import type { Obstacle } from '../../format.ts';

export const firstAtThePole: Obstacle = {
	id: 'first-at-the-pole',
	alsoIn: ['adventure', 'historical', 'time-travel'],
	place: {
		the: 'the top of the world',
		at: 'at the top of the world',
		to: 'to the top of the world',
		backdrop: 'ice',
	},
	people: {
		bertram: { call: 'Sir Bertram', a: 'a pig in three furs', type: 'Pig', pronoun: 'he' },
		nuka: { call: 'Nuka', a: 'a polar bear with a soup pot', type: 'Polar Bear', pronoun: 'she' },
	},
	props: ['banner', 'soup'],
	blocks: ['flies'],
	ways: [
		{ id: 'prints', use: 'reach' },
		{ id: 'cheer', use: 'hear' },
		{ id: 'ask', use: 'trust', ally: 'nuka' },
	],
	levels: {
		1: {
			meet: 'The road went up, into the snow. In the way sat Sir Bertram, a pig, with a flag. “I’m the first one here!” he said. “So no one may step on my snow.” Then along came Nuka, a polar bear, with a pot of soup. She lived there! But he did not count her.',
			flies: '“What if I fly?” asked {hero}. “The air up there is mine too,” said Sir Bertram. “I was first in it.”',
			ways: [
				{
					say: 'Step just where he stepped',
					outcome:
						'Sir Bertram had left steps in the snow. {hero} stepped in the first one, and then in the next. So there was not one new step in all that snow. “How well you do that!” said Sir Bertram. “Everyone may go by like that.”',
					later:
						'A big man went up to the front, and people let him by. {hero} went right behind him, step by step. So {hero} got there too.',
				},
				{
					say: 'Shout “Hip, hip!” for him',
					outcome:
						'“Hip, hip!” called {hero}. “Hooray!” called Nuka and all the bears who lived there. No one had ever done that for Sir Bertram. He cried a bit, and then he laughed. “Come on, all of you!” he said. So everyone ran over the snow.',
					later:
						'“Hip, hip!” called {hero}. “Hooray!” all the people called back. And then they hushed, to hear who it was for.',
				},
				{
					say: 'Ask Nuka when she came here',
					outcome:
						'“When did you come here, Nuka?” asked {hero}. “I was born here,” said Nuka. Sir Bertram got pink. “Then you were first,” he said, “and it is your snow.” “Then everyone may step on it!” said Nuka. And she came along, to be asked some more.',
					later:
						'“I made soup here, and no one asked me a thing,” said Nuka. “But {hero} asked, and listened too. So listen to {hero} now.”',
				},
			],
		},
		2: {
			meet: [
				'The way went up and up, into the snow, and over the top of the world. It was quite small, and on it sat Sir Bertram, a pig in three furs, with a flag. “Stop!” he called. “I’m the first person ever to be here. Those are the first footprints. Nobody must tread on the snow until [somebody comes with a camera|the photographer comes].” A polar bear came up with a pot of soup. “Your dinner,” she said. “That’s Nuka,” said Sir Bertram. “She lives here. So she doesn’t count.”',
			],
			flies:
				'“What if I fly?” asked {hero}. “I’d see you,” said Sir Bertram. “I’m supposed to be alone up here. It’s in my book.”',
			ways: [
				{
					say: 'Walk exactly in his footprints',
					outcome:
						'“Then I won’t make any new ones,” said {hero}. Sir Bertram’s steps went up on one side and, where he had looked for the best spot, a good way down on the other. {hero} put each step into one of his, without a crumb of snow. “It’s as if you weren’t here,” said Sir Bertram happily. “Like that, anybody may go over.”',
					later:
						'A very wide man with a plate was on his way to the front. {hero} went behind him, and put each step where he had just had his. As far as anybody could see, only one person had gone by.',
				},
				{
					say: 'Give three cheers with all the bears',
					outcome:
						'Sir Bertram had climbed up there all alone, and planted the flag, and then it had been very quiet. “Hip, hip!” shouted {hero}. Nuka looked around for her family. “Hooray!” said nine bears. A piece fell off an iceberg. Sir Bertram held on to the flag, and his chin shook. “Once more,” he said, “and then I don’t care who walks on it.”',
					later:
						'“Hip, hip!” shouted {hero}. You cannot help it. “Hooray!” everybody shouted. And then they looked at each other. Who was it for? Was it a birthday? It was so quiet that {hero} could have whispered.',
				},
				{
					say: 'Ask Nuka how long she has been here',
					outcome:
						'“How long have you lived here?” {hero} asked Nuka. “Always,” said Nuka. “My grandmother cut the step you’re sitting on,” she told Sir Bertram. He got up from it at once. “I’ve had her soup for a whole month,” he said, “and I never asked.” He wrote in his book, VISITED NUKA, and let everybody walk where they liked. Nuka came along. She had never been asked a second question, and hoped for one.',
					later:
						'“He was the first person up there, and I was the soup,” said Nuka. “Then {hero} came by, and looked at me, and asked how long I’d been there. It was only one question.” She filled the doorway. “You’d be surprised how long I’d waited for it.”',
				},
			],
		},
	},
};
