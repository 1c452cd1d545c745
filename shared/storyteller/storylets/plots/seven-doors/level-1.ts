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
				{
					quiet: 'But could {hero} do it? Once {hero} had made a hut, and did not ask how. It fell down.',
					bold: 'But could {hero} do it? Once {hero} had made a hut, and had a jump on it. It fell down.',
					kind: 'But could {hero} do it? Once {hero} had made a hut, and let all the birds sit on it. It fell down.',
					honest: '“But I made a hut once,” said {hero}, “and it fell down.”',
					clever: 'But could {hero} do it? Once {hero} had made a hut, with ten floors. It fell down.',
					careful: 'But could {hero} do it? Once {hero} had made a hut. It took a year, and then it fell down.',
					merry: 'But could {hero} do it? Once {hero} had made a hut, and had to laugh. It fell down.',
					dreamy: 'But could {hero} do it? Once {hero} had made a hut, and forgot a wall. It fell down.',
					quick: 'But could {hero} do it? Once {hero} had made a hut. Zip, it was up! And then it fell down.',
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
						'So {hero} took {their} own door. In ran a hen. Out ran a hen! “One!” said {hero}.',
						'Off came {hero}’s own door, and out ran the hen. It was a bit cold in there now. But it was a good door. “One!” said {hero}.',
					],
				},
				{
					say: 'Ask at each house',
					sets: ['asked'],
					outcome: [
						'“May I have your door?” {hero} asked at a house. “What for?” they said. “For a bridge, so that {elder} can come home.” “Oh! Then take it.” That was one.',
						'Knock, knock! “May I have this?” said {hero}. “The knock?” they said. “No, the door.” And they gave it! That was one.',
					],
				},
				{
					say: 'Draw the bridge in the sand first',
					sets: ['drew'],
					outcome: [
						'{hero} drew it in the sand. Rope, rope, door, door, door! It did not fall down! But it was just sand. A man saw it, and gave a door. That was one.',
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
				{
					flies: 'First {hero} flew over, with soup for {elder}. But {elder} can not fly.',
				},
				[
					'“I will get more,” called {hero}. “I can wait,” {elder} called back. “Brr!” So {hero} ran up the road {hall.to}.',
					'Four to go! “Brr!” called {elder}. So {hero} ran up the road {hall.to}.',
					'It had to be five. This was just one! So {hero} went up the road {hall.to}, to ask.',
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
				{
					'first.trust': [
						'“I need your doors,” said {hero} {hall.at}. “But your hut fell down!” they said. “Can we trust you?”',
						'“May I have your doors?” asked {hero} {hall.at}. “Your hut fell down,” said a man. “Why should we trust you?”',
					],
					'first.hear': [
						'“I need your doors!” said {hero} {hall.at}. But they all ate and sang, so loud!',
						'It was soup time {hall.at}. Slurp, la, la! No one heard {hero} ask for a door.',
					],
					else: [
						'{hero} had to ask for the doors {hall.at}. But it was so full!',
						'It was so full {hall.at}! How could {hero} ask for the doors, from far at the back?',
					],
				},
				'@first.later',
				[
					'So {hero} told them of {elder}, and they gave three doors. That made four!',
					'“{elder} can not get home,” said {hero}. So they gave three doors. That made four!',
				],
				[
					'“And the big door?” said {hero}. “No!” said {host.name}, {host.a}. “It is mine, and {elder} ate my bun!”',
					'“And that big one?” said {hero}. “No!” said {host.name}, {host.a}. “It is my door. And {elder} ate my bun!”',
				],
			],
			choices: [
				{
					say: 'Tell {host} how cold {elder} is',
					sets: ['told'],
					outcome: [
						'“It gets dark,” said {hero}. “And {elder} sits over there, and can not come home.”',
						'“{elder} sits out there, all cold,” said {hero}. “Brr, brr! You can hear it from here.”',
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
			scene: { at: 'hall', with: ['host'], shows: ['door'], pose: 'point', feeling: 'determined' },
		},
		{
			titles: ['It Held', 'Step, Step, Step', 'Come Back'],
			time: 'night',
			parts: [
				'@answer',
				{
					'end-door': [
						'{host} looked out in the dark. “Is it so cold?” said {host}. Creak! Off came the big door.',
						'{host} did not say a thing. But creak! Off came the big door.',
					],
					'end-table': 'Bump! Off came the top.',
				},
				{
					'end-chain': [
						'They all ran down to the ropes, with the four doors. Tie, tie, tie!',
						'Down at the ropes they put in the four doors. Tie, tie, tie!',
					],
					else: [
						'+ They took it down to the ropes, with the four doors. Tie, tie, tie!',
						'+ Down at the ropes they put in all five. Tie, tie, tie!',
					],
				},
				{
					quiet: '+ And this time {hero} asked how to do it.',
					bold: '+ And this time {hero} did not jump on it.',
					kind: '+ And this time no bird sat on it.',
					honest: '+ “I hope that it will not fall down,” said {hero}.',
					clever: '+ And this time it had just one floor.',
					careful: '+ And this time it did not take a year.',
					merry: '+ And this time {hero} did not laugh till it was done.',
					dreamy: '+ And this time {hero} forgot not one bit.',
					quick: '+ And this time {hero} did it slow, slow, slow.',
				},
				{
					own: [
						'+ “That is my door,” said {hero}. “You can all come in now!”',
						'+ And {hero}’s hen was the first to try it.',
					],
					drew: ['+ “It is just like in the sand,” said {hero}.', '+ It looked just like the one in the sand!'],
					else: ['+ “Look, my door is in it!” they said.', '+ “That is my door!” they said, each one of them.'],
				},
				{
					'end-door': [
						'It held! And who went over first? It was {host}, step, step, step. “I am sorry I was mad,” said {host}. “Come home.” “I am sorry I ate the bun,” said {elder}. And nothing fell down at all.',
						'It held! {host} went over to get {elder}, and had a bun along. “I am sorry I ate the last one,” said {elder}. “This one is for you,” said {host}. And step, step, step, home they came.',
					],
					'end-table': [
						'It held! And {elder} came over, step, step, step. “But where do we eat now?” said {host}. “On the bridge!” said {hero}. So they all sat down on it, and it still held. {host} sat by {elder}. “Bun?” said {elder}. “You have it,” said {host}.',
						'It held! {elder} came over, step by step. “Is that a table?” said {elder}. “Yes,” said {host}, “so sit down on it, by me.” And they had soup and buns, up in the air. “I am sorry I ate your bun,” said {elder}.',
					],
					'end-chain': [
						'Then they held on, one to the next, over the gap. It held! {elder} came from one to the next, and the last one was {host}. “I am sorry about the bun,” said {elder}. “You can let go of me now.” “In a bit,” said {host}.',
						'Then they all stood in a row, and held on, over the gap. So {elder} came over, from one to the next! At the end stood {host}. “I had a good hold of you,” said {host}. “And I have a bun for you,” said {elder}.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['elder', 'host'], shows: ['bridge', 'door'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
