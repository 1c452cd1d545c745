import type { Obstacle } from '../../format.ts';

export const fistInTheLog: Obstacle = {
	id: 'fist-in-the-log',
	alsoIn: ['adventure', 'animal', 'forest'],
	place: { the: 'the log bridge', at: 'on the log bridge', to: 'onto the log bridge', backdrop: 'jungle' },
	people: { rollo: { call: 'Rollo', a: 'a monkey with one arm in a log', type: 'Monkey', pronoun: 'he' } },
	props: ['bridge'],
	blocks: ['flies'],
	ways: [
		{ id: 'nuts', use: 'reach' },
		{ id: 'drum', use: 'hear' },
		{ id: 'stay', use: 'trust', ally: 'rollo' },
	],
	levels: {
		1: {
			meet: 'A log was the bridge, by a nut tree. On it sat Rollo, a monkey, one arm in a hole. “I am stuck,” he said. “There is a nut in here. I have it in my fist. And the fist can not come out.” “Let go!” they all said. “Never!” said Rollo.',
			flies: '“Do not go over me!” said Rollo. “You want my nut.”',
			ways: [
				{
					say: 'Give him a lot of nuts',
					outcome:
						'{hero} shook the tree. Plop, plop, plop! “For me?” said Rollo. Out came his hand, to take them all. And {hero} ran over. {They} had a bag of nuts too.',
					later:
						'Plop, plop, plop! {hero} let the nuts fall. They all bent down to get one. And over them went {hero}.',
				},
				{
					say: 'Drum on the log',
					outcome:
						'{hero} drummed on the log. Bum, bum, bum-bum-bum! A monkey has to clap. Clap, clap! And look! Rollo had two hands to do it. “Oh,” he said. “I let go.” And he gave {hero} a stick.',
					later:
						'{hero} drummed with the stick. Bum, bum, bum-bum-bum! Clap, clap, went all the hands. And then it was still.',
				},
				{
					say: 'Sit by him till he lets go',
					outcome:
						'“It can not run off,” said {hero}. “It is in a hole. I will sit here and look.” So Rollo let go, one finger, two. Was the nut still there? It was! He gave {hero} half. And he came along.',
					later: '“I let go of my nut,” said Rollo. “{hero} sat by it, and did not take it.” Then they all knew.',
				},
			],
		},
		2: {
			meet: [
				'The bridge was a log under a nut tree, and on the log sat Rollo, a monkey, with one arm in a hole. “I can’t get it out,” he said. “I put in my hand and took hold of a nut. A hand goes in. A fist with a nut in it [doesn’t come out|stays in].” Everybody had told him to let go. “But then it’s gone!” said Rollo. So they had pulled him, first by the ears, and then by the tail. He held on so tight that his toes had gone white.',
			],
			flies: '“Nobody goes over me!” said Rollo. “That’s how the parrot gets nuts.”',
			ways: [
				{
					say: 'Shake the nut tree until he has too many',
					outcome:
						'{hero} gave the nut tree a shake, and then a good one. Plop! Plop, plop, plop! Rollo caught one with his foot and one with his tail. “More!” he cried. “That one! And that!” And there was his other hand, up in the air, as empty as a glove. He was so busy that {hero} walked right by. Rollo threw a bagful after {them}.',
					later:
						'{hero} opened the bag and let the nuts roll. They rolled under the chairs. “Nuts!” said somebody, and everybody bent down. So there were only backs, and {hero} went over them as over a bridge.',
					as: { kind: 'You can be {trait} with a tree.' },
				},
				{
					say: 'Drum on the log until he has to clap',
					outcome:
						'It was a hollow log. {hero} drummed on it with a stick. Bum, bum, bum-bum-bum! At the end two claps were missing. Rollo sat on his free hand. {hero} did it again. Bum, bum, bum-bum-bum! You cannot do that to a monkey. CLAP, CLAP! He looked at his two hands. “Oh,” said Rollo. “I’ve dropped it.” But it had been such a good clap! He made {hero} take the stick.',
					later:
						'{hero} drummed on the table. Bum, bum, bum-bum-bum! In the whole room nobody could stand it. CLAP, CLAP! After that it was so still that you could hear the last clap go out by the window.',
					as: { merry: 'It is a tune for somebody {trait}.' },
				},
				{
					say: 'Stay beside him until he dares to let go',
					outcome:
						'“Where would it go?” asked {hero}. “It’s in a log.” Rollo had not looked at it that way. “I’ll watch the hole,” said {hero}, “and not touch it.” He opened one finger. Then he took a rest. When the hand was out, he put his eye to the hole at once. It was still there! They tipped the log, and the nut rolled out. It was a small one. Rollo cracked it, gave {hero} half, and came along.',
					later:
						'“I’m not good at letting go,” said Rollo. “I let go today, and {hero} sat by the hole. It was my best nut. {They} could have had it in one bite.” He opened his hands to show that they were empty. “I don’t mind a bit.”',
					as: {
						honest: 'It was safe with somebody {trait}.',
						careful: 'You must be {trait}, to watch a hole that long.',
					},
				},
			],
		},
		3: {
			meet: [
				'A log lay across the gorge, under what was left of a nut tree. Halfway over sat a monkey, with one arm in a knothole up to the shoulder. “You’ll have to go back,” said the monkey, whose name was Rollo. “I’m not well.” He was perfectly well. There was a nut in there. An open hand went in at the hole; a fist with a nut in it did not come out; it was as simple as that, and every traveler [had explained it|had kindly explained it] to him. “Let go,” they said. “And then?” said Rollo. “Then I’d have nothing AND a sore arm.” They had pulled him by the ears, by the belt, and, in a party of nine, by the tail. The harder they pulled the tighter he held. It had to be an extraordinary nut by now.',
			],
			flies: '“Keep where I can see you,” he said. “There’s a parrot who lives off people like me.”',
			ways: [
				{
					say: 'Shake the tree overhead till he needs both hands',
					outcome:
						'{hero} reached up into the nut tree and gave it a shake. One nut came down, and Rollo caught it in his free hand. {They} shook harder. He got the second with a foot, the third with the other foot, and the fourth with his tail. Then the whole branch let go. “Mine!” screamed Rollo. “Mine! Mine! That one!” He had his arms full before he noticed that there were two of them. “Take a bag,” he said to {hero} weakly. “Take two.” He’d never had to say that before, and he found that it didn’t hurt.',
					later:
						'{hero} untied the bag of nuts and tipped it out. They ran like mice, under the benches, between the boots. It has nothing to do with being hungry. If a nut rolls up to you, you bend down. In a second there wasn’t a face to be seen in the room, only backs, one beside the other, right up to the front, and all at a convenient height.',
					as: { clever: 'The {trait} don’t pull. They shake.' },
				},
				{
					say: 'Drum the start of a rhythm on the hollow log',
					outcome:
						'The log was hollow, as Rollo well knew. {hero} took a stick. Bum, bum, bum-bum-bum. {They} stopped there. It’s a terrible place to stop. Rollo’s ears moved. Bum, bum, bum-bum-bum. He sat down on his free hand. He began to sweat. The third time, {hero} did it very slowly, and left such a hole at the end that a toad on the bank opened its mouth. CLAP, CLAP! Rollo stared at his two hands, one on top of the other. “That’s not fair,” he said. And then, after a moment, “Do it again.” He didn’t think of the nut until it had been clapped for twice; he said that it had been a very good stick.',
					later:
						'{hero} rapped on the nearest table with the stick. Bum, bum, bum-bum-bum. All the shouting got tangled up in it. Bum, bum, bum-bum-bum. There isn’t a person alive who can leave it like that. CLAP, CLAP! went two hundred pairs of hands, and everyone who’d been holding up a fist found that it was open. It was very quiet.',
					as: { merry: 'Leaving out the end is something that {trait} people do to their friends.' },
				},
				{
					say: 'Guard the hole, so that he can dare to let go',
					outcome:
						'“What would happen to it,” asked {hero}, “if you let go?” “It’d be gone.” “Where to? It’s in a log.” Nobody had looked at it from the nut’s side. {hero} sat down by the hole, so close that {they} could have touched it, and put both {hands} where Rollo could see them. “I’ll watch,” {they} said. “You only open.” It took an hour for the thumb. Then the arm came out, thin, and full of splinters, and at once he had his eye to the hole. “It’s there,” he breathed. They tilted the log between them, and out it rolled, and it wasn’t as big as a thimble. He cracked it on a stone, weighed the two halves, and gave {hero} the larger. Then he came along, swinging both arms.',
					later:
						'“I held on to a nut,” said Rollo, “with nine people at my tail. Everybody who told me to let go of it was standing on one side or the other, and wanted to get past.” He scratched his thin arm. “{hero} wanted to get past too. But {they} sat by the hole for an hour, with {their} {hands} out where I could see. I’ve never left anything with anybody. It was still there.”',
					as: { kind: 'An hour for one thumb. It’s what {trait} people call a short wait.' },
				},
			],
		},
		4: {
			meet: [
				'Over the gorge there was only a log, and upon the middle of that a monkey, who seemed to be leaning on his elbow. Closer to, there was no elbow. It had gone in at a knothole, with the rest of the arm. “You must excuse me,” said Rollo. “I am holding something.” It was a nut. An open hand could be got out of there, and a closed one could not; it had been demonstrated to him by an engineer; persons on both sides of the gorge, of the most different opinions, were at one in calling out to him, “Let go.” “They say it,” said Rollo, “as if it were a thing that one does.” A party of nine had taken him by the tail. He had not so much as [cried out|made a sound]. He might have been any age. “You hold that,” his mother had told him, on this log, while she went across to see if it would bear; and had shut his fingers on it herself, so that he should not hold on to her.',
			],
			flies: 'He kept his eye upon whatever was above him. It was from there, he said, that things were taken.',
			ways: [
				{
					say: 'Shake down more than one hand can hold',
					outcome:
						'The tree to which the log had once belonged leaned above it still. {hero} did not argue. {They} took hold of the lowest bough, and shook. The first nut Rollo caught without looking. For the next there was a foot, and one for the one after; for the fifth there was his tail; he sat there like a candelabrum; and the branch was only beginning. It rained nuts. It is not to be supposed that he made up his mind. There was an arm, that was all, thin and white, up in the green among the others, and it was catching. By and by he saw it, and was silent. Then he leaned over, and looked in at the hole. “She will have got across,” he said. “I see that.” He would have {hero} take a bag of them along. He had so many, all at once, and none of them was to be kept.',
					later:
						'{hero} undid the bag, and spilled it. The nuts ran in all directions, over the boards, with a sound like a very small stampede. It was a dignified assembly; there were those in it who had not picked up a thing for themselves in thirty years. But a nut had stopped against each one’s shoe, as if it had been looking for him. They stooped. Where a moment ago there had been a wall of opinions there was a plain of backs, and {hero}, begging pardon of each, went over to the farther side.',
				},
				{
					say: 'Begin something on the log, and do not end it',
					outcome:
						'{hero} picked up a stick, and knocked on the wood, as one does at a door behind which somebody has been ill. Bum, bum; bum-bum-bum. It was left at that. Rollo gave a kind of shiver. Once more; and one saw that he had wound his free hand into the fur of his own chest. There are tunes that even grief cannot leave open. At the fifth time {hero} waited so long that the whole gorge hung over the place; and he said, “No,” aloud, and clapped. It was twice, and it was both hands. He kept them together, as they had come down. “I was told to hold it,” he said. “I held it.” “You did,” said {hero}. Down in the log a thing no bigger than a thimble rolled a short way, and lay still. He asked whether {they} would take the stick, and play that somewhere where people could hear.',
					later:
						'{hero} knocked with the stick. Bum, bum; bum-bum-bum. It passed through the company like a hand along a fence. People went on shouting; but they shouted in time. It came again, and was not finished; it lay there in front of everyone like a step too few; and a very old lady, who had been holding on to her grievance since before the rest of them were born, gave a sob, opened her fingers, and did it, and so did they all. CLAP, CLAP. And after that, for the moment, there seemed to be nothing left to add.',
				},
				{
					say: 'Keep watch by the hole, and touch nothing',
					outcome:
						'“I want to go across,” said {hero}. “I may as well say so. But I am not in a hurry, and I could mind it for you.” {They} sat down on the other side of the hole, with both {hands} on the bark. Nobody had got down to where Rollo was. He looked at {hero}, and into the wood, and at the far edge of the gorge, where there was nothing. “I do not remember how it is done,” he said. “The thumb, I believe,” {they} told him. When he had it all out at last it lay along his knee like something that had been lent to him. He set his eye to the hole. “It is there,” said Rollo, and drew a breath that seemed to have been waiting for years. They tipped the log. It was hollow, that nut; it had dried up to a shell. He put it behind his ear. He went ahead of {hero}, onto the other side, testing each foot of the way to see if it would bear.',
					later:
						'“One is always being told to let go,” said Rollo, “by people who want to get by. They are quite right. It is only that there is nobody there, when one has.” He took an empty shell from behind his ear, and set it on the table. “I was given that to hold. {hero} watched it for me, while I found out how one opens a hand. {They} had {their} own where I could see them, and it took as long as it took. You may leave a thing with that person, and look away.”',
				},
			],
		},
	},
};
