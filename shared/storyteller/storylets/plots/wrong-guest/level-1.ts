import type { PlotLevel } from '../../format.ts';

export const wrongGuest1: PlotLevel = {
	joins: [
		'“{choice}” And {hero} did. Then hop, roll, hop! A green umbrella came by, and {hero} got it. “You are the judge!” said all of {folk}. No, no! But off they went, with a drum.',
	],
	chapters: [
		{
			titles: ['Hop, Roll, Hop', 'The Green Umbrella', 'Bang! Bang!', 'Hello, Judge!'],
			time: 'day',
			parts: [
				[
					'Wave, wave! Mom got a wave, and Dad got a wave. A [dog|hen] got a wave! But no one waved at {hero}. {hero} was {described}, and oh, how {hero} wanted a wave!',
					'All the people got a wave when they came. {hero} was {described}, and got none. “I want a wave too,” said {hero}. [But who will wave at {hero}?|Just one!]',
				],
				[
					'Then hop, roll, hop! What was that? A green umbrella! The wind had it, and then {hero} had it.',
					'Hop, roll, hop! [Here came|There came] a green umbrella, all by itself. So {hero} held on to it.',
				],
				[
					'Bang! went a drum. “A green umbrella! Then you are the judge!” said all of {folk}. And they waved at {hero}!',
					'“Look, a green umbrella! It is the judge!” said all of {folk}. Bang, bang! And how they waved!',
				],
				{
					quiet: 'No, no! But {hero} was {trait}, and it came out so small.',
					bold: '“Yes!” said {hero}, who was {trait}. Oops! It was just out.',
					kind: 'They were so glad! {hero} was too {trait} to say no.',
					honest: '“No!” said {hero}, who was {trait}. But bang, bang, went the drum, and no one could hear.',
					clever: '{hero} was {trait}, and just had to see what came next.',
					careful: '{hero} was {trait}, and took {their} time to say no. Too much time!',
					merry: '{hero} was {trait}, and thought it was a game. Ha, ha! It was not.',
					dreamy: '“What?” said {hero}, who was {trait}, and had not heard.',
					quick: '{hero} was {trait}, and ran up to them. Oops! Too fast.',
				},
				['Far back stood {elder.a}. And no umbrella!', 'And who came last, with no umbrella? {Elder.a}.'],
			],
			choices: [
				{
					say: 'Shout “No, not me!”',
					sets: ['tried'],
					outcome: [
						'“No, not me!” said {hero}. Bang, bang! went the drum. “Tea?” they said. “You will get tea!” Only {elder.the} had heard it right, and went along, last of all.',
						'“Not me! Not me!” said {hero}. “A bee?” they said. “Where is a bee?” Only {elder.the} heard it right. And {elder.they} came along, last of all.',
					],
				},
				{
					say: 'Give the umbrella back',
					sets: ['offered'],
					outcome: [
						'{hero} went to {elder.the}. “Is it yours?” “It is,” said {elder.the}. “But you hold it. I want to see what you will do.” And {elder.they} came along, last of all.',
						'“Here you are,” said {hero} to {elder.the}. “Not yet,” {elder.they} said. “It is so nice here at the back.” And {elder.they} came along, last of all.',
					],
				},
				{
					say: 'Put it up and bow',
					sets: ['bowed'],
					outcome: [
						'Pop! Up went the umbrella, and {hero} took a bow. They all clapped, and it felt so good. {Elder.the} clapped too. Clap. Clap. Now it did not feel so good.',
						'Pop! And a bow. And one more bow, for that was fun! Then {hero} saw {elder.the}, who had no umbrella at all. Oh.',
					],
				},
			],
			scene: {
				at: 'start',
				with: ['elder'],
				shows: ['drum'],
				holds: 'umbrella',
				pose: 'hold',
				feeling: 'surprised',
			},
		},
		{
			titles: ['You Go First', 'Two Had a Fight', 'Off They Went', 'Bang, Bang, Bang'],
			time: 'day',
			parts: [
				'@answer',
				[
					'“{left} and {right} had a fight,” they all said. “They both want {thing}. So you must help!” Bang! Off they went, and {hero} went first.',
					'{left} and {right} had had a fight, for they both wanted {thing}. So the judge had to help! “You go first,” they said.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['Mine! Mine!', '{left} and {right}', 'Who Gets It?', 'The Fight'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				{
					'first.reach': 'Then they were there. But all the people wanted to see, and {hero} could not get in.',
					'first.hear': 'Then they were there. But “{left}!” said some, and “{right}!” said some, so loud!',
					'first.trust': 'Then they were there. “Is the judge fair?” said {left}. “Can we trust you?” said {right}.',
				},
				{ 'first.reach & flies': '+ No room to fly!' },
				'@first.later',
				[
					'{left} had one end of {thing}, and {right} had the other. “You left it out, and it got wet!” said {left}. “It was your day to have it!” “No, it was yours!” said {right}. Pull, pull! “Well, Judge?”',
					'{left} and {right} each had one end of {thing}. “You left it out in the rain!” said {left}. “No, you!” said {right}. “You had it that day!” Tug, tug! “Well, Judge?”',
				],
			],
			choices: [
				{
					say: 'Say “It is not my umbrella”',
					sets: ['told'],
					outcome: [
						'“It is not my umbrella,” said {hero}, “and I am not the judge. I am just {hero}.” No one said a thing. Not one bang!',
						'“I am not a judge,” said {hero}. “The wind had the umbrella, and then I had it. That is all.” No one said a thing. Not one bang!',
					],
				},
				{
					say: 'Ask “Whose day was it?”',
					sets: ['asked'],
					outcome: [
						'“Whose day was it?” said {hero}. “{right}’s!” said {left}. “{left}’s!” said {right}. And then, “Oh.” It was no one’s day!',
						'“Whose day was the wet day?” said {hero}. “Not mine.” “Not mine.” Oh! So it was no one’s day.',
					],
				},
				{
					say: 'Say “Then no one gets it”',
					sets: ['neither'],
					outcome: [
						'“Then no one gets it,” said {hero}. “Oh no!” said {left}. “Then give it to {right}!” “No, to {left}!” said {right}.',
						'“No one gets it,” said {hero}. “But {right} loves it!” said {left}. “{left} loves it too!” said {right}. Oh!',
					],
				},
			],
			scene: {
				at: 'court',
				with: ['left', 'right'],
				shows: ['thing'],
				holds: 'umbrella',
				pose: 'hold',
				feeling: 'worried',
			},
		},
		{
			titles: ['The Real Judge', 'Two Ends', 'Good Night, Umbrella'],
			time: 'night',
			parts: [
				{
					quiet: ['{hero} was so {trait} that they all had to come near.', ''],
					bold: ['It was a big thing to say. But {hero} was {trait}.', ''],
					kind: ['{hero} was {trait}, and did not want them to be sad.', ''],
					honest: ['{hero} was {trait}, and now there was no drum on top.', ''],
					clever: ['{hero} was {trait}, and had had a think.', ''],
					careful: ['{hero} was {trait}, and took {their} time. Then it was time.', ''],
					merry: ['{hero} was {trait}, but this was no game.', ''],
					dreamy: ['{hero} was {trait}, but had heard it all.', ''],
					quick: ['{hero} was {trait}, and did not wait.', ''],
				},
				'@answer',
				{
					'end-own-name': [
						'“Hold it together,” said {hero}. So {left} took one end, and {right} took one end. Ha, ha! Then {elder.the} came up. “I am the judge,” {elder.they} said, “and I could not do that better.” And when {hero} went home, they all came out to wave. Wave, wave, wave!',
						'“One day you, one day you, and the wet days for both,” said {hero}. “Yes!” said {left} and {right}. Then {elder.the} got up. “I am the judge,” {elder.they} said, “and that is my umbrella. But the wave is for {hero}!” And they all waved. At {hero}! Wave, wave, wave.',
					],
					'end-late-truth': [
						'“Hold it together,” said {hero}. So they did. “But you took a bow!” they all said. “I know,” said {hero}. “I am sorry.” Then up came {elder.the}. “I am the judge,” {elder.they} said. “Take a mop, {hero}.” Mop, mop, mop! But {left} took a mop too. And then {left} waved.',
						'“You can both have it,” said {hero}. “But you took a bow,” said {left}. “You are no judge.” “I know,” said {hero}. “I am so sorry.” Up got {elder.the}, the real judge, and gave {hero} a broom. Swish, swish! And who waved good night? {right} did. It was a small wave.',
					],
					'end-asked': [
						'“It was no one’s day,” said {left}, “so it was not you.” “And not you!” said {right}. So they took it home, one left, one right. “Well done,” said {elder.the}. “But I am the judge, and that is my umbrella.” “Here,” said {hero}. And they all waved at {hero}, umbrella or not.',
						'“No one’s day!” said {left}. “Then no one was bad.” So they both took an end. “Well done,” said {elder.the}. “I am the real judge. Is that my umbrella?” “It is,” said {hero}. “I am just {hero}.” “Good night, Just {hero}!” they all said, and waved.',
					],
					'end-neither': [
						'“You take it!” “No, you!” So in the end they took it home together. “Well done,” said {elder.the}. “I am the judge, and that is my umbrella. Who are you?” “Just {hero}.” “Good night, Just {hero}!” they all said. And they waved, and waved.',
						'{left} took one end, and {right} took one end. So no one was mad. “That is my umbrella,” said {elder.the}. “I am the judge. But I can not do it so well. Who are you?” “I am {hero}.” “{hero}!” they all said. And they waved. Wave, wave, wave!',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'court', with: ['elder', 'left'], shows: ['thing', 'umbrella'], pose: 'wave', feeling: 'happy' },
		},
	],
};
