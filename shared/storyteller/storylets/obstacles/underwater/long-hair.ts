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
			meet: 'Hair, hair, hair! It was long and gold, and it was all over the way. In it sat Lorelle, a mermaid, with a shell comb. “A boy said my hair is pretty,” said Lorelle. “So I can not cut it. Not one bit! Now it has a crab in it.”',
			flies: 'It went up and up, as far as you could see.',
			swims: 'Swim in it? It was like a net.',
			ways: [
				{
					say: 'Make it into one long braid',
					outcome:
						'Left, right, over! Left, right, over! {hero} made one long, long braid. Out fell the crab, and a boat. “Oh, I can see!” said Lorelle. She gave {hero} her comb. And the way was free.',
					later:
						'{hero} went left, right, over. Left, right, over, as in a braid! And there {they was}, in front of them all.',
				},
				{
					say: 'Play on it like a harp',
					outcome:
						'{hero} took the hair and gave it a pluck. Ping, pang, pong! All the fish came to hear. They took the ends of it in their mouths and lifted it up. So {hero} could go under. Lorelle gave {them} one hair.',
					later: '{hero} held the one long hair and gave it a pluck. Ping! What was that? And it was still.',
				},
				{
					say: 'Tell Lorelle what else you like',
					outcome:
						'“I like how you talk to the crab,” said {hero}. “What else?” said Lorelle. “I like your laugh.” She had to laugh then. Snip, snip, went the crab. Off it came! And Lorelle came along.',
					later:
						'“They all look at my hair,” said Lorelle. “{hero} looked at me.” So now they looked at Lorelle, and at {hero}.',
				},
			],
		},
		2: {
			meet: [
				'The strait was full of gold. It waved about, and got into your eyes, and it was hair. In the middle of it sat Lorelle, a mermaid, with a shell for a comb, and looked in a mirror. “Somebody once told me that I had pretty hair,” said Lorelle. “So I let it grow. [One doesn’t cut off the prettiest thing one has.|You can’t just cut off what people like.]” It had two crabs in it by now, and an anchor. “I used to swim,” said Lorelle. “It’s too heavy for that.”',
			],
			flies: 'It went up like smoke, as high as you could see.',
			swims: '“I wouldn’t swim into it,” said Lorelle. “There’s a dolphin in there who only wanted to say hello.”',
			ways: [
				{
					say: 'Braid it, from one end of the strait to the other',
					outcome:
						'“May I?” asked {hero}, and took three armfuls. Left over the middle, right over the middle. It was hard to tell where one was. Out came the crabs, and a teacup, and a dolphin, very much embarrassed. At the end there was one braid, as thick as a tree, and on both sides of it was clear blue water. “I can feel my neck,” said Lorelle. “How did you know where to go?” It was left over, right over, all the way.',
					later:
						'A crowd has three strands, if you look. {hero} went over to the left, and over to the right, and in between, just as with Lorelle’s hair. Nobody was pulled, and it was all very tidy behind {them}.',
					as: { careful: 'It is best done by somebody {trait}.' },
				},
				{
					say: 'Pull it tight, and play on it as on a harp',
					outcome:
						'{hero} hooked some of the hair over a rock, pulled it tight, and plucked. Ping. It was as if somebody had let fall a drop of light. From all sides the fish came. They each took one hair in their mouth, so as to feel it hum, and swam up with it to hear better. It rose like a curtain. {hero} went underneath. “It can do that?” said Lorelle. She pulled out one hair as a present.',
					later:
						'{hero} stretched out the gold hair and plucked it. Ping. It was not loud, but it was so clear that everybody thought it was inside their own head. They stopped, to find out.',
					as: { merry: 'Only somebody {trait} plays on a person’s head.' },
				},
				{
					say: 'Tell Lorelle what you like that is not the hair',
					outcome:
						'“I like how you move over for the crabs,” said {hero}. Lorelle turned around. Nobody had ever said a thing that was not about hair. “And you’re funny about the dolphin.” “Am I?” said Lorelle. She put down the mirror. “Then what do I need all this for?” It took two crabs to cut it. She swam a loop, and another, as light as a leaf, and came along.',
					later:
						'Lorelle had hair like a dandelion. “I thought that there was one nice thing about me,” she said. “{hero} found two more, and {they was} in a hurry, too. I’d have {them} look at all of you.” They sat up straight.',
					as: { kind: 'It takes somebody {trait} to look under the hair.' },
				},
			],
		},
		3: {
			meet: [
				'From one wall of the strait to the other it was gold. It swayed; it tickled; it was, when you took hold of it, hair. Somewhere in the middle there was a mermaid belonging to it, who was combing one end with a scallop. “I do apologize,” said the mermaid. “I’m Lorelle. It’s rather in the way.” She had been nine when somebody leaned over the side of a boat and said, “What lovely hair.” [Nobody had said it about anything else.|It had never been said of anything else.] So she’d looked after it. She had given up swimming, because of the tangles, and then visiting. There were several crabs in it now, an anchor, and a dolphin named Phil. “He only stopped to ask the way,” said Lorelle.',
			],
			flies: 'There was no top to it, either. It went up and up, and shone, and a startled gull sat in the end.',
			swims: '“Strong swimmers get the farthest in,” called the dolphin. “Ask me.”',
			ways: [
				{
					say: 'Divide it in three, and braid it from end to end',
					outcome:
						'“Would you mind if I tidied it?” asked {hero}. {They} divided it in three: the left one, the middle one, and Phil’s. Then it was over, and under, and a swim around the rock; over, and under, and around the rock. After a hundred yards {hero} could’ve done it asleep. Things fell out: a rudder, some spoons, the morning paper. Phil fell out, and shook hands with everybody. At the end the braid hung down the wall as thick as a mast, and the water on both sides was so clear that it looked like nothing at all. Lorelle moved her head. It actually moved. “So that’s what’s behind me,” she said.',
					later:
						'“Three strands,” thought {hero}. There was the lot by the wall, the lot by the tables, and the children. Over and under and around a pillar; over and under and around a pillar. Whoever had been on the left was a little more on the right afterward. It was remarkable how the whole room smoothed out behind {them}, and at the very end of it, where you’d tie the ribbon, {they} stopped.',
					as: { careful: 'Being {trait}, {they} began at the tips.' },
				},
				{
					say: 'Stretch a strand of it tight, and play',
					outcome:
						'{hero} wound a strand around a spur of rock, leaned back until it hummed, and plucked. Ping. It’s a funny thing about gold: it rings. A herring stopped. {They} tried a longer one. Pang. By the time that {they} had found the tune there was a whole shoal. Every fish had taken a hair between its lips, to get the feeling of it, and they rose, as one does at a concert. The curtain went up with them. Under its hem there was plenty of room. “I never knew it was GOOD for anything,” said Lorelle. She wound one hair on a cockle, for {hero} to take.',
					later:
						'{hero} unwound the hair from its cockle, drew it out as far as it would go, and plucked. Ping. If someone bangs on a table you bang back. You can’t do a thing about a sound like that. It went through the noise like a needle through a cushion, and everyone sat there with their head on one side, and waited for the next.',
					as: { merry: 'It takes a {trait} person to look at that and see a harp.' },
				},
				{
					say: 'Sit down and tell her what else there is to like',
					outcome:
						'{hero} didn’t say that it was lovely. Everybody did that. {They} sat down by Lorelle and watched. “You talk to Phil as if he’d come on purpose,” {they} said after a bit. “And you comb around the crabs.” “They’ve got their homes there,” she said. “That’s what I mean.” She turned pink. There was a silence. “Is there anything else?” she asked. There were four things. {hero} had to count them off. “I always thought,” said Lorelle, “that underneath it there’d be just a chin.” Then she asked the crabs, very nicely, if they’d mind. It took all of their claws. She did one somersault, straight up, with Phil behind her, and came along.',
					later:
						'Lorelle came to the front with her hair all up in tufts, like a chick. “This used to be forty yards,” she said. “Everyone liked it, so I took it they’d seen me. {hero} sat down and found four things that weren’t hair. I’m not going to tell you what they were. But I’ve been looked at by an expert for my whole life, in that mirror, and I’d never noticed one of them.”',
					as: { kind: 'There were four things because {hero} was {trait}. Most people stop at one.' },
				},
			],
		},
		4: {
			meet: [
				'The strait was closed from wall to wall by something that moved, and shone, and had no edge; and it was only when it had got between {their} teeth that {hero} knew it for hair. “I am so very sorry,” it was said, from deep within. She was called Lorelle. At the age of nine she had come up beside a boat, and a person leaning over the rail had told her that it was lovely. Nothing else had ever been mentioned. One takes care of what one is known for; she had left off swimming, as it tangled, and then calling upon people, as it arrived before her; and she sat now at the bottom of the strait, with a scallop, and [a glass|a looking glass], and did the near end. A dolphin was in there, by the name of Phil. He had been passing. “It was my mother who combed it,” said Lorelle, “the first time, for them to see. She had such hopes. I do not think that she went on looking, afterward. She had seen it.”',
			],
			flies:
				'It rose with the swell as far as there was water, and lay spread upon the top of it, where birds had begun to nest.',
			swims:
				'Of those who swam, Phil was able to say that it was a question of character; the more one struggled, the longer one stayed.',
			ways: [
				{
					say: 'Part it in three, and braid it the length of the strait',
					outcome:
						'{hero} begged leave to put it in order. One needs for that only to know which is the left, the right, and the third, and never to ask oneself how far it is. Over; under; around by the rock. It gave up what it had, a rudder, a christening spoon, Phil, who was much moved; and as it grew less like weather and more like a rope, the sea came out on both sides of it, as a street does when the flags are taken in. When it was done it hung against the cliff, as thick as a mast. Lorelle turned her head, at first with her hand to it. She turned it the other way. “There is a whole side,” she said, “on which I have never had anyone sit.” And she moved a crab, and patted the stone, to see how that would be.',
					later:
						'One has merely to find the third strand. {hero} looked: there were those along the wall, there were the tables, and, in between, the people who had not been told where to go. Over, then; under; around by a pillar. No one was pushed. Each discovered that he had been handed across, without having meant it, into a better place than the one he had been defending; they lay, after {hero} had gone by, all in one direction; and where it came to an end {they} made fast, in front.',
				},
				{
					say: 'Draw out a strand until it is taut, and sound it',
					outcome:
						'It had been looked at enough. {hero} took a strand about a spur of rock and lay back until it would go no farther; and touched it. Ping. There was no more to it than to a lit window, far off, across fields. Nor does one know what it is to a fish. They came in from the deep by families; each took into its mouth a single hair, as somebody who is deaf may lay his cheek to a piano; and when they rose, in order to have it better, it rose with them, the whole of it, fold upon fold, like the curtain of some house that has been dark. {hero} went in under the hem. Behind {them} Lorelle was sitting with her bare neck. “And I only ever asked it how it looked,” she said. She wound the one that had sounded upon a shell, and sent Phil after {hero} with it.',
					later:
						'{hero} unwound from its shell a single hair, drew it tight, and touched it. Ping. People had been shouting in that place as one shouts against a gale; it passed beneath all that, at the height of the heart, like somebody with a candle. It made nothing of them. They only became aware of the dark, how much of it there was, and that each would have liked to see where it was being carried. No one spoke, for fear of a draft.',
				},
				{
					say: 'Say what you see, and leave out the hair',
					outcome:
						'“You have not said it,” Lorelle remarked, when {hero} had been there for a time. “They say it as they come in.” “I was watching you with Phil,” said {hero}. “You let him think that he is a guest.” The scallop had stopped. “And you go around the crabs. And when you hear something funny, you look first to see if somebody has minded.” It is a hard thing to be seen, by one who has been looked at all her life; she felt over her face for it, like a blind person at a door. “I had supposed it was what the hair was on,” she said. She sent to ask the crabs if they could spare an hour. It fell slowly. When the last of it had been let go, and went off down the current like an afternoon, there came up from the bottom, in one stroke, something small, with a cropped head, that laughed, and had looked at nobody first.',
					later:
						'Lorelle had a head like a thistle, and the lamp shone through her ears. “You knew me by something else,” she said. “I will not say that you were wrong. One has to be known by something, and it was there when you arrived.” She did not put up her hand to it. “{hero} had as little time as any of you. {They} sat down. I was told three things of which no mirror has ever said a word to me, and they were so; I have been trying them all day. If {they} should tell you something too, I would not look in a glass. I would hold still.”',
				},
			],
		},
	},
};
