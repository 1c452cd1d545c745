import type { PlotLevel } from '../../format.ts';

export const threeGates2: PlotLevel = {
	joins:
		'“{choice}” {hero} did, but there was something much bigger. {friend.name}, {friend.a}, was moving away tonight, after the last song {hall.at}. It said so in a letter, and {hero} had not even read the back. The two had had a fight about whose turn it was at checkers. So {hero} took {thing} for a present, and went by the short road. It has three gates, and one pays at each. {keeper.name} sat at the first, {keeper.a}. “I take what you’ll miss,” said {keeper}. {hero} had {thing}, and a tune that was a secret between friends. And {hero} had been right about that turn.',
	chapters: [
		{
			titles: ['It Was My Turn', 'A Letter on the Mat', 'The First Gate'],
			time: 'day',
			parts: [
				[
					'{hero} had a friend, and it was {friend.name}, {friend.a}. But three days ago they had played checkers. It was {hero}’s turn. {friend} moved! “It was my turn,” said {hero}. “It wasn’t,” said {friend}. And that was the end of the game, and of everything. {hero}, who was {described}, sat at home and was right. Then a letter came from {friend}, and {hero} left it on the mat.',
					'“It was my turn,” said {hero} to the wall. The wall did not say no. {hero} was {described}, and had had a fight with {friend.name}, {friend.a}. They used to play checkers every day. Now there was a letter from {friend} on the mat. It had been there for three days.',
					'{hero}, who was {described}, had a friend, and it was {friend.name}, {friend.a}. They played checkers every day. Then came the day when they both shouted, “It was my turn!” and {friend} went home. The next morning there was a letter from {friend} on the mat. It lay there for three days.',
				],
				{
					quiet: '{hero} did not open it. What if it shouted?',
					bold: 'A lion would have been easier, thought {hero}. You know what to do with a lion.',
					kind: 'It might be a sad letter. Then {hero} would feel sorry, and so {they} left it shut.',
					honest: '“I won’t open it,” {hero} had said. So now it had to stay shut.',
					clever: '{hero} was sure that {they} knew what was in it.',
					careful: '{hero} was keeping it for a better day.',
					merry: '{hero} made a joke about the letter. It was no fun without {friend}.',
					dreamy: 'Each time {hero} went by it, {they} thought of something else.',
					quick: '“I’ll never open that!” said {hero}, much too fast. It is hard to take back a never.',
				},
				[
					'At last {hero} opened the letter. “We’re moving away for good,” it said. “Come {hall.to} on Friday. Everyone will sing, and after the last song we have to go.” It was Friday! There was something on the back as well. But {hero} was in a hurry, and put {thing} in a bag, for a present, and set out.',
					'Then {hero} opened the letter after all. “Dear {hero},” it said, “we’re moving to the other end of the world. On Friday they sing for us, {hall.at}, and after the last song we go. Come!” It was Friday! {hero} did not even turn the letter over. {They} put {thing} in a bag, to give to {friend}.',
					'Toward noon {hero} opened the letter after all. {friend}’s family was moving away for good, to the other end of the world! “There will be songs {hall.at} on Friday,” it said, “and after the last song we go. Please come.” It was Friday! On the back there was more. But {hero} did not stop to read it, and put {thing} in a bag. That was to be the present.',
				],
				[
					'The long way takes till tomorrow. The short road is quick, but it has three gates, and one pays at each. The first is {start.at}, and the last is right where you want to get in. By the first sat {keeper.name}, {keeper.a}. “I don’t want money,” said {keeper}. “You wouldn’t miss it. I want one thing that you’ll miss.” {hero} had {thing}. {They} had a tune, too, with a jump at the end. The two friends hummed it at the door instead of a knock. “And you were right about a game,” said {keeper}. “I can smell it.”',
					'One can go the long way, and get there tomorrow. Or one goes {start.to}, where the short road begins. It has three gates, and the last is right where you want to get in. By the first sat {keeper.name}, {keeper.a}. “What does it cost?” asked {hero}. “One thing that you’ll miss,” said {keeper}. “Let me see. A present. A tune with a jump in it, that you two hum when you come to the door. And you’ve been right. That’s a big one. It sticks out at the sides.”',
					'There are two roads. The long one takes till tomorrow. The short one begins {start.at}, and it has three gates, the last right where you want to get in. By the first sat {keeper.name}, {keeper.a}. “You pay with something that you’ll miss,” said {keeper}. “I see three things. There’s the present in your bag. There’s the tune that you two hum, with the jump at the end, so that you know who is at the door. And you were right about that game. I can hear it from here.”',
				],
				{ flies: '+ {hero} looked up. “The air costs the same,” said {keeper}.' },
			],
			choices: [
				{
					say: 'Give {keeper} the present',
					sets: ['gave-thing'],
					outcome: [
						'{hero} gave {thing} to {keeper}. “Poor {friend},” said {keeper}, and put it in a box. “Nothing to unwrap.” The gate went up. {hero} had nothing to carry now. It did not feel light at all.',
						'“But it’s for {friend},” said {hero}. “I know,” said {keeper}. “That’s why you’ll miss it.” And into the box it went. Squeak, said the gate.',
					],
				},
				{
					say: 'Hum the tune one last time',
					sets: ['gave-tune'],
					outcome: [
						'{hero} hummed it up to the last note. “Thank you,” said {keeper}. “Now it’s mine, and you must not hum it any more.” {hero} gave {their} word. From then on {hero} heard the tune all the time, and had to keep it in.',
						'It was a short tune, up and down, and then the jump. {hero} hummed it. Then {keeper} shut it in a box, quickly, as if it might get out. “You have to knock now, like other people,” said {keeper}.',
					],
				},
				{
					say: 'Give away that you were right',
					sets: ['gave-right'],
					outcome: [
						'“It was my turn,” said {hero}. “There. That was the last time.” Oh, it was hard! It came out in little bits. {keeper} swept them up. “Most people go the long way when they hear that,” said {keeper}, and opened the gate.',
						'“Will you never again say that it was your turn?” asked {keeper}. “Not even in your sleep?” “Not even in my sleep,” said {hero}. Then the gate was open, and on the other side {hero} felt quite thin.',
					],
				},
			],
			scene: { at: 'start', with: ['keeper'], shows: ['gate', 'thing', 'chest'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['The Short Road', 'Nearly There', 'On the Road'],
			time: 'day',
			parts: [
				'@answer',
				[
					'The short road was very straight. Every mile there stood a stone, and on each of them it said NEARLY THERE. {hero} thought about what to say to {friend}. “Hello” was good. But what came after hello?',
					'“Hurry!” {keeper} called after {hero}. “I open the gates. I can’t do anything about the road!” It was a good road, though. You could see the second gate already, as small as a comb.',
					'“Sorry” is a short word. {hero} tried it out on the road, high and low, fast and slow. It did not sound right yet. Far ahead stood the second gate.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['The Second Gate', 'An Even Shorter Road', 'What Is in the Box'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				[
					'{hero} hurried the rest of the way. At the second gate sat {keeper}! {hero} looked back, and then looked at {keeper} again. “How did you get here so fast?” “There’s an even shorter road,” said {keeper}. “But it costs all that you’ve got.”',
					'{hero} did not stop again, for the singing had to be starting by now. And who sat at the second gate? It was {keeper}! “But you were back there,” said {hero}. “I know a shorter road,” said {keeper}. “You wouldn’t like it. It costs everything.”',
					'“I mustn’t be late,” thought {hero}, and went as fast as could be. The second gate was red. Beside it sat {keeper} again, with a box and a book, and ate a pear. “Did you fly?” said {hero}. “I took my own road,” said {keeper}. “It’s the shortest of all. I’m the only one who has paid for it.”',
				],
				{
					'first.ally': '+ {first.ally} had come along, and did not have to pay. “Company is free,” said {keeper}.',
					late: '+ {keeper} looked at the sky. “You’re late. They’ll be at the tenth song by now.”',
				},
				[
					'{keeper}’s box was open. “That’s a laugh, in a jar,” said {keeper}, “and that’s somebody’s best joke. I still don’t get it.” A big book lay next to the box, with the names of all who had paid. Right at the top stood {keeper}’s own name. “Did you pay, too?” asked {hero}. “Long ago,” said {keeper}. “I was on my way to see my sister. What I wanted to tell her is in the book. It’s sold, so I must not look. And what do I get from you?”',
					'{keeper} was just putting the things in the box in order. There was somebody’s lucky number, and a secret in a sock, and half of a fight. “Everybody pays,” said {keeper}. “I did, too. There I am in the book, at the top. I was going to my sister, to tell her something.” “What was it?” asked {hero}. “It says so there. But it’s sold, so I must not look. And what do I get from you now?”',
					'{hero} looked into {keeper}’s box. In it were a nickname, a good cry, and the last word of a quarrel. “Who sold all that?” asked {hero}. “It’s in the book,” said {keeper}, and opened it. On the first line stood {keeper}’s own name! “Yes, that’s me,” said {keeper}. “I wanted to tell my sister something, and I sold it to get to her. Now I must not look at what it was. And you? What do you give me?”',
				],
			],
			choices: [
				{
					say: 'Give {keeper} the present',
					if: '!gave-thing',
					sets: ['gave-thing'],
					outcome: [
						'{hero} gave {thing} a last look, and then {keeper} had it. “What if {friend} thinks I forgot?” asked {hero}. “Then that’s what it cost,” said {keeper}. The gate went up, and {hero} went through with nothing to hold.',
						'All the way {hero} had thought of what {friend} would say to {thing}. Now {hero} put that thought away, and gave {thing} to {keeper}. The gate went up without a squeak.',
					],
				},
				{
					say: 'Hum the tune one last time',
					if: '!gave-tune',
					sets: ['gave-tune'],
					outcome: [
						'{hero} hummed the tune very slowly, to make it last. Then it was over, and sold. {keeper} tried it, and got it wrong. But it was {keeper}’s now, and {hero} could not even help.',
						'Up it went, and down it went, and then came the jump. “Sold,” said {keeper}. “Now it’s mine, and you must not hum it any more.” Then {keeper} tried it, and fell over the jump. {hero} hurried on.',
					],
				},
				{
					say: 'Give away that you were right',
					if: '!gave-right',
					sets: ['gave-right'],
					outcome: [
						'“I was right,” said {hero}, “and you can have that.” {keeper} held it up to the light. “Very nice. Hardly used,” said {keeper}. {hero} had used it all day long for three days. But there it went.',
						'“It was my turn,” said {hero}, “but you can have that.” It made a bump when it fell into {keeper}’s box. {hero} felt where it had been. It was a bit sore, and then it was only empty.',
					],
				},
				{
					say: 'Promise to pay on the way back',
					sets: ['owed'],
					outcome: [
						'“I’ll pay when I come back,” said {hero}. “Nobody ever comes back,” said {keeper}. “I will,” said {hero}. So {keeper} wrote it down in the book, but with a pencil, and very small. And the gate went up.',
						'“Can I owe it to you?” asked {hero}. “I’ll come back tonight.” {keeper} had never heard of such a thing. “That would be nice,” said {keeper}, and opened the gate. “It gets so quiet here.”',
					],
				},
			],
			scene: { at: 'first', with: ['keeper'], shows: ['gate', 'book', 'chest'], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['The Third Gate', 'Two Words', 'The Light in the Window'],
			time: 'night',
			parts: [
				'@answer',
				[
					'It got dark, and there was {hall}. Bags and boxes and a birdcage stood outside, all ready. “And now the last song but one!” somebody called inside.',
					'Then it was night, and there were the windows of {hall}, all yellow. Bags and boxes and a birdcage stood outside. “There are only two songs left,” somebody inside was saying.',
					'There was {hall}, and one could hear the singing from far away. Outside, in the dark, stood a cart with beds and pots and a birdcage on it. “One more after this,” said a voice inside, “and then it’s the last song!”',
				],
				{ 'gave-tune': '+ {hero} could not hum at the door, and had to knock.' },
				{
					'first.trust': [
						'“Aha,” said a woman at the front door. “You’re the one with the checkers. {friend} has cried because of you. Why should I let you in, to fight some more?”',
						'“{friend} has kept a chair for you all evening,” said a boy at the front door. “And you come now? Only if you can tell me that you’re a good friend.”',
					],
					'first.reach': [
						'The front room was full of people who had found no chair inside. They stood back to back, and {hero} could not get through.',
						'But the front room was as full as a jar. Everyone wanted to say goodbye to {friend}, and {hero} could not get past the door.',
					],
					else: [
						'The front room was full of people, and they all sang, and stamped. “I must get to {friend}!” called {hero}. But nobody could have heard a cow.',
						'“Let me by, I must get to {friend}!” called {hero} in the front room. But it was a loud verse, with pot lids, and nobody heard.',
					],
				},
				{ 'first.reach & flies': '+ Paper chains hung from wall to wall, and there was no flying under them.' },
				'@first.later',
				{
					'first.trust': '+ And then the front door was open.',
					'first.reach': '',
					else: '+ “I must get to {friend},” said {hero} again. So the singers made room.',
				},
				[
					'So {hero} came to the last door, and there sat {keeper} with the book. “For the others it’s a door,” said {keeper}. “For you it’s the third gate, and it costs the most. You can go in. But you must not say sorry, and you must not say goodbye.” {keeper} looked out of the window, at a house with a light. “That’s where my sister lives. I paid, and I went in, and we had soup. The words were sold, so I couldn’t tell her why I had come.”',
					'Now there was only one more door. “For the others it’s just a door,” said {keeper}, who sat there with the book. “For you it’s the third gate. Hello is all right. But sorry stays here, and so does goodbye.” “Did you pay that?” asked {hero}. “I did,” said {keeper}. “My sister lives over there, where the light is. We talked about hens, for my words were sold. She still puts that light in the window every night.”',
					'There was the door to {friend}, and in front of it sat {keeper} with the book. “This is your last gate,” said {keeper}. “It takes ‘sorry,’ and it takes ‘goodbye.’ You can go in and talk of other things.” “Did you do that?” asked {hero}. “I did,” said {keeper}, “at my sister’s, over there. But I had sold what I had come to say. Do you see the light in her window? I think that it’s for me.”',
				],
			],
			choices: [
				{
					say: 'Pay, and go in without those words',
					sets: ['silent'],
					outcome: {
						owed: [
							'{hero} said it all to {keeper}, the sorry and the goodbye, and {keeper} wrote it down and sniffed. Then the gate was open. {hero} went in, and had no words left.',
							'“Take them,” said {hero}. The two words did not take up much room in the box. {hero} had thought that they were bigger.',
						],
						else: [
							'{hero} said it all to {keeper}, the sorry and the goodbye, and {keeper} wrote it down and sniffed. “But you go and sit with your sister,” said {hero}. “I’ll be sitting there without a word, too.” {keeper} looked over at the light, got up, and lifted the bar. {hero} went in, and had no words left.',
							'“Take them,” said {hero}. The two words did not take up much room in the box. “But will you go and knock, over there? We can both say nothing.” {keeper} thought about it, and lifted the bar, and went off to the house with the light, quite slowly.',
						],
					},
				},
				{
					say: 'Keep your words, and go around by the back way',
					sets: ['long'],
					outcome: [
						'“No,” said {hero}. “I’d rather be late, and have something to say.” So {keeper} gave everything back, for that is the rule, and lent {hero} a lantern. {hero} went around by the back way. It was dark and bumpy, and it took an hour. And inside the last song began.',
						'“I want to keep them,” said {hero}. “Then you get back all that you paid,” said {keeper}. “But you have to go around by the back.” {hero} took {keeper}’s lantern, and went. It was an hour by the back way. The last song takes much less than an hour.',
					],
				},
				{
					say: 'Read out what {keeper} paid, from the book',
					sets: ['read'],
					outcome: [
						'“You must not look,” said {hero}, “but I can.” And {hero} read from the top line: “It was me who broke the blue jug, and not the cat. Sorry.” “The jug!” cried {keeper}, and jumped up. “She has been cross with that cat for years!” The gate stayed open, and nobody sat at it.',
						'{hero} pulled the book around. “The cat didn’t break the blue jug,” {hero} read out. “I did. Sorry.” {keeper} was quite still. “Is that all?” said {keeper}. “I’ve been afraid of it all this time!” And {keeper} was off to the house with the light, and left the gate open.',
					],
				},
			],
			scene: { at: 'hall', with: ['keeper'], shows: ['gate', 'book', 'lantern'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['The Last Song', 'Your Turn', 'Whose Turn It Was'],
			time: 'night',
			parts: [
				{
					quiet: ['It is hard to go first. {hero} went first.', ''],
					bold: ['A lion would have been easier. But there was no lion.', ''],
					kind: '',
					honest: '',
					clever: ['{hero} had been so sure what was in that letter. What else did {they} not know?', ''],
					careful: ['There would be no better day than this one.', ''],
					merry: '',
					dreamy: '',
					quick: ['It is hard to take back a never. {hero} went to do it.', ''],
				},
				'@answer',
				{
					'long & first.ally': '+ {first.ally} came along, and that made it half as dark.',
				},
				{
					long: '',
					else: [
						'The last song had just begun. {friend} stood there in a coat, and saw {hero} at once.',
						'The last song had begun. {friend} sat next to an empty chair and looked at the door, and in came {hero}.',
					],
				},
				{
					long: '',
					'first.ally': '+ {first.ally} went to look after the birdcage.',
				},
				{
					'end-together & !gave-thing or end-hummed & !gave-thing':
						'+ {hero} held out {thing}, and {friend} took it, and held it tight.',
					'end-hummed & gave-thing': [
						'+ {hero} had nothing to hold out. {friend} did not look for it.',
						'+ There was no present, either. {friend} only looked at {hero}.',
					],
				},
				{
					'end-together & gave-right': [
						'“Sorry,” said {hero}. “It was your turn.” “No,” said {friend}, “it was yours! I wrote it on the back of the letter.” “I didn’t read the back.” “And you came?” said {friend}.',
						'“It was your turn,” said {hero}, “and I’m sorry.” “It wasn’t,” said {friend}. “It was yours. Look on the back of the letter!” They both began to laugh.',
					],
					'end-together': [
						'“Sorry,” said {hero}. “It was my turn, and I don’t care.” “I know it was,” said {friend}. “I wrote it on the back of the letter. Didn’t you read the back?” “No,” said {hero}. “I just came.”',
						'“Hello, and sorry, and goodbye,” said {hero}, all in one breath. “I’m sorry, too,” said {friend}. “It was your turn. It says so on the back of the letter.” {hero} had not read the back.',
					],
					'end-hummed': [
						'“You came!” said {friend}. “Are you still cross?” {hero} was not allowed to say sorry. So {hero} hummed. It was the tune for the door, up to the jump. {friend} hummed it back. They hummed it until the bags were loaded, and it was hello and sorry and goodbye all in one. At home {hero} turned the letter over at last. “It was your turn,” said the back. “I know it was.”',
						'There stood the two, and {hero} had no words for it. But there was still the tune! {hero} hummed it, very softly. {friend} began to smile, and hummed the end, with the jump. You do not have to say sorry after that. {friend} waved for as long as there was anything to see. And at home, on the back of the letter, it said, “It was your turn. Sorry.”',
					],
					'end-shown & gave-thing': [
						'“You came!” said {friend}. “Why?” {hero} had no present and no tune, and was not allowed to say sorry. There was only one thing left to give. “It was your turn,” said {hero}. {friend} was quiet for a bit. “It wasn’t,” said {friend}. “It was yours. I wrote that on the back of the letter. And this is the best present I ever got.”',
						'{hero} stood there with nothing. There was no tune, no present, and no sorry. “It was your turn,” said {hero} at last. It was not true. It was just all that was left. “Oh, {hero},” said {friend}. “It was yours. It says so on the back of the letter.” And the two held on to each other, till someone called for the third time.',
					],
					'end-shown': [
						'“You came!” said {friend}. {hero} held out {thing}. “Is that because you’re sorry?” asked {friend}. {hero} looked at the ceiling. “You’re not allowed to say it,” said {friend}. “You came by the short road!” {friend} had come that way as well. So the two sat side by side, with {thing}, and were sorry without a sound. At home {hero} turned the letter over at last. “It was your turn,” said the back.',
						'{hero} could not say a thing. So {hero} put {thing} in front of {friend}, and sat down next to it and waited. “It was your turn,” said {friend} after a while. “I wrote it on the back of the letter.” {hero} had not read the back, and nodded and nodded, and that was goodbye.',
					],
					'end-late': [
						'{Hall} was dark and swept when {hero} got there. There was only one chair left. On it was the game of checkers, just as it had stood three days ago, and a note. “Your turn,” it said. {hero} said sorry to the chair, and goodbye. Then {hero} made a good move, and sent it off on a card, with {thing}. Now they play by mail. A move takes a month, but nobody ever forgets whose turn it is.',
						'Everyone was gone. One lamp still burned {hall.at}, and beneath it stood the checkers, with no piece out of place. “I waited as long as I could,” said the note. “It’s your turn. It was, the whole time.” {hero} thought for a long time, and moved a piece, and put the move on a card. The card and {thing} went off with the first mail. {friend}’s move came back in spring, with a kiss on it.',
					],
				},
				{
					'end-together': [
						'Then the song was over, and the bags were loaded. “Goodbye,” said {hero}, and waved till there was nothing left to see.',
						'When the song was at an end, {friend} had to go. “Goodbye,” said {hero}. It was hard, but it could be said.',
					],
				},
				{
					'end-together & owed & gave-thing':
						'The family went by the house with the light, and {keeper} held {thing} out of the window. “This is for {friend},” said {keeper}, who sat there with a sister and a very fat cat. “And you owe me nothing, {hero}. I’m closed!”',
					'end-together & owed & gave-tune':
						'“What do I still owe you?” {hero} called over to the house with the light. “Nothing!” called {keeper}, who sat in the window between a sister and a very fat cat. “And take back your tune! I always get it wrong.”',
					'end-together & owed':
						'“What do I still owe you?” {hero} called over to the house with the light. “Nothing!” called {keeper}, who sat in the window between a sister and a very fat cat. “I’m closed!”',
					'end-late & owed':
						'On the way home {hero} stopped at the second gate. “I’ve come to pay,” said {hero}. “But I was too late for {friend}.” Nobody had ever come back before. “I was late, too,” said {keeper}, and looked at the light, far away. “Are you still?” said {hero}. And {keeper} got up.',
					'end-together & gave-thing':
						'The family went by the house with the light, and {keeper} held {thing} out of the window. “This is for {friend},” said {keeper}. “I’m closed.” And on {keeper.their} lap sat a very fat cat.',
					'end-together & gave-tune':
						'From the house with the light came the tune. {keeper} was humming it out of the window. “You can have it back!” called {keeper}. “I always get it wrong.” On {keeper.their} lap sat a very fat cat.',
					'end-together':
						'Over there in the window with the light sat {keeper}, and a sister, and a very fat cat. The gates have been open ever since.',
					'end-late':
						'At the third gate sat {keeper}, and looked at the light. “I was too late,” said {hero}. “Are you?” {keeper} got up.',
					owed: 'On the way home that night {hero} had stopped at the second gate. “I’ve come to pay,” said {hero}. {keeper} did not know what to take. Nobody had ever come back. So the two had some bread, and looked at the light in that window, far away. “Go and knock,” said {hero}.',
				},
				'@debts',
			],
			choices: 'none',
			scene: {
				at: 'hall',
				with: ['friend', 'keeper'],
				shows: ['thing', 'letter', 'lantern'],
				pose: 'stand',
				feeling: 'happy',
			},
		},
	],
};
