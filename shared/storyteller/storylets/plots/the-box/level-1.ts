import type { PlotLevel } from '../../format.ts';

export const theBox1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then {host} came along, {host.kind}. “Look after this box for me,” said {host}, with a yawn. “Do not open it till I’m back! I’ll be back when the evening bell rings.” “I won’t,” said {hero}. “What’s in it?” “Nothing yet,” said {host}. Then {friend} came along, {friend.kind}. {hero} turned to look. Bump! And {host} was gone. The lid of the box was shut, and a bit of string hung out. “Rrrr… puh,” said the box. “It’s thunder!” said {friend}. “Let’s look!” “Not yet,” said {hero}.',
	chapters: [
		{
			titles: ['Nothing Yet', 'A Big Box', 'Till the Bell Rings'],
			time: 'day',
			parts: [
				[
					'A big box stood {start.at}. “Look after it,” said {host}, {host.kind}. “Don’t open it till I’m back! I’ll be back when the evening bell rings.” “I won’t,” said {hero}, who was {described}. “What’s in it?” “Nothing yet,” said {host}, with a big yawn.',
					'“Don’t open it till I’m back!” said {host}, {host.kind}. {host} had put down a big box {start.at}. “I’ll be back when the evening bell rings.” “I won’t,” said {hero}, who was {described}. “But what’s in it?” “Nothing yet,” said {host}, and had to yawn.',
					'{hero} was {described}. And one day a big box stood {start.at}. “Look after it,” said {host}, {host.kind}. “But don’t open it! I’ll be back when the evening bell rings.” “I won’t,” said {hero}. “What’s in it?” “Nothing yet,” said {host}, and had to yawn.',
				],
				[
					'Just then {friend} came along, {friend.kind}. {hero} turned to say hello. Bump! {hero} turned back, and {host} was gone. The lid was shut, and a bit of string hung out.',
					'“Hello!” It was {friend}, {friend.kind}. {hero} turned to look. Bump! When {hero} turned back, {host} was gone. There stood the box, with its lid shut. A bit of string hung out.',
					'Along came {friend}, {friend.kind}. {hero} turned to look. Bump! And {host} was gone. How fast! There was just the box, and its lid was shut. A bit of string hung out.',
				],
				[
					'{hero} gave the box a push. How heavy it was! And it said, “Rrrr… puh.”',
					'{hero} gave it a little push. But it was so heavy! “Rrrr… puh,” said the box.',
					'“Nothing yet?” thought {hero}, and gave it a push. But it was so heavy! “Rrrr… puh,” it said.',
				],
				{
					quiet: '“Who’s in there?” asked {hero}, too softly for a box to hear.',
					bold: '“I’m not afraid!” said {hero}. “I’d look right in.”',
					kind: '“Poor box!” said {hero}. “Does it hurt somewhere?”',
					honest: '“I won’t look,” said {hero}. “But oh, I want to!”',
					clever: '“How can nothing be so heavy?” thought {hero}.',
					careful: '“Is it all right in there?” thought {hero}. “I’d better look.”',
					merry: '“Rrrr, puh!” said {hero} too, for fun. “Rrrr, puh,” said the box.',
					dreamy: '{hero} nearly forgot what {host} had said. But just nearly!',
					quick: '{hero} was at the lid in a flash. But stop! It had to stay shut.',
				},
				[
					'“It’s thunder!” said {friend}. “I know it is! Thunder in a box! Let’s look!” “Not yet,” said {hero}. But how long it was till evening!',
					'“I know what it is!” said {friend}. “It’s thunder in a box! Open it!” “Not yet,” said {hero}. Oh, but that was hard!',
					'“Thunder!” said {friend}. “I know it! It’s thunder in a box. Let’s look!” “Not yet,” said {hero}. But the evening was so far off!',
				],
			],
			choices: [
				{
					say: 'Sit on the lid, to keep it shut',
					sets: ['sat'],
					outcome: [
						'{hero} sat down on the lid, to keep it shut. “Rrrr,” said the box, and it shook. Oh, how it tickled! {hero} laughed and laughed, and fell off.',
						'{hero} sat on the lid. Now no one could lift it! “Rrrr,” went the box, and shook. It tickled so much that {hero} had to laugh. And then {they} fell off.',
					],
				},
				{
					say: 'Sing, so as not to hear it',
					sets: ['sang'],
					outcome: [
						'“La, la, la!” sang {hero}, so as not to hear the box. “RRRR… PUH!” said the box. So {hero} sang louder. And then the box was louder still!',
						'{hero} did not want to hear the box, and sang. “La, la, la!” But the box got louder. “RRRR… PUH!” So {hero} sang as loud as ten. And the box? It was as loud as eleven!',
					],
				},
				{
					say: 'Push the box as far away as you can',
					sets: ['pushed'],
					outcome: [
						'{hero} pushed, and {friend} pushed too. Bump, bump, bump, off went the box. Now {hero} could not see it. But was it still shut? They went to look, and pushed it back again. Bump, bump, bump!',
						'Bump, bump, bump! {hero} and {friend} pushed the box far away. “But is it still shut?” asked {hero}. “I can’t see it from here!” So they pushed it all the way back. Bump, bump, bump!',
					],
				},
			],
			scene: { at: 'start', with: ['host'], shows: ['chest'], pose: 'think', feeling: 'curious' },
		},
		{
			titles: ['The String', 'In and Out', 'Is It Hungry?'],
			time: 'day',
			parts: [
				'@answer',
				[
					'Then they looked at the string. “Rrrr,” said the box, and the string went in. “Puh,” it said, and the string came out.',
					'And what did the string do? “Rrrr,” said the box, and in went the string. “Puh!” And out it came.',
					'“Look at the string!” said {hero}. “Rrrr,” said the box, and the string went in. “Puh,” said the box, and it came out.',
				],
				[
					'In and out, in and out, it went. “So it’s not thunder,” said {friend}. “Now I know what it is! It’s a String-Eater! It lives on string.”',
					'In, out, in, out. “Now I know what it is!” said {friend}. “It’s not thunder. It’s a String-Eater! It eats string all day.”',
					'It went in and out, in and out. “Oh! It’s not thunder,” said {friend}. “It’s a String-Eater! I know it is. It eats string.”',
				],
				[
					'“But it spits it out again,” said {hero}. “It doesn’t like this one,” said {friend}. “So it’s hungry! It has to come out and eat. Open the lid!”',
					'“Then why does it spit it out?” asked {hero}. “It’s bad string,” said {friend}. “The poor thing is hungry! Let it out!”',
					'“But the string comes out again,” said {hero}. “It’s not good string,” said {friend}. “So it’s hungry! Let it out! Open the lid!”',
				],
				[
					'{hero} looked at the lid, and so wanted to lift it! But it was not evening. “Not yet,” said {hero}.',
					'How {hero} wanted to! But it was not evening. It was not even noon. “Not yet,” said {hero}.',
					'{hero} had one {hand} on the lid already. Then {they} took it away. “Not yet,” said {hero}.',
				],
			],
			choices: [
				{
					say: 'Tie up the box with the string',
					sets: ['tied'],
					outcome: [
						'{hero} tied the string around the box, so that it could not open. But more string came out, and more, and more! It was soft, warm wool. Around and around they went, till the box was all wool. “Brrr,” said the box.',
						'{hero} pulled at the string, to tie up the box. But it did not stop! It was wool, soft and warm. Around and around it went, till the box had a coat on. “Brrr,” said the box.',
					],
				},
				{
					say: 'Hold the string, so it can’t be eaten',
					sets: ['held'],
					outcome: [
						'{hero} took hold of the string. “Rrrr,” said the box, and pulled. {hero} pulled, and {friend} pulled too. But the box was so strong! Zip! In went the string, all of it.',
						'{hero} held on to the string. But “Rrrr,” went the box. Oh, how it pulled! So {friend} held on too. They pulled, and it pulled. Zip! The string was gone. It was all in the box.',
					],
				},
				{
					say: 'Tell the box a story, to calm it down',
					sets: ['told'],
					outcome: [
						'“Once there was a sheep,” {hero} told the box. “It was lost in the dark. It went over a hill, and one more hill…” How still the box was! But then, at the best bit, it said, “RRRR… PUH!”',
						'{hero} told the box a story. “Once a sheep got lost in the dark. It went up a hill, and down a hill…” And the box was good, and still. But “RRRR… PUH!” it said, right in the best bit.',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: ['chest'], pose: 'point', feeling: 'curious' },
		},
		{
			titles: ['The Box Falls Over', 'It Can Talk', 'Just a Crack'],
			time: 'day',
			parts: [
				'@answer',
				[
					'{friend} wanted to hear more. So {friend} leaned on the box, and leaned some more. Bumbum! It fell over.',
					'“What will it say now?” asked {friend}, and leaned on the box to listen. That was a bit too much. Bumbum! Over it went.',
					'“Shh, I want to hear!” said {friend}. {friend} leaned on the box, and leaned. Bumbum! The box fell over.',
				],
				[
					'Then it was very still in there. “Oh no!” said {hero}. “Are you all right, box? Can you get up?” “Not yet,” said the box.',
					'Now there was no “Rrrr,” and no “Puh.” “Oh no!” said {hero}. “Can you get up, box?” “Not yet,” said the box.',
					'It did not say “Rrrr.” It did not say “Puh.” “Oh dear!” said {hero}. “Will you get up, box?” “Not yet,” said the box.',
				],
				[
					'It could talk! “So it’s an echo!” said {friend}. “You say ‘Not yet,’ and it says it back.” “Rrrr… puh,” said the echo.',
					'“It can talk!” said {friend}. “It’s an echo! You said ‘Not yet,’ and now it comes back.” “Rrrr… puh,” said the echo.',
					'“It’s an echo!” said {friend}. “Now I’m sure! You say ‘Not yet,’ and the echo says it too.” “Rrrr… puh,” said the echo.',
				],
				{
					tied: [
						'They set the box up again. But all the wool slid off. And the lid was open now, by just a crack!',
						'So they set it up again. But the wool had slid off. And the lid? It was open, by just a crack!',
					],
					else: [
						'They set the box up again. But now the lid was open, by just a crack!',
						'So they set it up again. And the lid? It was open now, by just a crack!',
					],
				},
				[
					'“Now we can see in!” said {friend}. Oh, how {hero} wanted to!',
					'“Just one look!” said {friend}. And how {hero} wanted to!',
					'It was so dark in there. And {hero} wanted so much to look!',
				],
			],
			choices: [
				{
					say: 'Look in, with just one eye',
					sets: ['looked'],
					outcome: [
						'{hero} looked in, with one eye. “Rrrr… puh,” went a nose. It was {host}, asleep in the box! Softly, softly, {hero} shut the lid.',
						'With one eye, {hero} looked in. There was a nose. “Rrrr… puh,” it went. It was {host}, asleep in the box! {hero} let the lid down. Now no one made a sound.',
					],
				},
				{
					say: 'Hold the lid shut till the bell rings',
					sets: ['shut'],
					outcome: [
						'{hero} held the lid shut, and so did {friend}. “May we look now?” asked {friend}. “Not yet,” said {hero}. “And now?” asked {friend}. “Not yet,” said {hero}.',
						'They held it shut, {hero} and {friend}. “Is it evening?” asked {friend}. “Not yet,” said {hero}. “And now?” asked {friend}. “Not yet,” said {hero}. How slow an evening can be!',
					],
				},
				{
					say: 'Ask the box who is in it',
					sets: ['asked'],
					outcome: [
						'{hero} asked the box, “Who’s in there?” “Is it evening?” asked the box. It was not. “Then I’m not here yet. Rrrr… puh.” It was {host}’s voice! Now they were very still.',
						'{hero} asked the crack, “Who are you?” “Did the bell ring?” asked the crack. It had not. “Then I’m not here yet. Rrrr… puh.” That was {host}, in the box! Now no one made a sound.',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: ['chest'], pose: 'reach', feeling: 'surprised' },
		},
		{
			titles: ['Ding, Dong', 'Not Yet', 'I’m Back!'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					tied: [
						'Ding, dong, went the bell. Up sat {host}. “I’m back! But where is my blanket?” It was all that wool!',
						'Then the bell rang. Ding, dong! Up went the lid. “I’m back!” said {host}. “But where is my blanket?” It was all that wool!',
					],
					else: [
						'Ding, dong, went the bell. Up sat {host}, in a blanket with a long string. “I’m back!”',
						'Then the bell rang. Ding, dong! Up sat {host}, in a blanket. And there was the string! “I’m back!”',
					],
				},
				[
					'“You were the thunder!” said {friend}. “You said nothing was in it!” said {hero}. “Nothing yet,” said {host}. “Then I got in, to sleep. At home they wake me. But no one wakes a box!”',
					'“So you were the thunder!” said {friend}. “But there was nothing in it!” said {hero}. “Not yet,” said {host}. “Then I got in, and slept. At home they wake me. But who wakes a box?”',
					'“You were that thunder!” said {friend}. “But nothing was in it!” said {hero}. “Nothing yet,” said {host}. “Then I was. At home they wake me. But no one wakes a box!”',
				],
				{
					sat: [
						'In {host}’s dream a hill sat on the roof, and laughed. {hero} knew that hill.',
						'{host} had a dream to tell. A hill sat on the roof, and laughed. {hero} knew that hill.',
					],
					sang: [
						'In {host}’s dream ten geese sang, “La, la!” {hero} knew those geese.',
						'{host} had a dream to tell. Ten geese sang, “La, la!” {hero} knew those geese.',
					],
					else: [
						'In {host}’s dream a boat bumped away, and back again. {hero} knew that boat.',
						'{host} had a dream to tell. A boat went bump, bump, bump. {hero} knew that boat.',
					],
				},
				{
					tied: ['+ Then came snow. They all looked at the wool.'],
					held: ['+ Then came a fish, and pulled at the blanket. {hero} knew that fish too.'],
					else: ['+ Then came a lost sheep. “Did it get home?” asked {host}. “Yes,” said {hero}.'],
				},
				{
					looked: [
						'“Did you open it?” asked {host}. “I looked, with one eye,” said {hero}. “I’m sorry.” “Then the other one was good,” said {host}.',
						'“Did you look in?” asked {host}. “With one eye,” said {hero}. “I’m sorry.” “Then the other one is good,” said {host}.',
					],
					else: [
						'“And did you open it?” asked {host}. “Not yet,” said {hero}. “You did!”',
						'“And you did not open it?” asked {host}. “Not yet,” said {hero}. “You did!”',
					],
				},
				[
					'Now {hero} had to yawn, and lay down. “Is {hero} awake?” asked {friend} after a bit. “Not yet,” said {host}.',
					'It had been a long day. {hero} lay down by the box. “Can {hero} play?” asked {friend}. “Not yet,” said {host}.',
					'Then {hero} lay down too. “Rrrr… puh.” “Is {hero} awake?” asked {friend}. “Not yet,” said {host}.',
				],
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['host', 'friend'], shows: ['chest', 'bell'], pose: 'sit', feeling: 'happy' },
		},
	],
};
