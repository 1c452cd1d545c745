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
			meet: 'The road went in at the door of an inn. “Come in!” called Halim, a fox with a cup. “You can go out at the back.” But hop, the inn went back, and it took the road along! “After you!” called Halim. “It’s just shy. No one has ever got in.” On the sand lay some pegs.',
			flies: '{hero} went to it in the air. But hop! It went back just as fast.',
			ways: [
				{
					say: 'Pin the road down with pegs',
					outcome:
						'{hero} took the pegs and pinned the road down. Tap, tap, tap! Now the inn could not hop. So everyone could go in at the front, and out at the back. “How nice of you!” said Halim. And he rolled up a bit of the road for {hero}.',
					later:
						'{hero} rolled out the bit of road, up to the front. No one wants to stand in a road! So they all got off it, and {hero} went along it.',
				},
				{
					say: 'Say “Look! Is that water?”',
					outcome:
						'“Look!” called {hero}. “Is that water?” “Where?” said Halim. And all the windows of the inn looked too. They looked so hard that it forgot to hop. So everyone could go in, and out at the back. “I think I saw it!” said Halim.',
					later:
						'“Look!” called {hero}. “Is that water?” Everyone looked up to see it. And when you look so hard, you do not talk.',
				},
				{
					say: 'Sit down and wait for him',
					outcome:
						'{hero} sat down in the sand and waited, oh, so long! Then the inn came up by itself, hop by hop. “Some tea?” asked Halim. The cup was empty. “It’s nice and cool,” said {hero}. So now the inn was not shy. The door was open to everyone, and Halim came along, hop by hop.',
					later:
						'“People run after my inn, and scare it,” said Halim. “But {hero} sat down and waited. {hero} even drank my tea!”',
				},
			],
		},
		2: {
			meet: [
				'The road led by a few old tent pegs to an inn, and in at its door. The inn shook a little in the heat. In the door stood Halim, a fox with tea things on a tray. “Welcome!” he called. “Come in!” {hero} went closer. The inn went back. It took the road along, like a rug. “A good host makes room,” said Halim. “My grandmother taught me. [A guest takes a step, you take a step.|When they come in, you go back.]” Only whole caravans ever got in, for they came from all sides.',
			],
			flies: '“Fly, by all means,” said Halim. The inn went back just as fast.',
			ways: [
				{
					say: 'Peg the road down, so that it stays',
					outcome:
						'{hero} took the tent pegs and hammered them in, left and right, all along the edge of the road. Then {hero} took a step. Halim took one back, and the inn said “Oof.” “It’s holding us,” cried Halim. He did not look sorry. Now anybody could go in at the door, by the laid tables, and out at the back. There was some road left over there, and {hero} rolled it up.',
					later:
						'{hero} unrolled the road from Halim’s inn. It was just wide enough for one, and it ran right up to the front. The people who were standing on it looked down. “Oh, are we in the road?” they said, and stepped off.',
				},
				{
					say: 'Ask Halim if that is water over there',
					outcome:
						'“Is that water?” asked {hero}, and pointed. “Where?” said Halim. All his life people had looked at him like that, as if he were water. He had never got to look himself. He put a paw over his eyes, and stood quite still, and so did the inn. Now you could walk past his tray, and through, and out. “I believe it is!” called Halim. “With two palms! That’s how you do it, is it?”',
					later:
						'“Is that water?” asked {hero}, and pointed at the end of the room. Everybody turned around. They screwed up their eyes. They held their breath, so that it would not shake. One of them saw palms.',
				},
				{
					say: 'Sit down by the road and let him come',
					outcome:
						'{hero} sat down in the sand and did not come one step closer. That is hard when you are in a hurry. The inn shook, and came a bit nearer. “Tea?” said Halim at last. {hero} took the cup. It was empty. It was only made of hot air, like the inn and like Halim. “There is no tea in it,” said {hero}. “But it’s a cool cup, and you’re kind. May I have another?” Halim had to put down the tray. He left the door open for everybody, and came along, and shook a bit at the edges.',
					later:
						'“I’m not quite real,” said Halim. You could see the door through him. “Everybody runs at me. {hero} waited. {They} told me there was no tea, and had a second cup.” There were people in that room who were real, and could not say as much.',
				},
			],
		},
		3: {
			meet: [
				'Across the valley stood an inn with a blue door, and the road ran in at it. “Come in, come in!” called a fox in the doorway, with a tray of tea on one paw. {hero} walked up to it. The inn withdrew. It went as smoothly as a drawer, and it took the road along with it, so that {hero} was left beside the same three stones and somebody’s tent pegs. “After you,” said the fox. His name was Halim. It was simple good manners, as he’d learned them from his grandmother: when a guest takes a step forward, the host takes a step back. [It was just that|Only] his house did it as well. He’d been in business for thirty-four years, and the tables were laid. “People are so impatient,” said Halim. “They see it’s wavy at the bottom, and they say a word. Then they go around, by the salt, and that’s four days.”',
			],
			flies: '{hero} tried it from the air. Seen from above, the inn was exactly as far away.',
			ways: [
				{
					say: 'Peg the edge of the road to the ground',
					outcome:
						'Whoever had slept by the three stones had left their tent pegs. {hero} hammered them in along both edges of the road. It didn’t give. Then {they} walked up to the blue door. Halim, beaming, took a step back. The inn creaked. A plate fell down. “We’re caught!” cried Halim. It was the first time in thirty-four years that he’d been able to see the color of a guest’s eyes. He showed {hero} the whole house, and let {them} out at the back, with the bit of road that was left over there, in a ribbon.',
					later:
						'{hero} undid the ribbon of Halim’s road. It unrolled by itself, as it had always wanted to, between the shoes, under the chairs, all the way to the front. It had a worn place down the middle, and a milestone. Nobody likes to stand about in the road. They looked left and right, and got out of it, and {hero} walked up.',
					as: { careful: '{hero} tried each of them twice.' },
				},
				{
					say: 'Stand still, point, and ask if that is water',
					outcome:
						'“Tell me,” said {hero}, and pointed past the chimney, “is that water?” Halim turned around. For thirty-four years everyone had screwed up their eyes at him. It had never been his turn. He put down the tray, shaded his face, and looked, with all his might, and forgot to step back. The inn stood like any other. One could walk in at the blue door, between six tables, and out through the kitchen. “There’s palms!” Halim was whispering. “There’s somebody waving!” So that, he said, was what it was like. He was very happy. He thought that it was the best thing anybody had ever served him.',
					later:
						'{hero} stopped, and pointed over everybody’s head at the far corner. “Is that water?” It wasn’t, of course. It couldn’t be. But there they were, all of them, with a hand over their eyes, and not one of them breathed, because it goes away if you breathe. “It’s blue,” somebody whispered.',
				},
				{
					say: 'Sit down, and come no closer than he does',
					outcome:
						'“I’ll wait here,” said {hero}, and sat down by the stones. Halim had no answer to that. He took a step. The inn gave a wobble. It went on like that, a yard at a time, until {hero} sat in the shade of the sign and there was a cup in {their} {hands}. It was thin as a breath, and there was nothing in it at all. “There’s no tea in here,” said {hero}. “No,” said Halim, not looking. “There never is.” “It’s cold, though. Could I have another?” He poured it with both paws. Afterward he propped the blue door open, hung up a sign, BACK SOON, and came along, a bit wavy in the legs.',
					later:
						'By the door stood Halim, so faint that people had been leaning on him. “I am an illusion,” he said. “I’ve been told so by everybody who ever ran at me. They wanted me to be a lake.” He steadied his tray. “{hero} sat in the dust until I’d come as close as I could. {They} said to my face that there was nothing in the cup. And then {they} asked for more. I should know what’s real. I’ve looked at it from outside for thirty-four years.”',
				},
			],
		},
		4: {
			meet: [
				'An inn with a blue door stood across the valley, and the road went in at the door. A fox named Halim stood there with a tray of tea. “Welcome!” he called. “Come in!” {hero} walked toward him. The inn slid back, and it pulled the road along after it like a carpet, so that {hero} was left beside the same three stones and some old tent pegs. “After you,” called Halim. It was simply good manners. His grandmother had taught him: when the guest takes a step forward, the host takes a step back. [In thirty-four years nobody had got in.|Nobody had ever got in.] The caravans went around by the wells, but for that you needed a camel. Some people threw things at the inn, and the things went through. “I have a suspicion,” said Halim, “that I’m not the real one.” Beyond the edge of the desert, he thought, there must be a real inn, of which he was the reflection. On still days he could hear people laughing in there, and the spoons.',
			],
			flies: 'From the air it was the same inn at the same distance. It bowed.',
			ways: [
				{
					say: 'Peg the edges of the road to the ground',
					outcome:
						'The inn could not be held, so {hero} took hold of the road. {They} drove the tent pegs in along both edges, a yard apart, all the way up to the door. Then {they} walked forward. Halim bowed and stepped back, as always. There was a jolt, and a glass fell over in the dining room. “I can’t,” he said. “It won’t let me.” And {hero} stood in front of him, so close that they could see each other’s eyes. His were yellow; nobody had ever been able to tell him so. He showed {them} through all six rooms and pulled out every chair. At the back door he cut off what was left of the road, tied a ribbon around it, and let {hero} out with it.',
					later:
						'{hero} untied Halim’s ribbon and let the roll go. A strip of road ran out across the floor, gray and dusty, with wheel tracks in it, and stopped at the very front. Everybody looked down. You can stand around in a room for as long as you like, but on a road you may be run over. So they stepped to the side, left and right, and looked to see what was coming. It was {hero}.',
				},
				{
					say: 'Point, and ask him whether that is water',
					outcome:
						'{hero} shaded {their} eyes and looked out over the roof of the inn. “Is that water?” {they} said. It was not a kind trick. All his life people had looked at Halim in that way, and he had never imagined that there could be something behind him as well. He put down the tray and turned around. “Oh,” he said. {hero} went in at the blue door, between the tables, and out through the kitchen garden, and neither he nor the inn had moved. Anybody could have walked through. “There are trees,” said Halim, “and someone at a well. They’re waving.” {hero} looked too, to be fair. There was only sand. “So that’s what people see in me,” said Halim. “I had no idea that it was so much.”',
					later:
						'{hero} shaded {their} eyes and looked far out over everybody’s heads, to where the room ended. “Is that water?” {they} said. Everybody knew that it couldn’t be. But it had been said in such a voice that they had to be sure. They turned around, they put up their hands against the light, and for a moment every one of them saw something blue. Nobody breathed, and nobody spoke.',
				},
				{
					say: 'Sit down by the stones, and let him come',
					outcome:
						'“Then I’ll wait for you,” said {hero}, and sat down by the stones. Halim’s grandmother had said nothing about a guest who stays where he is. What does the host do then? Halim took a step forward. It made him dizzy. He took another. It was a very long time before the whole inn had crept up, inch by inch, as you creep up to a bird, and {hero} sat in its shade with a glass in {their} {hand}. “It’s empty,” said {hero}. Halim looked at the ground. “I hoped that you wouldn’t say so.” “It’s the best that I’ve had on this road,” said {hero}. “May I have another?” He could not pour at once. Then he propped the blue door open for whoever came next, and came along, rather thin in the light.',
					later:
						'Some people had thought that Halim was a draft. “I’m made of air,” he said, and you could see the candles through him. “People find that out when they come close, and then they swear and go home. {hero} stayed. {They} told me to my face that the glass was empty, and then asked for another.” He turned so that all of them could look through him. “You’re a good deal more solid than I am. But I know who tells the truth, and who stays afterward.”',
				},
			],
		},
	},
};
