import type { Obstacle } from '../../format.ts';

export const openMouth: Obstacle = {
	id: 'open-mouth',
	alsoIn: ['animal', 'adventure', 'mythology', 'dinosaur', 'desert'],
	place: { the: 'the crocodile ford', at: 'at the crocodile ford', to: 'to the crocodile ford', backdrop: 'swamp' },
	people: {
		bosco: { call: 'Bosco', a: 'a crocodile with an open mouth', type: 'Crocodile', pronoun: 'he' },
		pica: { call: 'Pica', a: 'a small parrot with a brush', type: 'Parrot', pronoun: 'she' },
	},
	props: ['paintbrush'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'teeth', use: 'reach' },
		{ id: 'yawn', use: 'hear' },
		{ id: 'hold', use: 'trust', ally: 'bosco' },
	],
	levels: {
		1: {
			meet: 'The road went down to a river. There was just one flat rock to go over on. But it was Bosco, a crocodile, with his mouth wide open. In it slept Pica, a small parrot, with a brush. “Ahhh,” said Bosco. That was: “She cleans my teeth. If you step on me, she will wake!”',
			flies: '“Ahhh!” said Bosco. That was: “She wakes up when the air moves.”',
			swims: '“Ahhh!” said Bosco. That was: “She wakes up when the water moves.”',
			ways: [
				{
					say: 'Go over his teeth on the tip of your toes',
					outcome:
						'{hero} went over Bosco’s teeth like a bridge, tip, tip, tip. It was so soft that Pica slept on. So then everyone could go over like that. “Ah!” said Bosco. That was: “How softly you do it!”',
					later:
						'{hero} thought of all the teeth. Tip, tip, tip! {hero} went over the backs of the chairs, and no one felt it.',
				},
				{
					say: 'Teach Bosco how to yawn without a sound',
					outcome:
						'{hero} yawned a big, big yawn with no sound. Bosco yawned too. Pica yawned in her sleep, and rolled into his cheek. Now he could shut his mouth! So he held out his back for everyone, and Pica slept on.',
					later:
						'{hero} opened {their} mouth and yawned, as big as a crocodile. All the people had to yawn too. So no one could shout.',
				},
				{
					say: 'Lift Pica out with care, past all the teeth',
					outcome:
						'{hero} put {their} {hands} into the mouth, past all the teeth. Bosco held still, and did not bite. Out came Pica, and slept on in the grass. Snap, he shut his mouth. “Thank you!” he said. So everyone could go over him. And he came along, to talk, now that he could.',
					later:
						'“Look at my teeth!” said Bosco. “{hero} put {their} {hands} in here, for a little bird. And {hero} did it so softly. You can trust {hero}.”',
				},
			],
		},
		2: {
			meet: 'The road went through a ford, and in the ford lay Bosco, a crocodile, as long as a boat. His mouth was wide open. “Ahhh,” he said. He could not say more, for on his tongue slept Pica, a small parrot with a brush. It was her job to clean his teeth, and she had got [so tired|very tired]. Bosco had not shut his mouth for a night and a day. A tear ran down. He pointed at Pica, and laid a claw on his lips. Shh!',
			flies: 'Bosco shook his tail. A wind from above, and she would wake up and fall in the water!',
			swims: 'Bosco shook his tail. A wave, and she would wake up and fall in the water!',
			ways: [
				{
					say: 'Walk across on his teeth without a sound',
					outcome:
						'The lower teeth stood in a row, from one bank to the other, like white posts. {hero} stepped on the first. It was pointed, but it was firm. So it went on over all thirty-three. Pica turned over, and smiled. “Ah,” said Bosco, very softly, as {hero} got off at the back. So that was a bridge, and Bosco held still till everybody was over.',
					later:
						'{hero} saw the backs of the chairs, all in a row, like teeth. {They} stepped up on the first, and then on the next, so lightly that nobody turned around. And there was the front.',
				},
				{
					say: 'Show Bosco how to yawn, and yawn with him',
					outcome:
						'Bosco’s mouth was getting stiff. “If it’s open anyway,” whispered {hero}, “you could yawn.” And {hero} showed him. It began at the bottom, and went on and on. “Aaaaah,” went Bosco. Frogs yawned on the bank. Pica yawned in her sleep, and rolled over into his cheek. Now Bosco could shut his mouth, very softly. He backed out of the ford, and it was free.',
					later:
						'{hero} yawned Bosco’s yawn, that goes on and on. “Aaaaah.” The front row yawned, and then the next one. You can’t shout while you do that, and afterward you feel much better.',
				},
				{
					say: 'Reach in past his teeth and lift her out',
					outcome:
						'“Hold quite still,” said {hero}, “and I’ll carry her.” Bosco shut his eyes. {hero} reached in past all the teeth, and it was warm in there. Bosco’s mouth shook. It wanted to shut! But it did not. {hero} laid Pica in the grass, brush and all. SNAP! You could hear it for a mile. “Thank you,” said Bosco, and everybody could go over his back. He came along, and talked the whole way.',
					later:
						'“You are all looking at my teeth,” said Bosco. He was right. “{hero} put {their} {hands} in there, because somebody was asleep. I shook all over. But {hero} told me, hold still, and so I did. I’d do what {hero} says.”',
				},
			],
		},
	},
};
