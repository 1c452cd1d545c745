import type { PlotLevel } from '../../format.ts';

export const sevenDoors1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then, oh no! The bridge was down. Just two ropes hung there. Over there sat {elder}, {elder.a}. “We need five boards,” said {shy}, {shy.a}. No one had a board. But a door is a board! So {hero} went to get doors.',
	chapters: [
		{
			titles: ['Oh No, the Bridge', 'Two Ropes', 'A Door Is a Board', 'Over There'],
			time: 'day',
			parts: [
				[
					'The bridge was down! The boards fell off in the night. Just two ropes hung there. And over there sat {elder}, {elder.a}, all alone. {hero} was {described}, and came to look.',
					'Crack! In the night the boards of the bridge fell off. There were just two ropes. {hero} was {described}, and saw it first. And who was over there, all alone? It was {elder}, {elder.a}.',
				],
				{ flies: '{hero} did fly over, with a bun. But {elder} can not fly.' },
				{
					quiet: '“I could make a new one,” said {hero}, so low. “But my hut fell down.”',
					bold: '{hero} had made a hut once, and had a jump on it. Down it fell.',
					kind: '{hero} had made a hut once. All the birds sat on it. Down it fell.',
					honest: '“I made a hut once,” said {hero}. “It fell down.”',
					clever: '{hero} had made a hut once, with ten floors. Down it fell.',
					careful: '{hero} had made a hut once. It took a year. Then it fell down.',
					merry: '{hero} had made a hut once. Ha, ha, ha! And down it fell.',
					dreamy: '{hero} had made a hut once, and forgot a wall. Down it fell.',
					quick: '{hero} had made a hut once. Up it went, zip! And down it fell.',
				},
				'“We need five boards,” said {shy}, {shy.a}. But no one had a board. {hero} had a look at a house. A door! A door is a board.',
			],
			choices: [
				{
					say: 'Take your own door first',
					sets: ['own'],
					outcome: [
						'{hero} took {their} own door. Now you could see right in! There was the bed. “That is one,” said {hero}. And it was a bit cold in there.',
						'Off came {hero}’s own door. In ran a hen, and out ran a hen. “One!” said {hero}. Four to go.',
					],
				},
				{
					say: 'Ask at each house',
					sets: ['asked'],
					outcome: [
						'“May I have a door?” said {hero}. “What for?” they said. “For {elder},” said {hero}. “Oh! Take it.” That was one.',
						'Knock, knock! “May I have this?” said {hero}. “The knock?” they said. “No. The door.” And they gave it! That was one.',
					],
				},
				{
					say: 'Draw the bridge in the sand first',
					sets: ['drew'],
					outcome: [
						'{hero} drew it in the sand. Rope, rope, door, door, door. It did not fall down! It was just sand. But it was good. So {shy} gave one door.',
						'“Like so,” said {hero}, and drew it. “It has to be tied here, and here.” {shy} saw it, and gave a door. That was one.',
					],
				},
			],
			scene: { at: 'start', with: ['elder', 'shy'], shows: ['rope', 'bridge'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['More Doors', 'Up the Road', 'Four to Go'],
			time: 'day',
			parts: [
				'@answer',
				[
					'More doors! So {hero} went on up the road. [“I will be back!” {they} called to {elder}.|{elder} had to wait.]',
					'Up the road there are more houses, with more doors. [Off went {hero}.|So up went {hero}.] “Wait there!” {they} called to {elder}.',
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
					'And then the doors came! A red one, a blue one, a green one. [Tie, tie, tie!|They all had to tie.] One, two, three, four doors on the ropes. But they had to have five.',
					'Four doors! One was red, and one had a cat hole. Out on the ropes they went. [Tie, tie!|Knot, knot!] It held. But oh, one was missing. One more!',
				],
				'There was the big door of {hall}. “No!” said {host}, {host.a}. “{elder} went out by it once, so mad at me. Then I shut it, for good.” So what now?',
			],
			choices: [
				{
					say: 'Tell {host} how cold {elder} is',
					sets: ['told'],
					outcome: [
						'“I will just tell {host},” said {hero}, and ran to {hall}.',
						'{hero} ran to {hall}. “I have to say one thing,” {they} said.',
					],
				},
				{
					say: 'Get the top of the big table',
					sets: ['table'],
					outcome: [
						'“A table top is a board too!” said {hero}. {They} ran to {hall}.',
						'In {hall} there was a long table. “That will do!” said {hero}, and ran.',
					],
				},
				{
					say: 'Ask them all to stand in a row',
					sets: ['chain'],
					outcome: [
						'“Then we are the board,” said {hero}. Off {they} ran, to get them.',
						'“But there are so many of us!” said {hero}. Off {they} ran to {hall}.',
					],
				},
			],
			scene: { at: 'start', with: ['host', 'shy'], shows: ['door', 'rope'], pose: 'point', feeling: 'determined' },
		},
		{
			titles: ['It Held', 'Step, Step, Step', 'Come Back'],
			time: 'night',
			parts: [
				{
					quiet: ['{hero} had to speak up now.', ''],
					bold: ['{hero} did not jump on it. Not this time.', ''],
					kind: ['{hero} had to think of {elder}, in the cold.', ''],
					honest: ['“It may fall down,” said {hero}. “But I think not.”', ''],
					clever: ['{hero} had had a think.', ''],
					careful: ['{hero} had a look at each knot.', ''],
					merry: ['{hero} did not laugh now.', ''],
					dreamy: ['{hero} did not forget a thing this time.', ''],
					quick: ['{hero} did it fast, but {they} did it well.', ''],
				},
				'@answer',
				{
					'told & first.reach':
						'{Folk} were in {hall}, to get warm. {host} sat at the far end, and it was so full! {hero} could not get there.',
					'told & first.hear':
						'“Keep it shut!” said some. “No, open it!” said some. So loud! {host} could not hear {hero}.',
					'told & first.trust':
						'All of {folk} were in {hall}. “{elder} is so cold,” said {hero}. “Who says so?” said {host}. “Is it a trick, to get my door? Can I trust you?”',
					'table & first.reach': 'But they all sat at it, side by side by side! {hero} could not get to the table.',
					'table & first.hear': '“May I have the table?” said {hero}. Munch, munch, clink! It was too loud.',
					'table & first.trust':
						'All of {folk} sat at it. “Our table?” they said. “And if it falls in? Your hut fell down! Can we trust you?”',
					'first.reach': 'But it was so full! {hero} was at the back, and could not get to the front.',
					'first.hear': '“Come, all of you!” said {hero}. But they all had soup. Slurp, slurp! So loud.',
					'first.trust':
						'All of {folk} were in {hall}. “Out on those knots?” they said. “But your hut fell down! Can we trust you?”',
				},
				{ 'first.reach & flies': '+ And up there hung all the pots and pans.' },
				'@first.later',
				{
					'end-door': [
						'“{elder} sits there in the cold, in the dark,” said {hero}. {host} went red, and got the key. Creak! Off came the big door, and on to the ropes. It held! {host} went over first, step, step. “Come back,” said {host}. “I am not mad now.” “Nor am I,” said {elder}. No one has a door now. You just walk in.',
						'“It is so cold over there,” said {hero}. {host} did not say a thing. But {host} got the key. Off came the big door! Out on the ropes, it held. And who went to get {elder}? {host} did. Step, step, step, back they came. “It was a good door,” said {elder}. “It still is,” said {host}.',
					],
					'end-table': [
						'“Up with the cups!” said {hero}. Off came the top, and on to the ropes. It held! {elder} came over, step, step, step. “But where do we eat?” said {host}. On the bridge! So they all sat down on it, in a row. {host} sat by {elder}. “Salt?” said {host}. “Yes,” said {elder}. That was a start.',
						'They each took a bit of the big table. Out on the ropes with it! It held. {elder} came over, slow, slow. “Is that a table?” said {elder}. “It is a bridge,” said {hero}. “It is both,” said {host}, “so sit.” And they all ate soup, up in the air, with {elder}.',
					],
					'end-chain': [
						'They all went out on the doors. Then they took hold, one by one by one, over the gap. And {elder} came from arm to arm to arm. The last arm was that of {host}. “You can let me go now,” said {elder}. “In a bit,” said {host}.',
						'Who is the board? “I am!” “I am!” They took hold in a row, out on the doors, in the dark. Over came {elder}, from one to the next. It held! At the end was {host}. “So you came back,” said {host}. “You had a good hold,” said {elder}.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['elder', 'host'], shows: ['bridge', 'door'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
