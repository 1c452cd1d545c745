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
				[
					'It was night when {hero} came to {hall}. “Ooh!” they all said. “Look at {thing}!” And {host} came in with a red chair. It said {hero} on the back!',
					'“Look what I have!” said {hero} at the long table. “Ooh!” they all said. So {host} brought a red chair. The name on it was {hero}.',
					'All the lamps were lit at the long table. {hero} held up {thing}. “Ooh! Sit down!” said {host}. There was a red chair, and it said {hero}.',
				],
				[
					'{hero} sat. It was so good to sit! But the chair was the first thing. So it was for {lender}! “Psst,” said {friend}. “Take this button. Say you got it first. We all did.” And out at the door stood {lender}, with no chair at all.',
					'Ahh! But wait. What was the first thing {hero} got? This chair! So it was for {lender}. “Psst!” said {friend}. “Here is a button. Say that it came first. We all did.” Out at the door stood {lender}, all alone.',
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
			titles: ['Bump, Bump, Bump', 'At the Door', 'Room for Two'],
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
					'open & first.reach':
						'“Oh no!” they all said, for {lender} had turned to go. They all ran, and they got stuck in the door. {hero} was at the back!',
					'open & first.hear':
						'“Not me! It was you! It was just a button!” they all said, so loud. But out there {lender} took up the bag to go.',
					'open & first.trust': [
						'{host} went red. {Host.they} gave a button too, once. “No,” said {host}. “That is not true. Can we trust {hero}?”',
						'“You sat down first, and did not tell,” said {host}. “Is it true now? Can we trust you?”',
					],
					'first.reach': [
						'Rattle, rattle! It was late, and {lender} had turned to go. Quick! But in came the pie, and they all got up for it.',
						'But it was late. Rattle, rattle! {lender} was going! {hero} had to get to the door. But they all ran in for pie.',
					],
					'first.hear': [
						'Rattle, rattle! It was late, and {lender} had turned to go. “Wait!” said {hero}. But “Pie! Pie!” they all sang, and {lender} could not hear.',
						'But it was late. Rattle, rattle! {lender} was going! “Stop!” said {hero}. But they all banged on the table for pie.',
					],
					'paid & first.trust':
						'“Stop!” said {host}. “I made you that. Why do you take it out in the dark? Can we trust you?”',
					'first.trust':
						'“Here,” said {hero} at the door. “Is this the first thing?” said {lender}. “Can I trust you?”',
				},
				'@first.later',
				{
					'button & first.trust': 'So {lender} did trust {hero}. Oh, that was bad.',
					'first.reach': [
						'“Wait!” said {hero} at the door. And {lender} did.',
						'“Do not go!” said {hero} to {lender}.',
					],
					'first.hear': ['“Wait!” said {hero}. And {lender} did.', '“{lender}, do not go!” said {hero}.'],
					'paid & first.trust': '“Then go,” said {host}.',
				},
				{
					'end-all-pay': [
						'“I gave you a button,” said {friend} to {lender}. “Me too,” said {host}. “Me too! Sorry!” So they made a blue chair. It said {lender}.',
						'They all looked into the bag. It was full of buttons. “One is from me,” said {friend}. “I am sorry, {lender}.” So they made a chair, all of them. Then {hero} sat by {friend}, and {lender} sat by {hero}.',
					],
					'end-chair': [
						'Bump, bump, went the chair, out at the door. “This is for you,” said {hero}. {lender} sat down, so slow. “They all gave me buttons,” said {lender}. “You gave me a chair! Come up, it is big.” So they sat side by side. And {friend} brought pie.',
						'{hero} put the red chair down. “It says {hero}, but it is for you.” {lender} sat, and smiled. “All I got was buttons,” said {lender}. “Now I have a chair. And there is room for two.” So {hero} sat as well.',
					],
					'end-button': [
						'Plop! The button fell in with the other buttons, and {lender} went away. But the chair was not so good now. So, bump, bump, {they} took it down the road. “Wait! This was first. I am sorry!” {lender} sat, and moved over. There was room for two.',
						'“One more button,” said {lender}. Rattle, it went, and {lender} went too. {hero} looked at the dark. And bump, bump, {they} took the chair down the road! “It was not the button,” said {hero}. “It was this.” “Ahh,” said {lender}. “Come and sit by me.”',
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
