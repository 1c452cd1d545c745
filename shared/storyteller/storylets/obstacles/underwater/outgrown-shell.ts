import type { Obstacle } from '../../format.ts';

export const outgrownShell: Obstacle = {
	id: 'outgrown-shell',
	alsoIn: ['animal'],
	place: {
		the: 'the line of shells',
		at: 'at the line of shells',
		to: 'to the line of shells',
		backdrop: 'underwater',
	},
	people: { nook: { call: 'Mr. Nook', a: 'a crab in a tight shell', type: 'Crab', pronoun: 'he' } },
	props: ['shell'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'change', use: 'reach' },
		{ id: 'listen', use: 'hear' },
		{ id: 'marks', use: 'trust', cost: 'time', ally: 'nook' },
	],
	levels: {
		1: {
			meet: 'A line of crabs sat across the way, from big to small. Each one had to wait for the shell of the next. “Mine pinches,” said Mr. Nook, the big one, “and I have a new one. But in my old shell are marks that show how my kids grew! So I stay in it. And the others can’t move.”',
			flies: '“I could fly,” said {hero}. “We were here first!” said the crabs. “No one cuts in.”',
			swims: '{hero} looked ahead. “We were here first!” said the crabs. “No one cuts in.”',
			ways: [
				{
					say: 'Shout “All change!”',
					outcome:
						'“ALL CHANGE!” called {hero}. So out got the crabs, and in got the crabs, one shell up. Hop, hop, hop! Mr. Nook did it too. “Oh!” he said. “It doesn’t pinch! And I can keep the old one by my bed.” So the way was free.',
					later:
						'“ALL CHANGE!” called {hero}. So everybody got up and sat down one seat on. {hero} did too, on and on, up to the front.',
				},
				{
					say: 'Listen to the big new shell',
					outcome:
						'{hero} put an ear to the new shell. “Come and hear,” {hero} said to Mr. Nook. Hush, hush, it went, like a song. So he got in, and the other crabs moved up. The way was free, and the last small shell was for {hero}.',
					later:
						'{hero} held up the crabs’ small shell. Hush, hush, it went. Everybody wanted to hear it, and so they hushed.',
				},
				{
					say: 'Copy the marks of his kids',
					outcome:
						'In the old shell were marks. “So big was Ned,” said Mr. Nook. “And so big was Fay.” {hero} put each mark in the new shell too. It took a long, long time! Then he got in, the others moved up, and the way was free. And Mr. Nook came along, in his new home.',
					later: '“{hero} put in all the marks of my kids,” said Mr. Nook. “I looked, and each one is just right.”',
				},
			],
		},
		2: {
			meet: [
				'A line of crabs sat right across the road, packed tight, from very big to very small. Each was half out of its shell, and looked at the next one’s. “We’re moving,” said the smallest. “He gets the big new one, and I get the teacup, [and everybody goes up by one|and everybody else gets one up]. Only Mr. Nook won’t start.” Mr. Nook was at the front. He was squeezed so tight that his eyes stood out. “I know it’s too small,” he said. “But I’ve got the children’s pencil marks in it.”',
			],
			flies: '“I could fly,” said {hero}. “We’ve been in this line for days!” cried the crabs. “Over is pushing in!”',
			swims: '{hero} looked ahead. “We’ve been in this line for days!” cried the crabs. “Past is pushing in!”',
			ways: [
				{
					say: 'Call out “All change!” as they do on trains',
					outcome:
						'“ALL CHANGE!” called {hero}. Nobody thinks, when they hear that. They get out. There was a scuttle and a bump, and sixty bare crabs ran one shell up and sat down. Mr. Nook sat down too. “Oh my,” he said. He stretched out one leg, and then another, and found that he had ten. “And the old one can stand by my bed.” So the road was free.',
					later:
						'“ALL CHANGE!” called {hero}. Everybody got up and moved one chair along. It is hard to say why. {hero} moved too, and called again, and moved again, and after the seventh time the chair was at the front.',
				},
				{
					say: 'Get him to hold his ear to the new shell',
					outcome:
						'“It’s so empty,” said Mr. Nook. {hero} put an ear to the new shell. “No, it isn’t,” {they} said. In most shells you hear the sea. In this one you could hear the land. There was wind in there, and a tree, and far off a cow. “What’s that last one?” whispered Mr. Nook, and crept in to find out. So they all moved up and went off. One little shell was left over, and {hero} held an ear to it all the way.',
					later:
						'{hero} held up the crabs’ little shell. “You can hear a cow in there,” {they} said. Everybody stopped talking. They leaned over. Some said that it was a cow, and some held up a finger, to listen again.',
				},
				{
					say: 'Copy all his pencil marks into the new shell',
					outcome:
						'Inside the old shell were pencil marks, one above the other. They were how tall Mr. Nook’s children had been. “I can’t take those along,” he said. So {hero} took a string, measured each mark, and made one just like it in the new shell, with the name. There were thirty-one, so it took longer than {hero} liked. Then Mr. Nook moved in, and all the others moved up, and the road was free. He came along in his new house, to show people the marks.',
					later:
						'“I had thirty-one marks in my old house,” said Mr. Nook. “{hero} copied each of them with a string. Nobody would have noticed if one was a bit off. I measured them again. Not one of them had grown.” He waved his string. “I’d let {hero} measure anything.”',
				},
			],
		},
	},
};
