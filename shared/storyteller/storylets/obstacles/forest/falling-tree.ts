import type { Obstacle } from '../../format.ts';

export const fallingTree: Obstacle = {
	id: 'falling-tree',
	alsoIn: ['adventure', 'animal', 'fairy-tale', 'historical', 'ninja'],
	place: {
		the: 'the beech in the road',
		at: 'at the beech in the road',
		to: 'to the beech in the road',
		backdrop: 'forest',
	},
	people: { aldous: { call: 'Aldous', a: 'a goat with an axe', type: 'Goat', pronoun: 'he' } },
	props: ['rope', 'banner'],
	blocks: ['flies'],
	ways: [
		{ id: 'timber', use: 'hear' },
		{ id: 'ring', use: 'reach' },
		{ id: 'stones', use: 'trust', cost: 'time', ally: 'aldous' },
	],
	levels: {
		3: {
			meet: [
				'Ropes had been strung from ditch to ditch, with red flags on them, and a board that said TREE FALLING. It was a beech. It stood in the very middle of the road, and looked as if it had no plans. Under it was a goat named Aldous, with an axe over his head. “Stand back!” he cried. “Any moment now!” Nothing happened, for some time. Then he lowered the axe and rubbed his arms. “The Roads Office wants it gone,” he said. “I start every morning at seven. It’s only that [you have to choose|one must choose] the right moment.” He had been choosing it for three weeks.',
			],
			flies: '“You can’t fly through a falling tree,” said Aldous. “Think what it would look like in the report.”',
			ways: [
				{
					say: 'Help Aldous to shout the word that he has never shouted',
					outcome:
						'“What do you shout when it goes?” asked {hero}. Aldous looked around. “‘Timber,’” he whispered. “I’ve practiced it in bed. I’ve never had a tree to go with it.” So {hero} stood next to him and counted, and they shouted it together, with all their breath, at a beech that stayed where it was. “TIMBER!” Three squirrels jumped. A man on the next hill lay down flat. Aldous beamed. He felt as if he had done it, he said, and that one shouldn’t do more than one a day. He let {hero} under the rope.',
					later:
						'There is one word that stops every quarrel, and {hero} had learned it from a goat. “TIMBER!” {They} gave it everything. The whole room broke off, put both arms over its head, and looked at the ceiling. By the time they had found out that nothing was coming, it was quiet.',
					as: {
						bold: 'It was a shout after {trait} {hero}’s own heart.',
						quiet: 'Nobody would have thought that somebody so {trait} had a “Timber” inside.',
					},
				},
				{
					say: 'Make the dangerous place no bigger than the tree',
					outcome:
						'“How big is the danger?” asked {hero}. Aldous showed {them}. It was as big as the rope was long. So {hero} unhooked the rope on the left, walked it round the beech, and tied it up again, flags and board and all, in a neat ring as wide as the trunk. Inside it there was all the danger that you could wish for. Outside there was road, on both sides, with room for a cart. “I never thought of measuring it,” said Aldous. He had forty feet of rope and six flags left over, and {hero} got those.',
					later:
						'{hero} still had the rope with the red flags. {They} hung one end on the doorknob and walked into the crowd with the other. Nobody knows what a red flag is about, but everybody steps back to the right side of it. They looked at the ceiling, and made way. {hero} tied the end to a chair in front and was there.',
					as: {
						clever: 'It takes a {trait} head to see that a danger can be folded.',
						careful: 'There never was a {trait} person yet who did not carry string.',
					},
				},
				{
					say: 'Lay the road around the tree, stone by stone',
					outcome:
						'“It’s in the way of the road,” said Aldous miserably. “Or the road’s in the way of it,” said {hero}. There were ninety curbstones to be moved, and each took the two of them. By the sixtieth they had stopped talking. When it got late, the road came up to the beech, went around it like somebody going round a sleeping dog, and ran straight on. Aldous walked it twice. Then he wrote in his report, “Obstacle removed from road,” and read it again, and every word of it was true. He came along, to see if there were other roads.',
					later:
						'Aldous put his axe on the table, and people drew in their chairs. “For three weeks I’ve been telling everybody it’s my back,” he said. “{hero} never asked why I couldn’t. {They} just took the other end of the stone, ninety times.” He showed them both his hooves. “You don’t get these from somebody who’s all talk.”',
					as: { kind: 'It was a {trait} sort of road.', quick: 'For somebody {trait}, ninety is a very large number.' },
				},
			],
		},
		4: {
			meet: [
				'From one ditch to the other the road was closed off with rope, on which hung a number of small red flags; there was a board, and on the board the words TREE FALLING. It was a very old beech, and it was doing nothing of the kind. Beneath it stood a goat by the name of Aldous, with his legs apart and an axe raised over his head. He had the look of a monument to somebody else. “Stand clear,” said Aldous. “At any moment.” After a minute or so he let it down. The Roads Office had written to him in the spring; then it had written underlining; and each day, on the stroke of seven, he came out and lifted the thing, so that it should never be said that he was not working on it. “It is a question of the wind,” he explained. There was [no wind|not a breath]. In the bark, no higher than a table, someone had cut a row of notches, one above another, with a date to each, as one does at birthdays. There were seven.',
			],
			flies:
				'Nor was there any passing over it; the Roads Office, he said, had been most particular as to what was to be under a tree when it fell, and it was nothing.',
			ways: [
				{
					say: 'Ask what one shouts, and shout it along with him',
					outcome:
						'“When it goes,” said {hero}, “is there not something that you shout?” There was. He had the word by heart, and had never in his life had an occasion for it. “It ought to be louder,” {hero} told him, and took up a position at his side, and filled {their} lungs. “TIMBER!” It went out over the wood like a door thrown open; birds left; far off somebody was seen to drop to the ground. And the beech stood there, with all its leaves on. Aldous had tears in his eyes. “I think that that is what I wanted,” he said. “The rest of it never appealed to me.” He held the rope up for {hero} to go under.',
					later:
						'They were past being asked. {hero} drew in {their} breath, and thought of a beech. “TIMBER!” It is a word that reason has no part in. Some two hundred people, of all opinions, ducked as one, and straightened up by degrees, holding on to whoever stood next to them without regard to what he had been saying. It was as still as a wood when something has gone over.',
					as: {
						quiet: 'It is a great resource to the {trait}: a thing that must be shouted, and by somebody.',
						bold: 'It is {trait}, no doubt, to bellow at a tree. What it was to the tree has not been recorded.',
					},
				},
				{
					say: 'Take in the rope to the size of the tree',
					outcome:
						'“May I see the regulations?” asked {hero}. They required that the danger be roped off. They did not say how much of it there was. {hero} unfastened the one end, therefore, and walked it in, and round, and made it fast again an arm’s length from the bark; the flags hung very thick there, and the board looked straight into the trunk. It was as dangerous as ever inside. On either hand there was now some ten feet of excellent road. Aldous went about it with his head on one side. “It’s like a fence,” he said, “round somebody’s garden”; and it could be seen that, as to fences, he had no orders at all. There were forty feet left over. “You take it,” he told {hero}. “I had thought that it needed all that.”',
					later:
						'One knows what a red flag means, without knowing in the least what it is about. {hero} let the end of it hang by the doors, and paid out the rest behind {them}, flag by flag, in the direction of the front. They drew back to either side as {they} came; they looked up at the plaster; a gentleman was heard to say that he had always said so. There was a lane by then. It was very well marked, and it was entirely safe, and {hero} had it to {themself}.',
					as: {
						clever: 'Dangers, as the {trait} are aware, are mostly rope.',
						careful: 'Only the {trait} ever read a regulation for what it leaves out.',
					},
				},
				{
					say: 'Take the other end of a curbstone, and move the road instead',
					outcome:
						'“They want a road without a tree in it,” said {hero}. “It does not have to be the tree that goes.” A curbstone weighs about as much as a calf, and there were ninety. They worked toward each other, and then alongside each other, and after a certain point without words; at dusk somebody’s cart went by, took the new curve as if there had always been one, and raised a whip to them. {hero} had not asked about the notches. On the way to the last stone he laid his hoof on the topmost, in passing, as one does with a child’s head. “Obstacle removed from carriageway,” he wrote, by lantern light, in the report; and he seemed surprised at how much truth could be got into an official form. He left the axe where it was. He came along.',
					later:
						'“I am employed to cut things down,” said Aldous. “I was at it for three weeks, and I was called lazy, and I let them; it is a thing that one can be called.” He had laid two cracked hooves on the table. “{hero} could have asked me what was the matter. It would have been natural. Instead {they} said, which end do you want?” He looked at his hooves. “If {hero} tells you that a thing weighs so much, I should not trouble to lift it.”',
					as: {
						kind: 'There was a good deal that somebody {trait} might have said. It was all, in the end, conveyed in stones.',
						quick: 'It is not done quickly, a road, even by the {trait}.',
					},
				},
			],
		},
	},
};
