import type { PlotLevel } from '../../format.ts';

export const firstGift1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then, rattle, rattle! There was {lender}, {lender.the}, with a big bag. “I’ll lend you {thing},” said {lender}. “Show it to {host} {hall.at}, and you will get a chair. But the first thing that they give you there is for me.” {hero} wanted a chair so much! So {hero} took it, in a small bag.',
	chapters: [
		{
			titles: ['No Chair', 'Rattle, Rattle', 'The First Thing', 'Just a Bun'],
			time: 'day',
			parts: [
				[
					'{hero} was {described}. {Hall.at} each chair had a name on it. But no chair said {hero}! So {hero} had to stand, with just a bun.',
					'“Sit down!” said {folk} {hall.at}. But on what? There was a name on each chair. None of them said {hero}! {hero} was {described}. So {hero} stood there with just a bun.',
					'“I wish I had a chair!” said {hero}. {hero} was {described}. Each chair {hall.at} had a name on it. But none said {hero}. So {hero} stood there with just a bun.',
				],
				[
					'“How do I get a chair?” asked {hero}. “Show us a lovely thing,” said {host}, {host.a}. “That’s how we all got a chair.”',
					'“May I have a chair too?” asked {hero}. “Yes,” said {host}, {host.a}. “But first show us a lovely thing. We all did that.”',
					'“You want a chair?” said {host}, {host.a}. “Then show us a lovely thing. We all did that.”',
				],
				[
					'But {hero} had no lovely thing. So {hero} went to look for one. Rattle, rattle! {Start.at} sat {lender}, {lender.a}. What a big bag! “I lend out lovely things,” said {lender}. “Take {thing} till tonight. But the first thing they give you is mine.”',
					'Where do you get a lovely thing? {hero} went {start.to}. Rattle, rattle! There sat {lender}, {lender.a}. What a big bag! “I’ll lend you {thing} for tonight,” said {lender}. “Then they will give you things. But the first one is for me!”',
					'So {hero} went to look for one. {Start.at}, rattle, rattle! There sat {lender}, {lender.a}. What a big bag! “Show them {thing} tonight,” said {lender}. “Then bring it back. But the first thing they give you is mine!”',
				],
				[
					'“They never give me a thing but a bun,” thought {hero}. “So why not?”',
					'“They just give me buns,” thought {hero}. “So why not?”',
					'{hero} had to laugh. “But they just give me buns!”',
				],
			],
			choices: [
				{
					say: 'Say “Done!” and go',
					sets: ['shook'],
					outcome: [
						'“Done!” said {hero}. “That’s a promise,” said {lender}. “I’ll be at the door tonight.” And off {hero} went, with {thing} in a bag.',
						'“Done!” said {hero}. “Then it’s a promise,” said {lender}. “Here is a bag for {thing}. Tonight I’ll wait at the door.”',
					],
				},
				{
					say: 'Ask what is in the bag',
					sets: ['asked'],
					outcome: [
						'“What goes rattle in there?” asked {hero}. “Buttons,” said {lender}. “That’s all they ever give me.” “But I’ll give you the first thing,” said {hero}. So {hero} got {thing}, in a small bag. “Tonight I’ll wait at the door,” said {lender}.',
						'“What is in the bag?” asked {hero}. “Buttons,” said {lender}, and looked sad. “I lend out my best things, and I get buttons.” “You will get the first thing,” said {hero}. “Good,” said {lender}, and put {thing} in a small bag. “I’ll wait at the door tonight.”',
					],
				},
				{
					say: 'Give the old one half a bun',
					sets: ['gave'],
					outcome: [
						'“Half of my bun is for you,” said {hero}. “For me?” said {lender}. No one had ever done that! “I’ll keep it till tonight, when I wait at the door.” And off {hero} went, with {thing} in a bag.',
						'{hero} gave {lender} half of the bun. “For me?” said {lender}, and held it like an egg. “I’ll save it! Tonight I’ll wait at the door.” And {hero} got {thing}, in a bag.',
					],
				},
			],
			scene: { at: 'start', with: ['lender'], shows: ['thing'], pose: 'reach', feeling: 'curious' },
		},
		{
			titles: ['Off to {hall}', 'Hold On Tight', 'Do Not Drop It'],
			time: 'day',
			parts: [
				'@answer',
				[
					'Soon they would all sit down {hall.at}. A short way went back there. The bag hung on a strap. Up the hill. Do not drop it! Down the hill. Do not drop it!',
					'“Quick, quick!” said {hero}. A short way went back to {hall}. The bag hung on a strap. Step, step. No bump!',
					'“A chair, a chair!” sang {hero}. “A chair! For me!” A short way went back to {hall}. Swing, swing! The bag hung on its strap.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['A Chair for {hero}', 'A Red Chair', 'Oh Dear, the First Thing'],
			time: 'night',
			parts: [
				'@first.outcome',
				{
					'first.hear': [
						'{Hall.at} they all sang. “Look what I have!” called {hero}. But it was much too loud.',
						'{Hall.at} they banged with their spoons. “Look here!” called {hero}. But no one heard.',
					],
					'first.reach': [
						'{Hall.at} {host} sat far up in front. {hero} had to go there, to show {thing}. But so many stood in the way!',
						'“Bring me that bag!” called {host} {hall.at}. But so many stood in the way!',
					],
					else: [
						'{Hall.at} {hero} took {thing} out of the bag. They passed it around. “Ooh!” said one. “Ooh!” said the next. Ooh, ooh, ooh, it went!',
						'“Look what I have!” said {hero} {hall.at}. Out of the bag came {thing}. They passed it around. “Ooh! Let me look!”',
					],
				},
				{ 'first.reach or first.hear': '@first.later' },
				{
					'first.hear': [
						'So {hero} took {thing} out of the bag. “Ooh!” they all said.',
						'And out of the bag came {thing}. “Ooh! How lovely!” they said.',
					],
					'first.reach': [
						'Out of the bag came {thing}. “Ooh!” said {host}. “How lovely!”',
						'{hero} took {thing} out of the bag. “What a lovely thing!” said {host}.',
					],
					'first.ally': ['+ “Ooh!” said {first.ally} too.', '+ {first.ally} sat down to look.'],
				},
				[
					'Bump! {host} gave {hero} a red chair. It said {hero}! At last {hero} could sit.',
					'Then {host} ran and got a chair. It was red, and it said {hero}!',
					'And {host} brought in a red chair. Bump! The name on it said {hero}.',
				],
				[
					'Rattle! {lender} was at the door. Oh no! The chair came first, so it was for {lender}! “Psst,” said {host}. “Just say that this button came first. We all did.”',
					'Oh dear! The chair came first. So it was for {lender}, out at the door. “Psst!” said {host}. “Just give {lender.them} this button. We all did that.”',
					'But what came first? The chair! So it was for {lender}. Rattle! There {lender.they} was, out at the door. “Psst,” said {host}. “Just give {lender.them} this button. We all did.”',
				],
				{
					shook: ['+ But {hero} had made a promise.', '+ “But I said, ‘Done!’” thought {hero}.'],
					asked: [
						'+ One more button in that bag?',
						'+ “But I said that I would give it to {lender.them},” thought {hero}.',
					],
					gave: ['+ Out there {lender} still held the half bun.', '+ And {lender} still had the half bun.'],
				},
			],
			choices: [
				{
					say: 'Bring {lender} the chair',
					sets: ['paid'],
					outcome: [
						'It was so hard! But {hero} got down from the red chair. “It came first,” said {hero}. “It’s for {lender}.” Bump, bump! Out it went, at the door.',
						'“It came first,” said {hero}. “So it isn’t for me.” And {hero} took the red chair, name and all. Bump, bump! Out it went to {lender}.',
					],
				},
				{
					say: 'Take the button out to the door',
					sets: ['button'],
					outcome: [
						'{hero} gave {thing} back to {lender}. “And here is what came first,” said {hero}. It was the button. But that was not true!',
						'{hero} went out with {thing} and the button. “They gave me this first,” said {hero}. But it was not true. The chair came first.',
					],
				},
				{
					say: 'Tell them all who owns it',
					sets: ['open'],
					outcome: [
						'{hero} got up on the red chair. “I must tell you all! This isn’t mine, it’s {lender}’s. {Lender.they} has no chair, and stands out in the dark.”',
						'“I have to tell you all,” said {hero}. “{lender} lent me {thing}. And now {lender.they} stands out there in the cold, and has no chair.”',
					],
				},
			],
			scene: { at: 'hall', with: ['host'], shows: ['thing', 'button'], pose: 'sit', feeling: 'surprised' },
		},
		{
			titles: ['Who Gets a Chair?', 'Room for One More', 'What Came First'],
			time: 'night',
			parts: [
				'@answer',
				{
					'end-all-pay': [
						'No one ate one more bite. “{lender} lent me my lovely thing too,” said {host}. “And I just gave a button for it.” “So did I,” said one. “So did I,” said the next. So they ran to the door. “Come in, {lender}! We’re sorry!”',
						'They all looked down. “{lender} lent us our things too,” said {host}. “And we just gave buttons. That wasn’t fair.” So they opened the door. “Come in, {lender}! We’re sorry!”',
					],
					'end-chair': [
						'“Here is {thing},” said {hero}, “and here is my chair.” {lender} read the name on it. “They all gave me a button,” {lender.they} said. “You gave me a chair! It was your wish, and you gave it to me.”',
						'“Here is {thing}, and here is a chair,” said {hero}. “A chair for me?” said {lender}. “All the others gave me just a button!” And {lender.they} smiled, for the first time in a year.',
					],
					'end-button': [
						'Plop! In went the button. “One more,” said {lender}, and went away. {hero} went back in, and sat down on the red chair. But it did not feel good. “I told a lie,” thought {hero}.',
						'“Thank you,” said {lender}. Rattle, went the bag, up the road. Now {hero} had the red chair. But {hero} could not eat one bite. “It wasn’t the button that came first,” thought {hero}. “I told a lie.”',
					],
				},
				{
					'end-all-pay': [
						'“Here is {thing},” said {hero}, “and here is my chair. It came first.” “No, keep the chair,” said {lender}. “But I want one that says {lender}.” So they made a blue one. Tock, tock, tock! And there they sat, red by blue.',
						'{hero} gave {thing} back. “And my chair is for you,” said {hero}. But {lender} gave the chair a pat. “It says {hero}. Make me one just like it!” And they did. Tock, tock, tock! Now there were two, side by side.',
					],
					'end-chair': [
						'Then {lender} took the chair back in. Bump, bump! “Sit down, {hero}. I just need half of it.” So {hero} sat on one half, and {lender} on the other. And on that one chair they had soup and cake.',
						'“But now you have to stand,” said {lender}. “That won’t do. There is room for two!” Bump, bump, they took the chair in again. And there they sat, on one red chair.',
					],
					'end-button': [
						'So out went {hero} with the chair, bump, bump, down the road. “This came first. I’m sorry!” {lender} put down the bag. “You came back,” said {lender}. “No one ever did. Come, sit with me.” And there was room for two.',
						'Bump, bump, bump! {hero} took the chair, and went after {lender}. “This came first. I’m sorry!” {lender} looked at the chair, and then at {hero}. “Then sit on it with me,” said {lender}. So they sat side by side, and now it felt good.',
					],
				},
				{
					gave: ['+ And they ate the bun, half and half.', '+ They had the half bun too.'],
				},
				{ 'first.ally & !button': ['+ {first.ally} got some cake.', '+ There was cake for {first.ally}.'] },
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['lender', 'host'], shows: ['thing', 'button'], pose: 'wave', feeling: 'happy' },
		},
	],
};
