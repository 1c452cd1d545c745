import type { Obstacle } from '../../format.ts';

export const twentyMattresses: Obstacle = {
	id: 'twenty-mattresses',
	alsoIn: ['dragon', 'fantasy', 'ghost', 'royal', 'unicorn', 'magical-school'],
	place: { the: 'the high bed', at: 'at the high bed', to: 'to the high bed', backdrop: 'castle' },
	people: { dot: { call: 'Princess Dot', a: 'a princess on twenty mattresses', type: 'Princess', pronoun: 'she' } },
	props: ['ladder', 'seed'],
	blocks: ['flies'],
	ways: [
		{ id: 'bounce', use: 'reach' },
		{ id: 'hush', use: 'hear' },
		{ id: 'me-too', use: 'trust', ally: 'dot' },
	],
	levels: {
		1: {
			meet: 'On the road stood a bed as high as a house. No one could get by. On top sat Princess Dot, and cried. “There is a pea in my bed,” she said, “and I slept so well! A real princess can’t sleep on a pea. So now I’m not a real one!”',
			flies: '“Can’t I fly?” asked {hero}. “I have a pillow,” said Princess Dot, “and I throw well.”',
			ways: [
				{
					say: 'Jump over the bed',
					outcome:
						'“May I jump?” asked {hero}. So {hero} jumped on the bed. Boing, boing, boing, as high as a tree, and down on the other side! Princess Dot had to laugh. “Everyone may jump!” she called, and threw {hero} a pillow to keep.',
					later:
						'{hero} put down the pillow and jumped on it. Boing! {hero} went over all their heads, up to the front.',
				},
				{
					say: 'Say “Shh!” and let her sleep some more',
					outcome:
						'“No one sleeps as well as you,” said {hero}. “Do it some more! Shhh!” So soft, and so long. “Shhhh!” Princess Dot slept, and she snored. How the bed shook! It rolled right off the road, and she slept on.',
					later: '“Shhh,” went {hero}, as you do by a bed. “Shhhh.” And everyone hushed, one by one.',
				},
				{
					say: 'Tell her that you sleep well too',
					outcome:
						'{hero} lay down on the pea. “I can’t feel it,” {hero} said. “I would sleep well too.” “You would?” said Princess Dot. “Then it’s just a small pea.” So she laughed, and pushed the bed to the side. And she came along, to tell people.',
					later:
						'“I didn’t dare to say how well I slept,” said Princess Dot. “{hero} said, ‘So would I.’ {hero} tells the truth.”',
				},
			],
		},
		2: {
			meet: [
				'The road was shut by a bed. It had twenty mattresses, one on top of the other, and a ladder that did not reach. On top sat Princess Dot, biting a pillow. “There’s a pea underneath,” she called down. “A real princess would be black and blue from it. I [slept like a log|never slept so well in my life].” She began to cry. “I’m not coming down until I feel something.”',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “I’ve got twenty mattresses full of feathers,” sniffed Princess Dot, “and I can’t feel those either.”',
			ways: [
				{
					say: 'Ask if you may bounce across the mattresses',
					outcome:
						'“Nobody ever asked me that,” said Princess Dot. So {hero} got on at the bottom and bounced. Boing! That was mattress five. Boing! That was mattress twelve. On twenty the two of them jumped together, so high that you could see the sea. {hero} came down on the other side, with her second-best pillow. “Who wants to be next?” cried Princess Dot.',
					later:
						'{hero} put Princess Dot’s pillow on the floor, took three steps back, held on to everything, and ran. Boing! It was a royal pillow, stuffed with swan. {hero} flew over four rows of hats and landed right in front.',
				},
				{
					say: 'Ask the whole road to be quiet and let her sleep on',
					outcome:
						'“Perhaps you haven’t slept long enough,” said {hero}. “Try again. I’ll keep the road quiet.” {hero} said “Shh,” as nurses do, to a carter, to a band, and to a thunderstorm. By and by there was a snore. Then the whole road went by, past the edge of the bottom mattress, without a creak.',
					later:
						'{hero} put up one finger, as nurses do, and said “Shh.” It was not loud. But everyone has slept in the next room once, and knows what that means. They stopped in the middle of their words.',
				},
				{
					say: 'Lie down on the pea and tell her the truth',
					outcome:
						'{hero} crept in under the bottom mattress and lay on the pea. “Well?” called Princess Dot. “I can’t feel a thing,” said {hero}. “It’s very comfortable.” There was a long silence. “Then you’re not real either,” said the princess. She sounded so much happier. She came down the ladder, jumped the last bit, helped to push the bed off the road, and walked along, wide awake.',
					later:
						'“I’m a princess,” said Princess Dot, “so people tell me what I like to hear. They all say, oh, you poor thing, that pea!” She looked at {hero}. “This one lay down on it first.” That was worth something.',
				},
			],
		},
	},
};
