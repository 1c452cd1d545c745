import type { Obstacle } from '../../format.ts';

export const tumbleweedFlock: Obstacle = {
	id: 'tumbleweed-flock',
	alsoIn: ['desert', 'adventure', 'time-travel'],
	place: {
		the: 'the tumbleweed pen',
		at: 'at the tumbleweed pen',
		to: 'to the tumbleweed pen',
		backdrop: 'desert',
	},
	people: { wooly: { call: 'Wooly', a: 'an old dog with a crook', type: 'Dog', pronoun: 'he' } },
	props: ['gate', 'whistle'],
	blocks: ['flies'],
	ways: [
		{ id: 'roll', use: 'reach' },
		{ id: 'whistle', use: 'hear' },
		{ id: 'glasses', use: 'trust', ally: 'wooly' },
	],
	levels: {
		1: {
			meet: 'On the road sat Wooly, a dog with a whistle. He had lost his glasses. “Mind my sheep!” he said. “They got out of the pen. Now no one goes by till they’re in!” But they were not sheep. They were big, dry balls of twigs. The wind rolled them all over the road.',
			flies: '“Can’t I fly?” asked {hero}. “Birds scare my sheep,” said Wooly. “One of them is up in a tree as it is.”',
			ways: [
				{
					say: 'Roll along with them',
					outcome:
						'{hero} got down and rolled along. Roll, roll, roll! Wooly gave {hero} a pat. “You aren’t my sheep!” he said. “Out you go! And all of you who aren’t my sheep, go out too.”',
					later:
						'{hero} got down and rolled, as with Wooly’s flock. Roll, roll! Everybody hopped to the side. So {hero} rolled right up to the front.',
				},
				{
					say: 'Blow his whistle',
					outcome:
						'{hero} blew the whistle. Wheee-oo! And right then the wind stopped, so the balls of twigs lay still. “They do what you say!” said Wooly. “So now you can all go by. Keep the whistle. I have two.”',
					later: '{hero} blew Wooly’s whistle. Wheee-oo! And everybody sat down, as good as sheep.',
				},
				{
					say: 'Look for his glasses',
					outcome:
						'{hero} looked for the glasses. Wooly was sitting on them! So {hero} put them on his nose. Wooly looked, and looked. “They are just twigs!” he said, and let them roll away. So the road was free. And he had to laugh, and came along, to see what was what.',
					later:
						'“People told me that I had nice sheep,” said Wooly. “But {hero} got me my glasses, to see that they are twigs.” And he laughed.',
				},
			],
		},
		2: {
			meet: [
				'The trail ran through a pen, and the pen was full of tumbleweeds. They rolled around and bumped into each other. On the gate sat Wooly, an old dog with a crook. “Watch out for my sheep!” he said. “Twenty-two of them, [and not one black|all of them white].” He had lost his glasses in the spring. “Everybody says they’re the finest sheep around. They hardly eat. But open that gate and the wind takes them.” He had a whistle for them. “They don’t mind it yet,” said Wooly.',
			],
			flies: '“Can’t I fly?” asked {hero}. “They’ll think it’s an eagle,” said Wooly. “Last time, one ran up a tree.”',
			ways: [
				{
					say: 'Roll up like a tumbleweed and go with the flock',
					outcome:
						'{hero} rolled up small, and the wind did the rest. Around the pen it went, bump, bump, with twenty-two others. “Here’s a stray,” said Wooly, picked {hero} up by the middle, and put the stray out at the far gate. “Baa,” said {hero}, to be polite. “First one that ever answered me,” said Wooly. “Any more strays?” And he put out everyone who said baa.',
					later:
						'{hero} had everything passed on to the front, rolled up small, and went. Bump, bump! You cannot be cross with a thing that rolls. You lift your feet. {hero} rolled in between the chairs, and came to rest right in front.',
				},
				{
					say: 'Borrow the whistle and tell them to lie down',
					outcome:
						'“How does it go?” asked {hero}. “Long and low, for lie down,” said Wooly. “I never had the breath.” {hero} had the breath. Wheeeee-oo! And perhaps it was only the wind that stopped. But all the twenty-two lay down, one by one, and the trail was free. “They did it,” said Wooly. “Blow it once more from up the trail, so they stay down.” And {hero} did.',
					later:
						'Wheeeee-oo, went Wooly’s whistle, long and low. It was the one that means lie down. Not all of them lay down. But they sat, and they were quiet, and looked around for the dog.',
				},
				{
					say: 'Find his glasses, and stay while he puts them on',
					outcome:
						'{hero} looked in the trough and under the gate. The glasses were on top of Wooly’s own head. “Don’t look yet,” said {hero}, and sat down next to him first. Then Wooly put them on. It was quiet for a while. “Those are weeds,” said Wooly. “Yes,” said {hero}. “They’re very well behaved.” Wooly began to laugh. He opened both gates, and came along to see what else there was.',
					later:
						'Wooly took off his glasses and wiped them. “A hundred people told me what fine sheep I had,” he said. “It was kindly meant. {hero} found me my glasses, and then sat next to me. I’d rather have that.” So would they all.',
				},
			],
		},
	},
};
