import type { Obstacle } from '../../format.ts';

export const wovenLate: Obstacle = {
	id: 'woven-late',
	alsoIn: [
		'fairy-tale',
		'fantasy',
		'mythology',
		'ninja',
		'royal',
		'time-travel',
		'desert',
		'dragon',
		'unicorn',
		'adventure',
	],
	place: { the: 'the long loom', at: 'at the long loom', to: 'to the long loom', backdrop: 'village' },
	people: { emmot: { call: 'Emmot', a: 'a goat at a loom', type: 'Goat', pronoun: 'she' } },
	props: ['basket'],
	blocks: ['flies'],
	ways: [
		{ id: 'shuttle', use: 'reach' },
		{ id: 'comb', use: 'hear' },
		{ id: 'sit', use: 'trust', cost: 'time', ally: 'emmot' },
	],
	levels: {
		1: {
			meet: 'The road went through an arch. A big loom with red and blue wool stood in it. There sat Emmot, a goat. “I weave a picture of all who go by,” she said. “But they go so fast! The last ones aren’t in it at all. So now you all have to wait till I’m done.”',
			flies: '“Can’t I fly?” asked {hero}. “I have no wool for the sky,” said Emmot. “You would fly over nothing!”',
			ways: [
				{
					say: 'Go in and out between the threads',
					outcome:
						'In by the red wool, and out by the blue! So {hero} went right through the loom, in and out. “And you are in my cloth now!” said Emmot. She liked that so much that she held up the wool for everyone.',
					later:
						'{hero} went in by the fat one and out by the thin one. In and out, in and out, like the wool. And {hero} was in front.',
				},
				{
					say: 'Beat the cloth with the big comb',
					outcome:
						'“Each row has to go thock,” said Emmot. So {hero} took the big comb. How fast it went now! Thock, thock, THOCK! Soon everyone was in the cloth, and could go by. “Keep the comb,” said Emmot. “I have two.”',
					later:
						'{hero} hit the table with Emmot’s comb. Thock, thock, THOCK! All the people jumped. And then it was still.',
				},
				{
					say: 'Sit still and be woven',
					outcome:
						'{hero} sat so still, and Emmot wove. It took a long, long time! But then {hero} was in the cloth. “They all run off,” said Emmot. “You didn’t.” So she put the loom to the side. And she came along, with the cloth.',
					later:
						'Emmot held up the cloth, and there sat {hero}. “{hero} said, ‘I’ll sit still,’ and did,” said Emmot. “I put in just what is true.”',
				},
			],
		},
		2: {
			meet: [
				'In an arch over the road stood a loom, and the cloth that came out of it went down the hill. It was full of people, in wool. “I weave everyone who comes by,” said Emmot, a goat, with a basket of wool on each side. “Once I left out a man with a goose, and [oh, the goose!|they still talk about it.] But there were so many today! I’m still at the first of them.” She pointed with her comb. “You can’t come by till I have caught up.”',
			],
			flies: '“Can’t I fly?” asked {hero}. “Then I’d have to do the sky too,” said Emmot, “and I’m out of blue.”',
			ways: [
				{
					say: 'Slip through the threads the way the wool goes',
					outcome:
						'Wool never pushes. It goes over one thread and under the next. So {hero} went over, under, over, under, right across the road. Not one thread was out of place. There was only a bit of fluff, and Emmot wove that in. “A bit of fluff from everybody will do, till I catch up!” she said, and held up the threads like a curtain.',
					later:
						'{hero} did as the wool does. Over one bench, under one arm. Over, under, over, under! Not a hat was out of place, and it was the front.',
				},
				{
					say: 'Take the comb and beat the wool down',
					outcome:
						'Wool has to be beaten down, or the cloth is all holes. {hero} took the big comb. THOCK! That was a baker. THOCK! That was a farmer, with lambs. Emmot threw the wool as fast as she could. By the ninth she was laughing. And when everybody was on the cloth, {hero} too, she opened the road. {hero} went by with the comb, still beating.',
					later:
						'{hero} beat the floor with Emmot’s big comb. THOCK! Everyone who hears it sits closer together. THOCK! The people sat as close as wool, and as quiet.',
				},
				{
					say: 'Sit down and let Emmot weave you as you are',
					outcome:
						'“Must it be in order?” asked {hero}. Emmot had not thought of that. So {hero} sat down, and Emmot began. It took so long! At the end there was {hero} on the cloth, just a bit wider than in life. “They all get up at the nose,” said Emmot. She cut it off, rolled it up, tied the threads to one side of the road, and came along, to show it to somebody.',
					later:
						'Emmot unrolled the cloth. “That is how {hero} is,” she said. “I looked for a very long time. If there were anything wrong I would have had to weave it in.” Everybody looked hard. It was only {hero}.',
				},
			],
		},
		3: {
			meet: [
				'A loom had been built across the road, and out of it came a cloth that ran on down the hill for a hundred and thirty yards. It was the town. Everybody was in it who’d ever come along there: carters, twins, a cow with a bad temper. “I can’t let you by,” said Emmot, a goat with a bone comb, between two baskets of wool. “Whoever goes past has to go in. I left someone out once, while I was blowing on my soup, a man with a goose. [They were so hurt, both of them.|The goose has never forgiven me.]” Since then she’d stopped the road whenever she fell behind, and she’d fallen behind by seven months. It took half a day to go around by the hill. She could see people from the loom, and had to put them in just the same. On the loom there was still snow.',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “Kindly don’t fly,” said Emmot. “I’ve one owl in there, and it took the whole of an April.”',
			ways: [
				{
					say: 'Cross the loom the way the shuttle does',
					outcome:
						'“How does the shuttle get through?” asked {hero}. Emmot had thrown it all her life and had to think. “It doesn’t look for a hole,” she said. “It waits till they open. They all do, every other one, on the beat.” She put a hoof on the treadle. The threads parted, and {hero} went a step; the threads changed, and {hero} went another, over, under, over, out at the far side. There was only a bit of fluff, and she wove it in. With a bit from everybody, she said, she could catch up later; and she put a stone on the treadle, so that the threads stayed up.',
					later:
						'{hero} didn’t look for a hole, but waited till one opened. A crowd does, if you watch: every other one leans forward, then the ones between. On the beat {hero} went over, and under, and over, and came out at the edge in front. Not a thread was out of place.',
				},
				{
					say: 'Beat seven months flat with the bone comb',
					outcome:
						'It was the beating that held her up. Each row had to be knocked tight, and her arm was tired. “You throw, I’ll beat,” said {hero}, and took the comb. THOCK: that was the thaw. THOCK: the twins got mumps. The blossom came, and a wedding, and the wedding’s quarrel, and the hay. The two of them worked till the comb was warm and the cloth had got to today. Then there was no reason to close a road, and Emmot tied up the threads. “I’ll get a helper,” she said, “now that I know what it’s like to have one.” {hero} was through, comb and all.',
					later:
						'{hero} brought Emmot’s bone comb down on the table. THOCK. It had knocked a whole summer into line, and it didn’t stop at people. They closed up. THOCK. The rows faced front. By the third they sat row by row, with their edges straight, and not one stuck out.',
					as: {
						merry: 'The wedding quarrel went in much too fast. {hero} had to laugh.',
					},
				},
				{
					say: 'Sit down to be woven, out of turn, just as you are',
					outcome:
						'“Where is it written that it goes in order?” asked {hero}. “A cow can wait.” So Emmot left seven months on the pegs and began at the end. People mostly asked for something, she said. A bit thinner. A crown. {hero} asked for nothing, and sat. It was slow, like water going up a wall, and it was hours before she tied the last knot. “You didn’t tell me which side was your best,” said Emmot. She’d caught up with today, for the first time since the goose. She cut the piece from the loom, which left a hole as wide as the road, and went along, to see what there was around the corner.',
					later:
						'It was unrolled on the table, a yard of it, with fringes. “That’s {hero},” said Emmot. “I don’t flatter. You can ask the cow. I put in everything there was, and you may look at the back.” People turned it round. That’s where you see how a thing is made. The back was nearly as neat as the front.',
				},
			],
		},
		4: {
			meet: [
				'A loom stood across the road, as wide as the road was. The cloth that came out of it ran away downhill for a hundred and thirty yards, and everyone who had ever passed here was woven into it, in the right order. “It’s a public record,” said Emmot, a goat, without looking up. Just once a man with a goose had got by while she blew on her soup, and the goose had told people. She had sworn that it would never happen again. Now she was seven months behind, so today she had closed the road until she caught up. [On the loom it was still winter.|It was winter on the loom.] In the middle of the cloth there was a place as wide as a door where the threads were bare. Her daughter had left home by this road one day, with a bundle. Emmot had been at the loom, and had not looked up.',
			],
			flies:
				'Flying was not popular. There was one owl in the cloth, near the beginning, and you could see that Emmot had been furious.',
			ways: [
				{
					say: 'Slip through the threads like the shuttle',
					outcome:
						'Four hundred threads hung across the road as close as rain. The shuttle flew through them and never touched one. “It doesn’t push,” said Emmot. “It waits until it’s let.” She stepped on the treadle, and half of the threads went up. {hero} took a step. The other half went up, and {hero} took another. It was strange to be inside a cloth that had not been decided yet; the blue on the left would be somebody’s sleeve one day. Emmot bent down to see what had been pulled out of place. There was only a bit of fluff. It was a good color, so she wove it in. With a bit from everybody, she said, she could do the rest later; and she put a stone on the treadle and left the threads up.',
					later:
						'Pushing was the mistake. {hero} stood at the edge of the crowd, which was as close as the threads on Emmot’s loom, and waited to be let. It did not take long. A crowd works like any cloth: one half leaned forward, to see better, and the other half drew back, to get some air; then they changed. {hero} took a step each time, over one row and under the next. Soon there was nobody in front of {them}, and no thread had been pulled.',
				},
				{
					say: 'Take the comb, and beat until it is summer',
					outcome:
						'It was Emmot’s arm that was behind, and not her eyes. “You throw the shuttle,” said {hero}, “and I’ll beat.” She gave up the comb as you give a baby to a stranger. Thock! That was the thaw. People came into the cloth like guests into a hall; twins came in with the mumps, and a wedding with its quarrel; it grew warm and green under {their} {hands}. After the hay came this week, and today, and she opened the loom like a gate. “I’ve always done it alone,” said Emmot, and rubbed her arm. “I thought that’s how it is done.” There was a second comb in her basket, quite new, and too small for her. {hero} went through with the big one.',
					later:
						'{hero} put Emmot’s big comb to the edge of the table and brought it down. Thock! It had beaten seven months into line, and nobody could talk against it. At each beat the rows moved up an inch toward the ones in front, until there was no space left between them, and no noise either. The people sat there with a straight edge, like cloth, and looked to the front.',
					as: {
						merry: '{hero} was {trait}, and so the quarrel went in to a dance tune.',
					},
				},
				{
					say: 'Sit down, and be woven just as you are',
					outcome:
						'“Does it have to be in order?” asked {hero}. It did not, said Emmot after some thought; it was only that nobody should be left out. So {hero} sat down on the bank to be woven out of turn. Most people wished to be thinner. One had asked for a horse. {hero} asked for nothing, so Emmot had to look, and what she saw grew on the loom, an inch an hour. {hero} looked along the road, and sat still. When it was finished she walked down along the cloth with some thread, to the bare place, and knelt there for a good while. She remembered the bundle exactly. Then she cut the piece with {hero} from the loom, so that there was a road again where it had been, and came along, with the piece under her arm, to check it against the original.',
					later:
						'Emmot spread her cloth on the table and smoothed the fringe. {hero} was on it. “I keep the record,” she said. “I don’t do favors. {hero} sat in front of me for hours, and I had to look at every thread. Now turn it over.” Somebody did. “From the front, people look much alike. At the back you can see how it’s done, where nobody’s supposed to look. {hero} is as straight at the back as at the front. I’ve seldom seen it. You can rely on that.”',
				},
			],
		},
	},
};
