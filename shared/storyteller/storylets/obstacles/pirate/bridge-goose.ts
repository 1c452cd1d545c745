import type { Obstacle } from '../../format.ts';

export const bridgeGoose: Obstacle = {
	id: 'bridge-goose',
	alsoIn: ['adventure'],
	place: { the: 'the rope bridge', at: 'on the rope bridge', to: 'to the rope bridge', backdrop: 'canyon' },
	people: { hilda: { call: 'Hilda', a: 'a goose on a nest', type: 'Duck', pronoun: 'she' } },
	props: ['bridge', 'egg'],
	blocks: ['flies'],
	times: ['day', 'dusk', 'dawn'],
	ways: [
		{ id: 'carry', use: 'hear', ally: 'hilda' },
		{ id: 'wait', use: 'trust', cost: 'time' },
		{ id: 'below', use: 'reach' },
	],
	levels: {
		1: {
			meet: 'It was a rope bridge. In the middle sat Hilda, a goose, on an egg. “Honk!” said Hilda. “No one goes by. The cat ate the last one. But no cat goes on a bridge.”',
			flies: '“And no flying!” said Hilda. “It rocks the egg.”',
			ways: [
				{
					say: 'Carry Hilda, nest and all',
					outcome:
						'{hero} lifted the nest. Hilda sat on top. Step, step, step! Not one bump. “Honk,” said Hilda. Her sister sat on the egg now. And Hilda came along.',
					later: 'Then Hilda put up her neck. “HONK!” said Hilda. And it was still.',
				},
				{
					say: 'Wait for the egg to hatch',
					outcome:
						'Wait, wait, wait. Then tap! Crack! A wet little gosling came out. It looked at {hero}. “Peep,” it said. Now they could go over. And it came along, close by.',
					later: 'And there was the gosling. It sat down by {hero}. “Peep!” A gosling knows who is good.',
				},
				{
					say: 'Go under the bridge on a rope',
					outcome:
						'{hero} did not go on the bridge. {hero} went under it! Swing, hold, swing. “Clever,” said Hilda from up there. “Keep the rope.”',
					later: 'But {hero} had the rope. Up and over, swing, swing! And there {they was}.',
				},
			],
		},
		2: {
			meet: [
				'The only way on was a rope bridge, and in the middle of it sat a goose. Her name was Hilda, and under her was an egg. “Honk!” said Hilda. “Nobody gets by. [Last year a cat got my egg.|A cat had my egg last year.] No cat likes a bridge that wobbles. So here I sit. If anybody steps on it, it rocks, and the egg rolls.”',
			],
			flies: '“And no flying over me,” said Hilda. “The wind of it would blow her off the edge.”',
			ways: [
				{
					say: 'Carry goose, nest, and egg across together',
					outcome:
						'“Then hold on to your egg,” said {hero}, and lifted all three, goose and nest and egg. It was one slow step and then another. The bridge hardly noticed. On the other side stood a tall rock that no cat could climb. “Honk,” said Hilda, and it meant thank you. Her sister sat down on the egg, and Hilda came along for a bit, to stretch.',
					later:
						'Hilda the goose had had enough of it. She stretched her neck as high as it went. “HONK!” It blew a hat off. After that there was not a sound.',
					as: {
						kind: 'You have to be {trait} with other people’s eggs.',
						quick: 'It is not easy to be {trait} and go that slowly.',
					},
				},
				{
					say: 'Sit down and wait until the egg hatches',
					outcome:
						'{hero} sat down at the end of the bridge and waited. Hilda looked at {hero}. {hero} looked at the egg. It was a long, long wait. Then the egg went tick, and out came a gosling, and it fell in love with {hero} on the spot. So they all went over the bridge, wobble or not. It came along, and it would not hear a word against it.',
					later:
						'“Peep,” said a small voice. It was the gosling. It climbed up on {hero} and went to sleep there. And who would not trust somebody whom a gosling sleeps on?',
					as: { careful: 'It is no trouble to wait, if you are {trait}.' },
				},
				{
					say: 'Go along underneath, rope by rope',
					outcome:
						'Nobody had said a thing about under the bridge. {hero} hung on below and went from rope to rope. The bridge did not rock, not even a bit. Hilda looked down between the boards. “Now that is polite,” she said, and threw down a spare rope. “Keep it.”',
					later:
						'But {hero} had Hilda’s rope. {They} threw it over a beam and went along up there, quick and quiet, over all of their heads.',
					as: { clever: 'A {trait} head looks at things from below.' },
				},
			],
		},
		3: {
			meet: [
				'There was one bridge, it was made of rope, and there was a goose on it. She had built her nest exactly in the middle, and she had her neck down flat, the way geese do before they run at you. “My name is Hilda,” hissed the goose, “and that is close enough.” A cat had eaten her eggs on the beach, and another cat had eaten them on the cliff. Cats, however, do not care for bridges that move. So Hilda had moved in. [The trouble was|The only trouble was] that the bridge rocked at every step, and the egg, which was her last, rolled a little closer to the edge each time.',
			],
			flies: '“And don’t you dare fly,” she added. “A gull went by on Monday, and she turned right around.”',
			ways: [
				{
					say: 'Lift nest, goose, and egg, and carry them across as one',
					outcome:
						'“Then we’ll all cross,” said {hero}. It took some explaining, and one bite. Then {hero} picked up the nest with everything in it and set out, a plank at a time, while Hilda called out every wobble in advance. On the far side there was a rock with sides like a wall. Hilda inspected it for cats. “You could have just run,” she said. “The others ran.” She left the egg with her sister and came along to see the world.',
					later:
						'Hilda had come in at the back and did not care for the noise. She lowered her neck, ran the whole length of the room, and honked. It was the honk that had kept two hundred sailors off a bridge. Nobody finished a sentence.',
					as: { kind: '{hero}, who was {trait}, had not even thought of running.' },
				},
				{
					say: 'Stay off the bridge and wait for the egg to hatch',
					outcome:
						'{hero} stayed exactly where {they was} and did nothing. It is harder than it sounds. Hilda did not believe in it for the first hour. In the second she shut one eye. Some time in the third there was a tapping, and then a hole, and in the hole an extremely cross little face. It saw {hero} first. That is how it goes with goslings: whoever they see first, they follow. Hilda sighed, let {them} over the bridge, and allowed it.',
					later:
						'A gosling came in under the chairs. It marched straight past everyone who called it, climbed up on {hero}, and went to sleep there. “Geese don’t make mistakes about people,” said somebody’s grandfather. No one could think of a single time they had.',
					as: { careful: 'Being {trait} has its own rewards, and this one had feet.' },
				},
				{
					say: 'Climb across underneath, where nothing rocks',
					outcome:
						'A rope bridge only rocks if you are on top of it. {hero} let {themself} down below the planks and went across there, from knot to knot, with nothing underneath but a long drop and a surprised gull. The egg did not so much as turn over. Hilda’s head appeared upside down. “Nobody has ever been polite to me from that side,” she said. She dropped {them} a coil of good rope.',
					later:
						'{hero} had Hilda’s coil of rope, and {they} had some practice by now in going where nobody looks. One throw over the rafters, and {they} crossed the whole crowd from above. Only a baby noticed.',
					as: {
						clever: 'Being {trait} is mostly a matter of trying the other side.',
						quick: 'It took {them} no time at all, {trait} as {they was}.',
					},
				},
			],
		},
		4: {
			meet: [
				'The gorge had one bridge, the bridge was rope, and in the middle of it, on a nest, sat a goose called Hilda with the expression of somebody who has read the small print. She had had four eggs on the beach, until the cat. She had had three on the cliff, until the other cat. This was the last one, and she had brought it to the only place on the island where a cat will not go, because it moves. That was the flaw in it. It moved for everybody else as well. With [every|each] traveler the egg had rolled a finger’s breadth nearer to the edge, and she had stopped asking them to walk softly, since they all said yes, and they all ran. “I have nothing against you personally,” said Hilda. “I should like that understood before I break something.”',
			],
			flies:
				'Flying was worse. She had seen what the draft of a passing gull did to an egg on a plank, and she was not going to see it twice.',
			ways: [
				{
					say: 'Offer to carry nest, egg, and goose to the far side',
					outcome:
						'She wanted to know what was in it for {hero}, and {hero} admitted that it was the other side. It seemed to reassure her. So they crossed in one piece, nest, egg, goose, and bearer, at the pace of a very old bride, and Hilda called every plank by what was wrong with it. Twice the whole contraption leaned out over the drop, and twice she did not bite. There was a stack of rock beyond the gorge on which no cat had ever set a paw. Her sister came to sit. “I shall walk with you for a while,” said Hilda. “I had forgotten that one could.”',
					later:
						'Hilda had walked in with the latecomers, and nobody had had the courage to ask for her ticket. She listened to the uproar with her head on one side. Then she flattened her neck, came down the middle at a run, and let go the cry with which she had held a bridge against two hundred sailors. Several people sat down on the floor.',
					as: { kind: 'It was noted that {hero}, {trait} to a fault, had apologized to the egg.' },
				},
				{
					say: 'Promise not to set out until the egg has hatched, and keep it',
					outcome:
						'They all said yes and they all ran, so {hero} did not say anything. {They} settled at the near end of the bridge with {their} back to a post, and time, of which there had been too little, went by in quantity. Hilda kept one eye on {them} all through it. When the shell finally cracked, what looked out, wet and furious, looked straight past its mother. A gosling believes in the first face that it sees and does not revise the opinion. “Well, that is that,” said Hilda. “You will have to turn out decent now. She is going to watch.” And they crossed the bridge, all three of them, as if it were any other.',
					later:
						'Something small came walking up the aisle, fell over a shoe, got up, and went on. It ignored the cake that was held out to it. It ignored its aunt. It climbed on to {hero} and shut its eyes. There was a silence of the kind that follows a good argument. “You cannot teach them that,” said an old sailor slowly. “I have tried.”',
					as: { careful: 'Of all the ways to be brave it suited someone {trait} best: to stay put and be doubted.' },
				},
				{
					say: 'Cross on the underside, where a bridge does not rock',
					outcome:
						'Everyone who uses a bridge has the same idea of which side it is on. {hero} let {themself} down through the gap at the end and went over underneath, from knot to knot, along the seam where all the trembling starts. There was a good deal of air below. Above, a single straw turned over and lay still; the egg had not noticed. A beak came down between two planks. “Two hundred and eleven people,” said Hilda, upside down, “and you are the first who thought of the bridge as mine.” She let {them} have forty feet of new rope, which she had been saving for a railing.',
					later:
						'Everyone who uses a hall, too, has the same idea of which side it is on. Hilda’s rope went over the tie beam without a sound. {hero} crossed above them in the dark under the roof, where all the dust and none of the people were, and the first that they knew of it was that the place in front was no longer empty.',
					as: {
						clever: 'One can be too {trait} for one’s own good. One can also, now and then, be exactly {trait} enough.',
					},
				},
			],
		},
	},
};
