import type { Obstacle } from '../../format.ts';

export const echoParrot: Obstacle = {
	id: 'echo-parrot',
	alsoIn: ['adventure', 'historical', 'mystery', 'fantasy', 'fairy-tale', 'time-travel'],
	place: {
		the: 'the smugglers’ stairs',
		at: 'on the smugglers’ stairs',
		to: 'to the smugglers’ stairs',
		backdrop: 'cave',
	},
	people: { echo: { call: 'Echo', a: 'a parrot who forgot nothing', type: 'Parrot', pronoun: 'she' } },
	props: ['lantern'],
	blocks: [],
	ways: [
		{ id: 'secret', use: 'trust', ally: 'echo' },
		{ id: 'sneeze', use: 'hear' },
		{ id: 'captain', use: 'reach' },
	],
	levels: {
		1: {
			meet: 'The way went up some stairs, under low rocks. There sat Echo, a parrot. “My crew sailed off and left me here,” she said. “I say what they said, all day, and it’s so dull! Now give me a new thing to say. If you don’t, I won’t let you up.”',
			ways: [
				{
					say: 'Tell Echo a secret',
					outcome:
						'“I sleep with a light on,” said {hero}, very softly. No one knew that. “Light on, light on!” said Echo. “That’s new!” She liked it so much that everyone could go up. And she came along, to hear more.',
					later:
						'“{hero} sleeps with a light on!” said Echo. Oh no! But everybody had to smile. “If {hero} told her that,” they said, “{hero} tells the truth.”',
				},
				{
					say: 'Teach Echo a big sneeze',
					outcome:
						'“Ah, ah, ah… CHOO!” went {hero}. “Ah-CHOO!” said Echo. It was so new, and how she loved it! The stones shook. “You can all go up,” said Echo. “Ah-CHOO!”',
					later:
						'{hero} took a big breath. “Ah, ah, ah…” So everybody had to wait for it. “CHOO!” And then it was still.',
				},
				{
					say: 'Say “Make way for the captain!”',
					outcome:
						'“Make way for the captain!” called {hero}, deep and loud. “Make way!” called Echo, and hopped to the side. Then she saw that there was no captain, and she laughed. “That’s new! Do it again!” So {hero} did, and everyone could go up.',
					later:
						'{hero} called it, deep and loud, as to Echo. “Make way for the captain!” So everybody hopped to the side.',
				},
			],
		},
		2: {
			meet: [
				'Steps led up through a cave. On the lantern at the bottom sat Echo, a parrot who forgot nothing. “Who took my sock?” she said in a captain’s voice, very deep. “Good night, Ma,” she said in a small one. [They were the voices|She had the voices] of her old crew, who had sailed away. “I have said it all a thousand times,” said Echo. “Give me something new to say. Till then nobody gets by.”',
			],
			ways: [
				{
					say: 'Tell Echo a secret that nobody knows',
					outcome:
						'{hero} looked around. “I still sleep with a light on,” {they} said, very fast. “I still sleep with a light on,” said Echo, in {hero}’s own voice. She put her head on one side. “New,” she said. “And true! You can hear it.” So everybody could go up, and she was so pleased that she came along to tell it.',
					later:
						'“I still sleep with a light on!” said Echo, all through the hall. {hero} went hot. But then somebody giggled, and somebody said, “So do I.” Everybody looked friendlier after that.',
				},
				{
					say: 'Teach Echo the biggest sneeze in the world',
					outcome:
						'“Ah… ah… ah…” said {hero}, and then nothing. Echo leaned forward. “Ah…” said {hero}. Echo leaned so far that she fell off the lantern. “CHOO!” Never had she heard anything so fine. She let everyone up, and was still at it when {hero} got to the top.',
					later:
						'{hero} took a breath, just as for Echo. “Ah… ah… ah…” Everyone turned to look. Everyone waited. There was no sneeze. But it was so quiet by then that none was needed.',
				},
				{
					say: 'Call in a deep voice to make way for the captain',
					outcome:
						'“Make way for the captain!” called {hero}, very deep. “Make way!” roared Echo, in the voice of a man with a beard, and jumped aside. Then she saw who it was. “No one has tricked me since the crew left,” she said. “That’s new!” She sounded happy, and let everybody up.',
					later:
						'“Make way for the captain!” roared {hero}, in just the voice that Echo had. Hats came off. There was a lane right to the front, before anyone thought to ask, what captain?',
				},
			],
		},
	},
};
