import type { Obstacle } from '../../format.ts';

export const lightForBest: Obstacle = {
	id: 'light-for-best',
	place: { the: 'the dark trench', at: 'at the dark trench', to: 'to the dark trench', backdrop: 'underwater' },
	people: { madge: { call: 'Madge', a: 'an octopus with a lantern', type: 'Octopus', pronoun: 'she' } },
	props: ['lantern', 'gate'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'count', use: 'reach' },
		{ id: 'best', use: 'hear' },
		{ id: 'promise', use: 'trust', cost: 'debt', ally: 'madge' },
	],
	levels: {
		1: {
			meet: 'The way went down into the dark. It was so dark that no one could go on. By a gate sat Madge, an octopus. Her lantern was not lit! “I light it for all who go by,” she said. “But I have just one light left, and I keep it for best. If I use it now, it’ll be gone.”',
			flies: '“I could fly,” said {hero}. “In the dark you don’t know what is up,” said Madge.',
			swims: '{hero} looked ahead. “In the dark you don’t know what you swim into,” said Madge. “It was an eel.”',
			ways: [
				{
					say: 'Learn the way by steps',
					outcome:
						'“How do you go in the dark?” asked {hero}. “I count,” said Madge. “Two, and duck. Three, and mind the eel!” So {hero} just counted, and went. Two, and duck! Three, and mind! “You can all go like that,” said Madge.',
					later:
						'{hero} just counted and went, as in the dark. Two, and duck! Three, and mind! “Oh, mind!” people said, and made way.',
				},
				{
					say: 'Say “Today is best!”',
					outcome:
						'“When is best?” asked {hero}. “Can it be now?” Madge had to think. Then she lit it. Puff! All the way was pink and gold. “Yes, now is best!” she said. So everyone could go by, and {hero} got some glow in a shell.',
					later:
						'{hero} let Madge’s glow out of the shell. Puff! It was pink and gold. “Aah!” said everybody. And then it was still.',
				},
				{
					say: 'Promise her a new light',
					outcome:
						'“You can use it,” said {hero}. “I’ll bring you a new one. That’s a promise.” So Madge lit it, and came along to show the way. Look, an eel! Look, a stair! Now everyone could see it, and it was not so far at all.',
					later:
						'“It was my last light,” said Madge. “{hero} said, ‘I’ll bring you a new one,’ so I lit it. I trust {hero}.”',
					paid: 'And {hero} did bring Madge a new light. Madge lit it at once. “Now is best!” she said.',
				},
			],
		},
		2: {
			meet: [
				'Here the road went down into a trench, and it was as black as a hat. In front of it was a gate. By the gate sat Madge, an octopus, and held a lantern in each arm but two. Not one of them was lit. “I’m the lamplighter,” said Madge. “I’ve got [one light left|just one more light], and it’s a beauty. So I’m keeping it for best.” “And when is that?” asked {hero}. “It hasn’t been yet,” said Madge. Nobody could go in without a light, because people bumped into the eel.',
			],
			flies:
				'“I could fly,” said {hero}. “In there people think they go up,” said Madge, “and then they meet the floor.”',
			swims: '{hero} looked ahead. “In there people think they go up,” said Madge, “and then they meet the floor.”',
			ways: [
				{
					say: 'Have her tell you the way, and go with eyes shut',
					outcome:
						'“You know it by heart, don’t you?” said {hero}. Madge did. It was nine steps and a duck, then left at the eel, then seven steps and a hole. {hero} shut {their} eyes, to forget the dark, and felt the way. Nine, and duck. “Pardon me,” said {hero} to the eel. Madge called every step, for all who came after, and was quite hoarse in the end.',
					later:
						'{hero} shut {their} eyes, as in Madge’s trench, put out {their} {hands}, and walked. “Nine, and duck,” {they} said. It is odd, but everybody makes room for somebody who cannot see where to go. Even the chairs were moved.',
				},
				{
					say: 'Ask Madge if it could not be best today',
					outcome:
						'“What’s wrong with today?” asked {hero}. Madge looked at today. “Well,” she said. “It’s Wednesday.” “There’ll never be another one like it,” said {hero}. It was true. Madge opened her lantern, and out came the light, like a yawn. The trench was full of pictures! There were corals as red as apples, and an eel with a bow. She had never seen it. She opened the gate wide, and a pinch of it in a snail shell lit {hero} down the stairs.',
					later:
						'{hero} opened the snail shell, and out came a pinch of Madge’s best light. It lit up all the faces from below. Nobody had known that they looked so nice. “Oh,” said somebody, and that was all that was said.',
				},
				{
					say: 'Promise to bring her another light',
					outcome:
						'“If you use it, you’ll have none,” said {hero}. “So I’ll bring you one, before it goes out. I promise.” Madge looked at {hero} with one eye, and then with the other. “I’ve had that light for sixteen years,” she said. Then she lit it. It was so bright that the eel put on dark glasses. Madge opened the gate for everybody, and came along, and carried it in front, as proud as a bride.',
					later:
						'“This is the last one,” said Madge, and held it up. “I never used it, in case I’d be left in the dark. {hero} promised me a new one. I think I’ll get it. {hero} asked me twice what color.” That was good enough.',
					paid: 'And before it went out {hero} brought Madge a new light, a yellow one. This time Madge did not keep it for best. She lit it the same minute, and hung it on the gate. You can see it from quite far off.',
				},
			],
		},
	},
};
