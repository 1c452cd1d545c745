import type { Obstacle } from '../../format.ts';

export const ninthNight: Obstacle = {
	id: 'ninth-night',
	alsoIn: ['adventure', 'animal', 'fairy-tale', 'historical', 'ninja'],
	place: { the: 'the charcoal kiln', at: 'at the charcoal kiln', to: 'to the charcoal kiln', backdrop: 'campfire' },
	people: { colm: { call: 'Colm', a: 'a bear black with soot', type: 'Bear', pronoun: 'he' } },
	props: ['cup'],
	blocks: ['flies'],
	weather: 'mist',
	ways: [
		{ id: 'story', use: 'hear' },
		{ id: 'draft', use: 'reach' },
		{ id: 'watch', use: 'trust', cost: 'time', ally: 'colm' },
	],
	levels: {
		3: {
			meet: [
				'You smelled it before you saw it, and then you didn’t see anything. A charcoal kiln was smoking across the road. Beside it, on a stool with one leg, sat a bear called Colm, as black as the inside of a boot. “Can’t let you by,” he said. “Somebody has to watch it for nine days. If it gets too much air it burns, and if it gets too little it dies. If I move the smoke I might fall asleep.” The stool had one leg for that reason: if he nodded off, it tipped him over. [He had eight bruises.|There were eight bruises on him.] “I used to have a partner,” said Colm. “I told him that he was holding the rake wrong.”',
			],
			flies: '“Geese have tried it,” he said. “They come down as black as me, and cross.”',
			ways: [
				{
					say: 'Tell Colm a story, and stop before the end',
					outcome:
						'“There was once a thief,” said {hero}, “who stole a box. He ran for three days. Then he sat down, took a deep breath, and opened it.” {They} got up. “And?” said Colm. “And I’ll tell you the rest on my way back.” Colm was sitting up straight, with his eyes as round as plates. You could have lit the kiln with them. “You can’t do that!” he said. “I won’t shut an eye!” “No,” said {hero}. He saw it then. He laughed so hard that the smoke shook, and blew {them} a gap in it with the big bellows.',
					later:
						'“Then he took a deep breath,” said {hero}, in an ordinary voice, “and opened the box.” {They} stopped there. One person had heard it, and nudged the next. What was in it? Who had said? It went around the whole room and came back as a hush. That is the good thing about a story. You only need the middle.',
					as: {
						clever: 'It was as {trait} as it was mean.',
						merry: 'Being {trait}, {hero} did not know the end either.',
					},
				},
				{
					say: 'Find out where the draft comes from, and turn the smoke',
					outcome:
						'{hero} wetted {their} nose. A thread of cold air was coming down from the hill. {They} rolled two logs across its path, a bit slantwise, as Colm told {them}, and leaned some bark on top. For a minute nothing happened. Then the smoke lifted its head like a cow, looked to the left, and went. It lay down in the valley on the other side, and there was the road with the sun on it. “Smoke’s lazy,” said Colm. “Goes where there’s a door open. People are the other way about, I’ve found.”',
					later:
						'People are the other way about from smoke: where there’s a door open, they go away from it. {hero} found a small window, down on the left, and unlatched it. It was not much of a draft. “Is there a window?” somebody said. The whole left side moved to the right, and there was a lane along the wall, very fresh, with no one in it.',
					as: {
						careful: 'For smoke you have to be {trait}.',
						clever: 'A {trait} person asks a smoke where it would like to go.',
					},
				},
				{
					say: 'Take over the one-legged stool and let Colm sleep',
					outcome:
						'“Sleep,” said {hero}. “I’ll watch.” “You don’t know how,” said Colm. “Then tell me.” He did, twice, and was gone in the middle of a word. {hero} sat on the stool. It was like sitting on an argument. A hiss meant water, and a crackle meant earth, and a blue flame meant run; {they} stopped a crackle with a spade. Twice {they} tipped over. All that time Colm never stirred, and in the morning there was the kiln, neither burned nor out. “You held the rake wrong,” said Colm, and swallowed. “It works, though.” He wanted to look for someone, and went part of the way with {them}.',
					later:
						'A very black bear got up. “I’ve got nine days’ wood in that kiln,” said Colm, “and nobody touches it. Nobody. I went to sleep with {hero} on the stool.” He held out a lump of charcoal. When you knocked on it, it rang like glass. “You only get that if someone’s been awake the whole time,” said Colm. “So don’t tell me {they} can’t be trusted.”',
					as: {
						careful: 'A kiln likes people who are {trait}.',
						dreamy: 'For anyone {trait} it was hard. The stool helped.',
					},
				},
			],
		},
		4: {
			meet: [
				'It was a matter of charcoal. A kiln had been built at the side of the road, and the road had been for some time inside the smoke; and on the near edge, where one could still see one’s hand, a bear by the name of Colm was sitting on a stool that had one leg. For nine days and nights it has to be watched. Too much air, and one has a fire; too little, and one has a heap of wet wood. Nor would he turn the smoke, as the wind of it was in his eyes, and kept them open. “The stool is in case,” said Colm. He had been on it for eight days. A second one was standing next to it, wiped, with a cup on it, upside down. There had been a partner once, who had [held|been used to hold] the rake as one should not, and had been told so. “I was right about the rake,” said Colm. “He was eleven.” He appeared to be speaking to the smoke.',
			],
			flies:
				'It went as high as the geese did. They were to be seen coming out of it on the far side, a good deal darker, and no longer in the shape of a V.',
			ways: [
				{
					say: 'Tell him a story as far as the lid of the box',
					outcome:
						'“There was a thief, once,” said {hero}, “and he stole a box from a sleeping man.” He ran for three days, through snow, with a dog; and at the end of the third he sat down, and had got his breath, and lifted the lid. {hero} stood up and thanked him for the seat. It took the bear a moment. “No,” said Colm. “On my way back,” said {hero}. It was as though someone had gone through that large sooty house and lit every lamp; there was no more question of a stool. “It will be the dog,” he said. “No. He is the dog.” He was still at it when he put his weight to the bellows, and {hero} went out through the hole in the smoke.',
					later:
						'{hero} did not address them. “He had got his breath,” {they} remarked, to whoever stood nearest, “and he lifted the lid of the box.” {They} did not go on. It is a thing that one cannot leave lying. It was taken up; it passed along the benches; those who had it broke off what they were saying, in order to have the end of it, and it was found that no one had. In this way it reached the farthest corner, and a silence with it, that was as round as an eye.',
					as: {
						clever: 'It is a cruel thing to do to a person, and the {trait} do it constantly. It is called literature.',
						merry: 'The {trait} had better know where a story stops. {hero} did not know where it went.',
					},
				},
				{
					say: 'Study the air, and show the smoke a way out',
					outcome:
						'No one is to be told by a stranger what he is to do with his smoke. {hero} asked him, accordingly, what it liked. “It is idle,” said Colm, as people speak of their family. “It will lie where it’s put, until a door is left open somewhere; then it is up and off. It does not look around.” A little cold air was coming from the hill. They gave it, with two logs and some bark, a suggestion of where it might go. The smoke raised itself on one elbow. Then the whole white bulk of it got up and went down into the valley; one saw a gate, one saw a milestone; and he had, for the first time in eight days, nothing in his eyes, and wiped them.',
					later:
						'With people, he had told {them}, it was the reverse. {hero} discovered at the side, behind a curtain, a pane which opened, and opened it. It let in no more than a breath. “There is a draft,” a voice said, as one says that there is a wolf. Furs were gathered up. From bench to bench those who sat on the left perceived that they had been sitting in it all along, and withdrew from it, toward the right; and the whole length of the wall fell vacant, and smelled of rain.',
					as: {
						careful: 'One should have been {trait} for years, before one has an opinion of smoke.',
						clever: 'It was characteristic of anyone so {trait}: to ask, first, what it liked.',
					},
				},
				{
					say: 'Offer to watch the ninth night, and let him sleep',
					outcome:
						'“You would hold the rake wrong,” said Colm. “I expect so,” said {hero}. He explained it all; he explained it a second time; he was asleep before he had got to the blue flame. {hero} turned over the cup on the other stool, and drank from it what there was. It is long, a night that belongs to someone else. It hissed, and that was water. At every crackle {they} took the spade. Twice {they} lay on the ground beside a stool that had only done its duty. By the morning there was a heap in front of {them} that was neither ash nor wood; and the bear had opened one eye, and was looking, not at that, but at {their} {hands}. “It can be done like that too,” said Colm slowly. He covered the fire. He thought that he knew which road somebody might have taken.',
					later:
						'“Knock on it,” said Colm. He had set down a piece of charcoal, and somebody knocked; it gave back a note like a glass. “That’s nine nights. I slept through the last of them. I.” He gave them time. “I have told them all for thirty years that they held it wrong. {hero} held it wrong. It’s the best I ever burned.” “You’ll do as you please about {them},” said Colm. “I would shut my eyes.”',
					as: {
						careful: 'It has a sound of its own, a {trait} night. It rings.',
						kind: 'It was {trait}; that was the one thing they did not speak of.',
					},
				},
			],
		},
	},
};
