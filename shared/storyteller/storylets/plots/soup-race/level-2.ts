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
					'On Soup Day each of {folk} gets a bowl of soup. They carry it up the road {hall.to}. You need not be fast. Whoever has the most soup left has won. {hero} was {described}, and had never won a thing.',
					'“This time,” said {hero} to the bowl, “you stay in there.” {They was} {described}. On Soup Day all of {folk} carry a full bowl {hall.to}. Whoever has the most left has won. {hero} had never got to the top with more than a carrot.',
					'“Most soup wins!” That is the rule on Soup Day. You get a full bowl {start.at}. You carry it {hall.to}, and there it is weighed. {hero} was {described}. {They} had never had any left.',
				],
				{
					quiet:
						'Last year somebody bumped into {hero}, who did not dare to say “Mind the soup!” After that there was no soup to mind.',
					bold: 'Last year {hero} had run the whole way with the bowl over {their} head. {They} smelled of leeks till Friday.',
					kind: 'Last year {hero} had given a sip to everybody who looked hungry. There had been two dogs, and a brass band.',
					honest: 'Last year there was a fly in {their} bowl, and {hero} had reported it. They weighed the fly.',
					clever:
						'Last year {hero} had built a lid with a spring. It shot the soup over a hedge. It was a very good spring.',
					careful:
						'Last year {hero} had gone so slowly that it was Thursday when {they} got there. Soup Day is on a Tuesday.',
					merry: 'Last year somebody told {hero} a joke at the third bend. The soup was never seen again.',
					dreamy: 'Last year {hero} had put it down to look at a beetle. {They} went on with the beetle.',
					quick: 'Last year {hero} had been at the top before anybody else. The soup had not.',
				},
				[
					'“The winner gets {thing},” said {host.name}, {host.a}. {rival.name} yawned. That was {rival.a}. {Rival.they} always won. On the cart with the scale sat the guest of honor, {elder}, {elder.the}. {Elder.they} had brought a spoon. Nobody knew why, and nobody asked.',
					'{host.name}, {host.a}, held up {thing}. “For the winner!” “Thank you,” said {rival.name}, {rival.a}. {Rival.they} won every year. They all laughed. Only the guest of honor did not. That was {elder}, {elder.the}, up on the cart with the scale. {Elder.they} had no bowl, and a very big spoon.',
					'“This is the prize,” said {host.name}, {host.a}. It was {thing}. They all looked at {rival.name}. {Rival.they} was {rival.a}, and always won. Up on the cart, with the scale, rode {elder}, {elder.the}. {Elder.they} was the guest of honor. And {elder.they} had brought a spoon, as every year.',
				],
			],
			choices: [
				{
					say: 'Ask {host} what the soup is for',
					sets: ['asked'],
					outcome: [
						'“What is the soup for?” asked {hero}. “For weighing,” said {host}. “And after that?” “Then it is poured away, of course.” In the cart {elder} looked quickly at {hero}, and then at the spoon.',
						'“Who eats it, at the end?” asked {hero}. {host} laughed until {host.they} had to put down the ladle. Only {elder}, up in the cart, did not laugh. {Elder.they} turned the spoon around and around.',
					],
				},
				{
					say: 'Tell them all that you will win this time',
					sets: ['vowed'],
					outcome: [
						'“This year I shall win!” said {hero}. It was very quiet. Somebody giggled. “You might just try to arrive,” said {rival}. After that {hero} wanted {thing} so much that it hurt.',
						'“You can dust the shelf for me,” said {hero}. “I am going to win.” {rival} only smiled. {rival} had a very steady smile. You could have put soup on it.',
					],
				},
				{
					say: 'Offer to look out for holes with {rival}',
					sets: ['pact'],
					outcome: [
						'“I look left and you look right,” said {hero}. “Then nobody falls into anything.” {rival} thought that there must be a trick. {Rival.they} looked for it as far as the first hole, and then {rival.they} called, “Hole!” all the same.',
						'“Two see more than one,” said {hero}. “What is in it for me?” said {rival}. “I say when there is a cow.” At that moment there was a cow. So they went on together.',
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
					'Off they went, thirty bowls in a row. It is hard work. You may not sneeze. You may not wave. At the first bend {hero} had not sneezed or waved for half an hour, and was rather proud.',
					'Thirty bowls went up the road, one behind the other, and nobody spoke. You cannot talk and carry soup. Behind {them} {hero} heard a sneeze, and then a sad little splash. {They} did not look round. In {their} own bowl three beans went slowly from left to right, and back.',
					'The road goes up in five long bends. By the first one there were spots of soup all along it, and none of them was {hero}’s. “Steady,” said {hero} to the soup. A cat came along the wall, and {hero} did not even look at it.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['Still Half Full', 'The Next Bend', 'Drip'],
			time: 'day',
			parts: [
				'@first.outcome',
				[
					'{hero} had put the bowl down for that, and a sparrow was sitting on it. But it was still full, or nearly. “How do you do it?” said {rival}, who had one bean on {rival.their} sleeve. “I do not look down,” said {hero}. So the two of them took the next bend side by side.',
					'And the soup? It had sat on a wall and waited. Only a carrot was missing. “You are doing well,” said {rival} at the next bend, and did not sound happy.',
					'And the soup? It was all there. Just one bean had jumped out. “Hm,” said {rival}, who had lost two. From then on {rival} looked at {hero}’s bowl as well as at the road.',
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
					'And {hero} came to {hall} with soup!',
					'Then there was {hall}, and there was still soup.',
					'“Soup!” they said {hall.at}. “{hero} has got soup!”',
				],
				{
					'first.reach or second.reach': [
						'“Up to the scale with it!” said {host}. Those who still had soup stood in front of it, and nobody dared to move.',
						'The scale stood at the far end, and so did all who still had soup. “If you push, we all slop,” they said.',
					],
					'first.hear or second.hear': [
						'{elder} was saying something, but they all talked of beans, and nobody could hear it.',
						'Everyone talked at once. Only {elder} spoke low, and {hero} wanted to know what it was.',
					],
					else: [
						'“How did you do that?” said {host}, and got out the big book. “You never had any left before. What shall I write?”',
						'“I must write down how it was,” said {host}. “Who was with {hero} on the road?”',
					],
				},
				bestGift('reach', 'hear', 'trust'),
				{
					'first.reach or second.reach': '',
					'first.hear or second.hear': [
						'+ “I only said that it smells good,” said {elder}.',
						'+ “Leeks,” said {elder} in the silence. “I can smell leeks.”',
					],
				},
				untoldAlly(['reach', 'hear', 'trust'], '+ {ally} had come along, and looked at the soup.'),
				[
					'{rival}’s bowl stood on the scale already, and it was heavy. “Psst!” said {helper.name}, {helper.a}, behind the door. “Here is a jug of water. One splash, and you win. It all goes out of the window anyway.” {elder} sat by the scale, very straight, with the spoon.',
					'Behind the door stood {helper.name}, {helper.a}. “Psst! Here is a jug of water. {rival}’s bowl is heavier than yours. One splash, and you have won. They only pour it out of the window.” By the scale sat {elder}, and held up the spoon a little.',
					'Only {rival}’s bowl was heavier. “One splash more,” somebody whispered, and held out a jug of water. It was {helper.name}, {helper.a}. “Nobody will taste it. It goes out of the window.” By the scale sat {elder}, and turned the spoon over and over.',
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
						'{hero} walked right past the scale. {They} put the bowl down in front of {elder}, next to the spoon. They fitted. “I have wondered all day what that was for,” said {hero}.',
						'“You have got the spoon,” said {hero} to {elder}, “and I have got the soup.” And {they} put the one down beside the other.',
					],
				},
				{
					say: 'Put it on the scale just as it is',
					sets: ['weighed'],
					outcome: [
						'“No, thank you,” said {hero}, and put the bowl on the scale. It was not a lot. It was nearly all there, and it was all {theirs}.',
						'{hero} set it on the scale, as it was. {They} had never before had anything left to weigh. It looked beautiful up there.',
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
					'fed & bold': ['{hero} had done it before anyone could say “rule.”', ''],
					kind: ['It was hard for {hero} to look at anything but that spoon.', ''],
					clever: ['{hero} had been adding it up, all the way from the first bend.', ''],
					merry: ['This time nobody told {hero} a joke. It was just as well.', ''],
					dreamy: ['{hero} had not looked at a single beetle.', ''],
					quick: ['{hero} had brought the soup up with {them} this time.', ''],
				},
				'@answer',
				{
					'!watered': [
						'“Well, it is good water,” said {helper}, and drank it.',
						'{helper} watered a flower with the jug, and looked at nobody.',
					],
					else: '“See?” said {helper}, and put the jug back behind the door.',
				},
				{
					'end-won & first.ally & second.ally':
						'{first.ally} and {second.ally}, who had come along, looked at the jug, and went home.',
					'end-won & first.ally': '{first.ally}, who had come along, looked at the jug, and went home.',
					'end-won & second.ally': '{second.ally}, who had come along, looked at the jug, and went home.',
				},
				{
					'watered & pact':
						'{rival} looked at the puddle under the jug. “I called every hole for you,” said {rival}, not very loud.',
					'fed & first.ally & second.ally': '{first.ally} brought the salt, and {second.ally} brought the pepper.',
					'fed & first.ally': '{first.ally} brought the salt.',
					'fed & second.ally': '{second.ally} brought the salt.',
				},
				{
					'end-table': [
						'{elder} ate a spoonful, and nobody dared to cough. “That is the soup,” {elder.they} said. “In the hungry year I kept watch up here for all of you. Every night one of you brought me a bowl. You were so proud if there was any left.” So that was what it was for! {rival} took {rival.their} bowl from the scale. “We are a bit late,” said {rival}, and put it down beside the first. Soon there was no more room on the table. “Well, sit down,” said {elder}. “{hero} sits by me.” Nobody had won, and {thing} held the salt.',
						'{elder} ate a spoonful, right down to the beans. “There was a hungry year once,” {elder.they} said. “I kept watch up here, all year, so that you could sleep. And each of you, or your grandmas, brought me a bowl. That is how it began.” {rival} was the first who took {rival.their} bowl off the scale, and put it down next to {hero}’s. Then they all did. {elder} looked at all the bowls. “You had better fetch some spoons,” said {elder}. Nobody had won. {Thing} held the salt. It was the best Soup Day ever.',
					],
					'end-last': [
						'“Nothing on the scale?” said {host}. “Then I must write that {hero} was last.” It was written on the wall, where all could read it. {elder} did not read it. {elder} ate. {rival} got {thing}. “I kept watch up here all through the hungry year,” {elder} told {hero}. “They brought me soup every night. At first it was for me, and then it was to win.” {Elder.they} scraped the bowl. “Will you be last next year too?” “I think so,” said {hero}. “And I will bring a spoon.” Nobody had ever been so glad about {hero}’s soup. It was better than a wall.',
						'“No soup on the scale,” said {host}. “Then {hero} is last.” They wrote it on the wall, and {rival} got {thing}. But {elder} ate up the whole bowl, and scraped it. “I kept watch up here in the hungry year,” {elder.they} said to {hero}. “They all brought me soup. Then they began to see who had the most. And then they forgot about me.” {hero} thought about that. “Next year I will be last again,” {they} said. And {they was}. But there were two of them. The other one was {rival}.',
					],
					'end-won': [
						'“The most!” called {host}, and everybody clapped, and {hero} was given {thing}. It was heavier than it looked. {host} picked up the bowl to empty it out of the window. “One spoonful,” said {elder}, and tasted. “Water,” {elder.they} said. “There was some in it toward the end, too, in the hungry year. I kept watch up here, and they brought me the last they had.” {hero} could not say a word. But late that night {they} came up all five bends once more. The bowl was full, and there was no water in it. {Thing} stayed behind on the step.',
						'{hero} had won, and was given {thing}. Everybody cheered, and {host} took the bowl to pour it away. “Let me have a spoonful first,” said {elder}. “I never had the winner’s.” {Elder.they} tasted it. {Elder.they} looked at {hero}. “I see,” said {elder}, and nothing else. That night {hero} made soup at home. Then {they} carried it up all five bends in the dark, and {thing} too. “That is better,” said {elder}. “They used to bring me some every night, in the hungry year, when I kept watch up here. What have you got there?” “Somebody else’s prize,” said {hero}.',
					],
					'end-second': [
						'{rival} had won, by one bean. {host} took {hero}’s bowl, to pour it out. “I would like it back,” said {hero}. There was no rule against that. {They} carried it to the chair by the scale, and it was just the right height. “For me?” said {elder}. “Nobody has done that since the hungry year. I kept watch up here, and they brought me soup, every night.” {rival} stood there with {thing}, and did not know where to put it. “I never knew that,” said {rival}. “Is there another spoon?”',
						'{hero} came in second, by one carrot. {rival} got {thing}. Then {host} went to the window with the bowls, to pour them out. “Stop!” said {hero}. “If I am second, can I have mine back?” There was no rule against it. {hero} put it down in front of the spoon. “I kept watch up here, in the hungry year,” said {elder}, when it was half gone. “Everyone brought me soup. I come each year to see if anyone remembers.” {rival} had been listening. {Rival.they} turned round at the window, with a full bowl, and came back.',
					],
				},
				{
					'vowed & end-last': [
						'+ “You said that you would win,” said {rival}. “I did want to,” said {hero}. “Then I was too busy.”',
						'+ That morning {hero} had told everybody that {they} would win. {hero} had quite forgotten it.',
					],
					'vowed & end-second': [
						'+ “You wanted this so much,” said {rival}, and held out {thing}. “Not any more,” said {hero}.',
						'+ {hero} had told them all that {they} would win. It did not seem to matter now.',
					],
					'vowed & end-won': ['+ “I told them that I would win,” said {hero}. “It was not like this in my head.”', ''],
				},
				{
					'end-won or end-last or end-table': '',
					'first.ally & second.ally': '+ There were spoons for {first.ally} and {second.ally}, too.',
					'first.ally': ['+ There was a spoon for {first.ally}, too.', '+ And {first.ally} got a carrot.'],
					'second.ally': ['+ There was a spoon for {second.ally}, too.', '+ And {second.ally} got a carrot.'],
				},
				{
					'pact & !end-won': [
						'+ “Hole,” said {rival} to {hero} on the way home, out of habit.',
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
