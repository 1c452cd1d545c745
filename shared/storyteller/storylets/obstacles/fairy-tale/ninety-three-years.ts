import type { Obstacle } from '../../format.ts';

export const ninetyThreeYears: Obstacle = {
	id: 'ninety-three-years',
	alsoIn: ['dragon', 'fantasy', 'ghost', 'magical-school', 'royal', 'time-travel', 'unicorn'],
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
				'The road went in at one gate of a castle and out at the other, and between them everyone was asleep. Guards slept on their spears, and a herald with a trumpet at his lips. A cook slept with her arm raised, in the middle of a slap. “Shh!” breathed somebody. An old man was dusting a dog. “I’m the kitchen boy,” he whispered. “I’d gone out for parsley when it happened, so they call me that. I mean, they would. It’s a hundred years, and it’s been ninety-three.” [He looked tired.|He looked very tired.] “Everyone who comes in kisses somebody or bangs into a suit of armor. So I send people around by the thorns, and it takes them a day. I’ve got everyone clean, and I mean to hand them over like that.”',
			],
			flies:
				'“What if I fly?” asked {hero}. “It’s worse higher up,” whispered Parsley. “You’ve no idea how much dust there is on the lamps.”',
			ways: [
				{
					say: 'Shake the note out of the sleeping herald’s trumpet',
					outcome:
						'By the far gate stood a herald, with his trumpet at his lips. He had just blown when it happened, and the note was stuck. “It’s been on my mind,” whispered Parsley. “When he wakes up it’ll go off like a cannon.” {hero} slid the trumpet out of his hands, tipped it up, and shook. Something round and golden rolled forward and trembled on the edge. The two of them corked it with a bread roll. “Take it away,” whispered Parsley. “Open it somewhere where it can’t wake anyone that I’ve dusted.” For that, he said, anybody might tiptoe through, and held the gate.',
					later:
						'{hero} pulled the bread roll out of the trumpet. It was one note, and it was ninety-three years old. It had been meant for a king. It came out slowly and stood in the room like a golden pillar, and when it had gone, people found that they were all on their feet. Nobody cared to be the first to talk after that.',
				},
				{
					say: 'Ask for a second duster, and dust your way through',
					outcome:
						'“Have you got another of those?” whispered {hero}. He had. So {they} dusted {their} way in, past the guards and the slap. You lift a sleeve, you do what’s under it, and you lay it down as it was. It turned out that the sleepers knew about it. When the feathers tickled, they drew in an elbow; they moved their feet; they had been doing it for ninety-three years. By the second gate {hero} had done thirty-one people and a cat. “You missed an ear,” whispered Parsley. But he let people go through by that way from then on, because it was done, and forgot to ask for the duster.',
					later:
						'“Excuse me,” said {hero}. “Just the dust.” {They} had brought Parsley’s second duster. Nobody makes room for a person in a hurry. But everyone, everywhere, lifts their elbow for somebody who’s dusting. They lifted cups; they moved their feet without looking down. {hero} did the whole length of the room, and when it was done there was nothing left but the front.',
					as: {
						quiet: '{hero} did not even rustle.',
					},
				},
				{
					say: 'Take over the duster, so that Parsley can sit down',
					outcome:
						'“When did you last sit?” asked {hero}. He had to work it out. {They} took the duster and gave him a stool, and he put it next to the pantry door and sat. {hero} kept watch. {They} caught a spoon that had been falling for ninety-three years, and turned away a prince. It was a good while before Parsley got up again. “There’s a fly on the king’s nose that’s awake,” said {hero}. “I let it be.” “That’s Gerald,” said Parsley. “You can trust Gerald.” He left Gerald in charge and the gates ajar, and came along with {hero}. He hadn’t walked so far since he was six.',
					later:
						'An old man with a feather duster had come in and was wiping the door handle. “I don’t go out,” said Parsley, “so I’ll be quick. I’ve got four hundred people asleep back there. I turned my back on all of them for {hero}.” He thought. “Nothing was kissed. Nothing was pinched. There was a prince at the gate, and {they} told him he was early.”',
				},
			],
		},
		4: {
			meet: [
				'The road went into the castle at one gate and out at the other, and in between they were all asleep. The guards had slid down their spears. The herald had fallen asleep while he was blowing his trumpet. The cook had been just about to box somebody’s ear. Only one thing was missing, and that was dust. “Quietly, if you please,” whispered a very old man, who was dusting a dog. His name was Parsley. When he was six years old they had sent him out for some, and when he came back with it everyone was asleep. “It’s a hundred years, and ninety-three are over,” he whispered. “I have kept them just as they were. I let nobody in. People mean [well|no harm], but they kiss them.” As a rule he rowed travelers around by the moat, but today he was behind with the dogs. Behind the pantry door a woman slept on a chair, and he had put fresh flowers in her lap. She was about thirty. She was his mother.',
			],
			flies: 'As for flying, there were the tapestries. The last pigeon had cost him two weeks.',
			ways: [
				{
					say: 'Shake the last note out of the herald’s trumpet',
					outcome:
						'What kept Parsley awake was the trumpeter. He stood at the far gate with his cheeks blown out, and he had blown just before he fell asleep, so the note must still be in there. “I’m getting slow,” whispered Parsley. “In seven years it will go off, right beside their heads.” {hero} took the trumpet out of the man’s fingers. {They} tilted it slowly, as you do with the last of the honey, until something round came creeping along inside and reached the rim. Parsley caught it in a hollow bread roll off the cook’s table. You could feel it hum through the crust. “Take it along,” said Parsley. “It ought to be let out among people.” He held the gate open himself, for anybody who could walk on tiptoe.',
					later:
						'{hero} held up the bread roll from the sleeping castle and broke it open. One note came out. It had been blown ninety-three years ago, for a king, by a man with a whole summer morning in his lungs. It went over everybody’s head, and right through everybody, out at the windows and on, and it took its time. When it was gone nobody could remember what he had been shouting about.',
				},
				{
					say: 'Take a second duster, and dust from gate to gate',
					outcome:
						'“Could you use some help with the east side?” asked {hero}. It was the only thing that anyone could have said in there. Parsley gave {them} a duster of goose feathers and explained about noses. You started with a guard. You lifted his cuff, dusted under it, and laid it back in the same folds. And they helped, which {hero} had not expected: when it tickled they drew in an arm, with a little sigh, like children when somebody covers them at night. So {hero} worked {their} way through thirty-one people and a cat, and came to the east gate. “You have a nice wrist,” whispered Parsley, and did not ask for the duster. Along that side, he thought, he could let people through.',
					later:
						'“Excuse me,” said {hero}. “Only dusting.” {They} had Parsley’s goose feathers. People stand firm when somebody pushes, and when somebody begs. But everyone has at some time lifted an elbow, or pulled in both feet, for a person with a duster, and the whole crowd did it now without looking around, and went on talking. {hero} dusted {their} way through the whole crowd. {They} did it properly. At the front there was nothing left to dust.',
				},
				{
					say: 'Do his dusting, and let him sit down',
					outcome:
						'“I’ll do it for a while,” whispered {hero}. “Isn’t there somewhere that you’d like to sit?” Parsley gave up the duster as a king gives up his sword. He took a stool into the pantry and shut the door. It was a long watch. {hero} caught a spoon that had been falling for ninety-three years. A prince came, and {they} told him that he was seven years early. From the pantry there was no sound, or perhaps only somebody telling somebody else about his day. It was a good while before Parsley came out. “She used to sing while she made the pastry,” he said. “I can’t remember the end of the song.” He hung a sign on the open gate, SOFTLY, and came along with {hero}. He had not been outside since he was six.',
					later:
						'“The people in my house are asleep,” said Parsley, and dusted the table from habit. “You learn who somebody is by what they do when everyone else is asleep. I have seen ambassadors go through pockets.” He folded up the duster. “I left four hundred of them alone with {hero}. My mother was there. When I came back they lay exactly as before, and somebody had caught the spoon. I’d let {hero} in anywhere. I let nobody in.”',
				},
			],
		},
	},
};
