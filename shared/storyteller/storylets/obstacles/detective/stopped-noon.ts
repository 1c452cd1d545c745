import type { Obstacle } from '../../format.ts';

export const stoppedNoon: Obstacle = {
	id: 'stopped-noon',
	alsoIn: ['circus', 'cooking', 'historical', 'mystery', 'sports', 'superhero', 'time-travel', 'fairy-tale', 'royal'],
	place: { the: 'the drawbridge', at: 'at the drawbridge', to: 'to the drawbridge', backdrop: 'city' },
	people: { mo: { call: 'Mo', a: 'a tortoise who kept the bridge', type: 'Turtle', pronoun: 'she' } },
	props: ['bridge', 'clock'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'pot', use: 'hear' },
		{ id: 'clockwork', use: 'reach' },
		{ id: 'note', use: 'trust', cost: 'time', ally: 'mo' },
	],
	levels: {
		1: {
			meet: 'The road went over a brook. But the bridge was up! By it sat Mo, a tortoise. “I let it down when the clock goes bong for noon,” she said. “But today the clock is stuck, just before noon. So there is no bong, and no one can go over.”',
			flies:
				'“What if I fly?” asked {hero}. “Please don’t leave me!” said Mo. “The birds all fly by, and no one helps me.”',
			swims:
				'“What if I swim?” asked {hero}. “Please don’t leave me!” said Mo. “The fish all swim by, and no one helps me.”',
			ways: [
				{
					say: 'Hit a pot and say bong',
					outcome:
						'{hero} got a big pot and hit it. Bong! Bong! Bong! Mo put up her head. “Is it noon?” she asked. Bong! “Then it is!” said Mo, and she let the bridge down. {hero} could keep the pot.',
					later:
						'{hero} hit the big pot. Bong! Bong! Bong! “Is it noon?” said all the people. And they hushed, to hear it.',
				},
				{
					say: 'Go up and push the hand',
					outcome:
						'{hero} went up, and up, to the big clock. A nest was in the way of its hand. So {hero} put the nest on the roof, oh, so softly. One push, and tick, and bong! “Noon!” said Mo. Down came the bridge for everyone.',
					later:
						'{hero} went oh, so softly, as with the nest. A bit to the left, a bit to the right. No one got a bump, and {hero} was in front.',
				},
				{
					say: 'Ask Mo what she would like at noon',
					outcome:
						'“What would you like at noon?” asked {hero}. “My boy, with a pie,” said Mo. “Then he comes.” {hero} ran to get him. He was waiting for the bong too! It took a long time. “You’re here?” said Mo. “Then it’s noon!” Down came the bridge, and she came along, to be out for once.',
					later:
						'“People were so mad at me,” said Mo, with pie on her chin. “But {hero} went and got my boy. And my boy had the pie!”',
				},
			],
		},
		2: {
			meet: [
				'The road went over a drawbridge, and that stood straight up in the air. By the crank sat Mo, a tortoise, with a cushion. “It goes down at noon,” said Mo, “and it stays down until I have had my supper. I have let it down at the stroke of noon since I was young.” {hero} looked up at the clock. It said one minute to twelve. [It had said so since yesterday.|It had said that since yesterday.] “It will not be long now,” said Mo.',
			],
			flies:
				'“What if I fly?” asked {hero}. “The swallows always say that they’ll wait,” said Mo, “and then they don’t. It’s no fun alone.”',
			swims:
				'“What if I swim?” asked {hero}. “The ducks always say that they’ll wait,” said Mo, “and then they don’t. It’s no fun alone.”',
			ways: [
				{
					say: 'Strike twelve on the biggest pot there is',
					outcome:
						'The cook next door had a big old pot that she no longer needed. {hero} hit it. Bong! Mo opened one eye. Bong! She counted along on her toes. At twelve she jumped up, for a tortoise, and down came the bridge. “A bit tinny today,” she said, as {hero} went over with the pot.',
					later:
						'{hero} put down the cook’s big pot and struck it twelve times. Bong! By the third people had stopped talking. By the twelfth they were all counting, and you cannot count and shout.',
				},
				{
					say: 'Climb up into the clock and free the hand',
					outcome:
						'Inside the clock it smelled of oil and pigeons. One wheel was stuck on a peppercorn. {hero} gave it a poke and hung on to the pendulum, tick, tock, tick, and on the next tick the whole thing struck twelve. “Right on time,” said Mo, and down came the bridge for everybody.',
					later:
						'A crowd goes to and fro too, if you watch it, like a pendulum. {hero} waited for a gap on the left. Tick! Then for one on the right. Tock! Left and right and left it went, and the last tick was the front.',
				},
				{
					say: 'Ask Mo what happens at noon, and go to get it',
					outcome:
						'“At noon my son brings me lunch,” said Mo. “We eat it on the crank.” {hero} went to look. It was far, and there sat the son on his doorstep with a basket. “I come at noon,” he said, “and it never is!” When Mo saw him she let go of the crank. Down came the bridge. She came along, and ate her lunch on the way.',
					later:
						'“I will tell you about {hero},” said Mo, with her mouth full. “It was one minute to twelve, and went on being it. {hero} did not tell me I was wrong. {They} went and got my boy.” That was enough.',
				},
			],
		},
	},
};
