import type { Obstacle } from '../../format.ts';

export const longLesson: Obstacle = {
	id: 'long-lesson',
	alsoIn: ['fantasy'],
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
				'The road ran through an old schoolhouse, in at one door and out at the other, and a lesson was on. Behind the teacher’s desk, on a big book, sat a frog. Of the twenty small desks only one was taken, by a gray old mouse with her paws folded. “Shh!” she whispered. “Nobody may cross the room during class. It’s half a day around by the marsh. The frog is Miss Crake, our teacher. I turned her into that. I was nine, and I only wanted to see if it worked.” You’re not dismissed until the teacher says so, and Miss Crake could only say “Ribbit.” The others had climbed out of the window, [one by one|one after another]. “I’m Ottilie,” said the mouse. “It’s been sixty-one years. I know the times tables now.”',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “No flying in class,” whispered Ottilie. “She’d have to catch you. She can’t help it, you know, if it flies.”',
			ways: [
				{
					say: 'Ring the bell for the end of the lesson',
					outcome:
						'“Lessons don’t end when the teacher says so,” said {hero}. “They end when there’s a bell.” It hung by the door. Nobody had rung it for sixty-one years, since that was the job of the oldest pupil, and the oldest pupil was in class. {hero} rang it. CLANGALANG! Ottilie’s paws came unfolded by themselves. Miss Crake shut her book, hopped down, and went to lunch. “Is that all it was?” said Ottilie. She laughed until she had to hold on to her desk, and {hero} went out at the far door, with the bell.',
					later:
						'CLANGALANG! {hero} swung the bell from Ottilie’s classroom. It was remarkable what it did to grown people. All of them broke off, and sat up, and put their hands on the table. Some of them looked for their lunch. No one said a word. They all wanted to be let out first.',
				},
				{
					say: 'Write yourself a pass, and have Miss Crake sign it',
					outcome:
						'“If you have to leave the room, you need a pass,” whispered Ottilie. So {hero} wrote one. “Please excuse the bearer and company. It is urgent.” {They} carried it to the front with great respect, and laid it before Miss Crake. The frog looked at it for some time. Then she put one wet foot on the bottom of it. You could see each toe. “She’s never signed for anyone,” breathed Ottilie. “But nobody ever wrote ‘please.’” {hero} walked across that room as if {they} had every right to, and {they} had.',
					later:
						'“Excuse me,” said {hero}, and held out the pass. “It’s urgent.” People read it, and they saw the foot. Everyone has been to school. Nobody can read “Please excuse the bearer” and not move a chair. The pass went ahead from hand to hand, and behind it went {hero}.',
					as: {
						careful: '{hero} had dotted the i’s.',
					},
				},
				{
					say: 'Sit down beside Ottilie and help her say it',
					outcome:
						'“What did she ask you to do, before it happened?” asked {hero}. “To write a hundred times that I was sorry for talking,” said Ottilie. “I thought a frog was funnier.” {hero} took the desk beside hers, though it pinched. The two of them wrote fifty each, as fast as the pens would go. When it was done she carried it to the front, and it was the longest walk she’d ever been on. Miss Crake read all of it. “Ribbit,” she said. But it was a different one. Ottilie had heard so many that she knew. “She says we can go,” whispered Ottilie, and she came along, since it was the first time she’d been let out.',
					later:
						'An old mouse put up her paw, and waited. People were so surprised that they called on her. “I did something bad when I was nine,” said Ottilie, “and stayed in my place ever since. Lots of people have told me I could just leave by the window. {hero} sat down and wrote half of it.” She held up her paw again, to say that she had finished. “That’s all I know about {hero},” she said.',
				},
			],
		},
		4: {
			meet: [
				'The path around the pond had just gone under water, so the way led through the old schoolhouse, in at one end of the classroom and out at the other. There was a lesson going on. On the teacher’s desk, on top of a grammar book, sat a frog. In the last row sat a mouse who must have been seventy. “Nobody can cross during the lesson,” whispered the mouse. “Not until she dismisses us.” That was Miss Crake up there, she explained. She herself was called Ottilie. She had been nine, and it was the first spell of hers that ever worked. Since then Miss Crake could only say one word, and it was not “dismissed.” The others had climbed out of the window that summer and [written later|sent postcards], from various careers. You could still see the date on the blackboard, sixty-one years ago. Beside it was a word in a child’s round handwriting: Sorry. The chalk was quite fresh. She went over it every morning.',
			],
			flies:
				'Flying insects were not allowed in class, said Ottilie, and anything that flew might be misunderstood. Miss Crake was strict, chiefly with herself.',
			ways: [
				{
					say: 'Ring the bell for the end of the lesson',
					outcome:
						'“Who ends a lesson?” asked {hero}. It is not the teacher, if you think about it. It is the bell. There was one on a hook by the door, and the oldest pupil had to ring it; but the oldest pupil had been in class for sixty-one years. So {hero} took it down for her. CLANG-A-LANG! The dust jumped. Ottilie stood up, as straight as if somebody had pulled a string, and so, in her way, did the frog. Miss Crake looked at the one pupil who had stayed. Then she shut the book with a wet foot, climbed down, and hopped off toward the pond. {hero} went out at the far end with the bell, which was still humming. Ottilie had sat down again. She did not know what people do at recess.',
					later:
						'{hero} swung Ottilie’s school bell with all {their} might. CLANG-A-LANG! Some part of us never gets out of school. People stopped in the middle of their sentences. They sat up straight; some of them hid things. One and all they folded their hands, and looked to the front, and waited to be told which page.',
				},
				{
					say: 'Write yourself a pass, and have her sign it',
					outcome:
						'“You can leave the room,” whispered Ottilie, “if you have a pass.” {hero} borrowed a sheet of paper. “Please excuse the bearer and company,” {they} wrote. {They} thought of all the others, who had simply gone, and added, “if it is not a disturbance.” Ottilie carried it up to the front and laid it on the grammar book. Miss Crake read it twice. Perhaps in sixty-one years nobody had asked her for anything that she could still give. She put one foot down at the bottom of the page, with a flourish, and held it there until it was dry. {hero} walked across the room, and at the door {they} bowed.',
					later:
						'“Please excuse the bearer and company,” read a lady in gray, “if it is not a disturbance.” Under it was a green footprint. You could see that she was thinking of her own school. She moved her knees. Miss Crake’s pass was handed on. The people were in no mood to make way for anybody; but they made way for somebody who had been excused, as they would have liked it to be done for them. {hero} was at the front before the paper was.',
				},
				{
					say: 'Sit down next to her, and write the lines with her',
					outcome:
						'On that morning, because of a spell that went wrong, Miss Crake had given Ottilie a hundred lines. They had never been done. First there was the frog, and later it seemed too little. “Have you got a spare pen?” asked {hero}. The two of them sat side by side and wrote. I must not try out spells in class. By the thirtieth line they had stopped hearing what it said, and by the fiftieth they heard it again. It was a good while before Ottilie carried the pages to the front, and stood there with her paws behind her. Miss Crake read all hundred; she was known for it. “Ribbit,” she said. Ottilie put a paw to her mouth. “What did she say?” asked {hero}. “‘Your handwriting has improved,’” said Ottilie. “‘You may go.’” Then she fetched her coat, which was a very small one, and came along, to see what there was outside.',
					later:
						'At the back somebody had put up a paw, and she kept it up until they could not go on without her. “I am the oldest pupil in the school,” said Ottilie, standing beside her chair. “All my life people told me it wasn’t so bad, and climbed out of the window. {hero} didn’t say that. {They} sat down and helped me to put it right. We did fifty lines each. I counted {theirs}. There were fifty-one.” She considered whether there was any more to say. There was not, and she sat down.',
					as: {
						kind: '{hero} was {trait}. {They} did not ask how many lines there were, and borrowed a pen.',
					},
				},
			],
		},
	},
};
