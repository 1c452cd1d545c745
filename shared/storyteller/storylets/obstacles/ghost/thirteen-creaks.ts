import type { Obstacle } from '../../format.ts';

export const thirteenCreaks: Obstacle = {
	id: 'thirteen-creaks',
	alsoIn: ['magical-school', 'mystery', 'fantasy', 'royal'],
	place: { the: 'the haunted stairs', at: 'on the haunted stairs', to: 'to the haunted stairs', backdrop: 'hall' },
	people: { mold: { call: 'Mr. Mold', a: 'a ghost who creaked', type: 'Ghost', pronoun: 'he' } },
	props: ['feather', 'door'],
	blocks: ['flies'],
	ways: [
		{ id: 'rail', use: 'reach' },
		{ id: 'creak', use: 'hear' },
		{ id: 'help', use: 'trust', cost: 'time', ally: 'mold' },
	],
	levels: {
		1: {
			meet: 'The way went up some stairs. On the first one sat Mr. Mold, a ghost. “My stairs have to creak,” he said. “But a man put oil on them. So now I have to creak, for each step. Eeek! I’m so tired. Please, no one go up!”',
			flies: '“Can’t I fly?” asked {hero}. “If you fly, I don’t know when to creak,” said Mr. Mold.',
			ways: [
				{
					say: 'Slide along the rail',
					outcome:
						'There was oil on the rail too. So {hero} sat on it. One push, and swish, right up to the top! Mr. Mold had to laugh. “That needs no creak!” he said. “Go up like that, all of you.” And he gave {hero} the oil.',
					later:
						'{hero} put oil on a long bench, and sat down on it. One push, and swish! {hero} went by all the people, up to the front.',
				},
				{
					say: 'Creak for Mr. Mold',
					outcome:
						'“Let me creak for you,” said {hero}. “Eeek!” “Go lower,” said Mr. Mold. “Eeeeek!” Brrr, it ran down his back! “That’s it!” he said. So he had a rest, and {hero} creaked for all who went up.',
					later:
						'“Eeeeek!” went {hero}, like a door at night. Brrr! All the people took hold of each other and were still.',
				},
				{
					say: 'Rub the oil off each stair with Mr. Mold',
					outcome:
						'{hero} got a rag, and helped him to rub the oil off. Rub, rub, one stair. Rub, rub, the next. It took a long, long time! But then, eeek! “Oh, hear that!” said Mr. Mold. Now he did not have to creak. So everyone could go up, and he came along, for a nice walk.',
					later:
						'“My stairs didn’t creak, so I was sad,” said Mr. Mold. “{hero} helped, to the very last stair. Eeek!”',
				},
			],
		},
		2: {
			meet: [
				'The way led in at a black door, up thirteen stairs, and out at the top. On the lowest stair sat Mr. Mold, a ghost in a bow tie. “Eek,” he said, as {hero} put down a step. “Excuse me. They’re meant to do it themselves. It’s a haunted house. But a man came to fix the tap, and [he oiled the stairs as well|he had some oil left].” He held his throat. “Now I do it by mouth. Thirteen up, thirteen down, and there were so many people today! I can’t let anyone on it till I’ve had a rest.”',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “And what would I do with thirteen creaks and nobody on them?” said Mr. Mold.',
			ways: [
				{
					say: 'Slide up the oiled rail with a good run',
					outcome:
						'The man had left his bottle of oil. {hero} oiled the rail as well, took a run across the hall, and sat down on it. It was so slippery that it went up as well as down. Swish, round the bend, swish, past a portrait, and off at the top, bottle and all! Mr. Mold laughed till he was rested. “Up with everybody!” he said. “And that bottle goes out of my house!”',
					later:
						'There was a long table by the wall. {hero} gave it a drop of the oil from Mr. Mold’s stairs, and took a run, and sat. Swish! It went the length of the room. All the cups were lifted just in time.',
				},
				{
					say: 'Take over the creaking from Mr. Mold',
					outcome:
						'“Rest your voice,” said {hero}. “I’ll do them.” The first was like a mouse. “From the hinge,” whispered Mr. Mold. The fourth was like a duck. But the seventh! A candle went out. The portrait shut its eyes. At the thirteenth even the ghost went cold. “And I live here,” he said. He let everyone up, to hear it again.',
					later:
						'“Eeeeeeek,” went {hero}, from the hinge, quite slowly. It was the door at the end of the hall that you do not want to look at. Everybody looked at it. There was no door there. Nobody spoke.',
				},
				{
					say: 'Scrub every stair with Mr. Mold, and put sand in the cracks',
					outcome:
						'The two of them scrubbed all thirteen with soap. {hero} brought sand and rubbed it into the cracks. It was a lot of work for somebody in a hurry. Then Mr. Mold put one cold foot on the lowest. EEEK. He tried the next one. OOOK. Each was different, as it had always been. “That’s Mother’s,” he said at number nine. So anybody could go up, and he came along, and did not have to say a thing.',
					later:
						'“I’ve been speaking for a staircase,” said Mr. Mold, “and people told me it was sweet. {hero} scrubbed all thirteen.” He straightened his bow tie. “The top one nobody ever treads on. {hero} did that too.”',
				},
			],
		},
	},
};
