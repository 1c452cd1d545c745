import type { Obstacle } from '../../format.ts';

export const unaddressed: Obstacle = {
	id: 'unaddressed',
	alsoIn: ['animal', 'fairy-tale', 'ghost', 'historical', 'fantasy', 'unicorn', 'magical-school', 'royal'],
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
				'The road led straight through a hollow oak, which was the post office. Inside it a gate was shut. At the counter sat a hare called Thistle, in a cap, and before her lay one letter. “Closed until delivered,” said Thistle. “That’s the rule, one sack at a time, and I can’t finish this one.” The envelope was perfectly blank. “I had to open it. It says: ‘I am sorry. Come back. The kettle is on.’” She had read it out to [every|each] traveler for eleven days. “They all say it can’t be for them,” said Thistle. “They say it rather fast, and go around by the marsh.”',
			],
			flies:
				'“What if I fly?” asked {hero}. “There’s no airmail,” said Thistle. “The rooks do airmail, and they’re on strike.”',
			ways: [
				{
					say: 'Read the letter out to the whole wood',
					outcome:
						'On a nail hung the post horn. {hero} took it and the letter, climbed to the knothole at the top, and blew. All over the wood windows opened. Then {they} read it out, slowly, all three sentences of it. There was a long silence. Somewhere to the north a door banged, and somebody began to run. A second one ran, from the west. In the end there were five of them, going in five directions, and each had a coat on over something else. “Delivered,” said Thistle. She stamped the empty counter and pulled up the gate, and {hero} came down and went out by it, with the horn.',
					later:
						'Everyone in the world is waiting for the post. They mostly don’t know it. {hero} raised Thistle’s horn and blew the three notes, and it was remarkable: people who had been purple in the face broke off and looked at the door. They were listening for their own names. It seemed a pity to let it go to waste.',
				},
				{
					say: 'Tell Thistle that you are the stamp',
					outcome:
						'“It can’t go out,” said {hero}. “There’s no stamp on it.” Thistle turned it over. In eleven days she had not noticed. “Where does a stamp belong?” asked {hero}. “Outside,” said Thistle, “in the top right-hand corner.” “Well,” said {hero}, “that’s me.” She looked at the regulations. Nobody can put a stamp on the outside through a shut gate. So she pulled it up, licked one paw, and patted {hero} against the post, as high on the right as {they} went. “Stamped,” said Thistle. “Now it can all go.” It was only when {hero} was well up the road that she could be heard laughing.',
					later:
						'“Alphabetical order, please,” called {hero}. People have been sorted since school. So they grumbled and shuffled; the early letters went to one side, the late ones to the other. “And what are you?” asked a lady in the middle. “I’m the stamp,” said {hero}. Stamps go on the outside, in the top right-hand corner, at the very front. Anyone could see that. {hero} was let by.',
				},
				{
					say: 'Sign for the letter and owe somebody an answer',
					outcome:
						'“I’ll take it,” said {hero}. “Is it for you?” asked Thistle. “No,” said {hero}. “But it should get to somebody.” Thistle pulled out the big book so quickly that she knocked over the ink. “It has to be answered,” she said. “Whoever signs for it owes a reply. By tonight, and by hand.” {hero} signed. The gate rattled up. Thistle counted her sack, found that there was nothing in it, and put a card in the window. She had not been farther than the counter in eleven days, and she came along with her cap on straight.',
					later:
						'“I’ve got a signature here,” said Thistle, and laid her big book on the table. “Two hundred and six people told me that letter wasn’t for them. It was an apology. You’d be surprised how few people will touch one.” She tapped the page. “{hero} signed for somebody else’s. And {they owe} an answer, and {they} wrote that down too.”',
					paid: 'Late that night {hero} took a sheet of paper and answered the letter. “It’s all right,” {they} wrote. There was no address to put on it, and Thistle delivered it all the same. In the morning nine people in different parts of the wood were seen to be whistling.',
				},
			],
		},
		4: {
			meet: [
				'The road ran through a hollow oak, and the oak was also the post office. Inside, a gate had been let down. Behind the counter sat a hare in an official cap and looked at a letter. “I’m sorry,” said Thistle. “We’re closed until this one has been delivered.” There was a rule that nothing new could go out before the old mail was gone. But there was no address on the envelope. On the fourth day she had opened it. “I am sorry,” it said. “Come back. The kettle is on.” She had read it to more than two hundred people by now. Each of them said at once that there must be a mistake, and went around through the brambles; not one of them [asked to see it|wanted to see the handwriting]. “They just look at my kettle,” said Thistle. There was one, on a small flame. The handwriting in the letter was round, and exactly like that on the forms on her counter.',
			],
			flies:
				'Whatever left the ground was airmail, said Thistle, and airmail was a matter for the crows, who were on strike.',
			ways: [
				{
					say: 'Climb the tree, and read the letter to everybody',
					outcome:
						'“You’ve read it to them one at a time,” said {hero}. “One at a time, people are brave.” {hero} took the post horn from its nail and climbed up inside the trunk to a hole near the top. {They} blew, and then {they} read it out over the forest. It is only nine words long. A door opened. Somebody was trying not to run, and then ran. {hero} counted seven of them, from seven directions, and one had brought a goose. It could not have been meant for all of them, but they met under the oak. “Delivered,” said Thistle, and stamped the bare counter twice before she noticed. {hero} had come down, horn and all, and she let up the gate.',
					later:
						'{hero} put Thistle’s post horn to {their} lips and blew the three notes that mean that a letter has come. Everyone in the world is secretly waiting for one. The noise stopped, as the wind sometimes does. All the people looked toward the door, as they must once have looked from the top of the stairs. It might be for them. Nobody would have dreamed of making a sound.',
				},
				{
					say: 'Say that you are the stamp that it lacks',
					outcome:
						'“It couldn’t have gone anyway,” said {hero}. “There’s no stamp on it.” Thistle turned it over, and for the first time in days there was interest in her face. “Where does a stamp go?” asked {hero}. “On the outside,” said Thistle. “In the top right-hand corner.” “I could be the stamp,” said {hero}. She weighed that. Outside was just where {hero} wanted to be, and nobody can put on a stamp through a shut gate. Thistle let it up. She wet one paw, pressed {them} firmly against the right-hand post, and then, after a moment’s thought, canceled {them} with the date. The gate she left as it was. What has a stamp, she said, can go.',
					later:
						'“In the order of the alphabet, please!” called {hero}, in Thistle’s voice. The people would not have done it for a good reason. But they had all been to school. There was a groan and a shuffling, and families were torn apart by their first letters. “And where do you go?” somebody asked. “I’m the stamp,” said {hero}. Everyone knew where that goes. The people made way on both sides, and {hero} went straight to the top right-hand corner, which was at the front.',
				},
				{
					say: 'Sign for the letter, and promise an answer',
					outcome:
						'“I’ll take it,” said {hero}. Thistle did not let go of her corner. “Is it for you?” “No,” said {hero}. “But it can’t stay here.” She brought out the big book. Whoever accepts a letter, it said, has to send an answer, in their own hand, before the day is over. {hero} read that, and signed. The gate went up. Now that the bag was empty you could see how small she was. She put out the flame under the kettle, and stood there and listened while it cooled. “I believe I’ll walk with you,” said Thistle, “as far as it goes.”',
					later:
						'“There was a letter,” said Thistle, and laid the big book on the table, “and it said ‘I am sorry.’ It had no address. I offered it to two hundred and six people, and they all put their hands behind their backs.” She turned the book around. “This one signed for it. There was nothing in it for {hero} but a promise to answer. So I know one thing about {them}: when something has to be said, {they} will put {their} name to it.”',
					paid: '{hero} had promised an answer, and wrote it, and it took a while. “It is all right,” it said in the end. “Put it on again.” There was no address on that one either. Thistle took it home with her, and the next morning she did not have it.',
				},
			],
		},
	},
};
