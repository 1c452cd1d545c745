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
					'It was {host} who read it out, {host.a}. “Is that it?” said {host}, and took a look. But up was down, and down was up!',
				],
				{
					quiet: '{hero} did not say a thing. But {host} saw {them} look.',
					bold: '“That is upside down!” said {hero}, much too loud. “Shh!” said {host}.',
					kind: '“Let me turn it for you,” said {hero}. Oh! {host} went red.',
					honest: '“You can not read,” said {hero}. It was true. But oh dear!',
					clever: '“Why is the M a W?” said {hero}. {host} went red.',
					careful: '{hero} took one more look, to be sure. {host} saw it.',
					merry: '{hero} had to laugh. But {host} did not laugh at all.',
					dreamy: '“What a funny M,” said {hero}. “Oh! It is on its head.”',
					quick: '{hero} took it and spun it, whizz! {host} went red.',
				},
				[
					'“I can not read,” said {host}, very low. “{far} taught me the letters up to M. Then {far} went away. So I make it all up, about a cat. Do not tell!”',
					'“It is true, I can not read,” said {host}. “I got as far as M with {far}, and then {far} went away. So I just tell them about a cat. Do not tell!”',
					'“Shh! I know A to M,” said {host}. “{far} was with me, and we got to M. Then {far} went far away. So I say that there is a cat in it. They do like the cat! Please do not tell.”',
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
						'“And what came after M?” said {hero}. “Bed,” said {host}. “We had to stop for bed. And then {far} was gone.” So {hero} took the letter, and {host} ran on.',
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
					'Then {hero} came {hall.to}, and {host} took the letter. Flap! It fell open, so {hero} saw what it said. “I come by tonight. Put up a light {start.at}, and I will stay. Is it dark? Then I go on. {far}.”',
					'So {hero} was {hall.at} at last. {host} held up the letter. Flap, it fell open, and {hero} could read it! “Tonight I go by. Is there a light {start.at}? Then I will stay with you. {far}.”',
					'{host} took the letter from {hero} {hall.at}. But flap, it came open! “I will come tonight,” it said. “But I stay just if there is a light {start.at}. {far}.” {hero} read it two times.',
				],
				[
					'“It is a cat,” said {host}, “with a hat!” How {folk} did laugh! But out there it got dark, and no light was up.',
					'“A cat has ten hats,” said {host}. “More!” cried {folk}. But no one went to put up a light, and it got dark.',
					'{host} held it upside down. “Oh, it is the cat!” said {host}, and {folk} were so glad. But soon it was dark. And who would put up a light?',
				],
			],
			choices: [
				{
					say: 'Tell them all what it says',
					sets: ['told'],
					outcome: {
						sworn: [
							'“I said I would not tell,” said {hero}, “but I have to. There is no cat! It says, put up a light!”',
							'{hero} had said, “I will not tell.” But now {hero} had to. “It is not a cat!” said {hero}. “It says, put up a light!”',
						],
						else: [
							'“It does not say cat!” said {hero}. “{far} wants us to put up a light!” {host} went as white as the letter.',
							'“There is no cat in it!” said {hero}. “It says, put up a light!” And {host} sat down and said no more.',
						],
					},
				},
				{
					say: 'Go up and tell just {host}',
					sets: ['whispered'],
					outcome: [
						'“It is {host}’s secret,” thought {hero}. “So I will tell just {host}.” And {hero} went to the front, where {host} stood.',
						'{hero} did not say it out loud. {hero} went up to {host}, to say it so that just {host} could hear.',
					],
				},
				{
					say: 'Get the big lamp and run with it',
					sets: ['light'],
					outcome: [
						'“I will put up a light,” thought {hero}, “and I will not tell.” There was a big lamp {hall.at}. So {hero} went to get it.',
						'{hero} did not say a word. But there was one big lamp {hall.at}. “That is the light,” thought {hero}, and went to take it.',
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
					'told & first.hear': [
						'But they all sang, “Cat! Cat! Cat!” So no one heard {hero}.',
						'“We want the cat!” they all sang. No one could hear what {hero} said.',
					],
					'told & first.trust': [
						'“No cat?” they said. “{host} can read so well. Why should we trust you?”',
						'“That is not so,” said a man. “It was always a cat! Can we trust you?”',
					],
					told: [
						'“Who said that?” they called. “Come up and show us!” But {hero} was far at the back.',
						'“Show us!” they called, and they all stood up. So {hero} was stuck at the back.',
					],
					'whispered & first.hear': [
						'“What?” said {host}. They all sang, “Cat! Cat!” so {host} could not hear.',
						'But they all sang for the cat! {host} did not hear.',
					],
					'whispered & first.trust': [
						'“Let {host} rest,” said a man. “Why should we trust you?”',
						'“You want to spoil it all,” said a girl who stood there. “Why should we trust you?”',
					],
					whispered: [
						'But they all stood in between, so {hero} could not get to {host}.',
						'But oh, it was so full! {hero} could not get to {host}.',
					],
					'first.hear': [
						'“Hey! That is our lamp!” they all cried at once. “You will get it back,” said {hero}. But who could hear that?',
						'“Our lamp! Our lamp!” they all cried. “It is just for tonight,” said {hero}. But they were too loud.',
					],
					'first.trust': [
						'“Stop! That is our lamp,” said a man. “Can we trust you?”',
						'“Where do you go with our lamp?” said a girl. {hero} did not tell. “So can we trust you?”',
					],
					else: [
						'But the lamp was up in front. And they all sat there, so {hero} could not get to it.',
						'But they all sat in front of the lamp. How could {hero} get to it?',
					],
				},
				'@first.later',
				{
					'end-told': [
						'They ran {start.to} with lamps. And there came {far}, {far.a}! But {host} sat {hall.at}, all alone. “I am sorry I told,” said {hero}. “We were at M,” said {host}. “Then this is N,” said {far}.',
						'Soon there were ten lamps {start.at}. And there was {far}, {far.a}! But {host} sat {hall.at}. “I am sorry I told,” said {hero}. “This is N,” said {far}. “N,” said {host} at last.',
					],
					'end-own': [
						'“It says, put up a light!” said {hero}. “I did not tell.” So {host} did. “I can not read. But {far} wants a light!” They ran {start.to} with lamps. And there was {far}, {far.a}! “I got to M,” said {host}. “N,” said {far}.',
						'“It says, put up a light!” said {hero}, so that just {host} heard. “I can not read!” {host} told them all. “{far} is out in the dark!” They ran {start.to} with lamps. There was {far}, {far.a}! That night {host} got to N.',
					],
					'end-light': [
						'So {hero} ran {start.to} with the lamp. Up it went! Out of the dark came {far}, {far.a}. {hero} did not tell. But {host} did. “I can not read. I got stuck at M.” “This is N,” said {far}.',
						'{hero} ran {start.to}. Up went the lamp! Step, step! Who came? It was {far}, {far.a}. “Now I will stay,” said {far}. “I got stuck at M,” {host} told {far} that night. “Look,” said {far}. “This is N.”',
					],
				},
				{
					asked: ['+ And they did not stop for bed.', '+ And no one said bed.'],
					offered: [
						'+ “And now read me the letter,” said {host} to {hero}.',
						'+ “Now read me the real one,” said {host} to {hero}.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['far', 'host'], shows: ['lantern', 'letter'], pose: 'wave', feeling: 'happy' },
		},
	],
};
