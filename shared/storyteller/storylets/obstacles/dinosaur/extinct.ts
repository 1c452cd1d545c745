import type { Obstacle } from '../../format.ts';

export const extinct: Obstacle = {
	id: 'extinct',
	alsoIn: ['time-travel'],
	place: { the: 'the festival road', at: 'on the festival road', to: 'to the festival road', backdrop: 'village' },
	people: { crest: { call: 'Dame Crest', a: 'a dinosaur with a garland', type: 'Dinosaur', pronoun: 'she' } },
	props: ['banner', 'cake', 'scroll'],
	blocks: ['flies'],
	ways: [
		{ id: 'banner', use: 'reach' },
		{ id: 'minute', use: 'hear' },
		{ id: 'names', use: 'trust', cost: 'debt', ally: 'crest' },
	],
	levels: {
		3: {
			meet: [
				'The road was closed for a party. There were garlands, and a cake like a hill, and a banner right across: CONGRATULATIONS TO US. “You can’t go through,” said Dame Crest, a dinosaur with flowers on. “We’re rehearsing. It’s been found carved on a stone, behind the waterfall. ‘The dinosaurs,’ it says, ‘will be extinct.’” She was glowing. “Nobody’s ever been that before! We’ve looked it up. [It isn’t in anything.|It’s in no book at all.] So we’ve formed a committee. Is it like being knighted, do you think? Does one wear a hat?” She had eleven members, and each had a speech. They all turned to {hero}, who was the first to come by that might know.',
			],
			flies:
				'“There’s a ban on flying,” said Dame Crest, “because of the fireworks. We don’t know yet what those are either.”',
			ways: [
				{
					say: 'Help to carry the banner at the head of the parade',
					outcome:
						'“I’m sure it means that you’ll be talked about for a very long time,” said {hero}. It was what {they} could say with a clear conscience. They cheered. But nobody could agree on who should carry the banner, as all of them were so important. So {hero} took one pole, and a beam of the fence took the other. They marched up the road behind it and down again, and at the upper end {they was} across, and let them turn around without {them}. “Take the small one!” cried Dame Crest. “The one for indoors!” It just said CONGRATULATIONS.',
					later:
						'{hero} unrolled the small banner and walked in behind it. CONGRATULATIONS. People can’t stand in the way of that. Those in front thought that it was for somebody behind them, and stepped aside to let it by, clapping; and those behind thought the same. It went through the whole room like that. Nobody found out who it had been for.',
					as: {
						merry: 'It was a {trait} way to travel.',
						honest: 'Being {trait}, {hero} had picked those words with tongs.',
					},
				},
				{
					say: 'Propose a minute of silence to begin the festival',
					outcome:
						'“It’s generally begun with a minute of silence,” said {hero}. “What for?” asked Dame Crest. “To notice everything,” said {hero}. They liked that. They stood in a circle, eleven of them, with their great heads up. One heard the ferns, and the stream, and somebody’s stomach. One heard how many birds there were. It was Dame Crest who counted. When it was over she didn’t go on at once. “I’d no idea that there was so much of it,” she said. They did it again. They were still doing it when {hero} had gone by on tiptoe, with a slice of cake.',
					later:
						'“A minute of silence, please,” said {hero}. “To notice everything.” They were too surprised to ask what for. It got quiet in front, and it got quiet behind. You could hear the lamps, and how many people there were, breathing. At the end of the minute nobody went on at once. It had turned out that there was so much of it.',
					as: {
						quiet: 'It was what somebody {trait} would think of first.',
						dreamy: 'If you’re {trait}, a minute holds a great deal.',
					},
				},
				{
					say: 'Tell Dame Crest what the word means, and make her a promise',
					outcome:
						'{hero} took her aside, behind the cake, and told her. It did not take long. Dame Crest looked at the bunting. “All of us?” she said. “When?” “Not for ages and ages. But then, yes.” She straightened her flowers. “So there won’t be another like me,” said Dame Crest slowly. “No.” “Well,” she said, “there isn’t one now.” That seemed to settle it. She only wanted somebody to know who they’d been. {hero} promised to write down the names of the whole committee, all eleven, that very night, where they’d be seen. “I won’t tell the others,” said Dame Crest. “They’ve made hats.” She came along, and looked at everything.',
					later:
						'“I asked a hundred and six people what a word meant,” said Dame Crest. “They all knew. I could see it; they looked at the cake. They said, ‘How lovely.’” She was wearing her flowers. “{hero} told me. It was the worst thing that anybody ever said to me, and {they} stayed until I’d finished thinking about it. If you want to hear how something really is, that’s where you go.”',
					paid: 'That night {hero} wrote them down, all eleven, on a wall where the sun comes in the morning. There was a Horace, and two Mauds. Whoever goes past reads it and wonders who they were, and there’s one more who knows that there was a Horace.',
					as: {
						honest: 'Somebody had to be {trait}. There were a hundred and six who hadn’t.',
						kind: 'It can be {trait} to say a thing like that, if you stay afterward.',
					},
				},
			],
		},
		4: {
			meet: [
				'The road was shut, by reason of a festival. There were wreaths on everything; there was a cake, in terraces; and over all of it a banner, with the words CONGRATULATIONS TO US. “I am so sorry,” said Dame Crest, who had the chair of the committee, and was for a dinosaur very nearly flushed. “It is only the rehearsal. You will have heard.” It had been read on a stone behind the waterfall that the dinosaurs would be extinct. Nobody could say who had put it there. Nor was it known to what it entitled one; they had been through all the orders of merit, and it was not [among them|in any]; they inclined to something with a ribbon. There were eleven of them, with a speech apiece. “We were never chosen for anything,” she said, “as a kind.” At the lower end of the table somebody had laid a place more than there were chairs. It was for the youngest, it appeared, who had broken out of the egg that morning, and would see the most of it.',
			],
			flies:
				'The air was closed as well. They were expecting a display of fire in the sky, Dame Crest confided; it had been on the same stone, lower down.',
			ways: [
				{
					say: 'Lend a shoulder to the banner, as far as the far end',
					outcome:
						'“You will be spoken of,” said {hero}, “longer than anyone.” It could be said without a lie, and {they} had looked for it with some care. It was received with a sort of sob. There remained the question of who was to bear the banner, which was that of who should not; and on that a committee of eleven had sat since Easter. {hero} belonged to no party. {They} took the one pole, the other was leaned on the youngest, who thought that it was food. So they moved off, with music. At the upper end it was to wheel about; and there one bearer, having been thanked in a short address, was left standing upon the open road, with a smaller banner for use in rooms. It had been found to be too short for the last two words.',
					later:
						'CONGRATULATIONS, it said, and not to whom. {hero} held it up by the two sticks, and walked. There is that in a person which would let no rival through, nor any friend in distress, but it is not armed against such a thing. They looked behind them to see for whom it might be. They were glad for him; they made room; and as no one in turn claimed it, it was believed by each row that it must be for the next. It was still being applauded at the rear when {hero} laid it down in front.',
					as: {
						honest: 'For the {trait} it is a matter of finding the one true thing that can be said with a band.',
						merry: 'Of a {trait} person people will believe that they merely happen to be carrying it.',
					},
				},
				{
					say: 'Suggest that they open with a minute’s silence',
					outcome:
						'“It is the custom to open with a minute’s silence,” said {hero}. “In what sense?” asked Dame Crest. It was not easily answered. “In order to notice,” {they} said. They saw the point of that at once; they formed a ring, these eleven enormous people, with their hats on, and raised their heads. The stream was heard. There was the fern; there was a bee, and the gap between it and another bee; somebody’s heart; and then, in the middle of it all, the one who had been that morning in an egg asked distinctly for nothing in particular. It was more than a minute. “I beg your pardon,” Dame Crest said, when they looked to her. “I had lost count. Is it always on?” They thought that they would have it once again. Nobody saw {hero} go; they had got to where one hears the light.',
					later:
						'“One minute’s silence,” said {hero}, “in order to notice.” It was not asked of them in anybody’s memory, and so they could not refuse. The voices were put out. There was a lamp that hissed; there was rain, or else it was the sleeves of two hundred people who breathe. Someone had a cough, and kept it. It went over, by a good deal, what had been requested, for they had none of them been aware that it was always on; and whoever should now be the first to speak would have to do it very well.',
					as: {
						quiet: 'The {trait} propose it, if one lets them. One seldom does.',
						dreamy: 'It was a minute as the {trait} have them. There was a Thursday in it.',
					},
				},
				{
					say: 'Tell her, behind the cake, and be bound by what she asks',
					outcome:
						'There were a hundred and six who had gone by. {hero} led her around behind the cake. It is a short word, and takes no time to explain; one has it out, and then there are two who know it. The bunting moved. “Every one of us?” said Dame Crest. “It will not be soon,” said {hero}. “But every one.” She looked across, to where they were trying a paper hat on the smallest. “Then there is not to be another like me,” she said, after a time. “No.” “There is none now,” said Dame Crest. She seemed to put on something heavier than the garland, and to find that she could stand in it. All she desired was to have it set down, by somebody, who they had been. {hero} gave {their} word: eleven names, before the night was over. “They have learned their speeches,” she said, as she went along with {hero}. “One would not for the world. There is such a nice passage about the future.”',
					later:
						'“You wish to know whom you may believe,” said Dame Crest. She had on her flowers, and they were a day old. “I should be guided by how they look at a cake. I put to a hundred and six people a question of some consequence to me. They knew the answer; they admired the icing.” It was gently said. “{hero} told me. I shall not repeat it. I saw what it cost {them}, and then {they} did not go; {they} stood there, among the plates, for as long as it was true. I have been told since a good many agreeable things. I notice that I hear them now like a person on firm ground.”',
					paid: '{hero} wrote it that night, on the side of a wall that faces to the east, as one had promised. There are eleven, and underneath, since she had come by once more to ask for it, a twelfth, who had had no name that morning, and had been given one in a hurry. It is often read. People suppose that it is a committee.',
					as: {
						honest: 'It is held against the {trait}, mostly, and by people who looked at the cake.',
						kind: 'There was nothing {trait} about it except that {hero} stayed.',
					},
				},
			],
		},
	},
};
