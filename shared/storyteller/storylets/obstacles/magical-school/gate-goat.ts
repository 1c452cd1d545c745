import type { Obstacle } from '../../format.ts';

export const gateGoat: Obstacle = {
	id: 'gate-goat',
	alsoIn: ['fantasy'],

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
				'The road led up to a castle, and where the gate should have been, there was a goat. It filled the archway from side to side and chewed. “It was a gate,” said a boy with a piece of chalk. “I’m Bodkin. I was told to paint the letters again. If you write with that chalk, it comes true, and I’m not very good at spelling.” GOAT, it said over the arch, and on a board beside it FULL. [A bull stood|There was a bull] on the bell tower, looking embarrassed. Where the moat had been, there was a field of oats. “They told me to put it right,” said Bodkin. “But each time I try it I get more nervous, and then it gets worse. It wasn’t always such a big goat. Till yesterday you could get past.”',
			],
			flies:
				'“I could fly,” said {hero}. “Don’t fly over,” said Bodkin. “There was a flag above the yard, and I wrote FOG. Two pigeons went in, and one came out.”',
			ways: [
				{
					say: 'Turn the bull back into a bell, one letter at a time',
					outcome:
						'“Let’s start with something smaller,” said {hero}. BULL, it said on the tower. The two of them looked at it for a while. “One letter,” said Bodkin, and bit his lip. {hero} held the ladder. Bodkin wiped out the U, and wrote an E, and it was the roundest E in the world. There was a puff of chalk, and on the tower hung a bell. Only it had been a bull for three weeks, and had got used to it. Bodkin gave the rope a pull. “MOOOO!” said the bell. The goat was so startled that it ran off into the oats, and the archway was free. Under it lay a small bell, which had been a bullock, and {hero} went in with that.',
					later:
						'{hero} held up Bodkin’s little bell and swung it. It looked like any other. “MOOO!” it said. Nobody spoke. People looked at the bell, and at {hero}, and then some looked under their chairs. {hero} swung it again, to be on the safe side. “MOOO!” After that there was no more noise from anyone.',
				},
				{
					say: 'Ask for the chalk, and change one letter of a sign',
					outcome:
						'{hero} looked at the board. FULL was the goat’s doing: there was no room for anyone else. “May I?” {they} said, and took the chalk. {They} wiped out the F and wrote a D. DULL, said the board. The goat looked up and stopped chewing. It looked at the arch and the wall. You could see the interest go out of its face. It yawned; it turned around; it wandered off to see if there was anything on in the oats. “I’d never have thought of a word that was so near,” said Bodkin. {hero} went in under the arch, with what was left of the chalk, a crumb.',
					later:
						'By the door stood a board, and FULL was written on it. {hero} had just a crumb of Bodkin’s chalk. It was enough. {They} wiped out the F, and wrote a D. Soon a yawn went through the back rows. “I don’t know,” said somebody, “it’s a bit dull,” and went out for some air. Others went too. It made a very convenient path, right up to the front.',
				},
				{
					say: 'Sit down with Bodkin and teach him to spell it',
					outcome:
						'“What does it sound like?” asked {hero}. Nobody had ever asked him that. The two of them sat on the wall. They began with “cat,” and there was a cat, which helped. They did “gate” and “late,” and it did get late. In the end he climbed up, wiped out all of GOAT, and put down four letters, and let go of the ladder with both hands. Creak, it went, and swung open. It was the gate, with the old dent in it. “I did that,” said Bodkin. The goat was standing behind it. Everybody had grown fond of it. Bodkin came along, and spelled everything on the way.',
					later:
						'“I’m not a good speller,” said Bodkin. He wrote it on the table, and it was right. “People shout at you, and then you get it more wrong. {hero} saw the goat. It was a really big goat. And {they} said, ‘What does it sound like?’ as if there was time.” He drew a line beneath {hero}’s name. “I can spell that, too,” said Bodkin. “T, R, U, E.”',
					as: {
						honest: '{hero} owned up to never having been able to spell “necessary.”',
					},
				},
			],
		},
		4: {
			meet: [
				'The road led through a school, and in its archway stood a goat and filled it from side to side. “It’s supposed to be a gate,” said a boy, who held a piece of chalk as if it were a wasp. His name was Bodkin, and the school had sent him out to do the signs. Whatever you wrote with that chalk became real. Today he had done the side door, and it was a moor. Above the arch it said GOAT, and on a board beside it FULL. In the bell tower, in place of the bell, a bull was looking out. A fine crop of oats was growing where there should have been a wall with coats. “They all know how it’s spelled,” said Bodkin. “They [come out and|come and] tell me. I know it too, until I’ve got the chalk in my hand.” On the first day he had tried to write something for himself. He kept it in his cap, and fed it sugar water. It was a large soft moth. He would not say what it had been meant to be, but his mother had died when he was five.',
			],
			flies: 'He would not fly, if he were {hero}. There had been a skylight, and he had spelled that too.',
			ways: [
				{
					say: 'Turn the bull back into a bell',
					outcome:
						'“Which is the smallest mistake?” asked {hero}. Nobody had ever put it to Bodkin like that. He looked around, and it was the bull. {hero} held the ladder. Bodkin rubbed out the U, put his tongue between his teeth, and drew an E, so round that the bull itself bent down to look. There was some white smoke. Then a bell was hanging up there. “Now ring it,” said {hero}, and he pulled the rope. “MOOO,” said the bell. You don’t get over three weeks as a bull so quickly. But it was in tune; and the goat, who had not expected it, left for the oats. The archway was free. A small handbell had happened at the same time, and {hero} went in with it.',
					later:
						'{hero} rang Bodkin’s handbell. “MOOO,” it said, very seriously. You can go on talking when a bell rings, and you can do it when a cow moos, if you try. It was the two together. People did not trust their ears. Each of them stopped to ask the neighbor, and the neighbor had a finger up, and was waiting to hear if it would do it again.',
					as: {
						merry: '{hero} was {trait}, and had to sit down.',
					},
				},
				{
					say: 'Borrow the chalk, and change one letter on the board',
					outcome:
						'FULL, it said on the board, and it was. {hero} borrowed what was left of the chalk. {They} rubbed out the F and put a D. For a moment nothing changed. Then the goat stopped chewing. It looked around, at the arch, at the wall, at the view, and something went out of its yellow eyes. It seemed to wonder if this was really all. Then it got up and walked off into the oats, where there might be more going on. “It was only one letter,” said Bodkin. It had never struck him that you could get a letter wrong on purpose. {hero} went in under the arch, with the last crumb of the chalk.',
					later:
						'The room was full, and nobody needed to be told. {hero} wrote it on the doorpost all the same, with Bodkin’s crumb of chalk: FULL. Then {they} changed one letter. Soon afterward a lady in the last row looked at the ceiling. Two gentlemen remembered that they had to be somewhere. It was, people whispered to each other, a little dull in here, and they strolled outside in threes and fours to see if it was better on the steps. {hero} walked in where they had been, right to the front.',
				},
				{
					say: 'Sit down beside him, and teach him to spell “cat”',
					outcome:
						'“Forget the gate,” said {hero}. “What does it sound like?” The two of them sat down on the wall. Bodkin had been shown how to spell it, and shouted at, but nobody had told him that it sounded like something. They began with “cat.” A cat came, and proved it. They went on through “late” and “plate” until it was late, and he wrote each one down, letter by letter, like somebody crossing a stream. Then he climbed the ladder and did not hold on. It was the old gate, dent and all, and it stood open. “There’s one more word that I want to put right,” said Bodkin on the road, for he had come along. He took off his cap and looked in. “No,” he said after a while. “It knows me.”',
					later:
						'“I’d like to write it down,” said Bodkin, “if nobody looks.” He bent over the table, and it was so quiet that you could hear the chalk, and where it stopped to think. “They all asked me how anybody could not know that. {hero} sat down with me as if we had until Christmas, and told me when it was wrong, and when it was right.” He took his arm away. TRUE, it said. “I asked {them} how that’s spelled,” said Bodkin, “and {they} knew. It’s about {them}.”',
				},
			],
		},
	},
};
