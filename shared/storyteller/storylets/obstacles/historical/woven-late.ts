import type { Obstacle } from '../../format.ts';

export const wovenLate: Obstacle = {
	id: 'woven-late',
	alsoIn: ['animal', 'fairy-tale', 'fantasy', 'mythology', 'ninja', 'royal', 'time-travel'],
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
			meet: 'A big loom stood in the way. There sat Emmot, a goat, with wool and a big comb. “I weave all who go by,” she said. “But I am so slow! I am still at last spring. No one may go by till I get to now.”',
			flies: '“Do not fly!” said Emmot. “I have no wool for the sky.”',
			ways: [
				{
					say: 'Go in and out between the threads',
					outcome:
						'In by the red one. Out by the blue one. In, out, in, out! {hero} went right by the whole loom. “That is how my wool goes,” said Emmot. “Well done!”',
					later: 'In by the fat one. Out by the thin one. In, out, in, out! And there {they was}, right in front.',
				},
				{
					say: 'Beat the cloth with the big comb',
					outcome:
						'“It has to go thock,” said Emmot, “but I am so tired.” {hero} took the big comb. Thock, thock, THOCK! Soon it was summer on the cloth. “Keep the comb,” said Emmot. “I have two.”',
					later: 'But {hero} had the comb. Thock, thock, THOCK! They all sat down in a row, and it was still.',
				},
				{
					say: 'Sit still and be woven',
					outcome:
						'{hero} sat so still. In went the wool, bit by bit by bit. It took so long! But there {they was}, on the cloth. “No one else sat still,” said Emmot. She came along.',
					later:
						'Emmot held up the cloth. There sat {hero}. “{They} did not run off,” said Emmot. “I put in what is true.”',
				},
			],
		},
		2: {
			meet: [
				'A loom stood right across the road, and the cloth that came out of it went down the hill. It had the whole town in it. “I weave everyone who comes by,” said Emmot, a goat, with a basket of wool on each side. “Once I left out a man with a goose, and [oh, the goose!|they still talk about it.] But I’ve fallen behind. It’s only March here.” She pointed with her comb. “You can’t come by till I have caught up.”',
			],
			flies: '“And don’t fly,” said Emmot. “I’d have to do the sky too, and I’m out of blue.”',
			ways: [
				{
					say: 'Slip through the threads the way the wool goes',
					outcome:
						'{hero} looked how the wool did it. It never pushed. It went over one thread and under the next. So {hero} went over one and under the next too, over, under, over, under, right across the road. Emmot held her breath. Not one thread was out of place. “You would make a lovely blue,” she said.',
					later:
						'{hero} did as the wool does. Over one bench, under one arm. Over, under, over, under! Not a hat was out of place, and {they was} out on the other side.',
					as: { quick: 'It was fun, for somebody {trait}.', careful: 'A {trait} person makes a good thread.' },
				},
				{
					say: 'Take the comb and beat the wool down',
					outcome:
						'Wool has to be beaten down, or the cloth is all holes. {hero} took the comb in both {hands}. THOCK! That was April. THOCK! That was May, with lambs. Emmot threw the wool as fast as she could. By June she was laughing, and there was a gap to get through. She gave {hero} the comb.',
					later:
						'{hero} beat the floor with Emmot’s big comb. THOCK! Everyone who hears it sits closer together. THOCK! They sat as close as wool, and as quiet.',
					as: { quick: 'You must be {trait} for a whole month of lambs.', bold: 'A {trait} thock is best.' },
				},
				{
					say: 'Sit down and let Emmot weave you as you are',
					outcome:
						'“Must it be in order?” asked {hero}. Emmot had not thought of that. So {hero} sat down, and Emmot began. It took so long that a spider did it too. At the end there was {hero} on the cloth, just a bit wider than in life. “You sat until the last thread,” said Emmot. “They all get up at the nose.” She cut it off, rolled it up, and came along.',
					later:
						'Emmot unrolled the cloth. “That is how {hero} is,” she said. “I looked for a whole day. If there were anything wrong I would have had to weave it in.” They all looked hard. It was only {hero}.',
					as: {
						honest: 'If you are {trait}, you need not suck in your tummy.',
						quick: 'For {trait} {hero} it was terrible.',
					},
				},
			],
		},
		3: {
			meet: [
				'A loom had been built across the road, and out of it came a cloth that ran on down the hill for a hundred and thirty yards. It was the town. Everybody was in it who’d ever come along there: carters, twins, a cow with a bad temper. “I can’t let you by,” said Emmot, a goat with a bone comb, between two baskets of wool. “Whoever goes past has to go in. I left someone out once, while I was blowing on my soup, a man with a goose. [They were so hurt, both of them.|The goose has never forgiven me.]” Since then she’d stopped the road whenever she fell behind, and she’d fallen behind by seven months. On the loom there was still snow.',
			],
			flies: '“Kindly don’t fly,” said Emmot. “I’ve one owl in there, and it took the whole of an April.”',
			ways: [
				{
					say: 'Cross the loom the way the shuttle does',
					outcome:
						'“How does the shuttle get through?” asked {hero}. There were four hundred threads, and it didn’t so much as brush them. Emmot had thrown it for thirty years and had to think. “It doesn’t look for a hole,” she said. “It waits till they open. They all do, every other one, on the beat.” She put a hoof on the treadle. The threads parted, and {hero} went a step; they changed, and {they} went another, over, under, over, out at the far side. Emmot looked the place over for a snag. There was only a hair, and she wove it in.',
					later:
						'{hero} didn’t look for a hole. {They} waited till they opened. A crowd does, if you watch: every other one leans forward, then the ones between. On the beat {they} went over, and under, and over. Not a thread was out of place, and {hero} came out at the edge in front.',
					as: {
						careful: 'It was work for a {trait} person, thread by thread.',
						quick: 'It was over before {trait} {hero} had quite begun to enjoy it.',
					},
				},
				{
					say: 'Beat seven months flat with the bone comb',
					outcome:
						'It was the beating that held her up. Each row had to be knocked tight, and her arm was thirty years old. “You throw, I’ll beat,” said {hero}, and took the comb. THOCK: that was the thaw. THOCK: the twins got mumps. The blossom came, and a wedding, and the wedding’s quarrel, and the hay. They worked till the comb was warm. At the end of August there was a gap in the warp where nobody had come by for a week, and {hero} went through it. “Take the comb,” called Emmot. “I’ll get a boy, now that I know what it’s like to have one.”',
					later:
						'{hero} brought the bone comb down on the table. THOCK. It had knocked a whole summer into line, and it didn’t stop at people. They closed up. THOCK. They faced front. By the third they sat row by row, with their edges straight, and not one stuck out.',
					as: {
						merry: 'The wedding quarrel went in much too fast. {hero} was {trait}, and had to laugh.',
						quick: 'They were in luck that {hero} was {trait}. It was a long summer.',
					},
				},
				{
					say: 'Sit down to be woven, out of turn, just as you are',
					outcome:
						'“Where is it written that it goes in order?” asked {hero}. “A cow can wait.” So Emmot left seven months on the pegs and began at the end. People mostly asked for something, she said. A bit thinner. A crown. {hero} asked for nothing, and sat. It was slow, like water going up a wall, and it was hours before she tied the last knot. “You didn’t tell me which side was your best,” said Emmot. She’d caught up with today, for the first time since the goose. She cut the piece from the loom and went along, to see what there was around the corner.',
					later:
						'It was unrolled on the table, a yard of it, with fringes. “That’s {hero},” said Emmot. “I don’t flatter. You can ask the cow. I put in everything there was, and you may look at the back.” They turned it round. That’s where you see how a thing is made. The back was nearly as neat as the front.',
					as: {
						honest: 'A {trait} person is less trouble to weave. You need no gold.',
						quick: 'For somebody so {trait} it was the hardest thing of the year.',
					},
				},
			],
		},
		4: {
			meet: [
				'Someone had set up a loom across the whole breadth of the road. The cloth that it had given out went away downhill, over hedges, for a hundred and thirty yards, and was the town: all who had ever come by there stood in it, in the order of their coming. “It is a public record,” said Emmot, a goat, without raising her eyes from the comb. Only once, while she blew on her soup, had anybody got past her, a man with a goose, and it was the goose who told people. She had given her word then that it should not happen twice; and as she was at present seven months behind, she had closed the road. [On the beam it was still winter.|It was winter, on the beam.] About the middle of that cloth there was a place, no wider than a door, where the threads ran through bare. It was a day on which somebody had left home along that road with a bundle. Emmot had been at the loom, and had not looked up.',
			],
			flies:
				'Flying was discouraged. There was a single owl, near the beginning, and one saw that it had been done in anger.',
			ways: [
				{
					say: 'Pass through the warp as the shuttle passes',
					outcome:
						'Four hundred threads stood in that road as close as rain. “It never touches them,” said {hero}, who had been watching the shuttle. “It does not try to get through,” said Emmot. “It is let.” She pressed the treadle, and half of the world went up. {hero} took a step; the world changed hands; {they} took another. It is an odd thing to be inside, a cloth that has not been decided on. There was blue to the left that would one day be somebody’s sleeve. When {hero} had come out at the far edge Emmot bent to see what had been disarranged, and found a single hair; it was a good color; and she laid it in, among the snow, on a day that {hero} had spent elsewhere.',
					later:
						'To try to get through is the mistake. {hero} stood at the edge of the crowd, which was as close as rain, and waited to be let. There is a treadle in every crowd. At each fresh outrage half of it went forward and the other half held back; then it changed hands. {hero} went over, and under, one outrage at a time; and in a while there came a border, and nobody beyond it, and not a thread had been drawn.',
					as: {
						careful: 'It cannot be hurried. That is what the {trait} hold to be its beauty.',
						clever: 'The {trait} look for gaps. {hero} had been the first to look for the treadle.',
					},
				},
				{
					say: 'Take the comb from her, and beat until it is summer',
					outcome:
						'It was her arm that was in arrears. “Throw,” said {hero}, “and I will beat.” Emmot gave up the comb as one does a child to a stranger, with two fingers. It came down: that was the thaw. People went into that cloth like guests into a hall; twins went in with mumps; there was a wedding, with its quarrel; it grew warm under {their} {hands}, and green; and past the hay there came a week in which, for no reason that was known, there had been nobody, and one could walk through. “I have always done it alone,” said Emmot. She flexed the arm. “I’d taken that for the way it is done.” She had a second comb in the bottom of the basket, quite new. It was a small one.',
					later:
						'{hero} laid the bone comb against the edge of the table, and brought it down. It was not a sound to be argued with. It had beaten seven months into line. At each stroke the rows drew up, an inch, against the ones in front, until there was no daylight between them, and no talk either. {hero} could see the whole length of it from there: two hundred people, and an even edge.',
					as: {
						merry: 'One was {trait}; one could not help it; the quarrel went in to a dance tune.',
						kind: 'It may be called {trait}. It was in the main a matter of having two arms.',
					},
				},
				{
					say: 'Be woven there and then, and ask for no improvement',
					outcome:
						'“Is it so certain,” asked {hero}, “that it must be in the order in which we come?” It was not; it was only certain that somebody had once been left out. {hero} took a seat on the bank. People asked as a rule to be slimmer, said Emmot; an alderman had wished for a horse. As {hero} wished for nothing Emmot had to look, and what she saw went up the warp by a finger’s breadth an hour. When it was tied off she went down along the cloth by herself, with one bobbin, as far as the bare place, and was a good while there, on her knees. She had known the bundle, it seemed, thread for thread. She came back, and cut the piece from the loom, and walked on with {hero} in the direction that it had taken.',
					later:
						'The cloth was spread on the table by a goat, who smoothed the fringe. “I keep the record,” said Emmot. “I am not known to be obliging. I had {hero} in front of me for the better part of a day. You will kindly look at the reverse.” It was turned over. The fronts of people are much alike; but there, behind, where the ends are carried across and one is not meant to look, it was as plain and as even as bread.',
					as: {
						honest: 'She had run out of gilt. With the {trait} it is not missed.',
						quick: 'The {trait} are by nature woven in motion. It had been necessary to ask twice about an ear.',
					},
				},
			],
		},
	},
};
