import type { Obstacle } from '../../format.ts';

export const ringHerd: Obstacle = {
	id: 'ring-herd',
	alsoIn: ['adventure'],
	place: { the: 'the trodden ring', at: 'at the trodden ring', to: 'to the trodden ring', backdrop: 'meadow' },
	people: { margit: { call: 'Margit', a: 'a dinosaur at the head of a herd', type: 'Dinosaur', pronoun: 'she' } },
	props: [],
	blocks: ['flies'],
	ways: [
		{ id: 'trumpet', use: 'hear' },
		{ id: 'shuffle', use: 'reach' },
		{ id: 'aloud', use: 'trust', ally: 'margit' },
	],
	levels: {
		3: {
			meet: [
				'The road came to a ditch, and the ditch was full of dinosaurs. They were long-necks, three hundred of them, one behind the other, and they went around and around in a ring a mile across, with a bog on either side. They had trodden it a yard deep. Since the spring people had gone around the bog, and that took two days. “Keep up!” called the one in front, an old one named Margit. In front of her there was only a tail. {hero} had to trot beside her. “I know,” said Margit, out of the corner of her mouth. “I lost the way in the spring. I didn’t like to say. So I followed the nearest tail till I should remember. [It was the last one’s.|It belonged to the last one.] If I stop, they’ll all bump into each other, and they’ll ask.”',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “Nothing flies over a herd,” said Margit. “They look up, and then they step on one another.”',
			ways: [
				{
					say: 'Have Margit give you the call that halts a herd',
					outcome:
						'“There must be a call for stopping,” said {hero}. There was. It was made in the neck, and the neck was nine yards long. Margit hadn’t given it for so long that she had to look for the beginning. {hero} learned it, trotting. Then the two of them did it. “HAAAA-RRUM.” It went along the ring from neck to neck. Three hundred dinosaurs stopped; six hundred knees bent a little. In the silence you could hear a lark. “Are we there?” asked somebody at the back. “We’re having a rest,” said Margit. So they all sat down where they were, with gaps between them that you could have driven a cart through.',
					later:
						'{hero} thought of nine yards of neck, and began at the bottom. “HAAAA-RRUM.” It had stopped three hundred dinosaurs. It stopped everybody’s mouth halfway; they bent a bit at the knees, all together, and waited to be told if they were there.',
				},
				{
					say: 'Join the herd, and shuffle across while it turns',
					outcome:
						'You couldn’t run across, for there was no gap. “How do they get in?” asked {hero}. “The calves? They don’t push,” said Margit. “They walk along with it, and every step they’re a bit further over.” So {hero} climbed down into the ditch and walked. Left, right; it’s slow, and the whole ground hums. At every step {hero} went a hand’s breadth sideways, under one belly, and out by the next. Nobody noticed, since nobody had to stop. A quarter of the way around {they} came out on the inner bank, and on the far side of the ring it went just the same. “That’s all it takes,” Margit called to whoever was waiting. “Come along with us, and drift!”',
					later:
						'The people in that room weren’t standing still, when you looked. They were all shuffling, left, right, as people do. {hero} did the same, and a hand’s breadth sideways with every step. It took no pushing. Those in front thought that {hero} came from the left, and the others from the right; and it was the left, and the right, and then the front.',
				},
				{
					say: 'Say out loud, for all to hear, that the way is lost',
					outcome:
						'“I’ll do the asking,” said {hero}. {They} climbed the bank, where everybody could hear. “Excuse me!” {they} called. “Does anybody know the way? We’re lost!” There was an awful silence, with walking in it. Then a young one near the back said, “I think it’s over there. I’ve been thinking so since June. I didn’t like to say.” “So did I,” said another. It turned out that there were two hundred and eighty who hadn’t liked to. Margit stood still. The others bumped into each other, and it didn’t hurt. “Why didn’t I ask?” she said. She sent them on with the young one, and went a little way with {hero}, straight ahead.',
					later:
						'The floor shook, and a long gray neck came in over the heads. “I led three hundred people in a circle,” said Margit, “because I couldn’t say five words. {hero} said them for me, as loud as anything, and let everybody think that {hero} was the one who was lost.” She looked down at the rows. “There’s someone who’d sooner find the way than look clever.”',
				},
			],
		},
		4: {
			meet: [
				'A broad trench cut across the road, and something was walking in it. It was a herd of three hundred long-necked dinosaurs. They had trodden the trench themselves, in a circle a mile across, and they went around and around in it as if they were getting somewhere. There had been a footbridge across, until a tail took it along. “You’ll have to walk beside me,” said the one in front, whose name was Margit. “I can’t stop.” In spring she had lost the way. She had not dared to say so, with three hundred behind her, so she had followed the first tail that she saw. At midsummer it had dawned on her [whose tail it was|whose it was]: it belonged to the last of her own herd. Since then she had walked as if she knew. In one place the trench curved out around a small heap of stones, no longer than a calf. All three hundred lowered their heads there.',
			],
			flies:
				'“Can’t I fly?” asked {hero}. If anything flew over, said Margit, they would all look up too, and then they would look where they were going, and then they would see.',
			ways: [
				{
					say: 'Learn the call from her, and call it together',
					outcome:
						'“You could stop them, if you wanted to,” said {hero}. Margit could. There was a call for it, but it starts at the bottom of the neck, she had nine yards of neck, and she had not used it since March. She showed {hero} how it goes. They gave it together as they walked. “HAAA-RRUM.” The next ones took it up, and the ones behind them, until it came around to the tail in front. And for the first time in four months the whole plain stood still. You could hear grass growing. “Are we there?” asked somebody at the back. Nobody laughed. “It’s a rest,” said Margit. She moved aside, looked at {hero}, and left room enough for a wagon.',
					later:
						'Margit’s call starts at the bottom of the neck. {hero} did not have nine yards of it, and imagined them. “HAAA-RRUM.” It came in under all the shouting and lifted it off the ground. Everybody felt it in the knees. They stopped where they were, like a herd, with their heads up, and waited for somebody to tell them whether they were there.',
					as: {
						careful: 'Being {trait}, {hero} had first made sure who was behind whom.',
					},
				},
				{
					say: 'Join the herd, and shuffle across with the calves',
					outcome:
						'There was no gap. “The calves get across,” said Margit. “They don’t cross us, though. They come along, and they drift.” {hero} climbed down into the trench, among legs like pillars, where it was dim and brown and thundered slowly. {They} walked in step. At each step {they} put {their} weight down a few inches farther to the left, like somebody who is not trying to do anything. A knee passed overhead like weather. By the heap of stones the whole herd bent outward and lowered its heads, and so did {hero}, without asking. Then a tail lifted {them} out, and it was on the other side. It would lift out anybody, said Margit, who came like that.',
					later:
						'Nobody in a crowd stands quite still. They shift from foot to foot, all in one rhythm, and don’t notice. {hero} felt for it and shifted along, as in the trench, and each time came down a few inches to the side. The people on the left thought that the people on the right were pushing, and put up with it. So {hero} drifted past knees and coattails, and when it grew light {they} had drifted to the front.',
				},
				{
					say: 'Stand in the middle, and say that you are lost',
					outcome:
						'She would never say it; she would rather walk until she dropped. “I can say it for you,” said {hero}. {They} stood in the middle of the ring, where everyone had to pass {them}, and shouted. “I’m lost! Does anyone know the way?” The herd went by, and by. Then a young cow near the end said that she had thought for some time, since June really, that it might be over there. But she hadn’t liked to say so. “Nor had I,” said the one behind her. When they were counted it was two hundred and eighty who hadn’t liked to. Margit stopped, and they all ran softly into each other. “So that was all,” she said. She let the young cow lead. She herself stood for a while at the little heap of stones, and then she came after {hero}, and at every fork she asked the way, to practice.',
					later:
						'It grew dark in the doorway, and Margit put her head in, up among the lamps. “I was lost,” she said, “and I led three hundred in a circle for four months, because I couldn’t say it. {hero} stood there in front of all of them and said it for me, as if I had nothing to do with it. My herd still believes that somebody small had lost the way, and that we were kind enough to help.” Her head came down very slowly. “{They} never put that right. So I’m doing it now. That’s who {hero} is.”',
				},
			],
		},
	},
};
