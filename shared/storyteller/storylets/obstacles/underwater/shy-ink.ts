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
			meet: '“Hello!” said {hero}. Puff! It all went black. “Sorry,” said a voice. It was Smudge, an octopus. “You said hello, and I jumped. Then I puff ink. Sorry!” Puff! Now it was more black. By him stood an ink pot.',
			flies: 'It was black up there too.',
			swims: 'Swim? Which way? It was all black.',
			ways: [
				{
					say: 'Go along from arm to arm',
					outcome:
						'{hero} took hold of an arm. “That is my one,” said Smudge. Then came two, and three. {hero} shook each of them, up to eight. “How do you do, how do you do!” And out {they was}.',
					later: '“How do you do!” said {hero}, and shook a hand. And the next, and the next, right up to the front!',
				},
				{
					say: 'Hold up the ink pot',
					outcome:
						'{hero} held up the pot, and then said “Hello!” Puff! It all went in the pot, every bit. Lid on! “I can see you!” said Smudge. “Take the pot. I have a lot.”',
					later:
						'{hero} took the lid off the ink pot. Puff! It was as black as night. They all stopped and held hands.',
				},
				{
					say: 'Wait till he says hello first',
					outcome:
						'{hero} sat down and said not a thing. It took so long! The black went away, bit by bit. Two eyes came out. “Hello,” said Smudge, so low. He had done it! And so he came along.',
					later: '“Hello,” said Smudge to them all. No puff! “{hero} let me say it first,” he said. “{They} can wait.”',
				},
			],
		},
		2: {
			meet: [
				'The lane was full of black. It was not night; it was ink, and it hung there like a curtain. “Hello?” said {hero}. Puff! It got blacker. “Sorry!” said a voice. “It’s me, Smudge. I’m an octopus. When anybody says hello I get such a fright. [I want to say it back, and ink comes out.|I want to say hello, and I say ink.]” Puff! “That one was because you listened.” Next to him stood a row of pots. He had tried to sell it, but then customers had come.',
			],
			flies: 'It was black above as well. “I got a postcard last week,” said Smudge.',
			swims: '“Don’t swim,” said Smudge. “Somebody did, and said hello to a rock. She’s still waiting.”',
			ways: [
				{
					say: 'Shake hands with all his arms, one by one',
					outcome:
						'{hero} put out a {hand} into the black. There was an arm, cold and polite. “How do you do?” {they} said to it, and shook it. The arm felt for the next one, and handed {them} on. It went like that all down the lane. How do you do, how do you do! The eighth was very small and did not want to let go. “I’ve never met so many people,” said Smudge.',
					later:
						'“How do you do?” said {hero}, and shook the nearest hand, and then the one behind it. You cannot be rude to somebody who is shaking your hand. It passed {them} along from one to the other, until there was nobody left to meet.',
					as: { merry: 'If you are {trait}, eight is not too many.' },
				},
				{
					say: 'Catch the next puff in one of his pots',
					outcome:
						'{hero} took a pot, held it close, and said, very nicely, “Hello.” Puff! It went in with a slap. {They} took the next pot. “Hello. Hello. Good day. How’s your mother?” Then there was no ink left in Smudge at all. It was clear and blue, and they could see each other. “You have a nice face,” said Smudge in surprise. He wrote a label for one pot, and it was {theirs}.',
					later:
						'{hero} took off the lid. Puff! It was as black as the inside of a shoe. Everyone stopped talking at once and stood still, so as not to step on somebody. By the time they could see, they had forgotten what about.',
					as: { clever: 'A {trait} person brings a lid.' },
				},
				{
					say: 'Turn your back and wait for him to say it',
					outcome:
						'{hero} sat down with {their} back to Smudge and did not say anything. It took a long time. A fish went by, and {hero} did not say hello to that, either. The ink got thin. There was a small cough. “Hello,” he said, so quietly that it hardly moved the water. “Hello,” said {hero}, and did not turn around. There was no puff. He came along, and said it to two snails.',
					later:
						'“Hello,” said Smudge to the whole room. They all held their breath for him. Nothing puffed. “Everybody always says it first,” he said, “because they’re friendly. {hero} waited. I didn’t know that you could be friendly like that.”',
					as: { quiet: 'It was nice for {trait} {hero} too.', kind: 'Somebody {trait} can wait for a hello.' },
				},
			],
		},
	},
};
