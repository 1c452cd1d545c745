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
					'{hero} had a little house. {hero} was {described}, and had fixed the roof. Now it was dry. But no one ever came to knock. And {hero} did so want to say, “Come in!”',
					'Drip, drop! Then {hero} fixed the roof, and the little house was dry. {hero} was {described}. “Now I want to hear a knock,” said {hero}. “Then I can say, come in!”',
					'“Come in!” said {hero} to the door. But no one was there. {hero} was {described}. {Their} house had a good new roof. Each day {they} said it, “Come in!” Each day no one came.',
				],
				[
					'Then, rat-tat-tat! “Come in!” said {hero}. There stood {foe}, {foe.a}. “I will,” said {foe}. “It is my house. I made it. Then I went away, and now I am back.”',
					'And then it came. Rat-tat-tat! {hero} ran to the door. “I am home!” said {foe}, {foe.a}. “I made this house. Then I went away. Who are you?”',
				],
				{
					quiet: '{hero} did not say one word. So {foe} put the bag down on the bed.',
					bold: '“No! It is MY house!” said {hero}. That was much too loud.',
					kind: '“Have some soup!” said {hero}. Then {they} saw what it meant.',
					honest: '“There is a name on the door,” said {hero}, “and it is yours.” Oh dear.',
					clever: '“How many stones has it got?” said {hero}. And {foe} knew.',
					careful: '{hero} took a long, long look. The soup got cold.',
					merry: '{hero} had to laugh, for it must be a joke. {foe} did not laugh.',
					dreamy: '“Are you the mail?” said {hero}. {foe} was not the mail.',
					quick: '{hero} shut the door so fast that it hit {foe} on the nose. Ow!',
				},
				[
					'“Stop, stop!” said {host}, {host.a}. “I have a big book {hall.at}. Tonight I ring the bell. Is your name in it by then? Then you get the house.”',
					'“You can not both be right,” said {host}, {host.a}. “I have a big book {hall.at}. Tonight I ring the bell. The name in it then gets the house.”',
				],
			],
			choices: [
				{
					say: 'Say “First have a nap in the bed”',
					sets: ['let-in', 'napped'],
					outcome: [
						'“You look so tired,” said {hero}. “First have a nap.” So {foe} did, and it was a long one. Snore, snore!',
						'“First have a nap,” said {hero}, and {foe} did. Snore, it went, and snore, till the shadows got long. “No drip!” said {foe}. “There used to be a drip.”',
					],
				},
				{
					say: 'Shut the door with a bang',
					sets: ['shut'],
					outcome: [
						'Bang, went the door. And {foe} sat down on the step. Sniff, sniff, went {foe}. {hero} could hear it, and did not like it.',
						'Bang! Now {hero} was in, and {foe} was out. “I made that door,” said {foe} on the step. It was not nice to hear.',
					],
				},
				{
					say: 'Run to the big book',
					sets: ['ran'],
					outcome: [
						'Off ran {hero}! But the soup was still on, blub, blub, blub. So {foe} went in and took it off the fire.',
						'{hero} ran, and forgot the soup. Hiss, it went, and up it came! But {foe} saw it, and took it off just in time.',
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
						'So {hero} was in front on the road. But {foe} came on behind, step, step, step. “My house!” said {foe}. “No! My house!”',
						'Now {hero} was first. But each time {they} looked back, there was {foe}. “My house!” said {foe} each time.',
					],
					else: [
						'Then off they went, {hero} on the left, {foe} on the right. “My house!” “No, my house!” So it went, all the way up the road.',
						'There was just one road to the big book. So they both took it. When {hero} went fast, {foe} went fast. When {hero} went slow, {foe} went slow.',
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
				{
					'first.hear': [
						'So they came {hall.to}, to the big book. “{hero}!” they cried. “No, {foe}!” {host} could not hear one word.',
						'Soon they were {hall.at}. What a noise! “{hero}!” they cried. “No, {foe}!” {host} could not hear.',
					],
					'first.trust': [
						'So they came {hall.to}, to the big book. “I know {foe},” said {host}. “But I do not know you, {hero}. Can we trust you?”',
						'Soon they were {hall.at}. “You say you fixed the roof,” said {host} to {hero}. “Can we trust you?”',
					],
					'first.reach & flies': 'So they came {hall.to}. It was full. The lamps hung low. {hero} could not fly!',
					else: [
						'So they came {hall.to}. It was so full! {foe} got to the big book. But {hero} was stuck.',
						'Soon they were {hall.at}. {foe} got in. But it was so full! {hero} was stuck.',
					],
				},
				'@first.later',
				[
					'“I made the walls, so that the wind stays out,” said {foe}. “I fixed the roof, so that the rain stays out,” said {hero}. It was all true. And there was just one pen.',
					'“No me, no house!” said {foe}. “No me, no roof!” said {hero}. They were right. Both! And soon the bell would go.',
				],
			],
			choices: [
				{
					say: 'Put your own name in the book',
					sets: ['own'],
					outcome: [
						'“I want it to be me,” said {hero}, “for I have no other bed.” And {they} took the pen. {foe} looked at the floor.',
						'“I will put in my name,” said {hero}, and took the pen. {foe} did not say a thing, and took up the bag.',
					],
				},
				{
					say: 'Let {foe} have the house',
					sets: ['yielded'],
					outcome: [
						'“You made it,” said {hero}, “so it should be you.” It was hard to say, but {they} gave {foe} the pen.',
						'“Put in {foe},” said {hero}. “I only fixed it.” And {they} gave {foe} the pen. {foe} said nothing.',
					],
				},
				{
					say: 'Put in two names, side by side',
					sets: ['twin'],
					outcome: [
						'“Put in two names,” said {hero}. “There is room for both of us.” And {they} took the pen. {foe} looked up.',
						'“Why not two?” said {hero}. “I have two bowls.” And {they} took the pen. {foe} looked up at last.',
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
					quiet: ['+ It was a lot to say, for {hero}.', ''],
					bold: ['+ {hero} did not shout it this time.', ''],
					kind: ['+ {hero} thought of the cold road.', ''],
					honest: ['+ And {hero} meant it.', ''],
					clever: ['+ {hero} had had a good think.', ''],
					careful: ['+ {hero} had thought about it.', ''],
					merry: ['+ It was not a joke this time.', ''],
					dreamy: ['+ {hero} could see the little house.', ''],
					quick: ['+ For once {hero} did not rush.', ''],
				},
				{
					'end-nobody & napped': [
						'Scritch, went the pen. But bong, went the bell! “Too late,” said {host}. “That was a long nap. So it is no one’s house.” They went home. “So who can put us out?” said {foe}. “No one!” said {hero}, and went in and shut the door. Rat-tat-tat! “Come in!” said {hero}.',
						'Scritch, went the pen, and bong, went the bell. “Too late!” said {host}. “You had too long a nap. It is no one’s house now.” So no one could say, “Get out!” They went home, and {foe} was last. Rat-tat-tat! “Come in!” said {hero}.',
					],
					'end-nobody': [
						'Scritch, went the pen. But bong, went the bell! “Too late,” said {host}. “It is no one’s house now.” So they went home. “Then who can put us out?” said {foe}. “No one!” said {hero}, and went in and shut the door. Rat-tat-tat! “Come in!” said {hero}.',
						'Scritch, went the pen. But bong, went the bell! “It was a long way,” said {host}, “and now it is too late. It is no one’s house.” So no one could say, “Get out!” They both went home, and {foe} was last. Rat-tat-tat! “Come in!” said {hero}.',
					],
					'end-both': [
						'Scritch, scratch, went the pen, two times. Bong! “The book does not say no,” said {host}. So they went home. “You first,” said {hero}. In went {foe}, and {hero} knocked. “Come in!” said {foe}. Then {foe} went out. Rat-tat-tat! “Come in!” said {hero}. They did it ten times.',
						'Scritch, scratch! “One house, two names,” said {host}. “Why not?” Bong, went the bell. At home {foe} made one more bed, and {hero} made soup. Then {foe} went out and shut the door. Why? Rat-tat-tat! “Come in!” said {hero}. So {foe} did it once more.',
					],
					'end-halves': [
						'Scritch, scratch, bong! They went home. “But you shut me out,” said {foe}, “so this is my half.” {hero} had the soup, and {foe} had the bed. {foe} could not eat, and {hero} could not sleep. Rat-tat-tat, went {foe}. “Come in!” said {hero}. So that was that.',
						'So both names were in. Bong, went the bell. They went home. “You shut the door on me,” said {foe}. “So this is my half.” {foe} had the bed, and {hero} had the fire. It was cold in the bed. It was hard by the fire. Rat-tat-tat, went {foe} in the night. “Come in!” said {hero}. “And bring the bed!”',
					],
					'end-yielded': [
						'Scritch, scratch, went {foe}, and bong! So {hero} had to go, out in the dark. Then a lamp came, and it was {foe}. “The house is so still,” said {foe}. “And I can not make soup.” So they went back. {hero} went in first. Rat-tat-tat! “Come in!” said {hero}.',
						'Scritch, went {foe}. Bong, went the bell. So {hero} had to go, up the dark road. Then {foe} came with a lamp. “The roof drips!” said {foe}. So they went home to look. It did not drip! “Stay,” said {foe}, and went out and knocked. “Come in!” said {hero}.',
					],
					'end-alone': [
						'Scritch, scratch, bong! So it was {hero}’s house. {They} made too much soup. And {foe} was out in the dark. {hero} took a lamp and ran. “{foe}! Please come and knock!” So {foe} did. Rat-tat-tat! “Come in!” said {hero}, “and stay.”',
						'{hero} put {their} name in. Bong! Now {hero} had the house, and went home, and shut the door. But no one knocked. So {hero} took a lamp. {foe} sat by the road, on the bag. “Come home,” said {hero}. “But knock first!” Rat-tat-tat! “Come in!” said {hero}.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['foe'], shows: ['door', 'lantern'], pose: 'wave', feeling: 'happy' },
		},
	],
};
