import { common1 } from '../../common/level-1.ts';
import type { ChapterTemplate } from '../../plot.ts';

/** A feast made in secret for a friend who thinks that all have forgotten. For readers of 3 to 5. */
export const surprise1: readonly ChapterTemplate[] = [
	{
		titles: ['Shh!', 'The Big Secret', 'A Plan for {friend}', 'Do Not Tell'],
		onward: [],
		parts: [
			['{time} {intro} {show}', '{intro} {show} {time}', '{intro} {time} {show}'],
			[
				'It was {friend}’s {bigDay}. {Friend.they} was {friendA}. “Shh,” said {hero}. “Do not tell. We will make a surprise!”',
				'“It is {friend}’s {bigDay}!” said {folk}. {friend}, {friendA}, was still in bed. “A surprise!” said {hero}. “Shh!”',
				'{friend} was {friendA}. And today was {friend.their} {bigDay}! {Folk} and {hero} had a plan. Shh!',
			],
			[
				'The gift was {thingA}. There were flags. Now for {treat}! {detail}',
				'{hero} hid {thingA} under a bed. That was the gift. Next came {treat}. {detail}',
				'{detail} The gift was {thingA}, with a big bow. “And we need {treat},” said {hero}.',
			],
			[
				'Then, {placeAt}, in came {friend}. “Is today a big day?” Oh no! Quick, what to say? {closing}',
				'But {placeAt} stood {friend}! “What do you have there?” Oh! Think, {hero}, think! {closing}',
				'“Hello,” said {friend}, who stood {placeAt}. “Why is it so still?” {hero} went hot and red. {closing}',
			],
		],
		options: [
			{
				approach: 'silly',
				say: 'Say you are playing sleeping cows',
				outcome: [
					'“We are playing sleeping cows,” said {hero}. “Moo. Snore.” {friend} shook {friend.their} head and left. Phew!',
					'Down fell {hero}. “Moo! I am playing.” Down fell all of {folk}. “Moo, snore!” {friend} went off. What odd cows!',
				],
				later: '“Moo!” said {friend}. “So THAT is why you were playing cows!”',
			},
			{
				approach: 'bold',
				say: 'Sit on top of the gift',
				outcome: [
					'Plop! {hero} sat on the gift. “What gift? I just like to sit.” {friend} looked and went away.',
					'{hero} sat down fast. The gift said crack. “I just sat,” said {hero}. {friend} went home, a bit sad.',
				],
				later: 'The gift was a bit flat. {hero} had sat on it!',
			},
			{
				approach: 'clever',
				say: 'Send {friend} out to find a blue stone',
				outcome: [
					'“Can you find me a blue stone?” asked {hero}. Off {friend} went. That would take a long time!',
					'{hero} had to think fast. “I need a blue stone. Can you find one?” “Well, yes,” said {friend}, and off {friend.they} went.',
				],
				later: 'And {friend} did find a blue stone!',
			},
			{
				approach: 'kind',
				say: 'Give {friend} a hug and say nothing',
				outcome: [
					'{hero} gave {friend} a long hug. It is hard to talk in a hug. Then {friend} went off, with a small smile.',
					'One big hug. Not one word. {hero} bit {their} lip so that the secret would stay in.',
				],
				later: '“I knew it from your hug,” said {friend}. “Well, almost.”',
			},
			{
				approach: 'careful',
				say: 'Throw a sheet over it all',
				outcome: [
					'Quick, a sheet! {hero} got it over all of it, just in time. “That? That is a hill,” said {hero}.',
					'{hero} had a sheet. Flap! All was hidden. “Boo,” said {hero}. {friend} jumped, and ran off.',
				],
				later: 'Off came the sheet. “So there was no hill!” said {friend}.',
			},
			{
				approach: 'ask',
				say: 'Ask {folk} to sing and make a fuss',
				outcome: [
					'{hero} did ask with a wink. So {folk} began to sing and shout, all at once. {friend} held {friend.their} ears and left.',
					'“Sing!” {hero} had to ask {folk}. La, la, LA! It was so loud that {friend} ran off.',
				],
				later: '{Folk} began to sing. What a nice song!',
			},
		],
		look: { pose: 'think', feeling: 'surprised', with: ['friend'], thing: 'near', cameras: ['wide', 'two-shot'] },
	},
	{
		titles: ['Off to Get {treat}', 'Helping Hands', 'All Goes Wrong', 'Oh, the Mess'],
		onward: ['Phew! The secret was safe.', '{friend} did not see a thing. Good!', 'So {friend} went off. Now, quick!'],
		parts: [
			[
				'{time} {arrive} {weather} {sense}',
				'{arrive} {sense} {time} {weather}',
				'{arrive} {time} {weather} {tone}',
				'{time} {tone} {arrive} {weather}',
			],
			[
				'{meet} “Can you make {treat}?” asked {hero}. “Can I! Yes!” {detail}',
				'{meet} {hero} told the plan in one ear. “I am in! I love {treat}.” {detail}',
				'{meet} “It is a surprise for {friend},” said {hero}. “Shh!” {detail}',
			],
			[
				'{obstacle} {show} There went the party! Could it still be done?',
				'{obstacle} “But the party!” said {hero}. {show}',
				'{obstacle} {show} Now what about the party?',
			],
		],
		options: common1.pastTrouble,
		look: { pose: 'walk', feeling: 'happy', with: ['helper'], thing: 'away', cameras: ['two-shot', 'over-shoulder'] },
	},
	{
		titles: ['Splat!', 'A Sad Bag', 'Flop', 'Did They Forget?'],
		onward: ['{settled}', '{settled} “Now, to work!” said {hero}.', '{settled} So the party was on.'],
		parts: [
			['{reason} {show}', '{show} {reason}', '{reason}'],
			[
				'{time} {together} {weather} Now mix, mix, mix! Up went {treatThe}. Up, up, too far up! BOOM. It was on the roof. {detail}',
				'{time} {together} {weather} {hero} put it all in one pot. Was that the salt? Yes. ALL of the salt. Yuck! {detail}',
				'{together} {time} {weather} {helper} held up {treatThe}. It was so big! Then {helper.they} slipped. Splat! {detail}',
			],
			[
				'“Oh well,” said {hero}. “Next time, small is best.”',
				'No more {treatBare}. But {hero} had to laugh a bit. “We went too big.”',
				'“I see now,” said {hero}. “Big is not the same as good.”',
			],
			[
				'Then {helper} came in fast. “It is {friend}! {Friend.they} has a bag. {Friend.they} thinks we forgot {friend.their} {bigDay}!”',
				'But who went by with a bag? It was {friend}, and {friend.they} was sad. “No one knows it is my {bigDay}. So I will go away.”',
				'And there was {friend}, with a small bag. Sniff. “They all forgot,” {friend.they} said. “I may as well go.”',
			],
		],
		options: [
			{
				approach: 'bold',
				say: 'Run after {friend} and stop {friend.them}',
				outcome: [
					'{hero} ran and ran. “Stop! Do not go!” {friend} did stop. “Why not?” Oh, what to say now?',
					'“Stop!” {hero} ran up and held on to the bag. “You can not go. Not yet!”',
				],
				later: '“You ran after me!” said {friend}.',
			},
			{
				approach: 'clever',
				say: 'Lay a trail of sweets to the party',
				outcome: [
					'{hero} laid a trail. One sweet here, one sweet there. “Oh, a sweet!” said {friend}, and took the first.',
					'A trail of sweets went all the way back. {friend} saw one. Then one more. Munch, munch, munch.',
				],
				later: '{friend} had one sweet left from the trail. {hero} got it.',
			},
			{
				approach: 'kind',
				say: 'Walk a bit with {friend}',
				outcome: [
					'“May I walk with you?” asked {hero}. So the two went for a walk. A slow walk, in a big ring.',
					'{hero} took the bag. “Let us walk.” It was good to walk, and soon {friend} did not sniff so much.',
				],
				later: '“That was a good walk,” said {friend}. “The best one.”',
			},
			{
				approach: 'silly',
				say: 'Hide in the bag and jump out',
				outcome: [
					'When {friend} looked away, {hero} got in the bag to hide. “This bag is so fat!” said {friend}. “Boo!” said the bag.',
					'It was dark in the bag. {hero} had to hide with six socks. Then, boo! {friend} sat down with a bump.',
				],
				later: '“Are there more of you in my bag?” asked {friend}.',
			},
			{
				approach: 'ask',
				say: 'Ask {helper} to keep {friend} busy',
				outcome: [
					'{hero} went to ask {helper}. “Keep {friend} busy!” So {helper} had a stone in {helper.their} foot, and then a bug in {helper.their} ear.',
					'“Can you keep {friend} busy?” “Leave it to me,” said {helper}. “Oh, {friend}! Do you know how to knit?”',
				],
				later: '{helper} had kept {friend} busy. Now both could knit!',
			},
			{
				approach: 'careful',
				say: 'Send a note with just one word: Come',
				outcome: [
					'{hero} wrote a note. It had one word, and that was “Come.” {friend} read it two times.',
					'A note fell at {friend}’s feet. “Come,” it said. {hero} had sent it on a string.',
				],
				later: '{friend} put the note in {friend.their} hat, to keep.',
			},
		],
		look: {
			pose: 'sit',
			feeling: 'worried',
			with: ['helper'],
			thing: 'away',
			cameras: ['close-up', 'bird-eye', 'over-shoulder'],
		},
	},
	{
		titles: ['Surprise!', 'No One Forgot', 'Small and Good', 'Hip, Hip, Hooray'],
		onward: [
			'So {friend} did not go. Not yet.',
			'And {friend} put down the bag.',
			'{friend} stood still. “What is it?”',
		],
		parts: [
			[
				'But the party was not done! What was there? {solve} {later}',
				'Quick! {solve} A bun, a light, and a song. {later}',
				'{later} And the party? {solve} It was small, but good.',
				'One small bun! Would it do? {later} {solve}',
				'{hero} ran to make a new party. {solve} {later}',
			],
			[
				'{time} {hero} led {friend} {placeTo}. It was all dark. Then, SURPRISE! {friend} fell over. Bump! {detail}',
				'{time} {PlaceAt} it was so still. “SURPRISE!” And {hero} held up one small bun with a light. {detail}',
				'{time} {PlaceAt} {friend} saw a light, and then ten. “SURPRISE!” said {hero}. {detail}',
				'{time} “Shut your eyes,” said {hero}. It was so quiet {placeAt}. “Now look!” And all yelled, “SURPRISE!” {detail}',
			],
			[
				'“You did not forget!” said {friend}, and held {thing}.',
				'“For me?” It was {thing}! {friend} had to cry, in a good way.',
				'Then {friend} took off the bow. “The {thingOne}! It is just what I like.”',
				'{friend} took {thing} in both arms. “Oh! Oh! Oh!” That was all.',
			],
			['{glow}', '{sense} {glow}'],
		],
		options: [],
		look: {
			pose: 'cheer',
			feeling: 'happy',
			with: ['friend', 'helper'],
			thing: 'near',
			cameras: ['wide', 'low-angle'],
		},
	},
];
