import type { PlotLevel } from '../../format.ts';
import { bestGift, untoldAlly } from '../gift.ts';

export const soupRace2: PlotLevel = {
	joins:
		'“{choice}” {hero} did it, and was only just in time for Soup Day. {host.name}, {host.a}, had filled the bowls. Everybody carries one {hall.to}, and whoever has the most soup left wins {thing}. {rival}, {rival.a}, wins every year. And at the top, beside the scale, sits {elder}, {elder.the}, with a spoon.',
	chapters: [
		{
			titles: ['Soup Day', 'Most Soup Wins', 'Up to the Brim', 'The Bowls Are Full'],
			time: 'day',
			parts: [
				[
					'On Soup Day each of {folk} gets a bowl of soup, and carries it all the way {hall.to}. You need not be fast, and the road is full of holes. Whoever has the most soup left has won. {hero} was {described}, and had never won a thing.',
					'“This time,” said {hero} to the bowl, “you stay in there.” {They was} {described}. On Soup Day all of {folk} carry a full bowl {hall.to}, up a road full of holes. Whoever has the most soup left has won. {hero} had never come to the top with more than one carrot.',
					'“Most soup wins!” That is the rule on Soup Day. You get a full bowl {start.at}. You carry it up a road full of holes, {hall.to}, and there it is weighed. {hero} was {described}, and had never had a drop left to weigh.',
				],
				{
					quiet:
						'Last year somebody bumped into {hero}, who did not dare to say “Mind the soup!” After that there was no soup to mind.',
					bold: 'Last year {hero} had run with the soup, and had smelled of leeks till Friday.',
					kind: 'Last year {hero} had given a sip to everybody who looked hungry. There had been two dogs, and a brass band.',
					honest:
						'Last year there was a fly in {hero}’s bowl, and {they} had said so. It was fished out with a spoon, and most of the soup went with it.',
					clever:
						'Last year {hero} had built a lid with a spring. The lid shot away, and the soup with it. It was a very good spring.',
					careful:
						'Last year {hero} had gone so slowly that it was Thursday when {they} got there. Soup Day is on a Tuesday.',
					merry: 'Last year somebody told {hero} a joke at the third bend. The soup was never seen again.',
					dreamy:
						'Last year {hero} had put the bowl down to look at a beetle. Then {they} went on, but with the beetle.',
					quick: 'Last year {hero} had been at the top before anybody else. The soup had not.',
				},
				[
					'“The winner gets {thing},” said {host.name}, {host.a}, and put down the ladle. “I know,” said {rival.name}, {rival.a}, and yawned. {Rival.they} always won. On the cart with the scale sat the guest of honor, {elder}, {elder.the}. {Elder.they} had no bowl, only a big spoon. Nobody knew why, and nobody asked.',
					'{host.name}, {host.a}, put down the ladle and held up {thing}. “For the winner!” “Thank you,” said {rival.name}, {rival.a}. {Rival.they} won every year. Everybody laughed but the guest of honor. That was {elder}, {elder.the}, up on the cart with the scale. {Elder.they} had no bowl, and a very big spoon.',
					'“This is the prize,” said {host.name}, {host.a}, and put down the ladle. It was {thing}. All eyes went to {rival.name}. {Rival.they} was {rival.a}, and always won. Up on the cart with the scale rode {elder}, {elder.the}. {Elder.they} was the guest of honor. {Elder.they} never had a bowl, but every year {elder.they} brought a spoon.',
				],
			],
			choices: [
				{
					say: 'Ask {host} what the soup is for',
					sets: ['asked'],
					outcome: [
						'“What’s the soup for?” asked {hero}. “For weighing,” said {host}. “And after that?” “Then it’s poured away, of course.” Up on the cart {elder} looked quickly at {hero}, and then at the spoon.',
						'“Who eats it, at the end?” asked {hero}. {host} laughed until {host.they} had to put down the ladle. Only {elder}, up on the cart, did not laugh. {Elder.they} turned the spoon around and around.',
					],
				},
				{
					say: 'Tell them all that you will win this time',
					sets: ['vowed'],
					outcome: [
						'“This year I’ll win!” {hero} told everybody. It was very quiet. Somebody giggled. “You might just try to get there,” said {rival}. After that {hero} wanted {thing} so much that it hurt.',
						'“I’m going to win!” {hero} told everybody. “I’ve dusted the shelf.” {rival} only smiled. {rival} had a very steady smile. You could have put soup on it.',
					],
				},
				{
					say: 'Offer to look out for holes with {rival}',
					sets: ['pact'],
					outcome: [
						'“I’ll look left and you look right,” said {hero}. “Then neither of us falls into a hole.” {rival} thought there must be a trick. {Rival.they} looked for it as far as the first hole. Then {rival.they} called, “Hole!” all the same.',
						'“I’ll call the holes for you,” said {hero}, “and you call them for me.” They had just set out. “And what’s in it for me?” said {rival}. “Hole,” said {hero}. {rival} stopped just in time. “I see,” said {rival}. So that was settled.',
						'“Two see more than one,” said {hero}. “I don’t need anybody,” said {rival}, and did not see the first hole. “Hole!” called {hero}. Not one bean was lost. After that {rival} called, “Hole!” too, though very quietly.',
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
			titles: ['Do Not Look Down', 'Thirty Bowls', 'Not a Drop Yet'],
			time: 'day',
			parts: [
				'@answer',
				[
					'The cart drove ahead, and thirty bowls came after it in a row. You must not sneeze, or it spills. You must not wave. Where it is hard to get by, you may put the bowl down on a wall, and fetch it when the way is free. At the first bend {hero} had not sneezed for half an hour, and was rather proud.',
					'The cart went ahead, and behind it thirty bowls went up the road. If there is no way by, you may put yours down, and fetch it later. Nobody touches it. That is the rule. At the first bend {hero} heard a sneeze, and then a sad little splash, and did not look round. In {their} own bowl three beans went slowly from left to right, and back.',
					'The road goes up in five long bends, and the cart was far ahead. If something is in the way, the bowl may wait beside the road, and you fetch it after. By the first bend there were spots of soup everywhere, and none of them was {hero}’s. “Steady,” {they} said to the soup.',
				],
				{
					pact: [
						'+ There {rival} and most of the others took the back way, over the stones. “I always do,” said {rival}. “See you at the next bend.” {hero} kept to the smooth road.',
						'+ “The stones are shorter,” said {rival} there, and went up the back way with most of the others. “Mind the holes!” called {hero}, who liked the smooth road better.',
					],
					else: [
						'+ There {rival} and most of the others took the back way, over the stones. {hero} kept to the road. It is longer, but it is smooth.',
						'+ Most of the others left the road there, with {rival} in front. The back way is shorter. But it goes over stones, and {hero} did not want to bump the soup.',
						'+ There is a back way there, over the stones. {rival} took it, as every year, and most of the others followed. {hero} liked the smooth road better.',
					],
				},
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['Still Nearly Full', 'The Next Bend', 'One Bean Less'],
			time: 'day',
			parts: [
				'@first.outcome',
				[
					'The bowl had waited on a wall. A snail sat on the rim. The way was free now, so {hero} fetched the soup. It was still full, or nearly. At the next bend the back way crosses the road. “How do you do it?” said {rival}, who had a bean on one ear. “I don’t look down,” said {hero}. Then {rival} was off again, up the stones.',
					'And the soup? It had waited on a wall. The way was free now, so {hero} went back and fetched it. Only a carrot was missing. “Now quick, before it gets cold,” thought {hero}. At the next bend the back way comes down to the road. “You’re doing well,” said {rival} there. It did not sound happy. Then {rival} took to the stones again.',
					'And the soup? It had stood on a flat stone, and was still warm. Now the way was free, so {hero} fetched it. Just one bean jumped out. At the next bend the back way crosses the road. “Hm,” said {rival} there, who had lost two. {Rival.they} looked into {hero}’s bowl. Then {rival.they} went on up the stones, a little faster.',
				],
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['The Scale', 'A Jug behind the Door', 'What It Weighs', 'At the Top'],
			time: 'dusk',
			parts: [
				'@second.outcome',
				[
					'{hero} fetched the bowl once more, went up the last bend, and came to {hall} with soup!',
					'{hero} went back for the bowl, and then there was {hall}, and there was still soup.',
					'Then {hero} fetched the bowl again, and went up the last bend. “Soup!” they said {hall.at}. “{hero} has got soup!”',
				],
				{
					'first.reach or second.reach': [
						'“To the scale!” called {host}. The bowl went ahead, from hand to hand. But {hero} had to be there too, or it did not count. And none of the others dared to move, for fear of spilling.',
						'The scale stood at the far end. {hero}’s bowl was passed along, very slowly. But it did not count without {hero}, and in between stood all who had soup left. “If you push, we spill,” said the nearest one.',
					],
					'first.hear or second.hear': [
						'{elder} looked into {hero}’s bowl, and said something. But the others all talked about beans they had lost, and {hero} could not hear one word.',
						'{elder} looked at {hero}’s soup, and said something very softly. {hero} wanted to know what it was. But all the others were talking at once about beans and bends.',
					],
					else: [
						'“You never had any left before,” said {host}, and got out the big book of the race. “Did you carry that yourself, all the way? Why should I believe it?”',
						'“Is that really yours?” said {host}. “Your bowl was empty every year. Why should I believe that you can do it now?”',
					],
				},
				{
					'first.reach & flies or second.reach & flies':
						'+ Right above them hung the onions for next year, so there was no flying.',
				},
				bestGift('reach', 'hear', 'trust'),
				{
					'first.reach or second.reach': '',
					'first.hear or second.hear': [
						'+ “I only said it smells good,” said {elder}.',
						'+ “Leeks,” said {elder} in the silence. “I can smell leeks.”',
					],
					else: [
						'+ “Then it counts,” said {host}, and wrote it down.',
						'+ “Good,” said {host}. “To the scale with it.”',
					],
				},
				untoldAlly(['reach', 'hear', 'trust'], '+ {ally} held the door for the soup.'),
				[
					'{rival}’s bowl stood on the scale already, and it was heavier. “Psst!” somebody said. It was {helper.name}, {helper.a}. “I’ve never won, either. Here’s a jug of water. One splash, and you win. They throw the soup away anyway.” And at the little table by the scale sat {elder}, very straight, with the spoon.',
					'Beside the scale stood {helper.name}, {helper.a}. “Psst! {rival}’s bowl is heavier than yours,” said {helper}. “I’ve never won, so I want you to. Here’s a jug of water. One splash! They only throw the soup away.” At the little table on the other side sat {elder}, and held up the spoon a little.',
					'{rival}’s bowl had been weighed, and it was heavier. “One splash, and you win,” somebody whispered, and held out a jug of water. It was {helper.name}, {helper.a}. “Let it be one of us for once. Nobody will taste it. They throw it all away.” At a little table by the scale sat {elder}, and turned the spoon over and over.',
				],
			],
			choices: [
				{
					say: 'Take one splash out of the jug',
					sets: ['watered'],
					outcome: [
						'Splash. Now the bowl was full to the brim, and the beans looked as if they were drowning. {hero} put it on the scale, and did not breathe. It went down with a clonk.',
						'It was just one splash. It was quite a big one. Then {they} put the bowl on the scale, and {rival}’s side went up, and up.',
					],
				},
				{
					say: 'Set the bowl down in front of {elder}',
					sets: ['fed'],
					outcome: [
						'{hero} went right past the scale, and put the bowl down in front of {elder}, next to the spoon. It looked right there. “I’ve wondered all day what your spoon was for,” {they} said.',
						'“You’ve got the spoon,” said {hero} to {elder}, “and I’ve got the soup.” And down it went, right beside the spoon.',
					],
				},
				{
					say: 'Put it on the scale just as it is',
					sets: ['weighed'],
					outcome: [
						'“No, thank you,” said {hero}, and put the bowl on the scale. It was nearly all there, and there was no water in it.',
						'{hero} set the bowl on the scale, just as it was. {They} had never before had anything to weigh. It looked beautiful up there.',
					],
				},
			],
			scene: {
				at: 'hall',
				with: ['elder', 'helper'],
				shows: ['spoon'],
				holds: 'soup',
				pose: 'think',
				feeling: 'worried',
			},
		},
		{
			titles: ['The Guest of Honor', 'What the Spoon Was For', 'Who Eats It', 'The Hungry Year'],
			time: 'night',
			parts: [
				{
					'fed & bold': ['There was a rule about that. But {hero} was quicker than the rule.', ''],
					kind: ['It was hard for {hero} to look at anything but {elder}’s spoon.', ''],
					'fed & clever': ['A spoon and no bowl, and soup and nobody to eat it. {hero} added it up.', ''],
					merry: ['Last year’s soup had ended in a joke. Today {hero} had kept a straight face.', ''],
					dreamy: ['All the way up {hero} had not looked at one beetle. Now {they} looked at {elder}’s spoon.', ''],
					quick: '',
				},
				'@answer',
				{
					'!watered': [
						'“Well, it’s good water,” said {helper}, and drank it.',
						'{helper} watered a flower with the jug, and looked at nobody.',
					],
					else: '“See?” said {helper}, and hid the jug under the scale.',
				},
				{
					'end-won & first.ally & second.ally': '{first.ally} and {second.ally} looked at the jug, and went home.',
					'end-won & first.ally': '{first.ally} looked at the jug, and went home.',
					'end-won & second.ally': '{second.ally} looked at the jug, and went home.',
				},
				{
					'watered & pact':
						'{rival} saw the drops of water on the floor. “I called every hole for you,” said {rival}, not very loud.',
					'watered & asked': '“So that’s what it’s for,” {host} said to {hero}. “For weighing!”',
					'fed & first.ally & second.ally': '{first.ally} brought the salt, and {second.ally} brought the pepper.',
					'fed & first.ally': '{first.ally} brought the salt.',
					'fed & second.ally': '{second.ally} brought the salt.',
				},
				{
					'end-table': [
						'{elder} ate a spoonful, and nobody dared to cough. “That’s the soup,” {elder.they} said. “In the hungry year I kept watch up here for all of you. Every night one of you brought me a bowl. You were so proud if there was any left.” So that was what Soup Day was for! {rival} took the heaviest bowl from the scale. “We’re a bit late,” said {rival}, and put it down beside the first. Then all the others did. Soon there was no more room on the table. “Well, sit down,” said {elder}. “{hero} sits by me.” Nobody had won, and nobody asked for {thing}.',
						'{elder} ate a spoonful, right down to the beans. “There was a hungry year once,” {elder.they} said. “I kept watch up here, all year, so that you could sleep. And you, or your grandmas, brought me a bowl each night. That’s how Soup Day began.” {rival} was the first who took {rival.their} bowl off the scale, and put it down next to {hero}’s. Then all the others did. {elder} looked at the bowls. “You had better fetch some spoons,” {elder.they} said. Nobody had won, so {thing} stood by the salt. It was the best Soup Day ever.',
					],
					'end-last': [
						'“Nothing on the scale?” said {host}. “Then I must write that {hero} was last.” It was written on the wall, where all could read it. {elder} did not read it. {elder} ate. {rival} got {thing}. “I kept watch up here all through the hungry year,” {elder} told {hero}. “The others brought me soup every night. At first it was for me, and then it was to win.” {Elder.they} scraped the bowl. “Will you be last next year, too?” “I think so,” said {hero}. Nobody had ever been so glad about {hero}’s soup. That was better than being first.',
						'“No soup on the scale,” said {host}. “Then {hero} is last.” It was written on the wall, and {rival} got {thing}. But {elder} ate up the whole bowl, and scraped it. “I kept watch up here in the hungry year, while the others slept,” {elder.they} said to {hero}. “They all brought me soup. Then they began to see who had the most. And then they forgot about me.” {hero} thought about that. “Next year I’ll be last again,” said {hero}, and it came true. But next year there were two bowls on the little table, and the other one was {rival}’s.',
					],
					'end-won': [
						'“The most!” called {host}, and everybody clapped, and {hero} was given {thing}. It was heavier than it looked. {host} picked up the bowl, to throw the soup away. “One spoonful,” said {elder}, and tasted. “Water,” {elder.they} said. “In the hungry year there was water in it, too. I kept watch up here for all of you, and you brought me the last you had. That’s how Soup Day began.” {hero} could not say a word. But late that night {they} came up all five bends once more, with a full bowl for {elder}. There was no water in it. {Thing} stayed behind on {rival}’s step.',
						'{hero} had won, and was given {thing}. Everybody cheered, and {host} took the bowl, to pour the soup away. “Let me have a spoonful first,” said {elder}. “I never had the winner’s.” {Elder.they} tasted it. {Elder.they} looked at {hero}. “I see,” said {elder}, and nothing else. That night {hero} made soup at home, and carried it up all five bends in the dark, and {thing} too. “That’s better,” said {elder}. “In the hungry year I kept watch up here, and the others brought me soup every night. That’s what Soup Day was for. And what have you got there?” “{rival}’s prize,” said {hero}.',
					],
					'end-second': [
						'{rival} had won, by one bean. {host} took {hero}’s bowl, to throw the soup away. “I’d like it back,” said {hero}. There was no rule against that. {hero} set it down on the little table, next to the spoon. “For me?” said {elder}. “In the hungry year I kept watch up here, so that the others could sleep. Every night they brought me soup. Then it was a race, and they forgot who it was for.” {rival} stood there with {thing}, and did not know where to put it. “I never knew that,” said {rival}. “Is there another spoon?”',
						'{hero} was second, by one carrot, and {rival} got {thing}. Then {host} took the bowls, to pour them out. “Stop!” said {hero}. “If I’m second, can I have mine back?” There was no rule against it. {hero} put it down in front of the spoon. “I kept watch up here, in the hungry year,” said {elder}, when the bowl was half empty. “Everyone brought me soup. I come each year to see if anyone remembers.” {rival} had been listening. {Rival.they} picked up the winning bowl, looked for a spoon, and came over.',
					],
				},
				{
					'asked & end-last or asked & end-second': [
						'+ “So that’s what the soup is for,” said {host}.',
						'+ {host} came over with the ladle. “You did ask,” said {host} to {hero}. “I should have known.”',
					],
					'vowed & end-last': [
						'+ “You said you would win,” said {rival}. “I did want to,” said {hero}. “Then I was too busy.”',
						'+ That morning {hero} had told everybody, “I’ll win.” {hero} had quite forgotten it.',
					],
					'vowed & end-second': [
						'+ Then {rival} held out {thing}. “You wanted this so much.” “Not any more,” said {hero}.',
						'+ “I said I would win,” said {hero}. “You nearly did,” said {rival}.',
					],
					'vowed & end-won': [
						'+ {elder} nodded. “I told them all I would win,” said {hero}. “In my head it wasn’t like this.”',
						'',
					],
				},
				{
					'end-won or end-last or end-table': '',
					'first.ally & second.ally': '+ There were spoons for {first.ally} and {second.ally}, too.',
					'first.ally': ['+ There was a spoon for {first.ally}, too.', '+ And {first.ally} got a carrot.'],
					'second.ally': ['+ There was a spoon for {second.ally}, too.', '+ And {second.ally} got a carrot.'],
				},
				{
					'pact & !end-won': [
						'+ On the way home {rival} called “Hole!” to {hero}, out of habit.',
						'+ {hero} and {rival} went home together in the dark. “Hole,” said {rival}. “Thank you,” said {hero}.',
					],
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
