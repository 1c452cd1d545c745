import type { Obstacle } from '../../format.ts';

export const fistInTheLog: Obstacle = {
	id: 'fist-in-the-log',
	alsoIn: ['adventure', 'animal', 'forest', 'fantasy', 'mythology', 'dinosaur', 'time-travel'],
	place: { the: 'the log bridge', at: 'on the log bridge', to: 'onto the log bridge', backdrop: 'jungle' },
	people: { rollo: { call: 'Rollo', a: 'a monkey with one arm in a log', type: 'Monkey', pronoun: 'he' } },
	props: ['bridge'],
	blocks: ['flies'],
	ways: [
		{ id: 'nuts', use: 'reach' },
		{ id: 'drum', use: 'hear' },
		{ id: 'stay', use: 'trust', ally: 'rollo' },
	],
	levels: {
		1: {
			meet: 'A log lay over the river, and you had to go along it. On it sat Rollo, a monkey, under a nut tree. He had one arm in a hole. “My fist can’t come out with a nut in it,” he said. “And I won’t let go of my nut! So no one can get by me.”',
			flies: '“Can’t I fly?” asked {hero}. “They all fly down to get my nut,” said Rollo. And he would not look away.',
			ways: [
				{
					say: 'Give him a lot of nuts',
					outcome:
						'{hero} shook the tree. Plop, plop, plop! Rollo wanted all those nuts. So he let go, and took them with both hands. Off he ran, and the log was free. {hero} got a bag of nuts too.',
					later:
						'Plop, plop, plop! {hero} let Rollo’s nuts fall. The people all bent down to get one. So {hero} went over their backs, to the front.',
				},
				{
					say: 'Drum on the log',
					outcome:
						'{hero} took a stick and drummed on the log. Bum, bum, bum-bum-bum! Then a monkey has to clap. Clap, clap! And look, you clap with two hands. “Oh,” said Rollo. “I let go!” So the log was free. {hero} kept the stick.',
					later:
						'{hero} drummed with the stick, as on the log. Bum, bum, bum-bum-bum! Clap, clap, went the people. And then it was still.',
				},
				{
					say: 'Sit by him till he lets go',
					outcome:
						'“The nut can’t run off,” said {hero}. “I’ll sit here and see to it.” So Rollo let go, bit by bit. Was the nut still there? It was! So he tipped it out, and the log was free. And he came along, with his nut.',
					later: '“I didn’t dare to let go of my nut,” said Rollo. “{hero} sat by it, and didn’t take it. Here it is!”',
				},
			],
		},
		2: {
			meet: [
				'The bridge over the river was a log under a nut tree. On it sat Rollo, a monkey, with one arm in a hole. “I can’t get it out,” he said. “I put in my hand and took hold of a nut. A hand goes in. A fist with a nut in it [doesn’t come out|stays in].” Everybody had told him to let go. “But then it’s gone!” said Rollo. Some had pulled him by the ears. He sat tight, and nobody could get by.',
			],
			flies: '“Can’t I fly?” asked {hero}. “That’s how the parrot does it,” said Rollo. “He steals from above.”',
			ways: [
				{
					say: 'Shake the nut tree until he has too many',
					outcome:
						'{hero} gave the nut tree a shake, and then a good one. Plop! Plop, plop, plop! Rollo caught one with his foot and one with his tail. “More!” he cried. “That one! And that!” And there was his other hand, up in the air, as empty as a glove. He ran up the tree for the rest of them, and the log was free. {hero} went over it with a bagful.',
					later:
						'{hero} opened the bag from Rollo’s tree and let the nuts roll. They rolled under the chairs. “Nuts!” said somebody, and everybody bent down. So there were only backs, and {hero} went over them as over a bridge.',
				},
				{
					say: 'Drum on the log until he has to clap',
					outcome:
						'It was a hollow log. {hero} drummed on it with a stick. Bum, bum, bum-bum-bum! At the end two claps were missing. {hero} did it again. Bum, bum, bum-bum-bum! You cannot do that to a monkey. CLAP, CLAP! He looked at his two hands. “Oh,” said Rollo. “I’ve dropped it.” But it had been such a good clap! He got up from the log to do it again, and the way was free.',
					later:
						'{hero} drummed on the table. Bum, bum, bum-bum-bum! In the whole room nobody could stand it. CLAP, CLAP! After that it was so still that you could hear the last clap go out by the window.',
				},
				{
					say: 'Stay beside him until he dares to let go',
					outcome:
						'“Where would it go?” asked {hero}. “It’s in a log.” Rollo had not looked at it that way. “I’ll watch the hole,” said {hero}, “and not touch it.” Rollo opened one finger. Then Rollo took a rest. When the hand was out, Rollo put his eye to the hole at once. It was still there! They tipped the log, and the nut rolled out. It was a small one. Rollo cracked it, gave {hero} half, and came along over the log.',
					later:
						'“I’m not good at letting go,” said Rollo. “I let go today, and {hero} sat by the hole. It was my best nut. One bite, and it would have been gone!” He opened his hands to show that they were empty. “I don’t mind a bit.”',
				},
			],
		},
	},
};
