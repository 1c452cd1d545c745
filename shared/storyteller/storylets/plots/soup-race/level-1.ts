import type { PlotLevel } from '../../format.ts';

export const soupRace1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. And then it was Soup Day! {hero} got a bowl of soup, and so did {rival}. “Take it up the hill,” said {host}. “When you stop, put the lid on.” “Who has the most soup left wins {thing}.” Up there sat {elder}, {elder.the}, with a big spoon. And {hero} so wanted to have soup left at the top.',
	chapters: [
		{
			titles: ['Soup Day', 'Slop, Slop', 'One Full Bowl', 'Ready, Go'],
			time: 'day',
			parts: [
				[
					'It was Soup Day! All of {folk} got a bowl of red soup. It had to go up the hill. Do not slop! {hero} was {described}. “I want soup left at the top,” said {hero}. “Just one time!”',
					'It was Soup Day {start.at}. All of {folk} got a bowl of red soup. Up the hill it had to go, with no slop! {hero} was {described}. “I never have soup left at the top,” said {hero}. “I do want to, just one time!”',
					'“One bowl for you! One bowl for you!” It was Soup Day {start.at}. You had to take the red soup up the hill, and not slop. {hero} was {described}. “This time I want soup left at the top,” said {hero}.',
				],
				{
					quiet: 'Last time {hero} said “Look out!” too softly. Bump! No soup!',
					bold: 'Last time {hero} put it on {their} head. Slop! No soup!',
					kind: 'Last time {hero} gave it all to a dog. No soup!',
					honest: 'Last time {hero} told them all, “I sat in it.” No soup!',
					clever: 'Last time {hero} put it on wheels. Down it rolled! No soup!',
					careful: 'Last time {hero} was so slow that they all went home. No soup!',
					merry: 'Last time {hero} got the giggles. Hee, hee, slop! No soup!',
					dreamy: 'Last time {hero} put it down to look at a bug. No soup!',
					quick: 'Last time {hero} went zip! The soup went zip too. No soup!',
				},
				[
					'“Go!” called {host}, {host.a}. “Lid off when you go. Lid on when you stop! The most soup on my scale wins {thing}.” “I always win,” said {rival}, {rival.the}. Then {host} drove off by the cart road. In the cart sat {elder}, {elder.the}. {Elder.they} had a big spoon, but no soup. Why? No one asked.',
					'“Off you go!” said {host}, {host.a}. “But when you stop, put the lid on. The most soup on my scale wins {thing}.” “I always win,” said {rival}, {rival.the}. Then {host} went up by cart, the long way around. And who sat in the cart? It was {elder}, {elder.the}. What a big spoon! But {elder.they} had no soup.',
					'There stood {host}, {host.a}. “The most soup on my scale wins {thing}! Lid on when you stop, lid off when you go.” “I always win,” said {rival}, {rival.the}. Then {host} went up in a cart, by the long road. {elder}, {elder.the}, sat in it with a big spoon. But {elder.they} had no soup. Why not?',
				],
			],
			choices: [
				{
					say: 'Go slow and look at each step',
					sets: ['slow'],
					outcome: [
						'Slow, slow, stop. {hero} looked at each stone first, so the bowl did not tip. A snail went by. “Hello,” it said. {hero} was last now. But what a full bowl!',
						'{hero} went slow, and looked down at the road all the time. “Hello,” said a snail, and went by. But not one drop fell out.',
					],
				},
				{
					say: 'Go fast, to be the first',
					sets: ['vowed'],
					outcome: [
						'Off went {hero}, first of all! “Bye!” {hero} called to {rival}. Slop! A bean fell out. Oh no! So then {hero} went slow, like {rival}.',
						'“I’ll be first!” said {hero}, and was off. Slop! There was soup on the road. Oh no! So then {hero} went slow.',
					],
				},
				{
					say: 'Go side by side with {rival}',
					sets: ['pact'],
					outcome: [
						'“You look left, and I look right,” said {hero} to {rival}. So they went side by side. “Stone!” “Hole!” “Cat!” And no one slopped.',
						'“Let us help each other,” said {hero}. “All right,” said {rival}. “Look out, a hole!” “Look out, a cat!” And not one drop fell out.',
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
					'Up the hill they went, one bowl, two bowls, ten bowls. Drip! One drop of soup fell out. But then they all had to stop. So {hero} put the lid on, and the bowl hung on its strap.',
					'“Hush, soup,” said {hero} on the way. “Don’t slop.” Drip! Oh, just one drop. And then they all had to stop. Click, on went the lid! Now the bowl could hang on its strap.',
					'It was a long way up. Blub, went the soup. Blub, blub, drip! One drop was gone. Then they all had to stop. So the lid went on, click, and {hero} hung the bowl on its strap.',
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
					'Off came the lid. And soon {hero} was {hall.at} with soup left!',
					'The lid came off. Up, up, up! {Hall.at} there was still soup.',
				],
				{
					'first.trust': [
						'“You never have soup left!” said {host}. “Did you take it from a friend?”',
						'“But you always slop!” said {host}. “Is that soup really your own?”',
					],
					'first.hear': [
						'“All done!” called {host}. “Wait for me!” called {hero}. But it was much too loud.',
						'“No more bowls?” called {host}. “Yes, mine!” said {hero}. But they all talked at once.',
					],
					'first.reach': [
						'“Bring it to the scale!” called {host}. Click, lid on! But they all stood in the way.',
						'Lid on! The scale was up in front. But they all stood in the way.',
					],
				},
				'@first.later',
				{
					'first.trust': ['“Good,” said {host}. “Then your soup counts.”', '“Then your soup counts too,” said {host}.'],
					'first.hear': ['“Here is one more bowl!” said {hero}.', '“Here is my soup!” said {hero}.'],
				},
				[
					'{rival}’s bowl came off the scale. Slop, {host} tipped it out! “Why?” said {hero}. “We always do that,” said {host}. {elder} looked at {elder.their} dry spoon.',
					'Slop! {host} tipped out {rival}’s bowl. “Does no one eat it?” said {hero}. “No one,” said {host}. There sat {elder} with the dry spoon.',
					'There sat {elder} with the dry spoon. And slop! {host} tipped out {rival}’s bowl. “Why?” said {hero}. “We always do that,” said {host}.',
				],
				[
					'{rival} had one pea more than {hero}. But there was a jug of water. “With that I win,” thought {hero}.',
					'“I have one pea less than {rival},” thought {hero}. “But with that jug of water, I would win!”',
					'“{rival} has one pea more,” thought {hero}. There stood a jug of water. “With that I would win!”',
				],
			],
			choices: [
				{
					say: 'Put in some water from the jug',
					sets: ['watered'],
					outcome: [
						'Off came the lid. Glug, glug! {hero} put in water from the jug. Now the bowl was full to the brim. But the soup was not red now. It was pink.',
						'Lid off, and glug! In went the water. Now there was so much soup! But it did not smell good. It did not smell at all.',
					],
				},
				{
					say: 'Give your soup to {elder}',
					sets: ['fed'],
					outcome: [
						'{hero} did not go to the scale. “You have a spoon,” {hero} said to {elder}, “and I have soup. It’s for you.” And the lid came off.',
						'“Why tip it out?” said {hero}. “Here is someone with a spoon!” And {hero} put the bowl down by {elder}, and took off the lid.',
					],
				},
				{
					say: 'Put it on the scale as it is',
					sets: ['weighed'],
					outcome: [
						'“No,” said {hero}. “It’s soup, and it stays soup.” So the bowl went on the scale, with no water in it.',
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
						'Slurp! “Once I kept a light on up here,” said {elder}. “It showed you all the way home. And you brought me soup, to say thank you. Then you forgot why.” “So the soup is for you!” said {rival}. Now no one tipped it out. They all put down a bowl by {elder}. Slurp, slurp, SLURP! “But who wins?” said {host}. “I do,” said {elder}, with soup on {elder.their} nose. So {elder.they} got {thing}.',
						'Slurp! “Long ago I kept a light on up here,” said {elder}. “It showed you the way home in the dark. And you came up with soup, to thank me!” “So that is what it is for!” said {rival}, and sat down by {hero}. Then they all put down a bowl. {host} put down the scale, and ate too. No one won, so {elder} got {thing}. And no one tipped out one more drop.',
					],
					'end-last': [
						'“No soup on the scale?” said {host}. “Then you’re last.” So {rival} won {thing}. But slurp, slurp, went {elder}. “Once I kept a light on up here,” {elder.they} said. “It showed you all the way home. So you brought me soup, to thank me. Then you forgot why.” {rival} gave a sniff. “Next time I’ll bring you mine,” said {rival}. And {elder} and {hero} ate it all, with one spoon.',
						'“Then {hero} is last,” said {host}, “and {rival} wins {thing}.” “I don’t mind,” said {hero}. Slurp! “I kept a light on up here once,” said {elder}. “It showed them all the way home. So they brought me soup, to thank me. And then they forgot me.” “Oh!” said {host}, and went red. “I’ll bring you soup each year,” said {hero}. And {elder} gave {hero} the last bean.',
					],
					'end-won': [
						'“{hero} wins {thing}!” said {host}. “May I try that soup?” said {elder}. Slurp! “Oh. It’s just wet.” “I put in water,” said {hero}. “I’m sorry!” So {rival} won. And {hero} went and made hot soup for {elder}. “Now that’s soup!” said {elder}. “Once I kept a light on up here. It showed you all the way home. And you brought me soup like this, to thank me!”',
						'“That’s the most!” said {host}. So {hero} won {thing}. Just then {elder} put in the spoon. “Pfui! This is water.” “I put it in. I’m sorry,” said {hero}, and gave the prize to {rival}. Then {hero} made hot soup for {elder}, and did not slop. “Mmm!” said {elder}. “Long ago I kept a light on up here. It showed you all the way home. And you came with soup, to thank me, just like now.”',
					],
					'end-second': [
						'{host} looked hard at the scale. {rival} had one pea more, and won {thing}. “Now tip it out,” said {host}. “No!” said {hero}. “Here is someone with a spoon.” Slurp! “Once I kept a light on up here,” said {elder}. “It showed you all the way home. So you brought me soup, to thank me.” “We forgot why!” said {host}. “Next time you get mine too,” said {rival}. And {elder} ate it all. Slurp!',
						'“{rival} wins {thing},” said {host}, “by one pea.” Then {host} took {hero}’s bowl to tip it out. “Wait!” said {hero}. “Give it to {elder}!” Slurp, slurp! “Once I kept a light on up here,” said {elder}. “It showed you all the way home. So you brought me soup, to thank me. That’s what Soup Day is for!” “Oh!” said {rival}. “I’ll bring you some more.” And {elder} ate that too.',
					],
				},
				{ 'first.ally': ['+ And {first.ally} had a sip too.', '+ {first.ally} got to lick a bowl.'] },
				{
					slow: ['+ And who had been first? It was the snail.', '+ “I was first,” said the snail.'],
					vowed: [
						'+ Then {hero} went home, zip! There was no soup to slop.',
						'+ And down the hill {hero} went as fast as can be. No soup, no slop!',
					],
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
