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
					'Crack! In the night the bridge fell down. Now there were just two ropes. And over there sat {elder}, {elder.a}. “Brr! It is cold here,” said {elder}. {hero} was {described}, and saw it first. “I will get you back,” {hero} called.',
					'Crash! In the night the boards of the bridge fell off. Just two ropes hung there. “Brr! I can not get back!” said a voice. It was {elder}, {elder.a}, over there in the cold. {hero} was {described}. “I will make a new bridge,” said {hero}.',
				],
				{ flies: '{hero} did fly over, with a bun. But {elder} can not fly.' },
				{
					quiet: 'But could {hero}? {Their} hut fell down, and {they} never asked how to fix it.',
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
				],
			],
			choices: [
				{
					say: 'Take your own door first',
					sets: ['own'],
					outcome: [
						'So {hero} took {their} own door. In ran a hen, and out ran a hen. “One!” said {hero}.',
						'Off came {hero}’s own door, and the wind ran in. It was a bit cold in there now. But it was a good door. “One!” said {hero}.',
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
					'But one door is not a bridge. “I have to get more,” {hero} called. “I can wait,” {elder} called back. “But it is so cold. Brr!”',
					'Four to go! There were more houses up the road, so up went {hero}. “Do not go off!” {they} called. “How could I?” called {elder}. “Brr!”',
					'{hero} had to have five, and that was just one. So off {they} went, up the road. And over there {elder} sat in the cold.',
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
					'Then the doors came. Tie, tie, tie! One, two, three, four. But it had to be five.',
					'They all gave a door. Tie, tie, tie! It held! But it was one short.',
				],
				'The last door was {hall.at}. There sat {host.name}, {host.a}.',
				{
					'first.trust': [
						'“You made a bridge?” said {host}. “Your hut fell down!”',
						'“Is it a good bridge?” said {host}. “Your hut fell down!”',
					],
					'first.hear': [
						'But they all ate soup. Slurp, munch! {host} did not hear.',
						'It was soup time. Slurp, munch! {host} did not hear.',
					],
				},
				{ 'first.trust or first.hear': '@first.later' },
				[
					'“{elder} needs your big door,” said {hero}. “No!” said {host}. “We had a fight. It stays shut.”',
					'“{elder} needs your big door,” said {hero}. “No!” said {host}. “{elder} was mad at me!”',
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
						'“Then we are the board,” said {hero}, “all of us, in a row!” “Me too?” said {host}. “You too!”',
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
				{
					quiet: ['{hero} had to speak up now.', ''],
					bold: ['{hero} was {trait}, and did not go.', ''],
					kind: ['{hero} had to think of {elder}.', ''],
					honest: ['“It may fall down,” said {hero}. “But I think not.”', ''],
					clever: ['{hero} had a good think.', ''],
					careful: ['{hero} did not wait now.', ''],
					merry: ['{hero} did not laugh now.', ''],
					dreamy: ['{hero} was wide awake now.', ''],
					quick: ['{hero} had to be fast, for it was night.', ''],
				},
				'@answer',
				{
					'end-door': [
						'{host} looked out, and got the key. Creak! Off came the big door. Out on the ropes, it held! {host} went over first, step, step, step. “I am not mad now,” said {host}. “Come back.” “Nor am I,” said {elder}. And nothing fell down at all.',
						'{host} did not say a thing, but got the key. Off came the big door! Out on the ropes, it held. Who went to get {elder}? {host} did. Step, step, back they came. “It was a good door,” said {elder}. “It is a good bridge,” said {host}. And {hero} had made it!',
					],
					'end-table': [
						'Off came the top. Down to the bridge it went. It held! {elder} came over, step, step, step. “But where do we eat now?” said {host}. “On the bridge!” said {hero}. So they all sat on it, in a row, and it still held. {host} sat by {elder}. “Salt?” said {host}. “Yes, please,” said {elder}.',
						'Off came the top. Out on the ropes with it! It held. {elder} came over, step by step. “Is that a table?” said {elder}. “It is a bridge,” said {hero}. “It is both,” said {host}, “so sit by me.” And they all ate soup, up in the air. Not one thing fell down. Well, one bun.',
					],
					'end-chain': [
						'So out they all went on the doors. They took hold, one by one by one, over the gap. It held! {elder} came from arm to arm to arm. And the last arm was that of {host}. “You can let go of me now,” said {elder}. “In a bit,” said {host}.',
						'So they all ran down to the bridge. They took hold, out on the doors. Step, step! Over came {elder}, from one to the next. And it did not fall down! At the end stood {host}. “So you came back,” said {host}. “You had a good hold of me,” said {elder}.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['elder', 'host'], shows: ['bridge', 'door'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
