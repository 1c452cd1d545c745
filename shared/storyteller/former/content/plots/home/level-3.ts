import { common3 } from '../../common/level-3.ts';
import type { ChapterTemplate } from '../../plot.ts';

/** Lost, and led home by one who would rather the day did not end. For readers of 9 to 11. */
export const home3: readonly ChapterTemplate[] = [
	{
		titles: ['Too Far', 'One Step More', 'Lost', 'Further Than Ever Before'],
		onward: [],
		parts: [
			['{time} {intro} {show}', '{intro} {time} {show}', '{intro} {show} {time}'],
			[
				'It was {lure} that began it. It came past the window, and stopped, and went on a little, as if to say, “Well?” {hero} had only meant to follow it to the gate.',
				'{hero} was on the way to pick a few herbs when {lure} went by. Nobody could have let it go. {They} followed it to the corner, and then to the next corner, and then {they} stopped noticing corners.',
				'“I shall be back directly,” {hero} had called. There was {food} for supper. But then there was {lure}. It was always just out of reach, and {hero} could not help it. {They} went a little further, and then a little further still.',
			],
			[
				'It led {placeTo}, and there it was gone, between one blink and another. {hero} turned around. Nothing looked as it had looked before. There were [four|three] paths, and {they} did not know a single one of them.',
				'All at once it vanished. {hero} was standing {placeAt} and had never been there in {their} life. {sound} Something called out, and something else answered. “Hello?” said {hero}.',
				'Then there was no more of it to be seen. {PlaceAt} it was very quiet. {hero} turned to go back the way {they} had come. It was another way altogether.',
			],
			[
				'“I am not lost,” {hero} said aloud. “I only do not know where I am.” It did not help as much as {they} had hoped. {detail}',
				'{detail} At home somebody would be lighting the lamp by now. {hero} thought of {food}, and of {home}, and swallowed hard.',
				'The first thing to do when one is lost is to stand still, and the second is to think. {hero} did both. {detail}',
			],
		],
		options: [
			{
				approach: 'careful',
				say: 'Mark a tree and walk in small circles',
				outcome: [
					'{hero} stopped to mark a tree with a piece of chalk, and began to walk around it in wider and wider rings. It was slow, but {they} could always find the middle again. In the fourth ring {they} came upon something.',
					'“Mark where you start,” {hero} told {themself}, “and you cannot be more lost than you are.” {They} drew a cross, and then went out from it a little way on every side.',
				],
				later: 'There was the mark that {hero} had made at the very start, and it was like seeing an old friend.',
			},
			{
				approach: 'clever',
				say: 'Smell the air for supper',
				outcome: [
					'{hero} shut {their} eyes to smell the air. There was moss, and there was rain, and there, as thin as a thread, was something like {food}. It came from the left.',
					'A nose is as good as a map, if you know how to use it. {hero} began to smell on one side and then on the other. It was faint, but it was supper.',
				],
				later: '“I can smell it,” said {hero}, and this time it was not as thin as a thread at all.',
			},
			{
				approach: 'bold',
				say: 'Pick the widest path and march',
				outcome: [
					'{hero} had to pick one, and so {they} took the widest. “Somebody must have made it,” {they} thought, “and somebody must have been going home.” It was a good path for nearly a mile.',
					'“I pick you,” {hero} told the widest path, and marched. It is easier to be brave when one’s feet are making a noise.',
				],
				later: '{hero} had learned to pick a path and stay on it, and now it led straight to the door.',
			},
			{
				approach: 'ask',
				say: 'Knock on the nearest door',
				outcome: [
					'There was only one door to be seen, and it was very small. {hero} bent down to knock. “We do not know the way to anywhere,” said a voice inside, “but you might try up the hill.”',
					'{hero} went to knock, and waited, and knocked again. The one who opened was in a nightcap. “Straight on until it smells of onions,” was the answer, and the door was shut.',
				],
				later: '“Next time I shall know which door to knock on,” said {hero}.',
			},
			{
				approach: 'silly',
				say: 'Toss your hat and follow where it lands',
				outcome: [
					'{hero} decided to toss a hat and to go wherever it fell. The first time it fell on {their} head. The second time it went over a wall, and that was as good a way as any.',
					'“North, south, or lunch,” said {hero}, and threw up a hat. It is not a scientific thing to toss a hat. But it rolled, and it rolled, and then it stopped by something shiny.',
				],
				later: '{hero} gave the hat one more toss, for joy, and it landed on the gatepost.',
			},
			{
				approach: 'kind',
				say: 'Help a beetle that lies on its back',
				outcome: [
					'By the path lay a beetle on its back, waving all its legs. {hero} knew how it felt, and stopped to help. It stood up, shook itself, and pointed with one feeler, quite clearly, to the right.',
					'“You are worse off than I am,” said {hero} to the beetle, and bent down to help. It thanked {them} in its own fashion. From somewhere it rolled up a crumb, and a crumb has to come from a kitchen.',
				],
				later: 'A beetle sat on the doorstep, and {hero} was sure that it was the one {they} had stopped to help.',
			},
		],
		look: { pose: 'think', feeling: 'worried', with: [], thing: 'away', cameras: ['wide', 'bird-eye'] },
	},
	{
		titles: ['Found on the Way', 'Somebody Who Knows', '{helper} Turns Up', 'Two Are Less Lost'],
		onward: [
			'It was not the way home yet, but it was a way.',
			'And so {hero} went on, a little less lost than before.',
			'That was better than standing still, and {hero} went on with a stronger step.',
		],
		parts: [
			['{time} {arrive} {weather} {sense}', '{arrive} {time} {sense} {weather}', '{weather} {arrive} {sense} {time}'],
			[
				'There, half buried, lay {thingA}. {hero} dug it out and [rubbed|blew] off the dust. It seemed to belong to nobody. “You are obviously lost as well,” {they} told it, “and so you had better come along.”',
				'Something made {hero} stumble. It was {thingA}, as if somebody had left it there on purpose. {They} looked all around, but there was nobody, and so {they} took it with {them}.',
				'{hero} sat down to rest, and sat on something hard. It turned out to be {thingA}. “This does not belong to me,” {they} thought, “but it may be useful for something.”',
			],
			[
				'{meet} “I want to go home,” said {hero}. It came out much smaller than {they} had intended. “Then let us go together,” said {helper}, “for I have nothing else to do.” {detail}',
				'{detail} {meet} {hero} told the whole tale, from the window on. “It happens to everybody,” said {helper}, “and I can probably show you the way.”',
				'{meet} “You do not live here,” said {helper}, “because you are always looking behind you.” {hero} had to admit it. {detail}',
			],
			[
				'{show} “You are good company,” said {helper}, and looked quite surprised.',
				'So the two of them set off together. {show} {helper} began to laugh, and it sounded as if the laugh had not been used for some time.',
				'{show} “Nobody has walked with me for ages,” said {helper}, and then quickly talked about something else.',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Tell {helper} about home and supper',
				outcome: [
					'{hero} began to tell about home. {They} told about the chair with the wobble, and who sat where, and the smell on the stairs. {helper} wanted to hear it all twice.',
					'It makes the way shorter to tell of where it leads. {hero} described {food}, down to the crust. “And do you eat it all together?” asked {helper}, in a strange voice.',
				],
				later: '“It is just the way you used to tell it,” said {helper}, looking around at everything.',
			},
			{
				approach: 'clever',
				say: 'Follow running water down the hill',
				outcome: [
					'“Water knows the way down,” said {hero}, “and I live down.” They began to follow a trickle, which became a stream, which became a good deal of noise. {helper} said that it was very clever and did not say anything more.',
					'{hero} heard it first: water. If they could follow that, they must come out somewhere. It was a fine stream, with stepping stones, and {helper} knew a game for those.',
				],
				later: 'They had only to follow the water for the last bit, and it seemed to hurry too.',
			},
			{
				approach: 'bold',
				say: 'Climb the tallest rock and look around',
				outcome: [
					'There was a rock as high as a tower, and {hero} began to climb. From the top one could see everything but home. Still, there was smoke, a long way off, and where there is smoke there is somebody’s supper.',
					'{hero} had to climb with the {thingOne} under one arm. {helper} pushed from underneath and offered advice. “I believe that I can see a roof!” {they} called down from the top.',
				],
				later: 'From the rock that {hero} had dared to climb it had looked so far, and now they were nearly there.',
			},
			{
				approach: 'careful',
				say: 'Count the turns and remember them',
				outcome: [
					'“Left, left, right,” said {hero}, and began to count on {their} fingers, or what {they} had for fingers. By the eleventh turn {they} noticed that {helper} was not paying attention at all.',
					'{hero} took care to count each turn, and to say them over like a poem. It was a remarkably long poem, and it seemed to have the same verse in it several times.',
				],
				later: 'This time there was no need to count the turns. {hero} knew every one of them.',
			},
			{
				approach: 'silly',
				say: 'Play I spy with things that are not there',
				outcome: [
					'They began to play. “I spy,” said {hero}, “a teapot with wings.” “There,” said {helper} at once, “on the left.” It went on for a mile, and nobody thought about being lost.',
					'“I spy something that begins with Q,” said {helper}. It is a good game to play when there is nothing but trees. In the end it was a queen, who was, of course, invisible.',
				],
				later: '“Let us play,” said {helper}. “I spy something that begins with H.” And there it was.',
			},
			{
				approach: 'ask',
				say: 'Question {helper} about every landmark',
				outcome: [
					'{hero} had a question at each landmark, and {helper} had an answer. That was the stone where the fog lives. That was the bush with the opinions. One could learn a lot, if only half of it was true.',
					'“And what is that?” To each question there came a story, and each of the stories was longer than the last. It was only later that {hero} wondered how so many had fitted into one short road.',
				],
				later: 'There was just one question left, and {hero} asked it. “Will you stay?”',
			},
		],
		look: { pose: 'walk', feeling: 'curious', with: ['helper'], thing: 'held', cameras: ['two-shot', 'over-shoulder'] },
	},
	{
		titles: ['Not This Way', 'Stopped in the Dusk', 'A Wall of Trouble', 'Neither Forward nor Back'],
		onward: [
			'The time went quickly, and so did the miles.',
			'{helper} grew quieter, and {hero} supposed that {helper.they} must be tired.',
			'It was almost fun, being lost, so long as there were two to do it.',
		],
		parts: [
			['{together} {time} {weather} {sense}', '{time} {together} {sense} {weather}', '{weather} {time} {together}'],
			[
				'{show} “It cannot be very far now,” said {hero} happily, and {helper} gave an uncomfortable cough.',
				'“I believe I know that hill,” said {hero}. {show} {helper} was suddenly interested in the opposite direction.',
				'{show} For the first time {hero} began to whistle.',
			],
			[
				'{obstacle} “But I live over there,” said {hero}, “or at least I am nearly certain of it.”',
				'{obstacle} There was no going on, and going back was the last thing {hero} wanted.',
				'{obstacle} {helper} did not look as sorry as one might have expected.',
			],
			[
				'{hero} set down the {thingOne} and rubbed {their} arms. {detail} Supper must be on the table by now.',
				'{detail} “We could always stop here for the night,” said {helper} hopefully. {hero} shook {their} head.',
				'{tone} {detail} To {hero}, home had never seemed so near, or so difficult to get to.',
			],
		],
		options: common3.pastTrouble,
		look: { pose: 'stand', feeling: 'surprised', with: ['helper'], thing: 'near', cameras: ['low-angle', 'wide'] },
	},
	{
		titles: ['Round and Round', 'Here Again', 'The Ring in the Path', 'We Have Been Here Before'],
		onward: [
			'{settled} “Home!” cried {hero}. “I can almost taste it.”',
			'{settled} The two friends walked on, faster than before.',
			'{settled} There could be nothing more in the way now.',
		],
		parts: [
			[
				'{reason} {helper} said that it was a lovely story, and that a little rest would be nice.',
				'{reason} It was a thing worth knowing, and {hero} turned it over in {their} mind along the way.',
				'{reason} After that {hero} felt that anything could be solved.',
			],
			[
				'{time} {together} {weather} But something about it was [odd|strange]. {hero} had certainly seen that crooked post before, and that puddle too, and even the leaf that was floating in it.',
				'{together} {time} {weather} There were footprints here, and {hero} set {their} own foot in one of them. It fitted exactly. {They} had made it {themself}, hours ago.',
				'{weather} {time} {together} In the dust {hero} discovered a hollow, exactly the size and shape of the {thingOne}. It was where {they} had put it down to rest, hours ago, and so it had all been one enormous ring.',
			],
			[
				'“We have been going in a ring,” said {hero}. After all that walking, {they was} not a single step nearer to home. {They} sat down on the ground and swallowed hard. {detail}',
				'{detail} “But we did everything right!” cried {hero}. {They} kicked a stone, and the stone rolled away in a curve, and even that came back.',
				'{hero} did not shout. {They} only grew very quiet, which was worse. {detail} Somewhere, without {them}, the {food} was getting cold.',
			],
			[
				'{helper} stood first on one foot and then on the other. “It is not so bad,” {helper.they} said, “and we could always go round once more, because it was such a pleasant walk.”',
				'“Please do not be sad,” begged {helper}, who looked quite wretched. “I never imagined that you would mind so much.” It was a very odd thing to say.',
				'{hero} looked up. {helper} had gone a deep red. It came to {them} then that {helper} had not been surprised by the footprints, not even for a moment.',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Take {helper} by the {hand} and wait',
				outcome: [
					'{hero} did not say anything sharp. {They} only chose to take {helper} by the {hand} and wait. After a while there was an unhappy sniff. “There is something that I have to tell you,” said {helper}.',
					'To take somebody by the {hand} is the shortest way of saying that you are still friends. {helper} held on very tightly, and then the whole story came tumbling out.',
				],
				later: 'They did not have to take each other by the {hand} now, but they did it anyway.',
			},
			{
				approach: 'bold',
				say: 'Ask {helper} straight out for the truth',
				outcome: [
					'“I want to know the truth,” said {hero}, straight out. It is a difficult word when it is spoken quietly. {helper} looked down at the ground and admitted to having known.',
					'{hero} had to ask it, however unpleasant it was: “Did you know that we were going in a ring?” There was only one possible answer to that, and it was a very small one.',
				],
				later: '“You may ask me anything now,” said {helper}, “and I shall say what is so.”',
			},
			{
				approach: 'clever',
				say: 'Notice where {helper} keeps looking',
				outcome: [
					'It is worth your while to notice where people look. {helper} had looked left at every crossing and then gone right. “Home is on the left,” said {hero}, “and you knew it all along.”',
					'{hero} began to notice. There was one gap in the hedge at which {helper} never looked at all, and it took a great deal of trouble not to. “It is through there,” said {hero}.',
				],
				later: '{hero} did notice one thing more. {helper} was smiling, and had stopped looking at the ground.',
			},
			{
				approach: 'careful',
				say: 'Think back over each turn of the way',
				outcome: [
					'{hero} sat down to think it over, turn by turn. At every crossing it had been {helper} who chose, and every time it had been right, and right, and right again. Nobody makes the very same mistake nine times.',
					'“Let me think,” said {hero}, and went over it all from the start. It was like a sum. When {they} came to the end, there was only one answer, and it was standing beside {them}.',
				],
				later:
					'When {hero} came to think of it, there had not been a single turn that {they} would want to have missed.',
			},
			{
				approach: 'silly',
				say: 'Flop down and pull the worst face you can',
				outcome: [
					'{hero} decided to flop down flat and pull the worst face in the world. {helper} began to laugh. Then the laugh went wrong in the middle and turned into something else. “I am so sorry,” {helper.they} sobbed.',
					'There was nothing for it but to flop. “I am a rug now,” said {hero}, “and you may walk on me.” It was meant to be funny, but {helper} sat down on the edge of the rug and began to cry.',
				],
				later: '“Flop!” said {helper}, and both of them did, on a real rug this time.',
			},
			{
				approach: 'ask',
				say: 'Call for help as loud as you can',
				outcome: [
					'{hero} began to call, and the echo came round in a ring as well. “Nobody will hear you,” said {helper}, “because nobody ever comes here, and that is just the trouble.” And {helper.they} hid {helper.their} face.',
					'“Help!” {hero} stopped to call a second time, and then saw that there was somebody who needed help more than {they} did, and that {helper} was not looking at {them}.',
				],
				later: 'From the gate somebody had begun to call, and it was {hero}’s own name.',
			},
		],
		look: { pose: 'sit', feeling: 'sad', with: ['helper'], thing: 'near', cameras: ['bird-eye', 'close-up'] },
	},
	{
		titles: ['Why {helper} Did It', 'One Day Longer', 'The Truth About the Way', 'An Empty House'],
		onward: [
			'{helper} saw it, and something in {helper.them} gave way. “I have to tell you,” {helper.they} said.',
			'It was then that {helper} began to speak, and could not stop.',
			'And {helper}, who had been silent for a while, took a long breath.',
		],
		parts: [
			[
				'{time} “I knew the way from the beginning,” said {helper}. “It is only ten minutes, through the gap, but I wanted the day to last a little longer. You see, when you go home, I have to go home too, and there is nobody there.”',
				'“I did not mean to trick you,” said {helper}. “I meant to take the next turn, each time. But you were in the middle of a story, and nobody tells me stories.” {time} “I live by myself,” {helper.they} added, as if that were something to be ashamed of.',
				'“You laughed at my joke,” said {helper}. “Nobody has laughed at it for a year, and I wanted to go around just one more bend before I owned up.” {time} “I live by myself,” said {helper}, “and it is only ten minutes from here to your home.”',
			],
			[
				'{hero} was angry, and {they} had a right to be. {They} thought of the table at home, and of all that unnecessary worry. Then, without wanting to, {they} thought of a house with a single cup in it. {detail}',
				'{detail} For a moment {hero} wanted to run through that gap and never look back. But {they} looked at {helper}, and did not run.',
				'There is a kind of anger that is mostly tiredness. {hero} waited for it to pass, and it passed, like a cart going by. {detail}',
			],
			[
				'“You might simply have asked me to come and play tomorrow,” said {hero} at last. {helper} had evidently never thought of that, and wondered in a whisper whether the answer would have been yes. “Of course it would!” {weather}',
				'{weather} “That was not right,” said {hero}, and {helper} did not deny it. “But I understand why you did it, and it was not because you are bad.”',
				'“It was you who made me lost,” said {hero} slowly, “and it was you who kept me company while I was lost.” {weather} {helper} did not know what to answer, and no more did {hero}.',
			],
			[
				'{together} It was only a short way, but it was wonderfully full of things to talk about. {sense} {hero} carried {thing} in front.',
				'Then it was time to go through the gap. {together} Ahead, still a long way off, {hero} could see a lamp burning in somebody’s window.',
				'“Come,” said {hero}, and picked up {thing}. {together} {helper} dragged {helper.their} feet, like somebody who is nearly at the end of a book.',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Forgive {helper} and say so out loud',
				outcome: [
					'“I forgive you,” said {hero}. It has to be said out loud, because otherwise it does not count. {helper} looked as though somebody had lifted a sack of coal from {helper.their} back.',
					'To forgive somebody is a thing that you do on purpose. {hero} did it, there and then, in exactly three words, and after that there was room to breathe.',
				],
				later: '“I still do forgive you,” said {hero}, “in case you were wondering.”',
			},
			{
				approach: 'silly',
				say: 'Fine {helper} one hundred bad jokes',
				outcome: [
					'“There will be a fine,” said {hero} sternly. “One hundred bad jokes, payable at once.” {helper} began to pay there and then. The sixth was so dreadful that it was counted double.',
					'{hero} thought about a fitting fine. “You will have to tell me a hundred jokes,” {they} decided, “and all of them bad.” {helper} began immediately, in a voice that was still a little wet.',
				],
				later: 'Of the fine of a hundred jokes there were still ninety-one to pay, and nobody was in a hurry.',
			},
			{
				approach: 'bold',
				say: 'Invite {helper} home to supper this minute',
				outcome: [
					'“I invite you home to supper,” said {hero}. “I mean this very minute.” {helper} began to protest that it would be a bother, and {hero} would not hear of it. There is always room for another chair.',
					'{hero} did not think about it long. “I invite you,” {they} said, “and you cannot say no, because you owe me.” {helper} had not been meaning to say no.',
				],
				later: '“I did invite a friend,” {hero} called, and the answer came at once. “Then lay another place!”',
			},
			{
				approach: 'clever',
				say: 'Draw a map from one door to the other',
				outcome: [
					'{hero} took a stick to draw it. Here was one door, and here was the other, and between them ran a line no longer than a finger. “It is no distance at all,” {they} explained, “and so you could come every day.”',
					'There was nothing to draw on but the back of an old letter. {hero} made a map of the way, with a cross for each house, and {helper} folded it up and kept it close.',
				],
				later:
					'The map that {hero} had wanted to draw hung over the stove, and the line on it had been walked so often that it was nearly worn away.',
			},
			{
				approach: 'careful',
				say: 'Make {helper} promise never to do it again',
				outcome: [
					'“Promise,” said {hero}. {helper} did promise, with one {hand} up and both eyes shut, and then did it again the other way, to be safe.',
					'A promise is a good place to begin anew. {hero} made {helper} promise, and then, because it was only fair, {they} made one too.',
				],
				later: '{helper} had kept the promise ever since, and knew that it was a good one to have made.',
			},
			{
				approach: 'ask',
				say: 'Request that {helper} show you {helper.their} house',
				outcome: [
					'“First I request to see where you live,” said {hero}. There was one cup, and one plate, and a chair by the window, for watching the people who never came. After that {hero} understood everything.',
					'It was a strange thing to request, with supper so near. But {hero} wanted to see it, and it was a tidy little house, so quiet that you could hear the dust. “You had better bring your cup along,” {they} said.',
				],
				later: 'The cup from the quiet house had been put on the shelf, in the row with all the others.',
			},
		],
		look: { pose: 'reach', feeling: 'calm', with: ['helper'], thing: 'held', cameras: ['two-shot', 'close-up'] },
	},
	{
		titles: ['The Light in the Window', 'Supper for Two', 'Home, and Not Alone', 'The Short Way'],
		onward: [
			'After that there was nothing left between the two of them but the last bit of road.',
			'{helper} smiled for the first time without looking away.',
			'“Come on, then,” said {helper}. “I really will show you this time.”',
		],
		parts: [
			[
				'Even a short way can have one hard step in it. {solve} {later}',
				'There was still the old gate to get past, which had stuck for years. {later} {solve}',
				'The last bit was the darkest, and neither of them could see a thing. {solve} {later}',
			],
			[
				'{time} {together} From there it was all downhill. The door stood open, and somebody was calling. {hero} ran the last bit, and then ran back, to fetch {helper}.',
				'{together} {time} And there at last was home. The light was on, and there was a smell of {food}. {hero} began to run.',
				'{time} {together} “I can see it,” whispered {hero}. There was home, no bigger than a [nut|toy] and growing with every step.',
			],
			[
				'When all was eaten up, {hero} took {thing} and put it into the arms of {helper}. “It is for your window,” {they} said. “When I see it, I shall know that you are in. And you can always find our door.” {detail}',
				'{detail} “This is yours now,” said {hero}, and gave {thing} to {helper}. “I found it on the way to you. It must have been meant for you.”',
				'{helper} was given the chair with the wobble, which is the best one. Beside {helper.them} on the table stood {thing}. “To remember the way by,” said {hero}. {detail}',
			],
			['{tone} {glow}', '{glow} {closing}', '{weather} {glow}'],
		],
		options: [],
		look: { pose: 'sit', feeling: 'happy', with: ['helper'], thing: 'near', cameras: ['wide', 'two-shot'] },
	},
];
