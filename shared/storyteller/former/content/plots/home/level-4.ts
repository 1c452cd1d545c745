import { common4 } from '../../common/level-4.ts';
import type { ChapterTemplate } from '../../plot.ts';

/** Lost, and led home by one who would rather the day did not end. For readers of 12 and up. */
export const home4: readonly ChapterTemplate[] = [
	{
		titles: ['One Corner Too Many', 'Somewhere Else Entirely', 'Not Exactly Lost', 'Further Than the Gate'],
		onward: [],
		parts: [
			['{time} {intro} {show}', '{intro} {time} {show}', '{intro} {show} {time}'],
			[
				'It began with {lure}. It came past the door of {home}, hung about for a moment as if waiting to be invited, and then moved off just slowly enough to be followed. {hero} had only gone out for a breath of air, and certainly had no intention of being late for supper.',
				'“I shall be back in no time,” {hero} had called from the door, because supper was nearly ready and supper was a serious matter. That was before {lure} went by. No time at all, as it turned out, can be surprisingly long.',
				'If anybody was to blame, it was {lure}. It passed so close to {hero} that {they} could very nearly have touched it, and what can very nearly be touched has to be followed. {They} went only as far as the gate, where it seemed a pity not to go as far as the corner.',
			],
			[
				'After the first corner there was a second, and after the second {hero} stopped counting. {LureThe} was always just ahead, never hurrying, and never quite within reach. It is a curious fact that nobody has ever been led astray by anything that went too fast.',
				'“Just to the next bend,” {hero} told {themself}, several times over, and every time it was true. A great many small distances were put together in this way, like beads on a thread. It did not once occur to {them} to consider the length of the thread.',
				'On it went, and on went {hero}, with the agreeable feeling of being always about to succeed. There was a lane, and a flight of steps, and something that might have been a bridge. Afterwards {they} could not have said in which order.',
			],
			[
				'It led {placeTo}, and there, between one blink and the next, {lureThe} was gone. {hero} turned round. Whoever was in charge of the way back had evidently taken it away, and had put three others there instead, all of them unfamiliar.',
				'{PlaceAt} {lureThe} simply stopped being there, as a tune stops. {hero} stood and looked at the spot that it had left. Then, with a sensation like missing a stair, {they} looked at everything else, and discovered that none of it was familiar.',
				'It was {placeAt} that {hero} finally reached out, closed {their} eyes, and took hold of nothing whatever. {LureThe} had vanished. So, as it appeared when {they} had looked about, had every single thing that {they} knew by sight.',
			],
			[
				'“I am not lost,” {hero} said aloud, “but merely somewhere else.” It sounded sensible enough. Unfortunately there was nobody to agree with it, and a sensible remark that nobody agrees with is a lonely thing to listen to.',
				'One is never lost all at once. First there is a period in which one is only looking about, and then another in which one is considering. {hero} went through both of these with remarkable composure, and after them came a third, in which {their} heart began to thump.',
				'{hero} took ten steps in the direction from which {they} had come, and discovered that it was not the direction from which {they} had come. Ten careful steps back again led to somewhere else altogether. After that it seemed wiser to stand still.',
			],
			[
				'{detail} At home somebody would be putting the {food} on the table by now, and wondering, and going to the door. That was the thought that hurt, and {hero} pushed it to the back of {their} mind, where it sat down and waited.',
				'It would be supper time by now, and there was going to be {food}. {hero} could see the table as plainly as if it were in the next room, with everybody gathering around it, and one chair pushed in. {detail}',
				'{detail} Of all the things to be considering, {hero} was considering {food}. It was not hunger, or at least it was not only that. It was the idea of somebody laying a place for {them} and then looking up at the clock.',
			],
		],
		options: [
			{
				approach: 'careful',
				say: 'Mark the spot and search in circles',
				outcome: [
					'{hero} made a mark on the ground, large enough to be seen from a distance, and began to walk around it in circles, each a little wider than the last. It was dull. But it was the reassuring dullness of not being any more lost than before, and in the fifth circle there was something new.',
					'“The first rule,” {hero} remembered, “is to mark the spot.” {They} laid a cross of four stones, set out from it in every direction in turn, and came back every time. The surrounding world was still completely unknown, but at least it now possessed a middle.',
				],
				later:
					'There, as clear as ever, was the mark that {hero} had made at the very beginning, and {they} greeted it like an old friend.',
			},
			{
				approach: 'clever',
				say: 'Sniff the air for a trace of supper',
				outcome: [
					'{hero} closed {their} eyes to sniff the air, sorting it as one sorts letters. There was dust, and there was something green, and there was a great deal that was nobody’s business. And then, as thin as a hair, there was a trace of something very like supper, and it came from the left.',
					'Eyes had got {hero} into this, and so {they} decided to give {their} nose an opportunity. One sniff told {them} nothing, and the second told {them} less. But at the third there was a faint trace of somebody’s cooking, and where there is cooking there are generally people.',
				],
				later:
					'This time a single sniff was enough, for the whole air was full of {food}, and {hero} could have followed it blindfold.',
			},
			{
				approach: 'bold',
				say: 'Stride down the widest way and hope',
				outcome: [
					'There is something about a wide way that suggests that it knows what it is doing. {hero} went down it with a confident stride, like somebody who would care to be mistaken for a person with a plan. After a mile or so it even began to work.',
					'When one has no idea where to go, it is best to get it over quickly. {hero} picked the widest way of all and went off with a long stride, and hope came trotting along behind. It was astonishing how much braver {they} felt, simply because of the noise of {their} own steps.',
				],
				later: '{hero} took the last of it with a stride so long that even hope could hardly keep up.',
			},
			{
				approach: 'ask',
				say: 'Knock at the only door in sight',
				outcome: [
					'There was just one door in sight, and it was about as high as a hatbox. When {hero} bent down to knock, a tired voice answered from within. “We are not from here either,” it said, “but people who are lost generally go to the right, and they never come back to complain.”',
					'{hero} had to knock three times before the door was opened by the width of a nose. “Straight on, until it smells of onions,” said the nose, when it had considered the question. It did not mention the distance, but it did wish {them} the very best of luck on the journey.',
				],
				later: 'When it came to the last door of all, {hero} had no need to knock, for it flew open by itself.',
			},
			{
				approach: 'kind',
				say: 'Rescue a beetle stuck on its back',
				outcome: [
					'A beetle lay on its back in the middle of the way, rowing with all six legs and getting nowhere. “I know exactly how you feel,” said {hero}, and stopped to rescue it. It sat for a while, collecting itself, and then walked off to the right with such determination that {they} went after it.',
					'{hero} very nearly stepped on the beetle. It was stuck on its back, with the expression of somebody who has been intending to do something about it all day. To rescue it took one small push, and it is difficult to feel completely helpless when you have just been thanked with two feelers.',
				],
				later: 'On the gatepost sat a beetle, the right way up, and {hero} was almost certain that it nodded.',
			},
			{
				approach: 'silly',
				say: 'Whirl about and go where you fall',
				outcome: [
					'“It is as good as any other method,” said {hero}, and began to whirl. The world went round, and went round again, and then came up and hit {them} from the side. When everything had settled down, {their} nose was pointing along a narrow way that {they} had not even noticed before.',
					'To whirl about until one falls is frowned upon by serious explorers. {hero}, however, was not feeling serious. {They} fell to the left, then, to be fair, tried again and fell to the left once more, and since twice is practically proof, that was the way {they} went.',
				],
				later: '{hero} gave one more whirl, out of pure excitement, and fell in exactly the right direction.',
			},
		],
		look: { pose: 'think', feeling: 'worried', with: [], thing: 'away', cameras: ['wide', 'bird-eye'] },
	},
	{
		titles: ['Lost Property', 'Somebody Who Knows the Way', '{helper} Has Time', 'Found by Accident'],
		onward: [
			'It was not yet the way home, but it was undeniably a way.',
			'After that being lost felt a little less like falling and a little more like walking.',
			'It made the next few steps easier, and they led into parts that were completely unknown.',
		],
		parts: [
			['{time} {arrive} {weather} {sense}', '{arrive} {time} {sense} {weather}', '{weather} {arrive} {sense} {time}'],
			[
				'Half buried, as though somebody had been intending to come back for it, lay {thingA}. {hero} dug it out and blew off the dust. “You are evidently lost as well,” {they} told it, “and so you had better come along with me, and then there will be two of us to explain.”',
				'Something caught at {hero}’s foot and sent {them} sprawling. It was {thingA}, lying there as if it had been left for the purpose. {They} called out, and waited, and called out once more, but it belonged to nobody, and so in the end {they} decided to take care of it.',
				'{hero} sat down to have a good think, and sat on something that was extremely uncomfortable to think on. It proved to be {thingA}. Nobody came to claim it, and it looked so forlorn lying there alone that {they} could not bear to leave it behind.',
			],
			[
				'{meet} “I want to go home,” {hero} said, and it came out considerably smaller than {they} had intended. {helper} looked at {them} for a moment without speaking. “Then let us go,” {helper.they} said, “since, as it happens, I have nothing else to do.”',
				'{meet} {hero} told the whole story, beginning with {lure} and leaving out nothing but the part about being frightened. “It happens to the best of us,” {helper} said kindly. “I know every path from here to the edge of everything, and I should be delighted to show you the way.”',
				'{meet} “You are not from here,” {helper} added, “or you would not look behind you so often.” {hero} admitted it, and explained about supper. “It is a fair distance,” said {helper}, after an odd little pause, “but I could easily go along with you.”',
			],
			[
				'{show} “You are remarkably good company,” said {helper}, and looked quite startled, like somebody who has found money in an old coat. For some time after that {helper.they} walked along smiling at nothing in particular.',
				'And so the two of them set off together. {show} It made {helper} laugh, and it was a laugh with a squeak in it, like a gate that has not been opened for a considerable time.',
				'{show} {helper} wanted to hear more about it, and then more again. “Nobody has walked this way with me since I cannot remember when,” {helper.they} said, and changed the subject so quickly that {hero} nearly fell over it.',
			],
			[
				'{detail} With somebody to talk to, the strange surroundings had become merely unfamiliar ones. {hero} caught {themself} almost enjoying the situation, and remembered supper, and felt guilty.',
				'It was remarkable what a difference company could make. Only a little while ago every shadow had been up to something, and now the shadows were simply shadows. {detail} {hero} even began to look about {them} with a certain interest.',
				'{detail} “What is it like, where you live?” {helper} inquired, after walking for some time in silence. {hero}, who had never given it any thought, opened {their} mouth to say that it was nothing special, and discovered that it was.',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Describe home and everyone around the table',
				outcome: [
					'{hero} began to describe it all: the chair that wobbles, the smell on the stairs, and who is always given the crust. It was only meant to pass the time. But {helper} listened as people listen to music, and when it was over, requested the part about the table again.',
					'The way is shorter when one talks about where it goes. {hero} took care to describe everyone at home, with voices. “And all of you sit down together?” asked {helper}. “At one table, every single day?” It did not seem to be a question about furniture.',
				],
				later:
					'{helper} already knew every bit of the way from the gate to the table, because {hero} had once described it so well.',
			},
			{
				approach: 'clever',
				say: 'Reason out the direction from running water',
				outcome: [
					'“Water runs downhill,” said {hero}, “and I live at the bottom, so it stands to reason that we should follow it.” The two of them found a trickle, and the trickle found a stream. {helper} said that it was extremely clever, and then was silent, like somebody who has just been beaten at chess.',
					'There was water somewhere, for one could hear it talking to itself. {hero} stopped to reason it out: whoever follows the water must come out in the end at the place where everything comes out. {helper} could find no fault with this, although {helper.they} certainly seemed to be looking for one.',
				],
				later:
					'There was the water about which {hero} had reasoned so carefully, and it was hurrying in exactly the right direction.',
			},
			{
				approach: 'bold',
				say: 'Climb the highest point and look out',
				outcome: [
					'{hero} began the climb with {thing} held tight, and {helper} came behind, offering advice about feet. From the highest point one could see nearly everything, and nearly everything was unfamiliar. But far away there was a thread of smoke, and under a thread of smoke, as a rule, there is somebody’s kettle.',
					'It was a hard climb, and {helper} suggested more than once that there was really no necessity for it. From the top {hero} searched the distance. “Surely,” {they} cried, “that is a roof!” “It may be,” said {helper}, who had not even turned to look.',
				],
				later:
					'Compared with that climb to the highest point, the last of the way was nothing, and {hero} took it at a run.',
			},
			{
				approach: 'careful',
				say: 'Learn each turning by heart',
				outcome: [
					'“Left at the post, and right at the puddle,” murmured {hero}, who meant to learn every turning by heart. It made a kind of poem. It was only after a considerable number of verses that {they} noticed how often the puddle rhymed with itself.',
					'To learn a way by heart, one has to pay attention to it. {hero} gave every turning a name of its own and recited the names under {their} breath. {helper}, who might have been expected to help, kept interrupting with the most interesting remarks.',
				],
				later: 'There was no need to search for the last turning of all, since {hero} had learned it by heart.',
			},
			{
				approach: 'silly',
				say: 'Invent a game with invisible animals',
				outcome: [
					'“On your left,” announced {hero}, who had begun to invent them, “is a teapot bear, with young.” {helper} had never been offered an invisible animal before. It took a moment, and then there was no stopping it, and before long both of them were walking around a herd of umbrella goats.',
					'The rules of the game were simple: one had to invent an animal, and the other had to feed it. {hero} produced an invisible creature that lived entirely on compliments. “What beautiful elbows,” said {helper} to the empty air, and laughed so much that {helper.they} had to sit down.',
				],
				later:
					'“Be careful of the invisible goat,” said {helper}, and {hero} stepped over the animal without a moment’s hesitation.',
			},
			{
				approach: 'ask',
				say: 'Pester {helper} with questions about the landmarks',
				outcome: [
					'{hero} continued to pester {helper} at every post and stone, and to all of {their} questions there was a story. That was the rock where the fog has its washing done. That was the bush with opinions. Each story was longer than the one before it, and every one had to be finished standing still.',
					'There were no dull landmarks, according to {helper}, for anybody who took the trouble to pester. Everything had a name, and a history, and generally a tragic aunt. It was only later that {hero} wondered how so many stories could have found room along such a short way.',
				],
				later:
					'Of all the questions with which {hero} had pestered {helper}, only one was left, and that was, “Will you stay?”',
			},
		],
		look: { pose: 'walk', feeling: 'curious', with: ['helper'], thing: 'held', cameras: ['two-shot', 'over-shoulder'] },
	},
	{
		titles: ['Neither Forward nor Back', 'Not This Way', 'Stopped Short', 'A Delay'],
		onward: [
			'The time passed so agreeably that neither of the two noticed how much of it there had been.',
			'{helper} grew quieter after that, as {hero} noticed, and must surely be getting tired.',
			'It was almost enjoyable to be lost, so long as there were two to share it.',
		],
		parts: [
			['{together} {time} {weather} {sense}', '{time} {together} {sense} {weather}', '{weather} {time} {together}'],
			[
				'{show} “It cannot be very much further,” said {hero} happily. {helper} agreed that it could not, in a peculiar tone of voice that {hero} did not remember until considerably later.',
				'“I believe that I have seen that shape before,” said {hero}, pointing ahead, “from the other side.” {show} {helper} replied that shapes were often very much alike, and began to walk a little more slowly.',
				'{show} For the first time since {lure} had disappeared, {hero} began to whistle. It is a sign of extraordinary trust, to whistle when you do not know where you are. {helper} tried to join in, and stopped after the second note.',
			],
			[
				'{obstacle} “But I live over there,” said {hero}, “or very nearly.” It is unpleasant to be held up in the middle of nowhere, and it is even more unpleasant when one has almost arrived.',
				'{obstacle} There was no possibility of going on, and going back was the very last thing that {hero} wanted. {helper}, on the other hand, did not look as disappointed as one might have expected.',
				'{obstacle} {hero} sat down and laughed, because the alternative was to cry. “Well,” said {helper}, sitting down as well, “nobody can say that it is our fault.” {Helper.they} sounded very nearly cheerful.',
			],
			[
				'It struck {hero} how strange it was. Only a little while ago home had been simply the place from which one went out. Now it had become the most interesting destination in the entire world, and all because there was something in the way.',
				'Homesickness, {hero} discovered, does not live in the heart at all. It lives somewhere behind the top button, and it swells. {They} swallowed several times, and found that it helped to look at {helper}, who was, after all, still there.',
				'{hero} imagined the familiar door, and the voice that would call out from behind it to ask who was there. It is such an ordinary question. {They} would have given almost anything, just then, for an opportunity to answer it.',
			],
			[
				'{hero} set down the {thingOne} and tried to think. {detail} By now the {food} must be on the table, and somebody would certainly be remarking that it was not like {hero} to be late.',
				'{detail} “We could always stay here for a while,” suggested {helper} hopefully, “for I know a great many stories.” {hero} was touched, but there was only one story that {they} wanted at present, and it ended with supper.',
				'{tone} {detail} {hero} put {thing} where {they} could see it and considered the situation from every side. There had to be a solution, and it was high time that somebody found it.',
			],
		],
		options: common4.pastTrouble,
		look: { pose: 'stand', feeling: 'surprised', with: ['helper'], thing: 'near', cameras: ['low-angle', 'wide'] },
	},
	{
		titles: ['Round and Round', 'The Same Footprints', 'Here Again', 'A Perfect Circle'],
		onward: [
			'{settled} “Now for home!” cried {hero}. “I can very nearly taste it.”',
			'{settled} Now there could be nothing more to come between anybody and supper.',
			'{settled} The two friends went on, faster than before, or at any rate one of them did.',
		],
		parts: [
			[
				'{reason} “What a wonderful story that will make,” said {helper}, and suggested a short rest in which to tell it.',
				'{reason} {hero} turned this over along the way, for it seemed to apply to more than one case: nobody gets in your way for nothing.',
				'{reason} After that {hero} felt equal to absolutely anything, and said so, and {helper} examined the ground.',
			],
			[
				'{time} {together} {weather} Suddenly {hero} stood still. There was a crooked post here, and a puddle with a leaf floating in it, and {they} had certainly seen both of them before. It was difficult to avoid the impression that the leaf had seen {them}, too.',
				'{together} {time} {weather} There were footprints here, two sets of them, side by side. {hero} compared the nearest with {their} own foot, out of curiosity, and it fitted to a hair. It fitted because {they} had made it {themself}, several hours ago.',
				'{weather} {time} {together} In the dust there was a hollow of a peculiar shape. {hero} considered the hollow, and then {thing}, and then slowly lowered the one into the other. It was the very place where {they} had once set it down to rest.',
			],
			[
				'“We have gone around in a ring,” said {hero}. In all that walking, and all those miles, there had not been a single step towards home. {They} sat down where {they was}, because there no longer seemed to be any reason to sit down anywhere else. {detail}',
				'{detail} “We did absolutely everything right,” said {hero}, “and after all of that, it is a ring.” {They} kicked a stone, which rolled away in a long curve, and came back again, and lay down exactly where it had begun. That was too much.',
				'{hero} did not shout, and did not cry. {They} said only, “It is a ring,” in quite a small voice, and after that nothing whatever, which was considerably worse. {detail}',
			],
			[
				'Somewhere the {food} had been put aside, and a chair had been left standing a little way out. {hero} could have borne it easily enough if nobody had been expecting {them}. It is the somebody at the other end that makes the rope pull.',
				'What made it so hard was that {hero} had been enjoying {themself}. One feels so foolish, afterwards, for having been happy at the wrong time. Supper would be over long ago by now, and all of the plates put away but one.',
				'{hero} tried to work out how late it was, and gave up, since no possible answer would have been a good one. There is a tiredness that comes from walking, and another that comes from having walked for nothing. This was the second variety.',
			],
			[
				'{helper} stood first on one foot and then on the other. “We might always go around once more,” {helper.they} suggested, “since it was rather pleasant, was it not, the first time?” Nobody answered, and {helper.their} smile stayed up for a while by itself, and then came down.',
				'“Please do not look like that,” said {helper}, who looked perfectly miserable. “I never imagined that you would mind so much.” It was an odd thing to say, but {hero} heard how odd it was only after it had been said, as one hears thunder.',
				'Then {hero} looked up, and saw that {helper} had not so much as glanced at the evidence. There had been no gasp from {helper.them}, and no cry of disappointment. It came to {hero}, slowly and unpleasantly, that {helper} was not in the least surprised.',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Reach for {helper} and say nothing yet',
				outcome: [
					'{hero} could have said something sharp, and it was already on {their} tongue. Instead {they} made {themself} reach out, and hold on, and wait. It was {helper} who could not bear it. “There is something that I have to tell you,” {helper.they} said, in a voice with no bottom to it.',
					'There are moments when every word is the wrong size. {hero} simply sat there, within reach, saying nothing, until {helper} moved a little nearer and then a little nearer still. “You are going to be angry,” {helper.they} whispered, “and you will be perfectly right.”',
				],
				later:
					'This time it was {helper} who reached out first, and nothing was said by either of them, for there was no necessity.',
			},
			{
				approach: 'bold',
				say: 'Demand the plain truth from {helper}',
				outcome: [
					'“I demand the truth,” said {hero}, and it would have been easier to hear if it had been shouted. {helper} began to speak three times, and each time a different excuse came to the door and went away again. “Yes,” {helper.they} said at last. “I knew.”',
					'{hero} stood up. “I should like the plain truth,” {they} said, “and I should like to know how long you have known.” There are many possible answers to such a demand, and only one of them is true. {helper} gave it, so softly that it had to be guessed from {helper.their} expression.',
				],
				later:
					'“That is the right way, and it is the plain truth,” said {helper}, who had made a habit of the truth ever since.',
			},
			{
				approach: 'clever',
				say: 'Deduce the secret from where {helper} glances',
				outcome: [
					'{hero} had read enough detective stories to deduce a thing or two. At every crossing there had been a quick glance to the left, such as one gives to a cake, and then {helper} had gone right. “The way home is on the left,” {hero} said slowly, “and you have known it all along.”',
					'There was one gap at which {helper} never glanced at all, and evidently this took a good deal of effort. From that {hero} could deduce the rest. It was like watching a picture come up out of the fog, and {they} did not particularly care for the picture.',
				],
				later:
					'It was not difficult to deduce what {helper} was thinking now, for it was written all over {helper.their} face, and it was joy.',
			},
			{
				approach: 'careful',
				say: 'Retrace every turn in your mind',
				outcome: [
					'{hero} closed {their} eyes to retrace the journey, turn by turn, as one goes through a sum that will not come out. At every crossing somebody had chosen, and it had never been {hero}. There was only one possible answer, and it was standing right in front of {them}, fidgeting.',
					'It is possible to retrace an entire journey without getting up. Here {helper} had said right, and here, and here again, nine times in all. Anybody may be mistaken once, thought {hero}, but nobody makes the very same mistake at every single turn.',
				],
				later:
					'When {hero} came to retrace it in {their} mind, there was hardly a turn of that day that {they} would have wished away.',
			},
			{
				approach: 'silly',
				say: 'Lie flat and declare yourself a carpet',
				outcome: [
					'“I am a carpet now,” {hero} declared, lying flat, “and you may wipe your feet on me.” {helper} began to laugh, because it was impossible not to. Then the laugh went wrong in the middle, and turned into something wet, and what came out of it was an apology.',
					'It was intended as a joke. {hero} lay flat on the ground and informed the world that {they} had become a carpet and would not be getting up again. But {helper} came and sat down on the very edge of the carpet, and hid {helper.their} face, and whispered, “It is all my doing.”',
				],
				later: '“Make way for the carpet,” said {helper}, and {hero} laughed so much that half of the worry fell off.',
			},
			{
				approach: 'ask',
				say: 'Cry for help in every direction',
				outcome: [
					'{hero} gave a cry for help to the left, and a cry to the right, and the echo went around in a ring and came back with nothing. “There is nobody to hear it,” said {helper}, “and there never has been, and that is just what I should have told you.”',
					'It was a good loud cry for help, and {hero} was already drawing breath for another when {they} noticed {helper}. There stood somebody who had plainly been in need of help for a very long time, and had never known in which direction to shout.',
				],
				later: 'There came a cry from a little way off, and it was not for help, for it was {hero}’s own name.',
			},
		],
		look: { pose: 'sit', feeling: 'sad', with: ['helper'], thing: 'near', cameras: ['bird-eye', 'close-up'] },
	},
	{
		titles: ['What {helper} Knew', 'Ten Minutes Away', 'One Bend More', 'The Truth Comes Out'],
		onward: [
			'At that {helper} could keep it in no longer.',
			'Perhaps it was this that did it, for {helper} suddenly turned very quiet and very serious.',
			'And {helper}, who had been silent for some considerable time, took a long breath.',
		],
		parts: [
			[
				'Some things are easier to say while one is walking, and so the two of them went on a little way. {together} {time} {weather}',
				'{together} It was {helper} who stopped there and would not go any further. {time} “This has to be said standing up,” {helper.they} announced, and immediately sat down. {weather}',
				'{weather} {time} “Not here,” said {helper}, “for I could not possibly say it here.” {together} And there {helper.they} drew a breath, let it out unused, and drew another.',
			],
			[
				'“I knew the way from the very beginning,” said {helper}. “It is ten minutes from here, through a gap. I took you around by the long way, and then I took you around again, because you were in the middle of a story, and I kept meaning to confess when it was over.”',
				'“Your home is ten minutes away,” said {helper}, so fast that all the words were touching, “and it always was. I have known every turning since I was small, and I chose the wrong ones on purpose, one after another, and I am more ashamed of it than I can say.”',
				'“I never lost the way at all,” said {helper}, “but only the courage to take it. It is ten minutes, if one goes straight, and ever since we met I have been taking particular care that we did not go straight.”',
			],
			[
				'“But why?” asked {hero}, and {helper} examined the ground. “Because at the end of it you would be home, and so should I,” {helper.they} said, “and there is nobody there. One gets used to it, and then one has a day like this, and discovers that one has not got used to it at all.”',
				'{hero} asked the only thing that there was to ask, which was why. It was some time before there was an answer. “I live by myself,” said {helper}, as another might admit to a wooden leg. “Nobody had laughed at one of my jokes for a year, and you laughed at four.”',
				'There was no wickedness in it, and that was what made it so difficult. {helper} owned one cup and one plate, it appeared, and had set them out every day opposite an empty chair. “I only wanted it to last a little longer,” {helper.they} said, “by one bend, and then by one bend more.”',
			],
			[
				'{hero} was angry, and had every right to be. {They} remembered the chair at home, standing a little way out, and all of that unnecessary worry, and it made a hot lump under {their} ribs. The worst of it was that {they} could picture the other empty chair as well. {detail}',
				'{detail} There are two varieties of anger, only one of which is noisy. {hero} had the other one. It stood between {them} and everything that had been so enjoyable, like a pane of glass, and on the far side of the glass was {helper}, looking very small.',
				'So every joke had been a delay, and every story a wrong turning. {hero} went back over the whole of that happy day and saw the thread that ran through it, and it spoiled the entire pattern. {detail} It is not pleasant to have been made use of, even by somebody who likes you.',
			],
			[
				'“Please say something,” begged {helper}. But {hero} did not yet know what there was to say. Ten minutes away a supper was being kept for {them}, and here, only a step away, was somebody who had stolen a day because nobody had ever offered {helper.them} one.',
				'“You need not forgive me,” said {helper}. “I shall show you the gap, and after that I shall not bother you again.” It was perfectly fair, and it was exactly what {hero} had been about to ask for, and now that {they} had it, {they} did not want it.',
				'Nobody moved. {hero} had the feeling of standing at a crossing once again, the most difficult one of the day. But this time, whatever else might be said about it, it was {hero} who would have to do the choosing.',
			],
		],
		options: [
			{
				approach: 'bold',
				say: 'Walk off alone towards the gap',
				outcome: [
					'“Then I shall walk it alone,” said {hero}, and did, without looking back. It was a splendid exit. It was only spoiled by the fact that after fifty paces there was nobody left to admire it, and that being alone was not half so satisfying as {they} had expected.',
					'{hero} did not trust {themself} to speak, and chose to walk off instead. Every step towards the gap ought to have felt better than the one before. Behind {them} there was no sound at all, and {they} could not help listening to it.',
				],
				later: '{hero} had tried to walk it alone, and knew by now how much better it went in company.',
			},
			{
				approach: 'careful',
				say: 'Request a little time to think',
				outcome: [
					'“I have a request,” said {hero}. “I should like some time to think, and I should like not to be talked to while I am doing it.” {helper} nodded without a word. So the two of them moved on like people carrying a wardrobe, each at one end of something large and awkward.',
					'It is wise not to say the first thing that comes to mind, nor, on some occasions, the second. {hero} took a little time to think. There was the wrong that had been done, and there was the reason for it, and the two of them refused to lie down in the same bed.',
				],
				later:
					'{hero} took a little time to think, just as {they} had done when it was hardest, and then did the right thing.',
			},
			{
				approach: 'ask',
				say: 'Inquire what the silent house is like',
				outcome: [
					'“What is it like there?” {hero} could not have said why {they} should inquire, being so angry. “It is extremely tidy,” said {helper}, after a silent moment. “Nothing is ever anywhere except where one has put it oneself.” It was a terrible answer, in its way, and it went on and on.',
					'{hero} had no intention to inquire, and did so all the same. {helper} told about the house: how loudly the clock talked, and how one learned, in the end, to have conversations with a spoon. It was meant to be amusing, and neither of the two laughed.',
				],
				later:
					'“Nobody else ever troubled to inquire about my house,” said {helper}, “and that was when I knew that I had not lost you.”',
			},
			{
				approach: 'kind',
				say: 'Lend {helper} a handkerchief all the same',
				outcome: [
					'Angry or not, {hero} could not stand by while somebody cried into a sleeve. {They} found a handkerchief, and went over to lend it at the full length of an arm. “I am still furious,” {they} said. “I know that you are,” said {helper}, and blew, “and it is a very beautiful handkerchief.”',
					'It is hard to be furious with a person whose nose is running. {hero} did {their} best, but ended by having to lend {helper} a handkerchief. It was accepted without a word, made use of at considerable length, and folded afterwards into the smallest possible square.',
				],
				later: '{helper} had kept the handkerchief that {hero} had stopped to lend, and now it was waved like a flag.',
			},
			{
				approach: 'clever',
				say: 'Weigh the bad of it against the good',
				outcome: [
					'{hero} tried to weigh it up like a grocer. On the one side lay a day, a supper, and a considerable quantity of worry. On the other lay the best company that {they} had ever had. The scales went up, and the scales came down, and would not settle.',
					'“Let me weigh this properly,” said {hero}, half aloud, “since you did a bad thing, and yet you did it for a reason that is not bad at all.” {helper} did not dare to reply. It was a puzzle with one piece too many, and {hero} turned the piece over and over as the two of them went along.',
				],
				later: 'If one were to weigh it all again, thought {hero}, the good would come down on its side with a bump.',
			},
			{
				approach: 'silly',
				say: 'Stamp and roar until the anger is used up',
				outcome: [
					'“I am going to stamp,” {hero} announced, “and I should advise you to stand back.” {They} let out a roar that would have done credit to something considerably larger. When it was over, most of the anger had been used up. Only the sad part was left, and that cannot be roared away.',
					'It was a magnificent roar. {hero} followed it with a stamp to the left, a stamp to the right, and a shorter roar on account of the supper. It helped, in that {they} could breathe again. But at the bottom, when all of the anger had been used up, there was something that only hurt.',
				],
				later:
					'For the sake of old times {hero} gave a stamp and a roar, and {helper} answered with a very creditable one.',
			},
		],
		look: { pose: 'reach', feeling: 'sad', with: ['helper'], thing: 'near', cameras: ['two-shot', 'close-up'] },
	},
	{
		titles: ['The Gap', 'Ten Paces Apart', 'A Light and a Dark Window', 'The Longest Ten Minutes'],
		onward: [
			'But it settled nothing, and the two of them continued without a word, ten paces apart.',
			'That was something, and yet it did not make the next few minutes any easier.',
			'It was undoubtedly a help, though not yet enough of one.',
		],
		parts: [
			[
				'{time} The two of them went {placeTo} in single file, {hero} in front with {thing}, and {helper} ten paces behind. Nobody told a story. It is surprising how long a short way can be when it has to be walked in silence. {weather}',
				'{weather} {hero} {moved} {placeTo} and did not look back, and {helper} came after, keeping exactly ten paces away. {time} Not very long ago there would have been a joke about it, and now even their footsteps did not match.',
				'{time} So it was that both of them came {placeTo}, and neither was really there. {hero} was already at home in {their} imagination, and {helper}, to judge by {helper.their} expression, was in an empty room. {weather} Ten paces lay between the two, and nobody crossed them.',
			],
			[
				'Then {helper} stopped, and pointed to a gap. Through it, far away but perfectly clear, shone one small light, and {hero} knew immediately whose light it was. It had been put in the window at home, so that somebody could find the way.',
				'And there it was: a gap, no wider than an ordinary door. On the other side, unmistakable, lay everything that {hero} knew, with home in the middle of it and a light in the window. “You have only to go straight on,” said {helper}, “and this time it is true.”',
				'“Look,” said {helper}, holding something aside. It was the gap, and in the gap, like a picture in a frame, was home, with a light in the window. {hero} had been imagining this moment ever since {lure}, and in {their} imagination {they} had always been running.',
			],
			[
				'“Goodbye, then,” said {helper}. “It was the best day that I can remember, and I spoiled it myself, and so I cannot even be angry with anybody.” {Helper.they} attempted a smile, thought better of it, and went off in the opposite direction.',
				'{helper} did not come any nearer. “I shall say goodbye at this point,” {helper.they} said, “because your own people will want to have you to themselves.” And with a small, stiff bow, such as one makes to strangers, {helper.they} turned around and walked away.',
				'When {hero} looked round to say something, {helper} was already a considerable distance off, walking quickly, as one does when one would rather not be seen from in front. There had been no goodbye. Perhaps it had stuck on the way out.',
			],
			[
				'{hero} had obtained precisely what {they} had wanted. There lay home, and nobody was holding {them} back any longer. It was very strange, in that case, that {their} feet refused to move. {detail}',
				'{detail} It ought to have been a triumph. Instead, to {hero}, it felt like coming to the end of a book and discovering that somebody had torn out the last page, and suspecting that the somebody was oneself.',
				'{hero} took one step into the gap and stopped. Behind that lighted window everybody would be certain to inquire who had helped {them} home. {They} tried out several answers, and could not find a single one that {they} would care to give at that table. {detail}',
			],
			[
				'From here one could see something else, if one happened to look back. It was another window, not so very far away, and it was perfectly dark, since there was nobody who could have put a light in it. {hero} looked from one window to the other, took an enormous breath, and shouted to {helper} to wait.',
				'In the other direction stood a house with no light in it, and with a path that only one person had ever used. So that was where {helper} was going. {hero} imagined arriving at a dark door, every single day, with the key already out. “Do not go in there yet!” {they} shouted at the top of {their} voice.',
				'“I was lost for a single day,” thought {hero}, “and somebody kept me company.” Then {they} noticed the dark house to which {helper} was walking, and wondered how long {helper.they} had been lost, and who had ever come. “Come back!” cried {hero}, as loudly as {they} could.',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Forgive {helper} in so many words',
				outcome: [
					'“I forgive you,” said {hero}. It has to be said out loud, in so many words, or else it only floats about. {helper} stood there as though somebody had lifted a sack of coal from {helper.their} back, and as though {helper.they} did not yet know how to stand without it.',
					'People will tell you that to forgive is a feeling, but it is really a decision, like jumping. {hero} closed {their} eyes and jumped. “It was wrong, and I forgive you,” {they} said, “and those are two separate things, and both of them are true.”',
				],
				later: '“I did forgive you, and it has held,” said {hero}, “and so you may lean on it.”',
			},
			{
				approach: 'bold',
				say: 'Drag {helper} straight home to supper',
				outcome: [
					'“You are coming home to supper,” said {hero}, and took hold of a sleeve to drag {helper} along. There were objections. All of them were of the kind that hope to be overruled, and {hero} overruled them one after another without slackening {their} pace.',
					'{hero} did not make a speech. {They} simply caught up, took {helper} by the elbow, and began to drag. “But what will everybody say?” protested {helper}. “Everybody will say that there is supper,” {hero} replied, “because that is what everybody always says.”',
				],
				later:
					'Having been dragged along once already, {helper} needed no dragging now, and was even half a step in front.',
			},
			{
				approach: 'clever',
				say: 'Chart the path between the two houses',
				outcome: [
					'{hero} caught up, took out a pencil, and set to work to chart it. From the one door to the other it was hardly further than a good shout. “It is practically nothing,” {they} said, and {helper} examined the chart as if it were a picture of something that {helper.they} had always wanted.',
					'What {hero} drew, on the back of an old letter, was a chart with two houses on it and a very short path. {They} wrote “Every Sunday” along the path, considered, crossed it out, and wrote “Any Day” instead. {helper} folded it four times and put it away as if it were a treasure.',
				],
				later:
					'On {hero}’s chart it was only one short line between two houses, and by now both of the friends knew it by heart.',
			},
			{
				approach: 'careful',
				say: 'Agree on a solemn promise for next time',
				outcome: [
					'“There must be a solemn promise,” said {hero}, “so that we both know where we are.” The terms were simple: there were to be no more long ways round, unless the other had been informed. {helper} swore by everything that {helper.they} could think of, including the puddle.',
					'The two of them sat down to agree on it properly, as nations do. {helper} undertook to say so when {helper.they} was lonely, and {hero} undertook to come. It was a brief promise, and a solemn one, and it was never broken.',
				],
				later:
					'“A promise is a promise,” said {helper} to {hero}, taking the straight way for once, and taking it proudly.',
			},
			{
				approach: 'silly',
				say: 'Sentence {helper} to a hundred bad jokes',
				outcome: [
					'“This court,” said {hero} severely, “must sentence you to one hundred bad jokes, payable immediately.” {helper}, who had been expecting something entirely different, could only stare. Then {helper.they} began to pay, and the seventh was so bad that it was counted as three.',
					'{hero} caught up, and assumed the expression of a judge. “I sentence you,” {they} said, “to a hundred jokes, and all of them bad.” There was a long sniff. “Why did the gate go to school?” asked {helper}, in a voice that was still shaking, and nobody knew, and nobody ever found out.',
				],
				later:
					'Of the hundred bad jokes to which {helper} had been sentenced, ninety-one were still to come, and nobody was in any hurry.',
			},
			{
				approach: 'ask',
				say: 'Visit the dark house and fetch the cup',
				outcome: [
					'“First I should like to visit you,” said {hero}. It was a neat little house, and so quiet that one could hear the dust settling. There was the solitary cup, and the solitary plate, and the chair, turned hopefully towards the window. “Bring the cup along,” said {hero}, “because we have an entire row of them at home, with a space in it.”',
					'Supper could wait for as long as it takes to visit a friend. {hero} stood in the dark little room and suddenly understood the entire day, from its first wrong turning. {They} took the only cup down from its hook. “I believe that it would care for some company,” {they} said.',
				],
				later:
					'The cup from the dark house was wrapped in a sock, on its way to a visit from which it would not return.',
			},
		],
		look: { pose: 'stand', feeling: 'sad', with: [], thing: 'held', cameras: ['wide', 'over-shoulder'] },
	},
	{
		titles: ['The Light in the Window', 'A Place Is Laid', 'Home, and Not Alone', 'The Short Way'],
		onward: [
			'After that there was nothing left between the two of them but the last bit of the way.',
			'{helper} looked up, and for the first time there was nothing hidden behind the look.',
			'“Come along, then,” said {helper}, “and this time I really will show you.”',
		],
		parts: [
			[
				'Even a way of ten minutes may have one difficult place in it, and this one did. {solve} {later} And so {hero} and {helper} came through the gap together.',
				'In the gap stood an ancient gate that had not been opened for years, and it had no intention of beginning now. {later} {solve} With a groan, it let {hero} and {helper} through.',
				'The last few steps were the steepest, and {hero} had {thing} to carry as well. {solve} {later} After that the ground was as kind as an old slipper.',
			],
			[
				'{time} {together} {weather} The door stood wide open, and somebody was calling a name. {hero} ran, and then ran back again, because {helper} had suddenly turned shy.',
				'{together} {time} There lay home, with a light in the window and a smell of {food} halfway up the road. {helper} hung back, but {hero} had never been so certain of anything. {weather}',
				'{weather} {time} {together} And then {hero} was at {their} own door, and everyone was talking at once, and nobody noticed the second person there, who was trying to look like a post.',
			],
			[
				'“This is {helper},” said {hero}. “I was lost, and {helper.they} kept me company.” It was true, every word of it. Another chair was brought, and another plate, and the {food} turned out to be enough for everybody.',
				'There was a scolding, of course, but it was a short one, for it is difficult to scold with your arms full. “This is my friend,” said {hero}, “and there will have to be another plate.” There was another plate immediately.',
				'Nobody demanded explanations until the {food} was on the table, which is how one can always tell a good house. {helper} was given the chair that wobbles, which is the best one, and looked from face to face, and beamed.',
			],
			[
				'When there was nothing left but crumbs, {hero} took {thing} and put it in front of {helper}. “It is for your window,” {they} explained, “so that I shall always know when you are in, and you will always know where to find our door.” {detail}',
				'{detail} There was still the matter of {thing}. “I found it on the way to you,” said {hero}, “and so I believe that it was yours from the beginning. Put it beside your door, and you will always be able to find ours.”',
				'“This goes home with you,” said {hero}, and gave {thing} to {helper}. “It is a landmark, and every house requires one, or people go around it in rings.” {helper} held it in absolute silence. {detail}',
			],
			[
				'Afterwards {hero} walked back with {helper} as far as the other door, and it took ten minutes exactly. “It is really no distance at all,” said {helper}, in wonder. Somebody had left a light in the window, and presently there was another one ahead.',
				'“I was so afraid of the end of the day,” {helper} admitted, “that I never looked to see what came after it.” “And what does come after it?” inquired {hero}. {helper} looked all around the table. “Tomorrow, apparently,” {helper.they} said.',
				'It is true that a day had been lost, and that nobody can give one back. But {hero} had gone out after {lure} and come home with a friend, and there have been considerably worse bargains.',
			],
			['{tone} {glow}', '{glow} {closing}', '{weather} {glow}'],
		],
		options: [],
		look: { pose: 'sit', feeling: 'happy', with: ['helper'], thing: 'near', cameras: ['wide', 'two-shot'] },
	},
];
