import type { Obstacle } from '../../format.ts';

export const firstAtThePole: Obstacle = {
	id: 'first-at-the-pole',
	alsoIn: ['adventure', 'historical', 'time-travel'],
	place: {
		the: 'the top of the world',
		at: 'at the top of the world',
		to: 'to the top of the world',
		backdrop: 'ice',
	},
	people: {
		bertram: { call: 'Sir Bertram', a: 'a pig in three furs', type: 'Pig', pronoun: 'he' },
		nuka: { call: 'Nuka', a: 'a polar bear with a soup pot', type: 'Polar Bear', pronoun: 'she' },
	},
	props: ['banner', 'soup'],
	blocks: ['flies'],
	ways: [
		{ id: 'prints', use: 'reach' },
		{ id: 'cheer', use: 'hear' },
		{ id: 'ask', use: 'trust', ally: 'nuka' },
	],
	levels: {
		1: {
			meet: 'The road went up, into the snow. In the way sat Sir Bertram, a pig, with a flag. “I’m the first one here!” he said. “So no one may step on my snow.” Then along came Nuka, a polar bear, with a pot of soup. She lived there! But he did not count her.',
			flies: '“What if I fly?” asked {hero}. “The air up there is mine too,” said Sir Bertram. “I was first in it.”',
			ways: [
				{
					say: 'Step just where he stepped',
					outcome:
						'Sir Bertram had left steps in the snow. {hero} stepped in the first one, and then in the next. So there was not one new step in all that snow. “How well you do that!” said Sir Bertram. “Everyone may go by like that.”',
					later:
						'A big man went up to the front, and people let him by. {hero} went right behind him, step by step. So {hero} got there too.',
				},
				{
					say: 'Shout “Hip, hip!” for him',
					outcome:
						'“Hip, hip!” called {hero}. “Hooray!” called Nuka and all the bears who lived there. No one had ever done that for Sir Bertram. He cried a bit, and then he laughed. “Come on, all of you!” he said. So everyone ran over the snow.',
					later:
						'“Hip, hip!” called {hero}. “Hooray!” all the people called back. And then they hushed, to hear who it was for.',
				},
				{
					say: 'Ask Nuka when she came here',
					outcome:
						'“When did you come here, Nuka?” asked {hero}. “I was born here,” said Nuka. Sir Bertram got pink. “Then you were first,” he said, “and it is your snow.” “Then everyone may step on it!” said Nuka. And she came along, to be asked some more.',
					later:
						'“I made soup here, and no one asked me a thing,” said Nuka. “But {hero} asked, and listened too. So listen to {hero} now.”',
				},
			],
		},
		2: {
			meet: [
				'The way went up and up, into the snow, and over the top of the world. It was quite small, and on it sat Sir Bertram, a pig in three furs, with a flag. “Stop!” he called. “I’m the first person ever to be here. Those are the first footprints. Nobody must tread on the snow until [somebody comes with a camera|the photographer comes].” A polar bear came up with a pot of soup. “Your dinner,” she said. “That’s Nuka,” said Sir Bertram. “She lives here. So she doesn’t count.”',
			],
			flies:
				'“What if I fly?” asked {hero}. “I’d see you,” said Sir Bertram. “I’m supposed to be alone up here. It’s in my book.”',
			ways: [
				{
					say: 'Walk exactly in his footprints',
					outcome:
						'“Then I won’t make any new ones,” said {hero}. Sir Bertram’s steps went up on one side and, where he had looked for the best spot, a good way down on the other. {hero} put each step into one of his, without a crumb of snow. “It’s as if you weren’t here,” said Sir Bertram happily. “Like that, anybody may go over.”',
					later:
						'A very wide man with a plate was on his way to the front. {hero} went behind him, and put each step where he had just had his. As far as anybody could see, only one person had gone by.',
				},
				{
					say: 'Give three cheers with all the bears',
					outcome:
						'Sir Bertram had climbed up there all alone, and planted the flag, and then it had been very quiet. “Hip, hip!” shouted {hero}. Nuka looked around for her family. “Hooray!” said nine bears. A piece fell off an iceberg. Sir Bertram held on to the flag, and his chin shook. “Once more,” he said, “and then I don’t care who walks on it.”',
					later:
						'“Hip, hip!” shouted {hero}. You cannot help it. “Hooray!” everybody shouted. And then they looked at each other. Who was it for? Was it a birthday? It was so quiet that {hero} could have whispered.',
				},
				{
					say: 'Ask Nuka how long she has been here',
					outcome:
						'“How long have you lived here?” {hero} asked Nuka. “Always,” said Nuka. “My grandmother cut the step you’re sitting on,” she told Sir Bertram. He got up from it at once. “I’ve had her soup for a whole month,” he said, “and I never asked.” He wrote in his book, VISITED NUKA, and let everybody walk where they liked. Nuka came along. She had never been asked a second question, and hoped for one.',
					later:
						'“He was the first person up there, and I was the soup,” said Nuka. “Then {hero} came by, and looked at me, and asked how long I’d been there. It was only one question.” She filled the doorway. “You’d be surprised how long I’d waited for it.”',
				},
			],
		},
		3: {
			meet: [
				'The road climbed into the snow and went over the top of the world, which turned out to be a hump about as big as a kitchen table. It was taken. On it sat a pig in three furs, holding a flag. “Not on the snow!” he cried. “These are the first footprints ever made here. I’m Sir Bertram. I’m waiting for someone to come and see that I was first, and take the picture.” Somebody came. It was a polar bear with a pot. “Leek,” she said, and gave him a bowl. “Thank you, Nuka,” said Sir Bertram, and looked past her at the horizon. “[She’s local|They live here],” he explained. “Her and her sisters, and the nursery school. So there isn’t actually anybody here yet.”',
			],
			flies:
				'“What if I fly?” asked {hero}. “No, not over it, either,” said Sir Bertram. “It says in my telegram, ‘not a living soul.’ I paid for every word.”',
			ways: [
				{
					say: 'Go over in his own footprints, and leave no others',
					outcome:
						'“Would you object to your own footprints?” asked {hero}. Sir Bertram would not. He was very attached to them. There were eighty-five. They went up one side, and three times around the hump, where he’d been looking for the exact spot. Then they went some way down the other, where he’d looked for firewood. {hero} used them one at a time, and set everything down just as the pig had, heel first. At the end {hero} had crossed the top of the world, and to judge by the snow nobody had but Sir Bertram. “Beautiful,” he said. “I look even more decided than I was.” Anyone might come over like that, as often as they wished.',
					later:
						'There was a waiter going to the front, with a tray, in no time at all, as waiters do. {hero} went behind him. Where he had put a foot, there {they} put one, or the next best thing, a moment later, before it could fill up with people. As far as the room was concerned only the waiter had gone by; and he had been rather long.',
				},
				{
					say: 'Lead three cheers, and let the bears do the rest',
					outcome:
						'“What happened, when you got here?” asked {hero}. “I put in the flag,” said Sir Bertram, “and I said, ‘Well.’” There had been no one to say it to. {hero} turned to Nuka, and her sisters, and a row of very small bears with string on their mittens. “Hip, hip,” called {hero}. They knew how it went on; everybody does. “HOORAY!” The ice jumped. It went on jumping, all the way to the horizon, on all sides of the world. At the third one Sir Bertram was crying into his furs. “Run about!” he told the small bears. “Go on! What’s it for?” In a minute there wasn’t one footprint left that you could have sworn to, and among them were {hero}’s.',
					later:
						'“Hip, hip!” called {hero}. There isn’t a crowd in the world that can leave that lying. “HOORAY!” they roared, three times, with their hats in the air. Then they had their hats on again, and stood there, out of breath and rather pleased, and waited to be told who it had been for.',
				},
				{
					say: 'Ask Nuka who was here before Sir Bertram',
					outcome:
						'“Who was here first?” asked {hero}. {They} asked Nuka. Nobody ever had. “My grandmother,” she said. “And hers.” Sir Bertram looked at the eighty-five footprints. Then, for the first time, he looked at all the others, the large round ones, which went from his hump to the soup and back, twice a day. He’d thought of them as weather. “I didn’t ask,” he said. He got up off the top of the world, and it was free for whoever wanted to cross. In his book he put a line through FIRST, and over it he wrote GUEST. Nuka wiped her paws and came along with {hero}. She’d never had a day off before.',
					later:
						'“I’ve made that pig eighty bowls of soup,” said Nuka, “and he told me over every one that he was all alone.” The beams creaked a little, since she was leaning on them. “He isn’t a bad pig. It’s that he was looking for somebody. {hero} came up over the edge, and was in a hurry, and looked at me. That’s all. If you want to know what a person’s worth, watch who they see.”',
				},
			],
		},
		4: {
			meet: [
				'The way climbed until everything was white, and led over the top of the world. That was a small white hill, no bigger than a table for six, and there was a gentleman sitting on it. “Please don’t come any closer!” he called. “You’ll spoil it.” He was a pig in three furs, with a flag: Sir Bertram, of the Explorers’ Society. His footprints were the first that anybody had ever made here, and nobody could be allowed to cross the snow until a witness came. A polar bear came, with a pot. “It’s leek today,” said Nuka. “Most kind,” said Sir Bertram, and looked past her for the witness. She lived here, with [her sisters|a good many sisters]. That was why she did not count, and why people from here could walk past him all day. A stranger might spoil it. Nuka filled his bowl. She carried a second bowl across the ice, to an old flagpole that had lost its flag, set it down there, and came back without it.',
			],
			flies: '“And please don’t fly over me,” called Sir Bertram. “I’ve sent a telegram to say that I’m alone.”',
			ways: [
				{
					say: 'Cross over in his own footprints',
					outcome:
						'“Would you mind your own footprints?” asked {hero}. Sir Bertram could see no harm in that. There were eighty-five of them. {hero} went exactly where he had gone, print by print, and it was like reading a letter. At first the steps were long and bold. At the thirtieth they began to look around. They went three times around the little hill, as you go through a house where there should have been somebody. On the far side they ran a little way toward some smoke, stopped, and turned back. “You haven’t made a single new one,” said Sir Bertram, when {hero} was across. “No,” said {hero}. “Those are all yours.” Sir Bertram looked at them for some time. He had not known that you could read them. From now on, he said, anybody might cross who was willing to read them first.',
					later:
						'An old gentleman was taking a glass of water to the front, and the crowd let him through. {hero} followed him the way {they} had followed Sir Bertram: step into step, with the same lean and the same excuse at each corner, before the gap could close. People saw one old gentleman. One or two of them thought that he looked rather thick from the side. At the front he sat down, and {hero} was there.',
				},
				{
					say: 'Call for three cheers, and let the bears join in',
					outcome:
						'“What did you say, when you got here?” asked {hero}. “I said, ‘Well,’” said Sir Bertram. All his life he had imagined how people would cheer, and he had not thought of bringing any. {hero} turned around. There was Nuka, and there were her sisters, and in front of them stood the whole infant school of the bears, on one long string. “Hip, hip,” called {hero}. It seems that there is no place on earth where people don’t know what comes next. “HOORAY!” Ice fell into the sea for miles around. At the third cheer Sir Bertram sat down. “They meant it,” he said. “They don’t know what for,” said Nuka, “but they like it.” Sir Bertram told the infants that they could slide on the hill, and after that no one could have said who crossed it and who did not.',
					later:
						'“Hip, hip,” called {hero}, just as at the top of the world. Everyone was talking, and nobody was listening. But you can’t leave a “hip, hip” standing there alone. “HOORAY!” they shouted, three times, all together, with their hats in the air. Then they were out of breath. They looked around to see who it had been for, and in that pause nobody said a word.',
				},
				{
					say: 'Ask Nuka who was here before him',
					outcome:
						'“Who was here first?” asked {hero}. But it was Nuka whom {they} asked. She put down the pot. “There was the other gentleman,” said Nuka. “He didn’t care for leek.” She nodded at the old flagpole. “He told everyone that he was alone, too. I used to sit beside him, so that he wouldn’t be. I don’t think he noticed, in the end.” Sir Bertram looked down at his bowl. It was warm. She had brought him eighty of them, and she had told him her name every day. “Would you tell me once more what you are called?” he said. Then he walked down to her, right through his own footprints, which were now a path like any other, and carried the other side of the pot. Nuka came along with {hero}. She wanted to see where people like that came from.',
					later:
						'“I have brought soup to two great explorers,” said Nuka. She had to stoop in that room. “They came a long way to find a place where nobody was, and I live there. After a while you begin to look at your own paws, to see if they are there.” She put one on {hero}, carefully. “{hero} was in a hurry. {They} stopped all the same, asked me a question, and waited for the answer. Now I would like you to do that for {them}.”',
				},
			],
		},
	},
};
