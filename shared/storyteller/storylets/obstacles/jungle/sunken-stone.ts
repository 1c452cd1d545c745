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
	},
};
