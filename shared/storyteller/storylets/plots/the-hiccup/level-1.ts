import type { PlotLevel } from '../../format.ts';

export const theHiccup1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then it was time to see {friend}, {friend.kind}. {friend} had an egg in an old hat, {hall.at}. “It must come out before dark,” whispered {friend}. “I’ve kept it warm for three nights. Shh!” But {hero} ate a big cookie whole. “Hic!” “Tick, tick, tick,” said the egg. “Hic!” And the egg stopped. “You scared it,” whispered {friend}. So {hero} tried to stop the hiccups.',
	chapters: [
		{
			titles: ['Shh!', 'Hic!', 'The Egg in the Hat', 'A Big Cookie'],
			time: 'day',
			parts: [
				[
					'“Shh!” whispered {friend}, {friend.kind}. “I found an egg!” It lay in an old hat, {hall.at}. {hero} was {described}, and came to look. “I’ve kept it warm for three nights,” {friend} whispered. “It must be out before dark, or it’ll sleep till spring. But it’s shy, so be still!”',
					'“Look what I found,” whispered {friend}, {friend.kind}. “But shh!” It was an egg, in an old hat, {hall.at}. {hero} was {described}, and came to look. “It must be out by dark,” {friend} whispered, “or it will sleep till spring. For three nights I’ve kept it warm. But it’s shy, and a noise will scare it!”',
					'It was very, very still {hall.at}. {friend}, {friend.kind}, sat there with an old hat. And in the hat lay an egg! “Shh!” whispered {friend} to {hero}, who was {described}. “I found it, and kept it warm for three nights. It must be out by dark, or it will sleep till spring. But it’s shy. So not a sound!”',
				],
				[
					'Then {friend} gave {hero} a cookie. It was a very big one.',
					'There were cookies too, very big ones. “Take one,” {friend} whispered.',
					'Then {friend} gave {hero} a cookie. It was as big as a plate.',
				],
				{
					quiet: '+ {hero} did not want to make one crunch. So it went in whole.',
					bold: '+ “I can eat that in one bite!” said {hero}. And in it went.',
					kind: '+ “A crunch would scare the egg,” thought {hero}. So it went in whole.',
					honest: '+ “I’ll be still, I promise!” said {hero}, with all of it in {their} mouth.',
					clever: '+ “With my mouth full, I can’t talk,” thought {hero}. So it went in whole.',
					careful: '+ “I must not drop a crumb,” thought {hero}. So it went in whole.',
					merry: '+ {hero} put it in whole, for fun, and had to giggle.',
					dreamy: '+ {hero} just looked at the egg, and forgot to bite. So it went in whole.',
					quick: '+ {hero} was so quick! In it went, whole.',
				},
				[
					'That was too much cookie. “Hic!” said {hero}. Oh no! “Tick, tick, tick,” said the egg. “It’s coming out!” whispered {friend}. “Shh!” So {hero} was as still as a stone, until… “Hic!” And the egg stopped. “You scared it,” whispered {friend}. “Quick, I know some cures!”',
					'But it did not want to go down. “Hic!” said {hero}. Oh dear! “Tick, tick, tick,” said the egg. “It wants to come out!” whispered {friend}. “Shh!” So {hero} did not move at all, until… “Hic!” And the egg stopped. “Now it’s scared,” whispered {friend}. “But I know some cures.”',
					'Down it went, with a bump. “Hic!” said {hero}. Oh no! “Tick, tick, tick,” said the egg. “Listen, it’s coming out!” whispered {friend}. “Shh!” So {hero} tried hard to be still, until… “Hic!” And the egg stopped. “You’ve scared it,” whispered {friend}. “But I know some cures.”',
				],
			],
			choices: [
				{
					say: 'Eat a spoon of honey, very slowly',
					sets: ['honey'],
					outcome: [
						'{hero} ate the honey, and it was so sticky that no Hic got out. Then out came a honey bubble! It got big, and bigger, and… POP! “Hic!”',
						'The honey was so sticky that no Hic came out. {hero} sat and waited. Then out came a bubble of honey! It got as big as the hat, and… POP! “Hic!”',
					],
				},
				{
					say: 'Hold your breath and count to ten',
					sets: ['breath'],
					outcome: [
						'{hero} held {their} breath, and got big and round. {hero} counted one, two, three… seven, eight, nine… “HIC!” That was ten hics in one! It shook the hat.',
						'In went the breath, and {hero} got as round as a ball. One, two, three… eight, nine… “HIC!” That was ten in one! The hat went hop.',
					],
				},
				{
					say: 'Hic into a pot, and shut the lid',
					sets: ['pot'],
					outcome: [
						'“Hic!” went {hero}, into a pot, and clap, on went the lid! Now the Hic was shut in, but was it still there? {hero} took a look. “Hic-ic-ic!” said the pot.',
						'{hero} got a pot. “Hic!” Clap, down came the lid! “Now I’ve got it,” said {hero}, and looked in. “Hic-ic-ic!” said the pot. And out it came.',
					],
				},
			],
			scene: { at: 'hall', with: ['friend'], shows: ['egg', 'hat', 'cookie'], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['A Very Soft Boo', 'Tick, Tick, Tick', 'The Hat Tips'],
			time: 'day',
			parts: [
				'@answer',
				[
					'“Tick, tick, tick,” said the egg. “It’s trying again!” whispered {friend}. “Shh!” “Hic!” said {hero}. And the egg stopped.',
					'Then the egg began again. “Tick, tick, tick.” “Oh, good!” whispered {friend}. “Not a sound now!” “Hic!” said {hero}. And the egg stopped.',
					'“Tick, tick, tick.” That was the egg, once more! “Shh!” whispered {friend}. “Hic!” said {hero}. And the egg stopped.',
				],
				{
					honey: [
						'Now there was honey on the hat, and honey on {friend}, too.',
						'{friend} had honey on {friend.their} nose, because of the bubble.',
					],
					breath: [
						'The hat still shook a bit, after such a big Hic.',
						'{friend} held on to the hat, for it still shook a bit.',
					],
					pot: [
						'“Hic-ic-ic,” said the pot. So {friend} put a pillow on it.',
						'“Hic-ic-ic,” said the pot, all by itself. It did not want to stop.',
					],
				},
				[
					'“Cure two is a fright,” whispered {friend}. “But it can’t be loud. Boo.” It was the softest boo in the world. “Hic!” said {hero}. “Was that it?”',
					'“Now cure two, a fright,” whispered {friend}. “But it has to be a soft one. Boo.” No boo was ever so soft. “Hic!” said {hero}. “Have you said it yet?”',
					'“Then we need cure two,” whispered {friend}. “It’s a fright, but a soft one. Boo.” It was as soft as wool. “Hic!” said {hero}. “What did you say?”',
				],
				[
					'Then {friend} had to yawn, because {friend.they} had not slept for three nights. {Friend.their} eyes fell shut. And oh, the hat began to tip, with the egg in it!',
					'{friend} held the hat, and had to yawn. Three nights with no sleep are long! So {friend.their} eyes fell shut, and the hat began to tip. Oh no, the egg!',
					'{friend} gave a big yawn. It had been three nights with no sleep! And {friend.their} eyes fell shut, and the hat began to tip. Oh no, the egg was in it!',
				],
			],
			choices: [
				{
					say: 'Take the hat, and let {friend} sleep',
					sets: ['took'],
					outcome: [
						'{hero} took the hat, just in time, and held it close. “Sleep,” {hero} whispered. “I’ve got it.” And {friend} slept. Now it was {hero} who kept the egg warm.',
						'Just in time, {hero} had the hat! “You sleep,” {hero} whispered. “I’ve got it.” And {friend} slept. {hero} held the hat close, so that the egg was warm.',
					],
				},
				{
					say: 'Wrap {friend} and the hat in a blanket',
					sets: ['wrapped'],
					outcome: [
						'Around and around went the blanket. Now the hat could not tip, and {friend} was as warm as the egg. {hero} tucked it in here, and tucked it in there.',
						'{hero} took a blanket and wrapped it around, three times. Now the hat could not fall, and {friend} slept in the warm. {hero} tucked in the last bit.',
					],
				},
				{
					say: 'Hold the hat, and wake {friend} with a cookie',
					sets: ['fed'],
					outcome: [
						'{hero} held the hat, just in time. “Here,” {hero} whispered, “a cookie!” {friend} woke up. “For me? I had to hold the hat for three days, and couldn’t eat!” And {friend.they} ate it all.',
						'Just in time, {hero} held the hat. “Have a cookie,” {hero} whispered. That woke {friend}. “I had to hold the hat,” {friend.they} whispered. “I couldn’t eat for three days!” And {friend.they} ate and ate.',
					],
				},
			],
			scene: { at: 'hall', with: ['friend'], shows: ['egg', 'hat'], pose: 'reach', feeling: 'worried' },
		},
		{
			titles: ['Where Is the Hic?', 'Too Still', 'A Very Small Word'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'How still it was! What was gone? It was the Hic! {hero} had forgotten it! And that is cure three. “Now the egg will tick,” thought {hero}. But the egg did not.',
					'And then it was so still. But why? There was no Hic! {hero} had not thought of it at all! And that is cure three. “Now the egg can come out,” thought {hero}. But the egg did not tick.',
					'{hero} sat and listened. How odd! Where was the Hic? {hero} had forgotten it! And that is cure three. Now the egg could tick! But the egg did not.',
				],
				{
					fed: [
						'“Soon it will be dark,” whispered {friend}. “Why doesn’t it tick?”',
						'{friend} looked into the hat. “It’s nearly dark. Why doesn’t it tick?”',
					],
					took: [
						'Then {friend} woke up, and {hero} still held the hat. “It’s nearly dark! Why doesn’t it tick?”',
						'{friend} opened {friend.their} eyes, and looked into the hat that {hero} held. “Doesn’t it tick?”',
					],
					wrapped: [
						'Then {friend} looked out of the blanket. “It’s nearly dark! Why doesn’t it tick?”',
						'Something moved in the blanket, and it was {friend}. “Soon it will be dark! Does it tick?”',
					],
				},
				[
					'Then there was a sound. It was so small! “Hic?” Was it {hero}? No. Was it {friend}? No. It was the egg!',
					'“Hic?” Who said that? It was so small! “Not me,” whispered {hero}. “Not me,” whispered {friend}. It was the egg!',
					'“Hic?” said someone, very small. It was not {hero}. It was not {friend}. So it was the egg!',
				],
				[
					'Oh! So it had not been scared at all. It had stopped to listen! Then it had ticked, to answer. “No Hic, no tick!” said {friend}. “It’s the one word it knows, so say it!” “But I can’t!” said {hero}. “My Hic is gone!”',
					'“It was not scared!” said {hero}. “It stopped to listen, and then it ticked, to answer!” “So no Hic, no tick,” said {friend}. “It’s the one word it knows. Say it again!” “I can’t!” said {hero}. “My Hic has gone!”',
					'So the egg had not been scared. Each time it stopped, it had listened! Then it had ticked, to answer. “Hic” was the one word it knew. “No Hic, no tick,” said {friend}. “Say it!” “But I can’t!” said {hero}. “Mine is gone!”',
				],
			],
			choices: [
				{
					say: 'Say “Hic” as well as you can',
					sets: ['voice'],
					outcome: {
						honey: [
							'“Hick,” said {hero}. No, that was wrong. “Hock.” That was worse! So {hero} took a lick of honey, and a bubble came out. POP! “Hic!” Yes, that was it!',
							'“Huck,” said {hero}. “Hoop.” No, no! But {hero} still had a bit of honey, and it made a bubble. POP! “Hic!” That was it!',
						],
						breath: [
							'“Hick,” said {hero}. No, that was wrong. “Hock.” That was worse! So {hero} took a big breath, and counted. One, two, three… “HIC!” Yes, that was it!',
							'“Huck,” said {hero}. “Hoop.” No, no! Then {hero} got as round as a ball, and counted to ten. “HIC!” That was it!',
						],
						pot: [
							'“Hick,” said {hero}. No, that was wrong. “Hock.” That was worse! So {hero} said it into the pot. “Hic-ic-ic!” said the pot. Yes, that was it!',
							'“Huck,” said {hero}. “Hoop.” No, no! Then {hero} took the lid off the pot, and tried it in there. “Hic-ic-ic!” That was it!',
						],
					},
				},
				{
					say: 'Eat one more cookie whole',
					sets: ['back'],
					outcome: [
						'In went a big cookie, whole. {hero} waited, but no Hic came, so in went one more. One, two, three… “HIC!” It was back!',
						'{hero} ate a cookie, whole. Was that a Hic? No, not yet. So {hero} ate one more. Bump, down it went. “HIC!” There it was!',
					],
				},
				{
					say: 'Ask {friend} to say “Hic”',
					sets: ['yours'],
					outcome: [
						'“You say it!” said {hero}. “Me?” whispered {friend}. “Hic.” But it was as soft as wool. “Louder!” said {hero}. So {friend}, who had never been loud, shouted it. “HIC!”',
						'“Then you must say it!” said {hero}. “Hic,” whispered {friend}. It was much too soft. “Be loud!” said {hero}. “Be as loud as you can!” And {friend} was. “HIC!”',
					],
				},
			],
			scene: { at: 'hall', with: ['friend'], shows: ['egg', 'hat'], pose: 'think', feeling: 'surprised' },
		},
		{
			titles: ['Crack!', 'Out of the Hat', 'Just One Word'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'“Tick, tick, tick,” said the egg. “Tick, tick… CRACK!” And out came a little thing, yellow and round. It looked at {friend}. It looked at {hero}. “Hic?” it asked.',
					'“Tick, tick, tick!” said the egg, very fast. And then… CRACK! A little thing looked out, as yellow as the sun. Who was there? It saw {friend}. It saw {hero}. “Hic?” it asked.',
					'“Tick, tick, tick! Tick, tick, tick!” And CRACK went the egg. Out came a little thing, all yellow. It looked up at {friend}, and up at {hero}. “Hic?” it asked.',
				],
				{
					'end-voice': [
						'“Hic,” said {hero}. So that was who had talked to it all day! It ran to {hero}, and sat very close.',
						'“Hic,” said {hero}. So the little thing came close, and did not go away again.',
					],
					'end-back': [
						'“Hic!” said {hero}, who could not stop now. “Hic! Hic!” it said back. Oh, the two of them had so much to say!',
						'“Hic!” said {hero}. “Hic! Hic!” it said back. That was just what it wanted to hear. “Hic! Hic!” said {hero}, and could not stop.',
					],
					else: [
						'“HIC!” said {friend}, and it ran to {friend.them}. “Hic,” said {hero}. Now it ran to {hero}. To and fro it ran, till it had to sit down.',
						'“HIC!” said {friend}, and it ran to {friend.them}. “Hic,” said {hero}, so it ran back. Then {friend} and {hero} sat down side by side. It sat in the middle.',
					],
				},
				{
					honey: [
						'The little one got some honey, too. Out came a bubble, a very small one. Pop!',
						'Then the little one found the honey. And what came out? A small, small bubble. Pop!',
					],
					breath: [
						'Then the little one took a big breath. “HIC!” And the hat shook. “That’s ten in one!” said {hero}.',
						'And then the little one got big and round. “HIC!” The hat went hop. It could do ten in one, too!',
					],
					else: [
						'Then the little one looked into the pot. “Hic!” it said, and “Hic-ic-ic!” said the pot.',
						'“Hic?” it said into the pot. “Hic-ic-ic!” said the pot. So it had one more friend.',
					],
				},
				{
					took: [
						'Now it was dark. {hero} took the hat, with the little one in it. “Sleep,” {hero} told {friend}. “I’ve got it.”',
						'It got dark. The little one went back into the hat, and {hero} held it close. “You can sleep, {friend}. I’ve got it.”',
					],
					wrapped: [
						'Now it was dark. Around and around went the blanket, with all three in it.',
						'It got dark and cold. But the blanket was so big that it went around all three.',
					],
					else: [
						'Now it was dark, and there was one cookie left. The little one ate it whole. “HIC!”',
						'It got dark. There was still a cookie. “Just a small bite!” said {friend}. But in it went, whole. “HIC!”',
					],
				},
				{
					'end-voice': [
						'“But what’s its name?” asked {friend}. “Hic!” it said. So that was its name.',
						'“We don’t know its name,” said {friend}. “Let’s ask it,” said {hero}. “Hic!” it said. So now they knew.',
					],
					'end-back': [
						'Was it quiet that night? Oh no! “Hic! Hic! Hic!” “I know some cures,” said {friend}. But no one wanted one.',
						'And was it quiet {hall.at}? No! “Hic! Hic! Hic!” No one slept much. And no one said “Shh!”',
					],
					else: [
						'Was it quiet after that? Oh no! “HIC!” said {friend}, day and night, as loud as could be. And no one said “Shh!”',
						'And {friend}, who had been so still? “HIC!” {friend.they} shouted, each morning. And no one said “Shh!”',
					],
				},
			],
			choices: 'none',
			scene: { at: 'hall', with: ['friend'], shows: ['egg', 'hat'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
