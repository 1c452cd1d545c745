import type { PlotLevel } from '../../format.ts';

export const hardLoaf1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. But, tock, tock, there was the loaf! It was for the soup, and it was as hard as a stone. And {friend}, {friend.a}, had to find a stone! It was for the big lamp. So {hero} went on, with no loaf.',
	chapters: [
		{
			titles: ['Tock, Tock', 'The Hard Loaf', 'As Hard as a Stone'],
			time: 'day',
			parts: [
				[
					'{hero} was {described}, and made a loaf. It was for the big soup, {hall.at}. “I want them to say, ‘Is there more?’” said {hero}. But, tock, tock! It was as hard as a stone.',
					'{hero} was {described}. {hero} had a wish. “I will make a loaf for the big soup. Then they all say, ‘Is there more?’” So {hero} made one. Tock, tock! Oh dear. It was as hard as a stone.',
					'Tock, tock! What was that? It was a loaf! {hero} had made it. {hero} was {described}. “I want them to eat it, and to say, ‘Is there more?’” But who can eat a stone?',
				],
				{
					quiet: '{hero} had not asked how to do it.',
					bold: '{hero} had made a big, big fire.',
					kind: 'The milk was for the loaf, but {hero} gave it to a cat.',
					honest: '“Do it well,” said the book. So {hero} did it all night.',
					clever: '{hero} had made it in a new way.',
					careful: '{hero} had left it in too long, to be sure.',
					merry: '{hero} sang a song, and forgot it.',
					dreamy: '{hero} looked up at the sky, and forgot it.',
					quick: '{hero} did not want to wait for it.',
				},
				[
					'Then {friend.name} came by, {friend.a}. “I need a stone,” said {friend}. “It has to hold up the big lamp. The old one broke!” {hero} got red. “I have no stone,” {hero} said.',
					'“Have you got a big stone?” It was {friend.name}, {friend.a}. “It has to hold up the big lamp,” said {friend}. “The lamp hangs on a rope.” “I have no stone,” said {hero}. And that was true.',
				],
			],
			choices: [
				{
					say: 'Hide the loaf in a sack',
					sets: ['hid'],
					outcome: [
						'When {friend} had gone, {hero} got an old sack. In went the loaf. Now no one could see it. “Tock,” said the sack.',
						'{friend} must not see the loaf! So {hero} hid it in an old sack. “Tock,” said the sack.',
					],
				},
				{
					say: 'Put it down by the road',
					sets: ['left'],
					outcome: [
						'There were stones by the road. {hero} put the loaf down with them. It did look just like a stone!',
						'Down it went by the road, tock! It lay there with all the stones. “Now no one will know,” said {hero}.',
					],
				},
				{
					say: 'Give it to {friend}',
					sets: ['given'],
					outcome: [
						'“It is my loaf, and it is bad,” said {hero}. “Can you take it away?” {friend} gave it a knock. Tock, tock! “Hm,” said {friend}, and took it.',
						'“Here is a bad loaf,” said {hero}. “Can you take it?” “Oof!” said {friend}. It was so heavy! “Hm. Yes, I can.”',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: [], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['No Loaf', 'On to the Soup', 'Sniff, Sniff'],
			time: 'day',
			parts: [
				'@answer',
				[
					'So {hero} had no loaf. But it was time for the soup {hall.at}. Up the road {hero} went.',
					'Sniff, sniff! {hero} could smell the soup. So {hero} went up to {hall}. But {hero} had no loaf.',
					'Then it was time for the soup. They all went up to {hall}, and each one had a loaf. {hero} had none, but went too.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['Plip, Plop', 'Up in the Net', 'The Big Lamp'],
			time: 'night',
			parts: [
				'@first.outcome',
				{
					'first.trust': [
						'{Hall.at} sat {host.name}, {host.a}. “Where is your loaf?”',
						'“You have no loaf?” said {host.name}, {host.a}. “Then what did you do all day?”',
					],
					'first.reach': [
						'“Come up and eat!” called {host.name}, {host.a}. But they all stood in front.',
						'“Come up to the soup!” called {host.name}, {host.a}. But it was so full {hall.at}!',
					],
					else: [
						'“Hello!” called {host.name}, {host.a}. But they all sang, and it was too loud.',
						'“Where is your loaf?” said {host.name}, {host.a}. But it was too loud to hear.',
					],
				},
				'@first.later',
				{
					'first.trust': '“That is as good as a loaf,” said {host}.',
					'first.hear': 'Then you could hear it. Plip!',
				},
				[
					'The big lamp hung on a rope. And the loaf held it up!',
					'The loaf! It hung on a rope. It held up the big lamp!',
				],
				{
					given: '“It makes a good stone,” said {friend}.',
					hid: '“I found it in a sack,” said {friend}.',
					left: '“I found it by the road,” said {friend}.',
				},
				[
					'The hot soup made it soft! And they all sat under it.',
					'But the hot soup made it soft. Now the lamp would fall!',
				],
			],
			choices: [
				{
					say: 'Tell them all that it is a loaf',
					sets: ['told'],
					outcome: [
						'“That is not a stone!” said {hero}. “It is my loaf. It gets soft, and the lamp will fall. Get up!”',
						'“Get up!” said {hero}. “The lamp will fall, because that is my loaf!”',
					],
				},
				{
					say: 'Hold on to the rope',
					sets: ['held'],
					outcome: [
						'“I will hold the rope,” said {hero}, and took it. “Then the lamp can not fall.”',
						'“I can be the stone!” said {hero}, and took the rope.',
					],
				},
				{
					say: 'Call “Come out and dance!”',
					sets: ['lured'],
					outcome: [
						'“Come out and dance!” said {hero}, because then they would not sit there.',
						'“Who will dance with me?” said {hero}. “Come out, come out!”',
					],
				},
			],
			scene: {
				at: 'hall',
				with: ['host', 'friend'],
				shows: ['lantern', 'rope', 'soup'],
				pose: 'reach',
				feeling: 'worried',
			},
		},
		{
			titles: ['Is There More?', 'Down Comes the Lamp', 'Yum'],
			time: 'night',
			parts: [
				'@answer',
				{
					'end-more': [
						'So they got up, and let the lamp down, slow, slow. And there was the loaf. Crack! It was hard, but not in the middle. In the middle it was so soft and so good. Yum! They ate it all up. “Is there more?” said {host}. And {hero} was so glad.',
						'Up they got. Down came the lamp, with one little bump. Then {host} gave the loaf a big knock. Crack! And oh, it smelled so good! It was soft in the middle. They all had some. “Is there more?” they said. “Is there more?”',
					],
					'end-held': [
						'So {hero} held the rope, and held it, and held it. The lamp did not fall. At last the soup was all gone. {friend} came to help. Down came the lamp. The loaf was in two. It was soft in the middle! “Yum!” said {friend}. “Is there more?”',
						'It was hard to be a stone! But the lamp stayed up. They all went home. Then {friend} saw {hero}. “You held it up for us?” said {friend}. And {friend} ate a bit of the loaf. It was soft in the middle. “Is there more?”',
					],
					'end-danced': [
						'Out they went, hop, hop, hop! And then, bump! Down came the lamp, and sat in the soup. But no one was under it. “It was my loaf,” said {hero}. So they all had a bit of it. It was soft now! “Yum,” said {host}. “Is there more?”',
						'They danced out at the door. Bump, splash! The lamp was in the soup, and the loaf was too. “It was not a stone,” said {hero}. “I made it.” {host} had a spoon of it. And one more. “Is there more?” said {host}. “Make one for me!”',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: {
				at: 'hall',
				with: ['host', 'friend'],
				shows: ['lantern', 'rope', 'soup'],
				pose: 'cheer',
				feeling: 'happy',
			},
		},
	],
};
