import type { Obstacle } from '../../format.ts';

export const chainKeeper: Obstacle = {
	id: 'chain-keeper',
	alsoIn: ['arctic', 'historical', 'time-travel'],
	place: { the: 'the harbor chain', at: 'at the harbor chain', to: 'to the harbor chain', backdrop: 'harbor' },
	people: { tench: { call: 'Tench', a: 'an otter with a gong', type: 'Otter', pronoun: 'he' } },
	props: ['wheel'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'count', use: 'trust', cost: 'time', ally: 'tench' },
		{ id: 'rags', use: 'hear' },
		{ id: 'over', use: 'reach' },
	],
	levels: {
		1: {
			meet: 'A big, fat chain was in the way. By its wheel sat Tench the otter, with a gong. “Six, seven, eight,” said Tench. “I count it. Then I let it down. Hello! Oh no. Now I am lost. One, two…”',
			flies: 'Fly over? “Then I count you too,” said Tench.',
			swims: 'Swim under? “Then I count you too,” said Tench.',
			ways: [
				{
					say: 'Help Tench count the chain',
					outcome:
						'“You start there. I start here,” said {hero}. One, two, three! They met in the middle. Bump! “All there!” said Tench. Down went the chain.',
					later: 'Up got Tench. “{hero} does not skip,” he said. “Not one!” So it had to be true.',
				},
				{
					say: 'Tie a red rag on for every ten',
					outcome:
						'{hero} tied a rag on. “That is ten,” {they} said. “Now you do not get lost.” “Oh!” said Tench. He was so glad that he gave {hero} the gong.',
					later: 'But {hero} had the gong. Bonnng! And then you could hear a crumb fall.',
				},
				{
					say: 'Hang on to the chain and go over',
					outcome:
						'Hand over hand, and up, and over! Clink, clink, went the chain. “That is just one,” said Tench. “I can count one.” And he gave {hero} his long hook.',
					later: 'But {hero} had the long hook. Up it went! It held on to a beam, and {hero} went over all the heads.',
				},
			],
		},
		2: {
			meet: [
				'A chain as thick as a pig hung across the way. Beside its wheel sat Tench, an otter with a gong. “Four hundred and six,” said Tench. “Four hundred and… good day! Oh, bother. One.” [He had to count every link before he let it down.|Every link had to be counted before it came down.] He had been counting since Tuesday, for everyone who came by said good day.',
			],
			flies: '“And do not fly,” said Tench. “I have to count those too.”',
			swims: '“And no swimming under,” said Tench. “I have to count those too.”',
			ways: [
				{
					say: 'Count toward Tench from the other end',
					outcome:
						'{hero} went to the far end and counted back. It took a long time. It took so long that a snail went by twice. Then they met, bump, at one thousand and two. “All there,” whispered Tench, and let it down with a rattle and a tear.',
					later:
						'Then Tench stood up at the back. “{hero} counted five hundred links today,” he said, “and did not skip one. Nobody was even looking.” That settled it.',
					as: {
						careful: 'It is good to be {trait} with chains.',
						dreamy: 'Only once did {trait} {hero} think of lunch, and that was at three hundred and three.',
					},
				},
				{
					say: 'Tie a red rag to every hundredth link',
					outcome:
						'{hero} tore an old red flag into strips and tied one on at every hundred. “Now if you get lost, you are only a bit lost,” {they} said. Tench looked at the rags for a long time. Then he gave {hero} his gong. “I shall not need it to wake me up any more,” he said.',
					later:
						'{hero} held up the gong that Tench had given {them}. Bonnng! It hummed in every tooth. When it stopped, so had everyone.',
					as: { clever: 'It was so simple that only someone {trait} could have thought of it.' },
				},
				{
					say: 'Hang on to the chain and swing across',
					outcome:
						'The chain was wet, and it swung. {hero} held tight and went along it, link by link by link, with the sea going slap below. “One,” said Tench. “That I can do.” He was so pleased to get to the end of something that he lent {hero} his long hook.',
					later:
						'But {hero} still had Tench’s long hook. Up it went, and caught a beam! Whoosh, {hero} swung over every single hat.',
					as: { bold: 'It helped to be {trait}, and not to look at the slap.' },
				},
			],
		},
		3: {
			meet: [
				'The harbor chain was up. It hung across the way, every link as fat as a ham, and beside the great wheel that lowered it sat an otter named Tench, with a gong on his knees. “Eight hundred and eleven,” said Tench. “Eight hundred and… good day! Oh, fish heads.” He put his face in his paws. Somebody had once stolen a single link, on Tench’s watch. [Since then|Ever since], the rule was that all of them had to be counted before the chain came down. But everybody who came by said hello, and Tench had been too well brought up not to answer. He had started over forty times.',
			],
			flies: '“Things that fly over have to be entered in the book,” he added, “and then I lose my place.”',
			swims: '“Things that swim under have to be entered in the book,” he added, “and then I lose my place.”',
			ways: [
				{
					say: 'Start counting at the far end and meet Tench halfway',
					outcome:
						'{hero} began at the far end, without a word of greeting to anyone. It was the dullest hour of {their} life. The tide turned. A barnacle opened, looked out, and shut. At last two numbers met in the middle, and {hero} added them up twice. “One thousand and two,” said Tench faintly. “They are all here. They were all here the whole time.” The chain came down like applause.',
					later:
						'There was a cough by the door. It was Tench, who had never before left his wheel. “I left {hero} alone with five hundred links,” he told them all. “{They} could have made up a number. Believe me, I checked.”',
					as: {
						careful: 'There are jobs for which you have to be {trait}, and {hero} nearly enjoyed it.',
						quick: 'For somebody as {trait} as {hero} it was hard work, and {they} did it anyway.',
					},
				},
				{
					say: 'Mark every hundredth link with a strip of red flag',
					outcome:
						'There was an old flag in the corner, more hole than flag. {hero} ripped it up and tied a strip around every hundredth link. “Say hello as often as you like,” {they} told Tench. “You’ll only ever lose a hundred.” The otter sat quite still. Forty times he had gone back to one. “Take the gong,” he said. “It was only to keep me from crying. I mean, sleeping.”',
					later:
						'Then {hero} remembered Tench’s gong. {They} hit it once, in the middle. The sound went round and round the walls, looking for a way out, and by the time it found one every mouth was shut.',
					as: { clever: 'Tench said that it took someone {trait} to think of something so stupid. He meant it well.' },
				},
				{
					say: 'Cross hand over hand before anybody can say hello',
					outcome:
						'There is no rule against crossing on the chain, only because nobody had ever wanted to. It swung. It dripped. Halfway over it gave a groan, and {hero} hung above the green water and thought about all the other ways of spending an afternoon. “One!” cried Tench, as {they} landed. “One person. Total: one. I’ve finished something!” He insisted on giving {hero} the long boat hook.',
					later:
						'{hero} looked up. There was a beam. There was also Tench’s long boat hook, which had been in the way all day. One throw, one swing, and a hundred heads went by underneath, with their mouths open.',
					as: { bold: 'It was a {trait} thing to do, and {hero} decided not to make a habit of it.' },
				},
			],
		},
		4: {
			meet: [
				'The harbor chain had been raised, and its keeper, an otter named Tench with a gong on his knees, was counting it. “Nine hundred and thirty,” said Tench. “Nine hundred and… oh, good day.” A pause followed, in which something inside him quietly fell over. “One,” said Tench. Thirteen years ago, on his watch, somebody had stolen a single link. It had been worth perhaps a penny. Since then he had not lowered the chain without counting all of it first, and since then nobody had gone by without wishing him a good day, and he had been brought up to reply. It was four weeks since a ship had left the harbor. People said that he was stubborn. He had simply never once been allowed to arrive at the end.',
			],
			flies:
				'Whatever flew across had to be entered in the book, he explained, and the book made him lose his place; last month a gull had cost him nine hundred.',
			swims:
				'Whatever swam underneath had to be entered in the book, he explained, and the book made him lose his place; last month a seal had cost him nine hundred.',
			ways: [
				{
					say: 'Count from the far end, and say nothing until the numbers meet',
					outcome:
						'{hero} went around to the far end and started counting toward him. They did not speak. It is a peculiar intimacy, to sit in the wind with a stranger and a number, and it took so long that the light changed twice. Somewhere after four hundred {hero} understood that {they} could say any figure whatever, and that he would believe it. The sums met at one thousand and two. “I thought there would be one missing,” said Tench, when he could. “I have been so sure, all this time, that it was me.” The chain went down on its own weight, roaring.',
					later:
						'It was then that Tench rose, who had not left his wheel in thirteen years, and turned his cap round in his paws. “I gave {them} half of the chain to count,” he said, “with my back turned. I went over it again in the night. There was not one too many or one too few.” He looked along the rows. “Which of you has ever been checked?”',
					as: {
						careful: 'It had been called many things, being {trait}. It had never before been called mercy.',
						honest:
							'It had not even been a temptation, for somebody so {trait}, and that was the worst that could be said of it.',
					},
				},
				{
					say: 'Tear up an old flag, and tag each hundredth link in red',
					outcome:
						'What he needed was not silence but a smaller catastrophe. {hero} tore a worn-out flag into strips and knotted one to every hundredth link. “Let them greet you,” {they} said. “The most that anybody can cost you now is ninety-nine.” Tench regarded the ten red rags, stirring in the wind. Forty ships had waited for an idea that fitted into a pocket. “Take the gong,” he said finally. “I beat it at night, so as to hear something answer. I believe that I should like to try it without.”',
					later:
						'{hero} had carried the thing all this way without knowing why. {They} set Tench’s gong upon its edge and struck it, once. It was a sound for being alone with at night, and it opened in the middle of that noise like a door on to the sea. One after another they fell silent, and listened for something to answer.',
					as: { clever: '“You must be very {trait},” Tench added. “It is so obvious that it hurts.”' },
				},
				{
					say: 'Go over the chain itself, hand over hand, unannounced',
					outcome:
						'Nothing in the regulations forbade it, since no one sane had ever tried. The chain was slick, and as long as a street, and over the middle of the channel it developed a slow and thoughtful swing. {hero} went along it one link at a time, not greeting anybody. On the other side Tench entered it in the book with a trembling pen. “Persons, one,” he read out. “Total, one.” It was the first column that he had closed in thirteen years, and he pressed the long boat hook on {hero} as one might hand over a medal, and would not be refused.',
					later:
						'There remained the roof. {hero} looked up at the beams, and then at Tench’s long boat hook, which had been nothing but a nuisance since the harbor. It caught at the second throw. {They} went across above all those upturned faces as {they} had once crossed the channel, link by link and without greeting anyone, and came down precisely where {they was} wanted.',
					as: { bold: 'One is called {trait} for such things afterwards. At the time there is merely the next link.' },
				},
			],
		},
	},
};
