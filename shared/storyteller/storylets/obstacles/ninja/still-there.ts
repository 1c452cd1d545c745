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
		3: {
			meet: [
				'Where the path came to the wall there was a gate, and in front of it an examination. “Six, seven,” said an owl with his eyes shut. It was Master Ho. Puff! went something white. “Nine, ten.” He opened them. “Mikan,” he said gently. “You’re still there.” A small hedgehog in black, most of which was flour by now, looked down at herself. The gate would open for a ninja who had vanished. Everybody else went around by the lower gate, where one was looked at. She’d been at it for [three weeks|twenty-two days]. “I mixed up the jars,” she told {hero}. “The smoke powder went into the dumplings, and the flour went into me.” She had a broom, for between the tries, and a basket with the last two dumplings. She hadn’t dared to eat them.',
			],
			flies:
				'“Nor over it,” said Master Ho, without looking. “It’s crowded up there. Nine of my pupils are on the wall. You won’t have noticed.”',
			ways: [
				{
					say: 'Take the broom, and let nobody notice you',
					outcome:
						'“It isn’t smoke that makes you vanish,” whispered {hero}. “Watch.” {They} took the broom and began on the flour. {They} swept around Mikan; {they} swept up to Master Ho, who raised first one leg and then the other, and said “Eight.” Then {they} swept under the gate, to get at the corner, and it was opened from inside, and left open, by somebody with a bucket. “Nine, ten,” said Master Ho. He frowned. He had a feeling that there’d been one more. “Who?” said Mikan. She had the broom’s twin in her paw already, and was walking off behind it.',
					later:
						'There’s a broom behind every door. {hero} bent over it, and swept. It was wonderful. People who’d have let nobody through raised their feet for the broom, one after the other, and went on talking above it. Not one of them could have said afterward who it was that had come up the middle.',
				},
				{
					say: 'Try out what is inside the dumplings',
					outcome:
						'“May I?” asked {hero}, and took both dumplings from the basket. They were heavy, and ticked a little. “Seven,” said Master Ho. {hero} let one fall. It wasn’t a puff. BANG! The smoke was black, and then plum-colored, and rolled up the wall, where nine voices began to cough. “Ten,” said the owl, and looked. There was no hedgehog. There was no one at all. “At last,” said Master Ho. The gate swung wide open, and a tear ran down his beak. {hero} and Mikan were behind him, on their backs. {hero} still had the other dumpling. “With onion,” said Mikan. “Hold it level.”',
					later:
						'{hero} held Mikan’s dumpling level for as long as {they} could stand it, and then let it go. BANG! Plum-colored smoke went up to the ceiling and sank slowly on to everybody. All eyes were shut. People opened them one by one, and counted themselves. It seemed wiser, for the moment, to say nothing.',
				},
				{
					say: 'Tell Mikan what you see when you look at her',
					outcome:
						'Everyone who’d come by had said “nearly.” {hero} looked at her for some time. “I see somebody who’s been here for three weeks,” {they} said. “Every day. In all that flour. I don’t think you’re bad at being gone. I think you’re good at being there.” It was very still. “I hate it,” said Mikan in a small voice. “When I’m not there.” The owl had opened his eyes. He said that he’d got twenty-six pupils who could vanish, and never anyone to hold the ladder. He unlocked the gate himself. Mikan came along with {hero}, to practice.',
					later:
						'“Here!” said Mikan, and put up a paw. She was easy to see. “They were all very kind to me. They said I was practically gone. {hero} said I was there.” Flour came down from her. “You’d think it isn’t much. But I’d asked everybody, every day, and only {hero} looked before answering.”',
				},
			],
		},
		4: {
			meet: [
				'The path ended at a gate in a wall, and in front of the gate somebody was taking an exam. “Eight,” said an owl, with his eyes shut. “Nine.” There was a soft puff and a great deal of white. “Ten,” said Master Ho, and looked. It was hard for him. “You are still there, Mikan.” She was a hedgehog in black, as far as anyone could see for flour. At other times anybody could go in; during an exam the gate was only for people who had vanished. Mikan had been failing to vanish since [the first snow|early winter], because two jars had got mixed up in her mother’s kitchen. The smoke powder had gone into some dumplings, and she had two of those left, in a basket. She also had a broom. Her brother had passed the same exam at the first try. He had passed it so well that nobody at home had seen him since.',
			],
			flies:
				'Nobody could go over the wall, said Master Ho. Nine of his best pupils were sitting on top of it. He believed so, at least. He had not seen them for a year.',
			ways: [
				{
					say: 'Take her broom, and sweep until nobody notices you',
					outcome:
						'“You’re doing it the wrong way around,” {hero} whispered, and took her broom. There is no smoke as thick as that. {hero} swept, with short strokes, around the pupil who wanted to be invisible, and up to her teacher. He lifted one foot and then the other, and looked right through {them} at the flour. Of course somebody had to push the gate open, to get into the corner, and nobody pushed it shut. “Ten,” said Master Ho behind {them}. Then there was a pause. “I had a feeling,” he said, “that there was somebody here.” Mikan did not answer. She had gone to find a second broom, and he did not see her do it.',
					later:
						'In the corner of every grand room stands a broom. {hero} took it and began at the door, as {they} had at Mikan’s gate. The people there had made up their minds to let nobody through, and they did not; they only lifted their feet. The talk went on above the broom, from one side to the other. Where it was thickest somebody dropped an orange peel without looking. {hero} swept that up too, and was at the front.',
				},
				{
					say: 'Drop one of the dumplings, and see what is inside',
					outcome:
						'“Has anybody bitten into these?” asked {hero}. An uncle had, said Mikan; he was getting better. {hero} took the rounder of the two dumplings and let it drop. BANG! The smoke was black, and then plum-colored, and it climbed; on top of the wall, in nine places, somebody coughed. “Ten,” said Master Ho. There was nothing in front of him but a little flour. “Gone,” he said, and the gate swung open. He had said it of her brother in the same voice. “I’m only in here!” cried Mikan from inside the gate, and ran out again at once, so that he could see her. Nobody thought of shutting the gate, and {hero} came in with the other dumpling.',
					later:
						'{hero} had carried Mikan’s last dumpling the whole way, quite level. {They} let it drop. BANG! Plum-colored smoke rolled up to the ceiling and came down again, smelling of onions. Everybody had thrown their arms around whoever was nearest. Nobody was hurt, and each of them was busy making sure of that. For the first time in an hour nobody had anything to say.',
				},
				{
					say: 'Tell her what you see when you look at her',
					outcome:
						'“Am I gone?” asked Mikan. She asked everyone. All winter they had said “almost,” or “very nearly,” and looked kind. {hero} looked at her. “You’re about so tall,” said {hero}, “and there’s flour on your nose. I’d know you anywhere.” “I only came,” said Mikan, “because they hoped I could go and see where my brother is.” Master Ho had opened his eyes before he got to ten. He taught people to disappear, he said, and they were very good at it; there was nobody left to have supper with. He opened the gate, and hooked it back. “Somebody should stay where people can see them,” he told Mikan. She brushed off her nose and came along, to be looked at, and to get used to it.',
					later:
						'“I’m here,” said Mikan. Nobody could have thought anything else; there was flour on the first two rows. “I asked everybody if I was gone, and they told me what they thought I’d like. It made me feel quite faint.” She wiped her nose, which made it worse. “{hero} looked at me, and told me how tall I was. If I had to know if a thing is there or not, I’d ask {them} to look. So ask {them}.”',
				},
			],
		},
	},
};
