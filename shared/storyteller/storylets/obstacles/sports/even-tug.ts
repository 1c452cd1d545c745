import type { Obstacle } from '../../format.ts';

export const evenTug: Obstacle = {
	id: 'even-tug',
	alsoIn: [
		'adventure',
		'animal',
		'western',
		'fairy-tale',
		'dinosaur',
		'ninja',
		'forest',
		'circus',
		'historical',
		'jungle',
	],
	place: { the: 'the long tug', at: 'at the long tug', to: 'to the long tug', backdrop: 'meadow' },
	people: {
		olle: { call: 'Olle', a: 'a bear at one end of a rope', type: 'Bear', pronoun: 'he' },
		tuva: { call: 'Tuva', a: 'a bear at the other end', type: 'Bear', pronoun: 'she' },
	},
	props: ['rope'],
	blocks: ['flies'],
	ways: [
		{ id: 'hold', use: 'trust', cost: 'time', ally: 'olle' },
		{ id: 'pluck', use: 'hear' },
		{ id: 'left', use: 'reach' },
	],
	levels: {
		1: {
			meet: 'A rope went across the path. At that end pulled Olle the bear, and at this end Tuva the bear. Pull! Pull! “Don’t bump the rope!” said Olle. “If you do, I’ll let go, and Tuva will fall in the mud. And she’s so nice!” “So are you,” said Tuva.',
			flies: '“What if I fly?” asked {hero}. “If I look up, I let go,” said Olle. “And splat, there sits Tuva!”',
			ways: [
				{
					say: 'Hold the rope, so that they can let go',
					outcome:
						'{hero} took hold of the rope in the middle. “Now you can let go, bit by bit,” {hero} said. Oh, how long that took! But no one fell. Then the rope lay down, so the path was free. And Olle came along, and shook out his arms.',
					later:
						'“{hero} held on to the rope for us both,” said Olle. “{hero} didn’t let us fall. So you can trust {hero}.”',
				},
				{
					say: 'Pluck the rope, as you pluck a string',
					outcome:
						'{hero} gave the rope a pluck. Doinnng! It shook both bears, down to the toes. They had to laugh so hard that they sat down in the mud. “Oh, this is nice!” said Olle. So the rope lay down, and {hero} could have a bit of it.',
					later:
						'{hero} tied the bears’ rope to two chairs, and gave it a pluck. Doinnng! Everybody could feel it, and then it was still.',
				},
				{
					say: 'Let them all step to the left',
					outcome:
						'“Step to the left!” called {hero}. So Olle went left, and Tuva went left. Step, step! The rope went around like a gate, and the path was free. And they did not have to let go!',
					later:
						'“Step to the left!” called {hero}, as to the bears. Step, step, everybody went left. And on the right there was a way to the front.',
				},
			],
		},
		2: {
			meet: [
				'A rope was stretched across the road, as tight as a stick, and from both ends came a noise of puffing. On the left pulled Olle, a bear, with five friends behind him. On the right pulled Tuva, his sister, with five friends too. They were just as strong. “Don’t touch the rope!” puffed Olle. “If you bump it, I let go, and there’s mud behind them. They’d sit in it! Tuva has [her new trousers|new trousers] on.” “And there’s mud behind him,” puffed Tuva, “and he’s only just had a cold.”',
				'“Heave!” called a voice on the left. “Heave!” called a voice on the right. A rope ran across the road, as tight as a stick, and it did not move at all. On the left pulled Olle, a bear, with five friends. “Who’s winning?” asked {hero}. “Nobody,” puffed Olle. “That’s Tuva over there, my sister, with five friends. They’re just as strong as we are.” “Then let go!” “I can’t! And don’t you bump the rope! There’s mud behind them. They’d sit in it, and Tuva has [her new trousers|new trousers] on.” And from the right Tuva puffed that she couldn’t let go, either. There was mud behind Olle too, and he had only just had a cold.',
			],
			flies:
				'“What if I fly?” asked {hero}. “If we look up, we let go,” puffed Olle. “It’s the trousers I’m thinking of.”',
			ways: [
				{
					say: 'Hold the middle, and send them home two by two',
					outcome:
						'{hero} took hold of the rope in the very middle. “Now one from this side,” said {hero}, “and one from that.” Then two more could go, and it stayed even. It took a long time, with the saying goodbye. At last there was only Olle, and Tuva, and {hero}. “Now,” said {hero}. Nobody sat in anything. The road was free. Tuva carried the rope home, and Olle came along, and scratched himself the whole way.',
					later:
						'“I could not let go, because of Tuva,” said Olle. “I could not even scratch. Then {hero} took hold of the middle, and let all of us go first.” He scratched. “That is somebody you can leave a rope with.”',
					as: {
						quick: '{Trait} {hero} would have liked it to go faster, and held on.',
					},
				},
				{
					say: 'Pluck the tight rope like the string of a fiddle',
					outcome:
						'{hero} took hold of the rope with one {hand}, pulled it up, and let go. DOINNNG! It was so low that all their teeth buzzed. Olle began to giggle. “Don’t,” cried Tuva, “or I…” DOINNNG! Then all twelve of them laughed, and went soft, and sat down right where they stood, on the dry bit. The rope lay flat on the road. A piece had come off, and it hummed all the way along with {hero}.',
					later:
						'{hero} tied the bears’ piece of rope to two chairs, good and tight, and plucked it. DOINNNG! It went through the floor and up into the teeth. People held on to their chins, and nobody said another word.',
				},
				{
					say: 'Call out steps, so that both of them move left',
					outcome:
						'“You need not let go,” said {hero}. “You need only move over. Tuva’s side, left! And left!” They stepped in time, puffing, six on a side. The rope came around like the hand of a clock, until it lay along the road and not across it. “That’s much better,” said Tuva. “We can see each other from here.”',
					later:
						'“Everybody left!” called {hero}. “And left! And left!” Once you hear it in time, your feet do it. The whole crowd went left, in step, until the wall stopped it. On the right there was a fine wide path.',
				},
			],
		},
	},
};
