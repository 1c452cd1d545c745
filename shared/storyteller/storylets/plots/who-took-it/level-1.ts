import type { PlotLevel } from '../../format.ts';

export const whoTookIt1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then, oh no! {Thing} was gone from its shelf. {hero} had the key to {hall}. “Was it you?” said {owner}. No! But who? {scarf} had a red scarf. {barrow} had a barrow that went eek. {mint} ate mints.',
	chapters: [
		{
			titles: ['The Key', 'All Gone!', 'Not Me!', 'An Empty Shelf'],
			time: 'day',
			parts: [
				[
					'{hero} was {described}. And {hero} had a key! It was the key to {hall}. Jingle, jingle. “Keep it well,” said {owner}, {owner.a}.',
					'Jingle, jingle! {hero} had a key, the key to {hall}. {hero} was {described}, and so proud. “Keep it well,” said {owner}. {owner} was {owner.a}.',
				],
				[
					'Click! went the key. In went {hero}. But look! The shelf had no {thing.one}. {Thing} was gone! [All gone.|Gone!]',
					'Click! Open went the door. Oh no! Where was {thing}? The shelf was bare. [Bare, bare, bare.|All bare!]',
				],
				{
					quiet: '“Was it you?” said {owner}. {hero} was too {trait} to say no.',
					bold: '“Was it you?” said {owner}. “NO!” said {trait} {hero}. It was a bit too loud.',
					kind: '“Oh, I am sorry!” said {trait} {hero}. “So it was you?” said {owner}.',
					honest: '“I had the key,” said {trait} {hero}. “So it was you?” said {owner}.',
					clever: '“Was it you?” said {owner}. {Trait} {hero} had to think. That took too long.',
					careful: '“Was it you?” said {owner}. {Trait} {hero} took {their} time. Too much time!',
					merry: '“Was it you?” said {owner}. {Trait} {hero} had to laugh. Oops.',
					dreamy: '“Was it you?” said {owner}. “Was it?” said {trait} {hero}. Oops.',
					quick: '“Was it you?” said {owner}. But {trait} {hero} was under the shelf by then.',
				},
				[
					'Three friends had been in to look. “Soon it goes in a box,” said {owner} to them. {scarf} had a red scarf. {barrow} had a barrow that went eek. {mint} ate mints.',
					'Who had been in there? Three friends! “Look now, for soon it goes in a box,” said {owner} to them. {mint} ate mints. {barrow} had a barrow, eek, eek. And {scarf} had a long red scarf.',
				],
			],
			choices: [
				{
					say: 'Say “I will find it”',
					sets: ['kept-key'],
					outcome: [
						'“I will find it,” said {hero}. “I will find it by night.” “Good,” said {owner}. Jingle went the key.',
						'“Not me!” said {hero}. “I will find it and bring it back.” And the key went jingle.',
					],
				},
				{
					say: 'Give the key back',
					sets: ['gave-key'],
					outcome: [
						'“Here is the key,” said {hero}. It was so hard to let go. “Now I will find {thing}.” No jingle, no jingle at all.',
						'{hero} gave the key back. Jingle… and then no jingle. “I will find {thing}, you will see,” said {hero}.',
					],
				},
				{
					say: 'Look at the shelf',
					sets: ['looked'],
					outcome: [
						'{hero} had a good look at the shelf. No dust! “A bad one does not dust,” said {hero}. “It was a good one.”',
						'Look, look. The shelf had no dust on it. Who takes a thing, and then dusts? Not a bad one.',
					],
				},
			],
			scene: { at: 'hall', with: ['owner'], shows: [], holds: 'key', pose: 'hold', feeling: 'worried' },
		},
		{
			titles: ['A Clue', 'What Is This?', 'Off to Ask', 'Three Friends'],
			time: 'day',
			parts: [
				'@answer',
				{
					'by-scarf': 'And what was this? A red thread! Was it {scarf}? But there was a wheel mark too.',
					'by-barrow': 'And what was this? A wheel mark! Was it {barrow}? But it smelled of mint too.',
					'by-mint': 'Sniff! What was this? It smelled of mint. Was it {mint}? But there was a red thread too.',
				},
				[
					'“{witness} was up late,” said {owner}. “Go and ask!” So off went {hero}, up the road.',
					'“Who was up late?” said {owner}. “{witness} was! Go up and ask.” And up the road went {hero}.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['{witness} Saw It', 'Who Was It?', 'One More Clue', 'So Who?'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				{
					'by-scarf': [
						'There was {witness}, {witness.a}. “What did you see?” said {hero}. “A red thing,” said {witness}. “Long and red. It ran by me.”',
						'“Did you see who it was?” said {hero}. {witness} did. {Witness.they} was {witness.a}. “It was long and red,” said {witness}.',
					],
					'by-barrow': [
						'There was {witness}, {witness.a}. “What did you hear?” said {hero}. “Eek, eek, eek,” said {witness}. “Up the hill it went, so slow.”',
						'“Did you hear who it was?” said {hero}. {witness} did. {Witness.they} was {witness.a}. “Eek,” said {witness}. “Eek, eek, all the way up.”',
					],
					'by-mint': [
						'There was {witness}, {witness.a}. “What did you see?” said {hero}. “It was too dark,” said {witness}. “But I could smell it. Mmm! Mint!”',
						'“Did you see who it was?” said {hero}. “No,” said {witness}, {witness.a}. “But sniff! It smelled so nice and cold. Mint!”',
					],
				},
				[
					'Then all of {folk} came to {hall}. {scarf} came, and {barrow}, and {mint}. “Well?” said {owner}.',
					'Soon all of {folk} were in {hall}. There sat {scarf}. There sat {barrow}. There sat {mint}. “Well, who?” said {owner}.',
				],
			],
			choices: [
				{
					say: 'Go and ask {scarf}',
					if: 'by-scarf',
					sets: ['right'],
					outcome: '{hero} went to {scarf}. “Was it you?” Gulp. “It was,” said {scarf}.',
				},
				{
					say: 'Go and ask {scarf}',
					if: 'by-mint',
					sets: [],
					outcome:
						'{hero} went to {scarf}. “Was it you?” “Me? No!” said {scarf}. Oh dear. “Sorry,” said {hero}. “That was wrong of me.”',
				},
				{
					say: 'Go and ask {barrow}',
					if: 'by-barrow',
					sets: ['right'],
					outcome: '{hero} went to {barrow}. “Was it you?” Gulp. “It was,” said {barrow}.',
				},
				{
					say: 'Go and ask {barrow}',
					if: 'by-scarf',
					sets: [],
					outcome:
						'{hero} went to {barrow}. “Was it you?” “Me? No!” said {barrow}. Oh dear. “Sorry,” said {hero}. “That was wrong of me.”',
				},
				{
					say: 'Go and ask {mint}',
					if: 'by-mint',
					sets: ['right'],
					outcome: '{hero} went to {mint}. “Was it you?” Gulp. “It was,” said {mint}.',
				},
				{
					say: 'Go and ask {mint}',
					if: 'by-barrow',
					sets: [],
					outcome:
						'{hero} went to {mint}. “Was it you?” “Me? No!” said {mint}. Oh dear. “Sorry,” said {hero}. “That was wrong of me.”',
				},
				{
					say: 'Say “Please bring it back”',
					sets: ['nobody'],
					outcome: '{hero} did not say a name. “Please bring it back,” said {hero} to them all.',
				},
			],
			scene: { at: 'hall', with: ['scarf', 'mint'], shows: [], pose: 'think', feeling: 'curious' },
		},
		{
			titles: ['Home on the Shelf', 'So That Was Why', 'Why?'],
			time: 'night',
			parts: [
				{
					quiet: ['{hero} spoke up, but it came out {trait} and low.', ''],
					bold: ['{hero} was {trait}, but not too loud this time.', ''],
					kind: ['{Trait} {hero} did not want to hurt anyone.', ''],
					honest: ['{Trait} {hero} had to know.', ''],
					clever: ['{Trait} {hero} had had a think.', ''],
					careful: ['{Trait} {hero} took {their} time. That was good.', ''],
					merry: ['{Trait} {hero} did not laugh.', ''],
					dreamy: ['{Trait} {hero} was wide awake.', ''],
					quick: ['{Trait} {hero} did not run. Step, step.', ''],
				},
				'@answer',
				{
					'right & first.reach': 'Off ran {culprit}, all red! But all the people were in the way.',
					'right & first.hear': '“What? What was it?” they all said. They were so loud! {culprit} could not say it.',
					'right & first.trust': '“Will you all be mad?” said {culprit}. “Can I trust {hero}?”',
					'first.reach': 'Then all the people ran to look at the three. Stop! {hero} had to get there first.',
					'first.hear': '“Who? Who?” they all said. They were so loud that no one could hear {hero}.',
					'first.trust': '“Why should we trust {hero}?” they said.',
				},
				{ 'first.reach & flies': '+ And the lamps hung so low!' },
				'@first.later',
				{
					'end-right & by-scarf': [
						'“It got stuck on my scarf,” said {scarf}. “Bump, down it fell! I had to glue it. It is still not dry.” Slow, slow, out of the scarf it came. “It is good that you told us,” said {owner}. Up on the shelf it went. And the key went jingle, for {hero}.',
						'“My scarf got it,” said {scarf}. “Down it fell. A bit came off! So I took it home, and put glue on.” And {scarf.they} got it out. As good as new! Up it went. “Next time, say so,” said {owner}. Then jingle! {hero} got the key for good.',
					],
					'end-right & by-barrow': [
						'“It is with my gran,” said {barrow}. “She is in bed, and can not come down. She loves it so!” {owner} did not say a word. Then {owner} said, “Get your hats.” And they all went up the hill to see gran, and to sing. And who had the key? {hero} had. Jingle!',
						'“My gran is in bed,” said {barrow}. “She can not come and see it. So I took it up to her.” Eek, eek! Off they all went, up the hill. Gran had it in her lap. “Look,” she said. Then it went home. And jingle! {hero} got the key for good.',
					],
					'end-right & by-mint': [
						'“You said, soon it goes in a box!” said {mint}. “No one can see it in a box. So I dug a hole.” “Just for one night!” said {owner}. “So we can paint the shelf.” Oh no! So they dug it up. It did smell of mint. And jingle, {hero} had the key.',
						'“You said it goes in a box,” said {mint}. “For good! So I hid it. I did not want it to go.” “Just for one night,” said {owner}. “So we can paint the shelf!” Oh! And {mint} ran and got it. Then jingle! {hero} got the key for good.',
					],
					'end-nobody': [
						'No one said a thing. The lamps went out. Shuffle, shuffle, click. The lamps came on. And there it was, on the shelf! Who did it? {hero} knew. {hero} did not say. “The key is for you,” said {owner}. Jingle, jingle.',
						'They all went home. {hero} sat by the door, and did not look. Shuffle, shuffle. Tap. And then? {Thing} was back! “Who was it?” said {owner}. “It came back,” said {hero}. “That is who.” Jingle, jingle.',
					],
					'end-wrong & by-scarf': [
						'“Wait,” said {scarf}, so low. “It was not {barrow}. It was me. I broke it, and then I did not dare to tell.” Out it came, all glue. “Up it goes,” said {owner}. And {hero} took the barrow home for {barrow}. Push, push, eek. “Sorry,” said {hero}. “Sorry, sorry.”',
						'Then {scarf} got up. “You said sorry,” said {scarf}. “So I can too. I broke it. I put glue on it.” Up it went on the shelf. And then {hero} took {barrow} one big bun, and said sorry one more time.',
					],
					'end-wrong & by-barrow': [
						'“Wait,” said {barrow}. Eek! “It was not {mint}. My gran can not get up, so I took it to her.” So they went to get it. It was warm from her bed. And {hero} went to {mint}, and said sorry, one time, two times, ten times. “Have a mint,” said {mint}.',
						'Then {barrow} got up. “You said sorry,” said {barrow}. “So I can too. I took it up to my gran in bed.” Eek, eek, back it came. And then {hero} took {mint} one big bun, and said sorry one more time.',
					],
					'end-wrong & by-mint': [
						'“Wait,” said {mint}. Crunch. “It was not {scarf}. I hid it. You said, soon it goes in a box.” So they dug, and there it was. And {hero} held the end of the scarf, all the way home. “Sorry,” said {hero}. “Up a bit,” said {scarf}.',
						'Then {mint} got up. “You said sorry,” said {mint}. “So I can too. I hid it, so that no one could put it in a box.” Back it came. And then {hero} took {scarf} one big bun, and said sorry one more time.',
					],
				},
				{
					'nobody & by-scarf': '+ “I broke it,” said {scarf} to {hero}, very low. “I had to put glue on.”',
					'nobody & by-barrow': '+ “It was for my gran,” said {barrow} to {hero}, very low. “She is in bed.”',
					'nobody & by-mint': '+ {mint} came up to {hero}. “I did not want it to go in a box.”',
					'end-wrong & gave-key': '+ “And here is your key,” said {owner}. Jingle, jingle!',
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['culprit', 'owner'], shows: ['thing', 'key'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
