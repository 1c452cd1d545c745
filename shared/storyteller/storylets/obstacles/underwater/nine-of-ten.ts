import type { Obstacle } from '../../format.ts';

export const nineOfTen: Obstacle = {
	id: 'nine-of-ten',
	place: {
		the: 'the school crossing',
		at: 'at the school crossing',
		to: 'to the school crossing',
		backdrop: 'underwater',
	},
	people: { fathom: { call: 'Miss Fathom', a: 'a dolphin with a long rope', type: 'Dolphin', pronoun: 'she' } },
	props: ['rope'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'loop', use: 'reach' },
		{ id: 'numbers', use: 'hear' },
		{ id: 'describe', use: 'trust', ally: 'fathom' },
	],
	levels: {
		1: {
			meet: 'A rope with loops hung across the lane. In the loops were nine small fish. “Stop!” said Miss Fathom, a dolphin. “Ten of us left school, and now I count nine. Look! One, two, up to nine. So one is lost! No one goes by till I find it.”',
			flies:
				'“Can’t I fly?” asked {hero}. “Then they’ll all look up and let go,” said Miss Fathom. “They’re so small!”',
			swims: '“Can’t I swim?” asked {hero}. “Then they’ll all swim after you,” said Miss Fathom. “They’re so small!”',
			ways: [
				{
					say: 'Find the loop that no one is in',
					outcome:
						'Nine loops had a fish in them, but the one in front had none. “Who was in this one?” asked {hero}. “I was,” said Miss Fathom. “Oh! I’m number ten!” She got in, and they all swam back to school. So the way was free, and {hero} got the rope.',
					later:
						'{hero} held up Miss Fathom’s rope. “Take a loop!” So people did, one by one, in a line. And in front of the line went {hero}.',
				},
				{
					say: 'Let them all call out a number',
					outcome:
						'“Let the fish count,” said {hero}. “One!” called the first fish. “Two!” called the next. It went on up to nine, and then it was still. They all looked at Miss Fathom. “Ten?” she said. “Oh! It’s me!” So they all swam back to school, and the way was free.',
					later:
						'“One!” called {hero}, like the small fish. “Two!” “Three!” called people, on and on, to the last one. And then it was still.',
				},
				{
					say: 'Ask the fish what the lost one is like',
					outcome:
						'“What is the lost one like?” {hero} asked the fish. “She’s big and gray,” said one. “She sings to us,” said one. “She’s so nice!” said all of them. “Oh!” said Miss Fathom. “It’s me!” So she took them back to school, and the way was free. And then she came along.',
					later:
						'“I looked and looked for number ten, and it was me,” said Miss Fathom. “{hero} found me! So you can trust {hero}.”',
				},
			],
		},
		2: {
			meet: [
				'A rope was stretched over the crossing. It had ten loops, and in nine of them hung very small fish. Miss Fathom, a dolphin, swam up and down beside it. “Please stop!” she said. “Ten of us [went out for a walk|went for a walk], and now there are only nine.” She counted once more, with her nose. It was nine. “One is lost!” said Miss Fathom. “Until I have it, nobody goes back to school, and nobody crosses.” The small fish tried to say something. “Not now, dears,” she said. “I’m counting.”',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “Then they’ll look up and let go,” said Miss Fathom, “and I’ll have none at all.”',
			swims:
				'“Can’t I swim?” asked {hero}. “They follow whatever goes by,” said Miss Fathom. “Last week it was a boot.”',
			ways: [
				{
					say: 'Ask whose the empty loop at the front is',
					outcome:
						'“This loop is empty,” said {hero}, at the front of the rope. “Who was in that one?” “Nobody,” said Miss Fathom. “It’s where I go. I just came out to count.” Then she heard what she had said. Very slowly she put a fin through the loop. “Ten,” she said, and nine small fish cheered. They swam across to school like beads on a string, and the crossing was free. She gave the rope to {hero}. From now on, she said, they would hold fins.',
					later:
						'{hero} held up Miss Fathom’s rope. “One loop each, please!” Everybody has been in a class once. They took hold without thinking, one behind the other, and looked who was in front, to follow. It was {hero}.',
				},
				{
					say: 'Have the class call out the numbers',
					outcome:
						'“Let them count themselves,” said {hero}. “One!” cried the first fish. “Two!” cried the second, who had practiced it. So it went down the rope, up to nine. Then it was so quiet that you could hear a snail go by. Nine small faces looked at Miss Fathom. She looked behind her. There was nobody there. “Ten?” she said, in a very small voice. So they all swam across to school, and counted all the way, and the crossing was free.',
					later:
						'“One!” called {hero}, like the first of the small fish. “Two!” somebody called, because you can’t just leave it at one. “Three!” It went through the whole room and back. And when everybody had had a turn, nobody had anything to add.',
				},
				{
					say: 'Ask the small fish what the missing one is like',
					outcome:
						'“What is the missing one like?” {hero} asked the class. “Big,” said the first fish. “Gray,” said the second. “She has a song for every letter,” said the third, “and she waits if you’re slow.” “We’d never go home without her,” said the smallest. Miss Fathom had stopped counting. “I think that’s me,” she said, and turned rather pink. She took them all across and in at the school door, and the crossing was free. Then she came along, as it was her break.',
					later:
						'“I counted for an hour,” said Miss Fathom, “and I never counted me. A hundred people saw it, and not one of them said so.” She swam once around {hero}. “{hero} asked nine children, and found me. I’d listen to {hero}.”',
				},
			],
		},
	},
};
