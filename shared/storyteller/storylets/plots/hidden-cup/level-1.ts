import type { PlotLevel } from '../../format.ts';

export const hiddenCup1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then crack! Down came a blue cup with a bird on it. It was the best cup of {friend}, {friend.kind}. {hero} had just looked for a red ball, which was not in its box. Now the cup was in two. So {hero} hid it behind the big pot.',
	chapters: [
		{
			titles: ['Crack', 'The Blue Cup', 'Where Is My Ball?', 'In Two'],
			time: 'day',
			parts: [
				[
					'{hero} lived {home.at}. So did {friend}, {friend.kind}. {friend} had a blue cup with a bird on it. {hero} had a red ball. {hero} was {described}. “Where’s my ball?” said {hero} one day. It was not in its box. Was it on the shelf?',
					'“Where’s my red ball?” said {hero}. It was not in its box. {hero} was {described}, and lived {home.at}. So did {friend}, {friend.kind}. {friend} had a best thing too. It was a blue cup with a bird on it, up on the shelf. Was the ball up there?',
					'Up on a shelf stood a blue cup with a bird on it. It was the best cup of {friend}, {friend.kind}. {friend} lived {home.at}, and {hero} did too. {hero} was {described}. “Where’s my red ball?” said {hero}. It was not in its box! Was it on the shelf?',
				],
				{
					quiet: '{hero} did not like to ask {friend}. So {hero} just looked.',
					bold: '{hero} did not wait, and did not get a chair. Up, up, up!',
					kind: '{hero} did not want {friend} to have to look too. So {hero} looked alone.',
					honest: '“I can’t see a thing up there,” said {hero}. It was true. So {hero} felt for it.',
					clever: '{hero} put a box on a box, and went up on top.',
					careful: '{hero} looked with care, and wiped the shelf a bit, too.',
					merry: '{hero} sang, “Ball, ball, ball!” and did a dance up to the shelf.',
					dreamy: '{hero} saw a spider up there, and looked at that.',
					quick: '{hero} looked along the shelf so fast that it shook.',
				},
				[
					'Bump! Down came the blue cup. Crack! And then it was in two. “Oh no!” said {hero}. “What will {friend} say?” But {friend} was just outside. “Have you seen my cup?” called {friend}. “I want my tea!”',
					'And bump! The blue cup fell off the shelf. Crack! It was one cup no more. It was two bits, and just one had a bird. “Oh no, oh no!” said {hero}. And who was that, just outside? “Have you seen my cup?” called {friend}. “It’s time for tea!”',
					'Then, bump! Off came the cup, and down on the floor. Crack! It was in two, right next to the bird. {hero} looked at the bits. “{friend} will be so sad!” And just then {friend} came in. “Have you seen my cup?” {friend.they} called. “I’d like some tea.”',
				],
			],
			choices: [
				{
					say: 'Hide it behind the big pot',
					sets: ['hid'],
					outcome: [
						'Quick! {hero} pushed the cup behind the big pot. “No,” said {hero}. “I haven’t seen it at all.”',
						'There stood a big pot. {hero} pushed the cup behind it, as far as it went. “No,” said {hero}. “What cup?”',
					],
				},
				{
					say: 'Stick it with honey, very fast',
					sets: ['honey'],
					outcome: [
						'{hero} put honey on it, and it looked like one cup. But drip, drip! The honey ran, and the cup fell in two. So {hero} hid it behind the big pot.',
						'{hero} stuck it with a lot of honey. For a bit it was fine! Then it went drip, and plop, and was in two. So {hero} put it behind the big pot.',
					],
				},
				{
					say: 'Say, “I have to tell you something”',
					sets: ['tried'],
					outcome: [
						'“I have to tell you something,” said {hero}. “Not now!” said {friend}, and got very red. “Tell me later!” So {hero} hid the cup behind the big pot.',
						'“{friend}, I have to tell you something.” “No, no, later!” cried {friend}, and ran out. That was odd! So {hero} hid the cup behind the big pot.',
					],
				},
			],
			scene: { at: 'home', with: ['friend'], shows: ['ball'], holds: 'cup', pose: 'hold', feeling: 'worried' },
		},
		{
			titles: ['Behind the Pot', 'A Pot, a Basket, a Box', 'No Cup Here', 'No, No'],
			time: 'day',
			parts: [
				'@answer',
				[
					'“Have you seen my cup?” asked {friend}. “No,” said {hero}. “And have you seen my ball?” “No!” said {friend}, so fast that it was nearly “N.” Then {friend} made tea, and had it from a spoon. Sip, sip, sip. It took so long!',
					'“So you haven’t seen my cup?” asked {friend} again. “No. Have you seen my ball?” said {hero}. “No, no, no!” said {friend}, and looked at the floor. There was no cup, so {friend} had tea from a spoon. Sip. Sip. Sip. It took all day.',
					'{friend} looked for the cup, high and low. “Have you seen it?” “No,” said {hero}. “Have you seen my ball?” “Me? No!” said {friend}, and got a bit red. So {friend} had to sip tea from a spoon. And {hero} had to play ball with a potato.',
				],
				[
					'But oh, the pot was too small! A bit of blue stuck out. So {hero} put a basket in front of it. “Good!” said {friend}, and put a box in front of the basket. Then came a chair, a mop, and a mat. What a heap! But why did {friend} help?',
					'{hero} looked at the pot. You could see one blue bit of cup! So {hero} put a basket in front. “Yes, put that there!” said {friend}, and put a box there too. And a chair, and a mop, and a mat! It was a big heap by now. Why did {friend} help? That was odd.',
					'A bit of blue stuck out behind the pot. “I’ll put a basket there,” said {hero}. “And I’ll put a box there!” said {friend}. “A big one!” Then came a chair, a mop, and a mat. What a big heap! {hero} did not know why {friend} helped. But it was good to have help.',
				],
			],
			choices: [
				{
					say: 'Push the big chest in front',
					sets: ['chest'],
					outcome: [
						'{hero} pushed the big chest. It was so heavy! “I’ll help,” said {friend}, and how {friend.they} pushed! Now the heap had a chest, too.',
						'The big chest did not want to move. “One, two, push!” called {friend}, and came to help. And there it stood, in front of it all.',
					],
				},
				{
					say: 'Hang up a sign, “NO CUP HERE”',
					sets: ['sign'],
					outcome: [
						'So {hero} hung up a sign. “NO CUP HERE,” it said. {friend} read it two times. Then {friend.they} took a pen, and put “AND NO BALL” under it.',
						'“NO CUP HERE,” {hero} wrote on a big sign, and hung it up. “That’s a good sign,” said {friend}. “But it needs a bit more.” And {friend} wrote under it, “AND NO BALL.”',
					],
				},
				{
					say: 'Sit down in front of it',
					sets: ['sat'],
					outcome: [
						'{hero} sat down in front. “I like it here,” said {hero}. “Me too,” said {friend}, and sat down as well. And there they sat and sat. No one got up.',
						'“I’ll just sit here a bit,” said {hero}. “So will I!” said {friend}. It was not a good seat. But there the two sat, and did not get up.',
					],
				},
			],
			scene: { at: 'home', with: ['friend'], shows: ['pot', 'basket'], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['In the Dark', 'No One Sleeps', 'Good Night', 'Have You Seen It?'],
			time: 'night',
			parts: [
				'@answer',
				[
					'Then it was night. “Good night,” said {friend}. “Good night,” said {hero}. But {hero} did not sleep, and looked at the big dark heap. How big it was! And how small was the cup!',
					'And so it got dark. “Sleep well,” said {friend}. “You too,” said {hero}. But no one slept. There stood the big dark heap, and somewhere in it was one small cup. {hero} could think of nothing else.',
					'When it was night, the lamp went out. “Good night!” “Good night!” But {hero} could not sleep. It was such a big heap, and such a small cup! And it was so still.',
				],
				{
					sign: '+ The sign was the one white thing in the dark.',
					chest: '+ Creak, went the chest, as if it knew.',
					sat: '+ There was no one in front of it now.',
				},
				[
					'“Have you seen my cup?” said {friend} in the dark, very softly. “No,” said {hero}. “Have you seen my ball?” “No,” said {friend}, and did not sleep.',
					'Then it went, in the dark, “Have you seen my cup?” “No,” said {hero}. It was just a little no. “Have you seen my ball?” And {friend} said a little no too.',
					'“You haven’t seen my cup?” said {friend}, out of the dark. “No,” said {hero}. “You haven’t seen my ball?” “No,” said {friend}. And then {friend} let out a big, sad “Oof.”',
				],
			],
			choices: [
				{
					say: 'Say, “I broke it,” in the dark',
					sets: ['told'],
					outcome: [
						'“I broke it,” said {hero}. “I broke your cup.” It was very still. Then {friend} said, “I sat on your ball. It went pfff!”',
						'“I have seen it,” said {hero}. “I broke it, and I hid it.” {friend} sat up. “I’ve seen your ball, too,” said {friend}. “I sat on it, and it went pfff. So I hid it!”',
					],
				},
				{
					say: 'Get up and mend it with glue',
					sets: ['mended'],
					outcome: [
						'{hero} took some glue, and went up to the heap, so softly. Bump! “Who’s there?” said {hero}. “No one,” said no one. It was {friend}, with a patch. “It’s for your ball,” said {friend}. “I sat on it. It went pfff!”',
						'So {hero} went to the heap with the glue. It was so dark! Bump! There was someone there. “Is that you?” said {hero}. “No,” said {friend}, who had a patch. “It’s for your ball. I sat on it, and it went pfff!”',
					],
				},
				{
					say: 'Put one more thing on top',
					sets: ['more'],
					outcome: [
						'{hero} put a big bag on top. The heap shook, and CRASH! Down it came. Out of the pot fell a thing as flat as a plate. “That’s your ball,” said {friend}. “I sat on it. It went pfff!”',
						'Just one big bag more! But that was too much. CRASH! Down came the heap. Out of the pot fell a flat red thing. “It was your ball,” said {friend}. “But I sat on it, and it went pfff!”',
					],
				},
			],
			scene: { at: 'home', with: ['friend'], shows: ['cup', 'ball'], pose: 'think', feeling: 'sad' },
		},
		{
			titles: ['One Pot', 'Yes', 'A Cup and a Ball', 'In the Pot'],
			time: 'night',
			parts: [
				'@answer',
				{
					more: [
						'And the cup was in ten bits! “I broke it, and hid it behind the pot,” said {hero}. “I’m so sorry!” “I hid your ball in the pot,” said {friend}. “I’m sorry too!” It was the same pot.',
						'And there lay the cup, in ten bits. “I looked for my ball, and it fell,” said {hero}. “So I hid it behind the pot.” “And I hid the ball in the pot!” said {friend}. They were so sorry, the two of them.',
					],
					else: [
						'“And where is it now?” asked {hero}. “In the pot,” said {friend}. “And my cup?” “Behind the pot! I broke it. I’m so sorry.” “And I’m sorry that I sat on your ball,” said {friend}. It was the same pot! Then both of them had to laugh.',
						'“Where’s my ball now?” asked {hero}. “I hid it in the pot,” said {friend}. “And I hid your cup behind it!” said {hero}. “I broke it. I’m sorry.” “I’m sorry too,” said {friend}. And then both of them had to laugh.',
					],
				},
				{
					tried: '+ “So that’s what you had to tell me!” said {friend}.',
					honey: '+ And how sticky that pot was, from the honey!',
					hid: '+ “I did see your cup,” said {hero}. “And I your ball,” said {friend}.',
				},
				{
					'end-crash': [
						'Ten bits was too many for glue. But {friend} gave the flat ball a push, and the top went in. It was a red cup! “Tea?” said {hero}. “Yes, please!”',
						'No glue can mend ten bits. “But wait!” said {hero}, and pushed in the top of the flat ball. Now it was a red cup! {friend} had tea in it, and did not need a spoon.',
					],
					'end-night': [
						'So down came the heap, very softly. {hero} stuck the cup, and {friend} put the patch on the ball. When it got light, there was a cup, and there was a ball.',
						'So down came the heap, very softly. {friend} held the lamp, and {hero} stuck the cup. Then {hero} held the lamp, and {friend} stuck the patch. When it got light, it was done.',
					],
					else: [
						'So down came the heap, bit by bit. {hero} put glue on the cup, and {friend} put a patch on the ball. The ball could hop, and the cup did not drip.',
						'Then they took the heap down, and got some glue. The cup had a line now, like a twig for the bird. And the ball had a patch, and went hop, hop.',
					],
				},
				{
					'more & sign': [
						'Then {hero} took a pen, and wrote the sign all new. “ONE CUP HERE. IT IS A BALL.”',
						'“And the sign?” said {friend}. {hero} wrote it all new. “YES, A CUP. YES, A BALL.” It was the same thing!',
					],
					sign: [
						'“And the sign?” said {friend}. {hero} took a pen and wrote it all new. “ONE CUP HERE. AND ONE BALL.”',
						'Then {hero} hung up a new sign. “YES, A CUP,” it said. “AND A BALL,” wrote {friend}.',
					],
					chest: [
						'They had tea up on the big chest. “Have you seen my cup?” asked {friend}. “Yes!” said {hero}. “It’s right there!”',
						'Up on the big chest they had tea. “Have you seen my ball?” asked {hero}. “Yes!” said {friend}. And this time it was true.',
					],
					else: [
						'Then the two sat down there one more time. But now it was for tea. “Have you seen my cup?” said {friend}. “Yes,” said {hero}, and gave it to {friend.them}.',
						'So they sat down again, right there, and had tea. “Have you seen my cup?” said {friend}. “Yes!” said {hero}. “Yes, yes, yes!”',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'home', with: ['friend'], shows: ['cup', 'ball'], pose: 'sit', feeling: 'happy' },
		},
	],
};
