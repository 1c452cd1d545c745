import type { PlotLevel } from '../../format.ts';

export const doNotWake1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then {hero} and {friend}, {friend.kind}, made a red kite. It was to go up at sunset. They had a pie to eat, and a pillow to sit on. But {friend} had just one voice, and it was big. And the Big One lay down on the kite! It was as big as a house. Everyone knew one thing. Do not wake the Big One! Just the tail of the kite looked out. “Hrrr… pfff.”',
	chapters: [
		{
			titles: ['The Big One', 'Flump!', 'On the Kite', 'Wet Paint'],
			time: 'day',
			parts: [
				[
					'Everyone knew one thing, and called it out. Do not wake the Big One! It was as big as a house. It lay down here, and it lay down there. But who was it? No one knew.',
					'Do not wake the Big One! They all called that, and ran. It was as big as a house, and it lay down where it liked. Who was it? No one knew.',
					'There was one thing that everyone knew. Do not wake the Big One! It was as big as a house, so no one asked who it was. They just called it out, and ran by.',
				],
				[
					'{hero} was {described}, and had a red kite. At sunset it was to fly, but its paint was wet. So it lay {field.at}. “TAKE CARE OF IT!” said {friend}, {friend.kind}. {Friend.they} had just one voice, and it was a big one. And off {friend.they} went, for a pie, and a pillow to sit on.',
					'A red kite lay {field.at}, because its paint was still wet. It belonged to {hero}, {described}. At sunset it was to fly. “TAKE CARE OF IT!” said {friend}, {friend.kind}. {Friend.they} had just one voice, a big one. “I’LL GET A PIE TO EAT! AND A PILLOW TO SIT ON!”',
					'{hero} was {described}, and had a red kite. It was to fly at sunset. But its paint was wet, so it lay {field.at}. “TAKE CARE OF IT!” said {friend}, {friend.kind}. {Friend.they} had one voice, a big one. And off {friend.they} went, for a pie, and a pillow to sit on.',
				],
				{
					quiet: 'Thump, thump! Someone came. “Not here,” said {hero}, but much too softly.',
					bold: '“I can do that with my eyes shut!” said {hero}, and shut both eyes.',
					kind: 'But a bug lay on its back, close by. {hero} went to help it up.',
					honest: '“I’ll look at the kite,” said {hero}, and looked at nothing else.',
					clever: '“A fan would dry it fast,” thought {hero}, and went to look for one.',
					careful: 'Would it rain? {hero} looked up, to be sure, and looked and looked.',
					merry: '{hero} danced around and around the kite, and too far.',
					dreamy: 'But {hero} saw a cloud like a fish, and forgot the kite.',
					quick: '“It must be dry by now!” said {hero}, and ran to get the string.',
				},
				[
					'FLUMP! The Big One lay down, right on the kite. Only the kite’s tail stuck out. “Hrrr… pfff.” Back came {friend}. “OH NO! DO NOT WAKE THE BIG ONE!” “Shh!” said {hero}. How could they get the kite out?',
					'And then, FLUMP! Who lay there, on the kite? The Big One! Only the kite’s tail stuck out. “Hrrr… pfff.” “DO NOT WAKE THE BIG ONE!” called {friend}, who was back. “Shh!” said {hero}. How could they get the kite out?',
					'FLUMP! Oh no! The Big One lay right on the kite. Only the kite’s tail stuck out. “Hrrr… pfff.” And here came {friend}. “DO NOT WAKE THE BIG ONE!” “Shh!” said {hero}. How could they get the kite out?',
				],
			],
			choices: [
				{
					say: 'Tickle it with the tail of the kite',
					sets: ['tickled'],
					outcome: [
						'Tickle, tickle, with the tail of the kite! All of the Big One shook, like a jelly. “Hrrr… hee… pfff.” But it did not roll off the kite.',
						'Tickle, tickle, went {hero}, with the tail of the kite. How the Big One shook! “Hrrr… hee… pfff.” But the Big One did not roll away.',
					],
				},
				{
					say: 'Pull the kite out, very softly',
					sets: ['pulled'],
					outcome: [
						'{hero} pulled at the tail. Softly, softly… Rip! And there was the tail, but not the kite. “Hrrr… oh… pfff,” went the Big One.',
						'Softly, softly, {hero} pulled at the tail. Rip! Out it came, all alone. The kite was still in there. “Hrrr… oh… pfff,” went the Big One.',
					],
				},
				{
					say: 'Push, so that it rolls over',
					sets: ['pushed'],
					outcome: [
						'{hero} pushed. But oh, how soft the Big One was! In {they} went, like a spoon into jam. Pop! And out {they} came again. “Hrrr… oof… pfff.” It did not roll at all.',
						'One, two, push! The Big One was as soft as a bun, and in went {hero}. Pop! Out {they} came again. “Hrrr… oof… pfff.” It had not rolled one bit.',
					],
				},
			],
			scene: { at: 'field', with: ['friend'], shows: ['kite'], pose: 'reach', feeling: 'surprised' },
		},
		{
			titles: ['Shh!', 'A Big Whisper', 'More Softly', 'Hrrr… Pfff'],
			time: 'day',
			parts: [
				'@answer',
				[
					'“We must be quiet,” whispered {hero}. “You must whisper, like me.” “LIKE THIS?” said {friend}. “Shh!” said {hero}. “BUT THIS IS MY WHISPER!” said {friend}. “Shh!” said {hero}.',
					'“Now we must be as quiet as can be,” whispered {hero}. “Can you whisper?” “YES, I CAN!” said {friend}. “Shh!” said {hero}. “THAT WAS IT!” said {friend}. “Shh!” said {hero}.',
					'“Please be quiet,” whispered {hero}. “I AM QUIET!” said {friend}. “Shh!” said {hero}. “BUT THIS IS HOW I WHISPER!” said {friend}. “Shh!” said {hero}.',
				],
				'“Hrrr… shh… pfff,” went the Big One.',
				[
					'The sun was not so high now. At sunset the kite had to go up, and it was still under there. What could they try? They had a pie, and a pillow, and a song.',
					'It got late, and at sunset the kite was to go up. But there lay the Big One! What did they have? They had a pie, and a pillow, and a song.',
					'Soon the sun would go down. And the kite was still under the Big One! “We have a pie,” whispered {hero}, “and a pillow. And we have a song. What’s best?”',
				],
			],
			choices: [
				{
					say: 'Put the pie by its nose',
					sets: ['pie'],
					outcome: [
						'{hero} put the pie by the big nose. Now the Big One would roll to the pie! “Hrrr… sniff…” Out came a hand, as big as a door. “Yum… pfff.” The pie was gone, but the Big One was not.',
						'{hero} put the pie by the big nose. That would make the Big One roll! “Hrrr… sniff…” But only a hand came out, as big as a door. “Yum… pfff.” And that was the end of the pie.',
					],
				},
				{
					say: 'Swap the kite for the pillow',
					sets: ['pillow'],
					outcome: [
						'{hero} pushed the pillow in, so that the kite could come out. “Hrrr… aah… pfff,” went the Big One. Now it lay on the kite, and on the pillow, too.',
						'In went the pillow. “And now out with the kite!” thought {hero}. But no. “Hrrr… aah… pfff.” The Big One liked the pillow, and it kept the kite.',
					],
				},
				{
					say: 'Sing, so that it sleeps very well',
					sets: ['song'],
					outcome: [
						'“La, la, la,” sang {hero}, so that it would sleep well. “LA, LA, LA!” sang {friend}. And the Big One went, “Hrrr… la… pfff.” They pulled and pulled at the kite. But it was stuck.',
						'{hero} sang it a song, to sleep by. “La, la, la.” “LA, LA, LA!” sang {friend}. And the Big One? “Hrrr… la… pfff.” Then they pulled. But the kite did not come out.',
					],
				},
			],
			scene: { at: 'field', with: ['friend'], shows: ['kite', 'pie'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Not a Sound', 'One Eye', 'Very, Very Close', 'Who Said Shh?'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'“I’ll look where it’s stuck,” whispered {hero}, and went up close, so close. There was a big ear, and there was a big nose. “Hrrr…” Now for the “pfff”! But it did not come. And there was an eye, and it was open!',
					'Then even {friend} was quiet. {hero} went up close, to see where the kite was stuck. Here was an ear, and here was a nose. “Hrrr…” And now the “pfff”? No “pfff” came. And here was an eye. It looked at {hero}!',
					'“Be as quiet as the kite,” whispered {hero}. “I’ll look where it’s stuck.” Close, very close! There was an ear, and there was a nose. “Hrrr…” But no “pfff” came. And there was an eye that was not shut at all!',
				],
				{
					pie: [
						'+ And all over the big nose were crumbs from the pie.',
						'+ On the big mouth were crumbs from the pie.',
					],
					pillow: ['+ And under the big ear was their pillow.', '+ And the big cheek lay on their pillow.'],
					else: ['+ “La,” hummed the Big One, very low.', '+ And the big mouth went “La,” as softly as could be.'],
				},
				[
					'“Shh!” said the Big One. “Do not wake the Big One!” “But who are you?” asked {hero}. “I’m Pim,” said Pim. “[Wherever|When] I lie down, someone calls, ‘Do not wake the Big One!’ Here on this red rug, too! So I don’t sleep. I just breathe. But where is the Big One? Have you seen it?”',
					'“Shh!” whispered the Big One. “Do not wake the Big One!” “Who are you?” asked {hero}. “Just Pim,” said Pim. “I found this red rug to lie on. But wherever I lie down, they call, ‘Do not wake the Big One!’ So I don’t sleep. I just breathe. And I’ve never seen the Big One! Have you?”',
					'“Shh!” said the Big One, very softly. “Do not wake the Big One!” “Then who are you?” asked {hero}. “Me? I’m Pim,” said Pim. “Each day I lie down. And each day they call, ‘Do not wake the Big One!’ Now I hear it on this red rug, too. So I just breathe, and keep wide awake. But where does it sleep, this Big One?”',
				],
			],
			choices: [
				{
					say: 'Tell Pim who the Big One is',
					sets: ['told'],
					outcome: [
						'{hero} said, “It’s you. You’re the Big One.” “Me?” Pim looked at one end of Pim, and then at the other. It took some time. “Oh! So that’s why I never met it!” And up got Pim, off the kite.',
						'“It’s you,” said {hero}. “You’re the Big One.” “Me?” Pim looked at all of Pim. It was a lot. “So I am! And I’m not asleep at all!” Up got Pim, off the kite.',
					],
				},
				{
					say: 'Shout “Good morning!” with {friend}',
					sets: ['morning'],
					outcome: [
						'“Good morning!” called {hero}. “GOOD MORNING, BIG ONE!” called {friend}. “Is that me?” said Pim. “I never got a good morning before!” It was evening, but Pim did not mind. Up jumped Pim, off the kite.',
						'“One, two, three,” said {hero}. “Good morning!” “GOOD MORNING, BIG ONE!” called {friend}. It was evening. But that was all right. “Do you mean me?” said Pim. “My first good morning!” Up jumped Pim, off the kite.',
					],
				},
				{
					say: 'Ask Pim to come and fly the kite',
					sets: ['asked'],
					outcome: [
						'“Come and fly the kite with us,” said {hero}. “Me?” said Pim. “No one ever asked me! And the Big One?” “It can come too,” said {hero}. So Pim got up, very softly, off the kite.',
						'“Do you want to fly the kite with us?” asked {hero}. “May the Big One come too?” whispered Pim. “It must!” said {hero}. And Pim got off the kite, so softly.',
					],
				},
			],
			scene: { at: 'field', with: [], shows: ['kite'], pose: 'reach', feeling: 'surprised' },
		},
		{
			titles: ['Up!', 'No Wind at All', 'Pfff!', 'Kite Time'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'The kite was flat, as kites are. But the wet paint was all on Pim! “Now I’ve got a red kite on my tummy,” said Pim. “I like it.”',
					'“My rug is a kite!” said Pim. [And its|Its] wet paint had made a red kite on Pim’s tummy, too. “I’ll keep that,” said Pim.',
					'How flat the kite was! But a kite has to be flat. And on Pim’s tummy was a red kite, from the wet paint. “I’ve got one too!” said Pim.',
				],
				{
					tickled: [
						'The tail tickled Pim’s nose. “HEE, HEE! So that was you!” said Pim. “Now I may laugh.”',
						'Then Pim asked, “May I laugh now? It tickled so much! HEE, HEE, HEE!”',
					],
					pulled: [
						'{hero} tied the tail on again. “I felt it go,” said Pim. “I so wanted to say, ‘Oh!’”',
						'The tail had come off. So Pim held it, and {hero} tied a knot as big as a bun.',
					],
					else: [
						'Pim felt that tummy. “There was a pop in there!” “That was me,” said {hero}.',
						'Then Pim thought hard. “Someone pushed me, and it went pop!” “That was me,” said {hero}.',
					],
				},
				[
					'The sun went down. “UP!” called {friend}. But there was no wind. “Hrrr…” went Pim, and took a big breath. “PFFFFF!” Up, up, up went the kite!',
					'It was sunset. “UP!” called {friend}, and no one said “Shh.” But there was no wind! So Pim took a breath. “Hrrr… PFFFFF!” And up went the kite, up and up!',
					'And then the sun went down. “UP!” called {friend}. But where was the wind? There was none. “Hrrr…” went Pim. They waited. “PFFFFF!” Up went the kite, up and up!',
				],
				{
					quiet: ['+ “Up!” called {hero} too, not softly at all.', '+ {hero} called “Up!” too, out loud.'],
					bold: ['+ And this time {hero} kept both eyes open.', ''],
					kind: ['+ {hero} let Pim hold the string.', ''],
					honest: ['+ “I’ll look at the kite,” said {hero}. So did they all.', ''],
					clever: ['+ “There’s my fan!” said {hero}.', ''],
					careful: ['+ Would it rain? {hero} had eyes only for the kite.', ''],
					merry: ['+ {hero} danced, but held on to the string.', ''],
					dreamy: ['+ A cloud like a fish went by. But {hero} watched the kite.', ''],
					quick: ['+ And {hero} had all the time in the world.', ''],
				},
				{
					tickled: ['+ The tail tickled a cloud.', '+ And the long tail tickled the sky.'],
					pulled: ['+ And behind it flew the tail, with a knot.', '+ The knot held, so the tail went up too.'],
					pushed: ['+ And {hero} fell back into Pim, for fun. Pop!', '+ Pop! {hero} fell into Pim, for fun.'],
				},
				{
					pie: [
						'Pim baked a pie, big as a boat. They ate on the pillow, and sang.',
						'Pim made a new pie, as big as a bed. They ate on the pillow, and sang.',
					],
					pillow: [
						'Pim had the pillow, so {hero} and {friend} sat on Pim, soft and high. They sang, and ate pie.',
						'“May I keep the pillow?” asked Pim. “You may,” said {hero}. They ate pie up on Pim, and sang.',
					],
					else: [
						'They ate the pie on the pillow. Then all three sang, “LA, LA, LA!”',
						'Then they ate the pie, and sang, “LA, LA, LA!” And Pim got the pillow.',
					],
				},
				{
					'end-told': [
						'Everyone saw the kite. Now they know. Is there no wind? Wake the Big One!',
						'Everyone saw the kite. Now they all know. Do wake the Big One!',
					],
					'end-morning': [
						'And now everyone does one thing each day. “GOOD MORNING, BIG ONE!” they call. “Good morning!” says Pim.',
						'And now everyone knows. Do wake the Big One, and say, “Good morning!”',
					],
					else: [
						'“Did we wake the Big One?” asked Pim. “Yes,” said {hero}. “It’s you!” “Me?” said Pim. “I liked it!”',
						'“Oh, we were loud!” said Pim. “Is the Big One up?” “It is,” said {hero}. “It’s you!” “Me?” said Pim. “What fun!”',
					],
				},
			],
			choices: 'none',
			scene: { at: 'field', with: ['friend'], shows: ['kite', 'pie'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
