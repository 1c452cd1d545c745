import type { Obstacle } from '../../format.ts';

export const firstTortoise: Obstacle = {
	id: 'first-tortoise',
	alsoIn: ['adventure', 'animal', 'dinosaur', 'fairy-tale', 'mythology', 'ninja', 'sports', 'jungle', 'fantasy'],
	place: { the: 'the thorn path', at: 'on the thorn path', to: 'to the thorn path', backdrop: 'forest' },
	people: { pell: { call: 'Pell', a: 'a tortoise in a race', type: 'Turtle', pronoun: 'he' } },
	props: ['banner'],
	blocks: ['flies'],
	ways: [
		{ id: 'lane', use: 'reach' },
		{ id: 'call-it', use: 'hear' },
		{ id: 'behind', use: 'trust', cost: 'time', ally: 'pell' },
	],
	levels: {
		1: {
			meet: 'The path was small, with thorns on each side. In the middle went Pell, a tortoise. Step, step. “It’s a race,” said Pell. “I want to win it! The hare is asleep, so I am first. But if you go by me, I’m not.”',
			flies: '“Can’t I fly?” asked {hero}. “If you fly, you’re first,” said Pell. “I was so near!”',
			ways: [
				{
					say: 'Draw a line for Pell’s race',
					outcome:
						'{hero} drew a long line down the path. “Left of it is the race,” {hero} said. “Right of it is just a path.” “Then I’m still first!” said Pell. So he stayed on the left, and everyone could go by on the right.',
					later:
						'{hero} drew a line on the floor, as for Pell. “This side is just a path,” {hero} said. So all the people stepped off it, and {hero} went by.',
				},
				{
					say: 'Call out how the race is going',
					outcome:
						'{hero} called it out. “Pell puts out a foot! He puts it down! Can he do it again?” He could! Pell had never gone so fast. So he won, and the path was free.',
					later:
						'{hero} called it out, as for Pell. “The tall one hushes! Now the small one! Can the last one do it too?” And he could.',
				},
				{
					say: 'Stay at the back, and let Pell win',
					outcome:
						'{hero} stayed behind Pell. Step, step, stop. Step, step, stop. How slow it was! But then he was at the end. “I won!” cried Pell. “And you could have run by me.” So the path was free, and he came along, to tell of it.',
					later:
						'“{hero} is so fast,” said Pell. “{hero} could have run by me. But {hero} let me win my race. {hero} is a friend.”',
				},
			],
		},
		2: {
			meet: [
				'The path was as thin as a sausage, with thorns on both sides. All of it was taken up by Pell, a tortoise. “Don’t push,” said Pell. “I am winning.” He was in a race with the hare. The hare had gone home to bed, [a week ago|last Monday]. But there was a red flag at the far end, and Pell meant to be the first one there. “If you go by,” he said, “I am second. Again.”',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “The hare’s last jump was over my head, too,” said Pell. “I have not forgotten it.”',
			ways: [
				{
					say: 'Draw a line, so that Pell has a track of his own',
					outcome:
						'{hero} drew a line down the middle of the path, thin as it was. “To the left of it is the race,” said {hero}. “To the right of it I am only going somewhere.” Pell looked at the left side. “I’m the only one in it,” he said. “I’m miles ahead.” He pulled in his right elbow, and left the other side free.',
					later:
						'{hero} drew a line on the floor, right into the crowd. “To the left of it is where it all happens,” said {hero}. “To the right I am only going somewhere.” The whole crowd shuffled to the left. Nobody wanted to miss anything.',
				},
				{
					say: 'Shout out how the race is going',
					outcome:
						'“And here comes Pell!” shouted {hero}. “Out goes the left foot! It is a fine foot! Can he do it with the right one? He can!” Pell had never been shouted about before. He stuck out his neck and went so fast that there was nearly a wind. At the flag he fell over to one side, and waved everybody past.',
					later:
						'“And here comes the silence!” shouted {hero}. “The front row has it! Now the second row! Can the man with the cough do it? It is very close, but he can!” Nobody wanted to come in last.',
				},
				{
					say: 'Walk behind Pell all the way and come in second',
					outcome:
						'{hero} walked behind him. A snail came along and said good day. The flag did not come nearer, and then it did. “First!” said Pell, and sat down on it. “You could have passed me at the wide bit. I saw you see it.” He came along after that. He said that he had finished with winning.',
					later:
						'It took Pell some time to reach the middle of the room. “{hero} can go ten times as fast as me,” he said. “{hero} came in second, on purpose, and didn’t tell anyone. So I am telling you.”',
				},
			],
		},
	},
};
