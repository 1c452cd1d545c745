import type { Obstacle } from '../../format.ts';

export const readySteady: Obstacle = {
	id: 'ready-steady',
	alsoIn: ['circus', 'animal', 'superhero', 'western', 'adventure', 'arctic', 'time-travel', 'historical'],
	place: { the: 'the starting line', at: 'at the starting line', to: 'to the starting line', backdrop: 'meadow' },
	people: { bolster: { call: 'Mr. Bolster', a: 'a polar bear with a flag', type: 'Polar Bear', pronoun: 'he' } },
	props: ['banner'],
	blocks: ['flies'],
	ways: [
		{ id: 'stay', use: 'trust', ally: 'bolster' },
		{ id: 'steady', use: 'hear' },
		{ id: 'ribbon', use: 'reach' },
	],
	levels: {
		1: {
			meet: 'Ten runners stood across the road. They bent down, but they did not run. “Ready, steady…” said Mr. Bolster, a polar bear. He had a flag and a red ribbon. “No one goes by before I say go. But if I say it, they all run off,” he said. “And then I’m alone.”',
			flies: '“Can’t I fly?” asked {hero}. “That’s a false start!” they all called.',
			ways: [
				{
					say: 'Tell Mr. Bolster that you will stay',
					outcome:
						'“You can say it,” said {hero}. “I’ll stay with you.” So Mr. Bolster said it. “GO!” Off ran the runners, and the road was free. But {hero} was still there! “You stayed,” he said. And he came along, to be with {hero}.',
					later:
						'“I was scared to be alone,” said Mr. Bolster. “{hero} said, ‘I’ll stay.’ And {hero} stayed! What {hero} says is true.”',
				},
				{
					say: 'Help him to say “Ready, steady” once more',
					outcome:
						'“What do you like best?” asked {hero}. “This bit,” said Mr. Bolster. “Ready, steady… It’s so nice and still! Say it with me.” So they said it once more, and the runners liked it too. They all sat down by him, and the road was free. “You can have my flag,” he said.',
					later:
						'{hero} held up Mr. Bolster’s flag. “Ready, steady…” Everybody bent down and took a breath. It was as still as can be.',
				},
				{
					say: 'Hold up the red ribbon at the far end',
					outcome:
						'“I’ll hold the ribbon over there,” said {hero}. “Then they run to it, and back to you.” So {hero} held it up, far down the road. “This is the end!” Zoom, off ran the runners, and the road was free. “They’ll come back!” said Mr. Bolster. And {hero} kept the ribbon.',
					later:
						'{hero} threw the red ribbon over a chair, far to the side. “This is the end!” Everybody ran to it. So the front was free.',
				},
			],
		},
		2: {
			meet: [
				'Right across the road there was a white line, and on the line crouched twelve runners, nose to nose. Beside them stood Mr. Bolster, a polar bear, with a flag in the air and a red ribbon over his arm. “Ready!” he said. “Steady! And nobody goes over the line before the last word.” And then he said nothing. A fly walked over a runner’s ear. “It’s the third day,” she said without moving. “He can’t do it.” Mr. Bolster let his head hang. “They’re such good company,” he said. “And when I’ve said it, there’s [only me and the flag|nobody here but me].”',
			],
			flies: '“Can’t I fly?” asked {hero}. “It would be a false start!” called all twelve of them.',
			ways: [
				{
					say: 'Promise him that you will not run off',
					outcome:
						'“Say it,” said {hero}. “I’ll stand right here.” He did not believe it. “That’s what the last lot told me.” But he took a breath. “GO!” Dust flew, and the road was empty. It was very still, and he did not dare to look. “It’s a nice day,” said {hero}, next to him. The two of them sat on the line and had a sandwich. After that he rolled up the flag and came along, to see where people run to.',
					later:
						'“I’ve started a thousand races,” said Mr. Bolster. “I’ve only ever seen people’s backs. {hero} said, I’ll stand here. And when the dust was gone, there stood {hero}.” He looked from one to the next. “Who of you did that?”',
				},
				{
					say: 'Try saying “Ready, steady” together with him',
					outcome:
						'“I like the middle bit too,” said {hero}. “May I?” And {hero} took the flag. “Ready!” The runners went up on their toes. “Steady!” A whole field held its breath. It was like the top of a swing. “That’s it,” whispered Mr. Bolster. “That’s the bit I like. I need not say the rest!” So the runners sat down at last, all around him, and there was the road.',
					later:
						'Up went Mr. Bolster’s flag. “Ready!” called {hero}. “Steady!” Everybody leaned forward a little and held still. You could have heard a cow breathe, if there had been one.',
					as: { careful: '{hero} stopped there.' },
				},
				{
					say: 'Stretch the red ribbon across the far end',
					outcome:
						'“Somebody has to hold that at the far end,” said {hero}. So Mr. Bolster gave {hero} the ribbon, and up it went, far down the road. It was too much. A toe went over the line. With a noise like a bathtub all of them were off, and the road was free. “But I didn’t say it!” cried Mr. Bolster. He looked at them run, and then he ran too, past {hero} and the ribbon and on. He had never once thought of that.',
					later:
						'{hero} held Mr. Bolster’s red ribbon up by the side wall. “That’s the finish!” somebody called. Nobody asked what of. Everybody ran there, elbows out, and fell through it in a heap. And up in front there was room.',
				},
			],
		},
	},
};
