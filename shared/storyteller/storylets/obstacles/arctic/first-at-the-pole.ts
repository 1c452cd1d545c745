import type { Obstacle } from '../../format.ts';

export const firstAtThePole: Obstacle = {
	id: 'first-at-the-pole',
	alsoIn: ['adventure', 'historical'],
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
			meet: 'On the snow sat Sir Bertram, a pig, with a flag. “I am the first one here!” he said. “My steps are the first. So no one may step on the snow.” “Soup!” said Nuka, a polar bear. “She lives here,” said Sir Bertram. “That is not the same.”',
			flies: '“You can not be up there,” said Sir Bertram. “I am alone here.”',
			ways: [
				{
					say: 'Step just where he stepped',
					outcome:
						'There were Sir Bertram’s steps, one by one. {hero} put each step in a step. Not one new one! “That is well done,” he said. And {hero} went by, step in step in step.',
					later: 'A big man went up to the front. {hero} went too, step in step in step. No one saw {them} at all.',
				},
				{
					say: 'Shout “Hip, hip!” for him',
					outcome:
						'“Hip, hip!” said {hero}. “Hooray!” said Nuka and all her bears. No one had ever said that to Sir Bertram. He had to cry a bit. And they all ran over the snow.',
					later:
						'“Hip, hip!” said {hero}. “Hooray!” they all said. But who was it for? They all looked, and it was still.',
				},
				{
					say: 'Ask Nuka when she came here',
					outcome:
						'“When did you come here, Nuka?” said {hero}. “I did not come,” said Nuka. “I was here.” Sir Bertram got pink. “Then you are the first,” he said. “May I stay for soup?” Nuka came along.',
					later:
						'“He had my soup and did not ask my name,” said Nuka. “{hero} did.” They all looked at {hero}, and at Nuka, and said yes.',
				},
			],
		},
		2: {
			meet: [
				'The way went over the top of the world. It was quite small, and on it sat Sir Bertram, a pig in three furs, with a flag. “Stop!” he called. “I’m the first person ever to be here. Those are the first footprints. Nobody must tread on the snow until [somebody comes with a camera|the photographer comes].” A polar bear came up with a pot of soup. “Your dinner,” she said. “That’s Nuka,” said Sir Bertram. “She lives here. So she doesn’t count.”',
			],
			flies: '“Don’t hang about up there,” said Sir Bertram. “I’m supposed to be alone. It’s in my book.”',
			ways: [
				{
					say: 'Walk exactly in his footprints',
					outcome:
						'“Then I won’t make any new ones,” said {hero}. Sir Bertram’s steps went up on one side and, where he had looked for the best spot, a good way down on the other. {hero} put each step into one of his, without a crumb of snow. “It’s as if you weren’t here,” said Sir Bertram. It was the nicest thing that he could say to anybody.',
					later:
						'A fat man with a plate was on his way to the front. {hero} went behind him, and put each step where he had just had his. As far as anybody could see, only one person had gone by.',
					as: { careful: 'It is a joy to be {trait} in fresh snow.' },
				},
				{
					say: 'Give three cheers with all the bears',
					outcome:
						'Sir Bertram had climbed up there all alone, and planted the flag, and then it had been very quiet. “Hip, hip!” shouted {hero}. Nuka looked around for her family. “Hooray!” said nine bears. A piece fell off an iceberg. Sir Bertram held on to the flag, and his chin shook. “Once more,” he said, “and then I don’t care who walks on it.”',
					later:
						'“Hip, hip!” shouted {hero}. You cannot help it. “Hooray!” they all shouted. And then they looked at each other. Who was it for? Was it a birthday? It was so quiet that {hero} could have whispered.',
					as: { merry: 'For cheers you need somebody {trait}.' },
				},
				{
					say: 'Ask Nuka how long she has been here',
					outcome:
						'“How long have you lived here?” {hero} asked Nuka. “Always,” said Nuka. “My grandmother cut the step you’re sitting on,” she told Sir Bertram. He got up from it at once. He looked at it. It was a good step. “I’ve had her soup for forty days,” he said, “and I never asked.” He wrote in his book, VISITED NUKA, and underlined it. Nuka came along to see {hero} on {their} way.',
					later:
						'“He was the first person up there, and I was the soup,” said Nuka. “Then {hero} came by, and looked at me, and asked how long I’d been there. It was only one question.” She filled the doorway. “You’d be surprised how long I waited for it.”',
					as: { kind: 'A {trait} person looks at who brings the soup.' },
				},
			],
		},
		3: {
			meet: [
				'The road went over the top of the world, which turned out to be a hump of snow about as big as a kitchen table. It was taken. On it sat a pig in three furs, holding a flag. “Not on the snow!” he cried. “These are the first footprints ever made here. I’m Sir Bertram. I’m waiting for someone to come and see that I was first, and take the picture.” Somebody came. It was a polar bear with a pot. “Leek,” she said, and gave him a bowl. “Thank you, Nuka,” said Sir Bertram, and looked past her at the horizon. “[She’s local|They live here],” he explained. “Her and her sisters, and the nursery school. So there isn’t actually anybody here yet.”',
			],
			flies:
				'“You’ll have to be somewhere else,” he called up. “It says in my telegram, ‘not a living soul.’ I paid for every word.”',
			ways: [
				{
					say: 'Go over in his own footprints, and leave no others',
					outcome:
						'“Would you object to your own footprints?” asked {hero}. Sir Bertram would not. He was very attached to them. There were eighty-five. They went up one side, and three times around the hump, where he’d been looking for the exact spot. Then they went some way down the other, where he’d looked for firewood. {hero} took them one at a time, and set everything down just as he had, heel first. At the end {they} had crossed the top of the world, and nobody ever had but Sir Bertram. “Beautiful,” he said. “I look even more decided than I was.”',
					later:
						'There was a waiter going to the front, with a tray, in no time at all, as waiters do. {hero} went behind him. Where he had put a foot, there {they} put one, or the next best thing, a moment later, before it could fill up with people. As far as the room was concerned only the waiter had gone by; and he had been rather long.',
					as: { careful: 'It needs someone {trait}, to be nobody for eighty-five steps.' },
				},
				{
					say: 'Lead three cheers, and let the bears do the rest',
					outcome:
						'“What happened, when you got here?” asked {hero}. “I put in the flag,” said Sir Bertram, “and I said, ‘Well.’” There had been no one to say it to. {They} turned to Nuka, and her sisters, and a row of very small bears with string on their mittens. “Hip, hip,” called {hero}. They knew how it went on; everybody does. “HOORAY!” The ice jumped. It went on jumping, all the way to the horizon, on all sides of the world. At the third one Sir Bertram was crying into his furs. “Run about!” he told the small bears. “Go on! What’s it for?” In a minute there wasn’t one footprint left that you could have sworn to, and among them were {hero}’s.',
					later:
						'“Hip, hip!” called {hero}. There isn’t a crowd in the world that can leave that lying. “HOORAY!” they roared, three times, with their hats in the air. Then they had their hats on again, and stood there, out of breath and rather pleased, and waited to be told who it had been for.',
					as: {
						merry: 'It’s a pity to be {trait} all alone, and Sir Bertram had been something all alone for forty days.',
					},
				},
				{
					say: 'Ask Nuka who was here before Sir Bertram',
					outcome:
						'“Who was here first?” asked {hero}. {They} asked Nuka. Nobody ever had, and she nearly dropped the ladle. “My grandmother,” she said. “And hers. There used to be a bench.” Sir Bertram opened his mouth. He looked at the eighty-five footprints. Then, for the first time, he looked at all the others, the large round ones, which went from his hump to the soup and back, twice a day. He’d thought of them as weather. “I didn’t ask,” he said. He got up off the top of the world. In his book he put a line through FIRST, and over it he wrote GUEST, and he went to help with the bowls. Nuka wiped her paws and came along with {hero}. She’d never had an afternoon off before.',
					later:
						'“I’ve made that pig eighty bowls of soup,” said Nuka, “and he told me over every one that he was all alone.” The beams creaked a little, since she was leaning on them. “He isn’t a bad pig. It’s that he was looking for somebody. {hero} came up over the edge, and was in a hurry, and looked at me. That’s all. If you want to know what a person’s worth, watch who they see.”',
					as: { kind: 'A {trait} person looks to see who’s holding the ladle.' },
				},
			],
		},
		4: {
			meet: [
				'It was necessary to go over the top of the world. It consisted of a rise in the snow, as large as a table for six, and there was a gentleman on it. “I must ask you not to come nearer,” he called. “You would spoil it.” He was a pig, in three furs, with a flag; Sir Bertram, of the Society. These were the first footprints that had ever been made there, and he was only waiting until someone should arrive and witness them. Someone arrived. She was a polar bear, and carried a tureen. “It is leek today,” said Nuka. “You are very good,” he said, and his eyes went past her to the horizon. One gathered that she lived there, with [her sisters|a number of sisters], and that it was on account of this that she was not included. She took up the empty bowl. With another, a full one, she went on over the ice, to where there leaned a second flagstaff, a very old one, which had lost its flag; and set it down there; and came back without it.',
			],
			flies:
				'It was not only a matter of the snow, said Sir Bertram. He had wired to them that he was by himself. One could not very well be overhead.',
			ways: [
				{
					say: 'Go over in the footprints that there are',
					outcome:
						'“Should you object to your own?” asked {hero}. Sir Bertram could see no harm in it. There were eighty-five. {hero} set down in the first whatever would go into it, and then in the second. It is a curious way to become acquainted with a person. They came up boldly; at the thirtieth they had begun to look about; they went three times around that small white hill, as one goes through the rooms of a house in which one had understood that there would be people. On the other side they ran a little way out, toward a smoke, and had stopped, and turned back. “You have not added any,” said Sir Bertram, when {they was} across. “No,” said {hero}. “Those are all yours.” He looked at them for some time. It may not have struck him before that they could be read.',
					later:
						'A steward was going up to the front with a tray, and the crowd let him by, as it would a draft. {hero} walked behind him. Where he had trodden {they} trod, while it was still open; the pace, the lean, the small excuse at the corner of the table; it is not hard, once one has been somebody else over worse ground. Those whom it passed saw one man. One or two of them thought him, for a moment, deeper than he looked.',
				},
				{
					say: 'Call for three cheers, from such as are present',
					outcome:
						'“And what did one say?” asked {hero}. “I said, ‘Well,’” said Sir Bertram. There had been a wind. He had rehearsed for half his life the moment at which it would be said to him, and had not thought to bring anyone. {hero} turned about. There was Nuka, there were the sisters, and in front, on a string, the infant school. “Hip, hip,” {they} called. It appears that there is no part of the earth where they do not know what comes next. It went out on all sides at the same time, as from there it must; it ran down every meridian, and a good deal of ice fell into the sea. By the third he had sat down. “They meant it,” said Sir Bertram. “They do not know what for,” said Nuka, “but they like it.” He told the infants that they might slide. {hero} crossed among them; and it would have been beyond any society to say who had been first.',
					later:
						'“Hip, hip,” called {hero}. The people there were not on speaking terms. But it is older than speaking. “HOORAY!” it broke from them, left and right, and thrice, and their hats stood in the air together as they had not done for years. And then they had them back, each his own, or near enough. They were warm, and out of breath. They looked to see who it could be, of whom they all thought so well.',
				},
				{
					say: 'Inquire of Nuka who was here before',
					outcome:
						'“Who was it that came here first?” asked {hero}; but it was Nuka whom {they} asked. She put down the tureen. “That I knew?” said Nuka. “There was the other gentleman. He did not care for leek.” She turned her head toward the old flagstaff. “He said as well that he was alone. I used to sit by, so that he should not be; but I do not think he had noticed, by the end.” It was so still that one heard the flag. Sir Bertram looked at the bowl in his hand. It was warm. It had been warm, it came to him, eighty times; and that is not a thing which snow does. “Would you tell me,” he said, “what you are called?” He had been told it daily. He got up and walked down to her, through the middle of his footprints, and took the other handle. When it had been washed Nuka went along with {hero} for a while. She wanted to see, she said, where they came from.',
					later:
						'“I have brought soup to two of them,” said Nuka. “They were brave. They had come a long way to be where no one was; and I live there.” She had to stoop, in that room. “It did not offend me. But one begins to look at one’s paws. {hero} came up over the ice, in a great hurry, and asked me something, and waited for what I should say. That is the whole of it. I do not know what else {they} may have discovered. {They} discovered me.”',
				},
			],
		},
	},
};
