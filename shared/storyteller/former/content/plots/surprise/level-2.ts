import { common2 } from '../../common/level-2.ts';
import type { ChapterTemplate } from '../../plot.ts';

/** A feast made in secret for a friend who thinks that all have forgotten. For readers of 6 to 8. */
export const surprise2: readonly ChapterTemplate[] = [
	{
		titles: [
			'A Secret',
			'Not a Word to {friend}',
			'The Best Day of the Year',
			'Something Is Going On',
			'Whisper, Whisper',
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
				'That day was {friend}’s {bigDay}. {friend} was {friendA}. {Friend.they} never made a fuss about such things. “So this year WE will make the fuss,” said {hero}. “And it will be a secret.” {tone}',
				'“Do you know what day it is?” {hero} whispered. {Folk} knew. It was {friend}’s {bigDay}! And {friend}, {friendA}, was to have the best surprise that anyone had ever had.',
				'For weeks {folk} had been winking at each other. {friend}’s {bigDay} was coming! {Friend.they} was {friendA}. And now the day was here. {tone}',
			],
			[
				'The present was ready. It was {thingA}, and {hero} had hidden it {placeAt}, under a cloth. There was to be a banner, a song, and {treat} as high as a chair. {detail}',
				'{PlaceAt} {hero} was wrapping {thingA} in yellow paper. “Who brings {treat}?” somebody asked. “I do,” said {hero}. “The biggest ever seen.” {detail}',
				'{detail} {hero} had thought of everything. There was {thingA}, with a bow on top, and a list as long as an arm. “Only {treat} is missing,” {they} said, and looked around {placeAt}.',
			],
			[
				'And at that very moment, in walked {friend}. Everyone froze. “Hello,” said {friend}. “Is it a special day?” It was so quiet that you could hear the paper rustle. {closing}',
				'“What are you all doing?” said somebody behind {them}. It was {friend}! {Folk} looked at the ceiling. {hero} turned as red as a radish. {closing}',
				'There were steps. There was a knock. “Anyone in?” called {friend}. There was nowhere to hide the present, and no time at all. {closing}',
			],
		],
		options: [
			{
				approach: 'silly',
				say: 'Pretend that it is a lesson in yodeling',
				outcome: [
					'“We are having a lesson,” said {hero}. “In yodeling. Holladi-o!” {Folk} joined in, and it was dreadful. {friend} listened for as long as anyone could, and then went away to be somewhere else.',
					'{hero} opened {their} mouth, and out came a yodel. “Lesson one,” {they} said. It was so loud that a jar fell down. {friend} backed out with a puzzled face.',
				],
				later: '“So there never was a yodeling lesson,” said {friend}. “Holladi-NO,” said {hero}.',
			},
			{
				approach: 'bold',
				say: 'Sit down on the present and smile',
				outcome: [
					'{hero} sat down on the present, with a crunch, and gave a big smile. “What a nice seat,” {they} said. {friend} looked at {them}, and at the others, and went slowly out.',
					'There was only one thing to do. {hero} sat down, spread out {their} elbows, and smiled until {their} face hurt. “I see,” said {friend}, who did not see at all.',
				],
				later: 'The bow was rather flat, from being sat on with a smile. {friend} said that this made it better.',
			},
			{
				approach: 'clever',
				say: 'Send {friend} to borrow a left-handed spoon',
				outcome: [
					'“You have come just in time,” said {hero}. “Could you borrow a left-handed spoon for me?” There is no such thing. It takes all day to find one. {friend} was glad to help and hurried off.',
					'{hero} thought fast. “I need to borrow a left-handed spoon,” {they} said, “and only you could get one.” {friend} stood up straighter and went. {hero} felt a little bit bad about it.',
				],
				later:
					'{friend} held up a spoon. “It took me all day to borrow it,” said {friend}, “and it is for the left hand.” Nobody could believe it.',
			},
			{
				approach: 'careful',
				say: 'Blow out the lamp and keep very still',
				outcome: [
					'{hero} blew out the lamp. In the dark nobody breathed. “Odd,” said {friend}. “I was sure I heard voices.” The steps went away again, slow and a little sad.',
					'Puff! Out went the lamp, and twenty friends kept still under one table. {friend} waited for a bit. “Never mind,” {friend} said to nobody, and shut the door.',
				],
				later:
					'It was dark again, just as when {hero} blew out the lamp. But this time it was on purpose, and it was full of giggles.',
			},
			{
				approach: 'kind',
				say: 'Take {friend} by the arm and walk {friend.them} home',
				outcome: [
					'{hero} took {friend} by the arm. “Walk with me,” {they} said, “and tell me about your garden.” It was a nice walk. It was hard not to say the one thing that {they} wanted to say.',
					'“Let me walk you home,” said {hero}. {friend} was pleased, and also a bit puzzled. At the door {friend.they} waited for a word. {hero} bit {their} lip and waved.',
				],
				later: '“You wanted to tell me when you walked me home,” said {friend}. “I saw it on your nose.”',
			},
			{
				approach: 'ask',
				say: 'Signal to {folk} to make a noise outside',
				outcome: [
					'{hero} gave a signal behind {their} back. At once there was a terrible noise outside, as if nine cats had met nine buckets. {friend} ran out to look, and {hero} ran the other way.',
					'A wink was the signal. {Folk} knew what to do. Crash, bang, meow! “What was that?” cried {friend}, and was gone.',
				],
				later: '“And the cats and the buckets?” asked {friend}. “That was the signal,” said {folk}, all very proud.',
			},
		],
		look: { pose: 'think', feeling: 'surprised', with: ['friend'], thing: 'near', cameras: ['wide', 'two-shot'] },
	},
	{
		titles: ['The Great Plan', 'A Cook for the Day', 'So Much to Do', 'Everything at Once', 'The Banner Flies Away'],
		onward: [
			'That had been close. But the secret was safe, and there was a lot to do.',
			'{friend} had not guessed a thing. “Quick now,” said {hero}.',
			'So {friend} was out of the way. At least for a while.',
		],
		parts: [
			[
				'{time} {arrive} {weather} {sense}',
				'{arrive} {time} {weather} {sense} Here, surely, there would be what {they} needed.',
				'{arrive} {sense} {time} {weather}',
			],
			[
				'{meet} “Can you make {treat}?” asked {hero}. “Can I make {treat}?” said {helper}. “I once made one that had its own stairs.” {detail}',
				'{meet} {hero} told the secret, in a whisper. {helper} clapped both hands over {helper.their} mouth. “I love surprises,” {helper.they} said through the fingers. “I shall help with {treatThe}.” {detail}',
				'{meet} “I have one day, no {treatBare}, and a guest who must not know,” said {hero}. “That is my favorite sort of day,” said {helper}. {detail}',
			],
			[
				'So off the two went, with full bags. But not for long. {obstacle} {show}',
				'{obstacle} {show} “And the party starts tonight,” said {hero}.',
				'{obstacle} {tone} {show} {hero} sat down on the bags. “There goes the plan,” {they} said.',
			],
		],
		options: common2.pastTrouble,
		look: { pose: 'walk', feeling: 'happy', with: ['helper'], thing: 'away', cameras: ['two-shot', 'over-shoulder'] },
	},
	{
		titles: ['As High as a Chair', 'Too Much of Everything', 'Boom!', 'The Great {treatBare}', 'A Sticky End'],
		onward: ['{settled}', '{settled} “Now, to the kitchen!” said {hero}.', '“Where were we?” said {helper}. {settled}'],
		parts: [
			['{reason}', '{reason} {show}', '{show} {reason}'],
			[
				'{time} {together} {weather} “How big?” asked {helper}. “Bigger,” said {hero}. In went eggs. In went more eggs. {sense}',
				'{time} {together} {weather} There was a pot as big as a bath. “Stir!” said {helper}. {hero} stirred with an oar. {sense}',
				'{together} {time} {weather} “As high as a chair,” said {hero}, “with a tower on top!” So {helper} stirred, and it grew, and grew. {sense}',
			],
			[
				'It grew out of the window. Then it gave a long sigh, and BOOM! {hero} had {treatBare} in both ears. {detail}',
				'“Just one more spoon,” said {hero}. That was one too many. {TreatThe} leaned. And then it sat down, very slowly, on {helper}. {detail}',
				'{hero} took a lick and made a face. That was not sugar. That was salt! Even a goat would not touch {treatThe}. {detail}',
			],
			[
				'{hero} began to laugh. “We wanted it big, and we forgot to make it good.” There was one small spoonful left.',
				'“It was meant to be the biggest,” said {hero}. “But {friend} never asked for big.” That was worth remembering.',
				'“Perhaps,” said {helper}, “it does not have to be as high as a chair.” {hero} thought about it. Perhaps it did not.',
			],
			[
				'Just then a face looked in, out of breath. “It is {friend}! {Friend.they} is packing {friend.their} bag!”',
				'And then, through the window, {hero} saw {friend}. {Friend.they} was walking slowly, with a suitcase in {friend.their} hand.',
				'Then there was a note under the door. “Good-bye, everyone,” it said. “Your {friend}.” {hero} went cold.',
			],
		],
		options: [
			{
				approach: 'bold',
				say: 'Run after {friend} as fast as you can',
				outcome: [
					'{hero} dropped the spoon and began to run. {They} ran with {their} apron on, and left white footprints all the way. “Wait!” {they} called. “Wait, wait, wait!”',
					'There was no time to wash. {hero} had to run just like that, all over flour, like a cloud that is late for work. Far ahead there was a small figure with a suitcase.',
				],
				later:
					'“You ran after me,” said {friend}, “with flour in your ears.” {Friend.they} laughed and cried at the same time.',
			},
			{
				approach: 'clever',
				say: 'Hide the ticket so that {friend} cannot leave',
				outcome: [
					'{hero} slipped in by the back and set out to hide the ticket. It went into a teapot. {friend} looked in every pocket, nine times. “I was sure I had it,” {friend.they} said.',
					'Nobody can leave without a ticket. So {hero} had to hide it, and {they} did, in {their} own shoe. It was not quite honest. But it was only for an hour.',
				],
				later:
					'The ticket that {hero} had hidden came to light in the teapot. {friend} tore it in two and drank the tea.',
			},
			{
				approach: 'kind',
				say: 'Ask {friend} for help with one small thing',
				outcome: [
					'“Before you go,” said {hero}, “could you help me with one small thing? There is a jar that I cannot open.” {friend} put down the case. {Friend.they} could never say no to helping.',
					'{hero} had one small thing to ask: “Will you help me to look for my hat?” It was on {their} head the whole time. {friend} looked under every bush, and nearly smiled.',
				],
				later: '“I would have helped you with big things too,” said {friend}. “You do, every day,” said {hero}.',
			},
			{
				approach: 'silly',
				say: 'Get into the suitcase and refuse to come out',
				outcome: [
					'When {friend} opened the suitcase, there lay {hero}, among the socks. “I refuse to come out,” {they} said. “You will have to stay.” {friend} had no idea what to do with a case like that.',
					'{hero} got into the suitcase and pulled the lid down. “Anyone home?” said {friend}, and knocked on it. “No,” said the suitcase. “Go and have some tea.”',
				],
				later: '“Nobody else,” said {friend}, “ever got into my suitcase to make me stay.”',
			},
			{
				approach: 'ask',
				say: 'Beg {helper} to slow {friend} down',
				outcome: [
					'“I beg you, slow {friend.them} down,” said {hero}. “Leave it to me,” said {helper}. {Helper.they} lay down across the road and began to talk about {helper.their} knees. It takes a long time to talk about knees.',
					'{hero} did not have to beg. {helper} was off at once. “Oh, {friend}! What luck! You know all about knitting. How does one knit a sleeve?” And it had to be shown from the start.',
				],
				later:
					'{helper} now knew how to knit a sleeve. “It slowed you down, did it not?” {helper.they} said to {friend}.',
			},
			{
				approach: 'careful',
				say: 'Write a note with a riddle and a place',
				outcome: [
					'{hero} sat down to write. “What is small, and late, and made with love?” said the note. “Come and see.” {friend} read it, and turned it over, and read it once more.',
					'It had to be just the right note. {hero} took three tries to write it, and it had a riddle in it. {friend} loved riddles. {Friend.they} put down the case and began to think.',
				],
				later:
					'{friend} still held the note with the riddle. “Small, late, and made with love,” said {friend}. “Now I see.”',
			},
		],
		look: {
			pose: 'reach',
			feeling: 'surprised',
			with: ['helper'],
			thing: 'away',
			cameras: ['close-up', 'bird-eye', 'over-shoulder'],
		},
	},
	{
		titles: ['What {friend} Thought', 'A Bag by the Door', 'Nobody Remembered', 'A Sad Mistake', 'Please Stay'],
		onward: [
			'It worked, for {friend} stopped.',
			'{friend} looked up, and for a moment the bag stood still.',
			'And so, for now, {friend} did not go any farther.',
		],
		parts: [
			[
				'{time} It was {placeAt} that the two sat down, side by side, on the suitcase. {weather} {sense} {friend} blew {friend.their} nose for a long time.',
				'{time} Then {friend} sat down on {friend.their} case, right there {placeAt}. {weather} {sense} {hero} sat down as well.',
				'{time} {weather} {PlaceAt} there was a bench, and on it sat {friend}, looking at {friend.their} feet. {sense} {hero} came closer.',
			],
			[
				'“It is my {bigDay},” said {friend}. “I did not want a present. But I thought that somebody might say good morning. And everyone ran away from me, even you.” {detail}',
				'“All day long,” said {friend}, “doors went shut when I came. People whispered. So I thought, they have had enough of me. It is best to go before they say so.” {detail}',
				'“I know I am no fun,” said {friend} in a small voice. “Nobody remembered. It does not matter.” But it did matter. You could see that it did. {detail}',
			],
			[
				'{hero} felt a lump in {their} throat. So that was what the secret had done! It had been meant to make {friend} happy, and it had made {friend.them} sad.',
				'{hero} did not know where to look. {They} had been so busy with the surprise that {they} had forgotten the friend. {tone}',
				'It was on the tip of {hero}’s tongue to tell it all. Behind a bush {helper} was waving both arms: not yet, not yet! {tone}',
			],
			[
				'But the banner was gone, and {treatThe} was on the roof. There was nothing left to make a party with. Or was there?',
				'What was left? One spoonful of {treatBare}, one candle, and all of {friend}’s friends. {hero} began to have an idea.',
				'“Five minutes,” whispered {helper}. “Can you do it?” {hero} looked around. It would have to be small. It would have to be now.',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Hold {friend}’s hand and hum the song',
				outcome: [
					'{hero} took {friend}’s hand and began to hum. It was the song for that day, the one that everyone knows. {friend} sat up. Somewhere behind the bushes, somebody else was humming too.',
					'There was no present to hold just then, so {hero} held {friend.their} hand. {They} hummed the song very softly. {friend} stopped sniffing to listen.',
				],
				later: 'And then the song that {hero} had hummed was sung out loud, by every voice there was.',
			},
			{
				approach: 'clever',
				say: 'Turn the handkerchiefs into a banner',
				outcome: [
					'“May I borrow your handkerchief?” asked {hero}. {They} passed it behind the bench, to {helper}, who passed it on. One hanky, ten, twenty! Tied together, they made a banner, and only a few of them were damp.',
					'{hero} looked at {friend}’s handkerchief, and there was the banner. Everyone has one, after all. In the bushes there was a great deal of quick, quiet knotting.',
				],
				later: 'High above hung the banner of handkerchiefs. It said nothing, and everyone knew what it meant.',
			},
			{
				approach: 'careful',
				say: 'Put the last spoonful on the best plate',
				outcome: [
					'There was one spoonful left. {hero} put it on the best plate and wiped the rim with {their} thumb. One candle went on top. It was the smallest {treatBare} in the world, and it was very, very neat.',
					'{hero} sent for the best plate, the one with the gold edge. On it went the last spoonful, as round as a pearl. {They} carried it as if it could wake up.',
				],
				later:
					'On the best plate was one last crumb, and {friend} cut it into twenty pieces, so that everyone had some.',
			},
			{
				approach: 'bold',
				say: 'Shout the good news for all to hear',
				outcome: [
					'{hero} stood up on the bench to shout. “LISTEN, EVERYONE! THIS IS {friend}’S DAY!” It was not how the plan had gone. It was a good deal better. Every window flew open.',
					'No more secrets! {hero} took a deep breath and began to shout. “Today is the day! It is {friend}’s day!” And from all sides came the sound of running feet.',
				],
				later:
					'It was the shout from the bench that {friend} liked best. “Do it again,” {friend.they} said, and {hero} did.',
			},
			{
				approach: 'silly',
				say: 'Wear the fallen {treatBare} like a hat',
				outcome: [
					'{hero} came out from behind the bush with the rest of {treatThe} on {their} head, like a hat. A candle stuck out of it. {friend} stared. {friend} blinked. And then {friend} began to laugh.',
					'A bit of {treatThe} had come down from the roof. {hero} put it on like a hat and made a bow. Some of it ran down {their} nose. It is not possible to be sad while looking at such a thing.',
				],
				later: 'Everyone wanted to wear the hat that you could eat. By ten o’clock there was nothing left of it.',
			},
			{
				approach: 'ask',
				say: 'Call {folk} to come just as they are',
				outcome: [
					'“Come just as you are!” {hero} sent the call from house to house. And they came: one with soap in the ears, one in slippers, one with a comb still in. Nobody had a party hat. Everybody was there.',
					'{hero} gave {helper} a nod, and {helper} went to call them all. “No time to dress! Come as you are!” {Folk} came running, in nightcaps, aprons, and one bath towel.',
				],
				later: '{Folk} had come just as they were when {hero} called. It was the best-dressed party of the year.',
			},
		],
		look: { pose: 'sit', feeling: 'sad', with: ['friend'], thing: 'away', cameras: ['close-up', 'two-shot'] },
	},
	{
		titles: [
			'Surprise!',
			'Nobody Forgot',
			'Small, Late, and Made with Love',
			'The Smallest {treatBare}',
			'Happy Day, {friend}',
		],
		onward: [
			'{friend} looked up. Something was going on.',
			'It gave {helper} and the others just the time they needed.',
			'And behind the bushes there was whispering, and a match was struck.',
		],
		parts: [
			[
				'There was just one more thing to do, and no time to do it in. {solve} {later}',
				'Everybody looked at {hero}. {solve} {later}',
				'{later} There was still something missing. {solve}',
			],
			[
				'{time} {weather} “Come with me,” said {hero}, and led {friend} {placeTo}. It was dark, and very still. Then a hundred lights went on, and a hundred voices shouted: “SURPRISE!” {friend} sat down on the floor.',
				'{time} {weather} {PlaceAt} they were all waiting, holding their breath. {hero} covered {friend}’s eyes. “One step more,” {they} said. “Now!” “SURPRISE!” The shout could be heard on the moon, or very nearly.',
				'{time} {weather} The way led {placeTo}, with a candle at every bend. {friend} began to walk faster. Then {friend.they} saw them all, and heard them shout, and could not say one word.',
			],
			[
				'“You did not forget,” said {friend}. “We have thought of nothing else for weeks,” said {hero}, and gave {friend.them} {thing}. It was a bit squashed. {friend} would not have changed it for a castle. {detail}',
				'{detail} Then {friend} opened the present. It was {thing}! “How did you know?” {friend.they} whispered. “I listened,” said {hero}.',
				'There were speeches, and there was {thing}, which {friend} did not put down once all night. “I unpacked my bag,” {friend.they} said. “I am staying for ever.” {detail}',
				'Somebody gave {friend} {thing}, and somebody else lit the candle. “Make a wish,” said {hero}. {friend} looked around at all the faces. “I cannot think of one,” {friend.they} said. “They have all come true.” {detail}',
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
