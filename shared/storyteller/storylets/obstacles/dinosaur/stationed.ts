import type { Obstacle } from '../../format.ts';

export const stationed: Obstacle = {
	id: 'stationed',
	alsoIn: ['adventure', 'animal', 'jungle', 'time-travel', 'fantasy', 'fairy-tale', 'western'],
	place: { the: 'the tar pit', at: 'at the tar pit', to: 'to the tar pit', backdrop: 'swamp' },
	people: { mire: { call: 'Mr. Mire', a: 'a crocodile behind a desk', type: 'Crocodile', pronoun: 'he' } },
	props: ['rope', 'ball'],
	blocks: ['flies'],
	ways: [
		{ id: 'rules', use: 'hear' },
		{ id: 'flat', use: 'reach' },
		{ id: 'pull', use: 'trust', cost: 'time', ally: 'mire' },
	],
	levels: {
		3: {
			meet: [
				'[The road ran through a black pit that went bloop, and halfway along it there was a toll bar, and a desk. Behind the desk you saw the upper half of a crocodile.|Bloop, went the road. It ran through a pit of tar there, with a toll bar in the middle, and a desk, and half a crocodile.] “Mr. Mire, tolls,” he said. “Next, please.” He pulled at a rope to lift the bar. It was out of his reach, by about an inch. He smiled. “There’s a small delay. Most people go around by the ford. It’s two days, but they’re impatient.” {hero} asked if he was stuck. “Stuck?” said Mr. Mire. “I’m stationed. I was stationed here [twelve|all of twelve] years ago.” He had gone in after a ball, it seemed, for somebody. It was lying there still, a yard away. He’d have stretched for it, but that would have looked as if he couldn’t walk.',
			],
			flies: '“I could fly,” said {hero}. “Fliers pay extra,” said Mr. Mire, “and I can’t reach the cashbox either.”',
			ways: [
				{
					say: 'Ask Mr. Mire to read you all of the rules',
					outcome:
						'“Have you got any rules?” asked {hero}. Nobody had ever wanted to know. He laid a large book on the desk and began with the preface. “Whereas a bar, hereinafter called the bar.” By page two the flies had settled. By page five the tar stopped going bloop. At page nine the bar itself, which was an old one and held up by habit, sagged. It slid down sideways and lay there, and anybody could have stepped over it. “Everything drops off,” said Mr. Mire. He sounded proud of it. “I’ve never got to chapter two.” On the way out, with a copy, {hero} nudged the ball against the desk, within reach, and Mr. Mire was tactful enough not to notice it until {hero} had gone by.',
					later:
						'{hero} opened Mr. Mire’s rules at page one. “Whereas a bar,” {they} read, quite clearly, “hereinafter called the bar.” In the first row somebody’s eyelids came down. A finger that had been pointing at something forgot what it was. “Notwithstanding the foregoing,” read {hero}. You could hear the room breathe. At the bottom of the page {they} shut it gently, so as not to lose anyone for good.',
					as: {
						careful: '{hero} did not skip the footnotes.',
					},
				},
				{
					say: 'Lie down flat on the tar and make yourself wide',
					outcome:
						'“Who sinks?” asked {hero}. “People who insist,” said Mr. Mire. “They put a foot down and lean on it.” So {hero} didn’t insist. {They} pushed {their} things on ahead, lay down on the tar as flat as a leaf, and began to slide, no faster than butter. It was warm. It went bloop under one ear. “Remarkable,” said the crocodile, as {they} came by. “You’re not resting on anything in particular.” On the other side {they} peeled {themself} off, and hung the rope up again an inch nearer. “Ah,” said Mr. Mire, and pulled. Up went the bar, for everyone. The shape of {hero} can be seen in the tar to this day, like a gingerbread man.',
					later:
						'People sink in a crowd if they insist. So {hero} passed ahead whatever {they} had in {their} {hands}, leaned back, spread out as wide as {they} could, and lay down on it. There was a shoulder, and an arm, and somebody’s hat. No one in particular had to hold {hero}. People handed the whole spread along, to be rid of it, no faster than butter, and quite as smooth, and it ended at the front.',
				},
				{
					say: 'Help him out without once saying the word',
					outcome:
						'“You must be due for a transfer,” said {hero}. Mr. Mire looked at {them} for a long time. “I’d heard something of the kind,” he said. {hero} tied one end of the rope around his middle, passed the other around a tree, and pulled, and looked up the road, and pulled. It took longer than {hero} could spare. Mr. Mire kept up a conversation. There was a sound like the biggest kiss in the world, and there he stood, twice as long as anybody had thought, with two black legs. The rope had pulled up the bar as well. The first thing he did was to go back along a plank for the ball. He came along with it under his arm; he thought he knew where to hand it in.',
					later:
						'“I was transferred today,” said Mr. Mire. He had tar up to the middle, and a ball. “I’ve met the public for twelve years. They shouted, ‘Look, he’s stuck!’ They drew pictures.” He snapped his jaws at the thought. “{hero} pulled me out of a road, and talked about the weather the whole time, and never said that word. I’ve been handing out rules for twelve years. {hero} is the first person I’ve met who didn’t need one.”',
				},
			],
		},
		4: {
			meet: [
				'The road crossed a tar pit. [In the middle of the pit were a toll bar, a desk, and the upper half of a crocodile.|Halfway over stood a toll bar, and next to it a desk, and behind the desk as much of a crocodile as one could see.] “Good day,” he said. “There is a toll. My name is Mire.” He reached behind him for the rope that lifted the bar. It hung one inch too far away. Along the side lay planks for people on foot, of which the last but one had just gone under. “There’ll be a short wait,” said Mr. Mire. It had been twelve years. The tar came up to his third button. People sometimes asked him if he was stuck. “Stationed,” said Mr. Mire; and in the first winter he had sent home for the desk. [It did make a difference.|He felt that it made a difference.] He had walked in there to fetch a ball for a child. The ball still lay a yard away, and it had once been red. He had travelers wipe it for him on Sundays. The child must be grown up by now.',
			],
			flies:
				'For flying there was a second toll, he was sorry to say, and it had to be put in the cashbox. The cashbox had sunk.',
			ways: [
				{
					say: 'Ask him to read you all of the rules',
					outcome:
						'“Could you read me the regulations?” asked {hero}. Mr. Mire looked to see if that was a joke, and it was not. He had written them himself, in the evenings, and he had a good voice for it, as even as a road with no houses. “Whereas a bar,” he read, “hereinafter called the bar.” At paragraph two the flies settled. At paragraph four the tar stopped bubbling. The bar had stayed across the road for twelve years on nothing but attention. At “notwithstanding” it drooped, and then it sank into the tar, and the road was open. “Nobody has ever heard as much of it as that,” said Mr. Mire, much moved, and {hero} went on with a copy.',
					later:
						'{hero} opened Mr. Mire’s regulations. “Whereas a bar,” {they} read, “hereinafter called the bar.” It is hard to talk on through a sentence like that. People waited for it to end. It went on, so evenly and so slowly that everybody’s head grew heavy, and around the paragraph about exceptions {hero} read lower and lower, note by note. When {they} looked up, the whole room was as calm as tar.',
				},
				{
					say: 'Lie down flat, and slide across',
					outcome:
						'“You go in,” said Mr. Mire, as if others had told him about it, “by putting down one foot and meaning it.” {hero} thought that over. {They} lay down flat on the black crust and put no weight anywhere in particular. It gave, and it held. {They} slid along the way a leaf does, and pushed {their} things a little way ahead. A bubble went by underneath. “I see,” said the crocodile. “You don’t stand on any one point.” Twelve years ago he had put everything he weighed on one foot, because a child was crying and there was no time to lie down. At the far bank {hero} could sit up again, hung the rope an inch nearer to his hand, and pushed the ball over to him. He looked at it for some time. “Lying down,” he said. “I may try it, when I am off duty.” Then he let up the bar, for whoever was next.',
					later:
						'You sink when you put all your weight on one point. So {hero} gave whatever {they} carried to the nearest person, who passed it on ahead. Then {hero} leaned back and lay down on the crowd, as on the tar. Here was a shoulder, and there a sleeve, and none of them had to bear more than anyone will bear for a moment without complaining. It gave, and it held. Nobody meant to pass {hero} on. But after a while {they} lay at the front, and somebody stood {them} up and brushed {them} off.',
				},
				{
					say: 'Pull him out without saying the word',
					outcome:
						'“They’ve moved you to another post, then?” said {hero}. For a while the tar just bubbled. “There had been talk of it,” said Mr. Mire. {hero} passed the rope around him, below the third button, and around a tree, and pulled, a good deal longer than {they} had time for. All the while the two of them spoke of drains and tolls, as if nothing were going on. When he came out, with a loud noise, and the bar flew up, neither of them mentioned it. He stood on two black legs and tried out which was which. Then he lay down on a plank, slid back in as far as it reached, and brought out the ball. “It will have to be forwarded,” said Mr. Mire. He came along, and held it away from him, so that no tar should get on it.',
					later:
						'“I have been moved to another post,” said Mr. Mire. The lower half of him left marks on the floor. “In twelve years thousands of people passed me, and every one of them said that I was stuck. They were right. Nobody pulled.” He shifted the ball from one arm to the other. “{hero} must have seen it too. {They} pulled for as long as it took, and spoke to me about drains. I’d trust {them} with anything that I’m ashamed of. So you can trust {them} with this.”',
				},
			],
		},
	},
};
