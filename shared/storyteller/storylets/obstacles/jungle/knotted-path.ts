import type { Obstacle } from '../../format.ts';

export const knottedPath: Obstacle = {
	id: 'knotted-path',
	alsoIn: ['animal', 'forest'],
	place: { the: 'the knotted path', at: 'on the knotted path', to: 'to the knotted path', backdrop: 'jungle' },
	people: { umber: { call: 'Mrs. Umber', a: 'an elephant with knots in her tail', type: 'Elephant', pronoun: 'she' } },
	props: ['rope'],
	blocks: ['flies'],
	ways: [
		{ id: 'loops', use: 'reach' },
		{ id: 'soup', use: 'hear' },
		{ id: 'oldest', use: 'trust', cost: 'time', ally: 'umber' },
	],
	levels: {
		1: {
			meet: 'Knots, knots, knots! All the green ropes of the jungle had knots in them. You could not get by. “I make a knot so I do not forget,” said Mrs. Umber, an elephant. “But now I do not know what the knots are for!”',
			flies: 'Up there it was all knots too.',
			ways: [
				{
					say: 'Go in at each loop',
					outcome:
						'Each knot had a loop. {hero} went in at one loop, and out, and in at the next. Up a bit, down a bit. Not one knot came off! “I want to learn that,” said Mrs. Umber. “But I am so big.”',
					later:
						'They stood with a hand on each hip. What a lot of loops! In and out went {hero}, and there {they was}.',
				},
				{
					say: 'Say “Is the soup still on?”',
					outcome:
						'“Is the soup still on?” said {hero}. “The soup!” said Mrs. Umber. “Oh dear!” And she ran home so fast that the knots all tore. Her soup was not on. But it could have been!',
					later: '“Is the soup still on?” said {hero}. Oh dear! They all had to think. And it was so still.',
				},
				{
					say: 'Help her with the first knot',
					outcome:
						'The first knot was in the tail of Mrs. Umber. They pulled and they picked. It took so long! Then it was out. “It was to say thank you!” said Mrs. Umber. “So, thank you.” And she came along.',
					later:
						'“I forget all things,” said Mrs. Umber. “But {hero} helped me. That I will not forget.” And she made a knot.',
				},
			],
		},
		2: {
			meet: [
				'Green ropes hung down over the path, hundreds of them, and each had knots in it. It was like a wall of knitting. Behind it stood Mrs. Umber, an elephant, with three knots in her tail. “Elephants never forget,” said Mrs. Umber. “Everybody says so. I do. [I’ve forgotten everything since I was small.|I always have.] So I make a knot for each thing. Only then I forget what the knot was for.” She sniffed. “Please don’t pull. It might be important.”',
			],
			flies: 'The knots went right up into the tops of the trees. “I had a lot to do that year,” said Mrs. Umber.',
			ways: [
				{
					say: 'Climb through the loops and leave the knots alone',
					outcome:
						'A knot is shut, but next to it there is a loop. {hero} went through the first with {their} {hands} out in front, as you do in water. Then came the next, a bit higher, and one that you had to go through sideways. There were ninety-two. Not one knot was undone. “I had no idea that they were so airy,” said Mrs. Umber. “I only ever look at the hard part.”',
					later:
						'All those people stood with their hands on their hips, as cross people do. It made loops, a whole room of them. {hero} put {their} {hands} together, and went in at the first. Nobody was quick enough to let go.',
					as: { quick: 'It was over so fast, as {hero} was {trait}.' },
				},
				{
					say: 'Ask Mrs. Umber if the soup is still on',
					outcome:
						'“Mrs. Umber,” said {hero}, “have you left the soup on?” She stood quite still. Her ears went out like sails. “The soup!” she said. She thought with all her might. She thought so hard that she walked around in a circle, and each time she came by she took a yard of knots along. Then she stopped. “I don’t like soup,” said Mrs. Umber. But there was the path, and {hero} was on it.',
					later:
						'“Has anybody left the soup on?” asked {hero}. They all stopped talking. You could see them go home in their heads, and into the kitchen, and look. That takes a while, and it is very quiet.',
					as: { clever: 'It is a {trait} question. Everybody has one soup or another.' },
				},
				{
					say: 'Undo the very first knot together with her',
					outcome:
						'“Which was the first?” asked {hero}. It was the one at the tip of Mrs. Umber’s tail. She could not get at it by herself. It was so old that it was like wood, and it took until late. At last it opened. “Oh!” she said. “Wait, wait, wait. ‘Wear the blue ribbon.’ It was my birthday!” She had been six. They made a bow of the end of the tail, and she came along, to have it seen.',
					later:
						'“I forget people’s faces,” said Mrs. Umber, “and their names, and that they’re coming. But {hero} picked at one knot of mine till it was dark.” Swish, went the bow on her tail. “I’ve made a new one for that, and I know what it’s for.”',
					as: { kind: 'Somebody {trait} has the time for a knot.' },
				},
			],
		},
		3: {
			meet: [
				'It looked as if somebody had been knitting the jungle and had lost interest. Lianas hung across the path by the hundred, and each was tied up in knots from top to bottom. In the middle of it an elephant was tying another. “It’s a long story,” said the elephant, “and I’ve forgotten it.” Her name was Mrs. Umber; it was embroidered on her. “They say that elephants never forget. You can’t imagine how embarrassing that is if you do. I’ve tied a knot for everything, ever since I was small, [so that nobody’d notice|and nobody’s noticed].” She tugged at one. “That could be butter. It could be my brother’s wedding. They’re awfully alike. You won’t pull at anything, will you? I’m sure it’s all urgent.”',
			],
			flies: 'It was no better higher up. Mrs. Umber had once owned a ladder. There was a knot for where she’d put it.',
			ways: [
				{
					say: 'Go through by the loops, without touching a knot',
					outcome:
						'A thing made of knots is mostly made of holes. {hero} chose the nearest loop, put {their} {hands} together, and went in. The next was higher up. The one after that was a figure of eight, and for a moment {they was} in both halves. Somewhere around number sixty it began to be fun: over, under, through, and round again, like a needle that’s got the idea. {They} came out at the back, and nothing had been so much as loosened. “That was beautiful,” said Mrs. Umber. “I’ve spent my whole life looking at the other part.”',
					later:
						'When people are indignant they put their hands on their hips. The whole room was indignant, which gave about four hundred loops. {hero} put {their} {hands} together and went in at the first, left of an uncle. Over, under, through. By the time that anybody had thought of dropping their arms, there had gone past, at the height of their elbows, a person like a thread.',
					as: { quick: 'To be {trait} is half of it. The other half is breathing out.' },
				},
				{
					say: 'Ask her whether she has left the soup on',
					outcome:
						'“One thing,” said {hero}. “You haven’t left the soup on, have you?” Mrs. Umber’s ears went up. “Soup,” she said. It was the worst moment of {hero}’s day, and it wasn’t even {their} soup. She ran to the first knot and felt it all over. Not there! She ran to the next, and the next, with her trunk out and her eyes shut, and wherever she’d been she dragged a green tangle behind her, like a bride. When she got to the end the path was clear. She stopped. “I don’t think that I own a pot,” said Mrs. Umber. She was so relieved that she gave {hero} a knot, a small one, that she could spare.',
					later:
						'{hero} held up a bit of liana with a knot in it. “I’ve been asked to remind someone of something,” {they} said. “It’s about a stove.” That was all. The shouting stopped as if it had been sat on. Every person in that room was at home, in the dark, looking through the kitchen door.',
					as: {
						clever: 'It’s enough, as {trait} people know, to ask about a thing.',
						merry: 'It was a mean trick, and {trait} {hero} very nearly apologized.',
					},
				},
				{
					say: 'Find the oldest knot of all, and undo it with her',
					outcome:
						'“What was the first one?” asked {hero}. Mrs. Umber blushed. It was at the tip of her tail, where she couldn’t reach, and she’d never dared to ask anybody. It had gone as hard as a walnut. {They} worked at it with a thorn, for hours, one strand at a time, while she told {them} about butter. Then it opened. Mrs. Umber turned her head, very slowly. “‘Don’t worry,’” she said. “That was it. Mother tied it, on the first day of school. ‘Don’t worry, nobody knows everything.’” She was quiet for some time. Then she took hold of the whole tangle, butter, weddings, and all, leaned back, and pulled it down. She came along with nothing on her mind.',
					later:
						'“I’m an elephant, and I forget,” said Mrs. Umber. She had never said it before in front of people, and she looked astonished at how it went. “I don’t know what I was doing yesterday. But I know that {hero} sat behind me with a thorn until it was dark, and picked out a thing that I couldn’t see. {They} didn’t laugh once. I haven’t tied a knot for that. I won’t need one.”',
					as: { kind: 'A thorn, a tail, and somebody {trait}: it took all three.' },
				},
			],
		},
		4: {
			meet: [
				'In that part of the jungle every liana had been tied up. They hung over the path in their hundreds, knotted from the crown to the ground, and an elephant went from one to the next, felt it with the end of her trunk, and sighed. “I beg of you not to pull,” said Mrs. Umber. “There is something in each.” It is said of elephants that they do not forget. She had; she forgot everything, she had done so from a child; and since it is no small thing to be the only one of a famous family who cannot do what it is famous for, she had taken to knots. She had one for the butter. She had one, it might be, for [the doctor|her sister’s name]. They were, when one came back to them, remarkably alike. “I am thought to be very deep,” Mrs. Umber said. The oldest was in her own tail; that, she knew, had been put there by her husband. He had laughed, and had said that now she would think of him.',
			],
			flies:
				'It was tied, as far as one could see, to the very top. There had been a time, said Mrs. Umber, when she had had a great deal on her mind.',
			ways: [
				{
					say: 'Pass by way of the loops, and let the knots be',
					outcome:
						'One looks at a knot as one looks at a closed door, and does not notice the window. To each there was a loop. {hero} put {their} {hands} together, and went through the first. It led, at an angle, to a second; there came a place where one had to be, for a moment, on three sides of oneself; after that it went as a needle goes, that has found out what is being sewn. Behind {them} the whole curtain swayed a little, and hung as before. “What was it like?” called Mrs. Umber. She had put her eye to one of them. “In there, where there is nothing?” “It is most of it,” said {hero}. She went on standing there. It was the first time, she said, that she had thought of all that as what held the rest together.',
					later:
						'People who are displeased set their arms akimbo. There were two hundred of them, and all were displeased. {hero}, who saw what was offered, put {their} {hands} together and went in beneath the nearest elbow. It was only a matter of going where they were not. There was a lady with bracelets; there was a sergeant, in whom one had to turn. Those whom it had passed through had the sense of having been reminded of something, and were still trying to think what, when {hero} stood in front of them all.',
				},
				{
					say: 'Put it to her that there may be soup on the stove',
					outcome:
						'“It is none of my affair,” said {hero}. “But you did take off the soup?” One should not do it to anybody. Mrs. Umber did not move; there rose up in her eyes, slowly, like a tide in two cellars, every pot that had ever been left. Then she flung herself upon the knots. She tried one, and it was not that; she tried a hundred. She went through the length of that wood with her trunk held out before her, calling to it, and all that she had tied since she was a girl came down behind her, in a green train, and left the path bare. At the end of it she stood still. “I live on leaves,” said Mrs. Umber. There was one knot that had been left hanging on her ear. She let {hero} have that. It was such a comfort, she said, to know of one thing that it was not.',
					later:
						'{hero} held up the knot, by its end. “One of you,” {they} said, “was to be reminded of this.” People had come there to speak, and had a great deal to say; and it all stood still, with its mouth open. For there was something. There always is. It was on the stove, or it was in a letter; it had to do with somebody’s face, at a door. They looked at the thing as it turned. No one in that company would have dared to interrupt, until he had it.',
				},
				{
					say: 'Ask to be shown the oldest, and loosen it with her',
					outcome:
						'“And that one?” asked {hero}. Mrs. Umber had been hiding it behind her. “He went to see about some land,” she said. “I was to think of him.” It had been drawn tight by thirty years of thinking of nothing else. {hero} sat down at the back of her with a thorn. It took hours; and she stood as if it were her heart. She was afraid, she said, that he was in there, and would get out. It gave all at once. The tail hung down, quite straight, with a crimp in it. They waited. “He had a chipped tusk,” said Mrs. Umber. “He could not whistle. He would come in, and say, ‘Guess.’” She had it all. It had never been in the knot. She did not untie the others; she walked through them as one walks through cobwebs, and came along.',
					later:
						'“I am not deep,” said Mrs. Umber. “I forget. I had better say so, as there is an elephant in this room, and people may be relying on it.” There was some movement, which she let subside. “What I wished most to keep I had tied up where I could not get at it. {hero} sat behind me till {they} had it loose. I asked what there had been inside it. ‘Nothing,’ {hero} told me; which was true, and has given me back thirty years. I shall remember that. You may think what it means, when I say it.”',
				},
			],
		},
	},
};
