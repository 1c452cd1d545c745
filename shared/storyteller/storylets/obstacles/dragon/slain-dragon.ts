import type { Obstacle } from '../../format.ts';

export const slainDragon: Obstacle = {
	id: 'slain-dragon',
	alsoIn: ['fairy-tale', 'fantasy', 'mythology', 'royal', 'unicorn'],
	place: { the: 'the closed road', at: 'on the closed road', to: 'to the closed road', backdrop: 'mountain' },
	people: {
		ledger: { call: 'Miss Ledger', a: 'a donkey with a certificate', type: 'Donkey', pronoun: 'she' },
		ulf: { call: 'Ulf', a: 'a dragon who did not exist', type: 'Dragon', pronoun: 'he' },
	},
	props: ['scroll'],
	blocks: ['flies'],
	ways: [
		{ id: 'certify', use: 'hear' },
		{ id: 'slain', use: 'reach' },
		{ id: 'witness', use: 'trust', ally: 'ulf' },
	],
	levels: {
		3: {
			meet: [
				'A barrier was down across the road. THERE IS NO DRAGON HERE, it said. Behind it lay a dragon, from one ditch to the other, with his chin on his claws. “And the dragon?” asked {hero}. “What dragon?” said Miss Ledger, a donkey, who kept the barrier. She unrolled a certificate. A knight had slain it two hundred years ago, it said, and there was a seal. “It’s officially dead, so I can’t ask it to move.” “Then why is the road shut?” asked {hero}. “Because you can’t get by,” said Miss Ledger. “Kindly go around, like everybody. It’s two days.” The dragon coughed. His name was Ulf. [He’d been hoping for years|He had hoped for two hundred years] that somebody would say good day.',
			],
			flies:
				'“I could fly,” said {hero}. “You can’t fly over it either,” said Miss Ledger. “There’s nothing there to fly over.”',
			ways: [
				{
					say: 'Ask Miss Ledger to put it in writing that it is quiet',
					outcome:
						'“So if a thing is on paper, then it’s true?” asked {hero}. “That’s what paper’s for,” said Miss Ledger. She had a whole box of blank ones. {hero} asked for two. “It is hereby certified,” she wrote, “that there is nothing on this road.” She stamped it, and read it over, and went pale. Then she took hold of the barrier, which was something, and carried it away. Ulf was so impressed that he breathed in, and there was a strip of road again. The second one, which {hero} took along, certified that there was silence, with a line for the place.',
					later:
						'{hero} unrolled a paper with Miss Ledger’s seal. “It is hereby certified,” {they} read out, “that there is silence in this room.” The nearest ones looked at each other. It had been stamped. “Shh,” they said to the others. “It’s been stamped!” Nobody wanted to be the one who made it untrue. And so it was quiet.',
				},
				{
					say: 'Apply to be slain as well, on paper',
					outcome:
						'“Could I be slain too?” asked {hero}. Miss Ledger looked it up. It cost fourpence, and you had to say who would do it. “By Ulf,” said {hero}. “He isn’t there,” said Miss Ledger. “Then it won’t hurt,” said {hero}. She filled in the certificate. From then on she looked through {hero} like a window. {They} climbed under the barrier, and up over a warm side that moved a little to make steps. “It’s not so bad, once you’re used to it,” Ulf whispered. “You get a lot of thinking done.” Behind {them} the pen hung on a string, for anybody else who could spare fourpence.',
					later:
						'{hero} held up the certificate. “I’m not here,” {they} told those in the last row. “Fourpence. It’s official.” They read it. There was nothing to be done. You can’t stand in the way of somebody who isn’t there; you’d look silly. They drew in their feet, and let nobody go by. And so nobody got to the front, and it was {hero}.',
				},
				{
					say: 'Say good day to Ulf and sign that he is there',
					outcome:
						'{hero} stooped under the barrier and held out a {hand}. “Good day,” {they} said. “I’m {hero}.” It was a while before anything happened. Then a claw was laid in it, as carefully as you’d lay down an egg. “Ulf,” said the dragon. His voice was full of dust. {hero} took him to the counter, by the claw, and asked for the form for persons found. There’s a line for a witness, and {hero} wrote on it. Miss Ledger looked up. Her eyes got rounder and rounder. “Good heavens,” she said. “There’s a dragon here!” She was so pleased that she forgot to be afraid. He got up, with a crackle, so there was no more need of a barrier, and came along, to meet a few more people standing up.',
					later:
						'Smoke came in at the door, with manners. “I’m Ulf,” said the dragon. “I’d like to be brief, as some of you have known for two hundred years that I’m dead.” Nobody breathed. “It was on paper. Anyone could see that it wasn’t so. It took one person to say it, and to sign it with {their} own name.” He nodded at {hero}. “You can believe what that one signs.”',
				},
			],
		},
		4: {
			meet: [
				'THERE IS NO DRAGON HERE, said the sign on the barrier. Behind it, right across the road, lay a dragon with his chin on his claws. “There is one,” said {hero}. “You’re mistaken,” said Miss Ledger, a donkey from the county office, and held up a certificate. A knight had slain him two hundred years ago. Here was the seal. She could not ask him to move, because there was nobody to ask. “And why is the road closed?” said {hero}. “People don’t get through,” said Miss Ledger. “Nobody has ever found out why. The county coach takes them around the mountain.” It had just left. The dragon cleared his throat, and dust came out. His name was Ulf. In the evenings, when the office was shut, he sometimes said it [aloud|to himself]. There had been no fight. He and the knight were friends; they had made it up, so that one of them could go home a hero and the other be left in peace. Between his paws lay a helmet, and it was polished, which is not easy with claws.',
			],
			flies: 'Miss Ledger advised against flying. People had come down with burns, and there was no form for those.',
			ways: [
				{
					say: 'Ask her to certify that nothing is on the road',
					outcome:
						'“Is it true as soon as you certify it?” asked {hero}. “I should hope so,” said Miss Ledger. “Then please certify that there is nothing on this road.” She had always said exactly that, and signed it with a clear conscience. Then she read it over and looked up. There was a barrier on the road, and it was hers. She lifted it off its posts and carried it away. The dragon who was not there drew in his side, as you do in a theater for somebody who wants to get past. {hero} went past, with a second certificate. That one was for silence, of which there was too little in Miss Ledger’s view, and she had left the name of the place blank.',
					later:
						'“It is hereby certified,” read {hero}, “that there is silence in this room.” Miss Ledger’s seal on it was as big as a saucer. It was handed to the front row, and they knew what you owe to a document. “It’s official,” they whispered to the row behind. Some people had been going to shout, and saw that it would put them in the wrong. By the time the paper came back, what it said was true.',
					as: {
						careful: 'Being {trait}, {hero} had made sure that the place was blank.',
					},
				},
				{
					say: 'Fill in a form to be slain as well',
					outcome:
						'“Could I be slain too?” asked {hero}. It cost fourpence. There was a line for the cause. “By the dragon,” said {hero}, “and since there isn’t one, it didn’t hurt.” Miss Ledger could find no fault with that. She signed and stamped, and with the stamp something went out of her eyes; she looked through {hero}, as you look through a window. There was a stack of those forms, for anyone who came after. {hero} went under the barrier. A scaly side rose in front of {them} and made itself into stairs. “You’ll find it very quiet,” said Ulf. “I had a friend who came up here just to be dead for an afternoon. He had a large family.”',
					later:
						'“I’m sorry, I’m not here,” said {hero}, and showed Miss Ledger’s certificate. A gentleman had stood in that doorway for an hour and would have moved for nobody. He read the seal and the signature. Then he looked straight through {hero} and stood aside, as you do for a draft. It was the same with all the others. They felt something go by that apologized. And at the front, where there was no room for anybody, nobody took the best place.',
				},
				{
					say: 'Say good day to him, and sign that you did',
					outcome:
						'{hero} ducked under the barrier. “Good day,” {they} said. “My name is {hero}.” You could see it travel along him to the tip of his tail and back again. He had to think what comes next. Then there was a claw in {hero}’s {hand}, and it weighed as little as he could manage. “Ulf,” said the dragon. They went to the counter together. There is a form for lost persons, and somebody only has to sign that they have seen the person. {hero} signed. “Oh,” said Miss Ledger. She had looked at him out of her window for nineteen years. “How do you do? Have you been waiting long?” Ulf left her the helmet, because it belonged to the case. Then he stood up, which changed the skyline and opened the road, and came along, to be seen about.',
					later:
						'Ulf had let his fire go down, so as not to alarm anybody, and stood in the door. “I was dead for two hundred years,” he said. “They had it in writing. They only needed to look out of the window.” He had had a long time to choose his words. “{hero} looked. {They} held out a {hand} to me in front of the counter, and told me {their} own name, and signed that I was there. {They} will say what {they see}, even if there’s a seal against it. I’d listen to that.”',
				},
			],
		},
	},
};
