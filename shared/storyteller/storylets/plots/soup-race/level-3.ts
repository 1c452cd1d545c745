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
					'On the wall {hall.at} are fifty names in gold. They are the winners of fifty Soup Days. Each of them once carried a bowl of soup up five bends full of holes without spilling it, and got {thing} for a year. {hero}, who was {described}, had gone in for it nine times. {They} had never yet had enough left to wet the scale. Once it had been a bean, and the bean rolled off.',
					'{hero}, who was {described}, wanted to be on a wall. It was the wall {hall.at}, where the winners of Soup Day are painted up in gold. You carry a bowl of soup up five bends, around all the holes, and it is weighed at the top, and the heaviest wins {thing} for a year. It sounds easy. {They} had tried it nine times. The nearest {they} had got was a bowl that still smelled of soup.',
				],
				{
					quiet:
						'Last year somebody had jogged {hero} at the start. {They} whispered, “Careful,” so softly that the next nineteen people did it too.',
					bold: 'Last year {hero} had carried the soup at a run, to impress people. It did. People still spoke of the noodle.',
					kind: 'Last year {hero} had met eleven people on the way who said that the soup smelled good. {They} had arrived with a bowl and a lot of friends.',
					honest:
						'Last year a pea had jumped into {their} bowl from the bowl in front. {hero} went back to look for its owner.',
					clever:
						'Last year {hero} had invented a lid that screwed on. It screwed on so well that it had to be opened with a hammer, and so was the bowl.',
					careful:
						'Last year {hero} had not spilled one drop by the third bend. But it was Friday by then, and Soup Day is on a Tuesday, and there was a good deal of fur on the soup.',
					merry:
						'Last year {hero} had caught sight of {their} own face in the soup, making a serious expression. {They} laughed the bowl empty.',
					dreamy:
						'Last year {hero} had stood the bowl on a wall in order to think about something. It was a very good thought. As far as {they} knew it was still there, with the bowl.',
					quick:
						'Last year {hero} had been first at the top by an hour. The soup was all along the road, as if to show the others the way.',
				},
				[
					'“Bowls up!” called {host.name}, {host.a}, and put down the ladle. {hero} could hear the other bowls being moved away. “Good luck with that,” said {rival.name}, {rival.a}. {Rival.they} had won six times running. On the cart with the great scale sat {elder}, {elder.the}, who was the guest of honor. It had always been like that. {Elder.they} had no bowl, but {elder.they} had brought a wooden spoon. It had always been like that too.',
					'{host.name}, {host.a}, filled the bowls. {rival.name} was given the first one. {Rival.they} was {rival.a}, and had won for six years, and yawned. “I’d stand well back from that one,” {rival.they} said, and meant {hero}. The guest of honor was helped up on the cart, next to the scale. It was {elder}, {elder.the}. {Elder.they} had no bowl, but {elder.they} had brought a wooden spoon, as always, and held it upright, like somebody waiting for a bus.',
				],
			],
			choices: [
				{
					say: 'Ask what the soup was ever meant for',
					sets: ['asked'],
					outcome: [
						'“What’s it for?” asked {hero}. “What’s what for?” said {host}. “The soup,” said {hero}. {host} had been running Soup Day for twenty years, and opened {host.their} mouth, and found nothing in it. “For weighing,” said {host} finally. “Then we pour it away.” On the cart {elder} had let the spoon sink, and was looking straight at {hero}.',
						'“Who used to eat it?” asked {hero}. It got a big laugh. “Eat it!” said {host}. “It’s for the scale. After that it goes out of the window.” {hero} looked around to see who was not laughing. There was one, up on the cart, with a spoon.',
					],
				},
				{
					say: 'Announce that this year you are going to win',
					sets: ['vowed'],
					outcome: [
						'“I’m going to win,” said {hero}. {They} said it loudly, so that {they} could not take it back. The whole row of bowls began to shake with laughing, and {host} had to go around with the ladle again. {hero} did not laugh. {They} wanted {thing} so badly by now that {they} could taste it.',
						'“Better dust the wall,” said {hero} to {rival}. “There’s a name coming.” “Is it Leek?” said {rival}. Everyone thought that very funny. {hero} looked into {their} soup, until it was quite steady, and made up {their} mind.',
					],
				},
				{
					say: 'Propose to {rival} that you call out the holes to each other',
					sets: ['pact'],
					outcome: [
						'“You can’t look at the road and the bowl,” said {hero}. “So I’ll call the left side, and you call the right.” {rival} asked what the trick was. “There isn’t one.” “There always is,” said {rival}, and kept looking for it. “Hole,” {rival.they} added, because there was one.',
						'{rival} had never been asked to help anybody on Soup Day, and it made {rival.them} suspicious. But you can’t watch a bowl and a road at once. “Hole, left,” said {hero}. {rival} stepped over it. There was a pause. “Goat, right,” said {rival} unwillingly.',
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
			titles: ['The First Bends', 'Sixty Bowls in a Row', 'How to Walk with Soup'],
			time: 'day',
			parts: [
				'@answer',
				[
					'There is a way of walking with soup. You think of nothing, and let the bowl go first. By the first bend half of the bowls had lost an inch. By the second there was a line of cats along the road, who come every year. {hero}’s bowl was still full. In nine years {they} had learned one thing: if something comes up, put down the soup first. The others went on by stiles and back yards, so as not to be jogged. {hero}, who had lost two bowls at stiles, stayed on the road.',
					'Nobody talks on the road on Soup Day, for whoever talks will spill. Sixty bowls went up the road in perfect silence, and along it sat the cats, who come every year. {hero} looked into {their} soup and saw the sky in it, quite still, with one small cloud going by. After the second bend most of the others went off over stiles and through back yards, so as not to be jogged. {hero} had lost two bowls at stiles, and stayed on the road. In nine years {they} had learned that much, and this: if something comes up, put down the soup first.',
				],
				{
					pact: [
						'+ “Goat, left!” called {rival} once more, from behind a hedge, and was gone.',
						'+ “Cat, left!” called {rival}, over a hedge, and after that there was nobody to call.',
					],
				},
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['The Pump', 'The Handle Is Quite Shiny', 'An Inch of Water', 'What Everybody Does'],
			time: 'day',
			parts: [
				'@first.outcome',
				{
					late: 'Then {hero} went back for the soup. It had had time to grow a skin, which is a help, as it slops less. But an inch was gone. {hero} suspected a cat.',
					else: [
						'Then {hero} went back for the soup. An inch of it was missing, and so was the nearest cat.',
						'Then {hero} went back for the soup. An inch of it was gone. A cat sat next to it, and looked the other way.',
					],
				},
				{
					'first.ally': [
						'+ From there on {first.ally} walked in front, and shooed the cats.',
						'+ After that {first.ally} went ahead, and had a word with every cat.',
					],
				},
				[
					'After the third bend there is a pump. Next to it sat {helper.name}, {helper.a}. “An inch of water?” said {helper}. “They all do it. What do you think they weigh up there, soup?” The handle was worn as bright as silver. Nobody could have got it like that in one year.',
					'Beyond the third bend, behind a hedge, was a pump. You would not have seen it, if the handle had not shone so. Next to it stood {helper.name}, {helper.a}. “An inch or two of water?” said {helper}. “It’s the custom. It isn’t soup that gets you on the wall, you know. It’s weight.”',
					'At the third bend {hero} heard a squeak. Behind a hedge stood a pump, with a handle like silver, and next to it {helper.name}, {helper.a}, on an upturned bucket. “You’re an inch down,” said {helper}. “They all stop here and put in water. Wet is wet, on a scale. Or did you think the winners had soup in there?”',
				],
				[
					'{rival} came around the hedge. {Rival.their} bowl was nearly empty. “Somebody sneezed,” {rival.they} said, and took hold of the handle, and only then saw {hero}, and did not pump, and went red. It was not the first time that {rival} had held that handle. It was only the first time that anybody had been looking.',
					'Then somebody came quickly around the hedge. It was {rival}, and in {rival.their} bowl there was nothing but a shine. “There was a sneeze,” {rival.they} said, “at the last stile.” {Rival.they} reached for the handle, as you reach for a light in your own house. Then {rival.they} saw that {hero} was looking. Six times {rival}’s name stood on the wall {hall.at}, in gold. Nobody had ever been behind this hedge to see.',
					'The next one through the gap in the hedge was {rival}. There was nothing left in {rival.their} bowl but a bean. “I was sneezed at,” {rival.they} said, and did not have to look for the handle. Only then did {rival.they} see who was standing there, and let go of it again, and looked up at the sky. In six years nobody had ever met {rival} here.',
				],
			],
			choices: [
				{
					say: 'Pump an inch of water into your bowl',
					sets: ['watered'],
					outcome: [
						'It took two strokes to fill the bowl. {hero} looked the other way and pumped, as if it were the pump’s idea. The soup had been red, and now it was more of a rumor. “There you go,” said {helper}. “Everybody’s first time is the worst.” {rival} pumped in silence.',
						'Squeak, squeak, went the handle, and up came the soup, back to the brim and a bit beyond. Nobody said anything. A noodle floated up, turned over, and seemed to look at {hero}. {rival} went next.',
					],
				},
				{
					say: 'Pour half of your soup into {rival}’s bowl',
					sets: ['shared'],
					outcome: [
						'{hero} tipped {their} bowl over {rival}’s until both bowls were half full. It was very quiet. “Now neither of us can win,” said {rival}. “No,” said {hero}. “But it’s soup.” {rival} carried half a bowl on as if it had been a full one. {helper} said that it was not the custom.',
						'“Hold still,” said {hero}, and poured. {rival} held still, mostly from surprise. There had been enough for one winner, and now there was enough for two losers. “What do you want for it?” asked {rival}. “Just call out the holes,” said {hero}.',
					],
				},
				{
					say: 'Go on with what you have, and let them pump',
					sets: ['kept'],
					outcome: [
						'“No, thanks,” said {hero}. “I want to know how much I can really carry.” “You’ll come in last,” said {helper}. “Then I’ll know that,” said {hero}. Behind {them} the handle began to squeak. It squeaked for a long time.',
						'{hero} shook {their} head and went on. {They} had an inch less than a full bowl. It was the most that {they} had ever had at the third bend, and every drop had been there since the morning. Squeak, squeak, it went behind the hedge.',
					],
				},
			],
			scene: { at: 'first', with: ['rival', 'helper'], shows: [], holds: 'soup', pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['The Fourth Bend', 'Nearly Up', 'Almost at the Top'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					shared:
						'So they went around the fourth bend, two half bowls side by side. Half a bowl is easy to carry, and you can look about you. “You can see the whole road from here,” said {rival}, who had come by for six years and never looked. After the bend {rival} took the goat path, out of habit, and {hero} the road.',
					watered:
						'After the pump {hero} discovered that water is quicker than soup. It climbed up one side of the bowl and looked over, and {hero} had to lean the other way. At the fourth bend people from the other villages stood and watched. “Who’s that, with a full bowl?” said one of them. “It can’t be.”',
					else: 'At the fourth bend people from the other villages stood along the road. “Who’s that, with all that soup?” said one of them. “It can’t be.” {hero} did not look up. You can carry a bowl quite still, it turned out, while your heart jumps up and down.',
				},
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['Next to the Scale', 'The Wall of Names', 'The Spoon', 'What It Weighs'],
			time: 'night',
			parts: [
				'@second.outcome',
				[
					'{hero} went back for the bowl, and there was still soup in it. So {they} came {hall.to} with something to weigh.',
					'{hero} took up the bowl again, and around the last bend was {hall}. {They} had never seen it with soup left. It looked quite different.',
					'{hero} picked up the bowl, and then there were no more bends. It was {hall}, and the bowl was not empty.',
				],
				{
					'first.reach or second.reach': [
						'From the door to the scale it is thirty steps, and on each of them stood somebody with a bowl, not daring to breathe out. A small girl, who had no bowl, took {hero}’s ahead, underneath. But nothing is weighed unless its owner stands beside it.',
						'The others were waiting to be weighed, bowl next to bowl, brim to brim. A small girl, who had no bowl, took {hero}’s ahead, underneath. But nothing is weighed unless its owner stands beside it, and there was no way through.',
					],
				},
				{ 'first.reach': '@first.later', 'second.reach': '@second.later' },
				{
					'first.reach or second.reach': [
						'+ The girl was there already, with the bowl, and had not lost a drop.',
						'+ “Here,” said the girl, and gave back the bowl. Not a drop was missing.',
					],
				},
				{
					'first.trust & second.trust': [
						'{hero} stood the bowl down beside the scale. “I’ve got you in the book nine times,” said {host}, and licked a pencil, “and nine times it says ‘nothing.’ How did you do it? I have to put something down.”',
						'{hero} stood the bowl down beside the scale. {host} has a book, and writes in it how each bowl was carried. “Nine times you had nothing left,” {host.they} said. “Who saw you on the road? I need a line for the book.”',
					],
				},
				{ 'first.trust & second.trust': '@first.later' },
				{
					'first.trust & second.trust & second.ally':
						'“You can put me down as well,” said {second.ally}, who had come along.',
					'first.trust & second.trust': '{host} wrote it all down, and blotted it.',
				},
				{
					'first.hear & !second.reach or second.hear & !first.reach': [
						'All the others had been silent for five bends, and now they talked at once. {hero} stood the bowl down by the scale. {elder} said something to {them}, and {hero} could not hear it.',
						'For five bends nobody had dared to talk, and now it was as loud as a market. {hero} stood the bowl down by the scale. Only from there could one see that {elder} was saying something.',
					],
				},
				{ 'first.hear & !second.reach': '@first.later', 'second.hear & !first.reach': '@second.later' },
				{
					'first.hear & !second.reach or second.hear & !first.reach': [
						'+ “I only said it smells as it did that winter,” said {elder}. Nobody asked which winter.',
						'+ “It smells as it did that winter,” {elder} was saying. “I always tell you.” Nobody asked which winter.',
					],
				},
				[
					'There was the scale, and {thing} on a cushion. On the wall were the fifty names, in gold, and a space. And on the best chair sat {elder}, with the wooden spoon, and looked at the soup as a dog looks at a door. Behind {elder.them} was the window, open, for pouring it out.',
					'So there it was: the scale, and {thing} on its cushion, and the space on the wall. {hero} had dreamed about that space. But what {they} looked at was {elder}, in the best chair, with that old wooden spoon. {Elder.they} breathed in, when the bowl came near. Then {elder.they} looked at the open window, out of which it all goes, and breathed out.',
				],
			],
			choices: [
				{
					say: 'Set your bowl on the scale',
					sets: ['weighed'],
					outcome: {
						watered:
							'It went down with a clonk. {host} added a weight, and another. It was full to the very brim, and none of the others was; {rival} had been jogged at the last bend. “Well, I never,” said {host}. {hero} had thought it would feel like winning. It felt like holding a door shut.',
						shared:
							'The scale hardly moved. “Half,” said {host}, surprised. “How did you lose exactly half?” “I know where it is,” said {hero}.',
						else: '{hero} set the bowl on the scale, and let go. The soup was all there, but for an inch. {They} had never in {their} life let go of a bowl on purpose.',
					},
				},
				{
					say: 'Carry it past the scale, to {elder}’s place',
					sets: ['fed'],
					outcome: {
						watered:
							'{hero} put the bowl down in front of {elder}. “It’s for you, I think,” {they} said. “There’s water in it. I’m sorry.” “There was always water in it,” said {elder}, and took a firm hold of the spoon. “Toward the end there was not much else.”',
						else: [
							'{hero} walked past the scale. It was four steps, and the longest four of the whole road. {They} put the bowl down in front of {elder}. “I think this is where it goes,” {they} said. {elder} looked at the soup, and then, very carefully, as if it might get up and leave, {elder.they} lifted the spoon.',
							'“That goes here,” said {host}, and pointed at the scale. {hero} went on. The bowl came down on the table in front of the best chair, and did not spill a drop. “I think it’s yours,” {they} said. {elder} looked left and right, to see who was meant, and then {elder.they} lifted the spoon.',
						],
					},
				},
				{
					say: 'Say out loud that there is water in it',
					if: 'watered',
					sets: ['confessed'],
					outcome: [
						'“There’s an inch of water in this,” said {hero}, “from the pump.” {They} had not meant to say it so loudly. The weight that {host} was holding fell on the floor and rolled, and it was a long floor.',
						'“Don’t weigh it,” said {hero}. “Two fingers of that are water. I pumped it myself.” {They} waited for the shouting. It did not come. There was only a whole room trying not to look at its own bowls.',
					],
				},
				{
					say: 'Ask why a soup like that is thrown away',
					if: '!watered',
					sets: ['wondered'],
					outcome: {
						asked: [
							'“I asked it this morning, and nobody could tell me,” said {hero}, with the bowl over the scale. “What’s it for? Why do we throw it out of the window?” This time nobody laughed. They began to think about it, one by one, and you could see the smiles go out, like lamps along a street.',
						],
						else: [
							'“Before I put it on there,” said {hero}, “why do we throw it out of the window?” People smiled. Then they began to think about it, one by one, and you could see the smiles go out, like lamps along a street. “It’s Soup Day,” said {host}. “But why is it?” said {hero}.',
							'“I’ve got a question,” said {hero}, with the bowl over the scale. “What happens to it afterward?” “It goes out of the window,” said {host}. “And why?” {host} smiled, and looked around for somebody to explain it, and the one who was standing there looked around too. It went on like that, right to the back of {hall}.',
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
			titles: ['The Hungry Winter', 'Fifty Winners', 'Where It Goes', 'What the Spoon Was For'],
			time: 'night',
			parts: [
				{
					'fed & bold': ['It is one thing to run with a bowl, and quite another to put it down.', ''],
					kind: ['{hero} had seen the spoon first and the scale afterward. Others do it the other way around.', ''],
					'fed & clever or wondered & clever': [
						'Sixty bowls, one spoon, and nobody who ate. {hero} had finally got the sum to come out.',
						'',
					],
					careful: ['{hero} had had time to look at everything on the way, even at the guest of honor.', ''],
					merry: ['{hero} did not see {their} face in the soup this time. {They} saw somebody else’s.', ''],
					dreamy: ['{hero} had been wondering about that spoon ever since the third bend.', ''],
					quick: ['For once {hero} had taken a whole day over something. The last step went fast.', ''],
				},
				'@answer',
				{
					'end-won & first.ally': '“I’d have liked to taste that,” said {first.ally}, and set off home.',
					'end-won & second.ally': '“I’d have liked to taste that,” said {second.ally}, and set off home.',
					'end-won': '',
					'first.ally & second.ally':
						'Everybody breathed in. {first.ally} and {second.ally}, who had walked beside the soup, swallowed.',
					'first.ally':
						'Everybody breathed in. {first.ally}, who had kept the cats off the soup all that way, swallowed.',
					'second.ally':
						'Everybody breathed in. {second.ally}, who had walked beside the soup since the last bend, swallowed.',
				},
				{
					'vowed & end-last':
						'“You did say you would win,” said {host}. “I did,” said {hero}. “I’d never tried anything else.”',
					'vowed & end-second': '“You said you would win,” said {rival}. “That was this morning,” said {hero}.',
				},
				{
					'end-truth & confessed': [
						'“I’ve got some in mine, too,” said {rival}. {Rival.they} was as red as the soup ought to have been. “This year, and six years.” “Two strokes,” said a man in the second row. “Three,” said a lady. In fifty years {host} had weighed a fair-sized pond. “Give it here,” said {elder}. “In the hungry winter I kept the light burning, up here, so that you could all find your way home. You brought me soup, every night, and toward the end half of it was water. I liked it very well.” So it was eaten, pump and all. The names are still on the wall. But somebody has painted a small blue drop after each of them, and one more at the end, for {hero}, which was fair. {Thing} is used to keep the window shut.',
					],
					'end-truth': [
						'There was such a silence that you could hear the soup steam. “It’s for me,” said {elder}. “It was. In the hungry winter I kept the light burning, up here, from November to March, so that you could all find your way home. Every night somebody carried me a bowl. They spilled most of it. So they were proud when they hadn’t, and after a while they began to weigh it.” {elder} turned the spoon over. “Then it was spring, and they went on weighing. I thought they’d remember by themselves.” {host} shut the window. It had not been shut on Soup Day for fifty years, and it took three people. Nobody was painted on the wall that night. All the bowls were put on the table, with {thing} in the middle, where it was rather in the way. {hero} had the place next to {elder}, and was asked to pass the salt.',
					],
					'end-table': [
						'{elder} ate a spoonful, and waited until it had got all the way down. “Leek,” said {elder}. “I’ve smelled it for fifty years.” And then {elder.they} told them. In the hungry winter {elder.they} had kept the light burning, up here, so that people could find their way home. Every night somebody had brought {elder.them} soup. Most of it was spilled, and that is how the weighing started. {rival} got up first. {Rival.they} took {rival.their} bowl off the scale, without asking what it weighed, and put it down on the table.',
					],
					'end-last': [
						'“There’s nothing on the scale,” said {host}, not unkindly. “That makes you last.” It was written down. {rival} got {thing}, and did not look at it. But {elder} ate. {Elder.they} ate the whole bowl, and ran the spoon around it. {Elder.they} told {hero} about the hungry winter. {Elder.they} had kept the light burning, up here, and people had brought {elder.them} soup in the dark. “They were so proud when there was some left,” {elder.they} said, “that they started to weigh it. And in the end they only weighed it.” {hero} is on no wall. But the next year, at the third bend, {rival} was waiting behind the hedge, with {rival.their} back against the pump. “I’d like to come in last too,” {rival.they} said. “How do you do it?”',
					],
					'end-won': [
						'So {hero} won, by an inch of water. The name went up on the wall in gold, and {thing} into {hero}’s {hands}, and {host} lifted the bowl to pour it away. “A spoonful,” said {elder}. It was the first time that the guest of honor had ever asked for anything. {Elder.they} tasted it, and went on tasting it. “I kept the light burning, up here, in the hungry winter,” said {elder}, only to {hero}. “They all brought me soup. That’s what it was for. Toward the end it tasted just like yours.” And {elder.they} said thank you. That was what {hero} could not bear. {Thing} went on a shelf at home, with its back to the room. And every Tuesday since then {hero} has carried a bowl up five bends by night, with no one watching. It was full when it got there.',
					],
					'end-second & shared': [
						'{hero} was put down as last. {rival}, with the other half, came in last but one. Six years’ winner! “What happened to you two?” asked {host}, and took their bowls to the window. “Wait,” said {hero}. “It’s no good for the scale. Is it any good for something else?” There was one person in the room with a spoon, and {rival} saw it too. The two of them got there together. “In the hungry winter I kept the light burning, up here,” said {elder}, when both bowls were empty. “People brought me soup. It was never very much. They used to come in pairs, so that one could fall over.” The others heard it, and went and took their bowls back from the window, one by one. {Thing} had gone to somebody from the third row. He was never quite sure what he had won it for.',
					],
					'end-second': [
						'It was not enough. {rival}’s bowl was full to the brim, and so was that of a lady who smelled of pump. {hero} was third, and there are no thirds on the wall. All the same it was a proper third, with noodles in it. {host} took the bowls to the window. {hero} heard the first one go, splash, on the stones. “Wait. If I haven’t won anything,” {they} said, “may I have it back?” {elder} moved over a little in the best chair. “In the hungry winter I kept the light burning, up here,” {elder.they} said, with {elder.their} mouth full. “Every night they brought me some. I don’t come for the speeches, you know. I come because it smells the same.” At the window {rival} stood, with {thing} and a bowl, and did not pour.',
					],
				},
				{
					'end-table & shared': '+ “It’s only half,” {rival.they} said. “It often was,” said {elder}.',
					'end-table': '+ “It’s not all soup,” {rival.they} said. “It never was,” said {elder}.',
				},
				{
					'end-table':
						'+ Then all the others came, with their bowls. By midnight no one had won. {Thing} had a candle stuck to it, and there were sixty people around the best chair, asking for the story again, and getting it with a longer winter each time.',
				},
				{
					'vowed & end-truth or vowed & end-table':
						'“I said I would win,” {hero} remembered on the way down. “I said it six times,” said {rival}.',
				},
				{
					'pact & end-won': 'A year later, on Soup Day, {rival} fell into the first hole. Nobody had called it.',
					'pact & end-last':
						'{hero} and {rival} went up the last bends together. “Hole,” said {hero}. “Goat,” said {rival}.',
					pact: '{hero} and {rival} walked home in the dark. “Hole,” said {hero}. “Goat,” said {rival}.',
				},
				'@debts',
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
