import type { PlotLevel } from '../../format.ts';

export const oneHouse1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then {hero} went home to {their} little house. Rat-tat-tat! “I made this house,” said {foe}, {foe.a}. “But I fixed the roof!” said {hero}. So off they went to {host}, who had a big book. Is your name in it when the bell rings tonight? Then you get the house. No name, no house!',
	chapters: [
		{
			titles: ['A Knock at Last', 'Rat-Tat-Tat', 'Who Is There?', 'One Door'],
			time: 'day',
			parts: [
				[
					'{hero} was {described}. {hero} had found an old, empty house behind the beans, and fixed the roof. Each day {hero} made soup for two. But no one ever came to knock.',
					'Drip, drip, went an empty house behind the beans. {hero} found it, and fixed the roof. {hero} was {described}. “Now I want a knock at the door,” said {hero}. There was soup for two. But no one came.',
					'“Come in!” said {hero} to the door. But no one was there. {hero} was {described}. {hero} had fixed up this old, empty house behind the beans. There was soup for two. But no one ever came to knock.',
				],
				[
					'Then, rat-tat-tat! There stood {foe}, {foe.a}. “I made this house,” said {foe}. “I was away for seven years. Now I want my house back.”',
					'Then one day, rat-tat-tat! It was {foe}, {foe.a}. “I made this house, seven years ago,” said {foe}. “Now I’m back, and I want it.”',
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
					'“But it’s mine now,” said {hero}. “I fixed it!” “Then we must ask {host.name},” said {foe}. “There is a big book {hall.at}. Is your name in it when the bell rings tonight? Then you get the house. No name, no house!”',
					'“I live here now!” said {hero}. “Then we must go to {host.name},” said {foe}. “There is a big book {hall.at}. You must put your name in before the bell rings tonight. Then you get the house. No name, no house!”',
					'“But I fixed it!” said {hero}. “So whose is it?” “We must go and ask {host.name},” said {foe}. “There is a big book {hall.at}. The bell rings tonight. If your name is in there by then, you get the house. No name, no house!”',
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
						'Off went {hero}, so fast! But the soup was still on the fire. Hiss! So {foe} went in and took the pot off.',
						'Off went {hero}, and forgot the soup. Hiss, went the pot, and up it came! But {foe} took it off the fire, just in time.',
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
						'So {hero} was in front. But soon, step, step, {foe} came too. “My house!” said {foe}. “No! My house!” said {hero}.',
						'Now {hero} was first on the road. But soon there was {foe}. “I took your soup off,” said {foe}. “But it’s my house!”',
						'Soon {foe} was on the road too. When {hero} went fast, {foe} went fast. When {hero} went slow, so did {foe}.',
					],
					shut: [
						'Then {foe} got up and went off to the book. So {hero} had to go too. “My house!” said {foe}. “No, my house!” said {hero}.',
						'Step, step, step! Now {foe} went to the book. So {hero} went too. When {hero} went fast, {foe} went fast. When {hero} went slow, so did {foe}.',
					],
					else: [
						'Then off they went to the big book. “My house!” said {foe}. “No, my house!” said {hero}. So it went, all the way.',
						'Now they took the road to the book. When {hero} went fast, {foe} went fast. When {hero} went slow, so did {foe}.',
						'So {hero} went to the big book. Who came too? {foe} did. “Do you have to go where I go?” said {hero}. “Yes,” said {foe}.',
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
					'At last they were both {hall.at}. There sat {host}, {host.a}. And there was the big book!',
					'Then they both came {hall.to}. {host}, {host.a}, had the big book and one pen.',
					'{Hall.at} sat {host}, {host.a}. There was the big book, and just one pen.',
				],
				{
					'first.reach': [
						'+ “Come up and take the pen!” said {host}. But so many had come to see it! They stood in the way.',
						'+ “The pen is up here!” called {host}. But so many had come to look! {hero} could not get to it.',
					],
					'first.hear': [
						'+ “May I have the pen?” asked {hero}. But all of {folk} had come to look. How loud it was! {host} did not hear.',
						'+ “The pen, please!” called {hero}. But so many had come to look. They talked and talked! {host} did not hear.',
					],
					else: [
						'+ “Who will write?” said {host}. “Me!” they both said. But {hero} got the pen first.',
						'+ “Who needs the pen?” said {host}. “Me!” they both said. And {hero} got it first.',
					],
				},
				{ 'first.reach or first.hear': '@first.later' },
				{
					'first.reach': ['So {hero} got the pen first.', 'And there {hero} got the pen.'],
					'first.hear': [
						'“The pen, please,” said {hero}. And {host} heard it.',
						'“May I have the pen?” said {hero}. “You may,” said {host}.',
					],
					'first.ally': ['+ {first.ally} sat down by {hero}.', '+ {first.ally} came up too.'],
				},
				[
					'“I made the house,” said {foe}. “But I fixed it,” said {hero}. So whose name should it be?',
					'“But I made the walls,” said {foe}. “And I fixed the roof,” said {hero}. That was true. It was all true.',
					'“I have no other house,” said {foe}. “And I have none,” said {hero}. Oh dear! Who should get it?',
				],
				{
					shut: ['+ “You shut my own door on me,” said {foe} softly.', '+ “And you shut that door on me,” said {foe}.'],
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
						'“I want it to be me,” said {hero}. “I have no other bed.” {foe} looked down at the floor. And {hero} took up the pen.',
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
				{ 'first.ally': ['+ It was late, so {first.ally} went home.', '+ {first.ally} gave a nod, and went home.'] },
				{
					'end-nobody & napped': [
						'Scritch, went the pen. But bong, went the bell! “Too late,” said {host}. “It was such a long nap! Now it’s no one’s house.” “Then no one can put us out!” said {hero}. And home they went.',
						'Scritch, went the pen. But bong! “Too late,” said {host}. “That was a long nap! Now no one has the house.” “So who can say, ‘Get out’?” said {foe}. “No one!” said {hero}. So they both went home.',
					],
					'end-nobody': [
						'Scritch, went the pen. But bong, went the bell! “Too late,” said {host}. “It was such a long way! Now it’s no one’s house.” “Then no one can put us out!” said {hero}. And home they went.',
						'Bong, went the bell, before the pen was done! “Too late,” said {host}. “Now no one has it.” “So who can say, ‘Get out’?” said {foe}. “No one!” said {hero}. So they both went home.',
					],
					'end-both': [
						'Scritch, scratch! There were two names in the book. Bong, went the bell. “One house for two?” said {host}. “Why not?” So home they went, side by side.',
						'Scritch, scratch, went the pen, two times. Bong! “Two names!” said {host}. “The book doesn’t say no.” So the house was for both of them. And home they went.',
					],
					'end-halves': [
						'Scritch, scratch, bong! The house was for both, so they both went home. But {foe} was still mad. “You shut the door on me. So I take this half, with the bed, and I shut my door.” Bang! {hero} had the fire and the soup, all alone.',
						'Bong! Both names were in, and they both went home. “But you shut me out,” said {foe}. “So now I shut you out.” Bang! {foe} sat in one half, with the bed. {hero} sat in the other, with the soup.',
					],
					'end-yielded': [
						'Scritch, scratch, bong! It was {foe}’s house now. So {hero} went off, up the dark road. Then someone came after with a lamp. It was {foe}! “There is soup for two at home,” said {foe}, “and I am just one. Come back!” So they went home.',
						'Scritch, went the pen. Bong! So {foe} had the house now, and {hero} had none. {hero} went off in the dark. “Wait!” {foe} came after with a lamp. “The roof doesn’t drip,” said {foe}. “You did that for me, and I let you go! Come home.” And they went.',
					],
					'end-alone': [
						'Scritch, scratch, bong! Now it was {hero}’s house. At home {hero} made soup for two. But who was it for? {foe} sat out on the road, in the dark, all alone. So {hero} went to the door. “You have no bed,” called {hero}. “Come and live here too!”',
						'Scritch, bong! So {hero} had the house, and went home to it. How empty it was! There by the road sat {foe}. “I have a bed and a fire,” called {hero}, “and you have none. That isn’t fair. Come in with me!”',
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
						'“May I come in?” said {foe}. “Knock first,” said {hero}. “No one ever knocks here.” So {hero} shut the door and sat down to wait. Rat-tat-tat! “Come in!” said {hero}. And there was soup for two.',
						'{foe} came up to the door. “Knock first,” said {hero}. “No one ever knocks here.” So {hero} went in, and sat as still as can be. Rat-tat-tat! “Come in!” said {hero}. “Come in, and have some soup!”',
					],
					else: [
						'“No one ever came to knock here,” said {hero}. So {foe} went out and shut the door. Rat-tat-tat! “Come in!” said {hero}. And {foe} did it ten times. Then there was soup for two.',
						'“No one ever knocks here,” said {hero}, and put the soup on. But where was {foe}? Rat-tat-tat! “Someone does now,” said {foe}. “Come in!” said {hero}. “Come in, come in!” And it was soup for two at last.',
						'“No one ever knocks here,” said {hero}. “Then go in first,” said {foe}, “and shut the door.” So {hero} did. Rat-tat-tat! A real knock! “Come in!” said {hero}, so glad. And they ate the soup for two.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['foe'], shows: ['door', 'lantern'], pose: 'wave', feeling: 'happy' },
		},
	],
};
