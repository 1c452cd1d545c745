import type { PlotLevel } from '../../format.ts';

export const firstGift1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then, rattle, rattle! There was {lender}, {lender.the}, with a big bag. “Here is {thing},” said {lender}. “Show it to {host} {hall.at}, and you will get a chair. But the first thing that you get there is for me.” So {hero} took {thing}, because {they} wanted a chair so much.',
	chapters: [
		{
			titles: ['No Chair', 'Rattle, Rattle', 'The First Thing', 'Just a Bun'],
			time: 'day',
			parts: [
				[
					'There was a long table {hall.at}. All the chairs had a name. But no chair said {hero}. {hero} was {described}. {hero} had to stand.',
					'“Sit down! Eat!” they all said {hall.at}. But {hero} had no chair. {hero} was {described}. {hero} had to stand by the door.',
					'{hero} was {described}. {hero} had one wish. All the others had a chair {hall.at}. But {hero} had to stand.',
				],
				[
					'“Bring a nice thing,” said {host}, {host.a}. “Then you get a chair.” “Then sit by me!” said {friend}, {friend.a}. But how? {hero} just had a bun.',
					'“Sit by me!” said {friend}, {friend.a}. “Not yet,” said {host}, {host.a}. “First bring us a nice thing.” Oh dear. {hero} just had a bun.',
					'“Sit by me!” said {friend}, {friend.a}. But on what? “Bring us a nice thing,” said {host}, {host.a}. “Then you get a chair.” {hero} just had a bun.',
				],
				[
					'Rattle, rattle! {Start.at} stood {lender}, {lender.the}. What a big bag! “Take {thing},” said {lender}. “Show it to them. Bring it back tonight. And the first thing that they give you is for me.”',
					'Rattle, rattle! What was that? It was a bag {start.at}. {lender} had it, {lender.the}. “Take {thing} till tonight,” said {lender}. “Show it {hall.at}. But the first thing that they give you there is for me.”',
				],
				[
					'No one ever gave {hero} a thing. So {hero} did not mind.',
					'The first thing? But {hero} never got a thing! So that was all right.',
					'“They never give me a thing,” thought {hero}. “So it is all right.”',
				],
			],
			choices: [
				{
					say: 'Say “Done!” and go',
					sets: ['shook'],
					outcome: [
						'“Done!” said {hero}. “Done!” said {lender}. “I will come to the door tonight.” Off went the bag, rattle, rattle.',
						'“Done!” said {hero}. “Then it is a deal,” said {lender}. “I will wait at the door tonight.” And rattle, rattle, went the bag.',
					],
				},
				{
					say: 'Ask what is in the bag',
					sets: ['asked'],
					outcome: [
						'“What goes rattle in there?” said {hero}. “All that I ever got,” said {lender}. “But it is all so small. I will wait at the door tonight.”',
						'“What is in the bag?” said {hero}. “Small things,” said {lender}. “I want a big one, too. I will be at the door tonight.”',
					],
				},
				{
					say: 'Give the old one half a bun',
					sets: ['gave'],
					outcome: [
						'“Half is for you,” said {hero}. “For me?” said {lender}. {Lender.they} did not eat it. {Lender.they} put it away. “I will wait at the door tonight.”',
						'“Do you want half of my bun?” said {hero}. {lender} held it like an egg. “I will keep it. Tonight I will be at the door.”',
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
					'So {hero} set off. Do not drop it! There was a hill. Do not drop it! There was a bend. Do not drop it!',
					'It was far to {hall}. {hero} went slow, slow, slow. {Thing} was not {theirs}, so {hero} held on tight.',
					'Up the road went {hero} with {thing}. They all looked. “How nice!” they said. “I must not drop it,” said {hero}.',
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
					'first.trust': [
						'“Ooh! It is nice,” they all said {hall.at}. “Are you nice too?” said {host}.',
						'“Ooh!” they all said {hall.at}. “That is nice. But who are you?” said {host}.',
					],
					'first.hear': [
						'“Look!” said {hero} {hall.at}. But they all sang, so no one did.',
						'“See what I have!” said {hero} {hall.at}. But they were too loud.',
					],
					'first.reach': [
						'“Bring it here!” called {host} {hall.at}. But they all stood in the way.',
						'“Come up here with it!” called {host} {hall.at}. But it was so full!',
					],
				},
				'@first.later',
				[
					'“Good!” said {host}, and gave {hero} a red chair. It said {hero} on it!',
					'So {host} put a chair at the table for {hero}. It was red, and it said {hero} on it!',
				],
				[
					'But the first thing was for {lender}! And {lender} was out at the door. “Psst!” said {friend}. “Say that this button came first. We all did.”',
					'Oh no! The chair came first, so it was for {lender}. And {lender} was at the door. “Psst!” said {friend}. “Say that this button came first. We all did.”',
				],
			],
			choices: [
				{
					say: 'Bring {lender} the chair',
					sets: ['paid'],
					outcome: [
						'{hero} got down from the red chair. That was so hard! “It came first,” {hero} said. “So it is for {lender}.”',
						'“The first thing is for {lender},” said {hero}. “I said so.” So {hero} took the red chair by the back.',
					],
				},
				{
					say: 'Take the button out to the door',
					sets: ['button'],
					outcome: [
						'{hero} took the button and {thing} out to the door. “This came first,” {hero} said. But it did not.',
						'The button was so small. {hero} gave it to {lender}, with {thing}. “It came first,” said {hero}, and got red.',
					],
				},
				{
					say: 'Tell them all who owns it',
					sets: ['open'],
					outcome: [
						'{hero} got up on the chair. “{Thing} is not mine. I got it from {lender}. And {lender} has no chair!”',
						'“I have to tell you,” said {hero}. “It is not mine. It is {lender}’s. And {lender} has to stand in the dark.”',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'friend'], shows: ['thing', 'button'], pose: 'sit', feeling: 'surprised' },
		},
		{
			titles: ['Who Gets a Chair?', 'Room for One More', 'What Came First'],
			time: 'night',
			parts: [
				'@answer',
				{
					'end-all-pay': [
						'They all got red. “I got a thing from {lender} too,” said {friend}. “And I just gave a button.” “So did I,” said {host}. So they ran out to say sorry, and gave back {thing}. “And the red chair is for you,” said {hero}. “No, keep it,” said {lender}, “and sit by me.” For they had made a blue one. It said {lender} on it.',
						'They all ran out, and looked into the bag. It was full of buttons! “One is from me,” said {friend}. “That was not fair. I am sorry.” They gave {thing} back. “And my chair came first,” said {hero}, “so it is for you.” “No, you keep it,” said {lender}. “I just want one too.” So they made one more. Now {lender} sits by {hero}.',
					],
					'end-chair': [
						'Bump, bump, went the chair, out at the door. “This is for you,” said {hero}. “And here is {thing}.” So {lender} sat down. “They all gave me buttons,” said {lender}. “But you gave me a chair! Come up. It is big.” So there they sat, side by side.',
						'{hero} put down the red chair. {hero} put down {thing}, too. {lender} read the name. “It says {hero},” said {lender}. “But it came first,” said {hero}. “So it is for you.” {lender} had just got buttons till then. So {lender} sat down, and smiled. “There is room for two!”',
					],
					'end-button': [
						'Plop! It fell in with all the other buttons. {lender} took {thing} and went away. But {hero} did not like the chair now. It was not fair! So {hero} ran down the road with it. “This came first! I am sorry!” “Then sit down with me,” said {lender}.',
						'“One more button,” said {lender}. Rattle, rattle, off {lender.they} went, with {thing}. {hero} sat on the red chair and felt bad. So, bump, bump, {hero} took it down the road. “It was not the button,” said {hero}. “It was this.” “Ahh,” said {lender}. “Sit by me.”',
					],
				},
				{ gave: ['+ And they ate the half bun.', '+ {lender} still had the half bun. So they ate that too.'] },
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['lender', 'host'], shows: ['thing', 'button'], pose: 'wave', feeling: 'happy' },
		},
	],
};
