import type { PlotLevel } from '../../format.ts';

export const oneHouse1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then {hero} went home. Rat-tat-tat! “My house!” said {foe}, {foe.a}. “I made it!” “But I fixed the roof!” said {hero}. So off they went to {host} and the big book. The name in the book gets the house.',
	chapters: [
		{
			titles: ['My House!', 'Rat-Tat-Tat', 'Who Is There?', 'One Door'],
			time: 'day',
			parts: [
				[
					'{hero} had a house. It had one bed, one door, and one pot of soup. {hero} was {described}. Once the roof went drip, drop. Then {hero} fixed it. No drip. No drop.',
					'Tap, tap, tap! {hero} had a house, with one door and one bed. {hero} was {described}. There was a hole in the roof, but {hero} fixed it. And soup was in the pot.',
				],
				[
					'Rat-tat-tat! Who was at the door? It was {foe}, {foe.a}. “This is my house,” said {foe}. “I made it. I was away. Now I am back.”',
					'Rat-tat-tat! “That is my house!” said a voice. It was {foe}, {foe.a}. “I made it, stone by stone. And now I am back.”',
				],
				{
					quiet: '{hero} did not say a word. So {foe} said it twice. “My house!”',
					bold: '“MY house!” said {hero}. It was not a nice hello.',
					kind: '“Do come in!” said {hero}. And then, “Oh. Oh dear.”',
					honest: '“I just fixed the roof,” said {hero}. It was so.',
					clever: '“How do I know?” said {hero}. {foe} knew each stone.',
					careful: '{hero} looked out of one small gap. “No,” {they} said.',
					merry: '“Ha, ha!” said {hero}. {foe} did not laugh.',
					dreamy: '{hero} looked at {foe}. “Is it the mail?” Oh no. It was not.',
					quick: '{hero} shut the door so fast! It hit {foe} on the nose.',
				},
				[
					'“Stop, stop!” said {host}, {host.a}. “I have a big book in {hall}. Tonight I ring the bell. Is your name in the book by then? Then you get the house.”',
					'“Hush!” said {host}, {host.a}. “Tonight I ring a bell in {hall}. Who is in my big book by then gets the house.”',
				],
			],
			choices: [
				{
					say: 'Say “First have a nap in the bed”',
					sets: ['let-in', 'napped'],
					outcome: [
						'“First have a nap,” said {hero}. {foe} had a nap. “It is still a good bed,” said {foe}. “But it is my bed.”',
						'“You must be tired,” said {hero}. So {foe} had a nap, and {hero} sat by the door. Snore, snore.',
					],
				},
				{
					say: 'Shut the door with a bang',
					sets: ['shut'],
					outcome: [
						'Bang! And {foe} sat on the step. {hero} could hear it. Sniff. Sniff. It was not a nice thing to hear.',
						'Bang went the door. “I made that door,” said {foe}, out there on the step. It was so still in the house.',
					],
				},
				{
					say: 'Run to the big book',
					sets: ['ran'],
					outcome: [
						'Off ran {hero}! But oh, the soup was still on. Blub, blub, it said. And {foe} took it off.',
						'Run, run, run! {hero} did not look back. And who took the soup off? {foe} did.',
					],
				},
			],
			scene: { at: 'start', with: ['foe', 'host'], shows: ['door', 'book'], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['Off to the Book', 'Left and Right', 'Step, Step'],
			time: 'day',
			parts: [
				'@answer',
				{
					ran: 'So {hero} was first, and {foe} came next, with a bag. “My house.” “My house.” Then, stop!',
					else: 'Then they set off. {hero} went on the left, and {foe} on the right. “My house.” “My house.” Then, stop!',
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
					'“Hm,” said {foe}. “You did that well.” And there was {hall}, and there was the book. It was as big as a bed! All of {folk} had come to look. “Who is it?” said {host}.',
					'“Hm. Not bad,” said {foe}. And so they got to {hall}. All of {folk} were there. {host} had the book out, and it was so big! “Now,” said {host}. “A name, please.”',
				],
				[
					'“I made the door,” said {foe}. “I made it round, so that the wind can not bite.” “I fixed the roof,” said {hero}, “so that the rain can not drip.” It was all true.',
					'{foe} sat down on the bag. “I made each wall,” said {foe}. “I fixed each hole,” said {hero}. Both of it was true. Oh, oh.',
				],
			],
			choices: [
				{
					say: 'Put your own name in the book',
					sets: ['own'],
					outcome: [
						'{hero} put {their} name in. It took a long time. {foe} did not say a thing.',
						'Scritch, scratch. Now it said {hero} in the big book. {foe} looked at the floor.',
					],
				},
				{
					say: 'Let {foe} have the house',
					sets: ['yielded'],
					outcome: [
						'“You made it,” said {hero}. So {foe} put a name in. Scritch, scratch. It said {foe}.',
						'“It is your door,” said {hero}. And {foe} took the pen. {Foe.their} pen went so slow.',
					],
				},
				{
					say: 'Put in two names, side by side',
					sets: ['twin'],
					outcome: [
						'{hero} put in one name. Then {hero} put in one more. {hero} and {foe}, it said.',
						'“There is room for two,” said {hero}. And {they} put them both in. Scritch, scratch, scratch.',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'foe'], shows: ['book'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Good Night, House', 'Come In', 'Drip, Drop'],
			time: 'night',
			parts: [
				{
					quiet: ['{hero} did not say much. It was all in the book.', ''],
					bold: ['{hero} did not say “my house” now.', ''],
					kind: ['{hero} had looked at {foe} for a long time.', ''],
					honest: ['{hero} had to do it.', ''],
					clever: ['{hero} had had a good think.', ''],
					careful: ['{hero} put the pen back, just so.', ''],
					merry: ['{hero} did not laugh this time.', ''],
					dreamy: ['{hero} had dreamed of a house for so long.', ''],
					quick: ['It was not {trait}, as {hero} is. It was slow.', ''],
				},
				'@answer',
				{
					'twin & first.reach':
						'“Two names? Let me see!” They all ran up. Push, push! {foe} was lost in the crowd, and {hero} had to find {foe}.',
					'twin & first.hear':
						'“Two names? No!” said some. “Two names? Yes!” said some. So loud! {foe} said a thing to {hero}, and it got lost.',
					'twin & first.trust':
						'“Two in one house?” said {host}. “You had a fight all day! Will you be good to {foe}? Can we trust you?”',
					'yielded & first.reach':
						'“Who has it? Who?” They all ran up. Push, push! {hero} had not said good night to {foe}. Now {foe} was so far off.',
					'yielded & first.hear':
						'“{foe}! It is {foe}!” they all said, so loud. {hero} said good night to {foe}. No one could hear it.',
					'yielded & first.trust':
						'“Ink does not come out!” said {host} to {hero}. “What if you want it back? Can we trust you?”',
					'first.reach':
						'They all ran up to look. Push, push! {foe} went to the door with the bag. {hero} had not said good night yet, and was stuck.',
					'first.hear':
						'“{hero}!” said some. “No, {foe}!” said some. So loud! {foe} said one thing to {hero}, and no one could hear it.',
					'first.trust': '“{foe} made it so well,” said {host} to {hero}. “Will you be good to it? Can we trust you?”',
				},
				{ 'first.reach & flies': '+ Fly? The lamps hung too low.' },
				'@first.later',
				{
					'own & first.reach': '“Good night,” said {hero}. “Good night,” said {foe}. But where? {foe} had no bed.',
					'own & first.hear': '“The door sticks,” {foe} had said. “You have to give it a kick.”',
					'yielded & first.reach or yielded & first.hear': '+ “Good night, {foe},” said {hero}.',
					'twin & first.hear': '+ “I said, I want the left side,” said {foe}.',
				},
				{
					'end-nobody': [
						'Bong! “That was the bell,” said {host}. “Too late! No one gets the house.” So they all went home. {hero} and {foe} went home too. There was just one road. “Can you put me out?” said {foe}. “No,” said {hero}. “Can you put me out?” “No.” So in they both went.',
						'Then, bong! went the bell. “Too late!” said {host}. “The book is shut. So it is no one’s house.” No one’s? “Then no one can put me out,” said {hero}. “Or me,” said {foe}. So they both went home, and had the soup.',
					],
					'end-both': [
						'“Two names?” said {host}. “It does not say you can not.” So home they went, with one lamp. {foe} went in and shut the door. {hero} stood out there. Knock, knock! “Who is it?” said {foe}. “Me!” “Come in, come in!” Then they did it the other way.',
						'“One house and two names,” said {host}. “Can it be?” It can! They went home. {foe} made one more bed. {hero} made the soup. Drip? No. Bang? No. “Good night,” said {hero}. “Good night,” said {foe}. And the house said nothing, as houses do.',
					],
					'end-halves': [
						'“Half for me,” said {foe}. “You shut me out.” So they put a line on the floor. {hero} had the fire. {foe} had the bed. It was cold in the bed. It was hard by the fire. “Psst!” “What?” “Come over.” “You come over.” And rub, rub, out went the line.',
						'“But you shut the door on me,” said {foe}. So they put a line on the floor. Here was {hero}, with the pot. There was {foe}, with the bed. {hero} could not sleep. {foe} could not eat. “Psst! Soup?” said {hero}. “Psst! Bed?” said {foe}. And rub, rub, off came the line.',
					],
					'end-yielded': [
						'So {foe} had the house, and off went {hero}, in the dark. Step, step. Then there was a lamp. It was {foe}. “It is too still in there,” said {foe}. “And I can not make soup.” “You put in salt,” said {hero}. “Come and show me,” said {foe}. So they had soup. And then it was too late to go.',
						'So {hero} had to go. Out, with no bed. “Wait!” said {foe} at the door. “It drips!” It did not. “I can hear it,” said {foe}. “You have to come in and look.” So they looked, and they looked. Then it was time for bed. “Look some more in the morning,” said {foe}.',
					],
					'end-alone': [
						'So it was {hero}’s house. It said so in the book. {hero} made soup. It was too much soup. {hero} put out two bowls, and looked at one of them. Then {they} took a lamp and ran. “{foe}! {foe}!” There, by the road! “I made too much,” said {hero}. “Come in. Please come in.”',
						'So {hero} had the house. {They} went home and shut the door. It was still. It was too still! {hero} took a lantern and went out. There sat {foe}, on a bag, in the dark. “Come in,” said {hero}. {They} had never said it to anyone. “Come in, come in!”',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['foe'], shows: ['door', 'lantern'], pose: 'wave', feeling: 'happy' },
		},
	],
};
