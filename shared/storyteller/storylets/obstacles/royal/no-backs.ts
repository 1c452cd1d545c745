import type { Obstacle } from '../../format.ts';

export const noBacks: Obstacle = {
	id: 'no-backs',
	alsoIn: ['dragon', 'fairy-tale', 'fantasy', 'historical', 'mythology', 'magical-school', 'unicorn', 'time-travel'],
	place: {
		the: 'the king’s passage',
		at: 'in the king’s passage',
		to: 'to the king’s passage',
		backdrop: 'castle',
	},
	people: { ludo: { call: 'King Ludo', a: 'a small king on a big chair', type: 'King', pronoun: 'he' } },
	props: ['crown'],
	blocks: [],
	ways: [
		{ id: 'carpet', use: 'reach' },
		{ id: 'speech', use: 'hear' },
		{ id: 'back', use: 'trust', ally: 'ludo' },
	],
	levels: {
		3: {
			meet: [
				'The way led through a passage, and in the middle of the passage sat a king. He was about nine, and his feet didn’t reach the floor. “You may approach,” said King Ludo. That was easy. It was getting away that was hard. NOBODY SHALL TURN HIS BACK ON THE KING, it said over the chair, in gold; it was his own law, his first, and he’d dictated it at the age of five. So people came up to him, and bowed, and then they [stood there|didn’t know how to go on]. Eleven were standing there now, along the wall, smiling. Some of them had been there since Friday. Beside the chair lay a rolled-up red carpet. “I only ever see people smile,” said Ludo. He didn’t sound as if it were much fun.',
			],
			ways: [
				{
					say: 'Unroll the red carpet in front of you',
					outcome:
						'“Is there a law about carpets?” asked {hero}. There was only a custom: whatever is on a red carpet goes on to its end. {hero} gave the roll a push. It ran past the chair, under a row of hastily lifted feet, to the far door. Then {they} bowed, got on with {their} face to the king, and {moved} along it backward. The eleven looked at each other and got on too. “It’s like watching a tide go out,” said Ludo. He told {hero} to keep a piece of it. It was too long in any case.',
					later:
						'{hero} still had two yards of red carpet. {They} laid it down at the door. People can’t stand on one of those if it isn’t theirs. They got off to the left and the right, and smoothed their hair. {hero} walked to the end, picked it up behind {them}, and laid it down again in front.',
				},
				{
					say: 'Announce that the king is about to speak',
					outcome:
						'{hero} went and stood beside the chair. “Silence!” {they} called. “The king is about to speak!” It was only meant to make people look at the king. All eleven held their breath, and on the big chair a small king went scarlet. He’d never been asked to. “I,” said King Ludo. He looked at all those smiles. “I’d like it if somebody would tell me a joke,” he said, “and not wait to see if I laugh.” It was so still that you heard the crown slip. Then they all began at once. {hero} could have turned around three times, for nobody was looking.',
					later:
						'“Silence!” called {hero}, exactly as in the passage. “Somebody’s about to speak!” {They} didn’t say who. The room fell silent, and each one looked to the left and to the right, to see whose face would go red first. It was the best start for a speech that anyone could have.',
				},
				{
					say: 'Turn your back on him, and then come back',
					outcome:
						'“What happens if somebody does?” asked {hero}. “Then they’re gone,” said Ludo, and gripped the chair. “Watch,” said {hero}, and turned around. The eleven gasped. {hero} went ten steps, with {their} back to the king, who didn’t breathe. Then {they} turned, and came back. “There,” said {hero}. Ludo let go of the chair. “Again,” he said. They did it twenty times, a bit farther each time, and at the twentieth he was laughing so much that the crown came off. He sent the eleven home. He walked behind {hero}, to get used to it.',
					later:
						'“I’m a king,” said Ludo, “so everyone’s face is nice. You can’t tell anything from it.” He’d climbed up on a stool. “{hero}’s the only one I’ve ever seen from behind. {They} turned round and went, and I thought that was that. And then {they} came back, like {they} said.” He held up his fingers. “Twenty times. I counted.”',
				},
			],
		},
		4: {
			meet: [
				'The way went through a passage, and in the passage, on a chair that was much too big for him, sat the king. He was nine. “You may come nearer,” said King Ludo. That part was easy. But over the chair was a law, in gold letters: NOBODY SHALL TURN THEIR BACK ON THE KING. Nobody can leave a passage without turning around. Eleven people were standing along the wall, who had only been passing through, and they [all smiled|smiled and smiled]. One of them had missed a wedding on Friday, and it was his own. It was the first law that Ludo had made. He was five then. His nurse had left, and they had told him not to cry, because it would make it harder for her. So he had watched her back, with two gray ribbons, as far as the corner. “They’re all so fond of me,” said the king. “You can see that. Nobody goes.” Beside his chair lay a red carpet, rolled up.',
			],
			ways: [
				{
					say: 'Roll out the red carpet, and be pulled away on it',
					outcome:
						'“Does the law say anything about the carpet?” asked {hero}. It did not. Whatever was put on the carpet had to go to the end of it; that was all. {hero} gave it a push. It unrolled past the chair and down the passage, and the eleven jumped aside. {They} bowed, stepped on it, and had the guards pull, so that {they} slid away with {their} face to the king; and the two of them saw each other grow smaller, very politely. After {them} went the eleven, one by one. “It looks like the sea,” said King Ludo, when he was alone. He had a piece cut off for {hero}. It only ever went one way, he said.',
					later:
						'{hero} laid the king’s piece of carpet on the floor, and said nothing. Everyone knows about red carpets. The people who were standing on it noticed, and got off, and even brushed away their footprints. {hero} walked to the end of it, picked it up, and laid it down again in front of {them}. They got off that piece too. Nobody asked whom it was for. By the fifth time it lay at the front.',
				},
				{
					say: 'Announce that the king will speak',
					outcome:
						'{hero} stood beside the chair. “Silence!” {they} cried. “His Majesty will speak!” It was only meant to make them look the other way. But eleven people stopped smiling, because they were listening. For four years the king had only seen smiles. He looked from one face to the next and grew red. “Is that what you look like?” he said. Nobody knew what to answer. “Please stay like that,” said King Ludo. “You with the beard. Are you sad?” He was. It was the wedding. Then it all came out, Friday, and their tired feet, and the king listened with his chin on his fists. In the end he told them all to go. {hero} could have left with a brass band.',
					later:
						'“Silence!” called {hero}, as {they} had for the king. “Somebody will speak!” That made all of them look around to see who it was. But whoever they looked at was looking at them, rather worried, in case it was they. So the whole room fell silent, the way a table does when somebody has to make a speech and everyone hopes that it is not them.',
				},
				{
					say: 'Turn your back on him, and come back',
					outcome:
						'“The law says that it’s forbidden,” said {hero}. “It doesn’t say what you’re afraid of.” The king held on to both arms of the chair. “They go,” he said. “I’ll go as far as that lamp,” said {hero}, “and then I’ll come back. You can count.” And in front of eleven witnesses {they} turned around. Nobody can read a back. It grew smaller. It came to the lamp, and there it turned into a face again. “Farther,” said the king, when he could speak. They did it twenty times. There was the second lamp, and there was the corner. “I know that you’re there!” called the king into an empty passage. Then he had the law taken down. He came along, behind {hero}, and watched {their} back all the way.',
					later:
						'They brought a stool, so that people could see him. “I’ve got eleven hundred subjects,” said King Ludo, “and they all smile at me. It’s kind of them. You can’t use it for anything.” Nobody dared to smile. “{hero} told me that {they} would go around a corner and come back. Nobody ever had. I counted. {They} came back every time. Once would have been enough; I only wanted to see it again.” He thought about whether that was everything. “So if {hero} says a thing, it’s so,” said the king.',
				},
			],
		},
	},
};
