import type { PlotLevel } from '../../format.ts';
import { bestGift, untoldAlly } from '../gift.ts';

export const whoTookIt2: PlotLevel = {
	joins:
		'“{choice}” {hero} did it, and it was hardly done when {owner.name}, {owner.a}, came running. {Thing} was gone from its shelf {hall.at}, and {hero} was the one with the key! But the back door had no lock, and three people had been in there the evening before. After the parade {thing} was to go to the cellar, and all three had heard that. {scarf} had a red scarf, {barrow} had a barrow that squeaked, and {mint} smelled of mint. {hero} set out to find who it was.',
	chapters: [
		{
			titles: ['The First Day with the Key', 'The Empty Shelf', 'Gone', 'Who Had the Key?'],
			time: 'day',
			parts: [
				[
					'{owner.name}, {owner.a}, had never let go of the key to {hall}. Then {owner.they} gave it to {hero}, who was {described}, and had swept there for a year. “Because you look into the corners,” said {owner}. {hero} went home the long way, so that everybody could see it.',
					'For a [whole|long, long] year {hero} had swept {hall}, and swept it well. {They was} {described}. Then {owner.name}, {owner.a}, gave {them} the key. “Now you look after it,” said {owner}. {hero} put the key under {their} pillow and hardly slept.',
					'{hero} had a key. It was as long as a spoon, and it was the key to {hall}. {owner.name}, {owner.a}, had said, “I only give it to people I trust.” {hero}, who was {described}, had swept there for a year. Now {they} polished the key all [evening|night].',
				],
				[
					'Click, went the key the next morning. {hero} wanted to say good morning to {thing}, as on every day. But the shelf was empty! {owner} came in, and saw it too. And it was the day of the big parade, when {thing} is carried in front.',
					'Next morning {hero} turned the key. Click. There was the shelf, but {thing} was gone! {owner}, who came in behind {them}, saw it too. And tonight it was to be carried through the town, at the head of the big parade.',
					'In the morning, click, the door went open. And the shelf was bare! “Where is it?” cried {owner}, from the door. {Thing} always stood there, all year long, until the big parade. The parade was tonight.',
				],
				{
					quiet: '“Was it you?” asked {owner}. {hero} was so scared that no word came out. It looked bad.',
					bold: '“Was it you?” asked {owner}. “No!” shouted {hero}. It was so loud that it looked bad.',
					kind: '“Oh, I’m so sorry!” cried {hero}. “So it was you,” said {owner}. That was not how {hero} had meant it.',
					honest: '“I was the last one out,” said {hero}. It was true. It just did not help.',
					clever:
						'“It’s easy,” said {hero}, thinking hard. “All that you need is the key.” Then {they} saw how {owner} looked at the key.',
					careful: '“Was it you?” asked {owner}. {hero} thought it over, to be sure. It looked very bad.',
					merry: '“Was it you?” asked {owner}. When {hero} was scared {they} giggled. It looked bad.',
					dreamy: '“Was it you?” asked {owner}. “I don’t think so,” said {hero}. It did not sound good.',
					quick: '{hero} had climbed up to look before anyone could say stop. Now all the marks there were {theirs}.',
				},
				[
					'{hero} was not the only one who could get in. The back door had never had a lock, because nobody used it. So who had been there? Last evening {scarf} had dusted, in a red scarf down to the floor. Then {barrow} came with chairs, and the barrow went eek. And {mint} came with a bag of mints, just to look at {thing}. “Once the parade is over, that goes to the cellar,” {owner} had told all three. When {hero} locked up, it was still on its shelf.',
					'But there was a back door, too. It had no lock, because nobody ever used it. And three people had been there last evening, at five. {scarf}, who had a long red scarf, came to dust. {barrow} brought chairs on a barrow that went eek. {mint}, who ate mints all day, just came to look at {thing}. “Look well,” {owner} had told all three. “After the parade it goes to the cellar.” And when {hero} went home, it still stood there.',
					'{hero} had locked the front door. The back door had no lock at all, since nobody ever used it. And who had been in there? Three people, at five. {scarf} came with a duster, in a red scarf as long as a week. {barrow} came with some chairs on a barrow, eek, eek. And {mint} came to look at {thing}, and smelled of mint. “It goes to the cellar after the parade,” {owner} had called to all three. At six it was still on the shelf.',
				],
			],
			choices: [
				{
					say: 'Promise to have it back before the parade',
					sets: ['kept-key'],
					outcome: [
						'“I’ll have it back before the parade,” said {hero}. “I promise.” {owner} looked at the key, and then at {hero}. “Until the parade, then,” said {owner}. The key felt heavier than before.',
						'“Let me keep the key for today,” said {hero}. “Before the parade I’ll have {thing} back. If I don’t, you may have the key and my broom too.” And the two shook on it.',
					],
				},
				{
					say: 'Give the key back without being asked',
					sets: ['gave-key'],
					outcome: [
						'{hero} took the key and put it on the table. It made a small, sad clink. “You keep it until I find out,” {they} said. {owner} had not asked for it. {Owner.they} did not know where to look.',
						'“Here,” said {hero}, and held out the key. It was still warm. “I want it back when you’re sure of me,” {they} said. “Not before.” And {they} went out without it.',
					],
				},
				{
					say: 'Look very closely at the empty shelf',
					sets: ['looked'],
					outcome: [
						'{hero} went right up to the shelf. There lay the little cloth on which {thing} always stood. Somebody had folded it, corner to corner. “A thief takes things,” {they} said slowly. “But a thief doesn’t fold.” So it was somebody nice. That made it harder.',
						'The little cloth from under {thing} was still there. And somebody had folded it, very neatly! “Then it isn’t a real thief,” said {hero}. “It’s somebody who is sorry.”',
					],
				},
			],
			scene: { at: 'hall', with: ['owner'], shows: [], holds: 'key', pose: 'hold', feeling: 'worried' },
		},
		{
			titles: ['Two Clues', 'Which of the Two?', 'Somebody Saw It', 'The Way to {witness}'],
			time: 'day',
			parts: [
				'@answer',
				{
					'by-scarf': [
						'There were two clues. A red thread hung from the shelf, and on the floor was the mark of a wheel. It did not smell of mint, so it was not {mint}. {witness.name}, {witness.a}, never went to bed on time, and saw a lot. So {hero} went up the road to ask.',
						'{hero} looked at everything twice. There was a red thread on the shelf. There was a wheel mark on the floor. It did not smell of mint at all. So was it the scarf, or was it the barrow? {witness.name}, {witness.a}, sat up late each night, and lived up the road. That was the one to ask.',
					],
					'by-barrow': [
						'There were two clues. On the floor was the mark of a wheel, and all around it smelled of mint. There was no red thread, so it was not {scarf}. {witness.name}, {witness.a}, never went to bed on time, and saw a lot. So {hero} went up the road to ask.',
						'{hero} looked at everything twice. There was a wheel mark on the floor. And it smelled of mint. There was not one red thread. So was it the barrow, or was it the mints? {witness.name}, {witness.a}, sat up late each night, and lived up the road. That was the one to ask.',
					],
					'by-mint': [
						'There were two clues. The air smelled of mint, and on the shelf hung a red thread. There was no wheel mark by the shelf, so it was not {barrow}. {witness.name}, {witness.a}, never went to bed on time, and saw a lot. So {hero} went up the road to ask.',
						'{hero} looked at everything twice. It smelled of mint. And there was a red thread on the shelf. There was no wheel mark near it. So was it the mints, or was it the scarf? {witness.name}, {witness.a}, sat up late each night, and lived up the road. That was the one to ask.',
					],
				},
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['What {witness} Knew', 'One Clue Less', 'Not That One', 'Two Minus One'],
			time: 'day',
			parts: [
				'@first.outcome',
				{
					'by-scarf': [
						'“The scarf or the barrow?” {hero} asked {witness}, who lived right there. “Not {barrow}. The barrow was in my shed all night, with its wheel off.” So the mark was from the chairs! “To be sure, ask {other.name}, {other.a},” said {witness}. “{Other.they} never sleeps.” It was a long way, and the parade was tonight!',
						'“Was it {scarf} or {barrow}?” {hero} asked {witness}, who lived just there. “Not {barrow},” said {witness}. “I’ve had that wheel since six, to stop it squeaking.” So the mark was only from the chairs. “To be sure, ask {other.name}, {other.a},” said {witness}. “{Other.they} never sleeps.” It was a long way. {hero} hurried, because of the parade.',
					],
					'by-barrow': [
						'“The barrow or the mints?” {hero} asked {witness}, who lived right there. “Not {mint}. {Mint.they} sat with me all night, with a bad tooth.” So the smell was only from looking! “To be sure, ask {other.name}, {other.a},” said {witness}. “{Other.they} never sleeps.” It was a long way, and the parade was tonight!',
						'“Was it {barrow} or {mint}?” {hero} asked {witness}, who lived just there. “Not {mint},” said {witness}. “We played cards till dawn, and I lost a whole bag of mints.” So the smell was only from looking. “To be sure, ask {other.name}, {other.a},” said {witness}. “{Other.they} never sleeps.” It was a long way. {hero} hurried, because of the parade.',
					],
					'by-mint': [
						'“The mints or the scarf?” {hero} asked {witness}, who lived right there. “Not {scarf}. {Scarf.they} was here all night. We made the scarf longer.” So the thread was from dusting! “To be sure, ask {other.name}, {other.a},” said {witness}. “{Other.they} never sleeps.” It was a long way, and the parade was tonight!',
						'“Was it {mint} or {scarf}?” {hero} asked {witness}, who lived just there. “Not {scarf},” said {witness}. “That scarf was in my tub all night. I washed it.” So the thread was only from dusting. “To be sure, ask {other.name}, {other.a},” said {witness}. “{Other.they} never sleeps.” It was a long way. {hero} hurried, because of the parade.',
					],
				},
				{ 'first.ally': '“That leaves only one,” said {first.ally} on the way.' },
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['{other} Never Sleeps', 'Everybody Is Waiting', 'Nearly Time', 'The Clues in a Row'],
			time: 'dusk',
			parts: [
				'@second.outcome',
				{
					'by-scarf': [
						'“Somebody came at ten last night to borrow my glue,” said {other}, who was at the door. “All I could see was two eyes and a lot of red wool.” It was nearly dark. {hero} went back {hall.to}.',
						'{other} yawned. “Glue,” {other.they} said. “At ten at night somebody knocked and wanted glue! I could see two eyes, and below that it was all red wool.” {hero} went back {hall.to}, fast.',
					],
					'by-barrow': [
						'“I heard it last night,” said {other}, who was at the door. “Eek, eek, up the hill, so slow. As if it had an egg on board.” It was nearly dark, and too late for the hill. {hero} went back {hall.to}.',
						'{other} yawned. “Eek,” {other.they} said. “Eek, eek, all the way up the hill, at ten at night! And down again with no eek. It only goes eek when there’s something on it.” But there was no more time for the hill. {hero} went back {hall.to}, fast.',
					],
					'by-mint': [
						'“Somebody dug a hole under my tree last night,” said {other}, who was at the door. “And now my tree smells like toothpaste.” It was nearly dark, and too late to dig. {hero} went back {hall.to}.',
						'{other} yawned. “Dig, dig, dig,” {other.they} said. “Under my own tree, at ten at night! And it smelled so cold and sweet that I sneezed.” But there was no more time to dig. {hero} went back {hall.to}, fast.',
					],
				},
				{
					'late & kept-key':
						'The way had taken too long, and the first lamp was lit. “You said before the parade,” said {owner}. “And now it’s the parade.” It was true.',
					late: 'The way had taken too long, and the first lamp was lit already.',
				},
				[
					'All of {folk} were there for the parade, with lamps and flags. In front sat {scarf}, and {barrow}, and {mint}. One of the three was looking at the floor. “Well?” said {owner}.',
					'The whole town had come for the parade, and nobody sang. “Who was it?” they asked. In the first row sat {scarf}, and {barrow}, and {mint}. One of the three had gone very quiet.',
					'The parade was ready, and everyone was waiting for {hero}. There sat {scarf}, there sat {barrow}, and there sat {mint}, side by side, as they always did. “Now tell us,” said {owner}.',
				],
				{
					'by-scarf': '{hero} put the clues in a row. There was red wool on the shelf, and red wool at {other}’s door.',
					'by-barrow': '{hero} put the clues in a row. There was a wheel mark here, and an eek up on the hill.',
					'by-mint': '{hero} put the clues in a row. There was mint by the shelf, and mint under the tree.',
				},
			],
			choices: [
				{
					say: 'Walk up to {scarf} and ask about the glue',
					if: 'by-scarf',
					sets: ['right'],
					outcome:
						'“You have glue on your scarf,” said {hero}, so softly that only {scarf} could hear. {scarf} went as red as the wool. “How do you know?” whispered {scarf}. “I asked around,” said {hero}. “And I haven’t told.”',
				},
				{
					say: 'Walk up to {scarf} and ask about the thread',
					if: 'by-mint',
					sets: [],
					outcome:
						'“How did your thread get on the shelf?” {hero} asked {scarf}, much too loud. Everyone heard it. “So it was {scarf}!” somebody cried, and {scarf}’s eyes filled up. “I only dusted,” said {scarf}. “It wasn’t {scarf}!” said {hero}, out loud. “{witness} told me so. I asked it all wrong. I’m sorry.”',
				},
				{
					say: 'Walk up to {barrow} and ask about the hill',
					if: 'by-barrow',
					sets: ['right'],
					outcome:
						'“What’s up on the hill?” asked {hero}, so softly that only {barrow} could hear. {barrow} let go of the barrow. Eek. “How do you know?” whispered {barrow}. “I asked around,” said {hero}. “And I haven’t told.”',
				},
				{
					say: 'Walk up to {barrow} and ask about the wheel',
					if: 'by-scarf',
					sets: [],
					outcome:
						'“Is that the mark of your wheel?” {hero} asked {barrow}, much too loud. Everyone heard it. “So it was {barrow}!” somebody cried, and {barrow}’s chin shook. “I only brought chairs,” said {barrow}. “It wasn’t {barrow}!” said {hero}, out loud. “{witness} told me so. I asked it all wrong. I’m sorry.”',
				},
				{
					say: 'Walk up to {mint} and ask about the tree',
					if: 'by-mint',
					sets: ['right'],
					outcome:
						'“What’s under the tree?” asked {hero}, so softly that only {mint} could hear. {mint} swallowed a mint whole. “How do you know?” whispered {mint}. “I asked around,” said {hero}. “And I haven’t told.”',
				},
				{
					say: 'Walk up to {mint} and ask about the smell',
					if: 'by-barrow',
					sets: [],
					outcome:
						'“Why does it smell of mint in here?” {hero} asked {mint}, much too loud. Everyone heard it. “So it was {mint}!” somebody cried, and {mint}’s chin shook. “I only came to look,” said {mint}. “It wasn’t {mint}!” said {hero}, out loud. “{witness} told me so. I asked it all wrong. I’m sorry.”',
				},
				{
					say: 'Say no name, and leave the door open tonight',
					sets: ['nobody'],
					outcome:
						'“I know who it was,” said {hero}. “I won’t say it. We’ll have the parade now, without {thing}. And I’ll leave the door open.”',
				},
			],
			scene: { at: 'hall', with: ['scarf', 'mint'], shows: [], pose: 'point', feeling: 'determined' },
		},
		{
			titles: ['The Parade', 'Why', 'Back on the Shelf', 'The Key Again'],
			time: 'night',
			parts: [
				{
					'nobody & quiet': ['This time {hero} spoke up.', ''],
					'right & quiet': ['This time {hero} did find the words, and they were soft ones.', ''],
					'right & bold': ['{hero} had shouted enough that morning. This time {they} did not.', ''],
					'right & careful': ['{hero} thought it over one last time. This time nobody minded.', ''],
				},
				'@answer',
				{
					'end-right & by-scarf': [
						'“Then I’ll tell it,” said {scarf}, and got up. “My scarf caught it when I dusted, and it cracked. So I took it home at night, by the back door. I wanted to glue it before anybody saw. But glue takes all day!” Out of the red wool came {thing}, with a line like a hair. {owner} held it up to the lamps. “I’d have done the same,” said {owner}. “Only with less glue. And after the parade it can rest in the cellar, for just a week, while we paint the shelf.”',
						'Then {scarf} stood up. “My scarf caught on it, and a bit came off,” said {scarf}. “So I came back at night, by the back door. I wanted to mend it before you saw, but the glue was so slow.” And there was {thing}, with a thin line of glue. “It looks like a smile,” said {owner}. “After this it can rest in the cellar. That’s only for a week, till the shelf is painted.”',
					],
					'end-right & by-barrow': [
						'“Then I’ll tell it,” said {barrow}, quite loud. “I came in by the back door, and took it up to my gran. She used to carry it in the parade, and now she can’t get up. She wanted to hold it once more, before it goes to the cellar.” “That’s only for a week, while we paint the shelf!” said {owner}. “But tonight the parade goes up the hill.” It had never gone there before.',
						'{barrow} stood up, and pointed to the hill. “My gran has it,” said {barrow}. “She carried it when she was young, and she can’t go down to a cellar. So I took it to her, by the back door. She fell asleep with it.” {owner} blew {owner.their} nose. “The cellar is for a week,” said {owner}, “till the shelf is painted. And now we’ll all go and fetch it.”',
					],
					'end-right & by-mint': [
						'“Then I’ll tell it,” said {mint}, and got up. “It was to go to the cellar! It’s dark down there, and nobody can look. So I came in at the back door and hid it.” “Only for a week,” said {owner}, “while we paint the shelf!” {mint} went pale, and then pink. Everyone went and dug under {other}’s tree, and up came {thing}, with a mint stuck to it.',
						'Then {mint} stood up. “I didn’t want it to be in the dark cellar for good,” said {mint}. “So I came in by the back door, and dug a hole for it.” “A hole is dark too,” said {owner}. “And the cellar was only for a week, till the paint on the shelf is dry!” {mint} ran for a spade. Soon {thing} was back, and had a mint stuck to it.',
					],
					'end-nobody & by-scarf': [
						'It was a short parade, and a sad one. But when everyone came back, {thing} stood on its shelf, with a thin line of glue! “It fell when I dusted, so I took it home to mend,” {scarf} told {hero} behind the door. “I was so afraid to say it.” “You needn’t,” said {hero}. “It can rest in the cellar for a week, till I’ve painted the shelf.” And {hero} told no one.',
					],
					'end-nobody & by-barrow': [
						'It was a short parade, and a sad one. But when everyone came back, {thing} stood on its shelf, as if it had never been away! “My gran had it. She can’t get up,” {barrow} told {hero} behind the door. “She wanted to hold it once more, before it goes to the cellar.” “That’s only for a week,” said {hero}, “while I paint the shelf.” {hero} told no one, and just said that next year the parade should go by the hill.',
					],
					'end-nobody & by-mint': [
						'It was a short parade, and a sad one. But when everyone came back, {thing} stood on its shelf, and smelled of mint! “I hid it, so that it need not go to the dark cellar,” {mint} told {hero} behind the door. “It’s just for a week,” said {hero}, “while I paint that shelf!” The two laughed so much that they had to hold on to each other.',
					],
					'end-wrong & by-scarf': [
						'Then a long red scarf stood up. “You said sorry to {barrow} in front of us all,” said {scarf}, “so I can say it too. I let it fall, and I have mended it.” And out came {thing}. “It can rest in the cellar for a week,” said {owner}, “while we paint the shelf.” So there was a parade. But {hero} went last in it, and pushed the barrow, with {barrow} inside. “You push quite well,” said {barrow} at the last corner.',
					],
					'end-wrong & by-barrow': [
						'Eek, went a wheel. “You said sorry to {mint} in front of us all,” said {barrow}, “so I can say it too. It’s with my gran, who can’t get up, and who can’t go down to a cellar.” “It’s only there while we paint the shelf!” said {owner}. So the parade went up the hill. But {hero} went last in it, next to {mint}, and said sorry again at each corner. At the fourth corner a paper bag rustled. “Have one,” said {mint}.',
					],
					'end-wrong & by-mint': [
						'Crunch! “You said sorry to {scarf} in front of us all,” said {mint}, “so I can say it too. I hid it from the dark cellar.” “It was for a week!” said {owner}. So it was dug up for the parade. But {hero} went last in it, and held up the end of the long red scarf. “Higher,” said {scarf}. And then, “Thank you.”',
					],
				},
				{
					'first.trust or second.trust': [
						'That left the key. “I wasn’t sure of {hero} this morning,” said {owner}, “and that was wrong of me. Who here is sure?”',
						'Then {owner} stood up. “This morning I doubted {hero}. Before I give the key for good, who can tell me about {hero}?”',
					],
					'first.hear or second.hear': [
						'Now {owner} began to say something about the key. {hero} had waited for that all day. But everyone was so glad that they all talked at once, and one could not hear a word.',
						'{owner} stood on a bench and wanted to say something about the key. {hero} leaned closer. But everyone had started to sing, and it was a long song.',
					],
					'first.reach or second.reach': [
						'Then it was time for the key. “Come up here!” called {owner} from the front. But everybody had run for a lamp or a flag, and {hero} was at the very back.',
						'And the key? “{hero}! Come here!” called {owner} from the front. But there were backs and hats and flags all the way.',
					],
				},
				{ 'first.reach & second.reach & flies': '+ Above the heads it was all lamps and flags on sticks.' },
				bestGift('trust', 'hear', 'reach'),
				{
					'gave-key': [
						'“I should never have let you put it down,” said {owner}. “Here is the key. I’m sure now.”',
						'{owner} held out the key. “You wanted it back when I was sure,” said {owner}. “I am.”',
					],
					looked: [
						'“You looked closer than I did,” said {owner}. “You saw more. Keep the key for good.”',
						'“I looked at you, and you looked at the shelf,” said {owner}. “Yours was the better idea. Keep the key.”',
					],
					'nobody & kept-key': [
						'“You said before the parade, and it came after,” said {owner}. “But you said no name, and I like that better. Keep the key.”',
					],
					late: [
						'“You were one lamp late,” said {owner}, “and I hardly looked at the lamp. The key is yours for good.”',
					],
					else: [
						'“You kept your promise,” said {owner}, “so keep the key too. And not just for today.”',
						'“You said that you would find it, and you did,” said {owner}, and tied a bow on the key. “It’s yours for good.”',
					],
				},
				untoldAlly(['trust', 'hear', 'reach'], '+ And {ally}, who had come so far, was given a lamp for the parade.'),
				{
					'end-right & by-scarf': [
						'Then the lamps were lit. {hero} walked in front of the parade, and {scarf} walked there too, and did not hide in the wool.',
					],
					'end-right & by-barrow': [
						'And at the top of the hill somebody very old sat at a window, and counted every lamp.',
					],
					'end-right & by-mint': ['It was a late parade, and it smelled of mint from one end to the other.'],
					nobody: ['And then there was a parade all over again, this time with singing.'],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['culprit', 'owner'], shows: ['thing', 'key'], pose: 'cheer', feeling: 'proud' },
		},
	],
};
