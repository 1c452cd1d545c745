import type { Obstacle } from '../../format.ts';

export const lateStar: Obstacle = {
	id: 'late-star',
	alsoIn: ['science-fiction', 'arctic'],
	times: ['dusk', 'night'],
	place: { the: 'the dark lane', at: 'in the dark lane', to: 'to the dark lane', backdrop: 'moon' },
	people: {
		halm: { call: 'Professor Halm', a: 'a goat with a dark lantern', type: 'Goat', pronoun: 'he' },
		ilse: { call: 'Ilse', a: 'an old cat at a window', type: 'Cat', pronoun: 'she' },
	},
	props: ['lantern', 'star'],
	blocks: ['flies'],
	ways: [
		{ id: 'point', use: 'hear' },
		{ id: 'cloud', use: 'reach' },
		{ id: 'hold', use: 'trust', cost: 'time', ally: 'ilse' },
	],
	levels: {
		3: {
			meet: [
				'The way led through the darkest lane for miles. [At one end was a house with a window, and at the other a goat stood on a pile of books and held up a lantern that let out a single dot of light.|It had a lit window at the one end. At the other stood a pile of books, and on the books a goat, with a lantern that let out a single dot.] “Get back!” he hissed. “You’ll put it out!” That was Professor Halm. At the window sat an old cat called Ilse, who said good night every day to the same small star. It had gone out, all by itself, [a year ago|in the spring]. He had seen it, through the telescope. He had not had the heart to tell her. “So I’m the star,” said Halm. “Everybody goes around by the crater, to be nice. If anyone walks through the lane, it blinks, and she’ll know.” His arm had gone to sleep.',
			],
			flies:
				'“What if I fly?” asked {hero}. “Somebody flew across in front of it last night,” said Halm. “She made a wish on him.”',
			ways: [
				{
					say: 'Give the star a proper place on the ceiling of the night',
					outcome:
						'“Why does it have to be at the end of the lane?” asked {hero}. By the books stood a smaller lantern, which he had used for practice. {hero} lit that, and tipped it up. There is a great rock that hangs over the lane, and if you pointed the dot at that, it sat there as if nailed on, high above everybody’s head. Halm did the same with his. “It’s moved,” said a voice from the window. “How nice. Now I can see it lying down.” Halm was so relieved that he climbed off his books. Beneath the star there was room for a parade, and {hero} went through with the small lantern pointed at the ground.',
					later:
						'{hero} opened Halm’s little lantern by one notch and aimed it straight up. A star appeared on the ceiling. It was very small. One child saw it, and then a row did. When people look up, their mouths come open, but nothing comes out; it’s how we’re made. Soon there was only a ceiling full of quiet.',
				},
				{
					say: 'Cross in front of it as slowly as a cloud',
					outcome:
						'“Stars do go out for a bit,” said {hero}. “When there’s a cloud.” Over the pile of books hung a gray blanket. {They} put it on, right over the top, and started across. It’s not easy to be a cloud. You mustn’t have edges. You mustn’t be going anywhere. {hero} drifted, and swelled a little in the middle, and took a whole quarter of an hour. “A bit of weather,” said Ilse at the window, and went on with her tea. When it had drifted on, blanket and all, the star came out again. “Weather!” breathed Halm, with tears in his beard. He had a chest full of blankets; from now on everyone would be a cloud.',
					later:
						'{hero} pulled Halm’s gray blanket over {themself}, and thought of nothing, and drifted in. Nobody stops a cloud. It had no edges, and it wasn’t going anywhere. People turned up their collars on both sides, and moved aside a little without looking, as you do when it gets damp. By and by it had cleared up again, and {hero} was in front.',
				},
				{
					say: 'Hold the star for a while, so that the professor can rest',
					outcome:
						'“Let me,” said {hero}. He showed {hero} how: the elbow in, and don’t breathe on the left. Then he sat down on an atlas and was asleep. {hero} stood there and shone, though the road was free by now. Once, when {they} thought of a joke, the star wobbled, and {they} stopped thinking of it. In the end the window opened, and somebody came down the lane in slippers. “You’re not Halm,” whispered Ilse. “Halm shakes.” “You know?” said {hero}. “Since the first night,” said Ilse. “It went out while I was looking. But then it came back, and it had a cough.” She put a shawl over the professor. People might walk through, she said; it could blink all it liked. Then she came along, with her cough drops, to tell somebody who had been up all night.',
					later:
						'“I’m an old cat,” said Ilse, “and I’ve got good eyes. I know a lantern from a star.” She looked around to see if anybody wanted to argue. “There are people who do a kind thing and want it looked at. {hero} held up a star until it was late, in the dark, for somebody {they} thought would never find out. So I’m telling you. That one’s steady.”',
				},
			],
		},
		4: {
			meet: [
				'There were no lamps in the dark lane, and {hero} walked into a pile of books. On top of it stood a goat with one arm in the air. “Back!” he whispered. “You’re in the sky.” He was Professor Halm, and he was holding up a lantern with a pinhole in it. At the end of the lane was a window, and in the window sat a cat named Ilse, who had her supper there and said good night to a star. Her husband had flown to that star when they were young. The journey took ninety years. In spring it had gone out. [Halm had seen it through his telescope, and had gone straight over to tell her.|Halm, who watched it through his telescope, had put on his hat at once to go and tell her.] “I got as far as the gate,” he said. “She was laying the table [for two|with two plates].” So now he was the star, every night from dusk until she slept, and nobody could pass, or it would blink. His arm had begun to shake. “That makes it twinkle,” said Halm.',
			],
			flies: 'Please would {hero} not fly. Ilse would think that it was a shooting star, and she would make a wish.',
			ways: [
				{
					say: 'Raise the star to where nobody walks',
					outcome:
						'“Does it have to be so low?” asked {hero}. Halm had held it so long that he had never thought of that. Beside the lane was a cliff, quite black. {hero} tried it out with a small lantern from when Halm was still practicing. Then Halm tilted his own, slowly, until the speck of light left the end of the lane, climbed over the roofs, and stopped high up on the cliff. Nothing stirred at the window for a moment. “It has risen,” said Ilse to the other plate. Halm climbed down from his books. You could have marched an army under that star. {hero} went first, with the small one. “Don’t show that to scientists,” Halm called softly. “They’ll count it.”',
					later:
						'{hero} opened Halm’s little lantern, no wider than a pinhole, and pointed it straight up. At first nobody noticed. It was only a speck of light on the ceiling. But an old man had leaned back to rest his neck. His neighbor looked to see what he was looking at. If your head is tipped back you can’t shout; throats are not made for it. One row after another fell silent, with their faces up, under a very small star.',
				},
				{
					say: 'Cross in front of it like a cloud',
					outcome:
						'“Isn’t it ever cloudy?” asked {hero}. On cloudy evenings, said Halm, he could scratch his ear. There was a gray blanket. {hero} pulled it over {themself} from end to end, so that there was no top to it, and set out. It was harder than it sounds. You must not walk, and you must not be on your way anywhere; whoever looks as if they meant to arrive is not a cloud. “It’s clouding over,” said Ilse to the other plate, and pulled up her shawl. Then the sky was clear again, and the star stood where it had stood. Under it a goat was scratching his ear with great happiness. He had more blankets, he said; from now on everyone would be weather. The cloud had not stopped to give back this one.',
					later:
						'{hero} pulled Halm’s gray blanket over {themself} and became a cloud. {They} did not walk, and did not mean to arrive. Nobody makes way for a cloud, and nobody stands in front of one. It only seemed to be getting a little dark on the left; somebody turned up a collar, and somebody moved a chair, and they went on talking, as people do when it looks like rain. It drifted over the middle rows. When it had lifted, {hero} was standing at the front.',
				},
				{
					say: 'Hold the lantern for him, and be the star',
					outcome:
						'“Sit down for a bit,” said {hero}, and took the lantern. Halm explained about the elbow, and fell asleep before he had got to the breathing. So {hero} was the star. It is a very long way from a star to the nearest house. You see a lit window, and somebody with a book who looks up now and then to make sure that you’re there. And you’re there. It cannot be hurried. Then slippers came along the lane. “You aren’t Halm,” said Ilse. “He shakes more.” She had known since the first night. She had seen it go out, between the soup and the fish; and then it was there again, lower down, and coughed. “He had gone to so much trouble,” said Ilse. “As if I minded that it blinks.” She put a blanket over him, let people walk where they liked, and came along, to tell somebody what she had heard.',
					later:
						'“For half a year a friend has told me the same lie every night,” said Ilse, “and I let him, because he was so tired and so kind. Then came one evening when the star didn’t shake. That was {hero}.” She sat very straight. “{They} had never met me. I wasn’t supposed to know. There was nothing in it for {them} at all. I looked up from my book all evening, and each time {they was} there. I don’t need to hear anything else about {them}. I’d just like you to listen.”',
				},
			],
		},
	},
};
