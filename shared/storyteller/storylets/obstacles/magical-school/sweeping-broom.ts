import type { Obstacle } from '../../format.ts';

export const sweepingBroom: Obstacle = {
	id: 'sweeping-broom',
	alsoIn: ['fantasy', 'fairy-tale', 'royal', 'unicorn', 'dragon', 'ghost'],

	place: { the: 'the swept yard', at: 'in the swept yard', to: 'to the swept yard', backdrop: 'castle' },
	people: { pipkin: { call: 'Pipkin', a: 'a small witch with a big book', type: 'Witch', pronoun: 'she' } },
	props: ['book', 'hat'],
	blocks: ['flies'],
	ways: [
		{ id: 'ride', use: 'reach' },
		{ id: 'thank-you', use: 'hear' },
		{ id: 'fetch', use: 'trust', cost: 'time', ally: 'pipkin' },
	],
	levels: {
		1: {
			meet: 'The way went over a yard. Swish, swish! A broom swept it, all by itself. It swept out a hat and a cat. And then it swept out {hero}! “I told it to sweep,” said Pipkin, a small witch. “But how do I tell it to stop? No one gets by!”',
			flies: '“I could fly,” said {hero}. “It can fly too,” said Pipkin. “It’s a broom.”',
			ways: [
				{
					say: 'Hop on the broom and ride',
					outcome:
						'{hero} hopped up on the broom. Swish, swish, to and fro! It could not sweep {hero} out. At last it was so tired that it lay down. So everyone could go by. One twig came off, and {hero} took it along.',
					later:
						'{hero} had the twig from the broom, and it still swept. Swish, swish! It swept all the people to the side.',
				},
				{
					say: 'Say thank you to the broom',
					outcome:
						'“Did you thank the broom?” asked {hero}. “Oh,” said Pipkin. “I forgot.” So {hero} did it. “THANK YOU!” Then the broom stopped, and made a bow, and had a rest. That was all it wanted! So everyone could go by.',
					later:
						'“THANK YOU!” called {hero}, as to the broom. “What for?” said all the people. And they hushed, to hear what for.',
				},
				{
					say: 'Get back all that was swept out',
					outcome:
						'{hero} went out to get the hat, and the cat, and all. One by one {hero} got them back, and had to run and run! When the broom saw the hat again, it gave up. So everyone could go by. And Pipkin laughed, and came along, to say sorry to people.',
					later:
						'“It was my fault,” said Pipkin. “But {hero} helped, and {hero} got it all back. {hero} even got my cat!”',
				},
			],
		},
		2: {
			meet: [
				'The way went across a yard. A broom was sweeping it, and nobody was holding the broom. Swish, out went a hat. Swish, out went a teacher, sitting down. By the gate stood Pipkin, a very small witch, with a very big book. “I only wanted my Saturday off,” she said. “It thinks that everything on the ground is dirt. And the page with the word for stop is [out there|over there], with the cook.” Swish! {hero} was outside again.',
			],
			flies:
				'“I could fly,” said {hero}. “If you fly, it does the ceiling,” said Pipkin. “And this yard hasn’t got one, so it’s cross.”',
			ways: [
				{
					say: 'Jump on the broom and ride it across',
					outcome:
						'“It sweeps what is in front,” said {hero}. “So I must be on top.” And {they} jumped. The broom looked on the left, and on the right. It went around and around the well, with {hero} on it, till it was worn out and lay down. So everybody could cross. {hero} was still holding on to a twig, and it came along.',
					later:
						'{hero} put down the twig from the broom. It was only one, but it had not finished. Swish, it went, to the left, and people hopped. Swish, it went, to the right. It swept a lane as clean as a plate, and {hero} went up it.',
				},
				{
					say: 'Thank the broom for all its work',
					outcome:
						'The broom was sweeping harder and harder. “I know how that is,” said {hero}. “It wants somebody to notice.” {hero} went close, and jumped over one swish. “THANK YOU! It is clean!” The broom stood still. It had never been told. It went pink, as far as a broom can, and lay down by the wall. So everybody could cross the yard.',
					later:
						'“THANK YOU!” cried {hero}, as loud as in the yard. “Thank you, all of you!” The people stopped talking. “What for?” they asked. They wanted very much to hear what they had done.',
				},
				{
					say: 'Carry back all that was swept out of the gate',
					outcome:
						'Outside lay a heap. {hero} took the cook by the arm, and brought him back, and then the hats, and the cat, and eleven teachers. {hero} ran, and it still took a long time. When the broom saw them all again, it let its head hang. “It’s not you,” said Pipkin, and patted it. “It was me.” She took it by the handle, and came along with {hero}, to say it to more people.',
					later:
						'“I made a mess,” said Pipkin, “and it was such a tidy one that I didn’t dare to say so. {hero} carried back eleven teachers, and one of them is very heavy.” She went red. “{hero} didn’t tell on me. So I’m telling on me.”',
					as: { quick: '{Trait} {hero} took the cook at a run.' },
				},
			],
		},
	},
};
