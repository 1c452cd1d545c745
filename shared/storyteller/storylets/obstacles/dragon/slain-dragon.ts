import type { Obstacle } from '../../format.ts';

export const slainDragon: Obstacle = {
	id: 'slain-dragon',
	alsoIn: ['fairy-tale', 'fantasy', 'mythology', 'royal'],
	place: { the: 'the closed road', at: 'on the closed road', to: 'to the closed road', backdrop: 'mountain' },
	people: {
		ledger: { call: 'Miss Ledger', a: 'a donkey with a certificate', type: 'Donkey', pronoun: 'she' },
		ulf: { call: 'Ulf', a: 'a dragon who did not exist', type: 'Dragon', pronoun: 'he' },
	},
	props: ['scroll', 'gate'],
	blocks: ['flies'],
	ways: [
		{ id: 'certify', use: 'hear' },
		{ id: 'slain', use: 'reach' },
		{ id: 'witness', use: 'trust', ally: 'ulf' },
	],
	levels: {
		3: {
			meet: [
				'A gate was down across the road. THERE IS NO DRAGON HERE, it said. Behind it lay a dragon, from one ditch to the other, with his chin on his claws. “What dragon?” said Miss Ledger, a donkey, who kept the gate. She unrolled a certificate. It had been slain two hundred years ago by a knight, with a seal on it. “It’s officially dead, so I can’t ask it to move.” “Then why is the gate shut?” asked {hero}. “Because you can’t get by,” said Miss Ledger. The dragon coughed. His name was Ulf. [He’d been hoping for years|He had hoped for two hundred years] that somebody would say good day.',
			],
			flies: '“You can’t fly over it either,” said Miss Ledger. “There’s nothing there to fly over.”',
			ways: [
				{
					say: 'Ask Miss Ledger to put it in writing that it is quiet',
					outcome:
						'“So if a thing is on paper, then it’s true?” asked {hero}. “That’s what paper’s for,” said Miss Ledger. She had a whole box of blank ones. {They} asked for two. “It is hereby certified,” she wrote, “that there is nothing on this road.” She stamped it, and read it over, and went pale. Then she took hold of the gate, which was something, and carried it away. Ulf was so impressed that he breathed in, and there was a strip of road again. The second one {hero} was to keep. It said, “It is hereby certified that there is silence,” with a line for the place.',
					later:
						'{hero} unrolled a paper with a seal. “It is hereby certified,” {they} read out, “that there is silence in this room.” The nearest ones looked at each other. It had been stamped. “Shh,” they said to the others. “It’s been stamped!” One didn’t like to be the one who made it untrue. It was certified until it was so.',
					as: {
						clever: 'You have to be {trait} with paper. It folds both ways.',
						honest: 'It went a bit against {trait} {hero}. But in the end it was quite correct.',
					},
				},
				{
					say: 'Apply to be slain as well, on paper',
					outcome:
						'“Could I be slain too?” asked {hero}. Miss Ledger looked it up. It cost fourpence, and you had to say by whom. “By Ulf,” said {hero}. “He isn’t there,” said Miss Ledger. “Then it won’t hurt,” said {hero}. She filled in the certificate. From then on she looked through {hero} like a window. {They} climbed under the gate, and up over a warm side that moved a little to make steps. “It’s not so bad, once you’re used to it,” Ulf whispered. “You get a lot of thinking done.” Nobody saw {them} arrive on the other side.',
					later:
						'{hero} held up the certificate. “I’m not here,” {they} told those in the last row. “Fourpence. It’s official.” They read it. There was nothing to be done. You can’t stand in the way of somebody who isn’t there; you’d look silly. They drew in their feet, so as not to be walked over by nobody. The front was reached, though it couldn’t be proved by whom.',
					as: {
						merry: 'It’s a {trait} person’s idea of a good end.',
						bold: 'You need to be {trait}, to sign for that.',
					},
				},
				{
					say: 'Say good day to Ulf and sign that he is there',
					outcome:
						'{hero} stooped under the gate and held out a {hand}. “Good day,” {they} said. “I’m {hero}.” It was a while before anything happened. Then a claw was laid in it, as carefully as you’d lay down an egg. “Ulf,” said the dragon. His voice was full of dust. {They} took him to the counter, by the claw, and asked for the form for persons found. There’s a line for a witness, and {hero} wrote on it. Miss Ledger looked up. Her eyes got rounder and rounder. “Good heavens,” she said. “There’s a dragon here!” She was so pleased to meet him that she forgot to be afraid. He got up, with a crackle, and came along.',
					later:
						'Smoke came in at the door, with manners. “I’m Ulf,” said the dragon. “I’d like to be brief, as some of you have known for two hundred years that I’m dead.” Nobody breathed. “It was on paper. Anyone could see that it wasn’t so. It took one person to say it, and to sign it with {their} own name.” He nodded at {hero}. “If {they} put a name to a thing, it’s there.”',
					as: {
						kind: 'Only {trait} people say good day to what isn’t there.',
						honest: 'There was a dragon there. {hero} was too {trait} not to see it.',
					},
				},
			],
		},
		4: {
			meet: [
				'The gate was down. THERE IS NO DRAGON HERE, it read; and on the far side, occupying the road in its full breadth, there lay one, with his chin upon his claws. “You are mistaken,” said Miss Ledger, a donkey, of the county office, and laid before one a parchment. He had been slain. It was two hundred years ago, by a knight, whose seal it was, and the case was closed; she could not direct him to move, there being no one to direct. “And the gate?” “One cannot get through,” said Miss Ledger. “Nobody has ever found out why.” The dragon cleared his throat, from which came dust. His name was Ulf. In the evenings, when the office was shut, he sometimes said it [over|aloud]. It had not been a fight. They had been friends; it had been arranged between them, so that the one might go home with honor and the other be let alone, and never was anything kept to more faithfully. Between his forepaws was a helmet, very bright. It is not easy to polish a thing with claws.',
			],
			flies:
				'One would do best not to fly, said Miss Ledger. It had been tried; people came down with burns for which there was no heading.',
			ways: [
				{
					say: 'Request a certificate, in blank, that there is silence',
					outcome:
						'“What is certified is so?” asked {hero}. “I should hope that it is,” said Miss Ledger. “Then kindly certify that this road has nothing on it.” It was what she had maintained for the whole of her career, and she put her name to it with a good conscience. It was the reading over that did it. She looked up; there was a gate on the road. It was hers. She lifted it off its hooks, with her own hooves, and bore it out of sight. And he who was not there drew in his breath, and his side, as one does in a theater, for a person who has the seat beyond. “I should like another,” {hero} said. She made it out for silence. She had left the place open; in her experience there was a good deal more noise about than was allowed for.',
					later:
						'“It is hereby certified,” {hero} read, “that in this room there is silence.” The seal was the size of a saucer. It was passed to the first bench; there one knew what one owed to a document. “It has been established,” they told those behind them, in a whisper. There were some who had been about to speak, and saw that they would be putting themselves in the wrong, and the county. By the time that it had come back it was accurate. One could hear the wax.',
					as: {
						clever: 'It is not that the {trait} believe in paper. They know who does.',
						careful: 'Being {trait}, {hero} had asked for it in blank.',
					},
				},
				{
					say: 'Apply to be slain yourself, under the same heading',
					outcome:
						'“Could the same be done for me?” asked {hero}. It cost fourpence. There was a column for the cause. “By the dragon,” {they} dictated; “there being none, it will have been painless.” She could find no fault with it. It was signed, it was sanded, and with the last stroke of the pen something went out of Miss Ledger’s eye; she blew upon the place where {hero} was standing, as if there had been a fly. It is rather restful. {They} passed beneath the gate. A flank rose before {them}, and arranged itself in stairs. “You will find it very quiet,” Ulf said, low, as {they} went over. “I used to know someone who would come up here just to be dead for an afternoon. He had a large family.” On the other side it was raining, and it appeared to fall a little to the left.',
					later:
						'“I regret that I am not here,” said {hero}, and showed it. There was a gentleman who had been in that doorway for an hour, and would have yielded it to no man alive. He read the seal; he read the signature. He turned upon {them} a look from which all recognition had been withdrawn, and stood aside for the draft. It was the same with the others. They were aware that something went by them, with an apology; several felt for their watches; and the place in front, which {they} had been told there was no getting to, was found to have been taken, by no one.',
					as: {
						merry:
							'In the {trait} it is a gift. They have always found it hard to be quite convinced that they are there.',
						bold: 'It wants somebody {trait} to stand and see it signed.',
					},
				},
				{
					say: 'Greet him by daylight, and go on record as having done it',
					outcome:
						'{hero} went in under the gate. “Good day,” {they} said. “My name is {hero}.” It is not much to say. One saw it travel the whole of that length, to the tip, and come back. He did not know any more what was done next; then there was a claw, in {their} {hand}, and it weighed no more than he could help. “Ulf,” said the dragon. They went up to the counter together. There is a form for lost property, persons, which asks to be witnessed, and nothing more; {hero} witnessed it. “Oh,” said Miss Ledger. She had laid down her pen. She had had that view from her window for nineteen years. “How do you do,” she said; “have you been waiting long?” He left the helmet with her. It was, he explained, in a sense the property of the case. Then he got up, which altered the skyline, and came with {hero} down the hill.',
					later:
						'He had let his fire go down, so as not to alarm anybody, and stood in the door. “I have been dead for two centuries,” said Ulf, “to the satisfaction of everyone. It was put to them in writing, and they had only to look out of the window.” He chose his words; one could tell that he had had them by him. “I do not reproach them. It is a great thing, to sign to what one sees. There will be a seal against it. {hero} held out a {hand} to me, in front of the counter, and gave a name, and it was {their} own.” He bowed. “You may take it that {they} see what is there.”',
					as: {
						kind: 'It was no more than good day. It had been two hundred years since anyone {trait} had come by.',
						honest: 'A {trait} person can be fooled by nearly everything but a dragon.',
					},
				},
			],
		},
	},
};
