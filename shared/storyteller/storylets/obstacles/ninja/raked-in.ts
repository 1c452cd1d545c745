import type { Obstacle } from '../../format.ts';

export const rakedIn: Obstacle = {
	id: 'raked-in',
	alsoIn: ['fairy-tale', 'fantasy', 'royal', 'unicorn'],
	place: { the: 'the raked garden', at: 'in the raked garden', to: 'to the raked garden', backdrop: 'garden' },
	people: { nen: { call: 'Nen', a: 'a beaver with a rake', type: 'Beaver', pronoun: 'he' } },
	props: ['basket'],
	blocks: ['flies'],
	ways: [
		{ id: 'rake', use: 'reach' },
		{ id: 'bamboo', use: 'hear' },
		{ id: 'tracks', use: 'trust', ally: 'nen' },
	],
	levels: {
		3: {
			meet: [
				'The path went through a garden, and the garden was gravel, from wall to wall, raked into lines as fine as combed hair. There was not a footprint on it. In the very middle, on a stone the size of a tray, sat a beaver with a rake. “Not a step!” he called. “It’s finished!” Nen had raked it from the walls inward, and when he’d drawn the last line he had noticed where he was. That was nine days ago. [They threw him rice cakes from a basket at the gate.|People threw him rice cakes from a basket at the gate.] A second rake leaned beside it, and a length of bamboo. Each day the old lady of the house came out, and looked, and said that it was perfect, only that there was something missing. “I can’t think what,” said Nen.',
			],
			flies:
				'“And don’t fly, please,” called Nen. “The last one who did dropped a plum. It took me till spring to get the dent out.”',
			ways: [
				{
					say: 'Take the second rake and rake away your steps',
					outcome:
						'“Have you tried it the other way around?” called {hero}. {They} took the rake, turned {their} back to the garden, and set out, backward, one step and one stroke. Each track was gone before it had cooled off. The lines closed up in front of {them} as water does behind a boat. Then {they was} at the far gate, and there lay the gravel, as if nobody had ever been born. Nen stared. He looked at the rake in his own paws. “Outward,” he said. “Nobody told me that they go outward.”',
					later:
						'{hero} went in backward, and put back everything that {they} moved. A hat was lifted, and {hero} went under, and the hat was set down again at the same angle. An elbow was turned aside, and then turned back. When {hero} got to the front there wasn’t a soul who could have shown you which way {they} had come.',
					as: {
						careful: 'It was work for somebody {trait}, down to the last pebble.',
						quick: 'Being {trait} is no use. You can’t hurry a rake.',
					},
				},
				{
					say: 'Tap the gravel with the bamboo, and find the stones beneath',
					outcome:
						'“How did people get across before?” called {hero}. There’d been stepping stones once, said Nen, before he made it so smooth. {hero} took the bamboo and tapped. Shff. Shff. Tock! There was one, a thumb’s depth down. {They} stood on it and tapped for the next. It went quite slowly, tock, and tock, and tock, and after the third Nen had begun to wait for them, with his eyes shut. So had somebody behind the wall. At the far gate {hero} looked back. There were fourteen bare stones, in a curve. “Leave them,” called Nen. “They look like something you could hum.”',
					later:
						'{hero} still had the bamboo. {They} let one end drop on the floor. Tock. It’s a small, hollow, finished sort of sound. Then {they} waited. People went on talking, but not for long; you can’t help wondering when it’ll come again. Tock. They’d stopped. They were all leaning a bit forward, and no one would have spoiled the third for the world.',
					as: {
						quiet: '{Trait} {hero} had always known that the best part is between.',
						clever: 'It’s the {trait} who ask what was there before.',
					},
				},
				{
					say: 'Walk straight across, and leave your tracks behind',
					outcome:
						'“I think I know what’s missing,” said {hero}. {They} took a breath and stepped on to the gravel. Crunch. Nen screamed. Crunch, crunch; it was awful; it was as if somebody walked over a cake. {hero} went straight through the middle, without hurrying. At the far gate {they} turned. The old lady was standing on the steps, with a hand up to her mouth. “There,” she said. “That’s it! It looked as though nobody ever came.” She wouldn’t have a single track raked over. Nen walked in them himself, to the end, and then came along.',
					later:
						'“I make things perfect,” said Nen. “I sat in the middle of it and couldn’t get out, and people told me from the wall how perfect it was. {hero} walked on it.” A murmur went round. “Straight across. I could have bitten {them}. And every track’s still there, for anybody to see. With that one you know where you are. You know where {they} went, too.”',
					as: {
						bold: 'You could hear with every crunch how {trait} {hero} was.',
						honest: 'If you are {trait}, you leave your tracks where they are.',
					},
				},
			],
		},
		4: {
			meet: [
				'Within the wall the path led over gravel, which covered the whole of the court, and which had been raked, in lines as close as those of a thumb. It was without a mark. At the center, upon a stone, was a beaver. “I must ask you,” he called, “not to begin.” Nen had worked from the edges inward, according to the best authorities, and had drawn the last line before he thought of himself. He had been [nine days|for nine days] upon the stone. There was a basket at the gate, from which he was thrown rice; against that leaned another rake, and a length of bamboo, left over from the fence. The old lady of the house came out each day to look. She did not know what was wanting, she would say. Every morning for fifty years she had had the tracks raked out, of dogs, of gardeners; of a boy, who would run across it on his way to school, and whom she spoke to so sharply, once, that he went around.',
			],
			flies:
				'A person had flown over in the autumn, said Nen, and let fall a plum. He would rather not speak of it. One could still see where it had been, if one knew.',
			ways: [
				{
					say: 'Cross it backward, and rake out each step behind you',
					outcome:
						'It had been a question of direction. {hero} took the second rake, put {their} back to the court, and let {themself} out on to it as one lets oneself down a cliff: a step, and a stroke; and there had been no step. Before {them}, with each, the gravel closed. It is a curious way of traveling, in which the only thing that one sees of the world is how well it does without one. “Well, that is very pretty,” said Nen at last, over there, in the midst of his perfection. He was looking at what he had held in his hands for nine days. “It had not occurred to me that one could use it to leave.”',
					later:
						'{hero} went in with {their} back to the crowd, and disturbed nothing that {they} did not put back. A sleeve was raised; it was laid down in the same folds. An opinion was moved out of the way and, when {hero} had got by, returned to the gentleman in its former position. No one had made room, no one could have been reproached with it; and in front, where there had not been anybody, there was {hero}.',
					as: {
						careful: 'The {trait} leave no traces. It is not always noticed how much work that is.',
						quiet:
							'It had been the whole endeavor of somebody {trait}, all {their} life. It was pleasant to have a rake.',
					},
				},
				{
					say: 'Sound the gravel with a length of bamboo',
					outcome:
						'“There will have been something to tread on,” {hero} called, “before it was beautiful.” There had, it appeared, though Nen had gone over it. {hero} took up the bamboo from the gate, and let it fall on its end, and again, and it said what gravel says; and then, “Tock.” It was a flat stone, not a thumb’s depth down. From that one could reach the next. The intervals were long, as one had to feel about, and it was about the fourth that it was to be noticed how still it had become. Nen sat with his eyes closed. On the steps of the house stood the old lady, with her head inclined; she appeared to be counting, on behalf of somebody who took them two at a time.',
					later:
						'{hero} held the bamboo upright, a hand’s breadth above the floor, and let it go. “Tock.” People looked about, and took up the thread of what they had been saying; but there had entered into it something of a question. It came again, when one had given it up. “Tock.” And now the whole of that company were engaged in waiting, with their mouths still framed for speech; and no one would have had it come a moment sooner.',
					as: {
						quiet: 'They do not care, the {trait}, so much for the sound. It is for what it stands in.',
						clever: 'Under what is smooth, the {trait} say, there is generally something that was useful.',
					},
				},
				{
					say: 'Go straight over it, and let it be seen that you did',
					outcome:
						'One may be so careful of a thing that it is never used. {hero} set foot on it. There went up from the stone a cry as of someone being combed. It is loud, gravel; at every step it tells the whole house. {hero} walked, neither fast nor on tiptoe, through the heart of the pattern, past the beaver, and out at the far side, and there looked around. The old lady had come down as far as the edge. It ran clean across, from the one gate to the other, that line of tracks, a bit crooked, like a sentence that somebody has at last got out. “That is what it was,” said the old lady. “I had it taken away every day.” Nen climbed down, and put his feet in the prints, one after the other, and so came along.',
					later:
						'“I have brought a thing to perfection,” said Nen; “I could not recommend it.” He left a little grit at each step. “They stood at the wall and admired me, for nine days. {hero} came through the middle. It was heard for miles; and there the tracks are, and anybody can see whose.” He looked from face to face. “You have had your fill, I suppose, of people who leave no mark.”',
					as: {
						bold: 'It is {trait} to set a foot there. It is more so to set down the second.',
						honest: 'The {trait} make a poor hand at gardens. One can always see where they have been.',
					},
				},
			],
		},
	},
};
