import type { PlotLevel } from '../../format.ts';

export const twoBaskets1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then it was time for hide-and-seek with {friend}, {friend.kind}. “May I hide today?” asked {friend}. “No, you seek!” said {hero}, and got into a big basket with a lid. There was an apple in it. There was one more big basket, right beside it. “I’m coming!” called {friend}. Then it was quiet. Who came? No one. And then there was a noise in the other basket.',
	chapters: [
		{
			titles: ['You Seek!', 'The Best Place', 'In the Basket', 'One, Two, Three'],
			time: 'day',
			parts: [
				[
					'“You seek!” said {hero}, who was {described}. “I’ll hide!” {hero}’s best friend was {friend}, {friend.kind}. Every day they played hide-and-seek {start.at}, till the evening bell. But it was always {friend} who had to seek. “May I hide today?” asked {friend}.',
					'“I’ll hide!” said {hero}, who was {described}. “You seek!” {friend}, {friend.kind}, was {hero}’s best friend. Every day they played hide-and-seek {start.at}, till the evening bell. But {friend} never got to hide. “May I hide today?” asked {friend}.',
					'There were two good friends. One was {hero}, who was {described}, and one was {friend}, {friend.kind}. Every day they played hide-and-seek {start.at}, till the evening bell. “You seek, I’ll hide!” {hero} always said. But today {friend} asked, “May I hide?”',
				],
				{
					quiet: '“No,” said {hero} softly. “If I seek, I have to shout. I don’t like to shout.”',
					bold: '“No,” said {hero}. “I’m the best at it! I’ll hide.”',
					kind: '“No,” said {hero}. “But you’re so good at seeking! You’re the best.”',
					honest: '“No,” said {hero}. “When I seek, I peek. I can’t help it. So you seek.”',
					clever: '“No,” said {hero}. “I know all the good places. So you seek.”',
					careful: '“No,” said {hero}. “Let’s do it the way we always do. You seek.”',
					merry: '“No,” said {hero}. “When I seek, I laugh so much that I can’t count. You seek.”',
					dreamy: '“No,” said {hero}. “When I seek, I forget what I’m looking for. So you seek.”',
					quick: '“No!” said {hero}, and was off in a flash.',
				},
				[
					'“Oh,” said {friend}, and began to count. “One, two, three…” But where could {hero} hide? There stood two big baskets with lids, and one had an apple in it. So {hero} got in with the apple, and bump, down went the lid. It was the best place in the world!',
					'So {friend} had to count. “One, two, three…” Two big baskets with lids stood side by side. {hero} got into one of them, and bump, down came the lid. It was dark in there, and there was an apple. What a place!',
					'“One, two, three,” {friend} counted, and sounded a bit sad. There stood two big baskets with lids. One had an apple in it. So {hero} got in with the apple. Bump, down went the lid. There was no better place in the world!',
				],
				[
					'“I’m coming!” called {friend}. Pit, pat, pit, pat. The steps came close, and then, bump! It was quiet. {hero} sat there, and the apple sat there. And who came? No one.',
					'“I’m coming!” called {friend}. Pit, pat, pit, pat. {friend} came very close, and then, bump! It was quiet. {hero} waited, and waited, and waited. And who came? No one.',
					'“I’m coming!” called {friend}. Pit, pat, pit, pat, so close! Then there was a bump, and it was quiet. {hero} waited for a long, long time. And who came? No one.',
				],
			],
			choices: [
				{
					say: 'Sit as still as the apple',
					sets: ['still'],
					outcome: [
						'{hero} sat as still as the apple. “Hic!” said something, but apples don’t say that. “Hic!” It was the other basket!',
						'It was hard to sit as still as an apple. But {hero} did it. “Hic!” said someone. It wasn’t {hero}, and it wasn’t the apple. So it was the other basket!',
					],
				},
				{
					say: 'Say “peep,” just one time',
					sets: ['peep'],
					outcome: [
						'“Peep,” said {hero}. “Peep,” said the other basket. That was odd. {hero} tried it again. “Peep?” “Peep!” said the other basket.',
						'“Peep!” said {hero}, just one time. And there was one more “Peep!” Who said that? It was the other basket.',
					],
				},
				{
					say: 'Push up the lid and look out',
					sets: ['looked'],
					outcome: [
						'{hero} pushed up the lid a bit. The lid of the other basket was up too, just a bit. And two eyes looked out! It was too dark in there to see who it was. Bump, bump, down went both lids.',
						'Up went {hero}’s lid, just a bit. And what was that? Two eyes looked out of the other basket! But it was too dark to see who it was. Bump! Bump! Down went both lids.',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: ['basket'], pose: 'run', feeling: 'happy' },
		},
		{
			titles: ['Who Is There?', 'The Other Basket', 'No One', 'Shh!'],
			time: 'day',
			parts: [
				'@answer',
				[
					'So someone was in there! “Who’s there?” whispered {hero}. “No one,” whispered the other basket. “Then I’m no one too,” {hero} whispered back. All whispers sound the same, so they couldn’t tell who was who.',
					'Someone was in that basket! “Who is it?” whispered {hero}. “No one,” someone whispered back. All whispers sound the same. “Then I’m no one too,” whispered {hero}.',
					'So there was someone in there! “Who are you?” whispered {hero}. “No one,” whispered the basket. All whispers sound the same. “Then I’m no one too,” {hero} whispered back.',
				],
				[
					'No One was quiet. “Are you hiding too?” asked {hero}. “Shh!” said No One. “Yes.” “I’m so good at it,” whispered {hero}. “And who comes? No one!” “But I’m here already,” said No One.',
					'“Shh, I’m hiding,” said No One. “Me too,” whispered {hero}. “I sit and sit. And who comes? No one!” “I can’t come,” said No One. “I’m in a basket.”',
					'Not a sound came back. “I’m hiding in here,” whispered {hero}. “And who comes to find me? No one!” “Me?” said No One. “No, not me! I’m hiding too.”',
				],
				[
					'It was nice not to be all alone. But then there was a sniff in the other basket. “Are you sad?” whispered {hero}. “A bit,” said No One.',
					'Then there was a sniff in the other basket. And then one more sniff. “Are you sad in there?” whispered {hero}. “Only a bit,” said No One.',
					'Now {hero} was not so alone. But sniff, went the other basket. “What’s the matter?” whispered {hero}. “I’m a bit sad,” said No One.',
				],
			],
			choices: [
				{
					say: 'Throw the apple to No One',
					sets: ['gave'],
					outcome: [
						'{hero} pushed up the lid and threw the apple. Plop! It fell into the other basket. “For me?” said No One, and took a big bite. “I like you.”',
						'Up went the lid, and out went the apple. Plop, it went into the other basket! “Oh, an apple!” said No One, and took a bite. “You’re nice.”',
					],
				},
				{
					say: 'Hum a song for No One',
					sets: ['hummed'],
					outcome: [
						'“Hm, hm, hm,” hummed {hero}. “Hm, hm,” hummed No One. They hummed the whole song, in two baskets. “That was nice,” said No One.',
						'{hero} began to hum. “Hm, hm, hm.” And the other basket hummed too! It was a short song, so they hummed it twice. “I like you,” said No One.',
					],
				},
				{
					say: 'Ask No One, “Why are you sad?”',
					sets: ['asked'],
					outcome: [
						'“Why are you sad?” whispered {hero}. It was quiet for a while. “Do you really want to know?” said No One. “I do,” whispered {hero}.',
						'“Tell me why you’re sad,” whispered {hero}. “I’ve got time.” “You’re nice,” said No One. “My friend never asks me that.”',
					],
				},
			],
			scene: { at: 'start', with: [], shows: ['basket', 'apple'], pose: 'think', feeling: 'curious' },
		},
		{
			titles: ['What No One Said', 'In a Whisper', 'A Sad Basket', 'Not a Nice Friend'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'Then the whisper went on. “I’ve got a friend. Every day my friend hides, and I have to seek, and seek, and seek. Today I asked, ‘May I hide?’ But my friend said no.” “That’s not very nice,” whispered {hero}.',
					'Then No One told {hero} all about it. “I play with my friend every day. My friend hides, and I have to seek. Today I asked, ‘May I hide?’ And my friend said no.” “That’s not nice,” whispered {hero}.',
					'And so No One told {hero}. “It’s about my friend. My friend always hides, and I always seek. Today I asked, so nicely, ‘May I hide?’ But my friend said no.” “What a bad friend!” whispered {hero}.',
				],
				[
					'“So I hid anyway,” said No One. “Now my friend has to find me. I sit and sit. And who comes? No one.” “What’s your friend’s name?” whispered {hero}. “{hero},” said No One.',
					'“So then I hid!” said No One. “It’s so nice in here. But now my friend has to find me. And who comes? No one.” “Who is your friend?” whispered {hero}. “{hero},” said No One.',
					'“So I jumped in here,” said No One. “Now my friend has to find me. And who comes? No one.” “And who is this friend?” whispered {hero}. “{hero},” said No One.',
				],
				[
					'Oh! So No One was {friend}, and {friend} was not seeking at all. And who always said no? That was {hero}. Oh, oh, oh!',
					'{hero}? But {hero} was right here, in this basket! So No One was {friend}, and the friend who said no was {hero}. Oh dear, oh dear!',
					'Oh, oh! Then No One was {friend}. And the friend who always said no was {hero}, right here in the basket.',
				],
				{
					gave: [
						'Crunch, went the other basket. That was the last bite but one.',
						'“Thank you for the apple, anyway,” said the other basket, and it went crunch.',
					],
					hummed: [
						'“Hm, hm, hm,” hummed the other basket. It was the same song, but so sad.',
						'And the other basket hummed their song again, as softly as a bee.',
					],
					asked: [
						'“Thank you for asking me,” said the other basket. Sniff!',
						'“No one else ever asked me that,” said the other basket, with a sniff.',
					],
				},
				[
					'It got darker and darker, and soon the bell would ring.',
					'It was late by now, and soon the evening bell would ring.',
				],
			],
			choices: [
				{
					say: 'Get out and seek {friend}',
					sets: ['seek'],
					outcome: [
						'{hero} got out, very softly, and went far away, and counted very loudly. “One, two, three! {friend}, I’m coming!” There was a giggle in the basket.',
						'Softly, softly, {hero} got out, and went far away. “One, two, three! I’m coming, {friend}!” “Tee-hee,” said the basket.',
					],
				},
				{
					say: 'Say, “It’s me,” and “I’m sorry”',
					sets: ['sorry'],
					outcome: [
						'“{friend}, it’s me,” said {hero}, and did not whisper. “I said no to you every day. I’m so sorry.” It was quiet in the other basket. It was quiet for so long!',
						'“It’s me,” said {hero} out loud. “I always said no, {friend}. I’m sorry!” Not a sound came from the other basket. {hero} waited, and that was so hard!',
					],
				},
				{
					say: 'Stay, and let {friend} win',
					sets: ['stayed'],
					outcome: [
						'“This time {friend} will win,” thought {hero}, and did not move at all. It got darker and darker. Ding, dong! That was the bell.',
						'“Today {friend} will win,” thought {hero}, and did not make a sound. It got darker and darker. Ding, dong, went the bell.',
					],
				},
			],
			scene: { at: 'start', with: [], shows: ['basket'], pose: 'sit', feeling: 'surprised' },
		},
		{
			titles: ['Found!', 'You Hide!', 'Two Lids', 'The Bell'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					'end-sought & honest': ['And {hero} did not peek, not once.'],
					'end-sought & merry': ['{hero} did not laugh at all. It was too good for that.'],
					'end-sought & quiet': ['It was the first time that {hero} shouted it. It felt good.'],
					'end-sought & dreamy': ['This time {hero} did not forget who to look for.'],
					'end-sought & quick': ['{hero} took a long, long time, so that the game would last.'],
				},
				{
					'end-sought & peep': [
						'“Peep,” said {hero}, and “Peep!” said the basket, just like before.',
						'“Peep?” said {hero}. “Peep!” said the basket, and then, “Oops!”',
					],
					'end-sought & still': [
						'“Hic!” said the basket, just like before. But {hero} didn’t look there yet.',
						'“Hic!” said the basket. So {hero} knew the place, but didn’t go there yet.',
					],
					'end-sought & looked': [
						'The lid went up a bit, and two eyes looked out. Bump, it went down again!',
						'Two eyes looked out, just like before. But {hero} didn’t look back at them yet.',
					],
					'end-sorry & gave': [
						'Crunch, crunch, went the other basket. It had to think.',
						'Then there was a small crunch. That was the apple.',
					],
					'end-sorry & hummed': [
						'And then, “Hm, hm, hm,” hummed the other basket. It was their song!',
						'“Hm, hm,” it hummed at last. So {hero} hummed too.',
					],
					'end-sorry & asked': [
						'“Sniff,” went the other basket, but it was the last sniff.',
						'“Are you still sad?” asked {hero}. “A bit less,” said the basket.',
					],
				},
				{
					'end-sought': [
						'“Are you on the wall? No!” said {hero}. “Are you in this hole? No!” Tee-hee, went the basket. Pit, pat, pit, pat. And who came? {hero} came! Up went the lid. “FOUND YOU!” And ding, dong, went the bell.',
						'“Is {friend} up there? No!” said {hero}. “Is {friend} down there? No!” The basket giggled so much that it shook. Pit, pat, pit, pat. And who came? {hero} came! Up went the lid. “FOUND YOU!” And ding, dong, went the bell.',
						'How {hero} looked for {friend}! “Are you in this jug? No! Are you in this old hat? No!” The basket had to giggle. Pit, pat, pit, pat. And who came? {hero} came! Up went the lid. “FOUND YOU!” And then the bell rang.',
					],
					'end-sorry': [
						'Then the lid went up. “You were No One?” said {friend}. “Yes,” said {hero}. “And so were you.” They had to laugh. “Now you go and hide,” said {hero}. “I’ll count.” So {friend} hid, and {hero} looked till the bell rang. And who came at last? {hero} came!',
						'Bump, up went the lid. “But you were so nice to me in there!” said {friend}. “I’ll be nice out here too,” said {hero}. “Now hide!” So {friend} hid, and {hero} looked and looked, till the bell rang. And who came at last? {hero} came!',
					],
					else: [
						'Up went a lid. Up went the other lid. “You?” said {friend}. “You were No One?” “Yes,” said {hero}. “And so were you.” “So who was seeking?” asked {friend}. “No one,” said {hero}. “Then no one found us!” said {friend}. They laughed so much that a basket fell over. “You win,” said {hero}. “And I’m sorry that I always said no.”',
						'Bump! Two lids went up. “You!” said {friend}. “Were you No One?” “Yes,” said {hero}. “And so were you.” “Then who was seeking us?” asked {friend}. “No one,” said {hero}. How they laughed! “You hid so well,” said {hero}. “You win. I’m sorry that I always said no.” And {friend} did a dance.',
					],
				},
				{
					'end-sought & peep': [
						'“Was that your peep, in the other basket?” asked {friend}. “So you were No One!” “Peep,” said {hero}. “I’m sorry that I always said no.”',
					],
					'end-sought & still': [
						'“Were you in the other basket?” asked {friend}. “Were you No One?” “Yes,” said {hero}. “And I’m sorry that I always said no.” “Hic!” said {friend}.',
					],
					'end-sought': [
						'“Those were your eyes, in the other basket!” said {friend}. “You were No One!” “And so were you,” said {hero}. “I’m sorry that I always said no.”',
					],
					peep: [
						'“So that was your peep!” said {friend}. “Yes,” said {hero}. “Peep!” “Peep!” said {friend}.',
						'“Peep!” said {hero}. “So that was you!” said {friend}. “Peep!”',
					],
					still: [
						'“Was it you who went hic?” asked {hero}. “Hic,” said {friend}. “Yes.”',
						'“Did I hear a hic in there?” asked {hero}. “Hic!” said {friend}.',
					],
					looked: [
						'“I saw your eyes,” said {friend}. “And I saw yours,” said {hero}.',
						'“So those were your eyes!” said {hero}. “And yours!” said {friend}.',
					],
				},
				{
					gave: [
						'{friend} still had half of the apple. “You threw it to me,” said {friend}. “So this half is for you.”',
						'“Look what I have here,” said {friend}. It was half of the apple. “So you threw it!” And {hero} got to eat that half.',
					],
					hummed: [
						'They shared the last apple. “Hm, hm, hm,” hummed {friend}. And they hummed all the way home.',
						'They shared the apple, and hummed their song all the way home.',
					],
					asked: [
						'“And are you still sad?” asked {hero}, out loud. “No,” said {friend}. “Not at all!” And they shared the apple.',
						'“Are you still sad?” asked {hero}, and did not whisper. “No,” said {friend}. “Not one bit!” And they each had half of the apple.',
					],
				},
				[
					'“And tomorrow?” asked {friend}. “You hide!” said {hero}. “I’ll seek.”',
					'“And what do we play tomorrow?” asked {friend}. “You hide,” said {hero}. “And I’ll seek!”',
					'The next day they played again. “You hide!” said {hero}. “I’ll seek.”',
				],
				{
					'end-sought & honest or end-sought & merry or end-sought & quiet or end-sought & dreamy or end-sought & quick':
						'',
					quiet: '+ And {hero} called, “I’m coming!” It was not so bad to shout.',
					bold: '+ And {hero} was good at seeking, too.',
					kind: '+ And {friend} was good at hiding, too!',
					honest: '+ And {hero} did seek, and did not peek.',
					clever: '+ And {hero} had to look in all the good places.',
					careful: '+ It was not the way they always did it. It was better.',
					merry: '+ And {hero} did laugh, but got to ten all the same.',
					dreamy: '+ And {hero} never forgot who to look for.',
					quick: '+ And {friend} was off in a flash.',
				},
			],
			choices: 'none',
			scene: { at: 'start', with: ['friend'], shows: ['basket'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
