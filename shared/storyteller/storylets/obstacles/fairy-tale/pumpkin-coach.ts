import type { Obstacle } from '../../format.ts';

export const pumpkinCoach: Obstacle = {
	id: 'pumpkin-coach',
	alsoIn: ['dragon', 'royal', 'fantasy', 'magical-school', 'unicorn'],
	place: { the: 'the pumpkin', at: 'at the pumpkin', to: 'to the pumpkin', backdrop: 'village' },
	people: { whip: { call: 'Whip', a: 'a mouse in a gold coat', type: 'Mouse', pronoun: 'he' } },
	props: ['rope', 'lantern'],
	blocks: ['flies'],
	ways: [
		{ id: 'roll', use: 'reach' },
		{ id: 'face', use: 'hear' },
		{ id: 'push', use: 'trust', cost: 'time', ally: 'whip' },
	],
	levels: {
		1: {
			meet: 'A pumpkin lay on the road, as big as a barn. On it sat Whip, a mouse in a gold coat. “It was a coach, and I drove it,” he said. “I was a man. But I was late, and then, pop! Now I’m too small to pull it home. So it is in the way.”',
			flies: '“I could fly,” said {hero}. “They all leave me here,” said Whip, and a tear ran down his nose.',
			ways: [
				{
					say: 'Get on top and roll it',
					outcome:
						'{hero} got up on top of the pumpkin. Step, step, step! So it began to roll. Bump, bump, it rolled off the road, with {hero} on top. “It still goes!” said Whip. “It’s a coach after all.” And now the road was free.',
					later:
						'There was a big ball. So {hero} got up on top, as on the pumpkin. Step, step, it rolled up to the front, and everyone made way.',
				},
				{
					say: 'Cut a face in it',
					outcome:
						'{hero} cut a face in the pumpkin, with a big, big mouth. So you could go in at the mouth, and out at the back! “I like that,” said Whip. He made a small one with a light in it, for {hero}.',
					later:
						'{hero} held up the small pumpkin with its light and its teeth. “Ooh!” said the people. And then no one said a word.',
				},
				{
					say: 'Push it home with Whip',
					outcome:
						'So {hero} pushed, and Whip pulled. Push and pull, and rest. Push and pull, and no time to rest! “There is my yard,” said Whip. “Everyone left me, but you stayed.” Now the road was free, and he came along, to be with a friend.',
					later: '“I’m just a mouse,” said Whip, “so everyone left me. But {hero} said, ‘I’ll help.’ And {hero} did.”',
				},
			],
		},
		2: {
			meet: [
				'The road was full of pumpkin. It was as high as the houses, and on the stalk sat Whip, a mouse in a gold coat that was too big. “It’s a coach, really,” said Whip. “I’m a coachman, really. I had to be home by the twelfth stroke. I only stopped [to look in a mirror|for a minute, to look in a mirror]. I looked so nice.” He had a rope over his shoulder, and had pulled the pumpkin nearly an inch.',
			],
			flies: '“I could fly,” said {hero}. “The princess was the first to just go,” said Whip.',
			ways: [
				{
					say: 'Climb on top and roll the pumpkin along',
					outcome:
						'{hero} climbed up to the stalk and began to walk, and the pumpkin began to turn. It is like a ball: you walk forward, and it goes backward, and everybody screams. It went once around the market and lay down in front of the bakery, where a pumpkin belongs. So the road was free. “What a ride!” said Whip. “It pulls to the left. It always did.”',
					later:
						'There was a barrel by the door. {hero} got up on it and began to walk, as on the pumpkin. It rumbled. It rolled. When a barrel comes, people find that they can get out of the way after all.',
				},
				{
					say: 'Carve a door that looks like a mouth',
					outcome:
						'“It needs a door,” said {hero}, and cut one at the front and one at the back. But in a pumpkin a door needs teeth, and then it needs eyes. Three dogs saw it and went home. Now you could walk in at the mouth, and out at the back. “It was never so grand before,” said Whip. And {hero} went on, with a lantern made of what was left.',
					later:
						'{hero} lit the pumpkin lantern and held it up. It had the teeth, and the eyes. Whoever saw it stopped talking and poked the next one. Soon the whole room stared, and you could hear the candle.',
				},
				{
					say: 'Push while Whip pulls, all the way home',
					outcome:
						'“You pull, and I’ll push,” said {hero}. It was uphill. The two of them moved it past the baker, and past the church, as fast as a pumpkin goes. Then it stood in Whip’s yard, between the cabbages. “You saw me,” said Whip. “I’m not a coachman, and you pushed all the same.” He folded up the gold coat, and came along without it.',
					later:
						'“When I had six horses,” said Whip, “everybody knew me. When it struck twelve there was nobody.” He stood on somebody’s hat, to be seen. “{hero} came when I was a mouse, in the road, with a vegetable. You can keep the others.”',
				},
			],
		},
	},
};
