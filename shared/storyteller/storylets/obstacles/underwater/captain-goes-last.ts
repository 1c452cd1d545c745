import type { Obstacle } from '../../format.ts';

export const captainGoesLast: Obstacle = {
	id: 'captain-goes-last',
	place: { the: 'the old wreck', at: 'at the old wreck', to: 'to the old wreck', backdrop: 'underwater' },
	people: { brack: { call: 'Captain Brack', a: 'a crocodile in a captain’s hat', type: 'Crocodile', pronoun: 'he' } },
	props: ['boat', 'hat'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'turn', use: 'reach' },
		{ id: 'horn', use: 'hear' },
		{ id: 'hat', use: 'trust', ally: 'brack' },
	],
	levels: {
		1: {
			meet: 'A boat as big as a house lay across the lane. You had to go through it. In its door stood Captain Brack, a crocodile, with a hat and a horn. “A captain gets off last,” he said. “But Dash the snail is still on! And if you get on, I have to wait for you too. So you can’t.”',
			flies: '“Can’t I fly?” asked {hero}. “You’ll get stuck in the ropes,” said Captain Brack. “And then you’re on!”',
			swims: '“Can’t I swim?” asked {hero}. “You’ll get stuck in the ropes,” said Captain Brack. “And then you’re on!”',
			ways: [
				{
					say: 'Ask him to turn the boat',
					outcome:
						'“Can it turn?” asked {hero}. “It can!” said Captain Brack, and took the wheel. “Hard left!” All who stood there leaned left, and {hero} did too. Creak! The boat swung around, and the lane was free. “And no one got on!” he said. “Take your time, Dash!”',
					later:
						'“Hard left!” called {hero}, like Captain Brack. So everybody leaned left, and on the right was a gap. Off went {hero}, to the front!',
				},
				{
					say: 'Call to Dash with the horn',
					outcome:
						'{hero} took the horn. “DASH!” {hero} called. “When do you get off?” “I don’t!” said a small voice. “I live here.” “Oh!” said Captain Brack. “So I am the last one!” And he got off. Now everyone could go through, and {hero} got the horn.',
					later:
						'{hero} called with the horn. “THE CAPTAIN SAYS HUSH!” No one knew which captain that was. But they all hushed.',
				},
				{
					say: 'Let Dash be the captain',
					outcome:
						'“If Dash is the captain, he goes last,” said {hero}. So Captain Brack put his hat on the snail. It went down to the floor! “Can I stay?” asked the hat. “You must!” said Brack. So at last he got off, and everyone could go through. And he came along.',
					later:
						'“‘Just get off!’ people told me,” said Brack. “But a captain can’t. {hero} found out how to do it right, so I trust {hero}.”',
				},
			],
		},
		2: {
			meet: [
				'A wreck lay across the lane, from wall to wall, and the way led in at one hatch and out at another. In the first stood Captain Brack, a crocodile, in a fine hat, with a horn to shout through. “The captain is the last to leave his ship,” he said. “That’s the rule. We sank nine years ago, and [there’s one passenger left|one passenger is still on board]. It’s Dash, a snail. He’s on the stairs. And if you get on, I’ve got to wait for you too. So nobody gets on.”',
			],
			flies:
				'“Can’t I fly over?” asked {hero}. “You’d catch in the ropes,” said Captain Brack, “and then you’d be on board.”',
			swims:
				'“Can’t I swim over?” asked {hero}. “You’d catch in the ropes,” said Captain Brack, “and then you’d be on board.”',
			ways: [
				{
					say: 'Ask him whether the ship can still be turned',
					outcome:
						'“Can you still steer it?” asked {hero}. For nine years nobody had asked Captain Brack that. He wiped the wheel with his sleeve. “Hard left!” he roared. {hero} pushed, and all the people who had waited there leaned to the left as well. The ship groaned, swung around, and lay down along the wall, and the whole lane was free. “And nobody got on,” said Captain Brack. “No hurry, Dash!” He roared “Hard left!” once more, because it had been so nice, and {hero} did too.',
					later:
						'“Hard left!” roared {hero}, as Captain Brack did it. The people in front leaned to the left, and those behind thought that there was a reason and leaned too. That left a lane on the right, and {hero} went up it to the front.',
				},
				{
					say: 'Ask Dash about it through the horn',
					outcome:
						'“Has anybody asked Dash?” said {hero}, and took the horn. “DASH! WHEN ARE YOU GETTING OFF?” It rang through all the cabins, and a plate fell down. “Getting off?” said a small voice. “I live here. I was born on these stairs.” Captain Brack sat down. “Then he isn’t a passenger,” he said. “He’s the landlord. I’m the last!” And off the ship he went, head up. He left both hatches open for everybody, and the horn to {hero}.',
					later:
						'“THIS IS THE CAPTAIN,” said {hero} into the horn of Captain Brack. Nobody had known that there was one. But when a captain speaks, you don’t talk. They held on to something, and waited to hear if they were sinking.',
				},
				{
					say: 'Make Dash the captain in his place',
					outcome:
						'“If Dash were captain,” said {hero}, “he would have to go last, and not you.” Captain Brack knew all the rules, but he had never looked at them from that end. He went in and put his hat on the snail. It covered the whole snail. “Can I stay?” asked the hat. “You have to,” said Brack, and saluted it. Then he got off, for the first time in nine years. “Come through!” called the hat, and everyone did, and Brack came along.',
					later:
						'“For nine years they all called, ‘Just get off!’” said Brack. “I couldn’t. It would have been wrong. {hero} was in a hurry, too, and still looked for a way that was right.” He felt for his hat, to take it off to {hero}, and there was none.',
				},
			],
		},
	},
};
