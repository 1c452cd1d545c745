import type { Obstacle } from '../../format.ts';

export const whenItIsNice: Obstacle = {
	id: 'when-it-is-nice',
	alsoIn: ['animal', 'fairy-tale', 'ninja', 'fantasy', 'unicorn', 'dragon', 'royal', 'historical'],
	place: { the: 'the hedge gate', at: 'at the hedge gate', to: 'to the hedge gate', backdrop: 'garden' },
	people: {
		teasel: { call: 'Teasel', a: 'a hedgehog in a scarf', type: 'Hedgehog', pronoun: 'she' },
		nod: { call: 'Nod', a: 'a dormouse on a latch', type: 'Mouse', pronoun: 'he' },
	},
	props: ['gate'],
	blocks: ['flies'],
	ways: [
		{ id: 'hinges', use: 'reach' },
		{ id: 'yawn', use: 'hear' },
		{ id: 'warm', use: 'trust', ally: 'nod' },
	],
	levels: {
		1: {
			meet: 'The path went in at a gate in a hedge. On its latch slept Nod, a mouse, in a ball. “If you open it, he falls off!” said Teasel, a hedgehog. “He said: wake me when it’s nice. But is it nice? I don’t know. So no one can go in.”',
			flies:
				'“What if I fly?” asked {hero}. “If you fly, it makes a cold wind,” said Teasel. “And then it isn’t nice at all.”',
			ways: [
				{
					say: 'Lift up the whole gate, and Nod too',
					outcome:
						'{hero} did not open the gate, but lifted it out, Nod and all! It went by the hedge. Nod slept on, and the way was free. “You never opened it!” said Teasel.',
					later:
						'There stood a big tray of cups. {hero} held it up, as softly as the gate. Everyone let it by, and {hero} with it.',
				},
				{
					say: 'Yawn back at Nod',
					outcome:
						'Nod yawned in his sleep, so {hero} had to yawn too. Aaah! And then Teasel did, and lay down. Nod rolled over to her, because she was warm. So he was off the latch, and they could open the gate.',
					later:
						'{hero} did a big yawn, like Nod. Aaah! Then one man had to yawn, and two, and all of them. You can’t shout when you yawn.',
				},
				{
					say: 'Put a warm bun by his nose',
					outcome:
						'Teasel had a warm bun. So {hero} held it by Nod’s nose. Sniff, sniff! One eye opened. “Oh,” said Nod. “It’s nice.” He got off the latch to eat it. And then he came along, with a full mouth.',
					later: '“I said: wake me when it’s nice,” said Nod. “{hero} did, and it was. So I trust what {hero} says.”',
				},
			],
		},
		2: {
			meet: [
				'The way went through a gate in a tall hedge. And on its latch, in a ball, slept a dormouse. “Hands off!” said Teasel, a hedgehog in a scarf, with a bun in a bag. “That is Nod. If you lift the latch he falls on his head. I promised to wake him when it is nice. So I ask everybody, is it nice? And [every time|each time] they say, not too bad.” She sighed. “Not too bad isn’t nice. So they go and sit in the grass, over there, till it is.”',
			],
			flies: '“What if I fly?” asked {hero}. “A draft might wake him,” said Teasel, “and it is only not too bad.”',
			ways: [
				{
					say: 'Lift the whole gate off, with Nod still on it',
					outcome:
						'“I won’t open it,” said {hero}, and lifted the gate off its hinges, with the dormouse on it. It went against the hedge, at the side. So the way was open, and Nod did not stir. Teasel had held her breath. “I only said not to lift the latch,” she said. “You have been very good about it.”',
					later:
						'By the wall stood an old door that belonged to nothing. {hero} took it up and walked in behind it. People make way for a door, if it comes at them. Nobody asked who was at the back.',
				},
				{
					say: 'Yawn at Teasel until she yawns too',
					outcome:
						'Teasel had not slept since autumn. So {hero} looked her in the eye and yawned, slowly, the way Nod did, from the toes up. It went into Teasel. She lay down in the leaves, and Nod rolled off the latch and onto her scarf, where it was warmer. They snored in two voices. The latch was free, and the gate swung open.',
					later:
						'{hero} yawned as one yawns from the toes up. It jumped into the front row. It went along and over and back. You cannot shout while you yawn. And after that you do not want to.',
				},
				{
					say: 'Make it nice, with the warm bun from Teasel’s bag',
					outcome:
						'“If it isn’t nice, we must make it nice,” said {hero}. {They} asked for the bun, which was still warm, and held it under the small nose. The nose moved. An eye opened. “Currants,” said Nod. “So it’s spring.” He climbed down to eat it, found that it was not spring, and did not mind. He came along in case there were more.',
					later:
						'“Everybody who wakes you up is horrid,” said Nod. “It’s a known thing. They pull, and they ring bells. {hero} woke me much too early, and I laughed.” He yawned. “I never heard of that before.”',
				},
			],
		},
	},
};
