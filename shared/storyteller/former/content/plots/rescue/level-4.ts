import { common4 } from '../../common/level-4.ts';
import type { ChapterTemplate } from '../../plot.ts';

/** A friend has not come home, and stays for the sake of somebody smaller. For readers of 12 and up. */
export const rescue4: readonly ChapterTemplate[] = [
	{
		titles: ['The Kettle Boils Twice', 'An Empty Chair', 'The Secret Signal', 'Tea for One'],
		onward: [],
		parts: [
			['{time} {intro} {show}', '{intro} {time} {show}', '{intro} {show} {time}'],
			[
				'One day in every seven belonged to {friend}, {friendA}, and neither of the two friends had missed a single one in years. This time {friend} had only gone to fetch {thingA}. “Put the kettle on,” {friend.they} had called over one shoulder, “and on no account begin the {food} without me.”',
				'{hero} had set out two cups, because {friend}, {friendA}, was due at any moment and had never once been late. {Friend.they} had gone to fetch {thingA}, an errand of [twenty|thirty] minutes at the very most. “It will hardly be worth the trouble of missing me,” {friend.they} had said.',
				'If punctuality were a sport, {friend}, {friendA}, would have owned a whole shelf of trophies. So when {friend.they} went out for {thingA} and promised to be back before the kettle boiled, {hero} believed it completely. It was a promise, after all, and it was {friend} who had made it.',
				'“I shall be gone for exactly as long as it takes to lay a table,” {friend} had announced. That was just how {friend}, {friendA}, liked to measure time, and {hero} had laid the table accordingly. It was {thingA} that had to be fetched, and it was not even far.',
			],
			[
				'The kettle boiled, and {hero} took it off. It boiled again, and {hero} took it off again, with a glance at the door that was meant to look casual. There is nothing quite so empty as a chair in which somebody ought to be sitting.',
				'At first {hero} was only hungry. Then {they} grew slightly annoyed, and rehearsed a dignified remark about manners. By the time the kettle had boiled for the second time, the annoyance had quietly turned into something a good deal colder.',
				'{hero} straightened the spoons, and then, since the spoons were already straight, straightened them once more. Ordinary reasons for being late are easy to invent, and {they} invented [eleven|nine] of them. It was odd how unconvincing every one of them sounded beside a boiling kettle and an empty chair.',
			],
			[
				'That was when it came, from so far away that it was almost imagination: {sign}. {hero} stopped in the middle of a breath. The two friends had invented that signal when both of them were small, and it had only one meaning, which was to come as quickly as possible.',
				'Then, faint and unmistakable, there was {sign}. Nobody else would have noticed. But there are sounds that you hear with something other than your ears, and this was the secret signal, agreed upon long ago and solemnly never to be used as a joke.',
				'And into all that silence, from somewhere beyond anything that {hero} could see, came {sign}. {They} put down the teaspoon with enormous care. “Never unless it is serious,” the two friends had agreed, years ago, and in all those years neither had ever broken the rule.',
			],
			[
				'Being afraid for somebody, {hero} discovered, is quite different from being afraid of something. You cannot hide from it under a blanket. The only thing that makes it any smaller is to get up and go towards it.',
				'A sensible voice in {hero}’s head observed that the way was long, that nothing was certain, and that wiser people would certainly wait for advice. Another voice, which was not sensible in the least, was already looking for a scarf. It was the second voice that won.',
				'“It could be anything,” {hero} told the teapot. “It might be a loose shutter, or else somebody learning the drum.” The teapot did not believe it either. When the signal came again, a little weaker than before, there was nothing left to discuss.',
			],
			[
				'“I am on my way,” {hero} said aloud, although nobody could possibly have heard. {They} left the door on the latch, since a house should look as if it were expecting people. {detail}',
				'{detail} Then there was no more excuse for standing still. {hero} said goodbye to the second cup and stepped outside, with the uncomfortable feeling that every minute counted.',
				'It took less than a minute to get ready and considerably longer to feel ready, so {hero} did not wait for the second part. {detail} Somewhere out there {friend} was counting on being heard.',
			],
		],
		options: [
			{
				approach: 'bold',
				say: 'Set off at a run towards the signal',
				outcome: [
					'{hero} set off at a run and did not stop to think until the first stitch came. Then {they} thought about {friend}, and forgot to notice the stitch at all. The signal sounded again, straight ahead, and it was certainly clearer than before.',
					'There is a moment for planning, and this was emphatically not it. {hero} began to run, past everything familiar and out on the other side, with only the signal for a compass. By the time {they} had no breath left, home was nothing but a small warm dot behind {them}.',
				],
				later: '“You must have run the entire way,” {friend} had remarked, and {hero} ran the last of it too.',
			},
			{
				approach: 'clever',
				say: 'Compare the sound from three different corners',
				outcome: [
					'It would have been easy to rush out and be gallantly lost. Instead {hero} listened from one corner, then another, then a third, and scratched a line for the direction of the sound each time. The three lines crossed at a single point, and there, if geometry could be trusted, was {friend}.',
					'“Sound goes straight, even if paths do not,” {hero} muttered, and began to compare. From the first corner the signal was faint, from the second it was fainter, and from the third it was almost friendly. That settled the direction, and {hero} followed it like a thread pulled tight.',
				],
				later:
					'“Most people would have rushed,” said {friend}, “but you stopped to compare the corners first, and that is what saved us.”',
			},
			{
				approach: 'kind',
				say: 'Pack the whole tea into a basket',
				outcome: [
					'“Whoever is in trouble is generally hungry as well,” {hero} reasoned, and began to pack. In went the cups, the {food}, and even the tablecloth, because standards matter most when everything else is going wrong. The basket was heavy, but it smelled so comforting that it seemed to pull {them} along.',
					'It took {hero} two minutes to pack a basket with everything that had been on the table. It was a ridiculous thing to carry into an emergency, and {they} knew it. Nevertheless, {friend} might be cold, frightened and hungry, and at least one of the three could be prevented.',
				],
				later:
					'When the basket that {hero} had packed was finally opened, nothing in it had kept its shape, and every crumb was delicious.',
			},
			{
				approach: 'ask',
				say: 'Rouse {folk} and explain where you are going',
				outcome: [
					'{hero} went from door to door to rouse {folk}, most of whom were busy and all of whom had opinions. “If I am not back soon, follow the signal,” {they} told everyone who would listen. It was surprising how much lighter the errand felt once somebody else knew about it.',
					'People in ballads never leave a message, which is probably why so many of them need rescuing. {hero} took care to rouse {folk} first and to explain exactly where the signal was coming from. Somebody promised to keep a light burning, and somebody else promised soup.',
				],
				later:
					'Since {hero} had troubled to rouse {folk} at the very beginning, there was help exactly where it was needed.',
			},
			{
				approach: 'silly',
				say: 'Reply on the noisiest thing in the house',
				outcome: [
					'A signal deserves a reply. {hero} seized the largest pan in the house and beat it with two ladles, until somebody across the way politely inquired what the pan had done. There was a pause, and then, far off, the signal came again, and this time it sounded very nearly like laughter.',
					'What {hero} produced by way of reply, with a funnel and a length of hose, was not music. It was closer to a walrus with a grievance. However, it could be heard for miles, and from the distance {friend} answered at once, so that the two of them were in it together.',
				],
				later:
					'“Your reply was the most hideous sound I have ever heard,” said {friend} fondly, “and I hoped that it would never stop.”',
			},
			{
				approach: 'careful',
				say: 'Gather rope and a lamp before leaving',
				outcome: [
					'Every part of {hero} wanted to rush, so {they} made the sensible part go and gather what would be needed. A lamp went into the bag, and after it as much rope as one person could reasonably carry. “Slow is quick in the end,” {they} told {themself}, without quite believing it.',
					'{hero} stood in the doorway and forced {themself} to gather three things: a lamp to see by, a rope to hold, and all the courage that happened to be lying about. It cost a minute. As it turned out, it was the most useful minute of the entire journey.',
				],
				later:
					'Nothing was wasted of all that {hero} had stopped to gather, and the rope, in particular, creaked with pride.',
			},
		],
		look: { pose: 'reach', feeling: 'worried', with: [], thing: 'away', cameras: ['wide', 'low-angle'] },
	},
	{
		titles: [
			'A Stranger Falls into Step',
			'Following the Sound',
			'Three Ways and No Signal',
			'{helper} Has Heard It Too',
		],
		onward: [
			'After that there was no more hesitating, and the distant signal was all that was needed to steer by.',
			'It steadied {them} wonderfully, and before long {they was} well on the way, listening with every step.',
			'From then on {their} thoughts were in good order, and all of them pointed towards {sign} in the distance.',
		],
		parts: [
			['{time} {arrive} {weather} {sense}', '{arrive} {time} {sense} {weather}', '{weather} {arrive} {sense} {time}'],
			[
				'{meet} {hero} explained about {friend}, and the tea, and the faraway signal. “So I did not dream it,” said {helper} thoughtfully. “I have been listening to that for some time, and hoping that it was only somebody’s peculiar idea of fun.”',
				'{meet} “I am sorry, but I really cannot stop,” said {hero}, and explained in a single breath why not. {helper} heard all of it without interrupting, which is rarer than most people think, and then began to walk in the same direction.',
				'{meet} At that very moment there was {sign}, and both of them turned to face it. “That is the best friend I have,” {hero} explained to {helper}, and it came out considerably shakier than intended.',
			],
			[
				'{show} “You do this sort of thing often, I suppose,” said {helper}, hurrying to keep up. {hero} considered telling a magnificent lie, and then confessed that this was the first time.',
				'Walking with somebody turned out to be quicker than walking alone, although the distance was exactly the same. {show} {helper} did not say much, but it was the companionable kind of not much.',
				'{show} {helper} laughed, looked guilty about it, and was told that laughing was perfectly all right. A worry, as {hero} had often noticed, does not actually weigh any more when somebody laughs beside it.',
			],
			[
				'{detail} Presently the two of them found a button lying in the middle of the way, and {hero} knew it very well, having once helped {friend} to sew it on. It was pointing, in so far as a button can point, straight ahead.',
				'A little further on there were marks, as though somebody had slipped, and clutched, and slipped again. {hero} tried to read them the way one reads a difficult letter, hoping for a better ending. {helper} tactfully looked in another direction. {detail}',
				'{detail} Then, caught on a splinter at about the height of {friend}’s elbow, there hung a thread of familiar wool. “At least it is evidence that we are right,” said {helper}, and {hero} nodded, and wished that being right felt a little more comfortable.',
			],
			[
				'Here the way divided into three, and the signal chose that moment to fall silent. “It is only resting,” said {helper}, in the voice that people use when they are not sure of it. All three ways looked equally unhelpful.',
				'And then there was nothing. The two of them listened with extraordinary attention, but the signal did not come, and ahead lay three different ways, of which two were bound to be wrong. {hero} had never known that silence could be so loud.',
				'There were three different ways on from here, as {helper} pointed out, and no signal to choose by. {hero} considered one after another. At the end of each {they} imagined {friend} listening, and running out of patience, or worse, of hope.',
			],
		],
		options: [
			{
				approach: 'clever',
				say: 'Examine the ground for footprints',
				outcome: [
					'It took some time to examine the ground, and {helper} was kind enough not to sigh. But there were footprints at last, two of them and the smudge of a third, deeper on one side than the other. “{friend} was carrying something here,” said {hero} slowly, “and carrying it as if it might break.”',
					'Anybody can look at the ground, but to examine it is a skill. {hero} went over it inch by inch and found one clear print, and then the next, going off to the left. The odd thing was how short the steps were, as though {friend} had been trying not to wake somebody.',
				],
				later:
					'{hero} had learned to examine what others merely look at, and so {they} noticed the one place that would hold.',
			},
			{
				approach: 'bold',
				say: 'Plunge down the steepest of the three',
				outcome: [
					'“Nobody ever needs rescuing from an easy road,” said {hero}, and chose to plunge down the steepest one. {They} went in a shower of pebbles, and {helper} followed in a shower of complaints. Somewhere below, as if encouraged by the racket, the signal started up again.',
					'It was less a path than a long-drawn-out accident, but {hero} decided to plunge down it regardless. Halfway to the bottom {they} overtook {their} own courage. At the end of it {they} lay still for a moment, listened, and heard exactly what {they} had hoped to hear.',
				],
				later:
					'Having survived the plunge down that dreadful slope, {hero} was hard to impress with anything merely difficult.',
			},
			{
				approach: 'kind',
				say: 'Shout something comforting into the silence',
				outcome: [
					'{hero} tried to think of something comforting, and what came out was a shout of “There is still plenty of tea!” The silence seemed to consider this. Then, from the middle one of the three ways, came {sign}, and it wobbled slightly, as if whoever made it were laughing.',
					'“You are not alone!” It was an effort to shout it without a crack in the voice, but {hero} managed it, and managed it again, and for the fourth attempt {helper} joined in enthusiastically. Out of the silence, thin but stubborn, the signal answered the two of them.',
				],
				later:
					'“I held on to every word that you shouted into that silence,” said {friend}. “There was nothing else to hold on to.”',
			},
			{
				approach: 'careful',
				say: 'Wait quietly until the signal returns',
				outcome: [
					'The hardest thing in the world is to wait while every nerve is shouting at you to do something. {hero} sat down, closed {their} eyes and did it all the same. After a hundred breaths the signal returned, no louder than a thought, and it came from the right.',
					'“If we guess, we shall be wrong twice out of three times,” said {hero}, “and so we wait.” They were long minutes, and it was hard to be quiet in them. But then the signal was there again, patient and small, and both of the friends pointed in the same direction at once.',
				],
				later:
					'It had been right to wait once before, and so {hero} waited now, for three slow breaths, until exactly the proper moment.',
			},
			{
				approach: 'ask',
				say: 'Invite {helper} to choose by instinct',
				outcome: [
					'“You know this part of the world and I do not,” said {hero}, “so I invite you to follow your nose.” {helper} looked flattered, then thoughtful, then quite sure. “If I were going to be stuck anywhere,” {helper.they} said, “that is the way I should go to do it.”',
					'It is not easy to invite somebody you have only just met to decide when so much depends on it. But {helper} had an instinct for these parts, and {hero} had an instinct for {helper}. So the left-hand way it was, and within a hundred paces the signal rang out just in front.',
				],
				later:
					'“You were the first who ever trusted my instinct,” said {helper}, “and so I meant to stay until the very end.”',
			},
			{
				approach: 'silly',
				say: 'Spin round three times and point',
				outcome: [
					'{hero} closed {their} eyes, took a spin of three and a half turns, and pointed with great authority at {helper}. The second attempt pointed straight up. The third, however, pointed down the right-hand way, and at that very instant, as though it had been waiting for its cue, the signal sounded from there.',
					'“There is an ancient method,” said {hero}, and began to spin. What was ancient about it was chiefly the dizziness. But when {they} had fallen over, {their} head lay against the ground, and through the ground, as clear as anything, {they} could hear which way the signal came from.',
				],
				later:
					'Somebody inquired how {hero} had found the right way, and {helper}, after an inner struggle, told the truth about the spin.',
			},
		],
		look: {
			pose: 'walk',
			feeling: 'determined',
			with: ['helper'],
			thing: 'away',
			cameras: ['two-shot', 'over-shoulder'],
		},
	},
	{
		titles: ['Almost There', 'So Near and Yet So Far', 'Within Earshot', 'A Well-Known Voice'],
		onward: [
			'It worked, and by and by the signal came from so close at hand that it made both of the friends jump.',
			'{helper} observed that the two of them were making excellent time, which is a thing that nobody should ever say aloud.',
			'In this way a good deal of ground was covered, and neither of the two had to mention being tired.',
		],
		parts: [
			['{together} {time} {weather} {sense}', '{time} {together} {sense} {weather}', '{weather} {time} {together}'],
			[
				'{show} And then, instead of the signal, there was a voice, thin with distance and rather hoarse. “Whoever you are,” it called, “I hope you have brought the sugar.” It was {friend}, for nobody else would have thought of sugar at such a time.',
				'“{friend}!” shouted {hero}, and the echo brought the name back several times before there was an answer. “I was beginning to think that you had started without me,” called a well-known voice. {show} Relief is a peculiar feeling, very like having one’s knees removed.',
				'{show} Somebody coughed, not very far ahead, in a manner that {hero} would have known among thousands. “Is that you?” called {friend}. “Do be careful, and bring a sandwich.” It was so exactly like {friend.them} that {hero} laughed out loud, and afterwards had to blink for a bit.',
			],
			[
				'{obstacle} Only a few steps more, and it would hardly have mattered. {hero} could think of a hundred days on which this might have been interesting, and today was not among them.',
				'{obstacle} “I should like to complain to somebody,” said {helper}, “but there never seems to be anybody in charge of these things.” And so, with {friend} practically within reach, there was no going on.',
				'{obstacle} From a little way beyond {friend} asked what the matter was, and neither of the two rescuers had the heart to say. It is a bitter thing to be held up within earshot.',
			],
			[
				'{hero} felt the first small nibble of panic and gave it a stern look. Panic, as everyone knows, is only imagination with nothing useful to do. So {they} set {their} imagination to work on the problem instead, and for a while it actually behaved.',
				'For a moment everything in {hero} wanted to sit down and be somebody else. It passed. What was left was the plain fact that {friend} was waiting, and that there were two heads here, one of which was bound to have an idea sooner or later.',
				'“There is always a way,” said {hero}, hoping that saying it would make it so. {helper} did not ask which way, for there are occasions when a companion can help most by leaving the obvious question alone.',
			],
			[
				'{detail} From beyond came {sign}, more slowly now, as though somebody were growing tired. Whatever was going to be done about it would have to be done immediately, and {hero} was the only person available.',
				'“Take your time,” {friend} called bravely, in the tone of somebody who hopes very much that you will not. {detail} There was evidently not another moment to be lost.',
				'{tone} {detail} Meanwhile {friend} had begun to hum, as people do when they would rather not let on that they are cold.',
			],
		],
		options: common4.pastTrouble,
		look: { pose: 'stand', feeling: 'surprised', with: ['helper'], thing: 'away', cameras: ['wide', 'low-angle'] },
	},
	{
		titles: ['The First Attempt', 'Out of Reach', 'What Was Missing', 'A Shelf No Wider Than a Tray'],
		onward: [
			'{settled} The last of the way was covered at something between a scramble and a run.',
			'{settled} “You took the scenic route,” said a hoarse voice, very near at hand.',
			'{settled} After that nothing separated the rescuers from {friend} except a certain amount of thin air.',
			'{settled} And at the end of it, a little way off, somebody was waving.',
		],
		parts: [
			[
				'{reason} {hero} put it away to think about later, when there should be time for thinking.',
				'{reason} It was the sort of discovery that makes you feel rather foolish and rather better, both at once.',
				'{reason} “Nothing is ever simply in the way,” said {helper}, and {hero} wished that {they} had said it first.',
				'{reason} On any other day {hero} would have stayed to become properly acquainted.',
			],
			[
				'{time} {together} {weather} And there was {friend}, sitting on a shelf no wider than a tea tray, with a sheer drop above it and another below. “How good of you to come,” {friend.they} said politely. “Please do not lean on that bit, because it is all that is holding me up.”',
				'{together} {weather} {time} It was {helper} who saw {friend.them} first, on a narrow ledge a long way down, and muddy from end to end. “I had an extremely clever plan for getting out of here,” {friend} called up to the others, “but it turned out to need somebody else.”',
				'{weather} {time} {together} Far below, on a ledge that a cat would have thought twice about, stood {friend}, as calm as if {friend.they} were waiting for a coach. “I would come up to meet you,” {friend.they} called, “but as you see, I am rather tied to the spot.”',
			],
			[
				'“Take hold!” cried {hero}, and {friend} did, and for one glorious moment everything went exactly right. Then a foot slipped, a knot gave way, and all three of them ended up where they had begun, only dirtier. “Well,” said {friend}, “I did enjoy the first half.” {detail}',
				'{detail} {hero} lay flat and reached down, and {friend} stood on tiptoe and reached up. Between the two there remained a gap of about the length of a teaspoon, and pull as they might, it would not close. It is astonishing how much can go wrong for want of one teaspoon.',
				'Belts, scarves and a bootlace were knotted together and let down, and {hero} and {helper} heaved. All went well for as long as nobody breathed. Then the bootlace, which had never asked for such responsibility, broke, and {friend} sat down again with a bump. {detail}',
			],
			[
				'It is one thing to fail when nobody is looking, and quite another with your best friend gazing up at you. {hero} felt {their} face grow warm. Yet {friend} only grinned, as though the whole business had been arranged for {friend.their} entertainment.',
				'{hero} had not known that it was possible to be so close to somebody and still so useless. {They} said so, and {friend} would not hear of it. “A short while ago I had nothing but the view,” {friend.they} pointed out, “and now I have company as well.”',
				'Nobody said anything for some time. {hero} went over it again in {their} mind, from the first tug to the last, the way one searches a pocket for the third time. The mistake had to be in there somewhere, and so it was.',
			],
			[
				'“It wants more of us,” said {helper}, rubbing a sore elbow, “and it wants more patience than two people in a hurry have got.” {hero} nodded. It was curiously cheering to know exactly what was missing.',
				'“We pulled too soon, and there were too few of us to do it,” said {hero}. Spoken aloud, it did not sound like a defeat at all, but like a list, and a list is a thing that can be worked through, one item after another.',
				'A failure will generally tell you something, provided that you look it in the eye. This one told {hero} that two were not enough, and that no amount of hurry could make up for a third. It was valuable information, even if it had come with bruises.',
			],
		],
		options: [
			{
				approach: 'ask',
				say: 'Send {helper} to fetch {folk}',
				outcome: [
					'“One of us must fetch {folk}, and you are the faster,” said {hero}. {helper} was gone before the sentence was. It is lonely to send away the only help you have, and {hero} kept up a cheerful conversation with {friend} until a great many footsteps could be heard.',
					'There was no shame in it, {hero} decided, for what is too heavy for two is generally easy for ten. So {helper} ran to fetch {folk}, with instructions to hurry and to mention cake. In a remarkably short time there came a murmur, then a bustle, and then more help than anybody knew where to put.',
				],
				later:
					'Everyone whom {helper} had been sent to fetch took hold, one behind another, and nobody had to do more than a little.',
			},
			{
				approach: 'clever',
				say: 'Rig up a pulley from odds and ends',
				outcome: [
					'To rig up a pulley you need a wheel, an axle and a certain amount of nerve. The wheel came off an abandoned barrow, the axle had once been a broom, and {hero} supplied the nerve. “It squeaks,” said {helper} doubtfully. “That,” said {hero}, “is the sound of science.”',
					'{hero} had once read an entire chapter about the pulley, mostly because of the pictures. Now the pictures came back, one by one, and turned into odds and ends of rope and wheel. It was not handsome when it was finished, but it made two people as strong as six.',
				],
				later:
					'The pulley squeaked like a choir of mice, and it made the heaviest part of the business seem almost light.',
			},
			{
				approach: 'kind',
				say: 'Scramble halfway down to sit with {friend}',
				outcome: [
					'There was a foothold halfway, about as big as a saucer, and {hero} began to scramble down to it. It was not near enough for a rescue. But it was near enough to talk, and to share a bun, and to let two pairs of cold feet dangle side by side.',
					'“There is nothing that you can do down here,” {friend} protested. “I can sit,” said {hero}, and went on with the scramble until the two of them were very nearly face to face. They talked of everything except the drop. It did not solve the problem, but it altered the size of it.',
				],
				later:
					'“It was no practical use, that scramble of yours,” said {friend}, “and it was the best thing that anyone has ever done for me.”',
			},
			{
				approach: 'careful',
				say: 'Inspect each knot before anyone pulls again',
				outcome: [
					'Nobody was permitted to pull so much as a thread until {hero} had gone to inspect each knot in turn. Two were loose, one was purely decorative, and one was not a knot at all but a hopeful tangle. All of them were tied afresh, and tested, and tied once more.',
					'“A knot is a promise made by a rope,” {hero} said, and settled down to inspect each of them as if it were under oath. It took a long while, and {helper} learned several new words. But when it was done, one could have hung a piano from it.',
				],
				later:
					'Not a single knot slipped, for {hero} had inspected each of them as if nothing else in the world mattered.',
			},
			{
				approach: 'bold',
				say: 'Leap across to the ledge yourself',
				outcome: [
					'“This may be foolish,” said {hero}, and made the leap before the foolishness could catch up. For an instant there was nothing at all in any direction. Then {they} landed on the ledge, on most of {their} dignity at once, and {friend} caught hold of {them} by the collar.',
					'Some gaps look wider the longer you look, so {hero} stopped looking. The leap itself was over in a heartbeat, and the landing took rather longer, since it happened in several stages. “Now there is one more of us on this ledge,” observed {friend}, “which is either better or worse.”',
				],
				later: 'After that leap to the ledge {hero} felt that {their} legs could be asked for almost anything.',
			},
			{
				approach: 'silly',
				say: 'Weave a new rope from socks and scarves',
				outcome: [
					'“Wool stretches,” announced {hero}, “and that is precisely what we want.” So every sock and every scarf was sacrificed to the cause, and {helper} was shown how to weave. The result was striped like a seaside tent, slightly ticklish, and as strong as a tow line.',
					'It began with a single sock. {hero} started to weave it into a scarf, and the scarf into another sock, and so on, until what lay coiled there looked like a serpent at a jumble sale. {helper} gave it a cautious tug, and then a mighty one, and it only hummed.',
				],
				later:
					'The rope of socks and scarves was cheered in its own right, and afterwards, with some difficulty, sorted into pairs.',
			},
		],
		look: {
			pose: 'reach',
			feeling: 'worried',
			with: ['helper', 'friend'],
			thing: 'away',
			cameras: ['low-angle', 'bird-eye'],
		},
	},
	{
		titles: ['The Reason for Staying', 'Not Without This One', 'What {friend} Was Hiding', 'Somebody Very Small'],
		onward: [
			'Everything was ready at last, and a second attempt could be made.',
			'When all had been prepared in every detail, there was only one more thing to do, and that was up to {friend}.',
			'With that the second attempt could begin, and this time nobody doubted that it would succeed.',
		],
		parts: [
			[
				'{time} {together} {weather} From there it was possible to approach {friend} from the other side, so close that one could have passed the salt. {hero} inquired whether everything was ready. “I am terribly sorry,” said {friend}, looking in another direction, “but I am not going anywhere.”',
				'{together} {time} {weather} It was the long way round, but it ended right beside {friend}, and all that remained was one short step, which {friend} did not take. “You have been absolutely wonderful, both of you,” {friend.they} said, “and I am afraid that I cannot come.”',
				'{weather} {time} {together} By going round that way the rescuers had come within an arm’s length of {friend}, who ought to have been delighted. Instead {friend.they} shook {friend.their} head. “I had been hoping to put off telling you,” {friend.they} said unhappily, “but I am staying exactly where I am.”',
			],
			[
				'{hero} thought at first that {they} had misheard, and then that {friend} must have had a bump on the head. All that way, and all those bruises, and now this! It is difficult to stay gracious when somebody declines to be rescued.',
				'{hero} could only stare, for there are words that one hears perfectly well and still has to turn over, like a coin from a foreign country. {helper} opened {helper.their} mouth, thought better of it, and studied the view.',
				'Several replies occurred to {hero}, who was ashamed of most of them. What {they} actually said was nothing, and it took up a good deal of room. {helper} coughed, and inquired whether {friend} might possibly be feeling faint.',
			],
			[
				'Very gently, {friend} opened {friend.their} coat, and inside it, blinking, was {small}. “It had lost its mother, and I heard it crying,” {friend.they} explained. “Climbing down to it was surprisingly easy, and it was only afterwards that I noticed the difficulty of climbing up.”',
				'{friend} moved aside, and behind {friend.them}, wrapped up in a sleeve, sat {small}. “It has lost its mother, and I climbed down because it was crying,” {friend.they} explained. “It is terrified of ropes, unfortunately, and I have given it my solemn promise that I would not go anywhere without it.”',
				'“There are two of us, you see,” said {friend}, and lifted a corner of {friend.their} scarf, and there, in the warm, lay {small}. “I was coming home when I heard it down here, crying for its mother, and so I climbed down to it. What would you have done?”',
			],
			[
				'All the cross words that {hero} had been collecting quietly put on their hats and left. Nobody had slipped, and nobody had been careless. {friend} had found somebody small and frightened, and had simply gone on keeping it company, hour after hour. {detail}',
				'{detail} {hero} looked at the small face, and at the long drop, and imagined hearing a cry from down there. {They} knew at once what {they} would have done, and it was exactly the same thing.',
				'It came to {hero} that bravery is not always the noisy kind that leaps across things. Sometimes it is merely staying where you are, with cold feet, because there is somebody who needs you to. {detail}',
			],
			[
				'“Then two of you are coming,” said {hero} firmly. At this the little one looked up at the rope, and across at all these enormous strangers, and let out a wail that could have peeled paint. There was clearly some persuading to be done.',
				'When {hero} reached out, however, the little one took one look at {them} and snapped. It was not a wicked snap, but an extremely frightened one. “It did exactly that to me,” said {friend} comfortingly, “for the whole of the first hour, and now we are on excellent terms.”',
				'The little one had followed all this with [round|enormous] eyes. As soon as anybody stirred, it shrank back and began to tremble, and one cannot very well pull a trembling creature up on a rope. {sense} “It will have to want to come,” said {friend}, “and at present it does not.”',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Hum a lullaby until the trembling stops',
				outcome: [
					'{hero} began to hum. It was the lullaby that somebody had once hummed to {them}, when the dark was too large, and {they} had not thought of it for years. The trembling grew less with every verse, and after the last one the little one sighed and put its head down.',
					'To hum a lullaby on the brink of a drop takes a certain effort, because one’s own voice prefers to tremble. {hero} got through it nevertheless, three times over. By then the little one was calm, {friend} was yawning, and {helper}, it must be admitted, was asleep.',
				],
				later:
					'{hero} had to hum the lullaby all over again, for by now there was somebody who refused to travel without it.',
			},
			{
				approach: 'clever',
				say: 'Turn an old bag into a nest',
				outcome: [
					'“Nobody likes a rope,” said {hero}, “but everybody likes a nest.” {They} emptied out a bag, lined it with a scarf, and left a hole at the top for looking out of. The little one regarded it with suspicion, trod it down in a circle, and refused to be taken out again.',
					'If it would not travel as cargo, then it might travel as a guest. {hero} set about making a nest in the bottom of a bag, with two pockets and a woolly hood. {friend} put in a crumb, and {helper} a button, to make it homely, and after that no persuading was needed.',
				],
				later:
					'The bag never became a bag again, since somebody small was living in the nest and objected strongly to eviction.',
			},
			{
				approach: 'careful',
				say: 'Offer one {hand} and keep perfectly still',
				outcome: [
					'{hero} held out one {hand} by way of an offer, and kept perfectly still. A nose came forward, thought better of it, and came forward again. It was the slowest conversation that {they} had ever had, and at the end of it something light and warm had decided to be friends.',
					'To keep perfectly still is hard work, far harder than running. {hero} became a part of the landscape, and even the itch on {their} nose was politely ignored. At long last there was a touch as soft as a breath, and after it a small, decided weight.',
				],
				later: 'Once again {hero} kept perfectly still, and once again that turned out to be enough.',
			},
			{
				approach: 'silly',
				say: 'Stage a puppet play with two socks',
				outcome: [
					'Two socks, it was announced, would now perform the tragedy of the lost toe. {hero} did both of the voices, and {helper} did the thunder. Long before the end of the play the little one had crept right up to the footlights and was chewing the leading lady.',
					'{hero} made puppets of two socks and began a play, the chief point of which was that the left sock was afraid of the right. The little one knew all about being afraid. When the left sock finally plucked up its courage, there was a squeak of applause.',
				],
				later: 'By popular demand the two socks gave their play once more, this time with a happy ending.',
			},
			{
				approach: 'bold',
				say: 'Button it firmly inside your own coat',
				outcome: [
					'“Allow me,” said {hero}, and put the little one inside {their} own coat, where {their} heart was loudest. It nipped {them} once, on principle. Then {hero} did up the last button, and under it something sighed and curled itself into a ball.',
					'There was no time to be liked, so {hero} settled for being warm. {They} scooped up the small, struggling bundle to button it in, and talked nonsense to it without stopping. The struggling slowed, the nonsense was listened to, and presently there came a snore from under the coat.',
				],
				later:
					'There was a row of tiny nips along the inside of {hero}’s coat, and {they} would not have parted with a single one.',
			},
			{
				approach: 'ask',
				say: 'Question {friend} about what it loves best',
				outcome: [
					'{hero} put the question to the only expert. “It loves crumbs, and it loves being told that its ears are splendid,” said {friend}, after some thought. It was a curious thing to say to somebody’s ears, but {hero} said it. The effect was immediate.',
					'It was a simple question, but nobody had thought of asking it: what did the little one love? “Being told where it is going,” said {friend}, after considering the matter, and so {hero} told it, step by step, the whole way to the teapot and the extra chair. The little one listened with its mouth open.',
				],
				later:
					'“I was glad of your question,” said {friend}, “for most people only want to know what a small creature is afraid of.”',
			},
		],
		look: {
			pose: 'hold',
			feeling: 'surprised',
			with: ['helper', 'friend'],
			thing: 'away',
			cameras: ['close-up', 'two-shot'],
		},
	},
	{
		titles: ['The Long Way Back', 'Sharp Words', 'The Steepest Part', 'The Lowest Point'],
		onward: [
			'The little one had watched it all, and something in its face came loose, and it held up its arms.',
			'It was enough, for the trembling stopped, and a very small voice said, “Up.”',
			'Nobody could have said quite why, but from that moment the little one was willing to come.',
		],
		parts: [
			[
				'So, after a long pull and a longer silence, all of them were off that ledge at last. {time} {together} {friend} limped along behind, with the little one and with {thing}, and it ought to have been the end of the story.',
				'{time} Getting off the ledge was hard, but then it was over. {together} Behind came {friend}, who insisted on carrying both the little one and {thing}, and who was much more tired than {friend.they} let on. {weather}',
				'{together} {friend} came too, for the ledge was empty now, and {friend.they} had brought away everything that mattered, namely {thing} and somebody small. {weather} {time} For a few steps everybody felt like singing, and then everybody found out what being tired really means.',
			],
			[
				'But the way by which the rescuers had come was no longer there. A piece of it had slipped quietly off into nothing, leaving only a steep, smooth climb that nobody sensible would attempt. And to round things off, the last of the rope slid over the edge and was gone.',
				'Then {helper}, who was leading, stopped so suddenly that the others walked into one another. The path had fallen away, and beyond it rose a climb as steep and smooth as the side of a jug. {hero} turned to reach for the rope, just in time to see the end of it slither over the edge.',
				'It was the rope that went first, sliding off over the edge like somebody leaving a party without saying goodbye. After that there was worse to see. The path had fallen away, and the only way on was a steep climb with hardly anywhere to put a foot.',
			],
			[
				'“You might have left word where you were going,” said {hero}, more sharply than {they} meant to. “And you might have stayed at home,” {friend} snapped back, “since nobody asked you to come.” It was not true, for there had been {sign}, but neither of them would be the first to say so.',
				'Tired people say things. {hero} said that some friends never thought about anybody else’s worry. {friend} replied, with terrible politeness, that some friends appeared to be keeping an account. After that there was a silence in which one could have heard a cushion blush.',
				'“If you had only waited for me,” {hero} began. “If I had waited for you,” said {friend}, “somebody would still be crying down there.” Both of them were right, which is the very worst foundation for a quarrel, and each turned a stubborn back on the other.',
			],
			[
				'{hero} sat with {their} back to everybody and felt as small as the smallest of them. It had seemed so simple: hear a call, answer it, come home. Nobody had mentioned this part, where you have done everything right and it is still not enough. {detail}',
				'{detail} A cold little doubt sat down beside {hero} and made itself comfortable. What if it had all been for nothing? It is the sort of question that has no use for an answer and only wants company.',
				'It was not the climb that {hero} minded most. It was that {friend}, for whose sake {they} had come all this way, was sitting close beside {them} and had never been so far off. {detail}',
			],
			[
				'It was the little one who mended it. It looked from one stiff back to the other, took hold of a sleeve on either side, and pulled. “I was frightened,” {hero} admitted at last, and {friend}, it appeared, had been more frightened still, and gladder than anybody could imagine to be found. The climb was still there, but now it would have to deal with all of them.',
				'Then something small pushed in between the two, yawned, and laid its head on {friend} and its feet on {hero}. You cannot keep up a quarrel across a sleeping child. “I am sorry,” said two voices, so exactly together that there was nothing for it but to laugh. Even the climb looked a little less steep.',
				'“You are supposed to be friends,” the little one pointed out sternly, “because I distinctly heard you say so.” So {hero} moved over, and {friend} moved over, and somewhere in the middle there was room for an apology on both sides. When it was done, all four of them turned to look at the climb together.',
			],
		],
		options: [
			{
				approach: 'bold',
				say: 'Lead the climb and never look down',
				outcome: [
					'“I shall lead,” said {hero}, and began the climb before anybody could suggest an alternative. The secret was to look only at one foothold, and then at the next, and to let the drop mind its own business. Behind {them} came the others, each with a grip on the one in front.',
					'Somebody had to lead, so {hero} took a breath that went all the way to the bottom and set about the climb. It went up by inches, and every inch was an argument. But {they} won the first of those arguments, and the second, and by the tenth the others had begun to believe it.',
				],
				later: '{hero} led the way, just as {they} had led the climb, and never once looked down.',
			},
			{
				approach: 'kind',
				say: 'Admit to the others how frightened you are',
				outcome: [
					'“I should like to admit something,” said {hero}. “I am frightened, and I have been since the beginning.” There was a pause, and then {helper} said, “So am I,” and {friend} said, “Enormously.” It was extraordinary how much braver all of them felt, once nobody was pretending.',
					'It took more courage to admit it than it would have taken to jump. “I am frightened,” {hero} said, to nobody in particular. Nobody laughed. The little one patted {them}, as one professional to another, and after that the steep part did not look quite so steep.',
				],
				later:
					'“It was when you could admit to being frightened,” said {friend}, “that I knew we should all get home.”',
			},
			{
				approach: 'clever',
				say: 'Carve footholds with the edge of a spoon',
				outcome: [
					'{hero} inquired whether anybody happened to have brought a spoon. With the edge of it {they} began to carve, one foothold first, and above that another. It was slow and it was gritty, but a staircase, after all, is nothing but patience in a particular shape.',
					'The surface was smooth but it was not hard, and one of them had brought a spoon. To carve a foothold took about as long as to boil an egg. By the time the spoon was worn to half its size, {hero} had made a row of neat little steps, going up and up.',
				],
				later:
					'The spoon that had carved all those footholds was never used for soup again, but was given a nail of its own to hang on.',
			},
			{
				approach: 'careful',
				say: 'Rest awhile and share what is left',
				outcome: [
					'Nothing is so tempting as to press on when you are too tired to do it well. “We rest,” {hero} decided, and the contents of everybody’s pockets were laid out to share. They came to a biscuit, a peppermint, and a quantity of fluff. An hour later the very same climb looked possible.',
					'“Nobody is allowed to be heroic until we have had a rest,” said {hero}. So the four of them sat down in a heap, for warmth, and set out to share a single biscuit crumb by crumb. It was an oddly happy hour, and everyone got up from it a size larger.',
				],
				later:
					'All four had stopped to rest when it was wise to rest, and so there was still something left in them for the end.',
			},
			{
				approach: 'ask',
				say: 'Repeat the signal for anyone to hear',
				outcome: [
					'“It brought me,” said {hero}, “so it may bring somebody else.” {friend} began to repeat the signal, and {hero} joined in, and {helper} kept time. For a long while there was only the echo. Then, from somewhere above, a great many voices began to answer.',
					'That signal had been made for two, but there was no rule against sharing it. All of them took turns to repeat it, even the little one, who was more enthusiastic than accurate. In the end {hero} raised {their} {hand} for silence, because there was an answer, and it was not an echo.',
				],
				later: 'It was by the signal, repeated again and again, that {folk} had known exactly where to come.',
			},
			{
				approach: 'silly',
				say: 'Hold a contest for the worst joke',
				outcome: [
					'“I declare the contest open,” said {hero}, “for the worst joke in the world.” {helper} told one about a gate that made everybody groan, and {friend} told a worse one about a herring. The little one won outright with a joke that consisted entirely of the word “bottom.”',
					'Nobody can be in despair and in a contest at the same time. {hero} opened with a joke so feeble that it had to be helped along, and the others rose to the challenge. When the laughter had died down, so had the doubt, and four people stood up to see about that climb.',
				],
				later:
					'Right at the end somebody remembered the winner of the contest for the worst joke, and the laughter carried everybody the last inch.',
			},
		],
		look: {
			pose: 'sit',
			feeling: 'sad',
			with: ['helper', 'friend'],
			thing: 'near',
			cameras: ['low-angle', 'close-up'],
		},
	},
	{
		titles: ['All the Way Home', 'More Chairs Are Needed', 'The Kettle Boils Again', 'One More for Tea'],
		onward: [
			'Everybody looked upward, and there was not a trace of quarrel left in any of them.',
			'After that there was nothing left but to try, and all of them stood up together.',
			'It put heart into everybody, and the little one was the first to get up.',
		],
		parts: [
			[
				'The last stretch was the worst, and everything depended on it. {solve} {later} And with that {hero} was over the top, and the others after {them}.',
				'“Now,” said {hero}, “or not at all.” {later} {solve} One after another, dusty and astonished, all four of them came over the top.',
				'Almost at the top the whole party stuck, like a cork in a bottle. {solve} {later} Then, quite suddenly, there was no more climb, and {hero} was lying on something wonderfully flat.',
			],
			[
				'{time} {together} {weather} {Folk} were already on the way to meet them, with blankets, and soup, and a great deal of advice. Somebody counted the heads and then counted again. “Only one was missing,” came the puzzled report, “and here they bring us two.”',
				'{together} {time} There a cheer went up, for {folk} had heard the signal too, and had come out to look. Everybody wanted to carry something. As there was nothing much to carry, they carried {friend}, who protested all the way and enjoyed it thoroughly. {weather}',
				'{weather} {time} {together} {Folk} came hurrying up, and for a while it was all blankets and questions, with nobody waiting for an answer. “We should have found you by ourselves in another minute,” {folk} assured them, and were thanked as if they had.',
			],
			[
				'At the front of the crowd there was a cry, and the little one answered it with all its might. Nobody needed to be told that its mother had come. For some time afterwards nobody could see anything very clearly either.',
				'The little one’s mother had been searching since the day before, and had followed the same signal as everybody else. There was a collision, and a squeak, and then a quantity of scolding that did not sound like scolding in the least.',
				'“Mine!” cried a voice, and the little one shot out of {friend}’s arms as if it had been fired from a cannon. It had found its mother, or else its mother had found it, and which of the two had been more lost was a matter for the family.',
			],
			[
				'And so the kettle was put on for the third time. More cups were needed now, and more chairs, and when every one of them was filled, {friend} brought out {thing}. “I did mention that I was only going to fetch it,” {friend.they} remarked, with considerable dignity. {detail}',
				'{detail} Back at home the second cup was still standing where {hero} had left it. {friend} set down {thing} beside it with a sigh of contentment. “And now,” {friend.they} said, settling into the chair that had been empty for so long, “you may ask me what delayed me.”',
				'“You never once let go of it,” said {hero}, when everybody was sitting around the table and {thing} stood in the middle. “I had to bring something,” said {friend}. “One cannot turn up to tea with nothing but an excuse.” {detail}',
				'Nobody spoke of the quarrel, for it had become one of those things that two friends keep between them, like a souvenir from a difficult country. {detail} When the kettle had boiled once more, and {thing} had been set down in the middle of the table, {hero} passed {friend} the largest slice.',
			],
			['{tone} {glow}', '{glow} {closing}', '{weather} {glow}'],
		],
		options: [],
		look: {
			pose: 'cheer',
			feeling: 'happy',
			with: ['helper', 'friend'],
			thing: 'near',
			cameras: ['wide', 'low-angle'],
		},
	},
];
