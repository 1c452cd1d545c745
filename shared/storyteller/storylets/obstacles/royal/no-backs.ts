import type { Obstacle } from '../../format.ts';

export const noBacks: Obstacle = {
	id: 'no-backs',
	alsoIn: ['dragon', 'fairy-tale', 'fantasy', 'historical', 'mythology'],
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
					as: {
						bold: 'One has to step on it as if one were {trait}, and had been born in wool.',
						clever: 'It took somebody {trait}. Eleven people had stood looking at that roll.',
					},
				},
				{
					say: 'Announce that the king is about to speak',
					outcome:
						'{hero} went and stood beside the chair. “Silence!” {they} called. “The king is about to speak!” It was only meant to make people look at the king. All eleven held their breath, and on the big chair a small king went scarlet. He’d never been asked to. “I,” said King Ludo. He looked at all those smiles. “I’d like it if somebody would tell me a joke,” he said, “and not wait to see if I laugh.” It was so still that you heard the crown slip. Then they all began at once. {hero} could have turned around three times, for nobody was looking.',
					later:
						'“Silence!” called {hero}, exactly as in the passage. “Somebody’s about to speak!” {They} didn’t say who. They all fell silent, and looked to the left and to the right, to see whose face would go red first. It was the best start for a speech that anyone could have.',
					as: {
						kind: 'It was {trait}, though {hero} hadn’t known it beforehand.',
						bold: 'You’ve got to be {trait}, to announce a king to himself.',
					},
				},
				{
					say: 'Turn your back on him, and then come back',
					outcome:
						'“What happens if one does?” asked {hero}. “Then they’re gone,” said Ludo, and gripped the chair. “Watch,” said {hero}, and turned around. The eleven gasped. {hero} went ten steps, with {their} back to the king, who didn’t breathe. Then {they} turned, and came back. “There,” said {hero}. Ludo let go of the chair. “Again,” he said. They did it twenty times, a bit farther each time, and at the twentieth he was laughing so much that the crown came off. He sent the eleven home. He walked behind {hero}, to get used to it.',
					later:
						'“I’m a king,” said Ludo, “so everyone’s face is nice. You can’t tell anything from it.” He’d climbed up on a stool. “{hero}’s the only one I’ve ever seen from behind. {They} turned round and went, and I thought that was that. And then {they} came back, like {they} said.” He held up his fingers. “Twenty times. I counted.”',
					as: {
						bold: 'It was {trait}, to break a law right in front of it.',
						kind: 'To a {trait} person it was plain what he was afraid of.',
					},
				},
			],
		},
		4: {
			meet: [
				'The way lay through a passage, and in the passage, on a chair that had been built for a larger man, sat the king. He was nine. “You may come nearer,” said King Ludo. Nobody had ever had any trouble with that. It was over the chair that one read what came after: NO ONE SHALL TURN HIS BACK UPON THE KING; and as a passage cannot be left by persons who do not at some point turn around, there stood along the wall eleven of them, who had only been going through, [and smiled|and were smiling]. One, since Friday, had missed a wedding, his own. It was the first law that he had made. He had been five; there had been a nurse; he had been told that one must not cry, as it made it harder for her, and he had watched, in that same door, as far as the corner, a gray back with two ribbons. Beside the chair lay a red carpet, rolled. “They are all so fond of me,” said the king. “One can see it.”',
			],
			ways: [
				{
					say: 'Have recourse to the red carpet, and be borne off',
					outcome:
						'“What is laid down as to the carpet?” asked {hero}. Nothing was; it was only understood that what has once been set on it must go on to the end. {They} put a {hand} to the roll. It went away past the throne with a long soft sound, and the eleven, who could not have moved for their lives, hopped. {hero} made a bow. {They} stepped upon it, facing the king, and withdrew; that is, the two of them saw each other grow smaller, with perfect courtesy, at the same rate. One after another the eleven were borne off as well. “It looks like the sea,” King Ludo said, when there was only the wall. He had a piece cut off for {hero}. He said that he would not be needing so much of it, as it all went one way.',
					later:
						'{hero} had two yards of the king’s carpet, and laid them down at the back without a word. It is a color about which people have been brought up. Those in the way discovered what they were standing on, and got off, brushing away their footprints; and {hero} proceeded to the end, took it up, and laid it in front of {them} once more. No one at all asked for whom it was.',
					as: {
						bold: 'It is nothing to tread on carpets. For that one need only be {trait}, and have clean soles.',
						clever: 'The {trait} are never at a loss, as long as there is a custom.',
					},
				},
				{
					say: 'Proclaim, since someone should, that he will speak',
					outcome:
						'{hero} took up a position at his elbow. “Silence!” {they} cried. “His Majesty will speak.” It had been a means of getting past, no more. But it had the effect that eleven people stopped smiling, in order to attend; and the king, who in four years had not seen a face at rest, looked from one to another, and became very red. “Is that what you look like?” he said. No one knew what to answer. “Please stay like that,” said King Ludo. “You, with the beard, are you sad?” He was. It was the wedding. It all came out then, the Friday, and the feet; and the king sat forward, with his chin upon his fists, and drank it in, as others do applause. {hero} might have left with a brass band.',
					later:
						'“Silence!” called {hero}. “Somebody will speak.” It is a sentence that obliges all of those who hear it. Each looked about him for the person; and as everyone that he looked at was looking, with some alarm, at him, there arose in that room the kind of hush which falls over a table when it has been found out that one of them is to say grace.',
					as: {
						kind: 'It was held to have been {trait}. It had been strategy; it had merely been overtaken.',
						honest: 'As {they was} {trait}, it was a relief to {hero} that somebody then did.',
					},
				},
				{
					say: 'Turn your back upon him, and return',
					outcome:
						'“It says that it must not be done,” said {hero}. “It does not say what one is afraid of.” The king took hold of both arms of the chair. “They go,” he said. “I shall go as far as that lamp,” said {hero}, “and then I shall come back. You may count.” And before eleven witnesses {hero} turned. One can tell nothing from a back. It grew less, and reached the lamp. He had stopped at six. Then it was a face. “Farther,” said the king, when he could. They did it twenty times. There was the lamp, the second lamp, the corner; and at the corner he said, quite loudly, into an empty passage, “I know that you are there.” The law was taken down. He walked to the end with {hero}, behind {them}, as others follow a band.',
					later:
						'A stool was brought, so that he might be seen. “I have eleven hundred subjects,” said King Ludo, “and they all have the same face. It’s very kind of them. You can’t use it for anything.” Nobody dared to have one. “I know the back of {hero}. It went around a corner where people don’t come back from. And I did not have to call.” He thought about whether that was everything. “The first time would have been enough. I only wanted it again.”',
					as: {
						bold: 'The law was a large one, and in gold, and {hero} was {trait}.',
						kind: 'What the {trait} see, where others see a crown, is mostly who is under it.',
					},
				},
			],
		},
	},
};
