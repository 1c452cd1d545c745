import type { Obstacle } from '../../format.ts';

export const roundDoor: Obstacle = {
	id: 'round-door',
	alsoIn: ['cooking', 'musical', 'superhero', 'circus', 'sports', 'robot', 'time-travel', 'science-fiction'],
	place: {
		the: 'the bank with the round door',
		at: 'at the bank with the round door',
		to: 'to the bank with the round door',
		backdrop: 'city',
	},
	people: { dabney: { call: 'Mr. Dab', a: 'a mouse who went around and around', type: 'Mouse', pronoun: 'he' } },
	props: ['door', 'hat'],
	blocks: [],
	ways: [
		{ id: 'pay', use: 'trust', cost: 'debt', ally: 'dabney' },
		{ id: 'waltz', use: 'hear' },
		{ id: 'timing', use: 'reach' },
	],
	levels: {
		1: {
			meet: 'You had to go through a bank. Its big door went around and around. But in it was Mr. Dab, a mouse. “I can’t stop,” he said. “I owe a man in there a bun, so I run away. And I owe a man out there a bun, so I run back!” And no one else could get in.',
			ways: [
				{
					say: 'Give Mr. Dab two buns',
					outcome:
						'{hero} got two buns for him. “You can pay me back one day,” {hero} said. So Mr. Dab jumped out. One bun in there, one bun out there! “Oh,” he said. “Now I can stop!” So the door was free, and he came along, in a straight line.',
					paid: 'And the buns? One day a box came for {hero}. Two buns! “From Mr. Dab,” it said.',
					later:
						'“I owed two buns, and so I was stuck,” said Mr. Dab. “{hero} gave me two. {hero} trusted me, so I trust {hero}.”',
				},
				{
					say: 'Sing to make the door go slow',
					outcome:
						'{hero} sang a slow, slow song. So Mr. Dab ran slow too. The door went slower, and slower, and it stopped. Out he fell. “I didn’t have the time to say sorry,” he said. And off he went to do it. So the door was free.',
					later:
						'{hero} sang the slow, slow song. So the people talked slow, and then slower. And then they stopped, and it was still.',
				},
				{
					say: 'Jump in and go around with him',
					outcome:
						'{hero} looked at the door. One, two, hop, and in! One, two, hop, and out on the other side! “You have to hop on two!” called {hero}. So Mr. Dab did, and out he came. And then everyone did it like that.',
					later:
						'The people went to and fro, like the door. {hero} looked for a gap. One, two, hop! One, two, hop! And {hero} was by them all.',
				},
			],
		},
		2: {
			meet: [
				'The short way led through the bank, and the bank had a round door, and in the round door was Mr. Dab. He was a small mouse in a big hat, and he was running. Around and around went the door, so fast that nobody could get in. “I can’t come out!” cried Mr. Dab [each time he went by|every time he passed]. “I owe the man inside a bun, so I run out. I owe the man outside a bun, so I run in. I’ve been in here for hours!”',
			],
			ways: [
				{
					say: 'Lend Mr. Dab the money for two buns',
					outcome:
						'It was all the money {hero} had. “Pay me back when you can,” said {hero}, and held it out as he came by. He took it on the third time around. Then the door stood still, and everybody could go in. Mr. Dab paid the man inside, and the man outside, and sat down on the step. “So this is what it looks like when it stays put,” he said, and came along to see more of it.',
					paid: 'A week later a bag came for {hero}, with two warm buns in it. “Paid,” it said on the bag. “I walked. Mr. Dab.”',
					later:
						'Up on a chair stood Mr. Dab with his hat off. “{hero} lent me everything,” he said, “and I was going around in a door. Would you have? I would not have.” People looked at their shoes.',
				},
				{
					say: 'Sing a waltz and slow him down',
					outcome:
						'Mr. Dab was running to a tune in his head, and it was far too fast. So {hero} sang him a slow one. One, two, three. The mouse slowed, and so did the door, and on the very last three it stopped. He wobbled out and bowed. “That’s the right tune,” he said. Then he went to talk to the two men, and the door was free.',
					later:
						'“One, two, three,” sang {hero}. “One, two, three.” If you have a waltz in your ears, you cannot shout. First everybody swayed, then they hummed, and then it was over and quite still.',
				},
				{
					say: 'Wait for the gap and jump in with him',
					outcome:
						'{hero} watched it go by. Wall, gap, mouse. Wall, gap, mouse. Now! {hero} went in with the gap, around once, and out on the other side. “How do you do that?” cried Mr. Dab, going by. “Look for the gap!” called {hero}. There was a hop. “I am out!” cried Mr. Dab, and ran to buy two buns. So the door was free.',
					later:
						'{hero} looked at all those backs, and waited. They moved, and there is always a gap. Wall, gap, mouse. Now! And so {hero} went from gap to gap, and there was the front.',
				},
			],
		},
	},
};
