import type { Obstacle } from '../../format.ts';

export const blushCloakroom: Obstacle = {
	id: 'blush-cloakroom',
	alsoIn: ['fantasy', 'ghost', 'fairy-tale', 'royal', 'unicorn', 'dragon'],
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
				'It got warmer, and then it got hot. The road ran under a gatehouse, and the gatehouse was a cloakroom. It was crammed with jam pots, up to the ceiling, all glowing pink. Behind the counter a hedgehog was fanning herself. “It’s blushes,” said Mrs. Peg. “If something’s embarrassing you can hand it in here. You get a ticket. You’re supposed to fetch it again [in the evening|after a day], when it’s cooled off.” She waved her fan at the shelves. “Nobody does. I’ve got nine hundred. I can’t throw them out, they’re people’s. And since Friday you can’t get by till somebody’s made some room.” She had told the very first customers that there was no hurry.',
			],
			ways: [
				{
					say: 'Take the biggest blush away in its pot',
					outcome:
						'At the bottom, in a pot as big as a bucket, stood the biggest. “That was the dentist’s,” whispered Mrs. Peg. “He sang at a wedding. It was the wrong wedding.” It had been there for twenty years, and nobody could lift it, since it was so hot. {hero} wrapped it in three towels, and lifted. Behind it there was a way out, and a puff of cool air. “Keep the lid on,” said Mrs. Peg, as {hero} went out with it. “There’s enough in there for a town.”',
					later:
						'{hero} set down the dentist’s pot and took off the lid. It went through the room in a warm pink wave. All the people, as it came to them, remembered something; they stopped with their mouths open, and turned red up to the ears. You can’t shout while you’re blushing. So they studied the floor, and let somebody else begin.',
				},
				{
					say: 'Put on a blush, and walk through with it',
					outcome:
						'“They’re glad to go,” said Mrs. Peg. “They only want somebody to go with.” {hero} chose one of medium size. It said, “Waved back at somebody who was waving at someone else.” {They} unscrewed it. It was like stepping into a bath: {they} went red from one end to the other. And it was a curious thing, but the other pots looked away. They drew in on their shelves to the left and right, so as not to stare. “That’s manners,” said Mrs. Peg. There was a gap as wide as a door, and it stayed. On the far side {hero} screwed the blush back into its pot.',
					later:
						'{hero} unscrewed the little pot from Mrs. Peg’s shelf and went red. It was quite a strong one. Those nearest looked, and then looked anywhere else; they turned their backs, out of kindness, and found something to say to the wall. And whoever turns their back like that takes a step to the side. {hero} went up through the middle of the room, as pink as a prawn, and nobody saw it.',
				},
				{
					say: 'Tell Mrs. Peg your own most embarrassing moment',
					outcome:
						'“I’ve got one too,” said {hero}. “But I don’t want to hand it in. I’ll just tell it.” And {they} did, all of it, with the bit about the bucket. Mrs. Peg began to shake. “No!” she said. “In front of everyone?” The two of them laughed until the pots rattled. “They never tell them,” she said, wiping her eyes. “They push it over with one finger, and run.” All around them it had begun to go dim. The blushes were listening; one after another they cooled, and shrank, and clicked shut, like lamps in the morning. A cold blush takes up hardly any room. Soon there was a way out for everybody, and Mrs. Peg took it too.',
					later:
						'“I look after what people are ashamed of,” said Mrs. Peg, and a hush went along the benches. “Don’t worry. I’m like a doctor. But I can tell you who has got something to hide, and it’s everyone. You’ve all got a pot.” She smiled at {hero}. “{hero} told me about {theirs}, over the counter, for nothing. It was a very good one. I wouldn’t be afraid of what that person isn’t telling you.”',
				},
			],
		},
		4: {
			meet: [
				'The road went through a gatehouse, in at one door of the cloakroom and out at the other. You could feel it before you opened: it was as warm as a stable in there. Clay pots stood on all the shelves and all over the floor, and every one of them glowed pink. “Have you come to collect one?” asked the hedgehog behind the counter, and fanned herself. “No. Nobody ever does.” They were blushes, said Mrs. Peg. If something was too embarrassing you could leave it here and pick it up a few days later, when it had cooled. She had told the first customers that there was no hurry. That was her mistake. There were nine hundred now, they did not belong to her, and the newest stood in the last gap, and there was no getting [through|past]. “What they did is never bad,” said Mrs. Peg. “It’s mostly soup. It’s about who was watching.” Beside her kettle stood a very small pot without a number. Its name was turned to the wall, and she warmed her paws on it.',
			],
			ways: [
				{
					say: 'Carry off the largest blush, wrapped in towels',
					outcome:
						'The biggest pot stood right in front of the inner door. A dentist had left it there. Years ago he had sung at a wedding for forty minutes before he noticed that he did not know anyone, and it had not cooled down by one degree. {hero} asked for towels. It was like carrying somebody’s sleeping child out of a burning house. Behind it was the door, and such a fresh wind came in that all the pots flickered, and Mrs. Peg stood in it with her eyes shut. “He comes by now and then,” she said. “He looks in through the glass and goes home.” She held the door, and {hero} went out with the pot.',
					later:
						'{hero} lifted the lid off the dentist’s pot and stepped back. You could see the pink glow go out over the rows of people. They were all shouting. But there is nobody who has not once sung at the wrong wedding, and as it reached them, each remembered theirs, with every detail. They stopped. They blushed to the ears and looked at their knees. When it had come to the last row, nobody in the whole room wanted to be noticed.',
				},
				{
					say: 'Put on one of the blushes, and walk through',
					outcome:
						'“They’d be glad to get out,” said Mrs. Peg. “But not alone.” {hero} read the labels. “Cried at a play; it was a comedy.” “Called the teacher Mother.” {hero} chose a medium one: “Bowed when they clapped; it was for the dog.” {They} put it on, and it closed over {them} like hot bathwater. {They} turned red from end to end. Nothing in the world can be as visible as that. And just when {they} would have liked to die of it, {they} noticed that nobody was looking. All the pots had dimmed their light and turned their handles away, to leave room, and the way was clear. “That’s how it always is,” said Mrs. Peg, when {hero} had put it away on the far side, with its label. “Only the person who has it thinks it shines.”',
					later:
						'“Bowed when they clapped; it was for the dog.” {hero} put on the blush from Mrs. Peg’s shelf and turned red from end to end. People had meant to stare. But most people are kinder than they know. Those who saw it looked at their sleeves, and so did the people beside those; and if you turn away to spare somebody, you step to the side. {hero} walked up between two rows of backs, as if a very great person had come in. It was only a very red one.',
				},
				{
					say: 'Tell her your own most embarrassing moment',
					outcome:
						'“I don’t want to leave one,” said {hero}. “But I have one.” And {they} told it across the counter. There was a bucket in it, and a person who was supposed to think well of {them}, and when it seemed to be over it got worse. Mrs. Peg put down her fan. She began to shake. “And he helped you out of it?” she asked. “By the handle?” The two of them had to hold on to the counter. The pots had been listening. One after another they were going out, with a little tick, and nine hundred people must have sighed and not known why. A cold blush takes up no room, and the way was clear. “Nobody ever tells me,” said Mrs. Peg. She took the small pot along when she came, and did not mind which way the name was.',
					later:
						'“I won’t mention any names,” said Mrs. Peg, and it was quiet at once. “Most of you have left something with me, or thought about it. It’s nothing, you know. It’s soup, or a wrong word. But you would do anything so that nobody should hear of it.” There was a faint pink glow under her shawl. “{hero} stood in front of me and told me {their} own, with the bucket. Somebody who can do that has no reason to lie to you. The worst has been told.”',
				},
			],
		},
	},
};
