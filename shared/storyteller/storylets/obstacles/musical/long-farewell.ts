import type { Obstacle } from '../../format.ts';

export const longFarewell: Obstacle = {
	id: 'long-farewell',
	alsoIn: ['circus', 'cooking', 'superhero', 'detective', 'historical', 'time-travel', 'mystery'],
	place: { the: 'Opera Street', at: 'in Opera Street', to: 'to Opera Street', backdrop: 'city' },
	people: { fiora: { call: 'Donna Fiora', a: 'a giraffe in a traveling cloak', type: 'Giraffe', pronoun: 'she' } },
	props: ['chest', 'flower'],
	blocks: ['flies'],
	ways: [
		{ id: 'stay', use: 'trust', ally: 'fiora' },
		{ id: 'farewell', use: 'hear' },
		{ id: 'roses', use: 'reach' },
	],
	levels: {
		1: {
			meet: 'The street was full of boxes and roses, from wall to wall. There stood a coach, too, and on top of it Donna Fiora, a giraffe. “I go away for ever!” she sang. “Farewell!” All the people waved. But she did not go. She wanted just one of them to say “Stay!”',
			flies: '“Can’t I fly?” asked {hero}. But up there was her neck. “Look at me first!” sang Donna Fiora.',
			ways: [
				{
					say: 'Say “Please stay and sing for me”',
					outcome:
						'“Please stay,” said {hero}. “I want to hear you sing.” “You said stay!” cried Donna Fiora. It was all she wanted. So down she came, and the coach and the boxes went away. And she came along, and sang as she went.',
					later:
						'“They all just waved,” said Donna Fiora. “But {hero} said, ‘Please stay,’ and meant it. {hero} tells the truth.”',
				},
				{
					say: 'Learn to say “Farewell!” as she does',
					outcome:
						'“How do you say it?” asked {hero}. “Fare… WELL!” said Donna Fiora, with a sob. “Fare… WELL!” said {hero}. It was so sad that the horses cried. They pulled the coach to the side, and the street was free.',
					later:
						'“Fare… WELL!” called {hero}, with a sob. “Oh, who goes away?” said the people. And they all hushed, to hear who it was.',
				},
				{
					say: 'Take all the roses and walk with them',
					outcome:
						'{hero} took the roses, all of them, up to the nose. “Roses!” called {hero}. “Let the roses by!” So the people all made way, and put the boxes to the side. “They love me!” called Donna Fiora. “Keep some of the roses.”',
					later:
						'{hero} held up Donna Fiora’s roses, and called, “Roses!” “Are they for me?” said the people, and made way. And there was {hero}, in front.',
				},
			],
		},
		2: {
			meet: [
				'In Opera Street there was no room to walk. There were a coach, and hat boxes, and chests, and roses in the gutter. On top of it all stood Donna Fiora, a giraffe in a cloak, and a very great singer. “I am leaving you for ever!” she sang. “Farewell!” The people waved. It had been going on for a week. “I said it at dinner, because the fish was cold,” she whispered. “I only wanted [somebody|one of them] to say, ‘Oh, don’t.’ They are so polite! They help me pack.”',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “You can’t leave by air before me,” said Donna Fiora. “I have been trying to leave for a week.”',
			ways: [
				{
					say: 'Ask her to stay because you have never heard her',
					outcome:
						'“Please don’t go,” said {hero}. Everybody gasped. “I’ve never heard you sing. I wouldn’t know what I’d missed.” Donna Fiora sat down on a hat box. “At last,” she said, and cried a little, and told the coachman to carry it all in again. So the street was free. Then Donna Fiora walked along, and sang at each corner, only for {hero}.',
					later:
						'Donna Fiora had to bend her neck to get in. “My public loves me,” she said. “They carried my boxes. {hero} did not clap and did not wave. {They} said one plain thing, and it was true. In all the world of opera I have not met that before.”',
				},
				{
					say: 'Have her teach you how to say farewell',
					outcome:
						'“How do you do it, so that they all stand still?” asked {hero}. “With a sob,” said Donna Fiora. “On the second half. Fare… WELL.” {hero} tried. The third time it was so sad that the coachman took off his hat, and two ladies moved three chests to get closer. That left a gap as wide as a coach.',
					later:
						'{hero} stood up on a chair. “Fare…” cried {hero}, “WELL!” The noise broke off. Who was leaving? Had somebody been unkind? The people stood with their handkerchiefs ready.',
				},
				{
					say: 'Carry her roses through the crowd to the coach',
					outcome:
						'There were nine armfuls of roses. {hero} took up so many that there was nothing left to see but roses. “Roses!” called {hero}. The crowd parted. Nobody stands in the way of roses. {hero} laid them on the coach, all but a dozen, and went around the corner with those. The way stayed open for anyone. “People never know who it is, behind them!” called Donna Fiora.',
					later:
						'{hero} held up Donna Fiora’s dozen roses. “Roses!” called {hero}, from behind. “For whom?” everybody asked, and hoped, and made room. They were still hoping when {hero} was in front.',
				},
			],
		},
	},
};
