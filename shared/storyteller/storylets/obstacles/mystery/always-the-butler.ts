import type { Obstacle } from '../../format.ts';

export const alwaysTheButler: Obstacle = {
	id: 'always-the-butler',
	alsoIn: ['detective', 'ghost', 'historical', 'time-travel', 'royal', 'superhero', 'fairy-tale'],
	place: { the: 'the manor gate', at: 'at the manor gate', to: 'to the manor gate', backdrop: 'castle' },
	people: { pardoe: { call: 'Pardoe', a: 'a panda in white gloves', type: 'Panda', pronoun: 'he' } },
	props: ['gate'],
	blocks: ['flies'],
	ways: [
		{ id: 'tray', use: 'reach' },
		{ id: 'confess', use: 'hear' },
		{ id: 'tart', use: 'trust', ally: 'pardoe' },
	],
	levels: {
		1: {
			meet: 'The road went in at the gate of a big house. It was shut. Behind it stood Pardoe, a panda with a tray. “I did it,” he said. “What did you do?” asked {hero}. “I don’t know,” said Pardoe. “But when a thing is lost, you all look at me. So I shut myself in.”',
			flies: '“I could fly,” said {hero}. “If one more thing flies off, they will say it was me,” said Pardoe.',
			ways: [
				{
					say: 'Put a guest note on Pardoe’s tray',
					outcome:
						'{hero} put a note on Pardoe’s tray: “We all came for tea.” “You’re guests!” said Pardoe. He was so happy! You open the gate for guests, so he did. “This way, please!” And {hero} could keep the tray.',
					later:
						'{hero} held up Pardoe’s tray. “Mind the tea!” {hero} called. So the people all made way, right up to the front.',
				},
				{
					say: 'Say “I did it!” with Pardoe',
					outcome:
						'“If you say it, say it loud,” said {hero}. “I DID IT!” “I DID IT!” called Pardoe. It was so loud that the crows fell still. And it felt so good that he had to laugh! “But I didn’t do a thing,” he said, and he opened the gate.',
					later:
						'“I DID IT!” called {hero}, as with Pardoe. “What? Who?” said the people. And they all hushed, to hear what it was.',
				},
				{
					say: 'Ask what he really did',
					outcome:
						'“And what did you really do?” asked {hero}. Pardoe got red. “I ate a plum tart,” he said. “Just once.” “Was it good?” asked {hero}. “Oh, yes,” he said. And that was all! He felt so much better that he opened the gate. And he came along, to tell people.',
					later:
						'“When a thing is lost, they say it was me,” said Pardoe. “{hero} asked me first. {hero} wants to know the truth.”',
				},
			],
		},
		2: {
			meet: [
				'The road went in at the manor gate and out at the back of the park. But the gate was shut, and behind it stood Pardoe. He was the butler, a panda in white gloves, with a silver tray and a packed bag. “I did it,” said Pardoe. “Did what?” asked {hero}. “I don’t know yet,” said Pardoe. “But when a thing [goes missing|is gone], they always say it was the butler. So I have locked myself in.”',
			],
			flies:
				'{hero} looked at the windows. “If you fly in, they will say that I opened one,” said Pardoe. “They always do.”',
			ways: [
				{
					say: 'Lay a card on his silver tray, like a visitor',
					outcome:
						'{hero} wrote a name on a card and laid it on the tray, through the bars. Pardoe’s back went straight. His bag fell over. “Do step in,” he said, and swung the gate wide. Nobody had come to visit all week. He walked in front, through the whole park, and {hero} carried the tray, in at one gate and out at the other.',
					later:
						'{hero} held Pardoe’s silver tray up high and walked. There was nothing on it. But people do not look. They see a tray, and they pull in their elbows. That was the way to the front.',
				},
				{
					say: 'Practice a really good confession with him',
					outcome:
						'“You say it like somebody who wants a sandwich,” said {hero}. “Say it like this. I DID IT!” Pardoe put down the tray. “I DID IT!” he cried, and a window opened. “I DID IT!” cried {hero}, and a gardener dropped his rake. Pardoe had never been so happy. He opened the gate, to have room for his arms.',
					later:
						'{hero} got up on a chair. “I DID IT!” It worked at once. Nobody knew what it was, or who had done it, and they all badly wanted to. There was not a sound.',
				},
				{
					say: 'Ask Pardoe what he has really done',
					outcome:
						'“But what did you really do?” asked {hero}. It was quiet in the park. “There was a plum tart,” said Pardoe, “on a Sunday, nineteen years ago. They asked the cook. They asked the cat. Nobody asked me.” He took a deep breath. “It was delicious,” he said, and a tear ran into his glove. Then he found the key, opened the gate, and came along, to tell it to somebody else.',
					later:
						'“I have said ‘I did it’ to everyone,” said Pardoe, and took off his gloves. “They all nodded. {hero} was the only one who asked what. So if {hero} tells you something, {hero} asked first.”',
				},
			],
		},
	},
};
