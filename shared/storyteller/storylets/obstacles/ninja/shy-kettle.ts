import type { Obstacle } from '../../format.ts';

export const shyKettle: Obstacle = {
	id: 'shy-kettle',
	alsoIn: ['cooking', 'fairy-tale', 'fantasy', 'magical-school', 'royal', 'historical', 'unicorn', 'dragon'],
	place: {
		the: 'the little tea house',
		at: 'at the little tea house',
		to: 'to the little tea house',
		backdrop: 'garden',
	},
	people: { sen: { call: 'Sen', a: 'a raccoon with a tea cup', type: 'Raccoon', pronoun: 'she' } },
	props: ['pot', 'cup'],
	blocks: ['flies'],
	ways: [
		{ id: 'hot', use: 'reach' },
		{ id: 'flat', use: 'hear' },
		{ id: 'sorry', use: 'trust', ally: 'sen' },
	],
	levels: {
		1: {
			meet: 'The road went in at a tea house and out at the back. “No one goes out till we have had tea,” said Sen, a raccoon. “And there is no tea till the kettle sings.” But it just got red. “I said it sang badly,” said Sen. “Now it’s shy.”',
			flies: '“Can’t I fly?” asked {hero}. “The last one to fly out,” said Sen, “went out at the chimney.”',
			ways: [
				{
					say: 'Take the hot kettle outside',
					outcome:
						'“Hot, hot!” called {hero}, and took the kettle out at the back. And out there it sang! “So it just didn’t want to sing in here,” said Sen. She opened the door for everyone, and gave {hero} a hot cup.',
					later:
						'“Hot, hot, hot!” called {hero}, and held up the cup. So the people all made way, right up to the front.',
				},
				{
					say: 'Sing to it, as flat as can be',
					outcome:
						'“LAAA!” sang {hero}, so badly that the cups shook. “Tee hee,” said the kettle. Now it was not shy, and it sang too. “Laaa!” So they had tea, and everyone could go. And Sen put a sock on each ear.',
					later: '“LAAA!” sang {hero}, as for the kettle. The people all held their ears. And then it was still.',
				},
				{
					say: 'Get Sen to say sorry to the kettle',
					outcome:
						'“You have to say sorry to it,” said {hero}. “To a kettle?” said Sen. But she did. “I’m sorry,” she said. “Mmm,” went the kettle. “MMMM!” It sang! So they had tea. Then Sen let them all go out. And she came along, to say sorry some more.',
					later:
						'“I wasn’t nice to my kettle,” said Sen. “{hero} told me so, and now it sings. What {hero} says is true.”',
				},
			],
		},
		2: {
			meet: [
				'The path went in at one door of a tea house and out at the other. In between sat Sen, a raccoon, with a cup, and looked at the kettle. “No guest leaves before the kettle,” she said. “That is, before it has sung. It’s the custom.” The kettle boiled till its lid rattled. But it did not sing. “Today it was a bit flat,” said Sen. “So I said so. [How could I know it was listening?|I did not know it could hear me.]” The kettle went red.',
			],
			flies: '{hero} looked up at the roof. “There’s a custom about the roof too,” said Sen.',
			ways: [
				{
					say: 'Carry the hot kettle out of the door in front of you',
					outcome:
						'“No guest leaves before the kettle?” said {hero}. “Those were the words,” said Sen. So {hero} took the kettle by the handle. “Hot! Mind out, hot!” And {hero} carried it out at the back and set it in the grass. “It did leave first,” said Sen slowly. So she poured, out there, and let everybody follow it, each with a cup.',
					later:
						'{hero} held the cup from the tea house out in front. “Hot!” called {hero}. “Mind out, it’s hot!” You do not ask what it is, or whose. You jump. It had been cold for a long time.',
				},
				{
					say: 'Sing to the kettle as flat as you can',
					outcome:
						'“Perhaps it needs to hear somebody worse,” said {hero}, and sang. It was about a rose. It was so flat that it went under the door. Sen pulled a cushion over her ears. “Pff,” went the kettle. “Pff!” It was laughing, and in the middle of its laugh it was singing, higher and higher. “You can all go!” cried Sen. “Please!”',
					later:
						'{hero} sang the song about the rose. It was so flat that a picture slid down. All over the room people stopped and looked to see what was broken. You could have heard a petal fall.',
				},
				{
					say: 'Tell Sen that the kettle is waiting for her to be sorry',
					outcome:
						'“It isn’t stubborn,” said {hero}. “It’s hurt.” “It’s a kettle,” said Sen. She was proud, and she was a bit deaf in one ear, and she began to wonder about that ear. She bent down to the lid. “It may have been me,” she whispered. “I am sorry.” Then there came a note so clear that the birds sat down. Sen opened the back door and came along, humming it.',
					later:
						'“I bite, if people tell me things,” said Sen. “{hero} told me I had hurt my own kettle. And I had.” She hummed a bit. “It’s no fun, and it’s true. That’s how you know.”',
				},
			],
		},
	},
};
