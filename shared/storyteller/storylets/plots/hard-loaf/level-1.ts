import type { PlotLevel } from '../../format.ts';

export const hardLoaf1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. But, tock, tock, there was the loaf! It was for the big soup {hall.at}. But it was as hard as a stone. Then came {friend}, {friend.a}. “I need a stone to hold up the big lamp,” said {friend}. “I have none,” said {hero}. So {hero} went on to the soup, with no loaf.',
	chapters: [
		{
			titles: ['Tock, Tock', 'The Hard Loaf', 'As Hard as a Stone'],
			time: 'day',
			parts: [
				[
					'{hero} was {described}. Tonight there was soup {hall.at}. All of {folk} would come. “I’ll make a loaf for it,” said {hero}. “They will say, ‘Is there more?’” So {hero} made one. Tock, tock! It was as hard as a stone.',
					'{hero} was {described}. It was soup night {hall.at}. All of {folk} would come. So {hero} made a loaf for it. “They will say, ‘Is there more?’” But, tock, tock! It was as hard as a stone.',
					'Tock, tock! What was that? It was a loaf! {hero} had made it for the big soup {hall.at}. {hero} was {described}. “I want {folk} to say, ‘Is there more?’” But it was as hard as a stone. And who can eat a stone?',
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
					'Then came {friend}, {friend.a}. “I have to hang up the big lamp,” said {friend}. “It hangs on one end of a rope. On the other end hangs a stone, to hold it up. But the old stone is lost! Do you have one?” “No,” said {hero}.',
					'“Do you have a stone?” It was {friend}, {friend.a}. “I need it for the big lamp over the table. The lamp hangs on one end of a rope. The stone hangs on the other end, and holds it up.” “I have no stone,” said {hero}. That was true.',
					'Knock, knock! It was {friend}, {friend.a}. “I need a stone for the big lamp! It hangs on a rope. The stone goes on the other end, or down comes the lamp! But I can’t find one.” {hero} looked down. “I have none.”',
				],
			],
			choices: [
				{
					say: 'Hide the loaf in a sack',
					sets: ['hid'],
					outcome: [
						'{friend} ran on to look for a stone. Then {hero} got an old sack. In went the loaf! And {hero} put the sack out by the road. “Now no one will see it.” “Tock,” said the sack.',
						'{friend} ran on. “No one must see my loaf!” said {hero}. So {hero} put it in an old sack, out by the road. “Tock,” said the sack.',
					],
				},
				{
					say: 'Put it down by the road',
					sets: ['left'],
					outcome: [
						'{friend} ran on to look for a stone. By the road lay some gray stones. So {hero} put the loaf down there. It looked just like them!',
						'{friend} ran on. Then {hero} took the loaf out to the road. Tock! There it lay with all the stones. “Now no one will know,” said {hero}.',
					],
				},
				{
					say: 'Give it to {friend}',
					sets: ['given'],
					outcome: [
						'“I have just this loaf, and it is bad,” said {hero}. “Can you take it away?” {friend} gave it a knock. Tock, tock! “That’s my stone!” said {friend}, and ran off with it.',
						'“Here is a bad loaf,” said {hero}. “Please take it away.” “Oof!” said {friend}. “It’s as heavy as a stone! So I have my stone now.” And {friend} ran off with it.',
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
					'The others had gone by the long road. Each had a loaf. {hero} had none. So {hero} went last, the short way. Sniff, sniff! How good that soup smelled!',
					'Soon it was soup time! The others had gone up by the long road. Each had a loaf. “I have none,” said {hero}. “But I’ll go.” And {hero} took the short way.',
					'Sniff, sniff! That was the soup! The others had gone up by the long road. Each had a loaf. {hero} had none. But {hero} went too, the short way.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['Plip', 'The Big Lamp', 'Up Goes the Steam'],
			time: 'night',
			parts: [
				'@first.outcome',
				[
					'They all sat {hall.at}. Over the table hung the big lamp.',
					'They all sat at a table {hall.at}. The big lamp hung over it.',
					'{Hall.at} they all sat at the table. Up there hung the big lamp.',
				],
				{
					given: [
						'+ On the other end of the rope hung the loaf! “It makes a good stone,” said {friend}.',
						'+ And on the other end of the rope? The loaf! “It holds up the lamp,” said {friend}.',
					],
					hid: [
						'+ On the other end of the rope hung the loaf! “I found this stone in a sack,” said {friend}.',
						'+ And on the other end of the rope? The loaf! “I found a good stone in a sack,” said {friend}.',
					],
					else: [
						'+ On the other end of the rope hung the loaf! “I found that stone by the road,” said {friend}.',
						'+ And on the other end of the rope? The loaf! “I found a good stone by the road,” said {friend}.',
					],
				},
				[
					'But the loaf hung over the hot soup. Puff! The steam made it soft. Plip! Soon it would drop. Then the lamp would fall on them!',
					'But under the loaf stood the soup pot. Up went the steam. The loaf got so soft! Plip! “If it falls,” thought {hero}, “the lamp will fall too!”',
					'But the hot soup stood under the loaf. Puff! The steam made it soft. Plip! “If it falls,” thought {hero}, “down comes the lamp!”',
				],
				{
					'first.reach': [
						'{hero} had to get to the rope, and quick! But they all stood in the way.',
						'{hero} had to get to the rope. But they all stood in line for soup.',
					],
					'first.hear': [
						'So {hero} called, “Look out!” But they all banged their spoons. No one heard.',
						'So {hero} called, “Look up there!” But they all sang for soup. No one heard.',
					],
				},
				{ 'first.reach or first.hear': '@first.later' },
				{
					'first.reach': ['There was the rope. Now, quick!', 'Now {hero} was at the rope.'],
					'first.hear': ['“What is it, {hero}?” said {friend}.', 'Now they all heard {hero}.'],
				},
			],
			choices: [
				{
					say: 'Tell them all that it is a loaf',
					sets: ['told'],
					outcome: [
						'“That isn’t a stone!” said {hero}. “It’s my bad loaf, and it got soft. The lamp will fall. Get up!”',
						'“Get up!” said {hero}. “The lamp will fall! That stone is just my loaf. I made it too hard, and now it’s soft.”',
					],
				},
				{
					say: 'Hold on to the rope',
					sets: ['held'],
					outcome: {
						'first.hear': [
							'“It’s nothing,” said {hero}, who did not dare to say it. But {hero} took hold of the rope. “If I hold on,” thought {hero}, “the lamp can’t fall.”',
							'“I just want to help,” said {hero}, and took hold of the rope. “Now I’m the stone,” thought {hero}. “So the lamp won’t fall.”',
						],
						else: [
							'{hero} took hold of the rope, just over the loaf. “If I hold on,” thought {hero}, “then the lamp can’t fall.”',
							'“I’ll be the stone,” thought {hero}, and took hold of the rope. “Then the lamp can’t fall.”',
						],
					},
				},
				{
					say: 'Call “Come out and dance!”',
					sets: ['lured'],
					outcome: [
						'“Who will dance with me?” called {hero}. “Come out, come out!” For out there no lamp could fall on them.',
						'“Come out and dance!” called {hero}. If they all went out, then no one would sit under the lamp.',
					],
				},
			],
			scene: {
				at: 'hall',
				with: ['friend'],
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
						'Up they jumped! {friend} took the rope, and so did all the others. They let the lamp down, slow, slow, slow. Bump! Not one cup broke.',
						'So they all got up, fast. {friend} ran to the rope with {hero}. They let the lamp down, bit by bit, onto the table. All was well.',
					],
					'end-held': [
						'Plop! The loaf fell in the soup. “Oh, a big dumpling!” they said. But the lamp did not fall, for {hero} held the rope. It was so hard to hold! They ate, and went home, and no one knew.',
						'It was so hard to hold! Plop, went the loaf, right in the pot. “A dumpling!” they said. {hero} held on, and on, till they had all gone home. The lamp had not moved one bit. And no one knew.',
					],
					'end-danced': [
						'So they all went out, hop, hop, hop! And behind them, BUMP! Down came the lamp on the table. But no one sat there. “What was that?” they said.',
						'They all danced out at the door. Then, CRASH! The loaf had come off, and down came the lamp. But no one was under it. “Oh!” said {friend}.',
					],
				},
				{
					'end-more': [
						'“So this is your bad loaf?” said {friend}, and gave it a poke. Squish! The steam had made it so soft. They all had a bit with the soup. “Yum!” they said. “Is there more?” And that was what {hero} had so wanted to hear.',
						'Then {friend} had a bite of the loaf. “But it’s good! The steam made it soft.” So they all had some. “Is there more?” they said. “Is there more?” And {hero} was as glad as can be.',
					],
					'end-held': [
						'Then {friend} came to put out the lamp. “{hero}! You held it up for us, all this time?” They let it down, side by side. In the pot there was just a bit of soup, and the loaf. “What a good dumpling!” said {friend}. “It’s my loaf,” said {hero}. “Then is there more?” said {friend}. How good that was to hear!',
						'But {friend} came back for the pot. “{hero}! Did you hold up our lamp?” So {friend} helped to let it down. Then they had the last of the soup. “Oh, that dumpling is good! Is there more?” said {friend}. “It was my loaf,” said {hero}. “I’ll bake one more, just for you.”',
						'Then {friend} came back to look for {hero}. “Did you hold up our lamp all night?” They let it down, and sat by the pot. There was a bit of soup left, with the loaf in it. “I made that,” said {hero}. “Yum!” said {friend}. “Is there more?” And {hero} was so glad.',
					],
					'end-danced & given': [
						'“I saw my loaf get soft,” said {hero}. “I didn’t dare to tell you.” “But you got us all out,” said {friend}. The loaf had gone in the soup, plop. So they all had a spoon of it. “Yum!” said {friend}. “Is there more?” they all said.',
						'“My loaf got too soft,” said {hero}. “I’m sorry.” “You got us out in time!” said {friend}. The loaf had gone in the soup. So they all had some. “It’s the best loaf ever!” they said. “Is there more?”',
					],
					'end-danced': [
						'“It was my loaf on that rope,” said {hero}. “I didn’t dare to tell you.” “But you got us all out,” said {friend}. The loaf had gone in the soup, plop. So they all had a spoon of it. “Yum!” said {friend}. “Is there more?” they all said.',
						'“That stone was my loaf,” said {hero}. “I’m sorry.” “You got us out in time!” said {friend}. The loaf had gone in the soup, plop. So they all had some. “It’s the best loaf ever!” they said. “Is there more?”',
					],
				},
				{ 'first.ally & !held': ['+ “And for me?” said {first.ally}.', '+ “More for me too!” said {first.ally}.'] },
				{
					'first.ally & held': [
						'+ And {first.ally} came back to help.',
						'+ “And for me?” said {first.ally}, who had come back too.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: {
				at: 'hall',
				with: ['friend'],
				shows: ['lantern', 'rope', 'soup'],
				pose: 'cheer',
				feeling: 'happy',
			},
		},
	],
};
