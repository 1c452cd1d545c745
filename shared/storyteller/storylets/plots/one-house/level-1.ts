import type { PlotLevel } from '../../format.ts';

export const oneHouse1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then {hero} went home to {their} little house. Rat-tat-tat! “My house!” said {foe}, {foe.a}. “I made it.” “But I fixed the roof!” said {hero}. So off they went to {host} and the big book. The name in the book at the bell gets the house.',
	chapters: [
		{
			titles: ['A Knock at Last', 'Rat-Tat-Tat', 'Who Is There?', 'One Door'],
			time: 'day',
			parts: [
				[
					'{hero} was {described}, and had no house. Then {hero} found an old one, with no one in it. Drip, drip, went the roof! So {hero} fixed it. Each day {hero} made soup for two. But no one came to knock.',
					'No one wanted the old house, because the roof went drip. But {hero} did. {hero} was {described}, and fixed the roof. {hero} made soup for two, and said “Come in!” to the door. But no one was there.',
					'“Come in!” said {hero}. But no one was at the door. {hero} was {described}. {hero} had found this old house, all empty, and fixed the roof. Each day {hero} made soup for two. But no one came.',
				],
				[
					'Then, rat-tat-tat! There stood {foe}, {foe.a}. What a big bag! “I made this house,” said {foe}. “Then I went far away. Now I want it back.”',
					'But today it came. Rat-tat-tat! There stood {foe}, {foe.a}. And what a bag! “I made this house,” said {foe}. “I went away, and now I am home.”',
					'Then there was a knock, rat-tat-tat! It was {foe}, {foe.a}, and a bag. “I made this house,” said {foe}. “I went to find a good one, but this is it.”',
				],
				{
					quiet: '{hero} did not say one word. So {foe} sat down on the bag to wait.',
					bold: '“No! It is MY house!” said {hero}, so loud that the birds flew off.',
					kind: '“Have some soup!” said {hero}. So {foe} ate it, and still did not go.',
					honest: '“I did see your name on the door,” said {hero}. It was true. But oh dear!',
					clever: '“How many stones has it got?” said {hero}. And {foe} knew.',
					careful: '“Show me,” said {hero}. And {foe} knew each step and each nail.',
					merry: '{hero} had to laugh, because it must be a joke. But {foe} did not laugh.',
					dreamy: '“Put the mail down there,” said {hero}. But {foe} was not the mail.',
					quick: '“No!” said {hero}, before {foe} was done.',
				},
				[
					'“Do not fight!” called {host}, {host.a}. “I have a big book {hall.at}. Tonight I ring the bell. The name in the book then gets the house.”',
					'Then {host} came by, {host.a}. “I have a big book {hall.at},” said {host}. “Tonight I ring a bell. Is your name in it then? Then you get the house.”',
				],
			],
			choices: [
				{
					say: 'Say “First have a nap in the bed”',
					sets: ['let-in', 'napped'],
					outcome: [
						'“You look tired,” said {hero}. “First have a nap.” So {foe} lay down in the bed. Snore, snore! It was such a long nap that the sun went down a bit.',
						'“First have a nap,” said {hero}. So {foe} lay down in the bed. Snore, it went, and snore, till the shadows got long. “No drip!” said {foe}. “There used to be a drip.”',
					],
				},
				{
					say: 'Shut the door with a bang',
					sets: ['shut'],
					outcome: [
						'Bang, went the door! Now {foe} was out, and sat down on the step. Sniff, sniff. {hero} could hear it, and it was not nice to hear.',
						'Bang! Now {hero} was in, and {foe} was out. “But I made that door,” said {foe} on the step. “Now it is shut on me.”',
					],
				},
				{
					say: 'Run to the big book',
					sets: ['ran'],
					outcome: [
						'Off ran {hero}! But the soup was still on the fire. Hiss! So {foe} ran in and took the pot off.',
						'{hero} ran, and forgot the pot on the fire. Hiss, it went, and up came the soup! But {foe} saw it, and took it off just in time.',
					],
				},
			],
			scene: { at: 'start', with: ['foe', 'host'], shows: ['door', 'book'], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['Off to the Book', 'Left and Right', 'The Same Road'],
			time: 'day',
			parts: [
				'@answer',
				{
					ran: [
						'So {hero} was in front. But {foe} came too, step, step, step. “My house!” said {foe}. “No! My house!”',
						'Now {hero} was first. But each time {hero} looked back, there was {foe}. “My house!” said {foe} each time.',
					],
					else: [
						'Then off they went to the big book. “My house!” “No, my house!” So it went, all the way.',
						'There was just one road to the big book. So they both took it. When {hero} went fast, {foe} went fast. When {hero} went slow, so did {foe}.',
						'So {hero} went to the big book. Who came too? {foe} did. “Do you have to go where I go?” said {hero}. “Yes,” said {foe}. “I want my house.”',
					],
				},
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['The Big Book', 'One Name', 'Who Gets It?', 'Hm, Said {foe}'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				[
					'Then {hero} came {hall.to}, and {foe} came in too. There was the big book, and there was the bell. But there was just one pen.',
					'Soon {hero} was {hall.at}, and so was {foe}. “Here is the book,” said {host}, “and here is the pen. I will ring the bell very soon.”',
					'So {hero} was there at last. And {foe}? {foe} was there too. The big book was {hall.at}. And by it there was one pen.',
				],
				{
					'first.ally': [
						'+ {first.ally} sat down at the back.',
						'+ And {first.ally} sat down too, to see who got the house.',
					],
				},
				[
					'“I made the walls, so that the wind stays out,” said {foe}. “I fixed the roof, so that the rain stays out,” said {hero}. It was all true. So who should get it?',
					'“It is my house, because I made it,” said {foe}. “It is my house too, because I fixed it,” said {hero}. “Hm,” said {host}. “So who should get it?”',
					'“I made it, and I have no other house,” said {foe}. “I live in it, and I have no other house,” said {hero}. “Hm,” said {host}. “And I have just one pen.”',
				],
				{
					shut: [
						'“But you shut my own door on me,” said {foe}. That was true too.',
						'“And that door was so hard,” said {foe}, very low.',
					],
					ran: [
						'“And I took your soup off the fire,” said {foe}. That was true too.',
						'“And who took the soup off?” said {foe}. “You did,” said {hero}.',
					],
					else: [
						'“And you let me sleep in the bed,” said {foe}, very low.',
						'“It is a good bed,” said {foe}, very low. “I did sleep so well.”',
					],
				},
			],
			choices: [
				{
					say: 'Put your own name in the book',
					sets: ['own'],
					outcome: [
						'“I want it to be me,” said {hero}, “for I have no other bed.” And {hero} took the pen. {foe} looked at the floor.',
						'“I will put in my name,” said {hero}, and took the pen. {foe} did not say a thing, but took up the bag.',
					],
				},
				{
					say: 'Let {foe} have the house',
					sets: ['yielded'],
					outcome: [
						'“You made it,” said {hero}, “so it should be you.” It was hard to say, but {hero} gave {foe} the pen.',
						'“Put in {foe},” said {hero}. “I only fixed it.” And {hero} gave {foe} the pen. {foe} said nothing.',
					],
				},
				{
					say: 'Put in two names, side by side',
					sets: ['twin'],
					outcome: [
						'“Put in two names,” said {hero}. “There is room for both of us.” And {hero} took the pen. {foe} looked up.',
						'“Why not two?” said {hero}. “I have two bowls.” And {hero} took the pen. {foe} looked up at last.',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'foe'], shows: ['book'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Good Night, House', 'Come In', 'The Bell'],
			time: 'night',
			parts: [
				'@answer',
				{
					quiet: ['+ {hero} had never said so much.', ''],
					bold: ['+ And {hero} did not shout this time.', ''],
					kind: ['+ It was hard, because {hero} liked {foe}.', ''],
					honest: ['', ''],
					clever: ['+ {hero} had looked for a trick. There was none.', ''],
					careful: ['+ {hero} had thought about it all the way.', ''],
					merry: ['+ And {hero} did not laugh this time.', ''],
					dreamy: ['', ''],
					quick: ['+ For once {hero} was slow.', ''],
				},
				{
					'end-nobody & napped': [
						'Scritch, went the pen. But bong, went the bell! “Too late,” said {host}. “That was a long nap! Now it is no one’s house.” “Then no one can put us out!” said {hero}. So they went home, and {folk} came too.',
						'Scritch, went the pen, and bong, went the bell. “Too late! That was a long nap,” said {host}. “Now no one has the house.” “So who can say, get out?” said {foe}. “No one!” said {hero}. They went home, and {folk} came too.',
					],
					'end-nobody': [
						'Scritch, went the pen. But bong, went the bell! “Too late,” said {host}. “It is no one’s house now.” “Then no one can put us out!” said {hero}. So they went home, and {folk} came too.',
						'Bong, went the bell, before the pen was done! “It was a long way,” said {host}, “and now no one has the house.” “So who can say, get out?” said {foe}. “No one!” said {hero}. They went home, and {folk} came too.',
					],
					'end-both': [
						'Scritch, scratch, went the pen, two times. Bong! “The book does not say no,” said {host}. So they went home, and {folk} came too.',
						'Scritch, scratch, two names! Bong, went the bell. “One house for two?” said {host}. “Why not?” Home they went, and {folk} came too.',
					],
					'end-halves': [
						'Scritch, scratch, bong! They both had the house, so they both went home. “But you shut the door on me,” said {foe}. “So this is my half, with the bed. You stay in your half, by the fire.”',
						'So both names were in. Bong! They both had the house, so home they went. “But you shut me out,” said {foe}. “So the bed is my half, and the fire is your half.”',
					],
					'end-yielded': [
						'Scritch, scratch, went {foe}, and bong! So {hero} had to go, out in the dark. But who came up the road with a lamp? It was {foe}. “They all came to see me,” said {foe}. “But you are not there. Come home!” So they went home, side by side.',
						'Scritch, went {foe}, and bong, went the bell. So {hero} had to go, up the dark road. Then {foe} ran up with a lamp. “You fixed my roof, and I let you go,” said {foe}. “I am sorry. Come home!” So they went home, and {folk} came too.',
					],
					'end-alone': [
						'Scritch, scratch, bong! Now it was {hero}’s house. {Folk} came to see it. But {foe} sat out in the dark. So {hero} went out. “You can live here too,” said {hero}. “Just come and knock! No one ever did.”',
						'Scritch, bong! Now {hero} had the house. {Folk} came to see it. But where was {foe}? {foe} sat by the road, on the bag. “Come and stay with me,” said {hero}. “But please knock! No one ever did.”',
					],
				},
				{
					'end-yielded & shut': '+ “I will not shut you out,” said {foe}.',
					'end-alone & shut': '+ “And I am sorry I shut it on you.”',
				},
				{
					'end-halves & first.trust': [
						'“And you will not shut it again?” said {foe}. “Can I trust you?”',
						'“Will you shut me out again?” said {foe}. “Or can I trust you?”',
					],
					'end-alone & first.trust': [
						'“And you will not put me out?” said {foe}. “Can I trust you?”',
						'“It is your house now,” said {foe}. “If I come in, can I trust you?”',
					],
					'end-halves': '',
					'end-alone & first.hear': [
						'Then {hero} went in, to wait for it. But {folk} talked and sang. How can you hear a knock?',
						'So {hero} went in to wait. But how loud it was in there! No one could hear a knock.',
					],
					'end-alone & first.reach': '',
					'first.hear': [
						'“No one ever came to knock,” said {hero}. “Then I will,” said {foe}, and went out. But {folk} talked so loud!',
						'“I so wanted a knock,” said {hero}. So {foe} went out, to knock. But how loud they all sang!',
					],
					else: [
						'“No one ever came to knock,” said {hero}. “Then I will,” said {foe}, and went out, and shut the door.',
						'“I so wanted a knock,” said {hero}. So {foe} went out, and shut the door.',
					],
				},
				{
					'end-halves & first.trust or end-alone & first.trust': '@first.later',
					'end-halves': '',
					'first.hear': '@first.later',
				},
				{ 'end-alone & first.trust or end-alone & first.reach': 'So {hero} went in to wait, and shut the door.' },
				{
					'end-halves': [
						'“Good night,” they said. But it was cold in the bed. Rat-tat-tat, went {foe} on the wall. “I am sorry,” said {hero}. “Come in!”',
						'{hero} could not sleep, and {foe} could not eat. Rat-tat-tat, went {foe} on the wall. “I am sorry,” said {hero}. “Come in!”',
					],
					'end-alone': [
						'Then it came. Rat-tat-tat! “Come in!” said {hero}. And there was soup for two.',
						'Rat-tat-tat! How good that was to hear! “Come in!” said {hero}. “Come in and have some soup!”',
					],
					'end-both or end-nobody': [
						'Rat-tat-tat! “Come in!” said {hero}. And {foe} did it ten times.',
						'Rat-tat-tat! “Come in!” said {hero}. It was just as good as {hero} had thought.',
					],
					else: [
						'Rat-tat-tat! “Come in!” said {hero}, and got the soup for two.',
						'Rat-tat-tat! “Come in!” said {hero}. And the roof did not drip at all.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['foe'], shows: ['door', 'lantern'], pose: 'wave', feeling: 'happy' },
		},
	],
};
