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
					'A letter! It was from {far}, who lived far, far away. {hero} was {described}, and had to bring it {hall.to}. “I wish {far} would come home,” said {hero}.',
					'{hero} was {described}, and had a letter to bring. It was from {far}, who was so far away. “Will {far} come home one day?” said {hero}. “I do wish it.”',
					'Once a year there was a letter from {far}, who lived so far off. {hero} was {described}, and got to bring it. “Oh, I hope it says ‘I will come home,’” said {hero}.',
				],
				[
					'On the way {hero} met {host}, {host.a}. “I read it out tonight,” said {host}. “Let me see!” But look! Up was down, and down was up.',
					'Then came {host}, {host.a}. “I read it out to them each year,” said {host}. “Let me see!” But {host} held it upside down!',
					'{host} came by, {host.a}. “Is that the letter?” said {host}. “I will read it out tonight.” But up was down, and down was up!',
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
					'“I can not read,” said {host}. “{far} showed me A to M. Then {far} went off to see the world. So I say that it is about a cat. Do not tell!”',
					'“It is true,” said {host}. “{far} taught me A, B, C, up to M. Then {far} went off to see the world! So I just tell them about a cat. Do not tell!”',
					'“Shh! {far} taught me to read, A to M,” said {host}. “Then {far} went off to see the world. So I make up a cat. They love the cat! Do not tell.”',
				],
			],
			choices: [
				{
					say: 'Say “I will not tell”',
					sets: ['sworn'],
					outcome: [
						'“I will not tell,” said {hero}. “Thank you,” said {host}, and ran on. And {hero} came after with the letter.',
						'“I will not tell,” said {hero}, “not one word.” So {host} ran on. {hero} took the letter, and it was not so light now.',
					],
				},
				{
					say: 'Say “I can read it to you”',
					sets: ['offered'],
					outcome: [
						'“I can read it to you,” said {hero}. “No, no!” said {host}. “They want the cat!” And off {host} ran. So {hero} took the letter.',
						'“Sit down, and I can read it to you,” said {hero}. {host} did want it, but was too shy, and ran on. So {hero} took the letter.',
					],
				},
				{
					say: 'Ask why it was just up to M',
					sets: ['asked'],
					outcome: [
						'“Why just up to M?” said {hero}. “It was time for bed,” said {host}, “and the next day {far} was gone.” That was sad. Then {host} ran on.',
						'“And what came after M?” said {hero}. “Bed,” said {host}. “And in the morning {far} was gone.” So {hero} took the letter, and {host} ran on.',
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
					'Up the road went {hero}. Flap, flap, went the letter. “No, I will not look,” said {hero}.',
					'So {hero} went on. Flap, went the letter, and flap! It wanted to open. “Shh,” said {hero} to it.',
					'On {hero} went. “What do you say?” {hero} asked the letter. Flap! But that is not a word.',
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
					'Then {hero} came {hall.to}, and {host} took the letter. Flap! It fell open, and {hero} saw what it said. “I will come by tonight. Put up a light {start.at}, and I will stay. No light? Then you forgot me, and I go on. {far}.”',
					'So {hero} was {hall.at} at last. {host} took the letter. Flap, it fell open, and {hero} could read it! “I come by tonight. Is there a light {start.at}? Then I will stay for good. If not, I go on. {far}.”',
					'{Hall.at} {host} took the letter from {hero}. But flap, it came open! “I will come by tonight,” it said. “If you want me to stay, put up a light {start.at}. {far}.” {hero} read it two times.',
				],
				[
					'But {host} held it upside down. “The cat has a hat!” {host} read. “And it sits in the soup!” How they all did laugh! And no one put up a light.',
					'“The cat sat on a bun!” read {host}. “And the bun sat on a king!” “More, more!” they cried. But it got dark, and no light was up.',
					'“The cat has ten hats,” read {host}, “and a hat for its tail!” “More!” they cried. But soon it was dark. And who would put up a light?',
				],
			],
			choices: [
				{
					say: 'Tell them all what it says',
					sets: ['told'],
					outcome: {
						sworn: [
							'“I said I would not tell,” said {hero}, “but now I must. There is no cat! Put up a light for {far}!”',
							'{hero} had said, “I will not tell.” But now {hero} had to. “It is not a cat!” said {hero}. “{far} wants a light!”',
						],
						else: [
							'“It does not say cat!” called {hero}. “{far} wants a light!” {host} went white.',
							'“There is no cat in it!” said {hero}. “It says, put up a light for {far}!” {host} sat down.',
						],
					},
				},
				{
					say: 'Go up and tell just {host}',
					sets: ['whispered'],
					outcome: [
						'“It is {host}’s secret,” thought {hero}. “So I will tell just {host}.”',
						'{hero} did not say it out loud. {hero} went up to tell just {host}.',
					],
				},
				{
					say: 'Get the big lamp and run with it',
					sets: ['light'],
					outcome: [
						'“I will put up a light,” thought {hero}, “and I will not tell.” There was one big lamp. So {hero} went to get it.',
						'{hero} did not tell. But there was one big lamp. “That is the light for {far},” thought {hero}.',
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
						'+ But they all sang, “Cat! Cat! Cat!” No one heard {hero}.',
						'+ “We want the cat!” they all sang. So no one heard.',
					],
					'told & first.trust': [
						'+ “No cat?” they cried. “You made that up!”',
						'+ “There is a cat!” they cried. “You made that up!”',
					],
					'told & first.reach': [
						'+ “Come up and show us!” they called. But {hero} was stuck at the back.',
						'+ “Show us!” they called, and they all stood up. Now {hero} could not get by.',
					],
					'whispered & first.hear': [
						'+ But they all sang, “Cat! Cat!” {host} did not hear.',
						'+ But “More!” they sang. “More!” So {host} could not hear.',
					],
					'whispered & first.trust': [
						'+ “{far} wants a light,” said {hero}. “Or did you make that up?” said {host}.',
						'+ “It says, put up a light,” said {hero}. “Did you make it up?” said {host}.',
					],
					'whispered & first.reach': [
						'+ But they all stood in between, so {hero} could not get there.',
						'+ But oh, it was so full! {hero} could not get to {host}.',
					],
					'first.hear': [
						'+ “Hey! That is our lamp!” they all cried.',
						'+ “I will bring it back!” said {hero}. But they all cried, “Our lamp!”',
					],
					'first.trust': [
						'+ “Stop, thief!” said a man. “That is our lamp!”',
						'+ “Hey!” said a girl. “Will you bring our lamp back?”',
					],
					'first.reach': ['+ But they all sat in front of it.', '+ But the lamp was in front, and it was so full!'],
				},
				'@first.later',
				{
					'told & first.hear': ['“{far} wants a light!” said {hero}.', '“Put up a light!” said {hero}.'],
					'told & first.reach': ['{hero} took the letter and held it up.', '“Look!” said {hero}, and took the letter.'],
				},
				{
					'end-told': [
						'“Then come!” they cried, and put up ten lamps. Step, step! There was {far}, {far.a}. “You did not forget me!” “I am sorry I told,” said {hero} to {host}. “Come,” said {far} to {host}. “We were at M. This is N.”',
						'So they ran and put up ten lamps. Out of the dark came {far}, {far.a}. “Now I can stay!” “I am sorry I told,” said {hero} to {host}. “It is all right,” said {host}. “Now I can say it. I got stuck at M.” “This is N,” said {far}.',
					],
					'end-own & first.trust': [
						'“There is no cat!” {host} told them all. “I can not read. Get the lamps!” Up went the lamps. And there came {far}, {far.a}. “You want me to stay!” said {far}. “I got stuck at M,” said {host}. “This is N,” said {far}.',
						'{host} looked out at the dark. “There is no cat,” {host} told them. “I made it up. Get the lamps!” Up went the lamps. Out of the dark came {far}, {far.a}. “So I can stay,” said {far}. And that night {host} got to N.',
					],
					'end-own': [
						'“{far} wants a light,” said {hero}, very low. {host} got up. “There is no cat!” {host} told them all. “Get the lamps!” And there came {far}, {far.a}. “You want me to stay!” said {far}. “I got stuck at M,” said {host}. “This is N,” said {far}.',
						'“Put up a light, or {far} goes on,” said {hero}, very low. “There is no cat!” {host} told them all. “Get the lamps!” Up went the lamps. Out of the dark came {far}, {far.a}. “So I can stay,” said {far}. And that night {host} got to N.',
					],
					'end-light': [
						'So {hero} ran off and put the lamp up, and they all ran after. Step, step! Out of the dark came {far}, {far.a}. “You want me to stay!” {hero} did not tell. But {host} did. “I got stuck at M,” said {host}. “Then this is N,” said {far}.',
						'Off ran {hero}, and they all ran after. Up went the lamp, like a small moon! Out of the dark came {far}, {far.a}. “There is my light!” “I got stuck at M,” {host} told {far}, “so I made up a cat.” How {far} laughed! “Look, this is N.”',
					],
				},
				{
					'asked & !told': ['+ And no one said, “Time for bed.”', '+ And they did not stop for bed.'],
					offered: ['+ “Now read me the letter,” said {host} to {hero}.', '+ And {hero} read {host} the letter.'],
					'sworn & !told': ['+ “And you did not tell,” said {host} to {hero}.', ''],
				},
				[
					'Next year {host} read them a real book, about a cat.',
					'Soon {host} read them a book. It was about a cat.',
					'And the cat? Soon {host} put it in a book.',
				],
				{
					'first.ally & !first.trust & !told': ['+ {first.ally} came to hear it.', '+ And {first.ally} loved the cat.'],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['far', 'host'], shows: ['lantern', 'letter'], pose: 'wave', feeling: 'happy' },
		},
	],
};
