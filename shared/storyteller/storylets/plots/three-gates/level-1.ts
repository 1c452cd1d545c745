import type { PlotLevel } from '../../format.ts';

export const threeGates1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. But {friend} had to go far away tonight. {friend} was {friend.a}. And the two had had a fight! So {hero} took {thing} for {friend}, and was off. Squeak! There was a gate. “I take what you will miss,” said {keeper}, {keeper.a}.',
	chapters: [
		{
			titles: ['My Turn!', 'Squeak, Said the Gate', 'What Will You Miss?'],
			time: 'day',
			parts: [
				[
					'{hero} was {described}. {hero} had one best friend, {friend.name}, {friend.a}. But they had just one ball. “My turn!” “No, my turn!” So they had a fight, and {friend} took the ball and ran.',
					'“It is my turn!” said {hero}. “No, mine!” said {friend.name}, {friend.a}. It was about a ball. {friend} took it and ran home. {hero} was {described}, and had no friend now.',
					'One ball, and two best friends! “My turn,” said {hero}. “No, my turn,” said {friend.name}, {friend.a}. Then {friend} ran off with the ball. {hero} was {described}, and all alone.',
				],
				{
					quiet: '{hero} did not say one word all day.',
					bold: '{hero} had been so loud that {friend} cried.',
					kind: '{friend} had cried, and that hurt {hero} too.',
					honest: '“But it WAS my turn,” said {hero} to the wall.',
					clever: '{hero} knew a lot. But {hero} did not know what to say.',
					careful: '“I will say sorry,” said {hero}, “but not yet.”',
					merry: '{hero} told a joke. But there was no one to laugh.',
					dreamy: '{hero} looked at the wall, and saw {friend} in it.',
					quick: '{hero} had said it so fast, and now it was said.',
				},
				[
					'But tonight {friend} had to go far away! First they would sing one last song {hall.at}. “I must say sorry,” said {hero}. So {hero} took {thing} for a gift.',
					'“{friend} goes far away tonight,” they said. “First we all sing one song {hall.at}.” Oh no! “I must say sorry,” said {hero}. So {hero} took {thing} for a gift.',
					'And tonight {friend} had to move far away! “After the last song {hall.at},” they said. “Then I must be fast,” said {hero}. “I will say sorry, and give {friend} {thing}.”',
				],
				[
					'Squeak! On the road was a gate. There sat {keeper.name}, {keeper.a}. “Give me a thing that you will miss,” said {keeper}. “The gift? The song you two made? Or ‘My turn’?”',
					'But, squeak, on the road was a gate. By it sat {keeper.name}, {keeper.a}. “To go by, you give up one thing,” said {keeper}. “The gift, or your own song, or ‘My turn!’”',
					'Squeak, said a gate on the road. By it stood {keeper.name}, {keeper.a}. “I take one thing from you,” said {keeper}. “Your gift? The song that you two made? Or ‘My turn’?”',
				],
			],
			choices: [
				{
					say: 'Give up the gift',
					sets: ['gave-thing'],
					outcome: [
						'{hero} gave up {thing}. {keeper} put it in a big box. Now there was no gift for {friend}. Squeak, said the gate, and it was open.',
						'“But it is for {friend}!” said {hero}. Still, there was no time. Into a big box went {thing}. Squeak! The gate was open.',
					],
				},
				{
					say: 'Sing the song one last time',
					sets: ['gave-tune'],
					outcome: [
						'“La, la, lee!” sang {hero}. It was their own song. Snap, went a big box, and the song was in it. “Now it is mine,” said {keeper}. Squeak!',
						'“La, la, lee!” sang {hero}, for the last time. {keeper} shut it up in a big box. Now {hero} must not sing it. Squeak, said the gate.',
					],
				},
				{
					say: 'Give away “My turn”',
					sets: ['gave-right'],
					outcome: [
						'“It was my turn,” said {hero}, “but you can have that.” Plop! {keeper} put it in a big box. And {hero} felt as light as a leaf.',
						'“My turn, my turn, my turn,” said {hero}, till there was none left. {keeper} shut it up in a big box. Squeak, said the gate.',
					],
				},
			],
			scene: { at: 'start', with: ['keeper'], shows: ['gate', 'chest', 'thing'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Hurry, {hero}', 'The Short Road', 'Not Far to Go'],
			time: 'day',
			parts: [
				'@answer',
				[
					'Squeak! One more gate! But this one was open, and on ran {hero}. After one song {friend} would be gone.',
					'“Do not go yet, {friend}!” said {hero}. “I still have to say sorry!” Squeak, there was gate two! It was open, and {hero} ran on.',
					'Fast, fast, up the road! Squeak, gate two was open. After the last song it would be too late to say sorry.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['One More Gate', 'A Box Full of Sorry', 'Squeak Again'],
			time: 'night',
			parts: [
				'@first.outcome',
				[
					'There was {hall}! {hero} could hear them sing. But, squeak, there was gate three. How did {keeper} get there, with the big box? By a short way.',
					'At last {hero} could see {hall}. La, la! That was the last song. But squeak! Who sat at gate three? It was {keeper} again, with the box.',
					'La, la, la! They sang {hall.at}. {friend} was just in there! But squeak, gate three! And there sat {keeper}, with the box. “I know a short way,” said {keeper}.',
				],
				[
					'“Give me your sorry,” said {keeper}, “and you can go in. Or take the long way around.” “Where is your sorry?” said {hero}. “In this box,” said {keeper}. “So my friend went away, and I am alone.”',
					'“This time I take your sorry,” said {keeper}. “Or you go the long way, in the dark.” “But I need it!” said {hero}. “I needed mine too,” said {keeper}. “I put it in the box, and my friend went away.”',
					'“I take a sorry here,” said {keeper}. “But the long way is free.” The box was full of sorries. “Mine is in there too,” said {keeper}, so sad. “So I could not say it. And I lost my friend.”',
				],
			],
			choices: [
				{
					say: 'Give away your sorry and go in',
					sets: ['silent'],
					outcome: [
						'“Here is my sorry,” said {hero}. Into the box it went. So {hero} could go in, but could not say it.',
						'{hero} gave up the sorry. It was so small! Squeak, said the gate, and {hero} went in with no sorry at all.',
					],
				},
				{
					say: 'Keep it, and take the long way',
					sets: ['long'],
					outcome: [
						'“No,” said {hero}, “I want to say it to {friend}.” “Then take it all back,” said {keeper}. So {hero} went the long way, up and down in the dark.',
						'“No! My sorry is for {friend}.” So {keeper} gave it all back. And {hero} went the long, long way in the dark.',
					],
				},
				{
					say: 'Bring {keeper} in with you, box and all',
					sets: ['read'],
					outcome: [
						'“Do not sit here alone,” said {hero}. “Come in with me, and bring the box!” “Me?” said {keeper}. Bump, bump, in they went.',
						'“You come too,” said {hero}, “and so does the box.” So the gate was left open. Bump, bump, went the box.',
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
					long: [
						'Was it too late? No! {Hall.at} they still sang. And there sat {friend}, with the ball.',
						'Was {friend} gone? No! There {friend} still sat {hall.at}, with the ball.',
					],
					else: [
						'{Hall.at} they still sang. And there sat {friend}, with the ball.',
						'There was {friend} {hall.at}, with the ball!',
					],
				},
				{
					'first.hear': [
						'+ “{friend}!” called {hero}. But it was too loud to hear.',
						'+ {hero} called, but how loud they sang!',
					],
					'first.trust': [
						'+ “You are still mad at me,” said {friend}. “How can I trust you?”',
						'+ “Did you come for the ball?” said {friend}. “Can I trust you?”',
					],
					'first.reach': ['+ But it was so full that {hero} was stuck.', '+ But they all stood in between.'],
				},
				'@first.later',
				{
					'end-together': [
						'Up went the lid of the box. “Sorry!” said {hero}. “Sorry!” said {friend}. There was one for each. “And this one is mine!” said {keeper}, and sat down to sing with them. “It is your turn,” said {friend}, and gave {hero} the ball.',
						'So {hero} put up the lid. Out flew the sorries! “Sorry, {friend}!” “Sorry, {hero}!” {keeper} got one too, to take to that old friend. “Have the ball,” said {friend}, “till I come back.” And they sang the last song, side by side.',
					],
					'end-hummed': [
						'{hero} could not say it. But {hero} could sing! “La, la, lee!” It was their own song. “La, la, loo!” sang {friend}, and held {hero} tight. “You have the ball now. It is your turn till I come back.”',
						'{hero} had no sorry. What now? “La, la, lee!” {hero} sang it, so low. It was their own song! And {friend} sang it too. “I am sorry too,” said {friend}. “Here is the ball. It is your turn.”',
					],
					'end-shown': [
						'{hero} had no song and no sorry. So {hero} just held {friend} tight, so long and so tight that {friend} knew. “I am sorry too,” said {friend}. “Take the ball. It is your turn now.”',
						'No song! No sorry! So what did {hero} do? {hero} gave {friend} a hug, as big as a house. “Oh!” said {friend}. “I am sorry too.” And they both held the ball, till it was time to go.',
					],
					'end-late': [
						'“We sang it five times,” said {friend}, “because you were not here yet!” “I am sorry!” said {hero}. “I am sorry too!” said {friend}. So {friend} got {thing}, and {hero} got the ball. “When I come back,” said {friend}, “it is my turn.” And they waved for so long.',
						'“I could not go yet,” said {friend}. “You were not here! So we sang it again, and again.” “I am sorry,” said {hero}, and held out {thing}. “I am sorry too,” said {friend}, and held out the ball. “It is your turn.”',
					],
				},
				{
					'end-together & gave-thing': [
						'+ And in the box was {thing}, for {friend}.',
						'+ And {friend} got {thing} out of the box.',
					],
					'end-together & gave-tune': [
						'+ The song came out too. And {friend} got {thing}.',
						'+ And out came the song. “La, la, lee!” So then {friend} got {thing}.',
					],
					'end-hummed & gave-thing': [
						'+ “And I have no gift now,” said {hero}. “I do not want one,” said {friend}. “I want you.”',
						'+ “I had a gift for you,” said {hero}. “You came,” said {friend}. “That is my gift.”',
					],
					'end-together or end-shown or end-hummed & gave-right': [
						'+ And {hero} gave {friend} {thing}.',
						'+ Then {friend} got {thing}, to take far away.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: {
				at: 'hall',
				with: ['friend', 'keeper'],
				shows: ['chest', 'thing', 'ball'],
				pose: 'wave',
				feeling: 'happy',
			},
		},
	],
};
