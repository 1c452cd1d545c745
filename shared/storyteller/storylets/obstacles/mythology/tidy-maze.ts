import type { Obstacle } from '../../format.ts';

export const tidyMaze: Obstacle = {
	id: 'tidy-maze',
	alsoIn: ['adventure', 'fairy-tale', 'fantasy', 'royal', 'unicorn', 'dragon', 'time-travel', 'magical-school'],
	place: { the: 'the maze', at: 'in the maze', to: 'to the maze', backdrop: 'ruins' },
	people: { tor: { call: 'Tor', a: 'a bull with a broom', type: 'Cow', pronoun: 'he' } },
	props: ['ball'],
	blocks: ['flies'],
	ways: [
		{ id: 'roll', use: 'reach' },
		{ id: 'moo', use: 'hear' },
		{ id: 'dinner', use: 'trust', cost: 'time', ally: 'tor' },
	],
	levels: {
		1: {
			meet: 'The way went into a maze, with high walls and a roof. There stood Tor, a bull, with a ball of string. “All who come in let out string, to find the way back,” he said. “But I like it neat, so I wind it up. Now you can’t get out! And I forgot the way, too.”',
			flies: '“I could fly,” said {hero}. But there was the roof. Tor had just swept it.',
			ways: [
				{
					say: 'Let the ball of string roll ahead',
					outcome:
						'The floor went down a bit. So {hero} let the ball of string go. Roll, roll, it went, left and right, and everyone could go after it. And there was the way out! “You can have the ball,” called Tor.',
					later:
						'{hero} let the ball of string go. Roll, roll! The people all hopped to the side. And {hero} went after it, to the front.',
				},
				{
					say: 'Moo, and hear where it comes back',
					outcome:
						'“Moo!” called {hero}. “Moo!” said the wall. “Moo!” said the next wall. But one way did not say it back. “There is no wall there!” said {hero}. So that was the way out, and Tor clapped.',
					later: '“MOOO!” called {hero}, as in the maze. The people all hushed, to hear if it came back.',
				},
				{
					say: 'Stay and eat stew with Tor',
					outcome:
						'“May I sit down?” asked {hero}. So they had stew, and more stew, and more stew still! “They all run away from me,” said Tor. “But you stayed.” So he let out all the string again, and there was the way. And he came along too.',
					later:
						'“I’m big, and I have horns,” said Tor. “But {hero} sat down and had stew with me. You can trust {hero}.”',
				},
			],
		},
		2: {
			meet: [
				'The road went in at one side of a maze and out at the other. {hero} went left, and left again, and met a bull with a broom. “Mind, it’s wet,” said Tor. Behind him was [a table for two, with stew, and|a table, with stew for two, and] a ball of string as big as a cow. “They all lay a string, to find the way back,” said Tor. “On my clean floor! So today I wound it up behind them. And now they’re lost. I am too. I only ever looked at the floor.”',
			],
			flies: '“I could fly,” said {hero}. There was a ceiling. “That’s against leaves,” said Tor.',
			ways: [
				{
					say: 'Let the giant ball of string roll ahead',
					outcome:
						'“Where does your mop water go?” asked {hero}. The two of them gave the ball a push, and it went where the water goes. It rolled left. It rolled right, past a man who had been lost since breakfast. It got smaller and smaller, and when it came out on the grass it was no bigger than a bun. Anyone could follow the string. {hero} picked up what was left. “It knew!” called Tor, far away.',
					later:
						'{hero} rolled Tor’s ball of string in through the door. Where would it go? Everybody stepped aside to see. It rolled between them, right to the front. And {hero} walked behind it.',
				},
				{
					say: 'Moo loudly, and listen where it does not come back',
					outcome:
						'“If you moo at a wall,” said {hero}, “it moos back.” “It’s company,” said Tor. “And if it does not moo back, then it isn’t a wall.” {hero} and Tor mooed at every corner. “MOOO!” Moo, said the stones. “MOOO!” Moo. “MOOO!” And nothing. There was only a bit of sky, and anybody could follow the mooing. Tor did one more, for joy, and it never came back at all.',
					later:
						'“MOOO!” It was the moo that {hero} had from Tor, and it was made for stone. It went all around the walls. The people were quiet, every one, to find out if it would come back.',
				},
				{
					say: 'Sit down to stew, and ask him how he is',
					outcome:
						'“How are you?” asked {hero}, and sat down. Tor had to hold on to the table. Nobody ever asked. He told {hero} how he was, and it took three bowls. Then he unwound one string from the big ball. It had bends in it where the corners had been: left, right, right. The two of them walked along it, and out. Tor left the door open, and came too.',
					later:
						'“They all run into my house and shout at me,” said Tor. “{hero} asked me how I was.” He blew his nose. “I was well by the third bowl. You can believe a guest like that.”',
				},
			],
		},
		3: {
			meet: [
				'The road went into a maze and, it was said, out of it. Most people took the hill road instead, and lost a day. {hero} had turned left twice when somebody said, “Feet, please.” It was a bull with a broom. He was called Tor, and it was his maze. In a niche stood a table laid for two, and beside it a ball of string as high as a haystack. “They come with swords,” said Tor, “and every one of them lays a string behind him, all over my clean floor. I wind it up. I can’t help it.” He leaned on the broom. “Then they don’t find the way back, and they get so rude. I’d show them out, [but I’ve never known it|if I knew it]. I’ve only ever gone where there was something to pick up.”',
			],
			flies: 'There was a roof on it, from end to end. Tor had put that on himself, against pigeons.',
			ways: [
				{
					say: 'Give the great ball of string a push, and follow it',
					outcome:
						'“When you mop,” said {hero}, “where does it run to?” “Away,” said Tor. That was the point of water. The two of them set their backs to the ball and gave it a push. Every maze has a gutter in mind; it rolled off at a walk, leaned into the first bend, took the second, and shook two heroes out of an alcove as it passed. {hero} trotted after, and so did everybody who was lost. It went faster and faster, and at the last corner it bounced, and lay outside in the grass. {hero} wound some of it into a ball. “It’s all been somewhere,” came a small voice from within.',
					later:
						'{hero} had a ball of Tor’s string. {They} set it down at the door and let it go. It’s impossible not to look where a ball is going. People lifted their hems, and they drew in their canes, and it found the low place in the floor that there is in every room, and rolled down it between them to the front. {hero} merely followed the string.',
				},
				{
					say: 'Moo at every corner, and mark where it stays away',
					outcome:
						'“You must have a fine moo,” said {hero}, “with this sort of wall.” Tor blushed. He kept it for Sundays. But it told you something, {hero} explained. Where it came back, there was a wall. Where it didn’t come back, there wasn’t any more maze. The two of them tried the first corner. “MOOO!” It came back so fast that it nearly knocked them over. At the seventh it was a while. At the twelfth they stood and held their breath, and there was only the wind. “It’s got out,” said Tor, awed. “All by itself.” {hero} went out after it, and so did everybody who was lost.',
					later:
						'{hero} thought of those walls, and mooed. “MOOO!” It was no small one; it was a Sunday moo. People broke off, out of pure surprise. And then they stood there with their heads on one side, and went on standing. They’d noticed that it hadn’t come back yet.',
				},
				{
					say: 'Sit down at the second place, and ask how he has been',
					outcome:
						'“Who’s that for?” asked {hero}. Tor said that it wasn’t for anyone; it looked neater with two. So {hero} sat down. “And how have you been?” The ladle stopped over the pot. He had been all right, said Tor slowly; no, he hadn’t; there was his knee. The stew was lentil, and there were seconds. Over the cheese Tor pulled a string out of the ball, and held it to the light. It still had a kink for every corner: left, left, right. “They remember,” said Tor. “I never looked.” The two of them walked out along it, reading, and left it there for others to read. Outside he wiped his hooves, and went along with {hero}, on the grass.',
					later:
						'There was a stir, and chairs were moved, for it was a bull. “I’m said to be a monster,” said Tor, “by people who’ve been in my kitchen. Not one knows what I put in the stew. {hero} does. {hero} only wanted to get out, like all of them, and sat there through the whole of my knee.” He picked up a crumb. “That’s all I know. It’s enough.”',
				},
			],
		},
		4: {
			meet: [
				'The road went into a maze. Carts took the long way around it. The road, people said, came out again on the other side. After the second turn to the left somebody asked {hero} to use the mat. It was a bull with a broom. The floor behind him shone. In all the stories he is a monster. His name was Tor, and what he could not stand was string. People came in with swords, and let out string behind them, all over the floors that he had just done. He walked after them and wound it up. Later he heard them shouting, and gathered that they had needed it. In one corner lay [a ball of it as high as a haystack|a ball of it, as high as a house]. He did not know the way out himself. The king had built the maze and put him in it, and had promised to come and see him every Sunday. The king was his father. He must have got lost, Tor supposed. The table was set for two.',
			],
			flies: 'The maze had a roof. Tor had seen to that, after the fall with the leaves.',
			ways: [
				{
					say: 'Let the ball of string roll, and follow it',
					outcome:
						'“Where does the water go,” asked {hero}, “when you’ve washed the floor?” It just went, said Tor. The two of them leaned against the ball of string until it began to roll. Nobody can build without drains, whatever else they want to hide. So it rolled downhill, the way the water went, to the left where you would never have thought of it; it swept two young men with shields out of one corner, and an old one out of the next. {hero} ran after it, and so did whoever was lost. Then there was wind, and grass, and the road. “It isn’t tangled, is it?” called Tor from far inside. {hero} wound off as much of the string as {they} could carry, in a ball.',
					later:
						'{hero} put down Tor’s ball of string at the door and let go. Every floor slopes a little somewhere. Nobody can help watching a ball that is making up its mind; and nobody wants to be the one who stops it. It found its way past skirts and boots, left, and right, and left, and everyone moved their feet. {hero} had only to follow the string to the front.',
				},
				{
					say: 'Moo at every corner, and listen',
					outcome:
						'“They say you roar,” said {hero}. That had been years ago, said Tor; he had been teething. But it could be useful. Where there was a wall it would come back, and where nothing came back, there must be the way out. He had to be coaxed. “Moo,” he said to the first corner, as you would to a godmother. By the fifth they were doing it together. “MOOO!” Far away brave men dropped things. At the twelfth corner they waited, and it did not come back, and still did not come back. There was a smell of thyme. “I didn’t know you could lose it,” said Tor quietly. When {hero} and the brave men had gone out he stood there, and sent a few more after them.',
					later:
						'“MOOO!” said {hero}, as loud and as deep as with Tor in the maze. There is simply nothing that you can answer. These people had been ready for anything else. It went over their heads to the far wall, broad and brown, and everybody turned one ear to hear if it would come back. They waited, and nobody breathed.',
				},
				{
					say: 'Take the second chair, and ask how he is',
					outcome:
						'“May I?” asked {hero}, with a {hand} on the second chair. Tor did not say whose it was; he dusted it. “And how are you?” asked {hero}. He was well, he said. Then he put down the ladle and said that he was not well, and that it had begun in the left knee. The two of them ate lentil stew, and {hero} did not look at the door, in spite of having reason to. Tor pulled a piece of string out of the ball, to show what he had to put up with. Then he was silent. The string remembered every corner. Left, it went, and left, and right. “He could have come back along it, any time,” said Tor. “And I wound it up.” They followed it out together, bend by bend, and left it lying there, from the table to the road. Anybody could find the way along it now. A father could. Then Tor shook out his broom and came along, to find out how one walks where nothing has been swept.',
					later:
						'Tor shut the door behind him, very quietly for a monster. “You have heard things about me,” he said. “People come in at my front door with swords, to see if I’m at home, and then they’re shocked that I am. {hero} was lost too. {They} asked me how I was.” With one hoof he straightened the fringe of the carpet. “{They} listened to the end, and never looked at the clock. I don’t speak in public. I only thought it ought to be put straight.”',
				},
			],
		},
	},
};
