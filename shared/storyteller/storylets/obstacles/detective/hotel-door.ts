import type { Obstacle } from '../../format.ts';

export const hotelDoor: Obstacle = {
	id: 'hotel-door',
	alsoIn: ['circus', 'musical', 'mystery', 'superhero', 'cooking', 'sports', 'time-travel'],
	place: { the: 'the Grand Hotel', at: 'at the Grand Hotel', to: 'to the Grand Hotel', backdrop: 'city' },
	people: { basil: { call: 'Basil', a: 'a gorilla in a gold coat', type: 'Gorilla', pronoun: 'he' } },
	props: ['door'],
	blocks: [],
	ways: [
		{ id: 'trunk', use: 'reach' },
		{ id: 'bags', use: 'hear', ally: 'basil' },
		{ id: 'towels', use: 'trust', cost: 'time' },
	],
	levels: {
		1: {
			meet: 'The road went in at a big hotel, and out at the back. At the door, by a heap of bags, stood Basil, a gorilla. “No bag, no way in!” he said. “A man with no bag took all our towels. So now I let in just the ones with bags.”',
			ways: [
				{
					say: 'Get a box and call it a bag',
					outcome:
						'{hero} found a big box and put a string on it. “Is that a bag?” asked Basil. “It has a string,” said {hero}. Basil looked. So it had! “Then it will do,” he said. “Everyone may come in!”',
					later:
						'{hero} put down the box and got up on it. Now {hero} was as tall as Basil! Everyone looked up at {hero}, and made way.',
				},
				{
					say: 'Help Basil with all the bags',
					outcome:
						'Basil had to take all those bags up the stairs. So {hero} took one side and Basil took the other. Up and up they went, puff, puff, puff. “You do have bags,” said Basil. “You have mine!” So now everyone could go in. And Basil came along, to help {hero}.',
					later: 'Basil took a deep breath. “HUSH!” he said, so that the lamps shook. And everyone hushed.',
				},
				{
					say: 'Look for the towels',
					outcome:
						'{hero} went around the house to look. Sniff, sniff! It smelled of soap. There hung the towels, clean and wet! The man had just washed them, to say thank you. It took a long time to take them all in. “I was wrong,” said Basil. “Everyone may come in!”',
					later:
						'In came Basil. “I thought my towels were gone,” he said. “{hero} found them for me. And look how clean they are!”',
				},
			],
		},
		2: {
			meet: [
				'The street was dug up, so the way went in at the front of the Grand Hotel and out at the back. But at the door, beside a pile of bags, stood Basil, a gorilla in a gold coat. “No luggage, no entry,” said Basil. “Last week I let in [a gentleman|a thin gentleman] without a bag. When I shut the door we had forty towels. When I opened it, we had none.”',
			],
			ways: [
				{
					say: 'Tie a string around a box and call it luggage',
					outcome:
						'Behind the baker’s stood an empty egg box. {hero} tied a string around it and came back. “Is that luggage?” asked Basil. “It’s very light luggage,” said {hero}. Basil weighed it in one hand. “I wish they all were,” he said, and bowed, and opened the door for everybody.',
					later:
						'But {hero} still had the egg box, and climbed up on it, and was taller than all the hats. “Luggage coming through!” called {hero}, and everybody moved aside. People always do.',
					as: {
						honest: '{hero} told him that there were no eggs in it.',
					},
				},
				{
					say: 'Carry in the pile of bags with Basil',
					outcome:
						'Forty-one bags were waiting on the steps, and Basil had only two arms. {hero} took the small ones, and the hatboxes, and the cage. When the last bag was in, so was {hero}. Basil looked, and thought about it. “You do have luggage,” he said. “You have everybody’s.” And he left the door open, took his break, and came along, to see where {hero} was going.',
					later:
						'Basil put on his hat. Then he said, in the voice that he kept for taxis, “SILENCE, PLEASE.” A spoon fell down somewhere. Nobody dared to pick it up.',
					as: {
						quick: '{hero} had six of them up before the lift came.',
					},
				},
				{
					say: 'Find out where the forty towels went',
					outcome:
						'Towels smell of soap. {hero} followed the smell down the steps, around a great many corners, and into a yard. There they hung, forty in a row! And beside them sat the gentleman, with red hands. “They were dirty,” he said. “I could not sleep.” They took a long time to carry. Basil hugged the gentleman so hard that he squeaked. Then he opened the door to everybody.',
					later:
						'A big gold coat came through the door. “This is the one who found my towels,” said Basil. “And did not call anybody a thief.” Everybody sat down again. If Basil let somebody in, that was that.',
				},
			],
		},
	},
};
