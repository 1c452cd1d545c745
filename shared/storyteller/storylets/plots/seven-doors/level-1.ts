import type { PlotLevel } from '../../format.ts';

export const sevenDoors1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then, oh no! The bridge was down. Just two ropes hung there. On the far side sat {elder}, {elder.a}. “Brr!” {elder} could not get home. A bridge needs five boards, and there was not one. But a door is a board! So {hero} went to get doors.',
	chapters: [
		{
			titles: ['Oh No, the Bridge', 'Two Ropes', 'A Door Is a Board', 'Over There'],
			time: 'day',
			parts: [
				[
					'Crack! In the night all the boards of the bridge fell down. Just two ropes were left. And on the far side sat {elder}, {elder.a}. “I can not get home!” called {elder}. “Brr!”',
					'Whoosh! In the night the wind took all the boards off the bridge. Two ropes were left. “Brr! How do I get home now?” It was {elder}, {elder.a}. {Elder.they} sat on the far side.',
					'“Help! Brr! I am so cold!” It was {elder}, {elder.a}. {Elder.they} sat on the far side of the bridge. But in the night the boards had all come off. There were just two ropes!',
				],
				[
					'{hero} was {described}, and heard it first. “I will make a new bridge,” called {hero}, “and it will hold!”',
					'Who heard it? {hero} did. {hero} was {described}. “Do not cry!” called {hero}. “I will make you a bridge that holds.”',
					'{hero} was {described}, and lived near by. “Wait there!” called {hero}. “I will make a new bridge. And this one will hold!”',
				],
				{
					quiet: 'But would it? Once {hero} had made a hut, and did not ask how. It fell down.',
					bold: 'But would it? Once {hero} had made a hut, and jumped on it. It fell down.',
					kind: 'But would it? Once {hero} had made a hut, and let all the birds sit on it. It fell down.',
					honest: '“But I made a hut once,” said {hero}, “and it fell down.”',
					clever: 'But would it? Once {hero} had made a hut with ten floors. It fell down.',
					careful: 'But would it? Once {hero} had made a hut. It took a year, and then it fell down.',
					merry: 'But would it? Once {hero} had made a hut, and laughed so hard. It fell down.',
					dreamy: 'But would it? Once {hero} had made a hut, and forgot a wall. It fell down.',
					quick: 'But would it? Once {hero} had made a hut. Zip, it was up! And then it fell down.',
					else: 'But would it? Once {hero} had made a hut, and it fell down.',
				},
				[
					'A bridge needs five boards. But there was not one board left! Then {hero} looked at a house. A door! A door is a board that stands up.',
					'“It needs five boards,” said {hero}. But no one had a board. Tock, tock! {hero} gave a knock on a door. It was good, thick wood. “A door is a board too!”',
					'One, two, three, four, five! It needs five boards. But where do you get them? {hero} looked up the road. Each house had a door. And a door is a board!',
				],
			],
			choices: [
				{
					say: 'Take your own door first',
					sets: ['own'],
					outcome: [
						'So {hero} took {their} own door off the wall. Out ran the hen! It was a bit cold in there now. “That is one,” said {hero}.',
						'{hero} ran home. Off came {their} own door! In ran a hen, and out ran a hen. “One!” said {hero}.',
					],
				},
				{
					say: 'Ask at each house',
					sets: ['asked'],
					outcome: [
						'Knock, knock! “May I have your door?” asked {hero}. “What for?” “For a bridge, so that {elder} can come home.” “Oh! Then take it.” That was one. But at the other houses no one was at home.',
						'{hero} gave a knock at the next house. “May I have this?” “The knock?” “No, the door! It is for {elder}’s bridge.” So {hero} got it. That was one. But the other houses were empty.',
					],
				},
				{
					say: 'Draw the bridge in the sand first',
					sets: ['drew'],
					outcome: [
						'{hero} drew it in the sand. Rope here, rope there, and door, door, door! A neighbor saw it. “So that is how! Take my door.” That was one.',
						'“Like so,” said {hero}, and drew it in the sand. “It is tied here, and here.” A neighbor came to look. “Oh, now I see! Take my door.” One!',
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
					flies: 'Then {hero} flew over, with soup for {elder}. But {elder} can not fly back.',
				},
				[
					'“I will get four more!” called {hero}. “I will wait!” called {elder}. “Brr!” The others were all {hall.at}, to eat. So {hero} took the short way there.',
					'It had to be five! “Brr!” called {elder}. The others had gone to eat {hall.at}. So {hero} took the short way, to ask them.',
					'It needs four more! “Brr!” called {elder}. {Hall.at} they all had soup now. So {hero} took the short way, as fast as could be.',
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
						'“Please give me your doors,” said {hero} {hall.at}. “I will make a bridge.” “But your hut fell down!” they said. “Can we trust you?”',
						'“I need doors for a bridge!” said {hero} {hall.at}. “But your hut fell down,” they said. “Why should we trust you?”',
					],
					'first.reach': [
						'“What is it?” called one {hall.at}. “Come up and tell us all!” But they stood in the way, with bowls in their hands.',
						'They all stood in line for soup {hall.at}. {hero} had to get to the front, to ask them.',
					],
					else: [
						'{Hall.at} they all had soup. Slurp, slurp! “I need your doors,” called {hero}. But they slurped so loud that no one heard.',
						'They all had soup {hall.at}. They talked, and slurped, and banged with their spoons. “Please!” called {hero}. No one heard.',
					],
				},
				'@first.later',
				{
					'first.trust': ['“Then tell us,” they said.', '“So what is it for?” they asked.'],
					'first.reach': ['“I need your doors!” said {hero}.', '“Please give me your doors,” said {hero}.'],
					'first.hear': [
						'“I need your doors!” said {hero}. “Our DOORS?” Plop, went a spoon.',
						'“I need your doors,” said {hero}. “What?” they said. “And what do we shut?”',
					],
				},
				[
					'“{elder} can not get home,” said {hero}. So they gave three doors. That made four!',
					'So {hero} told them of {elder}. They gave three doors. That was four now!',
					'“It is so that {elder} can get home.” One door! Two doors! Three! That made four.',
				],
				[
					'By the big table was one more door. “No!” said {host}, {host.a}. “It is mine, and {elder} ate my bun!”',
					'And the big door, by the big table? “No,” said {host}, {host.a}. “Not for {elder}! {elder} ate my last bun.”',
					'“And that one, by the big table?” “No, it is mine!” said {host}, {host.a}. “And {elder} ate my bun!”',
				],
			],
			choices: [
				{
					say: 'Tell {host} how cold {elder} is',
					sets: ['told'],
					outcome: [
						'“Soon it is dark,” said {hero}. “{elder} has no fire, and no bed, and no bun. All {elder.they} can say is ‘Brr, brr, brr.’”',
						'“{elder} sits out there in the cold,” said {hero} to {host}. “Soon it is dark. And {elder} has no bun at all. Brr, brr!”',
					],
				},
				{
					say: 'Get the top of the big table',
					sets: ['table'],
					outcome: [
						'“A table top is a board too,” said {hero}. “May I have that?” “You can,” said {host}. “It is not my door.” Bump! Off came the top.',
						'“May I have just the top of your table?” said {hero}. “It is not a door,” said {host}. “So yes.” Bump! Off it came.',
					],
				},
				{
					say: 'Ask them all to stand in a row',
					sets: ['chain'],
					outcome: [
						'“Then we are the last board,” said {hero}, “all of us, in a row!” “Me too?” said {host}. “You too,” said {hero}. “You are strong.”',
						'“Then we do not need it,” said {hero}. “We can all hold on to each other, and be the last board!” So they all came. {host} did too.',
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
				{ 'first.ally & chain': ['+ “Me too!” said {first.ally}.', '+ And {first.ally} came too.'] },
				{
					'end-door': [
						'{host} looked out at the dark. “So cold?” said {host}. Creak! Off came the big door.',
						'{host} did not say one word. But creak! Off came the big door.',
						'“No bun?” said {host}. “Oh.” And creak, the big door came off.',
					],
				},
				{
					'end-chain': [
						'Down at the ropes they put in the four doors. Tie, tie, tie!',
						'They took the four doors down to the ropes. Tie, tie, tie!',
					],
					else: [
						'They took it down to the ropes with the others. Tie, tie, tie!',
						'Down at the ropes they put in all five. Tie, tie, tie!',
					],
				},
				{ 'first.ally & !chain': ['+ {first.ally} helped.', '+ And {first.ally} helped.'] },
				{
					quiet: '+ And this time {hero} asked how to do it.',
					bold: '+ And this time {hero} did not jump on it.',
					kind: '+ And this time no bird sat on it.',
					honest: '+ “I hope it will hold,” said {hero}.',
					clever: '+ And this time it had just one floor.',
					careful: '+ And this time it did not take a year.',
					merry: '+ And this time {hero} did not laugh till it was done.',
					dreamy: '+ And this time {hero} did not forget one bit.',
					quick: '+ And this time {hero} did it slow, slow, slow.',
				},
				{
					own: ['+ {hero}’s hen was the first to try it.', '+ There was {hero}’s own door. Cluck, said the hen.'],
					drew: ['+ It looked just like the one in the sand!', '+ “It is just like in the sand,” said {hero}.'],
					else: [
						'+ “That is my door!” said one. “I will make you a new one,” said {hero}.',
						'+ “That is my door!” said one. “And mine!” “I will make you all new ones,” said {hero}.',
					],
				},
				{
					'end-door': [
						'Would it hold? {host} went first, with a bun. Step, step, step. It held! “This is for you,” said {host}. “I am sorry that I ate yours,” said {elder}. And they came home over {hero}’s bridge, side by side.',
						'It held! {host} ran over it to {elder}. “You are so cold!” “And I am sorry about the bun,” said {elder}. “I have one more,” said {host}. “Come home.” So over they came, step, step, step. And no one said “Brr.”',
					],
					'end-table': [
						'Would it hold? {elder} came on to it. Step, step, step. It held! “I am sorry about your bun,” said {elder}. “But now we have no table,” said {host}. “We do!” said {hero}. So they all sat down on the bridge, and had soup and buns. And it held them all.',
						'It held! Step by step came {elder}. “Is that a table?” “It is,” said {host}, “so sit down on it with me.” They all ate on {hero}’s bridge, up there over the gap. “I am sorry I ate your bun,” said {elder}. “Have one more,” said {host}.',
					],
					'end-chain': [
						'But there was still a gap. So they all stood in a row and held on, one to the next. They held! {elder} came over, from one to the next. The last one was {host}. “I am sorry about the bun,” said {elder}. “You can let go of me now.” “In a bit,” said {host}.',
						'For the last gap they all held on to each other. {elder} took hold of {hero}. Then came the next one, and the next. They held! At the end stood {host}. “I have you,” said {host}. “I am sorry I ate your bun,” said {elder}. “Next time we share it,” said {host}.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['elder', 'host'], shows: ['bridge', 'door'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
