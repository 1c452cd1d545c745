import type { Obstacle } from '../../format.ts';

export const roundDoor: Obstacle = {
	id: 'round-door',
	alsoIn: ['cooking', 'musical', 'mystery', 'superhero'],
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
			meet: 'The way went in at a round door. And in the door was Mr. Dab. He was a mouse in a hat. Around he went, around and around. “I can not stop,” said Mr. Dab. “In there is the man I owe a bun. Out there is the man I owe a bun!”',
			ways: [
				{
					say: 'Give Mr. Dab two buns',
					outcome:
						'{hero} got two buns. “Pay me back one day,” {they} said. Stop! Mr. Dab got out. One bun here, one bun there. “Oh,” he said. “The world is still.” And he came along.',
					paid: 'And the buns? One day a box came for {hero}. Two buns! “From Mr. Dab,” it said.',
					later:
						'“{hero} gave me two buns,” said Mr. Dab. “I had no bun at all, and {they} still gave me two.” Well, then it was all true.',
				},
				{
					say: 'Sing to make the door go slow',
					outcome:
						'{hero} sang a slow, slow song. The door went slow with it. Slow… slower… stop. Out fell Mr. Dab, and in went {hero}. “Thank you,” he said to the wall.',
					later: 'So {hero} sang the slow, slow song. They all went slow. They all went slower. They stopped.',
				},
				{
					say: 'Jump in and go around with him',
					outcome:
						'One, two, hop! {hero} was in. Around and around and hop! {hero} was out. “How did you do that?” said Mr. Dab. “You go on two,” said {hero}.',
					later: 'But {hero} knew how to hop in. One, two, hop! One, two, hop! And {they was} by them all.',
				},
			],
		},
		2: {
			meet: [
				'The short way led through the bank, and the bank had a round door, and in the round door was Mr. Dab. He was a small mouse in a big hat, and he was running. Around and around went the door. “I can’t come out!” cried Mr. Dab [each time he went by|every time he passed]. “I owe the man inside a bun. I owe the man outside a bun. I have been in here since breakfast!”',
			],
			ways: [
				{
					say: 'Lend Mr. Dab the money for two buns',
					outcome:
						'It was all the money {hero} had. “Pay me back when you can,” {they} said, and held it out as he came by. He took it on the third time around. Then the door stood still. Mr. Dab paid the man inside, and the man outside, and sat down on the step. “So this is what it looks like when it stays put,” he said, and came along to see more of it.',
					paid: 'A week later a bag came for {hero}, with two warm buns in it. “Paid,” it said on the bag. “I walked. Mr. Dab.”',
					later:
						'Up on a chair stood Mr. Dab with his hat off. “{hero} lent me everything {they} had,” he said, “and I was going around in a door. Would you have? I would not have.” They looked at their shoes.',
					as: { kind: 'You can go broke from being {trait}, and it still feels nice.' },
				},
				{
					say: 'Sing a waltz and slow him down',
					outcome:
						'Mr. Dab was running to a tune in his head, and it was far too fast. So {hero} sang him a slow one. One, two, three. The mouse slowed, and so did the door, and on the very last three it stopped. He wobbled out and bowed. “May I write that down?” he asked. “No, you keep it,” said {hero}.',
					later:
						'“One, two, three,” sang {hero}. “One, two, three.” If you have a waltz in your ears, you cannot shout. First they swayed, then they hummed, and then it was over and quite still.',
					as: {
						quiet: 'It was a {trait} tune, and did more than a shout.',
						merry: 'It was a {trait} tune, with a hiccup in the middle.',
					},
				},
				{
					say: 'Wait for the gap and jump in with him',
					outcome:
						'{hero} watched it go by. Wall, gap, mouse. Wall, gap, mouse. Now! {They} went in with the gap, around once, and out on the other side with {their} breath still in the street. “How do you do that?” cried Mr. Dab, going by. “Look for the gap!” called {hero}. Behind {them} there was a hop, and a very small hooray.',
					later:
						'{hero} looked at all those backs, and waited. There is always a gap. Wall, gap, mouse. Now! And in {they} went, and in, and in, and there was the front.',
					as: { quick: 'It is good to be {trait} around doors.', bold: 'Someone less {trait} would be there yet.' },
				},
			],
		},
		3: {
			meet: [
				'The quickest way was through the bank, and the way into the bank was a round door, and the round door was occupied. A mouse in a tall hat was running in it. His name was Mr. Dab, as he explained, one piece at a time, whenever he came past. “I borrowed the price of a bun,” he said, and was gone. “From the teller inside,” he said. “To pay back the price of a bun.” Whoosh. “To the porter outside. Now they are both waiting for me, and as long as I keep moving I don’t owe it to [anyone in particular|either of them]!” He had been at it since breakfast.',
			],
			ways: [
				{
					say: 'Lend him the price of two buns, though it is all you have',
					outcome:
						'{hero} had exactly the price of two buns, and had been looking forward to both. {They} held it out, and the fourth time around Mr. Dab took it. The door slowed. It stopped. He paid the teller, he paid the porter, and came and stood in front of {hero}, swaying. “Now I owe it to you,” he said. “It’s the oddest thing. I don’t feel like running.” So he walked along instead, on somewhat curly legs.',
					paid: 'The next week there came a parcel for {hero}: two buns, still warm, and a receipt for {them} to sign. “I have never been so proud of a piece of paper,” wrote Mr. Dab.',
					later:
						'“I have known a great many people to speak to as I went by,” said Mr. Dab, and took off his hat. “They all told me to stop. {hero} was the only one who asked how much. It was two buns, and it was all {they} had. I’d believe that one if {they} told me that it was Tuesday, and I know it isn’t.”',
					as: { kind: 'That is the trouble with being {trait}. It comes out of your own lunch.' },
				},
				{
					say: 'Sing him a waltz, a little slower each time around',
					outcome:
						'He could not stop, so he would have to be slowed. {hero} sat down on the steps and sang a waltz. It started at a gallop, to be polite, and then it dawdled. Mr. Dab could no more run out of time with it than anyone can. By the second verse he was trotting; by the third he was, very nearly, dancing. On the last note the door gave a long sigh and stood. “I had that wrong,” said Mr. Dab, looking around. “I thought that it was the street that was turning.”',
					later:
						'You can’t talk a crowd out of a gallop. You have to join in and slow down. {hero} clapped along with the racket, and then a little behind it, and then a little behind that. Feet got muddled. Voices waited for each other. By the time it had turned into a waltz they were practically whispering.',
					as: {
						merry: 'It had a {trait} sort of hiccup in it, which was {hero}’s own.',
						quiet: 'As {hero} was {trait}, it was mostly hum. That was exactly slow enough.',
					},
				},
				{
					say: 'Study the gap, and step in at the right moment',
					outcome:
						'{hero} did not look at the door. {They} looked at the gap. It came every two seconds, it stayed for half a one, and it did not care who you were. {They} counted it in seven times, just to be sure. On the eighth {they} stepped in, went half around behind Mr. Dab’s coattails, and stepped out among the marble. “It’s all in the gap!” {they} shouted back. There was a silence, then a small thud, then somebody apologizing to two people at the same time.',
					later:
						'A crowd is only a slow sort of round door. {hero} stopped looking at the backs and began to look at the gaps. One opened when somebody laughed. One opened when somebody sneezed. {They} went in with each of them, a little farther every time, and came out at the front without having pushed a soul.',
					as: {
						quick: 'It is no use being {trait} if you go at the wrong moment, and {hero} had learned that from doors.',
						careful: 'Seven times may seem a lot. It is what being {trait} is for.',
					},
				},
			],
		},
		4: {
			meet: [
				'It would have been quickest to go through the bank, if it had not been for somebody in the door. The door was of the revolving kind. He was a mouse, his name was Mr. Dab, and he wore a hat that had been bought on credit; and he had been in there since it opened. “The teller,” he explained, coming around. “Inside. I had a small loan of him.” He was carried off, and returned. “In order to repay the porter. Outside. From whom I had it, you see, [to pay the teller|so as to pay the teller].” Around went the glass. Through it, on one side, one could make out a patient figure with a ledger, and on the other a patient figure with folded arms. “As long as I keep going I am only passing through,” called Mr. Dab. He had a pleasant, reasonable voice. It was the hat that trembled.',
			],
			ways: [
				{
					say: 'Ask how much it is, and lend it to him',
					outcome:
						'People had advised him all day long. Not one had asked the figure. “Two buns,” said Mr. Dab, on the next time around, and blushed so that it showed through the glass. It had grown a little, what with going back and forth. {hero} had as much as that, and nothing else. It took him four more turns to be able to reach out for it. Then he was standing on the pavement with two receipts, as if set down there by a retreating sea. “And now there is only you,” he said. “I must warn you that I am a bad risk.” He kept close to {hero} from then on, as one does to a lamp.',
					paid: 'It was paid back, a crumb at a time, over a year and a half. The last of it came in an envelope, with interest: a dance card, filled in, for nobody. “I find that I can stand quite still now,” wrote Mr. Dab, “and thought that you should be told.”',
					later:
						'“You will say that I am hardly an authority,” said Mr. Dab, from the top of a chair, with his hat in both hands. “I owe money to most of you. I know, therefore, exactly how each of you looks when asked.” Several people became interested in the ceiling. “{hero} looked as though it were a perfectly ordinary question. It was all {they} had. I mention it because you wanted to know who was speaking.”',
					as: {
						kind: 'It is a dreadful weakness to be so {trait}. It had cost {hero} lunch on a number of occasions.',
					},
				},
				{
					say: 'Sing something in three-four time, and let it run down',
					outcome:
						'It seemed to {hero} that he was not running from anything any more; he had merely forgotten what stopping was like. So {they} sat on the steps and sang a waltz, at his speed to begin with. Then, so gradually that one could not have said at which bar, {they} let it tire. Mr. Dab tired with it. He came by at a canter, at a stroll; he came by, for one whole verse, with his eyes shut and an arm around somebody who was not there. The last note and the door gave out together. “We had that at our wedding,” he told the two gentlemen who were waiting for him. “What do I owe you?”',
					later:
						'One cannot order a stampede to halt. One may, with luck, be allowed to conduct it. {hero} began to beat time, on the nearest rail, exactly as fast as they were shouting; and when they had it, all of them, without noticing, {they} let it drag. The shouting lost its breath. It fell into threes. Toward the end an old couple by the wall were frankly dancing, and one could hear the soles of their shoes.',
					as: {
						quiet: 'There are advantages in a {trait} voice. One has to come nearer to it.',
						dreamy: '{hero} being {trait}, the tune had wandered off by itself. It was simply followed.',
					},
				},
				{
					say: 'Watch for the gap, and pass through behind him',
					outcome:
						'A revolving door is never closed; that is what is so discouraging about it. {hero} paid no attention to the glass, and attended to the intervals. There was one every two seconds, and all that it asked of anybody was not to hesitate. {They} let nineteen go. Then {they} stepped off the pavement into the twentieth, shared half a turn with a startled hat, and came out in the bank. “You might have taken any of them!” {they} called back. Mr. Dab was seen to slow, and to consider this, and then to vanish from the glass altogether. It was not clear on which side he had got out. {hero} hoped that he knew.',
					later:
						'It was only another revolving door. One was not to look at the people; one was to look between them. A laugh opened a place for an instant, a turned head another, and neither of them asked who anybody was. {hero} let several go by. Then {they} stepped in with one, and in with the next, unhurried, like somebody being dealt through a pack of cards, and arrived at the front on top.',
					as: {
						careful:
							'Nineteen is a great many gaps to let pass, and {hero}, who was {trait}, would gladly have made it twenty.',
						quick: 'The {trait} are forever early. It had taken all {their} strength to wait for the twentieth.',
					},
				},
			],
		},
	},
};
