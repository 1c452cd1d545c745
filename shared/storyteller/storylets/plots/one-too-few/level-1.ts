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
					'It was the cup of {lost}, {lost.a}. {lost} sat by the door. “Mind the step!” {lost} said to all of them. But not this night. “Hm,” said {friend}, {friend.a}.',
					'It was {lost}’s cup! {lost} was {lost.a}, and sat by the door. “Mind the step!” {lost} said, each night. But now no one said it. “Hm,” said {friend}, {friend.a}.',
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
					'On went {hero}, and it was dark. Then the ground said, “Mind the step!” What? There was a big door, flat in the ground, and {lost} was under it! “It fell shut, and I can not get out,” said {lost}. {hero} pulled and pulled. But the door was too big for one.',
					'Not far off {hero} saw a door that lay in the ground. Knock, knock! “Mind the step,” said the door. It was {lost}, who was shut in under there! {hero} pulled, and {lost} pushed. Heave! It did not go up one bit.',
				],
				[
					'There was a gap, so {hero} put the cup in. “My cup!” said {lost}. “So you came to look for me.” “I will get the others,” said {hero}. But they all sat in the warm and had cocoa. What would make them come?',
					'The cup went in by a gap. “Oh!” said {lost}. “Then you did miss me.” “I will get help,” said {hero}. But it was cold and dark out here, and in there it was warm. What could {hero} say, to make them come?',
				],
			],
			choices: [
				{
					say: 'Say just one word, “{lost}!”',
					sets: ['told'],
					outcome: [
						'“I will say that it is you,” said {hero}. “Will they come?” said {lost}. And {hero} went back, fast, fast, fast.',
						'“I will say your name, and they will come,” said {hero}. And back {they} went, fast, fast, fast.',
					],
				},
				{
					say: 'Say that there is cake in there',
					sets: ['lied'],
					outcome: [
						'“They will run for cake,” said {hero}. “So I will say cake.” “Oh,” said {lost}. “Not for me?” But {hero} was gone.',
						'“I will say cake,” said {hero}. “They all run for cake.” {lost} did not say a word. And {hero} went back, fast, fast.',
					],
				},
				{
					say: 'Go and get just {friend}',
					sets: ['few'],
					outcome: [
						'“I will get {friend},” said {hero}. “Two can do more than one.” And {hero} went back, fast, fast, fast.',
						'“I know that {friend} will come,” said {hero}, and went back, fast, fast, fast.',
					],
				},
			],
			scene: { at: 'start', with: [], shows: ['door', 'cup'], pose: 'reach', feeling: 'worried' },
		},
		{
			titles: ['Ten!', 'Up Goes the Door', 'The Hook', 'One, Two, Three, Lift'],
			time: 'night',
			parts: [
				'@answer',
				{
					quiet: ['+ {hero} was {trait}. But now {they} had to call out.', ''],
					bold: ['+ It was so dark. How good that {hero} was {trait}!', ''],
					kind: ['+ {hero} was too {trait} to stop for one sip.', ''],
					honest: ['+ {hero} was {trait}, and what {hero} says, {hero} does.', ''],
					clever: ['+ {hero} was {trait}, and knew the way now.', ''],
					careful: ['+ {hero} was {trait}, and did not trip one time.', ''],
					merry: ['+ {hero} was {trait}, but this was no joke.', ''],
					dreamy: ['+ {hero} could be so {trait}, but not now.', ''],
					quick: ['+ Zip! How good that {hero} was {trait}.', ''],
				},
				{
					'few & first.reach': 'But {friend} sat far in, and all the chairs were in the way.',
					'few & first.hear':
						'But they all sang the cocoa song, so loud! “{friend}!” said {hero}. {friend} could not hear.',
					'few & first.trust': '“Come!” said {hero}. “A door that can talk?” said {friend}. “Is it true?”',
					'first.reach':
						'But {host} had the big bell, and sat far in. All the chairs were in the way. If only {hero} could ring it!',
					'first.hear': 'But they all sang the cocoa song, so loud! “Stop!” said {hero}. No one could hear.',
					'lied & first.trust': '“Come with me!” said {hero}. “In the dark?” said {host}. “Do you know the way?”',
					'first.trust': '“{lost} is under a door!” said {hero}. “What door?” said {host}. “Is it true?”',
				},
				{ 'first.reach & flies': '+ And the lamps hung too low to fly.' },
				'@first.later',
				{ 'first.reach & !few': '+ Ding, ding, ding!' },
				{
					'end-all': [
						'“{lost} can not get out!” said {hero}. Down went the cups, and they all ran. One, two, LIFT! And there was {lost}, with a hook. “I got it for you,” {lost} said to {hero}. “You had none.” Tap, tap, up it went. “Nine, TEN!” said {host}. And ten cups hung on ten hooks.',
						'“It is {lost}!” said {hero}. How they all ran! One, two, LIFT! “Mind the step,” said {lost}, and came out with a hook. “It is for you,” {lost} said to {hero}. “You had none.” So up it went, by the door. And {host} got to ten.',
					],
					'end-two': [
						'“{lost} is out there,” said {hero}, “and I was too.” {host} went red. “I did not see!” Then they all ran. LIFT! Out came {lost}, with a hook. “I did see that you had none,” {lost} said to {hero}. Up it went, and now {host} looks at each face.',
						'“{lost} is shut in,” said {hero}, “and I was out too.” So two were out, and no one saw! How they ran! LIFT! “Mind the step,” said {lost}, and gave {hero} a hook. “You had none. I did see.” So {hero} sat by the door, next to {lost}, with a hook.',
					],
					'end-few': [
						'“{lost} is shut in!” said {hero}, and {friend} came. They had a long pole. {hero} pushed, {friend} pushed, and {lost} pushed too. Creak! Out came {lost}, with a hook. “For you,” {lost} said to {hero}. “You had none.” And three friends had cocoa.',
						'“{lost} is shut in!” said {hero}. {friend} put down the cup and came. Just two! But two and a pole can do a lot. Creak! And there was {lost}, with a hook. “I got it for you,” {lost} said to {hero}. All the rest were in bed. But three had cocoa.',
					],
					'end-gold': [
						'“There is cake!” said {hero}. How they ran! LIFT! Out came {lost}. “Where is the cake?” they all said. “There is no cake,” said {hero}. “There is just {lost}. I am sorry.” “I got you a hook,” said {lost}. So {hero} made a cake for {lost}. It took all night.',
						'“Cake! Cake!” said {hero}. Off they ran, and LIFT! But there was just {lost}, with a hook. “I got it for you,” {lost} said to {hero}. Oh, how bad that felt! “I am sorry,” said {hero}. “You are better than cake.” So they made one, {hero} and {lost}, for all ten.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['lost', 'friend'], shows: ['door', 'cup'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
