import type { Obstacle } from '../../format.ts';

export const tooStrong: Obstacle = {
	id: 'too-strong',
	alsoIn: ['circus', 'robot', 'sports', 'detective', 'time-travel', 'musical', 'cooking', 'science-fiction'],
	place: { the: 'Glass Street', at: 'in Glass Street', to: 'to Glass Street', backdrop: 'city' },
	people: { dinah: { call: 'Dinah', a: 'a small kangaroo with a doorknob', type: 'Kangaroo', pronoun: 'she' } },
	props: ['cup'],
	blocks: ['flies'],
	ways: [
		{ id: 'hand', use: 'trust', ally: 'dinah' },
		{ id: 'cup', use: 'hear' },
		{ id: 'egg', use: 'reach' },
	],
	levels: {
		1: {
			meet: 'The street was full of glass cups, and they were for sale. In the middle stood Dinah, a small kangaroo. “I ate three plates of peas,” she said, “and now I’m too strong. I shut a door, and crack! If I hop now, they may all break.” So no one could get by her.',
			flies: '“What if I fly?” asked {hero}. “If I look up, I hop,” said Dinah. “And then, crash!”',
			ways: [
				{
					say: 'Hold Dinah’s paw and walk with her',
					outcome:
						'{hero} held out a {hand}. “I’ll break it,” said Dinah. “You won’t,” said {hero}. So she took it, as softly as a moth. Step, step, out of the street! Not one cup broke. So the way was free, and she came along, paw in {hand}.',
					later:
						'“Everybody ran away from me,” said Dinah. “But {hero} held my paw. {hero} said that I could do it, and it was true.”',
				},
				{
					say: 'Let her tap one cup, as softly as she can',
					outcome:
						'“Tap this cup,” said {hero}. “Tap it softly.” So Dinah did. Pinnng! It did not break, it sang! “I can do it!” said Dinah. So she hopped to the side, and the way was free. And {hero} could keep the cup.',
					later:
						'{hero} tapped the glass cup. Pinnng! It sang as it did for Dinah, so high and so long. Everybody hushed, to hear it to the end.',
				},
				{
					say: 'Ask her to lift you over, like an egg',
					outcome:
						'“I’m an egg,” said {hero}. “Can you lift me over?” Up went {hero}, so slow, and over, and down. There was not one crack! “So I can do it!” said Dinah. “Good egg!” And she lifted over everyone who came.',
					later:
						'“I’m an egg!” called {hero}. “Don’t drop me!” So people held up their hands, and passed {hero} on to the front.',
				},
			],
		},
		2: {
			meet: [
				'Glass Street is as narrow as a hallway, and there are cups and vases on both sides. In the middle of it stood Dinah, a small kangaroo, as stiff as a post, with a doorknob in her paw. “Stop there!” she said. “I’ve been strong since my birthday. I ate three plates of peas for a bet. Then I closed our door, [and it fell on the cat|and now we’ve got no door]. The cat is fine. But I don’t dare to turn around.”',
			],
			flies:
				'“What if I fly?” asked {hero}. “If I look up,” said Dinah, “my tail goes down. And under my tail is a teapot.”',
			ways: [
				{
					say: 'Hold out a {hand} and walk down the street with her',
					outcome:
						'{hero} put out a {hand}. “I squashed a tap with that paw,” said Dinah. “Then hold me like a moth,” said {hero}. It was hardly a touch. They went down Glass Street like that, and on the left stood a hundred vases, and on the right stood a hundred more. “I held something,” said Dinah at the end, “and it’s still in one piece!” So the street was free. She came along, and did not let go.',
					later:
						'“This is the paw that took our door off,” said Dinah, and held it up. Some people moved back. “{hero} said, hold on. And {hero} knew about the tap!” She lifted {hero}’s {hand}, for all to see. “Look. It’s still on.”',
					as: {
						kind: '{hero} held quite still for the first minute.',
					},
				},
				{
					say: 'Have her tap the thinnest cup with one claw',
					outcome:
						'“What if you start with the smallest thing?” asked {hero}. There was a cup so thin that you could see through it. Dinah put out one claw, and shut her eyes. Pinnng! It sang, and it didn’t break. She did it again, and then a vase, and before long she was playing half the street. She skipped aside without thinking, and {hero} went on, with the cup still singing.',
					later:
						'{hero} held the thin cup from Glass Street by its handle, and tapped it. Pinnng! It went up and up, until it was so high that you had to be quiet to hear it at all. They were.',
				},
				{
					say: 'Ask her to lift you across like an egg',
					outcome:
						'“You’re not too strong,” said {hero}. “You’re only out of practice. I’m an egg. Carry me over.” “An egg,” said Dinah, and swallowed. Two claws took hold. Up went {hero}, past her nose, and came down on the other side as if on straw. “Not a crack!” said Dinah. She was so glad that she skipped aside, and the street was free.',
					later:
						'“Egg!” called {hero} from the last row. “Fresh egg! Would you pass it on?” You do not think about it, when somebody says that. They made a nest of their hands, and lifted, and held their breath, and handed {hero} on to the front.',
				},
			],
		},
	},
};
