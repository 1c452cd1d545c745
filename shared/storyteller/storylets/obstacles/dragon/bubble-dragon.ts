import type { Obstacle } from '../../format.ts';

export const bubbleDragon: Obstacle = {
	id: 'bubble-dragon',
	alsoIn: ['fairy-tale', 'fantasy', 'magical-school', 'unicorn'],
	place: { the: 'the dark tunnel', at: 'at the dark tunnel', to: 'to the dark tunnel', backdrop: 'cave' },
	people: { spark: { call: 'Spark', a: 'a small dragon with a lamp', type: 'Dragon', pronoun: 'he' } },
	props: ['lantern'],
	blocks: ['flies'],
	ways: [
		{ id: 'float', use: 'reach' },
		{ id: 'burp', use: 'hear' },
		{ id: 'dark', use: 'trust', ally: 'spark' },
	],
	levels: {
		1: {
			meet: 'The way went in a tunnel, and it was dark, dark, dark. In front sat Spark, a small dragon, with a lantern. “I have to light it,” said Spark. “But I ate soap. It looked like cheese. Now look!” He blew. Out came a bubble.',
			flies: '“Do not fly in the dark!” said Spark. “You will bump.”',
			ways: [
				{
					say: 'Hold on to a big bubble',
					outcome:
						'Spark blew and blew. It was as big as a cow! {hero} held on. Up, and in, and bob, bob, bob. It went pop just at the end. “I have more,” said Spark. “Here is a jar.”',
					later: '{hero} blew one from the jar, and held on. Up, and bob, bob, bob, over them all. Pop!',
				},
				{
					say: 'Pat Spark’s back, to help him burp',
					outcome:
						'{hero} patted his back. Pat, pat, pat. “BURP!” said Spark. Out came the soap. Out came fire! The lantern was lit. “That is how you do it,” said Spark. “From down here.”',
					later: '{hero} did it as Spark did, from down there. “BURP!” Oh! No one said a word. They just looked.',
				},
				{
					say: 'Go in the dark, and hold on to Spark',
					outcome:
						'“I do not like the dark,” said Spark. “No,” said {hero}. “Hold on to me.” In they went, step by step. It was not so bad with two. “There is the end!” said Spark. He came along.',
					later: '“It was dark,” said Spark. “{hero} held on to me and did not let go.” So they could trust {them}.',
				},
			],
		},
		2: {
			meet: [
				'The road ran into a tunnel, and in there it was as black as a boot. In front sat Spark, a very young dragon, with a big lantern. “I light the way,” said Spark. “It’s my first job. Only there was a thing on the sink. It was yellow, and I thought [it was cheese|that it was cheese].” He breathed in and blew at the wick. Out came a bubble. It had a rainbow on it. “I can’t let people into the dark,” said Spark. “I’d get the sack.”',
			],
			flies: '“No flying in there,” said Spark. “There are bats, and they were here first.”',
			ways: [
				{
					say: 'Have Spark blow a bubble that you can hold on to',
					outcome:
						'“Can you do a big one?” asked {hero}. Spark blew until his eyes crossed. It was as big as a haystack, and it shone a little, all by itself. {hero} took hold of it underneath, and off it went, along the roof, with {them} hanging on. At the far end it said pop. Spark had filled up a jar for {them}, as it was not good for anything else.',
					later:
						'{hero} opened Spark’s jar and blew, until it was as big as a haystack. Then {they} took hold. It went up, and over, and people looked at their own faces going by. Pop! There {they was}.',
					as: {
						merry: 'It was {trait}, and it tickled.',
						clever: 'It was {trait}, to ask what the soap was good for.',
					},
				},
				{
					say: 'Pat him on the back until something comes',
					outcome:
						'{hero} had seen it done with babies. {They} laid Spark over a stone and patted his back, from the tail up. “Oop,” said Spark. “Oop. BUUURP!” It was the biggest ever. A cake of soap flew out, with teeth marks, and a flame as long as a broom. The lantern was lit, and so was a bush. “It’s all in the tummy,” said Spark proudly, and showed {hero}.',
					later:
						'It was all in the tummy. {hero} thought of Spark. “BUUURP!” Everybody’s mother had told them never to do that. They could not believe it. They sat there with their hands in front of their mouths.',
					as: {
						bold: 'You have to be {trait}, in front of so many aunts.',
						kind: '{hero} was {trait}, and had said pardon before.',
					},
				},
				{
					say: 'Take Spark by the paw and go in without a light',
					outcome:
						'“I’ve never been in there,” whispered Spark. “I only ever light it.” So {hero} took his paw. It was black in front, and black behind, and it dripped. They said “drip” each time that it did. By and by it was quite a good game, and there was a gray spot, and that was the day. “It’s only dark,” said Spark. He came along, and left the lantern.',
					later:
						'“I was scared in the tunnel,” said Spark, and held his tail. “It was my own tunnel! {hero} never said, don’t be silly. {They} said ‘drip.’” He looked around. “I’d go in the dark with {them} again.” Nobody had anything to say to that.',
					as: { kind: 'A {trait} person says “drip.”', bold: 'It is good to have somebody {trait} by the paw.' },
				},
			],
		},
	},
};
