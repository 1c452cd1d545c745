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
		3: {
			meet: [
				'The road ran into a field and was never seen again, so people went around by the mill these days, and that took half a day. There were holes in the field, dozens, with heaps of earth between them, and a fine rain of gravel was coming out of two. “Forty paces!” said a voice in the one. “From the oak!” “I know from the oak!” said a voice in the other. A badger called Bill put up his head, and then a rabbit called Joan. They had buried a chest together when they were young. Then, so that nobody else should ever find it, they had cut down the oak. “It was Joan’s idea,” said Bill. “It was a good idea,” said Joan. It had been [thirty-one|thirty-two] years ago. They both still had the map. In the middle of it was a beautiful drawing of a tree.',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “You’re not thinking of flying, are you?” said Joan. “Last time somebody flew over us we had to start hole nineteen again.”',
			ways: [
				{
					say: 'Cross on the rims, where one hole ends and the next begins',
					outcome:
						'If you looked at the holes there was no way over. If you looked at what was left there was nothing but ways. {hero} set out along the rims. It went left, right, left, back, around, and left; it crumbled behind {them}, but only behind. Bill and Joan had stopped digging to watch. “It’s a maze,” said Bill. “It’s a dance,” said Joan. By the time {hero} got to the other side they were trying it themselves, arm in arm, and had trodden it as broad as a road.',
					later:
						'If you look at a crowd you see people. {hero} looked at the rims. There was one between the tall man and his wife, and one behind the pram; it went left, right, left, back, and around. Someone said, “May I?” and actually began to dance. {hero} bowed, took the last two steps, and was there.',
				},
				{
					say: 'Have each of them shout, at once, where they really think it is',
					outcome:
						'“Whose idea was it to dig here?” asked {hero}. “His,” said Joan. “Hers,” said Bill. {hero} made them stand back to back. “On three. Where do you think it is, when nobody’s listening?” One, two. “BY THE STREAM!” yelled two old pirates, and turned around. Half their lives each had been giving in to the other. It was a foot down, by the stream. There was a crown in it. They filled in the road, since it needn’t be a hole any more, and Joan, with the crown over one ear, insisted on seeing where {hero} was going.',
					later:
						'“ON THREE!” cried Joan, from the top of a table, with a crown over one ear. When she was young she had been heard from ship to ship in a hurricane. Everybody drew breath. “One. Two.” And then she did not say it. It was the longest two that anyone there had ever been through, and she gave it to {hero} like a present.',
				},
				{
					say: 'Borrow a spade and put the road back, hole by hole',
					outcome:
						'{hero} did not need a chest. {They} needed a road. So {they} took a spade and started filling in. Bill and Joan came up to complain, and went down again, because it was restful to listen to. At last {hero} came to number forty. The spade said clonk. For about the length of a breath {hero} was the only one in the world who knew. “Bill!” {they} called then. “Joan! I think you should open this one yourselves.” It was full to the brim. Bill shut the lid again after one look, sat down on it, and asked if {hero} would mind some company.',
					later:
						'“Name’s Bill,” said Bill. “Pirate. I’ve been robbed by experts, so I take an interest.” He put a gold coin on the table and let it spin. “{hero} dug up my chest. All alone, with both of us down a hole. All {they} had to do was shovel.” The coin lay down. “I heard {hero} think about it, too,” said Bill. “It took one breath. I’ve had partners who needed two.”',
				},
			],
		},
		4: {
			meet: [
				'The road ran into a field and did not come out. There were two or three hundred holes in that field, with heaps of earth in between. People from around here knew a way through, but it was a new one every day. Far apart, two of them were still being dug. A badger named Bill was in one of them, and a rabbit named Joan was in the other. When they were young and the law was after them they had buried a chest here, forty paces from the oak. And so that nobody else should ever find it, they had cut down the oak in the same night. “We thought that we’d remember,” said Bill. They had excellent maps, with every leaf of the tree. Bill went back into his hole. “It’s not the gold any more,” said Joan, [more softly|in a low voice]. “But if we ever find it, I don’t know what he’ll get up for in the morning.”',
			],
			flies: 'People had been asked not to fly over. The sand blew in, and every spring somebody had to be dug out.',
			ways: [
				{
					say: 'Walk along the rims between the holes',
					outcome:
						'In all those years the digging had left nothing whole in that field except the edges. {hero} stepped up onto the first one. It ran along between two holes, forked, turned back, and ran on, and if you looked no farther than the next bend it was a path like any other. The spades had stopped. Two heads turned to follow {them}. “What does it look like from up there?” called Joan. On the far side {hero} looked back. {They} had expected nothing but holes. “It’s a tree,” said {hero}. There was the trunk; there, branch by branch, was the crown, two hundred yards across. They had dug it between them, and never come up to see. They came up now, and walked out along every branch, and where two have walked there is a path.',
					later:
						'{hero} did not look at the people. {They} looked at the edges of the crowd, as in the field of holes. A narrow one ran between a hat and a shoulder. It forked at a pillar, and turned, and ran on, and {they} looked no farther than the next bend. Nobody had made way, and nobody was pushed. The last branch of it ended in front of everybody, and there stood {hero}.',
				},
				{
					say: 'Stand them back to back, and have both point',
					outcome:
						'“Why here?” {hero} asked them both. Joan had dug here because she thought that he wanted to, and he because he thought that she did. {hero} stood them back to back on the last bit of grass. “Where would you dig, if you were alone? On three.” It took them a while. “By the stream,” they both said. Neither of them turned around. “You never said so,” said Bill. “You looked so sure,” said Joan. It was a foot under the ground, by the stream, and there was no need for the holes in the road any more. Two spades fill in faster than they dig. Later somebody caught up with {hero} on the road. Joan had a crown on, over one ear. Bill had told her to go and see a bit of the world, she said; he would have the kettle on.',
					later:
						'Somebody helped Joan onto the table. She was old, and she had a crown over one ear. “On three,” said Joan, in a voice that used to carry from ship to ship. “Say what you’ve kept to yourselves because you thought that the others were so sure. One.” Everybody took a breath. “Two.” And there she stopped, and looked from one side of the room to the other. She could wait. It grew very quiet, because now none of them was so sure any more.',
				},
				{
					say: 'Take a spade, and fill in the holes',
					outcome:
						'{hero} needed a road. {They} borrowed a spade and began to fill in the nearest hole. There were forty on the road itself, and it was at the last of them that the spade hit something. {hero} brushed the earth away and saw a ring, and a lid. {They} thought of what Joan had said about the mornings. So {they} put the earth back over it, very loosely. “There’s one more that I can’t manage,” {hero} told the two old people. “I’m too tired. Would you do it?” Bill and Joan found it together, shouting. At the second milestone Bill caught up with {them}, out of breath. “You weren’t tired at all,” he said. “I’ll carry the spade.” And he came along.',
					later:
						'An old badger put a gold piece on the table. “That’s out of my chest,” said Bill. “We dug for it for thirty years. {hero} found it, and covered it up again so that we could find it ourselves, and sat down under a tree and said that {they was} tired. I’m not supposed to know. But earth looks different when somebody has patted it.” He left the coin where it was. “So {they} could have been rich, and nobody would have known. Now you do. Believe {them}.”',
				},
			],
		},
	},
};
