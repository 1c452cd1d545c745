import type { Obstacle } from '../../format.ts';

export const fistInTheLog: Obstacle = {
	id: 'fist-in-the-log',
	alsoIn: ['adventure', 'animal', 'forest', 'fantasy', 'mythology', 'dinosaur', 'time-travel'],
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
			meet: 'A log lay over the river, and you had to go along it. On it sat Rollo, a monkey, under a nut tree. He had one arm in a hole. “My fist can’t come out with a nut in it,” he said. “And I won’t let go of my nut! So no one can get by me.”',
			flies: '“Can’t I fly?” asked {hero}. “They all fly down to get my nut,” said Rollo. And he would not look away.',
			ways: [
				{
					say: 'Give him a lot of nuts',
					outcome:
						'{hero} shook the tree. Plop, plop, plop! Rollo wanted all those nuts. So he let go, and took them with both hands. Off he ran, and the log was free. {hero} got a bag of nuts too.',
					later:
						'Plop, plop, plop! {hero} let Rollo’s nuts fall. The people all bent down to get one. So {hero} went over their backs, to the front.',
				},
				{
					say: 'Drum on the log',
					outcome:
						'{hero} took a stick and drummed on the log. Bum, bum, bum-bum-bum! Then a monkey has to clap. Clap, clap! And look, you clap with two hands. “Oh,” said Rollo. “I let go!” So the log was free. {hero} kept the stick.',
					later:
						'{hero} drummed with the stick, as on the log. Bum, bum, bum-bum-bum! Clap, clap, went the people. And then it was still.',
				},
				{
					say: 'Sit by him till he lets go',
					outcome:
						'“The nut can’t run off,” said {hero}. “I’ll sit here and see to it.” So Rollo let go, bit by bit. Was the nut still there? It was! So he tipped it out, and the log was free. And he came along, with his nut.',
					later: '“I didn’t dare to let go of my nut,” said Rollo. “{hero} sat by it, and didn’t take it. Here it is!”',
				},
			],
		},
		2: {
			meet: [
				'The bridge over the river was a log under a nut tree. On it sat Rollo, a monkey, with one arm in a hole. “I can’t get it out,” he said. “I put in my hand and took hold of a nut. A hand goes in. A fist with a nut in it [doesn’t come out|stays in].” Everybody had told him to let go. “But then it’s gone!” said Rollo. Some had pulled him by the ears. He sat tight, and nobody could get by.',
			],
			flies: '“Can’t I fly?” asked {hero}. “That’s how the parrot does it,” said Rollo. “He steals from above.”',
			ways: [
				{
					say: 'Shake the nut tree until he has too many',
					outcome:
						'{hero} gave the nut tree a shake, and then a good one. Plop! Plop, plop, plop! Rollo caught one with his foot and one with his tail. “More!” he cried. “That one! And that!” And there was his other hand, up in the air, as empty as a glove. He ran up the tree for the rest of them, and the log was free. {hero} went over it with a bagful.',
					later:
						'{hero} opened the bag from Rollo’s tree and let the nuts roll. They rolled under the chairs. “Nuts!” said somebody, and everybody bent down. So there were only backs, and {hero} went over them as over a bridge.',
				},
				{
					say: 'Drum on the log until he has to clap',
					outcome:
						'It was a hollow log. {hero} drummed on it with a stick. Bum, bum, bum-bum-bum! At the end two claps were missing. {hero} did it again. Bum, bum, bum-bum-bum! You cannot do that to a monkey. CLAP, CLAP! He looked at his two hands. “Oh,” said Rollo. “I’ve dropped it.” But it had been such a good clap! He got up from the log to do it again, and the way was free.',
					later:
						'{hero} drummed on the table. Bum, bum, bum-bum-bum! In the whole room nobody could stand it. CLAP, CLAP! After that it was so still that you could hear the last clap go out by the window.',
				},
				{
					say: 'Stay beside him until he dares to let go',
					outcome:
						'“Where would it go?” asked {hero}. “It’s in a log.” Rollo had not looked at it that way. “I’ll watch the hole,” said {hero}, “and not touch it.” Rollo opened one finger. Then Rollo took a rest. When the hand was out, Rollo put his eye to the hole at once. It was still there! They tipped the log, and the nut rolled out. It was a small one. Rollo cracked it, gave {hero} half, and came along over the log.',
					later:
						'“I’m not good at letting go,” said Rollo. “I let go today, and {hero} sat by the hole. It was my best nut. One bite, and it would have been gone!” He opened his hands to show that they were empty. “I don’t mind a bit.”',
				},
			],
		},
		3: {
			meet: [
				'The road came to a gorge, and a log lay across it, under what was left of a nut tree. Halfway over sat a monkey, with one arm in a knothole up to the shoulder. “You’ll have to go back,” said the monkey, whose name was Rollo. “I’m not well.” He was perfectly well. There was a nut in there. An open hand went in at the hole; a fist with a nut in it did not come out; it was as simple as that, and every traveler [had explained it|had kindly explained it] to him. “Let go,” they said. “And then?” said Rollo. “Then I’d have nothing AND a sore arm.” Till yesterday people had climbed over him, but now he had grown ticklish. Travelers had pulled him by the ears, by the belt, and, in a party of nine, by the tail. The harder they pulled the tighter he held. It had to be an extraordinary nut by now.',
				'The road came to a gorge, and there was a notice: CLOSED, MONKEY. The bridge was a log, under what was left of a nut tree; and in the middle of the log, up to the shoulder in a knothole, was the monkey. “I’ve got hold of something,” he told {hero}. His name was Rollo. “It’s a nut. I can feel that it’s a special one.” “And why don’t you take your arm out?” “Because there’s a fist on it,” said Rollo, “and a nut in the fist.” It was really very simple. [A professor had drawn it for him|Somebody had made a drawing of it]: an open hand goes out, a shut hand doesn’t. “Yes, yes,” said Rollo. “And then it’s gone.” Till yesterday people had climbed over him, but now he had grown ticklish. They’d pulled him by the ears and by the belt, and nine of them, in a row, by the tail. Each time he’d held on tighter; and each time it had become a better nut.',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “Keep where I can see you,” said Rollo. “There’s a parrot who lives off people like me.”',
			ways: [
				{
					say: 'Shake the tree overhead till he needs both hands',
					outcome:
						'{hero} reached up into the nut tree and gave it a shake. One nut came down, and Rollo caught it in his free hand. {They} shook harder. He got the second with a foot, the third with the other foot, and the fourth with his tail. Then the whole branch let go. “Mine!” screamed Rollo. “Mine! Mine! That one!” He had his arms full before he noticed that there were two of them. “Have some,” he said to {hero} weakly. He’d never said that before, and it didn’t hurt. {hero} took a bagful across; the rest he carried ashore, and the log was free.',
					later:
						'{hero} untied the bag of Rollo’s nuts and tipped it out. They ran like mice, under the benches, between the boots. It has nothing to do with being hungry. If a nut rolls up to you, you bend down. In a second there wasn’t a face to be seen in the room, only backs, one beside the other, right up to the front, and all at a convenient height.',
				},
				{
					say: 'Drum the start of a rhythm on the hollow log',
					outcome:
						'The log was hollow, as Rollo well knew. {hero} took a stick. Bum, bum, bum-bum-bum. {They} stopped there. It’s a terrible place to stop. Rollo’s ears moved. Bum, bum, bum-bum-bum. He sat down on his free hand. The third time, {hero} did it very slowly, and left such a hole at the end that a toad on the bank opened its mouth. CLAP, CLAP! Rollo stared at his two hands, one on top of the other. “Do it again,” he said. The two of them clapped it all the way to the bank, and behind them the log was free. He never went back for the nut.',
					later:
						'{hero} rapped on the nearest table, as on Rollo’s log. Bum, bum, bum-bum-bum. All the shouting got tangled up in it. Bum, bum, bum-bum-bum. There isn’t a person alive who can leave it like that. CLAP, CLAP! went the whole room, and everyone who’d been holding up a fist found that it was open. It was very quiet.',
				},
				{
					say: 'Guard the hole, so that he can dare to let go',
					outcome:
						'“What would happen to it,” asked {hero}, “if you let go?” “It’d be gone.” “Where to? It’s in a log.” {hero} sat down by the hole, so close that {they} could have touched it, and put {their} {hands} where Rollo could see them. “I’ll watch,” {they} said. “You only open.” The thumb took longest. Then the arm came out, thin, and full of splinters, and at once he had his eye to the hole. “It’s there,” he breathed. The two of them tilted the log a bit, and out it rolled, and it wasn’t as big as a thimble. He cracked it on a stone, weighed the two halves, and gave {hero} the larger. Then he came along, swinging both arms.',
					later:
						'“I held on to a nut,” said Rollo, “with nine people at my tail. Everybody who told me to let go wanted to get past.” He scratched his thin arm. “{hero} wanted to get past too. But {hero} sat by the hole till I was ready, with {their} {hands} out where I could see. I’ve never left anything with anybody. It was still there.”',
				},
			],
		},
		4: {
			meet: [
				'A log lay across the gorge, and on the middle of it sat a monkey. One of his arms was in a hole, up to the shoulder. “Excuse me,” said Rollo. “I’m holding something.” It was a nut. An open hand would have come out of the hole, but a fist would not, and a professor had explained that to him. On both sides of the gorge people were shouting, “Let go!” “They say that,” said Rollo, “as if it were something that you do.” He used to let people climb over him. But today nine of them had pulled him by the tail, [and he had not said a word|without a word from him], and now he kicked. It was impossible to tell how long he had been there. “Hold this,” his mother had said, on this log, when he was very small. She wanted to see if it would bear her, and she closed his fingers around the nut so that he would not hold on to her. She had not come back yet.',
				'{hero} had to wait at the gorge, behind nine people with a rope. They had tied the other end around a monkey. He lay on the log that was the bridge, under an old nut tree, with one arm in a hole up to the shoulder, and when they all pulled, he got longer. He used to let people climb over him, but now he kicked. “I’ve got it,” he gasped. “I only have to keep hold of it.” It was a nut. You could get your hand into that hole if it was open, and you could get it out if it was open; and he had been told so, with diagrams. “They say ‘let go’ as if it were something that you do,” said Rollo. [He looked at his shoulder.|His eyes went to the hole.] “But it’s only what happens when you stop.” He had held on to that nut since he was very small. His mother had brought him here. “Hold this,” she had said, closed his fingers around it, and gone out along the log to see if it would bear her.',
			],
			flies: 'He never took his eyes off what was above him. It was from there, he said, that people grabbed things.',
			ways: [
				{
					say: 'Shake down more nuts than one hand can hold',
					outcome:
						'A nut tree leaned over the log. {hero} did not argue. {They} took hold of a branch and shook it. Rollo caught the first nut with his free hand, without looking. He caught the next with a foot, and one more with the other foot, and the fourth with his tail, and the branch had only just begun. It rained nuts. He never decided anything. There was simply a thin pale arm up in the green among the others, and it was catching. After a while he noticed it. He bent down and looked into the hole. “She’ll have got across,” said Rollo slowly, and he got up, and the log was free. {hero} went over with a bagful. There were so many, all at once, and nobody had told Rollo to hold them.',
					later:
						'{hero} opened Rollo’s bag and let the nuts go. They ran over the floor in all directions like a very small stampede. These were dignified people, and some of them had not picked anything up for years. But a nut had rolled up to each of them, as if it had been looking for them. Everybody bent down. A moment ago there had been a wall of faces, and there was only a field of backs. {hero} went over it, begging everybody’s pardon, to the front.',
				},
				{
					say: 'Drum the start of a tune on the log',
					outcome:
						'{hero} took a stick and knocked on the log. Bum, bum; bum-bum-bum. And there {they} stopped. Rollo shivered. {hero} did it again, and stopped again, and Rollo grabbed his own fur to keep his hand still. Some tunes nobody can leave open. At the fifth time {hero} waited so long that the whole gorge waited. “No!” said Rollo, and clapped. He clapped twice, with both hands. Then he looked at them. “She told me to hold it,” he said. “I did hold it.” “Yes,” said {hero}. “You did.” Inside the log something small rolled a little way and lay still. Rollo got up from the log, so that everybody could pass.',
					later:
						'{hero} knocked on the wood, as on Rollo’s log. Bum, bum; bum-bum-bum. People went on shouting, but they were already shouting in time. Bum, bum; bum-bum-bum, and then nothing. It was like a stair with the last step missing. A very old lady, who had been talking for longer than anyone, sobbed, opened her hands, and did it. CLAP, CLAP, they all went. And after that there was nothing left to add.',
				},
				{
					say: 'Guard the hole, so that he can let go',
					outcome:
						'“I want to get across,” said {hero}. “But I won’t pull. I could watch it for you.” {They} sat down on the other side of the hole, with {their} {hands} on the bark, in plain sight. Everyone else had shouted down at him. “I don’t remember how to do it,” said Rollo. “With the thumb first, I think,” said {hero}. When the whole arm was out, it lay on his knee as if somebody had lent it to him. He put his eye to the hole. “It’s still there,” he said. The two of them tipped up the log and got the nut out. It had dried up long ago and was only a shell. He put it behind his ear. Then he went ahead of {hero} onto the far side, and tested every step, to see if it would bear.',
					later:
						'“People always tell you to let go,” said Rollo, “when they want to get past. They’re right, too. But then they walk on.” He took a nutshell from behind his ear and laid it on the table. “I was told to hold that. {hero} watched it for me until I could open my hand, and kept {their} {hands} in plain sight. {They} could have had the nut. You can leave anything with {hero}, and look away.”',
				},
			],
		},
	},
};
