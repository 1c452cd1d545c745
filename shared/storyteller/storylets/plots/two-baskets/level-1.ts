import type { PlotLevel } from '../../format.ts';

export const twoBaskets1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then it was time for hide-and-seek with {friend}, {friend.kind}. “May I hide today?” asked {friend}. “No, you seek!” said {hero}, and got into a big basket with a lid. There was an apple in it. There was one more big basket, right beside it. “I’m coming!” called {friend}. Then it was still. Who came? No one. And then there was a noise in the other basket.',
	chapters: [
		{
			titles: ['You Seek!', 'The Best Place', 'In the Basket', 'One, Two, Three'],
			time: 'day',
			parts: [
				[
					'“You seek!” said {hero}. “I’ll hide.” {hero} was {described}. And {hero}’s friend was {friend}, {friend.kind}. They played hide-and-seek {start.at} each day, till the evening bell. And it was always {friend} who had to seek. “May I hide today?” asked {friend}.',
					'“I’ll hide,” said {hero}. “You seek!” {hero} was {described}, and had a good friend. That was {friend}, {friend.kind}. Each day they played hide-and-seek {start.at}, till the evening bell. But {friend} never got to hide. “May I hide today?” asked {friend}.',
					'{hero} was {described}. And {hero}’s friend was {friend}, {friend.kind}. Each day they played hide-and-seek {start.at}, till the evening bell. “You seek, I’ll hide!” {hero} always said. But today {friend} asked, “May I hide?”',
				],
				{
					quiet: '“No,” said {hero} softly. “If I seek, I have to shout. I don’t like to shout.”',
					bold: '“No,” said {hero}. “I’m the best at it! I’ll hide.”',
					kind: '“No,” said {hero}. “You’re so good at seeking! It would be a pity.”',
					honest: '“No,” said {hero}. “When I seek, I peek. I can’t help it. So you seek.”',
					clever: '“No,” said {hero}. “I know all the good places. So you seek.”',
					careful: '“No,” said {hero}. “Let’s do it as we always do. You seek.”',
					merry: '“No,” said {hero}. “When I seek, I laugh so much that I can’t count. You seek.”',
					dreamy: '“No,” said {hero}. “When I seek, I forget who it is that I seek. You do it.”',
					quick: '“No!” said {hero}, and was off in a flash.',
				},
				[
					'“Oh,” said {friend}, and began to count. “One, two, three…” But where to hide? Two big baskets with lids stood there. {hero} got into one of them. There was an apple in it. Bump, the lid went down. It was the best place in the world!',
					'So {friend} had to count. “One, two, three…” Two big baskets stood there, side by side, with a lid on each. Into one went {hero}, and down came the lid. Bump! It was dark, and there was an apple. What a place!',
					'“One, two, three,” {friend} counted, a bit sad. {hero} looked around. There stood two big baskets with lids! In one was an apple. {hero} got in too, and shut the lid. Bump! There was no better place in the world.',
				],
				[
					'“I’m coming!” called {friend}. Tip, tip, tip. The steps came close. Bump! Then it was still. {hero} sat there, and the apple sat there. Who came? No one.',
					'“I’m coming!” called {friend}. Tip, tip, tip. {friend} came very close! Bump! And then it was all still. {hero} waited and waited. Who came? No one.',
					'“I’m coming!” called {friend}. Tip, tip, tip, so close! Then there was a bump, and that was all. {hero} waited for a long, long time. Who came? No one.',
				],
			],
			choices: [
				{
					say: 'Sit as still as the apple',
					sets: ['still'],
					outcome: [
						'{hero} sat as still as the apple. It was so still that there was a noise to hear. “Hic!” Apples don’t do that. “Hic!” It was in the other basket.',
						'It was hard to sit as still as an apple. But {hero} did it. “Hic!” said someone. It was not {hero}, and not the apple. It was in the other basket.',
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
						'{hero} pushed up the lid a bit. The lid of the other basket was up too, just a bit. Two eyes looked out! It was too dark in there to see whose. Bump, bump, down went both lids.',
						'Up went {hero}’s lid, just a bit. And what was that? Two eyes, in the other basket! But whose? It was too dark to see. Bump! Bump! Both lids were shut again.',
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
					'So someone was in there! “Who’s there?” whispered {hero}. “No one,” whispered the other basket. “I’m no one too,” {hero} whispered back. A whisper sounds like anyone. So they did not know each other.',
					'Someone was in that basket! “Who is it?” {hero} asked, in a whisper. “No one,” was the answer. It was a whisper too. All whispers sound the same. “Then I’m no one too,” whispered {hero}.',
					'So someone else sat in a basket! “Who are you?” whispered {hero}. “No one,” whispered the basket. A whisper sounds like all other whispers. “I’m no one too,” {hero} whispered back.',
				],
				[
					'“Are you hiding too?” asked {hero}. “Shh!” said No One. “Yes.” “I’m so good at it,” whispered {hero}. “And who comes? No one!” “But I’m here already,” said No One.',
					'“Shh, I’m hiding,” said No One. “Me too,” whispered {hero}. “I sit and sit. And who comes? No one!” “I can’t come,” said No One. “I’m in a basket.”',
					'“I’m hiding in here,” whispered {hero}. “And who comes to find me? No one!” “Me?” said No One. “No, not me. I’m hiding too.”',
				],
				[
					'It was good not to be so alone. But then there was a sniff. “Are you sad?” whispered {hero}. “A bit,” said No One.',
					'Then there was a sniff in the other basket. And one more. “Are you sad in there?” whispered {hero}. “Just a bit,” said No One.',
					'Now {hero} was not so alone. Sniff, said the other basket. “What is it?” whispered {hero}. “I’m a bit sad,” said No One.',
				],
			],
			choices: [
				{
					say: 'Throw the apple to No One',
					sets: ['gave'],
					outcome: [
						'{hero} pushed up the lid and threw the apple. Plop! It fell into the other basket. “For me?” said No One, and took a big bite. “I like you.”',
						'Up went the lid, and out went the apple. Plop, into the other basket! “Oh, an apple!” said No One, and bit into it. “You’re nice.”',
					],
				},
				{
					say: 'Hum a song for No One',
					sets: ['hummed'],
					outcome: [
						'“Hm, hm, hm,” hummed {hero}. “Hm, hm,” hummed No One. They hummed it to the end, in two baskets. “That was good,” said No One.',
						'{hero} began to hum. “Hm, hm, hm.” And the other basket hummed too! It was a short song, so they hummed it two times. “I like you,” said No One.',
					],
				},
				{
					say: 'Ask No One, “Why are you sad?”',
					sets: ['asked'],
					outcome: [
						'“Why are you sad?” whispered {hero}. It was still for a time. “Do you want to know that?” said No One. “I do,” whispered {hero}.',
						'“Tell me why,” whispered {hero}. “I’ve got time.” “You’re nice,” said No One. “No one ever asks me that.”',
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
					'Then the whisper went on. “I’ve got a friend. And my friend hides each day. Me? I just seek, and seek, and seek. ‘May I hide?’ I asked. ‘No!’ said my friend.” “That’s not so nice,” whispered {hero}.',
					'Then No One began to tell. “I play with my friend each day. My friend hides, and I have to seek. Today I asked, ‘May I hide?’ And my friend said no.” “That’s not nice,” whispered {hero}.',
					'And so No One told it. “It’s about my friend. I have to seek each day. My friend just hides. ‘May I hide today?’ I asked, so nicely. But my friend said no.” “What a bad friend!” whispered {hero}.',
				],
				[
					'“So I just hid too,” said No One. “Now my friend has to seek me. I sit and sit. And who comes? No one.” “What is your friend’s name?” whispered {hero}. “{hero},” said No One.',
					'“But then I hid!” said No One. “It’s so good in here. But my friend has to find me now. And who comes? No one.” “Who is your friend?” {hero} whispered. “{hero},” said No One.',
					'“So I jumped in here,” said No One. “Now it’s my friend who must find me. But who comes? No one.” “And who is it, this friend?” {hero} whispered. No One said, “{hero}.”',
				],
				[
					'Oh! So No One was {friend}! {friend} was not seeking at all. And the friend who always said no? That was {hero}!',
					'{hero}? But {hero} was right here, in this basket! So No One was {friend}. And the friend who was not nice was {hero}!',
					'Oh, oh! Then No One was {friend}. And the bad friend was {hero}!',
				],
				['The sun was low. Soon the bell would ring.', 'It was late by now. Soon they would hear the bell.'],
			],
			choices: [
				{
					say: 'Get out and seek {friend}',
					sets: ['seek'],
					outcome: [
						'{hero} got out, so softly, and went far off. Then {hero} counted, as loud as could be. “One, two, three! {friend}, I’m coming!” There was a giggle in the basket.',
						'Softly, softly, {hero} got out, and went a bit away. “One, two, three! I’m coming, {friend}!” “Tee-hee,” said the basket.',
					],
				},
				{
					say: 'Say, “It’s me,” and “I’m sorry”',
					sets: ['sorry'],
					outcome: [
						'“{friend}, it’s me,” said {hero}, not in a whisper. “I said no to you each day. I’m so sorry.” It was still in the other basket. It was still for so long!',
						'“It’s me, {hero},” said {hero} out loud. “I always said no, {friend}. I’m sorry!” Not a sound came from the other basket. {hero} waited. That was so hard!',
					],
				},
				{
					say: 'Stay, and let {friend} win',
					sets: ['stayed'],
					outcome: [
						'“Just once {friend} must win,” thought {hero}, and did not move at all. It got darker and darker. Ding, dong! That was the bell.',
						'“Today {friend} must win,” thought {hero}, and did not make a sound. It got dark. Ding, dong, went the bell.',
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
					'end-sought & dreamy': ['This time {hero} did not forget who it was.'],
					'end-sought & quick': ['{hero} did it slowly, so that it would last.'],
				},
				{
					'end-sought': [
						'{hero} looked here. “Are you on top of the wall? No!” {hero} looked there. “Are you in this hole? No!” Tee-hee, went the basket. And who came, at last, tip, tip, tip? {hero} came! Up went the lid. “FOUND YOU!” Ding, dong, went the bell.',
						'“Is {friend} up there? No!” said {hero}. “Is {friend} down there? No!” The basket giggled so much that it shook. Tip, tip, tip. Who came? {hero} came! “FOUND YOU!” And ding, dong, went the bell.',
						'How {hero} looked for {friend}! “Are you in this jug? No! Are you in this old hat? No!” The basket had to giggle. Who came at last? {hero} came! “FOUND YOU!” And then the bell rang.',
					],
					'end-sorry': [
						'Then the lid went up. “You were No One?” said {friend}. “Yes,” said {hero}. “And so were you.” They had to laugh. “Go and hide,” said {hero}. “There’s time. I’ll count.” And {friend} hid so well that {hero} had to look till the bell rang. Who came at last? {hero} came!',
						'Bump, up went the lid. “But you were so nice to me in there!” said {friend}. “I’ll be nice out here too,” said {hero}. “Now hide!” And {hero} counted, and looked, and looked, till the bell rang. And who came at last, and found {friend}? {hero} came!',
					],
					else: [
						'Up went a lid. Up went the other lid. “You?” said {friend}. “You were No One?” “Yes,” said {hero}. “And so were you.” “So who was seeking?” asked {friend}. “No one,” said {hero}. “Then no one found us!” said {friend}. They laughed so much that a basket fell over. “You hid so well,” said {hero}. “You win. And I’m sorry that I always said no.”',
						'Bump! Two lids went up. “You!” said {friend}. “Were you No One?” “Yes,” said {hero}. “And so were you.” “Then who was seeking us?” “No one,” said {hero}. How they laughed! “You hid so well,” said {hero}. “You win. I’m sorry that I always said no.” And {friend} did a dance.',
					],
				},
				{
					'end-sought & peep': [
						'“Was that your peep, in the other basket?” asked {friend}. “So you were No One!” “Peep,” said {hero}. “I’m sorry that I always said no.”',
					],
					'end-sought & still': [
						'“Were you in the other basket?” asked {friend}. “Were you No One?” “Yes, and I’m sorry that I always said no,” said {hero}. “Hic!” said {friend}.',
					],
					'end-sought': [
						'“Those were your eyes, in the other basket!” said {friend}. “You were No One!” “And so were you,” said {hero}. “I’m sorry that I always said no.”',
					],
					peep: ['“Was that your peep?” asked {friend}. “It was,” said {hero}. “Peep!” “Peep!” said {friend}.'],
					still: ['“Was it you who went hic?” asked {hero}. “Hic,” said {friend}. “Yes.”'],
					looked: ['“I saw your eyes,” said {friend}. “And I saw yours,” said {hero}.'],
				},
				{
					gave: [
						'{friend} had half of the apple left. “You threw it to me,” said {friend}. “So this half is for you.”',
						'“Look what I have here,” said {friend}. It was half of the apple. “It was you who threw it!” And {hero} got the half.',
					],
					hummed: [
						'They ate the apple, half for each. “Hm, hm, hm,” hummed {friend}. And they hummed it all the way home.',
						'Each of them got half of the apple. And they hummed, all the way home. It was much louder with no basket.',
					],
					asked: [
						'“And are you still sad?” asked {hero}. “Now you ask it out loud!” said {friend}. “No, not at all.” And they shared the apple.',
						'“Are you still sad?” asked {hero}, not in a whisper. “No,” said {friend}. “Not one bit.” And each of them got half of the apple.',
					],
				},
				[
					'“And tomorrow?” asked {friend}. “You hide!” said {hero}. “I’ll seek.”',
					'“And what do we play tomorrow?” asked {friend}. “You hide,” said {hero}. “And I’ll seek!”',
					'The next day they played again. “You hide!” said {hero}. “I’ll seek.”',
				],
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['friend'], shows: ['basket'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
