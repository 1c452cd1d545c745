import type { Obstacle } from '../../format.ts';

export const longLesson: Obstacle = {
	id: 'long-lesson',
	place: { the: 'the long classroom', at: 'in the long classroom', to: 'to the long classroom', backdrop: 'library' },
	people: {
		crake: { call: 'Miss Crake', a: 'a frog behind a desk', type: 'Frog', pronoun: 'she' },
		ottilie: { call: 'Ottilie', a: 'an old mouse at a school desk', type: 'Mouse', pronoun: 'she' },
	},
	props: ['book', 'bell'],
	blocks: ['flies'],
	ways: [
		{ id: 'bell', use: 'hear' },
		{ id: 'pass', use: 'reach' },
		{ id: 'lines', use: 'trust', cost: 'time', ally: 'ottilie' },
	],
	levels: {
		3: {
			meet: [
				'The way led through a classroom, and a lesson was on. Behind the teacher’s desk, on a big book, sat a frog. Of the twenty small desks only one was taken, by a gray old mouse with her paws folded. “Shh!” she whispered. “Nobody may cross the room during class. That’s Miss Crake. I turned her into that. I was nine, and I only wanted to see if it worked.” You’re not dismissed until the teacher says so, and Miss Crake could only say “Ribbit.” The others had climbed out of the window, [one by one|one after another]. “I’m Ottilie,” said the mouse. “It’s been sixty-one years. I know the times tables now.”',
			],
			flies:
				'“And no flying in class,” whispered Ottilie. “She’d have to catch you. She can’t help it, you know, if it flies.”',
			ways: [
				{
					say: 'Ring the bell for the end of the lesson',
					outcome:
						'“Lessons don’t end when the teacher says so,” said {hero}. “They end when there’s a bell.” It hung by the door. Nobody had rung it for sixty-one years, since that was the job of the oldest pupil, and the oldest pupil was in class. {hero} rang it. CLANGALANG! Ottilie’s paws came unfolded by themselves. Miss Crake shut her book, hopped down, and went to lunch. “Is that all it was?” said Ottilie. She laughed until she had to hold on to her desk. The bell, she said, had better go to someone who would use it.',
					later:
						'CLANGALANG! {hero} swung the bell from the long classroom. It was remarkable what it did to grown people. They broke off, and sat up, and put their hands on the table. Some of them looked for their lunch. No one said a word, so as to be let out first.',
					as: {
						clever: 'Somebody {trait} would have seen it sooner, but there wasn’t anybody.',
						bold: 'It was {trait} to ring, with a teacher looking.',
					},
				},
				{
					say: 'Write yourself a pass, and have Miss Crake sign it',
					outcome:
						'“If you have to leave the room, you need a pass,” whispered Ottilie. So {hero} wrote one. “Please excuse the bearer. It is urgent.” {They} carried it to the front with great respect, and laid it before Miss Crake. The frog looked at it for some time. Then she put one wet foot on the bottom of it. You could see each toe. “She’s never signed for anyone,” breathed Ottilie. “But nobody ever wrote ‘please.’” {hero} walked across that room as if {they} had every right to, and {they} had.',
					later:
						'“Excuse me,” said {hero}, and held out the pass. “It’s urgent.” They read it, and they saw the foot. Everyone has been to school. Nobody can read “Please excuse the bearer” and not move a chair. It went before {them} from hand to hand, and behind it went {hero}.',
					as: {
						careful: 'Being {trait}, {they} had dotted the i’s.',
						honest: 'It was urgent, too. {hero} was much too {trait} to write it otherwise.',
					},
				},
				{
					say: 'Sit down beside Ottilie and help her say it',
					outcome:
						'“What did she ask you to do, before it happened?” asked {hero}. “To write a hundred times that I was sorry,” said Ottilie. “I thought a frog was funnier.” {hero} took the desk beside hers, though it pinched. They wrote fifty each. It got late, and they lit the globe. When it was done she carried it to the front, and it was the longest walk she’d ever been on. Miss Crake read all of it. “Ribbit,” she said. But it was a different one. Ottilie had heard so many that she knew. “She says we can go,” whispered Ottilie, and she came along.',
					later:
						'An old mouse put up her paw, and waited. They were so surprised that they called on her. “I did something bad when I was nine,” said Ottilie, “and stayed in my place ever since. Lots of people have told me that I could just leave by the window. {hero} sat down and wrote half of it.” She held up her paw again, to say that she had finished. “That’s all I know about {them},” she said.',
					as: {
						kind: 'It was {trait} to take a desk that pinched.',
						quick: 'Even written by somebody {trait} it was fifty.',
					},
				},
			],
		},
		4: {
			meet: [
				'One had to go through a classroom, and it was in session. On the teacher’s desk, upon a grammar, sat a frog. Before her stood twenty desks, at the last of which, her paws folded, was a mouse who could not have been less than seventy. “Not during the lesson,” whispered the mouse. “Nobody may cross until we are dismissed.” That was Miss Crake, up there. She herself was named Ottilie; she had been nine, and it was the first spell that ever worked for her; and since then the only word that could have let them out was one that Miss Crake did not have. The others had left by the window in the course of that summer. They had [written|sent cards], from various careers. On the blackboard one could make out a sum, very faint, and a date of sixty-one years ago. Beside it, in a child’s round hand, stood “Sorry.” The chalk of that was quite fresh. It was the sort of thing that has to be gone over every morning.',
			],
			flies:
				'To fly, in class, would be putting temptation in Miss Crake’s way; and she was strict, Ottilie added, chiefly with herself.',
			ways: [
				{
					say: 'Take down the bell, and let the lesson be over',
					outcome:
						'“Who is it that ends a lesson?” asked {hero}. It was not, when one thought of it, the teacher. There was a bell on a hook beside the door, which it was for the oldest pupil to ring; and the oldest pupil had been for sixty-one years in class. {They} reached it down. CLANGALANG! The dust jumped from the sills. Ottilie had come to her feet as if somebody had drawn her up by a string, with her hands at her sides; so, in her fashion, had the frog. She regarded the one pupil who had stayed. Then Miss Crake closed the grammar with a wet foot, let herself down, and was gone, at a dignified hop, in the direction of the pond. “I should like you to have that,” Ottilie said of the bell. She had sat down again. She seemed not to know what one did at break.',
					later:
						'{hero} swung it, once, from the shoulder. CLANGALANG! There is that in us all which has never been let out of school. They left off in the middle of what they were maintaining. They sat straight; some hid things; there was a scraping, and two hundred people, of all persuasions, had their hands before them on whatever there was, and wondered what it would be next.',
					as: {
						clever: 'It had needed only somebody {trait}, or perhaps anybody who had hated school.',
						bold: 'It was {trait}. There is no courage that a frog cannot look at over a grammar.',
					},
				},
				{
					say: 'Draw up a pass for the corridor, and submit it for signature',
					outcome:
						'“During a lesson one may leave the room,” Ottilie admitted, “with a pass.” {hero} borrowed a leaf from her. “Kindly excuse the bearer,” {they} wrote. {They} considered what the rest of them must have put, who had simply gone; and {they} wrote, “if it is not a disturbance.” It was taken up the aisle and laid on the grammar. Miss Crake went through it twice. It may be that for sixty-one years nobody had asked her for a thing which it was still in her power to give. She put forward a foot, and set it down at the bottom of the sheet, with a certain flourish, and held it there until it was dry. {hero} crossed the room under the eyes of the authorities. At the door {they} thought it right to bow.',
					later:
						'{hero} showed it first to a lady in gray. “Kindly excuse the bearer,” she read, and below that the seal; and it could be seen to work in her, down through the layers, until it arrived at a girl with wet stockings, in front of a door. She moved her knees. It was handed on. They were in no mood to give way to anyone; but to somebody who had been excused they gave way as they would have wished to be given way to themselves; and one or two, as it came by, looked at the foot with envy.',
					as: {
						careful: 'It is the {trait} who think of adding, “if it is not a disturbance.”',
						merry: 'For someone {trait} it is hard to hand in a paper to a frog, and harder not to ask for the mark.',
					},
				},
				{
					say: 'Take the desk next to hers, and do the lines with her',
					outcome:
						'She had been told, on that morning, to write it out a hundred times. It had never been done. At first there had been the frog, and after that it seemed too little. “Have you a pen?” asked {hero}. They sat side by side, as children do, with their heads down. It was not an interesting text. By the thirtieth they had stopped hearing what it said, and by the fortieth, it was odd, they began to hear it; there was only the one lamp. She took them to the front herself. She stood with her paws behind her back. Miss Crake read all the hundred, she was known for it; and Ottilie, who in that time had learned to tell apart some two thousand kinds of “Ribbit,” put up a paw to her mouth. “What did she say?” asked {hero}. “‘Your writing has improved,’” said Ottilie. She fetched her coat. It was a very small one.',
					later:
						'A paw was up, at the back. It stayed there, until it grew impossible to go on. “I am the oldest pupil,” said Ottilie, standing. “I was told all my life that nobody had made me stay. It is correct. They meant it kindly, with one leg over the sill.” She stood as one stands beside a desk. “There was one who did not explain to me that it was nothing. {hero} asked for a pen. We did fifty each; I counted {theirs}, it is a habit, and there were fifty-one.” And having nothing else to say she sat down.',
					as: {
						kind: 'Anyone {trait} would have told her it had been long enough. {They} sat down, and did it.',
						honest:
							'It was the same with {hero}, who was {trait}: {they} could not have left a hundred at ninety-nine.',
					},
				},
			],
		},
	},
};
