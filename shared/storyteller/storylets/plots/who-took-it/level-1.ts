import type { PlotLevel } from '../../format.ts';
import { bestGift } from '../gift.ts';

/** What comes of asking the visitor who took it, and of asking the other one. */
const admitted = [
	'“Was it you?” {hero} asked {culprit}, so low that no one heard. {culprit} gave a nod. “Yes,” said {culprit}. “I will tell them.”',
	'{hero} sat down by {culprit}. “I think it was you,” said {hero}, “but I am not mad.” Gulp! “It was me,” said {culprit}.',
];
const denied =
	'“Was it you?” {hero} asked {accused}. “No!” said {accused}, and had to cry. It was not {accused} at all! “I was wrong,” said {hero}. “I am sorry.”';

/** Only two of the three visitors are told of: the one who took it, and the other one whose trace is there. */
export const whoTookIt1: PlotLevel = {
	joins: {
		'by-scarf':
			'“{choice}” And {hero} did. Then, oh no! {Thing} was gone from its shelf. {hero} had the key to {hall}. “Was it you?” said {owner}. No! But who? {culprit} had a red scarf. {accused} had a barrow that went eek.',
		'by-barrow':
			'“{choice}” And {hero} did. Then, oh no! {Thing} was gone from its shelf. {hero} had the key to {hall}. “Was it you?” said {owner}. No! But who? {accused} ate mints. {culprit} had a barrow that went eek.',
		'by-mint':
			'“{choice}” And {hero} did. Then, oh no! {Thing} was gone from its shelf. {hero} had the key to {hall}. “Was it you?” said {owner}. No! But who? {culprit} ate mints. {accused} had a red scarf.',
	},
	chapters: [
		{
			titles: ['The Key', 'All Gone!', 'Not Me!', 'An Empty Shelf'],
			time: 'day',
			parts: [
				[
					'Jingle, jingle! {hero} had the key to {hall}. {hero} was {described}, and oh, so proud! On a shelf stood {thing}. “Look after it!” said {owner}, {owner.a}. And each day they all came to say, “Hello, {thing.one}!”',
					'“Here is a key,” said {owner}, {owner.a}. “Look after {thing} for us all.” {hero} was {described}. Jingle, went the key. How proud {hero} was! “Hello, {thing.one}!” they all said, each day.',
					'{owner}, {owner.a}, gave {hero} a key. It was the key to {hall}, where {thing} stood. {hero} was {described}. “Hello, {thing.one}!” they all said to it, each day. They were so fond of it!',
				],
				[
					'But one morning, click, in went {hero}. “Hello…” said {hero}. There was just an empty shelf!',
					'Next day, click, in went {hero}. But oh no! The shelf was empty. No {thing.one}!',
					'Next day, click! “Hello…” said {hero}, and looked up at the shelf. No {thing.one}!',
				],
				{
					quiet: '“Was it you?” said {owner}. {hero} did not dare to say a word, so it looked bad.',
					bold: '“Was it you?” said {owner}. “NO!” said {hero}. It was so loud that it looked bad.',
					kind: '“Oh, I am sorry!” said {hero}. “So it was you?” said {owner}.',
					honest: '“I had the key, and no one else,” said {hero}. “So was it you?” said {owner}.',
					clever: '“Was it you?” said {owner}. {hero} had to think first. So it looked bad.',
					careful: '“Was it you?” said {owner}. {hero} took too long to say no, so it looked bad.',
					merry: '“Was it you?” said {owner}. {hero} had to laugh, and could not stop. So it looked bad.',
					dreamy: '“Was it you?” said {owner}. “What?” said {hero}, who had not heard. So it looked bad.',
					quick: '“Was it you?” said {owner}. But {hero} had run off to look. So it looked bad.',
				},
				{
					'by-scarf': [
						'It was not {hero}! But two friends had come in last, to say hello. One was {accused}, with a barrow that went eek. And one was {culprit}, in a long red scarf.',
						'But it was not {hero}! Two friends had been in last. {culprit} had a long red scarf. {accused} had a barrow that went eek. Was it one of them?',
					],
					'by-barrow': [
						'It was not {hero}! But two friends had come in last, to say hello. One was {accused}, who ate mints all day. And one was {culprit}, with a barrow that went eek.',
						'But it was not {hero}! Two friends had been in last. {culprit} had a barrow that went eek. {accused} had mints to eat. Was it one of them?',
					],
					'by-mint': [
						'But it was not {hero}! “Soon the {thing.one} goes in a box,” {owner} had said. So two friends had come to say hello. One was {accused}, in a red scarf. And one was {culprit}, who ate mints.',
						'But it was not {hero}! Soon the {thing.one} was to go in a box. So two friends had come in last. {culprit} ate mints. {accused} had a red scarf. Was it one of them?',
					],
				},
			],
			choices: [
				{
					say: 'Say “I will find it”',
					sets: ['kept-key'],
					outcome: [
						'“I will find it!” said {hero}. “I will bring it back.” “Good,” said {owner}. “Keep the key for now.” Jingle, jingle!',
						'“It was not me,” said {hero}, “and I will find it!” So {hero} could keep the key. But just for now.',
					],
				},
				{
					say: 'Give the key back',
					sets: ['gave-key'],
					outcome: [
						'“Here is the key,” said {hero}. “Keep it till I find {thing}.” It was hard to let go. And now there was no jingle.',
						'{hero} gave the key back. “You get it again when you find {thing},” said {owner}. Now there was no jingle. But {hero} would find it!',
					],
				},
				{
					say: 'Look at the shelf',
					sets: ['looked'],
					outcome: [
						'{hero} looked at the shelf. There was no dust on it! Who takes a thing, and then dusts? “Someone who was sorry,” said {hero}.',
						'{hero} had a good look. There was not one bit of dust! “A bad one does not dust,” said {hero}. “So it was a friend.”',
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
						'By the shelf {hero} found two clues. Look, a red thread! Look, a wheel mark! So was it {accused}, or {culprit}? {hero} went up the road to find out.',
						'Look, a wheel mark! And look, a red thread! Was it {accused}? Was it {culprit}? {hero} went up the road to look for more.',
						'{hero} had a look by the shelf. A red thread! And a wheel mark! So it was {culprit}, or it was {accused}. Off went {hero}, to find one more clue.',
					],
					'by-barrow': [
						'By the shelf {hero} found two clues. Look, a wheel mark! Sniff, mint! So was it {accused}, or {culprit}? {hero} went up the road to find out.',
						'Sniff! It smelled of mint. But look, a wheel mark! Was it {accused}? Was it {culprit}? {hero} went up the road to look for more.',
						'{hero} had a look by the shelf. A wheel mark! And, sniff, it smelled of mint! So it was {culprit}, or it was {accused}. Off went {hero}, to find one more clue.',
					],
					'by-mint': [
						'By the shelf {hero} found two clues. Sniff, mint! Look, a red thread! So was it {accused}, or {culprit}? {hero} went up the road to find out.',
						'Look, a red thread! But sniff! It smelled of mint too. Was it {accused}? Was it {culprit}? {hero} went up the road to look for more.',
						'{hero} had a look by the shelf. Sniff, sniff, mint! And a red thread! So it was {culprit}, or it was {accused}. Off went {hero}, to find one more clue.',
					],
				},
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['One More Clue', 'Who Was It?', 'Back Home', 'So Who?'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				{
					'by-scarf': [
						'On a gate {hero} found one more clue. It was a red thread! Was there a wheel mark? No, not one.',
						'Was there a wheel mark? No! Then {hero} saw a gate. A long red thread hung on it!',
					],
					'by-barrow': [
						'And there was one more clue. It was a wheel mark, up to a small house! Did it smell of mint? No, not one bit.',
						'Sniff, sniff. It did not smell of mint. But there was a wheel mark, up to a small house!',
					],
					'by-mint': [
						'And by a tree there was one more clue. It was a hole. Sniff! It smelled of mint. Was there a red thread? No, not one.',
						'Was there a red thread? No! Then sniff! By a tree it smelled of mint, and there was a hole.',
					],
				},
				{
					'first.reach': [
						'“Now I know!” said {hero}, and ran back. By the shelf sat {accused} and {culprit}. But it was so full that {hero} was stuck at the door.',
						'So back ran {hero}. {accused} and {culprit} sat by the shelf. But they had all come, and {hero} was stuck at the back.',
					],
					'first.hear': [
						'“I know it!” said {hero} at the door. There sat {accused} and {culprit}. But they all called, “Come home, {thing.one}!” No one heard.',
						'So back went {hero}. By the shelf sat {accused} and {culprit}. “Come home, {thing.one}!” they all called. How loud it was!',
					],
					'first.trust': [
						'“I know it!” said {hero} at the door. There sat {accused} and {culprit}. “But you had the key,” said {owner}. “So it was you!”',
						'So {hero} went back. By the shelf sat {accused} and {culprit}. “You had the key,” said {owner}. “No one else could get in!”',
					],
					else: [
						'“Now I know!” said {hero}, and ran back. By the shelf sat {accused} and {culprit}.',
						'So {hero} went back. There sat {accused} and {culprit}, by the empty shelf.',
					],
				},
				bestGift('reach', 'hear', 'trust'),
				[
					'“So who took it?” said {owner}. One of the two looked at the floor.',
					'“Then tell us,” said {owner}. “Who was it?” One of the two looked down.',
					'“Well?” said {owner}. “Who has it?” And one of the two did not look up.',
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
						'“Is it in your scarf?” {hero} asked {accused}. No! In the scarf was just {accused}. “It was not me!” said {accused}. “I was wrong,” said {hero}. “I am sorry.”',
					],
				},
				{ say: 'Go and ask {barrow}', if: 'by-barrow', sets: ['right'], outcome: admitted },
				{
					say: 'Go and ask {barrow}',
					if: 'by-scarf',
					sets: [],
					outcome: [
						denied,
						'“Is it in your barrow?” {hero} asked {accused}. No! In the barrow was just a bun. “It was not me!” said {accused}. “I was wrong,” said {hero}. “I am sorry.”',
					],
				},
				{ say: 'Go and ask {mint}', if: 'by-mint', sets: ['right'], outcome: admitted },
				{
					say: 'Go and ask {mint}',
					if: 'by-barrow',
					sets: [],
					outcome: [
						denied,
						'“Is it in your bag?” {hero} asked {accused}. No! In the bag were just mints. “It was not me!” said {accused}. “I was wrong,” said {hero}. “I am sorry.”',
					],
				},
				{
					say: 'Say “Please bring it back”',
					sets: ['nobody'],
					outcome: [
						'“I think I know,” said {hero}, “but I will not say a name. I am not mad. Please bring it back tonight.”',
						'{hero} did not say a name. “Who took it can bring it back,” said {hero}. “No one will be mad.”',
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
						'“I bowed to say hello,” {culprit} told them, “and my scarf got stuck. So it fell, and a bit came off! I took it home to glue it.” {culprit} ran to get it. There was just one thin line. “Hello, {thing.one}!” they all said.',
						'“It fell off the shelf,” {culprit} told them, “because of my long scarf. So I took it home. Look, I put glue on it!” “Tell us when a thing breaks,” said {owner}, “and we help.” And {culprit} and {hero} put it back. “Hello, {thing.one}!”',
					],
					'end-right & by-barrow': [
						'“I took it to my gran,” {culprit} told them. “She is in bed and can not come to say hello.” “Oh,” said {owner}. “Then we will all go to your gran.” So they went to the small house. “Hello, {thing.one}!” said Gran. And then it rode home, eek, eek, to its shelf.',
						'“My gran can not get up,” {culprit} told them. “So I took it to her, in the barrow.” “You could have asked,” said {owner}. “Then we would all have come!” So they did. “Hello, {thing.one}!” said Gran, and clapped. And then it rode home, eek, eek.',
					],
					'end-right & by-mint': [
						'“It was to go in a box!” {culprit} told them. “And you can not say hello to a box. So I hid it by a tree.” “But it was just for one night!” said {owner}. “We want to paint the shelf.” “Oh!” said {culprit}. So they dug it up. And there it stood, on a shelf that was now red.',
						'“I hid it from that box,” {culprit} told them. “In a box, no one can say hello!” “But it comes out again!” said {owner}. Oh! So {culprit} and {hero} ran to the tree and dug it up. Rub, rub, rub! “Hello, {thing.one}!” they all said.',
					],
					'end-nobody & by-scarf': [
						'So they put out the lamp, and sat in the dark. It took so long! Tap, tap, tap! “Who is that?” said {accused}. “Shh!” said {owner}. Then they lit it. “Hello, {thing.one}!” It was back, with one thin line. “It fell, so I had to glue it,” {culprit} told {hero} at the door. And {hero} did not tell.',
						'Then they all went home. And in the morning it was back, with just one thin line. “Hello, {thing.one}!” said {owner}. “I broke it and had to glue it,” {culprit} told {hero}, so low. “I did not dare to say it. But you were not mad.” And {hero} did not tell.',
					],
					'end-nobody & by-barrow': [
						'So they put out the lamp, and sat in the dark. It took so long! Eek, eek! “Who is that?” said {accused}. “Shh!” said {owner}. Then they lit it. “Hello, {thing.one}!” It was back. “It was for my gran in bed,” {culprit} told {hero} at the door. And {hero} did not tell.',
						'Then they all went home. Eek, eek, it went in the night. And in the morning it was back! “Hello, {thing.one}!” said {owner}. “I took it to my gran in bed,” {culprit} told {hero}, so low. “You did not tell on me.” And {hero} never did.',
					],
					'end-nobody & by-mint': [
						'So they put out the lamp, and sat in the dark. It took so long! Crunch, crunch! “Who eats mints?” said {accused}. “Shh!” said {owner}. Then they lit it. “Hello, {thing.one}!” It was back. “I hid it from that box,” {culprit} told {hero} at the door. And {hero} did not tell.',
						'Then they all went home. Dig, dig, it went in the night. And in the morning it was back! “Hello, {thing.one}!” said {owner}. “I hid it from that box,” {culprit} told {hero}, so low. “You were not mad. Have a mint.” And {hero} did not tell.',
					],
					'end-wrong & by-scarf': [
						'Then {culprit} got up. “You said sorry,” said {culprit}, “so I can too. My scarf got stuck, so it fell. I took it home to glue it.” Up it went. “Hello, {thing.one}!” And {hero} pushed the barrow home for {accused}, eek, eek, all the way.',
						'“Wait!” said {culprit}. “It was not {accused}. It was me! It fell, so I took it home to glue it.” And soon it was back. “Hello, {thing.one}!” Then {hero} took {accused} a big bun, to say sorry. They ate it side by side.',
					],
					'end-wrong & by-barrow': [
						'Then {culprit} got up. “You said sorry,” said {culprit}, “so I can too. I took it to my gran, who can not get up.” So it came back, eek, eek. “Hello, {thing.one}!” “Have a mint,” said {accused} to {hero}. So they were friends.',
						'“Wait!” said {culprit}. “It was not {accused}. It was me! My gran is in bed, so I took it to her.” Eek, eek, it came home. “Hello, {thing.one}!” Then {hero} took {accused} a big bun, to say sorry. They ate it side by side.',
					],
					'end-wrong & by-mint': [
						'Then {culprit} got up. “You said sorry,” said {culprit}, “so I can too. It was to go in a box, so I hid it by a tree.” They dug it up. “Hello, {thing.one}!” And {hero} held up the long scarf for {accused}, all the way home.',
						'“Wait!” said {culprit}. “It was not {accused}. It was me! I hid it by a tree, from that box.” So they dug it up. “Hello, {thing.one}!” Then {hero} took {accused} a big bun, to say sorry. They ate it side by side.',
					],
				},
				{
					'end-right': [
						'“Did you think that it was me?” said {accused}. “Just for a bit,” said {hero}.',
						'“So it was not me!” said {accused}. “No,” said {hero}, “it was not.”',
					],
				},
				{
					'looked & !end-nobody': [
						'“And you dusted, {culprit},” said {hero}. “Oh yes,” said {culprit}. “I was so sorry!”',
						'“And who dusted the shelf?” said {hero}. “I did,” said {culprit}, “because I was sorry.”',
					],
				},
				{
					'gave-key & end-wrong': [
						'“Here is your key again,” said {owner} to {hero}. “But next time, ask me first.” Jingle, jingle!',
						'“It is back, so you get the key back too,” said {owner}. “And now we both say sorry.” Jingle, jingle!',
					],
					'gave-key': [
						'“It was not you. I am sorry, {hero},” said {owner}. “Here is your key.” Jingle, jingle!',
						'“It is back! So here is your key, {hero},” said {owner}. Jingle, jingle! How good that was to hear!',
					],
					'end-wrong': [
						'“It was not you, {hero},” said {owner}. “So keep the key. I was wrong too.” Jingle, jingle!',
						'“We were both wrong,” said {owner} to {hero}. “But the key is yours.” Jingle, jingle!',
					],
					else: [
						'“It is back, {hero}! So keep the key, for good,” said {owner}. Jingle, jingle!',
						'“Keep the key, {hero}, for good,” said {owner}. And jingle, jingle, home they went.',
					],
				},
				{
					'first.ally': [
						'“Hello, {thing.one}!” said {first.ally} too.',
						'“And good night, {thing.one}!” said {first.ally}.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['culprit', 'owner'], shows: ['thing', 'key'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
