import type { Obstacle } from '../../format.ts';

export const wetTiger: Obstacle = {
	id: 'wet-tiger',
	alsoIn: ['animal', 'adventure'],
	place: { the: 'the narrow thicket', at: 'in the narrow thicket', to: 'to the narrow thicket', backdrop: 'jungle' },
	people: { ravi: { call: 'Ravi', a: 'a tiger with a wet back', type: 'Tiger', pronoun: 'he' } },
	props: ['paintbrush', 'pot'],
	blocks: ['flies'],
	ways: [
		{ id: 'stripes', use: 'reach' },
		{ id: 'leaf', use: 'hear' },
		{ id: 'tell', use: 'trust', ally: 'ravi' },
	],
	levels: {
		1: {
			meet: 'The path was as thin as a belt, with thick leaves on each side. There stood Ravi, a tiger, with a pot of paint. “My stripes got pale,” he said, “so I had to paint them. And now I’m wet! If you go by, you will smear me.”',
			flies: '“Can’t I fly?” asked {hero}. “From up there you can see that they aren’t real!” said Ravi.',
			ways: [
				{
					say: 'Ask for stripes too',
					outcome:
						'“Can you paint me too?” asked {hero}. Swish, swish! Now {hero} had stripes, just like the leaves. “Where are you?” said Ravi, and went to look. So he was off the path, and everyone could go by. “Here!” said {hero}, at the end of it.',
					later:
						'In came {hero}, with Ravi’s stripes. “A tiger!” cried the people, and ran to the side. So {hero} walked in.',
				},
				{
					say: 'Wave a big leaf',
					outcome:
						'{hero} took the biggest leaf. WHUP, WHUP! It made such a wind that Ravi got dry, but for his nose. “Thank you!” he said. So now everyone could get by. And {hero} could keep the leaf.',
					later: '{hero} took the big leaf from the path. WHUP! All the hats flew up and fell down. And it was still.',
				},
				{
					say: 'Say what you saw first',
					outcome:
						'“First I saw your eyes,” said {hero}. “Then I saw your big feet. So I knew you were a tiger. I didn’t look at the stripes.” “Oh!” said Ravi. “Then they may smear!” So everyone could go by him, and he came along, all smeared.',
					later:
						'“My stripes are all smeared,” said Ravi. “But {hero} says I am a tiger, and I am! {hero} tells the truth.”',
				},
			],
		},
		2: {
			meet: [
				'The path was as narrow as a sleeve, with leaves on both sides. In it stood Ravi, a tiger. He stood with his legs apart and his tail straight up, and next to him was a pot with a paintbrush in it. “Don’t touch me,” said Ravi. “I’m wet. My stripes had got so pale. [A child took me for a cow.|Somebody’s child said ‘moo.’] So I painted them on again, all sixty-seven. But it’s damp here. They don’t dry.” He had been standing like that since Thursday.',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “Then all the dust comes down on me,” said Ravi. “And I’ve just done my back.”',
			ways: [
				{
					say: 'Have yourself painted with stripes as well',
					outcome:
						'“Is there any left?” asked {hero}. Ravi was glad to have something to do. He did {hero} up and down, with great care, from one end to the other. There were stripes of leaf, and stripes of light, and which of them was {hero}? “Where are you?” said Ravi, and went into the leaves to look, and so the path was free. “Here,” said {hero}, from behind him.',
					later:
						'{hero} came in, striped all over. Somebody said, “Is that a tiger?” Nobody waited to find out. There was suddenly a lot of room, and {hero} walked up through the middle of it.',
				},
				{
					say: 'Fan him dry with the biggest leaf',
					outcome:
						'{hero} broke off a leaf as big as a door, and swung it. WHUP! The whole jungle bent. WHUP! A monkey lost its hat. Ravi shut his eyes and turned slowly around, like something on a spit. “Now the tummy,” he said. When he was dry he went off to lie down, for the first time since Thursday, and {hero} went by, leaf and all. The path was free.',
					later:
						'{hero} lifted the leaf from Ravi’s path and brought it down flat. WHUP! All the candles lay on their side for a moment, and off went the hats. By the time everyone had a hat again, the shouting had been forgotten.',
					as: { kind: '{Trait} {hero} did behind the ears, too.' },
				},
				{
					say: 'Tell him what you saw of him first',
					outcome:
						'“Do you know what I saw first?” asked {hero}. “It was two eyes, and they looked right through me. Then I saw how you put down your feet. I was quite sure you were a tiger, and I hadn’t got to the stripes.” Ravi breathed in. “Truly?” He leaned on a tree, and made room on the path. It took nine stripes off him, and he did not even look. He came along, a bit smeared, on the softest paws in the world.',
					later:
						'Ravi walked up the middle. He had hardly a stripe left, and not one person took him for a cow. “{hero} told me who I was,” he said, “and I was standing there covered in paint. I’d listen, if I were you.”',
				},
			],
		},
	},
};
