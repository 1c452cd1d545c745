import type { PlotLevel } from '../../format.ts';

export const soupRace1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. And then it was Soup Day! {hero} got a bowl of soup, and so did {rival}, {rival.the}. “Take it up the hill,” said {host}, {host.a}. “The most soup on my scale wins {thing}.” Up there sat {elder}, {elder.the}, with a big spoon and no soup. And {hero} so wanted to have soup left at the top.',
	chapters: [
		{
			titles: ['Soup Day', 'Slop, Slop', 'One Full Bowl', 'Ready, Go'],
			time: 'day',
			parts: [
				[
					'It was Soup Day {start.at}! All of {folk} got red soup. Up the hill it had to go, to {hall}. Why? No one knew! {hero} was {described}. “I want some soup left at the top,” said {hero}. “Just one time!”',
					'It was Soup Day {start.at}. One bowl for each! Up the hill the red soup had to go, to {hall}. Why? No one knew! {hero} was {described}. “I never have any left at the top,” said {hero}. “And I want to so much!”',
					'“One bowl for you! One bowl for you!” It was Soup Day {start.at}. Up the hill the red soup had to go, to {hall}. Why? No one knew! {hero} was {described}. “This time I want soup left at the top,” said {hero}.',
				],
				{
					quiet: 'Last time {hero} said “Look out!” too softly. Bump! No soup!',
					bold: 'Last time {hero} put the bowl on {their} head. Slop! No soup!',
					kind: 'Last time {hero} gave it all to a dog. No soup!',
					honest: 'Last time {hero} had to say, “I sat in my soup.” No soup!',
					clever: 'Last time {hero} put the bowl on wheels. Down it rolled! No soup!',
					careful: 'Last time {hero} went so slow that the soup dried up. No soup!',
					merry: 'Last time {hero} got the giggles. Hee, hee, slop! No soup!',
					dreamy: 'Last time {hero} looked at a bug, and tipped the bowl. No soup!',
					quick: 'Last time {hero} went zip! The soup went zip too. No soup!',
				},
				[
					'“You walk with the lid off,” said {host}, {host.a}. “You stop with the lid on. I’ll wait at the top with my scale. The most soup wins {thing}!” “I always win,” said {rival}, {rival.the}. Then {host} went up in a cart, the long way around. And go!',
					'There stood {host}, {host.a}. “When you stop, put the lid on,” said {host}. “When you walk, take it off! I’ll wait at the top with my scale. The most soup wins {thing}.” “I always win,” said {rival}, {rival.the}. So {host} drove up by the long cart road. Ready, set, go!',
					'“Walk with the lid off!” said {host}, {host.a}. “Lid on when you stop! At the top I have a scale. The most soup wins {thing}.” Then {host} drove up the long cart road. “I always win,” said {rival}, {rival.the}. And go!',
				],
			],
			choices: [
				{
					say: 'Go slow and look at each step',
					sets: ['slow'],
					outcome: [
						'Slow, slow, stop. {hero} looked at each stone first, so the bowl did not tip. A snail went by. “Hello,” it said. Now {hero} was last of all. But what a full bowl!',
						'{hero} went slow, and looked at each stone in the road. “Hello,” said a snail, and went by. So {hero} was last. But the bowl was still full!',
					],
				},
				{
					say: 'Go fast, to be the first',
					sets: ['vowed'],
					outcome: [
						'Off went {hero}, first of all! “Bye!” {they} called to {rival}. Slop! A bean fell out. Oh no! First is no good, for the most soup wins. So then {hero} went slow, slow, slow.',
						'“I’ll be first!” said {hero}, and was off. Slop! There was soup on the road. “Oh no!” {they} said. “Fast is no good. I need the most soup.” So then {hero} went slow.',
					],
				},
				{
					say: 'Go side by side with {rival}',
					sets: ['pact'],
					outcome: [
						'“You look left, and I look right,” said {hero} to {rival}. So they went side by side. “Stone!” “Hole!” “Cat!” And the soup stayed in both bowls.',
						'“Let’s help each other,” said {hero}. “All right,” said {rival}. “Look out, a hole!” “Look out, a cat!” And the soup stayed in both bowls.',
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
					'Up the hill went the bowls, one, two, ten of them. Drip! There went one drop. And then everyone had to stop. So {hero} put the lid on, and hung the bowl on its strap.',
					'“Hush, soup,” said {hero} on the way. “Don’t slop.” Drip! Oh, just one drop. And then everyone had to stop. Click, on went the lid, and {hero} hung the bowl on its strap.',
					'It was a long way up. Blub, went the soup. Blub, blub, drip! One drop was gone. Then everyone had to stop. So the lid went on, click, and {hero} hung the bowl on its strap.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['Soup Left!', 'The Dry Spoon', 'How Much Soup?', 'At the Top'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				[
					'Lid off, and up, up, up! {Hall.at} {hero} still had soup.',
					'Off came the lid. And soon {hero} was {hall.at} with soup left.',
					'Lid off! Up, up, up! And {hall.at} there was still soup.',
				],
				{
					'first.trust': [
						'“But you always slop!” said {host}. “Is that soup really your own?”',
						'“You never have soup left!” said {host}. “Is that really yours?”',
					],
					'first.hear': [
						'“Are there more bowls?” called {host}. “Yes, mine!” said {hero}. But everyone talked at once.',
						'“Was that the last bowl?” called {host}. “No!” said {hero}. But everyone talked so loud.',
					],
					'first.reach': [
						'Lid on! But everyone stood around the scale. {hero} could not get there.',
						'Lid on! The scale was up in front. But everyone stood in the way.',
					],
				},
				'@first.later',
				{
					'first.trust': ['“Good,” said {host}. “Then your soup counts.”', '“Then your soup counts too,” said {host}.'],
					'first.hear': ['“Here is one more bowl!” said {hero}.', '“Here is my soup!” said {hero}.'],
				},
				[
					'Then, slop! {host} tipped out {rival}’s bowl. “Why?” said {hero}. “We always do,” said {host}. There sat {elder}, {elder.the}, with a dry spoon.',
					'Slop! {host} tipped out {rival}’s bowl. “Does no one eat it?” said {hero}. “No one,” said {host}. But there sat {elder}, {elder.the}, with a dry spoon.',
					'There sat {elder}, {elder.the}, with a dry spoon. And slop! {host} tipped out {rival}’s bowl. “Why?” said {hero}. “We always do,” said {host}.',
				],
				[
					'“I have less than {rival},” thought {hero}. “But with that jug of water I’d win!”',
					'“{rival} had more than I have,” thought {hero}. “But with that jug of water I’d win!”',
					'“I have less than {rival},” thought {hero}. “But look, a jug of water! With that I’d win.”',
				],
			],
			choices: [
				{
					say: 'Put in some water from the jug',
					sets: ['watered'],
					outcome: [
						'Off came the lid. Glug, glug! {hero} put in water from the jug. Now the bowl was full to the brim! But the red soup was pink.',
						'Glug, glug, in went the water. Now there was so much soup! But it did not smell good. It did not smell at all. And up it went on the scale.',
					],
				},
				{
					say: 'Give your soup to {elder}',
					sets: ['fed'],
					outcome: [
						'{hero} did not go to the scale, but to {elder}. “You have a spoon,” {they} said, “and I have soup. It’s for you.” And down went the bowl.',
						'“Why tip it out?” said {hero}. “Here is someone with a spoon!” And {hero} put the bowl down by {elder}.',
					],
				},
				{
					say: 'Put it on the scale as it is',
					sets: ['weighed'],
					outcome: [
						'“No water,” said {hero}. “It’s soup, and it stays soup.” And {hero} put the bowl on the scale.',
						'“I don’t want water in it,” said {hero}. “I took such good care of my soup!” Bump, the bowl stood on the scale.',
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
						'Slurp! “Once I kept a light on up here,” said {elder}. “It showed you all the way home at night. So you brought me soup, to say thank you. Then you forgot why. But I still have my spoon!” “So the soup is for you!” said {rival}. And now no one tipped it out. Everyone put down a bowl by {elder}. Slurp, slurp, SLURP! “But who wins?” said {host}. “I do,” said {elder}, with soup on {elder.their} nose. So {elder} got {thing}.',
						'Slurp! “Long ago I kept a light on up here,” said {elder}. “It showed you the way home in the dark. And each year you came up with soup, to thank me!” “So that’s why we do it!” said {rival}, and sat down by {hero}. Then everyone put down a bowl. {host} put down the scale, and ate too. No one had won, so {elder} got {thing}. And no one tipped out one more drop.',
					],
					'end-last': [
						'“No soup on the scale?” said {host}. “Then you’re last.” So {rival} won {thing}. But slurp, slurp, went {elder}. “Once I kept a light on up here,” {elder.they} said. “It showed you all the way home at night. So you brought me soup, to thank me. Then you forgot why. But I still have my spoon!” “Oh!” said {rival}. “Next year I’ll bring you mine.” And {elder} and {hero} ate it all, with one spoon.',
						'“Then {hero} is last,” said {host}, “and {rival} wins {thing}.” “I don’t mind,” said {hero}. Slurp! “I kept a light on up here once,” said {elder}. “It showed you all the way home at night. So you brought me soup, to thank me. And then you forgot why. But I still have my spoon!” “Oh!” said {host}, and went red. “I’ll bring you soup each year,” said {hero}. And {elder} gave {hero} the last bean.',
					],
					'end-won': [
						'“That’s the most!” said {host}. “So {hero} wins {thing}.” “May I try that soup?” said {elder}. Slurp! “Oh. It’s just wet.” “I put in water,” said {hero}. “I’m sorry!” So {rival} won. And {hero} went and made hot soup for {elder}. “Now that’s soup!” said {elder}. “Once I kept a light on up here. It showed you all the way home. And you brought me soup like this, to thank me!”',
						'“That’s the most!” said {host}. So {hero} won {thing}. Just then {elder} put in the spoon. “Pfui! This is water.” “I put it in. I’m sorry,” said {hero}, and gave the prize to {rival}. Then {hero} made hot soup for {elder}, and did not slop. “Mmm!” said {elder}. “Long ago I kept a light on up here. It showed you all the way home. And you brought me soup, to thank me, just like now.”',
					],
					'end-second': [
						'{host} looked hard at the scale. {rival} had one pea more, and won {thing}. “Now I tip yours out,” said {host}. “No!” said {hero}. “Here is someone with a spoon.” Slurp! “Once I kept a light on up here,” said {elder}. “It showed you all the way home at night. So you brought me soup, to thank me.” “And we forgot why!” said {host}. “Next year you get mine too,” said {rival}. And {elder} ate it all. Slurp!',
						'“{rival} wins {thing},” said {host}, “by one pea.” Then {host} took {hero}’s bowl to tip it out. “Wait!” said {hero}. “Give it to {elder}!” Slurp, slurp! “Once I kept a light on up here,” said {elder}. “It showed you all the way home at night. So you brought me soup, to thank me. That’s what Soup Day is for!” “Oh!” said {rival}. “I’ll bring you some more.” And {elder} ate that too.',
					],
				},
				{ 'first.ally': ['+ And {first.ally} had a sip too.', '+ {first.ally} got to lick a bowl.'] },
				{
					slow: [
						'And who had been first at the top? It was the snail.',
						'“And I was first at the top,” said the snail.',
					],
					vowed: [
						'Then {hero} went home, zip! There was no soup to slop.',
						'And down the hill {hero} went, as fast as can be. No soup, no slop!',
					],
					'pact & !end-table & !end-won': [
						'“Look out, a hole!” said {rival} on the way home. “A cat!” said {hero}.',
						'So {hero} and {rival} went home side by side.',
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
