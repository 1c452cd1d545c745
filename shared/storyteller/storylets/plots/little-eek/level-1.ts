import type { PlotLevel } from '../../format.ts';

export const littleEek1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then it was night, and {hero} came to sleep {hall.at}. {host}, {host.kind}, slept there too. An old wheel hung on the wall, with a rope over it. To and fro went the rope, and “Eek,” went the wheel, all night long. So {hero} took the sound away.',
	chapters: [
		{
			titles: ['Eek', 'A Very Small Sound', 'The First Night'],
			time: 'night',
			parts: [
				[
					'Late one night, {hero} came to stay {hall.at}. “Sleep well,” said {host}, {host.kind}, and was asleep at once. {hero} was {described}, and far from home. How dark it was! How still! But what was that? “Eek… eek… eek…” It was such a small sound! But {hero} could not sleep.',
					'It was {hero}’s first night {hall.at}. {hero} was {described}, and very, very tired. “It’s late,” said {host}, {host.kind}. “Good night!” And {host.they} was asleep. Now there was not a sound. Or was there? “Eek… eek… eek…” It was very, very small. But {hero} could not sleep.',
					'“This is your bed,” said {host}, {host.kind}. “Sleep well!” It was {hero}’s first night {hall.at}. {hero} was {described}, and a bit homesick. {host} slept, and all was still. No, not quite all! “Eek… eek… eek…” It was only a tiny sound. But {hero} could not sleep.',
				],
				{
					quiet: '“Shh,” said {hero}, so softly that the sound did not hear.',
					bold: '“Stop that!” {hero} called into the dark. But it did not stop.',
					kind: '“Are you sad?” {hero} asked the sound. But all it said was “Eek.”',
					honest: '“I said I’d sleep, so I will,” said {hero}, with both eyes open.',
					clever: '“It’s a mouse!” thought {hero}, and put out some cheese. But no one came. “Eek.”',
					careful: '{hero} counted the eeks. There were ten, and then twenty, and then a hundred!',
					merry: '“Eek!” said {hero} too, for fun. And now {they was} wide awake.',
					dreamy: '“It’s a tiny blue bird,” thought {hero}. “Where’s its nest? Does it have eggs?”',
					quick: '{hero} tried to go to sleep very fast. “Am I asleep yet? No!”',
				},
				[
					'So {hero} got up to look. High up on the wall was an old wheel. A rope ran over it, to and fro, and the wheel went “Eek.” {host} held one end of the rope, fast asleep. The other end went off into the dark. What was the rope for? “I only want to sleep,” said {hero}. “That eek must go!”',
					'So {hero} got up, and looked around. An old wheel hung on the wall. A rope ran over it, to and fro. “Eek,” said the wheel, “eek.” {host} pulled one end, fast asleep! The other end was too far off to see. “I want to sleep,” said {hero}. “So no more eek!”',
					'So {hero} went to see. Up on the wall was an old wheel. A rope ran over it, to and fro. “Eek,” said the wheel. {host} pulled one end of it, fast asleep! It was too dark to see the other end. “I only want to sleep,” said {hero}. “So that eek has to go!”',
				],
			],
			choices: [
				{
					say: 'Rub the wheel with all the butter',
					sets: ['butter'],
					outcome: [
						'{hero} took all the butter for breakfast, and rubbed it on the wheel. The wheel went around, and did not make a sound.',
						'{hero} rubbed the wheel with the butter for breakfast, every bit of it. Now the wheel went around, and did not make a sound.',
					],
				},
				{
					say: 'Wrap your blanket around it, tight',
					sets: ['blanket'],
					outcome: [
						'{hero} wrapped the blanket around the wheel. “Ee…” it said, and then it was still. Now {hero} was cold, but there was no more eek!',
						'{hero} wrapped the blanket around and around the wheel. “Ee…” it said, and that was all. Now {hero} had no blanket, but there was no more eek!',
					],
				},
				{
					say: 'Take it down off the wall',
					sets: ['down'],
					outcome: [
						'{hero} took hold of the wheel. One, two, clonk! Down it came, and the rope hung still.',
						'Clonk! {hero} took down the wheel, and put it on the floor. Now the rope hung still.',
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
					'“That’s better,” said {hero}, and lay down to sleep. One… two…',
					'Oh, it was still! {hero} lay down with a happy sigh. One… two…',
				],
				[
					'“WAAAH!” That was not a small sound! It came out of the dark, from the end of the rope. So {hero} followed the rope, and there hung a basket. And in the basket lay a baby. “WAAAH!” It was a very small baby, with a very big mouth.',
					'“WAAAH!” What was that? It was big, and it came from the end of the rope. {hero} went to see, and there hung a basket. In it lay a baby, as small as a bun. But how loud it was! “WAAAH!”',
					'“WAAAH!” Oh no! {hero} went along the rope, into the dark. At the end hung a basket, and what was in it? A baby! “WAAAH!” It was a very little baby, but that was not a little sound.',
				],
				[
					'“Help, {host}!” called {hero}. But {host} was so old that big sounds went right past {host.them}. “WAAAH!” “I have to stop that,” thought {hero}. “But how?”',
					'{hero} looked at {host}. But {host} slept on. {Host.they} was so old that only small sounds woke {host.them}. “WAAAH!” “I have to stop it,” thought {hero}. “But how?”',
					'“Wake up, {host}!” said {hero}. But {host} was old, and big sounds did not wake {host.them}. “WAAAH!” So {hero} had to stop the baby all alone. But how?',
				],
			],
			choices: [
				{
					say: 'Sing it a soft little song',
					sets: ['song'],
					outcome: [
						'“La, la, la,” sang {hero}, very softly. The baby liked that so much that it sang too. “LA! LA! LA!”',
						'{hero} sang a soft little song. “La, la, la.” And the baby held still, until it knew the song. “LA! LA! LA!”',
					],
				},
				{
					say: 'Tap on a pot with a spoon',
					sets: ['spoon'],
					outcome: [
						'{hero} tapped on a pot with a spoon. Ting, ting! The baby liked that so much that it took the spoon. “BANG! BANG! BANG!”',
						'Ting, ting, went {hero}, with a spoon on a pot. Oh, the baby liked that! So it took the pot, and then the spoon. “BANG! BANG! BANG!”',
					],
				},
				{
					say: 'Make the funniest face you can',
					sets: ['face'],
					outcome: [
						'{hero} made a funny face, and then an even funnier one. The baby liked that, and laughed and laughed. “HA! HA! HA!”',
						'{hero} made the funniest face in the world. The baby looked. Oh, it liked that! “HA! HA! HA!”',
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
					'+ That was even louder than “WAAAH”! And then {host} sat up. “I can’t sleep,” {host.they} said. “It’s much too quiet.” “QUIET?” said {hero}. “Yes,” said {host}. “I can’t hear big sounds, only small ones. So where is my eek?”',
					'+ It was even louder than “WAAAH”! And then {host} woke up. “What’s wrong?” {host.they} said. “It’s much too quiet.” “QUIET?” said {hero}. “Yes,” said {host}. “I can’t hear big sounds. But I always hear my eek, and it’s gone.”',
					'+ Oh dear, that was louder than “WAAAH”! And then {host} sat up. “How can I sleep?” {host.they} said. “It’s too quiet in here.” “QUIET?” said {hero}. “Yes,” said {host}. “I only hear small sounds. And I can’t hear my eek!”',
				],
				[
					'{host} held up the rope. “I pull this in my sleep, to rock my grandchild. And the wheel says, ‘Eek, I’m here. Eek, I’m here.’ So the baby sleeps.” Oh! The little eek kept the big WAAAH asleep! “I took your eek away,” said {hero}. “I’m sorry.”',
					'{host} showed {hero} the rope. “It rocks my grandchild, and I pull it in my sleep. Then the wheel says, ‘Eek, I’m here. Eek, I’m here.’ So the baby sleeps.” Oh! The small sound kept the big sound asleep! “It was me,” said {hero}. “I took the eek away. I’m sorry.”',
					'Then {host} held up the rope. “I rock my grandchild with this, even in my sleep. And the wheel says, ‘Eek, I’m here. Eek, I’m here.’ So the baby sleeps.” Now {hero} knew. A little eek kept a big WAAAH asleep! “I’m sorry,” said {hero}. “I took your eek away.”',
				],
				{
					butter: [
						'{hero} wiped the butter off, and {host} pulled the rope. But some was still deep in there. All the wheel said was “Slup.”',
						'{hero} rubbed the butter off, and {host} pulled the rope. But there was still some deep inside. All the wheel said was “Slup.”',
					],
					blanket: [
						'{hero} took the blanket off, and {host} pulled the rope. But there was wool in the wheel now. All it said was “Fff.”',
						'{hero} pulled the blanket off, and {host} pulled the rope. But the wheel was full of wool. All it said was “Fff.”',
					],
					else: [
						'{hero} put the wheel back up, and {host} pulled the rope. But now the wheel had a bump. All it said was “Bup.”',
						'{hero} hung the wheel up, and {host} pulled the rope. But it had a bump from the floor. All it said was “Bup.”',
					],
				},
				[
					'+ “That’s not my eek,” said {host}. “WAAAH!” said the baby.',
					'+ “Then the eek is gone for good,” said {host}. “WAAAH!” said the baby.',
					'+ “There’s no eek left in it,” said {host}. “WAAAH!” said the baby.',
				],
			],
			choices: [
				{
					say: 'Say “Eek” yourself, over and over',
					sets: ['voice'],
					outcome: {
						song: [
							'{hero} sang the little song again. But this time all the words were “Eek, eek, eek.” The baby held still to listen.',
							'“I’ll be the eek,” said {hero}, and sang the little song again. “Eek, eek, eek.” The baby held still.',
						],
						'spoon or face': [
							'“Eek,” said {hero} softly. “Eek… eek…” The baby held still to listen.',
							'“I’ll be the eek,” said {hero}. “Eek… eek…” And the baby held still.',
						],
					},
				},
				{
					say: 'Look for a new thing that squeaks',
					sets: ['box'],
					outcome: {
						spoon: [
							'{hero} looked and looked. “Crick,” went the door. Then the baby hit an old box with the spoon. “Eek!” went the lid. So they tied that lid to the rope.',
							'“Crick,” went the door, and “Ting,” went a cup. But what did the baby hit with the spoon? It was an old box. “Eek!” went its lid. So they tied that lid to the rope.',
						],
						'song or face': [
							'{hero} looked and looked. The door went “Crick,” and a cup went “Ting.” But the lid of an old box went “Eek!” So they tied that lid to the rope.',
							'“Crick,” went the door, and “Ting,” went a cup. Then {hero} opened an old box. “Eek!” went its lid. So they tied that lid to the rope.',
						],
					},
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
					song: ['+ “La,” said the baby, one last time.', '+ “La?” said the baby, very softly.'],
					spoon: ['+ The baby let go of the spoon. Ting!', '+ Ting! The baby had let go of the spoon.'],
					else: ['+ “Ha,” said the baby, one last time.', '+ “Ha?” said the baby, very softly.'],
				},
				{
					voice: [
						'{host} rocked the basket, and {hero} said “Eek.” To and fro, eek, eek. The baby fell asleep, and so did {host}. “Eek,” said {hero} one more time. “Ee…” And then {they was} asleep too!',
						'To and fro went the rope, and “Eek, eek,” went {hero}. The baby shut its eyes, and {host} shut {host.their} eyes. “Eek,” said {hero}. “Ee…” And then {they was} asleep!',
					],
					box: [
						'{host} pulled the rope, and the lid went up and down. “Eek, I’m here. Eek, I’m here.” The baby fell asleep, and so did {host}. {hero} lay in bed and listened. How good it was to hear! And then {they} fell asleep too.',
						'To and fro went the rope, and up and down went the lid. “Eek, I’m here. Eek, I’m here.” First the baby fell asleep, and then {host} did. “It says it to me too,” thought {hero}. And then {they was} asleep.',
					],
					else: [
						'“I’m here,” said {host} too. “I’m here,” said {hero}. They rocked the basket, to and fro. “Here,” said a new voice. It was the baby, and that was its very first word! Then it fell asleep. And so did {host}, and so did {hero}.',
						'“I’m here,” said {hero}. “I’m here,” said {host}. “Here!” said the baby. It had never said a word before! Then it shut its eyes and slept. And {host} slept too, and so did {hero}.',
					],
				},
				{
					dreamy: ['+ And {hero} had a dream about a tiny blue bird.', ''],
					clever: ['+ And in the dark, someone came and ate the cheese.', ''],
				},
				{
					butter: [
						'In the morning there was bread, but no butter. “And who had it all?” asked {host}, and smiled. “The wheel did,” said {hero}.',
						'In the morning the bread was dry. “Where’s the butter?” said {host}. “The wheel had it all,” said {hero}. And they laughed.',
					],
					blanket: [
						'And {hero} was not cold, because {host}’s blanket was big enough for two.',
						'And {hero} was not cold, because half of {host}’s big blanket lay over {them}.',
					],
					else: [
						'In the morning the baby got the old wheel to play with. “Bup, bup, bup!” What a good toy!',
						'In the morning the baby rolled the old wheel over the floor. “Bup, bup, bup!” By day that is a very good sound.',
					],
				},
				{
					song: [
						'All day the baby sang, “LA! LA! LA!” And {hero} sang too, just as loud.',
						'By day they sang the little song again, {hero} and the baby. “LA! LA! LA!”',
					],
					spoon: [
						'By day the baby got the pot and the spoon. “BANG! BANG!” And {host} did not hear a thing.',
						'“Where’s my spoon?” asked {host} the next day. “BANG! BANG!” said the baby.',
					],
					else: [
						'By day {hero} made the funny face again, and {host} made one too. “HA! HA! HA!”',
						'By day it was the baby who made a funny face. “HA! HA! HA!” laughed {hero}.',
					],
				},
				{
					voice: [
						'“I woke up once,” said {host}, “and you were still saying ‘Eek.’ You do it in your sleep, {hero}!”',
						'“Did you know?” said {host}. “I woke up once, and you still said ‘Eek.’ You do it in your sleep, {hero}!”',
					],
					box: [
						'Then it was night again. “Eek… eek… eek…” It was such a small sound! And now {hero} could not sleep without it.',
						'And every night after that? “Eek… eek… eek…” It was only a tiny sound. But {hero} could not sleep without it.',
					],
					else: [
						'Then it was night again, dark and still. “Here?” said a very small voice. “I’m here,” said {hero}.',
						'The next night it was dark and still again. “Here?” said someone very small. “I’m here,” said {hero}. “Sleep well.”',
					],
				},
			],
			choices: 'none',
			scene: { at: 'hall', with: ['host'], shows: ['rope'], pose: 'sit', feeling: 'calm' },
		},
	],
};
