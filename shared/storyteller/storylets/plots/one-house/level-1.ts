import type { PlotLevel } from '../../format.ts';

export const oneHouse1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then {hero} went home to {their} little house. Rat-tat-tat! “I made this house,” said {foe}, {foe.a}. “But I fixed the roof!” said {hero}. So off they both went to {host}, who had the big book of houses. Is your name in it when the bell rings tonight? Then you get the house. No name, no house!',
	chapters: [
		{
			titles: ['A Knock at Last', 'Rat-Tat-Tat', 'Who Is There?', 'One Door'],
			time: 'day',
			parts: [
				[
					'{hero} was {described}. {hero} had found an old, empty house behind the beans, and fixed the roof. Each day {hero} made soup for two. But no one ever came to knock.',
					'Drip, drip, went an empty house behind the beans. {hero} found it, and fixed the roof. {hero} was {described}. “Now I want a knock at the door!” And {hero} made soup for two. But no one came.',
					'“Come in!” said {hero} to the door. But no one was there. {hero} was {described}. {hero} had found an empty house behind the beans. Drip! So {hero} fixed the roof. Now there was soup for two. But no one came to knock.',
				],
				[
					'Then, rat-tat-tat! There stood {foe}, {foe.a}. “I made this house,” said {foe}. “I was away for seven years. Now I want my house back.”',
					'Then one day, rat-tat-tat! It was {foe}, {foe.a}. “I made this house,” said {foe}. “Then I was away for seven years. Now I want it back.”',
					'Rat-tat-tat! A knock! It was {foe}, {foe.a}. “That’s my house,” said {foe}. “I made it. I was away for seven years, and now I’m back.”',
				],
				{
					quiet: '{hero} did not say one word. So {foe} sat down to wait for one.',
					bold: '“No!” said {hero}, so loud that the birds flew off. But {foe} did not go.',
					kind: '“Have some soup!” said {hero}. {foe} ate it, and did not go.',
					honest: 'And {hero} had seen that name on the door. Oh dear!',
					clever: '“How many stones has it got?” asked {hero}. But {foe} knew it.',
					careful: '“Show me,” said {hero}. But {foe} knew each nail.',
					merry: '{hero} had to laugh. But it was not a joke.',
					dreamy: '“Put the mail down there,” said {hero}. But {foe} was not the mail.',
					quick: '“No!” said {hero}, before {foe} had said it all. So {foe} said it all again.',
				},
				[
					'“But it’s mine now,” said {hero}. “I fixed it!” “Then we must ask {host.name},” said {foe}. “{Host.they} has the big book of houses {hall.at}. When the bell rings tonight, it’s seven years. Is your name in by then? You get the house! No name, no house!”',
					'“I live here now!” said {hero}. “Then we must go to {host.name},” said {foe}. “{Host.they} has the big book of houses {hall.at}. The bell rings tonight. Then it’s seven years! Is your name in the book by then? You get the house. No name, no house!”',
					'“But I fixed it!” said {hero}. “So whose is it?” “We must ask {host.name},” said {foe}. “The big book of houses is {hall.at}. The bell rings tonight. Then it’s seven years! Is your name in by then? You get the house. No name, no house!”',
				],
			],
			choices: [
				{
					say: 'Say “First have a nap in the bed”',
					sets: ['let-in', 'napped'],
					outcome: [
						'“You look tired,” said {hero}. “First have a nap.” So {foe} lay down in the warm bed. Snore, snore! It was such a long nap! Half of the day was gone.',
						'“First have a nap,” said {hero}. So {foe} lay down. Snore, it went, for so long! “There was a drip on that bed once,” said {foe} then. “Now there is none.”',
					],
				},
				{
					say: 'Shut the door with a bang',
					sets: ['shut'],
					outcome: [
						'Bang! {hero} was in, and {foe} was out. Sniff, sniff! {foe} had to cry, out on the step. Then {hero} did not feel so good.',
						'Bang, went the door! “But I made that door,” said {foe} on the step. “And now it’s shut on me.” {hero} heard it, and felt bad.',
					],
				},
				{
					say: 'Run to the big book',
					sets: ['ran'],
					outcome: [
						'“I’ll be first!” said {hero}, and ran. But the soup was still on the fire. Hiss! So {foe} went in and took the pot off.',
						'Off ran {hero}, to be first, and forgot the soup. Hiss, went the pot! But {foe} took it off the fire, just in time.',
					],
				},
			],
			scene: { at: 'start', with: ['foe'], shows: ['door'], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['Off to the Book', 'Two on the Road', 'The Same Road'],
			time: 'day',
			parts: [
				'@answer',
				{
					ran: [
						'Now {hero} was in front. But soon, step, step, {foe} came too. “My house!” said {foe}. “No! My house!” said {hero}.',
						'Now {hero} was first on the road. But soon there was {foe}. “I took your soup off,” said {foe}. “But it’s my house!”',
						'Soon {foe} was on the road too, and told {hero} about the soup. When {hero} went fast, {foe} went fast. When {hero} went slow, so did {foe}.',
					],
					shut: [
						'Soon {foe} got up and went off to the book. So {hero} had to go too. “My house!” said {foe}. “No, my house!” said {hero}.',
						'Step, step, step! Now {foe} went to the book. So {hero} went too. When {hero} went fast, {foe} went fast. When {hero} went slow, so did {foe}.',
					],
					else: [
						'Then {hero} and {foe} went off to the big book. “My house!” said {foe}. “No, my house!” said {hero}. So it went, all the way.',
						'Now {hero} and {foe} took the road to the book. When {hero} went fast, {foe} went fast. When {hero} went slow, so did {foe}.',
						'So {hero} went to the big book. Who came too? {foe} did. “Do you have to go where I go?” said {hero}. “Yes,” said {foe}.',
					],
				},
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['The Big Book', 'One Name', 'Who Gets It?', 'Whose House Is It?'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				[
					'At last {hero} and {foe} were {hall.at}. There sat {host}, {host.a}. {Host.they} had the book and a pen.',
					'So {hero} and {foe} came {hall.to}. There sat {host}, {host.a}. {Host.they} had the book and a pen.',
					'{Hall.at} sat {host}, {host.a}. {Host.they} had the book and a pen.',
				],
				{
					'first.reach': [
						'+ “Who wants the pen?” said {host}. But {folk} had come to look. They stood in the way!',
						'+ “The pen is up here!” called {host}. But {folk} had come to look. They stood in the way!',
					],
					'first.hear': [
						'+ “May I have it?” asked {hero}. But {folk} had come to look. How they talked! {host} did not hear.',
						'+ “The pen, please!” called {hero}. But {folk} had come to look. How they talked! {host} did not hear.',
					],
					else: [
						'+ “Me first!” said {foe}. “No, me!” said {hero}. “I fixed the roof.” “Can I believe that?” said {host}.',
						'+ “I fixed up a house,” said {hero}. “May I have the pen?” “Can I believe you?” said {host}.',
					],
				},
				'@first.later',
				{
					'first.reach': ['Now {hero} had the pen.', 'There was the pen! {hero} took it.'],
					'first.hear': [
						'“The pen, please,” said {hero}. And {host} heard it.',
						'“May I have the pen?” said {hero}. “You may,” said {host}.',
					],
					else: ['“Good. You get the pen,” said {host} to {hero}.', 'So {host} gave {hero} the pen.'],
				},
				[
					'“I made it,” said {foe}. “I fixed it,” said {hero}. Oh dear! Whose name should it be?',
					'“I made the walls,” said {foe}. “I fixed the roof,” said {hero}. It was true. It was all true.',
					'“I have no other house,” said {foe}. “And I have no other bed,” said {hero}. Oh dear! Who should get it?',
				],
				{
					shut: ['+ “You shut my own door on me,” said {foe} softly.', '+ “You shut that door on me,” said {foe}.'],
					ran: [
						'+ “And I took the soup off,” said {foe}. That was true too.',
						'+ “Who took off the soup?” said {foe}. “I did.”',
					],
					else: ['+ “I did sleep so well in it,” said {foe}.', '+ “You let me have a nap,” said {foe} softly.'],
				},
			],
			choices: [
				{
					say: 'Put your own name in the book',
					sets: ['own'],
					outcome: [
						'“I want it to be me,” said {hero}. “It’s my home.” {foe} looked down at the floor. And {hero} took up the pen.',
						'“I’ll put in my name,” said {hero}, and took up the pen. {foe} did not say a thing, but looked so sad.',
					],
				},
				{
					say: 'Let {foe} have the house',
					sets: ['yielded'],
					outcome: [
						'“You made it,” said {hero}, “so it should be you.” It was so hard to say! And {hero} gave {foe} the pen.',
						'“I just fixed it,” said {hero}. “You made it.” And {hero} held out the pen. {foe} took it, and did not say one word.',
					],
				},
				{
					say: 'Put in two names, side by side',
					sets: ['twin'],
					outcome: [
						'“We both want it,” said {hero}. “So I will put in two names.” And {foe} looked up, for the first time.',
						'“Why not two names?” said {hero}. “I always make soup for two.” {foe} looked up at last.',
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
					bold: ['+ This time {hero} did not say it loud.', ''],
					clever: ['+ {hero} had looked for a trick. There was none.', ''],
					careful: ['+ {hero} had thought about it all the way.', ''],
					merry: ['+ This time {hero} did not laugh at all.', ''],
					quick: ['+ For once {hero} had been slow to say it.', ''],
				},
				{ 'first.ally': ['+ {first.ally} waved, and went home.', '+ {first.ally} gave a nod, and went home.'] },
				{
					'end-nobody & napped': [
						'Scritch, went the pen. But bong, went the bell! “Too late,” said {host}. “It was such a long nap! Now it’s no one’s house.” “Then no one can put us out!” said {hero} to {foe}. And home they both went.',
						'Scritch, went the pen. But bong! “Too late,” said {host}. “That was a long nap! Now no one has the house.” “So who can say, ‘Get out’?” said {foe}. “No one!” said {hero}. So they both went home.',
					],
					'end-nobody': [
						'Scritch, went the pen. But bong, went the bell! “Too late,” said {host}. “It was such a long way! Now it’s no one’s house.” “Then no one can put us out!” said {hero} to {foe}. And home they both went.',
						'Bong, went the bell, before the pen was done! “Too late,” said {host}. “Now no one has it.” “So who can say, ‘Get out’?” said {foe}. “No one!” said {hero}. So they both went home.',
					],
					'end-both': [
						'Scritch, scratch! There were two names in the book. Bong, went the bell. “One house for two?” said {host}. “Why not?” So home went {hero} and {foe}, side by side.',
						'Scritch, scratch, went the pen, two times. Bong! “Two names!” said {host}. “The book doesn’t say no.” So the house was for both. And home went {hero} and {foe}.',
					],
					'end-halves': [
						'Scritch, scratch, bong! The house was for both, so {hero} and {foe} went home. But {foe} was still mad. “You shut the door on me. So I take this half, with the bed, and I shut my door.” Bang! {hero} had the fire and the soup, all alone.',
						'Bong! Both names were in. So {hero} and {foe} went home. “But you shut me out,” said {foe}. “So now I shut you out.” Bang! {foe} sat in one half, with the bed. {hero} sat in the other, with the soup.',
					],
					'end-yielded': [
						'Scritch, scratch, bong! It was {foe}’s house now. So {hero} went off, up the dark road. Then someone came after with a lamp. It was {foe}! “There is soup for two at home,” said {foe}, “and I am just one. Come back!” So they both went home.',
						'Scritch, went the pen. Bong! So {foe} had the house now, and {hero} had none. {hero} went off in the dark. “Wait!” {foe} came after with a lamp. “The roof doesn’t drip,” said {foe}. “You fixed it, and I let you go! Come home.” And home they both went.',
					],
					'end-alone': [
						'Scritch, scratch, bong! Now it was {hero}’s house. At home {hero} made soup for two. But who was it for? {foe} sat out by the beans, in the dark, all alone. So {hero} went to the door. “You have no bed,” called {hero}. “Come and live here too!”',
						'Scritch, bong! So {hero} had the house, and went home to it. How empty it was! And out by the beans sat {foe}. “I have a bed and a fire,” called {hero}, “and you have none. That isn’t fair. Come and live here too!”',
					],
				},
				{
					'end-yielded & shut': '+ “And I won’t shut the door on you,” said {foe}.',
					'end-alone & shut': '+ {hero} looked down. “And I am sorry I shut the door.”',
				},
				{
					'end-halves': [
						'Rat-tat-tat! That was {hero}, who had to knock on the wall. “I’m sorry I shut you out,” said {hero}. “I have soup for two.” Creak, went a door. Then rat-tat-tat! It was {foe}. “May I come in?” “Come in!” said {hero}. And that was the best knock of all.',
						'{foe} had no soup, and {hero} had no bed. “I’m sorry,” said {hero} to the wall. “I won’t do it again.” It was still. Then, rat-tat-tat! Who was it? It was {foe}. “I’m sorry too,” said {foe}. “Come in!” said {hero}. And there was soup for two.',
					],
					'end-alone': [
						'“May I?” said {foe}. “Knock first,” said {hero}. “Last time I did not say ‘Come in!’” So {hero} shut the door and sat down to wait. Rat-tat-tat! “Come in!” said {hero}. And there was soup for two.',
						'{foe} came up to the door. “Knock first,” said {hero}. “When you did, I never said ‘Come in!’” So {hero} went in, and sat as still as can be. Rat-tat-tat! “Come in!” said {hero}. “Come in, and have some soup!”',
					],
					else: [
						'“I always wanted a knock,” said {hero}. “And when you came, I did not say ‘Come in!’” So {foe} went out and shut the door. Rat-tat-tat! “Come in!” said {hero}. And {foe} did it ten times. Then there was soup for two.',
						'“You knocked, and I did not say ‘Come in!’” said {hero}. Soon the soup was hot. But where was {foe}? Rat-tat-tat! “Come in!” said {hero}. “Come in, come in!” And it was soup for two at last.',
						'“You knocked, and I never said ‘Come in!’” said {hero}. “Then go in first,” said {foe}, “and shut the door.” So {hero} did. Rat-tat-tat! A knock at last! “Come in!” said {hero}, so glad. And there was soup for two.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['foe'], shows: ['door', 'lantern'], pose: 'wave', feeling: 'happy' },
		},
	],
};
