import type { Obstacle } from '../../format.ts';

export const backingInn: Obstacle = {
	id: 'backing-inn',
	place: {
		the: 'the shimmering inn',
		at: 'at the shimmering inn',
		to: 'to the shimmering inn',
		backdrop: 'desert',
	},
	people: { halim: { call: 'Halim', a: 'a fox with a tea tray', type: 'Fox', pronoun: 'he' } },
	props: ['door', 'cup'],
	blocks: ['flies'],
	ways: [
		{ id: 'pegs', use: 'reach' },
		{ id: 'look', use: 'hear' },
		{ id: 'tea', use: 'trust', cost: 'time', ally: 'halim' },
	],
	levels: {
		1: {
			meet: 'The road went in at the door of an inn. “Come in!” called Halim, a fox with a cup. “You can go out at the back.” But hop, the inn went back, and it took the road along! “After you!” called Halim. “It’s just shy. No one has ever got in.” On the sand lay some pegs.',
			flies: '{hero} went to it in the air. But hop! It went back just as fast.',
			ways: [
				{
					say: 'Pin the road down with pegs',
					outcome:
						'{hero} took the pegs and pinned the road down. Tap, tap, tap! Now the inn could not hop. So everyone could go in at the front, and out at the back. “How nice of you!” said Halim. And he rolled up a bit of the road for {hero}.',
					later:
						'{hero} rolled out the bit of road, up to the front. No one wants to stand in a road! So they all got off it, and {hero} went along it.',
				},
				{
					say: 'Say “Look! Is that water?”',
					outcome:
						'“Look!” called {hero}. “Is that water?” “Where?” said Halim. And all the windows of the inn looked too. They looked so hard that it forgot to hop. So everyone could go in, and out at the back. “I think I saw it!” said Halim.',
					later:
						'“Look!” called {hero}. “Is that water?” Everyone looked up to see it. And when you look so hard, you do not talk.',
				},
				{
					say: 'Sit down and wait for him',
					outcome:
						'{hero} sat down in the sand and waited, oh, so long! Then the inn came up by itself, hop by hop. “Some tea?” asked Halim. The cup was empty. “It’s nice and cool,” said {hero}. So now the inn was not shy. The door was open to everyone, and Halim came along, hop by hop.',
					later:
						'“People run after my inn, and scare it,” said Halim. “But {hero} sat down and waited. {hero} even drank my tea!”',
				},
			],
		},
		2: {
			meet: [
				'The road led by a few old tent pegs to an inn, and in at its door. The inn shook a little in the heat. In the door stood Halim, a fox with tea things on a tray. “Welcome!” he called. “Come in!” {hero} went closer. The inn went back. It took the road along, like a rug. “A good host makes room,” said Halim. “My grandmother taught me. [A guest takes a step, you take a step.|When they come in, you go back.]” Only whole caravans ever got in, for they came from all sides.',
			],
			flies: '“Fly, by all means,” said Halim. The inn went back just as fast.',
			ways: [
				{
					say: 'Peg the road down, so that it stays',
					outcome:
						'{hero} took the tent pegs and hammered them in, left and right, all along the edge of the road. Then {hero} took a step. Halim took one back, and the inn said “Oof.” “It’s holding us,” cried Halim. He did not look sorry. Now anybody could go in at the door, by the laid tables, and out at the back. There was some road left over there, and {hero} rolled it up.',
					later:
						'{hero} unrolled the road from Halim’s inn. It was just wide enough for one, and it ran right up to the front. The people who were standing on it looked down. “Oh, are we in the road?” they said, and stepped off.',
				},
				{
					say: 'Ask Halim if that is water over there',
					outcome:
						'“Is that water?” asked {hero}, and pointed. “Where?” said Halim. All his life people had looked at him like that, as if he were water. He had never got to look himself. He put a paw over his eyes, and stood quite still, and so did the inn. Now you could walk past his tray, and through, and out. “I believe it is!” called Halim. “With two palms! That’s how you do it, is it?”',
					later:
						'“Is that water?” asked {hero}, and pointed at the end of the room. Everybody turned around. They screwed up their eyes. They held their breath, so that it would not shake. One of them saw palms.',
				},
				{
					say: 'Sit down by the road and let him come',
					outcome:
						'{hero} sat down in the sand and did not come one step closer. That is hard when you are in a hurry. The inn shook, and came a bit nearer. “Tea?” said Halim at last. {hero} took the cup. It was empty. It was only made of hot air, like the inn and like Halim. “There is no tea in it,” said {hero}. “But it’s a cool cup, and you’re kind. May I have another?” Halim had to put down the tray. He left the door open for everybody, and came along, and shook a bit at the edges.',
					later:
						'“I’m not quite real,” said Halim. You could see the door through him. “Everybody runs at me. {hero} waited. {They} told me there was no tea, and had a second cup.” There were people in that room who were real, and could not say as much.',
				},
			],
		},
	},
};
