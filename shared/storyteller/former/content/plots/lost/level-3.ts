import { common3 } from '../../common/level-3.ts';
import type { ChapterTemplate } from '../../plot.ts';

/** Something that all love is gone; one who meant no harm has it. For readers of 9 to 11. */
export const lost3: readonly ChapterTemplate[] = [
	{
		titles: ['An Empty Place', 'The Morning It Was Gone', 'Something Is Missing', 'Who Would Take a {thingOne}?'],
		onward: [],
		parts: [
			['{time} {intro} {show}', '{intro} {show} {time}', '{intro} {time} {show}'],
			[
				'The pride of {folk} was {thingA}. It [stood|lay] {placeAt} for all to see, and nobody went past without [a nod|a smile] for it. {hero} had known it all {their} life.',
				'{PlaceAt} there was {thingA}, and {folk} would not have changed it for all the gold in the world. {hero} [said good morning to it|wished it good day] every single morning.',
				'If {folk} agreed on one thing, it was {thing}. It had its own place {placeAt}, and {hero} was sometimes allowed to [dust|polish] it.',
			],
			[
				'But on that day the place was [empty|bare]. “Gone!” cried {folk}, and everybody ran [this way and that|in circles] and got in everybody’s way. {hero} stood quite still and looked.',
				'Then a cry went up, and {hero} came running. Where the {thingOne} ought to have been there was [nothing at all|only a pale mark in the dust]. {Folk} stared at it and then at one another.',
				'{sound} A door flew open. “It is gone!” somebody shouted. “The {thingOne} is gone!” {hero} pushed through the crowd, and saw for {themself} that it was true.',
			],
			[
				'It was {hero} who saw the {clue}. The trail began at the empty place and led [away|off into the distance], as plain as print. “Somebody [went|came] this way,” {they} said. {detail}',
				'{detail} And then, low down, where no one else had thought to look, {hero} noticed {clue}. “Do not [touch|step on] anything,” {they} said. “This is a trail.”',
				'While the others [argued|talked], {hero} got down on the ground. There were {clue} there, one after another, leading away. “I will bring it back,” {they} said, and meant it. {detail}',
			],
		],
		options: [
			{
				approach: 'careful',
				say: 'Follow the {clue} one by one',
				outcome: [
					'{hero} set out to follow the {clue}, and did not skip a single one. It was slow work, and it made {their} neck ache, but the trail never once lied.',
					'“Slowly does it,” said {hero}, and began to follow the {clue}. Twice they seemed to stop, and twice they were found again a little further on.',
				],
				later: '“Follow it to the end,” {hero} had said of the {clue}, and {they} had done just that.',
			},
			{
				approach: 'ask',
				say: 'Question everyone who was awake last night',
				outcome: [
					'There was one thing to do first, and that was to question everyone. {hero} went from door to door. Somebody had heard a rustle, and somebody else a sneeze, and both had come from the same side.',
					'{hero} asked each of {folk} the same question. Most had slept like stones. But one had been awake, and had seen a small shadow go by, carrying something nearly as big as itself.',
				],
				later: '{Folk} had answered every question {hero} asked, and now they wanted to hear the rest of the story.',
			},
			{
				approach: 'bold',
				say: 'Climb up high and look for movement',
				outcome: [
					'{hero} decided to climb as high as {they} could. From up there the whole world lay spread out like a quilt, and in one corner of it something small was hurrying along.',
					'It was a hard climb, and nobody had dared to make it before. But from the top {hero} saw it, far away: a glint, and then another, moving.',
				],
				later: 'Having made one climb already, {hero} was not afraid of a second.',
			},
			{
				approach: 'clever',
				say: 'Work out who could have carried it',
				outcome: [
					'{hero} sat down to work out who could have carried such a thing. Not somebody tall, for nothing above the knee had been disturbed. Not somebody fast. “Somebody small, then,” {they} said, “and very determined.”',
					'“Who could have carried it without being heard?” {hero} wondered. {They} paced it out, and weighed a stone or two, and ended with a picture of somebody remarkably small.',
				],
				later:
					'{hero} had worked it out at the very beginning: somebody small, and very determined. It was nice to be right.',
			},
			{
				approach: 'silly',
				say: 'Pretend to be the thief and tiptoe off',
				outcome: [
					'“If I were a thief,” said {hero}, “I would tiptoe.” So {they} did, with a scarf up to the nose, and {folk} shook their heads. But it is odd how much you notice when you pretend to be somebody else.',
					'{hero} put a basket over {their} head and began to pretend. As a thief, {they} found, one keeps to the walls, and turns left, and stops where it is dark. That was exactly where the {clue} went.',
				],
				later: 'Somebody had kept the basket that {hero} wore to pretend to be a thief, and it came in useful now.',
			},
			{
				approach: 'kind',
				say: 'Comfort {folk} before setting off',
				outcome: [
					'First there was a good deal of comfort to be given. {hero} put an arm around those who cried and found a handkerchief for those who pretended not to. When at last {they} set off, everyone waved.',
					'{hero} stayed to comfort {folk}, because a worry is lighter when it is shared. In return somebody remembered a rustle in the night, and pointed out the way it had gone.',
				],
				later: '{Folk} had not forgotten how {hero} stayed to comfort them, and they were waiting with lanterns.',
			},
		],
		look: { pose: 'think', feeling: 'worried', with: [], thing: 'away', cameras: ['wide', 'low-angle'] },
	},
	{
		titles: ['Two on the Trail', 'A Stranger with Sharp Eyes', '{helper} Comes Along', 'Good Company'],
		onward: [
			'It was not much to go on, but it showed {hero} which way to take. The {clue} ran on ahead.',
			'And that, as it happened, was how the next of the {clue} came to light.',
			'So the search had begun, and there was no turning back now. The trail lay open in front of {hero}.',
			'With that behind {them}, {hero} could think clearly again. The {clue} had not gone far.',
		],
		parts: [
			[
				'{time} {arrive} {weather} {sense} There were certainly {clue} to be seen here as well.',
				'{arrive} {sense} {time} {weather} The trail went straight through the middle.',
				'{weather} {arrive} {time} {sense} Even so, the {clue} were easy to see.',
			],
			[
				'{meet} {hero} explained about the {thingOne}, and the empty place, and {folk} in tears. “Then we had better find it,” said {helper}, as if nothing could be simpler.',
				'{meet} So {hero} told the whole story, from the beginning. {helper} listened without a word, and at the end {helper.they} only asked, “When do we start?”',
				'{meet} “I am looking for {thingA},” said {hero}. “It has been taken.” “What a coincidence,” said {helper}. “I was just looking for something to do.”',
			],
			[
				'{show} {helper} watched this with interest. “I can see why they sent you,” {helper.they} said. {detail}',
				'Walking along, the two grew easy with each other. {show} {detail}',
				'{detail} {helper} laughed at that. {show} It is a good sign when two people can be quiet together, and the next mile was very quiet.',
			],
			[
				'At a place where the ground was soft, {helper} [bent down|stopped]. “These were made by somebody in a hurry,” {helper.they} said, “and by somebody who was [crying|sorry].” {hero} had not thought of that.',
				'“The {clue} are so close together that it must have short legs,” said {helper}. “And here is where the {thingOne} was put down [for a rest|to change sides].” {hero} was impressed.',
				'Then the trail [split|forked]. {hero} pointed left and {helper} pointed right, and both of them began to talk at once.',
			],
		],
		options: [
			{
				approach: 'clever',
				say: 'Compare the marks on both paths',
				outcome: [
					'{hero} went back to compare the marks. On one side they were sharp, and on the other old and crumbly. “This one is fresh,” {they} said, and {helper} had to agree.',
					'It took some time to compare both paths. But one set of marks was deeper than the other, as if somebody had carried a load, and that settled it.',
				],
				later:
					'“We should compare,” {helper} said, as {hero} had done at the fork, and it saved them a long way round.',
			},
			{
				approach: 'bold',
				say: 'Choose the darker way and go first',
				outcome: [
					'“I choose the darker way,” said {hero}, “because that is the one I would not want to take.” {They} went first, and soon something ahead of them went snap.',
					'{hero} had to choose, and chose the dark one. It was bold, and it turned out to be right. Before very long there was a fresh trail to follow.',
				],
				later: 'After choosing the darker way that day, {hero} found that most things looked lighter.',
			},
			{
				approach: 'kind',
				say: 'Let {helper} pick, and trust {helper.them}',
				outcome: [
					'“You pick,” said {hero}. “I trust you.” Nobody had said that to {helper} for a long time. {helper} stood a little taller and led the way without one mistake.',
					'{hero} could have argued, but decided to trust {helper} instead. “Right it is,” said {helper}, blushing, and right it was.',
				],
				later: '“You trusted me once,” said {helper}. “Now let me carry my share.”',
			},
			{
				approach: 'silly',
				say: 'Spin around and go where you point',
				outcome: [
					'{hero} shut {their} eyes and began to spin. Round and round {they} went, and when {they} fell over, one arm was pointing straight at something shiny in the grass. It was a button, but it was a start.',
					'“When you cannot decide,” said {hero}, “spin.” So they both did, until the world went round without them. They landed in a heap, with their noses against a brand new trail.',
				],
				later: '“Shall we spin again?” asked {hero}, but for once everybody knew the way.',
			},
			{
				approach: 'careful',
				say: 'Leave a trail of your own behind',
				outcome: [
					'“Whichever way we go,” said {hero}, “we should leave a trail of our own.” They dropped a pebble at every turning. It was well that they did, for the first way was wrong, and the pebbles led them back.',
					'{hero} tore a leaf into a hundred pieces and let one fall at each bend, to leave a trail. With that taken care of, nobody had to be afraid of getting lost, and they could look about them.',
				],
				later: 'The trail of their own that {hero} had been careful to leave led them home by the shortest way.',
			},
			{
				approach: 'ask',
				say: 'Call out and see who answers',
				outcome: [
					'{hero} cupped {their} {hands} and gave a long call. For a while there was only an echo. Then, from the left, came a small surprised noise, like somebody dropping something.',
					'“Hello!” It cannot hurt to call, {hero} thought. A voice did answer, an old and sleepy one. “If you want the one with the bundle,” it said, “you are getting warm.”',
				],
				later: '{hero} gave the same long call as before, and this time a whole crowd answered.',
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
		titles: ['A Spot of Trouble', 'No Way Through', 'The Trail Goes Cold', 'In the Way'],
		onward: [
			'It was the right choice, as it turned out. The trail ran on, clearer than before.',
			'{helper} gave a nod. “That is the way to do it,” {helper.they} said, and the search went on.',
			'So the question was answered, and with it came a fresh sight of the {clue}.',
		],
		parts: [
			[
				'{together} {time} {weather} The {clue} were [fewer|further apart] now.',
				'{time} {together} {weather} Somebody had passed here not an hour before.',
				'{weather} {together} {time} The trail, as detectives like to say, was still warm.',
			],
			[
				'{show} It was just as well, because the next part was not going to be easy.',
				'“Wait a moment,” said {helper}, for something could be heard up ahead. {hero} had noticed it already. {show}',
				'{show} {helper} whistled in admiration. “I would never have thought of that,” {helper.they} admitted.',
			],
			[
				'{obstacle} “And our trail,” said {hero}, “goes right through the middle of it.”',
				'{obstacle} {hero} took a step back, and so did {helper}, and then the two of them felt rather foolish.',
				'{obstacle} On the other side, not far away at all, the {clue} went on as if nothing had happened.',
			],
			[
				'“We could always go home,” suggested {helper}, not very loudly. {hero} thought of {folk}, and of the empty place, and knew that it was impossible. {detail}',
				'{detail} {hero} looked at {helper}, and {helper} looked at {hero}. There had to be a way, and somebody had to think of it.',
				'{tone} {detail} It was no good standing about. Something had to be done, and the sooner the better.',
			],
		],
		options: common3.pastTrouble,
		look: { pose: 'stand', feeling: 'surprised', with: ['helper'], thing: 'away', cameras: ['low-angle', 'wide'] },
	},
	{
		titles: ['The Wrong {thingOne}', 'All That Glitters', 'So Close', 'Not What It Seemed'],
		onward: [
			'{settled} The trail was waiting on the other side.',
			'{settled} “Onward,” said {helper}, and onward it was.',
			'{settled} Nobody said so, but it had been a close thing.',
		],
		parts: [
			[
				'{reason} {helper} was quiet for a while after that.',
				'{reason} It is strange how often that is the way of it.',
				'{reason} {hero} made up {their} mind to remember it.',
			],
			[
				'{time} {together} {weather} And there, half hidden, something [shone|gleamed]. {hero} gave a cry of triumph and [ran|pounced], but it was only an old kettle with a dent in it.',
				'{together} {time} {weather} “There it is!” whispered {helper}. {hero} crept up to it, reached out, and [grabbed|snatched] it, and discovered that {they was} holding a saucepan lid.',
				'{weather} {together} {time} Then {hero} saw it, as plain as anything, and gave a shout. A moment later {they} [could have cried|sat down heavily], for it was nothing but a wet stone.',
			],
			[
				'“I was so sure,” said {hero}. {helper} turned the thing over. “It was put here on purpose,” {helper.they} said slowly. “Somebody [collects|picks up] whatever shines. Somebody who has nothing pretty at home.” {detail}',
				'{detail} “Never mind about that,” said {helper}. “There are [buttons|bottle tops] here, and bits of glass, all carefully set out in a row, as if somebody had been playing house.” That gave {hero} an idea.',
				'For a moment {hero} wanted to give up. {detail} Then {helper} held up one finger. Somewhere close by, somebody was humming, very softly, and it was a sad little tune.',
			],
			[
				'The pair followed the sound on tiptoe. Around the last corner sat {friendA}. {Friend.they} was called {friend}, and beside {friend.them}, wrapped in a [shawl|blanket], was {thing}.',
				'So the real trail was not the one that shone. It led down, and in, and behind, to a corner where {friendA} sat with {thing}. “Please do not shout,” said {friend}, for that was the name.',
				'Behind a curtain of leaves sat {friendA}, rocking {thing} to and fro. “My name is {friend},” {friend.they} said, before anyone could speak. “I can explain.”',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Sit down beside {friend} and listen',
				outcome: [
					'{hero} swallowed the angry words and sat down to listen. It took {friend} some time to begin, but after that it all came tumbling out together.',
					'“Tell us,” said {hero}, and sat. There are people who only need somebody to listen, and {friend} was one of those.',
				],
				later:
					'“You sat down and did listen to me,” said {friend}. “I have been wanting to do something for you ever since.”',
			},
			{
				approach: 'bold',
				say: 'Tell {friend} plainly how sad everyone is',
				outcome: [
					'“I will tell you plainly,” said {hero}, and did. {They} told of {folk}, and the tears, and the empty place. {friend} grew paler and paler. “I never thought of that,” {friend.they} whispered.',
					'Somebody had to tell the truth, and {hero} did it without shouting. When it was over, two large tears rolled down the face of {friend}.',
				],
				later:
					'“You told me the truth,” said {friend}, “so now I shall tell it to all of {folk}.” And {friend.they} did.',
			},
			{
				approach: 'clever',
				say: 'Offer {giftA} in exchange',
				outcome: [
					'{hero} looked at {helper}, and {helper} understood. There was {giftA} in the bag. “We offer you this in exchange,” said {hero}, “and it will not make anybody cry.” {friend} reached out, and stopped.',
					'“Would you take this in exchange?” asked {hero}, and held out {giftA}. {friend} looked from the one thing to the other for a long time.',
				],
				later:
					'{friend} held the {giftOne} that had been offered in exchange, and would not put it down, even to wave.',
			},
			{
				approach: 'silly',
				say: 'Bow low and introduce the {thingOne}',
				outcome: [
					'{hero} made a low bow to {thing}. “We have been properly worried about you,” {they} told it sternly. “Will you introduce us to your friend?” In spite of everything {friend} began to laugh.',
					'“Allow me to introduce a very old friend of mine,” said {hero}, and shook what might have been its hand. It was so silly that {friend} forgot to be afraid.',
				],
				later: '{hero} had to introduce everybody to everybody, with bows, and {friend} bowed the lowest of all.',
			},
			{
				approach: 'careful',
				say: 'Keep back and wait to be invited',
				outcome: [
					'{hero} did not come one step closer. “We will wait here until you invite us,” {they} said. It took about as long as it takes to peel an apple, and then {friend} moved over to make room.',
					'“There is no hurry,” said {hero}, and was careful to keep back. To wait is hard when you have come so far. But at last {friend} said, in a very small voice, “You may come in.”',
				],
				later: '“You were polite enough to wait,” said {friend}, “so I invite you all to tea, any day you like.”',
			},
			{
				approach: 'ask',
				say: 'Let {helper} speak to {friend} alone',
				outcome: [
					'“You speak to {friend.them},” whispered {hero}, and stepped away. What {helper} said nobody ever knew, but it had the word “home” in it three times.',
					'{hero} nudged {helper} forward. {helper} had once been in trouble too, and knew how to speak of it. Before long two heads were close together, and one of them nodded.',
				],
				later:
					'“If I could speak up once, I can do it again,” said {helper}, and asked {folk} to make room for one more.',
			},
		],
		look: {
			pose: 'reach',
			feeling: 'surprised',
			with: ['helper', 'friend'],
			thing: 'near',
			cameras: ['close-up', 'over-shoulder'],
		},
	},
	{
		titles: ['What {friend} Was Doing', 'The Other Side of the Story', 'A Very Good Reason', 'A Secret Told'],
		onward: [
			'{friend} wiped {friend.their} eyes. “Nobody has ever been that good to me,” {friend.they} said.',
			'It was that which made {friend} trust them. {Friend.they} began to talk, slowly at first.',
			'{friend} looked at {hero} for a long moment, and decided to tell the truth.',
		],
		parts: [
			[
				'“I saw it from {before},” said {friend}, “and it had a [crack|split] in it that nobody had noticed. It would certainly have broken at the next knock.” {Friend.they} held it up carefully. “So I took it away to mend it, and I meant to have it back before [breakfast|daylight].”',
				'“I have nobody to talk to,” said {friend}. “Every evening I came to look at the {thingOne} from far off. Then last night I thought, only once, only until morning, I should like to have it near.” {Friend.they} hung {friend.their} head. “And then I was ashamed.”',
				'“It had become so [dusty|dirty],” said {friend}, “and people walk past it every day and never notice. I wanted it to be a surprise, and so I have been polishing it for hours.” And it was true, for it shone as it had not shone in years.',
			],
			[
				'{hero} did not know what to say. All this time {they} had been chasing after a terrible thief, and there had never been any thief at all. {time} {detail}',
				'{detail} {time} “You could have asked,” said {hero} gently. “I did not know that I was allowed,” {friend} replied.',
				'There was a long and uncomfortable silence. {time} {hero} could feel all of {their} anger going out like a candle. {detail}',
			],
			[
				'“{Folk} will never forgive me,” said {friend}, “and so I had better stay here.” {helper} would not hear of it. “You do not know them, and they do not know you,” {helper.they} said, “and that is the whole trouble.” {weather}',
				'{weather} “You had better come with us,” said {hero}, “and bring it home yourself.” {friend} shook {friend.their} head so hard that all the rest shook too. The whole world would be looking, {friend.they} said.',
				'“Whatever shall I do now?” asked {friend}, and it was an excellent question. {weather} It is one thing to find what is lost, and quite another to bring home the one who took it.',
			],
			[
				'{together} There the three of them stopped, with the {thingOne} between them, and made a plan. {sense}',
				'{sense} It was growing late. {together} From there it was no great distance to {hero}’s home, but the most difficult part was still to come.',
				'In the end all three set out. {together} {sense} Every few steps {friend} hesitated, and had to be encouraged by the others.',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Promise to stay at {friend}’s side',
				outcome: [
					'“I promise that I will not leave your side,” said {hero}, and held out {their} {hand}. {friend} took it, and held it so tightly that it tingled.',
					'{hero} made a promise, and a promise was what {friend} needed. “Side by side, then,” {friend.they} said, and lifted {friend.their} chin.',
				],
				later: 'The promise held. {hero} stayed close beside {friend} the whole time, in front of everyone.',
			},
			{
				approach: 'bold',
				say: 'Walk in together with heads held high',
				outcome: [
					'“We shall walk in by the front,” said {hero}, “with our heads high.” {friend} tried it twice. The second time was very nearly convincing.',
					'There would be no creeping about in corners. {hero} showed {friend} how to walk as if there were trumpets, with the head held as high as it would go.',
				],
				later: 'With heads held high, the three of them came on, and the crowd fell back to let them walk through.',
			},
			{
				approach: 'clever',
				say: 'Write it all down in a letter',
				outcome: [
					'Some things are easier to write than to say. {hero} found a stub of pencil, {friend} found the words, and between them they made a letter that was short, and true, and only a little smudged.',
					'“Write it down,” said {hero}, “and then nobody can interrupt.” It took four tries. The letter that came of it began with “I am sorry” and ended with “yours truly”.',
				],
				later: 'The letter was read aloud, and when it came to “yours truly” there was not a dry eye anywhere.',
			},
			{
				approach: 'silly',
				say: 'Dress up the {thingOne} as a parade',
				outcome: [
					'“If they are going to stare,” said {hero}, “let us give them something to stare at.” They began to dress up everything: ribbons, leaves, a saucepan for a drum. Soon it was a real parade, with three people in it.',
					'{hero} had an idea so silly that it had to be good. They would dress the {thingOne} with flowers and come home as a parade. {friend} was given the drum.',
				],
				later:
					'So the parade came home, dressed in leaves and ribbons, and by the time it arrived half of {folk} had joined in.',
			},
			{
				approach: 'careful',
				say: 'Slip it back quietly, then explain',
				outcome: [
					'“One thing at a time,” said {hero}. “First we slip it back where it belongs, and then, when everyone is happy, we explain it.” Even {friend} could see the sense in that.',
					'They agreed to slip in by the back, quiet as flour. {hero} went over it twice, with every creaking board, so that nothing could go wrong.',
				],
				later: 'It had been wise to slip in quietly, for it gave everybody time to be glad before they were told why.',
			},
			{
				approach: 'ask',
				say: 'Send {helper} ahead to prepare them',
				outcome: [
					'{helper} was sent on ahead, to prepare the ground. “Leave it to me,” {helper.they} said, and was gone. {hero} and {friend} sat and counted to five hundred.',
					'“You are wonderful with people,” {hero} told {helper}, “and so you must go and prepare them.” It was an anxious wait, but when {helper} waved from the distance, it was with both arms.',
				],
				later:
					'{helper} had been sent to prepare everyone, and had done it so well that a chair stood ready for {friend}.',
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
		titles: ['Home with the {thingOne}', 'Back in Its Place', 'Room for One More', 'Lost and Found'],
		onward: [
			'{friend} saw that, and some of the fear went out of {friend.their} face. “I am ready,” {friend.they} said.',
			'“If you can do that,” said {friend}, “I can do this.” And so the last part began.',
			'After that there was no more talk of turning back.',
		],
		parts: [
			[
				'But the {thingOne} had grown no lighter, and the last hill was steep. {solve} {later}',
				'There was still the matter of getting it home in one piece. {later} {solve}',
				'Halfway there it nearly slipped, and all three of them gasped. {solve} {later}',
			],
			[
				'{time} {together} {Folk} stood waiting, and for a moment nobody moved. Then somebody at the back began to cheer. {hero} [pushed|drew] {friend} forward. “This is the one you should thank,” {they} said.',
				'{together} {time} “It is back!” The shout went from one to the next. In the middle of it stood {friend}, as red as a [beet|berry], while {hero} told the story and left nothing out.',
				'{time} {together} {hero} set the {thingOne} down in front of {folk} and told them everything. There was a silence. Then the oldest of them walked up to {friend} and [hugged {friend.them}|shook {friend.their} hand].',
			],
			[
				'The {thingOne} needed somebody to look after it. Who would be better than {friend}? {hero} thought of it first. {detail}',
				'{detail} From that day two places were always kept. One was for the {thingOne}. The other was for {friend}.',
				'“You will need a room with a window,” said the oldest of {folk} to {friend}. “Then you can see it when you wake.” {detail}',
			],
			['{tone} {glow}', '{glow} {closing}', '{weather} {glow}'],
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
