import type { PlotLevel } from '../../format.ts';

export const threeGates1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. But {friend} had to move far away tonight. {friend} was {friend.a}. And the two had had a fight for a ball! So {hero} took the short road, to say sorry. Squeak! There was a gate. By it sat {keeper.name}, {keeper.a}. “I have three gates and one big box,” said {keeper}.',
	chapters: [
		{
			titles: ['My Turn!', 'Squeak, Said the Gate', 'What Will You Miss?'],
			time: 'day',
			parts: [
				[
					'{hero} was {described}. “My turn!” said {hero}. “No, my turn!” said {friend.name}, {friend.a}. They both pulled at the ball. Bump! {friend} fell down, and ran home to cry. Now {hero} had the ball, but no friend.',
					'“My turn!” said {friend.name}, {friend.a}. “No, my turn!” said {hero}. They had just one ball, so they pulled. {hero} was {described}, and let go last. Bump! {friend} fell down, and ran home. So {hero} had the ball, but no friend.',
					'“It is my turn,” said {friend.name}, {friend.a}. “No! Mine!” said {hero}, and pulled at the ball. Bump! Down fell {friend}, and ran home to cry. {hero} was {described}. {hero} had a ball now, but no friend.',
				],
				{
					quiet: '“Sorry,” said {hero}. But it came out so low that no one heard.',
					bold: '“I won!” called {hero}. But who was there to hear it?',
					kind: '{friend} had a bump, and that hurt {hero} too.',
					honest: '“But it WAS my turn,” said {hero} to the ball.',
					clever: '“Two take away one,” said {hero}, “is just me.”',
					careful: '“I will say sorry,” said {hero}, “but not yet.”',
					merry: '{hero} told the ball a joke. But it did not laugh.',
					dreamy: '{hero} looked at the ball, and saw {friend} in it.',
					quick: '{hero} had pulled so fast, and now it was done.',
				},
				[
					'But {friend} had to move far away that night. First came one last song {hall.at}. Oh no! “I must say sorry first,” said {hero}.',
					'“And I move far away tonight!” {friend} had called. “After one last song {hall.at}!” Oh no! “I must say sorry,” said {hero}.',
					'Oh no! {friend} had to move far away tonight. First came one last song {hall.at}. “Then I must say sorry fast,” said {hero}.',
				],
				[
					'The short road had three gates. Squeak! At gate one sat {keeper.name}, {keeper.a}. “I am so alone,” said {keeper}. “Give me one thing, and you can go by. The ball? The song you two made? Or ‘My turn’?”',
					'On the short road were three gates. Squeak! By gate one sat {keeper.name}, {keeper.a}. “I am alone, so I want one thing of yours,” said {keeper}. “The ball? Your own song? Or ‘My turn’?”',
					'So {hero} took the short road. It had three gates. Squeak! By gate one sat {keeper.name}, {keeper.a}. “I have no one, so give me one thing,” said {keeper}. “The ball? The song you two made? Or ‘My turn’?”',
				],
			],
			choices: [
				{
					say: 'Give up the ball',
					sets: ['gave-thing'],
					outcome: [
						'{hero} gave the ball one last pat. Plop! It fell in a big box. “I like the ball,” said {hero}, “but I like {friend} more.” Squeak! The gate was open.',
						'“But I wanted it so much!” said {hero}. Still, a ball is just a ball. Plop! It fell in a big box. And squeak, the gate let {hero} by.',
					],
				},
				{
					say: 'Sing the song one last time',
					sets: ['gave-tune'],
					outcome: [
						'“La, la, lee!” sang {hero}. Snap! {keeper} had it in a big box. “It is my song now,” said {keeper}. “So you must not sing it.” Squeak!',
						'“La, la, lee!” sang {hero}, for the last time. Snap! It was in a big box. “Now that song is mine,” said {keeper}, “and you have none.” Squeak, said the gate.',
					],
				},
				{
					say: 'Give away “My turn”',
					sets: ['gave-right'],
					outcome: [
						'“MY TURN!” called {hero} into a big box. Snap, it was gone. “Now you have none left,” said {keeper}. “You can just say ‘Your turn.’” Squeak!',
						'“My turn, my turn!” said {hero}, till a big box was full. “From now on you say ‘Your turn,’” said {keeper}. Squeak, said the gate.',
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
					'Squeak, gate two! Puff, up ran {keeper} with the box. “Do not take a Grrr to a friend. In with it!” “GRRR!” went {hero}. “Grrr,” said the box. And {hero} was not mad now.',
					'Then there was gate two. Puff, puff! {keeper} ran up with the box. “Are you still mad? Then growl in here!” “GRRR!” went {hero}, till it was all out. “Grrr,” went the box.',
					'But who ran up to gate two? Puff! It was {keeper}, with the box. “Still mad? Put the mad in here!” “GRRR!” said {hero}. Now it was gone. “Grrr,” said the box.',
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
						'{Hall.at} they sang the last song, so loud! Squeak, at the back door was gate three. “Can I go by?” said {hero}. “A pie?” said {keeper}.',
						'Squeak! Gate three was {hall.at}, at the back door. How loud they sang! “Let me by!” said {hero}. “A pie?” said {keeper}.',
					],
					'first.reach': [
						'{Hall.at} they all sang the last song. “{friend} is out at the back,” they said. But it was so full!',
						'They all sang the last song {hall.at}. {hero} had to get to the back door. But they all stood in between!',
					],
					'first.trust': [
						'{Hall.at} they sang the last song. Squeak! There was gate three, at the back door. “Who says that you are nice?” said {keeper}.',
						'Squeak! Gate three was {hall.at}, at the back door. Puff! “Are you nice?” said {keeper}. “Who says so?”',
					],
					else: [
						'{Hall.at} they sang the last song. Squeak! At the back door was gate three. Puff, puff, there sat {keeper}.',
						'Squeak! Gate three was {hall.at}, at the back door. Puff, puff! There was {keeper} with the box.',
					],
				},
				'@first.later',
				{
					'first.reach': [
						'Squeak! At the back door was gate three. Puff, there sat {keeper}.',
						'Squeak! That was gate three, and there sat {keeper}.',
					],
				},
				[
					'“{friend} is out there,” said {keeper}. “But I need your sorry, because I have none. I sat on my sister’s hat! Or go the long way. But it is dark!”',
					'“This gate takes a sorry,” said {keeper}. “I sat on my sister’s hat, so I need one. {friend} is out there! Or go the long way. But it is dark!”',
					'“I need your sorry,” said {keeper}, “because I sat on my sister’s hat. {friend} is just out there! Or go the long way. But it is dark!”',
				],
			],
			choices: [
				{
					say: 'Give away your sorry and go out',
					sets: ['silent'],
					outcome: [
						'“Sorry,” said {hero} into the box, and snap, it was gone. Squeak! The gate was open. But now {hero} could not say it to {friend}.',
						'“Here is my sorry,” said {hero}. Plop! It was so small. So {hero} could go out at the gate, but with no sorry for {friend}.',
					],
				},
				{
					say: 'Keep it, and take the long way',
					sets: ['long'],
					outcome: [
						'“No, this one is for {friend},” said {hero}. “You can make your own!” And off {hero} went, bump, bump, all around in the dark.',
						'“I need mine,” said {hero}. “Make your own! It is just one word.” And {hero} went the long way, bump, oops, in the dark.',
					],
				},
				{
					say: 'Say it with {keeper}, on one, two, three',
					sets: ['read'],
					outcome: [
						'“Make your own,” said {hero}. “I do not dare!” said {keeper}. “Not alone. But with me!” And they took a big breath. One, two, three!',
						'“Let us both say sorry,” said {hero}, “as loud as we can.” “Both?” said {keeper}. “Then I dare to.” One, two, three!',
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
						'“SORRY!” they called. The song stopped, and in ran {friend}. “I am sorry too,” said {friend}. “I pulled as well.”',
						'“SORRY!” It was so loud that {friend} came in to look. “Was that for me?” “Yes,” said {hero}. “Then I am sorry too,” said {friend}.',
					],
					'end-hummed': [
						'There stood {friend}, with a bag. No sorry! But {hero} had the song. “La, la, lee!” sang {hero}, so low. “La, la, loo!” sang {friend}, and came up close. “I am sorry too.”',
						'There sat {friend}, on a bag. What now? {hero} could still sing. “La, la, lee!” It was their own song! “Oh,” said {friend}. “I am sorry too.” And they sang it as two.',
					],
					'end-shown': [
						'There stood {friend}, with a bag. No sorry! No song! So {hero} gave {friend} a hug, as big as a house. “Oof!” said {friend}. “I am sorry too.”',
						'There sat {friend}, on a bag. {hero} had no sorry, and no song. So {hero} held {friend} tight, so long and so tight that {friend} knew. “I am sorry too.”',
					],
					'end-late': [
						'Was {friend} gone? No! “We sang it five times,” said {friend}, “to wait for you.” “I am sorry!” said {hero}. “I am sorry too.”',
						'Was it too late? No! There sat {friend}, on a bag. “I can not go yet,” said {friend}, “because I am sorry.” “I am sorry too!” said {hero}.',
					],
				},
				{
					'gave-thing & owes': '“I have no ball now,” said {hero}. “But you have me,” said {friend}.',
					'gave-thing': [
						'“And I gave up the ball,” said {hero}, “to get to you.” “Good,” said {friend}. “Now we can not fight for it.”',
						'“I have no ball now,” said {hero}. “I gave it up for you.” “For me?” said {friend}, so glad.',
					],
					'gave-right': [
						'{hero} held out the ball. “Your turn!” “No, your turn!” said {friend}. “No, yours!” Then they both had to laugh.',
						'“Your turn,” said {hero}, with the ball. “No, your turn,” said {friend}. “No, no, your turn!” What a silly fight that was!',
					],
					else: [
						'{hero} gave {friend} the ball. “It is your turn,” said {hero}, “till you come back.”',
						'“And here is the ball,” said {hero}. “It is your turn.” “And when I come back, it is yours,” said {friend}.',
					],
				},
				{
					'end-together': [
						'{keeper}’s sister had her hat on. It was as flat as a pancake! “I like it flat,” she said.',
						'And {keeper}? “So it was you!” said the sister. Her hat was as flat as a pancake. “But I like it flat.”',
					],
					'end-late': [
						'Then, puff, puff, out came {keeper}. “I said it!” And there was the sister, in a hat as flat as a pancake. “I like it flat,” she said.',
						'And in there {keeper} took a big breath. “Sorry I sat on your hat!” It was as flat as a pancake. “I like it flat,” said the sister.',
					],
					else: [
						'And {keeper} took the sorry to that sister. Her hat was as flat as a pancake! “But I like it flat,” she said.',
						'“Sorry I sat on your hat!” said {keeper} in there. It was as flat as a pancake. “But I like it flat,” said the sister.',
					],
				},
				{
					'gave-thing': [
						'+ Then they took out the ball. “My turn!” said {keeper}. “No, my turn!” said the sister. “GRRR!” said the box.',
						'+ So {keeper} got out the ball. “My turn!” “No, my turn!” And what did the box say? “GRRR!”',
					],
					'gave-tune': [
						'+ So they sat down on the box and sang. “La, la, lee!” “GRRR!” sang the box.',
						'+ Then they sang {keeper}’s new song. “La, la, lee!” “GRRR!” sang the box.',
					],
					'gave-right': [
						'+ And she sat down on the box. “MY TURN!” said the box. “GRRR!” Up she jumped!',
						'+ “Sit by me.” So she sat down on the box. “MY TURN!” it said. “MY TURN! GRRR!”',
					],
					else: [
						'+ And she sat down on the box. “GRRR!” said the box. Up she jumped!',
						'+ “Sit by me.” So she sat down on the box. “GRRR!” it said.',
					],
				},
				{ 'first.ally': ['+ {first.ally} laughed the most.', '+ How {first.ally} laughed!'] },
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
