import type { Obstacle } from '../../format.ts';

export const shortRainbow: Obstacle = {
	id: 'short-rainbow',
	alsoIn: ['dragon', 'fairy-tale', 'fantasy', 'magical-school', 'mythology', 'royal'],
	place: {
		the: 'the rainbow bridge',
		at: 'at the rainbow bridge',
		to: 'to the rainbow bridge',
		backdrop: 'clouds',
	},
	people: { belinda: { call: 'Belinda', a: 'a unicorn with a paint pot', type: 'Unicorn', pronoun: 'she' } },
	props: ['bridge', 'pot'],
	blocks: ['flies'],
	ways: [
		{ id: 'stretch', use: 'reach' },
		{ id: 'pluck', use: 'hear' },
		{ id: 'gray', use: 'trust', ally: 'belinda' },
	],
	levels: {
		1: {
			meet: 'The way went over a bridge. It was a rainbow, red, blue, and green. But at the end there was a big gap! By it sat Belinda, a unicorn, with a pot of gray. “I painted it new today,” she said. “I left out the gray, because no one likes gray. And now it’s too short.”',
			flies: '“I could fly,” said {hero}. “The paint is still wet,” said Belinda. “It drips on all who fly.”',
			ways: [
				{
					say: 'Pull the red bit till it is long',
					outcome:
						'{hero} took hold of the red and pulled. It was like gum! It got long, and longer, and boing! Over the gap it went, with {hero} on it, and there it stuck. Now everyone could go over! “Keep the end bit,” said Belinda.',
					later:
						'{hero} pulled Belinda’s bit of red. It got long, and longer, and boing! Over all the heads it went, with {hero} on it.',
				},
				{
					say: 'Play on it like a harp',
					outcome:
						'{hero} went pling on the blue, and pling on the green. It was a song! The rainbow shook, so that the wet paint ran down. It ran right over the gap, and there was the way. “I have to learn that song,” said Belinda. So everyone could go over.',
					later: '{hero} sang the song of the rainbow. Pling, pling, pling! It was so nice that everybody hushed.',
				},
				{
					say: 'Put in the gray with Belinda',
					outcome:
						'“I like gray,” said {hero}. “Rain is gray, and mice are gray.” So they painted it on, and now the rainbow went all the way! “Poor gray!” said Belinda. “It was so sad in its pot.” So everyone could go over, and she came along, to find more gray.',
					later:
						'“I left out the gray, and that wasn’t nice,” said Belinda. “{hero} was nice to it. {hero} leaves no one out.”',
				},
			],
		},
		2: {
			meet: [
				'The bridge was a rainbow, and it stopped in the middle of the air. On the last bit stood Belinda, a unicorn, with a pot. “I painted it myself,” she said, “red and orange and all the others. It should come out [just there|right over there].” It came out three steps too soon. In the pot was gray. “Who wants a gray stripe?” said Belinda. “I left it out. Nobody has to know.” She hid the pot behind her.',
			],
			flies: '“I could fly,” said {hero}. “From up there you’d see that it isn’t finished,” said Belinda.',
			ways: [
				{
					say: 'Take the end of the red and stretch it',
					outcome:
						'Fresh rainbow is like taffy. {hero} took hold of the end of the red and walked backward, and it came along, longer and longer and thinner and thinner. Then {hero} let go. Boing! It hit the other side, with {hero} on it, and stuck there. Now the bridge went all the way, for everybody. A piece as long as a scarf was left over, and it stuck to {hero}.',
					later:
						'{hero} stuck one end of Belinda’s red rainbow to the wall, and walked backward with the other. Longer and longer, thinner and thinner. Boing! It went over four rows of hats, with {hero} on it, and it left a smell of strawberries.',
				},
				{
					say: 'Pluck the stripes like the strings of a harp',
					outcome:
						'“It hums,” said {hero}, and plucked the red. Dum. And the violet. Ping! Then {hero} played them all, up and down. The whole bridge began to swing. It leaned over to hear itself, and it leaned so far that its end came down on the other side, and held on. So everybody could cross. “I never knew it had a song,” said Belinda. {hero} had it by heart now.',
					later:
						'{hero} hummed the song of the bridge, from the red to the violet. It is not loud. But people know it from somewhere. They lifted their heads and looked up, as one does for a rainbow, and forgot to shout.',
				},
				{
					say: 'Ask Belinda for the gray, and paint it on at the end',
					outcome:
						'“What’s gray?” asked {hero}. “Dust,” said Belinda. “And doves,” said {hero}. “And elephants. And the sky, just before there’s a rainbow.” Belinda looked into the pot for a long time. Then the two of them painted it on, three steps long, and it held, for everybody. She came along, and walked on the gray bit twice.',
					later:
						'“My bridge was too short,” said Belinda, “and it was my own fault. I’d left somebody out.” She had a gray spot on her nose. “With {hero} nobody gets left out.”',
				},
			],
		},
	},
};
