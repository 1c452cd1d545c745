import type { PlotLevel } from '../../format.ts';

export const littleEek1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then it was night. {hero} was to sleep {hall.at}. {host}, {host.kind}, slept there too. An old wheel hung on the wall there. A rope went over it, to and fro. “Eek,” went the wheel, all the time. So {hero} took the sound away.',
	chapters: [
		{
			titles: ['Eek', 'A Very Small Sound', 'The First Night'],
			time: 'night',
			parts: [
				[
					'It was {hero}’s first night {hall.at}. {hero} was {described}. “Sleep well,” said {host}, {host.kind}. And {host} was asleep at once. It was dark. It was still. But what was that? “Eek… eek… eek…” It was so small a sound! {hero} could not sleep.',
					'For the first time {hero} was to sleep {hall.at}. {hero} was {described}. “Good night,” said {host}, {host.kind}. And {host} was asleep at once. Now there was not a sound. Or was there? “Eek… eek… eek…” It was very, very small. But {hero} could not sleep.',
					'{hero}, who was {described}, had come to stay {hall.at}. It was the first night. “Sleep well,” said {host}, {host.kind}. And then {host} slept. All was still. Just one thing was not. “Eek… eek… eek…” It was a tiny sound. But {hero} could not sleep.',
				],
				{
					quiet: '“Shh,” said {hero}, as softly as could be. But the sound did not hear.',
					bold: '“Stop that!” {hero} called into the dark. It did not stop.',
					kind: '“Are you sad?” {hero} asked the sound. But it just said “Eek.”',
					honest: '“I said I’d sleep, so I will,” said {hero}. But no.',
					clever: '“A mouse!” thought {hero}, and put out some cheese. “Eek.” No one ate it.',
					careful: '{hero} counted the eeks, to be sure. Ten. Twenty. A hundred!',
					merry: '“Eek!” said {hero} too, for fun. And now {they was} wide awake.',
					dreamy: '“It’s a tiny blue bird,” thought {hero}. And then {they} had to think of its nest.',
					quick: '{hero} shut {their} eyes, fast. {They} opened them, fast. “Am I asleep yet?”',
				},
				[
					'So {hero} got up to look. An old wheel hung on the wall. A rope went over it, to and fro. “Eek,” went the wheel. {host} held one end of the rope, fast asleep. The other end went off into the dark. What was it for? {hero} did not know. “I just want to sleep,” said {hero}. “That eek must go!”',
					'Up got {hero}, and went to look. There was an old wheel on the wall, and over it ran a rope. To and fro, to and fro. “Eek,” went the wheel. {host} slept, and held one end of the rope. The other end was far off in the dark. “What is it for?” thought {hero}. “Oh, I just want to sleep. The eek must go!”',
					'Then {hero} went to see what it was. It was an old wheel, up on the wall. It had a rope over it. The rope went to and fro, and the wheel said “Eek.” Who had one end of the rope? {host} had, fast asleep! And the other end? It was too dark to see. “I want to sleep,” said {hero}. “So no more eek!”',
				],
			],
			choices: [
				{
					say: 'Rub the wheel with all the butter',
					sets: ['butter'],
					outcome: [
						'On went the butter, all of it. Around went the wheel, and it did not say one thing.',
						'{hero} took all the butter, and rubbed and rubbed. The wheel went around. It did not say a thing.',
					],
				},
				{
					say: 'Wrap your blanket around it, tight',
					sets: ['blanket'],
					outcome: [
						'{hero} wrapped the blanket around the wheel. “Ee…” it said. And then it did not say a thing. Now {hero} was cold. But there was no more eek!',
						'Around and around the wheel went the blanket. “Ee…” And that was all. {hero} had no blanket now. But there was no more eek!',
					],
				},
				{
					say: 'Take it down off the wall',
					sets: ['down'],
					outcome: [
						'{hero} took hold of the wheel. One, two, clonk! Down it came. The rope just hung there.',
						'Clonk! {hero} took the wheel down, and put it on the floor. Now the rope just hung on the wall.',
					],
				},
			],
			scene: { at: 'hall', with: ['host'], shows: ['wheel', 'rope'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Waaah!', 'Not So Small', 'The End of the Rope'],
			time: 'night',
			parts: [
				'@answer',
				[
					'“Ah,” said {hero}, and lay down. How still it was! One… two…',
					'“Ah, how good,” said {hero}. {hero} lay down and shut {their} eyes. One… two…',
					'“It’s so still,” said {hero}. “How good!” And {hero} lay down. One… two…',
				],
				[
					'“WAAAH!” That was not a small sound! It came from the dark, where the rope went. So {hero} went there too. On the end of the rope hung a basket. And in the basket was a baby. “WAAAH!” It was a very small baby, with a very big mouth.',
					'“WAAAH!” What was that? That was big! It came from the end of the rope. {hero} went to see, and there hung a basket. In it was a baby. It was as small as a bun. “WAAAH!” But it was as loud as ten.',
					'“WAAAH!” Oh no! That was so loud! Off went {hero}, along the rope, into the dark. There was a basket on the end. And what was in it? A baby! “WAAAH!” It was a little baby. But that was no little sound.',
				],
				[
					'“Help, {host}!” called {hero}. But {host} was old, and big sounds did not wake {host.them}. “WAAAH!” “How do I stop it?” thought {hero}.',
					'{hero} looked at {host}. But {host} slept on. {host} was old, and heard just the small sounds. “WAAAH!” “I have to stop it,” thought {hero}. “But how?”',
					'“Wake up, {host}!” said {hero}. But {host} was old, and did not hear big sounds. “WAAAH!” So {hero} had to do it alone. But how?',
				],
			],
			choices: [
				{
					say: 'Sing it a soft little song',
					sets: ['song'],
					outcome: [
						'“La, la, la,” sang {hero}. The baby looked. It liked that! It sang too. “LA! LA! LA!”',
						'{hero} sang, “La, la, la.” The baby had to listen. Oh, it liked that! And it sang too. “LA! LA! LA!”',
					],
				},
				{
					say: 'Tap on a pot with a spoon',
					sets: ['spoon'],
					outcome: [
						'Ting, ting, went {hero}, with a spoon on a pot. The baby looked. It liked that! It took the spoon. “BANG! BANG! BANG!”',
						'{hero} tapped on a pot with a spoon. Ting! Oh, the baby liked that! It took the pot and the spoon. “BANG! BANG! BANG!”',
					],
				},
				{
					say: 'Make the funniest face you can',
					sets: ['face'],
					outcome: [
						'{hero} made a funny face. It was very funny. The baby liked it so much! “HA! HA! HA!” it went.',
						'{hero} made {their} funniest face. The baby looked. How it liked that! “HA! HA! HA!”',
					],
				},
			],
			scene: { at: 'hall', with: [], shows: ['basket', 'rope'], pose: 'reach', feeling: 'surprised' },
		},
		{
			titles: ['It Is Too Quiet', 'Even Louder', 'Where Is My Eek?'],
			time: 'night',
			parts: [
				'@answer',
				[
					'+ That was even louder than “WAAAH”! And then {host} sat up. “I can’t sleep,” said {host}. “It’s much too quiet.” “QUIET?” said {hero}. “Yes,” said {host}. “I hear just small sounds. And where is my eek?”',
					'+ It was even louder than “WAAAH”! Just then {host} woke up. “What’s wrong?” said {host}. “It’s so quiet!” “QUIET?” said {hero}. “Yes,” said {host}. “Big sounds I don’t hear. But my eek I do! And it’s gone.”',
					'+ Oh dear, that was louder than “WAAAH”! Then {host} woke up. “How can I sleep?” said {host}. “It’s too quiet in here.” “QUIET?” said {hero}. “Yes,” said {host}. “I hear just small sounds. And the eek is gone.”',
				],
				[
					'{host} held up the rope. “I rock my grandchild with this. I can do it in my sleep. And the wheel says, ‘Eek, I’m here. Eek, I’m here.’ So the baby sleeps.” Oh! The small sound kept the big sound asleep! “I took the eek away,” said {hero}. “I’m sorry.”',
					'{host} showed {hero} the rope. “It rocks my grandchild. I pull it in my sleep. And the wheel goes, ‘Eek, I’m here. Eek, I’m here.’ So the baby sleeps.” Oh! A small sound kept a big sound asleep. “The eek… it was me,” said {hero}. “I took it away. I’m sorry.”',
					'Then {host} held up the rope. “I pull this in my sleep, to rock my grandchild. Then the wheel says, ‘Eek, I’m here. Eek, I’m here.’ And the baby sleeps.” Now {hero} knew. The little eek kept the big WAAAH asleep! “I’m sorry,” said {hero}. “I took your eek away.”',
				],
				{
					butter: [
						'{host} pulled the rope. But the wheel had so much butter on it. It did not say a thing.',
						'So {host} pulled the rope. Around went the wheel. But it was too full of butter to say “Eek.”',
					],
					blanket: [
						'{hero} took the blanket off, and {host} pulled. But now there was wool in the wheel. It just said “Fff.”',
						'Off came the blanket, and {host} pulled the rope. “Fff,” said the wheel. It was full of wool.',
					],
					else: [
						'{hero} put the wheel back up, and {host} pulled. But it had a bump from the floor. It just said “Bup.”',
						'Up went the wheel, and {host} pulled the rope. “Bup,” it said. It had a big bump in it now.',
					],
				},
				[
					'+ “That’s no eek,” said {host}. “WAAAH!” said the baby.',
					'+ “So the eek is gone for good,” said {host}. “WAAAH!” said the baby.',
					'+ “There is no eek in it,” said {host}. “WAAAH!” said the baby.',
				],
			],
			choices: [
				{
					say: 'Say “Eek” yourself, over and over',
					sets: ['voice'],
					outcome: [
						'“Eek,” said {hero} softly. “Eek… eek…” The baby held still to listen.',
						'“I’ll be the eek,” said {hero}. “Eek… eek…” And the baby held still.',
					],
				},
				{
					say: 'Look for a new thing that squeaks',
					sets: ['box'],
					outcome: [
						'{hero} looked and looked. The door went “Crick.” A cup went “Ting.” But an old box went “Eek!” It was the lid. So they tied the rope to the lid.',
						'“Crick,” went the door. No. “Ting,” went a cup. No. Then {hero} opened an old box. “Eek!” went its lid. So they tied the rope to that lid.',
					],
				},
				{
					say: 'Tell the baby what the eek meant',
					sets: ['words'],
					outcome: [
						'“The eek meant ‘I’m here,’” {hero} told the baby. “And I am. I’m here. I’m here.” The baby held still.',
						'“Do you know what the eek said?” {hero} asked the baby. “It said, ‘I’m here. I’m here.’” The baby held still.',
					],
				},
			],
			scene: { at: 'hall', with: ['host'], shows: ['rope', 'wheel'], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['And Then It Was Still', 'I’m Here', 'Good Night'],
			time: 'night',
			parts: [
				'@answer',
				{
					song: ['+ “La,” said the baby, just one more time.', '+ “La?” said the baby, very softly.'],
					spoon: ['+ The baby let go of the spoon.', '+ Ting! The baby let go of the spoon.'],
					else: ['+ “Ha,” said the baby, just one more time.', '+ “Ha?” said the baby, very softly.'],
				},
				{
					voice: [
						'{host} rocked the basket, and {hero} said “Eek.” To and fro, eek, eek. The baby slept. Then {host} slept. {hero} said “Eek” one more time, and then… {hero} slept too!',
						'To and fro went the rope, and “Eek, eek,” went {hero}. The baby shut its eyes. {host} shut {host.their} eyes. “Eek,” said {hero}. “Ee…” And then {hero} was asleep!',
					],
					box: [
						'{host} pulled, and the lid went up and down. “Eek, I’m here. Eek, I’m here.” The baby slept. Then {host} slept. And {hero}? “Eek, I’m here,” said the box. It was good to hear! And then {hero} slept too.',
						'To and fro went the rope. Up and down went the lid. “Eek, I’m here. Eek, I’m here.” First the baby slept. Then {host} did. “It says it to me too,” thought {hero}. And then {hero} slept too.',
					],
					else: [
						'“I’m here,” said {host} too. “I’m here,” said {hero}. To and fro they rocked it. Then there was a new voice. “Here,” it said. It was the baby! It was the first word it ever said. And then it slept. So did {host}, and so did {hero}.',
						'“I’m here,” said {hero}. “I’m here,” said {host}. And then? “Here!” said the baby. It had never said a word before! Then it shut its eyes and slept. So {host} slept too. And so did {hero}.',
					],
				},
				{
					butter: [
						'When it was day, there was no butter for the bread. “Who ate it?” asked {host}. “The wheel did,” said {hero}.',
						'In the morning there was bread, but no butter. The wheel had it all!',
					],
					blanket: [
						'And was {hero} cold that night? No. “Here, take half of mine,” {host} had said.',
						'And {hero} was not cold. “My blanket is big enough for two,” {host} had said.',
					],
					else: [
						'When it was day, the baby got the old wheel, to roll. “Bup, bup, bup!” It was just right for that.',
						'In the morning the baby got the old wheel. “Bup, bup, bup!” By day that is a good sound.',
					],
				},
				{
					voice: [
						'“And who said ‘Eek’ all night?” asked {host}. “You did, {hero}. You can do it in your sleep!”',
						'“Did you know,” said {host}, “that you said ‘Eek’ all night? You do it in your sleep, {hero}!”',
					],
					box: [
						'And each night from then on? “Eek… eek… eek…” It was so small a sound. {hero} could not sleep without it.',
						'“Eek… eek… eek…” It was a very small sound. And now {hero} could not sleep without it.',
					],
					else: [
						'And the next night? It was dark. It was still. “Here?” said a very small voice. “I’m here,” said {hero}.',
						'Then it was night again, dark and still. “Here?” said someone in the dark, very small. “I’m here,” said {hero}. “Sleep well.”',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['host'], shows: ['rope'], pose: 'sit', feeling: 'calm' },
		},
	],
};
