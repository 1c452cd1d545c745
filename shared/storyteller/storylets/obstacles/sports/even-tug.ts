import type { Obstacle } from '../../format.ts';

export const evenTug: Obstacle = {
	id: 'even-tug',
	alsoIn: ['circus', 'adventure', 'animal', 'robot', 'western'],
	place: { the: 'the long tug', at: 'at the long tug', to: 'to the long tug', backdrop: 'meadow' },
	people: {
		olle: { call: 'Olle', a: 'a bear at one end of a rope', type: 'Bear', pronoun: 'he' },
		tuva: { call: 'Tuva', a: 'a bear at the other end', type: 'Bear', pronoun: 'she' },
	},
	props: ['rope'],
	blocks: ['flies'],
	ways: [
		{ id: 'hold', use: 'trust', cost: 'time', ally: 'olle' },
		{ id: 'pluck', use: 'hear' },
		{ id: 'left', use: 'reach' },
	],
	levels: {
		1: {
			meet: 'A rope went over the way. Olle the bear and his team had that end. Tuva the bear and her team had this end. Pull! Pull! “If we let go,” said Olle, “they fall back in the mud. And they are so nice!” “So are they,” said Tuva.',
			flies: '“Do not fly over!” said Tuva. “We will look up, and let go!”',
			ways: [
				{
					say: 'Hold the rope, so that they can all go',
					outcome:
						'{hero} held the rope in the middle. “Now one of you, and one of you,” said {hero}. So it took long. But two by two they let go, and no one fell. Olle came along.',
					later: '“{hero} held on till we all were out,” said Olle. “{They} will hold on for you too.” So it was good.',
				},
				{
					say: 'Pluck the rope, as you pluck a string',
					outcome:
						'{hero} plucked the rope. Doinnng! It shook them all, down to the toes. Ha, ha! They had to laugh so much that they all sat down. They gave {hero} a bit of the rope.',
					later: '{hero} tied the bit of rope to two chairs. Doinnng! It went up their legs, and they all were still.',
				},
				{
					say: 'Let them all step to the left',
					outcome:
						'“All step left!” said {hero}. Step, step! Tuva and her team went left, and so did the rope. Step, step! Like a gate it swung, and the way was free.',
					later: '“All step left!” said {hero}. Step, step! They all went left. And on the right there was a way.',
				},
			],
		},
		2: {
			meet: [
				'A rope was stretched across the road, as tight as a stick, and from both ends came a noise of puffing. On the left pulled Olle, a bear, with five friends behind him. On the right pulled Tuva, his sister, with five friends too. They were just as strong. “Why don’t you let go?” asked {hero}. “There’s mud behind them,” puffed Olle. “If I let go, they sit in it! Tuva has [her new trousers|new trousers] on.” “And there’s mud behind him,” puffed Tuva, “and he’s only just had a cold.”',
			],
			flies: '“Not over us!” puffed Olle. “If we look up, we let go.”',
			ways: [
				{
					say: 'Hold the middle, and send them home two by two',
					outcome:
						'{hero} took hold of the rope in the very middle. “Now one from this side,” {they} said, “and one from that.” Then two more could go, and it stayed even. It took a long time, with the saying goodbye. At last there was only Olle, and Tuva, and {hero}. “Now,” said {hero}. Nobody sat in anything. Tuva carried the rope home, and Olle came along.',
					later:
						'“I could not let go, because of Tuva,” said Olle. “I could not even scratch. Then {hero} took hold of the middle, and let all of us go first.” He scratched. “That is somebody you can leave a rope with.”',
					as: {
						careful: 'It helped to be {trait}, and to count on both sides.',
						quick: '{Trait} {hero} would have liked it to go faster, and held on.',
					},
				},
				{
					say: 'Pluck the tight rope like the string of a fiddle',
					outcome:
						'{hero} took hold of the rope with one {hand}, pulled it up, and let go. DOINNNG! It was so low that all their teeth buzzed. Olle began to giggle. “Don’t,” cried Tuva, “or I…” DOINNNG! Then all twelve of them laughed, and went soft, and sat down right where they stood, on the dry bit. {hero} got a piece of that rope as a present.',
					later:
						'{hero} tied the piece of rope to two chairs, good and tight, and plucked it. DOINNNG! It went through the floor and up into the teeth. People held on to their chins, and nobody said another word.',
					as: { merry: 'A rope like that was just the thing for somebody {trait}.' },
				},
				{
					say: 'Call out steps, so that both of them move left',
					outcome:
						'“You need not let go,” said {hero}. “You need only move over. Tuva’s side, left! And left!” They stepped in time, puffing, six on a side. The rope came around like the hand of a clock, until it lay along the road and not across it. “That’s much better,” said Tuva. “We can see each other from here.”',
					later:
						'“Everybody left!” called {hero}. “And left! And left!” Once you hear it in time, your feet do it. The whole crowd went left, in step, until the wall stopped it. On the right there was a fine wide path.',
				},
			],
		},
		3: {
			meet: [
				'A rope as thick as an arm ran across the road, waist high, and so tight that it smoked a little. Each end went behind a bush, and from each bush came the sound of puffing. On the left was a bear called Olle with his club, and on the right was his sister Tuva with hers. It was day four. They were perfectly even. “We could stop,” said Olle, with his heels in the ground. “But there’s a mud hole behind each side. We dug them so it would be exciting. If we let go, they’ll go over backward, all six. And they’re [such decent people|so decent]. We’ve got to know them.” “They’d let go in a minute,” called Tuva from over there, “if it weren’t for us.”',
			],
			flies: '“Don’t go over us!” called Tuva. “Somebody did, and we all looked up. We were nearly done for.”',
			ways: [
				{
					say: 'Hold the middle, and let them go in pairs',
					outcome:
						'{hero} took a firm grip on the knot in the middle. “One from each side at a time,” {they} said. “The smallest first.” They let go like people getting out of a boat. Each had to say goodbye to the one across from them, and there were addresses to be exchanged. It was late when only Olle and Tuva were left, and {hero} in between, humming like a wire. “On three, then,” said Tuva. Nobody fell. They walked up to each other, stiff as chairs, and shook hands, and couldn’t get the fingers open again. Olle came along, bent a bit to one side.',
					later:
						'“I’ve held on to things all my life,” said Olle. “I’m good at it. What I can’t do is let go, if there’s somebody at the other end.” He held up his palms, and they were striped. “{hero} got in the middle and took it from all twelve of us, by twos. {They} didn’t let go until everyone was out. I’d hand {them} the end of anything.”',
					as: {
						careful: 'You do that best if you’re {trait}, and count.',
						quick: 'For {trait} {hero} the addresses were the worst part.',
					},
				},
				{
					say: 'Pluck the rope, since it is as tight as a string',
					outcome:
						'“Is it always this tight?” asked {hero}. {They} took hold of it, drew it back as far as it would go, and let it loose. DOINNNG. It was the lowest note that any of them had ever been tied to. It went up twelve pairs of arms, and down twelve backs, and shook the mud. “Stop,” gasped Olle. “It tickles in the…” {hero} did it again. You can’t pull and laugh. Six on each side, they sank down where they stood, like washing. Nobody had won. They played on it until it got slack, and cut off a yard of it for {hero}, who’d found the tune.',
					later:
						'{hero} tied the yard of rope between two chairs, and asked two stout people to sit on those. That made it tight. DOINNNG. It wasn’t so much heard as stood in. It buzzed in the floor, in the soles, in the spoons; it got in behind their teeth, and shook apart whatever they’d been about to say.',
					as: { merry: 'It was the first tug-of-war that {trait} {hero} would have paid to hear.' },
				},
				{
					say: 'Call the step, and have both teams move to the left',
					outcome:
						'“Don’t pull less,” said {hero}. “Just pull somewhere else.” {They} got up on a milestone and clapped the time. “Each side to its own left. And step. And step.” They grunted, and shuffled, six and six. Slowly, like the hands of a clock, the rope swung around, through a hedge and a bed of leeks. At last it lay along the ditch, with a clear road beside it. “It’s the view I’d missed,” said Olle. “I’ve had that bush for four days.” They were still hard at it, and quite content, when {hero} passed.',
					later:
						'{hero} climbed onto something and clapped. “And left,” {they} called. “And step. And left.” It’s hard to stand still in a rhythm. The crowd took a step to the left, and another, without letting go of its quarrel; it went on shouting, and drifted, like ice. Along the right-hand wall there was soon a path to the front.',
					as: { clever: 'Only the {trait} will leave a force alone, and turn it.' },
				},
			],
		},
		4: {
			meet: [
				'Across the road, at the height of one’s belt, there was a rope. It quivered. Each of its ends went in among some bushes, and out of these there came, in turn, the sound of effort. It was a tug-of-war, in its fourth day; on the left was a bear named Olle, with five others, on the right his sister Tuva with as many; and, as they had been brought up on the same porridge, it was a draw. “You will ask why we do not stop,” said Olle. Behind either side they had dug a pit, with mud in it, so that there should be something at stake. “If we let go, they will go in backward.” He lowered his voice. “[We have talked a good deal.|One gets to talking.] There is one over there who has just become a grandfather.” It was fifteen years since he and Tuva had spoken; it had been about who should have their mother’s clock. She had not been so near him, on anything, in all that time.',
			],
			flies:
				'They begged that nobody should pass overhead. When one looks up, said Tuva, one lets go; it was how they had lost the clock.',
			ways: [
				{
					say: 'Take the strain in the middle, and release them by pairs',
					outcome:
						'In the middle there was a knot. {hero} closed both {hands} on it. “You may leave by twos,” said {hero}, “one from each side, beginning with whoever is lightest.” The grandfather went first. They let go as one takes one’s arm from under a child. There was a great deal to be said at parting, and it was said across {hero}, on whom the whole of it came gradually to rest; the light went; the tenth of them asked whether he could bring anything. Then there was a bear to the right, and a bear to the left. “On three,” said {hero}. On three nothing happened; they had neither of them let go. It was only that they had stopped pulling. “Come on Sunday,” said Tuva. “You can hear it strike.” Olle walked on with {hero}, and carried his hands in front of him, like something borrowed.',
					later:
						'“I held one end of a thing for fifteen years,” said Olle. “It was not this rope.” His palms lay open before him, with a stripe through each. “It is believed that one holds on in order to win. I can tell you that after the first day one only holds on so that the other does not fall. There was no way to stop. {hero} took hold in the middle. I have felt how that one pulls; it was as much to her side as to mine.”',
					as: {
						careful: 'It is no work for a giant. It wants somebody {trait}, who can tell when a load has shifted.',
						honest: 'It must be in the middle to a hair, which comes of being {trait}.',
					},
				},
				{
					say: 'Treat it as a string, and pluck it',
					outcome:
						'It was, when one came to look at it, simply a very large instrument. {hero} took hold of it, drew it out as far as {their} strength went, and released it. DOINNNG. There had been nothing like that in the district since the bell fell down. It traveled along twelve pairs of arms to the back teeth, and the pits answered. “I beg of you,” cried Olle, whose shoulders had begun to shake; “one can’t, if one is…” The second was a shade lower. Somebody hiccupped. It is an old law, in the making of which no one was consulted, that one cannot both haul and laugh; and down they went, the six of them and the six, on their own side of the mud, with tears on their faces. Tuva was the first who could speak. “It is Mother’s clock,” she said, “exactly, before it strikes.” {hero} was given the yard of it that had the best tone.',
					later:
						'{hero} made fast the yard of rope to the backs of two chairs, and begged two persons of substance to be seated. There was then some tension in it. DOINNNG. It was of no use to raise one’s voice against it, for it was in one’s voice. It was in the spoons. It sought out in each of those present the long bone that had been set against his neighbor, and shook it, with great friendliness, until it hung quite loose.',
					as: { merry: 'There are two things one may do with a strained relation; {trait} {hero} tried the second.' },
				},
				{
					say: 'Give the time, and have the two sides step to the left',
					outcome:
						'“By all means go on,” said {hero}. “The question is merely where.” {They} took {their} stand on a milestone, and began to beat time. Each team was to go to its left; not to yield by so much as an ounce; and step, and step. They were glad of something to do with their feet. The rope went around, with a groan, like the hand of a public clock, taking off the heads of some leeks; and at a quarter past it lay along the ditch, humming, and the road was a road again. “So that is what there is behind me,” said Olle. It was an orchard. Through the gap he had, besides, for the first time in four days, a view of his sister’s face. He seemed to find it redder than he remembered, and older; he called over, though he did not ease his grip, to ask her whether it still lost five minutes a day.',
					later:
						'{hero} clapped the time with both {hands}, on a level with the hats. “And left,” said {hero}. “And step.” None of them gave up an inch of his position; each carried it with him, one pace to the side, and shouted from there. There are opinions that cannot be changed, but there is hardly one that cannot be moved along. They went over by degrees as far as the left-hand wall. Down the right ran a clean, bare, undisputed strip of floor.',
					as: { clever: 'To stop a thing is beyond most people. The {trait} content themselves with the angle.' },
				},
			],
		},
	},
};
