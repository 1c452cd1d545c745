import type { Obstacle } from '../../format.ts';

export const bellBuoy: Obstacle = {
	id: 'bell-buoy',
	alsoIn: ['adventure', 'mystery', 'historical', 'time-travel', 'fairy-tale', 'fantasy', 'detective'],
	place: { the: 'the sandbar', at: 'on the sandbar', to: 'to the sandbar', backdrop: 'beach' },
	people: { ina: { call: 'Ina', a: 'an octopus on a bell', type: 'Octopus', pronoun: 'she' } },
	props: ['bell', 'rope'],
	weather: 'mist',
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'wool', use: 'trust', ally: 'ina' },
		{ id: 'pips', use: 'hear' },
		{ id: 'rope', use: 'reach' },
	],
	levels: {
		1: {
			meet: 'The way went over the sand, but there was fog, thick and gray. In fog you went where the bell rang. But today it did not ring, because Ina, an octopus, held on to it. “Shh,” she said. “My babies fell asleep in this pot. If the bell rings, they’ll cry.”',
			flies: '“Can’t I fly?” asked {hero}. But the fog was so thick that you could not see up from down.',
			swims: '{hero} looked for the water. But in that fog you could not see where it was.',
			ways: [
				{
					say: 'Put a wool sock on the bell',
					outcome:
						'In the sand lay a wool sock. {hero} put it on the bell. Dum, dum, it went, so soft, but you could hear it. So the babies slept on, and everyone could find the way! And Ina took the pot and came along, to talk at last.',
					later:
						'Up went a wet arm. “People just want the bell to ring,” said Ina. “But {hero} let my babies sleep. {hero} is good.”',
				},
				{
					say: 'Hum to the babies',
					outcome:
						'{hero} hummed to the babies. Mmm, mmm. So one shut its eyes, and two, and all of them. They slept so well that Ina could let go. Ding, ding! And not one baby woke up. So everyone could find the way.',
					later: '{hero} hummed, as to the babies. Mmm, mmm. So one hushed, and two, and then all of them.',
				},
				{
					say: 'Hold on to the rope in the sand',
					outcome:
						'The bell had a long rope. It lay in the sand, all the way across. {hero} held on to it and went along. Bit by bit, into the gray, and out! Everyone could do that too. And not one baby woke up.',
					later:
						'{hero} held on to a coat, as to the bell rope. And then to the next, bit by bit! And there {hero} was, in front.',
				},
			],
		},
		2: {
			meet: [
				'The way led over a sandbar, and the fog was as thick as porridge. There was a bell out there to guide you. Only it did not ring, so nobody could find the way. Around the bell, with all eight arms, sat an octopus. “Shh!” she said. “I am Ina. My babies have just gone to sleep, [all eight|all eight of them]. If this thing goes ding once more, I shall cry.”',
			],
			flies: 'You could not see in it which way was up. Even the gulls walked.',
			swims: 'And in the water it was just as thick. A seal had swum in circles since breakfast.',
			ways: [
				{
					say: 'Knit a woolly hat for the bell',
					outcome:
						'In the sand lay an old net and some wool. {hero} made a hat for the bell. It was not a good hat. But now the bell said “dum” and not “ding,” and that was loud enough for fog and soft enough for babies. So anybody could find the way. Ina let go, one arm at a time. She put the babies in a pot, and came along beside {hero} for company.',
					later:
						'A wet arm went up at the back, then seven more. “{hero} made a hat for a bell,” said Ina, “just so that my babies could sleep. You can trust a person like that with your eggs.”',
				},
				{
					say: 'Sing the eight babies into a deeper sleep',
					outcome:
						'“They only sleep on top,” said {hero}. “They should sleep all the way down.” So {hero} sang a song that went lower with every verse. By verse eight there was not a wriggle. Ina let go. DING, said the bell, so that anybody could find the way, and eight babies snored.',
					later:
						'So {hero} sang the song that goes lower and lower. At verse three the shouting stopped. At verse five somebody’s grandpa nodded off. At verse eight it was perfect.',
				},
				{
					say: 'Follow the bell’s own rope along the bottom',
					outcome:
						'A bell buoy hangs on a rope, and the rope goes to the shore. {hero} took hold of it, and looked at nothing, for in the fog eyes are no use. It was cold and slimy, and there were mussels on it. But it did not end till there were stones, and a path, and anyone could hold on to it. “Very quiet,” said Ina. “Thank you.”',
					later:
						'There was a rope along the wall, to hang coats on. {hero} took hold of it, as of the rope of Ina’s bell. It led behind all the coats, around the whole room. It ended at the front.',
				},
			],
		},
	},
};
