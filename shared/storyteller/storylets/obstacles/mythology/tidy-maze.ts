import type { Obstacle } from '../../format.ts';

export const tidyMaze: Obstacle = {
	id: 'tidy-maze',
	alsoIn: ['adventure', 'fairy-tale', 'fantasy', 'royal', 'unicorn', 'dragon', 'time-travel', 'magical-school'],
	place: { the: 'the maze', at: 'in the maze', to: 'to the maze', backdrop: 'ruins' },
	people: { tor: { call: 'Tor', a: 'a bull with a broom', type: 'Cow', pronoun: 'he' } },
	props: ['ball'],
	blocks: ['flies'],
	ways: [
		{ id: 'roll', use: 'reach' },
		{ id: 'moo', use: 'hear' },
		{ id: 'dinner', use: 'trust', cost: 'time', ally: 'tor' },
	],
	levels: {
		1: {
			meet: 'The way went into a maze, with high walls and a roof. There stood Tor, a bull, with a ball of string. “All who come in let out string, to find the way back,” he said. “But I like it neat, so I wind it up. Now you can’t get out! And I forgot the way, too.”',
			flies: '“I could fly,” said {hero}. But there was the roof. Tor had just swept it.',
			ways: [
				{
					say: 'Let the ball of string roll ahead',
					outcome:
						'The floor went down a bit. So {hero} let the ball of string go. Roll, roll, it went, left and right, and everyone could go after it. And there was the way out! “You can have the ball,” called Tor.',
					later:
						'{hero} let the ball of string go. Roll, roll! The people all hopped to the side. And {hero} went after it, to the front.',
				},
				{
					say: 'Moo, and hear where it comes back',
					outcome:
						'“Moo!” called {hero}. “Moo!” said the wall. “Moo!” said the next wall. But one way did not say it back. “There is no wall there!” said {hero}. So that was the way out, and Tor clapped.',
					later: '“MOOO!” called {hero}, as in the maze. The people all hushed, to hear if it came back.',
				},
				{
					say: 'Stay and eat stew with Tor',
					outcome:
						'“May I sit down?” asked {hero}. So they had stew, and more stew, and more stew still! “They all run away from me,” said Tor. “But you stayed.” So he let out all the string again, and there was the way. And he came along too.',
					later:
						'“I’m big, and I have horns,” said Tor. “But {hero} sat down and had stew with me. You can trust {hero}.”',
				},
			],
		},
		2: {
			meet: [
				'The road went in at one side of a maze and out at the other. {hero} went left, and left again, and met a bull with a broom. “Mind, it’s wet,” said Tor. Behind him was [a table for two, with stew, and|a table, with stew for two, and] a ball of string as big as a cow. “They all lay a string, to find the way back,” said Tor. “On my clean floor! So today I wound it up behind them. And now they’re lost. I am too. I only ever looked at the floor.”',
			],
			flies: '“I could fly,” said {hero}. There was a ceiling. “That’s against leaves,” said Tor.',
			ways: [
				{
					say: 'Let the giant ball of string roll ahead',
					outcome:
						'“Where does your mop water go?” asked {hero}. The two of them gave the ball a push, and it went where the water goes. It rolled left. It rolled right, past a man who had been lost since breakfast. It got smaller and smaller, and when it came out on the grass it was no bigger than a bun. Anyone could follow the string. {hero} picked up what was left. “It knew!” called Tor, far away.',
					later:
						'{hero} rolled Tor’s ball of string in through the door. Where would it go? Everybody stepped aside to see. It rolled between them, right to the front. And {hero} walked behind it.',
				},
				{
					say: 'Moo loudly, and listen where it does not come back',
					outcome:
						'“If you moo at a wall,” said {hero}, “it moos back.” “It’s company,” said Tor. “And if it does not moo back, then it isn’t a wall.” {hero} and Tor mooed at every corner. “MOOO!” Moo, said the stones. “MOOO!” Moo. “MOOO!” And nothing. There was only a bit of sky, and anybody could follow the mooing. Tor did one more, for joy, and it never came back at all.',
					later:
						'“MOOO!” It was the moo that {hero} had from Tor, and it was made for stone. It went all around the walls. The people were quiet, every one, to find out if it would come back.',
				},
				{
					say: 'Sit down to stew, and ask him how he is',
					outcome:
						'“How are you?” asked {hero}, and sat down. Tor had to hold on to the table. Nobody ever asked. He told {hero} how he was, and it took three bowls. Then he unwound one string from the big ball. It had bends in it where the corners had been: left, right, right. The two of them walked along it, and out. Tor left the door open, and came too.',
					later:
						'“They all run into my house and shout at me,” said Tor. “{hero} asked me how I was.” He blew his nose. “I was well by the third bowl. You can believe a guest like that.”',
				},
			],
		},
	},
};
