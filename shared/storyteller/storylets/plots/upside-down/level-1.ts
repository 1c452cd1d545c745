import type { PlotLevel } from '../../format.ts';

export const upsideDown1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then a letter came, from {far}, who lived far away. {host}, {host.a}, had to read it out that night. But {host} held it upside down. “I got as far as M with {far},” said {host}. “I can’t read! I just make up a cat. Don’t tell!” So {hero} took the letter {hall.to}. And {hero} could read.',
	chapters: [
		{
			titles: ['A Letter', 'Up Is Down', 'Do Not Tell', 'From Far Away'],
			time: 'day',
			parts: [
				[
					'A letter! It was from {far}, who had gone far away, to see the world. {hero} was {described}. And today {they} got to bring it {hall.to}. “I wish {far} would come home,” said {hero}.',
					'{hero} was {described}. And {they} had a letter to bring {hall.to}. It was from {far}, who had gone off to see the world. “Will {far} come home one day?” said {hero}.',
					'Once a year there was a letter. It was from {far}, who had gone off to see the world. {hero} was {described}. This time {they} got to bring it {hall.to}. “I wish {far} would come home,” said {hero}.',
				],
				[
					'Then {hero} met {host}, {host.a}. “Tonight I’ll read it to everyone,” said {host}. “They can’t read, but I can. Let me see!” On the letter it said TO YOU ALL AT HOME. But {host} held it upside down!',
					'Then came {host}, {host.a}. “I’m the one who can read here,” said {host}. “So tonight I’ll read it out. Let me see!” On top it said FOR ALL AT HOME. But {host} held it upside down!',
					'{host} came by, {host.a}. “Is that the letter? I’ll read it out tonight. The others can’t read, you see.” On top it said FOR ALL AT HOME. But {host} held it upside down!',
				],
				{
					quiet: '{hero} could read a bit, and did not say a thing. But {host} went red.',
					bold: '“That’s upside down!” said {hero}, much too loud. {host} went red.',
					kind: '“Let me turn it for you,” said {hero}. Oh! {host} went red.',
					honest: '“You can’t read,” said {hero}. It was true, and {host} went red.',
					clever: '“Why is the M a W?” said {hero}. {host} went red.',
					careful: '{hero} took one more look, to be sure. {host} went red.',
					merry: '{hero} had to laugh. But {host} went red.',
					dreamy: '“What a funny M,” said {hero}. “Oh! It’s on its head.” {host} went red.',
					quick: '{hero} took it and spun it, whizz! {host} went red.',
				},
				[
					'“I can’t read,” said {host}. “{far} taught me A to M, and then went away. So each year I hold the letter up and make up a cat. Don’t tell!”',
					'“I can’t read it,” said {host}. “{far} taught me A, B, C, up to M. Then {far.they} went away! So I just hold the letter up and tell a story of a cat. Don’t tell!”',
					'“Shh! I know just A to M,” said {host}. “{far} taught me that, and then went away. So I can’t read. I just make up a story of a cat. Everyone loves it! Don’t tell!”',
				],
			],
			choices: [
				{
					say: 'Say “I will not tell”',
					sets: ['sworn'],
					outcome: [
						'“I won’t tell,” said {hero}. “Thank you,” said {host}, and gave back the letter. “Bring it tonight! I must go and think up a cat.”',
						'“I won’t tell,” said {hero}, “not one word.” So {host} gave back the letter. “You bring it tonight,” said {host}. “I have a cat to think up.”',
					],
				},
				{
					say: 'Say “I can read it to you”',
					sets: ['offered'],
					outcome: [
						'“I can read it to you,” said {hero}. “Not now!” said {host}, and gave back the letter. “Bring it tonight! Now I must think up a new cat.”',
						'“Sit down, and I can read it to you,” said {hero}. Oh, how {host} wanted that! “But it’s for us all,” said {host}. “Bring it tonight! I must go and think up a cat.”',
					],
				},
				{
					say: 'Ask why it was just up to M',
					sets: ['asked'],
					outcome: [
						'“Why just up to M?” said {hero}. “It was time for bed,” said {host}, “and the next day {far} was gone.” {host} gave back the letter. “Bring it tonight! I have a cat to think up.”',
						'“And what came after M?” said {hero}. “Bed,” said {host}. “And in the morning {far} was gone.” {host} gave back the letter. “Bring it tonight! Now I must think up a new cat.”',
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
					'{hero} put the letter in a bag, and went up the road. Flap, flap, went the letter. “No, I won’t look,” said {hero}. “You’re for everyone.”',
					'So {hero} put the letter in a bag, and went up the road. Flap, flap, went the letter. “Shh,” said {hero} to it. “Not yet. Tonight!”',
					'On went {hero}, with the letter in a bag. “What do you say?” {hero} asked the letter. Flap! But that is not a word.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['What It Said', 'Not a Cat', 'Put Up a Light'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				[
					'{Hall.at} all of {folk} sat and waited. {hero} gave {host} the letter. {host} took it out, and {hero} saw what it said. “I’ll come by tonight. Put up a light {start.at}, and I’ll stay for good. No light? Then you forgot me, and I’ll go on. {far}.”',
					'{Hall.at} everyone sat and waited. So {hero} gave {host} the letter. {host} took it out, and {hero} could read it! “I’ll come by tonight. Is there a light {start.at}? Then I’ll stay for good. If not, I’ll go on. {far}.”',
					'{Hall.at} everyone sat and waited for the letter. {hero} gave it to {host}. {host} took it out, and {hero} saw what it said. “I’ll come by tonight. Do you want me to stay? Then put up a light {start.at}. If not, I’ll go on. {far}.”',
				],
				[
					'But {host} held it upside down. “The cat has a hat!” {host.they} read. “And it sits in the soup!” Everyone laughed, and came up close to {host.them}. It got dark, so they lit the one big lamp in there. But no one put up a light for {far}.',
					'But {host} held it upside down. “The cat sat on a bun!” {host.they} read. “And the bun sat on a king!” Everyone came up close to {host.them}, to hear more. It got dark. In there hung one big lamp. But outside there was no light for {far}.',
					'But {host} held it upside down. “The cat has ten hats,” read {host}, “and one for its tail!” “More!” they cried, and came up close to {host.them}. It got dark. They had one big lamp in there. But no one put up a light for {far}.',
				],
			],
			choices: [
				{
					say: 'Tell them all what it says',
					sets: ['told'],
					outcome: {
						sworn: [
							'“I said I wouldn’t tell,” said {hero}, “but now I must. There is no cat! Put up a light for {far}!”',
							'{hero} had said, “I won’t tell.” But now {they} had to. “It doesn’t say cat!” called {hero}. “{far} wants a light!” {host} went white.',
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
						'“I won’t call it out,” thought {hero}. “It’s {host}’s secret. So I’ll tell just {host}.” And up {they} went.',
						'{hero} did not call it out, for then everyone would laugh at {host}. So {hero} went up, to tell {host} alone.',
					],
				},
				{
					say: 'Get the big lamp and run with it',
					sets: ['light'],
					outcome: [
						'“I’ll put up a light,” thought {hero}. “Then I don’t have to tell.” And {they} went to get the big lamp.',
						'{hero} did not tell. “The big lamp can be {far}’s light,” thought {hero}, and went to get it.',
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
						'+ But everyone sang, “Cat! Cat! Cat!” No one heard {hero}.',
						'+ But “Cat! We want the cat!” everyone sang. So no one heard.',
					],
					'told & first.trust': [
						'+ “No cat?” everyone cried. “You made that up!”',
						'+ “There is a cat!” everyone cried. “You made that up!”',
					],
					'told & first.reach': [
						'+ “Then read it to us!” everyone called. But {host} had the letter, up in front. And {hero} was stuck at the back.',
						'+ “Then read it out!” everyone called. But {host} had the letter, up in front, and {hero} could not get by.',
					],
					'whispered & first.hear': [
						'+ But everyone sang, “Cat! Cat!” So {host} did not hear.',
						'+ But everyone sang, “More cat! More!” So {host} could not hear.',
					],
					'whispered & first.trust': [
						'+ “{far} wants a light,” said {hero}. “Is that true?” said {host}. “Or did you make it up, like me?”',
						'+ “It says, put up a light,” said {hero}. “Did you make that up?” said {host}.',
					],
					'whispered & first.reach': [
						'+ But everyone stood in between, and there was no way through.',
						'+ But everyone stood around {host}, and {hero} could not get by.',
					],
					'first.hear': [
						'+ “May I take it?” said {hero}. But “Hey! That’s our lamp!” everyone cried.',
						'+ “I’ll bring it back!” said {hero}. But everyone cried, “Our lamp! Our lamp!”',
					],
					'first.trust': [
						'+ “Stop! That’s our lamp!” everyone cried. “Will you bring it back?”',
						'+ “Hey! That’s our lamp!” everyone cried. “Will we get it back?”',
					],
					'first.reach': [
						'+ But everyone stood in the way, and no one saw {hero}.',
						'+ But the lamp was up in front, and everyone stood in the way.',
					],
				},
				'@first.later',
				{
					'told & first.hear': ['“{far} wants a light!” said {hero}.', '“Put up a light!” said {hero}.'],
					'told & first.reach': [
						'{hero} took the letter, and read it out. “Put up a light!”',
						'And {hero} read the letter out. “Put up a light!”',
					],
					'light & first.hear': [
						'“I’ll bring it back,” said {hero}. So they let {hero} have it.',
						'“I just need it for one night,” said {hero}. “Then take it,” they said.',
					],
					'light & first.reach': ['And there was the big lamp.', 'There it was, the big lamp!'],
					'light & first.trust': ['“Then take it,” they said.', '“Good, then take it!” they said.'],
				},
				{
					'end-told': [
						'“Then come!” everyone cried, and ran {start.to}. Up went the big lamp! Out of the dark came {far}, {far.the}. “You didn’t forget me!” “I’m sorry I told,” said {hero} to {host}. “It’s good that you did,” said {host}. “I got stuck at M!” “Then come,” said {far}. “This is N.”',
						'So everyone ran {start.to}. Up went the big lamp! Out of the dark came {far}, {far.the}. “Now I can stay!” “I’m sorry I told,” said {hero} to {host}. “It’s all right,” said {host}. “Now I can say it. I got stuck at M.” “Then this is N,” said {far}.',
						'“For {far}? Quick!” And everyone ran {start.to}. Up went the big lamp, and there was {far}, {far.the}. “So you do want me to stay!” {hero} went to {host}. “I’m sorry that I told.” “I’m not,” said {host}. “I got stuck at M. Now I can learn the rest.” “Then this is N,” said {far}.',
					],
					'end-own & first.trust': [
						'“There is no cat!” {host} told them all. “I can’t read. But {far} wants a light. Get the big lamp!” Everyone ran {start.to}. Up went the lamp, and out of the dark came {far}, {far.the}. “You want me to stay!” said {far}. “I got stuck at M,” said {host}. “Then this is N,” said {far}.',
						'“There is no cat,” {host} told them all. “I can’t read, so I made it up. {far} wants a light!” So everyone ran {start.to}. Up went the big lamp! Out of the dark came {far}, {far.the}. “So I can stay,” said {far}. “And I can learn,” said {host}. “I got stuck at M.” That night they got to N.',
					],
					'end-own': [
						'“{far} wants a light,” said {hero} softly. {host} got up. “There is no cat!” {host} told them all. “I can’t read. Get the big lamp, for {far}!” Everyone ran {start.to}. Up went the lamp, and out of the dark came {far}, {far.the}. “You want me to stay!” said {far}. “I got stuck at M,” said {host}. “Then this is N,” said {far}.',
						'“Put up a light, or {far} goes on,” said {hero} softly. “There is no cat!” {host} told them all. “I can’t read, so I made it up. Get the big lamp!” So everyone ran {start.to}. Up it went! Out of the dark came {far}, {far.the}. “So I can stay,” said {far}. “And I can learn,” said {host}. “I got stuck at M.” That night they got to N.',
						'“{far} will come by, and wants a light,” said {hero} softly. “I made up the cat!” {host} told them all. “I can’t read. Get the big lamp! {far} is near!” How they ran {start.to}! They put up the lamp, and there was {far}, {far.the}. “I can stay!” said {far}. “And I can learn,” said {host}. “I got stuck at M.” “Then this is N,” said {far}.',
					],
					'end-light': [
						'And {hero} took the lamp and ran {start.to}. Everyone ran after it. Up it went! Out of the dark came {far}, {far.the}. “You put up a light, so I’ll stay!” Then {host} told it all. “There was no cat. I can’t read! I got stuck at M.” “Then this is N,” said {far}.',
						'Off ran {hero} with the lamp, {start.to}. Up it went, like a small moon! Out of the dark came {far}, {far.the}. “There is my light! So I’ll stay.” {host} looked at the letter. “I got stuck at M,” {host} told {far}, “so I made up a cat.” How {far} laughed! “Look, this is N.”',
						'Then {hero} ran {start.to} with the lamp, and held it up. Everyone came after it. And out of the dark came {far}, {far.the}. “A light! Then I’ll stay.” “There never was a cat,” {host} told them all. “I can’t read! I got stuck at M.” “So we go on with N,” said {far}.',
					],
				},
				{
					'asked & !told': [
						'+ And this time no one said, “Time for bed.”',
						'+ And this time they did not stop for bed.',
					],
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
