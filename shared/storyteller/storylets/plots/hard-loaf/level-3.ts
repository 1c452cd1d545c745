import type { PlotLevel } from '../../format.ts';

export const hardLoaf3: PlotLevel = {
	joins:
		'“{choice}” So that was settled, and left the matter of the loaf. {hero} had baked it for Bread Evening, and it was as hard as a stone. {They} had got rid of it that morning. {friend.name}, {friend.a}, had been there, and was looking for a stone, to hold up the great lamp {hall.at}. {host.name}, {host.a}, had sent for one of just that weight. Now {hero} was on the way there with empty {hands}.',
	chapters: [
		{
			titles: ['Tock', 'As Hard as Bread', 'What Came Out of the Oven', 'The Knife'],
			time: 'day',
			parts: [
				[
					'The loaf came out of the oven at ten, and said “tock.” {hero} had only put it down on the table. {They was} {described}, and had made it {themself}, out of real flour. {They} tried the bread knife on it. It made one scratch, and you can still see where the tooth of the knife went into the ceiling.',
					'If you press a loaf of bread, it should give a little. {hero}’s gave nothing. {They was} {described}, and had been baking since five, and what stood there now was brown, round, and as hard as the doorstep. {They} tried the bread knife on it. The knife slipped, and left a white line down one side. “Tock,” said the loaf.',
					'{hero}, who was {described}, had broken two bread knives that morning on one loaf. The second had left a mark on it, and that was all. It was round and brown, and when you knocked on it, it said “tock.”',
				],
				[
					'Tonight was Bread Evening. Everyone brings a loaf, {hall.at}, and all the loaves are cut up for all the people, and there is soup. And if a bread is really good, somebody holds out a plate and asks, “Is there more?” People remember it for years. Nobody had ever asked it about anything that {hero} had made.',
					'It was for Bread Evening. You bring one loaf {hall.to}, and it is cut up with the others and goes around with the soup. Most of it is just eaten. But now and then somebody holds out a plate and says, “Is there more?” {hero} would have given a good deal to hear that. So far {they} had heard “Thank you,” and once, “Is this the bread?”',
					'That night they would all be sitting {hall.at}, under the great lamp, for Bread Evening. Each brings one loaf, and each gets a slice of all the others, with soup. Nobody says whose is best. But sometimes a person comes to the end of a slice, and looks at the plate, and asks, “Is there more?” {hero} had sat through a good many Bread Evenings, and had listened for it every time.',
				],
				{
					quiet: 'You need yeast for bread, and you get it next door. {hero} had thought that it would do without.',
					bold: 'A moderate heat, the recipe said. {hero} had never in {their} life done anything moderately.',
					kind: 'There had been yeast. But a neighbor had come for a pinch, and then another had, and {hero} had not liked to say no.',
					honest: '“Knead it until you are tired,” the recipe said. {hero} was not tired until the next day.',
					clever: 'It was a simple recipe. {hero} had improved it in four places.',
					careful:
						'It had been done at seven. {hero} left it in for another hour to be sure, and then for one more, to be quite sure.',
					merry: 'Dough has to rest. {hero} had kept it entertained.',
					dreamy:
						'Dough should rise for an hour. {hero} had thought of something else, and it had risen, and waited, and given up.',
					quick: 'Three hours at a low heat, it said. {hero} had done it in half an hour at six times as much.',
				},
				[
					'So it had to go. {hero} carried it under a cloth as far as {start}. But somebody was there already, with a barrow. “You haven’t seen a stone?” called {friend.name}, {friend.a}. “The one that holds up the great lamp has cracked. {host.name} wants another by tonight, and it has to be the same weight to the ounce.” “No,” said {hero}, and stood in front of the cloth.',
					'A loaf like that could not go on the table, with everyone looking. {hero} wrapped it in a cloth, and got as far as {start}, where {friend.name}, {friend.a}, was pushing a barrow from one stone to the next. “The one for the great lamp has split,” said {friend}. “{host.name} says to bring another, and it’s got to weigh exactly the same, or down comes the lamp. What’s that?” “Nothing,” said {hero}.',
					'{hero} laid a cloth over it, and would have liked to get under there too. It had to be gone before tonight. All went well as far as {start}. Then around the corner, with a barrow, came {friend.name}, {friend.a}. “I’m to find a stone,” said {friend}, “of one exact weight. The old one has a crack, and it’s what holds up the great lamp, and {host.name} wants it tonight. You haven’t got one?” “Me?” said {hero}.',
				],
			],
			choices: [
				{
					say: 'Hide it under a pile of old sacks',
					sets: ['hid'],
					outcome: [
						'{hero} waited until {friend} had turned around, and pushed the loaf under some old sacks. It made a shape. {They} put another sack on top, and another, and it made a bigger shape. “Potatoes,” said {hero} to nobody, and went away from there rather fast.',
						'There was a pile of sacks, and in a moment there was a loaf under it. {hero} sat down on top, to see how it looked. It looked like somebody sitting on a loaf. So {they} went on up the road, and did not turn around once, which was the hardest part.',
					],
				},
				{
					say: 'Leave it in the gap of a stone wall',
					sets: ['left'],
					outcome: [
						'There was an old wall with a stone missing. {hero} tried the loaf in the gap, and it fitted. It fitted so well that from ten steps off {they} could not have said which one it was. It is a poor sort of thing to be proud of.',
						'“Tock,” said the loaf, and it was in the wall, between two stones, where one had dropped out. It was the best place for it. You would have had to know. {hero} knew, and looked back at it three times, as you look back at somebody on a platform.',
					],
				},
				{
					say: 'Ask {friend} to get rid of it',
					sets: ['given'],
					outcome: [
						'“It’s a loaf,” said {hero}. “Could you make it go away?” {friend} knocked on it. {Friend.they} did not laugh, and {hero} was thankful for that. “I’ll see to it,” said {friend}, and laid it in the barrow. Then {friend.they} lifted it out again, and weighed it, and had an odd look.',
						'“I made it,” said {hero}. “I want it not to have been made.” “Give it here,” said {friend}. “I’m good at losing things.” It went into the barrow with a bang. {friend} took hold of the handles, and stopped, and looked down at it with {friend.their} head on one side.',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: [], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['Empty-Handed', 'No Bread', 'On the Way to Bread Evening'],
			time: 'day',
			parts: [
				'@answer',
				[
					'You can go to Bread Evening without a loaf. There are always bowls to be handed around. {hero} set out for {hall}, and practiced looking like somebody who had meant to come with nothing.',
					'From all sides people were on their way {hall.to}, each with something warm under a cloth. The whole road smelled of it. “And yours?” they asked. “It’s gone ahead,” said {hero}, which was truer than {they} knew.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['A Very Fine Stone', 'To the Ounce', 'Under the Lamp', 'The Net in the Corner'],
			time: 'day',
			parts: [
				'@first.outcome',
				[
					'The great lamp was up. It hung over the long table, and its rope ran over eight wheels, to make it light, and down into the corner; and there, in a net, hung what kept it up. “A beauty,” said {host.name}, {host.a}. “It’s the same as the old one to the ounce. {friend} found it.” It was round and brown. On one side was the mark of a bread knife.',
					'In the middle of {hall} hung the great lamp, which has a hundred candles. A rope went from it over eight small wheels, which take off most of the weight, and down to a net in the corner with a stone in it. It was being knocked on, with pride, by {host.name}, {host.a}. “Tock,” it said. {hero} knew that voice. “{friend} brought it,” said {host}. “It’s exactly the weight. I call that an eye.”',
				],
				{
					given: [
						'{friend} came and stood very close to {hero}. “It was the only thing that weighed the same,” {friend.they} whispered. “I tried nine. What was I to do?”',
						'“It was just for a moment,” {friend} whispered, “to see if it fitted. And then they all clapped.”',
					],
					hid: [
						'“It was under some sacks,” said {friend}. “Somebody had hidden it. I’d have hidden it too, a stone like that.”',
						'“I found it under a heap of sacks,” said {friend}, “tucked in like a baby.”',
					],
					left: [
						'“I got it out of the old wall,” said {friend}. “It was the best one in there. The wall came too, a bit.”',
						'“There was one in the wall that was better than all the rest,” said {friend}. “You could see that it had been put in with love.”',
					],
				},
				{
					'first.hear': [
						'“Listen to this!” said {host}, who wanted to knock on it once more. They were all telling each other about stones.',
						'{host} rang for silence, so that all might hear how sound it was, and could not get it. Everyone was telling everyone else about stones.',
					],
					'first.trust': [
						'“And you’ve come without a loaf?” said {host} to {hero}. “Well, what have you been doing all day?”',
						'“Who’s this with no bread?” asked {host}, in the best of moods. “Has anybody got a good word for {hero}?”',
					],
					else: [
						'They stood around the net eight deep, to look at it. {hero} had to see it from close up, to be sure.',
						'Everyone was in line to see the stone, and the line went out of the door. {hero} could not wait that long.',
					],
				},
				'@first.later',
				{
					'first.hear': [
						'+ “There!” said {host}, and knocked. “Tock,” it said, to everybody. {hero} looked at the floor.',
						'+ So {host} knocked. “Tock,” said the loaf, in front of everyone. “Thank you, {friend},” said {host}, and {friend} went quite pink.',
					],
					'first.trust': [
						'+ “Then you’ll sit up here with me,” said {host}, “right under the lamp.”',
						'+ “That’s as good as bread,” said {host}, and gave {hero} the place of honor, under the lamp.',
					],
					else: [
						'+ From there one could be quite sure whose loaf it was.',
						'+ It was worse from close up. There was still some flour on it.',
					],
				},
				[
					'Then two people came in with the soup kettle, which is as big as a bathtub, and stood it over its fire, in the corner, under the net. The steam went up. And {hero} thought of what bread does in soup.',
					'Then they brought in the soup kettle. It stands where it always stands, on the fire in the corner, and that was right below the net. It began to steam. {hero} looked up at a hundred candles, and over at the steam, and felt rather ill.',
				],
			],
			choices: [
				{
					say: 'Say nothing, and hope that it holds',
					sets: ['silent'],
					outcome: [
						'“Very fine,” said {hero}, and knocked as well. A loaf that breaks knives would not mind a little steam. {They} laid out spoons, and watched it. It held for as long as it takes to lay out thirty-one. Then a crumb fell. It was only one. But {hero} put down the other spoons, and slipped out to look for a real stone, just in case.',
						'It had held all day. Why shouldn’t it hold until bedtime? {hero} said that it was a lovely stone, and blew on the soup a little, whenever nobody was looking. It did not help. Something brown dropped off the net, and went “plip.” So {they} said that {they} needed some air. What {they} needed was a stone.',
					],
				},
				{
					say: 'Take {friend} aside and say what it is',
					if: '!given',
					sets: ['whispered'],
					outcome: [
						'{friend} began to laugh, saw {hero}’s face, and stopped. “Bread,” {friend.they} said. “I’ve hung a hundred candles on a bread.” “We must tell them.” “They’ve clapped,” said {friend}. “They’ve never clapped for me before. Bring me a real one, quick, and we’ll change them over! I’ll stay by the rope.”',
						'“It’s a loaf,” said {hero}, behind the door. “It’s mine. I baked it.” {friend} thought about that. “I told them it was very old,” {friend.they} said. {Friend.they} took hold of the rope with both arms, as if by chance. “If you can get a stone of that weight before it goes soft,” said {friend}, “I’ll never tell anyone.”',
					],
				},
				{
					say: 'Ask {friend} to own up together with you',
					if: 'given',
					sets: ['whispered'],
					outcome: [
						'“We’ll say it together,” said {hero}. “On three.” They counted to three several times. “It’s the clapping,” said {friend} wretchedly. “They’ve never clapped for me before. Couldn’t you get a real one, and we change them over? I’ll hold on to the rope until you’re back.”',
						'“You begin,” said {hero}, “and I’ll say the rest.” “It’s your bread,” said {friend}. “It’s your net,” said {hero}. They looked up at the lamp. “Fetch a real one,” said {friend}. “I’ll stand here and lean on the rope.”',
					],
				},
				{
					say: 'Offer to find a stone of a better color',
					sets: ['offered'],
					outcome: [
						'“What’s wrong with brown?” asked {host}. “Gray is more usual,” said {hero}, “in stones.” {host} thought that it was hard to be content with anything at that age. But if {hero} wanted to go and fetch a gray one, nobody would stop {them}, as long as it weighed the same.',
						'“It doesn’t go with the curtains,” said {hero}. {They} could not think of anything better. {host} looked at the curtains, and at the stone, and had to admit it. “Well, then, find us a gray one,” said {host}. “But this stays up until you’re back.”',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'friend'], shows: ['lantern', 'rope'], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['The Weight of It', 'A Stone That Is One', 'Before the Soup Is Hot'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'It had to be just the weight. At least {hero} knew that weight, from carrying it all the way {start.to}. There were said to be stones, good gray ones, farther up the road. The light was going, and soup does not take forever.',
					'“Where do I get a stone?” {hero} asked a child at the door. “Up there,” said the child. “There are nothing else, up there.” It was a bit far, for a soup that was already steaming. {hero} hurried.',
				],
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['It Is Snowing', 'A Beard', 'One Crumb, Two Crumbs', 'Soup Time'],
			time: 'night',
			parts: [
				'@second.outcome',
				[
					'There were stones enough after that, and one had the weight of a certain loaf. By the lower road it could be rolled.',
					'And there they lay, gray, and as many as you like. The twelfth weighed just what the loaf did. By the lower road one only had to keep up with it.',
				],
				{
					'second.reach': [
						'But for Bread Evening the benches stand so close that there is no getting between them. {hero} could see the net, on the far side. It dripped.',
						'It would have been easy, in an empty room. This one was full of elbows and hot soup, and the net was beyond the last of them.',
						'“Come over here!” called {friend}, who was standing under the net, and looked pale. There were eighteen benches in between.',
					],
				},
				{ 'second.reach': '@second.later' },
				{
					'second.trust': [
						'“We’ve had everybody’s loaf,” said {host}, “and instead of yours we get a story. It’s the custom. What did you do with your day?” {hero} thought of what {they} had done with {their} day, and could not think of any of it that could be told.',
						'They were just going around the table, and each said who had made which loaf. “And {hero} has come with a stone,” said {host}. “Was that all that today was good for?”',
					],
				},
				{ 'second.trust': '@second.later' },
				{
					'first.trust & second.trust & second.ally': '“And I could tell you more,” said {second.ally}.',
					'second.trust': [
						'“I call that as good as a loaf,” said {host}, and gave {hero} the ladle.',
						'“That’ll do for a loaf,” said {host}. “You can help with the soup.”',
					],
				},
				{
					'second.hear': [
						'They had struck up the soup song. “And now the late ones!” cried {host}. “You do a verse by yourself!”',
						'They were at the soup song, in which you beat time with spoons. You could not have heard a cannon, or a crumb.',
					],
				},
				{ 'second.hear': '@second.later' },
				{ 'second.hear': '+ Into that silence something in the corner said “plip.”' },
				[
					'{hero} left the gray stone by the door and went to the corner, to see how the two could be changed over. It was too late for that. The loaf had grown a beard. A crumb came down, and another. “It’s snowing,” said a small girl. Then the rope gave a jerk, and the great lamp sank by the width of a plate, over everyone at the long table.',
					'The gray stone was as far as the door. It only had to get from there into the net. {hero} went to the corner to see how, and saw that there was no time left. In the net the loaf was not round any more. It was more like a pear. “Plip,” it went, into the kettle. “Who put the dumplings in?” somebody asked. There was a creak, and the lamp came down by a hand’s breadth, over all their heads, and turned a little, as if it was choosing.',
				],
				{
					'late & whispered':
						'+ {friend} had both arms around the rope. “You’ve been ages,” said {friend} through {friend.their} teeth.',
					whispered: '+ {friend} hung on the rope with both arms, and was standing on tiptoe, and not by choice.',
					late: '+ It was late. There was hardly any loaf left to look at.',
				},
			],
			choices: [
				{
					say: 'Shout out what that stone is made of',
					sets: ['told'],
					outcome: [
						'“Get up!” shouted {hero}. “Get away from there! It isn’t a stone, it’s a loaf! I made it!” So it was out. {They} had spent the whole day keeping that in, and it had taken no longer than a sneeze.',
						'“That’s bread!” cried {hero}. “Up there, in the net! It was meant to be for eating, and it’s mine, and it’s going soft!” There was a silence. {hero} had been afraid of exactly this silence since ten in the morning.',
					],
				},
				{
					say: 'Hang on to the rope, and let nobody notice',
					sets: ['held'],
					outcome: {
						whispered: [
							'{friend} would not be able to hold it much longer. And somebody else could, thought {hero}, quite quietly, for as long as it took. {They} bent down, and went around behind the kettle.',
							'There was no time to change it for the real one, but there was time to take over from {friend}, who was changing color. Then nobody need ever know. {They} went quietly in behind the kettle.',
						],
						else: [
							'They need not know. They only need not be squashed. If somebody took hold of the rope above the net, thought {hero}, and hung on, and was about as heavy as a loaf, then the lamp would stay where it was. {They} bent down, and went around behind the kettle.',
							'{hero} did not shout. The rope came down behind the kettle, where it was dark and nobody looked. If you hung on to it there, you were a stone. It was only three steps off.',
						],
					},
				},
				{
					say: 'Call for a dance, out at the back and around',
					sets: ['lured'],
					outcome: [
						'“Who’s for the long dance?” called {hero}, as gaily as {they} could. “It goes out at the back, and three times around the yard!” “Now?” “It has to be now,” said {hero}. “It’s much worse on a full stomach.”',
						'They had to get out from under it, and they did not need to know why. “There’s a dance!” {hero} called. “The long one! The first out at the back door leads it!” Some of them put down their spoons. It was a start.',
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
			titles: ['Is There More?', 'What Was Inside', 'Down Comes the Lamp', 'With an Ax'],
			time: 'night',
			parts: [
				{
					'told & quiet': ['Nobody had known that {hero} could be so loud.', ''],
					'told & kind': ['When it came to it, that weighed more than being laughed at.', ''],
					clever: ['One can always find ten reasons to wait. {hero} did not look for any.', ''],
					careful: [
						'There was no time left to be careful, and {hero} noticed that {they was} not even frightened.',
						'',
					],
					'told & merry': ['Nobody has ever been so serious about a bread.', ''],
					dreamy: ['For once {hero} was thinking of one thing only.', ''],
				},
				'@answer',
				{
					told: [
						'Nobody laughed yet. Everybody looked up, and a piece of beard fell into a bowl. Then sixty people got up from their soup, quite softly, as one gets up from beside a dog that growls.',
						'It lasted as long as it takes a spoon to sink. Then everybody looked up, and the nearest bench rose, and the next, and they all went backward to the wall with their bowls held high.',
					],
					held: 'In the dark behind the kettle {they} took the rope in both {hands}, and hung on. It pulled like a big dog. {They} slid a little, and held it, and after that {they} kept as still as a stone.',
					else: 'And the whole table came. A dance in the middle of the soup was new, and what’s new needs no reason. Bench after bench stood up, took hold of the next, and went hopping out past the kettle.',
				},
				{
					'first.ally & second.ally & !held':
						'{first.ally} and {second.ally} went last, to see that no one was left behind.',
					'first.ally & !held': '{first.ally} went last, to see that no one was left behind.',
					'second.ally & !held': '{second.ally} went last, to see that no one was left behind.',
					'first.ally & second.ally':
						'{first.ally} and {second.ally} sang the low part with the others, and went home with them in the end.',
					'first.ally': '{first.ally} sang the low part with the others, and went home with them in the end.',
					'second.ally': '{second.ally} sang the low part with the others, and went home with them in the end.',
				},
				{
					'end-more & given or end-more & whispered': '“I knew too,” said {friend} to all of them. “I let you clap.”',
				},
				{
					'end-danced & whispered':
						'When the last of them was out at the back door, {friend} let go of the rope and jumped, and down it came.',
					'end-danced': 'The last of them had just gone out at the back, singing, when it fell.',
				},
				{
					'end-more': [
						'{friend} held the rope, and four others held {friend}, and the gray stone was hung up and the loaf taken down. Then came the laughing, as {hero} had known it would. It went on while {host} fetched an ax. It stopped at the third blow, for the loaf had split, and steam came out. Only the crust had been stone. Inside it was white, and so soft that it leaned, and the whole of {hall} smelled of it. Nobody said anything, as they had their mouths full. Then, at the far end, someone held out a plate. It was {host}. “Is there more?” said {host}.',
						'Then {friend} had the rope fast, and the stone was in the net, and the lamp went up again like the moon. The loaf lay on the table. They laughed at it, and {hero} stood there and was red, and got through it. {host} took a saw. “Tock,” it said, and “tock,” and then it said nothing, because the saw had come to the inside. It was warm in there. It was as soft as a sleeve, and there was twice as much as would have fitted. It went around. {hero} did not look. “Excuse me,” somebody said, and touched {them}. It was an old man, with an empty plate. “Is there more?”',
					],
					'end-knew & lured': [
						'When the last of them was out in the yard, the net went, and the lamp came down in the soup. “What luck!” they said. “Who’d have thought it of that stone?” “I would,” said {hero}. “It was a loaf. I made it, and I knew it when I came in, and I said that it was very fine.” Nobody danced any more. They went home early. {hero} stayed, and hung up the gray stone, and came back every night for a week, to scrape wax off the floor. On the last one {host} came too, with a second scraper, and a plate with a cloth on it. “It’s the inside,” said {host}. “I picked it up that night, and I’ve toasted it. It would have been a good bread, if you’d said what it was.” They ate it, sitting on the floor. It was gone quite soon. “Is there more?” asked {host}.',
					],
					'end-knew': [
						'They were all clear of it when the net went. The lamp came down in the middle of the long table, soup and all, and went out, and in the dark something rolled to a stop. “Bread,” said {host}, who had stepped on it. “You knew. You stood there and praised it, and all the time you knew.” There was no answer to that. They went home early. {hero} stayed, and hung up the gray stone, and came back every night for a week, to scrape wax off the floor. On the last one {host} came too, with a second scraper, and a plate with a cloth on it. “It’s the inside,” said {host}. “I sliced it that night, and now I’ve toasted it. It would have been a good bread, if you’d said what it was.” They ate it, sitting on the floor. It was gone quite soon. “Is there more?” asked {host}.',
						'Nobody was under it when it fell. It sat in the soup, and went out with a hiss. “I have bread in my ear,” said {host} in the dark. “{hero}. When you said that it was a fine stone, did you know?” There are questions that only need a very small answer, and it’s still the hardest. “Yes,” said {hero}. Nobody shouted. They went home, and for a week {hero} was not asked anything at all. {hero} swept, and scraped, and hung up the lamp again, with the gray stone. On the Sunday {friend} brought a plate, with a cloth over it. “I saved the middle, and made a pudding of it,” said {friend}. “It was only hard on the outside. You might have told us. We’d have eaten it.” It was still good. They finished it on the step. “Is there more?” said {friend}.',
					],
					'end-held & whispered': [
						'{hero} held the lamp up through eleven songs and three bowls, behind the kettle, where the steam was, and {friend} sat at the table and did not enjoy a single one. Nobody was squashed. Nobody knew that they hadn’t been. “You can let go,” said {friend} at last. “They’re gone. You can let go now.” But {hero} could not open {their} {hands}; it had to be done one bit at a time. The gray stone hangs there still. On the floor lay what was left of the loaf, and it had split. It was only the crust that had been hard. {friend} picked up a bit of the inside, to throw it away, and ate it. Then {friend.they} looked around on the floor. “Is there more?” said {friend}.',
					],
					'end-held': [
						'{hero} held the lamp up through eleven songs and three bowls, behind the kettle, where the steam was. Nobody was squashed. Nobody knew that they hadn’t been. They said that it had never burned so steadily. When the last of them had gone, and the last candle was out, {hero} let it down, and could not open {their} {hands}. The stone by the door went into the net that night; it hangs there still, and it’s called {friend}’s stone. “Have you been there the whole time?” asked {friend}, who had come back for a hat. On the floor lay what was left of the loaf, broken open. It was only the crust that had been hard. {friend} picked up a bit of the inside, and then another. “Is there more?” said {friend}.',
						'It is not easy to be a stone. A stone does not get cramp, or steam up its nose. But {hero} held on, behind the kettle, through all the songs, and the lamp hung over them as if it had been nailed to the air. Then it was over, and they went, yawning. “Good night, stone,” somebody said. Only {friend} had looked, on the way out, and looked again. “What are you doing there?” {friend.they} asked. {hero} could not say it all at once. They let the lamp down together, and hung up the gray one. The loaf lay under the net, in two halves, and inside it was white. “You wouldn’t have had to do that,” said {friend}, chewing. “They’d have liked it.” {Friend.they} felt about on the floor. “Is there more?”',
					],
					'end-danced': [
						'+ They all came in again to look. The lamp sat in the middle of the long table, in the soup, like a hen. “What luck that we were dancing!” they all said, and clapped {hero} for it, for a long time. It’s a bad thing to be clapped for. {hero} waited until the clapping was over, and went up to {host}. “The stone is over there by the door,” said {hero}. “What was in the net was my loaf.” “I know,” said {host}. “Half of it fell in my bowl.” {Host.they} looked around to see who was listening. “I didn’t like to say so, when I’d praised the stone. But I’ve been hoping for an hour that somebody would tell me who made it. Is there more?”',
						'+ It landed in the soup, with a noise like the end of a song. “It’s a wonder!” they said. “If we hadn’t been out here!” And {hero} was lifted up, and carried around the yard. It went on for one lap. On the second {hero} said it, from up there, to everybody. “It wasn’t a wonder. It was a loaf. I baked it, and I knew. The stone’s still standing by the door.” They put {hero} down, rather suddenly. It was quiet, apart from a child, who was standing by the table and eating. “But it’s good,” said the child, with soup up to the ears. “Is there more?”',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: {
				at: 'hall',
				with: ['host', 'friend'],
				shows: ['lantern', 'rope', 'pot'],
				pose: 'stand',
				feeling: 'happy',
			},
		},
	],
};
