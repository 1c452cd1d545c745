import type { PlotLevel } from '../../format.ts';

export const hardLoaf1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. But, tock, tock, there was the loaf! It was for soup night {hall.at}. But it was as hard as a stone. Then came {friend}, {friend.a}. “I need a big stone,” said {friend}. “It goes on the rope that holds up the big lamp.” “I have none,” said {hero}. So {hero} went on to the soup, with no loaf.',
	chapters: [
		{
			titles: ['Tock, Tock', 'The Hard Loaf', 'As Hard as a Stone'],
			time: 'day',
			parts: [
				[
					'{hero} was {described}. Tonight was soup night {hall.at}. All of {folk} would come. “I’ll bake a big loaf for them,” said {hero}. “They will say, ‘Is there more?’” So {hero} did. But, tock, tock! It was as hard as a stone.',
					'{hero} was {described}. It was soup night {hall.at}. All of {folk} would come. So {hero} baked a big loaf. “They will say, ‘Is there more?’” But, tock, tock! It was as hard as a stone.',
					'Tock, tock! What was that? It was a big loaf! {hero} had baked it for soup night {hall.at}. {hero} was {described}. “I want {folk} to say, ‘Is there more?’” But it was as hard as a stone. And who can eat a stone?',
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
					'Then came {friend}, {friend.a}. “I must hang up the big lamp {hall.at},” said {friend}. “It goes on one end of a rope. A big stone goes on the other, to hold it up. But the stones here are all small! Do you have a big one?” “No,” said {hero}.',
					'“Do you have a big stone?” It was {friend}, {friend.a}. “It’s for the big lamp {hall.at}. The lamp goes on one end of a rope. The stone goes on the other, to hold it up. But the stones here are all small!” “I have no stone,” said {hero}. That was true.',
					'Knock, knock! It was {friend}, {friend.a}. “I need a big stone. It’s for the big lamp {hall.at}! The lamp goes on one end of a rope. The stone goes on the other, to hold it up. But the stones here are all small.” {hero} looked down. “I have none.”',
				],
			],
			choices: [
				{
					say: 'Hide the loaf in a sack',
					sets: ['hid'],
					outcome: [
						'{friend} ran on to look. “No one must see my loaf!” said {hero}. In it went, in an old sack. {hero} put the sack out by the road. “Tock,” it said.',
						'{friend} ran on to look. “I’ll hide my bad loaf!” said {hero}. So {hero} put it in an old sack, out by the road. “Tock,” said the sack.',
					],
				},
				{
					say: 'Put it down by the road',
					sets: ['left'],
					outcome: [
						'{friend} ran on to look. By the road lay a lot of small stones. So {hero} put the loaf down there. Tock! Now there was a big stone too.',
						'{friend} ran on to look. Then {hero} took the loaf out to the road. Tock! There it lay, with all the small stones. “It looks like a big stone,” said {hero}.',
					],
				},
				{
					say: 'Give it to {friend}',
					sets: ['given'],
					outcome: [
						'“I have just this loaf, and it’s bad,” said {hero}. “Can you take it away?” {friend} gave it a knock. Tock, tock! “It’s big and hard! So that’s my stone!” said {friend}, and ran off with it.',
						'“I just have this bad loaf,” said {hero}. “Please take it away.” “Oof!” said {friend}. “It’s as hard as a stone. So that’s my stone!” And {friend} ran off with it.',
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
					'Now it was time to go. The others took the long road. Each had a loaf. {hero} had none. But, sniff, sniff! How good that soup smelled! So {hero} took the short way to it.',
					'Soon it would be soup time! The others took the long road. Each had a loaf. “I have none,” said {hero}. “But I’ll go.” And {hero} took the short way.',
					'Sniff, sniff! That was the soup! The others took the long road. Each had a loaf. {hero} had none, but went too. Quick, quick! {hero} took the short way.',
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
				{
					'first.trust': [
						'“No loaf?” said the others {hall.at}. “I did make one,” said {hero}. Was that true?',
						'“Where is your loaf?” said the others {hall.at}. “It was bad,” said {hero}. Was that true?',
					],
				},
				{ 'first.trust': '@first.later' },
				{ 'first.trust': ['“Then sit with us,” they said.', '“Then eat with us,” they said.'] },
				{
					'first.trust': ['Over the table hung the big lamp, on its rope.', 'There hung the big lamp, on its rope.'],
					else: [
						'{Hall.at} the big lamp hung on its rope.',
						'{Hall.at} hung the big lamp, up on its rope.',
						'Up on its rope {hall.at} hung the big lamp.',
					],
				},
				{
					given: [
						'+ And on the other end hung the loaf! “It makes a good stone,” said {friend}.',
						'+ And on the other end? The loaf! “It holds up the lamp,” said {friend}.',
					],
					hid: [
						'+ And on the other end hung the loaf! “I found a big stone in a sack,” said {friend}.',
						'+ And on the other end? The loaf! “I found this stone in a sack,” said {friend}.',
					],
					else: [
						'+ And on the other end hung the loaf! “I found a big stone by the road,” said {friend}.',
						'+ And on the other end? The loaf! “I found this stone by the road,” said {friend}.',
					],
				},
				[
					'But the loaf hung over the hot soup. Puff! The steam made it soft. Plip! “If it falls,” thought {hero}, “the lamp falls on us!”',
					'But under the loaf stood the hot soup. Up went the steam. The loaf got soft! Plip! “If it falls,” thought {hero}, “the lamp falls on us!”',
					'But the hot soup stood under it. Puff! The steam made the loaf soft. Plip! “If it falls,” thought {hero}, “the lamp falls on us!”',
				],
				{
					'first.reach': [
						'{hero} had to get up to the rope. But {folk} stood in line for soup!',
						'Quick, to the rope! But {folk} stood in line for soup.',
					],
					'first.hear': [
						'“Look out!” called {hero}. But {folk} banged their spoons. No one heard.',
						'“Look up there!” called {hero}. But {folk} sang for soup. No one heard.',
					],
				},
				{ 'first.reach or first.hear': '@first.later' },
				{
					'first.reach': [
						'So {hero} got to the rope. Now they all looked.',
						'Now {hero} was at the rope, and they all looked.',
					],
					'first.hear': ['“What is it, {hero}?” said {friend}.', 'Now they all heard {hero}.'],
				},
			],
			choices: [
				{
					say: 'Tell them all that it is a loaf',
					sets: ['told'],
					outcome: [
						'“That isn’t a stone!” said {hero}. “It’s my bad loaf, and it got soft. The lamp will fall. Get back!”',
						'“Get back!” said {hero}. “The lamp will fall! That stone is just my loaf. It was too hard, and now it’s too soft.”',
					],
				},
				{
					say: 'Hold on to the rope',
					sets: ['held'],
					outcome: {
						'first.hear': [
							'“It’s nothing,” said {hero}, and took hold of the rope. “No one has to know about my loaf. If I hold on, the lamp can’t fall.”',
							'“I just want to help,” said {hero}, and took hold of the rope. “Now I’m the stone,” thought {hero}. “So the lamp won’t fall.”',
						],
						else: [
							'{hero} took hold of the rope, just over the loaf. “No one has to know,” thought {hero}. “If I hold on, the lamp can’t fall.”',
							'“I’ll be the stone,” thought {hero}, and took hold of the rope. “Then the lamp can’t fall.”',
						],
					},
				},
				{
					say: 'Call “Come out and dance!”',
					sets: ['lured'],
					outcome: [
						'“Who will dance with me?” called {hero}. “Come out, come out!” For out there no lamp could fall on them.',
						'“Come out and dance!” called {hero}. For out there they would be safe from the lamp.',
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
						'Back jumped {folk}! {friend} took the rope, and so did {hero}. They let the lamp down, slow, slow, slow. Bump! Not one cup broke.',
						'So {folk} all jumped back. {friend} took the rope, with {hero}. They let the lamp down, bit by bit, onto the table. Now no one could get hurt.',
					],
					'end-held': [
						'Plop! The loaf fell in the soup. “Oh, a big dumpling!” said {folk}. But the lamp did not fall, for {hero} held the rope. It was so hard to hold! They ate, and went home, and no one knew.',
						'It was so hard to hold! Plop, went the loaf, right in the soup. “A dumpling!” said {folk}. {hero} held on, and on, till they had all gone home. The lamp had not moved one bit. And no one knew.',
					],
					'end-danced': [
						'So {folk} all went out, hop, hop, hop! And behind them, plop! The loaf fell in the soup. And BUMP! Down came the lamp on the table. But no one was there. “What was that?” they said.',
						'So {folk} all danced out at the door. And behind them, plop! The loaf fell in the soup. CRASH! Down came the lamp. But no one was under it. “Oh!” said {friend}.',
					],
				},
				{
					'end-more': [
						'Then {friend} gave the loaf a poke. Squish! The steam had made it so soft. They all had a bit with the soup. “Yum!” they said. “Is there more?” And that was what {hero} had so wanted to hear.',
						'Then {friend} had a bite of the loaf. “But it’s good! The steam made it soft.” So they all had some. “Is there more?” they said. “Is there more?” And {hero} was as glad as can be.',
					],
					'end-held': [
						'Then {friend} came to put out the lamp. “{hero}! You held it up for us, all this time?” So {friend} helped to let it down. In the pot there was just a bit of soup, and the dumpling. “It’s my loaf,” said {hero}. {friend} had a bite. “Yum! Is there more?” How good that was to hear!',
						'But {friend} came back for the pot. “{hero}! Did you hold up our lamp?” So {friend} helped to let it down. They shared the last of the soup. “That dumpling is just my loaf,” said {hero}. “But it’s so good!” said {friend}. “Is there more?” “I’ll bake one, just for you,” said {hero}.',
						'Then {friend} came back to look for {hero}. “Did you hold up our lamp all night?” They let it down, and sat by the pot. There was a bit of soup left, with the loaf in it. “I made that,” said {hero}. “Yum!” said {friend}. “Is there more?” And {hero} was so glad.',
					],
					'end-danced & given': [
						'“That was my loaf,” said {hero}. “It got so soft! I should have told you.” “But you got us all out,” said {friend}. And what was in the soup? The loaf! So they all had a spoon of it. “Yum!” said {friend}. “Is there more?” they all said.',
						'“My loaf got too soft to hold the lamp,” said {hero}. “I’m sorry.” “You got us out in time!” said {friend}. Then they all had soup, with the loaf in it. “It’s the best loaf ever!” they said. “Is there more?”',
					],
					'end-danced': [
						'“It was my loaf on that rope,” said {hero}. “It was bad, so I did not tell you.” “But you got us all out,” said {friend}. And what was in the soup? The loaf! So they all had a spoon of it. “Yum!” said {friend}. “Is there more?” they all said.',
						'“That stone was my bad loaf,” said {hero}. “I’m sorry.” “You got us out in time!” said {friend}. Then they all had soup, with the loaf in it. “It’s the best loaf ever!” they said. “Is there more?”',
					],
				},
				{ 'first.ally & !held': ['+ “And for me?” said {first.ally}.', '+ “More for me too!” said {first.ally}.'] },
				{
					'first.ally & held': [
						'+ “Me too!” said {first.ally}, who had come back.',
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
