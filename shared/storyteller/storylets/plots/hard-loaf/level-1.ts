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
					'{hero} was {described}. {hero} made a loaf for the big soup {hall.at}. “I want them to say, ‘Is there more?’” said {hero}. But, tock, tock! It was as hard as a stone.',
					'{hero} was {described}. There was soup {hall.at} tonight. “I will make a loaf, and they will say, ‘Is there more?’” So {hero} made one. Tock, tock! It was as hard as a stone.',
					'Tock, tock! What was that? It was a loaf! {hero} made it for the big soup {hall.at}. {hero} was {described}. “They will all say, ‘Is there more?’” But who can eat a stone?',
				],
				{
					quiet: '{hero} had not dared to ask how to do it.',
					bold: '{hero} had made the fire much too big.',
					kind: 'All the milk for it had gone to a cat.',
					honest: '“Bake it well,” said the book. So it was in all night.',
					clever: '{hero} had made it in a new way.',
					careful: '{hero} had left it in too long, to be sure.',
					merry: '{hero} had sung to it, and forgot to take it out.',
					dreamy: '{hero} had looked at the sky, and forgot to take it out.',
					quick: '{hero} had made it much too fast.',
				},
				[
					'Then {friend.name} came by, {friend.a}. “I need a stone,” said {friend}. “The big lamp over the table hangs on a rope. A stone on the other end holds it up. But the old one broke!” {hero} looked down. “I have no stone.”',
					'“Do you have a stone?” It was {friend.name}, {friend.a}. “One end of a rope holds the big lamp over the table. The other end held a stone, but it broke.” “I have no stone,” said {hero}. And that was true.',
					'Knock, knock! It was {friend.name}, {friend.a}. “I need a stone! The lamp over the table hangs on a rope. A stone has to hang on the other end. Or down it comes!” “I have none,” said {hero}, and looked down.',
				],
			],
			choices: [
				{
					say: 'Hide the loaf in a sack',
					sets: ['hid'],
					outcome: [
						'When {friend} had gone, {hero} got an old sack. In went the loaf. “Now no one will ever see it,” said {hero}. “Tock,” said the sack.',
						'No one must see that loaf! So {hero} put it in an old sack by the door, and was sad. “Tock,” said the sack.',
					],
				},
				{
					say: 'Put it down by the road',
					sets: ['left'],
					outcome: [
						'{friend} ran on. There were stones by the road, so {hero} put the loaf down with them. It did look just like a stone!',
						'When {friend} had gone, {hero} took the loaf to the road. Tock! There it lay with all the stones. “Now no one will know,” said {hero}.',
					],
				},
				{
					say: 'Give it to {friend}',
					sets: ['given'],
					outcome: [
						'“I have just this loaf, and it is bad,” said {hero}. “Can you take it away?” {friend} gave it a knock. Tock, tock! “Hm,” said {friend}, and took it along.',
						'“Here is a bad loaf,” said {hero}. “Please take it away.” “Oof!” said {friend}. It was as heavy as a stone! “Hm. I think I can use it.”',
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
					'Then it was time for the soup. They all took a loaf along. {hero} had none. But {hero} went too.',
					'Sniff, sniff! That was the soup. “I have no loaf,” said {hero}. “But I will go.” And {hero} did.',
					'Soon they all went up the road. “Here is my loaf!” they said. “And here is mine!” {hero} had none, and went last.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['Plip, Plop', 'Over the Soup', 'The Big Lamp'],
			time: 'night',
			parts: [
				'@first.outcome',
				{
					'first.trust': [
						'At the top sat {host.name}, {host.a}. “No loaf?” said {host}. “Then no soup!”',
						'“Where is your loaf?” It was {host.name}, {host.a}. “No loaf, no soup!”',
					],
					else: [
						'They sat at the big table. At the top was {host.name}, {host.a}.',
						'{Hall.at} sat {host.name}, {host.a}.',
					],
				},
				{ 'first.trust': '@first.later' },
				{ 'first.trust': ['“Oh! Then sit,” said {host}.', '“Then have soup,” said {host}.'] },
				{
					given: [
						'But what held up the lamp? The loaf, on the rope! “It makes a good stone,” said {friend}.',
						'“Your loaf holds up the lamp!” said {friend}.',
					],
					hid: [
						'But what held up the lamp? The loaf, on the rope! “I found it in a sack,” said {friend}.',
						'“I found a stone in a sack,” said {friend}. Now the loaf held up the lamp!',
					],
					left: [
						'But what held up the lamp? The loaf, on the rope! “I found it by the road,” said {friend}.',
						'“I found a stone by the road,” said {friend}. Now the loaf held up the lamp!',
					],
					else: [
						'But what held up the big lamp? It was the loaf, on the rope!',
						'There was the loaf! It hung on the rope, and held up the lamp.',
					],
				},
				[
					'+ It hung over the hot soup. Up came the steam, and it got soft. Soon the lamp would fall!',
					'+ But under it was the hot soup. Puff, went the steam. Plip! It got soft. Soon the lamp would fall!',
					'+ Puff, puff, went the hot soup under it. So it got soft! And under the lamp they all sat.',
				],
				{
					'first.reach': ['+ But {hero} was stuck at the back.', '+ And {hero} was so far away, at the back!'],
					'first.hear': [
						'“Look up!” called {hero}. But they all sang for soup.',
						'“Look!” called {hero}. But they banged with the spoons.',
					],
				},
				{ 'first.reach or first.hear': '@first.later' },
				{ 'first.reach or first.hear': ['Now, quick!', ''] },
			],
			choices: [
				{
					say: 'Tell them all that it is a loaf',
					sets: ['told'],
					outcome: [
						'“That is not a stone!” said {hero}. “It is my bad loaf. It gets soft, and the lamp will fall. Get up!”',
						'“Get up!” said {hero}. “The lamp will fall, because that stone is my loaf. I made it too hard.”',
					],
				},
				{
					say: 'Hold on to the rope',
					sets: ['held'],
					outcome: [
						'{hero} took hold of the rope, just over the loaf. “If I hold on,” thought {hero}, “then the lamp can not fall.”',
						'“Then I will be the stone,” thought {hero}. And {hero} took hold of the rope, and held on.',
					],
				},
				{
					say: 'Call “Come out and dance!”',
					sets: ['lured'],
					outcome: [
						'“Who will dance with me?” called {hero}. “Come out, come out!” For out there no lamp could fall on them.',
						'“Come out and dance!” called {hero}. If they all got up, then no one would sit under the lamp.',
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
						'So they all got up, fast. {friend} let down the lamp, slow, slow, slow, and not one cup broke. Then {host} gave the loaf a big poke. Squish! It was as soft as can be, and, oh, how it smelled! Each of them had a bit with the soup. “Yum!” said {host}. “Is there more?” And that was what {hero} had so wanted to hear.',
						'Up they jumped. They took the rope, one behind the other, and let down the lamp. Bump! All was well. “So this is your bad loaf?” said {friend}, and had a bite. “But it is good! The steam made it soft.” Then {host} had some, and they all did. “Is there more?” they said. “Is there more?” And {hero} was as glad as can be.',
					],
					'end-held': [
						'The lamp hung still, and they ate their soup. It was so hard to hold! But {hero} did not let go. At last {friend} looked up. “{hero}! You hold up our lamp?” So {friend} ran to help, and they let it down. Then down came the loaf too. It was as soft as a cake. “Yum,” said {friend}. “Is there more?” “I will bake one more,” said {hero}, “for you.”',
						'{hero} held on, and held on, till the pot was empty. No one knew. They said good night, and went home. But {friend} came to put out the lamp. “Oh!” said {friend}. “You held it up for us, all this time?” They let it down, as two. Then they sat and ate the loaf, which was soft and warm. “Is there more?” said {friend}. How good that was to hear!',
					],
					'end-danced': [
						'So out they all went, hop, hop, hop! And then, BUMP! Down came the lamp on the table. But no one sat there. “It was my loaf,” said {hero}. “I did not dare to tell you.” “But you got us all out,” said {host}. Plop, the loaf had gone into the soup. So they had a spoon of it. “Yum! Is there more?” said {friend}. “Is there more?” they all said.',
						'They all danced out at the door. And behind them, crash! The big lamp fell, and the loaf fell in the soup. But no one had a bump. “That stone was my loaf,” said {hero}. “I am sorry.” “What a stone!” said {friend}. {host} took a big spoon and had some of it. The loaf was soft, and the soup was thick. “It is the best soup ever!” said {host}. “Is there more?”',
					],
				},
				{ 'first.ally & !held': ['+ “And for me?” said {first.ally}.', '+ “More for me too!” said {first.ally}.'] },
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
