import type { PlotLevel } from '../../format.ts';

export const firstGift1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then, rattle, rattle! There was {lender}, {lender.the}, with a big bag. “Here is {thing},” said {lender}. “Show it to {host} {hall.at}, and you will get a chair. But the first thing that you get is for me.” So {hero} took {thing}, because {they} wanted a chair so much.',
	chapters: [
		{
			titles: ['No Chair', 'Rattle, Rattle', 'The First Thing', 'Just a Bun'],
			time: 'day',
			parts: [
				[
					'There was a long table {hall.at}. All of them had a chair there, with a name on it. But {hero} had no chair. {hero} was {described}, and had to stand up to eat.',
					'“Sit down and eat!” they all said {hall.at}. But {hero} had no chair to sit on. {hero} was {described}, and stood by the door.',
					'{hero} was {described}, and had one wish. It was to sit at the long table {hall.at}. But for that you need a chair, and {hero} had no chair.',
				],
				[
					'“Bring a nice thing to see,” said {host}, {host.a}. “Then you get a chair.” “And then you can sit by me!” said {friend}, {friend.a}. But all that {hero} had was a bun.',
					'“I want {hero} to sit by me,” said {friend}, {friend.a}. “Then bring us a nice thing,” said {host}, {host.a}. But {hero} just had a bun.',
					'“How do you get a chair?” asked {hero}. “You bring a nice thing,” said {host}, {host.a}. “I did that,” said {friend}, {friend.a}. But {hero} had a bun, and that was all.',
				],
				[
					'Then, rattle, rattle! {Start.at} stood {lender}, {lender.the}, with a big bag. “Take {thing} till tonight,” said {lender}. “Show it to them. But I want the first thing that they give you.”',
					'Rattle, rattle, went a bag {start.at}. It was {lender}, {lender.the}. “Take {thing},” said {lender}, “and bring it back tonight. And the first thing that they give you is for me.”',
				],
				[
					'No one had ever given {hero} a thing. So {they} did not mind.',
					'The first thing? But {hero} never got a thing! So that was all right.',
					'“They never give me a thing,” thought {hero}. “So I can say yes.”',
				],
			],
			choices: [
				{
					say: 'Say “Done!” and go',
					sets: ['shook'],
					outcome: [
						'“Done!” said {hero}. “Done!” said {lender}. “I will come to the door tonight.” Then off went the bag, rattle, rattle.',
						'“Yes!” said {hero}. “A yes is a yes,” said {lender}. “So tonight I will wait for you, out at the door.”',
					],
				},
				{
					say: 'Ask what is in the bag',
					sets: ['asked'],
					outcome: [
						'“What goes rattle in there?” said {hero}. “All that I ever got,” said {lender}, “and it is all so small. I will wait at the door tonight.”',
						'“What is in the bag?” said {hero}. “Just small things,” said {lender}. “I hope that I get a big one. I will be at the door tonight.”',
					],
				},
				{
					say: 'Give the old one half a bun',
					sets: ['gave'],
					outcome: [
						'“Half is for you,” said {hero}. “For me?” said {lender}, and did not eat it, but put it away. “I will wait at the door tonight.”',
						'“Do you want half of my bun?” said {hero}. {lender} held it like an egg. “I will keep it,” said {lender}. “And tonight I will be at the door.”',
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
					'So {hero} set off, and held {thing} so tight. “Do not drop it,” {they} said at the hill. “Do not drop it,” {they} said at the bend.',
					'It was far to {hall}. {hero} went slow, slow, slow, because {thing} was not {theirs}.',
					'Up the road went {hero} with {thing}. They all looked. “How nice!” they said. But {hero} just said, “Do not drop it.”',
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
					'first.trust': '“Ooh!” they all said {hall.at}. “It is nice. Are you nice too?” said {host}.',
					'first.hear': [
						'“Look!” said {hero} {hall.at}. “First we sing,” said {host}. And they all sang, so loud!',
						'“Ooh! Let me see!” they all said {hall.at}. “No, me first!” It was so loud.',
					],
					'first.reach': [
						'“Ooh! Bring it here!” said {friend} {hall.at}. And they all got up to see it.',
						'“Ooh! Come up here!” called {host} {hall.at}. And they all stood up to look.',
					],
				},
				'@first.later',
				[
					'Then {host} came with a red chair. It said {hero} on it! {hero} sat down by {friend}.',
					'And {host} gave {hero} a red chair. It said {hero} on the back! It was just right.',
				],
				[
					'But the first thing was for {lender}! And {lender} stood at the door. “Psst!” said {friend}. “Say that this button came first. We all did.”',
					'Oh no! The chair came first, so it was for {lender}, at the door. “Psst!” said {friend}. “Say that you got this button first. We all did.”',
				],
			],
			choices: [
				{
					say: 'Bring {lender} the chair',
					sets: ['paid'],
					outcome: [
						'{hero} got down from the red chair. It was so hard to get down. “It was first, so it is for {lender},” {they} said.',
						'“I said yes, and a yes is a yes,” said {hero}. So {they} got down, and took the red chair by the back.',
					],
				},
				{
					say: 'Take the button out to the door',
					sets: ['button'],
					outcome: [
						'{hero} took the button and {thing} out to the door. “This came first,” {they} said, very low. But it was not true.',
						'The button was so small. {hero} gave it to {lender}, with {thing}. “It came first,” said {hero}, and got red.',
					],
				},
				{
					say: 'Tell them all who owns it',
					sets: ['open'],
					outcome: [
						'{hero} got up on the chair. “{Thing} is not mine. {lender} let me have it. And {lender} has no chair!”',
						'“I have to tell you,” said {hero}. “It is not mine. It is {lender}’s, and {lender} has to stand in the dark.”',
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
						'They all got red. “{lender} let me have it too,” said {friend}. “And I just gave back a button.” “Me too,” said {host}. So they ran out to {lender}. “We are sorry!” they said, and gave back {thing}. Then they made a big blue chair. It said {lender} on it.',
						'So they all ran out, and looked into the bag. It was full of buttons! “One is from me,” said {friend}, “and that was not fair.” “I am sorry too,” said {host}. They gave {thing} back, and they gave {lender} a new chair. Now {lender} sits by {hero}.',
					],
					'end-chair': [
						'Bump, bump, went the chair, out at the door. “This is for you,” said {hero}, “and here is {thing}.” So {lender} sat down. “All the others gave me buttons,” said {lender}. “But you gave me a chair! Come up, it is big.” So they sat side by side, and {friend} brought them pie.',
						'{hero} put the red chair down by {lender}, and {thing} too. {lender} read the name on it. “It says {hero},” said {lender}. “Yes, but it came first, so it is for you,” said {hero}. {lender} had got just buttons till then. So {lender} sat down and smiled. “There is room for two,” {lender.they} said.',
					],
					'end-button': [
						'Plop! It fell into the bag, with all the other buttons. {lender} took {thing} and went away. But {hero} did not like the chair now, because it was not fair. So {hero} ran after {lender} with the chair. “This came first! I am sorry!” “Then sit down with me,” said {lender}.',
						'“One more button,” said {lender}, and put it in the bag. Rattle, rattle, off {lender.they} went with {thing}. {hero} sat on the red chair and felt bad. So, bump, bump, {they} took it down the road. “It was not the button. It was this,” said {hero}. “Ahh,” said {lender}. “It is big, so sit by me.”',
					],
				},
				{ gave: ['+ And they ate the half bun.', '+ {lender} still had the half bun, so they ate that too.'] },
				{ 'first.ally': ['+ Then {first.ally} came, and sat there too.', '+ And {first.ally} sat with them.'] },
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['lender', 'host'], shows: ['thing', 'button'], pose: 'wave', feeling: 'happy' },
		},
	],
};
