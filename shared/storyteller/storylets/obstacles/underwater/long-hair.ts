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
		3: {
			meet: [
				'From one wall of the strait to the other it was gold. It swayed; it tickled; it was, when you took hold of it, hair. Somewhere in the middle there was a mermaid belonging to it, who was combing one end with a scallop. “I do apologize,” said the mermaid. “I’m Lorelle. It’s rather in the way.” She had been nine when somebody leaned over the side of a boat and said, “What lovely hair.” [Nobody had said it about anything else.|It had never been said of anything else.] So she’d looked after it. She had given up swimming, because of the tangles, and then visiting. Most people went around by the outer reef. There were several crabs in it now, an anchor, and a dolphin named Phil. “He only stopped to ask the way,” said Lorelle.',
			],
			flies: '“Can’t I fly?” asked {hero}. It went up and up, and shone, and a startled gull sat in the end.',
			swims: '{hero} looked ahead. “Strong swimmers get the farthest in,” called the dolphin. “Ask me.”',
			ways: [
				{
					say: 'Divide it in three, and braid it from end to end',
					outcome:
						'“Would you mind if I tidied it?” asked {hero}. {They} divided it in three: the left one, the middle one, and Phil’s. Then it was over, and under, and a swim around the rock; over, and under, and around the rock. After a hundred yards {hero} could’ve done it asleep. Things fell out: a rudder, some spoons, the morning paper. Phil fell out, and shook hands with everybody. At the end the braid hung down the wall as thick as a mast, and the water on both sides was so clear that it looked like nothing at all. Lorelle moved her head. It actually moved. “So that’s what’s behind me,” she said.',
					later:
						'A crowd has three strands, if you look: left, middle, and right. {hero} took a man on the left by the elbow, put him in the middle, and stepped around him; then a lady on the right. “If you’d go over there. Thank you.” Left over middle, right over middle. People like to be put somewhere. It was remarkable how the whole room smoothed out, and at the very end, where you’d tie the ribbon, was the front.',
					as: { careful: '{hero} began at the tips.' },
				},
				{
					say: 'Stretch a strand of it tight, and play',
					outcome:
						'{hero} wound a strand around a spur of rock, leaned back until it hummed, and plucked. Ping. It’s a funny thing about gold: it rings. A herring stopped. {They} tried a longer one. Pang. By the time {hero} had found the tune there was a whole shoal. Every fish had taken a hair between its lips, to get the feeling of it, and they rose, as one does at a concert. The curtain went up with them. Under its hem there was room for a coach and horses. “I never knew it was GOOD for anything,” said Lorelle, and wound the one that had come loose onto a cockle, so that {hero} shouldn’t trip over it.',
					later:
						'{hero} unwound Lorelle’s hair from its cockle, drew it out as far as it would go, and plucked. Ping. If someone bangs on a table you bang back. You can’t do a thing about a sound like that. It went through the noise like a needle through a cushion, and everyone sat there with their head on one side, and waited for the next.',
				},
				{
					say: 'Sit down and tell her what else there is to like',
					outcome:
						'{hero} didn’t say that it was lovely. Everybody did that. {hero} sat down by Lorelle and watched. “You talk to Phil as if he’d come on purpose,” {they} said after a bit. “And you comb around the crabs.” “They’ve got their homes there,” said Lorelle. “That’s what I mean.” She turned pink. There was a silence. “Is there anything else?” she asked. There were four things. {hero} had to count them off. “I always thought,” said Lorelle, “that underneath it there’d be just a chin.” Then she asked the crabs, very nicely, if they’d mind. It took all of their claws. She did one somersault, straight up, with Phil behind her, and came along, to see who’d still know them.',
					later:
						'Lorelle came to the front with her hair all up in tufts, like a chick. “This used to be forty yards,” she said. “Everyone liked it, so I took it they’d seen me. {hero} sat down and found four things that weren’t hair. I’m not going to tell you what they were. But I’ve been looked at by an expert for my whole life, in that mirror, and I’d never noticed one of them.”',
				},
			],
		},
		4: {
			meet: [
				'Something golden filled the strait from wall to wall. It moved, it had no edges, and {hero} had some in {their} mouth before {they} knew that it was hair. “I’m so very sorry,” said a voice, deep inside. That was Lorelle, a mermaid. When she was nine she had come up beside a boat, and a man had leaned over and told her that her hair was lovely. Since then nobody had ever told her anything else. So she could not cut it. At first she gave up swimming, because it tangled; then she gave up visiting people, because it got there before her. Now she sat at the bottom of the strait with a comb and [a mirror|a hand mirror] and did the near end. Today she had washed it, and so the last gap along the cliff was gone. A dolphin called Phil was stuck in it too. “It was my mother who combed it that day, for them to see,” said Lorelle. “She had such hopes. I don’t think that she looked at me again afterward.”',
			],
			flies: 'It floated up as high as the water went, and on top of it birds were nesting.',
			swims: 'The more you struggled the longer you stayed, said Phil, who had tried it.',
			ways: [
				{
					say: 'Braid the hair from end to end',
					outcome:
						'“May I tidy it?” asked {hero}, and took the comb. You only have to know which strand is the left one, the right one, and the third, and you must never ask how far it is. Over, under, and around the rock. The hair gave up a rudder, and a silver spoon, and Phil, who was much moved. It became a rope, and the sea came out on both sides. When it was done it hung along the cliff, as thick as a mast, and the way was free. Lorelle turned her head, first with one hand on it and then without. “There’s a whole side of me,” she said, “where nobody has ever sat.” She had quite forgotten her comb.',
					later:
						'You only have to find the third strand. {hero} held Lorelle’s comb and looked. There were the people on the left, and the people on the right, and those in the middle who did not know where they belonged. Over, then, and under, and around a pillar. Nobody was pushed. Each of them was handed across, to a place that was just as good. When {hero} had gone by they all stood the same way, like hair that has been combed, and at the end of the braid was the front.',
				},
				{
					say: 'Pull one strand tight, and play it',
					outcome:
						'Everybody had looked at it long enough. {hero} wound one strand around a rock, pulled it tight, and plucked it. Ping. It was no louder than a lit window far away. But fish hear differently. They came up from the deep in families. Each of them took one hair in its mouth, to hear it better, and when they rose, the whole of it rose with them, like the curtain in a house that has been dark. Underneath it the strait was free. Lorelle sat there with her neck bare. “And I only ever asked how it looked,” she said. She wound the hair that had sounded onto a shell, so that {hero} should not trip over it.',
					later:
						'{hero} unwound Lorelle’s single hair, pulled it tight, and plucked it. Ping. People had been shouting as you shout against a storm. It went by underneath, like somebody who carries a candle through the dark. They did not know what it was; they only knew that if they made a noise it would go out. So nobody spoke.',
				},
				{
					say: 'Tell her what you like about her besides the hair',
					outcome:
						'“You haven’t said it,” said Lorelle, when {hero} had been there for a while. “Everybody says it, coming in.” “I was watching you with Phil,” said {hero}. “You let him think that he’s a guest. And you comb around the crabs. And when something’s funny, you look first to see if anybody minds.” Lorelle felt her face, as you feel for a door in the dark. “I thought that was just what the hair was on,” she said. She asked the crabs if they had an hour. When the last of it had fallen, and drifted away on the current, something small shot up from the bottom with cropped hair. It laughed, and it had not looked at anyone first. She came along. She wished to see who would know her.',
					later:
						'Lorelle’s hair stuck up like a thistle. “You used to know me by something else,” she said. “For years that’s all people told me. {hero} didn’t say it. {They} sat down and looked, and told me three things about me, and I’ve been trying those all day. All three are true. No mirror ever told me.” She laughed, and did not look first. “So if {hero} tells you something about yourselves, I wouldn’t shout. I’d hold still.”',
				},
			],
		},
	},
};
