import type { Obstacle } from '../../format.ts';

export const openGate: Obstacle = {
	id: 'open-gate',
	alsoIn: ['musical', 'sports', 'superhero', 'cooking'],
	place: { the: 'the open gate', at: 'at the open gate', to: 'to the open gate', backdrop: 'town' },
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
			meet: 'A gate! It was open. But people just stood there with tea. “Please go in,” said Pompo, a pig with a red nose. Ha, ha, ha! Once he was a clown with a bucket. Splosh! Now he just has a cold, and a gate.',
			flies: '“Do not fly in!” they said. “The bucket is up there!”',
			ways: [
				{
					say: 'Hold a tea tray over you and go in',
					outcome:
						'{hero} held up a tray and went in. Now, now, now comes the splosh! But it did not come. It was just a gate. “Keep the tray,” said Pompo. “You can get it wet.”',
					later:
						'{hero} held up the tray. “It will go splosh!” they said, and they all ran to the side. So {hero} went in.',
				},
				{
					say: 'Ask Pompo to tip the bucket on you',
					outcome:
						'“Do it,” said {hero}. “Do the bucket!” Up it went. They all held on to their hats. Out came paper stars! Ha, ha, ha! Now it was done, and they all went in.',
					later: '{hero} had the bucket. Up it went, and back… They all shut their eyes and held still.',
				},
				{
					say: 'Say “Thank you” and go in next to Pompo',
					outcome:
						'“Can I go in?” said {hero}. “You can,” said Pompo. “Thank you,” said {hero}, and did not go ha, ha. Pompo blew his red nose. “You heard what I said!” he said. He came along.',
					later:
						'“When I say a thing, they go ha, ha,” said Pompo. “{hero} said thank you. So I say: thank you, {hero}.”',
				},
			],
		},
		2: {
			meet: [
				'The gate stood wide open, and nobody went in. A long line of people stood before it, with tea on tin trays, and they were all grinning. “Please walk through,” said the keeper, a pig named Pompo. They roared. For half his life Pompo had been a clown, and he was famous for his bucket. “I’m not one now,” he said. “This nose is only a cold. But on my first day here I did the bucket [once|just once], because I missed it. Now they all wait for it.”',
			],
			flies: '“Fly in?” said a woman in the line. “He hangs it up high. That’s where it gets you.”',
			ways: [
				{
					say: 'Walk in with a tin tray over your head',
					outcome:
						'{hero} borrowed a tin tray and held it up high. Then {they} walked, one step, and one more. The line went quiet. Here it comes, thought everybody. Nothing came. {hero} stood on the other side, quite dry. “Oh,” said the line, and was a bit sad. “Take the tray with you,” said Pompo. “It makes people hope.”',
					later:
						'{hero} held the tin tray over {their} head and started to walk. “Look out!” said somebody. “There’s going to be a bucket!” They hopped aside to the left and to the right, and {hero} had the middle for {themself}.',
					as: {
						careful: 'It is {trait} to take a tray. You never know.',
						bold: 'You need to be {trait}, tray or no tray.',
					},
				},
				{
					say: 'Stand under the gate and ask for the bucket',
					outcome:
						'“If they’re waiting for it,” said {hero}, “let them have it. On me.” Pompo’s eyes shone. He took the bucket, and swung it back, and everybody held on to somebody. Whoosh! It was full of silver paper. They laughed until they had to sit, and then they wiped their eyes and walked in. “That was my best,” said Pompo. “You have the bucket. I’m cured.”',
					later:
						'{hero} took Pompo’s bucket by its handle and swung it back as far as it would go. Everybody saw. They shut their eyes, and their mouths too, and hunched up, and waited. It was beautifully quiet.',
					as: { merry: 'It was hard on {trait} {hero} to stand still under it.' },
				},
				{
					say: 'Ask him seriously, and believe his answer',
					outcome:
						'“Is it safe in there?” asked {hero}. “Yes,” said Pompo. The line giggled. “Then thank you,” said {hero}, and walked in, and did not look up. Nobody had ever taken Pompo’s word for a thing. He stood with his mouth open. “I have so much more that I could tell you!” he cried, and ran after {hero}, and it was nearly all about gates.',
					later:
						'“I’m Pompo,” said Pompo, and they laughed. He waited till it was over. “You see? I say my name, and you laugh. I told {hero} that a gate was open, and {they} said thank you.” He blew his nose. It was still a cold. “You should try it.”',
					as: {
						kind: 'It was {trait}, and it did not cost a thing.',
						honest: 'The {trait} are quick to believe other people.',
					},
				},
			],
		},
		3: {
			meet: [
				'The gate was open. It had been open all week, as wide as it would go. In front of it stood a line of people, nudging each other, and a stall that sold them tea on tin trays. “It’s free,” said the keeper politely. “You only walk through.” The whole line howled. The keeper was a pig, and his name was Pompo, and until last month he’d been the clown with the bucket. You’d be talking to him, as friendly as anything, and then: splosh. “I gave it up,” said Pompo. “I’ve got a real job. This isn’t even the nose, it’s a cold.” But on his very first morning he had balanced the bucket on top of the gate, for old times’ sake, and it had got an alderman. Since then [nobody would be|no one cared to be] the next. They were having a lovely time, not being the next.',
			],
			flies: '“Up there’s the worst,” a man in the line told {hero}. “That’s where a bucket lives.”',
			ways: [
				{
					say: 'Borrow a tin tray, hold it up, and march in',
					outcome:
						'The tea stall had a tin tray with a picture of a castle. {hero} held it overhead in both {hands} and set out. The laughing stopped. You could hear how far it was. Five steps; four. A man at the back couldn’t bear it and turned away. When {hero} came out on the inside, and lowered the tray, and there wasn’t a drop on it, a long sigh went down the line, like a balloon’s. “Is that all?” somebody asked. “That’s what I’ve been saying,” said Pompo. He paid the stall for the tray himself. “Go on, keep it. I’ve never seen anybody look so much as if it was coming.”',
					later:
						'{hero} lifted the tray with the castle on it, took a firm grip, and walked at the crowd, looking up. That was enough. They looked up too. Nobody knew what was going to come down, but it was plain to everyone where. They flattened themselves along the walls; a gentleman opened the door for his hat to be safe; and {hero} went the length of the room without touching a sleeve.',
					as: {
						careful:
							'It’s people who are {trait} who have a tray when there’s no bucket. It’s the other way around that hurts.',
						bold: 'It’s one thing to be {trait} and get wet. To be {trait} and stay dry is much harder on the nerves.',
					},
				},
				{
					say: 'Offer yourself for the bucket, here and now',
					outcome:
						'“They don’t want to go in,” said {hero}. “They want it to be over.” {They} took up a position right under the arch. “Do me.” Pompo said he couldn’t, he had promised; but his {hand} was already on the handle. He swung. The line clutched itself. And out of the bucket, with a great soft whoosh, came silver paper, about a stone of it, and floated down over {hero} like a cold summer. They laughed till they hung on the railings. Then they found that there was nothing else to wait for, and went in, wiping their eyes, in twos. “I’d been saving that one,” said Pompo. “You can’t do better than that. I’d only get worse.” He gave the bucket to {hero}.',
					later:
						'{hero} said nothing at all. {They} held Pompo’s bucket by the rim and the bottom, and drew it back, slowly, the way Pompo did. It’s the drawing back that does it. All over the room faces were screwed up, and shoulders rose to meet the ears. They stayed like that, without a sound, while they all waited for who it was going to be.',
					as: { merry: 'Somebody so {trait} was always going to end up beneath a bucket.' },
				},
				{
					say: 'Ask him if it is safe, and take his word for it',
					outcome:
						'{hero} waited until they had finished laughing. “Is it safe to go in?” {they} asked. “Yes,” said Pompo. He looked as though he was waiting for the other half of it. “Then that’s settled,” said {hero}. “Thank you.” And {they} went in, at an ordinary pace, and didn’t look up even once. It’s harder than it sounds. Behind {hero} Pompo had sat down on the step. “I’ve said a great many true things in my life,” he said. “I got very good laughs with some of them.” He caught up at the corner. There was something that he’d always wanted to say about mushrooms, he said, if {hero} had time.',
					later:
						'“It’s about {hero},” said Pompo, and there was some tittering. He nodded. “Yes. I’m used to it. If my house burned down and I shouted, you’d clap. I told {hero} that a thing was so, and {they} looked at me, and thought about it, and bet {their} dry neck on it.” Nobody was laughing now. “I’d never been bet on. I’d like to bet back.”',
					as: {
						honest: 'The {trait} don’t have to look up. It doesn’t enter their heads.',
						kind: 'To be {trait} with a bucket overhead is to be {trait} indeed.',
					},
				},
			],
		},
		4: {
			meet: [
				'The gate had stood open for a week, and a good half of the town was waiting outside it. They waited in the best of spirits; a stall had been set up, and brought them tea on tin trays. “There is no charge,” said the gatekeeper, “and no bucket,” and the whole line fell about. The gatekeeper was a pig named Pompo, who had been a clown for twenty-six years; it had been his specialty to hold somebody in a serious conversation, and then it came from above. He had given it up. His nose was red from a cold. But on the first day, finding himself with a real arch, he had not been able to resist; it had caught an alderman; and since then each of them was determined to see [who would be the next|the next one get it]. “I mean what I say now,” said Pompo. “They think that it is wonderful, how I do it.” He had meant something once before. He had said it to a lady in the wardrobe, on one knee; she had laughed until the tears came, and he had laughed with her, so as not to spoil it.',
			],
			flies:
				'As for going in overhead, a lady in the line explained, with shining eyes, that that was precisely where a bucket would be.',
			ways: [
				{
					say: 'Go in beneath a tin tray, as if it were about to fall',
					outcome:
						'{hero} obtained a tin tray, with a view of a castle on it, and held it up with both {hands}. A hush fell. It is not far, through a gate. But {hero} found, in the second step, that one could feel the bucket; it had been looked for so long by so many people that it was very nearly there. In the last step it was heavier than any real one. And then the tray was lowered, on the inside, and there was the castle, dry. Somebody said, “Oh.” It was not relief. “They will go home now,” said Pompo, looking after them. Some did. Most came in after all, singly, each with a glance upward, like people in a church. He settled with the stall for the tray, and said that {hero} had carried it beautifully.',
					later:
						'{hero} took the tray out and held it up, and began to walk toward all those backs with an air of being just about to be struck. No warning was given. One or two looked around, saw the tray, and consulted the ceiling. It spread. There is in everyone a little space, kept clear since childhood, for the thing that will one day come down; and they withdrew from under it, politely, leaving it to the person who had come prepared.',
					as: {
						careful: 'The {trait} are laughed at for their trays. It is seldom noticed how far they get.',
						bold: 'There was some question afterward if that was {trait}. It had looked so from under the tray.',
					},
				},
				{
					say: 'Put yourself beneath the arch, and ask for it',
					outcome:
						'“You cannot take it back by being sensible,” said {hero}. “They have been promised it.” {They} stood under the arch and asked to be done. “I gave my word to the council,” said Pompo. He already had the bucket. He held {hero} in conversation for a moment, about the drains; he did it with such gentle interest that {hero} really had begun to answer. Then it came. It was silver paper, nothing else, cut very small; it took a long time to come down, and turned as it came. He had been cutting it in the evenings. One could hear, under the roar that went up, a number of people weeping quite simply at the thing being over. They went in arm in arm. “One should stop on that,” said Pompo. “I did not know what I was keeping it for.” He made {hero} a present of the bucket.',
					later:
						'{hero} took hold of the bucket, one {hand} to the rim and one beneath, and drew it back. There was no hurry. The noise went out of the room from the front to the rear, as each row saw it in its turn, and every one of those people performed the same small movement, of which they are not aware: the chin goes in, and an eye is left open for the neighbor. So they stood, holding their breath, each of them full of the liveliest sympathy for somebody else.',
					as: {
						merry:
							'It must be admitted that {hero}, being {trait}, had joined the line for a minute first, to enjoy it.',
					},
				},
				{
					say: 'Put the question to him in earnest, and rely on the answer',
					outcome:
						'“Is it safe?” asked {hero}. It was a moment before they could hear themselves. “It is,” said Pompo. There followed the pause in which, for twenty-six years, it had come down. {hero} let the pause go by. “Thank you,” {they} said, and went through the gate at a walk; and it was observed by the entire line that {they} did not raise {their} eyes, not even at the place itself. Nothing occurred. It went on not occurring all the way to the corner. There Pompo caught up, out of breath, with his hat in his hands. He walked for some distance in silence. “I should like to try another one,” he said then. “I have never cared for the color of my front door.” {hero} said that it could be painted. Pompo nodded several times. He had not been sure that it would work twice.',
					later:
						'“I wish to say that I can vouch for {hero},” said Pompo. There was a happy murmur; an old gentleman moved his chair back to be out of range. Pompo waited with his hands folded. He was so clearly going to wait for as long as it took that little by little the smiles went. “You see that I can do it,” he said. “I learned how today. A person has only to ask you a question, and look as if there would be an answer.” He put his hat on. “That is what {hero} looks like. I should listen to the rest.”',
					as: {
						honest: 'To the {trait} it is a perfectly natural thing, to mean a question; others have to think of it.',
						kind: 'It was put down to {hero}’s being {trait}. Pompo put it down in a notebook, with the date.',
					},
				},
			],
		},
	},
};
