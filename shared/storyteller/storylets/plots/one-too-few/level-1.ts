import type { PlotLevel } from '../../format.ts';

export const oneTooFew1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then it was time to count. {host}, {host.a}, got up to nine. Just nine! It was ten each night. One cup was still on its hook. It was the cup of {lost}, {lost.a}. “Hm,” said {friend}, {friend.a}. So off went {hero}, with the cup, to look for {lost}.',
	chapters: [
		{
			titles: ['One to Ten', 'Nine?', 'The Last Cup', 'No Ten'],
			time: 'dusk',
			parts: [
				[
					'It was time to count. “One, two, three,” said {host}, {host.a}. At ten there is cocoa! {hero} was {described}. Nine cups had a hook. {hero}’s cup had no hook. It sat on the floor.',
					'“One! Two! Three!” Each night {host} counts up to ten. Then there is cocoa. {host} is {host.a}. {hero} was {described}, and came last. Nine cups had a hook. The cup of {hero} sat on the floor.',
				],
				[
					'But this night? “Eight. Nine. And?” [No ten!|Where was ten?] Who was not here? One cup was still on its hook.',
					'“Eight. Nine. Oh,” said {host}. “Nine?” [It had to be ten.|Who was not here?] And look! One cup was still on its hook.',
				],
				{
					quiet: '“I know that cup,” said {trait} {hero}. It came out so low that no one heard.',
					bold: '“All here!” {trait} {hero} had said. Oops. Not all.',
					kind: '“It is all right,” said {trait} {hero}. But it was not.',
					honest: '“Then it is nine,” said {trait} {hero}. True. But oh dear!',
					clever: '{Trait} {hero} did a sum. It did not say who.',
					careful: '{Trait} {hero} had to count too. So slow! Still nine.',
					merry: '“Boo! I am ten!” said {trait} {hero}. But that was nine.',
					dreamy: '“Ten what?” said {trait} {hero}, who had been in a dream.',
					quick: '{Trait} {hero} ran by so fast! {host} had to start over.',
				},
				'It was the cup of {lost}, {lost.a}. {lost} had a nod for {hero} each day. “Hm,” said {friend}, {friend.a}.',
			],
			choices: [
				{
					say: 'Show the cup to all of them',
					sets: ['asked'],
					outcome: [
						'“Not mine,” they all said. “It is {lost}’s!” said {hero}. Oh! And no one had missed {lost}. Not one. [So off went {hero} with the cup.|{hero} took the cup and went.]',
						'“Whose is it?” said {hero}. “{lost}’s!” Then they all went red. No one had missed {lost}. {hero} took the cup, and went to look.',
					],
				},
				{
					say: 'Take it and run out',
					sets: ['alone'],
					outcome: [
						'Out ran {hero}, cup and all. No one saw. No one said, “Where do you go?”',
						'{hero} took the cup, and out {they} went. [Did they see it?|Did they look up?] No. They had cocoa.',
					],
				},
				{
					say: 'Ask {friend} to wait up',
					sets: ['friend'],
					outcome: [
						'“Will you wait up for me?” said {hero}. “I will keep two cups hot,” said {friend}. [So off went {hero}, with {lost}’s cup.|{hero} took {lost}’s cup and went.]',
						'“I go to look for {lost},” said {hero}. “Then I wait up,” said {friend}, “with cocoa for two.” And {hero} took the cup and went.',
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
					'That day {lost} had gone {start.to}. So {hero} went that way too. [Step, step.|Tip, tap.] Then, stop!',
					'Where to? {lost} had gone {start.to} that day. {hero} had seen it. [So that was the way.|That way, then!] But oh, stop!',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['The Big Door', 'Hello, Said the Door', 'Under the Door'],
			time: 'night',
			parts: [
				'@first.outcome',
				[
					'And look! There was a big, big door in the ground. It was shut. “Hello,” said the door. No! It was {lost}, under it. “It fell shut,” said {lost}. [Pull! Pull!|Tug! Tug!] It was too big for one.',
					'Then {hero} saw a door, flat in the ground. Knock, knock! “Come in,” it said. “No, you can not. It is stuck.” It was {lost}, under the door! [Pull, pull!|Heave!] It was too big for one.',
				],
				'Under the door was a gap. In went the cup! “My cup!” said {lost}. “So you came.” But it took all of them to lift that door. And they all had cocoa. [What could {hero} say?|What to say to them?]',
			],
			choices: [
				{
					say: 'Say just one word, “{lost}!”',
					sets: ['told'],
					outcome: [
						'“I will tell them it is you,” said {hero}. “Me?” said {lost}. “Will they come?” {hero} ran back.',
						'“I will just say {lost},” said {hero}. “That is all it takes.” And back {they} ran. Was that all?',
					],
				},
				{
					say: 'Say that there is cake in there',
					sets: ['lied'],
					outcome: [
						'“They run for cake,” said {hero}. “So I will say cake.” And back {they} ran. {lost} did not say a thing.',
						'“I will say cake,” said {hero}. “For cake they come.” “Oh,” said {lost}, under the door. And {hero} ran back.',
					],
				},
				{
					say: 'Go and get just {friend}',
					sets: ['few'],
					outcome: [
						'“I will get {friend},” said {hero}. “Two can lift more than one.” And back {they} ran.',
						'“They have cocoa,” said {hero}. “But {friend} will come. I know it.” And off {they} ran.',
					],
				},
			],
			scene: { at: 'start', with: [], shows: ['door', 'cup'], pose: 'reach', feeling: 'worried' },
		},
		{
			titles: ['Ten!', 'Up Goes the Door', 'The Hook', 'One, Two, Three, Lift'],
			time: 'night',
			parts: [
				{
					quiet: ['{Trait} {hero} had a big thing to say now.', ''],
					bold: ['{Trait} {hero} ran all the way, in the dark.', ''],
					kind: ['{Trait} {hero} did not stop for one sip.', ''],
					honest: ['It was hard for {trait} {hero}, but on {they} went.', ''],
					clever: ['{Trait} {hero} had had a think.', ''],
					careful: ['{Trait} {hero} knew each stone on the way now.', ''],
					merry: ['{Trait} {hero} did not joke this time.', ''],
					dreamy: ['{Trait} {hero} was wide awake.', ''],
					quick: ['Zip! How good that {hero} is {trait}.', ''],
				},
				'@answer',
				{
					'first.reach': '{Hall.at} it was so full! Cups and backs, backs and cups. {hero} could not get in.',
					'first.hear': '{Hall.at} they all sang the cocoa song. La, la! {hero} called. No one could hear.',
					'first.trust': '“A door in the ground?” said {host}. “I know of no door. Can we trust you?”',
				},
				{ 'first.reach & flies': '+ Fly in? The lamps hung too low.' },
				'@first.later',
				{
					'end-all': [
						'“{lost} is shut in!” said {hero}. Down went the cups. Out they all ran. One, two, three, LIFT! And out came {lost}, with a hook. “It is for you,” {lost} said to {hero}. “Your cup had none.” Tap, tap! Up went the hook. “Eight, nine,” said {host}, “TEN!”',
						'“It is {lost}!” said {hero}. Oh, how they ran! They all took hold. One, two, LIFT! Up went the door. {lost} had a hook. “I went to get it for you,” {lost} said to {hero}. “You sat on the floor, so to say.” [Tap, tap, tap.|Tap, tap!] And {host} got up to ten.',
					],
					'end-two': [
						'“{lost} is shut in!” said {hero}. “And where were you?” said {host}. {hero} had been out too, and no one saw! {host} went so red. Then they all ran. LIFT! Out came {lost}, with a hook. “I saw that you had none,” {lost} said to {hero}. “I see you.” [And they had cocoa.|Tap, tap, up it went.]',
						'“{lost} is out there, and so was I!” said {hero}. So it was two too few! And no one had seen. How they ran then! LIFT! “I did see you,” said {lost} to {hero}. “You have no hook. So I went to get one.” [“Ten,” said {host}.|And {host} got up to ten.]',
					],
					'end-few': [
						'“Come with me,” said {hero}. {friend} came. Just {friend}. They took a long, long pole. Push! {lost} pushed too. Creak! Out came {lost}, with a hook. “It is for you,” {lost} said to {hero}. “Your cup had none.” So they had cocoa. It was cold. It was so good.',
						'“Come,” said {hero}, and {friend} put down the cup. So they were two. Two and a pole! Push, push. Creak. Out came {lost}, with a hook for {hero}. “You had none,” said {lost}. [All the rest were in bed.|The others slept.] But three had cocoa on the step.',
					],
					'end-gold': [
						'“Cake! In there!” said {hero}. How they ran! LIFT! Out came {lost}. “Where is the cake?” they said. No one said hello. {hero} went so red. “There is no cake,” {they} said. “There is {lost}.” “I got you a hook,” said {lost}. Then {hero} went home, and made a cake for {lost}. It took all night.',
						'“There is cake!” said {hero}. Off they ran. LIFT! But there was just {lost}, with a hook. “No cake?” they said, and went home. “I got it for you,” said {lost}. Oh, that was hard! “I am sorry,” said {hero}. And then they made a cake, {hero} and {lost}, for all ten.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['lost', 'friend'], shows: ['door', 'cup'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
