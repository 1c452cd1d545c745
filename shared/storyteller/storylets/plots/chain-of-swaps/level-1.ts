import type { PlotLevel } from '../../format.ts';

export const chainOfSwaps1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then, boom! In a tent sat {owner}, {owner.kind}. {Owner.they} had just a drum to sit on. How {hero} wanted that drum! By the tent {other}, {other.kind}, had a cart. On top sat Flop, a big soft toy with one eye. {hero} swapped a red button for an old thing, and that for jam. It was a big tin pot full.',
	chapters: [
		{
			titles: ['Boom', 'Just One Button', 'A Drum to Sit On', 'Too Small'],
			time: 'day',
			parts: [
				[
					'Boom! In a tent {start.at} sat {owner}, {owner.kind}. {Owner.they} had no chair. So {owner.they} sat on a drum. Boom! {hero} could hear it outside. {hero} was {described}. “Oh, I want that drum!” said {hero}. “Swap?” {hero} had just one thing, a red button. “Too small,” said {owner}. “I can’t sit on a button!”',
					'Boom! It came out of a tent {start.at}. In it {owner}, {owner.kind}, sat down on a drum. It was all that {owner.they} had to sit on. {hero} was {described}. “How I want that drum!” said {hero}. “Swap?” But {hero} had just one thing, a red button. “No,” said {owner}. “I can’t sit on a button!”',
					'“Boom!” went a tent {start.at}. It was {owner}, {owner.kind}, who sat down on a drum. {Owner.they} had no chair. {hero} was {described}. “I want that drum so much!” said {hero}. “Swap?” {hero} had just one thing, a red button. {owner} laughed. “But I can’t sit on a button!”',
				],
				{
					quiet: '“Please?” said {hero}, so softly that {owner} heard “Peas.” “No peas,” said {owner}.',
					bold: '“I can!” said {hero}, and sat down on it. But then it was hard to find.',
					kind: '“Then have it for nothing,” said {hero}. “No,” said {owner}. “Fair is fair.”',
					honest: '“And it has a crack, too,” said {hero}. That did not help.',
					clever: '“It’s round, like a drum,” said {hero}. But it was not much like a drum.',
					careful: '{hero} rubbed the button till it shone. But it was still small.',
					merry: '“Then sit down just a bit!” said {hero}. But that was no good.',
					dreamy: 'But {hero} heard just the boom, and not one word. So {owner} said it again.',
					quick: '“Two buttons, then!” said {hero}, so fast. But there was just the one.',
				},
				[
					'By the tent {other}, {other.kind}, had a cart. It was full of old things. On top sat Flop, a big soft toy with long ears and one eye. “Swap?” said {hero}, and held up the button. {other} looked at Flop’s one eye. “Just what I need!” said {other}. “What do you want for it? A bell? A rope? An umbrella?”',
					'Not far off stood a cart of old things. By it stood {other}, {other.kind}. On top sat Flop, a big soft toy. Flop had long ears, and just one eye. “Swap?” said {hero}, with the button. {other} looked at it, and at Flop’s one eye. “Oh, just what I need!” said {other}. “I have a bell, a rope, and an umbrella. Take one!”',
					'Next to the tent was {other}, {other.kind}. {Other.they} had a cart of old things. On the very top sat a big soft toy with long ears. It was Flop, and Flop had one eye. {hero} held up the button. “Swap?” {other} looked at Flop’s one eye, and at the button. “Just what I need! Will you have a bell for it, or a rope? Or an umbrella?”',
				],
			],
			choices: [
				{
					say: 'Take the bell that goes ding',
					sets: ['bell'],
					outcome: [
						'“Swap!” Ding! {hero} took the bell to {owner}. “I can’t sit on a bell,” said {owner}. “But it’s just what I need! I nod off so much. Ding, and I’ll be up!” So {owner} gave a big pot of jam for it.',
						'“Swap!” So now {hero} had the bell. “I can’t sit on that,” said {owner}. “But I always sleep too long. A bell is just what I need!” Ding! And {owner} gave {hero} a big pot of jam for it.',
					],
				},
				{
					say: 'Ask for the long skipping rope',
					sets: ['rope'],
					outcome: [
						'“Swap!” {hero} took the rope to {owner}. “I can’t sit on a rope,” said {owner}. “But I can skip! Just what I need!” Skip, skip, bump! So {owner} gave a big pot of jam for it.',
						'“Swap!” So now {hero} had the rope. “I can’t sit on that,” said {owner}. “But I sit all day. Skip, skip! It’s just what I need!” And {owner} gave {hero} a big pot of jam for it.',
					],
				},
				{
					say: 'Pick the old yellow umbrella',
					sets: ['umbrella'],
					outcome: [
						'“Swap!” {hero} took the umbrella to {owner}. “I can’t sit on that,” said {owner}. “But my tent has a hole in the top. Drip, drip! It’s just what I need!” So {owner} gave a big pot of jam for it.',
						'“Swap!” So now {hero} had the umbrella. Pop! “I can’t sit on it,” said {owner}. “But I can sit under it! Just what I need!” And {owner} gave {hero} a big pot of jam for it.',
					],
				},
			],
			scene: {
				at: 'start',
				with: ['owner', 'other'],
				shows: ['drum', 'tent'],
				holds: 'button',
				pose: 'hold',
				feeling: 'determined',
			},
		},
		{
			titles: ['Too Much Jam', 'Flop', 'One Long Ear', 'Too Big for a Toy'],
			time: 'day',
			parts: [
				'@answer',
				[
					'It was a tin pot, and it was full to the top. But {hero} wanted the drum. So {hero} took the jam to {other}. “Swap?” “Jam! Just what I need!” said {other}. “What do you want for it?” “A thing to sit on,” said {hero}. {other} looked all over the cart. A hat? A clock? A cup? But no one can sit on a cup.',
					'The pot was made of tin, and full to the top. “I’ve had jam all week,” said {owner}. {hero} took it to {other}. “Swap?” “Oh, jam! Just what I need!” said {other}. “And you?” “I need a thing to sit on,” said {hero}. {other} looked. There was a cup, a hat, and a clock. You can’t sit on that!',
					'It was a tin pot, and so full! But you can’t drum on jam. {hero} took it to {other}. “Swap?” “Yum! Just what I need!” said {other}. “And what do you need?” “A thing to sit on,” said {hero}. {other} looked in the cart. Who can sit on a clock? Or on a hat, or a cup?',
				],
				[
					'Then {other} looked up. “Take Flop,” said {other}. “I’m much too big for a toy.” And {other.they} held out Flop. But {other.they} did not let go. One long ear was still in {other.their} hand.',
					'So {other} took Flop down from the top. “Here,” said {other}. “I’m too big for Flop.” {hero} took hold of Flop. But {other} did not let go of one long ear.',
					'“You can sit on Flop,” said {other} at last. “I’m much too big for a toy.” So {hero} took Flop. But what was this? {other} still held on to one long ear.',
				],
			],
			choices: [
				{
					say: 'Say, “We can swap back till bedtime”',
					sets: ['back'],
					outcome: [
						'“We can swap back till bedtime,” said {hero}. “I won’t want to,” said {other}, and let go of the ear. “When is bedtime?” So {hero} took Flop to the tent.',
						'“You can swap back till bedtime,” said {hero}. “Oh, I’m too big for that,” said {other}, and let go. “Is it soon?” And {hero} went to the tent with Flop.',
					],
				},
				{
					say: 'Pull once, very fast, and go',
					sets: ['fast'],
					outcome: [
						'One, two, pull! The ear slid out of {other}’s hand. {hero} went off with Flop, as fast as could be. {other} sat down by the cart, all alone with the jam.',
						'“One, two, three!” {hero} gave a pull, and was off to the tent with Flop. {other} looked into the jam. It did not look back.',
					],
				},
				{
					say: 'Let {other} come and hold the ear',
					sets: ['along'],
					outcome: [
						'“Come along,” said {hero}, “and hold on.” So off went the two to the tent. {hero} had Flop, and {other} had the ear. And the pot of jam came too.',
						'“Hold on, then, and come too,” said {hero}. So {other} took the pot of jam, and held on to the ear. And off to the tent went the two, with Flop.',
					],
				},
			],
			scene: { at: 'start', with: ['other'], shows: ['pot'], pose: 'reach', feeling: 'worried' },
		},
		{
			titles: ['No Boom', 'Boom, Boom, Boo', 'The Last Swap', 'Fff'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'“Swap?” said {hero}, and put down Flop. {owner} sat down on Flop’s tummy. There was no boom. There was just “Fff.” “Oh, how soft!” said {owner}. “Just what I need! Swap!” So {hero} had the drum! Boom! Boom! {hero} drummed till it was nearly dark. But what was that? Boom! “Boo!” Boom! “Boo-hoo!”',
					'“Swap?” {hero} put Flop down in the tent, and {owner} sat on the tummy. Fff! It did not go boom at all. “So soft!” said {owner}. “It’s just what I need. Swap!” And now {hero} had the drum. Boom! Boom! Boom! {hero} drummed till it got dark. But then it went, Boom! “Boo!” Boom! “Boo-hoo!”',
					'{hero} put Flop in the tent. “Swap?” {owner} sat down, right on the tummy. Fff, it went, and not boom. “Mmm, soft!” said {owner}. “That’s just what I need. Swap!” {hero} had the drum at last! Boom! Boom! {hero} drummed and drummed, and it got dark. But who was that? Boom! “Boo!” Boom! “Boo-hoo!”',
				],
				{
					back: [
						'It was {other}. {Other.they} came to the tent with the pot. “Is it bedtime yet?” said {other}. “I do want to swap back. But I ate all the jam!” The pot was empty.',
						'It was {other}, at the tent, with the pot. “It’s not bedtime yet, is it?” said {other}. “Can we swap back? But I have no more jam. I ate it.” The pot was empty.',
					],
					along: [
						'It was {other}, who still held on to the ear. “I ate all the jam,” said {other}. “But I still want Flop. I’m not too big at all!” The pot was empty.',
						'It was {other}, down by Flop’s ear. “I thought that jam would help,” said {other}. “I ate it all. But I’m not too big for Flop!” The pot was empty.',
					],
					else: [
						'It was {other}, and {other.they} came to the tent with the pot. “I ate all the jam,” said {other}. “It didn’t help. I’m not too big for Flop!” The pot was empty.',
						'It was {other}, and {other.they} came in. “I ate it all up,” said {other}, and held out the empty pot. “But I still want Flop!”',
					],
				},
				[
					'“But what will I sit on?” said {owner}. {hero} looked at the drum.',
					'“No Flop?” said {owner}. “But then what will I sit on?” And {hero} held on to the drum.',
					'“But I sit so well here!” said {owner}. “What else can I sit on?” {hero} had to think.',
				],
			],
			choices: [
				{
					say: 'Give the drum back to get Flop',
					sets: ['gave'],
					outcome: [
						'“Swap?” said {hero}, and held out the drum. It was hard to do. “Swap!” said {owner}. Boom, {owner.they} sat down. So {hero} gave Flop to {other}.',
						'{hero} hit the drum one last time. Boom! “Swap?” “Swap!” said {owner}, and sat down on it. And Flop went back to {other}.',
					],
				},
				{
					say: 'Find one more thing to sit on',
					sets: ['seat'],
					outcome: [
						'{hero} looked all around. What was big, and strong, and empty? The pot! {hero} put it upside down. “Swap?” {owner} sat down on it. Bong! “Bong is good,” said {owner}. “Swap!” So Flop went back to {other}.',
						'What was there? A drum, a tent, and one empty pot. “That’s it!” said {hero}, and put the pot upside down. Bong! {owner} sat on it. “Not soft,” said {owner}, “but it’s my old pot. Swap!” And {other} had Flop back.',
					],
				},
				{
					say: 'Ask for Flop just for the nights',
					sets: ['nights'],
					outcome: [
						'“Do you sit down at night?” asked {hero}. “No,” said {owner}. “At night I lie down.” “Then Flop can go home at night!” So {other} got Flop.',
						'“When do you sit?” asked {hero}. “In the day,” said {owner}. “And when do you hug Flop?” asked {hero}. “At night,” said {other}. “Then swap at night, and swap back by day!” said {hero}. So {other} got Flop for the night.',
					],
				},
			],
			scene: {
				at: 'start',
				with: ['owner', 'other'],
				shows: ['pot', 'tent'],
				holds: 'drum',
				pose: 'hold',
				feeling: 'sad',
			},
		},
		{
			titles: ['Two Eyes', 'What the Button Was For', 'One More Swap', 'Good Night, Flop'],
			time: 'night',
			parts: [
				'@answer',
				[
					'How {other} hugged Flop! Then {other.they} held up one small red thing. It was {hero}’s button! “I got it for Flop,” said {other}. Stitch, stitch, stitch! So now Flop had two eyes. And the new one looked at {hero}.',
					'{other} hugged and hugged Flop. Then {other.they} took out a thread and a red button. It was the one from {hero}! Stitch, stitch. It went in next to the nose. Now Flop had two eyes, and could see all three of them.',
					'“Flop!” said {other}, with a very big hug. “And now hold still.” Out came a red button. {hero} knew it well! Stitch, stitch, stitch. “It’s your new eye,” said {other}. And Flop looked at {hero}.',
				],
				{
					back: ['+ “It’s just bedtime now,” said {other}. “You said till bedtime.”'],
					fast: [
						'+ “I pulled so fast,” said {hero}. “I’m sorry.” “And I held on so long,” said {other}.',
						'+ “I’m sorry that I pulled,” said {hero}. “Flop’s ear is fine,” said {other}. “And so am I.”',
					],
					along: ['+ And now {other} could let go of the ear.'],
				},
				{
					bell: [
						'“Ding!” went {owner}’s bell. “I did not nod off at all!” said {owner}.',
						'{owner} rang the bell, once for each eye. Ding, ding!',
					],
					rope: [
						'{owner} took the rope, and skipped once for each eye.',
						'“Hooray!” said {owner}, and skipped. Skip, skip!',
					],
					umbrella: [
						'Pop! {owner} put up the umbrella, so that Flop would not get wet.',
						'“Hooray!” said {owner}. Pop, went the umbrella!',
					],
				},
				{
					'end-drum': [
						'“But you have no drum,” {other} said to {hero}. “Swap?” And {other.they} held out the empty pot. “What for?” said {hero}. “For Flop,” said {other}. So {hero} put the pot upside down, and hit it. Bong! It was not a drum. But when {owner} sat down it went Boom. And {hero} went Bong!',
						'{hero} had no drum, and no button. “Swap?” said {other}, with the empty pot. “I have nothing to swap,” said {hero}. “You gave me Flop,” said {other}. {hero} put the pot upside down. Bong! And {owner} sat down. Boom! Bong, Boom, Bong! You could hear it all over.',
					],
					'end-pot': [
						'And {hero}? Now the drum was {theirs}, for good. Boom! Then {owner} sat down on the pot. Bong! Boom, Bong! And Flop looked on, with two eyes.',
						'And the drum? “That’s yours,” said {owner}, and sat down on the pot. Bong! “And I said a button was too small!” Boom! said the drum.',
					],
					else: [
						'So each day {owner} sat on Flop, but very softly. Fff. And {hero} drummed and drummed. The last boom came when it got dark. BOOM! It meant, “Time to go home, Flop!” Then {owner} got up, and {other} came. And out of {other}’s arms looked two eyes.',
						'From then on, {owner} sat on Flop by day, but very softly. And all day {hero} drummed. Boom! Boom! When it got dark, there was one last BOOM. Then {owner} got up off Flop, and {other} took Flop home. And two eyes looked back at the drum. Good night!',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['other', 'owner'], shows: ['button'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
