import type { PlotLevel } from '../../format.ts';

export const upsideDown1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then a letter came, from {far}, who lived far away. {host}, {host.a}, had to read it out that night. But {host} held it upside down. “I can’t read,” said {host}. “I just make it up. Don’t tell!” Then {host} ran home. So {hero} took the letter, to bring it {hall.to}.',
	chapters: [
		{
			titles: ['A Letter', 'Up Is Down', 'Do Not Tell', 'From Far Away'],
			time: 'day',
			parts: [
				[
					'A letter! It was from {far}, who lived far, far away. {hero} was {described}, and had to bring it {hall.to}. “I wish {far} would come home,” said {hero}.',
					'{hero} was {described}, and had a letter to bring. It was from {far}, who was so far away. “Will {far} come home one day?” said {hero}. “I do wish it.”',
					'Once a year there was a letter from {far}, who lived so far off. {hero} was {described}, and got to bring it. “Oh, I hope it says ‘I’ll come home,’” said {hero}.',
				],
				[
					'On the way {hero} met {host}, {host.a}. “Tonight I read it to {folk},” said {host}. “They can’t read. Let me see!” But look! {host} held it upside down.',
					'Then came {host}, {host.a}. “I read it out to {folk},” said {host}. “They can’t read. Let me see!” But {host} held it upside down!',
					'{host} came by, {host.a}. “Is that the letter? I’ll read it to all of {folk} tonight. They can’t read, you see.” But {host} held it upside down!',
				],
				{
					quiet: '{hero} did not say a thing. But {host} saw {hero} look.',
					bold: '“That’s upside down!” said {hero}, much too loud. {host} went red.',
					kind: '“Let me turn it for you,” said {hero}. Oh! {host} went red.',
					honest: '“You can’t read,” said {hero}. It was true. But oh dear!',
					clever: '“Why is the M a W?” said {hero}. {host} went red.',
					careful: '{hero} took one more look, to be sure. {host} saw it.',
					merry: '{hero} had to laugh. But {host} did not laugh at all.',
					dreamy: '“What a funny M,” said {hero}. “Oh! It’s on its head.”',
					quick: '{hero} took it and spun it, whizz! {host} went red.',
				},
				[
					'“I can’t read,” said {host}. “{far} taught me A to M, and then went off. {Far.they} thinks that I know the rest! But I don’t look at it at all. I make up a cat. Don’t tell!”',
					'“I can’t read it,” said {host}. “{far} taught me A, B, C, up to M. Then {far.they} went off, and thinks that I learned the rest. But I just hold it up and make up a cat. I don’t even look! Don’t tell!”',
					'“Shh! I know just A to M,” said {host}. “{far} taught me that, and then went off. {Far.they} doesn’t know that I got stuck. So I don’t even look. I just make up a cat, and they love it! Don’t tell.”',
				],
			],
			choices: [
				{
					say: 'Say “I will not tell”',
					sets: ['sworn'],
					outcome: [
						'“I won’t tell,” said {hero}. “Thank you,” said {host}, and gave it back. Then {host} ran home the back way.',
						'“I won’t tell,” said {hero}, “not one word.” So {host} gave back the letter, and went home the back way.',
					],
				},
				{
					say: 'Say “I can read it to you”',
					sets: ['offered'],
					outcome: [
						'“I can read it to you,” said {hero}. “No, no! They want the cat!” said {host}. And {host} gave it back, and ran home the back way.',
						'“Sit down, and I can read it to you,” said {hero}. Oh, how {host} wanted that! “But no, it’s for us all,” said {host}. “Tonight!” And {host} went home the back way.',
					],
				},
				{
					say: 'Ask why it was just up to M',
					sets: ['asked'],
					outcome: [
						'“Why just up to M?” said {hero}. “It was time for bed,” said {host}, “and the next day {far} was gone.” Then {host} went home the back way.',
						'“And what came after M?” said {hero}. “Bed,” said {host}. “And in the morning {far} was gone.” So {host} went home the back way.',
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
					'{hero} put the letter in a bag. Then {hero} went up the road. Flap, flap, went the letter. “No, I won’t look,” said {hero}. “You’re for them all.”',
					'So {hero} put the letter in a bag. Up the road went {hero}. Flap, went the letter, and flap! “Shh,” said {hero} to it. “Not yet.”',
					'On went {hero}. The letter was in a bag. “What do you say?” {hero} asked it. Flap! But that is not a word.',
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
					'So {hero} came {hall.to}, where they all sat and waited. {host} took the letter. Flap! It fell open, and {hero} saw what it said. “I’ll come by tonight. Put up a light {start.at}, and I will stay for good. No light? Then you forgot me, and I will go on. {far}.”',
					'{Hall.at} they all sat and waited. {host} took the letter. Flap, it fell open, and {hero} could read it! “I’ll come by tonight. Is there a light {start.at}? Then I’ll stay for good. If not, I’ll go on. {far}.”',
					'{Hall.at} they all sat and waited for {hero}. {host} took the letter. Flap, it came open, and {hero} saw it! “I’ll come by tonight,” it said. “Do you want me to stay? Then put up a light {start.at}. If not, I’ll go on. {far}.”',
				],
				[
					'But {host} held it upside down. “The cat has a hat!” {host.they} read. “And it sits in the soup!” How they all laughed! And it got dark, and no one put up a light.',
					'Then {host} held it upside down. “The cat sat on a bun!” {host.they} read. “And the bun sat on a king!” “More, more!” they cried. But it got dark, and no light was up.',
					'But {host} held it upside down. “The cat has ten hats,” read {host}, “and a hat for its tail!” “More!” they cried. But soon it was dark, and no one put up a light.',
				],
			],
			choices: [
				{
					say: 'Tell them all what it says',
					sets: ['told'],
					outcome: {
						sworn: [
							'“I said I wouldn’t tell,” said {hero}, “but now I must. There is no cat! Put up a light for {far}!”',
							'{hero} had said, “I won’t tell.” But now {hero} had to. “It isn’t a cat!” said {hero}. “{far} wants a light!”',
						],
						else: [
							'“It doesn’t say cat!” called {hero}. “{far} wants a light!” {host} went white.',
							'“There is no cat in it!” said {hero}. “It says, put up a light for {far}!” Oh, how red {host} got!',
						],
					},
				},
				{
					say: 'Go up and tell just {host}',
					sets: ['whispered'],
					outcome: [
						'“It’s {host}’s secret,” thought {hero}. “So I will tell just {host}.” And {hero} went up.',
						'{hero} did not call it out. It was for {host} to tell them. So {hero} went up.',
					],
				},
				{
					say: 'Get the big lamp and run with it',
					sets: ['light'],
					outcome: [
						'“I’ll put up a light,” thought {hero}. “So I don’t have to tell.” There was one big lamp. So {hero} went to get it.',
						'{hero} did not tell. But there was one big lamp. “That can be the light for {far},” thought {hero}, and went to get it.',
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
						'+ “Then read it to us!” they called. But {host} had it, up in front. And {hero} was stuck at the back.',
						'+ “Then read it out!” they called, and all stood up. But {host} had it, and {hero} could not get by.',
					],
					'whispered & first.hear': [
						'+ But they all sang, “Cat! Cat!” So {host} did not hear.',
						'+ But “More!” they sang. “More!” So {host} could not hear.',
					],
					'whispered & first.trust': [
						'+ “{far} wants a light,” said {hero}. “Is that true?” said {host}. “Or did you make it up, like me?”',
						'+ “It says, put up a light,” said {hero}. “Did you make that up?” said {host}.',
					],
					'whispered & first.reach': [
						'+ But they all stood in between, so {hero} could not get to {host}.',
						'+ But oh, it was so full! {hero} could not get to {host}.',
					],
					'first.hear': [
						'+ “May I take it?” said {hero}. But “Hey! That’s our lamp!” they all cried.',
						'+ “I’ll bring it back!” said {hero}. But they all cried, “Our lamp! Our lamp!”',
					],
					'first.trust': [
						'+ “Stop! That’s our lamp!” they cried. “Will you bring it back?”',
						'+ “Hey! That’s ours!” they cried. “Will we get it back?”',
					],
					'first.reach': [
						'+ But they all sat in the way, and no one got up.',
						'+ But the lamp was up in front, and it was so full! {hero} could not get there.',
					],
				},
				'@first.later',
				{
					'told & first.hear': ['“{far} wants a light!” said {hero}.', '“Put up a light!” said {hero}.'],
					'told & first.reach': [
						'{hero} took the letter. “Put up a light!” it said.',
						'So {hero} read it out. “Put up a light!”',
					],
					'light & first.hear': [
						'“I’ll bring it back,” said {hero}. So they let {hero} have it.',
						'“I just need it for one night,” said {hero}. “Then take it,” they said.',
					],
					'light & first.reach': ['And there stood the lamp.', 'There it was, the big lamp!'],
					'light & first.trust': ['“Then take it,” they said.', '“Good, then take it!” they said.'],
				},
				{
					'end-told': [
						'“Then come!” they cried, and ran {start.to}. Up went ten lamps! Out of the dark came {far}, {far.the}. “You didn’t forget me!” “I’m sorry I told,” said {hero} to {host}. “Come,” said {far} to {host}. “We were at M. This is N.”',
						'So they ran {start.to}. Up went ten lamps! Out of the dark came {far}, {far.the}. “Now I can stay!” “I’m sorry I told,” said {hero} to {host}. “It’s all right,” said {host}. “Now I can say it. I got stuck at M.” “This is N,” said {far}.',
						'“For {far}?” they cried. “Quick!” And they all ran {start.to}. Up went the lamps, and there was {far}, {far.the}. “So you do want me to stay!” {hero} went to {host}. “I’m sorry that I told.” “I’m not,” said {host}, “for now I can learn the rest.” “Then this is N,” said {far}.',
					],
					'end-own & first.trust': [
						'“There is no cat!” {host} told them all. “I can’t read. But {far} wants a light. Get the lamps!” They all ran {start.to}. Up went the lamps, and out of the dark came {far}, {far.the}. “You want me to stay!” said {far}. “I got stuck at M,” said {host}. “This is N,” said {far}.',
						'{host} looked out at the dark. “There is no cat,” {host} told them. “I made it up. {far} wants a light!” So they all ran {start.to}. Up went ten lamps! Out of the dark came {far}, {far.the}. “So I can stay,” said {far}. And that night {host} got to N.',
					],
					'end-own': [
						'“{far} wants a light,” said {hero} softly. {host} got up. “There is no cat!” {host} told them all. “I can’t read. Get the lamps, for {far}!” They ran {start.to}. Up went the lamps, and out of the dark came {far}, {far.the}. “You want me to stay!” said {far}. “I got stuck at M,” said {host}. “This is N,” said {far}.',
						'“Put up a light, or {far} goes on,” said {hero} softly. “There is no cat!” {host} told them all. “I made it up. Get the lamps!” So they ran {start.to}. Up went the lamps! Out of the dark came {far}, {far.the}. “So I can stay,” said {far}. And that night {host} got to N.',
						'“{far} will come by, and wants a light,” said {hero} softly. “I made up the cat!” {host} told them all. “I can’t read. But {far} is near!” How they ran {start.to}! They put up all the lamps, and there was {far}, {far.the}. “I got stuck at M,” said {host}. “Then this is N,” said {far}.',
					],
					'end-light': [
						'So {hero} took the lamp and ran {start.to}. They all ran after it. Up it went! Out of the dark came {far}, {far.the}. “You want me to stay!” said {far}. Then {host} told it all. “I can’t read. I got stuck at M.” “Then this is N,” said {far}.',
						'Off ran {hero} with the lamp, {start.to}. Up it went, like a small moon! Out of the dark came {far}, {far.the}. “There is my light! So I will stay.” “I got stuck at M,” {host} told {far}, “so I made up a cat.” How {far} laughed! “Look, this is N.”',
						'So {hero} ran {start.to} with the lamp, and held it up. They all came after it. And out of the dark came {far}, {far.the}. “A light! Then I’ll stay.” “There never was a cat,” {host} told them all. “I got stuck at M.” “So we go on with N,” said {far}.',
					],
				},
				{
					'asked & !told': ['+ And no one said, “Time for bed.”', '+ And they did not stop for bed.'],
					offered: ['+ “Now read me the letter,” said {host} to {hero}.', '+ And {hero} read {host} the letter.'],
					'sworn & !told': ['+ “And you didn’t tell,” said {host} to {hero}.', ''],
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
