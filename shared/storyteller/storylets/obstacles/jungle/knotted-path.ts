import type { Obstacle } from '../../format.ts';

export const knottedPath: Obstacle = {
	id: 'knotted-path',
	alsoIn: ['animal', 'forest', 'adventure'],
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
			meet: 'The path went between thick bushes. Green ropes hung over it, full of knots, and no one could get by. “When I must not forget, I tie a knot,” said Mrs. Umber, an elephant. “But now I forget what the knots are for! So please don’t undo one.”',
			flies: '“I could fly,” said {hero}. Up there it was all knots too.',
			ways: [
				{
					say: 'Go in at each loop',
					outcome:
						'Each knot had a loop, like a small window. So {hero} went in and out, in and out. Not one knot came undone! “Well done!” said Mrs. Umber. So she held up the ropes with her trunk, and everyone could go by.',
					later:
						'The people had their hands on their hips, so their arms were loops. In and out went {hero}. And there {hero} was, in front.',
				},
				{
					say: 'Say “Is the soup still on?”',
					outcome:
						'“Is your soup still on?” asked {hero}. “My soup!” cried Mrs. Umber. She ran right into the ropes, so fast that they all came down. So the path was free. “Oh,” she said then. “I have no soup. But it was good of you to ask.”',
					later:
						'“Is your soup still on?” asked {hero}. Oh dear! All the people had to think if it was. And when you think, you hush.',
				},
				{
					say: 'Help her with the first knot',
					outcome:
						'“What is that one for?” asked {hero}. So they picked and they pulled, and it took a long, long time! “Now I know!” said Mrs. Umber. “It was to say thank you.” So she did. Then she took down all the ropes. And she came along, to say it to more people.',
					later:
						'“I forget all things,” said Mrs. Umber. “But {hero} said, ‘I’ll help.’ And {hero} did. I won’t forget that.” And she made a knot.',
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
						'A knot is shut, but next to it there is a loop. {hero} went through the first, and then the next, a bit higher, and one that you had to go through sideways. Not one knot was undone. “I had no idea that they were so airy,” said Mrs. Umber. And she took the lot in her trunk, and held them aside like a curtain.',
					later:
						'All those people stood with their hands on their hips, as people do who wait. It made loops, a whole room of them. {hero} went in at the first, and the next, and one that you had to go through sideways. Nobody noticed more than a tickle.',
				},
				{
					say: 'Ask Mrs. Umber if the soup is still on',
					outcome:
						'“Mrs. Umber,” said {hero}, “have you left the soup on?” She stood quite still. Her ears went out like sails. “The soup!” she said. She thought with all her might. She thought so hard that she walked around in a circle, and each time she came by she took a yard of knots along. Then she stopped. “I don’t like soup,” said Mrs. Umber. But there was the path, and {hero} was on it.',
					later:
						'“Has anybody left the soup on?” asked {hero}. Everybody stopped talking. You could see them go home in their heads, and into the kitchen, and look. That takes a while, and it is very quiet.',
				},
				{
					say: 'Undo the very first knot together with her',
					outcome:
						'“Which was the first?” asked {hero}. It was the one at the tip of Mrs. Umber’s tail. It was so old that it was like wood, and it took until late. “Oh!” she said. “‘Wear the blue ribbon.’ It was my birthday!” She had been six. They made a bow of the end of the tail. Then she came along, right through all the ropes, and that made a path.',
					later:
						'“I forget people’s faces,” said Mrs. Umber, “and their names. But {hero} sat over one knot of mine, and would not stop until it was undone.” Swish, went the bow on her tail. “I’ve made a new one for that, and I know what it’s for.”',
				},
			],
		},
		3: {
			meet: [
				'It looked as if somebody had been knitting the jungle and had lost interest. Lianas hung across the path by the hundred, and each was tied up in knots from top to bottom. In the middle of it an elephant was tying another. “It’s a long story,” said the elephant, “and I’ve forgotten it.” Her name was Mrs. Umber; it was embroidered on her. “They say that elephants never forget. You can’t imagine how embarrassing that is if you do. I’ve tied a knot for everything, ever since I was small, [so that nobody’d notice|and nobody’s noticed].” She tugged at one. “That could be butter. It could be my brother’s wedding. They’re awfully alike. You won’t pull at anything, will you? People go around by the river. It’s half a day; there’s a knot for it somewhere.”',
				'{hero} parted the leaves and found a rope with a knot in it, and behind that another. They hung down over the path by the hundred, green and thick, and from every one of them somebody had made knots, big ones, small ones, and some with a bow. “Which is it?” asked an elephant anxiously, from the middle. “Is it the one about the kettle?” She was called Mrs. Umber. She looked at her name, which was sewn on her, to make sure. Elephants never forget; everybody knew that, and so, ever since she was small, she’d tied a knot for each thing that she had to remember, [so that nobody’d notice|and nobody’d noticed]. “I can’t think what they’re for,” said Mrs. Umber. “This could be butter. That could be somebody’s wedding. You won’t pull at any of them, will you? People go around by the river. It’s half a day; there’s a knot for it somewhere.”',
			],
			flies: '“I could fly,” said {hero}. Mrs. Umber had once owned a ladder. There was a knot for where she’d put it.',
			ways: [
				{
					say: 'Go through by the loops, without touching a knot',
					outcome:
						'A thing made of knots is mostly made of holes. {hero} chose the nearest loop, put {their} {hands} together, and went in. The next was higher up. The one after that was a figure of eight, and for a moment {they was} in both halves. Somewhere around number sixty it began to be fun: over, under, through, and round again, like a needle that’s got the idea. {They} came out at the back, and not one knot had come loose. “That was beautiful,” said Mrs. Umber. “I’ve spent my whole life looking at the other part.” She took the whole curtain over one tusk, without a single tug, and held it aside for the road.',
					later:
						'When people are squeezed they put their hands on their hips, to keep a bit of room. Everybody there had done it, and it gave a great many loops. {hero} put {their} {hands} together and went in at the first, left of an uncle. Over, under, through. By the time anybody had thought of dropping their arms, there had gone past, at the height of their elbows, a person like a thread.',
				},
				{
					say: 'Ask her whether she has left the soup on',
					outcome:
						'“One thing,” said {hero}. “You haven’t left the soup on, have you?” Mrs. Umber’s ears went up. “Soup,” she said. It was the worst moment of {hero}’s day, and it wasn’t even {their} soup. She ran to the first knot and felt it all over. Not there! She ran to the next, and the next, with her trunk out and her eyes shut, and wherever she’d been she dragged a green tangle behind her, like a bride. When she got to the end the path was clear. She stopped. “I don’t think I own a pot,” said Mrs. Umber, greatly relieved. {hero} went by, with a bit of liana that had come down, and a small knot in it.',
					later:
						'{hero} held up the bit of liana with Mrs. Umber’s knot in it. “I’ve been asked to remind someone of something!” called {hero}. “It’s about a stove!” That was all. The shouting stopped as if it had been sat on. Every person in that room was at home, in the dark, looking through the kitchen door.',
				},
				{
					say: 'Find the oldest knot of all, and undo it with her',
					outcome:
						'“What was the first one?” asked {hero}. Mrs. Umber blushed. It was at the tip of her tail, where she couldn’t reach, and she’d never dared to ask anybody. It had gone as hard as a walnut. {hero} worked at it with a thorn, as fast as it could be done, one strand at a time, while she talked about butter. Then it opened. Mrs. Umber turned her head, very slowly. “‘Don’t worry,’” she said. “That was it. Mother tied it, on the first day of school. ‘Don’t worry, nobody knows everything.’” She was quiet for some time. Then she took hold of the whole tangle, butter, weddings, and all, leaned back, and pulled it down. She came along with nothing on her mind.',
					later:
						'“I’m an elephant, and I forget,” said Mrs. Umber. She had never said it before in front of people, and she looked astonished at how it went. “I don’t know what I was doing yesterday. But I know that {hero} sat behind me with a thorn, and was in a hurry, and picked out a thing that I couldn’t see, and didn’t laugh once. I haven’t tied a knot for that. I won’t need one.”',
				},
			],
		},
		4: {
			meet: [
				'The path led through a piece of jungle, and every vine in it had a knot. They hung over the path by the hundred, knotted from top to bottom, and an elephant went from one to the next, felt it with her trunk, and sighed. “Please don’t pull,” said Mrs. Umber. “Each one is there to remind me of something.” Elephants are famous for never forgetting. She forgot everything. It is hard to be the only one in a famous family who can’t do the one thing, so she had begun to make knots. There was one for the butter, and it hung in what had been the last gap. There was one for [the doctor, perhaps|her sister’s name, perhaps]. But now they all looked the same to her. “They think I’m deep,” said Mrs. Umber. The oldest knot was in her own tail. Her husband had put it there before a journey, and laughed, and told her that now she would remember him.',
			],
			flies:
				'The knots went up to the very top. There had been years, said Mrs. Umber, when she had a great deal on her mind.',
			ways: [
				{
					say: 'Climb through the loops, and leave the knots alone',
					outcome:
						'Every knot has a loop. {hero} put {their} {hands} together and went through the first one. It led to a second, a little higher, and after that it went as a needle goes. Behind {them} the whole curtain swayed and hung as before, and not one knot had come undone. “What is it like in there?” called Mrs. Umber. “In the holes, where there’s nothing?” “It’s mostly holes,” said {hero}. She put her eye to one and stood there for some time. She had never thought, she said, that it was the holes you got through by. Then she took the whole curtain over one tusk, and held it aside for whoever came.',
					later:
						'When people have waited for a long time they put their hands on their hips. All of those in front of {hero} had waited, and so there were twice as many loops as people. {hero} put {their} {hands} together, as {they} had on the knotted path, and went in under the nearest elbow. {They} turned for a lady with bracelets, and bent for a sergeant. People felt as if they had been reminded of something and tried to think what it was. By then {hero} stood in front of them all.',
				},
				{
					say: 'Ask her whether she left the soup on',
					outcome:
						'“I’m sure it’s nothing,” said {hero}. “But did you take the soup off the stove?” Nobody should do that to anyone. Mrs. Umber stood quite still. In her eyes you could see every pot that she had ever left on a fire. Then she threw herself at the knots to find the one for the soup. It was not this one; it was not that one; she tore through the whole length of the jungle, and the vines came down behind her in a long green train, until the path was clear. At its end she stopped. “I live on leaves,” said Mrs. Umber. {hero} came after her, with one knot that had been torn off. “At least we know of one thing that it’s not,” said Mrs. Umber.',
					later:
						'{hero} held up Mrs. Umber’s knot. “One of you,” said {hero}, “was to be reminded of this.” Everybody had so much to say, and all of it stopped. For there was something. There always is. It was on the stove, or it was in a letter that they had not answered, or it was somebody’s birthday. The people stared at the knot and tried to think what it was. Nobody in that room would have spoken before they had it.',
				},
				{
					say: 'Find the oldest knot, and undo it with her',
					outcome:
						'“And that one?” asked {hero}. Mrs. Umber had been hiding it behind her. “He went to look at some land,” she said. “It was to remind me of him. But I can’t remember his face.” {hero} sat down behind her with a thorn, and it took more time than {they} had to get the knot loose. She was afraid that he was in there, and would get out. Then it gave, all at once, and her tail hung down with a kink in it. It was quiet. “He had a chipped tusk,” said Mrs. Umber. “He couldn’t whistle. When he came home he always said, ‘Guess!’” It had been in her the whole time, and never in the knot. She left all the others where they were, walked through them as if they were cobwebs, which left a path as wide as she was, and came along, so as to have somebody to say “Guess!” to.',
					later:
						'“I forget things,” said Mrs. Umber. “I had better say so, because people rely on elephants.” There was some whispering, and she waited until it was over. “I once tied up the thing that I most wanted to keep, and then I couldn’t get at it. {hero} sat behind me, with no time to spare, and undid it. I asked {them} what had been inside it. ‘Nothing,’ {they} said. That was true, and nobody else would have dared. I shall remember {hero}. You may imagine what it means when I say that.”',
				},
			],
		},
	},
};
