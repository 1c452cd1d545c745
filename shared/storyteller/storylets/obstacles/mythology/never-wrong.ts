import type { Obstacle } from '../../format.ts';

export const neverWrong: Obstacle = {
	id: 'never-wrong',
	alsoIn: ['fairy-tale', 'fantasy', 'ninja', 'time-travel', 'unicorn'],
	place: { the: 'the steaming steps', at: 'on the steaming steps', to: 'to the steaming steps', backdrop: 'mountain' },
	people: { phemia: { call: 'Phemia', a: 'a flamingo on a three-legged stool', type: 'Flamingo', pronoun: 'she' } },
	props: ['pot'],
	blocks: ['flies'],
	ways: [
		{ id: 'newer', use: 'reach' },
		{ id: 'riddle', use: 'hear' },
		{ id: 'wrong', use: 'trust', cost: 'time', ally: 'phemia' },
	],
	levels: {
		3: {
			meet: [
				'Steam came out of a crack in the steps. Over the crack stood a stool on three legs, and on the stool a flamingo on one. “No one shall pass these steps today,” she said in a hollow voice; and then in her own, “I’m so sorry. It’s only that I’ve said so.” Her name was Phemia, and she foretold things. In thirty years she hadn’t once been wrong. She’d had a cold, and wanted some peace to boil an egg, and it had slipped out. Now [half the valley|the whole valley] sat on the wall with a picnic, to see it come true. “If you get by, I’ve been wrong,” said Phemia. Beside her stood the pot. The egg had been boiling for four hours.',
			],
			flies: '“‘Pass’ means over it too,” said Phemia unhappily. “I looked it up. I wish that I’d said ‘walk.’”',
			ways: [
				{
					say: 'Ask her for a newer prophecy, of your own',
					outcome:
						'“Would you do mine?” asked {hero}, and sat down before the stool, like anyone who’d come for that. Phemia couldn’t refuse; it was her job. She breathed the steam, and her eyes went round. “You shall come,” she said in the hollow voice, “to the place where you are going.” Then she heard what she’d said. The people on the wall stopped chewing. There were two prophecies now, and they couldn’t both be right; and as anybody will tell you, the newer one lies on top. “Well, go on,” said Phemia, quite relieved. “You’ve been foretold.”',
					later:
						'“It’s been foretold,” said {hero} to the man in the doorway, “that I’ll come to the front. By Phemia.” He turned pale. She hadn’t been wrong in thirty years, and he had no wish to be how it started. He got out of the way. It was passed along in whispers, and row by row they let it come true.',
					as: {
						clever: 'Only somebody {trait} would have put a second one on top.',
						bold: 'You need to look {trait} when you’ve been foretold.',
					},
				},
				{
					say: 'Learn to speak as she does, so that it might mean anything',
					outcome:
						'“How do you never get it wrong?” asked {hero}. Phemia looked to both sides. “I say it so that it could be anything,” she whispered. “You begin low. You put in a spoon, or a gate. They do the rest.” So {hero} turned to the wall. “When the spoon is silent,” {they} said, very low, “it shall be seen who has the egg.” Nobody stirred. They looked at their spoons. They were all so deep in it, and Phemia deepest of all, that not one of them saw {hero} go up the steps. And it can’t be proved that you passed, if nobody has seen you.',
					later:
						'{hero} began low. “Three are at the gate,” {they} said, “and the fourth has the spoon.” The shouting stopped. “What’s that?” said somebody. “Hush! There’s a gate in it.” They frowned, and counted on their fingers, and each of them wondered if he was the fourth. You can’t shout while you’re looking for a meaning, and there wasn’t one, so it lasted.',
					as: {
						merry: 'It came to {trait} {hero} so easily that it was nearly a worry.',
						dreamy: '{hero}, who was {trait}, had always talked a bit like that.',
					},
				},
				{
					say: 'Help Phemia to be wrong, beginning with something small',
					outcome:
						'“What’s so bad about it?” asked {hero}. “I don’t know,” said Phemia. “I’ve never been.” “Then let’s start small.” {They} sat down on the steps. Phemia looked down the road. “The next to come by will have a red hat,” she said, shaking. It was a cow. Phemia clutched the stool; nothing happened. “The egg’s soft!” It was like a stone. They did it for hours, and she got worse and worse, and laughed until she had to put down the other leg. In the end {hero} took her by the wing, and they went up the steps together. “You’re wrong!” somebody called. “I know!” cried Phemia.',
					later:
						'“I’ve told people the truth for thirty years,” said Phemia, “and never enjoyed it. I was too frightened of the other thing.” She stood on both her legs. “{hero} sat by me while I was wrong forty times, and didn’t think the less of me. So I’ll say just this, and I may be mistaken, and it’s lovely: I think that {hero} has told you how it is.”',
					as: {
						kind: 'To be {trait} is to be pleased about a cow.',
						honest: 'Being {trait}, {hero} told her each time. “Wrong,” {they} said. “Very good.”',
					},
				},
			],
		},
		4: {
			meet: [
				'On the ninth step there was a fissure, which smoked; over that a stool with three legs; and on the stool, upon one, a flamingo. “None shall pass by this stair today,” it came from her, as from a well. She clapped a wing to her beak. “I do apologize,” said Phemia. “One says it, you know, and there it is.” She was the oracle, and had not been mistaken for thirty years. Nor was this really a prophecy; she had had a cold, and an egg on; but it had been uttered, and the valley had come up with baskets to [watch it be fulfilled|see it fulfilled], and was sitting along the wall. It was four hours since she had put in the egg. The first that she ever made had been about her brother. He was to sail in the morning; and so that he should stay she told him that he would not come home. He had laughed. It is there that they count from.',
			],
			flies:
				'It covered the air, in her opinion. She had not been thinking of the air; but it is not what one was thinking of that counts.',
			ways: [
				{
					say: 'Apply to her for a prophecy of later date',
					outcome:
						'“I have come to consult you,” said {hero}, and took the seat that is kept for it. There was nothing that Phemia could do. She drew in the smoke; her eyes went quite round; “You shall come,” said the well, “to that whither you are bound.” It was only when the last word had rolled away that she appeared to hear it. On the wall an old man had stopped with the bread at his lips. There were two, now. They could not both be true; they were both, unfortunately, by her; and it was he who gave it out, after some thought, that as with wills it must be the later that held. “You had better go quickly,” Phemia murmured, “before I say something else.”',
					later:
						'“I regret it,” said {hero} to those in the door. “It has been foretold that I am to be in front. It was Phemia.” They looked at one another. No one has any objection to prophecies; but nobody cares to be the stone that they trip on. “Let it through,” they said, and drew back against the walls, and watched it go by, with the satisfaction of people who have been present.',
					as: {
						clever: 'One cannot contradict an oracle. One can, if one is {trait}, make an appointment.',
						bold: 'It was not {trait}. One simply walks as though it had already occurred.',
					},
				},
				{
					say: 'Ask in confidence how it is done, and do it',
					outcome:
						'“In thirty years,” said {hero}, “there must have been a difficulty or two.” It was quite simple, breathed Phemia; a prophecy must be of such a kind that nothing could happen which was not it. One began as far down as possible. There ought to be a gate. {hero} got up, and faced the wall. “When she who waits has done,” {they} said, “the shell will be found within.” There was a long indrawn breath. Knives were laid down. All along that wall people were fitting it, each to his own door; and Phemia too had turned aside, with her eyes on the pot, and seemed to be going back over a great many years. {hero} went up behind her. It was seen by no one; which left it, strictly, intact.',
					later:
						'“There will be four,” said {hero}, from as far down as possible. “And of these one has the key to the gate, and does not know it.” It passed over them like the shadow of a bird. They were people who would have talked down a fact; but a meaning is another thing, one might be in it. Hands were put to pockets. It grew so quiet that one could hear them, on all sides, not knowing it.',
					as: {
						dreamy: 'It was a form of speech in which {trait} {hero} had long been fluent without being paid.',
						merry: 'The {trait} make the best prophets. They alone know that there is nothing in it.',
					},
				},
				{
					say: 'Keep her company while she learns to be mistaken',
					outcome:
						'“And if you should be wrong?” asked {hero}. Phemia did not seem to understand the word. So {hero} sat down on the step below, and proposed to begin with something of no importance. “The next,” said Phemia, trembling, “will wear a red hat.” It was a cow. She had shut her eyes; the sky remained where it was. She said that it was Tuesday. She said that the egg was soft. For some hours she was wrong about everything that came up that road, more and more loudly, with her feathers on end, and laughed; and then, without any change of voice, she said, “He will not come home.” {hero} did not say anything. “No,” said Phemia. “That was the sea. It was not because I said so.” She let herself down off the stool. They went up the stair in full view, and on the wall somebody began, quite timidly, to clap.',
					later:
						'“I am not to be relied on,” said Phemia, with a kind of radiance. “I have been wrong, today, some sixty times. I’d been right for thirty years before that, and people do not sit down near one. {hero} sat down. {They} heard all of it, red hats and everything, and one thing besides, which was not a prophecy. I should listen to {hero}. I say so as an opinion. It is the first that I have had.”',
					as: {
						kind: 'The {trait} are not needed for when one is right.',
						honest: '“Wrong,” said {hero} each time, who was {trait}; and she had never been told it so gently.',
					},
				},
			],
		},
	},
};
