import type { Obstacle } from '../../format.ts';

export const rustedWave: Obstacle = {
	id: 'rusted-wave',
	alsoIn: ['science-fiction', 'superhero', 'time-travel'],
	place: { the: 'the platform gate', at: 'at the platform gate', to: 'to the platform gate', backdrop: 'town' },
	people: { tolly: { call: 'Tolly', a: 'a robot with one arm out', type: 'Robot', pronoun: 'he' } },
	props: ['gate'],
	blocks: ['flies'],
	ways: [
		{ id: 'back', use: 'trust', ally: 'tolly' },
		{ id: 'screech', use: 'hear' },
		{ id: 'oil', use: 'reach' },
	],
	levels: {
		1: {
			meet: 'The way went in at a gate. By it stood Tolly, a robot. His arm was across it, low, like a bar. “I waved to Ada on the train,” he said. “She didn’t wave back, so I kept on. Then it rained. Now I’m all rust, and I can’t get to my oil.”',
			flies: '“I could fly,” said {hero}. “When they fly off, I wave,” said Tolly. “And now I can’t! Oh, my arm!”',
			ways: [
				{
					say: 'Go down the road and wave back',
					outcome:
						'{hero} went down the road and waved. “I’m not Ada,” {hero} called. “But I wave back!” “You saw me!” cried Tolly. “So now I can stop.” Crack! His arm came down, and the gate was free. And he came along, to wave at more folk.',
					later: '“No one waved back,” said Tolly. “But {hero} did. {hero} said, ‘I’m not Ada.’ And that was true!”',
				},
				{
					say: 'Pull his arm down with a screech',
					outcome:
						'{hero} hung on to the arm. Skree! Skree! SKREEEEK! It came down, and the gate was free. “Ah, that’s nice,” said Tolly. A bolt fell off him. “You can have it,” he said. “I have more.”',
					later: '{hero} rubbed Tolly’s bolt on a cup. SKREEEEK! Everybody said “Ow!” And then it was still.',
				},
				{
					say: 'Put oil on him and swing the arm up',
					outcome:
						'{hero} got the oil. Drip, drop! So the arm swung up, and everyone could go in under it. “Take the oil along,” said Tolly. “If you stand too long, you rust too.”',
					later:
						'{hero} put a drop of Tolly’s oil on the floor. Whee! {hero} slid by this one, and by that one, right up to the front.',
				},
			],
		},
		2: {
			meet: [
				'At the gate to the platform stood Tolly, a robot, with one arm stretched out. It went right across the gate, like a bar. “I’m waving,” said Tolly. “My friend Ada took the train. I thought I’d wave until she waved back. She [didn’t look around|was looking at her sandwich]. I didn’t want to stop first! Then it rained.” He was as brown as toast. The oil can hung just out of his reach. A robin had a nest on his thumb. “People used to duck under,” he said. “But today there’s an egg in it. If you bump me, it rolls.”',
			],
			flies: '“I could fly,” said {hero}. “Another one who flies off,” said Tolly, “and I can’t even wave.”',
			ways: [
				{
					say: 'Walk down the track, turn around, and wave to him',
					outcome:
						'{hero} went down the track till Tolly was quite small, turned around, and waved and waved. “I’m not Ada! But I did see you!” It was quiet, and then there was a creak. The hand moved, and the elbow. Flakes came down like leaves. Tolly waved back, put the nest on the gatepost, and let his arm hang. So the gate was free, and he came along, to wave at people close up.',
					later:
						'“When you wave to someone,” said Tolly, “you find out who looks around. {hero} wasn’t even the one I was waving to.” He put up his arm. It went up beautifully. “{hero} looked. I’d trust {hero} with anything.”',
					as: {
						honest: '{hero} did not pretend to be Ada.',
					},
				},
				{
					say: 'Hang on his arm until it screeches down',
					outcome:
						'“Pull,” said Tolly, “but slowly.” So {hero} moved the nest to the gatepost, and hung on his arm. SKREEEEEEK! It was the worst noise in the world, and eleven cats left. When it stopped, his arm was down, and the gate was free, and {hero} held the bolt that had made it. “That’s been sitting in my shoulder since the rain,” said Tolly.',
					later:
						'{hero} still had Tolly’s bolt, and scratched it on a plate. SKREEEEEEK! People put their hands on their ears and begged for it to stop. It stopped. They were so thankful that they did not make a sound.',
				},
				{
					say: 'Oil his elbow, drop by drop, and lift the arm',
					outcome:
						'{hero} took down the oil can. There was a drop in the wrist, and a drop in the elbow, and three in the shoulder. “Oooh,” said Tolly. His arm went up by itself, as easy as a feather, with the nest on top. It stayed there like a raised bar, and everybody could walk under it. “Oooh,” said Tolly once more, when {hero} was under it with the can, and gone.',
					later:
						'{hero} let a drop of Tolly’s oil fall on the floor, and another, and took a run. Whoosh! It is hard to stop a person who can’t stop. {hero} slid between two hats and under a tray, and bumped softly against the front.',
				},
			],
		},
	},
};
