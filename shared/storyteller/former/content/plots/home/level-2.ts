import { common2 } from '../../common/level-2.ts';
import type { ChapterTemplate } from '../../plot.ts';

/** Lost, and led home by one who would rather the day did not end. For readers of 6 to 8. */
export const home2: readonly ChapterTemplate[] = [
	{
		titles: ['A Little Too Far', 'After {lureThe}', 'Where Am I?', 'Farther Than Ever', 'One Step Too Many'],
		onward: [],
		parts: [
			[
				'{time} {intro} {show}',
				'{intro} {show} {time} {sense}',
				'{intro} {time} {show}',
				'{time} {sense} {intro} {show}',
			],
			[
				'It all began with {lure}. It came past {hero}’s nose, and who could stay at home then? “Just to the corner,” {they} said. At the corner, {they} said it again. {They} said it nine times.',
				'“I will only be five minutes,” {hero} said, and ran out after {lure}. Up it went, and down, and around, always one step ahead. It was a lovely chase. It was also a very long one.',
				'That day {lure} came by. {hero} had never seen anything so pretty, and {they} went after it, over walls and under fences, until it turned a bend and was gone.',
			],
			[
				'Only then did {hero} look around. {They was} {placeAt}, and {they} had never been there in {their} life. The way back? It could have been any of six paths. {detail}',
				'“And now I will go home,” said {hero}. But which way was that? {They was} {placeAt}, and nothing looked right. Even the shadows seemed to point the wrong way. {detail}',
				'{detail} When {hero} stopped at last, there was not one thing {they} knew. “Hello?” {they} said. “Where is this?” It was {place}, but there was nobody to say so.',
			],
			[
				'And there, where somebody must have dropped it, was {thingA}. {hero} picked it up. “You are lost too,” {they} said. “We had better stick together.” It was good to have something to hold. {closing}',
				'Then {their} foot hit something. It was {thingA}! “What are you doing here, all by yourself?” said {hero}. It could not answer. But somehow the place felt a little less lonely. {closing}',
				'{hero} sat down, and sat on something hard. It was {thingA}. “I will take you to whoever has lost you,” {they} said, “as soon as somebody has taken me.” {tone} {closing}',
			],
		],
		options: [
			{
				approach: 'bold',
				say: 'Choose the widest path and stride out',
				outcome: [
					'{hero} had to choose, so {they} took the widest path and began to stride. Big steps are good against big worries. {They} sang as well, in case the path could use some cheering up.',
					'“You look as if you are going somewhere,” {hero} told the widest path. It was as good a way to choose as any. {They} swung the {thingOne}, and off {they} went, in great strides.',
				],
				later: '“Big steps!” said {hero}, and began to stride out, just as at the very start.',
			},
			{
				approach: 'careful',
				say: 'Mark the way with little heaps of stones',
				outcome: [
					'At every bend {hero} stopped to mark the way, three stones, one on top of the other. It took time. But {they} could not get any more lost now, and that was something.',
					'{hero} began to mark {their} way. Two flat stones, then a round one for a hat. They looked like tiny people. “Wait for me here,” {they} told each of them.',
				],
				later:
					'By the path stood the little heaps of stones with which {hero} had marked the way, like old friends. “This way,” they seemed to say.',
			},
			{
				approach: 'clever',
				say: 'Climb up high and look for smoke',
				outcome: [
					'{hero} found something high to climb. From the top {they} could see far and wide. And there, as thin as a thread, was smoke! Where there is smoke, there is supper.',
					'“Up,” said {hero}. It was a hard climb with the {thingOne} under one arm. But from up there the world lay like a map, and at the edge of it was a tiny curl of smoke.',
				],
				later: '{hero} took one last climb to look. And there was the smoke from {their} own fire, straight ahead.',
			},
			{
				approach: 'ask',
				say: 'Call out and see who answers',
				outcome: [
					'“Is anybody there?” {hero} gave a call. “There,” said the echo. That was not much help. But then, from somewhere on the left, came a whistle.',
					'{hero} took a deep breath to call. “I am lo-ost!” {they} sang. A small bird looked down and flew a little way, and looked back. It was as if it wanted {them} to come.',
				],
				later: '“I am ho-ome!” {hero} gave a call, and this time it was not the echo that answered.',
			},
			{
				approach: 'silly',
				say: 'Let the {thingOne} decide by spinning it',
				outcome: [
					'{hero} put down the {thingOne} and gave it a spin. Round it went, and round, and stopped. “That way? Are you sure?” It did not say that it was not sure. So that was the way {they} went.',
					'“You decide,” said {hero}, and set the {thingOne} spinning. It wobbled, and it hummed, and it fell over toward the left. {They} made a bow. “After you.”',
				],
				later: '{hero} gave the {thingOne} one more spin, for luck. It stopped, and it pointed straight to the door.',
			},
			{
				approach: 'kind',
				say: 'Free a fly from a spider’s web',
				outcome: [
					'Beside the path a fly was buzzing in a web. {hero} was in a hurry, but {they} stopped to free it with a straw. “Much obliged,” said the fly. “If you are lost, keep the wind on your left ear. I always do.”',
					'“Hold still,” said {hero}, and set out to free the fly, one leg at a time. It sat on {their} {hand} and cleaned its wings. Then it flew ahead, in loops, as if to show the way.',
				],
				later:
					'Past {their} ear went a tiny buzz. It was the fly that {hero} had freed, and it was flying straight ahead.',
			},
		],
		look: { pose: 'think', feeling: 'sad', with: [], thing: 'near', cameras: ['bird-eye', 'wide'] },
	},
	{
		titles: ['Somebody to Walk With', '{helper}', 'A Bit Less Lost', 'Left, or Perhaps Right', 'Two on the Road'],
		onward: [
			'It was a beginning. With the {thingOne} under one arm, {hero} went on.',
			'After that {hero} felt a little braver. “Come on,” {they} told the {thingOne}.',
			'Home could not be so very far away. Or so {hero} hoped.',
		],
		parts: [
			[
				'{time} {arrive} {weather} {sense}',
				'{arrive} {time} {weather} {sense} It did not look a bit like home.',
				'{arrive} {sense} {time} {weather}',
			],
			[
				'{meet} “I am looking for {home},” said {hero}. “It is mine.” {helper} opened {helper.their} mouth, and shut it again. “That is a long way,” {helper.they} said. “We had better look for it together.” {detail}',
				'{meet} “Do you know the way home?” asked {hero}. “Whose?” said {helper}. “Mine. It is {home}.” {helper} scratched {helper.their} chin for quite some time. “Let us try this way,” {helper.they} said. {detail}',
				'{meet} {hero} told the whole sad story, from {lureThe} to the last bend. {helper} did not laugh. “I have all day,” said {helper.they}, “and nobody to spend it with. I will come along.” {detail}',
			],
			[
				'For a while all went well. {obstacle} {show}',
				'{obstacle} {show} “Do not worry,” said {helper}. “We have all the time in the world.” {hero} did not think so.',
				'{obstacle} {tone} {show} And on the table at home the {food} would be getting cold.',
			],
		],
		options: common2.pastTrouble,
		look: { pose: 'walk', feeling: 'curious', with: ['helper'], thing: 'held', cameras: ['two-shot', 'low-angle'] },
	},
	{
		titles: ['Round and Round', 'Haven’t We Been Here?', 'The Path That Bit Its Tail', 'Back Again', 'A Very Odd Path'],
		onward: ['{settled}', '{settled} “Home, here I come,” said {hero}.', '“You see?” said {helper}. {settled}'],
		parts: [
			['{reason}', '{reason} {show}', '{show} {reason}'],
			[
				'{time} {together} {weather} From there the path ran on, up a bank and round a rock. {hero} walked faster. Surely it was just behind the next bend! {sense}',
				'{time} {together} {weather} “Straight on now,” said {helper}. So the two went straight on, past a bent tree and a puddle like a boot. {sense}',
				'{together} {time} {weather} “It must be this way,” said {hero}. {They} dropped a button to mark the spot, and on the two went. {sense}',
			],
			[
				'But there was the same bank. There was the same rock and, on it, {hero}’s own sandwich crust. “We have walked in a ring!” {detail}',
				'And then there was a bent tree, and a puddle like a boot. {hero} stopped. They had been here before! {detail}',
				'Something lay shining on the path. It was a button, and {hero} knew it very well. {detail}',
			],
			[
				'“So it is none of these paths,” said {hero}. “There is only one left. Why did we never take that one?” {helper} did not answer.',
				'“That is odd,” said {hero}. “Every time the way split, we went left. What if we go right?” {helper} looked at {helper.their} toes and turned quite pink.',
				'“Let us take the little one with the daisies,” said {hero}. “Not that one,” said {helper}, very fast. {hero} looked up.',
			],
			[
				'There was a tear on the end of {helper}’s nose. “There is something I have to tell you,” {helper.they} said.',
				'It was very quiet. “{hero},” said {helper} at last, in a voice like a mouse. “I have done something bad.”',
				'{helper} took a long breath. “I had better say it,” {helper.they} said, “before I burst.”',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Sit close and say, “You can tell me”',
				outcome: [
					'{hero} came to sit close by. “You can tell me,” {they} said. “Whatever it is, I have done something sillier.” {helper} needed three tries to begin.',
					'“You can tell me,” said {hero}, and sat down so close that their elbows touched. {helper} sniffed. “You will not like me any more,” {helper.they} said. “Try me,” said {hero}.',
				],
				later: '“I can tell you everything,” said {helper}. “That is what I like best.”',
			},
			{
				approach: 'bold',
				say: 'Ask straight out what is going on',
				outcome: [
					'“What is going on?” asked {hero}, straight out. Some questions are like plasters. It is best to pull them off quickly. {helper} winced, and then {helper.they} looked almost glad.',
					'{hero} put both {hands} on {their} hips. “Out with it,” {they} said. “What is going on here?” {helper} took a step back, and then a step forward.',
				],
				later: '“You ask straight out,” said {helper}, “and that is a very good thing in a friend.”',
			},
			{
				approach: 'clever',
				say: 'Guess the secret in three tries',
				outcome: [
					'“Let me guess,” said {hero}. “You are hungry? You are tired?” {helper} shook {helper.their} head. {hero} looked at the path with the daisies, and at {helper}, and had the third guess. {They} did not say it.',
					'{hero} held up three fingers. “I have three tries to guess it. Is it about a pie? Is it about a bear?” It was not. But it made {helper} smile, and then it was easier to talk.',
				],
				later: '“Guess what,” said {helper}. {hero} had three tries. It was a kiss on the nose.',
			},
			{
				approach: 'silly',
				say: 'Confess something silly of your own first',
				outcome: [
					'“I will confess something first,” said {hero}. “I once ate a candle. I thought it was cheese.” {helper} stared. “All of it?” “Half. It was a long time before I stopped glowing.” Now {helper} could laugh.',
					'{hero} began to confess. “When nobody looks, I talk to my socks. The left one is called Bob.” There was a snort. “Mine is called Susan,” said {helper}.',
				],
				later: '“I confess,” said {helper}, “that I have never been so happy.” So did Bob, the left sock.',
			},
			{
				approach: 'careful',
				say: 'Wait quietly until {helper} is ready',
				outcome: [
					'{hero} said nothing. {They} knew how to wait. {They} watched an ant carry a crumb the whole way from one stone to the next. And when it got there, {helper} began to speak.',
					'Some words are shy, like deer. You must wait, and not make a noise. {hero} waited. A leaf fell. Another leaf fell. “It is like this,” said {helper}.',
				],
				later: '“Thank you for waiting,” said {helper}, “when I could not get the words out.”',
			},
			{
				approach: 'ask',
				say: 'Offer a hand and half of the last biscuit',
				outcome: [
					'{hero} broke the last biscuit, to offer half of it to {helper}. It was the bigger half. “I do not deserve it,” said {helper}, but {helper.they} took it. It is easier to be honest with a biscuit.',
					'“Half?” said {hero}. It is a fine thing to offer when there is only one biscuit in the world. {helper} looked at it, and two more tears came down. “You are so nice,” {helper.they} said. “That is what makes it so hard.”',
				],
				later: 'There was a whole tin of biscuits. {helper} chose one, to offer {hero} half.',
			},
		],
		look: {
			pose: 'sit',
			feeling: 'worried',
			with: ['helper'],
			thing: 'near',
			cameras: ['bird-eye', 'over-shoulder', 'close-up'],
		},
	},
	{
		titles: [
			'What {helper} Said',
			'The Truth Comes Out',
			'So That Was Why',
			'A Day That Should Not End',
			'The Little Path',
		],
		onward: [
			'And with that, {helper} could keep it in no longer.',
			'{helper} saw it, and it made {helper.them} brave.',
			'“You are a better friend than I am,” said {helper}. “So listen.”',
		],
		parts: [
			[
				'{time} “I know the way,” said {helper}. “I have known it all along. It is right over there.” {helper} pointed, and through a gap {hero} could see {place}. {weather} “Home is just behind it.”',
				'{time} {helper} led {hero} through a gap in the green, and there, all at once, was {place}. {weather} “From here it is ten minutes to your door,” said {helper}. “I have known that since breakfast.”',
				'{time} “Come,” said {helper}. It was only a few steps, and the two stood {placeAt}. {weather} {sense} “If you go down on that side, you are home. I led you around it. Four times.”',
			],
			[
				'“But why?” asked {hero}. {helper} looked at the ground. “Because nobody ever comes my way. And then you came. I thought, if we find your home, you will go in, and the door will shut.”',
				'“I eat alone,” said {helper}. “I walk alone. I even play catch alone, and that is a lot of running. Today was the best day I ever had. I only wanted it to be a little longer.”',
				'“You made jokes,” said {helper}, “and you liked my hat. I did not want to give you back.” It was the saddest thing that {hero} had ever heard.',
			],
			[
				'{hero} did feel cross. {Their} feet hurt, and supper was cold by now. But then {they} thought of eating alone, every single day. {detail} {tone}',
				'It had been wrong to do that, and {hero} said so. “I know,” said {helper}. Neither of the two spoke for a while. {detail}',
				'{detail} Two things can be true at once. {hero} was angry, and {hero} was sorry for {helper}. {They} had to wait until the one was bigger than the other.',
			],
			[
				'“You can go now,” said {helper}. “I will not come any farther.” The little path lay open. All that {hero} had to do was to go down it.',
				'“Down there,” said {helper}, and turned to leave. “Good-bye. I am sorry about your feet.” What now?',
				'{helper} held out a hand to say good-bye. {hero} looked at the hand, and at the path, and at the {thingOne}.',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Forgive {helper} and say so out loud',
				outcome: [
					'“I forgive you,” said {hero}, out loud, so that it would count. {helper} sat down with a bump. “Just like that?” “Not just like that,” said {hero}. “But yes.”',
					'It is hard to forgive when your feet hurt. {hero} thought about it for as long as it takes to tie a shoe. “I forgive you,” {they} said. It felt like putting down a heavy bag.',
				],
				later: 'All was forgiven, and {hero} had said so. That was why it was such a light-hearted evening.',
			},
			{
				approach: 'bold',
				say: 'Take {helper} firmly by the hand',
				outcome: [
					'{hero} did not shake the hand. {They} gripped it firmly and did not let go. “Where are we going?” asked {helper}. “Where do you think?” said {hero}.',
					'“Oh, no, you don’t,” said {hero}, and took {helper} firmly by the hand. “You got me into this. You can come and help me to explain it.”',
				],
				later: 'Only on the doorstep did {hero} let go of {helper}’s hand, and then only to knock.',
			},
			{
				approach: 'clever',
				say: 'Make a rule: every day begins with two',
				outcome: [
					'“We need a rule,” said {hero}. “Every day begins with two. One comes to the other, and then it can begin.” {helper} counted on {helper.their} fingers. “Every day?” “It is a rule.”',
					'{hero} scratched the new rule into the dust with a stick. RULE ONE: NOBODY EATS ALONE. There was no rule two. “That ought to be enough,” {they} said.',
				],
				later: 'The rule was hung up over the table, in a frame, so that nobody could forget it.',
			},
			{
				approach: 'silly',
				say: 'Lead {helper} around in a ring, just to be even',
				outcome: [
					'“Now it is my turn to lead,” said {hero}, with a very straight face. {They} led {helper} once around a tree, and then once more. “There,” {they} said. “Now we are even.”',
					'{hero} began to lead the way, quite slowly, in a perfect ring. After the third time round {helper} saw what {they was} doing. Then both of them had to hold on to the tree for laughing.',
				],
				later: 'At the gate {helper} led {hero} once around the bush. It was for old times’ sake.',
			},
			{
				approach: 'careful',
				say: 'Explain how it felt, and then listen',
				outcome: [
					'“Let me explain how it felt,” said {hero}. “I was scared. I thought I would never see my bed again.” {helper} had not thought of that. {Helper.they} listened to every word. Then {hero} listened too.',
					'{hero} did not shout. {They} chose to explain it, bit by bit, even the part about the bed. “I see,” said {helper}, very low. “Next time I will just say, please stay.”',
				],
				later: '“Please stay,” said {helper}, out loud, just as {hero} had explained. And {hero} did.',
			},
			{
				approach: 'ask',
				say: 'Invite {helper} home for {food}',
				outcome: [
					'“Do you like {food}?” asked {hero}. {helper} nodded. “Then I invite you. There is always too much.” {helper} looked behind {helper.them}, to see if somebody else was meant.',
					'{hero} had been about to leave. {They} turned around. “I would like to invite you to supper,” {they} said, as grandly as a duke. It was the first time that anyone had ever asked {helper} to anything.',
				],
				later: 'There were two chairs at the table. {hero} had not forgotten whom {they} had invited.',
			},
		],
		look: {
			pose: 'stand',
			feeling: 'sad',
			with: ['helper'],
			thing: 'near',
			cameras: ['close-up', 'two-shot', 'low-angle'],
		},
	},
	{
		titles: ['The Way Home', 'Two Plates', 'A Light in the Window', 'Home', 'Nobody Eats Alone'],
		onward: [
			'{helper} wiped {helper.their} nose. “You mean that you still want to be friends?” {hero} did.',
			'Slowly, like the sun coming up, {helper} began to smile.',
			'{helper} could not believe it. {Helper.they} pinched {helper.their} own arm, and it was true.',
		],
		parts: [
			[
				'The last bit of the path was quite dark. {solve} {later}',
				'There was one more stream to cross. {later} {solve}',
				'They were the longest ten minutes of the day. {solve} {later}',
			],
			[
				'{time} {weather} And then, {placeAt}, {hero} stood still. “I know that stone!” {they} said. Beyond it was a light, and under the light was {home}. Home!',
				'{time} {weather} They came {placeTo}, and {hero} began to run. From here you could see it: {home}, with a light on.',
				'{time} {weather} The last stop was {place}. “One more bend,” said {helper}, “and shut your eyes. Now open them!” There was {home}, just as {hero} had left it.',
			],
			[
				'At the door {hero} held out the {thingOne}. “It is for you,” {they} said. “Put it where I can see it. Then I will always find your door.” {detail}',
				'{detail} “This was lost, and I was lost,” said {hero}, and put the {thingOne} into {helper}’s arms. “Now it is yours. When you feel alone, come over.”',
				'Next to the second plate lay the {thingOne}. “That is your place,” said {hero}. “Tomorrow, too.” {detail}',
			],
			['{glow}', '{sense} {glow}'],
		],
		options: [],
		look: { pose: 'run', feeling: 'happy', with: ['helper'], thing: 'near', cameras: ['wide', 'low-angle'] },
	},
];
