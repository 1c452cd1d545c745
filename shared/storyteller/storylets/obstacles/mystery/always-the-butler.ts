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
		3: {
			meet: [
				'The road went in at the gate of the manor and out by the orchard, and the gate was locked from within. Behind it, on a packed suitcase, sat the butler. He was a panda, born in the right colors for it, with white gloves and a silver tray. “I did it,” he said. “My name is Pardoe. You may send for the police.” “What did you do?” asked {hero}. “That hasn’t been decided,” said Pardoe. In all his time there, a pearl, a spoon, and three canes had gone astray, and [each time|every single time] it had turned out to be a magpie, or a drain, or the wrong coat. But first they had always looked at Pardoe. “It saves time,” he said, “if I’m locked up beforehand. I’ve been in all week.”',
			],
			flies:
				'“I could fly,” said {hero}. “I must ask you not to fly in,” said Pardoe. “They’d count the spoons, and then they’d look at me.”',
			ways: [
				{
					say: 'Lay your name on his tray, and be a caller',
					outcome:
						'{hero} had no card. {They} wrote {their} name on a leaf, leaned in between the bars, and laid it on the silver tray. It was like winding up a clock. The butler rose. The chin went up; the suitcase was nudged behind a bush. “You are expected,” said Pardoe, though it couldn’t be true, and threw the gate open. He went before {hero} the whole length of the park, and announced {hero} in a ringing voice to a pear tree. {hero} was carrying the tray by then. “It only makes people look at me,” said Pardoe. “On you it looks like luggage.”',
					later:
						'There is something about a silver tray. {hero} held Pardoe’s at the height of the hats, level, with nothing on it whatever, and set off into the thick of them. People who had not moved for elbows moved for that. “Is it the salmon?” asked a lady, stepping back on her husband. It was {hero}, and already through.',
				},
				{
					say: 'Teach Pardoe to confess as if he meant it',
					outcome:
						'“You say it as if you were announcing lunch,” said {hero}. Pardoe was stung; he had his pride. So {hero} showed him. You plant yourself. You let them wait. You throw out an arm. “I DID IT!” shouted {hero}, and a gardener, two fields away, took off his hat. “I did it,” said Pardoe, a bit louder than lunch. By the sixth time there was an arm in it, and by the tenth he had to open the gate, to make room for the arm. “I feel as if I’d really been somewhere,” he said. He didn’t notice who had gone through.',
					later:
						'{hero} got up on a chair, and let everybody wait, and threw out an arm. “I DID IT!” It cut through the din like a plate dropped in a kitchen. Nobody there had the least idea what had been done. But everybody knew one thing: it would be a pity to miss the next sentence.',
				},
				{
					say: 'Ask him what, exactly, he has on his conscience',
					outcome:
						'“Not the pearl,” said {hero}. “Not the spoon. What was it that you did do?” The tray sank. “You’re the first to put it like that,” said Pardoe. He looked left and right. It had been a plum tart, with cream, nineteen years ago. They’d questioned the cook, and they’d questioned the cat, and for once nobody had looked at him. “I’ve confessed to everything since,” said Pardoe, “except that.” He breathed like somebody who has undone a button, and found the key in his glove, and opened the gate. Then he told the cook, through the kitchen window, came back rather pale, and went along with {hero}.',
					later:
						'“I am a butler,” said Pardoe, from the door, and heads turned to see what was missing. “I’ve been suspected by the best families, and I said yes to save them trouble. {hero} wouldn’t take yes.” He had his gloves off. “{They} asked what really happened. If {hero} should tell you anything, you may be sure that {they} asked first.”',
				},
			],
		},
		4: {
			meet: [
				'The road went in by the manor gate and out through the orchard, but today the gate was locked from inside. Behind it a panda in white gloves sat bolt upright on a suitcase, with a silver tray on his knees. “I did it,” he said. His name was Pardoe, and he was the butler. What had he done? He would rather leave that to the people who knew, said Pardoe. In forty years a pearl had gone missing, and a spoon, and several canes. They had all been found again, behind something. But each time there had been a quarter of an hour in which [nobody said anything|they were too polite to say anything] and the whole family looked at his hands. That was why he wore the gloves. “I thought I’d be guilty in my own time,” said Pardoe, “and get it over with.” In the suitcase were one clean collar and a mug with a duck. The youngest daughter of the house had given it to him when she was four.',
			],
			flies:
				'If anybody flew in without his opening the gate, said Pardoe, something would sooner or later be missed, and they would look at him.',
			ways: [
				{
					say: 'Lay a card on his tray, like a caller',
					outcome:
						'A man who is waiting to be arrested has nothing to do with his hands. {hero} wrote {their} name on a leaf and held it out through the bars, just above the tray. The tray went under it before Pardoe had thought about it, and the leaf lay in the exact middle. All the rest of him stood up. “The family is not at home,” said Pardoe, and opened the gate. “May I receive you?” He walked ahead of {hero} the whole length of the drive, and at the orchard he announced {them} to the pear trees. By then {hero} had the tray. When Pardoe held it, people only looked for what was not on it.',
					later:
						'{hero} held Pardoe’s silver tray just above the hats. There was nothing on it. {They} did not say “excuse me,” because trays don’t. These people had stood shoulder to shoulder, and no reason in the world would have moved anybody. But they made way for something that was about to be offered to them. One lady even helped herself, and looked at her fingers for some time. By then {hero} was at the front.',
				},
				{
					say: 'Teach him how to confess properly',
					outcome:
						'“It’s the way you say it,” said {hero}. “You confess as if you were handing around toast.” That hurt him more than all the canes, because he took pride in his work. So {hero} stood in the road and showed him. {They} waited, and flung out an arm. “I DID IT!” Somewhere a gardener dropped his rake. Pardoe’s first try was a cough. About the ninth something got into it that had never been in a pantry. At the twelfth he flung the gate wide open, shook his fist at the thirty windows, and shouted it at the top of his voice. “And what if I did!” shouted Pardoe. Nothing moved behind the glass. {hero} had walked in while the echo was still looking for its owner.',
					later:
						'The waiting is what does it, as {hero} had told the butler. {They} stood where everyone could see {them} and looked at nobody. When it had gone on for almost too long {they} flung out an arm. “I DID IT!” No conversation in the world can go on after that. The people shut their mouths. They were not shocked. They were only afraid to miss what it was.',
				},
				{
					say: 'Ask him what he has really done',
					outcome:
						'“It wasn’t the pearl,” said {hero}. “I can see how you hold that tray. So what was it?” In forty years nobody had asked Pardoe as if there were an answer. He took off his left glove. “A tart,” he said. “With plums. It was a Sunday.” The family had dismissed a kitchen maid for it. “I was standing next to her, and for once they didn’t look at me,” said Pardoe. “I thought, so this is what it’s like. And I let her go.” He found the key, and opened the gate. The maid lived just across the road. He knocked, and told her, and came out rather pale. Then he walked along beside {hero}, with both his hands bare.',
					later:
						'“You’ll have been wondering what I took,” said Pardoe. “It was a tart.” He waited until that had got to the back of the room. “In forty years I confessed to many other things, and nobody ever doubted it. {hero} came to a locked gate, and was in a hurry, and I told {them} I’d done it.” He held out his bare hands so that everyone could look at them. “{hero} wanted to know if it was true. Nobody else did. {They} will tell you what is.”',
				},
			],
		},
	},
};
