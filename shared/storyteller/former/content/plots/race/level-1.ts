import { common1 } from '../../common/level-1.ts';
import type { ChapterTemplate } from '../../plot.ts';

/** Something must be brought in time; stopping to help turns out to be the quick way. For readers of 3 to 5. */
export const race1: readonly ChapterTemplate[] = [
	{
		titles: ['Be Quick!', 'Before the Third Bell', 'A Job for {hero}', 'Off We Go'],
		onward: [],
		parts: [
			['{time} {intro} {show}', '{intro} {show} {time}', '{intro} {time} {show}'],
			[
				'It was the day of {feast}. But it could not start without {thingA}. {friend} had to bring it. And {friend} had a cold. Achoo!',
				'{friend} was {friendA}. {Friend.they} was in bed. “Achoo! I must take {thingA} to {feast}. But I can not get up!”',
				'“Oh no,” said {friend}. “It is {feast} today. And I have {thingA}! But my nose… Achoo!”',
			],
			[
				'“I will take it,” said {hero}. “You must be quick,” said {friend}. “At bell three it must be there.” {detail}',
				'“Give me the {thingOne},” said {hero}. “I will run!” “Good,” said {friend}. “When the bell rings three times, it starts.” {detail}',
				'{detail} “Let me do it!” said {hero}. “Thank you,” said {friend}. “Be there by the third bell!”',
			],
			[
				'{PlaceAt} {hero} looked at the long, long way. Off to go! But how? {closing}',
				'So {hero} took the {thingOne} and stood {placeAt}. It was so far! {closing}',
				'{hero} held the {thingOne} tight. All of {folk} were waiting for it. {closing}',
			],
		],
		options: [
			{
				approach: 'bold',
				say: 'Take the steep way up and over',
				outcome: [
					'{hero} took the steep way. Up, up, puff, puff! And then down, whee! That was quick.',
					'It was so steep! {hero} held on to the {thingOne}. One big push, and {they was} over the top.',
				],
				later: '“I can do steep ways!” And up {hero} ran.',
			},
			{
				approach: 'careful',
				say: 'Wrap the {thingOne} in a soft coat',
				outcome: [
					'{hero} had to wrap up the {thingOne}. Round and round went the coat. Now it was safe from any bump.',
					'First, wrap it well. {hero} put a coat on the {thingOne}. It even had a button. “Now we can go.”',
				],
				later: 'The coat fell off. Not a scratch! To wrap it had been wise.',
			},
			{
				approach: 'clever',
				say: 'Put the {thingOne} on wheels',
				outcome: [
					'{hero} got some wheels, and on went the {thingOne}. Push! It ran like a cart. Rattle, rattle, rattle!',
					'One box, four wheels, and one {thingOne}. “Wheels are quick,” said {hero}. Down the hill it went!',
				],
				later: 'The wheels went round and round. Rattle, rattle!',
			},
			{
				approach: 'silly',
				say: 'Hop all the way on one foot',
				outcome: [
					'Hop, hop, hop! It was silly to hop. But it made the way feel short, and the {thingOne} went hop too.',
					'{hero} went hop, hop, hop. An old hen looked up. Then it went hop as well!',
				],
				later: 'Hop, hop, hop! {hero} did the last bit on one foot.',
			},
			{
				approach: 'kind',
				say: 'Make {friend} a hot drink first',
				outcome: [
					'{hero} did not run off yet. {friend} got a hot drink first. “Ahh!” said {friend}. Then it was time to zoom.',
					'“A hot drink for you,” said {hero}. “Now sleep.” It was kind, but now {they} had to go fast.',
				],
				later: 'And there was {friend}! The hot drink had made the cold go.',
			},
			{
				approach: 'ask',
				say: 'Ask for the best way to go',
				outcome: [
					'“What is the best way?” It was good to ask. “By the big stone, then left,” was the answer. Left it was!',
					'{hero} went to ask an old hen. “The best way? Cluck! That way!” So off {they} went.',
				],
				later: 'It had been good to ask the way. {hero} knew each turn now.',
			},
		],
		look: { pose: 'hold', feeling: 'determined', with: ['friend'], thing: 'held', cameras: ['close-up', 'two-shot'] },
	},
	{
		titles: ['Ding! Bell One', 'One Bell Gone', 'Run, {hero}, Run', 'Two to Carry'],
		onward: [
			'Then, far off, the bell rang. Ding! That was one.',
			'It was a good start. But ding! There was bell one.',
			'“Ding!” said the bell. One! There were just two to go.',
		],
		parts: [
			[
				'{time} {arrive} {weather} {sense}',
				'{arrive} {sense} {time} {weather}',
				'{arrive} {time} {weather} {tone}',
				'{time} {tone} {arrive} {weather}',
			],
			[
				'{meet} “I must take this {thingOne} to {feast},” said {hero}. “Let me take one end!” {detail}',
				'{meet} “I have to be quick,” said {hero}. “Then I will be quick too!” {detail}',
				'{meet} {hero} told it all. “I love {feast}! Run!” {detail}',
			],
			[
				'{obstacle} {show} And the {thingOne} had to get past!',
				'{obstacle} “Now we will be late,” said {helper}. {show}',
				'{obstacle} {show} Tick, tock! What now?',
			],
		],
		options: common1.pastTrouble,
		look: { pose: 'run', feeling: 'determined', with: ['helper'], thing: 'held', cameras: ['two-shot', 'low-angle'] },
	},
	{
		titles: ['Ding! Bell Two', 'Not So Quick', 'A Small Sob', 'Stop or Go On?'],
		onward: ['{settled}', '{settled} “Fast now!” said {hero}.', '{settled} And on ran the two.'],
		parts: [
			['{reason} {show}', '{show} {reason}', '{reason}'],
			[
				'{time} {together} {weather} “Here is a short cut,” said {hero}. But it was all [mud|mush]. Glup! Back the two had to go. {detail}',
				'{time} {together} {weather} “Let us cut across!” But that way just went [around and around|up to a wall]. “Bother!” said {hero}. {detail}',
				'{together} {time} {weather} {hero} saw a short way. It was too thin! {helper} got stuck. Pop! So back again. {detail}',
			],
			[
				'Ding, ding! That was bell two. “No more short cuts,” said {hero}. “Now run!”',
				'And then, ding, ding! Bell two. “It is best to stay on the path,” said {helper}.',
				'Ding, ding! “Two!” said {helper}. “So near, and so late!”',
				'“One,” said the bell. “Two!” {hero} began to run. There was just one more to go!',
			],
			[
				'But what was that? A sob. There sat {small}. “I am lost,” it said. “I want my mama.”',
				'Then came a small, small sound. It was {small}, and it was crying. “I can not find my home!”',
				'But by the way sat {small}. A fat tear ran down. “I lost my mama. Can you help?”',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Pick up {smallThe} and give it a hug',
				outcome: [
					'{hero} did stop. {They} had to pick up {smallThe}. A hug, a pat. “We will take you home.”',
					'A hug comes first. {hero} had {smallThe} in one arm and the {thingOne} in the other. “There, there.”',
				],
				later: '{SmallThe} gave {hero} a hug back. It was a very big one.',
			},
			{
				approach: 'ask',
				say: 'Ask {smallThe} where home is',
				outcome: [
					'“Where is your home?” {hero} had to ask it twice. “By the bell!” it said. “The BELL?” Well, well!',
					'{hero} bent down to ask. “Where is home?” It was by the big bell! That was where {feast} was.',
				],
				later: '“I am home!” said {smallThe}. “You did ask me so nicely.”',
			},
			{
				approach: 'silly',
				say: 'Pull a face until it giggles',
				outcome: [
					'{hero} had to pull a face. Then {helper} did it too. “Tee-hee!” Now it did not cry.',
					'{hero} could pull the best face of all. It had two tongues, or so it looked. “Tee-hee!”',
				],
				later: '{SmallThe} had to pull a face too. It was the best one yet.',
			},
			{
				approach: 'clever',
				say: 'Lift it up high so it can see',
				outcome: [
					'{hero} held it up high. “What can you see?” “I see my roof! And I see a way!”',
					'Up high went {smallThe}, on {hero}’s head. “Oh! There is my home! There, by the bell!”',
				],
				later: '“Lift me up high again!” said {smallThe}. “I want to see it all.”',
			},
			{
				approach: 'bold',
				say: 'Take it along and run like the wind',
				outcome: [
					'“Hold on!” said {hero}. {They} took it along and ran, like the wind. “Go left!” it said.',
					'There was no time. So {smallThe} came along, and {hero} ran like the wind. “Whee!”',
				],
				later: '“We ran like the wind!” said {smallThe}.',
			},
			{
				approach: 'careful',
				say: 'Hold its hand and walk slowly',
				outcome: [
					'{hero} took it by the hand. To walk was slow. But step by step, it knew the way. “Here! And here!”',
					'“Hold my {hand},” said {hero}. It was not fast. But it was all right.',
				],
				later: '{SmallThe} still had to hold {hero}’s {hand}.',
			},
		],
		look: {
			pose: 'sit',
			feeling: 'worried',
			with: ['helper'],
			thing: 'near',
			cameras: ['close-up', 'over-shoulder', 'bird-eye'],
		},
	},
	{
		titles: ['Ding! Bell Three', 'Just in Time', 'The Last Bell', 'Let It Begin'],
		onward: [
			'{SmallThe} looked up. “I like you,” it said. “I know a quick way!”',
			'It did not cry now. “I live by the bell,” it said. “Come!”',
			'“I can see my home!” said {smallThe}. “It is by the bell!”',
		],
		parts: [
			[
				'It knew a tiny way. In here, under there! {solve} {later}',
				'“In here!” It was a tiny gate. {solve} {later}',
				'“Down the slide!” Whee! {solve} {later}',
				'“Duck down! Now hop!” It was so quick. {solve} {later}',
				'On and in and out it went. {later} {solve}',
			],
			[
				'{time} Ding, ding, DING! And {hero} stood {placeAt}. “Here is the {thingOne}!” {detail}',
				'{time} {PlaceAt} the bell went ding, ding… {hero} held up the {thingOne}. DING! “In time!” {detail}',
				'{time} Ding! {hero} ran {placeTo}. “The {thingOne} is here!” Now {feast} could start. {detail}',
				'{time} {PlaceAt} {hero} put down the {thingOne}. DING! Not one blink too late. {detail}',
			],
			[
				'And a mama came running. “My little one!”',
				'And who gave {smallThe} a kiss? Its mama!',
				'“There you are!” said a mama, and picked up {smallThe}.',
				'“Mama!” said {smallThe}. What a kiss it got! Mwah.',
				'{SmallThe} and its mama did a dance. So {helper} did one too.',
			],
			['{glow}', '{sense} {glow}'],
		],
		options: [],
		look: { pose: 'cheer', feeling: 'proud', with: ['helper'], thing: 'near', cameras: ['wide', 'low-angle'] },
	},
];
