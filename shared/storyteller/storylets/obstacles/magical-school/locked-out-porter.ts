import type { Obstacle } from '../../format.ts';

export const lockedOutPorter: Obstacle = {
	id: 'locked-out-porter',
	alsoIn: ['fantasy', 'royal', 'ghost', 'dragon', 'fairy-tale', 'unicorn'],

	place: { the: 'the password door', at: 'at the password door', to: 'to the password door', backdrop: 'castle' },
	people: { latch: { call: 'Mr. Latch', a: 'a bear in a nightshirt', type: 'Bear', pronoun: 'he' } },
	props: ['door', 'button'],
	blocks: ['flies'],
	ways: [
		{ id: 'knob', use: 'reach' },
		{ id: 'hush', use: 'hear' },
		{ id: 'note', use: 'trust', ally: 'latch' },
	],
	levels: {
		1: {
			meet: 'The way went in at a big door. In front of it sat Mr. Latch, a bear. “You have to say a word to it, or it stays shut,” he said. “I forget it each day, so I wrote it on a note. But the note is in there, and I am out here.”',
			flies:
				'“What if I fly?” asked {hero}. “There is a word to fly in, too,” said Mr. Latch. “I forgot that one first.”',
			ways: [
				{
					say: 'Take the knob off the door',
					outcome:
						'{hero} took the knob off the door and put it on the wall. Click! And there was a new door! “It needs no word!” said Mr. Latch, and held it open for everyone. “Keep the knob,” he said. “You know what to do with it.”',
					later:
						'{hero} put the knob on the wall. Click! And there was a small door. So {hero} went in, and out in front.',
				},
				{
					say: 'Say all the words, loud and soft',
					outcome:
						'“Soup!” said {hero} to the door. “SOCKS! SHEEP!” It did not open. “Hush!” said Mr. Latch. “People are asleep in there.” Click, went the door. So the word was hush! And the door was open for everyone.',
					later: '“Hush,” said {hero}, as to the door. And click, click, click, all the people shut their mouths.',
				},
				{
					say: 'Get the note out with a straw',
					outcome:
						'{hero} put a straw under the door and pulled. Out came the note! But {hero} did not read it, and gave it to Mr. Latch. “You didn’t look!” he said. Then he said the word. Click! So everyone could go in, and he came along, to say thank you.',
					later:
						'“{hero} had my note,” said Mr. Latch, “and didn’t read it. It wasn’t for {hero}, and so {hero} gave it to me.”',
				},
			],
		},
		2: {
			meet: [
				'The way went in at a great door. In front of it sat a bear in a nightshirt, with cold feet. It was Mr. Latch, the porter. “You need the password,” he said. “I make a new one every night. Last night’s was the best yet, and I wrote it on a note, so that I wouldn’t forget it. Then I [came out to look at the moon|put out the cat].” The door was shut. There was just a thin line of light below. “The note’s in there,” said Mr. Latch. “I’ve been guessing since.”',
			],
			flies:
				'“What if I fly?” asked {hero}. “There’s a password for the windows too,” said Mr. Latch. “I’m very thorough.”',
			ways: [
				{
					say: 'Unscrew the magic knob and use it somewhere else',
					outcome:
						'“Is the door magic, or the knob?” asked {hero}. He did not know. So {hero} unscrewed the knob, carried it a bit to the left, and pressed it on the bare wall. Click! There was a door there, a new one, with no rules at all. Mr. Latch put a slipper in it, to keep it open for everyone. {hero} went through with the knob. A door with a slipper in it needs none.',
					later:
						'{hero} pressed Mr. Latch’s knob against the wall of the room, and turned it. Click! There was a little door that had not been there before. {hero} went in on this side of the crowd, and came out on the other.',
				},
				{
					say: 'Try all words, the loud ones and the soft ones',
					outcome:
						'{hero} tried. “Marmalade! Thunder! Elbow!” At “Rhubarb!” every dog in the tower was barking. “Hush!” said Mr. Latch. Click. The door swung open. They looked at each other. “Hush,” he said again, and it shut. “Hush,” said {hero}, and it opened. It only listened if you whispered. “That was the clever part,” said the bear, and left it open for everybody.',
					later:
						'{hero} knew Mr. Latch’s best password, and leaned toward the crowd, and whispered it. “Hush.” It went through them like a key. One after the other, they went click.',
				},
				{
					say: 'Fish the note out under the door and do not read it',
					outcome:
						'{hero} bent a long straw, and poked it under the door, and fished. First came a button, and then the note. It was folded once. {hero} held it out and looked the other way. Mr. Latch read it. “You could have known the secret of the whole house,” he said. He whispered to the door, and it swung wide for everybody. Then he got dressed, and came along, to tell people whom he could trust.',
					later:
						'“{hero} had my password,” said Mr. Latch. “It was folded just once. And {hero} looked the other way.” He buttoned up his coat. “I’ve guarded that door all my life. I always peek.”',
				},
			],
		},
	},
};
