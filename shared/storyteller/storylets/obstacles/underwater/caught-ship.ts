import type { Obstacle } from '../../format.ts';

export const caughtShip: Obstacle = {
	id: 'caught-ship',
	place: { the: 'the anchor lane', at: 'on the anchor lane', to: 'to the anchor lane', backdrop: 'underwater' },
	people: { crombie: { call: 'Crombie', a: 'a crab who held a rope', type: 'Crab', pronoun: 'he' } },
	props: ['rope', 'boat'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'swing', use: 'reach' },
		{ id: 'knock', use: 'hear' },
		{ id: 'ask', use: 'trust', cost: 'time', ally: 'crombie' },
	],
	levels: {
		1: {
			meet: 'A rope came down from a boat, right across the lane. Crombie, a crab, held the end of it. “Stay back!” he said. “I caught a boat! I’m so strong. If you touch my rope, it will get away.” By him lay a thing like a big hook. It was the anchor of that boat!',
			flies: '“Can’t I fly?” asked {hero}. “Boats are so shy,” said Crombie. “It must not see you.”',
			swims: '“Can’t I swim?” asked {hero}. “Boats are so shy,” said Crombie. “It must not see you.”',
			ways: [
				{
					say: 'Hold on to the rope and swing across',
					outcome:
						'“I’ll help you hold it,” said {hero}. Up went the boat on a wave. Wheee! {hero} swung over, and hung the rope high up on a rock. “Now it can’t get away,” said Crombie. So everyone could go under it, and {hero} got the loose end.',
					later: '{hero} hung the end of Crombie’s rope on a beam and held on. Wheee! {hero} swung over all the heads.',
				},
				{
					say: 'Knock on the anchor with a stone',
					outcome:
						'{hero} took a stone and knocked on the anchor. BONG! Up in the boat sat sailors. “Who’s there?” they called. They pulled up the anchor to look, and the rope went too. “It got away,” said Crombie. “But what a boat!” So the lane was free, and he gave {hero} the stone.',
					later: '{hero} took Crombie’s stone and knocked. BONG! “Who’s there?” people said. And they hushed, to hear.',
				},
				{
					say: 'Climb up and ask what the boat wants',
					outcome:
						'{hero} went up the rope. It was far, and it took a long time. “We want to go home,” said the sailors in the boat. So {hero} told Crombie. He was sorry, and let go. Up went the rope, and the lane was free. “Bye, boat!” he called, and came along, to be of help.',
					later:
						'“People said that I couldn’t catch a boat,” said Crombie. “{hero} didn’t laugh. {hero} asked the boat, and told me the truth.”',
				},
			],
		},
		2: {
			meet: 'A rope came down from above and went slantwise across the lane. At the top of it was a ship. At the bottom was an anchor, and on the anchor sat Crombie, a crab, and held on with both claws. “Back!” he cried. “I’ve caught a ship! Everybody told me that I’d never catch a thing. Then this came down, and I took hold, [and it stopped at once|and the ship stood still].” He had held it since Monday, and he was shaking. The rope swung from side to side, and whoever went by was knocked down by it.',
			flies: '“Can’t I fly?” asked {hero}. “Ships are so shy,” said Crombie. “If it sees you, it pulls.”',
			swims: '“Can’t I swim?” asked {hero}. “Ships are so shy,” said Crombie. “If it sees you, it pulls.”',
			ways: [
				{
					say: 'Take hold of the rope and let the ship lift you',
					outcome:
						'“Two can hold it better than one,” said {hero}, and took hold of the rope. A big wave came. Up went the ship, and the rope, and {hero}. On the far side {hero} hung the rope over a rock, so that everyone could go under, and came down with the loose end. “It’s strong, isn’t it?” said Crombie proudly.',
					later:
						'{hero} threw Crombie’s rope over a beam, and gave one end to the biggest man in the back row. “Would you hold my ship?” asked {hero}. He pulled, to see what it was. Up went {hero}, over all the people, and came down in front.',
				},
				{
					say: 'Knock on the anchor, so that the ship can hear',
					outcome:
						'An anchor is made of iron. {hero} took a stone and knocked on it. BONG! High up somebody shouted, “There’s someone at the door!” The sailors looked down, and let out more rope, to be polite, and it lay down flat on the ground. So the lane was free. “It answered!” said Crombie. “It’s quite tame!” And {hero} went knocking down the lane with the stone, on everything.',
					later:
						'{hero} knocked on the table with Crombie’s stone. BONG! It sounded as if a ship was at the door. Everybody stopped talking and turned to see who would come in.',
				},
				{
					say: 'Go up to the ship and ask what it would like',
					outcome:
						'{hero} climbed all the way up the rope. On the ship sat sailors with sad faces. “We want to go home,” they said. “Our anchor is stuck.” {hero} climbed down again, and told Crombie, so softly that no one else heard. He looked at his claws. “They have a home?” he said, and let go. The anchor went up, and the sailors waved. Then Crombie came along, so as not to be left standing there with a rope.',
					later:
						'“I thought I had caught a ship,” said Crombie. “It was only stuck. {hero} found out, and could have shouted it all down the lane. {hero} told just me, and it was true.”',
				},
			],
		},
	},
};
