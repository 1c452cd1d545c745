import type { Obstacle } from '../../format.ts';

export const lostFlea: Obstacle = {
	id: 'lost-flea',
	alsoIn: ['animal', 'musical', 'historical', 'royal', 'fairy-tale', 'fantasy', 'cooking'],
	place: { the: 'the flea circus', at: 'at the flea circus', to: 'to the flea circus', backdrop: 'circus' },
	people: { ziff: { call: 'Mr. Ziff', a: 'a dog with a very small ring', type: 'Dog', pronoun: 'he' } },
	props: ['rope'],
	blocks: ['flies'],
	ways: [
		{ id: 'cans', use: 'reach' },
		{ id: 'plip', use: 'hear' },
		{ id: 'ear', use: 'trust', ally: 'ziff' },
	],
	levels: {
		1: {
			meet: '“Stop!” said Mr. Ziff, a dog. His flea circus stood on the road. “I have lost my flea! I told Fernando that he was too small, so he left. Now no one may step on the road, for you might step on him!” And he had to scratch his ear. By the road lay two tin cans on a string.',
			flies: '“I could fly,” said {hero}. “One puff of wind,” said Mr. Ziff, “and he flies too!”',
			ways: [
				{
					say: 'Go on two tin cans with a string',
					outcome:
						'{hero} got up on the two tin cans. Clop, clop! It was so loud that Fernando woke up, and hopped. He was in Mr. Ziff’s ear! So now everyone could step on the road. And {hero} could keep the tin cans.',
					later:
						'{hero} got up on the two tin cans, and now {hero} was tall. Clop, clop! {hero} went by all the people, up to the front.',
				},
				{
					say: 'Hush and listen for a very small hop',
					outcome:
						'“Shh,” said {hero}. “Can you hear a hop?” The two of them held their breath. Plip! “It’s in my ear!” said Mr. Ziff. “Fernando! You didn’t leave!” So now everyone could step on the road.',
					later:
						'“Shh,” said {hero}. “Can you hear a flea?” All the people held their breath, to hear it. And then not one of them made a sound.',
				},
				{
					say: 'Ask Mr. Ziff why he scratches his ear',
					outcome:
						'“Why do you scratch?” asked {hero}. “It itches so,” said Mr. Ziff. “Then he didn’t leave,” said {hero}. “He is in your ear!” And so he was! So now everyone could step on the road. And Mr. Ziff came along, with Fernando.',
					later:
						'“I looked all over for my flea,” said Mr. Ziff. “{hero} found him, and didn’t laugh.” And Fernando did a jump for {hero}.',
				},
			],
		},
		2: {
			meet: [
				'A rope lay across the road. Behind it stood a circus ring as big as a plate, and two tin cans on strings. “Not one step more!” cried Mr. Ziff, a dog in a bow tie. “My star is gone. It’s Fernando, the flea! I said to him, ‘What can such a little fellow know about jumping?’ So he [walked out|left]. He may be anywhere. If you put a foot down, you could put it down on Fernando.” He began to cry, and to scratch.',
			],
			flies: '“I could fly,” said {hero}. “One puff of wind,” said Mr. Ziff, “and he’s in the next county.”',
			ways: [
				{
					say: 'Cross on two tin cans with string to hold them',
					outcome:
						'They were the tin cans that children have for walking tall. {hero} got up on them. “And I’ll warn him,” said {hero}, and shouted, “Excuse me, Fernando!” before each step. Clop. Clop. “Not at all,” said a tiny voice. It came out of Mr. Ziff’s ear! So Mr. Ziff took away the rope, and {hero} clopped on.',
					later:
						'{hero} got up on Mr. Ziff’s tin cans, and was taller than all the hats. “Excuse me, Fernando!” called {hero} at each step. Everybody looked down to see who Fernando was, and hopped aside.',
					as: {
						merry: '{Trait} {hero} would not have minded doing it twice.',
					},
				},
				{
					say: 'Hold your breath and listen for the hop',
					outcome:
						'“What does he sound like?” asked {hero}. “Plip,” said Mr. Ziff. So the two of them lay down and held their breath. A beetle walked by like a horse. And then, quite near: plip. “Do it for me, Fernando!” called Mr. Ziff. “As high as you like!” There was one last plip, and nothing for a long time, and a plip. “Good heavens,” said Mr. Ziff. “He came down on my tie!” And he took away the rope.',
					later:
						'{hero} put up one {hand}. “Plip,” said {hero}. People thought that they had not heard right. So they listened for the next one, and it is such a small sound that you have to be very still for it.',
				},
				{
					say: 'Tell Mr. Ziff kindly where it is that he scratches',
					outcome:
						'Mr. Ziff scratched behind his left ear. He did it once more. “Since when do you itch there?” asked {hero}. “Since Fernando left me,” sobbed Mr. Ziff. {hero} only waited. The scratching stopped. “Oh,” said Mr. Ziff. And then, very softly, to his ear: “I’m the one who can’t jump, you know. I only hold the hoop.” Plip! Mr. Ziff rolled up the rope, and came along, with his paw over that ear.',
					later:
						'“I shut a whole road,” said Mr. Ziff, “to look for somebody who was on me. {hero} found him in a minute. But {hero} let me find him too.” He held out his paw, and it looked empty. “Fernando says the same.”',
				},
			],
		},
	},
};
