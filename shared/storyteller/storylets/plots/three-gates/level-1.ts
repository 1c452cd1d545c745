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
					'{hero} was {described}, and had one best friend. It was {friend.name}, {friend.a}. But there was just one ball. “My turn!” “No, my turn!” So they had a fight, and {friend} ran off.',
					'“It is my turn!” said {hero}. “No, my turn!” said {friend.name}, {friend.a}. There was just one ball. So it was a big fight. {hero} was {described}, and wanted to be friends again. But who would say sorry first?',
					'One ball, and two friends! “My turn,” said {hero}. “No, my turn,” said {friend.name}, {friend.a}. So they had a fight, and {friend} took the ball and ran home. {hero} was {described}. But {hero} had no friend now.',
				],
				{
					quiet: '{hero} did not say one word all day.',
					bold: '{hero} had been so loud that {friend} cried.',
					kind: '{friend} had cried, and that hurt {hero} too.',
					honest: '“But it WAS my turn,” said {hero} to the wall.',
					clever: '{hero} knew a lot. But {hero} did not know what to say.',
					careful: '“I will go and say sorry,” said {hero}, “but not yet.”',
					merry: '{hero} told a joke. But there was no one to laugh.',
					dreamy: '{hero} looked at the wall, and saw {friend} in it.',
					quick: '{hero} had said it so fast, and now it was said.',
				},
				[
					'But {friend} had to go far away tonight! They would sing one last song {hall.at}. “I must say sorry,” said {hero}. So {hero} took {thing} for a gift.',
					'“{friend} goes far away tonight,” they said. “We sing one last song {hall.at}.” “I must say sorry,” said {hero}. So {hero} took {thing} for a gift.',
				],
				[
					'Squeak! There was a gate on the road. There sat {keeper.name}, {keeper.a}. “I take a thing that you will miss,” said {keeper}. “The gift? Your song? Or ‘My turn’?”',
					'But, squeak, on the road there was a gate. There sat {keeper.name}, {keeper.a}. “Give me one thing that you will miss,” said {keeper}. “You have a gift. You two have a song. And you have ‘My turn!’”',
					'Squeak! There was a gate on the road. By it sat {keeper.name}, {keeper.a}. “I take a thing that you will miss,” said {keeper}. “The gift? Your song? Or ‘My turn’?”',
				],
			],
			choices: [
				{
					say: 'Give up the gift',
					sets: ['gave-thing'],
					outcome: [
						'{hero} gave up {thing}. {keeper} put it in a big box. Now there was no gift. Squeak, said the gate, and it was open.',
						'“But it is for {friend}!” said {hero}. Still, there was no time. Into a big box went {thing}. Squeak!',
					],
				},
				{
					say: 'Sing the song one last time',
					sets: ['gave-tune'],
					outcome: [
						'“La, la, lee!” sang {hero}. Snap, went a big box. The song was in it. “Now you must not sing it,” said {keeper}. Squeak!',
						'“La, la, lee!” It was the last time, because {keeper} shut it up in a big box. Squeak, said the gate.',
					],
				},
				{
					say: 'Give away “My turn”',
					sets: ['gave-right'],
					outcome: [
						'“It was my turn,” said {hero}, “but you can have that.” Plop! It went into a big box. And {hero} felt as light as a leaf.',
						'“My turn, my turn, my turn,” said {hero}. Then there was none left. {keeper} had it in a big box. Squeak!',
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
					'“One song is not long,” said {hero}, “and then {friend} will go!” So {hero} ran.',
					'On went {hero}. Fast, fast! After the last song, {friend} would be gone.',
					'“Do not go yet, {friend}!” said {hero}. “I still have to say sorry!” And {hero} ran on.',
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
					'And there was {hall}! {hero} could hear them sing. But, squeak, there was one more gate. Who had come by the short way? {keeper}, with the box!',
					'Soon {hero} could hear the last song. It was just in there! But squeak! There was one more gate. And there sat {keeper} with the box. “I know a short way,” said {keeper}.',
				],
				[
					'“Give me your sorry,” said {keeper}. “Then you can go in. Or go the long way, up and down the hill.” The box was full of sorries. “Where is yours?” said {hero}. “In there too,” said {keeper}. “So now I am all alone.”',
					'“Give me your sorry,” said {keeper}. “Then you can go in. The long way is free. But it is so long!” The box was full of sorries. “Mine is in there too,” said {keeper}. “So I could not say it. And my friend went away.”',
				],
			],
			choices: [
				{
					say: 'Give away your sorry and go in',
					sets: ['silent'],
					outcome: [
						'“Here is my sorry,” said {hero}. It went into the box. So {hero} could go in, but could not say it.',
						'{hero} gave it up. It was so small! Then {hero} went in, with no sorry at all.',
					],
				},
				{
					say: 'Keep it, and take the long way',
					sets: ['long'],
					outcome: [
						'“No,” said {hero}, “I want to say it.” “Then you get it all back,” said {keeper}. So {hero} took the long way, up and down in the dark.',
						'“No! It is for {friend}.” So {keeper} gave it all back. But {hero} had to go the long, long way. It was dark!',
					],
				},
				{
					say: 'Bring {keeper} in with you, box and all',
					sets: ['read'],
					outcome: [
						'“Do not sit here alone,” said {hero}. “Come in with me, and bring the box!” “Me?” said {keeper}. Bump, bump, they went, all the way in.',
						'“You come too,” said {hero}, “and the box.” So the gate was left open. Bump, bump, went the box, and in they went.',
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
						'Was it too late? No! They still sang {hall.at}. And there was {friend}, with the ball.',
						'Was {friend} gone? No! There {friend} still sat, up in front {hall.at}, with the ball.',
					],
					else: [
						'There was {friend}, up in front, with the ball.',
						'And there sat {friend}, up in front, with the ball!',
					],
				},
				{
					'first.hear': [
						'+ “{friend}!” called {hero}. But they all sang so loud that {friend} did not hear.',
						'+ But how loud they sang! {hero} called, and {friend} did not hear.',
					],
					'first.trust': [
						'+ “Go away,” said {friend}. “You are still mad at me. How can I trust you?”',
						'+ “Did you come for me, or for the ball?” said {friend}. “Can I trust you?”',
					],
					else: [
						'+ But it was so full that {hero} could not get there.',
						'+ But they all stood in between, so {hero} could not get there.',
					],
				},
				'@first.later',
				{
					'end-together': [
						'Then up went the lid of the box. “Sorry!” said {hero} to {friend}. “Sorry!” said {friend}. They all got one. “Sorry! Sorry!” And {keeper} got one too, and sat in the middle, and sang.',
						'Then up went the lid, and they all got one. “Sorry!” “Sorry!” “It was your turn,” said {friend}. “No, yours,” said {hero}. So they had one last game, and {keeper} was in it too.',
					],
					'end-hummed': [
						'{hero} could not say it. But {hero} could sing! “La, la, lee!” It was their song. “La, la, loo!” sang {friend}, and gave {them} a hug. “You have the ball now,” said {friend}. “It is your turn.”',
						'{hero} had no sorry. But {hero} had a song. “La, la, lee!” {hero} sang, and {friend} sang too. Then it was all good. “You have the ball,” said {friend}, “till I come back.”',
					],
					'end-shown': [
						'{hero} had no song and no sorry. So {hero} just held {friend} tight. It was so long and so tight that {friend} knew. “I am sorry too,” said {friend}. “You can have the ball.”',
						'No song! No sorry! So what did {hero} do? {hero} gave {friend} a hug, so big that {friend} knew what it was. “I am sorry too,” said {friend}. “Let us play.”',
					],
					'end-late': [
						'“We sang it five times,” said {friend}, “because you were not here yet!” “I am sorry!” said {hero}. “I am sorry too!” said {friend}. So {friend} got {thing}, and {hero} got the ball.',
						'“I could not go yet,” said {friend}. “You were not here!” “I am sorry,” said {hero}, and gave {friend} the gift. “I am sorry too,” said {friend}. And they had one last game.',
					],
				},
				{
					'end-together & gave-thing': [
						'+ And at the bottom of the box was the gift!',
						'+ Then {hero} saw {thing} in the box. “That is for you!” said {hero} to {friend}.',
					],
					'end-together & gave-tune': [
						'+ The song was in the box too. “La, la, lee!” And {friend} got {thing}.',
						'+ And out of the box came the song. “La, la, lee!” So then {friend} got {thing}.',
					],
					'end-hummed & gave-thing': [
						'+ “I had a gift,” said {hero}, “but it is gone.” “I do not want one,” said {friend}. “I want you.”',
						'+ “I had a gift,” said {hero}. “You are here,” said {friend}, “so that is one.”',
					],
					'end-together or end-shown or end-hummed & gave-right': [
						'+ And {hero} gave {friend} {thing}, to take far away.',
						'+ Then {friend} got {thing}. “So that I think of you,” said {friend}.',
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
