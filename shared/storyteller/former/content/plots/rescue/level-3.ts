import { common3 } from '../../common/level-3.ts';
import type { ChapterTemplate } from '../../plot.ts';

/** A friend has not come home, and stays for the sake of somebody smaller. For readers of 9 to 11. */
export const rescue3: readonly ChapterTemplate[] = [
	{
		titles: ['Two Cups and One Chair', 'Late Home', 'A Call in the Distance', 'Where Is {friend}?'],
		onward: [],
		parts: [
			['{time} {intro} {show}', '{intro} {time} {show}', '{intro} {show} {time}'],
			[
				'{hero} had a friend named {friend}, {friendA}, and every [week|seventh day] the two of them had supper together. This time {friend} had only gone to fetch {thingA}. “Put the kettle on,” {friend.they} had said.',
				'There were two cups on the table, one for {hero} and one for {friend}, {friendA}. “I shall be back before it boils,” {friend} had promised, and gone off after {thingA}. The kettle had boiled [twice|three times] since then.',
				'Nobody was ever more on time than {friend}, {friendA}. So when {friend.they} went out for {thingA} and did not come back, {hero} [looked at the clock|opened the door] again and again.',
			],
			[
				'Then, from very far off, there came {sign}. {hero} stood still. The two friends had made it up long ago, and it meant only one thing: come quickly.',
				'{detail} And then the evening was broken by {sign}. {hero} knew it at once. It was the secret signal, and {friend} would never use it for fun.',
				'{hero} held {their} breath and listened. There it was: {sign}. Only one other person in the world knew that signal. “{friend},” whispered {hero}.',
			],
			[
				'“I am coming,” said {hero}, although nobody could hear. {They} left the supper and the lamp, and the door swung to behind {them}. {detail}',
				'It came again, and it was weaker this time. There was no question of waiting. {hero} tied on a scarf, and thought hard for one minute. {detail}',
				'Some people would have told themselves that it was the wind. {hero} was not one of those people. {detail}',
			],
		],
		options: [
			{
				approach: 'bold',
				say: 'Run towards the sound without stopping',
				outcome: [
					'{hero} began to run, and did not stop for puddles or for walls. When {they} had no breath left, the sound was nearer. It was worth every stitch in the side.',
					'There are times to think and times to run. {hero} ran until the houses were behind {them} and the signal rang out clear ahead.',
				],
				later: '{hero} would have run the whole way again, if {they} had been asked to.',
			},
			{
				approach: 'careful',
				say: 'Listen from three places and draw a line',
				outcome: [
					'{hero} did not rush. {They} stopped to listen in one place, and then in another, and then in a third, and each time {they} laid a stick on the ground. Where the sticks pointed, there {friend} must be.',
					'It takes patience to listen. From the first place it came from the left, and from the second straight ahead. “Then I know where,” said {hero}, and set out in one straight line.',
				],
				later: '“You had the sense to listen first,” said {friend}, “and so you found me.”',
			},
			{
				approach: 'clever',
				say: 'Take the long rope from its hook',
				outcome: [
					'{hero} was already out of the door when {they} turned back for the rope. It was heavy, and it dragged. But something told {them} that {they} would be glad to take it.',
					'“What does one always need?” thought {hero}. “Rope.” {They} stopped to take it down, forty feet of it, and put it over one shoulder. It smelled of boats.',
				],
				later: 'It was lucky that {hero} had thought to take the long rope, for there was not a foot of it too much.',
			},
			{
				approach: 'kind',
				say: 'Wrap up the supper and bring it along',
				outcome: [
					'“Whatever has happened, {friend} will be hungry,” said {hero}. {They} began to wrap up the supper, still warm, in a cloth. It bumped against {their} side like a small hot-water bottle.',
					'{hero} took half a minute to wrap bread and cheese and the best of the cake. A person who is in trouble should not be hungry as well.',
				],
				later:
					'The supper that {hero} had stopped to wrap up was a little squashed, and it was the best they had ever eaten.',
			},
			{
				approach: 'ask',
				say: 'Wake {folk} and tell them where you go',
				outcome: [
					'{hero} stopped only to wake {folk}. “If I am not back by morning,” {they} called, “look for me there!” Somebody put a light in a window, so that it could be seen from far away.',
					'“Wake up!” {hero} hammered on one door after another. Not all of {folk} were pleased. But now they knew, and that was like having a hand at one’s back.',
				],
				later: 'Because {hero} had thought to wake {folk}, a whole row of lights was waiting for them.',
			},
			{
				approach: 'silly',
				say: 'Answer with the loudest noise you can make',
				outcome: [
					'The signal had to be answered. {hero} took two saucepan lids and made the loudest noise of {their} life, and somewhere a flock of something left in a hurry. Then, far away, the signal came again, and now it sounded hopeful.',
					'“I hear you!” To answer, {hero} blew into the watering can, and it gave out a noise like a cow in a tunnel. It was not beautiful, but it carried for miles.',
				],
				later: '“When I heard you answer with that dreadful noise,” said {friend}, “I knew that all would be well.”',
			},
		],
		look: { pose: 'reach', feeling: 'worried', with: [], thing: 'away', cameras: ['wide', 'low-angle'] },
	},
	{
		titles: ['Company on the Road', '{helper} Knows These Parts', 'Not a Night to Be Alone', 'Nearer'],
		onward: [
			'And so {hero} was on the way, with the signal to guide {them}.',
			'It was a good beginning. From time to time came {sign}, a little louder than before.',
			'After that {their} mind was quite clear. There was only one thing that mattered, and it lay ahead.',
		],
		parts: [
			['{time} {arrive} {weather} {sense}', '{arrive} {time} {sense} {weather}', '{weather} {arrive} {sense} {time}'],
			[
				'{meet} {hero} told of {friend}, and of {sign} in the distance. “I heard it too,” said {helper}, “and I was afraid that I had imagined it.”',
				'{meet} “My friend is in trouble,” said {hero}, without stopping. {helper} fell into step at once. “Then you will want somebody who knows the way,” {helper.they} said.',
				'{meet} “Are you the one who goes with {sign}?” asked {helper}. “No,” said {hero}, “but I have to find the one who does.”',
			],
			[
				'{show} “I see that I had better keep up,” said {helper}. {detail}',
				'{detail} The two of them talked a little, to make the way seem shorter. {show}',
				'{show} It made {helper} smile, although it was hardly a time for smiling. {detail}',
			],
			[
				'Something was lying on the path, and it was a [glove|scarf] that belonged to {friend}. So this was certainly the right way, and it could not be very far.',
				'A little further on the path split into three, and just then there was no signal to be heard. {helper} asked which one it should be, and {hero} did not know.',
				'Further along, the ground had slipped. Somebody had tried to hold on here, and there were marks to show it. {helper} looked at {hero} and said nothing.',
			],
		],
		options: [
			{
				approach: 'clever',
				say: 'Look for broken twigs and turned stones',
				outcome: [
					'{hero} got down to look. Here a twig was broken, and there a stone had been turned with its wet side up. It was as good as a signpost, to anyone who could read it.',
					'To look closely is half of cleverness. The stones told {hero} that somebody had gone by in a hurry, and that somebody had been pulling something small.',
				],
				later: '{hero} had learned to look for little signs, and there was one now that nobody else had seen.',
			},
			{
				approach: 'bold',
				say: 'Slide down the slope on your back',
				outcome: [
					'“It is the quickest way,” said {hero}, and began to slide. The world went by rather fast. {helper} came after, shouting all the way, and landed on top.',
					'{hero} sat down at the edge, shut {their} eyes and let go. It was easy enough to slide, and the stopping, which was difficult, was taken care of by a bush.',
				],
				later: 'If {hero} could slide down that slope, {they} could do this as well.',
			},
			{
				approach: 'kind',
				say: 'Call out that help is on the way',
				outcome: [
					'“Hold on, because we are nearly there!” {hero} began to call. It is a wonderful thing to hear a voice when you are alone. The signal came back at once, quick and glad.',
					'{hero} knew what {they} would want to hear, and so {they} called it out, over and over. “You are not alone!” After a while {helper} was calling it too.',
				],
				later: '“I could hear you call,” said {friend}. “Every time. It was better than a blanket.”',
			},
			{
				approach: 'careful',
				say: 'Test every step with a long stick',
				outcome: [
					'{helper} cut a long stick, and {hero} used it to test the ground. Twice it went in up to the handle. Nobody spoke until there was firm earth again.',
					'“Test it first,” said {hero}, and gave a poke, and a piece of the path fell away. After that they went like two cats along a shelf.',
				],
				later: 'They did not forget to test every step on the way back, with one more pair of feet to look after.',
			},
			{
				approach: 'ask',
				say: 'Let {helper} choose, who knows the land',
				outcome: [
					'“You had better choose,” said {hero}, “because this is your country.” {helper} sniffed, and scratched one ear, and considered. “If I were stuck,” {helper.they} said, “that is where I should be stuck.”',
					'It takes sense to let somebody else choose. {helper} had known these parts from a child, and did not once put a foot wrong.',
				],
				later: '“You let me choose the way,” said {helper}, “and now I say we carry {friend.them} together.”',
			},
			{
				approach: 'silly',
				say: 'Echo the signal back with a saucepan',
				outcome: [
					'{hero} had brought a saucepan, for no good reason. Now {they} used it to echo the signal, and from somewhere below it was echoed again. “Marco,” said {helper} under {helper.their} breath.',
					'Bang went the saucepan. To echo a signal you need a good ear and no shame at all. An answer came back from the right, as clear as anything.',
				],
				later: 'Somebody gave the saucepan a bang, and it set off an echo of cheering.',
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
		titles: ['Stopped', 'Between Here and There', 'Not Now, Please', 'A Hard Place to Pass'],
		onward: [
			'It was the right thing to do, and it brought them a good deal closer.',
			'{helper} was impressed. “We shall be there in no time,” {helper.they} said, and that was tempting fate.',
			'Now {sign} seemed to come from just around the corner.',
		],
		parts: [
			['{together} {time} {weather} {sense}', '{time} {together} {sense} {weather}', '{weather} {time} {together}'],
			[
				'{show} {friend} could be heard quite clearly by now, calling out in a voice that was thin with distance.',
				'“{friend}!” shouted {hero}. “Here!” came the answer, and it was not far at all. {show}',
				'{show} Then a voice called out, and {hero} would have known it anywhere. It was {friend}.',
			],
			[
				'{obstacle} To {hero} it might as well have been an entire ocean.',
				'{obstacle} “It could not have happened at a worse moment,” groaned {helper}.',
				'{obstacle} And on the other side, so near and so far, was {friend}.',
			],
			[
				'“We are coming!” called {hero}, although it would have been useful to know how. {detail} {helper} was already thinking.',
				'{detail} {hero} walked up and down, and {helper} sat on a stone and thought until it hurt.',
				'{tone} {detail} From the other side came {sign}, slowly, as if somebody were getting tired.',
			],
		],
		options: common3.pastTrouble,
		look: { pose: 'stand', feeling: 'surprised', with: ['helper'], thing: 'away', cameras: ['wide', 'low-angle'] },
	},
	{
		titles: ['Out of Reach', 'The First Pull', 'Found, but Not Yet Free', 'Heave'],
		onward: [
			'{settled} And there at last was {friend}.',
			'{settled} The last stretch went by at a run.',
			'{settled} “I knew you would come,” said a voice.',
		],
		parts: [
			[
				'{reason} But there would be time enough to think about that when {friend} was safe.',
				'{reason} {hero} stored it away, to tell to {friend} later.',
				'{reason} With that settled, the two of them hurried on.',
			],
			[
				'{time} {together} {weather} Far down on a [ledge|shelf] no wider than a tray sat {friend}, muddy from head to foot. “How kind of you to visit me,” {friend.they} said, “but be careful of the edge.”',
				'{together} {weather} {time} {friend} was there, but between {friend.them} and the others was a drop as deep as a well. “I seem to have [slipped|come down] in the world,” {friend.they} called up.',
				'{weather} {time} {together} It was {helper} who saw {friend.them} first. {friend} was clinging to a place where nobody could possibly climb, and waving cheerfully with one foot.',
			],
			[
				'“Catch hold!” cried {hero}, and both of them pulled. For a moment it went well. Then somebody’s foot slid, and everything went down again with a bump. {detail}',
				'{detail} {hero} lay flat and reached down. The gap that was left was no wider than the length of a pencil, but it might as well have been a mile.',
				'Scarves and belts were tied into a rope, and it held, and it held, and then it did not. {friend} landed where {friend.they} had started. “That was exciting,” {friend.they} said, a bit out of breath. {detail}',
			],
			[
				'“We are too few,” said {helper}, “and what we need is more {hands}, or else longer arms.” {hero} nodded slowly, for it was good to know at least what was missing.',
				'“The mistake was to be in such a hurry,” said {hero}. “This needs more patience, and it certainly needs more of us.”',
				'“It is not strength that we need,” said {helper}, rubbing {helper.their} back. “It is somebody to hold while somebody pulls.” {hero} looked up. That was it exactly.',
			],
		],
		options: [
			{
				approach: 'ask',
				say: 'Send {helper} to gather {folk}',
				outcome: [
					'“Go,” said {hero}. “Gather everyone.” {helper} was off before the word was out. {hero} stayed behind, so that {friend} should not be alone.',
					'To gather {folk} would take time, but it was the only way. {helper} ran as nobody had ever seen {helper.them} run. Soon there were lanterns, far off, like a string of beads.',
				],
				later: 'It had been right to gather {folk}, for every single one of them was needed.',
			},
			{
				approach: 'clever',
				say: 'Build a pulley from a wheel and a branch',
				outcome: [
					'With a wheel and a branch you can build a thing that makes one person as strong as four. {hero} had read about it once in a library book. It creaked, and it wobbled, but it did not break.',
					'{hero} began to build, with the tip of {their} tongue between {their} teeth. “What is it?” asked {helper}. “It is four extra arms,” said {hero}.',
				],
				later: 'They used the pulley that {hero} had managed to build, and it sang like a cricket at every turn.',
			},
			{
				approach: 'kind',
				say: 'Climb partway down to keep {friend} company',
				outcome: [
					'There was one small foothold, halfway, and {hero} could climb as far as that and no further. It was near enough to talk in a whisper and to share a biscuit.',
					'{hero} did not want {friend} to be alone for one more minute, and so {they} began to climb down. “You should not have,” said {friend}, and was very glad.',
				],
				later: '“You had to climb down only to sit with me,” said {friend}. “That was when I stopped being afraid.”',
			},
			{
				approach: 'careful',
				say: 'Tie every knot again, and test each one',
				outcome: [
					'“Nobody pulls until I have seen every knot,” said {hero}. {They} began to tie them all again, and one of them came apart at a touch. It was just as well to discover it now.',
					'To tie a knot well takes a minute. To tie eleven takes eleven minutes, and {hero} did not skip one. “It will hold now,” {they} said, and {they was} right.',
				],
				later: 'Every knot held, and that was because {hero} had taken the time to tie them twice.',
			},
			{
				approach: 'bold',
				say: 'Swing across on the strongest vine',
				outcome: [
					'“Hold my hat,” said {hero}, and took hold of something that was nearly a rope. To swing is simple: you let go of one side and hope for the other. {They} landed beside {friend} in a shower of leaves.',
					'{hero} took a run, and then there was nothing under {them} but air. It was an excellent swing, as swings go, and it ended right beside {friend}. “Now there are two of us to pull,” {they} said.',
				],
				later: 'After that great swing {hero} could hardly be held back from doing it again.',
			},
			{
				approach: 'silly',
				say: 'Knit a rope out of everyone’s socks',
				outcome: [
					'“Socks stretch,” said {hero}, and so they began to knit. It was the strangest rope ever made, with eight different stripes, and it smelled a little, and it was as tough as an old boot.',
					'{helper} knew how to knit, as it turned out, and {hero} had a good supply of socks. Nobody’s feet were warm after that, but the rope grew and grew.',
				],
				later: 'The rope that they had knit out of socks had a hero’s welcome all to itself.',
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
		titles: ['Why {friend} Stayed', 'Somebody Smaller', 'Not Without You', 'The Secret in the Scarf'],
		onward: [
			'At last there was nothing more to wait for. “Ready?” called {hero}.',
			'With that, there was everything that was needed. {hero} held out {their} {hand}. “Come,” {they} said.',
			'So all was ready, and all that {friend} had to do was to hold on.',
		],
		parts: [
			[
				'{time} But {friend} did not move at all. “I am terribly sorry,” {friend.they} said, “but I cannot come with you yet.” {hero} thought that {they} must have misheard.',
				'“I am not coming,” said {friend} in a small voice. {time} {hero} could only stare. It had been such a difficult journey, and here was {friend}, shaking {friend.their} head.',
				'{time} “You had better go without me,” said {friend}, “because I have to stay where I am.” {helper} wondered politely whether {friend} might have hit {friend.their} head.',
			],
			[
				'Then {friend} opened {friend.their} scarf. Inside it, fast asleep, lay {small}. “It had lost its mother, and I could not leave it,” whispered {friend}. “Every time that I move, it begins to cry.”',
				'{friend} lifted one corner of {friend.their} coat, and out looked {small}. “I heard it crying,” said {friend}, “so I climbed down, and then I could not climb up. But I have kept it warm.”',
				'“It is because of this one,” said {friend}. In {friend.their} lap sat {small}, shivering. “It is afraid of ropes, and of heights, and a little of me, and if I go away it will be all alone.”',
			],
			[
				'Nobody spoke. A moment ago {hero} had been thinking how foolish it was to stay on a ledge for hours, and now it did not seem foolish at all. {weather} {detail}',
				'{detail} “Of course you stayed,” said {hero}, when {they} could find {their} voice, “and I should have done exactly the same thing.” {weather}',
				'{weather} So that was it. Nobody had slipped, and nobody had been careless. {friend} had done a brave thing, and then had simply gone on doing it. {detail}',
			],
			[
				'“Then we shall bring up two,” said {hero}. The little one opened one eye, examined {them}, and then examined {helper}, and immediately began to howl.',
				'“The trouble is that it bites,” said {friend}, “but only because it is scared.” {hero} had a think. “Everybody is scared of something,” {they} said.',
				'How do you tell somebody so small that all will be well? {sense} It was getting colder every minute, and something had to be decided.',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Sing to the little one until it trusts you',
				outcome: [
					'{hero} began to sing, very low. It was the song that somebody used to sing to {them}. The little one stopped in the middle of a howl to hear what came next.',
					'To sing on the edge of a cliff is not easy, because one’s voice begins to tremble. {hero} sang all the same, and before the third verse was over two small eyes had closed.',
				],
				later: '{hero} had to sing the song again, for now the little one would not go to sleep without it.',
			},
			{
				approach: 'clever',
				say: 'Make a cradle from a hat and two belts',
				outcome: [
					'“It does not like ropes,” said {hero}, “but nobody dislikes a hat.” With two belts it was easy to make a cradle of it. The little one turned round three times in it and lay down.',
					'{hero} asked for a hat, and set to work to make it into something between a basket and a bed. “It is the finest cradle I ever saw,” said {friend}.',
				],
				later: 'The cradle that {hero} had thought to make still hung by the stove, and it was hardly ever empty.',
			},
			{
				approach: 'careful',
				say: 'Let it sniff your {hand} before you touch it',
				outcome: [
					'{hero} held out {their} {hand} and let it be looked at. A cold nose came near to sniff, and went away, and came back. After that it was only a matter of patience.',
					'“Let it sniff,” said {hero}, “and let it take its time.” It took so long that {helper} fell asleep. But at the end of it something warm was sitting in {hero}’s {hand}.',
				],
				later:
					'The little one came to sniff at {hero}’s {hand} once more, and then, of its own accord, climbed into it.',
			},
			{
				approach: 'silly',
				say: 'Hide behind your {hands} and say boo',
				outcome: [
					'{hero} hid behind both {hands} and said “Boo!” The little one blinked. {hero} did it again. At the fifth time there was a noise like a squeaky hinge, and it was laughing.',
					'It is hard to be frightened of somebody who keeps popping out. {hero} had to hide forty times, and was cheered for every one. It forgot completely to be scared.',
				],
				later: '{hero} hid behind both {hands}, and a small voice from the crowd said “Boo!”',
			},
			{
				approach: 'bold',
				say: 'Carry it up yourself, tucked in your coat',
				outcome: [
					'“Give it to me,” said {hero}, and tucked it in where {their} heart beat loudest. It is a brave thing to carry somebody who bites. It bit {them} once, and then it sighed and held on.',
					'{hero} did not ask how, but only took the small warm bundle to carry it. “You must hold on tight,” {they} told it, and so it did, for it had excellent claws.',
				],
				later: '{hero} would carry the marks of those claws for a week, and was proud of every one.',
			},
			{
				approach: 'ask',
				say: 'Beg its mother to come and help',
				outcome: [
					'“Somebody must be looking for it,” said {hero}. Somebody was. From the dark above came an anxious call, and {hero} began to beg, in every voice {they} knew, for help.',
					'{hero} went to beg for help where nobody else would have thought of it. There was a rustle, and a long silence. Then, out of the shadows, came the mother.',
				],
				later: 'The mother whom {hero} had begged for help came by every spring, to show how the little one had grown.',
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
		titles: ['All Together Now', 'Home Before the Kettle', 'One More for Supper', 'Up, and Up, and Home'],
		onward: [
			'The howling stopped. In its place there was a small, surprised silence.',
			'And the little one saw it, and was not quite so afraid any more.',
			'“I believe it likes you,” said {friend}. “That makes two of us.”',
		],
		parts: [
			[
				'Then came the hardest part of all. {solve} {later}',
				'“Now,” said {hero}, “all together.” {later} {solve}',
				'Up they went, an inch at a time, and halfway there everything stuck. {solve} {later}',
			],
			[
				'{time} There was one last pull. Then they all lay in a heap, laughing and crying at once. {together} {Folk} had come out to meet them with [soup|blankets].',
				'{together} {time} {hero} went in front, then {helper}, and then {friend} with a bundle. {Folk} began to cheer before they had even counted.',
				'{time} “I have got you,” said {hero}, and it was true. {together} {Folk} were there already. They all wanted to carry something.',
			],
			[
				'As for the little one, its mother was waiting at the door. The mother had followed the light. There was such a licking and squeaking that nobody could hear the speeches. {detail}',
				'{detail} “You forgot the {thingOne},” said {hero} at last. “No,” said {friend}, and drew {thing} out of {friend.their} coat. “I only forgot to let go of it.”',
				'{hero} put the kettle on for the fourth time. There were more cups to find now, and one of them was very small. {detail}',
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
