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
					'Then {host.name} came, {host.a}, who read the letters out. {Host.they} always wanted to see the outside first. “That’s {far}’s hand,” said {host}, looking past it, and ran a finger along the name, from right to left. It was standing on its head, and so was the stamp. {hero} looked at the stamp, and {host} looked at {hero}. The finger stopped. “Not here,” said {host}. “Behind the mail cart.”',
				],
				[
					'“{far} was teaching me,” {host} whispered there. “I was eight. When we had got as far as M, I said in front of the whole class that half was plenty. They laughed, and in the morning {far} was gone. And then the letters came, addressed to me, and everyone wanted to hear them. I don’t even look at the page. If I look, I start to spell, and get stuck at the first N.” So every year {host.they} dreamed up a letter, about a cat who keeps a hotel for mice. “Everyone waits all year for that cat. If it comes out, I can’t look anyone in the face again.”',
					'Behind the cart it had to come out. “I know half of the alphabet,” said {host}. “{far} taught me. We had just done M, and I told everyone that the rest wasn’t worth it. It was a joke. I was eight. The next day {far} had left. Now the letters come with my name on them, and people sit there and wait. So I hold the page up, and don’t look, or I’d start to spell, and I invent the letter. There’s a cat in it who keeps a hotel. It’s been going for twenty-six years. There are children who were named after her.” {Host.they} took hold of the cart. “Nobody must know. You do see that?”',
					'Behind the cart {host} took a breath. “I can read as far as M. That’s how far {far} got with me. Then I said, quite loudly, that I could do without the other half, because it made the others laugh. I was eight. By the next day {far} was gone. After a year a letter came, addressed to me, and there everyone sat.” Whoever looks at a page begins to spell, and everyone would have heard {host} get stuck at the first N. So {host} had looked past the page, and made a letter up, about a cat who keeps a hotel for mice. Everyone had liked it so much that there had to be another each year. “That’s twenty-six letters of cat,” said {host}. “Nobody must find out. I’d have to go away as well.”',
				],
			],
			choices: [
				{
					say: 'Give {host} your word, and shake on it',
					sets: ['sworn'],
					outcome: [
						'“You have my word,” said {hero}. It felt odd. Nobody had ever asked for it before, and so it was quite new. {host} shook on it for a long time. “Then bring it {hall.to},” said {host}, “as if nothing had happened,” and hurried ahead by the footpath, to see to the chairs. {hero} took the letter. It weighed less than the secret did.',
						'The two shook on it, behind the cart. “If I can’t trust you,” said {host}, “I don’t know whom.” It was the nicest thing that anybody had said to {hero} in years. It was only a pity that it was about that cat. Then {host} went ahead by the footpath. {hero} followed on the road with the letter, holding it like a full glass.',
						'Some people’s word is worn quite thin. {hero}’s had never been taken out of the drawer. “You can have mine,” said {hero}, and {host} took it, and shook on it till the cart creaked. Then there were two hundred chairs to think of, and {host} hurried away by the footpath. Left on the road were {hero}, the letter, and a promise. The letter was the easiest of them to carry.',
					],
				},
				{
					say: 'Offer to read it to {host}, here and now',
					sets: ['offered'],
					outcome: [
						'“I could read it to you now,” said {hero}. “Nobody’s looking.” {host} looked at the letter the way you look at cold water. “And if there’s no cat in it?” {host.they} said. “Now I’m only making things up. If I know, I’m lying.” And {host} was off up the footpath, at a trot. {hero} was left with the letter.',
						'“Sit down on the shaft,” said {hero}, “and I’ll read it to you.” For about as long as it takes to sit down, {host} wanted to. “No,” said {host} then. “As long as I don’t know, I’m only making things up. If I know, I’m lying.” {Host.they} went ahead by the footpath. {hero} thought about it for some time, and could not find the mistake.',
						'“Shall I tell you what it says?” asked {hero}. “There’s nobody here but us.” {host} put a hand over each ear, and talked rather loudly. “I’m a storyteller now, and nobody ever forbade that. If I know, I’m lying!” Before {hero} could think of an answer, {host} was on the footpath, still with both ears shut, and the letter had not been opened.',
					],
				},
				{
					say: 'Ask where all of the other letters are',
					sets: ['asked'],
					outcome: [
						'“What did you do with the others?” asked {hero}. “I’ve kept them,” said {host}, “in a box, in order. On Sundays I take them out and find all the Ms. There’s one word that is in every letter. It begins with an L.” {Host.they} drew it in the air, an L, an I, a G, an H, and stopped. “Then comes one like a gallows, and I haven’t had that.” And {host} went ahead by the footpath.',
						'“And the others?” asked {hero}. “In a box,” said {host}. “I couldn’t throw away a letter.” {host} rubbed {host.their} nose. “I know bits of them. One word comes every time. L, I, G, H, and then something like a gallows. It must be important. You don’t go on about a thing for twenty-six years otherwise.” Then {host} hurried ahead by the footpath, to see to the chairs.',
						'There must be quite a heap of letters by now, thought {hero}, and asked about it. “A boxful,” said {host}. “On Sundays I look through them for letters that I know. There’s a word that {far} never leaves out. L, I, G, H.” With a twig {host} drew a post in the dust, and a beam across the top. “And after the H comes this gallows.” Then {host.they} rubbed it out, and took the footpath to the chairs.',
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
					'{snoop} held out a hand. “Give it here a moment. I won’t open it. I only want to hold it up against the light, and then I’ll know how many lines there are.”',
					'{Snoop.they} reached out for it. “Let me hold it against the light,” said {snoop}, “just for as long as it takes to count the lines. I won’t open it.”',
					'{snoop} had thought of something. “Opening it is forbidden. I asked. Nobody said anything about the sun. If you’d just lend me that letter, I could hold it up and see how many lines shine through.”',
				],
			],
			choices: [
				{
					say: 'Say that it is seventeen sheets, of very thin paper',
					sets: ['fibbed'],
					outcome: [
						'“It’s seventeen sheets,” said {hero}. “It’s only that the paper is so thin.” {snoop} worked it out. A sheet took four minutes. Seventeen times four was sixty-eight, and two minutes for a glass of water. “It comes out!” said {snoop}, and thanked {them}, and went away happy. Nobody had ever thanked {hero} for a lie before. {They} kept wanting to give it back.',
						'“Seventeen sheets,” said {hero}. “They make them very thin out there.” It was amazing how easily it came, and how well it fitted. {snoop} multiplied. Seventeen times four was sixty-eight, and two minutes for applause. “It comes out!” said {snoop}, quite moved. Only, from now on, there would have to be seventeen.',
						'There was a short silence, and {hero} filled it. “You’re wrong about the one sheet,” {they} said. “It’s seventeen, only thin ones, like onion skin.” Four minutes a sheet, wrote {snoop}, and that made sixty-eight. The last two minutes went to {host}’s cough. “It comes out!” {snoop} called, and kissed the pencil. {hero} had made somebody happy, and wished very much that it had been with something else.',
					],
				},
				{
					say: 'Let {snoop} hold it up to the light, just once',
					sets: ['shown'],
					outcome: [
						'{snoop} held it against the light. The lines showed through, like gray thread. “Six,” said {snoop}, “and a short one all by itself.” {Snoop.they} went on looking, though there was nothing left to count. Then {snoop.they} gave it back. “Six lines,” {snoop.they} said, in a queer voice, “and seventy minutes.” And {snoop.they} went off without saying goodbye. {hero} had shown only the outside. It felt as if something had got out.',
						'It was only paper against the light, after all. “Six lines,” said {snoop}, “and a short one. I can count.” {Snoop.they} held it closer, and frowned, as if it hurt. “There’s no room for a cat in that,” said {snoop}. “Not even for a small one.” Then {snoop.they} went away, thinking. That is the worst of showing a thing to somebody. You can’t see what it is that gets seen.',
						'“Once,” said {hero}, and handed it over. The sun came through, and so did the writing, thin and gray. “That’s six lines, and a little one at the end,” said {snoop}. “There’s a name, I suppose.” It was an odd thing to suppose, for someone who was looking straight at it. {Snoop.they} gave back the letter, and seemed to have forgotten the sum. “Six,” said {snoop} to the road, and went home along it.',
					],
				},
				{
					say: 'Say that it is not yours to talk about',
					sets: ['loyal'],
					outcome: [
						'“There is something,” said {hero}, “and it isn’t mine. So you’ll have to ask somebody else.” {snoop} opened {snoop.their} mouth, and closed it. “That is the first sensible answer that I’ve had from anyone,” said {snoop}. “Go on, then. If you should need someone tonight, I’ll be by the door.”',
						'“You’re right,” said {hero}, “and I still won’t say.” {snoop} thought that over for a good while, along the whole of a hedge. “If I had something of my own,” said {snoop} finally, “I’d want it to be you who kept it. I’ll sit by the door tonight, in case.”',
						'“Ask me anything of my own,” said {hero}. “This isn’t mine.” {snoop} stopped in the middle of the road, and a woman with a barrow had to go around. “You could have said that there’s nothing,” said {snoop}. “Everyone else does.” {Snoop.they} tore the sum in half, quite cheerfully. “Tonight I’ll take the seat by the door. I won’t ask. It’s only so that you know where I am.”',
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
					'“When do they let the people in?” asked {hero}. “At a quarter to seven,” said {host}, and it was six by the clock over the door. “As long as it was only me, it came as easily as breathing. You can’t breathe, either, when somebody listens to it.” It did not sound like a reproach. “Well, you’re the only one I can ask,” said {host}. “So I’m asking.”',
				],
			],
			choices: [
				{
					say: 'Make up a whale that brings the roof back',
					sets: ['whale'],
					outcome: [
						'“A whale,” said {hero}. “It brings the roof back.” “What did it want with a roof?” asked {host}. “It took it for a hat,” said {hero}. “But it was too small.” “Then it would be sorry,” said {host} slowly, “and it would ring the bell.” So it went on, to and fro, until the doors opened. It was the best half hour that {hero} had ever spent with anyone. Only then did {they} notice that there were two of them now who made up letters.',
						'“What about a whale?” said {hero}. “It found the roof in the sea, and thought that it was a boat. So it carries it back, very carefully, with a mouse asleep in the gutter.” {host} had tears in {host.their} eyes. “Forty-one mice!” said {host}. “One was missing, and nobody had noticed!” The two of them put the whale together in half an hour, fin by fin. {hero} was happy, and a little afraid of how easy it was.',
						'“Who’s out at sea in a storm?” asked {hero}. “A whale is. So a roof comes sailing along, and it puts it on.” “And it can’t hear the rain any more!” cried {host}. “It’s never been dry before. It wouldn’t want to give it back.” “It would if somebody asked nicely,” said {hero}. They had a mouse ask, and by the time the doors were opened, the whale had a name and a cough. Nobody had ever laughed so much with {hero}. It was a pity about the reason.',
					],
				},
				{
					say: 'Turn the letter around in {host}’s hands',
					sets: ['turned'],
					outcome: [
						'“First of all,” said {hero}, “that way up.” And {they} turned the letter around. “If there’s one person in the front row who looks closely, it’s all over.” {host} peered at it, and away again. “It looks back at me,” said {host}. “The other way it was only a pattern.” But {host.they} held it like that. As for the roof, said {host}, it would have to come back on its own, when it saw that it was needed.',
						'{hero} took hold of the letter and turned it the right way up. “Like this,” {they} said. “Up there everyone can see you.” “And I can see it,” said {host}, and looked quickly at the wall. “There are some of mine in it. An L. An I. I mustn’t look.” But {host.they} was calmer now that one thing at least was in order. The roof would turn up, {host.they} said. Roofs had to be somewhere.',
						'“It’s upside down,” said {hero}. “I don’t know about roofs, but I can mend that.” {They} took the letter, turned it, and put it back into {host}’s hands. {host} held it as far off as two arms allow. “It’s got a face now,” {host.they} said, and looked at the ceiling instead. There was a cobweb up there, with a hole in it, and nobody was mending that either. “Well, somebody will have to bring it,” said {host} suddenly. “In a story somebody always turns up.”',
					],
				},
				{
					say: 'Ask {host} to tell everyone the truth tonight',
					sets: ['urged'],
					outcome: [
						'“Tell them,” said {hero}. “Tonight. ‘I can’t read, and I made it up, and I’m sorry.’ I’d stand next to you.” {host} was quiet for a long time. “Next year,” {host.they} said then. “I’d need a year for that. Would you still stand next to me?” “Yes,” said {hero}. It was odd. From that moment on, {host} knew how the roof got back.',
						'“You could just say it,” said {hero}. “I’d stand next to you, so that there would be two of us to look at.” {host} thought about it until the clock had moved five minutes. “I want to,” said {host}. “I’ll do it next year, first thing. If you’re there.” “I’ll be there,” said {hero}. {host} took a deep breath, and out came an idea for the roof.',
						'“What if there were no roof tonight,” asked {hero}, “and no cat? You’d only have to say how it was. I’d come up and stand next to you.” {host} went as far as the door, and came back. “Not tonight,” said {host}. “They’ve brought their grandmothers. But next year I’ll do it, before anything else, if you’ll still stand there.” “I will,” said {hero}. Then {host} laughed, for the roof had just come flying in at the window.',
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
					'By seven {hall} was so full that people sat in the windows. Over their heads hung the great lantern, with its twelve candles. {host} held up the letter, looked past it, and began. The storm came, and the roof of the cat’s hotel flew off, and forty mice sat in the rain. Then out of the sea rose a whale, with the roof on its head.',
					'Two hundred people sang the song of the cat, and then it was seven, and {host} came out with the letter. The great lantern shone down with its twelve candles. {host} looked over the top of the sheet and began. The wind took the roof off the hotel. The mice got wet. But over the sea came a whale, quite slowly, and it was carrying a roof.',
					'At seven {host} stood up in front of two hundred people, under the great lantern with its twelve candles, and read out what was not in the letter. There was a storm, and a roof that flew away, and forty wet mice on their suitcases. Strong people held each other’s hands. And then the sea opened, and there was a whale with a roof on.',
				],
				{
					whale: [
						'+ The whole room stood up on its chairs. {hero}, by the side door, had never been so proud of anything, or so hot in the face.',
						'+ “A whale!” people shouted. “{host} has thought of a whale!” {hero}, by the side door, said nothing. It was not easy.',
						'+ A grandfather threw his hat into the air, and it stayed on a beam. {hero}, by the side door, had known that whale since it was a fish, and looked hard at the floor.',
					],
					turned: [
						'+ Just then {host} happened to look at the page. “L,” said {host}. “I. G. H…” There {host.they} stuck. {Host.they} coughed until somebody brought a glass of water, and did not look down again.',
						'+ But then {host} looked down by mistake, and now the letter was the right way up. “L, I, G, H,” said {host}, out loud, and got stuck, and coughed for a whole minute. Everybody thought that it was the whale.',
						'+ In the middle of the sea {host} forgot to look past the page. “L,” {host.they} read, “I, G, H,” and there was no more. A cough had to do for the rest, and it was a long one.',
					],
					urged: [
						'+ People wept with joy. Over the top of the sheet {host} looked for {hero}, as if to see where somebody would have to stand, next year.',
						'+ People cheered. {host} looked over at {hero}, and for one moment seemed about to say something quite different. But then the whale had to give back the roof.',
						'+ Hats flew. In the din {host} moved a little to the left, and left a space at the desk, exactly as wide as one more person. Then {host.they} turned the page.',
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
					'It was ten past eight when {host} had done. “Put it in the box with the others,” said {host} to {hero}, hoarse and happy. So {hero} was alone in the side room with the letter, and read it. “Have somebody read you this, {host},” it said. “I’ll pass at nine tonight, as on this day every year. When the class laughed, I thought I was no teacher. If you want the other half after all, put a light {start.at}, so that I can see it’s for me, and I’ll stay. Each time it was dark, so this is the last time. {far}.”',
					'At ten past eight it was over, and {hero} was to put the letter in the box in the side room. The lid stuck. So there was time to read. “{host}, ask someone to read you this. Tonight at nine I go by, as each year. The class laughed, and I thought I was no teacher. Put up a light that’s plainly for me, {start.at}, and I’ll know that you want the rest of the alphabet, and stay. So far it was always dark. I won’t ask again. {far}.”',
					'The applause lasted until ten past eight. {host} pressed the sheet into {hero}’s {hand}, for the box, and was carried off by people with questions about whales. It hung open. “{host}, let somebody read you this, for it’s the last time that I ask,” {hero} read. “At nine tonight I go by, as every year. When the class laughed, I thought I was no teacher. If you do want the half that’s missing, let there be a light {start.at}, and let me see that it’s mine. Then I’ll stay for good. I’ve never seen one yet. {far}.”',
					'{host} read until ten past eight. “And now into the box with it,” {host} told {hero}, and beamed. In the side room {hero} unfolded the sheet, to fold it better, and so {they} read it. “Get somebody to read you this, {host}. I come past at nine tonight, as each year. When the class laughed, I thought I was no teacher. If there is a light {start.at}, and I can tell that it’s for me, I’ll know that half was not enough for you, and I’ll stay. I’ve asked twenty-five times, and it was dark. This is the last time. {far}.”',
				],
				{
					asked: [
						'+ L, I, G, H, and the gallows was a T: that was the word in every letter.',
						'+ So that was the word: L, I, G, H, and the gallows was a T.',
					],
				},
				[
					'Nobody had ever put up a light. {far} had counted on somebody who would read the letters out, and somebody did, every year, about a cat. By the footpath it took ten minutes {start.to}.',
					'{far} had never thought that {host} might be too ashamed to have the letters read. So every year somebody had stood out there in the dark, while all of them sat in here and laughed. By the footpath it took ten minutes {start.to}.',
					'It had been dark each time, of course. {far} had been sure that somebody read the letters to {host}, and nobody did, since {host} was the one who read them. By the footpath one could be there in ten minutes.',
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
							'There was one chair left at the front, and {hero} stood on it. “I shook on something today,” {they} said, “and I can’t keep it, and I’m sorry.” Far down in the room {host} slowly shook {host.their} head. It was too late for that. “This is what {far} wrote,” said {hero}. “It has no cat in it.” Then came the six lines, and not a chair creaked.',
						],
						else: [
							'{hero} went back in and climbed on a chair. “There is no cat in this letter,” {they} said. “There never was.” At the front {host} felt behind {host.them}, quite slowly, to see if there was still a chair. And {hero} read out what there was. It took half a minute.',
							'{hero} went back in and got up on a chair. “Listen,” said {hero}. “I’ve got the letter here, and it says something quite different.” Somebody laughed. Then people looked at {host}, and nobody laughed. {hero} read out all six lines.',
							'A chair was free by the desk, and {hero} got up on it. “What you heard wasn’t the letter,” {they} said. “The letter’s here.” At first people smiled, because there might be more about the whale. It was {host}’s face that stopped them. Six lines are not much to read out, and afterward it was as if somebody had opened all of the windows.',
						],
					},
				},
				{
					say: 'Take it back to {host}, and tell nobody else',
					sets: ['whispered'],
					outcome: [
						'It was {host}’s letter. It was {host}’s secret, and {host}’s friend. {hero} called {host.them} into the side room and shut the door. “It isn’t greetings,” {they} said. Then {they} read out the six lines, in a whisper.',
						'The one person who had to know it was the one person who couldn’t read it. {hero} got {host} into the side room, among the coats. There {they} read out the six lines, so low that the coats hardly heard.',
						'On the outside stood one name, and so {hero} looked for that one person. {host} was having {host.their} hand shaken, and came along into the side room, still laughing. {hero} leaned on the door, so that it stayed shut. “I have to tell you what’s in here,” {they} said, and read it, very softly, from the first line to the sixth.',
					],
				},
				{
					say: 'Take down the great lantern, without a word',
					sets: ['light'],
					outcome: [
						'A light was all that was needed. {hero} let down the great lantern on its rope. “What’s that for?” asked a man who was stacking chairs. “I can’t tell you,” said {hero}. “A secret?” said the man. “And they told you?” He laughed until he had to put the chair down. The others were all next door by then, where the dancing was. So {hero} simply took it along.',
						'One word, and it would all come out. Not a word, and it would be dark {start.at}. So {hero} put the letter in the box, and let down the great lantern on its rope. The others had gone next door, to dance. “What do you want with that?” asked a woman who was sweeping. “I mustn’t say,” said {hero}. The woman laughed. “As if anyone had ever told you something!” And she held the door.',
						'The letter asked for a light, and said nothing about explaining. {hero} laid it in the box. Then {they} untied the rope, and down came the great lantern, all twelve candles of it. There was music next door, and almost everyone was there. Only a boy was still picking up hats. “What are you doing with that?” he asked. “It’s a secret,” said {hero}. “Go on,” said the boy. “Who’d tell you one?” And he went on with the hats.',
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
						'“And the whale?” a child asked. “Wasn’t it sorry at all?” “There wasn’t any,” said {hero}. “{host} and I thought of it together, at six o’clock.” People had been looking only at {host}. Now they had two to look at.',
					],
					'told & turned': [
						'“L, I, G, H,” said a girl. “That’s what {host} said, before the cough. It really is in there.”',
						'“So that was no cough,” said somebody. “{host} was trying to read it.”',
						'“It was that word!” cried a girl in the second row. “The one that {host} spelled. It’s ‘light’!”',
					],
					'told & urged': [
						'“Next year,” said {host} to {hero}, very low. “I’d have done it next year.” “I know,” said {hero}. “But this is the last one.”',
						'{host} looked at {hero}. “You were going to stand next to me,” said {host}. {hero} was on a chair, a long way off.',
						'“We’d agreed on next year,” said {host}. “I was going to do it myself.” “I know,” said {hero}, and got down from the chair. It was too late to stand next to anyone.',
					],
					'whispered & urged': [
						'“You said that you’d stand next to me,” said {host}. “Next year,” said {hero}. “There isn’t one,” said {host}. “It has to be now.”',
						'{host} was white. “Next year is tonight, then,” {host.they} said. “Where do you stand, left or right?”',
						'“So I haven’t got a year,” said {host}. “You’ve got half an hour,” said {hero}, “and me.” {host} did {host.their} collar up, and undid it again.',
					],
					'whispered & turned': [
						'“L, I, G, H,” said {host}, and found it in the second line. “I had it! I had nearly all of it, up there, and then I coughed.”',
						'{host} put a finger on the word. “That’s where I got stuck tonight,” said {host}. “It was only one letter more.”',
						'“Show me,” said {host}, and found the place alone. “L, I, G, H. I coughed at it, in front of everybody. And it was the only word that mattered.”',
					],
					'whispered & whale': [
						'“Every year?” said {host}. “And tonight there was a whale in it?” “That was the two of us,” said {hero}.',
						'“In the dark?” said {host}. “While I read to them about a whale?” “While we did,” said {hero}. “It was my whale.”',
						'“Where was I last year at nine?” asked {host}, and gave the answer, too. “I was on a chair, being a cat.” “And tonight we were a whale,” said {hero}.',
					],
				},
				{
					told: [
						'“It was dark because we were all in here,” said an old man. He took his lamp from its nail, and went. Then everyone went, with every lamp there was. Two men let down the great lantern and carried it along. Only {host} stayed on {host.their} chair. By half past eight it was as bright as a fair {start.at}.',
						'Nobody spoke of the cat just then. People looked at each other, and each thought the same. Then there was a run on the lamps. The great lantern came along on a pole. By half past eight all of them were {start.at}, all but {host}, who had stayed on {host.their} chair.',
						'“Twenty-five times,” said the baker’s wife, “and we sat here with the shutters closed.” She was the first at the door, with a lamp in each hand. After her came the rest, and last of all four uncles with the great lantern on a pole. It was not half past eight yet when there was light {start.at}, as far as the bend. {host} had not come. {host} was on a chair in the empty room, and had not stirred.',
					],
					'whispered & shown': [
						'{host} looked at the box with the letters. Twenty-five times {far} had stood out there and asked, and all that time {host} had been afraid of being laughed at once. Then {host.they} went out to the front, and {hero} went along. “There’s no cat,” said {host}. “I can’t read. I made up every one.” In the third row somebody stood up. It was {snoop}. “I saw six lines, and knew it,” said {snoop}. “I knew it because I can’t, either. I only count.” Then a baker stood up, and a man with a pipe, and somebody in nearly every row. With {snoop} there were fourteen, and {host} made fifteen. “Shout later,” said {host}. “Now bring your lamps.” Nobody felt like shouting any more. By half past eight they were all {start.at}, with the great lantern on a pole.',
						'{host} put the letter in the box, and did not shut the lid. To ask twenty-five times, out there in the dark, must have been harder than to be laughed at once. Then {host.they} went out to the front, with {hero}. “I can’t read,” {host} told everyone. “I made up the cat.” Before anybody could shout, {snoop} got up on a chair. “Nor can I,” said {snoop}, and was shaking. “That’s why I do sums. Who else?” It was a terrible silence. Then the baker put up a hand, and an uncle, and then hands went up as far back as the windows. With {snoop} there were fourteen, and {host} made fifteen. After that nobody felt like shouting. They took every lamp, and the great lantern, and by half past eight they were all {start.at}.',
					],
					whispered: [
						'{host} looked at the box with the letters. Twenty-five times {far} had stood out there and asked, and all that time {host} had been afraid of being laughed at once. Then {host.they} went out to the front, and {hero} went along. “There’s no cat,” {host} told everyone. “I can’t read. I’ve made up every one. Be angry at ten. Now I need all your lamps.” Nobody moved. Then an old man took his from its nail, and then everyone ran. They brought the great lantern on a pole. By half past eight it was as bright as a fair {start.at}.',
						'For a moment {host} held on to the door handle. To stand out there and ask, twenty-five times, must have been harder than this. Then {host.they} went out to the front, with {hero}. It took {host} four sentences, and the first was “I can’t read.” {hero} could see the room getting angry, row by row. “Shout at me at ten,” said {host}. “At nine {far} comes by, and I want it to be light.” All of them went for a lamp, even the angriest. By half past eight they stood {start.at}, with the great lantern in the middle.',
						'{host} looked at the box. “And I was afraid that they’d laugh,” {host.they} said. “{far} asked twenty-five times, in the dark, and came again.” Then {host.they} opened the door. {hero} walked beside {host.them} to the desk. “What I read to you was never there,” said {host}. “I can’t read. You may shout as much as you like, only not before ten. Until then I need light, and a lot of it, {start.at}.” A bench fell over. For a moment it could have gone either way. Then the first lamp came off its nail, and the great lantern after it, and by half past eight you could have counted the stones in the road.',
					],
					'light & shown': [
						'By half past eight the great lantern hung {start.at}. “Six lines,” said somebody in the dark. It was {snoop}, who had followed the light. “There’s no whale in six lines. So {host} makes it up. And why would you make up what you could read?” {hero} said nothing. “Because you can’t,” said {snoop}. “I should know. I can’t, either. Nobody has ever noticed, because I’m so good at sums.” Then {snoop.they} sat down under the lantern, and stayed.',
						'{Start.at} {hero} hung up the great lantern. It was half past eight. Then {snoop} came out of the dark. “I won’t tell,” said {snoop}. “I counted six lines today, and they can’t hold a whale. {host} can’t read, is that it?” {hero} looked at the lantern. “You needn’t say it,” said {snoop}. “I guessed it because I can’t, either. I thought that I was the only one.”',
						'At half past eight the great lantern was up, {start.at}, and {hero} was not alone under it. “I’ve been doing sums,” said {snoop}, who had come along behind. “A whale, a storm, and forty mice don’t go into six lines. {host} was never reading at all.” {hero} kept quiet, as loudly as one can. “I’m not asking,” said {snoop}. “I only know what it looks like. I do it too, with numbers. I can’t read a word.” Nobody had heard that before but the moths.',
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
						'“Now I know what you couldn’t say,” said {snoop}, and set down two lamps. “I’d have kept it as well. But I couldn’t have kept it so politely.”',
					],
					'loyal & whispered': [
						'“I never asked,” said {snoop}, who had held the door for all of them. “I noticed,” said {hero}.',
						'{snoop} had held the door while everyone ran. “So that was what wasn’t yours,” said {snoop} to {hero}, and looked at {host}, quite kindly.',
						'“I didn’t come out with a single question,” said {snoop}, and turned up the last lamp. “It nearly made me ill.” “Thank you,” said {hero}.',
					],
					'fibbed & !light': [
						'“It was only one sheet,” said {hero} to {snoop}, among the lamps. “I know that by now,” said {snoop}. “You owe me sixteen.”',
						'{snoop} had done the sum again. “Sixteen of those sheets weren’t there,” said {snoop}. “No,” said {hero}. “I made them up.” “You owe me sixteen, then,” said {snoop}.',
						'“I divided instead,” said {snoop}, and held up a lamp, to see {hero} better. “It comes to one sheet.” “It was always one,” said {hero}. “I’m sorry.” “Then you owe me sixteen,” said {snoop}.',
					],
					'shown & told': [
						'“I counted those lines,” said {snoop} to {hero}, very low. “I couldn’t read them, either. I never told anyone.” “Tell {far},” said {hero}, “in half an hour.”',
						'{snoop} stood next to {hero}. “Six lines,” said {snoop} in a small voice. “Counting is all that I can do with them. Don’t tell.” “No,” said {hero}. “You tell. {far} will be here at nine.”',
						'“You read them so fast,” said {snoop} to {hero}, behind a lamp. “I’d had them before my eyes at noon, and they were six bits of thread.” So {snoop} couldn’t read, either. “{far} will be here at nine,” said {hero}. “Say it then.”',
					],
				},
				{
					'light & sworn': [
						'{hero} had given {their} word that {they} would not tell. A lantern was not a word, and {far} was half of the secret anyway.',
						'“I haven’t told anybody,” thought {hero}. So far {their} word had held. {far}, who was half of the secret, did not count.',
					],
					'light & offered': [
						'“If I know, I’m lying,” {host} had said behind the cart. Now it was {hero} who knew.',
						'{host} had not wanted to know what was in the letter. Now {hero} knew it instead, and it was a good deal to know alone.',
						'Behind the cart {host} had shut both ears to this letter, or as good as. Somebody had to know it, and it had turned out to be {hero}.',
					],
					'sworn & whispered': [
						'“You can have your word back now,” said {host} to {hero}. “It’s as good as new.”',
						'{hero} looked at {host}. “I’ve only had to keep my word for one day,” {they} said. “Nobody ever kept one for me,” said {host}.',
					],
					'asked & whispered': [
						'“So what is the one like a gallows?” asked {host}. “That’s a T,” said {hero}. “Is that all?” said {host}.',
						'“And the gallows?” asked {host}. “A T,” said {hero}. {host} drew one in the air, to have it for good.',
					],
					'light & asked': [
						'L, I, G, H, thought {hero}, and a gallows. In all those Sundays with the box {host} had been just one letter short of it.',
						'So that was the word that {host} had hunted for on Sundays. Now it hung over the road, and {host} was not there to see it.',
						'One more letter, and {host} could have read it any Sunday. {hero} said it aloud, since nobody was there. “T,” {they} said to the lantern.',
					],
					'offered & whispered': [
						'“You’d have read it to me at noon, behind the cart,” said {host} to {hero}. “Then I’d have had all day to be afraid.”',
						'“I could have had it read to me behind the cart,” said {host}. “I said that I’d sooner make it up.”',
						'“And you offered!” said {host} to {hero}. “At noon, by the mail cart, for nothing. I ran away from it up the footpath.” “At a trot,” said {hero}.',
					],
				},
				{
					'light & whale': [
						'Over there people were still shouting for the whale. It was {hero}’s whale, and {they} didn’t want it any more.',
						'It had been a fine whale. But while it brought the roof back, thought {hero}, somebody had been getting out a stick and a bag.',
						'Somewhere over there people were telling each other about the whale. {hero} had helped to make it, and would have given it back for one person who knew about the light.',
					],
					'light & urged': [
						'“Next year,” {host} had said. {hero} hoped that there would be something left to tell by then.',
						'{host} wanted to tell everyone next year. But there was no next year in the letter.',
						'{hero} and {host} had put the whole thing off till next year, and had been so pleased with that. It was tonight that it was needed.',
					],
					'light & turned': [
						'“L, I, G, H,” {host} had read out in front of everyone. {hero} could have called out the T. Nobody had asked.',
						'{host} had stood up there with the word on the page, the right way up, and coughed at it.',
						'{hero} had turned that letter around so that it should look right. {host} had very nearly read it, and it would have been in time.',
					],
				},
				{
					told: [
						'Nobody stood very near {hero}. People did not look angry. Everyone seemed to be trying to remember what {hero} had ever been told, and it was not much.',
						'{hero} had told it at last, in front of everyone. {They} had always thought that this would feel like flying. It felt like having dropped something.',
						'There was a gap around {hero}, about as wide as a cart. Nobody had meant to leave one. People will make room for somebody who carries something full, and it takes them a while to notice that it has been poured out.',
					],
					whispered: [
						'{host} went around and turned up one lamp after another. “I’ve been afraid for twenty-six years,” said {host}. “Now I don’t know what to do with my hands.”',
						'Some people looked at {host}, and some looked past {host.them}. But nobody had gone home. “I thought that they would all walk out,” said {host}. “I never thought that they’d bring lamps.”',
						'“Nobody is laughing,” {host} said to {hero}, and it sounded almost like a complaint. “I got ready for that every Letter Day. I’d even thought of a face to make.” A small boy came up and asked {host} to hold his lamp for a moment.',
					],
					'light & shown': [
						'From over there the music could be heard, quite faintly. “What’s it like,” asked {snoop}, “to be told a secret?” “Cold,” said {hero}.',
						'“Is it nice, to know something?” asked {snoop}, after a while. {hero} listened to the music, a long way off. “It was nicer before,” {they} said.',
						'“They’re playing the one with the clapping,” said {snoop}, and listened to the music. “Do you want to go back?” {hero} shook {their} head. Now that {they} knew something, there seemed to be nobody left over there to talk to.',
					],
					else: [
						'From over there the music could be heard, quite faintly. For years {hero} had wished for a secret. Now {they} had one, and nobody else in the whole world knew that it was there.',
						'A long way off people were dancing. {hero} had always wanted to know what nobody else knew. {They} had thought that it would be warmer.',
						'So this was what it was to be the only one who knew. {hero} had thought of it as a kind of party. A moth came, and flew around the lantern, and that was all the company there was.',
					],
				},
				{
					light: [
						'But was that enough? A lantern on an empty road might have been forgotten there, and {far} wanted to see for whom it was.',
						'{hero} looked at it from the road. It might have been hung there for anybody. The letter wanted one that could only be for {far}.',
						'But whoever walks along a road at night sees many lights, and each of them is for somebody. How would {far} know whose this one was?',
					],
					else: [
						'But was that enough? The letter wanted a light that could only be for {far}. From far off all these lamps might be a wedding.',
						'The light was to be plainly for {far}. From the road it all looked like somebody else’s party.',
						'“Somebody’s getting married,” said a carter, who drove by and raised his hat. {hero} looked after him. {far} wanted to see for whom it was. How would {far} know any better?',
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
							'“What did you two do last?” asked {hero}. “M,” said {host}. “And then I opened my mouth.” So {hero} reached into the great lantern, and handed out the candles, twelve of them, and {host} set them down in the dust, one after another. It took up half of the road. From farther off, though, it was plainly a W. “The other way up!” called {hero}. “I might have known,” said {host}, and started at the end.',
						],
						else: [
							'{far} and {host} had got as far as M. So an M it would have to be. {hero} took the great lantern apart, and stood its twelve candles on the ground, a good step from one to the next. From the road it said W. “Of course it does,” said {hero}, who had seen enough things standing on their heads that day, and carried every candle around to the other side. Then it was right.',
							'M was where {far} and {host} had stopped, and that was something that {far} would understand. {hero} took the twelve candles out of the great lantern and set them on the ground, far apart, in the shape of the letter. Then {they} went to look at it from the road. It was a W. It was standing on its head! {hero} turned it around, candle by candle, until nobody could have read it wrong.',
							'There was one letter of the alphabet that nobody but {far} would stop for. It was the last that {host} had learned. {hero} needed all twelve candles from the great lantern for it, and a stretch of the road. Then {they} ran out as far as the bend, to see what {far} would see, and there on the ground was a big, bright, perfect W. So everything had to be moved once more. After that it was an M, from anywhere that mattered.',
						],
					},
				},
				{
					say: 'Take one candle and go to meet {far}',
					sets: ['met'],
					outcome: [
						'{hero} took one candle out of the great lantern, and went out along the road, until the light behind {them} was no bigger than a coin. There was a step, and a stick. Somebody came along with a bag, and looked at the ground. “You have to look up,” said {hero}. “I’ve looked up twenty-five times,” said {far}. “This year I wanted to spare myself that.” “Look up,” said {hero} again.',
						'One candle makes a small room of light, and {hero} went along in the middle of it, out into the dark. A good way out somebody was sitting on a milestone, with a bag. “Are you {far}?” asked {hero}. “I’m only resting,” said {far}. “I thought that this once I’d go around the other way, so as not to see it.” “Come and see it,” said {hero}.',
						'“One can be spared,” said {hero}, and took it out of the great lantern, and walked. After the bend there was nothing but that candle and a good deal of night. Then there was a stick as well, tapping, and a bag, and somebody under a hat that was pulled down on the side of the light. “It’s easier if I don’t look,” said {far}, “and I’m only passing.” “This time you have to,” said {hero}, and held the candle out of the way.',
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
							'There was no lamp left {hall.at}. {hero} felt {their} way along the rows, and in the last one somebody breathed. “I’ve got nothing to say to you,” said {host}. “You don’t have to say it to me,” said {hero}. “At nine somebody comes by who has asked for you twenty-five times. You can be furious and run. I’ve tried it.” It was not certain, at first, that it had worked. Then {hero} was nearly knocked over in the dark.',
						],
						else: [
							'{hero} ran back. {host} was dancing with somebody’s aunt. “Come out to the coats,” said {hero}, and there, in the dark, {they} told {host} what was in the six lines. The music went on. {host} listened to the end. Then {host.they} took the first coat that came to hand, which was somebody else’s, and ran.',
							'{hero} ran back, and found {host} by the coats. “They want another whale,” said {host} happily. So {hero} had to say it: nine o’clock, a light, the last time. “Every year?” said {host}. Nobody saw the two of them go. The music was too good.',
							'Nobody should hear that from somebody else, thought {hero}, and ran the whole way back. {host} was explaining to an aunt how one draws a whale. “Come and look for my hat with me,” said {hero}, and behind the coats {they} told {host} what the letter wanted, and by when. {host} opened and closed {host.their} mouth. “It was never greetings?” said {host}. The next moment there was one less at the dance, and then two, and the aunt went on drawing.',
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
						'“You’re in front,” said {hero}, and drew a line in the dust, and {host} stood on it. The rest were told to stay by the hedge. {hero} thanked them, and went past one lamp after another, to where the light gave out. Once it would have been the best thing in the world to be out there in the middle. It was pleasant to find that the back row would do.',
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
					merry: ['For once there was no laugh in {hero} that had to be kept down.', ''],
					dreamy: ['{hero} could see that dark road as if {they} had walked it, with a bag.', ''],
					quick: ['There was half an hour left. {hero} wasted none of it.', ''],
				},
				'@answer',
				{
					sign: [
						'It struck nine. Out of the dark came {far}, {far.a}, with a bag, and stopped before the candles. “M,” said {far}. It was the first thing that {far.they} had said in this place for twenty-six years. “Is it for me?”',
						'At nine somebody stood out there with a bag. It was {far}, {far.a}. {Far.they} looked at the twelve candles for a long time. “That’s an M,” said {far}. “That’s where we stopped. So is this for me?”',
						'A stick was tapping along the road, and with the ninth stroke it stopped. {far}, {far.a}, put a bag down, quite close to the first candle, and read what was written there. “M,” {far} said, and walked along it from one end to the other. “Is that for me?”',
					],
					met: [
						'It struck nine when the two came into the light. That was {far}, then, {far.a}. “And I thought that it would be dark,” said {far}, and had to put down the bag. “Is that for me?”',
						'So {far}, {far.a}, went the last bit of the road behind a candle, with both eyes shut, until {hero} said, “Now.” It struck nine. {far} looked. “Is that for me?”',
						'{far}, {far.a}, pulled a hat down over both eyes, so as to be disappointed only once, and {hero} led the way around the ruts. Nine began to strike. The hat was lifted a little. “Is that for me?” asked {far}.',
					],
					fetched: [
						'It struck nine just as the two got there. At the edge of the light stood {far}, {far.a}, with a stick and a bag, and did not quite dare to come in. “Is that for me?”',
						'The two were in time, but only just. It struck nine. Out of the dark came {far}, {far.a}, with a stick and a bag, and with one arm before {far.their} eyes. “Is that for me?”',
						'When the two of them came into the light, somebody was standing there with a stick and a bag, like a person who has the wrong house. It was {far}, {far.a}. “I only wanted to ask,” said {far}, while it struck nine. “Is that for me?”',
					],
					else: [
						'It struck nine. Out of the dark came {far}, {far.a}, with a bag, and the first thing that {far.they} saw was {host}, alone in front of all that light. “Is that for me?”',
						'At nine there was a step, and a stick, and there was {far}, {far.a}, with a bag. In front of {far.them} stood {host}, quite alone. “Is that for me?” said {far}.',
						'The clock struck, and on the ninth stroke {far}, {far.a}, walked around the bend, and was so dazzled that the bag slid to the ground. Where it was brightest there was one person. It was {host}. “Is that for me?” asked {far}.',
					],
				},
				{
					'end-told & fetched': [
						'“It’s for you,” said {host}. “I said that half was plenty, so that the others would laugh. I’m sorry. And then I couldn’t read what you wrote. It’s all in a box.” “You kept them?” said {far}. “I thought that you threw them away, or I’d have knocked.” The two went off with one lamp between them, to open that box, and everybody else stayed behind, so as not to hear. {host} did not say good night to {hero}, or anything else, all winter. In April a letter lay on the mat, the first that {host} ever wrote. “I AM STILL CROS,” it said. “BUT YOU CAME BACK FOR ME.”',
						'“Yes,” said {host}, out of breath. “I couldn’t read what you asked. Not once in twenty-six years. And I’m sorry about the half.” “So you never went on, after M?” said {far}. “I was too proud to say so,” said {host}. “And I was too proud,” said {far}, “to knock.” Two hundred people looked hard at their lamps. Then {far} sat down on the bag, and drew an N on the road with the stick. To {hero}, {host} said only one thing that night. “You could have told me first.” It was true, and {hero} thought about it until April, when something fell on the mat. “COME FOR TEA,” it said, in big new capitals. “I AM NEARLY NOT CROS.”',
						'“It was for you every year,” said {host}, who still had no breath. “Only I couldn’t read that. I’m sorry, {far}. Half was never plenty.” {far} sat down on the bag. “I ought to have knocked,” {far} said. “It’s a small thing, to knock. I was too proud, and by the third year I was too sad.” So there were two people to be ashamed, and that was easier, and by and by one of them drew an N. {hero} held a lamp for them. {host} took it out of {their} {hand}, and did not look at {them}, and that was how it stayed till April. Then there was something white on the mat. “I AM CROS WITH YOU,” it said, “AND I WANTED TO SAY SO MYSELF.”',
					],
					'end-told': [
						'“It’s for you,” everyone said. “And where is {host}?” asked {far}. So {hero} took {far} back {hall.to}, and on the way told {far.them} about M, and the cat, and the box. {host} was still on that chair, and was trying to spell the oldest letter. “You told them,” {host} said to {hero}. “Yes,” said {hero}. “You had to,” said {host}. “That’s what makes me so angry.” {far} looked into the box. All twenty-five lay there, in order. “And I thought that you burned them, so I never knocked,” said {far}, and sat down on the next chair. “Where did we stop?” “At M,” said {host}. “And I’m sorry.” {hero} shut the door from outside. It was April before a letter came. “I AM STILL CROS,” it said, “BUT I CAN WRITE IT.”',
						'“Yes!” everyone called. {far} looked along all those faces. “But where’s {host}?” Nobody cared to say. So {hero} had to, the whole way back {hall.to}. There sat {host} in the dark, with twenty-five letters on the floor. “You could have told me first,” {host} said to {hero}. “Yes,” said {hero}, who had not thought of it. But {far} got down on the floor, picked up the oldest letter, and turned it the right way around. “I only said it for a joke, that half was plenty,” said {host}. “I’m sorry.” “I only left for one night,” said {far}, “and then I was ashamed to come back. Now, that’s an M. What follows?” It was spring before {host} spoke to {hero} again, and then it was to ask how to spell “forgive.”',
						'“Who else should it be for?” said an uncle. But {far} was looking for one face, and it was not there. “I’ll take you,” said {hero}, and on the way back {hall.to} {they} told all the rest, with nothing left out, not even who had stood on the chair. {host} had heard the stick outside. “I kept them,” {host} said, and held out the box in both arms. “I’m sorry that I said it. Half wasn’t plenty.” “I’m sorry that I never knocked,” said {far}. “We’ve got as far as M, then.” {host} nodded, and moved over, and not until then looked past {far}, at the door. “You might have asked me first,” said {host}. It was true, and {hero} had all winter to find that out. In April there was a letter on the mat. “N IS FOR NOT SO CROS,” it said.',
					],
					'end-out & light & fetched': [
						'“Yes,” said {host}. “I said that half was plenty, and I’m sorry, for half is all I’ve got. I couldn’t read what you asked for.” “I haven’t got any of it,” said {snoop}, from under the lantern. {far} looked from one to the other. “And I thought that nobody wanted me, so I never knocked,” said {far}, and put down the bag. Then {far} drew an N on the road with the stick, and beside it, for {snoop}, an A. {hero} held the light. It was {host} who told everyone, at the next Letter Day, in front of all those chairs. For a moment nobody moved. Then twelve more people put up their hands, one after the other, and asked when the lessons were.',
						'“It should have been there every year,” said {host}. “I’ve kept all your letters, and never got through one. And I’m sorry for what I said.” “I never learned so much as the A,” said {snoop}. “I’d like to, if there’s room.” “I should have knocked,” said {far}, and put down the bag, and stayed. There were lessons each evening after that, for two, behind a closed door, and {hero} held the lantern and told nobody. “You needn’t keep it any longer,” {host} said after a year, and went out and told everyone. {hero} was almost sorry.',
						'“For you,” said {host}, “and it’s my fault that it’s late. I couldn’t read past M, so I never knew. I’m sorry.” {far} looked at the lantern, and then under it. “And who’s this?” “I can’t do any of them,” said {snoop}. “I thought I’d better say so while it’s dark.” “Then I’ve got two,” said {far}. “I was too proud to knock, and now I’ve got two!” The four of them carried the lantern home, and all that year there was a lamp in the side room of an evening. {hero} never said whose. On the next Letter Day {host} and {snoop} stood up together, and told it themselves, a line each, and {snoop} had counted the lines.',
					],
					'end-out & light': [
						'“It’s for you,” said {hero}. “{host} wanted the other half all along, and couldn’t read that you were asking.” “And I can’t read at all,” said {snoop}. {far} said nothing for a while. “Twenty-five times I stood here,” said {far} then, “and thought that nobody wanted me, and didn’t dare to knock.” {Hall.at} people were still dancing. {host} was alone in the side room, and got up when the three came in. “I’m sorry,” said {host}. “Half wasn’t plenty.” “You kept them,” said {far}, and looked into the box. On the lid {far} wrote an N for {host}, and an A for {snoop}. {hero} held the light.',
						'“For you,” said {hero}, and told {far} why it had always been dark. “It’s the same with me,” said {snoop}. “I can’t read. That’s why I count.” The three went back {hall.to}, to the side room. {host} turned around, and went red, and then white. “I said that half was plenty,” said {host}. “It wasn’t, and I’m sorry.” “And I was too proud to knock,” said {far}. “N comes next.” From then on there were lessons every evening, for two, and {hero} kept the secret of both. On the next Letter Day {host} gave it away {host.themself}, in front of two hundred people. “That was mine,” thought {hero}, and clapped the loudest.',
						'“Yes,” said {hero}. “It’s from me, but it’s for you.” Then {they} told {far} about M, and about a box in which nothing was missing. “And there’s me,” said {snoop}, from below. “I’ve never had so much as an A.” {far} took one of them by each arm. “To think that I was too proud to knock,” said {far}, all the way back. In the side room {host} had the lid of the box on {host.their} lap, and looked up, and knew that stick at once. “I’m sorry,” said {host}. “I’ve wanted the other half since the next morning.” They all had to sit on the floor, as there was one chair. {hero} went to the door, so that nobody should come in, and heard behind {them} an N, and an A, and then a good deal of laughing.',
					],
					'end-out': [
						'“It’s for you,” said {host}. “I couldn’t read what you asked, and I never dared to say so. I’m sorry for what I said about the half. We’d like to go on, please. Some of us would have to start sooner.” Behind {host.them} stood fourteen people in a row, with {snoop} in front. “And I thought that nobody wanted me, so I never knocked,” said {far}. The next morning all fifteen sat {hall.at}, and {far} drew an A with one hand, and an N with the other. One noon in March {snoop} came running out to {hero} with the last letter. “It takes four minutes!” cried {snoop}. “I read it myself, and I timed it!”',
						'“Yes,” said {host}. “I’m sorry I said that half was plenty. I’ve been stuck at M. And there are fourteen more.” {far} looked along the row, from the baker to {snoop}. “What do they all want?” “The alphabet,” said {snoop}. {far} had to sit down on the bag. “I only asked for one light,” said {far}. “I should have knocked.” From then on people went {hall.to} every morning with slates under their arms. {host} sat in the first row, next to {snoop}, and they copied from each other. But when it was Letter Day again everyone wanted the whale, so {host} stood up and told it, with no paper at all. {hero} sat in the front row, and for once knew exactly as much as everybody else.',
						'It was, all of them said so, and then {host} said the rest. “I couldn’t read one of your letters. I’m sorry I laughed at the other half. I’d like to have it now. And so would these.” A row of people stepped forward, fourteen of them, and took off their hats. The one in front was {snoop}. “I can tell you how many we are,” said {snoop}, “but not how it’s written.” {far} wiped both eyes. “I was too proud to knock,” {far} said, “at a door with fifteen people behind it.” School began at eight in the morning. By the time it snowed, {snoop} had sent {hero} a note, the first of all. “I CAN REED,” it said, “AND I COUNTED THE LETTERS.”',
					],
					'end-own': [
						'“It’s for you,” said {host}. “I couldn’t read what you asked. We never got past M.” “You said that half was plenty,” said {far}. “I was eight,” said {host}, “and they laughed. I’m sorry.” “I was too proud to knock,” said {far}. It took the two of them a while to get used to that. At ten everyone sat {hall.at} again, as agreed, to be angry, and {hero} stood next to {host}. “Did you truly make it all up?” asked a girl. “The cat and the whale, and the mice?” “All of it,” said {host}. “Then go on,” said the girl. It was midnight before anyone remembered to shout, and by then nobody could think of a reason.',
						'“Yes,” said {host}. “It should have been there every year. I’ve got your letters in a box, and I was too proud to ask anyone what was in them. I’m sorry about the half.” “I was too proud to knock,” said {far}, and took hold of the other side of the lantern pole. At ten people came together to be angry, and some were. {hero} stood next to {host}. An old man wanted to know since when. A woman had named a child after that cat. But a girl in front put up her hand. “You thought of the cat?” she said to {host}. “Yourself? Without it being written anywhere?” And she looked at {host} as nobody had ever looked at a letter.',
						'“Every lamp,” said {host}. “You asked for one, and I’m twenty-six years behind. I couldn’t read it. And I’m sorry about that half.” “I only had to knock,” said {far}, “and I was too proud.” Then they both laughed, and could not say at what. There was still ten o’clock to come. {Hall.at} everyone sat down again to be angry, and {host} stood up for it, and {hero} stood on the left, as near as one can. It went on for a quarter of an hour, and some of it was loud. Then an old woman rapped on the floor with her stick. “I’ve got a question,” she said. “Will that roof stay on?” “I don’t know yet,” said {host}. “I’d have to make it up.” And all over the room people pulled their chairs closer.',
					],
					'end-light & fetched': [
						'“Yes,” said {host}. “I’m twenty-six years late. I couldn’t read what you asked for. I’m sorry about the half.” “And I thought that you’d had enough of me, so I never knocked,” said {far}. For a while nobody spoke. Then {far} drew an N on the road with the stick, and {host} drew one next to it, the wrong way around, and they both laughed. When the three came back {hall.to}, people were still dancing, and had not missed them. It was quite a small secret, and it had room for three. “You don’t look like somebody who knows something,” said a man by the coats. “No,” said {hero}.',
						'“For you,” said {host}. “I’ve kept all twenty-six, and I can only read half of each. I said that half was plenty. I was a donkey.” “So was I,” said {far}. “I went off over one word from a child of eight, and was too proud to knock.” {hero} carried the lantern home behind the two of them, and all the way it went N, O, P. In the course of that winter {host} told a few of the others {host.themself}, one at a time. Each of them came to {hero} and asked, “Did you know?” And each time {hero} said, “Know what?”',
						'{host} could not answer at once, and so {hero} nodded. “I’m sorry,” said {host} then. “I was eight, and a fool. I wanted the rest. I couldn’t read that you still had it for me.” “And I thought that it was an answer when it was dark,” said {far}. “One knock would have done. I was too proud.” They went back by the footpath, and {far} wrote with a stick on whatever would take it: an N in the dust, an O in the frost on a gate. Behind them came {hero}, with the lantern. In all that place there was no one who knew, apart from three. When people dropped their voices now, {hero} could not help smiling, and nobody could think why.',
					],
					'end-light & fibbed': [
						'“Yes,” said {hero}. “{host} couldn’t read that you were asking. Nobody knows but me.” The two went back {hall.to}, and there in the door stood {snoop}. “Seventeen sheets,” said {snoop} to {far}, “in so thin a letter. How do you get them in?” {far} looked at {snoop}, and at {hero}, and over at {host}, who had gone gray. “It’s very thin paper,” said {far} slowly. Toward morning {hero} came past the side room, where there was light under the door. “M,” said {host} inside. “And I’m sorry.” There was a long silence. “N,” said {far}. So that was all right. Only the seventeen sheets {hero} would have liked to take back.',
						'“Yes,” said {hero}, and told {far} the rest on the way, about M, and the box, and the cat. “And I was too proud to knock,” said {far}. Back {hall.at} {snoop} was waiting by the door. “What do seventeen sheets weigh?” asked {snoop}. “Seventeen?” said {far}. “I only ever write the one.” “Then the sum is wrong,” said {snoop}, and looked at {hero}, and did not do it again out loud. “You’ve even lied for me,” said {host} later, by the coats. “Yes,” said {hero}. “I didn’t like it.” {host} nodded. “I’ve done it for twenty-six years,” said {host}. Then {host.they} went in and said to {far}, “I’m sorry about the half,” and after that told everyone the rest.',
						'“It’s for you,” said {hero}, “from {host}, who couldn’t know.” On the way back {they} explained about M. “And I couldn’t knock,” said {far}. “I was too proud.” {Hall.at} somebody was waiting for them with a pencil. “There must be a trick to it,” said {snoop}. “How do you fold them, all seventeen?” {far} needed only one look, at {hero}, who had gone red. “Ask me tomorrow,” said {far}. In the side room {host} said {host.they} was sorry, and {far} said N, and there was a lamp until morning. But {hero} sat on the wall by the road. When {snoop} came along, {they} said it. “There was one sheet. I made up sixteen.” {snoop} crossed out the whole sum, and did not ask about the other sixty-six minutes. “Good,” said {snoop}. “I’d begun to think that I couldn’t multiply.”',
					],
					'end-light': [
						'“Yes,” said {hero}. “{host} kept every one of your letters, and couldn’t read any of them.” “Not one?” said {far}. “And I thought that it was an answer, when it was dark, and never knocked.” Together they went back {hall.to}, and there everybody wanted to know about the cat. {far} looked at {hero}, and over at {host}, who had gone gray. “She’s well,” said {far} slowly, “as far as I know.” Toward morning {hero} came past the side room, where there was light under the door. “M,” said {host} inside. “And I’m sorry.” There was a long silence. “N,” said {far}. {hero} went on, and told nobody. It was easy by now.',
						'“Yes,” said {hero}. “It would have been here every year. {host} got stuck at M, and couldn’t read that you were asking.” “And I never knocked to ask,” said {far}. When {far} came in behind {hero}, all the dancing stopped. “How’s the cat?” called somebody. “What cat?” asked {far}. {host} had to hold on to the table. “You kept it to yourself,” said {host} to {hero} later, by the coats. “The whole evening. I thought that you weren’t able to.” “So did I,” said {hero}. {host} looked over at {far}, who was reading the first of twenty-six letters aloud to nobody. “Now I’m the one who isn’t able to,” said {host}, and went back in, and told everyone.',
						'“It is,” said {hero}. “I’m only the one who hung it up. {host} learned as far as M from you, and your letters go on after that.” {far} took this in for the length of the footpath. “I might simply have knocked,” said {far}. Next door they were dancing in a long line, and {hero} waited until {host} came past, and nodded toward the side room. What was said in there took most of the night. “I’m sorry,” was the beginning, and N was the end. Nobody else heard it but {hero}, who had the place by the door, and told people that the room was being swept. “What, all night?” asked a man. “It was very dusty,” said {hero}.',
					],
				},
				{
					'end-light & fetched & fibbed':
						'{hero} did say one thing to {snoop}: it had been only one sheet. “Then you owe me sixteen,” said {snoop}, and asked no more.',
				},
				{
					'light & urged': [
						'When the others were told, in the end, {hero} stood next to {host}, as agreed.',
						'One day the others had to be told, and {hero} stood up next to {host}. That was agreed.',
						'On the day when the others were told, {hero} stood beside {host}, as agreed, and held the letter, the right way up.',
					],
				},
			],
			choices: 'none',
			scene: { at: 'start', with: ['far', 'host'], shows: ['lantern', 'letter'], pose: 'wave', feeling: 'happy' },
		},
	],
};
