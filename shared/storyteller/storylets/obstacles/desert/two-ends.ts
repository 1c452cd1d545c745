import type { Obstacle } from '../../format.ts';

export const twoEnds: Obstacle = {
	id: 'two-ends',
	alsoIn: ['adventure', 'jungle', 'western', 'animal'],
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
			meet: 'Left of a big rock was a gap, and right of it too. In this gap stood Jenny, a donkey, and held a rope. “I have to pull! My brother sinks!” In that gap stood Jasper. “I have to pull! My sister sinks!”',
			flies: '“Do not fly!” said Jenny. “I look up, and I let go.”',
			ways: [
				{
					say: 'Tie the rope to the rock',
					outcome:
						'{hero} put the rope around the rock, and made a knot. “Now the rock pulls,” {they} said. So Jenny ran to look, and Jasper ran to look. Bump! “You are dry!” They gave {hero} the rope.',
					later:
						'{hero} threw the rope to the front. “Pull!” said {hero}. And they did! Heave, heave, and {they was} in.',
				},
				{
					say: 'Make the rope hum',
					outcome:
						'{hero} gave the rope a pluck. Brummm! “That was Jasper!” said Jenny. “He is well!” “That was Jenny!” said Jasper. And they both sat down, plop. {hero} got a bit of the rope.',
					later: '{hero} made the rope hum. Brummm! It was in the floor, and in each nose. And they all were still.',
				},
				{
					say: 'Hold the rope for Jenny',
					outcome:
						'“You look. I hold,” said {hero}. Jenny let {them} have the rope. It was hard to hold! “He is not in the sand,” said Jenny. “And you did not let go.” So she came along.',
					later: '“I let {hero} hold my brother,” said Jenny. “{They} held on.” You can trust somebody who holds on.',
				},
			],
		},
		2: {
			meet: [
				'In the middle of the way stood a big rock, with one gap to the left of it and one to the right. In the left one stood Jenny, a donkey. She was pulling at a rope with all her might. “Quick!” she panted. “My brother’s in the quicksand! [I can feel him pull.|He’s as heavy as anything.]” The rope went around the rock. In the right gap, at the other end, stood Jasper, a donkey too. “Quick!” he panted. “My sister’s in the quicksand!”',
			],
			flies: '“Don’t fly past!” said Jenny. “If I look up, I slip.”',
			ways: [
				{
					say: 'Tie both of the ends to the rock',
					outcome:
						'“Let the rock do it,” said {hero}. {They} wound the left end around a corner of it, and then the right end, and made two good knots. “Now let go.” They let go one toe at a time. Nobody sank. They ran to save each other, and met at the back, with a bump. “But you’re all dry!” cried Jenny. They needed only one knot’s worth of rope to get home. {hero} could have the rest.',
					later:
						'{hero} threw one end of the rope over all the hats to the people in front. “Pull!” {they} called. Nobody asked why. If somebody says pull, you pull. Heave, ho, and {hero} slid in between them like a drawer.',
					as: { clever: 'The {trait} let rocks do the work.' },
				},
				{
					say: 'Pluck the rope and let it hum',
					outcome:
						'The rope was as tight as a string on a fiddle. So {hero} plucked it. BRUMMM! It hummed in the rock, and it hummed in the donkeys’ teeth. “Jasper?” said Jenny. “Was that you?” The rope carried it all the way. “Jenny? Where are you?” “I’m here, pulling you out!” “No, that’s me!” It was quiet for a bit. Then they both sat down. {hero} was given a piece, for music.',
					later:
						'{hero} stretched the piece of rope as tight as it would go, and plucked it. BRUMMM! It came up through the floor. It hummed in their teeth, and nobody can quarrel with humming teeth.',
					as: { merry: 'It was a tune that only somebody {trait} would play.' },
				},
				{
					say: 'Take over Jenny’s end while she goes to look',
					outcome:
						'“I’ll hold him,” said {hero}. “You go and see.” It took Jenny a while to give up that rope. Then she ran. It pulled like a cow. {hero} leaned back, and held on, and counted. At ninety she came around the rock with Jasper next to her, and there was not a grain of sand on him. “You can let go,” said Jenny. “I didn’t know if you would wait.” She came along, carrying nothing at all.',
					later:
						'“When you think it’s your brother on the other end,” said Jenny, “you don’t give the rope to just anybody. I gave it to {hero}. I looked back once. There were two long lines in the sand, and at the end of them was {hero}.” That was enough.',
					as: {
						kind: 'Only somebody {trait} takes over a brother.',
						quick: 'For {trait} {hero} ninety was a very big number.',
					},
				},
			],
		},
		3: {
			meet: [
				'The road split around a rock as tall as a church. It made no difference which side you took. In the left-hand gap a donkey called Jenny had her heels dug in, and was hauling on a rope. “Can’t stop!” she gasped. “It’s my brother. Quicksand. I’ve had him since [yesterday|last night].” The rope went off around the rock. {hero} followed it. In the right-hand gap, with his heels dug in, was a donkey called Jasper. “My sister,” he gasped. “Quicksand. She’s ever so heavy. She’s been at the oats.” They’d been bringing home a clothesline, one in front and one behind. At the rock each had kept to a side. There’d been a tug; and each of them, quite rightly, had pulled.',
			],
			flies: '“If you go up there I’ll look,” said Jenny through her teeth, “and if I look I’m done for. So is he.”',
			ways: [
				{
					say: 'Make both ends fast to the rock and let it do the pulling',
					outcome:
						'“That rock weighs more than you,” said {hero}. “It isn’t tired, either.” {They} took a turn around it with Jenny’s end, and two turns with Jasper’s. The knots creaked. “Now you can let go, and run.” They ran. They both ran the same way around, so that they chased each other twice before one of them had the idea of turning back; and then there was a bump. “You’re dry!” said Jenny. “I’m dry?” said Jasper. “YOU’RE dry!” It took them some time to stop being angry about it. They only wanted half of the clothesline after that. The other half was for {hero}.',
					later:
						'{hero} coiled up the clothesline and threw. It uncoiled beautifully, over all the heads, and fell in somebody’s lap in the front row. “Pull!” shouted {hero}. It’s a strange thing: hand people a rope, and they don’t ask what’s on it. Six of them had hold of it already. {They} held on to the other end with all {they} had, and went through that crowd like a cork out of a bottle.',
					as: { clever: 'It was {trait}, to ask who was the least tired.' },
				},
				{
					say: 'Pluck the tight rope like the string of a bass',
					outcome:
						'A rope with a donkey at each end is a musical instrument. {hero} hooked {themself} around the middle of it, leaned back, and let go. BRUMMM. It was so low that you didn’t hear it as much as stand in it. The rock hummed. Two sets of ears went up. “Jasper?” said Jenny into the rope. “Is that the quicksand?” “I can hear you!” said the rope. “Hold on, I’m pulling you out!” “I’m pulling YOU out!” There was a long hum. Slowly, at both ends, two donkeys put down their heels and then the rope. {hero} got an arm’s length, and a lesson in tightening it.',
					later:
						'{hero} made one end of the rope fast, stretched it till it creaked, and let it go. BRUMMM. It came up through the soles of people’s shoes. You can’t shout against a thing like that; your own voice wobbles, and you sound like a sheep. One after another they tried it, heard the sheep, and shut their mouths.',
					as: { merry: 'It’s the sort of music that {trait} people have in them.' },
				},
				{
					say: 'Take over Jenny’s end, so that she can go and look',
					outcome:
						'“Go and look,” said {hero}. “I’ve got him.” Jenny didn’t hand it over at once. She looked at {their} {hands}. She showed {them} how to lean. Then the whole of that weight came on, and {hero} thought about nothing but not letting go. It pulled in jerks, like a large fish with opinions. Something came around the rock at last, and it was two pairs of ears. “He was pulling me,” said Jenny. “I walked up behind him. He was crying, and pulling, and he wasn’t even damp.” She saw how far {hero} had been dragged. There were two long grooves. She left Jasper to roll up the line, and came along.',
					later:
						'“I’ve only got the one brother,” said Jenny, “and today I thought that I was holding him up by a string. You don’t pass that around.” She looked along the rows with her long, serious face. “I passed it to {hero}. {They} had known me for as long as it takes to say so. There are two grooves in the sand, as deep as that, where {they} didn’t let go.”',
					as: { kind: 'There’s nothing so heavy as somebody else’s brother, and {hero} was only {trait}.' },
				},
			],
		},
		4: {
			meet: [
				'A rock stood in the road, as tall as a church, and one could pass it by the left or by the right. By the left one met a donkey called Jenny. She lay back in the harness of a rope, with her hooves plowed in to the fetlock, and did not turn her head. “My brother,” she got out. “Quicksand. I can hold him; I cannot do more.” The rope ran on around the stone. {hero} followed it, and found, in the other opening, another donkey, in the same attitude. His name was Jasper. “It is my sister,” he said, and wept with the strain. They had been fetching a clothesline home between them; he had kept to one side of the rock and she to the other; it had caught, and there had been a jerk. The harder she saved him the faster he appeared to be going under. It had lasted [a night and a day|since the day before]. There had been three of them once; it was at a ford, and it was quickly over, and each had thought that the other had the rope.',
			],
			flies:
				'She must be asked not to rise into the air. One looked up, as one could not help doing; and it would cost an inch.',
			ways: [
				{
					say: 'Make it fast to the rock, at both of its ends',
					outcome:
						'“There is a third party here,” said {hero}, “and it is not tired.” The rock had a horn to it, low down. {They} took two turns about that with Jenny’s end, and two with Jasper’s, and told each that it would bear. To let go of a thing is slow work, when one has been the only one. Jenny opened her jaws last of all. Then there were hooves, on both sides, at a gallop; and behind the rock there was a collision. “You are out,” one could hear. “It is you who are out.” “I was never in!” They were beside themselves. It takes a good while to forgive a person whom one has saved, for nothing, a night and a day. Of the clothesline they wished to see no more than half again, and the rest of it was put upon {hero}.',
					later:
						'{hero} coiled the clothesline, and sent it out over the company. It came down across the knees of a gentleman in front. “Pull!” {they} called. It would not have occurred to any of those people to let {hero} by. But a rope that is thrown to one has somebody on it. He pulled, before he had thought; then his neighbors did; the whole of the first row leaned back, red in the face, with the light of rescue in their eyes; and {hero} arrived among them, a little out of breath, and was asked if {they was} hurt.',
				},
				{
					say: 'Sound the rope, at the middle, like a string',
					outcome:
						'It was as taut as a thing can be that has a donkey at either end. {hero} felt along it to the middle, drew it toward {them}, and let go. It was less a note than a condition. The rock took it up; the sand, on both sides, shifted into small even waves. “Jasper?” said Jenny. She had said it into the rope, and by the rope it was handed on. “I am here,” it answered her. “Do not talk, you will need your breath. I have you.” “You have me?” said Jenny. They were neither of them quick. It went back and forth a number of times, through the stone, in voices that got lower and lower; at the last there was nothing but hum. It slackened. {hero} went through on the right, past somebody who was sitting in the dust, with a length of rope held out for whoever might want it.',
					later:
						'{hero} drew the length of rope out tight, and sounded it. There was a moment in which it seemed that nothing had happened. Then people felt it, in the bench, and in the bone behind the ear. It was not to be shouted down, as it was not in the air; whoever tried found that his voice shook like an old man’s, and that he had for some reason thought of his brother. They desisted. It went on a little by itself, like something that two people are holding.',
				},
				{
					say: 'Relieve Jenny of her end, and send her to see',
					outcome:
						'“Somebody must go and look,” said {hero}, “and it had better be you. Give him to me.” Jenny rolled one eye at {them}. No one who had come by had offered it; they had shouted advice. It is a strange thing to be handed, a life, by the end, warm, with tooth marks in it. It all but had {hero} off the ground. {They} lay back, as {they} had been shown; it was no use to be clever about it, or brave. One only had to be there. When the strain went off, so suddenly that {hero} sat down, there were two of them standing in the gap. “I was not sure of you,” said Jenny. “I ran all the way around thinking that I should have to go on without either.” Jasper took charge of the clothesline. Jenny took charge of {hero}.',
					later:
						'“We were three,” said Jenny. She had not mentioned it before. “There was a rope that day too, and there was nobody on it. So I do not lend mine.” She waited until it was quite quiet. “I lent it to {hero}. {They} did not say that it would be all right. {They} said, give him to me. I have been around that rock, with my heart in my mouth, and have come out at the other side, and seen what there was at the end; and I can tell you who was on the rope.”',
				},
			],
		},
	},
};
