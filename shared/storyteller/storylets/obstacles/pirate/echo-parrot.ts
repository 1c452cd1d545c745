import type { Obstacle } from '../../format.ts';

export const echoParrot: Obstacle = {
	id: 'echo-parrot',
	alsoIn: ['adventure', 'historical'],
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
			meet: 'There were stairs in a cave. By the lantern sat Echo. Echo was a parrot. “Who ate the pie? Not I!” said Echo. “I am the captain! Squawk! I know it all by heart. Give me a new thing to say, or you can not go by.”',
			ways: [
				{
					say: 'Tell Echo a secret',
					outcome:
						'“I sleep with a light on,” said {hero}. It was a secret. “Light on, light on!” said Echo. “That is new. And it is true.” She let {hero} by. She came along too.',
					later:
						'“{hero} sleeps with a light on!” said Echo. Oh no! But they all had to smile. You do not make up a thing like that.',
				},
				{
					say: 'Teach Echo a big sneeze',
					outcome:
						'“Ah, ah, ah… choo!” said {hero}. “Ah-CHOO!” said Echo. How she loved it! The stones shook. “Go by, go by,” said Echo. “Ah-CHOO!”',
					later:
						'{hero} took a big breath, as {they} did for Echo. “Ah, ah, ah…” They all had to wait. “CHOO!” Then it was still.',
				},
				{
					say: 'Say “Make way for the captain!”',
					outcome:
						'“Make way for the captain!” said {hero}. “Make way!” said Echo, deep and loud, and she hopped to one side. Then she had to laugh. “That was you!” she said.',
					later:
						'And {hero} said it deep and loud, like Echo. “Make way for the captain!” They all hopped to one side.',
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
						'{hero} looked around. “I still sleep with a light on,” {they} said, very fast. “I still sleep with a light on,” said Echo, in {hero}’s own voice. She put her head on one side. “New,” she said. “And true! You can hear it.” She was so pleased that she came along to tell it.',
					later:
						'“I still sleep with a light on!” said Echo, all through the hall. {hero} went hot. But then somebody giggled, and somebody said, “So do I.” They all looked friendlier after that.',
					as: {
						quiet: 'It is hard for someone {trait} to say such a thing.',
						bold: 'It is odd what a {trait} person can be scared of.',
					},
				},
				{
					say: 'Teach Echo the biggest sneeze in the world',
					outcome:
						'“Ah… ah… ah…” said {hero}, and then nothing. Echo leaned forward. “Ah…” said {hero}. Echo leaned so far that she fell off the lantern. “CHOO!” Never had she heard anything so fine. She was still at it when {hero} got to the top.',
					later:
						'{hero} filled {their} lungs, just as for Echo. “Ah… ah… ah…” Everyone turned to look. Everyone waited. There was no sneeze. But it was so quiet by then that none was needed.',
					as: { merry: 'There are times when it helps to be {trait}.' },
				},
				{
					say: 'Call in a deep voice to make way for the captain',
					outcome:
						'“Make way for the captain!” called {hero}, as deep as {they} could. “Make way!” roared Echo, in the voice of a man with a beard, and jumped aside. Then she saw who it was. “No one has tricked me since the crew left,” she said. She sounded happy.',
					later:
						'“Make way for the captain!” roared {hero}, in just the voice that Echo had. Hats came off. There was a lane right to the front, before anyone thought to ask, what captain?',
					as: { bold: 'You have to be {trait} to be a captain, even for a minute.' },
				},
			],
		},
		3: {
			meet: [
				'The path went up through the cliff by the smugglers’ stairs, and on the lantern at the bottom sat a parrot named Echo. “Who’s had my other sock?” she asked, in the voice of a very large captain. “Good night, Mother,” she answered, in the voice of a very small one. Her crew had put out to sea [one night|in a hurry] and left her behind, and she had kept every word they ever said, in case they came back for it. “But I’ve said it all so often that it’s wearing thin,” said Echo. “I need something new to say. The toll is one remark. I’ll know if it’s second-hand.”',
			],
			ways: [
				{
					say: 'Pay with a secret that you have never told anyone',
					outcome:
						'{hero} made sure that there was nobody on the stairs. “I still sleep with a light on,” {they} said. Echo turned it over in her beak. “I still sleep with a light on,” she said in {hero}’s own voice, and it sounded a good deal smaller from outside. “It’s new, and it has never been used. That’s worth a flight of stairs and then some.” She settled down on {hero} and rode along.',
					later:
						'There was a clatter of wings, and then, from the highest beam, in {hero}’s own voice: “I still sleep with a light on.” A hundred people heard it. {hero} wished for a hole. But a big sailor in the front row had gone pink. “Me too,” he said. “Thirty years at sea.” And after that, for some reason, they all believed {them}.',
					as: {
						quiet: 'For anyone as {trait} as {hero} it was like paying in gold.',
						bold: 'It is a thing you don’t expect of the {trait}.',
					},
				},
				{
					say: 'Pay with the longest sneeze ever sneezed',
					outcome:
						'Remarks had been tried, so {hero} gave her something else. “Ah,” {they} said. “Ah… ah…” Echo stretched her neck. “Ah…” She walked to the end of the lantern. “Ah…” A beetle stopped to listen. It was nearly a minute before the choo, and when it came the parrot was upside down. “Oh, that’s splendid,” she breathed. “It’s all in the waiting, isn’t it?” {hero} could hear her practicing from the top of the stairs.',
					later:
						'It’s all in the waiting. {hero} threw back {their} head. “Ah… ah…” Somebody in front said “Bless you,” too early. “Ah…” Now they had all turned round, with their faces screwed up, every one of them. {hero} shut {their} mouth again and looked at the silence. It was perfect.',
					as: { merry: 'Some people are born {trait}, and some are paid in sneezes.' },
				},
				{
					say: 'Order her, in a captain’s voice, to make way',
					outcome:
						'“MAKE WAY FOR THE CAPTAIN!” bellowed {hero}, from as far down as {they} went. “Make way there! Look lively!” roared Echo, leaped to one side, and saluted. There was a pause. “You’re not him,” she said. “No,” said {hero}. “It was a good try,” said Echo, and there was something in her eye. “He did that to me every single morning. Go on up. But do it again first.”',
					later:
						'{hero} knew how it went by now. “MAKE WAY THERE! LOOK LIVELY!” It was Echo’s captain to the life. A hundred people who had never been to sea sprang to either side, and two of them saluted. By the time they were wondering about it, {hero} was at the front.',
					as: { bold: 'It was loud, it was {trait}, and {hero} had no idea where it had come from.' },
				},
			],
		},
		4: {
			meet: [
				'The smugglers’ stairs ran up inside the cliff, and at the foot of them, upon a lantern, sat a parrot called Echo, quarreling with herself about a sock. It was a boy’s voice and a captain’s, the latter very large. They broke off; a third, rather tired, said good night to somebody’s mother. All of them had put to sea fourteen winters ago, in the kind of hurry that smugglers know, and there had not been time to call in the bird. “I kept everything,” Echo said, in a voice that had been nobody’s. “Every word. I thought, suppose they ask for it.” But words wear out with saying, and the small voice had lately begun to sound like the large one. She therefore took a toll. It was one remark, and it had to be new. “It fills in the gaps,” said Echo. “I find that I can no longer tell where they were.”',
			],
			ways: [
				{
					say: 'Pay her with something that you have told nobody',
					outcome:
						'Everything that {hero} could think of had been said by somebody before. It left only what had not been said at all. “I sleep with a light on,” {they} said. “I always have. I say that it is for reading.” Echo shut both eyes and gave it back, word for word, in {hero}’s own voice; and it is strange to hear oneself from outside, in a cave, being believed. “There is a place for that,” she said. “Between the sock and the mother.” She did not see why she should stay with the others, if the new one was going up. She rode along, with her beak in her feathers, saying it over quietly until it fitted.',
					later:
						'And then, out of the dark under the rafters, {hero}’s own voice said clearly, “I sleep with a light on. I always have. I say that it is for reading.” It was the end, {hero} thought. But it had grown so still that one could hear a number of grown persons not looking at each other. “Mine’s for the cat,” said someone at last. “I haven’t got a cat.” After that it was curiously difficult for anyone to say that they did not know {hero}.',
					as: {
						quiet: 'They are rich in such coin, the {trait}. They never spend any.',
						bold: 'Being thought {trait} is a full-time occupation. One has to rest somewhere.',
					},
				},
				{
					say: 'Pay with a sneeze, and take your time over it',
					outcome:
						'She knew all the words there were, so {hero} did not use any. {They} drew a breath. “Ah,” {they} said, and held it. Echo leaned out a little from the lantern; in fourteen winters nobody had let her wait for something that was coming. “Ah,” said {hero}. There is a whole theology in the next half minute. By the time it broke, and it broke like surf, the bird was hanging by one claw with her eyes shut. “They would have liked that,” she said. “They would have liked it so much that I can almost hear them.” All the way up the stairs it followed {hero}, the breath, the breath, and the marvelous long pause.',
					later:
						'There is one thing that no crowd can talk through. {hero} got up where they could see {them}, shut {their} eyes, and drew {their} breath in, by stages, as for Echo. “Ah.” The front rows faltered. “Ah…” Here and there a handkerchief was half held out; an entire room leaned, with its mouth open, on the edge of something that was bound to come. {hero} opened {their} eyes. It did not come. {They} said what {they} had to say into the very middle of it.',
					as: {
						merry: 'It is what the {trait} know and the great do not: they will forgive you anything but the pause.',
					},
				},
				{
					say: 'Order her aside in the voice of somebody she misses',
					outcome:
						'It was not fair, and it worked. “MAKE WAY FOR THE CAPTAIN,” said {hero}, from as far down as it went; and “Make way there! Look alive!” cried Echo, quite young, and sprang aside, and stood at the salute with her whole heart in her eyes. Then she saw who it was. For a moment neither of them could think of anything to say. “He always did stop there,” said Echo, “to let it sink in.” She lowered her wing. “I have done all of them for years, and I never knew how it is to have it done to one. Do go up. But you are to do him once more from the top, if you please, as if he were leaving.” {hero} did.',
					later:
						'{hero} had only the one voice that was not {their} own. It had belonged to a smuggler, whom a parrot had loved. “MAKE WAY THERE,” it said, “LOOK ALIVE,” and stopped, as he always had, to let it sink in. It sank in. An aisle fell open from the doors to the front, as straight as a plank, lined with respectable citizens who could not have told you why they were at attention; and {hero} walked up it, feeling a little accompanied.',
					as: {
						bold: 'It was called {trait} of {them}. In {their} own view it had been a theft, and they had both let it pass.',
					},
				},
			],
		},
	},
};
