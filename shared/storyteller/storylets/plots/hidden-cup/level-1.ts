import type { PlotLevel } from '../../format.ts';

export const hiddenCup1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then crack! Down came a blue cup with a bird on it. It belonged to {friend}, {friend.kind}. {hero} had only been looking for a red ball. Now the cup was in two, so {hero} hid it behind the big pot.',
	chapters: [
		{
			titles: ['Crack', 'The Blue Cup', 'Where Is My Ball?', 'In Two'],
			time: 'day',
			parts: [
				[
					'Two friends lived {home.at}. One was {hero}, {described}. The other was {friend}, {friend.kind}. Up on the shelf stood {friend}’s blue cup, with a bird on it. And {hero} had a red ball. “Where’s my ball?” said {hero} one day. Its box was empty. Was the ball up there, next to the cup?',
					'“Where’s my red ball?” said {hero}, who was {described}. The ball was not in its box! {hero} lived {home.at} with {friend}, {friend.kind}. {Friend.they} had a blue cup with a bird on it, up on the shelf. Was the ball up there, too?',
					'Up on the shelf stood a blue cup with a bird on it. It belonged to {friend}, {friend.kind}. Down in a box lay a red ball. It belonged to {hero}, {described}. The two of them lived {home.at}. “Where’s my ball?” said {hero} one day, for the box was empty. Was it up there, next to the cup?',
				],
				{
					quiet: '{hero} did not like to ask for help, so {they} looked all alone.',
					bold: '{hero} did not wait, and did not get a chair. Up, up, up!',
					kind: '“I won’t bother {friend},” thought {hero}, and looked alone.',
					honest: '“I can’t see a thing up there,” said {hero}. It was true, so {they} had to feel around.',
					clever: '{hero} put a box on top of a box, and went up. The boxes wobbled.',
					careful: '{hero} looked left, and right, and left again, but not at the cup.',
					merry: '{hero} sang, “Ball, ball, ball!” and danced all the way up.',
					dreamy: '{hero} saw a spider next to the cup, and forgot all about the cup.',
					quick: '{hero} looked along the shelf so fast that it shook.',
				},
				[
					'Bump! {hero} bumped the shelf, and down came the blue cup. Crack! There it lay on the floor, in two. “Oh no!” said {hero}. “What will {friend} say?” And there was {friend}, right outside. “Where’s my cup?” {friend.they} called. “I want my tea!”',
					'Bump! {hero} bumped into the cup, and it fell off the shelf. Crack! Now it was not a cup. It was two bits, and only one of them had a bird. “Oh no, oh no!” said {hero}. And who was that, right outside? “Where’s my cup?” called {friend}. “It’s time for tea!”',
					'Bump! {hero} bumped the cup, and down it went. Crack! It was in two, right next to the bird. {hero} looked at the bits. “{friend} will be so sad!” And then the door began to open. “Where’s my cup?” called {friend}. “I’d like some tea.”',
				],
			],
			choices: [
				{
					say: 'Hide it behind the big pot',
					sets: ['hid'],
					outcome: [
						'Quick! {hero} pushed the cup behind the big pot. “I haven’t seen it,” said {hero}. “Not at all.”',
						'In the corner stood a big pot. {hero} pushed the cup behind it, as far as it would go. “What cup?” said {hero}.',
					],
				},
				{
					say: 'Stick it with honey, very fast',
					sets: ['honey'],
					outcome: [
						'{hero} put honey on it, and it looked like one cup! It just had to dry, behind the big pot. But drip, drip! Back there, the cup came apart.',
						'{hero} stuck it together with lots of honey. It was fine! So {hero} put it behind the big pot, to dry. Drip, plop! And it was in two again.',
					],
				},
				{
					say: 'Say, “I have to tell you something”',
					sets: ['tried'],
					outcome: [
						'“I have to tell you something,” said {hero}. “Not now!” cried {friend}, and shut the door. “Tell me later!” That was odd! So behind the big pot went the cup.',
						'“{friend}, I have to tell you something.” “No, no, later!” cried {friend}, and ran away. Now it was even harder to say! So {hero} put the cup behind the big pot, just till later.',
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
					'“Have you seen my cup?” asked {friend}. “No,” said {hero}. “Have you seen my ball?” “No, no, no!” said {friend}, very fast. So {friend.they} had to sip tea from a spoon. Sip, sip, sip! And {hero} had to play ball with a potato. Thud, thud, thud!',
					'“So you haven’t seen my cup?” asked {friend}. “No,” said {hero}. “Have you seen my ball?” “Who, me?” said {friend}, and looked at the floor. There was no cup, so {friend.they} had to sip tea from a spoon. Sip, sip, sip! And {hero} played ball with a potato. Thud, thud, thud!',
					'{friend} looked for the cup, high and low. “Have you seen my cup?” “No,” said {hero}. “Have you seen my ball?” “Me? No!” said {friend}, and looked away. So {friend.they} had to sip tea from a spoon. Sip, sip, sip! And {hero} had to play ball with a potato.',
				],
				[
					'But oh, the pot was too small! A bit of blue stuck out. So {hero} put a basket in front. “Good!” said {friend}, and put a box in front of the basket. Then came a chair, and a mop, and a mat. What a heap! {hero} had never had so much help!',
					'{hero} looked at the pot, and saw a little bit of blue. Oh no! So {hero} put a basket in front. “Yes, put it there!” said {friend}, and put a box there, too. Then came a chair, and a mop, and a mat. What a heap it was! And {friend} helped and helped. That was odd.',
					'A bit of blue stuck out behind the pot. “I’ll put a basket there,” said {hero}. “And I’ll put a box there!” said {friend}. “A big one!” Then came a chair, a mop, and a mat. What a big heap! {hero} did not know why {friend} helped. But it was so good to have help.',
				],
			],
			choices: [
				{
					say: 'Push the big chest in front',
					sets: ['chest'],
					outcome: [
						'{hero} pushed the big chest. It was so heavy! “I’ll help,” said {friend}, and they both pushed and pushed. Now the heap had a chest, too.',
						'The big chest did not want to move. “One, two, push!” called {friend}, and came to help. And there it stood, right in front of the heap.',
					],
				},
				{
					say: 'Hang up a sign, “NO CUP HERE”',
					sets: ['sign'],
					outcome: [
						'So {hero} hung up a sign. “NO CUP HERE,” it said. {friend} read it two times. Then {friend.they} took a pen, and wrote “AND NO BALL” under it.',
						'“NO CUP HERE,” {hero} wrote on a big sign, and hung it up. “That’s a good sign,” said {friend}. “But it needs a bit more.” And {friend} wrote under it, “AND NO BALL.”',
					],
				},
				{
					say: 'Sit down in front of it',
					sets: ['sat'],
					outcome: [
						'{hero} sat down in front. “I like it here,” said {hero}. “So do I,” said {friend}, and sat down as well. They sat, and sat, and sat, and no one got up.',
						'“I’ll sit here for a bit,” said {hero}. “So will I!” said {friend}. The floor was a hard seat. But the two of them sat there all day.',
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
					'Then it was night. “Good night,” said {friend}. “Good night,” said {hero}. But {hero} did not sleep. There stood the big dark heap. It was so big, and the cup was so small!',
					'And so it got dark. “Sleep well,” said {friend}. “You too,” said {hero}. But no one slept. There stood the big dark heap, and somewhere behind it was one small cup. {hero} could think of nothing else.',
					'When it was night, {hero} put out the lamp. “Good night!” “Good night!” But {hero} could not sleep. It was such a big heap, and such a small cup! And it was so quiet.',
				],
				{
					sign: [
						'+ The sign was the only white thing in the dark.',
						'+ And the white sign said “NO CUP HERE,” all night long.',
					],
					chest: ['+ Creak, went the big chest, as if it knew.', '+ “Creak,” said the big chest in the dark.'],
					sat: ['+ No one sat in front of it now.', '+ And now no one sat there to guard it.'],
				},
				{
					honey: [
						'Drip, drip, went the honey on the cup.',
						'Drip, plop! That was the honey, which ran down behind the pot.',
					],
					tried: [
						'“Is it later now?” asked {hero}. “Not yet,” said {friend}.',
						'“Is it later now? Can I tell you something?” asked {hero}. “Not yet,” said {friend}, very fast.',
					],
					else: [
						'Behind the pot, the little bird on the cup saw only the wall.',
						'Back there sat the blue bird on the cup, all alone in the dark.',
					],
				},
				[
					'“Have you seen my cup?” said {friend} in the dark, very softly. “No,” said {hero}. “Have you seen my ball?” “No,” said {friend}. And no one slept at all.',
					'Then, in the dark, a small voice said, “Have you seen my cup?” “No,” said {hero}. It was only a little no. “Have you seen my ball?” “No,” said {friend}, and that was a little no, too.',
					'“Have you seen my cup?” said {friend}, out of the dark. “No,” said {hero}. “Have you seen my ball?” “No,” said {friend}, and let out a big, sad sigh.',
				],
			],
			choices: [
				{
					say: 'Say, “I broke it,” in the dark',
					sets: ['told'],
					outcome: [
						'“I broke it,” said {hero}. “I broke your cup.” It was very quiet. Then {friend} said, “I broke your ball. I sat on it, and it went pfff!”',
						'“I did see your cup,” said {hero}. “I broke it, and I hid it.” {friend} sat up. “And I saw your ball,” said {friend}. “I sat on it, and it went pfff. So I hid it!”',
					],
				},
				{
					say: 'Get up and mend it with glue',
					sets: ['mended'],
					outcome: [
						'{hero} got some glue, and went up to the heap, very softly. Bump! “Who’s there?” said {hero}. “No one,” said no one. It was {friend}, and {friend.they} had a patch for a ball. “I sat on your ball,” said {friend}, “and it went pfff!”',
						'So {hero} got the glue, and went to the heap. It was so dark! Bump! Someone was there. “Is that you?” said {hero}. “No,” said {friend}. “And what’s that?” asked {hero}. “It’s a patch for your ball,” said {friend}. “I sat on it, and it went pfff!”',
					],
				},
				{
					say: 'Put one more thing on top',
					sets: ['more'],
					outcome: [
						'{hero} put a big bag on top. The heap shook, and down it came. CRASH! Out of the pot fell something red, as soft as a sock. “That’s your ball,” said {friend}. “I sat on it, and it went pfff!”',
						'{hero} put on one more big bag. It was one bag too many. CRASH! Down came the heap. Out of the pot fell a soft red thing. “That was your ball,” said {friend}. “But I sat on it, and it went pfff!”',
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
						'And the cup was in ten bits! “I broke it, and hid it behind the pot,” said {hero}. “I’m so sorry!” “I hid your ball in the pot,” said {friend}. “I’m sorry too!” They had both picked the same pot.',
						'And there lay the cup, in ten bits. “I looked for my ball, and the cup fell,” said {hero}. “So I hid it behind the pot.” “And I hid the ball in the pot!” said {friend}. They were both so sorry.',
					],
					told: [
						'“And where is it now?” asked {hero}. “In the pot,” said {friend}. “But your cup is behind the pot!” said {hero}. “I’m so sorry.” “I’m sorry too,” said {friend}. They had picked the very same pot! Then they both had to laugh.',
						'“Where’s my ball now?” asked {hero}. “I hid it in the pot,” said {friend}. “And your cup is behind the pot!” said {hero}. “I’m so sorry.” “And I’m sorry I sat on your ball,” said {friend}. And then they both had to laugh.',
					],
					else: [
						'“And where is it now?” asked {hero}. “In the pot,” said {friend}. “But your cup is behind the pot!” said {hero}. “I broke it. I’m so sorry!” “And I sat on your ball,” said {friend}. They had picked the very same pot! Then they both had to laugh.',
						'“Where’s my ball now?” asked {hero}. “I hid it in the pot,” said {friend}. “And I hid your cup behind the pot!” said {hero}. “I broke it. I’m sorry.” “I’m sorry too,” said {friend}. And then they both had to laugh.',
					],
				},
				{
					tried: [
						'+ “So that’s what you had to tell me!” said {friend}. “Yes,” said {hero}. “And now it’s later!”',
						'+ “And I said ‘Later!’” said {friend}. “I thought you had to tell me about the ball!”',
					],
					honey: ['+ And how it all stuck! That was the honey.', '+ And all of it was sticky, from the honey!'],
					hid: [
						'+ “So you had seen my ball!” said {hero}. “And you my cup!” said {friend}.',
						'+ “What ball?” said {hero}. “What cup?” said {friend}.',
					],
				},
				{
					'end-crash': [
						'Ten bits were too many for glue. But one hole was not! {friend} glued the ball, and pushed in the top. Now it was a red cup!',
						'No glue can mend ten bits. But it can mend one hole! {hero} glued the ball, and pushed in the top. Now it was a red cup!',
					],
					'end-night': [
						'So they took down the heap, very softly. {hero} glued the cup, and {friend} patched the ball. When it got light, they were done.',
						'So down came the heap. {friend} held the lamp, and {hero} glued the cup. Then {hero} held the lamp, and {friend} patched the ball. When it got light, they were done.',
					],
					else: [
						'So they took down the heap, bit by bit. {hero} glued the cup, and it did not drip. {friend} put a patch on the ball, and hop, hop, it went!',
						'So down came the heap, and {hero} got the glue. The cup had a line on it now, like a twig for the bird. {friend} put a patch on the ball, and hop, it went.',
					],
				},
				{
					'more & sign': [
						'Then {hero} hung up a new sign. “ONE CUP HERE,” it said. “IT IS A BALL.”',
						'“And the sign?” said {friend}. So {hero} made a new one. “YES, A CUP,” it said. “YES, A BALL.” It was the same thing!',
					],
					sign: [
						'“And the sign?” said {friend}. So {hero} took a pen, and made a new one. “ONE CUP HERE,” it said. “AND ONE BALL.”',
						'Then {hero} hung up a new sign. “YES, A CUP,” it said. And {friend} wrote under it, “AND A BALL.”',
					],
					'more & chest': [
						'They had tea up on the big chest. “Have you seen my cup?” asked {friend}. “Yes!” said {hero}. “It’s my ball!”',
						'Up on the big chest they had tea. “Have you seen my ball?” asked {hero}. “Yes!” said {friend}. “It’s my cup!”',
					],
					more: [
						'Then they sat down, right there, and had tea. “Have you seen my cup?” said {friend}. “Yes!” said {hero}. “It’s my ball!”',
						'So they sat down again, right there. “Have you seen my ball?” asked {hero}. “Yes!” said {friend}, and took a sip. “It’s my cup!”',
					],
					chest: [
						'They had tea up on the big chest. “Have you seen my cup?” asked {friend}. “Yes!” said {hero}. “It’s right there!”',
						'Up on the big chest they had tea. “Have you seen my ball?” asked {hero}. “Yes!” said {friend}. And this time it was true.',
					],
					else: [
						'Then they both sat down there again. But this time it was for tea. “Have you seen my cup?” said {friend}. “Yes,” said {hero}, and gave it to {friend.them}.',
						'So they sat down again, right there, and had tea. “Have you seen my cup?” said {friend}. “Yes!” said {hero}. “Yes, yes, yes!”',
					],
				},
				{
					honey: ['And the honey? This time it went into the tea.', 'And this time the honey went into the tea!'],
					'hid & more': [
						'But the bit with the bird went up on the shelf again.',
						'The bit with the bird got the best place on the shelf.',
					],
					hid: ['And up on the shelf went the cup with the bird.', 'Then the bird got the best place on the shelf.'],
				},
			],
			choices: 'none',
			scene: { at: 'home', with: ['friend'], shows: ['cup', 'ball'], pose: 'sit', feeling: 'happy' },
		},
	],
};
