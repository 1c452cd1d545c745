import type { ChapterTemplate } from '../../plot.ts';

/** What everyone fears only needs to be understood. For readers of 6 to 8. */
export const foe2: readonly ChapterTemplate[] = [
	{
		titles: [
			'The Day It Happened',
			'Under the Beds',
			'Who Will Go and See?',
			'Everybody Knows',
			'A Great Deal of Fuss',
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
				'Then came the day that {folk} still talk about. {Trouble} {troubleDid}. {sound} In no time every door was locked, and every bed had somebody under it.',
				'It began without any warning. {Trouble} {troubleDid}! Everyone dropped everything and ran. Soon there was nobody to be seen but one hen.',
				'And then, of all things, {trouble} {troubleDid}. “It did that on purpose!” cried {folk}, and pulled down the blinds. {tone}',
			],
			[
				'Everybody knew all about it. “It has teeth,” said one. “It has teeth on its teeth,” said another. “It ate my uncle’s hat,” said a third. Nobody had really been to look. {detail}',
				'“It hates us,” said some. “It hates everyone,” said others. “It is coming for the puddings next.” By noon nobody dared to go out for milk. {detail}',
				'{detail} The stories grew bigger with every telling. By supper it was as tall as a church and lived on children’s socks. “Who told you that?” asked {hero}. Nobody could remember.',
			],
			[
				'“Has anyone asked it why?” said {hero}. It went so quiet {placeAt} that you could hear the hen. “Then I will go.” And because one should not visit with empty hands, {they} took {thingA}. {closing}',
				'{PlaceAt} {hero} stood and looked into the distance. “I would rather know than guess,” {they} said. {They} took {thingA} from the shelf. A present can never do any harm. {closing}',
				'“Somebody ought to go and see,” said {hero}. Everyone looked at the floor. So there {they} stood {placeAt}, with {thingA} under one arm, for a present, and a lump in {their} throat. {closing}',
			],
		],
		options: [
			{
				approach: 'bold',
				say: 'March straight out, singing',
				outcome: [
					'{hero} went off at a march and sang as loudly as {they} could. It is hard to sing and shiver at the same time. By the second verse there was hardly any shiver left.',
					'Left, right, left, right! {hero} set off at a march. Behind the blinds, {folk} whispered. “How brave!” “How foolish!” “How out of tune!”',
				],
				later: '{hero} sang the marching song again. This time {folk} sang it too, and everybody knew the words.',
			},
			{
				approach: 'careful',
				say: 'Watch from a safe hill first',
				outcome: [
					'{hero} found a safe place to watch from and lay down flat. {They} watched for an hour. It did not stamp. It did not roar. If anything, it looked a bit lost.',
					'“First I watch,” said {hero}, “and then I worry.” So {they} lay on {their} tummy and watched. The longer {they} looked, the smaller the fear became.',
				],
				later: 'It was because {hero} had stopped to watch that {they} knew what nobody else did.',
			},
			{
				approach: 'ask',
				say: 'Collect all the stories and compare them',
				outcome: [
					'{hero} went to collect the stories, and wrote them down in two columns. In one it was tall, in the other it was short. In one it had horns, in the other it wore a bonnet. “They cannot all be true,” said {hero}.',
					'From door to door went {hero}, to collect what people knew. It turned out that they had it all from somebody’s cousin. And the cousin had been asleep.',
				],
				later: '{hero} still had the list of stories to compare. They read it out loud, and everyone had to laugh.',
			},
			{
				approach: 'clever',
				say: 'Make armor out of pots and pillows',
				outcome: [
					'It took four pots and six pillows to make the armor. {hero} clanked. {They} also wobbled. But if {they} fell over, it would at least be soft.',
					'{hero} began to make armor. A lid for the front, a lid for the back, and a pillow for sitting down suddenly. “You look like a bed that has swallowed a kitchen,” somebody said.',
				],
				later: 'Nobody needed the armor now. The pots went back to the kitchen, and there was soup in every one.',
			},
			{
				approach: 'kind',
				say: 'Sit with the little ones until they sleep',
				outcome: [
					'Before {they} left, {hero} sat with the little ones. “What if it comes?” they asked. “Then I will be in the way,” said {hero}. One by one they fell asleep, and {they} crept out.',
					'The little ones could not sleep. So {hero} sat down, and hummed, and told them about tomorrow. Only when the last eye had closed did {they} set out.',
				],
				later:
					'The little ones came running in their nightshirts. {hero} had sat with them, and now they were not afraid.',
			},
			{
				approach: 'silly',
				say: 'Go dressed up as a bush',
				outcome: [
					'{hero} dressed up as a bush. {They} had leaves behind both ears and a bird’s nest on top. It was a very good bush. It was so good that a real bird moved in.',
					'Nobody is afraid of a bush, and nobody runs from one. So {hero} dressed in twigs from top to toe. Step, stop, rustle, all the way.',
				],
				later:
					'There was one twig left from when {hero} had dressed as a bush. Somebody planted it. It is a tree by now.',
			},
		],
		look: { pose: 'think', feeling: 'worried', with: [], thing: 'near', cameras: ['wide', 'bird-eye'] },
	},
	{
		titles: ['Keep Out', 'The One Who Stood Guard', 'No Way Through', 'A Very Firm No', 'Not One Step Farther'],
		onward: [
			'It was a good beginning. The first step is the longest one.',
			'After that {hero} felt a good deal better about the whole thing.',
			'So that was the first bit of fear gone. There were several more to come.',
		],
		parts: [
			[
				'{time} {arrive} {weather} {sense}',
				'{arrive} {time} {weather} {sense} It was strange to see it so empty.',
				'{arrive} {sense} {time} {weather}',
			],
			[
				'{meet} “I am going to see {trouble},” said {hero}. {helper} whistled. “I have been wanting to,” {helper.they} said, “but I could never find anyone as silly as me.” {detail}',
				'{meet} “Aren’t you scared?” asked {helper}, when {hero} had told it all. “Yes,” said {hero}. “Good,” said {helper}. “Then there are two of us.” {detail}',
				'{meet} {hero} told about {trouble}, and the fuss, and the beds. “I do not believe a word of it,” said {helper}. “Let us go and find out.” {detail}',
			],
			[
				'But across the way there was a great big fence of doors and ladders. In front of it stood {friend}, {friendA}, with a saucepan on {friend.their} head. “Nobody goes through,” said {friend}. “Orders.” “Whose?” asked {hero}. “Mine,” said {friend}. {show}',
				'{show} A rope had been tied right across, and from it hung a sign: GO BACK. Behind it was {friend}, {friendA}. “One more step,” said {friend}, “and I shall blow my whistle. I mean it. I am very frightened.”',
				'“Halt!” said a voice. On top of a heap of chairs sat {friend}, {friendA}, with a soup spoon. “This is the last safe place there is. I am guarding it.” {show} {hero} could see that the spoon was shaking.',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Share your {food} with the guard',
				outcome: [
					'“When did you last eat?” asked {hero}. {friend} could not remember. So there was {food} to share, right there by the fence. “Oh, go on, then,” said {friend}, with {friend.their} mouth full. “But come back.”',
					'{hero} sat down and began to share out the {food}. One for {helper}, one for {hero}, and the biggest one for the guard. It is very hard to stop somebody who has just given you supper.',
				],
				later: '“You did share with me,” said {friend}, and brought out a basket. “Now it is my turn.”',
			},
			{
				approach: 'silly',
				say: 'Pretend to be inspectors of fences',
				outcome: [
					'“We are inspectors of fences,” said {hero}, in a deep voice. {helper} knocked on the wood and shook {helper.their} head. “Tut, tut. We must see the other side.” {friend} held the gate open for them.',
					'{hero} looked the fence up and down, as inspectors do. “Is this nail happy?” {they} asked. {friend} did not know. “We shall have to check from behind,” said {helper}. And through they went.',
				],
				later: 'The fence was given a certificate by the two inspectors. Then it was chopped up for the bonfire.',
			},
			{
				approach: 'clever',
				say: 'Point out that nobody guards the back',
				outcome: [
					'“Who is guarding the back?” asked {hero}. {friend} turned pale. “The back?” And {friend.they} ran off to look. It is not nice to trick a guard. But it had also been a very good question.',
					'{hero} began to point. “The front is guarded. The side is guarded. But what about the back?” While {friend} thought it over, the two friends were already through.',
				],
				later:
					'“Nobody needs to guard the back any more,” said {friend}. “Or the front.” {Friend.they} looked ten years younger.',
			},
			{
				approach: 'bold',
				say: 'Climb over before anyone can object',
				outcome: [
					'{hero} began to climb. Up over a door, along a ladder, down a wardrobe. “You cannot do that!” cried {friend}. “I know,” said {hero}, from the other side.',
					'To climb over was quicker than to talk. {hero} went first and pulled {helper} after. “Well!” said {friend}. “In that case, mind the nails.”',
				],
				later: '“You had no business to climb over,” said {friend}. “But I am glad that you did.”',
			},
			{
				approach: 'ask',
				say: 'Invite {friend} to come too',
				outcome: [
					'“We would like to invite you,” said {hero}. “Three see more than two.” {friend} looked at the fence, and at the spoon. “I will come as far as the corner,” {friend.they} said. “Then I will wave.”',
					'{hero} held out {their} {hand}, to invite {friend} along. Nobody had asked {friend.them} before. They had only told {friend.them} to stand there. “Not today,” {friend.they} said. “But you may go by.”',
				],
				later: 'It had done {friend} good to be invited. This time {friend.they} did not stop at the corner.',
			},
			{
				approach: 'careful',
				say: 'Sign a paper that it is at your own risk',
				outcome: [
					'“I can sign something, if that helps,” said {hero}. It did. {friend} wrote it all out: AT MY OWN RISK. {hero} had to sign it twice, and {helper} made a cross. Then the gate was opened.',
					'{friend} was happy to hear that {hero} would sign. There was a form, and a pencil on a string. “Name? Shoe size? Last wish?” said {friend}. “Supper,” said {hero}, and went through.',
				],
				later: '{friend} tore up the paper that {hero} had signed. It came down like snow.',
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
		titles: ['A Noisy Plan', 'The Plan That Made It Worse', 'Pots and Pans', 'Boo!', 'Too Loud'],
		onward: [
			'{friend} did not know what to say to that, and stepped aside.',
			'And so, in the end, the guard let the two friends through.',
			'“I never saw such a thing,” said {friend}, and held up the rope.',
		],
		parts: [
			[
				'{time} {together} {weather} {sense} {show}',
				'{together} {time} {weather} {sense} {show}',
				'{show} {time} {together} {weather} {sense}',
			],
			[
				'And here it was, quite close: {trouble}. “Now,” said {helper}, “we scare it off. Everyone says that noise is the thing.” {Helper.they} had brought two pans. {hero} was not sure. But {they} had no better plan.',
				'“There!” whispered {helper}. There it was, {trouble}, and no mistake. “{Folk} say that you must shout at it,” {helper.they} went on. “On three. One, two…” {hero} took a breath.',
				'There was no doubt that this was {trouble}. {helper} pulled a huge trumpet out of {helper.their} bag. “One blast of this,” {helper.they} said, “and we shall be rid of it.” {hero} put both {hands} over {their} ears.',
			],
			[
				'What a din it was! And what happened? It got worse. It got twice as bad as before. The two friends had to throw themselves flat, and a bucket flew over their heads. {detail}',
				'The noise rolled all around and came back from every side. For a moment nothing moved. Then everything went wrong at once, worse than ever. “Stop!” cried {hero}. “Stop, stop!” {detail}',
				'It was the loudest sound in the world. And it did no good at all! Everything shook, and somewhere far off {folk} screamed. “I do not think that it liked that,” said {helper}. {detail}',
				'It was a good loud noise, and nobody could say that it was not. But then came the answer, and that was louder. {hero} found {themself} sitting in a bush, with {helper} on top. {detail}',
			],
			[
				'When it was quiet again, {hero} lifted {their} head. “That was wrong,” {they} said. “It is not angry. I think it is upset. Loud things make it worse, so soft things may make it better.”',
				'“Well, now we know one thing,” said {hero}, and picked straw out of {their} ears. “If you frighten somebody who is frightened, you get more of it. We have to go closer, and we have to go quietly.”',
				'{hero} sat up. It had sounded almost like crying. “We made it worse,” {they} said. “No more noise. There must be a reason for all this, and I mean to find it.”',
				'{hero} took the leaves out of {their} hair. “Would you like to be shouted at,” {they} asked, “if you were sad already?” {helper} would not. “Then let us try it the other way.”',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Whisper that you are sorry',
				outcome: [
					'{hero} went as near as {they} dared. “We are sorry about the noise,” {they} began to whisper. “It was a silly idea.” Nothing happened for a while. And then everything grew softer.',
					'It was only a whisper. “Sorry,” said {hero}. “We should have come without the pans.” There is no louder word than a soft sorry. All at once there was peace.',
				],
				later:
					'“We are sorry,” whispered {folk}, one after the other. It had worked for {hero}, and it worked for them.',
			},
			{
				approach: 'careful',
				say: 'Creep nearer, one soft step at a time',
				outcome: [
					'{hero} took off {their} noisy things and began to creep. One soft step, and a rest. Another soft step. {helper} crept too, as softly as a falling sock.',
					'To creep is an art. You put down your toes first, and you breathe through your nose. {hero} got so near that {they} could have put out {their} {hand} and touched it.',
				],
				later: '“Softly,” said {hero}, and showed {folk} how to creep. It looked like a very slow dance.',
			},
			{
				approach: 'clever',
				say: 'Study the ground for a reason why',
				outcome: [
					'{hero} began to study everything: the ground, the marks, the bits that lay about. “Nobody does such a thing for fun,” {they} said. “Look here. And here. It all leads to one place.”',
					'“There is a reason, and it is lying about somewhere,” said {hero}. {They} went down to study the ground with {their} nose in the dust. “Aha,” {they} said. And then again, “Aha!”',
				],
				later: 'All that {hero} had found out by study was now told, step by step. {Folk} nodded. It made sense.',
			},
			{
				approach: 'silly',
				say: 'Hum the softest lullaby you know',
				outcome: [
					'{hero} began to hum a lullaby. It was the one about the sheep who counts children. {helper} yawned. Far off, {friend} yawned. And little by little, all the wildness went out of the air.',
					'A lullaby was the softest thing that {hero} could think of. {They} began to hum it through {their} nose, like a bee in slippers. Nothing could stay upset with that going on.',
				],
				later: 'Everyone hummed the lullaby about the sheep. Two of {folk} fell asleep on the spot.',
			},
			{
				approach: 'bold',
				say: 'Walk right up with open hands',
				outcome: [
					'{hero} stood up. “I am going to walk over there,” {they} said. And {they} walked, with nothing in {their} {hands} to be afraid of. {helper} forgot to breathe.',
					'It takes a lot to walk up to a thing like that, and {hero} did it as one goes to the baker’s. {Their} {hands} were open. {Their} heart was going like a drum.',
				],
				later: '“Open hands,” said {hero}, and held out {their} own. One by one, {folk} held out theirs.',
			},
			{
				approach: 'ask',
				say: 'Call softly, “What do you need?”',
				outcome: [
					'“What do you need?” {hero} called softly. It seemed a strange thing to ask. But you could feel the question go out, like a ring on a pond, and come to rest.',
					'{hero} called out once, and then again, quite softly. “What do you need?” {helper} looked at {them}. “In all this time,” {helper.they} said, “I do not think that anyone has asked.”',
				],
				later: '“What do you need?” {hero} asked again. This time there were a hundred friends to help.',
			},
		],
		look: {
			pose: 'reach',
			feeling: 'surprised',
			with: ['helper'],
			thing: 'away',
			cameras: ['low-angle', 'over-shoulder', 'bird-eye'],
		},
	},
	{
		titles: ['The Reason Why', 'Up Close', 'So That Was All', 'What Nobody Had Asked', 'The Truth About It'],
		onward: [
			'It made a difference, for everything became still.',
			'“Go on,” breathed {helper}. “I think it is working.”',
			'After that, it was not so hard to take the last few steps.',
		],
		parts: [
			[
				'{time} And so {hero} came {placeTo}, where nobody had dared to go. {weather} {sense} From here, everything looked different. {tone}',
				'{time} The last steps led {placeTo}. {weather} {sense} {hero} looked up, and then {they} looked again.',
				'{time} Now {hero} stood {placeAt}, and it was not at all as {folk} had said. {weather} {sense}',
			],
			[
				'{hero} looked at {trouble} and understood. It was as simple as that: {troubleFrom}. There were no teeth, and nobody’s hat.',
				'And what was the truth about {trouble}? {TroubleFrom}. That was all. That was the whole terrible secret.',
				'For the first time somebody had really looked at {trouble}. And this is what {hero} found out: {troubleFrom}. “Is that all?” said {helper}. That was all.',
			],
			[
				'“And everyone hid under the bed,” said {hero}. {They} did not know whether to laugh or to cry, so {they} did a bit of both. {detail}',
				'{helper} looked down at the pans and went red. “And we came with THESE,” {helper.they} said. {detail} It was time to put things right.',
				'{detail} “We have to help,” said {hero}. “But it is too much for two.” It would take a good many hands.',
			],
			[
				'Then there were torches in the distance. {Folk} had heard the noise, and they were coming, with rakes and brooms. They looked scared, and that is worse than angry.',
				'But on the way came {folk}, all of them, in a tight bunch, with {friend} in front. “Stand back!” they shouted. “We have come to chase it away!”',
				'Just then {friend} came running. “They are coming!” {friend.they} called. “All of them! They say that they have had enough!” There was not a minute to lose.',
			],
		],
		options: [
			{
				approach: 'bold',
				say: 'Stand in the way with arms out wide',
				outcome: [
					'{hero} went to stand in the way, arms out wide, as if {they} could hold back the whole world. “Not one step,” {they} said, “before you have heard me.” The brooms came down a little.',
					'There was one of {hero} and a great many of {folk}. But {they} chose to stand right there, with {their} arms out wide. And nobody likes to be the first to push.',
				],
				later: '“You were one against all of us,” said {folk}, “and you were right to stand there.”',
			},
			{
				approach: 'clever',
				say: 'Show them the reason with their own eyes',
				outcome: [
					'“Do not take my word for it,” said {hero}. “I want to show you.” {They} let one come forward, and then one more. Each looked. Each said, “Oh.” It went down the whole line: oh, oh, oh.',
					'{hero} did not argue. {They} took the loudest one by the sleeve. “Let me show you something,” {they} said. The loudest one looked for a long time, and was the loudest no longer.',
				],
				later: '“I am glad that you made us look,” said the loudest of {folk}, quite softly.',
			},
			{
				approach: 'kind',
				say: 'Tell it as a story about somebody lonely',
				outcome: [
					'“Sit down,” said {hero}. “I am going to tell you a story.” {Folk} love stories, so they sat. It was about somebody whom nobody understood. Before the end, three hankies were out.',
					'{hero} began to tell it, the way you tell a story at bedtime. {They} did not say who it was about. {Folk} had tears in their eyes. “The poor thing! Who was it?” And {hero} pointed.',
				],
				later: '“Tell us that story once more,” said the little ones. And {hero} did, with a happier end.',
			},
			{
				approach: 'silly',
				say: 'Make everyone laugh at the hundred teeth',
				outcome: [
					'“Here come the hundred teeth!” cried {hero}, and stuck two carrots under {their} lip. There was a gasp. Somebody began to laugh, and then it ran through {folk} like a sneeze through a classroom.',
					'{hero} made teeth out of paper, a hundred of them, and fell over {their} own feet. “Rahr!” It was so bad that {folk} had to laugh. And you cannot laugh and be afraid at once.',
				],
				later: 'The paper teeth are kept in a drawer. They still make everyone laugh.',
			},
			{
				approach: 'ask',
				say: 'Beg {friend} to speak up for you',
				outcome: [
					'“They will listen to you,” said {hero}. “I beg you, speak up!” {friend} opened {friend.their} mouth, and shut it, and opened it again. “I was wrong,” said {friend}. “I was wrong, and so are you.” You could have heard a pin drop.',
					'{hero} had to beg only once. The guard turned around. “I stood there all day, afraid of nothing,” said {friend}, loud and clear. “These two went and looked.”',
				],
				later: '“It was {friend} who spoke up,” said {hero}. “The rest was easy.” {friend} blushed down to the boots.',
			},
			{
				approach: 'careful',
				say: 'Ask for five minutes of quiet',
				outcome: [
					'“Give me five minutes,” said {hero}. “Then do as you like.” Five minutes is not much to ask. One broom was put down, and then the others. For five minutes there was nothing but quiet.',
					'{hero} held up one {hand}. “Five minutes of quiet,” {they} said. “That is all.” After one minute they were bored. After two, they were curious. After five, nobody was angry any more.',
				],
				later: 'Now, once a year, {folk} keep five minutes of quiet. It is the nicest part of the day.',
			},
		],
		look: {
			pose: 'stand',
			feeling: 'determined',
			with: ['helper', 'friend'],
			thing: 'near',
			cameras: ['close-up', 'low-angle', 'wide'],
		},
	},
	{
		titles: [
			'Friends After All',
			'Many Hands',
			'Good Morning, Neighbor',
			'Nothing Left to Fear',
			'The Feast of the Brooms',
		],
		onward: [
			'{Folk} looked at each other. One put down a broom, and then another did.',
			'There was a long silence. “We did not know that,” somebody said at last.',
			'It was not what {folk} had come for. But they stayed, and they listened.',
		],
		parts: [
			[
				'Now there was work to be done for {trouble}, and it was not easy. {solve} {later}',
				'“Good,” said {hero}. “Then let us help {trouble}, all together.” {later} {solve}',
				'Still, nobody wanted to be the first to go near {trouble}. {solve} {later}',
			],
			[
				'It was done before the soup was cold. What had been wrong was put right, and it stayed that way. Then {hero} stepped up and left the {thingOne} there. “I brought it for you,” {they} said. “I nearly forgot.”',
				'With so many hands, it took no time at all. In the end there was nothing left to mend. {hero} set down the {thingOne}, the present that {they} had carried all this way. It looked as if it had always stood there.',
				'They pulled, and they carried, and they patched, and then it was over. “And this is for you,” said {hero}, and gave the {thingOne}. Nothing bad ever came from there again.',
			],
			[
				'{time} {weather} That night there was a feast {placeAt}, and the old fence made a lovely bonfire. “A hundred teeth!” said {friend}, and laughed until {friend.they} choked. {detail}',
				'{time} {weather} They danced {placeAt} with the brooms they had brought. “To think,” said {folk}, “that we never once asked.” {detail}',
				'{time} {weather} Long tables were laid {placeAt}. And ever since, whoever goes by there lifts a hat and says, “Good morning, {troubleBare}.” {detail}',
			],
			['{glow}', '{sense} {glow}'],
		],
		options: [],
		look: { pose: 'wave', feeling: 'happy', with: ['helper', 'friend'], thing: 'near', cameras: ['wide', 'two-shot'] },
	},
];
