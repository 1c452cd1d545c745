import type { PlotLevel } from '../../format.ts';

export const firstGift1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then, rattle, rattle! There was {lender}, {lender.the}, and {lender.their} bag. “Take {thing},” said {lender}. “Show it to {host} in {hall}, and you will get a chair. The first thing that you get is for me.” So {hero} took it. Oh, how {they} wanted a chair!',
	chapters: [
		{
			titles: ['No Chair', 'Rattle, Rattle', 'The First Thing', 'Just One Thing'],
			time: 'day',
			parts: [
				[
					'There were ten chairs at the long table. But not one chair said {hero}. {hero} was {described}, and had to stand. “Sit by me!” said {friend}, {friend.a}. But how? On what?',
					'“Come and sit by me,” said {friend}, {friend.a}. But {hero} had no chair. {hero} was {described}, and had to stand up to eat.',
					'{hero} was {described}, and wanted one thing. It was a chair. {friend}, {friend.a}, had a chair at the long table. They all had one, but not {hero}.',
				],
				[
					'“Bring a thing to see,” said {host}, {host.a}. “Then you get a chair.” But all that {hero} had was a bun.',
					'“No chair?” said {host}, {host.a}. “Then bring us a thing to look at.” But {hero} just had a bun.',
				],
				[
					'Then, rattle, rattle! What a big bag! {lender} had it, {lender.the}. “I have a thing to see. It is {thing},” said {lender}. “Bring it back tonight. And the first thing that you get is for me.”',
					'Rattle, rattle, went a bag. Here came {lender}, {lender.the}. “Show them {thing},” said {lender}. “You can have it till tonight. But the first thing that you get is for me.”',
				],
				[
					'No one ever gave {hero} a thing. So {they} did not think much about that.',
					'The first thing? But {hero} never got a thing! So it was all right.',
				],
			],
			choices: [
				{
					say: 'Say “Done!” and go',
					sets: ['shook'],
					outcome: [
						'“Done!” said {hero}. “Done,” said {lender}. “I will wait at the door.” Rattle, rattle! Off they went, {lender} and the bag.',
						'“Done!” said {hero}. “Done!” said {lender}. So it was done. “I will be at the door tonight,” said {lender}.',
					],
				},
				{
					say: 'Ask what is in the bag',
					sets: ['asked'],
					outcome: [
						'“What goes rattle?” said {hero}. “All that I ever got,” said {lender}. It was a sad rattle. “I will wait at the door tonight.”',
						'“What is in there?” said {hero}. “Small things,” said {lender}. “I hoped for a big one. I will be at the door tonight.”',
					],
				},
				{
					say: 'Give the old one half a bun',
					sets: ['gave'],
					outcome: [
						'“Half is for you,” said {hero}. “For me?” said {lender}. {Lender.they} did not eat it. {Lender.they} held it. And {lender.they} went to wait at the door.',
						'“Do you want half of my bun?” said {hero}. {lender} held it like an egg. “I will keep it,” {lender.they} said. “I will wait at the door.”',
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
					'So {hero} set off to {hall}, and held on tight. Do not drop it! Not at the hill. Not at the bend.',
					'It was far to {hall}. {hero} went slow, slow, slow. {Thing} must not drop!',
					'“Do not drop it,” said {hero}. “Do not drop it.” And up the road {they} went.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['Sit Down!', 'Ooh!', 'A Chair for {hero}', 'Oh Dear, the First Thing'],
			time: 'night',
			parts: [
				'@first.outcome',
				{
					'first.reach': 'At night {hero} came to {hall}. But they all stood in the way!',
					'first.hear': '“Look!” said {hero} at {hall}. But “Pie! Pie!” they all sang.',
					'first.trust': '“Stop,” said {host} at {hall}. “Can we trust you with a chair?”',
				},
				{ 'first.reach & flies': '+ No room to fly, with all those lamps.' },
				'@first.later',
				[
					'“Ooh! {Thing}!” they all said. And {host} came with a red chair. It said {hero} on it!',
					'“Ooh!” they all said. There was a red chair, and it said {hero}.',
				],
				[
					'{hero} sat. But this was the first thing, so it was for {lender}! “Psst,” said {friend}. “Say this button came first. We all did.” {lender} stood at the door.',
					'But wait! This was the first thing, so it was for {lender}. “Psst!” said {friend}. “Say this button came first. We all did.” {lender} stood at the door.',
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
						'“This came first,” said {hero}, very low. But it did not. {They} took the button, and took {thing}, and got down.',
						'{hero} took the button. It was so small. “It came first,” {they} said, but it did not sound true.',
					],
				},
				{
					say: 'Tell them all who owns it',
					sets: ['open'],
					outcome: [
						'{hero} got up on the chair. “{Thing} is not mine. It is {lender}’s! And {lender} has to stand.”',
						'“I have to tell you,” said {hero}. “{lender} let me have it. And {lender} has no chair.”',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'friend'], shows: ['thing', 'button'], pose: 'sit', feeling: 'surprised' },
		},
		{
			titles: ['Who Gets a Chair?', 'Room for One More', 'What It Cost'],
			time: 'night',
			parts: [
				{
					'open & quiet': ['{hero} took one big breath.', ''],
					kind: ['{hero} could not eat.', ''],
					honest: ['{hero} had said yes, and a yes is a yes.', ''],
					clever: ['This time {hero} did think.', ''],
					careful: ['Now {hero} knew what it cost.', ''],
					merry: ['{hero} did not want to laugh now.', ''],
					dreamy: ['{hero} had dreamed of that chair for so long.', ''],
				},
				'@answer',

				{
					'end-all-pay': [
						'So they all ran out. “I gave you a button,” said {friend} to {lender}. “Me too,” said {host}. “Me too! Sorry!” {lender} got {thing} back. And they made a blue chair. It said {lender}.',
						'They all ran out and looked into the bag. It was full of buttons. “One is from me,” said {friend}. “I am sorry, {lender}. Here is {thing}.” And they all made a blue chair for {lender}. So {hero} sat by {friend}, and {lender} sat by {hero}.',
					],
					'end-chair': [
						'Bump, bump, went the chair, out at the door. “This is for you,” said {hero}, “and here is {thing}.” {lender} sat down, so slow. “They all gave me buttons,” said {lender}. “You gave me a chair! Come up, it is big.” So they sat side by side. And {friend} brought pie.',
						'{hero} put the red chair down at the door, and {thing} too. “It says {hero}, but it is for you.” {lender} sat, and smiled. “All I got was buttons,” said {lender}. “Now I have a chair. And there is room for two.” So {hero} sat as well.',
					],
					'end-button': [
						'Plop! The button fell in with the other buttons. {lender} took {thing} and went away. But the chair was not so good now. So, bump, bump, {they} took it down the road. “Wait! This was first. I am sorry!” {lender} sat, and moved over. There was room for two.',
						'“One more button,” said {lender}. Rattle, it went. {lender} took {thing} and went too. {hero} looked at the dark. And bump, bump, {they} took the chair down the road! “It was not the button,” said {hero}. “It was this.” “Ahh,” said {lender}. “Come and sit by me.”',
					],
				},
				{ gave: ['+ And they ate the half bun.', '+ And they ate the half bun, bit by bit.'] },
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['lender', 'host'], shows: ['thing', 'button'], pose: 'wave', feeling: 'happy' },
		},
	],
};
