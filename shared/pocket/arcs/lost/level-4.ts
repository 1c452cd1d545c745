import { common4 } from '../../common/level-4.ts';
import type { ChapterPlan } from '../../passage.ts';

/** Something that all love is gone; one who meant no harm has it. For readers of 12 and up. */
export const lost4: readonly ChapterPlan[] = [
	{
		titles: ['The Shape It Left Behind', 'A Gap in the World', 'What Nobody Had Locked Away', 'The Missing {thingOne}'],
		onward: [],
		parts: [
			['{time} {intro} {show}', '{intro} {show} {time}', '{intro} {time} {show}', '{time} {intro} {sense} {show}'],
			[
				'What {folk} loved best, though they seldom said so, was {thingA}. It had stood {placeAt} for longer than anybody could remember. People touched it [for luck|in passing], and told it their news, and felt better without knowing why.',
				'{PlaceAt} there was {thingA}. It was not the costliest thing that {folk} owned, nor the most useful. But take it away, and they would no longer have been {folk}, only a number of people who happened to live [near one another|in the same place].',
				'Nobody could say how {thingA} had come to be {placeAt}. {Folk} had fourteen legends about it, and argued over all of them with pleasure. {hero} had grown up with the {thingOne} and greeted it as one greets [an aunt|an old friend].',
				'Every place has something that it turns around, as a wheel turns around a pin. For {folk} it was {thing}, which was kept {placeAt} and was never [locked up|covered]. Who would steal the pin out of a wheel?',
			],
			[
				'And then, between one glance and the next, it was gone. There was no crash and no broken lock. There was only a clean spot where the {thingOne} had been, and around it a ring of {folk}, all staring as if it might [come back|reappear] out of politeness.',
				'{hero} heard the silence first. It was the silence of a great many people not knowing what to say. When {they} had pushed through to the front, there was nothing to see, and that was just the trouble. The {thingOne} was [gone|not there].',
				'“It must have been moved,” said somebody, in a voice that did not believe it. Nobody had moved it. The {thingOne} had vanished, and where it belonged there was only [some dust|a bare patch], in exactly its shape.',
			],
			[
				'A loss makes people either kind or loud, and {folk} were loud. Each had an opinion, and each opinion had [somebody’s name|a cousin’s name] in it. {hero} listened until the list of suspects was longer than the list of those who lived there.',
				'Within the hour {folk} had accused the weather, the government, and one another. “I never liked the look of [your cousin|that lodger],” was heard more than once. It came to {hero} that the {thingOne} had been holding together more than anyone had known.',
				'At once {folk} formed a committee, and the committee fell out over who should sit where. Somebody wept. Somebody else said that weeping was [suspicious|a sure sign of guilt]. {hero} thought that an empty place is a poor thing to sit around.',
			],
			[
				'It was then that {hero} saw the {clue}. They began beside the empty spot and went off in a line, small and tidy, past all those important feet. “I will bring it back,” {they} said. It was out before {they} knew that {they was} going to say it.',
				'No committee ever looks down. {hero} did, and there on the ground were {clue}, leading away. “I am going after it,” {they} announced. For once the noise stopped, and everybody turned to see who had spoken.',
				'“Excuse me,” said {hero}, to nobody who was listening, “but you are standing on the {clue}.” There was a trail of them, leading away from the place. Somebody would have to follow it. {hero} looked around for somebody, and found, as one does, only {themself}.',
			],
			[
				'{detail} It is a strange thing to hear your own voice make a promise. {hero} felt rather as if somebody braver had borrowed {them}, and forgotten to ask.',
				'“You?” said one of {folk}, not unkindly. {hero} did not have an answer ready. {detail} All the same, the word stayed with {them}, and it did its work like a stone in a shoe.',
				'There was one thing that {hero} did not mention. Only the day before, {they} had gone past the {thingOne} without so much as a nod, being in a hurry. {detail} Now {they} would have given a good deal to have that moment back.',
			],
		],
		options: [
			{
				approach: 'careful',
				say: 'Measure the {clue} before anyone treads on them',
				then: [
					'{hero} borrowed a tape and began to measure. The {clue} were all the same size, the same distance apart, and somewhat closer together at every corner. A thief would have run. Whoever made these had gone along slowly, like a person carrying something asleep.',
					'To measure every one of the {clue} took most of an hour, and made {hero} unpopular with those who wished to stand there. But figures do not shout. These said, quite calmly, that somebody small had carried something precious, and had rested every ninety steps.',
				],
				later: '{hero} had begun by taking the measure of things, and {they} did it now, because what is known exactly cannot frighten you so much.',
			},
			{
				approach: 'ask',
				say: 'Question those whom nobody ever questions',
				then: [
					'The committee wished to question the important people. {hero} went to question the others: the washer of steps, the boy who fetches things, the old woman who never sleeps. “Somebody went by,” she said, “on tiptoe, saying sorry to the floorboards.”',
					'It is a mistake to question only those who talk. {hero} sat down with the ones who usually sweep up afterward. They had seen a good deal, since nobody ever hides from a broom. A small shadow had gone past, they said, and it was crying.',
				],
				later: 'Those whom nobody had ever thought to question before were all there now, and they had brought their brooms.',
			},
			{
				approach: 'bold',
				say: 'Set off at once, before the debate is over',
				then: [
					'{hero} set off while the debate was still upon its third point of order. It felt splendid for about ten minutes. Then it began to feel like being alone. But the {clue} ran on ahead, and {they} had said in front of everybody that {they} would go.',
					'“Should we not vote on it?” somebody called, but {hero} had already set off. There is a kind of courage that consists of not waiting until you have thought. By the time the thinking caught up, the trail was fresh and the way back was long.',
				],
				later: 'The debate at home was still going on, people said, but {hero} had set off without it, and had got there first.',
			},
			{
				approach: 'clever',
				say: 'Draw up a list of who would want it',
				then: [
					'{hero} sat down to draw up a list. Who would want such a thing? Not anybody rich, for it was worth little. Not anybody greedy, for you could not eat it. In the end {they} wrote: somebody who looked at it for longer than the rest of us did.',
					'“Never mind who could have taken it,” said {hero}. “Who would want to?” The list that {they} began to draw up was short, and grew shorter. At last there was only one line on it, with no name: a person who has nothing of the kind.',
				],
				later: 'The last line on {hero}’s list had said “a person who has nothing of the kind”, and it had been right from the start.',
			},
			{
				approach: 'silly',
				say: 'Interview the empty space about its feelings',
				then: [
					'{hero} knelt down to interview the empty space. How long had it been empty? Did it feel cold? {Folk} thought it was in poor taste. But from down there {they} noticed what nobody had seen standing up: a tiny cloth, neatly folded, as if somebody had dusted before leaving.',
					'“No comment,” said {hero}, in the voice of an empty space, and wrote it down. It was the silliest interview ever held, and it made a child laugh for the first time that day. It also put {their} nose on a level with the {clue}, which smelled of polish.',
				],
				later: '{hero} had promised the empty space that it would get its answer, and a promise made in an interview is still a promise.',
			},
			{
				approach: 'kind',
				say: 'Give everyone some small task to do',
				then: [
					'People who have nothing to do will do harm. So {hero} went around and gave each of {folk} a task: you keep the lamp lit, you mind the door, you bake something for when it comes home. The quarrel ran down like a toy. Somebody even waved when {they} left.',
					'{hero} could not give {folk} the {thingOne}, so {they} gave them each a small task instead. It hardly mattered what. The loudest of them was put in charge of remembering, and sat down at once to do it, and was seen to wipe one eye.',
				],
				later: 'Every task that {hero} had given out had been done, and done well, and so all was ready.',
			},
		],
		look: { pose: 'think', feeling: 'worried', with: [], thing: 'away', cameras: ['wide', 'low-angle'] },
	},
	{
		titles: ['Somebody to Argue With', '{helper} Joins the Search', 'A Second Opinion', 'The Reader of Trails'],
		onward: [
			'After that there was nothing left but to go. The {clue} pointed the way, and {hero} had run out of reasons to stay.',
			'It was not proof, but it was a beginning, and the {clue} did not wait for proof.',
			'So the thing was begun. {hero} kept {their} eyes upon the {clue} and {their} doubts to {themself}.',
		],
		parts: [
			[
				'{time} {arrive} {weather} The {clue} went [straight on|right through], as if they had been here before.',
				'{arrive} {time} {sense} {weather} If it had not been for the {clue}, {they} would have gone home.',
				'{weather} {arrive} {sense} {time} The {clue}, at least, seemed to know where to go.',
			],
			[
				'{meet} {hero} explained about {thing} and the committee. “Then they are sitting and you are walking,” said {helper}. “I know which I should rather help.”',
				'{meet} So the whole matter had to be told, from the empty spot to the last of the {clue}. “A mystery,” sighed {helper}, as others might say “a pudding”. “Please go on.”',
				'{meet} “I am looking for {thingA},” {hero} said, “and for whoever has it.” {helper} asked which of the two was more lost. It was not a question that {hero} could answer.',
			],
			[
				'It took the two of them no time at all to become friends, and some time longer to notice it. {show} {helper} saw that too, and for once said nothing.',
				'They compared what each could do, as people do on a journey. {show} {helper}, on the other hand, could [whistle in two keys|walk backward uphill], which had not yet been needed.',
				'{show} “I begin to see,” remarked {helper}, “why it is you that came.” {hero} had been wondering about that {themself}, and was glad of another view.',
			],
			[
				'Where the ground was soft {helper} bent low over the {clue}. “This was not a robbery,” {helper.they} said. “Look how carefully the thing was set down here. A thief drops. [Only an owner|Only somebody fond] puts down.”',
				'“Do you read trails?” asked {hero}. “I read people,” said {helper}, “and this is merely what they leave.” {Helper.they} pointed at the {clue}. “Small. Tired. Sorry already, I should think. See how [often|long] the feet have stopped to look back.”',
				'{helper} put {helper.their} nose to the ground and followed three of the {clue} in silence. “Your thief walks like somebody with a full cup,” came the verdict. “Very careful, and [rather unhappy|quite alone].” That did not fit the thief that {hero} had been so angry with.',
			],
			[
				'A little further on, the trail did something unhelpful, and divided. There were {clue} to the left and {clue} to the right. {detail} They stood there, each quite certain, and each pointing a different way.',
				'{detail} It was shortly after this that the trail split in two. Both halves looked equally honest. {helper} was for the left-hand way, {hero} was for the right, and the {clue} were for both.',
				'“That is not fair,” said {hero}. In front of them the way forked, and the {clue} went down both sides, as if whoever had made them had tried one and turned round. {detail} But which had been first?',
			],
		],
		options: [
			{
				approach: 'clever',
				say: 'Compare which marks are older',
				then: [
					'{hero} went down on the ground to compare the two sets of {clue}. On the left the edges had begun to blur. On the right they were as sharp as new pins. “Left was the mistake,” {they} said, “and right was the second thought.” {helper} took it very well.',
					'“Everything grows old,” said {hero}, “even a mark on the ground.” They began to compare. One line was crisp and the other had dust in it, by perhaps an hour. An hour is not much, but you can hang a whole journey on it.',
				],
				later: 'It had paid to compare before choosing, and {helper} now did it with everything, including buns.',
			},
			{
				approach: 'bold',
				say: 'Pick the way that looks worse',
				then: [
					'“Pick the worse one,” said {hero}. “If I were ashamed, I should not take the pretty way.” So they turned down the side with the thorns and the bad smell. It was every bit as nasty as it looked. But the {clue} were there, and this time they did not turn back.',
					'One way was wide and pleasant, and the other looked like the inside of an argument. {hero} had no doubt which to pick. “Nobody follows you there,” {they} said, “and that is what you want, if you are carrying a secret.” They ducked, and went in.',
				],
				later: '{hero} picked the harder way once again, since it had been the right one before, and it was shorter than it looked.',
			},
			{
				approach: 'kind',
				say: 'Trust {helper} and follow without arguing',
				then: [
					'{hero} still thought that right was right. But {they} looked at {helper}, and saw somebody who had been overruled all {helper.their} life. “I trust you,” {they} said, and followed. {helper} did not speak for a whole mile. The {clue}, when they came, came on the left.',
					'It is easy to trust people when you agree with them. {hero} tried it the other way round. “Lead on,” {they} said. {helper} went carefully, looking back every few steps to see if it was still true. It was, and so, as it turned out, was the trail.',
				],
				later: '“You trusted me at the fork,” said {helper}, “so I have been trying ever since to be worth it.”',
			},
			{
				approach: 'silly',
				say: 'Debate it in the manner of two professors',
				then: [
					'“My learned friend,” began {hero}, “is a nincompoop.” The debate that followed had footnotes. {helper} made a case for the left that was so long that {helper.they} walked in a circle while making it, and trod on the answer. It was one more of the {clue}, and it lay to the right.',
					'The debate was opened by {hero}, with one {hand} behind {their} back and an imaginary wig. {helper} replied in what may have been Latin. In the end both professors gave way at the same moment, bowed, bumped heads, and saw from down there which marks were fresh.',
				],
				later: 'There was a short debate between the two professors as to who should go first, and it was the pleasantest debate of the day.',
			},
			{
				approach: 'careful',
				say: 'Mark each turning with a scrap of ribbon',
				then: [
					'{hero} had a ribbon, and {helper} had teeth. Between them they made enough scraps to mark the way for miles. They tried the left side first and found it ended at a wall. It was no great matter. The scraps led them back, and the other side was waiting.',
					'“We may be wrong,” said {hero}, “so let us be wrong neatly.” They stopped to mark each turning with a bit of ribbon, tied low. It is a great freedom to know the way back. It lets you look ahead, and ahead, very faint, were the {clue}.',
				],
				later: 'Every turning still had its scrap of ribbon, so that nobody needed to look for the way, and they could look at one another instead.',
			},
			{
				approach: 'ask',
				say: 'Request directions from the oldest person in sight',
				then: [
					'The oldest person in sight was asleep. {hero} coughed until one eye came open. It was a polite request, and it got a polite reply. “Somebody came by with a bundle,” said the old one. “It sang to it. Nobody sings to what is stolen.” And the eye closed again.',
					'{hero} made {their} request to a very old woman, who was shelling peas. “To the right,” she said. “And mind how you go about it. I have seen thieves in my time, and that was not one.” She gave them each a pea, for the journey.',
				],
				later: 'The old one who had answered {hero}’s request came too, at a walk, and said that nobody had asked anything so nicely in years.',
			},
		],
		look: { pose: 'point', feeling: 'curious', with: ['helper'], thing: 'away', cameras: ['two-shot', 'over-shoulder'] },
	},
	{
		titles: ['The Trail Runs Out', 'In the Way', 'So Far and No Further', 'A Matter of Some Difficulty'],
		onward: [
			'So that was decided, and the {clue} proved them right within a hundred steps.',
			'{helper} looked at {hero} with new respect. After that the search went faster, as it does when two people have stopped being careful of each other.',
			'It was a small victory, but they were on the right side of it, and the trail lay open.',
		],
		parts: [
			[
				'{together} {time} {weather} The {clue} were further apart here, as if somebody had [found new strength|begun to hurry].',
				'{time} {together} {weather} From here on the {clue} grew faint, and it took two pairs of eyes to find them.',
				'{weather} {together} {sense} {time} The next of the {clue} was still damp, so to speak.',
			],
			[
				'“What will you do when we catch up?” asked {helper}. {hero} had rehearsed a speech. It was stern and noble, and it got shorter with every mile. {show}',
				'{show} “You have gone quiet,” said {helper}. {hero} had been thinking of what to say to a thief. It was hard to think of anything, now that the thief had begun to have a face.',
				'“Suppose there is a fight,” said {helper}. {hero} said that {they} did not mean to fight anyone. “Good,” said {helper}, “because I bruise.” {show}',
			],
			[
				'{obstacle} And the {clue}, needless to say, went on beyond it, quite undisturbed, like people who leave a party just before the bill arrives.',
				'{obstacle} “That would be in our way,” {helper} remarked, after a time. On the far side, just to be annoying, the {clue} could still be seen.',
				'{obstacle} {hero} looked at {helper}, and {helper} looked at {hero}. Somewhere past all of this the trail went on, and every minute it was growing older.',
			],
			[
				'There is a voice that speaks up at such times, and it always sounds reasonable. Go home, it said to {hero}. You have done more than the committee. Nobody could blame you. {They} listened to the end, and noticed that it had not once mentioned the {thingOne}.',
				'“We might come back later,” said {helper}, “with more people, and sandwiches.” {hero} thought of the bare spot, and of {folk} around it with their quarrel. Later was a long way off. “No,” {they} said. “I think it has to be us, and I think it has to be now.”',
				'{hero} did not feel brave. {They} felt small, and a little sick, and very much in the wrong place. It was odd, therefore, to find that {they} had taken a step forward. Perhaps that is all it ever is, {they} thought: you feel the one thing and do the other.',
			],
			[
				'{detail} “Well?” said {helper}. “I am waiting for your idea.” {hero} was waiting for it too. It would have to be a good one.',
				'“Two heads,” said {helper}, “and not one plan between them.” {detail} But there was a way past, for there always is. It was only a question of which way suited them.',
				'{detail} Then {hero} drew a long breath. “Let us not make it bigger than it is,” {they} said. “What do people do, when {trouble} is in the way?”',
			],
		],
		options: common4.pastTrouble,
		look: { pose: 'stand', feeling: 'surprised', with: ['helper'], thing: 'away', cameras: ['low-angle', 'wide'] },
	},
	{
		titles: ['Almost', 'A Find and a Disappointment', 'The Little Museum', 'Not What It Looked Like'],
		onward: [
			'{settled} They took up the trail again, and it was as if it had waited for them.',
			'{settled} On the other side lay the first of the {clue}, as welcome as a letter.',
			'{settled} “After that,” said {helper}, “I refuse to be afraid of anything before supper.”',
		],
		parts: [
			[
				'{reason} {hero} put that away carefully, as something that might be wanted again.',
				'{reason} “That makes two of us who were wrong today,” said {helper}.',
				'{reason} It did not change the way ahead, but it changed, a little, the one who was walking it.',
			],
			[
				'{time} {together} {weather} And there, half hidden, something caught the light. “The {thingOne}!” cried {hero}, and fell upon it. It came away in {their} {hands}. It was [the lid of a pot|a bit of painted tin].',
				'{together} {time} {weather} “There,” breathed {helper}, and pointed. {hero} did not even feel {their} own feet move. {They} reached it, and lifted it, and it weighed nothing. It was only a copy, made of [paper and paste|an old box], and not a very good one.',
				'{weather} {together} {time} Then {hero} saw what {they} had come so far to see. The shape was right. The size was right. {They} had it almost in {their} {hands} before it turned out to be [a bundle of rags|a tin with a dent], set up with care to look like the {thingOne}.',
			],
			[
				'There are disappointments so large that one has to sit down in them. {hero} sat. {detail} {They} had been so sure. {They} had already heard the cheering, that was the worst of it, and now {they} had to listen to it stop.',
				'{detail} “It was a fair mistake,” said {helper}. {hero} could not answer. All this way, for that! {They} had told everyone. {They} had looked them in the face and told them.',
				'{hero} wanted to throw the thing as far as it would go. {detail} But it had been made by somebody, that was plain, and somebody had tried very hard. It is difficult to throw what somebody has tried very hard at.',
			],
			[
				'“Wait,” said {helper}. “Look around you.” It was a sort of museum. There were buttons, in order of size. There was a cracked cup with a flower in it. Somebody had collected everything that others throw away, and had [set it out|arranged it] as if company might come.',
				'Only then did {hero} see the rest. All about stood small treasures: [a doll’s shoe|half a plate], a marble, a key to nothing. Each had been polished, and each had its own little shelf. “It is a home,” said {helper} slowly. “Somebody is playing that this is a home.”',
				'But {helper} had not come any closer. {Helper.they} was staring at the wall. It was hung with drawings of {folk}, dozens of them, laughing and talking, all seen [from behind|from far away]. In not one of them did anybody look back at the person who drew.',
			],
			[
				'So this was the thief. {hero} tried to find {their} anger, and it was like feeling for a stair that is not there. And then, somewhere near, behind the wall of things, somebody began to hum.',
				'Neither of them spoke. It had been simple, to begin with: a thing was gone, and somebody was to blame. Now a sound came from close by. It was humming, very low, such as people use to keep themselves company.',
				'“Hush,” said {hero}. Through the quiet came a thread of a voice. It was humming a song that {folk} sing, and it had some of the words wrong, as you might if you had only ever heard them through a wall.',
			],
		],
		options: [
			{
				approach: 'careful',
				say: 'Tiptoe nearer without touching anything',
				then: [
					'They began to tiptoe. {hero} went first, between the buttons and the cups, and took such pains to touch nothing that {they} forgot to breathe. It was the right thing to do. One rattle would have been enough, and whoever was humming would have been gone like a mouse.',
					'To tiptoe through somebody’s treasures is a serious matter. {hero} lifted each foot as if it were a sleeping cat. Behind {them} came {helper}, holding everything that {helper.they} had, including {helper.their} tongue. The humming went on, and grew clearer, and not one button fell.',
				],
				later: '“You came on tiptoe,” said {friend}. “That was how I knew. People who mean to shout do not mind what they step on.”',
			},
			{
				approach: 'kind',
				say: 'Put the false one back where it stood',
				then: [
					'Before anything else {hero} put the false one back on its stand, and straightened it, and brushed off {their} own marks. It had mattered to somebody. {helper} looked on and asked no questions. It was only when it stood there again that the humming stopped, and then began once more, closer.',
					'{hero} had been about to leave it lying there. Instead {they} picked it up and put it back, the right way round, where the light would fall on it. It was a little thing to do. But somebody, from behind a crack, had been watching to see if {they} would.',
				],
				later: 'The false one, which {hero} had been so careful to put back, now stood beside the real one, and many liked it better.',
			},
			{
				approach: 'silly',
				say: 'Hum along, a little out of tune',
				then: [
					'{hero} began to hum along. {They} was a good way out of tune, and {helper}, who came in underneath, was further out still. There was a startled pause. Then the first voice went on, louder, as a teacher might, and put them both right at the difficult place.',
					'There is no better way to say “I am a friend, and rather foolish” than to hum. {hero} did so, and missed the high note, and hit several others. From behind the wall of things there came a snort. Nobody who has laughed at you can be altogether afraid.',
				],
				later: 'So they all began to hum, each somewhat out of tune, and it was agreed that it had never sounded better.',
			},
			{
				approach: 'bold',
				say: 'Call softly that you have come in peace',
				then: [
					'“We have not come to punish anybody,” {hero} called softly, into the dark. It was bold, because until that moment {they} had not been sure of it {themself}. The humming broke off. “Truly?” said a voice. “Truly,” {they} said, and then it was so.',
					'{hero} stood up where {they} could be seen, and called out, not loudly. It is harder to be soft than loud when your heart is going like that. “We come in peace,” {they} said. “We would only like to understand.” And after a long while somebody breathed out.',
				],
				later: '“You called that you came in peace,” {friend} remembered, “and I thought, nobody has ever come in anything before.”',
			},
			{
				approach: 'clever',
				say: 'Work out from the drawings where the artist sits',
				then: [
					'Every picture is seen from somewhere. {hero} stood in front of the drawings and set {themself} to work out where the artist must sit: low down, to the left, by a narrow opening. {They} turned, and looked, and there it was, and there was a shadow in it.',
					'“All from one side,” said {hero}, “and all from below.” It was not hard to work out, once you thought of it. Whoever made the drawings sat in a corner, where a person might see and not be seen. {helper} was already gazing at just such a corner. It had gone very still.',
				],
				later: 'One of the drawings was hung up for all to see, and {hero}, who had been the first to work out what they meant, was in the middle of it.',
			},
			{
				approach: 'ask',
				say: 'Invite whoever it is to come and talk',
				then: [
					'“Would you care to come and talk?” said {hero} to the wall. “We have been following you all day, and it seems rude not to be introduced.” {helper} spread out the last of the biscuits, as bait, or as an invitation. It is not always easy to tell the two apart.',
					'{hero} sat down in the middle of the floor to invite a guest. “There is room here,” {they} said. “You need not say anything.” They waited, the way you wait for a wild thing, looking somewhere else. The humming wavered, and came nearer by the width of a hair.',
				],
				later: 'An invitation is a thing that goes on working. {friend} had been invited once, and had never quite got over it.',
			},
		],
		look: { pose: 'reach', feeling: 'sad', with: ['helper'], thing: 'away', cameras: ['close-up', 'over-shoulder'] },
	},
	{
		titles: ['The One Who Had It', 'What {friend} Said', 'The Other Side of It', 'No Thief at All'],
		onward: [
			'The humming ceased. Then, very slowly, something came out from behind the wall of things.',
			'Whoever it was had heard, and it must have been the right sound, for there was a step, and then another.',
			'It seemed to settle something for the one who hummed. “You may come through,” said a voice.',
		],
		parts: [
			[
				'{time} A narrow way led on, and they were shown along it. {together} {weather} Here was the end of the trail. The last of the {clue} lay just inside.',
				'They followed a quick, small shadow, which looked back at every bend. {together} {time} {weather} Here the {clue} stopped, because they had arrived.',
				'{weather} There was still a little way to go, and somebody went ahead. {together} {time} And that was where the {clue} had been going all along.',
			],
			[
				'Before them stood {friendA}, with {thing}. It was not hidden. It had been given the best place, on a clean cloth. “I am {friend},” came a whisper. “I know what you think of me. I think it too.”',
				'It was {friendA}. “{friend},” {friend.they} said, in answer to no question, as people do who expect to be written down. Behind {friend.them}, safe and whole, was {thing}. {hero} had thought that {they} would shout for joy, and did not.',
				'“Please,” said {friendA}, “I can explain, only I am not used to it.” The name was {friend}. And there stood {thing}, at last, with a blanket around it, as if it might have felt the cold.',
			],
			[
				'“There was a crack in it,” said {friend}. “You cannot see it from above, but I am always below. One more knock and it would have broken. I meant to mend it and have it back before anybody woke. Then there were voices, so many, and so angry. I did not dare.”',
				'“It was the one thing that never looked away from me,” {friend} said. “I only wanted it for an hour, to see what it is like to have company. I would have brought it back. But then I heard them shouting what they would do to the thief, and I knew that I was the thief.”',
				'“It had grown so dull,” said {friend}. “They touch it and touch it, and nobody ever cleans it. I wished to give them a surprise. I worked until it shone. And when I came to bring it back, they were all there, shouting, and I could not get my feet to move.”',
				'“I am not tall,” {friend} said, “and there is always somebody in front. All my life I had never seen the whole of it. I thought, if I might look at it properly once, I would take it straight back. Then they woke, and I heard them, and I was afraid.”',
			],
			[
				'{hero} searched for the stern, noble speech, and it was gone. {They} thought of all the times that {they} had walked past {friend}, surely, and had not noticed that there was anybody to walk past. {detail} It was not a comfortable thought.',
				'{detail} “How long have you lived so near to us?” asked {hero}. “Always,” said {friend}. There was no reproach in it. That made it a great deal worse.',
				'Nobody had stolen anything, that was the truth of it. Somebody had been left out, by accident, for years, and one day had come in by the only door that was open. {detail} {hero} did not know whether to laugh or cry.',
			],
			[
				'“You had better have it,” said {friend}, and moved aside. {tone} It would have been quite easy to lift it and go. {helper} cleared {helper.their} throat, and waited to see what {hero} would do.',
				'{friend} held it out, and {friend.their} grip did not let go at once. “Will you tell them,” {friend.they} asked, “that I kept it warm?” {hero} did not reply. There must be something better to say than yes.',
				'So there it was, the thing that {they} had come for, and {hero} had only to take it. {tone} And yet {they} felt that if {they} took it now, in that way, {they} would be leaving something behind.',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Invite {friend} to come home with you',
				then: [
					'“I came to fetch a {thingOne},” said {hero}. “Now I should like to invite you as well.” {friend} looked over {friend.their} shoulder, to see who was meant. It took some time to explain that there was nobody else. Even then {friend.they} packed only one button, in case it was a mistake.',
					'{hero} had never had to invite anybody to a place that had always been theirs. “Come with us,” {they} said. “It is your home too. We only forgot to say so.” {friend} said nothing, but began to look for {friend.their} hat, and it became clear that there was none.',
				],
				later: 'It was {friend} who now did the inviting, and nobody who was invited could find it in them to say no.',
			},
			{
				approach: 'bold',
				say: 'Swear that nobody will shout at {friend}',
				then: [
					'“Nobody is going to shout at you,” said {hero}. “I swear it.” It was not wise to swear a thing like that on behalf of a whole committee. But {friend} had raised {friend.their} head for the first time, and there was no taking it back now.',
					'{hero} lifted one {hand} to swear it. “If anybody shouts, they will have to shout at me first.” {helper} muttered that this was very likely. But {friend} took a step out of the corner, and then one more, as if the floor had turned solid.',
				],
				later: 'Somebody did begin to shout. {hero} only looked, as {they} had sworn to do, and the shout turned into a cough.',
			},
			{
				approach: 'clever',
				say: 'Suggest that the {thingOne} needs a keeper',
				then: [
					'“It seems to me,” said {hero}, “that the {thingOne} has never had a keeper. Anybody might have let it fall. I suggest that there ought to be one.” {friend} agreed that this was sensible. It was some while before {friend.they} saw where the suggestion was heading, and then {friend.they} had to sit down.',
					'{hero} walked around the {thingOne} and looked at how well it had been kept. “Might I suggest something?” {they} said. “We lost it because no one was minding it. You minded it better in one night than all of us have in our lives.” {friend} turned quite pale with hope.',
				],
				later: 'The post of keeper, which {hero} had been clever enough to suggest, was put to the vote, and for once there was nothing to debate.',
			},
			{
				approach: 'silly',
				say: 'Arrest everyone present, including yourself',
				then: [
					'“I arrest you all,” declared {hero}, “{helper} for whistling, {friend} for polishing, and myself for not paying attention.” Nobody could think what the penalty was. {friend} began to smile, in the wrong places at first, like somebody trying on a coat. It was the first arrest that had ever done anyone good.',
					'{hero} drew {themself} up. “In the name of the law, whatever it is, you are all under arrest.” {They} put {themself} under arrest too, to be fair. {helper} asked for a lawyer and a biscuit. And {friend}, who had been expecting this moment all day, found that {friend.they} was giggling.',
				],
				later: '“The prisoners are let off,” announced {hero}, who had made the arrest, “for very good conduct, and because there is cake.”',
			},
			{
				approach: 'careful',
				say: 'Wrap the {thingOne} together for the journey',
				then: [
					'{hero} did not lift it and go. “Will you help me wrap it?” {they} said. “You know how it likes to be held.” They did it together, corner by corner. By the time the last knot was tied, {friend} had been asked eleven questions and had answered every one of them.',
					'It was {friend} who showed them how to wrap it: first the soft cloth, then the rough. {hero} held the string. It is difficult to stay strangers with anyone whose finger you have tied into a knot. “I suppose I had better come along,” said {friend}, “to unwrap it.”',
				],
				later: 'The wrapping, which {hero} and {friend} had done together, came off layer by layer, and underneath there was not a scratch.',
			},
			{
				approach: 'ask',
				say: 'Beg to hear the rest of the story',
				then: [
					'“Do not stop there,” said {hero}. “I beg you. What did you do before all this? Who taught you to draw?” No one had ever begged {friend} for more of anything. {Friend.they} talked for an hour, and used up all the words that {friend.they} had been saving, and when it was over {friend.they} looked taller.',
					'There was more to it, {hero} was certain, and {they} begged to hear it. It had a summer in it, and a lost umbrella, and eleven birthdays kept alone. {helper} had to go and look at the buttons for a while. You cannot leave a person behind when you know about the umbrella.',
				],
				later: '“Tell them the rest,” {hero} begged, just as {they} had in that quiet place, and {friend} did, umbrella and all.',
			},
		],
		look: { pose: 'hold', feeling: 'calm', with: ['helper', 'friend'], thing: 'near', cameras: ['two-shot', 'close-up'] },
	},
	{
		titles: ['The Longest Mile', 'Hard Words', 'Before the Last Bend', 'What It Might Cost'],
		onward: [
			'And so, not long after, there were three of them on the way home, and the {thingOne} went in the middle.',
			'{friend} looked at {hero}, and at the door, and at {hero} again. “Very well,” {friend.they} said. “Before I think about it.”',
			'It was enough to get {friend} over the threshold, and after that, for a while, the feet went by themselves.',
		],
		parts: [
			[
				'{together} {time} {weather} {friend} walked behind, carrying the {thingOne} like a bowl of soup.',
				'{time} {together} {weather} From here it was no distance. {friend} had stopped talking some while ago.',
				'{weather} {together} {time} Home was close now, and with every step {friend} grew a little smaller.',
			],
			[
				'Then {friend} stopped altogether. “I cannot,” {friend.they} said. “You go. Say that you found it [under a hedge|in a ditch]. They will be glad, and they will never need to know that I was in it.”',
				'“This is as far as I go,” said {friend}, and set the {thingOne} down. “I have been thinking. If I am not there, it will be a happy ending. If I am there, it will only be [a trial|an awkward one].” {Friend.they} said it kindly, as if to spare them.',
				'All at once there was no {friend} beside them. {Friend.they} had sat down where {friend.they} was, with the {thingOne} held close. “I can hear them from here,” {friend.they} said. “I could always hear them from here. I had better stay where it is [only a sound|safe].”',
			],
			[
				'“Leave {friend.them}, then,” said {helper}. “You promised a {thingOne}, not a guest.” It was the tiredness talking, but {hero} was tired too. “That is just what the committee would say,” {they} snapped. It went in like a splinter. {helper} turned round and walked a good way off.',
				'“We have it,” {helper} said in a low voice. “Why must we spoil it?” And {hero}, who was [worn out|frightened], heard {themself} answer, “I thought you were my friend. You are only along for the walk.” Nobody said anything after that. {helper} went and stood a long way off, with {helper.their} back to them.',
				'{helper} thought that they should do as {friend} asked. {hero} thought not, and said so, and said some other things as well. They were the sort of things that are half true, and therefore hurt. When they were done, {helper} looked at {hero} for a moment and went to sit elsewhere.',
			],
			[
				'So there {hero} was, with the {thingOne} and without a friend. {detail} It would cost {them} something, to go in there and say whose fault it really was. {Folk} had only just learned to look at {them} with respect. They might well stop.',
				'{detail} The worst of it was that {helper} had said aloud what {hero} had been thinking. How fine it would be, to come home alone with it, and be cheered! {They} looked at that thought from all sides, and did not like it, and could not make it go away.',
				'What if {helper} was right? {hero} could see it all so well: the cheering if {they} told half of it, the silence if {they} told the whole. {detail} {They} had never wanted to be liked so much in all {their} life. It was a pity, really, that {they} knew what had to be done.',
			],
			[
				'{hero} got up and went over to {helper}. “I was unjust,” {they} said. “And I was a coward,” said {helper}, “so we are even. I have been left on the outside myself, you know. One gets used to keeping quiet.” They went back, the two of them, and sat down on either side of {friend}.',
				'It was {helper} who came back first. “I do not like being wrong,” {helper.they} said. “I am sorry.” “I am sorrier,” said {hero}. {friend}, who had never seen a quarrel end, looked from one to the other in wonder. “Is that all one has to do?” {friend.they} asked. They said that it was.',
				'“I am sorry,” said {hero} and {helper}, at the same time, and so loudly that {friend} jumped. Then all three laughed, because there was nothing else for it. “If that can be mended,” said {friend}, when {friend.they} could, “there may be hope for me.”',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Share out the blame in three equal parts',
				then: [
					'“We will share it,” said {hero}, “like a cake. One third for taking it, one third for never looking, and {helper} may have the third for bad language.” They divided the blame quite seriously, and it was surprising how light each share was to lift. {friend} tried {friend.their} share for weight, and stood up.',
					'{hero} proposed to share the blame fairly. {friend} had taken a thing, that was so. But who had let {friend.them} go by unseen for all those years? By the time each had a proper share there was nobody left to point at, and they went on, three abreast.',
				],
				later: 'There was blame to be had, and three of them stepped forward to share it, until {folk} grew ashamed and asked for some too.',
			},
			{
				approach: 'bold',
				say: 'March in singing the song {friend} knows',
				then: [
					'“If you can hear them, then they can hear you,” said {hero}. “March!” And they did, singing the song that {friend} had learned through the wall. {friend} sang the wrong words. So, before long, did the other two, for it is no good being right on a march.',
					'They decided to march. Nobody can creep while singing, and nobody can quite despair. {hero} took the tune, {helper} took the boom, and {friend}, in the middle, sang very softly the words that {friend.they} had always thought were the words. Up ahead, a window opened.',
				],
				later: 'Marching in with the wrong words turned out to be the best thing of all, for nobody could hear the song after that without smiling.',
			},
			{
				approach: 'clever',
				say: 'Rehearse every hard question beforehand',
				then: [
					'{hero} played the committee and {helper} played the crowd, and they began to rehearse. “Why did you take it?” “Why did you not ask?” At first {friend} could only whisper. By the ninth time through, {friend.they} had an answer for everything, and had asked the crowd a rather good question in return.',
					'“Nothing is so bad the second time,” said {hero}, “so let us rehearse the first.” They went through it all, with {helper} shouting horribly from the back. It was {friend} who put a stop to it. “Nobody could be as rude as that,” {friend.they} said, and began to feel better.',
				],
				later: 'Every question had been rehearsed, even the rude ones, and when they came they were met like old acquaintances.',
			},
			{
				approach: 'silly',
				say: 'Squeeze all three into one large coat',
				then: [
					'{helper} had a coat that was made for somebody else. “Squeeze in,” said {hero}, and they did, all three, with {friend} in the middle and {thing} in front like a stomach. “Now they cannot look at one of us only,” {they} explained, through a buttonhole. They set off, on far too many feet.',
					'It took some time to squeeze into the coat and still longer to agree on which foot was the left. {friend} was laughing too hard to be afraid. From outside it must have looked like a very stout gentleman having an argument with his own knees. In this manner they drew near.',
				],
				later: 'The very stout gentleman in the coat bowed to the crowd, came undone in the middle, and turned out to be three people squeezed together.',
			},
			{
				approach: 'careful',
				say: 'Go ahead alone and speak to them first',
				then: [
					'“Wait here,” said {hero}, “both of you. I will go ahead and speak to them, and I shall not come back until it is safe.” It was the loneliest walk of all. {They} said what there was to say, and did not make it prettier. Then {they} came back, and only nodded, and {friend} got up.',
					'{hero} went ahead alone. {They} told {folk} to stop and speak to no one, but to think: who among them had never been seen from far off, looking in? It was very quiet when {they} left them. “They know,” {they} told {friend} afterward. “Now you need only walk.”',
				],
				later: 'Since {hero} had gone ahead to speak to them, the first shock was over, and nobody said what could not be unsaid.',
			},
			{
				approach: 'ask',
				say: 'Send for the gentlest of {folk} to meet you',
				then: [
					'There is one in every place, and {hero} knew who it was. {helper} was asked to send word to the gentlest of {folk}, who came at once, in slippers. There were no questions. “You will be {friend},” was all that was said. “I have seen your lamp, and wondered.”',
					'{hero} did not send for the cleverest, or the one with the gavel. {They} sent for the gentlest. It was somebody who hardly ever spoke at meetings, and who took one look, and held out a shawl. {friend} went toward it as one goes toward a fire.',
				],
				later: 'The gentlest of {folk}, for whom {hero} had been wise enough to send, spoke next, and since it was the first time ever, everyone listened.',
			},
		],
		look: { pose: 'sit', feeling: 'sad', with: ['helper', 'friend'], thing: 'near', cameras: ['low-angle', 'close-up'] },
	},
	{
		titles: ['Three Come Home', 'In Its Old Place', 'The Keeper', 'Lost and Found and Found'],
		onward: [
			'“I should like to be able to do that,” said {friend}, and found, on trying, that it could be learned.',
			'It was all that {friend} had needed to see. “Now,” {friend.they} said, and picked up the {thingOne}.',
			'There would never be a better moment, and there might easily be a worse. They went on.',
		],
		parts: [
			[
				'{time} {together} {weather} {Folk} were all there, and they saw the {thingOne} first, and a sound went up like a [wave|flock of birds]. Then they saw who was carrying it, and it stopped.',
				'{together} {time} {weather} There they stood, {folk}, every one of them. “It is back!” cried a voice. “And who,” asked another, “is that?” {friend} would have turned and run, but there was a friend on either side.',
				'{weather} {time} {together} The crowd opened to let them in, and closed behind them. In the middle of it stood {friend}, holding the {thingOne}, with nothing to hide behind but [two friends|good intentions].',
			],
			[
				'It was not a good silence. Somebody muttered “thief”, and somebody else took it up. There was one thing to be done, and {hero} did it. {solve} {later}',
				'“Explain yourself,” said the committee, to all of them or to none. For the space of a breath, everything hung by a thread. {later} {solve}',
				'For a moment it might have gone either way, as a coin does that has landed on its edge. {solve} {later} And the coin came down.',
			],
			[
				'Then {hero} told them. {They} told it without heroes. “We looked at the {thingOne} every day,” {they} said, “and somebody was looking at us, and we never turned round.” Nobody stirred. At last the oldest of {folk} walked up to {friend}, a little stiffly, and [bowed|held out a chair].',
				'“It was not taken,” said {hero}. “It was looked after. We are the ones who lost something, and we lost it years ago.” It was a short speech, and it was not the one that {they} had made up in {their} head. One by one {folk} began to look at their feet, and then, one by one, at {friend}.',
				'The story was told, the whole of it, and {hero} left in the parts that did {them} no credit. When it was over there was a pause. Then a child’s voice said, quite clearly, “Why did nobody ask {friend.them} in?” There was no answer to that, so they opened the door.',
			],
			[
				'Then {friend} set the {thingOne} down, with great care, in a place where [all|everyone] could see it, and stepped back to look. “A bit to the left,” said somebody. {detail} It was agreed that nobody else should ever be allowed to dust it.',
				'{detail} The {thingOne} got its own place again, and {friend} got one beside it, with a stool to stand on and a lamp to see by. “What is the pay?” asked {helper}. The pay, it turned out, was to be asked to supper by everybody in turn.',
				'There is a sign by the {thingOne} now. It reads “Kept by {friend}”, and under that, in smaller letters, “Please stop and talk”. {detail} And people do stop, even those who are in a hurry, and {hero} most of all.',
			],
			['{tone} {glow}', '{glow} {closing}', '{sense} {glow}', '{glow}'],
		],
		options: [],
		look: { pose: 'cheer', feeling: 'proud', with: ['helper', 'friend'], thing: 'near', cameras: ['wide', 'low-angle'] },
	},
];
