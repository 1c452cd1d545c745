import type { PlotLevel } from '../../format.ts';

export const soupRace1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. And then it was Soup Day! {hero} got a bowl of soup, and so did {rival}. “Take it up to {hall},” said {host}. “Who has the most soup left gets {thing}.” Up there sat {elder}, {elder.the}, with a big spoon. And {hero} had one wish. It was to have soup left at the top.',
	chapters: [
		{
			titles: ['Soup Day', 'Slop, Slop', 'One Full Bowl', 'Ready, Go'],
			time: 'day',
			parts: [
				[
					'It was Soup Day! They all took a bowl of soup up to {hall}. {hero} was {described}. {hero} had one wish. It was to have soup left at the top.',
					'Slop, slop! Do not let it drip! On Soup Day you take soup up to {hall}. {hero} was {described}. {hero} never had soup left at the top. Not one time!',
					'One bowl for you! One bowl for you! On Soup Day they all go up to {hall}. {hero} was {described}. “I want soup left at the top,” said {hero}. “I do!”',
				],
				{
					quiet: 'Last time, someone gave {hero} a bump. {hero} did not say “Stop!” So, no soup.',
					bold: 'Last time, {hero} put it on {their} head. Slop! No soup.',
					kind: 'Last time, {hero} gave it all to a dog. So, no soup.',
					honest: 'Last time, {hero} said, “I sat in it.” So, no soup.',
					clever: 'Last time, {hero} made a lid. It had a hole. So, no soup.',
					careful: 'Last time, {hero} was so slow that they all went home.',
					merry: 'Last time, {hero} had to laugh. Hic! Slop! No soup.',
					dreamy: 'Last time, {hero} put it down to look at a bug, and forgot it.',
					quick: 'Last time, {hero} went zip! The soup went zip too.',
				},
				[
					'“Most soup left wins!” said {host}, {host.a}. “You win {thing}.” “That is me!” said {rival}, {rival.a}. {elder}, {elder.the}, sat in the cart. {elder} had a big spoon. But {elder} had no soup. Why? No one asked.',
					'“The most soup wins,” said {host}, {host.a}. “It wins {thing}.” {rival}, {rival.a}, had a grin. {rival} won each time. And who sat in the cart? It was {elder}, {elder.the}. {elder} had a big spoon. But {elder} had no soup.',
				],
			],
			choices: [
				{
					say: 'Go slow and look at each step',
					sets: ['slow'],
					outcome: [
						'{hero} went slow. {hero} looked, and went slow. A snail said hello. But the soup was all there.',
						'Slow, slow. Stop. Slow, slow. Stop. A snail went by, and then one more. But not one drop fell out.',
					],
				},
				{
					say: 'Go fast, to be the first',
					sets: ['vowed'],
					outcome: [
						'Off went {hero}, first of all! “Bye!” {hero} said to {rival}. Slop! A bean fell out. So then {hero} did not go so fast.',
						'“I will be first!” said {hero}, and off {they} went. Slop! There was soup on the road. So then {hero} went slow.',
					],
				},
				{
					say: 'Go side by side with {rival}',
					sets: ['pact'],
					outcome: [
						'“You look left, and I look right,” said {hero} to {rival}. So they went side by side. “Stone!” “Hole!” “Cat!” And they did not drip.',
						'“Let us go as two,” said {hero}. “Good,” said {rival}. “Stop, a root!” “Stop, a hen!” And not a drop fell out.',
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
					'Up the road they went, one bowl, two bowls, ten bowls. And {hero} did not drip.',
					'“Hush, soup,” said {hero}. “Do not slop.” And it did not.',
					'It was hot, and the soup did smell so good. But {hero} did not eat one bean.',
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
					'Up, up, and there was {hall}. And {hero} had soup left!',
					'Then {hero} was at the top. And there was soup left!',
				],
				{
					'first.trust': [
						'“You never had soup left!” said {host}. “Can I trust you?”',
						'“Is that all soup?” said {host}. “Can I trust you?”',
					],
					'first.hear': [
						'Tap, tap! What was that? But they all talked, and it was too loud.',
						'“I have more!” “No, I have more!” they all said. It was so loud!',
					],
					'first.reach': [
						'“Bring it to the scale!” called {host}. But they all stood there.',
						'“Put it on the scale!” called {host}. But they all stood there.',
					],
				},
				'@first.later',
				{
					'first.hear': 'Tap, tap! It was {elder}, with the spoon and no soup.',
					else: [
						'By the scale sat {elder}, with a spoon and no soup.',
						'And there sat {elder}, with that spoon and no soup.',
					],
				},
				[
					'“Psst! Put in water, and you win,” said {rival}. “Who eats it then?” said {hero}. “No one. We tip it out,” said {rival}. {elder} looked so sad.',
					'“Psst! With some water you win,” said {rival}. “Who eats it then?” said {hero}. “No one. We tip it out,” said {rival}. And {elder} put down the spoon.',
				],
			],
			choices: [
				{
					say: 'Put in some water from the jug',
					sets: ['watered'],
					outcome: [
						'Glug, glug. Now the bowl was full to the brim. But it was not so red. It was pink.',
						'Glug! Now it was a lot. But it did not smell so good. It did not smell at all.',
					],
				},
				{
					say: 'Give your soup to {elder}',
					sets: ['fed'],
					outcome: [
						'{hero} did not go to the scale. “You have a spoon, and I have soup,” {hero} said to {elder}.',
						'“Why tip it out?” said {hero}. “{elder} has a spoon.” So {hero} did not go to the scale. {hero} went to {elder}.',
					],
				},
				{
					say: 'Put it on the scale as it is',
					sets: ['weighed'],
					outcome: [
						'“No,” said {hero}. “It is soup, and it stays soup.” And {hero} went to the scale.',
						'“I do not want water in it,” said {hero}. “I took it up, and it is good.” So off to the scale!',
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
						'“Mmm!” said {elder}. “Once, I sat up here and kept the light on for you. So each night you came with soup for me.” “Then we forgot!” said {rival}. “It is for you!” And {rival} put a bowl down too. Then they all did. They all ate it up, and no one won.',
						'Slurp! “I kept the light on up here once, one long winter,” said {elder}. “It was for you. And you all came up with soup for me!” “So that is why!” said {rival}, and gave {elder} a bowl as well. They got more spoons, and ate it all up, and no one won.',
					],
					'end-last': [
						'“No soup on the scale,” said {host}. “So you are last.” And {rival} got {thing}. But slurp, slurp, went {elder}. “Once, I kept the light on up here for all of you. So you came with soup each night. Then you forgot me. But {hero} did not.” And {elder} gave {hero} the last bean.',
						'Slurp! “But now you are last,” said {host}, and {rival} got {thing}. “I do not mind,” said {hero}. “Once, I kept the light on for them,” said {elder}. “So they came up with soup for me. You are the first since then.” And they ate it all, with one spoon.',
					],
					'end-won': [
						'“{hero} has won {thing}!” said {host}. “May I try the soup?” said {elder}. “Oh. It is just wet.” “I put water in,” said {hero}, all red. “I am sorry.” So {rival} got {thing}. And {hero} made hot soup for {elder}. “Now that is soup!” said {elder}. “Once, I kept the light on, and you came with soup like this.”',
						'“The most!” said {host}, so {hero} had won. “Can I have some?” said {elder}. “Oh. It is water.” “I put it in,” said {hero}, and gave {thing} back. Then {hero} made hot soup, and took it up in the dark. “Mmm!” said {elder}. “One winter I kept a light on for you, and you brought me this.”',
					],
					'end-second': [
						'{rival} had one bean more, so {rival} got {thing}. “Now tip it out,” said {host}. “No!” said {hero}. “Give it to me.” And {hero} gave it to {elder}, who had the spoon. “For me?” said {elder}. “I kept the light on up here once, and you came with soup.” Slurp!',
						'“{rival} has won {thing},” said {host}, “by one pea.” Then {host} took the soup to tip it out. “Wait!” said {hero}. “It is for {elder}!” Slurp, slurp. “I kept a light on up here once,” said {elder}. “So they brought me soup, just like you.” And then it was all gone.',
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
