import type { Obstacle } from '../../format.ts';

export const noBacks: Obstacle = {
	id: 'no-backs',
	alsoIn: ['dragon', 'fairy-tale', 'fantasy', 'historical', 'mythology', 'magical-school', 'unicorn', 'time-travel'],
	place: {
		the: 'the prince’s passage',
		at: 'in the prince’s passage',
		to: 'to the prince’s passage',
		backdrop: 'castle',
	},
	people: { ludo: { call: 'Prince Ludo', a: 'a small prince on a big chair', type: 'Prince', pronoun: 'he' } },
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
				'The road led through a castle by a long passage, and in the middle of the passage sat a prince. He was about nine, and his feet didn’t reach the floor. “You may approach,” said Prince Ludo. That was easy. It was getting away that was hard. NOBODY SHALL TURN HIS BACK ON THE PRINCE, OR SNEAK OFF BACKWARD, it said over the chair, in gold. It was his own law, and he’d dictated it at the age of five. So people came up to him, and bowed, and then they [stood there|didn’t know how to go on]. Eleven were standing there now, along the wall, smiling. Some of them had been there since Friday. Those who had heard of it went around the moat, and got wet. Beside the chair lay a rolled-up red carpet. “I only ever see people smile,” said Ludo. He didn’t sound as if it were much fun.',
			],
			ways: [
				{
					say: 'Unroll the red carpet in front of you',
					outcome:
						'“Is there a law about carpets?” asked {hero}. There was only a custom: whatever is on a red carpet goes on to its end. {hero} gave the roll a push. It ran past the chair, under a row of hastily lifted feet, to the far door. Then {hero} bowed, got on, facing the prince, and {moved} along it backward. The eleven looked at each other and got on too, and after them anybody could who liked. The last two yards had frayed through, and slid out of the door with {hero} on them. “It’s like watching a tide go out,” said Ludo.',
					later:
						'{hero} still had two yards of the prince’s red carpet. {They} laid it down at the door. People can’t stand on one of those if it isn’t theirs. They got off to the left and the right, and smoothed their hair. {hero} walked to the end, picked it up, and laid it down again in front.',
				},
				{
					say: 'Announce that the prince is about to speak',
					outcome:
						'{hero} went and stood beside the chair. “Silence!” {they} called. “The prince is about to speak!” It was only meant to make people look at the prince. All eleven held their breath, and on the big chair a small prince went scarlet. He’d never been asked to. “I,” said Prince Ludo. He looked at all those smiles. “I’d like it if somebody would tell me a joke,” he said, “and not wait to see if I laugh.” It was so still that you heard the crown slip. Then they all began at once, and the prince laughed till he cried, and forgot the law. You could have led a cow out.',
					later:
						'“Silence!” called {hero}, exactly as in the passage. “Somebody’s about to speak!” {They} didn’t say who. The room fell silent, and each one looked to the left and to the right, to see whose face would go red first. It was the best start for a speech that anyone could have.',
				},
				{
					say: 'Turn your back on him, and then come back',
					outcome:
						'“What happens if somebody does?” asked {hero}. “Then they’re gone,” said Ludo, and gripped the chair. “Watch,” said {hero}, and turned around. The eleven gasped. {hero} went ten steps, with {their} back to the prince, who didn’t breathe. Then {they} turned, and came back. “There,” said {hero}. Ludo let go of the chair. “Again,” he said. It was done twenty times, a bit farther each time, and at the twentieth he was laughing so much that the crown came off. He took down the law himself, and sent the eleven home. Then he walked behind {hero}, to get used to it.',
					later:
						'“I’m a prince,” said Ludo, “so everyone’s face is nice. You can’t tell anything from it.” He’d climbed up on a stool. “{hero}’s the only one I’ve ever seen from behind. {hero} turned around and went, and I thought that was that. And then {hero} came back.” He held up his fingers. “Twenty times. I counted.”',
				},
			],
		},
		4: {
			meet: [
				'The way went through the palace, along a passage from one gate to the other. In term time people slipped through. But these were the holidays, and in the passage, on a chair that was much too big for him, sat the prince. He was nine. “You may come nearer,” said Prince Ludo. That part was easy. But over the chair was a law, in gold letters: NOBODY SHALL TURN THEIR BACK ON THE PRINCE, OR STEAL AWAY BACKWARD. Nobody can leave a passage in any other way. Along the wall stood eleven people. They had only been passing through, and they [all smiled|smiled and smiled]. One of them had missed a wedding on Friday, and it was his own. It was the first law that Ludo had made. He was five then. His nurse had left, and he had been told not to cry, because it would make it harder for her. So he had watched her back, with two gray ribbons, as far as the corner. “They’re all so fond of me,” said the prince. “Nobody goes.” Beside his chair lay a red carpet, rolled up, and at the far door stood two guards.',
			],
			ways: [
				{
					say: 'Roll out the red carpet, and be pulled away on it',
					outcome:
						'“Does the law say anything about the carpet?” asked {hero}. It did not. Whatever was put on the carpet had to go to the end of it; that was all. {hero} gave it a push. It unrolled past the chair and down the passage, and the eleven jumped aside. {hero} bowed, stepped on it, and had the guards pull, so that {they} slid away with {their} face to the prince; and the two of them saw each other grow smaller, very politely. The end tore off, and slid with {them} out of the gate. After {hero} came the eleven, and whoever else wished to leave. “It looks like the sea,” said Prince Ludo, when he was alone.',
					later:
						'{hero} laid the torn-off end of the prince’s carpet on the floor, and said nothing. Everyone knows about red carpets. The people who were standing on it noticed, and got off, and even brushed away their footprints. {hero} walked to the end of it, picked it up, and laid it down again farther on. The next people got off too. Nobody asked whom it was for. By the fifth time it lay at the front.',
				},
				{
					say: 'Announce that the prince will speak',
					outcome:
						'{hero} stood beside the chair. “Silence!” {they} cried. “His Highness will speak!” It was only meant to make everyone look the other way. But eleven people stopped smiling, because they were listening. For four years the prince had only seen smiles. He looked from one face to the next and grew red. “Is that what you look like?” he said. Nobody knew what to answer. “Please stay like that,” said Prince Ludo. “You with the beard. Are you sad?” He was. It was the wedding. Then it all came out, Friday, and their tired feet, and the prince listened with his chin on his fists. In the end he told them all to go. {hero} could have left with a brass band.',
					later:
						'“Silence!” called {hero}, as {they} had for the prince. “Somebody will speak!” That made all of them look around to see who it was. But whoever they looked at was looking at them, rather worried, in case it was they. So the whole room fell silent, the way a table does when somebody has to make a speech and everyone hopes that it is not them.',
				},
				{
					say: 'Turn your back on him, and come back',
					outcome:
						'“The law says that it’s forbidden,” said {hero}. “It doesn’t say what you’re afraid of.” The prince held on to both arms of the chair. “They go,” he said. “I’ll go as far as that lamp,” said {hero}, “and then I’ll come back. You can count.” And in front of eleven witnesses {they} turned around. Nobody can read a back. It grew smaller. It came to the lamp, and there it turned into a face again. “Farther,” said the prince, when he could speak. It was done twenty times. There was the second lamp, and there was the corner. “I know that you’re there!” called the prince into an empty passage. Then he had the law taken down. He came along, behind {hero}, and watched {their} back all the way.',
					later:
						'Somebody brought a stool, so that people could see him. “There are eleven hundred people at court,” said Prince Ludo, “and they all smile at me. It’s kind of them. You can’t use it for anything.” Nobody dared to smile. “{hero} told me that {they} would go around a corner and come back. Nobody ever had. I counted. {They} came back every time. Once would have been enough; I only wanted to see it again.” He thought about whether that was everything. “So if {hero} says a thing, it’s so,” said the prince.',
				},
			],
		},
	},
};
