import type { PlotLevel } from '../../format.ts';

export const wrongGuest1: PlotLevel = {
	joins: [
		'“{choice}” And {hero} did. Then hop, roll, hop! The wind blew a green umbrella along, and {hero} caught it. “The new judge has a green umbrella!” said all of {folk}. “So it’s you!” And they all waved. No one had ever waved at {hero}! But it was a wave for the judge. “That umbrella is mine,” said {elder.a}, at the back.',
	],
	chapters: [
		{
			titles: ['Hop, Roll, Hop', 'The Green Umbrella', 'Bang! Bang!', 'Hello, Judge!'],
			time: 'day',
			parts: [
				[
					'All day long people came home {start.at}. And how {folk} waved at them! But no one ever waved at {hero}, who never went away. {hero} was {described}. “I want a wave too,” said {hero}. “Just one!”',
					'“Wave! Mom is home!” “Wave! Gran is home!” So it went {start.at}, all day long. But {hero} never went away, so no one had to wave. {hero} was {described}. “I want just one wave,” {they} said.',
					'If you came home, {folk} all waved at you. But {hero} was always home, {start.at}. So no one ever waved. {hero} was {described}. “Oh, wave at me too,” said {hero}. “Just once!”',
				],
				[
					'Whoosh, went the wind! All the hats flew. And with the hats flew a green umbrella, right up to {hero}. And {hero} caught it.',
					'Then the wind blew. Hop, roll, hop! Along came a green umbrella, right up to {hero}, who caught it.',
					'Whoosh, went the wind. Hop, roll, hop! What was that? It was a green umbrella! And {hero} caught it.',
				],
				[
					'Bang, went a drum. “The letter said, look for a green umbrella!” called {folk}. “So you must be our new judge.” And how they waved! But it was not for {hero}. It was for the judge.',
					'“A green umbrella!” said all of {folk}. “The letter told us to look for it. So you’re our new judge!” Bang, went a drum, and they all waved. But the wave was for the judge, not for {hero}.',
					'“Look, a green umbrella!” said all of {folk}. “The letter says our new judge has one. So it’s you!” Bang, went a drum. And they all waved and waved. But it was all for the judge.',
				],
				{
					quiet: '“No,” said {hero}. But it was so soft that no one heard.',
					bold: '“Hello!” called {hero}. So they all thought it was true.',
					kind: 'They were all so glad! How could {hero} say no?',
					honest: '“No, I am not!” said {hero}. But the drum went bang, so no one heard.',
					clever: '{hero} always knew what to say. But not now!',
					careful: '“One moment, please,” said {hero}. But they did not wait one moment.',
					merry: '{hero} had to laugh. It was like a game!',
					dreamy: '“Mm?” said {hero}, who had looked up at the clouds. They took it for “Yes.”',
					quick: '“No!” said {hero} at once. But they just waved even more.',
				},
				[
					'Whose umbrella was it? Far at the back stood {elder.a}. “The wind took it from me,” {elder.they} said. But the drum was so loud that only {hero} heard.',
					'And who had lost the umbrella? At the back stood {elder.a}. “There is my umbrella!” {elder.they} said softly. So only {hero} heard.',
					'And who ran after the umbrella, all out of breath? It was {elder.a}. “That’s mine,” {elder.they} said. But the drum was so loud that only {hero} heard.',
				],
			],
			choices: [
				{
					say: 'Shout “No, not me!”',
					sets: ['tried'],
					outcome: [
						'“No, not me!” called {hero}. But bang, bang, went the drum. “A bee?” said everyone, and looked up. Only {elder.the} had heard it right.',
						'“Not me! Not me!” called {hero}. But the drum was so loud. “A bee?” said everyone. “Where is a bee?” Only {elder.the} had heard it right.',
					],
				},
				{
					say: 'Give the umbrella back',
					sets: ['offered'],
					outcome: [
						'{hero} took the umbrella to {elder.the}. “Here it is.” “Thank you,” {elder.they} said. “But please hold it for me. I want to see what you do.”',
						'“This is yours,” said {hero} to {elder.the}. “It is,” {elder.they} said. “But please hold it for me. I want to see what you do.”',
					],
				},
				{
					say: 'Put it up and bow',
					sets: ['bowed'],
					outcome: [
						'Pop! {hero} put up the umbrella and took a bow. Everyone clapped! Then {hero} saw {elder.the}, who had no umbrella now. And it did not feel so good.',
						'Pop! Up went the umbrella. {hero} took a bow, and everyone clapped. But {elder.the} just looked on. “Oh dear,” thought {hero}.',
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
					'“Come, Judge!” said everyone. “{left} and {right} had a fight! They share {thing}. But who gets it today? You must say!” So off they all went {court.to}. {hero} went first, with the umbrella on a strap. {Elder.the} came last.',
					'“Come quick, Judge!” said everyone. “{left} and {right} had a fight! They share {thing}. But who gets it today? You must say!” Off they all went {court.to}. {hero} had the umbrella on a strap. Last of all came {elder.the}.',
					'“Come, Judge!” said everyone. “{left} and {right} had a fight! They share {thing}. But who gets it? You must say!” Off they all went {court.to}. Bump, bump, went the umbrella on its strap. Last of all came {elder.the}.',
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
				[
					'{Court.at} stood {left}, {left.the}, and {right}, {right.the}. They both held on to {thing}. “Mine!” said {left}, and gave a tug. “No, mine!” said {right}, and gave a tug too.',
					'Tug, tug! That was the fight {court.at}. “Mine!” said {left}, {left.the}. “No, mine!” said {right}, {right.the}. They both held on to {thing}.',
					'Tug, tug! {Court.at} two friends pulled at {thing}. “Let go!” said {left}, {left.the}. “No, you let go!” said {right}, {right.the}.',
				],
				{
					'first.reach': [
						'But everyone ran up to look, so {hero} could not get through.',
						'But everyone stood around to look. So {hero} could not get to them!',
					],
					'first.hear': [
						'“Please stop!” called {hero}. But everyone shouted “Pull!” and no one heard it.',
						'“Please stop!” called {hero}. But everyone shouted so much that no one heard.',
					],
					'first.trust': [
						'{right} looked at {hero}. “We don’t know you. Why should we do what you say?”',
						'“Why should we do what you say?” said {left} to {hero}. “We don’t know you.”',
					],
				},
				'@first.later',
				{ 'first.trust': ['So they both nodded.', '{left} and {right} nodded.'] },
				[
					'“We take turns,” said {left}. “And today is my day!” “No, it’s my day!” said {right}.',
					'“One day it’s {left}’s, one day it’s mine,” said {right}. “Today is my day!” “No,” said {left}, “it’s mine!”',
					'“One day I have it, one day {right}!” said {left}. “Now it’s my day!” “No, it’s my day!” said {right}.',
				],
				['+ “So who gets it, Judge?” they both said.', '+ “Who gets it today, Judge?” they both said.'],
			],
			choices: [
				{
					say: 'Say “It is not my umbrella”',
					sets: ['told'],
					outcome: {
						offered: [
							'“I’m not the judge,” said {hero}. “It isn’t my umbrella. I just hold it for someone. I’m {hero}.” It was very still.',
							'“This isn’t my umbrella,” said {hero}, “so I’m not the judge. I’m just {hero}.” No one said a thing.',
						],
						tried: [
							'“It isn’t my umbrella,” said {hero}, “and I’m not the judge. I did say ‘Not me!’” “Oh!” said everyone. “So it was not a bee.” And then it was very still.',
							'This time there was no drum. “I’m not the judge,” said {hero}. “The wind blew this umbrella to me.” “Oh!” said everyone. “So it was not a bee!”',
						],
						else: [
							'“It isn’t my umbrella,” said {hero}, “and I’m not the judge. The wind blew it to me. I’m just {hero}.” It was very still.',
							'“I’m not a judge,” said {hero}. “The wind blew this umbrella to me, and I didn’t tell you.” No one said a thing.',
						],
					},
				},
				{
					say: 'Ask “Whose day was it last?”',
					sets: ['asked'],
					outcome: [
						'“Whose day was it last time?” asked {hero}. “Um,” said {left}. “Um,” said {right}. They had both forgotten!',
						'“Whose day was it yesterday?” asked {hero}. “Um,” said {left}. “Er,” said {right}. “Um, er…” They had both forgotten!',
					],
				},
				{
					say: 'Say “Then no one gets it”',
					sets: ['neither'],
					outcome: [
						'“Then no one gets it,” said {hero}. “Oh no!” said {left}. “Then let {right} have it!” “No, let {left} have it!” said {right}.',
						'“Then no one gets it,” said {hero}. So {left} had to cry. “Don’t cry,” said {right}. “You can have it!” “No, you have it,” said {left}.',
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
						'“That was hard to say,” said {left}. “So I’ll say a hard thing too. It isn’t my day. I had it yesterday!” “Then let’s both have it now,” said {right}. And they were friends again.',
						'{left} looked down. “If you can say what is true, I can too,” said {left}. “I had it yesterday, so it isn’t my day.” “Oh, let’s both have it,” said {right}. And they had to laugh, and the fight was over.',
					],
					'end-late-truth': [
						'“But you took a bow!” said everyone. “I did,” said {hero}. “I’m sorry.” “Then I’m sorry too,” said {right}. “I had it yesterday. So it isn’t my day at all.” “Oh, have it with me!” said {left}. And the fight was over.',
						'“So why did you bow?” asked everyone. “Because it felt good,” said {hero}. “I’m sorry.” It was so hard to say! “I’m sorry too,” said {left}. “I had it yesterday, so it isn’t my day.” “And I’m sorry that I pulled,” said {right}. So the fight was over.',
					],
					'end-asked': [
						'“So it can be a day for two!” said {left}. “Yes!” said {right}. “It’s Um Day!” How they laughed! Then {hero} looked at the green umbrella. “I must tell you,” said {hero}. “I’m not the judge. The wind blew this to me.”',
						'“Then this is no one’s day,” said {right}. “So we both have it!” said {left}. And they had to laugh. “I must tell you,” said {hero}. “This isn’t my umbrella. The wind blew it to me, and I’m not the judge.”',
					],
					'end-neither': [
						'“So you’re still friends,” said {hero}. And they were! “Let’s both have it,” said {left}, “all day!” And so the fight was over. “But I’m not the judge,” said {hero}. “The wind blew this umbrella to me. I’m sorry.”',
						'Now {left} and {right} did not pull. They pushed! Push, push, bump! Then they had to laugh, and the fight was over. “But I’m not the judge,” said {hero}. “The wind blew this umbrella to me. I’m sorry.”',
					],
				},
				{
					'tried & !told': [
						'“Oh!” said everyone. “You said ‘Not me’! You didn’t say ‘A bee’!”',
						'“Oh!” said everyone. “So there was no bee! You said ‘Not me.’”',
					],
				},
				{
					told: [
						'“So who is the judge?” asked everyone. “I am,” said {elder.the}, and came up to the front. “I wanted to see what {hero} would do. And it was so well done!” So {hero} gave {elder.them} the green umbrella.',
						'“So who is the real judge?” asked everyone. Up came {elder.the}. “I’m the judge,” {elder.they} said. “I came last, to see what {hero} would do. And that was well done!” {hero} gave {elder.them} the green umbrella.',
					],
					else: [
						'“Then who is the judge?” asked everyone. “I am,” said {elder.the}, and came up to the front. “I wanted to see what {hero} would do. And it was so well done!” So {hero} gave {elder.them} the green umbrella.',
						'“So who is the judge?” asked everyone. “I am,” said {elder.the}. “I came last, to see what {hero} would do. And that was well done!” So {hero} gave {elder.them} the umbrella, as good as new.',
						'“But who is the judge, then?” asked everyone. Up came {elder.the}. “I am,” {elder.they} said. “I wanted to see what {hero} would do. And that was well done.” So {hero} gave {elder.them} the green umbrella.',
					],
				},
				{ 'first.ally': ['+ {first.ally} clapped.', '+ And {first.ally} clapped the most.'] },
				{
					'end-late-truth': [
						'Then {hero} went home, all alone. But what was that? {left} waved! It was a small wave. But it was not for the judge. It was for {hero}!',
						'It was time to go home. There was no drum now. But {left} and {right} ran after {hero}. Wave, wave! And this time it was for {hero}.',
					],
					else: [
						'“Now I must go home,” said {hero}. “Home?” said everyone. Bang, went the drum. “{hero} goes home! Wave!” And this time it was for {hero}.',
						'“You came as the judge,” said {elder.the}. “Now go home as {hero}.” So {hero} did. And there stood everyone. Wave, wave, wave! This time it was for {hero}.',
						'“I must go home now,” said {hero}. “Home?” said everyone. “Then we have to wave!” So they did, on and on and on. And this time it was for {hero}.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'court', with: ['elder', 'left'], shows: ['thing', 'umbrella'], pose: 'wave', feeling: 'happy' },
		},
	],
};
