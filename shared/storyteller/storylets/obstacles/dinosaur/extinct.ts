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
				'The road was closed for a party. There were garlands, and a cake like a hill, and a banner right across: CONGRATULATIONS TO US. “You can’t go through,” said Dame Crest, a dinosaur with flowers on. “We’re rehearsing. It’s been found carved on a stone, behind the waterfall. ‘The dinosaurs,’ it says, ‘will be extinct.’” She was glowing. “Nobody’s ever been that before! We’ve looked it up. [It isn’t in anything.|It’s in no book at all.] So we’ve formed a committee. Is it like being knighted, do you think? Does one wear a hat?” She had eleven members, and each had a speech. They asked everyone who came by, and then sent them around by the swamp. Now they all turned to {hero}.',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “There’s a ban on flying,” said Dame Crest, “because of the fireworks. We don’t know yet what those are either.”',
			ways: [
				{
					say: 'Help to carry the banner at the head of the parade',
					outcome:
						'“I’m sure it means that you’ll be talked about for a very long time,” said {hero}. It was all that {hero} could say with a clear conscience. The committee cheered. But nobody could agree on who should carry the banner, as each of them was so important. So {hero} took one pole, and the cook who had made the cake took the other. The whole parade marched up the road behind it and down again, and whoever wanted to get across only had to march along. There was a small banner as well, for indoors, and {hero} went on with that. It just said CONGRATULATIONS.',
					later:
						'{hero} unrolled Dame Crest’s small banner and walked in behind it. CONGRATULATIONS. People can’t stand in the way of that. Those in front thought that it was for somebody behind them, and stepped aside to let it by, clapping; and those behind thought the same. It went through the whole room like that. Nobody found out who it had been for.',
					as: {
						honest: '{hero} had picked those words with tongs.',
					},
				},
				{
					say: 'Propose a minute of silence to begin the festival',
					outcome:
						'“It’s generally begun with a minute of silence,” said {hero}. “What for?” asked Dame Crest. “To notice everything,” said {hero}. The committee liked that. They stood in a circle, eleven of them, with their great heads up. They heard the ferns, and the stream, and somebody’s stomach. They heard how many birds there were. It was Dame Crest who counted. When it was over she didn’t go on at once. “I had no idea that there was so much of it,” she said. They did it again. While they did, anybody could have gone by on tiptoe, and {hero} was the first who did.',
					later:
						'“A minute of silence, please!” called {hero}. “To notice everything.” People were too surprised to ask what for. It got quiet in front, and it got quiet behind. You could hear the lamps, and how many people there were, breathing. At the end of the minute nobody went on at once. It had turned out that there was so much of it.',
				},
				{
					say: 'Tell Dame Crest what the word means, and make her a promise',
					outcome:
						'{hero} took her aside, behind the cake, and told her. It did not take long. Dame Crest looked at the bunting. “All of us?” she said. “When?” “Not for ages and ages. But then, yes.” She straightened her flowers. “So there won’t be another like me,” said Dame Crest slowly. “No.” “Well,” she said, “there isn’t one now.” That seemed to settle it. She only wanted somebody to know who they’d been. {hero} promised to write down the names of the whole committee, all eleven, that very night, where they’d be seen. “I won’t tell the others,” said Dame Crest. “They’ve made hats.” She tied up the banner, so that people could get through, and came along, and looked at everything.',
					later:
						'“I asked a hundred and six people what a word meant,” said Dame Crest. “They all knew. I could see it; they looked at the cake. They said, ‘How lovely.’” She was wearing her flowers. “{hero} told me. It was the worst thing that anybody ever said to me, and {they} stayed until I’d finished thinking about it. If you want to hear how something really is, that’s where you go.”',
					paid: 'That night {hero} wrote them down, all eleven, on a wall where the sun comes in the morning. There was a Horace, and two Mauds. Whoever goes past reads it and wonders who they were, and there’s one more who knows that there was a Horace.',
				},
			],
		},
		4: {
			meet: [
				'The road was closed for a festival. There were wreaths and a cake with terraces, and over everything hung a banner that said CONGRATULATIONS TO US. “I’m so sorry,” said a dinosaur with a garland. “It’s only the rehearsal.” Her name was Dame Crest, and she was in charge. The dinosaurs had read on a stone behind the waterfall that they would be extinct. Nobody knew who had written it. Nor did they know what it meant, but it was clearly some sort of honor; they [rather hoped for|were counting on] a ribbon. There were eleven of them, and each had a speech. “We were never chosen for anything before,” said Dame Crest. At the end of the table they had laid one more place, and put a paper hat on the plate. It was for the youngest. She was one day old, and would see the most of it.',
			],
			flies:
				'The air was closed as well. There was going to be a great fire in the sky, said Dame Crest happily. It said so on the same stone.',
			ways: [
				{
					say: 'Help to carry the banner to the far end',
					outcome:
						'“People will talk about you,” said {hero}, “longer than about anyone.” That was true, and {they} had looked hard for something that was. It was received with a sob. Now somebody had to carry the banner, and eleven dinosaurs had argued for weeks about who. {hero} was on nobody’s side, so {they} took one pole. The other was tied to the youngest, who thought that it was food. They marched off with music, and nobody who walked along behind was asked where to. At the far end Dame Crest thanked the bearer in a short speech, and there was the open road. {hero} went on with a small banner, the one for indoors, which had only room for the first word.',
					later:
						'CONGRATULATIONS, said the little banner from the dinosaurs’ festival. {hero} held it up and walked into the crowd. Nobody will make way for a person who is in a hurry. But everyone looked around to see whom it was for, and was glad for them, and moved aside to let it through. In each row they thought that it must be for the next. They were still clapping at the back when {hero} set it down at the front.',
				},
				{
					say: 'Ask for a minute of silence to begin with',
					outcome:
						'“A festival usually opens with a minute’s silence,” said {hero}. “What for?” asked Dame Crest. “To notice things,” said {hero}. They saw the point at once. They stood in a ring, eleven enormous animals in paper hats, and raised their heads. There was the stream. There was a bee, and then the gap between that bee and the next. There was somebody’s heart. In the middle of it the youngest made a small remark to nobody. It was longer than a minute. “I beg your pardon,” said Dame Crest. “I stopped counting. Is it always on?” They wanted it once more. In the second one {hero} went by. Anybody could have driven past with a cart, if only it was oiled, and they would not have looked.',
					later:
						'“One minute’s silence,” said {hero}, “to notice things.” People could not very well refuse. The voices went out, one after another. A lamp was hissing. There was rain on the roof, or it was everybody breathing. Somebody had a cough and kept it. It lasted much longer than a minute, because, like Dame Crest, none of them had known that it was always on. Whoever spoke now would need to have something to say.',
				},
				{
					say: 'Tell her the truth behind the cake, and promise what she asks',
					outcome:
						'A hundred and six travelers had read the banner and said nothing. {hero} led Dame Crest around behind the cake and told her what the word meant. It takes no time at all. “Every one of us?” said Dame Crest. “Not soon,” said {hero}. “But every one.” She looked across to where they were trying the paper hat on the youngest. “Then there will never be another like me,” she said. “There isn’t now,” said {hero}. Dame Crest thought about that, and seemed to grow a little. She wanted one thing: that somebody should write down who they had been. {hero} promised it: eleven names, before the night was over. “I won’t tell them today,” said Dame Crest. “There’s such a nice speech about the future.” She opened the road, and came along. She wanted to see a few things, she said, while she was here.',
					later:
						'“I asked a hundred and six people what a word meant,” said Dame Crest. She still wore her garland, a little crushed. “They all knew. They admired the cake. {hero} took me aside and told me.” She said it gently. “It was the worst thing that I ever heard, and {they} didn’t run away when {they} had said it. {They} stayed there with me, among the plates. I would rather hear the truth from {them} than compliments from you. You should hear it too.”',
					paid: '{hero} wrote it on a wall that night, as {they} had promised: eleven names. Below them stands a twelfth. Dame Crest came by once more to ask for it, because the youngest had needed one in a hurry.',
				},
			],
		},
	},
};
