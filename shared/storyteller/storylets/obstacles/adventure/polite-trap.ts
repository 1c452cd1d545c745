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
			meet: 'The road went in at an old temple and out at the back. But a stone door was shut, and over it hung a net. “The door opens when my net falls,” said Mrs. Snare, a raccoon. “And the net falls when you step on this stone. But my sign says TRAP! So no one does it.”',
			ways: [
				{
					say: 'Step on the stone',
					outcome:
						'{hero} stepped on the stone, and off it. Click! Whump, down came the net, on no one at all. And up went the door, for good. “My trap works!” cried Mrs. Snare. She was so glad that she gave {hero} a small stone. It went click, too.',
					later:
						'{hero} put down the small stone and stepped on it. Click! “What goes click?” said the people. And they all stood still, to hear it.',
				},
				{
					say: 'Move the sign to a good stone',
					outcome:
						'{hero} moved the sign to a good stone. “Oh, a trap!” said Mrs. Snare, and went around it. So she stepped on the bad stone. Click, whump! She sat in her own net, and the door was open. How she laughed! And she gave {hero} the sign.',
					later:
						'{hero} held up the sign, and it said TRAP. All the people looked down at the floor and stepped back. So {hero} could walk right in.',
				},
				{
					say: 'Let her try it first, and help her down',
					outcome:
						'“You try it,” said {hero}. “I’ll help you down.” Click! The net took Mrs. Snare up on its rope, and the door was open. {hero} did not just run in. {hero} took the rope and let her down, oh, so slowly. So she came along, to thank {hero}.',
					later:
						'“I hung up high in a net,” said Mrs. Snare. “{hero} didn’t run off. {hero} let me down, oh, so slowly.” So everyone nodded.',
				},
			],
		},
		2: {
			meet: [
				'The way led through an old temple, up to a stone door. A rope ran from it to a net under the roof. “Step on that tile,” said Mrs. Snare, a raccoon with an oilcan, “and the net falls, and the door goes up. It’s my best trap.” In front of it stood a sign. TRAP, it said. “I had to put up a sign,” said Mrs. Snare. “[You can’t catch people without telling them.|It would be rude not to tell them.]” So people read it and went the long way around the hill, and the door had never been open yet.',
			],
			ways: [
				{
					say: 'Step on the tile and stand quite still',
					outcome:
						'{hero} stepped on the tile. Click. It was a very small sound. The two of them held their breath. Then WHUMP! Down came the net on top of them, and up went the door, and it stayed up. “Did you hear that click?” cried Mrs. Snare under the net. She was so happy that she cut them both free and let {hero} have the tile.',
					later:
						'{hero} put Mrs. Snare’s tile on the floor and stepped on it. Click. There is no sound that people listen to so hard. They stood as they were, on one leg or two, and looked up.',
				},
				{
					say: 'Move the sign to a tile that is safe',
					outcome:
						'{hero} carried the sign to the next tile, where there was no trap at all. “Ah, a trap,” said Mrs. Snare, and made a little bow, and stepped around it. Click. WHUMP! There she sat, in her own net, and the door stood open. “I walked right into it!” she cried, and had never been so proud. {hero} went on and took the sign along, before it could fool anybody else.',
					later:
						'TRAP, said Mrs. Snare’s sign. {hero} held it low, so that everybody could read it. People looked at the floor. They pulled in their toes. Wherever {hero} went with it, there was a clear space, right up to the front.',
				},
				{
					say: 'Ask Mrs. Snare to go first, and hold her rope',
					outcome:
						'“Have you never tried it yourself?” asked {hero}. Mrs. Snare looked at her oilcan. “Who would let me down?” she said. So {hero} took the rope. Click. WHUMP! The net snapped shut and swung her up to the roof, and the door was open. {hero} did not go through it. {They} let her down first, bit by bit. The door stayed open, and she came along, because she hated to owe anyone.',
					later:
						'“I hung from a roof today,” said Mrs. Snare, “and the door stood open. {hero} could have been through it. But {hero} had my rope. I came down like an egg in a spoon.” There was nothing more to ask.',
				},
			],
		},
		3: {
			meet: [
				'The road went into a ruined temple, and the temple ended at a slab of stone. A rope ran from it, up to a net as big as a ballroom. “It’s all one machine,” said a raccoon named Mrs. Snare, and gave something a drop of oil. “Somebody steps on the third tile; the net comes down; the net pulls up the slab. It took me [fourteen|a good fourteen] years.” It was beautifully made. In front of the third tile stood a sign, in large clear letters: TRAP. “Well, I couldn’t not tell them,” said Mrs. Snare. “They might’ve been hurt.” So people read it, thanked her, and went around by the side path. Nobody had ever been caught, and the slab had never once been up. And since yesterday a boulder lay on the side path.',
			],
			ways: [
				{
					say: 'Step on the third tile and wait for what happens',
					outcome:
						'{hero} read the sign, thanked Mrs. Snare, and stepped on the third tile. Click. It wasn’t loud. It was the sort of sound that makes you wish you’d stayed in bed. Everything stopped to hear what came next: a spider, a trickle of sand, Mrs. Snare. Then the net came down, all of it, softly, like a blanket. By the time {hero} had found the edge of it, the slab was up, and it stayed up. “Did you HEAR it?” whispered Mrs. Snare. She had spent four of the fourteen years on the click alone. Her spare tile clicked as well, and {hero} went on with that.',
					later:
						'{hero} laid the spare tile on the floor and stepped on it. Click. Nobody in the world needs to be told what that means. Talk stopped halfway through a word. People stood exactly as they were, with their eyes on the ceiling, and tried to weigh less.',
					as: {
						dreamy: 'To be fair to {hero}, {they} only read the sign afterward.',
					},
				},
				{
					say: 'Move the sign along to a tile that does nothing',
					outcome:
						'{hero} picked up the sign and set it in front of the fourth tile, which was a perfectly ordinary one. “Mind the trap,” {they} said. “Oh, thank you,” said Mrs. Snare. She stepped neatly around the sign, like everyone else who had ever read it. Click. From inside the net there came, after a while, a sniff. “I never saw it coming,” said Mrs. Snare. “It’s perfect.” The slab stood open, and {hero} took the sign along, before it could catch anybody else. “It’s the sign that does it,” said Mrs. Snare. “I’ll never know why I bothered with the net.”',
					later:
						'{hero} held Mrs. Snare’s sign out in front, a bit above the floor. TRAP. People will push past a person, a pram, and a lady with soup. They will not push past that. They read it; they looked down between their feet; they drew back against each other, murmuring. The space went along with {hero}, a yard all around, as far as the front row.',
				},
				{
					say: 'Get Mrs. Snare to try her own trap, and hold her rope',
					outcome:
						'“How do you know it works?” asked {hero}. Mrs. Snare became very busy with a hinge. It turned out that she didn’t. Somebody would have to hold the rope, and there had only ever been her. “There’s me,” said {hero}, and took it. Mrs. Snare walked to the third tile as people walk out onto ice. Click! The net came down, shut, and bounced. Then she was a small bundle against the roof, and the slab was wide open. {hero} turned {their} back on it, and let her down inch by inch. The slab stayed up all the same. She came along without her oilcan.',
					later:
						'“I know a bit about being let down,” said Mrs. Snare. “I built a machine for it. Today I was in it myself, a long way up, and {hero} had the rope in {their} {hands} and an open door at {their} back.” She looked around the room. “I’ve tested pulleys, springs, and chains. {hero} is the first I’ve tested that I’d stand under.”',
				},
			],
		},
		4: {
			meet: [
				'The road went through a ruined temple, and the temple ended in a slab of stone. From the slab a rope ran up to a net as wide as the hall. “It is one machine,” said Mrs. Snare, a raccoon with an oilcan. “You step on the third tile. The net comes down and pulls the slab up. I built it for thieves.” Something of hers had once been stolen, she said, and she did not say what. The machine had taken her fourteen years. But in front of the third tile stood a sign, in handsome letters: TRAP. “I couldn’t not tell people,” said Mrs. Snare. “Somebody might have been hurt.” So everybody read the sign, thanked her, bowed, and borrowed her lantern for the long way around, through the caves. At the moment the lantern was out on loan. [Nobody had ever been caught|Not one person had ever been caught], and the slab had never once been up. She had also put a bed in the next room, with clean sheets, in case the thief should be tired.',
			],
			ways: [
				{
					say: 'Step on the third tile, and stand still',
					outcome:
						'“And if I had not read it?” asked {hero}, and trod on the third tile. Click. It was a small, dry, patient sound, the sound of something that has made up its mind, and while it lasted there was nothing else in that building. Then the net let go of the ceiling and came down as gently as a tablecloth. When {hero} had got clear of the hem, the slab was standing open, and Mrs. Snare was sitting on the plinth with her oilcan in her lap. “Four of those years went into the click,” she said, and laid the spare tile in {hero}’s {hand}. “I thought that one ought at least to be given a moment to be sorry.”',
					later:
						'{hero} laid Mrs. Snare’s tile upon the floor and stepped on it. Click. There are people who cannot be shouted down, or shamed, or bored; but everyone alive has at some time put down a foot and known that it was the wrong place. The talk went out like a lamp. They did not so much as look at one another. They waited, every one of them, with great attention, to find out what they had done.',
				},
				{
					say: 'Move the sign to a tile that does nothing',
					outcome:
						'The sign was the only part of the machine that had ever worked. {hero} picked it up and put it down one tile farther on. “You will mind the trap?” {they} said to Mrs. Snare. “How kind of you,” she said. She made the same little bow that everybody made, and walked around the sign as everybody did. Click. When the dust had settled there was a bundle on the floor, and it was laughing. “I believed it!” said Mrs. Snare. “I painted it myself, and I believed it!” Behind her the slab was up. “Take that sign away,” she told {hero}, “before I start to trust it again.”',
					later:
						'{hero} did not ask anybody to move. {They} carried the sign that Mrs. Snare had painted in front of {them}, just above the floor. TRAP, it said. A minister looked down at his shoes. A whole family pulled in its feet. It was an ordinary floor, and most people there had danced on it; but there it stood in print. They drew back left and right with small cries, and {hero} walked through the gap to the front.',
					as: {
						merry: 'Being {trait}, {hero} bowed back.',
					},
				},
				{
					say: 'Let her try her own trap, and hold the rope',
					outcome:
						'“Has it ever been tried?” asked {hero}. Mrs. Snare oiled a wheel that she had oiled already. It had not. It needed two, one to be caught and one to hold the rope, and she had always been alone. “I’ll hold the rope,” said {hero}. Mrs. Snare walked out to the third tile like somebody going in to an exam. The net came down, shut, and bounced. And there she hung, under the roof, turning a little, and below her the slab slid up and stayed there. The way out stood open. {hero} did not even look at it. {They} let the rope out, inch by inch, until she was safe on the floor. “I was listening for you to leave,” said Mrs. Snare. “I have an ear for people who leave.” Then she took her shawl and came along, to hear what it sounds like when somebody stays.',
					later:
						'“Somebody robbed me once,” said Mrs. Snare, “and I built a trap to find out what kind of person does that. I never caught one.” She folded her paws. “But I can tell you what kind doesn’t. I hung in a net today, and the door stood open, and nobody was there to see. {hero} could have walked off. {They} held the rope and let me down first. Whatever {they say}, I believe it.”',
				},
			],
		},
	},
};
