import type { Obstacle } from '../../format.ts';

export const whatDidIMiss: Obstacle = {
	id: 'what-did-i-miss',
	alsoIn: ['adventure', 'fairy-tale', 'fantasy', 'mythology'],
	place: { the: 'the white hollow', at: 'in the white hollow', to: 'to the white hollow', backdrop: 'ice' },
	people: { drift: { call: 'Drift', a: 'a yeti who stayed awake', type: 'Monster', pronoun: 'he' } },
	props: [],
	blocks: ['flies'],
	ways: [
		{ id: 'move-over', use: 'reach' },
		{ id: 'flakes', use: 'hear' },
		{ id: 'wake', use: 'trust', cost: 'time', ally: 'drift' },
	],
	levels: {
		1: {
			meet: 'The road went down into the snow. A white hill lay across it. “What did I miss?” said the hill. It was Drift, a yeti! “When I sleep, nice things go by,” he said, and yawned. “So I lie in the road, and I don’t sleep. Don’t climb over me, or I’ll miss you too!”',
			flies: '“I could fly,” said {hero}. “Oh no!” said Drift. “I’m too tired to look up, and then I’ll miss it.”',
			ways: [
				{
					say: 'Lie down by him and say “Move over a bit”',
					outcome:
						'{hero} lay down by Drift. “Move over a bit,” {hero} said, as you do in bed. So Drift did. “A bit more!” So he did. Now he lay by the road, in the soft snow. He could see it all from there, and everyone could go by.',
					later:
						'There was a long bench, and it was full. “Move over a bit,” said {hero}. So they all did, bit by bit, till {hero} sat in front.',
				},
				{
					say: 'Tell him about the snow, very slowly',
					outcome:
						'“I’ll tell you what you miss,” said {hero}. “One flake falls. Then one more flake falls. Then one more…” It was so dull! Drift shut one eye, and then the other. He slept, as round as a ball. So there was room on both sides, and everyone could go by.',
					later:
						'“One flake falls,” said {hero}, very slowly. “Then one more flake falls. Then one more…” All the people yawned, and it was still.',
				},
				{
					say: 'Say “I’ll wake you,” and do it',
					outcome:
						'“Go to sleep,” said {hero}. “If a nice thing comes, I’ll wake you.” It took a long, long time. Then a hen came down the hill on skis. “Drift, wake up!” cried {hero}. “You did wake me!” he said, and saw it all. So he got up off the road, and came along.',
					later:
						'“They all say, ‘I’ll wake you,’ and then they don’t,” said Drift. “{hero} said it, and {hero} did it. There was a hen on skis!”',
				},
			],
		},
		2: {
			meet: [
				'The road went down into a hollow, and a hill lay across it. It was white, and it breathed. “What was that?” said the hill, and opened an eye. “Did I miss anything?” It was Drift, a yeti. “Every winter I go to sleep,” he said. “And in spring they tell me, oh, you should have been there! [Once it was a parade.|One year it was a parade.] So now I’m staying awake, here, where everything has to come by.” He yawned till the snow slid off the rocks. “Don’t climb over me! My eyes are in front.”',
			],
			flies: '“I could fly,” said {hero}. “Behind my head?” cried Drift. “That’s just where it always happens!”',
			ways: [
				{
					say: 'Lie down beside him and tell him to move over',
					outcome:
						'{hero} lay down close to Drift and pulled up a bit of his fur, like a blanket. “Move over,” mumbled {hero}. “I’ve got no room.” There are things that you do even when you are only a quarter awake. Drift moved over. “More,” mumbled {hero}. He grumbled, and moved over again. After the fourth time he lay beside the road, on the bank. “You can see both ends from here!” he said, and waved to everybody who went by.',
					later:
						'A long bench went up to the front, and it was full. {hero} sat down on the end. “Move over,” {they} mumbled. The whole bench moved. “More.” At the far end people fell off, one by one, and then it was {hero} who sat there.',
				},
				{
					say: 'Tell him very slowly what happens in winter',
					outcome:
						'“Shall I tell you what you miss?” asked {hero}. Drift opened both eyes. “A flake falls,” said {hero}. “It’s white. Then there’s another flake. That’s white, too.” “And then?” asked Drift. “Then there are two,” said {hero}. At flake nineteen his chin came down. A yeti who is awake lies stretched out, to hear both ends of the road. Asleep he is quite round. So there was room on both sides, and people went by on tiptoe.',
					later:
						'“A flake falls,” said {hero}, in the voice for yetis. “It’s white. Then there’s another flake.” The shouting got slower. Somebody leaned on somebody. By flake nine they had all let their chins down, and there was not a sound.',
				},
				{
					say: 'Promise to wake him when something happens',
					outcome:
						'“Go to sleep,” said {hero}. “When something happens I’ll wake you.” “They all say that,” said Drift, and was asleep. {hero} sat down by his ear and watched. For a long time nothing happened, and then it went on not happening. At last a hen came down the hill on skis, with a suitcase. “Drift!” shouted {hero}. “Now!” He saw the whole of it. “You woke me,” he said, as if it were a question. Then he got up off the road, and came along.',
					later:
						'“I’ve slept through eleven parades,” said Drift, and sat down, because of the ceiling. “They all said they’d wake me. In spring they were so sorry. {hero} woke me for one hen.” He looked around. “But she was on skis.”',
				},
			],
		},
	},
};
