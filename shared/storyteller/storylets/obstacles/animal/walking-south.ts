import type { Obstacle } from '../../format.ts';

export const walkingSouth: Obstacle = {
	id: 'walking-south',
	alsoIn: ['adventure', 'fairy-tale', 'forest', 'historical', 'western', 'unicorn', 'fantasy', 'dragon'],
	place: { the: 'the goose road', at: 'on the goose road', to: 'to the goose road', backdrop: 'meadow' },
	people: { wilbur: { call: 'Wilbur', a: 'a goose in a scarf', type: 'Duck', pronoun: 'he' } },
	props: [],
	blocks: ['flies'],
	ways: [
		{ id: 'change', use: 'reach' },
		{ id: 'all-here', use: 'hear' },
		{ id: 'stone', use: 'trust', cost: 'time', ally: 'wilbur' },
	],
	levels: {
		1: {
			meet: 'The road was full of geese, in a big V, from ditch to ditch. No one could get by. “All here?” called Wilbur, the goose in front. “Call ‘Change!’ when you’re tired, and go to the back.” Then he said softly to {hero}, “High up I get dizzy, so I walk. So they all walk too. I don’t dare to tell them why.”',
			flies:
				'“Can’t I fly?” asked {hero}. “Oh, please stay down!” said Wilbur. “If you fly, they will ask why I don’t.”',
			ways: [
				{
					say: 'Walk in the V, and call “Change!”',
					outcome:
						'{hero} walked at the end of the V, and called, “Change!” So the first goose went to the back. “Change!” So did the next. Soon each goose had been first, and was tired. So they sat down in the grass, and the road was free.',
					later:
						'“Change!” called {hero}. So the ones in front went to the back, and the others moved up. “Change!” And now {hero} was in front.',
				},
				{
					say: 'Call “All here?” like Wilbur',
					outcome:
						'“ALL HERE?” called {hero}, like Wilbur. “Here! Here!” said the geese. They stood still and listened. “Now I can tell them,” said Wilbur, and he did. “Oh!” they said. “We get dizzy too!” They sat down in the grass to talk, and the road was free.',
					later:
						'“ALL HERE?” called {hero}. “Here! Here!” said all the people. And then they were still, to hear if one was missing.',
				},
				{
					say: 'Get up on a small stone with Wilbur',
					outcome:
						'“This stone isn’t high,” said {hero}. “Come up with me.” So Wilbur got up on it, and then on a wall. It took a long, long time, but he did not get dizzy. “Now you can fly,” he told the other geese, and off they went. And he came along, from wall to wall.',
					later:
						'“High up I get dizzy,” said Wilbur. “{hero} didn’t laugh. {hero} helped me, one stone at a time, till I could do it.”',
				},
			],
		},
		2: {
			meet: [
				'Down the road came geese. They were going south for the winter, and they were walking. They walked in a V, from one ditch to the other, and there was no way by. In front went Wilbur, a goose in a scarf. When he was tired he should have called “Change!” and gone to the back, but he never had. “It’s [healthy|better for the feet],” he said. The others looked at the sky. “When I fly and look down, it all spins,” Wilbur whispered to {hero}. “I can’t tell them. I’m in front.”',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “Please don’t fly over us,” whispered Wilbur. “They’ll look up. And then they’ll look at me.”',
			ways: [
				{
					say: 'Join the end of the V, and call “Change!”',
					outcome:
						'{hero} went to the end of the V. “Change!” called {hero}. Wilbur was so glad that he went at once. “Change! Change!” Forty changes later the geese had all been in front, and sat down in the grass to talk about it. So the road was free.',
					later:
						'“Change!” called {hero} at the back of the room. The ones in front looked around. It sounded like a rule. So they went to the back, and the next ones too, and after five changes {hero} was in front.',
					as: {
						quick: '{Trait} {hero} did forty changes in four minutes.',
					},
				},
				{
					say: 'Learn the call with which Wilbur counts his geese',
					outcome:
						'“What do you call when you stop?” asked {hero}. “ALL HERE?” called Wilbur. The call ran down one side of the V and up the other. “Here! Here! Here!” Then the geese all stood in a row beside the road, to hear if anybody was missing. It was very quiet, and the road was free. “Nobody is missing,” said Wilbur, and was as glad as every time.',
					later:
						'“ALL HERE?” called {hero}. “Here,” said somebody, and somebody else, and so it went around the room. At the end they stood still. There is always one who is missing. They listened for that one.',
				},
				{
					say: 'Practice with Wilbur, from a stone up to a wall',
					outcome:
						'“That stone is as high as an egg,” said {hero}. Wilbur climbed on it with his eyes shut. Nothing spun. Then there was a log, and then a milk stool. It took longer than {hero} liked, and the others ate grass and saw nothing, on purpose. In the end Wilbur stood on a wall. “I can see the sea!” he said. He sent the others on ahead, by air, and came along on the wall.',
					later:
						'“I’m afraid of heights,” said Wilbur from the table, “and I am a goose. {hero} knew it the whole way, and did not laugh, and told no one. {They} found me a stone.” He looked down once, and swallowed.',
				},
			],
		},
	},
};
