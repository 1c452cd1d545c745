import type { PlotLevel } from '../../format.ts';

export const chainOfSwaps1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then, boom! In a tent sat {owner}, {owner.kind}. All {owner.they} had to sit on was a drum. How {hero} wanted that drum! By the tent stood a cart, and it was {other}’s. {other} was {other.kind}. On top sat Flop, a big soft toy with one eye. {hero} swapped a red button for an old thing, and that for jam. It was a big tin pot full.',
	chapters: [
		{
			titles: ['Boom', 'Just One Button', 'A Drum to Sit On', 'Too Small'],
			time: 'day',
			parts: [
				[
					'Boom! In a tent {start.at} sat {owner}, {owner.kind}. {Owner.they} had no chair, so {owner.they} sat on a drum. Boom! Outside stood {hero}, who was {described}, and loved that boom. “I want that drum!” said {hero}, and went in. “Swap?” But all {hero} had was one red button. “I can’t sit on a button!” said {owner}.',
					'Boom! It came out of a tent {start.at}. {owner}, {owner.kind}, had sat down on a drum. It was all {owner.they} had to sit on. Outside stood {hero}, and listened. {hero} was {described}, and had a red button. “How I want that drum!” said {hero}, and went in. “Swap?” “No,” said {owner}. “I can’t sit on a button!”',
					'“Boom!” went a tent {start.at}. It was {owner}, {owner.kind}. {Owner.they} had no chair, so {owner.they} sat on a drum. Just then {hero} went by. {hero} was {described}, and had one red button. “Oh, I want that drum!” said {hero}, and went in. “Swap?” “I can’t sit on a button!” said {owner}, and laughed.',
				],
				{
					quiet: '“Please?” said {hero}, so softly that {owner} heard “Peas.” “No peas,” said {owner}.',
					bold: '“I can!” said {hero}, and sat down on it. But then it was hard to find.',
					kind: '“Then have it as a present,” said {hero}. “I can’t sit on a present,” said {owner}.',
					honest: '“And it has a crack in it,” said {hero}. That did not help.',
					clever: '“It’s round, like a drum,” said {hero}. But it did not go boom.',
					careful: '{hero} rubbed the button till it shone. But it was still small.',
					merry: '“Then only sit down a little!” said {hero}. But that was no good.',
					dreamy: '{owner} sat down, boom! {hero} loved that boom, and heard nothing else. So {owner} said it again.',
					quick: '“Two buttons, then!” cried {hero}. But there was only one.',
				},
				[
					'By the tent stood {other}, {other.kind}, with a cart of old things. On top sat Flop, a big soft toy with long ears and one eye. “Swap?” said {hero}, and held up the button. {other} looked at Flop’s one eye. “Just what I need!” said {other}. “Do you want a bell for it, or a rope, or an umbrella?”',
					'[Not far off|Close by] was a cart of old things. By it stood {other}, {other.kind}. On top sat Flop, a [big |]soft toy. Flop had long ears and [only |]one eye. “Swap?” said {hero}. {other} looked at the button, and at Flop’s one eye. “Just what I need! I[ have|’ve got] a bell, a rope, and an umbrella. Take one!”',
					'Next to the tent was {other}, {other.kind}, with a cart. It was full of old things. [At the very top|On top of it] sat a big soft toy. It was Flop, [and Flop had|who had|with] long ears and one eye. {hero} held up the button. “Swap?” {other} looked at it, and at Flop’s one eye. “Just what I need! [Would you like|Do you want] a bell, or a rope? Or an umbrella?”',
				],
			],
			choices: [
				{
					say: 'Take the bell that goes ding',
					sets: ['bell'],
					outcome: [
						'“Swap!” Away went the button. {hero} took the bell to {owner}. “I can’t sit on a bell,” said {owner}. “But I nod off so much! If I hold it when I nod, ding, I’ll wake up. It’s just what I need! I have so much jam. Take some for it!”',
						'“Swap!” For the button {hero} got the bell, and took it to {owner}. “I can’t sit on that,” said {owner}. “But I nod off all day. If I hold that, the ding will wake me. Just what I need! I’ll give you my jam for it.”',
					],
				},
				{
					say: 'Ask for the long skipping rope',
					sets: ['rope'],
					outcome: [
						'“Swap!” Away went the button. {hero} took the rope to {owner}. “I can’t sit on a rope,” said {owner}. “But I can skip! It’s just what I need!” Skip, skip, bump! “I have so much jam. Take some for it!”',
						'“Swap!” For the button {hero} got the rope, and took it to {owner}. “I can’t sit on that,” said {owner}. “But I sit all day. So it’s just what I need!” Skip, skip! “I’ll give you my jam for it.”',
					],
				},
				{
					say: 'Pick the old yellow umbrella',
					sets: ['umbrella'],
					outcome: [
						'“Swap!” Away went the button. {hero} took the umbrella to {owner}. “I can’t sit on that,” said {owner}. “But my tent has a hole. Drip, drip! It’s just what I need! I have so much jam. Take some for it!”',
						'“Swap!” For the button {hero} got the umbrella, and took it to {owner}. Pop! “I can’t sit on it,” said {owner}. “But I can sit under it! It’s just what I need. I’ll give you my jam for it.”',
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
					'The jam was in a big tin pot. {hero} gave the pot a tap, but a full pot only goes blup. So {hero} took it to {other}. “Swap?” “Jam! Just what I need!” said {other}. “And what do you need?” “Something to sit on,” said {hero}. {other} looked all over the cart. A hat? A clock? A cup? No one can sit on a cup!',
					'It was a big tin pot, and full to the top. {hero} gave it a tap, but it only went “blup.” So {hero} took the jam to {other}. “Swap?” “Yum! Just what I need!” said {other}. “What do you want for it?” “Something to sit on,” said {hero}. {other} looked. There was a cup, a hat, and a clock. You can’t sit on a clock!',
					'The jam came in a big tin pot. But you can’t drum on a full pot, because it only goes “blup.” So {hero} took the jam to {other}. “Swap?” “Jam! It’s just what I need!” said {other}. “And what do you need?” “Something to sit on,” said {hero}. {other} looked in the cart. Who can sit on a clock? Or on a hat, or a cup?',
				],
				[
					'But oh, that jam! Then {other} looked up. “Take Flop,” said {other}. “I’m much too big for a toy.” And {other.they} held out Flop. But {other.they} did not let go of one long ear.',
					'But oh, that jam! So {other} took Flop down from the top. “Here,” said {other}. “I’m too big for Flop.” {hero} took hold of Flop. But {other} did not let go of one long ear.',
					'But oh, that jam! “You can sit on Flop,” said {other} at last. “I’m much too big for a toy.” So {hero} took Flop. But {other} still held on to one long ear.',
				],
			],
			choices: [
				{
					say: 'Say, “We can swap back till bedtime”',
					sets: ['back'],
					outcome: [
						'“We can swap back till bedtime,” said {hero}. “I won’t want to,” said {other}, and let go of the ear. “When is bedtime?” And {hero} took Flop to the tent.',
						'“You can swap back till bedtime,” said {hero}. “Oh, I’m too big for that,” said {other}, and let go. “Is it soon?” And {hero} took Flop to the tent.',
					],
				},
				{
					say: 'Pull once, very fast, and go',
					sets: ['fast'],
					outcome: [
						'“One, two, pull!” said {hero}. The ear slid out of {other}’s hand. And {hero} was off to the tent with Flop. {other} sat down by the cart, all alone with the jam.',
						'“One, two, three!” {hero} gave a pull, and was off to the tent with Flop. {other} looked at the jam. It did not look back.',
					],
				},
				{
					say: 'Let {other} come and hold the ear',
					sets: ['along'],
					outcome: [
						'“Come along,” said {hero}, “and hold on.” So off to the tent they went. {hero} had Flop, and {other} had the ear. And the pot of jam came too.',
						'“Then hold on, and come too,” said {hero}. So {other} took the pot of jam, and held on to the ear. And off to the tent they went, with Flop.',
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
					'“Swap?” said {hero}, and put Flop down. So {owner} sat on Flop’s tummy, and there was no boom, only “Fff.” “Oh, how soft!” said {owner}. “Just what I need! Swap!” So {hero} had the drum! Boom! Boom! {hero} drummed outside till it was nearly dark. But what was that? Boom! “Boo!” Boom! “Boo-hoo!”',
					'“Swap?” {hero} put Flop down in the tent, and {owner} sat on the tummy. Fff! That was no boom at all. “So soft!” said {owner}. “Just what I need. Swap!” Now {hero} had the drum. Boom! Boom! Boom! {hero} drummed till the sun went down. But what was that? Boom! “Boo!” Boom! “Boo-hoo!”',
					'{hero} put Flop in the tent. “Swap?” {owner} sat down on the tummy, and it did not go “Boom.” It went “Fff.” “Mmm, soft!” said {owner}. “That’s just what I need. Swap!” At last {hero} had the drum! Boom! Boom! {hero} drummed and drummed until it got dark. But what was that? Boom! “Boo!” Boom! “Boo-hoo!”',
				],
				{
					bell: ['+ “Ding?” went {owner}’s bell. “Who’s sad?”', '+ {owner} rang the bell. Ding! “Who’s sad?”'],
					rope: ['+ {owner} looked up, with the rope in one hand.', '+ So {owner} put the rope down. “Who’s sad?”'],
					umbrella: [
						'+ {owner} looked out from under the umbrella.',
						'+ “Who’s sad?” asked {owner}, from under the umbrella.',
					],
				},
				{
					back: [
						'It was {other}, with the pot. “Is it bedtime yet?” said {other}. “I do want to swap back. But I ate all the jam!” The pot was empty.',
						'It was {other}, with the pot. “It’s not bedtime yet, is it?” said {other}. “Can we swap back? But I have no more jam. I ate it all.” The pot was empty.',
					],
					along: [
						'It was {other}, who still held on to the ear. “I ate all the jam,” said {other}. “But I still want Flop. I’m not too big at all!” The pot was empty.',
						'It was {other}, down by Flop’s ear. “I ate all the jam,” said {other}. “But it did not help. I’m not too big for Flop!” The pot was empty.',
					],
					else: [
						'It was {other}, who came to the tent with the pot. “I ate all the jam,” said {other}. “It didn’t help. I’m not too big for Flop!” The pot was empty.',
						'It was {other}, who came with the pot. “I ate it all up,” said {other}, and the pot was empty. “But I still want Flop!”',
					],
				},
				[
					'“But nothing else is so soft!” said {owner}. {hero} held on to the drum, and thought.',
					'“No Flop?” said {owner}. “Must I sit on hard things again?” And {hero} held on to the drum.',
					'“But I sit so softly here!” said {owner}. “Must I get up?” And {hero} held the drum tight.',
				],
			],
			choices: [
				{
					say: 'Give the drum back to get Flop',
					sets: ['gave'],
					outcome: [
						'“Swap?” said {hero}, and held out the drum. It was hard to do. “Swap!” said {owner}, and sat down. Boom! So {other} got Flop back.',
						'{hero} hit the drum one last time. Boom! “Swap?” “Swap!” said {owner}, and sat down on it. And {hero} gave Flop to {other}.',
					],
				},
				{
					say: 'Find one more thing to sit on',
					sets: ['seat'],
					outcome: [
						'{hero} looked all around. What was big, and strong, and empty? The pot! {hero} turned it upside down. “Swap?” {owner} sat down on it. Bong! “It’s hard,” said {owner}, “but bong is good. Swap!” So {other} got Flop back.',
						'There was a drum, and a tent, and one empty pot. “That’s it!” said {hero}, and turned the pot upside down. {owner} sat down. Bong! “It’s not soft,” said {owner}, “but it’s my own old pot. Swap!” So {other} got Flop back.',
					],
				},
				{
					say: 'Ask for Flop just for the nights',
					sets: ['nights'],
					outcome: [
						'“Do you sit at night?” asked {hero}. “No,” said {owner}. “At night I lie down.” “Then Flop can go home at night!” said {hero}. “Swap!” said {other}, and gave {owner} the pot, and got Flop.',
						'“When do you sit?” asked {hero}. “In the day,” said {owner}. “And when do you hug Flop?” asked {hero}. “At night,” said {other}. “Then share Flop!” said {hero}. “Swap!” said {other}, and gave {owner} the pot. So {other} got Flop at night.',
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
					'How {other} hugged Flop! Then {other.they} held up something small and red. It was {hero}’s old button! “I got it for Flop,” said {other}. Stitch, stitch, stitch! Now Flop had two eyes, and the new one looked at {hero}.',
					'{other} hugged and hugged Flop. Then {other.they} took out a thread and a red button. It was {hero}’s old button! Stitch, stitch, it went in next to the nose. Now Flop had two eyes, and could see all three of them.',
					'“Flop!” said {other}, with a very big hug. “And now hold still.” Out came the red button, and {hero} knew it well! Stitch, stitch, stitch. “It’s your new eye,” said {other}. And Flop looked at {hero}.',
				],
				{
					back: [
						'+ “And now it’s bedtime,” said {other}, with a big yawn.',
						'+ “So now it’s bedtime,” said {other}, and yawned. “We swapped back!”',
					],
					fast: [
						'+ “I’m sorry I pulled,” said {hero}. “And I’m sorry I held on so long,” said {other}.',
						'+ “I’m sorry I pulled the ear,” said {hero}. “Flop’s ear is fine,” said {other}. “And so am I.”',
					],
					along: [
						'+ And now {other} let go of the ear, and held all of Flop.',
						'+ And {hero} held one ear, and {other} held the other.',
					],
				},
				{
					bell: [
						'“Wake up, new eye!” said {owner}, and rang the bell. Ding, ding!',
						'So {owner} rang the bell, once for each eye. Ding, ding!',
					],
					rope: [
						'{owner} took the rope, and skipped once for each eye.',
						'“Hooray!” said {owner}, and skipped. Skip, skip!',
					],
					umbrella: [
						'{owner} held the umbrella over Flop, like a small roof.',
						'“Hooray!” said {owner}, and held the umbrella over Flop.',
					],
				},
				{
					'end-drum': [
						'“But now you have no drum,” said {other}. “Swap?” And {other.they} held out the empty pot. “What for?” said {hero}. “For Flop,” said {other}. So {hero} turned the pot upside down and hit it. Bong! It was not a drum. But when {owner} sat down, it went Boom. And {hero} went Bong!',
						'Now {hero} had no drum and no button. “Swap?” said {other}, with the empty pot. “I have nothing to swap,” said {hero}. “You gave me Flop,” said {other}. So {hero} turned the pot upside down. Bong! And {owner} sat down. Boom! Bong, boom, bong! And the red button saw it all.',
					],
					'end-pot': [
						'And {hero} had the drum, for good. Boom! Then {owner} sat down on the pot. Bong! Boom, bong! And Flop looked on, with two eyes.',
						'“The drum is yours,” said {owner} to {hero}, and sat down on the pot. Bong! “And you got it all for one button!” And the drum said, “Boom!”',
					],
					'nights & bell': [
						'Then {owner} cooked new jam, for all three. So every day {owner} sat on Flop, very softly, and {hero} drummed. When it got dark, {owner} rang the bell. Ding! It meant, “Time to go home, Flop!” So {other} took Flop home. And two eyes looked out over {other}’s arm.',
						'So {owner} sat on Flop by day, and cooked jam in the pot. And {hero} drummed. Boom! But at night the bell went ding. Then {owner} got up, and {other} took Flop home. And two eyes looked back at the drum. Good night!',
					],
					else: [
						'Then {owner} cooked new jam in the empty pot, for all three. So every day {owner} sat on Flop, very softly, and {hero} drummed and drummed. The last boom came when it got dark. BOOM! It meant, “Time to go home, Flop!” So {other} came and took Flop home. And two eyes looked out over {other}’s arm.',
						'So {owner} sat on Flop by day, and cooked jam in the pot. And {hero} drummed. Boom! Boom! When it got dark, there was one last BOOM. Then {owner} got up, and {other} took Flop home. And two eyes looked back at the drum. Good night!',
					],
				},
			],
			choices: 'none',
			scene: { at: 'start', with: ['other', 'owner'], shows: ['button'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
