import type { Obstacle } from '../../format.ts';

export const longNoodle: Obstacle = {
	id: 'long-noodle',
	alsoIn: ['cooking'],
	place: { the: 'the lantern lane', at: 'in the lantern lane', to: 'to the lantern lane', backdrop: 'village' },
	people: {
		koji: { call: 'Koji', a: 'a lion with a noodle', type: 'Lion', pronoun: 'he' },
		omi: { call: 'Granny Omi', a: 'an old lion with a bowl', type: 'Lion', pronoun: 'she' },
	},
	props: ['lantern'],
	blocks: ['flies'],
	ways: [
		{ id: 'sticks', use: 'reach' },
		{ id: 'ready', use: 'hear' },
		{ id: 'rest', use: 'trust', cost: 'debt', ally: 'omi' },
	],
	levels: {
		1: {
			meet: 'The road went down a lane with lanterns. One long noodle hung all over it, in loops. “It’s for Granny Omi,” said Koji, a lion. “It must be as long as her life. But she gets older all the time! So I can’t stop. And if you bump it, it will break.” Granny Omi sat there with two long sticks.',
			flies: '{hero} looked up. But the noodle hung up there too, from roof to roof.',
			ways: [
				{
					say: 'Lift the noodle with the two long sticks',
					outcome:
						'{hero} took the two long sticks, and lifted the noodle with them. Loop by loop, it went up on a roof. Now everyone could go in under it. “It didn’t break!” said Koji. “And there are more roofs!” Granny Omi let {hero} have the sticks.',
					later:
						'{hero} put the long sticks in between two men. Then {hero} opened them a bit, and there was a gap! So {hero} went on, gap by gap, to the front.',
				},
				{
					say: 'Call out “It’s ready!”',
					outcome:
						'“IT’S READY!” called {hero}. No one had said that yet! All the people ran out with a bowl and sat down. Slurp, went Granny Omi. Slurp, went Koji. Slurp, they all went! Soon the noodle was gone, and the lane was free. “It was long enough,” said Granny Omi. “I’m full.”',
					later:
						'“IT’S READY!” called {hero}. So all the people sat down and looked for a bowl. They hushed, as you do before the soup.',
				},
				{
					say: 'Promise to bring the last bit tonight',
					outcome:
						'“You can stop,” said {hero}. “Tonight I’ll bring her the bit for today. That’s a promise.” So Koji stopped. He put the noodle in her bowl, and the lane was free. Yum! Then Granny Omi came along, to see how long a day is.',
					later:
						'“My noodle was very long, so I’m very old,” said Granny Omi. “I know who tells the truth. {hero} will bring me the last bit.”',
					paid: 'And {hero} did bring Granny Omi the bit for that day. It was as long as a spoon. Slurp!',
				},
			],
		},
		2: {
			meet: [
				'The road went down a lane with paper lanterns, and the lane was full of one noodle. It hung in loops from roof to roof, and steamed. “Don’t touch it!” said Koji, a lion with flour on his nose. “It’s for Granny Omi. It has to be as long as her life, and it mustn’t break. I was [nearly done|as good as done] on Monday, but she got older.” He pulled. “She does it all the time.” On a doorstep sat Granny Omi, with an empty bowl and chopsticks as long as oars. “I like it with an egg,” she said.',
			],
			flies:
				'{hero} looked up at the loops. “My cousin tried it over the top,” said Koji. “It took a fork to get him out.”',
			ways: [
				{
					say: 'Lift the whole noodle out of the way with her chopsticks',
					outcome:
						'{hero} borrowed the chopsticks, took hold of the first loop with them, and laid it on a roof. It swung, but it did not break. Then came the next one. After forty loops you could walk down the lane, and the houses looked as if they had hair. “There’s so much room up there!” cried Koji, and pulled twice as fast. Granny Omi looked up at it. “Take the chopsticks along,” she told {hero}. “I’ll need a ladder.”',
					later:
						'{hero} slid Granny Omi’s long chopsticks in between two backs, and opened them a little. It is how you get at the egg in the soup. The backs moved apart, and so did the next two. At the bottom of it all was the front.',
				},
				{
					say: 'Call out that dinner is ready',
					outcome:
						'“When do you say that it’s ready?” asked {hero}. Koji had never got that far. So {hero} took a deep breath. “IT’S READY!” Every door in the lane opened. For three days the neighbors had smelled it. They sat down along the walls with bowls, Granny Omi first, and each began at the nearest loop. After that there was a lane again. “Was it long enough?” asked Koji. “To the bite,” said Granny Omi.',
					later:
						'“IT’S READY!” shouted {hero}. “Before it gets cold!” You cannot hear that and go on standing. All over the place people sat down, and looked for a bowl, and shut their mouths, as you do before soup.',
				},
				{
					say: 'Promise to bring her the bit for today tonight',
					outcome:
						'“She only gets one day older in a day,” said {hero}. “Stop here, and I’ll bring her the bit for today tonight. I promise.” Koji worked it out on his claws. “And tomorrow?” “Tomorrow you make a short one.” He let go. He had not done that since Monday. The noodle went into the bowl, with an egg, and then into Granny Omi, and there was the lane. She came along, to see how long a day it would be.',
					later:
						'“My life is forty loops and a bit,” said Granny Omi. “Along there I’ve met all kinds. {hero} owes me the bit, and has asked me twice today how thick I like it.” She tapped with a chopstick. “That one I’d wait for.”',
					paid: 'And that night {hero} brought Granny Omi the bit of noodle for that day. She laid it along the edge of the table and looked at it. “That was a long one,” she said, and ate it.',
				},
			],
		},
	},
};
