import type { PlotLevel } from '../../format.ts';

export const soupRace3: PlotLevel = {
	joins:
		'“{choice}” {hero} did it, and after that there was only Soup Day left to worry about. On Soup Day all of {folk} carry a full bowl up the road {hall.to}, and whoever has most soup left at the top gets {thing}. {rival.name}, {rival.a}, has won for six years. {host.name}, {host.a}, does the weighing. Beside the scale sits {elder}, {elder.the}, the guest of honor, who brings a wooden spoon, and nobody knows why.',
	chapters: [
		{
			titles: ['The Rules of Soup Day', 'Last Year', 'To the Brim', 'A Place on the Wall'],
			time: 'day',
			parts: [
				[
					'There are races for the quick and races for the strong. Soup Day is for the steady. Everybody gets a bowl {start.at}, full to the brim, and carries it up five bends and around a good many holes, {hall.to}, where it is weighed. The one with the most soup gets {thing} for a year, and a place on the wall in gold. {hero} was {described}, and was not on the wall. In nine years {they} had got as far as the third bend with soup, and no farther.',
					'On the wall {hall.at} are fifty names in gold, one for each Soup Day, and the last six are the same. You carry a bowl of soup up five bends full of holes, and whoever brings most of it goes up there, and gets {thing} for a year. {hero}, who was {described}, had gone in for it nine times, and had never yet had enough left to wet the scale. Once it had been a noodle, and the noodle slid off.',
					'{hero}, who was {described}, wanted to be on a wall. It was the wall {hall.at}, where the winners of Soup Day are painted up in gold. You carry a bowl of soup up five bends, around all the holes, and it is weighed at the top, and the heaviest wins {thing} for a year. It sounds easy. {They} had tried it nine times. Once {they} had got to the top with a bowl that still smelled of soup.',
				],
				{
					quiet: [
						'Last year somebody had jogged {hero} at the start. {They} whispered, “Careful,” so softly that the next nineteen people did it too.',
						'Last year somebody in front of {hero} had sneezed. {hero} said “Bless you,” so softly that it was taken for a drip, and everyone looked down at once.',
					],
					bold: [
						'Last year {hero} had carried the soup at a run, to impress people. It did. People still spoke of the noodle.',
						'Last year {hero} had overtaken eleven people on the first bend. It was widely admired, except by those who were on the inside.',
					],
					kind: [
						'Last year {hero} had met nine people on the way who said that the soup smelled good. {They} had arrived with a bowl and a lot of friends.',
						'Last year a baby had been crying at the first bend. It liked noodles, as it turned out, and so did its brothers.',
					],
					honest: [
						'Last year a noodle had jumped into {their} bowl from the bowl in front. {hero} went back to look for its owner.',
						'Last year {hero} had stopped at the first bend to report that {their} bowl was fuller than the others. By the time that had been put right it was empty.',
					],
					clever: [
						'Last year {hero} had invented a lid that screwed on. It screwed on so well that it had to be opened with a hammer, and so was the bowl.',
						'Last year {hero} had worked out the perfect speed for a bowl of soup, and kept to it exactly. Nobody had told the holes about it.',
					],
					careful: [
						'Last year {hero} had not spilled one drop by the third bend. But it was Friday by then, and Soup Day is on a Tuesday, and there was a good deal of fur on the soup.',
						'Last year {hero} had kept {their} eyes on the soup from the first step to the last. The last step had been into a wall. It was done very carefully.',
					],
					merry: [
						'Last year {hero} had caught sight of {their} own face in the soup, making a serious expression. {They} laughed the bowl empty.',
						'Last year {hero} had thought of a joke at the first bend, and had nobody to tell it to but the soup. It must have been a good one, for the soup went everywhere.',
					],
					dreamy: [
						'Last year {hero} had stood the bowl on a wall in order to think about something. It was a very good thought. As far as {they} knew it was still there, with the bowl.',
						'Last year {hero} had turned off at the first bend, after an interesting smell, and noticed it at about suppertime. The soup had been supper.',
					],
					quick: [
						'Last year {hero} had been first at the top by an hour. The soup was all along the road, as if to show the others the way.',
						'Last year {hero} had got to the first bend before the bowl had properly left the start. It caught up. The soup did not.',
					],
				},
				[
					'“Bowls up!” called {host.name}, {host.a}, and put down the ladle. {hero} could hear the other bowls being moved away. “Good luck with that,” said {rival.name}, {rival.a}. {Rival.they} had won six times running. On the cart, next to the great scale, sat the guest of honor. It was {elder}, {elder.the}. It had always been like that. {Elder.they} had no bowl, but {elder.they} had brought a wooden spoon. It had always been like that too. Then {host} got up in front, and the cart drove off ahead of them all.',
					'{host.name}, {host.a}, filled the bowls. {rival.name} was given the first one. {Rival.they} was {rival.a}, and had won for six years, and yawned. “I’d stand well back from that one,” {rival.they} said, and meant {hero}. The guest of honor was helped up on the cart, next to the scale. It was {elder}, {elder.the}. {Elder.they} had no bowl, but {elder.they} had brought a wooden spoon, as always, and held it upright, like somebody waiting for a bus. {host} took the reins, to drive on ahead.',
					'“No pushing, no lids, and no riding on the cart!” called {host.name}, {host.a}, and filled the bowls. “I only need the one,” said {rival.name}, {rival.a}, and yawned. {Rival.they} had won for six years. Then {host} climbed up on the cart that drives ahead with the great scale. Beside the scale sat the guest of honor, {elder}, {elder.the}, as every year. {Elder.they} was given no bowl, as every year. All the same {elder.they} had brought a wooden spoon.',
				],
				[
					'{hero} held {their} bowl level. It was the usual soup, red, with leeks and noodles, and it came up to the very rim and stood there trembling. “This year you’re staying in,” {they} told it.',
					'The soup was red, with leeks and noodles in it, as it is every year. It stood a little higher than the rim, and trembled. “So do I,” said {hero} to the soup, very low.',
					'{hero} looked down at the soup. There were leeks in it, and noodles, and it was red, and so full that it bulged. “Just this one time,” {they} said to it.',
				],
			],
			choices: [
				{
					say: 'Ask what the soup was ever meant for',
					sets: ['asked'],
					outcome: [
						'“What’s it for?” asked {hero}. “What’s what for?” said {host}. “The soup,” said {hero}. {host} had been running Soup Day for twenty years, and opened {host.their} mouth, and found nothing in it. “For weighing,” said {host} finally. “Then we pour it away.” On the cart {elder} had let the spoon sink, and was looking straight at {hero}.',
						'“Who used to eat it?” asked {hero}. It got a big laugh. “Eat it!” said {host}. “It’s for the scale. After that it goes out of the window.” {hero} looked around to see who was not laughing. There was one, up on the cart, with a spoon.',
						'“This soup,” said {hero}. “What’s it for?” “It’s for weighing,” said {host}, who was pleased to know the answer, “and then it goes out of the window.” “And in the beginning?” asked {hero}. “When it was for something?” There {host} was stuck, and looked at the scale for help. Only {elder}, up on the cart, had leaned forward, with the spoon in both hands, as if there had been a knock at the door.',
					],
				},
				{
					say: 'Announce that this year you are going to win',
					sets: ['vowed'],
					outcome: [
						'“I’m going to win,” said {hero}. {They} said it loudly, so that {they} could not take it back. The whole row of bowls began to shake with laughing, and {host} had to go around with the ladle again. {hero} did not laugh. {They} wanted {thing} so badly by now that {they} could taste it.',
						'“Better dust the wall,” said {hero} to {rival}. “There’s a name coming.” “Is it Leek?” said {rival}. Everyone thought that very funny. {hero} looked into {their} soup, until it was quite steady, and made up {their} mind.',
						'“This is my year,” announced {hero}. “I’m going to win it.” There was a short silence, as before a sneeze. Then sixty people laughed, and some of the soup was gone before the race had even begun, and had to be filled up again. It had not sounded quite as grand as {hero} had hoped. But {they} meant it, and more with every laugh.',
					],
				},
				{
					say: 'Propose to {rival} that you call out the holes to each other',
					sets: ['pact'],
					outcome: [
						'“You can’t look at the road and the bowl,” said {hero}. “So I’ll call the left side, and you call the right.” {rival} asked what the trick was. “There isn’t one.” “There always is,” said {rival}, and kept looking for it. “Hole,” {rival.they} added, since they had come to one.',
						'{rival} had never been asked to help anybody on Soup Day, and it made {rival.them} suspicious. But you can’t watch a bowl and a road at once. “Hole, left,” said {hero}. {rival} went around it. There was a pause. “Goat, right,” said {rival} unwillingly.',
						'“We’ve got two pairs of eyes,” {hero} said to {rival}. “If you tell me about holes, I’ll tell you.” “Who put you up to that?” asked {rival}. In six years nobody had offered {rival.them} anything. So the two of them set off, three yards apart. “Hole, left,” said {hero}, and there it was. {rival} said nothing for a good while. “Goat, right,” {rival.they} said then, as if it had cost money.',
					],
				},
			],
			scene: {
				at: 'start',
				with: ['rival', 'elder'],
				shows: ['soup', 'spoon'],
				holds: 'soup',
				pose: 'hold',
				feeling: 'determined',
			},
		},
		{
			titles: ['The Second Bend', 'Something in the Road', 'How to Walk with Soup', 'Nobody Bends Down'],
			time: 'day',
			parts: [
				'@answer',
				[
					'There is a way of walking with soup. You think of nothing, and let the bowl go first. By the first bend half of the bowls had lost an inch. Along the wall sat the cats, who come every year. {hero}’s bowl was still full to the brim. In nine years that had never happened.',
					'Nobody talks much on Soup Day, for whoever talks will spill. Sixty bowls went up the road, and along the wall sat the cats, who come every year. {hero} looked into {their} soup and saw the sky in it, with one small cloud going by. After the first bend it was still there, and so was all the soup.',
					'Sixty bowls went up the road in a row, and cats sat along the wall, as they do every year, and waited. {hero} did not look at the cats, but at three noodles, and the noodles lay still. At the first bend the bowl was as full as ever. It made {hero} quite nervous.',
				],
				{
					pact: [
						'+ “Hole, right,” {rival} said now and then, a little way in front.',
						'+ {rival} had got a little way in front by now. “Goat, right,” {rival.they} said, over {rival.their} shoulder.',
					],
				},
				[
					'Far ahead of them all the cart was rattling along. At the second bend one of its wheels dropped into a hole. The cart jumped, and something flew off at the back. “My spoon!” called {elder}. But the scale made such a clatter that {host}, up in front, did not hear, and the cart drove on.',
					'Ahead of them all went the cart, with {host} in front, and {elder} and the scale behind. At the second bend it hit a hole. Something hopped over the tailboard and landed in the road. “Stop! My spoon!” called {elder}. {host} did not hear it. The scale was clattering, and the cart went on uphill.',
					'The cart was well ahead by then. {hero} saw it jump, at the second bend, over the biggest hole of the whole road. {elder} jumped too, and something long and brown fell down behind. “My spoon!” called {elder}, and stretched out both arms. {host} drove on. Next to that scale you can’t hear a thing.',
				],
				[
					'The wooden spoon lay in the middle of the road. The bowls went around it, left and right. Nobody picked it up, because if you bend down, you spill. So it was still there when {hero} came. Along the handle there were notches, row upon row, a great many more than a hundred. Somebody had cut them in with a knife, all of one size, and had taken trouble over it.',
					'One bowl after another went past the wooden spoon. If you bend down, you spill, and so nobody did. When {hero} got there, the handle turned out to be full of little notches. They were cut in rows, as if somebody had been counting, and there were a lot more than a hundred.',
					'“Mind the spoon,” people said, and went around it with their bowls. Nobody wanted to bend down and spill. Then {hero} stood in front of it. It was an old spoon, black from smoke. From end to end the handle was covered with notches, one beside the other, a great many more than a hundred.',
				],
			],
			choices: [
				{
					say: 'Put down the bowl and hurry after the cart',
					sets: ['returned'],
					outcome: [
						'{hero} stood the bowl on the wall and hurried after the cart with the spoon. {elder} took it in both hands, and looked at every side of it. “You’ll lose by this, you know,” {elder.they} said. “It’s only a bowl,” said {hero}. When {they} got back to it an inch of the soup was missing, and the nearest cat was washing its whiskers.',
						'Nobody had ever seen {hero} let go of a bowl on purpose. {They} put it on the wall, snatched up the spoon, and caught up with the cart before the next bend. “Thank you,” said {elder}. “It’s all I’ve got from then.” {hero} would have liked to ask from when. But there was the bowl, back on the wall, and a cat with its nose in it. An inch was gone.',
						'“Wait here,” said {hero} to the bowl, and set it on the wall. Then {they} hurried up the road, with nothing to carry but a wooden spoon, and held it up over the back of the cart. {elder} laid it against {elder.their} cheek. “You’ve left your soup all alone,” said {elder}. “I don’t think it’s alone,” said {hero}. It was not. There sat a cat, with a red mustache, and the soup stood lower by an inch.',
					],
				},
				{
					say: 'Stand the spoon in your soup and carry both',
					sets: ['carried'],
					outcome: [
						'{hero} fished up the spoon, which is hard with a full bowl, and stood it in the soup. “You’ll have it at the top!” {they} called after the cart. At every step the spoon nodded, and at every nod it knocked a drop over the rim. A cat followed behind. By the end of the bend an inch was gone. But the spoon was not.',
						'The only place for a spoon is in a bowl, thought {hero}, and put it there. It looked right at once. It also leaned over the rim, and the soup ran up it and dripped off the end. “I’ve got it!” called {hero} after the cart, and {elder} waved. Behind {hero} a cat walked from drip to drip. It came to about an inch.',
						'“At the top!” called {hero}. “You’ll have it at the top!” The cart was nearly out of earshot, but {elder} raised one hand. Getting the spoon up off the road cost three drops. In the bowl it cost one drop at every step, because it swayed like a mast. {hero} counted them, and so did a cat, and the cat let nothing go to waste. It added up to an inch.',
					],
				},
				{
					say: 'Shout as loud as you can till it stops',
					sets: ['called'],
					outcome: [
						'“STOP!” shouted {hero}. The cart stopped. So did everything else. All up the road bowls gave a jump, and there was a long, wet slap. {host} came back for the spoon in person, and said nothing, in a marked way. {elder} called out, “Thank you!” Nobody else did. An inch of {hero}’s own was gone, too.',
						'{hero} took a breath and shouted, “THE SPOON!” It was so quiet on that road that it went off like a cannon. Sixty people jumped, with sixty bowls. The cart stopped, and {elder} got back {elder.their} spoon, and held it to {elder.their} chest. Then all the cats came down from the wall, for there was soup everywhere. An inch of it was {hero}’s.',
						'“YOU’VE LOST YOUR SPOON!” It was the loudest thing that had ever been said on Soup Day, and {hero} had said it. The cart stood still. Behind it sixty bowls had the hiccups. {host} walked back for the spoon, around a good many puddles, and {elder} kissed it, which made one person who was pleased. Then there were the cats. {hero} looked down, and {their} own bowl was short by an inch.',
					],
				},
			],
			scene: { at: 'start', with: ['elder'], shows: ['spoon'], holds: 'soup', pose: 'think', feeling: 'curious' },
		},
		{
			titles: ['The Pump', 'The Handle Is Quite Shiny', 'An Inch of Water', 'What Everybody Does'],
			time: 'day',
			parts: [
				'@answer',
				[
					'After the third bend, behind a fence, there is a pump. Next to it sat {helper.name}, {helper.a}. {Helper.they} was not in the race. “You’re an inch down,” said {helper}. “Put in an inch of water. They all do it. What do you think they weigh up there, soup?” The handle was worn as bright as silver. {hero} had gone by here nine times, with no hope of winning, and nobody had ever called {them} in.',
					'Beyond the third bend, behind a fence, was a pump. You would not have seen it, if the handle had not shone so. Next to it stood {helper.name}, {helper.a}. {Helper.they} lived there. In other years {hero} had gone by with no hope of winning, and nobody had called {them} in. “An inch is missing,” said {helper}. “Fill it up with water. It’s the custom. It isn’t soup that gets you on the wall, you know. It’s weight.”',
					'At the third bend {hero} heard a squeak. Behind a fence stood a pump, with a handle like silver, and next to it, on an upturned bucket, sat {helper.name}, {helper.a}. In nine years nobody had called {hero} in here, since {they} had had no hope of winning. “You’re an inch down,” said {helper}. “They all stop here and put in water. Wet is wet, on a scale. Or did you think the winners had soup in there?”',
				],
				[
					'“But that’s cheating,” said {hero}. “It’s what?” said {helper}, who had to think about the word. “Nobody’s ever called it that. We call it topping up.”',
					'“And nobody says anything?” asked {hero}. “What should they say?” said {helper}. “It was the custom before my time, and I’ve been sitting here for thirty years.”',
					'“Does everybody do it?” asked {hero}. “There was a lady once who didn’t,” said {helper}. “A very nice lady. She came in fifty-eighth.”',
				],
				{
					called: [
						'Then somebody came back down the road and around the fence. It was {rival}, with a bowl that was nearly empty. “Somebody shouted,” {rival.they} said. {hero} knew who that had been.',
						'{rival} came back down the road and around the fence, with soup on {rival.their} front, and none in {rival.their} bowl. “Some fool shouted,” {rival.they} said. {hero} looked into {their} soup.',
						'There was a drip, and another drip, and then {rival} was back from farther up, with next to nothing to carry. “Who shouts, on Soup Day?” {rival.they} said. “My bowl nearly jumped out of my hands.” {hero} did not say who.',
					],
					pact: [
						'Then somebody came back down the road and around the fence. It was {rival}, with a bowl that was nearly empty. “There was a hole,” {rival.they} said to {hero}. “I was too far in front to hear you call it.”',
						'{rival} came back down the road and around the fence, with soup on {rival.their} front, and none in {rival.their} bowl. “I went too fast for you to call the holes,” {rival.they} said. “So then I found one.”',
						'“There was one more hole,” said somebody. It was {rival}, who had come back down the road, and was holding a bowl that was as good as empty. “I hadn’t waited for you. So nobody called it.”',
					],
					else: [
						'Then somebody came back down the road and around the fence. It was {rival}, with a bowl that was nearly empty. “Somebody sneezed,” {rival.they} said.',
						'{rival} came back down the road and around the fence, with soup on {rival.their} front, and none in {rival.their} bowl. “A goat,” {rival.they} said. “From the left.”',
						'Drip, drip, came something along the fence. It was {rival}, on the way back from farther up, and there was hardly any soup to be seen in {rival.their} bowl. “A cat,” {rival.they} said. “It wanted to be carried.”',
					],
				},
				[
					'+ {rival} took hold of the handle, and only then saw what {hero} was looking at, and let go of it, and went red. {rival} had held that handle before. It was only that nobody had ever just stood there and looked. Six times {rival}’s name stood on the wall, in gold.',
					'+ {rival} reached for the handle, as you reach for a light in your own house. Then {rival.they} saw that {hero} was watching, and pulled back {rival.their} hand. Six times {rival}’s name stood on the wall {hall.at}, in gold. So that was how it had got there.',
					'+ {rival} did not have to look for the handle. {Rival.their} hand knew where it was. Then {rival.they} looked at {hero}, and up at the sky, and went as red as the soup. Six years running {rival} had won. And in six years {rival.they} had met nobody here who did not pump.',
				],
			],
			choices: [
				{
					say: 'Pump an inch of water into your bowl',
					sets: ['watered'],
					outcome: [
						'It took two strokes to fill the bowl. {hero} looked the other way and pumped, as if it were the pump’s idea. The soup had been red, and now it was more of a rumor. “There you go,” said {helper}. “Everybody’s first time is the worst.” {rival} pumped in silence.',
						'Squeak, squeak, went the handle, and up came the soup, back to the brim. Nobody said anything. A noodle floated up, turned over, and seemed to look at {hero}. {rival} went next, and had a whole bowl to pump.',
						'“It’s only an inch,” said {hero}, to nobody. The handle was cold, and went down twice, very easily. Then the bowl was full, and one could see to the bottom of it, which one could not before. “Welcome,” said {helper}. After that it was {rival}’s turn, and it took a good deal longer.',
					],
				},
				{
					say: 'Pour half of your soup into {rival}’s bowl',
					sets: ['shared'],
					outcome: [
						'{hero} tipped {their} bowl over {rival}’s until both bowls were half full. It was very quiet. “Now neither of us can win,” said {rival}. “No,” said {hero}. “But it’s soup.” {helper} said that this was not the custom. {rival} carried half a bowl on as if it had been a full one.',
						'“Hold still,” said {hero}, and poured. {rival} held still, mostly from surprise. There had been enough for one winner, and now there was enough for two losers. “What do you want for it?” asked {rival}. “Nothing,” said {hero}. “It’s only soup.” {rival} thought about that for the length of a whole bend.',
						'Before {rival} could get hold of the handle again {hero} had tipped {their} bowl, and half of the soup ran across. “Are you mad?” said {rival}. “You had nearly a whole one!” “And now we’ve both got some,” said {hero}. “It’s a pity about the place on the wall,” said {helper}. But the pump stayed quiet. {rival} went on next to {hero}, and kept looking from the one bowl to the other.',
					],
				},
				{
					say: 'Go on with what you have, and let them pump',
					sets: ['kept'],
					outcome: [
						'“No, thanks,” said {hero}. “I want to know how much I can really carry.” “You’ll come in last,” said {helper}. “Then I’ll know that,” said {hero}. Behind {them} {rival} had taken hold of the handle. It squeaked for a long time.',
						'{hero} shook {their} head and went on. {They} had an inch less than a full bowl. It was the most that {they} had ever had at the third bend, and every drop of it was soup. Squeak, squeak, it went behind the fence. That was {rival}, with a whole bowl to pump.',
						'“They’ll see that there’s an inch missing,” said {helper}. “Then they’ll see what the rest is,” said {hero}, and turned back to the road. The pump squeaked before {hero} had got to the next bend, and went on squeaking. A whole bowl takes a lot of filling, and {rival}’s had been empty.',
					],
				},
			],
			scene: { at: 'start', with: ['rival', 'helper'], shows: [], holds: 'soup', pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['The Stone at the Fourth Bend', 'Two Hollows', 'Nearly Up', 'Under Fifty Years of Dirt'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					shared: [
						'So they went up to the fourth bend, two half bowls side by side. Half a bowl is easy to carry, and you can look about you. “You can see the whole road from here,” said {rival}, who had come by for six years and never looked.',
						'Half a bowl does not spill. {hero} and {rival} went up side by side, and for the first time on any Soup Day the two of them looked at the view. There was a great deal of it.',
						'Two half bowls were carried up to the fourth bend, and not a drop got out. There was time to look around. “Has all that always been down there?” asked {rival}, who had only ever seen the road and the bowl.',
					],
					watered: [
						'After the pump {hero} discovered that water is quicker than soup. It climbed up one side of the bowl and looked over, and {hero} had to lean the other way. “Who’s that, with a full bowl?” somebody said at the fourth bend. “It can’t be!”',
						'At the fourth bend people stood along the road. “Look, that one has a full bowl!” said a boy. “That’s {hero}!” {hero} had dreamed of those words. In the dream there had been no water in it.',
						'Water slops. {hero} had to move like somebody who is balancing an egg, past all the people who come to the fourth bend to watch. “To the brim!” a woman told her children. “Now you see how it’s done.” {hero} looked straight ahead.',
					],
					else: [
						'At the fourth bend people stood along the road. “Who’s that, with all that soup?” said one of them. “It can’t be!” {hero} did not look up. You can carry a bowl quite still, it turned out, while your heart jumps up and down.',
						'“Is that {hero}?” said somebody at the fourth bend. “With soup?” {hero} went by at the speed of a snail. {They} had never been so happy at such a low speed.',
						'“Don’t breathe, there’s soup in that one,” said a girl at the fourth bend, where people sit and watch. “But that’s {hero}!” said her father. In other years everyone there had looked politely at the sky. {hero} got by, and so did every drop.',
					],
				},
				[
					'After the fourth bend the road is so steep that you have to stop for breath. A big stone stands there, with fifty years of dirt on it. On top it has two round hollows, side by side. {hero} put the bowl into one, and it fitted as an egg fits an egg cup. Then {rival} came, and put {rival.their} own into the other.',
					'Above the bend, where everybody has to rest, stands a big, dirty old stone. {hero} had never got so far with soup. There were two round hollows in the top of it. {They} tried the bowl in one of them, and it fitted to a hair. {rival} came up behind, saw the other hollow, and put {rival.their} own bowl in that.',
					'A little higher up {hero} had to rest. There was a stone, as high as a table, gray with old dirt, and in the top were two round hollows. Each of them was exactly as big as a bowl. {They} put {their} own into the left one. {rival} stopped as well, and put {rival.their} own into the right one. There the two bowls stood, as if somebody had expected them.',
				],
				[
					'“Will you tell them up there?” asked {rival}. “About the pump?” {Rival.they} did not look at {hero}. “I can’t sit facing that wall any more, you know. I eat with my back to it.” {Rival.they} picked at the dirt on the stone, and a bit fell off. Below it something had been cut, very deep. It was the letter H, and then a U.',
					'“Are you going to tell?” asked {rival}, and picked at the dirt. “You saw me at that pump.” {hero} waited. “It was only once, at first,” said {rival}. “Then they had painted me on the wall, and you can’t very well lose after that.” A crust of dirt came off. Something was cut into the stone below it, and it looked like a letter. It was an H.',
					'{rival} looked at the two bowls. “You know about the pump now,” {rival.they} said. “I suppose you’ll tell.” “Do you like it?” asked {hero}. “Winning?” {rival} thought about it for longer than {hero} expected. “As far as the door,” said {rival}. “Then I have to carry it home past that fence.” {Rival.they} rubbed at the dirt, as one does when somebody is looking. Letters came out, an H, and after it a U.',
				],
			],
			choices: [
				{
					say: 'Scrape off the dirt and read the whole stone',
					sets: ['read'],
					outcome: [
						'It took both of them, with the last of the daylight. The letters were deep and crooked. NEARLY THERE, said the stone. DON’T SPILL. SOMEBODY IS HUNGRY. “Who is?” said {rival}. “Nobody’s hungry. It’s Soup Day.” {hero} looked up the road, to {hall}. The cart had been there for an hour, and so had the one with the spoon. “I don’t think I’ll say anything about the pump,” said {hero} slowly. “I’ve got a bigger question.”',
						'The dirt came off in big flakes. Below it somebody had cut three lines, in a hurry, by the look of them. NEARLY THERE. DON’T SPILL. SOMEBODY IS HUNGRY. “So that’s why you mustn’t spill,” said {hero} slowly. “It wasn’t for the scale.” “Then who was hungry?” asked {rival}, and had forgotten about the pump. {hero} could think of only one person who had come with a spoon.',
						'“Never mind the pump,” said {hero}. “Help me with this.” Both of them scraped until it was nearly too dark to see. There were three lines. The first was NEARLY THERE, and the second was DON’T SPILL. “They always say that,” said {rival}. Then the last crust fell off, and there was the third. SOMEBODY IS HUNGRY. {hero} thought of sixty bowls of soup, and of the one person on that whole road who had brought a spoon.',
					],
				},
				{
					say: 'Promise {rival} that you won’t tell about the pump',
					sets: ['promised'],
					outcome: [
						'“I won’t tell,” said {hero}. “It’s yours to tell, not mine.” {rival} breathed out. It lasted for about ten steps. “It would be easier if you did,” said {rival} then. “I know,” said {hero}. Behind them stood the stone. {rival} had picked at it until one whole word could be read, and the word was HUNGRY.',
						'“I won’t say a word about you,” said {hero}. {rival} looked as if somebody had taken a sack off {rival.their} back. A little later {rival.they} looked as if {rival.they} had seen that there was one more sack. “That only leaves me, then,” said {rival}. “To tell it, I mean.” {Rival.they} gave the dirt one more rub, and there was a whole word below it. HUNGRY, it said. Neither of them knew who.',
						'“It stays behind the fence,” said {hero}. “I promise.” {rival} nodded, and went on rubbing at the stone, though there was no need for it now. “I thought I’d feel lighter,” said {rival}. Then the dirt gave way in the middle of the stone, and there was a word, without anything before or after it. HUNGRY. “I’m not,” said {rival}. “Are you?”',
					],
				},
				{
					say: 'Ask {rival} to go in with you, side by side',
					sets: ['together'],
					outcome: [
						'“That’s for you to tell, if you want to,” said {hero}. “Come in with me, both at once. This stone’s got two places.” {rival} rubbed off one more piece of dirt, for time to think. HUNGRY, it said there. “Everybody always comes in alone,” said {rival}. But they went up the last bend in step, and the two bowls came through the door at the same moment. It was put down in the book, because it had never happened before.',
						'“The pump is yours to tell,” said {hero}. “But whoever made that stone went in twos. So let’s.” {rival} scratched at the letters until there was a word. It was HUNGRY, and didn’t seem to help. So they did the last bend together, and called the holes, and came through the door side by side. Heads turned, all the way to the scale.',
						'“I won’t do your telling for you,” said {hero}. “But who says that we have to go in one by one? There’s room for two here.” Under {rival}’s hand there was a word by now, HUNGRY, and both of them looked at it. “In step, then,” said {rival} after a while. “Hole, right.” When the door opened two bowls came in over the sill, side by side, and {host} did not know whose name to read first.',
					],
				},
			],
			scene: { at: 'start', with: ['rival'], shows: ['soup'], holds: 'soup', pose: 'stand', feeling: 'curious' },
		},
		{
			titles: ['Next to the Scale', 'The Wall of Names', 'The Best Chair', 'What It Weighs'],
			time: 'night',
			parts: [
				'@answer',
				[
					'So {hero} came {hall.to} with soup. There was the scale, and {thing} on its cushion. There were the fifty names, in gold, and a space. {hero} had dreamed about that space. Beside the scale was the best chair, and in it sat {elder}. Behind the chair the window stood open already. When the winner has been called out, all the soup is thrown out of it.',
					'{Hall.at} it was bright and warm. {host} stood by the scale, with a pencil, and {thing} lay on a cushion. On the wall were fifty names in gold, and after them there was a space. {hero} had come here nine times, with nothing to weigh. In the best chair, close enough to smell it all, sat {elder}. And next to {elder.them} the window was open, because afterward the soup is poured out there.',
					'{hero} had never seen {hall} with soup left. It looked quite different. On the wall shone fifty names, and {thing} shone on its cushion. The scale stood by the open window, so that the soup can be poured out when the weighing is over. Between the scale and the window they had put the best chair, and in the best chair sat {elder}.',
				],
				[
					'The weighing had begun. {host} looked at the scale, and never into a bowl, and called out name after name, and number after number. Nobody licked so much as a finger.',
					'Bowl after bowl went onto the scale and off again, and {host} wrote it all down, and looked into none of them. Most of the soup was rather pale. {hero} had seen that in other years, too, and had not known what it meant.',
					'{host} called out a name, and then a weight, and then the next name. Sixty people listened to numbers. Not one of them was looking at the soup, or at the best chair.',
				],
				{
					carried: [
						'“I’ve got your spoon,” said {hero}, and took it out of the soup. {elder} wanted to wipe it. Then {elder.they} saw that it was wet, and put it in {elder.their} mouth, and shut {elder.their} eyes. “Leek,” {elder.they} said. “It tastes the way it smells. I’ve wondered.” “Have you never had any?” asked {hero}. “Not for fifty years,” said {elder}.',
						'{hero} pulled the spoon out of {their} soup and held it out. “As I said,” said {hero}, “at the top.” {elder} licked it clean, on both sides, before {elder.they} remembered {elder.their} manners. “Excuse me,” {elder.they} said. “I’ve only smelled it, these fifty years.” “They never give you any?” asked {hero}. “It’s for weighing,” said {elder}.',
						'“There it is,” said {elder}. The spoon stood in the soup up to its neck. {elder} drew it out, and let it drip, and looked left and right. Then {elder.they} put it in {elder.their} mouth, and it stayed there for a while. “So there’s leek,” said {elder}. “I thought so. You can’t always tell, by the smell.” “But you’re here every year!” said {hero}. “Next to it,” said {elder}, “for fifty years.”',
					],
					returned: [
						'“There’s my spoon bearer,” said {elder} to {hero}. {Elder.they} breathed in, because the bowl was near, and {elder.their} hand with the spoon came up a little. “It smells the same,” {elder.they} said. “The same as when?” asked {hero}. Then {elder} looked at the open window, out of which it all goes, and put the spoon down in {elder.their} lap. “It’s fifty years ago,” {elder.they} said.',
						'{elder} nodded to {hero}, and held up the spoon, to show that it was there. When the bowl came past {elder.they} breathed in, with {elder.their} eyes shut. “Leek,” said {elder}. “It’s always been leek.” “Do you like it?” asked {hero}. “Oh, very much,” said {elder}. “I had some fifty years ago.” And {elder.they} looked at the open window, and sighed.',
						'“Here’s the one who came after me,” said {elder}, and showed {hero} the spoon. But it was the bowl that {elder.they} was looking at. The steam drifted by, and {elder.their} whole head went along with it. “Leek and noodles,” {elder.they} said. “I’d know that in the dark.” “When did you last have any?” asked {hero}. “Let me see,” said {elder}. “That’ll be fifty years.” And {elder.their} eyes went to the window, which stood open for it.',
					],
					else: [
						'“That was a good loud shout,” said {elder} to {hero}. {Elder.they} breathed in, because the bowl was near, and {elder.their} hand with the spoon came up a little. “It smells the same,” {elder.they} said. “The same as when?” asked {hero}. Then {elder} looked at the open window, out of which it all goes, and put the spoon down in {elder.their} lap. “It’s fifty years ago,” {elder.they} said.',
						'{elder} waved the spoon at {hero}. “Nobody has ever shouted for me before,” said {elder}. When the bowl came past {elder.they} breathed in, with {elder.their} eyes shut. “Leek,” said {elder}. “It’s always been leek.” “Do you like it?” asked {hero}. “Oh, very much,” said {elder}. “I had some fifty years ago.” And {elder.they} looked at the open window, and sighed.',
						'“Thank you for the shout,” {elder} told {hero}. “I’m not used to it. As a rule it’s quiet around me.” Then the steam from the bowl got as far as the best chair, and {elder} stopped talking, and breathed it in to the end. “So you like soup,” said {hero}. “I did,” said {elder}, “in its time. That’s fifty years ago.” And {elder.they} turned the spoon over, so that the hollow was underneath.',
					],
				},
				[
					'“And you’ve never asked for a bowl?” said {hero}. “I’ve brought a spoon,” said {elder}. “A guest can’t very well do more than that. I thought that somebody would notice.”',
					'“Why did you never ask for a bowl?” said {hero}. “I’m the guest of honor,” said {elder}. “One can’t just hold out a spoon. I did hold it rather high.”',
					'“Did you never ask for some?” said {hero}. “A guest doesn’t ask for soup,” said {elder}. “A guest brings a spoon along, and waits. I’ve waited fifty times.”',
				],
				{
					'pact & !together': [
						'“Step, right,” said {rival}, just behind {hero}, out of habit. There was one, too.',
						'There was a step in front of the scale. “Step, right,” murmured {rival}, who had come in after {hero}, and then looked as if somebody else had said it.',
						'“Stool, right,” somebody murmured, as {hero} went by. It was {rival}, and nobody had asked {rival.them} to.',
					],
				},
				{
					watered: [
						'“Next!” called {host}. “{hero}! Full to the brim, I do believe!” The whole room stretched its necks.',
						'“{hero}!” called {host}, and looked again. “With a full bowl!” It got so quiet that you could hear the soup.',
						'“And now {hero},” read {host}, and put down the pencil. “It’s full. It’s right up to the rim!” People stood up to see.',
					],
					shared: [
						'“Next!” called {host}. “{hero}! And, well, there’s something in it.” The whole room stretched its necks.',
						'“{hero}!” called {host}, and looked again. “With half a bowl! That’s a start.” It got quiet.',
						'“And now {hero},” read {host}, and bent over the bowl. “Half full, if I see it right!” People stood up to see.',
					],
					else: [
						'“Next!” called {host}. “{hero}! With soup!” The whole room stretched its necks.',
						'“{hero}!” called {host}, and looked again. “With soup, after nine years!” It got so quiet that you could hear it steam.',
						'“And now {hero},” read {host}, and then for a moment nothing more. “There’s soup in this!” People stood up to see.',
					],
				},
			],
			choices: [
				{
					say: 'Set your bowl on the scale',
					sets: ['weighed'],
					outcome: {
						watered: [
							'{host} had to fetch another weight, and then a third. “It’s the heaviest of the day!” {host.they} said. Nobody else had come in with a full bowl, and {rival} had lost a splash at the door. {hero} looked at the scale, and only at the scale. That way {they} could not see the noodle.',
							'It went down with a clonk. {host} added a weight, and another. The bowl was full to the very brim, and none of the others was; {rival} had lost a splash at the door. “Well, I never,” said {host}. {hero} had thought it would feel like winning. It felt like holding a door shut.',
							'Weight after weight went on the other side, and still the bowl did not come up. “There aren’t any more,” said {host} happily. {rival} had had just as much, as far as the door, and had lost a splash there. {hero} ought to have been glad. {They} kept hearing how that handle squeaked.',
						],
						shared: [
							'The scale hardly moved. “Half,” said {host}. “How can anyone lose exactly half?” “I know where it is,” said {hero}, and {rival} looked at the floor.',
							'{host} took away weight after weight, until there was only a small one left. “It’s half a bowl,” said {host}. “Was there a hole?” “No,” said {hero}. “There was a friend.” At the back of the room {rival} held a bowl that was exactly as light.',
							'Up went the bowl, as soon as {host} let go of it. “But it’s exactly half!” said {host}. “What’s become of the rest?” {hero} only smiled. The rest was waiting two places farther on, in front of {rival}.',
						],
						else: [
							'{hero} gave it into {host}’s hands. The scale went down, not all the way, and stopped. {host} read out the number twice. It was the smallest so far. But there was nothing in it but soup.',
							'{hero} set the bowl on the scale, and let go. All the others had been heavier. So this was how much one person could carry up five bends without a pump.',
							'“Now then,” said {host}, and everybody leaned forward. Down went the bowl, and up it came a little, and then it hung there. It was the lowest number of the day. {hero} asked to hear it once more. In nine years {they} had never had a number.',
						],
					},
				},
				{
					say: 'Carry it past the scale, to {elder}’s place',
					sets: ['fed'],
					outcome: {
						watered: [
							'{hero} put the bowl down in front of {elder}. “It’s for you, I think,” {they} said. “There’s water in it. I’m sorry.” “There was always water in it,” said {elder}, and took a firm hold of the spoon. “Toward the end there was not much else.”',
							'Past the scale it was four steps. {hero} took them, and set the bowl down in front of the best chair. “I topped it up,” {they} whispered. “It’s a bit thin.” “You should have tasted it in March,” said {elder}, and picked up the spoon. “May I?”',
							'“Not here,” {hero} told {host}, and carried the bowl on, to the best chair. “There’s some pump in it,” {they} said to {elder}. “I’d take it out again if I could.” “I’ve had it thinner,” said {elder}, and the spoon was in already. “By March you could have read through it.”',
						],
						else: [
							'{hero} went past the scale. It was four steps, and the longest four of the whole road. {They} put the bowl down in front of {elder}. “I think this is where it goes,” {they} said. {elder} looked at the soup, and then, very carefully, as if it might get up and leave, {elder.they} lifted the spoon.',
							'“That goes here,” said {host}, and pointed at the scale. {hero} went on. The bowl came down on the table in front of the best chair, and did not spill a drop. “I think it’s yours,” {they} said. {elder} looked left and right, to see who was meant, and then {elder.they} lifted the spoon.',
							'Everybody had always stopped at the scale. {hero} did not, and went on, until there was nothing more ahead but the best chair. “This is for you,” {they} said, and put the bowl down. {elder} looked into it, at all the leeks and the noodles. “All of it?” asked {elder}. Then {elder.they} wiped the spoon, though it was clean.',
						],
					},
				},
				{
					say: 'Say out loud that there is water in it',
					if: 'watered',
					sets: ['confessed'],
					outcome: [
						'“There’s an inch of water in this,” said {hero}, “from the pump.” {They} had not meant to say it so loudly. The weight that {host} was holding fell on the floor and rolled, and it was a long floor.',
						'“Don’t weigh it,” said {hero}. “An inch of that is water. I pumped it myself.” {They} waited for the shouting. It did not come. There was only a whole room trying not to look at its own bowls.',
						'“It isn’t true,” said {hero}, before the bowl had touched the scale. “There’s an inch of pump in there. I put it in myself.” {host}’s pencil broke. It was a very small noise, but the whole room jumped at it, and then the whole room went red.',
					],
				},
				{
					say: 'Ask why a soup like that is thrown away',
					if: '!watered',
					sets: ['wondered'],
					outcome: {
						asked: [
							'“I asked it this morning, and nobody could tell me,” said {hero}, with the bowl over the scale. “What’s it for? Why do we throw it out of the window?” This time nobody laughed. They began to think about it, one by one, and you could see the smiles go out, like lamps along a street.',
							'{hero} held on to the bowl. “I only want to know what I wanted to know this morning,” {they} said. “What’s it for?” “For weighing,” said {host}, but more slowly than at the start, and looked at the open window, and did not say the rest.',
							'“This morning I was told that it’s for weighing,” said {hero}, and did not let go of the bowl. “But what’s it for after that? Why does it have to go out of the window?” {host} began an answer three times.',
						],
						else: [
							'“Before I put it on there,” said {hero}, “why do we throw it out of the window?” People smiled. Then they began to think about it, one by one, and you could see the smiles go out, like lamps along a street. “It’s Soup Day,” said {host}. “But why is it?” said {hero}.',
							'“I’ve got a question,” said {hero}, with the bowl over the scale. “Why does it go out of the window afterward?” {host} smiled, and looked around for somebody to explain it. The one who was standing there looked around too. It went on like that, right to the back of {hall}.',
							'“Just a moment,” said {hero}, and held the bowl back. “It’s good soup. Why is it thrown away?” “It always has been,” said {host}, and then heard how that sounded. People looked at the window, which stood open, as if somebody had only now put it into the wall.',
						],
					},
				},
			],
			scene: {
				at: 'hall',
				with: ['elder', 'host'],
				shows: ['spoon', 'thing'],
				holds: 'soup',
				pose: 'hold',
				feeling: 'worried',
			},
		},
		{
			titles: ['The Hungry Winter', 'A Hundred and Fifty-One', 'Where It Goes', 'What the Spoon Was For'],
			time: 'night',
			parts: [
				{
					weighed: ['For nine years {hero} had wondered what that scale would say to {them}.', ''],
					'fed & bold': ['It is one thing to run with a bowl, and quite another to put it down.', ''],
					kind: ['{hero} had seen the spoon first and the scale afterward. Others do it the other way around.', ''],
					'fed & clever or wondered & clever': [
						'Sixty bowls, one spoon, and nobody who ate. {hero} had finally got the sum to come out.',
						'',
					],
					careful: [
						'One more look at the spoon, and one more at the scale: after that it was no use being careful any longer.',
						'',
					],
					merry: ['{hero} did not see {their} face in the soup this time. {They} saw somebody else’s.', ''],
					dreamy: ['{hero} had been wondering about that spoon ever since the second bend.', ''],
					quick: ['For once {hero} had taken a whole day over something. The last step went fast.', ''],
				},
				'@answer',
				{
					'read & fed': [
						'“There’s a stone at the fourth bend,” {hero} told {host}. “SOMEBODY IS HUNGRY, it says. It doesn’t say a word about weighing.”',
						'“You can read it on the stone at the fourth bend,” said {hero} to {host}. “SOMEBODY IS HUNGRY. There’s nothing on it about a scale.”',
					],
					'read & wondered': [
						'“There’s a stone at the fourth bend,” said {hero}. “DON’T SPILL, it says, SOMEBODY IS HUNGRY. I’d like to know who.”',
						'“At the fourth bend it’s cut into the stone,” said {hero}. “DON’T SPILL. And below that it says why. SOMEBODY IS HUNGRY. Who is it?”',
					],
					'read & confessed': [
						'“And there’s a stone at the fourth bend,” {hero} went on. “DON’T SPILL, it says, SOMEBODY IS HUNGRY. Nobody would pump for that.”',
						'“Have you ever read that stone, at the fourth bend?” asked {hero}. “DON’T SPILL. SOMEBODY IS HUNGRY. You can’t feed anybody from a pump.”',
					],
					'read & end-won': [
						'SOMEBODY IS HUNGRY, the stone had said. {hero} thought of it now, a little late.',
						'There had been a stone, with three lines on it. {hero} tried not to think about the third.',
						'Out there in the dark was a stone that said SOMEBODY IS HUNGRY. From in here one could not see it.',
					],
					read: [
						'SOMEBODY IS HUNGRY, the stone had said. It had been saying it for fifty years. Now {hero} knew who.',
						'{hero} thought of the stone at the fourth bend. SOMEBODY IS HUNGRY, it had said, and had not needed to say a name.',
						'Three lines had been cut into that stone, and the third was SOMEBODY IS HUNGRY. {hero} did not have to ask any longer.',
					],
					'promised & confessed': [
						'{hero} did not look at {rival}, and had not said one word about {rival.them}. A promise is a promise. HUNGRY, it had said on the stone, and there sat the one with the spoon.',
						'About {rival} {hero} did not say one word, as promised. {They} only looked at the best chair. HUNGRY, it had said on the stone.',
						'That was all that {hero} said. What was {rival}’s to tell was left to {rival}, as they had agreed. HUNGRY, the stone had said, and here was the one it had meant.',
					],
					'promised & end-won': [
						'“You needn’t have promised,” said {rival}, very low. “You couldn’t tell on me now.” HUNGRY, it had said on the stone. It was an odd moment to think of it.',
						'“I suppose you’d better promise me something, too,” {hero} said to {rival}, very low. HUNGRY, it had said on that stone. {They} did not look into the best chair.',
						'“So now neither of us can tell,” murmured {rival}. It had been simpler out there, by the stone that said HUNGRY.',
					],
					'together & fed': [
						'HUNGRY, it had said on the stone. Beside {hero} stood {rival}, with the other bowl, and was thinking of the same word.',
						'{rival} stood beside {hero}, with the other bowl, and had stopped looking for the catch. “Hungry,” {rival.they} said, half aloud. “So that’s who.”',
						'“It wasn’t just any word, then,” said {rival}, next to {hero}, and both of them looked at the spoon. The stone had said HUNGRY.',
					],
					'end-won': [
						'There had been a word on the stone at the fourth bend, HUNGRY. It was an odd moment to think of it.',
						'HUNGRY, it had said on that stone. Nobody up here looked it. {hero} did not look into the best chair.',
						'At the fourth bend stood a stone with the word HUNGRY on it. It seemed to have come a good deal nearer.',
					],
					else: [
						'HUNGRY, it had said on the stone at the fourth bend. {hero} looked at the spoon, and now {they} knew who.',
						'There had been one word on the stone, HUNGRY. Now it had a face.',
						'HUNGRY, it had said on the stone, and nothing about who. Now {hero} knew.',
					],
				},
				{
					'vowed & end-last': [
						'“You did say you would win,” said {host}. “I did,” said {hero}. “I’d never tried anything else.”',
						'“This morning you were going to win,” said {host}. “This morning I only knew about the wall,” said {hero}.',
					],
					'vowed & end-second': [
						'“You said you would win,” said {rival}. “That was this morning,” said {hero}.',
						'“And what about winning?” asked {rival}. “I did say it very loudly,” said {hero}.',
					],
					'vowed & end-won': [
						'“You said it this morning, in front of everybody,” {host} whispered. “And we laughed!”',
						'“We all laughed, at the start, when you said that you’d do it,” {host} whispered. “I’m ashamed of that now.”',
					],
					vowed: [
						'“But you wanted to win,” said {host}, who had heard it that morning, with everybody else. “I did,” said {hero}. “Then I met the spoon.”',
						'“What about winning?” asked somebody, who had been at the start. {hero} had to think for a moment what was meant.',
						'“Weren’t you going to win?” called somebody, who remembered the start. “I thought so, too,” said {hero}.',
					],
					'asked & !wondered': [
						'“You asked me what it was for,” {host} said to {hero}. “I’ve been wondering ever since, on and off.”',
						'“What’s it for?” {hero} had asked at the start. Nobody had told {them}. The answer had been sitting next to the scale all day.',
						'“You had a question for me at the start,” {host} said to {hero}. “I’ve carried it up all five bends, and I haven’t got rid of it.”',
					],
				},
				{
					'end-truth & confessed': [
						'“I’ve got water in mine, too,” said {rival}. {Rival.they} was as red as the soup ought to have been. “This year, and six years.” “Two strokes,” said a man in the second row. “Three,” said a lady. In twenty years {host} had weighed a fair-sized pond. “Give it here,” said {elder}. “In the hungry winter I kept the light burning, up here, so that you could all find your way home. Every night two of you brought me soup, in case one fell, and toward the end half of it was water. I liked it very well.” {Elder.they} held up the spoon. “I cut a notch for each bowl. There are a hundred and fifty-one. Is nobody going to eat?” {hero} put the bowl down in front of the best chair, and {elder} ate it, pump and all, and scraped. Then everybody fetched spoons. {Thing} was used to keep the window shut. And late that night {rival} got up on a bench with a brush, and painted a small blue drop after each of the names in gold, and did {rival.their} own six last. Then {rival.they} painted {hero}’s name below them, and handed the brush to {hero}. “You only need one drop,” said {rival}.',
						'{rival} was the next to speak. “Mine’s from the same pump,” {rival.they} said. “I’ve done it for six years.” After that it was like hiccups: one had it, and then they all had it. “Then there’s hardly any soup in the whole room,” said {host}, and sat down on the scale. “It was like that at the end of the hungry winter, too,” said {elder}. “I kept the light burning, up here, so that you’d all find your way home. Every night two of you came up with soup, in case one fell. Toward March it was mostly water. I cut a notch in the spoon all the same.” {hero} counted them aloud, and there were a hundred and fifty-one. Nobody won. Sixty bowls of thin soup were put on the fire in one big kettle, and boiled down until midnight. By then it was soup again, and {elder} got the first bowl. The whole room watched the spoon go in. “Leek,” said {elder}.',
						'“I pumped longer than that,” said {rival} into the silence. “And I’ve got six years more, where that came from.” “Two strokes,” said somebody by the door, and then it went around the walls like a clock, two, three, one and a half, until {host} had no more room on the page. “May I say something about water?” asked {elder}. “There was a hungry winter once. My job was the light, up here, so that nobody should miss the way home, and for that two of you brought me soup, every night, in case one fell. From February on you could see the bottom of it. I cut a notch for each bowl, thick or thin.” {Elder.they} handed the spoon to {hero}, who counted. It came to a hundred and fifty-one. “This one’s short of an inch,” said {hero}, and set it down by the best chair, “but it’s for you.” “They mostly were,” said {elder}, and began. {Thing} went to nobody that year. The space on the wall was still empty when the others sat down to eat. Then {rival} got up with the brush, and wrote something into it, in gold, and not very straight. HUNGRY? it said. COME IN.',
					],
					'end-truth': [
						'“It’s for me,” said {elder} into the silence. “It was. In the hungry winter I kept the light burning, up here, from November to March, so that you could all find your way home. Every night two of you set out with a bowl, in case one fell, and one mostly did. I cut a notch for whatever came. There are a hundred and fifty-one. If it was full you were so proud that you began to weigh it. Then it was spring, and you went on weighing. I thought you’d remember by yourselves.” {host} shut the window. It had not been shut on Soup Day for fifty years, and it took three people. Then {hero} put the bowl down in front of {elder}, and for a while there was only the spoon. “I’ve won with a pump,” said {rival}. “I ought to have said so six years ago.” {Rival.they} put {rival.their} bowl on the table, and so did everybody, with {thing} in the middle, where it was rather in the way. {hero} had the place next to {elder}, who had finished the bowl, and was looking at the next one. “Go on,” said {hero}. “It’s only a hundred and fifty-two.”',
						'“I can tell you why,” said {elder}, from the best chair. “But it isn’t for weighing. In the hungry winter I kept the light burning, up here, so that you could find your way home in the dark. Every night two of you came up with soup for me, in case one fell. I’ve got them all here.” {Elder.they} passed the spoon around, and everybody felt the notches. There was one for each bowl, a hundred and fifty-one. When the spoon got back {hero}’s bowl was standing there, and {elder} ate until it was empty. {host} opened the big book, drew a line under the fifty winners, and wrote one word after the next number. It was “eaten.” “I thought it was a race,” said {rival}. “I’ve put water in it for six years, to win it.” “It was a race,” said {elder}. “Against the cold. You mostly won.”',
						'“I know what it’s for,” said {elder}. It was not loud, but the pencil stopped. “In the hungry winter somebody had to sit up here, and keep the light burning, or you’d never have found your way home. That was me. And every night two of you left a warm room, in case one fell, and carried soup up five bends in the dark.” {Elder.they} ran the spoon along the arm of the chair, and the notches ticked. “That’s one for each. I’ve got a hundred and fifty-one. How proud people were, if most of it was still in there! I suppose that’s how it turned into weighing.” Nobody knew where to look. {hero} took the bowl, and carried it the last four steps, and {elder} ate. “I’ve won six times,” said {rival}, “with a pump.” {Rival.they} lifted {thing} off its cushion, and gave {elder} the cushion, for {elder.their} back. By then there was a line in front of the best chair. Sixty people were standing in it, each with a bowl, and nobody minded being last.',
					],
					'end-table': [
						'{elder} ate a spoonful, and waited until it had got all the way down. “In the hungry winter I kept the light burning, up here,” {elder.they} said, “so that you could find your way home. Every night two of you brought me soup, in case one fell. I cut a notch for each bowl.” Now they all looked at the spoon. There were a hundred and fifty-one notches. {rival} was the first to move. {Rival.they} did not ask what {rival.their} own bowl weighed. {Rival.they} put it down beside {hero}’s.',
						'{elder} ate, and nobody dared to cough. When the bowl was half empty {elder.they} told them. There had been a hungry winter, fifty years ago. {elder} had kept the light burning, up here, so that those out in the dark could see where home was. Every night two of them brought up soup, in case one fell, and {elder} cut a notch in the spoon. A hundred and fifty-one bowls! “They were so proud if it was full,” said {elder}. “That’s how the weighing started.” {rival} was the first to understand, and put down {rival.their} own bowl next to the other one.',
						'“It’s leek,” said {elder} to all of them, after the first spoonful. “It was leek in the hungry winter. I sat up here and kept the light burning, for those who still had to find the way home, and every night two of you brought me soup, in case one fell. Here is every bowl.” The spoon was held up to the lamp. Somebody in front began to count the notches, half aloud, and got as far as a hundred and fifty-one. Then {rival} went by the scale as if it were a bush, and put down a second bowl next to the first.',
					],
					'end-last': [
						'“There’s nothing on the scale,” said {host}, not unkindly. “That makes you last.” It was written down. {rival} got {thing}, and did not look at it. But {elder} ate. {Elder.they} ate the whole bowl, and ran the spoon around it. Then {elder.they} told {hero} about the hungry winter. {elder} had kept the light burning, up here, so that people could find their way home, and every night two of them had brought up soup, in case one fell. For each bowl there was a notch, a hundred and fifty-one of them. “They were so proud of a full one that they weighed it,” said {elder}. “In the end they only weighed it.” {Elder.they} borrowed a knife, and cut one more. So {hero} was not on the wall. {They was} on the spoon. When {they} came out {rival} was waiting in the dark, with {thing} under one arm. “All seven of mine were pump,” said {rival}, “and today’s was the most. I’d like to come in last, too. How do you do it?”',
						'“Nothing to weigh,” said {host}, and wrote {hero} down as the last of sixty. {Thing} went to {rival}. People clapped, and went home. {hero} stayed, because the bowl was not empty yet. “In the hungry winter I kept the light burning, up here,” said {elder}, between two spoonfuls. “It was for those who were out in the dark. And every night two of them came up with soup for me, in case one fell. I put a notch for each bowl, a hundred and fifty-one. Then they got proud of not spilling, and made a race of it.” The spoon scraped on the bottom. Then there was a knock. It was {rival}, with {thing} under one arm, and the bowl that had won. “It’s mostly pump,” said {rival}. “But it could be warmed up.”',
						'{host} looked at the empty scale for a long time. “I can’t weigh what isn’t there,” {host.they} said, and so {hero} was last. {Thing} was handed to {rival}. There was some singing, and then there were coats, and then there was only a spoon, scraping. “This is what they come to,” said {elder}, and showed {hero} the notches. “A hundred and fifty-one. It was a hungry winter. There had to be a light up here, so that nobody lost the way home, and I saw to it, and each night two people brought me soup, in case one fell. If the bowl was still full there was a great fuss. The fuss is what’s left.” By now the bowl was clean. {Elder.they} took a knife to the handle, and cut one notch more. At the door somebody coughed. It was {rival}, who held {thing} like something that ought to be given back. “What did it taste of?” asked {rival}. “Mine has only ever tasted of pump.”',
					],
					'end-won': [
						'So {hero} won, by an inch of water. The name went up on the wall in gold, and {thing} into {hero}’s {hands}, and {host} lifted the bowl to pour it away. “A spoonful,” said {elder}. In fifty years the guest of honor had never asked for anything. {Elder.they} tasted it, and went on tasting it. “I kept the light burning, up here, in the hungry winter,” said {elder}, only to {hero}. “Every night two of you brought me soup, in case one fell. I cut a notch for each bowl, a hundred and fifty-one. Toward the end it tasted just like yours.” And {elder.they} said thank you. That was what {hero} could not bear. {They} went home with {thing}, past the fence, where nobody was sitting any more. Then {they} filled a bowl, and carried it up all five bends by night, with no one watching, and past the pump. It was full when it got there. {elder} ate it to the end, and looked at {hero}, and asked for nothing. But {elder.they} felt for the knife, and cut a notch.',
						'“The winner is {hero}!” called {host}. There was such a cheer that the cats left. {They} got {thing}, and {they} got the space on the wall, and the gold was still wet when {host} took the bowl to the window. “May I?” said {elder}. {Elder.they} put in the spoon, and tasted, and was quiet for a moment. “I had a hundred and fifty-one bowls up here, in the hungry winter,” {elder.they} said to {hero}, “when I kept the light burning for you all. You came up in twos, in case one fell. Each bowl has its notch. They got thinner and thinner. One mustn’t blame people.” {Elder.they} cut no notch for this one. Late that night {hero} came up all five bends again, with {thing} and a bowl. {Thing} was for {rival}, who did not want it either. The bowl was for {elder}, and there was nothing in it but soup.',
						'“By an inch!” cried {host}, and painted it on the wall, {hero}, in gold, with a curl at the end. The bowls were already on their way to the window when a wooden spoon was dipped into the fullest. “Excuse me,” said {elder}. “I only want to know.” {Elder.they} swallowed, and thought about it. “In the hungry winter it was I who kept the light up here, so that everyone got home,” {elder.they} said to {hero}, very low. “Every night two of them brought me soup, in case one fell. I cut a notch for each bowl, a hundred and fifty-one. There were some like this, toward the end. I always said thank you.” And {elder.they} said it. There was dancing after that, but {hero} did not stay. {They} cooked leeks and noodles until midnight, and carried a bowl up five bends, in the dark, around every hole. “What’s this for?” asked {elder}, at the door. “It’s for eating,” said {hero}. “There’s only soup in it.” And the knife lay ready, in case, on the windowsill.',
					],
					'end-second & shared': [
						'{hero} was put down as last. {rival}, with the other half, came in last but one. {Thing} went to somebody from the third row, who was never quite sure what he had won it for. “What happened to you two?” asked {host}. “Today I didn’t pump,” said {rival}, so that the whole room heard. “The other six times I did. Paint me out.” All around people looked into their own bowls. {host} did not know what to say, and took the two halves to the window. “Wait,” said {hero}. “It’s no good for the scale. Is it any good for something else?” There was one person in the room with a spoon, and {rival} saw it too. The two of them got there together. “In the hungry winter I kept the light burning, up here,” said {elder}, when both bowls were empty, “and every night people brought me soup. It was never very much. They used to come in pairs, so that one could fall over.” {Elder.they} showed them the notches, a hundred and fifty-one, one for each bowl, and cut in one more. “A wide one,” said {elder}, “for two halves.”',
						'Two halves do not win. {Thing} went to a lady from the third row, and {host} carried the first of the bowls to the window. “That’s ours,” said {hero}. “Can we have it back?” said {rival}. They had said it at the same time. There was no rule against it. They put both halves down in front of {elder}, and {elder.their} spoon went from one to the other, so that it should be fair. “There was a hungry winter once,” {elder.they} said. “I kept the light burning up here, so that you’d find your way home, and every night two of you brought me soup, in case one fell. Each notch is a bowl.” {rival} counted them, and came to a hundred and fifty-one. Then {rival.they} told the whole room about the pump, and asked {host} for a wet cloth. It takes longer to get six names off than to put them up.',
						'At the very end of the list came two halves, one below the other. {Thing} was given to a baker, who had only come for the walk. “What’s happened to {rival}?” people asked. “I won six times with a pump. Wipe me off the wall,” said {rival}. “Today we had one bowl of soup between us.” People looked into their own. Then came the window, and the first splash. Before the second {hero} had got hold of one half, and {rival} of the other, and there was nobody else in the room with a spoon. “There was a hungry winter,” said {elder}, between the first bowl and the second. “I looked after the light up here, so that everyone got home. I was brought soup for it, every night, by two of you, in case one fell. There were a hundred and fifty-one bowls, and some of those were two halves.” All around the handle went the notches. {rival} held the spoon to the light, and turned it. “There’s still a bit of room at the top,” said {rival}, and asked {host} for a knife.',
					],
					'end-second': [
						'It was not enough. Fifty-nine bowls were heavier, and smelled of pump, and {rival}’s had won. {hero} was last. All the same it was a proper last, with noodles in it. {host} took the bowls to the window. {hero} heard the first one go, splash, on the stones. “Wait. If I haven’t won anything,” {they} said, “may I have it back?” {They} carried it to the best chair, and {elder} moved over a little. “In the hungry winter I kept the light burning, up here,” {elder.they} said, with {elder.their} mouth full, “so that people could find their way home. Every night they brought me soup, in twos, in case one fell. When it was all still there they weighed it, for joy, and that’s what is left of it. I come because it smells the same.” There were a hundred and fifty-one notches. At the window stood {rival}, with {thing} under one arm and the winning bowl in both hands, and could not pour. “Mine’s all water,” {rival.they} said. “Don’t paint me up.” “Bring it here,” said {elder}. “I’m not full yet.”',
						'{hero} was the last of sixty, just behind a lady with very pale soup. The winner was {rival}, whose own was as clear as glass. Then the first bowls went out of the window, and {hero} saw {elder} follow each of them with {elder.their} eyes. “I’d like mine back,” said {hero}. {host} could find no rule against it, and put down the next bowl. So {hero} set {their} own down on the arm of the best chair. “For me?” said {elder}. “I had one every night, in the hungry winter. I kept the light burning, up here, so that you could all find your way home, and you brought me soup, in twos, in case one fell. I cut them in here. A full one was weighed, you were so proud of it.” {Elder.they} ate slowly, to the last noodle. {hero} and {elder} counted the notches, and there were a hundred and fifty-one. “You’re the next,” said {elder}, and cut one more. {rival} had been listening, with {thing} in {rival.their} arms, and had asked {host} not to paint. “Is there room for another one?” {rival.they} asked. “Next year? With no water in it?”',
						'First came {rival}, for the seventh time, with a bowl so clear that you could have read through it. {hero} was the sixtieth, right at the bottom. But {they} had never been on that page before. Then, at the window, the first bowl was tipped, and in the best chair a spoon sank. “Not that one!” said {hero}, and got {their} own back just in time. “It’s been weighed. Couldn’t it be eaten?” “I’d like that,” said {elder}. Between spoonfuls {elder.they} told about the hungry winter, and {host} shut the window to hear it. {Elder.they} had sat up here with the light, so that nobody lost the way home, and each night two came up with soup, in case one fell. They rested their bowls at the stone. If both were full they were so proud that they weighed them. There were a hundred and fifty-one notches. {rival} had come over, with {thing}, to see where the last bowl was going. “And in six years,” said {rival}, “all I’ve ever brought is water.” “Sit down,” said {elder}. “There’s room on the arm of the chair.”',
					],
				},
				{
					'end-table & shared':
						'+ “It’s only half,” said {rival}, “but it’s soup. In the other six years it was pump.” “It often was only half,” said {elder}.',
					'end-table':
						'+ “It’s not all soup,” said {rival}. “Most of it is pump.” “It never was all soup,” said {elder}.',
				},
				{
					'end-table': [
						'+ Then all the others came, with their bowls. By midnight no one had won. {Thing} had a candle stuck to it, and there were sixty people around the best chair, asking for the story again, and getting it with a longer winter each time.',
						'+ After that nobody wanted the scale. One bowl after another was put down around the best chair, and {host} had to send out for spoons. {elder} told it again from the beginning, this time with the wind in it. Nobody had won. {Thing} had been pushed to the end of the table, and somebody’s hat was on it.',
						'+ Somebody stood up, and then somebody else, and in the end there were sixty bowls at the best chair, and the last of them was {host}’s own supper. There was no winner to be called out. “What shall I write?” asked {host}. “That it was good,” said {elder}.',
					],
				},
				{
					'promised & confessed': [
						'“You never told on me,” said {rival} afterward. “No,” said {hero}. “You were quicker.”',
						'“I’d been waiting for you to tell,” said {rival} later. “You’d have waited a long time,” said {hero}.',
					],
					'promised & end-table & shared': [
						'“You never told,” said {rival} to {hero}, late in the evening. “You did,” said {hero}, “in front of everybody.”',
						'“I was afraid you’d mention that pump,” {rival} said to {hero}, when it was late. “I’d promised,” said {hero}. “So I had to do it myself,” said {rival}.',
					],
					'promised & end-table': [
						'“You never told,” said {rival} to {hero}, late in the evening. “You did,” said {hero}. “You told everybody that it was pump.”',
						'“You kept your promise,” said {rival} to {hero}, when it was late. “It wasn’t hard,” said {hero}. “You said it all yourself, with your bowl in your hands.”',
					],
				},
				{
					'end-truth or end-table or end-second & shared': [
						'By the next Soup Day there was rust on the handle of the pump.',
						'The handle of the pump isn’t shiny any more. It squeaks only for {helper}’s kettle.',
					],
				},
			],
			choices: 'none',
			scene: {
				at: 'hall',
				with: ['elder', 'rival'],
				shows: ['spoon', 'thing'],
				holds: 'soup',
				pose: 'sit',
				feeling: 'calm',
			},
		},
	],
};
