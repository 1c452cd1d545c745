import type { PlotLevel } from '../../format.ts';

export const theBox1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then {host} came along, {host.kind}. “Look after this box for me,” said {host}, with a yawn. “Do not open it till I’m back! I’ll be back when the evening bell rings.” “I won’t,” said {hero}. “What’s in it?” “Nothing yet,” said {host}. Then {friend} came along, {friend.kind}. {hero} turned to look. Bump! And {host} was gone. The lid of the box was shut. A bit of string hung out from under it. “Rrrr… puh,” said the box. “It’s thunder!” said {friend}. “Let’s look!” “Not yet,” said {hero}.',
	chapters: [
		{
			titles: ['Nothing Yet', 'A Big Box', 'Till the Bell Rings'],
			time: 'day',
			parts: [
				[
					'A big box stood {start.at}. “Look after this box,” said {host}, {host.kind}. “Don’t open it till I’m back, when the evening bell rings.” “I won’t open it,” said {hero}, who was {described}. “But what’s in it?” “Nothing yet,” said {host}, with a big yawn.',
					'{host}, {host.kind}, had put down a big box {start.at}. “Look after my box,” said {host}, “and don’t open it till the evening bell. Then I’ll be back.” “I won’t,” said {hero}, who was {described}. “But what’s in it?” “Nothing yet,” said {host}, and had to yawn.',
					'One day a big box stood {start.at}. “Look after my box,” said {host}, {host.kind}, “but don’t open it! I’ll be back when the evening bell rings.” “I won’t,” said {hero}, who was {described}. “But what’s in it?” “Nothing yet,” said {host}, and had to yawn.',
				],
				[
					'Just then {friend}, {friend.kind}, came along. {hero} turned to say hello, and there was a bump. And when {they} turned back, {host} was gone! The lid was shut. A bit of string hung out from under it.',
					'“Hello!” It was {friend}, {friend.kind}. {hero} turned to look, and there was a bump. And when {they} turned back, {host} was gone! The lid of the box was shut. A bit of string hung out from under it.',
					'Along came {friend}, {friend.kind}. {hero} turned to say hello. Bump! And where was {host}? Gone! The lid of the box was shut. A bit of string hung out from under it.',
				],
				[
					'{hero} gave the box a push, but how heavy it was! “Rrrr… puh,” said the box.',
					'{hero} gave the box a little push. “Rrrr… puh,” said the box. “Rrrr… puh.”',
					'“Nothing yet?” thought {hero}, and gave the box a push. “Rrrr… puh,” said the box.',
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
						'{hero} sat down on the lid, to keep it shut. “Rrrr,” said the box, and shook. It tickled so much that {they} laughed, and laughed, and fell off.',
						'{hero} sat on the lid, so that no one could lift it. “Rrrr,” went the box, and shook. Oh, how it tickled! {hero} laughed and laughed, and bump, fell off.',
					],
				},
				{
					say: 'Sing, so as not to hear it',
					sets: ['sang'],
					outcome: [
						'“La, la, la!” sang {hero}, so as not to hear the box. “RRRR… PUH!” said the box. So {they} sang louder, and then the box was louder still!',
						'“La, la, la!” sang {hero}. Now who could hear the box? Everyone could. “RRRR… PUH!” So {hero} sang louder. And the box? The box was louder still!',
					],
				},
				{
					say: 'Push the box as far away as you can',
					sets: ['pushed'],
					outcome: [
						'{hero} pushed, and {friend} pushed too. Bump, bump, bump, off it went, as far as they could. “Now it’s far away!” said {friend}. “Rrrr… puh,” said the box. Oh! Now they were far away, too.',
						'Bump, bump, bump! {hero} and {friend} pushed the box as far as they could. “So now it’s gone,” said {hero}. “Rrrr… puh,” said the box. Oh! They had come along with it!',
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
				{
					sat: [
						'After that, {hero} put a big stone on the lid. The stone shook, too.',
						'So {friend} sat on it instead, and laughed, and fell off, too.',
					],
					sang: [
						'“Shh!” said {friend}. “You’ll make the thunder cross!”',
						'“Stop it!” said {friend}. “One thunder is enough!”',
					],
					pushed: [
						'So there they sat, the two of them and the box.',
						'“Bump, bump, bump!” said {friend}. It had been fun, but it did not help.',
					],
				},
				[
					'Then they saw the string. “Rrrr,” said the box, and the string went in. “Puh,” it said, and the string came out.',
					'And what did the string do? “Rrrr,” said the box, and in went the string. “Puh!” And out it came.',
					'“Look at the string!” said {hero}. “Rrrr,” said the box, and pulled in the string. “Puh,” said the box, and it came out.',
				],
				[
					'In and out, in and out, it went. “So it’s not thunder,” said {friend}. “Now I know what it is! It’s a String-Eater! It lives on string.”',
					'In, out, in, out. “Now I know what it is!” said {friend}. “It’s not thunder. It’s a String-Eater! It eats string all day.”',
					'It went in and out, in and out. “Oh! It’s not thunder,” said {friend}. “It’s a String-Eater! I know it is. It eats string.”',
				],
				[
					'“But the string comes out again,” said {hero}. “Because it tastes bad,” said {friend}. “So it’s still hungry! Open the lid, and let it out!”',
					'“Then why does the string come out again?” asked {hero}. “Because it tastes bad,” said {friend}. “The poor thing is hungry! Let it out!”',
					'“But then the string comes out again,” said {hero}. “It’s not good string,” said {friend}. “So it’s hungry! Let it out! Open the lid!”',
				],
				[
					'{hero} wanted so much to lift the lid! But it wasn’t evening. “Not yet,” {they} said.',
					'Oh, how {hero} wanted to! But it wasn’t evening, so {they} said, “Not yet.”',
					'{hero} had one {hand} on the lid. “Not yet,” {they} said, and took it away again.',
				],
			],
			choices: [
				{
					say: 'Tie up the box with the string',
					sets: ['tied'],
					outcome: [
						'{hero} tied the string around the box, so that it could not open. But more string came out, and more, and more! It was warm, soft wool. Around and around it went, till the box had a coat of wool. “Brrr,” said the box.',
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
						'{hero} told the box a story. “Once a sheep got lost in the dark. It went up a hill, and down a hill…” How good and still the box was! But then, right in the best bit, it said, “RRRR… PUH!”',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: ['chest'], pose: 'point', feeling: 'curious' },
		},
		{
			titles: ['The Box Falls Over', 'It Can Talk', 'Just a Crack'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					tied: [
						'Why did it say “Brrr”? {friend} wanted to hear that again.',
						'It said “Brrr” once more, and {friend} wanted to know why.',
					],
					held: [
						'Now no string hung out from under the lid.',
						'They looked for the string, but not a bit of it was left.',
					],
					told: [
						'“Go on!” said {friend}. “What did the sheep do then?” But nobody knew.',
						'“So where did the sheep go?” asked {friend}. And “Rrrr,” said the box.',
					],
				},
				[
					'So {friend} leaned on the box to listen, and leaned some more. Bumbum! The box fell over.',
					'“What will it say now?” asked {friend}, and leaned on the box. Bumbum! Over it went.',
					'“Shh, I want to hear!” said {friend}, and leaned on the box. Bumbum! The box fell over.',
				],
				[
					'Then it was very still in there. “Now let’s look!” said {friend}. “Not yet,” said {hero}. “Can you get up, box?” “Not yet,” said the box.',
					'Now there was no “Rrrr,” and no “Puh.” “Can we look now?” asked {friend}. “Not yet,” said {hero}. “Can you get up, box?” “Not yet,” said the box.',
					'It did not say “Rrrr.” It did not say “Puh.” “Now open it!” said {friend}. “Not yet,” said {hero}. “Will you get up, box?” “Not yet,” said the box.',
				],
				[
					'It could talk! “So it’s an echo!” said {friend}. “You said ‘Not yet,’ and it said it back.” “Rrrr… puh,” said the echo.',
					'“It can talk!” said {friend}. “It’s an echo! You said ‘Not yet,’ and now it comes back.” “Rrrr… puh,” said the echo.',
					'“It’s an echo!” said {friend}. “You said ‘Not yet,’ and the echo said it too.” “Rrrr… puh,” said the echo.',
				],
				{
					tied: [
						'The sun was low before they had the box up again. All the wool slid off. And the lid was open now, by just a crack!',
						'They pushed until the sun was low, and the box stood again. The wool slid off! And the lid was open now, by just a crack.',
					],
					else: [
						'The sun was low before they had the box up again. And the lid was open now, by a crack!',
						'They pushed until the sun was low, and the box stood again. And the lid? It was open, by just a crack!',
					],
				},
				[
					'“Now we can see in!” said {friend}. Oh, how {hero} wanted to!',
					'“Just one look!” said {friend}. And how {hero} wanted to!',
					'It was so dark in there! And how {hero} wanted to look!',
				],
			],
			choices: [
				{
					say: 'Look in, with just one eye',
					sets: ['looked'],
					outcome: [
						'{hero} looked in, with one eye. “Rrrr… puh,” went a nose. It was {host}, asleep! Softly, {hero} shut the lid.',
						'With one eye, {hero} looked in. There was a nose. “Rrrr… puh,” it went. It was {host}, asleep in the box! Softly, {hero} let the lid down.',
					],
				},
				{
					say: 'Hold the lid shut till the bell rings',
					sets: ['shut'],
					outcome: [
						'{hero} held the lid shut, and so did {friend}. “Now?” asked {friend}. “Not yet,” said {hero}. “And now?” asked {friend}. “Not yet!” said {hero}.',
						'They held the lid shut, {hero} and {friend}. “Is it evening?” asked {friend}. “Not yet,” said {hero}. How slow the evening was!',
					],
				},
				{
					say: 'Ask the box who is in it',
					sets: ['asked'],
					outcome: {
						told: [
							'“Who’s in there?” {hero} asked the box. “Did the sheep get home?” asked the box. “Rrrr… puh.” It was {host}’s voice! Shh!',
							'{hero} asked the crack, “Who are you?” “Not so loud,” said the crack. “I’m a lost sheep. Rrrr… puh.” That was {host}, in a dream!',
						],
						'tied or held': [
							'“Who’s in there?” {hero} asked the box. “Is it evening?” asked the box. “No? Then I’m not here yet.” It was {host}’s voice! Shh!',
							'{hero} asked the crack, “Who are you?” “Did the bell ring?” asked the crack. “No? Then I’m not here yet.” That was {host}, in the box! Shh!',
						],
					},
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
					'tied & shut': [
						'Ding, dong, went the bell. They let go, and up sat {host}. “I’m back! But where is my blanket?” It was all that wool!',
						'Then the bell rang. Ding, dong! They let go, and up sat {host}. “I’m back! But where is my blanket?” It was all that wool!',
					],
					tied: [
						'Ding, dong, went the bell. Up sat {host}. “I’m back! But where is my blanket?” It was all that wool!',
						'Then the bell rang. Ding, dong! Up went the lid. “I’m back!” said {host}. “But where is my blanket?” It was all that wool!',
					],
					shut: [
						'Ding, dong, went the bell. They let go, and up sat {host}, in a blanket. The string was one end of it! “I’m back!”',
						'Then the bell rang. Ding, dong! They let go, and up sat {host}, in a blanket. And the string was the end of it! “I’m back!”',
					],
					else: [
						'Ding, dong, went the bell. Up sat {host}, in a blanket. The string was one end of it! “I’m back!”',
						'Then the bell rang. Ding, dong! Up sat {host}, in a blanket. And the string was the end of it! “I’m back!”',
					],
				},
				[
					'{friend} laughed. “You were the thunder!” “And you said nothing was in it!” said {hero}. “Nothing yet,” said {host}. “Then I got in. No one wakes a box!”',
					'“So you were the thunder!” said {friend}, and had to laugh. “But nothing was in it!” said {hero}. “Not yet,” said {host}. “Then I got in. No one wakes a box!”',
					'“You were that thunder!” shouted {friend}. “But nothing was in it!” said {hero}. “Nothing yet,” said {host}. “Then I got in. No one wakes a box!”',
				],
				{
					sat: [
						'{host} had dreamed of a hill. It sat on the roof, and laughed! “That was me!” said {hero}.',
						'Then {host} told them a dream. A hill sat on the roof, and laughed! “I was the hill!” said {hero}.',
					],
					sang: [
						'{host} had dreamed of ten geese. La, la, la, they sang! “That was me!” said {hero}.',
						'Then {host} told them a dream. Ten geese sang, “La, la, la!” “I was the geese!” said {hero}.',
					],
					else: [
						'{host} had dreamed of a boat. Bump, bump, bump, it went! “That was us!” said {hero}.',
						'Then {host} told them a dream. A boat went bump, bump, bump! “We were the sea!” said {hero}.',
					],
				},
				{
					tied: [
						'“Then I fell in the snow,” said {host}. They all looked at the wool.',
						'“Then I fell in the snow,” said {host}. “Brrr!” said {friend}, and looked at the wool.',
					],
					held: [
						'“Then a fish pulled me over,” said {host}. “That was us!” said {friend}, and pulled at the string.',
						'“Then a fish pulled me over,” said {host}. “We were the fish!” said {friend}, and held up the string.',
					],
					else: [
						'“Then I fell over a sheep,” said {host}. “Is it home now?” “Yes,” said {hero}.',
						'“Then I fell over a sheep,” said {host}. “It got home,” said {hero}.',
					],
				},
				{
					looked: [
						'Now {hero} had to say it. “I did look, with one eye. I’m sorry.” “But you let me sleep,” said {host}.',
						'“Did you look?” asked {host}. “With one eye,” said {hero}. “I’m sorry.” “But you let me sleep,” said {host}.',
					],
					asked: [
						'“Did you open it?” asked {host}. “I just asked,” said {hero}. “You weren’t there yet.”',
						'“You didn’t open it?” asked {host}. “We only asked,” said {hero}, “and you said ‘not yet’!”',
					],
					else: [
						'“Did you open it?” asked {host}. “We held it shut!” said {hero}.',
						'“You didn’t open it?” asked {host}. “We held on to the lid!” said {hero}.',
					],
				},
				{
					tied: [
						'Then {hero} had to yawn, so {host} put all that warm wool around {them}.',
						'And {hero} had to yawn. So {host} tucked {them} in, with all that wool.',
					],
					held: [
						'Then {hero} had to yawn, and lay down under the blanket. In and out went the string.',
						'And {hero} had to yawn, and got under the blanket. The string went in, and out.',
					],
					told: [
						'Then {hero} had to yawn, and lay down. “Once there was a sheep,” said {host}.',
						'And {hero} had to yawn, and lay down. “Once there was a sheep that got lost…” said {host}.',
					],
				},
				[
					'“Rrrr… puh.” “Is {hero} awake?” asked {friend} after a bit. “Not yet,” said {host}.',
					'“Rrrr… puh.” “Can {hero} play now?” asked {friend}. “Not yet,” said {host}.',
					'“Rrrr… puh.” “May I wake {hero}?” asked {friend}. “Not yet,” said {host}.',
				],
			],
			choices: 'none',
			scene: { at: 'start', with: ['host', 'friend'], shows: ['chest', 'bell'], pose: 'sit', feeling: 'happy' },
		},
	],
};
