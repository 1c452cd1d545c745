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
	},
};
