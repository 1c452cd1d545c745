import type { PlotLevel } from '../../format.ts';

export const hardLoaf3: PlotLevel = {
	joins:
		'“{choice}” So that was settled, and left the matter of the loaf. {hero} had baked it for Bread Evening, and it was as hard as a stone. {They} had got rid of it that morning. {friend.name}, {friend.a}, had been there, and was looking for a stone, to hold up the great lamp {hall.at}, over the long table. {host.name}, {host.a}, had sent for one of just the right weight. Now {hero} was on the way there with no bread.',
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
					'That night everybody would be sitting {hall.at}, under the great lamp, for Bread Evening. Each brings one loaf, and each gets a slice of all the others, with soup. Nobody says whose is best. But sometimes a person comes to the end of a slice, and looks at the plate, and asks, “Is there more?” {hero} had sat through a good many Bread Evenings, and had listened for it every time.',
				],
				{
					quiet: [
						'You need yeast for bread, and you get it next door. {hero} had thought that it would do without.',
						'{hero} had wanted to ask a baker how it is done, and in the end had only asked the bag. It said “flour.”',
					],
					bold: [
						'A moderate heat, the recipe said. {hero} had never in {their} life done anything moderately.',
						'“Gently,” said the recipe. {hero} had taken that as a remark for other people.',
					],
					kind: [
						'There had been yeast. But a neighbor had come for a pinch, and then another had, and {hero} had not liked to say no.',
						'There should have been milk in it. But a cat had looked in at the window, and then at the milk, and {hero} had understood at once.',
					],
					honest: [
						'“Knead it until you are tired,” the recipe said. {hero} was not tired until the next day.',
						'“Bake it until it sounds hollow,” said the book. {hero} had knocked every ten minutes, and to be honest, it never did.',
					],
					clever: [
						'It was a simple recipe. {hero} had improved it in four places.',
						'With a few sums you can leave out all the waiting. {hero} had done the sums, and they were correct.',
					],
					careful: [
						'The loaf had been done at eight. {hero} left it in for another hour to be sure, and then for one more, to be quite sure.',
						'So that nothing could go wrong, {hero} had weighed everything out twice, and then put in both.',
					],
					merry: [
						'Dough has to rest. {hero} had kept it entertained.',
						'{hero} had sung to the oven that morning, all eleven verses, and the oven had not liked to interrupt.',
					],
					dreamy: [
						'Dough should rise for an hour. {hero} had thought of something else, and it had risen, and waited, and given up.',
						'{hero} had watched the smoke, to see what it would turn into. It turned into a good deal more smoke.',
					],
					quick: [
						'Three hours at a low heat, it said. {hero} had done it in half an hour at six times as much.',
						'You knead it, and let it rise, and knead it again. {hero} had got through most of that by leaving it out.',
					],
				},
				[
					'So it had to go, before a neighbor came and knocked on it. {hero} carried it under a cloth as far as {start}. But somebody was there already, with a barrow. “You haven’t seen a stone?” called {friend.name}, {friend.a}. “The one that holds up the great lamp, over the long table, has cracked. {host.name} wants another by tonight, and it has to be the same weight to the ounce.” “No,” said {hero}, and stood in front of the cloth.',
					'A loaf like that could not go on the table, and at home somebody would find it. {hero} wrapped it in a cloth, and got as far as {start}, where {friend.name}, {friend.a}, was pushing a barrow from one stone to the next. “The one that holds up the great lamp has split,” said {friend}. “{host.name} says to bring another, and it’s got to weigh exactly the same, or down comes the lamp on the long table. What’s that?” “Nothing,” said {hero}.',
					'{hero} laid a cloth over it, and would have liked to get under there too. It had to be gone before anybody knocked on it. All went well as far as {start}. Then around the corner, with a barrow, came {friend.name}, {friend.a}. “I’m to find a stone,” said {friend}, “of one exact weight. The old one has a crack, and it’s what holds up the great lamp, and {host.name} wants it tonight. You haven’t got one?” “Me?” said {hero}.',
				],
			],
			choices: [
				{
					say: 'Hide it under a pile of old sacks',
					sets: ['hid'],
					outcome: [
						'{hero} waited until {friend} had turned around, and pushed the loaf under some old sacks. It made a shape. {They} put another sack on top, and another, and it made a bigger shape. “Potatoes,” said {hero} to nobody, and went away from there rather fast.',
						'There was a pile of sacks, and in a moment there was a loaf under it. {hero} sat down on top, to see how it looked. It looked like somebody sitting on a loaf. So {they} went on up the road, and did not turn around once, which was the hardest part.',
						'“Isn’t that one, over there?” asked {hero}, and while {friend} went to see, the loaf went in under some old sacks. The sacks were thin, and the loaf was not. {hero} pulled the top one straight, as you pull up a blanket, said “Sleep well,” and was gone before {friend} came back.',
					],
				},
				{
					say: 'Leave it in the gap of a stone wall',
					sets: ['left'],
					outcome: [
						'A little way on was an old wall with a stone missing. {hero} tried the loaf in the gap, and it fitted. It fitted so well that from ten steps off {they} could not have said which one it was. It is a poor sort of thing to be proud of.',
						'“Tock,” said the loaf, and it was in the wall, between two stones, where one had dropped out. It was the best place for it. You would have had to know. {hero} knew, and looked back at it three times, as you look back at a friend whom you have told to wait.',
						'{hero} needed a place where one more round brown thing would not be noticed, and there was one: the old wall. A stone had fallen out of it years ago. In went the loaf. A beetle that lived in there came out, had a look at what was new, and moved in again behind it. “Well, then,” said {hero}.',
					],
				},
				{
					say: 'Ask {friend} to get rid of it',
					sets: ['given'],
					outcome: [
						'“It’s a loaf,” said {hero}. “Could you make it go away?” {friend} knocked on it. {Friend.they} did not laugh, and {hero} was thankful for that. “I’ll see to it,” said {friend}, and laid it in the barrow. Then {friend.they} lifted it out again, and weighed it, and had an odd look.',
						'“I made it,” said {hero}. “I want it not to have been made.” “Give it here,” said {friend}. “I’m good at losing things.” It went into the barrow with a bang. {friend} took hold of the handles, and stopped, and looked down at it with {friend.their} head on one side.',
						'“This is bread,” said {hero}, and pulled off the cloth, “and I’d be glad if it weren’t. Can you take it with you?” “Where to?” asked {friend}. “Away.” {friend} picked it up, said “oof,” and put it in the barrow. It did not look at all out of place there. {friend} had noticed that, too.',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: [], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['Empty-Handed', 'A Flat Loaf', 'And Where Is Yours?'],
			time: 'day',
			parts: [
				'@answer',
				[
					'You can go to Bread Evening without a loaf. There are always bowls to be handed around. So {hero} went {hall.to} with nothing, and practiced looking as if that had been the plan. At three o’clock the doors were still shut. The great lamp was being hung up in there, and nobody is let in before it hangs. So people waited outside, each with something warm under a cloth.',
					'From all sides people came {hall.to}, and all of them carried something warm. {hero} came as well, since you can always help with the bowls. But the doors were shut until the great lamp hung. It was three o’clock, and there was nothing to do but to wait, among other people’s loaves. It smelled wonderful. {hero} breathed through {their} mouth.',
					'If you have no loaf, you come early and help with the bowls. {hero} came at three, and so did everybody else. The doors were still shut, because the great lamp was being hung, and nobody should stand under it while that is done. So people stood in front of {hall} instead, and lifted the corners of each other’s cloths. “Ah!” they said. “Rye!”',
				],
				[
					'Next to {hero} stood a small girl with a plate. Her loaf lay on it, and it was as flat as the plate. “It’s my first,” she told everybody. “It was supposed to go up. You could push it under a door!” And she laughed until the loaf slid to and fro. People bent down to see it. Nobody laughed at her. She had already done that herself.',
					'“Do you want to see mine?” asked a small girl beside {hero}, and took off the cloth. There was a plate. There was a loaf on it, too, but you had to look from the side. “It forgot to go up,” said the girl. “It’s the first I ever made. My brother says that it’s a letter.” She was not ashamed at all. She showed it to the next person, and the next.',
					'A small girl was going from one to the other, with a loaf that was hardly thicker than its plate. It was her first. “It went wrong!” she called, as other people call that they have won. “It’s completely flat! Do you want to hold it up to the light?” They all did. {hero} had never seen anyone have so much fun with a bad loaf.',
				],
				[
					'Then she looked up at {hero}. “And where’s yours?” she asked. “What’s it like?” Some of the others turned around to hear.',
					'“And yours?” she asked {hero}. “Have you hidden it?” She was only joking. But it got rather quiet.',
					'“Now you,” she said to {hero}. “Where’s your loaf?” And she looked behind {hero}, to see if it was there.',
				],
			],
			choices: [
				{
					say: 'Say that a dog ate the whole loaf',
					sets: ['dog'],
					outcome: [
						'“A dog ate it,” said {hero}. “All of it?” said the girl. “The poor dog!” {hero} had not thought of it from that side. In five minutes everybody knew about the dog. Two men went to look for it behind the barrels, and a lady put a bowl of water by the door.',
						'“It was eaten by a dog,” said {hero}. “What, up to the last crumb?” asked the girl. “Is he all right?” Other people wanted to know that, too. They asked what color he had been. “Brown,” said {hero}, “and round.” It was all that came to {them}. A lady fetched a bowl of water and set it by the door, in case he came back.',
						'“The dog got it,” said {hero}. “Which dog?” asked the girl. There had to be one now, so {hero} gave him long ears. “A whole loaf?” said the girl. “Then he’ll be thirsty.” She told a lady, and the lady told everybody else, and a bowl of water was put down by the door. People whistled. It was terrible, how kind they all were to that dog.',
					],
				},
				{
					say: 'Say that you did not bake this year',
					sets: ['none'],
					outcome: [
						'“I didn’t bake this year,” said {hero}. The girl was sorry to hear that. She thought for a moment, took her loaf in both hands, and bent it till it broke. “Here,” she said, and gave {hero} half. “Then you’ve got something to put on the table.” It weighed no more than a postcard. {hero} found it hard to hold.',
						'“I haven’t baked one,” said {hero}. “Not this year.” “Not even a bad one?” asked the girl. She could not bear it. She snapped her own loaf in two, over the edge of the plate, and held out the bigger half. “That’s for you to bring,” she said. “You can say that you made it. I don’t mind.”',
						'“There isn’t one,” said {hero}. “I didn’t bake this year.” The girl looked from {hero} to her plate. She was good at sums. One loaf for two people was half a loaf each, and it was so thin that it broke almost by itself. “Put that on the table,” she said, and gave {hero} one of the halves, “and nobody can say that you came with nothing.” {hero} said thank you. It was not a very loud thank-you.',
					],
				},
				{
					say: 'Whisper to her that it went wrong',
					sets: ['confided'],
					outcome: [
						'{hero} bent down. “It went wrong,” {they} whispered. “Wronger than mine?” whispered the girl. “You can’t cut it,” said {hero}. “Ooh!” said the girl, full of respect. “Where is it?” “I got rid of it.” “What a pity,” she whispered. “I’d have liked to try it. But I won’t tell.” And she crossed her heart with a crust.',
						'“Mine went wrong too,” said {hero} into the girl’s ear. “It’s as hard as a stone.” The girl gazed at {hero} as if it were magic. “A whole loaf? And you didn’t bring it?” “People would laugh.” “Yes,” whispered the girl. “That’s what’s so nice.” But she promised not to tell a soul.',
						'“Can you keep something to yourself?” asked {hero}, so low that nobody else heard. The girl came closer. “I made one as well, and it went wrong. You could shoe a horse with it.” “And I thought that I was the worst!” she whispered. “But why didn’t you bring it?” {hero} did not know what to say to that. “Well, I won’t tell,” whispered the girl, and shook {hero}’s {hand} on it.',
					],
				},
			],
			scene: { at: 'hall', with: [], shows: ['door'], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['A Very Fine Stone', 'To the Ounce', 'Under the Lamp', 'The Net in the Corner'],
			time: 'day',
			parts: [
				'@answer',
				[
					'At four the doors were opened. {Hall.at} the great lamp was up. It hung over the long table, with all its hundred candles. A rope ran from it, along the ceiling, over eight wheels that take off most of the weight, and down into the corner; and there, in a net, hung what kept it up. The end of the rope dangled below. “A beauty,” said {host.name}, {host.a}. “It’s the same as the old one to the ounce. {friend} found it.” It was round and brown. On one side was the mark of a bread knife.',
					'Then everybody was let in. {Hall.at} the great lamp was up. It has a hundred candles, and hung over the middle of the long table. From its top a rope went over eight small wheels, which take off most of the weight, and down into the corner. A net was tied to it there, with the end of the rope dangling below, and in the net was a stone. {host.name}, {host.a}, was knocking on it with pride. “Tock,” said the stone. {hero} knew that voice. “{friend} brought it,” said {host}. “It’s exactly the weight. I call that an eye.”',
					'At four the doors were opened. {Hall.at} the great lamp had been hung again, a hundred candles, right over the long table. It is so heavy that its rope runs over eight wheels. In the corner, where the rope comes down again, hung a net, with the end of the rope dangling below, and in the net was something round and brown. “A stone in a thousand,” said {host.name}, {host.a}, and gave it a knock. “Tock,” it said. “{friend} brought it, and it’s right to the ounce.” {hero} knew that voice. There was still some flour on it.',
				],
				{
					given: [
						'Everybody clapped. {friend} came and stood very close to {hero}. “I tried nine stones,” {friend.they} whispered, “and your loaf was the only thing that weighed the same. What was I to do?”',
						'Everybody clapped. “It was just for a moment,” {friend} whispered to {hero}, “to see if your loaf was heavy enough. And then {host} called it a beauty.”',
						'“You said to make it go away,” {friend} whispered to {hero}. “I only put your loaf in the net to see what it weighed. And then {host} saw it, and after that it was a stone.” All around them people clapped.',
					],
					hid: [
						'“It was under some sacks,” said {friend}. “Somebody had hidden it. I’d have hidden it too, a stone like that.” Everybody clapped.',
						'“I found it under a heap of sacks,” said {friend}, “tucked in like a baby.” Everybody clapped, and {friend} went quite pink.',
						'“You’ll never guess where it was,” said {friend}. “Under a lot of old sacks, and not a soul was looking after it!” There was clapping, all along the benches.',
					],
					left: [
						'“I got it out of the old wall,” said {friend}. “It was the best one in there. The wall came too, a bit.” Everybody clapped, and {friend} went quite pink.',
						'“There was one in the wall that was better than all the rest,” said {friend}. “You could see that it had been put in with love.” Everybody clapped.',
						'“It sat in the old wall,” said {friend}, “and I’d have gone by, if it hadn’t been the roundest. I had to pull for ten minutes.” There was clapping, all along the benches.',
					],
				},
				[
					'“And the old one?” asked {hero}. “Lies in two halves behind {hall},” said {host}. “It weighs the same as ever. But half a stone falls through the net.” “And if you took this one out?” “Then the lamp would come down,” said {host}, “on the table, and on whoever was sitting there.”',
					'“Could one take it out again?” asked {hero}. “Only if you’ve another of the same weight to put in,” said {host}. “Otherwise down comes the lamp, on everyone at the table. The old one’s behind {hall}. It’s in two halves, and they’d both slip through the net. Why?” “I only wondered,” said {hero}.',
					'“And where’s the old one?” asked {hero}. “Out at the back, in two halves,” said {host}. “Each of them would fall through the net. And without a stone in there, down comes the lamp. I shouldn’t like to be at the table then.”',
				],
				[
					'Then two people came in with the soup kettle, which is as big as a bathtub, and stood it over its fire. The fire is in that corner, right under the net. The steam went up. And {hero} thought of what bread does when it gets wet.',
					'After that the soup was carried in. The kettle stands on the fire, and the fire is in the corner, and straight above it hung the net. The steam went up around the loaf, and it began to shine a little. {hero} knew what becomes of a crust in steam, and looked from the net to the lamp.',
					'Then the soup kettle was brought in. It stands where it always stands, on the fire in the corner, and that was right below the net. It began to steam, and bread goes soft in steam. {hero} looked up at a hundred candles, and over at the net, and felt rather ill.',
				],
			],
			choices: [
				{
					say: 'Say nothing, and hope that it holds',
					sets: ['silent'],
					outcome: [
						'“Very fine,” said {hero}, and knocked as well. A loaf that beats a bread knife would not mind a little steam. {They} laid out spoons, and watched it. It held for as long as it takes to lay out thirty-one. Then a crumb fell. It was only one. But {hero} put down the other spoons, and slipped out at the back, to look for a real stone, just in case.',
						'It had held since three. Why shouldn’t it hold until bedtime? {hero} said that it was a lovely stone, and blew on the soup a little, whenever nobody was looking. It did not help. A brown crumb dropped out of the net, and went “plip.” So {hero} said that it was hot, and went out at the back for some air. What {they} needed was a stone.',
						'“It’s a fine stone,” said {hero}. What else does one say? Perhaps a crust like that could stand more than one thought. {They} folded napkins, and did not look, and listened. For eleven napkins there was only the fire to be heard. At the twelfth it went “plip.” Nobody turned around. {hero} said something about fresh air, and was out at the back door before the thirteenth. There had to be a real stone somewhere.',
					],
				},
				{
					say: 'Take {friend} aside and say what it is',
					if: '!given',
					sets: ['whispered'],
					outcome: [
						'{friend} began to laugh, saw {hero}’s face, and stopped. “Bread,” {friend.they} said. “I’ve hung a hundred candles on a bread.” “We must tell them.” “They’ve clapped,” said {friend}. “They’ve never clapped for me before. Bring me a real one, quick, and we’ll change them over! I’ll stay by the rope, and hold it if I must.”',
						'“It’s a loaf,” said {hero}, when nobody else could hear. “It’s mine. I baked it.” {friend} thought about that. “They clapped,” {friend.they} said. “I told them it was very old.” Then {friend.they} went and stood beside the kettle, and took hold of the rope with both arms, as if by chance. “If you can get a stone of that weight before it goes soft,” {friend.they} whispered, “I’ll never tell anyone.”',
						'“Don’t look up,” whispered {hero}. “That’s a loaf. I ought to know, because I baked it.” {friend} looked up. “And I hung it there,” said {friend} faintly, “in front of everybody. They’ve never clapped for me before.” For a moment the two of them stood and watched it steam. “You find a real one that weighs as much,” said {friend}, “and we’ll change them over. I won’t let go of this rope until you come.”',
					],
				},
				{
					say: 'Ask {friend} to own up together with you',
					if: 'given',
					sets: ['whispered'],
					outcome: [
						'“We’ll say it together,” said {hero}. “On three.” The two of them counted to three several times. “It’s the clapping,” said {friend} wretchedly. “They’ve never clapped for me before. Couldn’t you get a real one, and we change them over? I’ll hold on to the rope until you’re back.”',
						'“You begin,” said {hero}, “and I’ll say the rest.” “It’s your bread,” said {friend}. “It’s your net,” said {hero}. Both looked up at the lamp, and neither began. “Fetch a real one,” said {friend} at last. “I’ll stand here and hold on to the rope.”',
						'“We’ve got to tell them,” said {hero}. “I know,” said {friend}. “You first.” “No, you.” It went to and fro like that, until {host} asked what was so interesting. “Nothing,” said both. So that was that. “I’ll hang on to the rope,” muttered {friend}, “and if it slips, I’ll be a stone myself. But hurry, and find a real one!”',
					],
				},
				{
					say: 'Offer to find a stone of a better color',
					sets: ['offered'],
					outcome: [
						'“What’s wrong with brown?” asked {host}. “Gray is more usual,” said {hero}, “in stones.” {host} thought that some people were never content. But if {hero} wanted to go out and find a gray one, nobody would stop {them}, as long as it weighed the same.',
						'“It doesn’t go with the lamp,” said {hero}. {They} could not think of anything better. {host} looked at the lamp, and at the stone, and had to admit it. “Well, then, go and find us a gray one,” said {host}. “But this stays up until you’re back.”',
						'“It’s just that it’s brown,” said {hero}. {host} took a step back, looked at it for some time, and asked what was the matter with that. “In the evening, by candlelight,” said {hero}, “gray would be quieter.” Nobody had found the stone loud before. But {host} did not want to be behind the times. “If there’s a gray one of that weight, bring it,” said {host}. “Until then this one stays where it is.”',
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
			titles: ['Two Halves', 'Behind {hall}', 'Before the Soup Is Hot'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'Behind {hall} the light was going. There was not a stone of that weight far and wide, for {friend} had tried them all that morning. There was only the old one. It lay in the weeds, in two halves, and was as gray as you could wish. {hero} was about to go on. Then {they} stopped. Two halves weigh exactly as much as a whole. They only had to be kept together.',
					'{hero} looked everywhere at the back, and lifted whatever was there. All of it was too light or too heavy, and {friend} had been through it before. Next to the rain barrel lay the old stone, in its two halves. It had the right weight, but it was broken. And then {hero} had such a simple thought that {they} looked around, to see if anyone else was having it. You could put the halves together.',
					'It was dusk, and out there at the back lay nothing but the old stone, in two halves, with a snail on one of them. {hero} moved the snail. The two halves together weighed what they had always weighed. It was only that each of them would slip through the net. “Then they mustn’t be two,” said {hero} aloud. It was the first good idea {they} had had all day.',
				],
				[
					'“What are you looking at?” It was the small girl with the flat loaf, who had been sent out to wash her hands. She saw the halves, and pushed them together, and they fitted like two teeth. “You need something that holds,” she said. She did not ask what for. She liked things to be mended.',
					'“What are you doing?” It was the small girl with the flat loaf. She had been sent out to wash her hands, and had got interested in the pump. “I’m mending a stone,” said {hero}. “Oh, good,” said the girl, as if somebody should have done it long ago, and held the halves together to see. “You need something to keep them like that.”',
					'The small girl with the flat loaf came around the corner, with wet hands. “May I help?” she asked. It is a fine thing about people of that age that they ask it before they ask at what. She pressed the two halves together. You could hardly see the crack. “And now something that holds them,” said the girl.',
				],
				[
					'There was a washing line there, between two posts. There was a flour sack by the pump. And at {hero}’s house, in the bowl, there was what was left of the dough. Nothing good could be said of that dough, except that it got hard.',
					'{hero} looked about. A washing line hung there, with one sock on it, and by the pump lay an empty flour sack. Then {they} thought of {their} own bowl at home, with what was left of the dough. If anything in the world got hard, it was that.',
					'By the pump lay a flour sack, and over it hung the washing line. And there was one thing more. It was in a bowl at {hero}’s house. Some of the dough was left over, and of that dough {they} knew only one thing for sure. It did get hard.',
				],
			],
			choices: [
				{
					say: 'Tie the halves together with the washing line',
					sets: ['tied'],
					outcome: [
						'It took the whole washing line, and nine knots. The girl put her finger on each of them while {hero} pulled. When it was done, there was a sock in one of the knots, and nobody wanted to begin again. But it was one stone, and it weighed what it should.',
						'{hero} wound the washing line around the stone, and across, and around, and made nine knots. “That was my grandfather’s sock,” said the girl. It was too late, the sock was in. What lay there looked like a present for a giant, but it did not come apart.',
						'“Over, under, and through,” said the girl, who knew about parcels. She held, and {hero} pulled. A washing line is long, and by the end of it the stone had nine knots, one for each place where it might have come apart. The ninth was fatter than the others. “There’s a sock in there,” said the girl. {hero} looked at it for a while, and decided that the sock would help.',
					],
				},
				{
					say: 'Put both halves into the flour sack',
					sets: ['sacked'],
					outcome: [
						'Both halves went into the sack, and {hero} tied it at the top. On the front it said FLOUR. “Tock,” said the two halves when the sack was set down. “It talks like the one inside,” said the girl. {hero} said that stones were all rather alike.',
						'The girl held the sack open, and in went the left half, and in went the right. {hero} shook it, and it said “tock.” It also said FLOUR, in big red letters, down the front. “Nobody will ever guess that it’s a stone,” said the girl, very pleased.',
						'{hero} shook the last of the flour out of the sack, and sneezed. In went one half, and then the other one, “tock,” on top of it. With a string around its neck it was as good as one stone. Only there was something on it to read. “FLOUR,” read the girl, letter by letter. “Well, then they’ll think that it’s flour,” she said, and dusted off her hands.',
					],
				},
				{
					say: 'Stick them together with the rest of your dough',
					sets: ['dough'],
					outcome: [
						'{hero} hurried home for it, and back. It was still soft in the middle of the bowl, and that bit {they} spread between the halves, like butter, until it filled the place where a chip was missing. The girl counted. At two hundred it was hard. At three hundred {hero} hit it with a hammer, and it was the hammer that broke. “What sort of glue is that?” asked the girl. “It’s an old recipe,” said {hero}.',
						'{hero} went home as fast as {they} could, and came back with the bowl. The dough was like stone at the rim, and in the middle it was still soft enough to spread. There was just as much of that as made up for a lost chip. The girl pressed the halves together with it, and counted to three hundred. “It’s stuck,” she said. “And so am I.” It took some time to get her thumb off. After that nobody could have got the halves apart with a horse.',
						'“Don’t go away,” said {hero} to the girl, and hurried home, and was back with a bowl before she had finished saying that she wouldn’t. At the rim the dough was as good as stone. But in the middle there was a spoonful that could be spread, about as much as the stone had lost in chips, and {hero} pushed the halves together with it. “Now it’s thinking,” said the girl. It thought for as long as one song. Then {hero} lifted one half, to see, and the other came up with it, and so did the spoon.',
					],
				},
			],
			scene: { at: 'hall', with: [], shows: [], pose: 'think', feeling: 'determined' },
		},
		{
			titles: ['In the Steam', 'Softer', 'One Crumb, Two Crumbs', 'Soup Time'],
			time: 'night',
			parts: [
				'@answer',
				[
					'{hero} carried the gray stone in at the back door, and stopped. It had all taken too long. The candles were lit, the soup was out, and under the great lamp sat sixty people, elbow to elbow. While stones are changed, nobody may be under the lamp. So everybody would have to get up, and would want to know why.',
					'When {hero} came in at the back with the gray stone, the soup song had just ended. Sixty people sat under the lamp, and every one of them had a full bowl. Nobody may be under the lamp while the stones are changed, and nobody gets up from a full bowl without asking why. {hero} was too late by just one song.',
					'The back door had to be held open, and the gray stone had to be carried, and the girl had been called in to her soup. At last it was inside. But sixty people were sitting at the long table by then, under the lamp, with their spoons in their hands. Before the stones could be changed, all of them would have to get up. And somebody would ask what was wrong with the brown one.',
				],
				{
					offered: [
						'“Is that the gray one?” called {host}. “Put it by the door. After the soup! Nobody gets up from hot soup for the sake of a color.”',
						'“So you’ve brought your gray one,” called {host}. “We’ll look at it after the third bowl. There’s no hurry with a stone.”',
						'“There you are with your gray one,” called {host}. “Put it down, and eat! The colors can wait until nobody’s hungry.”',
					],
					tied: [
						'“What’s that with the knots?” called {host}. “Is it a present? After the soup!”',
						'“Somebody has brought a parcel,” said {host}. “How nice. We’ll open it after the soup.”',
						'“Good heavens, what a lot of knots,” said {host}. “Whoever’s to open that will need the whole evening. Eat first!”',
					],
					sacked: [
						'“Is that flour?” called {host}. “What a good idea. We’ll weigh it after the soup.”',
						'“Flour,” read {host}. “Somebody’s thinking of next year. Leave it by the door, and sit down!”',
						'“You’ve brought flour, I see,” called {host}. “Put it by the door, and come and eat. There’s bread enough for tonight.”',
					],
					else: [
						'“What’s that, a stone?” called {host}. “We’ve got one. Leave it by the door, {hero}, and sit down!”',
						'“We do have a stone already,” called {host}. “But it’s a kind thought. Leave it by the door!”',
						'“And what’s that? One more stone?” called {host}. “You never know. Leave it by the door, and take a bowl.”',
					],
				},
				[
					'{hero} went to the corner. The steam had given the loaf a beard, and crumbs fell in the soup. “It’s snowing,” said the small girl. With each crumb the loaf weighed less. The rope gave a jerk, and the great lamp sank by the width of a plate, over everyone at the long table.',
					'{hero} went to the corner. There was no time left. The loaf was more like a pear by now, and bits of it went “plip,” into the kettle. “Who put the dumplings in?” asked the small girl. With each bit the loaf weighed less. Over the long table the lamp came down by a hand’s breadth, with a creak, and turned a little, as if it was choosing.',
					'{hero} went to the corner. The loaf was coming through the net in soft flakes, down into the kettle. “Are there noodles in it?” asked the small girl. Every flake made it lighter, and the lamp was as heavy as before. The rope moved. Over the long table the great lamp nodded, and sank by a finger.',
				],
				{
					confided: [
						'+ Then the girl looked at her spoon, and up at the net, and over at {hero}, and her eyes got rounder and rounder. But she had promised. She put the spoon in her mouth, so that nothing could come out.',
						'+ And then the girl stopped chewing. One could see it come to her, from the spoon upward. She looked at {hero}, and shut her mouth tight. A promise is a promise.',
						'+ The girl took another look at what was in her spoon. She looked at {hero}. “Oh!” she said, and clapped a hand over her mouth. She had promised not to tell.',
					],
				},
				{
					whispered: [
						'+ {friend} had both arms around the end of the rope, behind the kettle, and had stopped feeling them some time ago.',
						'+ Behind the kettle stood {friend}, with the end of the rope in both arms, and had no breath left for talking.',
						'+ Behind the kettle {friend} had both arms around the end of the rope. “You’ve been ages,” said {friend} through {friend.their} teeth.',
					],
				},
			],
			choices: [
				{
					say: 'Shout out what that stone is made of',
					sets: ['told'],
					outcome: [
						'“Get up!” shouted {hero}. “Get out from under the lamp! That isn’t a stone, it’s a loaf! I made it!” So it was out. {They} had spent the whole day keeping that in, and it had taken no longer than a sneeze.',
						'“Stop eating!” called {hero}. Sixty spoons stopped. “The stone is a loaf. It’s my loaf, and it’s coming to bits, and when it’s gone, the lamp comes down. Please get up.” {They} had thought that it would be a long speech. There was nothing more to add.',
						'“That’s bread!” cried {hero}. “Up there, in the net! It was meant to be for eating, and it’s mine, and it’s going soft!” There was a silence. {hero} had been afraid of exactly this silence since the morning.',
					],
				},
				{
					say: 'Hang on to the rope, and let nobody notice',
					sets: ['held'],
					outcome: {
						whispered: [
							'{friend} would not be able to hold it much longer. And somebody else could, thought {hero}, quite quietly, for as long as it took. {They} bent down, and went around behind the kettle, where the steam was as thick as a curtain.',
							'There was no time to put the real one in, but there was time to take over from {friend}, who was changing color. And the steam was as thick as a curtain, so that nobody need ever know. {hero} went quietly in, around the kettle.',
							'“Let me,” thought {hero}, for it was plain that {friend} was nearly at the end. There was no time for changing the stones. But there was time for changing places. If somebody else hung on, the soup could go on, and the stone could go on being a stone. It was only a little way, around the kettle and into the steam, where no one can see you.',
						],
						else: [
							'The others did not have to know. They only had to be kept from being squashed. All that it took was the weight of one loaf, on that rope, for as long as there was soup. {hero} could manage one loaf. {They} bent down, and went around behind the kettle, where the steam was as thick as a curtain.',
							'{hero} did not shout. The kettle was boiling by now, and the steam stood in that corner like a curtain. The end of the rope hung down behind it. Whoever pulled on that as hard as a loaf does, and kept still, was as good as a stone. It was six steps to the kettle.',
							'It was a matter of weight, thought {hero}, and not of words. A rope wants something on the end of it, and does not ask who. The steam in that corner was as thick as a curtain. Nobody would know, and nobody need even stop singing. {hero} went around behind the kettle, without any hurry, like somebody who is looking for a ladle.',
						],
					},
				},
				{
					say: 'Call for a dance, out at the back and around',
					sets: ['lured'],
					outcome: [
						'“Who’s for the long dance?” called {hero}, as gaily as {they} could. “It goes out at the back, and three times around the yard!” “Now?” “It has to be now,” said {hero}. “It’s much worse on a full stomach.”',
						'“You can’t sit still to such a soup!” {hero} called. It was all that came to {them}. “Up, everybody! We’ll dance around the yard, and then there’s a second bowl!” “Before the second bowl?” asked an aunt. “It makes room,” said {hero}, and looked at the lamp, and clapped the time.',
						'The guests had to get out from under it, and did not need to know why. “There’s a dance!” {hero} called. “The long one! The first out at the back door leads it!” Some of them put down their spoons. It was a start.',
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
			titles: ['Is There More?', 'What Was Inside', 'What Held the Lamp'],
			time: 'night',
			parts: [
				{
					'told & quiet': ['Nobody had known that {hero} could be so loud.', ''],
					'told & kind': ['People would laugh, thought {hero}. But there were sixty of them under that lamp.', ''],
					clever: [
						'{hero} had thought of six ways out that day, and each had led deeper in. This was the seventh.',
						'',
					],
					careful: ['For once there was no time to make quite sure of anything.', ''],
					'told & merry': ['Nobody has ever been so serious about a bread.', ''],
					dreamy: ['For once {hero} was thinking of one thing only.', ''],
				},
				'@answer',
				{
					told: [
						'Nobody laughed yet. Everybody looked up, and a candle dropped into a bowl. Then sixty people got up from their soup, quite softly, as one gets up from beside a dog that growls.',
						'It lasted as long as it takes a spoon to sink. Then everybody looked up, and the nearest bench rose, and the next, and they all went backward to the wall with their bowls held high.',
						'A spoon fell down. A big man said “Bread?” and felt for his neighbor’s arm. Then there was a great deal of quiet moving, one bench after another, away from the middle. In a minute the table was as empty as a plate, and sixty people stood along the wall.',
					],
					held: [
						'There hung the end of the rope. {hero} took it, and looked for something to tie it to. There was a bare wall, and there was {hero}. So {they} hung on. The net swung back toward the wall. What was left of the loaf was too small for it by now. It slid out between the cords, and landed in the basket for the ladles. To lift the gray stone up there took two and a ladder, before everyone’s eyes. So {hero} was the stone now, and all that {they} had to hold was the weight of one loaf. But a loaf can be put down.',
						'In the steam hung the end of the rope, and there was a wall without so much as a nail to tie it to. {hero} took hold, and drew the net back toward the wall. It was just in time. “Flop,” said the loaf, which had never said that before, and dropped out between the cords into the ladle basket. All that held up a hundred candles now was {hero}. It took two to lift the gray stone so high, on a ladder, before everyone’s eyes. One loaf is not much to hold, as long as you may put it down.',
						'There was nothing behind the kettle that you could tie a rope to. {hero} caught hold of the end, and pulled, and the net swung back toward the wall. What was left in it was not much bigger than half a stone, and half a stone falls through. Out came the loaf, soft and quiet, and sat down in the basket for the ladles. The lamp had not even flickered, and what kept it up there now was {hero}. It took two to lift the gray stone so high, on a ladder, where everyone could see. One loaf is not much to hold. But you can put down a loaf.',
					],
					else: [
						'And the whole table came. A dance in the middle of the soup was new, and what’s new needs no reason. Bench after bench took hold of the next, and the first went hopping out past the kettle.',
						'It is hard to stay sitting when the bench goes. First the children ran for the door, and then the aunts ran after the children. Then one bench was holding on to the next, and they came singing past the kettle, bowls and all. {hero} stood at the door, and counted.',
						'“The long one!” people said. “We haven’t had that since the wedding!” At first it was only the children who got up, and then it was a bench, and then you had to dance, or be the one person who didn’t. With their spoons in their mouths the first ones went by the kettle, and out. {hero} held the door for them, and looked up at the net as little as possible.',
					],
				},
				{
					'told & dog': [
						'“So where’s the dog?” asked somebody. “There wasn’t a dog,” said {hero}. “I made him up.” “Thank goodness,” said the girl, and for a moment she was happier than anyone.',
						'“Then the dog didn’t eat it,” said the lady with the bowl of water. “There was no dog,” said {hero}. Sixty people were very glad to hear it.',
						'“And I put out water for that dog,” said the lady. “There never was one,” said {hero}. “I’m sorry about the water.” “Then nobody’s got a stomachache,” said the lady, “and that’s the main thing.”',
					],
					'told & none': [
						'“But you said that you didn’t bake this year,” said the girl. “I did bake,” said {hero}. “I’m sorry. You can have your half back.” “I don’t want it back,” said the girl. “I want to see yours.”',
						'“So you did bake one!” cried the girl. She had given away half of hers, and was not cross at all. “And it’s even worse than mine!”',
						'“That’s not ‘didn’t bake,’” the girl told {hero}. “That’s ‘did bake, and how!’” She thought about the half that she had given away. “I’d have swapped with you,” she said.',
					],
					'told & confided': [
						'“I knew!” cried the girl, who could not have held it in much longer. “I’m a friend of the baker’s!” And she came over, with her plate, and stood next to {hero}.',
						'The girl could not hold it in any longer. “It’s worse than mine!” she shouted proudly. “I knew it the whole time.”',
						'“Now it’s out!” cried the girl, and let go of all her breath. “It went even wronger than mine, and I’m the only one who was told!”',
					],
					'held & dog': [
						'Once the lady with the bowl of water came by, and put it down next to {hero}. “For the dog,” she said into the steam.',
						'Something wet was pushed against {hero} in the steam. It was the bowl of water. “There, good boy,” said a lady’s voice.',
						'By and by a hand came around the kettle, felt about in the steam, and patted {hero}. “So that’s where you’ve got to,” said the lady with the bowl of water. “Good dog.”',
					],
					'held & none': [
						'By and by half a flat loaf came around the kettle, with the girl behind it. “I did bake,” {hero} told her from the rope. “It’s that, in with the ladles. I’m sorry.” “I’ll keep your seat,” said the girl, and told nobody.',
						'The girl had kept a seat. When nobody came, she brought the half loaf around the kettle. “I did bake,” said {hero}. “It’s in that basket. I’m sorry.” The girl looked in. “Mine’s flatter,” she said, and told nobody.',
						'“Is that place free?” somebody asked at the table. “No,” said the girl, “that’s {hero}’s,” and came to look behind the kettle. “I did bake,” said {hero}, on the rope. “I’m sorry.” She thought about it. “Then eat mine,” she said, and told nobody.',
					],
					'held & confided': [
						'After the second song somebody crept in beside {hero}. It was the girl. She asked nothing, and took hold of the end of the rope, and held on too, until her mother came to find her.',
						'“I thought so,” somebody whispered. The girl had come around the kettle, and held on to the end of the rope with both hands. She was about as heavy as a crust. It was a great help.',
						'A small hand came through the steam, and closed around the rope. “You’re the stone,” whispered the girl, as you say to somebody, you’re the king. Then she pulled too, for two whole songs, until she was called away.',
					],
					'lured & dog': [
						'“Here, dog! Come out!” called the girl at the kettle, and looked underneath, before she let herself be danced away.',
						'The lady took the bowl of water along. “If there’s a dance, he’ll come,” she said.',
						'“Whistle, everybody!” cried the girl, in the middle of it. “Perhaps the dog’s outside!” So it was a dance with a good deal of whistling.',
					],
					'lured & none': [
						'“I dance with {hero}!” called the girl. “We’ve got the same loaf.”',
						'The girl wrapped up both halves of the flat loaf, hers and {hero}’s, and danced out with them on her head.',
						'The girl would not go without the flat loaf. She took {hero}’s half in one hand and hers in the other, and beat the time with them.',
					],
					'lured & confided': [
						'“Is it because of you know what?” whispered the girl. “Yes,” said {hero}. “Dance!” And she pulled along the whole of the children’s table.',
						'The girl did not ask anything. She winked with both eyes, and joined on, and made the biggest noise of all.',
						'The girl looked at {hero} for as long as it takes to understand something. “Last one out is a dumpling!” she yelled, and half of the benches ran.',
					],
				},
				{
					'end-knew & given & !lured': [
						'“I knew it too!” cried {friend}, and ran to catch hold of the rope, and was a moment too late.',
						'“The rope!” cried {friend}. “I knew about the loaf, I’ll hold it!” But it ran off over the wheels, too fast for anyone to catch.',
						'“I knew it too!” cried {friend}, and jumped for the rope when it twitched. The rope was quicker, and hot.',
					],
					'end-more & given or end-more & whispered': [
						'“I knew too,” said {friend} to all of them. “I let you clap.” “Then you can hang up the next one,” said {host}. It was quite a mild punishment.',
						'“It wasn’t only {hero},” said {friend}, and turned red. “I knew it was bread. It’s just that nobody ever clapped for me before.” “You can have that back,” said {host}, and clapped, once, and pointed to the rope.',
						'“Don’t clap for me any more,” said {friend} in a small voice. “I knew what it was, and I let it hang there, because you’d all been so nice about it.” {host} thought this over. “Then now you pull the hardest,” said {host}.',
					],
				},
				{
					'end-danced & whispered': [
						'When the last of them was out at the back door, {hero} caught hold of the gray stone. But {friend}’s arms had given out. {friend} let go of the rope and jumped clear, and down came the great lamp on the long table.',
						'“Everybody out?” panted {friend}, on the rope. “All sixty,” said {hero}. “Now the stone!” But {friend}’s arms had given out. {Friend.they} let go, and ran. Behind the two of them the great lamp came down on the long table, with all its candles.',
						'“That’s sixty,” called {hero}, from the door. “Now the gray stone!” It was a moment too late for {friend}’s arms. The rope slid out of them, and {friend} jumped, and was outside before it had finished running over the wheels. Then the great lamp sat down on the long table, all by itself.',
					],
					'end-danced': [
						'The last of them had just gone out at the back, singing, when the loaf fell out of the net, and the great lamp came down on the long table.',
						'“Fifty-nine, sixty,” counted {hero} at the back door. At that moment the loaf dropped out of the net. The rope flew up, and the great lamp sat down on the long table, where sixty people had been.',
						'Nobody was left in there but the soup. So nobody saw the loaf slip out of its net. But everyone in the yard heard the rope go whistling over the wheels, and after that, on the long table, the great lamp.',
					],
				},
				{
					'end-more & tied': [
						'Everybody helped to let down the lamp, and the loaf was taken out of the net, and the gray stone was put in. Up went the lamp again, like the moon, by nine knots and a sock.',
						'The whole room took hold of the rope, and held it until the gray stone was in the net. All nine knots stayed shut. “And whose is the sock?” asked {host}.',
						'Sixty people took hold of the rope, and held tight. Out of the net came the loaf, and in went the gray stone. It had hardly stopped swinging when the first person asked about the sock.',
					],
					'end-more & sacked': [
						'Everybody helped to let down the lamp, and the loaf was taken out of the net, and the sack was put in. Up went the lamp again, like the moon. Under the beam it said FLOUR.',
						'The whole room took hold of the rope, and held it until the sack was in the net. “Flour,” read {host}, and looked over at the loaf. “They’ve got you two mixed up.”',
						'While {host} lifted out the loaf and put in the sack, everybody else kept the rope still. Then they all let go, one after another, and nothing moved. “FLOUR,” it said up there in the net. It was as steady as a rock.',
					],
					'end-more & dough': [
						'Everybody helped to let down the lamp, and the loaf was taken out of the net, and the gray stone was put in. Up went the lamp again, like the moon. “And what holds that together?” asked {host}. “The same bread,” said {hero}.',
						'The whole room took hold of the rope, and held it until the gray stone was in the net. {host} ran a thumb along the crack. “I’d like the recipe for that glue,” said {host}. “You’re just going to laugh at it,” said {hero}.',
						'Everyone hung on to the rope while {hero} changed the bread for the gray stone. There was a pale line around the middle of that. “Have you buttered it?” asked {host}. “It’s the same dough,” said {hero}, “only less.”',
					],
				},
				{
					'end-more': [
						'The loaf was carried to the table on a shovel. On the side of the kettle it had lost its shape, and on the other it still broke the bread knife. Sixty people laughed until they had to hold on to each other. {hero} did not run away. It was bad, and it was like rain: at some point you are as wet as you can get. “One more try,” said {host}, and dropped it on the floor. It cracked from end to end. Out came steam, and a smell that made the whole room turn around. “It’s all in there!” cried the small girl. Under the crust it was as white as a pillow. {host} broke it up, and sent it along the benches, and the last to get any was {hero}. Before {they} could taste it, there was a plate under {their} chin. Behind it stood the small girl. “Is there more?”',
						'Then came the laughing, as {hero} had known it would. It went on while {host} fetched an ax, for the side away from the kettle was as hard as ever. It stopped at the third blow, for the loaf had split, and steam came out. Only the crust had been stone. Inside it was white, and so soft that it leaned, and the whole of {hall} smelled of it. Nobody said anything, as every mouth was full. Then, at the far end, someone held out a plate. It was {host}. “Is there more?” said {host}.',
						'The loaf lay on the table, and dripped. Everybody laughed at it, and {hero} stood there and got through it. {host} took a saw to the dry side. “Tock,” it said, and “tock,” and then it said nothing, because the saw had come to the inside. It was warm in there. It was as soft as a sleeve, and there was far more of it than crust. It went around. {hero} did not look. “Excuse me,” somebody said, and touched {them}. It was an old man, with an empty plate. “Is there more?”',
					],
					'end-knew & lured': [
						'When the last of them was out in the yard, the loaf broke in two and fell out of the net, and the lamp came down on the empty table. “What luck!” they said. “Who’d have thought it of that stone?” “I would,” said {hero}. “It was a loaf. I made it, and I knew it when I came in, and I said it was a fine stone.” Nobody danced any more, and everyone went home early. {hero} stayed, and hung up the lamp again by the gray stone, and came back every night for a week, to scrape wax off the floor. On the last one {host} came too, with a second scraper, and a plate with a cloth on it. “It’s the inside,” said {host}. “I picked it up that night, and I’ve toasted it. It would have been a good bread, if you’d said what it was.” The two of them ate it, sitting on the floor. It was gone quite soon. “Is there more?” asked {host}.',
						'The last of them was out at the back when there was a crash in {hall}. They all stood still in the yard. “The stone!” said {host}. “It can’t have been the stone!” “It wasn’t a stone,” said {hero}. “It was my loaf. I knew it when you showed it to me, and I said that it was very fine.” Nobody shouted. The guests went home, and for a week {hero} was not asked anything at all. {They} scraped the wax off the table, and swept, and hung up the lamp by the gray stone. On the Sunday {host} came, with a plate under a cloth. “I fished the middle out of the kettle,” said {host}, “and baked it again. It was only the crust that was hard. You might have told us. We’d have eaten it.” The two of them finished it on the step. “Is there more?” said {host}.',
						'The yard was full of dancers when the ground shook. “That was the lamp,” said {host}, and went white. “And we’ve only just come out from under it. What luck!” {hero} could have left it at that. “It was my loaf that held it up,” said {hero}. “I saw it as soon as I came in, and I told you that it was a stone, and a fine one.” The last few who were still hopping stopped. Nobody sang again that night. For a week {hero} came and scraped at the wax, and hung the lamp up by the gray stone, and nobody looked in. Then {host} did, with something on a plate, under a cloth. “I had to know what it was like in the middle,” said {host}, “so I baked that part again. It’s good. We’d have had it with the soup, if you’d only told us.” There were four slices, and that was two for each of them. “Is there more?” said {host}.',
					],
					'end-knew': [
						'Everyone was clear of it when the loaf broke in two and fell out of the net. The lamp came down in the middle of the long table, and went out, and in the dark something rolled to a stop. “Bread,” said {host}, who had stepped on it. “You knew. You stood there and praised it, and all the time you knew.” There was no answer to that. Everyone went home early. {hero} put up the lamp again, by the gray stone, and was there every night for a week, with a scraper, because of the wax. On the last night there was a second scraper, and it was {host}’s, and beside it stood a plate with a cloth on it. “It’s the inside,” said {host}. “I sliced it that night, and now I’ve toasted it. It would have been a good bread, if you’d only owned it.” The two of them ate it there and then. It was gone quite soon. “Is there more?” asked {host}.',
						'Nobody was under the lamp when it fell. It sat down on the long table, among the spoons, and went out with a sigh. “I have bread in my ear,” said {host} in the dark. “{hero}. When you said it was a fine stone, did you know?” It was a very small answer, and the hardest of the day. “Yes,” said {hero}. Nobody shouted. The guests went home, and for a week {hero} was not asked anything at all. {They} swept, and scraped, and hung up the lamp again, with the gray stone. On the Sunday {host} brought a plate, with a cloth over it. “I saved the middle, and made a pudding of it,” said {host}. “It was only hard on the outside. You might have told us. We’d have eaten it.” It was still good. The two of them finished it on the step. “Is there more?” said {host}.',
						'Nobody was near it when the lamp came down in the very middle of the table, and a hundred candles went out at once. Somebody struck a light. It shone on something soft and brown, and on {host}, who had picked it up. “This afternoon,” said {host}, “when you told me what a fine stone it was. Did you know?” “Yes,” said {hero}. It would have been easier if {host} had shouted. The guests went home early. {hero} hung up the lamp by the gray stone, and then there was all the wax, and that took a week of evenings. On the last of them {host} sat down on the floor as well, with a scraper, and a plate under a cloth. “It’s out of the middle,” said {host}. “I meant to throw it away, and then I toasted it. Such a bread, and you let it be a stone!” For some time there was only crunching. “Is there more?” asked {host}.',
					],
					'end-held & whispered': [
						'{hero} held the lamp up through fourteen songs and three bowls, behind the kettle, where the steam was, and {friend} sat at the table and did not enjoy a single one. Nobody was squashed, or knew how nearly they had been. “You can let go,” said {friend} at last. “They’re gone. You can let go now.” But {hero} could not open {their} {hands}; it had to be done one bit at a time. The two of them let the lamp down, and put the gray stone in the net, and pulled it up again. In the ladle basket lay what was left of the loaf, and it had split. It was only the crust that had been hard. {friend} picked up a bit of the inside, to throw it away, and ate it. Then {friend.they} looked into the basket again. “Is there more?” said {friend}.',
						'It is not easy to be a stone, behind a kettle, through fourteen songs. A stone has no nose for the steam to get into. {friend} sat with the others, and sang much too loudly, so that nobody should hear the rope creak. At last the guests went home. “What a steady lamp!” they said on the way out. “What a stone!” {friend} came back around the kettle, and helped {hero} let go. The two of them hung up the gray stone, and hardly spoke. The loaf lay in the ladle basket, and had come open. It was white inside. {friend} broke off a bit, to have something to do. “They clapped me for a stone,” {friend.they} said. “And they could have had this.” Then {friend.they} felt about in the basket. “Is there more?”',
						'Somebody began the first song, and {hero} counted. It was fourteen songs to the end of the soup. At the seventh the rope felt as if it had grown on {them}, and at the tenth it was the other way around. {friend} had gone to the table, so that nobody should miss both of them, and salted {friend.their} soup four times. Nobody noticed a thing. When the door had shut behind the last guest, {friend} ran. “Let go! I’ve got it!” It was a while before {hero} could. The lamp came down, and the gray stone went into the net, and up it all went again. Then the two of them sat on the floor next to the ladle basket. In it lay the loaf, burst open, and inside the crust it was quite white. “We ought to have told them,” said {friend}, and tried some, and was quiet for so long that {hero} looked up. “Is there more?”',
					],
					'end-held & given': [
						'{hero} held the lamp up through fourteen songs and three bowls, behind the kettle, where the steam was. Nobody was squashed, or knew how nearly they had been. All evening {friend} had watched the rope, which was all that stuck out of the steam, and could not understand how a loaf held so well. When the last guest had gone, {friend.they} looked around the kettle. “So that’s why,” said {friend}. {hero} could not open {their} {hands}; it had to be done one bit at a time. The two of them hung up the gray stone, and hardly spoke. In the ladle basket lay what was left of the loaf, come open, and it was only the crust that had been hard. {friend} tried a bit of the inside. “And I only wanted it for a stone,” {friend.they} said. “Is there more?”',
						'It is not easy to be a stone. A stone does not get cramp, or steam up its nose. But {hero} held on, behind the kettle, through all the songs, and the lamp hung over the table as if it had been nailed to the air. “What a steady lamp!” people said, and shook {friend} by the hand for it on the way out. {friend} had known what was in the net since the morning. When the steam thinned, {friend.they} saw that nothing was, and came around the kettle, and took hold of the rope with {hero}. It was let down together, and hung up again by the gray stone. In the ladle basket the loaf had come open. It was as white as milk. “They shook the wrong hand,” said {friend}, eating. “Is there more?”',
						'For fourteen songs the lamp hung there like a picture of a lamp. {friend}, who knew what was in the net, ate nothing, and watched the corner. But all that stuck out of the steam was the rope, and the rope did not move. “You’ve got an eye for stones,” said the last guest, at the door. Then {friend} ran to look. The net was empty. At the end of the rope was {hero}, who could not let go any more without help. Hardly a word was said until the gray stone was up. Then {friend} bent over the ladle basket. The loaf had split, and only the brown part of it had ever been hard. “I was so glad that it was heavy,” said {friend}, with some of the white part in {friend.their} mouth. “I never asked what it was like as bread.” And then: “Is there more?”',
					],
					'end-held': [
						'{hero} held the lamp up through fourteen songs and three bowls, behind the kettle, where the steam was. Nobody was squashed, or knew how nearly they had been. The lamp, people said, had never burned so steadily. When the last of them had gone, and the last candle was out, {hero} let the lamp down, and could not open {their} {hands}. “Have you been there the whole time?” asked {friend}, who had come back for a hat. Then {hero} told all of it. The two of them put the gray stone in the net, where it was called {friend}’s stone from then on. In the ladle basket lay what was left of the loaf, broken open. It was only the crust that had been hard. {friend} picked up a bit of the inside, and then another. “Is there more?” said {friend}.',
						'It is not easy to be a stone. A stone does not get cramp, or steam up its nose. But {hero} held on, behind the kettle, through all the songs, and the lamp hung over the table as if it had been nailed to the air. Then it was over, and the guests went home, yawning. “Good night, stone,” somebody said. Only {friend} had looked into the corner, where the steam was thinning, and looked again. “What are you doing there?” {friend.they} asked. {hero} could not say it all at once. The two of them let the lamp down, and put the gray stone in the net. The loaf lay in the ladle basket, and had come open, and inside it was white. “You wouldn’t have had to do that,” said {friend}, chewing. “They’d have liked it.” {Friend.they} felt about in the basket. “Is there more?”',
						'Fourteen songs are a long time to be something else. By the third {hero} knew each thread of that rope, and at the ninth {they} sang along, very softly, behind the kettle. Nobody could see {them} for steam, and everybody was looking at the lamp. “As still as a star,” people said, and went home. Only {friend} came back, to say good night to the stone, and found an empty net, and {hero}. “Where’s my stone?” asked {friend}. “There never was one,” said {hero}. “It was my loaf. It’s in with the ladles.” The two of them let down the lamp, and hung it up again by the gray one. Then {friend} looked into the ladle basket. The crust had come apart like a pot, and what had been in it was white, and still warm. {friend} sniffed at it, tried it, and sat down next to the basket. “Is there more?”',
					],
					'end-danced & whispered or end-danced & given': [
						'+ All the dancers came in again to look. The lamp sat on the long table, in the middle of the bowls, like a hen. “What luck that we were dancing!” they said, and clapped {hero} for it, for a long time. It’s a bad thing to be clapped for. Then it was quiet, and {hero} went up to {host}. “There’s a real stone over there by the door,” {they} said. “What was in the net was my loaf.” “I knew it as well,” said {friend}, who had come up too. “And now so do I,” said {host}. “I’ve had a bit of it, out of the kettle.” {Host.they} looked around to see who was listening. “I praised it as a stone, and I shall have to live with that. But I’ve been hoping that somebody would tell me who made it. Is there more?”',
						'+ The crash was like the end of a song. “It’s a wonder!” said the dancers in the yard. “If we hadn’t been out here!” And {hero} was lifted up, and carried around. It went on for one lap. On the second {hero} said it, from up there, to everybody. “It wasn’t a wonder. It was a loaf. I baked it, and I knew. There’s a real stone by the door, to hang the lamp up again.” “I knew it too,” said {friend}, who had come out last. {hero} was put down, rather suddenly. It was quiet, apart from a child in the back door, who had fished something white out of the kettle, and was eating it. “But it’s good,” said the child, with soup up to the ears. “Is there more?”',
						'+ The dance stopped in the middle of a step, and everyone came back to look. There stood the lamp on the table, up to its rim in soup, and on all the benches there was nobody. “That dance has saved us!” cried {host}. “Three cheers for {hero}!” It got as far as two. “Please don’t,” said {hero}. “What hung in the net was bread. It was mine, and I knew. The dance was only so that I shouldn’t have to say it.” “I knew it too,” said {friend}. So the third cheer was left over. It was very quiet, and in the quiet the lamp was hung up again, by the gray stone. Then the small girl came back from the kettle with her plate, and she was chewing. “It was only the outside that went wrong,” she told {hero}. “Is there more?”',
					],
					'end-danced': [
						'+ It went out in the soup with a long hiss. “The stone!” cried {host} at the back door, and ran in, and all the dancers after {host.them}, still in one long row. There was no stone. There was half a loaf, in the kettle, and the other half on the rim. “So that’s it,” said {host}. “We danced, and it fell, and nobody was under it.” They all wanted to thank {hero}. {hero} would have given a great deal to be able to take it. “There’s a real stone by the door,” {they} said, “and I knew that this one would fall. It’s my loaf. I hid it, because it went wrong, and then I called a dance, because I didn’t dare to say so.” It was very quiet. “Did it go wrong?” asked the small girl, with her mouth full. She was standing by the kettle. “Only on the outside,” she said. “Is there more?”',
						'+ All the dancers came in again to look. The lamp sat on the long table, in the middle of the bowls, like a hen. “What luck that we were dancing!” they said, and clapped {hero} for it, for a long time. It’s a bad thing to be clapped for. {hero} waited until the clapping was over, and went up to {host}. “There’s a real stone over there by the door,” said {hero}. “What was in the net was my loaf.” “I know,” said {host}. “I’ve had a bit of it, out of the kettle.” {Host.they} looked around to see who was listening. “I praised it as a stone, and I shall have to live with that. But I’ve been hoping that somebody would tell me who made it. Is there more?”',
						'+ The crash was like the end of a song. “It’s a wonder!” said the dancers in the yard. “If we hadn’t been out here!” And {hero} was lifted up, and carried around. It went on for one lap. On the second {hero} said it, from up there, to everybody. “It wasn’t a wonder. It was a loaf. I baked it, and I knew. There’s a real stone by the door, to hang the lamp up again.” {hero} was put down, rather suddenly. It was quiet, apart from a child in the back door, who had fished something white out of the kettle, and was eating it. “But it’s good,” said the child, with soup up to the ears. “Is there more?”',
					],
				},
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
