import type { PlotLevel } from '../../format.ts';

export const soupRace1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. And then it was Soup Day! {hero} got a bowl of soup, and so did {rival}. “Go up to {hall},” said {host}. “The most soup gets {thing}.” In {hall} sat {elder}. {elder} was {elder.a}, and had a spoon.',
	chapters: [
		{
			titles: ['Soup Day', 'Slop, Slop', 'One Full Bowl', 'Ready, Go'],
			time: 'day',
			parts: [
				[
					'It was Soup Day! {hero} was {described}, and had a big bowl of soup. So had {rival}, {rival.a}. Slop, slop!',
					'Soup for all! Slop, slop! One bowl for {hero}. {hero} was {described}. One bowl for {rival}, {rival.a}.',
					'Slop, slop! Do not let it drip! {hero} was {described}, with a full bowl, for it was Soup Day. And here came {rival}, {rival.a}. {rival} had one too.',
				],
				[
					'“Go up to {hall},” said {host}, {host.a}. “The most soup gets {thing}!” {elder}, {elder.a}, went up too. But {elder} had no bowl. {elder} just had a spoon.',
					'“Up to {hall}!” said {host}, {host.a}. “Who has the most soup gets {thing}.” {elder}, {elder.a}, had to go up too. What, no bowl? No. {elder} had just one spoon.',
				],
				{
					quiet: 'Last time, someone gave {hero} a bump. {hero} did not say “Stop!” So, no soup.',
					bold: 'Last time, {hero} ran and ran. Slop! No soup.',
					kind: 'Last time, {hero} gave a bit to a dog. And to a hen. So, no soup.',
					honest: 'Last time, {hero} said, “I sat in it.” So, no soup.',
					clever: 'Last time, {hero} made a lid. It had a hole. So, no soup.',
					careful: 'Last time, {hero} was so slow that they all went home.',
					merry: 'Last time, {hero} had to laugh. Hic! Slop! No soup.',
					dreamy: 'Last time, {hero} put it down to look at a bug. Then {they} forgot it.',
					quick: 'Last time, {hero} went zip! The soup went zip too.',
				},
			],
			choices: [
				{
					say: 'Go slow and look at each step',
					sets: ['slow'],
					outcome: [
						'Step. Look. Step. Look. {hero} went so slow that a snail said hello. But no slop!',
						'{hero} went step, stop, step, stop. A snail went by. And the soup? It was all there.',
					],
				},
				{
					say: 'Go fast, to be the first',
					sets: ['vowed'],
					outcome: [
						'Off went {hero}, first of all! Slop, slop. “Bye!” {they} said to {rival}. It was not so nice.',
						'“I will win!” said {hero}, and ran. Slop! One bit of soup was on the road. Slop! And one more.',
					],
				},
				{
					say: 'Go side by side with {rival}',
					sets: ['pact'],
					outcome: [
						'“You look left, I look right,” said {hero} to {rival}. So they went side by side. “Stone!” “Hole!” “Cat!” No slop.',
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
			titles: ['Up the Road', 'Still Full', 'Step and Stop'],
			time: 'day',
			parts: [
				'@answer',
				[
					'Up the road they went, one bowl, two bowls, ten bowls. Then, oh no, stop!',
					'The road went up and up. {hero} held the bowl so still. Then they all had to stop.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['The Big Scale', 'Psst!', 'How Much Soup?', 'A Jug of Water'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				[
					'And the soup? It was still there, but for one drop. So on went {hero} to {hall}. There was {host}, with a big scale. And there sat {elder}, with the spoon.',
					'Not a drop was lost. Well, one. And then came {hall}! {host} had a big, big scale. By the scale sat {elder}, and held up the spoon.',
					'Slop? No slop! {hero} looked in the bowl, and it was all still there. And here was {hall}! {host} had a scale as big as a cow. By it sat {elder}. The spoon was out.',
				],
				[
					'“Psst,” said {helper}, {helper.a}. “I have a jug. Put some water in! It makes more.” “And then what?” said {hero}. “Who eats it?” “Eats it? No one,” said {helper}. “We tip it out.” {elder} looked at the spoon.',
					'“Psst! Do you want more?” said {helper}, {helper.a}, with a jug. “It is just water. You will win!” “And who eats the soup?” said {hero}. “No one,” said {helper}. “Out it goes.” The spoon of {elder} went down a bit.',
					'By the door stood {helper}, {helper.a}. “Psst! I have a jug. A bit of water, and you win!” “Who eats it then?” said {hero}. “Eats it?” said {helper}. “No one eats it. We tip it out.” And {elder} heard that.',
				],
			],
			choices: [
				{
					say: 'Put in some water from the jug',
					sets: ['watered'],
					outcome: [
						'Glug, glug. The bowl was full now, up to the brim. It was not so red. It was pink.',
						'Glug! Now it was a lot. But it did not smell of soup. It did not smell at all.',
					],
				},
				{
					say: 'Give your soup to {elder}',
					sets: ['fed'],
					outcome: [
						'{hero} did not go to the scale. {They} put the bowl down by the spoon. “It is for you,” said {hero}.',
						'“Who has a spoon, and no soup?” said {hero}. “You do!” And {they} put the bowl by {elder}.',
					],
				},
				{
					say: 'Put it on the scale as it is',
					sets: ['weighed'],
					outcome: [
						'Clunk! {hero} put the bowl on the scale. It was not the most. It was not the least. It was soup.',
						'{hero} put it on the scale, just as it was. Up, down, up, down, went the scale.',
					],
				},
			],
			scene: { at: 'hall', with: ['elder', 'host'], shows: ['spoon'], holds: 'soup', pose: 'hold', feeling: 'curious' },
		},
		{
			titles: ['Mmm!', 'The Spoon', 'Soup for All'],
			time: 'night',
			parts: [
				{
					quiet: ['{hero} did it with no fuss.', ''],
					bold: ['{hero} did not ask first.', ''],
					kind: ['{hero} had looked at that spoon.', ''],
					honest: ['{hero} had one more look at the bowl.', ''],
					clever: ['{hero} had had a think.', ''],
					careful: ['{hero} did not slop one bit.', ''],
					merry: ['{hero} had to grin, and did not slop.', ''],
					dreamy: ['{hero} did not forget the bowl this time.', ''],
					quick: ['Zip! {hero} had done it.', ''],
				},
				'@answer',
				{
					'fed & first.reach':
						'“What is it? Let me see!” They all came up with bowls. Push, slop! {hero} could not get back to {elder}.',
					'fed & first.hear':
						'“Put it on the scale! On the scale!” they all said, so loud. {elder} said a thing, and no one could hear it.',
					'fed & first.trust':
						'“Do not eat it yet!” said {host} to {elder}. “{hero} just wants to win! What if it is a trick? Can we trust {hero}?”',
					'watered & first.reach':
						'Now to the scale! But there they all stood with bowls. Ten bowls, ten backs! {hero} could not get by.',
					'watered & first.hear':
						'“Me! Me! Me!” they all said at the scale, so loud. “And me,” said {hero}. No one could hear it.',
					'watered & first.trust':
						'“So much?” said {host}. “Last time you had none! Is it all soup? Can we trust you?”',
					'first.reach':
						'Who had the most? They all ran up to see. Ten bowls, ten backs! {hero} could not get back to the soup.',
					'first.hear':
						'“Mine! Mine is the most!” they all said. So loud! {host} said who had won. {hero} could not hear it.',
					'first.trust':
						'{host} had seen the jug. “So, is it all soup?” said {host}. “It is,” said {hero}. “And can we trust you?” they all said. “Yes or no?”',
				},
				{ 'first.reach & flies': '+ Fly, with soup? Oh no.' },
				'@first.later',
				{ 'watered & first.trust': 'But oh, the water! {hero} looked down.' },
				{
					'end-table': [
						'{elder} put in the spoon. Slurp! “I know this soup,” said {elder}. “In the big snow I kept the fire on. You all came up with it, each night!” They had forgotten it, all of them. So {rival} put a bowl down by {elder}. Then they all did. Ten bowls! “Now get some spoons,” said {elder}.',
						'Slurp! went {elder}. “Mmm! Once there was a big snow,” said {elder}, “and I kept the fire on. You all came up with soup. For me!” Oh! So that was it. Then {rival} put a bowl down too. And {host} did. Ten spoons. Slurp, slurp! And {thing}? It held the salt.',
					],
					'end-last': [
						'“No soup on the scale!” said {host}. “So {hero} is last.” Last of all! But slurp, slurp, went {elder}. “Once there was a big snow,” said {elder}. “I kept the fire on. They all came up with soup. Then they forgot. You did not.” And {elder} gave {hero} half. It was still hot.',
						'Slurp! went {elder}. “But now you have none,” said {host}. “So you are last.” {hero} was last, all right. “Once there was a big snow,” said {elder}, “and I kept the fire on. They all came up with soup. Sit by me.” So {hero} sat, and had a go with the spoon. Mmm!',
					],
					'end-won': [
						'Down went the scale! “{hero} has won!” said {host}. So {hero} got {thing}. “May I?” said {elder}, and put in the spoon. “Hm,” said {elder}. “It is wet.” {hero} could not sleep. {They} made good soup, and took it up in the dark. “Now that is soup,” said {elder}. “I kept the fire on in a big snow once. You all came up with soup like this.”',
						'“The most!” said {host}. So {hero} got {thing}. “Can I try it?” said {elder}. Slurp. “Oh,” said {elder}. “It is wet.” {hero} went so red! {They} ran home, and came back with a pot. It was all soup. “Here,” said {hero}. “And {thing} is not for me.” Slurp. “Mmm!” said {elder}.',
					],
					'end-second': [
						'{hero} had a lot, but {rival} had one bean more. So {rival} got {thing}. {host} took the bowl to tip it out. “No!” said {hero}. “Give it to me.” And {they} put it down by the spoon. “I kept the fire on in a big snow once,” said {elder}. “They came up with soup. Just like you.” Slurp!',
						'{rival} had the most. {rival} had one pea more. So {rival} got {thing}. “Tip it out!” said {host}. “Wait,” said {hero}. “May I have it back?” And {they} took it to {elder}. “I kept the fire on in a big snow once,” said {elder}. “Then they all came up with soup.” Slurp, slurp. Mmm!',
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
