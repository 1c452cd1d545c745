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
	},
};
