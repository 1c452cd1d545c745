import type { PlotLevel } from '../../format.ts';

export const threeGates1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. But {friend}, {friend.the}, had to move far away tonight. And the two had had a fight for a ball! So {hero} took the short road, to say sorry. There sat {keeper.name}, {keeper.the}, with a big box. “I have three gates,” said {keeper}, “and at each you must pay me. It goes in my box.”',
	chapters: [
		{
			titles: ['My Turn!', 'Squeak, Said the Gate', 'What Will You Miss?'],
			time: 'day',
			parts: [
				[
					'“My turn!” said {hero}, who was {described}. “No, my turn!” said {friend.name}, {friend.the}. They both pulled at the ball. And {hero} pulled so hard that {friend} fell, bump, and ran home. Now {hero} had the ball, but no friend.',
					'“My turn to have the ball!” said {friend.name}, {friend.the}. “No, mine!” said {hero}, who was {described}. And oh, how {hero} pulled at it! Down fell {friend}, bump, and ran off home. Now {hero} had the ball, but no friend.',
					'“It’s my turn to have the ball,” said {friend.name}, {friend.the}. “No, my turn!” said {hero}, who was {described}. And what a pull that was! Bump, {friend} fell down, and then {friend} ran home. Now {hero} had the ball, but no friend.',
				],
				{
					quiet: '“Sorry,” said {hero}. But it was so soft that {friend} did not hear.',
					bold: '“I won!” called {hero}. But who was there to hear it?',
					kind: '{friend} had a bump, and {hero} felt it too.',
					honest: '“But it WAS my turn,” said {hero} to the ball.',
					clever: '“Two take away one,” said {hero}, “is just me.”',
					careful: '“I’ll say sorry,” said {hero}, “but not today.”',
					merry: '{hero} told the ball a joke. But it did not laugh.',
					dreamy: '{hero} looked at the ball, and saw {friend} in it.',
					quick: 'It had all gone so fast, and {hero} could not undo it.',
				},
				[
					'And tonight {friend} had to move far away! First came a goodbye song {hall.at}. “I must go there,” said {hero}, “and say sorry!”',
					'And it was the last day! Tonight {friend} had to move far away. First came a goodbye song {hall.at}. “I must say sorry!” said {hero}. “Now!”',
					'Oh no! Tonight {friend} had to move far away. First came a goodbye song {hall.at}. “I must say sorry!” said {hero}. “Quick!”',
				],
				[
					'So {hero} took the short road, with the ball in a bag. By a gate sat {keeper.name}, {keeper.the}, on a big box. “I have three gates,” said {keeper}, “but no friend. So pay with friend things!” “We have this ball,” said {hero}. “We have our La-la song. And we say ‘My turn!’ a lot.” “Give me one that you’ll miss,” said {keeper}.',
					'{hero} put the ball in a bag, and took the short road. By a gate sat {keeper.name}, {keeper.the}, on a big box. “I have no friend,” said {keeper}. “So at my three gates, pay with friend things!” “We have a ball,” said {hero}. “We have our La-la song. And we say ‘My turn!’ a lot.” “Give me one that you’ll miss,” said {keeper}.',
					'With the ball in a bag, {hero} took the short road. At a gate sat {keeper.name}, {keeper.the}, on a big box. “I have three gates,” said {keeper}, “but no friend. So pay with friend things!” “We have a ball,” said {hero}. “We have our La-la song. And we say ‘My turn!’ a lot.” “Give me one that you’ll miss,” said {keeper}.',
				],
			],
			choices: [
				{
					say: 'Give up the ball',
					sets: ['gave-thing'],
					outcome: [
						'{hero} gave the ball one last pat. Plop! It fell into the big box. “I like the ball,” said {hero}, “but I like {friend} more.” Squeak, and gate one was open.',
						'“I did want it so much,” said {hero}. “But I want {friend} more.” Plop! The ball fell into the big box. Squeak, and gate one was open.',
					],
				},
				{
					say: 'Sing the La-la song one last time',
					sets: ['gave-tune'],
					outcome: [
						'“La, la, lee!” sang {hero}. Snap! {keeper} shut the song up in the big box. “It’s mine now,” said {keeper}. “So you may not sing it.” Squeak, and gate one was open.',
						'“La, la, lee!” sang {hero}, for the last time. Snap! The song was in the big box. “Now it’s mine,” said {keeper}. “So you may not sing it.” Squeak, and gate one was open.',
					],
				},
				{
					say: 'Give away “My turn”',
					sets: ['gave-right'],
					outcome: [
						'“MY TURN!” called {hero} into the big box. Snap, it was gone. “Now it’s mine,” said {keeper}. “So you can just say ‘Your turn.’” Squeak, and gate one was open.',
						'“My turn, my turn!” called {hero}, till there was not one left. “Now they’re all in my box,” said {keeper}. “So you can just say ‘Your turn.’” Squeak, and gate one was open.',
					],
				},
			],
			scene: { at: 'start', with: ['keeper'], shows: ['gate', 'chest', 'ball'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Grrr, Said the Box', 'Gate Two', 'Put a Grrr in Here'],
			time: 'day',
			parts: [
				'@answer',
				[
					'Soon there was gate two. Puff, puff, {keeper} ran up with the box. “Are you still mad at {friend}? Then pay with that!” “GRRR!” went {hero}, till it was all in the box. Now {hero} was not mad at all. “Grrr,” said the box.',
					'Soon there was gate two. Puff, puff! {keeper} ran after {hero} with the box. “Are you still a bit mad? Then pay with a Grrr!” “GRRR!” went {hero} into the box. “Grrr,” said the box. And then {hero} was not mad any more.',
					'But who ran up to gate two? Puff! It was {keeper}, with the box. “Are you still mad at {friend}? Then put the Grrr in here!” “GRRR!” went {hero}, and was not mad any more. “Grrr,” said the box.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['A Very Flat Hat', 'Gate Three', 'Squeak Again'],
			time: 'night',
			parts: [
				'@first.outcome',
				{
					'first.hear': [
						'{Hall.at} everyone was still singing the goodbye song. But {friend} sat out at the back, too sad to sing. Gate three was the back door. “Let me by!” said {hero} to {keeper}. But the song was so loud! “A pie?” said {keeper}.',
						'So {hero} got {hall.to}. Everyone sang, so loud! But out at the back door, which was gate three, sat {friend}, so sad. “Let me by!” said {hero} to {keeper}. “A pie?” said {keeper}.',
					],
					'first.reach': [
						'{Hall.at} everyone was still singing the goodbye song. But {friend} sat outside, too sad to sing. Gate three was the door, up in front. But they all stood in the way!',
						'So {hero} got {hall.to}. Everyone was still singing. But {friend} sat outside, too sad to sing. The door up in front was gate three. And they all stood in between!',
					],
					else: [
						'{Hall.at} everyone was still singing the goodbye song. But {friend} sat out at the back, too sad to sing. Gate three was the back door. “Will you be nice to {friend}?” said {keeper}. “Can I trust you?”',
						'So {hero} got {hall.to}. Everyone sang. But out at the back door, which was gate three, sat {friend}, so sad. “Will you fight again?” said {keeper}. “Can I trust you?”',
					],
				},
				'@first.later',
				{
					'first.reach': ['And there sat {keeper}, on the box.', 'Puff, puff! There was {keeper}, with the box.'],
					'first.hear': [
						'“Let me out to {friend}!” said {hero}. And the song went on.',
						'“I want to go out to {friend}!” said {hero}. Then they sang on.',
					],
					else: [
						'So {hero} could go out. But first it was time to pay.',
						'{keeper} nodded. But first {hero} had to pay.',
					],
				},
				[
					'“Pay with your sorry,” said {keeper}. “I sat on my sister’s hat. I don’t dare to say mine! Or take the long, dark way.”',
					'“Give me your sorry,” said {keeper}. “I sat on my sister’s hat. I don’t dare to say mine! Or go the long, dark way.”',
					'“I want your sorry,” said {keeper}. “I sat on my sister’s hat. I don’t dare to say mine! Or take the long, dark way.”',
				],
			],
			choices: [
				{
					say: 'Give away your sorry and go out',
					sets: ['silent'],
					outcome: [
						'“Sorry,” said {hero} into the box. Snap, it was gone. Squeak! Gate three was open. But now {hero} could not say sorry to {friend}.',
						'“Here is my sorry,” said {hero}. Plop, it fell in the box, and squeak, the gate let {hero} out. But now there was no sorry left for {friend}.',
					],
				},
				{
					say: 'Keep it, and take the long way',
					sets: ['long'],
					outcome: [
						'“No, my sorry is for {friend},” said {hero}. “You can make your own!” And off {hero} went, all the way around in the dark. Bump! Bump!',
						'“I need my sorry for {friend},” said {hero}. “Make your own! It’s just one word.” And {hero} took the long way around, in the dark. Bump! Oops!',
					],
				},
				{
					say: 'Say it with {keeper}, on one, two, three',
					sets: ['read'],
					outcome: [
						'“You can say your own,” said {hero}. “I don’t dare to, all alone!” said {keeper}. “Then I’ll say mine with you,” said {hero}, “to {friend}.” One, two, three!',
						'“Let’s both say it,” said {hero}, “you to her, and I to {friend}.” “Both at once?” said {keeper}. “Then I dare to.” One, two, three!',
					],
				},
			],
			scene: { at: 'hall', with: ['keeper'], shows: ['gate', 'chest'], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['The Last Song', 'Sorry!', 'Your Turn'],
			time: 'night',
			parts: [
				'@answer',
				{
					'end-together': [
						'“SORRY!” they both called. The song stopped. Squeak, went the gate, and in ran {friend}! “I’m sorry too,” said {friend}. “I pulled as well.”',
						'“SORRY!” It was so loud that the song stopped. Squeak, went the gate, and {friend} came in to look. “Was that for me?” “Yes,” said {hero}. “Then I’m sorry too,” said {friend}.',
						'“SORRY!” called {hero} and {keeper}, so loud that the song stopped. Squeak, went the gate, and in ran {friend}. “I heard you! I’m sorry too. It was my turn to say it.”',
					],
					'end-hummed': [
						'There sat {friend}, on a bag. {hero} had no sorry, but still had their La-la song. “La, la, lee!” sang {hero} softly. “La, la, loo!” sang {friend}, and came up close. “I’m sorry too.”',
						'There sat {friend}, on a bag. What now? No sorry was left. But {hero} could still sing. “La, la, lee!” It was their La-la song! “Oh,” said {friend}. “I’m sorry too.” And then they both sang it.',
					],
					'end-shown': [
						'There sat {friend}, on a bag. {hero} had no sorry, and no La-la song. So {hero} gave {friend} a hug, as big as a house. “Oof!” said {friend}, and knew. “I’m sorry too.”',
						'There sat {friend}, on a bag. No sorry was left, and no La-la song. So {hero} held {friend} tight, till {friend} knew. “I’m sorry too,” said {friend}.',
					],
					'end-late': [
						'Was {friend} gone? No! “I let them sing it five times,” said {friend}. “I wanted to wait for you.” “I’m sorry!” said {hero}. “I’m sorry too,” said {friend}.',
						'Was it too late? No! There sat {friend}, on a bag. “I couldn’t go yet,” said {friend}, “because I’m sorry.” “I’m sorry too!” said {hero}. And how they hugged!',
						'It took so long! But {friend} was still there, on a bag. “I’m sorry,” said {hero}. “I’m sorry too,” said {friend}. “So I let them sing it one more time.”',
					],
				},
				{
					'gave-thing & owes': '“I have no ball now,” said {hero}. “But you have me,” said {friend}.',
					'gave-thing': [
						'“I gave up the ball,” said {hero}, “to get to you.” “Good,” said {friend}. “Now we can’t fight for it.”',
						'“I have no ball now,” said {hero}. “I gave it up, to get to you.” “To me?” said {friend}. How glad {friend.they} was!',
					],
					'gave-right': [
						'{hero} held out the ball. “Your turn!” “No, your turn!” said {friend}. “No, yours!” said {hero}. Then they both had to laugh.',
						'{hero} gave {friend} the ball. “Your turn!” “No, your turn,” said {friend}. “No, no, your turn!” said {hero}. What a silly fight that was!',
					],
					'gave-tune': [
						'{hero} gave {friend} the ball. “But I had to pay with our La-la song,” said {hero}. “Then we’ll make up a new one,” said {friend}.',
						'“And here is the ball,” said {hero}. “It’s your turn. But our La-la song is gone.” “Then we’ll make up a new one,” said {friend}.',
					],
					else: [
						'{hero} gave {friend} the ball. “It’s your turn,” said {hero}, “till you come back.”',
						'“And here is the ball,” said {hero}. “It’s your turn.” “And when I come back, it’s yours,” said {friend}.',
					],
				},
				{
					'end-together': [
						'And {keeper}’s sister? She had heard it too. Her hat was as flat as a pancake. “So it was you who sat on it!” she said. “But I like it flat.”',
						'“So you sat on my hat!” said {keeper}’s sister. It was as flat as a pancake. “But I like it flat.”',
					],
					'end-late': [
						'Then, puff, puff, out came {keeper} and the sister. “I made a sorry of my own!” said {keeper}. The sister’s hat was as flat as a pancake. “But I like it flat,” she said.',
						'And {keeper} had made a sorry for {keeper.their} sister. “I’m sorry I sat on your hat!” It was as flat as a pancake. “But I like it flat,” she said.',
					],
					else: [
						'And {keeper} took the sorry to {keeper.their} sister. “I’m sorry I sat on your hat!” It was as flat as a pancake. “But I like it flat,” she said.',
						'“Sorry I sat on your hat!” said {keeper} to {keeper.their} sister. It was as flat as a pancake. “But I like it flat,” she said.',
					],
				},
				{
					'gave-thing': [
						'+ Then {keeper} took out the ball. “My turn!” said {keeper}. “No, my turn!” said the sister. “GRRR!” said the box.',
						'+ So {keeper} got out the ball. “My turn!” “No, my turn!” said the sister. And what did the box say? “GRRR!”',
					],
					'gave-tune': [
						'+ So {keeper} and the sister sat on the box and sang the La-la song. “GRRR!” sang the box.',
						'+ Then {keeper} and the sister sang the La-la song. “GRRR!” sang the box.',
					],
					'gave-right': [
						'+ And she sat down on {keeper}’s box. “MY TURN!” said the box. “GRRR!” Up she jumped!',
						'+ “Sit by me,” said {keeper}. So she sat down on the box. “MY TURN!” said the box. “GRRR!”',
					],
					else: [
						'+ And she sat down on {keeper}’s box. “GRRR!” said the box. Up she jumped!',
						'+ “Sit by me,” said {keeper}. So she sat down on the box. “GRRR!” said the box.',
					],
				},
				{ 'first.ally': ['+ {first.ally} laughed the most.', '+ How {first.ally} laughed!'] },
				{
					'gave-right': [
						'Then {friend} had to go. And how they waved! “Your turn to visit!” called {hero}. “No, your turn!” called {friend}.',
						'Then it was time for {friend} to go. {hero} waved and waved, till it was too dark to see.',
					],
					else: [
						'Then {friend} had to go. “It’s your turn to visit!” called {friend}. “No, yours!” called {hero}.',
						'Then it was time for {friend} to go. “Next time you visit me!” called {friend}. “No, first it’s your turn!” called {hero}.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: {
				at: 'hall',
				with: ['friend', 'keeper'],
				shows: ['chest', 'ball'],
				pose: 'wave',
				feeling: 'happy',
			},
		},
	],
};
