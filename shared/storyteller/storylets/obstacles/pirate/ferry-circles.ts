import type { Obstacle } from '../../format.ts';

export const ferryCircles: Obstacle = {
	id: 'ferry-circles',
	alsoIn: [
		'adventure',
		'animal',
		'jungle',
		'mythology',
		'ninja',
		'dinosaur',
		'western',
		'fairy-tale',
		'fantasy',
		'forest',
	],
	place: { the: 'the ferry', at: 'at the ferry', to: 'to the ferry', backdrop: 'harbor' },
	people: {
		cork: { call: 'Cork', a: 'a raccoon with one oar', type: 'Raccoon', pronoun: 'he' },
		cay: { call: 'Cay', a: 'a raccoon with a pot of stew', type: 'Raccoon', pronoun: 'she' },
	},
	props: ['boat'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'pan', use: 'hear' },
		{ id: 'soup', use: 'trust', ally: 'cay' },
		{ id: 'circles', use: 'reach', cost: 'time' },
	],
	levels: {
		1: {
			meet: 'The way went over water, by boat. But the boat went around and around. In it sat Cork, a raccoon, with one oar. “My sister Cay took my other oar,” he said. “I can have it when I say that her stew is good. And it isn’t!”',
			flies: '“I could fly,” said {hero}. “Oh, do you go too?” said Cork. “Then it’s just me, and around I go.”',
			swims: '“I could swim,” said {hero}. “Oh, do you go too?” said Cork. “Then it’s just me, and around I go.”',
			ways: [
				{
					say: 'Row with a pan',
					outcome:
						'In the boat was a pan. So {hero} hopped in and rowed with it, and Cork had the oar. Splash, splosh! Now the boat went right over. There Cork found a stick to row with, and went back for more folk. So {hero} could keep the pan.',
					later: '{hero} hit Cork’s pan. Clang! Clang! Everybody looked up. And then it was still.',
				},
				{
					say: 'Shout “The stew is hot!” to Cay',
					outcome:
						'“Is my stew good?” called Cay. “It’s hot!” called {hero}, because that was true. “It is,” said Cay. “You don’t just say good. I like that!” So she gave Cork his oar, and he rowed everyone over. And Cay came along, to talk about her stew.',
					later: '“People say that my stew is good, just to be nice,” said Cay. “But {hero} told me the truth.”',
				},
				{
					say: 'Go around in big circles',
					outcome:
						'“Let’s lean out and go in big circles!” said {hero}, and hopped in. Around went the boat, big, and bigger, and it took so long! And bump, there was the other side! “Oh!” said Cork. “So that’s how! Now I can take everyone.”',
					later:
						'{hero} went around the crowd, like Cork’s boat. Around, and around, and in, and in. And bump, {hero} was there.',
				},
			],
		},
		2: {
			meet: [
				'The way went over the water by ferry, and the ferry was going in circles. In it sat Cork, a raccoon, with just one oar. “My sister Cay has the other one,” he said as he came by. “She stirs her stew with it, [on the far side|over there]. I can have it back when I say that her stew is good.” He went around once more. “It’s not good.”',
				'“Hop on, if you can catch me!” called a raccoon. He sat in the ferry, and the ferry went around and around on the water. His name was Cork, and he had just one oar. “Where’s the other one?” called {hero}. “My sister Cay took it!” called Cork, as he went by. The next time he came around he called, “She stirs her stew with it, [on the far side|over there]!” And the time after that: “I get it back when I say that her stew is good. But it isn’t!”',
			],
			flies:
				'“I could fly,” said {hero}. “Oh, do you go too?” called Cork. “I’ve had nobody on board for a week. Only a fly, and it got dizzy.”',
			swims:
				'“I could swim,” said {hero}. “Oh, do you go too?” called Cork. “I’ve had nobody on board for a week. Only a fly, and it got dizzy.”',
			ways: [
				{
					say: 'Row on the other side with a frying pan',
					outcome:
						'{hero} jumped in, found a frying pan, and took the other side. Splash went the oar, splosh went the pan. So the ferry went straight over. There Cork found a plank to row with, and went back for anyone who was left. “Straight!” he sang, and {hero} beat time on the pan till the ferry was out of sight.',
					later:
						'{hero} took Cork’s frying pan and hit it with a spoon. CLANG! It was not a nice sound. But it was a very clear one.',
				},
				{
					say: 'Call over to Cay that the stew is very hot',
					outcome:
						'“Is my stew good?” called Cay from over there. {hero} sniffed. “It is very hot!” There was a long silence. “That’s the first true thing anyone has said about it,” said Cay, and brought the oar, and Cork took everybody over. Cay wanted to see who had said it, and walked along for a bit.',
					later:
						'Cay came in with her oar. “All of them say that my stew is good,” she said. “Only {hero} said that it was hot. It IS hot. So you can believe the rest too.”',
				},
				{
					say: 'Let the circles get bigger and bigger',
					outcome:
						'“Just lean out a bit!” said {hero}, got in, and leaned. Cork leaned too. The circles got bigger, and bigger, and {hero} called, “Faster!” Then, bump, the far side was in the way. “I could have done that all week!” said Cork, and went back for whoever was left.',
					later:
						'{hero} did not push, but walked around the crowd in a big circle. Then it was a smaller one, and then a smaller one still. Nobody minds you if you are only going by. And there was the middle.',
				},
			],
		},
	},
};
