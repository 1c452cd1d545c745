import type { Obstacle } from '../../format.ts';

export const unknownRock: Obstacle = {
	id: 'unknown-rock',
	alsoIn: ['science-fiction'],
	place: {
		the: 'the asteroid crossing',
		at: 'at the asteroid crossing',
		to: 'to the asteroid crossing',
		backdrop: 'space',
	},
	people: { tuck: { call: 'Warden Tuck', a: 'a beaver with a paddle', type: 'Beaver', pronoun: 'he' } },
	props: ['book', 'rope'],
	blocks: ['flies'],
	ways: [
		{ id: 'name', use: 'hear' },
		{ id: 'paddle', use: 'reach' },
		{ id: 'surety', use: 'trust', cost: 'debt', ally: 'tuck' },
	],
	levels: {
		3: {
			meet: [
				'Here the road crossed the path of the asteroids. They came by one at a time, as big as houses and in very good order, and a beaver in a helmet waved them on with a paddle. “Number 812, Agnes, on time,” said Warden Tuck, and wrote it in a book. He knew four thousand of them. But now he held the paddle up, and nothing moved at all. In the middle of the crossing, behind a rope, sat a rock no bigger than a cat. “It isn’t in the book,” said Tuck. “It came [on Monday|last Monday]. I’ve asked it where it’s going, in eleven languages. Until I know what it means to do, nobody moves.” The rock did not mean to do anything.',
			],
			flies:
				'“Flying counts as an asteroid,” said Tuck. “Have you a number? No. Then you’d have to sit down next to it.”',
			ways: [
				{
					say: 'Give the rock a name, with a proper ceremony',
					outcome:
						'“It can’t answer,” said {hero}. “You haven’t introduced yourselves.” They did it as it is done with ships. {hero} stood on a box, with a bottle of lemonade on a string. “I name this rock,” {they} said, and stopped. The drivers switched off their engines. Even Agnes seemed to slow down. You can’t help it: everybody wants to hear what it’s going to be. “Gladys,” said {hero}. Clonk! “Gladys!” cried Tuck, and wrote it down, number 4,001, and then it was in the book. He waved her on. She didn’t go, so they carried her, and everyone could get by.',
					later:
						'{hero} got up on a chair and raised a glass, in somebody’s direction. “I name this…” {they} said, and stopped. Conversations went out all over the room. A baby? A ship? They looked at the glass, and they looked where it was pointing, and nobody made a sound, for fear of missing it.',
					as: {
						merry: 'It was like {trait} {hero} to think of Gladys.',
						bold: 'For a christening you need somebody {trait}.',
					},
				},
				{
					say: 'Take the spare paddle and direct the traffic',
					outcome:
						'There was a spare paddle: it said STOP on one side, and on the other GO. “You watch the rock,” said {hero}. “I’ll see to the rest.” It was easier than it looked. They had gone around in order for a million years, and only wanted telling when. STOP, and 813 drew up, puffing dust. GO, and forty trucks went through. STOP, and {they} went through {themself}, with a nod to both sides. “You’ve got the wrist,” called Tuck, who had not taken his eyes off the rock. He said that {hero} should keep the thing. It was good to know there were two of them.',
					later:
						'A crowd isn’t against you. It only doesn’t know whose turn it is. {hero} held up the paddle. STOP, to the left; and the left, to its own surprise, drew up. GO, to the right. STOP, to the aunts. In between there was a gap, as there always is, and {hero} went through it with a nod to both sides.',
					as: {
						bold: 'With a paddle you have to be {trait} right from the start.',
						careful: 'Being {trait}, {they} looked left and right and up.',
					},
				},
				{
					say: 'Sign for the rock, and promise to come back for it',
					outcome:
						'“It’s just new,” said {hero}. “Somebody has to vouch for it.” “And who’d do that?” said Tuck. “I would.” He read out what it meant. If the rock did anything, it would have been {hero} who did it; and {they} had to fetch it, that very night, and give it a home. “It’ll be no trouble,” said {hero}, and signed. Tuck took down the rope. He had never once seen anyone sign for a rock, and gave the book to his deputy, so as to find out what else they’d do.',
					later:
						'“I’m in traffic,” said Warden Tuck. “Everyone I meet would like to be through already. They shouted at that rock. One of them hit it.” He turned his paddle so that it didn’t say anything. “{hero} stopped and signed for it. If it goes wrong, {they} pay. You don’t do that for a rock unless you’re going to be around. I’d give that one a number.”',
					paid: '{hero} fetched the rock that same night, wrapped in a blanket, because it was cold. It has a place on the windowsill. It has never done anything. But on clear evenings it’s turned a little, so that it can see the others go by.',
					as: {
						kind: 'You can be {trait} to a rock. It doesn’t hurt the rock.',
						honest: 'If {trait} people sign a thing they come back.',
					},
				},
			],
		},
		4: {
			meet: [
				'At that point the road was crossed by the asteroids. They came around once in a year, each in its place, as large as a church; and Warden Tuck, a beaver, in a helmet, with a paddle, let them by. There were four thousand. He had given them all their names, so as to be able to speak of them, and it was noticed that the first thirty or so were in no order but that of a passenger list; it was thirty years since he had waved a ship across there, in fog, on his first day. “Agnes,” said Tuck, as one went past. He looked after her until she was round. But now the paddle was up, and there was no traffic in either direction, for upon the crossing, behind a piece of rope, lay a stone of about the size of a loaf. It was in no register. It had been asked its business in eleven [languages|tongues]. “I do not say that it is up to anything,” said Tuck. “I only once did not ask.”',
			],
			flies:
				'Whatever flew, he informed one, was an asteroid as far as he was concerned. It would be put in the book, and come up again in a year.',
			ways: [
				{
					say: 'Christen the stone, in front of everyone',
					outcome:
						'“Perhaps you should be introduced,” said {hero}. A crate was found, and there was some lemonade. {They} had done no more than lift the bottle, and say, “I name this stone,” when the engines were heard to stop, down the whole of that line; and faces came out, the faces of carters, of people who for four days had been cursing it; they had taken off their caps. Nobody can be present when a thing is given its name and not hold still. “Gladys,” said {hero}. It broke with a very small sound. He entered it, four thousand and one, and he did it in a different hand, rounder than the rest. “I never had the chance,” said Tuck, “to do one at the beginning.” They carried her to the side between them, like a guest who has been up late.',
					later:
						'All that was needed was a bottle, and there is always one. {hero} stood on a chair and held it out, over the heads, at arm’s length. “I name this,” {they} said clearly; and waited. It was as if a hand had been laid upon the strings. They did not know what it was that they had been asked to; a ship, an infant, they looked about for it. But it was going to be called something, and then for all time it would have been called that. They did not so much as cough.',
					as: {
						merry: 'The {trait} have a feeling for what must be done with a straight face.',
						bold: 'To give a thing its name is {trait}; somebody will have to answer to it.',
					},
				},
				{
					say: 'Take up the other paddle, and let them pass in turn',
					outcome:
						'“You had better keep an eye on it,” said {hero}. “Is that a spare?” It was. It had STOP on its one face and on the other GO, and he did not look round as he gave it to {them}. It is not power, whatever people say. They had been rolling about the sun since before there were Tuesdays, and each wanted merely to be told, by someone, now. {hero} told them. {They} put a hundred carts across between Barnaby and Ruth. {They} put {themself}. “Did you count them?” called Tuck. “All,” said {hero}. “There and over.” He did turn then. He watched the last of the carts grow small on the far side, perfectly safe; he watched it a great deal longer than one has to watch a cart.',
					later:
						'It had come to seem to {hero} that a crowd is mainly a thing that has not been told whose turn it is. {They} showed the paddle to the left. STOP; and somebody in midstride drew up as though at a curb. {They} turned it about for those on the right. GO. A little later it was the other way, with a special word for the uncles; and in the interval, which there always is, one saw a person cross over, at a walk, looking both ways.',
					as: {
						careful: 'One must be {trait} in such a post. It is the looking both ways that tells.',
						bold: 'They take it for {trait}, an arm held up. There is usually no one more surprised than the arm.',
					},
				},
				{
					say: 'Stand surety for the stone, and undertake to fetch it',
					outcome:
						'“What would you need, to let it by?” asked {hero}. “Somebody to know it,” said Tuck. “To say that they will have it, if it is no good.” It was a form like another. It stated that whatsoever the stone might do from that day forward should be held to have been done by the undersigned, who was to call for it by night, and keep it. There were a hundred carts waiting. Any one of them could have signed that, in four days. “I do not know it at all,” {hero} said. “But I will have it.” He read over the name, and blew on it. It was not a thing that he had seen done. He gave up his paddle to the boy, and walked with {hero} as far as they were going, looking, from time to time, sideways.',
					later:
						'“I let things pass, or I do not,” said Warden Tuck. “I did it once on somebody’s word, and his word was good, and there was fog.” He put down his helmet. “I do not hold with words, since. Show me where it says who pays.” They saw him take out a form. “This says that if a stone should be up to something, it is {hero} who did it. {They} had known it for ten minutes. It was cold, and {they} put {their} name to that. I have four thousand in my book. I should be easier, if one or two of them had had a name like it underneath.”',
					paid: 'It was called for that night. {hero} had brought a shawl, which Tuck pretended not to see. It lies on a windowsill now, and has been of blameless conduct; and once in the year, when Agnes comes over, and Barnaby, and those who were on the list, it is turned about, so as to have them before it.',
					as: {
						kind: 'There were those who found it {trait}. It was a stone; it weighed about as much as a child of that age.',
						honest: 'With the {trait} it is an odd vanity: they like to see it written.',
					},
				},
			],
		},
	},
};
