import type { Obstacle } from '../../format.ts';

export const roundJar: Obstacle = {
	id: 'round-jar',
	alsoIn: ['adventure', 'historical', 'mythology', 'western', 'fairy-tale', 'ninja', 'jungle', 'dragon', 'royal'],
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
			meet: 'The path went in at a small gate in a wall. In it stood Bibi, a kangaroo, with a big jar. “It’s so round!” she said. “It tips when I put it down. And when I hold it, I can’t open the gate!” No one could get by her. On the other side, an owl slept.',
			flies: '“I could fly,” said {hero}. But there was a roof on the gate and on the wall.',
			ways: [
				{
					say: 'Say “Arms up!”',
					outcome:
						'“Arms up!” called {hero}. Up went Bibi’s arms, and up went the jar. So {hero} got in under it, and pushed the gate open for everyone. “Arms up!” said Bibi. “Why did I not think of it?”',
					later:
						'“Arms up!” called {hero}. All the people did it, left and right. So {hero} could run in under their arms, up to the front.',
				},
				{
					say: 'Blow on top of the jar',
					outcome:
						'{hero} blew on the top of the jar. Whooo! “Who?” said the owl, and woke up. “Who, who? Me?” And he opened the gate, to see who it was. Bibi laughed and laughed! “You do that so well,” she said, and gave {hero} a small jar.',
					later:
						'{hero} blew on the small jar. Whooo! “Who is it?” said the people. They all hushed and looked to see who it was.',
				},
				{
					say: 'Hold the jar for Bibi',
					outcome:
						'“I’ll hold it,” said {hero}. So Bibi let {hero} take the jar, and oh, it was full! {hero} stood so still. Then Bibi could open the gate for everyone. Not one drop had come out! So Bibi came along, to say thank you.',
					later:
						'“My jar was full to the top,” said Bibi. “{hero} held it for me, and not one drop came out. You can trust {hero}!”',
				},
			],
		},
		2: {
			meet: [
				'The path went in at a gate in a wall. Before it stood Bibi, a kangaroo, and held a jar in both arms. She did not hop. She hardly breathed. “It’s my best one yet,” said Bibi. “I made it round all over, [for beauty|because round is prettiest]. Then I filled it. And only then I saw that it has nothing to stand on.” If she put it down, it fell over. If she took one arm away, she dropped it. So she could not pull the bolt, and nobody else could get at it. Behind the gate slept Mustard, an owl, who should have helped.',
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
						quick: '{hero} needed only one “up.”',
					},
				},
				{
					say: 'Blow across the mouth of the jar',
					outcome:
						'{hero} put {their} mouth to the rim and blew across it. “WHOOOO.” Behind the gate there was a rustling. “Who?” said Mustard, who was still half asleep. “WHOOOO,” said the jar. “Is it Mother?” said Mustard. A wing came through the hole in the gate and pulled the bolt. On the other side Bibi found a soft spot for her jar. She also had a small one, as round as an egg, and {hero} went on with that, blowing.',
					later:
						'{hero} blew across Bibi’s small round jar. “Whoooo.” It was such a lonely sound that everybody turned around to see who it was. Nobody could say a word till they knew.',
				},
				{
					say: 'Hold the full jar, so that Bibi can let go',
					outcome:
						'“Give it to me,” said {hero}. They did it so slowly that the jar would not feel the change. It was as full as an eye before you cry. Bibi scratched her nose. She scratched it for a whole minute. She took one hop, just to see. Then she opened the gate. “Not a drop,” she said, and walked all around {hero} to look. She dug a hole for the jar on the other side, and came along, and hopped all the way, because she could.',
					later:
						'“It had no bottom,” said Bibi. “It was full up to here. And {hero} took it from me and stood there, and let me scratch first. I went all around. There was not one wet spot on the ground.” She took a hop, and that was that.',
				},
			],
		},
	},
};
