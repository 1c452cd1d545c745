import type { Obstacle } from '../../format.ts';

export const swallowedWhistle: Obstacle = {
	id: 'swallowed-whistle',
	alsoIn: ['cooking', 'mystery', 'sports', 'superhero'],
	place: { the: 'the great crossing', at: 'at the great crossing', to: 'to the great crossing', backdrop: 'city' },
	people: { plod: { call: 'Constable Plod', a: 'a hippo in a blue helmet', type: 'Hippo', pronoun: 'he' } },
	props: ['whistle', 'wheel'],
	blocks: [],
	ways: [
		{ id: 'hiccup', use: 'hear' },
		{ id: 'breath', use: 'reach' },
		{ id: 'sign', use: 'trust', cost: 'time', ally: 'plod' },
	],
	levels: {
		1: {
			meet: 'Peep! All the carts stopped. Peep! All the carts went. In the road stood Constable Plod, a hippo. He looked so sad. “I ate my whistle,” he said. Peep! “It was in my bun.” Peep! “And I can not stop.”',
			ways: [
				{
					say: 'Make him jump',
					outcome:
						'“Boo!” said {hero}. “Hic!” said Constable Plod. Pop! Out flew the whistle, right to {hero}. “You keep it,” he said. “I do not want it. I want my bun.”',
					later: 'But {hero} had the whistle. PEEEEP! They all stopped, just like the carts.',
				},
				{
					say: 'Tell him when to breathe',
					outcome:
						'“In,” said {hero}. “And hold. And out!” Peep! Stop, go, stop, go. Step by step {hero} went, in and out. And there was the other side.',
					later: '{hero} knew how. In, and hold, and go! In, and hold, and go! Step by step {they} got by them all.',
				},
				{
					say: 'Hold up a sign for him',
					outcome:
						'{hero} held up a sign. It said STOP. It said GO. The carts did what it said. Soon they were all home. “No one looks at me now,” said Constable Plod. “Oh, good!” And he came too.',
					later:
						'Up got Constable Plod. Peep! “{hero} helped me,” he said. Peep! “I am the law.” Peep! So it had to be true.',
				},
			],
		},
		2: {
			meet: [
				'At the great crossing nothing worked. Peep! All the carts stopped. Peep! They all went, at the same time, from four sides. In the middle stood Constable Plod, a hippo in a blue helmet. He was not blowing a whistle. He had [swallowed it|eaten it], in a bun, at lunch. “Each time I breathe,” he said. Peep! “And I have to,” peep, “breathe.” Crash, went a cart of eggs.',
			],
			ways: [
				{
					say: 'Give him such a fright that it comes out',
					outcome:
						'{hero} went around behind Constable Plod and burst a paper bag. Bang! “Hic!” said Constable Plod. Out shot the whistle, with a crumb on it, and {hero} caught it. It was quiet at the crossing. “That is the best breath I ever had,” he said. “Please take that thing away with you.”',
					later:
						'{hero} wiped the crumb off the whistle and blew. PEEEEP! Everybody stopped with one arm in the air. It is a thing you learn at crossings.',
					as: { merry: 'It is the kind of job for somebody {trait}.' },
				},
				{
					say: 'Teach him to breathe in time, and go with it',
					outcome:
						'“In when I say in,” said {hero}, “and out when I say out.” It was in, hold, out. It was stop, wait, go. The carts went by like a dance, one side and then the other. And {hero} walked across on the out, and bowed to the eggs.',
					later:
						'{hero} did it as {they} had at the crossing. In, and hold. On the out, everyone leans back a bit, and there is your way. In, hold, out, step. In, hold, out, step. Done!',
					as: {
						careful: 'It is easy to breathe slowly if you are {trait}.',
						clever: 'It was a {trait} way to cross a road.',
					},
				},
				{
					say: 'Stand in the road and hold a sign up for him',
					outcome:
						'{hero} tore the lid off a box and wrote STOP on one side and GO on the other. Then {they} stood there and turned it, until the last cart was home. It took ages. Nobody looked at poor Constable Plod, so he could peep in peace. He came along after that. “Just,” peep, “in case.”',
					later:
						'Peep! It was Constable Plod, and everybody sat up straight. “This one,” peep, “stood in the road for me until dark,” he said. “I am the law, and I say,” peep, “trust {them}.”',
					as: { kind: 'It was a {trait} sign, both sides of it.' },
				},
			],
		},
		3: {
			meet: [
				'Four streets met at the great crossing, and they were not getting along. Peep! Everything stopped. Peep! Everything started, from all four sides at once, and there was a noise like a kitchen falling downstairs. In the midst of it stood a hippo in a blue helmet. It was Constable Plod, and both of his hands were empty. “I’ve swallowed it,” he told {hero}. Peep! A tram stopped dead. “It was on the table next to the peas. Now whenever I breathe in,” peep, “they go, and whenever I breathe out,” peep, “they stop.” [His eyes were wet.|He dabbed his eyes.] “I have tried not breathing. It only makes the next one louder.”',
			],
			ways: [
				{
					say: 'Frighten it out of him with a paper bag',
					outcome:
						'There are two cures for a thing like that, and {hero} did not have a spoon. {They} blew up a paper bag, waited for a tram to ring its bell, and burst it next to the helmet. Constable Plod went straight up in the air. “HIC,” he said. Something silver flew over three hats and a horse, and {hero} caught it. It was silent at the crossing, and very slowly, with great politeness, everyone began to let everyone else go first. “You have it,” said Constable Plod. “I’m going to breathe for a bit.”',
					later:
						'{hero} rinsed it, out of respect, and blew. It had been the biggest whistle in the force, and it had been inside a hippo. People stopped with their mouths open and their weight on one foot. A cat stopped. “Thank you,” said {hero}. “You, and then you, and then me.”',
					as: {
						merry: 'It had to be done by somebody {trait}. Nobody else had a bag.',
						bold: 'It was {trait} to do it to the law.',
					},
				},
				{
					say: 'Conduct his breathing, and cross in time with it',
					outcome:
						'“Watch my arm,” said {hero}. “Up is in. Down is out. And hold it until I say.” Up: the carts from the left went by. Hold: everybody looked at everybody. Down: peep, and now it was the carts from the right. In five minutes it was a waltz. Ladies leaned out of the tram to look. On a long out-breath, with the arm still raised, {hero} crossed four streets at once, backward, and gave the arm to a boy with a drumstick who had been watching closely.',
					later:
						'Crowds breathe. It had never struck {hero} before the great crossing, and now {they} could see nothing else. They breathed in and were packed like bricks; they breathed out, and there was a crack between every two. In, hold. Out, and three steps. In, hold. {hero} got to the front without bending a single hat.',
					as: {
						careful: 'If you are {trait} you have breath to spare.',
						clever: 'It takes a {trait} person to see a waltz in a traffic jam.',
					},
				},
				{
					say: 'Paint a sign, and take his place until the rush is over',
					outcome:
						'{hero} painted STOP on one side of a tray and GO on the other, stood on a crate, and turned it. It was the worst hour of the day. There were geese. There was a piano. {hero} turned the tray until {their} arms shook, and behind {them} Constable Plod sat down on the curb, out of everybody’s sight, and peeped in peace. When the last cart had gone home he stood up and put the helmet straight. “I’ve been at this for twenty years,” he said, peep. “No one ever said, sit down for a bit.”',
					later:
						'Peep. The whole room stopped, from habit. “It’s only me,” said Constable Plod, and came up to the front, peeping softly at each step. “I’m on duty, so this is,” peep, “evidence. {hero} stood in my road for an hour, when there was no call to, and not one goose was hurt. I’d let that one,” peep, “direct anything.”',
					as: { kind: 'It is not in the rules to be {trait} to policemen. {hero} had not read them.' },
				},
			],
		},
		4: {
			meet: [
				'Four streets ran into the great crossing, and none of them came out. There would be a short, shrill sound, upon which everything stopped; then there would be another, and everything started, from all four sides, with the energy of despair. The source of it was a hippo in a blue helmet. Constable Plod stood where he had stood for twenty years, with both arms at his sides. “It was in the rice,” he said, and a tram pulled up within an inch of him. “I was thinking about something. Now I have only,” and it set off again, “to breathe.” It had been like that [since his last meal|for some hours]. Doctors had been suggested. What he could not get over, he confided, between two collisions, was that in all those years he had believed that it was he whom they were looking at.',
			],
			ways: [
				{
					say: 'Startle it out of him, and take the consequences',
					outcome:
						'It is an offense to explode a paper bag behind an officer of the law, and {hero} looked it up afterward. At the time {they} only waited for a gap. The report was respectable; Constable Plod rose from the ground, all of him, with an expression of pure youth, and said, “Hic”; and something went up into the air, turned over, glittering, and came down in {hero}’s {hand}. Then nothing at all happened. Four streets stood and looked at an unarmed hippo. He lifted an arm, out of interest. The left went by. He lifted the other one. “Well, I never,” said Constable Plod. He did not want the whistle again. He said that he would see how it went without.',
					later:
						'It had a dent, and it had been places. {hero} set it to {their} lips and blew once. The effect cannot be described as silence; silence is when nothing is going on. This was two hundred people with one foot in the air. {They} had the wit to keep {their} arm up. “When I lower it,” said {hero}, “you may all go on. I shall be finished by then.”',
					as: {
						merry: 'Only the {trait} carry paper bags. It is what they are for.',
						bold: 'One could see why they said {trait} of {them}. One could also see a summons.',
					},
				},
				{
					say: 'Conduct him, breath by breath, and cross on the rest',
					outcome:
						'“Look at nothing but my arm,” said {hero}. There is a tempo at which a large animal can be calm. It was slower than {they} had thought, and slower than that. Up, and he filled, and the whole east side rolled by; across, and it hung there, a held note, with four streets leaning into it; and then down. In a quarter of an hour they had got it to where the drivers had begun to nod along. One could have set it to strings. {hero} went over on a long diminuendo, walking backward, with {their} eyes on his; and he went on by himself, after that, with his own arm, and had the look of somebody who hears for the first time the song that he is in.',
					later:
						'Since the great crossing {hero} could not look at any number of people without seeing the breath go through it. This one was short, and high up, and angry. {They} waited it out. On the inward side of it there was no passing, they stood like masonry; but all things that are held are let go, and in that slack half second shoulders came down, and a seam ran up the middle of the room from the doors to the front. {hero} took four of them. Nobody could have said that they had moved.',
					as: {
						careful: 'It calls for somebody {trait}, with a good ear and nothing to prove.',
						clever: 'There was a {trait} idea at the bottom of it, but the rest was manners.',
					},
				},
				{
					say: 'Take up a tray, and stand in the road in his stead',
					outcome:
						'What the man needed was not to be cured. He needed to sit down. {hero} had the lid of a packing case and some paint; {they} wrote STOP on it, and on the other side GO, and walked out into the middle, and nobody noticed that anything had changed. There was a flock of geese. There was a grand piano, with a mover asleep inside it. When the lamps came on along the four streets {they was} still there, and {their} arms had long since stopped being {theirs}; and upon the curb, in the shadow of a mailbox, a large constable sat with his helmet next to him, and whistled, quite quietly, in and out. “Twenty years,” he remarked when it was over. “I would not have known how to ask.”',
					later:
						'At the small shrill sound every person in the room stood still. “As you were,” said Constable Plod, and blushed. He had put on the helmet. “I am told it is a matter of evidence. {hero} stood in my place from the geese until the lamps,” and it sounded again, and they stopped again, “and I sat by, and nobody was looking at me, so that I could look at {them}. I have seen everyone in this city cross a road. You would not believe what I know about you. I never saw anybody stay out in the middle of one for somebody else.”',
					as: {
						kind: 'It was the {trait} thing, and therefore did not look like much.',
						honest: 'As someone {trait}, {hero} kept the lid at precisely the same angle for geese and for pianos.',
					},
				},
			],
		},
	},
};
