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
		3: {
			meet: [
				'The road split around a rock as tall as a church. It made no difference which side you took. Each gap was as wide as one donkey. [In the left-hand one a donkey called Jenny had her heels dug in, and was hauling on a rope.|A donkey was stuck in the left one. She was called Jenny, and she was hauling on a rope with all four feet.] “Can’t stop!” she gasped. “It’s my brother. Quicksand. I’ve had him since [yesterday|last night].” The rope went off around the rock. {hero} followed it. In the right-hand gap, with his heels dug in, was a donkey called Jasper. “My sister,” he gasped. “Quicksand. She’s ever so heavy. She’s been at the oats.” They’d been bringing home a clothesline, one in front and one behind. At the rock each had kept to a side. There’d been a tug; and each of them, quite rightly, had pulled.',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “If you go up there I’ll look,” said Jenny through her teeth, “and if I look I’m done for. So is he.”',
			ways: [
				{
					say: 'Make both ends fast to the rock and let it do the pulling',
					outcome:
						'“That rock weighs more than you,” said {hero}. “It isn’t tired, either.” {They} took a turn around it with Jenny’s end, and two turns with Jasper’s. The knots creaked. “Now you can let go, and run.” The donkeys ran. They both ran the same way around, so that they chased each other twice before one of them had the idea of turning back; and then there was a bump. “You’re dry!” said Jenny. “I’m dry?” said Jasper. “YOU’RE dry!” It took them some time to stop being angry about it, and they went home without their clothesline, which {hero} was coiling up.',
					later:
						'{hero} coiled up the donkeys’ clothesline and threw. It uncoiled beautifully, over all the heads, and fell in somebody’s lap in the front row. “Pull!” shouted {hero}. It’s a strange thing: hand people a rope, and they don’t ask what’s on it. Six of them had hold of it already. {hero} held on to the other end, tight, and went through that crowd like a cork out of a bottle.',
				},
				{
					say: 'Pluck the tight rope like the string of a bass',
					outcome:
						'A rope with a donkey at each end is a musical instrument. {hero} hooked {themself} around the middle of it, leaned back, and let go. BRUMMM. It was so low that you didn’t hear it as much as stand in it. The rock hummed. Two sets of ears went up. “Jasper?” said Jenny into the rope. “Is that the quicksand?” “I can hear you!” said the rope. “Hold on, I’m pulling you out!” “I’m pulling YOU out!” There was a long hum. Slowly, at both ends, two donkeys put down the rope, and came out of the gaps, and {hero} rolled it up.',
					later:
						'{hero} made one end of the donkeys’ rope fast, stretched it till it creaked, and let it go. BRUMMM. It came up through the soles of people’s shoes. You can’t shout against a thing like that; your own voice wobbles, and you sound like a sheep. One after another they tried it, heard the sheep, and shut their mouths.',
				},
				{
					say: 'Take over Jenny’s end, so that she can go and look',
					outcome:
						'“Go and look,” said {hero}. “I’ve got him.” Jenny didn’t hand it over at once. She looked at {their} {hands}. She showed {them} how to lean. Then the whole of that weight came on, and {hero} thought about nothing but not letting go. It pulled in jerks, like a large fish with opinions. Something came around the rock at last, and it was two pairs of ears. “He was pulling me,” said Jenny. “I walked up behind him. He was crying, and pulling, and he wasn’t even damp.” She saw how far {hero} had been dragged. There were two long grooves. She left Jasper to roll up the line, and came along, because a person who holds on like that ought to be held on to.',
					later:
						'“I’ve only got the one brother,” said Jenny, “and today I thought I was holding him up by a string. You don’t pass that around.” She looked along the rows with her long, serious face. “I passed it to {hero}. {They} had known me for as long as it takes to say so. There are two grooves in the sand, as deep as that, where {they} didn’t let go.”',
				},
			],
		},
		4: {
			meet: [
				'A rock as tall as a church stood in the road, with a narrow gap on the left of it and another on the right. [In the left gap a donkey called Jenny lay back against a rope, with her hooves dug in, and did not turn her head.|On the left somebody was breathing hard. It was a donkey called Jenny, and she lay back against a rope with her whole weight.] “It’s my brother,” she gasped. “Quicksand. I can hold him, but I can’t pull him out.” The rope ran on around the rock. {hero} followed it, and in the right gap was another donkey, lying back against the other end. “It’s my sister,” gasped Jasper. “Quicksand.” They had been bringing home a clothesline. She had gone to one side of the rock, and he to the other; the line had caught, and each had felt a jerk. The harder she saved him, the faster he seemed to sink. They let nobody step over the rope any more, for the last one had trodden on it. They had been at it [for a night and a day|since the day before]. There had once been three of them. The third had been lost in a river, because each of the others thought that the other one had the rope.',
			],
			flies: 'If anything flew over, Jenny would look up, and looking up cost an inch.',
			ways: [
				{
					say: 'Tie both ends of the rope to the rock',
					outcome:
						'“The rock isn’t tired,” said {hero}. {They} wound Jenny’s end of the rope around it twice, and Jasper’s end twice, tied the knots, and told the two donkeys that they would hold. It is hard to let go when nobody has ever held it but you. Jenny opened her jaws last. Then there were hooves on both sides, at a gallop, and behind the rock they crashed into each other. “You’re out!” “No, you’re out!” “I was never in!” They were furious. It takes a while to forgive a person you have been saving for nothing, a whole night and a day. They never wanted to see that clothesline again, and {hero} coiled it up.',
					later:
						'{hero} coiled up the donkeys’ clothesline and threw one end to the front. It landed on a gentleman’s knees. “Pull!” called {hero}. The gentleman would never have let {them} through. But when a rope is thrown to you, there is somebody in trouble at the other end. He pulled before he had thought about it, and then so did his neighbors. {hero} was hauled right through the crowd to the front, and asked if {they was} hurt.',
				},
				{
					say: 'Pluck the rope like the string of a bass',
					outcome:
						'The rope was as tight as two donkeys could make it. {hero} took hold of it halfway, drew it back, and let go. The hum went into the rock and through the sand and into everybody’s teeth. “Jasper?” said Jenny, with the rope between her jaws, and the rope carried it. “I’m here,” said the rope. “Don’t talk. I’ve got you.” “You’ve got me?” said Jenny. Neither of them was quick. It went to and fro several times, more and more quietly, until the rope sagged to the ground. Then both gaps were empty. Behind the rock two donkeys sat side by side in the dust. Neither of them had any more use for the clothesline, and {hero} went on with it.',
					later:
						'{hero} stretched the donkeys’ clothesline tight and plucked it. At first nothing seemed to happen. Then everybody felt it, in the benches and in the bones behind their ears. You could not shout it down, because it was not in the air. Anyone who tried heard his own voice shake like an old man’s. One after another they gave up, and the hum went on by itself for a while in the silence.',
				},
				{
					say: 'Hold Jenny’s end, so that she can go and look',
					outcome:
						'“Somebody has to go and look,” said {hero}, “and it should be you. Give him to me.” Jenny rolled one eye at {them}. Everybody else had only shouted advice. Then she gave {hero} the rope. It was warm, and there were tooth marks in it, and it nearly pulled {them} over. It was no use being clever or brave; it was only a matter of not letting go. {hero} did not let go. Then the pull stopped so suddenly that {they} sat down, and two donkeys were standing in the gap. “I wasn’t sure of you,” said Jenny. “I ran all the way around that rock, and I thought I had lost you both.” Jasper took the clothesline home. Jenny came with {hero}, since she owed somebody a walk.',
					later:
						'“There used to be three of us,” said Jenny. “That time, each of us thought that somebody else had the rope. So I don’t lend mine.” She waited until it was quiet. “I lent it to {hero}. {They} didn’t tell me that it would be all right. {They} said, ‘Give him to me,’ and when I came back {they} still had it. That’s all I know about {them}, and it’s enough.”',
				},
			],
		},
	},
};
