import type { PlotLevel } from '../../format.ts';
import { bestGift } from '../gift.ts';

export const upsideDown3: PlotLevel = {
	joins:
		'“{choice}” {hero} did, and it was soon forgotten over something else. It was Letter Day. Once a year {far.name} wrote, who had gone away for good, and {host.name}, {host.a}, read it aloud to everyone {hall.at}. This time {hero} was allowed to carry the letter. But {host} looked at it upside down! “I can’t read,” whispered {host}. “{far} was teaching me. We had got as far as M. I make it all up, about a cat with a hotel. Nobody must know.” And {host} hurried ahead.',
	chapters: [
		{
			titles: ['Letter Day', 'Standing on Its Head', 'Half an Alphabet', 'Behind the Cart'],
			time: 'day',
			parts: [
				[
					'Once a year there was a letter from {far.name}, who had gone away twenty-six years ago. That same night it was read aloud to everybody {hall.at}, and somebody had to carry it there. This year the lot had fallen on {hero}, and nobody was more surprised than {hero}, who was {described}. There are people to whom one tells things. When {hero} came in, conversations stopped.',
					'This year the lot had said that {hero} was to carry the letter. {far.name} had been away for twenty-six years and wrote once in each. There would be a full house {hall.at} tonight, to hear it read, with chairs brought in from outside. Nobody had thought that it would be {hero}. {They was} {described}, and whatever happened, {they} heard of it last. People were quite friendly, and lowered their voices.',
					'On Letter Day nobody gets any work done. One letter comes, as in each of the last twenty-six years, from {far.name}, who went away. In the evening it is read out {hall.at}, and people have come home from their honeymoons for it. This time the lot to carry it there had fallen on {hero}, who was {described}, and to whom people generally told things last, in a whisper.',
				],
				{
					quiet:
						'It was not that {hero} gave things away. {They} just never said a word, and nobody likes to tell a secret to a cupboard.',
					bold: 'At the last surprise party {hero} had jumped out first. The guest of honor was still in the bath.',
					kind: 'An old lady had heard from {hero} about her surprise cake three days early, because she looked as if she could do with it.',
					honest: '“Do you know anything about this?” was a question to which {hero} had only one kind of answer.',
					clever:
						'You did not have to tell {hero} a secret. {They} worked it out, and then corrected you on the details.',
					careful:
						'{hero} had once gone from door to door to ask who was allowed to know. By the end, everybody knew what.',
					merry: '{hero} kept secrets very well, but from the outside it looked like hiccups.',
					dreamy: '{hero} never gave a secret away. {They} mislaid it, and somebody else found it.',
					quick: 'If you said “Don’t tell anyone,” {hero} had told it by the time you got to “anyone.”',
				},
				[
					'“From {far}, without a doubt,” said {host.name}, {host.a}. It was {host} who read the letters out, and {host.they} always looked at the outside first. {hero} looked too. {far}’s name was standing on its head. So was everything else. {host} nodded at it, line by line, from what should have been the end. Then {host} noticed how quiet it was beside {host.them}. “Behind the mail cart,” said {host}. “Quick.”',
					'{host.name} came to meet the letter, as every year. That was {host.a}, and the best reader far and wide. {Host.they} held it out, at the length of a respectful arm, and smiled, and moved {host.their} lips. And all the letters stood on their heads. {hero} bent down to see if that helped. It was the bending down that did it. “You’ve noticed,” said {host}. “Come behind the mail cart.”',
				],
				[
					'“{far} was teaching me,” {host} whispered, “when I was small. We had got as far as M, and then {far} went. ‘The rest you’ll manage by yourself,’ {far} said, and I was always going to. But then they made me somebody important, and it was too late to ask. Up there I don’t even look at the page. If I look, I start to spell, and get stuck at the first N.” Every year {host.they} dreamed up a new letter, about a cat who keeps a hotel for mice. “Everyone waits all year for that cat. If it comes out, I can’t look anyone in the face again.”',
					'“I know half of the alphabet,” said {host}, very low. “{far} taught me. We had just done M when {far} left. I said that I’d learn the other half by myself, and then everyone simply believed that I had. So I hold the page up, and don’t look, or I’d start to spell, and I invent the letter. There’s a cat in them who keeps a hotel. It’s been going for twenty-six years. There are children who were named after her.” {Host.they} took hold of the cart. “Nobody must know. You do see that?”',
					'“I stop at M,” said {host}. “As far as that {far} taught me, and then {far} was gone. I meant to get the other half from somebody, and {far} thinks that I did. But I had been picked to read the letter out, and there everyone sat.” So {host} had looked past the page, and made one up, about a cat who keeps a hotel for mice. Everyone had liked it so much that there had to be another each year. “That’s twenty-six letters of cat,” said {host}. “Nobody must find out. I’d have to go away as well.”',
				],
			],
			choices: [
				{
					say: 'Give {host} your word, and shake on it',
					sets: ['sworn'],
					outcome: [
						'“You have my word,” said {hero}. It felt odd. Nobody had ever asked for it before, and so it was quite new. {host} shook on it for a long time. “Then bring it {hall.to},” said {host}, “as if nothing had happened,” and hurried ahead to put on the big chain. {hero} took the letter. It weighed less than the secret did.',
						'The two shook on it, behind the cart. “If I can’t trust you,” said {host}, “I don’t know whom.” It was the nicest thing that anybody had said to {hero} in years. It was only a pity that it was about that cat. Then {host} went ahead. {hero} followed with the letter, holding it as one holds a full glass.',
					],
				},
				{
					say: 'Offer to read it to {host}, here and now',
					sets: ['offered'],
					outcome: [
						'“I could read it to you now,” said {hero}. “Nobody’s looking.” {host} looked at the letter the way one looks at cold water. “And if there’s no cat in it?” {host.they} said. “If I know what it really says, I’ll never be able to say the other thing.” And {host} was off up the footpath, at a trot. {hero} was left with the letter.',
						'“Sit down on the shaft,” said {hero}, “and I’ll read it to you.” For about as long as it takes to sit down, {host} wanted to. “No,” said {host} then. “As long as I don’t know, I’m only making things up. If I know, I’m lying.” {Host.they} went ahead. {hero} thought about it for some time, and could not find the mistake.',
					],
				},
				{
					say: 'Ask where all of the other letters are',
					sets: ['asked'],
					outcome: [
						'“What did you do with the others?” asked {hero}. “I’ve kept them,” said {host}, “in a box, in order. On Sundays I take them out and find all the Ms. There’s one word that is in every letter. It begins with an L.” {Host.they} drew it in the air, an L, an I, a G, an H, and stopped. “Then comes one like a gallows, and I haven’t had that.” And {host} went ahead.',
						'“And the others?” asked {hero}. “In a box,” said {host}. “I couldn’t throw away a letter.” {host} rubbed {host.their} nose. “I know bits of them. One word comes every time. L, I, G, H, and then something like a gallows. It must be important. You don’t go on about a thing for twenty-six years otherwise.” Then {host} hurried ahead to see to the chairs.',
					],
				},
			],
			scene: { at: 'start', with: ['host'], shows: [], holds: 'letter', pose: 'hold', feeling: 'surprised' },
		},
		{
			titles: ['What Everyone Is Waiting For', 'The Cat with the Hotel', 'A Thin Letter'],
			time: 'day',
			parts: [
				'@answer',
				[
					'{host} had taken the footpath, but the letter always goes by the road, so that everyone can see it. All along it people leaned over their fences. “Is she still in debt?” called a woman. She meant the cat. “You’ll hear it tonight,” said {hero}. It was quite true, and it had a taste like a spoon.',
					'{host} had taken the footpath. The letter always goes by the road, where everyone can see it, and it was surprising how many people wanted to know about a cat. They called it from roofs. One baby had been named after her, and was held up. {hero} waved with the letter, went faster, and would have liked to know a little less.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['One Sheet', '{snoop} Does a Sum', 'Held Up to the Sun', 'Something Doesn’t Add Up'],
			time: 'day',
			parts: [
				'@first.outcome',
				{
					late: [
						'“It’s late today!” somebody called from the next fence. “Is the cat well?” {hero} went faster.',
						'“You’ve taken your time,” somebody said at the next fence. “She isn’t ill, is she?” {hero} hurried on.',
					],
				},
				[
					'“That’s a thin one,” said a voice. {snoop.name}, {snoop.a}, had been sitting on a wall, and fell into step. “I’ve been thinking. [Last year’s was just as thin, one sheet, and {host} read from it for an hour and ten minutes. I’ve timed it.|Last year’s was no thicker, and it took {host} an hour and ten minutes. I had my watch with me.] Either {far} writes very small, or there is something that doesn’t add up.” “I can’t say,” said {hero}. “Can’t,” asked {snoop}, “or mustn’t?” [That was the trouble with {snoop}: the questions were so good, and there was nobody else here who might have answered.|{snoop} always asked the next question, the one that one had hoped to be spared, and there was nobody else on the road.]',
					'Farther on {snoop.name}, {snoop.a}, was waiting with a bit of paper. “I’ve done a sum,” said {snoop}. “One sheet, two sides, makes four minutes, and {host} takes seventy. So sixty-six minutes of it come from somewhere else, and when I ask where, everybody says: shh, the cat.” {snoop} looked {hero} straight in the face. “You’ve got it in your {hand}. So you tell me. Is it in there?” There was nobody else on the road.',
					'“Good day,” said somebody, from behind a newspaper that had not moved for some time. It was {snoop.name}, {snoop.a}. “That’s one sheet that you’ve got there,” said {snoop}. “I can see it from here. And last year {host} read for seventy minutes out of one just like it. I timed it, and I’ve done sums ever since, and they don’t come out. How can there be so much in it?” {hero} said something about the weather. “I asked about the letter,” said {snoop}.',
				],
				[
					'“Give it here a moment,” said {snoop}. “I won’t open it. I only want to hold it up against the sun, and then I’ll know how many lines there are.”',
					'{Snoop.they} held out a hand. “Let me hold it against the sun,” said {snoop}, “just for as long as it takes to count the lines. I won’t open it.”',
				],
			],
			choices: [
				{
					say: 'Say that it is seventeen sheets, of very thin paper',
					sets: ['fibbed'],
					outcome: [
						'“It’s seventeen sheets,” said {hero}. “It’s only that the paper is so thin.” {snoop} worked it out. A sheet took four minutes. Seventeen times four was sixty-eight, and two minutes for a glass of water. “It comes out!” said {snoop}, and thanked {them}, and went away happy. Nobody had ever thanked {hero} for a lie before. {They} kept wanting to give it back.',
						'“Seventeen sheets,” said {hero}. “Rice paper. They have nothing else there.” It was amazing how easily it came, and how well it fitted. {snoop} multiplied, and it worked out, very nearly. Only, from now on, there would have to be seventeen.',
					],
				},
				{
					say: 'Let {snoop} hold it up to the sun, just once',
					sets: ['shown'],
					outcome: [
						'{snoop} held it against the sun. One could see the lines, like gray thread, and a short one all by itself. {snoop} looked for a long time. Then {snoop.they} turned it round, and looked, and turned it round again. “Aha,” said {snoop}, in a queer voice, and gave it back without another word. {hero} would have liked to know which way up it had been at the “aha.”',
						'It was only paper against the sun, after all. “Six lines,” said {snoop}, “and a short one by itself. I can count.” {Snoop.they} held it the one way, and then the other way, and frowned the whole time, as if it hurt. “I thought so,” said {snoop}, and was gone. That is the worst of showing a person something. You don’t see what it is that gets seen.',
					],
				},
				{
					say: 'Say that it is not yours to talk about',
					sets: ['loyal'],
					outcome: [
						'“There is something,” said {hero}, “and it isn’t mine. So you’ll have to ask somebody else.” {snoop} opened {snoop.their} mouth, and closed it. “That is the first sensible answer that I’ve had to anything,” said {snoop}. “Go on, then. If you should need someone tonight, I’ll be by the door.”',
						'“You’re right,” said {hero}, “and I still won’t say.” {snoop} thought that over for a good while, along the whole of a hedge. “If I’d something of my own,” said {snoop} finally, “I’d want it to be you who had it. I’ll sit by the door tonight, in case.”',
					],
				},
			],
			scene: { at: 'first', with: ['snoop'], shows: [], holds: 'letter', pose: 'hold', feeling: 'worried' },
		},
		{
			titles: ['On with the Letter', 'Toward Evening', 'Almost There'],
			time: 'day',
			parts: [
				'@answer',
				[
					'[From the next rise one could see {hall}, with its doors open, and chairs walking in on people’s heads.|Then {hall} came in sight, and a line of chairs, each with somebody under it, going in at the door.] In three hours {host} would stand up there, and everyone would be happy. {hero} had never wanted so much to be on time for something, and for it to be over.',
					'The sun was getting low. On the footpaths to the left and the right people were going the same way, with cushions, and they all waved to the road, because of the letter. Nobody had ever waved to {hero} before.',
				],
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['The Reading', 'Six Lines', 'What It Said', 'For the Box'],
			time: 'dusk',
			parts: [
				'@second.outcome',
				[
					'{Hall} was so full that people were sitting in the windows with their legs outside. “The letter!” they called, and passed it forward, over two hundred heads, as carefully as a baby. {hero} came after it. Far in front stood {host}, with a glass of water, and gave {hero} one look over the top of the sheet. On the back wall burned the great lantern.',
					'The whole room had begun the song of the cat, and it has nineteen verses, with stamping. When people saw {hero} come in with the letter they stopped in the middle of the eleventh, and got up, and made a lane. It was the first time that a room had gone quiet because {hero} did know something. At the end of the lane {host} waited with a glass of water. On the back wall burned the great lantern.',
					'“It’s here!” cried a girl at the door, and two hundred people turned around on their chairs. {hero} walked up between them with the letter. There were smiles, row after row. Anybody there would have told {hero} anything. The great lantern was lit, on the back wall. And in front, behind a glass of water, stood the only one who had, and did not smile at all.',
				],
				{
					fibbed: '+ {snoop} sat in the third row, and was explaining to everyone about the seventeen sheets.',
					loyal: '+ {snoop} had kept the seat by the door.',
				},
				{
					'first.ally & second.ally': '+ {first.ally} and {second.ally} found half a bench each.',
					'first.ally': '+ {first.ally} found half a bench.',
					'second.ally': '+ {second.ally} found half a bench.',
				},
				[
					'{host} read for an hour and a quarter. The cat’s roof blew off, and a whale brought it back. Then {host} passed the letter to {hero}, to put it in the box with the rest, and for the first time {hero} read what was in it. There were six lines. “I’ll come by tonight at nine, as I do each year,” it said. “If I see a light {start.at}, I’ll know that you want me, and stop. It’s always dark. I won’t come past again. {far}.” It was eight o’clock. By the footpath it is half an hour {start.to}.',
					'{host} read for an hour and a quarter, and it was the best one yet. A whale brought back the roof of the cat’s hotel, and there was hardly a dry eye. “Put it in the box with the others, will you,” said {host} to {hero}, hoarse and happy. And {hero} read it. There were six lines. “I’ll pass at nine tonight, the way I do every year. Put a light {start.at} if I’m to come home. I have asked so often that I’ll not ask again. {far}.” By the clock it was eight, and by the footpath it is half an hour {start.to}.',
					'The cat lost her roof that night, and a whale brought it back, and people stood on the benches. It took {host} an hour and a quarter. “And now into the box with it,” said {host}, and held the letter out to {hero}. The box had a lid, and the lid stuck. So {hero} had time to read it, all six lines. “At nine tonight I’ll go by, as on this day every year. If there’s a light {start.at}, then I’m wanted, and I’ll stop. So far it has always been dark. I won’t come again. {far}.” The clock over the door said eight. It takes half an hour {start.to}, by the footpath.',
				],
			],
			choices: [
				{
					say: 'Climb on a chair and read the six lines aloud',
					sets: ['told'],
					outcome: {
						sworn: [
							'{hero} climbed on a chair. It was then that {they} saw {host}’s face. {host} had put up one hand, as if to shake on something. “I gave my word,” said {hero}, “and I’m breaking it, and I’m sorry. There is no cat in this letter.” And {hero} read out the six lines.',
							'“I promised not to say this,” said {hero}, from the chair. In the whole room only {host} knew what was coming. {host} closed {host.their} eyes. “It’s all different,” said {hero}. “There’s no cat.” And {hero} read out the six lines, and it was very quiet.',
						],
						else: [
							'{hero} climbed on a chair. “There is no cat in this letter,” {they} said. “There never was.” At the front {host} felt behind {host.them}, quite slowly, to see if there was still a chair. And {hero} read out what there was. It took half a minute.',
							'“Listen,” said {hero}, from the chair. “I’ve got the letter here the right way up. It says something quite different.” Somebody laughed. Then people looked at {host}, and nobody laughed. {hero} read out all six lines.',
						],
					},
				},
				{
					say: 'Take it back to {host}, and tell nobody else',
					sets: ['whispered'],
					outcome: [
						'It was {host}’s letter. It was {host}’s secret, and {host}’s friend. {hero} took {host.them} by the sleeve, behind the curtain where the brooms were, and read {host.them} the six lines there, in a whisper.',
						'The one person who had to know it was the one person who couldn’t read it. {hero} got {host} to the window, and turned {their} back to the room. “It isn’t greetings,” {they} said, and read it out so low that the pane hardly misted.',
					],
				},
				{
					say: 'Take the great lantern from the wall, without a word',
					sets: ['light'],
					outcome: [
						'A light was all that was needed, a steady one that could be seen from far off. Nobody need know what for. {hero} shut the box. There was the great lantern. It hung on the wall at the back, and {hero} set out for it without a word.',
						'One word, and it would all come out. Not a word, and it would be dark {start.at}. So there had to be a light, a steady one, and no word. {hero} shut the box. On the back wall hung the great lantern, and that was enough.',
					],
				},
			],
			scene: { at: 'hall', with: ['host'], shows: ['chest'], holds: 'letter', pose: 'hold', feeling: 'worried' },
		},
		{
			titles: ['Nine O’Clock', 'Twenty-Six Letters', 'And Then Comes N', 'A Light'],
			time: 'night',
			parts: [
				'@answer',
				{
					quiet: ['+ {hero} could hold a great deal. But you can’t hold somebody else’s light.', ''],
					bold: ['+ For once {hero} had looked before jumping. {They} had seen it all, and jumped.', ''],
					kind: ['+ It is simple to be {trait} to one person. {hero} now had two of them, and an hour.', ''],
					honest: ['+ {hero} had always thought that the truth was one thing. Tonight there were two of it.', ''],
					clever: ['+ {hero} had gone through it from all sides. There was no clever way.', ''],
					careful: ['+ There was nobody whom {hero} could have asked first. There was only the clock.', ''],
					merry: ['+ It was not the kind of secret that one laughs about.', ''],
					dreamy: ['+ {hero} could see the dark road as if {they} stood on it.', ''],
					quick: ['+ There was no time to think twice. {hero} had never found that the second time helped.', ''],
				},
				{
					'told & first.trust or told & second.trust': [
						'“Anyone can say that,” said a woman in the front row. “It’s been a cat for twenty-six years. And you’re the one who hears of things last, {hero}. Why should we believe you, and not {host}?”',
						'“You’re always the last to hear of a thing, {hero},” said a man, “and now this. Give me one reason why it should be you who’s right.”',
					],
					'told & first.hear or told & second.hear': [
						'Then everyone shouted at once, some for the cat and some against it. Nobody had taken in the part about nine o’clock.',
						'Then the whole room was on its feet. “Shame!” they shouted, and, “No cat?” and, “Which whale, then?” The six lines had gone by like six sparrows.',
					],
					told: [
						'Nobody had taken in the hour. Everyone had jumped up to see the letter, and the chair went over. When {hero} got up again, there was nothing in front of {them} but backs.',
						'Before the hour had sunk in there was a rush to see the letter, and {hero} was carried off by it, in the wrong direction, right to the stove.',
					],
					'whispered & first.trust or whispered & second.trust': [
						'“What are you two up to?” said a woman, who had come after them. “{host} needs rest. And nobody ever tells you things, {hero}. Why should I leave you alone with that letter?”',
						'A man was looking at the sheet in {hero}’s {hand}. “That belongs in the box,” he said. “I’ll take it there myself, unless you can tell me why anyone should trust you with it.”',
					],
					'whispered & first.hear or whispered & second.hear': [
						'“And the last line?” said {host}, with a hand behind one ear. But out in the room people had begun to sing for more, and you could not have heard a trumpet.',
						'People were stamping for the cat again, so hard that the glass walked across the table. “What?” said {host}. “What does it say at the end?”',
					],
					whispered: [
						'{hero} had one line left to read when people came for {host}. “More!” they cried, and took {host.them} up on their shoulders, and the crowd closed behind them.',
						'Before {hero} got to the last line there were twenty people in between, and each of them wanted to shake hands.',
					],
					'first.trust or second.trust': [
						'“And where is that going?” said a woman, when {hero} had it down. “I can’t tell you,” said {hero}. “And nobody ever tells you things, either. So why should I trust you with our lantern?”',
						'“Put it back,” said the man beside it. “It’s the only good one that we’ve got, and you won’t even say what it’s for. Why should I believe that we’ll ever see it again?”',
					],
					'first.hear or second.hear': [
						'It had hardly left its nail when two hundred people sat in the dark, and said so. {hero} promised that it would be back by ten. It might as well have been promised to a waterfall.',
						'“Hey!” shouted somebody, and then everyone did. “The light! Leave us the light!” {hero} could not make a single one of them hear that it was only lent.',
					],
					else: [
						'But everyone was on their feet, to tell everyone else about the whale, and between {hero} and that wall there was not a gap that a letter would have gone through.',
						'But all the chairs had been pushed to that end, to make room for a dance, and all the uncles sat on them. {hero} could not get near.',
					],
				},
				bestGift('trust', 'hear', 'reach'),
				{
					'told & first.trust or told & second.trust': [
						'+ “At nine, was it?” somebody asked then.',
						'+ “Read that last line again,” said somebody, and {hero} did.',
					],
					told: [
						'So {hero} said it once more: at nine, {start.at}, a light.',
						'And {hero} read out the six lines again.',
					],
					'whispered & first.trust or whispered & second.trust': [
						'+ “Well, all right, then,” came the answer, and the two were left alone.',
						'+ So the two were left in peace, with the letter.',
					],
					whispered: ['So {hero} read {host} the last line, too.', 'And then {host} heard the last line.'],
					'first.trust or second.trust': [
						'+ “Back by ten, then,” came the answer.',
						'+ So {hero} was allowed to have the lantern until ten.',
					],
					'first.hear or second.hear': [
						'“It’s back by ten,” said {hero} into the silence, and nobody thought of asking what it was for.',
						'“I’ve only borrowed it,” said {hero} into the silence, “until ten,” and was out of the door.',
					],
					else: '+ Then {hero} had the lantern, and nobody had asked what for.',
				},
				{
					'told & shown':
						'“I saw it on the road,” said {snoop} in a small voice, “and counted the lines. It’s the only thing that I can do with them.”',
					'told & fibbed':
						'{snoop} had done the sum again. “Sixteen of those sheets weren’t there,” said {snoop}. “No,” said {hero}. “I made them up.” “So did {host},” said {snoop}. “But {host} can do it better.”',
					'told & loyal': '{snoop} had the door open already, and asked no question at all.',
					'light & loyal': '{snoop}, by the door, held it open for {hero}, and shut it again, and asked nothing.',
				},
				{
					'asked & light': [
						'So that was the word in every letter, thought {hero}: L, I, G, H, and the gallows was a T.',
						'L, I, G, H, thought {hero}. With the gallows it was a whole word.',
					],
				},
				{
					'end-told': [
						'Nobody spoke of the cat just then. Everyone ran for a light, and down the footpath with it, and at nine o’clock it was as bright as a fair {start.at}. Out of the dark came {far}, {far.a}. “Is that all for me?” Only {host} wasn’t there. {hero} took {far} back {hall.to}, and told {far.them} on the way why it had always been dark. {host} sat in the empty room, on the box. “You told them,” said {host}. “I did,” said {hero}. “I’d have to do it again.” “I know,” said {host}. “That is what makes me so angry.” {far} put down the bag. “Where did we stop?” “M,” said {host}. It was a long winter, and {host} spoke to everyone but {hero}. In April there was a letter on the mat. It was the first one that {host} ever wrote. “I AM STILL CROS,” it said. {hero} has kept it to this day.',
						'Nobody breathed. Then everyone went for a lamp, and ran. At one minute to nine there were two hundred lamps {start.at}. Into the middle of all that light walked {far}, {far.a}, and could not see for a while. “Which of you is {host}?” asked {far}, and nobody was. {hero} told {far.them} why, and took {far.them} back. {host} was {hall.at}, in the dark, with all the letters on the floor. “You could have told me first,” {host} said to {hero}. “Yes,” said {hero}, who had not thought of it. It was to be a good while before {host} forgave {them} for that. But {far} got down on the floor too, and picked up one of the letters, and turned it round. “Well, that’s an M,” said {far}. “So we had better go on.”',
					],
					'end-out': [
						'What {snoop} had seen on the road that day could not be put back, though. “{host} held it with the name at the top!” cried {snoop}, from a bench. “You could see it against the lantern. {host} can’t read!” It was quiet then, but not friendly. “Which one was the name?” {hero} asked {snoop}. “The short one, at the end,” said {snoop}. “You can tell that without being able to—” It was out before {snoop} had looked at it. {snoop} went red, and then white. Nobody laughed any more. In the fourth row a man got up. “I only know it as far as C,” he said. It turned out that fourteen people there could not read. {host} went and stood with the other thirteen, and that was where {hero} read out the letter to everyone. Then there was a run on the lamps, and a longer one {start.to}. {far} came up the road at nine, {far.a}, and asked what all the lights were for. “Do you still teach?” asked {host}. The next morning fifteen people sat on the benches {hall.at}, with {snoop} in front. “N,” said {far}.',
						'But {snoop} had seen that letter on the road, and was up on a bench. “The name was at the top!” cried {snoop}. “I saw it against the lantern. It was upside down! {host} can’t read at all!” Everyone looked at {host}, and {hero} looked at {snoop}. “What was the name?” asked {hero}. “The short one, that stands by itself,” said {snoop}. “And what did it say?” asked {hero}. {snoop} thought about it, and got down from the bench. “I never learned,” said {snoop}. “I thought that if I was good at sums, it wouldn’t show.” Then the baker put up a hand. He could read “bread,” he said, and nothing else. There turned out to be fourteen of that kind, and {host} made fifteen. {hero} read everyone the letter, and then everyone ran. At nine all of them stood {start.at} in a long bright row, and out of the dark came {far}, {far.a}, and was frightened. “What do they all want?” asked {far}. “The other half,” said {host}.',
					],
					'end-own': [
						'{host} took the letter, and put a finger on one word. “L, I, G, H,” {host.they} said slowly. “So that’s light. It says it in every one.” Then {host} went up to the front again. “There’s no cat,” said {host}. “I can’t read. I’ve made it all up, every one. Be angry at ten. Now I need all your lamps.” Nobody moved. Then an old man in front took his off its nail, and then everyone ran. When {far} came up the road, {far.a}, it was as light {start.at} as at noon. “So you’ve read my letters,” said {far}. “No,” said {host}. “We never got past M.” And at ten everyone sat {hall.at} again, as agreed, to be angry. “Did you truly make it up?” asked a girl. “All of it?” “Yes,” said {host}. “Then go on,” said the girl.',
						'“Every year?” said {host}. “I thought that they were greetings.” Then {host.they} turned to the room. {hero} stayed beside {host.them}. “I have something to say,” said {host}, “and none of it is about a cat.” It took four sentences, and after the fourth everyone was already out of the door, with every lamp there was. At two minutes to nine {far}, {far.a}, saw it from a long way off. A light appeared {start.at}, then one more, and then so many that there was no counting. That night two people sat on a box. “We had got to M,” said one. “I know,” said the other. “I’ve kept my finger on the place.”',
					],
					'end-light & fibbed': [
						'The way was clear by now, and {hero} did not stop once. At two minutes to nine the lantern hung {start.at}. There were steps. There was {far}, {far.a}, who stopped at the edge of the light. “Is that for me?” “Yes,” said {hero}. “Were my letters read, then?” “Every one was read aloud,” said {hero}. Nothing truer came to mind. But {hall.at} {snoop} stood right in the door. “Seventeen sheets,” said {snoop} to {far}, “in so thin a letter. How do you get them in?” {far} looked at {snoop}, and at {hero}, and over at {host}, who had gone gray. “It’s very thin paper,” said {far} slowly, and then was asked about the cat from all sides. “She’s well,” said {far}, “as far as I know.” Toward morning {hero} came past a door with a crack of light under it. “M,” somebody said inside. There was a long silence. “N,” said {far}. {hero} went on, and told nobody. It was easy by now.',
						'{hero} was away before anyone could think of a question, and took the whole way at one go. The great lantern hung {start.at}, and it was not at all dark any more, and quite lonely. At nine precisely {far} came round the bend, {far.a}, with a bag. “I had got out of the habit of looking,” said {far}. {Hall.at}, by the door, sat {snoop}. “What do seventeen sheets weigh?” asked {snoop}. “Seventeen?” said {far}. “I only ever write the one.” “Then the sum is wrong,” said {snoop}, and looked at {hero}, and did not do it again out loud. “You’ve even lied for me,” said {host} later, by the coats. “Yes,” said {hero}. “I didn’t like it.” {host} nodded. “I’ve done it for twenty-six years,” said {host}, and went back in, and told everyone.',
					],
					'end-light': [
						'The way was clear by now, and {hero} did not stop once. At two minutes to nine the lantern hung {start.at}, and {hero} stood under it, afraid that it might look as if it had been left there by mistake. There were steps. There was {far}, {far.a}, who stopped at the edge of the light. “Is that for me?” “Yes,” said {hero}. “Were my letters read, then?” “Every one was read aloud,” said {hero}. Nothing truer came to mind. Together they went back {hall.to}, and there everybody wanted to know about the cat. {far} looked at {hero}, and over at {host}, who had gone gray. “She’s well,” said {far} slowly, “as far as I know.” “And how nicely you read it,” people kept saying to {host}. Toward morning {hero} came past a door with a crack of light under it. “M,” somebody said inside. There was a long silence. “N,” said {far}. {hero} went on, and told nobody. It was easy by now.',
						'{hero} was away before anyone could think of a question, and took the whole way at one go. The great lantern hung {start.at}, and it was not at all dark any more, and quite lonely. At nine precisely {far} came round the bend, {far.a}, with a bag. “I had got out of the habit of looking,” said {far}. When {far} came in behind {hero}, all the talk stopped. “Where’s the cat?” called somebody. “What cat?” asked {far}. {host} looked at the lantern in {hero}’s {hand}, and at {far}, and had to hold on to the table. “You’ve kept it to yourself,” said {host} later, by the coats. “The whole evening. I thought that you weren’t able to.” “So did I,” said {hero}. {host} nodded. “I’m not either, it turns out,” said {host}, and went back in, and told everyone.',
					],
				},
				{
					'loyal & whispered':
						'{snoop} was the last to leave, and still had the seat by the door. “I never asked,” said {snoop}. “I noticed,” said {hero}.',
					'asked & whispered':
						'“And what is the gallows?” asked {host}. “That’s a T,” said {far}. “But we’ll get to that.”',
				},
				{
					'fibbed & whispered':
						'“It was only one sheet,” {hero} said to {snoop}, on the way home. “I know,” said {snoop}. “You owe me sixteen.”',
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['far', 'host'], shows: ['lantern', 'letter'], pose: 'wave', feeling: 'happy' },
		},
	],
};
