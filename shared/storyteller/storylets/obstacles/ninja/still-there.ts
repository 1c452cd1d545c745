import type { Obstacle } from '../../format.ts';

export const stillThere: Obstacle = {
	id: 'still-there',
	alsoIn: ['adventure', 'fantasy', 'magical-school', 'royal', 'fairy-tale', 'time-travel', 'unicorn'],
	place: { the: 'the vanishing gate', at: 'at the vanishing gate', to: 'to the vanishing gate', backdrop: 'mountain' },
	people: {
		mikan: { call: 'Mikan', a: 'a hedgehog in black', type: 'Hedgehog', pronoun: 'she' },
		ho: { call: 'Master Ho', a: 'an owl with shut eyes', type: 'Owl', pronoun: 'he' },
	},
	props: ['gate', 'basket'],
	blocks: ['flies'],
	ways: [
		{ id: 'broom', use: 'reach' },
		{ id: 'dumpling', use: 'hear' },
		{ id: 'see', use: 'trust', ally: 'mikan' },
	],
	levels: {
		1: {
			meet: 'At a gate stood Mikan, a hedgehog, and she was all white. “Am I gone?” she asked. “No,” said {hero}. “I want to be a ninja,” said Mikan, “so I have to vanish. Then I may open the gate. But I mixed it up! The flour is on me, and the smoke is in my dumpling.” She had a broom.',
			flies: '“I could fly,” said {hero}. “Then you vanish, and not me!” said Mikan.',
			ways: [
				{
					say: 'Take the broom and sweep up the flour',
					outcome:
						'{hero} took Mikan’s broom and swept up the flour. Swish, swish! No one looks at you when you sweep. “Where are you?” said Mikan. “You’re gone! So that is how you do it!” Then she swept too, and vanished, and opened the gate for everyone.',
					later:
						'{hero} swept the floor. Swish, swish! The people moved to the side, and did not look who it was. So {hero} swept right up to the front.',
				},
				{
					say: 'Throw the dumpling very far',
					outcome:
						'{hero} threw the dumpling. BANG! What a lot of smoke there was! And Mikan was gone. “I did it!” she called, up in a tree. So she opened the gate for everyone. “I have one more for you,” she said. “But don’t eat it.”',
					later:
						'{hero} let Mikan’s dumpling fall. BANG! The people looked at the smoke, with big, big eyes. And no one said a thing.',
				},
				{
					say: 'Tell her that you like to see her',
					outcome:
						'“I can see you,” said {hero}. “And I like it.” “Oh!” said Mikan. “I like it too.” She did not want to be gone at all. So she just opened the gate for everyone, and came along, to be seen.',
					later:
						'“They said I was a bit gone,” said Mikan. “{hero} said, ‘I can see you.’ And that was true! So here I am.”',
				},
			],
		},
		2: {
			meet: [
				'The path led to a gate. Before it stood Master Ho, an owl with his eyes shut, and Mikan, a hedgehog in black. Puff! went Mikan, in a white cloud. “Nine, ten,” said Master Ho, and opened his eyes. “Still there.” Mikan sneezed. It was her test, and the gate stayed shut till she had vanished. “It’s flour,” she told {hero}. “I mixed up the jars. [The smoke is in my dumplings.|All the smoke is in my dumplings.]” She had a broom, and two dumplings in a basket.',
			],
			flies: '“I could fly,” said {hero}. “Not up there,” said Master Ho. “Nine ninjas are up there, being gone.”',
			ways: [
				{
					say: 'Take up the broom and sweep through the gate',
					outcome:
						'“Nobody sees a person who sweeps,” whispered {hero}, took the broom, and swept up the flour. Swish, around Mikan. Swish, past Master Ho, who lifted one leg. Swish, up to the gate, and somebody opened it wide, for that is where the dust goes. “Nine, ten,” said Master Ho. “Was there not someone else?” “I think so,” said Mikan, full of wonder. “But who?” And then she picked up the broom, too. So the test was over, and the gate stayed open.',
					later:
						'There was a broom behind the door. {hero} began to sweep. People lifted their feet and went on with what they were doing. Nobody looked to see who it was. Swish, swish, and {hero} was in front.',
				},
				{
					say: 'Throw one of the dumplings on the ground',
					outcome:
						'{hero} took the two dumplings. “So the smoke is in here,” {they} said, and threw one down. BANG! It was purple, and it smelled of onions. “Nine, ten,” said Master Ho. “Gone. Both! Very good.” And he opened the gate. Mikan and {hero} stood behind him, and could not stop giggling. {hero} still had the other dumpling. “Don’t sit on it,” said Mikan.',
					later:
						'{hero} let Mikan’s last dumpling fall. BANG! There was a purple cloud, and a smell of onions. When it had gone the people stood there, with their mouths open, and not a sound came out.',
				},
				{
					say: 'Tell Mikan that it is nice to see her',
					outcome:
						'“It’s nice to see you,” said {hero}. Everybody else had told her that she was nearly gone. “I don’t like being gone,” said Mikan, very fast. “I like it when people say, there you are!” Master Ho opened his eyes. “There you are,” he said. “All the others have vanished, and I never know who wants dinner.” He opened the gate to everyone, and she came along, to be seen by other people.',
					later:
						'“Here I am!” said Mikan, in a white cloud. “Everyone told me they could hardly see me. {hero} told me I was there. And look! I am!” Everybody looked. She was.',
				},
			],
		},
	},
};
