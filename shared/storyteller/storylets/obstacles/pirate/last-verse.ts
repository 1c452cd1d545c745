import type { Obstacle } from '../../format.ts';

export const lastVerse: Obstacle = {
	id: 'last-verse',
	alsoIn: ['adventure', 'arctic', 'mythology'],
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
			meet: 'There was a boat to cross in. But in the water lay Maud. Maud was a whale, as big as a street. “No,” said Maud. “They sang me a song. The end never came! I want the end. I will not go.”',
			ways: [
				{
					say: 'Make up an end and sing it',
					outcome:
						'{hero} sang. La, la, and then they all had soup! “Soup!” said Maud. “So that was the end.” She let out a big, big breath. And off she swam.',
					later: 'So {hero} sang Maud’s song. La, la, soup! One by one they all sang too. Then it was still.',
				},
				{
					say: 'Scratch her back',
					outcome:
						'{hero} got on her back. Scratch, scratch, scratch! Shells fell off. Plop, plop. “Ooh,” said Maud. “A bit to the left.” Then she took {hero} over, with the oar and all.',
					later: 'But {hero} had the oar. One end down, and hop! Up, up, and over them all.',
				},
				{
					say: 'Promise to find the end',
					outcome:
						'“I do not know it,” said {hero}. “But I will ask. I will come back and tell you.” Maud looked with one big eye. “Good,” she said. And she let {hero} by.',
					paid: 'And the end of the song? They got him out with a spoon. {hero} told Maud. “I knew it,” said Maud.',
					later:
						'“Hum, hum,” came from the sea. “{hero} said {they} would ask,” sang Maud. “And {they} will.” So they all knew.',
				},
			],
		},
		2: {
			meet: [
				'The boat lay ready to cross the narrows. But the narrows were full, and they were full of whale. “I am Maud,” said the whale, “and I am not moving. A ship came by [one night|last week], and they sang me a song with nine verses. Then the wind took them off in the middle of verse nine! I cannot sleep until I know how it ends.”',
			],
			ways: [
				{
					say: 'Make up the last verse and sing it loudly',
					outcome:
						'“How far did they get?” asked {hero}. “The cook fell in,” said Maud. So {hero} sang that they fished him out with a spoon, and then they all had soup. There was a hush. “Of course,” sighed Maud. “Soup. It had to be.” She sank like a stone and left the narrows clear.',
					later:
						'{hero} began to sing about the cook and the spoon. One voice joined in, and then ten. By the soup they were all singing, and after the soup there was a lovely silence.',
					as: { quiet: 'A {trait} voice is best for lullabies.', merry: 'The soup was {trait} {hero}’s own idea.' },
				},
				{
					say: 'Scratch the barnacles off her back while she waits',
					outcome:
						'“Waiting itches,” said {hero}, and got to work with an oar. Off came the barnacles, plink, plonk. Maud shut her eyes. “I have had those since I was a calf,” she said. “Never mind verse nine. Hop on, and keep the oar.” And she took {hero} over in one push of her tail.',
					later:
						'But {hero} had the oar. {They} put one end down, took a good run, and let go at the top. Whee! It took {them} over all the hats, and down on the other side.',
					as: { kind: 'It was a {trait} way to ask somebody to move.' },
				},
				{
					say: 'Promise to find out how the song ends',
					outcome:
						'“I do not know it,” said {hero}. “But I will find somebody who does, and come back and tell you.” The whale looked at {them} for a long time with one small eye. “They all say they will come back,” said Maud. Then she moved aside, just enough.',
					paid: 'Next day {hero} went back to the narrows and sang verse nine, every word. They got the cook out with a net. “With a net!” said Maud. “I would never have guessed.” And she slept for a week.',
					later:
						'“Ask about the song first!” somebody called. It was an old sailor. “That is {hero}, who gave a promise to a whale. I will sing you verse nine, all of it. Anybody who keeps a whale’s promise is all right.”',
					as: { honest: 'A promise from someone {trait} is as good as a rope.' },
				},
			],
		},
		3: {
			meet: [
				'On the far side of the narrows lay the way on, and on this side lay a rowboat. In between lay a whale. “I am told that I’m in the way,” said the whale, whose name was Maud. “I know that I’m in the way. But [nine nights|a week] ago a ship sailed past with a choir on deck. It sang the best song I ever heard, nine verses of it, about a cook. In the ninth he falls overboard, and then the wind changed.” Her breath went up like a burst pipe. “Did they get him out? I can’t eat. I lie here, in case they come back.”',
			],
			ways: [
				{
					say: 'Invent the end of verse nine and sing it to her',
					outcome:
						'{hero} had never heard of the cook, but somebody had to save him. So {they} sang that the crew let down the biggest ladle, and that he came up in it, quite dry, and complained about the salt. It rhymed in two places. Maud listened with both eyes shut. “Complained about the salt,” she said at last. “That is so like him.” She went under, humming, and the boat rocked across over the place where she had been.',
					later:
						'It was no use shouting, so {hero} sang. {They} sang the verse about the cook and the ladle. Now, everyone on that coast knew the first eight, and nobody had ever heard the ninth. They stopped to listen, row after row. Afterwards nobody wanted to be the first to speak.',
					as: {
						clever: 'The rhymes were not bad, for {hero} was {trait}, and also in a hurry.',
						quiet: '{hero} was {trait}, and had never sung for anyone. A whale, it turned out, hardly counts.',
					},
				},
				{
					say: 'Row out and scrape the barnacles off her back',
					outcome:
						'{hero} could not do anything about the cook. But {they} could see barnacles, hundreds of them, and a person who is waiting always itches. So {they} rowed out and scraped, from the tail up, with the flat of an oar. It took the skin off {their} temper, but not off Maud. “You know,” she said, somewhere around the fin, “I believe he’s all right. Cooks float.” She took boat and all across on her back, and would not have the oar left behind. “It’s a good oar,” she said.',
					later:
						'It was a good oar; Maud had said so. {hero} took a run, set the blade on the floor, and went up, and up, and stood for an instant on top of nothing, with a hundred faces turned up below. Then the oar leaned, kindly, and let {them} down in front.',
					as: {
						kind: 'Somebody {trait} always finds something to do while others are sad.',
						quick: '{hero} was {trait}, and had half the tail clean before Maud could say no.',
					},
				},
				{
					say: 'Give Maud your word to bring her the true ending',
					outcome:
						'{hero} could have invented something. {They} thought about it. “I don’t know how it ends,” {they} said, “and I’m not going to make it up. I’ll find someone who knows, and I’ll come back here and tell you, whatever it is.” Maud rolled over to see {them} better. “Even if he drowned?” “Even then.” The whale let out a long, long breath, and drew in her tail.',
					paid: 'And the next day {hero} rowed out to the narrows. They had fished the cook out with a net. “He never cooked again,” said {hero}, because it was true. Maud thought about it. “But he floated,” she said.',
					later:
						'“I can tell you one thing about {hero},” said an old choir singer, and got up on a bench. “{They} promised a whale the truth about our verse nine, and {they} asked me for it before anything else tonight. Not a nice end. The true one. I would take {their} word about the time of day.”',
					as: { honest: 'For somebody {trait} it had been the only thing to say, and it was still not easy.' },
				},
			],
		},
		4: {
			meet: [
				'The narrows were a mile long and as wide as a barn, and they were occupied. “Go around,” said the whale. She was called Maud, and nobody had ever gone around anything that size. It emerged, in pieces, with long breaths in between, that a ship had passed some nights ago with the crew singing on deck. The song had nine verses and was about a cook. She had followed it for thirty miles. In the ninth he went over the side, in the dark, with nobody looking; and then the wind had backed, and she had heard the tune go on and could not make out a single word. [Since then she had lain here|She had lain here ever since], across the only road, listening in the direction in which it went. “It is not about the song,” said Maud, after some time. “I had a calf. One does not always hear how it ends.”',
			],
			ways: [
				{
					say: 'Sing her a ninth verse in which somebody looks back',
					outcome:
						'There are lies that are told to get past somebody, and {hero} was not sure that this was any other kind. {They} sang it nevertheless. In {their} verse the helmsman looks over his shoulder, for no reason, just in time; they let down a ladle on a rope, and the cook comes up in it and finds fault with the stars. It did not scan. When it was over the sea was flat from shore to shore. “You made that up,” said Maud. “Yes.” “Every word.” “Yes.” “Sing me the part with the helmsman again,” said the whale, and then she let {them} go by.',
					later:
						'So {hero} did the only thing left and sang. It was the verse in which the helmsman looks over his shoulder, and it still did not scan. But there was hardly anybody there who was not listening, on some nights, for the end of something. The shouting frayed, and thinned, and went out; and when {they} came to the ladle you could hear the wicks burn.',
					as: {
						quiet:
							'It was the first time that {hero}, {trait} as {they was}, had sung to anything larger than a kettle.',
						dreamy: 'It pays to be {trait} at times. The helmsman had simply turned up.',
					},
				},
				{
					say: 'Row out, and do something about the barnacles',
					outcome:
						'There was nothing to be said to that, and {hero} did not say it. {They} rowed out with the flat of an oar and began on the barnacles, which ran the whole length of her like bad weather. It was heavy work, and rank, and it went on for a long time. Somewhere past the second fin Maud began to talk, not about the calf at first, and then about nothing else. When the last shell had gone down into the green, she floated a hand’s breadth higher. “Sit tight,” she said. She carried them through the narrows on her back, boat, oar, and all, so gently that the water in the bottom hardly moved. “Take the oar along,” said Maud. “I should like to think of it somewhere.”',
					later:
						'It had the whole length of a whale in it, that oar. {hero} stepped back as far as the wall allowed. There was a short run; there was the blade, set down between two chairs; and then there was a moment, quite at the top, which {they} afterward remembered as very quiet, with all of them looking up, as one looks at weather. It leaned. It put {them} down exactly where {they} could not get.',
					as: {
						kind: 'People who are {trait} are generally told that it will get them nowhere. It got {hero} through the narrows.',
					},
				},
				{
					say: 'Refuse to invent an ending, and swear to bring the real one',
					outcome:
						'It would have been the easiest thing in the world to make one up. “I do not know what became of him,” said {hero}. “I shall find out, and I will come back here and tell you, and it may not be what you want.” Maud was quiet for so long that a gull came down to see whether she was an island. “No one ever offered me that,” she said. “They all offered me the other thing.” She drew in a fin the size of a sail. “By the full moon. I will be lying here anyway.” So that was one more matter that {hero} owed.',
					paid: 'By the full moon {hero} was at the narrows, with nothing pretty to offer. They had looked for the cook until it was light, and had not found him, and had sung the song every night since. Maud lay a long time without blowing. “They looked,” she said. “Nobody told me that they looked.” In the morning the channel was free.',
					later:
						'An old man with a concertina got up. “{hero} came to me before anyone else,” he said. “Not to ask who was likely to win this. To ask what became of the cook, because a whale had been promised the truth. I told it, all of it, and it was not what anyone would hope for, and {hero} wrote it down regardless.” He sat. “I do not know about the rest. But you will not get a pretty story out of that one.”',
					as: { honest: 'To be {trait} is a luxury, {they} had heard it said. It felt like a bill.' },
				},
			],
		},
	},
};
