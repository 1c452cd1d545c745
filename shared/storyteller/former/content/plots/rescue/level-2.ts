import { common2 } from '../../common/level-2.ts';
import type { ChapterTemplate } from '../../plot.ts';

/** A friend has not come home, and stays for the sake of somebody smaller. For readers of 6 to 8. */
export const rescue2: readonly ChapterTemplate[] = [
	{
		titles: ['The Second Cup', 'Late for Tea', 'Where Is {friend}?', 'A Sound from Far Away', 'Somebody Is Missing'],
		onward: [],
		parts: [
			[
				'{time} {intro} {show}',
				'{intro} {show} {time} {sense}',
				'{intro} {time} {show}',
				'{time} {sense} {intro} {show}',
			],
			[
				'{PlaceAt} {hero} had set out two cups. The second was for {friend}, {friendA}. {Friend.they} had gone off early to fetch {thingA}. “Back by tea,” {friend.they} had said.',
				'{hero} had a very good friend, and that was {friend}, {friendA}. That day {friend} had set out to fetch {thingA}. The two were to meet {placeAt}. {hero} was there on time. {tone}',
				'“I will be back before the tea is cold,” {friend} had said. {Friend.they} was {friendA}, and had only gone to fetch {thingA}. So {hero} sat {placeAt} and waited.',
			],
			[
				'But the tea went cold, and the cake went dry. {hero} looked out of the door nine times. That was not like {friend} at all. {detail}',
				'One hour went by, and then another. {detail} “{friend} is never late,” said {hero} to the teapot. The teapot had no answer.',
				'Nobody came. {hero} poured the tea, and drank it, and poured it again. {detail} Something must be wrong.',
			],
			[
				'And then, from far away, it came. {Sign}! It stopped, and came again. {hero} jumped up so fast that the cup fell over. Only {friend} called like that, and only when there was trouble. {closing}',
				'{sound} What was that? {hero} held {their} breath. There it was again: {sign}. “That is {friend}!” {they} said. “Hold on. I am coming!” {closing}',
				'Just then {hero} heard something. It was so faint that a fly would have been louder. {Sign}! It was the secret signal. It meant, “Come quickly, and bring a friend.” {closing}',
			],
		],
		options: [
			{
				approach: 'bold',
				say: 'Dash off toward the sound',
				outcome: [
					'{hero} made a dash for it, without hat or coat. The sound came again, on the left this time. {They} jumped a ditch, and a wall, and a very surprised goose.',
					'There was no time to think. {hero} could only dash on, toward that small sound, until {their} side hurt. It was getting nearer. It really was.',
				],
				later: 'There was just enough puff left in {hero} for one more dash.',
			},
			{
				approach: 'careful',
				say: 'Stop and listen until the way is clear',
				outcome: [
					'{hero} made {themself} stop. “Listen first,” {they} said. {They} shut both eyes. There! The sound had an echo, so it must come from somewhere deep, with walls.',
					'It is hard to stop and listen when you want to run. {hero} did it all the same. Three times the sound came, and by the third {they} knew just where it was.',
				],
				later: '“Listen first,” said {hero}, and for a moment everyone did. That was how they knew what to do.',
			},
			{
				approach: 'kind',
				say: 'Wrap up the cake and take it along',
				outcome: [
					'{hero} took the time to wrap up the cake. Whoever is in trouble is hungry as well. {They} tied the cloth with a double knot, and then {they} ran.',
					'“{friend} has had no tea,” said {hero}. So {they} went to wrap the cake in a clean cloth. It was warm against {their} side all the way.',
				],
				later:
					'Last of all {hero} unwrapped the cake. It was rather flat by now. It was the best cake anyone had ever tasted.',
			},
			{
				approach: 'clever',
				say: 'Borrow the longest rope in the place',
				outcome: [
					'The longest rope in the place hung behind the door. {hero} asked if {they} could borrow it. It was so long that the end of it was still leaving when {they} had turned the corner.',
					'“May I borrow a rope?” asked {hero}. “The longest you have.” {They} did not know yet what it was for. But in {their} whole life {they} had never been sorry to have a rope.',
				],
				later: 'The rope that {hero} had borrowed was just long enough, with one hand’s width to spare.',
			},
			{
				approach: 'silly',
				say: 'Answer by banging on a pot',
				outcome: [
					'{hero} took the biggest pot and began banging. Bong, bong, bong! It was terrible. But from far away came an answer, and it sounded almost like a laugh.',
					'“If I can hear {friend.them},” said {hero}, “then {friend.they} can hear me.” Bong! went the pot. Banging on pots is silly, but it also says: I am on my way.',
				],
				later: 'Bong, bong! {hero} gave the pot one last bang, so that the whole world would know.',
			},
			{
				approach: 'ask',
				say: 'Find out from {folk} which way {friend} went',
				outcome: [
					'{hero} ran from door to door to find out more. “{friend}?” said {folk}. “Yes, {friend.they} went by this morning, with a song and a bag.” And every finger pointed the same way.',
					'“Which way did {friend} go?” It took {hero} a while to find out, for {folk} all told it differently. But there was one thing on which they agreed: {friend} had taken the high way.',
				],
				later:
					'All of {folk} had come along in the end. “You asked about {friend},” they said, “so we got worried too.”',
			},
		],
		look: { pose: 'think', feeling: 'worried', with: [], thing: 'away', cameras: ['wide', 'close-up'] },
	},
	{
		titles: ['Hold On, {friend}!', 'Two Set Out', 'The Way to {friend}', '{helper} Lends a Hand', 'No Time to Lose'],
		onward: [
			'And then {they} heard it again, {sign}, and knew which way to go.',
			'It was a good beginning, and {hero} needed one. “Hold on, {friend}!” {they} called.',
			'After that there was no doubt about the way. It led on, and the call came again, a little louder.',
			'So that was done. Now for the long part, thought {hero}, and set off.',
		],
		parts: [
			[
				'{time} {arrive} {weather} {sense}',
				'{arrive} {time} {weather} {sense} There was no sign of {friend} yet.',
				'{arrive} {sense} {time} {weather} “{friend}!” {they} called. Nothing.',
			],
			[
				'{meet} “It is my friend {friend},” said {hero}. “{Friend.they} is stuck somewhere, and I must find {friend.them}.” “Then why are we standing here?” said {helper}. {detail}',
				'{meet} {hero} told it all in one breath: the tea, the two cups, and the call. “I heard it too,” said {helper}. “I thought it was the wind. Let us go together.” {detail}',
				'{meet} “Have you seen somebody with {thingA}?” asked {hero}. “No,” said {helper}, “but I have seen where {friend.their} footprints go. Follow me.” {detail}',
			],
			[
				'{obstacle} {show} And somewhere beyond it {friend} was waiting.',
				'{obstacle} “We do not have time for this!” said {hero}. {show} But there it was, all the same.',
				'{obstacle} {tone} {show} Far off, very faint, came the call again. It sounded tired.',
			],
		],
		options: common2.pastTrouble,
		look: { pose: 'run', feeling: 'determined', with: ['helper'], thing: 'away', cameras: ['two-shot', 'low-angle'] },
	},
	{
		titles: ['So Near and Yet So Far', 'Found, but Not Saved', 'A Rope Too Short', 'Out of Reach', 'Heave!'],
		onward: [
			'{settled}',
			'{settled} {hero} did not look back.',
			'“{friend} would be proud of you,” said {helper}. {settled}',
		],
		parts: [
			['{reason}', '{reason} {show}', '{show} {reason}'],
			[
				'{time} {together} {weather} {sense} And there, at last, was {friend}! {Friend.they} was sitting on a ledge, high above their heads, and waving with both arms.',
				'{together} {weather} {time} “Up here!” called a voice. It was {friend}, on the far side of a deep, dark gap. The bridge that should have been there was not. {sense}',
				'{time} {together} {weather} “Mind the hole!” somebody called, just in time. Deep down at the bottom of it stood {friend}, looking very small and very glad.',
			],
			[
				'“We will have you out in no time,” said {hero}. {They} and {helper} pulled off their scarves and tied them together. It was not enough. Even with a belt and two socks, it was not enough. {detail}',
				'{hero} lay flat and stretched. {helper} held on to {their} feet. “A bit more,” {friend} called. “A bit more!” Then everyone slid, and it was over. {detail}',
				'{helper} made a ladder out of a branch. {hero} put a foot on it. Crack! Now they had two short branches and a bruise. {detail}',
			],
			[
				'“It will take more than two of us,” said {hero}. “That is one thing we know now.” “Listen,” called {friend}. “There is another thing that you should know.”',
				'{hero} sat down and puffed. “That was not the way,” {they} said. “But I can see how it might be done, with more hands.” {friend} did not answer. {Friend.they} was bending over something.',
				'“At least you found me,” said {friend}. “I would rather be stuck and found than stuck and lost.” Then {friend.they} said, in quite another voice: “There is someone else here.”',
			],
		],
		options: [
			{
				approach: 'ask',
				say: 'Call {folk} and make a chain of arms',
				outcome: [
					'{helper} went running to call {folk}, and soon they came. “Hold hands!” said {hero}. “Tight ones!” It made a chain so long that the last in it could not see the first.',
					'“A chain!” said {hero}. “One arm, and then another, and then another.” {Folk} lined up, big and small, and held on to each other as if it were a dance.',
				],
				later: 'The chain of arms held. Even when it was all over, nobody wanted to let go.',
			},
			{
				approach: 'clever',
				say: 'Build a lift from a basket and a beam',
				outcome: [
					'{hero} found an old basket and a beam. “If this goes down, that goes up,” {they} said, and began to build. It looked like a mad seesaw. It was, in fact, a mad seesaw.',
					'“We need to build a lift,” said {hero}. A basket for the bottom, a beam for the top, and {helper} to sit on the other end. “Am I as heavy as that?” asked {helper}. “Yes,” said {hero}. “Thank goodness.”',
				],
				later: 'Up went the basket, and down came the beam. The lift worked!',
			},
			{
				approach: 'bold',
				say: 'Climb up the hard way, hand over hand',
				outcome: [
					'{hero} began to climb. There was a crack for this {hand}, and a bump for that one. “Do not look down,” called {helper}. So of course {they} looked down. But {they} went on.',
					'It was a hard climb, and {hero} took it one bump at a time. {They} sang a little, to keep {their} breath even. And then there was {friend}’s face, quite close, and as white as milk.',
				],
				later: '“You climbed up for me,” said {friend}. “I will tell everyone. I will tell it twice.”',
			},
			{
				approach: 'kind',
				say: 'Tell {friend} a story to keep up {friend.their} spirits',
				outcome: [
					'“First I will tell you a story,” said {hero}. “Once there were two friends, and one was stuck.” “Does it end well?” asked {friend}. “I am just coming to that.”',
					'{hero} sat down to tell a story, and made it a long one. While {friend} listened, {friend.they} forgot to be afraid. And while {hero} told it, {they} had time to think.',
				],
				later:
					'“And that,” said {hero}, “is how the story ends: all safe.” {friend} said that it was the best end {friend.they} had ever heard.',
			},
			{
				approach: 'careful',
				say: 'Test every stone before trusting it',
				outcome: [
					'{hero} began to test the stones. The first one rolled away. So did the second. But the third was as firm as a doorstep, and so was the one after that.',
					'“One at a time,” said {hero}. There were a hundred loose stones and nine good ones. It took an hour of patient poking to test them all. Now there was a path.',
				],
				later: 'Every stone that {hero} had tested held, all the way back.',
			},
			{
				approach: 'silly',
				say: 'Tie all the socks and scarves in a line',
				outcome: [
					'“Socks off,” said {hero}. “Scarves too.” Everything went into the line: a sock with stripes, a shawl, and something of {helper}’s that nobody wished to talk about. “Tie it tight!”',
					'It was the silliest rope in the world. {hero} had to tie nine scarves and fourteen socks. One of the socks smelled of cheese. But it reached.',
				],
				later: 'They all went home with cold feet, for the socks were still tied in a line. Nobody minded.',
			},
		],
		look: {
			pose: 'reach',
			feeling: 'worried',
			with: ['helper', 'friend'],
			thing: 'away',
			cameras: ['low-angle', 'bird-eye', 'over-shoulder'],
		},
	},
	{
		titles: [
			'Somebody Smaller',
			'Why {friend} Stayed',
			'Not Without the Little One',
			'{friend}’s Secret',
			'One More to Save',
		],
		onward: [
			'It brought {hero} near enough to see {friend}’s face.',
			'After that, there was hardly any way left between {hero} and {friend}.',
			'{friend} gave a tired smile. “I knew that you would think of something.”',
		],
		parts: [
			[
				'{time} The last bit of the way led {placeTo}. {weather} {sense} {friend} was there, and quite safe. But {friend.they} did not get up. In {friend.their} lap lay {small}.',
				'{time} So {hero} came {placeTo}, which was as near as anyone could get. {weather} “Shh,” said {friend}. {Friend.they} opened {friend.their} coat a little. Out of it looked {small}. {sense}',
				'{time} {PlaceAt} it was very still. {weather} “I could have come home long ago,” said {friend}. “But look.” There beside {friend.them} sat {small}. {sense}',
			],
			[
				'“It had lost its way,” said {friend}. “It was crying. I could not just walk on, could I? Then the path broke, and we were both stuck. I told it that somebody would come.” {tone}',
				'“I was on my way home when I heard it,” said {friend}. “It was so cold. I put it in my coat, and then I could not climb, for I had no free hand. So I called.” {tone}',
				'“It is afraid of being carried,” said {friend}, “and too small to jump. I will not go without it. I promised.” {hero} nodded. A promise was a promise. {tone}',
			],
			[
				'{detail} {hero} looked at {smallThe}, and {smallThe} looked at {hero}. It put out one very small foot and took hold of {their} thumb. Well, that settled it.',
				'{SmallThe} gave a squeak. “It likes you,” said {friend}. {hero} had to swallow. {detail} This was not a matter of one any more. It was two, or nobody.',
				'“Hello,” whispered {hero}. {SmallThe} hid its face. {detail} It would have to be done very gently, and there was not much time.',
			],
			[
				'Above them, something creaked. A few small stones came rolling down. “I think,” said {helper}, “that we should hurry.”',
				'“It is getting late,” said {helper}. “And this ledge does not look happy.” Everyone looked at {hero}.',
				'Then there was a crack, no longer than a finger. It had not been there before. “Now would be good,” said {friend}.',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Carry {smallThe} in a warm scarf',
				outcome: [
					'{hero} made a sling out of a scarf. “It is just like a bed,” {they} said softly. To carry something so small is a big job. {SmallThe} sniffed at the wool, and then it climbed in by itself.',
					'“I will carry you,” said {hero}, “as if you were made of eggs.” The scarf was warm. Soon there was nothing to be seen of {smallThe} but two eyes.',
				],
				later: '{SmallThe} did not want to come out of the scarf. “Keep it,” said {hero}. “It looks better on you.”',
			},
			{
				approach: 'silly',
				say: 'Turn the whole thing into a game',
				outcome: [
					'“This is a game,” said {hero}. “It is called Who Can Be a Potato. Potatoes keep still.” {SmallThe} thought it over. Then it tucked in its head and was the best potato that anyone had ever seen.',
					'{hero} made it a game, with rules and a prize. The one who squeaked last would win. {helper} squeaked at once. {SmallThe} was so set on winning that it forgot to be scared.',
				],
				later: 'The game was over, and {smallThe} had won. The prize was a hat full of crumbs.',
			},
			{
				approach: 'clever',
				say: 'Lay a trail of crumbs to follow',
				outcome: [
					'{hero} laid a trail of crumbs, one every few inches. {SmallThe} took the first. Then it took the second. Hop, munch, hop, munch! Nobody had to carry it at all.',
					'“What does it like to eat?” asked {hero}. “Everything,” said {friend}. So {hero} crumbled the last of the {food} into a trail, and {smallThe} came along it like a tiny broom.',
				],
				later: 'There was one last crumb on the trail, right by the door. {SmallThe} ate it and burped.',
			},
			{
				approach: 'bold',
				say: 'Jump first and hold out both arms',
				outcome: [
					'{hero} took a breath and jumped. {They} landed with a thump and held out both arms. “Now you,” {they} called. “I never drop anyone.”',
					'Somebody had to jump first. {hero} shut {their} eyes, jumped, and opened them again. “It is not so far!” {they} called, and held out {their} arms for the others.',
				],
				later: '“I never drop anyone,” {hero} had said at the jump. And {they} never did.',
			},
			{
				approach: 'careful',
				say: 'Send the smallest one across first',
				outcome: [
					'“The smallest one first,” said {hero}. “Then the next.” It had to be slow. It had to be quiet. {helper} counted every step out loud, and there were forty-one.',
					'{hero} let the smallest one go first and kept one {hand} under it the whole way. Not one stone moved. {friend} watched and forgot to breathe.',
				],
				later: '“Smallest one first,” said {hero} at the door, and held it open for {smallThe}.',
			},
			{
				approach: 'ask',
				say: 'Ask {smallThe} what it would like',
				outcome: [
					'“What would you like?” {hero} asked {smallThe}. Nobody had thought to ask it that. It pointed at {hero}’s hat. So it was carried across in a hat, like a small, fat king.',
					'{hero} bent down to ask. “How would you like to go?” There was a long string of squeaks. “It says that it would like to go on somebody’s head,” said {friend}. And so it did.',
				],
				later: '{hero} bent down once more to ask {smallThe} what it would like. It wanted to stay with its friends.',
			},
		],
		look: {
			pose: 'sit',
			feeling: 'curious',
			with: ['friend', 'helper'],
			thing: 'away',
			cameras: ['close-up', 'two-shot'],
		},
	},
	{
		titles: ['Everybody Home', 'Tea for Four', 'Safe and Sound', 'A Very Late Tea', 'The Smallest Guest'],
		onward: [
			'“Yes,” said {friend}. “That is how we will do it.”',
			'{SmallThe} stopped shaking. {friend} stood up at last.',
			'It was just what was needed. Nobody was afraid now, or not so very much.',
		],
		parts: [
			[
				'There was one bad moment, right in the middle, when something slipped. {solve} {later}',
				'Nearly there! But nearly is not quite. {solve} {later}',
				'{later} Now for the last and hardest bit. {solve}',
			],
			[
				'And there they all were, on firm ground, in a heap. “I still have {thing}!” said {friend}, and began to laugh.',
				'Behind them the ledge came down with a roar. But nobody was on it. {friend} put {thing} in {hero}’s {hands}. “This was for you.”',
				'{friend} sat down on the good, firm ground. “You came,” {friend.they} said. Between the two lay {thing}, without a scratch.',
			],
			[
				'{time} So that day tea was served {placeAt}, six hours late. {weather} {SmallThe} sat in the sugar bowl. {detail}',
				'{time} {weather} {PlaceAt} there was hot soup for all. {SmallThe} fell asleep in a cup. {detail}',
				'{time} There was a feast {placeAt}. {weather} {friend} told the story, and {smallThe} did all the noises. {detail}',
			],
			['{glow}', '{sense} {glow}'],
		],
		options: [],
		look: { pose: 'cheer', feeling: 'happy', with: ['helper', 'friend'], thing: 'near', cameras: ['wide', 'two-shot'] },
	},
];
