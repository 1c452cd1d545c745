import type { PlotLevel } from '../../format.ts';

export const hardLoaf4: PlotLevel = {
	joins:
		'“{choice}” {hero} did, and would rather have thought about that than about the loaf. It was meant for Bread Evening and had come out as hard as a stone, and {hero} had got rid of it that morning. {friend.name}, {friend.a}, had been there with a barrow. {host.name}, {host.a}, had promised a post, with a room, to whoever found a stone to balance the great lamp {hall.at}, and {friend} was three months behind with the rent. Now {hero} was on the way to {hall} without any bread.',
	chapters: [
		{
			titles: ['Tock', 'Everything, a Little', 'A Loaf of Some Weight', 'The Bread Saw'],
			time: 'day',
			parts: [
				[
					'The loaf came out of the oven at ten and said “tock.” The card for it was written already: “Baked by {hero}, {described}.” {hero} sawed at the loaf for a while, and then looked at what was left of the saw. You could not say that anything had gone wrong. Everything had gone wrong, a little, in the same direction.',
					'The neighbors called {hero} {described} who did a number of things well. Baking was not one of them. Everyone had known this for years, apart from {hero}, who found out that morning, at about ten, when the loaf was put down on the table and a plate jumped off it. “Tock,” said the loaf. It had cost the bread saw two of its teeth.',
					'“Tock,” said the loaf, when it was [put|set|laid] down. It was ten in the morning. {hero}, {described} if you asked the neighbors, fetched the bread saw, and after a quarter of an hour there was a mark on the loaf, and there was no point any more in calling the other thing a saw. It had not burned, and it had not sunk[. It|; it] had simply decided against being bread.',
				],
				[
					'Tonight was Bread Evening. Everyone brings a loaf {hall.to}, and they are all cut up and go around with the soup. There are no prizes. But sometimes somebody holds out a plate and asks, “Is there more?” and that is passed on afterward, with the name. In six years it had not been said of any loaf of {hero}’s. What people said was “Ah. This will be {hero}’s,” and they said it very kindly.',
					'It was for Bread Evening. You take a loaf {hall.to}, the loaves are shared out with the soup, and nobody keeps count, and everybody knows. There is one sentence that matters. It is “Is there more?” People have lived on it for a year. {hero} had been bringing bread for six years, and had got used to finding it afterward, under things.',
					'Bread Evening is the one night of the year on which you find out what people think of you. Everyone takes a loaf {hall.to}, and the loaves are cut up and go around with the soup. Nobody claps, and nobody counts. But at one loaf or another somebody will say, “Is there more?” and whoever baked that one goes home the long way, to make it last. In six years nobody had said it of a loaf of {hero}’s. Dogs had been seen to leave.',
				],
				{
					quiet: [
						'The yeast had run out. You could have borrowed some next door, if you were not {trait}, and {hero} was.',
						'One can ask, in a shop, how long a thing should rise. {hero} was {trait}, and had stood for a while in front of the shop.',
					],
					bold: [
						'A moderate oven, the recipe said. {hero} was {trait}, and regarded “moderate” as something that other people said when they were afraid.',
						'“With care,” said the recipe, in three places. {hero}, who was {trait}, had taken that for nerves on the part of the printer.',
					],
					kind: [
						'There had been enough yeast. Then a neighbor had come for some, and then another, and {hero} was {trait}, and could only say no to {themself}.',
						'There had been milk for it, too. But a cat had come by, and looked, and {hero} was {trait}.',
					],
					honest: [
						'The recipe said to knead it until you were tired. {hero} was {trait}, and would not say that {they was} tired until it was true.',
						'One knocks on a loaf to hear if it is hollow. {hero}, who was {trait}, had knocked every ten minutes since dawn, and could not in good conscience say so.',
					],
					clever: [
						'The recipe was for simple people. {hero}, who was {trait}, had corrected it.',
						'{hero} was {trait}, and had found a way to leave out all the waiting. It covered two sheets of paper, and it was correct.',
					],
					careful: [
						'It had been done at seven. {hero} was {trait}, and gave it another hour to be sure, and was now as sure as anyone can be.',
						'Everything had been weighed twice. It was in the oven by the time it occurred to {hero}, who was {trait}, that one is supposed to put it in only once.',
					],
					merry: [
						'Dough wants quiet. {hero} was {trait}, and so was the kitchen, and the dough had sat through all of it and set its jaw.',
						'{hero} was {trait}, and had sung to it while it baked, eleven verses with a chorus. The loaf had hardened its heart.',
					],
					dreamy: [
						'It should have risen for an hour. {hero}, who was {trait}, had been elsewhere, and it had risen, seen nobody, and gone down again.',
						'{hero}, who was {trait}, had seen the smoke, and had thought how much it looked like the edge of a wood.',
					],
					quick: [
						'Three hours at a low heat came to the same, by {hero}’s reckoning, as twenty minutes at a high one. {hero}, being {trait}, did not stay to see whether the loaf agreed.',
						'Dough has to be left alone three times. {hero} was {trait}, and had never been able to see what was gained by it.',
					],
				},
				[
					'So it had to disappear. {hero} took it under a cloth as far as {start}, and there was {friend.name}, {friend.a}, going from stone to stone with a barrow and a scale. The one that balances the great lamp had split in the night. {host.name}, {host.a}, had promised the post of lamp keeper to whoever found another by this evening, of the same weight to the ounce; and with the post went a wage and a room. {friend} was three months behind with the rent, and slept on the floor of a shop. “What have you got there?” asked {friend}. “Washing,” said {hero}, and shifted it to the other side.',
					'{hero} wanted it out of the world by noon. {They} had got as far as {start} with it when a voice said, “Is that heavy?” It was {friend.name}, {friend.a}, with a barrow and a scale. The great lamp’s stone had split, and it needed another of exactly that weight before evening. “And whoever brings it will be made keeper,” said {friend}. “{host.name} has promised.” That was {host.a}. {Host.they} kept promises, and liked it to be seen. “There’s a room with it.” {friend} owed three months’ rent, and had been sleeping, people said, on the floor of a shop. “It’s just washing,” said {hero}.',
					'Before noon {hero} had got as far as {start}, with the loaf under a cloth, looking for a place to leave it that nobody would connect with {them}. “What’s that?” called a voice. A barrow and a scale were going from stone to stone there, and with them went {friend.name}, {friend.a}. The stone that hangs against the great lamp {hall.at} had cracked. By this evening there had to be another, and it had to be right to the ounce, and whoever brought it would be made lamp keeper, with a wage and a room. {host.name}, {host.a}, had given {host.their} word on it. “I could do with a room,” said {friend}, who owed three months on the last one, and slept on the floor of a shop. “Is it a stone?” “It’s washing,” said {hero}.',
				],
			],
			choices: [
				{
					say: 'Bury it under sacks until it is forgotten',
					sets: ['hid'],
					outcome: [
						'When {friend} had moved on, {hero} pushed the loaf in under a heap of sacks. It gave the heap a certain shape. {They} added a sack, and stepped back, and added another, and noticed that {they} had begun to arrange them. Then {they} left, at the pace at which one remembers an appointment.',
						'There were sacks there, the sort that are always there and belong to nobody. {hero} put the loaf underneath and stood in front of them for a bit, looking at the view. It was six years’ work, in a way, and it did not take a minute to put it out of sight.',
						'Nobody counts sacks. {hero} lifted the topmost few, laid the loaf in the hollow, and put the sacks on top again. Now the heap had a point. So {hero} laid the sacks crosswise, and then rather like a star, until you could see that somebody had taken trouble over it.',
					],
				},
				{
					say: 'Fit it into a gap in the old wall',
					sets: ['left'],
					outcome: [
						'The old wall had lost a stone, and the loaf went into its place and stayed there. It was a perfect fit. {hero} stood and looked at the first thing {they} had ever baked that was exactly as it should be.',
						'There was a hole in the wall, and {hero} put the loaf in, the good side outward. From three steps away it was a stone. It struck {hero} that you could go through a whole life like that, if nobody tried to cut you.',
						'An old wall ran along there, and {hero}, who had gone by it for years, saw for the first time that a stone was missing. The loaf went in with a small dry sound. You could not have told it from its neighbors, except that the neighbors had been there for two hundred years, and this one had been meant for supper.',
					],
				},
				{
					say: 'Let {friend} have it, to be got rid of',
					sets: ['given'],
					outcome: [
						'“It isn’t washing,” said {hero}, and took off the cloth. {friend} was careful not to smile. “I’ll lose it for you,” said {friend}. “I’m good at that.” {Friend.they} put it in the barrow; and then, from habit, on the scale; and then stood there, looking at where the needle was, and did not say anything.',
						'“Could you make this not have happened?” asked {hero}. {friend} knocked on it, and nodded, as if somebody had answered. “Leave it to me,” said {friend}. {hero} did not look around. If {they} had, {they} would have seen {friend} set it on the scale.',
						'“It’s a loaf,” said {hero}, “and I’d like it to be nothing. Would you, and not ask?” It went into the barrow, cloth and all, and the barrow sank. “It’s as good as gone,” said {friend}. “Go home.” So {hero} went home. What is put in a barrow next to a scale will sooner or later be put on the scale, but {hero} did not think as far as that.',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: [], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['A Room with a Window', 'The Keeper’s Key', 'A Bed, a Nail, and a Window'],
			time: 'day',
			parts: [
				'@answer',
				[
					'By two o’clock {friend} had found a stone. {hero} heard it from three people in the street, and then from {friend}, who came running, without the barrow, and with a key. “Right to the ounce,” said {friend}. “It’s being hung at this moment. And they’ve given me the key already. You must come and see.”',
					'At two somebody knocked at {hero}’s door. It was {friend}, who usually knocked like a person who is going to ask for something, and today did not. “I’ve got it,” said {friend}. “A stone, right to the ounce. It’s being hung. And I’ve got this.” It was a key. “I want you to be the first who sees it.”',
					'{hero} had meant to stay out of sight until evening. But at two o’clock {friend} was at the window, and held up a key. “To the ounce!” {friend.they} called through the glass. “They’re hanging it now. Come along, I’ve got to show it to somebody, or it won’t be true.”',
				],
				{
					given: [
						'“And the loaf?” asked {hero}. “Did you lose it?” “Well, yes,” said {friend}, and went a little faster. “Not as a loaf.”',
						'“Did you get rid of it?” asked {hero}. “You won’t see it again,” said {friend}, “not as a loaf.” It sounded final, and {hero} was grateful.',
						'“And what I gave you?” asked {hero}. “Is it out of the way?” “You’ll find it nowhere,” said {friend}. “Not as a loaf.” One shouldn’t look too closely at a favor, thought {hero}, and didn’t.',
					],
					else: [
						'“Where was it?” asked {hero}, who was glad, and had no reason yet not to be. “You wouldn’t believe it,” said {friend}. “It was as good as hidden.”',
						'“Where did you find it?” asked {hero}. “Where nobody looks,” said {friend}. It struck {hero} that one could say that of a good many things, and {they} thought no more about it.',
						'“And nobody [had seen|saw] it before you?” asked {hero}. “Nobody looks at what’s in front of them,” said {friend}. “You’d have gone past it yourself.” {hero} said that it was very likely.',
					],
				},
				[
					'The keeper’s room is at the back of {hall}. It’s no larger than a cupboard. There is a frame for a bed in it, a nail, and a window with a sill; and high in the other wall is a second, small window, through which one looks down into {hall}, so that the keeper can see the lamp from bed. {friend} showed {hero} the nail first.',
					'The keeper’s room was built onto the back of {hall}, and you could touch both walls at once. There was a bed frame, and one nail, and a window that opened. A second one, no bigger than a book, was let into the inner wall, for looking down at the lamp. {friend} opened and shut the first one several times. “It’s got a catch,” {friend.they} said. On the floor of the shop there had been a good many feet, and no catch.',
					'“That’s the bed,” said {friend}, at a bed frame, “that’s the window, and that’s mine,” and meant a nail. It was a very small room at the back of {hall}. In the inner wall there was a hole with glass in it, and through that the keeper can see the lamp, day and night. {friend} stood in the middle. You could not stand anywhere else. “I keep thinking that they’ll come and say it was for somebody taller,” {friend.they} said.',
				],
				[
					'{hero} looked down through the small window. The long table was being laid. Near the middle there is a dent in it, about as big as a soup plate, from the one time that the lamp came down, when {hero} was small. A boy was sitting there. Now nobody does, and it’s where the salt is kept. “I’ll look after it,” said {friend}, who had seen where {hero} was looking.',
					'Down there people were laying the long table. It has a dent, near the middle, and they put the salt on that place, and no chair. {hero} could just remember the winter when the lamp came down on a boy, and the bench in school that was empty afterward. “I’ll look at it every five minutes,” said {friend}, at {hero}’s side. “All my life.”',
					'Through the small window one saw the long table, [and|with] the dent in it. That [was|dates|came] from the winter when the lamp fell, and a boy sat under it. Nobody has taken that seat since then, and every year [somebody|someone] puts the salt there without a word. “I know,” said {friend}, though nothing had been said. “That’s why it had to be [right|exact] to the ounce.”',
				],
			],
			choices: [
				{
					say: 'Carry {friend}’s bed over from the shop',
					sets: ['bed'],
					outcome: [
						'The bed was a sack of straw, and it took two to get it off the floor of the shop and past everyone who was in the street. {hero} had the front end. “Moving up?” people called, and {friend} said yes to each of them. In the shop, before the sack was around the corner, there was a barrel on the place where it had lain.',
						'{hero} took the front end, and {friend} the back, and so the straw sack went through the whole of the place, in broad daylight. Things look smaller when they’re carried. In the room it fitted to the inch. “They’ve put barrels there already,” said {friend}, who had looked around once, “where I slept.” It did not seem to matter any more.',
						'“I’ll take the front,” said {hero}. There is no way of carrying a straw sack that looks like anything else, and the two of them met everyone. “Is that all of it?” somebody called. “All of it!” called {friend}, as other people say it of an estate. When they looked back, there was a barrel already, in the shop, on the place where it had lain. In the room {friend} lay down on the sack, and got up, and shut the door from the inside, to hear what that was like.',
					],
				},
				{
					say: 'Stand {friend}’s cup on the small sill',
					sets: ['cup'],
					outcome: [
						'{friend} owned a cup. {hero} took it, and stood it on the sill of the small window, with the handle to the right. “There,” said {hero}. “Now it’s inhabited.” From {hall} you could have seen it, if you had looked up: a blue cup, and above it two faces, one of which could not stop smiling.',
						'There was little to unpack. {hero} put the blue cup on the sill of the small window, where it could see the lamp, and stepped back to look, as far as one can in there. “And the handle to the right,” said {friend}. {hero} turned it. It looked as if it had been there for years.',
						'“Something of yours ought to be up here,” said {hero}. There was a blue cup in the bag, and not much else. {hero} found it a place in front of the small window, on the sill, and turned it until the handle was on the right, where it is for somebody who reaches out half asleep. {friend} had to look at the nail for a while. “Leave it like that,” said {friend}. “I’ll drink out of something else.”',
					],
				},
				{
					say: 'Advise {friend} not to unpack before tomorrow',
					sets: ['wait'],
					outcome: [
						'“I’d wait,” said {hero}. “Till it’s hung for a night.” “Why?” There was no answer to that, or none that {hero} knew of. It was only that in {their} experience things cracked. {friend} sat down on the bare frame, with the bag on {friend.their} lap. “You’ve never liked it when something goes well,” {friend.they} said, not unkindly. But the bag stayed shut.',
						'“Don’t unpack yet,” said {hero}. “Let it hang for a night first.” {friend} put the cup back in the bag. It was disappointing how quickly {friend.they} did it, as if somebody had only said aloud what was to be expected. “I’ll keep it under my chair,” said {friend}. “Then I won’t have to come back for it.”',
						'“Give it one night first,” said {hero}. “Then unpack.” It sounded like good sense, and {hero} only wished that it had come with a reason. {friend} had had one hand in the bag, and took it out again, empty. “I suppose one shouldn’t get used to things,” said {friend}. The bag was to go under the chair at supper. It was buckled, all the way down, more firmly than it had come.',
					],
				},
			],
			scene: { at: 'hall', with: ['friend'], shows: ['lantern', 'key', 'cup'], pose: 'stand', feeling: 'calm' },
		},
		{
			titles: ['To the Ounce', 'The New Keeper', 'Warmer Than Granite', 'What Hung in the Net'],
			time: 'day',
			parts: [
				'@answer',
				[
					'At five the doors were opened. {Hall.at} the great lamp was up. It hung over the long table, a hundred candles in an iron ring. Its rope ran over a beam, on wheels that take off most of the weight, and down into the corner, and at the end of it, in a net, hung the stone. “Right to the ounce,” said {host}, and pinned something to {friend}, and everyone clapped. {hero} clapped too, and then saw it from the side. It had the mark of a bread saw on it.',
					'When {hero} came in at five, without any bread, there had just been clapping. {friend} stood in the middle of {hall} with a ribbon on. Above {friend.them}, over the long table, hung the great lamp, with its hundred candles, on a rope with wheels that take off most of the weight. In the corner, at the other end of the rope, hung a net with a stone. “Our new keeper,” said {host}. “You don’t see a stone like that every day.” {hero} did, or had. It had come out of {their} oven.',
					'At five {hero} heard the clapping from outside. Over the long table {hall.at} hung the great lamp, an iron ring with a hundred candles. Its rope went over a beam, on wheels that take off most of the weight, and down into the corner, and there was a net with a stone in it. “To the ounce,” said {host}, and put a ribbon on {friend}. From the door {hero} could see the mark of a bread saw on it.',
				],
				{
					given: [
						'{friend} did not look at {hero}, and then did, and it was not a look that you could refuse.',
						'“Not as a loaf,” {friend} had said. {hero} saw now what {friend.they} had meant by it, and {friend} saw {hero} see it, and went on smiling with half of {friend.their} face.',
						'“I did say, not as a loaf,” said {friend}, close to {hero}, with hardly any voice, and then, in quite another one, to somebody else, “Thank you. Thank you.”',
					],
					hid: [
						'“It was under some sacks,” said {friend}. “What a place to hide a thing like that! I suppose they meant to come back for it.”',
						'“Under a heap of sacks,” said {friend}. “I’d have walked past. But sacks aren’t that round.”',
						'“There were sacks on it,” said {friend}, “and somebody had laid every one of those there on purpose. For a moment I felt like a thief.”',
					],
					left: [
						'“I took it out of the old wall,” said {friend}. “I felt bad about that. Whoever put it there had an eye.”',
						'“It was in the old wall,” said {friend}, “with the good side out. All the others weighed too much or too little. This one had been waiting.”',
						'“You know the old wall?” said {friend}. “I go by it every day, and this morning there was one in it that I’d have sworn was new. I was so glad that I wished it a good day.”',
					],
				},
				[
					'For appearances’ sake {hero} stood in line like everybody else, to knock on it. It took a quarter of an hour, and at the front there was no doubt left at all. It was like meeting one’s own handwriting in a stranger’s letter. “Well?” said {host}. “What do you say?” {hero} knocked. “Tock,” said the loaf, as it had in the morning. In the morning nobody had nodded.',
					'There was a line of those who wished to touch the stone, and {hero} joined it, because it would have looked odd not to. It took a quarter of an hour. Then {they} stood in front of it, and there was a thumbprint as well, and it was {theirs}. “You may knock,” said {host} kindly. {hero} knocked, and it answered, and was admired for it.',
					'“Do come up,” said {host}, “and give it a knock.” It would have looked odd to refuse. So {hero} went up past all the others, and laid a {hand} on it. It was quite dry, and had the saw mark, and a bit of flour in the saw mark. For six years {hero} had wished that people would stand in line for something {they} had baked. It had been granted very exactly.',
				],
				[
					'The next in line knocked as well. “It’s warmer than granite,” said a woman who was thought to know. Then the soup kettle was carried in and stood on its fire in the corner, below the net. The steam went straight up. {hero} could not have said much about stone, but knew what happens to bread.',
					'It was knocked on, and admired; an old man smelled it, and went away as if he had been about to remember something. Below it somebody was lighting the fire for the soup. The kettle stands in that corner because of the draft, which carries the steam up past the beam. It was not a very thick steam yet.',
					'After {hero} came all the others. The stone said “tock,” and each of them nodded, like a person who has been asked for an opinion. Then the soup kettle was brought in and set on its fire, in the corner, below the net. {hero} watched the first steam go up, and knew more than enough about what it was going to meet.',
				],
			],
			choices: [
				{
					say: 'Keep it to yourself, and see if it lasts',
					sets: ['hushed'],
					outcome: [
						'{hero} knocked on it once more, and said that it was very fine. It was, too. It had outlasted a saw. {They} laid spoons along the table and calculated: so much crust, so much steam, so long until bedtime. It came out well each time, as long as {they} left out the steam.',
						'Nobody had asked. {hero} said what the others said, and heard {themself} say it, and found that it got easier the second time. In the corner the net had begun to shine a little, as a window does.',
						'“Very fine,” said {hero}, and stepped out of the line. It cost nothing; it was what the one in front had said, and what the one behind was going to say. A crust like that might hold for years. {They} went around straightening benches, and took care to be always at that end of {hall} from which one couldn’t see the net. One could hear the fire from there, too.',
					],
				},
				{
					say: 'Tell {friend} what the stone is, in private',
					if: '!given',
					sets: ['whispered'],
					outcome: [
						'{hero} told {friend} in the passage, in three sentences. {friend} laughed at the first, and not at the second. At the third {friend.they} felt whether the ribbon was still on.',
						'“That’s my loaf,” said {hero}, in the passage. “You’re a good friend to say so,” said {friend}, who thought that it was a joke, to take the edge off the honor. It was some time before {friend.they} stopped smiling. You could watch it go.',
						'“It’s bread,” said {hero}, when the two of them were alone in the passage. “What is?” asked {friend}. {hero} said which oven it had come out of, and when, and what the mark was from. On the other side of the door people were still clapping. {friend} listened to that until it was over. “I thought it was too good,” {friend.they} said.',
					],
				},
				{
					say: 'Ask {friend} what happens when it gets wet',
					if: 'given',
					sets: ['whispered'],
					outcome: [
						'“What happens when it gets wet?” asked {hero}. “It won’t get wet,” said {friend}. Both of them looked at the kettle. “I only put it on the scale,” said {friend}. “I swear it was only to see.”',
						'“You know what that is,” said {hero}. “It’s the right weight to the ounce,” said {friend}. “That’s all they asked.” But {friend.they} moved so that {friend.they} had {friend.their} back to it.',
						'“You were going to lose it,” said {hero}, when nobody was near. “I was on the way to,” said {friend}. “And then the needle stopped just where it had to. I stood there for an hour, {hero}, and it didn’t move.” In the corner somebody put more wood on the fire. Both of them listened to that as if it were a sound like any other. “It’s only steam,” said {friend}.',
					],
				},
				{
					say: 'Have the kettle moved, for the sake of the beam',
					sets: ['kettle'],
					outcome: [
						'“The steam will spoil the beam,” said {hero}. It was the best that {they} could do. {host} looked up at the beam. You could tell that it would never again be just a beam. Four men moved the kettle, fire and all, by the length of an arm. {hero} watched the steam stand there for a moment, like somebody new in town. Then the draft took it by the elbow and led it up to the net.',
						'“It’s bad for the beam, so much steam in one place,” said {hero}. “Couldn’t the kettle stand farther over?” {host} had nothing against beams. So it was moved, a whole arm’s length, and {hero} was thanked. That was how {they} found out that in this corner all the air goes the same way, whatever you put under it.',
						'“I’m thinking of the beam,” said {hero}. Nobody else ever had. But once it was said, the whole company looked up, and saw how old it was, and how dry; and four men were called, and the kettle, with its fire, was set down an arm’s length farther off. {host} thanked {hero} in the name of the building. In its new place the kettle breathed out. The breath stood there, considered, and went where all the air goes in that corner, which was up, and through the net.',
					],
				},
			],
			scene: {
				at: 'hall',
				with: ['host', 'friend'],
				shows: ['lantern', 'rope', 'net'],
				pose: 'stand',
				feeling: 'surprised',
			},
		},
		{
			titles: ['Until They Have Gone Home', 'Among the Coats', 'Only a Loaf'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					'given or whispered': [
						'A little later {friend} came and found {hero} among the coats. From the other side of the wall came the sound of benches being set out. “I’ve thought about it,” said {friend}. “I look up there every two minutes. But let it hold until they’ve gone home. Tomorrow I’ll find a real one, if I have to make it myself.” {Friend.they} had never asked {hero} for anything. “You’d only lose a loaf,” said {friend}. “I’d be back on the floor of the shop.”',
						'A little later {hero} was standing among the coats, when {friend} came in and shut the door. “I’ve thought about it,” said {friend}. “You saw the room, so I don’t have to describe it. I’ve got three months behind me that I won’t describe either.” The ribbon was a bit crooked. “I know that it’s bread. I just need it to be a stone until they’ve gone home. Tomorrow I’ll look for another. You’d lose a loaf. I’d lose the window.”',
						'A little later {hero} went in among the coats, where one needn’t talk. But the ribbon came after {them}, and {friend} with it. “Don’t say it to anyone,” said {friend}. “It’s bread, and we both know it, and it’s up. There isn’t another one that weighs the same within half a day of here.” Next door somebody was counting spoons. “I’ve never asked you for a thing. Let it hold until they’ve gone home, and I’ll go and get a proper one first thing tomorrow, if I have to dig for it. It’s a loaf that you’d lose by it. I’d lose the window.”',
					],
					hushed: [
						'{friend} came and found {hero} among the coats. “I went up and looked at it through the small window,” said {friend}. “From there one sees the top. There’s flour on the top.” {hero} said nothing, since that had gone well so far. “You had washing with you this morning,” said {friend}. “It was round.” Then {friend.they} sat down among the coats. “It’s all right. You needn’t say it. Just go on as you have. Let it hold until they’ve gone home, and tomorrow I’ll find a real one. You’d only lose a loaf. I’d be back on the floor of the shop.”',
						'“There you are,” said {friend}, and came in among the coats, with the ribbon on, and shut the door. {hero} had not said a word to anyone, and did not now. It was {friend} who said it. “I was up there, to look at it. It’s got a thumbprint in it, {hero}. Who ever saw a stone with a thumbprint? And then I thought about your washing.” {Friend.they} was still smiling; there was so much of it to put away. “You’ve kept quiet so nicely. Keep quiet until they’ve gone home. Tomorrow I’ll find another. It’s a loaf to you. To me it’s the floor of the shop.”',
						'“You were so quiet,” said {friend}, who had come in among the coats and shut the door. “You stood there and praised it, and I thought, when has {hero} ever praised a stone? So I went up to my window to look. That’s a saw mark. Nobody saws at a stone who hasn’t been hoping for bread.” {hero} looked into a sleeve. “I’m not cross,” said {friend}. “I’d only like you to go on with it. You’re good at it. Only until the last of them is out of the house. By this time tomorrow there’ll be a real one. A loaf is all that you’d lose. I’d go back to sleeping in a shop.”',
					],
					else: [
						'{friend} came and found {hero} among the coats. “Nobody has ever worried about that beam,” said {friend}. “What’s the matter with my stone, that it mustn’t have steam?” It would have been a moment for another beam. “It’s bread,” said {hero}, and told {friend.them} whose. {friend} sat down among the coats, and was quiet for so long that you could hear the benches being set out next door. “Who else knows?” “Nobody.” “Then let it hold,” said {friend}, “until they’ve gone home. Tomorrow I’ll find a real one. You’d only lose a loaf. I’d be back on the floor of the shop.”',
						'“There you are,” said {friend}, and came in among the coats, with the ribbon on. “I wanted to thank you, for the beam. You think of everything.” It was the thanks that {hero} could not stand. “I made that stone,” {they} said. “This morning. It was meant to be bread, and steam is bad for it.” It took {friend} a while to stop smiling; there was so much of it to put away. “Does anyone know?” “No.” “Then don’t,” said {friend}. “Just until they’ve gone home. Tomorrow I’ll find another. It’s a loaf to you. To me it’s the floor of the shop.”',
						'“You’ve never looked at a beam in your life,” said {friend}. The door to the coats had fallen shut. “So what’s wrong with it?” “With the beam, nothing,” said {hero}. “With the stone, that it’s bread.” One could see {friend} go back through the whole day, as far as the morning, and the cloth, and the washing. “Yours,” said {friend}. “Mine,” said {hero}. “Nobody knows.” {friend} sat down on the floor, between two coats, and got up again at once, as if the floor had been a mistake. “Then nobody has to. Not until the last guest is out of the house. In the morning I’ll look for one that’s stone all through. You’d be short of a loaf. I’d be short of a room.”',
					],
				},
				{
					bed: [
						'+ {Friend} looked at the floor. “They’ve put barrels there by now,” {friend.they} said. “You saw it. You had the front end.”',
						'+ And after a moment {friend} said, “You carried the bed yourself.”',
						'+ It was quiet for a moment. “I can still feel the weight of that bed,” said {friend}. “Can’t you?”',
					],
					cup: [
						'+ {Friend} straightened the ribbon. “You put my cup up there yourself,” {friend.they} said.',
						'+ And after a moment {friend} said, “The cup’s still up there. With the handle to the right.”',
						'+ It was quiet for a moment. “Whenever I can’t look at the net,” said {friend}, “I look at the cup.”',
					],
					else: [
						'+ {Friend} tried to laugh. “I haven’t unpacked,” {friend.they} said. “You told me to wait. It’s the one thing I’ve done right today.”',
						'+ And after a moment {friend} said, “My bag’s still packed, as you told me. I wouldn’t even be sad. I’d only be tired.”',
						'+ It was quiet for a moment. “About the bag you were right,” said {friend}. “I’ve only got to pick it up.”',
					],
				},
				[
					'{hero} and {friend} had shared a bench at school, behind the boy who sat under the lamp when it fell. Neither of the two mentioned him. His name hung there among the coats, like a coat that nobody had come to fetch.',
					'The two of them had sat on one bench at school, behind the boy who sat under the lamp when it fell, and then behind an empty place. It was not spoken of now. {friend} only said, “It’s right to the ounce,” as if somebody had asked.',
					'Neither of the two said anything about the dent. It was not necessary. {hero} and {friend} had sat next to each other at school, behind the boy who sat under the lamp when it fell, and had learned to count by looking past his empty place.',
				],
				[
					'What {friend} said was reasonable. It had held so far; by the time everyone had gone home it would have held all evening, and tomorrow there would be a real one. {hero} had wanted exactly that since ten in the morning. But there was a whole roomful of people who were going to sit down under that lamp, elbow to elbow, with their children, and through the door {hero} could hear the kettle begin to mutter.',
					'It was not much to ask. {friend} would have a window, and nobody would laugh, and in a week it would be a secret between the two of them, and in a year a joke. {hero} tried to weigh it fairly. In the one pan was {friend}, at a window with a catch. In the other was a long table with people at it, one next to another, and however {hero} went about it, there was no way [in which|that] the table did not count.',
					'{hero} thought it over among the sleeves. If it held tonight, nobody would ever know, and that was all that {they} had wanted since ten in the morning. {friend} would have a window. There was only one thing wrong with the plan. You could hear it through the door, being told to move up, and to mind the baby, and to sit where it could see.',
				],
			],
			choices: [
				{
					say: 'Give your word to keep quiet until midnight',
					sets: ['vow'],
					outcome: [
						'“Until midnight,” said {hero}. “You have my word.” {friend} took it as you take a bowl that is too full. It was the right thing to say to a friend in trouble. Only afterward did {hero} hear it again, and notice that there was no “unless” in it.',
						'{hero} promised, until midnight. It took no time at all. {Friend} got up, and brushed off the ribbon, and went in to be looked at; and {hero} stayed among the coats a little longer.',
						'“Until midnight,” said {hero}, “I don’t know a thing. My word on it.” It was what one says. {friend} let out a breath that must have been in there since five o’clock, and went off to be congratulated. It was some time before {hero} thought of asking what else might happen before midnight.',
					],
				},
				{
					say: 'Warn {friend} that you will speak if it gives',
					sets: ['warned'],
					outcome: [
						'“As long as it hangs, I’ll keep quiet,” said {hero}. “If it starts to go, I’ll say it. I’m telling you now, so that it isn’t behind your back.” {friend} looked down at the ribbon. “You could have just lied,” {friend.they} said. “It would have been friendlier.” “Yes,” said {hero}.',
						'“No,” said {hero}. “Not with people under it. As long as it holds I won’t open my mouth. But if it doesn’t, I will.” {friend} did not say thank you. But on the way in {friend.they} passed by {friend.their} place at the head of the table, and sat down in the corner, close to the rope.',
						'“I’ll be quiet for as long as I can,” said {hero}, “and then I won’t be. When it starts to go I’ll say so, whoever’s looking. You ought to know that beforehand.” “Couldn’t I have not known it?” asked {friend}. A coat slid off its hook, and each of them reached out for it, as if it had been urgent. “No,” said {hero}. It was hung up again with great care.',
					],
				},
				{
					say: 'Offer to say that you sold it as stone',
					sets: ['blame'],
					outcome: [
						'“If it comes out,” said {hero}, “I’ll say I sold it to you. As a stone. You couldn’t have known.” “Then they’d say you were a cheat.” “They say I’m a baker,” said {hero}. “It would make a change.” {friend} thought about it, and neither took it nor turned it down. “You’ve got till it falls,” said {hero}.',
						'“I’ll tell you what,” said {hero}. “If it falls, I cheated you. You paid me for a stone.” “How much?” said {friend}. “Whatever you’ve got,” said {hero}. {friend} found four pennies, and looked at them, and could neither put them away nor hand them over. So {hero} had come within four pennies of selling a loaf, for the first time in {their} life.',
						'“You can put it on me,” said {hero}. “If it falls, I sold you a stone, and it wasn’t one. They’ll believe that. They’ve had my bread.” It got something out of {friend} that was nearly a laugh. “And what did I pay?” “You still owe it,” said {hero}. {friend} owed so many people that one more made no difference, and was ashamed to notice that it had already been added on.',
					],
				},
			],
			scene: { at: 'hall', with: ['friend'], shows: ['lantern'], pose: 'sit', feeling: 'worried' },
		},
		{
			titles: ['In Writing', 'A Line for the Witness', 'The Salt Is Moved'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'Before the soup came the signing. {host} liked a promise to be seen, and had had it written out, on good paper, for the wall: “I have seen the stone, and it will hold.” Under that there was a line for the keeper, and a line for a witness. {friend} went up, and signed, slowly, with {friend.their} tongue between {friend.their} teeth.',
					'It was to be made official. On a desk beside the kettle lay a sheet of good paper, with gold on the edge, and on it was one sentence: “I have seen the stone, and it will hold.” The keeper signs that, and so does a witness, and then it hangs on the wall for as long as the lamp does. {friend} took the pen as if it were hot, and wrote {friend.their} name.',
					'“One more thing, and then there’s soup,” said {host}, and unrolled a sheet of paper. “‘I have seen the stone, and it will hold,’” {host.they} read out. Everybody was moved. The keeper had to sign it, and somebody [to|had to] bear witness. {friend} looked for a moment as if {friend.they} would ask for time; and then {friend.they} signed, and the ink was very black.',
				],
				[
					'“And who has known our keeper longest?” asked {host}. That was {hero}. Everybody knew it. The two had been in school together, on one bench. The others made room, and smiled, and there was the pen.',
					'“Now an old friend, as a witness,” said {host}, and the whole table looked at {hero}, with kindness. It was meant as a [consolation|comfort], for somebody who had come without bread. Somebody had already dipped the pen.',
					'“The witness should be somebody who came without bread,” said {host}, who thought of everything, “so that nobody’s left out.” There was only one. So {hero} was called up, in front of everybody who had ever had a slice of {theirs}, and was given the pen.',
				],
				[
					'{hero} read the sentence. There was nothing to be said against the first half. {They} had seen the stone, longer than anyone, and from all sides, and with a saw. It was the second half that had been written by somebody who had not.',
					'“I have seen the stone” was true. It was even modest. {hero} read on as far as “and,” and there the paper seemed to get rather steep.',
					'It was a short sentence. {hero} had told longer lies that day, but none that was going to be framed. Somebody held the inkwell for {them}. Below the beam, in the net, something shone with steam.',
				],
				[
					'It was fuller than in other years, because of the stone. There had not been seats enough. And so somebody had moved the salt, and in front of the dent, on two cushions, sat a small boy, who had never been told, and looked up at a hundred candles. {hero} saw him over the edge of the paper.',
					'{hero} looked along the table, to gain time. So many had come to see the stone that there was not one seat free. The salt was not where it always was. On its place they had put two cushions, and on the cushions a small boy, who was trying to see his face in a spoon.',
					'People stood even along the walls. A place had been found for everyone, down to the smallest, and when {hero} saw which [place |]that was, {they} understood why the salt was standing next to the inkwell. A boy of about six sat there, on two cushions, [and waved|waving] his spoon at the lamp.',
				],
			],
			choices: [
				{
					say: 'Sign it in full, as everybody expects',
					sets: ['signed'],
					outcome: [
						'{hero} signed. It was a good name, and {they} had never written it so neatly. {host} blew on the ink, and hung the sheet beside the net, where there was a hook. Up there it looked as if it had always been true.',
						'{hero} wrote {their} name, all of it, under “it will hold.” It was done in a moment, and people clapped, and it was in the same ink as everything else that is true in {hall}. The sheet was hung next to the net. {friend} whispered, “Thank you,” and did not look happy.',
						'“Here?” asked {hero}, as if there might have been some other place, and signed there, so that every letter could be read. {host} read it out, the sentence and the name together. It sounded extremely well. After that the sheet hung beside the net, and people who had only ever heard the name went up to look how one writes it.',
					],
				},
				{
					say: 'Sign it so that nobody can read it',
					sets: ['scrawled'],
					outcome: [
						'{hero} wrote something that began like a name and then ran away to the right. “And what does that say?” asked {host}. “It’s how I write,” said {hero}. So it was hung beside the net. Anyone could see that somebody had sworn to something.',
						'It can be done with the wrist. What stood on the line in the end might have been {hero}, or a hedge. “An interesting hand,” said {host}, and hung it beside the net. {hero} sat down again. It had seemed like a way out, and it was only a way of being nobody.',
						'{hero} let the pen go where it wanted, and a blot did the rest. “Is that all of it?” asked {host}, and turned the sheet a little. “All that there was room for,” said {hero}. So a witness had been found, who might have been anyone in that room, or the cat. It was hung beside the net, where the light was bad.',
					],
				},
				{
					say: 'Hand back the pen, and say that you can’t',
					sets: ['declined'],
					outcome: [
						'“I can’t,” said {hero}. “You can’t write?” asked {host}, in front of everybody. “I can’t sign it,” said {hero}. “I don’t know about stones.” That was true, and might have been modest, and was put down to envy. The pen was passed on to an old man, who would have signed anything that came with soup. {friend} had shut {friend.their} eyes.',
						'{hero} put the pen down next to the paper. “I’d rather not,” {they} said. It got quiet, and then there was a murmur, and {hero} caught one word of it, which was “envy.” An old man signed instead. He did not read it first. {friend} sat there very upright, like somebody in a chair that has begun to give.',
						'Everyone waited, and the pen was dipped a second time, and then it lay on the desk again. “It should be somebody else,” said {hero}. “I can’t say that it will hold.” “But one only has to look at it!” said {host}. There was whispering along the benches, and the word that it kept coming back to was “envy.” In the end they found an old man, who signed with a flourish and asked when there would be soup. {friend} looked straight ahead.',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'friend'], shows: ['quill', 'lantern'], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['Snow', 'Dumplings', 'A Hand’s Breadth', 'Under a Hundred Candles'],
			time: 'night',
			parts: [
				'@answer',
				[
					'Then there was soup. It went around once, and the fire was built up, and it went around again. The eighth verse of the soup song has the word “bread” in it, and is sung standing. When people sat down after that, a white flake came through the net. The crust was as hard as ever; but under the saw mark it had split, and the soft inside was coming out. The draft carried the flake over the heads, quite slowly, as far as the long table.',
					'The first bowl was eaten in silence, as a good soup is, and the second with singing. Each time the ladle went in, more steam came out. {hero} had a full bowl, and a good view. What hung in the net was as hard as ever, but the steam had got in at the saw mark, and there it had split. From time to time a white crumb came out, and the draft took charge of that, and bore it off toward the table.',
					'It was a good evening, people said so afterward, up to a point. There was soup, and then more soup. In the corner the crust held, but the steam had split it along the saw mark, and out of the split hung a white beard. {hero} ate with {their} eyes on it. When the door was opened for somebody, a draft went through the room, and the beard came off in flakes.',
				],
				[
					'“It’s snowing,” said the small boy, and held [out|up] his spoon. The rope ran a little [way |]over the beam, and the great lamp came down by the width of a plate. {friend} had gone very white, and was not eating.',
					'“Who’s putting dumplings in?” asked the small boy. He had one on his sleeve. Over his head the lamp sank by a hand’s breadth. He found that it had got easier to count the candles. From behind a full bowl {friend} looked straight at {hero}.',
					'One landed in front of the small boy, who ate it. “Bread,” he said. Nobody listened to him, since he was six. The beam creaked, and the lamp was nearer by the width of a plate. {friend} laid down a spoon, and did not pick it up again.',
				],
				{
					signed: [
						'Beside the net, on the sheet, it said that it would hold. {hero} could read {their} own name from the bench.',
						'“It will hold,” said the sheet on the wall, and under that stood {hero}, very neat.',
						'The sheet could be read from {hero}’s place, and that was a pity. “It will hold,” it said, and who said so.',
					],
					scrawled: [
						'Beside the net, on the sheet, it said that it would hold. Who said so could not be made out from here, or from anywhere.',
						'“It will hold,” said the sheet on the wall. Something had been signed under it, or spilled.',
						'Beside the net hung the promise that it would hold, with a tangle of ink under it. {hero} could have told them whose.',
					],
					else: [
						'Beside the net, on the sheet, it said that it would hold. The old man who had sworn to it was asleep.',
						'“It will hold,” said the sheet on the wall. {hero} had not signed that. It did not make the lamp any lighter.',
						'The sheet hung a little crooked, and still said that it would hold. The old man whose name was under that had nodded off over his bowl.',
					],
				},
				{
					bed: [
						'+ High up, behind the small window, was a straw bed that {hero} had carried there {themself}.',
						'+ And high up, behind the small window, lay the straw bed. {hero} had carried the front end of that.',
					],
					cup: [
						'+ High up, in the small window, stood a blue cup, with its handle to the right.',
						'+ If one looked up, there was the blue cup in the small window. Its handle was on the right.',
					],
					else: [
						'+ High up was the small window, with nothing in it. The bag was still under {friend}’s chair.',
						'+ In the small window there was nothing to be seen yet. The bag had stayed under {friend}’s chair, and stayed shut.',
					],
				},
				{
					hushed: [
						'{hero} had praised it at five o’clock, and nobody had made {them}. It had seemed to be only a matter of waiting. So it was; one waited, and it got lighter.',
						'“Very fine,” {hero} had said of it, at five. That was three hours ago. It would have been so easy at five. Everyone had still been standing up.',
						'At five one need only have opened one’s mouth. “Very fine” was what had come out of it. Now it was eight, and they were all sitting down.',
					],
					whispered: [
						'{friend} knew what {hero} knew, and that was no help. There were two now who looked up at the net, and down again, and each of them hoped that the other would do something.',
						'Two people in that room knew it. {hero} had thought that it would be lighter to carry with another. But each of them had the whole of it.',
						'From across the room {friend} looked over, and {hero} looked back. It had been talked about in good time, with the one person who had as much reason as {hero} not to repeat it.',
					],
					kettle: [
						'The kettle stood an arm’s length farther off, for the sake of the beam. It had gained {hero} a quarter of an hour, and that was over.',
						'It had been no use to move the kettle. {hero} had saved the beam. It was in excellent condition, and would not be hurt when the rest came down.',
						'Everyone had been so pleased about the beam. It was quite dry. An arm’s length from where it used to stand, the kettle went on breathing into the net.',
					],
				},
				[
					'There was no other stone. The lamp could be let down by hand, since the wheels took most of its weight; anyone could do it who could hold up a loaf. But it comes down on the table. They would all have to leave it, and would want to know why.',
					'One could let it down. Because of the wheels, that takes no more strength than it takes to hold a loaf, and an empty table to let it down on. To get an empty table, one has to give a reason.',
					'It would not have been [difficult|hard]: one to let out the rope, with the wheels to help, and everyone else away from the table. It only took one to say what for, [as well|too].',
				],
			],
			choices: [
				{
					say: 'Say aloud, to everybody, what it is',
					sets: ['told'],
					outcome: {
						vow: [
							'It was a long way from midnight. {friend} saw what was coming, and shook {friend.their} head, just slightly; and {hero} said it anyway. “That isn’t a stone. It’s a loaf of bread, and I made it, and it’s coming open. Get out from under the lamp!” One could hear the promise break. It sounded like {hero}’s own voice, only clearer.',
							'“Up!” called {hero}. “All of you, away from the table! It’s bread, what’s in that net, it’s my bread, and it won’t hold.” Only then did {they} look at {friend}, who had been given a promise, and was sitting there with it. There were four hours left of it.',
							'“I gave my word about this,” said {hero}, “until midnight, and I’m breaking it. That’s a loaf up there. I baked it. Take the children first, and get away from the table!” At “my word” {friend} had shut both eyes, like somebody who hears a plate slide off a shelf.',
						],
						blame: [
							'“That’s bread up there!” called {hero}. “It’s mine. I sold it to {friend} for a stone, and {friend} couldn’t have known. Get out from under the lamp!” There it was, a lie and the truth in one breath, and the odd thing was that only the truth was embarrassing.',
							'“Away from there!” called {hero}. “That’s no stone. I baked it, and I told {friend} that it was stone, and took money for it!” The second half was for {friend}. It had sounded quite reasonable among the coats. Out here it stood about like a guest whom nobody knew.',
							'“Out from under that lamp!” called {hero}. “It’s hung on a loaf, and the loaf’s mine, it came out like a stone, and I let {friend} pay for it as one!” People turned first to the lamp, as was sensible, and then to {friend}. Among the coats it had been a present. It did not look so well unwrapped.',
						],
						else: [
							'{hero} looked at {friend}, once, so that it would not be behind {friend.their} back. Then {they} said it. “That isn’t a stone. It’s a loaf. I baked it, and it went wrong, and it’s coming apart, and the lamp is over your heads.” {They} had been afraid of this for so long that it was almost like meeting an old acquaintance.',
							'“I have to tell you something,” said {hero}, “and you’ll have to get up for it. It’s my loaf, up there in the net. It’s been a loaf the whole time. It’s coming open, and it’s all that’s holding the lamp.” It was out, in four sentences. {They} had carried it since ten in the morning, and it had never felt as short as that.',
							'{hero} knocked on the table. “Tock,” it said, and everybody was quiet. “There’s something up there that says that, too,” said {hero}, “and it’s not what you think. It’s bread. I made it this morning, and I’ve been ashamed of it all day, and it’s nearly through. Would you all please get up, and go over to the wall?” {They} had expected to feel worse afterward.',
						],
					},
				},
				{
					say: 'Take hold of the rope, and be the stone',
					sets: ['held'],
					outcome: [
						'A stone is a thing that hangs on a rope and says nothing. {hero} had had practice at the second part. Behind the kettle it was dark, and full of steam; if one took hold there, above the net, and pulled as hard as a morning’s baking, nobody need be told, and nobody need be hurt, and {friend} could keep the window.',
						'There was a third way, and it went along the wall. If {hero} could get to the rope, and hang on to it until the last of them had gone to bed, then nobody would be hurt, and nobody found out, and it would cost nothing but {hero}.',
						'{hero} looked at the rope. It only wanted a weight, and had never been particular whose. Behind the kettle, in the steam, a person might hang there for an evening and be taken for a stone. The boy would have his soup, and {friend} the window, and what was said afterward about {hero}’s bread would be nothing at all, as in other years.',
					],
				},
				{
					say: 'Get the whole room out to dance in the yard',
					sets: ['lured'],
					outcome: [
						'Nobody had to know why, as long as everybody went. “The long dance!” called {hero}, with a gaiety that surprised {them}. “Out at the back and around the yard! It’s a custom!” “Since when?” asked somebody. “Since tonight,” said {hero}. “That’s how they start.”',
						'“Who’s for dancing?” called {hero}. “Out at the back, now, before we’re too full to!” It was a good voice, warm and careless. {They} had not known that {they} had it. It only had to say something else.',
						'The ladle made a fine noise on the kettle. “The long dance!” cried {hero}. “Through the back door, every one of you, and around the yard, and the third bowl is for whoever’s still singing!” There were groans, and then there was a scraping of benches. They asked whose idea it was, and if one needed a coat. Not one of them asked about the lamp.',
					],
				},
			],
			scene: {
				at: 'hall',
				with: ['friend', 'host'],
				shows: ['lantern', 'rope', 'pot'],
				pose: 'reach',
				feeling: 'worried',
			},
		},
		{
			titles: ['Is There More?', 'The Inside', 'After the Soup', 'What a Word Is Worth'],
			time: 'night',
			parts: [
				{
					'told & quiet': ['When {hero} got up to speak, it was so unusual that people stopped chewing.', ''],
					'told & kind': ['{hero} looked along the table, as far as the two cushions.', ''],
					clever: ['{hero} worked out how far the lamp would swing. It came to nine people.', ''],
					careful: ['{hero} looked at the rope, and at the beam, and at the babies.', ''],
					'told & merry': ['{hero} got up. One or two people were already smiling, in advance.', ''],
					dreamy: ['{hero} had been looking at nothing in particular, as {they} did. Now {they} looked up.', ''],
				},
				'@answer',
				{
					told: [
						'The whole table looked up, as one does when somebody points. A piece of what was in the net let go, and fell into the kettle, and floated, and was plainly bread. Then the nearest bench got up, and the next, without pushing, in the way in which people leave a room where something is asleep. All of them went backward to the wall, with their soup in front of them, and made a ring around a table with nobody at it.',
						'For as long as it takes a spoon to sink, nobody moved. Then {host}, who had knocked on it more than anyone, tasted what had fallen into the ladle, and set the ladle down. “Up,” said {host}, not loudly. Bench by bench people went back to the wall, and looked from there at the place where they had been sitting, and at the lamp, which seemed to have been waiting to see what they would do.',
						'Somebody laughed, and was the only one. For the lamp had moved again; and now that one had been told, what hung in the net could not be seen as anything but bread. Mothers reached out for whatever was theirs. The benches were pushed back, with a good deal of “after you.” In no more time than it takes to say grace the whole company was standing along the walls, with bowls in their hands, and in the middle was a long table, and two cushions.',
					],
					held: [
						'{hero} took hold above the net. It pulled, as a loaf does, and then as a loaf does that was meant for a large family. {hero} slid, and held, and slid; and then {they} had a turn of the rope around the iron foot of the kettle stand, and after that it made no difference how heavy anyone was. What was left of the loaf slipped through the net, and landed in the basket for the ladles. Nobody turned around. Over the table the lamp hung as if it had been nailed to the air.',
						'Behind the kettle {hero} got the rope in both {hands}, took one turn with it around the kettle stand, as one ties up a boat, and leaned back. It was just in time. The net opened below {them}, and let go of what it had, and that came down in the ladle basket with hardly a sound. At the other end of the rope a hundred candles burned quite steadily over the soup and the small boy.',
						'Nobody saw {hero} go. The rope was as thick as a wrist, and wet. {They} got a turn of it around the kettle stand, and had just taken up the slack when the net gave way. The loaf went by, without any reproach, and settled in the ladle basket. What had hung on it hung on {hero} now. It pulled {them} upward, and forward, and then, as nothing came of that, it let things be. On the other side of the steam somebody was beginning the ninth verse.',
					],
					else: [
						'The whole room went. It was such a bad moment for a dance that nobody liked to be the one to say so. A chain was formed, and took up the benches one after another, the babies, {host} with a ladle, and drew them past the kettle and out into the cold, complaining, and beginning to enjoy it. {friend} was the last but one. {hero}, at the door, counted them through.',
						'At first it was only the children; then it was those who had to catch the children; and then it would have been odd to be left sitting. They went by in one long chain, with spoons, with babies, with {host} in the middle, who still had the ladle. The small boy was handed along over the heads, spoon and all. {hero} stood at the back door and counted everyone out, down to {friend}, who was the last but one.',
						'“What, now?” said everybody, and came. There is no arguing with a chain that has got hold of your neighbor. It went up one side of the table and down the other, and the benches emptied themselves into it; somebody had the small boy by the collar; {host} went by beating time with the ladle. {hero} held the back door open, and counted. The last but one was {friend}, and after {friend} there was only {hero}.',
					],
				},
				{
					'told & end-knew & vow': [
						'“Midnight,” said {friend}, going past, and did not look at {hero}. “You said midnight.”',
						'“You gave me your word,” said {friend}, with {friend.their} back against the wall. “Yes,” said {hero}. “I’ve given two today. This was the one that I could still take back.”',
						'“So much for midnight,” said {friend}, by the wall. It wasn’t said to {hero}, who was standing next to {friend.them}.',
					],
					'told & end-knew & warned': [
						'“Well, you did warn me,” said {friend}, going past. “I sat and hoped that you were a liar.”',
						'{friend} had been warned, and was on {friend.their} way to the wall before the others had put down their spoons. “Thank you,” said {friend}. It was hard to tell what for.',
						'“You said you would,” said {friend}, going past, rather out of breath. “I’d begun to think that you’d forgotten.”',
					],
					'told & end-knew & blame': [
						'“Sold?” asked {host}, with one eye on the net. {friend} could have nodded. It had been offered, among the coats. “It wasn’t sold,” said {friend}. “I knew what it was, and I let it hang.”',
						'“So you were cheated,” said {host} to {friend}. “No,” said {friend}, after a moment that was not very long. “{hero} made that up, to be kind. I never paid a penny. I only kept quiet.”',
						'“You paid for that?” {host} asked {friend}, over all those heads. It was meant kindly, and there was a way out in it. {friend} did not take it. “Not a penny,” said {friend}. “I knew, and I wanted the room.”',
					],
					'held & vow': [
						'{hero} had given {their} word until midnight. It turned out to be a weight like any other.',
						'“Until midnight,” {hero} had said. {They} could see the clock from there, or would have, but for the steam.',
						'There was a promise in it, too, somewhere, good until midnight. {hero} could not have said which of the two was heavier.',
					],
					'held & warned': [
						'{friend} had guessed where {hero} was, and waited all through the next verse for the truth, of which there had been such fair warning. Nothing came out of that corner but steam.',
						'“If it starts to go, I’ll say it,” {hero} had told {friend} among the coats. It had gone. {hero} found that with {their} {hands} full one says very little.',
						'There had been something about saying it aloud, {hero} remembered, when it began to go. {friend} would be waiting for that. It would have meant letting go.',
					],
					'held & blame': [
						'“If it comes out,” {hero} had said. Now it would not come out, and nobody need be called a cheat, for as long as {hero} held on.',
						'{hero} had offered to be a cheat for {friend}’s sake. This was quieter, and came to much the same.',
						'Nobody would be called a cheat, then. It seemed a pity, after so handsome an offer, and {hero} took a fresh grip on the rope.',
					],
					'lured & vow': [
						'“You never said a word,” said {friend}, going by in the chain, and it sounded almost like thanks.',
						'{friend} went by in the chain, and looked at {hero}, and laid one finger on the ribbon. Nothing had been said. The promise was still good, and so, for the moment, was the room.',
						'“Thank you,” whispered {friend}, going by in the chain, and held on to {hero} for one beat longer than the dance required. As far as {friend} could see, a promise was being kept.',
					],
					'lured & warned': [
						'“You said you’d say it,” said {friend}, going by in the chain. “When they’re out,” said {hero}.',
						'“You gave me warning,” said {friend}, going by in the chain, “and now you’re dancing.” “I’m emptying the room,” said {hero}. “Then I’ll say it.”',
						'{friend} came by in the chain, very white. “Weren’t you going to say it?” “Out first,” said {hero}. “Then I will.”',
					],
					'lured & blame': [
						'“You’re not going to have sold me anything,” said {friend}, going by in the chain. “I’ve thought about it. No.”',
						'“I’ve thought about it,” said {friend}, going by in the chain. “You’re a bad baker and not a cheat. I’d rather lose the room.”',
						'“I won’t have it that you cheated me,” {friend} called out of the chain. “Think of something else.” “I have,” said {hero}.',
					],
				},
				{
					'told & scrawled': [
						'“Then whose is this?” asked {host}, in front of the sheet on the wall. “Mine,” said {hero}. “I wrote it like that so you couldn’t read it.” {host} took it down, and looked at it for some time. “It’s the only honest thing on the page,” {host.they} said.',
						'“Somebody swore to it,” said {host}, with the sheet in one hand. “I did,” said {hero}. “I tried to do it so that it wouldn’t be me.” And {they} took the pen, there, in front of everyone, and crossed it out, so that it could be read.',
						'{host} had gone up to the sheet on the wall with a candle. “And who’s this supposed to be?” “Me,” said {hero}, “running away.” {host} held the candle closer. “Now that you say it,” {host.they} said.',
					],
					'told & declined': [
						'“So that’s why you wouldn’t sign,” said {host}. “We said it was envy.” “I heard,” said {hero}.',
						'The old man who had signed woke up, and was told. “But somebody did refuse,” said {host}, slowly, “and we didn’t ask why.”',
						'“Then it wasn’t envy,” said {host}, and looked at the sheet, and the old man’s name on it. “No,” said {hero}. “I only knew what it was.”',
					],
					'held & signed': [
						'“It will hold,” it said on the wall, over {hero}’s name. For as long as {hero} hung there, it was no lie.',
						'The sheet on the wall was so close that {hero} could read {their} own name on it. “It will hold” had been a promise, it turned out, and not a lie.',
						'On the wall it said that it would hold, with {hero}’s name to it. One isn’t often taken at one’s word so exactly.',
					],
					'held & scrawled': [
						'Beside {hero} hung the sheet with something on it that nobody could read. {They} had wanted to be nobody on that line. It was being granted.',
						'The scrawl on the wall was right in front of {them}. From so close it looked a little like a rope, with a person on the end.',
						'Within reach, on the wall, somebody unreadable had sworn that it would hold. {hero} looked at that, and held on.',
					],
					'held & declined': [
						'{hero} had not been able to sign that it would hold. It held. The credit went to the old man who had signed, and who had fallen asleep.',
						'“Envy,” people had said, when {hero} would not sign. {hero} was the stone now, and could find nothing in it to envy.',
						'“Envy,” it had been called, when {hero} would not sign. Very likely it would be called that again, since {hero} was not there for the speeches.',
					],
					'lured & signed': [
						'{hero} was the last to pass the sheet on the wall. It still said that it would hold.',
						'On the wall hung the sheet with {hero}’s name, neat and black. It was the one thing in the room that could not be danced out of it.',
						'“‘It will hold,’” read a girl in the chain, off the sheet on the wall. “That’s you, isn’t it?” “Keep moving,” said {hero}.',
					],
					'lured & scrawled': [
						'{hero} was the last to pass the sheet on the wall. With a little goodwill it could have been any name.',
						'“Whose hand was that, on the wall?” asked a man in the chain, out of breath. “It looked as if it was running away.” {hero} said that it had been.',
						'The sheet flapped when the chain went by, and the scrawl on it seemed to be making for the door as well.',
					],
					'lured & declined': [
						'“Is this why you wouldn’t sign?” asked {host}, going by with the ladle. “Dance,” said {hero}.',
						'“First you won’t sign,” the old man complained, going by, “and now I have to hop.” “That’s right,” said {hero}. “Faster.”',
						'“So you’ll dance, but you won’t sign,” said {host}, going by with the ladle. “It’s for the same reason,” said {hero}.',
					],
				},
				{
					'end-more & kettle': [
						'“And the beam?” asked {host}. “The beam’s all right,” said {hero}. “I was worried about the bread.”',
						'“And I’ve been looking at that beam for three hours,” said {host}, “as if it were ill.”',
						'“I thanked you for that beam,” said {host}, “in front of everybody.” “I know,” said {hero}. “That was the worst of it, until just now.”',
					],
					'lured & kettle': [
						'“And you had the kettle moved,” said {host} in the yard, who was beginning to put things together.',
						'“You’ve been taking care of us all evening,” said {host} in the yard. “First the beam, and now this.” {Host.they} said it slowly, and looked at {hero} a good while.',
						'“It never was the beam, was it?” said {host} in the yard, and stopped dancing.',
					],
					'end-knew & kettle': [
						'“You had the kettle moved,” said {host}. “It wasn’t for the beam.” It did not help. It only made clear how long {hero} had known.',
						'“And I had four men lift a kettle, for a beam!” said {host}. {hero} had moved everything, that day, except the people.',
						'“So that’s what was wrong with the beam,” said {host}, quite quietly. It would have been easier to bear with shouting.',
					],
				},
				{
					'end-more & vow': [
						'{friend} took off the ribbon. “You gave your word,” said {friend}, very low. “Yes,” said {hero}. “They would have been under it.” “Yes,” said {friend}, folding the ribbon up small. “I’ve got a spare room,” said {hero}. “It has a window too.” “I’ll come,” said {friend}, “when I can look at you.”',
						'“It isn’t midnight,” said {friend}. {Friend.they} had sat for a moment longer than the others, and then got up, and left the ribbon on the bench. “I know,” said {hero}. “I broke it. You can have half of my house for it.” {friend} looked at the two cushions, with nobody on them now. “You might have broken it at five,” said {friend}. And after a while: “Which half?”',
						'“I’d counted on midnight,” said {friend}, and undid the ribbon, which took some time. “I know,” said {hero}. “Come and live with me. There’s a window there as well, and nobody will roll barrels at you.” {friend} hung the ribbon over the end of the bench. “Ask me again tomorrow,” said {friend}. “I’ve had enough promises for one day.”',
					],
					'end-more & blame': [
						'“How much did you pay for it?” {host} asked {friend}. {friend} could have named a sum. “It wasn’t sold,” said {friend}. “I knew, and I hung it up over you, for the room.” It was some time before {host} spoke. “I’ve had keepers who never told me a thing,” said {host}. “Keep the room.”',
						'{host} turned to {friend}. “So you were sold a loaf.” It would have been quite easy; {friend} had only to look cheated. “I was given a friend,” said {friend}, “and I knew about the loaf.” {host} thought it over. “A keeper should be able to say when a thing won’t hold,” {host.they} said. “You’ve begun late. Keep the room.”',
						'“And you paid for that?” said {host} to {friend}. The lie was all ready; {friend} need only have nodded to it. “I wasn’t cheated,” said {friend}. “I knew that it was bread before the soup did.” Somebody laughed. {host} looked at the two cushions, and did not. “You’re late with it,” said {host}. “But it’s the first thing I’ve heard all day that would hold. Keep the room, and find us a stone.”',
					],
					'end-more': [
						'“I had warning,” said {friend} to {host}, without being asked. “And you sat there?” asked {host}. “Yes,” said {friend}. “As close to the rope as I could.” {host} looked at {friend}, who had not stopped shaking, and put the ribbon straight. “Keep the room,” said {host}, “and find us a stone.”',
						'“{hero} told me beforehand,” said {friend}. “I could have said it first, and I sat there with a spoon.” “Close to the rope, though,” said {host}, who had noticed. “I suppose that’s what a keeper’s for.” So the room was still {friend}’s; it was only the stone that had to be found again.',
						'“You might ask me, too,” said {friend} to {host}. “I was told. I was even told that it would be said, if it came to that. So I sat by the rope, in order to be the first there.” {host} looked from the ribbon to the rope, and seemed to be measuring something. “It’s where a keeper should sit,” said {host}. The ribbon stayed where it was, and with it the room.',
					],
				},
				{
					'end-more': [
						'{friend} was at the rope first, and let the lamp down, hand over hand, onto the empty table, where it stood and burned. The net had gone up to the beam, and the loaf was fetched from there. Then came the laughter, as {hero} had known it would, and it turned out to have an end. No knife went into the split, and so {host} had sent for an ax. At the third blow the crust came off. Only that had been stone, and nearly everything else was still inside it, white, and warm, and soft. It went around. It got very quiet. Then a plate was held out, at arm’s length, and it was {host}’s. “Is there more?”',
						'{friend} let down the lamp, as slowly as if it were asleep, and so the net went up, and the loaf was fetched from the beam, with a beard of crumbs. Everybody laughed; it went on about as long as {hero} had expected. Then {host} took a saw to it. It said “tock,” and “tock,” and nothing. Only the crust had been hard. Nobody in that room had ever had such bread, because nobody had ever shut one in like that. “Is there more?” asked an old man.',
						'{friend} took the rope, and let down the lamp, and nobody else breathed. Then it stood on the table, a hundred candles at the height of one’s eyes. The loaf had gone up to the beam, and was fetched from there amid laughter. {hero} had been afraid of that for six years, and now stood in it, as one stands in rain. It stopped at the third blow of the ax. There was a smell, first. Under the crust it was white, and it steamed, and a piece was broken off for the small boy, so that he would come away from the ax. He ate it, and looked into the room. “It’s bread,” he told them. And then, since nobody was doing anything: “Is there more?”',
					],
					'end-knew': [
						'There was no one under it when it came down. It landed in the middle of the long table, and went out, all hundred at once, and the rope flung what was left of the loaf across the room. People felt their way in the dark, and {host} was the first who came upon something soft. “Ah,” said {host}, when there was a light. “This will be {hero}’s.” And {host.they} held the light to the sheet on the wall. “You knew, and you signed.” That was passed on afterward, with the name, instead of the other thing.',
						'Everyone was out from under it when it went. It made less noise than you would think; most of it was soup. “It was bread,” said {host}, when there was a light, and turned to the only one who had come without. “And you gave us your name for it.” So that was what was said of {hero}’s loaf that year, and it was said for longer than the other thing ever is. The sheet was left on the wall. That was {host}’s idea.',
						'“Bread,” said somebody in the dark, who had stepped on it. The lamp lay across the long table, and there had been nobody there, only two cushions. Then a candle was found. {host} carried it over to the sheet on the wall, read the name, and came back with it as far as {hero}, who had brought no bread. “We’d have forgiven you the loaf,” said {host}. “One does. But you wrote that it would hold.” By the end of the week that had been told in every house, and always with the name.',
					],
					'end-held': [
						'{hero} hung there through the rest of the fourteen verses and the speeches. “{hero} went home,” {friend} told those who asked. It was remarked how steadily the lamp burned, and a plaque was promised, with {friend}’s name. At midnight the last guest said good night to the new keeper. {friend} came behind the kettle, and put both hands on the rope below {hero}’s, and the two of them let down the lamp onto the table. So {friend} had the window, and the wage, and a whole night to look for a stone. Among the ladles lay the loaf, burst open. It was only the crust that had been hard. {friend} tried some, because there was nothing to say, and then had to say something after all. “They’ll never know that it was good.” “No,” said {hero}. {friend} looked into the basket. “Is there more?”',
						'It was a long soup. There were fourteen verses, and thanks to the new keeper, and thanks for the thanks, and all that time {hero} hung behind the kettle and was the thing that they were thanking {friend} for. “{hero} went home,” {friend} told those who asked. Nobody was hurt. When the room was empty, {friend} came back, with the ribbon put away, and helped {hero} let go, and the lamp came down as softly as a hat. So the window was still {friend}’s. The loaf had come apart among the ladles. {friend} sat down and ate some of it, to have something in {friend.their} mouth; and stopped; and looked at it again. Only the crust had been hard. “It’s good,” said {friend}. “They’d have said it, this time. To you.” {hero} said that it didn’t matter, and it nearly did not. “Is there more?” said {friend}.',
						'The small boy was carried home asleep, with his spoon. After him went the others, and each said to {friend} what a stone that was. “{hero} went home,” {friend} told those who asked. Then {friend.they} came around behind the kettle, and looked at {hero}, and at the rope, which had left its pattern. “You can let go,” said {friend}. “I’ve got it.” The lamp came down on the bare table. Nobody was hurt, and nobody had been told, and upstairs there was still a room with a catch on the window. {hero} should have felt lighter. {friend} had found the loaf in the ladle basket, and was eating the white part, to keep from crying. “I got the room for it,” {friend.they} said. “You ought to have got the bread.” And then, very low: “Is there more?”',
					],
					'end-danced': [
						'“All out,” said {hero}, at the back door, to nobody; and as if it had been waiting for that, the net opened, and the great lamp came down where they had been. In the yard the dance stopped. People looked in at the windows, and then at one another, to count. “What luck!” said someone. “It wasn’t luck,” said {hero}. {They} had thought that it would be hard to say, and it was; it was just that everyone was there to hear it. “It was my loaf that hung in there. I made you dance, so that I wouldn’t have to tell you, and now I’m telling you.” Nobody clapped. {host} went in over the bowls, and came back with a piece of something white, and ate it, thinking. “{friend} will find another stone, and keep the room,” said {host}. “And you will come here with the others next year, and bring this.” {Host.they} had finished. “Is there more?”',
						'The last of them was through the door when the great lamp came down. The dancers came back in, and stood around it. It sat in the soup like a hen on eggs. “If we hadn’t been dancing!” people said, and shook {hero} warmly by whatever they could reach. {hero} stood it for as long as {they} could, which was four minutes. “It was a loaf,” {they} told {host}, aside. “I baked it. I knew.” {host} wiped {host.their} spoon. “I had guessed,” {host.they} said. “The second dumpling had a crust. {friend} can look for another, and keep the room. I was wondering whether to be angry, and I can’t be, before I’ve asked you something.” {host} looked to see who was near, and held out the bowl. “Is there more?”',
						'The dancers were halfway around the yard when they heard it, and came back to look: the ring upside down among the bowls, the candles out, and soup up to the beam. There were two cushions under it, and there was nobody on them. {hero} was carried once around {hall} for having felt like dancing. It is a bad view, from up there. “Put me down,” said {hero} at last, beside the net, and told them what had been in it. {friend} took off the ribbon. {host} thought about it, and pinned it on again, for the next one. It took a while to get quiet. Then the small boy, who had gone on eating out of the wreck with his own spoon, held it up. “Is there more?” he said; and his neighbor tried it, and asked the same. {host} was the ninth to ask. By then there was no more.',
					],
				},
				{
					'end-knew & bed': [
						'{friend} gave back the key. The straw bed was carried to the shop again, and a barrel rolled aside for it. {hero} took the front end. It was done by night.',
						'The key was handed back. In the dark {hero} and {friend} carried a straw sack down from a small room, and through the whole of the place, to the floor of a shop. There was just space between the barrels. Nobody called out to them this time.',
						'That night the key went back to {host}. “Which end do you want?” asked {hero}, next to the straw bed. “The one from which I can’t see where it’s going,” said {friend}. In the shop somebody had to get up, and roll the barrel away again.',
					],
					'end-knew & cup': [
						'{friend} gave back the key, and took down the cup. By the new year there was another one in the small window. It was red. The new keeper had bought a stone, and paid for it.',
						'The key was handed back, and the blue cup went down to the floor of the shop again, wrapped in a ribbon that nobody had asked for. For the small sill there was another keeper by the new year, with a real stone, and no cup.',
						'That night the key went back to {host}. {friend} took the blue cup from the sill, wiped it, and carried it down to the shop in both hands, though there was nothing in it. The next keeper had a piece of granite, and a geranium.',
					],
					'end-knew & wait': [
						'{friend} gave back the key. The bag had never been unpacked, which saved time, and neither of the two remarked on it.',
						'The key was handed back. {friend} pulled the bag from under the chair, all packed, and went down to the shop with it. “Good advice,” said {friend} at the corner. {hero} would have given a lot to have been wrong.',
						'That night the key went back to {host}. “At least it’s all packed,” said {hero}, and would have given something to have that back. {friend} only took the bag from under the chair, and looked, as one does, if anything had been left behind.',
					],
				},
				{
					'end-knew': [
						'All that winter people were polite to {hero}. {hero} came every evening to scrape wax out of the floor, and one evening {friend} was there too, with a knife and something in a paper. “It’s from the inside,” said {friend}. “I dried it, to keep.” The two of them shared it. “Why couldn’t it have said what it was?” asked {friend}, who meant the loaf. “It was ashamed,” said {hero}. {friend} looked into the paper. “Is there more?”',
						'It was {friend} who came by one night in the thaw, with the last hard heel of something, that had been softened in milk. “You’d better try it,” said {friend}. “I’ve been angry with this since autumn, and it’s good.” {hero} tried it. “If only one of us had said,” said {friend}. And then, holding out the bowl: “Is there more?”',
						'“I’ve kept this since Bread Evening,” said {friend}, at {hero}’s door, on one of the last nights of that winter. Until then the two had only nodded, in the street. There was something wrapped in a cloth. It was from the inside, white, and toasted, with nothing on it but salt, and {hero} had not tasted it before. It was like hearing that one has been spoken of in the next room, and kindly. “You should have told them at five,” said {friend}, chewing. “So should I.” And after a while, with a look into the cloth: “Is there more?”',
					],
				},
			],
			choices: 'none',
			scene: {
				at: 'hall',
				with: ['host', 'friend'],
				shows: ['lantern', 'rope', 'pot'],
				pose: 'stand',
				feeling: 'calm',
			},
		},
	],
};
