import type { Obstacle } from '../../format.ts';

export const sevenAtOneBlow: Obstacle = {
	id: 'seven-at-one-blow',
	alsoIn: ['dragon', 'fantasy', 'royal', 'unicorn'],
	place: { the: 'the mountain pass', at: 'at the mountain pass', to: 'to the mountain pass', backdrop: 'mountain' },
	people: {
		bobbin: { call: 'Bobbin', a: 'a mouse with a very wide belt', type: 'Mouse', pronoun: 'he' },
		oona: { call: 'Oona', a: 'a giant with a torn coat', type: 'Giant', pronoun: 'she' },
	},
	props: ['chest', 'button'],
	blocks: ['flies'],
	ways: [
		{ id: 'belt', use: 'hear' },
		{ id: 'needle', use: 'reach' },
		{ id: 'mend', use: 'trust', cost: 'time', ally: 'oona' },
	],
	levels: {
		3: {
			meet: [
				'The road climbed to a pass, and the pass was stuffed with furniture. There were beds, chests, and a piano, and behind them crouched a mouse in a belt that went around him twice. SEVEN AT ONE BLOW, it said. “Go around by the valley!” hissed the mouse, whose name was Bobbin. “It’s only three days! There’s a giant on the other side!” {hero} looked through a keyhole. On the other side were boulders, and behind those sat a giant, named Oona, [biting her nails|with her head down]. “There’s a hero over there,” she whispered. “He kills seven at a time. And I’ve only come about my elbow.” There was a hole in her coat that you could have driven a cow through. Bobbin was a tailor. He had sewn that belt after a bad day with some flies.',
			],
			flies:
				'“I could fly,” said {hero}. “Don’t fly!” hissed Bobbin. “She’ll throw something! She’s twelve feet tall, and there’s nothing in the air to hide behind!”',
			ways: [
				{
					say: 'Tell Oona exactly what the seven were',
					outcome:
						'{hero} put {their} mouth to the keyhole. “It was flies,” {they} said. “On a jam sandwich.” For a moment it was quiet. Then the mountain began to shake. A snowfield came down, and a second one. It was Oona, and she was laughing. “Everybody thought of knights,” said a small voice behind {hero}. “I never said that they were.” Bobbin had gone pink up to the ears. Oona moved her boulders aside with one foot, and the furniture with the other, and the pass was open. Bobbin took off the belt, which had always been heavy, and {hero} went on with it.',
					later:
						'{hero} held up Bobbin’s belt, like a banner. SEVEN AT ONE BLOW. Those in front read it. They stopped talking, and counted how many they were, and sat closer together. It was read out in a whisper all the way to the back. No one asked seven what. People never do.',
					as: {
						honest: '{hero} could not leave the sandwich out.',
					},
				},
				{
					say: 'Ask the tailor how a needle gets through',
					outcome:
						'“How does a needle do it?” asked {hero}. Bobbin forgot to be afraid. “It doesn’t push,” he said. “Only fools push. It looks for where the cloth is thin. In, along, out, and always a bit to the side.” So {hero} went through that barricade like a needle: in at a wardrobe, along under the piano, out by a drawer. {They} went through the boulders in the same way. “That’s a backstitch!” came Bobbin’s voice. He couldn’t help it. “Keep it small!” Oona listened. “A hero wouldn’t know that,” she said. “That’s a tailor!” And because of her elbow she cleared away the rocks and the furniture, and left the pass as wide as it had ever been.',
					later:
						'A crowd is only cloth. {hero} did not push. {They} looked for where it was thin: in behind a feather hat, along under an argument, out beside a pram. In, along, out, and always a bit to the side. Nobody had moved, and {hero} was at the other end of the seam.',
				},
				{
					say: 'Carry the coat to Bobbin, and carry it back mended',
					outcome:
						'“Give me the coat,” {hero} said to Oona, and to Bobbin, “Here’s some mending.” They would each have liked to ask who for. It took four journeys to get all of it through the wardrobe. Bobbin sewed and sewed, with thread as thick as rope, and never asked whose arm it was that needed such a patch. {hero} took it back, and she put it on. “Oh,” said Oona. It was even. It was warm. “He can’t be all bad,” she said, and put her eye to the keyhole. So did he, on the other side. They both screamed; but only once. Then they cleared the pass together, and she came along, to find out what else was less bad close by.',
					later:
						'“Feel that,” said Oona. She had to kneel to get her elbow in at the door. “Go on. It’s double-stitched. I sat on that mountain for a year, because I was told of a hero, and he sat there because he’d been told of me. {hero} had the two of us, didn’t tell either of us anything, and just carried.” She drew her arm out with care. “Some people make trouble bigger. {hero} got it mended.”',
				},
			],
		},
		4: {
			meet: [
				'The mountain pass was blocked with furniture. A few travelers had crept through under the beds, before more of it was brought. There were beds, and chests, and a piano, and behind the piano crouched a mouse with a very wide belt. SEVEN AT ONE BLOW, it said, all the way around. It did not say seven what. They had been flies, on a jam sandwich. But Bobbin was a tailor, and he had been called “you there” all his life; and when he embroidered that on his belt they made him Warden of the Pass. “There’s a giant on the other side,” he whispered. “That’s why they sent me.” The giant was named Oona. She sat behind a wall of rocks of her own, and for a year she had not dared to move, because she had heard [about the belt|of his belt]. She had only come to have a coat mended. It was torn at the elbow. Inside the sleeve hung a child’s mitten on a thread, as big as a sail, so that she could feel it against her wrist.',
			],
			flies: '“I could fly,” said {hero}. They both threw things, with their eyes shut, and there was plenty to throw.',
			ways: [
				{
					say: 'Tell her through the keyhole what the seven were',
					outcome:
						'“Did they tell you what the seven were?” asked {hero}, through the keyhole of a wardrobe. They had not. {hero} told her. It was so quiet that you could hear a chest settle. Then something began behind the rocks, like an avalanche that is trying to be polite. “Jam?” asked Oona, and two snowfields came down. Bobbin hid his face in his paws. “You don’t know what it’s like,” he said, “when they’re all respectful for once.” He took off the belt. He looked no smaller without it. On the far side Oona was lifting away the rocks and putting them down softly, so as not to frighten anybody, and then she did the same with the piano. The pass was open, and {hero} had the belt.',
					later:
						'{hero} held up Bobbin’s belt, so that all of them could read it: SEVEN AT ONE BLOW. They had been a crowd, and all at once each of them began to count who was standing in their row. It ran to the back of the room like a cold wind. Nobody had ever asked what the seven were, and nobody asked now. They were much too busy not being one of seven, and very quiet.',
					as: {
						merry: '{hero} was {trait}, and did not leave out the jam.',
					},
				},
				{
					say: 'Ask the tailor how a needle gets through',
					outcome:
						'“You sew,” said {hero}. “How does a needle get to the other side?” It was as if {they} had asked a captain about the sea. “Not by force,” said Bobbin. “Force makes a hole. In every cloth there is a place where it doesn’t mind letting you through. You go in there. Then you come out again, and you’ve been no trouble to anybody.” {hero} went in at a wardrobe, along under the piano, and out through a drawer. After that came the rocks, and they were a kind of cloth too. “Smaller stitches!” called Bobbin, who had quite forgotten to hide. In front of {hero} was a large worn boot. “I know that voice,” said Oona. “That’s no hero. That’s somebody who can do elbows!” The rocks were lifted away, and then the furniture, and they stood and looked at each other across an open road.',
					later:
						'Force makes a hole, the tailor had said. {hero} looked for the place where the crowd did not mind. It was thin beside an old lady’s elbow, so {they} went in there; {they} went along with an argument about hats for a bit, and agreed with it; and {they} came out beside a baby carriage. In, along, and out. It went on like that, stitch by stitch, and nobody was pushed, and the last stitch was the front.',
				},
				{
					say: 'Carry the coat from one to the other in silence',
					outcome:
						'“Give me your coat,” said {hero} on one side; and on the other, “I’ve brought some mending.” It was pulled in through the wardrobe, yard after yard. Bobbin saw the size of the elbow. He must have known exactly who wears such a coat. But it was torn, and he had a needle, and when his eyes grew tired he asked for a lamp. In the sleeve he found the mitten, and he sat still for a while. He sewed its thread on again, with a loop, so that it hung a little nearer to the hand. Oona put her arm in and felt for it, and made no sound. The next thing that {hero} heard was furniture being carried away. She came along, and on the road she was careful of her new elbow.',
					later:
						'Oona could not get in, so she put one arm through the door, up to the patch. “Look at that,” she said outside. “He thought that I had come to kill him, and he mended it. I thought he would kill me, and I let him. We’d both been told things. {hero} told us nothing. {They} carried a coat from one to the other. I have been afraid for a year of what people say. Now I look at what they do. You could try it with {hero}.”',
				},
			],
		},
	},
};
