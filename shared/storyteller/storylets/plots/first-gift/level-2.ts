import type { PlotLevel } from '../../format.ts';

export const firstGift2: PlotLevel = {
	joins:
		'“{choice}” {hero} did it, and that might have been the end of it. But then a bag came rattling along. It was {lender}’s, and {lender} was {lender.a}. {lender} lent {hero} {thing}, to be shown at the long table {hall.at}. “Back by nine,” said {lender}. “And the price is the first thing that anybody gives you tonight.” {hero} agreed. {They} had only ever wanted one thing, and that was a chair.',
	chapters: [
		{
			titles: ['Something Worth Looking At', 'The Bag That Rattled', 'A Very Good Price', 'Everybody but {hero}'],
			time: 'day',
			parts: [
				[
					'Once a year {folk} sat down at the long table {hall.at}. Everybody had a chair with a name on its back. {hero} did not. {They was} {described}, and stood by the door and passed the salt.',
					'There were forty chairs at the long table, and on each was a name. None of the names was {hero}. {They was} {described}, and every year {they} ate {their} pie standing up by the door, and passed the salt.',
				],
				[
					'“Bring something nice to look at,” said {host.name}, {host.a}. “Then you get a chair.” But {hero} had nothing nice. {They} had a bun.',
					'“A chair?” said {host.name}, {host.a}. “Then you must bring us something nice to look at.” {hero} looked all over. {They} found a bun.',
				],
				[
					'Then something rattled. It was a bag, and {start.at} it stopped. It belonged to {lender}, {lender.a}. “I lend things,” said {lender}, and out came {thing.a}. “Show them this. Be back by nine. And the price is the first thing that anybody gives you tonight.”',
					'Rattle, rattle, went a bag {start.at}. “I am {lender},” said the one who carried it. It was {lender.a}. “I will lend you {thing}. You bring it back by nine. And the first thing that you are given tonight is mine.”',
				],
				{
					quiet:
						'There was something odd about it. But {hero} was {trait}, and it takes a lot of courage to say “What?”',
					bold: '“Done,” said {hero}. It would have been better to say “Hm.”',
					kind: '{hero} was {trait}, and to ask for a better price would not have been nice. So {they} did not.',
					honest: '{hero} was {trait}, and thought that a price is just a price. There are other sorts.',
					clever:
						'{hero} was {trait}. “Nobody gives me things,” {they} thought, “so it costs nothing.” That was very nearly right.',
					careful:
						'{hero} was {trait}, and looked for cracks all over {thing}. {They} did not look for any in the price.',
					merry: '“The first thing? It will be a cold,” said {hero}. {lender} did not laugh at all.',
					dreamy: '{hero} was already sitting on that chair, and did not hear the last part very well.',
					quick: '{hero} was {trait}, and had {thing} in {their} {hands} before the price was quite finished.',
				},
			],
			choices: [
				{
					say: 'Shake on it and run',
					sets: ['shook'],
					outcome: [
						'They shook on it. “I shall be outside the door at nine,” said {lender}, and went away with the bag. It rattled at each step. It sounded like somebody laughing with no teeth.',
						'“It is a bargain,” said {hero}. “So they all say,” said {lender}. And the bag went rattle, rattle, rattle, all down the road.',
					],
				},
				{
					say: 'Ask {lender} what the first thing is for',
					sets: ['asked'],
					outcome: [
						'“Why the first thing?” asked {hero}. {lender} looked into the bag for a while. “Nobody gives me anything,” {lender.they} said. “So I thought I would buy it. I have been trying for forty years.” Then {lender.they} went, and the bag went too, rattle, rattle.',
						'“What do you do with them?” asked {hero}. “I look at them,” said {lender}, “and see what they are. I keep hoping.” {Lender.they} shook the bag, and it rattled. “So far they are all the same.”',
					],
				},
				{
					say: 'Break your bun and share it first',
					sets: ['gave'],
					outcome: [
						'{hero} broke {their} bun in two and held out one half. {lender} looked at it from all sides. “What does it cost?” “Nothing.” “Then I do not know how it works,” said {lender}. {Lender.they} did not eat it. {Lender.they} put it on the top of the bag, where it would not be squashed.',
						'“You look hungry,” said {hero}, and gave {lender} the bigger half. {lender} held it for a long time. “And when must I bring it back?” {lender.they} asked. “It is a bun,” said {hero}. So {lender} laid it on top of the bag, like an egg.',
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
					'So {hero} set off {hall.to}, with {thing} held very tight. Borrowed things are heavier than your own. {They} counted {their} steps, so as not to think of the price. {They} got to ninety.',
					'It was a good long walk {hall.to}. {hero} carried {thing} as you carry somebody’s baby. All went well until the first bend.',
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
					'On the other side {friend} came along, {friend.a}. “I know that {thing.one},” said {friend}. “I had it too, once. Everybody did.” And {friend} winked. “Later I will tell you what to do.” They went on together, and not for long.',
					'There {hero} met {friend}, {friend.a}. {friend} saw {thing}, and laughed. “So it is your turn! Do not worry about the price. There is a trick. I will show you.” So they walked on side by side, as far as they could.',
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
				{
					'first.reach': [
						'{Hall.at} they were sitting so close that you could not have put a knife between them. {hero} could not get to the table with {thing}.',
						'Forty chairs were pulled up to the long table, with forty backs. {hero} stood behind them with {thing}, and saw no way in.',
					],
					'first.hear': [
						'“I have brought something,” said {hero} {hall.at}. But everyone was calling for the salt, and nobody heard.',
						'They were all talking with their mouths full, {hall.at}. {hero} said “Please look” five times, to a lot of ears.',
					],
					'first.trust': [
						'“That is too fine for the likes of you,” said {host}. “Did you steal it?” “No,” said {hero}. And all forkfuls stopped in the air. “How do we know that?” said {host}.',
						'“And where did you get that?” asked {host}. “Things like that get stolen.” “I did not steal it,” said {hero}. It was all that {they} could say. “Why should we believe you?” said {host}.',
					],
				},
				{ 'first.reach & flies': '+ The ceiling hung full of sausages, so there was no flying.' },
				'@first.later',
				[
					'Then they all saw {thing}, and there was one long “Ooh!” {host} went out and came back with a chair. On the back, in red, was painted {hero}. “For you,” said {host}. Nobody had ever given {them} anything before. And that was when {they} thought of the price.',
					'There was {thing}, in the middle of the table. “Well!” they all said. Then {host} carried in a chair. It was a new one, and on the back, in red, was {hero}. {hero} sat down on it. It was the first thing that {they} had ever been given. It was the first thing, {they} thought, and went cold.',
				],
				[
					'“Psst,” said {friend}, and held out a button. “Say that you got this first. That is the trick.” It was almost nine. Through the door you could see {lender}, standing in the dark, since there are no chairs out there.',
					'It was nearly nine. Out there in the dark stood {lender}, by the door, where there are no chairs. “Here,” whispered {friend}, and pushed a button over the table. “You got this before the chair. That is what you say. It is how we all do it.”',
				],
			],
			choices: [
				{
					say: 'Pick up the chair and carry it outside',
					sets: ['paid'],
					outcome: [
						'{hero} sat on the chair for as long as it takes to count to three. Then {they} got up. “It is a very good chair,” {they} said. “I have to give it away now.”',
						'“Thank you,” said {hero} to {host}. “It is the nicest thing I ever had.” And {they} took hold of it, and lifted.',
					],
				},
				{
					say: 'Pay with the button and stay at the table',
					sets: ['button'],
					outcome: [
						'{hero} took the button. It was small and flat, and it had two holes, like eyes. “It came first,” {they} said, to try it out. It did not sound true. It only sounded easy.',
						'{hero} closed {their} {hand} around the button. “This came first,” {they} said. “Good,” said {friend}. “It gets easier.”',
					],
				},
				{
					say: 'Stand up and say whose {thing.one} it is',
					sets: ['told'],
					outcome: [
						'{hero} got up on the new chair. “{Thing} is not mine,” {they} said. “It belongs to {lender}. And {lender} is standing out there in the cold.”',
						'“I must tell you all something,” said {hero}. “I only borrowed it. It is {lender}’s, and {lender} is the one who should have a chair.”',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'friend'], shows: ['thing', 'button'], pose: 'sit', feeling: 'worried' },
		},
		{
			titles: ['What the First Thing Was', 'Nine', 'Out in the Dark', 'Buttons'],
			time: 'night',
			parts: [
				{
					quiet: ['{hero} was so {trait} that {they} had never once got up in front of people. Now {they} did.', ''],
					bold: [
						'{hero} did not feel {trait} at all. It had gone off somewhere, just when {they} could have used it.',
						'',
					],
					kind: ['It is no use being {trait} only when it is cheap, and {hero} knew that now.', ''],
					honest: ['For {hero} it was the hardest minute of the day.', ''],
					clever: ['{hero} was {trait}, and had worked it all out. Nothing costs nothing.', ''],
					careful: ['{hero} was {trait}, and looked at it from both sides. Both of them hurt.', ''],
					merry: ['{Trait} as {they was}, {hero} could not think of one funny thing to say.', ''],
					dreamy: ['{hero} had sat on that chair a hundred times before, but only in {their} head.', ''],
					quick: ['For once {hero} waited a bit first. About as long as a sneeze.', ''],
				},
				'@answer',
				{
					'told & second.reach': [
						'“Out there?” They all ran to look, and got stuck in the door, all forty, like a cork. {hero} was at the wrong end of the cork.',
					],
					'told & second.hear': [
						'“What? What did you say?” they all called at once. And then each one told the next one, and got it wrong.',
					],
					'told & second.trust': [
						'“You let us think it was yours,” said {host}. “So you fooled us once. Why should we believe you now?”',
					],
					'second.reach': [
						'But everyone had got up by then, to dance between the chairs. To get to the door {hero} would have had to go through a polka.',
						'But there was dancing now. A whole crowd hopped about between {hero} and the door.',
					],
					'second.hear': [
						'“A toast!” they roared. “A toast to the new chair!” {lender} was asking something, out at the door. {hero} could see that, and could hear nothing but spoons.',
						'“A song! A song from the new one!” they roared, and banged with their spoons. {lender} called out something at the door, and nobody could hear it.',
					],
					'paid & second.trust':
						'“With the chair?” said {host}, and stood in the door. “I painted that name on it, and it is not dry. So you got what you wanted, and now you run off?” They all looked at {hero}. “Does anyone know what sort of person this is?”',
					'first.trust & second.trust':
						'“We know by now that you do not steal,” said {host}. “But nobody has told us whether you drop things. That {thing.one} is worth a lot, and it is dark out there.”',
					'second.trust': [
						'“One moment,” said {host}. “That {thing.one} is worth a lot, and it is dark out there. How do I know that you can be trusted with it?”',
						'“Where are you off to?” said {host}, and stood in the door. “Some people get their chair, and then run off with the {thing.one}. Are you like that?”',
					],
				},
				{ 'second.reach & flies': '+ And the sausages were still up there.' },
				'@second.later',
				{
					'end-all-pay': [
						'For a while you could only hear the lamps. “It was a button,” said {friend} then, and stood up. “I am sorry.” “Me too,” said {host}. One after another they all stood up. So they went out and fetched {lender} in. Each of them brought what had really been first: a kite, a pie dish, a blue vase. {lender} held each thing up to the light. And that same night somebody painted one more chair, and put it next to {hero}’s.',
						'{friend} went red first. “I gave a button,” said {friend}. “So did I,” said {host}. It went around the table like a cold, until all forty had it. Then there was a great noise of chairs. They brought {lender} in. They gave {lender.them} a goose, a blue vase, and a Sunday hat. Those were the real first things, from forty years back. And {hero}’s chair? They painted one more name on it, next to {hero}. It was a bit of a squeeze.',
					],
					'end-stood': [
						'“If it is not your {thing.one},” said {host}, “then it cannot be your chair. That is the rule.” And they took it away. {hero} carried {thing} out. “I did get a chair,” {they} said, “but I could not keep it. So I have nothing to pay with.” {lender} thought about that. “They all kept what they got, and gave me a button,” said {lender}. “You gave it back. So you owe me nothing at all.” {Lender.they} put down the bag, for the first time in years. They sat on it, back to back, and looked at the stars. For buttons, it was quite soft.',
						'So they took the chair away again. Chairs were for people who brought their own things, said {host}, and that was the rule. {hero} went out with {thing}. “I have nothing else for you,” {they} said. “I did get a chair. But I had to give it back.” {lender} thought about it. “Then you owe me nothing, and nobody owes you,” said {lender}. “It feels quite light.” They stood there side by side and looked in at the lamps. After a while {lender} put down the bag. “It is only buttons, from all of them in there,” {lender.they} said. “But it is soft, if you sit in the middle.”',
					],
					'end-chair': [
						'“This came first,” said {hero}, and put the chair down outside the door. {lender} walked all the way around it. {Lender.they} sat on the edge, and then in the middle, and then {lender.they} leaned back. Plop, plop, went the buttons, out of the bag and away down the road. “Let them,” said {lender}. {hero} stood by the door again, and passed the salt, as {they} did every year. But now, whenever {they} looked out, somebody out there looked in, and raised a piece of pie.',
						'At nine the chair stood outside, with {thing} on it. “That is the first thing,” said {hero}. {lender} read the name on the back. Then {lender.they} sat down, slowly, as you get into a hot bath. The bag fell over, and buttons ran out in all directions. “One from each of them in there,” said {lender}. “They told me it was the first thing. I did wonder.” {hero} went back and stood by the door, as {they} did every year. But now there was somebody on the other side of it to pass the salt to.',
					],
					'end-button': [
						'{lender} looked at the button, front and back. “So you are like the others,” {lender.they} said. It was not said in a cross way. {Thing} went into the bag, and the bag went off down the road, rattle, rattle, until you could not hear it. The chair was {hero}’s now. But {they} could not find a way to sit on it. In the night {they} tied it to a sled, and went after the rattle. It took two days. “It was this that came first,” said {hero}. “I know,” said {lender}, and sat down. “I walked slowly, in case.”',
						'“A button,” said {lender}. {Lender.they} did not ask if it had come first. It fell into the bag with the others, one from everyone in there. Then {lender} took {thing} and went away down the road, rattle, rattle. {hero} sat on the chair all evening. It was a fine chair. But somehow it had a button in it, wherever {they} sat. In the morning {they} took the chair on {their} back and went after the rattle. It was two days before {they} caught up. “You are late,” said {lender}, and sat down. “But nobody else ever came at all.”',
					],
				},
				{
					gave: '+ And there was half a bun, in a clean cloth. “I saved it,” said {lender}. “I had to see if it was true.”',
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['lender', 'host'], shows: ['thing', 'button'], pose: 'stand', feeling: 'calm' },
		},
	],
};
