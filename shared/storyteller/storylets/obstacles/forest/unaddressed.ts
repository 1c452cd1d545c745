import type { Obstacle } from '../../format.ts';

export const unaddressed: Obstacle = {
	id: 'unaddressed',
	alsoIn: ['animal', 'fairy-tale', 'ghost', 'historical'],
	place: { the: 'the post office oak', at: 'at the post office oak', to: 'to the post office oak', backdrop: 'forest' },
	people: { thistle: { call: 'Thistle', a: 'a hare in a post office cap', type: 'Rabbit', pronoun: 'she' } },
	props: ['letter', 'gate'],
	blocks: ['flies'],
	ways: [
		{ id: 'read', use: 'hear' },
		{ id: 'stamp', use: 'reach' },
		{ id: 'sign', use: 'trust', cost: 'debt', ally: 'thistle' },
	],
	levels: {
		3: {
			meet: [
				'The road led straight through a hollow oak, which was the post office. Inside it a gate was shut. At the counter sat a hare called Thistle, in a cap, and before her lay one letter. “Closed until delivered,” said Thistle. “That’s the rule, one sack at a time, and I can’t finish this one.” The envelope was perfectly blank. “I had to open it. It says: ‘I am sorry. Come back. The kettle is on.’” She had read it out to [every|each] traveler for eleven days. “They all say it can’t be for them,” said Thistle. “They say it rather fast.”',
			],
			flies: '“There’s no airmail,” Thistle added. “The rooks do airmail, and they’re on strike.”',
			ways: [
				{
					say: 'Read the letter out to the whole wood',
					outcome:
						'On a nail hung the post horn. {hero} took it and the letter, climbed to the knothole at the top, and blew. All over the wood windows opened. Then {they} read it out, slowly, all three sentences of it. There was a long silence. Somewhere to the north a door banged, and somebody began to run. A second one ran, from the west. In the end there were five of them, going in five directions, and each had a coat on over something else. “Delivered,” said Thistle. She stamped the empty counter, and hung the horn around {hero}.',
					later:
						'Everyone in the world is waiting for the post. They mostly don’t know it. {hero} raised Thistle’s horn and blew the three notes, and it was remarkable: people who had been purple in the face broke off and looked at the door. They were listening for their own names. It seemed a pity to let it go to waste.',
					as: {
						bold: 'It takes a {trait} voice to apologize to a whole wood.',
						kind: 'It had to be read by somebody {trait}, or it would not have worked.',
					},
				},
				{
					say: 'Tell Thistle that you are the stamp',
					outcome:
						'“It can’t go out,” said {hero}. “There’s no stamp on it.” Thistle turned it over. In eleven days she had not noticed. “Where does a stamp belong?” asked {hero}. “Outside, in the top right-hand corner.” “Well,” said {hero}, “that’s me.” She looked at the regulations. She looked at {hero}. To the right of the gate, at the top, was a small hatch for the cat, and Thistle licked one paw, patted {hero} on the back with it, and put {them} through. It was only when {they was} well up the road that she could be heard laughing.',
					later:
						'“Alphabetical order, please,” called {hero}. People have been sorted since school. They grumbled and shuffled; the early letters went to one side, the late ones to the other. “And what are you?” asked a lady in the middle. “I’m the stamp,” said {hero}. Stamps go on the outside, in the top right-hand corner, at the very front. They could see that. They let {them} by.',
					as: {
						clever: 'That is what comes of being {trait} in a post office.',
						merry: 'It had to be said with a straight face, and {hero} was {trait}. It very nearly failed.',
					},
				},
				{
					say: 'Sign for the letter and owe somebody an answer',
					outcome:
						'“I’ll take it,” said {hero}. “Is it for you?” asked Thistle. “No. But it ought to get somewhere.” Thistle pulled out the big book so quickly that she knocked over the ink. “It has to be answered,” she said. “Whoever signs for it owes a reply. By tonight, and by hand.” {hero} signed. The gate rattled up. Thistle counted her sack, found that there was nothing in it, and put a card in the window. She had not been farther than the counter in eleven days, and she came along with her cap on straight.',
					later:
						'“I’ve got a signature here,” said Thistle, and laid her big book on the table. “Two hundred and six people told me that letter wasn’t for them. It was an apology. You’d be surprised how few people will touch one.” She tapped the page. “{hero} signed for somebody else’s. And {they} owe an answer, and {they} wrote that down too.”',
					paid: 'Late that night {hero} took a sheet of paper and answered the letter. “It’s all right,” {they} wrote. There was no address to put on it, and Thistle delivered it all the same. In the morning nine people in different parts of the wood were seen to be whistling.',
					as: {
						honest: 'It was odd, for somebody so {trait}, to sign for what wasn’t {theirs}. It felt quite true.',
						kind: 'When they are {trait} they can’t leave a thing like that lying.',
					},
				},
			],
		},
		4: {
			meet: [
				'The road ran through an oak, and the oak, being hollow, was also the post office. A gate had been let down inside. Behind the counter there was a hare named Thistle, in an official cap, looking at a letter as one looks at a tooth. “I regret that we are closed,” said Thistle, “until that has been delivered.” It was a rule, and a sound one, that no sack be opened before the last had been emptied. But there was nothing whatever on the envelope. On the fourth day she had slit it with a ruler. “I am sorry,” it ran. “Come back. The kettle is on.” She had read it to all who passed, above two hundred of them by now, and had been assured by each that there must be some mistake; it struck her [that they never asked to see it|that they did not ask to see it]. “They look at the kettle,” said Thistle. There was one, on a spirit lamp. The writing was small and round, and very like that on the parcel forms.',
			],
			flies:
				'Anything that left the ground, she let it be known, was airmail, and airmail was a matter for the rooks, who had withdrawn their labor.',
			ways: [
				{
					say: 'Climb the tree with the post horn, and read it out',
					outcome:
						'“You have been reading it to one at a time,” said {hero}. “One at a time, people are brave.” {They} took the horn from its nail, and went up inside the trunk, past a century of dead letters, to where there was a hole; and, having blown, {they} read. It does not take long, nine words. Then a door; and steps, which were trying not to be a run, and were; then from the other side another. {hero} counted seven, in seven directions, carrying lanterns, carrying in one case a goose. It was not possible that it had been meant for all of them. “Delivered,” said Thistle, below. She had put the stamp down twice upon the bare wood before she noticed, and she hung the horn about {hero} with paws that smelled of ink.',
					later:
						'There is no one who does not secretly expect a letter. {hero} laid the post horn to {their} lips, and gave them the three notes that mean it has come; and it was as when a wind drops. They looked toward the doors, all those public faces, as each must have looked as a child, from a stair. It might still be for oneself. Nobody would have dreamed of making a noise.',
					as: {
						kind: 'It was read by someone {trait}, or seven people would have stayed where they were.',
						bold: 'One must be {trait} to beg a pardon at the top of one’s voice.',
					},
				},
				{
					say: 'Point out that the letter has no stamp, and offer yourself',
					outcome:
						'“In any case it could not have gone,” {hero} observed. “It is not stamped.” She turned it about; and there entered that worn official face, for the first time in eleven days, something like an interest. Where, {they} inquired, did the regulations place a stamp? “On the outer side,” said Thistle. “The upper right-hand corner.” “I should be glad,” said {hero}, “to be of use.” It was weighed in silence. It was, when all was said, the outer side that {they} wished to arrive at. In the upper right-hand corner of the gate was a flap which had been cut for a cat, now retired; and Thistle moistened one paw, affixed {them} with a short firm pressure in the small of the back, and after a moment’s thought canceled {them}, lightly, with the date.',
					later:
						'“In order of the alphabet,” called {hero}, “if you would be so good.” They would not have done it for a reason. But it reached them below the level of reasons, in some gray schoolyard; there was a groan, a shuffling, and families fell apart by the first letter. It was inquired of {hero} under what letter {they} came. “I am the stamp,” {they} said. Now everybody knew where that went. They turned a little, to either side, and presented the upper right-hand corner.',
					as: {
						clever: 'The {trait} do not break regulations. They apply for positions in them.',
						merry: 'To be canceled is a great deal to ask, even of the {trait}.',
					},
				},
				{
					say: 'Sign for it in the book, and be answerable for the answer',
					outcome:
						'“I will take it,” said {hero}. Thistle did not at once let go of her corner. “It is for you?” “No,” said {they}. “But it cannot stay there.” The book was brought; it was the great one, with the brass edges. Whoever accepts, it said at the head of the page, is answerable for a reply, within the day, in his own hand. {hero} read it, and wrote {their} name below. There was a sound of chains as the gate went up, and it was then, with the sack hanging slack from its hook like a thing that has been let off, that one saw how small she was. She put out the lamp under the kettle. She stood a while and listened to it tick. “I believe that I will walk with you,” said Thistle, “as far as it is going.”',
					later:
						'“There was a letter,” said Thistle. She had laid the book open in front of them. “It contained an apology. I offered it to two hundred and six members of the public, and I saw their hands. They put them behind their backs.” She turned the page around. “Here is one who signed. It wasn’t {theirs}; there was nothing in it for {them} but a debt. I cannot tell you what {hero} is in private life. I have merely seen what {they} will put {their} name to.”',
					paid: 'The answer was written that same night, since it was owed. {hero} sat over it for as long as one does. “It is all right,” it said, in the end; “put it on again.” It bore no direction. Thistle took charge of it herself. She was seen to go home with it, by the long way, and not to have it in the morning.',
					as: {
						honest:
							'It went against {trait} {hero}’s nature to sign for another. It went against it more to leave it there.',
						kind: 'That it was {trait} did not enter into it. Somebody had put a kettle on.',
					},
				},
			],
		},
	},
};
