import { common3 } from '../../common/level-3.ts';
import type { ChapterTemplate } from '../../plot.ts';

/** Something must be brought in time; stopping to help turns out to be the quick way. For readers of 9 to 11. */
export const race3: readonly ChapterTemplate[] = [
	{
		titles: ['Before the Third Bell', 'A Swollen Foot', 'Somebody Has to Carry It', 'The Clock Begins'],
		onward: [],
		parts: [
			['{time} {intro} {show}', '{intro} {time} {show}', '{intro} {show} {time}'],
			[
				'It was the day of {feast}, and there is no {feast} without {thingA}. Every year {friend}, {friendA}, brought it to {folk} before the third bell. This year {friend} sat with one foot in a [bucket|bowl of snow].',
				'Everybody looked forward to {feast}. But it could not begin until {thing} was there, and the one who always carried it was {friend}, {friendA}. On this of all days {friend} had [twisted|sprained] an ankle.',
				'“I only missed one step,” said {friend}, {friendA}, “but it was the bottom one.” {Friend.their} foot was as round as a [pumpkin|melon]. And {folk} were waiting for {thing}, because {feast} cannot begin without it.',
			],
			[
				'“When the third bell rings, it is too late,” said {friend}. “Then there is no {feast} until next year.” {hero} looked at {thing}, and at the foot. “I will take it,” {they} said.',
				'“Three bells,” said {friend}. “One to get up, one to get ready, and one to begin. By the third it must be there.” {hero} swallowed. “Give it to me,” {they} said.',
				'“I could hop,” said {friend}, and tried, and sat down again. {hero} had never carried anything so important. “Let me do it,” {they} said, before {they} could change {their} mind.',
			],
			[
				'So {hero} took {thing} in both {hands}. It was heavier than it looked. {detail}',
				'{detail} “Do not drop it,” said {friend}, “and do not stop for anything.” The door closed, and there was only the long road.',
				'Far away somebody was already pulling on a rope. {detail} {hero} took a good grip of {thing} and looked at the road.',
			],
		],
		options: [
			{
				approach: 'bold',
				say: 'Sprint while your legs are fresh',
				outcome: [
					'{hero} set off at a sprint, and the wind whistled in {their} ears. It was glorious for the first mile. The second mile was a good deal longer.',
					'“Best to sprint at the start,” thought {hero}, “and be tired at the end.” Trees flew by, and fences, and an astonished goat.',
				],
				later: 'There was one more sprint left in {hero}’s legs, and this was the moment for it.',
			},
			{
				approach: 'careful',
				say: 'Strap the {thingOne} on with three belts',
				outcome: [
					'First it had to be fastened. {hero} began to strap it on, with one belt and another and a third, until it could not have fallen off in an earthquake. It took time, but it saved more.',
					'{hero} did not mean to drop it. So {they} stayed to strap it on tight, and tugged at every buckle twice. Then at last {they} could look at the road instead.',
				],
				later: 'It was as safe as on the first mile, thanks to the trouble {hero} had taken to strap it on.',
			},
			{
				approach: 'clever',
				say: 'Work out the quickest way on paper',
				outcome: [
					'“Five minutes to think may save an hour,” said {hero}, and began to work it out on a scrap of paper. There was the long road, and there was the hill road, and there was a thin line that might be a crack.',
					'{hero} sat on the step to work it out. With a pencil the journey is only as long as your arm. When {they} got up again, {they} knew every turn of it by heart.',
				],
				later: 'All that {hero} had worked out on paper had gone wrong, and it had come right all the same.',
			},
			{
				approach: 'kind',
				say: 'Make {friend} comfortable before you leave',
				outcome: [
					'{hero} could not leave it like that. {They} stayed to make {friend} comfortable, with a cushion, and a cup of tea, and something to read. “Go!” cried {friend}, laughing. “Go!”',
					'It took only a moment to make {friend} comfortable. In return {friend.they} gave {hero} {friend.their} lucky scarf. “It has never once been late,” {friend.they} said.',
				],
				later: '“And you stayed to make me comfortable first,” said {friend}, who had been brought along in a cart.',
			},
			{
				approach: 'ask',
				say: 'Send word ahead that you are coming',
				outcome: [
					'{hero} asked a boy on a fast pony to send word. “Tell {folk} that it is already on the way!” The boy was gone in a puff of dust, and now {hero} would have to be as good as {their} word.',
					'“Send them word,” said {hero} to the first person {they} met, and that person told the next. News travels faster than feet. Somewhere ahead people were already saying, “It is coming!”',
				],
				later:
					'Because {hero} had sent word ahead, they were all on the look-out, and somebody saw them from the roof.',
			},
			{
				approach: 'silly',
				say: 'Hop the first mile for the sake of {friend}',
				outcome: [
					'{hero} decided to hop, for the sake of {friend}’s poor foot. It was not quick. But it made {friend} laugh so hard that {friend.they} forgot the pain, and everybody else on the road had to try it.',
					'“If you cannot hop, I will do it for you,” said {hero}. Hop, hop, hop. By the first bend {their} leg was burning and {their} heart was light.',
				],
				later: 'When {hero} began to hop, all of {folk} hopped too, and the ground shook.',
			},
		],
		look: { pose: 'hold', feeling: 'determined', with: [], thing: 'held', cameras: ['low-angle', 'wide'] },
	},
	{
		titles: ['The First Bell', 'Two to Carry', '{helper} Joins the Race', 'A Mile and Another Mile'],
		onward: [
			'So the race had begun, and the road lay open.',
			'That was the first mile done, and no harm had come to the {thingOne}.',
			'And with that {hero} felt ready for the long road.',
		],
		parts: [
			['{time} {arrive} {weather} {sense}', '{arrive} {time} {sense} {weather}', '{weather} {arrive} {sense} {time}'],
			[
				'{meet} “I cannot stop,” panted {hero}. “It is {feast}!” “Then I shall walk with you,” said {helper}, and took hold of the other end.',
				'{meet} “Is that what I think it is?” asked {helper}, looking at {thing}. “Then you had better have some help, because it is a terribly long way.”',
				'{meet} {hero} explained, in between breaths, about the foot and the bells. “Goodness,” said {helper}. “Why are we standing here?”',
			],
			[
				'{show} “At this rate we shall be early,” said {helper}. {detail}',
				'{detail} It was certainly lighter with two. {show} There was even a little breath left over for talking.',
				'{show} {helper} had to trot to keep up. {detail}',
			],
			[
				'Then, from far away, it began to ring. {hero} and {helper} looked at each other in dismay. That was the first bell, and it was not even halfway.',
				'Bong. It was a long way off, but nobody could have mistaken it. “That was the first one,” said {helper}, “and now there are only two more.” The road went on and on.',
				'The first bell came rolling over the fields like a barrel. {hero} counted the bends ahead, and stopped when {they} came to nineteen.',
			],
		],
		options: [
			{
				approach: 'bold',
				say: 'Climb straight over the hill',
				outcome: [
					'The road went around the hill, and so the two friends would climb over it. It was so terribly steep that part of it had to be done on hands and knees. At the top, for a single moment, there was a view of the flags.',
					'“We climb,” said {hero}. Up and up it went, with {helper} pushing from behind. From the top everything looked near enough to touch.',
				],
				later: 'Compared with the hill they had climbed, the last steps were nothing at all.',
			},
			{
				approach: 'clever',
				say: 'Borrow a wheelbarrow from a garden',
				outcome: [
					'“May we borrow this?” called {hero} over a wall. The wheelbarrow had a squeak like a mouse in a trumpet, but it rolled. It cut the work in half.',
					'There was a wheelbarrow, and nobody was using it. They left a note to say that they had had to borrow it, and two biscuits on top of the note.',
				],
				later: 'The wheelbarrow they had borrowed was decked with flowers, and its squeak was much admired.',
			},
			{
				approach: 'careful',
				say: 'Swap sides every hundred steps',
				outcome: [
					'“Ninety-nine, a hundred, swap!” That way nobody’s arm got too tired. {hero} kept the count, and it was a comfort to have something to do with {their} head.',
					'They agreed to swap at every hundredth step. It was fair, and it was steady, and the miles went by without anyone noticing.',
				],
				later: 'They swapped sides one last time, so that both could say they had carried it in.',
			},
			{
				approach: 'ask',
				say: 'Beg a ride on the milk cart',
				outcome: [
					'They had to beg, and they did it nicely. “Hop on,” said the driver. It was a bumpy ride, with a churn on either side, and it ended much too soon, at the driver’s own gate.',
					'{hero} stood in the road to beg for a ride. The horse was old and thoughtful, but it knew about {feast}, and it did its best.',
				],
				later: 'Even the old horse had come to {feast}, and nobody needed to beg it to stay.',
			},
			{
				approach: 'silly',
				say: 'March in step to a rhyme about cabbages',
				outcome: [
					'They began to march. “Cabbage, carrot, cauliflower, four more miles and half an hour!” It is impossible to be slow to that. {helper} added a verse about sprouts.',
					'To march you want a rhyme, and {hero} made one up on the spot. It was all about cabbages, and it was not in very good taste, but it was good for two miles.',
				],
				later: 'The rhyme about cabbages had gone ahead of them, and everybody marched to it.',
			},
			{
				approach: 'kind',
				say: 'Give {helper} the easier end to carry',
				outcome: [
					'{hero} saw that {helper} was puffing. “Give me that side for a while,” {they} said, and took the heavy end. {helper} was too surprised even to say thank you.',
					'“I like this end better,” said {hero}. It was not true, but it was kind, and {helper} could give {helper.their} arm a rest.',
				],
				later: '“Give me the heavy end,” said {helper}. “I know what you did back there.”',
			},
		],
		look: { pose: 'run', feeling: 'determined', with: ['helper'], thing: 'held', cameras: ['wide', 'two-shot'] },
	},
	{
		titles: ['No Time for This', 'The Road Is Shut', 'Something in the Way', 'Half a Mile of Trouble'],
		onward: [
			'It had helped. The bends went by more quickly now.',
			'“We might really do it,” said {helper}. Nobody should ever say that.',
			'So a little time was gained, and it was badly needed.',
		],
		parts: [
			['{together} {time} {weather} {sense}', '{time} {together} {sense} {weather}', '{weather} {time} {together}'],
			[
				'{show} Already there was a smell of baking on the air, or so they liked to imagine.',
				'“Listen,” said {helper}. “They are tuning the fiddles.” {show}',
				'{show} Somewhere ahead a drum was being tried, one beat at a time.',
			],
			[
				'{obstacle} “We have no time for this!” cried {hero}, to nobody in particular.',
				'{obstacle} Behind it, a mile away, the flags of {feast} were going up.',
				'{obstacle} {helper} put down {helper.their} end and said something short and extremely impolite.',
			],
			[
				'{hero} held {thing} close and remembered that there were only two bells left. {detail} There had to be an answer somewhere.',
				'{detail} “I am thinking,” said {hero}, and it was perfectly true. Unfortunately, all that {they} could think about was the time.',
				'{tone} {detail} {hero} felt every minute go by like a coin down a drain.',
			],
		],
		options: common3.pastTrouble,
		look: {
			pose: 'stand',
			feeling: 'surprised',
			with: ['helper'],
			thing: 'held',
			cameras: ['low-angle', 'over-shoulder'],
		},
	},
	{
		titles: ['The Short Cut', 'The Second Bell', 'Quick Is Not Always Fast', 'Up to the Knees'],
		onward: [
			'{settled} But it had cost a great deal of time.',
			'{settled} “How long did that take?” asked {hero}. {helper} did not want to say.',
			'{settled} Now there would have to be a short cut.',
		],
		parts: [
			[
				'{reason} It was good to know, and there was not a second in which to be pleased about it.',
				'{reason} On any other day {hero} would have stayed longer.',
				'{reason} {helper} promised to come back, and the race went on.',
			],
			[
				'{time} {together} {weather} “There is a short cut,” said {helper}. “I have never taken it, but it must be short, or they would not call it that.”',
				'{together} {weather} {time} A sign said SHORT CUT in letters that somebody had tried to scratch out. {hero} was in no mood to wonder why.',
				'{weather} {time} {together} “If we took a short cut straight across,” said {hero}, “we could save at least a mile.” It certainly looked easy.',
			],
			[
				'At first it was dry, and after a while it was damp. Then {helper} went in up to the [knees|middle], and {hero} held {thing} over {their} head with both {hands}. {detail}',
				'{detail} The path grew thinner and thinner, like a story that somebody has forgotten. In the end it stopped in front of a wall. There was nothing for it but to go all the way back.',
				'The short cut had thorns, and after the thorns it had mud. It swallowed one of {helper}’s boots and absolutely refused to give it back. {detail}',
			],
			[
				'That was when the second bell began to ring, and there was further to go than before. “It is all my fault,” said {hero}, and {they} very nearly wept.',
				'In the middle of all that, the second bell began to ring. Nobody said a word until the last of it had died away.',
				'“That was the second,” said {helper} in a small voice. {hero} wiped the {thingOne} clean as best {they} could. Now there was only one bell left, and nobody wanted to talk about it.',
			],
		],
		options: [
			{
				approach: 'bold',
				say: 'Grit your teeth and run on regardless',
				outcome: [
					'“Grit your teeth,” said {hero}, and ran, squelching at every step. It was not elegant, but it was forward.',
					'There was nothing to do but to grit one’s teeth. {hero} picked up {thing}, and {helper} picked up what was left of {helper.their} boots, and on it went.',
				],
				later: 'It took one more time of gritted teeth, and everyone knows what that looks like. It looks like a grin.',
			},
			{
				approach: 'clever',
				say: 'Follow the sound of the bell itself',
				outcome: [
					'“The bell is where we have to go,” said {hero}, “and so we shall follow the sound.” It was still humming in the air, and {they} fixed on it, as a sailor fixes on a star.',
					'Paths may lie, but a bell does not. {hero} shut {their} eyes to follow the last of the sound. Then {they} pointed, and both of them set off in a perfectly straight line.',
				],
				later: 'They had only to follow the sound, and this time it was the sound of fiddles.',
			},
			{
				approach: 'kind',
				say: 'Share your dry socks with {helper}',
				outcome: [
					'{hero} had one pair of dry socks, and decided to share. A single sock each is not very much. But {helper} looked at that sock as though it were made of gold, and limped on with a will.',
					'“Here,” said {hero}, and held out a sock. It is easy to share when there is plenty, but to share your very last dry sock is a proof of friendship.',
				],
				later: '{helper} still wore the sock that {hero} had been willing to share, and meant never to take it off.',
			},
			{
				approach: 'careful',
				say: 'Check the {thingOne} for any damage',
				outcome: [
					'Before all else {hero} stopped to check. {They} examined it from above and from below, and found mud, and one small scratch, and nothing worse. After that it was possible to breathe again.',
					'There is no point in being in time with something broken. {hero} took the time to check every inch of it. “It is still in one piece,” {they} announced, “and so are we.”',
				],
				later: '{hero} had to check it only once more. It was whole, and it shone.',
			},
			{
				approach: 'silly',
				say: 'Laugh at how muddy you both look',
				outcome: [
					'{hero} looked at {helper}, and {helper} looked at {hero}. There was nothing to see but two pairs of eyes, and it was impossible not to laugh. It got rid of the lump in the throat, and after that the legs worked better.',
					'“You have a frog on your head,” said {hero}, and {helper} pointed out another one. If you can laugh, then you can also go on. The frogs came along for some of the way.',
				],
				later: 'People began to laugh when they saw the mud, and it was the friendliest sound in the world.',
			},
			{
				approach: 'ask',
				say: 'Shout for anyone who knows the way',
				outcome: [
					'{hero} began to shout. “Does anyone know the way?” There was no answer, only a rustle, and a kind of sniff. Somebody was there, and did not dare to come out.',
					'“You had better shout,” said {helper}, “because somebody may hear.” So {hero} did. What answered was not exactly a voice, but more like a hiccup with tears in it.',
				],
				later: '“It was your shout that I heard,” said somebody. “I would have sat there still.”',
			},
		],
		look: { pose: 'run', feeling: 'worried', with: ['helper'], thing: 'held', cameras: ['bird-eye', 'wide'] },
	},
	{
		titles: ['The Smallest Person', 'To Stop or Not to Stop', 'One Minute We Do Not Have', 'Somebody Is Crying'],
		onward: [
			'So the race went on, mud and all.',
			'That helped, as it always does. There was still one bell to go.',
			'“Right,” said {helper}. “One bell is one bell.”',
		],
		parts: [
			[
				'{time} {together} {weather} And then there was a sound. Under a [leaf|bench], by itself, sat {small}, crying as if it would never stop.',
				'{together} {time} {weather} “Wait,” said {hero}. In the middle of the way, with nobody near it, sat {small}. It had lost its mother, and its way, and nearly its voice.',
				'{weather} {time} {together} It would have been so easy to run past. It was only {small}, and it was hiccuping with tears.',
			],
			[
				'“If we stop now, we shall be too late,” whispered {helper}, “and all of {folk} are waiting.” {hero} knew it, and wished that {they} did not. {detail}',
				'{detail} {hero} thought of {folk}, and of {feast}, and of a whole year of waiting. Then {they} looked at the little one again, and it held up both of its arms.',
				'There are sums that come out wrong whichever way you do them. On the one side was {feast}, and on the other was a single, very small person. {detail}',
			],
			[
				'{hero} put down {thing}. “Then it will have to be late,” {they} decided, and {helper}, who had been about to say something else, only nodded.',
				'“I could never enjoy it,” said {hero}, “if I had simply run past.” {helper} sighed, and agreed, and sat down beside the little one.',
				'“You must go on with the {thingOne},” said {hero}, “and I will stay here.” But {helper} would not hear of it. “We go together,” {helper.they} said, “or we do not go at all.”',
			],
			[
				'“Where do you live?” asked {hero}. The little one sniffed, and said that it lived by the big bell, and pointed to a dark hole in a corner. It was the quick way home, it explained, only it was a little dark.',
				'“I live right beside the big bell,” said the little one, and {hero} and {helper} stared at each other. There was a tunnel, it added, wiping its nose. The tunnel was much quicker than the road.',
				'When it had been hugged, and its nose wiped, the little one pulled {hero} by the {hand}. “I live where the big bell is,” it said. “I can show you the quick way, only I do not like the dark bit.”',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Carry the little one on your shoulders',
				outcome: [
					'{hero} stopped to carry it, high on {their} shoulders. From up there it could see everything, and it called out left and right like a captain. It held on by the ears.',
					'“Up you come,” said {hero}, for it is nothing to carry somebody who weighs no more than a loaf. The crying stopped immediately, and the little one began to steer.',
				],
				later: 'The little one had to be carried in on {hero}’s shoulders, and waved to everybody as if it had won.',
			},
			{
				approach: 'bold',
				say: 'Dive into the dark hole head first',
				outcome: [
					'{hero} did not wait to be asked, but chose to dive in, head first, with the {thingOne} behind. It was tight, and it smelled of roots, but somewhere in the distance there was a glimmer of light.',
					'One has to dive, or one thinks too long. It was terribly dark in there, and {helper} got stuck twice, but the little one crawled ahead and encouraged everybody all the way.',
				],
				later: 'Somebody asked how they had got in without being seen. “You have to dive,” said {hero}.',
			},
			{
				approach: 'clever',
				say: 'Light the dark bit with the shiny {thingOne}',
				outcome: [
					'“So you do not like the dark?” said {hero}. {They} turned {thing} so that it caught the last of the light and could light the way. The little one saw how it glimmered and forgot about being frightened.',
					'{hero} held {thing} up high. It did not light much, but it was enough. “Pretty,” said the little one, and forgot to be afraid.',
				],
				later: 'The {thingOne} seemed brighter than ever, now that it had been used to light somebody home.',
			},
			{
				approach: 'careful',
				say: 'Tie yourselves together with a scarf',
				outcome: [
					'“Nobody gets lost today,” said {hero}, and used a scarf to tie the three of them together. It was as well, for the tunnel had as many arms as an octopus.',
					'They stopped to tie the scarf: one end to {helper}, one to {hero}, and the little one in the middle. Whoever stumbled, the others held.',
				],
				later: 'Nobody had remembered to untie the scarf, and so all three of them went up to be thanked at once.',
			},
			{
				approach: 'silly',
				say: 'Pretend to be a very long worm',
				outcome: [
					'“We shall pretend to be a worm,” said {hero}, “the longest there ever was.” The little one was the head. A worm is never afraid of the dark. It went through the tunnel at a splendid pace.',
					'They began to pretend immediately, and {helper}, who was the tail, complained about it. The worm sang as it went, and its head giggled all the way.',
				],
				later: 'The band played a tune for the worm, and everyone had to pretend to be a piece of it.',
			},
			{
				approach: 'ask',
				say: 'Trust the little one to lead the way',
				outcome: [
					'“You know the way, and so we shall trust you,” said {hero}. The little one stood up very straight, because nobody had ever asked it to be the leader before.',
					'It takes something to trust a guide who comes up to your knee. Left, it said, and then left again, and under, and through, and it did not make a single mistake.',
				],
				later: '“They did trust me,” the little one told everybody. “I was the leader.”',
			},
		],
		look: { pose: 'reach', feeling: 'worried', with: ['helper'], thing: 'near', cameras: ['close-up', 'two-shot'] },
	},
	{
		titles: ['The Third Bell', 'On the Last Stroke', 'Just in Time', 'The Quick Way'],
		onward: [
			'The little one watched, and dried its eyes. “You are all right,” it said. “I will show you the quick way.”',
			'After that it was not afraid of them any more, nor even of the dark.',
			'“My mother will like you,” said the little one, and led the way.',
		],
		parts: [
			[
				'And then, right at the end, there was one last thing. {solve} {later}',
				'Light was showing ahead, but the last bit was the worst. {later} {solve}',
				'Already somebody had a hand on the rope of the third bell. {solve} {later}',
			],
			[
				'{time} {together} The first stroke rang out, and the crowd turned round. At the second, it opened like a gate. At the third, {hero} set {thing} down in its place, and you could have heard a pin drop.',
				'{together} {time} “Wait!” cried {hero}, and the one who was ringing the bell missed a beat. It was long enough. {Thing} stood where it belonged, and the last stroke fell.',
				'{time} A hatch flew open that nobody had known was there. {together} Bong, went the third bell. {hero} held up {thing} for everybody to see.',
			],
			[
				'“But that is my baby!” cried somebody in the crowd, and the little one was hugged flat. It seems that half of {folk} had been out looking for it since morning. {detail}',
				'{detail} “How did you come so fast?” asked {folk}. “By stopping,” said {hero}. Nobody understood, except {helper}, who laughed until {helper.they} had to sit down.',
				'So {feast} began, and there has never been a better one. {friend} came late, in somebody’s wheelbarrow, and wanted to hear it all. {detail}',
			],
			['{tone} {glow}', '{glow} {closing}', '{weather} {glow}'],
		],
		options: [],
		look: { pose: 'cheer', feeling: 'proud', with: ['helper'], thing: 'held', cameras: ['low-angle', 'wide'] },
	},
];
