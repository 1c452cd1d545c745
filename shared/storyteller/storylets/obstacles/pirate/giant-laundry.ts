import type { Obstacle } from '../../format.ts';

export const giantLaundry: Obstacle = {
	id: 'giant-laundry',
	alsoIn: ['adventure', 'mythology'],
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
			meet: 'What was that? White, white, white! It was a wet sheet, as big as a house. It hung on a rope. By it sat Berta, a giant, with her basket. “My baby will not sleep in a wet bed,” said Berta. “And it will not dry.”',
			flies: 'It hung right up to the clouds.',
			ways: [
				{
					say: 'Make a sail of the sheet',
					outcome:
						'{hero} took the sheet and ran. Whoosh! The wind got in. Up went the sheet, flap, flap, flap. Soon it was dry! “Oh, thank you,” said Berta. “Have a small one.”',
					later: 'But {hero} had the small sheet. Whoosh! The wind got in. Up went {hero}, and over, and down.',
				},
				{
					say: 'Wring it out with Berta',
					outcome:
						'Berta took one end. {hero} took one end. Twist, twist, twist! Drip, drip, drop. “You did not let go,” said Berta. “They all let go.” And she came along.',
					later:
						'A big, big face looked in. “{hero} does not let go,” said Berta. “You can trust {them}.” They all said yes at once.',
				},
				{
					say: 'Play with the baby',
					outcome:
						'The baby was as big as a cow. “Ba!” it said. {hero} did peep, and boo, and peep, and boo. Then the baby went to sleep with no bed at all. Berta gave {hero} the old rattle.',
					later: 'But {hero} had the rattle. It was as big as a barrel. Rattle, rattle, RATTLE! Then it was still.',
				},
			],
		},
		2: {
			meet: [
				'All of a sudden the world was white. It was bedsheets. They hung on ship’s ropes right across the way, and each was as big as a field. “Mind the wash,” said a voice from above. It was Berta, a giant, with [a basket|a clothes basket] as big as a boat. “I can’t take it down. My baby only sleeps in dry sheets, and there has been no wind all week.”',
			],
			flies: '“And don’t fly up there,” she said. “You’ll get tangled in the pillowcases.”',
			ways: [
				{
					say: 'Run with a sheet to make a wind',
					outcome:
						'“If there is no wind,” said {hero}, “we must make one.” {They} took the corner of a sheet and ran up the beach, and down, and up. It flapped, and filled, and it very nearly took {hero} to sea. But it was dry! Berta gave {them} the baby’s smallest hanky. It was just right for a sail.',
					later:
						'{hero} held up the giant hanky. In came the wind by the door, and whoomp! It took {hero} off the floor, over a row of hats, and set {them} down.',
					as: { quick: 'You have to be {trait} to be a wind.' },
				},
				{
					say: 'Take one end and help Berta wring',
					outcome:
						'Berta took one end and {hero} took the other. Berta twisted. {hero} held on, and went around, and around, and around, with {their} eyes shut. Water ran down the beach. “They all let go,” said Berta, “and you didn’t.” She came along a little way, on the tips of her toes.',
					later:
						'The roof came up a bit, and there was an eye. “I only want to say,” said Berta, “that {hero} holds on. I twisted {them} nine times.” She put the roof back with care. That was good enough for everybody.',
					as: {
						bold: 'It was {trait}, and it made {them} very giddy.',
						careful: '{hero} was {trait}, and had tied {themself} on first.',
					},
				},
				{
					say: 'Get the baby to sleep without any sheet',
					outcome:
						'The baby sat in the sand, and was as big as a cow. It did not look sleepy. {hero} hid behind a sheet, and came out again. “Boo.” The baby laughed so hard that it fell over, and then it stayed there, fast asleep. “Without a sheet!” whispered Berta. She gave {hero} the old rattle.',
					later:
						'{hero} had to take the giant rattle in both arms. Rumble, rumble, CRASH! A dog ran out. Then it was very, very still.',
					as: { merry: 'Babies like people who are {trait}.', kind: 'Babies can tell if you are {trait}.' },
				},
			],
		},
		3: {
			meet: [
				'Around the next corner there was no more landscape. There was only linen. Bedsheets the size of fields hung from ships’ cables, straight across the way, dripping. “Mind your heads,” said someone from very high up. It was a giant named Berta, with pegs in her mouth and a basket that had once been a boat. “I know, I know, I’m blocking the road. But the baby won’t sleep in damp sheets, and there hasn’t been a breath of wind since [Sunday|last Sunday]. And if the baby doesn’t sleep, believe me, nobody on this coast does.” A wail went up behind the hill. Gulls fell off things.',
			],
			flies: '“And I wouldn’t fly,” said Berta. “There’s a duvet up there in the clouds. We lost a heron in it.”',
			ways: [
				{
					say: 'Turn one of the sheets into a sail, and run with it',
					outcome:
						'“If the wind won’t come to the sheet,” said {hero}, “we’ll take the sheet to the wind.” {They} got hold of one corner and ran. It dragged. It lifted. Then it filled, with a boom, and {hero} discovered what it is to be a very small ship. They were up the beach and back in a minute, and up and back again, until the whole thing crackled with dryness. Berta gave {them} a hanky, with a duck on it. It would have covered a wagon.',
					later:
						'{hero} still had Berta’s hanky. {They} shook it out by two corners, with its great yellow duck, just as somebody opened the door. The draft did the rest. There was a boom, a great many hats, and a long slow swoop, and {hero} came down right where {they was} wanted, with the duck on top.',
					as: {
						quick: '{hero} was {trait}. It still went a good deal faster than {they} did.',
						bold: 'You could call it {trait}. Berta called it mangling.',
					},
				},
				{
					say: 'Take hold of the other end and help wring it out',
					outcome:
						'It takes two to wring a sheet. “Hold tight,” said Berta, and began to twist. {hero} held tight. {They} went around slowly, and then not so slowly; the sea went by, and the hill, and the sea. Half a pond ran out on the sand. When it stopped, {they was} pointing the wrong way, and still holding on. “That’s nineteen people who let go,” said Berta, “and one who didn’t. I’ll see you down the road.” Each of her steps was one field.',
					later:
						'The roof was lifted up at one corner, politely, and there was an eye the size of a cartwheel. “Beg pardon,” said Berta. “I heard someone ask if {hero} can be relied on. I’ve wrung {them} out by hand, and {they} didn’t let go.” The roof went down. Dust fell. It seemed a poor moment to disagree.',
					as: {
						careful: 'Someone {trait} ties a knot first. {hero} had tied two.',
						bold: 'It takes a {trait} sort of person to be laundry.',
					},
				},
				{
					say: 'Go behind the hill and see to the baby',
					outcome:
						'The baby sat behind the hill and was roughly as big as a haystack. It looked at {hero}. It drew breath. {hero} stepped behind a sheet. There was a silence. “Boo,” said {hero}, coming out at the other end. In all its life nobody had ever been small enough to surprise that baby. It was done fifteen times. At the sixteenth there was only a snore, and the sand shook with it. “On the bare ground,” whispered Berta. “Without so much as a hem.” She gave {hero} an old rattle, with both hands.',
					later:
						'The rattle had been carved from a barrel, with nine cannonballs in it. {hero} set it on the steps and gave it a push with everything {they} had. It went down all of them. The last cannonball could be heard rolling about for some time, and apart from that there was nothing to hear at all.',
					as: {
						merry: 'Being {trait} is a serious business if the other person is two.',
						kind: 'The {trait} are good with babies. The size hardly matters.',
					},
				},
			],
		},
		4: {
			meet: [
				'Beyond the headland the coast had been hung up to dry. Sheets the size of parishes swung, or rather failed to swing, from a set of ships’ cables, and there was no seeing around them in either direction. “I am aware of it,” said Berta. She was a giant, with pegs in her mouth, and she said it to the horizon, as one does after the fiftieth complaint. There had been no wind since [Sunday|the equinox]; her child would not lie in damp linen; and a mile inland, behind a hill, one could hear it not lying in it. Three villages had sent petitions. “They write that it is excessive,” said Berta. “It is. She is one year old, and she has nobody to play with who does not run.” She took out a peg in order to say the rest. “I hang them so that she cannot see them running.”',
			],
			flies:
				'One did not fly over it, either. There were quilts up there, in the low cloud, and she had been picking things out of them all week that had tried.',
			ways: [
				{
					say: 'Catch a corner of the sheet, and make the wind yourself',
					outcome:
						'It seemed absurd that so much sail should stand about waiting. {hero} got {their} {hands} on a corner and set off with it at a run, along the hard sand, dragging an acre of linen that did not want to come; then the air got under, there was a crack like a gun, and it was no longer clear which of them was running. They went to the end of the beach in seven strides. It took until evening, and at the end of it there was not a damp thread on that shore. Out of the basket Berta chose a handkerchief, with a duck on it. “She has outgrown it,” she said. “It is barely a jib.”',
					later:
						'{hero} unfolded it on the steps outside. It had a duck on it, and somebody’s initial, and it was barely a jib. {They} took two corners and waited for the doors. When they opened, and the sea wind came in over the sill like a late guest, there was a report that put out half the lamps; and {hero} crossed the assembly at the height of the gallery, at a fair speed, under a large yellow duck, and was set down where {they} had been told that {they} could not go.',
					as: {
						quick: 'It is a humbling thing to be {trait}, and be overtaken by bed linen.',
						bold: 'It has been described as {trait}. {hero} had merely omitted to let go.',
					},
				},
				{
					say: 'Take the other end, and be wrung along with it',
					outcome:
						'A sheet is a matter for two people, and there had only been the one. {hero} took hold of the other end. “They let go,” said Berta, not hopefully, “as a rule.” Then she turned her wrists. The sea went by, and the hill; and once, very fast, what looked like a row of villagers on the ridge with their mouths open. A stream ran down the sand that was later given a name. When it came to an end {hero} lay on the ground, facing north, with the hem still in {their} {hands}. Berta looked at it for some time. “I would not have minded,” she said. “I had got used to it.” And she walked with {them} as far as the bridge, taking the smallest steps she could.',
					later:
						'It grew dark, because somebody was standing in front of all the windows. “I shall not come in,” said Berta. “I only heard it asked what {hero} is worth. I am not a judge of speeches. I had {them} by the one end of a double sheet, and I turned it nineteen times, and at the other end there was still somebody there.” She thought. “You are all so careful of me,” she said. “That one held on.” When the light came back a good many of them were looking at their laps.',
					as: {
						careful:
							'It was consistent of somebody {trait} to have made it fast with a round turn and two half hitches.',
						kind: 'It cannot have been for the sheet. Someone had called {them} {trait}; someone was probably right.',
					},
				},
				{
					say: 'Go around the hill, and do not run',
					outcome:
						'The child was sitting in a gravel pit, with her back to everything. She was about as large as a barn. When she saw {hero} she held her breath, in order not to blow {them} away, and it was that which decided the matter. {hero} stepped behind the nearest sheet. {They} counted to five; {they} looked out at the other end. Not one person, in the whole of her life, had ever gone and come back. It had to be done again. It had to be done, all told, some forty times, until the light went, and the laugh got slower, and turned over on its side. “On gravel,” said Berta. “With no sheet at all.” She laid a rattle in front of {hero}. It had been a buoy.',
					later:
						'The rattle had been a buoy once, and it held what sounded like a battery of small cannon. {hero} could not lift it. {They} put {their} {hands} against it at the top of the steps, and leaned. It went down all thirty, taking its time over each. It crossed the floor; it knocked, twice, on the far wall; and when it had stopped there was left in the whole of that assembly only one voice, which was a baby’s, in somebody’s arms, and it said, “Again.”',
					as: {
						merry: 'The {trait} have no dignity to lose, and are in demand accordingly.',
						kind: 'There are those who would call it {trait}. It was also, {hero} noticed, the best afternoon in weeks.',
					},
				},
			],
		},
	},
};
