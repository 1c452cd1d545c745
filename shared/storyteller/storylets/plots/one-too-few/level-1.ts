import type { PlotLevel } from '../../format.ts';

export const oneTooFew1: PlotLevel = {
	joins: [
		'“{choice}” And {hero} did. Then it was time to count. {host}, {host.a}, got up to nine. It was ten each night! One cup was still on its hook, because {lost} was not there. {lost} was {lost.a}. “Hm,” said {friend}, {friend.a}. So {hero} went to look. And {hero}’s own cup had no hook at all.',
	],
	chapters: [
		{
			titles: ['One to Ten', 'Nine?', 'The Last Cup', 'No Ten'],
			time: 'dusk',
			parts: [
				[
					'There were ten cups {hall.at}. But there were just nine hooks! So one cup stood on the floor. It was {hero}’s. {hero} was {described}. Oh, how {hero} wanted a hook!',
					'{hero} was {described}. {hero} had a cup {hall.at}. But the cup had no hook. So it stood on the floor, and got kicked. “I want a hook,” said {hero}.',
					'All the cups {hall.at} had a hook. But {hero}’s had none! It stood on the floor. {hero} was {described}. “No one sees my cup,” said {hero}.',
				],
				[
					'Each night {host}, {host.a}, counted to ten. Then they had cocoa! But this night it went “Eight, nine…” Stop! One cup was still on its hook.',
					'“I must count you,” said {host}, {host.a}. “One, two, three!” At ten they had cocoa. But this night there was no ten! And one cup hung on its hook.',
					'“Stand in a row!” said {host}, {host.a}. Each night they were ten, and then they had cocoa. “Seven, eight, nine…” But where was ten? One cup was left.',
				],
				{
					quiet: '“I know that cup,” said {hero}. But it came out so low that no one heard.',
					bold: '“We are all here!” {hero} called. But it was not so.',
					kind: '“It will be all right,” said {hero}. But would it?',
					honest: '“It is nine,” said {hero}. It was true, and it was sad.',
					clever: '“Ten take away nine is one,” said {hero}. “But who?”',
					careful: '{hero} counted too, two times. It was still nine.',
					merry: '“Then count me two times!” said {hero}. But no one laughed.',
					dreamy: '“Ten what?” said {hero}, who had looked at the moon.',
					quick: '{hero} ran all around to look. So they had to count again.',
				},
				[
					'“Whose cup is that?” said {friend}, {friend.a}. It was the cup of {lost}, {lost.a}. {lost} sat at the door each night. “Mind the step!” {lost} said.',
					'It was the cup of {lost}, {lost.a}. {lost} sat at the door. “Mind the step!” {lost} said each night. “No one said it to me tonight,” said {friend}, {friend.a}.',
					'“No one said to mind the step,” said {friend}, {friend.a}. Who said that each night? It was {lost}, {lost.a}. And it was {lost}’s cup.',
				],
			],
			choices: [
				{
					say: 'Show the cup to all of them',
					sets: ['asked'],
					outcome: [
						'{hero} held up the cup. “Look, {lost} is not here!” They got red, because they had not seen it. “{lost} will come,” they said. But {hero} did not want to wait.',
						'“Where is {lost}?” asked {hero}, and held up the cup. No one knew. No one had asked! “But it is so dark out there,” they said. So {hero} went alone.',
					],
				},
				{
					say: 'Take it and run out',
					sets: ['alone'],
					outcome: [
						'{hero} took the cup and ran out at the door. The cocoa had come, so no one saw. No one said, “Where do you go?”',
						'Off ran {hero} with the cup. Did they look up? No! They had their cocoa now. So {hero} went all alone.',
					],
				},
				{
					say: 'Ask {friend} to wait up',
					sets: ['friend'],
					outcome: [
						'“I will look for {lost},” said {hero}. “Will you wait up for me?” “I will,” said {friend}. “And I will keep some cocoa hot.” So {hero} went out.',
						'“Will you wait up till I find {lost}?” said {hero}. “I will,” said {friend}, “with hot cocoa for both of you.” So {hero} went.',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'friend'], shows: ['cup'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Where Is {lost}?', 'Out to Look', 'In the Dark'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'“I saw {lost} go {start.to},” thought {hero}. “Why did I not ask?” So {hero} took that road too.',
					'But where was {lost}? {hero} had to think. “I saw {lost} go {start.to}!” So {hero} went that way.',
					'That day {lost} had gone {start.to}. {hero} had seen it. So {hero} went there too, in the dark.',
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
					'And so {hero} came {start.to}. Knock, knock! What was that? It came out of the ground. A big, old cellar door had shut on {lost}!',
					'{Start.at} it was dark and still. “{lost}!” called {hero}. “Mind the step!” said the ground. There was a big, old cellar door. And under it sat {lost}, shut in!',
					'At last {hero} was {start.at}. “Help!” said a voice, from under the ground. It was {lost}! A big, old cellar door had fallen shut, and {lost} was under it.',
				],
				[
					'{hero} pulled, but it was much too heavy. “I can not lift it alone,” said {hero}. “But I will come back with help!” And {hero} ran all the way home.',
					'One, two, lift! But no, it was too big for one. “I will get the others,” called {hero}. “I will be back!” And {hero} ran home.',
					'{hero} pushed and pulled. It did not go up one bit. “Do not cry,” said {hero}. “I will get help!” And off {hero} ran.',
				],
				{
					friend: [
						'They all sat {hall.at}, so warm. {friend} still had the cocoa hot. But how could {hero} get help?',
						'{Hall.at} {friend} was still up, and had kept the cocoa hot. The others sat by the fire. What now?',
					],
					else: [
						'{Hall.at} they all sat by the fire, so warm. Who would go out now? What could {hero} say?',
						'They all had cocoa {hall.at}. It was warm in there, and so cold out there! What could {hero} say?',
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
						'“I found cake!” said {hero}. “It is under a big door, and I can not lift it.” That was not true.',
						'“There is a lot of cake,” said {hero}, “under a big, big door.” But there was no cake at all.',
					],
				},
				{
					say: 'Go and get just {friend}',
					sets: ['few'],
					outcome: [
						'“Two can do more than one,” thought {hero}. So {hero} went to get {friend}.',
						'The others were so warm and so tired. “I will just ask {friend},” thought {hero}.',
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
					'few & first.hear': [
						'+ “{friend}!” called {hero}. But they all sang, and {friend} did not hear.',
						'+ “Come!” {hero} said to {friend}. But it was much too loud.',
					],
					'few & first.trust': [
						'+ “Is it a joke?” said {friend}. “Who says so?”',
						'+ “Out there, now?” said {friend}. “Who says so?”',
					],
					'first.hear': ['+ They all talked, so no one heard.', '+ They sang so loud that no one heard it.'],
					'first.trust': [
						'+ “Is that a joke?” they said. “Who says so?”',
						'+ “Now? In the dark?” said {host}. “Who says so?”',
					],
					told: ['+ Clink, clink, they all put down the cocoa.', '+ Clink, went one cup, and then they were still.'],
					few: ['+ “Where to?” said {friend}, and got up.', '+ “{friend}, come!” And {friend} did.'],
					else: ['+ “CAKE?” they all said.', '+ “How much cake?” they all said.'],
				},
				{ 'first.trust or first.hear': '@first.later' },
				{ 'lied & first.hear': ['“CAKE!” called {hero}.', '“Cake, CAKE!” said {hero}.'] },
				{
					'end-gold & first.ally': [
						'+ {hero} did not look at {first.ally}.',
						'+ {hero} looked away from {first.ally}.',
					],
				},
				{
					'end-all': [
						'“{lost} is shut in, and I need you all!” said {hero}. Then they ran, out into the dark. One, two, LIFT! Up went the door, and out came {lost}.',
						'“{lost} is under a big door,” said {hero}, “and I can not lift it.” Up they got, and ran. One, two, LIFT! And there was {lost}.',
					],
					'end-two': [
						'“{lost} is shut in! I was out there too, and you did not see.” “Then we lost two!” said {host}. “I am sorry!” They all ran. LIFT! “Here is your cup, {lost},” said {hero}.',
						'“{lost} is shut in,” said {hero}. “I went to look, and no one saw.” “I am so sorry,” said {host}. They all ran. LIFT! “Here is your cup, {lost},” said {hero}.',
					],
					'end-few': [
						'“{lost} is shut in,” said {hero}, so that just {friend} heard. So off the two of them went, with a pole. {hero} pushed, {friend} pushed, and {lost} pushed too. Creak! Out came {lost}.',
						'{hero} told it to {friend}, low and fast. They took a long pole, and ran. They were just two, but they put the pole in the gap. Creak! Up it went, and out came {lost}.',
					],
					'end-gold': [
						'Oh, how fast they ran! LIFT! Out came {lost}, and no cake. “I made it up,” said {hero}. “I thought you would not come. I am sorry!” “But we would!” they said.',
						'So they all ran, for the cake. LIFT! But there was just {lost}. “And the cake?” they said. “There is none,” said {hero}. “I am sorry.” “Just say ‘{lost}’ next time,” said {host}.',
					],
				},
				{ 'alone & lied or alone & few': ['+ And {lost} got the cup back.', '+ “My cup!” said {lost}.'] },
				[
					'“I went to get a hook for you, {hero},” said {lost}. And here it was!',
					'“I got this for you, {hero},” said {lost}, “because your cup had none.” It was a hook!',
					'{lost} held up an old hook. “I went in to get this,” said {lost}, “for {hero}’s cup.”',
				],
				{
					friend: [
						'“Mind the step!” said {lost}. And {friend} had hot cocoa. Up went {hero}’s cup on the hook. “Nine, TEN!” said {host}.',
						'“Mind the step!” said {lost}. And there was hot cocoa from {friend}. Up went the new hook. “Nine, TEN!” said {host}.',
					],
					else: [
						'“Mind the step!” said {lost} at home. Now they all heard it. Up went {hero}’s cup. “Nine, TEN!” said {host}.',
						'“Mind the step!” said {lost}. Up went the cup. “Now you count, {hero},” said {host}. And it was TEN.',
						'Then up went the cup on its hook. Ten cups, ten hooks! And who said “Mind the step”? They all did.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['lost', 'friend'], shows: ['cup'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
