import type { PlotLevel } from '../../format.ts';

export const soupRace1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. And then it was Soup Day! {hero} got a bowl of soup, and so did {rival}. “Take it up to {hall},” said {host}. “Who has the most soup left gets {thing}.” Up there sat {elder}, {elder.the}, with a big spoon. And {hero} so wanted to have soup left at the top.',
	chapters: [
		{
			titles: ['Soup Day', 'Slop, Slop', 'One Full Bowl', 'Ready, Go'],
			time: 'day',
			parts: [
				[
					'It was Soup Day! They all took a bowl of soup up to {hall}. {hero} was {described}. “I want soup left at the top,” said {hero}. “Just one time!”',
					'Slop, slop! It was Soup Day {start.at}. They all got a full bowl, to take it up the hill. {hero} was {described}. {hero} never had soup left at the top. Not one time!',
					'“One bowl for you! One bowl for you!” It was Soup Day {start.at}. They all had to take it up the hill. {hero} was {described}. “This time I want soup left at the top,” said {hero}.',
				],
				{
					quiet: 'Last time {hero} got a bump, and did not say “Stop!” No soup!',
					bold: 'Last time {hero} put it on {their} head. Slop! No soup!',
					kind: 'Last time {hero} gave it all to a dog. No soup!',
					honest: 'Last time {hero} fell, and said, “I sat in it.” No soup!',
					clever: 'Last time {hero} made a lid. It had a hole. No soup!',
					careful: 'Last time {hero} was so slow that they all went home. No soup!',
					merry: 'Last time {hero} had to laugh. Hic! Slop! No soup!',
					dreamy: 'Last time {hero} put it down to look at a bug. No soup!',
					quick: 'Last time {hero} went zip! The soup went zip too. No soup!',
				},
				[
					'“Go!” called {host}, {host.a}. “The most soup on my scale wins {thing}!” “That is me!” said {rival}, {rival.a}. In {host}’s cart sat {elder}, {elder.a}. {Elder.they} had a big spoon, but no soup. Why? No one asked. Off went the cart, up to the top.',
					'“Off you go!” said {host}, {host.a}. “The most soup on my scale gets {thing}.” “Me!” said {rival}, {rival.a}. And who rode in {host}’s cart? It was {elder}, {elder.a}. What a big spoon! But {elder.they} had no soup.',
					'Here was {host}, {host.a}. “The most soup on my scale wins {thing}!” Here was {rival}, {rival.a}. “I always win!” In {host}’s cart rode {elder}, {elder.a}. {Elder.they} had a spoon. But where was the soup?',
				],
			],
			choices: [
				{
					say: 'Go slow and look at each step',
					sets: ['slow'],
					outcome: [
						'Slow, slow, stop. {hero} looked at each stone, so the bowl did not tip. A snail went by. But the soup was all there!',
						'{hero} went slow, and looked down at the road all the time. “Hello,” said a snail, and went by. But not one drop fell out.',
					],
				},
				{
					say: 'Go fast, to be the first',
					sets: ['vowed'],
					outcome: [
						'Off went {hero}, first of all! “Bye!” {hero} called to {rival}. Slop! A bean fell out. So then {hero} did not go so fast.',
						'“I will be first!” said {hero}, and was off. Slop! There was soup on the road. Oh no! So then {hero} went slow.',
					],
				},
				{
					say: 'Go side by side with {rival}',
					sets: ['pact'],
					outcome: [
						'“You look left, and I look right,” said {hero} to {rival}. So they went side by side. “Stone!” “Hole!” “Cat!” And they did not drip.',
						'“Let us help each other,” said {hero}. “All right,” said {rival}. “Stop, a root!” “Stop, a hen!” And not one drop fell out.',
					],
				},
			],
			scene: {
				at: 'start',
				with: ['rival', 'host'],
				shows: ['soup'],
				holds: 'soup',
				pose: 'hold',
				feeling: 'determined',
			},
		},
		{
			titles: ['Up the Road', 'Still Full', 'Slow and Stop'],
			time: 'day',
			parts: [
				'@answer',
				[
					'Up the hill they went, one bowl, two bowls, ten bowls. How good it smelled! But {hero} did not eat one bean.',
					'Half of the way was done. “Hush, soup,” said {hero}. “Do not slop.” And it did not.',
					'It was a long way. It was a hot day. But look! The soup was still all there.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['Soup Left!', 'Psst!', 'How Much Soup?', 'At the Top'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				[
					'Up, up, and there was {hall}. {hero} had soup left!',
					'Then {hero} came {hall.to}. And the bowl was still full!',
					'{Hall.at} was the end of the race. And {hero} had soup!',
				],
				{
					'first.trust': [
						'+ “You never had soup left!” said {host}. “Can I trust you?”',
						'+ “Is that all soup?” said {host} at the scale. “Can I trust you?”',
					],
					'first.hear': [
						'+ “Is that all?” called {host}. “No!” said {hero}. But it was too loud.',
						'+ “One more!” called {hero}. But they talked, and {host} did not hear.',
					],
					'first.reach': [
						'+ “Put it on the scale!” called {host}. But they all stood in between.',
						'+ The scale was in front. But they all stood by it.',
					],
				},
				'@first.later',
				[
					'By the scale sat {elder}, with a spoon and no soup.',
					'There was the scale. And there was {elder}, with that spoon.',
					'{hero} was next. By the scale sat {elder}, with no soup.',
				],
				[
					'“Psst! With some water you win,” said a boy with a jug. “But who eats it?” said {hero}. “No one. We tip it out.” {elder} looked so sad.',
					'“Put in water, and you win,” said a man with a jug. “But who eats it?” “No one. We tip it out.” {elder} put down the spoon.',
					'“Psst! Take some water and win,” said a girl with a jug. “We just tip it out.” “Does no one eat it?” said {hero}. “No one,” said {elder}.',
				],
			],
			choices: [
				{
					say: 'Put in some water from the jug',
					sets: ['watered'],
					outcome: [
						'Glug, glug! {hero} put in water from the jug. Now the bowl was full to the brim. But it was not red now. It was pink.',
						'Glug! In went the water. Now it was so much! But it did not smell good. It did not smell at all.',
					],
				},
				{
					say: 'Give your soup to {elder}',
					sets: ['fed'],
					outcome: [
						'{hero} did not go to the scale. “You have a spoon,” {hero} said to {elder}, “and I have soup. It is for you.”',
						'“Why tip it out?” said {hero}. “Here is one with a spoon.” And {hero} put the bowl down by {elder}.',
					],
				},
				{
					say: 'Put it on the scale as it is',
					sets: ['weighed'],
					outcome: [
						'“No,” said {hero}. “It is soup, and it stays soup.” So up it went on the scale, with not one drop of water.',
						'“I do not want water in it,” said {hero}. “I took such good care of it.” Bump, it stood on the scale.',
					],
				},
			],
			scene: { at: 'hall', with: ['elder', 'host'], shows: ['spoon'], holds: 'soup', pose: 'hold', feeling: 'curious' },
		},
		{
			titles: ['Slurp!', 'The Spoon', 'Who Is It For?'],
			time: 'night',
			parts: [
				'@answer',
				{
					'end-table': [
						'“Mmm!” said {elder}. “One winter I kept the light on up here. So you all got home. You brought me soup each night. Then you forgot.” “So it was for you!” said {rival}. And {rival} put a bowl down too. Then they all did! They got more spoons. No one won that day. And no one tipped out one drop.',
						'Slurp! “It is so long ago,” said {elder}. “All winter I kept a light on up here. It was for you. So you came up with soup for me!” “So that is why!” said {rival}, and sat down by {hero}. Then they all put down a bowl, and ate, and had more. And that is what Soup Day was.',
					],
					'end-last': [
						'“No soup on the scale?” said {host}. “So you are last.” And {rival} got {thing}. But slurp, slurp, went {elder}. “Once I kept the light on up here. So you all got home. You brought me soup each night. Then you forgot me. But {hero} did not.” And {elder} and {hero} ate it all, with one spoon.',
						'“Then {hero} is last,” said {host}, “and {rival} gets {thing}.” “I do not mind,” said {hero}. {elder} ate and ate. “One winter I kept a light on for them all,” said {elder}. “They came up with soup for me. You are the first since then.” “I will come each year,” said {hero}. And {elder} gave {hero} the last bean.',
					],
					'end-won': [
						'“{hero} has won {thing}!” said {host}. “Can I try it?” said {elder}. “Oh. It is just wet.” “I put in water. I am sorry!” said {hero}. So {rival} got {thing}. And {hero} ran and made hot soup for {elder}. “Now that is soup!” said {elder}. “Once I kept the light on up here for you. Then you brought me soup like this.”',
						'“It is the most!” said {host}. So {hero} had won. Just then {elder} put in the spoon. “It is water,” said {elder}, so sad. “I did that,” said {hero}, and gave {thing} back. Then {hero} made hot soup, and took it up the hill in the dark. “Mmm!” said {elder}. “Long ago I kept a light on for you all. So you came up with soup, just like now.”',
					],
					'end-second': [
						'{rival} had one bean more, so {rival} got {thing}. “Now tip it out,” said {host}. “No!” said {hero}. “Here is one with a spoon.” So {elder} got it. “One winter I kept the light on up here,” said {elder}. “You all brought me soup for it.” “We forgot!” they said. Slurp! And it was all gone.',
						'“{rival} wins {thing},” said {host}, “by one pea.” Then {host} took {hero}’s bowl to tip it out. “Wait!” said {hero}. “It is for {elder}!” Slurp, slurp! “Once I kept a light on up here,” said {elder}. “So they brought me soup. That is what Soup Day is for!” And {elder} gave {hero} the last bean.',
					],
				},
				{
					'pact & !end-table & !end-won': [
						'+ “Hole!” said {rival} on the way home. “Cat!” said {hero}.',
						'+ So {hero} and {rival} went home side by side.',
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
				feeling: 'happy',
			},
		},
	],
};
