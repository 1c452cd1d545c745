import { common4 } from '../../common/level-4.ts';
import type { ChapterTemplate } from '../../plot.ts';

/** A great day is planned in secret; what goes wrong makes it true. For readers of 12 and up. */
export const surprise4: readonly ChapterTemplate[] = [
	{
		titles: ['A Secret with Forty Owners', 'The Grandest Idea', 'Somebody Is Put in Charge', 'Strictly Confidential'],
		onward: [],
		parts: [
			['{time} {intro} {show}', '{intro} {show} {time}', '{intro} {time} {show}', '{time} {intro} {sense} {show}'],
			[
				'Nearly everybody {placeAt} was trying to look as though nothing were about to happen. In a matter of hours it would be {friend}’s {bigDay}, and {friend}, {friendA}, who never forgot anyone else’s, had [never once had a party|always celebrated it alone].',
				'A secret was being kept {placeAt}, by more people than a secret can comfortably hold. It concerned {friend}, {friendA}, whose {bigDay} was only hours away, and who had remembered everybody’s great occasions for years without anyone [noticing|remembering] that there must be one of {friend.their} own.',
				'“Not a word to {friend},” said {folk} to each other, at least once a minute, all day long {placeAt}. {friend} was {friendA}, the sort of person who turns up with soup before you know that you are ill. Now {friend.their} {bigDay} was approaching, and {folk} had [finally|at last] resolved to do something about it.',
			],
			[
				'The present had already been decided upon, and for once there had been no argument. It was {thingA}, wrapped in three layers of paper, and {hero} had been entrusted with the keeping of it. {They} had looked at it so often that the wrapping was [wearing through|beginning to show it].',
				'Everyone had contributed something toward the present, which was {thingA}, and which was in every respect exactly right. It was hidden [behind a curtain|under a loose board]. {hero} visited it regularly, in order to make certain that it was still perfect, and it always was.',
				'There was a present, naturally, and it was {thing}. {friend} had been seen to look at it once, for several minutes, with an expression that {hero} had [remembered|never forgotten]. Of the entire undertaking, that was the part that {they} had thought of without any help.',
			],
			[
				'But a present by itself is only a parcel. There would have to be music, {hero} explained to {folk}, and a hundred lanterns, and {treat} of a size that had never been attempted before. As {they} went on, their eyes grew rounder, and {their} own plans grew [larger|steeper] to keep pace with them.',
				'“We might have {treat},” somebody suggested, “quite a small one.” {hero} smiled, in the manner of a general who has been offered a pony. {TreatThe} that {they} had in mind would require scaffolding. There was also to be an orchestra, as well as lanterns, by the hundred.',
				'In the beginning the idea had been merely to say “Congratulations”. By the time {hero} had finished improving it, there were a hundred lanterns in it, a full orchestra, and {treat} as tall as a [wardrobe|doorway]. {Folk} were overcome with admiration, and appointed {them} director of everything on the spot.',
			],
			[
				'It is a splendid feeling to be admired, and one becomes accustomed to it remarkably quickly. {hero} could already see {friend} speechless with delight, and the crowd turning round to ask who had thought of it all. {They} saw that part rather more distinctly than the rest. {detail}',
				'{detail} “It will be talked about for years,” said {hero}, and did not stop to consider which part would be talked about, or who would do the talking. Nor did anybody mention that {friend} disliked loud noises and preferred to sit near the door.',
				'{detail} There was a list, which had been one page long and was now eleven, and somewhere around the seventh of those pages the name of {friend} had quietly stopped appearing. Nobody noticed, because they were all far too busy doing it on {friend.their} behalf.',
			],
		],
		options: [
			{
				approach: 'careful',
				say: 'Draft a timetable accurate to the minute',
				outcome: [
					'{hero} began to draft a timetable, with a column for every minute and a pattern for every committee. It was a masterpiece, and extremely beautiful to look at. It had only one weakness, which nobody discovered until later: there was no minute in it in which anything could go wrong.',
					'A timetable was the first thing that {hero} set {themself} to draft, and it covered an entire wall. At twelve minutes past the hour there would be joy, it said, and at fourteen minutes past there would be tears of joy. Nothing whatever had been left to chance, apart from everybody else.',
				],
				later:
					'The timetable that {hero} had been at such pains to draft was torn into pretty strips, and made excellent paper chains.',
			},
			{
				approach: 'bold',
				say: 'Engage an orchestra you cannot possibly afford',
				outcome: [
					'{hero} marched off to engage an orchestra. “Sixty musicians,” {they} said grandly, “and two spare trombones,” and shook {hands} on it before the subject of payment could arise. It was magnificent. On the way home it began to weigh on {them}, a little more with every instrument.',
					'One cannot engage an orchestra with promises alone, but {hero} came remarkably close. The conductor bowed, the contract was signed, and {folk} looked upon {them} with something approaching awe. Only the very smallest of the violins was heard to inquire what it was they would be eating.',
				],
				later:
					'Of the whole orchestra that {hero} had once tried to engage, only the smallest violin had come, and it was exactly enough.',
			},
			{
				approach: 'kind',
				say: 'Visit {friend} to learn what would please most',
				outcome: [
					'{hero} went to visit {friend}, on the excuse of borrowing a spoon, and inquired, with tremendous cunning, about the things that {friend.they} liked best. “I like it when people stay,” said {friend}, after some reflection, “after the washing up.” It was not at all what {they} had hoped for, and {they} did not write it down.',
					'It was a pleasant visit, and there was soup in it. {friend} talked of small matters: a lamp in a window, a chair pulled closer, somebody remembering how you take your tea. {hero} listened politely, with half of {their} mind on trombones, and went away under the impression that {they} had learned nothing.',
				],
				later:
					'“I like it when people stay,” {friend} had said, on the day of that visit, and {hero} saw to it that everybody did.',
			},
			{
				approach: 'clever',
				say: 'Spread a false story to hide the true one',
				outcome: [
					'The best way to conceal a secret, {hero} reasoned, is behind a duller one. So {they} spread the story that there was to be a lecture about drains. It was an enormous success. Eleven people bought tickets, and {friend}, who was fond of drains, was a little hurt at not having been invited.',
					'{hero} spread a false story, with great skill, that everyone was preparing for an inspection. It explained the hurry, and the whispering, and the ladders. It also explained to {friend}, quite without meaning to, why nobody had time for {friend.them} any more, though surely they had always had time before.',
				],
				later:
					'The story that {hero} had spread was cleared up at last, and {friend} laughed about it until {friend.they} had to be patted on the back.',
			},
			{
				approach: 'silly',
				say: 'Rehearse the great shout inside a wardrobe',
				outcome: [
					'Every surprise depends upon the shout, and so {hero} led all of {folk} into a wardrobe to rehearse it. “Surprise!” they roared, among the coats, until the hinges gave way. By the eleventh attempt it was perfect. By the twelfth nobody had any voice left to do it with.',
					'They shut themselves into a wardrobe for the purpose, thirty-one people and a dog. {hero} conducted the great shout with a coat hanger. It was heard four streets away, as a kind of muffled explosion, and caused somebody to rescue a grandmother who had not been in any danger.',
				],
				later:
					'The great shout, for which they had all gone into that wardrobe, came out in the end as a whisper, and it was better.',
			},
			{
				approach: 'ask',
				say: 'Recruit all of {folk} for separate committees',
				outcome: [
					'{hero} went to recruit the whole population, and sorted it into committees, for music, lamps, ladders, napkins, and regret. Everybody was delighted to belong to something. It did have the result that, wherever {friend} happened to go, a committee fell silent as {friend.they} entered and started to admire the ceiling.',
					'Nobody refuses when you recruit them with a badge, and {hero} had made badges for all. Soon there were nine separate committees, each with a chairman, and a committee to make peace among the committees. If anybody thought of {friend} in the course of it, it was only to hide from {friend.them}.',
				],
				later:
					'Every one of the committees that {hero} had recruited was dissolved on the spot, and turned back into friends.',
			},
		],
		look: { pose: 'think', feeling: 'happy', with: [], thing: 'near', cameras: ['close-up', 'wide'] },
	},
	{
		titles: ['An Accomplice', '{helper} Is Let In on It', 'So Much to Carry', 'Very Busy Indeed'],
		onward: [
			'So far everything was proceeding according to plan, and {hero} went out to fetch what was still missing, which was nearly all of it.',
			'With that accomplished, there remained only the lanterns, the ribbons, and the matter of getting them here unobserved.',
			'It was an encouraging beginning, and {hero} set off with a long list, a short pencil, and no doubts worth mentioning.',
		],
		parts: [
			[
				'{arrive} {time} {weather} According to the list, it was the only place for miles where one could get [a hundred lanterns|enough ribbon].',
				'{time} {arrive} {sense} {weather} {They} had nine things to collect here, and only the usual number of {hands}.',
				'{weather} {arrive} {sense} {time} The list said “lanterns”, and underlined it twice.',
			],
			[
				'{meet} {hero} had sworn to tell nobody, and so it was fully a minute before the entire plan came out. “I adore surprises,” said {helper}, “and I am an excellent liar, so long as nobody asks me anything.”',
				'{meet} A large parcel had just come undone, and there were lanterns rolling in all directions. {helper} asked no questions, but gathered them up. “For somebody’s {bigDay}, I imagine,” {helper.they} said, and after that there seemed no reason not to explain.',
				'{meet} “I can keep a secret,” {helper} declared, on hearing that there was one, “and I can also carry things, which is rarer.” {hero} considered the size of the heap, and engaged {helper.them} as deputy director of everything.',
			],
			[
				'They worked well together, being bad at different things. {show} {helper} had an eye for bargains, and before long they owned a hundred lanterns, only a few of which were [upside down|second-hand].',
				'{show} “I see why they put you in charge,” remarked {helper}, tying a knot. Together they assembled ribbons, trumpets made of paper, and enough string to reach from one end of {friend}’s surprise to the other.',
				'Between the two of them they collected everything on the list and several things that were not. {show} The pile grew until it resembled a small, cheerful mountain, which somebody would have to [move|hide].',
			],
			[
				'And at that moment {friend} came round the corner. There was nothing to be done except to fling a cloth over the mountain and lean on it. “What a pleasure to see you both,” {friend} began, smiling. “We are busy,” said {hero}, much too loudly, “both of us, extremely [busy|occupied].” The smile faltered, and remained for a moment longer out of politeness.',
				'They heard {friend} before they saw {friend.them}, humming as {friend.they} always did, and they dived in desperation behind a heap of sacks. The humming came nearer, and paused. “Is anybody there?” {friend} inquired, hopefully. They held their breath until the footsteps had [gone away|faded], and the humming did not start again.',
				'It was {helper} who noticed {friend}, hardly ten steps away, with a basket on {friend.their} arm. “I have made too much soup,” {friend} began, “and I wondered if anyone…” {hero} waved both {hands} to keep {friend.them} at a distance, and cried that it would have to be some other time. {friend} nodded politely, and [went|turned] away with the basket.',
			],
			[
				'“That was close,” said {helper}, and {hero} agreed that it was. {detail} Something about it bothered {them}, all the same, like a crumb in a bed, but there was too much to do to go looking for it. The mountain had to be moved, and it would not move itself.',
				'{detail} “You were a little short with {friend.them},” {helper} observed. “It is all for {friend.their} own good,” answered {hero}, who had recently begun to use that expression. There was still the question of transport, and time was running on.',
				'It had been a success, in the sense that nothing had been discovered. {detail} {hero} felt a small, cold breath of air, as from a door that has been left open somewhere, and set to work all the harder. How was all of this to be got to its destination?',
			],
		],
		options: [
			{
				approach: 'clever',
				say: 'Camouflage everything as laundry',
				outcome: [
					'{hero} proposed to camouflage the entire load as laundry, since nobody has ever been known to take an interest in other people’s sheets. The lanterns became pillows, and the trumpets socks. It went beautifully, until a helpful old gentleman insisted upon pegging some of it out.',
					'To camouflage a hundred lanterns requires nineteen tablecloths and a certain manner. {hero} had the manner. “Heavy wash today,” {they} remarked to whoever passed. {helper}, who was underneath it all, sneezed at intervals, like a pile of laundry that has caught a cold.',
				],
				later:
					'The tablecloths that had served as camouflage were spread upon the tables, which, as {helper} pointed out, was an even better disguise.',
			},
			{
				approach: 'bold',
				say: 'Commandeer the first wagon that passes',
				outcome: [
					'“In the name of {friend}’s {bigDay},” cried {hero}, “I commandeer this wagon!” The driver was so surprised as to climb down and held the door. It was already full of cabbages. They made the journey on top of them, at a tremendous pace, and everything arrived, including several pounds of salad.',
					'It was bold, and it was probably not legal, but {hero} stepped out and commandeered the first wagon that came along. The donkey had seen many things in its life and raised no objection. {helper} threw the parcels in, {hero} seized the reins, and the donkey, in its own good time, took charge.',
				],
				later:
					'The donkey whose wagon {hero} had commandeered put its head in at the door, and was given a chair, and a cabbage.',
			},
			{
				approach: 'kind',
				say: 'Follow {friend} a little way to wave good-bye',
				outcome: [
					'{hero} could not leave it like that. {They} ran after {friend}, followed {friend.them} as far as the corner, and waved. {friend} turned round, and looked so pleased, and so uncertain whether it was meant for {friend.them}, that {hero} very nearly told {friend.them} everything on the spot. {They} only waved again.',
					'It cost them a quarter of an hour to follow {friend} home at a distance, and wave, and pretend to have been passing. “You did not need to,” {friend} said. “I know how it is, when people are occupied.” {hero} thought about that sentence for the rest of the way, without getting to the bottom of it.',
				],
				later:
					'{friend} had not forgotten who it was that had followed that day, merely to wave, and said that it had kept {friend.them} going for hours.',
			},
			{
				approach: 'careful',
				say: 'Transport it all in many small parcels',
				outcome: [
					'{hero} calculated that it would be safest to transport it in small parcels, forty of them, by four different routes. Nobody could possibly suspect a small parcel. It took a great deal of walking, and by the thirtieth they were so tired that they greeted each other, in passing, as strangers.',
					'They began to transport it a little at a time, and {helper} kept the record. Not one lantern was so much as dented. It was so well organized that {hero} stopped to admire it at every turn, and might have admired it still longer, if parcel number seventeen had not begun to leak glue.',
				],
				later:
					'All forty of the small parcels were accounted for in the end, and the last of them contained the spoons, which was fortunate.',
			},
			{
				approach: 'silly',
				say: 'Parade the whole heap past as a statue',
				outcome: [
					'They built the heap into the shape of a very stout general, put a hat on it, and began to parade it through the streets on rollers. Several people saluted. “Who is it supposed to be?” asked one. “The inventor of string,” replied {hero}, without a moment’s hesitation, and a wreath was laid at its foot.',
					'Nobody looks closely at statues, {hero} argued, and so they decided to parade the heap past everybody in plain view. The left arm fell off twice. “It was lost in the war,” {helper} explained, gravely, to a school party, and picked it up, and tucked it under {helper.their} own.',
				],
				later:
					'The stout general of lanterns, who had been paraded through the streets, was placed beside the door to take the coats.',
			},
			{
				approach: 'ask',
				say: 'Enlist the children to form a long chain',
				outcome: [
					'{hero} went to enlist the children, who asked for neither reasons nor wages, only to be told that it was secret. They formed a chain the length of the street, and the parcels flew along it from one to the next. There was but one loss, a bag of toffees, and nobody could account for it.',
					'It took less than a minute to enlist two dozen children and not much longer to wish that it had been one. But the chain held. Lantern after lantern went swinging by from {hand} to {hand}, with a solemnity that is never seen in grown people, and not a single one was dropped.',
				],
				later:
					'The long chain of children, whom {hero} had enlisted without a fee, formed again of its own accord, and passed along the plates.',
			},
		],
		look: { pose: 'hold', feeling: 'happy', with: ['helper'], thing: 'away', cameras: ['two-shot', 'bird-eye'] },
	},
	{
		titles: ['A Hundred Lanterns', 'The Great Undoing', 'Not on the Timetable', 'What Was Left of the Plan'],
		onward: [
			'And so it all came safely to where it was wanted, and the most spectacular part of the preparations could begin.',
			'“From here on,” said {hero}, “nothing can go wrong.” {helper} winced, as people do who have read stories.',
			'They had earned a rest, and did not take one, for there were a hundred lanterns to be hung.',
		],
		parts: [
			[
				'{together} {time} {weather} It was here that the celebration was to take place, and {folk} had already [brought the benches|swept the floor].',
				'{time} {together} {weather} {hero} had chosen it personally, on account of the echo, and because there was room for an orchestra.',
				'{weather} {together} {time} This was to be the scene of the triumph, and {hero} had measured it [twice|from end to end].',
			],
			[
				'They hung the lanterns, all hundred of them, and between the lanterns they hung the ribbons, and between the ribbons a banner with {friend}’s name on it, in letters as tall as a child. {show} {helper} admitted that it was the finest sight {helper.they} had ever helped to tangle.',
				'{show} With that sort of energy the work went rapidly. By and by every surface that could be decorated had been decorated, and several that could not. The banner alone had taken [six people|half the thread in the district], and the lanterns glowed above it like fruit.',
				'Under the direction of {hero} the place was transformed. {show} There were lanterns in rows, ribbons in loops, and a platform for the orchestra, and in front of it stood a single chair, for {friend}, where everybody would be able to [see|stare at] {friend.them}.',
			],
			[
				'{obstacle} When it was over there was not one lantern hanging straight, and the banner, which had said everything so beautifully, said nothing whatever.',
				'{obstacle} It began with the ribbons, went on to the lanterns, and finished with the platform. Nobody was hurt, except for {hero}, and that was only on the inside.',
				'{obstacle} They stood and watched the work of an entire day come down, quite slowly, in the order in which it had been put up.',
			],
			[
				'{hero} said nothing, since there are disasters that are too complete for conversation. Somewhere a last lantern rolled across the floor, reached the wall, considered, and [went out|fell over]. “At least the present is safe,” said {helper}, “and we are, and I should like it to be noted that I am not crying.”',
				'“It was perfect,” said {hero}, in a voice that belonged to somebody younger. “It was perfect, for about a minute.” {helper} picked up a bit of the banner, on which there was still most of an F. {Helper.they} folded it, with unusual [gentleness|care], and put it away.',
				'What hurt {hero} most was not the lanterns. It was the thought of {folk} coming in, with their shining faces, and of all that admiration going out, like lamps, one after another. {They} noticed that {they} had not thought about {friend} at all, and {they} hurried on to something else.',
				'Nobody attempted to be cheerful about it, which was considerate. {hero} calculated, automatically, how long it would take to put everything back, and arrived at a figure that was larger than the number of hours remaining. “At any rate,” {helper} remarked, “we shall not have to [take it down|sweep up twice].”',
			],
			[
				'{detail} “We shall think about decorations later,” {hero} decided. “First of all, something must be done about {trouble}, or it will only happen again.” It was a matter of how to go about it.',
				'But it is no use to sweep up while the roof is still coming down. {detail} Something would have to be done about {trouble}, calmly and immediately, and after that there might be time for despair.',
				'{detail} {helper} inquired what the timetable had to say about {trouble}. As it did not have a column for that, they would have to think of something by themselves.',
			],
		],
		options: common4.pastTrouble,
		look: { pose: 'stand', feeling: 'surprised', with: ['helper'], thing: 'away', cameras: ['wide', 'low-angle'] },
	},
	{
		titles: [
			'A Catastrophe in Several Layers',
			'The Last Hope, with Cream',
			'Higher Than Advisable',
			'The Fall of {treatThe}',
		],
		onward: [
			'{settled} That left only the lanterns, which were past saving, and the clock, which was not waiting.',
			'{settled} But the decorations could not be put back, and everyone was careful not to look up.',
			'{settled} It was a victory, if you did not look at what it had been too late for.',
		],
		parts: [
			[
				'{reason} It was a comfort to know, but you cannot hang a comfort from the ceiling.',
				'{reason} So there was nobody to be angry with, and {hero} found that this was almost a disappointment.',
				'{reason} “I could wish,” said {helper}, “that we had found it out before lunch.”',
			],
			[
				'{time} {together} {weather} “There is still {treatThe},” {hero} announced, as if playing a last card. “If it is sufficiently enormous, then nobody will look at [the walls|anything else].” They had borrowed every bowl in the district.',
				'{together} {time} {weather} It was the only place with an oven of the proper size. “Everything now depends upon {treatThe},” said {hero}, tying on an apron. The recipe was intended for six, and so {they} multiplied it by [forty|thirty-five], and rounded it up.',
				'{weather} {together} {time} They were to make {treatThe} here, and it was to make up for all the rest. {hero} had drawn it carefully from three different sides, with a flag on top, to warn [passers-by|low clouds].',
				'{together} {weather} {time} There was an enormous oven here, and {hero} rolled up {their} plans with an air of decision. “Everyone will be so impressed by {treatThe},” {they} predicted, “that nobody will remember to ask about the [decorations|lanterns].”',
			],
			[
				'For an hour it was glorious. {TreatThe} grew, and rose, and was built upon, until the only way to decorate it was from a ladder, and then it began, very slightly, to lean. “Nobody move,” whispered {hero}, and nobody did, and it made no difference whatever. {sound} It came down like an emperor fainting.',
				'Somebody had doubled what somebody else had doubled already, and so {treatThe} did not stop when it was told to. It overflowed the largest dish, and continued past [the shelf|the table] until it met the ceiling, where it paused, as though for breath. {sound} After that there was a good deal of it everywhere.',
				'{TreatThe} was by now taller than either of them, and was swaying in time to the music that the orchestra was not there to play. {hero} held on to it from one side and {helper} from the other, and everything might still have been well, if {helper} had not sneezed. {sound} They were found, some minutes later, by following the voices.',
			],
			[
				'They sat where it had left them, coated from head to foot, and looked at each other through it. {helper} was the first to laugh. It was a terrible, helpless sort of laughter, which has nothing to do with being amused, and {hero} caught it as one catches a cold. {detail}',
				'{detail} “It actually tastes quite good,” remarked {helper}, after an interval, from somewhere inside. A considerable quantity was making its way out under the door, as if it [had somewhere to be|wished to avoid discussion], and in spite of everything {hero} began to giggle.',
				'It is not possible to remain dignified with so much of it down your back. {hero} attempted it, for the sake of discipline, and lasted about as long as {treatThe} had. {detail} They howled, both of them, and held on to each other, and slid [slowly|gracefully] to the floor.',
				'For a considerable time there was nothing to be heard except dripping. {detail} Then {helper} observed, in a thoughtful voice, that it had certainly been a surprise. It was not especially witty, but {hero} laughed until breathing became [difficult|a luxury], and could not have said at what.',
			],
			[
				'When the laughter had run out, what was left was not particularly funny. There were no lanterns, there was no banner, and now there was nothing to eat. Of the entire celebration only {thing} remained, in its three layers of paper, and the hour was getting near.',
				'Then it grew quiet, apart from the dripping. All that {hero} had to show for {their} great design was {thing}, which had been there before any of it began, and it was hard to imagine how one would face the others after this.',
				'Afterward neither of them spoke for some while. The timetable, on the wall, maintained that everyone was at this moment speechless with delight. Nothing was left but {thing}, safe on its shelf, and a director covered in cream, who had not the faintest idea what to do next.',
			],
		],
		options: [
			{
				approach: 'clever',
				say: 'Salvage whatever is still clean enough to serve',
				outcome: [
					'{hero} fetched a spoon and began to salvage what could be salvaged, beginning with the parts that had landed on something washable. It came to one modest bowl. But it was honest work, and by the end of it {they} had stopped hearing the crash over and over again.',
					'“There must be something to salvage,” said {hero}, and they went over the room like explorers. Behind the clock they discovered a portion that was entirely undamaged, about the size of a fist, and golden, and still warm. It was by a long way the best that either of them had ever made.',
				],
				later:
					'What they had been able to salvage, a single golden portion, was set before {friend}, who divided it, without a word, among everybody.',
			},
			{
				approach: 'kind',
				say: 'Thank {helper} for having stayed through it all',
				outcome: [
					'“I have not thanked you,” said {hero}. “You have been dropped on, and sneezed at, and buried, and it was never your party.” {helper} became extremely busy with a crumb. “I could have gone home at any time,” {helper.they} replied gruffly, “but it simply did not occur to me.”',
					'There was one item that had never been on the list, and {hero} saw to it now. {They} turned round to thank {helper}, properly, and for everything by name. It took longer than expected. They were both rather silent when it was over, and felt as people do when a window has been cleaned.',
				],
				later:
					'{hero} thanked {helper} once more, before the whole company, and this time {helper} had nowhere to look but straight ahead.',
			},
			{
				approach: 'bold',
				say: 'Begin again from nothing, only smaller',
				outcome: [
					'“We begin again,” said {hero}, “only smaller,” and rolled up what {they} had in the way of sleeves. There was an egg, and a cup of flour, and a burned spoon, and nothing there that could possibly impress anybody. But it was strange how steady {their} {hands} were, now that there was nobody to be impressed.',
					'It requires no courage to begin a great work, because one does not know any better. To begin again from nothing is another matter. {hero} did so, on a corner of the table that was still visible, and {helper} held the bowl. What came out of the oven was about as large as a hat, and it did not lean.',
				],
				later:
					'Because {hero} had found the courage to begin again, there was something to put a candle in, and it did not lean at all.',
			},
			{
				approach: 'careful',
				say: 'Scrub the place until it is cleaner than before',
				outcome: [
					'Whatever else had been ruined, it was somebody’s kitchen. They began to scrub, from the rafters down, and {hero}, who had been giving orders for so long, discovered how restful it is to be given one by a stain. Under the last bench lay a paper lantern, a bit crushed, which had somehow been overlooked.',
					'“First we scrub,” said {hero}, “and then we will know what we have.” They went at it with brushes and hot water, until you could see your face in the stones. What they had, it turned out, was clean floors, sore arms, and clearer heads, and that was more than they had possessed an hour earlier.',
				],
				later:
					'The whole place had been scrubbed until it shone, and so when the one lamp was lit it was reflected in everything.',
			},
			{
				approach: 'silly',
				say: 'Skate across the wreckage on two trays',
				outcome: [
					'There was cream from wall to wall, and there were two trays. {hero} looked at {helper}, and {helper} at {hero}, and without any discussion they began to skate. It served no purpose of any kind. It was also, as both of them realized somewhere about the third turn, the first real fun that they had had all day.',
					'“I do not believe that we can make it any worse,” said {hero}, and stepped onto a tray. To skate on pudding is an art that has never been sufficiently explored. {helper} attempted a figure of eight and achieved a nine. They were still gasping with laughter when they noticed how quiet it was outside.',
				],
				later:
					'A demonstration of how to skate on two trays was called for, and {friend}, of all people, turned out to have a gift for it.',
			},
			{
				approach: 'ask',
				say: 'Own up to {folk} about the disaster',
				outcome: [
					'{hero} went out without stopping to wash, dripping as {they} went, to own up to {folk} that it had all gone wrong. {They} had expected anger. But what came was a kind of embarrassed cough. The trumpets, it appeared, had gone to the wrong address, the napkins had been eaten, and nobody had liked to be the first to say so.',
					'There is no elegant way to own up to a thing like that, and so {hero} simply told them. After an uncomfortable silence a voice at the back mentioned four dozen burned buns, which were hidden under a bed. It was amazing how much had failed, in all those committees, and how relieved they were.',
				],
				later:
					'As {hero} had been the first to own up, nobody had anything left to hide, and there is no better mood for a celebration.',
			},
		],
		look: { pose: 'sit', feeling: 'surprised', with: ['helper'], thing: 'away', cameras: ['close-up', 'two-shot'] },
	},
	{
		titles: [
			'The Bag by the Door',
			'What {friend} Believed',
			'Not Wanted on the Timetable',
			'The Quiet Side of the Secret',
		],
		onward: [
			'It was then that {helper}, who had gone to the window for some air, said in quite a different voice, “You had better come and look.”',
			'And there the matter might have rested, if they had not heard somebody go by outside, slowly, like a person who is not expected anywhere.',
			'A moment afterward there was a step outside the door, which stopped, and hesitated, and went away again.',
		],
		parts: [
			[
				'They hurried after. {together} {time} {weather} And there was {friend}, in {friend.their} best scarf, with a small, neat bag beside {friend.them}. It had been strapped up carefully, as bags are for a very long journey.',
				'{together} {time} {weather} It was there that they caught sight of {friend}, sitting on the lowest step, with a packed bag at {friend.their} side. {Friend.they} was looking at everything in turn, like someone who is [learning it by heart|counting it].',
				'They did not run, but they walked extremely fast. {together} {weather} {time} Ahead of them stood {friend}, holding a bag, and on the bag there was a label, which had been [left blank|crossed out].',
				'{time} It was not far, and they did not exchange a single word about what they were afraid of. {together} {weather} {friend} was standing there, entirely alone, beside a carefully packed bag, and [straightening|smoothing] a scarf that was already perfectly straight.',
			],
			[
				'{hero} asked {friend.them} whether {friend.they} was going somewhere, and {friend} attempted a smile. “I thought that I might discover what it is like elsewhere,” {friend.they} said. “People here have become so busy, and whenever I come in they stop talking. I must have done something, and I should so much like to have apologized for it.”',
				'“I was not going to disturb anyone,” {friend} said at once, as if {friend.they} had been caught at something. “It happens to be my {bigDay}, you see, and although it is not at all important, one does like to be told so by somebody. Every door that I knocked at was shut so quickly. I thought that I would sooner be alone by [myself|choice].”',
				'“You have all been extremely good to me,” said {friend}, “in the past, and I do not know when it changed. They hide when I go by, did you realize that? I have seen grown people dive behind hedges. I should not like to be somebody whom people have to hide from, and so I am going to make it easier for them.”',
			],
			[
				'{hero} felt it go through {them}, from top to bottom, like cold water. The hedges, the silences, the waving of arms: {they} had directed every bit of it. {They} had organized a perfect secret, and nobody had asked what a perfect secret looks like from the outside. It looks exactly like not being loved.',
				'So that was what had been the matter, underneath the lanterns. {hero} remembered the soup, and the humming that had not started again. {They} had been so occupied with the joy that {friend} was going to feel that {they} had walked straight past what {friend.they} was feeling. It was difficult to imagine a greater stupidity, and it had been carried out to the minute.',
				'It is a dreadful thing to understand all at once. Every cheerful whisper of the last few days turned round and showed {hero} its other face. {They} had wished to give {friend} the happiest hour of {friend.their} life, and had managed instead, with the assistance of nine committees, to give {friend.them} the loneliest.',
				'There was not a single villain in the entire affair, and that was the most uncomfortable part of it. Everybody had meant extraordinarily well. But {hero} recognized now that it is perfectly possible to be so busy with somebody’s happiness that nobody remembers to be kind to the person who is supposed to be having it.',
			],
			[
				'{detail} And it was not even possible to explain! To tell the truth now would be to present {friend} with a ruin, and to point out what it had been for. {helper} trod on {hero}’s foot, meaning either that {they} should speak or that {they} should not, and it was impossible to say which.',
				'“It is not at all what you think,” {hero} began, and stuck fast, since there was nothing whatever to show for it. {detail} {friend} waited, politely, for the remainder of the sentence, and it was that politeness which was so particularly hard to bear.',
				'{helper} had turned away and was studying the distance with great attention. {detail} {hero} searched for something to say that would be neither a lie nor the end of the surprise. There are not many sentences of that description, and {they} could discover only one.',
				'{hero} wished to explain everything, and knew that there was no longer anything to explain it with. {detail} An apology would have been a beginning, but an apology for what? It would have to be a different kind of sentence, and it would have to be found immediately, because {friend} was already reaching for the bag.',
			],
			[
				'“I should like you to give me one hour,” said {hero}, “although I cannot tell you the reason, and you have no particular cause to trust me.” {friend} considered it. “One hour,” {friend.they} agreed in the end, in the tone of somebody who has been disappointed by shorter periods than that.',
				'“Will you wait,” {hero} begged, “for a single hour?” {friend} looked at the bag, and the way ahead, and then for rather a long time at {hero}. “I have never been any good at refusing,” {friend.they} admitted, “so you may have your hour, but I shall keep my scarf on.”',
				'“Stay for just one more hour,” said {hero}, “because I have never asked you for anything, except spoons.” It was not much of an argument. However, {friend} had always been generous with time, possibly because {friend.they} had so much of it to spare, and {friend.they} nodded.',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Lend {friend} the thing you never go without',
				outcome: [
					'{hero} felt about for the small lucky button that {they} never went without, and never let anybody touch. “I will lend it to you,” {they} said, “until I come back.” {friend} closed {friend.their} fingers over it, or what {friend.they} used for the purpose. A person to whom something has been lent cannot very well leave.',
					'“I should like to lend you this,” said {hero}. It was {their} lucky button, and in all these years it had never been out of {their} keeping. {friend}, who knew that perfectly well, moved the bag a little further away and sat down to look after it.',
				],
				later:
					'{friend} gave back what {hero} had lent, the small lucky button, still warm, and it has been shared between them ever since.',
			},
			{
				approach: 'bold',
				say: 'Give your solemn word that somebody cares',
				outcome: [
					'“I give you my solemn word,” said {hero}, “that you have understood it all exactly the wrong way round.” It was all that {they} could say without saying everything. {friend} searched {their} face for quite some time. “I do not see how,” {friend.they} said slowly, “but you have never lied to me, except about drains.”',
					'{hero} stood up very straight to give {their} word. “I do not know how to prove it yet,” {they} said, “but there is somebody who cares, and there is more than one, and I swear that you shall see it.” Then {they} ran, before {they} could start to cry, and {friend} sat there with {friend.their} mouth slightly open.',
				],
				later:
					'“You gave me your word,” said {friend}, “and I did not believe it, and I stayed because of it all the same.”',
			},
			{
				approach: 'clever',
				say: 'Invent a task that only {friend} can do',
				outcome: [
					'It was necessary to invent something, quickly. “There is a clock,” said {hero}, “that nobody else is able to mend, if you would look at it, before you go.” {friend}, who had never refused to mend anything, unpacked {friend.their} spectacles. There was nothing the matter with the clock, but it would take at least an hour to find that out.',
					'{hero} had to invent a task upon the spot, and it was not a bad one: a letter, in a difficult old handwriting, that only {friend} would be able to read. {friend} settled down to it with a sigh. It was an ancient shopping list. But {friend.they} had always enjoyed being of use, and forgot, for minutes together, to be sad.',
				],
				later:
					'The task that {hero} had invented had been done to perfection, and {friend} presented the result, adding that there had been eggs in it.',
			},
			{
				approach: 'careful',
				say: 'Inspect each strap of the bag, one by one',
				outcome: [
					'“You cannot possibly travel with that buckle,” said {hero}, and bent down to inspect it. After that {they} had to inspect the other buckles, one by one, and shake {their} head over the stitching. By the time that all the straps had been judged unsafe, {friend} had agreed to let the saddler see them first, and the saddler was slow.',
					'{hero} began to inspect the bag with the utmost care. A good bag is not packed in a hurry, {they} explained, and this one had been packed by somebody who was upset. Everything would have to come out and be folded again. So it was set out in neat piles, and among the first things out was a drawing of all of {folk}.',
				],
				later:
					'When the straps of the bag were inspected for the last time, they were found to be in excellent order, and it was hung on a nail for good.',
			},
			{
				approach: 'silly',
				say: 'Bet {friend} that nobody can count to a million',
				outcome: [
					'“I bet you,” said {hero}, who was desperate, “that nobody could ever count to a million.” It was so unexpected that {friend} laughed, a short, startled laugh, like a hiccup. “It is only a matter of patience,” {friend.they} said, and began. When they hurried off, {friend.they} had arrived at nineteen, and was looking slightly less like a person with a bag.',
					'It was the silliest bet imaginable, and {hero} shook on it with a serious face. {friend} pointed out that to count to a million would take eleven days, not including meals. “Then you had better start,” {they} said. {friend} shook {friend.their} head at such foolishness, and, having nothing else to do, started.',
				],
				later:
					'“Four thousand and six,” said {friend}, who had been counting on account of the bet, and there {friend.they} stopped, and never went on.',
			},
			{
				approach: 'ask',
				say: 'Entrust {friend} with an important empty box',
				outcome: [
					'{hero} fetched a box, with a lid and no contents, and asked whether {they} might entrust it to {friend}. “It must on no account be opened,” {they} said, “and it must not be left alone.” {friend} took it, with both arms around it, because it was, at any rate, something to hold on to.',
					'“May I entrust you with this?” asked {hero}. The box weighed nothing, but {friend} received it as though it were made of glass. Nobody had trusted {friend.them} with anything for days. “I will certainly not let it out of my sight,” {friend.they} promised, and {hero} knew that no promise could be safer.',
				],
				later:
					'The box that had been entrusted to {friend} was opened finally, and it was empty, and everybody put into it something small to keep.',
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
		titles: ['One Hour', 'The Director Resigns', 'What a Party Is For', 'A Quarrel and a Clock'],
		onward: [
			'It would hold {friend} there for an hour, and not for a minute longer, and the hour had begun already.',
			'Then they were off, both of them, as fast as they could go, with sixty minutes in hand and nothing in the world to put in them.',
			'{friend} nodded, and sat down to wait, with {friend.their} back to the way by which the two of them hurried off.',
		],
		parts: [
			[
				'{together} {time} {weather} {Folk} had gathered, committee by committee, and each was explaining loudly to the next one [whose fault it was|that it had been right all along].',
				'{time} {together} {weather} What they found there was {folk}, all of them at once, arguing, with the wreck of the decorations [around their feet|in their arms].',
				'{weather} {together} {time} Word of the disaster had got about, and {folk} were waiting to be told what they should do, or else whom they should [blame|be furious with].',
			],
			[
				'“Fetch sixty more lanterns,” cried {hero}, “and we can still manage all of it, if everybody runs!” And {helper}, for the first time in their acquaintance, refused. “It was too big when we began,” {helper.they} said. “You do not so much want to make {friend} happy as to be the one who did.” It was so quiet that you could hear the ribbons settle.',
				'{hero} flew at once into orders: more lanterns, another orchestra, a second attempt at everything. “But that is the very same thing again,” protested {helper}, “only faster!” And then, since they were both exhausted, there were words between them, in front of everyone, of which not one was [fair|kind] and several were true.',
				'Before they had got their breath back there was a quarrel. {hero} wanted to rebuild the entire thing inside an hour, and {helper} refused to have anything to do with it. “For whose benefit?” {helper.they} demanded. “{friend} has been afraid of crowds for years, as you would know if you had ever [looked up from that list|asked].”',
			],
			[
				'{hero} was about to reply, and discovered that there was no reply to make. {They} thought of how clearly {they} had seen {themself} in the middle of that celebration, and how dimly anybody else. {detail} It was like catching sight of a stranger in a mirror, and realizing, too late to look away, who it is.',
				'{detail} It is an odd fact that one can be most unjust toward the person who is right. {hero} was furious with {helper} for as long as it takes to draw a breath, and then there was nothing left of the fury except [shame|sorrow], which had apparently been hiding behind it.',
				'It is possible for one sentence to go straight home, like a key. {hero} turned aside, and pretended to examine a ribbon. {detail} Somewhere among those eleven pages a gift had turned into a performance, and {they} had been much too busy bowing to notice.',
			],
			[
				'{hero} resigned. {They} announced it to {helper} first, and afterward, since it had to be done, to everybody. “I wanted you all to be amazed at me,” {they} said, “and I have made {friend} believe that nobody cares.” {helper} came over, and stood beside {them}, and sniffed. It was as good as a speech.',
				'It was not easy to give up being the director. {hero} climbed onto a chair, told them the truth about {friend} and the bag, and did not spare {themself}. After a long, unhappy silence the committees began to fold away their badges, and {helper} admitted, in a husky voice, that {helper.they} ought not to have shouted, or else ought to have shouted sooner.',
				'So {hero} told them, without excuses, about {friend} and the bag. It cost {them} every scrap of the admiration that {they} had worked so hard for, and it turned out, when it was gone, to have been surprisingly heavy. “I am still your deputy,” {helper} remarked, after a while, “if there should be anything left to be deputy of.”',
			],
			[
				'Less than half of the hour was left. “Then what does {friend} really like?” asked somebody, and it was the first time that the question had come up at all. They considered it, all of them together, with no list. It would have to be something small, and it would have to be absolutely true.',
				'“We have half an hour,” said {hero}, “and neither money nor lanterns, and I should like to know what we do have.” What they had, it appeared, was each other, and {thing}, and whatever it was that {friend} had done for every single one of them. It might just be [enough|possible].',
				'The clock had not waited for them. There were not thirty minutes left, and there would be no orchestra. But a different kind of silence had come over the place, the kind in which people remember things. “Not an enormous surprise,” said {hero}, feeling {their} way, “but only a genuine one.”',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Cook the soup that {friend} cooks for others',
				outcome: [
					'There was nobody present who had not at some time been brought that soup. {hero} set to work to cook it, and it turned out that each of them remembered a different ingredient. It was the pepper, one said, and another that it was the patience. When they had put them all in, it smelled of being looked after.',
					'“We cook the soup,” said {hero}. “All of us have been given it by {friend}, and I do not suppose that anyone has ever cooked it for {friend.them}.” They had one pot, and eleven cooks, who for once did not quarrel. Every so often somebody had to go outside for a minute, on account of the onions.',
				],
				later:
					'{friend} took one spoonful of the soup that they had learned to cook, and put the spoon down, and could not speak at all for some time.',
			},
			{
				approach: 'ask',
				say: 'Collect one true memory from each person',
				outcome: [
					'{hero} went round to collect them, in an old hat, upon scraps of whatever was at hand. “Something that {friend} did,” {they} said, “and it has to be true.” Nobody needed to think for long. By the end there were so many scraps that the hat would not hold them, and most were about something very small.',
					'“I do not want a present from you,” said {hero}, to one after another. “I have come to collect a memory.” At first people were shy about it. Then one of them began, about a night, and a fever, and somebody who came through the dark with a lamp, and after that they could not be stopped.',
				],
				later:
					'Then the memories that {hero} had collected were drawn out of the hat and read, one by one, and {friend} had not known about any of them.',
			},
			{
				approach: 'clever',
				say: 'Build something honest out of the wreckage',
				outcome: [
					'Nothing was whole, but there was a good deal of it. {hero} began to build, from the splinters of the platform and the wire of a hundred lanterns, and {they} did not hurry. It was to be a seat, close to the door, with room for exactly two. “One for {friend},” {they} said, “and one for whoever stays.”',
					'“Out of this, of all things?” said {helper}, but {hero} had already started to build. What came of it was a single lantern, pieced together from all the others, with a bit of each of them in it, and rather crooked. When they tried the light behind it, nobody spoke, and the crookedness went dancing over the walls.',
				],
				later:
					'What {hero} had built from the wreckage stood nearest to the door, and {friend} made straight for it, as if it had been there always.',
			},
			{
				approach: 'bold',
				say: 'Unlock every door that was shut to {friend}',
				outcome: [
					'There had been a great many doors shut quickly, in those few days. {hero} ran the length of the place to unlock them, and prop them wide, and set a light on every sill. It did not look like anything much, except possibly, from a distance, like a row of people who are hoping that somebody will come in.',
					'“Unlock them,” cried {hero}, “every one that we shut in {friend}’s face!” They ran from house to house, with keys and doorstops. Whoever came along that way would find each of them standing open, with a lamp inside it, and somebody on the step who was not going to hide.',
				],
				later:
					'Every door had been unlocked and stood wide open, and {friend}, walking past one after another, had begun to guess, and not to dare.',
			},
			{
				approach: 'careful',
				say: 'Wrap {thing} again as if it mattered',
				outcome: [
					'The paper had not come through the day very well, and so {hero} took it off, all three layers of it, and began to wrap {thing} again. {They} thought of {friend} at every fold, and it is surprising what a difference that makes. It came out small, and plain, and quite unmistakably meant for one particular person.',
					'{hero} had wrapped {thing} once already, to be looked at. Now {they} wrapped it to be opened. It took a page from the timetable, turned inside out, and the ribbon that was left over from the banner. On the label {they} wrote no verses, only {friend}’s name, as neatly as {they} could.',
				],
				later:
					'It had been well worth the trouble to wrap it again, for {friend} undid every fold as though it were a letter.',
			},
			{
				approach: 'silly',
				say: 'Paint one portrait with everybody’s {hands} at once',
				outcome: [
					'There was paint, and there was the back of the banner. They resolved to paint {friend}’s portrait, all together, with everyone doing the part that they remembered best. There were consequently four smiles, and no nose, and {hero} added the soup. It did not resemble {friend} in the least, and anybody would have known who it was.',
					'“Everybody takes a brush,” said {hero}, “and nobody takes turns.” It is not the usual way to paint a portrait. There were elbows, and an argument about the ears, and at one time the whole thing was green. But in the end they stood back, spattered and silent, and from the canvas somebody beloved looked out at them, slightly cross-eyed.',
				],
				later:
					'The portrait that all of them had painted at once was unveiled, four smiles and all, and {friend} said that it was the best likeness {friend.they} had ever seen.',
			},
		],
		look: { pose: 'think', feeling: 'sad', with: ['helper'], thing: 'near', cameras: ['low-angle', 'close-up'] },
	},
	{
		titles: ['No Trumpets', 'A Real One', 'Somebody Comes to the Door', 'After the Washing Up'],
		onward: [
			'There were only a few minutes left of the hour, and for the first time in days nobody was shouting.',
			'It was then that {hero} understood how little was needed, and how near it had been the whole time.',
			'When it was done they all looked at it, and then at one another, and no one suggested adding anything.',
		],
		parts: [
			[
				'{together} {time} {weather} It was to be here after all, and it looked like a room in which some people live who [are fond of each other|have been waiting for somebody].',
				'{time} {together} {weather} There was one lamp, one table, and a number of chairs that did not match, and {folk} sat down on them without having to be told [where|to be quiet].',
				'{weather} {together} {time} Nothing sparkled anywhere, but it was unmistakably warm, and near the door there was a place left free, with a cushion on it.',
			],
			[
				'Even so, something went wrong at the last moment, as generally happens to things that are real, but this time {hero} did not look to see who was watching. {solve} {later}',
				'With three minutes to go, a shelf came down, a lamp went out, and somebody sat on the bread. {later} Nobody lost heart over it, and {hero} least of all. {solve}',
				'At the whispered warning of the lookout it became apparent that one thing had been forgotten, and that it could not possibly be done without. {solve} {later}',
			],
			[
				'Then the door opened by about an inch, and there was {friend}, with the bag. Nobody jumped out, and nobody shouted, because they had all simply turned to look, and were so obviously glad. “Oh,” said {friend}, “I think I begin to understand.” And the bag was put down, very slowly, just [inside|beside] the door.',
				'There was a knock, and {hero} went to open, and could not remember a single line of the speech. “We were hiding it from you,” {they} said, “and not you from us, and we did it as badly as it can be done.” {friend} looked past {them}, at all those faces, and read every one of them, like a person reading [a letter|good news].',
				'{friend} had only come to say that the hour was over, and {friend.they} got no further than the doorway. “Surprise,” said {hero}, quite softly, and moved aside, so that {friend} could see the lamp, and the table, and everyone who had kept the chair free. It was then that the scarf [came off|was taken off].',
			],
			[
				'After that came the present, and {friend} held {thing} for a long time without saying anything. “I only looked at it once,” {friend.they} said, wondering, “and I cannot imagine who could possibly have remembered that.” {detail} Nobody answered, but one of them was studying the floor, and it was {hero}.',
				'“And this,” said {hero}, “was there from the very beginning.” {friend} undid the paper, and it was {thing}. {detail} For a moment the crowd around them grew rather blurred. “You need not have done all the rest of it,” {friend} remarked at last, and {hero} answered that {they} understood that now.',
				'{detail} When {thing} had been unwrapped, and passed around, and passed carefully back again, {friend} asked to hear the whole story, from the wardrobe to the cream, and laughed until the tears came. “I wish that I had seen it,” {friend.they} said, “because it sounds magnificent. But I would certainly have sat near the door.”',
			],
			[
				'They stayed, every single one of them, until after the washing up, and for a considerable time beyond it. {glow}',
				'There was no orchestra, but after a time somebody began to hum, and on this occasion nothing interrupted it. {glow}',
				'The bag was unpacked by forty {hands}, and every object in it was carried home and put back where it belonged. {glow}',
				'In years to come there would be other parties, with more lanterns, and nobody would remember them half so well. {glow} {closing}',
			],
		],
		options: [],
		look: { pose: 'hold', feeling: 'happy', with: ['helper', 'friend'], thing: 'held', cameras: ['wide', 'two-shot'] },
	},
];
