import type { Obstacle } from '../../format.ts';

export const lostProperty: Obstacle = {
	id: 'lost-property',
	alsoIn: [
		'mystery',
		'robot',
		'superhero',
		'musical',
		'circus',
		'cooking',
		'sports',
		'time-travel',
		'science-fiction',
		'space',
	],
	place: {
		the: 'the lost property office',
		at: 'at the lost property office',
		to: 'to the lost property office',
		backdrop: 'workshop',
	},
	people: { mabel: { call: 'Mabel', a: 'a donkey behind a counter', type: 'Donkey', pronoun: 'she' } },
	props: ['basket', 'hat'],
	blocks: [],
	ways: [
		{ id: 'belt', use: 'reach' },
		{ id: 'list', use: 'hear', ally: 'mabel' },
		{ id: 'mitten', use: 'trust', cost: 'time' },
	],
	levels: {
		1: {
			meet: 'The way went in at one door and out at the other. In the room sat Mabel, a donkey. She kept what people had lost. Hats went around on a belt, and there was one red mitten. “Did you lose a thing?” she said. “No? Then you can’t go by. But no one ever comes to look!”',
			ways: [
				{
					say: 'Sit on the belt with the lost hats',
					outcome:
						'The belt went around, and out at the back. So {hero} sat down on it with the hats, and out {hero} went. Mabel had to laugh. “Then everyone can go like that!” she said.',
					later:
						'The people passed the coats up to the front, hand to hand. So {hero} sat as still as a hat, and they passed {hero} up too.',
				},
				{
					say: 'Call out all the lost things',
					outcome:
						'{hero} stood at the door and called out loud. “One sock! One hat! One teddy!” Then people came in. “That’s my sock!” they said. Soon it was all gone. “Now I can shut up shop,” said Mabel. “So everyone can go by.” And she came too.',
					later:
						'“LOST!” called Mabel. “Who has lost a thing?” All the people put their hands in their pockets to look. And so it was still.',
				},
				{
					say: 'Find who lost the red mitten',
					outcome:
						'The red mitten was so small and so lost. So {hero} ran with it from door to door, and asked. There were so many doors! At the last one stood a boy with just one red mitten. How he hugged the other one! “Now everyone may go by,” said Mabel.',
					later:
						'A boy came in with two red mittens. “{hero} went to all the doors,” he said, “just to find me. {hero} is good!”',
				},
			],
		},
		2: {
			meet: [
				'The street was dug up, so the way on went in at the door of the lost property office and out at the back. In between was a counter, and behind it sat Mabel, a donkey. “Have you lost something?” she asked, full of hope. “No? Then I can’t let you by. It’s a rule.” Behind her were shelves and shelves of walking sticks, hats, and [one red mitten|a single red mitten]. “No one has come for anything in nine years,” said Mabel. “I dust them.”',
				'“Have you lost something? Oh, do say yes!” Mabel, a donkey, leaned so far over her counter that her ears hung down in front. The street was dug up, and so the way went in at the door of the lost property office, and out at the back. But there was a rule. Only people who have lost something may go by the counter. “Nobody ever comes for it,” said Mabel. “Not in nine years! They buy new things.” The shelves were full of hats and walking sticks, [and there was one red mitten|and one red mitten lay by itself]. Every day she dusted them, and told them that it would not be long.',
			],
			ways: [
				{
					say: 'Ride along on the moving belt as a lost thing',
					outcome:
						'A belt went around behind the counter with all the lost things on it. {hero} sat down between a tuba and a teddy, bags and all, and did not move. “Nobody has lost you, I hope?” said Mabel. “Not today,” said {hero}, and rode out at the back. Mabel began to laugh. “It goes around for everybody!” she called, and waved with the mitten.',
					later:
						'Bit by bit the crowd shuffled up, like a belt. {hero} got in between two of them, like a lost thing. Shuffle, shuffle. Nobody looks at a lost thing. So it went by everybody, and there was the front.',
				},
				{
					say: 'Read out the whole list at the open door',
					outcome:
						'If nobody came to the things, the things must call. {hero} opened the door and read out the list. “One walking stick, with a duck! One left boot! One set of teeth!” People stopped. People said, “My teeth!” Soon the shelves were bare. “I have nothing to dust,” said Mabel. So she put up the counter for good, looked at the sky, and came along, to see where people lose things.',
					later:
						'Mabel hit the table with her hoof. “LOST PROPERTY!” she called. Everyone felt in their pockets. It went very quiet, and it stayed that way until they had all found their keys.',
				},
				{
					say: 'Take the red mitten and find its owner',
					outcome:
						'It said TIM inside the mitten. {hero} ran from door to door, through nine streets, and it took very long. The last door was opened by a big man with a beard. “I’m Tim,” he said. He looked at the mitten, which just fit on his thumb. “My mother made that,” he said, and had to sit down. When Mabel heard, she took the counter right off, and let everybody by.',
					later:
						'A big man with a beard stood up. He had a red mitten on his thumb. “I lost this when I was five,” he said. “{hero} asked at every door in nine streets, just to bring it back. Somebody like that does not tell fibs.”',
				},
			],
		},
	},
};
