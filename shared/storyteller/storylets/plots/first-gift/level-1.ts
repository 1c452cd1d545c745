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
					'All the chairs {hall.at} had a name. But no chair said {hero}. {hero} was {described}, and had to stand. “I want a chair!” said {hero}.',
					'{hero} was {described}. {hero} had one wish, and it was a chair. The others had one {hall.at}, each with a name. Only {hero} had to stand.',
					'“Sit down and eat!” they said {hall.at}. But on what? Each chair had a name, and none said {hero}. {hero} was {described}. How {hero} wanted a chair!',
				],
				[
					'Up got {host}, {host.a}. “Bring us a lovely thing. Then you get a chair!” “Sit by me!” said {friend}, {friend.a}.',
					'“Sit by me!” said {friend}, {friend.a}. “Not yet,” said {host}, {host.a}. “Bring us a lovely thing first.”',
					'At the top sat {host}, {host.a}. “Show us a lovely thing. Then you get one!” “Yes, by me!” said {friend}, {friend.a}.',
				],
				[
					'{hero} just had a bun, and went out. Rattle, rattle! {Start.at} sat {lender}, {lender.a}. What a bag! “Here, take {thing}!” said {lender}. “Bring it back tonight. But the first thing you get there is mine.”',
					'But how? {hero} just had a bun, and went out. Rattle, rattle! {Start.at} sat {lender}, {lender.a}. What a bag! “I lend you {thing},” said {lender}. “Bring it back! And what they give you first is mine.”',
					'A bun was all {hero} had. So {hero} went {start.to}. There was {lender}, {lender.a}. Rattle, went a bag. “Show them {thing}! Then bring it back. But the first thing they give you is mine.”',
				],
				[
					'“I never get a thing,” thought {hero}.',
					'But no one ever gave {hero} a thing!',
					'Well! {hero} never got a thing.',
				],
			],
			choices: [
				{
					say: 'Say “Done!” and go',
					sets: ['shook'],
					outcome: [
						'“Done!” said {hero}. “Done!” said {lender}. “Tonight I will wait for you at the door.” So {hero} took {thing} and went.',
						'“Done!” said {hero}, and took {thing}. “That is a promise,” said {lender}. “I will be at the door tonight.” Rattle, said the bag.',
					],
				},
				{
					say: 'Ask what is in the bag',
					sets: ['asked'],
					outcome: [
						'“What goes rattle in there?” asked {hero}. “Buttons,” said {lender}. “I lend them all my best things, and I just get buttons. I will be at the door tonight.”',
						'“What is in the bag?” asked {hero}. “A lot of buttons,” said {lender}, and was a bit sad. “No one ever gave me more. Tonight I will wait at the door.”',
					],
				},
				{
					say: 'Give the old one half a bun',
					sets: ['gave'],
					outcome: [
						'“Half of my bun is for you,” said {hero}. “For me?” said {lender}. No one ever did that! “I will keep it for tonight, when I wait at the door.”',
						'{hero} gave {lender} half of the bun. {lender} held it as you hold an egg. “I will save it,” said {lender}. “Tonight I will be at the door.”',
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
					'So off went {hero}. Up the hill, and do not drop it! Down the hill, and do not drop it!',
					'It was far to {hall}. “I must not drop it,” said {hero}. Step, step. No bump!',
					'“A chair, a chair!” sang {hero}. “A chair for me!” So up the road {hero} {moved}.',
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
						'“How lovely!” said {host} {hall.at}. “But chairs are for friends. Can we trust you?”',
						'{Hall.at} they all looked. “Lovely! But can we trust you?” said {host}.',
					],
					'first.hear': [
						'“See what I have!” said {hero} {hall.at}. But they sang, and no one heard.',
						'“Look, {host}!” said {hero} {hall.at}. But they all talked, and it was too loud.',
					],
					'first.reach': [
						'“Bring it up here!” called {host} {hall.at}. But they all stood in the way.',
						'“Come and show us!” called {host} {hall.at}. But {hero} was stuck at the back.',
					],
					else: [
						'Then {hero} came {hall.to} with {thing}. “How lovely!” they all said.',
						'{Hall.at} they all looked at {thing}. “Ooh! How lovely!”',
					],
				},
				'@first.later',
				[
					'“Good!” said {host}, and gave {hero} a red chair. It said {hero}!',
					'Now they all saw {thing}. “Ooh!” said {host}, and put a red chair by {friend}. It said {hero}!',
					'“Then sit!” said {host}. There was a red chair, and it said {hero}!',
				],
				[
					'But the first thing was for {lender}, out at the door! “Psst! Here is a button,” said {friend}. “Say that it came first. We all did.”',
					'Rattle, rattle! {lender} was at the door. Oh no! The chair came first. “Psst! Give {lender.them} my button,” said {friend}. “We all did that.”',
					'Oh dear! That was the first thing. And {lender} was at the door for it. “Just give {lender.them} this button,” said {friend}. “We all did that.”',
				],
			],
			choices: [
				{
					say: 'Bring {lender} the chair',
					sets: ['paid'],
					outcome: [
						'{hero} got down from the red chair. It was so hard to do! “It came first,” said {hero}. “So it is for {lender}.” Bump, bump, went the chair, out at the door.',
						'“I made a promise,” said {hero}. So {hero} took the red chair, name and all. Bump, bump, out it went to {lender}.',
					],
				},
				{
					say: 'Take the button out to the door',
					sets: ['button'],
					outcome: [
						'{hero} took {thing} and the button out to {lender}. “This came first,” said {hero}. But it was not true.',
						'{hero} went out and gave {thing} back. “And here is the first thing I got,” said {hero}. It was just a button, and it was not the first.',
					],
				},
				{
					say: 'Tell them all who owns it',
					sets: ['open'],
					outcome: [
						'{hero} got up on the chair. “{Thing} is not mine!” {hero} told them all. “It is {lender}’s. And {lender} has no chair, and stands out in the dark.”',
						'“I have to tell you,” said {hero}. “This lovely thing is {lender}’s. {lender} lent it to me, and has to stand out there in the cold.”',
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
				{ gave: ['+ Out there {lender} still held the half bun.', '+ And {lender} had kept the half bun.'] },
				{
					'end-all-pay': [
						'No one ate one more bite. “I had a thing from {lender} too,” said {friend}. “I just gave a button.” “So did I,” said {host}, very low. They ran out to say sorry, and {hero} gave back {thing}. “And my red chair is for you.” “Keep it,” said {lender}. “I just want one too.” So they made a blue one, right next to it. One chair said {hero}. One said {lender}.',
						'They all looked down. “We just gave {lender} buttons,” said {host}. “It was not fair.” So they opened the door. “Come in! We are sorry!” {hero} gave back {thing}. “And the red chair is for you,” said {hero}. “It came first.” “Oh, no,” said {lender}. “But I will sit by you.” They made a new chair for {lender}. And {friend} moved over, so that they sat side by side.',
						'Then they looked into the bag of {lender}. It was full of buttons! “One is from me,” said {friend}. “One is from me,” said {host}. “We are sorry. Come in and sit down!” So {lender} came in to the warm table, and got {thing} back. “The chair is for you,” said {hero}. But {lender} gave it a pat. “It says {hero},” said {lender}. “Make me one just like it.” And they did.',
					],
					'end-chair': [
						'“Here is {thing},” said {hero}, “and here is my chair.” {lender} read the name on the chair. “They gave me buttons,” said {lender}. “But you gave me a chair! Let us share it.” So {friend} held the door, and in went the chair. It was big. {hero} sat on one half, by {friend}. {lender} sat on the other.',
						'{lender} got back {thing}, and looked and looked at the red chair. “It has your name on it,” said {lender}. “But it is yours,” said {hero}. “I said so.” Then {lender} smiled, for the first time in a year. “There is room for two. Come!” So in they went to the long table. And there they sat, on one red chair.',
						'“For me?” said {lender}. “A chair? All the others gave me a button!” {hero} gave back {thing} too. Now {hero} had to stand again. But {lender} took the chair right in to the table, and sat down. “Sit with me, {hero},” said {lender}. “I only need half.” And on that chair they had soup and cake.',
					],
					'end-button': [
						'Plop, it went, in with all the other buttons. “One more button,” said {lender}, and went away. {hero} sat down on the red chair. But it did not feel good. So, bump, bump, {hero} took the chair down the road. “This came first. I am sorry!” {lender} put down the bag. “Then sit with me,” said {lender}. So they sat side by side, and now it felt good.',
						'Rattle! {lender} put the button in the bag, and took {thing} home. Now {hero} could sit by {friend}. But the chair felt so hard. “It was not the button!” said {hero}, and ran out with the chair. Down the road sat {lender}. “This is yours. I am sorry.” “You came back,” said {lender}. “No one ever did.” And there was room for two.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['lender', 'host'], shows: ['thing', 'button'], pose: 'wave', feeling: 'happy' },
		},
	],
};
