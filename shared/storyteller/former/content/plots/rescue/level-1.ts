import { common1 } from '../../common/level-1.ts';
import type { ChapterTemplate } from '../../plot.ts';

/** A friend has not come home, and stays for the sake of somebody smaller. For readers of 3 to 5. */
export const rescue1: readonly ChapterTemplate[] = [
	{
		titles: ['The Empty Chair', 'Where Is {friend}?', 'A Call from Far Off', 'Late for Tea'],
		onward: [],
		parts: [
			['{time} {intro} {show}', '{intro} {show} {time}', '{intro} {time} {show}'],
			[
				'{friend} was {friendA}. {Friend.they} had gone to fetch {thingA}. Now it was late, and the tea was [ready|cold].',
				'{hero} had a good pal. It was {friendA}. “I will fetch {thingA},” {friend} had said. “Back at two!” But two came and went.',
				'{PlaceAt} {hero} had set out two cups. One was for {friend}, {friendA}. {Friend.they} had gone for {thingA}. Tick, tock. No {friend}!',
			],
			[
				'Then {hero} heard it. {Sign}! It came from far, far off. “That is {friend}!” {detail}',
				'What was that? {Sign}! It came once more. “Help,” it seemed to say. “I am stuck!” {detail}',
				'{detail} Then there it was. {Sign}! Only {friend} did that. {hero} [jumped|shot] up.',
			],
			[
				'“I am on my way!” [cried|said] {hero}. But how to begin? {closing}',
				'{hero} left the tea and the cake. A friend comes first. {closing}',
				'“Do not fear, {friend}. Here I come!” But which way? {closing}',
			],
		],
		options: [
			{
				approach: 'bold',
				say: 'Run to the sound as fast as you can',
				outcome: [
					'{hero} began to run. Run, run, run! The sound grew a bit louder. It was the right way.',
					'Off {hero} went at a run. Puff, puff! There was the sound again. Not far now.',
				],
				later: '{hero} had to run one more time. Zoom!',
			},
			{
				approach: 'careful',
				say: 'Stand still and listen hard',
				outcome: [
					'{hero} stood still to listen. Shh! Left? No. Right? Yes, right. It came from there.',
					'It is good to listen first. {hero} shut both eyes. The sound came from the right.',
				],
				later: '“Listen,” said {hero}. It had been good to listen before.',
			},
			{
				approach: 'kind',
				say: 'Pack the cake for {friend}',
				outcome: [
					'First {hero} took time to pack the cake. “{friend} will want this,” {they} said. Then off {they} set.',
					'In went the cake! {hero} did pack it well. It smelled so good all the way.',
				],
				later: 'And there was cake! {hero} had not let it drop.',
			},
			{
				approach: 'clever',
				say: 'Take a long rope along',
				outcome: [
					'{hero} took a rope. It was as long as a long, long snake. “You never know,” {they} said.',
					'A rope is a good thing to have. {hero} took the end, and it went bump, bump, bump behind.',
				],
				later: 'How good that {hero} had the rope! Tug, tug, tug.',
			},
			{
				approach: 'silly',
				say: 'Toot back on a kettle',
				outcome: [
					'{hero} blew on the kettle. Toot, toot! And from far off there came a tiny laugh.',
					'“Toot!” went the kettle. It was a silly sound. But now {friend} would know that help was near.',
				],
				later: 'Toot, toot! {hero} blew the kettle for joy.',
			},
			{
				approach: 'ask',
				say: 'Ask {folk} if {friend} went by',
				outcome: [
					'{hero} went to ask {folk}. “Did {friend} go by?” “Yes! {Friend.they} went that way at noon.”',
					'“Did {friend} go by?” {hero} had to ask. And yes! “{Friend.they} had a bag and a stick,” said one of {folk}.',
				],
				later: 'And {folk} came. {hero} had asked, after all.',
			},
		],
		look: { pose: 'think', feeling: 'worried', with: [], thing: 'away', cameras: ['wide', 'close-up'] },
	},
	{
		titles: ['On the Way', 'Help for {friend}', '{helper}', 'Hold On!'],
		onward: [
			'And then {they} heard it again. {Sign}! That was the way.',
			'It was a good start. “Hold on, {friend}!”',
			'So {hero} knew the way to go. {Sign}! It was louder now.',
		],
		parts: [
			[
				'{time} {arrive} {weather} {sense}',
				'{arrive} {sense} {time} {weather}',
				'{arrive} {time} {weather} {tone}',
				'{time} {tone} {arrive} {weather}',
			],
			[
				'{meet} {hero} told of {friend}. “Then we must be quick!” {detail}',
				'{meet} “My friend is stuck,” said {hero}. “Not for long!” {detail}',
				'{meet} “Did you hear that sound too?” asked {hero}. “I did. Let us go!” {detail}',
			],
			[
				'{obstacle} {show} And it was still so far!',
				'{obstacle} “Now we can not get by!” {show}',
				'{obstacle} {show} How could the two get past?',
			],
		],
		options: common1.pastTrouble,
		look: { pose: 'run', feeling: 'determined', with: ['helper'], thing: 'away', cameras: ['two-shot', 'low-angle'] },
	},
	{
		titles: ['So Near', 'Up, Up, Up', 'One, Two, Pull!', 'There You Are!'],
		onward: ['{settled}', '{settled} “Quick!” said {hero}.', '{settled} And on ran the two.'],
		parts: [
			['{reason} {show}', '{show} {reason}', '{reason}'],
			[
				'{time} {together} {weather} And there was {friend}, high up on a [ledge|shelf]! {hero} [hopped|jumped]. Too high! {detail}',
				'{time} {together} {weather} “{friend}!” It was {friend}, down in a deep, deep [hole|gap]. {hero} held out {their} {hand}. Too deep! {detail}',
				'{together} {time} {weather} “Here I am!” called {friend}. But there was a big gap. {hero} put out a stick. Snap! {detail}',
			],
			[
				'“Two is not enough,” said {hero}. “But now we know.” “Wait,” said {friend}. “I can not come yet.”',
				'“Oh,” said {helper}. “We need more hands.” Then {friend} shook {friend.their} head. “I can not go yet!”',
				'That did not work. But {hero} saw what it would take. “Not yet,” said {friend}. “Look.”',
			],
			[
				'In {friend.their} arms was {small}. It was lost. “I will not go without it,” said {friend}.',
				'And out of {friend.their} bag looked {small}. “It got lost. So I stayed.”',
				'There next to {friend.them} sat {small}. It shook. “It must go first,” said {friend}.',
			],
		],
		options: [
			{
				approach: 'ask',
				say: 'Fetch {folk} to make a long chain',
				outcome: [
					'{helper} ran to fetch {folk}. One held one, and so on. It was a long, long chain!',
					'“Make a chain!” said {hero}. {Folk} came, big ones and small ones. Hold tight!',
				],
				later: '{Folk} held on to the chain. No one let go.',
			},
			{
				approach: 'clever',
				say: 'Pile up boxes like steps',
				outcome: [
					'{hero} began to pile up boxes. One, two, three. It was like steps. Wobble, wobble!',
					'Box on box on box! It was a good pile. {helper} sat down to hold it still.',
				],
				later: 'The pile of boxes did not fall. Well, not till the end!',
			},
			{
				approach: 'kind',
				say: 'Sing softly to {smallThe}',
				outcome: [
					'{hero} began to sing. It was a soft, slow song. And {smallThe} did not shake so much.',
					'“La, la, hush,” sang {hero}. It was good to sing. Even {friend} felt better.',
				],
				later: '{SmallThe} sang a bit as well. Eep!',
			},
			{
				approach: 'bold',
				say: 'Climb up to {friend} at once',
				outcome: [
					'{hero} began to climb. Do not look down! Bit by bit, {they} came close to {friend}.',
					'“I will climb,” said {hero}. Up, and along, and up. “Hello, {friend}!” “Hello!”',
				],
				later: '“You did climb all that way,” said {friend}. “For me!”',
			},
			{
				approach: 'silly',
				say: 'Swing a basket on a string',
				outcome: [
					'{hero} let the basket swing. Left, right, left, whee! It went right by {friend}’s nose.',
					'Swing, basket, swing! {helper} had to duck. Then {friend} got hold of it.',
				],
				later: 'The basket had one more swing, just for fun. Whee!',
			},
			{
				approach: 'careful',
				say: 'Test each stone before you step',
				outcome: [
					'{hero} had to test each stone. This one? It fell. That one? Yes, it was good to stand on.',
					'Step. Test. Step. {hero} did not rush. It took a long time, but each stone held.',
				],
				later: '“Test each stone,” said {helper}. It had kept the friends safe.',
			},
		],
		look: {
			pose: 'reach',
			feeling: 'surprised',
			with: ['helper', 'friend'],
			thing: 'away',
			cameras: ['low-angle', 'bird-eye', 'over-shoulder'],
		},
	},
	{
		titles: ['Safe and Sound', 'All Come Home', 'Tea for Four', 'Small, but Safe'],
		onward: [
			'“Good,” said {friend}. “Now we can do it.”',
			'Now {friend} was close, so close.',
			'“I am ready,” said {friend}. “You go first, little one.”',
		],
		parts: [
			[
				'Now it was {friend}’s turn. {solve} {later}',
				'“One, two, three!” {solve} Down came {friend}. {later}',
				'{later} {solve} And there was {friend}, safe at last!',
				'“Hold tight, {friend}!” {later} {solve}',
				'{solve} {later} One more pull, and {friend} was safe!',
			],
			[
				'{hero} gave {friend} a hug, {thingOne} and all. “Eep!” said {smallThe}.',
				'“Eep!” said {smallThe}, and sat on the {thingOne}. {friend} and {hero} had to laugh.',
				'{friend} put the {thingOne} in {hero}’s {hands}. “It is for you. You came!”',
				'“You came,” said {friend}, and gave {hero} the {thingOne}.',
				'“I knew you would come,” said {friend}. “And look, the {thingOne}!”',
			],
			[
				'{time} Off all went {placeTo}. {weather} {SmallThe} ate most of the cake. {detail}',
				'{time} {weather} The tea was {placeAt}. {SmallThe} fell asleep in a cup. {detail}',
				'{time} So tea was {placeAt}. {weather} {SmallThe} had jam on each toe. {detail}',
				'{time} {weather} {PlaceAt} all had tea. “Eep,” said {smallThe}, for more. {detail}',
			],
			['{glow}', '{sense} {glow}'],
		],
		options: [],
		look: { pose: 'cheer', feeling: 'happy', with: ['helper', 'friend'], thing: 'away', cameras: ['wide', 'two-shot'] },
	},
];
