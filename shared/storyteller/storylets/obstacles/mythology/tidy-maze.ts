import type { Obstacle } from '../../format.ts';

export const tidyMaze: Obstacle = {
	id: 'tidy-maze',
	alsoIn: ['adventure', 'fairy-tale', 'fantasy', 'royal', 'unicorn'],
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
			meet: 'In the maze stood Tor, a bull, with soup and a ball of string. “All who come in let out string,” he said. “But I like it neat. So I wind it up. Now we are all lost.”',
			flies: 'It had a lid. “That is for the dust,” said Tor.',
			ways: [
				{
					say: 'Let the ball of string roll ahead',
					outcome:
						'The floor went down, just a bit. {hero} let the ball go. Roll, roll, left, right, roll! {hero} ran after it. And bump, there was the gate! “It can do that?” said Tor.',
					later:
						'{hero} let the ball of string roll in. Roll, roll! They all hopped to the side. And {hero} went after it.',
				},
				{
					say: 'Moo, and hear where it comes back',
					outcome:
						'“Moo!” said {hero}. “Moo!” said the wall. “Moo!” said the next wall. But one way said no moo at all. “No wall there!” said {hero}. It was the way out. Tor clapped.',
					later: '“MOOO!” said {hero}, as in the maze. Then they all hushed. Did it come back?',
				},
				{
					say: 'Stay and eat soup with Tor',
					outcome:
						'They ate soup, and more soup. It took so long! “No one ever stays,” said Tor. “They just shout.” He let out the string for {hero}, and came along too.',
					later:
						'“They all run off from me,” said Tor. “But {hero} sat down and had soup with me. Twice.” So that was that.',
				},
			],
		},
		2: {
			meet: [
				'The road went into a maze. {hero} went left, and left again, and met a bull with a broom. “Mind, it’s wet,” said Tor. Behind him was [a table for two, with soup, and|a table, with soup for two, and] a ball of string as big as a cow. “They all lay a string, to find the way back,” said Tor. “On my clean floor! So I wind it up behind them. And then they’re lost. I am too. I only ever looked at the floor.”',
			],
			flies: 'There was a ceiling, so it was no good to fly. “That’s against leaves,” said Tor.',
			ways: [
				{
					say: 'Let the giant ball of string roll ahead',
					outcome:
						'“Where does your mop water go?” asked {hero}. They gave the ball a push, and it went where the water goes. It rolled left. It rolled right, past a man who had been lost since Easter. It got smaller and smaller, and when it came out at the gate it was no bigger than a bun. {hero} picked it up. “It knew!” called Tor, far away.',
					later:
						'{hero} rolled the ball of string in through the door. Where would it go? They all stepped aside to see. It rolled between them, right to the front. And {hero} walked behind it.',
					as: {
						clever: 'The {trait} ask the water.',
						quick: 'You have to be {trait}, with a ball that knows the way.',
					},
				},
				{
					say: 'Moo loudly, and listen where it does not come back',
					outcome:
						'“If you moo at a wall,” said {hero}, “it moos back.” “It’s company,” said Tor. “And if it does not moo back, then it isn’t a wall.” They mooed at every corner. “MOOO!” Moo, said the stones. “MOOO!” Moo. “MOOO!” And nothing. There was only a bit of sky. Tor did one more, for joy, and it never came back at all.',
					later:
						'“MOOO!” It was the moo that {hero} had from Tor, and it was made for stone. It went all around the walls. They were quiet, every one, to find out if it would come back.',
					as: { bold: 'A {trait} moo comes from the hooves up.', merry: 'It is hard to be {trait} and moo straight.' },
				},
				{
					say: 'Sit down to soup, and ask him how he is',
					outcome:
						'“How are you?” asked {hero}, and sat down. Tor had to hold on to the table. Nobody ever asked. He told {hero} how he was, and it took three bowls. Then he unwound one string from the big ball. It had bends in it where the corners had been: left, right, right. They walked along it, out at the gate. Tor locked up and came too.',
					later:
						'“They all run into my house and shout at me,” said Tor. “{hero} asked me how I was.” He blew his nose. “I was well by the third bowl. You can believe a guest like that.”',
					as: {
						kind: 'The {trait} ask how you are, and then wait.',
						quick: 'It was three bowls, and {hero} was {trait}.',
					},
				},
			],
		},
		3: {
			meet: [
				'The road went into a maze and, it was said, out of it. {hero} had turned left twice when somebody said, “Feet, please.” It was a bull with a broom. He was called Tor, and it was his maze. In a niche stood a table laid for two, and beside it a ball of string as high as a haystack. “They come with swords,” said Tor, “and every one of them lays a string behind him, all over my clean floor. I wind it up. I can’t help it.” He leaned on the broom. “Then they don’t find the way back, and they get so rude. I’d show them out, [but I’ve never known it|if I knew it]. I’ve only ever gone where there was something to pick up.”',
			],
			flies: 'There was a roof on it, from end to end. Tor had put that on himself, against pigeons.',
			ways: [
				{
					say: 'Give the great ball of string a push, and follow it',
					outcome:
						'“When you mop,” said {hero}, “where does it run to?” “Away,” said Tor. That was the point of water. They set their backs to the ball and gave it a push. Every maze has a gutter in mind; it rolled off at a walk, leaned into the first bend, took the second, and shook two heroes out of an alcove as it passed. {hero} trotted after. It went faster and faster, and at the last corner it bounced, and lay in the grass outside the gate. “Take some,” came a small voice from within. “There’s plenty. It’s all been somewhere.”',
					later:
						'{hero} had a ball of Tor’s string. {They} set it down at the door and let it go. It’s impossible not to look where a ball is going. They lifted their hems, and they drew in their canes, and it found the low place in the floor that there is in every room, and rolled down it between them to the front. {hero} merely followed the string.',
					as: {
						clever: 'You would call it {trait}. It was only mop water.',
						quick: 'At the bends it was good to be {trait}.',
					},
				},
				{
					say: 'Moo at every corner, and mark where it stays away',
					outcome:
						'“You must have a fine moo,” said {hero}, “with this sort of wall.” Tor blushed. He kept it for Sundays. But it told you something, {hero} explained. Where it came back, there was a wall. Where it didn’t come back, there wasn’t any more maze. They tried the first corner together. “MOOO!” It came back so fast that it nearly knocked them over. At the seventh it was a while. At the twelfth they stood and held their breath, and there was only the wind. “It’s got out,” said Tor, awed. “All by itself.”',
					later:
						'{hero} thought of those walls, and mooed. “MOOO!” It was no small one; it was a Sunday moo. People broke off, out of pure surprise. And then they stood there with their heads on one side, and went on standing. They’d noticed that it hadn’t come back yet.',
					as: {
						bold: 'It came naturally to {trait} {hero}, by about the fourth.',
						quiet: 'No one would have thought it of {trait} {hero}, and the wind least of all.',
					},
				},
				{
					say: 'Sit down at the second place, and ask how he has been',
					outcome:
						'“Who’s that for?” asked {hero}. Tor said that it wasn’t for anyone; it looked neater with two. So {hero} sat down. “And how have you been?” The ladle stopped over the pot. He had been all right, said Tor slowly; no, he hadn’t; there was his knee. It was lentil, and it took hours. Over the cheese he pulled a string out of the ball, and held it to the light. It still had a kink for every corner: left, left, right. “They remember,” said Tor. “I never looked.” They walked out along it, reading. At the gate he wiped his hooves, and went along with {hero}, on the grass.',
					later:
						'There was a stir, and chairs were moved, for it was a bull. “I’m said to be a monster,” said Tor, “by people who’ve been in my kitchen. Not one knows what I put in the soup. {hero} does. {hero} only wanted to get out, like all of them, and sat there through the whole of my knee.” He picked up a crumb. “That’s all I know. It’s enough.”',
					as: {
						kind: 'To be {trait} is mostly a matter of asking about the knee.',
						quick: 'It was lentil, and {hero} was {trait}, and it was a long knee.',
					},
				},
			],
		},
		4: {
			meet: [
				'The road entered the maze, and was understood to leave it. After the second turn to the left a voice inquired whether one would mind wiping one’s feet; and there, with a broom, was a bull. It was very clean. One could see to the next corner in the floor. In all the tales he has a name for ferocity; he was called Tor; and what he had was a horror of string. People came with swords, and paid it out behind them over flags that he had only just done; he followed, and wound it up; and gathered later, from the shouting, that they had had a use for it. There was [a ball of it in one corner,|in one corner a ball of it,] the height of a rick. He himself had never known the way. It had been given to him by his father, the king, who designed it himself, and who had said that he would come and see him in it every Sunday. He must have got lost, Tor supposed. The table was laid for two.',
			],
			flies: 'It was roofed throughout. He had seen to that himself, he said, after the autumn with the leaves.',
			ways: [
				{
					say: 'Consult the ball of string, by letting it roll',
					outcome:
						'“What becomes of the water,” asked {hero}, “when you have washed this?” It went, said Tor. He had always taken it for tact. They put their backs to the ball, and it gave, and considered, and set off. No architect can build without drains, whatever his intentions; it bore to the left where one would never have thought of it; from a recess it swept two young men with shields, and an older one who had been whittling. {hero} ran. There was a last incline, a rush of air, and the thing lay on the grass in front of the gate like something born. “It is not tangled, I hope?” Tor called, out of the depths. {hero} wound off as much as {they} could hold. One could hear him begin to sweep up after the heroes.',
					later:
						'{hero} put the ball of string down by the doors, and let go. No one looks on indifferently while a ball is making up its mind. In every floor, however proud, there is some way by which it means to be rid of what is spilled on it. That was found, past skirts and spurs; and everybody moved aside for the ball, since to hinder it would have been unsporting. {hero} had only to follow the string.',
					as: {
						clever: 'The {trait} do not solve mazes. They ask who mops.',
						bold: 'It was thought to be {trait}. {They} had in fact been running to keep up.',
					},
				},
				{
					say: 'Ask the walls, by mooing, where there is none',
					outcome:
						'“You are said to bellow,” said {hero}. It was years, Tor protested, and he had been teething. But it had its use. What answers is a wall; and the place from which nothing whatever is to be heard must be the way out. He needed to be coaxed. “Moo,” he said, to the first corner, as one might to an aunt. By the fifth they were doing it together, from the ground up, “MOOO,” so that in far galleries one heard brave men drop things. At the twelfth they waited. The stones did not say it, and did not say it. There was the smell of thyme. “I did not know that it could be lost,” said Tor, quite low. He stood on there by himself, and sent a few more of them out.',
					later:
						'There is one sound for which there exists no rejoinder. “MOOO,” said {hero}, and meant it, from the ground up. People had been prepared for reasons. It passed over them, broad and brown, in the direction of the far wall; and one saw two hundred persons of some standing incline an ear after it, and wait, as a whole people may wait upon a shore.',
					as: {
						bold: 'Of the {trait} it is expected that they will roar. It takes rather more to moo.',
						quiet: 'It is the great secret of the {trait}, that they have one in them.',
					},
				},
				{
					say: 'Take the second chair, and inquire after his health',
					outcome:
						'“May I?” asked {hero}, with a {hand} on the other chair. Tor did not say whose it was; he dusted it. “And how are you?” He said that he was well. Then he put down the ladle and said that he was not, and that it had begun in the left knee. It was lentil soup, and it took hours; and in the course of them, having drawn a string from the ball in order to show how badly it had been treated, he held it up, and was silent. It had kept every corner. Left, it went, and left, and right. “He could have come back along it,” said Tor. “At any time. I wound it up.” They read their way out by it. He locked the gate behind them, and hung the key on the outside, where a person could reach it.',
					later:
						'It was remarked how quietly he shut the door, for a monster. “I have a certain name,” said Tor. “I owe it to guests. They come in by my front door to see if I am at home, and are dreadfully put out that I am. {hero} had lost the way, like anybody, and asked me how I was.” With one hoof he drew the fringe of the carpet straight. “I do not speak in public. I only felt that it should be tidied up.”',
					as: {
						kind: 'It had not seemed {trait}. There were two chairs, and he was standing.',
						quick: 'It went on till the cheese. One cannot, however {trait}, be brief about a knee.',
					},
				},
			],
		},
	},
};
