import type { Obstacle } from '../../format.ts';

export const fortyHoles: Obstacle = {
	id: 'forty-holes',
	alsoIn: ['adventure', 'western', 'fairy-tale', 'fantasy', 'animal', 'forest', 'historical', 'mystery'],
	place: { the: 'the field of holes', at: 'at the field of holes', to: 'to the field of holes', backdrop: 'meadow' },
	people: {
		bill: { call: 'Bill', a: 'an old badger with a spade', type: 'Badger', pronoun: 'he' },
		joan: { call: 'Joan', a: 'an old rabbit with a spade', type: 'Rabbit', pronoun: 'she' },
	},
	props: ['map', 'chest'],
	blocks: ['flies'],
	ways: [
		{ id: 'song', use: 'reach' },
		{ id: 'quarrel', use: 'hear', ally: 'joan' },
		{ id: 'fill', use: 'trust', cost: 'time', ally: 'bill' },
	],
	levels: {
		1: {
			meet: 'There were holes all over the road, and on both sides. In one was Bill, a badger, and in one was Joan, a rabbit. “We hid a chest,” said Bill, “ten hops from the tree. So we dig!” “But then we cut down the tree,” said Joan. “So now we can’t find the chest!”',
			flies: '“Can’t I fly?” asked {hero}. But out of each hole flew sand, up and up.',
			ways: [
				{
					say: 'Hop from edge to edge',
					outcome:
						'{hero} did not look at the holes, but at the edge. Hop, and hop, and hop! So {hero} did not fall in once. “Oh, is that how you do it?” said Joan. She put a stick on each good edge. So that made a path for all who came.',
					later:
						'{hero} did not look at the crowd, but at the gaps. Hop, and hop, and hop! So {hero} came to the front.',
				},
				{
					say: 'Ask them to shout “Here!”',
					outcome:
						'“Run to where you think it is, and shout ‘Here!’” said {hero}. One, two, three! “HERE!” called Bill. “HERE!” called Joan. And it was the same stone! There was the chest. So they put the sand back. And Joan came along, to tell people.',
					later:
						'“HERE!” called Joan, as she did by the stone. It was so loud that everybody looked. And then it was still.',
				},
				{
					say: 'Help to fill in the holes',
					outcome:
						'{hero} took a spade and put the sand back in the holes. It took a long, long time! And in the last one {hero} found the chest. “Look, it’s here!” called {hero}. So Bill and Joan ran up. Now the road was flat for everyone. And Bill came along, to dig no more.',
					later: '“{hero} found our gold,” said Bill, “and gave it to us. {hero} didn’t take one bit. I counted!”',
				},
			],
		},
		2: {
			meet: [
				'The path came to a field, and there it stopped, since the field was full of holes. Out of one came a badger with a map. Out of another came a rabbit. They were Bill and Joan, and they were very old pirates. “We buried a chest here when we were young,” said Bill. “Forty paces from the big oak.” “And then,” said Joan, “we cut down the oak, [to keep it secret|so that nobody else could find it]. So now we have to dig everywhere.”',
			],
			flies: '“Can’t I fly?” asked {hero}. But out of every hole flew sand, and a boot or two.',
			ways: [
				{
					say: 'Dance across on the rims of the holes',
					outcome:
						'Between two holes there was always a rim, as wide as a hat. {hero} went from rim to rim, left, right, left, and it was almost a dance. Bill clapped in time. “I never thought of between!” said Joan. The two of them danced after {hero}, and stamped it flat, and that was a path for everybody.',
					later:
						'Between two people there is always a bit of floor, like a rim between two holes. Left, right, left. It was almost a dance, and nobody got a toe trodden on. And {hero} was in front.',
				},
				{
					say: 'Get them both to shout where they think it is',
					outcome:
						'“On three,” said {hero}, “each of you shout where it was. And don’t look at the other one!” “BY THE STREAM!” they both shouted. They stared. All that time each of them had dug where the other one wanted to. There was the chest, by the stream. They filled in the holes, and Joan put on the gold crown and came along, to be looked at.',
					later:
						'Joan stood on a chair in her gold crown. “ON THREE!” she shouted, for she had learned how. Everyone looked up. At three there was not a sound.',
				},
				{
					say: 'Take a spade and fill the holes in, one by one',
					outcome:
						'{hero} needed a path, and so took a spade. It was forty holes, and each was deeper than the last. At the very last one the spade went clonk. “That is your chest,” said {hero}, and called Bill and Joan before it was even open. Bill blew his nose. He came along after that, with a gold coin behind each ear.',
					later:
						'“I have been a pirate all my life,” said Bill, “so I know about thieves. {hero} had the chest all alone. And {hero} called us.” He took a coin from behind his ear. “I’d bet on that.”',
				},
			],
		},
	},
};
