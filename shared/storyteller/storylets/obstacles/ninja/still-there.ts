import type { Obstacle } from '../../format.ts';

export const stillThere: Obstacle = {
	id: 'still-there',
	alsoIn: ['adventure', 'fantasy', 'magical-school', 'royal'],
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
			meet: 'Puff! At the gate stood Mikan, a hedgehog, all white. “Am I gone?” “No,” said {hero}. “I have to vanish,” said Mikan. “Then the gate opens. But it is flour! The smoke went in my dumplings.” She had a broom and one dumpling.',
			flies: '“No flying!” said Mikan. “I have to go first.”',
			ways: [
				{
					say: 'Take the broom and sweep up the flour',
					outcome:
						'{hero} took the broom. Swish, swish, swish. No one looks at you when you sweep! Swish, and {they was} in at the gate. “You are gone!” said Mikan. “How did you do it?”',
					later:
						'Swish, swish! {hero} swept the floor. They put up their feet, and did not look. Swish, and there {they was}.',
				},
				{
					say: 'Throw the dumpling very far',
					outcome:
						'{hero} threw the dumpling. BANG! What a lot of smoke! And where was Mikan? Up a tree! The gate went open. “Have one more,” she said. “Do not eat it!”',
					later: '{hero} let the dumpling fall. BANG! They all had big, big eyes. And no one said a thing.',
				},
				{
					say: 'Tell her that you like to see her',
					outcome:
						'“I can see you,” said {hero}. “And I like it.” “Oh,” said Mikan. “I do too!” She did not want to be gone at all. So she stopped, and took {hero} in, and came along.',
					later:
						'“They all said I was gone, a bit,” said Mikan. “{hero} said: I see you. And that was true.” So they knew.',
				},
			],
		},
		2: {
			meet: [
				'The path led to a gate. Before it stood Master Ho, an owl with his eyes shut, and Mikan, a hedgehog in black. Puff! went Mikan, in a white cloud. “Nine, ten,” said Master Ho, and opened his eyes. “Still there.” Mikan sneezed. The gate opens for a ninja who can vanish. “It’s flour,” she told {hero}. “I mixed up the jars. [The smoke is in my dumplings.|All the smoke is in my dumplings.]” She had a broom, and two dumplings in a basket.',
			],
			flies: '“Not over it either,” said Master Ho. “There are nine ninjas up there, being gone.”',
			ways: [
				{
					say: 'Take up the broom and sweep through the gate',
					outcome:
						'“Nobody sees a person who sweeps,” whispered {hero}. {They} took the broom and swept up the flour. Swish, around Mikan. Swish, past Master Ho, who lifted one leg. Swish, in at the gate, for that is where the dust goes. “Nine, ten,” said Master Ho. “Was there not someone else?” “I think so,” said Mikan, full of wonder. “But who?”',
					later:
						'There was a broom behind the door. {hero} began to sweep. They all lifted their feet and went on with what they were doing. Nobody looked to see who it was. Swish, swish, and {they was} in front.',
					as: { clever: 'It was {trait}, and good for the floor.', quiet: 'It was a trick for the {trait}.' },
				},
				{
					say: 'Throw one of the dumplings on the ground',
					outcome:
						'“If the smoke is in the dumplings,” said {hero}, and threw one down. BANG! It was purple, and it smelled of onions. “Nine, ten,” said Master Ho. “Gone. Both! Very good.” They were behind him, and could not stop giggling. Mikan gave {hero} the other dumpling, and told {them} not to sit on it.',
					later:
						'{hero} let Mikan’s last dumpling fall. BANG! There was a purple cloud, and a smell of onions. When it had gone they all stood there, with their mouths open, and not a sound came out.',
					as: { bold: 'It is {trait}, to throw somebody’s lunch.', quick: 'You have to be {trait}, after the bang.' },
				},
				{
					say: 'Tell Mikan that it is nice to see her',
					outcome:
						'“It’s nice to see you,” said {hero}. Everybody else had told her that she was nearly gone. “I don’t like being gone,” said Mikan, very fast. “I like it when people say, there you are!” Master Ho opened his eyes. “There you are,” he said. “All the others have vanished, and I never know who wants dinner.” He let them both in, and she came along.',
					later:
						'“Here I am!” said Mikan, in a white cloud. “Everyone told me that they could hardly see me. {hero} told me that I was there. And look! I am!” They looked. She was.',
					as: { honest: 'The {trait} see what is there.', kind: 'It was a {trait} thing to see.' },
				},
			],
		},
		3: {
			meet: [
				'Where the path came to the wall there was a gate, and in front of it an examination. “Six, seven,” said an owl with his eyes shut. It was Master Ho. Puff! went something white. “Nine, ten.” He opened them. “Mikan,” he said gently. “You’re still there.” A small hedgehog in black, most of which was flour by now, looked down at herself. The gate would open for a ninja who had vanished. She’d been at it for [three weeks|twenty-two days]. “I mixed up the jars,” she told {hero}. “The smoke powder went into the dumplings, and the flour went into me.” She had a broom, for between the tries, and a basket with the last two dumplings. She hadn’t dared to eat them.',
			],
			flies:
				'“Nor over it,” said Master Ho, without looking. “It’s crowded up there. Nine of my pupils are on the wall. You won’t have noticed.”',
			ways: [
				{
					say: 'Take the broom, and let nobody notice you',
					outcome:
						'“It isn’t smoke that makes you vanish,” whispered {hero}. “Watch.” {They} took the broom and began on the flour. {They} swept around Mikan; {they} swept up to Master Ho, who raised first one leg and then the other, and said “Eight.” Then {they} swept under the gate, to get at the corner, and it was opened from inside by somebody with a bucket. “Nine, ten,” said Master Ho. He frowned. He had a feeling that there’d been one more. “Who?” said Mikan. She had the broom’s twin in her paw already, and was walking off behind it.',
					later:
						'There’s a broom behind every door. {hero} bent over it, and swept. It was wonderful. People who had been told to let nobody through raised their feet for {them}, one after the other, and went on arguing above. Not one of them could have said afterward who it was that had come up the middle.',
					as: {
						clever: 'It was {trait} to look for where people don’t.',
						quiet: 'Anyone {trait} could have told Master Ho a few things about it.',
					},
				},
				{
					say: 'Try out what is inside the dumplings',
					outcome:
						'“May I?” asked {hero}, and took a dumpling from the basket. It was heavy, and it ticked a little. “Seven,” said Master Ho. {hero} let it fall. It wasn’t a puff. BANG! The smoke was black, and then plum-colored, and rolled up the wall, where nine voices began to cough. “Ten,” said the owl, and looked. There was no hedgehog. There was no one at all. “At last,” said Master Ho, and a tear ran down his beak. They were behind him, inside the gate, on their backs. She made {hero} take the other one. “With onion,” said Mikan. “Hold it level.”',
					later:
						'{hero} held Mikan’s dumpling level for as long as {they} could stand it, and then let it go. BANG! Plum-colored smoke went up to the ceiling and sank slowly on to everybody. They’d all shut their eyes. They opened them one by one, and counted themselves. It seemed wiser, for the moment, to say nothing.',
					as: {
						bold: 'One must be {trait}, to drop what ticks.',
						careful: 'If there is one thing that {trait} people can do, it is to hold it level.',
					},
				},
				{
					say: 'Tell Mikan what you see when you look at her',
					outcome:
						'Everyone who’d come by had said “nearly.” {hero} looked at her for some time. “I see somebody who’s been here for three weeks,” {they} said. “Every day. In all that flour. I don’t think you’re bad at being gone. I think you’re good at being there.” It was very still. “I hate it,” said Mikan in a small voice. “When I’m not there.” The owl had opened his eyes. He said that he’d got twenty-six pupils who could vanish, and never anyone to hold the ladder. He unlocked the gate himself. She came along with {hero}, to practice.',
					later:
						'“Here!” said Mikan, and put up a paw. She was easy to see. “They were all very kind to me. They said that I was practically gone. {hero} said that I was there.” Flour came down from her. “You’d think it isn’t much. But I’d asked everybody, every day, and only {hero} looked before answering.”',
					as: {
						honest: 'She was there. {hero} was too {trait} to say “nearly.”',
						kind: 'It is {trait}, to look at somebody for as long as that.',
					},
				},
			],
		},
		4: {
			meet: [
				'The path ended at a wall, with a gate in it, before which someone was being examined. “Eight,” said an owl, whose eyes were shut. “Nine.” There came a soft report and a quantity of white. “Ten,” said Master Ho, and looked; and one saw a good man brace himself. “You are still there, Mikan.” It was a hedgehog, in black, as far as could be made out. The gate was for those who had vanished. She had been failing to since the [first snow|beginning of the winter]; two jars had been exchanged in her mother’s kitchen, so that it was flour with which she disappeared, while what should have been in it had gone into a batch of dumplings. She had a basket by her, with the two that she had not eaten. She had a broom. Her brother had taken the same examination, in his time, and passed it at the first attempt, so thoroughly that nobody at home had seen him since.',
			],
			flies:
				'One did not go over the wall, said Master Ho. There were nine of his best pupils on top of it. He believed so; he had not seen them for a year.',
			ways: [
				{
					say: 'Help with the flour, and pass out of notice',
					outcome:
						'“You are taking it from the wrong end,” {hero} told her, low; and relieved her of the broom. There is no cloud so thick as that. {hero} went over the flags, with short strokes, around a candidate for the art of invisibility, and as far as her examiner; who raised one foot, and then the other, and looked down through {hero} at what had to be swept. It was quite natural that the gate should be pushed open, to get at the corner. “Ten,” it was to be heard behind {them}. There was a pause. “I had the impression,” said Master Ho. Mikan did not answer. She had gone to look for a second broom, and he did not see her do it.',
					later:
						'In a corner of every room that people are proud of stands a broom. {hero} took it up, and began by the door. People had sworn to let no one by, and they let no one by: they merely lifted their feet. It went on overhead, the whole great question, from one side of {them} to the other. Where it was thickest somebody dropped an orange peel, without looking, and {hero} swept that up as well.',
					as: {
						quiet: 'The {trait} have known it all along, and have on the whole preferred not to be right.',
						clever: 'It needed somebody {trait}, to study not how one hides but where they do not look.',
					},
				},
				{
					say: 'Put a dumpling to the use for which it was not meant',
					outcome:
						'“Has anyone bitten into these?” asked {hero}. An uncle had; he was better. {hero} chose the rounder of the two, and let it fall. What followed was black, and then of a very deep plum, and climbed; along the top of the wall there broke out, in nine places, a fit of coughing. “Ten,” said the owl; and was silent. There was nothing before him but a little snow. “Gone,” he said. One could not have told if it was triumph. He had said it in the same voice, some winters ago. “I’m only in here!” cried Mikan, from within the gate. She ran out again at once, so that he should see her.',
					later:
						'{hero} had carried the last dumpling all that way, level, in both {hands}. {They} put it down from a certain height. There was a flash; there was that color, rolling up as far as the moldings, and coming down again by degrees with onion in it. People sat with their arms around their neighbors. Not one had been hurt, and each was engaged in making sure of it, and it was felt that the others could be told afterward.',
					as: {
						bold: 'It calls for somebody {trait}, and a long arm.',
						careful:
							'For the {trait} it is no hardship, to carry a thing level. They have done it since they were born.',
					},
				},
				{
					say: 'Say, when she asks you, what there is to be seen',
					outcome:
						'“Am I gone?” asked Mikan. She asked it of everyone who came; and they had said “almost,” all that winter, and “very nearly,” and looked kind. {hero} looked at her. It took some time. “You are about so high,” said {hero}. “You have flour on your nose. I should know you anywhere.” “I am only here,” said Mikan, “because they thought that I could go and see where he is.” The master had opened his eyes before the ten. He had taught disappearance, he said, to people who were good at it; there was nobody left now to lay the table for. He held the gate. “You will need somebody to be seen with,” he told {hero}, and she came.',
					later:
						'“I am here,” said Mikan; nor could one have thought otherwise; it drifted down from her on to the first two rows. “I ask people if I am. They say whatever they suppose that I would like; one gets to be quite faint with it.” She wiped her nose, which made it worse. “{hero} told me how high I was. If I ever needed to know whether a thing was there or not, I would have {hero} look.”',
					as: {
						honest: 'It was no more than a description. It was just that the {trait} had not come by there before.',
						kind: 'They had all been {trait} to her; it was that which had made her so thin.',
					},
				},
			],
		},
	},
};
