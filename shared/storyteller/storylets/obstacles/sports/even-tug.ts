import type { Obstacle } from '../../format.ts';

export const evenTug: Obstacle = {
	id: 'even-tug',
	alsoIn: [
		'adventure',
		'animal',
		'western',
		'fairy-tale',
		'dinosaur',
		'ninja',
		'forest',
		'circus',
		'historical',
		'jungle',
	],
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
			meet: 'A rope went across the path. At that end pulled Olle the bear, and at this end Tuva the bear. Pull! Pull! “Don’t bump the rope!” said Olle. “If you do, I’ll let go, and Tuva will fall in the mud. And she’s so nice!” “So are you,” said Tuva.',
			flies: '“What if I fly?” asked {hero}. “If I look up, I let go,” said Olle. “And splat, there sits Tuva!”',
			ways: [
				{
					say: 'Hold the rope, so that they can let go',
					outcome:
						'{hero} took hold of the rope in the middle. “Now you can let go, bit by bit,” {hero} said. Oh, how long that took! But no one fell. Then the rope lay down, so the path was free. And Olle came along, and shook out his arms.',
					later:
						'“{hero} held on to the rope for us both,” said Olle. “{hero} didn’t let us fall. So you can trust {hero}.”',
				},
				{
					say: 'Pluck the rope, as you pluck a string',
					outcome:
						'{hero} gave the rope a pluck. Doinnng! It shook both bears, down to the toes. They had to laugh so hard that they sat down in the mud. “Oh, this is nice!” said Olle. So the rope lay down, and {hero} could have a bit of it.',
					later:
						'{hero} tied the bears’ rope to two chairs, and gave it a pluck. Doinnng! Everybody could feel it, and then it was still.',
				},
				{
					say: 'Let them all step to the left',
					outcome:
						'“Step to the left!” called {hero}. So Olle went left, and Tuva went left. Step, step! The rope went around like a gate, and the path was free. And they did not have to let go!',
					later:
						'“Step to the left!” called {hero}, as to the bears. Step, step, everybody went left. And on the right there was a way to the front.',
				},
			],
		},
		2: {
			meet: [
				'A rope was stretched across the road, as tight as a stick, and from both ends came a noise of puffing. On the left pulled Olle, a bear, with five friends behind him. On the right pulled Tuva, his sister, with five friends too. They were just as strong. “Don’t touch the rope!” puffed Olle. “If you bump it, I let go, and there’s mud behind them. They’d sit in it! Tuva has [her new trousers|new trousers] on.” “And there’s mud behind him,” puffed Tuva, “and he’s only just had a cold.”',
				'“Heave!” called a voice on the left. “Heave!” called a voice on the right. A rope ran across the road, as tight as a stick, and it did not move at all. On the left pulled Olle, a bear, with five friends. “Who’s winning?” asked {hero}. “Nobody,” puffed Olle. “That’s Tuva over there, my sister, with five friends. They’re just as strong as we are.” “Then let go!” “I can’t! And don’t you bump the rope! There’s mud behind them. They’d sit in it, and Tuva has [her new trousers|new trousers] on.” And from the right Tuva puffed that she couldn’t let go, either. There was mud behind Olle too, and he had only just had a cold.',
			],
			flies:
				'“What if I fly?” asked {hero}. “If we look up, we let go,” puffed Olle. “It’s the trousers I’m thinking of.”',
			ways: [
				{
					say: 'Hold the middle, and send them home two by two',
					outcome:
						'{hero} took hold of the rope in the very middle. “Now one from this side,” said {hero}, “and one from that.” Then two more could go, and it stayed even. It took a long time, with the saying goodbye. At last there was only Olle, and Tuva, and {hero}. “Now,” said {hero}. Nobody sat in anything. The road was free. Tuva carried the rope home, and Olle came along, and scratched himself the whole way.',
					later:
						'“I could not let go, because of Tuva,” said Olle. “I could not even scratch. Then {hero} took hold of the middle, and let all of us go first.” He scratched. “That is somebody you can leave a rope with.”',
					as: {
						quick: '{Trait} {hero} would have liked it to go faster, and held on.',
					},
				},
				{
					say: 'Pluck the tight rope like the string of a fiddle',
					outcome:
						'{hero} took hold of the rope with one {hand}, pulled it up, and let go. DOINNNG! It was so low that all their teeth buzzed. Olle began to giggle. “Don’t,” cried Tuva, “or I…” DOINNNG! Then all twelve of them laughed, and went soft, and sat down right where they stood, on the dry bit. The rope lay flat on the road. A piece had come off, and it hummed all the way along with {hero}.',
					later:
						'{hero} tied the bears’ piece of rope to two chairs, good and tight, and plucked it. DOINNNG! It went through the floor and up into the teeth. People held on to their chins, and nobody said another word.',
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
				'A rope as thick as an arm ran across the road, waist high, and so tight that it smoked a little. Whoever so much as brushed against it would decide the match. Each end went behind a bush, and from each bush came the sound of puffing. On the left was a bear called Olle with his club, and on the right was his sister Tuva with hers. It was day four. They were perfectly even. “We could stop,” said Olle, with his heels in the ground. “But there’s a mud hole behind each side. We dug them so it would be exciting. If we let go, they’ll go over backward, all six. And they’re [such decent people|so decent]. We’ve got to know them.” “They’d let go in a minute,” called Tuva from over there, “if it weren’t for us.”',
				'Somebody had hung up washing across the road, {hero} thought. There was one sock on the line. But it was a rope, as thick as an arm, and when a fly sat down on it, it hummed. Whoever so much as brushed against it would decide the match. On the left, behind a bush, six people had their heels in the ground, [and on the right another six|and six more on the right]. “Whose is the sock?” asked {hero}. “Mine,” panted a bear at the front. “It flew off on the first day. I can’t let go to get it.” He was called Olle, and the bear at the other end was his sister Tuva. For four days it had been even. Each side had dug a mud hole behind the other, to make it exciting. “If we let go, they’ll all go over backward,” said Olle, “and one of them has just become an uncle.” “They’d have stopped long ago,” called Tuva, “if it weren’t for us.”',
			],
			flies:
				'“What if I fly?” asked {hero}. “Don’t go over us!” called Tuva. “Somebody did, and we all looked up. We were nearly done for.”',
			ways: [
				{
					say: 'Hold the middle, and let them go in pairs',
					outcome:
						'{hero} took a firm grip on the knot in the middle. “One from each side at a time,” {they} said. “The smallest first.” The teams let go like people getting out of a boat. Each had to say goodbye to the one across from them, and there were addresses to be exchanged. It took an age until only Olle and Tuva were left, and {hero} in between, humming like a wire. “On three, then,” said Tuva. Nobody fell. The rope lay down in the dust. Brother and sister walked up to each other, stiff as chairs, and shook hands, and couldn’t get the fingers open again. Olle came along, bent a bit to one side, to walk it off.',
					later:
						'“I’ve held on to things all my life,” said Olle. “I’m good at it. What I can’t do is let go, if there’s somebody at the other end.” He held up his palms, and they were striped. “{hero} got in the middle and took it from all twelve of us, by twos. {hero} didn’t let go until everyone was out. I’d hand {hero} the end of anything.”',
				},
				{
					say: 'Pluck the rope, since it is as tight as a string',
					outcome:
						'“Is it always this tight?” asked {hero}. {They} took hold of it, drew it back as far as it would go, and let it loose. DOINNNG. It was the lowest note that any of them had ever been tied to. It went up twelve pairs of arms, and down twelve backs, and shook the mud. “Stop,” gasped Olle. “It tickles in the…” {hero} did it again. You can’t pull and laugh. Six on each side, they sank down where they stood, like washing, and the rope lay down across the road. Nobody had won. A yard of it had come off at one end and was still humming, and it hummed on up the road beside {hero}.',
					later:
						'{hero} tied the bears’ yard of rope between two chairs, and asked two stout people to sit on those. That made it tight. DOINNNG. It wasn’t so much heard as stood in. It buzzed in the floor, in the soles, in the spoons; it got in behind everyone’s teeth, and shook apart whatever they’d been about to say.',
				},
				{
					say: 'Call the step, and have both teams move to the left',
					outcome:
						'“Don’t pull less,” said {hero}. “Just pull somewhere else.” {They} got up on a milestone and clapped the time. “Each side to its own left. And step. And step.” Both teams grunted, and shuffled, six and six. Slowly, like the hands of a clock, the rope swung around, through a hedge and a bed of leeks. At last it lay along the ditch, with a clear road beside it. “It’s the view I’d missed,” said Olle. “I’ve had that bush for four days.” They were still hard at it, and quite content, when {hero} passed.',
					later:
						'{hero} climbed onto something and clapped. “And left,” {they} called. “And step. And left.” It’s hard to stand still in a rhythm. The crowd took a step to the left, and another, without looking down; it went on talking, and drifted, like ice. Along the right-hand wall there was soon a path to the front.',
				},
			],
		},
		4: {
			meet: [
				'A rope was stretched across the road, and it trembled. From the bushes on both sides came groans. The first travelers had ducked under it. Then a hat touched it, and nobody else was let near. It was a tug-of-war, and it was in its fourth day. On the left were a bear called Olle and five others; on the right were his sister Tuva and five others. They had all grown up on the same porridge, so it was a draw. “You’ll ask why we don’t stop,” said Olle. Behind each team was a pit full of mud, so that there should be something to lose. “If we let go, they’ll fall in backward.” He lowered his voice. “[We’ve talked a lot.|We got to talking.] One of them over there has just become a grandfather.” He and Tuva had not spoken for fifteen years. They had quarreled about their mother’s clock. In all that time he had never been so close to her as now.',
				'The first thing that {hero} saw was a man with his mouth open, in a bush, who was being spoon-fed by a child. He had no hand free. He was the third of six on the left side of a rope, which was stretched across the road, and trembled; on the right there were six more. Since a hat had touched the rope they let nobody duck under it. In front on the left stood a bear called Olle, and in front on the right his sister Tuva. It had gone on for four days. They had all grown up on the same porridge, and neither side could gain an inch. “We dug a pit behind them and filled it with mud, and they dug one behind us,” said Olle. “We wanted something to lose. Now, if we let go, they’ll fall in. One of them’s just become a grandfather. [We’ve talked a lot.|We got to talking.]” He did not mention his sister. They had fallen out over their mother’s clock, fifteen years ago, and the rope was the first thing since then of which they had both taken an end.',
			],
			flies:
				'They begged {hero} not to pass overhead. If you look up you let go, said Tuva; that was how they had lost the clock.',
			ways: [
				{
					say: 'Hold the middle, and let them go in pairs',
					outcome:
						'There was a knot in the middle. {hero} took a firm hold of it. “You can leave two at a time,” {they} said, “one from each side. The lightest first.” The grandfather was first. There was much to say at parting, and everyone said it across {hero}, who had a little more to hold each time. The tenth asked if {hero} needed anything. Then there was only one bear on the right and one on the left. “On three,” said {hero}. On three neither of them let go. They only stopped pulling, and the rope lay down between them on the road. “Come on Sunday,” said Tuva. “You can hear it strike.” Olle came along with {hero} and carried his hands in front of him, as if somebody had lent them to him.',
					later:
						'“I held on to something for fifteen years,” said Olle. “It wasn’t this rope.” He laid his hands on the table, palms up, with a red stripe across each. “You think that people hold on to win. After the first day you only hold on so that the other one doesn’t fall. {hero} stepped into the middle and took the strain for both of us. I felt it: {they} pulled exactly as much for her as for me. When {hero} tells you something, it’s just as fair.”',
				},
				{
					say: 'Pluck the rope like a string',
					outcome:
						'It was really a very large instrument. {hero} took hold of the rope, pulled it back as far as {they} could, and let go. DOINNNG. It ran along twelve pairs of arms into their back teeth. “Please,” cried Olle, whose shoulders were shaking. “We can’t, if we’re…” The second one was a little deeper. Somebody hiccupped. You cannot pull and laugh at the same time; and down they went, the six and the six, each on their own side of the mud, with tears on their faces, and the rope lay across the road like any rope. “It’s Mother’s clock,” said Tuva, when she could speak. “Just before it strikes.” A yard had torn off, and was still sounding. {hero} listened to it all the way up the road.',
					later:
						'{hero} tied the bears’ yard of rope to the backs of two chairs, and asked two heavy people to sit down on them. Now it was tight. DOINNNG. It was no use to shout against that, because it was in your voice. It was in the spoons. Everyone there had been stiff with trying to be heard, and it shook them, in a very friendly way, until there was nothing stiff about them. After the third they sat there with loose shoulders and had nothing to say.',
				},
				{
					say: 'Call the step, and move both teams to the left',
					outcome:
						'“Please go on,” said {hero}. “It’s only a question of where.” {They} climbed onto the milestone and clapped the time. Each team had to step to its left, without giving up an ounce. Step, and step. The bears were glad to have something to do with their feet. The rope went around with a groan like the hand of a big clock, until it lay along the ditch, humming, and the road was a road again. Olle blinked. For four days he had had the sun in his eyes, and now he could see his sister’s face. It was redder than he remembered, and older. “Does it still lose five minutes a day?” he called across, and did not let go.',
					later:
						'{hero} clapped the time, as {they} had for the bears. “And left,” {they} called, “and step.” Nobody had to give up an inch. People took their inches along, one step to the side, and stood on them there as firmly as before. You can’t always get people to make way, but you can usually get them to keep time. Step by step the crowd went over to the left wall. On the right there was a clean strip of floor, right up to the front.',
				},
			],
		},
	},
};
