import type { Obstacle } from '../../format.ts';

export const lateStar: Obstacle = {
	id: 'late-star',
	alsoIn: ['science-fiction'],
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
				'It was the darkest lane on the whole moon. At one end was a house with a window, and at the other a goat stood on a pile of books and held up a lantern that let out a single dot of light. “Get back!” he hissed. “You’ll put it out!” That was Professor Halm. At the window sat an old cat called Ilse, who said good night every day to the same small star. It had gone out, all by itself, [a year ago|in the spring]. He had seen it, through the telescope. He had not had the heart to tell her. “So I’m the star,” said Halm. “But if anyone walks through the lane, it blinks, and she’ll know.” His arm had gone to sleep.',
			],
			flies: '“And whatever you do, don’t fly in front of it,” said Halm. “She’d make a wish.”',
			ways: [
				{
					say: 'Give the star a proper place on the ceiling of the night',
					outcome:
						'“Why does it have to be at the end of the lane?” asked {hero}. {They} took the lantern, and tipped it up. There is a great rock that hangs over the lane, and if you pointed the dot at that, it sat there as if nailed on, high above everybody’s head. “It’s moved,” said a voice from the window. “How nice. Now I can see it lying down.” Halm was so relieved that he climbed off his books. Beneath the star there was room for a parade. He had another lantern at home, a smaller one, that he had used for practice, and {hero} got it.',
					later:
						'{hero} opened Halm’s little lantern by one notch and aimed it straight up. A star appeared on the ceiling. It was very small. One child saw it, and then a row did. When people look up, their mouths come open, but nothing comes out; it’s how we’re made. Soon there was only a ceiling full of quiet.',
					as: {
						clever: 'It was {trait} to think of up.',
						dreamy: 'It was natural, for somebody {trait}, to look up first.',
					},
				},
				{
					say: 'Cross in front of it as slowly as a cloud',
					outcome:
						'“Stars do go out for a bit,” said {hero}. “When there’s a cloud.” Over the pile of books hung a gray blanket. {They} put it on, right over the top, and started across. It’s not easy to be a cloud. You mustn’t have edges. You mustn’t be going anywhere. {hero} drifted, and swelled a little in the middle, and took a whole quarter of an hour. “A bit of weather,” said Ilse at the window, and went on with her tea. On the far side the star came out again. Halm had tears in his beard. “You may keep the blanket,” he breathed.',
					later:
						'{hero} pulled the gray blanket over {themself}, and thought of nothing, and drifted in. Nobody stops a cloud. It had no edges, and it wasn’t going anywhere. People turned up their collars on both sides, and moved aside a little without looking, as one does when it gets damp. By and by it had cleared up again, and {hero} was in front.',
					as: {
						dreamy: 'It came quite naturally to somebody {trait}.',
						quick: 'It was dreadful, for a {trait} person, to be weather.',
					},
				},
				{
					say: 'Hold the star for a while, so that the professor can rest',
					outcome:
						'“Let me,” said {hero}. He showed {them} how: the elbow in, and don’t breathe on the left. Then he sat down on an atlas and was asleep. {hero} stood there and shone. Hours went by. Once, when {they} thought of a joke, the star wobbled, and {they} stopped thinking of it. In the end the window opened, and somebody came down the lane in slippers. “You’re not Halm,” whispered Ilse. “Halm shakes.” “You know?” said {hero}. “Since the first night,” said Ilse. “It went out while I was looking. But then it came back, and it had a cough.” She put a shawl over the professor. She came along; she’d like to see who else was shining.',
					later:
						'“I’m an old cat,” said Ilse, “and I’ve got good eyes. I know a lantern from a star.” She looked around to see if anybody cared to argue. “There are people who do a kind thing and want it looked at. {hero} held up a star for half the night, in the dark, for somebody {they} thought would never find out. So I’m telling you. That one’s steady.”',
					as: {
						kind: 'People call it {trait}. Mostly it’s the elbow.',
						careful: 'It never blinked at all, {hero} was so {trait}.',
					},
				},
			],
		},
		4: {
			meet: [
				'There are no lamps in the dark lane, by order, and {hero} walked into a pile of books. On it was a goat, with his arm up. “Back!” said the goat. “You are in the sky.” It was Professor Halm; he held a lantern with a hole in it, such as one makes with a pin; and down at the end of the lane was a window, and in that an old cat, who had her supper there, and said good night to a star. It had been a real one until the spring. He had watched it go out himself, in the great telescope, and had entered it, and had been about to go over and tell her. “I got as far as the gate,” said Halm. “She was laying [for two|two places].” Her husband had shipped for there, when they were young; it took ninety years to get to, and he wrote, at first. So from dusk until she slept there was nobody to pass, lest it be seen to blink. The arm had begun to shake. “It gives it a twinkle,” Halm said.',
			],
			flies:
				'One would not, he trusted, think of flying. Anything that crossed over would be taken for a falling one, and she would certainly wish.',
			ways: [
				{
					say: 'Raise the star out of the lane, to where nobody walks',
					outcome:
						'“It need not be so low,” said {hero}. He had been so long at it that he no longer thought of it as a thing with a direction. Above the lane there leans a cliff, quite black. {They} asked for the lantern; and tilted it, by degrees, until that one grain of light had left the end of the road and gone up over the roofs and stuck. From the window nothing was heard for some time. “It has risen,” said Ilse then. It was to somebody; there were two cups. Halm let himself down off Ptolemy, and Kepler, and the rest. One could have marched an army beneath it. He had a smaller lantern, from when he was learning to be a star, and pressed it on {them}. “Only do not show it to scientists,” he said. “They will count it.”',
					later:
						'{hero} drew the slide of the little lantern, by one notch, and held it so that it shone straight up. There was nothing to be noticed at first. It was a grain of light on plaster; it shook a bit. But an old man had leaned back to ease his neck. His neighbor looked to see what it was that he saw. Whoever has his head tipped back cannot shout, the throat is not built for it; and one bench after another they fell silent like that, with upturned faces, under a very small star.',
					as: {
						dreamy: 'It is the advantage of a {trait} person. They look up as the others look round.',
						clever: 'If it is low that is wrong, a {trait} mind will not shout at people to duck.',
					},
				},
				{
					say: 'Go across the face of it, by way of a cloud',
					outcome:
						'“Does it never cloud over?” asked {hero}. It did; on such evenings he had been able to scratch his ear. There was a blanket, which was gray. {They} drew it over the whole of {them}, so that there was no top to it, and set out. It is a discipline. One does not walk; one is not on the way to anything; one must be of no particular breadth. Whoever looks as though he meant to arrive is not a cloud but a person in a blanket. In the lane it turned by degrees quite dark. “It is coming over,” Ilse observed to the other cup, and drew her shawl up. And it went off again, as they do. The star stood where it had stood. At its foot, a goat was scratching an ear, with an expression that one seldom sees upon professors.',
					later:
						'It had gone gray with use, and covered everything. {hero} had no more edges, under that, and no intentions. {They} let {themself} be drawn in. No one has ever made way for a cloud, nor has anyone stood up to one: they found that it had got a little close, there on the left; a collar was raised, a chair shifted; they talked on, more softly, as people do when it looks like rain. It rolled in over the middle benches with no haste at all. And when it had lifted it was seen to have left somebody behind.',
					as: {
						quiet: 'It was never required of the {trait} to do anything else.',
						quick: 'It would be easier for somebody {trait} to be the lightning.',
					},
				},
				{
					say: 'Take the lantern from him, and be the star till morning',
					outcome:
						'“Sit down a little,” said {hero}. He explained to {them} about the elbow. He was asleep on Copernicus before he had got to the breathing. It is extraordinarily far from a star to the nearest house. One sees a lit window, and somebody in it with a book, who looks up now and then to see that one is there; and one is there. Toward the end {they} no longer felt the arm. The window was put up; there came slippers along the lane. “You are not he,” said Ilse. “He wavers more.” She had known since the first night. It had gone out in front of her eyes, between the soup and the fish; she had sat there with her spoon; and then it was on again, lower down, and coughed. “I could not think what to do,” said Ilse. “He had gone to so much trouble.” She spread a rug on him, and came a little way with {hero}, who had to carry the arm.',
					later:
						'“I have been deceived every night for half a year,” said Ilse, “by a friend, and I should like to tell you what it is worth.” She was very upright. “He did it for my sake. I let him, for his. It is a great deal of work, to be kind, with two at it. Then there was one night when it did not tremble. That was {hero}.” She appeared to see it. “{They} did not know me. No one was to hear of it, least of all I; there could be nothing in it for {them} whatever. I looked up from my book all night, and it held.”',
					as: {
						kind: 'One speaks of the {trait} as if it were a light that they have. It is an arm.',
						careful:
							'Of all that {hero} ever did, in {their} {trait} way, that was the one thing nobody could have told from the real.',
					},
				},
			],
		},
	},
};
