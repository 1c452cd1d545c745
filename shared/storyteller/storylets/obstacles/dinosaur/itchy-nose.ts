import type { Obstacle } from '../../format.ts';

export const itchyNose: Obstacle = {
	id: 'itchy-nose',
	alsoIn: ['time-travel'],
	place: {
		the: 'the scratching rocks',
		at: 'at the scratching rocks',
		to: 'to the scratching rocks',
		backdrop: 'canyon',
	},
	people: { gnash: { call: 'Gnash', a: 'a dinosaur with short arms', type: 'Dinosaur', pronoun: 'he' } },
	props: ['feather'],
	blocks: ['flies'],
	ways: [
		{ id: 'stick', use: 'reach' },
		{ id: 'sneeze', use: 'hear' },
		{ id: 'climb', use: 'trust', ally: 'gnash' },
	],
	levels: {
		1: {
			meet: 'Gnash was a dinosaur with big teeth and short, short arms. A feather sat on his nose, and it itched! He could not reach it. So he rubbed his nose on a rock. Bump, it fell on the path. Then he rubbed the next one. “Stay back!” he said. “It will fall too!”',
			flies: '“What if I fly?” asked {hero}. “Fly by my nose, and it will itch even more!” said Gnash.',
			ways: [
				{
					say: 'Scratch him with a long stick',
					outcome:
						'{hero} found a long, long stick. Scratch, scratch! And off came the feather. “Oh, that’s good,” said Gnash. Now he did not need the rocks, so he pushed them off the path. {hero} could keep the stick.',
					later:
						'{hero} had the long stick. Tap, tap, on the man in front. He looked back, and he made way. Tap, tap, all the way up!',
				},
				{
					say: 'Say ah, ah, and make him sneeze',
					outcome:
						'“Ah,” said {hero}. “Ah, ah…” So Gnash had to do it too. “Ah, ah… CHOO!” Off flew the feather, and off flew the rocks! “Bless you,” said {hero}. And the way was free.',
					later:
						'“Ah,” said {hero}. “Ah, ah…” All the people thought that a big choo would come. So they held on to their hats and hushed.',
				},
				{
					say: 'Climb up past the teeth',
					outcome:
						'{hero} climbed up past all the big teeth, to the nose. Off came the feather! “You came so near!” said Gnash. “Everyone runs away from my teeth.” He pushed the rocks off the path, and he came along, to thank {hero}.',
					later:
						'“People run away from me,” said Gnash. “But {hero} came up to me and helped me.” And he showed all his teeth!',
				},
			],
		},
		2: {
			meet: [
				'The path went through a canyon. There was a crunch, and a rock as big as a cottage rolled onto it. Behind the rock stood Gnash, a dinosaur. He had a lot of teeth, and two very short arms. “I’m not itchy,” he said at once. “I just like rocks.” On the end of his nose was [a small white feather|a feather, small and white]. He had tried to rub it off for three days, and half the canyon lay on the path. “A dinosaur like me doesn’t need help,” said Gnash, with tears in his eyes.',
			],
			flies: '“What if I fly?” asked {hero}. “Something flew by last week,” said Gnash, “and now look at my nose.”',
			ways: [
				{
					say: 'Find a stick as long as his neck and scratch',
					outcome:
						'{hero} did not say itch. “I have this stick,” said {hero}, “and I don’t know what it’s for.” It was as long as four people. Gnash looked at it. “You could hold it here,” he said. “By chance.” So {hero} scratched by chance, for a quarter of an hour. The feather came off, and one of Gnash’s legs thumped. After that he put the rocks back himself.',
					later:
						'{hero} still had the long stick, and reached out with it over all the hats, and tapped a shoulder in the very first row. “Yes?” said the man, and turned around, and stepped aside. Tap, tap, tap: the crowd opened from the front.',
				},
				{
					say: 'Help Gnash to the biggest sneeze of his life',
					outcome:
						'“Ah,” said {hero}. “Ah… ah…” It is catching. Gnash’s nose began to twitch. “Ah,” he said. “Ah… AH…” Birds left. A turtle shut itself. “CHOOO!” The feather flew to the sea. So did the rocks, and so did a small tree, and the path was free. “I didn’t need that,” said Gnash, and smiled with all of his teeth.',
					later:
						'“Ah,” said {hero}, and lifted one {hand}. “Ah… ah…” Everybody looked up. They held on to their hats and to each other. “Ah…” Nobody can talk while somebody is about to sneeze. {hero} did not sneeze.',
				},
				{
					say: 'Climb up past all the teeth and take the feather off',
					outcome:
						'“Could you put your head down?” asked {hero}. “I’d like to see the view.” {hero} climbed up by the chin. It was teeth, and teeth, and teeth, and a smell of swamp. Then came the nose, and off came the feather. Gnash had held his breath the whole time. “Nobody ever came past those,” he said. He rolled the rocks out of the way and walked along on the tips of his toes, to be no bother.',
					later:
						'“Look at these,” said Gnash, and opened his mouth. Everybody looked. It took a while. “{hero} came as near as that,” he said, “and only thought about my nose.” Then he shut it again. There were no more questions.',
					as: { bold: '{hero} counted the teeth.' },
				},
			],
		},
	},
};
