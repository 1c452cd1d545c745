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
		3: {
			meet: [
				'[The road went into a town by the market gate, and the gate was open. It had been open all week, as wide as it would go.|There was a market gate, where the road went into a town, and it stood as wide open as a gate can, and had done so all week.] In front of it stood a line of people, nudging each other, and a stall that sold them tea on tin trays. “It’s free,” said the keeper politely. “You only walk through.” The whole line howled. The keeper was a pig, and his name was Pompo, and until last month he’d been the clown with the bucket. You’d be talking to him, as friendly as anything, and then: splosh. “I gave it up,” said Pompo. “I’ve got a real job. This isn’t even the nose, it’s a cold.” But on his very first morning he had balanced the bucket on top of the gate, for old times’ sake, and it had got an alderman. Since then [nobody would be|no one cared to be] the next. Some had walked all the way around to the other gate. The rest were having a lovely time, not being the next.',
			],
			flies:
				'“I could fly,” said {hero}. “Up there’s the worst,” a man in the line told {hero}. “That’s where a bucket lives.”',
			ways: [
				{
					say: 'Borrow a tin tray, hold it up, and march in',
					outcome:
						'The tea stall had a tin tray with a picture of a castle. {hero} held it overhead and set out. The laughing stopped. You could hear how far it was. Five steps; four. A man at the back couldn’t bear it and turned away. When {hero} came out on the inside, and lowered the tray, and there wasn’t a drop on it, a long sigh went down the line, like a balloon’s. “Is that all?” somebody asked. “That’s what I’ve been saying,” said Pompo, and they shuffled in. He told {hero} that he’d never seen anybody look so much as if it was coming, and paid the stall for the tray.',
					later:
						'{hero} lifted the tray with the castle on it, took a firm grip, and walked at the crowd, looking up. That was enough. They looked up too. Nobody knew what was going to come down, but it was plain to everyone where. They flattened themselves along the walls; a gentleman opened the door for his hat to be safe; and {hero} went the length of the room without touching a sleeve.',
				},
				{
					say: 'Offer yourself for the bucket, here and now',
					outcome:
						'“They don’t want to go in,” said {hero}. “They want it to be over.” And {hero} took up a position right under the arch. “Do me.” Pompo said he couldn’t, he had promised; but his hand was already on the handle. He swung. The line clutched itself. And out of the bucket, with a great soft whoosh, came silver paper, about a sackful of it, and floated down over {hero} like a cold summer. People laughed till they hung on the railings. Then they found that there was nothing else to wait for, and went in, wiping their eyes, in twos. “I’d been saving that one,” said Pompo, and let {hero} have the bucket. “I’d only get worse.”',
					later:
						'{hero} said nothing at all. {They} held Pompo’s bucket by the rim and the bottom, and drew it back, slowly, the way Pompo did. It’s the drawing back that does it. All over the room faces were screwed up, and shoulders rose to meet the ears. People stayed like that, without a sound, while they all waited for who it was going to be.',
				},
				{
					say: 'Ask him if it is safe, and take his word for it',
					outcome:
						'{hero} waited until the line had finished laughing. “Is it safe to go in?” {they} asked. “Yes,” said Pompo. He looked as if he were waiting for the other half of it. “Then that’s settled,” said {hero}. “Thank you.” And {they} went in, at an ordinary pace, and didn’t look up even once. It’s harder than it sounds. The line saw that {hero} was still dry, and followed, a bit ashamed. Pompo had sat down on the step. “I’ve said a great many true things in my life,” he said. “I got very good laughs with some of them.” He caught up at the corner. There was something that he’d always wanted to say about mushrooms, he said, if {hero} had time.',
					later:
						'“It’s about {hero},” said Pompo, and there was some tittering. He nodded. “Yes. I’m used to it. If my house burned down and I shouted, you’d clap. I told {hero} that a thing was so, and {they} looked at me, and thought about it, and bet on me.” Nobody was laughing now. “I’d never been bet on. I’d like to bet back.”',
				},
			],
		},
		4: {
			meet: [
				'[The road went in at a market gate, which had stood wide open for a week, and the customers were waiting outside it, in the best of spirits.|Nothing is as open as that market gate was, and for a week a cheerful crowd had stood in front of it, and nobody had gone in.] The stallkeepers had a door of their own. The customers had a stall that sold tea on tin trays. “You can go in,” said the gatekeeper. “There’s no charge, and there’s no bucket.” The customers all roared with laughter. The gatekeeper was a pig named Pompo, and for twenty-six years he had been a clown. He used to talk to people very seriously, and then a bucket came down on them. Now he had a gate and a cold. But on the first day he had not been able to resist: he had caught an alderman. Since then they had all been waiting to see [who would be next|the next one get it], and nobody could be got to move. “I mean what I say now,” said Pompo, “and they only think that I’m getting better at it.” Once before he had meant something. He had asked a lady to marry him. She had laughed until she cried, and he had laughed too, so as not to spoil it.',
			],
			flies:
				'“I could fly,” said {hero}. That, said a lady in the line with shining eyes, was exactly where a bucket would be.',
			ways: [
				{
					say: 'Hold a tin tray over yourself, and march in',
					outcome:
						'{hero} borrowed a tin tray with a castle on it, held it overhead, and walked toward the gate. Everybody hushed. They had looked for that bucket so hard and so long that you could feel it up there; at the third step it weighed more than a real one. Then {hero} was through. {They} lowered the tray, and the castle was dry. “Oh,” said somebody. “There really isn’t one.” Some of them went home. Most of them walked in, one by one, each with a last look up. “You carried it beautifully,” said Pompo, who had paid the stall for the tray.',
					later:
						'{hero} held the tin tray from Pompo’s gate overhead and walked toward the crowd, like someone who is just about to be hit. Nobody had been warned of anything. But the people at the back looked at the tray, and then at the ceiling, and then they stepped aside, and so did the row in front of them. In the whole room nobody wanted to stand near {hero}. So {they} came to the front with plenty of space.',
				},
				{
					say: 'Stand under the arch, and ask for the bucket',
					outcome:
						'“They’ve been promised it,” said {hero}. “Being sensible won’t help.” {They} stood under the arch and asked for the bucket. “I gave my word to the council,” said Pompo, who already had it in his hands. For a minute he talked to {hero} about the drains, so gently and seriously that {they} had started to answer. Then it came. It was silver paper, cut very small, and it turned in the light as it fell. He had cut it up in the evenings, all week, without knowing why. People cheered, and some of them wept, because it was over, and then they all went in arm in arm. “A clown should stop on that one,” said Pompo, and let {hero} have the bucket.',
					later:
						'{hero} took Pompo’s bucket by the rim, and swung it slowly back. The front row saw it and stopped talking. So did the second row, and the third, all the way to the wall. Everybody did the same small thing: they pulled in their chins and left one eye open, to see who would get it. They held their breath. The bucket was empty, and so was the silence, and {hero} could fill that.',
					as: {
						merry: 'Being {trait}, {hero} had stood in the line for a minute first, just to enjoy it.',
					},
				},
				{
					say: 'Ask him whether it is safe, and believe him',
					outcome:
						'“Is it safe?” asked {hero}, when the laughter had died down enough. “It is,” said Pompo. Then came the pause in which, for twenty-six years, the bucket had come down. {hero} let it go by. “Thank you,” {they} said, and walked in through the gate, and did not look up even once. Nothing happened. It went on not happening all the way to the corner. There Pompo caught up, out of breath, with his hat in his hands. “You believed me,” he said. Behind him people were going in through the gate, as if it were one. “There’s a lady to whom I should like to say something again,” said Pompo. He would come along with {hero} first, and practice.',
					later:
						'“I can vouch for {hero},” said Pompo. There was a happy murmur, and an old gentleman moved his chair out of range. Pompo folded his hands and waited. He waited so long, and so seriously, that one by one people stopped smiling. “You see? I can do it,” he said. “I learned it today. {hero} asked me a plain question and believed the plain answer. Nobody has done that in twenty-six years. Now you do it for {them}.”',
				},
			],
		},
	},
};
