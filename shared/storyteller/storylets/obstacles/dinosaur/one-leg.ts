import type { Obstacle } from '../../format.ts';

export const oneLeg: Obstacle = {
	id: 'one-leg',
	alsoIn: ['animal', 'time-travel'],
	place: {
		the: 'the standing dinosaur',
		at: 'under the standing dinosaur',
		to: 'to the standing dinosaur',
		backdrop: 'jungle',
	},
	people: {
		otho: { call: 'Otho', a: 'a dinosaur on three legs', type: 'Dinosaur', pronoun: 'he' },
		tuft: { call: 'Mrs. Tuft', a: 'a mouse with eight children', type: 'Mouse', pronoun: 'she' },
	},
	props: [],
	blocks: ['flies'],
	ways: [
		{ id: 'hum', use: 'hear' },
		{ id: 'toes', use: 'reach' },
		{ id: 'move', use: 'trust', cost: 'time', ally: 'tuft' },
	],
	levels: {
		3: {
			meet: [
				'Over the road stood a dinosaur named Otho, as big as a hill, and he held one foot in the air. It had been there since [last year|last summer]. Beneath it, in a nest of moss, lived Mrs. Tuft, a mouse, with eight children. “They moved in while I was thinking,” said Otho, very softly. “I can’t put it down, can I? And I can’t ask them to leave. They’re so pleased with the roof.” Mrs. Tuft looked out. “He’s a dear,” she whispered to {hero}, “but he does tremble. It’s a worry. We’d have moved out long ago, only we don’t like to hurt his feelings.” The least bump, and he would fall over. So ever since, people had gone around by the swamp, and that took a day.',
			],
			flies: '“Please don’t,” breathed Otho. “I’m so well balanced at the moment. A moth leaned on me just now.”',
			ways: [
				{
					say: 'Hum along with Otho to keep him steady',
					outcome:
						'“How do you do it?” asked {hero}. “I hum,” said Otho. “If you hum one note you can’t wobble. But I get so short of breath.” So {hero} hummed too, on the same note, low down, and it went into the ground and up through three legs like three fresh tree trunks. The trembling stopped. Mrs. Tuft’s youngest fell asleep. {hero} kept it up all the way, and when {they} left off at the far end Otho stood like a church. Anybody could have bumped into him with a cart. He’d not felt so firm since he was an egg.',
					later:
						'{hero} hummed Otho’s note, low down, with {their} mouth shut. It came up out of the floor. Somebody who was shouting found that his voice had begun to rest on it. The others leaned; they swayed; they took it up, without meaning to. You can’t wobble on one note, and you can’t shout on one, and when it stopped the whole room was perfectly steady.',
				},
				{
					say: 'Cross from one free spot to the next, on tiptoe',
					outcome:
						'“There is always a bit of ground that nobody needs,” said Otho. “I’ve had a lot of time to look.” Between his feet lay roots, and mouse gardens, and washing. But there, by the heel, there was a spot as big as a plate; and there was one by the cabbages. {hero} balanced on the first, and made {themself} thin, and waited till nothing wobbled. Then came the next. Mrs. Tuft’s children ran along and put a white pebble on each, so that whoever came behind would know. Even a cart could do it, Otho thought, if it had thin wheels.',
					later:
						'Even in a crowd there is always a bit of floor that nobody needs. There was one by a cane, no bigger than a plate. {hero} stood on that, quite still, with the rest of {them} out to the side; and there was the next, beside a handbag. It was like stepping stones. {They} never touched anyone, and never came down with more than was needed, and the last spot was at the front.',
				},
				{
					say: 'Tell each of them the truth, and help with the moving',
					outcome:
						'“You’d like to put it down,” {hero} told Otho, “and they’d like to go.” They were both horrified. “He mustn’t think that we weren’t happy,” whispered Mrs. Tuft. “They mustn’t think that I minded,” whispered Otho. So {hero} said that too, to both of them, out loud. And then {hero} carried: eight children, nineteen cupboards, a piano the size of a nut. It was more trips than {hero} had counted on. At the new place, under a root, Mrs. Tuft counted everybody twice. Then Otho put down his foot. It took him a whole minute, and you could hear his knee all over the valley. “Aaaah,” he said, and stepped off the road. She came along to show {hero} the short cut. She’d never dared to run before, in case he felt the draft.',
					later:
						'Up on a candlestick stood a mouse. “We were so polite to each other for a year,” said Mrs. Tuft, “that we nearly killed one another. He trembled, and I smiled.” She smoothed her apron. “{hero} told me what he couldn’t say, and told him what I couldn’t, and got it the right way around. And nothing got broken, not even the piano. I’d let {hero} carry anything.”',
				},
			],
		},
		4: {
			meet: [
				'A dinosaur stood across the road like a bridge that nobody had finished, and one of his feet was in the air. It had been there since last summer. Otho had stopped to think, with that foot raised, and when he had finished thinking, a mouse named Mrs. Tuft was hanging curtains under it for her eight children. “I couldn’t put it down,” said Otho, so softly that the leaves hardly moved. “And I can’t tell them. They’re so fond of the roof.” In the nest they lay awake, because the roof shook. They would have moved out [in the fall|months ago], but he was doing so much for them. One push would have tipped him over, and by now the last inch beneath him, where travelers had slipped through, was planted with radishes. A child had once asked him why he had not looked first. “I didn’t look once, when I was young,” said Otho. “There was a nest. Since then I look.”',
			],
			flies:
				'“What if I fly?” asked {hero}. A moth had sat down on his left side, said Otho, and it had taken him two days to get over it.',
			ways: [
				{
					say: 'Hum along with him, and hold the note',
					outcome:
						'“You’re humming,” said {hero}, who had thought that it was bees. “It’s what I stand on,” said Otho. “As long as I keep that one note I don’t fall over. But I’m getting short of breath.” {hero} found the note, very low down, and held it for him. You could see the help arrive. It went into the road, and up through an ankle, and up through a knee; and Otho let out a breath that he must have been holding since the fall. In the nest eight children turned over, one after another, and the light went out. {hero} walked along under him with the note and came out on the other side. Otho would not have minded a whole caravan, now. He held on to the end of the note long after it had gone.',
					later:
						'{hero} hummed Otho’s note. At first nobody could have said that there was anything to hear. The floor only seemed to be more solid than before. Somebody who was shouting put his voice down on it, to rest for a moment, and it stayed there. Others did the same. In the end it was not only {hero}; the whole room stood on one note, and nobody can talk and hold a note. When it stopped, it was still.',
					as: {
						kind: '{hero} was {trait}, and held it until the very last child was asleep.',
					},
				},
				{
					say: 'Hop across on the free spots',
					outcome:
						'“I can tell you where to go,” said Otho. “I’ve looked at it for a year.” Between his feet every inch was taken: rows of radishes, sheets on a line, a funeral for a beetle. But by his heel was a spot no bigger than a saucer that nobody used. {hero} put {their} weight on that, held still, and looked for the next. “By the beans,” said Otho. “Now the thimble.” It was slow. It was like crossing a town without being in it. On the far side {hero} turned around. Not one radish had been touched, and Mrs. Tuft was setting a button on every spot, for whoever came next. Otho was smiling. He had known that floor by heart for a year, and nobody had ever wanted to hear it.',
					later:
						'There is unused ground in every crowd, and {hero} looked for it as Otho had taught {them}. Beside a gentleman’s stick was a spot like a saucer. {They} put {their} weight on it, held still, and looked for the next. There was one by a shawl, and one by a dropped glove, on which {they} did not step. Spot by spot {hero} came to the front, and nobody had moved or noticed.',
				},
				{
					say: 'Tell each of them what the other one won’t say',
					outcome:
						'“He’d give anything to put that foot down,” {hero} said in the nest. Then {hero} climbed up to the ear. “They’d give anything to move out.” It was a bad minute. “He mustn’t think that we weren’t grateful!” cried Mrs. Tuft. Otho hoped that nobody thought he had been counting the days. {hero} carried that to and fro as well. After that it was furniture, and eight children, of whom the seventh kept climbing back in. In the end they were all safe under a root, with an aunt to look after them. Otho let his foot sink through a whole year of air, touched the moss, and took the step that he had been about to take, off the road. Mrs. Tuft had to put down her basket to cry. Then she went along with {hero}. She had forgotten what it was like not to walk on tiptoe.',
					later:
						'Somebody had to bring a lamp closer, so that one could see Mrs. Tuft. She stood on the rim of a candlestick in her good shawl. “We were very polite, Otho and I,” she said. “He would have stood there until it killed him, and I would have lain awake under it and thanked him. Everybody told us how well we got on.” She waited until it was quiet. “{hero} told each of us the truth about the other, and didn’t add one word. {They} made twelve trips. I would send my eight with {them}, at night.”',
				},
			],
		},
	},
};
