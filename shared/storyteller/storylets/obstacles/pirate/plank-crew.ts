import type { Obstacle } from '../../format.ts';

export const plankCrew: Obstacle = {
	id: 'plank-crew',
	alsoIn: ['adventure', 'time-travel', 'historical', 'fairy-tale', 'fantasy'],
	place: {
		the: 'the wreck in the road',
		at: 'at the wreck in the road',
		to: 'to the wreck in the road',
		backdrop: 'ship',
	},
	people: {
		tilly: { call: 'Tilly', a: 'a mouse in a very big hat', type: 'Mouse', pronoun: 'she' },
		hob: { call: 'Hob', a: 'a small hedgehog with a pot', type: 'Hedgehog', pronoun: 'he' },
	},
	props: ['hat', 'pot'],
	blocks: ['flies'],
	ways: [
		{ id: 'plank', use: 'trust', ally: 'tilly' },
		{ id: 'pots', use: 'hear' },
		{ id: 'map', use: 'reach', cost: 'time' },
	],
	levels: {
		1: {
			meet: 'An old ship lay across the road, and you had to go over it. “Stop!” said Tilly, a mouse in a big, big hat. Behind her stood Hob, with a pot. “We’re pirates! But people just say ‘How sweet!’ to us. So no one may go by till we scare one of you!”',
			flies: '“What if I fly?” asked {hero}. “To scare you, I have to look you in the eye,” said Tilly. “Come down!”',
			ways: [
				{
					say: 'Walk the plank for them',
					outcome:
						'“Oh no, a pirate!” said {hero}. So Tilly made {hero} walk the plank. It went over a puddle. Splosh! How she clapped! “I scared you! Now you’re a pirate too.” So everyone could go over the ship. And she came along, to scare more folk.',
					later:
						'“People laugh at me,” said Tilly. “But {hero} didn’t. {hero} is a friend.” And you can trust a friend!',
				},
				{
					say: 'Play a song on the pot',
					outcome:
						'{hero} took Hob’s pot. Bang, bang, HO! It was a pirate song. Tilly sang it so loud that a cow ran off. “She was scared of us!” said Tilly. “Keep the pot.” And she let everyone go over.',
					later: '{hero} had Hob’s pot. Bang, bang, HO! People were so scared that no one said a thing.',
				},
				{
					say: 'Draw them a map',
					outcome:
						'“Pirates need a map,” said {hero}, and drew one with a big X. So Tilly and Hob dug by the X, under the ship. It took a long, long time! There was no gold. But now there was a way under the ship, in and out. “Our gate!” said Tilly, and let everybody by.',
					later:
						'{hero} went down low, as under the ship. In, and on, by all the feet, and out. And there {hero} was, in front.',
				},
			],
		},
		2: {
			meet: [
				'A wrecked ship lay across the road, so that you had to climb over, and there was a crew on it. “Halt!” cried Tilly, a mouse in a hat that came down to her chin. “Your treasure or your life!” “Or a biscuit,” said Hob, a small hedgehog with a pot on. The whole crew was quite little. “My mother is a real captain,” said Tilly. “She [said we are too small|told us we were too small]. So nobody gets by until we are feared.”',
			],
			flies:
				'“What if I fly?” asked {hero}. “If you fly, you can’t see our faces,” said Tilly. “And our faces are the worst of us.”',
			ways: [
				{
					say: 'Walk the plank and beg for mercy',
					outcome:
						'The plank stuck out over a puddle. “Mercy!” cried {hero}, all the way along it. “Not the puddle!” Splosh! The crew had never been so happy. Tilly shook {hero} by the {hand}. “You were the best we ever had,” she said. The crew helped everybody over, and Tilly came along, to tell people.',
					later:
						'A big hat came up the middle. “{hero} could have laughed at us,” said Tilly from inside it. “{hero} got wet all over, and never laughed once. I say, believe {hero}.”',
				},
				{
					say: 'Teach them a song with pots to scare ships with',
					outcome:
						'“Real pirates have a song,” said {hero}. It had one word, and that was “Har!” You hit a pot after it. The crew did it till the gulls left. Hob wept with joy. “Now we are feared,” he said. “Once more, and on my pot!” And so, with {hero} and Hob’s pot in front, everybody could march over the ship.',
					later:
						'{hero} put Hob’s pot on the ground. “Har!” Bang. “Har!” Bang. Nobody goes on talking when there is a “Har!” in the room.',
				},
				{
					say: 'Draw a treasure map with an X under the wreck',
					outcome:
						'{hero} drew a map with a palm, a skull, and an X. The X was under the ship. The crew dug for it a long time, with spoons. They found a boot. They were over the moon! And there was a tunnel now, just wide enough. {hero} crawled through it. And crack! The ship slid off the road, so that everybody could pass.',
					later:
						'{hero} thought of the tunnel. If you can’t go over, and you can’t go through, then go low. So in went {hero} under the benches, past a hundred boots, and out in front.',
				},
			],
		},
	},
};
