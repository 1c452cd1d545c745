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
		3: {
			meet: [
				'The path went up through the cliff by the smugglers’ stairs, and on the lantern at the bottom sat a parrot named Echo. “Who’s had my other sock?” she asked, in the voice of a very large captain. “Good night, Mother,” she answered, in the voice of a very small one. Her crew had put out to sea [one night|in a hurry] and left her behind, and she had kept every word they ever said, in case they came back for it. “But I’ve said it all so often that it’s wearing thin,” said Echo. “I need something new to say. The toll is one remark. I’ll know if it’s second-hand.”',
			],
			ways: [
				{
					say: 'Pay with a secret that you have never told anyone',
					outcome:
						'{hero} made sure that there was nobody on the stairs. “I still sleep with a light on,” {they} said. Echo turned it over in her beak. “I still sleep with a light on,” she said in {hero}’s own voice, and it sounded a lot smaller from outside. “It’s new, and it has never been used. That’s worth a flight of stairs for anyone who likes.” She settled down on {hero} and rode along.',
					later:
						'There was a clatter of wings, and then, from the highest beam, in {hero}’s own voice: “I still sleep with a light on.” The whole room heard it. {hero} wished for a hole. But a big sailor in the front row had gone pink. “Me too,” he said. “All my years at sea.” And after that, for some reason, everybody believed {hero}.',
				},
				{
					say: 'Pay with the longest sneeze ever sneezed',
					outcome:
						'Remarks had been tried, so {hero} gave her something else. “Ah,” {they} said. “Ah… ah…” Echo stretched her neck. “Ah…” She walked to the end of the lantern. “Ah…” A beetle stopped to listen. It was nearly a minute before the choo, and when it came the parrot was upside down. “Oh, that’s splendid,” she breathed. “It’s all in the waiting, isn’t it? That’ll do for everybody.” {hero} could hear her practicing from the top of the stairs.',
					later:
						'It’s all in the waiting. {hero} threw back {their} head. “Ah… ah…” Somebody in front said “Bless you,” too early. “Ah…” Now they had all turned round, with their faces screwed up, every one of them. {hero} did not sneeze, and looked at the silence. It was perfect.',
				},
				{
					say: 'Order her, in a captain’s voice, to make way',
					outcome:
						'“MAKE WAY FOR THE CAPTAIN!” bellowed {hero}, from as far down as {they} went. “Make way there! Look lively!” roared Echo, leaped to one side, and saluted. There was a pause. “You’re not him,” she said. “No,” said {hero}. “It was a good try,” said Echo, and there was something in her eye. “He did that to me every single morning. Go on up, all hands. But do it again first.”',
					later:
						'{hero} knew how it went by now. “MAKE WAY THERE! LOOK LIVELY!” It was Echo’s captain to the life. People who had never been to sea sprang to either side, and two of them saluted. By the time anybody wondered about it, {hero} was at the front.',
				},
			],
		},
		4: {
			meet: [
				'The way went on up the smugglers’ stairs, inside the cliff. At the bottom, on a lantern, sat a parrot called Echo, and quarreled with herself about a sock. One of the voices was a boy’s and the other a captain’s. Then a third voice, very tired, said good night to somebody’s mother. All three of them had put to sea fourteen years ago, in a great hurry, with the law behind them, and there had been no time to call the bird. “I’ve kept every word,” said Echo, in a voice of her own, which she seldom used. “Suppose they come and ask for them.” But words wear out, and lately the boy had begun to sound like the captain. That was why nobody could pass without paying, and the price was one sentence that she had never heard. “I put them in the gaps,” said Echo. “I can’t tell any more where the gaps were.”',
			],
			ways: [
				{
					say: 'Pay with a secret that you have told nobody',
					outcome:
						'Everything that {hero} could think of had been said before. So it had to be something that {they} had never said to anyone. “I sleep with a light on,” said {hero}. “I always have. I tell people that it’s for reading.” Echo shut her eyes and said it back, word for word, in {hero}’s own voice. It is strange to hear yourself from outside, in a cave, and to sound so small. “There’s a gap for that,” said Echo. “Between the sock and the mother.” That paid for everybody, she said, and then she rode along, with her beak in her feathers, and practiced it softly.',
					later:
						'Somewhere under the roof {hero}’s own voice said loudly, “I sleep with a light on. I always have. I tell people that it’s for reading.” That was Echo. {hero} wished that the floor would open. But it had become so still that you could hear a number of grown-ups not looking at each other. “Mine’s for the cat,” said somebody at last. “I haven’t got a cat.” After that nobody could say that {hero} only told them what sounded good.',
				},
				{
					say: 'Pay with a very, very long sneeze',
					outcome:
						'Echo knew all the words, so {hero} did not use any. {They} took a breath. “Ah,” {they} said, and stopped. Echo leaned forward. In fourteen years nobody had made her wait for anything. “Ah,” said {hero} again. It took half a minute, and Echo forgot to breathe. When the sneeze came, it came like a wave, and the parrot was left hanging by one claw. “They’d have liked that,” said Echo. “They’d have liked it so much that I can nearly hear them.” She let everyone by, and all the way up the stairs {hero} heard her practice it: the breath, and the breath, and the long wonderful wait.',
					later:
						'No crowd can talk through one thing. {hero} climbed up in full view, shut {their} eyes, and took a breath, as for Echo. “Ah.” The front rows faltered. “Ah…” Here and there somebody held out a handkerchief. The whole room leaned forward with its mouth open and waited for what was bound to come. It did not come. {hero} opened {their} eyes. It was perfectly quiet, and {they} could begin.',
				},
				{
					say: 'Order her aside in her captain’s voice',
					outcome:
						'It was not fair, and it worked. “MAKE WAY FOR THE CAPTAIN,” said {hero}, as deep as {they} could. “Make way there! Look alive!” cried Echo in the boy’s voice, and jumped aside and saluted with her whole heart. Then she saw who it was. Neither of them knew what to say. “He always stopped there,” said Echo, “to let it sink in.” She lowered her wing. “For years I’ve done all of them. Nobody ever did one for me. Go on up, all hands. But first do him once more, please, as if he were leaving.” So {hero} did.',
					later:
						'{hero} did the captain’s voice, which a parrot had taught {them}. “MAKE WAY THERE,” {they} said. “LOOK ALIVE.” Then {they} stopped, as he always had, to let it sink in. It sank in. The crowd split down the middle, as straight as a plank, and stood to attention on both sides, and not one of them could have said why. {hero} walked up the middle, with the feeling that somebody was walking alongside.',
				},
			],
		},
	},
};
