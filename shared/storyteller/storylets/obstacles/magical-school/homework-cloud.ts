import type { Obstacle } from '../../format.ts';

export const homeworkCloud: Obstacle = {
	id: 'homework-cloud',
	alsoIn: ['fantasy', 'ghost', 'royal', 'unicorn', 'dragon'],
	place: { the: 'the rainy corridor', at: 'in the rainy corridor', to: 'to the rainy corridor', backdrop: 'castle' },
	people: { minnow: { call: 'Minnow', a: 'a girl in rubber boots', type: 'Child', pronoun: 'she' } },
	props: ['rope', 'pot'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'ride', use: 'reach' },
		{ id: 'thunder', use: 'hear' },
		{ id: 'window', use: 'trust', ally: 'minnow' },
	],
	levels: {
		1: {
			meet: 'The way went through a hall, and it rained in there! BOOM! A fat gray cloud hung on a rope. Minnow, a girl in boots, held the rope. “I made it for school,” she said. “But it is all alone, and that makes it sad. So it rains and rains, and no one can get by.”',
			flies: '“What if I fly?” asked {hero}. “It hugs all who fly,” said Minnow. “And then they are so wet!”',
			swims: '“What if I swim?” asked {hero}. “If you swim,” said Minnow, “it thinks that you like rain.”',
			ways: [
				{
					say: 'Lie down on top of the cloud',
					outcome:
						'{hero} got up on top of the cloud and gave it a pat. The cloud was so happy that the rain stopped. Bob, bob, it took {hero} along! And everyone else could walk. “Take a bit of it,” said Minnow. “It likes you.”',
					later:
						'{hero} sat down on the bit of cloud. Bob, bob, up it went, and over all the people, and down in front.',
				},
				{
					say: 'Put the thunder in a tin',
					outcome:
						'BOOM! went the cloud. “It isn’t just sad,” said {hero}. “It’s mad.” So {hero} held up Minnow’s lunch tin. BOOM, in it went, and on went the lid! Then the cloud felt better and the rain stopped. So everyone could go by, and {hero} took the tin along.',
					later: '{hero} took the lid off the tin. BOOM! All the people hid under the seats. And then it was still.',
				},
				{
					say: 'Open a window and let in the sky',
					outcome:
						'“It has no one to play with,” said {hero}, and opened a window. Out there were ten more clouds! Off flew the small one, and the rain stopped. “Bye!” said Minnow. And she came along, to be out in the sun.',
					later:
						'“I didn’t see why my cloud was sad,” said Minnow. “{hero} told me, and it was true. You can trust {hero}.”',
				},
			],
		},
		2: {
			meet: [
				'The way led through a great old house, and in there it was raining. From wall to wall in the corridor hung a cloud, as big as a hay wagon, on a piece of rope. Minnow, a girl in rubber boots, held the rope. “It was homework,” she said. “Make a cloud, the size of an egg. But it looked so hungry! So I gave it the teapot, [and then the kettle|and the bath].” She had been told to take it out. “But when I say so, it cries, and then it’s bigger.”',
			],
			flies: '“What if I fly?” asked {hero}. “It hugs people who fly into it,” said Minnow. “They’re still wet.”',
			swims: '“What if I swim?” asked {hero}. “If you swim, it’ll be proud,” said Minnow, “and rain more.”',
			ways: [
				{
					say: 'Lie down on the cloud and let it carry you',
					outcome:
						'{hero} went up by the banisters and sat down on the cloud, with everything that there was to carry. It was like a wet cushion. {They} gave it a pat. It had only ever been told to go away. It was so pleased that it forgot to rain. It carried {hero} along the corridor like a leaf, and everybody walked under it, quite dry. When {hero} got off, a small piece stuck to {them}.',
					later:
						'{hero} got out the small piece of Minnow’s cloud, plumped it up, and sat on it. It rose, and went drip. It carried {hero} over everyone, quite slowly, and all of those below put up their collars. Then it was used up, and {hero} was at the front.',
				},
				{
					say: 'Catch the thunder in a biscuit tin',
					outcome:
						'“It only cries because it isn’t allowed to shout,” said {hero}, and held up a biscuit tin. “Go on!” The cloud looked left and right. BOOM! {hero} slapped on the lid. After that it was quite another cloud, light gray, and it went up to the ceiling to let everybody by. {hero} went by with the tin, and it rumbled. “That’s not for indoors,” said Minnow.',
					later:
						'{hero} opened the biscuit tin. BOOOM! It went around the room twice and out at the chimney. Nobody said anything. Some of them were under the table, and counted the seconds.',
				},
				{
					say: 'Open the big window and show it the sky',
					outcome:
						'{hero} pulled open the biggest window. There was the whole sky, with clouds in it, like a field of sheep. The small cloud stopped raining. It pulled at the rope. “It only knew me,” said Minnow in a tiny voice. Then she let go. It flew up, and turned around, and was the third one from the left. Minnow came along. She had nothing to hold any more.',
					later:
						'“I kept my cloud on a rope,” said Minnow, “because I was so fond of it. Everyone told me to get rid of it. {hero} opened a window.” She wiped her nose. “It waved. So you can believe {hero}, I think.”',
				},
			],
		},
	},
};
