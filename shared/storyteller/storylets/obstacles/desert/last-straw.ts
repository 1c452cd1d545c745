import type { Obstacle } from '../../format.ts';

export const lastStraw: Obstacle = {
	id: 'last-straw',
	alsoIn: ['adventure', 'historical', 'mythology', 'time-travel', 'animal'],
	place: { the: 'the loaded pass', at: 'in the loaded pass', to: 'to the loaded pass', backdrop: 'canyon' },
	people: {
		samba: { call: 'Samba', a: 'an elephant with a high load', type: 'Elephant', pronoun: 'she' },
		zaki: { call: 'Zaki', a: 'a monkey with a list', type: 'Monkey', pronoun: 'he' },
	},
	props: ['scroll', 'bell'],
	blocks: ['flies'],
	ways: [
		{ id: 'load', use: 'reach' },
		{ id: 'bell', use: 'hear' },
		{ id: 'unload', use: 'trust', cost: 'time', ally: 'samba' },
	],
	levels: {
		1: {
			meet: 'The road went up between two walls of rock. There stood Samba, an elephant with a bell. She had so much on her back! And on top was a straw. “It’s the last straw,” said Samba. “Zaki said: one more step, and you break!” “I was just cross,” said Zaki, a monkey. But Samba did not dare to go, and no one could get by.',
			flies: '“What if I fly?” asked {hero}. “What if you drop a feather on me?” said Samba. “Then I break!”',
			ways: [
				{
					say: 'Climb over the load, up and down',
					outcome:
						'{hero} climbed up, up, up, past pots and beds, and down, down, down. “That didn’t break me!” said Samba. “Then a step won’t.” So she walked on, and the way was free. Zaki gave {hero} a bit of rope.',
					later:
						'{hero} hung the rope on a beam. Then {hero} climbed up, up, up, and down, down, down. And there {hero} was, in front.',
				},
				{
					say: 'Ring the little bell around her neck',
					outcome:
						'{hero} rang Samba’s bell. Ting-a-ling! She always walks when it rings. So she took a step, and then one more. And she did not break! So the way was free. Zaki gave {hero} the bell.',
					later:
						'{hero} rang the bell. Ting-a-ling! All the people stood still. “Who is coming?” they asked, and hushed.',
				},
				{
					say: 'Take off the load with Zaki, thing by thing',
					outcome:
						'“Let us take it all off,” said {hero}. So off came the straw, and the pots, and the beds. It took a long, long time! And Samba’s back was fine. “I’m sorry,” said Zaki, and took half of it. So the way was free, and Samba came along, as light as air.',
					later:
						'“People told me to go on,” said Samba. “But {hero} took all that off my back, to the last straw. {hero} is a friend.”',
				},
			],
		},
		2: {
			meet: 'In the narrow pass stood Samba, an elephant, so that nobody could get by. On her back was a load as high as a house. There was even a bathtub, and on the very top lay a straw. “That’s the last straw,” she whispered. “Zaki said so. If one more comes on top, my back [breaks|will break].” “It’s just a thing that people say,” cried Zaki, a monkey with a list as long as a scroll. “I was cross about the bathtub!” But Samba had stood there since Friday, and her bell had not rung once.',
			flies: '“What if I fly?” asked {hero}. “You might have a straw on you,” whispered Samba, “and not know.”',
			ways: [
				{
					say: 'Climb up over the load, as light as you can',
					outcome:
						'“I’m heavier than a straw,” said {hero}. “Shall we see?” Samba shut her eyes. {hero} climbed up by the ropes, over the carpets, through the bathtub, and along the leg of a table. Then {hero} slid down at the back, on a rope. “Has it broken?” asked Samba. It had not. So she walked out of the pass, and the way was free, and {hero} still had the rope.',
					later:
						'{hero} had everything passed to the front, threw Samba’s rope over a beam, and climbed up it, as on the load. “Is that safe?” people called, and looked up, and stood back to see. {hero} slid down at the other end, where there was room.',
				},
				{
					say: 'Give the bell around her neck a little push',
					outcome:
						'There was a bell around Samba’s neck. When it rings, an elephant walks; she had learned that when she was small. {hero} gave it a push. Ding-dong! Her foot went up before she had thought, and came down. Everybody listened for the crack. There was only another ding-dong. So she walked out of the pass. At the corner the bell came off, and she walked on without it. {hero} picked it up.',
					later:
						'{hero} rang Samba’s bell. Ding-dong! It sounded as if something very big was going to come in. Everybody stopped talking, and held their breath, and listened for the second step.',
				},
				{
					say: 'Unload everything, and look at what is under it',
					outcome:
						'They took it all down, {hero} and Zaki together. It was three hundred and six things, and he crossed off each of them. {hero} hurried, and it still took long. Under it all was Samba’s back, gray and broad, without a scratch. “I’d quite forgotten you,” said Zaki, and was ashamed. “I only looked at the list.” He sent for two mules, and carried the bathtub himself. Samba came along with no load at all.',
					later:
						'“Everybody said that it was nothing,” said Samba. “But they did not look. {hero} took off three hundred and six things, and then told me my back was fine.” She turned around, so that they could see it. “And it is.”',
				},
			],
		},
	},
};
