import type { Obstacle } from '../../format.ts';

export const fallingTree: Obstacle = {
	id: 'falling-tree',
	alsoIn: ['adventure', 'animal', 'fairy-tale', 'historical', 'ninja', 'royal'],
	place: {
		the: 'the beech in the road',
		at: 'at the beech in the road',
		to: 'to the beech in the road',
		backdrop: 'forest',
	},
	people: { aldous: { call: 'Aldous', a: 'a goat with an axe', type: 'Goat', pronoun: 'he' } },
	props: ['rope', 'banner'],
	blocks: ['flies'],
	ways: [
		{ id: 'timber', use: 'hear' },
		{ id: 'ring', use: 'reach' },
		{ id: 'stones', use: 'trust', cost: 'time', ally: 'aldous' },
	],
	levels: {
		3: {
			meet: [
				'Ropes had been strung from ditch to ditch, with red flags on them, and a board that said TREE FALLING. It was a beech. It stood in the very middle of the road, and looked as if it had no plans. Under it was a goat named Aldous, with an axe over his head. “Stand back!” he cried. “Any moment now!” Nothing happened, for some time. Then he lowered the axe and rubbed his arms. “The Roads Office wants it gone,” he said. “I start every morning at seven. It’s only that you have to choose [the right moment|exactly the right moment].” He had been choosing it for three weeks. There had been a plank over the ditch, for people in a hurry, but he had taken it in, to be on the safe side.',
			],
			flies:
				'“What if I fly?” asked {hero}. “You can’t fly through a falling tree,” said Aldous. “Think what it would look like in the report.”',
			ways: [
				{
					say: 'Help Aldous to shout the word that he has never shouted',
					outcome:
						'“What do you shout when it goes?” asked {hero}. Aldous looked around. “‘Timber,’” he whispered. “I’ve practiced it in bed. I’ve never had a tree to go with it.” So {hero} stood next to him and counted, and they shouted it together, with all their breath, at a beech that stayed where it was. “TIMBER!” Three squirrels jumped. A man on the next hill lay down flat. Aldous beamed. He felt as if he had really felled it, he said, and one tree a day was enough. He took the ropes down till tomorrow, and there was good road on both sides of the trunk.',
					later:
						'There is one word that stops every other, and {hero} had learned it from a goat. “TIMBER!” {They} gave it everything. The whole room broke off, put its arms over its head, and looked at the ceiling. By the time they had found out that nothing was coming, it was quiet.',
				},
				{
					say: 'Make the dangerous place no bigger than the tree',
					outcome:
						'“How big is the danger?” asked {hero}. Aldous showed {them}. It was as big as the rope was long. So {hero} unhooked the rope on the left, walked it round the beech, and tied it up again, flags and board and all, in a neat ring as wide as the trunk. Inside it there was all the danger that you could wish for. Outside there was road, on both sides, with room for a cart. “I never thought of measuring it,” said Aldous. {hero} coiled up the forty feet of rope that were left over, six flags and all, and went on.',
					later:
						'{hero} still had Aldous’s rope with the red flags. {They} hung one end on the doorknob and walked into the crowd with the other. Nobody knows what a red flag is about, but everybody steps back to the right side of it. People looked at the ceiling, and made way. {hero} tied the end to a chair in front and was there.',
				},
				{
					say: 'Lay the road around the tree, stone by stone',
					outcome:
						'“It’s in the way of the road,” said Aldous miserably. “Or the road’s in the way of it,” said {hero}. There were ninety curbstones to be moved, and each took the two of them. By the sixtieth they had stopped talking. In the end the road came up to the beech, went around it like somebody going round a sleeping dog, and ran straight on. Aldous walked it twice. Then he wrote in his report, “Obstacle removed from road,” and read it again, and every word of it was true. He came along, to see if there were other roads.',
					later:
						'Aldous put his axe on the table, and people drew in their chairs. “For three weeks I’ve been telling everybody it’s my back,” he said. “{hero} never asked why I couldn’t. {They} just took the other end of the stone, ninety times.” He held up both his hooves. They were scraped white. “You don’t get these from somebody who’s all talk.”',
				},
			],
		},
		4: {
			meet: [
				'The road was roped off with little red flags, and there was a board that said TREE FALLING. It was a very old beech, and it was not falling. Under it stood a goat named Aldous, with an axe raised over his head. He had been standing like that for some time. “Stand clear,” he said. “It may go at any moment.” Then he put the axe down to rest his arms. The Roads Office had written to him in spring to cut it down. Then it wrote again, and underlined things. So every day at seven he came out and lifted his axe, because nobody should say that he was not working on it. Those who were up before him just walked past. “I’m waiting for the wind,” said Aldous. There was [no wind|not a breath of wind]. At the height of a table somebody had cut notches in the bark, one above the other, with dates, as parents do on birthdays. There were seven, and they stopped there.',
			],
			flies:
				'“And don’t fly over it,” said Aldous. “It might choose that very moment, and I’d have to live with that.”',
			ways: [
				{
					say: 'Shout the word with him that he never shouted',
					outcome:
						'“When it falls,” asked {hero}, “isn’t there something that you have to shout?” There was. Aldous knew the word by heart, and he had never once had a chance to use it. “You should practice,” said {hero}. The two of them stood side by side and filled their lungs. “TIMBER!” It went out over the forest, the birds flew up, and far away somebody threw himself flat on the ground. The beech stood there with all its leaves on. Aldous had tears in his eyes. “I think that was the part I wanted,” he said. “I never cared for the rest.” He rolled up the ropes for the day. On either side of the trunk there was good road.',
					later:
						'{hero} took a deep breath and thought of the beech. “TIMBER!” It is a word that nobody stops to think about. Everybody ducked, in the middle of a word, and took hold of whoever was nearest. Then they looked up, one after another, and waited for it to come down. It was as still as a forest when something large has fallen.',
				},
				{
					say: 'Pull the rope in close around the tree',
					outcome:
						'“May I see the order?” asked {hero}. It said that the danger had to be roped off. It did not say how much danger there was. So {hero} untied the rope, walked in toward the trunk, around it, and tied it again an arm’s length from the bark. The flags hung very close together there. It was just as dangerous inside as before, and on each side of it there were now ten feet of good road. Aldous looked at it with his head on one side. “It’s like a garden fence,” he said. Nobody had told him to cut down a garden. {hero} rolled up what was left over, a long piece, with flags, and walked on with it. “I really thought it needed all of that,” said Aldous.',
					later:
						'{hero} tied one end of Aldous’s rope to the door handle and walked toward the front, and unrolled it behind {them}, flag after flag. Everyone knows what a red flag means, even if nobody knows what it is about. People drew back on both sides and looked up at the ceiling. A gentleman said that he had always said so. By then there was a path through the middle of the crowd, very well marked and entirely safe, and {hero} had it to {themself}.',
				},
				{
					say: 'Help him to lay the road around the tree',
					outcome:
						'“They want a road without a tree in it,” said {hero}. “So let’s move the road.” A curbstone weighs about as much as a goat, and there were twelve. {hero} and Aldous each took an end. For the first few stones they talked, and after that they did not need to. When the last one lay in its place a cart came by, took the new curve as if it had always been there, and its driver raised his whip to them. {hero} had not asked about the notches. In passing, Aldous laid his hoof on the topmost, as you do with a child’s head. “Obstacle removed from road,” he wrote in his report. It was even true. He left the axe where it was and came along, to have something to put under “remarks”.',
					later:
						'“I was told to cut something down,” said Aldous, “and I couldn’t. So I stood there for weeks with an axe in the air, and they called me lazy.” He laid his two cracked hooves on the table. “{hero} could have asked me why. That would have been natural. {hero} took the other end of a stone, and then of the next, all twelve of them. You notice, every time, when the other end would like to let go. {hero} never did.”',
				},
			],
		},
	},
};
