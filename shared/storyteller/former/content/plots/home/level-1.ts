import { common1 } from '../../common/level-1.ts';
import type { ChapterTemplate } from '../../plot.ts';

/** Lost, and led home by one who would rather the day did not end. For readers of 3 to 5. */
export const home1: readonly ChapterTemplate[] = [
	{
		titles: ['Too Far', 'After {lureThe}', 'Lost!', 'Where Is Home?'],
		onward: [],
		parts: [
			['{time} {intro} {show}', '{intro} {show} {time}', '{intro} {time} {show}'],
			[
				'Then by came {lure}. “Oh!” said {hero}, and ran after it. It went here, it went there. And then it was gone.',
				'{hero} was out to play when {lure} came by. “Wait for me!” Over, under, on and on. Then, poof! It was gone.',
				'“Look, {lure}!” {hero} just had to go after it. Left and right and up and down. And then there was no more of it.',
			],
			[
				'Now where was {hero}? {PlaceAt}! “I do not know this way. I am lost.” {detail}',
				'{hero} stood still. “This is not home.” No, it was not. It was {place}. Oh dear! {detail}',
				'{detail} {hero} looked back. No path! All alone {placeAt}. “I want to go home.”',
			],
			[
				'But what lay there, all by itself? It was {thingA}. “You are lost as well,” said {hero}. “Come with me.” {closing}',
				'And then {hero} saw {thingA}. No one was near. “Then I will take you home with me.” {closing}',
				'There, all alone, was {thingA}. {hero} held it tight. Two are not so alone as one. {closing}',
			],
		],
		options: [
			{
				approach: 'bold',
				say: 'Pick a path and go for it',
				outcome: [
					'{hero} had to pick. This path? That path? “This one!” And off {they} went, just like that.',
					'“I pick you,” {hero} told the path. It was as good as any path. Go, go, go!',
				],
				later: '“I pick this path,” said {hero}. And it was the right one.',
			},
			{
				approach: 'careful',
				say: 'Drop small stones to mark the way',
				outcome: [
					'{hero} let a stone drop. And a stone. And a stone. “Now I can not get more lost,” {they} said.',
					'Plip, plip, plip. It is wise to drop a stone, here and there. {hero} did it all the way.',
				],
				later: '{hero} saw the small stones that {they} had let drop. How they shone!',
			},
			{
				approach: 'clever',
				say: 'Sniff for the smell of {food}',
				outcome: [
					'{hero} began to sniff. Home has a smell. It was {food}! Sniff, sniff. Was it this way?',
					'Sniff! {hero} stuck {their} nose up. Was that {food}, far, far off? Just a bit. That way!',
				],
				later: 'Sniff, sniff! There it was: the smell of {food}, just ahead.',
			},
			{
				approach: 'ask',
				say: 'Call out, “Which way is home?”',
				outcome: [
					'“Which way is home?” It was a loud call. “Home, home, home,” said the hills. That was nice of them.',
					'{hero} had to call two times. Then a small bird said, “Tweet!” and looked left. So left it was.',
				],
				later: '“Home is this way!” It was good to call it out loud.',
			},
			{
				approach: 'silly',
				say: 'Spin around and go where you point',
				outcome: [
					'{hero} began to spin. Round and round, whee! Stop. {Their} {hand} had to point that way. So that was the way.',
					'Spin, spin, bump! {hero} sat down hard. But one foot did point at a gap. “So, that way!”',
				],
				later: '{hero} had to spin once more, for joy. Whee! Bump.',
			},
			{
				approach: 'kind',
				say: 'Help a beetle that is on its back',
				outcome: [
					'A beetle lay on its back. {hero} did help it up. “Thank you,” it said. “Home? Go by the big stone.”',
					'First things first! {hero} had to help a beetle to its feet. It did a bow, and then it led the way a bit.',
				],
				later: 'The beetle came by to see if it could help too.',
			},
		],
		look: { pose: 'think', feeling: 'sad', with: [], thing: 'near', cameras: ['bird-eye', 'wide'] },
	},
	{
		titles: ['Not Alone Now', '{helper} Knows a Way', 'Left or Right?', 'Two on the Path'],
		onward: [
			'It was a start. Home could not be far.',
			'So on {they} went, with the {thingOne}.',
			'“Come, {thingOne},” said {hero}. “This way.”',
		],
		parts: [
			[
				'{time} {arrive} {weather} {sense}',
				'{arrive} {sense} {time} {weather}',
				'{arrive} {time} {weather} {tone}',
				'{time} {tone} {arrive} {weather}',
			],
			[
				'{meet} “I want to go home,” said {hero}. “Hmm. Let us look for it.” {detail}',
				'{meet} “Do you know my home?” asked {hero}. “I may,” said {helper.they}, and went red. {detail}',
				'{meet} “I am lost,” said {hero}. “Then let us be lost as two!” {detail}',
			],
			[
				'{obstacle} {show} And it was right on the way home!',
				'{obstacle} “I just want to go home,” said {hero}. {show}',
				'{obstacle} {show} Now home was as far as ever.',
			],
		],
		options: common1.pastTrouble,
		look: { pose: 'walk', feeling: 'curious', with: ['helper'], thing: 'held', cameras: ['two-shot', 'low-angle'] },
	},
	{
		titles: ['Round and Round', 'Here Again', '{helper} Knew', 'In a Ring'],
		onward: ['{settled}', '{settled} “Home!” said {hero}.', '{settled} On went the two.'],
		parts: [
			['{reason} {show}', '{show} {reason}', '{reason}'],
			[
				'{time} {together} {weather} On and on, left and right. And where were the two now? {PlaceAt}. Again! {detail}',
				'{time} {together} {weather} Then on the path went, up and down. “Oh no,” said {hero}. “We were here before!” {detail}',
				'{together} {time} {weather} {hero} put down a hat. On the two went. And there lay a hat. The same hat! {detail}',
			],
			[
				'“This path is a ring,” said {hero}. “So it is no good.” {helper} did not say a word.',
				'“Now I know where home is NOT,” said {hero}. {helper} went red.',
				'“We must try a new way,” said {hero}. {helper} gave a sniff.',
			],
			[
				'“I know the way,” said {helper}. “I knew it all the time. But then you would be gone. And I have no one.”',
				'“It is my fault,” said {helper}. “I know where your home is. I did not want the day to end.”',
				'A tear ran down {helper}’s nose. “I can take you home. I just had so much fun with you. I did not want to stop.”',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Give {helper} a big hug',
				outcome: [
					'{hero} was not mad. {They} gave {helper} a big hug. “You could have told me,” {they} said.',
					'A hug was best. So {hero} gave one. It was so big that the {thingOne} was in it too.',
				],
				later: '{helper} gave {hero} a hug back.',
			},
			{
				approach: 'bold',
				say: 'Say, “Come home with me!”',
				outcome: [
					'“Come home with me!” said {hero}. “Then the day does not have to end.” “Me?” said {helper}. “You!”',
					'{hero} said it at once. “Come home with me. There is {food}.” {helper} had to sit down.',
				],
				later: '“Come in, come in!” said {hero}. “This is home.”',
			},
			{
				approach: 'clever',
				say: 'Make a map so {helper} can visit',
				outcome: [
					'{hero} began to make a map. Here is you. Here is me. A line went from one to the other.',
					'With a stick {hero} made a map. “This is my door. You can come each day!” {helper} looked and looked.',
				],
				later: 'The map went up on the wall. It had two homes on it.',
			},
			{
				approach: 'silly',
				say: 'Pretend to be mad, and then laugh',
				outcome: [
					'“Grr!” said {hero}. It was all pretend. Then {they} had to laugh. “You are so silly!” Both had to laugh then.',
					'{hero} did pretend for a bit. “I am so mad, I will eat my hat!” Then came a laugh. Ha!',
				],
				later: '“Grr!” said {helper}. It was just pretend. Ha!',
			},
			{
				approach: 'careful',
				say: 'Think it over for a bit',
				outcome: [
					'{hero} had to think. It was not right to fib. But it is hard to be alone. “I see why,” {they} said.',
					'It was good to think a bit. {hero} sat on a stone. Then {they} held out {their} {hand}. “Friends?”',
				],
				later: '“Let me think,” said {hero}. “Yes. This was a good day.”',
			},
			{
				approach: 'ask',
				say: 'Ask {helper} to lead the way now',
				outcome: [
					'“Will you lead me home now?” {hero} had to ask. “I will,” said {helper}. “Each step of the way.”',
					'{hero} did not shout. {They} just had to ask. “Lead me home, please.” And {helper} took {their} {hand}.',
				],
				later: '{helper} had led the way, just as {hero} had asked.',
			},
		],
		look: {
			pose: 'sit',
			feeling: 'surprised',
			with: ['helper'],
			thing: 'near',
			cameras: ['close-up', 'two-shot', 'over-shoulder'],
		},
	},
	{
		titles: ['Home at Last', 'A Plate for Two', 'The Way Home', 'Knock, Knock'],
		onward: [
			'{helper} looked up. “You are not mad at me?” “No.”',
			'That made {helper} smile.',
			'“You are a good friend,” said {helper}.',
		],
		parts: [
			[
				'“This way,” said {helper}. But it was dark. {solve} {later}',
				'Now {helper} led, and it went fast. {solve} {later}',
				'{later} One last hill! {solve}',
				'“Not far now!” said {helper}. {later} {solve}',
				'There was one last gate, and it was stuck. {solve} {later}',
			],
			[
				'{time} {weather} The way went {placeTo}. “Home!” said {hero}, and jumped. {detail}',
				'{time} {weather} {PlaceAt} {hero} gave a shout. “I can see my home!” {detail}',
				'{time} {weather} “Look,” said {helper} {placeAt}. “Is that your door?” It was! {detail}',
			],
			[
				'{hero} gave {helper} the {thingOne}. “Put it by your door.”',
				'“This is for you,” said {hero}. It was the {thingOne}. “Now you will not be alone.”',
				'“Take the {thingOne},” said {hero}. “And come back each day!”',
				'“Here,” said {hero}. {helper} got the {thingOne}, and did not let go of it.',
			],
			['{glow}', '{sense} {glow}'],
		],
		options: [],
		look: { pose: 'run', feeling: 'happy', with: ['helper'], thing: 'near', cameras: ['wide', 'low-angle'] },
	},
];
