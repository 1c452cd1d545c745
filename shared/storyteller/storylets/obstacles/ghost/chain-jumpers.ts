import type { Obstacle } from '../../format.ts';

export const chainJumpers: Obstacle = {
	id: 'chain-jumpers',
	alsoIn: ['fantasy', 'magical-school', 'mystery', 'royal', 'fairy-tale', 'dragon'],
	place: { the: 'the castle yard', at: 'in the castle yard', to: 'to the castle yard', backdrop: 'castle' },
	people: {
		clink: { call: 'Clink', a: 'a ghost with one end of a chain', type: 'Ghost', pronoun: 'he' },
		clank: { call: 'Clank', a: 'a ghost with the other end', type: 'Ghost', pronoun: 'she' },
	},
	props: ['gate'],
	blocks: ['flies'],
	ways: [
		{ id: 'jump', use: 'reach' },
		{ id: 'rattle', use: 'hear' },
		{ id: 'turn', use: 'trust', ally: 'clank' },
	],
	levels: {
		1: {
			meet: 'The way went in at a gate. In front of it two small ghosts swung a long chain, around and around. They were Clink and Clank. “Jump in!” said Clink. “We can’t stop till one of you jumps in. But you all run off! So no one can go by, and we’re so tired.”',
			flies: '“What if I fly?” asked {hero}. “If you fly, it doesn’t count,” said Clank. “You have to jump.”',
			ways: [
				{
					say: 'Jump in, and out at the far end',
					outcome:
						'Up went the chain, and around. Up, and around. “Now!” called Clank. So {hero} jumped in, jump, jump, and out at the gate! “At last!” said Clink. So they could stop and rest, and everyone could go in.',
					later:
						'The people swayed, to and fro. {hero} looked at them, as at the chain. To, and fro, and now! So {hero} jumped in, and was by.',
				},
				{
					say: 'Ask them to let the chain drop',
					outcome:
						'“Why don’t you just let go?” asked {hero}. The ghosts had never thought of that! So they did. CLINK, CLANK, CLASH! What a noise that was! The chain lay on the ground, and everyone could go in. And {hero} could keep a bit of it.',
					later:
						'{hero} let the bit of chain drop. CLASH! “Was that a ghost?” said the people. And they hushed, to hear if it was.',
				},
				{
					say: 'Take one end, so that Clank can jump',
					outcome:
						'“Do you ever jump, Clank?” asked {hero}. “No,” said Clank. “I have to hold it.” So {hero} took her end. Around it went, and Clank jumped and jumped! “I did it!” she cried. So they could stop, and everyone could go in. “Go, Clank!” called Clink. “I’ll rest.” So she came along, jump, jump.',
					later: '“I never had a turn,” said Clank. “But {hero} gave me one, and took my end. {hero} is fair.”',
				},
			],
		},
		2: {
			meet: [
				'The way went across a castle yard, and in at a gate. Before the gate two ghosts were turning a chain. They were quite small. He was called Clink and she was called Clank. Swish, it went over their heads, and bang on the stones. “Jump in!” they cried. “We were told to rattle our chains, [and it’s so dull|and that’s no fun]. So we made a game of it. You can’t stop a game till somebody has jumped in. But people see us, and they scream, and that’s not jumping.”',
			],
			flies: '“What if I fly?” asked {hero}. “It’s not jumping if you don’t come down,” said Clank.',
			ways: [
				{
					say: 'Watch the chain, and jump through to the gate',
					outcome:
						'Swish, bang. Swish, bang. {hero} nodded in time, and ran in. Jump! Jump! The ghosts counted, and forgot to be ghosts. At seven {hero} ran out at the other side, and there was the gate. “Seven!” cried Clink. “We only ever had a hen, and she had two.” So at last they could put the chain down, and everybody could go in.',
					later:
						'The crowd went in and out, in and out, like the chain. {hero} stood beside it and nodded in time. When it was out, {hero} ran in. One jump, two jumps, and at seven it was the front.',
				},
				{
					say: 'Have them drop the whole chain at once',
					outcome:
						'“That’s only a bang,” said {hero}. “Let go at the top!” They let go. The whole chain came down on the stones, link after link. CLASH-A-LASH-A-LASH! In the tower someone fell out of bed. The ghosts looked at each other. “That’s what it’s FOR,” breathed Clank. So they took it up the tower, to drop it there, and the gate was free. Only the last few links stayed behind, with {hero}.',
					later:
						'{hero} held up the last links of the ghosts’ chain, and let go at the top. CLASH-A-LASH! It went through the room and up everybody’s back. They all knew what comes after that, in stories. They listened for it.',
				},
				{
					say: 'Turn one end, so that Clank may jump for once',
					outcome:
						'“Who jumps, when it’s only you two?” asked {hero}. “Nobody,” said Clank. “You need two to turn.” {hero} took her end. It was as cold as a well. But she jumped! She jumped with her sheet flying, to forty, to fifty, and then it was Clink’s turn. “So that’s what it’s like in there!” said Clank. They put the chain away. Clink lay down on it for a good long rest, and she came along, hopping.',
					later:
						'“There’s people who jump,” said Clank, “and there’s people who turn. I’ve turned for three hundred years, so I know.” She took hold of {hero}. “This one took my end, and never asked for a go. {hero} can hold anything you like.”',
				},
			],
		},
	},
};
