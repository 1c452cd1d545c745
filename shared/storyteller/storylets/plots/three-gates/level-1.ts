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
					'{hero} was {described}, and had one best friend. It was {friend.name}, {friend.a}. But there was one ball, and so there was a fight. “My turn!” “No, my turn!” Now {hero} sat at home.',
					'“My turn!” said {hero}. “My turn!” said {friend.name}, {friend.a}. Oh, what a fight! {hero} was {described}, and wanted to be friends again. But who would say sorry first?',
				],
				{
					quiet: '{hero} was too {trait} to say it.',
					bold: '{hero} was {trait}, but not that {trait}.',
					kind: '{hero} was {trait}, so it hurt.',
					honest: 'But it was my turn, said {trait} {hero}.',
					clever: '{hero} was {trait}, but did not know how.',
					careful: '{hero} was {trait}, and waited a bit more.',
					merry: '{hero} was not {trait} today.',
					dreamy: '{hero} was {trait}, and looked at the wall.',
					quick: '“Not me!” said {trait} {hero}.',
				},
				[
					'Then {they} heard it. {friend} had to go far away! They would sing the last song tonight, {hall.at}. So {hero} took {thing} for a gift, and was off.',
					'“Go {hall.to}!” they all said. “They sing the last song. Then {friend} goes far away.” So {hero} took {thing} for a gift, and was off.',
				],
				[
					'Squeak! There was a gate. There sat {keeper.name}, {keeper.a}. “I take what you will miss,” said {keeper}. “Is it the gift? Is it the song that you two sing? Or is it ‘My turn’?”',
					'But, squeak, there was a gate. There sat {keeper.name}, {keeper.a}. “What will you miss? You have a gift. You have a song that you two sing. And you have ‘My turn!’ Give me one.”',
				],
			],
			choices: [
				{
					say: 'Give up the gift',
					sets: ['gave-thing'],
					outcome: [
						'{hero} gave up {thing}. {keeper} put it in a big box. Now there was no gift. Squeak, said the gate, and let {them} in.',
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
					'A song is not long! So {hero} rushed on.',
					'On went {hero}, as fast as {they} could.',
					'“Wait for me, {friend}!” said {hero}.',
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
				{
					'first.trust': [
						'And there was {hall}! “You?” said a man at the door. “You had a fight with {friend}!”',
						'And there was {hall}! “{friend} was so sad,” said a girl at the door. “Can I trust you?”',
					],
					'first.reach': [
						'And there was {hall}! But oh, it was so full!',
						'And there was {hall}! They all stood in the door. {hero} could not get in!',
					],
					else: [
						'And there was {hall}! “Let me in!” said {hero}. But they sang so loud!',
						'And there was {hall}! “{friend}!” said {hero}. But they sang so loud!',
					],
				},
				'@first.later',
				[
					'But, squeak, one more gate! There sat {keeper}. “I take your sorry,” said {keeper}. “Then you can go in.” The box was full of sorries. And {keeper} was all alone.',
					'But, squeak, there was one more gate! {keeper} sat there. “Give me your sorry,” said {keeper}. “Then go in.” The box was full of sorries. “So many!” said {keeper}. “And who can I say them to?”',
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
				{
					quiet: ['{hero} was {trait}, but went on.', ''],
					bold: ['Now {hero} was that {trait}.', ''],
					kind: ['It was good to be {trait} again.', ''],
					honest: ['{hero} did not care who had the ball.', ''],
					clever: ['Now {hero} did know how.', ''],
					careful: ['{hero} did not want to wait any more.', ''],
					merry: ['{hero} was nearly {trait} again.', ''],
					dreamy: ['{hero} was not in a dream now.', ''],
					quick: ['It was good to be {trait} now.', ''],
				},
				'@answer',
				{ long: '', else: ['There was {friend}, with the ball.', 'And there sat {friend}, with the ball!'] },
				{
					'end-together': [
						'Then up went the lid. “Sorry!” said {hero} to {friend}. “Sorry!” said {friend}. “Sorry!” said the cook to the cat. “Sorry! Sorry!” It did not stop till the box was empty. And {keeper} sat in the middle, and had a bun.',
						'Up went the lid, and they all got one. “Sorry!” “Sorry!” “Sorry!” “It was your turn,” said {friend}. “No, yours,” said {hero}. So they had one last game. And {keeper} was in it too.',
					],
					'end-hummed': [
						'{hero} could not say it. But {hero} could sing! “La, la, lee!” It was their song. “La, la, loo!” sang {friend}, and gave {them} a hug. “You keep the ball,” said {friend}. “It is your turn.”',
						'{hero} had no sorry. But {hero} had a song. “La, la, lee!” {they} sang, and {friend} sang too. Then it was all good. “You have the ball,” said {friend}, “till I come back.”',
					],
					'end-shown': [
						'{hero} had no song and no sorry. So {hero} just held {friend} tight. It was so long and so tight that {friend} knew. “I am sorry too,” said {friend}. “You can have the ball.”',
						'No song! No sorry! “You have the ball,” said {hero}. “Your turn.” “Oh!” said {friend}. “Are we friends?” {hero} had a big hug, and that was a yes.',
					],
					'end-late': [
						'Was it too late? Was {friend} gone? No! They still sang, {hall.at}. “They had to sing it five times,” said {friend}, “because I said so.” “Sorry!” said {hero}. “Sorry!” said {friend}. And then {friend} got {thing}.',
						'It was dark {hall.at}. But on the step sat {friend}, with the ball. “I could not go,” said {friend}. “We did not say goodbye.” “I am sorry,” said {hero}, and gave {friend} the gift. And they had one last game.',
					],
				},
				{
					'end-together & gave-thing': '+ And at the bottom of the box was the gift!',
					'end-together & gave-tune': '+ “La, la, lee!” they sang. And {hero} gave {friend} {thing}.',
					'end-together or end-shown or end-hummed & gave-right': '+ And {hero} gave {friend} {thing}.',
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
