import type { PlotLevel } from '../../format.ts';

export const sevenDoors1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then, oh no! The bridge was down. Just two ropes hung there. Over there sat {elder}, {elder.a}. It needs five boards, and no one had a board. But a door is a board! So {hero} went to get doors.',
	chapters: [
		{
			titles: ['Oh No, the Bridge', 'Two Ropes', 'A Door Is a Board', 'Over There'],
			time: 'day',
			parts: [
				[
					'Crack! In the night the bridge fell down. Now there were just two ropes. And over there, in the cold, sat {elder}, {elder.a}. “I can not get home,” called {elder}. {hero} was {described}, and heard it first. “I will make a new bridge!” {hero} called.',
					'Crash! In the night the boards of the bridge fell off. Just two ropes hung there. “Brr! Now I can not get back!” said a voice. It was {elder}, {elder.a}, over there in the cold. {hero} was {described}. “I will make a new bridge,” said {hero}.',
					'Whoosh! In the night a big wind took all the boards off the bridge. Now it was just two ropes. On the other side sat {elder}, {elder.a}. “How do I get home?” called {elder}. {hero} was {described}. “I will make a new bridge!” said {hero}.',
				],
				{ flies: '{hero} did fly over, with soup. But {elder} can not fly.' },
				{
					quiet: 'But could {hero}? {They} had made a hut once, and did not ask how. Down it fell.',
					bold: 'But could {hero}? {They} had made a hut once, and had a jump on it. Down it fell.',
					kind: 'But could {hero}? {They} had made a hut once, and let all the birds sit on it. Down it fell.',
					honest: '“But I made a hut once,” said {hero}, “and it fell down.”',
					clever: 'But could {hero}? {They} had made a hut once, with ten floors. Down it fell.',
					careful: 'But could {hero}? {They} had made a hut once. It took a year. Then down it fell.',
					merry: 'But could {hero}? {They} had made a hut once, ha, ha, ha! And down it fell.',
					dreamy: 'But could {hero}? {They} had made a hut once, and forgot a wall. Down it fell.',
					quick: 'But could {hero}? {They} had made a hut once. Up it went, zip! And down it fell.',
				},
				[
					'It needs five boards. But no one had a board, not one. Then {hero} had a look at a house. A door! A door is a board too.',
					'One, two, three, four, five. “It needs five boards,” said {hero}. But where do you get them? {hero} looked up the road. There were houses. And each one had a door!',
					'“You need five boards,” they all said. “But we have none.” {hero} gave a knock on a door. Tock! That was good, thick wood. “It is a board!” said {hero}. “It just stands up.”',
				],
			],
			choices: [
				{
					say: 'Take your own door first',
					sets: ['own'],
					outcome: [
						'So {hero} took {their} own door. In ran a hen, and out ran a hen. “One!” said {hero}.',
						'Off came {hero}’s own door, and out ran the hen. It was a bit cold in there now. But it was a good door. “One!” said {hero}.',
					],
				},
				{
					say: 'Ask at each house',
					sets: ['asked'],
					outcome: [
						'“May I have your door?” said {hero}. “What for?” they said. “For {elder}, to come home on.” “Oh! Then take it.” That was one.',
						'Knock, knock! “May I have this?” said {hero}. “The knock?” they said. “No, the door.” And they gave it! That was one.',
					],
				},
				{
					say: 'Draw the bridge in the sand first',
					sets: ['drew'],
					outcome: [
						'{hero} drew it in the sand. Rope, rope, door, door, door! It did not fall down, for it was just sand. But a man saw it, and gave a door. That was one.',
						'“Like so,” said {hero}, and drew it in the sand. “It has to be tied here, and here.” They all came to look. Then one of them gave a door.',
					],
				},
			],
			scene: { at: 'start', with: ['elder'], shows: ['rope', 'bridge'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['More Doors', 'Up the Road', 'Four to Go'],
			time: 'day',
			parts: [
				'@answer',
				[
					'But one door is not a bridge. “I have to get more,” {hero} called. “I can wait,” {elder} called back. “But it is so cold. Brr!” So {hero} ran up the road.',
					'Four to go! There were more doors up the road, so off went {hero}. “Do not go off!” {they} called. “How could I?” called {elder}. “Brr!”',
					'{hero} had to have five, and that was just one. So off {they} went, up the road, to ask for more. And over there {elder} sat in the cold.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['One Door Short', 'The Big Door', 'One, Two, Three, Four'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				[
					'Then {hero} came {hall.to}. “May I have your doors?” {they} said.',
					'They all sat {hall.at}. “I need your doors!” said {hero}.',
				],
				{
					'first.trust': [
						'+ “But your hut fell down!” they said. “Can we trust you?”',
						'+ “Your hut fell down,” said a man. “Why should we trust you?”',
					],
					'first.hear': [
						'+ Slurp, munch! It was soup time. No one heard.',
						'+ But they all ate and sang, and did not hear.',
					],
					else: ['+ But it was so full! {hero} was stuck at the back.', '+ But no one saw {hero}, for it was so full.'],
				},
				'@first.later',
				[
					'They gave three. Tie, tie, tie! It was just one short.',
					'They gave one, and one, and one. Tie, tie, tie! That made four.',
				],
				[
					'“Now I need the big door,” said {hero}. “No!” said {host.name}, {host.a}. “{elder} ate my bun, so that door stays shut.”',
					'“And the big door?” said {hero}. “No!” said {host.name}, {host.a}. “{elder} ate my bun! So I shut it for good.”',
				],
			],
			choices: [
				{
					say: 'Tell {host} how cold {elder} is',
					sets: ['told'],
					outcome: [
						'“{elder} is so cold over there,” said {hero}. “It is night, and {elder.they} can not come home.”',
						'“{elder} sits out there in the cold,” said {hero}. “Brr, brr! That is all I could hear.”',
					],
				},
				{
					say: 'Get the top of the big table',
					sets: ['table'],
					outcome: [
						'“A table top is a board too,” said {hero}. “May I have it?” And {host} said yes!',
						'{Hall.at} there was a long, long table. “May I have the top?” said {hero}. “Yes,” said {host}. “That is not a door.”',
					],
				},
				{
					say: 'Ask them all to stand in a row',
					sets: ['chain'],
					outcome: [
						'“Then we are the board,” said {hero}, “all of us, in a row! It is so cold over there.” “Me too?” said {host}. “You too!” said {hero}.',
						'“We can all hold on, one to the next,” said {hero}. “Come on!” And they all did. {host} did too!',
					],
				},
			],
			scene: { at: 'start', with: ['host', 'elder'], shows: ['door', 'rope'], pose: 'point', feeling: 'determined' },
		},
		{
			titles: ['It Held', 'Step, Step, Step', 'Come Back'],
			time: 'night',
			parts: [
				'@answer',
				{
					'end-door': [
						'{host} looked out in the dark, and got the key. Creak! Off came the big door. Out on the ropes, it held! {host} went over first, step, step, step. “I am sorry I was mad,” said {host}. “Come home.” “I am sorry I ate the bun,” said {elder}. And nothing fell down at all.',
						'{host} did not say a thing, but got the key. Off came the big door! Out on the ropes, it held. Who went to get {elder}? {host} did, with a bun. Step, step, back they came. “I am sorry I ate that one,” said {elder}. “This is for you,” said {host}.',
					],
					'end-table': [
						'Off came the top. Down to the bridge it went, and it held! {elder} came over, step, step, step. “But where do we eat now?” said {host}. “On the bridge!” said {hero}. So they all sat on it, and it still held. {host} sat by {elder}. “Bun?” said {elder}. “You have it,” said {host}.',
						'Off came the top. Out on the ropes with it! It held. {elder} came over, step by step. “Is that a table?” said {elder}. “It is a bridge,” said {hero}. “It is both,” said {host}, “so sit by me.” And they had soup and buns, up in the air. “I am sorry I ate it,” said {elder}.',
					],
					'end-chain': [
						'So out they all went on the doors. They took hold, one by one by one, over the gap. It held! {elder} came from one to the next. And the last one was {host}. “I am sorry about the bun,” said {elder}. “You can let go of me now.” “In a bit,” said {host}.',
						'So they all ran down to the bridge. They took hold, out on the doors. Step, step! Over came {elder}, from one to the next. And it did not fall down! At the end stood {host}. “I had a good hold of you,” said {host}. “And I have a bun for you,” said {elder}.',
					],
				},
				{
					quiet: '+ This time {hero} had asked how to tie it.',
					bold: '+ And this time {hero} did not jump on it.',
					kind: '+ And this time {hero} let no bird sit on it.',
					honest: '+ “This time it did hold,” said {hero}.',
					clever: '+ And this time {hero} made just one floor.',
					careful: '+ And this time {hero} did not take a year.',
					merry: '+ And this time {hero} did not laugh till it was done.',
					dreamy: '+ And this time {hero} forgot not one thing.',
					quick: '+ And this time {hero} did it all two times.',
				},
				{
					own: ['+ And {hero} has no door now. So they all come in!', '+ And {hero}’s hen went over it too.'],
					drew: [
						'+ And {hero} drew it in the sand, with all of them on it.',
						'+ And in the sand {hero} drew them all on the bridge.',
					],
					else: ['+ And they all said, “Good! My door is in it.”', '+ “That is my door!” they said, each one of them.'],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['elder', 'host'], shows: ['bridge', 'door'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
