import type { Obstacle } from '../../format.ts';

export const swallowedWhistle: Obstacle = {
	id: 'swallowed-whistle',
	alsoIn: ['cooking', 'sports', 'superhero', 'circus', 'musical', 'robot', 'time-travel'],
	place: { the: 'the great crossing', at: 'at the great crossing', to: 'to the great crossing', backdrop: 'city' },
	people: { plod: { call: 'Constable Plod', a: 'a hippo in a blue helmet', type: 'Hippo', pronoun: 'he' } },
	props: ['whistle', 'wheel'],
	blocks: [],
	ways: [
		{ id: 'hiccup', use: 'hear' },
		{ id: 'breath', use: 'reach' },
		{ id: 'sign', use: 'trust', cost: 'time', ally: 'plod' },
	],
	levels: {
		1: {
			meet: 'Many carts went along the big road. Peep! They all stopped. Peep! They all went, and no one could get over. In the middle stood Constable Plod, a hippo, and he was so sad. “My whistle was in my bun,” he said, “and I ate it.” Peep! “Now it goes peep when I breathe.”',
			ways: [
				{
					say: 'Make him jump',
					outcome:
						'“BOO!” said {hero}. Constable Plod jumped. “Hic!” And pop, out flew the whistle! Now there was no more peep, and the carts could stop for everyone. “You keep it,” he said. “I just want a bun.”',
					later: '{hero} blew the whistle. PEEEEP! Everyone stopped, just like the carts, and no one said a word.',
				},
				{
					say: 'Tell him when to breathe',
					outcome:
						'“Breathe in,” said {hero}. “And out.” In, peep, and the carts stopped. Out, peep, and the carts went. “So that is it!” said Constable Plod. “I just have to breathe slowly.” And everyone could go over, in and step, in and step.',
					later:
						'When all the people breathed out, there was a bit of room. So each time {hero} went one step. Out and step, out and step, and {hero} was by.',
				},
				{
					say: 'Hold up a sign for him',
					outcome:
						'{hero} held up a sign. It said STOP, and then it said GO. It took a long, long time, till all the carts got home. Then the road was empty, and everyone could go over. “Now I can sit down,” said Constable Plod. Peep! And he came along, to rest his feet.',
					later:
						'Up got Constable Plod. Peep! “I couldn’t do my work,” he said. “{hero} did it for me, to the last cart.” Peep! So everyone trusted {hero}.',
				},
			],
		},
		2: {
			meet: [
				'At the great crossing nothing worked. Peep! All the carts stopped. Peep! They all went, at the same time, from four sides. In the middle stood Constable Plod, a hippo in a blue helmet. He was not blowing a whistle. He had [swallowed it|eaten it], in a bun. “Each time I breathe,” he said. Peep! “And I have to,” peep, “breathe.” Crash, went a cart of eggs.',
			],
			ways: [
				{
					say: 'Give him such a fright that it comes out',
					outcome:
						'{hero} went around behind Constable Plod and burst a paper bag. Bang! “Hic!” said Constable Plod. Out shot the whistle, with a crumb on it, and {hero} caught it. It was quiet at the crossing, and each cart let the other go first, and the people too. “That is the best breath I ever had,” he said, and did not want the whistle back.',
					later:
						'{hero} wiped the crumb off Constable Plod’s whistle and blew. PEEEEP! Everybody stopped with one arm in the air. It is a thing you learn at crossings.',
				},
				{
					say: 'Teach him to breathe in time, and go with it',
					outcome:
						'“In when I say in,” said {hero}, “and out when I say out.” It was in, hold, out. It was stop, wait, go. The carts went by like a dance, one side and then the other, and then everybody on foot. By now Constable Plod could do it alone. In, hold, out.',
					later:
						'{hero} did it as at the crossing. When people breathe in, they are wide. When they breathe out, there is a little room. In, hold, out, step. In, hold, out, step. Done!',
				},
				{
					say: 'Stand in the road and hold a sign up for him',
					outcome:
						'{hero} tore the lid off a box and wrote STOP on one side and GO on the other. Then {hero} stood there and turned it, until the last cart was home. It took longer than {hero} liked. Nobody looked at poor Constable Plod, so he could peep in peace. And then the road was empty, for everybody. He came along after that. “Just,” peep, “in case.”',
					later:
						'Peep! It was Constable Plod, and everybody sat up straight. “{hero},” peep, “stood in the road for me the whole time,” he said. “I am the law, and I say,” peep, “trust {hero}.”',
				},
			],
		},
	},
};
