import type { PlotLevel } from '../../format.ts';
import { bestGift } from '../gift.ts';

/** What comes of asking the visitor who took it, and of asking the other one. */
const admitted = [
	'“Was it you?” {hero} asked {culprit} softly. {culprit} nodded. “But why?” asked {owner}.',
	'{hero} went up to {culprit}. “I think it was you,” said {hero}, “but I’m not mad.” Gulp! “It was me,” said {culprit}. “But why?” they all asked.',
];
const denied =
	'“Was it you?” {hero} asked {accused}. “No! I just said good night to it,” said {accused}, and began to cry. It was not {accused} at all! “I was wrong,” said {hero}. “I’m sorry.”';

/** Only two of the three visitors are told of: the one who took it, and the other one whose trace is there. */
export const whoTookIt1: PlotLevel = {
	joins: {
		'by-scarf':
			'“{choice}” And {hero} did. Then, oh no! {Thing} was gone from its shelf. {hero} had the key to {hall}. “Was it you?” said {owner}, {owner.a}. No! But who? Two friends had been there last. {culprit} had a long red scarf. {accused} had a barrow that went eek.',
		'by-barrow':
			'“{choice}” And {hero} did. Then, oh no! {Thing} was gone from its shelf. {hero} had the key to {hall}. “Was it you?” said {owner}, {owner.a}. No! But who? Two friends had been there last. {accused} ate mints all day. {culprit} had a barrow that went eek.',
		'by-mint':
			'“{choice}” And {hero} did. Then, oh no! {Thing} was gone from its shelf. {owner}, {owner.a}, had wanted to sell it. {hero} had the key to {hall}. “Was it you?” said {owner}. No! But who? Two friends had been there last. {culprit} ate mints all day. {accused} had a red scarf.',
	},
	chapters: [
		{
			titles: ['The Key', 'All Gone!', 'Not Me!', 'An Empty Shelf'],
			time: 'day',
			parts: [
				[
					'Jingle, jingle! {hero} was {described}. And now {they} had the key to {hall}! On a shelf in there stood {thing}. “Look after it,” said {owner}, {owner.a}. Each night all of {folk} came in. “Good night, {thing.one}!” they said.',
					'“Here is the key,” said {owner}, {owner.a}. “Look after {thing}!” It stood {hall.at}, on a shelf. {hero} was {described}, and so proud! Each night all of {folk} came in. “Good night, {thing.one}!” they said.',
					'{owner}, {owner.a}, gave {hero} a key. {hero} was {described}, and so proud! On a shelf {hall.at} stood {thing}. Each night all of {folk} came in. “Good night, {thing.one}!” they said.',
				],
				{
					'by-scarf': [
						'One night two friends stayed till last. {culprit}, {culprit.the}, had a long red scarf. {accused}, {accused.the}, had a barrow that went eek. {hero} put out the lamps. All three went out into the dark. Click, went the key.',
						'One night two friends were the last to go home. {accused}, {accused.the}, had a barrow that went eek. {culprit}, {culprit.the}, had a long red scarf. {hero} put out the lamps. All three went out into the dark. Click, went the key.',
						'One night everyone went home but two friends. {culprit}, {culprit.the}, had a long red scarf. {accused}, {accused.the}, had a barrow that went eek. {hero} put out the lamps. All three went out into the dark. Click!',
					],
					'by-barrow': [
						'One night two friends stayed till last. {culprit}, {culprit.the}, had a barrow that went eek. {accused}, {accused.the}, ate mints. {hero} put out the lamps. All three went out into the dark. Click, went the key.',
						'One night two friends were the last to go home. {accused}, {accused.the}, had a bag of mints. {culprit}, {culprit.the}, had a barrow that went eek. {hero} put out the lamps. All three went out into the dark. Click, went the key.',
						'One night everyone went home but two friends. {accused}, {accused.the}, had a bag of mints. {culprit}, {culprit.the}, had a barrow that went eek. {hero} put out the lamps. All three went out into the dark. Click!',
					],
					'by-mint': [
						'“It’s old, so I’ll sell it,” said {owner} one day. A sign went up by the road. FOR SALE! That night two sad friends stayed till last. {culprit}, {culprit.the}, ate mints. {accused}, {accused.the}, had a red scarf. {hero} put out the lamps. All three went out into the dark. Click!',
						'But it was old. So {owner} put up a sign by the road. FOR SALE! That night two sad friends were the last to go. {accused}, {accused.the}, had a red scarf. {culprit}, {culprit.the}, ate mints. {hero} put out the lamps. All three went out into the dark. Click!',
						'But it was old. So {owner} put up a sign by the road. FOR SALE! That night two sad friends stayed till last. {culprit}, {culprit.the}, ate mints. {accused}, {accused.the}, had a red scarf. {hero} put out the lamps. All three went out into the dark. Click!',
					],
				},
				[
					'Next morning, click, in went {hero} and {owner}. “Good morn…” The shelf was empty!',
					'Next morning, click, in went {hero} and {owner}. Oh no! The shelf was empty.',
					'Next morning, click, in went {hero} and {owner}. But where was the {thing.one}?',
				],
				{
					quiet: '“You had the key. Was it you?” said {owner}. {hero} did not dare to say no, and that looked bad.',
					bold: '“You had the key. Was it you?” said {owner}. “NO!” said {hero}, so loud that it looked bad.',
					kind: '“Oh, I’m so sorry for you!” said {hero}. “So was it you?” said {owner}. “You had the key.”',
					honest: '“I had the key, and no one else,” said {hero}. “So was it you?” said {owner}.',
					clever: '“You had the key. Was it you?” said {owner}. {hero} had to think first, and that looked bad.',
					careful: '“You had the key. Was it you?” said {owner}. {hero} took too long to say no, and that looked bad.',
					merry:
						'“You had the key. Was it you?” said {owner}. {hero} had to giggle, out of fright, and that looked bad.',
					dreamy:
						'“You had the key. Was it you?” said {owner}. “What?” said {hero}, who had not heard. And that looked bad.',
					quick: '“You had the key. Was it you?” said {owner}. But {hero} had run off to look, and that looked bad.',
				},
				[
					'But it was not {hero}! Was it one of the two friends?',
					'But it was not {hero}! So was it one of the two friends?',
					'But it was not {hero}! So it was one of the two friends.',
				],
			],
			choices: [
				{
					say: 'Say “I will find it”',
					sets: ['kept-key'],
					outcome: [
						'“I’ll find it!” said {hero}. “I’ll bring it back.” “Good,” said {owner}. “Keep the key for now.” Jingle, jingle!',
						'“It wasn’t me,” said {hero}, “and I will find it!” So {owner} let {hero} keep the key. But just for now.',
					],
				},
				{
					say: 'Give the key back',
					sets: ['gave-key'],
					outcome: [
						'“Here is the key,” said {hero}. “Keep it till I find {thing}.” It was hard to let go. And now there was no jingle.',
						'{hero} gave the key back. “You get it again when {thing} is found,” said {owner}. Now there was no jingle. But {hero} would find it!',
					],
				},
				{
					say: 'Look at the shelf',
					sets: ['looked'],
					outcome: [
						'{hero} looked at the shelf. Someone had dusted it! “A thief doesn’t dust,” said {hero}. “So it was a friend, who was sorry.”',
						'{hero} had a good look at the shelf. Someone had dusted it! “A thief doesn’t dust,” said {hero}. “So it was a friend.”',
					],
				},
			],
			scene: { at: 'hall', with: ['owner'], shows: [], holds: 'key', pose: 'hold', feeling: 'worried' },
		},
		{
			titles: ['Two Clues', 'What Is This?', 'Off to Look', 'A Clue and a Clue'],
			time: 'day',
			parts: [
				'@answer',
				{
					'by-scarf': [
						'There were two clues on the floor. Look, a red thread! That was from {culprit}. Look, a wheel mark! That was from {accused}. So who was it? Both of them lived up the road. So up the road went {hero}, to find out.',
						'On the floor was a wheel mark, from {accused}. And look, a red thread, from {culprit}! So who was it? Both of them had gone home up the road. So {hero} went that way too.',
						'Then {hero} looked at the floor. A red thread! That was {culprit}’s. And a wheel mark! That was {accused}’s. So who was it? Both of them lived up the road. Off went {hero}, to find one more clue.',
					],
					'by-barrow': [
						'There were two clues on the floor. Look, a wheel mark! That was from {culprit}. Look, a mint! That was from {accused}. So who was it? Both of them lived up the road. So up the road went {hero}, to find out.',
						'On the floor was a mint, from {accused}. And look, a wheel mark, from {culprit}! So who was it? Both of them had gone home up the road. So {hero} went that way too.',
						'Then {hero} looked at the floor. A wheel mark! That was {culprit}’s. And a mint! That was {accused}’s. So who was it? Both of them lived up the road. Off went {hero}, to find one more clue.',
					],
					'by-mint': [
						'There were two clues on the floor. Look, a mint! That was from {culprit}. Look, a red thread! That was from {accused}. So who was it? Both of them lived up the road. So up the road went {hero}, to find out.',
						'On the floor was a red thread, from {accused}. And look, a mint, from {culprit}! So who was it? Both of them had gone home up the road. So {hero} went that way too.',
						'Then {hero} looked at the floor. A mint! That was {culprit}’s. And a red thread! That was {accused}’s. So who was it? Both of them lived up the road. Off went {hero}, to find one more clue.',
					],
				},
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['One More Clue', 'Who Was It?', 'Back to the Shelf', 'So Who?'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				{
					'by-scarf': [
						'On the road lay a small bit of {thing}. So it was broken! And on the bit hung a red thread. {hero} took it, and ran back.',
						'Then {hero} saw a small bit of {thing} on the road. So it was broken! And on the bit hung a red thread. {hero} took it, and ran back.',
						'What lay on the road? It was a small bit of {thing}! “So it broke,” said {hero}. And on the bit hung a red thread! Back ran {hero}, with the bit.',
					],
					'by-barrow': [
						'By the road was a small house, with a wheel mark at the door. In there an old gran lay asleep. “Good night, {thing.one},” she said in her sleep. So she had it in her bed! {hero} let her sleep, and ran back.',
						'Then {hero} saw a wheel mark at a small house. “Good night, {thing.one},” said an old gran in there, in her sleep. So she had it in her bed! {hero} let her sleep, and ran back.',
						'Zzz! In a small house lay an old gran. “Good night, {thing.one},” she said in her sleep. So she had it in her bed! And look, a wheel mark at her door! {hero} ran back.',
					],
					'by-mint': [
						'By the road stood the sign. But now it said NOT FOR SALE! So it was someone who wanted it to stay. And under the sign lay a mint. {hero} ran back.',
						'Then {hero} saw the sign. Someone had put a NOT on it. NOT FOR SALE! So it was someone who loved it. And by the sign lay a mint. {hero} ran back.',
						'Look at that sign! Someone had put a NOT on it. NOT FOR SALE! “So it was someone who loves it,” said {hero}. And there lay a mint. So {hero} ran back.',
					],
				},
				{
					'first.reach': [
						'That evening everyone came. {accused} and {culprit} stood by the empty shelf. {hero} had to ask them! But everyone stood in the way.',
						'It was evening, so everyone came. {accused} and {culprit} stood up in front. {hero} had to ask them! But it was too full to get by.',
					],
					'first.hear': [
						'That evening everyone came, {accused} and {culprit} too. “I found a clue!” called {hero}. But everyone cried “Where is it?” and no one heard.',
						'It was evening. Everyone came, {accused} and {culprit} too. “I found a clue!” called {hero}. But everyone talked at once, so no one heard.',
					],
					else: [
						'That evening everyone came, {accused} and {culprit} too. “It wasn’t me,” said {hero}. “But you had the key,” said {owner}. “Can I believe you?”',
						'It was evening. Everyone came, {accused} and {culprit} too. “It wasn’t me,” said {hero}. “I wish I could believe you,” said {owner}.',
					],
				},
				bestGift('reach', 'hear', 'trust'),
				{
					'first.trust': ['+ Then {owner} believed it.', '+ And {owner} believed it too.'],
				},
				{
					'by-scarf': [
						'“So who took it?” said {owner}. {hero} thought of the red thread.',
						'“Who was it?” said {owner}. {hero} looked at the bit with the red thread.',
					],
					'by-barrow': [
						'“So who took it?” said {owner}. {hero} thought of the wheel mark at the door.',
						'“Who was it?” said {owner}. “It was someone with a wheel,” thought {hero}.',
					],
					'by-mint': [
						'“So who took it?” said {owner}. {hero} thought of the mint by the sign.',
						'“Who was it?” said {owner}. “There was a mint by the sign,” thought {hero}.',
					],
				},
			],
			choices: [
				{ say: 'Go and ask {scarf}', if: 'by-scarf', sets: ['right'], outcome: admitted },
				{
					say: 'Go and ask {scarf}',
					if: 'by-mint',
					sets: [],
					outcome: [
						denied,
						'“Is it in your scarf?” {hero} asked {accused}. No! In the scarf was just {accused}. “It wasn’t me! I just said good night,” said {accused}. “I was wrong,” said {hero}. “I’m sorry.”',
					],
				},
				{ say: 'Go and ask {barrow}', if: 'by-barrow', sets: ['right'], outcome: admitted },
				{
					say: 'Go and ask {barrow}',
					if: 'by-scarf',
					sets: [],
					outcome: [
						denied,
						'“Is it in your barrow?” {hero} asked {accused}. No! In the barrow was just a bun. “It wasn’t me! I just said good night,” said {accused}. “I was wrong,” said {hero}. “I’m sorry.”',
					],
				},
				{ say: 'Go and ask {mint}', if: 'by-mint', sets: ['right'], outcome: admitted },
				{
					say: 'Go and ask {mint}',
					if: 'by-barrow',
					sets: [],
					outcome: [
						denied,
						'“Is it in your bag?” {hero} asked {accused}. No! In the bag were just mints. “It wasn’t me! I just said good night,” said {accused}. “I was wrong,” said {hero}. “I’m sorry.”',
					],
				},
				{
					say: 'Say “Please bring it back”',
					sets: ['nobody'],
					outcome: [
						'“I think I know who it was,” said {hero}, “but I won’t say. No one is mad. Please just bring it back tonight.”',
						'{hero} did not say who it was. “Please bring it back tonight,” {hero} told everyone. “No one will be mad.”',
					],
				},
			],
			scene: { at: 'hall', with: ['culprit', 'accused'], shows: [], pose: 'think', feeling: 'curious' },
		},
		{
			titles: ['Home on the Shelf', 'So That Was Why', 'The Key Again'],
			time: 'night',
			parts: [
				'@answer',
				{
					'end-right & by-scarf': [
						'“I bent down to say good night,” said {culprit}. “My scarf got caught, and a bit broke off! I took it all home, to glue it. But I lost the bit on the road.” So {culprit} ran to get {thing}. “And here is the bit!” said {hero}. It fit! “Good night, {thing.one}!” they all said.',
						'“My long scarf got caught on it in the dark,” said {culprit}. “A bit broke off! I took it all home, to glue it. But I lost the bit.” “Here it is!” said {hero}. So {culprit} ran to get {thing}, and the bit fit! “Next time, tell us,” said {owner}. “We’ll all help.”',
					],
					'end-right & by-barrow': [
						'“I took it to my gran,” said {culprit}. “She has to stay in bed. So she can’t come here to say good night.” “Then we’ll all go to her!” said {owner}. And they did. “Good night, {thing.one}!” said Gran. And then it rode home in the barrow, eek, eek, to its shelf.',
						'“My gran can’t get up,” said {culprit}, “but she loves it so. I took it to her in my barrow, in the dark.” “You could have asked,” said {owner}. “We would all have come!” So everyone went to see her. “Good night, {thing.one}!” said Gran. And then it rode home, eek, eek.',
					],
					'end-right & by-mint': [
						'“It was for sale!” said {culprit}. “Then we couldn’t say good night to it. So I hid it under my bed.” “I wanted to buy us a new one,” said {owner}. “We don’t want a new one!” they all said. “Then I’ll keep it,” said {owner}. And {culprit} ran to get it.',
						'“You wanted to sell it,” {culprit} told {owner}. “I love it! So I hid it under my bed.” “We love it too!” they all said. “I didn’t know,” said {owner}. “Then I’ll never sell it.” So {culprit} ran home and got it. “Good night, {thing.one}!”',
					],
					'end-nobody & by-scarf': [
						'So they put out the lamps, and sat in the dark. Someone went out. It took so long! Then swish, someone came in. “Was that a scarf?” said {accused}. “Shh!” said {owner}. They lit the lamps, and there it was! “My scarf got caught, and a bit broke off,” {culprit} told {hero} later. “I had to glue it.” {hero} gave {culprit} the bit, and did not tell.',
						'Then everyone went home to bed. {owner} left the door open. And in the morning it was back on its shelf! “Good morning, {thing.one}!” said {owner}. “My scarf got caught, and a bit broke off,” {culprit} told {hero} softly. “I had to glue it.” So {hero} put on the last bit, and never told.',
					],
					'end-nobody & by-barrow': [
						'So they put out the lamps, and sat in the dark. Someone went out. It took so long! Then eek, eek, someone came in. “What goes eek?” said {accused}. “Shh!” said {owner}. They lit the lamps, and there it was! “I took it to my gran in bed,” {culprit} told {hero} later. “Next time I’ll bring it to her,” said {hero}. And {hero} did not tell.',
						'Then everyone went home to bed. {owner} left the door open. Eek, eek, went something in the night. And in the morning it was back on its shelf! “Good morning, {thing.one}!” said {owner}. “I took it to my gran,” {culprit} told {hero} softly. “She can’t get up.” “Then next time I’ll bring it to her,” said {hero}. And {hero} never told.',
					],
					'end-nobody & by-mint': [
						'So they put out the lamps, and sat in the dark. Someone went out. It took so long! Then crunch, someone came in. “Who eats mints?” said {accused}. “Shh!” said {owner}. They lit the lamps, and there it was! “It came home,” said {owner}. “So I won’t sell it.” “I hid it, so that no one buys it,” {culprit} told {hero} later. And {hero} did not tell.',
						'Then everyone went home to bed. {owner} left the door open. And in the morning it was back on its shelf! “It doesn’t want to go,” said {owner}. “So I won’t sell it.” “I hid it, so that no one buys it,” {culprit} told {hero} softly. “But you weren’t mad. Have a mint.” And {hero} never told.',
					],
					'end-wrong & by-scarf': [
						'Then {culprit} came up. “You said sorry,” said {culprit}, “so I can too. My scarf got caught on {thing}, and a bit broke off. I took it home to glue it.” {culprit} ran to get it, and {hero} put on the bit. Then {hero} pushed the barrow home for {accused}, eek, eek, all the way.',
						'“Wait!” said {culprit}. “It wasn’t {accused}. It was me! My scarf got caught, and a bit broke off. So I took it home to glue it.” Soon {thing} was back, and {hero} put on the bit. Then {hero} gave {accused} a big bun, to say sorry. And the two ate it side by side.',
					],
					'end-wrong & by-barrow': [
						'Then {culprit} came up. “You said sorry,” said {culprit}, “so I can too. I took it to my gran, who has to stay in bed.” So {culprit} ran to get it, and it came back, eek, eek. “Good night, {thing.one}!” they all said. “Have a mint,” said {accused} to {hero}. And so they were friends again.',
						'“Wait!” said {culprit}. “It wasn’t {accused}. It was me! My gran can’t get up, so I took it to her.” Eek, eek, it came home in the barrow. Then {hero} gave {accused} a big bun, to say sorry. And the two ate it side by side.',
					],
					'end-wrong & by-mint': [
						'Then {culprit} came up. “You said sorry,” said {culprit}, “so I can too. It was for sale, so I hid it under my bed.” “Do you love it so much?” said {owner}. “Then I won’t sell it.” And soon it was back. {hero} went home with {accused}, and held one end of the red scarf.',
						'“Wait!” said {culprit}. “It wasn’t {accused}. It was me! I hid it, so that no one could buy it.” “Then I won’t sell it,” said {owner}. And soon it was back. {hero} gave {accused} a big bun, to say sorry. And the two ate it side by side.',
					],
				},
				{
					'end-right': [
						'“I just came up close to say good night,” said {accused}. “Did you think it was me?” “I did,” said {hero}, “but not for long.”',
						'“And I just came up close to say good night,” said {accused}. “I know that now,” said {hero}.',
					],
				},
				{
					'looked & !end-nobody': [
						'“I dusted the shelf, too,” said {culprit}. “I saw that,” said {hero}. “So I knew that it was a friend.”',
						'“And I dusted,” said {culprit}, “because I was so sorry.” “I saw that!” said {hero}.',
					],
				},
				{
					'gave-key & end-wrong': [
						'“Here is your key again,” said {owner} to {hero}. “I was wrong too, and I’m sorry.” Jingle, jingle!',
						'“It’s back, so you get the key back too,” said {owner}. “I’m sorry, {hero}.” Jingle, jingle!',
					],
					'gave-key': [
						'“It wasn’t you, {hero}. I’m sorry,” said {owner}. “Here is your key.” Jingle, jingle!',
						'“It’s back! So here is your key, {hero},” said {owner}. Jingle, jingle! How good that was to hear!',
					],
					'end-wrong': [
						'“It wasn’t you, {hero},” said {owner}. “I was wrong too. So keep the key.” Jingle, jingle!',
						'“We were both wrong,” said {owner} to {hero}. “But the key is yours.” Jingle, jingle!',
					],
					else: [
						'“It’s back, {hero}! I’m sorry. Keep the key for good,” said {owner}. Jingle, jingle!',
						'“It wasn’t you, {hero}. Keep the key for good,” said {owner}. And home went {hero}, jingle, jingle!',
					],
				},
				{
					'first.ally & end-nobody': [
						'And {first.ally} came to say hello to the {thing.one}.',
						'“So that’s the {thing.one}!” said {first.ally}.',
					],
					'first.ally': [
						'“Good night, {thing.one}!” said {first.ally} too.',
						'And {first.ally} said it too. “Sleep well, {thing.one}!”',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['culprit', 'owner'], shows: ['thing', 'key'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
