import type { Obstacle } from '../../format.ts';

export const washdayGhost: Obstacle = {
	id: 'washday-ghost',
	alsoIn: ['magical-school', 'fantasy', 'mystery'],
	place: { the: 'the ghost’s garden', at: 'in the ghost’s garden', to: 'to the ghost’s garden', backdrop: 'garden' },
	people: { flim: { call: 'Flim', a: 'a ghost without a sheet', type: 'Ghost', pronoun: 'she' } },
	props: ['rope', 'basket'],
	blocks: ['flies'],
	ways: [
		{ id: 'sheet', use: 'reach' },
		{ id: 'whoo', use: 'hear' },
		{ id: 'towel', use: 'trust', ally: 'flim' },
	],
	levels: {
		1: {
			meet: 'The way went through a garden. A sheet hung there on a rope. “Please don’t look!” said a basket. In it sat Flim, a ghost, with just her eyes over the rim. “It’s wash day, and that is my sheet. It isn’t dry yet, and I have nothing on! So no one may go by.”',
			flies: '“I could fly,” said {hero}. “From up there you can look into my basket!” said Flim.',
			ways: [
				{
					say: 'Go by under an old sheet',
					outcome:
						'In the basket was an old sheet too. {hero} got under it, and could not see a thing. “Oh, good!” said Flim. “Go by like that. And all the rest of you, shut your eyes!” So {hero} kept the old sheet.',
					later:
						'{hero} got under Flim’s old sheet, and went, “Whoo!” “A ghost!” all the people said, and ran to the side.',
				},
				{
					say: 'Go whoo, to dry the sheet',
					outcome:
						'“How do you go whoo?” asked {hero}. “Like this,” said Flim. “Whoo!” So {hero} did it too. WHOOO! It made such a wind that the sheet got dry. So Flim put it on, and now everyone could go by.',
					later: '{hero} did it like Flim. “WHOOOO!” A lamp went out. And then it was very, very still.',
				},
				{
					say: 'Hold up a towel and look away',
					outcome:
						'A towel hung there too. {hero} held it up, eyes shut. So Flim could get out and put the sheet on. Brrr, it was wet! “Now you can look,” she said. “And you didn’t peep!” So everyone could go by, and she came along, all clean.',
					later: '“I had nothing on,” said Flim. “{hero} didn’t peep, not once. I looked!”',
				},
			],
		},
		2: {
			meet: [
				'The path led through a garden, past a washing line. On it hung one white sheet, with two holes. “Stop!” said the laundry basket. Over its rim looked two eyes, with nothing around them. “I’m Flim. I’m the ghost here. I had jam on me, so I took it off, [only to rinse it|just for a minute]. Then it began to drizzle. And now I’ve got nothing on!” The basket shook. “You can’t go by. You’d see right through me.”',
			],
			flies: '“I could fly,” said {hero}. “From up there you see right into a basket!” said Flim.',
			ways: [
				{
					say: 'Put on an old sheet back to front',
					outcome:
						'In the basket was an old sheet. Flim would not wear it, because it had ducks on. {hero} put it on back to front, with the holes behind. Now everything was white. “Two steps left,” called Flim. “Mind the rake!” So {hero} got through, still in the ducks, and nobody had seen anybody. “Now the next!” said Flim. “Without a sheet you have to shut your eyes.”',
					later:
						'{hero} put on Flim’s sheet with the ducks, the right way around, and went in. “A ghost!” said somebody, and everyone drew in their feet. It is hard to be frightened of ducks. But by then {hero} was at the front.',
				},
				{
					say: 'Dry the sheet together with a great big whoo',
					outcome:
						'“How do you go whoo?” asked {hero}. Flim showed {them}. You start at the bottom and go up in a curl. They did it together, she in the basket and {hero} beside it. “WHOOOO!” The sheet stood straight out. In no time it was dry. Flim slipped into it, and the way was free. “You’re a natural,” she said.',
					later:
						'{hero} started at the bottom and went up in a curl. “WHOOOO!” The lamps leaned over. Two hundred people felt it on the back of the neck. They looked behind them, and nobody said a word.',
				},
				{
					say: 'Hold up a towel and keep your eyes shut',
					outcome:
						'{hero} took a towel, and held it up in front, and looked away. “Ready,” said {hero}. There was a rustle, and a “brrr,” and something cool went by. “You may look,” said Flim. There she was, in her sheet, still a bit damp. “The postman peeped,” she said. “You didn’t.” So everybody could go by. She came along, and crackled a little.',
					later:
						'“I was in a basket,” said Flim, “with not a stitch on. You all know how that is.” The people did not, but some of them went pink. “{hero} looked away till I said so. You can take a promise from a person like that.”',
				},
			],
		},
	},
};
