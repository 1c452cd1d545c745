import type { PlotLevel } from '../../format.ts';

export const crumbTrail1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then there was a cake to bring. Someone new had come to live in a big round rock. {hero} put a crumb cake into a very old basket. The rock lay near {start}, and {hero} went all around it. But there was no door! Along came {friend}, {friend.kind}. And a piece of the cake was gone! On the ground lay a line of crumbs. “A thief!” said {hero}.',
	chapters: [
		{
			titles: ['A Piece Is Gone', 'A Cake to Say Hello', 'No Door', 'A Line on the Ground'],
			time: 'day',
			parts: [
				[
					'Near {start} lay a big round rock. Someone new had come to live in it. “I’ll bring a cake,” said {hero}, {described}. “It’s to say hello!” So a crumb cake went into a very old basket. And {hero} went all around the rock. But where was the door?',
					'“I’ve made a crumb cake,” said {hero}, {described}. “It’s to say hello!” Someone new now lived near {start}, in a big round rock. The cake went into a very old basket. Then {hero} went all around the rock, but there was no door!',
					'Someone new now lived in a big round rock, near {start}. So {hero}, who was {described}, made a crumb cake. “It’s to say hello!” The cake went into a very old basket. Then {hero} went all around the rock, but there was no door.',
				],
				{
					quiet: '+ “Hello?” called {hero}, so softly that no one heard.',
					bold: '+ “I’ll find it all by myself,” said {hero}, and asked no one.',
					kind: '+ “I won’t knock on the rock,” said {hero}. “Someone may be asleep.”',
					honest: '+ “I said I’d bring it today,” said {hero}. “So I’ll look till I find it.”',
					clever: '+ “Doors are big,” said {hero}, and never looked for a small one.',
					careful: '+ {hero} looked at the top, and at the top again, and never down.',
					merry: '+ {hero} sang and swung the basket, and did not look down at all.',
					dreamy: '+ {hero} looked up at the clouds, and not down at all.',
					quick: '+ {hero} had gone around so fast that there was only stone to see.',
				},
				[
					'Along came {friend}, {friend.kind}, and wanted to see the cake. {hero} took off the lid. Oh no! A piece of it was gone! “A thief!” said {hero}. “And look there!” said {friend}. On the ground lay a long line of crumbs. “Crumb, crumb, crumb!” said {hero}. “It must lead to the thief.”',
					'Then {friend} came by, {friend.kind}. “May I see the cake?” asked {friend}. {hero} took off the lid. But a piece was gone! “That was a thief!” said {hero}. A line of crumbs lay on the ground, all around the rock. “Crumb, crumb, crumb! That must lead to the thief.”',
					'There stood {friend}, {friend.kind}. “What’s in the basket?” asked {friend}. “A cake,” said {hero}, and [took off|opened] the lid. “Oh no! A piece is gone!” “It was a thief,” said {friend}. “Look!” A [long |]line of crumbs went around the rock. “Crumb, crumb, crumb!” said {hero}. “It must lead to the thief.”',
				],
				[
					'“Let’s eat the rest, before the thief does!” said {friend}. “No,” said {hero}. “It’s for someone new.”',
					'“Shall we eat the rest, before the thief does?” asked {friend}. “No,” said {hero}. “It’s for someone new.”',
				],
			],
			choices: [
				{
					say: 'Shut the lid and hold on tight',
					sets: ['lid'],
					outcome: [
						'{hero} shut the lid, and held on to it. “Now no one can get in!”',
						'Bump! {hero} shut the lid, and held it tight. “Now no thief can get in!”',
					],
				},
				{
					say: 'Let {friend} walk behind, as a guard',
					sets: ['guard'],
					outcome: [
						'“I’ll walk behind you,” said {friend}, “and watch the lid. No one will get past me!”',
						'So {friend} went behind, and watched the lid of the basket. “No thief will get past me!”',
					],
				},
				{
					say: 'Eat a small bit each, to be strong',
					sets: ['shared'],
					outcome: [
						'“But we must be strong,” said {hero}. “So here’s one small bit for you, and one for me.” “Mm,” said {friend}. “I could be even stronger.”',
						'“But one small bit will make us strong,” said {hero}, and cut off two. “Mm!” said {friend}. “With one more I’d be very strong.”',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: ['basket', 'cake'], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['After the Thief', 'Two Lines', 'Two Thieves', 'All Around the Rock'],
			time: 'day',
			parts: [
				'@answer',
				[
					'Then they went after the thief. “Crumb,” said {friend}, each time they saw one. “Crumb, crumb, crumb!” The line went past a crack in the rock, and past a bump. Then it went past a tiny knob, [as small as|no bigger than] a pea. And then? [Then they|They] were back where they had begun.',
					'Off they went, along the line. “Crumb, crumb, crumb,” they said, so as not to miss one. They went past a crack in the rock, and past a bump. They went past a tiny knob, no bigger than a pea. They went all the way around, until they were back again.',
					'And so they went along the line, from crumb to crumb. “Crumb, crumb, crumb!” said {friend}. The line went by a crack in the rock, and by a bump. Down by the ground it went past a tiny knob. And then they were back where they had begun.',
				],
				[
					'But look! Now there were two lines on the ground, side by side. “Two thieves!” said {friend}. {hero} took off the lid. Half of the cake was gone! “They take it from us as we go,” said {hero}. “And we don’t even see them!”',
					'But what was that? There was one more line now, right [beside|next to] the first. “So there are two thieves!” said {friend}. {hero} took off the lid. Oh no! Just half of the cake was left. “How do they do it?” said {hero}. “We never see them!”',
					'But now there were two lines, and not just one! “Then there are two thieves,” said {friend}. And in the basket? {hero} took off the lid. Half of the cake was gone! “They come and take it,” said {hero}, “and we see no one!”',
				],
				[
					'“Let’s eat the rest, before they do!” said {friend}. “No,” said {hero}. “It’s for someone new.”',
					'“Now may we eat the rest?” asked {friend}. “No!” said {hero}. “It’s for someone new.”',
				],
			],
			choices: [
				{
					say: 'Run, and catch up with the thieves',
					sets: ['ran'],
					outcome: [
						'“Run!” said {hero}. And how they ran! Bump, bump, bump, went the basket.',
						'“We must be quicker!” said {hero}. So they ran, and the basket went bump, bump, bump.',
					],
				},
				{
					say: 'Sing a loud song, to scare them off',
					sets: ['sang'],
					outcome: [
						'“Thief, thief, run away!” they sang. There were just two of them, but it sounded like three!',
						'So they sang, as loud as could be, “Thief, thief, run away!” And very softly, someone sang along.',
					],
				},
				{
					say: 'Put down a big bit, hide, and wait',
					sets: ['bait'],
					outcome: [
						'They put down a big bit of cake by the tiny knob. They hid, and waited so long that they fell asleep. When they woke up, the big bit was gone!',
						'By the tiny knob they put down a big bit of cake. Then they hid. But they fell asleep! And when they woke up, it was gone.',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: ['basket', 'cake'], pose: 'point', feeling: 'surprised' },
		},
		{
			titles: ['Three Lines', 'Plip!', 'Around and Around', 'Three Thieves'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'They went around one more time. “Crumb, crumb, crumb!” “Nom, nom, nom,” went something behind them. “Was that you?” asked {hero}. “It’s my tummy,” said {friend}. “It wants cake.” Then they were back. Three lines! But the first had gaps in it now.',
					'On they went, around the rock. “Crumb, crumb, crumb!” But what went “nom, nom, nom” behind them? “Is that your tummy?” asked {hero}. “It must be,” said {friend}. “It wants cake.” And then they were back, and saw three lines! Only, the first one had gaps in it.',
					'And so they went all around the rock again. “Crumb, crumb, crumb!” “Nom, nom, nom,” said something behind them. “That’s my tummy,” said {friend}. “It wants cake.” Then they were back. Three lines lay on the ground! But there were gaps in the first.',
				],
				{
					lid: [
						'“Three thieves!” said {friend}. {hero} had held the lid so tight! Off it came, and just one piece was left. Plip! A crumb fell out, but not at the top. It fell out at the bottom, and there was a hole!',
						'“But I held the lid so tight!” said {hero}, and took it off. Just one piece of the cake was left. Plip! A crumb fell out, but not at the top. There was a hole, right at the bottom!',
					],
					guard: [
						'“Three thieves!” said {hero}. “But no one got past me,” said {friend}, who still walked behind. Plip! A crumb fell down, right in front of {friend}. “There’s a hole in the basket!” Only one piece of the cake was left.',
						'“Three thieves,” said {hero}. Plip! “What was that?” asked {friend}, and looked down, not at the lid. A crumb had come out at the bottom. There was a hole! And now one piece of cake was left.',
					],
					else: [
						'“Three thieves!” said {friend}. “How do they get in?” asked {hero}. The two were strong now, and held the basket up high, to see. Plip! A crumb fell out, right at the bottom. There was a hole! And just one piece of the cake was left.',
						'“Is there one in the basket?” asked {hero}. The two were so strong now! Up went the basket. Plip! A crumb fell out of a hole. And just one piece of cake was left.',
					],
				},
				{
					bait: [
						'“It’s my old basket!” said {hero}. “But who took the big bit?” “And who did we go after?” asked {friend}. “Us,” said {hero}.',
						'“Oh,” said {hero}. “I lost the cake! All but the big bit.” “So who did we go after?” asked {friend}. “Us,” said {hero}. “Around and around.”',
					],
					else: [
						'“There’s no thief,” said {hero}. “It’s my old basket!” “Then who did we go after?” asked {friend}. “Us,” said {hero}. “Around and around.”',
						'“Oh,” said {hero}. “Then no one took the cake. I lost it!” “So who did we go after?” asked {friend}. “Us,” said {hero}. “Around and around.”',
						'“Then all the crumbs are mine,” said {hero}. “There’s no thief!” “So who did we go after?” asked {friend}. “We went after us!” said {hero}.',
					],
				},
				[
					'“Let’s eat the rest, before the hole does!” said {friend}. But it was for someone new.',
					'“Then let’s eat it, before the hole does!” said {friend}. But it was for someone new.',
				],
			],
			choices: [
				{
					say: 'Stop up the hole and save the last piece',
					sets: ['saved'],
					outcome: [
						'{hero} put a flat stone into the basket, right on top of the hole. Now the last piece was safe.',
						'{hero} found a flat stone, and stopped up the hole. No more plip! The last piece was safe.',
					],
				},
				{
					say: 'Turn back and pick up all the crumbs',
					sets: ['back'],
					outcome: [
						'They turned around, to pick up the crumbs. But the gaps in the first line got longer and longer!',
						'“We’ll pick them up,” said {hero}, and turned around. But what was that? The first line was full of gaps!',
					],
				},
				{
					say: 'Lay one last line, for someone new to follow',
					sets: ['line'],
					outcome: [
						'“If we can’t find someone new,” said {hero}, “someone new must find us.” So {hero} made a last line, crumb by crumb.',
						'“Someone new must find us!” said {hero}, and made one more line. It took the whole last piece, crumb by crumb.',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: ['basket'], pose: 'think', feeling: 'surprised' },
		},
		{
			titles: ['Where Is the Feast?', 'Someone Small', 'Someone New', 'Nom, Nom, Nom'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'“Nom, nom, nom.” That was no tummy! Someone small and round came along, ate crumb after crumb, and left a gap. “I’m Crumb, and I’m new here,” said the small one. “You called me all day! So many crumbs! They must lead to a feast. Where is it?”',
					'“Nom, nom, nom!” That was no tummy. It was someone small and round, who ate crumbs and left a gap. “I’m Crumb, and I’m new. ‘Crumb, crumb, crumb!’ you called. So many crumbs must lead to a feast. Where is it?”',
					'“Nom, nom, nom.” And that was no tummy! Someone small and round came, ate crumb after crumb, and left a gap. “I’m Crumb, and I’m new here. ‘Crumb, crumb, crumb!’ you called. Such a long line must lead to a feast. Where is it?”',
				],
				[
					'“You’re someone new!” said {hero}. “The cake was for you!”',
					'“Oh!” said {hero}. “Then the cake was for you!”',
				],
				{
					ran: [
						'“How you ran!” said Crumb. “I had to eat and run, eat and run. Puff!”',
						'“But you do run fast,” said Crumb, and had to lie down. “Puff, puff!”',
					],
					sang: [
						'“And I sang along,” said Crumb. So they sang it a new way. “Friend, friend, come and stay!”',
						'“It was such a nice song!” said Crumb. So they sang it a new way. “Friend, friend, come and stay!”',
					],
					bait: [
						'“The big bit was the best,” said Crumb. “I had to roll it home.”',
						'“I rolled the big bit home,” said Crumb. “It’s my bed now.”',
					],
				},
				{
					lid: [
						'“Sit down,” said {hero}, and put the lid on the ground. It made a good round table.',
						'“Let’s sit,” said {hero}. The lid was just the right table for Crumb.',
					],
					guard: [
						'“And I’m your guard!” said {friend}, and stood right by Crumb.',
						'“I’ll be your guard,” said {friend}, and sat down by Crumb.',
					],
					else: [
						'“A bit makes you strong!” said {friend}, and lifted Crumb up high.',
						'They were so strong that they lifted Crumb up high. “Whee!”',
					],
				},
				{
					saved: [
						'And {hero} cut the last piece in three. “At last!” said {friend}.',
						'And {hero} cut the last piece in three. For Crumb it was a hill. “At last!” said {friend}.',
					],
					back: [
						'The last piece fell apart. “Crumbs!” said Crumb. “I like them best!” There were some for all three.',
						'And the last piece? It fell apart. “Crumbs for Crumb!” said {hero}. And there were some for all three.',
					],
					line: [
						'That line was the feast, and it was gone! So Crumb made tea, and {friend} drank ten tiny cups.',
						'The feast was that line. So Crumb made tea, in cups as small as beans. {friend} drank ten.',
					],
				},
				[
					'The next day there was a new line. Crumb, crumb, crumb! It went up to the tiny knob of a tiny door. “I’ve made a cake,” said Crumb, “to say hello!”',
					'And the next day? Crumb, crumb, crumb! A thin line went [|up ]to the tiny knob of a tiny door! “Look, a cake,” said Crumb, “to say hello!”',
					'The next day {hero} saw a thin line. Crumb, crumb, crumb! It led to the tiny knob of a tiny door. “I’ve made you a cake,” said Crumb, “to say hello!”',
				],
			],
			choices: 'none',
			scene: { at: 'start', with: ['friend'], shows: ['basket', 'cake'], pose: 'wave', feeling: 'happy' },
		},
	],
};
