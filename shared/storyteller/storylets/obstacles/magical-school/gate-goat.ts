import type { Obstacle } from '../../format.ts';

export const gateGoat: Obstacle = {
	id: 'gate-goat',

	place: { the: 'the misspelled gate', at: 'at the misspelled gate', to: 'to the misspelled gate', backdrop: 'castle' },
	people: { bodkin: { call: 'Bodkin', a: 'a boy with a piece of chalk', type: 'Child', pronoun: 'he' } },
	props: ['gate', 'bell'],
	blocks: ['flies'],
	ways: [
		{ id: 'bull', use: 'hear' },
		{ id: 'sign', use: 'reach' },
		{ id: 'spell', use: 'trust', cost: 'time', ally: 'bodkin' },
	],
	levels: {
		3: {
			meet: [
				'Where the gate should have been, there was a goat. It filled the archway from side to side and chewed. “It was a gate,” said a boy with a piece of chalk. “I’m Bodkin. I had to freshen up the letters. If you write with that chalk, it comes true, and I’m not very good at spelling.” GOAT, it said over the arch. [A bull stood|There was a bull] on the bell tower, looking embarrassed. Where the moat had been, there was a field of oats. “They told me to put it right,” said Bodkin. “But each time I try it I get more nervous, and then it gets worse. It wasn’t always such a big goat.”',
			],
			flies: '“Don’t fly over,” said Bodkin. “There used to be a sky light up there. I wrote that as well.”',
			ways: [
				{
					say: 'Turn the bull back into a bell, one letter at a time',
					outcome:
						'“Let’s start with something smaller,” said {hero}. BULL, it said on the tower. They looked at it for a while. “One letter,” said Bodkin, and bit his lip. {hero} held the ladder. He wiped out the U, he wrote an E, and it was the roundest E in the world. There was a puff of chalk. On the tower hung a bell, blinking a little. Only it had been a bull for three weeks, and had got used to it. Bodkin gave the rope a pull. “MOOOO!” said the bell. The goat was so startled that it sat down, and {hero} went by. There was a small one too, from the classroom, that had been a bullock, and Bodkin let {them} have it.',
					later:
						'{hero} held up the little bell and swung it. It looked like any other. “MOOO!” it said. Nobody spoke. They looked at the bell, and at {hero}, and then some looked under their chairs. {They} swung it again, to be on the safe side. “MOOO!” After that there was no more noise from anyone.',
					as: {
						careful: 'One letter at a time is a rule for the {trait}.',
						merry: 'It would have been a pity, to {trait} {hero}, if it had said “ding.”',
					},
				},
				{
					say: 'Ask for the chalk, and change one letter of a sign',
					outcome:
						'Next to the arch was a board, and it said FULL. That was the goat’s doing: there was no room for anyone else. {hero} thought. “May I?” {they} said, and took the chalk. {They} wiped out the F and wrote a D. DULL, said the board. The goat looked up and stopped chewing. It looked at the arch and the wall. You could see the interest go out of its face. It yawned; it turned around; it wandered off to see if there was anything on in the oats. “I’d never have thought of a word that was so near,” said Bodkin. The chalk was finished, but for a crumb, and {hero} kept that.',
					later:
						'By the door stood a board, as there always does, and FULL was written on it. {hero} had just a crumb of chalk. It was enough. {They} wiped out the F, and wrote a D. Soon a yawn went through the back rows. “I don’t know,” said somebody, “it’s a bit dull,” and went out for some air. Others went too. It made a very convenient path, right up to the front.',
					as: {
						clever: 'It takes a {trait} head to move from full to dull in one letter.',
						quick: 'It was a {trait} bit of chalking.',
					},
				},
				{
					say: 'Sit down with Bodkin and teach him to spell it',
					outcome:
						'“What does it sound like?” asked {hero}. They sat on the wall. Nobody had ever asked him that; they had only shown him the goat. So they began with “cat,” and there was a cat, which helped. They did “gate” and “late,” and it did get late. Bodkin wrote small, on his slate, and looked each letter in the eye. In the end he climbed up, wiped out all of GOAT, and put down four letters, and let go of the ladder with both hands. Creak, it went. It was the gate, with the old dent in it. “I did that,” said Bodkin. The goat was standing behind it. They had all grown fond of it. He came along, and spelled everything they passed.',
					later:
						'“I’m not a good speller,” said Bodkin. He wrote it on the table, and it was right. “People shout at you, and then you get it more wrong. {hero} saw the goat. It was a really big goat. And {they} said, ‘What does it sound like?’ as if there was time.” He drew a line beneath {hero}’s name. “I can spell {them} too,” said Bodkin. “T, R, U, E.”',
					as: {
						kind: 'It’s a {trait} thing, not to mention the bull.',
						honest: 'As {they was} {trait}, {hero} owned up to never having been able to spell “necessary.”',
					},
				},
			],
		},
		4: {
			meet: [
				'In the archway there was a goat. It had the dimensions of the archway. “It is meant to be a gate,” said a boy, who was holding a stub of chalk as one holds a wasp. His name was Bodkin, he was apprenticed to the school; he had been sent out to renew the inscriptions; and what is written with that chalk is so. It read GOAT. A bull was looking down from the bell tower, with as much composure as there was room for. Around the walls stood a fine crop of oats. “They all know what it should be,” said Bodkin. “They [come out|come] and tell me. I know it too, until I have the chalk in my hand.” From the first day, when he had thought that he would begin with something for himself, he had in his cap a large soft moth. He fed it upon sugar water. He would not say what he had been trying to write; but he had not had one, it was understood, since he was five.',
			],
			flies:
				'He would not fly, if it were he. There had been a skylight, which he had done also, and one saw where it had taken him at his word.',
			ways: [
				{
					say: 'Begin with the bull, as it wants only one letter',
					outcome:
						'“Which is the smallest mistake?” asked {hero}. It was a way of putting it that he had not met with. They looked about them; there could be no doubt that it was the bull. {hero} steadied the ladder. He rubbed out the U; and drew, with his tongue between his teeth, one E, and it came out so round that the bull itself bent down to see. There was a little white smoke. What hung there then was bronze, and had shoulders. “Now ring it,” said {hero}. He let the rope run through his hands. “MOOO,” said the bell. It had been something else for three weeks, and one does not get over that at once; but it was in its place, and it was perfectly in tune; and the goat, upon whom this broke without any warning, sat. There was room beside it. There was also a handbell, out of the same herd, which he did not think the infants ought to have.',
					later:
						'It was a small bell of the usual pattern. {hero} rang it. “MOOO,” it said, with an enormous gravity, and was still. It may be that one can go on with a quarrel after a bell, and one can, with some effort, after a cow. It was the two together. They did not trust their ears; each of them lowered his voice to ask of his neighbor; and the neighbor, with a finger raised, was waiting to hear if it would do it again.',
					as: {
						careful: 'The {trait} always ask for the smallest mistake. One can generally lift it.',
						merry: 'It was granted to {trait} {hero}, as to few others, to hear a tower say that.',
					},
				},
				{
					say: 'Borrow the chalk, for a single letter on the board',
					outcome:
						'There was a board by the arch, and what it stated was true. FULL, it said. {hero} read it over. {They} had the chalk of him, what there was, and {they} wiped away the F. Where it had been {they} put a D. It was not at once that one saw anything. The goat left off; it gazed about, at the arch, the wall, the view. Something went slowly out of that yellow eye that had been there since the day it was written. It appeared to ask itself whether this, after all, was it. And then it got up, which took some time, and walked away, with nothing more to keep it, into the oats. “It was such a near thing,” said Bodkin. He meant the word. He had never suspected that one might be wrong on purpose, and let {them} have the crumb.',
					later:
						'FULL, it said on the board by the doors. {hero} had a crumb of chalk, and one can do a good deal with a letter. In the course of the next minute a change came over the rear of that hall. A lady looked at the ceiling. Two gentlemen remembered something. It could not be denied, people said to each other in the draft of the doors, that it was a little dull; and they strolled out by threes and fours, to see if it was any better on the steps. {They} went in by where they had been.',
					as: {
						clever: 'From full to dull is one step. The {trait} take it with chalk, and the rest by evening.',
						bold: 'With that chalk it is {trait} to write anything. A {hand} slips, and there are ducks.',
					},
				},
				{
					say: 'Sit on the wall beside him, and begin with “cat”',
					outcome:
						'“Never mind the gate,” said {hero}. “What does it sound like?” They sat down on the wall. He had been shown it, and had it shouted at him; he had been stood in front of it. But that it sounded like something he had not been told. They began upon “cat,” and as it proved there was one. They came by “late” and “plate” to where it was nearly dark, and he wrote it on his slate, letter by letter, as one goes over stones. When he was up on the ladder it was seen that he did not hold on. One heard it settle on its hinges. It was the old gate; it had even the dent. “There is another that I want to do,” said Bodkin, on the road, for he had come with {them}. He took off his cap and looked in. “No,” he said, after some time. “It knows me.”',
					later:
						'“I should like to write it down,” said Bodkin, “if nobody looks.” He bent over the table. It was so quiet that the chalk could be heard, and where it stopped to think. “They all said, how can you not know it, and then they looked at the goat. {hero} did not look at the goat. {They} sat down as if we had till Christmas.” He took his arm away. It was four letters, and it said TRUE, in ordinary chalk, such as has no power to make a thing so. “I only put what it was,” said Bodkin.',
					as: {
						kind: 'It is the whole of teaching, to be {trait}, with one’s back to a goat.',
						honest: '“I never could do ‘weird,’” {hero} told him. It was {trait}, and it did more for him than “cat.”',
					},
				},
			],
		},
	},
};
