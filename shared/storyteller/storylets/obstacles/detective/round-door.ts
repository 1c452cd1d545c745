import type { Obstacle } from '../../format.ts';

export const roundDoor: Obstacle = {
	id: 'round-door',
	alsoIn: ['cooking', 'musical', 'superhero', 'circus', 'sports', 'robot', 'time-travel', 'science-fiction'],
	place: {
		the: 'the bank with the round door',
		at: 'at the bank with the round door',
		to: 'to the bank with the round door',
		backdrop: 'city',
	},
	people: { dabney: { call: 'Mr. Dab', a: 'a mouse who went around and around', type: 'Mouse', pronoun: 'he' } },
	props: ['door', 'hat'],
	blocks: [],
	ways: [
		{ id: 'pay', use: 'trust', cost: 'debt', ally: 'dabney' },
		{ id: 'waltz', use: 'hear' },
		{ id: 'timing', use: 'reach' },
	],
	levels: {
		1: {
			meet: 'You had to go through a bank. Its big door went around and around. But in it was Mr. Dab, a mouse. “I can’t stop,” he said. “I owe a man in there a bun, so I run away. And I owe a man out there a bun, so I run back!” And no one else could get in.',
			ways: [
				{
					say: 'Give Mr. Dab two buns',
					outcome:
						'{hero} got two buns for him. “You can pay me back one day,” {hero} said. So Mr. Dab jumped out. One bun in there, one bun out there! “Oh,” he said. “Now I can stop!” So the door was free, and he came along, in a straight line.',
					paid: 'And the buns? One day a box came for {hero}. Two buns! “From Mr. Dab,” it said.',
					later:
						'“I owed two buns, and so I was stuck,” said Mr. Dab. “{hero} gave me two. {hero} trusted me, so I trust {hero}.”',
				},
				{
					say: 'Sing to make the door go slow',
					outcome:
						'{hero} sang a slow, slow song. So Mr. Dab ran slow too. The door went slower, and slower, and it stopped. Out he fell. “I didn’t have the time to say sorry,” he said. And off he went to do it. So the door was free.',
					later:
						'{hero} sang the slow, slow song. So the people talked slow, and then slower. And then they stopped, and it was still.',
				},
				{
					say: 'Jump in and go around with him',
					outcome:
						'{hero} looked at the door. One, two, hop, and in! One, two, hop, and out on the other side! “You have to hop on two!” called {hero}. So Mr. Dab did, and out he came. And then everyone did it like that.',
					later:
						'The people went to and fro, like the door. {hero} looked for a gap. One, two, hop! One, two, hop! And {hero} was by them all.',
				},
			],
		},
		2: {
			meet: [
				'The short way led through the bank, and the bank had a round door, and in the round door was Mr. Dab. He was a small mouse in a big hat, and he was running. Around and around went the door, so fast that nobody could get in. “I can’t come out!” cried Mr. Dab [each time he went by|every time he passed]. “I owe the man inside a bun, so I run out. I owe the man outside a bun, so I run in. I’ve been in here for hours!”',
			],
			ways: [
				{
					say: 'Lend Mr. Dab the money for two buns',
					outcome:
						'It was all the money {hero} had. “Pay me back when you can,” said {hero}, and held it out as he came by. He took it on the third time around. Then the door stood still, and everybody could go in. Mr. Dab paid the man inside, and the man outside, and sat down on the step. “So this is what it looks like when it stays put,” he said, and came along to see more of it.',
					paid: 'A week later a bag came for {hero}, with two warm buns in it. “Paid,” it said on the bag. “I walked. Mr. Dab.”',
					later:
						'Up on a chair stood Mr. Dab with his hat off. “{hero} lent me everything,” he said, “and I was going around in a door. Would you have? I would not have.” People looked at their shoes.',
				},
				{
					say: 'Sing a waltz and slow him down',
					outcome:
						'Mr. Dab was running to a tune in his head, and it was far too fast. So {hero} sang him a slow one. One, two, three. The mouse slowed, and so did the door, and on the very last three it stopped. He wobbled out and bowed. “That’s the right tune,” he said. Then he went to talk to the two men, and the door was free.',
					later:
						'“One, two, three,” sang {hero}. “One, two, three.” If you have a waltz in your ears, you cannot shout. First everybody swayed, then they hummed, and then it was over and quite still.',
				},
				{
					say: 'Wait for the gap and jump in with him',
					outcome:
						'{hero} watched it go by. Wall, gap, mouse. Wall, gap, mouse. Now! {hero} went in with the gap, around once, and out on the other side. “How do you do that?” cried Mr. Dab, going by. “Look for the gap!” called {hero}. There was a hop. “I am out!” cried Mr. Dab, and ran to buy two buns. So the door was free.',
					later:
						'{hero} looked at all those backs, and waited. They moved, and there is always a gap. Wall, gap, mouse. Now! And so {hero} went from gap to gap, and there was the front.',
				},
			],
		},
		3: {
			meet: [
				'The quickest way, by an hour, was through the bank, and the way into the bank was a round door, and the round door was occupied. A mouse in a tall hat was running in it. His name was Mr. Dab, as he explained, one piece at a time, whenever he came past. “I borrowed the price of a bun,” he said, and was gone. “From the teller inside,” he said. “To pay back the price of a bun.” Whoosh. “To the porter outside. Now they are both waiting for me, and as long as I keep moving I don’t owe it to [anyone in particular|either of them]!” He had been at it since breakfast.',
			],
			ways: [
				{
					say: 'Lend him the price of two buns, though it is all you have',
					outcome:
						'{hero} had exactly the price of two buns, and had been looking forward to both. {They} held it out, and the fourth time around Mr. Dab took it. The door slowed. It stopped. He paid the teller, he paid the porter, and came and stood in front of {hero}, swaying. “Now I owe it to you,” he said. “It’s the oddest thing. I don’t feel like running.” So he walked along instead, on somewhat curly legs.',
					paid: 'The next week there came a parcel for {hero}: two buns, still warm, and a receipt for {them} to sign. “I have never been so proud of a piece of paper,” wrote Mr. Dab.',
					later:
						'“I have talked to a lot of people as I went by,” said Mr. Dab, and took off his hat. “They all told me to stop. {hero} was the only one who asked how much. It was two buns, and it was all {they} had. I’d believe that one if {they} told me it was Tuesday, and I know it isn’t.”',
				},
				{
					say: 'Sing him a waltz, a little slower each time around',
					outcome:
						'He could not stop, so he would have to be slowed. {hero} sat down on the steps and sang a waltz. It started at a gallop, to be polite, and then it dawdled. Mr. Dab could no more run out of time with it than anyone can. By the second verse he was trotting; by the third he was, very nearly, dancing. On the last note the door gave a long sigh and stood. “I had that wrong,” said Mr. Dab, looking around. “I thought it was the street that was turning.”',
					later:
						'You can’t talk a crowd out of a gallop. You have to join in and slow down. {hero} clapped along with the racket, and then a little behind it, and then a little behind that. Feet got muddled. Voices waited for each other. By the time it had turned into a waltz they were practically whispering.',
				},
				{
					say: 'Study the gap, and step in at the right moment',
					outcome:
						'{hero} did not look at the door. {They} looked at the gap. It came every two seconds, it stayed for half a one, and it did not care who you were. {hero} counted it in seven times, just to be sure. On the eighth {they} stepped in, went half around behind Mr. Dab’s coattails, and stepped out among the marble. “It’s all in the gap!” {they} shouted back. There was a silence, then a small thud, then somebody apologizing to two people at the same time.',
					later:
						'A crowd is only a slow sort of round door. {hero} stopped looking at the backs and began to look at the gaps. One opened when somebody laughed. One opened when somebody sneezed. {hero} went in with each of them, a little farther every time, and came out at the front without having pushed a soul.',
				},
			],
		},
		4: {
			meet: [
				'The street ended at the bank, where you went in by a revolving door and out again at the back. Today somebody was in the door. He was a mouse named Mr. Dab, and he had been going around in it since the bank opened. “I owe a little money to the man inside,” he explained, as he came by. He was carried off and came back. “I borrowed it from him to pay the man outside.” Around he went. “And I had borrowed that [to pay the man inside|from the man outside, for the man inside].” Through the glass you could see them both, one with a ledger and one with folded arms, and both were very patient. “As long as I keep moving,” called Mr. Dab, “I’m only passing through.” He had a cheerful voice. His hat had been bought on credit too, and the hat trembled.',
			],
			ways: [
				{
					say: 'Ask how much he owes, and lend it to him',
					outcome:
						'All day people had given Mr. Dab advice. Nobody had asked him how much it was. “Two buns,” he said, the next time around, and blushed. It had been one to begin with; it had grown from going back and forth. {hero} had just enough for two, and nothing else, and held it out. Mr. Dab needed four more turns before he dared to take it. Then he stood on the pavement with two receipts in his hands, and the world had stopped going around. “So now there’s only you,” he said. “I must warn you that I’m a bad risk.” He came along, and kept as close to {hero} as people do to a lamp.',
					paid: 'Mr. Dab paid it back crumb by crumb, over a year and a half. With the last crumb came a note. “I can stand quite still now,” he wrote, “and thought that you should be told.”',
					later:
						'“I’m no authority,” said Mr. Dab, from the top of a chair, with his hat in both hands. “I have owed money to nearly all of you. So I know exactly how each of you looks when you’re asked for help.” Several people studied the ceiling. “{hero} gave me everything {they} had, and didn’t make a speech. I know what that face looks like as well. It’s over there, and it’s telling the truth.”',
				},
				{
					say: 'Sing a waltz, slower and slower',
					outcome:
						'Mr. Dab was not running away from anything any more. He had only forgotten how to stop. {hero} sat down on the steps and sang a waltz, exactly as fast as he was going. Then, so slowly that nobody could have said when, {they} let it tire. Mr. Dab tired with it. He trotted; he strolled; once he came by with his eyes shut and one arm around somebody who was not there. The door and the last note stopped together. “We had that one at our wedding,” he said to the two gentlemen. “Now, what do I owe you?” And the door was free.',
					later:
						'You can’t order a whole crowd to stop, but you can slow it down, and {hero} had done it with a door. {They} beat time on the nearest rail, just as fast as the crowd was shouting. When everybody had the beat, {hero} let it drag. The shouting lost its breath and fell into threes, like a waltz. In the end an old couple by the wall were dancing, and you could hear their shoes.',
				},
				{
					say: 'Wait for the gap, and slip in behind him',
					outcome:
						'A revolving door is never shut; that is what makes it so hard. {hero} stopped looking at the glass and looked at the gaps. One came by every two seconds, and you only had to step in without thinking twice. {hero} let nineteen go by. {They} stepped into the twentieth, shared half a turn with Mr. Dab’s hat, and came out in the bank. “You could have taken any of them!” {they} called back. Through the glass {they} saw Mr. Dab slow down and think about that. Then he was no longer in the door. It was not clear on which side he had got out, but he had.',
					later:
						'A crowd is only another revolving door. {hero} did not look at the people; {they} looked at the gaps, as {they} had at the bank. Somebody laughed, and that made one. Somebody turned a head, and that made another. {They} let several go by. Then {they} stepped into the next, and from that into the next, like a card being dealt through a pack, and came out on top, at the front.',
				},
			],
		},
	},
};
