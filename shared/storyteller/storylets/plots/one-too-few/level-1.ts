import type { PlotLevel } from '../../format.ts';

export const oneTooFew1: PlotLevel = {
	joins: [
		'“{choice}” And {hero} did. Then it was time to count. {host}, {host.a}, got up to nine. Just nine! It was ten each night. One cup was still on its hook. It was {lost}’s. {lost} was {lost.a}. “Where is {lost}?” said {friend}, {friend.a}. So {hero} took the cup, and went to look.',
	],
	chapters: [
		{
			titles: ['One to Ten', 'Nine?', 'The Last Cup', 'No Ten'],
			time: 'dusk',
			parts: [
				[
					'{hero} was {described}. {hero} had a cup, but it sat on the floor. All the rest had a hook! {hero} wanted one so much. Each night {host}, {host.a}, counted up to ten. And then? Hot cocoa!',
					'“One, two, three,” said {host}, {host.a}. It was like that each night. Then it was ten, and there was cocoa! Nine cups had a hook. But {hero}’s had none. {hero} was {described}, and oh, how {they} wanted a hook!',
				],
				[
					'But this night it was nine. Just nine! [“Who is ten?”|“Where is ten?”] said {host}. And one cup was still up there.',
					'But this night there was no ten! [Who was it?|Who was not here?] “Look,” said {host}. One cup was still on its hook.',
				],
				{
					quiet: '“I know that cup,” said {hero}. But {hero} was {trait}, and no one heard.',
					bold: '“All here!” {hero} had said, for {hero} was {trait}. But it was not so.',
					kind: '“It will be all right,” said {hero}, who was {trait}. But would it?',
					honest: '“It is nine,” said {hero}, who was {trait}. It was true, and it was sad.',
					clever: '{hero} was {trait}. “Ten, but one is out,” {they} said. Out where?',
					careful: '{hero} was {trait}, so {they} counted too. One, two… It was still nine.',
					merry: '“Then I will be nine and ten!” said {hero}, who was {trait}. No one laughed.',
					dreamy: '“Ten what?” said {hero}, who was {trait}, and had not heard a thing.',
					quick: '{hero} was {trait}, and ran all around to look. Then {host} had to start over.',
				},
				[
					'It was the cup of {lost}, {lost.a}. {lost} sat by the door. “Mind the step!” {lost} said to all. But not this night. “Hm,” said {friend}, {friend.a}.',
					'It was {lost}’s cup! {lost} was {lost.a}, and sat by the door. “Mind the step!” {lost} said, each night. But now no one did. “Hm,” said {friend}, {friend.a}.',
				],
			],
			choices: [
				{
					say: 'Show the cup to all of them',
					sets: ['asked'],
					outcome: [
						'“Whose is it?” said {hero}. “Not mine.” “Not mine.” Then they knew. “It is {lost}’s!” And they went red, for not one had missed {lost}. So {hero} took the cup and went to look.',
						'{hero} held up the cup. “Not mine,” they all said. “No, it is {lost}’s,” said {hero}, “and no one has missed {lost}.” It was so still. {hero} took the cup and went out.',
					],
				},
				{
					say: 'Take it and run out',
					sets: ['alone'],
					outcome: [
						'{hero} took the cup and went out in the dark. No one saw. No one said, “Where do you go?” Click, said the door.',
						'{hero} took the cup, and out {they} went. Did they look up? No, for now they had cocoa. So {hero} went all alone.',
					],
				},
				{
					say: 'Ask {friend} to wait up',
					sets: ['friend'],
					outcome: [
						'“I will go and look for {lost},” said {hero}. “Will you wait up?” “I will,” said {friend}, “and I will keep two cups hot.” So {hero} took {lost}’s cup and went.',
						'“Will you wait up for me?” said {hero}. “Yes,” said {friend}. “One hot cup for you, and one for {lost}.” So {hero} took the cup and went out.',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'friend'], shows: ['cup'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Where Is {lost}?', 'Out to Look', 'With a Cup'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'But where was {lost}? That day {lost} had gone {start.to}. So {hero} went there too.',
					'{lost} had gone {start.to} that day. {hero} had seen it. So that was the way.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['The Big Door', 'Mind the Step', 'Under the Door'],
			time: 'night',
			parts: [
				'@first.outcome',
				[
					'“Mind the step!” said the ground. {lost} was in there, under a big door! It was too big for one. In went the cup by a gap, and {hero} ran for help.',
					'“Mind the step,” said a big door in the ground. {lost} was shut in under it! {hero} pulled and pulled. No! In went the cup by a gap, and {hero} ran for help.',
				],
				{
					'first.reach': '{Hall.at} they had cocoa. But all the chairs were in the way.',
					'first.hear': '{Hall.at} they sang the cocoa song, so loud!',
					'first.trust': '“Help!” said {hero}, {hall.at}. “Is it a joke?” said {host}.',
				},
				{ 'first.reach & flies': '+ And the lamps hung too low to fly.' },
				'@first.later',
				['“Well?” said {host}. It was so warm here!', 'They all looked up. It was so warm here!'],
			],
			choices: [
				{
					say: 'Say just one word, “{lost}!”',
					sets: ['told'],
					outcome: [
						'“{lost}!” said {hero}. That was all. “{lost} is shut in, under a door.” And down went the cups, one, two, three, four.',
						'“{lost}!” said {hero}. It got so still. They all saw the chair by the door, with no one in it. “Under a big door,” said {hero}.',
					],
				},
				{
					say: 'Say that there is cake in there',
					sets: ['lied'],
					outcome: [
						'“There is cake!” said {hero}. “Under a big door.” It was not true. But they all got up, so fast that two chairs fell.',
						'“Cake!” said {hero}. “A lot of cake, under a big door.” It was not so. But oh, how they all got up!',
					],
				},
				{
					say: 'Go and get just {friend}',
					sets: ['few'],
					outcome: [
						'{hero} went up to {friend}. “{lost} is shut in, under a big door. Will you come?” {friend} put down the cup. “I will,” said {friend}.',
						'{hero} took {friend} by the arm. “{lost} is shut in. Two can do more than one.” “Then come on,” said {friend}.',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'friend'], shows: ['cup'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Ten!', 'Up Goes the Door', 'The Hook', 'One, Two, Three, Lift'],
			time: 'night',
			parts: [
				'@answer',
				{
					quiet: ['+ {hero} was {trait}, but they had all heard it.', ''],
					bold: ['+ It was dark out. How good that {hero} was {trait}!', ''],
					kind: ['+ {hero} was too {trait} to stop for one sip.', ''],
					honest: ['+ {hero} was {trait}, and did not feel the cold.', ''],
					clever: ['+ {hero} was {trait}, and knew the way now.', ''],
					careful: ['+ {hero} was {trait}, and did not trip one time.', ''],
					merry: ['+ {hero} was {trait}, but this was no joke.', ''],
					dreamy: ['+ {hero} could be so {trait}, but not now.', ''],
					quick: ['+ Zip! How good that {hero} was {trait}.', ''],
				},
				{
					'end-all': [
						'Out they all ran in the dark. One, two, LIFT! Up went the door. And there was {lost}, with a hook. “I got it for you,” {lost} said to {hero}. “You had none.” Tap, tap, up it went. “Nine, TEN!” said {host}. And ten cups hung on ten hooks.',
						'How they all ran! {hero} went first, to show the way. One, two, LIFT! “Mind the step,” said {lost}, and came out with a hook. “It is for you,” {lost} said to {hero}. “You had none.” So up it went, by the door. And {host} got to ten.',
					],
					'end-two': [
						'“And I was out there too,” said {hero}. {host} went red. “I did not see!” Then they all ran to the door. LIFT! Out came {lost}, with a hook. “I did see that you had none,” {lost} said to {hero}. Up it went, and now {host} looks at each face.',
						'“And I was out too,” said {hero}. So two were out, and no one saw! How they ran! LIFT! “Mind the step,” said {lost}, and gave {hero} a hook. “You had none. I did see.” So {hero} sat by the door, next to {lost}, with a hook.',
					],
					'end-few': [
						'Off went the two of them in the dark. They had a long pole. {hero} pushed, {friend} pushed, and {lost} pushed too. Creak! Out came {lost}, with a hook. “For you,” {lost} said to {hero}. “You had none.” And three friends had cocoa.',
						'Off they went. Just two! But two and a pole can do a lot. Creak! And there was {lost}, with a hook. “I got it for you,” {lost} said to {hero}. All the rest were in bed. But three had cocoa.',
					],
					'end-gold': [
						'Out they ran, and up to the door. LIFT! Out came {lost}. “Where is the cake?” they all said. “There is no cake,” said {hero}. “There is just {lost}. I am sorry.” “I got you a hook,” said {lost}. So {hero} made a cake for {lost}. It took all night.',
						'“Cake! Cake!” they all said. Off they ran, and LIFT! But there was just {lost}, with a hook. “I got it for you,” {lost} said to {hero}. Oh, how bad that felt! “I am sorry,” said {hero}. “You are better than cake.” So they made one, {hero} and {lost}, for all ten.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['lost', 'friend'], shows: ['door', 'cup'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
