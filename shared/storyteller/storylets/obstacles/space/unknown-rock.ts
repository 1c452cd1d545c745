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
				'Here the road crossed the path of the asteroids. They came by one at a time, as big as houses and in very good order, and a beaver in a helmet, who had two paddles, waved them on with one. “Number 812, Agnes, on time,” said Warden Tuck, and wrote it in a book. He knew four thousand of them. But now he held the paddle up, and nothing moved at all. In the middle of the crossing, behind a rope, sat a rock no bigger than a cat. “It isn’t in the book,” said Tuck. “It came [on Monday|last Monday]. I’ve asked it where it’s going, in eleven languages. Until I know what it means to do, nobody moves.” The rock did not mean to do anything.',
			],
			flies:
				'“I could fly,” said {hero}. “Flying counts as an asteroid,” said Tuck. “Have you got a number? No. Then you’d have to sit down next to it.”',
			ways: [
				{
					say: 'Give the rock a name, with a proper ceremony',
					outcome:
						'“It can’t answer,” said {hero}. “You haven’t introduced yourselves.” It was done as it’s done with ships. {hero} stood on a box, with a bottle of lemonade on a string. “I name this rock,” {they} said, and stopped. The drivers switched off their engines. Even Agnes seemed to slow down. You can’t help it: everybody wants to hear what it’s going to be. “Gladys,” said {hero}. Clonk! “Gladys!” cried Tuck, and wrote it down, number 4,001, and then it was in the book. He waved her on. She didn’t go, so they carried her to the side, and everyone could get by.',
					later:
						'{hero} got up on a chair and raised a glass, in somebody’s direction. “I name this…” {they} said, and stopped. Conversations went out all over the room. A baby? A ship? They looked at the glass, and they looked where it was pointing, and nobody made a sound, for fear of missing it.',
				},
				{
					say: 'Take the spare paddle and direct the traffic',
					outcome:
						'There was a spare paddle: it said STOP on one side, and on the other GO. “You watch the rock,” said {hero}. “I’ll see to the rest.” It was easier than it looked. The asteroids had gone around in order for a million years, and only wanted telling when. STOP, and 813 drew up, puffing dust. GO, and all that had been waiting went through, carts and trucks and everyone. STOP, and {hero} went through, with a nod to both sides. “You’ve got the wrist,” called Tuck, who had not taken his eyes off the rock, and so did not see that his spare paddle went too.',
					later:
						'A crowd isn’t against you. It only doesn’t know whose turn it is. {hero} held up Tuck’s spare paddle. STOP, to the left; and the left, to its own surprise, drew up. GO, to the right. STOP, to the gentlemen. In between there was a gap, as there always is, and {hero} went through it with a nod to both sides.',
					as: {
						careful: '{hero} looked left and right and up.',
					},
				},
				{
					say: 'Sign for the rock, and promise to come back for it',
					outcome:
						'“It’s just new,” said {hero}. “Somebody has to vouch for it.” “And who’d do that?” said Tuck. “I would,” said {hero}. Tuck read out what it meant. If the rock did anything, it would have been {hero} who did it. And on the way back it would have to be fetched, and given a home. “It’ll be no trouble,” said {hero}, and signed. Tuck took down the rope and waved the whole road on. He had never once seen anyone sign for a rock. He gave the book to his deputy and came along, to find out what {hero} would do next.',
					later:
						'“I’m in traffic,” said Warden Tuck. “Everyone I meet would like to be through already. They shouted at that rock. One of them hit it.” He turned his paddle so that it didn’t say anything. “{hero} stopped and signed for it. If it goes wrong, {they pay}. You don’t do that for a rock unless you mean what you say.”',
					paid: '{hero} fetched the rock on the way back, wrapped in a blanket, because it was cold. It has a place on the windowsill. It has never done anything. But on clear evenings it’s turned a little, so that it can see the others go by.',
				},
			],
		},
		4: {
			meet: [
				'The road crossed the path of the asteroids. Each came around once a year, as big as a church, and a beaver with a paddle let them by. His name was Warden Tuck. There were four thousand of them, and he had given them all names. But today nobody could cross. On the road, behind a rope, lay a stone no bigger than a cat, and it was not in his book. He had asked it in eleven [languages|tongues] what it wanted. “I don’t say that it’s dangerous,” said Tuck. “But once I didn’t make sure.” It had been his first day, and foggy. Somebody told him that it was clear, and he waved a ship across. One of the big ones went by. “Agnes,” said Tuck, and looked after her until she was gone. The first thirty had their names from the passenger list.',
			],
			flies:
				'“I could fly,” said {hero}. They came around overhead as well, said Tuck, and up there was nobody with a paddle.',
			ways: [
				{
					say: 'Give the rock a name in front of everybody',
					outcome:
						'“Perhaps it should have a name,” said {hero}. Tuck found a crate and some lemonade. {hero} raised the bottle. “I name this stone,” {they} began. All along the road the engines stopped, and drivers who had been swearing at it for hours took off their caps. Nobody can see a thing being named and not keep still. “Gladys,” said {hero}. It hardly made a sound. Tuck wrote it in his book as number four thousand and one, in a rounder handwriting than the rest. “I never got to do one at the beginning before,” he said. They carried Gladys to the side between them, like a guest who has stayed up too late, and the road was free.',
					later:
						'There is always a bottle somewhere. {hero} climbed onto a chair and held it out over all the heads, as {they} had for the stone. “I name this,” {they} said clearly, and waited. Nobody knew what it was. People looked around for it; it might be a ship, or a baby. But in a moment it would have a name, and it would keep that name for ever. Nobody so much as coughed.',
				},
				{
					say: 'Take the other paddle, and direct the traffic',
					outcome:
						'“You’d better keep an eye on that stone,” said {hero}. “May I have your other paddle?” It said STOP on one side and GO on the other, and Tuck handed it over without looking around. The asteroids had been rolling since before there were Tuesdays, and all they wanted was to be told by somebody. So {hero} told them. Between Barnaby and Ruth {they} put a hundred cars across. Last of all {they} put {themself} across. “Did you count them?” called Tuck. “All of them,” said {hero}. “They’re all over there.” Then he did turn around, and did not ask for the paddle back. He watched the last car grow small, perfectly safe, for much longer than you need to watch a car.',
					later:
						'A crowd, thought {hero}, is only something that nobody has told whose turn it is. {They} held up Tuck’s paddle. STOP, it said, and the people on the left stood still, as if at a curb. {hero} turned it around. GO. Then it was the other way, with a special sign for the uncles. In between there is always a gap. In that gap somebody crossed over to the front, at a walk, looking both ways. It was {hero}.',
				},
				{
					say: 'Sign for the rock, and promise to fetch it',
					outcome:
						'“What would you need, to let it by?” asked {hero}. “Somebody to answer for it,” said Tuck. He had a form for that. Whatever the stone might do from now on, it said, {hero} had done it; and {they} had to fetch it on the way back, and keep it. A hundred drivers had been waiting for hours, and any of them could have signed. “I don’t know it at all,” said {hero}. “But I’ll have it.” {They} signed. Tuck read the name and blew on the ink. He had never seen anyone do that. He took down the rope, gave his paddle to his deputy, and came along with {hero}, and looked at {them} now and then from the side.',
					later:
						'“Once I let something pass because somebody gave me his word,” said Warden Tuck. “He meant it. There was fog.” He put down his helmet. “Since then I don’t go by words. I want to see who’ll pay.” He held up a form. “This says that if the stone does any harm, it was {hero} who did it. It’s only a stone. {They} had known it for ten minutes. But nobody else would sign. So I know what {they do} when a thing has to be somebody’s fault. You can let {them} pass.”',
					paid: '{hero} fetched the stone on the way back. {They} had brought a shawl to wrap it in, and Tuck pretended not to see. It lies on a windowsill now and has never done any harm. Once a year, when Agnes comes over, and Barnaby, somebody turns it around so that it can see them.',
				},
			],
		},
	},
};
