import type { Obstacle } from '../../format.ts';

export const rakedIn: Obstacle = {
	id: 'raked-in',
	alsoIn: ['fairy-tale', 'fantasy', 'royal', 'unicorn', 'historical', 'mythology', 'adventure', 'time-travel'],
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
				'The path went through a garden, and the garden was gravel, from wall to wall, raked into lines as fine as combed hair. There was not a footprint on it. In the very middle, on a stone the size of a tray, sat a beaver with a rake. “Not a step!” he called. “It’s finished!” Nen had raked it from the walls inward, and when he’d drawn the last line he had noticed where he was. That was nine days ago. Since then the neighbors had gone around by the hill. [They threw him rice cakes from a basket at the gate.|People threw him rice cakes from a basket at the gate.] A second rake leaned beside it, and a length of bamboo. Each day the old lady of the house came out, and looked, and said that it was perfect, only that there was something missing. “I can’t think what,” said Nen.',
			],
			flies:
				'“I could fly,” said {hero}. “Don’t fly, please,” called Nen. “The last one who did dropped a plum. It took me till spring to get the dent out.”',
			ways: [
				{
					say: 'Take the second rake and rake away your steps',
					outcome:
						'“Have you tried it the other way around?” called {hero}. {They} took the rake, turned {their} back to the garden, and set out, backward, one step and one stroke. Each track was gone before it had cooled off. The lines closed up in front of {hero} as water does behind a boat. Then came the far gate, and behind the rake lay the gravel, as if nobody had ever been born. Nen stared. He looked at the rake in his own paws. “Outward,” he said. “Nobody told me they go outward.” He raked himself out, and after that he raked behind whoever came across.',
					later:
						'{hero} went in backward, and put back everything that {they} moved. A hat was lifted, and {hero} went under, and the hat was set down again at the same angle. An elbow was turned aside, and then turned back. When {hero} got to the front there wasn’t a soul who could have shown you which way it had been.',
				},
				{
					say: 'Tap the gravel with the bamboo, and find the stones beneath',
					outcome:
						'“How did people get across before?” called {hero}. There’d been stepping stones once, said Nen, before he made it so smooth. {hero} took the bamboo and tapped. Shff. Shff. Tock! There was one, a thumb’s depth down. {They} stood on it and tapped for the next. It went quite slowly, tock, and tock, and tock, and after the third Nen had begun to wait for each, with his eyes shut. So had somebody behind the wall. At the far gate {hero} looked back. There were fourteen bare stones, in a curve. “Leave them,” called Nen. “They look like something you could hum.”',
					later:
						'{hero} still had the bamboo from Nen’s garden. {They} let one end drop on the floor. Tock. It’s a small, hollow, finished sort of sound. Then {they} waited. People went on talking, but not for long; you can’t help wondering when it’ll come again. Tock. The talk had stopped. Everybody was leaning a bit forward, and no one would have spoiled the third for the world.',
				},
				{
					say: 'Walk straight across, and leave your tracks behind',
					outcome:
						'“I think I know what’s missing,” said {hero}. {They} took a breath and stepped on to the gravel. Crunch. Nen screamed. Crunch, crunch; it was awful; it was as if somebody walked over a cake. {hero} went straight through the middle, without hurrying. At the far gate {they} turned. The old lady was standing on the steps, with a hand up to her mouth. “There,” she said. “That’s it! It looked as if nobody ever came.” She wouldn’t have a single track raked over. Nen walked in them himself, to the end, and then came along, to see where they had been going.',
					later:
						'“I make things perfect,” said Nen. “I sat in the middle of it and couldn’t get out, and people told me from the wall how perfect it was. {hero} walked on it.” A murmur went round. “Straight across. I could have bitten somebody. And every track’s still there, for anybody to see. With that one you know where you are. You know where {hero} went, too.”',
				},
			],
		},
		4: {
			meet: [
				'Behind the wall the path crossed a courtyard full of gravel, raked into perfect lines. There was not one footprint. In the middle, on a stone, sat a beaver. “Please,” he called, “don’t!” Nen had raked it from the outside to the inside, as the best books say. When he had drawn the last line he had noticed where he was. That was [nine days ago|more than a week ago]. People threw him rice balls and waded around behind the stables, up to the knees in what there is behind stables. By the gate a second rake was leaning, and a bamboo pole. The old lady of the house came out every day to look. It was flawless, she said, and something was missing. Every morning for fifty years she had told somebody to rake away the tracks: of dogs, of gardeners, of her son, who used to run straight across it to school. One day she had shouted at him, and after that he walked around.',
			],
			flies: 'Somebody had flown over in the fall, said Nen, and dropped a plum. He did not want to talk about it.',
			ways: [
				{
					say: 'Walk backward, and rake away each step',
					outcome:
						'It depended on the direction, that was all. {hero} took the second rake, turned around, and stepped onto the gravel backward. A step, and a stroke of the rake, and there had been no step. Line after line closed in front of {them}. It is a curious way to travel; all that you see of the world is how well it does without you. It led past the stone. “That’s very pretty,” said Nen, after a while. Then he looked at the rake that he had been holding for nine days. “You can use it to leave,” he said. So he did, and after that he raked behind anybody who came across.',
					later:
						'{hero} went into the crowd backward, as {they} had crossed the gravel, and put back everything that {they} moved. {They} lifted a sleeve, and laid it down in the same folds. {They} moved an opinion aside and, when {they} had passed, gave it back to the gentleman as it had been. Nobody made way, and nobody could have said that anyone had passed. At the front there had been no one, and then there was {hero}.',
				},
				{
					say: 'Tap the gravel with the bamboo to find the stones',
					outcome:
						'“There must have been something to step on,” called {hero}, “before it was beautiful.” There had been stepping stones, said Nen, but he had raked over them. {hero} took the bamboo pole from the gate and let it drop on its end. It sounded like gravel, and like gravel, and then, “Tock.” That was a flat stone, an inch down. From there {hero} could reach the next. The stones lay far apart, and it took a while. At about the fourth {hero} noticed how quiet it was. The old lady stood on her steps with her head bent, and seemed to be counting, for somebody who had taken them two at a time. The stones lay bare now, for everyone, and {hero} went out with the bamboo.',
					later:
						'{hero} held Nen’s bamboo upright, a little above the floor, and let it drop. “Tock.” People looked around, and went on with what they were saying. But it had become harder. “Tock.” It came just when you had stopped expecting it. By the third they were all waiting for the next one, with their mouths still open, and nobody would have had it come a moment sooner.',
				},
				{
					say: 'Walk straight across, and leave your tracks',
					outcome:
						'You can be so careful with a thing that nobody ever uses it. {hero} stepped on the gravel. Crunch! It is very loud; at each step it tells the whole house. {They} walked straight across, not fast, and not on tiptoe, past the stone with the beaver, and out at the other side. Then {they} looked around. A line of footprints ran from gate to gate, a bit crooked, like a sentence that somebody has finally said. The old lady had come down to the edge. “That’s what was missing,” she said. “I had it raked away every morning.” Nen climbed down from his stone, put his feet into the prints, one after another, and came along, to find out where tracks begin.',
					later:
						'“I made something perfect,” said Nen. “I can’t recommend it.” At each step he left a little gravel on the floor. “For nine days they all stood at the wall and admired me. {hero} walked straight through the middle. You could hear it for miles, and there are the tracks, and everyone can see whose they are.” He looked from one face to the next. “{They} will stand by what {they do}. So {they} will stand by what {they say}.”',
				},
			],
		},
	},
};
