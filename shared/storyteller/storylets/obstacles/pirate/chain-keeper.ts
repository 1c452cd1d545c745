import type { Obstacle } from '../../format.ts';

export const chainKeeper: Obstacle = {
	id: 'chain-keeper',
	alsoIn: ['arctic', 'historical', 'time-travel', 'fairy-tale', 'royal', 'detective'],
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
			meet: 'The way went over the harbor, by boat. But a big, fat chain hung across it, so no boat could go. By it sat Tench, an otter, with a gong. “I have to count it all, and then I let it down,” he said. “Six, seven… Hello! Oh no, now I forgot. One, two…”',
			flies: '“Can’t I fly?” asked {hero}. “Was that one more? Eight?” said Tench. “Oh no! One, two…”',
			swims: '“Can’t I swim?” asked {hero}. “Was that one more? Eight?” said Tench. “Oh no! One, two…”',
			ways: [
				{
					say: 'Help Tench count the chain',
					outcome:
						'“You start there, and I’ll start here,” said {hero}. One, two, three, and it took a long time! And in the middle they met. Bump! “It’s all there!” said Tench. So down went the chain, and off went the boat. And Tench came along, with no more to count.',
					later:
						'Up got Tench. “{hero} helped me count the chain,” he said, “and didn’t skip one bit. What {hero} says is true.”',
				},
				{
					say: 'Tie a red rag on for every ten',
					outcome:
						'{hero} tied a red rag on for every ten. “When you forget, just look,” {hero} said. “Oh!” said Tench. “So now I can say hello! I don’t need my gong to hush you all. You can have it.” So he got to the end, and down went the chain.',
					later: '{hero} hit the gong. Bonnng! It went on and on. So everybody hushed, to hear it to the end.',
				},
				{
					say: 'Hang on to the chain and go over',
					outcome:
						'{hero} hung on tight and went along the chain. Clink, clink, to the other side! “That’s one,” said Tench. “I can count to one!” He was so glad that he let down the chain for the boat. And he gave {hero} his long hook.',
					later: '{hero} threw up Tench’s long hook. It held on to a beam. So {hero} swung over all the heads.',
				},
			],
		},
		2: {
			meet: [
				'The way went over the harbor, by boat, but the boat could not go. A chain as thick as a pig hung across the water. Beside its wheel sat Tench, an otter with a gong. “Four hundred and six,” said Tench. “Four hundred and… good day! Oh, bother. One.” [He had to count every link before he let it down.|Every link had to be counted before it came down.] He had been counting since the last tide but one, for everyone who came by said good day.',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “If you fly over, I have to count you too,” said Tench, “and then it all begins again.”',
			swims:
				'“Can’t I swim?” asked {hero}. “If you swim under, I have to count you too,” said Tench, “and then it all begins again.”',
			ways: [
				{
					say: 'Count toward Tench from the other end',
					outcome:
						'{hero} went to the far end and counted toward him. It took so long that a snail went by twice. Then they met, bump, at one thousand and two. “All there,” whispered Tench, and let it down for the boat with a rattle and a tear. Then he came along, since he had time now.',
					later:
						'Then Tench stood up at the back. “{hero} counted five hundred links today,” he said, “and did not skip one. Nobody was even looking.” That settled it.',
					as: {
						dreamy: 'Only once did {hero} think of lunch, and that was at three hundred and three.',
					},
				},
				{
					say: 'Tie a red rag to every hundredth link',
					outcome:
						'{hero} tore an old red flag into strips and tied one to every hundredth link. “Now if you get lost, you are only a bit lost,” {they} said. Tench looked at the rags for a long time. “Take that gong away,” he said. “It was only there to wake me up.” He counted to the last rag, and down came the chain for the boat.',
					later:
						'{hero} held up Tench’s gong and struck it. Bonnng! It hummed in every tooth. When it stopped, so had everyone.',
				},
				{
					say: 'Hang on to the chain and swing across',
					outcome:
						'The chain was wet, and it swung. {hero} held on with Tench’s long boat hook and went along, link by link by link, with the sea going slap below. “One,” said Tench. “That I can do.” He was so pleased to get to the end of something that he let down the chain, and forgot about his hook.',
					later:
						'But {hero} still had Tench’s hook from the chain. Up it went, and caught a beam! Whoosh, {hero} swung over every single hat.',
				},
			],
		},
		3: {
			meet: [
				'The road went on beyond the harbor. But the harbor chain was up, and the boat to the other side couldn’t go. Around by the bay road it was a whole day. The chain hung across the water, every link as fat as a ham, and beside the great wheel that lowered it sat an otter named Tench, with a gong on his knees. “Eight hundred and eleven,” said Tench. “Eight hundred and… good day! Oh, fish heads.” He put his face in his paws. Somebody had once stolen a single link, on Tench’s watch. [Since then|Ever since], the rule was that all of them had to be counted before the chain came down. But everybody who came by said hello, and Tench had been too well brought up not to answer. He had started over more often than he could count.',
			],
			flies: '“Things that fly over have to be entered in the book,” he added, “and then I lose my place.”',
			swims: '“Things that swim under have to be entered in the book,” he added, “and then I lose my place.”',
			ways: [
				{
					say: 'Start counting at the far end and meet Tench halfway',
					outcome:
						'{hero} began at the far end, without a word of greeting to anyone. It was the dullest hour of {their} life. The tide turned. A barnacle opened, looked out, and shut. At last two numbers met in the middle, and {hero} added them up twice. “One thousand and two,” said Tench faintly. “They are all here. They were all here the whole time.” The chain came down like applause, and the boat went over. He came along, as there was nothing left to count, and counted the milestones.',
					later:
						'There was a cough by the door. It was Tench, who had never before left his wheel. “I left {hero} alone with five hundred links,” he told everybody. “Anybody else would have made up a number. Believe me, I checked.”',
				},
				{
					say: 'Mark every hundredth link with a strip of red flag',
					outcome:
						'There was an old flag in the corner, more hole than flag. {hero} ripped it up and tied a strip around every hundredth link. “Say hello as often as you like,” {they} told Tench. “You’ll only ever lose a hundred.” The otter sat quite still. Forty times he had gone back to one. “Take that gong away,” he said. “It was only to keep me from crying. I mean, sleeping.” He got to the end, for once, and down came the chain.',
					later:
						'Then {hero} remembered Tench’s gong. {They} hit it once, in the middle. The sound went round and round the walls, looking for a way out, and by the time it found one every mouth was shut.',
				},
				{
					say: 'Cross along the chain before anybody can say hello',
					outcome:
						'There was no rule against crossing on the chain, because nobody had ever wanted to. {hero} hung Tench’s long boat hook over it, held on, and went. It swung. It dripped. Halfway over it gave a groan, and {hero} hung above the green water and thought about all the other ways of spending an afternoon. “One!” cried Tench, as {they} landed. “One person. Total: one. I’ve finished something!” And he let down the chain for everybody else, and never thought of his hook.',
					later:
						'{hero} looked up. There was a beam. There was also Tench’s long boat hook, which had been in the way all day. One throw, one swing, and all the heads went by underneath, with their mouths open.',
				},
			],
		},
		4: {
			meet: [
				'The way went on by boat, across the harbor. But the harbor chain was up, and the boat lay and waited. The keeper of the chain, an otter named Tench, sat beside it with a gong on his knees and counted the links. “Nine hundred and thirty,” said Tench. “Nine hundred and… oh, good day.” Something inside him quietly fell over. “One,” said Tench. Thirteen years ago, on his watch, somebody had stolen a single link. It was worth about a penny. Since then he had not let the chain down before he had counted all of it, and since then everyone who passed had wished him a good day, and he had been brought up to answer. No ship had left the harbor for four weeks, and whoever could get a seat went around by the coach. People called him stubborn. But he had simply never got to the end. Was one missing? He did not dare to be wrong about it again.',
			],
			flies:
				'Whatever flew across had to go in the book, said Tench, and the book made him lose his place. Last month a gull had cost him nine hundred.',
			swims:
				'Whatever swam under it had to go in the book, said Tench, and the book made him lose his place. Last month a seal had cost him nine hundred.',
			ways: [
				{
					say: 'Count from the far end, and meet him halfway',
					outcome:
						'{hero} went to the far end and began to count toward him, and neither of them said a word. It took so long that even the gulls stopped watching. It is a strange way to get to know somebody. At about four hundred {hero} understood that {they} could say any number at all and Tench would believe it. {They} went on counting. In the middle the two of them added it up, and it came to one thousand and two. “I thought that one was missing,” said Tench, when he could speak. “All these years I was sure that it was my fault.” He let go of the wheel, and the chain went down with a roar. Then he came along, since there was nothing to count.',
					later:
						'Tench had not left his wheel for thirteen years, and he turned his cap around and around in his paws. “I gave {hero} half of my chain to count,” he said, “and I turned my back. {They} could have told me any number. I went over it again afterward, in secret.” He looked along the rows. “There was not one too many and not one too few. How many of you has anyone ever checked? I checked {hero}. You can rely on {them}.”',
				},
				{
					say: 'Mark every hundredth link with a strip of flag',
					outcome:
						'“You don’t need quiet,” said {hero}. “You need a smaller disaster.” {They} tore up an old red flag and tied a strip to every hundredth link. “Let them say good day,” said {hero}. “Now you can only ever lose ninety-nine.” Tench looked at the ten red rags moving in the wind. For thirteen years nobody had thought of that, and he hadn’t either. “Take the gong,” he said finally, when he had come to the end and the chain was down. “I used to hit it at night, so that something would answer. I’d like to try it without.”',
					later:
						'{hero} put Tench’s gong on its edge and struck it once. It had been made to be alone with at night, and it opened up in the middle of all that noise like a door to the sea. It went on for a long while. One after another people fell silent, and when it was over they were still listening, in case something answered.',
				},
				{
					say: 'Climb across along the chain, link by link',
					outcome:
						'There was no rule against climbing along the chain, because nobody sane had ever tried it. It was wet, and it was as long as a street, and in the middle it began to swing. {hero} hooked the keeper’s long boat hook over it and went, link by link, and said good day to nobody. On the other side Tench wrote {them} down in the book, with a trembling pen. “Persons, one,” he read. “Total, one.” It was the first sum that he had finished in thirteen years, and on the strength of it he let down the chain, and did not enter the boat hook.',
					later:
						'{hero} looked up at the beams, and then at Tench’s long boat hook. It caught at the second throw. {They} went across above everyone’s heads as {they} had crossed the harbor, without saying good day to anybody, and let {themself} down at the front. “Total, one,” said {hero}.',
				},
			],
		},
	},
};
