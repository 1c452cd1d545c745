import type { Obstacle } from '../../format.ts';

export const bubbleDragon: Obstacle = {
	id: 'bubble-dragon',
	alsoIn: ['fairy-tale', 'fantasy', 'magical-school', 'unicorn', 'royal'],
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
			meet: 'The road went into a hill, through a tunnel. It was very dark in there, and no one dared to go in. In front of it sat Spark, a small dragon. “I have to light the lamps,” said Spark. “But I ate some soap, because it looked like cheese. Now look!” He blew, and out came a bubble.',
			flies: '“What if I fly?” asked {hero}. “Flying in the dark goes bump,” said Spark. “I tried.”',
			ways: [
				{
					say: 'Hold on to a big bubble',
					outcome:
						'So Spark blew and blew, till the bubble was as big as a cow. Now it shone a bit, too. {hero} held on. Up, and in, and bob, bob, bob, to the end. Pop! “Who wants the next?” called Spark. And {hero} got some soap.',
					later: '{hero} blew a big bubble from the soap and held on. Bob, bob, bob, over all the people! Pop!',
				},
				{
					say: 'Pat Spark’s back, to help him burp',
					outcome:
						'{hero} gave Spark a pat on the back, and one more. “BURP!” said Spark. Out came the soap, and then out came fire! So the lamps were lit, and everyone could go in. “That’s how you do it,” said Spark. “From deep down!”',
					later:
						'{hero} did it from deep down, like Spark. “BURP!” Oh! All the people were so shocked that no one said a thing.',
				},
				{
					say: 'Go in the dark, and hold on to Spark',
					outcome:
						'“I’m scared of the dark,” said Spark. “Then hold on to me,” said {hero}. “And everyone can hold on to you.” So in they went, all in a row. It was not so bad. “The end!” said Spark. And he came along, and held on.',
					later:
						'“I was scared,” said Spark. “{hero} said, ‘Hold on to me,’ and didn’t let go.” And he was not scared now, of any of them.',
				},
			],
		},
		2: {
			meet: [
				'The road ran into a tunnel, and in there it was as black as a boot. In front sat Spark, a very young dragon, with a big lantern. “I light the way,” said Spark. “It’s my first job. Only there was a cake of soap on the sink, and I thought [it was cheese|that it was cheese].” He breathed in and blew at the wick. Out came a bubble. It had a rainbow on it. “I can’t let people into the dark,” said Spark. “I’d lose my job.”',
			],
			flies: '“What if I fly?” asked {hero}. “There are bats in there,” said Spark, “and they don’t give way.”',
			ways: [
				{
					say: 'Have Spark blow a bubble that you can hold on to',
					outcome:
						'“Can you do a big one?” asked {hero}. Spark mixed soap in a jar, and blew until his eyes crossed. It was as big as a haystack, and it shone a little, all by itself. {hero} took hold of it underneath, jar and all, and off it went along the roof. At the far end it said pop. “Who’s next?” called Spark, and mixed some more.',
					later:
						'{hero} opened Spark’s jar and blew, until the bubble was as big as a haystack, and took hold. It went up, and over, and people looked at their own faces going by. Pop! And there was the front.',
				},
				{
					say: 'Pat him on the back until something comes',
					outcome:
						'{hero} had seen it done with babies, and laid Spark over a stone, and patted his back, from the tail up. “Oop,” said Spark. “Oop. BUUURP!” It was the biggest ever. A cake of soap flew out, with teeth marks, and a flame as long as a broom. The lantern was lit, and so was a bush, and now all could go in. “It’s all in the tummy,” said Spark proudly, and showed {hero}.',
					later:
						'It was all in the tummy. {hero} thought of Spark. “BUUURP!” Everybody’s mother had told them never to do that. They could not believe it. They sat there with their hands in front of their mouths.',
					as: {
						kind: '{hero} had said pardon before.',
					},
				},
				{
					say: 'Take Spark by the paw and go in without a light',
					outcome:
						'“I’ve never been in there,” whispered Spark. “I only ever light it.” So {hero} took his paw, and anybody else could hold on to his tail. It was black in front, and black behind, and it dripped. Everybody said “drip” each time that it did. By and by it was quite a good game, and there was a gray spot, and that was the end of the tunnel. “It’s only dark,” said Spark. He came along, and left the lantern.',
					later:
						'“I was scared in the tunnel,” said Spark, and held his tail. “It was my own tunnel! {hero} never said, don’t be silly. {They} said ‘drip.’” He looked around. “I’d go in the dark with {hero} again.” Nobody had anything to say to that.',
				},
			],
		},
	},
};
