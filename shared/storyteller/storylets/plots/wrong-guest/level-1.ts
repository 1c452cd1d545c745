import type { PlotLevel } from '../../format.ts';

export const wrongGuest1: PlotLevel = {
	joins: [
		'“{choice}” And {hero} did. Then hop, roll, hop! The wind blew a green umbrella along, and {hero} caught it. “The new judge has a green umbrella!” said all of {folk}. “So it is you!” And they all waved. No one had ever waved at {hero}! But it was a wave for the judge.',
	],
	chapters: [
		{
			titles: ['Hop, Roll, Hop', 'The Green Umbrella', 'Bang! Bang!', 'Hello, Judge!'],
			time: 'day',
			parts: [
				[
					'All day long people came home {start.at}. And how {folk} waved! But no one ever waved at {hero}, who never went away. {hero} was {described}. “I want a wave too,” said {hero}. “Just one!”',
					'“Wave! Here comes Mom!” “Wave! Here comes Gran!” So it went {start.at}, all day long. But {hero} never went away, so no one waved at {hero}. {hero} was {described}. “I want just one wave,” said {hero}.',
					'If you came home, {folk} waved at you. But {hero} was always {start.at}. So {hero} never got a wave. {hero} was {described}. “I want one too,” said {hero}. “Just one!”',
				],
				[
					'Whoosh, went the wind! All the hats flew. And with the hats flew a green umbrella! It fell down in front of {hero}. So {hero} took hold of it.',
					'Then the wind blew. Hop, roll, hop! A green umbrella came along, right up to {hero}. So {hero} held on to it.',
					'Whoosh, went the wind. Hop, roll, hop! What was that? It was a green umbrella! It did not stop, so {hero} went after it and caught it.',
				],
				[
					'Bang, went a drum. “The new judge has a green umbrella!” said {folk}. “So it must be you. You can stop a fight!” And how they waved! But it was not for {hero}. It was for the judge.',
					'“A green umbrella!” said all of {folk}. “The new judge has one. So you are the judge, and you can stop a fight!” Bang, went a drum, and they all waved. But the wave was for the judge, not for {hero}.',
					'“Look, a green umbrella!” said all of {folk}. “So that is our new judge, who can stop a fight!” Bang, went a drum. They all waved and waved. But it was all for the judge.',
				],
				{
					quiet: '“No,” said {hero}. But it was so soft that no one heard.',
					bold: '“Yes!” said {hero}. Oops! It was out, and it was not so.',
					kind: 'They were all so glad! How could {hero} say no?',
					honest: '“No, I am not!” said {hero}. But the drum went bang, so no one heard.',
					clever: '{hero} always knew what to say. But not now!',
					careful: '“One moment, please,” said {hero}. But they did not wait one moment.',
					merry: '{hero} had to laugh. It felt like a game!',
					dreamy: '“Mm?” said {hero}, who had looked up at the clouds. They took it for “Yes.”',
					quick: '“No!” said {hero} at once. But they just waved even more.',
				},
				[
					'Whose umbrella was it? Far at the back stood {elder.a}. “The wind took it from me,” {elder.they} said. But just {hero} heard it.',
					'And who had lost the umbrella? At the back stood {elder.a}. “There is my umbrella!” {elder.they} said softly. Just {hero} heard it.',
					'Who came last of all, out of breath? It was {elder.a}. “That’s my umbrella,” {elder.they} said. But with all that noise just {hero} heard it.',
				],
			],
			choices: [
				{
					say: 'Shout “No, not me!”',
					sets: ['tried'],
					outcome: [
						'“No, not me!” called {hero}. But bang, bang, went the drum. “A bee?” they said, and looked up. Only {elder.the} had heard it right.',
						'“Not me! Not me!” called {hero}. But the drum was so loud. “A bee?” they said. “Where is a bee?” Only {elder.the} had heard it right.',
					],
				},
				{
					say: 'Give the umbrella back',
					sets: ['offered'],
					outcome: [
						'{hero} took the umbrella to {elder.the}. “Here it is.” “Thank you,” {elder.they} said. “But please hold it for me. I want to see what you do.”',
						'“This is yours,” said {hero} to {elder.the}. “It is,” {elder.they} said. “But you hold it for now. It’s so nice here at the back.”',
					],
				},
				{
					say: 'Put it up and bow',
					sets: ['bowed'],
					outcome: [
						'Pop! {hero} put up the umbrella and took a bow. They all clapped, and it felt so good! Then {hero} saw {elder.the}, who had no umbrella. And it did not feel so good.',
						'Pop! Up went the umbrella. {hero} took a bow, and then one more. But {elder.the} just looked at it. “Oh dear,” thought {hero}.',
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
					'“Come with us, Judge!” they said. “{left} and {right} had a fight. They share {thing}, and today they both want it!” So off they went {court.to}. {hero} went first, with the umbrella on a strap. And {elder.the}? {Elder.they} came last.',
					'“{left} and {right} had a fight,” they said. “They are best friends, and share {thing}. But today they both want it! Come, Judge!” So off they went {court.to}. The umbrella hung from {hero} on a strap. Last of all came {elder.the}.',
					'“Come, Judge!” they said. “{left} and {right} had a fight! They share {thing}, and both want it now.” Off they went {court.to}. {hero} went in front. Bump, bump, went the umbrella on its strap. Last of all came {elder.the}.',
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
					'So they came {court.to}. {left}, {left.the}, pulled at {thing}. “Let go!” {right}, {right.the}, pulled too. “You let go!”',
				],
				{
					'first.reach': [
						'They all ran in to look. So {hero} was at the back, and could not get to the two.',
						'But they all stood around the two, to look. So {hero} could not get in!',
					],
					'first.hear': [
						'“Stop!” said {hero}. But they all shouted so much that no one heard.',
						'“Please stop!” called {hero}. But all around they shouted, so no one heard it.',
					],
					'first.trust': [
						'{right} looked at {hero}. “You don’t know us. How can you help us?”',
						'“Why should we do what you say?” said {left} to {hero}. “We don’t know you.”',
					],
				},
				'@first.later',
				{ 'first.trust': ['So they both gave a nod.', '{left} and {right} gave a nod.'] },
				[
					'“We take turns,” said {left}, “and this is my day!” “No, it is my day!” said {right}.',
					'“We share it,” said {right}. “One day it’s {left}’s, and one day it’s mine. So today is my day!” “No,” said {left}, “it’s mine!”',
					'“I have it one day, and {right} the next,” said {left}. “So now it’s my day!” “No, my day!” said {right}.',
				],
				['+ “So who gets it, Judge?” they both said.', '+ “Who gets it today, Judge?” they said.'],
			],
			choices: [
				{
					say: 'Say “It is not my umbrella”',
					sets: ['told'],
					outcome: {
						offered: [
							'“I’m not the judge,” said {hero}. “It isn’t my umbrella. I just hold it for {elder.the}. I’m {hero}.” It was very still.',
							'“This isn’t my umbrella,” said {hero}, “so I am no judge. I’m just {hero}.” No one said a thing.',
						],
						tried: [
							'“It isn’t my umbrella,” said {hero}, “and I am not the judge. I did say ‘Not me!’” “Oh!” they said. “So it wasn’t a bee.” And then it was very still.',
							'This time there was no drum. “I’m not the judge,” said {hero}. “The wind blew this umbrella to me.” “Oh!” they said. “Not me! Not a bee!”',
						],
						else: [
							'“It isn’t my umbrella,” said {hero}, “and I am not the judge. The wind blew it to me. I’m just {hero}.” It was very still.',
							'“I’m not a judge,” said {hero}. “The wind blew this umbrella to me, and I didn’t say so.” No one said a thing.',
						],
					},
				},
				{
					say: 'Ask “Whose day was it last?”',
					sets: ['asked'],
					outcome: [
						'“Whose day was it last?” asked {hero}. It was very still. “Um,” said {left}. “Um,” said {right}. They had both forgotten!',
						'“And whose day was it last?” asked {hero}. “Um,” said {left}. “Er,” said {right}. “Um, er…” They did not know!',
					],
				},
				{
					say: 'Say “Then no one gets it”',
					sets: ['neither'],
					outcome: [
						'“Then no one gets it,” said {hero}. “Oh no!” said {left}. “Then let {right} have it!” “No, {left} must have it!” said {right}.',
						'“No one gets it,” said {hero}. Then {left} had to cry. “Don’t cry,” said {right}. “You can have it!” “No, you have it,” said {left}.',
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
						'“That was hard to say,” said {left}. “So I will say a hard thing too. It isn’t my day. I had it last.” “Then let us both have it now,” said {right}. And they were friends again.',
						'{left} looked down. “If you can say what is true, I can too,” said {left}. “I had it for two days, so it isn’t my day.” “I did that too, one time,” said {right}. Then they had to laugh, and the fight was over.',
					],
					'end-late-truth': [
						'“But you took a bow!” said {left}. “I did,” said {hero}. “I’m sorry.” “Then I’m sorry too,” said {right}. “It isn’t my day at all.” “Oh, have it with me!” said {left}. And the fight was over.',
						'“So why did you bow?” they asked. “Because it felt good,” said {hero}. “I’m sorry.” It was so hard to say! “I’m sorry too,” said {left}. “I had it last.” “And I pulled,” said {right}. So the fight was over.',
					],
					'end-asked': [
						'“So it can be a day for two!” said {left}. “Yes!” said {right}. “It is Um Day!” How they laughed! Then {hero} looked at the green umbrella. “I must tell you,” said {hero}. “I’m not the judge.”',
						'“Then this is no one’s day,” said {right}. “So we both have it!” said {left}. And they let go, and had to laugh. “But this isn’t my umbrella,” said {hero}. “I’m not the judge.”',
					],
					'end-neither': [
						'“So you are still friends,” said {hero}. And they were! “Let us both have it,” said {left}, “all day!” And so the fight was over. “But I’m not the judge,” said {hero}. “The wind blew this umbrella to me. I’m sorry.”',
						'“I want you to have it!” “No, you!” Now they did not pull. They pushed! Push, push, bump! Then they had to laugh, and the fight was over. “I’m not the judge,” said {hero} then. “I’m sorry.”',
					],
				},
				{
					'tried & !told': [
						'“Oh! You said ‘Not me’!” they said. “Not ‘a bee’!”',
						'“Oh!” they said. “So there was no bee! You said ‘Not me.’”',
					],
				},
				{
					told: [
						'“So who is the judge?” they said. “I’m the judge,” said {elder.the}, and came up to the front. “I wanted to see what you would do. And you did it so well!” So {hero} gave {elder.them} the green umbrella.',
						'“So who is the real judge?” they asked. Up came {elder.the}. “I’m the judge,” {elder.they} said. “I came last, so that I could see it all. And that was well done!” {hero} gave {elder.them} the green umbrella.',
					],
					else: [
						'“Then who is the judge?” they asked. “I’m the judge,” said {elder.the}, and came up to the front. “I wanted to see what you would do. And you did it so well!” So {hero} gave {elder.them} the green umbrella.',
						'“So who is the judge?” they asked. “It’s me,” said {elder.the}. “I came last, so that I could see it all. That was well done!” And {hero} gave {elder.them} the umbrella, as good as new.',
						'“But who is the judge, then?” they asked. Up came {elder.the}. “I’m the judge,” {elder.they} said, “and that was well done.” {hero} gave {elder.them} the green umbrella.',
					],
				},
				{ 'first.ally': ['+ {first.ally} clapped.', '+ And {first.ally} clapped the most.'] },
				{
					'end-late-truth': [
						'Then {hero} went home, and did not look up. But what was that? {left} waved! It was a small wave. But it was not for the judge. It was for {hero}!',
						'It was time to go home. There was no drum now. But {left} and {right} ran after {hero}. Wave, wave! And this time it was for {hero}.',
					],
					else: [
						'“Now I must go home,” said {hero}. “Home?” they said. Bang, went the drum. “{hero} goes home! Wave!” And this time it was for {hero}.',
						'“You came as the judge,” said {elder.the}. “Now go home as {hero}.” So {hero} did. And there they all stood. Wave, wave, wave! This time it was for {hero}.',
						'“I must go home now,” said {hero}. “Home?” they said. “Then we have to wave!” So they did, and did not stop. And this time it was for {hero}.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'court', with: ['elder', 'left'], shows: ['thing', 'umbrella'], pose: 'wave', feeling: 'happy' },
		},
	],
};
