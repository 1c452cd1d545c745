import type { Obstacle } from '../../format.ts';

export const noWeight: Obstacle = {
	id: 'no-weight',
	alsoIn: ['science-fiction'],
	place: { the: 'the floating hall', at: 'in the floating hall', to: 'to the floating hall', backdrop: 'space' },
	people: { bulk: { call: 'Mr. Bulk', a: 'a hippo on a scale', type: 'Hippo', pronoun: 'he' } },
	props: ['button', 'basket'],
	blocks: ['flies'],
	ways: [
		{ id: 'buns', use: 'reach' },
		{ id: 'button', use: 'hear' },
		{ id: 'truth', use: 'trust', ally: 'bulk' },
	],
	levels: {
		1: {
			meet: 'Whee! Up went {hero}. So did a cup, a basket of buns, and a cow. Mr. Bulk, a hippo, had turned off the down. “Now look at my scale!” he said. “I weigh no pounds! Do not touch my button.”',
			flies: 'It was no good to fly. You just went round and round.',
			ways: [
				{
					say: 'Throw the buns one way and go the other',
					outcome:
						'{hero} took a bun and threw it back. Then {they} went on, all by {themself}! Bun, and on. Bun, and on. The last bun, and out. “Good trick,” said Mr. Bulk.',
					later: '{hero} sat down on a seat with wheels. A bun back, and on! A bun back, and on! And there {they was}.',
				},
				{
					say: 'Press the button just a bit',
					outcome:
						'{hero} pressed the button, just a bit. Down came the cup. Down came the cow. Thump! “Oh,” said Mr. Bulk. “It was nice to have a sit.” And he gave {hero} the button.',
					later: 'Then {hero} pressed the button, just a bit. Thump! They all sat down. And it was still.',
				},
				{
					say: 'Tell him that big is good',
					outcome:
						'“You weigh no pounds,” said {hero}. “But you are as big as you were. And I like you big.” “You do?” said Mr. Bulk. He turned the down back on. Thump! And he came along.',
					later: '“I am big,” said Mr. Bulk. “{hero} said so to my face. And it is true!” So they all had to say yes.',
				},
			],
		},
		2: {
			meet: [
				'At the door of the hall {hero} came off the floor. So did everything else. There were cups up there, and a basket of buns, and a dog who looked used to it. On a scale by the wall stood Mr. Bulk, a hippo, and he was beaming. “I’m on a diet,” he said. “[Look at the needle!|Do look at the needle!] Nothing! Not one ounce!” He had a button in his fist, and had turned off the gravity. “It stays off till the photographer has been.”',
			],
			flies: 'Flying was no use at all. You only spun, and then you did not know which way was out.',
			ways: [
				{
					say: 'Throw buns one way and sail off the other',
					outcome:
						'{hero} hung in the air with nothing to push against. Then a bun came by. {They} threw it back over {their} head, hard, and sailed on, a little. Bun by bun {they} crossed the hall. There was still half the basket left, and Mr. Bulk said to take it. “Not for me,” he said. “I’m so thin.”',
					later:
						'There was an office chair, with wheels. {hero} sat on it with the buns in {their} lap and threw one behind {them}. The chair went forward. Another bun! It went right to the front, and the people behind had something to eat.',
					as: { clever: 'You must be {trait}, to steer by buns.', quick: 'A {trait} thrower goes faster.' },
				},
				{
					say: 'Ask for the button and turn gravity on slowly',
					outcome:
						'“May I see that?” asked {hero}, and turned it the other way, as slowly as a leaf falls. The cups sat down. The dog sat down. The needle went up and up. “Oh,” said Mr. Bulk. But then he lay down on a sofa, and felt it hold him. “I had forgotten about sofas,” he said. “You keep the button. I might be silly again.”',
					later:
						'{hero} took out Mr. Bulk’s button, and turned it just a bit the heavy way. People’s knees bent. People’s chins sank. With a sort of sigh they all sat down, and it is hard to shout when your tongue is so heavy.',
					as: {
						careful: 'It is best if somebody {trait} has the button.',
						kind: 'It was {trait} to let the cups down gently.',
					},
				},
				{
					say: 'Tell Mr. Bulk what the scale does not',
					outcome:
						'“The scale says nothing,” said {hero}. “But I can see you. You are just as big as before.” Mr. Bulk’s chin trembled. “And who would want a small hippo?” said {hero}. “There’d be less to hug.” He thought about it. Then he switched it all on, with a thump that was heard in the next crater. He walked along with {hero} and liked every step.',
					later:
						'“I asked everyone if I was thin,” said Mr. Bulk. “They said yes, yes, and they went by on the ceiling. {hero} said I was big.” He sat down, and the bench bent in the middle. “You see? {They} tell you how it is.”',
					as: {
						honest: 'There is no one like a {trait} friend for a hippo.',
						kind: 'There are {trait} ways of saying it.',
					},
				},
			],
		},
	},
};
