import type { Obstacle } from '../../format.ts';

export const openGate: Obstacle = {
	id: 'open-gate',
	alsoIn: [
		'musical',
		'sports',
		'superhero',
		'cooking',
		'historical',
		'royal',
		'western',
		'desert',
		'arctic',
		'fairy-tale',
	],
	place: { the: 'the market gate', at: 'at the market gate', to: 'to the market gate', backdrop: 'town' },
	people: { pompo: { call: 'Pompo', a: 'a pig with a red nose', type: 'Pig', pronoun: 'he' } },
	props: ['gate'],
	blocks: ['flies'],
	ways: [
		{ id: 'tray', use: 'reach' },
		{ id: 'bucket', use: 'hear' },
		{ id: 'believe', use: 'trust', ally: 'pompo' },
	],
	levels: {
		1: {
			meet: 'The road went in at a market gate. It was open, but lots of people stood in front, with tea on trays. “You can go in!” said Pompo, a pig with a red nose. “I was a clown, and I went splosh with my bucket. But I don’t do it now!” No one believed him, and no one went in.',
			flies: '“I could fly,” said {hero}. “That’s where the bucket will be!” they said.',
			ways: [
				{
					say: 'Hold a tea tray over you and go in',
					outcome:
						'{hero} held up a tea tray and went in. “Now it comes!” said all the people. But no bucket came, and {hero} was all dry. So then they all went in. “You can keep the tray,” said Pompo.',
					later:
						'{hero} held up Pompo’s tray and looked up. “Is there a bucket?” said the people, and ran to the side. So {hero} could walk in.',
				},
				{
					say: 'Ask Pompo to tip the bucket on you',
					outcome:
						'“Do it,” said {hero}. “Tip the bucket on me!” So Pompo did, and all the people held on to their hats. But out came paper stars! So no one was scared now, and they all went in. {hero} could keep the bucket.',
					later:
						'{hero} took Pompo’s bucket and swung it back. Will it go splosh? All the people shut their eyes and held still, and hushed.',
				},
				{
					say: 'Say “Thank you” and go in next to Pompo',
					outcome:
						'“Can I go in?” asked {hero}. “You can,” said Pompo. “Thank you,” said {hero}, and went in next to him. There was no splosh at all, so all the people went in. “You believed me!” said Pompo. He was so glad that he came along, to tell it to everyone.',
					later:
						'“No one believes a clown,” said Pompo. “But {hero} did, and I told the truth. Now you can believe {hero}!”',
				},
			],
		},
		2: {
			meet: [
				'The gate of the market stood wide open, and nobody went in. A long line of people stood before it, with tea on tin trays, and they were all grinning. “Please walk through,” said the keeper, a pig named Pompo. The people roared. For half his life Pompo had been a clown, and he was famous for his bucket. “I’m not one now,” he said. “This nose is only a cold. But on my first day here I tipped it on [a man|one man], because I missed it. Now they all wait for it.”',
			],
			flies:
				'“I could fly,” said {hero}. “Fly in?” said a woman in the line. “He hangs it up high. That’s where it gets you.”',
			ways: [
				{
					say: 'Walk in with a tin tray over your head',
					outcome:
						'{hero} borrowed a tin tray, held it up high, and walked, one step, and one more. The line went quiet. Here it comes, thought everybody. Nothing came. {hero} stood on the other side, quite dry. “Oh,” said the line, and was a bit sad, and walked in too, after {hero} and the tray.',
					later:
						'{hero} held up the tin tray from Pompo’s gate like a roof and started to walk. “Look out!” said somebody. “There’s going to be a bucket!” People hopped aside to the left and to the right, and {hero} had the middle alone.',
				},
				{
					say: 'Stand under the gate and ask for the bucket',
					outcome:
						'“If they’re waiting for it,” said {hero}, “let them have it. On me.” Pompo’s eyes shone. He took the bucket, and swung it back, and everybody held on to somebody. Whoosh! It was full of silver paper. People laughed until they had to sit, and then they wiped their eyes and walked in. “That was my best,” said Pompo. “Now I’m cured.” And {hero} went on with the bucket.',
					later:
						'{hero} took Pompo’s bucket by its handle and swung it back as far as it would go. Everybody saw. They shut their eyes, and their mouths too, and hunched up, and waited. It was beautifully quiet.',
				},
				{
					say: 'Ask him seriously, and believe his answer',
					outcome:
						'“Is it safe in there?” asked {hero}. “Yes,” said Pompo. The line giggled. “Then thank you,” said {hero}, and walked in, and did not look up. Nobody had ever taken Pompo’s word for a thing. He stood with his mouth open. Then the line went in too, with one eye up. “I have so much more that I could tell you!” he cried, and ran after {hero}.',
					later:
						'“I’m Pompo,” said Pompo, and everybody laughed. He waited till it was over. “You see? I say my name, and you laugh. I told {hero} that a gate was open, and {hero} said thank you.” He blew his nose. It was still a cold. “You should try it.”',
				},
			],
		},
	},
};
