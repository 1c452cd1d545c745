import type { Obstacle } from '../../format.ts';

export const blushCloakroom: Obstacle = {
	id: 'blush-cloakroom',
	alsoIn: ['fantasy', 'ghost'],
	place: { the: 'the cloakroom', at: 'in the cloakroom', to: 'to the cloakroom', backdrop: 'hall' },
	people: { peg: { call: 'Mrs. Peg', a: 'a hedgehog with a fan', type: 'Hedgehog', pronoun: 'she' } },
	props: ['ticket', 'pot'],
	blocks: [],
	ways: [
		{ id: 'jar', use: 'hear' },
		{ id: 'wear', use: 'reach' },
		{ id: 'tell', use: 'trust', ally: 'peg' },
	],
	levels: {
		3: {
			meet: [
				'It got warmer, and then it got hot. The way went through a cloakroom, and the cloakroom was crammed with jam pots, up to the ceiling, all glowing pink. Behind the counter a hedgehog was fanning herself. “It’s blushes,” said Mrs. Peg. “If something’s embarrassing you can hand it in here. You get a ticket. You’re supposed to fetch it again [in the evening|after a day], when it’s cooled off.” She waved her fan at the shelves. “Nobody does. I’ve got nine hundred. I can’t throw them out, they’re people’s. And you can’t get by till somebody’s made some room.” She had told them all the first night that there was no hurry.',
			],
			ways: [
				{
					say: 'Take the biggest blush away in its pot',
					outcome:
						'At the bottom, in a pot as big as a bucket, stood the biggest. “That was the mayor’s,” whispered Mrs. Peg. “He sang at a wedding. It was the wrong wedding.” It had been there for twenty years, and nobody could lift it, since it was so hot. {hero} wrapped it in three towels, and lifted. Behind it there was a way out, and a puff of cool air. “Do take it,” said Mrs. Peg. “But keep the lid on. There’s enough in there for a town.”',
					later:
						'{hero} set down the big pot and took off the lid. It went through the room in a warm pink wave. Each of them, as it came, remembered something; they stopped with their mouths open, and turned red up to the ears. You can’t shout while you’re blushing. They all studied the floor, and let somebody else begin.',
					as: {
						bold: 'You had to be {trait}, to open it from the front.',
						kind: 'With something like that it’s good to have a {trait} person for the towels.',
					},
				},
				{
					say: 'Put on a blush, and walk through with it',
					outcome:
						'“They’re glad to go,” said Mrs. Peg. “They only want somebody to go with.” {hero} chose one of medium size. It said, “Waved back at somebody who was waving at someone else.” {They} unscrewed it. It was like stepping into a bath: {they} went red from one end to the other. And it was a curious thing, but the other pots looked away. They drew in on their shelves to the left and right, so as not to stare. “That’s manners,” said Mrs. Peg. There was a gap as wide as a door. “You can bring it back when you’ve done,” she said. “Or not.”',
					later:
						'{hero} unscrewed the little pot and went red. It was quite a strong one. Those nearest looked, and then looked anywhere else; they turned their backs, out of kindness, and found something to say to the wall. And whoever turns their back like that takes a step to the side. {hero} went up through the middle of the room, as pink as a prawn, and nobody saw {them} arrive.',
					as: {
						quiet: 'It wasn’t much of a change for somebody {trait}.',
						merry: 'It was a new feeling for {trait} {hero}. It tickled.',
					},
				},
				{
					say: 'Tell Mrs. Peg your own most embarrassing moment',
					outcome:
						'“I’ve one too,” said {hero}. “But I don’t want to hand it in. I’ll just tell it.” And {they} did, all of it, with the bit about the bucket. Mrs. Peg began to shake. “No!” she said. “In front of everyone?” They laughed until the pots rattled. “They never tell them,” she said, wiping her eyes. “They push it over with one finger, and run.” All around them it had begun to go dim. The blushes were listening; one after another they cooled, and shrank, and clicked shut, like lamps in the morning. She had got a shelf free, and another. By then she could walk out too, and she did.',
					later:
						'“I look after what people are ashamed of,” said Mrs. Peg, and a hush went along the benches. “Don’t worry. I’m like a doctor. But I can tell you who has got something to hide, and it’s everyone. You’ve all got a pot.” She smiled at {hero}. “{They} told me {theirs}, over the counter, for nothing. It was a very good one. I wouldn’t be afraid of what that person isn’t telling you.”',
					as: {
						honest: 'It was a strange sort of luck, to be {trait}, and to have had a bucket.',
						bold: 'It’s {trait}, to laugh first.',
					},
				},
			],
		},
		4: {
			meet: [
				'It was to be felt before one had the door open: a warmth, as from a stable, or a crowd. The way led through a cloakroom. On its shelves, up to the ceiling and along the floor, stood earthen pots, and all of them gave out a pink light. “Have you a ticket?” asked a hedgehog, who was fanning herself behind the counter. “No; they never have.” They were blushes, said Mrs. Peg. One might leave there whatever one could not be seen in; it was to be collected in a day or two, when it was cooler. She had told the first of them that there was no hurry. There were nine hundred now, none had been called for; and as they were other people’s property she might neither air them nor move them, so that nobody could get [through|past]. “It is not what they did,” said Mrs. Peg. “That was mostly soup. It is who was looking.” Beside her kettle she kept a very small one, with no number. It had been turned so that the name was to the wall, and she warmed her paws on it.',
			],
			ways: [
				{
					say: 'Relieve her of the largest of them, in towels',
					outcome:
						'It stood right across the inner door, the size of a font. A mayor had left it, in his first year, after a wedding, where he had sung for forty minutes before it was borne in on him that he did not know anyone; it had been through two floods, and had not lost a degree. {hero} asked for towels. It was like carrying someone else’s child, asleep, out of a house on fire. Behind it was a latch; and such a draft came in that all along the shelves they flickered, and Mrs. Peg shut her eyes, and stood in it. “He comes by,” she said. “He looks in, through the glass, and he goes home. Take it where there are a good many people. That is what it is afraid of, and it might as well get it over.”',
					later:
						'{hero} raised the lid, and stepped back. One saw it go out over the benches; it was of a color that one does not comment on. They were in full cry. But there is none of us who has not once sung at the wrong wedding; each, as it reached him, had just now thought of it, after all these years, and with every detail; he stopped; he grew red to the hair. It passed on. It left behind it row upon row of people who examined their knees, and would have been glad if anyone had begun to speak of something else.',
					as: {
						bold: 'There is a {trait} way of taking off a lid. One does it with the face.',
						kind: 'They have been called {trait}, who carry off what others have let stand. It was chiefly the towels.',
					},
				},
				{
					say: 'Borrow one of the middling sort, and put it on',
					outcome:
						'“They would be only too pleased to go out,” said Mrs. Peg. “It is going out alone.” {hero} looked along the labels. “Wept at a play; it was a comedy.” “Called the teacher Mother.” {They} decided for one of no great size, which had bowed to applause, and it was for the dog. It closed over {them} like bathwater. From one end to the other {they was} the red of a post office; there can be nothing in the world so visible. And, just as it had got to where one would have liked to die of it, {hero} observed that no one was looking. The pots had withdrawn their light. They stood with their handles averted, on both hands, leaving room. “It’s only the one who has it that thinks it shines,” said Mrs. Peg.',
					later:
						'“Bowed to applause; it was for the dog.” {hero} broke the wax. They had every intention of staring {them} down. But people are kinder than they know, and it takes them in the neck; those who had seen {them} come in, all crimson, became absorbed in their cuffs, and those beside these in a picture; whoever turns away to spare one must needs put a foot to the side. {They} went up between two rows of backs. It was as though a very great person had entered, and it was only a very red one.',
					as: {
						quiet:
							'The {trait} know it from within. They had not known how many backs there are in the world, and how well meant.',
						dreamy: 'As {hero} was {trait}, it had happened to {them} too. It had been a bigger dog.',
					},
				},
				{
					say: 'Tell her yours across the counter, and leave nothing out',
					outcome:
						'“I do not wish to leave it here,” said {hero}. “But I have one.” {They} told it. There was a bucket in it, and a person whom {they} had wanted to think well of {them}; it got worse, as these do, just when it seems to be over. She had laid the fan aside. One could not have said at which point it was that she began to shake. “And he helped you out of it?” said Mrs. Peg. “By the handle?” It was no good; they had to hold on to the counter, the two of them. When it was past it had got darker. They had been listening, up there. They were going out along the shelves, one here, one there, with the little tick of a thing that cools; nine hundred people in their beds must have sighed and turned over. “Nobody tells me,” she said, drying her eyes. She brought the small one from beside the kettle along with her. She did not mind, by then, which way the name was.',
					later:
						'“I shall mention no names,” said Mrs. Peg; and there was a silence at once, in which it became apparent how many there might have been. “You have each brought me something, or you thought of it. There is nothing there, you know. It’s soup; it’s a wrong word. It is just that one is alone with it.” From under her shawl came a faint pink light. “{hero} stood in front of me and told it, with the bucket. I don’t inquire into what people are. But when somebody can be laughed at and stay in the room, I find, as a rule, that there’s not much behind the door.”',
					as: {
						honest: 'The {trait} are embarrassed like anyone. They merely keep it at home.',
						merry: 'It is not true that a {trait} person does not mind. One minds, and it is still the bucket.',
					},
				},
			],
		},
	},
};
