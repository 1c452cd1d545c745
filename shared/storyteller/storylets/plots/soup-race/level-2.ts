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
					'On Soup Day each of {folk} gets a bowl of soup. They carry it all the way {hall.to}. You need not be fast. Whoever has the most soup left has won. {hero} was {described}, and had never won a thing.',
					'“This time,” said {hero} to the bowl, “you stay in there.” {They was} {described}. On Soup Day all of {folk} carry a full bowl {hall.to}. Whoever has the most left has won. {hero} had never come to the top with more than one carrot.',
					'“Most soup wins!” That is the rule on Soup Day. You get a full bowl {start.at}. You carry it {hall.to}, and there it is weighed. {hero} was {described}, and had never had a drop left to weigh.',
				],
				{
					quiet:
						'Last year somebody bumped into {hero}, who did not dare to say “Mind the soup!” After that there was no soup to mind.',
					bold: 'Last year {hero} had tried to run with the soup. {They} smelled of leeks till Friday.',
					kind: 'Last year {hero} had given a sip to everybody who looked hungry. There had been two dogs, and a brass band.',
					honest: 'Last year there was a fly in {their} bowl, and {hero} had reported it. They weighed the fly.',
					clever:
						'Last year {hero} had built a lid with a spring. The lid shot away, and the soup with it. It was a very good spring.',
					careful:
						'Last year {hero} had gone so slowly that it was Thursday when {they} got there. Soup Day is on a Tuesday.',
					merry: 'Last year somebody told {hero} a joke at the third bend. The soup was never seen again.',
					dreamy:
						'Last year {hero} had put the bowl down to look at a beetle. {hero} went on, too, but with the beetle.',
					quick: 'Last year {hero} had been at the top before anybody else. The soup had not.',
				},
				[
					'“The winner gets {thing},” said {host.name}, {host.a}. “I know,” said {rival.name}, {rival.a}, and yawned. {Rival.they} always won. On the cart with the scale sat the guest of honor, {elder}, {elder.the}. {Elder.they} had brought a spoon. Nobody knew why, and nobody asked.',
					'{host.name}, {host.a}, held up {thing}. “For the winner!” “Thank you,” said {rival.name}, {rival.a}. {Rival.they} won every year. They all laughed. Only the guest of honor did not. That was {elder}, {elder.the}, up on the cart with the scale. {Elder.they} had no bowl, and a very big spoon.',
					'“This is the prize,” said {host.name}, {host.a}. It was {thing}. They all looked at {rival.name}. {Rival.they} was {rival.a}, and always won. Up on the cart, with the scale, rode {elder}, {elder.the}. {Elder.they} was the guest of honor. And {elder.they} had brought a spoon, as every year.',
				],
			],
			choices: [
				{
					say: 'Ask {host} what the soup is for',
					sets: ['asked'],
					outcome: [
						'“What’s the soup for?” asked {hero}. “For weighing,” said {host}. “And after that?” “Then it’s poured away, of course.” Up on the cart {elder} looked quickly at {hero}, and then at the spoon.',
						'“Who eats it, at the end?” asked {hero}. {host} laughed until {host.they} had to put down the ladle. Only {elder}, up in the cart, did not laugh. {Elder.they} turned the spoon around and around.',
					],
				},
				{
					say: 'Tell them all that you will win this time',
					sets: ['vowed'],
					outcome: [
						'“This year I’ll win!” said {hero}. It was very quiet. Somebody giggled. “You might just try to arrive,” said {rival}. After that {hero} wanted {thing} so much that it hurt.',
						'“You can dust the shelf for me,” said {hero}. “I’m going to win.” {rival} only smiled. {rival} had a very steady smile. You could have put soup on it.',
					],
				},
				{
					say: 'Offer to look out for holes with {rival}',
					sets: ['pact'],
					outcome: [
						'“I look left and you look right,” said {hero}. “Then nobody falls into anything.” {rival} thought that there must be a trick. {Rival.they} looked for it as far as the first hole. Then {rival.they} called, “Hole!” all the same.',
						'“I call the holes for you,” said {hero}, “and you call them for me.” “And what is in it for me?” said {rival}. “Hole,” said {hero}. {rival} stopped just in time. “I see,” said {rival}. So that was settled.',
						'“Two see more than one,” said {hero}. “I don’t need anybody,” said {rival}, and did not see the hole. “Hole!” called {hero}. Not one bean was lost. After that {rival} called, “Hole!” too, though very quietly.',
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
					'The cart drove ahead, and thirty bowls came after it in a row. You may not sneeze. You may not wave. Where it is hard to get by, you may put the bowl down on a wall, and fetch it when the way is free. At the first bend {hero} had not sneezed for half an hour, and was rather proud.',
					'The cart went ahead, and behind it thirty bowls went up the road. If there is no way by, you may put yours down, and fetch it later. You may not spill. {hero} heard a sneeze, and then a sad little splash, and did not look round. In {hero}’s own bowl three beans went slowly from left to right, and back.',
					'The road goes up in five long bends, and the cart was far ahead. If you need both {hands}, the bowl may wait beside the road, and you fetch it after. By the first bend there were spots of soup everywhere, and none of them was {hero}’s. “Steady,” said {hero} to the soup.',
				],
				{
					pact: [
						'+ There {rival} and most of the others took the back way, over the stones. “I always do,” said {rival}. “See you at the next bend.” {hero} kept to the smooth road.',
						'+ “The stones are shorter,” said {rival} there, and went up the back way with most of the others. “Mind the holes!” called {hero}, who liked the smooth road better.',
					],
					else: [
						'+ There {rival} and most of the others took the back way, over the stones. {hero} kept to the road. It is longer, but it is smooth.',
						'+ Most of the others left the road there, with {rival} in front. The back way is shorter. But it goes over stones, and {hero} did not want to hop with soup.',
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
					'The bowl had waited on a wall. A snail sat on the rim. The way was free now, so {hero} fetched it. It was still full, or nearly. At the next bend the back way crosses the road. “How do you do it?” said {rival}, who had a bean on one ear. “I don’t look down,” said {hero}. Then {rival} was off again, up the stones.',
					'And the soup? It had waited on a wall. {hero} went back and fetched it. Only a carrot was missing. “Now quick, before it gets cold,” thought {hero}. At the next bend the back way comes down to the road. “You’re doing well,” said {rival} there. It did not sound happy. Then {rival} took to the stones again.',
					'And the soup? It had stood on a flat stone, and was still warm. {hero} fetched it. Just one bean jumped out. At the next bend the back way crosses the road. “Hm,” said {rival}, who had lost two. {Rival.they} looked into {hero}’s bowl. Then {rival.they} went on up the stones, a little faster.',
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
					'{hero} fetched the bowl once more, and came to {hall} with soup!',
					'{hero} went back for the bowl, and then there was {hall}, and there was still soup.',
					'Then {hero} fetched the bowl again, and went up the last bend. “Soup!” they said {hall.at}. “{hero} has got soup!”',
				],
				{
					'first.reach or second.reach': [
						'“To the scale!” called {host}. The bowl went ahead, from hand to hand. But {hero} had to be there too, or it did not count. And nobody dared to move, for they all had soup.',
						'The scale stood at the far end. They passed {hero}’s bowl along, very slowly. But it did not count without {hero}, and in between stood all who had soup left. “If you push, we spill,” they said.',
					],
					'first.hear or second.hear': [
						'{elder} looked into {hero}’s bowl, and said something. But they all talked of beans, and {hero} could not hear one word.',
						'{elder} looked at {hero}’s soup, and said something very softly. {hero} wanted to know what it was. But everyone talked at once.',
					],
					else: [
						'“You never had any left before,” said {host}, and got out the big book. “Did you carry that yourself, all the way? How am I to believe it?”',
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
						'+ “I only said that it smells good,” said {elder}.',
						'+ “Leeks,” said {elder} in the silence. “I can smell leeks.”',
					],
					else: [
						'+ “Then it counts,” said {host}, and wrote {hero} into the book.',
						'+ {host} shut the book. “Good,” said {host}. “To the scale with it.”',
					],
				},
				untoldAlly(['reach', 'hear', 'trust'], '+ {ally} held the door for the soup.'),
				[
					'{rival}’s bowl stood on the scale already, and it was heavy. “Psst!” somebody said. It was {helper.name}, {helper.a}. “I’ve never won, either. Here is a jug of water. One splash, and you win. They throw the soup away anyway.” And at the little table by the scale sat {elder}, very straight, with the spoon.',
					'Beside the scale stood {helper.name}, {helper.a}. “Psst! Here is a jug of water. {rival}’s bowl is heavier than yours. One splash, and you have won. They only throw it away.” At the little table on the other side sat {elder}, and held up the spoon a little.',
					'{rival}’s bowl had been weighed, and it was heavier. “One splash more,” somebody whispered, and held out a jug of water. It was {helper.name}, {helper.a}. “Let somebody else win for once. Nobody will taste it. They throw it all away.” At a little table by the scale sat {elder}, and turned the spoon over and over.',
				],
			],
			choices: [
				{
					say: 'Take one splash out of the jug',
					sets: ['watered'],
					outcome: [
						'Splash. Now the bowl was full to the brim, and the beans looked as if they were drowning. {hero} put it on the scale, and did not breathe. It went down with a clonk.',
						'It was just one splash. It was quite a big one. Then {hero} put the bowl on the scale, and {rival}’s side went up, and up.',
					],
				},
				{
					say: 'Set the bowl down in front of {elder}',
					sets: ['fed'],
					outcome: [
						'{hero} went right past the scale, and put the bowl down in front of {elder}, next to the spoon. It looked right there. “I’ve wondered all day what that was for,” said {hero}.',
						'“You’ve got the spoon,” said {hero} to {elder}, “and I’ve got the soup.” And down it went, right beside the spoon.',
					],
				},
				{
					say: 'Put it on the scale just as it is',
					sets: ['weighed'],
					outcome: [
						'“No, thank you,” said {hero}, and put the bowl on the scale. It was not a lot. It was nearly all there, and there was no water in it.',
						'{hero} set it on the scale, just as it was. {They} had never before had anything to weigh. It looked beautiful up there.',
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
					kind: ['It was hard for {hero} to look at anything but that spoon.', ''],
					clever: ['{hero} had been adding it up, all the way from the first bend.', ''],
					merry: ['Last year’s soup had ended in a joke. Today {hero} kept a straight face.', ''],
					dreamy: ['All the way up {hero} had not looked at one beetle. Now {hero} looked at that spoon.', ''],
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
						'{rival} saw the drops on the floor. “I called every hole for you,” said {rival}, not very loud.',
					'watered & asked': '“For weighing, you see?” said {host} to {hero}, and laughed again.',
					'fed & first.ally & second.ally': '{first.ally} brought the salt, and {second.ally} brought the pepper.',
					'fed & first.ally': '{first.ally} brought the salt.',
					'fed & second.ally': '{second.ally} brought the salt.',
				},
				{
					'end-table': [
						'{elder} ate a spoonful, and nobody dared to cough. “That’s the soup,” {elder.they} said. “In the hungry year I kept watch up here for all of you. Every night one of you brought me a bowl. You were so proud if there was any left.” So that was what it was for! {rival} took the heaviest bowl from the scale. “We’re a bit late,” said {rival}, and put it down beside the first. Then all the others did. Soon there was no more room on the table. “Well, sit down,” said {elder}. “{hero} sits by me.” Nobody had won, and nobody asked for {thing}.',
						'{elder} ate a spoonful, right down to the beans. “There was a hungry year once,” {elder.they} said. “I kept watch up here, all year, so that you could sleep. And each of you, or your grandmas, brought me a bowl. That’s how it began.” {rival} was the first who took {rival.their} bowl off the scale, and put it down next to {hero}’s. Then they all did. {elder} looked at all the bowls. “You had better fetch some spoons,” {elder.they} said. Nobody had won, so {thing} stood by the salt. It was the best Soup Day ever.',
					],
					'end-last': [
						'“Nothing on the scale?” said {host}. “Then I must write that {hero} was last.” It was written on the wall, where all could read it. {elder} did not read it. {elder} ate. {rival} got {thing}. “I kept watch up here all through the hungry year,” {elder} told {hero}. “They brought me soup every night. At first it was for me, and then it was to win.” {Elder.they} scraped the bowl. “Will you be last next year too?” “I think so,” said {hero}. “And I’ll bring a spoon.” Nobody had ever been so glad about {hero}’s soup. That was better than being first.',
						'“No soup on the scale,” said {host}. “Then {hero} is last.” They wrote it on the wall, and {rival} got {thing}. But {elder} ate up the whole bowl, and scraped it. “I kept watch up here in the hungry year,” {elder.they} said to {hero}. “They all brought me soup. Then they began to see who had the most. And then they forgot about me.” {hero} thought about that. “Next year I’ll be last again,” said {hero}, and it came true. But next year there were two bowls on the little table, and the other one was {rival}’s.',
					],
					'end-won': [
						'“The most!” called {host}, and everybody clapped, and {hero} was given {thing}. It was heavier than it looked. {host} picked up the bowl, to throw the soup away. “One spoonful,” said {elder}, and tasted. “Water,” {elder.they} said. “In the hungry year there was water in it, too. I kept watch up here for all of you, and you brought me the last that you had. That’s how Soup Day began.” {hero} could not say a word. But late that night {hero} came up all five bends once more, with a full bowl, and there was no water in it. {Thing} stayed behind on {rival}’s step.',
						'{hero} had won, and was given {thing}. Everybody cheered, and {host} took the bowl, to pour the soup away. “Let me have a spoonful first,” said {elder}. “I never had the winner’s.” {Elder.they} tasted it. {Elder.they} looked at {hero}. “I see,” said {elder}, and nothing else. That night {hero} made soup at home, and carried it up all five bends in the dark, and {thing} too. “That’s better,” said {elder}. “In the hungry year I kept watch up here, and they brought me some every night. That’s what it was for. And what have you got there?” “{rival}’s prize,” said {hero}.',
					],
					'end-second': [
						'{rival} had won, by one bean. {host} took {hero}’s bowl, to throw the soup away. “I’d like it back,” said {hero}. There was no rule against that. {hero} set it down on the little table, next to the spoon. “For me?” said {elder}. “In the hungry year I kept watch up here, so that the others could sleep. Every night they brought me soup. Then it was a race, and they forgot whom it was for.” {rival} stood there with {thing}, and did not know where to put it. “I never knew that,” said {rival}. “Is there another spoon?”',
						'{hero} was second, by one carrot, and {rival} got {thing}. Then {host} took the bowls, to pour them out. “Stop!” said {hero}. “If I’m second, can I have mine back?” There was no rule against it. {hero} put it down in front of the spoon. “I kept watch up here, in the hungry year,” said {elder}, when it was half gone. “Everyone brought me soup. I come each year to see if anyone remembers.” {rival} had been listening. {Rival.they} picked up the winning bowl, looked for a spoon, and came over.',
					],
				},
				{
					'asked & end-last or asked & end-second': [
						'+ “So that’s what it’s for,” said {host}, and did not laugh this time.',
						'+ {host} came over with the ladle. “You did ask,” said {host} to {hero}. “I should have known.”',
					],
					'vowed & end-last': [
						'+ “You said that you would win,” said {rival}. “I did want to,” said {hero}. “Then I was too busy.”',
						'+ That morning {hero} had told everybody, “I’ll win.” {hero} had quite forgotten it.',
					],
					'vowed & end-second': [
						'+ Then {rival} held out {thing}. “You wanted this so much.” “Not any more,” said {hero}.',
						'+ “I said that I would win,” said {hero}. “You had one bean too few,” said {rival}. They both looked at the spoon, and it did not seem to matter.',
					],
					'vowed & end-won': [
						'+ {elder} nodded. “I told them that I would win,” said {hero}. “In my head it wasn’t like this.”',
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
						'+ They went home together in the dark. “Hole,” said {rival}. “Thank you,” said {hero}.',
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
