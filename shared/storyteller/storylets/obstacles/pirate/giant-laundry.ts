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
		3: {
			meet: [
				'Around the next corner there was no more landscape. There was only linen. Bedsheets the size of fields hung from ships’ cables, straight across the way, dripping. “Mind your heads,” said someone from very high up. It was a giant named Berta, with pegs in her mouth and a basket that had once been a boat. “I know, I know, I’m blocking the road. But the baby won’t sleep in damp sheets, and [no wind gets|the wind doesn’t get] in behind these cliffs. And if the baby doesn’t sleep, believe me, nobody on this coast does.” A wail went up behind the hill. Gulls fell off things.',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “I wouldn’t fly,” said Berta. “There’s a duvet up there in the clouds. We lost a heron in it.”',
			ways: [
				{
					say: 'Turn one of the sheets into a sail, and run with it',
					outcome:
						'“If the wind won’t come to the sheet,” said {hero}, “we’ll take the sheet to the wind.” {They} got hold of one corner and ran. It dragged. It lifted. Then it filled, with a boom, and {hero} discovered what it is to be a very small ship. Up the beach went ship and sail, and back in a minute, and up and back again, until the whole thing crackled with dryness. Berta wrapped {hero} up against the draft in a hanky with a duck on it, which would have covered a wagon, and took in the lot, and there was the road.',
					later:
						'{hero} still had Berta’s hanky. {They} shook it out by two corners, with its great yellow duck, just as somebody opened the door. The draft did the rest. There was a boom, a great many hats, and a long slow swoop, and {hero} came down at the very front, with the duck on top.',
				},
				{
					say: 'Take hold of the other end and help wring it out',
					outcome:
						'It takes two to wring a sheet. “Hold tight,” said Berta, and began to twist. {hero} held tight. The sheet went around slowly, and then not so slowly; the sea went by, and the hill, and the sea. Half a pond ran out on the sand. When it stopped, {hero} was pointing the wrong way, and still holding on. “That’s nineteen people who let go,” said Berta, “and one who didn’t.” She took the rest off the line with one hand, put the baby to bed, and came along. Each of her steps was one field.',
					later:
						'The roof was lifted up at one corner, politely, and there was an eye the size of a cartwheel. “Beg pardon,” said Berta. “I heard someone ask if {hero} can be relied on. I’ve wrung {hero} out by hand, like a sheet, and {hero} didn’t let go.” The roof went down. Dust fell. It seemed a poor moment to disagree.',
					as: {
						careful: 'One ties a knot first. {hero} had tied two.',
					},
				},
				{
					say: 'Go behind the hill and see to the baby',
					outcome:
						'The baby sat behind the hill, beside its rattle, and was roughly as big as a haystack. It looked at {hero}. It drew breath. {hero} stepped behind a sheet. There was a silence. “Boo,” said {hero}, coming out at the other end. In all its life nobody had ever been small enough to surprise that baby. It was done fifteen times. At the sixteenth there was only a snore, and the sand shook with it. “On the bare ground,” whispered Berta. “Without so much as a hem. Roll that rattle away, would you, before she thinks of it.” She took in the wash, and there was the road.',
					later:
						'The rattle of Berta’s baby had been carved from a barrel, with nine cannonballs in it. {hero} laid it on its side and gave it a push with everything {they} had. It went down the whole length of the floor. The last cannonball could be heard rolling about for some time, and apart from that there was nothing to hear at all.',
				},
			],
		},
		4: {
			meet: [
				'Somebody had hung up the whole coast to dry. Wet sheets as big as villages hung on ropes as thick as trees, across the road and as far as you could see. There had been a gap along the water, until the last one was hung up. “I know,” said Berta, before {hero} had said a word. She was a giant with pegs in her mouth. There had been no wind since [Sunday|the week before], and her baby would not sleep in wet sheets. A mile away, behind a hill, you could hear it not sleeping. Three villages had sent her letters. “They write that it’s too loud,” said Berta. “It is. She’s one year old, and everyone she has ever wanted to play with has run away.” She took the last peg out of her mouth. “I hang them here, in front of the hill, so that she doesn’t see them run.”',
			],
			flies:
				'“Can’t I fly?” asked {hero}. There were quilts in the clouds as well, said Berta, and she had been picking people out of them all week.',
			ways: [
				{
					say: 'Catch a corner of a sheet, and run with it',
					outcome:
						'It seemed absurd that so much sail should stand there and wait for wind. {hero} took hold of a corner and ran along the hard sand with it. Then the air got under. There was a crack like a gun, and after that it was no longer {hero} who was running. Sheet and runner got to the end of the beach in seven steps, and back again, and when they had done that often enough there was not one damp thread on the whole coast. Berta tucked a baby’s handkerchief around {them} against the wind, with a duck on it. “She’s outgrown it,” she said, and she folded away the sheets, and there was the road.',
					later:
						'{hero} unfolded Berta’s handkerchief, with the duck on it, took hold of two corners, and had somebody open the doors. The wind came in, and there was a bang, and half of the lamps went out. {They} crossed the room above everyone’s heads, quite fast, under a large yellow duck, and came down at the very front. Somebody lit the lamps again. Nobody complained. It is not easy to complain about a duck.',
				},
				{
					say: 'Take the other end, and help to wring it out',
					outcome:
						'You need two people to wring out a sheet, and Berta had been alone. {hero} took the other end. “People let go, mostly,” said Berta, who did not expect much. Then she turned her wrists. The sea flew past, and the hill, and the sea again, nineteen times. A stream ran down the beach that was later given a name. When it was over {hero} lay on the sand with the hem still in {their} {hands}. Berta looked at that for some time. “I wouldn’t have minded,” she said. “I’d got used to it.” She took down all the others, and carried the dry one to her baby. Then she came along with {hero}, in the smallest steps that she could manage.',
					later:
						'It grew dark in the room, because somebody stood in front of all the windows. “I won’t come in,” said Berta. “You want to know if {hero} can be trusted. I can only speak of laundry. I had {them} at the other end of a wet sheet, and I turned it nineteen times, and when I stopped {they was} still there.” She thought about it. “You’re all so polite to me, and then you let go. {hero} holds on.” Then it grew light again, and nobody had any more questions.',
					as: {
						careful: 'Being {trait}, {hero} had made sure of {their} grip with a round turn and two knots.',
					},
				},
				{
					say: 'Go behind the hill, and look for the baby',
					outcome:
						'Behind the hill sat the baby with its rattle, as big as a barn, and turned its back to everything. When it saw {hero} it held its breath, so as not to blow {them} away. That decided it. {hero} stepped behind a sheet, counted to five, and looked out on the other side. Nobody had ever gone away from this baby and come back. So {hero} had to do it again, and then again, until its laugh grew slow and lay down on its side. “On bare ground!” said Berta. “With no sheet at all! Roll the rattle out of her reach, please, and as far as you can.” And she took the sheets off the line, and the road was clear.',
					later:
						'The rattle of Berta’s baby had once been a buoy, and {hero} had rolled it all the way, because it was too heavy to lift. In the doorway {they} put {their} {hands} against it and leaned. People jumped aside. It rumbled across the floor with a noise like cannons, knocked on the far wall, and lay still. In the whole room there was only one voice left. It came from somebody’s arms, and it said, “Again.”',
				},
			],
		},
	},
};
