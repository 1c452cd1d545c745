import type { Obstacle } from '../../format.ts';

export const giantLaundry: Obstacle = {
	id: 'giant-laundry',
	alsoIn: ['adventure', 'mythology', 'fairy-tale', 'fantasy'],
	place: { the: 'the washing lines', at: 'at the washing lines', to: 'to the washing lines', backdrop: 'beach' },
	people: { berta: { call: 'Berta', a: 'a giant with wet sheets', type: 'Giant', pronoun: 'she' } },
	props: ['basket', 'rope'],
	blocks: ['flies'],
	ways: [
		{ id: 'sail', use: 'reach' },
		{ id: 'fold', use: 'trust', ally: 'berta' },
		{ id: 'rattle', use: 'hear' },
	],
	levels: {
		1: {
			meet: 'A wet sheet hung over the road, from hill to hill. It was as big as a house! By it sat Berta, a giant. “My baby won’t sleep in a wet bed,” she said. “And there’s no wind. So the sheet has to hang in the way till it’s dry. Oh, how my baby cries!”',
			flies: '“Can’t I fly?” asked {hero}. The sheet went right up to the clouds.',
			ways: [
				{
					say: 'Make a sail of the sheet',
					outcome:
						'{hero} took hold of the sheet and ran. Whoosh! So the wind got in, and up it went, flap, flap, flap. Soon it was dry! “Thank you!” said Berta, and took it in. So the road was free. “And this small sheet is for you,” she said.',
					later:
						'{hero} held up the small sheet and ran. Whoosh! The wind got in, and up went {hero}. Over all the heads, and down in front!',
				},
				{
					say: 'Wring it out with Berta',
					outcome:
						'Berta took one end and {hero} took one end. Twist, twist, twist! Drip, drip, drop! So it got dry, and Berta took it in. The baby slept, and the road was free. “You held on to the end,” said Berta. “People just let go.” And she came along, on tiptoe.',
					later:
						'A big, big face looked in. “People let go of my sheet,” said Berta. “But {hero} held on to the end.” So everybody nodded.',
				},
				{
					say: 'Play with the baby',
					outcome:
						'The baby was as big as a cow. So {hero} played with it, peep and boo, and peep and boo. Then it fell asleep, with no sheet at all! So Berta took the sheet down, and the road was free. She gave {hero} an old rattle.',
					later:
						'{hero} had the baby’s rattle. It was as big as a bucket! Rattle, rattle, RATTLE! And then it was still.',
				},
			],
		},
		2: {
			meet: [
				'All of a sudden the way was white. It was bedsheets. They hung on ship’s ropes from one hill to the other, and each was as big as a field. “Mind the wash,” said a voice from above. It was Berta, a giant, with [a basket|a clothes basket] as big as a boat. “I can’t take it down. My baby only sleeps in dry sheets, and there’s been no wind since I hung them up.”',
			],
			flies: '“Can’t I fly?” asked {hero}. “Mind the pillowcases,” said Berta. “There’s an eagle in one of them.”',
			ways: [
				{
					say: 'Run with a sheet to make a wind',
					outcome:
						'“If there is no wind,” said {hero}, “we must make one.” {hero} took the corner of a sheet and ran down the hill, and up, and down. It flapped, and filled, and it very nearly flew off. But it was dry! Berta wrapped {hero} in the baby’s smallest hanky, to get warm, and took in the wash, and there was the road.',
					later:
						'{hero} held up the hanky of Berta’s baby. In came the wind by the door, and whoomp! Off the floor went {hero}, over a row of hats, and came down in front.',
				},
				{
					say: 'Take one end and help Berta wring',
					outcome:
						'Berta took one end and {hero} took the other. Berta twisted. {hero} held on, and went around, and around, and around, with a drip at every turn. “Everyone lets go,” said Berta, “and you didn’t.” She tucked up the baby, and took in the rest. Then she came along, on the tips of her toes.',
					later:
						'The roof came up a bit, and there was an eye. “I only want to say,” said Berta, “that {hero} holds on. I twisted nine times.” She put the roof back with care. That was good enough for everybody.',
					as: {
						careful: '{hero} had tied {themself} on first.',
					},
				},
				{
					say: 'Get the baby to sleep without any sheet',
					outcome:
						'The baby sat in the sand, and was as big as a cow. It did not look sleepy. {hero} rolled its rattle behind a sheet, hid, and came out again. “Boo.” The baby laughed so hard that it fell over, and then it stayed there, fast asleep. “Without a sheet!” whispered Berta. “Take that rattle away, quick, or she’ll want to play.” And she took all the sheets down from the road.',
					later:
						'{hero} rolled in the rattle of Berta’s baby. Rumble, rumble, CRASH! A dog ran out. Then it was very, very still.',
				},
			],
		},
	},
};
