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
					'“I can not read,” said {host}. “{far} showed me A to M. Then {far} went away. So I make it up, about a cat. Do not tell!”',
					'“It is true,” said {host}. “{far} taught me the letters, up to M. Then {far} was gone! So I just tell them about a cat. Please do not tell!”',
					'“Shh! {far} taught me to read, A to M,” said {host}. “Then {far} went away. So I say that it is about a cat. They love the cat! Do not tell.”',
				],
			],
			choices: [
				{
					say: 'Say “I will not tell”',
					sets: ['sworn'],
					outcome: [
						'“I will not tell,” said {hero}. “Thank you,” said {host}, and ran on to {hall}. And {hero} came after with the letter.',
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
					'Then {hero} came {hall.to}, and {host} took the letter. Flap! It fell open, and {hero} saw what it said. “Tonight I come by. Put up a light {start.at}, and I will stay with you. No light? Then you forgot me. {far}.”',
					'So {hero} was {hall.at} at last. {host} took the letter. Flap, it fell open, and {hero} could read it! “I come by tonight. Is there a light {start.at}? Then I will stay for good. If not, I go on. {far}.”',
					'{Hall.at} {host} took the letter from {hero}. But flap, it came open! “I will come by tonight,” it said. “If you want me to stay, put up a light {start.at}. {far}.” {hero} read it two times.',
				],
				[
					'“It is the cat,” said {host}, “with a hat!” How {folk} did laugh! But out there it got dark, and no light was up.',
					'“A cat has ten hats!” {host} told them. “More!” cried {folk}. But no one put up a light, and it got dark.',
					'{host} held it upside down. “Oh, it is the cat!” {Folk} were so glad. But soon it was dark. And who would put up a light?',
				],
			],
			choices: [
				{
					say: 'Tell them all what it says',
					sets: ['told'],
					outcome: {
						sworn: [
							'“I said I would not tell,” said {hero}, “but now I must. There is no cat! It says, put up a light for {far}!”',
							'{hero} had said, “I will not tell.” But now {hero} had to. “It is not a cat!” said {hero}. “{far} wants a light!”',
						],
						else: [
							'“It does not say cat!” called {hero}. “{far} comes tonight, and wants a light!” {host} went as white as the letter.',
							'“There is no cat in it!” said {hero}. “It says, put up a light for {far}!” And {host} sat down and said no more.',
						],
					},
				},
				{
					say: 'Go up and tell just {host}',
					sets: ['whispered'],
					outcome: [
						'“It is {host}’s secret,” thought {hero}. “So I will tell just {host} what it says.”',
						'{hero} did not say it out loud. {hero} would tell it to {host}, so that no one else heard.',
					],
				},
				{
					say: 'Get the big lamp and run with it',
					sets: ['light'],
					outcome: [
						'“I will put up a light,” thought {hero}, “and I will not tell.” There was a big lamp {hall.at}. So {hero} went to get it.',
						'{hero} did not say a word. But there was one big lamp {hall.at}. “That is the light for {far},” thought {hero}.',
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
						'+ “No cat?” they said. “Why should we trust you?”',
						'+ “It was always a cat!” said a man. “Can we trust you?”',
					],
					'told & first.reach': [
						'+ “Who said that? Come up and show us!” they called. But {hero} was stuck at the back.',
						'+ “Show us!” they called, and they all stood up. So {hero} was stuck at the back.',
					],
					'whispered & first.hear': [
						'+ But they all sang, “Cat! Cat!” {host} did not hear.',
						'+ But “More!” they sang. “More!” So {host} could not hear.',
					],
					'whispered & first.trust': [
						'+ “You want to spoil it,” said a man in front. “Can we trust you?”',
						'+ “Let {host} read!” said a girl. “Why should we trust you?”',
					],
					'whispered & first.reach': [
						'+ But they all stood in between, so {hero} could not get there.',
						'+ But oh, it was so full! {hero} could not get to {host}.',
					],
					'first.hear': [
						'+ “Hey! That is our lamp!” they all cried at once.',
						'+ “I will bring it back!” said {hero}. But they all cried, “Our lamp!”',
					],
					'first.trust': [
						'+ “Stop! That is our lamp,” said a man. “Can we trust you?”',
						'+ “Where do you go with our lamp?” said a girl. “Can we trust you?”',
					],
					'first.reach': ['+ But they all sat in front of it.', '+ But the lamp was in front, and it was so full!'],
				},
				'@first.later',
				{
					'end-told': [
						'“Then come!” they cried, and ran {start.to} with lamps. Step, step! There came {far}, {far.a}. “You did not forget me!” But {host} sat {hall.at}, all alone. “I am sorry I told,” said {hero}. “Come,” said {far} to {host}. “We were at M. This is N.”',
						'Then they all ran {start.to}, with ten lamps. And out of the dark came {far}, {far.a}. “A light!” said {far}. “So I am home.” But where was {host}? “I am sorry I told,” said {hero}. “It is all right,” said {host}. “Now I can say it. I got stuck at M.” “This is N,” said {far}.',
					],
					'end-own': [
						'So {hero} told {host}, and just {host}. “A light? Then we must go!” said {host}, and got up. “I can not read,” {host} told them all. “{hero} can. {far} wants a light!” They ran {start.to} with lamps. And there was {far}, {far.a}. “I got stuck at M,” said {host}. “This is N,” said {far}.',
						'“{far} is out there, and wants a light,” said {hero}, very low. {host} looked at the dark. “There is no cat!” {host} told them all. “I made it up. Get the lamps!” So they ran {start.to}. Out of the dark came {far}, {far.a}. “You want me to stay!” said {far}. That night {host} got to N.',
					],
					'end-light': [
						'So {hero} ran {start.to} with the lamp. Up it went! Step, step! Out of the dark came {far}, {far.a}. “You want me to stay!” said {far}. {hero} did not tell. But that night {host} did. “I can not read,” said {host}. “I got stuck at M.” “Then this is N,” said {far}.',
						'Off ran {hero}, {start.to}. Up went the lamp, like a small moon! And who came? It was {far}, {far.a}. “There is my light,” said {far}. “Now I am home.” “I got stuck at M,” {host} told {far} that night. “And I made up a cat.” {far} had to laugh. “Look, this is N.”',
					],
				},
				{
					asked: ['+ And they did not stop for bed.', '+ And no one said bed.'],
					offered: ['+ “Now read me the letter,” said {host} to {hero}.', '+ And {hero} read {host} the letter.'],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['far', 'host'], shows: ['lantern', 'letter'], pose: 'wave', feeling: 'happy' },
		},
	],
};
