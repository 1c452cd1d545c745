import type { Obstacle } from '../../format.ts';

export const politeTrap: Obstacle = {
	id: 'polite-trap',
	alsoIn: ['desert', 'jungle', 'mythology', 'underwater'],
	place: { the: 'the old temple', at: 'in the old temple', to: 'to the old temple', backdrop: 'ruins' },
	people: { snare: { call: 'Mrs. Snare', a: 'a raccoon with an oilcan', type: 'Raccoon', pronoun: 'she' } },
	props: ['net', 'door'],
	blocks: [],
	ways: [
		{ id: 'click', use: 'hear' },
		{ id: 'sign', use: 'reach' },
		{ id: 'rope', use: 'trust', ally: 'snare' },
	],
	levels: {
		1: {
			meet: 'In the old temple was a door. It was shut. “It opens when the net falls,” said Mrs. Snare, a raccoon. “Step on this stone, and whump! It is my trap. But I put up a sign, TRAP. So no one steps on it.”',
			ways: [
				{
					say: 'Step on the stone',
					outcome:
						'{hero} put a step on the stone. Click! It was so still. Then whump, down came the net, and up went the door. “It works!” said Mrs. Snare. She gave {hero} a stone that goes click.',
					later: '{hero} put down the stone and stepped on it. Click! They all stood still. What was going to fall?',
				},
				{
					say: 'Move the sign to a good stone',
					outcome:
						'{hero} put the sign a bit to the left. “Oh, a trap!” said Mrs. Snare. She went around it. Click, whump! She sat in her own net. How she laughed! “Keep the sign,” she said.',
					later: '{hero} held up the sign. TRAP, it said. They all looked down, and went back. So {hero} could go in.',
				},
				{
					say: 'Let her try it first, and help her down',
					outcome:
						'“You try it,” said {hero}. “I have the rope.” Click, whump! There hung Mrs. Snare, up in the net. And {hero} let her down, oh, so slowly. “I had never dared,” she said. She came along.',
					later:
						'“I hung in a net,” said Mrs. Snare. “{hero} had the rope, and {they} let me down.” That was good to know.',
				},
			],
		},
		2: {
			meet: [
				'The way led into an old temple, up to a stone door. A rope ran from it to a net under the roof. “Step on that tile,” said Mrs. Snare, a raccoon with an oilcan, “and the net falls, and the door goes up. It’s my best trap.” In front of it stood a sign. TRAP, it said. “I had to put up a sign,” said Mrs. Snare. “[You can’t catch people without telling them.|It would be rude not to tell them.]” Nobody had stepped on it yet.',
			],
			ways: [
				{
					say: 'Step on the tile and stand quite still',
					outcome:
						'{hero} stepped on it. Click. It was a very small sound. Everybody in the temple held their breath. Then WHUMP! Down came the net, and up went the door. “Did you hear that click?” asked Mrs. Snare from the other end of the net. She had one tile left over, and {hero} had to take it.',
					later:
						'{hero} put the tile on the floor and stepped on it. Click. There is no sound that people listen to so hard. They stood as they were, on one leg or two, and looked up.',
					as: { bold: 'It was {trait}, to do it first.', careful: 'If you are {trait}, you count to three first.' },
				},
				{
					say: 'Move the sign to a tile that is safe',
					outcome:
						'{hero} carried the sign to the next tile, where there was no trap at all. “Ah, a trap,” said Mrs. Snare, and made a little bow, and stepped around it. Click. WHUMP! There she sat, in her own net. “I walked right into it!” she cried, and had never been so proud. “Take the sign. It’s better than the net.”',
					later:
						'TRAP, said the sign. {hero} held it low, so that they could all read it. They looked at the floor. They pulled in their toes. Wherever {hero} went with it, there was a clear space, right up to the front.',
					as: {
						clever: 'A {trait} person moves the sign.',
						merry: 'It was hard for {trait} {hero} to keep a straight face.',
					},
				},
				{
					say: 'Ask Mrs. Snare to go first, and hold her rope',
					outcome:
						'“Have you never tried it yourself?” asked {hero}. Mrs. Snare looked at her oilcan. “What if it doesn’t stop?” she said. So {hero} took the rope. Click. WHUMP! She hung in the net, going slowly around, and the door was open. {hero} did not go through it. {They} let her down first, bit by bit. Then she came along.',
					later:
						'“I hung from a roof today,” said Mrs. Snare, “and the door stood open. {hero} could have been through it. But {hero} had my rope. I came down like an egg in a spoon.” There was nothing more to ask.',
					as: {
						kind: 'You want somebody {trait} at the end of your rope.',
						honest: '{hero} was {trait}. It never came into {their} head to let go.',
					},
				},
			],
		},
		3: {
			meet: [
				'The only way on was through the ruined temple, and the temple ended at a slab of stone. A rope ran from it, up to a net as big as a ballroom. “It’s all one machine,” said a raccoon named Mrs. Snare, and gave something a drop of oil. “Somebody steps on the third tile; the net comes down; the net pulls up the slab. It took me [fourteen|a good fourteen] years.” It was beautifully made. In front of the third tile stood a sign, in large clear letters: TRAP. “Well, I couldn’t not tell them,” said Mrs. Snare. “They might’ve been hurt.” So they all read it, thanked her, and went home. Nobody had ever been caught, and the slab had never once been up.',
			],
			ways: [
				{
					say: 'Step on the third tile and wait for what happens',
					outcome:
						'{hero} read the sign, thanked Mrs. Snare, and stepped on the third tile. Click. It wasn’t loud. It was the sort of sound that makes you wish you’d stayed in bed. Everything stopped to hear what came next: a spider, a trickle of sand, Mrs. Snare. Then the whole ceiling came down, softly, like a blanket. By the time that {hero} had found the edge of it, the slab was up. “Did you HEAR it?” she whispered. She had spent four of the fourteen years on the click alone, and she had a spare.',
					later:
						'{hero} laid the spare tile on the floor and stepped on it. Click. Nobody in the world needs to be told what that means. Arguments stopped halfway through a word. Two hundred people stood exactly as they were, with their eyes on the ceiling, and tried to weigh less.',
					as: {
						bold: 'It takes a {trait} person to say thank you first.',
						dreamy: 'To be fair to {trait} {hero}, {they} only read the sign afterward.',
					},
				},
				{
					say: 'Move the sign along to a tile that does nothing',
					outcome:
						'{hero} picked up the sign and set it in front of the fourth tile, which was a perfectly ordinary one. “Mind the trap,” {they} said. “Oh, thank you,” said Mrs. Snare. She stepped neatly around the sign, like everyone else who had ever read it. Click. From inside the net there came, after a while, a sniff. “I never saw it coming,” said Mrs. Snare. “It’s perfect.” The slab stood open. She wouldn’t hear of having the sign back. “It’s the sign that does it,” she said. “I’ll never know why I bothered with the net.”',
					later:
						'{hero} held the sign out in front, a bit above the floor. TRAP. People will push past a person, a pram, and a lady with soup. They will not push past that. They read it; they looked down between their feet; they drew back against each other, murmuring. The space went along with {hero}, a yard all around, as far as the front row.',
					as: {
						clever: 'It’s a {trait} idea, to leave the trap and move the warning.',
						merry: 'There are few things that a {trait} person would rather see.',
					},
				},
				{
					say: 'Get Mrs. Snare to try her own trap, and hold her rope',
					outcome:
						'“How do you know it works?” asked {hero}. Mrs. Snare became very busy with a hinge. It turned out that she didn’t. Somebody would have to hold the rope, and there had only ever been her. “There’s me,” said {hero}, and took it. She walked to the third tile as people walk out onto ice. Click! When {hero} looked up she was a small bundle against the roof, and the slab was wide open. {hero} turned {their} back on it, and let her down hand under hand. It took so long that she fell asleep on the way. She came along without her oilcan.',
					later:
						'“I know a bit about being let down,” said Mrs. Snare. “I built a machine for it. Today I was in it myself, a long way up, and {hero} had the rope in {their} {hands} and an open door at {their} back.” She looked around at them. “I’ve tested pulleys, springs, and chains. That’s the first thing I’ve tested that I’d stand under.”',
					as: {
						kind: 'The {trait} make good pulleys.',
						quick: 'It’s hard, if you are {trait}, to let a rope go slowly. {hero} counted out loud.',
					},
				},
			],
		},
		4: {
			meet: [
				'The road went through a temple, and inside the temple it went up against a slab. A rope connected the slab with a net under the vault, and the net with the third tile from the left. “One treads on that,” explained Mrs. Snare, a raccoon, who was oiling a wheel. “The net falls, and draws up the door. I flatter myself that you would not hear it coming.” Nobody had heard it so far. She had given [fourteen years|the better part of fourteen years] to the machine; on the evening when it was finished she had thought of somebody walking into it who had not been told, and had painted a sign. TRAP, it read, with an arrow. Travelers were grateful. They read it, and turned back, and the slab stayed where it was. It guarded an empty shelf. There had been a cup on it, of clay, such as children make; it had been taken by some person who came in without asking, and it was after this that she had learned about pulleys.',
			],
			ways: [
				{
					say: 'Tread on the third tile, and stand where it finds you',
					outcome:
						'“And if I had not read it?” asked {hero}, and trod on the third tile. Click. It was a small, dry, patient sound, the sound of something that has made up its mind, and while it lasted there was nothing else in that building. Then the ceiling let go. It came down as gently as a tablecloth. When {hero} had got clear of the hem, the slab was standing open, and Mrs. Snare was sitting on the plinth with her oilcan in her lap. “I did four years of it for the click,” she said. “I thought that one ought at least to be given a moment to be sorry.” She had a second of those tiles, and gave it to {hero}.',
					later:
						'{hero} laid Mrs. Snare’s tile upon the floor and stepped on it. Click. There are people who cannot be shouted down, or shamed, or bored; but everyone alive has at some time put down a foot and known that it was the wrong place. The argument went out like a lamp. They did not so much as look at one another. They waited, all two hundred of them, with great attention, to find out what they had done.',
					as: {
						bold: 'The {trait} differ from others chiefly in this, that they find out sooner.',
						clever: 'It had occurred to {hero}, who was {trait}, that a thing so well announced could hardly be meant.',
					},
				},
				{
					say: 'Shift the sign, by one tile, to where it is not true',
					outcome:
						'It was the only part of the machine that had ever worked. {hero} lifted the sign, and set it down one tile farther on. “You will mind the trap?” {they} said. “How good of you,” said Mrs. Snare; and with the small bow which she had observed in so many, she went around it by the left. Click. When it had settled there was a bundle on the floor, and it was laughing. It was a much younger laugh than one would have expected. “I believed it,” said Mrs. Snare. “I painted it, and I believed it.” The door was up. Of the sign she would not take back so much as the nail. “You had better have that,” she said, “before I start to trust it again.”',
					later:
						'Nobody yields to a request. {hero} made none; {they} carried in front of {them}, a hand’s breadth above the floor, the sign that Mrs. Snare had painted. TRAP. A minister looked down at his shoes. A whole family drew in its skirts. It was of no consequence that this was a good floor, on which most of them had danced; they had been told, and in print; and the clearing that opened before {hero} closed again behind {them} with little exclamations of relief.',
					as: {
						clever:
							'There is a sort of {trait} person who never touches the lock, and only changes what is said about the door.',
						merry: 'It was held against {hero}, who was {trait}, that {they} had bowed back.',
					},
				},
				{
					say: 'Propose that she be caught herself, and hold the rope',
					outcome:
						'“Has it been tried?” asked {hero}. Mrs. Snare oiled the wheel a second time. It had not. It needed one to be caught and another to hold the rope, and she had always been one. “I could be the other,” said {hero}. She went out to the third tile like somebody going in to an examination. Click; and there she hung, beneath the vault, turning a little, and under her the slab slid up. {hero} had only to walk out. {They} had {their} back to it. {They} paid out the rope a palm at a time, and the raccoon came down as one is carried up to bed. “I listened for your step,” said Mrs. Snare. “I have an ear for people who leave.” Then she took her shawl off the plinth, and left with {hero}.',
					later:
						'“I had something stolen from me,” said Mrs. Snare, “and I built a machine so as to know, the next time, what kind of a person does it. I never caught one.” She folded her paws. “But I can tell you what kind of a person does not. I hung on a rope this day with a door standing open, and no one to see, and {hero} was at the other end of it. I should have heard {them} go.”',
					as: {
						kind: 'It was {trait}, and it had to be done slowly, which people who are {trait} tend to forget.',
						honest: 'The {trait} are a disappointment to all who make traps.',
					},
				},
			],
		},
	},
};
