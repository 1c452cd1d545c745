import type { PlotLevel } from '../../format.ts';

export const soupRace1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. And then it was Soup Day! {hero} got a bowl of soup, and so did {rival}. “Take it up to {hall},” said {host}. “Who has the most soup gets {thing}.” Up there sat {elder}, {elder.the}, with a big spoon. And {hero} had one wish. It was to have soup left at the top.',
	chapters: [
		{
			titles: ['Soup Day', 'Slop, Slop', 'One Full Bowl', 'Ready, Go'],
			time: 'day',
			parts: [
				[
					'Soup Day! Slop, slop! All of {folk} had a full bowl. {hero} was {described}, and had one wish. Just one! It was to have soup left at the top.',
					'Slop, slop! Do not let it drip! On Soup Day you take a bowl all the way up. {hero} was {described}. And {hero} had never had soup left at the top. Not one time!',
					'One bowl for you! One bowl for you! On Soup Day they all go up with soup. {hero} was {described}. “This time,” said {hero}, “I want soup left at the top. I do!”',
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
					'“The most soup wins!” said {host}, {host.a}. “It wins {thing}.” “That is me,” said {rival}, {rival.a}. On the cart sat {elder}, {elder.the}. {elder} had no bowl, just a spoon. Why? No one asked.',
					'“The most soup wins,” said {host}, {host.a}. “It wins {thing}.” {rival}, {rival.a}, had a grin. And who went up in the cart? It was {elder}, {elder.the}. {elder} had a big spoon, and no soup at all.',
				],
			],
			choices: [
				{
					say: 'Go slow and look at each step',
					sets: ['slow'],
					outcome: [
						'Slow, slow. Stop. Slow, slow. Stop. {hero} went so slow that a snail said hello. But no slop!',
						'{hero} went slow, and looked, and went slow. A snail went by. And the soup? It was all there.',
					],
				},
				{
					say: 'Go fast, to be the first',
					sets: ['vowed'],
					outcome: [
						'Off went {hero}, first of all! “Bye!” {they} said to {rival}. Slop! Then {hero} did not go so fast.',
						'“I will be first!” said {hero}, and off {they} went. Slop! One bit of soup was on the road. So then {they} went slow.',
					],
				},
				{
					say: 'Go side by side with {rival}',
					sets: ['pact'],
					outcome: [
						'“You look left, and I look right,” said {hero} to {rival}. So they went side by side. “Stone!” “Hole!” “Cat!” And no slop.',
						'“Let us go as two,” said {hero}. “Good,” said {rival}. “Stop, a root!” “Stop, a hen!” And no slop at all.',
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
					'Up the road they went, one bowl, two bowls, ten bowls. And up, and up.',
					'“Hush, soup,” said {hero}. “Do not slop.” And up the road they went.',
					'Cats came to look. Here, puss, puss! But {hero} did not drip, not one drop.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['The Big Scale', 'Psst!', 'How Much Soup?', 'At the Top'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				{
					'first.reach':
						'Ding, went the bell at {hall}. Last call! But they all stood there with full bowls, and could not move.',
					'first.hear': 'Ding, went the bell at {hall}. Last call! “Me too!” said {hero}. But it was so loud!',
					'first.trust': '“Is it your soup?” said {host} at {hall}. “You never had soup left! Can we trust you?”',
				},
				{ 'first.reach & flies': '+ “And no one may fly!” said {host}.' },
				'@first.later',
				['By the big scale sat {elder}, with the spoon.', 'By the scale sat {elder}, with that big spoon.'],
				[
					'“Psst!” said {rival}. “With this water you win.” “Who eats it then?” said {hero}. “No one,” said {rival}. “We tip it out.” {elder} looked at the spoon.',
					'“Psst! With some water you win,” said {rival}. “Who eats it then?” said {hero}. “No one,” said {rival}. “Out it goes.” The spoon of {elder} went down.',
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
						'Who has a spoon, and no soup? “{elder} has!” said {hero}, and did not go to the scale.',
						'“Why tip it out?” said {hero}. “{elder} has a spoon.” And {they} did not go to the scale. {They} went to {elder}.',
					],
				},
				{
					say: 'Put it on the scale as it is',
					sets: ['weighed'],
					outcome: [
						'“No,” said {hero}. “It is soup, and it stays soup.” And {they} went to the scale.',
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
				{
					'fed & quiet': ['{hero} did it with no fuss.', ''],
					'fed & bold': ['{hero} did not ask first.', ''],
					kind: ['{hero} could not stop looking at that spoon.', ''],
					clever: ['{hero} had had a think.', ''],
					careful: ['{hero} did not drip one bit.', ''],
					dreamy: ['{hero} did not forget the bowl this time.', ''],
				},
				'@answer',

				{
					'end-table': [
						'“Mmm!” said {elder}. “In the hungry year I kept a light on up here. You all came with soup for me!” Oh! They had forgotten. So {rival} put a bowl down too. Then they all did. “Now get some spoons,” said {elder}. And no one won at all.',
						'Slurp! “I kept a light on up here in the hungry year,” said {elder}. “You all came up with soup!” “So it was for you!” said {rival}, and gave {elder} a bowl too. They ate it all up, and no one won.',
					],
					'end-last': [
						'“No soup on the scale,” said {host}. “So you are last.” {rival} got {thing}. But slurp, slurp, went {elder}. “In the hungry year I kept a light on up here. They all came with soup. Then they forgot. You did not.” And {elder} gave {hero} half.',
						'Slurp! “But now you are last,” said {host}, and {rival} got {thing}. “I kept a light on up here in the hungry year,” said {elder}. “They all came with soup. You are the first since then.” And they ate it all, with one spoon.',
					],
					'end-won': [
						'“{hero} has won {thing}!” said {host}. “May I try it?” said {elder}. “Oh. It is wet.” {hero} went so red, and went home, and came back with hot soup. “Now that is soup!” said {elder}. “I kept a light on up here in the hungry year. You came with soup like this.”',
						'“The most!” said {host}. {hero} had won. “Can I have a bit?” said {elder}. “Oh. It is just water.” {hero} did not want {thing} now. {hero} made hot soup, and took it up in the dark. “Mmm!” said {elder}. “I kept a light on in the hungry year, and you came with this.”',
					],
					'end-second': [
						'{rival} had one bean more. {rival} got {thing}. “Now tip it out,” said {host}. “No!” said {hero}. “Give it to me.” And {they} put it by the spoon. “For me?” said {elder}. “In the hungry year I kept a light on up here. You all came with soup.” Slurp!',
						'“{rival} has won {thing},” said {host}, “by one pea.” And {host} took the soup to tip it out. “Wait!” said {hero}. “It is for {elder}!” Slurp, slurp. “I kept a light on up here in the hungry year,” said {elder}. “They came with soup, just like you.” And then it was all gone.',
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
