import type { Obstacle } from '../../format.ts';

export const sunkenStone: Obstacle = {
	id: 'sunken-stone',
	alsoIn: ['adventure', 'animal', 'fantasy', 'fairy-tale', 'circus', 'time-travel', 'dinosaur', 'mythology'],
	place: {
		the: 'the stepping stones',
		at: 'at the stepping stones',
		to: 'to the stepping stones',
		backdrop: 'jungle',
	},
	people: {
		gloria: { call: 'Gloria', a: 'a hippo in the river', type: 'Hippo', pronoun: 'she' },
		dumpling: { call: 'Dumpling', a: 'a hippo under water', type: 'Hippo', pronoun: 'he' },
	},
	props: [],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'around', use: 'reach' },
		{ id: 'reed', use: 'hear' },
		{ id: 'stone', use: 'trust', cost: 'time', ally: 'dumpling' },
	],
	levels: {
		1: {
			meet: 'You had to go over the river on six stones. But one was gone, and it was too far to hop. And they were not stones, they were hippos! “Dumpling is gone,” said Gloria, the first. “A man said he’s slimy. So he sits on the bottom, and cries.” Just his reed stuck out.',
			flies: '“What if I fly?” asked {hero}. “If you fly, he thinks that you don’t like him,” said Gloria.',
			swims: '“What if I swim?” asked {hero}. “If you swim, he thinks that you don’t like him,” said Gloria.',
			ways: [
				{
					say: 'Ask the first to be the last too',
					outcome:
						'{hero} stood on the second hippo. “Now, Gloria, you swim to the end!” {hero} said. And then the next one did. So it went on, and {hero} was over! Up came Dumpling, because he wanted to do that too. So there were six again, for everyone.',
					later:
						'There were two stools. {hero} stood on one, and put the other in front. Step, and step, as on the hippos. So {hero} went by them all.',
				},
				{
					say: 'Blow on the reed',
					outcome:
						'The reed was in Dumpling’s nose, for air. {hero} blew on the other end. BRRRP! So Dumpling had to laugh, and up he came. “That wasn’t slimy, it was funny!” he said. Now everyone could go over. “You can have the reed.”',
					later:
						'{hero} blew on Dumpling’s reed. BRRRP! “Who was that?” said the people. No one wanted to be the one, so they all hushed.',
				},
				{
					say: 'Lie down and be a stone',
					outcome:
						'{hero} lay down in the gap, to be the stone. A duck went over {hero}, and it took a long, long time! Dumpling put up one eye. “You do that for me?” he said. So he was the stone till all were over. Then he came along, to thank {hero}.',
					later:
						'“I was so sad that I couldn’t work,” said Dumpling. “{hero} did it for me. And a duck went over {hero}!”',
				},
			],
		},
		2: {
			meet: [
				'There was a river, and across it lay six big stones. The fourth was missing. “Don’t step on me,” said the first, “or you’ll get wet in the middle.” It was Gloria, a hippo. They were all hippos. A man had once taken one for a stone, and the hippo had been [too polite to say so|far too polite to tell him]. “And now somebody called Dumpling slimy,” said Gloria. “He’s at the bottom. He’s not coming up.” A reed stuck out of the water, and it sniffed.',
			],
			flies: '“What if I fly?” asked {hero}. “He’d think that it was because of him,” said Gloria.',
			swims: '“What if I swim?” asked {hero}. “He’d think that it was because of him,” said Gloria.',
			ways: [
				{
					say: 'Ask the first stone to be the last as well',
					outcome:
						'“You have five,” said {hero}. “That’s enough, if you move.” {hero} went from Gloria to the second, and to the third. Then Gloria swam around to the front, and was the next. So it went on, step by step. “We could have gone all the way to the sea!” said Gloria on the other side. She was quite out of breath, and swam back to fetch the next.',
					later:
						'{hero} took two stools, stood on one, and put the other in front, and stood on that, and fetched the first. It was slow. But it went over all the hats, and nobody had to get up.',
				},
				{
					say: 'Blow into the reed from the top',
					outcome:
						'{hero} put {their} mouth to the reed and blew. BRRRP! It was the rudest noise that had ever come from that river. Bubbles came up. First there were two, then twenty, then Dumpling, the whole of him, and he was laughing so much that he had swallowed a fish. “That was me!” he said. “I thought it was me!” He lay down in his place, and {hero} went over with the reed.',
					later:
						'{hero} blew into Dumpling’s reed. BRRRP! The people all looked at each other. Everybody knew that it had been somebody else, and nobody wanted to be the one to talk first.',
				},
				{
					say: 'Lie down in the gap and be a stone',
					outcome:
						'{hero} lay down in the gap and held quite still. People came over, and a goat, which stopped to look at the view. Then at last an eye came up beside {hero}, just above the water. “They step on you,” said Dumpling, “and you don’t even have the back for it.” He took his place till everybody was over. Then he wanted to come along.',
					later:
						'Dumpling dripped on the floor. “I didn’t want to be a stone any more,” he said. “{hero} lay down in my place, so that the others could get home. A goat stood there, and {hero} did not call it slimy.” That settled it.',
				},
			],
		},
		3: {
			meet: [
				'Six stepping stones led over the river, round and gray and very evenly spaced. At least, there were five. The fourth was a hole with water in it. “I’d wait, if I were you,” said the first stone, and opened two small eyes. It was a hippo named Gloria. They were all hippos. Somebody had once mistaken one of them for a stone, and had said, in the middle, what a fine firm stone it was. [You can’t very well correct a person who’s just said that.|After that you can’t very well correct a person.] So they’d kept it up, the whole family, in shifts. “Dumpling was always the best of us,” said Gloria. “Then a lady called him slimy.” A reed was sticking out of the gap. It breathed in. It sniffed.',
				'There were six stones in the river, so that people could get across, and {hero} had just set out when the first stone coughed. “Only as far as number three,” it said. “After that you’d be swimming.” It had two small eyes, and its name was Gloria. She was a hippo, like all of them. It had begun with a traveler who climbed onto her cousin in a fog, and told him halfway over what a comfort he was, so firm and so dry. [What were they to say?|One couldn’t very well contradict.] The next night they’d lined up, and it had been the family’s work ever since. “And now there’s a gap,” said Gloria. There was; where the fourth should have been there was only water, and out of it stuck a reed. “That’s Dumpling. A lady called him slimy. He won’t come up.” The reed drew in some air, in three small jerks.',
			],
			flies:
				'“What if I fly?” asked {hero}. “Anybody could go over us,” said Gloria. “Then he’ll say, there, they’d rather not touch me.”',
			swims:
				'“What if I swim?” asked {hero}. “Anybody could swim,” said Gloria. “Then he’ll say, there, they’d rather not touch me.”',
			ways: [
				{
					say: 'Make five stones do for six by moving them up',
					outcome:
						'“It isn’t a gap,” said {hero}, “if it moves.” {They} stepped on Gloria, and on the second, and as soon as Gloria was free she swam around and lay down in front. The second did the same, and the third. It was a bridge with no beginning and no end, and {hero} simply kept on walking. “Why do we need a riverbank?” cried the second hippo. The whole bridge overshot the other side by ten yards. From the bottom of the river a pair of ears came up, to see what all the fun was, and then there were six again, for everybody.',
					later:
						'{hero} picked up two footstools. {They} stood on the first and put down the second, stepped across, bent, and brought the first one around. It’s a bridge, if you keep on. People ducked as it came over, and said “Careful” to the footstool. Five steps and seven hats later {hero} was at the front.',
				},
				{
					say: 'Blow a tune, of a kind, into the reed',
					outcome:
						'{hero} took the end of the reed, breathed in, and blew. BRRRRP. On either bank the birds stopped. It came out below as a bubble as big as a pumpkin, which rose, and wobbled, and burst right under Gloria’s nose. “DUMPLING!” said Gloria. There was silence. Then the water began to shake. Up came Dumpling, purple in the face, and laughed till the shore was under water. “It wasn’t even me,” he wept. He had forgotten to be sad, and couldn’t find the place again. He lay down in the gap, and {hero} went over with the reed. Even a lady, said Dumpling, couldn’t say worse about him than that.',
					later:
						'{hero} blew into Dumpling’s reed, with feeling. BRRRRP. It was long, and it went up a little at the end, like a question. Everybody turned to look at somebody else. Nobody said a word. Whoever spoke first would be the one who’d done it.',
				},
				{
					say: 'Lie down in the gap, and be stepped on',
					outcome:
						'There was already a line on the bank, with baskets and a goat. So {hero} left everything on the bank, got down into the gap, put {their} face in the water, and was the fourth stone. It isn’t difficult. It’s only that people stop on you to look at the fish. The goat had pointed feet. It was a good deal of traffic for somebody in a hurry, and when the last basket was over there was an eye close by, and it was wet. “They said you were wobbly,” said Dumpling. “I heard them.” “Yes,” said {hero}. “And you stayed?” “They had to get home.” He thought about that, with his back out of the water, till everybody was over. Then he came along, dripping, because he had a thing to say about that.',
					later:
						'“I’m the one she called slimy,” said Dumpling, and nobody laughed. He had brought some of the river with him. “I went to the bottom. Anyone would. {hero} lay down where I should have been, and got called wobbly, and worse, and held still. It was the goat, mainly.” He breathed through his nose. “I’ve had a lot of people on my back. That’s the first one I’ve wanted to carry.”',
				},
			],
		},
		4: {
			meet: [
				'Six stepping stones led across the river, and one of them was missing. {hero} was about to step on the first when it opened its eyes. “Not just now, please,” it said. It was a hippo, and her name was Gloria. They were all hippos. Once, when it was getting dark, a traveler had climbed onto one by mistake. They had not wanted to embarrass him, so they lay still; then came the next traveler, and in time it became [a job|their work]. “Dumpling was proud of it,” said Gloria. “He was number four.” Today a lady had told her husband that the fourth stone was slimy. Dumpling had let her get across. Then he sank. Where he had been, a reed stuck up out of the water, and somebody was breathing through it very carefully. Years ago the other pond had sent him away, said Gloria, because of his looks.',
			],
			flies:
				'“What if I fly?” asked {hero}. The air was free. “But he’ll notice,” said Gloria, “and he’ll think that he knows why.”',
			swims:
				'“What if I swim?” asked {hero}. There was room enough. “But he’ll notice,” said Gloria, “and he’ll think that he knows why.”',
			ways: [
				{
					say: 'Move the last stone up to the front, and walk on',
					outcome:
						'Five stones are too few only if they lie still. {hero} explained it to Gloria. As soon as nobody stood on her any more she was to swim around and be the next in front; and then the second stone, and the third. The hippos tried it. There was always one more stone, gray and streaming, just in time, and it settled underneath like a chair that is pushed in. They liked it so much that they went on past the bank and some way up the hill. “We needn’t have stayed in a river at all!” said Gloria. In the water behind them a head had come up as far as the eyes. It looked after them for a while. Then Dumpling lay down in his place, and there were six.',
					later:
						'{hero} took two stools. {They} stood on one, put the other down in front, stepped over, and reached back for the first, and it went like the stones in the river: the last one always became the next. The crowd looked up as it came by, leg over leg, like some patient kind of insect, and pulled in their heads. Nobody had been asked to move. It was only that now and then there was a stool in their midst, and in the end it was at the front, with {hero} on it.',
				},
				{
					say: 'Blow a tune into the top of the reed',
					outcome:
						'{hero} tried to think of something to say down the reed. There was nothing that you could say. So {they} put it to {their} lips and blew. BRRRP. It was very rude. It went down as air and came up as one enormous bubble, which floated along in front of five hippos and burst under Gloria’s nose. “Dumpling!” said Gloria, in a voice that she had not used since he was small. For a moment it might have gone either way. Then the water began to shake. He came up like an island. He could not speak; he only pointed at himself and shook his head, and laughed, and lay down in his place. {hero} still had the reed in {their} {hand}.',
					later:
						'Everybody in that room had a good deal to say. {hero} raised Dumpling’s reed and blew. BRRRP. At the end it rose, like a question. Everyone knew that it had not been them. Everyone could see how very sure all the others were. And whoever spoke first now would have done it. Nobody there could afford that. It was perfectly still.',
				},
				{
					say: 'Lie down in the gap until they are across',
					outcome:
						'People with baskets were already waiting on the bank. {hero} left everything on the bank, got down into the gap, lay with {their} face on the water, and told the people to come. You learn what a stone hears. People complained that it wobbled. They stopped in the middle to look at the view. Somebody put down a goat there while he tied his shoe. It lasted until the last basket was across. When {hero} opened {their} eyes there was another eye beside {them}, small and red. “Why didn’t you tell those people?” asked Dumpling. “They were tired,” said {hero}. He had never thought of that. “Was I really slimy?” he asked. “A little,” said {hero}. “It’s a river.” He took it very well. He lay down for the last of them, and then he came along, to get dry.',
					later:
						'Dumpling had left a wide wet track on the floor, and people gave him plenty of room. “A lady said I was slimy,” he began, “and I couldn’t bear it, and I sank. So {hero} lay down in my place, and was walked on instead, and had to listen to things. There was a goat.” He dripped. “{hero} could have said, ‘I’m not a stone.’ And when I asked if I was slimy, {they} told me the truth. I would lie down for {them} anywhere.”',
				},
			],
		},
	},
};
