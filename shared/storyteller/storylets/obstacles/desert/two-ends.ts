import type { Obstacle } from '../../format.ts';

export const twoEnds: Obstacle = {
	id: 'two-ends',
	alsoIn: [
		'adventure',
		'jungle',
		'western',
		'animal',
		'fairy-tale',
		'fantasy',
		'time-travel',
		'dinosaur',
		'historical',
	],
	place: { the: 'the split rock', at: 'at the split rock', to: 'to the split rock', backdrop: 'canyon' },
	people: {
		jenny: { call: 'Jenny', a: 'a donkey with a rope', type: 'Donkey', pronoun: 'she' },
		jasper: { call: 'Jasper', a: 'a donkey with a rope', type: 'Donkey', pronoun: 'he' },
	},
	props: ['rope'],
	blocks: ['flies'],
	ways: [
		{ id: 'rock', use: 'reach' },
		{ id: 'hum', use: 'hear' },
		{ id: 'hold', use: 'trust', ally: 'jenny' },
	],
	levels: {
		1: {
			meet: 'The path went by a big rock. There was a gap on the left, and a gap on the right. In one stood Jenny, a donkey, with a rope. “I have to pull! My brother is in the mud!” In the other stood Jasper, with the other end. “I have to pull! My sister is in the mud!” And no one could get by.',
			flies: '“Can’t I fly?” asked {hero}. “If I look up, I let go,” said Jenny. “And then my poor brother sinks!”',
			ways: [
				{
					say: 'Tie the rope to the rock',
					outcome:
						'{hero} put the rope around the rock and made a knot. Now it could not slip. So Jenny let go and ran to look, and so did Jasper. Bump! “You aren’t in the mud at all!” they said. They laughed, the gaps were free, and {hero} got the rope.',
					later:
						'{hero} threw one end of the rope to the front. “Pull!” called {hero}. The people there took it, and heave, heave! They pulled {hero} in.',
				},
				{
					say: 'Make the rope hum',
					outcome:
						'{hero} gave the rope a pluck. Brummm! “Is that you, Jasper?” said Jenny. “Is that you, Jenny?” said Jasper. They could hear each other in the rope! So they let go and ran to meet, and the gaps were free. {hero} got a bit of the rope.',
					later:
						'{hero} made the rope hum. Brummm! Everyone could feel it, in the floor and in each nose. So they all hushed.',
				},
				{
					say: 'Hold the rope for Jenny',
					outcome:
						'“You go and look,” said {hero}. “I’ll hold the rope.” It was hard to hold! Jenny ran around the rock, and there stood Jasper. “He isn’t in the mud at all,” said Jenny. “And you didn’t let go.” So the gaps were free, and she came along, to tell people of it.',
					later:
						'“I thought my brother was on that rope,” said Jenny. “{hero} held it for me and didn’t let go. And I am not light!”',
				},
			],
		},
		2: {
			meet: [
				'In the middle of the way stood a big rock, with one gap to the left of it and one to the right. In the left one stood Jenny, a donkey, so that nobody could get by. She was pulling at a rope with all her might. “Quick!” she panted. “My brother’s in the quicksand! [I can feel him pull.|He’s as heavy as anything.]” The rope went around the rock. In the right gap, at the other end, stood Jasper, a donkey too. “Quick!” he panted. “My sister’s in the quicksand!”',
			],
			flies: '“Can’t I fly?” asked {hero}. “So will I, if you fly,” panted Jenny, “and then I slip.”',
			ways: [
				{
					say: 'Tie both of the ends to the rock',
					outcome:
						'“Let the rock do it,” said {hero}, and wound both ends around a corner of it, and made two good knots. “Now let go.” The donkeys let go one toe at a time. Nobody sank. They ran to save each other, and met at the back, with a bump. “But you’re all dry!” cried Jenny. They forgot all about the rope, so {hero} untied it and went on.',
					later:
						'{hero} threw one end of the donkeys’ rope over all the hats to the people in front. “Pull!” called {hero}. Nobody asked why. If somebody says pull, you pull. Heave, ho, and {hero} slid in between them like a drawer.',
				},
				{
					say: 'Pluck the rope and let it hum',
					outcome:
						'The rope was as tight as a string on a fiddle. So {hero} plucked it. BRUMMM! It hummed in the rock, and it hummed in the donkeys’ teeth. “Jasper?” said Jenny. “Was that you?” The rope carried it all the way. “Jenny? Where are you?” “I’m here, pulling you out!” “No, that’s me!” It was quiet for a bit. Then the donkeys let go, and trotted out of the gaps to meet. And {hero} went on with the rope.',
					later:
						'{hero} stretched the donkeys’ rope as tight as it would go, and plucked it. BRUMMM! It came up through the floor. It hummed in their teeth, and nobody can talk with humming teeth.',
				},
				{
					say: 'Take over Jenny’s end while she goes to look',
					outcome:
						'“I’ll hold him,” said {hero}. “You go and see.” It took Jenny a while to give up that rope. Then she ran. It pulled like a cow. {hero} leaned back, and held on, and counted. At ninety she came around the rock with Jasper next to her, and there was not a grain of sand on him. “You can let go,” said Jenny. “I didn’t know if you would wait.” She came along, carrying nothing at all.',
					later:
						'“When you think it’s your brother on the other end,” said Jenny, “you don’t give the rope to just anybody. I gave it to {hero}. I looked back once. There were two long lines in the sand, and at the end of them was {hero}.” That was enough.',
				},
			],
		},
	},
};
