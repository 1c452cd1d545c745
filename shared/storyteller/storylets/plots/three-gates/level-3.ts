import type { PlotLevel } from '../../format.ts';

export const threeGates3: PlotLevel = {
	joins: [
		'“{choice}” That was done, and then there was the letter. {friend.name}, {friend.a}, was leaving for good tonight, from {hall}, and the two of them had quarreled about a game of checkers. A letter had said so, and {hero} had not read its back. {They} took {thing} along for a present, and the short road, which has three gates. At the first sat {keeper.name}, {keeper.a}. There was a box, and a book. Money was no good there. “I take what you will miss,” said {keeper}. {hero} had {thing}. {They} had a tune that the two had made up. And {they} had been right.',
		'“{choice}” So it was, and after that came the letter. {hero} and {friend.name}, {friend.a}, had fallen out over a game of checkers, and tonight, at {hall}, there was a farewell, for {friend} was moving away for good. It all stood in the letter, of which {hero} had only read the front. The present was {thing}, and the road was the short one, with the three gates. {keeper.name}, {keeper.a}, had a box at the first of them, and a book. “No money,” said {keeper}. “One thing that you’ll miss.” So there was {thing} to choose from. There was a tune that the two friends had made up. And there was the fact that {hero} had been right.',
	],
	chapters: [
		{
			titles: ['Being Right', 'The Letter on the Mat', 'What Have You Got?', 'Three Days'],
			time: 'day',
			parts: [
				[
					'For three days {hero}, who was {described}, had been right. It had begun with a game of checkers against {friend.name}, {friend.a}. It had been {hero}’s turn. {friend} had moved all the same, twice, and after that neither of the two would give in. {friend} had picked up the board, and gone home. Now there was a letter from {friend} on the mat, and {hero} stepped over it on the way out, and again on the way in.',
					'It had been {hero}’s turn. Of that there was no doubt. {hero}, who was {described}, could remember every move of that game of checkers, up to the one where {friend.name} reached out and moved twice. {friend} was {friend.a}, and until then {hero}’s best friend. The board was {friend}’s, and was taken home that same minute. That was three days ago, and since then a letter had been lying on the mat.',
					'It is not much fun to be right by yourself. {hero}, who was {described}, had been doing it for three days. There had been a game of checkers, and it had been {hero}’s turn, and {friend.name} had moved twice. {friend} was {friend.a}, and until then had come by every evening, with the board. Since then it had been quiet at the door. There was only a letter, on the mat, and it was not going to be opened.',
				],
				{
					quiet: [
						'A letter that has been opened has to be answered. {hero} walked past it without breathing.',
						'It is hard to be asked something by a letter and not reply. So {hero} did not let it ask.',
					],
					bold: '{hero} was afraid of nothing, apart from one folded sheet of paper.',
					kind: [
						'If the letter was sad, {hero} would be sorry, and {they} did not want to be sorry. It had been {their} turn.',
						'There was a chance that {friend} was sad in there, and then {hero} would give in. {They} knew {themself}. And it had been {their} turn.',
					],
					honest: [
						'“I won’t open it,” {hero} had said to the stove, and after that {they} had to stick to it.',
						'{hero} had told the neighbors that it would stay shut, and had never yet told them a thing that wasn’t so.',
					],
					clever: [
						'{hero} knew exactly what was in it. It saved {them} the trouble of reading it.',
						'There was no need to open it. {hero} could have written it out by heart, with all the mistakes.',
					],
					careful: [
						'{hero} was keeping it for the right moment. It had turned out that there are very few of those in three days.',
						'A letter like that wants the right moment. {hero} had looked for one every hour, and it was always just before or just after.',
					],
					merry: [
						'{hero} had made seven good jokes about that letter. There was nobody to tell them to.',
						'By now {hero} could do that letter in four funny voices. It had not made anybody laugh, since nobody came by.',
					],
					dreamy: [
						'On the first day {hero} meant to leave it there, and on the other two {they} forgot that {they} had meant to.',
						'{hero} kept walking around it in {their} thoughts, and on the mat as well, and could no longer say why.',
					],
					quick: [
						'“Never!” {hero} had said, in half a second, and had been stuck with it since.',
						'To swear that the letter would stay shut had taken {hero} no time at all. To stick to it took three days.',
					],
				},
				[
					'On the third day, after lunch, {hero} opened it. “We are moving to the other end of the world,” it said. “The farewell is on Friday, {hall.at}. When the last song has been sung, we’re off. Please come.” It was Friday. There was something on the back, too. But {hero} had already dropped the letter, and wrapped up a present, {thing.a}, and was out of the door.',
					'On the third day {hero} only wanted to look at the handwriting, and it is hard to do that without reading it. “Please come,” it said. “We’re going to live at the other end of the world. There’s a farewell {hall.at}, on Friday, and we leave after the last song.” It was Friday. It said something on the back as well, but there was no time for backs. {hero} dropped it on the mat, wrapped up {thing.a}, which was the best thing {they} had to give, and hurried off.',
					'On the third day {hero} picked it up, only so as not to trip over it, and there it was open. “We’re moving away, to the other end of the world,” it said. “On Friday there’s a farewell {hall.at}. After the last song we go. Please come.” It was Friday. There was more on the back. But a back takes time, so {hero} let it fall on the mat, and wrapped up a present, {thing.a}, and was off.',
				],
				[
					'The long way takes until tomorrow, and is free. The short road begins {start.at}, and has three gates. At the first sat {keeper.name}, {keeper.a}. In front of {keeper.them} lay a book, and behind {keeper.them} stood a box. “Put your money away,” said {keeper}. “You wouldn’t miss it. At each gate I take one thing that you’ll miss. What have you got?” “Only the present,” said {hero}. “And a tune. {friend} and I made it up. We hum it instead of knocking.” “And you’ve been right about something,” said {keeper}. “I can see it from here. You carry it in front of you like a tray.”',
					'There are two ways to get there. The long one costs nothing, [except|only] that you arrive tomorrow. The short one starts {start.at}. It has three gates. At the first, over a thick book, sat {keeper.name}, {keeper.a}. “I don’t take money,” said {keeper}. “Nobody misses money for long. I take what will be missed, one thing [a|per] gate, and it goes in the box.” {hero} had {thing}. There was a tune, too, that the two of them [had |]made up and always hummed at each other’s door. “That makes two,” said {keeper}, sniffing the air. “[And the|The] third is that you’re right about something. It’s quite fresh.”',
					'From home there is a long way, which costs nothing and takes until tomorrow, and a short one, which has three gates. The short one begins {start.at}. At the first, with a box behind {keeper.them} and a book in front, sat {keeper.name}, {keeper.a}. “One thing a gate,” said {keeper}, “and it has to be a thing that you’ll miss. So no money, please.” {hero} had {thing}. “And a tune,” said {keeper}. It was true. The two friends had made it up, and hummed it at each other’s door. “And there’s something that you’re right about. It’s making a bulge.”',
				],
				{
					flies: [
						'+ “And up there?” asked {hero}, with a look at the sky. “It’s the same price up there,” said {keeper}. “The air’s mine as well. It’s in the book.”',
						'+ {hero} looked up, where there was no gate to be seen. “That’s mine too,” said {keeper}, and leafed through the book. “Here. ‘Air, over the road.’ It comes to the same.”',
					],
				},
			],
			choices: [
				{
					say: 'Hand over {thing}',
					sets: ['gave-thing'],
					outcome: [
						'{keeper} took {thing} as if it were asleep, and tied a label to it. “It’s a present,” said {hero}. “It’s for {friend}.” “I know,” said {keeper}. “Without {friend} it would be only {thing.a}, and I have two of those.” The gate opened. {hero} went on with nothing to carry, and kept looking around for what {they} had left behind.',
						'“It was going to be a present,” said {hero}. “You’ll have to go in there without one, then,” said {keeper}, and laid {thing} in the box, on something soft. “That’s the price. It isn’t the thing. It’s how you’ll stand there.” And the first gate swung open.',
						'{hero} put {thing} down on the book. “You’ve wrapped it up well,” said {keeper}. “That was five minutes’ work, I’d say, and two of them for the bow.” The label was bigger than the bow. “It’s only a present,” said {hero}. “Yes,” said {keeper}, “and it would have been the first thing that you said in there. Now you’ll need another.”',
					],
				},
				{
					say: 'Hum the tune once more, and never again',
					sets: ['gave-tune'],
					outcome: [
						'{hero} hummed it, all nine notes, up to the last, which goes up like a question. “And now it’s mine,” said {keeper}, and wrote it down like a sum. “I have your word that you won’t use it any more.” It is easy enough not to hum. But for the next mile {hero} kept catching {themself} on the breath just before the first note.',
						'It had nine notes, and the last one went up, like a question. {hero} hummed them all. “Lovely,” said {keeper}. “And that was the last time you did that. You promise?” {hero} promised. The box was shut on nothing at all, and locked. All down the road it was extremely quiet.',
						'“Once more, then,” said {keeper}, “and you won’t hum it again. Your word on it.” {hero} gave it. The tune was nine notes long, and went up at the end, because it was really a question. It had never been hummed at anything but a door. {keeper} looked quite touched, and locked it away.',
					],
				},
				{
					say: 'Give up having been right',
					sets: ['gave-right'],
					outcome: [
						'“It was my turn,” said {hero}, “and I’ll never say so again.” It is not a long sentence. It took four tries. “People would sooner give me their dinner,” said {keeper}, writing. Then {hero} went on, a good deal lighter and a little crooked.',
						'{keeper} had a form for it. “I, the undersigned, was right, and will not mention it,” it said, and {hero} signed. “Not even a look?” asked {hero}. “Not even a sigh,” said {keeper}. “You wouldn’t believe how many people take the long way when they get to this.”',
						'“And how much would you miss that?” asked {hero}, who thought that it was a bargain. “You’d be surprised,” said {keeper}. So {hero} said it for the last time, “It was my turn,” and {keeper} wrote it down and blotted it. For three days {they} had thought of nothing else. {They} went through the gate, and thought of {friend}.',
					],
				},
			],
			scene: { at: 'start', with: ['keeper'], shows: ['gate', 'book', 'thing'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['The Cart with the Birdcage', 'Past the First Gate', 'One Wheel Off', '{friend}’s Uncle'],
			time: 'day',
			parts: [
				'@answer',
				[
					'It was a good road. It did not wind, or stop to look at the view, and on the milestones it did not say how far it was but “Nearly there.” {hero} tried out some things to say to {friend}. The best so far was “Hello.” After that it got difficult.',
					'Somebody had swept that road. It ran as straight as a ruler, past milestones on which it always said “Nearly there.” {hero} was making up what to say to {friend}. So far there was only “Hello,” and even that was not certain.',
					'The road was as straight as a string. “Nearly there,” it said on the first milestone, and on the second as well. {hero} practiced how to say “Hello.” You can say it warmly, or coldly, or as if nothing had happened. None of them sounded right.',
				],
				[
					'Then there was a cart, half in the ditch, with one wheel off. All around it stood beds, and boxes, and a birdcage. “Mind the plates,” said somebody large, who was holding up the cart with his back. It was {friend}’s uncle. He was taking the family’s things to the back door of {hall}, and had to be there before the last song. “I paid for all three gates at once,” said the uncle, “with my sneeze, my nap, and my whistling. I never knew how I needed to whistle. I can’t keep in step with the cart any more.” In the cage sat {friend}’s bird. It had heard the tune through the door so often that it could hum it, too.',
					'Halfway along lay a cart with three wheels, and beside it lay the fourth. It was {friend}’s uncle who stood in the ditch, among beds and boxes, and held up the corner. “All this has to be at the back door of {hall} before the last song,” he said, “and it takes two to put on a wheel.” He had paid for all three gates at once, with his sneeze, his nap, and his whistling, and since then he had not been himself. [“You lean on a whistle, I find,”|“It was what I leaned on,”] said the uncle. On the biggest box stood {friend}’s bird in its cage. It knew {hero} at once. It also knew the tune, all of it, from years of listening at the door.',
					'In the ditch sat an uncle. He was {friend}’s, and so was everything else there: the beds, the boxes, the cart that had lost a wheel, and the bird in the birdcage. It had listened at the door for years, and could hum the whole tune. “I’m to have it all at the back door of {hall} by the last song,” said the uncle. “But I paid for all three gates at once, with my sneeze, my nap, and my whistling, and do you know, it was the whistling that pulled. I’ve only been pushing since.”',
				],
				{
					'gave-tune': [
						'The bird put its head to one side and hummed: nine notes, up to the one that asks. It had not promised anybody anything. {hero} had, and held {their} breath until it was over.',
						'Now the bird began to hum, as it did at home when somebody was outside: nine notes, and the last of them asks. {hero} had given {their} word, and looked very hard at the wheel, and the bird looked very hard at {hero}.',
						'Nobody had told the bird that the tune was sold. It hummed the whole of it, with the question last, and waited to be asked in. Of the two of them it was {hero} who had to be silent.',
					],
					else: [
						'The bird put its head to one side and hummed: nine notes, and the last one went up, like a question. {hero} hummed it back. It was the first talk that {hero} had had in three days.',
						'When the bird saw {hero} it hummed the tune, all of it, up to the note with the question. It did not mind about checkers. So {hero} hummed as well, and for as long as that took the two of them were at home.',
						'Nine notes came out of the cage, and the ninth went up, [because|for] it asks something. {hero} had not been greeted [for|in] three days. {They} hummed the whole of it in return, and felt a [good deal|lot] better.',
					],
				},
			],
			choices: [
				{
					say: 'Help load the whole cart again',
					sets: ['loaded'],
					outcome: [
						'First the wheel went back on, and then the beds, and then forty boxes, one after the other. It took a good hour. The last box had something written on it, in {friend}’s hand. “{hero}’s cup,” it said. “To give back.” But the end of that had been crossed out, twice, and under it stood, “To keep.” {hero} put that box right on top. “They can’t leave before this is tied on again over there,” said the uncle. “I’ll be slow about the knots.”',
						'{hero} held the wheel, and the uncle hit it. Then everything had to go up again, and it was a great deal, and it took an hour. On one small box {friend} had written, “{hero}’s cup, to give back.” A thick line went through the end of it, and after the line it said, “To keep.” {hero} read that more than once. “Thank you,” said the uncle. “They can’t leave before I’ve tied it all down over there. I’m known for my knots. They take ages.”',
						'“I’ll help,” said {hero}. It was the wheel, and the beds, and forty boxes, and it took an hour by the uncle’s watch. Right at the bottom was a very small box. “{hero}’s cup,” {friend} had written on it, “give back.” Then “give back” had been struck out, with three strokes, and beside it stood “keep.” {hero} packed that one where it would not be shaken. “Over there it all goes on the big cart,” said the uncle, “and they can’t start until I’ve tied it down. I know some very slow knots.”',
					],
				},
				{
					say: 'Take the birdcage along, so that it gets there',
					sets: ['bird'],
					outcome: [
						'“Take the bird, at least,” said the uncle. “I’ve got to wait for somebody with an hour to spare, because of the wheel. But it mopes in a ditch.” So {hero} went on with the cage, and the bird sat in it with its back to the road and watched where it had come from. It was nice to have somebody along. Every mile or so it hummed the tune, and then looked as if it expected a door.',
						'“The bird shouldn’t sit in a ditch,” said {hero}. “It’s {friend}’s favorite.” “Then you take it,” said the uncle. “For the wheel I’ll have to wait until somebody with an hour to spare comes along.” {hero} hung a cloth over the cage, against the wind. From under the cloth, every now and then, came nine notes, with the question at the end. Nobody answered it.',
						'“I can take the bird,” said {hero}, “so that there’s one of you in time.” “It’d be glad,” said the uncle. “For the wheel I’ll wait for somebody with an hour to spare. The boxes don’t mind the ditch.” So the cage went on with {hero}, and swung a little. The bird was good company. It said nothing about being right. But now and then it hummed the whole tune, and listened, and seemed to think that somebody was being slow to come to the door.',
					],
				},
				{
					say: 'Ask what {friend} has said about the game',
					sets: ['heard'],
					outcome: [
						'“What game?” said the uncle. “Oh, the checkers. Not a word. But the board is set up, every evening, just as it was, and there {friend.they} sits. ‘Then move,’ I said. ‘It isn’t my turn,’ said {friend}.” For three days {hero} had wanted to hear just that. It ought to have been lovely. “And who says things about me?” asked the uncle. So {hero} held the wheel for him, until he had it on.',
						'{hero} asked it while {they} held the wheel, and tried to sound as if it were about the weather. “About a game?” said the uncle, and hit the wheel. “Nothing. Only, {friend.they} puts that board on the table each night, every piece where it was, and looks at it. I told {friend.them} to move. ‘I can’t,’ says {friend}, ‘it isn’t my turn.’” So {hero} was right, and {friend} knew it. It was strange how little there was to do with that.',
						'“What does {friend} say about me?” asked {hero}. “I mean, about the game.” “Nothing,” said the uncle. “It’s the board that I’m sorry for. Every evening it’s put on the table, with the pieces just so, and then {friend} sits in front of it, and doesn’t touch one. I said, ‘Go on.’ ‘It isn’t my turn,’ says {friend}.” There it was. {hero} had been right, and was told so by a witness, and all that {they} could think of was that table. The two of them put the wheel back on.',
					],
				},
			],
			scene: { at: 'start', with: [], shows: ['wheel', 'chest'], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['The Second Gate', 'An Even Shorter Road', 'What Was Sold', 'What Is in the Box'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'At the second gate sat {keeper}, with the book and the box. {hero} looked back along the road, and then at {keeper.them}. “How did you get here before me?” “There’s an even shorter road,” said {keeper}. “You couldn’t afford it.”',
					'Next to the second gate, quite cool, sat {keeper}. “But you were back there!” said {hero}. “I took the shorter road,” said {keeper}. “I thought [that |]this was the short one,” said {hero}. “This is the short one,” said {keeper}. “I said the shorter one. You haven’t got enough on you.”',
					'And who was sitting at the second gate, with a book and a box? It was {keeper}. “You can’t be here,” said {hero}. “I left you at the first.” “There’s a way for those who have paid everything,” said {keeper}. “It’s very quick. I don’t recommend it.”',
				],
				{
					loaded: [
						'+ “That’s wheel grease on you,” {keeper.they} added, “and a good hour of it. Over there they’ll be at the second song by now.”',
						'+ “You’re later than you might be,” {keeper.they} said to {hero}. “They’re through with the first song, and clearing their throats.”',
					],
					bird: '+ The bird was let through for nothing. “Company’s free,” said {keeper}.',
				},
				[
					'The lid of the box stood open. Everything in there had a label. There was one good cry, postponed, and [somebody|someone]’s best joke. “I’ve had that joke for ten years,” said {keeper}, “and I still don’t get it.” On the very first line of the book stood {keeper}’s own name. “You paid too?” asked {hero}. “Of course I did, I was going somewhere,” said {keeper}. “The chair was [empty|free] then, so I served myself. [At|And at] the last gate I paid with what I’d come to say. You don’t [go and |]look at what you’ve sold, and by now I’ve forgotten it. On the way home I sat down here for a minute.” [Far up|Up] the road a lamp was lit. {keeper} stopped to look at it, until it burned properly.',
					'{hero} could see into the box. There was a laugh in a jar. There was a secret, with a bite out of it. “Do people ever buy it back?” asked {hero}. “They never come back,” said {keeper}, “because they’ve got where they were going.” {Keeper.they} turned to a clean page, past the oldest one, on which the first name of all was {keeper.their} own. “Yes, me too. Nobody sat here yet, so I served myself. I paid at the last gate, with what I’d come to say. And don’t ask me what that was. I don’t look at what isn’t mine, and it’s been years. On my way home I sat down here for a minute.” Just then a lamp went on, a long way off. {keeper} watched it the way you watch a kettle.',
					'The box stood open, to be aired, with a label on everything. There was a grudge, hardly worn, and “what Mrs. Hobb was just about to say.” {hero} asked who had sold all that. “It’s in the book,” said {keeper}. The book began with {keeper}’s own name. “Well, yes,” said {keeper}. “I had to get somewhere too, and there was nobody on the chair yet. I served myself. At the last gate I paid with the words that I’d come to say. I don’t read what I’ve sold, and by now I’ve no idea what they were. Going home, I sat down here for a minute.” In the distance somebody lit a lamp. {keeper} had been turning a page, and forgot to.',
				],
				{
					'gave-tune': [
						'Somewhere in there lay nine notes. {hero} had opened {their} mouth for the first of them, and shut it again. “So,” said {keeper}. “What else?”',
						'On one label it said “a tune,” in fresh ink. {hero} felt the first note coming, and swallowed it. “And now?” said {keeper}. “What will it be?”',
					],
					'gave-right': [
						'“So,” said {keeper}. “What else?” {hero} had not thought once about the game, and had a great deal of room in {their} head, and nothing to put there.',
						'“And what have you got now?” asked {keeper}. {hero} had to look. In the place where {they} had been right there was a hollow, and {friend} was in it, and not even cross.',
					],
					else: [
						'{Thing} lay right on top, with its label showing. “So,” said {keeper}. “What else have you got?”',
						'The newest thing in there was {thing}, still in its paper. {keeper} moved it over a little, to make room. “And what’s next?” asked {keeper}.',
					],
				},
			],
			choices: [
				{
					say: 'Hand over {thing}',
					if: '!gave-thing',
					sets: ['gave-thing'],
					outcome: [
						'“Then take it,” said {hero}, and held out {thing}. It had been a good present. All the way here {they} had been hearing the paper come off. {keeper} found a place for it. “You’ll be the only one in there without a present,” said {keeper}, and lifted the bar.',
						'{hero} let go of {thing} one end at a time. “What if {friend} thinks that I didn’t bring a present?” “{Friend.they} will,” said {keeper}. “You didn’t.” And the second gate was open.',
						'“It’s the best that I’ve got,” said {hero}, and gave {keeper} {thing}. “I should hope so,” said {keeper}. “I’ve no use for the second best.” It was entered, and labeled, and put away. {hero} tried to think of something else to give somebody at a door, and was through the gate before {they} had thought of it.',
					],
				},
				{
					say: 'Hum the tune once more, and never again',
					if: '!gave-tune',
					sets: ['gave-tune'],
					outcome: [
						'{hero} hummed it, all nine notes, and made the last one as long as {their} breath. Then it was {keeper}’s. “I shan’t do anything silly with it,” {keeper.they} said. On the other side of the gate {hero} went a little faster, because it was so quiet in {them}.',
						'It is a strange thing to say goodbye to a tune. {hero} went through it slowly, and gave {their} word, and then it was {keeper}’s. {keeper} tried it over and got the fourth note wrong, and {hero} was not even allowed to help.',
						'“It’s only nine notes,” said {hero}. “Some have paid with three,” said {keeper}, “and cried.” So {hero} hummed it, and for the last time it went up at the end, like somebody looking over a fence. The lid was shut on it. After that {hero} listened to the wind, which has no tune.',
					],
				},
				{
					say: 'Give up having been right',
					if: '!gave-right',
					sets: ['gave-right'],
					outcome: [
						'“I was right,” said {hero}, “and you can have it.” {keeper} weighed it. It was three days old, and [had been polished every hour|did not have a scratch on it]. “It’s a beauty,” said {keeper}. “You’ll want to say it at least once more tonight, and you won’t.” The bar went up.',
						'“It was my turn,” said {hero}. “That’s the whole of it. There you are.” It looked quite small, now that it was out. {keeper} wrote it in the book, between somebody’s temper and somebody’s lucky number, and opened the gate.',
						'“What would I get for having been right?” asked {hero}. “Through,” said {keeper}. So it was paid, in four words, “It was my turn,” which {hero} could never use again. The page was blotted. {hero} waited to feel poorer. It was more as if somebody had opened a window, and it was a bit cold.',
					],
				},
				{
					say: 'Promise to pay on the way back',
					sets: ['owed'],
					outcome: [
						'“I’ll pay on the way back,” said {hero}. “Nobody comes back this way,” said {keeper}. “By then they’ve got what they wanted.” “I will,” said {hero}. {keeper} thought about it, licked a pencil, and wrote it in very lightly. It was the only line in there that could have been rubbed out.',
						'“May I owe it to you?” asked {hero}. “I’ll come back this way tonight, and pay.” It had never been done. {keeper} searched the rules for it, and the back of the rules. “Well,” said {keeper} at last, and put down a small, thin, penciled “later,” “I’d be glad of the company.”',
						'“Put me down for later,” said {hero}. “I’ll pay when I come home.” “They all go home some other way,” said {keeper}. “I won’t,” said {hero}. {keeper} thought it over for as long as it takes to sharpen a pencil. Then it was in the book, a thin gray line between two black ones, and the gate was open.',
					],
				},
			],
			scene: { at: 'start', with: ['keeper'], shows: ['gate', 'book', 'chest'], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['The Lamp', 'Too Much Soup', 'The House across the Yard', 'Somebody Very Like {keeper}'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					'gave-tune & gave-thing': [
						'Now {they} had no tune and no present. All that {they} had left of {their} own was that {they} had been right. {hero} practiced saying it, in a friendly voice. It could not be done.',
						'{hero} had sold the tune, and the present. {They} had still been right, and said so to the next milestone, as kindly as {they} could. It did not sound kind.',
					],
					'gave-tune & gave-right': [
						'With the tune gone, and nothing left to be angry about, it was very still inside {them}. There was only {thing} to give, and {hero} held it tight.',
						'It was quiet in {hero}, since the tune was gone, and the quarrel was, too. {They} held {thing} like a hot stone, and went faster.',
					],
					'gave-thing & gave-right': [
						'So {hero} had nothing to give, and nothing to be angry about. There was the tune, and {hero} hummed it under {their} breath, to make sure.',
						'Without the present, and without having been right, {hero} had hardly anything of {their} own. There was the tune. {They} tried it now and then, very softly, to see if it was still there.',
					],
					'gave-tune': [
						'{hero} counted what was left. It was {thing}, and being right. The two did not go together at all.',
						'That left {hero} with {thing}, and with having been right. {They} tried to imagine handing over both at once, and could not.',
					],
					'gave-thing': [
						'{hero} counted what was left. It was a tune, and being right, and {they} could only think of one of them at a time.',
						'What {hero} had now was a tune, and having been right. Whenever {they} hummed the one, the other kept butting in.',
					],
					'gave-right': [
						'{hero} counted what was left: {thing}, and nine notes. {They} felt nearly rich, and owed for it.',
						'{hero} had {thing} still, and the tune, and a gate behind {them} that was not paid for. {They} went along like somebody rich.',
					],
				},
				[
					'The milestones still said “Nearly there,” and now it was true. There was {hall}, with every window lit, and somebody was singing the third song from the end.',
					'It was getting dark on the short road. Then came some singing, a line at a time, and then {hall} itself, with all its windows. By the sound of it, it was the third song from the end.',
					'At last {hall} was in sight, all lit up. {hero} could make out the song. It was the third from the end, and it had a great many verses. {They} had never been so fond of verses.',
				],
				{ bird: '+ In its cage the bird tried to hum along.' },
				[
					'Across the yard from it stood a small house, with the lamp in its window. “You’ve come by the gates,” said somebody at the fence, who looked very like {keeper}. “I can tell. You’re counting what you’ve got left.” She was {keeper}’s sister. “Does {keeper} eat?” she asked. “Once {keeper} came in here, years ago, and sat over my soup, and talked about hens, and I could see that there was something. I didn’t ask. I thought it would come out by itself. Then {keeper.they} left. So I put the lamp there, and I make too much soup.” “Why don’t you go over?” asked {hero}. “I wouldn’t know how to begin,” said the sister.',
					'On the other side of the yard was the lamp that you could see from the second gate. It stood in the window of a small house, and by the fence stood somebody with a ladle. For a moment {hero} took her for {keeper}. “How’s {keeper}?” she asked {hero}. “I’m the sister. {keeper} came to see me once, years ago. We had soup, and talked about hens, and all the time there was something else, and neither of us said it. I ought to have asked. But you wait for the other one to begin, don’t you?” {hero} looked at the ground. “So I light the lamp,” said the sister, “and I always cook for two.”',
					'“Were the gates dear?” somebody asked. On the far side of the yard was a fence, and behind it a small house with a lamp in the window, and somebody in an apron. But for that you could have taken her for {keeper}. “I’m only the sister,” she said. “Years ago {keeper} came all the way here to tell me something. I gave {keeper.them} soup. We talked about hens! I could see it sitting there, behind the teeth, and I waited for {keeper.them} to begin. I’ve been waiting ever since, with a lamp on. And every evening there’s soup left over.” It sounded to {hero} like three days, only much longer.',
				],
			],
			choices: [
				{
					say: 'Carry some of her soup over to {keeper}',
					sets: ['soup'],
					outcome: [
						'“Give me some,” said {hero}. “I’m going where {keeper.they} sits.” The sister looked at {them}, and went in, and was a long time choosing a can. “Don’t say that it’s from me,” she said. “{Keeper.they} will know. It’s the marjoram.” {hero} carried it across the yard with great care. It weighed no more than any other can, and was the heaviest thing of the whole day.',
						'“I could take {keeper.them} some,” said {hero}. That had not occurred to anybody, in all those years. The sister filled a can to the very top, and put a lid on it, and a cloth over the lid. “With marjoram,” she said, and would not say anything else. {hero} brought it across the yard without losing a drop.',
						'“I’ll be at {keeper.their} gate in a minute,” said {hero}. “Shall I bring {keeper.them} some of that?” The sister had to think about which can. “It’ll want the lid,” she said, and then, “There’s marjoram in it,” as if that were a letter. It was only a few steps to the hall. {hero} had never carried anything so slowly.',
					],
				},
				{
					say: 'Tell her that {keeper} looks at the lamp',
					sets: ['told-sister'],
					outcome: [
						'“{keeper} can see it from the second gate,” said {hero}. “When you lit it, {keeper.they} forgot that I was there.” The sister held on to the fence. “All the way down there?” she said. “And I thought that I might as well be lighting it for the moths.” She went in, and turned the lamp up as high as it would go.',
						'“I was there when you lit it,” said {hero}, “two miles away. {keeper} forgot what {keeper.they} was doing.” It was not much to tell. But the sister took off her apron, and put it on again, and did not know where to look. Then she turned up the lamp until it smoked. “So that {keeper.they} sees the steps as well,” she said.',
						'“You needn’t begin,” said {hero}. “You have, with the lamp. I saw it. {keeper} was busy with me, down there, and looked up, and forgot me.” It was quiet behind the fence. “I’ve changed the wick every week,” said the sister at last. “I told myself that it was for the yard.” And she went in, and you could see from outside how the window got brighter, and brighter.',
					],
				},
				{
					say: 'Say that you are in a hurry, and go past',
					sets: ['hurried'],
					outcome: [
						'“I’m sorry,” said {hero}, “I have to be in there before the last song.” “Of course,” said the sister, and stepped back from the fence. Everyone who came along there was in a hurry; that was what the road was for. {hero} looked around once. She was standing there with a ladle, and it had nothing in it.',
						'“I can’t stop,” said {hero}. “They’re nearly at the last song.” “No, no, you go,” said the sister. “It’ll keep. It has kept so far.” So {hero} crossed the yard in plenty of time.',
						'“I haven’t got time,” said {hero}. “I’m sorry.” “It’s only soup,” said the sister. There was so much of it, and it smelled so good, that {they} went faster. At the door of {hall} {they} heard that the third song had another two verses. It would have been enough for a bowl.',
					],
				},
			],
			scene: { at: 'hall', with: [], shows: ['lantern'], pose: 'stand', feeling: 'curious' },
		},
		{
			titles: ['The Third Gate', 'What You Came to Say', 'The Dearest One', 'Soup and Hens'],
			time: 'night',
			parts: [
				'@answer',
				[
					'In the front room of {hall} hung all the coats, and behind the last door they were singing the song before the last. The third gate is always at the very door that you want to get in by. In front of it sat {keeper}, with the book.',
					'The singing was behind the last door of {hall}, and it was the song before the last by now. In front of the door, over the book, sat {keeper}, for the third gate is always at the door where you are going.',
					'So here was the door, the last one, and {friend} was on the other side of it. They were singing the song before the last in there. And here was the third gate too, for {keeper} had put a chair across, and opened the book.',
				],
				{
					soup: [
						'+ {hero} put down the can. {keeper} lifted the lid, and smelled, and put it back on. “Marjoram,” said {keeper}, after a time. Then {keeper.they} ate it all, to the last spoonful, and looked at the book, and was sorry to go on.',
						'+ {hero} held out the can. “I don’t take food,” said {keeper}. Then {keeper.they} smelled the marjoram, and took it, and did not look up until the can was empty. After that it was hard for {keeper.them} to go on.',
						'+ {hero} put the can down on the book. {keeper} was about to say that food was no good here. But the lid had come off, and there was the marjoram, and after that there was only the spoon. It took {keeper} some time to go on.',
					],
					'told-sister': [
						'+ But {keeper.they} was looking past {hero}, out of the window. “She has turned it up,” {keeper.they} said. “She never turns it up. I wonder if she’s ill.” “No,” said {hero}.',
						'+ “It’s so light in the yard,” {keeper.they} said. “Has she got visitors?” “No,” said {hero}, who knew for whom the lamp had been turned up.',
						'+ “Do you see that?” {keeper.they} asked, and nodded at the window, and at the yard, which was as bright as noon. “That’s a lot of oil, for nobody.” “It isn’t for nobody,” said {hero}.',
					],
					loaded: [
						'+ “An hour for the cart,” {keeper.they} said, “and not a minute at the fence over there.” It was true, and {hero} did not like to hear it.',
						'+ “You stopped for the cart,” {keeper.they} said. “At the fence you didn’t.” “No,” said {hero}, and thought of the soup.',
						'+ “There was an hour to spare for the cart,” {keeper.they} said. “And how long was it at the fence?” {hero} could still smell the soup, and had no answer.',
					],
					else: [
						'+ “You’ve made good time,” {keeper.they} said. “Nothing held you up over there.” It was true, and {hero} did not like to hear it.',
						'+ “You can’t have stopped at the fence over there,” {keeper.they} said. “No,” said {hero}, and thought of the soup.',
						'+ “You’re early,” {keeper.they} said. “You went past that fence very fast.” {hero} did not feel praised.',
					],
				},
				{ bird: '+ In its cage the bird had stopped humming, and listened.' },
				[
					'“This gate is [the dear one|the dearest],” said {keeper}. “You leave me what you came to say: goodbye, and sorry for not coming sooner, and the rest of it. You may go in and sit beside {friend}, and talk about anything else.”',
					'“This one costs what you came to say,” said {keeper}: “sorry that you didn’t come sooner, and don’t go, and goodbye. Everything else you may say in there, as much as you like.”',
					'“For this one I take the words that you’ve come with,” said {keeper}. “I mean sorry, for not coming sooner, and goodbye, and all that belongs to them. In there you can talk about what’s left.”',
				],
				[
					'“Has anybody paid that?” asked {hero}. “I did,” said {keeper}, “on the way in to my sister. So we had soup, and talked about hens. I could see her wait for it, and it wasn’t mine to say any more. It’s in the book there, on the first line. She must think that I had nothing to say.”',
					'“Then I might as well not go!” said {hero}. “I know,” said {keeper}. “When I went in to my sister I’d paid with it. So we had soup, and I talked about hens. She waited, and I couldn’t. What I’d come to say has been on the first line of this book ever since.”',
					'“Nobody would pay that,” said {hero}. “I did,” said {keeper}, and laid a hand on the book. “It’s the first line. Then I went in to my sister, and she gave me soup and looked at me, and all that I had left was hens. You’ll find something. Most people say that it’s cold for the time of year.”',
				],
				[
					'“And if I turn around?” asked {hero}. “Then you get back all that you’ve paid,” said {keeper}, “and leave my road, and my yard. You go by the back way, around the fields. It takes an hour.”',
					'“What if I don’t want to?” asked {hero}. “Then you get your things again, every one,” said {keeper}, “and leave my road, and my yard. The back way goes around the fields. You’d be an hour late.”',
					'“Can I have it all back?” asked {hero}. “If you leave my road here, and my yard,” said {keeper}, “and go by the back way, around the fields. That takes an hour.”',
				],
			],
			choices: [
				{
					say: 'Pay, and go in without a word of it',
					sets: ['silent'],
					outcome: {
						owed: [
							'“Take it,” said {hero}. It was that or not see {friend} at all. So {keeper} heard it all instead, down to the last sorry. {keeper} wrote as fast as {keeper.they} could. “That’s a good one,” {keeper.they} said, and had to blow {keeper.their} nose. Then the gate was open, and {hero} had nothing more to say.',
							'It was that or not see {friend} at all. {hero} gave {their} word. Sorry, don’t go, and goodbye went into the box, and made hardly any noise. “Mine made none, either,” said {keeper}, and held the gate.',
							'“Then I’ll pay,” said {hero}, since the song was getting on. {They} began with sorry, and went on to goodbye, and each word was {keeper}’s as soon as it was out. It made a long line in the book, all in ink. “Now you’ll have to make do with hens,” said {keeper}, and opened the gate.',
						],
						else: [
							'“Take it,” said {hero}. It was that or not see {friend} at all. So {keeper} heard it all instead, down to the last sorry. “But go over and sit with her,” said {hero}. “Nobody has bought that.” {keeper} looked at the lamp. The gate was open, and when {hero} went through it there was no one on the chair.',
							'It was that or not see {friend} at all. {hero} gave {their} word. Sorry, don’t go, and goodbye went into the box, and made hardly any noise. “How long did you sit there, at your sister’s?” asked {hero}. “An hour,” said {keeper}. “Then go back,” said {hero}, “and stay for two.” {keeper} held the gate, and looked over at the lamp, and put on a hat.',
							'“Here,” said {hero}, and told it all to the book: the sorry, the don’t go, and a rather long goodbye. “That was good,” said {keeper}, when it was locked in. “Mine was shorter.” “And there’s the lamp,” said {hero}. “You needn’t say anything over there. You could just not leave.” {keeper} held the gate with one hand, and with the other felt around for a coat.',
						],
					},
				},
				{
					say: 'Keep your words, and go around by the back way',
					sets: ['long'],
					outcome: [
						'“No,” said {hero}. “I’d sooner be late than have nothing to say.” {keeper} nodded slowly, opened the box, and gave back what {hero} had paid, and lent {them} a lantern. So {hero} set out around the dark fields. Behind {them} the last song began.',
						'{hero} looked at the door. “Then I’ll go the other way,” {they} said, “and say it late.” {keeper} gave {them} back all that {they} had paid, and took off the labels, and lent {them} a lantern. It was an hour’s way around the fields, and the last song has only four verses.',
						'{hero} thought of the hens, and took a step back. “I’ll be late,” {they} said, “but I’ll have it with me.” “I was hoping for that,” said {keeper}, “and I couldn’t tell you why.” One label came off after another, until {hero} had everything again, and a lantern besides. The back way starts behind the coats, goes around all the fields, and takes an hour. A song doesn’t.',
					],
				},
				{
					say: 'Read out what {keeper} paid, on the first line',
					sets: ['read'],
					outcome: [
						'“You’re not allowed to look at it,” said {hero}. “It doesn’t say that I’m not.” And {they} pulled the book around. “At the third gate,” {they} read, “what I came to say: It was me who broke the blue jug, and not the cat.” {keeper} sat there with {keeper.their} mouth open. “The jug!” said {keeper}. “She’s been so hard on that cat!” {Keeper.they} stood up, and went off toward the lamp, and the gate stayed open.',
						'{hero} bent close to the first line. “The third gate was paid with this,” {they} read aloud. “Dear sister, the cat didn’t break the blue jug. I did. I’ve come to own up.” Then {keeper} began to laugh, and could not stop. “A jug!” said {keeper}. “I thought it must be something with blood in it!” And {keeper.they} pushed the gate wide open, and went off toward the lamp.',
						'“You never look,” said {hero}. “But nobody says that I can’t.” And {hero} read out the first line. “Third gate, paid with: I broke the blue jug. It was never the cat, and I let you think so.” The chair creaked. “Is that all?” said {keeper}. “All these years, for a jug?” {Keeper.they} looked over at the lamp, and set off for it, and forgot to shut the gate.',
					],
				},
			],
			scene: { at: 'hall', with: ['keeper'], shows: ['gate', 'book', 'door'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['The Last Song', 'Your Turn', 'On the Back', 'After the Third Gate'],
			time: 'night',
			parts: [
				{
					bold: ['{hero} had left it to the other one to begin, for three days. That was over.', ''],
					kind: ['It was all much easier, thought {hero}, as soon as you wanted the other one to win.', ''],
					clever: [
						'{hero} had known exactly what was in the letter, and had been wrong. {They} did not want to be so clever twice.',
						'',
					],
					careful: ['The right moment, thought {hero}, had been three days ago. This was the other kind.', ''],
				},
				'@answer',
				{
					'read & !gave-tune': [
						'Then there was only the door. {hero} hummed nine notes at it, and on the other side one voice lost its place in the song. {hero} went in.',
						'{hero} hummed at the door, instead of knocking, as always. In there one voice stopped singing. {hero} went in.',
						'{hero} hummed into the crack of the door, all nine notes, with the question last. Inside somebody left off in the middle of a line, and {hero} went in.',
					],
				},
				{
					'long & bird': 'The cage went along, and at every fence post the bird hummed its question.',
					long: '',
					else: [
						'The last song had begun. Near the door sat {friend}, with a coat on, next to an empty chair, and saw {hero} come in.',
						'It was the last song. {friend}, in a coat, was sitting next to an empty chair, and turned around.',
						'The singers had come to the last song. {friend} had kept a chair, and sat beside it in a coat, and looked up.',
					],
				},
				{
					'!long & !gave-thing': [
						'+ {hero} held out {thing}. {friend} took it, and did not let go of it.',
						'+ {hero} gave {friend} {thing}, and {friend} held it like something that might be taken back.',
						'+ {hero} had {thing} to give, and gave it, and there was a good deal of rustling, which helped.',
					],
				},
				{
					'!long & loaded': [
						'“I met your uncle,” said {hero}, because you have to begin somewhere. “There’s a box with my cup in it. ‘To keep,’ it says.” “It used to say something else,” said {friend}. {hero} nodded.',
						'“Your uncle has my cup on his cart,” said {hero}, when nobody else said anything. “‘To keep,’ it says.” “I ought to have asked you first,” said {friend}. {hero} shook {their} head.',
						'“There’s a cup on your uncle’s cart,” said {hero}, when {they} had found a beginning, “and it says that you’re keeping it.” “I crossed out the other thing,” said {friend}. {hero} nodded several times.',
					],
					'!long & heard': [
						'“I met your uncle,” said {hero}, because you have to begin somewhere. “He says that you set up the board every evening.” “It doesn’t get any further,” said {friend}. {hero} nodded.',
						'“Your uncle told me about the board,” said {hero}, when nobody else said anything. “I only look at it,” said {friend}. “Nobody moves.” {hero} did not move either.',
						'“It’s every evening, with that board, your uncle says,” said {hero}, who had to start somewhere. “I only want to see where we were,” said {friend}. {hero} would have liked to see it too.',
					],
					'!long & bird': [
						'“You’ve brought the bird,” said {friend}. “It was moping in the ditch,” said {hero}, “with the cart. Your uncle’s waiting there for somebody with an hour to spare.” {friend} looked into the cage.',
						'“That’s my bird,” said {friend}, surprised. “It came with me,” said {hero}. “It didn’t want to wait for the cart.” {friend} nodded.',
						'“You’ve brought somebody,” said {friend}, and took the cage. “It hummed the whole way,” said {hero}. The bird looked as if it had walked.',
					],
				},
				{
					'end-together & gave-right': [
						'“I’m sorry,” said {hero}. “It was your turn.” It was not true. {hero} had sold the true one. “It was not!” said {friend}. “It was yours. I wrote it on the back of the letter!” “I didn’t read the back,” said {hero}. “And you came?” said {friend}. The two had to be told twice that it was time to go.',
						'{hero} said it all in one go, the sorry and the don’t go. “And it was your turn,” {they} said, because the other thing was sold. “No, it wasn’t,” said {friend}. “It was yours. I knew it as soon as I’d moved. It’s on the back of the letter.” “I never turned it over,” said {hero}. “So you thought that I still wanted to be right,” said {friend}, “and you came here and let me?” Somebody had to call three times that it was time to go.',
						'{hero} began with sorry, since it was on top. “And as for the game,” {they} said, “you could have been right.” {They} really meant it. There was nothing left over that said anything else. “I was not right,” said {friend}, “and you know it. I moved twice. I wrote that on the back of the letter, in capitals.” “I only read the front,” said {hero}. “Only the front,” said {friend}, “and you still came.” By then they were at the last verse, and it had to be sung again from the beginning.',
					],
					'end-together': [
						'“I’m sorry,” said {hero}. “It was my turn, and I don’t care about it any more.” “I’m sorry, too,” said {friend}. “It was yours. I wrote that on the back of the letter.” “I didn’t get to the back.” “You came all this way,” said {friend}, “and thought that I was still cross?” The two had to be told twice that it was time to go.',
						'{hero} said it all in one go, the sorry, the don’t go, and the goodbye. It came out in the wrong order. “But it was your turn,” said {friend}. “I knew it as soon as I’d moved. It’s on the back of the letter.” “I never turned it over,” said {hero}. “I just came.” Somebody had to call three times that it was time to go.',
						'“Sorry,” said {hero}, and “Don’t go,” and after that, because it could not be helped, “Goodbye.” “It was your turn,” said {friend}. “I’ve been wanting to say so ever since. I wrote it on the back of the letter, because I didn’t dare to put it on the front.” “I only read the front,” said {hero}. “And you still came!” said {friend}. The others had got to the last verse. When they saw those two they sang it once more, from the beginning, and slower.',
					],
					'end-hummed': [
						'“Why did you come?” asked {friend}. “Are you still angry?” {hero} shook {their} head, and nothing that {they} thought of was allowed. Then {they} hummed it, the tune for knocking, all the way up to the question at the end. {friend}’s face did several things. “Come in,” said {friend}, which is what you say; and hummed it back. The two went through it five times. Neither of them left anything out.',
						'{friend} waited, and {hero} had nothing left that was allowed to be said. It is very odd to be so full and so empty. What was left, right at the bottom, was nine notes. {hero} hummed them. They are meant for the outside of a door, and mean: It’s only me. “It’s open,” said {friend}, very quietly, as {friend.they} always did. And {friend.they} hummed the answer, which has the same notes the other way up. Then one of them laughed, and it was so much like every evening that the two forgot to be sad until somebody called for the third time.',
						'“Well?” said {friend}. “You’ve come all this way.” {hero} had, and everything that {they} had come with was in a box. {They} looked at {friend}, and at the door, and it was the door that gave {them} the idea. {They} went out again, and shut it. Then, from outside, {they} hummed: nine notes, with the question at the end. It was quite still in there. Somebody came, slowly, and stood on the other side. “Come in,” said {friend}, as on any evening, and opened, and this time it was all right not to say anything else.',
					],
					'end-shown & bird': [
						'“Why did you come?” asked {friend}. There were four or five good answers to that, and {hero} had sold them all. Sorry was sold, and so was the tune. It grew very quiet. Then, in its cage, the bird put its head to one side. It had sold nothing. It hummed nine notes, up to the question at the end. {friend} looked at the bird, and at {hero}, who did not make a sound, and nodded at every note. “Come in,” said {friend}, which is what you say.',
						'{friend} waited for {hero} to say something. {hero} had sold the sorry and the goodbye, and the tune as well, and {they} kept {their} word. But nobody had asked the bird for its word. Into the silence it hummed all nine notes, quite correctly, with the question at the end. {hero} pointed at it, and then at {themself}. “I know,” said {friend}. “I know whose it is.” And {friend.they} hummed the answer, and it did for all three.',
						'“Say something about us,” said {friend}. {hero} would have given a great deal to, and had already given it. There was not one note left, and not one sorry. The bird looked from one to the other. It had been waiting for a door all the way, and now it made up its mind that this was one. So it hummed: nine notes, and the last went up. {friend} began to laugh, and then did not laugh. “It’s the bird that has to do it now,” said {friend}. “You’ve sold yours. Is that it?” {hero} nodded. “Then come in,” said {friend}, “both of you.”',
					],
					'end-shown & gave-thing': [
						'“Why did you come?” asked {friend}. {hero} opened {their} mouth. Sorry was sold. So was the tune, and so was the present. There was only one thing that {they} had left in the whole world, and that was that {they} had been right. {They} had kept it polished for three days. “It was your turn,” said {hero}, and gave it away. {friend} looked at {them} for some time. “It was not,” said {friend}. “You know it was not. That’s the nicest thing that anybody has ever said to me.”',
						'“Is there anything that you want to say?” asked {friend}. There was, and it was all in {keeper}’s box, with the tune and the present. {hero} looked through what {they} still had. It was just one thing: that {they} had been right. It was a pity to part with it. “It was your turn,” said {hero}. {friend} sat down, and had to be given a handkerchief. “It was yours,” said {friend}. “And you give it to me. Just like that.”',
						'“Did you want to tell me something?” asked {friend}. {hero} had wanted to, all day. But the sorry was sold, and the tune that could have said it as well, and there was no present to put in between. What was left was the one thing that {they} had carried around for three days: {they} had been right. “It was your turn,” said {hero}. {friend} knew quite well whose turn it had been. “Nobody would give that away,” said {friend}. “Not for nothing.” “It isn’t for nothing,” said {hero}.',
					],
					'end-shown': [
						'“Why did you come?” asked {friend}. There were four or five good answers to that, and {hero} had sold them all. {friend} looked {thing} over for a note, and there was none. “Is it goodbye?” said {friend}. {hero} looked at the ceiling. “Is it sorry?” {hero} looked at the floor, very hard. “I see,” said {friend}. “You’ve paid with it, at the gate. Uncle paid there, too, and he can’t whistle.” And {friend.they} hugged {hero}, and {thing}, until there was no breath left for talking.',
						'{friend} waited. {hero} had no sorry, and no tune, and sat down on the empty chair, and held on to the other side of {thing}. “You’ve sold it,” said {friend}. “So that you could come in here and not say it!” {hero} nodded hard. Then {friend} said it for both of them, sorry and goodbye and all, and {hero} nodded at every word.',
						'“Aren’t you going to say anything else?” asked {friend}. {hero} held on to {thing}, and shook {their} head. “Can’t you?” asked {friend}. {hero} nodded, so hard that the chair creaked. {friend} looked at the door, and at the book that lay out there, and understood. “Then I’ll say it, and you tell me when it’s right. Hello.” {hero} nodded. “I’m sorry.” {hero} nodded, twice. “It’s a pity that I’m going.” It was the best talk that the two had had all week, and only one of them had said a word of it.',
					],
					'end-late': [
						'{Hall} was dark when {hero} got there. {They} hummed the tune at the door, all nine notes, and nobody said, “Come in.” Inside the benches were stacked. One chair was left in the middle, and on it somebody had chalked, “For {hero}.” The checkerboard stood on the seat. Every piece was where it had been three days ago. There was a note as well. “It’s your turn,” it said. “It always was. That’s what I wrote on the back.” {hero} said it all to the empty hall, hello and sorry and goodbye, and it echoed.',
						'There was nobody left {hall.at}. Even the paper chains were gone. {hero} hummed nine notes, with the question at the end, and heard how large the room was. But there was a light on the table, and next to it stood the checkers, with not a piece moved since Tuesday. Under the edge a corner of paper stuck out. “I can’t take the game with me,” it said, “as it isn’t finished. It was your turn, as I wrote on the back.” {hero}, who had never got to the back, read that aloud, and then said {their} own part, the sorry and the goodbye, in the direction of the door.',
						'No one had locked up. {hero} went in, and hummed the tune that was for knocking, and only the stove ticked. Somebody had left a log burning in it, so that there would be a bit of light for whoever came late. It fell on the checkerboard. Nothing on it had been moved, and across the squares lay a strip of paper. “I’ve looked at it for three days,” said {friend}’s writing, “and it was your turn on every one of them. See the back of my letter.” So that was on the back! {hero} said sorry to the nearest chair, and to the next one goodbye.',
					],
				},
				{
					'end-late & loaded': [
						'In the yard you could still see where the cart had stood. The uncle had tied the knots three times over.',
						'“Uncle was as slow as he could be,” it said on the edge of the paper. “He sends you his knots.”',
						'“I’ve never known knots take so long,” it said farther down on the paper. “I believe that Uncle did it on purpose.”',
					],
					'end-late & bird': [
						'In its cage the bird hummed the tune again, and nobody let it in, either. In the yard were the tracks of all four wheels. So somebody with an hour to spare had come along.',
						'In its cage the bird hummed as well, and waited to be let in. “Uncle sends you thanks for the bird,” it said on the edge of the paper. “Somebody with an hour to spare came along.”',
						'The bird hummed, too, and nobody said “Come in” to the cage. “Somebody with an hour to spare came along for the wheel,” it said farther down on the paper.',
					],
					bird: [
						'Out in the yard the uncle had driven up, on all four wheels. Somebody with an hour to spare had come along.',
						'The cart had just driven up in the yard, on all four wheels. “Somebody with an hour to spare came along,” said the uncle.',
						'Then the uncle came into the yard, cart and all. Somebody with an hour to spare had been by, and had handed up the beds as well.',
					],
					loaded: [
						'Out in the yard the uncle was tying everything down. He looked at the two of them, undid three knots, and tied them again.',
						'The uncle was not ready, though. He had found something wrong with his knots, and had begun again at the first.',
						'The uncle had just come to the last knot on the cart. Then he saw those two at the door, and remembered that it was the wrong sort.',
					],
					'heard & !end-late': [
						'Out in the yard stood the cart, tied up and ready. “The wheel holds,” said the uncle to {hero}.',
						'The uncle had the cart ready in the yard, and tapped the wheel. “It held,” he told {hero}.',
						'The uncle was waiting in the yard with the cart. He nodded at the wheel, and then at {hero}.',
					],
				},
				{
					'end-shown & !bird': [
						'From the cart in the yard the bird saw {hero}, and hummed all nine notes, with the question last. “Come in,” said {hero}. Nobody had bought that. Then the cart drove off, and {friend} waved until the road bent.',
						'From the cart in the yard came nine notes, with the question at the end. It was the bird. {hero} had sold the question, but not the answer. “Come in,” {they} called, and {friend} waved from up there until the road bent.',
						'Up on the loaded cart the bird hummed nine notes, and the last went up. “Come in,” {hero} told it. That part of the tune had not been sold. Then the cart drove off, and {friend} waved until the road bent.',
					],
					'end-shown or end-hummed': [
						'Then the cart drove off, and {friend} waved until the road bent.',
						'{friend} climbed up on the cart, and the two waved until the road bent.',
						'So the cart drove off, with {friend} on top, and the two waved until the road bent.',
					],
				},
				{
					'hurried & !end-late': [
						'“I was in such a hurry before,” said {hero}, at the fence. “You’ve come back,” said the sister.',
						'“I ought to have stopped here,” said {hero}, at the fence. “The soup’s hot,” said the sister through the window, “and there’s a bowl.”',
					],
				},
				{
					'end-late & owed': [
						'On the way home {hero} stopped at the second gate, as promised. “You came back,” said {keeper}, who had not expected it. “Were you in time?” “No,” said {hero}. “But I’ve said it. Are you in time?” {keeper} looked up the road, to where the lamp was, rubbed out the penciled line, and got up.',
						'The second gate was on the way home, and {hero} had promised. “I’ve come to pay,” {they} said. {keeper} had to look for the page. “So somebody does,” said {keeper}. “Were they still there?” “No,” said {hero}. “I said it to a chair. But your sister’s still up. You can see it from here.” {keeper} blew on the penciled line until it was gone, and then went to see.',
					],
					'end-late': [
						'At the third gate {keeper} was still sitting. “Were you in time?” asked {keeper}. “No,” said {hero}. “Are you?” {keeper} looked across at the lamp. It was still burning. Then {keeper.they} got up.',
						'“Too late?” asked {keeper}, who was still at the third gate. “Yes,” said {hero}. “But I said it. How late is it for you?” And {keeper} looked over at the lamp, and stood up.',
						'There was a light at the third gate, and {keeper} on the chair. “And?” said {keeper}. “They’d gone,” said {hero}. “I said it anyhow. Whom are you waiting for?” {keeper} had to think. Then {keeper.they} looked across the yard to the lamp, and shut the book.',
					],
					'end-together & owed': [
						'“I still owe you one,” {hero} called toward the lamp. In the window two old heads were bent over a very old cat. “There’s nobody at the second gate to pay it to,” called {keeper}. The gates have been standing open since.',
						'“What about the one that I owe?” {hero} called to the window with the lamp. Behind it {keeper} and the sister were begging the pardon of a very old cat. “Pay it at the second gate,” called {keeper}, “if you find anybody.” There has been nobody at any gate since.',
					],
					'end-together & gave-thing': [
						'When the cart was ready, an old arm came out of the window with the lamp, and it held {thing}. “For {friend},” it said on the label; “was missed.” In the room behind, a very old cat was being asked to forgive everybody.',
						'The sister came out to the cart with {thing} in her apron. “It was missed, {keeper} says,” she told {friend}, “so it’s yours.” She could not stay. There was a very old cat in there, and {keeper} was just explaining to it about the jug.',
					],
					'end-together & gave-tune': [
						'From the window with the lamp came the tune, across the yard, for {keeper} would not keep it. The fourth note was wrong. {hero} and {friend} have hummed it like that ever since, at either end of the world.',
						'“You’d better have that back,” called {keeper} from the window with the lamp, and hummed it across, nine notes, the fourth of them wrong. {hero} and {friend} took it as it was. At both ends of the world it’s hummed like that now.',
					],
					'end-together': [
						'Behind the window with the lamp were two old heads, bent over a very old cat, and telling it something. The uncle can whistle again, and the three gates have been standing open since.',
						'From the house with the lamp there was a crash, and then two people laughed. “That was the other jug,” said {keeper}’s voice. Nobody has sat at the gates since that night, and the uncle can whistle again.',
					],
					owed: [
						'On the way home {hero} stopped at the second gate, as promised. “Nobody ever came back,” said {keeper}, and rubbed out the penciled line. “The company will do.” So the two of them looked at the lamp, far off. “I’d knock,” said {hero}. And {keeper} got up and went to do it.',
						'{hero} went home by the second gate, since that was the promise. “I’m here to pay,” said {hero}. “You’ve come back,” said {keeper}, and rubbed out the penciled line. “I’d miss that, if I were you.” “Then you’ve nothing more to do,” said {hero}, “and she has soup.” {keeper} needed some time to stand up, and none to get going.',
					],
					else: [
						'When the cart was gone the lamp was not in the window any more. It stood on a table, between {keeper} and somebody very like {keeper.them}, and neither of the two was getting up to go.',
						'In the house across the yard somebody was talking and talking, and it was not about hens.',
						'Across the yard a door stood open, and in there were two people at one table, who both talked at once, and neither was waiting for the other to begin.',
					],
				},
				{
					'soup & !owed & !end-late': [
						'+ Next to the door stood the can, with the lid on, like something that has been brought back.',
						'+ The can was on the sill, washed, and upside down to dry.',
					],
					'told-sister & !owed & !end-late': '+ “You could see it all that way?” the sister was saying.',
					'hurried & end-late': [
						'+ “And tell her that I’m sorry I was in such a hurry,” said {hero}.',
						'+ “And say to her,” said {hero}, “that I had more time than I thought.”',
					],
				},
				{
					'end-late & bird': [
						'At home {hero} thought for a long time, moved one piece, and mailed the board to {friend}, with {thing}. The bird could not be mailed. It hummed at {hero}’s door every evening until spring. Then something knocked, for once, and it was a parcel, with the board in it. {friend} had moved one piece. “Your turn,” it said. “I’ve counted twice. And tell the bird: Come in.”',
						'The checkers went off the next day, with one piece moved, and {thing} beside it. The bird stayed. “On loan,” {friend} wrote, when the board came back with the next move on it, “until one of us has won.” Neither of the two has been in any hurry. In the evening the bird hums at the door, and {hero} tells it whose turn it is.',
						'{hero} moved one piece, and packed up the board, and {thing}, and mailed both to the other end of the world. With the bird that could not be done. It sat on {hero}’s shelf, and each evening it hummed at the door, all nine notes, and {hero} said, “Come in.” In spring the board was back, with one piece moved. “What does the bird say to that?” wrote {friend}. “I’d like it to be fair.”',
					],
					'end-late': [
						'At home {hero} thought for a long time, moved one piece, and mailed the whole board to {friend}, with {thing}. It took until spring. Then there was a parcel on the mat, and {hero} opened it on the spot, and read both sides of the paper. “I’ve moved one,” it said on the front. On the back it said, “Your turn. I’ve counted twice.”',
						'Then {hero} moved one piece, and sent the board after {friend}, with {thing}. It has gone back and forth ever since, about ten moves a year, and neither of the two is in any hurry to win. {friend} takes great care to ask each time whose turn it is.',
						'{hero} took the board home, thought until it got light, and moved one piece. Then it was all put in the mail, {thing} too. When it came back there was a letter on the mat again, and it did not lie there for as long as a breath. “Your turn,” it said, on both sides.',
					],
					'end-hummed or end-shown': [
						'At home the letter lay on the mat, with its back up. “It was your turn,” it said there. “I knew it the whole time.” So {hero} thought about it, and sent one move after {friend}, on a card. The answer was a move, too.',
						'On the mat at home lay the letter. It had fallen on its face. “P.S.,” it said on the back. “It was your turn.” {hero} took that turn, by mail. By now it’s the ninth.',
						'Then {hero} went home, and at last turned the letter over. “P.S.,” it said. “It was your turn. I was only waiting for you to begin.” {hero} wrote down a move, and mailed it.',
					],
					'end-together': [
						'In spring a parcel came from the other end of the world. It was the board. “Your turn,” it said. {hero} moved.',
						'The board went to the other end of the world, with every piece on it. {hero} sent {their} move after it. It was {their} turn.',
						'The board stood on the cart, on the highest box. Before it drove off {hero} reached up and moved one piece. “Now you,” {they} called. {friend} writes that it’s a hard one, and that it will take some time.',
					],
				},
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
