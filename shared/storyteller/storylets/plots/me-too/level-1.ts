import type { PlotLevel } from '../../format.ts';

export const meToo1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then {they} had six hens to mind. They were the hens of {keeper}, {keeper.kind}. They had a little house {start.at}. An old fence went around it. “Come, chick, chick, chick!” {keeper} called, and they came. They came to no other voice. Then {keeper} went out till dark. And there stood {pal}, {pal.kind}. “I’m new here,” said {pal}. “How do you do things?” “Just do as I do,” said {hero}, and thought no more about it. “Me too!” said {pal} from then on, all day long.',
	chapters: [
		{
			titles: ['Six Hens', 'Just Do as I Do', 'Someone New', 'Cluck'],
			time: 'day',
			parts: [
				[
					'Six hens had a little house {start.at}. In front of it sat {hero}, who was {described}. “I like it here,” said {hero}. “Cluck,” said the hens. “Come, chick, chick, chick!” called {keeper}, {keeper.kind}. The hens came to that voice, and to no other. “Look after them till dark,” {keeper.they} said, and went off.',
					'“I like it here,” said {hero}, {described}. “Cluck,” said six hens. They had a little house {start.at}. “Come, chick, chick, chick!” called {keeper}, {keeper.kind}. The hens ran to that voice, and to no one else’s. “Look after them till dark,” {keeper} told {hero}, and went off.',
					'There was a house for six fat hens {start.at}. “I like it here,” said {hero}, who was {described}. “Cluck,” said the hens. “Come, chick, chick, chick!” called {keeper}, {keeper.kind}. The hens ran to that voice, and to no other. “Look after them till dark,” said {keeper} to {hero}, and went off.',
				],
				[
					'Someone new stood there, and had heard it all. It was {pal}, {pal.kind}. “I’m new here. How do you do things?” “Oh, just do as I do,” said {hero}, and sat down. “Me too!” said {pal}, and sat down.',
					'And someone new had heard every word. It was {pal}, {pal.kind}. “I’m new. How do you do things here?” “Oh, just do as I do,” said {hero}, and ate a bun. “Me too!” said {pal}, and ate a bun.',
					'Someone new had heard it all. It was {pal}, {pal.kind}. “How do you do things here?” “Just do as I do,” said {hero}. “I look at hens.” “Me too!” said {pal}, and looked at hens.',
				],
				[
					'{hero} yawned, and {pal} yawned too. That was funny! {hero} hummed, and {pal} hummed too. Now it was not so funny.',
					'{hero} looked up, and {pal} looked up. That was a joke. {hero} looked down, and {pal} looked down. Was that still a joke?',
					'{hero} said “Hm,” and {pal} said “Hm.” How funny! {hero} said “Well!” and {pal} said “Well!” It was not so funny now.',
				],
				{
					quiet: '“Shh,” said {hero} softly. “Shh,” said {pal}, just as softly.',
					bold: '“Stop that!” said {hero}. “Stop that!” said {pal}.',
					kind: '“Are you all right?” asked {hero}. “Are you all right?” asked {pal}.',
					honest: '“I don’t like that,” said {hero}. “I don’t like that,” said {pal}.',
					clever: 'So {hero} did nothing at all. That was clever! But {pal} did nothing too.',
					careful: '{hero} moved away a bit, to be safe. {pal} moved just as far.',
					merry: '{hero} had to laugh. Then {pal} laughed too, and it went on and on.',
					dreamy: '{hero} looked at a cloud, and forgot {pal}. “Nice cloud,” said {pal}.',
					quick: '{hero} raced once around the house. And {pal} raced along, right behind!',
				},
				[
					'“I must do something odd,” thought {hero}. “Something very odd!”',
					'“What won’t {pal} do?” thought {hero}. “I know! A very odd thing.”',
					'“I’ll do an odd thing,” thought {hero}. “Then {pal} won’t do it too!”',
				],
			],
			choices: [
				{
					say: 'Put a basket on, as a hat',
					sets: ['basket'],
					outcome: [
						'There were two baskets for the eggs. {hero} put one on, as a hat. Who else would do that? “Me too!” said {pal}, and put on the other.',
						'{hero} took an egg basket, and put it on as a hat. It came down over one eye. “Me too!” said {pal}, and put one on as well.',
					],
				},
				{
					say: 'Say “Good day” to a post',
					sets: ['post'],
					outcome: [
						'By the house stood a post. “Good day, post,” said {hero}. Who talks to a post? “Me too!” said {pal}. “Good day, post!”',
						'There was a fat old post by the house. “Good day, post,” said {hero}. “How are you?” Who would do that too? “Me too!” said {pal}. “Good day, post!”',
					],
				},
				{
					say: 'Shout a word that is not a word',
					sets: ['flup'],
					outcome: [
						'“FLUP!” shouted {hero}. That’s not a word, and no one ever says it. “Me too!” said {pal}. “FLUP!” And the hens looked up.',
						'“FLUP!” shouted {hero}, just like that. What’s a flup? There is no such thing! “Me too!” said {pal}. “FLUP!”',
					],
				},
			],
			scene: { at: 'start', with: ['pal', 'keeper'], shows: ['basket'], pose: 'sit', feeling: 'happy' },
		},
		{
			titles: ['Me Too!', 'All Day Long', 'Alone, Side by Side', 'Achoo'],
			time: 'day',
			parts: [
				'@answer',
				[
					'And so it went on, all day long. {hero} sang a song. “Me too!” {hero} ate a plum, and spat out the stone. “Me too!” And when {hero} had to sneeze? “Me too! Achoo!”',
					'And so it went, all day long. {hero} ate a plum. “Me too!” {hero} had a nap. “Me too!” {hero} had to sneeze. “Me too! Achoo!” The hens looked from [the one|one] to the other.',
					'All day long it was the same. When {hero} sang, it was “Me too!” When {hero} had a nap, it was “Me too!” And when {hero} had to sneeze? “Me too! Achoo!”',
				],
				[
					'“That’s enough!” said {hero}. “I want to be alone!” “Me too!” said {pal}. So the two of them were alone, side by side, at the old fence.',
					'“I’d like to be alone now,” said {hero}. “Me too!” said {pal}, and sat down close by. So they were both alone, side by side, at the old fence.',
					'“Oh, I want to be alone!” said {hero}. “Me too!” said {pal}. And there they sat alone, the two of them, at the old fence.',
				],
				[
					'“It was not odd enough,” thought {hero}. “It must be silly, so silly that no one does it too.”',
					'{hero} looked at {pal}. {pal} looked at {hero}. “Something silly!” thought {hero}. “No one copies a silly thing.”',
					'“Odd won’t do,” thought {hero}. “It must be silly. It must be so silly that {pal} says no.”',
				],
			],
			choices: [
				{
					say: 'Go backward with your eyes shut',
					sets: ['backward'],
					outcome: [
						'{hero} shut {their} eyes and went backward. “Me too!” said {pal}, and went backward too. Bump, that was {hero}. Bump, that was {pal}. CRASH! That was the fence.',
						'{hero} went backward, with both eyes shut. “Me too!” said {pal}, and went backward as well. Bump, said the one. Bump, said the other. CRASH, said the old fence.',
					],
				},
				{
					say: 'Spin around and around like a top',
					sets: ['spin'],
					outcome: [
						'Around and around went {hero}. “Me too!” said {pal}, and spun as well. Bump, that was {hero}. Bump, that was {pal}. CRASH! That was the fence.',
						'{hero} spun like a top. “Me too!” said {pal}, and spun like a top. Bump, said the one. Bump, said the other. CRASH, said the old fence.',
					],
				},
				{
					say: 'Lean on the old fence and snore',
					sets: ['lean'],
					outcome: [
						'{hero} leaned on the fence and snored. The fence held. “Me too!” said {pal}, and leaned on it as well. It was an old fence. It could hold one, but not two. CRASH!',
						'{hero} leaned on the fence. “Crrr,” {they} snored. The old fence said “Creak.” “Me too!” said {pal}, and leaned on it. “Crrr!” Two were too much. CRASH!',
					],
				},
			],
			scene: { at: 'start', with: ['pal'], shows: ['basket'], pose: 'think', feeling: 'surprised' },
		},
		{
			titles: ['Crash!', 'Out Ran the Hens', 'You Said So', 'Chick, Chick, Chick'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'Now the fence was flat, and out ran all six hens. And soon it would be dark! “Come, chick, chick, chick!” called {hero}. “Me too!” said {pal}, and called just like {hero}. But no hen came, because it was not {keeper}’s voice. So {hero} went after a hen. “Me too!” said {pal}, and the hen ran twice as fast.',
					'The fence lay flat, and out ran the hens, one here, one there! The sun was low. “Come, chick, chick, chick!” called {hero}. “Me too!” said {pal}, and called just like {hero}. But it was not {keeper}’s voice, and no hen came. So {hero} went after one of them. “Me too!” said {pal}, and the hen was gone.',
					'The fence was down, and out ran the hens, all six[ of them|]. “Come, chick, chick, chick!” called {hero}. “Me too!” said {pal}, and called just like {hero}. But it was not {keeper}’s voice, and no hen came. So {hero} went after one. “Me too!” said {pal}, and off ran the hen.',
				],
				{
					basket: [
						'+ And one more hen ran under {hero}’s basket hat. Then the basket ran off!',
						'+ One hen got under the basket hat. And there went a basket that said “Cluck”!',
					],
					post: [
						'+ One hen flew up on the post, and would not come down.',
						'+ One hen sat up on the post, and would not come down.',
					],
					else: [
						'+ “Flup!” said one more hen, and it ran off too.',
						'+ And what did the hen say? “Flup!” So now it was a word.',
					],
				},
				[
					'“Why do you do all that I do?” cried {hero}. This time {pal} did not say “Me too.” “You said so,” said {pal}, in a small voice. “You said, ‘Just do as I do.’ I’m new here. I want to do it right.”',
					'“Why?” cried {hero}. “Why do you do what I do?” And {pal} did not say “Why?” Very softly {pal.they} said, “It’s what you told me. ‘Just do as I do,’ you said. I’m new. I want to get it right.”',
					'“Oh, why do you do what I do?” cried {hero}. And {pal} did not say “Me too.” “I asked you,” said {pal}, very softly. “And you said, ‘Just do as I do.’ I don’t know how you do things here. I want to do them right.”',
				],
				[
					'Oh! {hero} had said it, and never thought about it.',
					'Oh. That was so. {hero} had said that, and forgotten it.',
					'Oh! Who had told {pal} to do that? It was {hero}!',
				],
			],
			choices: [
				{
					say: 'Say, “I’m sorry. Now I’ll do as you do”',
					sets: ['follow'],
					outcome: [
						'“I’m sorry,” said {hero}. “Now I’ll do as you do. So what do you do?” {pal} had to think. No one had asked that all day.',
						'“I’m so sorry,” said {hero}. “It’s your turn. I’ll do as you do.” {pal} thought and thought. What do you do, when you may go first?',
					],
				},
				{
					say: 'Get on two sides of a hen, you and {pal}',
					sets: ['both'],
					outcome: [
						'“I’m sorry,” said {hero}. “But do as I do once more, on the other side of that hen!” “Me too?” asked {pal}. “Yes, please!” said {hero}.',
						'“I’m sorry,” said {hero}. “But now I need one more of me, over there by the hen!” {pal} was so glad to do it.',
					],
				},
				{
					say: 'Wait for {keeper}, and tell it all',
					sets: ['told'],
					outcome: [
						'The two of them sat and waited. It got dark, and {keeper} came. “Who did that?” asked {keeper}. “I did,” said {hero}. “{pal} just did as I said. I’m sorry.” “Me too,” said {pal}.',
						'It got dark, and {keeper} came home. “My fence!” said {keeper}. “Who was that?” “That was me,” said {hero}. “I told {pal} to do as I do. I’m sorry.” “Me too,” said {pal}.',
					],
				},
			],
			scene: { at: 'start', with: ['pal'], shows: ['basket'], pose: 'reach', feeling: 'worried' },
		},
		{
			titles: ['In the Same Voice', 'Home by Dark', 'How It’s Done Here', 'Two of Them'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					'end-follow': [
						'“Come, chick, chick, chick!” called {pal}. This time it was {keeper}’s voice! One hen came, and two, and three, and more! {pal} went in front, and nodded like a hen. “Me too!” said {hero}. Nod, nod, nod, so they went home.',
						'Then {pal} called, “Come, chick, chick, chick!” And this time it was {keeper}’s voice! Here came the hens, from left and right. {pal} bobbed up and down, as hens do. “Me too!” said {hero}. Bob, bob, bob, so they went home.',
					],
					'end-both': [
						'{hero} came up on one side of the hen, and {pal} on the other. So the hen went straight home, and so did the next. But one hid. “What would {keeper} do?” asked {hero}. “Come, chick, chick, chick!” called {pal}. It was {keeper}’s voice! And out came the hen.',
						'“Boo,” said {hero}, on this side of the hen. “Boo,” said {pal}, on that side. So the hen ran straight home, and so did the next. But one hen hid. “Do as {keeper} does,” said {hero}. “Come, chick, chick, chick!” called {pal}. That was {keeper}’s voice! And here came the hen.',
					],
					else: [
						'“Come, chick, chick, chick!” {keeper} called the hens. “Come, chick, chick, chick!” called {pal} too. It was the same voice! Some hens ran to {keeper}, and some ran to {pal}. “Now there are two of me,” said {keeper}, and let the hens in.',
						'“Then I’ll call,” said {keeper}. “Come, chick, chick, chick!” “Come, chick, chick, chick!” called {pal}. It was the same voice! Some hens ran to the one, and some to the other. So home they came.',
					],
				},
				{
					told: [
						'“How did you do that?” asked {hero}. “I did as {keeper} did,” said {pal}.',
						'“I can’t do that!” said {hero}. “I did as {keeper} did,” said {pal}.',
					],
					else: [
						'Home came {keeper}. “I heard me call!” “That was {pal},” said {hero}. “I can’t do it. But I broke the fence. I’m sorry.” “Me too,” said {pal}.',
						'Then {keeper} came home. “Who called my hens? Was it me?” “That was {pal}. I can’t do it,” said {hero}. “But I broke the fence. I’m sorry.” “Me too,” said {pal}.',
					],
				},
				{
					basket: [
						'And what was that? A basket walked by! {keeper} picked it up, and under it stood the last hen.',
						'Last of all a basket walked by. “Cluck,” it said. {keeper} put it on, as a hat, and the last hen went in.',
					],
					post: [
						'The last hen sat up on the post. “Good night, post,” said {pal}. So down came the hen, and went in.',
						'Only one hen was still on the post. “Good night, post,” said {pal}. “Good night, post,” said {keeper}, and took the hen in.',
					],
					else: [
						'“Flup!” said {pal}, for good night. “Flup!” said {keeper}. And six hens in a row said, “Flup!”',
						'“Flup!” {pal} said to the hens. “Flup, flup, flup!” said all the hens, and shut their eyes.',
					],
				},
				{
					backward: [
						'The next day they mended the fence, and went around it backward. But their eyes were open.',
						'In the morning they mended the fence. Then they went backward, but slowly. No bump!',
					],
					spin: [
						'The next day they mended the fence. Then they spun like three tops, far away from it.',
						'In the morning they mended the fence. Then they spun, and the hens spun too.',
					],
					else: [
						'The next day they mended the fence. All three leaned on it, and it held.',
						'In the morning they mended the fence. Now three could lean on it. Crrr!',
					],
				},
				[
					'“I like it here,” said {pal}. “Me too,” said {hero}.',
					'“I like it here,” said {pal}. And who said, “Me too”? It was {hero}.',
					'“Cluck,” said a hen. And {pal} said, “I like it here.” “Me too,” said {hero}.',
				],
			],
			choices: 'none',
			scene: { at: 'start', with: ['pal', 'keeper'], shows: ['basket'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
