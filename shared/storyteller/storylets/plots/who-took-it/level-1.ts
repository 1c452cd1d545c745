import type { PlotLevel } from '../../format.ts';

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
					'Jingle, jingle! {hero} had a key. It was the key to {hall}, and {hero} was so proud. {hero} was {described}. “Look after it well,” said {owner}, {owner.a}.',
					'“Here is a key for you,” said {owner}, {owner.a}. Jingle, jingle! It was the key to {hall}. {hero} was {described}, and so proud. “I will look after it!” said {hero}.',
				],
				[
					'Click! went the key, and in went {hero}. But oh no! {Thing} was gone from its shelf. [All gone.|Gone, gone!]',
					'Click! went the key. But where was {thing}? There was the shelf, and it was [bare, bare, bare|all bare].',
				],
				{
					quiet: '“Was it you?” said {owner}. {hero} was too {trait} to say no.',
					bold: '“Was it you?” said {owner}. “NO!” said {hero}, who was {trait}. That was too loud.',
					kind: '“Oh, I am sorry!” said {hero}, who was {trait}. “So it was you?” said {owner}.',
					honest: '“I had the key,” said {hero}, who was {trait}. “So it was you?” said {owner}.',
					clever: '“Was it you?” said {owner}. {hero} was {trait}, and had to think. That took too long.',
					careful: '“Was it you?” said {owner}. {hero} was {trait}, and took {their} time. Too much time!',
					merry: '“Was it you?” said {owner}. {hero} was {trait}, and had to laugh. Oops.',
					dreamy: '“Was it you?” said {owner}. “Was it?” said {hero}, who was {trait}. Oops.',
					quick: '“Was it you?” said {owner}. But {hero} was {trait}, and ran off to look.',
				},
				{
					'by-scarf': [
						'It was not {hero}! Two friends had come to look at it. {culprit} had a long red scarf. {accused} had a barrow that went eek.',
						'It was not {hero}! But who had been in there? {accused} had, with a barrow that went eek. And {culprit} had, with a long red scarf.',
					],
					'by-barrow': [
						'It was not {hero}! Two friends had come to look at it. {culprit} had a barrow that went eek. {accused} ate mints.',
						'It was not {hero}! But who had been in there? {accused} had, who ate mints. And {culprit} had, with a barrow that went eek.',
					],
					'by-mint': [
						'It was not {hero}! Two friends had come. “Look now,” {owner} had told them, “for soon it goes in a box.” {culprit} ate mints. {accused} had a red scarf.',
						'It was not {hero}! Two friends had come. “Soon it goes in a box,” {owner} had told them. {accused} had a red scarf. {culprit} ate mints.',
					],
				},
			],
			choices: [
				{
					say: 'Say “I will find it”',
					sets: ['kept-key'],
					outcome: [
						'“I will find it,” said {hero}, “and I will bring it back.” “Good,” said {owner}. Jingle went the key.',
						'“It was not me!” said {hero}. “I will find it, you will see.” And the key went jingle.',
					],
				},
				{
					say: 'Give the key back',
					sets: ['gave-key'],
					outcome: [
						'“Here is the key,” said {hero}. It was so hard to let go of it! “But I will find {thing}.” And now there was no jingle at all.',
						'{hero} gave the key back. Jingle… and then no jingle. “I will find it, you will see,” said {hero}.',
					],
				},
				{
					say: 'Look at the shelf',
					sets: ['looked'],
					outcome: [
						'{hero} had a good look at the shelf. It had no dust on it! “A bad one does not dust,” said {hero}. “So it was a good one.”',
						'Look, look! The shelf had no dust on it. Who takes a thing, and then dusts? “Not a bad one,” said {hero}.',
					],
				},
			],
			scene: { at: 'hall', with: ['owner'], shows: [], holds: 'key', pose: 'hold', feeling: 'worried' },
		},
		{
			titles: ['A Clue', 'What Is This?', 'Off to Look', 'Two Clues'],
			time: 'day',
			parts: [
				'@answer',
				{
					'by-scarf': [
						'And what was this? A red thread! But there was a wheel mark too. So was it {accused}, or was it {culprit}? Off went {hero}, up the road, to find one more clue.',
						'Look! There was a wheel mark. And look! There was a red thread. {accused}, or {culprit}? {hero} went up the road to find out.',
					],
					'by-barrow': [
						'And what was this? A wheel mark! But sniff! It smelled of mint too. So was it {accused}, or was it {culprit}? Off went {hero}, up the road, to find one more clue.',
						'Sniff! It smelled of mint. And look! There was a wheel mark. {accused}, or {culprit}? {hero} went up the road to find out.',
					],
					'by-mint': [
						'Sniff! It smelled of mint. But there was a red thread too. So was it {accused}, or was it {culprit}? Off went {hero}, up the road, to find one more clue.',
						'Look! There was a red thread. And sniff! It smelled of mint. {accused}, or {culprit}? {hero} went up the road to find out.',
					],
				},
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['One More Clue', 'Who Was It?', 'Look!', 'So Who?'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				{
					'by-scarf': [
						'And there, on a gate, was one more red thread! But was there a wheel mark? No. Not one.',
						'{hero} looked and looked. There was no wheel mark here at all. But on a gate there was a long red thread!',
					],
					'by-barrow': [
						'And there was a wheel mark, all the way up the hill! But did it smell of mint? No. Not one bit.',
						'Sniff, sniff. It did not smell of mint here at all. But a wheel mark went up and up the hill!',
					],
					'by-mint': [
						'And there was a hole by a tree. Sniff! It smelled of mint! But was there a red thread? No. Not one.',
						'{hero} looked and looked. There was no red thread here at all. But sniff! By a tree it smelled of mint.',
					],
				},
				{
					'first.reach': 'Back in {hall} sat {accused}. There sat {culprit} too. But all the people were in the way.',
					'first.hear':
						'Back in {hall} sat {accused}. There sat {culprit} too. “Who was it?” all the people said. It was so loud!',
					'first.trust':
						'Back in {hall} sat {accused}. There sat {culprit} too. “But {hero} had the key!” all the people said. “Can we trust {hero}?”',
				},
				{ 'first.reach & flies': '+ And the lamps hung so low!' },
				'@first.later',
				['“Well?” said {owner}. “Who was it?”', '“So who was it?” said {owner}.'],
			],
			choices: [
				{
					say: 'Go and ask {scarf}',
					if: 'by-scarf',
					sets: ['right'],
					outcome: '“Was it you?” {hero} asked {culprit}, so low that no one heard. Gulp! “It was,” said {culprit}.',
				},
				{
					say: 'Go and ask {scarf}',
					if: 'by-mint',
					sets: [],
					outcome:
						'“Was it you?” {hero} asked {accused}. “Me? No!” said {accused}. And it was not! Oh dear. “That was wrong of me,” said {hero}. “I am sorry.”',
				},
				{
					say: 'Go and ask {barrow}',
					if: 'by-barrow',
					sets: ['right'],
					outcome: '“Was it you?” {hero} asked {culprit}, so low that no one heard. Gulp! “It was,” said {culprit}.',
				},
				{
					say: 'Go and ask {barrow}',
					if: 'by-scarf',
					sets: [],
					outcome:
						'“Was it you?” {hero} asked {accused}. “Me? No!” said {accused}. And it was not! Oh dear. “That was wrong of me,” said {hero}. “I am sorry.”',
				},
				{
					say: 'Go and ask {mint}',
					if: 'by-mint',
					sets: ['right'],
					outcome: '“Was it you?” {hero} asked {culprit}, so low that no one heard. Gulp! “It was,” said {culprit}.',
				},
				{
					say: 'Go and ask {mint}',
					if: 'by-barrow',
					sets: [],
					outcome:
						'“Was it you?” {hero} asked {accused}. “Me? No!” said {accused}. And it was not! Oh dear. “That was wrong of me,” said {hero}. “I am sorry.”',
				},
				{
					say: 'Say “Please bring it back”',
					sets: ['nobody'],
					outcome: [
						'{hero} did not say a name. “I am not mad,” said {hero}. “Just bring it back, please.”',
						'“I know who it was,” said {hero}, “but I will not say. Please bring it back.”',
					],
				},
			],
			scene: { at: 'hall', with: ['culprit', 'accused'], shows: [], pose: 'think', feeling: 'curious' },
		},
		{
			titles: ['Home on the Shelf', 'So That Was Why', 'Why?'],
			time: 'night',
			parts: [
				{
					quiet: ['{hero} was {trait}, but now {they} spoke up.', ''],
					bold: ['{hero} was {trait}, but not too loud this time.', ''],
					kind: ['{hero} was {trait}, and did not want to hurt anyone.', ''],
					honest: ['{hero} was {trait}, and had to know.', ''],
					clever: ['{hero} was {trait}, and had had a think.', ''],
					careful: ['{hero} was {trait}, and took {their} time. That was good.', ''],
					merry: ['{hero} was {trait}, but did not laugh.', ''],
					dreamy: ['{hero} was {trait}, but wide awake now.', ''],
					quick: ['{hero} was {trait}, but did not run.', ''],
				},
				'@answer',
				{
					'end-right & by-scarf': [
						'“It got stuck on my scarf,” said {culprit}, “and down it fell. So I had to glue it.” Slow, slow, out it came, as good as new. “Next time, tell me,” said {owner}. Up it went on the shelf. And the key? Jingle! It is {hero}’s for good.',
						'“It fell down, and a bit came off,” said {culprit}. “I did not dare to tell! So I put glue on it.” And there it was, as good as new. “It is good that you told us,” said {owner}. And jingle, jingle! {hero} has the key for good.',
					],
					'end-right & by-barrow': [
						'“It is with my gran,” said {culprit}. “She is in bed, and can not come down. She loves it so!” {owner} looked at {hero}. “Get your hats,” said {owner}. So they all went up the hill, to sing for gran. And who had the key? Jingle! {hero} had.',
						'“My gran can not get up,” said {culprit}. “So I took it to her for one night.” Then up they all went, eek, eek. Gran had it in her lap. “Look!” she said. And when it was home, jingle! {hero} got the key for good.',
					],
					'end-right & by-mint': [
						'“It was to go in a box,” said {culprit}. “Then no one can see it! So I hid it by a tree.” “Just for one night,” said {owner}, “so that we can paint the shelf!” Oh! They dug it up. It did smell of mint. And jingle! {hero} has the key for good.',
						'“You said it goes in a box,” said {culprit}. “I did not want it to go.” “It is just for one night!” said {owner}. “Then it comes back.” So {culprit} ran and dug it up. And jingle! {hero} got the key for good.',
					],
					'end-nobody': [
						'No one said a thing. Then the lamps went out. Shuffle, shuffle, tap. The lamps came on, and there it was, up on its shelf! {hero} knew who it was, and did not tell. “The key is for you,” said {owner}. Jingle, jingle!',
						'So they all went home. {hero} sat by the door, and did not look. Shuffle, shuffle, tap. And then? {Thing} was back! “Who was it?” said {owner}. “One who is glad now,” said {hero}. Jingle, jingle! And {hero} had the key for good.',
					],
					'end-wrong & by-scarf': [
						'“Wait!” said {culprit}. “It was me. I broke it, and I did not dare to tell.” Out it came, all glue, and up it went. And {hero} pushed the barrow home for {accused}. Push, push, eek. “Sorry,” said {hero}. “You push well,” said {accused}.',
						'Then {culprit} got up. “You said sorry,” said {culprit}, “so I can too. I broke it, and put glue on it.” Up it went on the shelf. And {hero} took {accused} a big bun, and they had it together.',
					],
					'end-wrong & by-barrow': [
						'“Wait!” said {culprit}. Eek! “It was me. My gran can not get up, so I took it to her.” So they got it back, and it was warm from her bed. And {hero} said sorry to {accused} ten more times. “Have a mint,” said {accused}.',
						'Then {culprit} got up. “You said sorry,” said {culprit}, “so I can too. I took it up to my gran in bed.” Eek, eek, back it came. And {hero} took {accused} a big bun, and they had it together.',
					],
					'end-wrong & by-mint': [
						'“Wait!” said {culprit}. Crunch! “It was me. It was to go in a box, so I hid it.” So they dug it up. And {hero} held up the end of the scarf for {accused}. “Sorry,” said {hero}. “Up a bit,” said {accused}.',
						'Then {culprit} got up. “You said sorry,” said {culprit}, “so I can too. I hid it, because it was to go in a box.” Back it came. And {hero} took {accused} a big bun, and they had it together.',
					],
				},
				{
					'nobody & by-scarf': '+ “I broke it,” said {culprit} to {hero}, so low. “I had to glue it.”',
					'nobody & by-barrow': '+ “It was for my gran,” said {culprit} to {hero}, so low. “She is in bed.”',
					'nobody & by-mint': '+ “I hid it from the box,” said {culprit} to {hero}, so low.',
					'end-wrong & gave-key': '+ “And here is your key,” said {owner}. Jingle, jingle!',
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['culprit', 'owner'], shows: ['thing', 'key'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
