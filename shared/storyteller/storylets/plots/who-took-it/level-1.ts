import type { PlotLevel } from '../../format.ts';
import { bestGift } from '../gift.ts';

/** What comes of asking the visitor who took it, and of asking the other one. */
const admitted = [
	'“Was it you?” {hero} asked {culprit} softly. No one else heard it. {culprit} gave a nod. “Yes,” said {culprit}. “And now I’ll tell them.”',
	'{hero} went up to {culprit}. “I think it was you,” said {hero}, “but I am not mad.” Gulp! “It was me,” said {culprit}.',
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
					'Jingle, jingle! {hero} was {described}. And now {hero} had the key to {hall}! On a shelf in there stood {thing}. “Look after it,” said {owner}, {owner.a}. Each night all of {folk} came in. “Good night, {thing.one}!” they said.',
					'“Here is a key,” said {owner}, {owner.a}. It was the key to {hall}. “Please look after {thing} for us.” {hero} was {described}. Each night all of {folk} came to the shelf. “Good night, {thing.one}!” they said.',
					'{owner}, {owner.a}, gave {hero} a key. Jingle! It was the key to {hall}. {Thing} stood on a shelf in there. {hero} was {described}. Each night all of {folk} came in. “Good night, {thing.one}!” they said.',
				],
				{
					'by-scarf': [
						'One night two friends stayed till last. {culprit}, {culprit.the}, had a long red scarf. {accused}, {accused.the}, had a barrow that went eek. {hero} put out the lamps. They went out in the dark, and click, went the key.',
						'One night two friends were the last to go home. {accused}, {accused.the}, had a barrow that went eek. {culprit}, {culprit.the}, had a long red scarf. {hero} put out the lamps. Then they went out in the dark. Click, went the key.',
						'One night they all went home but two. {culprit}, {culprit.the}, had a long red scarf. {accused}, {accused.the}, had a barrow that went eek. {hero} put out the lamps, and out they went in the dark. Click!',
					],
					'by-barrow': [
						'One night two friends stayed till last. {culprit}, {culprit.the}, had a barrow that went eek. {accused}, {accused.the}, ate mints. {hero} put out the lamps. They went out in the dark, and click, went the key.',
						'One night two friends were the last to go home. {accused}, {accused.the}, had a bag of mints. {culprit}, {culprit.the}, had a barrow that went eek. {hero} put out the lamps. Then they went out in the dark. Click, went the key.',
						'One night they all went home but two. {accused}, {accused.the}, had a bag of mints. {culprit}, {culprit.the}, had a barrow that went eek. {hero} put out the lamps, and out they went in the dark. Click!',
					],
					'by-mint': [
						'“It’s old, so I will sell it,” said {owner} one day. A sign went up by the road. FOR SALE! Two sad friends stayed till last. {culprit}, {culprit.the}, ate mints. {accused}, {accused.the}, had a red scarf. {hero} put out the lamps, and out they went in the dark. Click!',
						'One day {owner} put up a sign by the road. FOR SALE! Two sad friends were the last to go that night. {accused}, {accused.the}, had a red scarf. {culprit}, {culprit.the}, ate mints. {hero} put out the lamps, and out they went in the dark. Click!',
						'Then {owner} put up a sign by the road. {Thing} was for sale! Two sad friends stayed till last. {culprit}, {culprit.the}, ate mints. {accused}, {accused.the}, wept into a red scarf. {hero} put out the lamps, and out they went in the dark. Click!',
					],
				},
				[
					'Next morning, click, in went {hero} and {owner}. “Good morn…” Oh no! The shelf was empty!',
					'And in the morning? Click, in went {hero} and {owner}. But oh no! The shelf was empty.',
					'Next morning, click, {hero} and {owner} went in, and looked up at the shelf. No {thing.one}!',
				],
				{
					quiet: '“Was it you?” said {owner}. {hero} did not dare to say a word, so it looked bad.',
					bold: '“Was it you?” said {owner}. “NO!” said {hero}. It was so loud that it looked bad.',
					kind: '“Oh, I’m sorry!” said {hero}. “So it was you?” said {owner}.',
					honest: '“I had the key, and no one else,” said {hero}. “So was it you?” said {owner}.',
					clever: '“Was it you?” said {owner}. {hero} had to think first. So it looked bad.',
					careful: '“Was it you?” said {owner}. {hero} took too long to say no, so it looked bad.',
					merry: '“Was it you?” said {owner}. {hero} had to giggle, out of fright. So it looked bad.',
					dreamy: '“Was it you?” said {owner}. “What?” said {hero}, who had not heard. So it looked bad.',
					quick: '“Was it you?” said {owner}. But {hero} had run off to look. So it looked bad.',
				},
				[
					'But it was not {hero}! Someone took it in the dark. Was it one of the two friends?',
					'But it was not {hero}! So who took it in the dark? Was it one of the two friends?',
					'It was not {hero}! So who took it in the dark? There were just those two friends.',
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
						'{hero} looked at the shelf. There was no dust on it! “A thief doesn’t dust,” said {hero}. “This was someone who was sorry.”',
						'{hero} had a good look. There was not one bit of dust! “Who takes a thing and then dusts?” said {hero}. “So it was a friend.”',
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
						'There were two clues on the floor. Look, a red thread! Look, a wheel mark! So was it {culprit}, or was it {accused}? They both lived up the road. So up the road went {hero}, to find out.',
						'On the floor was a wheel mark. And look, a red thread! Was it {accused}? Was it {culprit}? They had both gone home up the road. So {hero} went that way too.',
						'Then {hero} looked at the floor. A red thread! And a wheel mark! So it was {culprit}, or it was {accused}. They both lived up the road. Off went {hero}, to find one more clue.',
					],
					'by-barrow': [
						'There were two clues on the floor. Look, a wheel mark! Look, a mint! So was it {culprit}, or was it {accused}? They both lived up the road. So up the road went {hero}, to find out.',
						'On the floor was a mint. And look, a wheel mark! Was it {accused}? Was it {culprit}? They had both gone home up the road. So {hero} went that way too.',
						'Then {hero} looked at the floor. A wheel mark! And a mint! So it was {culprit}, or it was {accused}. They both lived up the road. Off went {hero}, to find one more clue.',
					],
					'by-mint': [
						'There were two clues on the floor. Look, a mint! Look, a red thread! So was it {culprit}, or was it {accused}? They both lived up the road. So up the road went {hero}, to find out.',
						'On the floor was a red thread. And look, a mint! Was it {accused}? Was it {culprit}? They had both gone home up the road. So {hero} went that way too.',
						'Then {hero} looked at the floor. A mint! And a red thread! So it was {culprit}, or it was {accused}. They both lived up the road. Off went {hero}, to find one more clue.',
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
						'On the road lay a bit of {thing}. So it was broken! Did a scarf pull it down? Did a barrow bump it? {hero} put the bit in a bag, and ran back.',
						'Then {hero} saw a small bit of {thing}. So it was broken! Did a barrow bump it? Did a scarf pull it down? {hero} put the bit in a bag, and ran back.',
						'What lay on the road? A bit of {thing}! “So it broke,” said {hero}. “By a barrow? By a scarf?” And {hero} put the bit in a bag.',
					],
					'by-barrow': [
						'By the road was a small house. An old gran lay asleep in there. “Good night, {thing.one},” she said in her sleep. So it had been here! But whose gran was she? {hero} went back.',
						'Then {hero} saw a small house. “Good night, {thing.one},” said an old gran in her sleep. So it had been here! Whose gran was she? {hero} let her sleep, and ran back.',
						'Zzz! In a small house lay an old gran. “Good night, {thing.one},” she said in her sleep. Who had brought it to her? {hero} let her sleep, and went back.',
					],
					'by-mint': [
						'And by the road stood the sign. But now it said NOT FOR SALE! So it was someone who wanted to keep it here. But who? {hero} ran back.',
						'Then {hero} saw the sale sign. Someone had put a NO on it! So it was no thief. It was someone who loved it. But who? {hero} ran back.',
						'Look at that sign! Someone had put a NOT on it. NOT FOR SALE! “So it was someone who loves it,” said {hero}, and ran back.',
					],
				},
				{
					'first.reach': [
						'That evening they all came to the shelf. {accused} and {culprit} stood in front. {hero} had to ask them! But it was too full.',
						'It was evening, so they had all come. {accused} and {culprit} stood by the empty shelf. {hero} had to ask them! But no one could get by.',
					],
					'first.hear': [
						'That evening they all came, {accused} and {culprit} too. “I know more now!” said {hero}. But “Where is it?” they all cried. No one heard.',
						'It was evening. They had all come, {accused} and {culprit} too. “I found a clue!” called {hero}. But they all talked at once. No one heard.',
					],
					else: [
						'That evening they all came, {accused} and {culprit} too. “I know more now,” said {hero}. “But you had the key,” said {owner}. “Can I believe you?”',
						'It was evening. They had all come, {accused} and {culprit} too. “It wasn’t me,” said {hero}. “I wish I could believe you,” said {owner}.',
					],
				},
				bestGift('reach', 'hear', 'trust'),
				{
					'first.trust': ['+ Then {owner} believed it.', '+ And {owner} believed it too.'],
				},
				[
					'“So who took it?” said {owner}. One of the two friends looked down.',
					'“Who was it?” said {owner}. One of the two friends looked away.',
					'“Well?” said {owner}. “Who has it?” One of the two friends did not look up.',
				],
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
						'“I think I know,” said {hero}, “but I won’t say a name. No one is mad. Please just bring it back tonight.”',
						'{hero} did not say a name. “Whoever took it can bring it back tonight,” said {hero}. “No one will be mad.”',
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
						'“I bent down to say good night,” {culprit} told them. “My scarf got caught on {thing}, and it broke! So I took it home to glue it. But one bit is lost.” And {culprit} ran to get it. “Here is that bit!” said {hero}. It fit! “Good night, {thing.one}!” they all said.',
						'“My long scarf got caught on {thing},” {culprit} told them. “It broke! I didn’t dare to say so. So I took it home and glued it.” {culprit} ran to get it. Just one bit was missing, and {hero} had that! “Next time, tell us,” said {owner}. “We’ll all help.”',
					],
					'end-right & by-barrow': [
						'“I took it to my gran,” {culprit} told them. “She has to stay in bed. So she can’t come here to say good night.” “Then we’ll all go to her!” said {owner}. And they did. “Good night, {thing.one}!” said Gran. And then it rode home, eek, eek, to its shelf.',
						'“My gran can’t get up,” {culprit} told them, “but she loves it so. So I took it to her in my barrow.” “You could have asked,” said {owner}. “We would all have come!” So they all went. “Good night, {thing.one}!” said Gran. And then it rode home, eek, eek.',
					],
					'end-right & by-mint': [
						'“It was for sale!” {culprit} told them. “Then we couldn’t say good night to it. So I hid it under my bed.” “I wanted to buy us a new one,” said {owner}. “We don’t want a new one!” they all said. “Then I’ll keep it,” said {owner}. And {culprit} ran to get it.',
						'“You wanted to sell it,” {culprit} told {owner}. “So I hid it. I love it!” “We love it too!” they all said. “Oh!” said {owner}. “I didn’t know. Then I’ll never sell it.” So {culprit} ran home and got it. “Good night, {thing.one}!”',
					],
					'end-nobody & by-scarf': [
						'So they put out the lamps, and sat in the dark. Someone went out. It took so long! Then swish, someone came in. “Was that a scarf?” said {accused}. “Shh!” said {owner}. They lit the lamps, and there it was! “I broke it and had to glue it,” {culprit} told {hero} at the door. {hero} gave {culprit} the last bit, and did not tell.',
						'Then they all went home to bed. And in the morning it was back on its shelf! Just one bit was missing, and {hero} had that. “Good morning, {thing.one}!” said {owner}. “I broke it and had to glue it,” {culprit} told {hero} softly. “But you weren’t mad.” And {hero} never told.',
					],
					'end-nobody & by-barrow': [
						'So they put out the lamps, and sat in the dark. Someone went out. It took so long! Then eek, eek, someone came in. “What goes eek?” said {accused}. “Shh!” said {owner}. They lit the lamps, and there it was! “It was for my gran in bed,” {culprit} told {hero} at the door. “Then next time I’ll bring it to her,” said {hero}. And {hero} did not tell.',
						'Then they all went home to bed. Eek, eek, went something in the night. And in the morning it was back on its shelf! “Good morning, {thing.one}!” said {owner}. “I took it to my gran in bed,” {culprit} told {hero} softly. “She can’t come here.” “Then tell me,” said {hero}, “and we will bring it to her.” And {hero} never told.',
					],
					'end-nobody & by-mint': [
						'So they put out the lamps, and sat in the dark. Someone went out. It took so long! Then crunch, someone came in. “Who eats mints?” said {accused}. “Shh!” said {owner}. They lit the lamps, and there it was! “It came home,” said {owner}. “So I won’t sell it.” “I hid it under my bed,” {culprit} told {hero} at the door. And {hero} did not tell.',
						'Then they all went home to bed. And in the morning it was back on its shelf! “It doesn’t want to go,” said {owner}. “So I won’t sell it.” “I hid it under my bed,” {culprit} told {hero} softly. “But you weren’t mad. Have a mint.” And {hero} never told.',
					],
					'end-wrong & by-scarf': [
						'Then {culprit} came up. “You said sorry,” said {culprit}, “so I can too. My scarf got caught, and it broke. I took it home to glue it.” {culprit} ran to get it, and {hero} put on the last bit. Then {hero} pushed the barrow home for {accused}, eek, eek, all the way.',
						'“Wait!” said {culprit}. “It wasn’t {accused}. It was me! I broke it, so I took it home to glue it.” Soon it was back, and {hero} put on the last bit. Then {hero} gave {accused} a big bun, to say sorry. And they ate it side by side.',
					],
					'end-wrong & by-barrow': [
						'Then {culprit} came up. “You said sorry,” said {culprit}, “so I can too. I took it to my gran, who has to stay in bed.” So it came back, eek, eek. “Good night, {thing.one}!” they all said. “Have a mint,” said {accused} to {hero}. And so they were friends again.',
						'“Wait!” said {culprit}. “It wasn’t {accused}. It was me! My gran can’t get up, so I took it to her.” Eek, eek, it came home. Then {hero} gave {accused} a big bun, to say sorry. And they ate it side by side.',
					],
					'end-wrong & by-mint': [
						'Then {culprit} came up. “You said sorry,” said {culprit}, “so I can too. It was for sale, so I hid it under my bed.” “Do you all love it so much?” said {owner}. “Then I won’t sell it.” And {hero} went home with {accused}, and held one end of the red scarf.',
						'“Wait!” said {culprit}. “It wasn’t {accused}. It was me! I hid it, so that no one could buy it.” “Then I won’t sell it,” said {owner}. And soon it was back. {hero} gave {accused} a big bun, to say sorry. And they ate it side by side.',
					],
				},
				{
					'end-right': [
						'“Did you think that it was me?” said {accused}. “I just came up close to say good night.” “I did,” said {hero}, “but just for a bit.”',
						'“And I just said good night to it,” said {accused}. “I know that now,” said {hero}.',
					],
				},
				{
					'looked & !end-nobody': [
						'“I dusted the shelf, too,” said {culprit}. “I know,” said {hero}. “So you were sorry!”',
						'“And I dusted,” said {culprit}, “because I was so sorry.” “I saw that!” said {hero}.',
					],
				},
				{
					'gave-key & end-wrong': [
						'“Here is your key again,” said {owner} to {hero}. “I was wrong too, and I am sorry.” Jingle, jingle!',
						'“It’s back, so you get the key back too,” said {owner}. “I’m sorry, {hero}.” Jingle, jingle!',
					],
					'gave-key': [
						'“It wasn’t you. I’m sorry, {hero},” said {owner}. “Here is your key.” Jingle, jingle!',
						'“It’s back! So here is your key, {hero},” said {owner}. Jingle, jingle! How good that was to hear!',
					],
					'end-wrong': [
						'“It wasn’t you, {hero},” said {owner}. “I was wrong too. So keep the key.” Jingle, jingle!',
						'“We were both wrong,” said {owner} to {hero}. “But the key is yours.” Jingle, jingle!',
					],
					else: [
						'“It’s back, {hero}! So keep the key, for good,” said {owner}. Jingle, jingle!',
						'“Keep the key, {hero}, for good,” said {owner}. And home went {hero}, jingle, jingle!',
					],
				},
				{
					'first.ally & end-nobody': [
						'And {first.ally} came to say hello to the {thing.one}.',
						'“So that is the {thing.one}!” said {first.ally}.',
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
