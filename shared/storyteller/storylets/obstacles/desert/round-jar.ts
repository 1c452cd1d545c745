import type { Obstacle } from '../../format.ts';

export const roundJar: Obstacle = {
	id: 'round-jar',
	alsoIn: ['adventure', 'historical', 'mythology', 'western'],
	place: { the: 'the well gate', at: 'at the well gate', to: 'to the well gate', backdrop: 'desert' },
	people: {
		bibi: { call: 'Bibi', a: 'a kangaroo with a jar', type: 'Kangaroo', pronoun: 'she' },
		mustard: { call: 'Mustard', a: 'an owl behind a gate', type: 'Owl', pronoun: 'he' },
	},
	props: ['gate'],
	blocks: ['flies'],
	ways: [
		{ id: 'arms-up', use: 'reach' },
		{ id: 'whoo', use: 'hear' },
		{ id: 'hold', use: 'trust', ally: 'bibi' },
	],
	levels: {
		1: {
			meet: 'By a gate stood Bibi, a kangaroo, with a big jar. “I made it so round!” said Bibi. “But now I can not put it down. It tips! So I can not open the gate.” And in the gap there was just room for Bibi. Mustard the owl slept behind it.',
			flies: '“The gate has a roof,” said Bibi. “I looked.”',
			ways: [
				{
					say: 'Say “Arms up!”',
					outcome:
						'“Arms up!” said {hero}. Up went Bibi’s arms, and up went the jar. And {hero} went in under it, and slid back the bolt. “Arms up!” said Bibi. “I like it. I can go in too!”',
					later: '“Arms up!” said {hero}. Up they all went, left and right! And {hero} ran in under them.',
				},
				{
					say: 'Blow on top of the jar',
					outcome:
						'{hero} blew on the jar. Whooo! “Who?” said Mustard, and woke up. “Who, who? Me?” And he opened the gate to look. Bibi gave {hero} a small jar.',
					later: '{hero} blew on the small jar. Whooo! They all looked. Who was it? And it was still.',
				},
				{
					say: 'Hold the jar for Bibi',
					outcome:
						'“I will hold it,” said {hero}. Oh, so full! Bibi had a scratch and a hop. Then she opened the gate. Not one drop had come out. So Bibi came along.',
					later: '“It was full to the top,” said Bibi. “{hero} held it. Not one drop!” That is good to know.',
				},
			],
		},
		2: {
			meet: [
				'Before the gate of the well stood Bibi, a kangaroo, and held a jar in both arms. She did not hop. She hardly breathed. “It’s my best one yet,” said Bibi. “I made it round all over, [for beauty|because round is prettiest]. Then I filled it. And only then I saw that it has nothing to stand on.” If she put it down, it fell over. If she took one arm away, she dropped it. And the gate had to be opened from outside. Behind it slept Mustard, an owl, who should have helped.',
			],
			flies: '“The gate goes right up to the roof,” whispered Bibi. “I looked. Very slowly.”',
			ways: [
				{
					say: 'Call “Arms up!” and go through underneath',
					outcome:
						'“Arms up!” called {hero}. It is a thing that you do before you think. Up went both of Bibi’s arms, and the jar with them, as high as it would go. {hero} went in under it, and pulled the bolt, and held the gate open. “I never tried up,” said Bibi. “I only tried down.” She walked through like a queen.',
					later:
						'“Arms up!” called {hero}. Everybody’s arms went up before they knew why. It was like a wood, with the leaves on top, and under the leaves there is always a path. {hero} was at the front before the first arm came down.',
					as: {
						bold: 'You have to say it as {trait} people do.',
						quick: '{hero} was {trait}. {They} needed only one “up.”',
					},
				},
				{
					say: 'Blow across the mouth of the jar',
					outcome:
						'{hero} put {their} mouth to the rim and blew across it. “WHOOOO.” Behind the gate there was a rustling. “Who?” said Mustard, who was still half asleep. “WHOOOO,” said the jar. “Is it Mother?” said Mustard, and shot back the bolt. It was not. But he was so glad to be asked that he held the gate for everybody. Bibi gave {hero} a small jar, as round as an egg.',
					later:
						'{hero} blew across the small round jar. “Whoooo.” It was such a lonely sound that they all turned around to see who it was. Nobody could say a word till they knew.',
					as: { clever: 'A {trait} person looks at a jar and sees an owl.' },
				},
				{
					say: 'Hold the full jar, so that Bibi can let go',
					outcome:
						'“Give it to me,” said {hero}. They did it cheek to cheek, so that it would not feel the change. It was as full as an eye before you cry. Bibi scratched her nose. She scratched it for a whole minute. She took one hop, just to see. Then she opened the gate. “Not a drop,” she said, and walked all around {hero} to look. She dug a hole for the jar on the other side, and came along.',
					later:
						'“It had no bottom,” said Bibi. “It was full up to here. And {hero} took it from me and stood there, and let me scratch first. I went all around. There was not one wet spot on the ground.” She took a hop, and that was that.',
					as: {
						careful: 'It was the very jar for somebody {trait}.',
						kind: 'A {trait} person lets you scratch first.',
					},
				},
			],
		},
	},
};
