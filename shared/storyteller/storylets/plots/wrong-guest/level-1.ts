import type { PlotLevel } from '../../format.ts';

export const wrongGuest1: PlotLevel = {
	joins: [
		'“{choice}” And {hero} did. Then hop, roll, hop! A green umbrella came by, and {hero} got it. “Then you are the judge!” said all of {folk}. And they all waved. No one ever waved at {hero}! It was not so. But off they went, with a drum.',
	],
	chapters: [
		{
			titles: ['Hop, Roll, Hop', 'The Green Umbrella', 'Bang! Bang!', 'Hello, Judge!'],
			time: 'day',
			parts: [
				[
					'People came home {start.at}, and each one got a wave. But no one waved at {hero}, who never went away. {hero} was {described}. “I want a wave too,” said {hero}.',
					'“Wave! Here comes Mom!” “Wave! Here comes Gran!” So it went {start.at}, all day long. But no one ever waved at {hero}. {hero} was {described}. “I want just one,” said {hero}.',
					'If you came home {start.at}, they all waved at you. {hero} was {described}. But {hero} never went away. So {hero} never got a wave. “Just one!” said {hero}.',
				],
				[
					'Whoosh! All the hats flew. And with the hats flew a green umbrella! It fell in front of {hero}. So {hero} took hold of it.',
					'Then the wind blew. Hop, roll, hop! A green umbrella came, right up to {hero}. So {hero} held on to it.',
					'Whoosh, went the wind. Hop, roll, hop! What was that? It was a green umbrella! It did not stop, so {hero} ran and got it.',
				],
				[
					'Bang, went a drum. “The judge has a green umbrella!” said {folk}. “You are the judge, who can stop a fight!” And they waved at {hero}.',
					'Bang! went a drum. “A green umbrella!” said all of {folk}. “So you are the judge, who can stop a fight!” And they all waved.',
					'“Look, a green umbrella!” said all of {folk}. “It must be the judge, who can stop a fight.” Bang, went the drum. And how they waved!',
				],
				{
					quiet: '“No,” said {hero}. But it came out so small that no one could hear it.',
					bold: '“Yes!” said {hero}. Oops! It was out, and it was not so.',
					kind: 'They were so glad that {hero} did not like to say no.',
					honest: '“No, I am not!” said {hero}. But the drum went bang, so no one heard.',
					clever: '{hero} had to think how to say no. It took too long.',
					careful: '“One moment,” said {hero}, and had to think. Then it was too late.',
					merry: '{hero} had to laugh, because it felt like a game.',
					dreamy: '{hero} had looked at the clouds. “What?” They took it for a yes.',
					quick: '{hero} ran up to say no. But they just waved more.',
				},
				[
					'But who had lost it? Far at the back stood {elder.a}. The wind had blown that umbrella away from {elder.them}!',
					'But whose umbrella was it? Far back stood {elder.a}, with no umbrella.',
					'But one did not wave. It was {elder.a}, who had lost a green umbrella.',
				],
			],
			choices: [
				{
					say: 'Shout “No, not me!”',
					sets: ['tried'],
					outcome: [
						'“No, not me!” called {hero}. Bang, bang, went the drum. “Tea?” they said. “You will get tea!” Only {elder.the} had heard it right.',
						'“Not me! Not me!” called {hero}. But the drum was so loud. “A bee?” they said. “Where is a bee?” Only {elder.the} had heard it right.',
					],
				},
				{
					say: 'Give the umbrella back',
					sets: ['offered'],
					outcome: [
						'{hero} took the umbrella to {elder.the}. “Is it yours?” “Yes,” {elder.they} said. “But please hold it for me. I want to see what you do.”',
						'“This is yours,” said {hero} to {elder.the}. “It is,” {elder.they} said. “But you hold it for now. It is so nice here at the back.”',
					],
				},
				{
					say: 'Put it up and bow',
					sets: ['bowed'],
					outcome: [
						'Pop! {hero} put up the umbrella and took a bow. They all clapped, and it felt so good! But {elder.the} clapped too. Then it did not feel so good.',
						'Pop! Up went the umbrella. {hero} took a bow, and then one more. Then {hero} saw {elder.the}, who had no umbrella now. Oh.',
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
			titles: ['You Go First', 'Two Had a Fight', 'Off They Went', 'First and Last'],
			time: 'day',
			parts: [
				'@answer',
				[
					'“Come {court.to}, Judge!” they said. “{left} and {right} had a fight there. They are best friends! But they both want {thing}. You go first.” {Elder.the} went last.',
					'“{left} and {right} had been best friends,” they told {hero}. “But now they fight. They both want {thing}!” So they all went {court.to}. {hero} went first, and {elder.the} went last.',
					'“There is a fight {court.at},” they said. “{left} and {right} had been such good friends! Now they both want {thing}. Go first, Judge.” So {hero} did. Last came {elder.the}.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['Mine! Mine!', '{left} and {right}', 'Who Gets It?', 'Whose Day?'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				{
					'first.reach': [
						'Soon they were all {court.at}. “Mine!” “No, mine!” That was {left} and {right}. But it was so full that {hero} could not get to them.',
						'“Mine!” said {left} {court.at}. “No, mine!” said {right}. “Come up, Judge!” they all called. But they all stood in the way.',
					],
					'first.hear': [
						'Soon they were all {court.at}. “Mine!” said {left}. “No, mine!” said {right}. “Stop!” said {hero}. But they did not hear.',
						'“MINE!” said {left} {court.at}. “No, MINE!” said {right}. They were so loud that no one could hear the judge.',
					],
					'first.trust': [
						'Soon they were all {court.at}. There sat {left}. There sat {right}. “We do not know this judge,” they said. “Why should we trust you?”',
						'{Court.at} sat {left}, and {right} sat there too. “Who are you?” they said. “Can we trust you?”',
					],
					else: [
						'Soon they were all {court.at}. There sat {left}. There sat {right}.',
						'{Court.at} sat {left}, and {right} sat there too.',
					],
				},
				'@first.later',
				[
					'So {left} and {right} told {hero}. “We had it one day each. But one night it was left out, and got lost! It was your day.” “No, it was your day!”',
					'So they told it. “One day it is mine, and one day it is {right}’s,” said {left}. “But one night it was left out, and got lost for a week. It was your day!” “No, yours!”',
					'“We take turns with {thing},” said {right} then. “One night no one took it in, and it was gone! It was your day!” “No,” said {left}, “it was your day!”',
				],
				['+ “So who gets it, Judge?”', '+ They both looked at {hero}. “Well, Judge?”'],
			],
			choices: [
				{
					say: 'Say “It is not my umbrella”',
					sets: ['told'],
					outcome: {
						offered: [
							'“I am not the judge,” said {hero}. “It is not my umbrella. I just hold it for {elder.the}. I am {hero}.” It was very still.',
							'“This is not my umbrella,” said {hero}, “so I am no judge. I am just {hero}.” No one said a thing.',
						],
						tried: [
							'“It is not my umbrella,” said {hero}, “and I am not the judge. I did call it out! I am just {hero}.” It was very still.',
							'This time there was no drum. “I am not the judge,” said {hero}. “The wind blew this umbrella to me.” No one said a thing.',
						],
						else: [
							'“It is not my umbrella,” said {hero}, “and I am not the judge. The wind blew it to me. I am just {hero}.” It was very still.',
							'“I am not a judge,” said {hero}. “The wind blew this umbrella to me, and I did not say so.” No one said a thing.',
						],
					},
				},
				{
					say: 'Ask “Whose day was it?”',
					sets: ['asked'],
					outcome: [
						'“Whose day was it?” asked {hero}. “It was {left}’s day,” said {right}. “It was {right}’s day,” said {left}. Oh! Each had thought it of the other.',
						'“Who had to take it in that night?” asked {hero}. “{right} did,” said {left}. “{left} did,” said {right}. Oh! So both of them had gone home.',
					],
				},
				{
					say: 'Say “Then no one gets it”',
					sets: ['neither'],
					outcome: [
						'“Then no one gets it,” said {hero}. “Oh no!” said {left}. “Then let {right} have it, who loves it so.” “No, {left} must have it!” said {right}.',
						'“No one gets it,” said {hero}. Then {left} was sad for {right}, and {right} was sad for {left}. “You take it!” they both said.',
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
			titles: ['The Real Judge', 'Two Friends', 'Whose Umbrella It Was', 'A Wave'],
			time: 'night',
			parts: [
				'@answer',
				{
					'end-own-name': [
						'“That was hard to say,” said {left}. “So I will say it too. I forgot it that night.” “I forgot it too,” said {right}. “I am sorry!” And they were friends again.',
						'Then {left} looked down. “If you can say that, I can too,” said {left}. “It was not just {right}. I am sorry.” “So am I!” said {right}. And the fight was over.',
					],
					'end-late-truth': [
						'“But you took a bow!” said {left}. “I did,” said {hero}. “I am sorry.” “Then I can say it too,” said {right}. “I forgot it that night. Sorry, {left}!” And the fight was over.',
						'“So why did you bow?” they asked. “Because it felt good,” said {hero}. “I am sorry.” It was so hard to say! “Then I am sorry too,” said {left}. “So am I,” said {right}.',
					],
					'end-asked': [
						'“So it was not you,” said {left}. “And not you,” said {right}. “Then we both take it in from now on!” They had no more fight. “But I am not the judge,” said {hero}.',
						'“Then no one was bad!” they said. “Each night we will both go and look.” So they were friends again. “And I must tell you,” said {hero}. “I am not the judge.”',
					],
					'end-neither': [
						'“So you are still friends,” said {hero}. And they were! “Then we have it together,” said {left}, “and both take it in.” “But I am not the judge,” said {hero}. “I am sorry.”',
						'“But I want you to have it!” “No, you!” And then they had to laugh. “Let us take turns again,” said {right}. “And both take it in.” “I am not the judge,” said {hero} then.',
					],
				},
				[
					'“No, I am,” said {elder.the}, and came up. “But you did it so well.” So {hero} gave the green umbrella back.',
					'“I know,” said {elder.the}, “for I am. And I saw it all.” “Then here is your umbrella,” said {hero}. “It is good as new.”',
					'Then up came {elder.the}. “I am the judge,” {elder.they} said, “and that was well done.” {hero} gave {elder.them} the green umbrella.',
				],
				{
					'end-late-truth': [
						'{hero} went home, and did not look up. Then {left} waved. It was a small wave. But it was not for the judge. It was for {hero}!',
						'It was time to go home. No one waved at the judge now. But {left} and {right} ran after {hero}. Wave, wave! It was for {hero}.',
					],
					else: [
						'“Then wave to {hero}, all of you!” {elder.they} said. And they all did. It was not for the judge. It was for {hero}!',
						'“You came as the judge,” said {elder.the}. “Now go home as {hero}.” And they all stood there. Wave, wave, wave! It was not for a judge. It was for {hero}.',
						'“And now I go home,” said {hero}. “Home?” they said. “Then we have to wave!” So they did, big and long. And this time it was for {hero}.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'court', with: ['elder', 'left'], shows: ['thing', 'umbrella'], pose: 'wave', feeling: 'happy' },
		},
	],
};
