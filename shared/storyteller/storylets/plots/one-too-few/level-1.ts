import type { PlotLevel } from '../../format.ts';

export const oneTooFew1: PlotLevel = {
	joins: [
		'“{choice}” And {hero} did. Then it was time for cocoa. First {host}, {host.a}, had to count all the friends. It was ten each night. But now it was nine! {lost}, {lost.a}, was not there. {hero}’s cup had no hook. So {lost} had gone to find one {start.at}. And {hero} went to look for {lost}.',
	],
	chapters: [
		{
			titles: ['One to Ten', 'Nine?', 'The Last Cup', 'No Ten'],
			time: 'dusk',
			parts: [
				[
					'{hero} was {described}, with nine good friends. They had ten cups {hall.at}. Nine hung on the wall, each on its hook. But {hero}’s cup stood down on the floor. “I want a hook too,” {hero} told {lost}, {lost.a}. “Hm,” said {lost}. “I’ll look for one {start.at}.”',
					'Ten friends had ten cups {hall.at}. Nine of them hung in a row. But the last one stood on the floor, and that was {hero}’s! {hero} was {described}. “I wish I had a hook,” {they} told {lost}, {lost.a}. “Hm,” said {lost}. “I’ll find you one {start.at}.”',
					'Ten friends had ten cups {hall.at}. But there were just nine hooks. So {hero}’s cup stood on the floor. {hero} was {described}. “I want a hook so much!” {they} told {lost}, {lost.a}. “Hm,” said {lost}. “I’ll look for one {start.at}.”',
				],
				[
					'Each night {lost} sat at the door. “Mind the step!” {lost.they} said. {host}, {host.a}, counted the friends. After ten there was cocoa. But tonight it went “Eight, nine…” and no more. One cup was still on its hook.',
					'Each night {lost} sat at the door and said, “Mind the step!” {host}, {host.a}, counted the friends, up to ten. And then, cocoa! But tonight there was no ten. One cup still hung on its hook.',
					'“Mind the step!” {lost} said each night, at the door. {host}, {host.a}, counted the friends. “One, two, three…” And after ten came cocoa! But tonight it was just nine, and one cup was left on its hook.',
				],
				{
					quiet: '“One isn’t here,” said {hero}, so softly that no one heard.',
					bold: '“We’re all here!” called {hero}. But that was not so.',
					kind: '“It will be all right,” said {hero}. But would it?',
					honest: '“It’s not ten,” said {hero}. “It’s just nine.”',
					clever: '“Ten take away nine is one,” said {hero}. “But who?”',
					careful: '{hero} counted them too, and then one more time. It was still nine.',
					merry: '“Then count me twice!” said {hero}. But that was not right.',
					dreamy: '“Ten what?” said {hero}, who had looked out at the moon.',
					quick: '{hero} could not sit still, so {host} had to count again.',
				},
				[
					'“Nine is nearly ten,” said {host}. “Now, cocoa!” But {hero} had a thought. “No one told me to mind the step tonight!” So that was {lost}’s cup, and {lost} was not there.',
					'“Nine is nearly ten,” said {host}. “So, cocoa!” But whose cup was it? {hero} looked at the door. No one sat there! “It’s {lost}’s cup,” thought {hero}.',
					'“Nine is nearly ten,” said {host}. “Cocoa time!” But {hero} was thinking. “Who didn’t say ‘Mind the step’ tonight?” It was {lost}! So that was {lost}’s cup.',
				],
			],
			choices: [
				{
					say: 'Show the cup to all of them',
					sets: ['asked'],
					outcome: [
						'{hero} held up the cup. “Look, {lost} isn’t here!” “{lost} will come soon,” said the others, and had their cocoa. But {hero} did not want to wait, and went out alone.',
						'“Look, {lost} isn’t here!” said {hero}, and held up the cup. “{lost} is just late,” said the others, and had their cocoa. So {hero} went to look, all alone.',
					],
				},
				{
					say: 'Take the cup and run out',
					sets: ['alone'],
					outcome: [
						'{hero} hung the cup on a string and ran out with it, clink, clink. Just then the cocoa came. They all looked at that, and no one saw {hero} go.',
						'Clink! {hero} hung the cup on a string. Just then the cocoa came, and they all looked at that. So no one saw {hero} run out.',
					],
				},
				{
					say: 'Ask {host} to wait up',
					sets: ['friend'],
					outcome: [
						'“I’ll go and look for {lost},” said {hero}. “Will you wait up for us?” “I will,” said {host}. “And I’ll keep some cocoa hot.” So {hero} went out.',
						'“Will you wait up till I find {lost}?” asked {hero}. “I will,” said {host}, “with hot cocoa for you both.” So {hero} went out.',
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
					'“Where is {lost}?” thought {hero}. “{Lost.they} went {start.to}, for my hook!” So that was the way to go. “{lost}! {lost}!” But no one called back.',
					'But where was {lost}? “{Lost.they} went {start.to}, to find my hook!” thought {hero}. And off {they} went, as fast as could be.',
					'“{lost} went {start.to}, all for my hook,” thought {hero}. “And now {lost.they} isn’t back!” So {hero} went that way too. “{lost}!”',
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
					'And so {hero} came {start.to}. “{lost}!” “Mind the step!” said the ground. The ground? No, it was {lost}! {Lost.they} had gone down into an old cellar. And bang, the big door fell shut!',
					'{Start.at} it was dark and still. “{lost}!” called {hero}. “Mind the step!” said the ground. The ground? There was a big door in it. “I went down into an old cellar,” called {lost}, “and the door fell shut!”',
					'At last {hero} was {start.at}. “Mind the step!” said the ground. But the ground can’t talk. It was {lost}! {Lost.they} had gone down into an old cellar, and the big door fell shut.',
				],
				[
					'{hero} pulled, but the door was too heavy for one. “I’ll get help,” {they} called. “Come soon!” said {lost}. And home went {hero}, as fast as could be.',
					'One, two, lift! But no, the door was too heavy for one. “I’ll get the others,” called {hero}. “Come soon!” said {lost}. And {hero} went home, as fast as the wind.',
					'{hero} pulled and pulled. But the door was too heavy for one. “I’ll get help!” {they} said. “Good,” said {lost}. “It’s dark in here.” So home went {hero}, fast, fast, fast.',
				],
				{
					friend: [
						'{host} had kept the cocoa hot. All the friends sat by the fire. It was so warm there, and so cold out! Would they come?',
						'{Hall.at} {host} had kept the cocoa hot. The friends sat close to the fire. It was so cold out! Would they come?',
					],
					asked: [
						'“No {lost}?” said the friends by the fire. But they did not get up. It was so warm there, and so cold out! Would they come?',
						'“Did you find {lost}?” called the friends. But they sat close to the fire. It was so cold out! Would they come?',
					],
					else: [
						'All the friends sat by the fire. They had not seen that {hero} was gone. And it was so cold out! Would they come?',
						'The friends sat by the fire with their cocoa. No one had seen that {hero} was gone. And it was so cold out! Would they come?',
					],
				},
			],
			choices: [
				{
					say: 'Say just one word, “{lost}!”',
					sets: ['told'],
					outcome: ['“{lost}!” said {hero}. Just that one word.', '{hero} stood there and said one word. “{lost}!”'],
				},
				{
					say: 'Say that there is cake in there',
					sets: ['lied'],
					outcome: [
						'“I found cake!” said {hero}. “It’s under a big door, and I can’t lift it.” But there was no cake at all.',
						'“There is a lot of cake,” said {hero}. “It’s under a big, big door.” But that was not true.',
					],
				},
				{
					say: 'Go and get just {host}',
					sets: ['few'],
					outcome: [
						'“Two can do more than one,” thought {hero}. “I’ll ask {host}.”',
						'“{host} and I can do it,” thought {hero}. “Two are more than one.”',
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
						'+ “{host}!” called {hero}. But the friends were singing the cocoa song, and {host} did not hear.',
						'+ “{host}, come!” called {hero}. But they were singing the cocoa song, much too loud.',
					],
					'few & first.trust': [
						'+ “{lost} is shut in, under the ground,” said {hero}. “Under the ground?” said {host}. “Can that be true?”',
						'+ “{lost} is in the ground!” said {hero}. “In the ground?” said {host}. “Can that be true?”',
					],
					'told & first.reach': [
						'+ They all looked at the door. No {lost} sat there! Up they got, and ran. But {hero} had to be in front, to show the way!',
						'+ {lost}? They all got up at once and ran to the door. Now {hero} was last! But who knew the way? Just {hero}!',
					],
					'few & first.reach': [
						'+ But {host} sat by the fire, and all the friends sat in between.',
						'+ But all the friends sat close to the fire. {hero} could not get to {host}.',
					],
					'lied & first.reach': [
						'+ “CAKE?” They all ran to the door. But {hero} had to go in front, to show the way!',
						'+ “CAKE?” They all ran to the door, and {hero} was last. But who knew the way? Just {hero}!',
					],
					'first.hear': [
						'+ No one heard it, for they were singing the cocoa song.',
						'+ They were singing the cocoa song, so loud that no one heard.',
					],
					'told & first.trust': [
						'+ They all looked at the door. No {lost} sat there! “Where is {lost.they}?” they asked. “In the ground,” said {hero}. “Can that be true?” said {host}.',
						'+ “Oh!” said {host}. “So where is {lost.they}?” “In the ground,” said {hero}. “Can that be true?” they asked.',
					],
					told: [
						'+ And who would say “Mind the step” now? Clink, clink, they all put down the cocoa.',
						'+ They looked at the door. No {lost} sat there! Clink, clink, they all put down the cocoa.',
					],
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
					'told & first.hear': [
						'“{lost}!” Now they all heard. And who would say “Mind the step” now?',
						'“{lost}!” Now they heard it, and looked at the door. No {lost} sat there!',
					],
				},
				{
					'end-all': [
						'“{lost} is shut in, and I need you all!” said {hero}. Then they all ran, out into the dark. One, two, LIFT! Up went the big door, and out came {lost}.',
						'“{lost} is under a big door,” said {hero}, “and I can’t lift it.” How they all ran! One, two, LIFT! Up it went, and there was {lost}.',
					],
					'end-two': [
						'“{lost} is shut in!” said {hero}. “I was out there too, and you didn’t see.” “Then we lost two!” said {host}. “I’m sorry!” And off they all ran. LIFT! Up went the big door. “Here is your cup, {lost},” said {hero}.',
						'“{lost} is shut in,” said {hero}. “I went to look, and no one saw.” “Then it was just eight!” said {host}. “I’m so sorry!” How they all ran! LIFT! Up went the big door. “Here is your cup, {lost},” said {hero}.',
					],
					'end-few': [
						'So off went {hero} and {host}, with a long pole. They put it under the big door. {hero} pushed, {host} pushed, and {lost} pushed too. Creak! Out came {lost}.',
						'{host} took a long pole, and off went the two. They put the pole under the big door. {hero} pushed, and {host} pushed. Creak! Up it went, and out came {lost}.',
					],
					'end-gold': [
						'Oh, how fast they all ran there! LIFT! Up went the big door. Out came {lost}, and no cake. “I made it up,” said {hero}. “I thought you wouldn’t come. I’m sorry!” “But we would come for {lost}!” they said.',
						'So they all ran there, for the cake. LIFT! Up went the big door. But there was just {lost}. “And the cake?” they said. “There is none,” said {hero}. “I’m sorry.” “Just say ‘{lost}’ next time,” said {host}.',
					],
				},
				{ 'alone & lied or alone & few': ['+ And {lost} got the cup back.', '+ And how {lost} hugged that cup!'] },
				[
					'“Look what was down there, {hero}!” said {lost}. It was an old hook. “It’s for your cup.”',
					'“I said I would find one,” said {lost}. “This is for you, {hero}.” It was a hook!',
					'{lost} held up an old hook. “I went down there to get this,” {lost.they} said. “It’s for {hero}’s cup.”',
				],
				{
					friend: [
						'And at home? “Mind the step!” said {lost}. And the cocoa was still hot. Up went {hero}’s cup on its hook. “Nine, TEN!” said {host}. “And nine is not ten at all.”',
						'And at home? “Mind the step!” said {lost}. And {host} had hot cocoa for them both. Up went {hero}’s cup on the new hook. “Nine, TEN!” said {host}.',
					],
					else: [
						'And at home? “Mind the step!” said {lost}. How good it was to hear that! Up went {hero}’s cup on the new hook. “Nine, TEN!” said {host}. “And nine is not ten at all.”',
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
