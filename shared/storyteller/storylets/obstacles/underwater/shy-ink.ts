import type { Obstacle } from '../../format.ts';

export const shyInk: Obstacle = {
	id: 'shy-ink',
	place: { the: 'the inky lane', at: 'in the inky lane', to: 'to the inky lane', backdrop: 'underwater' },
	people: { smudge: { call: 'Smudge', a: 'an octopus in a black cloud', type: 'Octopus', pronoun: 'he' } },
	props: ['pot'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'arms', use: 'reach' },
		{ id: 'pot', use: 'hear' },
		{ id: 'wait', use: 'trust', cost: 'time', ally: 'smudge' },
	],
	levels: {
		1: {
			meet: 'The way went along a thin lane. “Hello!” called {hero}. Puff! It all went black. “I’m sorry,” said Smudge, an octopus with a pot. “I’m so shy. When one of you says hello, I jump, and out comes ink.” Puff! Now it was so black that no one could go on.',
			flies: '“Can’t I fly?” asked {hero}. But it was black up there too.',
			swims: '{hero} looked ahead. But it was black all over.',
			ways: [
				{
					say: 'Go along from arm to arm',
					outcome:
						'{hero} took hold of an arm and shook it. “How do you do?” Then there was the next arm, and the next. {hero} shook all eight. “Now I know you,” said Smudge. So he was not shy, and there was no puff. The way got clear for everyone.',
					later:
						'“How do you do?” said {hero}, and shook a hand. And then the next, and the next, right up to the front!',
				},
				{
					say: 'Hold up the ink pot',
					outcome:
						'{hero} took the pot and held it up. “Hello!” {hero} said. Puff! All the ink went into it, and on went the lid. So the way was clear. “I can see you!” said Smudge. “Take the pot along.”',
					later:
						'{hero} took the lid off Smudge’s ink pot. Puff! It was as black as night, so everybody stood still and hushed.',
				},
				{
					say: 'Wait till he says hello first',
					outcome:
						'{hero} sat down and did not say a thing. It took a long, long time! The black went away, bit by bit, and there were two eyes. “Hello,” said Smudge. He had done it! So the lane was clear, and he came along, to say it some more.',
					later: '“Hello,” said Smudge to everybody, with no puff. “{hero} let me say it first. {hero} is a friend.”',
				},
			],
		},
		2: {
			meet: [
				'The lane was full of black. It was not night; it was ink, and it hung there like a curtain, and nobody could get on. “Hello?” said {hero}. Puff! It got blacker. “Sorry!” said a voice. “It’s me, Smudge. I’m an octopus. When anybody says hello I get such a fright. [I want to say it back, and ink comes out.|I want to say hello, and I say ink.]” Puff! “That one was because you listened.” Next to him stood a row of pots. He had tried to sell ink, but then customers had come.',
			],
			flies:
				'“Can’t I fly?” asked {hero}. It was black above as well. “I got a postcard,” said Smudge, “and it said hello.”',
			swims: '{hero} looked ahead. “Somebody swam,” said Smudge, “and said hello to a rock. She’s still waiting.”',
			ways: [
				{
					say: 'Shake hands with all his arms, one by one',
					outcome:
						'{hero} put out a {hand} into the black. There was an arm, cold and polite. “How do you do?” said {hero}, and shook it. The arm felt for the next one, and handed {hero} on. So it went, all down the lane. The eighth was very small and did not want to let go. “I’ve never met anybody for so long,” said Smudge. He forgot to puff, and the lane got clear.',
					later:
						'“How do you do?” said {hero}, and shook the nearest hand, and then the one behind it. You cannot be rude to somebody who is shaking your hand. From one to the other it went, until there was nobody left to meet.',
				},
				{
					say: 'Catch the next puff in one of his pots',
					outcome:
						'{hero} took a pot, held it close, and said, very nicely, “Hello.” Puff! It went in with a slap. {hero} took the next pot. “Hello. Hello. Good day. How’s your mother?” Then there was no ink left in Smudge at all. The lane was clear and blue. “You have a nice face,” said Smudge in surprise. Only the last pot would not shut, and {hero} had to hold down the lid to the end of the lane.',
					later:
						'{hero} took the lid off Smudge’s last pot. Puff! It was as black as the inside of a shoe. Everyone stopped talking at once and stood still, or they would have stepped on somebody. By the time they could see, they had forgotten what about.',
				},
				{
					say: 'Turn your back and wait for him to say it',
					outcome:
						'{hero} sat down, back to Smudge, and did not say anything. It took a long time. A fish went by, and {hero} did not say hello to that, either. The ink got thin. There was a small cough. “Hello,” said Smudge, so quietly that it hardly moved the water. “Hello,” said {hero}, and did not turn around. There was no puff. So the lane was clear, and he came along, and said it to two snails.',
					later:
						'“Hello,” said Smudge to the whole room. They all held their breath for him. Nothing puffed. “Everybody always says it first,” he said, “because they’re friendly. {hero} waited. I didn’t know that you could be friendly like that.”',
				},
			],
		},
	},
};
