import type { Obstacle } from '../../format.ts';

export const ninthNight: Obstacle = {
	id: 'ninth-night',
	alsoIn: ['adventure', 'fairy-tale', 'historical', 'ninja', 'fantasy', 'unicorn', 'dragon', 'mythology'],
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
				'You smelled it before you saw it, and then you didn’t see anything. A charcoal kiln stood in the ditch, and since the wind had turned, it smoked right across the road. Beside it, on a stool with one leg, sat a bear called Colm, as black as the inside of a boot. “Can’t let you by,” he said. “Somebody has to watch it for nine days. If it gets too much air it burns, and if it gets too little it dies. If I move the smoke I might fall asleep.” The stool had one leg for that reason: if he nodded off, it tipped him over. [He had eight bruises.|There were eight bruises on him.] “I used to have a partner,” said Colm. “I told him he was holding the rake wrong.”',
			],
			flies:
				'“I could fly,” said {hero}. “Geese have tried it,” said Colm. “They come down as black as me, and cross.”',
			ways: [
				{
					say: 'Tell Colm a story, and stop before the end',
					outcome:
						'“There was once a thief,” said {hero}, “who stole a box. He ran for three days. Then he sat down, took a deep breath, and opened it.” {They} got up. “And?” said Colm. “And I’ll tell you the rest on my way back,” said {hero}. Colm was sitting up straight, with his eyes as round as plates. “You can’t do that!” he said. “I won’t shut an eye!” “No,” said {hero}. Then Colm saw it. He laughed so hard that the smoke shook, and blew it right off the road with the big bellows.',
					later:
						'“Then he took a deep breath,” said {hero}, as to Colm, in an ordinary voice, “and opened the box.” {They} stopped there. One person had heard it, and nudged the next. What was in it? Who had said? It went around the whole room and came back as a hush. That is the good thing about a story. You only need the middle.',
				},
				{
					say: 'Find out where the draft comes from, and turn the smoke',
					outcome:
						'{hero} wetted {their} nose. A thread of cold air was coming down from the hill. {They} rolled two logs across its path, a bit slantwise, as Colm told {them}, and leaned some bark on top. For a minute nothing happened. Then the smoke lifted its head like a cow, looked to the left, and went. It lay down in the valley on the other side, and there was the road, both ditches and all. “Smoke’s lazy,” said Colm. “Goes where there’s a door open. People are the other way about, I’ve found.”',
					later:
						'People are the other way about from smoke, Colm had found: where there’s a door open, they go away from it. {hero} found a small window, down on the left, and unlatched it. It was not much of a draft. “Is there a window?” somebody said. The whole left side moved to the right, and there was a lane along the wall, very fresh, with no one in it but {hero}.',
				},
				{
					say: 'Take over the one-legged stool and let Colm sleep',
					outcome:
						'“Sleep,” said {hero}. “I’ll watch.” “You don’t know how,” said Colm. “Then tell me.” He did, twice, and was gone in the middle of a word. {hero} sat on the stool. It was like sitting on an argument. A hiss meant water, and a crackle meant earth; {they} stopped a crackle with a spade. Twice {they} tipped over. All that time Colm never stirred, and at the end of it there was the kiln, neither burned nor out, with the smoke gone. “You held the rake wrong,” said Colm, and swallowed. “It works, though.” That was a thing to tell his partner, he said, if they ever met again, and he came along, and carried the rake, to be on the safe side.',
					later:
						'A very black bear got up. “I’ve got nine days’ wood in that kiln,” said Colm, “and nobody touches it. Nobody. I went to sleep with {hero} on the stool.” He held out a lump of charcoal. When you knocked on it, it rang like glass. “You only get that if someone’s been awake the whole time,” said Colm. “So don’t tell me {they} can’t be trusted.”',
				},
			],
		},
		4: {
			meet: [
				'The road ran straight into white smoke. Where it began, on a stool with one leg, sat a bear named Colm, who was black from top to toe. He was making charcoal. The heap has to be watched for nine days and nights. If it gets too much air it burns, and if it gets too little it is only wet wood. For a week he had sent the smoke over the hill. Now he would not turn it away from the road, because it stung his eyes and kept him awake. “That’s what the stool is for too,” said Colm. If he fell asleep, he fell off. This was the eighth day. A second stool stood beside his, wiped clean. He had had a helper once, [an eleven-year-old|a boy of eleven], who held the rake wrong, and Colm had told him so, every day. “I was right about the rake,” he said. He seemed to be saying it to the smoke. “He went off down one of these roads.”',
			],
			flies:
				'The smoke went as high as the geese. You could see them come out on the far side, much darker and no longer in a V.',
			ways: [
				{
					say: 'Tell him a story, and stop before the end',
					outcome:
						'“Once there was a thief,” said {hero}, “who stole a box from a sleeping man.” He ran for three days through the snow with his dog. On the third evening he sat down, got his breath back, and lifted the lid. Then {hero} stood up and thanked Colm for the seat. It took him a moment. “No!” said Colm. “The rest is for my way back,” said {hero}. It was as if somebody had lit all the lamps in that big sooty head; he would not sleep now, and did not need the smoke. “It’s the dog,” he said. “The dog’s in the box. No, the dog is outside.” He was still at it when he worked the bellows and blew the road clear, from ditch to ditch.',
					later:
						'{hero} did not call out. “On the third evening,” {they} told whoever stood nearest, as {they} had told Colm, “the thief got his breath back, and lifted the lid of the box.” Then {they} stopped. Nobody can leave a thing like that alone. “And what was in it?” people asked each other, all along the rows, and stopped talking, so as to hear the end, and nobody had it. When the question had come to the farthest corner, the whole room was looking at {hero} and waiting.',
				},
				{
					say: 'Find the draft, and turn the smoke away',
					outcome:
						'You can’t tell a bear what to do with his smoke. So {hero} asked what it liked. “It’s lazy,” said Colm, the way people talk about their family. “It lies where you put it until there’s a door open somewhere. Then it’s off.” A little cold air was coming down from the hill. The two of them laid out two logs and some bark, so that there was a gap, just a suggestion. The smoke raised itself on one elbow. Then all of it got up and went down into the valley, and left two ditches, a milestone, and the road. Colm wiped his eyes. For the first time in eight days there was nothing in them. “With people it’s the other way around,” he said. “They run from a draft.”',
					later:
						'With people it was the other way around, Colm had said. {hero} found a small window behind a curtain and opened it by no more than a crack. “There’s a draft,” said somebody, as if it were a wolf. Collars went up. In row after row the people on that side found out that they had been sitting in it all along, and moved over. The whole length of the wall was empty, and smelled of rain, and {hero} walked along it to the front.',
				},
				{
					say: 'Watch the kiln for him, and let him sleep',
					outcome:
						'“You’d hold the rake wrong,” said Colm. “I expect so,” said {hero}. “Show me.” He explained it, and explained it again, and fell asleep in the middle. Somebody else’s watch is a long one. When the heap hissed, that was water; when it crackled, {hero} took the spade. Twice {they} fell off the stool, which had only done its duty. At last the smoke turned blue, and there lay a heap that was neither ash nor wood. Colm had opened one eye. He was not looking at the heap but at {their} {hands}. “You can do it like that too, then,” he said slowly. He covered the fire, what was left of the smoke went up, and he came along. There was a boy somewhere, he said, whom one ought to tell that.',
					later:
						'Colm put down a piece of charcoal. “Knock on it,” he said, and somebody did. It rang like glass. “I slept through the last of that. Me! {hero} watched it. {They} held the rake wrong, and it’s the best I ever burned.” He gave them time to look. “I once told somebody every day that he was doing it wrong, and he went. I won’t do that again. {hero} may do it differently from you. But I could shut my eyes. So can you.”',
					as: {
						kind: '{hero} was {trait} about the boy: {they} only asked what he had been called.',
					},
				},
			],
		},
	},
};
