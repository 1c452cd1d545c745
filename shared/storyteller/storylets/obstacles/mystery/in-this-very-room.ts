import type { Obstacle } from '../../format.ts';

export const inThisVeryRoom: Obstacle = {
	id: 'in-this-very-room',
	alsoIn: ['detective', 'historical', 'time-travel'],
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
				'The road was under water, so everyone went through the inn, in by one door of the parlor and out by the other. In between sat nineteen guests in a ring. “Nobody leaves,” said a bear with a notebook. It was Inspector Drabble, who was retired and had only come for the fishing. A jar of quince jelly was gone from the pantry. “The thief,” said Drabble, “is in this very room. It is…” He strolled to the window. He turned around. He leafed through the notebook, and strolled back. “That’s how far he gets,” whispered the cook. “[He’s been doing it|It has gone on] for five days.” There was a small pink spot on the inspector’s cuff, which he took for ink.',
			],
			ways: [
				{
					say: 'Have Drabble teach you how to say “in this very room”',
					outcome:
						'“How do you do it?” asked {hero}. Nobody had ever wanted to know. It began in the feet, said Drabble. You took your time. You dropped your voice, so that they had to come and get it, and whatever happened you didn’t arrive. So {hero} took the floor. “The person you want,” {they} said softly, looking at each of the nineteen, “is in this very room. And is now walking to the door. And is opening it…” Not a spoon moved. {They} shut it behind {themself}, and through the wood came the sound of one bear clapping.',
					later:
						'{hero} strolled to the window and turned around. “Somebody,” {they} said, so low that they had to come and get it, “in this very room…” A gentleman swallowed. A lady looked at her husband. Each of them had done something, at one time or another, and each of them wanted to know if it was that. {hero} didn’t arrive. {They} let it hang there.',
					as: {
						quiet: 'It was the first crowd that somebody {trait} had ever enjoyed.',
						bold: 'You need to be {trait}, to turn your back on nineteen people.',
					},
				},
				{
					say: 'Give yourself up, and be led away',
					outcome:
						'“I give myself up,” said {hero}. Drabble nearly dropped the notebook. In five days he had not once been asked for the next step. He cleared his throat; he lettered a card, SUSPECT, and hung it around {hero} himself, and got the string straight. Then he took {them} by the arm and led {them} out through the far door, past all nineteen, very slowly. In the yard it struck him that he hadn’t asked what for. “Did you take it?” “No,” said {hero}. “That’s a pity,” said Drabble. “You’ve got the walk. Do keep the card.”',
					later:
						'{hero} hung the card around {them} and walked in at {their} slowest. SUSPECT, it said. It was wonderful how much room there was all at once. Mothers drew in their children; gentlemen drew in their watches; a path opened straight to the front, with faces along both sides of it, leaning in. They wanted to be able to say that they had been close.',
					as: {
						merry: 'It was hard on {trait} {hero}. A suspect oughtn’t to grin.',
						bold: 'You have to be {trait}, to be arrested on purpose.',
					},
				},
				{
					say: 'Stay in the ring, and see who goes to the pantry',
					outcome:
						'{hero} took the twentieth chair. They talked, and yawned, and one by one the nineteen heads sank down. So did the bear’s. Then somebody got up, with his eyes closed and a spoon in his paw, and went straight to the pantry, humming. {hero} went after him. {They} shut the door, took him by the pink cuff, and woke him as gently as {they} could. “Oh dear,” said Drabble, among the hams. He blew his nose. Then he marched in and said it to the whole ring: “The thief is in this very room. It’s me.” It was the best he’d ever done it. He came along with {hero}; he hadn’t the face, he said, for breakfast.',
					later:
						'“I suspected nineteen people of stealing jelly,” said Inspector Drabble. “I made a little speech about each. {hero} sat up, and saw who it was, and shut the pantry door before saying it.” He showed them his cuff. “I’ve known clever ones who found things out. They always called everybody in first. So believe that one. And if you should be asked out for a word alone, go.”',
					as: {
						kind: 'It takes a {trait} detective to shut the door first.',
						careful: '{hero} was {trait}, and had counted the spoons.',
					},
				},
			],
		},
		4: {
			meet: [
				'As the road stood under water, one passed through the inn, in at one door of the parlor and out by the other. Or rather one did not. Nineteen guests were sitting there in a circle, and a bear with a notebook was asking them to remain so. Inspector Drabble had retired. He had come down for the fishing; and then, on his first evening, a jar of quince jelly was found to be missing, and something in him had got to its feet. “The guilty party,” said Drabble, “is in this very room.” He paced to the window. It had been noticed by everyone that there was [a pink stain|a small pink stain] on his cuff. “It is,” said Drabble, and turned; and one saw him arrive, as he had for five days, at a place where there ought to have been another stair. It was his wife who used to tell him, at breakfast, who it must have been. There were two rods leaning in the hall.',
			],
			ways: [
				{
					say: 'Ask him for the secret of the pause',
					outcome:
						'“I should like to learn that,” said {hero}. “Not the solution. The walk to the window.” It started from the heels, said Drabble; one let the voice sink, until they had to lean out of themselves to reach it; and the whole secret was that one was in no hurry to know. “The person in question,” {hero} remarked, scarcely aloud, “is with us in this room.” The cook had stopped breathing. “And has got up. And is going, as you see, toward the door, on which there is now a hand…” Through the gap, as it closed, it could be seen that not one of the nineteen had blinked. “Oh, well held!” cried Drabble inside, like a man who has met with his own language abroad.',
					later:
						'{hero} went as far as the window, with {their} back to them all. “One of us,” {they} observed to the pane, “in this very room.” It was not loud. It reached them singly, like a hand laid on a sleeve. There was none among them but had at some time taken something, if it was only the larger half; and they sat with their eyes lowered, and hoped that the sentence would be long.',
					as: {
						quiet: 'It is the one form of oratory in which the {trait} have the start.',
						bold: 'It is not {trait} to turn one’s back on people. It is {trait} to do it before the verb.',
					},
				},
				{
					say: 'Surrender to him, on no charge in particular',
					outcome:
						'He had been, for those five days, like a man who holds a door for nobody. “I give myself up,” said {hero}. It was not a lie, since nothing had been asked. “You will come quietly?” said Drabble; and one heard that he had had it ready. He lettered the card in capitals; he tried the string himself, to see that it should not chafe; SUSPECT, it read. They went around the ring of chairs arm in arm, at the pace of a procession, and out. In the yard it came to him by degrees that there was a question which he had omitted. “And did you?” “I am afraid not,” said {hero}. “It was very kind,” said Drabble, after some time. “You must have the card.”',
					later:
						'{hero} had kept the card, and put it on. There are several ways to get through a crowd, and of all of them it is only disgrace that does not require one to push. SUSPECT, people read, and drew aside their skirts. Nobody asked of what. A passage fell open before {them}, rather wider than was necessary; and down it {they} walked, at {their} leisure, between two rows of faces as bright as if each had been told that it was not he.',
					as: {
						merry: 'It had to be done with downcast eyes, which in the {trait} are a danger to the public.',
						honest: 'For somebody {trait} it was an odd sensation, to be stared at and to have done nothing.',
					},
				},
				{
					say: 'Take the twentieth chair, and watch the pantry',
					outcome:
						'There was one chair over. {hero} sat in it for hours, while chins went, right and left, and last of all Drabble’s. It was Drabble, too, who rose. His eyes were shut; he had a spoon; he moved among those sleepers with great consideration, and opened the pantry; and there he held out the spoon, over a second jar, to somebody at his side. {hero} let him finish. Then {hero} shut the door upon the two of them, took him by the sleeve, and told him who it was. “She would have said so on the first day,” said Drabble. He washed his cuff. Then he went in to the others, and paced as far as the window, and this time there was a stair there. “It is I.” No one applauded. When he asked if he might walk a little way with {hero}, he brought one rod.',
					later:
						'“I have brought a good many people into a room,” said Inspector Drabble. “One does it for the faces. There is a moment when you know, and they do not.” He regarded his cuff. “{hero} knew. There were nineteen of them asleep outside, and I’d have had it coming. {hero} pulled the door to.” He shut the notebook. “I don’t say that one is always right. I say that you’ll be told it in the pantry.”',
					as: {
						kind: 'To find things out is merely clever. It was in the closing of the door that {hero} was {trait}.',
						careful: 'The {trait} do not jump to conclusions. They sit up with them.',
					},
				},
			],
		},
	},
};
