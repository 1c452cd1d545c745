import type { PlotLevel } from '../../format.ts';

export const upsideDown3: PlotLevel = {
	joins:
		'“{choice}” {hero} did, and it was soon forgotten over something else. It was Letter Day. Once a year {far.name} wrote, who used to be the teacher here, and had gone away. {host.name}, {host.a}, read it aloud to everyone {hall.at}. This time {hero} was allowed to carry the letter. But {host} looked at it upside down! “I can’t read,” whispered {host}. “{far} was teaching me. We had got as far as M. I make it all up, about a cat with a hotel. Nobody must know.” And {host} hurried ahead by the footpath.',
	chapters: [
		{
			titles: ['Letter Day', 'Standing on Its Head', 'Half an Alphabet', 'Behind the Cart'],
			time: 'day',
			parts: [
				[
					'Once a year there was a letter from {far.name}, who had been the teacher here. Twenty-six years ago {far} had gone away overnight, and nobody knew why. So everyone wanted to hear the letter. It was read aloud {hall.at}, and somebody had to carry it there. This year names were drawn from a hat, and nobody was more surprised by the one that came out than {hero}, who was {described}. There are people whom everybody tells things. When {hero} came in, conversations stopped.',
					'This year it was {hero} who was to carry the letter. Names were drawn for it from a hat. {far.name}, the old teacher, had left without a word, twenty-six years ago, and had written once a year ever since. There would be a full house {hall.at} tonight, to hear it read, with chairs brought in from outside. Nobody had thought that it would be {hero}. {They was} {described}, and whatever happened, {they} heard of it last. People were quite friendly, and lowered their voices.',
					'On Letter Day nobody gets any work done. One letter comes, as in each of the last twenty-six years, from {far.name}, who taught school here until one morning the school was empty. In the evening it is read out {hall.at}, and people have come home from their honeymoons for it. Who carries it there is drawn from a hat. This time the name was that of {hero}, who was {described}, and whom people generally told things last, in a whisper.',
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
					'Then {host.name} came, {host.a}, who read the letters out. {Host.they} always wanted to see the outside first. “That’s {far}’s hand,” said {host}, and ran a finger along the name, from right to left. It was standing on its head, and so was the stamp. {hero} looked at the stamp, and {host} looked at {hero}. The finger stopped. “Not here,” said {host}. “Behind the mail cart.”',
				],
				[
					'“{far} was teaching me,” {host} whispered. “I was eight. When we had got as far as M, I said in front of the whole class that half was plenty. They laughed, and in the morning {far} was gone. And then the letters came, addressed to me, and everyone wanted to hear them. I don’t even look at the page. If I look, I start to spell, and get stuck at the first N.” So every year {host.they} dreamed up a letter, about a cat who keeps a hotel for mice. “Everyone waits all year for that cat. If it comes out, I can’t look anyone in the face again.”',
					'“I know half of the alphabet,” said {host}, very low. “{far} taught me. We had just done M, and I told everyone that the rest wasn’t worth it. It was a joke. I was eight. The next day {far} had left. Now the letters come with my name on them, and people sit there and wait. So I hold the page up, and don’t look, or I’d start to spell, and I invent the letter. There’s a cat in it who keeps a hotel. It’s been going for twenty-six years. There are children who were named after her.” {Host.they} took hold of the cart. “Nobody must know. You do see that?”',
					'“I stop at M,” said {host}. “As far as that {far} taught me. Then I said, quite loudly, that I could do without the other half, because it made the others laugh. I was eight. By the next day {far} was gone. After a year a letter came, addressed to me, and there everyone sat.” Whoever looks at a page begins to spell, and {host} would have stuck at the first N. So {host} had looked past it, and made a letter up, about a cat who keeps a hotel for mice. Everyone had liked it so much that there had to be another each year. “That’s twenty-six letters of cat,” said {host}. “Nobody must find out. I’d have to go away as well.”',
				],
			],
			choices: [
				{
					say: 'Give {host} your word, and shake on it',
					sets: ['sworn'],
					outcome: [
						'“You have my word,” said {hero}. It felt odd. Nobody had ever asked for it before, and so it was quite new. {host} shook on it for a long time. “Then bring it {hall.to},” said {host}, “as if nothing had happened,” and hurried ahead by the footpath, to see to the chairs. {hero} took the letter. It weighed less than the secret did.',
						'The two shook on it, behind the cart. “If I can’t trust you,” said {host}, “I don’t know whom.” It was the nicest thing that anybody had said to {hero} in years. It was only a pity that it was about that cat. Then {host} went ahead by the footpath. {hero} followed on the road with the letter, holding it like a full glass.',
					],
				},
				{
					say: 'Offer to read it to {host}, here and now',
					sets: ['offered'],
					outcome: [
						'“I could read it to you now,” said {hero}. “Nobody’s looking.” {host} looked at the letter the way you look at cold water. “And if there’s no cat in it?” {host.they} said. “Now I’m only making things up. If I know, I’m lying.” And {host} was off up the footpath, at a trot. {hero} was left with the letter.',
						'“Sit down on the shaft,” said {hero}, “and I’ll read it to you.” For about as long as it takes to sit down, {host} wanted to. “No,” said {host} then. “As long as I don’t know, I’m only making things up. If I know, I’m lying.” {Host.they} went ahead by the footpath. {hero} thought about it for some time, and could not find the mistake.',
					],
				},
				{
					say: 'Ask where all of the other letters are',
					sets: ['asked'],
					outcome: [
						'“What did you do with the others?” asked {hero}. “I’ve kept them,” said {host}, “in a box, in order. On Sundays I take them out and find all the Ms. There’s one word that is in every letter. It begins with an L.” {Host.they} drew it in the air, an L, an I, a G, an H, and stopped. “Then comes one like a gallows, and I haven’t had that.” And {host} went ahead by the footpath.',
						'“And the others?” asked {hero}. “In a box,” said {host}. “I couldn’t throw away a letter.” {host} rubbed {host.their} nose. “I know bits of them. One word comes every time. L, I, G, H, and then something like a gallows. It must be important. You don’t go on about a thing for twenty-six years otherwise.” Then {host} hurried ahead by the footpath, to see to the chairs.',
					],
				},
			],
			scene: { at: 'start', with: ['host'], shows: [], holds: 'letter', pose: 'hold', feeling: 'surprised' },
		},
		{
			titles: ['One Sheet', '{snoop} Does a Sum', 'Held Up to the Light', 'Something Doesn’t Add Up'],
			time: 'day',
			parts: [
				'@answer',
				[
					'The letter always goes by the road, so that everyone can see it. All along it people leaned over their fences. “Is she still in debt?” called a woman. She meant the cat. “You’ll hear it tonight,” said {hero}. It was quite true, and it had a taste like a spoon.',
					'The letter always goes by the road, where everyone can see it, and it was surprising how many people wanted to know about a cat. They called it from roofs. One baby had been named after her, and was held up. {hero} waved with the letter, and would have liked to know a little less.',
					'Nobody may hide the letter on its way. It is carried along the road, in plain sight, and so {hero} was asked nine times about a cat. Did she get the new stove? Were the mice from the second floor back? “Tonight!” called {hero}, all nine times. It was not a lie, but it was closely related to one.',
				],
				[
					'“That’s a thin one,” said a voice. {snoop.name}, {snoop.a}, had been sitting on a wall, and came along. “I’ve been thinking. Last year’s was just as thin, one sheet, and {host} read from it for seventy minutes. I had my watch with me. Either {far} writes very small, or there is something that doesn’t add up.” “I can’t say,” said {hero}. “Can’t,” asked {snoop}, “or mustn’t?” That was the trouble with {snoop}: the questions were so good.',
					'Farther on {snoop.name}, {snoop.a}, was waiting with a bit of paper. It was covered with numbers. “I’ve done a sum,” said {snoop}. “One sheet, two sides, makes four minutes, and {host} takes seventy. So sixty-six minutes of it come from somewhere else, and when I ask where, everybody says: shh, the cat.” {snoop} looked {hero} straight in the face. “You’ve got it in your {hand}. So you tell me. Is it in there?”',
					'“Good day,” said somebody from a doorstep. It was {snoop.name}, {snoop.a}. “That’s one sheet that you’ve got there. I can see it from here. And last year {host} read for seventy minutes out of one just like it. I timed it, and I’ve done sums ever since, and they don’t come out. How can there be so much in it?” {hero} said something about the weather. “I asked about the letter,” said {snoop}.',
				],
				[
					'“Give it here a moment,” said {snoop}. “I won’t open it. I only want to hold it up against the light, and then I’ll know how many lines there are.”',
					'{Snoop.they} reached out for it. “Let me hold it against the light,” said {snoop}, “just for as long as it takes to count the lines. I won’t open it.”',
				],
			],
			choices: [
				{
					say: 'Say that it is seventeen sheets, of very thin paper',
					sets: ['fibbed'],
					outcome: [
						'“It’s seventeen sheets,” said {hero}. “It’s only that the paper is so thin.” {snoop} worked it out. A sheet took four minutes. Seventeen times four was sixty-eight, and two minutes for a glass of water. “It comes out!” said {snoop}, and thanked {them}, and went away happy. Nobody had ever thanked {hero} for a lie before. {They} kept wanting to give it back.',
						'“Seventeen sheets,” said {hero}. “They make them very thin out there.” It was amazing how easily it came, and how well it fitted. {snoop} multiplied. Seventeen times four was sixty-eight, and two minutes for applause. “It comes out!” said {snoop}, quite moved. Only, from now on, there would have to be seventeen.',
					],
				},
				{
					say: 'Let {snoop} hold it up to the light, just once',
					sets: ['shown'],
					outcome: [
						'{snoop} held it against the light. The lines showed through, like gray thread. “Six,” said {snoop}, “and a short one all by itself.” {Snoop.they} went on looking, though there was nothing left to count. Then {snoop.they} gave it back. “Six lines,” {snoop.they} said, in a queer voice, “and seventy minutes.” And {snoop.they} went off without saying goodbye. {hero} had shown only the outside. It felt as if something had got out.',
						'It was only paper against the light, after all. “Six lines,” said {snoop}, “and a short one. I can count.” {Snoop.they} held it closer, and frowned, as if it hurt. “There’s no room for a cat in that,” said {snoop}. “Not even for a small one.” Then {snoop.they} went away, thinking. That is the worst of showing a thing to somebody. You can’t see what it is that gets seen.',
					],
				},
				{
					say: 'Say that it is not yours to talk about',
					sets: ['loyal'],
					outcome: [
						'“There is something,” said {hero}, “and it isn’t mine. So you’ll have to ask somebody else.” {snoop} opened {snoop.their} mouth, and closed it. “That is the first sensible answer that I’ve had from anyone,” said {snoop}. “Go on, then. If you should need someone tonight, I’ll be by the door.”',
						'“You’re right,” said {hero}, “and I still won’t say.” {snoop} thought that over for a good while, along the whole of a hedge. “If I had something of my own,” said {snoop} finally, “I’d want it to be you who kept it. I’ll sit by the door tonight, in case.”',
					],
				},
			],
			scene: { at: 'start', with: ['snoop'], shows: [], holds: 'letter', pose: 'hold', feeling: 'worried' },
		},
		{
			titles: ['The Roof', 'Three Quarters of an Hour', 'Mice in the Rain', 'A Cat in Trouble'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'{Hall.at} two hundred chairs were waiting, and nobody was on them yet. {host} was in the side room, next to the box with the twenty-five old letters. “Shut the door,” said {host}. “I’ve lost a roof.” It was the cat’s. “I lay awake last night, as always, and made it all up as far as the storm. The roof flies off the hotel. The mice sit upstairs in the rain, on their suitcases. And then nothing comes! I can’t get it back on.”',
					'In the side room {host} was walking around the box with the twenty-five old letters. {Hall} was still empty, chair after chair. “I can’t do it,” said {host}. “I’ve got as far as the storm. It takes the roof off the hotel. There they sit, forty mice, in bed, in the rain. And I’ve no idea how the roof gets back. I’ve always had an idea before.” {Host.they} went around the box once more, in case it was on the other side.',
					'{hero} had expected to find {host} proud and busy. But {host} sat in the side room, on the box with the twenty-five old letters, and outside stood two hundred empty chairs. “The cat’s hotel has no roof,” said {host}. “There was a storm in it last night, when I made it up. Forty mice are getting wet, and I can’t stop it. I need something that brings a roof back. All day long I’ve thought about nothing but you.”',
				],
				[
					'It was six o’clock. At a quarter to seven the doors would open. “It always came by itself, as long as nobody knew,” said {host}. “Now somebody knows, and I can hear how it sounds.” {hero} had been told a secret for the first time, and already it did not work properly. {host} looked up. “You’re in it now. What shall I do?”',
					'The clock over the door said six, and at a quarter to seven people would come in. “It’s because you know,” said {host}. “I don’t mean that unkindly. But all these years nobody did, so it was almost true.” Then {host} asked something that nobody had ever asked {hero}. “What would you do?”',
				],
			],
			choices: [
				{
					say: 'Make up a whale that brings the roof back',
					sets: ['whale'],
					outcome: [
						'“A whale,” said {hero}. “It brings the roof back.” {host} stopped. “What did it want with a roof?” “It took it for a hat,” said {hero}. “But it was too small.” “Then it would be sorry,” said {host} slowly, “and it would ring the bell.” So it went on, to and fro, until the doors opened. It was the best half hour that {hero} had ever spent with anyone. Only then did {they} notice that there were two of them now who made up letters.',
						'“What about a whale?” said {hero}. “It found the roof in the sea, and thought that it was a boat. So it carries it back, very carefully, with a mouse asleep in the gutter.” {host} had tears in {host.their} eyes. “Forty-one mice!” said {host}. “One was missing, and nobody had noticed!” The two of them put the whale together in half an hour, fin by fin. {hero} was happy, and a little afraid of how easy it was.',
					],
				},
				{
					say: 'Turn the letter around in {host}’s hands',
					sets: ['turned'],
					outcome: [
						'“First of all,” said {hero}, “that way up.” And {they} turned the letter around. “If there’s one person in the front row who looks closely, it’s all over.” {host} peered at it, and away again. “It looks back at me,” said {host}. “The other way it was only a pattern.” But {host.they} held it like that. As for the roof, said {host}, it would have to come back on its own, when it saw that it was needed.',
						'{hero} took hold of the letter and turned it the right way up. “Like this,” {they} said. “Up there everyone can see you.” “And I can see it,” said {host}, and looked quickly at the wall. “There are some of mine in it. An L. An I. I mustn’t look.” But {host.they} was calmer now that one thing at least was in order. The roof would turn up, {host.they} said. Roofs had to be somewhere.',
					],
				},
				{
					say: 'Ask {host} to tell everyone the truth tonight',
					sets: ['urged'],
					outcome: [
						'“Tell them,” said {hero}. “Tonight. ‘I can’t read, and I made it up, and I’m sorry.’ I’d stand next to you.” {host} was quiet for a long time. “Next year,” {host.they} said then. “I’d need a year for that. Would you still stand next to me?” “Yes,” said {hero}. It was odd. From that moment on, {host} knew how the roof got back.',
						'“You could just say it,” said {hero}. “I’d stand next to you, so that there would be two of us to look at.” {host} thought about it until the clock had moved five minutes. “I want to,” said {host}. “I’ll do it next year, first thing. If you’re there.” “I’ll be there,” said {hero}. {host} took a deep breath, and out came an idea for the roof.',
					],
				},
			],
			scene: { at: 'hall', with: ['host'], shows: ['chest', 'letter', 'clock'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['The Reading', 'Six Lines', 'What It Said', 'For the Box'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'By seven {hall} was so full that people were sitting in the windows. Over their heads hung the great lantern, with all its twelve candles. {host} held up the letter, looked past it, and began. The storm came, and the roof of the cat’s hotel flew off, and forty mice sat in the rain. Nobody breathed. Then a whale rose out of the sea, and on its head it had the roof.',
					'Two hundred people sang the song of the cat, and then it was seven, and {host} came out with the letter. The great lantern shone down with its twelve candles. {host} looked over the top of the sheet and began. The wind took the roof off the hotel. The mice got wet. There was sobbing in the fourth row. But over the sea came a whale, quite slowly, and it was carrying a roof.',
					'At seven {host} stood up in front of two hundred people, under the great lantern with its twelve candles, and read out what was not in the letter. It was better than ever. There was a storm, and a roof that flew away, and forty wet mice on their suitcases. Strong people held each other’s hands. And then the sea opened, and there was a whale with a roof on.',
				],
				{
					whale: [
						'+ The whole room stood up on its chairs. {hero}, by the side door, had never been so proud of anything, or so hot in the face.',
						'+ “A whale!” people shouted. “{host} has thought of a whale!” {hero}, by the side door, said nothing. It was not easy.',
					],
					turned: [
						'+ Just then {host} happened to look at the page. “L,” said {host}. “I. G. H…” There {host.they} stuck. {Host.they} coughed until somebody brought a glass of water, and did not look down again.',
						'+ But then {host} looked down by mistake, and now the letter was the right way up. “L, I, G, H,” said {host}, out loud, and got stuck, and coughed for a whole minute. Everybody thought that it was the whale.',
					],
					urged: [
						'+ People wept with joy. Over the top of the sheet {host} looked for {hero}, as if to see where somebody would have to stand, next year.',
						'+ People cheered. {host} looked over at {hero}, and for one moment seemed about to say something quite different. But then the whale had to ring the bell.',
					],
				},
				{
					fibbed: [
						'{snoop} sat in the third row, and explained to everyone about the seventeen sheets.',
						'In the third row {snoop} held up the sum, and told the whole bench about very thin paper.',
					],
					shown: [
						'{snoop} sat in the third row, and was the only one who did not laugh or cry.',
						'Only {snoop}, in the third row, sat quite still, and counted something on the sheet from a distance.',
					],
					loyal: [
						'{snoop} had kept the seat by the door.',
						'By the door sat {snoop}, as promised, and asked nobody anything.',
					],
				},
				[
					'It was eight when {host} had done. “Put it in the box with the others,” said {host} to {hero}, hoarse and happy. So {hero} was alone in the side room with the letter, and read it. “I’ll pass at nine tonight,” it said, “as on this day every year. If you want the other half after all, {host}, put a light {start.at}, and I’ll stay. I’ve asked it each time, and each time it was dark. So this is the last time. {far}.”',
					'When it was over the clock said eight. {hero} was to put the letter in the box in the side room. The lid stuck. So there was time to see what really stood in the letter. “Tonight at nine I go by, the way I do each year. Put up a light {start.at}, {host}, and I’ll know that you want the rest of the alphabet, and stay. So far it was always dark. I won’t ask again. {far}.”',
					'{host} read until eight. “And now into the box with it,” {host} told {hero}, and beamed. In the side room {hero} unfolded the sheet, just to fold it better. And so {they} read it. “I come past at nine tonight, as each year. If there is a light {start.at}, {host}, I’ll know that half was not enough for you, and I’ll stop. I’ve asked twenty-five times, and it was dark. This is the last time. {far}.”',
				],
				{
					asked: [
						'+ L, I, G, H: there it was, and the gallows was a T. So that was the word in every letter.',
						'+ So that was the word that was in each of them: L, I, G, H, and the gallows was a T.',
					],
				},
				[
					'Nobody had ever put up a light. On Letter Day everyone sat in here, to hear about a cat. And by the footpath it took ten minutes {start.to}.',
					'So every year somebody had stood out there in the dark, on the very night when all of them sat in here and laughed. {hero} looked at the clock again. By the footpath it took ten minutes {start.to}.',
				],
			],
			choices: [
				{
					say: 'Climb on a chair and read the six lines aloud',
					sets: ['told'],
					outcome: {
						sworn: [
							'{hero} went back in and climbed on a chair. It was then that {they} saw {host}’s face. {host} had put up one hand, as if to shake on something. “I gave my word,” said {hero}, “and I’m breaking it, and I’m sorry. There is no cat in this letter.” And {hero} read out the six lines.',
							'{hero} went back in and got up on a chair. “I promised not to say this,” said {hero}. In the whole room only {host} knew what was coming. {host} closed {host.their} eyes. “There’s no cat in this letter,” said {hero}. And {hero} read out the six lines, and it was very quiet.',
						],
						else: [
							'{hero} went back in and climbed on a chair. “There is no cat in this letter,” {they} said. “There never was.” At the front {host} felt behind {host.them}, quite slowly, to see if there was still a chair. And {hero} read out what there was. It took half a minute.',
							'{hero} went back in and got up on a chair. “Listen,” said {hero}. “I’ve got the letter here, and it says something quite different.” Somebody laughed. Then people looked at {host}, and nobody laughed. {hero} read out all six lines.',
						],
					},
				},
				{
					say: 'Take it back to {host}, and tell nobody else',
					sets: ['whispered'],
					outcome: [
						'It was {host}’s letter. It was {host}’s secret, and {host}’s friend. {hero} called {host.them} into the side room and shut the door. “It isn’t greetings,” {they} said. Then {they} read out the six lines, in a whisper.',
						'The one person who had to know it was the one person who couldn’t read it. {hero} got {host} into the side room, among the coats. There {they} read out the six lines, so low that the coats hardly heard.',
					],
				},
				{
					say: 'Take down the great lantern, without a word',
					sets: ['light'],
					outcome: [
						'A light was all that was needed. {hero} let down the great lantern on its rope. “What’s that for?” asked a man who was stacking chairs. “I can’t tell you,” said {hero}. “A secret?” said the man. “And they told you?” He laughed until he had to put the chair down. The others were all next door by then, where the dancing was. So {hero} simply took it along.',
						'One word, and it would all come out. Not a word, and it would be dark {start.at}. So {hero} put the letter in the box, and let down the great lantern on its rope. The others had gone next door, to dance. “What do you want with that?” asked a woman who was sweeping. “I mustn’t say,” said {hero}. The woman laughed. “As if anyone had ever told you something!” And she held the door.',
					],
				},
			],
			scene: {
				at: 'hall',
				with: ['host'],
				shows: ['chest', 'lantern'],
				holds: 'letter',
				pose: 'hold',
				feeling: 'worried',
			},
		},
		{
			titles: ['Half Past Eight', 'In the Dark', 'Is One Light Enough?', 'By the Footpath'],
			time: 'night',
			parts: [
				'@answer',
				{
					'told & whale': [
						'“But there was a whale,” said a girl. “I heard it!” “I made up the whale,” said {hero}. “I helped. I’m no better than {host}.” Now nobody knew at whom to be angry.',
						'“So who made up the whale?” somebody asked {host}, not kindly. “I did,” said {hero}. “I liked it, too.”',
					],
					'told & turned': [
						'“L, I, G, H,” said a girl. “That’s what {host} said, before the cough. It really is in there.”',
						'“So that was no cough,” said somebody. “{host} was trying to read it.”',
					],
					'told & urged': [
						'“Next year,” said {host} to {hero}, very low. “I’d have done it next year.” “I know,” said {hero}. “But this is the last one.”',
						'{host} looked at {hero}. “You were going to stand next to me,” said {host}. {hero} was on a chair, a long way off.',
					],
					'whispered & urged': [
						'“You said that you’d stand next to me,” said {host}. “Next year,” said {hero}. “There isn’t one,” said {host}. “It has to be now.”',
						'{host} was white. “Next year is tonight, then,” {host.they} said. “Where do you stand, left or right?”',
					],
					'whispered & turned': [
						'“L, I, G, H,” said {host}, and found it in the second line. “I had it! I had nearly all of it, up there, and then I coughed.”',
						'{host} put a finger on the word. “That’s where I got stuck tonight,” said {host}. “It was only one letter more.”',
					],
					'whispered & whale': [
						'“Every year?” said {host}. “And tonight there was a whale in it?” “That was the two of us,” said {hero}.',
						'“In the dark?” said {host}. “While I read to them about a whale?” “While we did,” said {hero}. “It was my whale.”',
					],
				},
				{
					told: [
						'“It was dark because we were all in here,” said an old man. He took his lamp from its nail, and went. Then everyone went, with every lamp there was. Two men let down the great lantern and carried it along. Only {host} stayed on {host.their} chair. By half past eight it was as bright as a fair {start.at}.',
						'Nobody spoke of the cat just then. People looked at each other, and each thought the same. Then there was a run on the lamps. The great lantern came along on a pole. By half past eight all of them were {start.at}, all but {host}, who had stayed on {host.their} chair.',
					],
					'whispered & shown': [
						'{host} looked at the box with the letters. Twenty-five times {far} had stood out there and asked, and all that time {host} had been afraid of being laughed at once. Then {host.they} went out to the front, and {hero} went along. “There’s no cat,” said {host}. “I can’t read. I made up every one.” In the third row somebody stood up. It was {snoop}. “I saw six lines, and knew it,” said {snoop}. “I knew it because I can’t, either. I only count.” Then a baker stood up, and a man with a pipe, and somebody in nearly every row. With {snoop} there were fourteen, and {host} made fifteen. “Be angry at ten,” said {host}. “Now bring your lamps.” By half past eight they were all {start.at}, with the great lantern on a pole.',
						'{host} put the letter in the box, and did not shut the lid. To ask twenty-five times, out there in the dark, must have been harder than to be laughed at once. Then {host.they} went out to the front, with {hero}. “I can’t read,” {host} told everyone. “I made up the cat.” Before anybody could shout, {snoop} got up on a chair. “Nor can I,” said {snoop}, and was shaking. “That’s why I do sums. Who else?” It was a terrible silence. Then the baker put up a hand, and an uncle, and then hands went up as far back as the windows. With {snoop} there were fourteen, and {host} made fifteen. After that nobody felt like shouting. They took every lamp, and the great lantern, and by half past eight they were all {start.at}.',
					],
					whispered: [
						'{host} looked at the box with the letters. Twenty-five times {far} had stood out there and asked, and all that time {host} had been afraid of being laughed at once. Then {host.they} went out to the front, and {hero} went along. “There’s no cat,” {host} told everyone. “I can’t read. I’ve made up every one. Be angry at ten. Now I need all your lamps.” Nobody moved. Then an old man took his from its nail, and then everyone ran. They brought the great lantern on a pole. By half past eight it was as bright as a fair {start.at}.',
						'For a moment {host} held on to the door handle. To stand out there and ask, twenty-five times, must have been harder than this. Then {host.they} went out to the front, with {hero}. It took {host} four sentences, and the first was “I can’t read.” {hero} could see the room getting angry, row by row. “Shout at me at ten,” said {host}. “At nine {far} comes by, and I want it to be light.” All of them went for a lamp, even the angriest. By half past eight they stood {start.at}, with the great lantern in the middle.',
					],
					'light & shown': [
						'By half past eight the great lantern hung {start.at}. “Six lines,” said somebody in the dark. It was {snoop}, who had followed the light. “There’s no whale in six lines. So {host} makes it up. And why would you make up what you could read?” {hero} said nothing. “Because you can’t,” said {snoop}. “I should know. I can’t, either. Nobody has ever noticed, because I’m so good at sums.” Then {snoop.they} sat down under the lantern, and stayed.',
						'{Start.at} {hero} hung up the great lantern. It was half past eight. Then {snoop} came out of the dark. “I won’t tell,” said {snoop}. “I counted six lines today, and they can’t hold a whale. {host} can’t read, is that it?” {hero} looked at the lantern. “You needn’t say it,” said {snoop}. “I guessed it because I can’t, either. I thought that I was the only one.”',
					],
					'light & loyal': [
						'{snoop} sat outside by the door, as promised, and asked nothing, and carried one end. By half past eight the great lantern hung {start.at}, and {snoop} had gone home again without a single question.',
						'Outside sat {snoop}, as promised, took hold of the other end, and did not ask. By half past eight the great lantern hung {start.at}. “Good night,” said {snoop}, and left {hero} alone with it.',
					],
					light: [
						'It was a heavy lantern and a dark path. By half past eight it hung {start.at}, and {hero} stood under it, all alone.',
						'By half past eight the great lantern hung {start.at}. It lit up a good deal of road, and nobody on it.',
					],
				},
				{
					'loyal & told': [
						'“I asked you at noon,” said {snoop}, and handed {hero} a lamp, “and you said that it wasn’t yours. Whose is it now?” “Everyone’s,” said {hero}.',
						'“You were right not to tell me on the road,” said {snoop}, who had a lamp in each hand. “But I’m glad that I know.”',
					],
					'loyal & whispered': [
						'“I never asked,” said {snoop}, who had held the door for all of them. “I noticed,” said {hero}.',
						'{snoop} had held the door while everyone ran. “So that was what wasn’t yours,” said {snoop} to {hero}, and looked at {host}, quite kindly.',
					],
					'fibbed & !light': [
						'“It was only one sheet,” said {hero} to {snoop}, among the lamps. “I know that by now,” said {snoop}. “You owe me sixteen.”',
						'{snoop} had done the sum again. “Sixteen of those sheets weren’t there,” said {snoop}. “No,” said {hero}. “I made them up.” “You owe me sixteen, then,” said {snoop}.',
					],
					'shown & told': [
						'“I counted those lines,” said {snoop} to {hero}, very low. “I couldn’t read them, either. I never told anyone.” “Tell {far},” said {hero}, “in half an hour.”',
						'{snoop} stood next to {hero}. “Six lines,” said {snoop} in a small voice. “Counting is all that I can do with them. Don’t tell.” “No,” said {hero}. “You tell. {far} will be here at nine.”',
					],
				},
				{
					'light & sworn': [
						'{hero} had given {their} word that {they} would not tell. A lantern was not a word.',
						'“I haven’t told anybody,” thought {hero}. So far {their} word had held.',
					],
					'light & offered': [
						'“If I know, I’m lying,” {host} had said behind the cart. Now it was {hero} who knew.',
						'{host} had not wanted to know what was in the letter. Now {hero} knew it instead, and it was a good deal to know alone.',
					],
					'sworn & whispered': [
						'“You can have your word back now,” said {host} to {hero}. “It’s as good as new.”',
						'“I gave you my word, and I’ve had to keep it for just one day,” said {hero}. “Nobody ever kept one for me,” said {host}.',
					],
					'asked & whispered': [
						'“So what is the one like a gallows?” asked {host}. “That’s a T,” said {hero}. “Is that all?” said {host}.',
						'“And the gallows?” asked {host}. “A T,” said {hero}. {host} drew one in the air, to have it for good.',
					],
					'light & asked': [
						'L, I, G, H, thought {hero}, and a gallows. In all those Sundays with the box {host} had been just one letter short of it.',
						'So that was the word that {host} had hunted for on Sundays. Now it hung over the road, and {host} was not there to see it.',
					],
					'offered & whispered': [
						'“You’d have read it to me at noon, behind the cart,” said {host} to {hero}. “Then I’d have had all day to be afraid.”',
						'“I could have had it read to me behind the cart,” said {host}. “I said that I’d sooner make it up.”',
					],
				},
				{
					'light & whale': [
						'Over there people were still shouting for the whale. It was {hero}’s whale, and {they} didn’t want it any more.',
						'It had been a fine whale. But while it brought the roof back, thought {hero}, somebody had been getting out a stick and a bag.',
					],
					'light & urged': [
						'“Next year,” {host} had said. {hero} hoped that there would be something left to tell by then.',
						'{host} wanted to tell everyone next year. But there was no next year in the letter.',
					],
					'light & turned': [
						'“L, I, G, H,” {host} had read out in front of everyone. {hero} could have called out the T. Nobody had asked.',
						'{host} had stood up there with the word on the page, the right way up, and coughed at it.',
					],
				},
				{
					told: [
						'Nobody stood very near {hero}. People did not look angry. Everyone seemed to be trying to remember what {hero} had ever been told, and it was not much.',
						'{hero} had told it at last, in front of everyone. {They} had always thought that this would feel like flying. It felt like having dropped something.',
					],
					whispered: [
						'{host} went around and turned up one lamp after another. “I’ve been afraid for twenty-six years,” said {host}. “Now I don’t know what to do with my hands.”',
						'Some people looked at {host}, and some looked past {host.them}. But nobody had gone home. “I thought that they would all walk out,” said {host}. “I never thought that they’d bring lamps.”',
					],
					'light & shown': [
						'From over there the music could be heard, quite faintly. “What’s it like,” asked {snoop}, “to be told a secret?” “Cold,” said {hero}.',
						'“Is it nice, to know something?” asked {snoop}, after a while. {hero} listened to the music, a long way off. “It was nicer before,” {they} said.',
					],
					else: [
						'From over there the music could be heard, quite faintly. For years {hero} had wished for a secret. Now {they} had one, and nobody else in the whole world knew that it was there.',
						'A long way off people were dancing. {hero} had always wanted to know what nobody else knew. {They} had thought that it would be warmer.',
					],
				},
				{
					light: [
						'But was that enough? A lantern on an empty road might have been forgotten there. How would {far} know that it was meant?',
						'{hero} looked at it from the road. It might have been hung there for anybody. How would {far} know for whom it was?',
					],
					else: [
						'But was that enough? From far off all these lamps might be a wedding. How would {far} know for whom they were?',
						'From the road it all looked like somebody else’s party. How would {far} know that it was meant for {far.them}?',
					],
				},
			],
			choices: [
				{
					say: 'Set out the twelve candles as a great M',
					sets: ['sign'],
					outcome: {
						whispered: [
							'“We stopped at M,” said {host}. “{far} would know that.” So {hero} took the twelve candles out of the great lantern, and the two set them on the ground, far apart, in the shape of a letter. {hero} ran out to look at it from the road. “It’s a W!” {they} called. It was standing on its head. For the first time in {host.their} life {host} turned a thing the right way around.',
							'“It has to be something that only {far} understands,” said {hero}. “M,” said {host} at once. “That’s where we stopped.” They stood the twelve candles from the great lantern on the ground, with wide gaps, and {host} showed where each one went. But from the road it was a W. “You’ve got it upside down,” called {hero}, and {host} began to laugh, and could hardly carry the candles.',
						],
						else: [
							'{far} and {host} had got as far as M. So an M it would have to be. {hero} took the great lantern apart, and stood its twelve candles on the ground, a good step from one to the next. From the road it said W. “Of course it does,” said {hero}, who had seen enough things standing on their heads that day, and carried every candle around to the other side. Then it was right.',
							'M was where {far} and {host} had stopped, and that was something that {far} would understand. {hero} took the twelve candles out of the great lantern and set them on the ground, far apart, in the shape of the letter. Then {they} went to look at it from the road. It was a W. It was standing on its head! {hero} turned it around, candle by candle, until nobody could have read it wrong.',
						],
					},
				},
				{
					say: 'Take one candle and go to meet {far}',
					sets: ['met'],
					outcome: [
						'{hero} took one candle out of the great lantern, and went out along the road, until the light behind {them} was no bigger than a coin. There was a step, and a stick. Somebody came along with a bag, and looked at the ground. “You have to look up,” said {hero}. “I’ve looked up twenty-five times,” said {far}. “This year I wanted to spare myself that.” “Look up,” said {hero} again.',
						'One candle makes a small room of light, and {hero} went along in the middle of it, out into the dark. A good way out somebody was sitting on a milestone, with a bag. “Are you {far}?” asked {hero}. “I’m only resting,” said {far}. “I thought that this once I’d go around the other way, so as not to see it.” “Come and see it,” said {hero}.',
					],
				},
				{
					say: 'Run back for {host}, who ought to be here',
					if: 'told or light',
					sets: ['fetched'],
					outcome: {
						told: [
							'{hero} ran all the way back. {host} was still sitting there, in front of two hundred empty chairs. “You told them,” said {host}. “I did,” said {hero}. “Be angry on the way. It’s you whom {far} wants to see, and nobody else.” “I can’t look them in the face,” said {host}. “It’s dark,” said {hero}. That helped.',
							'It was quite dark {hall.at}. “Go away,” said {host}’s voice. “You can hate me,” said {hero}. “But there’s only one name in that letter besides {far}’s, and it’s yours.” For a while nothing happened. Then a chair scraped, and the two of them ran.',
						],
						else: [
							'{hero} ran back. {host} was dancing with somebody’s aunt. “Come out to the coats,” said {hero}, and there, in the dark, {they} told {host} what was in the six lines. The music went on. {host} listened to the end. Then {host.they} took the first coat that came to hand, which was somebody else’s, and ran.',
							'{hero} ran back, and found {host} by the coats. “They want another whale,” said {host} happily. So {hero} had to say it: nine o’clock, a light, the last time. “Every year?” said {host}. Nobody saw the two of them go. The music was too good.',
						],
					},
				},
				{
					say: 'Leave {host} alone in front, and stand at the back',
					if: 'whispered',
					sets: ['apart'],
					outcome: [
						'“You have to stand there,” said {hero}, and pushed {host} out in front, where it was brightest, and told the others to keep back. Then {they} went to the very end of the row, behind the tallest uncle. All {their} life {they} had wanted to be in on things. It was odd to stand at the back and know more than anyone.',
						'{hero} put {host} out in front, in the middle of the road, with nobody on either side. “Aren’t you coming?” said {host}. “It isn’t me who’s expected,” said {hero}, and went all the way back, behind the last of the lamps. You could see well enough from there.',
					],
				},
			],
			scene: { at: 'start', with: ['snoop', 'host'], shows: ['lantern'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Nine O’Clock', 'Twenty-Six Letters', 'And Then Comes N', 'A Light'],
			time: 'night',
			parts: [
				{
					quiet: ['There was nothing to say just now, and for that {hero} was the right one.', ''],
					bold: ['For once {hero} had thought first. Now it had to go fast.', ''],
					kind: ['All day {hero} had been {trait} to one person. Now there was another one, out in the dark.', ''],
					honest: ['It did {hero} good to do something that could be seen by everyone.', ''],
					clever: ['{hero} had looked for a clever way all evening. This was only a good one.', ''],
					careful: ['{hero} asked nobody first. There was no time for it.', ''],
					merry: ['Nobody could have said that {hero} looked like hiccups now.', ''],
					dreamy: ['{hero} could see that dark road as if {they} had walked it, with a bag.', ''],
					quick: ['There was half an hour left. For somebody {trait} that was plenty.', ''],
				},
				'@answer',
				{
					sign: [
						'It struck nine. Out of the dark came {far}, {far.a}, with a bag, and stopped before the candles. “M,” said {far}. It was the first thing that {far.they} had said in this place for twenty-six years. “Is it for me?”',
						'At nine somebody stood out there with a bag. It was {far}, {far.a}. {Far.they} looked at the twelve candles for a long time. “That’s an M,” said {far}. “That’s where we stopped. So is this for me?”',
					],
					met: [
						'It struck nine when the two came into the light. That was {far}, then, {far.a}. “And I thought that it would be dark,” said {far}, and had to put down the bag.',
						'So {far}, {far.a}, went the last bit of the road behind a candle, with both eyes shut. “Now,” said {hero}. It struck nine. {far} looked. “Is that for me?”',
					],
					fetched: [
						'It struck nine just as the two got there. At the edge of the light stood {far}, {far.a}, with a stick and a bag, and did not quite dare to come in. “Is that for me?”',
						'The two were in time, but only just. It struck nine. Out of the dark came {far}, {far.a}, with a stick and a bag, and with one arm before {far.their} eyes. “Is that for me?”',
					],
					else: [
						'It struck nine. Out of the dark came {far}, {far.a}, with a bag, and the first thing that {far.they} saw was {host}, alone in front of all that light. “Is that for me?”',
						'At nine there was a step, and a stick, and there was {far}, {far.a}, with a bag. In front of {far.them} stood {host}, quite alone. “Is that for me?” said {far}.',
					],
				},
				{
					'end-told & fetched': [
						'“It’s for you,” said {host}. “I said that half was plenty, so that the others would laugh. I’m sorry. And then I couldn’t read what you wrote. It’s all in a box.” “You kept them?” said {far}. “I thought that you threw them away, or I’d have knocked.” The two went off with one lamp between them, to open that box, and everybody else stayed behind, so as not to hear. {host} did not say good night to {hero}, or anything else, all winter. In April a letter lay on the mat, the first that {host} ever wrote. “I AM STILL CROS,” it said. “BUT YOU CAME BACK FOR ME.”',
						'“Yes,” said {host}, out of breath. “I couldn’t read what you asked. Not once in twenty-six years. And I’m sorry about the half.” “So you never went on, after M?” said {far}. “I was too proud to say so,” said {host}. “And I was too proud,” said {far}, “to knock.” Two hundred people looked hard at their lamps. Then {far} sat down on the bag, and drew an N on the road with the stick. To {hero}, {host} said only one thing that night. “You could have told me first.” It was true, and {hero} thought about it until April, when something fell on the mat. “COME FOR TEA,” it said, in big new capitals. “I AM NEARLY NOT CROS.”',
					],
					'end-told': [
						'“It’s for you,” everyone said. “And where is {host}?” asked {far}. So {hero} took {far} back {hall.to}, and on the way told {far.them} about M, and the cat, and the box. {host} was still on that chair, and was trying to spell the oldest letter. “You told them,” {host} said to {hero}. “Yes,” said {hero}. “You had to,” said {host}. “That’s what makes me so angry.” {far} looked into the box. All twenty-five lay there, in order. “And I thought that you burned them, so I never knocked,” said {far}, and sat down on the next chair. “Where did we stop?” “At M,” said {host}. “And I’m sorry.” {hero} shut the door from outside. It was April before a letter came. “I AM STILL CROS,” it said, “BUT I CAN WRITE IT.”',
						'“Yes!” everyone called. {far} looked along all those faces. “But where’s {host}?” Nobody cared to say. So {hero} had to, the whole way back {hall.to}. There sat {host} in the dark, with twenty-five letters on the floor. “You could have told me first,” {host} said to {hero}. “Yes,” said {hero}, who had not thought of it. But {far} got down on the floor, picked up the oldest letter, and turned it the right way around. “I only said it for a joke, that half was plenty,” said {host}. “I’m sorry.” “I only left for one night,” said {far}, “and then I was ashamed to come back. Now, that’s an M. What follows?” It was spring before {host} spoke to {hero} again, and then it was to ask how to spell “forgive.”',
					],
					'end-out & light & fetched': [
						'“Yes,” said {host}. “I said that half was plenty, and I’m sorry, for half is all I’ve got. I couldn’t read what you asked for.” “I haven’t got any of it,” said {snoop}, from under the lantern. {far} looked from one to the other. “And I thought that nobody wanted me, so I never knocked,” said {far}, and put down the bag. Then {far} drew an N on the road with the stick, and beside it, for {snoop}, an A. {hero} held the light. It was {host} who told everyone, at the next Letter Day, in front of all those chairs. For a moment nobody moved. Then twelve more people put up their hands, one after the other, and asked when the lessons were.',
						'“It should have been there every year,” said {host}. “I’ve kept all your letters, and never got through one. And I’m sorry for what I said.” “I never learned so much as the A,” said {snoop}. “I’d like to, if there’s room.” “I should have knocked,” said {far}, and put down the bag, and stayed. There were lessons each evening after that, for two, behind a closed door, and {hero} held the lantern and told nobody. “You needn’t keep it any longer,” {host} said after a year, and went out and told everyone. {hero} was almost sorry.',
					],
					'end-out & light': [
						'“It’s for you,” said {hero}. “{host} wanted the other half all along, and couldn’t read that you were asking.” “And I can’t read at all,” said {snoop}. {far} said nothing for a while. “Twenty-five times I stood here,” said {far} then, “and thought that nobody wanted me, and didn’t dare to knock.” {Hall.at} people were still dancing. {host} was alone in the side room, and got up when the three came in. “I’m sorry,” said {host}. “Half wasn’t plenty.” “You kept them,” said {far}, and looked into the box. On the lid {far} wrote an N for {host}, and an A for {snoop}. {hero} held the light.',
						'“For you,” said {hero}, and told {far} why it had always been dark. “It’s the same with me,” said {snoop}. “I can’t read. That’s why I count.” The three went back {hall.to}, to the side room. {host} turned around, and went red, and then white. “I said that half was plenty,” said {host}. “It wasn’t, and I’m sorry.” “And I was too proud to knock,” said {far}. “N comes next.” From then on there were lessons every evening, for two, and {hero} kept the secret of both. On the next Letter Day {host} gave it away {host.themself}, in front of two hundred people. “That was mine,” thought {hero}, and clapped the loudest.',
					],
					'end-out': [
						'“It’s for you,” said {host}. “I couldn’t read what you asked, and I never dared to say so. I’m sorry for what I said about the half. We’d like to go on, please. Some of us would have to start sooner.” Behind {host.them} stood fourteen people in a row, with {snoop} in front. “And I thought that nobody wanted me, so I never knocked,” said {far}. The next morning all fifteen sat {hall.at}, and {far} drew an A with one hand, and an N with the other. One noon in March {snoop} came running out to {hero} with the last letter. “It takes four minutes!” cried {snoop}. “I read it myself, and I timed it!”',
						'“Yes,” said {host}. “I’m sorry I said that half was plenty. I’ve been stuck at M. And there are fourteen more.” {far} looked along the row, from the baker to {snoop}. “What do they all want?” “The alphabet,” said {snoop}. {far} had to sit down on the bag. “I only asked for one light,” said {far}. “I should have knocked.” From then on people went {hall.to} every morning with slates under their arms. {host} sat in the first row, next to {snoop}, and they copied from each other. But when it was Letter Day again everyone wanted the whale, so {host} stood up and told it, with no paper at all. {hero} sat in the front row, and for once knew exactly as much as everybody else.',
					],
					'end-own': [
						'“It’s for you,” said {host}. “I couldn’t read what you asked. We never got past M.” “You said that half was plenty,” said {far}. “I was eight,” said {host}, “and they laughed. I’m sorry.” “I was too proud to knock,” said {far}. It took the two of them a while to get used to that. At ten everyone sat {hall.at} again, as agreed, to be angry, and {hero} stood next to {host}. “Did you truly make it all up?” asked a girl. “The cat and the whale, and the mice?” “All of it,” said {host}. “Then go on,” said the girl. It was midnight before anyone remembered to shout, and by then nobody could think of a reason.',
						'“Yes,” said {host}. “It should have been there every year. I’ve got your letters in a box, and I was too proud to ask anyone what was in them. I’m sorry about the half.” “I was too proud to knock,” said {far}, and took hold of the other side of the lantern pole. At ten people came together to be angry, and some were. {hero} stood next to {host}. An old man wanted to know since when. A woman had named a child after that cat. But a girl in front put up her hand. “You thought of the cat?” she said to {host}. “Yourself? Without it being written anywhere?” And she looked at {host} as nobody had ever looked at a letter.',
					],
					'end-light & fetched': [
						'“Yes,” said {host}. “I’m twenty-six years late. I couldn’t read what you asked for. I’m sorry about the half.” “And I thought that you’d had enough of me, so I never knocked,” said {far}. For a while nobody spoke. Then {far} drew an N on the road with the stick, and {host} drew one next to it, the wrong way around, and they both laughed. When the three came back {hall.to}, people were still dancing, and had not missed them. It was quite a small secret, and it had room for three. “You don’t look like somebody who knows something,” said a man by the coats. “No,” said {hero}.',
						'“For you,” said {host}. “I’ve kept all twenty-six, and I can only read half of each. I said that half was plenty. I was a donkey.” “So was I,” said {far}. “I went off over one word from a child of eight, and was too proud to knock.” {hero} carried the lantern home behind the two of them, and all the way it went N, O, P. In the course of that winter {host} told the others {host.themself}, one at a time. Each of them came to {hero} and asked, “Did you know?” And each time {hero} said, “Know what?”',
					],
					'end-light & fibbed': [
						'“Yes,” said {hero}. “{host} couldn’t read that you were asking. Nobody knows but me.” The two went back {hall.to}, and there in the door stood {snoop}. “Seventeen sheets,” said {snoop} to {far}, “in so thin a letter. How do you get them in?” {far} looked at {snoop}, and at {hero}, and over at {host}, who had gone gray. “It’s very thin paper,” said {far} slowly. Toward morning {hero} came past the side room, where there was light under the door. “M,” said {host} inside. “And I’m sorry.” There was a long silence. “N,” said {far}. So that was all right. Only the seventeen sheets {hero} would have liked to take back.',
						'“Yes,” said {hero}, and told {far} the rest on the way, about M, and the box, and the cat. Back {hall.at} {snoop} was waiting by the door. “What do seventeen sheets weigh?” asked {snoop}. “Seventeen?” said {far}. “I only ever write the one.” “Then the sum is wrong,” said {snoop}, and looked at {hero}, and did not do it again out loud. “You’ve even lied for me,” said {host} later, by the coats. “Yes,” said {hero}. “I didn’t like it.” {host} nodded. “I’ve done it for twenty-six years,” said {host}, and went in ahead of {far}, and told everyone.',
					],
					'end-light': [
						'“Yes,” said {hero}. “{host} kept every one of your letters, and couldn’t read any of them.” “Not one?” said {far}. “And I thought that it was an answer, when it was dark, and never knocked.” Together they went back {hall.to}, and there everybody wanted to know about the cat. {far} looked at {hero}, and over at {host}, who had gone gray. “She’s well,” said {far} slowly, “as far as I know.” Toward morning {hero} came past the side room, where there was light under the door. “M,” said {host} inside. “And I’m sorry.” There was a long silence. “N,” said {far}. {hero} went on, and told nobody. It was easy by now.',
						'“Yes,” said {hero}. “It would have been here every year. {host} got stuck at M, and couldn’t read that you were asking.” “And I never knocked to ask,” said {far}. When {far} came in behind {hero}, all the dancing stopped. “How’s the cat?” called somebody. “What cat?” asked {far}. {host} had to hold on to the table. “You kept it to yourself,” said {host} to {hero} later, by the coats. “The whole evening. I thought that you weren’t able to.” “So did I,” said {hero}. {host} looked over at {far}, who was reading the first of twenty-six letters aloud to nobody. “Now I’m the one who isn’t able to,” said {host}, and went back in, and told everyone.',
					],
				},
			],
			choices: 'none',
			scene: { at: 'start', with: ['far', 'host'], shows: ['lantern', 'letter'], pose: 'wave', feeling: 'happy' },
		},
	],
};
