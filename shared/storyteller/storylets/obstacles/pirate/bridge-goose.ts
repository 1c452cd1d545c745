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
			meet: 'The way went over a rope bridge. On it sat Hilda, a goose, on her egg. “Honk! Stop!” she said. “A cat ate my last one, and no cat comes up here. So here I sit. But if you go by, the bridge rocks, and my egg will fall.”',
			flies: '“I could fly,” said {hero}. “Wind rocks the bridge too!” said Hilda.',
			ways: [
				{
					say: 'Carry Hilda, nest and all',
					outcome:
						'“I’ll take you over,” said {hero}. So {hero} lifted the nest, with Hilda on top. Step, step, step, and not one bump! Over there was her sister, who would sit on the egg. So the bridge was free, and Hilda came along, to stretch her legs.',
					later: 'Hilda put up her neck. “HONK!” It was so loud that everybody sat down. And it was still.',
				},
				{
					say: 'Wait for the egg to hatch',
					outcome:
						'{hero} sat down to wait. It took a long, long time! Then tap, tap, crack! Out came a wet little gosling. “Peep!” it said to {hero}. Now the bridge could rock, and everyone could go over. And the gosling ran after {hero}.',
					later:
						'“Peep!” said the gosling, and sat down by {hero}. You can’t fool a gosling. So everybody saw that {hero} was good.',
				},
				{
					say: 'Go under the bridge on a rope',
					outcome:
						'If you go on top, the bridge rocks. So {hero} went under it on a rope, bit by bit. “Down there it doesn’t rock!” said Hilda. So they hung the nest there, with her on it. The bridge was free, and {hero} could keep the rope.',
					later:
						'{hero} threw the rope from the bridge over a beam. Swing and hold, swing and hold! And there {hero} was, in front.',
				},
			],
		},
		2: {
			meet: [
				'The way went over a rope bridge, and in the middle of it sat a goose. Her name was Hilda, and under her was an egg. “Honk!” said Hilda. “Nobody gets by. [Last year a cat got my egg.|A cat had my egg last year.] No cat likes a bridge that wobbles. So here I sit. If anybody steps on it, it rocks, and the egg rolls.”',
			],
			flies: '“I could fly,” said {hero}. “Wind rocks it worst of all,” said Hilda. “A crow coughed, and look at it.”',
			ways: [
				{
					say: 'Carry goose, nest, and egg across together',
					outcome:
						'“Then hold on to your egg,” said {hero}, and lifted all three, goose and nest and egg. It was one slow step and then another. The bridge hardly noticed. On the other side stood a tall rock that no cat could climb. “Honk,” said Hilda, and it meant thank you. Her sister sat down on the egg, and Hilda came along for a bit, to stretch.',
					later:
						'Hilda the goose had had enough of it. She stretched her neck as high as it went. “HONK!” It blew a hat off. After that there was not a sound.',
				},
				{
					say: 'Sit down and wait until the egg hatches',
					outcome:
						'{hero} sat down at the end of the bridge and waited. Hilda looked at {hero}. {hero} looked at the egg. It was a long, long wait. Then the egg went tick, and out came a gosling, and it fell in love with {hero} on the spot. So anyone could go over the bridge, wobble or not. The gosling would not stay behind. “Bring it back dry,” said Hilda.',
					later:
						'“Peep,” said a small voice. It was the gosling. It climbed up on {hero} and went to sleep there. And who would not trust somebody that a gosling sleeps on?',
				},
				{
					say: 'Go along underneath, rope by rope',
					outcome:
						'Nobody had said a thing about under the bridge. There was a coil of rope at the end of it. {hero} tied it on below and went along it. The bridge did not rock, not even a bit. Hilda looked down between the boards. “That is where I want my nest,” she said. So they hung it there, with one end of the rope, and up on top anyone could walk. {hero} coiled up the other end and went on.',
					later:
						'But {hero} had the rope from Hilda’s bridge, and threw it over a beam. Along it {they} went, quick and quiet, over all the hats.',
				},
			],
		},
		3: {
			meet: [
				'The bridge over the gorge was made of rope, and there was a goose on it. She had built her nest exactly in the middle, and she had her neck down flat, the way geese do before they run at you. “My name is Hilda,” hissed the goose, “and that is close enough.” A cat had eaten her eggs on the beach, and another cat had eaten them on the cliff. Cats, however, do not care for bridges that move. So Hilda had moved in. [The trouble was|The only trouble was] that the bridge rocked at every step, and the egg, which was her last, rolled a little closer to the edge each time.',
			],
			flies:
				'“I could fly,” said {hero}. “Don’t you dare fly,” said Hilda. “A gull went by, and the bridge turned right around.”',
			ways: [
				{
					say: 'Lift nest, goose, and egg, and carry them across as one',
					outcome:
						'“Then we’ll all cross,” said {hero}. It took some explaining, and one bite. Then {hero} picked up the nest with everything in it and set out, a plank at a time, while Hilda called out every wobble in advance. On the far side there was a rock with sides like a wall. Hilda inspected it for cats. “You could have just run,” she said. “The others ran.” She left the egg with her sister and came along to see the world.',
					later:
						'Hilda had come in at the back and did not care for the noise. She lowered her neck, ran the whole length of the room, and honked. It was the honk that comes just before the bite. Nobody finished a sentence.',
				},
				{
					say: 'Stay off the bridge and wait for the egg to hatch',
					outcome:
						'{hero} stayed exactly where {they was} and did nothing. It is harder than it sounds. Hilda did not believe in it for the first hour. In the second she shut one eye. Some time in the third there was a tapping, and then a hole, and in the hole an extremely cross little face. It saw {hero} first, and that is how it goes with goslings: they think the world of that person. Hilda sighed, and let everybody over the bridge. Then she took the gosling down to the water. “You can visit when you’re dry,” she told it.',
					later:
						'The gosling came in under the chairs, quite dry. It marched straight past everyone who called it, climbed up on {hero}, and went to sleep there. “Geese don’t make mistakes about people,” said somebody’s grandfather. No one could think of a single time they had.',
				},
				{
					say: 'Climb across underneath, where nothing rocks',
					outcome:
						'A rope bridge only rocks if you are on top of it. {hero} took a spare coil of rope off the post, slung it under the planks, and went across down there, from knot to knot, with only a long drop below and a surprised gull. The egg did not so much as turn over. Hilda’s head appeared upside down. “If it’s as steady as that down there,” she said, “I’m in the wrong place.” So they hung the nest below the planks, and up on top people could rock as they liked. {hero} coiled up what was left and went on.',
					later:
						'{hero} had the coil of rope from Hilda’s bridge, and some practice by now in going where nobody looks. One throw over a beam, and {hero} crossed the whole crowd from above. Only a baby noticed.',
				},
			],
		},
		4: {
			meet: [
				'There was a bridge across the gorge, and it was made of rope. In the middle of it, on a nest, sat a goose named Hilda. She had laid four eggs on the beach, until the cat came. She had laid three on the cliff, until the other cat came. This was the last one, and she had brought it to the only place where no cat will go, because it swings. Unfortunately it swings for everybody. With [every|each] person who crossed, the egg rolled a little nearer to the edge. They had all promised to walk softly, and then they had all run. So today she did not ask any more, and she let nobody pass. “I have nothing against you,” Hilda told {hero}. “I’d like you to know that, before I break something.”',
			],
			flies: '“I could fly,” said {hero}. Hilda had seen what a gull’s draft can do to an egg.',
			ways: [
				{
					say: 'Carry nest, egg, and goose to the far side',
					outcome:
						'“I’ll carry you,” said {hero}. “The nest, the egg, and you.” What was in it for {hero}? asked Hilda. The other side, said {hero}, and that seemed to set her mind at rest. Nest, egg, goose, and {hero} crossed in one piece, very slowly, and Hilda told {hero} what was wrong with each plank. Twice the bridge leaned out over nothing, and twice she did not bite. On the other side was a tall rock on which no cat had ever set a paw. Her sister came to sit on the egg. “I’ll walk with you for a bit,” said Hilda. “I had forgotten that I could.”',
					later:
						'Hilda had come in with the last people, and nobody had dared to ask for her ticket. She listened to the noise with her head on one side. Then she laid her neck flat, ran up the middle, and let out the honk with which she had held a bridge against two hundred sailors. Several people sat down on the floor. After that it was so quiet that you could hear her shake her feathers. “Well?” she said to {hero}.',
					as: { kind: '{hero} was {trait}, and apologized to the egg in advance.' },
				},
				{
					say: 'Wait until the egg has hatched',
					outcome:
						'Everybody had promised, and then run. So {hero} promised nothing. {They} sat down at the end of the bridge, with {their} back to a post, and waited, longer than {they} could well afford. Hilda kept one eye on {them}. At last the shell cracked, and something wet and furious looked out. It did not look at its mother. A gosling believes in the first face that it sees, and it does not change its mind. “Well, that’s that,” said Hilda. “Now you’ll have to be good.” She took it down to look at the water, and people walked across the bridge as if it were any other.',
					later:
						'Something small came up the middle of the room, fell over a shoe, and got up again. It was Hilda’s gosling. Somebody held out a piece of cake to it. It walked past the cake, climbed onto {hero}, and shut its eyes. “You can’t teach them that,” said an old sailor slowly. “And you can’t bribe them. I’ve tried. They know who sat still for them.” Nobody could think of anything against it.',
				},
				{
					say: 'Climb across underneath the bridge',
					outcome:
						'Everyone who uses a bridge thinks of the top. {hero} took a coil of new rope from the post, climbed down through a gap at the end, and crossed underneath, bit by bit, on the one line that does not swing. There was a great deal of air below. Up above a single straw turned over, and the egg did not roll. A beak came down between two planks. “Two hundred and eleven people,” said Hilda, upside down. “And none of them looked down here.” They hung her nest where nothing swings, with as much of the new rope as it needed, and up on top people could run if they liked.',
					later:
						'Everyone who uses a room thinks of the floor. {hero} threw what was left of the rope from Hilda’s bridge over a beam, tied {their} things to the end, and climbed. {They} crossed above the whole crowd in the dark under the roof, where there was dust and nobody pushed. The first that anyone knew of it was that the place at the front was no longer empty.',
				},
			],
		},
	},
};
