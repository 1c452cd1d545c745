import type { Obstacle } from '../../format.ts';

export const faceToTheWall: Obstacle = {
	id: 'face-to-the-wall',
	alsoIn: ['adventure', 'fairy-tale', 'fantasy', 'unicorn'],
	place: { the: 'the ice gap', at: 'in the ice gap', to: 'to the ice gap', backdrop: 'ice' },
	people: { lump: { call: 'Lump', a: 'a snowman with a long pole', type: 'Snowman', pronoun: 'he' } },
	props: [],
	blocks: ['flies'],
	ways: [
		{ id: 'around', use: 'reach' },
		{ id: 'who', use: 'hear' },
		{ id: 'eyes', use: 'trust', ally: 'lump' },
	],
	levels: {
		1: {
			meet: 'The road went up between two walls of ice. There stood Lump, a snowman, and held a long pole across it. “I’m the guard,” he said. “I look at you, and then I let you by. But they put my face on the wrong side! I’m stuck, and I see just this wall.”',
			flies: '“What if I fly?” asked {hero}. “Then I won’t even hear you,” said Lump. “And that’s all I have!”',
			ways: [
				{
					say: 'Push the pole, and go around with it',
					outcome:
						'{hero} pushed the pole. Crack! Lump came loose from the ice. Around went the pole, and around went Lump. And {hero} came out on the other side! “I saw you!” cried Lump. “Who’s next?” So they all pushed, and he saw each one.',
					later:
						'{hero} took a man by the arm and pushed. Around they went, and {hero} was by him. Then came the next one, and the next, up to the front!',
				},
				{
					say: 'Teach him to call “Who goes there?”',
					outcome:
						'“You can’t look, but you can ask,” said {hero}. “Call: HALT! Who goes there?” So he did. “HALT! WHO GOES THERE?” “It’s me, {hero}!” “Oh, that’s nice!” said Lump, and up went the pole. Now everyone just told him who it was, and went by.',
					later:
						'“HALT!” called {hero}, as loud as Lump. “WHO GOES THERE?” Everybody stood still, and no one said a word.',
				},
				{
					say: 'Put his eyes on the other side',
					outcome:
						'“I’ll move your eyes,” said {hero}. They were two black stones. So out they came, and it was dark for Lump. Then in they went, on the other side. “A road!” he cried. “And you!” Up went the pole for everyone. He jumped, and crack, he was loose, and he came along.',
					later:
						'“I gave {hero} my eyes to hold,” said Lump. “It was dark! But {hero} put both of them back. You can trust {hero}.”',
				},
			],
		},
		2: {
			meet: [
				'The road went up between two walls of ice. In the gap stood a snowman, with his back to the road and a long pole across it. “Nobody goes by till I’ve had a look at them,” he said. His name was Lump, and he was the guard. [Children had|Some children had] put his face on the wrong side, and now he was frozen to the ground. All that he ever saw was the wall. “No one has come out of there yet,” he said proudly. Then he said, more softly, “Is it nice, the road?”',
			],
			flies:
				'“What if I fly?” asked {hero}. “Now you’re at least steps, and a voice,” said Lump. “If you fly, you’re only a draft.”',
			ways: [
				{
					say: 'Push against the pole, and go around with it',
					outcome:
						'{hero} leaned on the end of the pole and pushed. Something went crack under Lump. Then he began to turn, slowly, like a door, and {hero} went around behind the pole. “Wall,” said Lump. “Wall. Oh! You!” And {hero} was out on the other side. “You may pass,” said Lump. “Who’s next?” The next one pushed, and had nine dogs with him. “Wall,” said Lump. “Dogs! Wall. Come back any time!”',
					later:
						'{hero} took hold of the nearest elbow, and pushed, as if it were a pole. A man went around with it, and {hero} came out in front of him. “Oh! You!” said the man. It was eleven elbows to the front, and they all looked pleased to have seen somebody.',
				},
				{
					say: 'Teach him to call out “Who goes there?”',
					outcome:
						'“A guard doesn’t have to look,” said {hero}. “A guard can ask.” And {hero} told him the words. “HALT!” shouted Lump. “WHO GOES THERE?” A bit of the wall fell down. “Only {hero},” said {hero}. Lump thought about it. You could see from behind that he was smiling. “That’s more than a look,” he said, and lifted the pole. From then on everybody told him who they were, and some told him about their aunts.',
					later:
						'“HALT!” shouted {hero}, as Lump does. “WHO GOES THERE?” Everybody stopped, with one arm in the air. Nobody was going anywhere. So nobody knew what to answer, and it was as still as snow.',
				},
				{
					say: 'Move his eyes around to the other side',
					outcome:
						'“I could move your eyes,” said {hero}. They were two bits of coal, and he had no others. “Don’t drop them,” said Lump. Then it was dark for him. {hero} went around him with the coals, and set them in at the back, with the carrot between them. “Oh,” said Lump. “It goes on and on!” He put the pole away for everybody. Then he jumped, so that the ice let go of him, and came along, to see where the road went.',
					later:
						'“I only have two eyes,” said Lump from the corner where it was coolest. “{hero} took them out, and it was dark. I thought, well, that was that. And then I had them back, and the left one was on the left.”',
				},
			],
		},
	},
};
