import { common2 } from '../../common/level-2.ts';
import type { ChapterTemplate } from '../../plot.ts';

/** Something must be brought in time; stopping to help turns out to be the quick way. For readers of 6 to 8. */
export const race2: readonly ChapterTemplate[] = [
	{
		titles: ['Before the Third Bell', 'A Job for {hero}', 'No {thingOne}, No Feast', 'Somebody Has to Go', 'Achoo!'],
		onward: [],
		parts: [
			[
				'{time} {intro} {show}',
				'{intro} {show} {time} {sense}',
				'{intro} {time} {show}',
				'{time} {sense} {intro} {show}',
			],
			[
				'It was time for {feast}, and all of {folk} knew it. There was just one rule. It could not begin without {thingA}. And it was {friend} who brought it, year after year. {Friend.they} was {friendA}.',
				'Once a year there is {feast}. It begins when {thingA} is carried in, on the third stroke of the great bell, and not before. {friend}, {friendA}, had carried it for nine years. {tone}',
				'Everyone had a job at {feast}. {friend}, {friendA}, had the most important one, and that was to bring {thingA}. Without it, nobody may so much as touch a spoon.',
			],
			[
				'But when {hero} knocked, there was only a sneeze. {friend} lay in bed with a nose like a tomato. “I cad’t go,” {friend.they} said. “I cad’t eved stad up. Achoo!” {detail}',
				'{detail} That day {friend} was {placeAt}, wrapped up in nine blankets. “It is hopeless,” {friend.they} said, and sneezed so hard that a picture fell down. “The {thingOne} will be late, and it is all my fault.”',
				'Now {friend} sat {placeAt} with both feet in hot water. “Of all the days to catch a cold!” {friend.they} said. “Who is going to take the {thingOne} now?” {detail}',
			],
			[
				'“I am,” said {hero}, before {they} had thought about it. “Then hurry,” said {friend}. “After the third bell it will be too late.” {closing}',
				'{hero} picked up the {thingOne}. It was heavier than it looked. “I will be there by the third bell,” {they} said. “I promise.” {closing}',
				'“Give it to me,” said {hero}. “There are three bells. I need only two.” That was a bold thing to say. The way was very long. {closing}',
			],
		],
		options: [
			{
				approach: 'bold',
				say: 'Take the steep path over the top',
				outcome: [
					'{hero} took the steep path. It was so steep that {their} nose almost touched it. At the top {they} looked back, just once, and then ran down the other side with the {thingOne} going bump, bump, bump.',
					'The steep path was the shortest. It was also the one that nobody took, and now {hero} knew why. {They} went up it like a beetle up a wall. But {they} did get up.',
				],
				later: 'After that steep path in the beginning, this one looked quite small to {hero}.',
			},
			{
				approach: 'careful',
				say: 'Pack the {thingOne} in straw and string',
				outcome: [
					'First {hero} stopped to pack the {thingOne}. Straw went underneath, and straw on top, with string around it all. It looked like a bird’s nest with feet. But nothing rattled.',
					'“It must not break,” said {hero}, and began to pack. {They} used up all the straw and most of the string. {friend} held a finger on the knot.',
				],
				later: 'Out of the straw and the string came the {thingOne}, without one scratch.',
			},
			{
				approach: 'clever',
				say: 'Build a little cart for it',
				outcome: [
					'{hero} found two wheels and a drawer and set out to build a cart. It had a squeak, and it pulled to the left. But it was twice as fast as carrying.',
					'“Why carry, if you can roll?” said {hero}. {They} took a box, a broom, and the wheels of an old pram. To build a cart took five minutes. It saved twenty.',
				],
				later: 'The little cart had lost a wheel by now. But it had done its work, and {hero} gave it a pat.',
			},
			{
				approach: 'kind',
				say: 'Make hot soup for {friend} before leaving',
				outcome: [
					'{hero} knew there was no time. {They} made hot soup all the same, and put it by the bed. “Go!” said {friend}. But {friend.they} was smiling, and the sneezes already sounded better.',
					'“Hot soup first,” said {hero}. It cost five minutes. {friend} drank it to the last drop. Then {hero} took the {thingOne} and ran, to make up for it.',
				],
				later: 'Somebody was waving at the back. It was {friend}! “It must have been that soup,” {friend.they} said.',
			},
			{
				approach: 'silly',
				say: 'Gallop like a horse and neigh',
				outcome: [
					'“Neigh!” said {hero}, and began to gallop. If you think that you are a horse, you run like one. The {thingOne} bounced along, and three real ponies looked over a fence.',
					'{hero} went off at a gallop. Clip, clop, clip, clop! It was silly, and it made {them} laugh, and it is hard to get tired while you laugh.',
				],
				later: '{hero} neighed like a horse, and set off at a gallop for the very last time.',
			},
			{
				approach: 'ask',
				say: 'Ask an old postman for the quickest way',
				outcome: [
					'There was an old postman who had walked every path for fifty years. {hero} went over to ask. “Never trust a short cut,” came the answer. “Unless you are shown the way by somebody who lives there.”',
					'{hero} stopped to ask the postman. The answer took a while, and there were a lot of dogs in it. But at the end of it, {they} knew every bend by heart.',
				],
				later: '“Just as the old postman said,” thought {hero}. It had been wise to ask.',
			},
		],
		look: { pose: 'hold', feeling: 'determined', with: ['friend'], thing: 'held', cameras: ['close-up', 'two-shot'] },
	},
	{
		titles: ['The First Bell', 'One Down, Two to Go', 'Faster!', 'The Long Way to {feast}', 'A Second Pair of Hands'],
		onward: [
			'Then, far away, a bell rang once. One! There were only two to go.',
			'It was a good start. But the air hummed, and there was the first bell.',
			'And high above everything went the bell. Bong! That was one.',
		],
		parts: [
			[
				'{time} {arrive} {weather} {sense}',
				'{arrive} {time} {weather} {sense} The {thingOne} grew heavier with every step.',
				'{arrive} {sense} {time} {weather}',
			],
			[
				'{meet} “I cannot stop,” puffed {hero}. “This must be at {feast} by the third bell.” “Then I will run with you,” said {helper}, and took one end of the {thingOne}. {detail}',
				'{meet} {hero} explained, very fast. {helper} looked at the {thingOne}, and at the sun, and whistled. “You are going to be late,” {helper.they} said. “Unless there are two of us.” {detail}',
				'{meet} “Is that for {feast}?” asked {helper}. “I never miss {feast}! Give me that side. No, the heavy side. There!” {detail}',
			],
			[
				'{obstacle} {show} Every minute counted, and now this!',
				'{obstacle} “We could wait,” said {helper}. {show} “We could not,” said {hero}.',
				'{obstacle} {tone} {show} {hero} hugged the {thingOne} and thought very hard.',
			],
		],
		options: common2.pastTrouble,
		look: { pose: 'run', feeling: 'determined', with: ['helper'], thing: 'held', cameras: ['two-shot', 'low-angle'] },
	},
	{
		titles: ['The Second Bell', 'The Short Cut', 'Short Is Not Always Quick', 'Lost Time', 'The Wrong Turning'],
		onward: ['{settled}', '{settled} “How much time have we lost?” asked {hero}.', '“Quick,” said {helper}. {settled}'],
		parts: [
			['{reason}', '{reason} {show}', '{show} {reason}'],
			[
				'{time} {together} {weather} {sense} Here the way split in two, and a sign said SHORT CUT. “That one!” said {hero}.',
				'{time} {together} {weather} “I know a short cut,” said {hero}. “At least, I once heard of one.” {sense}',
				'{together} {time} {weather} {sense} “If we cut across here,” said {hero}, “we save a whole mile.”',
				'{time} {together} {weather} A crooked little sign pointed to the left. QUICK WAY, it said. {hero} did not think twice. {sense}',
			],
			[
				'It got narrow, and wet, and then it just stopped. Another sign said: SORRY. {detail}',
				'It went left, and right, and left, and then it was back where it began. {hero} could have cried. {detail}',
				'Ten steps in, {helper} sank to the knees. {hero} had to pull, and out {helper.they} came, with a noise like a giant kissing a cow. {detail}',
				'It was quick only in going wrong. There was a ditch, and then a thorn hedge, and then a goose. {hero} and {helper} came back much faster than they went in. {detail}',
			],
			[
				'And then the bell rang twice. Bong, bong! “From now on,” said {hero}, “we stay on the path.” And then {they} heard somebody crying.',
				'Bong, bong, went the bell. That was two! “Now we know what not to do,” said {helper}. {hero} was about to run. Then there came a very small sob.',
				'“A short cut is only short if you know it,” said {helper}. Bong, bong, said the bell. And that was when {hero} almost stepped on somebody.',
				'“Never again,” said {hero}. Bong, bong! That was two. {helper} set off at a run, and {hero} came after. But by the wayside somebody was weeping.',
			],
			[
				'It was {small}, all alone. “I cannot find my mother,” it said. {hero} looked at the {thingOne}. To stop now meant to be late.',
				'By the side of the path sat {small}. “I am lost,” it sobbed, “and I want to go home.” There was no time. There was no time at all.',
				'There, under a leaf, sat {small}, with a wet face. “Everybody ran past me,” it said. {hero} was in a hurry too. But {they} put down the {thingOne}.',
				'“Please,” said a voice no bigger than a thimble. It was {small}. “Do you know where I live?” The road was long, and the bell would not wait. {hero} stopped all the same.',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Dry its tears and carry it',
				outcome: [
					'{hero} went down on one knee to dry its tears. “You are coming with us,” {they} said. It weighed less than a bun. And it stopped crying at once, for from up there it could see a great deal.',
					'First there were a lot of tears to dry. Then {hero} picked up {smallThe} and put it on {their} shoulder. “There,” {they} said. “Now you are the tallest of us all.”',
				],
				later: '{SmallThe} dried {hero}’s face with its ear. “You did it for me,” it said.',
			},
			{
				approach: 'ask',
				say: 'Ask {smallThe} what it can remember',
				outcome: [
					'{hero} had to ask quite slowly. “What can you remember about your home?” “It is under the bell,” it said. “There is a round door. And I know the way from here by smell.” {helper} stared.',
					'“Tell us what you remember,” said {hero}. To ask was the right thing. For what it remembered was this: a hole in a hedge, a slide, and then the great big bell.',
				],
				later: '“Nobody else stopped to ask me anything,” {smallThe} told its mother. “They did.”',
			},
			{
				approach: 'silly',
				say: 'Juggle three acorns until it laughs',
				outcome: [
					'{hero} began to juggle. {They} could not juggle. The acorns came down on {helper}’s head: plop, plop, plop. There was a sniff, and then there was a giggle.',
					'“Watch this,” said {hero}, and set out to juggle three acorns. Two flew into a bush. One went up {helper}’s sleeve. {SmallThe} laughed until it had to sit down again.',
				],
				later: '{SmallThe} could juggle three acorns by then. {hero} still could not.',
			},
			{
				approach: 'clever',
				say: 'Lift it onto the {thingOne} as a lookout',
				outcome: [
					'“We need a lookout,” said {hero}, and sat it on top of the {thingOne}. “What do you see?” “I see our roof!” it cried. “And I see how to get there. Go under the hedge!”',
					'{hero} let it sit up on the {thingOne}, as a lookout. It shaded its eyes. It had stopped crying, for it had a job. “There!” it squeaked. “That is my hedge! I know the way!”',
				],
				later: 'The best lookout in the world was given a seat on the highest cushion.',
			},
			{
				approach: 'bold',
				say: 'Shout for its mother with all your might',
				outcome: [
					'{hero} took a huge breath and gave a shout that shook the leaves. “MOTHER!” Nobody came. But {smallThe} looked at {them} with shining eyes. “You are loud,” it said. “I know a place where you would be heard.”',
					'“MOTHER!” To shout like that hurts, but {hero} did it three times. A hundred birds flew up. “Not from here,” said {smallThe}. “From under the bell! Come, I will show you.”',
				],
				later: '{hero} gave one more shout with all {their} might, and this time a mother answered.',
			},
			{
				approach: 'careful',
				say: 'Look for its tiny footprints',
				outcome: [
					'{hero} bent down to look for footprints. They were hardly bigger than a lentil. They came out of a hole in the hedge. “Is that how you came?” asked {helper}. It nodded. “It is much shorter.”',
					'Very small footprints led away through the dust. {hero} went along them with {their} nose almost on the ground. They led to a gap that no map would ever show.',
				],
				later: 'There were tiny footprints in the dust, going home, and next to them were {hero}’s.',
			},
		],
		look: {
			pose: 'sit',
			feeling: 'worried',
			with: ['helper'],
			thing: 'near',
			cameras: ['close-up', 'over-shoulder', 'bird-eye'],
		},
	},
	{
		titles: ['The Way Nobody Knew', 'Under the Hedge', 'Small Feet Know Best', 'A Guide at Last', 'Through the Gap'],
		onward: [
			'And {smallThe} had stopped crying. “You are nice,” it said. “I know a way that is much shorter.”',
			'“I know where we are now,” said {smallThe}. “Follow me. Mind your heads.”',
			'It sniffed, and wiped its nose, and pointed. “There is a way under the hedge. Only small ones know it.”',
		],
		parts: [
			[
				'{time} And what a way it was! It went through a hedge, and along a pipe, and it ended {placeAt}. {weather} {sense} It would have taken an hour by the path.',
				'{time} So {hero} crawled, and pushed the {thingOne} ahead, and {helper} pushed {hero}. It was dark, and it smelled of carrots. Then there was light, and they were {placeAt}! {weather} {sense}',
				'{time} {weather} In at a hole, down a slide, round a bend: and there sat all three {placeAt}, one on top of the other. “See?” said {smallThe}. {sense}',
			],
			[
				'“You are amazing,” said {helper}. {SmallThe} went pink. “Nobody ever asks me for the way,” it said. {detail}',
				'{hero} could hardly believe it. They had stopped to help, and it had made them faster! {detail}',
				'{detail} “If we had run past,” said {hero}, “we would still be out there.” {helper} nodded and pulled a carrot out of one ear.',
			],
			[
				'They could see the lights of {feast} now, and hear the drums. But between them and the lights was a crowd. All the world stood there, back to back, and nobody turned around. {tone}',
				'There was only one thing left, and that was a gate. It was shut. Behind it, all of {folk} were singing, so loudly that no knock could be heard. {tone}',
				'And then the {thingOne} stuck. It had come through everything, but the last gap was one finger too narrow. On the other side somebody yawned and took hold of the bell rope. {tone}',
			],
			[
				'“The third bell!” said {smallThe}. “They are pulling the rope!” There was time for one idea, and only one.',
				'High up, the bell began to swing. It had not rung yet. {hero} had perhaps ten seconds.',
				'“Think of something,” said {helper}. And {hero} did.',
			],
		],
		options: [
			{
				approach: 'silly',
				say: 'Start a song with a very loud chorus',
				outcome: [
					'{hero} started the loudest song {they} knew. It had a chorus of “Oom-pah!” {helper} was the oom, and {smallThe} was the pah. Heads began to turn.',
					'“Oom-pah, oom-pah!” It was not a fine song, but it was a loud one. First one of {folk} joined the chorus, and then ten, and then everyone wanted to know who had started it.',
				],
				later: 'The chorus went on until the moon was high. Oom-pah!',
			},
			{
				approach: 'bold',
				say: 'Charge ahead with a mighty cry',
				outcome: [
					'“CHARGE!” cried {hero}. Down went {their} head, up went the {thingOne}. Nobody gets in the way of a cry like that. There was a good deal of jumping aside.',
					'{hero} gave a mighty cry and charged. {helper} charged after, and {smallThe} charged on top. It was a very small army, but it was in a great hurry.',
				],
				later: 'Nobody had ever opened {feast} with a charge before. Now they do it every year.',
			},
			{
				approach: 'clever',
				say: 'Catch the light and flash a signal',
				outcome: [
					'{helper} had a spoon. {hero} held it up to catch the light. Flash, flash, flash! Up in the tower somebody blinked, and stopped, and looked down.',
					'“If they cannot hear us,” said {hero}, “they must see us.” {They} used a spoon to catch the light and sent it dancing over all the faces. One by one they turned.',
				],
				later: 'Somebody had put the spoon with the flash in a glass case. It says: THE SIGNAL.',
			},
			{
				approach: 'ask',
				say: 'Tap the nearest shoulder and say please',
				outcome: [
					'{hero} reached up to tap the nearest shoulder. “Please,” {they} said, “may we come through?” The shoulder turned. The eyes grew round. “It is the {thingOne}! Let them through!”',
					'One tap, one “please.” That was all. The word ran ahead from mouth to mouth: please, please, please. And a path opened, as a zip opens a coat.',
				],
				later: '“You said please,” said the oldest of {folk}. “Even then! We all heard it.”',
			},
			{
				approach: 'careful',
				say: 'Squeeze around by the wall, inch by inch',
				outcome: [
					'There was a hand’s width of room by the wall. {hero} began to squeeze. Inch by inch they went, with the {thingOne} held up high. Somebody’s plume tickled {helper}, who did not sneeze.',
					'“By the wall,” whispered {hero}. “Squeeze!” They made themselves as flat as stamps. It took nine of the ten seconds.',
				],
				later: '“How did you get in?” they all wanted to know. “Inch by inch,” said {hero}.',
			},
			{
				approach: 'kind',
				say: 'Let {smallThe} take it in alone',
				outcome: [
					'“You are small enough to get through,” said {hero}. “Take it in. You have earned it.” {SmallThe} stared. Then it got hold of the {thingOne}, and {hero} let go.',
					'{hero} could have kept the glory. But {they} bent down to {smallThe}. “Will you take it in for us?” It was the proudest moment of a very short life.',
				],
				later: '{SmallThe} told everyone who had let it carry the {thingOne}. It told them eleven times.',
			},
		],
		look: {
			pose: 'point',
			feeling: 'surprised',
			with: ['helper'],
			thing: 'near',
			cameras: ['over-shoulder', 'wide', 'low-angle'],
		},
	},
	{
		titles: ['The Third Bell', 'On the Last Stroke', 'Just in Time', '{feast}', 'Let It Begin!'],
		onward: [
			'It was enough. A gap opened, and there was light in it.',
			'Somebody turned around. “Is that the {thingOne}?” And there was room.',
			'“There!” squeaked {smallThe}. “Go, go, go!”',
		],
		parts: [
			[
				'Ten steps to go. Five. Three. {solve} {later}',
				'There were only a few steps left, and they were the longest of all. {later} {solve}',
				'The bell had begun to swing back. {solve} {later}',
			],
			[
				'{time} {weather} Bong. Bong. And on the third bong, not a blink too late, {hero} stood {placeAt} and held up the {thingOne}. There was no sound at all. Then came the biggest cheer that {folk} had ever made.',
				'{time} {weather} So it was that {hero} came {placeTo} on the very last stroke. The {thingOne} was in its place, and the echo was still humming. “Let it begin!” cried {folk}.',
				'{time} {PlaceAt} {folk} held their breath. Bong. Bong. “Here!” shouted {hero}, and put down the {thingOne}. BONG! Hats flew up like startled birds.',
			],
			[
				'A mother came running and took {smallThe} in both arms. “This one stopped for me,” it said, “and nobody else did.” So {hero} was given the best seat. {detail}',
				'“You are covered in mud,” somebody said. “It was the only way,” said {hero}. And a mother, who had just found a little one, kissed everyone, mud and all. {detail}',
				'That year {smallThe} opened {feast}, on its mother’s shoulders. {hero} and {helper} had three plates each. {detail}',
			],
			['{glow}', '{sense} {glow}'],
		],
		options: [],
		look: { pose: 'cheer', feeling: 'proud', with: ['helper'], thing: 'near', cameras: ['wide', 'low-angle'] },
	},
];
