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
					'And then, flap, the letter fell open. So {hero} saw it. “Put up a light {start.at} tonight. Then I will come home. If it is dark, I go by. {far}.”',
					'Then, flap! The letter was open, and {hero} saw it all. “I come by tonight,” it said. “Is there a light {start.at}? Then I stay. It was dark each year, so I went on. {far}.”',
				],
				[
					'{Hall.at} {host} took the letter. “It is about a cat,” said {host}, “a cat with a hat!” How they did laugh! But soon it was dark, and there was no light.',
					'So {hero} came {hall.to}, and {host} held up the letter. “A cat,” said {host}, “has a shop with ten hats.” “More!” they all cried. But it got dark, and there was no light.',
				],
			],
			choices: [
				{
					say: 'Tell them all what it says',
					sets: ['told'],
					outcome: {
						sworn: [
							'“I said I would not tell,” said {hero}. “But there is no cat!”',
							'{hero} had said, “I will not tell.” But {they} had to. “It is not a cat!”',
						],
						else: [
							'“It does not say cat!” said {hero}. {host} went as white as the letter.',
							'“No!” said {hero}. “There is no cat in it.” And {host} sat down.',
						],
					},
				},
				{
					say: 'Go up and tell just {host}',
					sets: ['whispered'],
					outcome: [
						'“I will tell just {host},” said {hero}. “It is {host}’s secret.” And {they} got up.',
						'{hero} did not say it out loud. {They} got up, to tell just {host}.',
					],
				},
				{
					say: 'Get the big lamp and run with it',
					sets: ['light'],
					outcome: [
						'The big lamp hung in front, by {host}. “I will put up a light,” said {hero}, “and I will not tell.”',
						'There was one big lamp, and it hung by {host}. “That will do,” said {hero}, “and I do not need to say a word.”',
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
					'told & first.hear':
						'“No cat?” they all cried. It was so loud! {hero} could not read it out. And soon {far} would go by!',
					'told & first.trust': '“But {host} said cat,” they all said. “Can we trust you?” And soon {far} would go by!',
					told: 'They all cried, “Let me see!” And now {hero} could not get to it. And soon {far} would go by!',
					'whispered & first.hear': 'But they all sang the song of the cat, so loud! {host} could not hear {hero}.',
					'whispered & first.trust':
						'“It says: put up a light!” said {hero}, very low. “Is that so?” said {host}. “Can I trust you?”',
					whispered: 'But they stood in a ring to pat {host}. {hero} could not get in.',
					'first.hear':
						'It hung too high. “Please lift me up!” said {hero}. But they sang the song of the cat. No one could hear.',
					'first.trust': '“You want our lamp?” they all said. “And you will not say why? Can we trust you?”',
					else: 'But they all did the dance of the cat. {hero} could not get to the lamp.',
				},
				{ 'first.reach & flies': '+ And up there hung ten flags in the way.' },
				'@first.later',
				{
					'whispered & first.trust': '',
					'whispered & first.hear': '+ “It says: put up a light!” said {hero} to {host}.',
					whispered: 'Then {hero} told {host}, very low, “It says: put up a light!”',
				},
				{
					'end-told': [
						'“Put up a light!” cried {hero}. They all ran with lamps. And up the road came {far}, {far.a}. But {host} sat all alone. “I am sorry,” said {hero}. Then {far} sat down too. “We were at M,” said {host}. “Then this is N,” said {far}.',
						'“{far} wants a light!” cried {hero}. Up went ten lamps. And there was {far}, {far.a}. {far} was home! But {host} did not come out. So {hero} and {far} went in. “I am sorry,” said {hero}. “N,” said {far}. “N,” said {host} at last.',
					],
					'end-own': [
						'Then {host} got up. “There is no cat,” said {host}. “I can not read. And {far} wants a light!” No one was mad. They ran with ten lamps. And who came up the road? {far}, {far.a}! “I got to M,” said {host}. “Then I will stay,” said {far}. “N.”',
						'{host} put the letter down. “I can not read,” {host} told them. “And {far} is out in the dark!” Out they ran with lamps. And there was {far}, {far.a}. “Ten lights!” said {far}. “I am home.” And that night {host} got to N.',
					],
					'end-light': [
						'{hero} ran, and up went the lamp. And who came out of the dark? {far}, {far.a}! {far} was home! “You read it so well,” they all said to {host}. {hero} did not tell. Then two sat by the lamp. “I got stuck at M,” said one. “N,” said {far}.',
						'Up went the lamp, {start.at}. Step, step! {far} came, {far.a}. “A light!” said {far}. “Now I will stay.” Did {hero} tell? No. But {host} did. “I got stuck at M,” said {host}. “Come here,” said {far}. “N.”',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['far', 'host'], shows: ['lantern', 'letter'], pose: 'wave', feeling: 'happy' },
		},
	],
};
