import type { Obstacle } from '../../format.ts';

export const lostCry: Obstacle = {
	id: 'lost-cry',
	alsoIn: [
		'fairy-tale',
		'fantasy',
		'royal',
		'time-travel',
		'dragon',
		'unicorn',
		'circus',
		'cooking',
		'musical',
		'magical-school',
	],
	place: { the: 'the town gate', at: 'at the town gate', to: 'to the town gate', backdrop: 'castle' },
	people: {
		bartle: { call: 'Bartle', a: 'a duck with a crier’s bell', type: 'Duck', pronoun: 'he' },
		gib: { call: 'Gib', a: 'a bear up on the wall', type: 'Bear', pronoun: 'she' },
	},
	props: ['gate', 'bell', 'hat'],
	blocks: ['flies'],
	ways: [
		{ id: 'cry', use: 'hear' },
		{ id: 'cat', use: 'reach' },
		{ id: 'wait', use: 'trust', cost: 'time', ally: 'bartle' },
	],
	levels: {
		1: {
			meet: 'The town gate was shut. Up on the wall sat Gib, a bear. “I open it when Bartle calls ALL IS WELL,” said Gib. But Bartle, a duck with a bell, had just a squeak left. “I called for my lost cat all week,” he squeaked. “And she was asleep in my hat!”',
			flies:
				'“Can’t I fly?” asked {hero}. “I have to count all who come in,” called Gib. “And I can’t count up there.”',
			ways: [
				{
					say: 'Ring the bell and call for Bartle',
					outcome:
						'Ding, dong! {hero} rang the bell for Bartle. “ALL IS WELL!” {hero} called, as loud as a goose. “Oh, good,” said Gib. And up went the gate for everyone. “You can keep the bell,” squeaked Bartle. “I’ll call for it when I can.”',
					later:
						'Ding, dong! {hero} rang Bartle’s bell, and called, “ALL IS WELL!” “Is it?” said the people. And then they were still, to hear it.',
				},
				{
					say: 'Do just what the cat does',
					outcome:
						'The cat went up to the gate and did not ask. Scratch, scratch! So {hero} did it too. Scratch, scratch! “Puss, is that you?” said Gib. And up went the gate, for the cat and for everyone.',
					later:
						'{hero} did not push, but went scratch, scratch, like the cat. “Is that Puss?” said the people, and they let {hero} in.',
				},
				{
					say: 'Stay with Bartle till he can call',
					outcome:
						'{hero} sat down by Bartle, and they had the cat’s milk, the cat too. It took cup after cup! Then he tried it. “All is well,” he said. “ALL IS WELL!” So up went the gate, and Bartle came along, to shout some more.',
					later:
						'“HEAR, HEAR!” called Bartle. “I had no call left, and {hero} stayed till I got it back. You can trust {hero}! That’s the news.”',
				},
			],
		},
		2: {
			meet: [
				'The town gate was shut. On top of the wall sat Gib, a bear, with the crank. She opened it when the crier cried that all was well. But Bartle the crier, a duck with a bell, could only squeak. “I lost my cat,” he squeaked. “I cried her name for [three|two and a half] days. She was in my hat.” He took it off. There she was. “So now all is well,” squeaked Bartle, “and nobody can hear it.”',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “Whoever flies over my wall,” Gib called down, “has to wait on top, with me!”',
			ways: [
				{
					say: 'Swing the bell and cry the news for Bartle',
					outcome:
						'“From the tail,” squeaked Bartle. “It has to start in the tail.” {hero} swung the bell and took the deepest breath there was. “HEAR YE, HEAR YE! ALL IS WELL! THE CAT WAS IN THE HAT!” Gib laughed so much that she nearly fell on the crank. The gate went up, and {hero} marched in, still swinging the bell.',
					later:
						'{hero} swung Bartle’s bell. “HEAR YE, HEAR YE!” It came right up from the tail. After that there is always news, and nobody wants to miss the news. All the mouths shut.',
				},
				{
					say: 'Watch the cat and do exactly as she does',
					outcome:
						'The cat strolled up to the gate, gave it a scratch, and looked the other way. So {hero} strolled up too, gave it a scratch, and looked the other way. “In or out, Puss?” called Gib, and turned the crank. Then the cat sat down in the gateway, as cats do, and nobody can shut a gate on a cat.',
					later:
						'{hero} did it like the cat. {They} gave a coat in front a little scratch, and looked the other way. The coat moved over. The next one did too. Nobody asked who it was, all the way to the front.',
				},
				{
					say: 'Sit down with Bartle until his voice is back',
					outcome:
						'You may not hurry a voice. {hero} sat down with Bartle and the cat, and they shared her milk. Bartle told his whole life with his wings, and {hero} guessed, and did not once look at the road. “A bakery?” said {hero}. “No!” said Bartle. They looked at each other. “ALL IS WELL!” cried Bartle, and up went the gate. He came along, shouting things.',
					later:
						'“HEAR YE, HEAR YE!” cried Bartle. “I was no use to anyone, and {hero} sat with me all the same! {hero} guessed my whole life, but for the bakery!” What the crier cries is true. It is the law.',
				},
			],
		},
	},
};
