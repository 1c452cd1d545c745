import type { Obstacle } from '../../format.ts';

export const fortyHoles: Obstacle = {
	id: 'forty-holes',
	alsoIn: ['adventure', 'western'],
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
			meet: 'Holes! Holes here, holes there, holes all over. Out of one looked Bill, with a map. Out of one looked Joan. “We hid a chest,” said Bill. “Ten hops from the tree.” “But then we cut down the tree,” said Joan. “To make the chest!”',
			flies: '“Fly, and the sand gets in my eyes!” said Joan.',
			ways: [
				{
					say: 'Hop from edge to edge',
					outcome:
						'Hop, to the edge. Hop, to the next. Hop, hop, hop! {hero} did not fall in one hole. “How do you do that?” said Bill. “Do not look at the hole,” said {hero}. “Look at the edge.”',
					later: '{hero} did not look at the crowd. {hero} looked at the edge. Hop, hop, hop! And there {they was}.',
				},
				{
					say: 'Ask them to shout “Here!”',
					outcome:
						'“Shout where you think it is,” said {hero}. “HERE!” said Bill. “HERE!” said Joan. And they were both at one stone! Dig, dig. The chest! Joan came along, full of joy.',
					later: '“HERE!” said Joan. She did it so well that they all looked. And then it was still.',
				},
				{
					say: 'Help to fill in the holes',
					outcome:
						'{hero} took a spade. One hole in, two holes in. It took so long! But in the last one there was a chest. “You did it,” said Bill. “And you did not even look.” He came along.',
					later:
						'“{hero} could have had our gold,” said Bill. “{They} gave it to us.” Well! Then you can trust {hero}.',
				},
			],
		},
		2: {
			meet: [
				'The path came to a field, and there it stopped, since the field was full of holes. Out of one came a badger with a map. Out of another came a rabbit. They were Bill and Joan, and they were very old pirates. “We buried a chest here when we were young,” said Bill. “Forty paces from the big oak.” “And then,” said Joan, “we cut down the oak, [to keep it secret|so that nobody else could find it].”',
			],
			flies: '“And no flying!” said Joan. “You blow it all back in.”',
			ways: [
				{
					say: 'Dance across on the rims of the holes',
					outcome:
						'Between two holes there was always a rim, as wide as a hat. {hero} went from rim to rim, left, right, left, and it was almost a dance. Bill clapped in time. “I have been going through those holes for thirty years,” said Joan. “I never thought of between.”',
					later:
						'Between two people there is always a rim, thought {hero}. Left, right, left. It was almost a dance, and nobody got a toe trodden on. And there was the front.',
					as: { quick: 'It was a joy to be so {trait}.', careful: 'You could see how {trait} {hero} was.' },
				},
				{
					say: 'Get them both to shout where they think it is',
					outcome:
						'“On three,” said {hero}, “each of you shout where it was. And don’t look at the other one!” “BY THE STREAM!” they both shouted. They stared. For thirty years each of them had dug where the other one wanted to. There was the chest, by the stream. Joan put on the gold crown from it and came along.',
					later:
						'Joan stood on a chair in her gold crown. “ON THREE!” she shouted, for she had learned how. Everyone looked up. At three there was not a sound.',
					as: { clever: 'Why had nobody {trait} ever asked them?' },
				},
				{
					say: 'Take a spade and fill the holes in, one by one',
					outcome:
						'A path is what {hero} needed, so {they} took a spade. It was forty holes. It got late. At the very last one the spade went clonk. “That is your chest,” {hero} said, and called them over before it was even open. Bill blew his nose. He came along after that, with a gold coin behind each ear.',
					later:
						'“I have been a pirate for sixty years,” said Bill, “so I know about thieves. {hero} had the chest all alone, in the dark. And {they} called us.” He took a coin from behind his ear. “I’d bet on that.”',
					as: {
						honest: 'It did not even cross the mind of somebody {trait}.',
						kind: 'That is somebody {trait} for you.',
					},
				},
			],
		},
		3: {
			meet: [
				'The road ran into a field and was never seen again. There were holes in it, dozens, with heaps of earth between them, and a fine rain of gravel was coming out of two. “Forty paces!” said a voice in the one. “From the oak!” “I know from the oak!” said a voice in the other. A badger called Bill put up his head, and then a rabbit called Joan. They had buried a chest together when they were young. Then, so that nobody else should ever find it, they had cut down the oak. “It was Joan’s idea,” said Bill. “It was a good idea,” said Joan. It had been [thirty-one|thirty-two] years ago. They both still had the map. In the middle of it was a beautiful drawing of a tree.',
			],
			flies:
				'“You’re not thinking of flying, are you?” said Joan. “Last time somebody flew over us we had to start hole nineteen again.”',
			ways: [
				{
					say: 'Cross on the rims, where one hole ends and the next begins',
					outcome:
						'If you looked at the holes there was no way over. If you looked at what was left there was nothing but ways. {hero} set out along the rims. It went left, right, left, back, around, and left; it crumbled behind {them}, but only behind. Bill and Joan had stopped digging to watch. “It’s a maze,” said Bill. “It’s a dance,” said Joan. By the time {hero} got to the other side they were trying it themselves, and for once nobody was asking about an oak.',
					later:
						'If you look at a crowd you see people. {hero} looked at the rims. There was one between the tall man and his wife, and one behind the pram; it went left, right, left, back, and around. Someone said, “May I?” and actually began to dance. {hero} bowed, took the last two steps, and was there.',
					as: {
						quick: 'It was all right for somebody {trait}.',
						careful: 'One wrong step would have done it. But {hero} was {trait}.',
					},
				},
				{
					say: 'Have each of them shout, at once, where they really think it is',
					outcome:
						'“Whose idea was it to dig here?” asked {hero}. “His,” said Joan. “Hers,” said Bill. {hero} made them stand back to back. “On three. Where do you think it is, when nobody’s listening?” One, two. “BY THE STREAM!” yelled two old pirates, and turned around. For thirty years each had been giving in to the other. It was a foot down, by the stream. There was a crown in it. Joan wore it over one ear, and insisted on seeing {hero} to wherever {they was} going.',
					later:
						'“ON THREE!” cried Joan, from the top of a table, with a crown over one ear. When she was young she had been heard from ship to ship in a hurricane. They all drew breath. “One. Two.” And then she did not say it. It was the longest two that anyone there had ever been through, and she gave it to {hero} like a present.',
					as: {
						clever: 'It was just a question. But you had to be {trait} to see that no one had asked it.',
						kind: 'You have to be {trait} to see that two people are being polite to death.',
					},
				},
				{
					say: 'Borrow a spade and put the road back, hole by hole',
					outcome:
						'{hero} did not need a chest. {They} needed a road. So {they} took a spade and started filling in. They both came up to complain, and both went down again, because it was restful to listen to. It was dark when {they} came to number forty. The spade said clonk. For about the length of a breath {hero} was the only one in the world who knew. “Bill!” {they} called then. “Joan! I think you should open this one yourselves.” It was full to the brim. Bill shut the lid again after one look, sat down on it, and asked if {hero} would mind some company.',
					later:
						'“Name’s Bill,” said Bill. “Pirate. I’ve been robbed by experts, so I take an interest.” He put a gold coin on the table and let it spin. “{hero} dug up my chest. In the dark, with both of us down a hole. All {they} had to do was shovel.” The coin lay down. “I heard {them} think about it, too,” said Bill. “It took one breath. I’ve had partners who needed two.”',
					as: {
						honest: 'One breath is quite long, for somebody {trait}.',
						kind: 'It was the most {trait} clonk they had ever heard.',
					},
				},
			],
		},
		4: {
			meet: [
				'The road entered a field, and did not come out. It was all holes there, some two or three hundred, with the spoil heaped between; and from two of them, a long way apart, earth still came flying at regular intervals. They were worked by a badger, Bill, and a rabbit, Joan, both of them stricken in years. They had put a chest in the ground, when they were young and being followed. It was forty paces from the oak. And that no one else should ever profit by it, they had on the same night cut down the oak. “It seemed to us,” said Bill, “that we should remember.” The maps were excellent. Each of them had one, and in the center of it, leaf by leaf, was the tree. “It is not the gold any more,” Joan said, [lower|in a lower voice], when he had gone down again. “But if we were to find it, you see, I do not know what he would get up for.”',
			],
			flies:
				'It was not a field to fly over. They had asked people not to; the sand came in, and there were already two who had to be dug out every spring.',
			ways: [
				{
					say: 'Keep to the rims, and find the way that the holes have left',
					outcome:
						'Thirty years of labor had left nothing whole in that field; nothing, that is, but the edges. {hero} stepped up on the first. It ran along for a little between two failures, forked, gave way, led back; and, if one looked no farther than the next bend, it was a path like others, and rather a beautiful one. The digging had stopped. Two heads, at a great distance from each other, were turning to follow {them}. “Do you see it?” called Joan across the field. “From up there? Has it a shape?” {hero}, at the far side, looked back. {They} had supposed that it was nothing but holes. “It’s a tree,” {they} said. There was the trunk; there, leaf by leaf, was the crown of it, two hundred yards across. They had dug it between them, and neither had ever been out of it to see.',
					later:
						'It was a question of what one took for the figure, and what for the ground. {hero} let the people be, and looked at what they left. A rim ran in between a hat and a shoulder; it forked at a pillar. {They} followed it no farther than the next bend. There must be from above, {they} thought, going left, and left, and back, some shape to it; and it put forth another branch, and {hero} went out along that to where it ended, which was in front of everybody.',
					as: {
						careful: 'The {trait} see edges where others see a drop. It is not a comfortable gift.',
						dreamy: 'It takes a {trait} eye. The others had seen only where to put their feet.',
					},
				},
				{
					say: 'Set them back to back, and have each of them say where it is',
					outcome:
						'“Why here?” asked {hero}. She had thought that he thought so, it turned out; and he had been under the same impression. {hero} brought them up, and stood them back to back on the last sound piece of turf, with their spades. “On three, then. Where would you dig if there were only you?” There was a pause of thirty-one years. “By the stream,” they both said. It was not loud. Neither of them turned. “You never said,” said Bill. “You looked so sure,” said Joan. {hero} left them to it; it lay not a foot down. It was some time before she caught up, on the road, with a crown on over one ear. He had told her to go on and see a bit of the world, and that he would have the kettle on, and by the stream.',
					later:
						'Joan had been got up on to the table. She was very old, and there was a crown upon one of her ears. “On three,” said Joan. In her day that voice had carried from ship to ship, in weather. “Whatever it is that each of you believes, and has kept to yourselves out of consideration. One.” They had drawn breath. “Two,” said Joan; and looked from the left side of the room to the right side, and waited, as one can who has waited for thirty-one years to be asked. Nobody in it was any longer so sure of what they had been about to shout.',
					as: {
						kind: 'Only somebody {trait} will notice that two people are giving way to each other, and that it has come to a pit.',
						clever: 'It was hardly a deduction. The {trait} are merely those who ask it aloud.',
					},
				},
				{
					say: 'Take a spade, and fill it in behind them',
					outcome:
						'What was wanted was a road. {hero} borrowed a spade and began with the nearest, and when that was level {they} began upon the next. It is satisfying work; there is little enough in the world that one can fill. There were six of them left when it rang. It was a small sound. {hero} knelt, and put the earth aside with {their} {hands}, and there was a ring, and a lid. For the space of a breath there was no one alive who knew of it. {They} thought of what she had said, about getting up. Then {they} laid the earth over it again, loosely; so loosely that a blind man would have found it. “There is just the one left,” said {hero}. “I am too tired. Would you?” They found it together, shouting. Bill overtook {them} at the second milestone, out of breath. “You’d a blister,” he said, “and clean hands,” and he fell in beside {them}.',
					later:
						'It was the old badger who had walked in with {them}. “Bill,” said Bill. “Retired. I have known a good many thieves, and been fond of most.” He laid a gold piece on the table. “That there comes out of my chest. {hero} had found it hours before we did, and covered it over for us, and went off to be tired under a tree. I’m not supposed to know. Earth’s got a way of lying, when it has been patted.” He looked at the coin, and left it where it was. “I would not ask {them} about it,” he said. “{They} might lie.”',
					as: {
						honest:
							'It was the only lie that {hero}, {trait} as {they was}, told in the whole of that week. It consisted of soil.',
						kind: 'It was called {trait}, when it came out. It felt more like getting away with something.',
					},
				},
			],
		},
	},
};
