import type { PlotLevel } from '../../format.ts';

export const roundThing1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then {hero} was {home.at} with {friend}, {friend.kind}. A round, warm thing had rolled in, white with spots. “Mmm,” it hummed. When it was alone, it got cold. “Is it an egg?” asked {hero}. “An egg? No!” said {friend}, who was always sure, and never right. “Eggs don’t hum. I know what that is! It’s a bun!” And tonight was the dance on the hill. The band went “Oom-pah-pah!”',
	chapters: [
		{
			titles: ['Bump!', 'It Rolls In', 'Round and Warm', 'Mmm'],
			time: 'dawn',
			parts: [
				[
					'Tonight was the dance on the hill! It came just once a year, with a band that went “Oom-pah-pah!” {hero}, who was {described}, could not wait. But in the morning, {home.at}, something came rolling in. It was round and warm, and white with spots. Bump! It rolled up to {hero} and stopped. “Mmm,” it hummed.',
					'{hero} was {described}, and loved to dance. And tonight was the dance on the hill! It was just once a year, with a band that went “Oom-pah-pah!” {hero} sat {home.at} and could not wait. Then in rolled a thing as round as can be. It was warm, and white with spots. Bump! It stopped by {hero}. “Mmm,” it hummed.',
					'“Oom-pah-pah!” sang {hero}, all morning long. So goes the band at the dance on the hill! It was just once a year, and it was tonight. {hero} was {described}, and lived {home.at}. Now something came rolling in, white with spots, and warm, and very round. Bump! It stopped right by {hero}. “Mmm,” it hummed.',
				],
				{
					quiet: '“Please roll home,” said {hero}. But that was too soft to hear, and so it stayed.',
					bold: '“Out you go!” said {hero}, and rolled it out. But it rolled right back in.',
					kind: '“Come in and stay,” said {hero}. So it stayed, and stayed, and stayed.',
					honest: '“I have no time for you,” said {hero}. “But I do like you.” So it stayed.',
					clever: '{hero} rolled it out, and put a stone in the door. It rolled around the stone, and in again.',
					careful: '{hero} rolled it out, and looked twice to see that it was gone. It was back!',
					merry: '{hero} gave it a push, just for fun. Off it rolled, and back it rolled. It liked that!',
					dreamy: '“It’s just a dream,” thought {hero}, and shut {their} eyes. But the dream stayed.',
					quick: '{hero} gave it a quick push, and off it rolled. It was back just as quick.',
				},
				[
					'Then {friend}, {friend.kind}, came to look. {friend} was always sure, and never right. “Is it an egg?” asked {hero}. “An egg? No!” said {friend}. “Eggs don’t hum. I know what that is! It’s a bun!”',
					'{friend}, {friend.kind}, came by to see it. {friend} was so sure of everything, and was always wrong. “Is it an egg?” asked {hero}. “An egg? No!” said {friend}. “Eggs don’t hum. I know what that is! It’s a bun!”',
					'“Come and look!” {hero} called to {friend}, {friend.kind}. {friend} was always so sure, and had never been right. “Is it an egg?” asked {hero}. “An egg? No!” said {friend}. “Eggs don’t hum. I know what that is! It’s a bun!”',
				],
				[
					'“Mmm,” hummed the bun. It was a very odd bun.',
					'“Mmm,” hummed the bun. What do you do with a bun that hums?',
					'“Mmm,” hummed the bun. It was glad to be one.',
				],
			],
			choices: [
				{
					say: 'Wrap it up in your softest blanket',
					sets: ['warm'],
					outcome: [
						'So {hero} got the softest blanket, and wrapped it all around. “Mmmmm,” hummed the round thing, so low. It wanted more of that! {hero} pulled the blanket up a bit. “MMMMM!”',
						'The softest blanket went around it, and over it too. “Mmmmm!” hummed the round thing, and rolled itself in. It did not want to come out. It just wanted more blanket.',
					],
				},
				{
					say: 'Sing it your own little song',
					sets: ['sung'],
					outcome: [
						'“La-la, la-la-lee,” sang {hero}. The round thing kept as still as could be. And then it hummed, up high, “Mm-mm, mm-mm-mee!” It was the same song!',
						'So {hero} sang to it. “La-la, la-la-lee!” And what did the round thing do? It hummed the song right after {hero}, but up high. “Mm-mm, mm-mm-mee!”',
					],
				},
				{
					say: 'Say, “Good morning! How are you?”',
					sets: ['polite'],
					outcome: [
						'“Good morning!” said {hero}. “How are you?” The round thing hummed, and tipped a bit to the front. It had made a bow! So {hero} said “Good morning!” once more.',
						'“Good morning!” said {hero}, as nicely as could be. “How are you?” “Mm-mm-mm,” hummed the round thing. And it tipped down and up again, and that was a bow.',
					],
				},
			],
			scene: { at: 'home', with: ['friend'], shows: ['egg'], pose: 'point', feeling: 'surprised' },
		},
		{
			titles: ['Bum, Bum!', 'Not Alone', 'Is It a Drum?'],
			time: 'day',
			parts: [
				'@answer',
				[
					'Later {hero} and {friend} went out, to try a hop and a turn. But then the humming stopped. Back they came, and the round thing was cold, cold, cold! So {hero} sat close to it till it was warm, and hummed again. “I see,” said {hero}. “You must not be alone.”',
					'“Come, we’ll look at the hill,” {hero} said to {friend}, and off they went. But when they came back, it hummed no more. It was cold! So {hero} sat by it for a long, long time. Then it was warm again, and hummed. “You can’t be alone, can you?” said {hero}.',
					'Then {friend} went to get butter for the bun. And {hero} went to get ready for the dance. The hum got small, and smaller, and then it was gone. How cold the round thing was! {hero} had to sit close to it till it hummed again. And {friend} came back with the butter. “We must not leave it alone,” said {hero}.',
				],
				[
					'Just then something went “bum” in there. Bum, bum! “Is it an egg?” asked {hero}. “An egg? No!” said {friend}. “Eggs don’t go bum. I know what that is! It’s a drum!” Bum, bum, went the drum.',
					'But what was that, deep down in the round thing? Bum, bum! “Is it an egg now?” asked {hero}. “An egg? No!” said {friend}. “Eggs don’t go bum. I know what that is! It’s a drum!” And bum, bum, it went.',
					'“Bum,” said the round thing, all at once. “Bum, bum!” “Is it an egg after all?” asked {hero}. “An egg? No!” said {friend}. “Eggs don’t go bum. I know what that is! It’s a drum!”',
				],
			],
			choices: [
				{
					say: 'Knock on it too, bum, bum',
					sets: ['knocked'],
					outcome: [
						'Bum, bum, knocked {hero}, and bum, bum, it knocked back. That was a good game! They played it faster and faster. Bum, bum, BUM! Crick. Now it had a crack.',
						'{hero} knocked on it, bum, bum. And at once there was a knock from in there, bum, bum, BUM! It was such a big knock that it went “crick.” Now there was a crack.',
					],
				},
				{
					say: 'Rub it until it shines',
					sets: ['rubbed'],
					outcome: [
						'{hero} rubbed and rubbed until it shone. But it tickled so much! “Mm-hm-hm!” it went, and shook from top to bottom. Crick. Now it had a crack.',
						'Rub, rub, rub, went {hero}, and how it shone! “Mm-hm-hm!” hummed the round thing, for it could not take any more tickling. It shook and shook. Crick. Now it had a crack.',
					],
				},
				{
					say: 'Tell it all about the dance',
					sets: ['told'],
					outcome: [
						'“First you hop,” {hero} told it. “Then you turn around.” And the round thing hopped! And then it turned, around and around and around. Crick. Now it had a crack.',
						'{hero} told it about the band, and the hop, and the turn. It hummed at the band. It hopped at the hop. And at the turn it turned so fast that it went “crick.” Now it had a crack.',
					],
				},
			],
			scene: { at: 'home', with: ['friend'], shows: ['egg'], pose: 'think', feeling: 'curious' },
		},
		{
			titles: ['A Crack', 'Oom, Oom, Oom', 'The Small Moon'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'“Oh no, does it hurt?” asked {hero}. “Mmm,” it hummed, as glad as before. “So it’s no drum,” said {friend}.',
					'“Oh dear! Are you sad now?” asked {hero}. But “Mmm,” it hummed, and was not. “Then it’s no drum,” said {friend}.',
					'“Oh! Did that hurt?” asked {hero}. “Mmm,” it hummed, as if to say no. “A drum can’t do that,” said {friend}.',
				],
				[
					'Then it got dark, and there it sat, so round and white. “Is it an egg?” asked {hero}. “An egg? No!” said {friend}. “Eggs don’t stay up so late. I know what that is! It’s a small moon!”',
					'Night came. “Please, is it an egg?” asked {hero}. “An egg? No!” said {friend}. “Eggs don’t stay up so late. It’s white, and it’s got spots. I know what that is! It’s a small moon!”',
					'At night you could see just the round, white thing. “Now, is it an egg?” asked {hero}. “An egg? No!” said {friend}. “Eggs don’t stay up so late. I know what that is! It’s a small moon!”',
				],
				[
					'“Oom… oom… oom…” It was the band on the hill! It was so far off that the pah-pah got lost. And {hero} wanted to dance so much! But with a crack the round thing must not go up a hill. And alone it got cold.',
					'“Oom… oom… oom…” Up on the hill the band began! From so far off you hear no pah-pah, just the oom. {hero} had waited for it all year. But the round thing must not be alone. And with its crack it could not go along.',
					'“Oom… oom… oom…” So the dance began! The pah-pah was too soft to come all the way from the hill. Oh, how {hero} wanted to go! But who would keep the round thing warm? With a crack it could not go up there.',
				],
			],
			choices: [
				{
					say: 'Stay with it, and let {friend} go and dance',
					sets: ['sent'],
					outcome: [
						'“You go and dance,” said {hero}. “I’ll keep it warm.” So {friend} went up the hill. {hero} sat in the dark with the round thing, a bit sad.',
						'So {friend} went up to the dance, and {hero} stayed. It was a bit sad. But how warm the round thing was, in the dark!',
					],
				},
				{
					say: 'Dance right here, all three of you',
					sets: ['here'],
					outcome: [
						'“Then we’ll dance here!” said {hero}. But with just an oom, when do you turn? Bump! They all fell over.',
						'“Come, we’ll dance here!” said {hero}. But with no pah-pah, who knows when to turn? Bump! They all fell down.',
					],
				},
				{
					say: 'Go for just one dance while {friend} sits with it',
					sets: ['went'],
					outcome: [
						'{friend} sat down with it, and {hero} went for just one dance. “Oom-pah-pah!” How good it was! But was the round thing warm? {hero} went back to see.',
						'So {friend} kept it warm, and {hero} went up and danced. “Oom-pah-pah!” Then {hero} had to go back. Was it still warm?',
					],
				},
			],
			scene: { at: 'home', with: ['friend'], shows: ['egg'], pose: 'sit', feeling: 'sad' },
		},
		{
			titles: ['Crick, Crack', 'It’s Out!', 'I Know What That Is!', 'Pah-Pah!'],
			time: 'night',
			parts: [
				'@answer',
				{
					'end-again': [
						'But it was an egg, and it was open! On {friend} sat something little and yellow. “It says I’m its Mama,” said {friend}. “I’m not so sure.” The little one looked at {hero}. “I know what that is! It’s a bun! It’s a drum! It’s a small moon!” “And I missed it,” said {hero}. So it hopped back into its shell. “Mmm.” Crick, crack, CROCK! It came out once more, just for {hero}.',
						'“It’s out! It was an egg,” said {friend}. “And it says I’m its Mama. I’m not so sure.” “Oh, I missed it!” said {hero}. Something little and yellow looked up. “I know what that is! It’s a bun! It’s a drum! It’s a small moon!” And back it got into its shell. “Mmm.” Crick, crack, CROCK! Now {hero} saw it too.',
					],
					'end-sent': [
						'Crick, crack, CROCK! It was an egg! Out came something little and yellow. It looked at {hero}. “I know what that is! It’s a bun! It’s a drum! It’s a small moon!” Then {friend} came back. “It’s no fun without you two,” said {friend}. The little one looked up. “I know what that is! It’s Mama!”',
						'Crick, crack, CROCK! So it was an egg! Something little and yellow looked out at {hero}. “I know what that is! It’s a bun! It’s a drum! It’s a small moon!” And who was back from the dance so soon? “I missed you two,” said {friend}. And the little one called, “I know what that is! It’s Mama!”',
					],
					else: [
						'Crick, crack, CROCK! It was an egg! “I was just going to say so,” said {friend}. Out came something little and yellow. It looked at {hero}. “I know what that is! It’s a bun! It’s a drum! It’s a small moon!” Then it looked at {friend}. “And that’s Mama!”',
						'Crick, crack, CROCK! Something little and yellow looked out. “It’s an egg! As I always said,” said {friend}. The little one looked at {hero}. “I know what that is! It’s a bun! It’s a drum! It’s a small moon!” Then it saw {friend}. “And that’s Mama!”',
					],
				},
				{
					'end-again': '',
					else: [
						'+ “Me?” said {friend}, who was not sure at all.',
						'+ “Am I?” said {friend}. For once {friend.they} did not know.',
					],
				},
				{
					'warm & knocked': [
						'“Blanket!” it said, and knocked on Mama, bum, bum. “No, more blanket!”',
						'It knocked on all it saw, bum, bum. “My blanket!” it said. “More!”',
					],
					'warm & rubbed': [
						'It rubbed Mama until Mama shone. “And now my blanket!” it said. “More!”',
						'“Blanket!” it said. “And rub me! More!” It could not get enough.',
					],
					warm: [
						'“Blanket!” it said. “No, more blanket! And where’s the dance?”',
						'“I want my blanket,” it said, “and then I want to dance!”',
					],
					'sung & knocked': [
						'“La-la, la-la-lee,” it sang, and knocked on Mama, bum, bum.',
						'It knocked on its shell, bum, bum, and sang, “La-la, la-la-lee!”',
					],
					'sung & rubbed': [
						'“La-la, la-la-lee,” it sang, and rubbed Mama until Mama shone.',
						'It rubbed its shell until it shone, and sang, “La-la, la-la-lee!”',
					],
					sung: [
						'“La-la, la-la-lee,” it sang. “And where’s the dance?”',
						'It gave a hop and a turn, and sang, “La-la, la-la-lee!”',
					],
					knocked: [
						'It knocked on Mama, bum, bum. “Good morning! How are you?” And it was night!',
						'“Good morning!” it said, in the dark, and knocked, bum, bum. “How are you?”',
					],
					rubbed: [
						'“Good morning!” it said, in the dark, and rubbed Mama until Mama shone.',
						'“Good morning!” it said, though it was night. “Will you rub me, please?”',
					],
					else: [
						'“Good morning!” it said, though it was night. “May I dance, please?”',
						'It made a bow to the dark. “Good morning! Where’s the dance?”',
					],
				},
				[
					'“Oom…” went the band, far off. “PAH-PAH!” went the little one. Oom, PAH-PAH! So they all had their dance, till the little one shut its eyes.',
					'“Oom…” went the band. And the little one went “PAH-PAH!” Now it was a dance! They all danced till the little one shut its eyes.',
				],
				[
					'“I know what that is,” said {friend} softly. “It’s tired.” And {friend} was right. “Mmm,” it hummed.',
					'“I know what that is,” {friend} said. “It’s asleep.” And for once {friend} was right. “Mmm,” it hummed.',
				],
				'@debts',
			],
			choices: 'none',
			scene: { at: 'home', with: ['friend'], shows: ['egg'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
