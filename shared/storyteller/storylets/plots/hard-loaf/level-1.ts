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
					'{hero} was {described}, and had a wish. “I want to make a loaf for the big soup, {hall.at}. And then they all say, ‘Is there more?’” So {hero} made one. Tock, tock! Oh dear. It was as hard as a stone.',
					'Tock, tock! What was that? It was a loaf! {hero} had made it, and {hero} was {described}. “I want them all to eat it, and to say, ‘Is there more?’” But who can eat a stone?',
				],
				{
					quiet: '{hero} had been too {trait} to ask how.',
					bold: '{hero} was {trait}, and had made a big, big fire.',
					kind: '{hero} was {trait}, and gave the milk to a cat.',
					honest: '{hero} was {trait}, and would not stop too soon.',
					clever: '{hero} was {trait}, and made it a new way.',
					careful: '{hero} was {trait}, and left it in for too long.',
					merry: '{hero} was {trait}, and sang, and forgot it.',
					dreamy: '{hero} was {trait}, and forgot it.',
					quick: '{hero} was too {trait} to wait for it.',
				},
				[
					'Here came {friend.name}, {friend.a}. “I need a stone,” said {friend}. “It has to hold up the big lamp. The old one is in two!” “I do not have a stone,” said {hero}, and got red.',
					'“Have you got a stone?” It was {friend.name}, {friend.a}. “It is for the big lamp,” said {friend}. “If there is no stone, it falls down.” “No,” said {hero}. “Not me.”',
				],
			],
			choices: [
				{
					say: 'Hide the loaf in a sack',
					sets: ['hid'],
					outcome: [
						'Into an old sack went the loaf, so that no one could see it. “Tock,” said the sack.',
						'{hero} put the loaf in an old sack, and ran off. Tock!',
					],
				},
				{
					say: 'Put it down by the road',
					sets: ['left'],
					outcome: [
						'{hero} put the loaf down by the road, with the stones. It did look like a stone! So {hero} went on.',
						'Down it went by the road, tock, in with all the stones. “Now no one will know,” said {hero}.',
					],
				},
				{
					say: 'Give it to {friend}',
					sets: ['given'],
					outcome: [
						'“It is my loaf,” said {hero}. “Can you take it away?” {friend} gave it a knock. Tock, tock! “Hm,” said {friend}.',
						'“Here,” said {hero}. “It is just a bad loaf.” “Oof!” said {friend}, because it was so heavy. “Hm!”',
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
					'So {hero} had no loaf. On to the soup!',
					'Sniff, sniff! {hero} could smell the soup.',
					'On went {hero}, and had no loaf to bring.',
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
				[
					'{Hall.at} hung the big lamp. In a net on its rope was the stone. Tock, tock! Oh no, it was the loaf!',
					'The big lamp was up, {hall.at}! In a net on its rope was the stone. Tock! It was the loaf!',
				],
				{
					'first.trust': [
						'“No loaf?” said {host.name}, {host.a}. “Can we trust you?”',
						'“Where is your loaf?” said {host.name}, {host.a}. “Can we let you in?”',
					],
					'first.reach': '“Come in!” said {host.name}, {host.a}. But {hero} could not. It was so full!',
					else: [
						'“Look up!” said {hero} to {host.name}, {host.a}. But they all sang. Bang, bang!',
						'“Oh!” said {hero} to {host.name}, {host.a}. But they all sang. Bang, bang!',
					],
				},
				'@first.later',
				[
					'Plip, plop! The loaf got soft over the hot soup. And they all sat under the lamp!',
					'Plip! The soup was so hot that the loaf got soft. And they all sat under the lamp!',
				],
			],
			choices: [
				{
					say: 'Tell them all that it is a loaf',
					sets: ['told'],
					outcome: [
						'“It is not a stone!” said {hero}. “It is my loaf, and it gets soft. Get up, get up!”',
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
				{
					quiet: ['{hero} was not too {trait} now.', ''],
					bold: ['It was good to be {trait} now.', ''],
					kind: ['{hero} was {trait}, so it had to be.', ''],
					honest: ['{hero} was {trait}, so it had to be.', ''],
					clever: ['{hero} was {trait}, and did not stop to think.', ''],
					careful: ['“Look out!” said {trait} {hero}.', ''],
					merry: ['{hero} did not laugh now.', ''],
					dreamy: ['{hero} was wide awake.', ''],
					quick: ['It was good to be {trait} now.', ''],
				},
				'@answer',
				{
					'end-more': [
						'So they got up, and let the lamp down, slow, slow. And there was the loaf. Crack! It was hard, but not in the middle. In the middle it was so soft and so good. Yum! They ate it all up. “Is there more?” said {host}. And {hero} was so glad.',
						'Up they got, and down came the lamp, with one little bump. Then {host} gave the loaf a big knock. Crack! And oh, it smelled so good, because it was soft in the middle. They all had some. “Is there more?” they said. “Is there more?”',
					],
					'end-held': [
						'So {hero} held the rope, and held it, and held it. The lamp did not fall. Then all was eaten, and {friend} came to help. Down they let it. And the loaf was in two! It was soft in the middle. “Yum,” said {friend}. “Is there more?”',
						'{hero} was the stone. It was hard to be a stone! But the lamp stayed up till the soup was done. Then {friend} saw. “You held it for us?” said {friend}. And {friend} ate a bit of the loaf. It was soft in the middle. “Is there more?”',
					],
					'end-danced': [
						'Out they went, hop, hop, hop! And then, bump! Down came the lamp, and sat in the soup. But no one was in there. “It was my loaf,” said {hero}. So they all had a bit of it. It was soft now! “Yum,” said {host}. “Is there more?”',
						'They danced out at the door. Bump, splash! The lamp was in the soup, and the loaf was too. “It was not a stone,” said {hero}. “I made it.” {host} had a spoon of it, and one more. “Is there more?” said {host}. “Make one for me!”',
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
