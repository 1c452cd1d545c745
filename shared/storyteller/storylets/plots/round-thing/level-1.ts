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
					'Tonight was the dance on the hill! It came just once a year, with a band that went “Oom-pah-pah!” {hero}, who was {described}, could not wait. But in the morning, {home.at}, something came rolling in. It was round and warm, and white with spots. Bump! It stopped by {hero}. “Mmm,” it hummed.',
					'{hero} was {described}, and loved to dance. And tonight was the dance on the hill! It came only once a year, with a band that went “Oom-pah-pah!” {hero} sat {home.at} and could not wait. Then in rolled something round and warm, and white with spots. Bump! It stopped by {hero}. “Mmm,” it hummed.',
					'“Oom-pah-pah!” sang {hero}, all morning long. That’s what the band plays at the dance on the hill. The dance came just once a year, and it was tonight! {hero} was {described}, and lived {home.at}. Then something came rolling in. It was white with spots, and round and warm. Bump! It stopped by {hero}. “Mmm,” it hummed.',
				],
				{
					quiet: '“Please roll home,” said {hero}. But that was too soft to hear, and so it stayed.',
					bold: '“Out you go!” said {hero}, and rolled it out. But it rolled right back in.',
					kind: '“Come in and stay,” said {hero}. So it stayed, and stayed, and stayed.',
					honest: '“I have no time for you,” said {hero}. “But I do like you.” So it stayed.',
					clever: '{hero} rolled it out, and put a stone in the door. It rolled around the stone, and in again.',
					careful: '{hero} looked it over twice, but did not touch it. So it rolled up and touched {hero}.',
					merry: '{hero} gave it a push, just for fun. Off it rolled, and back it rolled. It liked that!',
					dreamy: '{hero} dreamed of the band, and did not look up. So, bump! It bumped again.',
					quick: '{hero} gave it a quick push, and off it rolled. It was back just as quick.',
				},
				[
					'Then {friend}, {friend.kind}, came to look. {friend} always knew everything, and was always wrong. “Is it an egg?” asked {hero}. “An egg? No!” said {friend}. “Eggs don’t hum. I know what that is! It’s a bun!”',
					'{friend}, {friend.kind}, came by to see it. {friend} always knew everything, and was always wrong. “Is it an egg?” asked {hero}. “An egg? No!” said {friend}. “Eggs don’t hum. I know what that is! It’s a bun!”',
					'“Come and look!” {hero} called to {friend}, {friend.kind}. {friend} always knew everything, and was always wrong. “Is it an egg?” asked {hero}. “An egg? No!” said {friend}. “Eggs don’t hum. I know what that is! It’s a bun!”',
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
						'So {hero} got the softest blanket, and put it all around the round thing. “Mmmmm,” it hummed, so low. And {hero} pulled the blanket up a bit more. “MMMMM!”',
						'{hero} put the softest blanket around it, and over it too. “Mmmmm!” hummed the round thing, and did not want to come out.',
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
					'Later {hero} and {friend} went out to ask whose it was. But no one had lost a bun, or an egg. And when they came back, the round thing was cold, cold, cold! So {hero} sat close to it till it was warm, and hummed again. “I see,” said {hero}. “You can’t be alone.”',
					'“Whose is it?” asked {hero}. So they went out, and asked at each door. But no one had lost a bun, or an egg. And when they came back, the round thing was cold, and hummed no more! So {hero} sat by it until it was warm. “You can’t be alone, can you?” said {hero}.',
					'Then {friend} went to get butter for the bun, and {hero} went along. “Who’s lost a bun?” they asked. “Or an egg?” No one had. And when they came back, how cold the round thing was! So {hero} sat close to it till it hummed again. “We can’t leave it alone,” said {hero}.',
				],
				{
					warm: [
						'So {hero} got its blanket, and tucked it in.',
						'{hero} put the soft blanket around it again, right up to the top.',
					],
					sung: [
						'Then {hero} sang to it, “La-la, la-la-lee!” And it hummed along.',
						'“Mm-mm, mm-mm-mee,” it hummed. It still knew the song!',
					],
					polite: [
						'It tipped down, and up. That bow was a “Thank you!”',
						'Down it tipped, and up, to say thank you. What a bow!',
					],
				},
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
						'Bum, bum, knocked {hero}, and bum, bum, it knocked back. That was a good game, and they played it faster and faster. Bum, bum, BUM! Crick. Now the round thing had a crack.',
						'{hero} knocked on it, bum, bum. And at once it knocked back, bum, bum, BUM! That was such a big knock that the round thing went “crick.” Now it had a crack.',
					],
				},
				{
					say: 'Rub it until it shines',
					sets: ['rubbed'],
					outcome: [
						'{hero} rubbed and rubbed until it shone. But oh, how it tickled! “Mm-hm-hm!” laughed the round thing, and shook. Crick. Now it had a crack.',
						'Rub, rub, rub, went {hero}, and how it shone! “Mm-hm-hm!” laughed the round thing, because it tickled, and it shook and shook. Crick. Now it had a crack.',
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
				{
					warm: [
						'“Oh no, does it hurt?” asked {hero}, and put the blanket on the crack. “Mmm,” it hummed, as glad as before. “Then it’s no drum,” said {friend}.',
						'“Oh! Did that hurt?” asked {hero}. “Mmm,” it hummed, and rolled into its blanket. “A drum can’t do that,” said {friend}.',
					],
					sung: [
						'“Oh no, can you still sing?” asked {hero}. “Mm-mm, mm-mm-mee,” it hummed, as glad as before. “Then it’s no drum,” said {friend}.',
						'“Oh! Did that hurt?” asked {hero}. “Mm-mm, mm-mm-mee!” It was the same song! “A drum can’t do that,” said {friend}.',
					],
					polite: [
						'“Oh no, how are you?” asked {hero}. “Mmm,” it hummed, and made a bow, as glad as before. “Then it’s no drum,” said {friend}.',
						'“Oh! Are you all right?” asked {hero}. And it made a very small bow. “A drum can’t do that,” said {friend}.',
					],
				},
				[
					'Then it got dark, and there it sat, so round and white. “Is it an egg?” asked {hero}. “An egg? No!” said {friend}. “Eggs don’t stay up so late. I know what that is! It’s a small moon!”',
					'Night came. “Please, is it an egg?” asked {hero}. “An egg? No!” said {friend}. “Eggs don’t stay up so late. It’s white, and it’s got spots. I know what that is! It’s a small moon!”',
					'At night you could see just the round, white thing. “Now, is it an egg?” asked {hero}. “An egg? No!” said {friend}. “Eggs don’t stay up so late. I know what that is! It’s a small moon!”',
				],
				[
					'“Oom… oom… oom…” It was the band on the hill! It was so far off that you could not hear the pah-pah. And {hero} wanted to dance so much! But a thing with a crack can’t go up a hill. And all alone it would get cold!',
					'“Oom… oom… oom…” Up on the hill the band began! It was so far off that you could hear just the oom. {hero} had waited for this all year! But a thing with a crack can’t go up a hill. And who would keep it warm?',
					'“Oom… oom… oom…” The dance began, but the pah-pah was too soft to come so far. Oh, how {hero} wanted to go! But the round thing had a crack, and couldn’t go up there. And who would keep it warm?',
				],
			],
			choices: [
				{
					say: 'Stay with it, and let {friend} go and dance',
					sets: ['sent'],
					outcome: [
						'“You go and dance,” said {hero}. “I’ll keep it warm.” So {friend} went. {hero} sat with it in the dark, and was a bit sad.',
						'So {friend} went up to the dance, and {hero} stayed. {hero} was a bit sad. But how warm the round thing was, in the dark!',
					],
				},
				{
					say: 'Dance right here, all three of you',
					sets: ['here'],
					outcome: {
						told: [
							'“Then we’ll dance here!” said {hero}. And the round thing knew how. But it turned so fast that bump! They all fell over.',
							'“Come, we’ll dance here!” said {hero}. The round thing hopped, just as {hero} had told it. Then it turned, and bump! They all fell down.',
						],
						'knocked or rubbed': [
							'“Then we’ll dance here!” said {hero}. But with just an oom, when do you turn? Bump! They all fell over.',
							'“Come, we’ll dance here!” said {hero}. But with no pah-pah, who knows when to turn? Bump! They all fell down.',
						],
					},
				},
				{
					say: 'Go for just one dance while {friend} sits with it',
					sets: ['went'],
					outcome: [
						'{friend} sat down with it, and {hero} went for just one dance. “Oom-pah-pah!” How good that was! But was the round thing still warm? So {hero} went back.',
						'So {friend} kept it warm, and {hero} went up and danced. “Oom-pah-pah!” But was the round thing still warm? So {hero} went back.',
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
						'But it was an egg, and it was open! On {friend} sat something little and yellow. “It says I’m its Mama,” said {friend}. “I’m not so sure.” The little one looked at {hero}. “I know what that is! It’s a bun! It’s a drum! It’s a small moon!” “Oh, I missed it!” said {hero}. So it got back in. “Crick, crack, CROCK!” it said, and came out once more.',
						'It was an egg! “It says I’m its Mama,” said {friend}. “I’m not so sure.” Something little and yellow looked up. “I know what that is!” it told {hero}. “It’s a bun! It’s a drum! It’s a small moon!” “Oh, I missed it!” said {hero}. So it got back in. “Crick, crack, CROCK!” it said. Now {hero} saw it.',
					],
					'end-sent': [
						'Crick, crack, CROCK! It was an egg! Out came something little and yellow. It looked at {hero}. “I know what that is! It’s a bun! It’s a drum! It’s a small moon!” Back came {friend}. “It’s no fun without you two!” The little one looked up. “I know what that is! It’s Mama!”',
						'Crick, crack, CROCK! So it was an egg! Something little and yellow looked out. “Oh, I know what that is!” it told {hero}. “It’s a bun! It’s a drum! It’s a small moon!” And who was back from the dance so soon? “I missed you two,” said {friend}. And the little one called, “I know what that is! It’s Mama!”',
					],
					else: [
						'Crick, crack, CROCK! It was an egg! “I always said so,” said {friend}. Out came something little and yellow. It looked at {hero}. “I know what that is! It’s a bun! It’s a drum! It’s a small moon!” Then it looked at {friend}. “And that’s Mama!”',
						'Crick, crack, CROCK! Something little and yellow looked out. “It’s an egg! As I always said,” said {friend}. The little one looked at {hero}. “I know what that is! It’s a bun! It’s a drum! It’s a small moon!” Then it saw {friend}. “And that’s Mama!”',
					],
				},
				{
					'end-again': '',
					else: ['“Me?” said {friend}.', '“Am I?” said {friend}.'],
				},
				[
					'“So you’re {friend}’s?” asked {hero}. “And yours!” it said. “You kept me warm, my bun!”',
					'“And who am I?” asked {hero}. “My bun!” it said. “You kept me warm. I’m yours!”',
				],
				{
					'warm & knocked': [
						'“Blanket!” it said, and knocked on {friend}, bum, bum. “More blanket!”',
						'It knocked on all it saw, bum, bum. “My blanket!” it said. “More!”',
					],
					'warm & rubbed': [
						'It rubbed {friend} until {friend} shone. “And now my blanket!” it said. “More!”',
						'“Blanket!” it said. “And rub me! More!” It could not get enough.',
					],
					warm: [
						'“Blanket!” it said. “And now I hop, and now I turn!” And around it went, blanket and all.',
						'It gave a hop and a turn, all in its blanket. “More!” it said.',
					],
					'sung & knocked': [
						'“La-la, la-la-lee,” it sang, and knocked on {friend}, bum, bum.',
						'It knocked on its shell, bum, bum, and sang, “La-la, la-la-lee!”',
					],
					'sung & rubbed': [
						'“La-la, la-la-lee,” it sang, and rubbed {friend} until {friend} shone.',
						'It rubbed its shell until it shone, and sang, “La-la, la-la-lee!”',
					],
					sung: [
						'“La-la, la-la-lee,” it sang. First it hopped, and then it turned around.',
						'It gave a hop and a turn, and sang, “La-la, la-la-lee!”',
					],
					knocked: [
						'It knocked on {friend}, bum, bum. “Good morning!” it said. “How are you?” And it was night!',
						'“Good morning!” it said, in the dark, and knocked, bum, bum. “How are you?”',
					],
					rubbed: [
						'“Good morning!” it said, in the dark, and rubbed {friend} until {friend} shone.',
						'“Good morning!” it said, though it was night. “Will you rub me, please?”',
					],
					else: [
						'“Good morning!” it said, though it was night. It made a bow, and a hop, and a turn.',
						'It made a bow to the dark. “Good morning! First I hop, and then I turn!”',
					],
				},
				[
					'“Oom…” went the band, far off. “PAH-PAH!” went the little one. So they all danced till it shut its eyes.',
					'“Oom…” went the band. And the little one went “PAH-PAH!” They all danced till it shut its eyes.',
				],
				[
					'“I know what that is,” said {friend} softly. “It’s tired.” And {friend} was right. “Mmm,” it hummed.',
					'“I know what that is,” {friend} said. “It’s asleep.” And yes, {friend} was right. “Mmm,” it hummed.',
				],
			],
			choices: 'none',
			scene: { at: 'home', with: ['friend'], shows: ['egg'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
