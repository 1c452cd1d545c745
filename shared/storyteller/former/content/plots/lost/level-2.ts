import { common2 } from '../../common/level-2.ts';
import type { ChapterTemplate } from '../../plot.ts';

/** Something that all love is gone; one who meant no harm has it. For readers of 6 to 8. */
export const lost2: readonly ChapterTemplate[] = [
	{
		titles: [
			'The Empty Spot',
			'Gone in the Night',
			'Who Took the {thingOne}?',
			'A Very Bad Morning',
			'{Clue} on the Ground',
		],
		onward: [],
		parts: [
			[
				'{time} {intro} {show}',
				'{intro} {show} {time} {sense}',
				'{intro} {time} {show}',
				'{time} {sense} {intro} {show}',
			],
			[
				'Now, {folk} had {thingA}, and they were very proud of it. It stood {placeAt}, where everyone could [see it|say hello to it]. {tone}',
				'{PlaceAt} there was {thingA}. {Folk} loved it more than cake. On bad days they came just to look at it, and [went home happy|felt better].',
				'The best thing that {folk} owned was {thingA}. It was kept {placeAt}, and {hero} said good morning to it every single day.',
			],
			[
				'But [today|this time] there was nothing there. Only a clean round patch in the dust! “The {thingOne} is gone!” cried {folk}. {sound} Everyone talked at once, and nobody listened.',
				'Then came a terrible cry. “It is gone! Somebody has taken the {thingOne}!” {hero} ran to look. Where the {thingOne} should have been, there was only [air|a cobweb].',
				'That day {hero} said good morning as ever. Nobody was there to hear it. The {thingOne} had gone! {Folk} searched under everything, twice, and found [one odd sock|half a biscuit].',
			],
			[
				'{hero} bent down. On the ground were {clue}, and they led away in a line. “I will bring the {thingOne} back,” {they} said. “I promise.” {detail} {closing}',
				'{detail} Then {hero} saw something that the others had missed. There were {clue} on the ground! “I am going after it,” {they} said. {closing}',
				'“Do not touch anything,” said {hero}. “Look!” And there they were: {clue}, one after another, all the way to the corner and beyond. {detail} {closing}',
			],
		],
		options: [
			{
				approach: 'careful',
				say: 'Follow the {clue} one step at a time',
				outcome: [
					'{hero} began to follow the {clue}, nose close to the ground. There were big gaps between them. “Whoever it was,” thought {hero}, “was in a hurry.”',
					'It is not easy to follow {clue} without treading on any. {hero} went along like a stork, lifting {their} feet high. The line never broke.',
				],
				later:
					'“I am glad we took the trouble to follow the {clue},” said {hero}. “They led us to more than the {thingOne}.”',
			},
			{
				approach: 'ask',
				say: 'Ask {folk} who was the last to see it',
				outcome: [
					'{hero} went around to ask {folk}, one by one. “I saw nothing,” said the first. “I saw less than that,” said the next. But the last one had heard small feet in the night, and somebody humming.',
					'“Who was the last to see it?” {hero} had to ask nine times. The ninth was the youngest of {folk}. “A bag with legs went by,” said the little one. Nobody else had believed it.',
				],
				later: 'One of {folk} spoke up. “Nobody ever asks us. You did.” And all of {folk} took hold and helped.',
			},
			{
				approach: 'bold',
				say: 'Race ahead before the trail gets cold',
				outcome: [
					'{hero} did not wait. {They} began to race along the trail, so fast that the {clue} were a blur. Twice {they} ran past a turning. Twice {they} ran back.',
					'“No time to lose!” To race a thief you must be quick, and {hero} was. The wind whistled in {their} ears, and the {clue} were fresher with every bend.',
				],
				later: '“I will race you home,” said {hero}. It was a good idea. On such a day feet like to run.',
			},
			{
				approach: 'clever',
				say: 'Work out who could have left the {clue}',
				outcome: [
					'{hero} sat down to work it out. The {clue} were small and close together. “So it is someone with short legs,” {they} said, “and a heavy load.” That was worth knowing.',
					'Who had left the {clue}? {hero} tried to work it out with a stick in the dust. It could not be someone tall. It could not be someone tidy. That left about half the world.',
				],
				later:
					'“I did work it out, you know,” said {hero}. “Short legs and a heavy load!” And now there were many arms to share it.',
			},
			{
				approach: 'silly',
				say: 'Sniff along the trail like a hound',
				outcome: [
					'{hero} got down low to sniff. Sniff, sniff! It smelled of dust, and feet, and just a little of jam. A beetle looked at {them} in surprise, but {they} went on.',
					'“If I were a hound,” said {hero}, “I would sniff.” So that was what {they} did, and {they} even tried a bark. It felt very silly, and it worked.',
				],
				later: '{hero} gave a bark like a hound, just for joy. Somebody barked back.',
			},
			{
				approach: 'kind',
				say: 'Cheer up {folk} before setting out',
				outcome: [
					'First {hero} went to cheer up {folk}. {They} made a pot of tea and let everyone have a turn at being sad. Then {they} set out, and there was waving until the very last bend.',
					'“We will have it back by supper,” said {hero}. {They} told {folk} a story to cheer everyone up. By the end of it, some were almost smiling, and {hero} slipped away along the trail.',
				],
				later: '{Folk} had not forgotten who had stopped to cheer everyone up. Now it was {hero}’s turn to be cheered.',
			},
		],
		look: { pose: 'think', feeling: 'worried', with: [], thing: 'away', cameras: ['wide', 'low-angle'] },
	},
	{
		titles: [
			'A Friend Along the Way',
			'The Trail Goes On',
			'{helper}',
			'Two Are Better Than One',
			'Nobody Said It Would Be Easy',
		],
		onward: [
			'It was a start. The {clue} went on, around one corner and then the next.',
			'That put heart into {hero}. And look: there were more {clue}, and fresher ones!',
			'After that the trail seemed easier to see. The {clue} all but shone.',
			'So {hero} had made a beginning, and that is often the hardest part. The {clue} went on.',
		],
		parts: [
			[
				'{time} {arrive} {weather} The {clue} had not stopped here. {sense}',
				'{arrive} {time} {weather} {sense} And there, plain as day, were more {clue}.',
				'{arrive} {sense} {time} {weather}',
			],
			[
				'{meet} So {hero} told the whole tale of the missing {thingOne}, with all the best bits twice. {helper} listened to the end. “Well,” said {helper.they}, “I am coming with you.” {detail}',
				'{meet} “I am looking for {thingA},” said {hero}. “I have never lost one of those,” said {helper}. “But I am very good at finding. We shall look together.” {detail}',
				'{meet} “Somebody has taken the {thingOne},” said {hero}. {helper} went quite still. “Last night somebody ran past here with a sack. Come on!” {detail}',
			],
			[
				'{obstacle} {show} And of course the {clue} went straight on, right through the middle of it all.',
				'{obstacle} “And that is just the way we have to go,” said {helper}. {show} There had to be an answer.',
				'{obstacle} {tone} {show} On the far side, as clear as could be, were more {clue}. But how could anyone get there?',
			],
		],
		options: common2.pastTrouble,
		look: {
			pose: 'point',
			feeling: 'surprised',
			with: ['helper'],
			thing: 'away',
			cameras: ['two-shot', 'over-shoulder'],
		},
	},
	{
		titles: [
			'Found! Or Was It?',
			'The Wrong {thingOne}',
			'Something Shiny',
			'Not What It Seemed',
			'A Trick of the Light',
		],
		onward: ['{settled}', '{settled} {hero} let out a long breath.', '“You did that,” said {helper}. {settled}'],
		parts: [
			['{reason}', '{reason} {show}', '{show} {reason}'],
			[
				'{time} {together} {weather} {sense} And then {hero} saw it, half hidden in a corner. “The {thingOne}!” {they} cried. “We have done it!”',
				'{together} {weather} {time} “Look,” whispered {helper}. “Over there.” Something was [gleaming|sticking out], just the size of the {thingOne}. {hero} [leaped|ran] toward it.',
				'{time} {together} {weather} {hero} stopped so suddenly that {helper} bumped into {them}. “That is it. That is the {thingOne}!” {sense}',
			],
			[
				'But it was not. It was a [dented kettle|broken clock|very old boot] with the light on it. {hero} sat down hard. “I was so sure,” {they} said. {detail}',
				'{hero} pulled. Out came a [rusty pan|one-legged stool|bent umbrella], and a spider that was not pleased. It was not the {thingOne} at all. Nobody spoke for a while. {detail}',
				'Up close it was nothing but a [cracked jug|pile of tin lids|wet stone], playing tricks. {hero} gave it a small kick, and then said sorry to it. {detail}',
			],
			[
				'“Wait,” said {helper}. “Feel behind it. The dust is gone. Somebody pulled something heavy through here.” There was a low, dark gap in the wall. From inside came the sound of humming.',
				'“It is not all bad,” said {helper}. “Look what is under it!” The {clue} did not end here. They went down, into a hole just big enough to crawl through. And somebody in there was sneezing.',
				'But if {hero} had not stopped there, {they} would never have heard it. Tap, tap, tap. It came from behind a little crooked door that both had missed. The last of the {clue} lay on its step.',
			],
		],
		options: [
			{
				approach: 'bold',
				say: 'Go straight in and say hello',
				outcome: [
					'{hero} went straight in. “Hello!” {they} said, as loudly as {they} dared. Inside, something fell over with a crash.',
					'There is a time for going straight in, and this was it. “Hello?” said {hero}. “Nobody is here,” said somebody.',
				],
				later: '“You came straight in and said hello,” said {friend}. “Nobody ever does that. I liked it.”',
			},
			{
				approach: 'careful',
				say: 'Peep in without a sound',
				outcome: [
					'{hero} crept up to peep in. One eye, then the other. At first there was only the dark. Then something moved.',
					'Without a sound, {hero} leaned in to peep. {helper} peeped over the top. Four eyes saw the same thing at the same time.',
				],
				later: '“I saw you peep in,” said {friend}, and laughed. “Two noses in a row!”',
			},
			{
				approach: 'kind',
				say: 'Leave {giftA} on the step as a present',
				outcome: [
					'{helper} had {giftA} in {helper.their} bag. {hero} put it down as a present and stepped back. After a while a small arm came out and felt around. “For me?” said a voice.',
					'“A present first,” said {hero}. “Then we talk.” {helper} dug out {giftA}, and it was left where anyone could find it. It did not lie there long.',
				],
				later: '{friend} held up {gift}. “You gave me a present before you even knew me,” said {friend.they}.',
			},
			{
				approach: 'silly',
				say: 'Hum the same song, only louder',
				outcome: [
					'{hero} began to hum as well, but louder, and quite out of tune. The noise inside stopped. “It does not go like that,” said an annoyed voice. “It goes like this.”',
					'{helper} beat time, and {hero} began to hum at full blast. It was awful. Soon somebody inside could not stand it any longer and joined in.',
				],
				later: 'All the way, {friend} taught everyone how to hum that song properly. It was harder than it looked.',
			},
			{
				approach: 'clever',
				say: 'Knock three times, like a postman',
				outcome: [
					'{hero} went to knock: rat, tat, tat. “Post!” {they} called. “Oh, how nice,” said a voice. “I never get any post.” And it opened up.',
					'“Everyone opens up for the post,” said {hero}, and gave three smart knocks. There was a shuffle of feet. “Is it a parcel?” asked somebody, full of hope.',
				],
				later: '“Rat, tat, tat!” {friend} had learned how to knock like a postman. From now on there would be letters.',
			},
			{
				approach: 'ask',
				say: 'Let {helper} go in first',
				outcome: [
					'“You go in first,” said {hero}. “You have the kinder face.” So {helper} went. There was a murmur of voices. Then {helper} put out {helper.their} head and said, “I think you should come and see this.”',
					'{hero} let {helper} go in first. It was quiet for so long that {hero} began to worry. At last came {helper}’s voice. “It is all right. Come on in, and mind the teapot.”',
				],
				later: '“I am glad you let me go in first,” said {helper}. “Sometimes it takes two to be brave.”',
			},
		],
		look: {
			pose: 'reach',
			feeling: 'curious',
			with: ['helper'],
			thing: 'away',
			cameras: ['over-shoulder', 'close-up', 'bird-eye'],
		},
	},
	{
		titles: [
			'The One Who Had It',
			'What {friend} Had Done',
			'Not a Thief at All',
			'A Secret Comes Out',
			'Why the {thingOne} Was Gone',
		],
		onward: [
			'Inside, somebody gave a gasp.',
			'And slowly, from the dark, somebody came into the light.',
			'There was a scuffle, and a squeak, and then a very small cough.',
			'It helped. Whoever was in there was not quite so afraid now.',
		],
		parts: [
			[
				'{time} So that was how the two friends came {placeTo}, by the back way. {sense} There sat {friendA}, and there, shining like new, was the {thingOne}. “I am {friend},” came a whisper. “I can explain.”',
				'{time} The back way ended {placeAt}. {sense} And here was {friendA}, holding the {thingOne} in both arms. “Oh dear,” said {friend}, for that was the name. “You have come for it.”',
				'{time} It led {placeTo}. {weather} In the middle of it all sat {friend}, {friendA}. And next to {friend.them} was the {thingOne}! {sense}',
			],
			[
				'“It had a crack,” said {friend}. “It was so small that nobody saw it. But every day it grew. I wanted to mend it before it broke, and put it back before breakfast. Then I fell asleep.” {tone}',
				'“I am too small to see it where it stands,” said {friend}. “Every day I hear how beautiful it is, and all I ever see is knees. I only wanted one good look. Then I could not carry it back.” {tone}',
				'“It was so dusty,” said {friend}. “I thought, I will clean it, and it will be a surprise. But it took longer than I thought. And then I heard the shouting, and I was too scared to come out.” {tone}',
				'“I am new here,” said {friend}. “I do not know anyone. When I sit by the {thingOne}, I do not feel so alone. I was going to bring it back. I was just not done sitting.” {tone}',
			],
			[
				'{hero} had been ready to be cross. But now there was nothing to be cross about. “You should have told someone,” {they} said. “I know,” said {friend}, and a tear ran down. {detail}',
				'{helper} blew {helper.their} nose. {hero} thought for a while. Taking was wrong. But this was not really taking, not in the heart. {detail}',
				'It was very quiet. {hero} looked at {helper}, and {helper} looked at {hero}. This was no thief. This was somebody who needed a friend. {detail}',
			],
			[
				'“They will all be angry,” said {friend}. “I can never go back there. Just take it and go.” What could {hero} say to that?',
				'Far off, a horn blew. {Folk} were coming, and they did not sound happy. {friend} turned pale. Something had to be done, and quickly.',
				'“Take it,” said {friend}, and looked at the floor. “But please do not say that it was me.” And that was the hardest part of all.',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Promise to stand by {friend}, come what may',
				outcome: [
					'“I promise that I will stand right next to you,” said {hero}. “Whatever they say.” {friend} looked up. “Right next to me?” “So close that you can hear me swallow.”',
					'{hero} made a promise, out loud, with {helper} to hear it: {they} would stand by {friend}. It was a small sentence, but {friend} sat up a good deal straighter.',
				],
				later: '{hero} stood so close to {friend} that their shoulders touched. A promise was a promise.',
			},
			{
				approach: 'clever',
				say: 'Plan a grand return with a drum and a song',
				outcome: [
					'“Nobody can be cross with a parade,” said {hero}. So a plan was made. There was a pot for a drum, and a song with {friend}’s name in every line.',
					'{hero} had a plan, and it was a grand one. {helper} got the drum. {friend} was given the best part of the song. If you are sorry, you may as well be sorry in tune.',
				],
				later: 'Boom, boom, went the drum, and the song rang out. It was quite impossible to stay angry.',
			},
			{
				approach: 'bold',
				say: 'Tell the whole truth to {folk} at once',
				outcome: [
					'“We will tell them the truth,” said {hero}, “all of it, before anyone can guess.” {friend} swallowed. The truth can be heavy. But it is lighter when three carry it.',
					'{hero} marched out to tell {folk} the truth then and there. {Their} voice shook a little on the first word, but not on the last.',
				],
				later: 'And because {hero} had told the truth at once, there was nothing left to hide.',
			},
			{
				approach: 'careful',
				say: 'Wrap the {thingOne} up well for the way home',
				outcome: [
					'First {hero} took care to wrap the {thingOne} in {helper}’s coat, and then in straw, and then in the coat again. “It has been through enough,” {they} said. {friend} held the string.',
					'To wrap the {thingOne} took two blankets and all six of their arms. {hero} tied a bow on top. “There,” {they} said. “Now it looks like a present.”',
				],
				later: 'It was a good thing that {hero} had stopped to wrap the {thingOne} so well. Not one scratch!',
			},
			{
				approach: 'silly',
				say: 'Hide all three under one big blanket',
				outcome: [
					'“Under the blanket!” said {hero}. So all three crept under it, {thingOne} and all, and began to walk. It had six feet and no idea where it was going. {friend} giggled for the first time that day.',
					'There was one big blanket, and {hero} threw it over everyone. “We are a camel,” {they} said. {helper} was the hump. {friend} laughed so hard that the camel fell over.',
				],
				later:
					'Out from under the blanket came {helper}, then {hero}, and then {friend}. {Folk} laughed so much that they forgot to be cross.',
			},
			{
				approach: 'ask',
				say: 'Invite {folk} in to see for themselves',
				outcome: [
					'{hero} went to the door to invite {folk} in. “Wipe your feet,” {they} said, “and please be gentle.” They came in with angry faces. Then they saw how small {friend} was.',
					'“I would like to invite you in,” said {hero} to {folk}. “There is someone you should meet.” There was not much room, and hardly any tea. But somehow that made it better.',
				],
				later:
					'{Folk} had seen for themselves how it was, since {hero} had asked them in. Now every one of them wanted to help.',
			},
		],
		look: {
			pose: 'stand',
			feeling: 'surprised',
			with: ['helper', 'friend'],
			thing: 'near',
			cameras: ['close-up', 'two-shot', 'low-angle'],
		},
	},
	{
		titles: [
			'Home Again',
			'The {thingOne} Comes Back',
			'Room for One More',
			'Back Where It Belongs',
			'What {folk} Said',
		],
		onward: [
			'{friend} saw it and took courage. “I will come with you,” {friend.they} said.',
			'“If you can do that,” said {friend}, “then I can say that I am sorry.”',
			'It was what {friend} had needed to see. {Friend.they} stood up and took one end of the {thingOne}.',
		],
		parts: [
			[
				'But the {thingOne} still had to get home, and the way was steep. {solve} {later}',
				'There was one more hill to climb, and the {thingOne} seemed to weigh more with every step. {later} {solve}',
				'Just before the end, {hero} lost heart for a moment. {solve} {later}',
			],
			[
				'{time} {weather} {Folk} were waiting {placeAt}. {friend} stepped forward, shaking all over. “It was me,” said {friend.they}. “I am sorry.” {hero} held {friend.their} hand the whole time.',
				'{time} All of {folk} had come {placeTo}. {weather} When they saw the {thingOne}, a great shout went up. When they saw {friend}, it stopped. “Let me tell you why,” said {hero}, and did.',
				'{time} So {hero} and the others came {placeTo}, with the {thingOne} held high. {weather} {friend} told {folk} everything, all in one breath. You could have heard a crumb drop.',
			],
			[
				'“You could have asked us,” said the oldest. “And we,” said another, “could have asked you to tea.” The {thingOne} went back to its place, with a step for {friend} to stand on.',
				'Then the smallest of {folk} began to clap. “It looks better than before!” From that day on, {friend} was the keeper of the {thingOne}.',
				'There was a long silence. “So that is all it was,” somebody said. “Well, come and sit down.” There was room on the bench for {friend}, with a very good view of the {thingOne}.',
			],
			['{detail} {glow}', '{glow} {detail}', '{detail} {glow} {closing}'],
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
