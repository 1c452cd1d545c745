import { common4 } from '../../common/level-4.ts';
import type { ChapterTemplate } from '../../plot.ts';

/** Something must be brought in time; stopping to help turns out to be the quick way. For readers of 12 and up. */
export const race4: readonly ChapterTemplate[] = [
	{
		titles: ['A Matter of Three Bells', 'The Bottom Step', 'Somebody Else’s Job', 'Handed Over'],
		onward: [],
		parts: [
			['{time} {intro} {show}', '{intro} {time} {show}', '{intro} {show} {time}'],
			[
				'Nobody could remember why {feast} had to begin with {thing}, but {folk} would sooner have gone without the food. It had to be in its place before the third bell. And every year the one who brought it was {friend}, {friendA}, who had never yet been a minute late.',
				'It was the day of {feast}, for which {folk} had been waiting ever since the last one ended. Only one thing was missing, and that was {thing}. Without it nothing could begin, and every year it was brought, on foot and before the third bell, by {friend}, {friendA}.',
				'There are rules about {feast}, and the first of them is that nothing may begin until {thing} is there. The second is that after the third bell it is too late. In charge of both rules was {friend}, {friendA}, and so {folk} had never had any cause to worry.',
			],
			[
				'This year, however, {friend} had come down the stairs with great dignity and missed the bottom one. Now {friend.they} sat with one foot in a bucket. It was the size of a cabbage and, to judge by the expression above it, about as much use for walking.',
				'It was therefore awkward that {friend} could not stand up. “I was being careful at the time,” {friend.they} said bitterly, “for one never hurts a foot while doing anything interesting.” The foot lay on a cushion, and seemed to grow larger while one looked at it.',
				'And now, on this of all days, {friend} was lying on a sofa with a foot like a prize turnip. {Friend.they} had fallen over the very box in which {thing} was kept. {hero}, who had only looked in to say hello, stood there and forgot to say it.',
			],
			[
				'“Three bells,” groaned {friend}. “The first is for getting up, the second is for getting dressed, and the third is for beginning. If the {thingOne} is not there by then, the whole of it has to wait until next year.”',
				'“It is a long road,” said {friend}, “and I could have walked it in my sleep, but I cannot hop it. Before long the first bell will ring. Then comes the second, and at the third it is all over, and {folk} will have to go home again.”',
				'“Somebody had better tell {folk} that I am not coming,” {friend} murmured. Then {friend.they} thought of all those faces, and of the third bell ringing over an empty place, and put a cushion over {friend.their} own.',
			],
			[
				'{hero} heard a voice say that it could take the {thingOne}, if that was any help. It took {them} a moment to discover whose voice it had been. {friend} looked up with such relief that it was quite impossible to take the words back.',
				'There is a kind of silence that is waiting for a volunteer. {hero} looked around in case there should be one, and saw only a coat stand. “Then I suppose that it had better be me,” {they} said.',
				'Nobody had ever trusted {hero} with anything more precious than a sandwich. All the same, {they} found that {they} had already stood up. “Tell me the way,” {they} said, “and please try not to look so surprised.”',
			],
			[
				'So {thing} was handed to {hero}, and it was a good deal heavier than it had looked on the table. {detail} “Do not drop it,” {friend} called, “and whatever happens, do not stop!”',
				'{detail} {friend} gave up {thing} as one gives up a baby, a little at a time. “Do not stop for anything,” {friend.they} said. {hero} promised, and the promise felt nearly as heavy as the rest of it.',
				'Before there was time for second thoughts, {hero} was out on the doorstep with {thing}, and with the whole long road in front of {them}. “And remember,” {friend} called from within, “you must not stop, whatever happens.” {detail}',
			],
		],
		options: [
			{
				approach: 'bold',
				say: 'Sprint the first mile flat out',
				outcome: [
					'{hero} went off at a sprint, so fast that the air whistled past on both sides. The first half mile was glorious, and the second half was chiefly an argument between {hero} and {their} lungs, but when it ended, an entire mile had been done.',
					'“A mile is a mile,” thought {hero}, and began to sprint while the road was still pleasant. Everything that {they} passed turned round to stare. By the time the first mile was over, {they} had been introduced to several muscles that {they} had never met before.',
				],
				later:
					'There was exactly one sprint left in {hero}, and without knowing it {they} had been saving it for this.',
			},
			{
				approach: 'careful',
				say: 'Strap the {thingOne} securely on your back',
				outcome: [
					'It would be no use to arrive quickly with something broken. {hero} took a belt, a scarf and a length of cord to strap it on, and then jumped up and down to see what would happen. Nothing happened whatever, and it was the first thing in the entire day that had gone according to plan.',
					'{hero} borrowed every strap in the house. When {they} had finished, the {thingOne} could not have come loose in an earthquake, although {they} did look a little like a parcel. “Better a parcel than a puddle,” remarked {friend}, who was not easily satisfied.',
				],
				later:
					'Every strap was still holding, exactly as {hero} had fastened it so many miles ago, and nothing had so much as shifted.',
			},
			{
				approach: 'clever',
				say: 'Study a map for the shortest line',
				outcome: [
					'“Five minutes with a map,” said {hero}, “may save an hour on the road.” {They} learned every corner by heart, including a complicated one that turned out to be a coffee stain. Then {they} folded the map away and set off along a line that nobody else could see.',
					'According to the map it was a matter of three thumbs and a half. {hero} had to study it upside down, because {friend} was holding it, but the shortest way became quite clear. It is only on paper, of course, that every hill is flat.',
				],
				later:
					'The map had been wrong about nearly everything, but it had taught {hero} to look for the line that nobody else could see.',
			},
			{
				approach: 'kind',
				say: 'Settle {friend} comfortably before you leave',
				outcome: [
					'The clock was ticking, but {hero} took the time to settle {friend} properly, with two more cushions, a pot of tea, and a detective novel. “You are wasting valuable time,” {friend} scolded, and then had to disappear for a moment behind a handkerchief.',
					'It did not feel right to leave {friend} all alone with a sore foot. So {hero} found somebody with time to spare and a pack of cards, and stayed to see the two of them settle down. In return {friend} insisted on lending {friend.their} lucky scarf. “It has never been late in its life,” {friend.they} said, “so please do not teach it to be.”',
				],
				later:
					'It did {hero} good to think of {friend}, comfortably settled on all those cushions and quite certain that it would be done.',
			},
			{
				approach: 'ask',
				say: 'Spread the word that you are coming',
				outcome: [
					'{hero} gave the word to the first person who was in a hurry, and that person promised to spread it. News has no luggage to carry. Before long people far ahead were telling one another that the {thingOne} was on the way, and that somebody called {hero} was bringing it.',
					'It seemed only fair to spread the word. {hero} told everyone who went by that it was coming, and everyone who went by told somebody else. It was encouraging, and it was also alarming, because now it would have to be true.',
				],
				later:
					'Because {hero} had taken care to spread the word, all of {folk} were looking out, and that makes it much easier to hurry.',
			},
			{
				approach: 'silly',
				say: 'Hop away in sympathy with the sore foot',
				outcome: [
					'For the first hundred paces {hero} would only hop, in sympathy with the foot. It was slow, it was exhausting, and it made {friend} laugh until {friend.they} forgot to be in pain. You cannot put a price on that, although {hero} did walk normally afterwards.',
					'“If you cannot hop it,” said {hero}, “then I shall hop the first of it for you.” And so {they} did, in spite of everything, all the way to the corner, and {friend} could be heard cheering from the window, in great discomfort and in excellent spirits.',
				],
				later:
					'Then {hero} gave one last hop, in sympathy, and had everybody hopping along before anyone could ask why.',
			},
		],
		look: { pose: 'hold', feeling: 'determined', with: [], thing: 'held', cameras: ['low-angle', 'wide'] },
	},
	{
		titles: ['The First Bell', 'Company for the Road', 'One Down, Two to Go', '{helper} Takes the Other End'],
		onward: [
			'So it was that the race began, and it began rather well.',
			'With that the beginning of the long road was done, and no harm had come to the {thingOne}.',
			'It made the start a great deal easier, and so, with {thing} held tight, the journey was begun.',
		],
		parts: [
			['{time} {arrive} {weather} {sense}', '{arrive} {time} {sense} {weather}', '{weather} {arrive} {sense} {time}'],
			[
				'{meet} “I am not allowed to stop,” panted {hero}, and explained about {feast} as well as one can without any breath. {helper} listened attentively, with {helper.their} head on one side, and then, without another word, took hold of the other end.',
				'{meet} “Surely that is not the {thingOne} for {feast}?” asked {helper}. {hero} explained that it was, and that everything depended on three bells and a swollen foot. “In that case,” said {helper}, “you are not walking nearly fast enough, and neither am I.”',
				'{meet} {hero} told the whole tale without slowing down, and {helper} heard the whole tale at a trot. “Nobody has needed me in a hurry for years,” {helper.they} said, delighted, and wanted to know which end to carry.',
			],
			[
				'{show} “Is it heavy?” asked {helper} with interest. “Only when I think about it,” {hero} admitted, and so the two of them talked about everything else.',
				'It went better with two, as nearly everything does. {show} {helper} fell into step immediately, and for a considerable time the miles went by like the pages of an excellent book.',
				'{show} {helper} declared that this was the kind of thing that ought to be remembered on a coin. “Let us get there first,” said {hero}, who was secretly extremely pleased.',
			],
			[
				'{detail} Being trusted, {hero} had begun to discover, is a curious sort of load. It makes you stand up considerably straighter, and it gives you a crick in the neck.',
				'Every so often {hero} imagined the empty place where {thing} ought to be standing, and all the heads turning towards it. It was like being pushed, gently but constantly, from behind. {detail}',
				'“Why did {friend} choose you for this?” {helper} inquired, meaning it kindly. {hero} had been wondering about that for some considerable time. “I believe that it was because there was nobody else in the room,” {they} admitted. {detail}',
			],
			[
				'And then, from far ahead, it rang: one deep note that went on humming in the ground long after it was over. Neither of the companions said anything. It was undoubtedly the first bell, and not even half of the distance was done.',
				'It was only a single note, and it came from an enormous distance, but it went through {hero} from top to toe. “That was the first bell,” said {helper}, “and I should certainly have preferred it to be a little later.” Both of the friends considered the road ahead, which had not become any shorter.',
				'In the middle of a sentence the first bell rang, and nobody ever found out how the sentence would have ended. {hero} counted up what was done and what was still to do. It was the sort of calculation that one checks twice, in the hope of having made a mistake.',
			],
		],
		options: [
			{
				approach: 'bold',
				say: 'Scale the wall instead of going round it',
				outcome: [
					'The road went politely round an enormous wall. “We have no time for politeness,” said {hero}, and began to scale it, with {helper} pushing from below and the {thingOne} handed up after. From the top, for one moment, one could see the flags of {feast}, no bigger than crumbs.',
					'To scale a wall with something precious under one arm requires either three arms or a friend. {hero} had the friend. There was an awkward moment in the middle, and an undignified one at the end, but half a mile of road had been turned into ten feet.',
				],
				later:
					'After that wall, which {hero} had chosen to scale when others would have gone round, nothing looked altogether hopeless.',
			},
			{
				approach: 'clever',
				say: 'Borrow a handcart and leave a note',
				outcome: [
					'In a corner stood a handcart, doing nothing. {hero} would not take it without asking, and as there was nobody to ask, {they} left a note: the owner was invited to collect it at {feast}, and to stay for something to eat. It squeaked abominably, but it rolled like a dream.',
					'“Wheels,” said {hero}, “are the whole history of progress.” The handcart was borrowed, with a polite note and two biscuits, and it took all of the weight. True, it pulled to the left, so that one of the two friends always had to walk on the right and lean.',
				],
				later:
					'The owner of the handcart, as it turned out, had read the note and come running, and was the very first to help.',
			},
			{
				approach: 'careful',
				say: 'Trade places every hundred steps',
				outcome: [
					'“Ninety-eight, ninety-nine, and trade!” It was {hero} who kept count. In that way nobody was ever quite worn out, and having numbers to say left no room in the head for worries. By the fourteenth hundred the two of them were changing over without a hitch.',
					'The two friends agreed to trade places at every hundredth step, like sentries. It looked fussy, and it felt slow. But anybody who had watched them for an hour would have noticed that the pace never slackened, and that {hero} was even humming.',
				],
				later:
					'{hero} and {helper} traded places once more for the last hundred steps, so that each could claim to have brought it in.',
			},
			{
				approach: 'ask',
				say: 'Beg a lift from a passing wagon',
				outcome: [
					'It is humbling to beg, but it is a good deal quicker than walking. The driver of the wagon moved a crate of cabbages to make room for {hero}. The horses knew about {feast} already, it appeared, and for two whole miles there was nothing to do but to hold on tight and be bounced.',
					'{hero} stood in the way and waved until a wagon stopped. It was the slowest wagon in the world, pulled by somebody’s oldest mule, but its heart was in the right place. To judge by its expression, the mule would certainly have galloped, if only it could have remembered how it was done.',
				],
				later:
					'The driver of that wagon had told everyone about the lift, and a cheer was already waiting before there was anybody to be cheered.',
			},
			{
				approach: 'silly',
				say: 'Chant a marching song about turnips',
				outcome: [
					'It began as a mumble and grew into a chant: “Left, right, turnip, right, who has turnip soup tonight?” It was not a great work of art. But no foot can drag to a marching song, and {hero} and {helper} went through eleven verses and came out at the other side.',
					'“We need a marching song,” said {hero}, “and it should be about something ordinary.” {helper} proposed turnips. By the third chant there were harmonies, and by the tenth several strangers had fallen in behind, under the impression that something had started.',
				],
				later:
					'From far ahead came the sound of somebody who had picked up the chant about turnips, and it pulled like a rope.',
			},
			{
				approach: 'kind',
				say: 'Take the heavier end without mentioning it',
				outcome: [
					'{helper} was puffing and pretending not to be. At the next bend {hero} quietly moved round to the heavier end. It was not mentioned. But {helper}, who was nobody’s fool, remembered soon afterwards that {helper.they} had a bar of chocolate to share.',
					'There is always a heavier end, and whoever has it always knows. {hero} managed to take it over at a bend in the road, while pretending to admire the view. {helper} walked on for a while, looking puzzled, and then looking as if {helper.they} had been given something.',
				],
				later: '“Now I shall take the heavier end,” said {helper}. “Did you really think that I had not noticed?”',
			},
		],
		look: { pose: 'run', feeling: 'determined', with: ['helper'], thing: 'held', cameras: ['wide', 'two-shot'] },
	},
	{
		titles: ['No Time for This', 'Everything at Once', 'Held Up', 'The Wrong Moment'],
		onward: [
			'It had helped, and now the bends went by a good deal more quickly.',
			'“We might really do it,” said {helper}, who had evidently never heard that one must not say so.',
			'In that way a little time was won, which was just as well, since all of it was about to be needed.',
		],
		parts: [
			['{together} {time} {weather} {sense}', '{time} {together} {sense} {weather}', '{weather} {time} {together}'],
			[
				'From somewhere ahead came a smell of baking, although {helper} said that it was probably only hope. {show} “If we keep this up,” said {hero}, “we shall even have time to make ourselves tidy.”',
				'“Listen,” said {helper}, stopping with one foot in the air. “Fiddles!” Somebody was tuning up for {feast}, a very long way off, like a party of mosquitoes. {show}',
				'{show} Far off a drum was being tested, one thoughtful beat at a time. {hero} fell in with it without noticing, and so did {helper}, and for a whole stretch of the road neither of them felt the weight of {thing} at all.',
			],
			[
				'{obstacle} “We have absolutely no time for this!” {hero} cried, to whoever might be responsible. There was no reply, since whoever is responsible for such things is never at home when one calls.',
				'{obstacle} It was clear that there could be no going on until something had been done about it. {helper} put down {helper.their} end, used a short and extremely impolite word, and then begged its pardon.',
				'{obstacle} Somewhere beyond it the flags of {feast} were already going up. {hero} could have wept, or kicked something, or gone home, and did none of these, though it was a close thing.',
			],
			[
				'{hero} could feel the minutes going by, one after another, like coins down a drain. That is the curious thing about minutes: all of them seem to be exactly the same size, until there are not enough of them.',
				'It would have been easier if somebody had been to blame. As it was, there was nobody to be angry with, and {hero} had to be content with being angry with {themself}, for not having been faster.',
				'“I am thinking,” said {hero}, when {helper} urged {them} to think, and it was perfectly true. Unfortunately, every single thought that came had a bell in it, and the bell rang before the thought was finished.',
			],
			[
				'{hero} set down {thing} with extraordinary care and stood protectively in front of it, as if it might be frightened. {detail} Two bells were left, and one of them could not be far off.',
				'{detail} There were only two bells left, as {helper} pointed out, and then pointed out again, in case it should turn into three. {hero} begged {helper.them} to stop counting.',
				'{tone} {detail} {hero} wiped the {thingOne} on {their} sleeve and told it not to worry, which is the kind of thing that one says to others.',
			],
		],
		options: common4.pastTrouble,
		look: {
			pose: 'stand',
			feeling: 'surprised',
			with: ['helper'],
			thing: 'held',
			cameras: ['low-angle', 'over-shoulder'],
		},
	},
	{
		titles: ['The Short Cut', 'The Second Bell', 'A Sign with Scratches on It', 'Not Quite a Road'],
		onward: [
			'{settled} But it had cost time, and it was no comfort that the time had been well spent.',
			'{settled} “How long did that take?” asked {hero}, and {helper} found something else to look at.',
			'{settled} What was wanted now was a quicker way, and wanting one is a dangerous condition.',
		],
		parts: [
			[
				'{reason} It was a pity that there was not a second to spare in which to be pleased about it.',
				'{reason} On any other day {hero} would have stayed for a proper talk.',
				'{reason} {helper} promised faithfully to come back when there was more time, and the race went on.',
				'{reason} So that was settled, and all that it had used up was the one thing that could not be replaced.',
			],
			[
				'{time} {together} {weather} “There is supposed to be a short cut from here,” said {helper}, “although I have never met anyone who has taken it.” It did not occur to either of them to wonder why.',
				'{together} {weather} {time} An old board said SHORT CUT, and underneath it somebody had scratched a warning, and somebody else had scratched the warning out. {hero} was in no mood for literature. “That way,” {they} said.',
				'{weather} {time} {together} “If we simply took a short cut straight across,” said {hero}, drawing it in the air, “we could save a mile.” In the air it looked perfectly beautiful. {helper} replied that straight lines had always made {helper.them} nervous, but came along nevertheless.',
			],
			[
				'At first the short cut was dry. Then it was damp, then it was wet, and then {helper} went in up to the middle and observed, with dignity, that it appeared to be deeper here. {hero} held {thing} over {their} head all the long way back. {detail}',
				'{detail} The short cut began as a path, dwindled to a track, and then became a mere suggestion. In the end it ran up against a wall and stopped, like somebody who has come into a room and forgotten why. {hero} and {helper} had to turn around and go the whole way back.',
				'There were thorns in the short cut, and beyond the thorns there was mud, and the mud had been waiting a long time for company. It took one of {helper}’s boots and refused to discuss the matter. When {hero} finally struggled out, it was at the very spot where the two of them had gone in. {detail}',
			],
			[
				'It had seemed such a good idea. {hero} had felt so sure of it, and being sure had felt so much like being right. It is a mistake that everybody makes sooner or later, though not, as a rule, with {thing} to look after.',
				'A short cut, {helper} remarked, is the longest distance between two points. {hero} was in no condition to laugh, for all that {they} could imagine was an empty place, with {folk} gathered around it, and everybody looking anxiously at the road.',
				'For the first time {hero} wondered whether it could be done at all. It was not a particularly noisy thought, but it came in, and wiped its feet, and settled down as if it had every intention of staying.',
			],
			[
				'That was when the second bell rang. It sounded considerably nearer than the first had done, but not nearly near enough. {hero} and {helper} looked at each other, and then at the remaining distance, and there was only one bell left to do it in.',
				'Bong, said the second bell, and then, in case anybody had missed it, bong. {helper} bowed {helper.their} head, as one does when something is finished. “It is not finished at all,” said {hero}, although nobody had suggested it, “so long as there is still the third.”',
				'And across all of that, calm and clear and not in the least sorry, came the second bell. “Then there is one remaining,” said {helper}, after the last of it had died away, and neither of them considered one to be a very comfortable number.',
			],
		],
		options: [
			{
				approach: 'bold',
				say: 'Clench your teeth and keep moving',
				outcome: [
					'{hero} could only clench {their} teeth and pick up {thing} again. It was not elegant, since every step wobbled, and it was not fast, since every step hurt. It was forward, however, and forward was the only direction in which {they} could still believe.',
					'“We keep moving,” said {hero} through clenched teeth, so that it sounded rather like a door hinge. There is very little to be said about the following half hour, except that it was uphill, and silent, and that at the end of it the bell was half an hour nearer.',
				],
				later:
					'It was a matter of clenched teeth again, and {hero} discovered that from the outside it looks exactly like a grin.',
			},
			{
				approach: 'clever',
				say: 'Follow the echo of the bell itself',
				outcome: [
					'Paths may mislead, but a bell always tells the truth about where it is. {hero} closed {their} eyes to follow the echo as it faded, turning slowly, like the needle of a compass. “There,” {they} said, and pointed, and did not look until {they was} certain.',
					'The air was still humming. {hero} noticed that the echo was louder on one side, and that if one was careful to follow it, there was something almost like a road. {helper} could not hear anything whatever, but {helper.they} could hear that {hero} was sure.',
				],
				later: '{hero} had found the way by an echo once already, and now there were voices to follow, and fiddles.',
			},
			{
				approach: 'kind',
				say: 'Divide your last dry things with {helper}',
				outcome: [
					'{hero} turned out {their} bag to divide whatever was dry, and it came to one pair of socks and half a scarf. A single sock is not a great deal. But {helper} held it as if it had been knitted out of gold, and afterwards limped along like a new person.',
					'“Here,” said {hero}, and proceeded to divide the last dry scarf down the middle. It is easy to be generous with plenty. To give away half of the only warm thing you possess is another matter, and {helper}, who understood this perfectly, could not speak for about a mile.',
				],
				later:
					'{helper} was still wearing {helper.their} half of what {hero} had divided, and would not have parted with it for a crown.',
			},
			{
				approach: 'careful',
				say: 'Check every inch of the {thingOne}',
				outcome: [
					'Before taking one more step, {hero} stopped to check {thing} from top to bottom, inch by inch, holding {their} breath. There was a smear of mud, and there was one small scratch. Otherwise it was whole, and it was remarkable how much stronger {their} legs felt once {they} knew.',
					'There is no sense in being punctual with something broken. So {hero} took the time to check, and {helper} polished, and every inch of the {thingOne} was found to be sound. “It is considerably tougher than it looks,” {helper} observed, “and it is not the only one.”',
				],
				later:
					'{hero} gave the {thingOne} one more check, and there was nothing on it but a single scratch, which it wore like a medal.',
			},
			{
				approach: 'silly',
				say: 'Laugh at the sorry sight of yourselves',
				outcome: [
					'{hero} looked at {helper}, and {helper} looked at {hero}, and it was a sorry sight in both directions. One of them began to laugh. It is uncertain which, but it loosened something that had been tied in a knot, and after that everybody’s legs remembered what legs are for.',
					'“You appear to have something living in your collar,” said {hero}. “And you have a twig behind your ear,” replied {helper}. There was nothing to do but to laugh, and so the two of them laughed until it hurt, at the sight of heroes so very far from being statues.',
				],
				later:
					'Somebody began to laugh at the sight of the two friends, and {hero} laughed too, and it gave {them} wings.',
			},
			{
				approach: 'ask',
				say: 'Call for anyone who knows a way',
				outcome: [
					'“Is there anyone who knows a way?” {hero} began to call, first to the left and then to the right. There was no answer, or at least no proper one. But there was a mysterious rustle somewhere close by, and after the rustle a sniff, as though somebody had heard and did not dare to come out.',
					'Pride is heavy, and there was already enough to carry. So {hero} put it down and went on to call for anyone at all. What came back could not exactly be described as a voice, for it was more of a hiccup, and there were undoubtedly tears in it.',
				],
				later: '“It was because you called that I stopped being so frightened,” a very small voice confided to {hero}.',
			},
		],
		look: { pose: 'run', feeling: 'worried', with: ['helper'], thing: 'held', cameras: ['bird-eye', 'wide'] },
	},
	{
		titles: [
			'The Smallest Person on the Road',
			'To Stop or Not to Stop',
			'Somebody Is Crying',
			'A Promise and a Problem',
		],
		onward: [
			'So the race went on, although nobody would have called it a gallop.',
			'It helped, as it generally does, and there was, after all, one bell still to come.',
			'“One bell is one bell,” said {helper}, and the two friends pressed on.',
		],
		parts: [
			[
				'{time} {together} {weather} And there it was, the one thing that must not happen: somebody was crying. Under a [bench|ledge], quite alone, sat {small}, and it had evidently been sitting there for hours.',
				'{together} {time} {weather} {hero} heard it first and hoped to be mistaken. It was a small, tired, hopeless sound of crying, and it came from {small}, who was sitting all alone at the side of the way and had very nearly used up its voice.',
				'{weather} {time} {together} It would have been perfectly possible to hurry by. It was only {small}, after all, huddled alone in a corner, and crying so quietly that one could easily have pretended not to hear. {hero} did pretend, for three whole steps.',
			],
			[
				'“You promised {friend} that you would not stop,” {helper} whispered, “and if we stop now, all of {folk} will have waited for nothing.” {hero} had been turning it over already, and it was equally true from every side. {detail}',
				'{detail} {hero} thought of {folk}, and of {feast}, and of {friend}, who had said not to stop for anything. Then the little one held up both its arms. It is a very old argument, and nobody has ever found a better answer to it.',
				'There are sums that come out wrong whichever way you add them. In the one column stood {feast}, and a promise not to stop, and everybody’s happiness. In the other was a single small person with nobody at all. {detail}',
			],
			[
				'{hero} put down {thing}. “Then it will be late,” {they} said, “and I shall have to explain it to everybody, and I would much sooner explain that than the other.” {helper} breathed out, like somebody who has been let off an examination, and confessed to having hoped so.',
				'“What would {feast} be worth,” asked {hero} slowly, “if I had run past?” {They} did not wait for a reply, but turned round and went back, with {thing} clasped tight. Nothing that {they} had done that day had been so difficult, or had taken so little time.',
				'“Go on without me, and take the {thingOne} along,” said {hero}, “because I am staying.” {helper} looked up the road, and then back again. “I have never cared for running by myself,” {helper.they} remarked, and sat down beside the little one.',
			],
			[
				'It took a while, and a clean corner of a scarf, before there were any words among the sobs. The little one had come out to watch with its mother, and then everybody had been so tall. Now it wanted to go home immediately, and home, it explained to the astonished {helper}, was right beside the big bell.',
				'The story came out in pieces, between hiccups. There had been a mother, and a crowd, and a wrong turning, and then there had been nobody. When {hero} gently asked where home might be, the answer was muffled but perfectly definite. It lived beside the big bell, it said, and the bell was extremely loud.',
				'“Who do you belong to?” asked {hero}, when the worst was over. It belonged, it appeared, to a mother, who lived beside the big bell and made very good dumplings. {hero} and {helper} exchanged a long look over the top of its head.',
			],
			[
				'“But surely you are not going by the road?” the little one added, astonished. “The road is the long way, and there is a quick one, only it has a dark bit, and I do not like the dark bit without anybody.” It pointed to a gap that neither of the others had so much as noticed.',
				'Then it wiped its nose and gave {hero} a tug. Behind it, low down, where nobody of any size would have looked, there was a gap. That was the quick way home, it said, although it was dark in the middle, and one needed somebody to hold on to.',
				'“We shall never get there by the road in time,” sighed {helper}. “Nobody goes by the road,” said the little one, and pointed to a gap at about the height of a knee. It was the quick way home, it explained, but there was a dark bit in it, and that was where its courage always ran out.',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Carry the little one on your shoulders',
				outcome: [
					'{hero} knelt, and the little one climbed up on {their} shoulders and took hold of whatever it could find. There is a courage that comes from sitting high up. In no time it had left off crying and begun to give orders, and some of the orders were even sensible.',
					'“Somebody has been on those small feet for long enough,” said {hero}, and offered to carry it. It weighed about as much as a loaf. From {their} shoulders it could touch the roof of the passage, and it reported on this with growing pride.',
				],
				later:
					'The little one was still riding on {hero}’s shoulders, and called out directions like the captain of a very large ship.',
			},
			{
				approach: 'bold',
				say: 'Crawl into the gap ahead of everyone',
				outcome: [
					'The best way to deal with a dark hole is not to give it time to look at you. {hero} went into the gap at a crawl, pushing the {thingOne} in front, with the others close behind. It smelled of dust and ancient secrets, and a small voice at {their} heels gave directions with increasing authority.',
					'It was narrow, it was black, and {hero} was the first into the gap. To crawl with {thing} is an art that has to be learned quickly. Somewhere behind, {helper} got stuck, and had to be pushed by the little one, and thanked it very politely.',
				],
				later: 'Anybody who could crawl into the dark ahead of everyone, thought {hero}, could certainly manage this.',
			},
			{
				approach: 'clever',
				say: 'Sketch the passage from its description',
				outcome: [
					'“Tell me every bend,” said {hero}, and began to sketch, while the little one described the passage in terms of its own. There was the bend that smells, and the bend with the nice stone, and then the dark bit. On paper the dark bit was no longer than a thumbnail, and the little one seemed relieved to see it.',
					'It is easier to be brave about something that you have seen from above. So {hero} made a sketch of the whole passage, with all its turnings, and a cross for the mother. “Is that all?” asked the little one, and carried the sketch in front of it like a passport.',
				],
				later: 'On {hero}’s sketch of the passage there was only one turning left, and it was marked with a cross.',
			},
			{
				approach: 'careful',
				say: 'Link all three together with a scarf',
				outcome: [
					'“Nobody is going to be lost a second time,” said {hero}, and used a scarf to link the three of them together, with the little one in the middle. It was just as well. The quick way had more arms than an octopus, and twice it was only the scarf that decided the matter.',
					'A scarf is good for more than necks. {hero} used one to link everybody in a row, and gave the little one the important task of shouting if it went slack. It shouted several times, purely to make sure that the system was working.',
				],
				later:
					'Nobody had remembered to undo the scarf, so all three, linked together, had to do everything at the same time.',
			},
			{
				approach: 'silly',
				say: 'Play at being one enormous worm',
				outcome: [
					'“We shall play at being a worm,” {hero} declared, “the most enormous worm in history, and you are the head.” The little one had not expected promotion. A worm, it decided, is never afraid of the dark, since the dark is where it keeps its furniture.',
					'It was {helper} who had to play the tail, and who grumbled about it. {hero} was the middle, and the little one, as head, did the steering and all of the fierce noises. No worm so enormous can ever have moved so fast, or giggled so much at the front.',
				],
				later:
					'The enormous worm made one last appearance, with {hero} in the middle, and nobody who saw it was able to keep a straight face.',
			},
			{
				approach: 'ask',
				say: 'Appoint the little one as your guide',
				outcome: [
					'“We do not know the way and you do,” said {hero}, “and so we should like to appoint you as our guide, if you are free.” The little one stopped in the middle of a sob, for nobody had ever appointed it to anything. It stood up, as tall as it could manage, and considered the invitation, and graciously accepted.',
					'It takes nerve to appoint a guide who comes up to your knee. But {hero} had been led astray all day by people of the proper size, including {themself}, and was ready for a change. “This way,” said the guide, in a new voice, “and mind your heads.”',
				],
				later: '“Trust your guide,” said the little one grandly, and {hero} did, and it was right again.',
			},
		],
		look: { pose: 'reach', feeling: 'worried', with: ['helper'], thing: 'near', cameras: ['close-up', 'two-shot'] },
	},
	{
		titles: ['The Dark Bit', 'The Longest Minute', 'Where the Passage Divides', 'Words That Were Not Meant'],
		onward: [
			'The little one dried its eyes at that, and pulled the others along into the quick way.',
			'It was exactly what was needed, and the little one set off through the gap without looking back.',
			'After that the little one was not afraid any more, or at least it was afraid in good company.',
		],
		parts: [
			[
				'{time} {together} {weather} The little one trotted along beside the others, sniffing at corners, for this was only halfway. Then the quick way led down again, and all at once it was not so sure of itself. “It is considerably darker than usual,” it observed, and waited for the others.',
				'The quick way ran underneath everything, came up for breath, and went down again. {together} {time} {weather} “Now comes the dark bit,” the little one announced, and its voice shook only slightly.',
				'{weather} {time} {together} From there the quick way led down once more, by a hole as dark as the inside of a boot. {hero} let the little one go ahead, and followed with {thing}, and tried to think about something else.',
			],
			[
				'In the very middle of the dark bit the passage divided in two. The little one tried a step to the left, reconsidered, and stood still. “I do not remember that it did this before,” it whispered. Overhead, dull and distant, there was the sound of a great many people waiting.',
				'And there, where one could not see one’s own nose, were two passages instead of one. The little one had always come this way with its mother, who knew which of them was which. From somewhere above came the shuffle of a very large crowd.',
				'The three of them had gone a good way in when {hero} felt about and found not one passage but two. Nobody had mentioned two. “I do not remember it,” wailed the little one, and somewhere overhead there was a creak, as of somebody testing a bell rope.',
			],
			[
				'“If we had kept to the road, we should be there by now,” muttered {helper}. It was only tiredness talking, but it was using {helper.their} voice. {hero} retorted that nobody had been prevented from taking the road. It was an unkind thing to have said, and there in the darkness it seemed to go on being said for a considerable time.',
				'“This was your idea,” said {helper}, and {hero} retorted that somebody had agreed with it. Neither of these remarks was meant to bite, but both of them did. After that nobody spoke, and everybody held on to {thing} as though the others might take it away.',
				'{hero} said that somebody might at least have brought a light. {helper} inquired who, exactly, had been in such a hurry to leave. It was the kind of quarrel in which both can hear how unfair it is, and neither can find the way out.',
			],
			[
				'“It is because of me,” said a voice from about knee height. “You stopped, and now nobody can have {feast}.” It was dreadful to hear, chiefly because {hero} had been thinking something very like it, and saw now what such a thought looks like from below. {detail}',
				'{detail} Then {hero} became aware of a sound. The little one was trying to cry without being heard, so as not to be any more of a bother than it was already. At that moment {hero} would have given up {feast}, and anything else, to have the last few minutes back.',
				'“I can stay here,” the little one offered, very politely, “if I am the reason that everybody will be late.” Of all the disasters of that day, nothing had been so painful as those few polite words, and {hero} was thankful that it was too dark for anybody to see {their} expression. {detail}',
			],
			[
				'“I would stop for you again, every single time,” said {hero}, and it was surprising how true it was. There was an embarrassed cough in the darkness. “And so would I,” said {helper} gruffly, “although I have been behaving like an old boot.” With that everything was in order again, except for the matter of the way.',
				'{hero} sat down in the dark and took the little one on {their} knee. “We did not stop by mistake,” {they} said, “but because you are considerably more important than a feast.” {helper} agreed with every word of this, and after an inner struggle begged everybody’s pardon. There was still time for one good idea.',
				'“That was unkind of me,” said {hero} into the darkness, and {helper} insisted on having been a good deal unkinder, and with less excuse. The little one considered the two of them, decided that each might hold one of its hands, and felt better at once. Now it was only a question of left or right.',
			],
		],
		options: [
			{
				approach: 'bold',
				say: 'Charge into the left one and trust to luck',
				outcome: [
					'“We might stand here until next year,” said {hero}, and began to charge down the left one, as well as one can with {thing} and no daylight. The others came pounding after. Luck, which is fond of people who trust it now and then, had left a faint gleam at the far end.',
					'If two ways are equally dark, then nothing is lost by taking one of them fast. {hero} put {their} trust in luck and made a charge down the left-hand passage. There was a bump, a squeal, and an alarming quantity of dust, and after that, unmistakably, there was fresh air.',
				],
				later: 'Luck had been kind to {hero} in the left-hand passage, and {they} trusted it with this as well.',
			},
			{
				approach: 'clever',
				say: 'Test which passage has moving air',
				outcome: [
					'“Air always knows the way out,” said {hero}, and held up a thread to test it. At the mouth of one passage the thread hung perfectly straight, but at the other it leaned inward, ever so slightly, like somebody listening at a door. It was evidence of a kind, and nobody argued with it.',
					'It was {hero} who thought of the air. In one passage it stood as still as a pond, but in the other it was moving, and if one put one’s nose to it there was a trace of something delicious. It was the easiest test that {they} had ever passed.',
				],
				later:
					'The same moving air that {hero} had thought to test now carried the sounds of {feast} to everybody at once.',
			},
			{
				approach: 'careful',
				say: 'Feel along the wall for a familiar mark',
				outcome: [
					'“Is there anything that you always touch?” asked {hero}. The little one thought that there was a bump like a nose. So all three began to feel along the wall, patiently, inch by inch. It took the longest two minutes of the entire day, and then a small voice announced triumphantly that it had found the nose.',
					'In the dark one can still read, provided that one does it by touch. {hero} made {themself} go slowly, so as to feel every bump and hollow of the wall, until there was a mark at about knee height: a heart, scratched with a pin. “My mother made that,” breathed the little one, “and it means that we are going home.”',
				],
				later: 'The familiar mark was there once more on the wall, and this time {hero} only had to feel for it once.',
			},
			{
				approach: 'kind',
				say: 'Comfort the little one until it remembers',
				outcome: [
					'“There is no hurry,” said {hero}, and it was the greatest fib of {their} life, and the kindest. {They} stayed to comfort the little one with the story of the worst picnic in the world. Somewhere in the middle of the wasps it suddenly sat up, and remembered that one always, always had to go to the right.',
					'Nobody remembers anything while being stared at. So {hero} took the trouble to comfort the little one as if there were no bell in all the world. It leaned against {them}, and sniffed, and hummed a bit of something. “It goes left when the song goes up,” it said suddenly.',
				],
				later: '“You took the time to comfort me,” said the little one to {hero}, “and so now I shall hold on to you.”',
			},
			{
				approach: 'ask',
				say: 'Bang on the roof and wait for replies',
				outcome: [
					'If there was a crowd above, it might as well be useful. {hero} began to bang on the roof, three times and then three times again. Immediately the shuffling stopped. After an anxious moment somebody stamped in reply, a little way off to the right, and {helper} let out a triumphant whoop.',
					'{hero} gave a good hard bang on the roof of the passage, and waited. “Mother, there is somebody in the floor,” said a distant voice, quite clearly. “Nonsense,” said another, and stamped. But it was enough to go by, for a passage with a voice at the end is never entirely dark.',
				],
				later:
					'There was a bang overhead, and then another, and {hero} knew that somebody up there was still listening.',
			},
			{
				approach: 'silly',
				say: 'Moo into both and compare the echoes',
				outcome: [
					'“This is science,” said {hero}, and gave a moo into the first passage. The echo came back immediately, short and rather impolite. From the second it took considerably longer, and sounded as though it had met people on the way. “Ours,” said {helper}, and mooed as well, out of sheer high spirits.',
					'It has been shown that no sound carries like a moo. {hero} put all {their} breath into it, left and then right, and all three stood still to compare. One was obviously the moo of a small, wet cave, and the other, just as unmistakably, the moo of somewhere with decorations.',
				],
				later: 'All at once {hero} let out another moo, from pure nerves, and a whole crowd mooed back.',
			},
		],
		look: { pose: 'sit', feeling: 'sad', with: ['helper'], thing: 'near', cameras: ['low-angle', 'close-up'] },
	},
	{
		titles: ['The Third Bell', 'On the Last Stroke', 'The Quick Way Home', 'Just in Time'],
		onward: [
			'And so the right way was found, and all three ran as none of them had ever run before.',
			'It gave everybody fresh courage, and from there on the little one knew the way.',
			'The little one laughed for the first time, and then, quite suddenly, it remembered which way to go.',
		],
		parts: [
			[
				'There was a glimmer of light ahead, but the last little distance was the most difficult of all. {solve} {later} After that there was nothing remaining but to run.',
				'Somewhere above, the rope was being drawn tight for the third bell. {later} {solve} {hero} took a firmer hold of {thing} for the very last time and ran as if the day had only just begun.',
				'It could not be far now, and it could not be late, and still there was one last door, which nobody had opened for years. {solve} {later} “Go!” shouted {helper}, and {hero} went.',
			],
			[
				'{time} {together} {weather} The first stroke fell, and everybody turned around in astonishment. At the second stroke {folk} drew apart like a curtain. At the third {hero} set {thing} down in its place, and there was a silence in which one could have heard a crumb land.',
				'{together} {time} Bong, went the bell, and a hatch flew open of which nobody had ever suspected the existence. Out came the little one, and out came {hero}, with {thing} held high, and before the last stroke had finished humming it was standing where it belonged. {weather}',
				'{weather} {time} {together} Whoever was ringing the third bell saw {hero} coming, and was so astonished that the rope slipped. It cost the bell half a beat, and half a beat was absolutely all that was necessary, for {thing} was in its place when the last stroke fell.',
			],
			[
				'“That is my child!” cried a voice, and the little one vanished from view in its mother’s arms. Half of {folk}, it emerged, had been searching since the first bell. There would not have been much of a feast in any case, so long as one small chair was empty.',
				'It turned out that hardly anybody had been watching the road at all. The little one’s mother had missed it at the first bell, and since then {folk} had thought of nothing else. Now there was a shriek, and a rush, and a great many kisses, and the little one put up with all of them.',
				'The little one was passed from arm to arm until it reached its mother’s, and there it stayed. Somebody confessed that {feast} would have been put off in any case, since nobody could possibly enjoy it with a child gone missing. So {hero} had not been choosing between the two things after all.',
			],
			[
				'“But how did you come so quickly?” demanded {folk}. “We stopped,” said {hero}, and {helper} had to explain it, with gestures. {detail} When {friend} was wheeled in on a barrow and heard about the broken promise, {friend.they} declared that {friend.they} had never been so proud of anybody.',
				'{detail} Everybody wanted to know about the quick way, and the little one explained it eleven times, with its mouth full. “I told you never to stop,” {friend} reminded {hero}, having been fetched in a barrow, sore foot and all, “and I have certainly given better advice in my time.”',
				'“I did stop,” {hero} confessed, when {friend} had been fetched on a borrowed cart, “although I had solemnly promised you that I would not.” {friend} considered the little one, and considered {thing}, and remarked that anything else would have been a serious disappointment. {detail}',
				'“There is a considerably shorter way,” {hero} explained to {folk}, “but you have to stop in order to discover it.” This amused {friend}, who had been brought along in a wheelbarrow, so enormously that {friend.they} forgot all about the foot. {detail}',
			],
			['{tone} {glow}', '{glow} {closing}', '{weather} {glow}'],
		],
		options: [],
		look: { pose: 'cheer', feeling: 'proud', with: ['helper'], thing: 'held', cameras: ['low-angle', 'wide'] },
	},
];
