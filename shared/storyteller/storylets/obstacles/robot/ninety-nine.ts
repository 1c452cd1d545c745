import type { Obstacle } from '../../format.ts';

export const ninetyNine: Obstacle = {
	id: 'ninety-nine',
	alsoIn: ['science-fiction', 'space', 'superhero', 'time-travel'],
	place: { the: 'the counting door', at: 'at the counting door', to: 'to the counting door', backdrop: 'hall' },
	people: { nona: { call: 'Nona', a: 'a robot in front of a door', type: 'Robot', pronoun: 'she' } },
	props: ['door'],
	blocks: ['flies'],
	ways: [
		{ id: 'together', use: 'trust', ally: 'nona' },
		{ id: 'ping', use: 'hear' },
		{ id: 'half', use: 'reach' },
	],
	levels: {
		1: {
			meet: 'The way went in at a big door. By it stood Nona, a robot. “I count to a hundred,” she said. “Then I go ping, and the door opens. Ninety-eight. Ninety-nine…” And she stopped. “I’m scared,” she said. “I don’t know what comes after a hundred.”',
			flies: '“What if I fly?” asked {hero}. But the door was shut all the way up.',
			ways: [
				{
					say: 'Say the hundred with her, on three',
					outcome:
						'“I’ll say it with you,” said {hero}. “On three!” One, two, three, and “A HUNDRED!” Ping! The door opened wide. “And a hundred and ONE!” cried Nona. There was more! So everyone could go in, and she came along, to count some more.',
					later:
						'“I was scared of a hundred,” said Nona. “But {hero} said it with me, on three. You can count on {hero}.”',
				},
				{
					say: 'Let Nona try out her ping',
					outcome:
						'“Then just do the ping,” said {hero}. “PING!” went Nona. It was so nice that she did it ten times. And the door opened wide! “Now you do it,” said Nona. “Ping!” said {hero}. And everyone could go in.',
					later:
						'PING! went {hero}, just like Nona. “Is that the cake?” people said. “Is it done?” And they hushed, to find out.',
				},
				{
					say: 'Ask for ninety-nine and a half',
					outcome:
						'“Just try ninety-nine and a half,” said {hero}. “That isn’t so far,” said Nona. “Ninety-nine and a half!” So half of the door opened. Half was big enough for a cow! So everyone could go in.',
					later:
						'“Just half a step, please,” said {hero}. That is not far! So everybody took half a step, and there was a gap.',
				},
			],
		},
		2: {
			meet: [
				'The way went in at a big door. In front of it stood Nona, a robot with a number on her chest. “I count to a hundred,” she said, “and then I ping, and the door opens. Ninety-seven. Ninety-eight. Ninety-nine.” She stopped. She went a bit pale around the bolts. “Ninety-nine,” said Nona. “Ninety-nine. [It’s going very well.|I’m nearly there.]” She had been saying so for days. “I looked it up,” she whispered. “I was built to count to a hundred. It doesn’t say what I do after that.”',
			],
			flies: '{hero} looked at the window. “If you fly in there, I’ll have to begin at one again,” said Nona.',
			ways: [
				{
					say: 'Take her by the hand and say it together',
					outcome:
						'“I don’t know what comes after, either,” said {hero}. “Shall we go and see?” Nona’s hand was cold, and it ticked. “A HUNDRED!” they both said. Ping! The door flew open, and it stayed open. Nona stood there with her eyes shut. She opened one. “A hundred and one?” she said. There was no end to it! She came along, to see how far it went.',
					later:
						'“A lot of people stood by my door and told me to hurry up,” said Nona. “{hero} was the first to say the number with me, and didn’t know either what would happen!” Her chest said four thousand and six by now. “That’s how high I’d count on {hero}.”',
				},
				{
					say: 'Ask her to try the ping without the number',
					outcome:
						'“What does your ping sound like?” asked {hero}. Nona had never done it. “PING,” she said softly, and then, “PING!” It was like the best oven in the world. Down the street three cooks ran to look at their pies. She pinged, and {hero} learned it and pinged too, until the door could not stand it any more and opened wide, for everybody.',
					later:
						'“PING!” went {hero}, just like Nona, and just like an oven. Everybody stopped. “It’s ready!” somebody whispered. “What is?” Noses went up all over the room, and everybody listened, to be told what it was.',
					as: { merry: '{Trait} {hero} did one more for the cooks.' },
				},
				{
					say: 'Suggest ninety-nine and a half to begin with',
					outcome:
						'“You don’t have to do it all at once,” said {hero}. “Try ninety-nine and a half.” Nona thought about it, and whirred. “Ninety-nine and a half,” she said, and nothing bad happened. The door went half open, and half of it was as wide as a barn. “Ninety-nine and three quarters!” she called after {hero}. She sounded like somebody with one foot in the bath.',
					later:
						'“Could you give me half a step?” asked {hero}. Everyone has half a step to spare. “And half of that?” said {hero}, and then asked for a quarter. It was so little each time that nobody minded. And there was the front.',
				},
			],
		},
	},
};
