import type { PlotLevel } from '../../format.ts';

export const firstGift1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then, rattle, rattle! There was {lender}, {lender.the}, with a big bag. “I’ll lend you {thing},” said {lender}. “Show it to {host} {hall.at}, and you will get a chair. But the first thing {host} gives you for it is mine.” {hero} wanted a chair so much! So {hero} took it, in a small bag.',
	chapters: [
		{
			titles: ['No Chair', 'Rattle, Rattle', 'The First Thing', 'Just a Bun'],
			time: 'day',
			parts: [
				[
					'Each night {folk} had soup {hall.at}. They sat on chairs, and each chair had a name on it. But no chair said {hero}! {hero} was {described}, and had to stand.',
					'“Sit down!” said {folk} at soup time. But on what? Each chair {hall.at} had a name on it. No chair said {hero}! {hero} was {described}, and always had to stand.',
					'“A chair, please!” said {hero}, who was {described}. {Hall.at} each chair had a name on it. But no chair said {hero}. So {they} had to stand and eat.',
				],
				[
					'“How do I get a chair?” asked {hero}. “Show us a lovely thing,” said {host}, {host.a}. “We all did that. Till then you just get a bun.”',
					'“May I have a chair too?” asked {hero}. “Yes,” said {host}, {host.a}. “But first show us a lovely thing. We all did. Till then, here is a bun.”',
					'“You want a chair?” said {host}, {host.a}. “Then show us a lovely thing. We all did that. Till then, have a bun!”',
				],
				[
					'But {hero} had no lovely thing. So {they} took the bun and went to look for one. Rattle, rattle! {Start.at} sat {lender}, {lender.a}. What a big bag! “I lend out lovely things,” said {lender}. “Take {thing} till tonight. But the first thing {host} gives you for it is mine.”',
					'Where do you get a lovely thing? {hero} took the bun, and went {start.to}. Rattle, rattle! There sat {lender}, {lender.a}. What a big bag! “I’ll lend you {thing} till tonight,” said {lender}. “Then {host} will give you things. But the first one is for me!”',
					'So {hero} took the bun, and went to look for one. {Start.at}, rattle, rattle! There sat {lender}, {lender.a}. What a big bag! “Show them {thing} tonight,” said {lender}. “Then give it back to me. And the first thing {host} gives you for it is mine!”',
				],
				[
					'“I just get buns,” thought {hero}. “So why not?”',
					'“{host} just gives me buns,” thought {hero}. “So why not?”',
					'{hero} had to laugh. “But I just get buns!”',
				],
			],
			choices: [
				{
					say: 'Say “Done!” and go',
					sets: ['shook'],
					outcome: [
						'“Done!” said {hero}. “That’s a promise,” said {lender}. “I’ll be at the door tonight.” And off {hero} went, with {thing} in a small bag.',
						'“Done!” said {hero}. “Then it’s a promise,” said {lender}. “Here is a small bag for {thing}. Tonight I’ll be at the door.”',
					],
				},
				{
					say: 'Ask what is in the bag',
					sets: ['asked'],
					outcome: [
						'“What goes rattle in there?” asked {hero}. “Buttons,” said {lender}. “That’s all they ever give me.” “I’ll give you the first thing,” said {hero}. “Good,” said {lender}. “I’ll be at the door tonight.” So {hero} took {thing}, in a small bag.',
						'“What is in the bag?” asked {hero}. “Buttons,” said {lender}, and looked sad. “I lend out lovely things, and I get buttons.” “You will get the first thing,” said {hero}. So {lender} put {thing} in a small bag. “I’ll be at the door tonight.”',
					],
				},
				{
					say: 'Give {lender} half a bun',
					sets: ['gave'],
					outcome: [
						'“Half of my bun is for you,” said {hero}. “For me?” said {lender}. No one had ever done that! “I’ll keep it. And I’ll be at the door tonight.” Off {hero} went, with {thing} in a small bag.',
						'{hero} gave {lender} half of the bun. “For me?” said {lender}, and held it like an egg. “I’ll save it! Tonight I’ll be at the door.” So {hero} got {thing}, in a small bag.',
					],
				},
			],
			scene: { at: 'start', with: ['lender'], shows: ['thing'], pose: 'reach', feeling: 'curious' },
		},
		{
			titles: ['Off to {hall}', 'Hold On Tight', 'Do Not Drop It'],
			time: 'day',
			parts: [
				'@answer',
				[
					'Soon it would be soup time {hall.at}. So {hero} took the short way back. The bag hung on a strap. Do not drop it!',
					'Quick, quick! {hero} took the short way back to {hall}. The bag hung on a strap. Step, step. No bump!',
					'“A chair, a chair!” sang {hero}. “A chair for me!” The short way went back to {hall}. Swing, swing! The bag hung on its strap.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['A Chair for {hero}', 'A Red Chair', 'Oh Dear, the First Thing'],
			time: 'night',
			parts: [
				'@first.outcome',
				{
					'first.hear': [
						'{Hall.at} {folk} sang for soup. “Look here!” called {hero}. But it was too loud.',
						'{Hall.at} {folk} banged their spoons. “Look here!” called {hero}. But no one heard.',
					],
					'first.reach': [
						'{Hall.at} {host} sat up in front. “Show me!” {host.they} called. But {folk} stood in line for soup!',
						'“Show me that bag!” called {host} {hall.at}. But {folk} stood in line for soup!',
					],
					else: [
						'{Hall.at} {hero} held up {thing}. “Ooh!” said {host}. “But a chair is for a friend. Can we trust you?”',
						'“Ooh! How lovely!” said {host} {hall.at}. “But a chair is for a friend. Can we trust you?”',
					],
				},
				'@first.later',
				{
					'first.hear': [
						'So {hero} held up {thing}. “Ooh!” said {host}.',
						'Then out came {thing}. “How lovely!” said {host}.',
					],
					'first.reach': [
						'Out came {thing}. “How lovely!” said {host}.',
						'{hero} held up {thing}. “How lovely!” said {host}.',
					],
					else: ['“Good!” said {host}.', '“Then we trust you too,” said {host}.'],
				},
				[
					'Bump! {host} gave {hero} a red chair. The name on it was {hero}!',
					'And {host} got a red chair, and wrote {hero} on it. Bump!',
					'And {host} brought a red chair. Bump! It said {hero}!',
				],
				[
					'Rattle! {lender} was at the door. Oh no! The chair came first, so it was for {lender}! “Psst,” said {host}. “Keep it. Say that this button came first. We all did.”',
					'Rattle! {lender} was at the door. What came first? The chair! “Psst!” said {host}. “Keep it. Just say that this button came first. We all did.”',
					'But what came first? The chair! So it was for {lender}. Rattle! There {lender.they} was, at the door. “Psst,” said {host}. “Say that this button came first. We all did.”',
				],
				{
					shook: ['+ But {hero} had made a promise.', '+ “But I said, ‘Done!’” thought {hero}.'],
					asked: ['+ One more button in that bag?', '+ “But {lender} just gets buttons!” thought {hero}.'],
					gave: ['+ And {lender} still had the half bun.', '+ Out there {lender} still held the half bun.'],
				},
			],
			choices: [
				{
					say: 'Bring {lender} the chair',
					sets: ['paid'],
					outcome: [
						'It was so hard! But {hero} got down from the red chair. “It came first,” said {hero}. “It’s for {lender}.” Bump, bump! Out it went, to the door.',
						'“It came first,” said {hero}. “So it isn’t for me.” And {hero} took the red chair, name and all. Bump, bump! Out it went to {lender}.',
					],
				},
				{
					say: 'Take the button out to the door',
					sets: ['button'],
					outcome: [
						'{hero} went to the door, and gave {thing} back to {lender}. “And here is what came first,” said {hero}. It was the button. But that was not true!',
						'{hero} went to the door with {thing} and the button. “{host} gave me this button first,” said {hero}. But it was not true. The chair came first!',
					],
				},
				{
					say: 'Tell them all who lent you {thing}',
					sets: ['open'],
					outcome: [
						'{hero} held up {thing}. “I must tell you all! This isn’t mine, it’s {lender}’s. {Lender.they} has no chair, and stands out there in the dark.”',
						'“I have to tell you all,” said {hero}. “{lender} lent me {thing}. And now {lender.they} stands out there in the cold, and has no chair.”',
					],
				},
			],
			scene: { at: 'hall', with: ['host'], shows: ['thing', 'button'], pose: 'sit', feeling: 'surprised' },
		},
		{
			titles: ['Who Gets a Chair?', 'Room for One More', 'What Came First'],
			time: 'night',
			parts: [
				'@answer',
				{
					'end-all-pay': [
						'Not one spoon went clink. “{lender} lent me my lovely thing too,” said {host}. “And I just gave a button for it.” “So did I,” said one. “So did I,” said the next. That was what went rattle in the bag! So they all ran to the door. “Come in, {lender}! We’re sorry!”',
						'Not one spoon went clink. “{lender} lent us our things too,” said {host}. “And we just gave buttons. The bag is full of them! That wasn’t fair.” So {host} opened the door. “Come in, {lender}! We’re sorry!”',
					],
					'end-chair': [
						'“Here is {thing},” said {hero}, “and here is my chair. It came first.” {lender} read the name on it. “You wanted it so much, and you give it to me?” said {lender}. “All the others gave me a button. Look, my bag is full!” Rattle, rattle!',
						'“Here is {thing}, and here is a chair,” said {hero}. “A chair for me?” said {lender}. “All the others gave me just a button! My bag is full of them.” Rattle, rattle! And {lender.they} smiled, for the first time in a year.',
					],
					'end-button': [
						'Plop! In went the button. The bag was full of them. “One more,” said {lender}, and went away. {hero} went back in, and sat down on the red chair. But it did not feel good at all. “I told a lie!”',
						'“One more button,” said {lender}. Rattle, went the full bag, down the road. {hero} sat down on the red chair, and could not eat one bite. “It wasn’t the button that came first. I told a lie!”',
					],
				},
				{
					'end-all-pay': [
						'“Here is {thing},” said {hero}, “and here is my chair. It came first.” “No, keep the chair,” said {lender}. “But I want one that says {lender}.” So {host} made a blue one. Tock, tock, tock! And there sat {hero} and {lender}, red by blue.',
						'{hero} gave {thing} back. “And my chair is for you,” {they} said. “It came first.” But {lender} gave the chair a pat. “It says {hero}. Make me one just like it!” And {host} did. Tock, tock, tock! Now there were two, side by side.',
					],
					'end-chair': [
						'“But now you have to stand,” said {lender}. So {lender.they} took the chair back in. Bump, bump! “Sit down, {hero}. I just need half of it.” {hero} sat on one half, and {lender} on the other. And on that one chair they had soup and cake.',
						'“But now you have to stand,” said {lender}. “That won’t do. There is room for two!” Bump, bump, in went the chair again. And there sat {hero} and {lender}, on one red chair.',
					],
					'end-button': [
						'So out {they} went with the chair, bump, bump, down the road. “Wait! This came first. I’m sorry!” {lender} put down the bag. “You came back,” said {lender}. “No one ever did. Come, sit with me.” And there was room for two.',
						'Bump, bump, bump! {hero} took the chair, and went after {lender}. “Wait! This came first. I’m sorry!” {lender} looked at the chair, and then at {hero}. “Then sit on it with me,” said {lender}. So they sat side by side, and now it felt good.',
					],
				},
				{
					gave: ['+ And they ate the half bun, bite by bite.', '+ They had the half bun too.'],
				},
				{ 'first.ally & !button': ['+ {first.ally} got some cake.', '+ There was cake for {first.ally}.'] },
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['lender', 'host'], shows: ['thing', 'button'], pose: 'wave', feeling: 'happy' },
		},
	],
};
