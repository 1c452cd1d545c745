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
		3: {
			meet: [
				'The road came down to the narrows. On the far side it went on, and on this side lay a rowboat. In between lay a whale. “I am told that I’m in the way,” said the whale, whose name was Maud. “I know that I’m in the way. But [nine nights|a week] ago a ship sailed past with a choir on deck. It sang the best song I ever heard, nine verses of it, about a cook. In the ninth he falls overboard, and then the wind changed.” Her breath went up like a burst pipe. “Did they get him out? I can’t eat. I lie here, in case they come back.”',
			],
			ways: [
				{
					say: 'Invent the end of verse nine and sing it to her',
					outcome:
						'{hero} had never heard of the cook, but somebody had to save him. So {they} sang that the crew let down the biggest ladle, and that he came up in it, quite dry, and complained about the salt. It rhymed in two places. Maud listened with both eyes shut. “Complained about the salt,” she said at last. “That is so like him.” She went under, humming, and the boat rocked across over the place where she had been.',
					later:
						'It was no use shouting, so {hero} sang. {They} sang the verse about the cook and the ladle. Now, everyone on that coast knew the first eight, and nobody had ever heard the ninth. They stopped to listen, row after row. Afterwards nobody wanted to be the first to speak.',
				},
				{
					say: 'Row out and scrape the barnacles off her back',
					outcome:
						'{hero} could not do anything about the cook. But there were barnacles, hundreds of them, and a person who is waiting always itches. So {hero} rowed out and scraped, from the tail up, with the flat of an oar. It took the skin off {their} temper, but not off Maud. “You know,” she said, somewhere around the fin, “I believe he’s all right. Cooks float. That’s a good oar.” And she took the boat across on her back, with all that was in it, and {hero} and the oar on top.',
					later:
						'It was a good oar; Maud had said so. {hero} took a run, set the blade on the floor, and went up, and up, and stood for an instant on top of nothing, with all the faces turned up below. Then the oar leaned, kindly, and set {hero} down in front.',
					as: {
						quick: '{hero} had half the tail clean before Maud could say no.',
					},
				},
				{
					say: 'Give Maud your word to bring her the true ending',
					outcome:
						'{hero} could have invented something. {They} thought about it. “I don’t know how it ends,” {they} said, “and I’m not going to make it up. I’ll find someone who knows, and I’ll come back here and tell you, whatever it is.” Maud rolled over to see {hero} better. “Even if he drowned?” “Even then.” The whale let out a long, long breath, and drew in her tail, and the boat could go. At the first house on the other side {hero} began to ask.',
					paid: 'And the next day {hero} rowed out to the narrows. The crew had fished the cook out with a net. “He never cooked again,” said {hero}, because it was true. Maud thought about it. “But he floated,” she said.',
					later:
						'“I can tell you one thing about {hero},” said an old choir singer, and got up on a bench. “{hero} promised a whale the truth about our verse nine, and came and asked me for it before anything else. Not a nice end. The true one. I would take {their} word about the time of day.”',
				},
			],
		},
		4: {
			meet: [
				'The way went on by boat, through the narrows, which were a mile long and as wide as a barn. They were full of whale. “Go around,” said the whale, whose name was Maud. A few people had, over the cliffs, without their luggage. Some nights ago a ship had passed her with its crew singing on deck. The song had nine verses and was about a cook. She followed it for thirty miles. In the ninth verse he fell over the side, in the dark; and then the wind turned, and she could hear the tune but not the words. [Since then she had been lying here|She had been lying here ever since], across the narrows, and listening for the rest. “It isn’t about the song,” said Maud after a while. “I had a calf. You don’t always hear how it ends.”',
			],
			ways: [
				{
					say: 'Make up a ninth verse, and sing it to her',
					outcome:
						'{hero} sang her a ninth verse. In that verse the helmsman looks over his shoulder, for no reason, just in time; the crew lets down a ladle on a rope, and the cook comes up in it and complains about the weather. It did not rhyme. When it was over the sea lay flat from shore to shore. “You made that up,” said Maud. “Yes,” said {hero}. “Every word?” “Yes.” Maud breathed out, and it rained a little. “Sing me the part with the helmsman again,” she said. Then she moved over and let the boat go by.',
					later:
						'{hero} sang the verse in which the helmsman looks over his shoulder. It still did not rhyme. But there was hardly anyone in that room who was not waiting, on some nights, to hear how something ended. The shouting grew thin, and then it stopped. By the time the ladle came it was so quiet that you could hear the candles burn, and everyone wanted to know if he was saved.',
				},
				{
					say: 'Row out, and scrape off her barnacles',
					outcome:
						'There was nothing that {hero} could say to that. So {they} rowed out and took the flat of an oar to her barnacles, which ran along her sides like bad weather. It was heavy work, and it smelled. Somewhere behind the second fin Maud began to talk, first about other things and then about her calf. When the last shell had gone down she floated a little higher. “Hold on,” she said. She carried the boat through the narrows on her back, and everyone in it, and {hero} with the oar in front, so smoothly that the water in the bottom of the boat did not move.',
					later:
						'{hero} stepped back as far as the wall, with the oar that had scraped a whale from end to end. {They} ran. The blade came down between two chairs, and the oar lifted {them}, and for one moment it was very quiet up there, with everybody looking up. Then it leaned. It put {them} down exactly where {they} had not been able to get.',
				},
				{
					say: 'Promise to bring her the real ending',
					outcome:
						'It would have been easy to make up an ending. “I don’t know what became of him,” said {hero}. “But I’ll find out. Then I’ll come back and tell you, even if it’s not what you want to hear.” Maud was silent for so long that a gull came down to see if she was an island. “Nobody ever offered me that,” she said. “They all offered me a nice ending.” She drew in a fin as big as a sail, and the way was open. “By the full moon,” said Maud. “I’ll be here anyway.” So that was a promise, and {hero} owed it to a whale. At the first house beyond the narrows {they} began to ask, and an old man with an accordion knew.',
					paid: 'At full moon {hero} was back at the narrows, with nothing pretty to tell. They had looked for the cook until it was light, and had not found him, and had sung his song every night since. Maud did not breathe for a long time. “They looked,” she said. “Nobody told me that they looked.” In the morning the way was free.',
					later:
						'The old man with the accordion had come too, and he stood up. “I used to sail with that cook,” he said. “{hero} knocked at my door and asked what became of him, because {they} had promised a whale the truth. It’s not what anyone would hope for. I told {them} so. {They} wrote it all down anyway, exactly.” He sat down again. “There was a prettier ending,” he added. “I offered it. {They} didn’t take it.”',
				},
			],
		},
	},
};
