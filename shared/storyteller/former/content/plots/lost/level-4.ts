import { common4 } from '../../common/level-4.ts';
import type { ChapterTemplate } from '../../plot.ts';

/** Something that all love is gone; one who meant no harm has it. For readers of 12 and up. */
export const lost4: readonly ChapterTemplate[] = [
	{
		titles: ['The Shape It Left Behind', 'A Gap in the World', 'What Nobody Had Locked Away', 'The Missing {thingOne}'],
		onward: [],
		parts: [
			['{time} {intro} {show}', '{intro} {show} {time}', '{intro} {time} {show}', '{time} {intro} {sense} {show}'],
			[
				'What {folk} loved best, though they seldom said so, was {thingA}, which had stood {placeAt} for longer than anybody could remember. People touched it [for luck|in passing], told it their news, and felt considerably better without knowing why.',
				'{PlaceAt} there was {thingA}, which was neither the costliest nor the most useful thing that {folk} possessed. But if you had taken it away, they would no longer have been {folk}, only a number of individuals who happened to live [near one another|in the same place].',
				'Nobody could say how {thingA} had come to be {placeAt}, and {folk} argued with great enjoyment over fourteen different legends about it. {hero} had grown up with the {thingOne}, and greeted it in passing as one greets [an elderly aunt|an old acquaintance].',
				'Every community has something that it turns around, as a wheel turns around a pin. For {folk} it was {thing}, which was kept {placeAt} and never [locked up|covered], since nobody could imagine who would wish to steal the pin out of a wheel.',
			],
			[
				'And then, between one glance and the next, without any crash or broken lock, it was gone. There was only a clean spot where the {thingOne} had been, and around it a ring of {folk}, staring as if it might [come back|reappear] out of politeness.',
				'What {hero} noticed first was the silence, the silence of a great many people not knowing what to say. When {they} had finally pushed through to the front there was nothing to be seen, and that was precisely the trouble, for the {thingOne} had [disappeared|vanished].',
				'“Somebody must have moved it,” said one of {folk}, in a voice that did not believe a word of it. Nobody had done anything of the kind. The {thingOne} had simply vanished, and where it belonged there was only [some dust|a bare patch], in exactly its shape.',
			],
			[
				'A loss will make people either kind or loud, and {folk} were extremely loud. Everybody had an opinion, and every opinion had [somebody’s name|a relative] in it. Before long the list of suspects was longer than the list of those who actually lived there.',
				'Within the hour {folk} had accused the weather, the government, and one another. “I never cared for the look of [your cousin|that lodger],” was repeated on all sides. It occurred to {hero} that the {thingOne} had been holding together a good deal more than anyone had realized.',
				'Immediately {folk} formed a committee, which fell out over the question of who should sit where. Somebody wept, and somebody else remarked that weeping was [suspicious|a certain sign of guilt]. An empty place, it seemed to {hero}, is a very poor thing to sit around.',
			],
			[
				'It was then that {hero} discovered the {clue}, beginning beside the empty spot and going off in a line, small and tidy, past all those important feet. “I will bring it back,” {they} said. It was out before {they} knew that {they was} going to say it.',
				'No committee has ever been known to look down. {hero} did, and there upon the ground were {clue}, leading away into the distance. “I am going after it,” {they} announced, and for once everybody stopped talking and turned to see who had spoken.',
				'“Excuse me,” said {hero}, to nobody who was listening, “but you are standing on the {clue}.” There was a whole trail of them, and obviously somebody would have to follow it. {hero} looked about for somebody, and found, as one generally does, only {themself}.',
			],
			[
				'{detail} It is a peculiar thing to hear your own voice make a promise. {hero} felt as if somebody considerably braver had borrowed {them} for a moment, and had forgotten to ask.',
				'“You, of all people?” inquired one of {folk}, not at all unkindly, and {hero} did not have an answer ready. {detail} All the same the question stayed with {them}, like a pebble in a shoe, and kept {them} moving.',
				'There was one thing that {hero} did not mention. Only the day before, {they} had gone past the {thingOne} without so much as a nod. {detail} Now {they} would have given almost anything to have that moment back.',
			],
		],
		options: [
			{
				approach: 'careful',
				say: 'Measure the {clue} before anyone treads on them',
				outcome: [
					'{hero} borrowed a tape and began to measure. The {clue} were all of the same size, and rather closer together at every corner than anywhere else. A thief would have been in a hurry, but whoever had made these had gone along slowly, like a person who is carrying something asleep.',
					'To measure every one of the {clue} took the better part of an hour, and made {hero} extremely unpopular with those who wished to stand there. But figures do not shout. What these said, quite calmly, was that somebody small had carried something precious, and had rested every ninety steps.',
				],
				later:
					'{hero} had begun by taking the measure of things, and {they} did it now, because what is known exactly cannot frighten you so much.',
			},
			{
				approach: 'ask',
				say: 'Question those whom nobody ever questions',
				outcome: [
					'While the committee was busy questioning everybody important, {hero} went to question the others: the washer of steps, the boy who fetches things, and the old woman who never sleeps. “Somebody did go by,” the old woman remembered, “on tiptoe, apologizing to the floorboards.”',
					'It is a mistake to question only the people who like talking. {hero} sat down with those who usually sweep up afterward, and who had seen a great deal, since nobody ever hides from a broom. According to them a small shadow had hurried past in the dark, and had been crying.',
				],
				later:
					'Those whom nobody had ever thought to question before were all there now, and they had brought their brooms.',
			},
			{
				approach: 'bold',
				say: 'Set off at once, before the debate is over',
				outcome: [
					'{hero} set off while the debate was still occupied with its third point of order. It felt magnificent for about ten minutes, and after that it began to feel remarkably like being alone. But the {clue} ran on ahead, and {they} had given {their} word in front of everybody.',
					'“Should we not take a vote on it?” somebody called, but {hero} had already set off, without waiting for the end of the debate. There is a kind of courage that consists in not waiting until you have thought. By the time that the thinking caught up, it was a long way back.',
				],
				later:
					'The debate at home was still going on, people said, but {hero} had set off without it, and had got there first.',
			},
			{
				approach: 'clever',
				say: 'Draw up a list of who would want it',
				outcome: [
					'{hero} sat down to draw up a list of everyone who might conceivably want it. It could not be anybody rich, since it was worth very little, or anybody greedy, since it was not edible. In the end {they} wrote: somebody who has looked at it for longer than the rest of us.',
					'“Never mind who could have taken it,” reasoned {hero}. “The question is who would want it.” The list that {they} began to draw up was a short one, and it grew steadily shorter, until there was a single line on it, without any name: a person who has nothing of the kind.',
				],
				later:
					'The last line on {hero}’s list had said “a person who has nothing of the kind”, and it had been right from the start.',
			},
			{
				approach: 'silly',
				say: 'Interview the empty space about its feelings',
				outcome: [
					'{hero} knelt down to interview the empty space, and asked it, with every sign of sympathy, how long it had been feeling empty. {Folk} considered this to be in very poor taste. But from down there {they} noticed what nobody could have seen standing up: a tiny duster, neatly folded.',
					'“No comment,” said {hero}, in the hollow voice of an empty space, and made a note of it. It was the silliest interview ever conducted, and it made a child laugh for the first time that day. It also put {their} nose on a level with the {clue}, which smelled unmistakably of polish.',
				],
				later:
					'{hero} had promised the empty space that it would get its answer, and a promise made in an interview is still a promise.',
			},
			{
				approach: 'kind',
				say: 'Give everyone some small task to do',
				outcome: [
					'People who have nothing to do are liable to do harm. So {hero} went around and gave a small task to everyone: you must keep the lamp lit, you must mind the door, and you might bake something for when it comes home. The quarrel ran down by degrees, like a clockwork toy.',
					'Since {hero} could not give {folk} the {thingOne}, {they} gave each of them a small task instead, and it hardly mattered what it was. The loudest of them all was put in charge of remembering, sat down immediately to do it, and was observed to wipe one eye.',
				],
				later: 'Every task that {hero} had given out had been done, and done well, and so all was ready.',
			},
		],
		look: { pose: 'think', feeling: 'worried', with: [], thing: 'away', cameras: ['wide', 'low-angle'] },
	},
	{
		titles: ['Somebody to Argue With', '{helper} Joins the Search', 'A Second Opinion', 'The Reader of Trails'],
		onward: [
			'After that there was nothing left but to go, since the {clue} pointed the way and {hero} had run out of reasons for remaining.',
			'It could hardly be called proof, but it was a beginning, and {hero} set off along the {clue} before there was time to wish for a better one.',
			'So it was really happening. {hero} kept {their} eyes upon the {clue}, and {their} doubts, of which there were several, entirely to {themself}.',
		],
		parts: [
			[
				'{time} {arrive} {weather} The {clue} went [straight on|right through], with the confidence of something that has been here before.',
				'{arrive} {time} {sense} {weather} If it had not been for the {clue}, {they} would most probably have turned round and gone home.',
				'{weather} {arrive} {sense} {time} The {clue}, at any rate, appeared to know where they were going.',
			],
			[
				'{meet} {hero} explained about {thing}, and about the committee. “So they are sitting down and you are walking,” {helper} concluded. “I know which of the two I would rather assist.”',
				'{meet} So the entire matter had to be told, from the empty spot to the last of the {clue}. “A mystery,” sighed {helper}, exactly as another person might say “a pudding”, and begged {hero} to continue.',
				'{meet} “I am looking for {thingA},” {hero} said, “and for whoever has it.” {helper} inquired, quite seriously, which of the two was more thoroughly lost, and {hero} was obliged to admit that {they} had never considered it.',
			],
			[
				'It took them practically no time to become friends, and somewhat longer to notice it. {show} {helper} observed this as well, and for once in a talkative life passed no remark.',
				'They compared what each of them could do, as people generally will on a journey. {show} {helper}, on the other hand, was able to [whistle in two keys|walk backward uphill], for which there had not yet been any demand.',
				'{show} “I begin to understand,” remarked {helper}, “why it was you, of all people, who came.” {hero} had been wondering about that for some time, and was grateful for a second opinion.',
			],
			[
				'Where the ground was soft {helper} bent low over the {clue}. “This was no ordinary robbery,” {helper.they} declared, “for look how carefully everything was put down here, and picked up again. A thief would have dropped it. [Only an owner|Only somebody fond of it] takes so much trouble.”',
				'“I do not so much read trails as people,” explained {helper}, following three of the {clue} with a thoughtful expression. “Whoever made these was small, and tired, and probably sorry already. You can see how [often|regularly] the feet have stopped, in order to look back.”',
				'{helper} studied several of the {clue} in silence, with {helper.their} nose almost touching them. “Your thief walks like somebody carrying a full cup,” came the verdict, “very carefully, and [rather unhappily|entirely alone].” It did not in the least resemble the thief with whom {hero} had been so angry.',
			],
			[
				'A little further on the trail did something extremely unhelpful, and divided, so that there were {clue} to the left and {clue} to the right. {detail} There they stood, each of them perfectly certain, and each of them pointing in a different direction.',
				'{detail} It was shortly after this that the trail split in two, and both of the halves looked equally honest. {helper} was all for the left-hand way, {hero} preferred the right, and the {clue} appeared to agree with everybody.',
				'Then, without any warning, the way forked. The {clue} went down both sides of it, as if whoever had made them had attempted one direction, thought better of it, and turned round. {detail} The difficulty was to know which had come first.',
			],
		],
		options: [
			{
				approach: 'clever',
				say: 'Compare which marks are older',
				outcome: [
					'{hero} went down on the ground to compare the two sets of {clue}, and to see which of them were older. On the left the edges had already begun to blur, while on the right they were as sharp as new pins. “The left was a mistake,” {they} decided, “and the right was a second thought.”',
					'“Everything grows older,” said {hero}, “even a mark on the ground,” and began to compare. One of the lines was crisp, and the other had gathered dust, for something like an hour. An hour is not very much, but it is possible to hang an entire journey on it.',
				],
				later: 'It had paid to compare before choosing, and {helper} now did it with everything, including buns.',
			},
			{
				approach: 'bold',
				say: 'Pick the way that looks worse',
				outcome: [
					'“If I were ashamed of myself,” argued {hero}, “I should not pick the pretty way.” So they turned down the side with the thorns and the peculiar smell, which was every bit as nasty as it looked. But the {clue} were there, and this time they did not turn back.',
					'One way was wide and pleasant, and the other resembled the inside of an argument. {hero} had no doubt which of them to pick. “Nobody will ever follow you in there,” {they} pointed out, “and that is exactly what you want, if you happen to be carrying a secret.”',
				],
				later:
					'{hero} picked the harder way once again, since it had been the right one before, and it was shorter than it looked.',
			},
			{
				approach: 'kind',
				say: 'Trust {helper} and follow without arguing',
				outcome: [
					'{hero} still believed in the right. But {they} looked at {helper}, and saw somebody who had been overruled on every occasion of {helper.their} life, and so {they} decided to trust {helper.them}, and followed. {helper} was unable to speak for an entire mile, and the {clue}, when they came, came on the left.',
					'It is easy to trust people as long as you agree with them, and {hero} tried it, for a change, the other way round. {helper} went ahead very carefully, looking back every few steps to see whether it was still true. It was, and so, as it turned out, was the trail.',
				],
				later: '“You trusted me at the fork,” said {helper}, “so I have been trying ever since to be worth it.”',
			},
			{
				approach: 'silly',
				say: 'Debate it in the manner of two professors',
				outcome: [
					'“My learned colleague,” began {hero}, “is a nincompoop,” and the debate that followed had footnotes. {helper} made out a case for the left that was so extensive that {helper.they} walked in a circle while making it, and trod upon the answer, which was lying a good way to the right.',
					'The debate was opened by {hero}, with one {hand} behind {their} back and an imaginary wig, and {helper} replied in what may have been Latin. In the end both of the professors gave way together, bowed, bumped heads, and saw from down there which of the marks were fresh.',
				],
				later:
					'There was a short debate between the two professors as to who should go first, and it was the pleasantest debate of the day.',
			},
			{
				approach: 'careful',
				say: 'Mark each turning with a scrap of ribbon',
				outcome: [
					'{hero} had a ribbon, and {helper} had excellent teeth, and between them they produced enough scraps to mark the way for miles. They tried the left side first, and discovered that it ended at a wall. It did not matter in the least, because the scraps of ribbon led them safely back again.',
					'“We may very well be wrong,” admitted {hero}, “so let us at least be wrong neatly.” At each turning they stopped to mark the way with a bit of ribbon, tied low. To know the way back is a great freedom, because it allows you to look ahead, and ahead of them, very faintly, were the {clue}.',
				],
				later:
					'Every turning still had its scrap of ribbon, so that nobody needed to look for the way, and they could look at one another instead.',
			},
			{
				approach: 'ask',
				say: 'Request directions from the oldest person in sight',
				outcome: [
					'The oldest person in sight was fast asleep, and {hero} had to cough until one eye came open. It was a courteous request, and it received a courteous reply. “Somebody did come by with a bundle,” the old one remembered, “and was singing to it, and nobody sings to a thing that has been stolen.”',
					'{hero} addressed {their} request to a very old gatekeeper, who was shelling peas, and who pointed to the right without looking up. “You had better go about it gently,” came the advice, “because I have known a great many thieves in my time, and that was not one of them.”',
				],
				later:
					'The old one who had answered {hero}’s request came too, at a walk, and said that nobody had asked anything so nicely in years.',
			},
		],
		look: {
			pose: 'point',
			feeling: 'curious',
			with: ['helper'],
			thing: 'away',
			cameras: ['two-shot', 'over-shoulder'],
		},
	},
	{
		titles: ['The Trail Runs Out', 'In the Way', 'So Far and No Further', 'A Matter of Some Difficulty'],
		onward: [
			'So that was decided, and within a hundred steps the {clue} had proved them right.',
			'{helper} looked at {hero} with new respect, and from then on the search went faster, as it does when two people have stopped being careful of each other.',
			'It was only a small victory, but they were on the right side of it, and the trail lay open before them.',
		],
		parts: [
			[
				'{together} {time} {weather} The {clue} were further apart here, as if somebody had suddenly [found new strength|begun to hurry].',
				'{time} {together} {weather} From here on the {clue} became fainter, and it required two pairs of eyes to find them.',
				'{weather} {together} {sense} {time} The nearest of the {clue} was still damp, in a manner of speaking.',
			],
			[
				'“What do you intend to do when we catch up?” {helper} wanted to know. {hero} had prepared a speech for the occasion, which was stern, and noble, and unfortunately grew shorter with every mile. {show}',
				'{show} “You have become very quiet,” {helper} observed. {hero} had been considering what one says to a thief, and it was getting more difficult all the time, now that the thief had begun to have a face.',
				'“Suppose that there has to be a fight,” said {helper}, after a while. {hero} replied that {they} had no intention of fighting anybody, and {helper} was relieved to hear it, being somebody who bruised. {show}',
			],
			[
				'{obstacle} And the {clue}, needless to say, continued on the other side of it, entirely undisturbed, like people who leave a restaurant just before the bill arrives.',
				'{obstacle} “That would appear to be in our way,” remarked {helper}, after an interval, while on the far side, merely to be annoying, the {clue} could still be seen quite clearly.',
				'{obstacle} {hero} looked at {helper}, and {helper} looked at {hero}, because somewhere beyond all of this the trail went on, and every minute it was growing older.',
			],
			[
				'There is a voice that speaks up on such occasions, and it always sounds thoroughly reasonable. It assured {hero} that {they} had already done more than the entire committee, and could go home without reproach. {They} heard it out politely, and noticed that it had not once mentioned the {thingOne}.',
				'“We might always come back another day,” {helper} suggested, “with more people, and possibly sandwiches.” {hero} thought about the bare spot, and about {folk} sitting around it with their quarrel, for whom another day would be a very long time. “I think that it has to be us,” {they} said, “and I think that it has to be now.”',
				'{hero} was not conscious of feeling brave. What {they} felt was small, slightly sick, and very much in the wrong place, and it was therefore surprising to discover that {they} had taken a step forward. Perhaps that is all it ever amounts to, {they} thought: one feels the one thing and does the other.',
			],
			[
				'{detail} “I am waiting for your idea,” {helper} mentioned presently. {hero} was waiting for it as well, and it would have to be a remarkably good one.',
				'“Two heads,” sighed {helper}, “and not a single plan between them.” {detail} But there was certain to be some way of getting past, and it was only a question of finding the one that suited them.',
				'{detail} Then {hero} drew a long breath. “Let us not make it any bigger than it already is,” {they} proposed, “because there must be something that sensible people do about {trouble}.”',
			],
		],
		options: common4.pastTrouble,
		look: { pose: 'stand', feeling: 'surprised', with: ['helper'], thing: 'away', cameras: ['low-angle', 'wide'] },
	},
	{
		titles: ['Almost', 'A Find and a Disappointment', 'The Little Museum', 'Not What It Looked Like'],
		onward: [
			'{settled} So they took up the trail again, and it was almost as if it had been waiting for them.',
			'{settled} On the other side lay the first of the {clue}, as welcome as a letter from home.',
			'{settled} “After that,” {helper} declared, “I positively refuse to be afraid of anything before supper.”',
		],
		parts: [
			[
				'{reason} {hero} put that away carefully, as something that might very well be wanted again before the day was over.',
				'{reason} “That makes two of us who were mistaken today,” {helper} remarked, “and I do not even feel particularly bad about it.”',
				'{reason} It did not alter the way ahead, but it altered, very slightly, the person who was walking it.',
			],
			[
				'{time} {together} {weather} And there, half hidden from view, something caught the light. “The {thingOne}!” cried {hero}, and fell upon it, and it came away much too easily in {their} {hands}, because it was only [the lid of a pot|a bit of painted tin].',
				'{together} {time} {weather} “Over there,” breathed {helper}, pointing, and {hero} was running before {they} had even decided to. {They} reached it, and lifted it, and it weighed practically nothing, being merely a copy, put together from [paper and paste|an old box].',
				'{weather} {together} {time} And suddenly {hero} saw before {them} exactly what {they} had come so far to see. {They} actually had it in {their} {hands} before it turned out to be [a bundle of rags|a dented kettle], carefully arranged by somebody to look like the {thingOne}.',
			],
			[
				'There are disappointments so large that one has to sit down in them, and {hero} sat. {detail} {They} had been so absolutely certain! What made it particularly bitter was that {they} had already begun to hear the cheering, and now had to listen to it stop.',
				'{detail} “Anybody might have made the same mistake,” said {helper}, but {hero} was unable to answer. {They} had come all this way for nothing whatever, after promising it to everyone, with {their} chin in the air, in front of the whole committee.',
				'{hero} wanted nothing better than to throw the thing as far away as it would go. {detail} But it had evidently been made by somebody, and somebody had evidently taken enormous trouble over it, and it is surprisingly difficult to throw what somebody else has taken trouble over.',
			],
			[
				'“Never mind that, but look around you,” whispered {helper}. It was a kind of museum, with buttons arranged in order of size, and a flower in a cracked cup. Somebody had collected everything that other people throw away, and had [set it out|displayed it] as though visitors might be expected.',
				'Only then did {hero} notice the rest of it. On every side stood little treasures, [a doll’s shoe|half a plate], a marble, and the key to nothing in particular, each of them polished, and each upon its own shelf. “Somebody,” said {helper} slowly, “has been pretending that this is a home.”',
				'But {helper} was staring past {them}, at the wall, which was covered with drawings of {folk}. There were dozens of them, laughing and talking together, all seen [from behind|from a distance]. There was not a single one in which anybody looked back at the person who was drawing.',
			],
			[
				'So this was where the thief lived. {hero} searched for {their} anger, and it was like feeling in the dark for a stair that is not there. Then, from somewhere immediately behind that sad little collection, came the sound of somebody humming.',
				'Neither of them spoke for a considerable time. It had all been so simple at the beginning, when a thing was gone and somebody was to blame. And now, from not very far away, there came a humming, extremely low, such as people use in order to keep themselves company.',
				'“Listen,” said {hero} under {their} breath, for through the silence came a thread of a voice. It was humming one of the songs that {folk} always sing, and it had several of the notes wrong, as you might if you had only ever heard it through a wall.',
			],
		],
		options: [
			{
				approach: 'careful',
				say: 'Tiptoe nearer without touching anything',
				outcome: [
					'They began to tiptoe. {hero} went first, between the buttons and the cups, and took such pains over touching nothing that {they} forgot to breathe. It was exactly the right thing to do, because a single rattle would have been enough, and whoever was humming would have been gone like a mouse.',
					'To tiptoe through another person’s treasures is a serious undertaking, and {hero} lifted each foot as if it were a sleeping cat. Behind {them} came {helper}, holding on to everything, including {helper.their} tongue. The humming grew gradually clearer, and not one button was disturbed.',
				],
				later:
					'“You came on tiptoe,” said {friend}. “That was how I knew. People who mean to shout do not mind what they step on.”',
			},
			{
				approach: 'kind',
				say: 'Put the false one back where it stood',
				outcome: [
					'Before doing anything else {hero} put the false one back upon its stand, and straightened it, and wiped away {their} own marks, since it had so obviously mattered to somebody. {helper} looked on and asked no questions. Only when it stood there again did the humming stop, and begin once more, a little closer.',
					'{hero} had been about to leave it lying there. Instead {they} put it back in position, the right way round, where the light would fall on it. It was a very small thing to do, but somebody had been watching, from behind a crack, for the express purpose of seeing whether {they} would.',
				],
				later:
					'The false one, which {hero} had been so careful to put back, now stood beside the real one, and many liked it better.',
			},
			{
				approach: 'silly',
				say: 'Hum along, a little out of tune',
				outcome: [
					'{hero} began to hum along, and {they was} a good way out of tune, while {helper}, who came in underneath, was further out still. There was a startled pause. Then the original voice continued, rather louder, as a music teacher might, and corrected the two of them at the difficult place.',
					'There is no better way to say “I am a friend, and slightly ridiculous” than to hum. {hero} did so, missing the high note and hitting several others, until from behind the shelves there came a snort. Nobody who has ever laughed at you can be altogether afraid of you.',
				],
				later:
					'So they all began to hum, each somewhat out of tune, and it was agreed that it had never sounded better.',
			},
			{
				approach: 'bold',
				say: 'Call softly that you have come in peace',
				outcome: [
					'“We have not come here to punish anybody,” {hero} called softly, into the darkness. It was a bold thing to say, because until that very moment {they} had not been entirely sure of it. The humming broke off. “Is that really true?” inquired a voice, and {hero} discovered that it was.',
					'{hero} stood up, where {they} could be seen, and began to call, not at all loudly. It is harder to be soft than loud when your heart is going like that. “We have come in peace,” {they} said, “and we should only like to understand,” and after a long while somebody breathed out.',
				],
				later:
					'“You called that you came in peace,” {friend} remembered, “and I thought, nobody has ever come in anything before.”',
			},
			{
				approach: 'clever',
				say: 'Work out from the drawings where the artist sits',
				outcome: [
					'Every picture has been seen from somewhere. {hero} stood in front of the drawings and set {themself} to work out where the artist must have been sitting, which was low down, and to the left, and close to a narrow opening. {They} turned to look, and there it was, and there was a shadow in it.',
					'“All of them are from the same side,” said {hero}, “and all of them are from below.” It was not very difficult to work out, once you had thought of it, that the artist sat in a corner, seeing everybody and seen by nobody. {helper} was already gazing at precisely such a corner.',
				],
				later:
					'One of the drawings was hung up for all to see, and {hero}, who had been the first to work out what they meant, was in the middle of it.',
			},
			{
				approach: 'ask',
				say: 'Invite whoever it is to come and talk',
				outcome: [
					'“Would you care to come and talk?” {hero} inquired of the wall. “We have been following you for a whole day, and it seems impolite not to be introduced.” {helper} spread out the last of the biscuits, as bait, or else to invite somebody, for it is not always easy to tell the difference.',
					'{hero} sat down in the middle of the floor in order to invite a guest. “There is plenty of room here,” {they} remarked, “and nobody needs to say anything.” Then they waited, as you do for a wild thing, looking carefully in another direction, until the humming wavered and came nearer.',
				],
				later:
					'An invitation is a thing that goes on working. {friend} had been invited once, and had never quite got over it.',
			},
		],
		look: { pose: 'reach', feeling: 'sad', with: ['helper'], thing: 'away', cameras: ['close-up', 'over-shoulder'] },
	},
	{
		titles: ['The One Who Had It', 'What {friend} Said', 'The Other Side of It', 'No Thief at All'],
		onward: [
			'At that the humming ceased, and then, very slowly and reluctantly, something came out from behind the shelves.',
			'Whoever it was must have been listening, and must have approved, because there was a step, and after a while another.',
			'For whoever had been humming, that appeared to settle the matter. “I suppose that you had better come through,” said a voice.',
		],
		parts: [
			[
				'{time} A narrow way led onward, and they were shown along it by somebody who did not look round. {together} {weather} It was here that the trail came to an end, and the very last of the {clue} lay just inside.',
				'They followed a quick little shadow, which hesitated at every bend to see whether they had changed their minds. {together} {time} {weather} Here the {clue} came to a stop, because they had arrived.',
				'{weather} There was still some distance to go, and somebody small went ahead in order to show it to them. {together} {time} This, evidently, was where the {clue} had been going from the beginning.',
			],
			[
				'Before them stood {friendA}, and beside {friend.them} was {thing}. It had not been hidden, but had been given the best place in the room, on a clean cloth. “I am called {friend},” came a whisper, “and I know exactly what you must think of me, because I think so myself.”',
				'It was {friendA}. “{friend},” {friend.they} announced, without being asked, in the manner of somebody who expects to be written down. Behind {friend.them}, safe and undamaged, was {thing}. {hero} had always supposed that at this moment {they} would shout for joy, and {they} did not.',
				'“I can explain,” said {friendA}, “only you must excuse me if I do it badly, because I am not accustomed to it.” The name, it turned out, was {friend}. And there at last stood {thing}, with a blanket around it, as though it might have been feeling the cold.',
			],
			[
				'“There is a crack underneath,” {friend} told them, “which you cannot see from above, but I am generally below. I took it in order to mend it, and meant to have it back before anyone woke. Then I heard how many of them there were, and how angry, and I did not dare.”',
				'“It was the only thing there that never looked away from me,” {friend} told them. “I wanted to borrow it for an hour, to discover what it is like to have company, and I would certainly have returned it. But then I heard them describing what they would do to the thief, and understood that the thief was me.”',
				'“It had become so terribly dull,” {friend} told them. “They are always touching it, and nobody remembers to clean it, and I wished to give them a surprise. I polished it until it shone. And when I came to bring it back they were all assembled there, shouting, and I could not persuade my feet to move.”',
				'“I am not very tall,” {friend} told them, “and there is always somebody standing in front. I had never in my life seen the whole of it, and I thought that I might look at it properly, just once, and return it immediately. Then they all woke up, and I heard their voices, and I was afraid.”',
			],
			[
				'{hero} searched for the stern and noble speech, and could not find any part of it. Instead {they} remembered how often {they} must have walked directly past {friend}, without ever noticing that there was anybody to walk past. {detail} It was not a comfortable discovery.',
				'{detail} “How long have you been living so near to us?” asked {hero}. “I have always lived here,” answered {friend}, and there was no reproach in it whatever, which made it a great deal worse.',
				'Nobody had stolen anything, when you came down to it. Somebody had been left out, entirely by accident, for years, and one day had come in by the only door that happened to be open. {detail} {hero} did not know whether to laugh or to cry.',
			],
			[
				'“You had better take it with you,” said {friend}, moving aside. {tone} Nothing could have been easier than to lift it up and go. {helper} gave an uncomfortable cough, and waited to see what {hero} was going to do.',
				'{friend} held it out to them, with a grip that did not quite let go. “Will you tell everybody,” {friend.they} inquired anxiously, “that I always kept it warm?” {hero} hesitated, because there had to be a better answer to that than merely saying yes.',
				'So there it was, the very thing for which they had come, and {hero} only needed to take it. {tone} And yet {they} had the distinct impression that if {they} took it now, in that way, {they} would be leaving something more important behind.',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Invite {friend} to come home with you',
				outcome: [
					'“I only came here to fetch {thingA},” said {hero}, “and now I should like to invite you as well.” {friend} looked round to see who was meant, and it took some time to explain that there was nobody else. Even then {friend.they} packed only a single button, in case it should turn out to be a mistake.',
					'{hero} had never before had to invite anybody to a place where they had always lived. “It is your home too,” {they} explained, “only we forgot to mention it.” {friend} did not reply, but began immediately to look for {friend.their} hat, and it became apparent that there had never been one.',
				],
				later: 'It was {friend} who now did the inviting, and nobody who was invited could find it in them to say no.',
			},
			{
				approach: 'bold',
				say: 'Swear that nobody will shout at {friend}',
				outcome: [
					'“I swear,” said {hero}, “that nobody is going to shout at you.” It was not altogether wise to swear a thing like that on behalf of an entire committee. But for the first time {friend} had raised {friend.their} head, and after that there could be no question of taking it back.',
					'{hero} lifted one {hand}, and swore it, solemnly. “And if anybody should shout, then they will have to shout at me first.” {helper} muttered that this was extremely likely. But {friend} came a step out of the corner, and then another, as though the floor had only just turned solid.',
				],
				later:
					'Somebody did begin to shout. {hero} only looked, as {they} had sworn to do, and the shout turned into a cough.',
			},
			{
				approach: 'clever',
				say: 'Suggest that the {thingOne} needs a keeper',
				outcome: [
					'“I should like to suggest,” said {hero}, “that the {thingOne} has never had a proper keeper, and that there ought to be one.” {friend} agreed that this was only sensible. It was some little while before {friend.they} realized in which direction the suggestion was heading, and then {friend.they} was obliged to sit down.',
					'{hero} walked all around the {thingOne}, admiring how well it had been looked after. “Might I suggest something?” {they} asked. “We lost it because nobody was minding it, and you have minded it better in one night than the rest of us in our entire lives.” {friend} turned quite pale with hope.',
				],
				later:
					'The post of keeper, which {hero} had been clever enough to suggest, was put to the vote, and for once there was nothing to debate.',
			},
			{
				approach: 'silly',
				say: 'Arrest everyone present, including yourself',
				outcome: [
					'“I arrest everyone present,” declared {hero}, “{helper} for whistling, {friend} for polishing, and myself for not paying attention.” Nobody could think of a suitable penalty. {friend} began to smile, in all the wrong places, like somebody trying on a coat, and it was possibly the first arrest that has ever done anybody good.',
					'{hero} drew {themself} up to {their} full height, proceeded to arrest everybody in the name of the law, and put {themself} under arrest as well, in order to be fair. {helper} demanded a lawyer and a biscuit. And {friend}, who had been expecting this moment ever since it happened, discovered that {friend.they} was giggling.',
				],
				later:
					'“The prisoners are let off,” announced {hero}, who had made the arrest, “for very good conduct, and because there is cake.”',
			},
			{
				approach: 'careful',
				say: 'Wrap the {thingOne} together for the journey',
				outcome: [
					'{hero} did not simply pick it up and go. “Will you help me to wrap it,” {they} asked, “since you are the only one who knows how it likes to be held?” They wrapped it together, corner by corner, and by the time the last knot was tied {friend} had answered eleven questions and asked two.',
					'It was {friend} who showed them how to wrap it, with the soft cloth first and the rough one over it, while {hero} held the string. It is difficult to remain strangers with anybody whom you have accidentally tied into a parcel. “I suppose that I had better come along,” said {friend}, “in order to unwrap it.”',
				],
				later:
					'The wrapping, which {hero} and {friend} had done together, came off layer by layer, and underneath there was not a scratch.',
			},
			{
				approach: 'ask',
				say: 'Beg to hear the rest of the story',
				outcome: [
					'“I beg you not to stop there,” said {hero}. “What happened before all this, and who taught you to draw?” Nobody had ever begged {friend} for more of anything. {Friend.they} talked for an hour, using up all the words that {friend.they} had been saving for years, and when it was over {friend.they} looked considerably taller.',
					'There was certainly more of it, and {hero} begged to be told. It had an entire summer in it, a lost umbrella, and eleven birthdays celebrated alone, and {helper} had to go away for a while and look at the buttons. You cannot leave a person behind once you have heard about the umbrella.',
				],
				later:
					'“Tell them the rest,” {hero} begged, just as {they} had in that quiet place, and {friend} did, umbrella and all.',
			},
		],
		look: {
			pose: 'hold',
			feeling: 'calm',
			with: ['helper', 'friend'],
			thing: 'near',
			cameras: ['two-shot', 'close-up'],
		},
	},
	{
		titles: ['The Longest Mile', 'Hard Words', 'Before the Last Bend', 'What It Might Cost'],
		onward: [
			'And so, not very long afterward, there were three of them on the way home, with the {thingOne} in the middle.',
			'{friend} looked at {hero}, and at the door, and at {hero} again. “Very well,” {friend.they} said, “but let us go before I have had time to think about it.”',
			'It was enough to get {friend} across the threshold, and after that, for a considerable distance, the feet went by themselves.',
		],
		parts: [
			[
				'{together} {time} {weather} {friend} walked a few steps behind, carrying the {thingOne} as one carries an overfull bowl of soup.',
				'{time} {together} {weather} From here it was no distance at all, and {friend} had stopped talking some while ago.',
				'{weather} {together} {time} Home was quite close by now, and with every step that they took {friend} appeared to grow a little smaller.',
			],
			[
				'Then {friend} stopped altogether. “I cannot possibly do it,” {friend.they} said, “so you must go on by yourselves, and say that you discovered it [under a hedge|in a ditch]. Everybody will be delighted, and nobody need ever know that I was in the story at all.”',
				'“I am afraid that this is as far as I go,” said {friend}, and set down the {thingOne}. “If I am not there, you see, it will be a happy ending, and if I am, it will only be [a trial|an embarrassment].” It was said quite kindly, as if to spare them.',
				'All at once there was nobody beside them, because {friend} had sat down in the middle of the way, with the {thingOne} held close. “I could always hear them from here,” {friend.they} explained. “It sounds so pleasant, at this distance, and I had much better stay where it is [only a sound|safe].”',
			],
			[
				'“In that case,” said {helper}, “we ought to leave {friend.them} here. You promised them {thingA}, not a visitor.” It was the exhaustion talking, but {hero} was exhausted too. “That is exactly what the committee would say,” {they} snapped, and {helper} turned round without a word and walked a good way off.',
				'“We have got what we came for,” {helper} murmured, “and I do not see why we should spoil it.” And {hero}, who was [tired out|frightened], heard {themself} answer that a real friend would never have suggested such a thing. Nothing more was said after that, and {helper} went to stand by the side of the way, looking at nothing.',
				'{helper} was of the opinion that they should do as {friend} asked. {hero} was of the opposite opinion, and said so, and went on to say a number of other things, of the sort that are half true and consequently hurt. When it was over {helper} looked at {them} for a moment, and then went to sit somewhere else.',
			],
			[
				'So there {hero} was, with the {thingOne}, and without a friend. {detail} It was going to cost {them} something, to walk in there and explain whose fault it really was. {Folk} had only just learned to regard {them} with respect, and it was entirely possible that they would stop.',
				'{detail} The worst of it was that {helper} had merely said aloud what {hero} had already been thinking. How delightful it would be, to come home alone with it, and be cheered! {They} examined that thought from every side, and did not admire it, and could not make it go away.',
				'{hero} could picture it all so clearly: the applause if {they} told the half of it, and the silence if {they} told the whole. {detail} {They} had never wanted so badly to be liked. It was really a great pity, {they} reflected, that {they} knew perfectly well what had to be done.',
			],
			[
				'In the end {hero} got up and went over to {helper}. “I was unjust to you,” {they} said. “I was a coward,” answered {helper}, “which makes us even, for I have been on the outside myself, and one gets into the habit of keeping quiet.” They went back together, and sat down on either side of {friend}.',
				'It was {helper} who came back first, and admitted, not without difficulty, to having been mistaken. {hero} insisted on having been more mistaken still. {friend}, who had never before seen a quarrel end, looked from one to the other in amazement. “Is that really all that one has to do?” {friend.they} wanted to know.',
				'“I am sorry,” said {hero} and {helper}, both at the same time, and so loudly that {friend} jumped. After that there was nothing for it but to laugh, and all three of them did. “If even that can be mended,” remarked {friend}, on recovering, “then there may possibly be some hope for me.”',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Share out the blame in three equal parts',
				outcome: [
					'“We shall share it out,” {hero} decided, “like a cake: a third of the blame for taking it, a third for never looking, and {helper} may have the remainder, for bad language.” It was surprising how little there was to carry once it had been divided, and {friend}, having tried the weight of it, stood up.',
					'{hero} proposed to share out the blame properly. {friend} had undoubtedly taken something, but somebody had also let {friend.them} go by unnoticed for all those years. By the time that everyone had received a fair portion there was nobody left over to point at, and they went on, three abreast.',
				],
				later:
					'There was blame to be had, and three of them stepped forward to share it, until {folk} grew ashamed and asked for some too.',
			},
			{
				approach: 'bold',
				say: 'March in singing the song {friend} knows',
				outcome: [
					'“If you can hear them from here,” argued {hero}, “then they can certainly hear you,” and so they began to march, singing the song that {friend} had learned through the wall. {friend} sang all of the wrong words. Before very long the other two did as well, since it is no use being right on a march.',
					'They decided to march. It is impossible to creep while you are singing, and very nearly impossible to despair. {hero} took the tune, {helper} provided the booming, and {friend}, in the middle, sang very softly what {friend.they} had always believed to be the words, until up ahead a shutter opened.',
				],
				later:
					'Marching in with the wrong words turned out to be the best thing of all, for nobody could hear the song after that without smiling.',
			},
			{
				approach: 'clever',
				say: 'Rehearse every hard question beforehand',
				outcome: [
					'{hero} played the committee, {helper} played the crowd, and together they began to rehearse. To begin with {friend} could only whisper the answers. By the ninth time through {friend.they} was prepared for every question imaginable, and had even put one to the crowd, which the crowd found rather embarrassing.',
					'“Nothing is ever as bad the second time,” said {hero}, “and therefore we shall rehearse the first.” They went through all of it, with {helper} shouting abominably from the back, until {friend} put a stop to it. “Nobody could possibly be as rude as that,” {friend.they} decided, and began to feel better.',
				],
				later:
					'Every question had been rehearsed, even the rude ones, and when they came they were met like old acquaintances.',
			},
			{
				approach: 'silly',
				say: 'Squeeze all three into one large coat',
				outcome: [
					'{helper} happened to own a coat that had been made for somebody enormous, and they managed to squeeze into it, all three, with {thing} in front like a stomach. “Now nobody can stare at only one of us,” {hero} explained, through a buttonhole, and they set off, upon far too many feet.',
					'It took them some time to squeeze into the coat, and considerably longer to agree which foot was the left. {friend} was laughing too hard to remember to be afraid. From the outside it must have resembled a very stout gentleman, {hero} thought, in the middle of a private argument.',
				],
				later:
					'The very stout gentleman in the coat bowed to the crowd, came undone in the middle, and turned out to be three people squeezed together.',
			},
			{
				approach: 'careful',
				say: 'Go ahead alone and speak to them first',
				outcome: [
					'“I shall go ahead,” said {hero}, “and speak to them first, and I promise not to come back until it is safe.” It was the loneliest walk of the entire journey. {They} told {folk} what there was to tell, without making it any prettier, and returned, and only nodded, and {friend} got up.',
					'{hero} went ahead alone. {They} asked {folk} not to speak, but only to consider who it might be that had always been looking in at them from a distance. It was extraordinarily quiet when {they} left. “They know about it now,” {they} told {friend} afterward, “and all that you need to do is walk.”',
				],
				later:
					'Since {hero} had gone ahead to speak to them, the first shock was over, and nobody said what could not be unsaid.',
			},
			{
				approach: 'ask',
				say: 'Send for the gentlest of {folk} to meet you',
				outcome: [
					'There is one such person in every place, and {hero} knew exactly for whom to send. The gentlest of {folk} came immediately, in slippers, and did not ask a single question. “You must be {friend},” was all that was said. “I have so often noticed your lamp, and wondered about it.”',
					'{hero} did not send for the cleverest of them, or for the one with the gavel, but for the gentlest. It was somebody who hardly ever spoke at meetings, and who took one look, and held out a shawl. {friend} went toward it, without a word, as one goes toward a fire.',
				],
				later:
					'The gentlest of {folk}, for whom {hero} had been wise enough to send, spoke next, and since it was the first time ever, everyone listened.',
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
		titles: ['Three Come Home', 'In Its Old Place', 'The Keeper', 'Lost and Found and Found'],
		onward: [
			'“I should very much like to be able to do that,” said {friend}, and discovered, on trying, that it could be learned.',
			'It was all the encouragement that {friend} had needed. “Now,” {friend.they} said, and picked up the {thingOne} with both arms.',
			'There would never be a better moment than this, and there might easily be a worse one, and so they went on.',
		],
		parts: [
			[
				'{time} {together} {weather} {Folk} were all assembled there, and the first thing that they saw was the {thingOne}, and a great sigh went up, like [a wave|a curtain]. Then they noticed who was carrying it, and the sigh broke off.',
				'{together} {time} {weather} There they stood, every last one of {folk}. “It has come back!” cried somebody, and somebody else inquired, in a different tone, who that might be. {friend} would certainly have turned and run, if there had not been a friend on either side.',
				'{weather} {time} {together} The crowd opened to let them in, and closed again behind them, and in the middle of it stood {friend}, holding the {thingOne}, with nothing whatever to hide behind except [two friends|good intentions].',
			],
			[
				'It was not at all a friendly silence. One person muttered the word “thief”, another repeated it, and there was obviously just one thing to be done. {solve} {later}',
				'“Kindly explain yourselves,” demanded the committee, and for the space of a single breath everything hung by a thread. {later} {solve}',
				'For a moment it might have gone either way, like a coin that has landed upon its edge. {solve} {later} And the coin, having considered the matter, came down.',
			],
			[
				'Then {hero} told them everything, and told it without any heroes. “We looked at the {thingOne} every day,” {they} said, “and the whole time somebody was looking at us, and we never turned round.” Nobody stirred, until the oldest of {folk} walked stiffly up to {friend} and [bowed|brought {friend.them} a chair].',
				'“It was never stolen,” said {hero}, “but only looked after. We are the ones who lost something, and we lost it years ago, without noticing.” It was by no means the speech that {they} had prepared. One after another {folk} began to study their feet, and then, one after another, to look at {friend}.',
				'The story was told from beginning to end, and {hero} left in all the parts that did {them} no credit. In the pause that followed a child could be heard, inquiring, very distinctly, why nobody had ever invited {friend.them} in. There was no answer to that, and so, instead of answering, they opened the door.',
			],
			[
				'Then {friend} set down the {thingOne}, with infinite care, where [all of them|everyone] could see it, and stepped back in order to look. “Possibly a little to the left,” somebody suggested. {detail} It was agreed that from that day on nobody else should ever be permitted to dust it.',
				'{detail} The {thingOne} was given its old place again, and {friend} was given one beside it, with a stool to stand on and a lamp to see by. “And what are the wages?” {helper} wanted to know. The wages, it was decided, were to be invited to supper by everybody in turn.',
				'There is a notice beside the {thingOne} nowadays, which says “Kept by {friend}”, and underneath, in smaller letters, “Please stop and talk”. {detail} And people do stop, including those who are in a terrible hurry, and {hero} more often than any of them.',
			],
			['{tone} {glow}', '{glow} {closing}', '{sense} {glow}', '{glow}'],
		],
		options: [],
		look: {
			pose: 'cheer',
			feeling: 'proud',
			with: ['helper', 'friend'],
			thing: 'near',
			cameras: ['wide', 'low-angle'],
		},
	},
];
