import type { PlotLevel } from '../../format.ts';

export const oneWord1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then it was Feast Day. {hero} had one word to say, and it was “Come!” But {hero} said, “Go!” Ha, ha, ha, they all went. But not {elder}, {elder.the}. {elder} had just come home, and now {elder.they} went off with the bag. So {hero} went up to {hall}, to say sorry.',
	chapters: [
		{
			titles: ['One Word', 'Come and Go', 'Oops', 'Ha, Ha, Ha'],
			time: 'day',
			parts: [
				[
					'It was Feast Day! They all stood {start.at}. {hero} was {described}, and had one word to say. It was “Come!” Then they could eat {hall.at}.',
					'They all stood {start.at}, for it was Feast Day. First {hero} had to say one word, “Come!” Then they could eat {hall.at}. {hero} was {described}. For once they would all listen!',
					'{hero} was {described}. No one ever listened to {hero}. But on Feast Day they had to! They all stood {start.at}. {hero} had to say “Come!” Then they could eat {hall.at}.',
				],
				[
					'“Up goes the flag!” said {host}, {host.a}. In front stood {joker}, {joker.a}. Far back stood {elder}, {elder.a}. {Elder.they} had a bag, and wanted to come home.',
					'{host}, {host.a}, put up the flag. In front was {joker}, {joker.a}. And who stood far back, with a bag? It was {elder}, {elder.a}. Now {elder.they} had come home.',
					'“When the flag is up, say it!” That was {host}, {host.a}. In front was {joker}, {joker.a}. Last, with a bag, came {elder}, {elder.a}. “I was away, and now I am home!”',
				],
				{
					quiet: '{hero} had only said it very low. Now it had to be loud.',
					bold: '{hero} took a very big breath. It was too big.',
					kind: '{hero} saw a baby, and had to wave. Then it was time.',
					honest: '“There are so many!” thought {hero}. “I want to go.”',
					clever: '{hero} had to think. How does it go?',
					careful: '{hero} had said it all night. It was worn out.',
					merry: '{hero} had said it wrong all day, for fun.',
					dreamy: '{hero} looked up at the flag. Flap, flap. Then it was time.',
					quick: '{hero} could not wait. Now, now, now!',
				},
				[
					'“GO!” said {hero}. Oops! It was the wrong word. “Ha, ha, ha!” they all went. But {elder} did not laugh. “They want me to go,” said {elder}. So {elder.they} took the bag and went.',
					'And {hero} said, “GO!” Oh no! “Ha, ha!” went {joker}, and then they all did. But not {elder}. “So I may not come home,” said {elder}. And off {elder.they} went, with the bag.',
					'“GO!” said {hero}. Oh dear, it should have been “Come!” They all laughed, ha, ha, ha. Only {elder} did not. “Then I have to go,” said {elder}. And {elder.they} took the bag.',
				],
			],
			choices: [
				{
					say: 'Run after {elder}',
					sets: ['ran-after'],
					outcome: [
						'“Stop! Wait!” called {hero}, and ran. But they all stood in the way. When {hero} came to the road, {elder} was just a dot.',
						'{hero} ran after {elder}. “Wait for me!” But {elder} went so fast, and did not look back. And then {elder.they} was gone.',
					],
				},
				{
					say: 'Say the word again',
					sets: ['again'],
					outcome: [
						'“I mean, come! Come, come!” called {hero}. Now it was right. But {elder} was too far off to hear.',
						'“COME!” called {hero}. Now it was the right word. But {elder} was gone.',
					],
				},
				{
					say: 'Laugh too',
					sets: ['laughed'],
					outcome: [
						'“Ha, ha!” went {hero} too, because they all did. But {elder} looked back, and saw it. Then it was not funny.',
						'So {hero} had to laugh as well. Ha, ha, h… oh. Far off stood {elder}, and saw it, and was so sad.',
					],
				},
			],
			scene: { at: 'start', with: ['host', 'elder'], shows: ['banner'], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['Up to {hall}', 'Go, Go, Go', 'Where Is {elder}?'],
			time: 'day',
			parts: [
				'@answer',
				[
					'“Now come and eat!” called {host}. “The gate out is there too. {elder} must go by it.” “Then I can say sorry!” said {hero}. And up they went.',
					'So they all went up to eat. “{elder} must go there too,” said {host}. “The gate out is there.” “Then I will say sorry,” said {hero}.',
					'“I must say sorry!” said {hero}. “Then come and eat,” said {host}. “The gate out is there. {elder} will be at it.” And off they went.',
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
					'Then {hero} came {hall.to}. They all sat at the feast. By the gate sat {elder}!',
					'They all sat at the feast {hall.at}. By the gate sat {elder}, on the bag.',
					'At last {hero} was {hall.at}. They all sat at the feast. And there, by the gate, was {elder}!',
				],
				{
					'first.hear': [
						'+ “I am sorry!” called {hero}. But they sang so loud that {elder} did not hear.',
						'+ “{elder}!” called {hero}. But they all ate and talked, so loud!',
					],
					'first.trust': [
						'+ “You said go, so I go,” said {elder}. “Who says that you are nice?”',
						'+ “Now you want to talk?” said {elder}. “Are you nice? Who says so?”',
					],
					else: [
						'+ {Elder.they} smelled the soup, sniff, sniff, and did not eat.',
						'+ “Soup?” they said. “Not for me,” said {elder}, with a sniff.',
					],
				},
				{ 'first.trust or first.hear': '@first.later' },
				[
					'“Once I let the feast cake fall,” said {elder}. “They said ‘Go!’ So I went. And now you said it too.”',
					'“Once I had to carry the cake,” {elder} told {hero}. “It fell! ‘Go!’ they said. And now you said it too.”',
					'“Once I let the big cake fall,” said {elder}. “They were mad! They said ‘Go!’ And today you did.”',
				],
				{
					'ran-after': '+ “I ran after you,” said {hero}.',
					again: '+ “Then I called ‘Come,’” said {hero}.',
					laughed: '+ And {elder} had seen {hero} laugh.',
				},
			],
			choices: [
				{
					say: 'Say “Come” to {elder} alone',
					sets: ['said'],
					outcome: [
						'{hero} went up close to {elder}. “I had one word,” said {hero}, “and it came out wrong. It was ‘Come.’ And it was for you too.”',
						'“I am sorry,” said {hero}, so that just {elder} heard. “It was not ‘Go.’ It was ‘Come.’ I say it to you.”',
					],
				},
				{
					say: 'Say “Go” to all the bad things',
					sets: ['made'],
					outcome: [
						'“I am sorry! I meant ‘Come,’” said {hero}. “But ‘Go’ is good for bad things.” And {hero} called to them all. “Go, mud! Go, bad dreams! What else has to go?”',
						'“I did not mean you,” said {hero}. “I am sorry.” Then {hero} called to them all. “Let us say ‘Go’ to bad things! Go, bumps! Go, mud! And you?”',
					],
				},
				{
					say: 'Go out of the gate with {elder}',
					sets: ['left'],
					outcome: [
						'“I am sorry. I meant ‘Come,’” said {hero}. “But I did say ‘Go.’ So I will go too.” And {hero} took the bag.',
						'“It was the wrong word, and I am sorry,” said {hero}. “You will not go alone. I will go with you.” And {hero} took the bag.',
					],
				},
			],
			scene: { at: 'hall', with: ['elder', 'joker'], shows: ['gate'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Come!', 'The Right Word', 'Home'],
			time: 'night',
			parts: [
				'@answer',
				{ 'left & laughed': '+ “And I am sorry that I laughed.”' },
				{
					'end-custom': [
						'“Go, bad cold!” said {host}. “Go, hiccups!” said {joker}. “Go, old fight!” said {elder}, the loudest of all. “GO!” they all said. And then it was still. They looked at {hero}. So {hero} took a breath. “COME!” That was the right word. They all moved up, and {elder} sat by {hero}. And who got to carry the cake? {elder} did. It did not fall.',
						'“Go, mud!” they all said. “Go, bad dreams!” It was so much fun. Then {joker} looked at {elder}. “We were mad about a cake,” said {joker}. “That has to go too. We are sorry!” “GO!” they said to the old fight. “And now?” said {elder}. “Now, come!” said {hero}. And they all heard it. So {elder} came home, and had cake.',
					],
					'end-with': [
						'So they went out of the gate. It was dark out there, and cold. “You will miss the cake,” said {elder}. “Yes,” said {hero}. “And the soup?” “Yes,” said {hero}. “But you are not alone.” Then {elder} stood still. “No one ever went with me,” {elder.they} said. “Come!” “What did you say?” said {hero}. “I said ‘Come!’” said {elder}. So they went back in, side by side. “And we are sorry about the cake,” said {joker}. “Have a bit of this one!”',
						'Step, step, they went, out in the cold. No one said a word. Then the bag got heavy, and {hero} had to stop. “Why do you do this?” said {elder}. “Because I want you home,” said {hero}. So they went back. Knock, knock! “Who is it?” called {host}. “{elder} and {hero}!” “We are sorry about the cake!” called {joker}. And then they all said it. “COME!”',
					],
					'end-gone': [
						'“But you laughed at me,” said {elder}. “I saw it.” “I did,” said {hero}. “That was not nice of me.” Still, {elder} went out, and the gate shut, bang. {hero} sat by it and did not eat. Then {joker} came, and sat there too, and then they all did. “We are sorry! Come back!” they called. Creak, went the gate. It was {elder}! “Did you say ‘Come’?” {elder.they} asked. “COME!” they all said.',
						'“But you looked at me and laughed,” said {elder}. “I did,” said {hero}, “and now I could cry.” {elder} took the bag and went to the gate. Then {joker} put down the cake. “I laughed first,” said {joker}, “and I am sorry.” “We are all sorry!” they said. {elder} stood still for so long. Bump, went the bag, down on the floor. “Then say the word,” said {elder}. And they did. “COME!”',
					],
					'end-begun': [
						'“Is it just ‘Come’?” said {elder}. “Just ‘Come,’” said {hero}. {elder} looked at the gate. Then {elder.they} looked at the soup and the cake. And bump, down went the bag. “I am home!” said {elder}. “And we are sorry about the old cake,” said {joker}. So they all moved up a bit, and a bit more. And {elder} sat by {hero}, and got the first bit of cake.',
						'“Say it one more time,” said {elder}. “Come,” said {hero}. “And one more.” “Come!” said {hero}, so that they all heard it. {elder} had waited for that word for so many years! “Come, come!” they all called now. “And we are sorry about the cake,” said {joker}. So in {elder.they} went, to soup and a new cake. It did not fall.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['elder', 'host'], shows: ['gate', 'banner'], pose: 'wave', feeling: 'happy' },
		},
	],
};
