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
			meet: 'There was a round door, just big enough for one. In front of it stood two robots. “After you,” said Bip. “No, no, after you,” said Bop. They were so polite that no one went in at all!',
			ways: [
				{
					say: 'Bow lower than Bip and Bop',
					outcome:
						'{hero} bowed to Bip and Bop. So they bowed too, and lower. Then {hero} bowed so low that {they} rolled over. In at the door, and out on the other side! “How polite!” said Bip and Bop.',
					later:
						'{hero} bowed, so they all had to bow too. And when they looked down, {hero} rolled in, right under their noses.',
				},
				{
					say: 'Beep like a cross robot',
					outcome:
						'“If you were cross, how would you go?” asked {hero}. “Beep,” said Bip, very low. “BEEP!” went {hero}. It was so loud that they both jumped to the side. And so the door was free.',
					later: '“BEEP!” went {hero}, like a cross robot. They all jumped. And then no one made a peep.',
				},
				{
					say: 'Let them pull straws for it',
					outcome:
						'{hero} had two straws, a long one and a short one. “The long one goes first,” {hero} said. “And do not look!” So they pulled, and Bop had the long one. “I may go first?” said Bop. “How nice!” And she came along.',
					later: '“{hero} was fair to Bip,” said Bop, “and {hero} was fair to me. So I like {hero} a lot.”',
				},
			],
		},
		2: {
			meet: [
				'The way went through a round door, and it was only wide enough for one. Before it stood two robots with a lot of rust. “After you,” said Bip, and held out an arm. “I wouldn’t dream of it,” said Bop. “After you.” “But I insist.” “But I insist more.” They had been built to be polite, [in the same week|by the same firm]. They had been standing there for three years. “And if you went first,” they told {hero}, “we would have been rude to each other.”',
			],
			ways: [
				{
					say: 'Bow lower than both of the robots',
					outcome:
						'“No, after you,” said {hero}, and bowed. That was polite, so they bowed too, and lower. {hero} went lower. Creak, went Bip. Crunch, went Bop. Then {hero} was down so low that {they} tipped over and rolled, right through the door. “Beautifully done,” called the robots, and went on bowing to each other.',
					later:
						'{hero} bowed to them all. That is catching. They bowed back, every row, and looked at the floor. {hero} bowed a bit lower still, and rolled. When they straightened up, {hero} was in front.',
					as: {
						careful: '{hero} was {trait}, and got the bow just right.',
					},
				},
				{
					say: 'Borrow the beep that Bip never dared to use',
					outcome:
						'“Don’t you ever get cross?” asked {hero}. “There is a beep for it,” whispered Bip. “I have never used it.” He showed {hero} how. {hero} took a deep breath. “BEEEEP!” Both of them leaped to the side at once. “Dear me,” said Bop. “Excuse us,” said Bip. And {hero} walked in between.',
					later:
						'{hero} thought of the cross beep. “BEEEEP!” It is a sound that says excuse me and means it. They all leaped, and they all looked sorry, though they did not know for what.',
				},
				{
					say: 'Hold two straws and let them draw',
					outcome:
						'{hero} broke a straw in two. “The long one goes first,” {they} said. “I won’t look, and you won’t look, so no one is being rude.” They drew. “I have the long one,” said Bop. “I am so sorry!” “I’m so glad,” said Bip, and his lamp went green. He had needed to sit down since Tuesday. Bop went first, and did not stop.',
					later:
						'“I have two words to say,” said Bop, “after you, of course. No? Then I will.” She gave a bow. “{hero} is fair. {They} held the straws and shut {their} eyes. I checked, with my back eye.”',
				},
			],
		},
	},
};
