import type { Obstacle } from '../../format.ts';

export const leftSocks: Obstacle = {
	id: 'left-socks',
	alsoIn: ['fairy-tale', 'fantasy', 'unicorn', 'royal', 'magical-school'],
	place: { the: 'the sock heap', at: 'at the sock heap', to: 'to the sock heap', backdrop: 'cave' },
	people: { smolder: { call: 'Smolder', a: 'a dragon on a heap of socks', type: 'Dragon', pronoun: 'he' } },
	props: ['chest'],
	blocks: ['flies'],
	ways: [
		{ id: 'ball', use: 'reach' },
		{ id: 'puppet', use: 'hear' },
		{ id: 'inside-out', use: 'trust', ally: 'smolder' },
	],
	levels: {
		1: {
			meet: 'A dragon lay on the road, on a big heap. But it was not gold, it was socks! “I am Smolder,” said the dragon. “I took all the left socks that I could find. But I don’t have one pair! So my feet are cold, and I won’t get up.”',
			flies:
				'“Can’t I fly?” asked {hero}. “My socks will blow away!” said Smolder. “They are so light. Left ones are.”',
			ways: [
				{
					say: 'Roll all the socks into a ball',
					outcome:
						'“Let us make a soft bed,” said {hero}. Roll, roll! Soon the socks were a ball, as big as a cow. Smolder lay down on it, by the road. So the way was free. “Take some along,” he said, and made {hero} a ball of socks too.',
					later:
						'{hero} let the ball of socks roll. It got bigger and bigger! Roll, roll, it went. Everyone had to step to the side.',
				},
				{
					say: 'Put a sock on and let it talk',
					outcome:
						'{hero} put one {hand} in a sock. “Hello,” said the sock. “I am Fred. Come here!” “Hello, Fred!” said Smolder. He had to laugh, and he got up to meet him. So the road was free. And Fred came along.',
					later: '{hero} held up Fred, the sock. “Hello,” said Fred. Everyone hushed, to hear what a sock has to say.',
				},
				{
					say: 'Turn one sock inside out',
					outcome:
						'{hero} turned one left sock inside out. And look, now it was a right one! “A pair!” cried Smolder. He put them on, and his feet got warm. So he kicked the rest to the side, and came along, on warm feet.',
					later:
						'“My feet were cold,” said Smolder. “{hero} helped me, and didn’t want a thing for it.” So everyone looked at his socks.',
				},
			],
		},
		2: {
			meet: [
				'Other dragons lie on gold. This one lay on socks. There was a whole hill of them, and an open chest, right across the path. “I’m Smolder,” he said. “They’re all left ones. I only ever take the left, so that people still have the right. [It seemed only fair.|I thought it was fair.]” He held up one foot. It was blue with cold. “There isn’t one pair in there. I’ve looked. Nobody goes by till I have a right one.”',
			],
			flies: '“Can’t I fly?” asked {hero}. “One draft,” said Smolder, “and I have to start sorting again.”',
			ways: [
				{
					say: 'Roll the whole hill of socks into one big ball',
					outcome:
						'{hero} tucked one sock into another, and that one into a third, and began to roll. It grew. It was as big as a cow, and then as big as a barn. The two of them rolled it up the bank, and the path was free. Smolder lay down on top. “It’s rounder than gold,” he said. And {hero} went on, and rolled a smaller one along.',
					later:
						'{hero} put the ball of Smolder’s socks down at the door and gave it a kick. It rolled in, as soft as a sheep. It bounced off an uncle. It bounced off a tuba. Wherever it bounced, somebody sat down, and {hero} walked in behind.',
				},
				{
					say: 'Put on a sock and let it speak',
					outcome:
						'{hero} put one {hand} into a gray one with a button. “Good day,” it said, in a deep voice. “I’m Fred. I used to be on a bishop.” Smolder had never met one that talked. He asked it about bishops. He was so busy asking that he moved over, with his whole hill, and the path was free. And Fred went along with {hero}, to see the world.',
					later:
						'{hero} held Fred up, above all the heads. “Good day,” said Fred, in his deep voice. People will shout at a person. Nobody shouts at a sock. They wanted to know what it would say, so they had to be quiet.',
				},
				{
					say: 'Show Smolder what happens inside out',
					outcome:
						'“Give me one,” said {hero}. “And one that’s like it.” There were two with stripes. {hero} turned one of them inside out. It was a right one! Smolder looked at it from both sides. “So it was in there,” he said. “The whole time!” He put on the pair, and kicked all the rest off the path. He came along, just to feel himself walk.',
					later:
						'“I’m rich,” said Smolder, and held up his feet. “I had two hundred pairs and didn’t know. {hero} could have sold me a sock. {They} told me how to turn one.” He wriggled his toes. “That’s honest.”',
				},
			],
		},
	},
};
