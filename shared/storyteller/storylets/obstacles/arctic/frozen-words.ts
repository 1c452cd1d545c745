import type { Obstacle } from '../../format.ts';

export const frozenWords: Obstacle = {
	id: 'frozen-words',
	alsoIn: ['fairy-tale', 'fantasy', 'mythology', 'unicorn'],
	place: { the: 'the cold pass', at: 'in the cold pass', to: 'to the cold pass', backdrop: 'ice' },
	people: { ulrik: { call: 'Ulrik', a: 'a bear with a shovel', type: 'Bear', pronoun: 'he' } },
	props: ['crystal', 'campfire'],
	blocks: ['flies'],
	ways: [
		{ id: 'pardon', use: 'reach' },
		{ id: 'thaw', use: 'hear' },
		{ id: 'carry', use: 'trust', ally: 'ulrik' },
	],
	levels: {
		1: {
			meet: 'The way went up between two rocks. It was so cold there that words froze. Plop! They fell down, and a big heap of them lay in the way. “I had a fight with my friend Birgit over there,” said Ulrik, a bear. “I said all that! So keep off! If it melts, she will hear it.”',
			flies: '“I could fly,” said {hero}. But some words had got stuck up there too, with long sharp ends.',
			ways: [
				{
					say: 'Ask for one nice word',
					outcome:
						'“Did you say one nice word too?” asked {hero}. So Ulrik dug and dug, and there it was, big and blue. PARDON ME! And where he had dug, you could go right through. “You take it,” he said to {hero}. “You found it.”',
					later:
						'{hero} held up the blue word, and it melted. “PARDON ME!” it said, as big as a bear. So everyone made way.',
				},
				{
					say: 'Make a fire and let it all melt',
					outcome:
						'{hero} made a fire, and all the words melted at once. “NO! NEVER! YOU! HUSH!” It was so loud that no one could make out one word. So Birgit could not be sad. And the way was free! Just one HUSH was left, and {hero} took it along.',
					later:
						'{hero} held the bit of ice in the warm air, and it melted. “HUSH!” it said, as loud as a bear. And everyone did.',
				},
				{
					say: 'Take the smallest word to Birgit',
					outcome:
						'“My last word is so small,” said Ulrik. “Take it to Birgit, but don’t look!” So {hero} climbed over with it. Drip! “I’m sorry,” it said to Birgit. “So am I!” she called to Ulrik. “Now let it all melt!” So the way was free, and Ulrik came along, to say nice things now.',
					later:
						'“I gave {hero} my small word, for Birgit,” said Ulrik. “{hero} didn’t look at it, not once. You can trust {hero}.”',
				},
			],
		},
		2: {
			meet: [
				'The way went up into a pass, and up there it was so cold that words froze. You said “Brr,” and it fell down in front of you, plop, a small blue one. A whole hill of them lay across the way. “Keep back!” said Ulrik, a bear with a shovel. “I had a fight with Birgit, who lives on the other side. [It was about a fence.|It was only about a fence.] I said all that. If anybody goes near, it gets warm, and then you’ll hear it.” He leaned on his shovel. “There’s one in there about her soup.”',
			],
			flies: '“I could fly,” said {hero}. “I shouted some of it,” said Ulrik. “That bit’s still hanging up there.”',
			ways: [
				{
					say: 'Ask Ulrik if there is one polite word in it',
					outcome:
						'“You didn’t say one polite word?” asked {hero}. “I did!” said Ulrik. “At the start. I’m well brought up.” He dug for it like a dog. Left and right flew STUBBORN and MUTTON and GOAT. At the very bottom it lay, as big as a loaf: PARDON ME. He was so proud of it! There was a tunnel now, right through, and {hero} carried the word out through it.',
					later:
						'{hero} set Ulrik’s polite word down by the lamp. It dripped once. “PARDON ME!” it said, in the voice of a large bear. Everyone jumped aside. They did not know who it was, but they were pardoned already.',
				},
				{
					say: 'Light a fire and let all of it talk at once',
					outcome:
						'“One word is rude,” said {hero}. “A thousand are only a noise.” {They} lit a fire. Drip, said the heap. Then it all came out together. “NEVERYOURSOUPMYFENCEHUSHGOAT!” On the other side of the pass a window opened. “Did he say something?” called Birgit. “Just weather,” called {hero}. When it was over there was only a puddle across the way, and in it one cold lump. It was HUSH, and {hero} took it out of there.',
					later:
						'{hero} put the cold lump from Ulrik’s pass in the warm. It took a moment. “HUSH!” said a bear who was not there. It came from nowhere, and it came from everywhere, and everybody did as they were told.',
				},
				{
					say: 'Carry the smallest word to Birgit without looking',
					outcome:
						'Under all the big ones lay one that was no bigger than a pea. Ulrik covered it with his paw. “I said that last,” he mumbled. “It fell down before it got there.” {hero} shut {their} eyes and ran with it. At Birgit’s door it began to drip. “Stay for supper?” it said, very small. Birgit put on her hat. Now it did not matter what else Ulrik had said. He dug a road right through the hill and came along, whistling ice.',
					later:
						'“I’ve got a big mouth,” said Ulrik, “and you can ask Birgit. But I had one small word, and {hero} carried it. It must have burned, as ice does. {hero} didn’t look once to see what it was.” He bowed to {hero}.',
				},
			],
		},
	},
};
