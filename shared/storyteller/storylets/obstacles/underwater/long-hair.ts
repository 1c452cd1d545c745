import type { Obstacle } from '../../format.ts';

export const longHair: Obstacle = {
	id: 'long-hair',
	place: { the: 'the gold strait', at: 'in the gold strait', to: 'to the gold strait', backdrop: 'underwater' },
	people: { lorelle: { call: 'Lorelle', a: 'a mermaid with very long hair', type: 'Mermaid', pronoun: 'she' } },
	props: ['shell', 'mirror'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'braid', use: 'reach' },
		{ id: 'strum', use: 'hear' },
		{ id: 'other', use: 'trust', ally: 'lorelle' },
	],
	levels: {
		1: {
			meet: 'There was hair all over the way. It was long and gold. In it sat Lorelle, a mermaid, with a comb and a crab. “A boy said that my hair is pretty,” she said. “So I won’t cut it. And it grows and grows! Now no one can go by.”',
			flies: '“Can’t I fly?” asked {hero}. But the hair went up and up, as far as you could see.',
			swims: '{hero} looked for a gap. But the hair was like a net.',
			ways: [
				{
					say: 'Make it into one long braid',
					outcome:
						'Left, right, over! Left, right, over! {hero} made it all into one long braid. Out fell a fish and a boat, and the way was free. “I can see you!” said Lorelle. And she swam in and out of it.',
					later:
						'{hero} went left, right, over, as with Lorelle’s braid. Left, right, over! And there {hero} was, in front.',
				},
				{
					say: 'Play on it like a harp',
					outcome:
						'{hero} gave the hair a pluck. Ping, pang, pong! It was like a harp. So all the fish came to hear it. They held up the hair, to hear more, and everyone could go by. And Lorelle gave {hero} one long hair.',
					later:
						'{hero} held Lorelle’s one long hair and gave it a pluck. Ping! It was so soft that everybody hushed, to hear it.',
				},
				{
					say: 'Tell Lorelle what else you like',
					outcome:
						'“I like how you talk to the crab,” said {hero}. “What else?” asked Lorelle. “I like your laugh,” said {hero}. So she had to laugh! Then she did not need all that hair. Snip, snip, went the crab, and the way was free. And Lorelle came along, to laugh some more.',
					later: '“People just saw my hair,” said Lorelle. “But {hero} saw me, and told me the truth. Snip, snip!”',
				},
			],
		},
		2: {
			meet: [
				'The strait was full of gold. It waved about, and got into your eyes, and it was hair. In the middle of it sat Lorelle, a mermaid with a shell for a comb, and her face was in a mirror. “Somebody once told me that I had pretty hair,” said Lorelle. “So I let it grow. [One doesn’t cut off the prettiest thing one has.|You can’t just cut off what people like.] And today it has got to the other side.” It had two crabs in it by now, and an anchor. “I used to swim,” said Lorelle. “It’s too heavy for that.”',
			],
			flies: '“Can’t I fly?” asked {hero}. It went up like smoke, as high as you could see.',
			swims:
				'“Can’t I swim?” asked {hero}. “There’s a dolphin in there,” said Lorelle, “who only wanted to say hello.”',
			ways: [
				{
					say: 'Braid it, from one end of the strait to the other',
					outcome:
						'“May I?” asked {hero}, and took three armfuls. Left over the middle, right over the middle. It was hard to tell where one was. Out came the crabs, and a teacup, and a dolphin, very much embarrassed. At the end there was one braid, as thick as a tree, and on both sides of it was clear blue water. “I can feel my neck,” said Lorelle. “I had forgotten that I had one.”',
					later:
						'{hero} went through the crowd as through Lorelle’s hair. It was left around one person, and right around the next, and never straight on. Nobody was pulled, and behind {hero} it was all very tidy.',
				},
				{
					say: 'Pull it tight, and play on it as on a harp',
					outcome:
						'{hero} hooked some of the hair over a rock, pulled it tight, and plucked. Ping. It was as if somebody had let fall a drop of light. From all sides the fish came. Each of them took one hair, to feel it hum, and swam up with it to hear better. It rose like a curtain, and stayed up, all but one hair that had come off on {hero}, and the way was free. “It can do that?” said Lorelle.',
					later:
						'{hero} stretched out Lorelle’s gold hair and plucked it. Ping. It was not loud, but it was so clear that everybody thought it was inside their own head. They stopped, to find out.',
				},
				{
					say: 'Tell Lorelle what you like that is not the hair',
					outcome:
						'“I like how you move over for the crabs,” said {hero}. Lorelle turned around. Nobody had ever said a thing that was not about hair. “And you’re funny about the dolphin.” “Am I?” said Lorelle. She put down the mirror. “Then what do I need all this for?” It took two crabs to cut it, and the tide took it away, and the strait was free. She swam a loop, and another, as light as a leaf, and came along, to see who would know her.',
					later:
						'Lorelle had hair like a dandelion. “I thought that there was one nice thing about me,” she said. “{hero} found two more, and was in a hurry, too. What would {hero} find in all of you?” Everybody sat up straight.',
				},
			],
		},
	},
};
