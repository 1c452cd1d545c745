import type { ChapterTemplate } from '../../plot.ts';

/** All are afraid of one who only seems a foe. For readers of 9 to 11. */
export const foe3: readonly ChapterTemplate[] = [
	{
		titles: ['What Everybody Says', 'Tales at the Window', 'The Great Fright', 'Doors Locked at Noon'],
		onward: [],
		parts: [
			['{intro} {time} {show}', '{time} {intro} {show}', '{intro} {show} {time}'],
			[
				'Things had not been the same since {trouble} came. First it was only [a noise|a story]. Then, one [morning|evening], {trouble} {troubleDid}, and after that {folk} would not go out alone.',
				'It had begun a week before, when {trouble} {troubleDid}. Nobody had been hurt. But {folk} put [chairs|chests] against their doors all the same, and talked in whispers.',
				'“Have you heard?” said one of {folk} to the next. “{Trouble} {troubleDid}!” By [noon|supper] the tale had grown so large that it could hardly get through the door.',
			],
			[
				'“It has a hundred teeth,” said one. “Two hundred,” said another, who had not seen it either. {hero} listened to all of this with {their} head on one side. {detail}',
				'{detail} “It eats [boots|buttons],” whispered somebody. “It never sleeps,” whispered somebody else. {hero} noticed that nobody had been near enough to know.',
				'Everyone had a story, and no two of the stories agreed. It was as big as a barn, or else no bigger than a cat. {detail} {hero} began to wonder.',
			],
			[
				'“Somebody ought to go and see,” said {hero}. It became very quiet. “I meant somebody else,” said the one who had talked the most. “Then I will go,” said {hero}.',
				'“Has anyone asked it what it wants?” said {hero}. {Folk} stared as if {they was} mad. That settled it. If nobody else would find out, {hero} would.',
				'There are two kinds of fear, {hero} thought: the kind that says run, and the kind that says look again. {They} made up {their} mind to look again.',
			],
		],
		options: [
			{
				approach: 'clever',
				say: 'Draw a map of where it was seen',
				outcome: [
					'{hero} began to draw a map of every place where it had been seen. There were eleven crosses when it was done, and they were not scattered at all. They made a ring, and in the middle of the ring was nothing.',
					'It took all afternoon to draw. Each of {folk} put a cross on the map, and some put two. When {hero} turned it sideways, the crosses made an arrow.',
				],
				later:
					'The map that {hero} had drawn was pinned to the wall, and somebody had added hearts where the crosses were.',
			},
			{
				approach: 'ask',
				say: 'Ask the smallest children what they saw',
				outcome: [
					'Nobody had thought to ask the smallest, and so {hero} did. “It was sad,” said one of them at once. “It went huff, like that, and its ears hung down.”',
					'{hero} sat down on the floor, where the small ones were, to ask them. They had been watching through the keyhole. “It is looking for something,” they said, all together.',
				],
				later: 'The smallest children said that they had known all along, and that people should ask them more often.',
			},
			{
				approach: 'bold',
				say: 'Stride off at once, in broad daylight',
				outcome: [
					'{hero} did not wait for anybody to talk {them} out of it. To stride off alone feels grand for about a mile. After that you begin to hear your own heart.',
					'“Now is as good as later,” said {hero}, and began to stride down the middle of the road. Behind every curtain there was an eye, and behind every eye a tale in the making.',
				],
				later: 'People still spoke of how {hero} had gone, with that long stride, down the middle of the road.',
			},
			{
				approach: 'careful',
				say: 'Pack whatever might be needed, twice over',
				outcome: [
					'{hero} went home to pack. {They} took rope, and bread, and a lamp, and then {they} took another lamp. Whatever was out there, it would not find {them} in the dark.',
					'“Better to pack too much,” said {hero}, and did. The bag clanked like a kitchen. But there was hardly a thing in it that would not be wanted before the end.',
				],
				later: '{hero} had packed everything twice, and so there was enough of it to share.',
			},
			{
				approach: 'kind',
				say: 'Carry a pot of soup along as a present',
				outcome: [
					'“Nobody comes to a new place and is offered soup with their chairs against the door,” thought {hero}. So {they} filled a pot to the brim and set out to carry it, without spilling more than half.',
					'{hero} made soup, because that is what one does for a stranger. It is not easy to carry a hot pot and be afraid at the same time. There are not enough {hands}.',
				],
				later: 'There was soup again, the very same kind, in a pot so large that it took four to carry.',
			},
			{
				approach: 'silly',
				say: 'Put on a disguise with two left feet',
				outcome: [
					'The disguise had whiskers, and horns, and two left feet. “If it is frightening,” said {hero}, “I shall be frightening first.” A hen saw {them} and fainted.',
					'{hero} looked in the mirror and nearly screamed. It was an excellent disguise. It was also very hot, and both feet wanted to go left, so that {they} walked in a large circle before finding the way.',
				],
				later: 'The disguise with two left feet came out of its box again, and this time it made everybody laugh.',
			},
		],
		look: { pose: 'think', feeling: 'curious', with: [], thing: 'away', cameras: ['wide', 'low-angle'] },
	},
	{
		titles: ['Not Quite Alone', 'The Second Brave One', '{helper} Knows the Way', 'Footprints'],
		onward: [
			'So {hero} came to the last house, where the road ends and the stories begin.',
			'With that to help {them}, {hero} set out for the place where it had last been seen.',
			'It was enough to begin with. The rest would have to be found out on the way.',
		],
		parts: [
			['{arrive} {time} {weather} {sense}', '{time} {arrive} {sense} {weather}', '{weather} {arrive} {sense} {time}'],
			[
				'{meet} “I am on my way to see {trouble},” said {hero}. “I have wanted to go for days,” said {helper}, delighted, “but certainly not by myself.”',
				'{meet} When {helper} heard where {hero} was going, {helper.they} turned pale, and then pink. “You must wait for me,” {helper.they} said, “while I find my hat.”',
				'{meet} “You do know what is out there?” asked {helper}. “No,” said {hero}, “and nor does anyone else.” {helper} thought about that. “I had better come too,” {helper.they} said.',
			],
			[
				'{show} It made {helper} feel braver just to look. {detail}',
				'{detail} The two friends did not talk much. {show} Somewhere ahead a twig broke, and somewhere behind another one did.',
				'{show} “Were you always like that?” asked {helper}. {hero} had never thought about it. {detail}',
			],
			[
				'Then {helper} pointed. In the soft ground were [prints|tracks], wide and deep, going round and round. “It has been pacing up and down,” said {helper}. “That is exactly what I do,” said {hero}, “when I am worried.”',
				'There was a smell on the air, and it was not the smell of a monster. It was more like [wet wool|a cupboard under the stairs]. “That,” said {helper}, “is somebody who has not been home for a while.”',
				'High on a post hung a notice: BEWARE. Somebody had written it with a shaky [brush|hand]. Under it, in the mud, was a row of small flowers, laid out neatly. “That is odd,” said {hero}.',
			],
		],
		options: [
			{
				approach: 'careful',
				say: 'Study the ground for further signs',
				outcome: [
					'{hero} crouched to study the ground, inch by inch. There were crumbs, and a thread, and a spot that was still wet. “Those were tears,” announced {helper}, who had tasted it.',
					'It is slow work to study signs, but it pays. Here it had sat, and here it had turned, and here it had run away from somebody’s dog.',
				],
				later:
					'Those who had laughed at {hero} for the way {they} would study the ground were asking to be taught it now.',
			},
			{
				approach: 'bold',
				say: 'Follow the loudest noise you can hear',
				outcome: [
					'There was a noise like a cart on a bridge, and most people would have run from it. “We shall have to follow that,” said {hero}. It stopped as soon as the two friends did.',
					'“The loudest noise is the quickest way,” said {hero}, and they began to follow it. The nearer they came the less it sounded like a roar. It sounded like somebody blowing a nose.',
				],
				later: 'There was a noise to follow home, too, and it was the noise of a crowd getting ready to cheer.',
			},
			{
				approach: 'kind',
				say: 'Leave something good to eat by the path',
				outcome: [
					'{hero} unpacked half of {their} {food} to leave it by the path, on a clean leaf. When they looked back from the bend it was gone, and the leaf had been folded.',
					'“It may be hungry,” said {hero}, and so they decided to leave something good to eat. From the bushes came a sound like a sigh with a mouth full.',
				],
				later:
					'Where {hero} had once left a bite to eat by the path, there now lay a whole heap of wild strawberries, by way of thanks.',
			},
			{
				approach: 'clever',
				say: 'Test one of the stories for yourself',
				outcome: [
					'“Everybody says that it hates bells,” said {hero}, “and so we shall test that.” {They} rang one, and nothing happened, except that somewhere a deep voice hummed along.',
					'{hero} had a list of eleven stories, and one could test at least some of them. The first was false. The second was false too. By the third, {helper} had begun to giggle.',
				],
				later: 'Somebody thought of yet another story, and {folk} said, all together, “Test it first!”',
			},
			{
				approach: 'silly',
				say: 'Teach {helper} a very brave walking song',
				outcome: [
					'{hero} set out to teach {helper} a walking song. It had forty verses and only one note. By the sixth verse it had a third voice in it, deep and far away, but nobody noticed.',
					'“Left, right, what a fright,” sang {hero}. It was a good song to teach, because it had no hard words. {helper} sang it so loudly that several leaves came down.',
				],
				later: 'The walking song with only one note had got about, and now the whole crowd sang it.',
			},
			{
				approach: 'ask',
				say: 'Knock at the last house for advice',
				outcome: [
					'At the last house they stopped to knock. An old face looked out and listened to the question. “I cannot call it frightening,” it said, “since it carried my shopping.” And the door was shut again.',
					'{hero} had to knock three times. “You may go on up,” said the old woman who lived there, “but wipe your feet, because it is extremely shy.”',
				],
				later:
					'The old woman from the last house had come as well, and went about saying that people had only to knock.',
			},
		],
		look: { pose: 'walk', feeling: 'curious', with: ['helper'], thing: 'away', cameras: ['two-shot', 'bird-eye'] },
	},
	{
		titles: ['Nobody Gets Past', 'The Guard at the Gate', 'By Order of Everybody', 'A Rule Is a Rule'],
		onward: [
			'It was just what was needed, and the search went on with lighter hearts.',
			'{helper} nodded. The stories were wrong, and every step made it plainer.',
			'So, little by little, the monster in {hero}’s head had grown smaller.',
		],
		parts: [
			['{together} {time} {weather}', '{time} {together} {sense} {weather}', '{weather} {time} {together} {sense}'],
			[
				'But across the way stood a gate that had not been there before, and in front of it {friendA}, with a whistle. “{friend},” said the badge. “Nobody goes further,” said {friend}. “By order of everybody.”',
				'The road was shut. Somebody had piled up [tables|barrels] as high as a house, and on the top sat {friendA}. “My name is {friend},” {friend.they} called down, “and it is my job to send you home.”',
				'“Halt!” cried a voice. There, behind a rope, was {friendA}. {Friend.they} was called {friend}, and {friend.they} had been told to let no one by. {Friend.they} looked as if {friend.they} had not slept for several nights.',
			],
			[
				'{show} {friend} insisted that it was for everybody’s own good. {hero} asked how large it really was, and {friend} had to admit that {friend.they} had never dared to look.',
				'“But we only want to talk to it,” said {helper}. {show} {friend} considered it unhappily. “I would certainly lose my whistle,” {friend.they} said.',
				'{show} “I would let you,” said {friend}, “but what would {folk} say?” {Friend.they} glanced over {friend.their} shoulder. {Friend.their} knees were knocking together.',
			],
			[
				'{detail} It was plain that {friend} was not a bad sort, only a frightened one. Still, there was the gate, and there was the rule.',
				'Beyond the gate something stirred. {detail} All three of them pretended not to have heard.',
				'{detail} “There must be some way,” muttered {hero}. Time was passing, and somewhere out there somebody was waiting to be understood.',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Take over the watch so {friend} can rest',
				outcome: [
					'“Lie down,” said {hero}. “We will take over the watch.” {friend} was asleep before {friend.they} could say no. After one hour they woke {friend.them} with something hot. “Go on, then,” {friend.they} said, “but be quick.”',
					'Nobody had offered to take over from {friend} since it all began. {Friend.they} slept like a stone. When {friend.they} woke, {friend.they} opened the gate without a word.',
				],
				later: '{friend} took over the cooking. “It is only fair,” {friend.they} said, “after you let me rest.”',
			},
			{
				approach: 'clever',
				say: 'Read the rule aloud, word for word',
				outcome: [
					'“May I read it?” asked {hero}. The rule said that nobody might go out by the gate. “It says nothing about the window,” said {hero}. {friend} read it twice, and grinned, and held the window open.',
					'{hero} asked to read the order for {themself}. “No one shall leave without good reason,” it said. “Finding out the truth is the best reason there is,” {they} argued, and {friend} had to admit it.',
				],
				later: 'A new rule hung by the gate. {friend} read it out proudly: “All are welcome.”',
			},
			{
				approach: 'bold',
				say: 'Stand tall and say you are going anyway',
				outcome: [
					'“We are going anyway,” said {hero}, and stood as tall as {they} could. “You may blow your whistle if you must.” {friend} lifted it, and looked at it, and put it away again.',
					'{hero} did not push and did not shout. {They} only stood there, tall and calm, and said it again. There is not much that a whistle can do against that.',
				],
				later: '{hero} stood tall once more, the way {they} had stood before {friend} at the gate.',
			},
			{
				approach: 'ask',
				say: 'Invite {friend} to come along and guard you',
				outcome: [
					'“You are a guard,” said {hero}. “Come and guard us!” Nobody had ever had to invite {friend} to be brave. {Friend.they} locked the gate from the other side and took the lead.',
					'“We invite you to come too,” said {hero}. “Then nobody will have got past you.” It took {friend} some time to see what was wrong with that, and by then {friend.they} was halfway up the hill.',
				],
				later: '“I was invited from the start,” {friend} told everyone, standing very straight.',
			},
			{
				approach: 'careful',
				say: 'Slip through the gap when the lamp burns low',
				outcome: [
					'They waited until the lamp burned low. Then, one after the other, they began to slip through, holding in their stomachs. “Good luck,” whispered {friend}, who had seen the whole thing.',
					'There was a gap on the left, just wide enough for somebody careful. To slip through took an hour, and not one board creaked. Something creaked behind them, though. {friend} was coming as well.',
				],
				later: 'Nobody had to slip through any gap this time, because {friend} had taken the gate off its hinges.',
			},
			{
				approach: 'silly',
				say: 'Pretend to be three sacks of flour',
				outcome: [
					'“Delivery,” said {helper} in a deep voice. {hero} did {their} best to pretend to be a sack. A sack does not sneeze, however. {friend} laughed so hard that {friend.they} had to hold on to the gate, and it swung open.',
					'It is hard to pretend to be flour when somebody is tickling you. {friend} knew perfectly well, of course. “Sacks may pass,” {friend.they} said, with tears of laughter on {friend.their} cheeks.',
				],
				later: '“Sacks first!” cried {friend}, and everyone wanted to know what was so funny.',
			},
		],
		look: {
			pose: 'stand',
			feeling: 'determined',
			with: ['helper', 'friend'],
			thing: 'away',
			cameras: ['over-shoulder', 'wide'],
		},
	},
	{
		titles: ['The Plan That Went Wrong', 'Pots and Pans', 'Worse Than Before', 'A Mistake'],
		onward: [
			'So the way was free at last, and {friend} came along.',
			'{friend} saw it and made up {friend.their} mind. “I am coming too,” {friend.they} said.',
			'That was how there came to be three friends on the road instead of two.',
		],
		parts: [
			[
				'{time} {together} {weather} {friend} kept close behind.',
				'{together} {weather} {time} {friend} came along as well, and held on tightly to the end of a rope.',
				'{weather} {together} {time} Nobody had been here since it all began.',
			],
			[
				'“I have a plan,” said {friend}. “We make a great deal of noise, and it will go away.” {hero} was not sure. But {friend} had brought [saucepans|drums], and was already handing them out.',
				'It was {friend} who thought of the scarecrow. “If we are frightened of it,” {friend.they} said, “perhaps it can be frightened of us.” It sounded sensible, and that was the trouble.',
				'“Torches,” said {friend}. “It will not like the light.” {hero} had a feeling about this, low down in the stomach. But {they} had no better idea, and so it was tried.',
			],
			[
				'{sound} For a moment it seemed to work. Then {trouble} took fright, and everything went wrong together, so that matters were soon [twice|three times] as bad as before. {detail}',
				'{detail} It was the worst thing anyone could have done. {Trouble} had been almost quiet until then. {sound} Now the whole place shook with it.',
				'The plan lasted as long as it takes to sneeze. {sound} {Trouble} was not angry, {hero} saw. {Trouble} was terrified. {detail}',
			],
			[
				'“Stop it, all of you!” shouted {hero}, and the noise died away. In the silence there was only one small sound, and it was the sound of somebody crying.',
				'{hero} threw down what {they was} holding. “We have got this completely the wrong way round,” {they} said, “because it is not frightening at all, but only frightened.”',
				'“Look at it,” said {hero}. “Really look.” So {helper} looked, and {friend} looked, and nobody said anything for a while. {sense}',
			],
		],
		options: [
			{
				approach: 'kind',
				say: 'Whisper that you are sorry',
				outcome: [
					'{hero} crept nearer and began to whisper. “I am sorry,” {they} said. “We did not understand.” It was a very small whisper for such a big thing, but it was heard.',
					'“Sorry” is a short word, but it has to be said close by. {hero} had to whisper it three times before the shaking stopped.',
				],
				later: 'It had begun with a whisper, {hero} thought, and now listen to all that singing.',
			},
			{
				approach: 'careful',
				say: 'Put out every light and sit quite still',
				outcome: [
					'One after another the lights were put out. The friends sat there in the dark, so quietly that a moth settled on {helper}, and little by little the other sound grew quiet too.',
					'“Put them out,” said {hero}. It is a brave thing to sit in the dark on purpose. After a while somebody else was sitting there with them, and it was not nearly as bad as everyone had expected.',
				],
				later: 'When every light had been put out for a moment, {hero} was not the only one who was not afraid.',
			},
			{
				approach: 'silly',
				say: 'Hum the silliest lullaby you know',
				outcome: [
					'{hero} began to hum. It was the lullaby about the cow with the hat, and it has no sense in it at all. By the second verse something enormous had started to breathe more slowly.',
					'Of all things, it was a lullaby that helped. {hero} could hum it in {their} sleep, and {friend}, who knew it too, did the part of the duck.',
				],
				later: 'Somebody began to hum the lullaby of the cow with the hat, and it had to be sung eleven times.',
			},
			{
				approach: 'bold',
				say: 'Step forward alone with open {hands}',
				outcome: [
					'“You had better stay here,” said {hero}, and took one step forward, and then another. {They} had brought nothing at all, and it turned out that nothing was exactly the right thing to bring.',
					'{hero} had never done anything so hard as that first step. The second was easier. At the tenth {they} stopped, and waited, and something came to meet {them}.',
				],
				later: '{hero} went one step forward with open {hands}, just as {they} had done on that hill.',
			},
			{
				approach: 'clever',
				say: 'Notice what it keeps turning back to',
				outcome: [
					'It is useful to notice things. Whatever happened, {hero} saw, it always turned back to the same spot. “There is something there,” {they} said, “that it cannot leave.”',
					'{hero} stopped being afraid and began to notice. Three times it fled, and three times it came back. Nobody comes back three times without a reason.',
				],
				later: '“You did notice what none of us saw,” said {friend}, and shook {hero} by the {hand}.',
			},
			{
				approach: 'ask',
				say: 'Send {friend} back to keep others away',
				outcome: [
					'“Send nobody up here,” {hero} told {friend}. “Not for anything.” {friend} saluted. It was the first order that {friend.they} had really understood.',
					'Already there was a murmur of angry voices, and it was {friend} they had to send. “Ask them to give us a single hour,” begged {hero}, and {friend} promised to manage it somehow.',
				],
				later: 'It was {friend} they had sent to hold back the crowd, and {friend} who now waved it on.',
			},
		],
		look: {
			pose: 'reach',
			feeling: 'worried',
			with: ['helper', 'friend'],
			thing: 'away',
			cameras: ['low-angle', 'wide'],
		},
	},
	{
		titles: ['The Truth of It', 'Why It Happened', 'Not a Monster', 'What Nobody Knew'],
		onward: [
			'Then it was quiet, quieter than it had been for a week.',
			'And that was the moment when everything changed.',
			'Somehow that was what had been needed. The air itself seemed to let go.',
		],
		parts: [
			[
				'{time} And so {hero} found out what nobody had troubled to find out. It was about {trouble}, and it was quite simple: {troubleFrom}. That was [all|the whole of it].',
				'{time} Now {hero} understood about {trouble}. “Listen,” {they} said to {helper}. “All this time {troubleFrom}!” {helper} sat down [on a stone|where {helper.they} stood].',
				'There was no monster, and there never had been any monster. {time} There was only {trouble}, and the simple truth that {troubleFrom}. {hero} felt {their} eyes begin to sting.',
			],
			[
				'“Why did nobody ask?” said {helper}. It was what {hero} had been thinking. {They} did what could be done, and it was not much, but it was a beginning. {detail}',
				'{detail} It did not take long to help, once you knew. {hero} did the one half and {helper} did the other, and it was like watching a knot come loose.',
				'A thing like that can be mended in an afternoon, if people will only come and mend it. {detail} So {hero} made a start.',
			],
			[
				'{together} There stood {folk}, with [rakes|brooms], all pressed close together. They wanted to know whether it had gone. “It has not gone, and it is not going,” said {hero}, “and now I shall tell you why.”',
				'But one cannot do everything alone. {together} {Folk} were waiting there, and not one of them was smiling. “Well?” said the oldest. {hero} took a deep breath.',
				'Then it was time to tell the others. {together} “Every one of us was wrong,” {hero} told {folk}, “and I can prove it to you.” There was a good deal of unhappy muttering.',
			],
			[
				'Nobody believed it, of course. “It has only been tricking you,” said the one who had talked the most. {weather} “Then it must have tricked me as well,” said {friend} loudly, stepping up.',
				'{weather} Some looked at the ground, and some looked at {hero}, and nobody moved. It is hard to put down a fear that you have carried for a week.',
				'“That is just what it would say,” said somebody. {weather} {hero} looked at all those frightened faces, and found that {they was} not cross with a single one of them.',
			],
		],
		options: [
			{
				approach: 'bold',
				say: 'Lead the way and dare them to come',
				outcome: [
					'“Whoever is brave enough,” said {hero}, “can come and see.” {They} did not look round. To lead is to trust that somebody follows, and behind {them} there was one pair of feet, and then another.',
					'“I will lead, and I dare you to come after me,” cried {hero}. No one likes to be dared in front of other people. Soon there was a whole procession.',
				],
				later: '{hero} had dared to lead, and now there were so many behind {them} that the ground shook.',
			},
			{
				approach: 'kind',
				say: 'Tell them you were frightened as well',
				outcome: [
					'“I will tell you something,” said {hero}. “I was so frightened that my teeth rattled.” {Folk} looked up. Nobody else had admitted it until then, and all at once everybody did.',
					'{hero} did not scold. {They} began to tell them how it had been, with the dark and the noise and the knocking knees. “That is just how I feel!” said a voice from the back.',
				],
				later: '“Tell it again,” the children begged, “the part where you were frightened too.”',
			},
			{
				approach: 'clever',
				say: 'Show them proof that anyone can check',
				outcome: [
					'“Do not believe me,” said {hero}. “Come and check.” {They} had to show them only three things, and after the second nobody was holding a broom any more.',
					'It is no use to argue, but it helps to show. {hero} laid the proof on the ground, piece by piece. The oldest of {folk} put on spectacles, and looked, and took them off again.',
				],
				later: 'The proof that {hero} had shown them was put in a glass case, where anyone can check it.',
			},
			{
				approach: 'silly',
				say: 'Act out the whole story with a broom',
				outcome: [
					'{hero} borrowed a broom to be the monster, and {helper} had to act the part of the crowd. It is hard to go on being afraid of something once you have seen it played by a broom.',
					'“Let us act it out,” said {hero}. The broom was an extremely good actor. When it burst into tears, half of {folk} did too, and the other half laughed.',
				],
				later: 'Every year since then they act it out, and the broom always gets the loudest cheer.',
			},
			{
				approach: 'ask',
				say: 'Ask each of them for just one hour',
				outcome: [
					'“I ask for one hour of your time,” said {hero}. “If I am wrong, I shall sweep every single doorstep for a year.” It was an offer that nobody could refuse.',
					'{hero} went from one to the next, to ask for a single hour. “I have wasted more than an hour already in being scared,” said the oldest, and rolled up both sleeves.',
				],
				later: 'Nobody counted the hours any more. {hero} had to ask only once, and all were there.',
			},
			{
				approach: 'careful',
				say: 'Let them watch quietly from a safe place',
				outcome: [
					'“You need not come close,” said {hero}. “You may watch from up there, where it is safe.” They all watched in a row, with only their noses showing, and after a while, one after another, they stood up.',
					'{hero} found a safe place for them all, with a good view. To watch was enough. “It is nothing but a poor, unhappy thing,” somebody said softly.',
				],
				later: 'There was no need any longer to watch from a safe place. Everyone wanted to be in the front row.',
			},
		],
		look: {
			pose: 'point',
			feeling: 'determined',
			with: ['helper', 'friend'],
			thing: 'away',
			cameras: ['two-shot', 'close-up'],
		},
	},
	{
		titles: ['A Feast for Everybody', 'The Longest Table', 'Doors Wide Open', 'No More Whispers'],
		onward: [
			'{Folk} saw it with their own eyes. “Well, I never,” said the oldest of them.',
			'That did more than any speech could have done. The brooms were put down.',
			'There was a silence, and then somebody said, “What are we waiting for?”',
		],
		parts: [
			[
				'It was not the work of a minute to put it all right. {solve} {later}',
				'Even then one thing was left to do, and it was the hardest. {later} {solve}',
				'With so many helpers it ought to have been easy, but nothing ever is. {solve} {later}',
			],
			[
				'{time} {together} A very long table had been set up. In the best place, with [garlands|paper chains] all about, was {trouble}. {hero} sat close by.',
				'{together} {time} All the doors stood open. All the chairs were outside, in a row. {hero} had never seen so many people [laugh|eat] at once.',
				'{time} {together} “Make room!” came the cry, and room was made. {Trouble} was given the biggest share. Nobody counted any teeth.',
			],
			[
				'“I knew it from the start,” said the one who had talked the most. {friend} only smiled, and hung the whistle on a nail. {detail}',
				'{detail} “And to think,” said {friend}, “that I was told to keep you from finding out.” {Friend.they} raised {friend.their} cup to {hero}.',
				'Somebody took down the notice that said BEWARE. On the back of it {hero} wrote: WELCOME. {detail}',
			],
			['{tone} {glow}', '{glow} {closing}', '{weather} {glow}'],
		],
		options: [],
		look: { pose: 'cheer', feeling: 'happy', with: ['helper', 'friend'], thing: 'away', cameras: ['wide', 'bird-eye'] },
	},
];
