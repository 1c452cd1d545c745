import type { Obstacle } from '../../format.ts';

export const chainJumpers: Obstacle = {
	id: 'chain-jumpers',
	alsoIn: ['fantasy', 'magical-school'],
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
			meet: 'Clink, clank! Two small ghosts had a long chain. Clink had one end, and Clank had one end. Round and round it went, by the gate. “Jump in!” said Clink. “We can not stop till one jumps in. But they all run off!”',
			flies: '“No flying!” said Clank. “You have to jump.”',
			ways: [
				{
					say: 'Jump in, and out at the far end',
					outcome:
						'Up, and round. Up, and round. “Now!” said Clank. {hero} jumped in. Jump! Jump! And out, right at the gate. “One can do it!” said Clink. “Hooray!”',
					later: 'They pushed, to and fro, to and fro. {hero} looked. To, and fro, and now! Jump! And {they was} in.',
				},
				{
					say: 'Ask them to let the chain drop',
					outcome:
						'“What if you let go?” said {hero}. They did. CLINK, CLANK, CLASH! What a noise! They loved it. “Do it too!” they said, and gave {hero} a bit of chain.',
					later: '{hero} let the bit of chain drop. CLASH! The floor shook. “Ghosts!” they said. And no one said more.',
				},
				{
					say: 'Take one end, so that Clank can jump',
					outcome:
						'“Do you ever jump?” said {hero}. “No,” said Clank. “I turn.” So {hero} took her end. Round it went, and Clank jumped, and jumped! “I did it!” she said. She came along.',
					later:
						'“{hero} took my end,” said Clank. “{They} could have had the fun. {They} gave it to me.” So it was all right.',
				},
			],
		},
		2: {
			meet: [
				'In the castle yard two ghosts were turning a chain. They were quite small. He was called Clink and she was called Clank. Swish, it went over their heads, and bang on the stones, right before the gate. “Jump in!” they cried. “We were told to rattle our chains at night, [and it’s so dull|and that’s no fun]. So we made a game of it. You can’t stop a game till somebody has jumped in. But people see us, and they scream, and that’s not jumping.”',
			],
			flies: '“No fair flying!” said Clank. “It’s not jumping if you don’t come down.”',
			ways: [
				{
					say: 'Watch the chain, and jump through to the gate',
					outcome:
						'Swish, bang. Swish, bang. {hero} stood beside it and nodded in time, as you have to. Then {they} ran in. Jump! Jump! The ghosts counted, and forgot to be ghosts. At seven {they} ran out at the other side, and there was the gate. “Seven!” cried Clink. “We only ever had a hen, and she had two.”',
					later:
						'The crowd went in and out, in and out, like the chain. {hero} stood beside it and nodded in time. When it was out, {they} ran in. One jump, two jumps, and at seven {they} ran out again, and it was the front.',
					as: { quick: 'It is best to be {trait} at the “in.”', bold: 'It takes somebody {trait} to run at a chain.' },
				},
				{
					say: 'Have them drop the whole chain at once',
					outcome:
						'“That’s not a rattle,” said {hero}. “That’s only a bang. Let go at the top!” They let go. The whole chain came down on the stones, link after link. CLASH-A-LASH-A-LASH! In the tower someone fell out of bed. The ghosts looked at each other. “That’s what it’s FOR,” breathed Clank. They gave {hero} a yard of it, for luck, and took up the rest to do it again.',
					later:
						'{hero} held up the yard of chain, and let go at the top. CLASH-A-LASH! It went through the room and up everybody’s back. They all knew what comes after that, in stories. They listened for it.',
					as: { merry: 'It was a noise to please {trait} people.', clever: 'The {trait} ask what a chain is for.' },
				},
				{
					say: 'Turn one end, so that Clank may jump for once',
					outcome:
						'“Who jumps, when it’s only you two?” asked {hero}. “Nobody,” said Clank. “You need two to turn.” {hero} took her end. It was as cold as a well, and it pulled. But she jumped! She jumped with her sheet flying, to forty, to fifty, and then it was Clink’s turn. “I never knew what it was like in there,” said Clank. She came along, hopping.',
					later:
						'“There’s people who jump,” said Clank, “and there’s people who turn. I’ve turned for three hundred years, so I know.” She took hold of {hero}. “{They} took my end, and never asked for a go. You can let that one hold anything.”',
					as: {
						kind: 'It was {trait} {hero} who looked at her end.',
						honest: 'A {trait} turner turns fair, not too fast.',
					},
				},
			],
		},
	},
};
