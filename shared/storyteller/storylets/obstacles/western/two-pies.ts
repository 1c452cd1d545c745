import type { Obstacle } from '../../format.ts';

export const twoPies: Obstacle = {
	id: 'two-pies',
	alsoIn: ['cooking', 'desert', 'circus', 'musical', 'adventure', 'animal', 'sports', 'time-travel', 'fairy-tale'],
	place: { the: 'the narrow gulch', at: 'in the narrow gulch', to: 'to the narrow gulch', backdrop: 'canyon' },
	people: {
		slim: { call: 'Slim', a: 'a pig with a plum pie', type: 'Pig', pronoun: 'he' },
		clementine: { call: 'Clementine', a: 'a cow with an apple pie', type: 'Cow', pronoun: 'she' },
	},
	props: ['pie'],
	blocks: ['flies'],
	ways: [
		{ id: 'splat', use: 'hear' },
		{ id: 'carry', use: 'reach' },
		{ id: 'taste', use: 'trust', ally: 'slim' },
	],
	levels: {
		1: {
			meet: 'The road went between two rocks. There stood Slim, a pig, and Clementine, a cow. Each held up a pie to throw. “She said that my pie is dry!” said Slim. “He said that my pie is wet!” said Clementine. But each liked that pie too much to throw it. So there they stood, and no one could get by.',
			flies: '“I could fly,” said {hero}. “Oh!” said Slim. “A thing that flies is so good to throw at!”',
			ways: [
				{
					say: 'Shout “Splat!”',
					outcome:
						'“SPLAT!” called {hero}, so loud. “Oh!” said Slim, and felt his nose. “Oh!” said Clementine, and felt her nose. There was no pie! They laughed so hard that they fell back, this way and that. So the road was free.',
					later: '“SPLAT!” called {hero}. Everybody felt for the pie. There was no pie! And it was still.',
				},
				{
					say: 'Carry the pies out',
					outcome:
						'{hero} took one pie, and then the other. “Mind the pies!” {hero} called. So Slim stepped to this side, and Clementine to that side. “Keep mine,” she said. “If I have no pie, I can’t throw it.” So they did not fight, and everyone could go by.',
					later:
						'{hero} held up Clementine’s pie. “Mind the pie!” {hero} called. Everybody stepped back, to let it by.',
				},
				{
					say: 'Taste both pies, and say how they are',
					outcome:
						'{hero} had a bite of each. “This one is dry,” {hero} said. “And that one is wet. But on one spoon they are so good!” Yum! So they did not fight. Clementine went home to eat, and Slim came along, to tell folk.',
					later:
						'“My pie was dry,” said Slim. “{hero} told me so, and then had one more bite. {hero} tells the truth.”',
				},
			],
		},
		2: {
			meet: [
				'The way led through a gulch as narrow as a cupboard. In it, back to back, stood a pig and a cow, each with a pie. “She said that my pie is dry,” said Slim, the pig. “He said that mine is soup,” said Clementine, the cow. “Ten steps, and then we turn and throw.” But nobody took the first step. [Whoever did would have started it.|It would have been the start of it.] So there they stood, and held up their pies with both arms.',
			],
			flies: '“I could fly,” said {hero}. “We’ve got our arms up already,” said Slim, “and you’d be the easier one.”',
			ways: [
				{
					say: 'Shout “Splat!” as loudly as you can',
					outcome:
						'{hero} went up close and took a breath. “SPLAT!” Slim clapped a hand to his face. Clementine shut both eyes. They felt their ears, and their chins. There was not a crumb on them. “She missed,” said Slim. “He missed,” said Clementine. They were both so glad! They laughed till they had to lean on the rocks, one left, one right, and there was the way.',
					later:
						'“SPLAT!” shouted {hero}. All over the room people felt their faces, and looked for the pie. It is hard to go on shouting with one hand on your nose.',
				},
				{
					say: 'Carry both of the pies out of the way',
					outcome:
						'“You must be tired,” said {hero}. “I’ll hold them.” {They} took the plum pie, and the apple pie on top. “Mind the pie!” There is no pig and no cow that will bump into a pie. Both flattened themselves against the rocks, and the way was free. “Walk on with mine,” said Clementine. “It takes two pies to fight.” And she sat down on a rock with Slim, and they shared the plum one.',
					later:
						'“Mind the pie!” called {hero}, and held it high. It was Clementine’s, and it dripped. Nobody wanted it on their hat. They leaned to the left and to the right, and {hero} went through with not a drop spilled.',
				},
				{
					say: 'Taste both of the pies and tell the truth',
					outcome:
						'{hero} asked for a spoon, tried the plum, and chewed for a long time. “It’s dry,” {they} said. Then {they} tried the apple, and had to drink it. “That’s soup.” Then {hero} put some of each on the same spoon, and gave the two of them a taste. It was quiet in the gulch. “That’s a pie,” said Clementine, and ran home for a bigger spoon. So the way was free, and Slim came along, to tell people.',
					later:
						'“Everybody says yum to me,” said Slim. “They say it quickly, and they don’t take seconds. {hero} said it was dry. And then {hero} asked for more, and poured some apple on.” He looked around. “So I’d believe {hero} about more than pie.”',
				},
			],
		},
	},
};
