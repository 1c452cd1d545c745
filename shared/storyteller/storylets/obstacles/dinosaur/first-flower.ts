import type { Obstacle } from '../../format.ts';

export const firstFlower: Obstacle = {
	id: 'first-flower',
	alsoIn: ['time-travel'],
	place: { the: 'the green slope', at: 'on the green slope', to: 'to the green slope', backdrop: 'meadow' },
	people: { stump: { call: 'Stump', a: 'a dinosaur with a bucket', type: 'Dinosaur', pronoun: 'he' } },
	props: ['flower'],
	blocks: ['flies'],
	ways: [
		{ id: 'bucket', use: 'reach' },
		{ id: 'sniff', use: 'hear' },
		{ id: 'touch', use: 'trust', ally: 'stump' },
	],
	levels: {
		1: {
			meet: 'All was green on this hill. But there was one red thing, right on the path. It was a flower, the first one ever! “It’s a fire!” said Stump, a dinosaur with a bucket. “Stay back! I put water on it each day. But it just gets bigger!”',
			flies: '“What if I fly?” asked {hero}. “Wind makes a fire grow,” said Stump. “All who fly make wind.”',
			ways: [
				{
					say: 'Take the bucket and call “Make way!”',
					outcome:
						'“Let me do it,” said {hero}, and took the bucket. “Make way!” So Stump jumped back. {hero} gave the flower a drink. “It isn’t so hot now,” said Stump. “Everyone may go by. And keep the bucket, for the next fire.”',
					later:
						'{hero} held the bucket. “Make way! Make way!” {hero} called. Everyone thought of a fire, and jumped back. So {hero} went in.',
				},
				{
					say: 'Sniff it, and say aah',
					outcome:
						'{hero} put {their} nose in the flower. Sniff! “Aaah.” So Stump did it too. “Aaah,” he said. “That’s no fire!” It smelled so good that he lay down by it and shut his eyes. So everyone could go by, and {hero} got one sweet leaf.',
					later:
						'{hero} held up the sweet leaf. Sniff! “Aaah,” said one man. “Aaah,” said all the people, and shut their eyes. And it was still.',
				},
				{
					say: 'Hold it, to show it is not hot',
					outcome:
						'{hero} took hold of the flower. “Oh no!” said Stump. But it did not burn. “It’s soft,” said {hero}. “You try it.” So Stump did. “It is!” he said. “And I was so scared.” Then everyone could go by. And he came along, to sniff at more of them.',
					later:
						'“I thought it was a fire,” said Stump. “{hero} went and found out for me. So I trust what {hero} says.”',
				},
			],
		},
		2: {
			meet: [
				'The path went up a green hill. The whole world was green, except for one thing. It stood in the middle of the path, and was red. “Stay back!” cried Stump, a dinosaur with a bucket. “It’s a fire!” It was a flower. It was the first there ever was, so he could not know. “It came up [yesterday|on Monday],” said Stump. “I’ve poured water on it day and night. It doesn’t go out! It only gets bigger. And now there’s a second one.”',
			],
			flies:
				'“What if I fly?” asked {hero}. “Wind makes it worse!” cried Stump. “I sneezed, and there was the second one.”',
			ways: [
				{
					say: 'Take over the bucket and call “Make way!”',
					outcome:
						'“You must be tired,” said {hero}. “Let me.” {hero} took the bucket and called “Make way!” For that is what you call. Stump jumped aside, and so did nine others who had come to look. {hero} poured a little on the flower, and it held up its head. “It’s under control,” said Stump. “Everybody may go by!” And {hero} went on with the bucket.',
					later:
						'“Make way!” called {hero}, and ran in with Stump’s bucket. “Mind the bucket! Make way!” When somebody comes with a bucket, you jump first and ask later. People asked later. {hero} was at the front by then.',
				},
				{
					say: 'Put your nose into it and sniff',
					outcome:
						'{hero} leaned over and put {their} nose right in. Stump screamed. “Aaah,” said {hero}. It smelled like honey, and like the day after rain. Stump came up, an inch at a time, with one eye shut. “Aaah,” he said. He didn’t mind any more who went by. And a red leaf had come off, and stuck to {hero}.',
					later:
						'{hero} held up the red leaf of the first flower and let the air have it. Somebody sniffed. Somebody else said, “Aaah.” It went along the rows, sniff and aah, and they shut their eyes to have more of it. You do not shout with your eyes shut.',
				},
				{
					say: 'Take hold of it to show that it is not hot',
					outcome:
						'“If it’s a fire, it burns,” said {hero}. “I’ll find out.” Stump had to look away. {hero} took hold of it. It was cool, and soft, and there was a bee in it. “Come here,” said {hero}. “It only looks like that.” Stump put out one toe. Nothing happened to the toe. So he let everybody by, and came along. He wanted to see what else he had been afraid of.',
					later:
						'“I told everybody it was a fire,” said Stump. “They all believed me, and stood well back. {hero} went up to it. {hero} didn’t say I was silly. {hero} said, come here.” He put his bucket on his head, to be brave. “If {hero} says come here, I come.”',
				},
			],
		},
	},
};
