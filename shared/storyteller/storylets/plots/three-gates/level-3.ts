import type { PlotLevel } from '../../format.ts';
import { bestGift } from '../gift.ts';

export const threeGates3: PlotLevel = {
	joins:
		'“{choice}” That was done, and then there was the letter. {friend.name}, {friend.a}, was leaving for good tonight, from {hall}, and the two of them had quarreled about a game of checkers. A letter had said so, and {hero} had not read its back. {They} took {thing} along for a present, and the short road, which has three gates. At the first sat {keeper.name}, {keeper.a}. There was a box, and a book. Money was no good there. “I take what you will miss,” said {keeper}. {hero} had {thing}. {They} had a tune that the two had made up. And {they} had been right.',
	chapters: [
		{
			titles: ['Being Right', 'The Letter on the Mat', 'What Have You Got?', 'Three Days'],
			time: 'day',
			parts: [
				[
					'For three days {hero} had been right. {They was} {described}, and had been playing checkers with {friend.name}, {friend.a}. It had been {hero}’s turn. {friend} had moved all the same, twice, and then somebody had tipped up the board. Now there was a letter from {friend} on the mat, and {hero} stepped over it on the way out, and again on the way in.',
					'It had been {hero}’s turn. Of that there was no doubt. {They was} {described}, and could remember every move of that game of checkers, up to the one where {friend.name} reached out and moved twice. {friend} was {friend.a}, and until then {hero}’s best friend. The board had landed under the stove. That was three days ago, and since then a letter had been lying on the mat.',
					'It is not much fun to be right by yourself. {hero}, who was {described}, had been doing it for three days. There had been a game of checkers, and it had been {hero}’s turn, and {friend.name} had moved twice. {friend} was {friend.a}, and until then had come by every evening. Nobody came by now. There was only a letter, on the mat, and it was not going to be opened.',
				],
				{
					quiet: 'To open it, one would have had to answer it. {hero} walked past it without breathing.',
					bold: '{hero} was afraid of nothing, apart from one folded sheet of paper.',
					kind: 'If the letter was sad, {hero} would be sorry, and {they} did not want to be sorry. It had been {their} turn.',
					honest: '“I won’t open it,” {hero} had said to the stove, and after that {they} had to stick to it.',
					clever: '{hero} knew exactly what was in it. It saved {them} the trouble of reading it.',
					careful:
						'{hero} was keeping it for the right moment. It had turned out that there are very few of those in three days.',
					merry: '{hero} had made seven good jokes about that letter. There was nobody to tell them to.',
					dreamy:
						'On the first day {hero} meant to leave it there, and on the other two {they} forgot that {they} had meant to.',
					quick: '“Never!” {hero} had said, in half a second, and had been stuck with it since.',
				},
				[
					'On the third day, after lunch, {they} opened it. “We are moving to the other end of the world,” it said. “The farewell is on Friday, {hall.at}. When the last song has been sung, we’re off. Please come.” It was Friday. There was something on the back, too. But {hero} had already dropped the letter, and wrapped up {thing} for a present, and was out of the door.',
					'On the third day {hero} only wanted to look at the handwriting, and it is hard to do that without reading it. “Please come,” it said. “We’re going to live at the other end of the world. There’s a farewell {hall.at}, on Friday, and we leave after the last song.” It was Friday. It said something on the back as well, but there was no time for backs. {hero} dropped it on the mat, wrapped up {thing}, which was the best thing {they} had to give, and hurried off.',
				],
				[
					'The long way takes until tomorrow, and is free. The short road begins {start.at}, and has three gates. The last is at whatever door you want to get in by. At the first sat {keeper.name}, {keeper.a}. In front of {keeper.them} lay a book, and behind {keeper.them} stood a box. “Put your money away,” said {keeper}. “You wouldn’t miss it. At each gate I take one thing that you’ll miss. What have you got?” “Only the present,” said {hero}. “And a tune. {friend} and I made it up. We hum it instead of knocking.” “And you’ve been right about something,” said {keeper}. “I can see it from here. You carry it in front of you like a tray.”',
					'There are two ways to get there. The long one costs nothing, except that you arrive tomorrow. The short one starts {start.at}. It has three gates, and the last of them is always at the very door where you are going. At the first, over a thick book, sat {keeper.name}, {keeper.a}. “I don’t take money,” said {keeper}. “Nobody misses money for long. I take what will be missed, one thing a gate, and it goes in the box.” {hero} had {thing}. There was a tune, too, that the two of them had made up and always hummed at each other’s door. “That makes two,” said {keeper}, sniffing the air. “And the third is that you’re right about something. It’s quite fresh.”',
				],
				{
					flies:
						'+ “And up there?” asked {hero}, with a look at the sky. “It’s the same price up there,” said {keeper}. “The air’s mine as well. It’s in the book.”',
				},
			],
			choices: [
				{
					say: 'Hand over {thing}',
					sets: ['gave-thing'],
					outcome: [
						'{keeper} took {thing} as if it were asleep, and tied a label to it. “It’s a present,” said {hero}. “It’s for {friend}.” “I know,” said {keeper}. “Without {friend} it would be only {thing.a}, and I have two of those.” The gate opened. {hero} went on with nothing to carry, and kept looking around for what {they} had left behind.',
						'“It was going to be a present,” said {hero}. “You’ll have to go in there without one, then,” said {keeper}, and laid {thing} in the box, on something soft. “That’s the price. It isn’t the thing. It’s how you’ll stand there.” And the first gate swung open.',
					],
				},
				{
					say: 'Hum the tune once more, and never again',
					sets: ['gave-tune'],
					outcome: [
						'{hero} hummed it from the first note to the last. “And now it’s mine,” said {keeper}, and wrote it down like a sum. “I have your word that you won’t use it any more.” It is easy enough not to whistle. But for the next mile {hero} kept catching {themself} on the breath just before the first note.',
						'It had eleven notes, and the last one went up, like a question. {hero} hummed it through. “Lovely,” said {keeper}. “And that was the last time you did that. You promise?” {hero} promised. The box was shut on nothing at all, and locked. All down the road it was extremely quiet.',
					],
				},
				{
					say: 'Give up having been right',
					sets: ['gave-right'],
					outcome: [
						'“It was my turn,” said {hero}, “and I’ll never say so again.” It is not a long sentence. It took four tries. “People would sooner give me their dinner,” said {keeper}, writing. Then {hero} went on, a good deal lighter and a little crooked, as one does after putting down something that one has always carried on the same side.',
						'{keeper} had a form for it. “I, the undersigned, was right, and will not mention it,” it said, and {hero} signed. “Not even a look?” asked {hero}. “Not even a sigh,” said {keeper}. “You wouldn’t believe how many people take the long way when they get to this.”',
					],
				},
			],
			scene: { at: 'start', with: ['keeper'], shows: ['gate', 'book', 'thing'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['The First Mile', 'Past the First Gate', 'The Short Road'],
			time: 'day',
			parts: [
				'@answer',
				[
					'“The toll’s for the road,” {keeper} called after {hero}. “Whatever’s on it is extra.” It was a good road, though. It did not wind, or stop to look at the view. Far ahead, as small as a hairpin, stood the second gate, and {hero} kept {their} eyes on that.',
					'Somebody had swept that road. It ran as straight as a ruler, and on the milestones it did not say how far it was but “Nearly there.” {hero} tried out some things to say to {friend}. The best so far was “Hello.” After that it got difficult.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['The Second Gate', 'An Even Shorter Road', 'What Was Sold', 'What Is in the Box'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				[
					'At the second gate sat {keeper}, with the book and the box. {hero} looked back along the road, and then at {keeper.them}. “How did you get here before me?” “There’s an even shorter road,” said {keeper}. “You couldn’t afford it.”',
					'The second gate was open at the top and shut at the bottom, and next to it, quite cool, sat {keeper}. “But you were back there!” said {hero}. “I took the shorter road,” said {keeper}. “I thought that this was the short one,” said {hero}. “This is the short one,” said {keeper}. “I said the shorter one. You haven’t got enough on you.”',
				],
				{
					'first.ally & late':
						'+ {Keeper.they} let {first.ally} through for nothing. “But you’ve taken your time over something,” {keeper.they} added.',
					'first.ally':
						'+ {first.ally} had come along, and was let through for nothing. “Company’s free,” said {keeper}.',
					late: '+ “You’ve taken your time over something,” {keeper.they} said. “Over there they’ll be at the second song by now.”',
				},
				[
					'The lid of the box stood open. Everything in there had a label. “One good cry, postponed. The last word (two of them, still fighting). Somebody’s best joke.” “I’ve had that for nine years,” said {keeper}, “and I still don’t get it.” On the very first line of the book stood {keeper}’s own name. “You paid too?” asked {hero}. “Of course I did, I was going somewhere,” said {keeper}. “At the last gate I paid with what I’d come to say. And don’t ask me what it was. It’s sold, and you don’t go and look at what you’ve sold.”',
					'{hero} could see into the box. There was a laugh in a jar. There was a grudge, hardly worn; a secret, with a bite out of it; and “what Mrs. Hobb was just about to say.” “Do people ever buy it back?” asked {hero}. “They never come back,” said {keeper}, “because they’ve got where they were going.” {Keeper.they} turned to a clean page, past the oldest one, on which the first name of all was {keeper.their} own. “Yes, me too, before I had the job,” said {keeper}. “And don’t ask me what I paid, because I don’t look at what isn’t mine.”',
				],
				{
					'gave-tune':
						'Somewhere in there lay eleven notes. {hero} had opened {their} mouth for the first of them, and shut it again. “So,” said {keeper}. “What else?”',
					'gave-right':
						'“So,” said {keeper}. “What else?” {hero} had not thought once about the game, and had a great deal of room in {their} head, and nothing to put there.',
					else: '{Thing} lay right on top, with its label showing. “So,” said {keeper}. “What else have you got?”',
				},
			],
			choices: [
				{
					say: 'Hand over {thing}',
					if: '!gave-thing',
					sets: ['gave-thing'],
					outcome: [
						'“Then take it,” said {hero}, and held out {thing}. It had been a good present. All the way here {they} had been hearing the paper come off. {keeper} found a place for it. “You’ll be the only one in there with empty {hands},” said {keeper}, not unkindly, and lifted the bar.',
						'{hero} let go of {thing} one end at a time. “What if {friend} thinks that I didn’t bring anything?” “{Friend.they} will,” said {keeper}. “You didn’t.” And the second gate was open.',
					],
				},
				{
					say: 'Hum the tune once more, and never again',
					if: '!gave-tune',
					sets: ['gave-tune'],
					outcome: [
						'{hero} hummed it, all eleven notes, and made the last one as long as {their} breath. Then it was {keeper}’s. “I shan’t do anything silly with it,” {keeper.they} said. On the other side of the gate a bird was singing something a little like it. {hero} went a little faster.',
						'It is a strange thing to say goodbye to a tune. {hero} went through it slowly and then had no more of it. {keeper} tried it over and got the fourth note wrong, and {hero} had given {their} word, and could not even help.',
					],
				},
				{
					say: 'Give up having been right',
					if: '!gave-right',
					sets: ['gave-right'],
					outcome: [
						'“I was right,” said {hero}, “and you can have it.” {keeper} weighed it. It was three days old, and had been polished every hour. “It’s a beauty,” said {keeper}. “You’ll want to say it at least once more tonight, and you won’t.” The bar went up.',
						'“It was my turn,” said {hero}. “That’s the whole of it. There you are.” It looked quite small, now that it was out. {keeper} wrote it in the book, between somebody’s temper and somebody’s lucky number, and opened the gate.',
					],
				},
				{
					say: 'Promise to pay on the way back',
					sets: ['owed'],
					outcome: [
						'“I’ll pay on the way back,” said {hero}. {keeper} looked at {them} over the book. “Nobody comes back this way. By then they’ve got what they wanted.” “I will.” {keeper} thought about it, licked a pencil, and wrote it in very lightly. It was the only line in there that could have been rubbed out.',
						'“May I owe it to you?” asked {hero}. “I’ll come back this way tonight, and pay.” It had never been done. {keeper} searched the rules for it, and the back of the rules. “Well,” said {keeper} at last, and put down a small, thin, penciled “later”, “I’d be glad of the company.”',
					],
				},
			],
			scene: { at: 'first', with: ['keeper'], shows: ['gate', 'book', 'chest'], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['Lighter', 'Before the Last Song', 'The Second Mile', 'What One Carries'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					'gave-tune & gave-thing':
						'Now {they} had no tune and no present. All that was left to bring was that {they} had been right. {hero} practiced saying it, in a friendly voice. It could not be done.',
					'gave-tune & gave-right':
						'With the tune gone, and nothing left to be angry about, it was very still inside {them}. There was only {thing} to hold, and {hero} held it tight.',
					'gave-thing & gave-right':
						'So {hero} had nothing to hold, and nothing to be angry about. {They} had the tune. {They} hummed it under {their} breath, to make sure.',
					'gave-tune':
						'{hero} counted what was left. It was {thing}, and being right. The two did not go together at all.',
					'gave-thing':
						'{hero} counted what was left. It was a tune, and being right, and {they} could only think of one of them at a time.',
					'gave-right':
						'{hero} counted what was left: {thing}, and eleven notes. {They} felt nearly rich, and owed for it.',
				},
				[
					'The milestones still said “Nearly there.” From a rise one could see {hall}, with every window lit, and by the back door a heap of boxes with a birdcage on top, all tied up. So {friend}’s family was only waiting for the last song.',
					'It was getting dark on the short road. Now and then there came some singing from {hall}, a line at a time, and {hero} tried to make out which song it was. It had a great many verses. {They} had never been so fond of verses.',
				],
				{
					'first.ally': [
						'+ {first.ally} knew a song of nineteen verses, and hoped that people knew it {hall.at} too.',
						'+ “Let’s hope that they are slow singers,” said {first.ally}.',
					],
				},
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['The Third Gate', 'What You Came to Say', 'The Dearest One', 'A Lamp across the Yard'],
			time: 'night',
			parts: [
				'@second.outcome',
				{
					'first.trust or second.trust': [
						'So there was {hall}, and the song before the last. “So now you come,” said a woman at the door. “{friend} has kept you a chair all evening. Why should I let in somebody who wants to go on quarreling?”',
						'A tall boy sat on the doorstep of {hall}. Inside it was the song before the last. “You’re the checkers one,” he said. “{friend} cried because of you. Why should I let you in to do it again?”',
					],
					'first.reach or second.reach': [
						'So there was {hall}, and the song before the last. But the front room was full of everyone who had found no place inside, and of their coats. {hero} got as far as the coats.',
						'{Hall.at} the song before the last had begun. People stood in the front room three deep, with things to give to {friend}, and nobody gave up a place. {hero} was outside the outermost.',
					],
					else: [
						'{Hall.at} the song before the last had begun, and it has a chorus with stamping. The front room was full, and all of it stamped. “Let me by!” shouted {hero}, and could not hear it {themself}.',
						'“Let me by!” called {hero}, in the front room of {hall}. But it was the song before the last, and everyone in there was giving it all they had left, with pot lids.',
					],
				},
				bestGift('trust', 'reach', 'hear'),
				{
					'first.trust or second.trust': '+ “Well, then,” said the one at the door, and got out of the way.',
					'first.reach or second.reach': '',
					else: '+ “Let me by,” said {hero} into the hush, and was let by.',
				},
				[
					'Now there was only the door to {friend}, and that was the third gate. {keeper} sat there already, with the book. “This is the dear one,” said {keeper}. “You leave me what you came to say: goodbye, and sorry, and the rest of it. You may sit beside {friend}, and not say why you came.”',
					'At the end of the front room was the last door, and in front of it, over the book, sat {keeper}. “The third gate,” said {keeper}, “costs what you came to say: sorry, and don’t go, and goodbye. You may go in and talk of anything else.”',
				],
				[
					'“Has anybody paid that?” asked {hero}. “I did,” said {keeper}, “on the way to my sister’s, over there, with the lamp in the window. I paid with what I’d come to tell her, and we had soup. Then I went out again. She still puts the lamp there. I expect that it’s for the stairs.”',
					'“Then I might as well not go!” said {hero}. “I know,” said {keeper}. “I once went in to my sister, over there, where the lamp is. I’d paid with what I’d come to tell her, so we talked about hens. She lights that lamp every evening. You’d think that somebody was coming.”',
				],
			],
			choices: [
				{
					say: 'Pay, and go in without a word of it',
					sets: ['silent'],
					outcome: {
						owed: [
							'“Take it,” said {hero}. {They} had practiced it for three gates, and now {they} said it all to {keeper} instead, down to the last sorry. {keeper} wrote as fast as {keeper.they} could. “That’s a good one,” {keeper.they} said, and had to blow {keeper.their} nose. Then the gate was open, and {hero} had nothing more to say.',
							'It was that or not see {friend} at all. {hero} gave {their} word. Sorry, don’t go, and goodbye went into the box, one after another, and made hardly any noise. “You’re the first since me,” said {keeper}, and held the gate.',
						],
						else: [
							'“Take it,” said {hero}. {They} had practiced it for three gates, and now {they} said it all to {keeper} instead, down to the last sorry. {keeper} wrote as fast as {keeper.they} could. “That’s a good one,” {keeper.they} said, and had to blow {keeper.their} nose. “Then go over and sit with her,” said {hero}. “Nobody has bought that.” {keeper} looked at the lamp. The gate was open, and when {hero} went through it there was no one on the chair.',
							'It was that or not see {friend} at all. {hero} gave {their} word. Sorry, don’t go, and goodbye went into the box, one after another, and made hardly any noise. “You’re the first since me,” said {keeper}. “And how long did you sit there?” asked {hero}. “Till ten,” said {keeper}. “Then go back tonight,” said {hero}, “and stay till eleven.” {keeper} held the gate, and looked over at the lamp, and put on a hat.',
						],
					},
				},
				{
					say: 'Keep your words, and go around by the back way',
					sets: ['long'],
					outcome: [
						'“No,” said {hero}. “I’d sooner be late than have nothing to say.” {keeper} nodded slowly. Whoever does not go through gets everything back; that was in the rules as well, on a page that had never been opened. Then {hero} took a lantern, and turned off into the dark, around by the back way, which takes an hour. From inside came the beginning of the last song.',
						'{hero} looked at the lit windows. “Then I’ll go the other way,” {they} said, “and say it late.” From the third gate one can still change over to the back way. {keeper} gave {them} back all that {they} had paid, and would not take a thing for the loan of a lantern. It was an hour’s way, and the last song has only four verses.',
					],
				},
				{
					say: 'Look up what {keeper} paid, on the first line',
					sets: ['read'],
					outcome: [
						'“You’re not allowed to look at it,” said {hero}. “It doesn’t say that I’m not.” And {they} pulled the book around. “At the third gate,” {they} read, “what {keeper.they} came to say: It was me who broke the blue jug, and not the cat.” {keeper} sat there with {keeper.their} mouth open. “The jug!” said {keeper}. “She’s been so hard on that cat!” {Keeper.they} stood up, for the first time in years, and walked off toward the lamp, and the gate stayed open.',
						'{hero} bent close to the first line, for it was in the tiniest writing. “Three things paid,” {they} read aloud. “And the third was: Dear sister, the cat didn’t break the blue jug. I did. I’ve come to own up.” For a moment nothing happened. Then {keeper} began to laugh, and could not stop. “A jug!” said {keeper}. “I’ve been afraid of it for years. I thought it must be something with blood in it!” And {keeper.they} pushed the gate wide open, and went off toward the lamp.',
					],
				},
			],
			scene: { at: 'hall', with: ['keeper'], shows: ['gate', 'book', 'lantern'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['The Last Song', 'Your Turn', 'On the Back', 'After the Third Gate'],
			time: 'night',
			parts: [
				{
					bold: ['{hero} had left it to the other one to begin, for three days. That was over.', ''],
					kind: ['It was all much easier, thought {hero}, as soon as you wanted the other one to win.', ''],
					clever: ['{hero} had known exactly what was in the letter. What else did {they} know?', ''],
					careful: ['The right moment, thought {hero}, had been three days ago. This was the other kind.', ''],
				},
				'@answer',
				{
					'long & first.ally & second.ally':
						'+ {first.ally} and {second.ally} came along, and sang all the way, so that it was less dark.',
					'long & first.ally': '+ {first.ally} came along, and sang all the way, so that it was less dark.',
					'long & second.ally': '+ {second.ally} came along, and sang all the way, so that it was less dark.',
				},
				{
					long: '',
					else: [
						'The last song had begun. {friend} stood at the other end, by the back door, with a coat on, next to an empty chair. {Friend.they} had been watching the wrong door all evening, and turned around.',
						'In the middle of the last song sat {friend}, beside a chair with nobody on it, and saw {hero} come in. {friend} stopped singing first. Then the others did, one after another, and made room.',
					],
				},
				{
					long: '',
					'first.ally & second.ally': '+ {first.ally} and {second.ally} had slipped in behind, and stayed by the door.',
					'first.ally': '+ {first.ally} had slipped in behind, and stayed by the door.',
					'second.ally': '+ {second.ally} had slipped in behind, and stayed by the door.',
				},
				{
					'end-together & !gave-thing or end-hummed & !gave-thing':
						'+ {hero} held out {thing}. {friend} took it, and did not unwrap it, and did not let go of it either.',
				},
				{
					'end-together & gave-right': [
						'“I’m sorry,” said {hero}. “It was your turn.” It was not true, and that did not matter. {hero} had sold the true one. “It was not!” said {friend}. “It was yours. I wrote it on the back of the letter!” “I didn’t read the back,” said {hero}. “You came without reading the back?” said {friend}. After that the two had to be told twice that the boxes were loaded.',
					],
					'end-together': [
						'“I’m sorry,” said {hero}. “It was my turn, and I don’t care about it any more.” “I know it was,” said {friend}. “I wrote that on the back of the letter.” “I didn’t get to the back.” “You mean to say,” said {friend}, “that you’d come all this way and thought that I was still cross?” There was no time to finish that. The two had to be told twice that the boxes were loaded.',
					],
					'end-hummed': [
						'“You came,” said {friend}. {hero} nodded. “Are you still angry?” {hero} shook {their} head, and nothing else that {they} thought of was allowed. It was like standing in front of a shelf in an empty shop. Then {they} hummed it, the tune for knocking, all the way up to the question at the end. {friend}’s face did several things. “Come in,” said {friend}, which is what you say; and hummed it back. The two went through it five times. Not one word was spoken in that whole conversation, and neither of them left anything out.',
						'So there the two stood. {friend} waited, and {hero} had nothing left that was allowed to be said. It is very odd to be so full and so empty. What was left, right at the bottom, was eleven notes. {hero} hummed them. They are meant for the outside of a door, and mean: It’s only me. “It’s open,” said {friend}, very quietly, as {friend.they} always did. And {friend.they} hummed the answer, which has the same notes the other way up. Then one of them laughed, and it was so much like every evening that they sat down on the boxes and forgot to be sad until somebody called for the third time.',
					],
					'end-shown & gave-thing': [
						'“You came,” said {friend}. “Why?” {hero} opened {their} mouth. Sorry was sold. So was the tune, and so was the present. There was only one thing that {they} had left in the whole world, and that was that {they} had been right. It was a good one. {They} had kept it polished for three days. “It was your turn,” said {hero}, and gave it away. {friend} looked at {them} for some time. “It was not,” said {friend}. “You know it was not. That’s the nicest thing that anybody has ever said to me.”',
					],
					'end-shown': [
						'“You came,” said {friend}. “Why?” There were four or five good answers to that, and {hero} had sold them all. {They} held out {thing}. {friend} turned it over, and looked for a note, and there was none. “Is that goodbye?” said {friend}. {hero} looked at the ceiling. “Is it sorry?” {hero} looked at the floor, very hard. “I see,” said {friend}. “You’ve come by the short road.” And {friend.they} hugged {hero}, and {thing}, until something in it clicked. {friend} had once come that way too.',
					],
					'end-late': [
						'{Hall} was dark when {hero} got there. The floor had been swept, and the benches were stacked. One chair was left in the middle, and somebody had chalked a name on it, and the name was {hero}. On the seat stood the checkerboard. Every piece was where it had been three days ago; {friend} had remembered all of them. There was a note as well. “It’s your turn,” it said. “It always was. That’s what I wrote on the back.” {hero} said it all to the empty hall, hello and sorry and goodbye, and it echoed. Then {they} sat down and thought for a long time, and moved one piece, wrote the move on a postcard, and sent it off with {thing}. The two of them get through about ten moves a year. {friend} is winning, and takes great care to ask each time whose turn it is.',
						'There was nobody left {hall.at}. Even the paper chains were gone. But there was a light on the table, and next to it stood the checkers, on the same board, with not a piece moved since Tuesday. Under the edge a corner of paper stuck out. “We can’t wait any longer,” it said. “I can’t take the game with me, as it isn’t finished. It was your turn, as I wrote on the back.” {hero}, who had never got to the back, read that aloud, and then said {their} own part, the sorry and the goodbye, in the direction of the door. It was a great waste of good words. But out they were. Then {hero} moved a piece, and packed up the board, with {thing} on top, and sent it after {friend} with the first mail. The board has gone back and forth ever since. It’s a little battered at the corners, and neither of the two is in any hurry to win.',
					],
				},
				{
					'end-late & gave-tune':
						'All the way back {hero} hummed the eleven notes, which were out of their box again, and could be hummed as often as one liked.',
				},
				{
					'end-together & owed':
						'“I still owe you one,” {hero} called, when the boxes were gone. In the window with the lamp there were two old heads, bent over a cat, and one of them looked up. “There’s nobody at the second gate to pay it to,” said {keeper}. “Try later. I’ve written ‘later.’” The gates have been standing open since.',
					'end-late & owed': [
						'On the way home {hero} stopped at the second gate, as promised. “You came back,” said {keeper}, who had no price for that. “Were you in time?” “No,” said {hero}. “Are you?” {keeper} looked up the road. Right at the end of it, quite small, a lamp was still burning in a window. “I could be,” said {keeper}, and rubbed out the penciled line.',
					],
					'end-together & gave-thing':
						'When the last box was up, an old arm came out of the window with the lamp, and it held {thing}. The label was still on it. “For {friend},” it said; “was missed.” In the room behind, a very old cat was being asked to forgive everybody.',
					'end-together & gave-tune':
						'As for the tune, {keeper} would not keep it. {Keeper.they} hummed it across the yard, out of the window with the lamp. The fourth note was wrong. {hero} and {friend} have hummed it like that ever since, at either end of the world. Behind {keeper} there were two old voices, and a cat was being given a great deal of cream.',
					'end-together':
						'Behind the window with the lamp one could see two old heads, and they were bent over a cat, and telling it something. The three gates have been standing open since. It’s only a road now. People say that it has got longer.',
					'end-late': [
						'Then {hero} came past the third gate, from the other side. “Were you in time?” asked {keeper}. “No,” said {hero}. “Are you?” {keeper} looked across at the lamp. It was still burning.',
						'By the third gate sat {keeper}, with {keeper.their} back to it. “Too late?” asked {keeper}. “Yes,” said {hero}. “But I said it. How late is it for you?” And both looked over at the lamp.',
					],
					owed: 'On the way home {hero} stopped at the second gate, as promised. {keeper} found the penciled line, and then did not know what to ask for. “Nobody ever came back,” {keeper.they} said. “I’ve no price for that.” So the two of them had some bread and cheese, and looked at the lamp in the window. “I’d knock,” said {hero}. “You’d see it from here if I did,” said {keeper}. Farther on {hero} turned round once, and the lamp had gone from the window, because somebody was holding it at the door. On the mat at home lay the letter, with its back up. “It was your turn,” it said. “I knew it the whole time.”',
					else: [
						'There was a lantern on the last of the boxes, and it took a long time to get small. Across the yard the lamp had gone from the window. It stood on a table now, between {keeper} and somebody very like {keeper.them}, and it was long past eleven. At home the letter lay on the mat, with its back up. “It was your turn,” it said there. “I knew it the whole time. But you were looking so pleased.”',
						'Then there was only a road with nobody on it. In the house across the yard somebody was talking and talking, and it was not about hens. {hero} went home the long way, which is free. On the mat lay the letter, and it had fallen on its face. “P.S.,” it said on the back. “It was your turn.”',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: {
				at: 'hall',
				with: ['friend', 'keeper'],
				shows: ['thing', 'letter', 'lantern'],
				pose: 'stand',
				feeling: 'happy',
			},
		},
	],
};
