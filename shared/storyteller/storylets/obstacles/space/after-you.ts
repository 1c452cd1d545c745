import type { Obstacle } from '../../format.ts';

export const afterYou: Obstacle = {
	id: 'after-you',
	alsoIn: ['robot', 'science-fiction', 'time-travel', 'superhero', 'sports'],
	place: { the: 'the round door', at: 'at the round door', to: 'to the round door', backdrop: 'space' },
	people: {
		bip: { call: 'Bip', a: 'a robot with good manners', type: 'Robot', pronoun: 'he' },
		bop: { call: 'Bop', a: 'a robot with better manners', type: 'Robot', pronoun: 'she' },
	},
	props: ['door'],
	blocks: [],
	ways: [
		{ id: 'bow', use: 'reach' },
		{ id: 'beep', use: 'hear' },
		{ id: 'straw', use: 'trust', ally: 'bop' },
	],
	levels: {
		1: {
			meet: 'The way went in at a round door. In front of it stood two robots. “After you,” said Bip. “No, no, after you,” said Bop. “I won’t go before you!” They were so polite that they never went in. And no one could get by.',
			ways: [
				{
					say: 'Bow lower than Bip and Bop',
					outcome:
						'{hero} bowed to Bip and Bop. So they bowed too, and lower. Then {hero} bowed so low that {hero} rolled in at the door. “How polite!” said Bip and Bop. They bowed as low as that, and rolled in too. So the way was free.',
					later:
						'{hero} bowed, as to Bip and Bop. So everybody had to bow too, and look at the floor. And {hero} rolled in, right under their noses.',
				},
				{
					say: 'Beep like a cross robot',
					outcome:
						'“If you were cross, how would you go?” asked {hero}. “Beep,” said Bip, very softly. “BEEP!” went {hero}. It was so loud that they both jumped to the side. And so the door was free.',
					later: '“BEEP!” went {hero}, like a cross robot. Everybody jumped. And then no one made a peep.',
				},
				{
					say: 'Let them pull straws for it',
					outcome:
						'“The long straw goes first,” said {hero}, and held out two. Bip pulled one and Bop pulled one. Bop had the long one! “So I may go first?” said Bop. In she went, and then Bip. Now the door was free. And Bop came along, to go first some more.',
					later: '“{hero} was fair to Bip,” said Bop. “And {hero} was fair to me. So {hero} will be fair to you.”',
				},
			],
		},
		2: {
			meet: [
				'The way went in at a round door, and somebody has to be the first through a door. In front of it stood two robots. “After you,” said Bip, and held out an arm. “I wouldn’t dream of it,” said Bop. “After you.” “But I insist.” “But I insist more.” They had been built to be polite, [in the same week|by the same firm], and they had met at this door three days ago. “And you can’t go first,” Bip told {hero}. “It’s Bop’s turn.” “It’s Bip’s,” said Bop.',
			],
			ways: [
				{
					say: 'Bow lower than both of the robots',
					outcome:
						'“No, after you,” said {hero}, and bowed. That was polite, so the robots bowed too, and lower. {hero} went lower. Creak, went Bip. Crunch, went Bop. Then {hero} was down so low that there was only one way to go, and rolled, right through the door. “Beautifully done,” said the robots. They bowed until they rolled too, one to the left and one to the right, and the door was free.',
					later:
						'{hero} bowed to them all. That is catching. They bowed back, every row, and looked at the floor. {hero} bowed a bit lower still, and rolled. When the last row straightened up, {hero} was in front.',
					as: {
						careful: '{hero} got the bow just right.',
					},
				},
				{
					say: 'Borrow the beep that Bip never dared to use',
					outcome:
						'“Don’t you ever get cross?” asked {hero}. “There is a beep for it,” whispered Bip. “I have never used it.” He showed {hero} how. {hero} took a deep breath. “BEEEEP!” Both of them leaped to the side at once. “Dear me,” said Bop. “Excuse us,” said Bip. And {hero} walked in between.',
					later:
						'{hero} thought of Bip’s cross beep. “BEEEEP!” It is a sound that says excuse me and means it. Everybody leaped to the side, and looked sorry, and did not know what for.',
				},
				{
					say: 'Hold two straws and let them draw',
					outcome:
						'{hero} broke a straw in two. “The long one goes first,” said {hero}. “I won’t look, and you won’t look, so no one is being rude.” The robots drew. “I have the long one,” said Bop. “I am so sorry!” “I’m so glad,” said Bip, and his lamp went green. He had needed to sit down for three days. So he did, by the wall. Bop went first, and came along, so as to go first a little longer.',
					later:
						'“I have two words to say,” said Bop, “after you, of course. No? Then I will.” She gave a bow. “{hero} is fair. {hero} held the straws and did not look. I checked, with my back eye.”',
				},
			],
		},
	},
};
