import type { PlotLevel } from '../../format.ts';

export const oneWord1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then it was Feast Day. {hero} had to call one word, and it was “Come!” But {hero} called, “Go!” The others laughed, for they knew what {hero} meant. But {elder}, {elder.the}, did not know. {Elder.they} had just come home with a big bag. Now {elder.they} took it and went, to the gate by {hall}. So {hero} went after {elder.them}, to say sorry.',
	chapters: [
		{
			titles: ['One Word', 'Come and Go', 'Oops', 'Ha, Ha, Ha'],
			time: 'day',
			parts: [
				[
					'It was Feast Day {start.at}! All of {folk} had come. {hero}, who was {described}, had one word to call. “Come!” Then they could all go and eat {hall.at}.',
					'Today was Feast Day {start.at}. All of {folk} had come. {hero} was {described}, and had to call the word. It was just “Come!” After that they would eat {hall.at}.',
					'{Start.at} it was Feast Day. All of {folk} had come. When they heard “Come!” they could go and eat {hall.at}. And who had to call it? It was {hero}, who was {described}.',
				],
				[
					'“Up goes the flag!” said {host}, {host.a}. “Then you call.” At the back stood {elder}, {elder.a}. After years away {elder.they} was back, with a big bag. “Do they still want me?” thought {elder}.',
					'{host}, {host.a}, put up the flag. Far back stood {elder}, {elder.a}. {Elder.they} had been away for years. Now {elder.they} was back, with a big bag. “Will they let me stay?” thought {elder}.',
					'“Look at the flag!” said {host}, {host.a}. “When it’s up, you call.” Last of all came {elder}, {elder.a}. What a big bag! “I was away for years,” thought {elder}. “Do they still want me?”',
				],
				{
					quiet: '{hero} had only ever said it softly. Now it had to be loud.',
					bold: '{hero} did not stop to think, and took a big, big breath.',
					kind: 'A baby waved, and {hero} waved back. Then it was time!',
					honest: 'They all looked at {hero}. And {hero} so wanted to go!',
					clever: 'Come, go, come, go! Which one was it? {hero} did not know.',
					careful: '“I must not say ‘Go,’” thought {hero}. “Not ‘Go,’ not ‘Go.’”',
					merry: '{hero} had said it wrong all day, for fun.',
					dreamy: '{hero} looked up at the flag. Flap, flap. Then it was time!',
					quick: '{hero} could not wait. Now, now, now!',
				},
				[
					'“GO!” called {hero}. Oops! It was the wrong word. “You mean ‘Come’!” said {folk}, and laughed, ha, ha, ha! But {elder} did not hear that, so far back. “I have to go?” said {elder}. So {elder.they} took the bag and went.',
					'“GO!” called {hero}. Oh no! “You mean ‘Come’!” said {folk}, and laughed. But {elder} was too far back to hear that. “They don’t want me,” said {elder}. And off {elder.they} went with the bag.',
					'And {hero} called, “GO!” Oh dear, that was the wrong word! “Ha, ha! You mean ‘Come’!” said {folk}. But {elder}, so far back, just heard “Go.” “They don’t want me,” said {elder}. So {elder.they} took the bag and went.',
				],
			],
			choices: [
				{
					say: 'Run after {elder}',
					sets: ['ran-after'],
					outcome: [
						'“Stop! Wait!” called {hero}, and ran. But so many stood in the way! Soon {elder} was just a dot, far up the road.',
						'{hero} ran after {elder}. “Wait for me!” But there were so many to get by. Soon {elder} was too far off to hear.',
					],
				},
				{
					say: 'Say the word again',
					sets: ['again'],
					outcome: [
						'“I mean, come! Come, come!” called {hero}. Now it was right, but {elder} was too far off to hear it.',
						'“COME!” called {hero}. Now it was the right word. But {elder} was gone, and did not hear it.',
					],
				},
				{
					say: 'Laugh too',
					sets: ['laughed'],
					outcome: [
						'“Ha, ha!” went {hero}, with all the others. But {elder} looked back and saw it. Then it was not funny.',
						'All the others laughed, so {hero} did too. Ha, ha, h… oh. Far off, {elder} looked back. How sad {elder.they} was!',
					],
				},
			],
			scene: { at: 'start', with: ['host', 'elder'], shows: ['banner'], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['Off to the Gate', 'The Short Way', 'Where Is {elder}?'],
			time: 'day',
			parts: [
				'@answer',
				[
					'“{elder} won’t stay,” said {host}. “The way out is the old gate by {hall}.” It was time to eat, so the others went there too. They took the long road, and {hero} took the short one. “Quick! I must say sorry!”',
					'“Where is {elder}?” asked {hero}. “Off to the old gate by {hall},” said {host}. “Why won’t {elder.they} stay?” It was time to eat, so the others went there too. They took the long road, and {hero} took the short one. “I must say sorry!”',
					'“I must say sorry!” said {hero}. “{elder} is off to the old gate by {hall},” said {host}. “Why won’t {elder.they} stay?” It was time to eat, so the others went there too. How full the long road was! So {hero} took the short one.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['At the Gate', 'There Is {elder}', 'What to Say', 'Why {elder} Went'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				[
					'So {hero} came {hall.to}. And by the gate sat {elder}, with the heavy bag.',
					'The feast was on {hall.at}. And {elder}? By the gate, with the heavy bag!',
					'{Hall.at} {folk} had their feast. And by the gate sat {elder}. “Oof! My bag!”',
				],
				{
					'first.hear': [
						'+ “I’m sorry!” called {hero}. But the others were singing, and {elder} did not hear.',
						'+ “I’m sorry!” called {hero}. But the others banged their spoons, and {elder} did not hear.',
					],
					'first.trust': [
						'+ “I’m sorry!” said {hero}. “I meant ‘Come.’” “You said ‘Go,’” said {elder}. “Can I trust you?”',
						'+ “It was the wrong word,” said {hero}. “I’m sorry.” “Can I trust you?” said {elder}.',
					],
					else: [
						'+ Then {elder} got up to go! And the line for soup was in between.',
						'+ Then {elder} got up to go! And the line for cake was in between.',
					],
				},
				'@first.later',
				{
					'first.hear': [
						'“I’m sorry!” said {hero}. Now {elder} heard it.',
						'So {elder} heard it at last. “I’m sorry!” said {hero}.',
					],
					'first.trust': ['So {elder} told {hero} why it hurt.', 'So {elder} told {hero} why.'],
					else: [
						'“Wait! I’m sorry!” said {hero}. So {elder} sat down again.',
						'“I’m so sorry!” said {hero}. And {elder} sat down again.',
					],
				},
				[
					'“Years ago I let the feast cake fall,” said {elder}. “‘Go!’ they said. So I went. And now the first word I hear is ‘Go’!”',
					'“Long ago I let the feast cake fall,” said {elder}. “‘Go!’ they said. So I went. Now I’m back, and the first word is ‘Go’!”',
					'“I let the feast cake fall, years ago,” said {elder}. “They said ‘Go!’ So I did. And the first word I hear now is ‘Go’!”',
				],
				{
					'ran-after': [
						'+ “But I ran after you,” said {hero}. “Did you?” said {elder}.',
						'+ “I ran to tell you it was wrong,” said {hero}.',
					],
					again: [
						'+ “Then I called ‘Come,’” said {hero}. “Did you?” said {elder}.',
						'+ “Then I called the right word,” said {hero}.',
					],
					laughed: [
						'+ “And then I laughed,” said {hero}, and looked down.',
						'+ “And you saw me laugh,” said {hero}, and looked down.',
					],
				},
			],
			choices: [
				{
					say: 'Say “Come” to {elder} alone',
					sets: ['said'],
					outcome: [
						'“I had one word to call,” said {hero}, “and it came out wrong. It wasn’t ‘Go.’ It was ‘Come.’ And it was for you too.”',
						'{hero} said it softly, just for {elder}. “It should have been ‘Come.’ So I say it to you now. Come!”',
					],
				},
				{
					say: 'Say “Go” to all the bad things',
					sets: ['made'],
					outcome: [
						'“You don’t have to go,” said {hero}. “Bad things have to go!” And {hero} called it out to the feast. “Go, mud! Go, bad dreams! What else has to go?”',
						'“I didn’t mean you,” said {hero}. “‘Go’ is for bad things!” Then {hero} called it out to all the feast. “Go, bumps! Go, mud! What else has to go?”',
					],
				},
				{
					say: 'Go out of the gate with {elder}',
					sets: ['left'],
					outcome: [
						'“I said ‘Go,’” said {hero}. “So now I’ll go too.” {hero} took one end of the bag, and {elder} took the other.',
						'“You won’t go alone,” said {hero}. “I’ll go with you.” {hero} helped with the bag, and creak, went the gate.',
					],
				},
			],
			scene: { at: 'hall', with: ['elder'], shows: ['gate'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Come!', 'The Right Word', 'Home'],
			time: 'night',
			parts: [
				'@answer',
				{
					'left & laughed': [
						'+ “And I’m sorry that I laughed,” said {hero}.',
						'+ “I’m sorry that I laughed at you,” said {hero}.',
					],
				},
				{
					'end-custom': [
						'“Go, bad cold!” said {host}. “Go, hiccups!” said the others. It was such fun that {elder} did it too. “Go, old cake!” called {elder}. Then it was still. “We were too mad about that cake long ago,” said {host}. “We’re sorry, {elder}.”',
						'“Go, bad dreams!” called the others. “Go, hiccups!” And {host} looked at {elder}. “I know one more,” said {host}. “We were so mad about a cake. That has to go! We’re sorry, {elder}.” “GO!” they all said to that.',
					],
					'end-with': [
						'So {hero} and {elder} went out. It was dark there, and cold. “You will miss the cake,” said {elder}. “Yes,” said {hero}. “And the soup?” “Yes,” said {hero}. “But you aren’t alone now.” Then {elder} stood still.',
						'Step, step, out they both went in the cold. Then {elder} put down the bag. “Why do you do this?” “Because I want you home,” said {hero}. “And if you can’t stay, then I won’t stay.”',
					],
					'end-gone': [
						'“But you laughed at me,” said {elder}. “I did,” said {hero}, “and I am sorry.” Still, {elder} went out, and the gate shut, bang. {hero} sat down by it, and did not eat one bite.',
						'“But you looked at me and laughed,” said {elder}. “I did,” said {hero}, “and now I could cry.” {elder} took the bag and went. Bang, went the gate. {hero} did not go in to eat, but sat down by it.',
					],
					'end-begun': [
						'“Is it just ‘Come’?” said {elder}. “Just ‘Come,’” said {hero}. {elder} looked at the gate. Then {elder.they} looked at the soup and the cake. And bump, down went the bag.',
						'“Say it one more time,” said {elder}. “Come,” said {hero}. “And one more.” “COME!” called {hero}, so that all the feast heard it. They looked up, and saw {elder}.',
					],
				},
				{ 'made & laughed': ['+ “And I’m sorry I laughed,” said {hero}.', '+ “I’m sorry I laughed,” said {hero}.'] },
				{
					'end-custom': [
						'Now they all looked at {hero}. So {hero} took a big breath. “COME!” That was the right word. They all moved up a bit, and {elder} sat down by {hero}. And who got to carry the new cake? {elder} did, and it did not fall.',
						'“And now?” said {elder}. “Now, COME!” called {hero}. And this time it was right. So {elder} came in, and sat by {hero}. Then {elder.they} got to carry the new cake, and it did not fall.',
					],
					'end-with': [
						'“No one ever went with me,” said {elder}. “Come!” “What did you say?” said {hero}. “I said ‘Come!’” said {elder}. So back in they went, side by side. “So you do want to stay?” said {host}. “Oh, we’re glad! It was just a cake. Have some of this one!”',
						'{elder} looked at {hero} for a long time. “Then come,” said {elder}. “Let’s go back in.” Knock, knock! “Who is it?” called {host}. “{elder} and {hero}!” said {elder}. “So you do like us?” said {host}. “We’re sorry about that cake!” And then they all said it. “COME!”',
					],
					'end-gone': [
						'Then {host} came and sat there too, and so did all the others. “We’re sorry about the cake!” they called out. “Come back!” Creak, went the gate. It was {elder}! “Did you say ‘Come’?” “COME!” they all said.',
						'“Won’t you eat?” asked {host}. “Not if {elder} has no cake,” said {hero}. So {host} and all the others went to the gate. “It was just a cake!” they called out. “We’re sorry!” Creak, it went. “Then say the word,” said {elder}. And they did. “COME!”',
					],
					'end-begun': [
						'“I’m home!” said {elder}. “So you do like us?” said {host}. “And we’re sorry about that old cake.” So they all moved up a bit, and a bit more. {elder} sat down by {hero}, and got the first bit of the new cake.',
						'“Come in, come in!” they all called. “We’re sorry about that cake!” {elder} had waited so many years for that word. So {elder.they} came and sat by {hero}, and carried in the new cake. And it did not fall.',
					],
				},
				{ 'first.ally': ['+ And {first.ally} had some cake too.', '+ There was cake for {first.ally} too.'] },
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['elder', 'host'], shows: ['gate'], pose: 'wave', feeling: 'happy' },
		},
	],
};
