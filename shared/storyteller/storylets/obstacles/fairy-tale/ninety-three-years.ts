import type { Obstacle } from '../../format.ts';

export const ninetyThreeYears: Obstacle = {
	id: 'ninety-three-years',
	alsoIn: ['dragon', 'fantasy', 'ghost', 'magical-school', 'royal', 'time-travel'],
	place: { the: 'the sleeping castle', at: 'in the sleeping castle', to: 'to the sleeping castle', backdrop: 'castle' },
	people: { parsley: { call: 'Parsley', a: 'an old man with a feather duster', type: 'Farmer', pronoun: 'he' } },
	props: ['feather'],
	blocks: ['flies'],
	ways: [
		{ id: 'note', use: 'hear' },
		{ id: 'dust', use: 'reach' },
		{ id: 'watch', use: 'trust', cost: 'time', ally: 'parsley' },
	],
	levels: {
		3: {
			meet: [
				'The road went in at one gate of a castle and out at the other, and between them everyone was asleep. Guards slept on their spears. A cook slept with her arm raised, in the middle of a slap. “Shh!” breathed somebody. An old man was dusting a dog. “I’m the kitchen boy,” he whispered. “I’d gone out for parsley when it happened, so they call me that. I mean, they would. It’s a hundred years, and it’s been ninety-three.” [He looked tired.|He looked very tired.] “Everyone who comes in kisses somebody or bangs into a suit of armor. So I don’t let people in. I’ve got them all clean, and I mean to hand them over like that.”',
			],
			flies: '“And no flying,” whispered Parsley. “You’ve no idea how much dust there is up there.”',
			ways: [
				{
					say: 'Shake the note out of the sleeping herald’s trumpet',
					outcome:
						'By the far gate stood a herald, with his trumpet at his lips. He had just blown when it happened, and the note was stuck. “It’s been on my mind,” whispered Parsley. “When he wakes up it’ll go off like a cannon.” {hero} slid the trumpet out of his hands, tipped it up, and shook. Something round and golden rolled forward and trembled on the edge. They corked it with a bread roll. “Take it away,” whispered Parsley. “Open it somewhere where it can’t wake anyone that I’ve dusted.”',
					later:
						'{hero} pulled the bread roll out of the trumpet. It was one note, and it was ninety-three years old. It had been meant for a king. It came out slowly and stood in the room like a golden pillar, and when it had gone, people found that they were all on their feet.',
					as: {
						careful: 'You want somebody {trait} to carry a thing like that.',
						bold: 'It was {trait} to shake it, with four hundred people asleep.',
					},
				},
				{
					say: 'Ask for a second duster, and dust your way through',
					outcome:
						'“Have you another of those?” whispered {hero}. He had. So {they} dusted {their} way in, past the guards and the slap. You lift a sleeve, you do what’s under it, and you lay it down as it was. It turned out that the sleepers knew about it. When the feathers tickled, they drew in an elbow; they moved their feet; they had been doing it for ninety-three years. By the second gate {hero} had done thirty-one people and a cat. “You missed an ear,” whispered Parsley. But he let {them} keep the duster.',
					later:
						'“Excuse me,” said {hero}. “Just the dust.” {They} had brought the duster. Nobody makes room for a person in a hurry. But everyone, everywhere, lifts their elbow for somebody who’s dusting. They lifted cups; they moved their feet without looking down. {hero} did the whole length of the hall, and when it was done {they was} at the other end.',
					as: {
						careful: 'It’s pleasant work, if you are {trait}.',
						quiet: 'Being {trait}, {hero} did not even rustle.',
					},
				},
				{
					say: 'Take over the duster, so that Parsley can sit down',
					outcome:
						'“When did you last sit?” asked {hero}. He had to work it out. {They} took the duster and gave him a stool, and he put it next to the pantry door and sat. {hero} kept watch. {They} caught a spoon that had been falling for ninety-three years, and turned away a prince. It was late when Parsley got up again. “There’s a fly on the king’s nose that’s awake,” said {hero}. “I let it be.” “That’s Gerald,” said Parsley. “You can trust Gerald.” He stuffed the keys in his pocket and walked them as far as he had walked since he was six.',
					later:
						'An old man with a feather duster had come in and was wiping the door handle. “I don’t go out,” said Parsley, “so I’ll be quick. I’ve got four hundred people asleep back there. I turned my back on all of them for {hero}.” He thought. “Nothing was kissed. Nothing was pinched. There was a prince at the gate, and {they} told him he was early.”',
					as: {
						kind: 'You could call it {trait}. All that {they} did was find a stool.',
						honest: 'If you are {trait} people leave you their castles.',
					},
				},
			],
		},
		4: {
			meet: [
				'One entered the castle by the western gate, and left by the eastern, and in between, it appeared, all of them were asleep. The guards had sunk down along their spears. A cook had been about to box somebody’s ear. Only the dust was not lying where it should; there was none. “If you would be so good,” said a voice like a page being turned. It came from a very old man, who was doing a greyhound with a feather duster. They would have called him Parsley, he believed, had they been in a position to; for he had been sent out for some, at the age of six, and had come back to this. “It is a hundred years,” he whispered, “and ninety-three are gone. I have kept them as they were. One lets nobody in. They mean [well|no harm]; they kiss people.” On the pantry door hung a child’s apron. Through the gap one could see a woman on a chair, in whose lap he had put fresh flowers, and who looked to be about thirty.',
			],
			flies:
				'One had better not fly, he breathed, on account of the tapestries; the last pigeon had cost him a fortnight.',
			ways: [
				{
					say: 'Rid the herald’s trumpet of what is still inside it',
					outcome:
						'What kept him awake was the herald. The man was standing at the eastern gate, with puffed cheeks and his trumpet raised, and had blown, there could be no doubt of it, in the very instant; so that it must be in there yet. “I shall not be so quick, in seven years,” whispered Parsley, “and it will go off beside their heads.” {hero} drew it out from between the fingers. {They} tilted it, little by little, as one gets the last of the honey; and a kind of roundness came creeping along the brass, as far as the rim, where they caught it with a roll. One could feel it hum through the crust. “It was for the king’s birthday,” Parsley said. “I should let it out among people. It has been waiting for some.”',
					later:
						'There was a roll in the mouth of the trumpet, and it was almost too hard to be got out. Then there it was. It was a single note, none too high; but it had been drawn for a king ninety-three years ago, by a man with the whole of a summer morning in his lungs, and one does not make them like that any more. It passed through them and over them. When it was quite gone nobody could have told what he had been about to say.',
					as: {
						careful: 'There are some things that only the {trait} should be given to carry. They slosh.',
						dreamy: 'It was granted to {hero}, who was {trait}, to see the color of it.',
					},
				},
				{
					say: 'Request a second duster, and work from gate to gate',
					outcome:
						'“Do you by any chance need help with the east side?” {hero} inquired. It was the only sentence with which one could have entered there. {hero} was handed some goose feathers on a stick; and it was explained about noses. One began with a guard. One raised a cuff, and went under it, and laid it back in its own folds; and what {they} would not have thought, they helped. When it tickled they drew in an arm, with a little sigh, as children do whom somebody covers in the night. They must have been doing it since before {hero}’s grandparents were born. It came to thirty-one persons, a page, and a cat; there lay the eastern gate. “You have a nice wrist,” Parsley breathed.',
					later:
						'“Pardon me,” said {hero}; “only the dust.” {They} had Parsley’s feathers with {them}. A crowd is proof against the great, who push, and against the small, who plead; but there is no one alive who has not, at some time, in a chair, lifted an elbow for somebody who was dusting. They raised their glasses. They drew in their shoes, and talked on. It was a large hall, and {hero} did it properly; {they} looked up, finally, and there was no more of it.',
					as: {
						careful: 'One could not have been too {trait} for it. The cat, in particular, was angora.',
						quiet: 'It is a calling for the {trait}. One is wanted everywhere, and seen by none.',
					},
				},
				{
					say: 'Relieve him of the duster, and have him sit in the pantry',
					outcome:
						'“I will do it for a while,” whispered {hero}. “Is there not somewhere that you would like to sit?” He gave up the duster as a king gives up a sword, looking past it. He took a stool and went into the pantry, and drew the door to. It was a long watch. {They} caught a spoon that had been in the act of falling since before there were railways. A prince presented himself, and {they} informed him that he was seven years early. No sound came out of the pantry, or at most, once, something like a person who tells somebody about his day. It had grown late when he returned. “She used to sing, while she did the pastry,” he said, “and I cannot get the end of it.” He locked up after them. He had not been beyond the gate since he was six, and he came as far as there was a lamp.',
					later:
						'Someone had come in who was passing a duster along the panels, from sheer habit, and as he did so the talk along that wall gave out. “They sleep, where I am in service,” said Parsley. “One learns what people are, by how they are with those who sleep. I have seen ambassadors go through pockets.” He wiped the last of the knobs. “I left four hundred of them with {hero}, my own with the rest, and I sat with my back to the door. I never once listened. I should like you to know that I listen for a living.”',
					as: {
						kind: 'It is the {trait} who think of it, that there might be somewhere one would like to sit.',
						honest: 'It could be left to someone {trait}: a castle, the keys, and all the pockets.',
					},
				},
			],
		},
	},
};
