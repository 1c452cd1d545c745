import type { PlotLevel } from '../../format.ts';

export const firstGift1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then, rattle, rattle! There was {lender}, {lender.the}, with a big bag. “I will lend you {thing},” said {lender}. “Show it to {host} {hall.at}, and you will get a chair. But the first thing that they give you there is for me.” {hero} wanted a chair so much! So {hero} took it.',
	chapters: [
		{
			titles: ['No Chair', 'Rattle, Rattle', 'The First Thing', 'Just a Bun'],
			time: 'day',
			parts: [
				[
					'{hero} was {described}. {Hall.at} each chair had a name on it. But no chair said {hero}! So {hero} had to stand, with just a bun.',
					'“Sit down!” they said {hall.at}. But on what? There was a name on each chair. None of them said {hero}! {hero} was {described}. So {hero} stood there with just a bun.',
					'“I wish I had a chair!” said {hero}. {hero} was {described}. Each chair {hall.at} had a name on it. But none said {hero}. So {hero} stood there with just a bun.',
				],
				[
					'“How do I get a chair?” asked {hero}. “Show us a lovely thing,” said {host}, {host.a}. “That is how we all got one.”',
					'“May I have a chair too?” asked {hero}. “Yes,” said {host}, {host.a}. “But first show us a lovely thing. We all did.”',
					'“Show us a lovely thing first,” said {host}, {host.a}. “Then you get a chair. We all did it.”',
				],
				[
					'But {hero} had no lovely thing. Rattle, rattle! {Start.at} sat {lender}, {lender.a}. What a big bag! “I lend out lovely things,” said {lender}. “Take {thing} till tonight. But the first thing they give you is mine.”',
					'Where do you get a lovely thing? {hero} went {start.to}. Rattle, rattle! There sat {lender}, {lender.a}. What a big bag! “I will lend you {thing} for tonight,” said {lender}. “Then they will give you something. The first thing is for me!”',
					'So {hero} went {start.to}. Rattle, rattle! There sat {lender}, {lender.a}. {Lender.they} had a big bag. “Show them {thing} tonight,” said {lender}. “Then bring it back. But the first thing they give you is mine!”',
				],
				[
					'“They never give me a thing,” thought {hero}. “So why not?”',
					'No one had ever given {hero} a thing. “Then why not?” thought {hero}.',
					'{hero} had to laugh. “They will not give me a thing!”',
				],
			],
			choices: [
				{
					say: 'Say “Done!” and go',
					sets: ['shook'],
					outcome: [
						'“Done!” said {hero}. “That is a promise,” said {lender}. “I will be at the door tonight.” And off {hero} went with the lovely thing.',
						'“Done!” said {hero}, and took the lovely thing. “Done,” said {lender}. “You made a promise! Tonight I will wait at the door.”',
					],
				},
				{
					say: 'Ask what is in the bag',
					sets: ['asked'],
					outcome: [
						'“What goes rattle in there?” asked {hero}. “Buttons,” said {lender}. “That is all they ever give me.” “I will give you the first thing,” said {hero}, and took {thing}. “Then I will wait at the door tonight.”',
						'“What is in the bag?” asked {hero}. “Buttons,” said {lender}, and looked sad. “I lend them my best things. They give me buttons.” “I will not,” said {hero}, and took the lovely thing. “Good. I will wait at the door.”',
					],
				},
				{
					say: 'Give the old one half a bun',
					sets: ['gave'],
					outcome: [
						'“Half of my bun is for you,” said {hero}. “For me?” said {lender}. No one had ever done that! “I will keep it till tonight, when I wait at the door.” And {hero} took the lovely thing.',
						'{hero} gave {lender} half of the bun. {lender} held it as you hold an egg. “I will save it,” said {lender}. “Tonight I will wait at the door.” Then {hero} took the lovely thing.',
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
					'Soon they would all be {hall.at}. So {hero} took the short way. Up the hill, and do not drop it! Down the hill, and do not drop it!',
					'“I must not be late,” said {hero}. So {hero} took the short way to {hall}. Step, step, hold on tight. No bump!',
					'{hero} took the short way back to {hall}. “A chair, a chair!” sang {hero}. “A chair for me!” But oops! It must not drop. So {hero} held on tight.',
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
						'They all sat {hall.at}. “Look what I have!” called {hero}. But they sang so loud that no one heard.',
						'{Hall.at} they banged with their spoons. “Look here!” called {hero}. But it was much too loud.',
					],
					'first.reach': [
						'{Hall.at} {host} sat far up in front. {hero} had to go there, to show {thing}. But they all stood in the way.',
						'“Bring it up here to me!” called {host} {hall.at}. But they all stood in the way, to look.',
					],
					else: [
						'{Hall.at} they passed {thing} around. “Ooh!” said one. “Ooh!” said the next. Ooh, ooh, ooh, it went!',
						'“Look what I have!” said {hero} {hall.at}. They passed it around. “Ooh! Let me look! Now me!”',
					],
				},
				{ 'first.reach or first.hear': '@first.later' },
				{
					'first.hear': ['Now they all looked. “Ooh!” they said.', 'Then they saw it. “Ooh, how lovely!”'],
					'first.reach': ['“Ooh!” said {host}. “How lovely!”', '“What a lovely thing!” said {host}.'],
					'first.ally': ['+ {first.ally} said it too.', '+ {first.ally} sat down to look.'],
				},
				[
					'Bump! {host} gave {hero} a red chair. It said {hero}! At last {hero} could sit.',
					'“Here is your chair,” said {host}. It was red, and it said {hero}!',
					'And {host} brought in a red chair. Bump! There was a name on it, and it said {hero}.',
				],
				[
					'Rattle! {lender} was at the door. Oh no! The chair was the first thing they gave {hero}. So it was for {lender}! “Psst,” said {host}. “Say it was this button. We all did.”',
					'Oh dear! They gave {hero} the chair first. So it was for {lender}, who stood at the door. “Psst! Just give {lender.them} this button,” said {host}. “We all did that.”',
					'But what came first? The chair! So it was for {lender}. Rattle! There {lender.they} was, out at the door. “Psst,” said {host}. “Take this button. Say it came first. We all did.”',
				],
				{
					shook: ['+ But {hero} had made a promise.', '+ “But I said, ‘Done!’” thought {hero}.'],
					asked: ['+ One more button for that bag?', '+ How sad {lender} had looked!'],
					gave: ['+ Out there {lender} still held the half bun.', '+ And {lender} still had the half bun.'],
				},
			],
			choices: [
				{
					say: 'Bring {lender} the chair',
					sets: ['paid'],
					outcome: [
						'It was so hard to do! But {hero} got down from the red chair. “It came first,” said {hero}. “So it is for {lender}.” Bump, bump, out it went at the door.',
						'“I said I would,” said {hero}. So {hero} took the red chair, name and all. Bump, bump, out it went to {lender}.',
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
						'{hero} got up on the red chair. “This lovely thing is not mine! It is {lender}’s. And {lender.they} has no chair, and stands out in the dark.”',
						'“I have to tell you all,” said {hero}. “This thing is {lender}’s. {Lender.they} lent it to me. And now {lender.they} stands out there in the cold.”',
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
						'No one ate one more bite. “My thing was {lender}’s too,” said {host}. “And I just gave a button for it.” “So did I,” said one. “So did I,” said the next. So they ran to the door, to say sorry.',
						'They all looked down. “{lender} lent us our things too,” said {host}. “And we just gave buttons. That was not fair.” So they opened the door. “Come in, {lender}! We are sorry!”',
					],
					'end-chair': [
						'“Here is {thing},” said {hero}, “and here is my chair.” {lender} read the name on it. “They all gave me a button,” {lender.they} said. “You gave me a chair! It was your wish, and you gave it to me.”',
						'“Here is {thing}, and here is a chair,” said {hero}. “A chair for me?” said {lender}. “The others all gave me a button!” And {lender.they} smiled, for the first time in a year.',
					],
					'end-button': [
						'Plop, went the button, in with all the others. “One more,” said {lender}, and went away. {hero} went back in, and sat down on the red chair. But it did not feel good. “I told a lie,” thought {hero}.',
						'“Thank you,” said {lender}. Rattle, went the bag, up the road. Now {hero} had the red chair. But {hero} could not eat one bite. “It was not the button that came first,” thought {hero}. “I told a lie.”',
					],
				},
				{
					'end-all-pay': [
						'“Here is {thing},” said {hero}, “and here is my chair. It came first.” “No, keep it,” said {lender}. “I want one that says {lender}.” So they made one, and it was blue. Tock, tock, tock! And there they sat, red by blue.',
						'{hero} gave {thing} back. “And my chair is for you,” said {hero}. But {lender} gave it a pat. “It says {hero}. Make me one just like it!” And they did. Tock, tock, tock! Now there were two, side by side.',
					],
					'end-chair': [
						'Then {lender} took the chair back in. Bump, bump! “Sit down, {hero}. I just need half.” So {hero} sat on one half, and {lender} on the other. And on that one chair they had soup and cake.',
						'“But now you have to stand,” said {lender}. “That will not do. There is room for two!” Bump, bump, they took it in again. And there they sat, on one red chair.',
					],
					'end-button': [
						'So {hero} ran out with the chair, bump, bump, down the road. “This came first. I am sorry!” {lender} put down the bag. “You came back,” said {lender}. “No one ever did. Come, sit with me.” And there was room for two.',
						'Bump, bump, bump! {hero} ran after {lender} with the chair. “This is yours. I am sorry!” {lender} looked at it, and then at {hero}. “Then sit with me,” said {lender}. So they sat side by side, and now it felt good.',
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
