import type { Obstacle } from '../../format.ts';

export const longHug: Obstacle = {
	id: 'long-hug',
	alsoIn: ['robot', 'space', 'superhero', 'time-travel'],
	place: { the: 'the drink machine', at: 'at the drink machine', to: 'to the drink machine', backdrop: 'city' },
	people: { hugo: { call: 'Hugo', a: 'a drink machine with six arms', type: 'Robot', pronoun: 'he' } },
	props: ['cup'],
	blocks: ['flies'],
	ways: [
		{ id: 'along', use: 'reach' },
		{ id: 'slurp', use: 'hear' },
		{ id: 'pat', use: 'trust', ally: 'hugo' },
	],
	levels: {
		1: {
			meet: 'The way went by Hugo, a drink robot. He had six arms and one button. “A small dog cried, so I gave it a hug,” he said. “But when does a hug stop? I don’t know!” So he held on to the dog and a lady. And his arms were in the way.',
			flies: '“What if I fly?” asked {hero}. “I have an arm for up there too!” said Hugo.',
			ways: [
				{
					say: 'Go on from arm to arm to arm',
					outcome:
						'“Pass me on from arm to arm,” said {hero}. So Hugo put down the lady and the dog. One, two, three, four, five, six! {hero} was past. “What fun!” said Hugo. “Who is next?”',
					later:
						'{hero} gave one man a hug, as Hugo did, and turned, and was past. Then {hero} hugged the next one. And so {hero} came to the front.',
				},
				{
					say: 'Press his button for a drink',
					outcome:
						'{hero} pressed the button. Click! Out came a drink. Hugo had to hold the cup and the straw. So he let go of the dog and the lady. The way was free! SLUUURP, went {hero}. “Take the straw,” said Hugo.',
					later: 'SLUUURP! went {hero} with Hugo’s straw. “Who did that?” people said. And it was still.',
				},
				{
					say: 'Hug him back, and pat, pat',
					outcome:
						'{hero} gave Hugo a hug too. And then, pat, pat, on his back. “When you pat, it stops,” said {hero}. Pat, pat? “Oh!” said Hugo. So he gave the dog and the lady a pat, and let go. And he came along, to pat some more folk.',
					later: '“I gave everybody a hug,” said Hugo. “But only {hero} gave me one. {hero} is my friend.” Pat, pat.',
				},
			],
		},
		2: {
			meet: [
				'The way went through a tunnel. In it stood Hugo, a drink machine with six arms. In each arm he had somebody: a lady with a hat, a pilot, [two children, and a dog|a dog, and two children]. “There, there,” said Hugo. He was made to pour lemonade. But today a child had cried, and he had tried a hug. “It worked!” said Hugo. “Only I don’t know when one is done. The people who built me put in how much sugar. They didn’t put in how long.” He had one arm left, and it was looking for somebody.',
			],
			flies: '“Don’t be shy, up there,” called Hugo, and made the arm longer.',
			ways: [
				{
					say: 'Let him hand you on from arm to arm',
					outcome:
						'“I’d like a bit of each,” said {hero}. “Of each arm.” That was a new order. Hugo put everybody down, to have his arms free. The first arm gave {hero} to the second, and so it went on. It was like being a parcel that everybody likes. After the sixth {hero} was out on the other side, quite warm. “Next, please!” called Hugo.',
					later:
						'{hero} gave the nearest man a hug, and turned around with him. And so it went from one to the next. People were too surprised to mind. That is how {hero} got to the front, and several people felt better.',
				},
				{
					say: 'Press the button on his front for a lemonade',
					outcome:
						'{hero} pressed the button. Ding! There are things that a machine cannot help. Hugo put down the lady, to hold the cup. He put down the pilot, to pour. “Ice? Straw?” said Hugo, and put down all the rest, and the way was free. {hero} drank on the way out of the tunnel. SLUUURP! It rang like a bell. “That’s how they should all end,” sighed Hugo.',
					later:
						'There was a drop left in Hugo’s cup. {hero} sucked at the straw. SLUUUURP! It is the rudest noise there is, and your mother hears it through walls. Everybody stopped to see whose child it was.',
				},
				{
					say: 'Give him a hug yourself, and pat him twice',
					outcome:
						'{hero} gave Hugo a hug. Hugo was a bit cold, and he hummed. “Is that for me?” said Hugo. “And this,” said {hero}, and patted his back, pat, pat, “means that it’s done.” Hugo tried it on the pilot. Pat, pat. It worked! He patted them all out of his arms. Then he let down his little wheels and came along, to practice letting go.',
					later:
						'“I have given a great many hugs,” said Hugo. “Everybody said ‘That’s enough!’ {hero} gave me one, and showed me where the end is.” He hummed. “It was an honest hug. There was nothing behind it. I have sensors.”',
				},
			],
		},
	},
};
