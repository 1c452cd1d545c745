import type { PlotLevel } from '../../format.ts';

export const oneTooFew1: PlotLevel = {
	joins: [
		'“{choice}” And {hero} did. Then it was time for cocoa. First {host}, {host.a}, had to count them all. It was ten each night. But now it was nine! One cup was still on its hook. {lost}, {lost.a}, was not there. So {hero} went to look. And {hero}’s own cup had no hook at all.',
	],
	chapters: [
		{
			titles: ['One to Ten', 'Nine?', 'The Last Cup', 'No Ten'],
			time: 'dusk',
			parts: [
				[
					'{hero} was {described}. There were ten friends and ten cups {hall.at}. Nine cups had a hook on the wall. But {hero}’s cup had none, and stood on the floor. “I want a hook too,” {hero} told {lost}, {lost.a}. “Hm,” said {lost}. “I’ll look for one.”',
					'Ten friends had ten cups {hall.at}. Nine cups hung on a hook. But {hero}’s cup stood on the floor! {hero} was {described}. “I wish I had a hook,” {hero} told {lost}, {lost.a}. “Hm,” said {lost}. “I’ll find you one.”',
					'Ten friends had ten cups {hall.at}. But there were just nine hooks. So {hero}’s cup stood on the floor. {hero} was {described}. “I want a hook so much!” {hero} told {lost}, {lost.a}. “Hm,” said {lost}. “Let me look for one.”',
				],
				[
					'{lost} sat at the door each night. “Mind the step!” {lost.they} said. Then {host}, {host.a}, counted them all. At ten they had cocoa! But tonight it went “Eight, nine…” Stop! One cup was still on its hook.',
					'Each night {lost} sat at the door. “Mind the step!” {lost.they} said. Then {host}, {host.a}, counted them, up to ten. And then, cocoa! But tonight there was no ten. One cup still hung on its hook.',
					'“Mind the step!” {lost} said each night, at the door. Then {host}, {host.a}, had to count them. “One, two, three!” At ten they had cocoa. But tonight it was just nine. One cup was left on its hook.',
				],
				{
					quiet: '“One isn’t here,” said {hero}, so softly that no one heard.',
					bold: '“We’re all here!” {hero} called. But it was not so.',
					kind: '“It will be all right,” said {hero}. But would it?',
					honest: '“It’s nine,” said {hero}. It was true, and it was sad.',
					clever: '“Ten take away nine is one,” said {hero}. “But who?”',
					careful: '{hero} counted too, two times. It was still nine.',
					merry: '“Then count me two times!” said {hero}. But that was not right.',
					dreamy: '“Ten what?” said {hero}, who had looked out at the moon.',
					quick: '{hero} went all around, so fast. So they had to count again.',
				},
				[
					'Then {hero} had a thought. “No one told me to mind the step tonight!” So that was it! The cup was {lost}’s. And {lost} was not there.',
					'Whose cup was it? {hero} looked at the door. No one sat there! “It’s {lost}’s cup,” thought {hero}.',
					'{hero} had to think. “Who didn’t say ‘Mind the step’ tonight?” It was {lost}! So that was {lost}’s cup.',
				],
			],
			choices: [
				{
					say: 'Show the cup to all of them',
					sets: ['asked'],
					outcome: [
						'{hero} held up the cup. “Look, {lost} isn’t here!” They had not seen it. “{lost} will come,” they said. “Nine is nearly ten!” And they had their cocoa. But {hero} did not want to wait.',
						'“Where is {lost}?” asked {hero}, and held up the cup. No one knew. “But nine is nearly ten,” they said, and had their cocoa. So {hero} went alone.',
					],
				},
				{
					say: 'Take it and run out',
					sets: ['alone'],
					outcome: [
						'{hero} took the cup on a string. “Nine is nearly ten,” said {host}. “Have your cocoa!” So no one saw {hero} go out.',
						'Clink! {hero} hung the cup on a string, and went out. “Nine is nearly ten,” said {host}, and the cocoa came. So no one looked up.',
					],
				},
				{
					say: 'Ask {host} to wait up',
					sets: ['friend'],
					outcome: [
						'“I’ll go and look for {lost},” said {hero}. “Will you wait up for me?” “I will,” said {host}. “And I will keep some cocoa hot.” So {hero} went out.',
						'“Will you wait up till I find {lost}?” asked {hero}. “I will,” said {host}, “with hot cocoa for both of you.” So {hero} went.',
					],
				},
			],
			scene: { at: 'hall', with: ['host'], shows: ['cup'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Where Is {lost}?', 'Out to Look', 'In the Dark'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'That day {lost} had gone {start.to}. {hero} had seen it. So {hero} went that way too. It was so dark! “{lost}! {lost}!” But no one called back.',
					'But where was {lost}? {hero} had to think. “I saw {lost} go {start.to}!” So {hero} went that way too, as fast as could be.',
					'“I saw {lost} go {start.to},” thought {hero}. “Why did {lost.they} not come back?” So {hero} went that way too. “{lost}!”',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['The Big Door', 'Mind the Step', 'Under the Door', 'In the Ground'],
			time: 'night',
			parts: [
				'@first.outcome',
				[
					'And so {hero} came {start.to}. “{lost}!” “Mind the step!” said the ground. In the ground was an old cellar. Its big door had fallen shut, and {lost} was down there!',
					'{Start.at} it was dark and still. “{lost}!” called {hero}. “Mind the step!” said the ground. There was an old cellar with a big door. And under it sat {lost}, shut in!',
					'At last {hero} was {start.at}. Knock, knock! What was that? “Mind the step!” said the ground. It was {lost}! The door of an old cellar had fallen shut on {lost.them}.',
				],
				[
					'{hero} pulled, but the door was too heavy for one. “I’ll get help,” called {hero}. “I can wait,” said {lost}. “I have a blanket.” So {hero} went home, as fast as could be.',
					'One, two, lift! But no, the door was too heavy. “I’ll get the others,” called {hero}. “I’m all right,” said {lost}. “But come soon!” And {hero} went home, so fast.',
					'{hero} pushed and pulled. The door did not go up one bit. “I’ll get help!” said {hero}. “Good,” said {lost}. “It’s dark in here.” So {hero} went home, as fast as could be.',
				],
				{
					friend: [
						'{host} was still up, and had kept the cocoa hot. The others sat by the fire, so warm. How could {hero} get them to come?',
						'{Hall.at} {host} had kept the cocoa hot. But it was so warm in there, and so cold out. Would the others come?',
					],
					asked: [
						'“Is {lost} with you?” they asked, and did not get up. It was so warm in there, and so cold out. Would they come?',
						'“No {lost}?” they asked. But they did not get up. It was so warm by the fire! How could {hero} get them to come?',
					],
					else: [
						'They all sat by the fire, so warm, and had not seen {hero} go. How could {hero} get them to come?',
						'They all had their cocoa. No one had seen that {hero} was gone. And it was so cold out! Would they come?',
					],
				},
			],
			choices: [
				{
					say: 'Say just one word, “{lost}!”',
					sets: ['told'],
					outcome: [
						'“{lost}!” said {hero}. Just that one word.',
						'{hero} stood at the door and said one word. “{lost}!”',
					],
				},
				{
					say: 'Say that there is cake in there',
					sets: ['lied'],
					outcome: [
						'“I found cake!” said {hero}. “It’s under a big door, and I can’t lift it.” That was not true.',
						'“There is a lot of cake,” said {hero}. “It’s under a big, big door.” But there was no cake at all.',
					],
				},
				{
					say: 'Go and get just {host}',
					sets: ['few'],
					outcome: [
						'“Two can do more than one,” thought {hero}. So {hero} went up to {host}.',
						'The others were so warm and so tired. So {hero} just went up to {host}.',
					],
				},
			],
			scene: { at: 'hall', with: ['host'], shows: ['cup'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Ten!', 'Up Goes the Door', 'The Hook', 'One, Two, Three, Lift'],
			time: 'night',
			parts: [
				'@answer',
				{
					'few & first.hear': [
						'+ “{host}!” called {hero}. But they all sang, and {host} did not hear.',
						'+ “Come!” {hero} called to {host}. But it was much too loud in there.',
					],
					'few & first.trust': [
						'+ “{lost} is shut in, under the ground,” said {hero}. “Under the ground?” said {host}. “Can that be true?”',
						'+ “{lost} is in the ground!” said {hero}. “In the ground?” said {host}. “Can that be true?”',
					],
					'told & first.reach': [
						'+ Up they all got, and ran to the door. But {hero} had to go in front, to show the way!',
						'+ They all got up at once. So the door was full, and {hero} was last. But who knew the way? Just {hero}!',
					],
					'few & first.reach': [
						'+ But they all sat close to the fire. {hero} could not get to {host}.',
						'+ But {host} sat by the fire, and they all sat in between.',
					],
					'lied & first.reach': [
						'+ “CAKE?” They all ran to the door. But {hero} had to go in front, to show the way!',
						'+ “CAKE?” The door was full, and {hero} was last. But who knew the way? Just {hero}!',
					],
					'first.hear': ['+ But no one heard, for they all talked.', '+ But no one heard it, for they sang so loud.'],
					'told & first.trust': [
						'+ “Where is {lost.they}?” they said. “Under the ground!” said {hero}. “In the ground?” said {host}. “Can that be true?”',
						'+ “Where is {lost.they}?” they asked. “In the ground,” said {hero}. “Can that be true?” said {host}.',
					],
					told: ['+ Clink, clink, they all put down the cocoa.', '+ Clink, went one cup, and then they were still.'],
					few: [
						'+ “{lost} is shut in,” said {hero} softly. And {host} got up.',
						'+ “{lost} is shut in! Come!” And {host} did.',
					],
					else: ['+ “CAKE?” they all said.', '+ “How much cake?” they all said.'],
				},
				{ 'first.hear or first.reach or first.trust & !lied': '@first.later' },
				{
					'lied & first.hear': ['“CAKE!” called {hero}. Now they heard it.', '“Cake, CAKE!” called {hero}.'],
					'few & first.hear': [
						'“{lost} is shut in!” said {hero}. Now {host} heard it.',
						'“Come, {lost} is shut in!” said {hero}. And {host} came.',
					],
					'few & first.reach': ['“{lost} is shut in,” said {hero} softly.', '“{lost} is shut in! Come!” said {hero}.'],
					'told & first.hear': ['“{lost}!” Now it was so still that they all heard.', '“{lost}!” Now they heard it.'],
				},
				{
					'end-all': [
						'“{lost} is shut in, and I need you all!” said {hero}. Then they ran, out into the dark. One, two, LIFT! Up went the door, and out came {lost}.',
						'“{lost} is under a big door,” said {hero}, “and I can’t lift it.” How they ran! One, two, LIFT! And there was {lost}.',
					],
					'end-two': [
						'“{lost} is shut in!” said {hero}. “I was out there too, and you didn’t see.” “Then we lost two!” said {host}. “I’m sorry!” They all ran. LIFT! “Here is your cup, {lost},” said {hero}.',
						'“{lost} is shut in,” said {hero}. “I went to look, and no one saw.” “I’m so sorry,” said {host}. They all ran. LIFT! “Here is your cup, {lost},” said {hero}.',
					],
					'end-few': [
						'So off went the two of them, with a long pole. They put it under the big door. {hero} pushed, {host} pushed, and {lost} pushed too. Creak! Out came {lost}.',
						'{host} took a long pole, and off they went. They were just two, but they put the pole under the big door. Creak! Up it went, and out came {lost}.',
					],
					'end-gold': [
						'Oh, how fast they ran! LIFT! Out came {lost}, and no cake. “I made it up,” said {hero}. “I thought you wouldn’t come. I’m sorry!” “But we would come for {lost}!” they said.',
						'So they all ran, for the cake. LIFT! But there was just {lost}. “And the cake?” they said. “There is none,” said {hero}. “I’m sorry.” “Just say ‘{lost}’ next time,” said {host}.',
					],
				},
				{ 'alone & lied or alone & few': ['+ And {lost} got the cup back.', '+ And how {lost} hugged that cup!'] },
				[
					'“I looked for a hook for you, {hero},” said {lost}. “There was one in there.” And here it was!',
					'“I said I would look,” said {lost}. “And I got this for you, {hero}.” It was a hook!',
					'{lost} held up an old hook. “I went in there to get this,” said {lost}. “It’s for {hero}’s cup.”',
				],
				{
					friend: [
						'And at home? “Mind the step!” said {lost}. And {host} had hot cocoa for them. Up went {hero}’s cup on its hook. “Nine, TEN!” said {host}.',
						'And at home? “Mind the step!” said {lost}. And the cocoa was still hot. Up went {hero}’s cup on the new hook. “Nine, TEN!” said {host}.',
					],
					else: [
						'And at home? “Mind the step!” said {lost}. How good it was to hear that! Up went {hero}’s cup on the new hook. “Nine, TEN!” said {host}.',
						'And at home? “Mind the step!” said {lost}. Up went {hero}’s cup on the new hook. “Now you count, {hero},” said {host}. And it was TEN.',
						'Then they all went home. Up went {hero}’s cup on its hook. Ten cups, ten hooks! And who said “Mind the step”? They all did.',
					],
				},
				{ 'first.ally': ['+ And {first.ally} had cocoa too.', '+ There was cocoa for {first.ally} too.'] },
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['lost', 'host'], shows: ['cup'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
