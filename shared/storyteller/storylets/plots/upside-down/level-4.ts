import type { PlotLevel } from '../../format.ts';
import { bestGift } from '../gift.ts';

export const upsideDown4: PlotLevel = {
	joins:
		'“{choice}” {hero} did; and the same day was Letter Day. Once a year a letter comes from {far.name}, who left here twenty-six years ago, and {host.name}, {host.a}, reads it aloud to everybody {hall.at}. This time {hero} was to carry it there. But when {host} looked it over, {host.they} held it upside down. “I can’t read,” said {host}, behind the mail cart. “{far} taught me as far as M. I make the letters up, about a cat with a hotel. You’re the only one who knows.” And {host} went on ahead, on the cart, by the back way.',
	chapters: [
		{
			titles: ['A Confidence', 'Letter Day', 'The Other Half of the Alphabet', 'Right Side Up'],
			time: 'day',
			parts: [
				[
					'Once a year a letter came from {far.name}, who had left twenty-six years ago, and the same night it was read aloud {hall.at} to everyone who could get a seat. It was carried there on foot, up the road, so that everybody could see it go by. The bearer was drawn by lot. “{hero}, {described},” it said on this year’s slip, and nobody was more surprised than {hero}. People liked {them}, and stopped talking when {they} came in. Nobody had told {them} a secret in years. At first that had been restful.',
					'That year the lot had fallen on {hero} to carry the letter, on foot, up the road, where everybody could see it go by. It came each autumn from {far.name}, who had been gone for twenty-six years, and it would be read aloud that night {hall.at}. People had been saving seats since noon. There is always one person who hears things last, and here it was {hero}. (“The bearer is {described},” it said on the lot.) When a party was being planned, {they} could tell by the silence. Usually {they} could tell whose party it was.',
				],
				{
					quiet:
						'{hero} was too {trait} for it, people said. {They} never told. But with a secret in {them}, {they} went around like somebody with a full glass, and by evening everybody knew what was in it.',
					bold: 'People said that {hero} was too {trait}. At the last surprise party it was {hero} who had jumped out first. The guest of honor was still at home, in the bath.',
					kind: 'People said that {hero} was too {trait}. Nobody could look sad in front of {hero} for two minutes without being told what there was to look forward to.',
					honest:
						'People said that {hero} was too {trait}. It was said with respect, the way you speak of a dog that might bite.',
					clever:
						'With anyone so {trait} there was no point, people said. {hero} worked a secret out alone, and then came and corrected the details.',
					careful:
						'People said that {hero} was too {trait}. {They} had once gone from door to door to find out who was allowed to know, and by evening everybody could guess what.',
					merry:
						'{hero} was too {trait} for it, people said. {They} had never given a secret away. {They} had only been seen in the same room with one, shaking.',
					dreamy:
						'{hero} was too {trait} for it, people said. {They} never let a secret out. {They} left it lying somewhere, like an umbrella.',
					quick: '{hero} was too quick for it, people said. You got as far as “Don’t tell any–,” and somebody knew.',
				},
				[
					'“From {far}, no doubt about it,” said {host.name}, {host.a}. It was {host} who read the letters out, and {host.they} was famous for it. {Host.they} held the envelope at arm’s length and ran {host.their} eyes along the address, line by line. {hero}, who stood opposite, could see that the address was upside down. {host} started at the end, nodded at it, and got to the top. Then {host.they} noticed how quiet it had become. “Behind the mail cart,” said {host}. “Please.”',
					'{host.name}, {host.a}, came out to meet the letter. Nobody read aloud like {host}; people had cried at {host.their} commas. {Host.they} held it up to the light and moved {host.their} lips along the front, as one does with a name that one loves. The name was standing on its head. So was everything else. {hero} looked for a moment too long. It isn’t often that you see somebody’s whole life from the wrong side. “You’ve noticed,” said {host}. “Come behind the mail cart.”',
				],
				[
					'“{far} was teaching me to read,” said {host}. “I was eight, and quick, and horrible. When we had got as far as M, I said in front of the whole class that half the alphabet would do for me. In the morning {far} was gone.” After that {host} had become somebody important, and it was too late to ask. If you look at a page, you start to spell, and stick at the first N; so {host.they} never looked. Every year {host.they} lay awake and made up a letter, about a cat who keeps a hotel for mice. “There are grown women who are named after that cat. You’re the only one who knows. I’d have picked anybody else.”',
					'“I know half the alphabet,” said {host}. “{far} had got me as far as M. Then I told {far.them} that I didn’t need the rest, with the others listening. I was eight. I wanted them to laugh, and they did.” The next day {far} had left. Later {host} was given an office, and nobody asked. Every year a letter came, and {host.they} looked past it, so as not to start spelling, and read out one of {host.their} own, about a cat who rents rooms to mice. “People live for that cat. It’s the only thing I ever made. And now you know, and everyone says that no secret is safe with you.”',
					'Behind the mail cart it came out in one breath. {host} could not read, or only by half. {far} had been {host.their} teacher, and the two had got as far as M; and then {host}, who was eight, told the whole class that the other half could stay where it was. Everyone laughed. The next day {far} had gone away for good. “Later I was given an office,” said {host}, “and then a better one, and each time it was harder to mention. So every year I lie awake the night before and make up a letter, and up there I never look at the page, or I’d begin to spell. There’s a cat in it, who lets rooms to mice. People have called children after her.” {Host.they} looked at {hero}. “I’d have picked anybody else to know it. I don’t say that to be rude.”',
				],
			],
			choices: [
				{
					say: 'Give {host} your word, before it has been asked for',
					sets: ['sworn'],
					outcome: [
						'“You have my word,” said {hero}. Nobody had wanted it before, so it was as good as new. {host} shook on it, and held on a little longer than people do. “Then bring it {hall.to},” said {host}, “as if it were just a letter,” and went ahead on the mail cart, which goes around by the back, to see to the chairs. {hero} followed on the road, with something thin in {their} {hand}, and something else that weighed nothing and had to be carried level.',
						'You can promise a thing just for the pleasure of being asked. {hero} had not even been asked. “My word on it,” {they} said. {host} looked like somebody who has put down a heavy load after twenty-six years, and {hero} felt it arrive. Then {host} went ahead on the mail cart, the back way, to see to the chairs. Only on the road did it occur to {hero} that {they} had not asked how long the promise was for.',
					],
				},
				{
					say: 'Offer to read it to {host} now, with nobody by',
					sets: ['offered'],
					outcome: [
						'“I could read it to you,” said {hero}. “It would take four minutes.” {host} had already half sat down. “No,” {host.they} said then. “As long as I don’t know what’s in it, I’m making things up. Once I know, I’m lying.” {Host.they} didn’t sound very sure of it. {Host.they} went ahead on the mail cart, which goes around by the back, and did not look around, and the letter stayed with {hero}.',
						'“Do you want to hear it?” asked {hero}. “Just once?” {host} wanted to, the way people want to look down from a tower. “And what if it’s dull?” said {host}. “What if it’s the weather? I’ve stood up there all these years with their eyes on me, and it was the weather.” {Host.they} shook {host.their} head, and went ahead on the mail cart, the back way, to see to the chairs. {hero} was left holding the letter.',
					],
				},
				{
					say: 'Ask what has become of all the letters before it',
					sets: ['asked'],
					outcome: [
						'“And the other letters?” asked {hero}. “In a box,” said {host}. “On Sundays I take them out. I can do about half of any line. There’s one word that’s in all of them, near the end. L, I, G, H, and then a kind of gallows that I never had. I’d give a lot to know what it is that {far} always says to me, at the end.” Then {host.they} remembered how late it was, and went ahead on the mail cart, the back way, to see to the chairs.',
						'“Did you keep the others?” asked {hero}. “One keeps letters,” said {host}. “I know them the way you know people by their hats.” There was one word that was in every one of them: L, I, G, H, and then a post with a beam across it. “I used to think it might be my name,” said {host}. “But I can write my name.” {Host.they} gave the letter back, carefully, the wrong way up, and went ahead on the mail cart, which goes around by the back, to see to the chairs.',
					],
				},
			],
			scene: { at: 'start', with: ['host'], shows: [], holds: 'letter', pose: 'hold', feeling: 'surprised' },
		},
		{
			titles: ['A Public Figure, with Mice', 'The Weight of a Sheet of Paper', 'What They Were Waiting For'],
			time: 'day',
			parts: [
				'@answer',
				[
					'All the way up the road people wanted to talk about the cat. They called down from ladders. A very old man had himself wheeled out to his gate, in case he did not last till evening, and asked for just one thing: had she kept the porter on? “I’m sure of it,” said {hero}. It was out before {they} knew. It was easy, too. It was like handing somebody a cushion.',
					'{hero} had not known how many were waiting. A child had been put to bed at noon, so as to be fresh for it, and called from the window to ask if it was a good one. A very old man in a wheeled chair wanted to know if the cat had kept her porter on. {hero} held up the letter instead of an answer, and everyone cheered. {They} began to see how a thing like that can go on for so long.',
				],
				[
					'+ Between houses the letter hung from a strap, in a tin tube, where it was safe from the weather, though not from questions.',
					'+ Then the tin tube, in which the letter traveled, was hung on its strap again, out of the way.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['Sixty-Six Minutes', 'A Matter of Arithmetic', 'Against the Sun', 'An Honest Question'],
			time: 'day',
			parts: [
				'@first.outcome',
				[
					'Farther on somebody was sitting on a wall with a slip of paper. It was {snoop.name}, {snoop.a}. “I’ve got a sum that doesn’t come out,” said {snoop}, and climbed down, and walked along. “One sheet. Two sides, so that’s four minutes. {host} reads for seventy, so where do the other sixty-six come from? I’ve asked around, and I get told to hush, because of the cat.” There was nothing nasty about {snoop}. {Snoop.they} had been told all {snoop.their} life that {snoop.they} wouldn’t understand, and at some point {snoop.they} had decided to understand everything.',
					'“Wait,” said {snoop.name}, {snoop.a}. {Snoop.they} had plainly been waiting too. “May I see how thick it is? Thank you. One sheet, which is four minutes. I’ve sat there with a watch for eleven years, and nobody can tell me how you get seventy minutes out of one sheet. I don’t say that anything’s wrong. I say that there are sixty-six minutes left over, and I’m the only one who wonders whose they are.” It was a good question, and {hero} was holding the answer to it in {their} {hand}. That was what made it so unpleasant.',
				],
				[
					'“I won’t break the seal,” said {snoop}. “I only want to hold it up against the sun, for as long as it takes to count to ten. You can look the other way.”',
					'{Snoop.they} held out a hand. “Just against the sun, for a moment,” said {snoop}. “I won’t open it, and you needn’t even watch, so nobody can say that it was you.”',
				],
			],
			choices: [
				{
					say: 'Explain that there are seventeen sheets, of tissue',
					sets: ['fibbed'],
					outcome: [
						'“It’s seventeen sheets,” said {hero}. “Tissue. Where {far} lives they make it out of onions.” It came all by itself, down to the onions. {snoop} did the sum. Seventeen times four is sixty-eight, and two minutes for applause. “It comes out,” said {snoop}, with tears in {snoop.their} eyes. “You don’t know what a relief that is.” {hero} had some idea. {They} had just found out how good it feels to tell a lie that fits.',
						'“Seventeen sheets,” said {hero}, “pressed together. They do that abroad.” As a lie it was nothing much, but it had a number in it, and {snoop} was helpless against numbers. “Seventeen,” said {snoop}. “Why did no one tell me?” {Snoop.they} went off happy. {hero} had just stopped a person from asking questions. It had taken four words, and {they} had even been thanked.',
					],
				},
				{
					say: 'Let {snoop} have it, and look the other way',
					sets: ['shown'],
					outcome: [
						'{hero} looked the other way. Behind {them} paper creaked, for rather a long time. When {they} turned around, {snoop} was holding the letter against the sun, one way up, and then the other, and then the first again, with the face of somebody who has been handed a thing in order to be laughed at. “Six lines,” said {snoop}, and gave it back, “and a short one. You can see that much. That’s what I thought.”',
						'It wasn’t the same as telling. {hero} looked at the sky and let it happen. “Aha,” said {snoop} after a while. It did not sound like somebody who has found something out. It sounded like somebody who has been found out. The letter was turned, and turned again. “Just as I thought,” said {snoop}, and went off, gray in the face, walking very straight.',
					],
				},
				{
					say: 'Say that you know, and that it is another person’s',
					sets: ['loyal'],
					outcome: [
						'“Your sum is right,” said {hero}. “I know where the minutes go. But they belong to somebody else, so I can’t tell you.” {snoop} stood still. “I’ve been told that I’m mistaken,” said {snoop}, “and that I’m a nuisance. Nobody ever told me that I was right.” {Snoop.they} tore up the slip. “I’ll be by the door tonight. In case you need somebody there.”',
						'“It doesn’t come out,” said {hero}. “You added it up correctly, and I can’t tell you the rest. It isn’t mine.” As an answer it gave away everything. But {snoop} put away the slip. “So there’s a reason,” said {snoop}. “I only wanted there to be one. You’ll find me by the door tonight.” And {snoop.they} walked beside {hero} for a while without asking anything, which for {snoop} was a present.',
					],
				},
			],
			scene: { at: 'first', with: ['snoop'], shows: [], holds: 'letter', pose: 'hold', feeling: 'worried' },
		},
		{
			titles: ['Toward Candlelight', 'The Bearer', 'With the Letter'],
			time: 'day',
			parts: [
				'@answer',
				[
					'Toward evening people came out of their houses with chairs, and with mice cut out of paper, to hang from the ceiling. For people there is the path behind the gardens; only the letter goes by the road. But everyone waited at the corner until it was past. {hero} had often imagined what it would be like to be let through because {they} knew something. {They} had always imagined it without the knowing.',
					'The windows of {hall} were already lit, with strings of paper mice across them. In there {host} would be walking up and down in the side room, with the roof of a hotel to blow off and put back before eight. {hero} went faster.',
				],
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['Seventy Minutes', 'Six Lines', 'What It Said', 'What Was Put in the Box'],
			time: 'dusk',
			parts: [
				'@second.outcome',
				[
					'{Hall} was full to the windowsills, and people had paid for the windowsills. When the letter came in everybody rose, row after row, as if for a bride, and let {hero} through. Nobody lowered a voice. {hero} had waited a lifetime for that, and it was meant for a sheet of paper.',
					'The whole room was singing, and stamping in time, and every face that turned to {hero} was red and friendly. Hands reached for the letter and passed it on, over two hundred heads, with the care that one gives to a full bowl. At the desk {host} took it, and looked for {hero} over the top of it, and found {them}.',
				],
				{ late: '+ The letter was late, and every song had been sung twice.' },
				{
					fibbed: [
						'+ In the first row sat {snoop}, and explained about the seventeen sheets to those on either side.',
						'+ {snoop} was there, with a watch, and beamed at {them}, and held up ten fingers, and then seven.',
					],
					loyal: '+ By the door sat {snoop}, as promised, and did not ask how it had gone.',
				},
				{
					'first.ally & second.ally': '+ {first.ally} and {second.ally} were given the coal box to sit on.',
					'first.ally': '+ {first.ally} was given the coal box to sit on.',
					'second.ally': '+ {second.ally} was given the coal box to sit on.',
				},
				[
					'{host} read, and it was so good that {hero} forgot what {they} knew. The roof flew off. There was a whale. “Put it with the others, will you?” said {host} afterward, hoarse and happy. The box was in the side room. {hero} smoothed out the sheet. “I hear that my letters are read aloud,” it said, “so you’ll know this by heart. I’ll come past at nine, as always. If there is a light {start.at}, I’ll know that you want the other half, and I’ll stay. I haven’t found it lit yet. I’m getting slow, so this is the last time I ask. {far}.” It was eight o’clock, and next door the room was stamping for more.',
					'{host} read, and it had never been so good. The cat tore up the bill, and an old man in the front row sobbed out loud. Afterward {host} gave {hero} the letter for the box, in the side room. The sheet was open, and the right way up, and {hero} had read it before {they} could stop. “You know it by heart, since I hear that it’s read aloud: tonight at nine I pass by. Put a light {start.at}, if you want the other half. It has always been dark, and I’ve always understood. I’m too old to ask again. {far}.” Next door the room was stamping for more. It had struck eight.',
				],
				{ asked: '+ L, I, G, H: there it was, near the end, and the gallows was a T.' },
			],
			choices: [
				{
					say: 'Go back in, stand on the desk, and read out the text',
					sets: ['told'],
					outcome: {
						sworn: [
							'{hero} got up on the desk. “I gave somebody my word this morning,” {they} said, “and I’m about to break it.” In all that room one person knew whose it was. {host} did not shake {host.their} head. {host} only looked, as you look at the place on a shelf where something used to be. “There is no cat in this letter,” said {hero}, and read them the six lines.',
							'“This is the letter,” said {hero}, from the desk, “the right way up.” {They} had not known how hard it would be to look anywhere but at {host}. You only have one word to give; {they} felt it go. “There is no cat in it. There never was.” And {they} read the six lines, to the end.',
						],
						else: [
							'{hero} got up on the desk. The room grew quiet at once, because it thought that there was more. “This is the letter,” {they} said, “and there is no cat in it. This is what there is.” Beside the desk {host} put down a glass, very carefully, so that it made no sound. Then {hero} read them the six lines.',
							'“This is what was read to you,” said {hero}, from the desk. “And this is what it says. They aren’t the same.” People who have not understood yet are very quiet. {host} had understood. {host} had turned gray, and looked, in some dreadful way, relieved, while {hero} read out all six lines.',
						],
					},
				},
				{
					say: 'Carry it back to {host}, and to {host} only',
					sets: ['whispered'],
					outcome: [
						'It was addressed to {host}. In all those years everybody had forgotten that, even {host}. {hero} took the box along, laid the six lines on top, and drew the one person who ought to have had them into the corner behind the stove. There {hero} read out all six, in a voice that did not carry as far as the coats.',
						'If {hero} kept quiet, {far} would find it dark. If {they} spoke up, {host} would lose the only thing that {host.they} had ever made. That left the person to whom it was written. {hero} took the box and the letter, and found {host.them}, and read it to {host.them} behind the stove, and felt like somebody who has to tell a man that his watch has stopped.',
					],
				},
				{
					say: 'Reach down the great lantern, and say nothing to anyone',
					sets: ['light'],
					outcome: [
						'All that {far} wanted was a light. Nobody needed to know what it was for. {hero} took the box along, since it wasn’t a thing to leave lying about. Then {they} went back in for the great lantern, which hung over the desk.',
						'If it was light {start.at}, {far} would stay. If nothing was said, {host} would still have the cat. And {hero} alone would know what had been done, which was a new place for {them} to be. {They} took the box along, so that no one should find it, and went to lift down the great lantern from its hook above the desk.',
					],
				},
			],
			scene: { at: 'hall', with: ['host'], shows: ['chest'], holds: 'letter', pose: 'hold', feeling: 'worried' },
		},
		{
			titles: ['An Hour', 'By Nine', 'Under the Light', 'The Correspondence'],
			time: 'night',
			parts: [
				'@answer',
				{
					'told & first.trust or told & second.trust': [
						'“It’s always been a cat,” said a man in the first row, quite reasonably. “Everyone knows about you and secrets. And now we’re to believe you, and not {host}, because you say so. On what grounds?”',
						'“Excuse me,” said a man with a cushion. “{host} has never told me anything that wasn’t kind. I don’t know one thing about you, except that nobody tells you anything. Why should it be you whom we trust?”',
					],
					'told & first.hear or told & second.hear': [
						'For a moment nothing happened, and then everything did. All two hundred were on their feet, and each was shouting something different, most of it about the cat. The six lines had gone by like six sparrows. It was ten past eight.',
						'Then the noise came. Some shouted “Shame!” and some “Whose?” and most of them “The cat!” and there was no gap in it anywhere. Nobody was thinking about nine o’clock. {hero} still had the letter in {their} {hand}, and could not hear the paper.',
					],
					told: '',
					'whispered & first.trust or whispered & second.trust': [
						'Somebody looked around the stove. It was a man from the first row, and he had seen the paper. “I thought so,” he said. “Everyone knows about you and secrets. You’ll give me that, and leave {host} in peace, or you’ll tell me why I should trust you with it.”',
						'“What’s that you’ve got?” said a woman, and put her head around the stove. “It belongs in the box. You’re not the person, {hero}, whom I’d leave alone with a letter. Or is there something that I don’t know about you?”',
					],
					'whispered & first.hear or whispered & second.hear': [
						'In the room people had begun to sing again, and to stamp in time. “What’s the last of it?” asked {host}, with one hand behind an ear. {hero} said it twice. It was like reading to somebody across a river.',
						'“And then?” said {host}. “What comes at the end?” The whole room was calling for the cat by now, in time, so that the poker jumped on its hook. {hero} could not make {themself} heard at arm’s length.',
					],
					whispered: '',
					'first.trust or second.trust': [
						'“One moment,” said the man beside the desk. “That lantern belongs to all of us. You won’t say what it’s for? Nothing that you were given to keep has ever lasted until supper. So I’d like one reason to let you have it.”',
						'“Put that back, please,” said the woman who had paid for the oil. “You have a face like a drawer with something in it. Why should I trust you with the only good light in the house?”',
					],
					'first.hear or second.hear': [
						'It was hardly off its hook when the far half of the room sat in the dark, and said so, and the near half asked what was the matter. “You’ll have it back by ten,” said {hero}. You could see {them} say it.',
						'“The light!” somebody shouted, and then everyone did. There were two hundred of them, in a room with a low ceiling. {hero} tried to tell them that it was only borrowed, until ten; but it was like talking into a mill.',
					],
					else: [
						'People had closed up around the desk, to be near when {host} came back for the encore. The lantern hung over the middle of them, as far off as the moon.',
						'But in the aisle people had begun to dance, and those who couldn’t dance had been put up along the sides, three deep. Between {hero} and that hook there was no room for a cat.',
					],
				},
				{
					'told & first.reach & second.reach or whispered & first.reach & second.reach': '',
					...bestGift('trust', 'hear', 'reach'),
				},
				{
					'!light or first.trust or second.trust': '',
					'first.hear or second.hear': [
						'“Back by ten,” said {hero} into the quiet. “I’ve only borrowed it.”',
						'{hero} said it once more, and this time they heard it: back by ten.',
					],
				},
				{
					'first.trust & !light or second.trust & !light': '',
					'told & first.hear or told & second.hear': '{hero} read the six lines for the second time.',
					'whispered & first.hear or whispered & second.hear': [
						'So {host} heard the last line, as well.',
						'Then {hero} read {host} the end of it.',
					],
					'light & loyal': [
						'And {hero} carried the lantern down the room, with the face of a person who is going to fill it. By the door sat {snoop}, who opened it, and did not look at the watch.',
						'So {they} had it, and bore it to the door as openly as a coat. It was {snoop} who held the door, and asked nothing.',
					],
					light: [
						'And {hero} carried the lantern down the room, with the face of a person who is going to fill it.',
						'So {they} had it, and bore it to the door as openly as a coat.',
					],
				},
				{
					told: [
						'There was a silence in which you could hear the mice turn on their wires. “Every year?” somebody asked at last. “And always dark?” Nobody answered. On that night every year the whole room had sat here and laughed, with the shutters closed because of the draft; and at the other end of the road somebody had gone by in any weather, with a bag, and looked for a light.',
						'“Dark,” said somebody in the third row. “Why was it dark?” Everyone in the room knew why. On Letter Day people came in at six, shut the shutters against the draft, and did not come out till ten. Twenty-six times, while all of them roared about a cat, a person with a bag had come to the far end of the road, and looked up it for a light, and understood.',
					],
					'shown & light':
						'{hero} had got as far as the door. Behind {them} the stamping stopped, all at once, as it does when somebody has climbed on something. {They} could have gone on; there was nothing in the way any more. {They} set down the lantern and turned around, because whatever it was, {host} was going to be alone in it up there.',
					shown:
						'“The second line again,” said {host}, and {hero} read it again, and {host} said it along, without a sound. The two were still behind the stove when the stamping in the room stopped, all at once, as it does when somebody has climbed on something. So both came out, side by side, to see who it was. {hero} knew before they had got around the stove.',
					'whispered & asked':
						'“Which is the one with the gallows?” asked {host}. {hero} put the letter under {host.their} eyes and pointed to it. “That’s a T,” said {hero}. “So that’s all it was,” said {host}. “L, I, G, H, and that.” In the room people were stamping for the cat, and {host} listened to it for a long moment, as you listen to a party next door.',
					whispered:
						'“Which word is it?” asked {host}. {hero} put the letter under {host.their} eyes and pointed to it. “That one has been in every letter,” said {host}. “I always took it for a greeting.” In the room people were stamping for the cat, and {host} listened to it for a long moment, as you listen to a party next door.',
					else: 'Outside it was cold, and all at once so quiet that {they} heard the oil move. {hero} had wished for a secret for years, something for which people would lower their voices when {they} came in. Now {they} had one, and it shone in every direction, and on the whole of that road there was not a soul to see it.',
				},
				{
					told: [
						'A woman near the front, who had been named after the cat, looked at {host} as if to ask, and saw the answer. Somebody took a lamp off its hook, and then everyone did. At a run, downhill, with nobody stopping at the fences, that road takes a quarter of an hour. By half past eight it was as bright {start.at} as at a fair. Only {host} had not come. {hero} had brought the box, because somebody had to take care of it, and noticed that nobody was standing very near {them}.',
						'An old gentleman in the second row folded up the paper mouse that he had brought, quite small, and put it in his hat. That was the end of the cat, for that night at least. Then everyone went for a lamp and ran. Downhill, with nobody stopping at the fences, that road takes a quarter of an hour, and by half past eight there was so much light {start.at} that the birds woke up. {hero} had brought the box. There was a gap around {them}, as there is around somebody who has broken something. {host} was not there.',
					],
					shown: [
						'It was a secret of two by then, though, and the other one stood on a bench, as white as the paper. “The name was at the top!” cried {snoop}. “{host} held it upside down! {host} can’t read!” “And what was the name?” asked {hero}. “The short line, at the end,” said {snoop}. “Anyone can see that who can’t—” And there {snoop} stopped. It was a very long moment. Then a councilman in the fourth row stood up, and told the floor that in his case it was C. In the end there were fourteen of them, and by then nobody was laughing. {host} went and stood with them, and {hero} read out the six lines to everyone. Then everyone ran, and at ten to nine all of them were {start.at}, with every lamp there was. {hero} had the box.',
						'But {snoop} had had that sheet against the sun, and got up on a bench. “You held it with the name at the top!” cried {snoop}. “{host} can’t read!” Into the quiet {hero} asked the only question that {they} could think of. “What was the name, {snoop}?” “The short line,” said {snoop}, “that stands by itself.” “And what did it say?” asked {hero}. {snoop} didn’t know. {snoop} only knew where names stand. Nobody laughed. In the fourth row a councilman got to his feet. “I only know it up to C,” he said. Then others stood up, one here, one there, fourteen of them, and {host} made fifteen. {hero} read out the six lines, and everyone took down a lamp and ran. At ten to nine it was bright {start.at}, and {hero} had the box.',
					],
					whispered: [
						'“Light,” said {host}, when {host.they} had understood. “So that’s the word.” {Host.they} went up to the desk. “I can’t read,” said {host}. “I never could, and everything that I ever read to you, I made up. I’ll answer for it at ten. But {far} comes past at nine, and I need your lamps.” For about three breaths nobody moved. Then someone in the first row took the nearest one off its hook. Everyone ran the whole of that road, and nobody spoke to {host}, and nobody let {host.them} fall behind. At ten to nine it was as bright as day {start.at}, and {hero} stood in it beside {host}, with the box.',
						'{host} held on to the letter with both hands. Then {host.they} turned around to all those people. {hero} stayed one step behind. It took five sentences, and the first was “I made her up,” and you could watch them lose something. “Be as angry as you like, at ten,” said {host}, “but be angry outside first, and bring a light.” Everyone brought one. All two hundred ran, down that long dark road, and the angriest ran in front. At ten to nine {start} was so bright that one could have read by it, and {hero} had the box.',
					],
					else: [
						'It was a long road, and the lantern weighed as much as a child. {hero} had to set it down at every milestone. At ten to nine it hung {start.at}, and under it stood {hero}, with the box, in the only bright spot far and wide. Somebody came running. It was {host}, without a coat. “I saw you go,” said {host}, “with the lantern and my letters. You didn’t tell anyone; I asked. Is it that bad, what they say?” So {hero} told {host.them}. When the wind was right, they could still hear the stamping, quite faintly, in time, and for a while neither of them said a word.',
						'It was good that the thing was heavy. You can’t carry such a lantern down such a road and think, and {hero} did not want to. At ten to nine it hung {start.at}. “Why is that there?” said somebody. It was {host}, out of breath. “They’re calling for more, and I looked round for you, and you had gone off with my letters and not said a word. I’ve run all the way. I’ve never been so frightened.” There was nobody else on the road. So {hero} could say it, after all, and did. It took six lines.',
					],
				},
			],
			choices: [
				{
					say: 'Read the earlier letters from the box, one after another',
					sets: ['read'],
					outcome: {
						told: [
							'{hero} opened the box and began to read them out, by somebody else’s lamp, in the order of the years. They were short. “It’s raining,” said the tenth. “I thought for a moment that there was something. It was the moon in a window.” People came closer, so as to hear. By the fifteenth nobody was standing apart from anybody.',
						],
						else: [
							'{hero} sat down by the box and read them out to {host}, in the order of the years. They were short. “I was early, and waited until eleven,” said the fourth. “It’s raining,” said the tenth. “I thought that there was something, but it was only the moon in a window.” {host} stood with {host.their} face to the road. “Go on,” {host.they} said, after each one.',
						],
					},
				},
				{
					say: 'Write the answer to them, on the back of the last',
					sets: ['answered'],
					outcome: {
						told: [
							'Somebody had a pencil. {hero} turned the sheet over and wrote at the top that this was the answer to twenty-six letters, and that it was late. Then {they} asked the people around {them} what to put. It took a surprisingly long time. In the end it was three words, “Please come home,” and all sorts of people had to see them first, to be sure that they were spelled right.',
						],
						else: [
							'“What would you have answered?” asked {hero}, and turned the sheet over on the lid of the box. {host} took the pencil, and thought for so long that the flame began to smoke. It had to be something that you can say without the letters from N to Z. Then {host.they} bent down and wrote it. “I CAME,” it said. “CALL ME BACK.” {hero} checked it letter by letter. There was nothing in it that {host} had not been taught.',
						],
					},
				},
				{
					say: 'Go back for {host}, who has stayed behind in the dark',
					if: 'told',
					sets: ['fetched'],
					outcome: {
						sworn: [
							'Somebody had to. {host} was sitting in the dark, on the edge of the platform, under all the paper mice. “I broke my word,” said {hero}. “I’d do it again, but I should have come to you first.” There was no answer. “It’s a quarter to nine,” said {hero}, “and it isn’t me who’s expected.” After a while somebody got up, and then the two of them ran.',
						],
						else: [
							'“Go away,” said {host}, from somewhere among the chairs. {hero} stayed in the door. “You can be angry with me for as long as you like,” {they} said. “But they’re all to you. Every single one begins with your name.” It was dark, and the candle ends ticked as they cooled. “All twenty-six?” said the voice. “All twenty-six,” said {hero}. Somebody got up, and then the two of them ran.',
						],
					},
				},
				{
					say: 'Leave {host} the place under the light, and stand aside',
					if: '!told',
					sets: ['apart'],
					outcome: [
						'It wasn’t {hero} who ought to be seen there first. {They} went out of the light, to where it was only less dark, and sat down on a stone. The secret was nearly over, and {they} had been in it since the morning. It was odd how much {they} would miss it. In front, in all that brightness, {host} stood alone, and kept straightening {host.their} collar.',
						'“You have to stand here,” said {hero}, and put {host} in the middle of the light, like a candle, and left {host.them} there. All {their} life {they} had thought that what one wants is to be in on things. Now {they} stood at the edge of one, in the dark, where nobody would look, and would not have changed places with anyone.',
					],
				},
			],
			scene: { at: 'start', with: ['host'], shows: ['chest', 'lantern'], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['N', 'The Rest of It', 'Twenty-Six', 'In One’s Own Hand'],
			time: 'night',
			parts: [
				'@answer',
				{
					'loyal & fetched':
						'{snoop} was standing at the door. “I’ve kept it open for whichever of you came out first,” said {snoop}. “I’d have liked to know, too. But I see that it isn’t my turn.”',
					'fibbed & fetched':
						'“One sheet!” somebody called after {hero}, outside. It was {snoop}. “You owe me sixteen!” “I know!” called {hero}. “I’ll come and do sums!” Neither of them stood still for it.',
					fetched: [
						'Out there not one window had a light left in it. The lamps had all been carried down to the other end, and it was toward those that the two of them ran.',
						'The whole street was dark. Every lamp that it had was burning at the far end of the road, and the two of them ran toward that, without a word.',
					],
					'answered & told': [
						'The sheet was hung up under the brightest of the lamps, where anyone who came down that road would have to see it.',
						'It was pinned up where it was brightest, so that nobody could come along that road and miss it.',
					],
					answered: [
						'The sheet was hung up under the light, where anyone who came down that road would have to see it.',
						'Then it was pinned up right under the light, the right way around.',
					],
				},
				{
					'offered & fetched':
						'“I’d have read it to you this morning,” said {hero}, out of breath, and {host} said that {host.they} had just been sitting in the dark with that.',
					'offered & !told': [
						'“You’d have read it to me this morning,” said {host}, with both eyes on the road, “and then I’d have had the whole day to be afraid in.”',
						'“I could have had it read to me this morning,” said {host}, “and I said that I’d sooner make it up. I’d like to have those hours back, to be afraid in.”',
					],
				},
				{
					'fetched or light': '',
					'first.ally & second.ally': '{first.ally} and {second.ally} had each been given a lamp to hold.',
					'first.ally': '{first.ally} had been given a lamp to hold, and held it up with the others.',
					'second.ally': '{second.ally} had been given a lamp to hold, and held it up with the others.',
				},
				{
					fetched: '',
					'loyal & told':
						'“I’d have liked to know, too,” said {snoop}, who had come and stood next to {hero}. “But I see that it wasn’t my turn.”',
					'shown & told':
						'“I held it both ways,” somebody said to {hero}, very low. It was {snoop}. “I couldn’t tell, either.” “Nobody needs to know that,” said {hero}. “No,” said {snoop}. “But I thought that I’d like one person to.”',
					'loyal & whispered': '{snoop} had counted the lamps, and came and stood next to {hero}, and asked nothing.',
					'fibbed & !light': [
						'“One sheet,” said {snoop}, who had come up on the other side of the lamps. “You owe me sixteen.” “I’ll come tomorrow,” said {hero}, “and do sums.” “And the day after,” said {snoop}.',
						'“There was only ever the one,” said {hero} to {snoop}. “I know,” said {snoop}. “It was a beautiful sum, though. Next time just say that you can’t tell me.”',
					],
				},
				{
					'read & told': 'The twenty-fifth was still open in {their} {hand} when somebody said, “Hush.”',
					read: '{hero} had come to the last one. “Hush,” said {host}.',
					fetched: '',
					apart: [
						'From out there one saw the road better than from the light. There was still nobody on it.',
						'It was a good place to see the road from. The road was still empty.',
						'From there {hero} could see some way into the dark. Nothing in it moved yet.',
					],
					quiet: ['“Listen,” said {hero}, who was {trait}, and heard small things. But it was only the wind.', ''],
					bold: ['{hero} went out as far as the light did, and looked along the road.', ''],
					kind: ['{hero} turned up the light a little, so that it could be seen from farther off.', ''],
					honest: ['“I don’t know that it’s in time,” said {hero}, who was {trait}. Nobody contradicted {them}.', ''],
					'light & clever': '',
					clever: [
						'{hero} worked out from how far off an old person could see a light, and moved one to the bend of the road.',
						'',
					],
					careful: ['{hero} went over to the light once more, and trimmed the wick.', ''],
					merry: ['{hero} began a joke, to pass the time, and could not remember how it ended.', ''],
					dreamy: ['{hero} heard it before anyone else: a step, and a stick.', ''],
					quick: ['{hero} had been to the bend of the road and back three times before the clock moved.', ''],
				},
				{
					'end-told & fetched': [
						'The two were in time, but only just. It struck nine. Out of the dark, with one arm before {far.their} eyes, came {far}, {far.a}. “I’d got so used to its being dark,” said {far}. Nobody had thought about what one says. Then {host} stepped out of the row, and seemed smaller than usual. “You wrote that I should put up a light if I wanted the other half,” said {host}. “I couldn’t read it, because I only had the first.” {far} looked at {host.them} for some time. “I never thought of that,” said {far}, “so I must be a great fool.” {host} did not speak to {hero} that night, nor until after Christmas, and then a letter came, in capitals. “I AM STILL ANGRY,” it said. “BUT LOOK AT THE Y.” {hero} gets told things now, by all kinds of people. Mostly {hero} sends them off to say it to somebody else.',
						'In a ring of lamps, in front of a crowd that had no idea what to say, {far} was there before them, {far.a}. “Which of you was it,” {far} was asking, “who didn’t want the rest?” “It was me,” said {host}, from behind. “I did want it, and I only said the other thing.” That was all, and it had taken twenty-six years. The two sat down on the box together, and people held up their lamps at a polite distance, as if at an operation. “N,” said {far}. {hero} stayed at the edge. Being right did not make it all right; {host} told {them} so around Easter, in writing, with one mistake. Underneath it said: “Come to the cat on Sunday. I’m doing it without a letter.”',
					],
					'end-told': [
						'It struck nine. {far}, {far.a}, walked into the light, and looked from one to the next. “There are a lot of you,” said {far}, “but where is {host}?” Nobody cared to say. So it was {hero} who took {far} through the empty streets, and carried the bag, and pushed open the door. {host} sat on the platform in the dark. “I hear that you can read it now,” said {far}. “It was read to me,” said {host}, “in front of everyone.” That was meant for {hero}, who stayed where {they was}. “It was wrong of you,” {far} said to {hero}, “and if you hadn’t done it I’d still be walking.” {Far.they} lowered {far.themself} onto the platform. “Where did we stop?” “At M,” said {host}, in a voice like a rusty gate. {hero} went out and shut the door on the two of them. {host} did forgive {hero} in the end, though it was not that year.',
						'At the edge of the brightness stood {far}, {far.a}. “Is that for me?” said {far}, and had to be coaxed in, like something out of the woods. Then {far} asked where {host} was, and everybody looked at their lamps. {hero} took {far} there. {host} was {hall.at}, and had taken down all the paper mice and was winding up the wire. “You could have come to me first,” {host} said to {hero}. “It would have taken two minutes, and I’d have done it myself. I’d have liked to be somebody who did it.” There was nothing that {hero} could say, so {they} said nothing. {far} had meanwhile picked up one of the mice, and turned it over, and was drawing something on it, large, with two posts and a slant. “This one’s next,” said {far}. In the spring another paper mouse came, for {hero}. “CROSS,” it said, “BUT NOT VERY.”',
					],
					'end-out': [
						'It struck nine. {far}, {far.a}, came out of the dark, and stopped. In front stood fifteen people in a row, with their hats off, as if for an exam. {host} was in the middle. “We’d like to know what comes after M,” said {host}. “Some of us would have to start sooner.” {far} put down the bag, and looked along the faces: the councilman’s, and {snoop}’s, which was wet. “And I thought that I had one pupil,” said {far}, “who didn’t want me.” The lessons began the next day at eight, and {hero} walked past the window on purpose. {snoop} was in the front row with the watch. “It’s four minutes!” {snoop} called out to {them}. “I read a whole sheet by myself, and I timed it.” In autumn the cat came back, by popular request, without any paper. She runs to seventy minutes, and nobody asks any more whose they are.',
						'On the stroke of nine {far} was there, {far.a}. “What do they want?” asked {far}, and shaded {far.their} eyes. The others pushed the councilman forward, and he said, “Letters.” It was the shortest speech of his career. {far} looked at {host}, and at the rest of the row, and then at {snoop}, who was holding on to {host}’s arm, the way you hold somebody whom you have first pushed and then caught. “I held it both ways,” said {snoop}. “I thought that if I looked at it long enough, I’d seem clever.” Nobody asked what {hero} had known, or since when, for the thing had got so big that there was room in it. But late that night somebody pulled up a chair. “You let {snoop} hold it against the sun,” said {host}. “I did,” said {hero}. “It’s the best thing that was ever done to me,” said {host}, “and I’ll need about a year before I can say so nicely.”',
					],
					'end-own': [
						'It struck nine. First one heard a stick. Then {far}, {far.a}, stood at the rim of the light, and stayed there, as people do when something that they have waited for goes too fast. “So you’ve read it,” said {far}. “No,” said {host}. “I could do half, and then it was read to me.” “And all those years?” said {far}. “I thought they were greetings,” said {host}, and neither of them laughed. At ten, as promised, {host} sat on a chair {hall.at}, to be judged, and people went into it thoroughly. What settled it was the very old man in the wheeled chair, who had only one question left. Was it true that {host} had made up the porter as well, out of {host.their} own head? “Every word,” said {host}. “Then sit down, all of you,” said the old man. “Does she keep him on?”',
						'{far}, {far.a}, came on the stroke of nine, and there stood {host}, with all those lamps behind {host.them}. “You wanted the rest,” said {far}. “I wanted it the same evening,” said {host}. “I was eight, and I came over early to tell you, and you’d gone.” So that was all it had been: two people, each of whom believed that the other had sent them away. The two went home arm in arm, slowly, because {far} walked with a stick. {hero} carried the letters, and people walked behind, and little by little began to talk. Not everyone is reconciled: there’s a party for the cat and a party for the truth, and they don’t say hello. But on Letter Day everyone comes, and {host} stands up with a sheet, the right way round, and reads out six lines, with one finger, without a mistake. And then {host.they} puts it away, and begins.',
					],
					'end-light': [
						'It struck nine. There was a step, and a stick, and at the edge of the light stood {far}, {far.a}. “I’d stopped expecting it,” said {far}. “I’m the one who’s late,” said {host}. {hero} turned to go, but {host} took hold of {their} {hand}. “Stay,” said {host}, “because somebody ought to hear this.” So it was said, across two yards of light, and it took less than six lines. {Hall.at} people danced till morning, and nobody knew why {far} had come tonight of all nights. People put it down to the reading, and nobody has been told since. {host} still reads every year, from a sheet that is now quite often the right way up. And only {hero}, by the door, knows why {host} will slow down in the middle of a sentence, at some word like “night” or “nest,” and look so pleased.',
						'Nine had struck when {far}, {far.a}, came round the bend. {Far.they} walked as one walks past a house, with {far.their} face held carefully to the front. Then the light fell on it, and {far} stopped. “Who told you?” asked {far}. “{hero} did,” said {host}, “and told nobody else in the world. I’m informed that {they} can’t keep a thing to {themself}.” All three kept it, and it had its price. A roomful of people go on loving a letter that was never written, and {hero} sits among them once a year, the only one who can’t be surprised. In return there is a look, over the top of the paper. And there was one thing more, for people have begun to tell {them} things. Nobody could say how it got about, but it seems to be known that with {hero} it stays.',
					],
				},
				{
					'fibbed & light':
						'{snoop} still explains about the seventeen sheets, every year, to those on either side. {hero} sits two rows behind, and has never put it right. That is the one that {they} would like to be rid of.',
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['far', 'host'], shows: ['lantern', 'letter'], pose: 'stand', feeling: 'calm' },
		},
	],
};
