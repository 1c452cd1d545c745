import type { Obstacle } from '../../format.ts';

export const plugOfTheSea: Obstacle = {
	id: 'plug-of-the-sea',
	place: {
		the: 'the bottom of the sea',
		at: 'at the bottom of the sea',
		to: 'to the bottom of the sea',
		backdrop: 'underwater',
	},
	people: { stopper: { call: 'Stopper', a: 'a hippo on a chain', type: 'Hippo', pronoun: 'he' } },
	props: ['boat', 'bell'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'whirl', use: 'reach' },
		{ id: 'gurgle', use: 'hear' },
		{ id: 'sit', use: 'trust', cost: 'time', ally: 'stopper' },
	],
	levels: {
		1: {
			meet: 'The way went over the sea floor. There sat Stopper, a hippo, on a big plug. “I wanted to know what it does,” he said. “So I pulled it a bit. Gurgle! The sea ran out in a whirl, and a boat came down! So now I sit on the plug. If you go by, I wobble, and it starts again!”',
			flies: '“Can’t I fly?” asked {hero}. “If I look up, I slip,” said Stopper. “And then the sea is gone!”',
			swims: '{hero} looked ahead. “If you swim, it makes a wave,” said Stopper. “And I sit so badly!”',
			ways: [
				{
					say: 'Go around with the whirl',
					outcome:
						'The water still went around and around. So {hero} let it take {them}. Around, and around, and whee, to the other side! “I didn’t feel a thing!” said Stopper. “So you can all go like that.”',
					later:
						'{hero} went around and around, as in the sea. So everybody had to move around too. And whee, {hero} was in front!',
				},
				{
					say: 'Ask Stopper to do the gurgle',
					outcome:
						'“How did it go?” asked {hero}. “GURGLE-URGLE-UP!” said Stopper. He did it so well that he shook. And plop, the plug was in! “Now I can get up!” he said. So everyone could go by. And now {hero} could do the gurgle too.',
					later:
						'“GURGLE-URGLE-UP!” went {hero}, like Stopper. “What’s that?” people said. They held on tight, and it was still.',
				},
				{
					say: 'Sit on the plug for him',
					outcome:
						'“I’ll sit on it for you,” said {hero}. So Stopper had a nap. It took a long, long time! “The sea is still here!” said Stopper, when he woke up. And he put a rock on the plug. So everyone could go by, and he came along, to stretch his legs.',
					later: '“{hero} sat on my plug, and didn’t get up once,” said Stopper. “So you can trust {hero}.”',
				},
			],
		},
		2: {
			meet: [
				'The road went over the very bottom of the sea, and there was a plug. It had a chain, as a bath plug has. On the plug sat Stopper, a hippo, with a bell in his lap. “Go back!” he said. “It’s my fault. I only wanted to see [what it was for|what would happen]. I pulled it up this much. There was a gurgle, and a boat came down.” It lay next to him. The captain had been very nice about it. “If anybody goes by, it wobbles,” said Stopper. Beside him a small whirlpool turned. “I haven’t been up for a week.”',
			],
			flies: '“Can’t I fly?” asked {hero}. “So do I, when something goes over me,” said Stopper. “And then I slip.”',
			swims: '{hero} looked ahead. “One good kick,” said Stopper, “and it’s out.”',
			ways: [
				{
					say: 'Let the little whirlpool carry you around',
					outcome:
						'There was still a gap beside the plug, as wide as a thumb. {hero} got in at the edge of the whirlpool. Around it went, past Stopper, past the boat, past Stopper. “Now!” he cried, for he had watched it for a week. {hero} let go, and flew off like a bit of soap, to the other side. It had not wobbled at all. “Next!” called Stopper.',
					later:
						'{hero} began to walk in a ring, and the people nearby had to walk as well. It grew. Soon the whole room went slowly around, and nobody knew why. At the right moment {hero} let go, and was at the front.',
				},
				{
					say: 'Ask Stopper what it sounded like',
					outcome:
						'“What sort of gurgle was it?” asked {hero}. Stopper did not like to say. He looked left and right. “GLUG-LUG-LUG-SHLORP,” he said, from very far down. He shook all over with it. Under him there was a click. The plug had been crooked all the time. Now it sat. It could not have been got out with a crane. So anybody could go by. “I never tried to do it back,” said Stopper. The two of them did it together, twice, for joy.',
					later:
						'“GLUG-LUG-LUG-SHLORP,” said {hero}. It is the sound of something that has been full and is empty. Everybody stopped. They felt for their bags, and looked into their cups, and were quiet.',
				},
				{
					say: 'Sit down on the plug so that he can get up',
					outcome:
						'“Move over,” said {hero}. “Now I’m on it. Now you get up.” It was cold, and it hummed. Stopper went for a swim. He went to see his mother, and she made him stay for lunch. {hero} had a road to get on with, and did not so much as scratch. “It’s all still here!” shouted Stopper, when he saw how much sea there was. They rolled the boat onto the plug, and he came along, to tell people what they owed to {hero}.',
					later:
						'“You’ve all had a sea today,” said Stopper. “You may not have noticed. That’s because {hero} sat on it. I was gone for two helpings, and there’s not a drop missing. I measured.”',
					as: {
						kind: '{hero} told him to have seconds.',
					},
				},
			],
		},
	},
};
