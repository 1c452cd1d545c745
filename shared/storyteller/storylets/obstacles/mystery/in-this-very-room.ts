import type { Obstacle } from '../../format.ts';

export const inThisVeryRoom: Obstacle = {
	id: 'in-this-very-room',
	alsoIn: ['detective', 'historical', 'time-travel', 'circus', 'cooking', 'musical', 'superhero'],
	place: {
		the: 'the parlor of the Six Bells',
		at: 'in the parlor of the Six Bells',
		to: 'to the parlor of the Six Bells',
		backdrop: 'hall',
	},
	people: { drabble: { call: 'Inspector Drabble', a: 'a bear with a notebook', type: 'Bear', pronoun: 'he' } },
	props: ['door', 'book'],
	blocks: [],
	ways: [
		{ id: 'pause', use: 'hear' },
		{ id: 'suspect', use: 'reach' },
		{ id: 'watch', use: 'trust', cost: 'time', ally: 'drabble' },
	],
	levels: {
		3: {
			meet: [
				'The road was under water, so everyone went through the inn, in by one door of the parlor and out by the other. In between sat nineteen guests in a ring. The nineteenth was the man with the boat, who had been rowing people around until he came in for soup. “Nobody leaves,” said a bear with a notebook. It was Inspector Drabble, who was retired and had only come for the fishing. A jar of quince jelly was gone from the pantry. “The thief,” said Drabble, “is in this very room. It is…” He strolled to the window. He turned around. He leafed through the notebook, and strolled back. “That’s how far he gets,” whispered the cook. “[He’s been doing it|It has gone on] for five days.” There was a small pink spot on the inspector’s cuff, which he took for ink.',
			],
			ways: [
				{
					say: 'Have Drabble teach you how to say “in this very room”',
					outcome:
						'“How do you do it?” asked {hero}. Nobody had ever wanted to know. It began in the feet, said Drabble. You took your time. You dropped your voice, so that they had to come and get it, and whatever happened you didn’t arrive. So {hero} took the floor. “The person you want,” {they} said softly, looking at each of the nineteen, “is in this very room. And is now walking to the door. And is opening it…” Not a spoon moved. Then one bear began to clap. He couldn’t very well go on with his own after that, said Drabble, and everybody was free to leave.',
					later:
						'{hero} strolled across and turned around. “Somebody,” said {hero}, so low that the nearest had to hush the rest to get it, “in this very room…” A gentleman swallowed. A lady looked at her husband. Each of them had done something, at one time or another, and each of them wanted to know if it was that. {hero} didn’t arrive. {They} let it hang there.',
				},
				{
					say: 'Give yourself up, and be led away',
					outcome:
						'“I give myself up,” said {hero}. Drabble nearly dropped the notebook. In five days he had not once been asked for the next step. He cleared his throat; he lettered a card, SUSPECT, and hung it around {hero} himself, and got the string straight. Then he told the nineteen that they might go, took {hero} by the arm, and walked out through the far door, very slowly. In the yard it struck him that he hadn’t asked what for. “Did you take it?” “No,” said {hero}. “That’s a pity,” said Drabble. “You’ve got the walk.”',
					later:
						'{hero} put on Drabble’s card and walked in, very slowly. SUSPECT, it said. It was wonderful how much room there was all at once. Mothers drew in their children; gentlemen drew in their watches; a path opened straight to the front, with faces along both sides of it, leaning in. They wanted to be able to say that they had been close.',
				},
				{
					say: 'Stay in the ring, and see who goes to the pantry',
					outcome:
						'{hero} took the twentieth chair. Everyone talked, and yawned, and one by one the nineteen heads sank down. So did the bear’s. Then somebody got up, with his eyes closed and a spoon in his paw, and went straight to the pantry, humming. {hero} went after him. {They} shut the door, took him by the pink cuff, and woke him as gently as {they} could. “Oh dear,” said Drabble, among the hams. He blew his nose. Then he marched in and said it to the whole ring: “The thief is in this very room. It’s me.” It was the best he’d ever done it. He came along with {hero}; he was too ashamed, he said, to stay.',
					later:
						'“I suspected nineteen people of stealing jelly,” said Inspector Drabble. “I made a little speech about each. {hero} sat up, and saw who it was, and shut the pantry door before saying it.” He showed them his cuff. “I’ve known clever ones who found things out. They always called everybody in first. That one didn’t. So believe what you hear from there.”',
					as: {
						careful: '{hero} had counted the spoons.',
					},
				},
			],
		},
		4: {
			meet: [
				'The road was under water, so everyone had to go through the inn, in at one door of the parlor and out at the other. But nobody got out. Nineteen guests sat there in a circle, and a bear with a notebook asked them to stay where they were. Inspector Drabble had retired. He had come here to fish. On his first evening a jar of jelly was missing from the pantry, and something in him had stood up. “The thief,” said Drabble, “is in this very room.” He walked to the window. Everyone had noticed the [pink spot|small pink spot] on his cuff. “It is,” said Drabble, and turned around, and stopped. For five days he had stopped at this point, like somebody who feels for one more stair. His sister used to tell him at breakfast who it must have been. Two fishing rods were leaning in the hall.',
			],
			ways: [
				{
					say: 'Ask him to teach you his pause',
					outcome:
						'“I’d like to learn that,” said {hero}. “Not who it was. The walk to the window.” It starts in the heels, said Drabble. You let your voice sink until they have to lean forward; and the secret is that you’re in no hurry. {hero} tried it. “The thief,” {they} said, hardly louder than a breath, “is in this very room.” The cook stopped breathing. “And has stood up. And is walking toward the door, as you see. And there is now a hand on it.” The door stood open, and not one of the nineteen had blinked. “Oh, well held!” cried Drabble. He sounded like a man who hears his own language in a foreign country. After that, he said, he could not go on with his, and they were all free to leave.',
					later:
						'{hero} walked to the window, as Inspector Drabble had taught {them}, with {their} back to the room. “One of us,” {they} said to the glass, “in this very room,” so low that everybody had to lean forward. It was not loud, but it reached each of them like a hand on the sleeve. There was nobody there who had not once taken something, even if it was only the bigger half. The people sat with their eyes down, and nobody dared to speak.',
				},
				{
					say: 'Give yourself up, and be led away',
					outcome:
						'For five days the inspector had been like a man who holds a door open for nobody. “I give myself up,” said {hero}. It was not a lie, since nobody had asked what for. “Will you come quietly?” said Drabble. He had had that sentence ready. He wrote a card in capitals, SUSPECT, and made sure that the string did not scratch. “The rest of you may go.” Drabble and {hero} walked around the circle of chairs, arm in arm, and out at the other door. In the yard it came to him that he had left out a question. “And did you do it?” “I’m afraid not,” said {hero}. “That was very kind of you,” said Drabble after a while.',
					later:
						'{hero} put on Drabble’s card. SUSPECT, people read, and pulled back their skirts. Nobody asked of what. There are many ways to get through a crowd, and only one of them needs no pushing at all. A path opened in front of {them}, rather wider than necessary, and {hero} strolled along it to the front, between two rows of people who looked delighted not to be suspected.',
				},
				{
					say: 'Take the last chair, and watch the pantry',
					outcome:
						'{hero} took the twentieth chair and watched the pantry. It took more time than {they} had. One after another they fell asleep, and last of all Inspector Drabble. And it was Drabble who stood up. His eyes were shut, and he had a spoon. He opened the pantry, took down a second jar, and held out the first spoonful to somebody beside him who was not there. {hero} waited until he had finished. Then {they} shut the door, so that nobody else should see, took his sleeve, and told him who it was. “She’d have known on the first day,” said Drabble. He washed his cuff. He went back in, walked to the window, and turned around. “It was me,” he told them. Then he asked if he might walk along with {hero} a little way, and brought one of the rods.',
					later:
						'“I have solved a great many cases,” said Inspector Drabble, “and I told all of them in front of everybody. You do it to see their faces.” He looked at his clean cuff. “The last thief was me, in my sleep. {hero} found out. Nineteen people were asleep in that parlor, and could have been woken. {hero} shut the door first, and told me alone.” He closed the notebook. “{hero} finds the truth, and is careful what {they do} with it. I wish I had been.”',
				},
			],
		},
	},
};
