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
						'“No, not me!” called {hero}. Bang, bang, went the drum. “A bee?” they said, and looked up. Only {elder.the} had heard it right.',
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
						'Pop! {hero} put up the umbrella and took a bow. They all clapped, and it felt so good! But {elder.the} had no umbrella now. Then it did not feel so good.',
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
					'“Come with us, Judge!” they said. “{left} and {right}, who are best friends, have a fight. They both want {thing}! You go first.” {Elder.the} went last.',
					'“{left} and {right} had been best friends,” they told {hero}. “But now they fight. They both want {thing}!” So {hero} went first, and {elder.the} went last.',
					'“There is a big fight,” they said. “{left} and {right} had been such good friends! Now they both want {thing}. Go first, Judge.” So {hero} did. Last came {elder.the}.',
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
					'{Court.at} they both held on to {thing}. Tug! “Mine!” said {left}. Tug! “Mine!” said {right}. Bump! Down they fell.',
					'Tug, tug! So it went {court.at}. “Mine!” said {left}. “Mine!” said {right}. They both held on to {thing}. Tug, tug, bump!',
					'{Court.at} they both held on to {thing}. “Let go!” said {left}. “You let go!” said {right}. Tug! Bump! Now it sat on them both.',
				],
				{
					'first.reach': ['+ But {hero} was stuck at the back.', '+ “Come up, Judge!” But they all stood in the way.'],
					'first.hear': [
						'+ “Stop!” said {hero}. But they did not hear.',
						'+ “Stop!” called {hero}. But “MINE!” they said, and “MINE!”',
					],
					'first.trust': [
						'+ “You, a judge?” said {right}. “Who did you ever help?”',
						'+ “Can you help us?” said {left}. “Who did you ever help?”',
					],
				},
				'@first.later',
				{ 'first.trust': ['“Then help us too,” said {right}.', ''] },
				[
					'“We take turns,” said {left}, “and this is my day!” “No, it is my day!” said {right}.',
					'“We share it,” said {right}. “One day me, one day {left}. So this is my day!” “No,” said {left}, “it is mine!”',
					'“I have it one day, and {right} the next,” said {left}. “So now it is my day!” “No, my day!” said {right}.',
				],
				['+ “So who gets it, Judge?”', '+ “Well, Judge?” they said.'],
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
					say: 'Ask “Whose day was it last?”',
					sets: ['asked'],
					outcome: [
						'“Who had it last?” asked {hero}. It was very still. “Um,” said {left}. “Um,” said {right}. Oh! They had both forgot.',
						'“And whose day was it last?” asked {hero}. “Um,” said {left}. “Er,” said {right}. “Um, er…” They did not know!',
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
						'“That was hard to say,” said {left}. “So I will say it too. It is not my day. I had it last.” “Then let us both have it now,” said {right}. And they were friends again.',
						'{left} looked down. “If you can say that, I can too,” said {left}. “I had it two days!” “I did that too, one time,” said {right}. Then they had to laugh, and the fight was over.',
					],
					'end-late-truth': [
						'“But you took a bow!” said {left}. “I did,” said {hero}. “I am sorry.” “Then I am sorry too,” said {right}. “It is not my day at all.” “Oh, have it with me!” said {left}. And the fight was over.',
						'“So why did you bow?” they asked. “Because it felt good,” said {hero}. “I am sorry.” It was so hard to say! “I am sorry too,” said {left}. “I had it last.” “And I did tug,” said {right}.',
					],
					'end-asked': [
						'“So it can be a day for two!” said {left}. “Yes!” said {right}. “It is Um Day!” How they laughed! “But I am not the judge,” said {hero}.',
						'“Then this is no one’s day,” said {right}. “So we both have it!” said {left}. And they let go, and had to laugh. “I must tell you,” said {hero}. “I am not the judge.”',
					],
					'end-neither': [
						'“So you are still friends,” said {hero}. And they were! “Then we have it together,” said {left}. “All day!” said {right}. “But I am not the judge,” said {hero}. “I am sorry.”',
						'“But I want you to have it!” “No, you!” Now they did it the other way around. Push, push, bump! And then they had to laugh. “I am not the judge,” said {hero} then.',
					],
				},
				{ tried: ['+ “Oh! Not me!” they all said. “Not a bee!”', '+ “Oh!” they said. “So there was no bee.”'] },
				[
					'“No, I am,” said {elder.the}, and came up. “I wanted to see what you would do. And you did it so well!” So {hero} gave the green umbrella back.',
					'“I know,” said {elder.the}, “for I am. And I saw it all.” “Then here is your umbrella,” said {hero}. “It is good as new.”',
					'Then up came {elder.the}. “I am the judge,” {elder.they} said, “and that was well done.” {hero} gave {elder.them} the green umbrella.',
				],
				{ 'first.ally': ['+ {first.ally} clapped.', '+ And {first.ally} clapped the most.'] },
				{
					'end-late-truth': [
						'{hero} went home, and did not look up. Then {left} waved. It was a small wave. But it was not for the judge. It was for {hero}!',
						'It was time to go home. No one waved at the judge now. But {left} and {right} ran after {hero}. Wave, wave! It was for {hero}.',
					],
					else: [
						'“And now I go home,” said {hero}. “Home?” they said. Bang, went the drum. “Here comes {hero}! Wave!” And this time it was for {hero}.',
						'“You came as the judge,” said {elder.the}. “Now go home as {hero}.” And they all stood there. Wave, wave, wave! It was for {hero}.',
						'“I go home now,” said {hero}. “Home?” they said. “Then we have to wave!” So they did, big and long. And this time it was for {hero}.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'court', with: ['elder', 'left'], shows: ['thing', 'umbrella'], pose: 'wave', feeling: 'happy' },
		},
	],
};
