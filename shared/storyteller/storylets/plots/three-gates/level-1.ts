import type { PlotLevel } from '../../format.ts';

export const threeGates1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. But {friend}, {friend.the}, had to move far away tonight. And the two had had a fight for a ball! So {hero} took the short road, to say sorry. Squeak! There was a gate. By it sat {keeper.name}, {keeper.the}. “This road has three gates,” said {keeper}, “and each one costs a thing. It goes in my big box.”',
	chapters: [
		{
			titles: ['My Turn!', 'Squeak, Said the Gate', 'What Will You Miss?'],
			time: 'day',
			parts: [
				[
					'{hero} was {described}. “My turn!” said {hero}. “No, my turn!” said {friend.name}, {friend.the}. They both pulled at the ball. Bump! {friend} fell down, and ran home. Now {hero} had the ball, but no friend.',
					'“My turn!” said {friend.name}, {friend.the}. “No, my turn!” said {hero}. They both pulled at the ball. {hero} was {described}, and let go last. Bump! {friend} fell down, and ran home. So {hero} had the ball, but no friend.',
					'“It’s my turn,” said {friend.name}, {friend.the}. “No! Mine!” said {hero}. {hero} was {described}, and pulled hard at the ball. Bump! {friend} fell down, and ran home. So {hero} had a ball, but no friend.',
				],
				{
					quiet: '“Sorry,” said {hero}. But it was so soft that no one heard.',
					bold: '“I won!” called {hero}. But who was there to hear it?',
					kind: '{friend} had a bump, and {hero} felt it too.',
					honest: '“But it WAS my turn,” said {hero} to the ball.',
					clever: '“Two take away one,” said {hero}, “is just me.”',
					careful: '“I’ll say sorry,” said {hero}, “but not yet.”',
					merry: '{hero} told the ball a joke. But it did not laugh.',
					dreamy: '{hero} looked at the ball, and saw {friend} in it.',
					quick: 'It had all gone so fast, and {hero} could not undo it.',
				},
				[
					'And tonight {friend} had to move far away! First came a long goodbye song {hall.at}. “I must say sorry before it’s over,” said {hero}.',
					'And it was the last day! Tonight {friend} would move far away. First came a long goodbye song {hall.at}. “I must say sorry before it ends!” said {hero}.',
					'Oh no! Tonight {friend} had to move far away. First came a long goodbye song {hall.at}. “I must say sorry before it stops,” said {hero}.',
				],
				[
					'So {hero} took the short road, with the ball in a bag. Squeak! There was a gate. By it sat {keeper.name}, {keeper.the}, on a big box. “Each of my three gates costs a thing,” said {keeper}. “I have no friend. What do you two have?” “This ball, and our song,” said {hero}, “and we say ‘My turn!’ a lot.” “Then give me one,” said {keeper}.',
					'So {hero} put the ball in a bag, and took the short road. Squeak! By gate one sat {keeper.name}, {keeper.the}, with a big box. “All three gates cost a thing,” said {keeper}. “I have no friend. What do you two have?” “A ball and our song,” said {hero}, “and we say ‘My turn!’ a lot.” “Then put one in here,” said {keeper}.',
					'With the ball in a bag, {hero} took the short road. Squeak! That was a gate. By it sat {keeper.name}, {keeper.the}, on a big box. “You must pay at all my three gates,” said {keeper}. “I have no friend. What do two friends have?” “A ball and our song,” said {hero}, “and we say ‘My turn!’ a lot.” “Then I want one,” said {keeper}.',
				],
			],
			choices: [
				{
					say: 'Give up the ball',
					sets: ['gave-thing'],
					outcome: [
						'{hero} gave the ball one last pat. Plop! It fell into the big box. “I like the ball,” said {hero}, “but I like {friend} more.” Squeak! The gate was open.',
						'“I did want it so much,” said {hero}. But a ball is just a ball. Plop! It fell into the big box. Squeak, and the gate let {hero} by.',
					],
				},
				{
					say: 'Sing the song one last time',
					sets: ['gave-tune'],
					outcome: [
						'“La, la, lee!” sang {hero}. Snap! {keeper} shut it up in the big box. “It’s my song now,” said {keeper}. “So you may not sing it.” Squeak!',
						'“La, la, lee!” sang {hero}, for the last time. Snap! It was in the big box. “Now that song is mine,” said {keeper}. “You may not sing it.” Squeak, said the gate.',
					],
				},
				{
					say: 'Give away “My turn”',
					sets: ['gave-right'],
					outcome: [
						'“MY TURN!” called {hero} into the big box. Snap, it was gone. “Now you have none left,” said {keeper}. “From now on, just say ‘Your turn.’” Squeak!',
						'“My turn, my turn!” called {hero}, till the big box was full. “Now it’s all in there,” said {keeper}. “So you can just say ‘Your turn.’” Squeak, said the gate.',
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
					'Squeak, gate two! Puff, puff, {keeper} ran up with the box. “Are you still mad? You can’t take a Grrr to a friend. So pay with that!” “GRRR!” went {hero}, till it was all in the box. “Grrr,” said the box.',
					'Soon there was gate two. Puff, puff! {keeper} ran up with the box. “Are you still a bit mad? Then pay with a growl!” “GRRR!” went {hero} into the box. “Grrr,” went the box. And {hero} was not mad now.',
					'But who ran up to gate two? Puff! It was {keeper}, with the box. “Are you still mad at {friend}? Then put the Grrr in here!” “GRRR!” went {hero}, and then it was gone. “Grrr,” said the box.',
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
						'{Hall.at} the song still went on. But {friend} sat outside, too sad to sing. By the side door was gate three, with {keeper}. “Let me by!” said {hero}. But the song was so loud! “A pie?” said {keeper}.',
						'So {hero} got {hall.to}. All of {folk} still sang, so loud! But {friend} sat outside, so sad. At the side door was gate three. “Let me by!” said {hero}. “A pie?” said {keeper}.',
					],
					'first.reach': [
						'{Hall.at} the song still went on. But {friend} was too sad, and had gone out. The door was up in front. It was so full! {hero} could not get there.',
						'So {hero} got {hall.to}. All of {folk} still sang! But {friend} sat outside, too sad to sing. The door was up in front. They all stood in between.',
					],
					else: [
						'{Hall.at} the song still went on. But {friend} sat outside, too sad to sing. By the side door was gate three, with {keeper}. “Will you be nice?” said {keeper}. “Can I trust you?”',
						'So {hero} got {hall.to}. All of {folk} still sang! But {friend} sat outside, so sad. At the side door was gate three. “Will you fight again?” said {keeper}. “Can I trust you?”',
					],
				},
				'@first.later',
				{
					'first.reach': [
						'Squeak! By the door was gate three, with {keeper}.',
						'Squeak! By the door was gate three. Puff, puff! {keeper} put down the box.',
					],
					'first.hear': ['“Let me out to {friend},” said {hero}.', '“I want to go out to {friend}!” said {hero}.'],
					else: [
						'So {hero} could go out. But first {hero} had to pay.',
						'{keeper} gave a nod. But first {hero} had to pay.',
					],
				},
				[
					'“This gate costs a sorry,” said {keeper}. “I sat on my sister’s hat! There she sits, and I have none. Or go the long way, in the dark.”',
					'“Give me your sorry,” said {keeper}. “I sat on my sister’s hat! There she sits, and I have none. Or go the long way. But it’s dark.”',
					'“Gate three takes a sorry,” said {keeper}. “I sat on my sister’s hat, and there she sits! So I need one. Or go the long, dark way around.”',
				],
			],
			choices: [
				{
					say: 'Give away your sorry and go out',
					sets: ['silent'],
					outcome: [
						'“Sorry,” said {hero} into the box, and snap, it was gone. Squeak! The gate was open. But now {hero} could not say it to {friend}.',
						'“Here is my sorry,” said {hero}. Plop! It went in the box, and the gate let {hero} out. But now there was no sorry left for {friend}.',
					],
				},
				{
					say: 'Keep it, and take the long way',
					sets: ['long'],
					outcome: [
						'“No, my sorry is for {friend},” said {hero}. “You can make your own!” And off {hero} went, all the way around in the dark. Bump! Bump!',
						'“I need mine,” said {hero}. “Make your own! It’s just one word.” And {hero} took the long way in the dark. Bump! Oops!',
					],
				},
				{
					say: 'Say it with {keeper}, on one, two, three',
					sets: ['read'],
					outcome: [
						'“You can make your own,” said {hero}. “I don’t dare,” said {keeper}. “Not all alone!” “Then I’ll say mine with you,” said {hero}. One, two, three!',
						'“Let us both say it,” said {hero}, “you to her, and I to {friend}.” “Both at once?” said {keeper}. “Then I dare to.” One, two, three!',
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
						'“SORRY!” they both called. The song stopped. And in ran {friend}, to see who it was. “I’m sorry too,” said {friend}. “I pulled as well.”',
						'“SORRY!” It was so loud that the song stopped, and {friend} came in to look. “Was that for me?” “Yes,” said {hero}. “Then I’m sorry too,” said {friend}.',
						'“SORRY!” they called, so loud that they all stopped the song. {friend} put down the bag, and ran in. “I heard you! I’m sorry too. It was my turn to say it.”',
					],
					'end-hummed': [
						'There stood {friend}, with a bag. {hero} had no sorry, but had the song. “La, la, lee!” sang {hero} softly. “La, la, loo!” sang {friend}, and came up close. “I’m sorry too.”',
						'There sat {friend}, on a bag. What now? {hero} could still sing. “La, la, lee!” It was the song that they made up! “Oh,” said {friend}. “I’m sorry too.” And then they both sang it.',
					],
					'end-shown': [
						'There stood {friend}, with a bag. {hero} had no sorry, and no song. So {hero} gave {friend} a hug, as big as a house. “Oof!” said {friend}, and knew. “I’m sorry too.”',
						'There sat {friend}, on a bag. No sorry was left, and no song. So {hero} held {friend} tight, till {friend} knew. “I’m sorry too,” said {friend}.',
					],
					'end-late': [
						'Was {friend} gone? No! “They had to sing it five times,” said {friend}. “I wanted to wait for you.” “I’m sorry!” said {hero}. “I’m sorry too,” said {friend}.',
						'Was it too late? No! There sat {friend}, on a bag. “I couldn’t go yet,” said {friend}, “because I’m sorry.” “I’m sorry too!” said {hero}. And how they hugged!',
						'It took so long! But {friend} was still there, on a bag. “I’m sorry,” said {hero}, all out of breath. “I’m sorry too,” said {friend}. “So I let them sing it one more time.”',
					],
				},
				{
					'gave-thing & owes': '“I have no ball now,” said {hero}. “But you have me,” said {friend}.',
					'gave-thing': [
						'“And I gave up the ball,” said {hero}, “to get to you.” “Good,” said {friend}. “Now we can’t fight for it.”',
						'“I have no ball now,” said {hero}. “I gave it up, to get to you.” “To me?” said {friend}. How glad {friend} was!',
					],
					'gave-right': [
						'{hero} held out the ball. “Your turn!” “No, your turn!” said {friend}. “No, yours!” said {hero}. Then they both had to laugh.',
						'{hero} gave {friend} the ball. “Your turn!” “No, your turn,” said {friend}. “No, no, your turn!” said {hero}. What a silly fight that was!',
					],
					'gave-tune': [
						'{hero} gave {friend} the ball. “But I had to pay with our song,” said {hero}. “Then we’ll make up a new one,” said {friend}.',
						'“And here is the ball,” said {hero}. “It’s your turn. But our song is gone.” “Then let us make up one more,” said {friend}.',
					],
					else: [
						'{hero} gave {friend} the ball. “It’s your turn,” said {hero}, “till you come back.”',
						'“And here is the ball,” said {hero}. “It’s your turn.” “And when I come back, it’s yours,” said {friend}.',
					],
				},
				{
					'end-together': [
						'And {keeper}’s sister? She had heard it too. Her hat was as flat as a pancake. “So it was you! But I like it flat,” she said.',
						'“So it was you!” said {keeper}’s sister. Her hat was as flat as a pancake. “But I like it flat.”',
					],
					'end-late': [
						'Then, puff, puff, out came {keeper}. “I made my own!” With {keeper} came the sister, in a hat as flat as a pancake. “I like it flat,” she said.',
						'And {keeper} had made a sorry too. “I’m sorry I sat on your hat!” It was as flat as a pancake. “But I like it flat,” said the sister.',
					],
					else: [
						'And {keeper} took the sorry to {keeper.their} sister. Her hat was as flat as a pancake! “But I like it flat,” she said.',
						'“Sorry I sat on your hat!” said {keeper} to {keeper.their} sister. It was as flat as a pancake. “But I like it flat,” she said.',
					],
				},
				{
					'gave-thing': [
						'+ Then they took out the ball. “My turn!” said {keeper}. “No, my turn!” said the sister. “GRRR!” said the box.',
						'+ So {keeper} got out the ball. “My turn!” “No, my turn!” And what did the box say? “GRRR!”',
					],
					'gave-tune': [
						'+ So {keeper} and the sister sat down on the box and sang. “La, la, lee!” “GRRR!” sang the box.',
						'+ Then they sang {keeper}’s new song. “La, la, lee!” “GRRR!” sang the box.',
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
						'Then it was time for {friend} to go. They waved and waved, till it was too dark to see.',
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
