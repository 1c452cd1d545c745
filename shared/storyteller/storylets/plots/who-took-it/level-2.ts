import type { PlotLevel } from '../../format.ts';
import { bestGift, untoldAlly } from '../gift.ts';

export const whoTookIt2: PlotLevel = {
	joins:
		'“{choice}” {hero} did it, and it was hardly done when {owner.name}, {owner.a}, came running. {Thing} was gone from its shelf {hall.at}, and {hero} was the one with the key! Three people had been in there before it closed. {scarf} had a red scarf, {barrow} had a barrow that squeaked, and {mint} smelled of mint. {hero} set out to find who it was.',
	chapters: [
		{
			titles: ['The First Day with the Key', 'The Empty Shelf', 'Gone', 'Who Had the Key?'],
			time: 'day',
			parts: [
				[
					'For a [whole|long, long] year {hero} had swept {hall}, and swept it well. {hero} was {described}. Then {owner.name}, {owner.a}, gave {them} the key. “Now you look after it,” said {owner}. {hero} put the key under {their} pillow and hardly slept.',
					'{hero} had a key. It was as long as a spoon, and it was the key to {hall}. {owner.name}, {owner.a}, had said, “I only give it to people I trust.” So {hero}, who was {described}, polished it all [evening|night].',
				],
				[
					'Next morning {they} turned the key. Click. There was the shelf, with a round clean spot in the middle. {Thing} was gone! And tonight it was to be carried through the town, at the head of the big parade.',
					'In the morning, click, the door went open. And the shelf was bare! {Thing} always stood there, all year long, until the big parade. The parade was tonight.',
				],
				{
					quiet:
						'“Was it you?” asked {owner}. {hero} was {trait}, and when {they was} scared no word came out. It looked bad.',
					bold: '“Was it you?” asked {owner}. “No!” shouted {hero}, who was {trait}. It was so loud that it looked bad.',
					kind: '“Oh, I am so sorry!” cried {hero}, who was {trait}. “So it was you,” said {owner}. That was not how {hero} had meant it.',
					honest: '“I was the last one out,” said {hero}, who was {trait}. It was true. It just did not help.',
					clever: '“I know how I would have done it,” said {hero}, who was {trait}. {owner} gave {hero} an odd look.',
					careful:
						'“Was it you?” asked {owner}. {hero} was {trait}, and thought it over, to be sure. It looked very bad.',
					merry:
						'“Was it you?” asked {owner}. {hero} was {trait}, and when {they was} scared {they} giggled. It looked bad.',
					dreamy:
						'“Was it you?” asked {owner}. “I do not think so,” said {hero}, who was {trait}. It did not sound good.',
					quick:
						'{hero} was {trait}, and had climbed up to look before anyone could say stop. Now all the marks there were {theirs}.',
				},
				[
					'Three people had been in at five, before it closed. {scarf}, who had a long red scarf, came to dust. {barrow} brought chairs on a barrow that went eek. {mint}, who ate mints all day, just came to look. “Look well,” {owner} had told them. “Tomorrow it goes to the cellar.”',
					'Who had been in there? Three people, at five, before it closed. {scarf} came with a duster, in a red scarf as long as a week. {barrow} came with some chairs on a barrow, eek, eek. And {mint} came to look, and smelled of mint. “Tomorrow it goes to the cellar,” {owner} had called to them, from the door.',
				],
			],
			choices: [
				{
					say: 'Promise to have it back before the parade',
					sets: ['kept-key'],
					outcome: [
						'“I will have it back before the parade,” said {hero}. “I promise.” {owner} looked at the key, and then at {hero}. “Until the parade, then,” said {owner}. The key felt heavier than before.',
						'“Let me keep the key for today,” said {hero}. “Before the parade I will have {thing} back. If I do not, you may have the key and my broom too.” And they shook on it.',
					],
				},
				{
					say: 'Give the key back without being asked',
					sets: ['gave-key'],
					outcome: [
						'{hero} took the key and put it on the table. It made a small, sad clink. “You keep it until I find out,” {they} said. {owner} had not asked for it. {Owner.they} did not know where to look.',
						'“Here,” said {hero}, and held out the key. It was still warm. “I want it back when you are sure of me,” {they} said. “Not before.” And {they} went out without it.',
					],
				},
				{
					say: 'Look very closely at the empty shelf',
					sets: ['looked'],
					outcome: [
						'{hero} put {their} nose right up to the shelf. How clean it was! Somebody had wiped it. “A thief takes things,” {they} said slowly. “But a thief does not dust.” So it was somebody nice. That made it harder.',
						'There was no dust on the shelf, not even in the corners. Somebody had taken {thing}, and then had cleaned up! “Then it is not a real thief,” said {hero}. “It is somebody who is sorry.”',
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
						'There were two clues. A red thread hung from the shelf, and on the floor was the mark of a wheel. {witness.name}, {witness.a}, never went to bed on time, and saw a lot. So {hero} went up the road to ask.',
						'{hero} looked at everything twice. There was a red thread on the shelf. There was a wheel mark on the floor. So was it the scarf, or was it the barrow? {witness.name}, {witness.a}, sat up late each night, and lived up the road. That was the one to ask.',
					],
					'by-barrow': [
						'There were two clues. On the floor was the mark of a wheel, and all around it smelled of mint. {witness.name}, {witness.a}, never went to bed on time, and saw a lot. So {hero} went up the road to ask.',
						'{hero} looked at everything twice. There was a wheel mark on the floor. And it smelled of mint. So was it the barrow, or was it the mints? {witness.name}, {witness.a}, sat up late each night, and lived up the road. That was the one to ask.',
					],
					'by-mint': [
						'There were two clues. The air smelled of mint, and on the shelf hung a red thread. {witness.name}, {witness.a}, never went to bed on time, and saw a lot. So {hero} went up the road to ask.',
						'{hero} looked at everything twice. It smelled of mint. And there was a red thread on the shelf. So was it the mints, or was it the scarf? {witness.name}, {witness.a}, sat up late each night, and lived up the road. That was the one to ask.',
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
						'{witness} lived right behind there. “{barrow}?” said {witness}. “The barrow was in my shed all night, with its wheel off.” So the mark was from the chairs! “Ask {other.name}. {Other.they} never sleeps.” That was {other.a}. The way there was long.',
						'“It was not {barrow},” said {witness}, who lived just there. “I have had that wheel since six, to stop it squeaking.” One clue less! “Ask {other.name},” said {witness}. That was {other.a}. The way there was long.',
					],
					'by-barrow': [
						'{witness} lived right behind there. “{mint}?” said {witness}. “{Mint.they} sat with me all night, with a bad tooth.” So the smell was from before! “Ask {other.name}. {Other.they} never sleeps.” That was {other.a}. The way there was long.',
						'“It was not {mint},” said {witness}, who lived just there. “We played cards till dawn, and I lost a whole bag of mints.” One clue less! “Ask {other.name},” said {witness}. That was {other.a}. The way there was long.',
					],
					'by-mint': [
						'{witness} lived right behind there. “{scarf}?” said {witness}. “{Scarf.they} was here all night. We made the scarf longer.” So the thread was from dusting! “Ask {other.name}. {Other.they} never sleeps.” That was {other.a}. The way there was long.',
						'“It was not {scarf},” said {witness}, who lived just there. “That scarf was in my tub all night. I washed it.” One clue less! “Ask {other.name},” said {witness}. That was {other.a}. The way there was long.',
					],
				},
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
						'“Somebody came at ten to borrow my glue,” said {other}. “All I could see was two eyes and a lot of red wool.” It was nearly dark. {hero} went back {hall.to}.',
						'{other} yawned. “Glue,” {other.they} said. “At ten at night! And whoever it was, {other}, I told myself, has red wool up to the eyes.” {hero} went back {hall.to}, fast.',
					],
					'by-barrow': [
						'“I heard it,” said {other}. “Eek, eek, up the hill, so slow. As if it had an egg on board.” It was nearly dark. {hero} went back {hall.to}.',
						'{other} yawned. “Eek,” {other.they} said. “Up the hill at ten. Then down again with no eek at all, so it was empty.” {hero} went back {hall.to}, fast.',
					],
					'by-mint': [
						'“Somebody dug a hole under my tree,” said {other}. “And now my tree smells like toothpaste.” It was nearly dark. {hero} went back {hall.to}.',
						'{other} yawned. “Dig, dig, dig,” {other.they} said. “At ten at night! And it smelled so cold and sweet that I sneezed.” {hero} went back {hall.to}, fast.',
					],
				},
				{
					'first.trust or second.trust': [
						'All of {folk} were there for the parade, with lamps. “Here comes the one with the key,” said a man with a flag. “And here comes a story! Why should we believe it?”',
						'The whole town had come for the parade. “That is the one with the key,” somebody said. “Now we shall hear who it was. But who says that it is true?”',
					],
					'first.reach or second.reach': [
						'The whole town had come for the parade, with lamps and flags. The three who had been in there sat right in front, and {hero} had to get to them. But nobody made room for the one with the key.',
					],
					'first.hear or second.hear': [
						'All of {folk} were there for the parade, and all of them were shouting. “It was the key!” “It was the wind!” “It was you!” {hero} had found something out. But nobody heard a word.',
					],
				},
				{
					'first.reach & flies & !second.trust or second.reach & flies & !first.trust':
						'+ And over it all hung the lamps, on strings.',
				},
				bestGift('trust', 'reach', 'hear'),
				untoldAlly(['trust', 'reach', 'hear'], {
					first: '{first.ally}, who had come down to see the parade, gave {hero} a nod.',
					second: '{second.ally}, who had come down to see the parade, gave {hero} a nod.',
				}),
				{
					'late & kept-key':
						'The first lamp was lit already. “You said before the parade,” somebody called. “And now it is the parade.” It was true.',
				},
				[
					'“Well?” said {owner}. There sat {scarf}, and {barrow}, and {mint}. One of them was looking at the floor. {hero} put the clues together.',
					'In front sat {scarf}, and {barrow}, and {mint}. One of the three had gone very quiet. “Well?” said {owner}. {hero} put the clues in a row.',
				],
			],
			choices: [
				{
					say: 'Walk up to {scarf} and ask about the glue',
					if: 'by-scarf',
					sets: ['right'],
					outcome:
						'“You have glue on your scarf,” said {hero}, so low that only {scarf} could hear. {scarf} went as red as the wool. “How do you know?” whispered {scarf}. “I asked around,” said {hero}. “And I have not told.”',
				},
				{
					say: 'Walk up to {scarf} and ask about the thread',
					if: 'by-mint',
					sets: [],
					outcome:
						'“How did your thread get on the shelf?” {hero} asked {scarf}. {They} only wanted to know. But everyone heard it. “So it was {scarf}!” somebody cried, and {scarf.their} eyes filled up. “I only dusted,” said {scarf}. “It was not {scarf}!” said {hero}, out loud. “{witness} told me so. I asked it all wrong. I am sorry.”',
				},
				{
					say: 'Walk up to {barrow} and ask about the hill',
					if: 'by-barrow',
					sets: ['right'],
					outcome:
						'“What is up on the hill?” asked {hero}, so low that only {barrow} could hear. {barrow} let go of the barrow. Eek. “How do you know?” whispered {barrow}. “I asked around,” said {hero}. “And I have not told.”',
				},
				{
					say: 'Walk up to {barrow} and ask about the wheel',
					if: 'by-scarf',
					sets: [],
					outcome:
						'“Is that the mark of your wheel?” {hero} asked {barrow}. {They} only wanted to know. But everyone heard it. “So it was {barrow}!” somebody cried, and {barrow.their} chin shook. “I only brought chairs,” said {barrow}. “It was not {barrow}!” said {hero}, out loud. “{witness} told me so. I asked it all wrong. I am sorry.”',
				},
				{
					say: 'Walk up to {mint} and ask about the tree',
					if: 'by-mint',
					sets: ['right'],
					outcome:
						'“What is under the tree?” asked {hero}, so low that only {mint} could hear. {mint} swallowed a mint whole. “How do you know?” whispered {mint}. “I asked around,” said {hero}. “And I have not told.”',
				},
				{
					say: 'Walk up to {mint} and ask about the smell',
					if: 'by-barrow',
					sets: [],
					outcome:
						'“Why does it smell of mint in here?” {hero} asked {mint}. {They} only wanted to know. But everyone heard it. “So it was {mint}!” somebody cried, and {mint.their} chin shook. “I only came to look,” said {mint}. “It was not {mint}!” said {hero}, out loud. “{witness} told me so. I asked it all wrong. I am sorry.”',
				},
				{
					say: 'Say no name, and leave the door open tonight',
					sets: ['nobody'],
					outcome:
						'“I know who it was,” said {hero}. “I will not say it. We will have the parade now, without {thing}. And I will leave the door open.”',
				},
			],
			scene: { at: 'hall', with: ['scarf', 'mint'], shows: [], pose: 'point', feeling: 'determined' },
		},
		{
			titles: ['The Parade', 'Why', 'Back on the Shelf', 'The Key Again'],
			time: 'night',
			parts: [
				{
					quiet: ['{hero} was {trait}, but this time {they} spoke up.', ''],
					bold: [
						'{hero} was {trait}, but this morning’s shouting had taught {them} something. It was better not to shout.',
						'',
					],
					kind: ['{hero} was too {trait} to hurt anybody if it could be helped.', ''],
					honest: ['{hero} was {trait}, and wanted nothing but what was true.', ''],
					clever: ['{hero} was {trait}, and had put the clues in a row.', ''],
					careful: ['{hero} was {trait}, and thought it over one last time. This time nobody minded.', ''],
					merry: ['{hero} was {trait}, but nobody giggled now.', ''],
					dreamy: ['{hero} was {trait}, but now {they} thought of one thing only.', ''],
					quick: ['{hero} was {trait}, and had to go slowly on purpose.', ''],
				},
				'@answer',
				{
					'end-right & by-scarf': [
						'“It fell,” said {scarf}, from behind the wool. “My scarf caught it, and it fell. I ran for glue. I wanted it to be whole before anybody saw.” Then the red wool opened, and there it was, with a line like a hair. {owner} held it up to the lamps. “I would have done the same,” said {owner}. “Only with less glue.” So they had the parade, and everyone wanted to see the line. {hero} walked in front with the key. And {scarf} walked next to {them}, and for once did not hide in the wool.',
						'“My scarf caught on it when I was dusting,” said {scarf}. “It fell. A bit came off! I only wanted to mend it before you saw.” And out from the wool came {thing}, with a thin line of glue. {owner} looked at the line. “It looks like a smile,” said {owner}. So they had their parade, and {scarf} got to hold one side. {hero} walked in front, with the key. “You could have shouted it out,” said {scarf}. “I know,” said {hero}.',
					],
					'end-right & by-barrow': [
						'“It is up there,” said {barrow}, and pointed. “With my gran. She cannot come down any more, and she used to walk in front.” You could hear the lamps hiss. “And when did you mean to bring it back?” asked {owner}. “In the morning,” said {barrow}. “She was smiling in her sleep.” {owner} took the drum, and turned it to face uphill. So the parade went where it had never gone before. Somebody very old held {thing} out at a window, and {hero}, with the key, went up to take it.',
						'“My gran carried it in the parade when she was young,” said {barrow}. “Now she can’t get up. I wanted her to see it one more time. I was going to bring it back. She fell asleep holding it.” Nobody said a word. Then {owner} clapped twice and turned the whole parade around. It went up the hill that year. Gran saw it all from her bed. And in front, with the key, went {hero}.',
					],
					'end-right & by-mint': [
						'“To the seller!” said {mint}. “You said it yourself. Tomorrow it goes to the seller! So I saved it.” “To the cellar,” said {owner}. “Because of the wet paint on the shelf.” {mint} went pale, and then pink, and had to sit down. They dug under the tree all together, by the light of the lamps, and it came up with a mint stuck to it. {hero} washed it, and walked in front with the key. And for a whole week nobody could say “cellar” with a straight face.',
						'“You said that it goes to the seller!” said {mint} to {owner}. “So I hid it.” “To the cellar!” said {owner}. “I said cellar! The shelf is to be painted!” It was still for a bit. Then everyone laughed, and {mint} laughed most. They dug up {thing} by the light of the parade. It smelled of mint for a year. And {hero} carried the key on a ribbon, so that all could see it.',
					],
					'end-nobody': [
						'So the parade went by with nothing at its head, and nobody sang. {hero} had left the door open, and one lamp. And when they came back, there it stood on the shelf, as if it had never been away. Nobody asked out loud. They only looked at {hero}. “It is back,” said {hero}. “That is all I wanted to know.” Then they went around once more, with singing. {owner} walked beside {them}. “I gave you a key,” said {owner}, “and then I asked if it was you. I will not do that again.”',
						'It was a short parade, and a sad one, all around the town and back. But when they came in, {thing} was on its shelf! “Who was it?” asked everyone. “Somebody who is glad now,” said {hero}. Then they had the parade all over again, and it was the best one ever. “I asked if it was you,” said {owner}. “I should have asked what you thought.” And {owner.they} tied a bow on the key, and gave it to {hero} for good.',
					],
					'end-wrong & by-scarf': [
						'“Stop,” said somebody, and a long red scarf stood up. “It was me. I let it fall. I was waiting for the glue to dry, and then I was waiting to be brave.” The parade was late, but there was one. {hero} did not want to go in front. {hero} took hold of the barrow. “Get in,” {they} said to {barrow}. “I was wrong, so I push.” Eek, it went, past all the houses. “You push quite well,” said {barrow}, somewhere near the end.',
						'Then somebody pulled off a long red scarf. “You said sorry to {barrow} in front of us all,” said {scarf}. “And I could not even say it for a bit of glue. I broke it. I was mending it.” So there was a parade after all. {hero} did not walk in front. {hero} walked at the back and pushed a barrow, since somebody had to make up for something. “Left a bit,” said {barrow}, who was sitting in it. It went eek the whole way, and they were friends by the bridge.',
					],
					'end-wrong & by-barrow': [
						'Eek, went a wheel, and {barrow} came out in front. “It was me,” said {barrow}. “It is with my gran. She cannot get up. I only wanted to lend it to her.” So they fetched it, and the whole parade said good evening to gran. {hero} walked last, next to {mint}, who did not speak. “They all looked at you because of me,” said {hero}. “It is a good smell. I am sorry.” They went around two corners. Then a paper bag rustled. “Take one,” said {mint}.',
						'Then there was an eek. “You said sorry to {mint} in front of us all,” said {barrow}. “So I will too. It is up the hill with my gran, who can’t get up. She wanted to see it once more.” They had the parade up there. {hero} did not walk in front. {hero} walked at the back with {mint}, and carried the bag of mints, and said sorry again at every corner. By the fourth corner {mint} said, “All right. Have one.”',
					],
					'end-wrong & by-mint': [
						'“It was me,” said {mint}, and swallowed. “I thought that it would go to the seller.” “Cellar,” said {owner} quietly. “Oh,” said {mint}. They dug it up by lamplight, so the parade was late. {hero} did not carry anything in it. {They} held the end of a red scarf out of the puddles, all through the town. “You asked me that in front of everyone,” said {scarf}. “Yes,” said {hero}. “I am sorry.” “You said that in front of everyone too,” said {scarf}, after a bit. “So it is all right.”',
						'Then somebody crunched a mint, loudly. “You said sorry to {scarf} in front of us all,” said {mint}. “So I will too. I hid it under the tree. I thought it was to go to the seller.” “To the cellar,” said {owner}. “Oh,” said {mint}. So there was a parade after all. {hero} did not walk in front. {hero} walked at the back and held up the end of the scarf, so that it would not drag. “A bit higher,” said {scarf}. And then, after a while, “Thank you.”',
					],
				},
				{
					'nobody & by-scarf':
						'+ Behind the last lamp {scarf} came up close. “It fell when I was dusting,” said {scarf}. “I had to wait for the glue.”',
					'nobody & by-barrow':
						'+ Behind the last lamp {barrow} came up close. “My gran can’t get up,” said {barrow}. “She just wanted to hold it once more.”',
					'nobody & by-mint':
						'+ Behind the last lamp {mint} came up close. “I heard that it would go to the seller,” said {mint}. “So I hid it.” “To the cellar,” said {hero}. “It’s so they can paint the shelf!”',
					'end-right & gave-key':
						'+ It was {owner} who had brought the key. “I should never have let you put it down,” said {owner}.',
					'end-wrong & gave-key': '+ Then {owner} held out the key. “I am sure of you now,” said {owner}.',
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['culprit', 'owner'], shows: ['thing', 'key'], pose: 'cheer', feeling: 'proud' },
		},
	],
};
