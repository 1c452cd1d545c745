import type { Obstacle } from '../../format.ts';

export const mindTheGap: Obstacle = {
	id: 'mind-the-gap',
	alsoIn: ['robot', 'science-fiction'],
	place: {
		the: 'the rocket platform',
		at: 'on the rocket platform',
		to: 'onto the rocket platform',
		backdrop: 'space',
	},
	people: { oot: { call: 'Oot', a: 'an alien with a blanket', type: 'Alien', pronoun: 'she' } },
	props: ['chest'],
	blocks: ['flies'],
	ways: [
		{ id: 'box', use: 'reach' },
		{ id: 'chime', use: 'hear' },
		{ id: 'mind', use: 'trust', cost: 'time', ally: 'oot' },
	],
	levels: {
		1: {
			meet: 'There was a small gap in the way. You could just step over it. But by it sat Oot, a green alien, with a box and a gong. “The sign says: mind the gap,” said Oot. “So I mind it, day and night. No one may step over it. And I can’t go and eat!”',
			flies: '“What if I fly?” asked {hero}. “Over is over,” said Oot. “And it is such a small gap!”',
			ways: [
				{
					say: 'Ask for a bit of gap to take along',
					outcome:
						'“May I have a bit of it?” asked {hero}. No one had ever asked for that! So Oot put a bit of gap in her box. “Take it,” she said. Now the gap was so small that you did not have to step. So everyone could go by.',
					later:
						'{hero} put down Oot’s box and let the gap out. “Mind the gap!” {hero} called. So everybody stepped back from it, and {hero} went in.',
				},
				{
					say: 'Ring the gong, bing and bong',
					outcome:
						'{hero} rang the gong. Bing, bong! “The gap has a nap!” {hero} called. “Then I can have one too!” said Oot. So everyone could step over it, on tiptoe. And {hero} could keep the gong.',
					later:
						'Bing, bong! {hero} rang Oot’s gong. When it goes bing, bong, you have to hear what comes. So everybody hushed.',
				},
				{
					say: 'Mind the gap, so that Oot can eat',
					outcome:
						'“I’ll mind it for you,” said {hero}. So Oot went to eat. {hero} sat by the gap. It took a long, long time! “It’s all still there!” said Oot. “Then it can mind itself for a bit.” So everyone could step over it. And she came along, to have a day off.',
					later: '“I left my gap with {hero},” said Oot. “{hero} said, ‘I’ll mind it,’ and did. It’s all still there!”',
				},
			],
		},
		2: {
			meet: [
				'The road came to a rocket platform, and between the two there was a gap. It was not wide. But over it lay a checkered blanket, and next to it sat Oot, an alien, with three eyes and a box of sandwiches. “Shh!” she said. “I’m minding it.” There was a sign: MIND THE GAP. Oot came from far away, where that means to look after it. “It’s [no trouble|a pleasure],” said Oot. “It’s a good gap. But people step over it as if it weren’t there. So now nobody may.”',
			],
			flies: '“What if I fly?” asked {hero}. “It makes it feel so small,” said Oot, “to be flown over.”',
			ways: [
				{
					say: 'Ask Oot for a small gap to take along',
					outcome:
						'“Could I have a little one?” asked {hero}. “To mind at home?” Oot was so moved that all three eyes watered, one by one. She took a corner of the gap, pulled, and put what came off in her sandwich box, for {hero}. “It will grow if you’re nice to it,” she said. There was so little left of the big one that a cart could go over it.',
					later:
						'{hero} opened Oot’s sandwich box on the floor. “Mind the gap!” {they} called. People looked down. They could not see it very well, so they stepped well back, on both sides, to be sure. And there was the way to the front.',
				},
				{
					say: 'Make an announcement on the platform gong',
					outcome:
						'There was a gong on a hook, for announcements. {hero} struck it, bing and bong. “Dear passengers,” said {hero} in a voice like a loudspeaker. “The gap is closed for a nap. Thank you for minding.” Oot put away her sandwiches. “Officially?” she said. “Officially,” said {hero}. So she took in the blanket, and anybody could step over. {hero} went first, with the gong, bing and bong, like a train that pulls out.',
					later:
						'Bing, bong! {hero} struck Oot’s gong. “Dear passengers,” said {hero}. Everybody was quiet at once. When it goes bing, bong, it may be about your train.',
				},
				{
					say: 'Mind the gap yourself while Oot eats her lunch',
					outcome:
						'“I’ll mind it,” said {hero}. “You eat.” It was a week’s lunch. {hero} sat by the gap, and tucked in a corner of the blanket. Two boys wanted to spit in it, and {hero} looked at them until they did not. It took a long time. “It’s been good?” asked Oot, with crumbs on. “Good as gold,” said {hero}. So it could be left alone, and people could step over, and she came along, to tell people how good it had been.',
					later:
						'“They told me to mind the gap,” said Oot, “and everyone laughed. {hero} didn’t. {hero} sat there until I had eaten for seven days.” She shut all three eyes, and opened them. “I’d leave {hero} anything I have.”',
				},
			],
		},
	},
};
