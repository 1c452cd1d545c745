import type { Obstacle } from '../../format.ts';

export const oneMoreRoll: Obstacle = {
	id: 'one-more-roll',
	alsoIn: ['adventure', 'animal', 'fairy-tale', 'fantasy', 'unicorn', 'dragon'],
	place: { the: 'the snow pass', at: 'in the snow pass', to: 'to the snow pass', backdrop: 'ice' },
	people: { bobble: { call: 'Bobble', a: 'a penguin with a carrot', type: 'Penguin', pronoun: 'she' } },
	props: ['snowball', 'bell'],
	blocks: ['flies'],
	ways: [
		{ id: 'push', use: 'reach' },
		{ id: 'jingle', use: 'hear' },
		{ id: 'small', use: 'trust', ally: 'bobble' },
	],
	levels: {
		1: {
			meet: 'Up on the hill it was all snow. A snowball lay in the way, as big as a house! “I want to make a snowman,” said Bobble, a penguin with a carrot. “But his head isn’t round yet. So I rolled it once more, and once more, and now it’s stuck!” And deep in the ball it went jingle.',
			flies: '“What if I fly?” asked {hero}. “From up there you will see that it isn’t round!” said Bobble.',
			ways: [
				{
					say: 'Get all to push',
					outcome:
						'“One, two, three, push!” called {hero}. Ten more penguins came to push, and a bear. Off it rolled, down and down. Jingle! Out fell the mailman with his sled. The ball had rolled over him! “And look, now it’s round!” said Bobble. So the way was free.',
					later:
						'“One, two, three, push!” called {hero}. And all the people did! They pushed and pushed, and they pushed {hero} right up to the front.',
				},
				{
					say: 'Dig for the jingle',
					outcome:
						'{hero} dug and dug, to find the jingle. It was a sled with a bell! On it sat the mailman. The big ball had rolled right over him. “Thank you!” he said, and gave {hero} the bell. Now there was a hole right through, and everyone could go in and out.',
					later:
						'Jingle, jingle! {hero} had the bell from the sled. “Is it the mail?” said the people. And they all hushed, to hear it come.',
				},
				{
					say: 'Make a small one with Bobble',
					outcome:
						'{hero} made a small, small ball. “Is this one round?” “It is!” said Bobble. And it was just right for her carrot. So she did not need the big one, and let it roll off. Jingle! Out fell the mailman. The ball had rolled over him! And Bobble came along, with the small ball.',
					later:
						'“Everyone said that my big ball was fine,” said Bobble. “But it wasn’t. {hero} helped me make a good one.” And she held it up.',
				},
			],
		},
		2: {
			meet: [
				'High up, where the snow never melts, the pass was blocked by a snowball. It was as high as a barn. Bobble, a penguin, walked around it with her head on one side and a carrot under her wing. “It’s going to be a snowman’s head,” she said. “It only has to be round. I roll it a bit, and I look, and then [there’s a flat place|it’s got a bump]. So I roll it a bit more.” She had begun on Monday, with a handful. Something in the middle went jingle. “That’s from when I rolled it through the village,” said Bobble.',
			],
			flies: '“What if I fly?” asked {hero}. “From above you’d see the top,” said Bobble. “I haven’t done the top.”',
			ways: [
				{
					say: 'Call everybody together and push on three',
					outcome:
						'{hero} climbed on a rock and called. Bears came, and seals, and eighteen of Bobble’s cousins. “On three!” shouted {hero}. “One, two, THREE!” It rocked. Out fell the mailman, with his sled, jingle. Then it went. It rolled down to the sea, and got rounder and rounder, and then there was a splash that you could feel up there. “Now it’s really round,” whispered Bobble. It floated there like a moon.',
					later:
						'“On three!” shouted {hero}, as round as a ball. “One, two, THREE!” Everybody pushed, and did not know what. It was {hero}. Off went {hero} over the floor, like a ball on ice, right to the front.',
				},
				{
					say: 'Dig a tunnel to the thing that jingles',
					outcome:
						'{hero} dug. There was a broom, and a mailbox, and three hats. In the very middle sat the mailman on his sled, with his bag on his knees. The ball had rolled him up on his rounds. “Is it still Monday?” he asked. He had read all the postcards. Together they dug on, and out at the other side, and then it was a tunnel. The mailman drove off, and {hero} went the other way with the bell.',
					later:
						'{hero} rang the mailman’s bell. Jingle, jingle! Everybody stopped in the middle of a word. Everybody hopes for a letter. They stood quite still, and waited for their name.',
				},
				{
					say: 'Make a small one and ask her if it is round',
					outcome:
						'{hero} took a bit of snow and turned it in {their} {hands}. It became a ball as big as a plum. “Is that round?” asked {hero}. Bobble looked at it from all sides. “Yes,” she said. “It is. Mine was too, when I began.” The carrot was just right for it. Then the two of them dug a way through the big one, and let out a mailman on his sled. And Bobble came along, with the small ball, to show it to people.',
					later:
						'Bobble held up a small round ball. It had begun to drip. “I made one as big as a barn,” she said, “and people walked around it and said it was fine, it was fine. {hero} sat down in the snow and made one with me.” She would not put it down.',
				},
			],
		},
	},
};
