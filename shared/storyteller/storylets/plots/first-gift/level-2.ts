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
					'Once a year {folk} sat down at the long table {hall.at}. Everybody had a chair with a name on its back. {hero} did not. {hero} was {described}, and always stood by the door and passed the salt.',
					'There were twenty chairs at the long table, and on each was a name. None of the names was {hero}. {hero} was {described}. Every year {hero} ate {their} pie by the door, standing up, and passed the salt.',
					'What {hero} wanted was a chair. It did not have to be a big one. But each chair at the long table {hall.at} had a name on it, and it was never {hero}. {hero} was {described}. {Their} place was by the door, on the mat.',
				],
				[
					'“Bring something nice to look at,” said {host.name}, {host.a}. “Then you get a chair.” But {hero} had nothing nice. {They} had a bun.',
					'“A chair?” said {host.name}, {host.a}. “Then you must bring us something nice to look at.” {hero} looked all over, and found a bun.',
					'To get one you had to bring something nice to look at, and show it to {host.name}, {host.a}. {hero} had a bun. {host} looked at it. “It’s a bun,” said {host}.',
				],
				[
					'Then something rattled {start.at}. It was a bag, and it belonged to {lender}, {lender.the}. “I lend things,” said {lender}, and out came {thing.a}. “Show this {hall.at}. At nine I’ll come to the door, to fetch it. And for that I want the first thing that anybody gives you in there.”',
					'On the way home {hero} met {lender}, {lender.the}, with a bag that rattled. That was {start.at}. “You need to borrow something, for the long table,” said {lender}, and took out {thing.a}. “I’ll come to the door for it at nine. You need not pay. But the first thing that anybody gives you in there is mine.”',
					'Rattle, rattle, went a bag {start.at}. “I’m {lender},” said {lender.the} who carried it. “I’ll lend you {thing} for the long table. At nine I’ll wait outside the door. It doesn’t cost money. But the first thing that anybody gives you in there is mine.”',
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
					dreamy: '{hero} was already sitting on that chair, in {their} head. The price sounded far away.',
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
						'“What do you do with them?” asked {hero}. “I look at them,” said {lender}, “and see what they are. I keep hoping.” {Lender.they} shook the bag, and it rattled. “So far they’re all the same.” “All right,” said {hero}.',
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
					'All who had a chair were there already, to lay the table. So {hero} set off {hall.to} alone, with {thing} tied on tight, so that it could not fall. Borrowed things are heavier than your own. {hero} counted the fence posts, so as not to think of the price, and got to ninety.',
					'The others had gone {hall.to} early, on the pie cart. {hero} had a good long way to go. {They} had tied {thing} on with three knots, and said “Excuse me” to the puddles.',
					'The pie cart had taken everyone with a chair {hall.to}. {hero} had to go by the short way. {Thing} was tied on with string, and people looked up when {hero} came by. Nobody had ever looked up before. “Good day!” they said. It was nice, and it was a little bit like wearing somebody else’s hat.',
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
					'Then {friend.name}, {friend.a}, came up from behind. {friend} had missed the cart. “I know that {thing.one},” said {friend}. “It got me my chair. It got everyone theirs.” And {friend} winked. “Don’t worry about the price. There’s a trick. I’ll tell you when it’s time.” So they went on side by side.',
					'“Hello!” somebody called from behind. It was {friend.name}, {friend.a}. {Friend.they} had missed the cart. But {friend.they} saw {thing}, and stopped. “That one again!” said {friend}. “Everybody who has a chair has shown that to {host}, and so did I. Has {lender} told you the price? It isn’t as bad as it sounds. I know a trick.” So {hero} was not alone for the rest of the way.',
					'Then {friend.name}, {friend.a}, came running after {hero}. {friend} was always late for the table. {friend} saw {thing}, and winked. “So it’s your turn! I came in with that myself. We all did. Save me the place next to you!” Nobody had ever wanted to sit next to {hero} before. So the two of them went on together.',
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
					'So {hero} came to {hall}.',
					'“A new one!” they said {hall.at}. “Come in!”',
					'And there was {hall}, and the smell of pie.',
				],
				{
					'first.reach or second.reach': [
						'“Bring it up to the table!” called {host}. But everyone had got up to look, and stood in between, and {thing} must not get one scratch.',
						'They had all got up to look, and stood around the table, as close as birds. And on the table was where {thing} had to go.',
					],
					'first.hear or second.hear': [
						'“What name shall I put on the chair?” asked {host}, with red paint on a brush. {hero} said it. But they were all talking about the pie. “Pie?” said {host}, and began to write a P.',
						'{host} dipped a brush in red paint. “A name, please, for the chair!” {hero} said it three times. But all twenty were asking for the mustard, and {host} wrote down “Mustard.”',
					],
					'first.trust or second.trust': [
						'“Yesterday you had a bun, and today you have that,” said {host}. “A chair is for good. Can we trust you with one?”',
						'“A chair at this table is for good,” said {host}. “And I don’t know you very well, {hero}. Why should we trust you?”',
					],
				},
				{ 'first.reach & flies or second.reach & flies': '+ And you do not fly with a borrowed {thing.one}.' },
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
					'“Ooh!” they all said when they saw {thing}, and did not look at each other. {host} fetched a chair, and on its back, in red, was the name {hero}.',
					'Then there was one long “Ooh!” for {thing}, just as if it was new. {host} carried in a chair, and on its back was painted the name {hero}. Somebody passed {hero} the salt. It had always been the other way around.',
					'{host} went all the way around {thing}, and coughed a bit. “That’s worth a chair,” said {host}, and put one down. On its back was painted, in red, the name {hero}. So {hero} sat down next to {friend}.',
				],
				[
					'And then {hero} thought of the price. The chair was the first thing, so it was {lender}’s! {lender} stood outside the door. {friend} held out a button. “Say that you got this first,” {friend} whispered. “We all did.”',
					'Then {hero} went cold. The chair was the first thing, so it was {lender}’s. {lender} stood by the door already. “Psst,” said {friend}, and pushed a button over. “Say that this came first. We all did.”',
					'It was nearly nine, and {lender} stood outside the door. And the first thing that {hero} had got was the chair! “Here is the trick,” whispered {friend}. It was a button. “Say that you got that first. We all did.”',
				],
			],
			choices: [
				{
					say: 'Pick up the chair and carry it outside',
					sets: ['paid'],
					outcome: [
						'{hero} counted to three, so as to have sat there properly. Then {hero} got up. “It’s a very good chair,” {they} said. “I have to give it away now.”',
						'“Thank you,” said {hero} to {host}. “It’s the nicest thing I ever had.” And {hero} took hold of the chair, and lifted.',
					],
				},
				{
					say: 'Pay with the button and stay at the table',
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
						'{hero} got up on the new chair. “{Thing} isn’t mine,” said {hero}. “It belongs to {lender}. And {lender} is standing out there in the cold.”',
						'“I must tell you all something,” said {hero}. “I only borrowed it. It’s {lender}’s, and {lender} is the one who should have a chair.”',
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
					'told & merry': ['They all waited for the joke. There was none.', ''],
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
						'“It was a button,” said {friend} then, and stood up. “I’m sorry.” “Me too,” said {host}, who was the reddest of all. One after another all twenty got up. They fetched {lender} in, and gave {thing} back. Then each of them ran home and brought what had really been first: a kite, a pie dish, a blue vase. {lender} held each thing up to the light. And that same night somebody painted one more chair, and put it next to {hero}’s.',
						'{friend} went red first. “I gave a button,” said {friend}. “So did I,” said {host}. It went around the table like a cold, until all twenty had it. Then they brought {lender} in, and {thing} was given back. They gave {lender.them} a goose, a teapot, and a Sunday hat. Those were the real first things, which they had kept all this time. And {hero}’s chair? {host} painted one more name on it, next to {hero}’s. It was a bit of a squeeze.',
					],
					'end-stood': [
						'“If it isn’t your {thing.one},” said {host} slowly, “then it can’t be your chair. That’s the rule.” Nobody looked up, and two of them carried it away. {hero} carried {thing} out. “I did get a chair,” said {hero}, “but I couldn’t keep it. So I have nothing to pay with.” {lender} thought about that. “They all kept what they got, and gave me a button,” said {lender}. “You gave it back. So you owe me nothing at all.” {Lender.they} put down the bag, and the two of them sat on it, back to back. For buttons, it was quite soft. Then the door opened. It was {friend}, with three plates of pie. “Is there room?” said {friend}.',
						'So they took the chair away again. Chairs were for people who brought their own things, said {host}, and that was the rule. {hero} went out with {thing}. “I have nothing else for you,” said {hero}. “I did get a chair. But I had to give it back.” {lender} thought about it. “Then you owe me nothing, and nobody owes you,” said {lender}. “It feels quite light. Sit with me.” And {lender} put down the bag. “It’s only buttons, from all of them in there. But it’s soft in the middle.” So {hero} had somewhere to sit after all. And by and by {friend} came out with the pie. “Move up, please,” said {friend}.',
					],
					'end-chair': [
						'“This came first,” said {hero}, and put the chair down outside the door, with {thing} on it. It struck nine. {lender} put {thing} away, and walked all the way around the chair. {Lender.they} sat on the edge, and then in the middle, and then {lender.they} leaned back. Plop, plop, went the buttons, out of the bag and away down the road. “Let them,” said {lender}. “But this is too wide for one.” So {hero} sat down on the other half, and {friend} passed {hero} the salt through the window.',
						'At nine the chair stood outside, with {thing} on it. “That’s the first thing,” said {hero}. {lender} read the name on the back. Then {lender.they} sat down, slowly, as you get into a hot bath. The bag fell over, and buttons ran out in all directions. “One from each of them in there,” said {lender}. “They told me it was the first thing. I did wonder. Did you want this one very much?” “Yes,” said {hero}. {lender} moved over. “Then have half,” {lender.they} said. It was the best half of a chair that {hero} had ever sat on, and {friend} brought the pie out.',
					],
					'end-button': [
						'So {hero} went out to the door. {lender} looked at the button, front and back, and dropped it in the bag. {Thing} went into the bag too, and the bag went off down the road, rattle, rattle, until you could not hear it. The chair was {hero}’s now. But there was no good way to sit on it. In the night {hero} put the chair on a cart, and went after the rattle. It took two days. “This was first,” said {hero}. “I told you a lie.” “I know,” said {lender}, and sat down. “I walked slowly, in case.”',
						'Out at the door it struck nine. “A button,” said {lender}. It fell into the bag with the others, one from everyone in there. Then {lender} took {thing} and went away down the road. {hero} sat on the chair all evening. It was a fine chair. But it was as if there were a button on it, whichever way one sat. In the morning {hero} took the chair and went after the rattle. It took two days. “This was first, and I’m sorry,” said {hero}. “You’re late,” said {lender}, and sat down, and smiled. “But nobody else ever came at all.”',
					],
				},
				{
					'first.ally & end-button or second.ally & end-button': '',
					'first.ally & second.ally & end-all-pay':
						'+ They all moved up, and so there was a corner for {first.ally} and {second.ally}, too.',
					'first.ally & end-all-pay': '+ They all moved up, and so there was a corner for {first.ally}, too.',
					'second.ally & end-all-pay': '+ They all moved up, and so there was a corner for {second.ally}, too.',
					'first.ally & second.ally':
						'+ Then {first.ally} and {second.ally} came out too. {hero} had never had so much company.',
					'first.ally': [
						'+ Then {first.ally} came out, and sat down on the step beside them.',
						'+ And {first.ally} came out, and brought the salt.',
					],
					'second.ally': [
						'+ Then {second.ally} came out, and sat down on the step beside them.',
						'+ And {second.ally} came out, and brought the salt.',
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
						'+ And there was half a bun, in a clean cloth. “I saved it,” said {lender}. “I had to see if it was true.”',
						'+ Then {lender} unwrapped the half bun. It was a bit hard by now. They dipped it.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['lender', 'host'], shows: ['thing', 'button'], pose: 'stand', feeling: 'calm' },
		},
	],
};
