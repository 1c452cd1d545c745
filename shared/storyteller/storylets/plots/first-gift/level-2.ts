import type { PlotLevel } from '../../format.ts';
import { bestGift } from '../gift.ts';

export const firstGift2: PlotLevel = {
	joins:
		'“{choice}” {hero} did it. Then a bag came rattling along, and with it came {lender}, {lender.the}. {lender} lent {hero} {thing}, to be shown at the long table {hall.at}, where {host} and {friend} had chairs. “Back by nine,” said {lender}. “And the price is the first thing that anybody gives you in there.” {hero} agreed, because {they} had only ever wanted one thing, and that was a chair.',
	chapters: [
		{
			titles: ['Something Worth Looking At', 'The Bag That Rattled', 'A Very Good Price', 'Everybody but {hero}'],
			time: 'day',
			parts: [
				[
					'Once a year {folk} ate pie at the long table {hall.at}. There were twenty chairs, and on the back of each was a name. But there was none for {hero}, who was {described}, and always stood by the door and passed the salt. How {they} wished for a chair!',
					'There were twenty chairs at the long table {hall.at}, and on each was a name. None of the names was {hero}. {hero} was {described}. Every year, on pie night, {they} stood by the door, passed the salt, and wished for a chair.',
					'What {hero} wanted was a chair. It did not have to be a big one. But each of the twenty chairs at the long table {hall.at} had a name on it. None of the names was {hero}. So {hero}, who was {described}, ate {their} pie by the door, on the mat.',
				],
				[
					'“There’s a rule,” said {host.name}, {host.a}. “Put something nice on the table, for us all to look at. Then you get a chair.” But {hero} had nothing nice. {They} had a bun.',
					'“A chair?” said {host.name}, {host.a}. “First you must put something nice on the table, for us all to look at. That’s the rule.” {hero} looked all over the place at home, and found a bun.',
					'There was a rule. To get a chair you had to put something nice on the table, for everyone to look at. {hero} had a bun, and showed it to {host.name}, {host.a}. “It’s a bun,” said {host}.',
				],
				[
					'{hero} went to look for something nice. {Start.at} something rattled. It was a bag, and it belonged to {lender}, {lender.the}. “I lend things,” said {lender}, and out came {thing.a}. “Show this tonight. At nine I’ll come to the door, to fetch it. And for that I want the first thing that anybody gives you in there.”',
					'Then {start.at} {hero} met {lender}, {lender.the}, with a bag that rattled. “No chair yet?” said {lender}. “Then borrow something for tonight.” Out came {thing.a}. “I’ll come to the door for it at nine. It doesn’t cost money. But the first thing that anybody gives you in there is mine.”',
					'So {hero} went to look for something nice. Rattle, rattle, went a bag {start.at}. “I’m {lender},” said {lender.the} who carried it. “I’ll lend you {thing} for tonight. At nine I’ll come to the door for it. It doesn’t cost money. But the first thing that anybody gives you in there is mine.”',
				],
				{
					quiet:
						'There was something odd about it. But it takes a lot of courage to say “What?” and {hero} had none left.',
					bold: '“Done,” said {hero}. It would have been better to say “Hm.”',
					kind: '{hero} thought that {lender.they} looked cold, and did not like to ask about the price.',
					honest: '{hero} never played a trick with a price, and so did not look for one.',
					clever: '“Nobody ever gives me things,” thought {hero}, “so it costs nothing.” That was very nearly right.',
					careful: '{hero} looked for a crack all over {thing}, but not in the price.',
					merry: '“The first thing? It will be a cold,” said {hero}. {lender} did not laugh at all.',
					dreamy: 'In {their} head, {hero} was already sitting on that chair. The price sounded far away.',
					quick: '{hero} had {thing} in {their} {hands} before {lender} had quite finished saying the price.',
				},
			],
			choices: [
				{
					say: 'Shake on it and run',
					sets: ['shook'],
					outcome: [
						'So {hero} and {lender} shook on it. “Until nine, then,” said {lender}, and went away with the bag. It rattled at each step. It sounded like somebody laughing with no teeth.',
						'“It’s a bargain,” said {hero}. “So they all say,” said {lender}. And the bag went rattle, rattle, rattle, all down the road.',
					],
				},
				{
					say: 'Ask {lender} what the first thing is for',
					sets: ['asked'],
					outcome: [
						'“Why the first thing?” asked {hero}. {lender} looked into the bag for a while. “Nobody ever gave me a present,” {lender.they} said. “So I thought I would buy one. It hasn’t worked yet.” “I’ll do it,” said {hero}. Then {lender} went, and the bag went too, rattle, rattle.',
						'“What do you do with all the first things?” asked {hero}. “I look to see if one is a present,” said {lender}. “I keep hoping.” {Lender.they} shook the bag, and it rattled. “So far they’re all the same.” “All right,” said {hero}, and took {thing}.',
					],
				},
				{
					say: 'Break your bun and share it first',
					sets: ['gave'],
					outcome: [
						'{hero} broke {their} bun in two and held out one half. {lender} looked at it from all sides. “What does it cost?” “Nothing.” “Then I don’t know how it works,” said {lender}. {Lender.they} did not eat it. {Lender.they} put it on the top of the bag, where it would not be squashed. And so it was agreed.',
						'“You look hungry,” said {hero}, and gave {lender} the bigger half. {lender} held it in both hands. “And when must I bring it back?” {lender.they} asked. “It’s a bun,” said {hero}. So {lender} laid it on top of the bag, like an egg, and the bargain was made.',
					],
				},
			],
			scene: { at: 'start', with: ['lender'], shows: ['thing'], pose: 'reach', feeling: 'curious' },
		},
		{
			titles: ['Do Not Drop It', 'The Way to {hall}', 'Held Very Tight'],
			time: 'day',
			parts: [
				'@answer',
				[
					'Nearly everyone with a chair had gone {hall.to} on the pie cart, to lay the table. So {hero} set off alone, by the short way, with {thing} tied on tight, so that it could not fall. Borrowed things are heavier than your own. {They} counted the fence posts, so as not to think of the price, and got to ninety.',
					'Nearly all the others had gone {hall.to} early, on the pie cart. {hero} took the short way. {They} had tied {thing} on with three knots, and said “Excuse me” to the puddles.',
					'The pie cart had taken nearly everyone with a chair {hall.to}. {hero} had to go by the short way. {Thing} was tied on with string, and people looked up when {hero} came by. Nobody had ever looked up before. “Good day!” they said. It was nice, and it was a little bit like wearing somebody else’s hat.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['{friend} Winks', 'Who Lent You That?', 'Somebody Comes Along'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				[
					'Then {friend.name}, {friend.a}, came up from behind. {Friend.they} had missed the pie cart. “I know that {thing.one},” said {friend}. “It got me my chair. It got everyone theirs, but we don’t say so.” And {friend} winked. “Don’t worry about the price. There’s a trick. I’ll tell you when it’s time.” So they went on side by side.',
					'“Hello!” somebody called from behind. It was {friend.name}, {friend.a}. {Friend.they} had missed the pie cart. Then {friend.they} saw {thing}. “That one again!” said {friend}. “Everybody who has a chair once came in with that, but we don’t talk about it. Has {lender} told you the price? It isn’t as bad as it sounds. I know a trick.” So {hero} was not alone for the rest of the way.',
					'Then {friend.name}, {friend.a}, came running after {hero}. {Friend.they} had missed the pie cart. “So it’s your turn!” said {friend}, and winked at {thing}. “I came in with that myself. We all did, but it’s a secret. Don’t worry about the price, either. I know a trick. And save me the place next to you!” Nobody had ever wanted to sit next to {hero} before. So the two of them went on together.',
				],
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['The Chair', 'The Long Table', 'One Long Ooh', 'Nearly Nine'],
			time: 'night',
			parts: [
				'@second.outcome',
				[
					'So {hero} and {friend} came to {hall}.',
					'“Somebody new!” said the people {hall.at}. “Come in!”',
					'And there was {hall}, full of people, and the smell of pie.',
				],
				{
					'first.reach or second.reach': [
						'“Bring it up to the table!” called {host}. But everyone had got up to look, and {thing} must not get one scratch.',
						'“Put it on the table!” called {host}. But everybody had got up to look, and stood around that table, as close as birds.',
					],
					'first.hear or second.hear': [
						'“What name shall I put on the chair?” asked {host}, with red paint on a brush. {hero} said it. But the others were all talking about the pie. “Pie?” said {host}, and began to write a P.',
						'{host} dipped a brush in red paint. “A name, please, for the chair!” {hero} said it three times. But the others were all asking for the mustard, and {host} wrote down “Mustard.”',
					],
					'first.trust or second.trust': [
						'“First you had a bun, and now you have that,” said {host}. “A chair is for good. Can we trust you with one?”',
						'“A chair at this table is for good,” said {host}. “And I don’t know you very well, {hero}. Why should we trust you?”',
					],
				},
				{ 'first.reach & flies or second.reach & flies': '+ And nobody should fly with a borrowed {thing.one}.' },
				bestGift('reach', 'hear', 'trust'),
				{
					'first.reach or second.reach': '',
					'first.hear or second.hear': '+ “{hero},” said {hero} once more, and {host} wiped the brush, and nodded.',
					else: [
						'+ “Good,” said {host}. “Then put it on the table.”',
						'+ “That’s enough for me,” said {host}. “And now show us!”',
					],
				},
				[
					'{hero} put {thing} on the table. “Ooh!” said all of them, and did not look at each other. {host} fetched a chair, and on its back, in red, was the name {hero}.',
					'{hero} put down {thing}, and there was one long “Ooh!” around the table, as if it were new. Then {host} carried in a chair, and on its back was painted the name {hero}.',
					'{hero} put {thing} on the table. {host} looked at it from all sides, and coughed a bit. “That’s worth a chair,” said {host}, and put one down. On its back was painted, in red, the name {hero}. So {hero} sat down next to {friend}.',
				],
				[
					'And then {hero} thought of the price. The first thing that anybody had given {them} was the chair! So it was {lender}’s, who was waiting at the door. {friend} held out a button. “Say you got this first,” {friend.they} whispered. “We all did.”',
					'Then {hero} went cold. The chair was the first thing of all. So it was {lender}’s, who stood outside already. “Psst,” said {friend}, and pushed a button over. “Say that this came first. We all did.”',
					'It was nearly nine, and outside the door {lender} waited for the first thing. And that was the chair! “Here is the trick,” whispered {friend}. It was a button. “Say you got that first. We all did.”',
				],
			],
			choices: [
				{
					say: 'Pick up the chair and carry it outside',
					sets: ['paid'],
					outcome: [
						'{hero} counted to three on the chair, so as to have sat there properly. Then {they} got up and lifted it. “It’s a very good chair,” said {hero}. “I have to give it away now.”',
						'“Thank you,” said {hero} to {host}. “It’s the nicest thing I ever had, and it isn’t mine.” And {hero} took hold of the chair, and lifted.',
					],
				},
				{
					say: 'Pay with the button and keep the chair',
					sets: ['button'],
					outcome: [
						'{hero} took the button. It was small and flat, and it had two holes, like eyes. “This came first,” said {hero}, to try it out. It did not sound true. It only sounded easy.',
						'{hero} closed {their} {hand} around the button. “This came first,” {they} said. “Good,” said {friend}. “It gets easier.”',
					],
				},
				{
					say: 'Stand up and say whose {thing.one} it is',
					sets: ['told'],
					outcome: [
						'{hero} got up on the new chair. “{Thing} isn’t mine,” said {hero}. “It belongs to {lender}, who is standing out there in the cold.”',
						'“I must tell you all something,” said {hero}. “I only borrowed {thing}. It’s {lender}’s, and {lender} is the one who should have a chair.”',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'friend'], shows: ['thing', 'button'], pose: 'sit', feeling: 'worried' },
		},
		{
			titles: ['What the First Thing Was', 'Nine', 'The Price', 'Buttons'],
			time: 'night',
			parts: [
				{
					'told & quiet': ['{hero} had never once got up in front of people. Now {they} did.', ''],
					'told & bold': ['{hero} was not afraid of much. This was harder than a bear.', ''],
					clever: ['{hero} had done the sum. Nothing costs nothing.', ''],
					'told & merry': ['The whole table waited for the joke. There was none.', ''],
					dreamy: ['{hero} had sat on that chair a hundred times before, but only in {their} head.', ''],
					quick: ['For once {hero} waited a bit first. About as long as a sneeze.', ''],
				},
				'@answer',
				{
					'button & first.ally & second.ally':
						'“Good night,” said {first.ally} and {second.ally}, who had to go home, and they both looked at the button.',
					'button & first.ally':
						'“Good night,” said {first.ally}, who had to go home, and looked at the button for a moment.',
					'button & second.ally':
						'“Good night,” said {second.ally}, who had to go home, and looked at the button for a moment.',
				},
				{
					'end-all-pay': [
						'“I borrowed it too, and gave a button for it,” said {friend}, and stood up. “I’m sorry.” “Me too,” said {host}, who was the reddest of all. One after another all twenty got up. They fetched {lender} in, and gave {thing} back. Then each of them ran home and brought what had really been first: a kite, a pie dish, a blue vase. “And this was first for me,” said {hero}, and held out the chair. {lender} read the name on it. “Keep it,” said {lender}. “I’d like one next to it.” And that same night somebody painted one.',
						'{friend} went red first. “I gave a button,” said {friend}. “So did I,” said {host}. It went around the table like a cold, until all twenty had it. Then {lender} was brought in, and got {thing} back. One after another they gave {lender.them} a goose, a teapot, and a Sunday hat. Those were the real first things, which they had kept all this time. And {hero} gave {lender} the chair. “But then you have to stand again,” said {lender}. So {host} painted a second name on it, next to {hero}’s. It was a bit of a squeeze.',
					],
					'end-stood': [
						'“If it isn’t your {thing.one},” said {host} slowly, “then it can’t be your chair. That’s the rule.” Nobody looked up, and two of them carried it away. {hero} carried {thing} out. “I did get a chair,” said {hero}, “but I couldn’t keep it. So I have nothing to pay with.” {lender} thought about that. “They all kept what they got, and gave me a button,” said {lender}. “You kept nothing. So you owe me nothing.” {Lender.they} put down the bag, and the two of them sat on it, back to back. For a bag of buttons, it was quite soft. Then the door opened. It was {friend}, with three plates of pie. “Is there room?” said {friend}.',
						'So two of them took the chair away again. Chairs were for people who brought their own things, said {host}, and that was the rule. {hero} went out with {thing}. “I have nothing else for you,” said {hero}. “I did get a chair. But I had to give it back.” {lender} thought about it. “Then you owe me nothing, and nobody owes you,” said {lender}. “It feels quite light. Sit with me.” And {lender} put down the bag. “It’s only buttons. I got one from each of them in there. But it’s soft in the middle.” So {hero} had somewhere to sit after all. And by and by {friend} came out with the pie. “Move up, please,” said {friend}.',
					],
					'end-chair': [
						'“This came first,” said {hero}, and put the chair down outside the door, with {thing} on it. It struck nine. {lender} put {thing} away, and walked all the way around the chair. {Lender.they} sat on the edge, and then in the middle, and then {lender.they} leaned back. The bag fell over, and out ran the buttons that all the others had paid with, away down the road. “Let them run,” said {lender}. “But this chair is too wide for one.” So {hero} sat down on the other half, and {friend} passed {hero} the salt through the window.',
						'At nine the chair stood outside, with {thing} on it. “That’s the first thing,” said {hero}. {lender} read the name on the back. Then {lender.they} sat down, slowly, as you get into a hot bath. The bag fell over, and buttons ran out in all directions. “One from each of them in there,” said {lender}. “They told me it was the first thing. I did wonder. Did you want this one very much?” “Yes,” said {hero}. {lender} moved over. “Then have half,” {lender.they} said. It was the best half of a chair that {hero} had ever sat on, and {friend} brought the pie out.',
					],
					'end-button': [
						'So {hero} went out to the door. {lender} looked at the button, front and back, and dropped it in the bag. {Thing} went into the bag too, and the bag went off down the road, rattle, rattle, until you could not hear it. The chair was {hero}’s now. But after that lie there was no good way to sit on it. In the night {they} put the chair on a cart, and went after the rattle. It took two days. “This was first,” said {hero}. “I told you a lie.” “I know,” said {lender}, and sat down. “I walked slowly, in case.”',
						'Out at the door it struck nine. “A button,” said {lender}. It fell into the bag with the others, one from everyone in there. Then {lender} took {thing} and went away down the road. {hero} sat on the chair all evening. It was a fine chair. But it was as if there were a button on it, whichever way one sat. In the morning {hero} took the chair and went after the rattle. It took two days. “This was first, and I’m sorry,” said {hero}. “You’re late,” said {lender}, and sat down, and smiled. “But nobody else ever came at all.”',
					],
				},
				{
					'first.ally & end-button or second.ally & end-button': '',
					'first.ally & second.ally & end-all-pay':
						'+ Then everybody moved up, and so there was a corner for {first.ally} and {second.ally}, too.',
					'first.ally & end-all-pay': '+ Then everybody moved up, and so there was a corner for {first.ally}, too.',
					'second.ally & end-all-pay': '+ Then everybody moved up, and so there was a corner for {second.ally}, too.',
					'first.ally & second.ally':
						'+ Then {first.ally} and {second.ally} came out too. {hero} had never had so much company.',
					'first.ally': [
						'+ Then {first.ally} came out, and sat down on the step beside them.',
						'+ And {first.ally} came out with a plate, to keep them company.',
					],
					'second.ally': [
						'+ Then {second.ally} came out, and sat down on the step beside them.',
						'+ And {second.ally} came out with a plate, to keep them company.',
					],
				},
				{
					'asked & end-stood': [
						'+ “I bought so many first things,” said {lender}, “and then somebody brings me pie.”',
						'+ “Is that pie a present?” asked {lender}. “It’s pie,” said {friend}.',
					],
					'asked & end-chair': [
						'+ “So that’s what a present is like,” said {lender}. “I thought so.”',
						'+ “I bought all the others,” said {lender}. “This one I was given.”',
					],
					gave: [
						'+ And there was half a bun, in a clean cloth. “I saved it,” said {lender}. “You never asked for it back.”',
						'+ Then {lender} unwrapped the half bun. It was a bit hard by now, and very good.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['lender', 'host'], shows: ['thing', 'button'], pose: 'stand', feeling: 'calm' },
		},
	],
};
