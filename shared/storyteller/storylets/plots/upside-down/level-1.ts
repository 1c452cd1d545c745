import type { PlotLevel } from '../../format.ts';

export const upsideDown1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then a letter came, from {far}, who was far away. {host}, {host.a}, held it upside down. “I can not read,” said {host}. “I just make it up. Do not tell!” And off {host} ran. So {hero} took the letter, to bring it {hall.to}.',
	chapters: [
		{
			titles: ['A Letter', 'Up Is Down', 'Do Not Tell', 'From Far Away'],
			time: 'day',
			parts: [
				[
					'A letter! It was from {far}, who was far, far away. {hero} was {described}. “I wish {far} would come home,” said {hero}.',
					'{hero} had a letter to bring! It was from {far}, who was so far away. {hero} was {described}. “Will {far} come home one day?” said {hero}. “I do wish it.”',
					'Once a year there was a letter from {far}, who lived so far off. {hero} was {described}, and got to bring it. What was in it? {hero} did so hope that it said, “I will come home.”',
				],
				[
					'“I will read it out tonight,” said {host}, {host.a}. “Let me see!” But look! Up was down, and down was up.',
					'Then came {host}, {host.a}. “I read it out each year,” said {host}. “Let me see!” But {host} held it upside down!',
				],
				{
					quiet: '{hero} did not say a thing. But {host} saw {them} look.',
					bold: '“That is upside down!” said {hero}. It was much too loud.',
					kind: '“Let me turn it for you,” said {hero}. Oh! {host} went red.',
					honest: '“You can not read,” said {hero}. It was true. But oh dear.',
					clever: '“So an M is a W to you,” said {hero}. {host} went red.',
					careful: '{hero} took one more look, to be sure. {host} saw it.',
					merry: '{hero} had to laugh. But {host} did not laugh at all.',
					dreamy: '“What a funny M,” said {hero}. “Oh! It is on its head.”',
					quick: '{hero} took it and spun it, whizz! {host} went red.',
				},
				[
					'“I can not read,” said {host}, very low. “{far} taught me up to M, and then {far} went away. So I make it up. I tell them of a cat. Do not tell!”',
					'“Shh!” said {host}. “I know the letters up to M. Then {far} went away. So I make it up. It is all about a cat. Do not tell!”',
				],
			],
			choices: [
				{
					say: 'Say “I will not tell”',
					sets: ['sworn'],
					outcome: [
						'“I will not tell,” said {hero}. So {host} ran on. And {hero} took the letter.',
						'“I will not,” said {hero}, “not one word.” Then {host} ran on, and {hero} took the letter. It was not so light now.',
					],
				},
				{
					say: 'Say “I can read it to you”',
					sets: ['offered'],
					outcome: [
						'“I can read it to you,” said {hero}. “No, no!” said {host}. “They want the cat!” And off {host} ran. So {hero} took the letter.',
						'“Sit down,” said {hero}, “and I can read it to you.” {host} did want to, but was too shy, and ran on. So {hero} took the letter.',
					],
				},
				{
					say: 'Ask why it was just up to M',
					sets: ['asked'],
					outcome: [
						'“Why just up to M?” said {hero}. “It was time for bed,” said {host}, “and the next day {far} was gone.” That was sad. Then {host} ran on, and {hero} took the letter.',
						'“And after M?” said {hero}. “I did not like to ask,” said {host}. “They all think that I know it.” Then {host} ran on, and {hero} took the letter.',
					],
				},
			],
			scene: { at: 'start', with: ['host'], shows: [], holds: 'letter', pose: 'hold', feeling: 'surprised' },
		},
		{
			titles: ['On the Way', 'Flap, Flap', 'With a Letter'],
			time: 'day',
			parts: [
				'@answer',
				[
					'Up the road went {hero}, and flap, flap, went the letter. It was not shut so well. “No, I will not look,” said {hero}.',
					'So {hero} went on. Flap, went the letter, and flap! It did want to come open. “Shh,” said {hero} to it.',
					'It was a long way {hall.to}. “What does it say?” said {hero}. Flap, said the letter. But that was not a word.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['It Fell Open', 'Not a Cat', 'Put Up a Light'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				[
					'Flap! The letter fell open, and {hero} saw it. “I come by tonight,” it said. “Put up a light {start.at}. Then I stay. {far}.”',
					'Flap! Now the letter was open. “I come by tonight,” it said. “Is there a light {start.at}? Then I stay. {far}.”',
				],
				{
					'first.hear': [
						'“Cat! Cat!” they all sang {hall.at}. No one could hear {hero}!',
						'“We want the cat!” they all sang {hall.at}. No one could hear {hero}!',
					],
					'first.trust': [
						'“It is open!” they said {hall.at}. “{hero}, can we trust you?”',
						'“Why is it open?” they said {hall.at}. “Can we trust you?”',
					],
					else: 'Then {hero} came {hall.to}, and {host} took the letter.',
				},
				{ 'first.hear or first.trust': '@first.later' },
				[
					'“It is a cat,” read {host}, “with a hat!” How they did laugh! But soon it was dark, and no light was up.',
					'“A cat,” read {host}, “has ten hats.” “More!” they all cried. But it got dark.',
				],
			],
			choices: [
				{
					say: 'Tell them all what it says',
					sets: ['told'],
					outcome: {
						sworn: [
							'“I said I would not tell,” said {hero}. “But there is no cat! It says, put up a light, and I come home!”',
							'{hero} had said, “I will not tell.” But {they} had to. “It is not a cat! It says, put up a light!”',
						],
						else: [
							'“It does not say cat!” said {hero}. “It says, put up a light!” {host} went as white as the letter.',
							'“No!” said {hero}. “There is no cat in it. {far} wants a light!” And {host} sat down.',
						],
					},
				},
				{
					say: 'Go up and tell just {host}',
					sets: ['whispered'],
					outcome: [
						'{hero} went up to {host}. “It is your secret,” {they} said, very low, “so I tell just you. It says, put up a light!”',
						'{hero} did not say it out loud. {They} went up to {host}. “It is not a cat,” {they} said. “It says, put up a light!”',
					],
				},
				{
					say: 'Get the big lamp and run with it',
					sets: ['light'],
					outcome: [
						'“I will put up a light,” said {hero}, “and I will not tell.” So {they} got the big lamp. Off {they} ran with it, all the way {start.to}.',
						'There was one big lamp by the door. {hero} took it, and did not say a word. {They} ran with it all the way {start.to}.',
					],
				},
			],
			scene: { at: 'hall', with: ['host'], shows: ['letter'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['N', 'The Light', 'Home at Last', 'Who Is on the Road?'],
			time: 'night',
			parts: [
				'@answer',
				{
					quiet: ['+ {hero} could keep a lot in. But not this.', ''],
					bold: ['+ {hero} did not wait one bit.', ''],
					kind: ['+ {hero} had to think of {far}, all alone.', ''],
					honest: ['+ {hero} had to do what was true.', ''],
					clever: ['+ {hero} had had a good think.', ''],
					careful: ['+ There was no time to be slow.', ''],
					merry: ['+ {hero} did not laugh this time.', ''],
					dreamy: ['+ {hero} was wide awake now.', ''],
					quick: ['+ How good it was now to be {trait}!', ''],
				},
				{
					'end-told': [
						'They all took lamps and ran {start.to}. And up the road came {far}, {far.a}. {far} was home! But {host} sat all alone {hall.at}. {hero} went in. “I am sorry,” said {hero}. Then {far} sat down too. “We were at M,” said {host}. “Then this is N,” said {far}.',
						'They ran {start.to}, and up went ten lamps. And there was {far}, {far.a}. {far} was home! But {host} was not there. So {hero} and {far} went back {hall.to}. “I am sorry,” said {hero}. “N,” said {far}. “N,” said {host} at last.',
					],
					'end-own': [
						'Then {host} got up. “There is no cat,” {host} told them. “I can not read. And {far} wants a light!” No one was mad. They all ran {start.to}. And who came up the road? {far}, {far.a}! “I got to M,” said {host}. “Then I will stay,” said {far}. “N.”',
						'{host} put the letter down. “I can not read,” {host} told them all. “And {far} is out in the dark!” So they took lamps and ran {start.to}. And there was {far}, {far.a}. “Ten lights!” said {far}. “I am home.” And that night {host} got to N.',
					],
					'end-light': [
						'Up went the lamp. And who came out of the dark? {far}, {far.a}! So {hero} took {far} {hall.to}. “You read it so well,” they all said to {host}. {hero} did not tell. Then two sat by the lamp. “I got stuck at M,” said {host}. “N,” said {far}.',
						'Up went the lamp. Step, step! {far} came, {far.a}. “A light!” said {far}. “Now I will stay.” They went {hall.to}. Did {hero} tell? No. But {host} did. “I got stuck at M,” said {host}. “Come here,” said {far}. “N.”',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['far', 'host'], shows: ['lantern', 'letter'], pose: 'wave', feeling: 'happy' },
		},
	],
};
