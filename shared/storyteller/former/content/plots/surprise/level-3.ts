import { common3 } from '../../common/level-3.ts';
import type { ChapterTemplate } from '../../plot.ts';

/** A great day is planned in secret; what goes wrong makes it true. For readers of 9 to 11. */
export const surprise3: readonly ChapterTemplate[] = [
	{
		titles: ['The Secret', 'Not a Word to Anyone', 'One Day to Go', 'A Plan Is Made'],
		onward: [],
		parts: [
			['{time} {intro} {show}', '{intro} {time} {show}', '{intro} {show} {time}'],
			[
				'There was a secret {placeAt}, and it was getting hard to keep. In one day it would be the {bigDay} of {friend}, {friendA}, and nobody had a kinder heart. All of {folk} were in on it.',
				'“Shh!” said {folk}, who were whispering {placeAt}. It was about {friend}, {friendA} whom everybody loved. Tomorrow was {friend.their} great day, and {friend.they} was not to know a thing.',
				'{friend}, {friendA}, had never once had a party. {Folk} had only just found this out, and they were [shocked|ashamed]. So they met in secret {placeAt}, and {hero} was asked to be in charge.',
			],
			[
				'The present had been chosen long ago. It was {thingA}, and it was hidden [under a blanket|behind the stairs] where {friend} would never look. {hero} went to peep at it twice an hour.',
				'Everyone had given something for the present. It was {thingA}, and if you half closed your eyes it [glowed|shone]. {hero} was to keep it safe. {They} had not slept well since.',
				'“And this is what we shall give {friend.them},” said the oldest, and lifted the cloth. There lay {thingA}. {hero} forgot to breathe. It was just right.',
			],
			[
				'“It must be the best surprise there ever was,” said {hero}. There were lists to be made, and lists of the lists. {detail}',
				'{detail} There was so much to think of: lights, and music, and a cake as tall as a door. {hero} took a pencil and wrote “1.” at the top of a page.',
				'“Leave it to me,” said {hero}, and for a moment {they} even believed it. {detail} It is a fine thing to be trusted, and a heavy one.',
			],
		],
		options: [
			{
				approach: 'careful',
				say: 'Write down every step and tick them off',
				outcome: [
					'{hero} began to write, and did not stop until there were sixty-one steps. It looked splendid. Only step one had a tick by the time that the sun moved on.',
					'“If you write it down, it cannot get lost,” said {hero}. {They} wrote on paper, and on {their} arm, and in the end on the wall.',
				],
				later: '{hero} took out the list, and wrote one last line, and put a tick by it.',
			},
			{
				approach: 'bold',
				say: 'Promise fireworks before you know how',
				outcome: [
					'“There will be fireworks!” {hero} heard {themself} promise. {Folk} gasped and clapped. It was only afterwards that {they} wondered where one gets them.',
					'It was a large promise, but it was out before {they} could stop it. “Fireworks,” everyone repeated happily. {hero} smiled, and felt a little sick.',
				],
				later: '{hero} had once made a promise about fireworks, and now, in a way, it was kept.',
			},
			{
				approach: 'kind',
				say: 'Find out what {friend} secretly loves best',
				outcome: [
					'{hero} went to find out what would really please. {They} sat with {friend} for an hour and talked of this and that. “I like small things,” said {friend}. {hero} did not listen as well as {they} might have.',
					'To find out without asking is an art. {hero} asked about everything else instead. “The best days,” said {friend}, “are the ones when somebody stays for supper.”',
				],
				later: 'Once, long before, {hero} had tried to find out what {friend} loved best. Now {they} knew.',
			},
			{
				approach: 'clever',
				say: 'Lay a false trail to fool {friend}',
				outcome: [
					'To fool somebody kindly takes brains. {hero} spread it about that everyone was going fishing. It was such a good story that two of {folk} went home for their rods.',
					'{hero} laid a false trail of notes about fishing, and worms, and an early night. It might even fool {friend}. It certainly made {friend.them} look rather thoughtful.',
				],
				later:
					'“So that was why,” said {friend}, who remembered how they had tried to fool {friend.them} with fishing.',
			},
			{
				approach: 'ask',
				say: 'Divide the work among all of {folk}',
				outcome: [
					'{hero} began to divide up the work. One was to cook, and one to sew, and three were to blow things up until they were round. Everybody was pleased, and everybody was noisy.',
					'“We divide it,” said {hero}, “and then nobody has too much.” It was a good idea. It did mean that the secret was now in forty mouths instead of one.',
				],
				later: 'The work was divided up so quickly this time that it was done before anyone could argue.',
			},
			{
				approach: 'silly',
				say: 'Rehearse the shout until it is perfect',
				outcome: [
					'The shout was the main thing, so {hero} made everyone rehearse. “SURPRISE!” they cried, in a cupboard, nineteen times. A plate fell off a shelf in the next street.',
					'“Again,” said {hero}, “but with more joy.” It took hours to rehearse, and by evening nobody could speak above a croak.',
				],
				later:
					'They had gone hoarse when they had to rehearse, and so the shout, when it came, was a sort of happy squeak.',
			},
		],
		look: { pose: 'think', feeling: 'happy', with: [], thing: 'near', cameras: ['close-up', 'wide'] },
	},
	{
		titles: ['An Extra Pair of Hands', '{helper} Offers to Help', 'Two Can Keep a Secret', 'So Much to Carry'],
		onward: [
			'It was a start, and there were still hours to go. Now for the lights and the flour.',
			'That was one thing done. {hero} looked at the long list and set off for the next.',
			'So far, so good. The secret was safe, and the day was young.',
		],
		parts: [
			['{time} {arrive} {weather} {sense}', '{arrive} {weather} {time} {sense}', '{sense} {time} {arrive} {weather}'],
			[
				'{meet} “A surprise?” said {helper}, when {hero} had explained. “I am very good at surprises. I surprise people all the time.”',
				'{meet} {hero} had to explain about the party, because of the flour. “I will not breathe a word,” said {helper}, and held {helper.their} breath to prove it.',
				'{meet} “You are carrying too much,” said {helper}, and took half of it. “Whatever it is, I am in.”',
			],
			[
				'{show} “We shall certainly get on well together,” said {helper}, and it was so. {detail}',
				'{detail} Together the two friends gathered what was needed. {show} The pile grew and grew.',
				'{show} {helper} laughed out loud. Before long there were paper stars, and honey, and a very large spoon. {detail}',
			],
			[
				'Once {friend} came by, and everything had to be hidden in a hurry. “Lovely weather,” said {hero} wildly. {friend} looked from one to the other and walked on, a little slowly.',
				'“{friend} is coming!” hissed {helper}. The two friends dived behind a barrel, flour and all. {friend} stopped. “Hello?” {friend.they} said, and waited, and then went away.',
				'“Where is everyone today?” asked {friend}, who had come around the corner. “Busy,” said {hero}, hiding a paper star. “Very busy.” “Oh,” said {friend}. “I see.”',
			],
		],
		options: [
			{
				approach: 'clever',
				say: 'Disguise the cart as a load of hay',
				outcome: [
					'They had to disguise everything. Under a heap of straw the cart looked like any other, apart from the smell of honey. It got as far as the bend.',
					'“Nobody looks twice at hay,” said {hero}. It took an hour to disguise the cart, and {helper} sneezed at every step, but not a star was showing.',
				],
				later: 'Some of the straw that had been used to disguise the cart was still in {hero}’s hair.',
			},
			{
				approach: 'bold',
				say: 'Take the short cut, whatever they say',
				outcome: [
					'“We take the short cut,” said {hero}. Everyone had warned against it. It was steep, and slippery, and it saved a whole hour, if you did not count the flour.',
					'{hero} chose to take the short cut. {helper} shut both eyes and held on. For a little while everything was going wonderfully.',
				],
				later: 'Because they had dared to take the short cut, there was still a little time left.',
			},
			{
				approach: 'careful',
				say: 'Carry it all in six small trips',
				outcome: [
					'“Six small trips,” said {hero}, “and nothing gets broken.” It was {helper} who had to carry the eggs. Five of the trips went perfectly.',
					'They began to carry, a little at a time. It was slow, and it was safe, and they counted the steps: two hundred and twelve each way.',
				],
				later: '“Six small trips,” said {helper}, “that is how we carry things.” And that was how it was done.',
			},
			{
				approach: 'silly',
				say: 'Balance everything on your head',
				outcome: [
					'{hero} decided to balance it all on {their} head: the flour, the honey, the stars and the spoon. From a distance it looked like a walking shop. {helper} went in front to warn people.',
					'“I can balance anything,” said {hero}, and for forty steps it was true. Even then only the spoon fell, and it fell on {helper}.',
				],
				later: '{hero} could still balance a spoon, and did, and it got a round of applause.',
			},
			{
				approach: 'kind',
				say: 'Stop and cheer up {friend} for a minute',
				outcome: [
					'{hero} could not bear that look. {They} stopped, ran back, and tried to cheer {friend} up with a joke. It was not a good joke, but {friend.they} smiled a little at the end.',
					'There was no time to lose, and {hero} lost some of it gladly. It takes only a minute to cheer somebody up. “See you tomorrow,” {they} said, and bit {their} tongue.',
				],
				later: '“You stopped to cheer me up,” said {friend}, “even with all that to do.”',
			},
			{
				approach: 'ask',
				say: 'Hire the baker’s donkey for an hour',
				outcome: [
					'To hire a donkey you must first ask the donkey. It was paid in carrots, in advance. It carried everything, and it did not tell a soul.',
					'They managed to hire the donkey from next door. It knew only two speeds, slow and stop, but it was as strong as it was stubborn.',
				],
				later: 'The donkey they had hired came too, and ate one of the paper stars.',
			},
		],
		look: { pose: 'hold', feeling: 'happy', with: ['helper'], thing: 'away', cameras: ['two-shot', 'bird-eye'] },
	},
	{
		titles: ['Something Goes Wrong', 'So Much for the Plan', 'Trouble at Noon', 'All That Work'],
		onward: [
			'So it all came to the place where the party was to be, with nearly everything in one piece.',
			'“We make a good team,” said {helper}, and {hero} thought so too.',
			'After that the rest was easy. The hall had to be made ready, and then it could begin.',
		],
		parts: [
			[
				'{time} {together} {weather} Everything was [to happen|going to be] here.',
				'{together} {time} {weather} It was certainly the best place for a party in the entire country.',
				'{weather} {together} {time} By now the lights were up, and a lovely sight it was.',
			],
			[
				'{show} By noon there were stars hanging everywhere, and ribbons, and a table for fifty.',
				'The paper stars were hung up one by one. {show} {helper} stood back to admire everything and sighed with satisfaction.',
				'{show} “It only wants the music,” said {helper}, and set out the chairs in rows.',
			],
			[
				'{obstacle} When it was over, there was not a single paper star left hanging on its string.',
				'{obstacle} The ribbons went first, and then the lights, and then the table for fifty.',
				'{obstacle} All of that careful work had disappeared between one breath and the next.',
			],
			[
				'{hero} stood in the middle of it and did not say a word. {detail} “At least the {thingOne} is safe,” said {helper}.',
				'{detail} “There is no time to do it again,” said {hero}. “Then we had better be quick,” said {helper}, but {helper.their} voice shook.',
				'“It cannot possibly be true,” said {hero}, but unfortunately it was. {detail} First of all, something had to be done about {trouble}.',
			],
		],
		options: common3.pastTrouble,
		look: { pose: 'stand', feeling: 'surprised', with: ['helper'], thing: 'away', cameras: ['wide', 'low-angle'] },
	},
	{
		titles: ['The Cake', 'Higher and Higher', 'A Very Sticky Business', 'Flour on the Ceiling'],
		onward: [
			'{settled} But the lights and the ribbons were not coming back.',
			'{settled} Now there was only one hope left for the party.',
			'{settled} That still left nothing but the flour.',
		],
		parts: [
			[
				'{reason} “Well, I am glad of that,” said {helper}, “but we have no party.”',
				'{reason} There was nobody left to be angry with, which was almost a pity.',
				'{reason} That was a comfort, but it did not hang up a single star.',
			],
			[
				'{time} {together} {weather} “There is still the cake,” said {hero}. “If it is big enough, nobody will look at anything else.”',
				'{together} {weather} {time} “We shall bake,” said {hero}, “the largest cake in the world.” {helper} tied on an apron.',
				'{weather} {time} {together} It was here that {hero} meant to bake the cake. It was to have nine layers, and each was to be a different colour.',
			],
			[
				'It rose, and that was good. It went on rising, and that was considerably less good. “I wonder if it is meant to do that,” said {helper}. The lid came off, and then the door, and then [the chimney|the roof].',
				'At the fourth layer it began to lean. At the seventh {hero} held it up on one side and {helper} on the other. “Whatever you do, you must not sneeze,” said {hero}, and so {helper} sneezed.',
				'Somebody had mixed up the salt and the sugar, and somebody else had put in the yeast four times. There was a rumble. {sound} When the air cleared, there was cake on everything except a plate.',
			],
			[
				'The two cooks stood there, white from head to foot, with cherries in every fold. {helper} began to laugh first. {detail}',
				'{detail} “It is not so bad,” said {helper}, and a lump of it fell on {helper.their} head. {hero} wanted to cry, and laughed until {they} could not stand.',
				'“That was certainly a surprise,” said {helper}. {hero} slid down the wall and sat in the icing. {detail} The party was in three hours, and there was nothing left for it.',
			],
		],
		options: [
			{
				approach: 'clever',
				say: 'Scrape together what can still be saved',
				outcome: [
					'There is always something left. They began to scrape, from the walls and the spoons and the donkey, and in the end there was one small bowl of it. It tasted better than it looked.',
					'“Scrape,” said {hero}, and handed {helper} a knife. What they saved would not have fed a mouse and its family. But it was sweet, and it was still warm.',
				],
				later:
					'The small bowl that they had been able to scrape together was passed from hand to hand, and somehow it was enough.',
			},
			{
				approach: 'kind',
				say: 'Hug {helper} and say it does not matter',
				outcome: [
					'“It does not matter,” said {hero}, and gave {helper} a hug that stuck. For a moment it really did not, and that, after all, is what friends are for.',
					'{helper} looked so unhappy that there was only one thing to do. It was a long, sticky hug. “We tried,” {hero} said, “and I would try with you again.”',
				],
				later: 'There was another hug, less sticky than the last, with more people in it.',
			},
			{
				approach: 'bold',
				say: 'Start again from the very beginning',
				outcome: [
					'“We begin again from the very beginning,” said {hero}. They had half the flour and a third of the time. It was wild, and hot, and at one point the spoon caught fire, but something small was baking.',
					'{hero} rolled up {their} sleeves to start once more. Anyone can do it the first time, {they} thought. It takes somebody special to do it the second.',
				],
				later: 'It takes courage to start again from the beginning, and {hero} had done it twice that day.',
			},
			{
				approach: 'careful',
				say: 'Clean everything up before anyone comes',
				outcome: [
					'First they had to clean. They cleaned the floor, and the walls, and the ceiling, and under a bench {hero} found one paper star that nobody had trodden on.',
					'“Whatever happens, we clean up,” said {hero}. With a bucket and a song it went faster than you would think. And it is easier to have an idea in a tidy place.',
				],
				later: 'The one paper star that had turned up while they were cleaning hung over the door.',
			},
			{
				approach: 'silly',
				say: 'Slide through the icing with a whoop',
				outcome: [
					'Since it was there, they might as well slide in it. {hero} went first, with a whoop, and {helper} came after on a tray. It did not help in the least, but it made everything better.',
					'“When there is icing on the floor,” said {hero}, “one can weep or one can slide.” They slid from one end to the other, and nobody who was watching could keep from grinning.',
				],
				later: 'Somebody found the tray, and everyone had to have a turn to slide.',
			},
			{
				approach: 'ask',
				say: 'Admit to {folk} that it all went wrong',
				outcome: [
					'It was not easy to admit. {hero} stood before {folk} with egg in {their} hair and told them everything. Nobody shouted. “Mine burned too,” said somebody, and that was how it came out that everything else had gone wrong as well.',
					'“I have to admit something,” said {hero}. {Folk} listened. Then, one by one, they began to admit things too. The band had lost its drum. The singers had lost their voices.',
				],
				later: 'Since {hero} had been the first to admit it, nobody minded any longer that nothing was perfect.',
			},
		],
		look: { pose: 'sit', feeling: 'surprised', with: ['helper'], thing: 'away', cameras: ['close-up', 'two-shot'] },
	},
	{
		titles: ['The Packed Bag', 'Nobody Remembered', 'What {friend} Thought', 'A Light in the Window'],
		onward: [
			'That was when {helper} looked out, and stopped smiling. “Come and see this,” {helper.they} said.',
			'And there it might have ended, if {hero} had not looked out of the window just then.',
			'It was then that there came the sound of footsteps, slow ones, going away.',
		],
		parts: [
			[
				'{time} {together} There was {friend}, with a small bag under one arm. {Friend.they} was shutting the door behind {friend.them}, very quietly.',
				'{together} {time} On the step sat {friend}. Beside {friend.them} stood a bag, already packed and tied. {Friend.they} was looking around as if to learn everything by heart.',
				'{time} {together} A lamp was burning, and in the light of it {friend} was folding up a blanket. {Friend.they} put it carefully in a bag, and then a cup as well, and then hesitated, and took the cup out again.',
			],
			[
				'“Everybody is busy, and nobody has a word for me,” said {friend} to {hero}, trying to smile. “They even hide when I come by, and so I thought that I would go where I am not in the way.” {detail}',
				'{detail} “Where are you going?” asked {hero}. “It was supposed to be my {bigDay},” said {friend}, “but it does not matter. I heard everybody whispering, and I know when I am not wanted.”',
				'“I am sorry,” said {friend}, “if I have done something wrong. Nobody talks to me any more.” {detail} {hero} felt it like a stone in the chest.',
			],
			[
				'So that was what the secret had done. {hero} saw it now: the hedge, and the hiding, and “Very busy”. It had been such a good secret that it had made somebody lonely. {weather}',
				'{weather} How could anyone have been so stupid? {hero} thought of the fireworks, and the nine layers. Not one of them had thought of {friend} at all.',
				'{hero} opened {their} mouth and shut it again. All day long there had been nothing but the party, and nobody had been making {friend} happy. {weather}',
			],
			[
				'“Please do not go yet,” begged {hero}, “but give me a single hour.” {friend} considered the bag for a long time, and finally agreed to an hour, and not one minute longer.',
				'“Will you wait,” begged {hero}, “just until the candle has burned down to here?” {friend} did not understand. But {friend.they} sat down again, and that was something.',
				'There was only one thing to be done, and there was hardly enough time to do it. “You must stay exactly where you are,” {hero} told {friend}. {sense} Then {they} began to run.',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Cook a plain supper with your own {hands}',
				outcome: [
					'No layers, no towers. {hero} went to cook a plain supper, the sort one cooks for a friend. It had three things in it and it smelled of home.',
					'{hero} could not do fireworks, but {they} could cook one thing well. With so little time it had to be {food}. {They} set two places, and then a third, and then went for more plates.',
				],
				later:
					'In the middle of the table stood the plain supper that {hero} had cooked, and nobody had ever been so proud of anything.',
			},
			{
				approach: 'clever',
				say: 'Fill jars with fireflies and candle ends',
				outcome: [
					'Who needs strings of lights? {hero} began to fill every jar in the house, some with candle ends and some with whatever glows by itself. One jar is not much. Sixty of them are the Milky Way.',
					'“Fetch me jars,” said {hero}, “all of them.” They had to fill them one after another, but as soon as the first was lit, {helper} stopped grumbling about the jam.',
				],
				later:
					'The jars that {hero} had thought to fill stood in a row all the way to the door, and each held its own small light.',
			},
			{
				approach: 'ask',
				say: 'Beg everyone to bring one true memory',
				outcome: [
					'{hero} ran from door to door to beg. “I am not asking for a present,” {they} explained, “but for a memory of {friend}.” There was nobody who did not have one.',
					'“I beg you,” panted {hero}, “bring one thing that you remember about {friend}.” At every house somebody began to smile and said, “Well, there was the time when…”',
				],
				later: 'Then each of them stood up with a true memory, just as {hero} had begged, and it took until midnight.',
			},
			{
				approach: 'bold',
				say: 'Tell {friend} the whole truth right now',
				outcome: [
					'{hero} turned round and ran straight back. “I cannot let you think it one minute longer,” {they} cried. “It was a surprise, and it was for you, and it all went wrong!” {friend} put down the bag.',
					'“No more secrets,” said {hero}, and began to tell. {They} told about the stars, and the cake, and the ceiling. Somewhere in the middle of it {friend} started to laugh.',
				],
				later: 'It had been right to tell {friend} the truth. “I was surprised all the same,” {friend.they} said.',
			},
			{
				approach: 'careful',
				say: 'Wrap the {thingOne} again, and do it beautifully',
				outcome: [
					'One thing at least was whole. {hero} sat down to wrap the {thingOne} once more, slowly, with a corner folded just so. Hurry would not make it any better, and love might.',
					'There was no ribbon left, and no paper. {hero} used {their} own scarf to wrap it in. It was the most beautiful parcel anyone had seen, because you could tell that somebody had meant it.',
				],
				later: 'It had been worth the trouble to wrap the {thingOne} so well, for {friend} kept the wrapping too.',
			},
			{
				approach: 'silly',
				say: 'Paint one huge crooked banner all together',
				outcome: [
					'They found a bed sheet, and a bucket of paint, and set to work. With ten people to paint, it came out crooked. It said HAPPY DAY FREND, and nobody had the heart to change it.',
					'{hero} painted the first letter and then handed on the brush. Everybody had to paint one. Some were upside down, and one was a duck, but you could read it if you loved the person.',
				],
				later:
					'The crooked banner that they had painted was the first thing {friend} saw, and {friend.they} read it aloud, duck and all.',
			},
		],
		look: {
			pose: 'reach',
			feeling: 'sad',
			with: ['helper', 'friend'],
			thing: 'away',
			cameras: ['over-shoulder', 'close-up'],
		},
	},
	{
		titles: ['Surprise', 'Small and True', 'The Best of Days', 'Somebody Stays for Supper'],
		onward: [
			'It gave {hero} an idea of what a party is really for.',
			'Then the hour was nearly up, and there was just enough time.',
			'And all at once it did not look so hopeless any more.',
		],
		parts: [
			[
				'It still had to be done in next to no time. {solve} {later}',
				'Everyone was asked to help, and everyone did. {later} {solve}',
				'Ten minutes before the hour, the last thing went wrong. {solve} {later}',
			],
			[
				'{time} {together} The door opened a crack. {friend} looked in, with the bag under one arm. Nobody shouted. “Come in,” said {hero}. “We have all been so stupid. This is for you.”',
				'{together} {time} {friend} stood there in the doorway. Somebody should have called out, but nobody could. It was {hero} who took away the bag and led {friend.them} to the best chair.',
				'{time} {together} “For me?” said {friend}. {Friend.they} looked at all the faces, one after the other, and did not leave out a single one. The bag slid to the floor.',
			],
			[
				'Then {hero} brought out {thing}. {friend} turned it over and over and could not speak. “You remembered,” {friend.they} said at last. {detail}',
				'{detail} The {thingOne} was unwrapped, and admired, and set down where all could see it. But what {friend} held on to was {hero}’s {hand}.',
				'“I thought that I wanted a big day,” said {friend}, with {thing} safe in both arms. “It turns out that I wanted this one.” {detail}',
			],
			['{tone} {glow}', '{glow} {closing}', '{weather} {glow}'],
		],
		options: [],
		look: { pose: 'hold', feeling: 'happy', with: ['helper', 'friend'], thing: 'held', cameras: ['wide', 'two-shot'] },
	},
];
