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
	},
};
