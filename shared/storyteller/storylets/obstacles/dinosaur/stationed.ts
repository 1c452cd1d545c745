import type { Obstacle } from '../../format.ts';

export const stationed: Obstacle = {
	id: 'stationed',
	alsoIn: ['adventure', 'animal', 'jungle', 'time-travel'],
	place: { the: 'the tar pit', at: 'at the tar pit', to: 'to the tar pit', backdrop: 'swamp' },
	people: { mire: { call: 'Mr. Mire', a: 'a crocodile behind a desk', type: 'Crocodile', pronoun: 'he' } },
	props: ['gate', 'rope', 'ball'],
	blocks: ['flies'],
	ways: [
		{ id: 'rules', use: 'hear' },
		{ id: 'flat', use: 'reach' },
		{ id: 'pull', use: 'trust', cost: 'time', ally: 'mire' },
	],
	levels: {
		3: {
			meet: [
				'The road ran through a black pit that went bloop, and halfway along it there was a gate, and a desk. Behind the desk one saw the upper half of a crocodile. “Mr. Mire, tolls,” he said. “Next, please.” He pulled at a rope to lift the gate. It was out of his reach, by about an inch. He smiled. “There’s a small delay.” {hero} asked if he was stuck. “Stuck?” said Mr. Mire. “I’m stationed. I was stationed here [twelve|all of twelve] years ago.” He had gone in after a ball, it seemed, for somebody. It was lying there still, a yard away. He’d have stretched for it, but that would have looked as if he couldn’t walk.',
			],
			flies: '“Fliers pay extra,” said Mr. Mire, “and I can’t reach the cashbox either.”',
			ways: [
				{
					say: 'Ask Mr. Mire to read you all of the rules',
					outcome:
						'“Have you got any rules?” asked {hero}. Nobody had ever wanted to know. He laid a large book on the desk and began with the preface. “Whereas a gate, hereinafter called the gate.” By page two the flies had settled. By page five the tar stopped going bloop. At page nine the gate itself, which was an old one and held up by habit, sagged. It slid down sideways, and {hero} stepped over. “They drop off,” said Mr. Mire, not without pride. “I’ve never got to chapter two. Do take a copy.”',
					later:
						'{hero} opened Mr. Mire’s rules at page one. “Whereas a gate,” {they} read, quite clearly, “hereinafter called the gate.” In the first row somebody’s eyelids came down. Fists were lowered. “Notwithstanding the foregoing,” read {hero}. You could hear them breathe. At the bottom of the page {they} shut it gently, so as not to lose anyone for good.',
					as: {
						careful: 'Being {trait}, {hero} did not skip the footnotes.',
						quick: 'For a {trait} person it was a near thing. {They} pinched {themself} at “whereas.”',
					},
				},
				{
					say: 'Lie down flat on the tar and make yourself wide',
					outcome:
						'“Who sinks?” asked {hero}. “People who insist,” said Mr. Mire. “They put a foot down and lean on it.” So {hero} didn’t insist. {They} lay down on the tar as flat as a leaf, with everything spread out, and began to slide, no faster than butter. It was warm. It went bloop under one ear. “Remarkable,” said the crocodile, as {they} came by. “You’re not resting on anything in particular.” On the other side {they} peeled {themself} off. There was a {hero} in the tar behind {them}, like a gingerbread man, and it can be seen there to this day.',
					later:
						'People sink in a crowd if they insist. {hero} leaned back, spread out as wide as {they} could, and lay down on it. There was a shoulder, and an arm, and somebody’s hat. No one in particular had to hold {them}. They handed {them} along to be rid of {them}, and it was no faster than butter, and quite as smooth, and it ended at the front.',
					as: {
						dreamy: 'It’s easier if you’re {trait}, and think about lakes.',
						bold: 'It took {trait} {hero} an effort, not to kick.',
					},
				},
				{
					say: 'Help him out without once saying the word',
					outcome:
						'“You must be due for a transfer,” said {hero}. Mr. Mire looked at {them} for a long time. “I’d heard something of the kind,” he said. {They} tied the rope around his middle and the other end to a tree, and pulled, and had a rest, and pulled. It took till evening. He kept up a conversation. There was a sound like the biggest kiss in the world, and there he stood, twice as long as anybody had thought, with two black legs. The first thing he did was to go back along a plank for the ball. He came along with it under his arm; he thought he knew where to hand it in.',
					later:
						'“I was transferred today,” said Mr. Mire. He had tar up to the middle, and a ball. “I’ve met the public for twelve years. They shouted, ‘Look, he’s stuck!’ They took photographs.” He snapped his jaws at the thought. “{hero} pulled for half a day, and never said that word, and didn’t even look it. If you want to know who keeps a thing to {themself}, I’d ask for that one.”',
					as: {
						kind: 'It was the most {trait} piece of pulling he had ever been at the end of.',
						quiet: 'It is good to be {trait}, where there’s a word to be left out.',
					},
				},
			],
		},
		4: {
			meet: [
				'The road traversed a tar pit, in the midst of which there was a barrier, and a desk, and behind the desk the upper half of a crocodile. “Good day,” he said. “Tolls. My name is Mire.” He extended a hand behind him to the rope by which one raised the gate. It ended an inch short of it. “There will be a short wait,” said Mr. Mire. It had lasted for twelve years. The tar came to his third button. There were people who inquired if he was stuck; to those he explained, with patience, that he was stationed; and had, in the first winter, sent home for the desk. [One could not deny|It could not be denied] that it made a difference. What he had gone in for was a ball. It lay on the crust not a yard away, red once; he had had it wiped on Sundays, by travelers; and whose it was must long since have been too old to be told that he was bringing it.',
			],
			flies:
				'There was a supplement for flight, he regretted; it was to be laid in the cashbox, which had gone down in the sixth year.',
			ways: [
				{
					say: 'Beg to be read the regulations, from the beginning',
					outcome:
						'“Might I hear the regulations?” asked {hero}. One saw him look for the joke, and not find it. He had written them himself, in the evenings. They began with a preamble. “Whereas a gate,” Mr. Mire read, and it was to be noticed that he had a good voice for it, round and level, like a road with no house on it. By the second article the midges came down. By the fourth there rose no more bubbles. The barrier had been up all these years on nothing but vigilance; it drooped; at “notwithstanding” it sank to the ground with a sigh, and {hero} climbed over without a sound. “I have not known anybody get as far as that,” said Mr. Mire, much moved. He had a fair copy by him.',
					later:
						'There was a moment when it might have come to blows. {hero} opened the fair copy. “Whereas a gate,” {they} read, “hereinafter to be referred to as the gate.” It is impossible to be furious at a subordinate clause. They waited for the verb. It was so level, there was so plainly nothing to be looked for on either side; their heads began to be heavy; and about the place where it dealt with exceptions {hero} let {their} voice sink, a tone at a time, and looked out over two hundred people as calm as a pond.',
					as: {
						careful: 'They suited each other, {trait} {hero} and the text. There was a footnote on footnotes.',
						merry: 'To read that aloud one has to be {trait}, or it has one by the second page.',
					},
				},
				{
					say: 'Lie down on it, and insist upon nothing',
					outcome:
						'“One goes in,” said Mr. Mire, as though it had been told him by others, “by setting down a foot, and meaning it.” {hero} thought that over. {They} lay down on {their} back, on the black skin of the pit, and let go of as much of {themself} as {they} could spare; it was like lying upon somebody’s patience. It gave, and it held. {They} moved as a leaf moves, by being, from time to time, somewhat farther on. A bubble went by beneath {them} with great tact. “You do not rest on any one point,” said the crocodile. He had not seen it done. He had put all that he had, on that day, upon the one foot, since somebody was crying, and there had not been time to lie down.',
					later:
						'One sinks by meaning it. {hero} turned {their} back upon the lot of them, and spread out {their} arms, and lay down. It was received; one could not have told by whom. There was here a shoulder and there a sleeve, and on none of them more than any man will bear for a minute without asking. They gave, they held. {They} looked at the ceiling. In a little while, with no one having had the intention, {hero} was somewhat farther on; and after that at the front, and was stood up, and brushed.',
					as: {
						dreamy: 'Someone {trait} has the advantage there, who rarely rests on any one point.',
						quick:
							'It is not in the nature of the {trait}. {They} learned it in an hour, as one learns another tongue.',
					},
				},
				{
					say: 'See to his transfer, and leave out the word',
					outcome:
						'“You will have been told of your transfer,” said {hero}. There was only the bubbling. “It had been hinted,” said Mr. Mire. {They} passed the rope about him, below the third button, and took a turn with it on a tree. It went on until evening, and he bore his share of it: he spoke of the drainage, the state of the tolls, as a gentleman will at the dentist’s. It let him go with a noise that neither of them noticed. He was seen to be very long. He stood there upon two black legs, trying which was which; and went, lying down, by a plank, and fetched in a red ball. “It will have to be forwarded,” said Mr. Mire. He came with {them} as far as the houses, and held it a little away from him, so that it should not get tar on.',
					later:
						'“I have been moved, as of today,” said Mr. Mire. The lower half of him left marks. “My remarks shall be short. In twelve years there have gone past me some thirty thousand persons, and every one of them used an expression. They meant no harm. They pointed it out.” He shifted the ball from one arm to the other. “{hero} can have failed to see it no more than the rest. {They} pulled until the lamps were lit, and spoke of drains. I have thought it over; and I find that there is no one whom I would sooner have know a thing about me.”',
					as: {
						kind: 'It was {trait}; it consisted in a word that was not said.',
						honest: 'It is not often that one so {trait} will go a whole day around a word.',
					},
				},
			],
		},
	},
};
