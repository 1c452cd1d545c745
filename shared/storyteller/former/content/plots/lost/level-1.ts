import { common1 } from '../../common/level-1.ts';
import type { ChapterTemplate } from '../../plot.ts';

/** Something that all love is gone; one who meant no harm has it. For readers of 3 to 5. */
export const lost1: readonly ChapterTemplate[] = [
	{
		titles: ['Gone!', 'The Empty Spot', 'Where Is the {thingOne}?', 'Who Took the {thingOne}?'],
		onward: [],
		parts: [
			['{time} {intro} {show}', '{intro} {show} {time}', '{intro} {time} {show}'],
			[
				'{Folk} had {thingA}. All day long it sat {placeAt}. It made [everyone|one and all] glad.',
				'There was {thingA}. {Folk} kept it {placeAt}. Each day {hero} went to say hello to it.',
				'{PlaceAt} lay the best thing of all. It was {thingA}! {Folk} loved it so.',
			],
			[
				'But [today|that day] it was gone! “Oh no!” [said|cried] {folk}. {hero} looked [up|high] and {hero} looked [down|low]. No {thingOne}!',
				'{hero} went to look. The spot was [bare|empty]! “Where is the {thingOne}?” Not one of {folk} knew.',
				'Then came a cry. “Help! The {thingOne} is gone!” {sound} {hero} ran to see. It was so. There was just [a gap|an empty spot].',
			],
			[
				'But what was that? {Clue}! {Clue} went off in a line. “I will find it,” said {hero}. {detail} {closing}',
				'“Do not cry,” said {hero}. “I will bring it back.” And look, there were {clue} on the ground! {detail} {closing}',
				'{detail} Then {hero} saw {clue}. Some here, some there, and more [up ahead|far off]. “A trail!” said {hero}. {closing}',
			],
		],
		options: [
			{
				approach: 'careful',
				say: 'Follow the {clue} on tiptoe',
				outcome: [
					'{hero} went to follow the {clue}. Tip, tip, tip. On and on the trail went.',
					'Tiptoe, tiptoe! It is hard to follow {clue} and not make a sound. But {hero} did.',
				],
				later: '“It was good to follow the {clue},” said {hero}. “We got so far!”',
			},
			{
				approach: 'ask',
				say: 'Ask {folk} who saw it last',
				outcome: [
					'{hero} went to ask {folk}. “Who saw it last?” “It went that way!” was all anyone knew.',
					'“Who saw it last?” It was wise to ask. An old one among {folk} knew. “It went by in a bag!”',
				],
				later: '{Folk} came too. “You did ask us to help!”',
			},
			{
				approach: 'bold',
				say: 'Call its name as loud as can be',
				outcome: [
					'“{ThingOne}!” It was a very loud call. “Come back!” And far off, something went clink.',
					'{hero} gave a call, as loud as can be. “Where ARE you?” It came back: “You, you, you…”',
				],
				later: '{hero} gave one more loud call. “We found it!”',
			},
			{
				approach: 'clever',
				say: 'Guess who left the {clue}',
				outcome: [
					'Who left the {clue}? {hero} had to guess. Someone small. Someone with a bag. Someone in a rush!',
					'{hero} sat and had a guess. The {clue} were low down. “So it is someone small,” said {hero}.',
				],
				later: '“My guess was right,” said {hero}. “It was someone small!”',
			},
			{
				approach: 'silly',
				say: 'Crawl along and sniff like a puppy',
				outcome: [
					'Sniff, sniff, sniff! {hero} had to crawl a long way. {Their} nose went cold. But the trail was there!',
					'{hero} got down to crawl and sniff. “Woof!” {They} felt a bit silly. But what a good nose!',
				],
				later: 'Sniff, sniff! {hero} did it just for fun. {helper} did it too.',
			},
			{
				approach: 'kind',
				say: 'Give {folk} a hug first',
				outcome: [
					'First {hero} gave {folk} a hug. “It will be all right.” A hug is a good way to start. Then {they} set off.',
					'One hug, two, three hugs! {Folk} felt better. “Now I will go and look,” said {hero}.',
				],
				later: 'There was one more big hug from {folk}.',
			},
		],
		look: { pose: 'think', feeling: 'worried', with: [], thing: 'away', cameras: ['wide', 'low-angle'] },
	},
	{
		titles: ['On the Trail', 'A Friend on the Way', '{helper} Comes Too', 'More {clue}'],
		onward: [
			'So now there was a way to go. The {clue} went on, and {hero} did too.',
			'And look, more {clue}! It was a good start.',
			'That was how {hero} found more {clue}. On with it!',
			'It felt good. Now for the {thingOne}!',
		],
		parts: [
			[
				'{time} {arrive} {weather} {sense}',
				'{arrive} {sense} {time} {weather}',
				'{arrive} {time} {weather} The {clue} were here too. {sense}',
			],
			[
				'{meet} {hero} told all about the {thingOne}. “Gone? How sad!” {detail}',
				'{meet} “Did you see {thingA}?” asked {hero}. “No. But I have good eyes.” {detail}',
				'{meet} “Someone took the {thingOne},” said {hero}. “Then we will get it back!” {detail}',
			],
			[
				'{obstacle} {show} The {clue} went on, but how could the two get by?',
				'{obstacle} And the trail was on the [far|other] side. {show} What now?',
				'{obstacle} “And the {thingOne} is [over there|past that],” said {helper}. {show} [Hmm.|What to do?]',
			],
		],
		options: common1.pastTrouble,
		look: {
			pose: 'point',
			feeling: 'surprised',
			with: ['helper'],
			thing: 'away',
			cameras: ['two-shot', 'over-shoulder'],
		},
	},
	{
		titles: ['Not the {thingOne}', 'Found at Last?', 'Who Is in There?', 'A Small Surprise'],
		onward: ['{settled}', '{settled} “Good for you,” said {helper}.', 'How {helper} clapped! {settled}'],
		parts: [
			['{reason} {show}', '{show} {reason}', '{reason}'],
			[
				'{time} {together} {weather} “The {thingOne}!” said {hero}. But no. It was just an old [pot|boot]. {detail}',
				'{together} {time} {weather} Was that it? {hero} [ran|made a grab]. It was only a [leaf|lid]. {detail}',
				'{together} {weather} {time} “I see it!” said {hero}. It was a [wet stone|tin cup]. Oh. {detail}',
				'{time} {together} {weather} {hero} ran ahead. “Here it is!” No. It was an old [sock|hat]. {detail}',
			],
			[
				'“Look low,” said {helper}. “The {clue} are low.” And there sat {friend}, {friendA}. With the {thingOne}!',
				'Then came a sound. Sniff, sniff. It was {friend}, {friendA}. And {friend.they} had the {thingOne}!',
				'But the {clue} went under and around the back. There was {friendA}! “I am {friend}. Is this yours?”',
				'Who hid in there? {FriendA}! {friend} was the name. And under {friend.their} chin was the {thingOne}.',
			],
			[
				'{friend} held it tight. “Please, not yet.”',
				'“Oh,” said {friend}. “Do not be mad.”',
				'“I can not give it up yet!” said {friend}.',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Sit by {friend} and ask why',
				outcome: [
					'{hero} went to sit by {friend}. “Why did you take it?” It was a kind thing to ask.',
					'“Can we sit with you?” said {hero}. “And will you tell us why?” {friend} gave a nod.',
				],
				later: '“You did sit with me,” said {friend}. “I will not forget.”',
			},
			{
				approach: 'clever',
				say: 'Swap it for {giftA}',
				outcome: [
					'“Let us swap,” said {hero}. {helper} had {giftA} to give. “Oh!” said {friend}.',
					'{hero} held out {giftA}. “Will you swap?” {friend} looked. {friend.they} looked again.',
				],
				later: '{friend} still had the {giftOne} from the swap. “It is the best,” {friend.they} said.',
			},
			{
				approach: 'silly',
				say: 'Make {friend} laugh with a funny face',
				outcome: [
					'{hero} made a funny face. {helper} made one too. Then {friend} had to laugh. Ha!',
					'Tongue out, eyes wide! What a funny face. It did make {friend} laugh.',
				],
				later: '{friend} made a funny face at {hero}. Now all three had one!',
			},
			{
				approach: 'bold',
				say: 'Say, “It is not yours, you know”',
				outcome: [
					'“It is not yours, you know.” {hero} had to say it. {friend} hung {friend.their} head. “I know it.”',
					'{hero} was not cross. But {they} had to say it. “It is not yours.” A tear ran down. Plip.',
				],
				later: '“It is not mine,” said {friend}. “But you are my friends!”',
			},
			{
				approach: 'careful',
				say: 'Wait until {friend} is ready',
				outcome: [
					'{hero} did not rush. {They} sat down to wait. Bit by bit {friend} was ready.',
					'“We can wait,” said {hero}. So all three sat until {friend} was ready to talk.',
				],
				later: '“You did wait for me,” said {friend}. “That was nice.”',
			},
			{
				approach: 'ask',
				say: 'Let {helper} talk to {friend}',
				outcome: [
					'“Let me talk,” said {helper}. {helper} bent down to {friend}. Pss, pss, pss. “Oh!” said {friend}.',
					'{hero} let {helper} talk. {helper} was good at it. Soon {friend} looked up.',
				],
				later: '“I will talk to {folk},” said {helper}. That was a help!',
			},
		],
		look: {
			pose: 'reach',
			feeling: 'curious',
			with: ['helper', 'friend'],
			thing: 'near',
			cameras: ['close-up', 'over-shoulder'],
		},
	},
	{
		titles: ['Home It Comes', 'Back Where It Belongs', 'All Is Well', 'The {thingOne} Is Back'],
		onward: [
			'{friend} looked up. “You are good to me,” {friend.they} said.',
			'That made {friend} feel safe.',
			'{friend} saw it all, and held out the {thingOne}. “Here.”',
		],
		parts: [
			[
				'“It had a crack,” said {friend}. “So I took it to mend it.”',
				'“I am all alone here,” said {friend}. “The {thingOne} was nice to look at.”',
				'“It was all dusty,” said {friend}. “So I gave it a wash.”',
				'“I am too small to see it back there,” said {friend}. “I just wanted one good look.”',
			],
			[
				'Now to get it back! It was a long way. {solve} {later}',
				'But how to get it home? {later} {solve}',
				'“Come,” said {hero}. “It is time to go.” {solve} {later}',
				'Up, down, and up it went. {later} {solve}',
				'“I will help too,” said {friend}. {solve} {later}',
			],
			[
				'{time} {PlaceAt} stood {folk}. “The {thingOne} is back!” {hero} and {friend} got a hug. {detail}',
				'{time} {PlaceAt} {hero} held up the {thingOne}. {Folk} cheered, for {friend} too. {detail}',
				'{time} All of {folk} were {placeAt}. “It is back!” said {hero}. “And this is {friend}.” {detail}',
				'{time} {hero} came {placeTo}. “Look, the {thingOne}!” {Folk} jumped for joy. {detail}',
			],
			['{glow}', '{sense} {glow}'],
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
