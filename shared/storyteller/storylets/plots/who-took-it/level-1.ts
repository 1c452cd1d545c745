import type { PlotLevel } from '../../format.ts';
import { bestGift } from '../gift.ts';

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
					'Jingle, jingle! {hero} had the key to {hall}. {hero} was {described}. How proud {hero} was! “{Thing} is in there,” said {owner}, {owner.a}. “We all love it, so look after it.”',
					'“Here is a key,” said {owner}, {owner.a}. “Look after {thing} for us all.” It was for {hall}, and it went jingle. {hero} was {described}. How proud {hero} was!',
					'{owner}, {owner.a}, gave {hero} a key. It was the key to {hall}, where {thing} stood. {hero} was {described}. How proud {hero} was!',
				],
				[
					'In the morning {hero} put in the key. Click! But there was just a shelf, and no {thing.one}. Who took it?',
					'Click! went the key, and in went {hero}. But oh no! {Thing} had been up on the shelf, and now it was gone.',
					'Click! {hero} went in and looked up at the shelf. But where was {thing}? It was gone.',
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
						'It was not {hero}! But {hero} had let two friends in to look at it. {culprit} had a long red scarf. {accused} had a barrow that went eek.',
						'It was not {hero}! But {hero} had let two friends in to see it. One was {accused}, with a barrow that went eek. And one was {culprit}, in a long red scarf.',
					],
					'by-barrow': [
						'It was not {hero}! But {hero} had let two friends in to look at it. {culprit} had a barrow that went eek. {accused} had mints to eat.',
						'It was not {hero}! But {hero} had let two friends in to see it. One was {accused}, who ate mints all day. And one was {culprit}, with a barrow that went eek.',
					],
					'by-mint': [
						'It was not {hero}! But {hero} had let two friends in to see it. Soon it was to go in a box! {culprit} ate mints. {accused} had a red scarf.',
						'It was not {hero}! Soon it was to go in a box. So {hero} had let two friends in. One was {accused}, in a red scarf. And one was {culprit}, who ate mints.',
					],
				},
			],
			choices: [
				{
					say: 'Say “I will find it”',
					sets: ['kept-key'],
					outcome: [
						'“I will find it!” said {hero}. “I will bring it back.” “Good,” said {owner}. “Keep the key for now.” Jingle, jingle!',
						'“It was not me,” said {hero}. “I will find it!” So {hero} could keep the key. But just for now.',
					],
				},
				{
					say: 'Give the key back',
					sets: ['gave-key'],
					outcome: [
						'“Here is the key,” said {hero}. “Keep it till I find {thing}.” It was hard to let go. Jingle… And now there was no jingle.',
						'{hero} gave the key back. “I want it when you trust me,” said {hero}. Now there was no jingle. But {hero} would find {thing}!',
					],
				},
				{
					say: 'Look at the shelf',
					sets: ['looked'],
					outcome: [
						'{hero} looked at the shelf. There was no dust on it! Who takes a thing, and then dusts? “A good one,” said {hero}. “One who was sorry.”',
						'{hero} had a good look. Look, no dust! “A bad one does not dust,” said {hero}. “So it was a friend.”',
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
					],
					'by-barrow': [
						'By the shelf {hero} found two clues. Look, a wheel mark! Sniff, mint! So was it {accused}, or {culprit}? {hero} went up the road to find out.',
						'Sniff! It smelled of mint. But look, a wheel mark! Was it {accused}? Was it {culprit}? {hero} went up the road to look for more.',
					],
					'by-mint': [
						'By the shelf {hero} found two clues. Sniff, mint! Look, a red thread! So was it {accused}, or {culprit}? {hero} went up the road to find out.',
						'Look, a red thread! But sniff! It smelled of mint too. Was it {accused}? Was it {culprit}? {hero} went up the road to look for more.',
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
						'On a gate up there {hero} found one more clue. It was a red thread! Was there a wheel mark? No, not one.',
						'{hero} looked all over for a wheel mark up there, but there was none. Then {hero} saw a gate. A long red thread hung on it!',
					],
					'by-barrow': [
						'And up there {hero} found one more clue. It was a wheel mark! It went up to a small house. Did it smell of mint? No, not one bit.',
						'Sniff, sniff. Up there it did not smell of mint at all. But there was a wheel mark! It went up to a small house.',
					],
					'by-mint': [
						'And up there {hero} found one more clue. By a tree there was a hole. Sniff! It smelled of mint. Was there a red thread? No, not one.',
						'{hero} looked all over for a red thread up there, but there was none. Then sniff! By a tree it smelled of mint, and there was a hole.',
					],
				},
				[
					'“Now I can find out!” said {hero}, and ran home to {hall}. {accused} was there, and so was {culprit}. One of them did not look up. “Tell us,” said {owner}. “Who took it?”',
					'So {hero} went back to {hall}. They all sat there. {accused} did, and {culprit} did too. “Well?” said {owner}. “Do you know who it was?” And one of the two looked at the floor.',
					'Then {hero} ran all the way back. There sat {owner}. There sat {accused}. There sat {culprit}. “Did you find out?” said {owner}. It got so still. They all wanted to know.',
				],
			],
			choices: [
				{
					say: 'Go and ask {scarf}',
					if: 'by-scarf',
					sets: ['right'],
					outcome: [
						'“Was it you?” {hero} asked {culprit}, so low that no one heard. {culprit} gave a nod. “Yes,” said {culprit}. “I will tell them.”',
						'{hero} sat down by {culprit}. “I think it was you,” said {hero}, “but I am not mad.” Gulp! “It was me,” said {culprit}.',
					],
				},
				{
					say: 'Go and ask {scarf}',
					if: 'by-mint',
					sets: [],
					outcome: [
						'“Was it you?” {hero} asked {accused}. “No!” said {accused}, and had to cry. And it was not so! “Then I was wrong,” said {hero}. “I am sorry.”',
						'“{accused}, was it you?” said {hero}. They all looked at {accused}. But it was not {accused}! “I was wrong to say so,” said {hero}. “I am sorry.”',
					],
				},
				{
					say: 'Go and ask {barrow}',
					if: 'by-barrow',
					sets: ['right'],
					outcome: [
						'“Was it you?” {hero} asked {culprit}, so low that no one heard. {culprit} gave a nod. “Yes,” said {culprit}. “I will tell them.”',
						'{hero} sat down by {culprit}. “I think it was you,” said {hero}, “but I am not mad.” Gulp! “It was me,” said {culprit}.',
					],
				},
				{
					say: 'Go and ask {barrow}',
					if: 'by-scarf',
					sets: [],
					outcome: [
						'“Was it you?” {hero} asked {accused}. “No!” said {accused}, and had to cry. And it was not so! “Then I was wrong,” said {hero}. “I am sorry.”',
						'“{accused}, was it you?” said {hero}. They all looked at {accused}. But it was not {accused}! “I was wrong to say so,” said {hero}. “I am sorry.”',
					],
				},
				{
					say: 'Go and ask {mint}',
					if: 'by-mint',
					sets: ['right'],
					outcome: [
						'“Was it you?” {hero} asked {culprit}, so low that no one heard. {culprit} gave a nod. “Yes,” said {culprit}. “I will tell them.”',
						'{hero} sat down by {culprit}. “I think it was you,” said {hero}, “but I am not mad.” Gulp! “It was me,” said {culprit}.',
					],
				},
				{
					say: 'Go and ask {mint}',
					if: 'by-barrow',
					sets: [],
					outcome: [
						'“Was it you?” {hero} asked {accused}. “No!” said {accused}, and had to cry. And it was not so! “Then I was wrong,” said {hero}. “I am sorry.”',
						'“{accused}, was it you?” said {hero}. They all looked at {accused}. But it was not {accused}! “I was wrong to say so,” said {hero}. “I am sorry.”',
					],
				},
				{
					say: 'Say “Please bring it back”',
					sets: ['nobody'],
					outcome: [
						'“I know who it was,” said {hero}, “but I will not say. I am not mad. Please bring it back.”',
						'{hero} did not say a name. “Who took it can bring it back,” said {hero}. “Then all is well.”',
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
						'“My scarf got stuck on it,” said {culprit}, “so it fell and broke. Then I took it home to glue it.” And here it was, as good as new! So up it went on the shelf.',
						'“It fell, and a bit came off,” said {culprit}. “I did not dare to tell, so I took it home. Look, I put glue on it!” So {owner} put it back on the shelf.',
					],
					'end-right & by-barrow': [
						'“I took it to my gran,” said {culprit}. “She is in bed and can not come, but she loves it so.” So they all went up the hill to sing for gran. Then they took it home.',
						'“My gran can not get up,” said {culprit}, “so I took it to her.” “Then we will all go and see her,” said {owner}. And they did, and then it went home, eek, eek.',
					],
					'end-right & by-mint': [
						'“It was to go in a box,” said {culprit}, “and I love it so. So I hid it by a tree.” “But it was just for one night!” said {owner}. “We want to paint the shelf.” So they dug it up.',
						'“I hid it from that box,” said {culprit}. “We could not see it in there!” “But it comes out again!” said {owner}. Oh! So {culprit} ran to the tree and dug it up.',
					],
					'end-nobody & by-scarf': [
						'So they all went home. And when they came back, {thing} was up on its shelf! “It fell,” {culprit} told {hero}, so low. “I had to glue it.” {hero} did not tell.',
						'They put out the lamp. Tap, tap, tap! They lit it, and {thing} was back. “I broke it and had to glue it,” {culprit} told {hero} later on. “Thank you.”',
					],
					'end-nobody & by-barrow': [
						'So they all went home. And when they came back, {thing} was up on its shelf! “My gran is in bed,” {culprit} told {hero}, so low. “It was for her.” {hero} did not tell.',
						'They put out the lamp. Eek, eek! They lit it, and {thing} was back. “It was for my gran in bed,” {culprit} told {hero} later on. “Thank you.”',
					],
					'end-nobody & by-mint': [
						'So they all went home. And when they came back, {thing} was up on its shelf! “I hid it from the box,” {culprit} told {hero}, so low. {hero} did not tell.',
						'They put out the lamp. Crunch, tap! They lit it, and {thing} was back. “I hid it from that box,” {culprit} told {hero} later on. “Thank you.”',
					],
					'end-wrong & by-scarf': [
						'Then {culprit} got up. “You said sorry,” said {culprit}, “so I can too. I broke it, and I did not dare to tell. But I put glue on it.” So it came back. And {hero} pushed the barrow home for {accused}, eek, eek.',
						'“Wait!” said {culprit}. “It was me. It fell, so I took it home to glue it.” And here it was. Then {hero} took {accused} a big bun, because {hero} had been wrong.',
					],
					'end-wrong & by-barrow': [
						'Then {culprit} got up. “You said sorry,” said {culprit}, “so I can too. I took it to my gran, who can not get up.” So it came back, eek, eek. “Have a mint,” said {accused} to {hero}. So they were friends.',
						'“Wait!” said {culprit}. “It was me. My gran is in bed, so I took it to her.” Eek, eek, it came back. Then {hero} took {accused} a big bun, because {hero} had been wrong.',
					],
					'end-wrong & by-mint': [
						'Then {culprit} got up. “You said sorry,” said {culprit}, “so I can too. I hid it, because it was to go in a box.” So it came back. And {hero} held up the long scarf for {accused}, all the way home.',
						'“Wait!” said {culprit}. “It was me. I hid it from that box.” So they dug it up. Then {hero} took {accused} a big bun, because {hero} had been wrong.',
					],
				},
				{
					'looked & !end-nobody': [
						'“But why was there no dust?” said {hero}. “I was so sorry,” said {culprit}, “that I dusted.”',
						'“And who dusted the shelf?” said {hero}. “I did,” said {culprit}, “because I was sorry.”',
					],
				},
				{
					'first.reach': [
						'“Come up here for the key, {hero}!” said {owner}. But they all stood in front of the shelf.',
						'“{hero}, come and get the key!” said {owner}. But they all stood in between, to look at {thing}.',
					],
					'first.hear': [
						'“And now the key,” said {owner}. But they were so glad that they all sang. It was too loud.',
						'“And now the key,” said {owner}. But no one could hear it, for they all talked.',
					],
					'first.trust': [
						'“And the key?” said {owner}. “Who can I trust with it from now on?”',
						'“Now who will look after it?” said {owner}. “I need one I can trust.”',
					],
				},
				bestGift('reach', 'hear', 'trust'),
				{
					'gave-key': [
						'“I am sorry,” said {owner}. “Here is your key.” And jingle, jingle! {hero} had it again.',
						'“Take the key back, {hero}, please,” said {owner}. “Now I know you.” Jingle, jingle!',
					],
					else: [
						'“{hero}, the key is yours for good,” said {owner}. Jingle, jingle!',
						'“Keep the key, {hero}, for good,” said {owner}. And jingle, jingle, home they went.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['culprit', 'owner'], shows: ['thing', 'key'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
