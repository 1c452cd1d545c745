import type { Obstacle } from '../../format.ts';

export const backingInn: Obstacle = {
	id: 'backing-inn',
	place: {
		the: 'the shimmering inn',
		at: 'at the shimmering inn',
		to: 'to the shimmering inn',
		backdrop: 'desert',
	},
	people: { halim: { call: 'Halim', a: 'a fox with a tea tray', type: 'Fox', pronoun: 'he' } },
	props: ['door', 'cup'],
	blocks: ['flies'],
	ways: [
		{ id: 'pegs', use: 'reach' },
		{ id: 'look', use: 'hear' },
		{ id: 'tea', use: 'trust', cost: 'time', ally: 'halim' },
	],
	levels: {
		1: {
			meet: 'A road, some pegs, and an inn! In the door was Halim, a fox, with a cup. “Come in!” he said. {hero} went on a bit. Hop! The inn went back a bit, and took the road along. “After you!” said Halim.',
			flies: 'Fly to it? Hop, it went back.',
			ways: [
				{
					say: 'Pin the road down with pegs',
					outcome:
						'{hero} took a peg. Tap, tap, tap! Now the road could not go. “Oh!” said Halim. “I am stuck. How nice!” So {hero} went in at the door, and out at the back. He gave {them} a bit of the road, in a roll.',
					later: '{hero} rolled out the bit of road. No one stood on it. A road is to walk on! So {hero} did.',
				},
				{
					say: 'Say “Look! Is that water?”',
					outcome:
						'“Look!” said {hero}. “Is that water?” “Where?” said Halim. He looked, and looked, and did not hop. And {hero} went in and out, quick, quick. “I did see it!” said Halim.',
					later: '“Look!” said {hero}. “Is that water?” Where? They all looked up, and no one said a word.',
				},
				{
					say: 'Sit down and wait for him',
					outcome:
						'{hero} sat down in the sand. {They} sat so long! Then the inn came up, hop by hop. “Some tea?” said Halim. There was no tea in the cup, just air. “It is nice and cool,” said {hero}. So he came along.',
					later:
						'“I am just made of air,” said Halim. “{hero} sat with me.” They all saw him smile. You could see the wall too.',
				},
			],
		},
		2: {
			meet: [
				'The road led by a few old tent pegs to an inn, and in at its door. The inn shook a little in the heat. In the door stood Halim, a fox with tea things on a tray. “Welcome!” he called. “Come in!” {hero} went closer. The inn went back. It took the road along, like a rug. “A good host makes room,” said Halim. “My grandmother taught me. [A guest takes a step, you take a step.|When they come in, you go back.]” Nobody had ever got in.',
			],
			flies: '“Fly, by all means,” said Halim. The inn went back just as fast.',
			ways: [
				{
					say: 'Peg the road down, so that it stays',
					outcome:
						'There were some tent pegs by the road. {hero} hammered them in, left and right, all along the edge. Then {they} took a step. Halim took one back, and the inn said “Oof.” “It’s holding us,” he cried. He did not look sorry. {hero} went in at the door, by the laid tables, and out at the back. Halim cut a piece off the road for {them}. It rolled up quite small.',
					later:
						'{hero} unrolled the piece of road. It was just as wide as {they was}, and it ran right up to the front. The people who were standing on it looked down. “Oh, are we in the road?” they said, and stepped off.',
					as: { clever: 'A {trait} person holds the rug, not the fox.' },
				},
				{
					say: 'Ask Halim if that is water over there',
					outcome:
						'“Is that water?” asked {hero}, and pointed. “Where?” said Halim. All his life people had looked at him like that. He had never got to look himself. He put a paw over his eyes, and stood quite still. {hero} went past his tray, and through the inn, and out. “I believe it is!” called Halim. “With two palms! That’s how you do it, is it?”',
					later:
						'“Is that water?” asked {hero}, and pointed at the end of the room. Everybody turned around. They screwed up their eyes. They held their breath, so that it would not shake. One of them saw palms.',
					as: {
						merry: 'Halim was no match for somebody {trait}.',
						dreamy: 'It was easy for {trait} {hero}. {They} nearly saw it.',
					},
				},
				{
					say: 'Sit down by the road and let him come',
					outcome:
						'{hero} sat down in the sand and did not come one step closer. It took ages. The inn shook, and thought about it, and came a bit nearer. “Tea?” said Halim at last, very shyly. {hero} took the cup in both {hands}. There was nothing in it. “It isn’t there,” {they} said. “But it’s cool, and you’re kind. Is there any more?” He had to put down the tray. Then he came along, and shook a bit at the edges.',
					later:
						'“I’m not quite real,” said Halim. You could see the door through him. “Everybody runs at me, and then they’re angry. {hero} waited. {They} told me that there was no tea, and had a second cup.” There were people in that room who were real, and could not say as much.',
					as: { kind: 'Somebody {trait} always takes a second cup.', honest: '{hero} was {trait}, even about tea.' },
				},
			],
		},
		3: {
			meet: [
				'Across the valley stood an inn with a blue door, and the road ran in at it. There wasn’t any other road. “Come in, come in!” called a fox in the doorway, with a tray of tea on one paw. {hero} walked up to it. The inn withdrew. It went as smoothly as a drawer, and it took the road along with it, so that {hero} was left beside the same three stones and somebody’s tent pegs. “After you,” said the fox. His name was Halim. It was simple good manners, as he’d learned them from his grandmother: when a guest takes a step forward, the host takes a step back. [It was just that|Only] his house did it as well. He’d been in business for thirty-four years, and the tables were laid. “People are so impatient,” said Halim. “They see it’s wavy at the bottom, and they say a word, and go home.”',
			],
			flies: 'It made no difference to fly. Seen from above, the inn was exactly as far away.',
			ways: [
				{
					say: 'Peg the edge of the road to the ground',
					outcome:
						'Whoever had slept by the three stones had left their tent pegs. {hero} hammered them in along both edges of the road. It didn’t give. Then {they} walked up to the blue door. Halim, beaming, took a step back. The inn creaked. A plate fell down. “We’re caught!” cried Halim. It was the first time in thirty-four years that he’d been able to see the color of a guest’s eyes. He showed {hero} the whole house, and let {them} out at the back. There was a bit of road left over, behind. He cut it off and rolled it up, with a ribbon around it.',
					later:
						'{hero} undid the ribbon. The road unrolled by itself, as it had always wanted to, between the shoes, under the chairs, all the way to the front. It had a worn place down the middle, and a milestone. Nobody likes to stand about in the road. They looked left and right, and got out of it, and {hero} walked up.',
					as: { careful: 'Being {trait}, {they} put two in at the corners.' },
				},
				{
					say: 'Stand still, point, and ask if that is water',
					outcome:
						'“Tell me,” said {hero}, and pointed past the chimney, “is that water?” Halim turned around. For thirty-four years everyone had screwed up their eyes at him. It had never been his turn. He put down the tray, shaded his face, and looked, with all his might, and forgot to step back. {hero} walked up to the blue door, and in, and between six tables, and out through the kitchen. “There’s palms!” Halim was whispering. “There’s somebody waving!” So that, he said, was what it was like. He was very happy. He thought that it was the best thing anybody had ever served him.',
					later:
						'{hero} stopped, and stared over everybody’s head at the far corner. “Is that water?” {they} said. It wasn’t, of course. It couldn’t be. But there they were, all of them, with a hand over their eyes, and not one of them breathed, because it goes away if you breathe. “It’s blue,” somebody whispered.',
					as: {
						dreamy: 'Things shimmer of their own accord if you are as {trait} as {hero}.',
						merry: 'It took a {trait} person to play that on a mirage.',
					},
				},
				{
					say: 'Sit down, and come no closer than he does',
					outcome:
						'“I’ll wait here,” said {hero}, and sat down by the stones. Halim had a great many remarks ready, and none for that. He took a step. The inn gave a wobble. Nothing bad happened. It went on like that, a yard at a time, with long rests, until {hero} sat in the shade of the sign and there was a cup in {their} {hands}. It was thin as a breath, and there was nothing in it at all. “There’s no tea in here,” said {hero}. “No,” said Halim, not looking. “There never is.” “It’s cold, though, and it’s a long road. Could I have another?” He poured it with both paws. Afterward he hung up a sign, BACK SOON, and came along, a bit wavy in the legs.',
					later:
						'By the door stood Halim, so faint that people had been leaning on him. “I am an illusion,” he said. “I’ve been told so a good deal, by persons running. They wanted me to be a lake.” He steadied his tray. “{hero} sat in the dust until I’d come as close as I could. {They} said to my face that there was nothing in the cup. And then {they} asked for more. I should know what’s real. I’ve looked at it from outside for thirty-four years.”',
					as: {
						kind: 'It was a {trait} second cup.',
						honest: 'The {trait} can tell you that there’s no tea, and you pour it gladly.',
					},
				},
			],
		},
		4: {
			meet: [
				'There was an inn across the valley, with a blue door, which was where the road went. In the door was a fox, with glasses on a tray. “You are most welcome,” he called, and bowed. {hero} went up to him. The house fell back, without effort, as a horizon does, drawing the road after it like a runner on a stair, and there {hero} was, beside the same three stones. “Please,” called the fox; “after you.” It was how he had been brought up. Halim’s grandmother had had it from hers: the guest comes forward, and the host gives way. It had made them a by-word for courtesy, and in [thirty-four years|all his years there] not one person had got in. People took it badly. They threw things, which passed through. “I do not think that I can be quite the original,” said Halim. Somewhere, he supposed, a long way beneath the edge of the world, there must be another, which stood on the ground; on still days one heard them laugh in there, and the spoons.',
			],
			flies: 'From the air it was the same inn, at the same distance, with its blue door open, and it bowed.',
			ways: [
				{
					say: 'Fix the road to the ground by its edges',
					outcome:
						'It could not be the house that one took hold of. {hero} took hold of the road. Some caravan had left its pegs there; {they} drove them in, at either side, a yard apart, up to the head, and then went forward as one goes into church. Halim bowed. He gave way, from habit; there was a jolt, and in the dining room a single glass fell over. “I cannot,” he said. “It will not let me.” {hero} stood before him. Neither of them had known that his eyes were yellow. There followed the rooms; six tables were laid, with a flower on each, and he moved every chair an inch for somebody to sit in. At the back he cut off what remained of the road, and tied it up. “It goes to where you wish,” said Halim. “It is only that it had me at the end of it.”',
					later:
						'{hero} slipped the ribbon from the roll, and let it go. It ran out over the floor by itself, gray, rutted, a little dusty, with the mark of wheels in it, and came to a stop at the front. Everybody stared at what was underfoot. Now, people may do as they like in a hall; but in the road they may be run over. They withdrew on either side, and looked up it for what might be coming, and it was {hero}.',
				},
				{
					say: 'Inquire of him whether that is water',
					outcome:
						'“I wonder,” said {hero}, and shaded {their} eyes, and gazed beyond his roof, “can that be water?” It was not a kind trick, and {they} saw it go home. All day long people turned on Halim with that look. It had not come into his head that there might be something behind him. He set down the tray; he turned, the whole shivering length of him, to see. “Oh,” said Halim. {hero} passed in at the blue door, went between the tables, and was out among the kitchen herbs, and he had not moved. “There are trees,” he said, to no one. “There is a person at the well, who has put up a hand.” {They} looked too, then, from fairness. It was nothing but sand. It was all in his voice. “So that is what I do,” said Halim. “I had no idea that it was so much.”',
					later:
						'{hero} let {their} arm fall, as someone does who has seen enough of what is near, and looked out, over all those heads, to where the room ended. “Can that be water?” {they} said. Everybody knew that it could not. They were people of position. But no one is so well placed as not to have been thirsty for something, for years; they turned about; they raised their hands to their foreheads; and for as long as it lasted, which was while nobody breathed, it was quite blue.',
				},
				{
					say: 'Sit down by the stones, and leave the coming to him',
					outcome:
						'“I am in no hurry,” said {hero}, and sat down by the stones. It was the one thing that Halim’s grandmother had not foreseen. If the guest did not advance, where should the host go? He took a step; it made him dizzy. All that day, or night, it came on by such steps, the whole of that house, with its hinges held, as one goes up to a bird; until its shade lay across {them}, and {they} had a glass put in {their} {hand}, that weighed less than its own coolness. “There is nothing in it,” said {hero}. “No,” said Halim. He looked at the ground. “I hoped that you might not say so.” “It is the best I have been offered on this road. May I have the same again?” He could not pour at once. Then he drew the blue door shut, and turned the card in it; and came along, rather thin in the light.',
					later:
						'Some people had taken Halim for a draft. “I am not anything,” he said, “if you go up to me. It has been pointed out, by the disappointed.” One saw the candles through him, and they did not waver. “{hero} held out a glass, and informed me that it was empty. I should have thought that I would go out like a lamp. But I was asked for another. You are all of you a good deal more solid than I am; I could walk through you; and I tell you there are not many here by whom I would as soon be seen.”',
				},
			],
		},
	},
};
