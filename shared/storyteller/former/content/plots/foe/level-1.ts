import type { ChapterTemplate } from '../../plot.ts';

/** What everyone fears only needs to be understood. For readers of 3 to 5. */
export const foe1: readonly ChapterTemplate[] = [
	{
		titles: ['What Was That?', 'All Run and Hide', 'Who Will Go?', 'A Big Fuss'],
		onward: [],
		parts: [
			['{time} {intro} {show}', '{intro} {show} {time}', '{intro} {time} {show}'],
			[
				'But one day, oh my! {Trouble} {troubleDid}. {sound} {Folk} ran and hid.',
				'Then it all went wrong. {Trouble} {troubleDid}! “Help!” {Folk} hid under the beds.',
				'One day {trouble} {troubleDid}. “Oh no, oh no!” All of {folk} were so afraid.',
			],
			[
				'“It is bad,” said one. “It is mean,” said two. “It will eat my hat!” said three. {detail}',
				'“It has big teeth!” said one. “Ten of them!” “No, a hundred!” No one had been to look. {detail}',
				'“It did that to be nasty,” some said. “It wants to get us!” But was that so? {detail}',
			],
			[
				'{PlaceAt} {hero} stood and thought. “I will go and see.” {They} took {thingA} along, as a gift. {closing}',
				'“I want to know,” said {hero} {placeAt}. “Has anyone been to look? I will take {thingA}. It is good to bring a gift.” {closing}',
				'“I will go,” said {hero}. It was very still {placeAt}. “And I will take {thingA} with me. You can not be mean with a gift.” {closing}',
			],
		],
		options: [
			{
				approach: 'bold',
				say: 'March off with a loud stamp',
				outcome: [
					'Stamp, stamp, stamp! {hero} began to march. It is good to be loud when you feel small.',
					'{hero} went off at a march. Left, right, stamp! {Their} knees shook a bit. But on {they} went.',
				],
				later: 'Stamp, stamp! This time {folk} had to march along.',
			},
			{
				approach: 'careful',
				say: 'Creep up and have a little look',
				outcome: [
					'{hero} began to creep. Low, low, like a cat. From far off {they} had a look. It did not look so mean.',
					'Creep, stop, and look. {hero} did not make one sound.',
				],
				later: '“I had a good look first,” said {hero}. “That is how I knew.”',
			},
			{
				approach: 'kind',
				say: 'Tell {folk} not to be afraid',
				outcome: [
					'“Do not be afraid,” said {hero}. “I will tell you what I see.” One small hand came out and gave {them} a pat.',
					'{hero} went from bed to bed to tell {folk}. “Do not be afraid. I will be back soon.” Then {they} set off.',
				],
				later: '“Do not be afraid,” said {hero} once more. And no one was.',
			},
			{
				approach: 'clever',
				say: 'Put a pot on for a hat',
				outcome: [
					'{hero} took a pot and put it on. Clonk! Now {their} head was safe. But it was hard to see.',
					'A pot makes a good hat. Clonk, clonk, it went, all the way. “Now I am a knight,” said {hero}.',
				],
				later: 'The pot was a pot again. There was soup in it!',
			},
			{
				approach: 'silly',
				say: 'Walk backwards so it can not see you',
				outcome: [
					'{hero} began to walk backwards. “If I do not see it, it will not see me.” Bump! That was a tree. Or was it?',
					'It is hard to walk backwards. {hero} fell down two times. But it was so silly that no one could be afraid.',
				],
				later: 'All the way home {hero} had to walk backwards, to wave good-bye.',
			},
			{
				approach: 'ask',
				say: 'Ask the oldest one about it',
				outcome: [
					'{hero} went to ask the oldest one of all. “I am old,” came the answer. “And I do not think it is bad.”',
					'“What do you know?” It was good to ask. “Go and see,” said the oldest one. “No one ever does.”',
				],
				later: '“I told you so,” said the oldest one. “You were right to ask.”',
			},
		],
		look: { pose: 'think', feeling: 'worried', with: [], thing: 'near', cameras: ['wide', 'bird-eye'] },
	},
	{
		titles: ['Keep Out!', 'The Big Gate', 'No One May Pass', 'Shut!'],
		onward: [
			'So {hero} was on the way. It was not so bad!',
			'That helped. {hero} felt less small now.',
			'Now {hero} was not so afraid. On, on!',
		],
		parts: [
			[
				'{time} {arrive} {weather} {sense}',
				'{arrive} {sense} {time} {weather}',
				'{arrive} {time} {weather} {tone}',
				'{time} {tone} {arrive} {weather}',
			],
			[
				'{meet} “I want to see {trouble},” said {hero}. “So do I! But not alone.” {detail}',
				'{meet} “Are you afraid of {trouble}?” asked {hero}. “Yes. So I want to see it.” {detail}',
				'{meet} {hero} told all. “Then I will hold your {hand}.” {detail}',
			],
			[
				'But there was a big gate, and it was shut. “Keep out!” it said. {show} There stood {friend}. {Friend.they} was {friendA}. “No one may go in!”',
				'A rope hung across the way. There stood {friend}. {Friend.they} was {friendA}. “Stop! It is not safe!” {show}',
				'{show} Then came a wall of chairs and beds. On top sat {friend}. {Friend.they} was {friendA}. “You can not pass!”',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Give {friend} a bite of {food}',
				outcome: [
					'“You must be hungry,” said {hero}. “Have a bite.” There was {food}. {friend} ate it all up. “Well, go on.”',
					'{hero} had {food} and gave {friend} a big bite. Yum! Not so cross now. “You may go. But be safe.”',
				],
				later: '{friend} gave {hero} a bite of pie. “Now I share too.”',
			},
			{
				approach: 'silly',
				say: 'Dance by like two hens',
				outcome: [
					'Cluck, cluck! {hero} and {helper} had to dance like hens. {friend} laughed so much. By went the two!',
					'“We are just two hens,” said {hero}. Dance, flap, cluck! {friend} let the hens go by.',
				],
				later: 'Cluck, cluck! Now all had to dance like hens.',
			},
			{
				approach: 'clever',
				say: 'Find the gap at the side',
				outcome: [
					'{hero} went to find a gap. There was one! A small one, by the side. In went {hero}. In went {helper}. Pop!',
					'There is always a gap if you look for it. {hero} did find one, at the side. It was a tight fit. Pop!',
				],
				later: 'Now no one had to use the gap. The way was open.',
			},
			{
				approach: 'bold',
				say: 'Say, “Let us pass, please!”',
				outcome: [
					'“Let us pass, please!” {hero} said it in a big voice. {friend} blinked. “You did say please. So pass.”',
					'{hero} stood up tall. “Let us pass, please! We want to help.” {friend} had to think. Then {friend.they} gave a nod.',
				],
				later: '“You may all pass,” said {friend}. “Please!”',
			},
			{
				approach: 'ask',
				say: 'Ask {friend} to come along',
				outcome: [
					'“Will you come too?” It was good to ask. {friend} looked at {friend.their} feet. “I am afraid,” {friend.they} said. “But I will let you in.”',
					'{hero} had to ask just once. “Come with us, {friend}!” “Me? No, no. But you are brave. Go on.”',
				],
				later: 'And {friend} did come along in the end.',
			},
			{
				approach: 'careful',
				say: 'Wait until {friend} takes a nap',
				outcome: [
					'The two had to wait. Tick, tock. Then {friend} took a nap. Snore! On tiptoe, by, and gone.',
					'“Shh,” said {hero}. “We wait.” Soon there was a snore. {friend} had a good long nap.',
				],
				later: '“Did I miss it all?” said {friend}. “I had a nap!”',
			},
		],
		look: {
			pose: 'point',
			feeling: 'curious',
			with: ['helper', 'friend'],
			thing: 'away',
			cameras: ['two-shot', 'low-angle'],
		},
	},
	{
		titles: ['Bang, Bang, Bang', 'A Bad Plan', 'Up Close', 'Not So Mean'],
		onward: [
			'And so the two got in.',
			'That did it! {friend} let the two go in.',
			'“Well, I never,” said {friend}. And the two went on.',
		],
		parts: [
			[
				'{time} {together} {weather} {sense} {show}',
				'{together} {time} {weather} {show}',
				'{show} {together} {weather} {time} {sense}',
			],
			[
				'And there it was. “Let us scare it off,” said {helper}. Bang, bang, bang on a pan! Oh no. Now it was worse.',
				'“I have a plan,” said {helper}. “We shout BOO!” “BOO!” But that was no good. It just got worse.',
				'There it was! “Shoo!” said {helper}. “Go home! Shoo!” It did not go. It only got more upset.',
			],
			[
				'“Stop,” said {hero}. “We made it sad.” So now {they} knew. Loud is not the way. {detail}',
				'“That was not nice of us,” said {hero}. “Let us try soft.” {detail}',
				'{detail} “It is afraid of US,” said {hero}. “Put down that pan.”',
			],
			[
				'{hero} went up close to {trouble}. And then {they} saw it all. {TroubleFrom}.',
				'Up close {trouble} was not mean at all. Do you know what it was? {TroubleFrom}!',
				'{hero} looked at {trouble} for a long time. “Oh! Now I see.” {TroubleFrom}.',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Say sorry in a soft voice',
				outcome: [
					'“Sorry,” said {hero}. “We did not know.” It is not hard to say sorry. And all went soft and still.',
					'{hero} had to say sorry first. “We were loud. We were wrong.” That was a good start.',
				],
				later: '“Sorry,” said all of {folk}. “We did not know.”',
			},
			{
				approach: 'bold',
				say: 'Run back and tell {folk} at once',
				outcome: [
					'“I must tell it!” {hero} ran back. “It is not bad! It just needs us!”',
					'“I must run and tell {folk}!” And {hero} ran. “Come and see!”',
				],
				later: 'It was good that {hero} ran so fast to tell it all.',
			},
			{
				approach: 'clever',
				say: 'Draw a picture to show {folk}',
				outcome: [
					'{hero} took a stick to draw a picture in the dust. Here it is. Here is why. Now {folk} could see it too.',
					'“I will draw it,” said {hero}. It was a good picture. Even the hats were right. {Folk} came to look.',
				],
				later: 'The picture is still there. It has a frame now.',
			},
			{
				approach: 'ask',
				say: 'Ask {friend} to come and look',
				outcome: [
					'{hero} went to ask {friend}. “Just one look!” {friend} came on tiptoe. One look, and then, “Oh!”',
					'“Come and look,” said {hero}. It took a long time to ask. But {friend} did come. “Is that all it is?”',
				],
				later: '{friend} told it best. “I had a look, and it was fine!”',
			},
			{
				approach: 'silly',
				say: 'Sing it a very silly song',
				outcome: [
					'{hero} began to sing. “Tiddly, widdly, wee!” It was so silly. And, bit by bit, all was calm.',
					'“Oh, tiddly pom!” It is hard to be upset when friends sing. Soon {folk} came to hear it.',
				],
				later: 'Tiddly, widdly, wee! Now all could sing that silly song.',
			},
			{
				approach: 'careful',
				say: 'Help it, one small bit at a time',
				outcome: [
					'{hero} began to help. A small bit here, a small bit there. {Folk} came to look over the wall.',
					'“Bit by bit,” said {hero}. To help takes time. But look, it was not so bad now!',
				],
				later: 'Bit by bit, all of {folk} came to help as well.',
			},
		],
		look: {
			pose: 'reach',
			feeling: 'surprised',
			with: ['helper'],
			thing: 'near',
			cameras: ['close-up', 'over-shoulder'],
		},
	},
	{
		titles: ['All Friends Now', 'No More Fear', 'Good Morning to You', 'Not a Foe at All'],
		onward: [
			'And {folk} saw it. One by one, all came out.',
			'How {folk} stared! “Is it safe?” “Yes!”',
			'“Look at that,” said {folk}. “It is not bad!”',
		],
		parts: [
			[
				'“Now to help {trouble}!” {solve} {later}',
				'“We must help {trouble},” said {hero}. {later} {solve}',
				'“Who will help {trouble}?” asked {hero}. {solve} {later}',
				'So off went one and all to help {trouble}. {later} {solve}',
			],
			[
				'Soon it was all put right. {hero} left the {thingOne} there, as a gift.',
				'So it was done. And {hero} gave the {thingOne}. “Now we are friends.”',
				'“There!” said {hero}, and put down the {thingOne}. “It is for you.”',
				'All of {folk} did a bit. Then {hero} put the {thingOne} there, for luck.',
			],
			[
				'{time} So there was a feast {placeAt}. {weather} “And we hid under the bed!” {detail}',
				'{time} {PlaceAt} all sat down to eat. {weather} “A hundred teeth! Ha!” {detail}',
				'{time} {Folk} danced {placeAt}. {weather} “Good night, {troubleBare}!” {detail}',
			],
			['{glow}', '{sense} {glow}'],
		],
		options: [],
		look: { pose: 'wave', feeling: 'happy', with: ['helper', 'friend'], thing: 'near', cameras: ['wide', 'two-shot'] },
	},
];
