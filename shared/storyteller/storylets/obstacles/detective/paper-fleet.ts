import type { Obstacle } from '../../format.ts';

export const paperFleet: Obstacle = {
	id: 'paper-fleet',
	alsoIn: ['sports', 'superhero', 'circus', 'musical', 'robot', 'time-travel'],
	place: {
		the: 'the flooded underpass',
		at: 'in the flooded underpass',
		to: 'to the flooded underpass',
		backdrop: 'harbor',
	},
	people: {
		barge: { call: 'Captain Barge', a: 'a hippo in a paper hat', type: 'Hippo', pronoun: 'he' },
		wren: { call: 'Wren', a: 'a duck with a stopwatch', type: 'Duck', pronoun: 'she' },
	},
	props: ['boat', 'hat'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'wind', use: 'hear' },
		{ id: 'bridge', use: 'reach' },
		{ id: 'last', use: 'trust', cost: 'time', ally: 'barge' },
	],
	levels: {
		1: {
			meet: 'The road went down under a bridge, and there it was full of water. Small paper boats had a race on it. But there was no wind, so they stood still. Big old boats lay by the wall. “Stay out!” said Captain Barge, a hippo with a horn. “If you splash, they sink. And it’s my last race.”',
			flies: '“What if I fly?” asked {hero}. “Flying makes wind,” said Captain Barge. “And then it isn’t fair.”',
			swims: '“What if I swim?” asked {hero}. “Swimming makes waves,” said Captain Barge. “And then they all sink.”',
			ways: [
				{
					say: 'Blow for all the boats',
					outcome:
						'“Is it fair if I blow for all of them?” asked {hero}. It was! Huff, puff! All the boats came in as one. “We all won!” said Captain Barge. “So now everyone may splash.” And he gave {hero} his horn.',
					later: '{hero} blew the horn. TOOOT! Everyone thought that a race was on, so they looked up and hushed.',
				},
				{
					say: 'Line up big boats to step on',
					outcome:
						'{hero} set the big old boats on the water in a row. Step, bob. Step, bob. So now everyone could go over, with not one splash. “And my race is still on!” said Captain Barge.',
					later:
						'There was a row of chairs. {hero} went from chair to chair, as on the boats. Step, bob, step, bob, and there {hero} was, in front.',
				},
				{
					say: 'Sit and watch it to the end',
					outcome:
						'{hero} sat down by Captain Barge and waited, oh, so long! Then a small wind came, and one small boat went over the line. It was his! He cried into his hat. “Now everyone may splash,” he said. And he came along, with the boat in his hat.',
					later:
						'“I didn’t want to be alone in my last race,” said Captain Barge. “{hero} sat with me to the end. So I trust {hero}.”',
				},
			],
		},
		2: {
			meet: [
				'It had rained, and the underpass was full of water. It was also full of boats. They were toy boats, with paper sails, and they did not move. “Halt!” cried Captain Barge, a big old hippo in a paper hat. “This is the Grand Race of Retired Captains. One splash, and it is ruined!” “There’s no wind,” said Wren, a duck with a stopwatch. “It started [on Sunday|two days ago].”',
			],
			flies: '“What if I fly?” asked {hero}. “That makes wind,” said Wren, “and then they’d all be cheating at once.”',
			swims: '“What if I swim?” asked {hero}. “You’d win,” said Wren, “and you haven’t paid.”',
			ways: [
				{
					say: 'Blow hard, and blow for every boat alike',
					outcome:
						'“If there is no wind,” said {hero}, “we have to be one. All of us, and for all of them!” {They} blew the starting horn, and nine old captains got down at the edge and blew too. Off went the fleet, as straight as ducks, and every boat came in first. The captains cheered till it echoed. Now anybody could splash through, and {hero} did, with the horn.',
					later:
						'{hero} took the starting horn of the Grand Race and blew it. TOOOT! Everyone got ready to go. Nobody knew where, so they all stood still and looked at {hero}.',
				},
				{
					say: 'Build a bridge out of the biggest boats',
					outcome:
						'Along the wall lay the old boats that had come in last in other years. {hero} asked first. Then {hero} set them in a row, bow to tail, and went across, bob, bob, bob, with not so much as a ripple. “So they’re good for something,” said Captain Barge. He saluted each of them, and left them there for everybody.',
					later:
						'There was a row of chairs along the side, with hats on. {hero} asked first. Then {they} went from chair to chair to chair, bob, bob, bob, and did not squash a single hat.',
				},
				{
					say: 'Sit down beside Captain Barge until it is over',
					outcome:
						'“Who is winning?” asked {hero}, and sat down. “That one,” said Captain Barge. “It’s mine. It has never won.” So they watched it, side by side, for a long, long time. At last a breath of wind came by, just a small one. The little boat went bump against the wall. He held {hero}’s {hand} and could not speak. The race was over, and everybody could wade through. And he came along, with the cup that he had won.',
					later:
						'Captain Barge stood up and put his cup on the table. “That is for the patience of {hero},” he said. “{hero} sat with me till it came in, and never asked when. Anyone who has watched my boat can be believed.”',
				},
			],
		},
	},
};
