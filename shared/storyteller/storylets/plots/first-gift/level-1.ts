import type { PlotLevel } from '../../format.ts';

export const firstGift1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then, rattle, rattle! There was {lender}, {lender.the}, with a big bag. “Here is {thing},” said {lender}. “Show it to {host} {hall.at}, and you will get a chair. But the first thing that you get there is for me.” So {hero} took it, for {hero} wanted a chair so much.',
	chapters: [
		{
			titles: ['No Chair', 'Rattle, Rattle', 'The First Thing', 'Just a Bun'],
			time: 'day',
			parts: [
				[
					'{hero} was {described}. Each chair {hall.at} had a name. But none said {hero}! So {hero} had to stand, with just a bun.',
					'“Sit down!” they all said {hall.at}. But on what? Each chair had a name. None said {hero}! {hero} was {described}. So there {hero} stood, with just a bun.',
					'{hero} was {described}, and had one wish: a chair! Each one {hall.at} had a name. But none said {hero}. So {hero} had to stand, with just a bun.',
				],
				[
					'“Bring us a lovely thing,” said {host}, {host.a}. “Then you get a chair.” “By me!” called {friend}, {friend.a}.',
					'“You can sit by me!” said {friend}, {friend.a}. “Not yet,” said {host}, {host.a}. “First bring us a lovely thing.”',
					'“How do I get a chair?” asked {hero}. “Bring a lovely thing,” said {host}, {host.a}. “And then sit by me!” said {friend}, {friend.a}.',
				],
				[
					'But where do you get one? Rattle, rattle! {Start.at} sat {lender}, {lender.a}. What a bag! “Take {thing} till tonight,” said {lender}. “But the first thing they give you is mine.”',
					'{hero} went out. Rattle, rattle! {Start.at} sat {lender}, {lender.a}. What a bag! “Show them {thing} tonight! Then bring it back. But the first thing they give you is mine.”',
					'So {hero} went {start.to}. Rattle, rattle! There sat {lender}, {lender.a}. What a bag! “Take {thing} till tonight. What they give you first, you give to me.”',
				],
				[
					'“Me?” said {hero}. “They never give me a thing!”',
					'But no one ever gave {hero} a thing!',
					'“But I never get a thing!” said {hero}.',
				],
			],
			choices: [
				{
					say: 'Say “Done!” and go',
					sets: ['shook'],
					outcome: [
						'“Done!” said {hero}. “Done!” said {lender}. “Tonight I will wait for it at the door.” Rattle, said the bag.',
						'“Done!” said {hero}. “That is a promise,” said {lender}. “So I will be at the door tonight.” And off {hero} went with the lovely thing.',
					],
				},
				{
					say: 'Ask what is in the bag',
					sets: ['asked'],
					outcome: [
						'“What goes rattle in there?” asked {hero}. “Buttons,” said {lender}. “I lend them my best things, but I just get buttons. Tonight I will be at the door.”',
						'“What is in the bag?” asked {hero}. “A lot of buttons,” said {lender}, and was a bit sad. “No one ever gave me more. Tonight I will wait at the door.”',
					],
				},
				{
					say: 'Give the old one half a bun',
					sets: ['gave'],
					outcome: [
						'“Half of my bun is for you,” said {hero}. “For me?” said {lender}, because no one ever did that. “I will keep it till tonight, when I wait at the door.”',
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
					'Up the hill, and do not drop it! Down the hill, and do not drop it! It was such a lovely thing.',
					'It was far to go. “I must not drop it,” said {hero}. Step, step. No bump!',
					'“A chair, a chair!” sang {hero}. “A chair for me!” But oops! {hero} had to hold on tight.',
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
						'“How lovely!” said {host}. “But are you nice to sit by? Who says so?”',
						'They all looked at {thing}. “Lovely! But who says that you are nice?” said {host}.',
					],
					'first.reach': [
						'“Bring it up here!” called {host} {hall.at}. But they all stood in the way.',
						'“Come and show us!” called {host} {hall.at}. But {hero} was stuck at the back.',
					],
					else: [
						'They passed {thing} around the long table. “Ooh!” said one. “Ooh!” said the next. Ooh, ooh, ooh, it went!',
						'{Hall.at} they passed {thing} around. “Ooh!” they said. “Let me look! Now me! How lovely!”',
					],
				},
				{ 'first.trust or first.reach': '@first.later' },
				[
					'“Good!” said {host}. Bump! There was a red chair, and it said {hero}.',
					'Then {host} gave {hero} a red chair. It said {hero}!',
					'“Then sit!” said {host}. The chair was red, and it said {hero}!',
				],
				[
					'Rattle! {lender} was at the door. Oh no, the chair came first! “Psst,” said {friend}. “Give {lender.them} this button. We all did.”',
					'Oh dear! The chair came first, so it was for {lender}, out at the door. “Psst! Take this button,” said {friend}. “We all did.”',
					'Rattle! {lender} was at the door, for the first thing. The chair! “Psst,” said {friend}. “Say it was this button. We all did.”',
				],
				{
					shook: ['+ But {hero} had said, “Done!”', '+ “I said ‘Done!’” thought {hero}.'],
					asked: ['+ “I just get buttons,” {lender} had said.', '+ Just one more button!'],
					gave: ['+ Out there {lender} still held the half bun.', '+ And {lender} had kept the half bun.'],
				},
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
						'{hero} took the lovely thing and the button out to {lender}. “This came first,” said {hero}. But it was not true.',
						'{hero} went out and gave the lovely thing back. “And this came first,” said {hero}. It was just a button, and it did not come first at all.',
					],
				},
				{
					say: 'Tell them all who owns it',
					sets: ['open'],
					outcome: [
						'{hero} got up on the chair. “The lovely thing is not mine!” {hero} told them all. “It is {lender}’s. And {lender} has no chair, and stands out in the dark.”',
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
				{
					'end-all-pay': [
						'No one ate one more bite. “I got a thing from {lender} too,” said {friend}. “And I just gave a button.” “So did I,” said {host}, very low. So they ran out to say sorry. {hero} gave the lovely thing back. “And my red chair is for you.” “Keep it,” said {lender}. “I just want one too.” So they made a blue one, right next to it. One chair said {hero}. One said {lender}.',
						'They all looked down. “We just gave buttons,” said {host}. “That was not fair.” So they opened the door. “Come in! We are sorry!” {hero} gave the lovely thing back. “And the red chair came first, so it is for you.” “Oh, no,” said {lender}. “But I will sit by you.” Tock, tock, tock! They made a new chair. And {friend} moved over, so that they sat side by side.',
						'So they looked into the bag. Buttons, buttons, buttons! “One is from me,” said {friend}. “And one is from me,” said {host}. “We are sorry, {lender}. Come in, for it is warm!” “Here is your lovely thing,” said {hero}, “and the chair is for you.” But {lender} gave it a pat. “It says {hero},” said {lender}. “Make me one just like it.” And they did.',
					],
					'end-chair': [
						'“Here is your lovely thing,” said {hero}, “and here is my chair.” {lender} read the name on it. “They gave me buttons,” said {lender}. “But you gave me a chair! Let us share it.” So {friend} held the door, and bump, bump, in it went. {hero} sat on one half, by {friend}. {lender} sat on the other.',
						'{hero} gave the lovely thing back. But {lender} just looked at the red chair. “It has your name on it,” said {lender}. “But it came first,” said {hero}, “so it is yours.” Then {lender} smiled, for the first time in a year. “There is room for two. Come!” Bump, bump, they took it in again. And there they sat, on one red chair.',
						'“My lovely thing, and a chair?” said {lender}. “The others all gave me a button!” Now {hero} had to stand again. But {lender} took the chair in to the table, bump, bump, and sat down. “Come, {hero},” said {lender}. “I just need half.” And on that one chair they had soup and cake.',
					],
					'end-button': [
						'Plop, it went, in with all the others. “One more button,” said {lender}, and went away. {hero} sat down on the red chair. But it did not feel good. So, bump, bump, {hero} took the chair down the road. “This came first. I am sorry!” {lender} put down the bag. “Then sit with me,” said {lender}. So they sat side by side, and now it felt good.',
						'Rattle! In the bag it went, and {lender} went home. Now {hero} could sit by {friend}. But the chair felt so hard! “It was not the button,” said {hero}, and ran out with the chair. Bump, bump! Down the road sat {lender}. “This is yours. I am sorry.” “You came back,” said {lender}. “No one ever did.” And there was room for two.',
					],
				},
				{
					gave: ['+ So they ate the bun, half and half.', '+ And they each had half of the bun.'],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['lender', 'host'], shows: ['thing', 'button'], pose: 'wave', feeling: 'happy' },
		},
	],
};
