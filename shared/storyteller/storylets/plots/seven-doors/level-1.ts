import type { PlotLevel } from '../../format.ts';

export const sevenDoors1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then, oh no! The boards of the bridge fell down. Just two ropes hung there. On the far side sat {elder}, {elder.a}. “Brr!” {elder} could not get home. A bridge needs five boards, and there was not one. But a door is a board! So {hero} went to get five doors.',
	chapters: [
		{
			titles: ['Oh No, the Bridge', 'Two Ropes', 'A Door Is a Board', 'Over There'],
			time: 'day',
			parts: [
				[
					'By {start} an old bridge went over a deep gap. Crack, crack! Down fell all its boards, and just two ropes were left. And on the far side sat {elder}, {elder.a}. “I went for a walk, and now I can’t get home!” called {elder}. “It gets so cold when it’s dark. Brr!”',
					'Crack! Crack! Down fell all the boards of the old bridge by {start}. Just two ropes were left. “How do I get home now?” called {elder}, {elder.a}. {Elder.they} had gone for a walk, and now {elder.they} sat on the far side. “When it’s dark, it gets so cold here. Brr!”',
					'“Help! I went for a walk, and now I can’t get home! It gets cold when it’s dark. Brr!” It was {elder}, {elder.a}. {Elder.they} sat on the far side of a deep gap. The old bridge by {start} was down! All its boards had fallen in, and just two ropes were left.',
				],
				[
					'{hero} lived near by, and heard it all. {hero} was {described}. “I’ll make a new bridge,” {they} called, “and it will hold!”',
					'Who heard it? {hero} did, from close by. {hero} was {described}. “Don’t cry!” {they} called. “I’ll make a bridge that holds.”',
					'{hero} lived near by, and heard it. {hero} was {described}. “Wait there!” {they} called. “I’ll make a new bridge. And it will hold!”',
				],
				{
					quiet: 'But would it? Once {hero} had made a hut, and asked no one how. It fell down.',
					bold: 'But would it? Once {hero} had made a hut, and jumped on it. It fell down.',
					kind: 'But would it? Once {hero} had made a hut, and let all the birds sit on it. It fell down.',
					honest: 'Then {hero} had to tell the truth. “I made a hut once, and it fell down.”',
					clever: 'But would it? Once {hero} had made a hut with ten floors. It fell down.',
					careful: 'But would it? Once {hero} had made a hut. That took a year. And then it fell down.',
					merry: 'But would it? Once {hero} had made a hut, and laughed till it shook. It fell down.',
					dreamy: 'But would it? Once {hero} had made a hut, and forgot a wall. It fell down.',
					quick: 'But would it? Once {hero} had made a hut. Zip, it was up! And then it fell down.',
					else: 'But would it? Once {hero} had made a hut, and it fell down.',
				},
				[
					'“It needs five boards,” said {hero}. But there was not one board left! Then {hero} looked at a house. A door! A door is a board that stands up.',
					'“It needs five boards,” said {hero}. But there was not one. Tock, tock! {hero} knocked on a door. It was good, thick wood. “A door is a board too!”',
					'One, two, three, four, five! It needs five boards. But where do you get them? {hero} looked up the road. Each house had a door. And a door is a board!',
				],
			],
			choices: [
				{
					say: 'Take your own door first',
					sets: ['own'],
					outcome: [
						'Off came {hero}’s own door, and out ran {their} hen! “Sorry, hen,” said {hero}. “That’s one door.”',
						'{hero} went home, and off came {their} own door! Out ran the hen, and in ran the wind. “That’s one door,” said {hero}.',
					],
				},
				{
					say: 'Ask at each house',
					sets: ['asked'],
					outcome: [
						'Knock, knock! “May I have your door?” asked {hero}. “What for?” said a neighbor. “For a bridge, so that {elder} can come home.” “Oh! Then take it.” That was one door. No one else was at home.',
						'{hero} knocked on the next door. “May I have this?” “The knock?” said a neighbor. “No, the door!” said {hero}. “It’s for {elder}’s bridge.” So the neighbor said yes, and that was one door. No one else was at home.',
					],
				},
				{
					say: 'Draw the bridge in the sand first',
					sets: ['drew'],
					outcome: [
						'{hero} drew it in the sand. Rope here, rope there, and door, door, door! A neighbor came to look. “So that is how! Take my door.” That was one door.',
						'“Like so,” said {hero}, and drew it in the sand. “It’s tied here, and here.” A neighbor came to look. “Now I see it! Take my door.” That was one door!',
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
					flies: 'Then {hero} flew over to {elder}. “Shall I take you back?” “No! I’m scared up there,” said {elder}.',
				},
				[
					'{hero} put the door by the ropes. Four to go! “Brr!” called {elder}. The neighbors were all at supper {hall.at}. So {hero} took the short way.',
					'The door lay by the ropes. But it had to be five! “Brr!” called {elder}. The neighbors had all gone {hall.to}, to eat. So {hero} took the short way.',
					'{hero} put the door by the ropes. “Brr!” called {elder}. Four to go! The neighbors were all {hall.at}, to eat. {hero} took the short way.',
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
						'“I need your doors!” said {hero} {hall.at}. “Our doors?” said the neighbors. “Can we trust you with them?”',
						'“Please give me your doors!” said {hero} {hall.at}. “Our doors?” said the neighbors. “Why should we trust you?”',
					],
					'first.reach': [
						'{hero} had to get up to the front {hall.at}. But the neighbors stood in line for soup!',
						'The neighbors stood in line for soup {hall.at}. {hero} had to get up to the front.',
					],
					else: [
						'{Hall.at} the neighbors had soup. “I need your doors!” called {hero}. But they slurped so loud that no one heard.',
						'The neighbors banged their spoons {hall.at}. “I need your doors!” called {hero}. But no one heard.',
					],
				},
				'@first.later',
				{
					'first.trust': [
						'“Good, we trust you,” they said. “Who is it for?”',
						'“Good. You can have our doors,” they said. “What for?”',
					],
					'first.reach': [
						'“I need your doors!” said {hero}. “What for?” they asked.',
						'“Please give me your doors!” said {hero}. “Our doors?” they said.',
					],
					'first.hear': [
						'“I need your doors!” said {hero}. “Our DOORS?” Plop, went a spoon.',
						'“Please give me your doors!” said {hero}. “Then what do we shut?” they asked.',
					],
				},
				[
					'“{elder} needs a bridge, to get home,” said {hero}. So three neighbors ran for their doors. That made four!',
					'“It’s for a bridge, to get {elder} home,” said {hero}. So three neighbors got their doors, and now it was four!',
					'“{elder} needs a bridge, to get home!” said {hero}. Off they ran, and back they came, with one, two, three doors! That made four.',
				],
				[
					'“And this big one by the table?” asked {hero}. “No!” said {host}, {host.a}. “That’s mine. And {elder} ate my bun!”',
					'“And the big door, by the table?” asked {hero}. “No!” said {host}, {host.a}. “That’s mine. And {elder} ate my last bun!”',
					'“May I have that big one, by the table?” asked {hero}. “No, it’s mine!” said {host}, {host.a}. “And {elder} ate my bun!”',
				],
			],
			choices: [
				{
					say: 'Tell {host} how cold {elder} is',
					sets: ['told'],
					outcome: [
						'“Soon it’s dark,” said {hero}. “{elder} has no fire, and no bed, and no bun. All {elder.they} can say is ‘Brr, brr, brr.’”',
						'“Soon it’s dark,” said {hero} to {host}. “And {elder} sits out there in the cold, and has no bun at all. Brr, brr!”',
					],
				},
				{
					say: 'Get the top of the table',
					sets: ['table'],
					outcome: [
						'“A table top is a board too,” said {hero}. “May I have that?” “You may,” said {host}. “It isn’t my door.” Bump! Off came the top.',
						'“May I have just the top of the table?” said {hero}. “That isn’t my door,” said {host}, “so yes.” Bump! Off it came.',
					],
				},
				{
					say: 'Ask them all to be the last board',
					sets: ['chain'],
					outcome: [
						'“Then we’re the last board,” said {hero}, “all of us, in a row!” “Me too?” said {host}. “You too,” said {hero}. “You’re strong.” So they all came along.',
						'“Then we don’t need it,” said {hero}. “We can all hold on to each other, and be the last board!” So the neighbors all came along. {host} did too.',
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
						'They all took it down to the ropes, and that made five! In went the boards, one by one. Tie, tie, tie!',
						'They took it down to the other four, and now it was five. Tie, tie, tie!',
					],
				},
				{ 'first.ally & !chain': ['+ {first.ally} helped.', '+ {first.ally} helped too.'] },
				{
					quiet: '+ And this time {hero} asked them how to do it.',
					bold: '+ And this time {hero} did not jump on it.',
					kind: '+ And this time no bird sat on it.',
					honest: '+ “I hope that this holds,” said {hero}.',
					clever: '+ And this time it had just one floor.',
					careful: '+ And this time it did not take a year.',
					merry: '+ And this time {hero} did not laugh till it was done.',
					dreamy: '+ And this time {hero} did not forget one bit.',
					quick: '+ And this time {hero} did it slow, slow, slow.',
				},
				{
					own: ['+ {hero}’s hen was the first to try it.', '+ “Cluck,” said {hero}’s hen. It knew that door.'],
					drew: [
						'+ It looked just like the one in the sand!',
						'+ Rope here, rope there, and door, door, door, as in the sand!',
					],
					else: [
						'+ “I can see my door!” said one. “I’ll make you a new one,” said {hero}.',
						'+ “I can see my door!” said one. “I’ll make you all new doors,” said {hero}.',
					],
				},
				{
					'end-door': [
						'Would it hold? {host} went over first, with a bun. Step, step, step. It held! “This is for you,” {host} said to {elder}. “I’m sorry that I ate yours,” said {elder}. And they came home over {hero}’s bridge, side by side.',
						'Would it hold? It did! {host} ran over it to {elder}. “You’re so cold!” said {host}. “And I’m sorry about the bun,” said {elder}. “I have one more,” said {host}. “Come home.” So over they came, step, step, step. And no one said “Brr.”',
					],
					'end-table': [
						'Would it hold? {elder} came over it. Step, step, step. It held! “I’m sorry about your bun,” {elder} said to {host}. “But now we have no table,” said {host}. “We do!” said {hero}. So they all sat down on the bridge, and had soup and buns. And it held them all.',
						'Would it hold? Step by step came {elder}, and it did! “Is that a table?” said {elder}. “It is,” said {host}, “so sit down with me.” They all ate on {hero}’s bridge, up there over the gap. “I’m sorry I ate your bun,” said {elder}. “Have one more,” said {host}.',
					],
					'end-chain': [
						'But there was still a gap. So they all held on to each other over it, in a row. “It holds!” said {hero}. {elder} came over, from one to the next. The last one was {host}. “I’m sorry about the bun,” said {elder}. “You can let go of me now.” “In a bit,” said {host}.',
						'But one gap was left. So they all held on to each other. {hero} was the first in the row, and {host} was the last. {elder} came over, from one to the next. And it held! “I have you,” said {host}. “I’m sorry I ate your bun,” said {elder}. “Next time we share it,” said {host}.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['elder', 'host'], shows: ['bridge', 'door'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
