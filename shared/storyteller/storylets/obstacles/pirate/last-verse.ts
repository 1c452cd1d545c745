import type { Obstacle } from '../../format.ts';

export const lastVerse: Obstacle = {
	id: 'last-verse',
	alsoIn: ['adventure', 'arctic', 'mythology', 'fantasy', 'fairy-tale', 'historical'],
	place: { the: 'the narrows', at: 'at the narrows', to: 'to the narrows', backdrop: 'beach' },
	people: { maud: { call: 'Maud', a: 'a whale who liked songs', type: 'Dolphin', pronoun: 'she' } },
	props: ['boat'],
	blocks: [],
	ways: [
		{ id: 'verse', use: 'hear' },
		{ id: 'barnacles', use: 'reach' },
		{ id: 'ask', use: 'trust', cost: 'debt' },
	],
	levels: {
		1: {
			meet: 'The way went over the water, by boat. But in front of it lay Maud, a whale, as big as a street. “A ship came by, with a song about a cook,” she said. “But then it was gone, and I didn’t hear the end! Did he get home? I won’t go till I know.”',
			ways: [
				{
					say: 'Make up an end and sing it',
					outcome:
						'{hero} made up an end and sang it. La, la, and the cook came home and had a bun! “A bun!” said Maud. “So he got home.” That made her so happy that she let out a big breath. And off she swam, and the boat could go.',
					later:
						'{hero} sang Maud’s song. La, la, and a cook on a ship! Everybody wanted to hear if he got home. So one by one they hushed.',
				},
				{
					say: 'Scratch her back',
					outcome:
						'{hero} took an oar and scratched her back. Scratch, scratch! Old shells fell off. Plop, plop! “Ooh,” said Maud. “A bit to the left.” It was so good that she forgot the song. So she let the boat go over, and {hero} could keep the oar.',
					later: '{hero} put one end of Maud’s oar down, and hop! Up, and up, and over all the heads, to the front.',
				},
				{
					say: 'Promise to find the end',
					outcome:
						'“I don’t know the end,” said {hero}. “But I’ll ask, and come back, and tell you. That’s a promise.” Maud looked at {hero} with one big eye. “You didn’t just make it up,” she said. “Good.” And she let the boat go by.',
					paid: 'And how did it end? {hero} asked, and told Maud. “The cook fell in, but they got him out!” “I’m so glad,” said Maud.',
					later:
						'Hum, hum! It was Maud, far off. “{hero} didn’t just make it up,” she sang. “{hero} will find out what is true.”',
				},
			],
		},
		2: {
			meet: [
				'The boat lay ready to cross the narrows. But the narrows were full, and they were full of whale. “I am Maud,” said the whale, “and I am not moving. A ship came by [one night|last week], and the crew sang me a song with nine verses. Then the wind took them off in the middle of verse nine! I cannot sleep until I know how it ends.”',
			],
			ways: [
				{
					say: 'Make up the last verse and sing it loudly',
					outcome:
						'“How far did they get?” asked {hero}. “The cook fell in,” said Maud. So {hero} sang that the sailors fished him out with a ladle, and then they all had buns. There was a hush. “Of course,” sighed Maud. “Buns. It had to be.” She sank like a stone and left the narrows clear for the boat.',
					later:
						'{hero} began to sing about the cook and the ladle. One voice joined in, and then ten. By the buns they were all singing, and after the buns there was a lovely silence.',
				},
				{
					say: 'Scratch the barnacles off her back while she waits',
					outcome:
						'“Waiting itches,” said {hero}, and got to work with an oar. Off came the barnacles, plink, plonk. Maud shut her eyes. “I have had those since I was a calf,” she said. “Never mind verse nine.” And she pushed the boat over, with all who were in it, before {hero} could put down the oar.',
					later:
						'But {hero} had the oar that had scratched a whale. {They} put one end down, took a good run, and let go at the top. Whee! It was over all the hats, and down on the other side.',
				},
				{
					say: 'Promise to find out how the song ends',
					outcome:
						'“I do not know it,” said {hero}. “But I will find somebody who does, and come back and tell you.” The whale looked at {hero} for a long time with one small eye. “The sailors said they would come back,” said Maud. “You say it slower.” Then she moved aside, just enough for a boat. And on the other side {hero} began to ask.',
					paid: 'Next day {hero} went back to the narrows and sang verse nine, every word. The ship’s cook falls into the sea, and they get him out with a net. “With a net!” said Maud. “I would never have guessed.” And she slept for a week.',
					later:
						'“{hero} asked me how my old song ends!” somebody called. It was a sailor. “And what for? It was a promise, to a whale! Anybody who keeps a promise to a whale is all right.”',
				},
			],
		},
	},
};
