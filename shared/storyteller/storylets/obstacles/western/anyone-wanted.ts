import type { Obstacle } from '../../format.ts';

export const anyoneWanted: Obstacle = {
	id: 'anyone-wanted',
	alsoIn: ['mystery'],
	place: { the: 'the wanted poster', at: 'at the wanted poster', to: 'to the wanted poster', backdrop: 'town' },
	people: { pym: { call: 'Sheriff Pym', a: 'a koala with a star', type: 'Koala', pronoun: 'he' } },
	props: ['paintbrush', 'mirror'],
	blocks: ['flies'],
	ways: [
		{ id: 'mustache', use: 'reach' },
		{ id: 'bench', use: 'hear' },
		{ id: 'sit', use: 'trust', cost: 'time', ally: 'pym' },
	],
	levels: {
		1: {
			meet: 'Sheriff Pym was a koala. He had a paintbrush, and a picture on a wall. It was two dots and a line. “Who looks like this?” said Pym. “You do! Two eyes, one mouth. Sit on the bench.” On the bench sat all the town.',
			flies: '“And he can fly too, for all I know,” said Pym.',
			ways: [
				{
					say: 'Paint a mustache on the picture',
					outcome:
						'{hero} took the brush. Dab, dab! Now the picture had a mustache. Pym looked at it. He looked at {hero}. “You have none,” he said. “You can go.” And he gave {hero} the paint.',
					later: 'Dab, dab! {hero} put a mustache on. “Oh, a sheriff,” they all said, and got out of the way.',
				},
				{
					say: 'Make the whole bench say “Not me!”',
					outcome:
						'“Say it all at once,” said {hero}. One, two, three! “NOT ME!” The hat of Pym flew off. “Then it was not you,” he said. “So you can all go.” What fun! They taught {hero} to count it in.',
					later:
						'“One, two, three,” said {hero}. And what did they all say? “NOT ME!” Then they had to laugh, and it was still.',
				},
				{
					say: 'Sit still and let Pym paint you',
					outcome:
						'“Now paint me,” said {hero}, and sat so still. It took so long! But there was a nose, and the best smile. “That is not him,” said Pym. “That is you.” He came along, with the picture.',
					later: '“Look!” said Pym. “This is {hero}. I looked for a long time. I saw no bad bit.”',
				},
			],
		},
		2: {
			meet: [
				'Across the street stood a bench, and on the bench sat a whole town. In front of it was Sheriff Pym, a koala with a star and a paintbrush. “Stop!” he said. “You are wanted.” He pointed to a poster. It was two dots with a line under them. “[Somebody took my pie|My pie is gone],” said Pym, “and I saw him! I painted him myself. Two eyes and a mouth. And everybody who comes by has two eyes and a mouth.” He sighed. “I’ve even got my mother.”',
			],
			flies: '“Don’t fly off,” said Pym. “That’s just what he would do.”',
			ways: [
				{
					say: 'Paint a big mustache on the poster',
					outcome:
						'“Isn’t there something missing?” asked {hero}, and took the brush. {They} painted a mustache, a huge one, with curls. Pym held it next to {hero}. “No mustache,” he said. “It’s not you.” He went along the bench. It was nobody! Not even his mother. They all stood up and stretched, and {hero} got the brush with the black on it.',
					later:
						'{hero} still had Pym’s brush, and there was still some black on it. One dab, two curls: now {they} had a mustache like a colonel’s. It looked so important that people said “Oh, pardon me,” and made room.',
					as: { clever: 'A {trait} person asks what is missing.', merry: 'It was a {trait} mustache.' },
				},
				{
					say: 'Get all on the bench to say “Not me” at once',
					outcome:
						'“He asked you one by one,” said {hero} to the bench. “That takes all week. Do it together!” {They} raised one {hand} and counted. “NOT ME!” shouted a whole town. Windows shook. “Well,” said Pym, and picked up his hat, “that’s everybody, then.” They carried {hero} as far as the corner, and practiced it twice more.',
					later:
						'{hero} raised one {hand}. “Who was it?” {they} asked. It was quite enough. Everybody there had been a child once. “NOT ME!” they said, all together, and put a hand over their mouth. After that nobody dared.',
					as: { bold: 'For that you need somebody {trait}.' },
				},
				{
					say: 'Sit for Pym until he has learned to look',
					outcome:
						'“Two dots could be anybody,” said {hero}. “Paint me. And look.” {They} sat quite still. Pym looked. He did the eyes three times. It got late. “Yours go up at the ends,” he said. “And the left is a bit bigger. I never saw that people were so different.” He let the whole bench go, and came along with his picture under his arm.',
					later:
						'Pym put up his picture for all to see. “I looked at {hero} for half a day,” he said, “every bit of that face. I was looking for a thief. If there was one in there, I’d have found him.” It was a very good likeness.',
					as: {
						careful: 'It is no trouble, if you are {trait}, to sit still.',
						kind: 'It was {trait} to sit for somebody who could only do dots.',
					},
				},
			],
		},
		3: {
			meet: [
				'The street was barred by a bench, and the whole town was on it, in order of arrest. A koala with a tin star was walking up and down in front, with a wet paintbrush. “Halt,” said Sheriff Pym. “You answer to the description.” He had put it up on the wall. It consisted of two dots and a line. Somebody had gone off with a pie from his windowsill on [Sunday|a Sunday], and Pym had seen him, for one second, over the edge of the sink. He’d drawn him at once, from memory. “Two eyes,” said Pym. “A mouth, no further details. You’d be surprised how many it fits.” He had taken in sixty-three, and the baker’s baby. He’d had to take in himself, on looking in the mirror, and had let himself out to work.',
			],
			flies: '“Go on, fly,” said Pym. “An innocent person would have no need to.”',
			ways: [
				{
					say: 'Add a mustache to the poster, with the sheriff’s own brush',
					outcome:
						'“I see you’ve left off the mustache,” said {hero}. “Was there one?” said Pym. “I couldn’t say. But wouldn’t you feel silly, if there was?” He thought that he would. {hero} did it for him, left and right, with a curl to it that took in most of the wall. Pym went down the bench with the mirror, one by one. Sixty-three; and not a hair on any of them that came near it. “So he’s still out there,” said Pym, and turned pale. He gave everybody their hat back, and {hero} the brush, in case {they} saw him first.',
					later:
						'There was still some black on Sheriff Pym’s brush. {hero} gave {themself} a mustache, left and right, and curled it. It’s not a matter of looking like anyone. It’s a matter of looking like someone whom the others ought to know. “Who’s that?” they whispered, and “I don’t know; let him through,” and then they were all behind.',
					as: {
						clever: 'It’s a {trait} sort of drawing: it let out more than it put in.',
						merry: 'Only a {trait} person draws the second curl.',
					},
				},
				{
					say: 'Have the whole bench answer the charge at one go',
					outcome:
						'“How do you question them?” asked {hero}. “Singly,” said Pym. “I’ve got as far as Alderson.” So {hero} climbed onto a barrel, where the whole bench could see {them}. “When I drop my {hand},” {they} said, “say what you’ve been wanting to say since Sunday. Who took the pie?” The {hand} dropped. “NOT ME!” It blew the poster off the wall. A horse sat down. “Noted,” said Pym, from behind the trough, and crossed out sixty-three names. Everyone shook {their} {hand}, and it was agreed that {they} had the gift of asking.',
					later:
						'{hero} got up on a chair and looked at the room sternly. “Right,” {they} said. “WHO WAS IT?” There isn’t a grown person living who isn’t guilty of something. “NOT ME!” went up from every corner, all at once; and then they heard themselves, and looked at one another, and turned rather red. It was as quiet as a classroom.',
					as: { bold: 'You need to be {trait}, to ask a thing like that from a barrel.' },
				},
				{
					say: 'Pose for a proper portrait, for as long as it takes',
					outcome:
						'“You didn’t have time to look,” said {hero}. “Take it now.” {They} sat down on the trough and held still. Pym started with two dots, from habit. He rubbed them out. One of {hero}’s eyes, it turned out, was a bit higher than the other. He’d never noticed that about eyes. Someone brought a lamp, and then more oil for it. “It’s like the first time I saw a beetle through a glass,” said Pym, very quietly. When it was finished there was exactly one person in the world whom it could be. Then he looked along the bench, at all those different faces, and begged their pardon one by one. He took the picture and came with {hero}.',
					later:
						'Sheriff Pym propped his picture against a jug. “That’s {hero},” he said. Nobody could have thought it was anyone else. “I looked at that face till the lamp ran dry. I’d locked up sixty-three people, and the one thing I hadn’t done was look. You can’t keep up a lie for that long, not with a koala staring at your eyebrows.” He tapped his star. “I’d let {them} go anywhere.”',
					as: {
						careful: 'You have to be {trait} to keep your eyebrows so still.',
						honest: 'An honest face is easy to draw, said Pym, and {trait} was the word he wrote below.',
					},
				},
			],
		},
		4: {
			meet: [
				'The street had been closed with a bench, and the town was sitting on it. They had brought their knitting. A koala with a tin star, who was carrying a brush, stepped out in front of {hero}, and compared {them} with a wall. “I am sorry,” said Sheriff Pym. “You will have to join the rest.” The person who was wanted consisted of two dots and a dash. A pie had been removed from a sill; the sheriff had been at the sink, had looked up for the space of a second, and had put down faithfully what he could remember. It fitted all who had been by since. It fitted the mayor; it had fitted, in the mirror, himself, and he had [signed|countersigned] the warrant. “I was never good at faces,” said Pym. On the back of that sheet there was another, done in pencil, many times over. It was somewhat smaller, and had the same two dots. His brother had gone west when they were boys, and each year he drew him, so as to know him again.',
			],
			flies:
				'That a person could fly, said the sheriff, was in itself a further particular, and he would have to add it.',
			ways: [
				{
					say: 'Supply the poster with a mustache',
					outcome:
						'“Forgive me,” said {hero}, “but was there no mustache?” Sheriff Pym looked at his wall. He could not swear to it, in either sense. “One would not wish to have left it out,” said {hero}; and he, who had lain awake over just such a thing, gave up the brush. It was done in two strokes and grew in the doing; it had points to it, and a wave; it was the mustache of a man who takes what is on the sill. With the mirror in one paw Pym passed along the entire bench. It was as though he were giving each of them a present. “You are not he,” he said, sixty-three times, “nor you.” He let {hero} have the brush. There was, he thought, still one mustache left in it.',
					later:
						'There was one mustache left in the sheriff’s brush. {hero} put it on, with points. It did not resemble anybody’s. That was the strength of it: no one present could be sure that he ought not to have recognized the wearer, and nothing makes people so ready to stand aside. “Surely that is,” a lady began. “Of course it is,” said her husband; “do move over.” They inclined their heads. By the time that it occurred to somebody to ask, {hero} was at the front.',
				},
				{
					say: 'Take the statement of the whole bench, in unison',
					outcome:
						'Sheriff Pym examined people in the order of the alphabet, and was at Alderson. “May I put it to all of them?” asked {hero}, and mounted a barrel. Sixty-three faces were raised. It could be seen that none had been asked anything for days, and that they had, each for himself, been preparing. “Which of you,” said {hero}, and let {their} eye go from the one end to the other, as teachers do who already know, “was it?” What came then came out of the cradle. “NOT ME!” The poster left the wall; in the livery stable something kicked. Pym wrote it down, with the time. It was, he said, the first thing that the town had agreed on since it was a town; and {hero} was shaken by the {hand}, along the bench, by people who looked ten years younger.',
					later:
						'From a chair {hero} let {their} eye travel along the rows. “Which of you was it?” {they} asked. It was not a loud question. But it had found each of them before, in a corridor, with jam on his cuffs; and from two hundred throats, in two hundred voices that had not broken yet, there came the only answer. “NOT ME!” It hung under the ceiling. They heard what they had said. A judge was seen to put his hands behind him; and nobody had any great desire, just then, to be the next to speak.',
				},
				{
					say: 'Sit down opposite him, and be looked at',
					outcome:
						'“How long did you see him for?” asked {hero}. “A second.” “Then have me for an hour,” {they} said, and sat down on the trough. Sheriff Pym set out the two dots. He considered them, and {hero}, and rubbed them out. The left, he found, stood a shade higher than the right; it had a fold at the corner, which deepened when one did not laugh. “There is so much of it,” he said. Somebody fetched him a lamp. Toward the end his lips were moving, like a child’s who reads. He wiped the brush, and turned over the sheet; and under the column of small blank faces he drew, with his eyes shut, one that had ears which stuck out, and a tooth missing. “There he is,” said Pym. “I had him the whole time. I was only so quick.” He begged the pardon of the bench, one by one and by name, and went along with {hero}.',
					later:
						'Sheriff Pym stood a picture on the table. There was no need to say of whom. “I have arrested everybody I know,” he said, “on the strength of a glance. It is a good deal quicker than looking.” He turned the lamp, so that they should all see. “This took me until the oil gave out. I was told that a face can be held for about a minute, and that then one sees what is behind it. I had {hero} before me for an evening, and I got to the back; and I should be obliged if you would let {them} through.”',
				},
			],
		},
	},
};
