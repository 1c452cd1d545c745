import type { PlotLevel } from '../../format.ts';

export const theBox2: PlotLevel = {
	joins:
		'“{choice}” {hero} did. After that an old friend came along with a big box. It was {host.name}, {host.kind}, who always smelled of peppermint. “Look after it till the evening bell,” said {host}, with a yawn. “And do not open it till I’m back!” {hero} promised. “What’s in it?” “Nothing yet,” said {host}. Then {friend.name} came along, {friend.kind}. {hero} turned around. Bump! And {host} was gone. There was only the box, with its lid shut and a bit of string that hung out. “Rrrr… puh,” it said. “It’s thunder,” said {friend}, who was always sure, and always wrong. “Not yet,” said {hero}.',
	chapters: [
		{
			titles: ['Nothing Yet', 'A Big Box', 'Till the Evening Bell', 'Thunder'],
			time: 'day',
			parts: [
				[
					'A big box stood {start.at} one morning, and beside it was an old friend who always smelled of peppermint. “Look after it till the evening bell,” said {host.name}, {host.kind}. “I must be off. And do not open it till I’m back!” “I promise,” said {hero}, who was {described}. “What’s in it?” “Nothing yet,” said {host}, with the longest yawn you ever saw.',
					'“Do not open it till I’m back,” said {host.name}, {host.kind}. “That’s all I ask.” It was a big box {start.at}, and {hero} was to look after it till the evening bell. {hero} was {described}, and promised. “And what’s in it?” “Nothing yet,” said {host}, who always smelled of peppermint, and who could not stop yawning that morning.',
					'{hero} had an old friend who always smelled of peppermint. That was {host.name}, {host.kind}. One morning {host} put down a big box {start.at}. “I can’t wait one more minute,” said {host}, and yawned. “Look after this till the evening bell. Do not open it till I’m back!” {hero} was {described}, and promised. “What’s in it?” “Nothing yet,” said {host}.',
				],
				[
					'Just then {friend.name} came along, {friend.kind}, and {hero} turned around to say hello. Bump! When {hero} turned back, {host} was gone. How quick old people can be! There was only the box, with its lid shut and a bit of string that hung out.',
					'“Good morning!” called {friend.name}, {friend.kind}. {hero} turned around. Behind {hero} something went bump. And when {hero} turned back, there was no {host} anywhere, neither near nor far. Only the box was there. Its lid was shut, and out of it hung a bit of string.',
					'Then {friend.name} came by, {friend.kind}, and asked what that was. {hero} turned around to tell {friend.them}. Bump! {hero} turned back, and {host} was gone, without so much as a goodbye. The box was still there. Its lid was shut, but a bit of string hung out.',
				],
				[
					'{hero} gave the box a push, and it did not move. It was very heavy, for a box with nothing in it. Then it said, “Rrrr… puh.”',
					'“Nothing can’t weigh much,” said {hero}, and tried to push the box. It did not move at all. “Rrrr,” said the box, and then it said, “Puh.”',
					'{hero} pushed the box a little, only to see how light it was. But it was heavy! And there was something else. “Rrrr… puh,” it said.',
				],
				{
					quiet: '“Hello?” said {hero} to the lid, but so softly that only the lid can have heard it.',
					bold: '“I’m not afraid of a box,” said {hero}. “I’d open it right now, if I hadn’t promised.”',
					kind: '“Does something hurt in there?” asked {hero}, and patted the lid. It was hard not to help.',
					honest: '“I promised, and I’ll keep it,” said {hero}. “But I’ve never wanted to break one so much.”',
					clever: '“How can nothing be so heavy?” asked {hero}. It was a riddle, and the answer was under the lid.',
					careful: '“Somebody ought to see if it’s all right in there,” said {hero}. “But I’ve promised that I won’t.”',
					merry: '“Rrrr, puh!” {hero} snored back at it. It was such a good joke that {they} did it again.',
					dreamy: '{hero} had the lid in {their} {hand} before {they} remembered the promise. That had been close.',
					quick: '{hero} was at the lid in a flash, and {their} promise only just got there first.',
				},
				[
					'“It’s thunder,” said {friend}, who was sure of everything, and always wrong. “Somebody has caught it, and put it in a box. Let’s look!” “Not yet,” said {hero}. But it was a long, long time till the evening bell.',
					'{friend} was always sure, and had never once been right. “That’s thunder,” said {friend}. “They keep it in boxes. I know all about it. Open it!” “Not yet,” said {hero}. And the whole day was still to come.',
					'“I know what that is,” said {friend}. {friend} always knew, and was always wrong. “It’s thunder! Somebody wanted to keep a bit for later. Come on, let’s look!” “Not yet,” said {hero}. But evening was such a long way off.',
				],
			],
			choices: [
				{
					say: 'Sit on the lid, so that nobody can lift it',
					sets: ['sat'],
					outcome: [
						'{hero} sat down on the lid, for you can’t open a box while you’re sitting on it. “Rrrr,” said the box, and everything shook. It tickled terribly. {hero} laughed, and slid off on the left. {hero} got on again, and laughed, and slid off on the right. It went on like that for an hour.',
						'“Nobody lifts this lid while I’m on it,” said {hero}, and sat down. “Rrrr,” said the box, and hummed right through {hero} from one end to the other. It’s hard to guard a thing that tickles you. {hero} laughed until {they} fell off, and each time that {they} got back on, {they} fell off again.',
					],
				},
				{
					say: 'Sing so loudly that you can’t hear it',
					sets: ['sang'],
					outcome: [
						'{hero} sang all the songs there are, so as not to hear the box. But the box got louder too. “LA, LA, LA!” sang {hero}. “RRRR… PUH!” said the box. In the end each of them had to be louder than the other, and it can’t be done. It only hurts.',
						'“If I can’t hear it, I won’t want to look,” said {hero}, and began to sing. “RRRR!” said the box. So {hero} sang louder, and {friend} sang too, to help. “PUH!” said the box, above them both. They sang till it hurt. It did not hurt the box.',
					],
				},
				{
					say: 'Push the box away, out of sight',
					sets: ['pushed'],
					outcome: [
						'They pushed with all their might. Bump, bump, bump, the box went a long way off. Then they came back without it, and {hero} could not see it any more. That was worse! Was it still there? Was it still shut? {hero} had to go and look. In the end they pushed it all the way back, bump, bump, bump, so as to be sure.',
						'“What I can’t see, I can’t want,” said {hero}. So the two of them pushed the box far away, bump, bump, bump, and left it there. But now {hero} thought of nothing else. Was the lid still shut? {hero} went to look eleven times. Then both of them pushed it back again, bump, bump, bump. It was less work.',
					],
				},
			],
			scene: { at: 'start', with: ['host'], shows: ['chest'], pose: 'think', feeling: 'curious' },
		},
		{
			titles: ['The String', 'In and Out', 'The String-Eater'],
			time: 'day',
			parts: [
				'@answer',
				[
					'Then they noticed the string. “Rrrr,” said the box, and the string went in. “Puh,” said the box, and the string came out again. It did that over and over, and it never got tired.',
					'After that they sat and watched the bit of string. It went in with each “Rrrr,” and it came out with each “Puh.” In and out it went, all by itself, and you could not look away.',
					'“Look at that string!” said {hero}. With each “Rrrr” it went in, and with each “Puh” it came out again. It was as if the string could not make up its mind.',
				],
				[
					'{hero} bent down to it and sniffed. “It smells of peppermint,” said {hero}. “It smells just like {host}.” “Of course it does,” said {friend}. “It’s {host}’s box.” That was so sensible that neither of them thought about it any more.',
					'There was a smell as well, and it was peppermint. “That’s funny,” said {hero}. “It smells exactly like {host}.” “And whose box is it?” asked {friend}. “{host}’s,” said {hero}. “There you are,” said {friend}, and that was that.',
					'“And do you smell it?” asked {hero}. “Peppermint! It’s as if {host} were right here.” “It’s {host}’s box,” said {friend}. “My box smells of me.” There was nothing to be said against that.',
				],
				[
					'“So it’s not thunder,” said {friend}. “It’s a String-Eater! They live on string.” “But it spits it out again,” said {hero}. “It can’t stand this kind,” said {friend}. “The poor thing is starving. We’ve got to let it out!”',
					'“I take back the thunder,” said {friend}. “Now I’m quite sure. It’s a String-Eater.” “Then why does it spit the string out?” asked {hero}. “Would you like old string?” asked {friend}. “It’s hungry! Open the lid!”',
					'“Thunder doesn’t do that,” said {friend}. “So it’s a String-Eater, and I’m sure of it.” “It doesn’t seem to like its string,” said {hero}. “No,” said {friend}, “and that’s all it’s got. Let it out, before it starves!”',
				],
				[
					'{hero} looked at the lid for some time. “Not yet,” said {hero}. It was noon, and it was much harder to say than in the morning.',
					'It was noon by now, with half of the day to go. “Not yet,” said {hero}, and held on to {their} own {hands}, to be on the safe side.',
					'“Not yet,” said {hero}. It came out rather slowly this time. And the evening bell was still as far off as breakfast was.',
				],
			],
			choices: [
				{
					say: 'Tie the box up with its own string',
					sets: ['tied'],
					outcome: [
						'“Then nobody can open it,” said {hero}, and pulled at the string, to tie the box up. There was more of it than you’d think. It was warm red wool, and it went around the box ten times, and then ten times more. When it came to an end at last, the box looked like a ball of wool with corners. “Brrr,” it said.',
						'“If it’s tied up, nobody can open it,” said {hero}. So {they} pulled out some string, and it turned out to be wool, soft and red. It came, and it came. {friend} ran around the box with it until they were both dizzy. Now the box wore a thick red coat. “Brrr,” said the box, all the same.',
					],
				},
				{
					say: 'Hold on to the string, so it can’t be eaten',
					sets: ['held'],
					outcome: [
						'{hero} took hold of the string and held on. “Rrrr,” said the box, and pulled. So {friend} held on as well. But they did not dare to pull hard, for what if it broke? The box dared. Zip! The whole string was gone. “It liked that one after all,” said {friend}. “Puh,” said the box.',
						'{hero} held the string tight. But at the next “Rrrr” the box pulled too. {friend} came to help. It was two against one. But the two did not want to break it, and the one did not care. Zip, went the string, in under the lid, and it did not come out again. “Now it’s had lunch,” said {friend}.',
					],
				},
				{
					say: 'Tell the box a story, so it lies still',
					sets: ['told'],
					outcome: [
						'So {hero} told the box about a sheep. It had got lost in the dark, and it went over one hill, and over another. The box was so still that even {friend} listened. Then came the best part, where the sheep hears something, and the box said, “RRRR… PUH!” “And what does it hear?” asked {friend}. But now {hero} did not feel like telling it.',
						'“Once upon a time,” {hero} told the lid, “there was a sheep, and it was lost in the dark. It went on and on. And then, far away, it heard…” But the box said, “RRRR… PUH!” “What did it hear?” asked {friend}. “I’ll tell that,” said {hero}, a bit hurt, “when somebody in there is listening.”',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: ['chest'], pose: 'point', feeling: 'curious' },
		},
		{
			titles: ['The Box Falls Over', 'Full of Not Yet', 'A Crack'],
			time: 'day',
			parts: [
				'@answer',
				[
					'{friend} couldn’t bear not to know. “I’ll only listen,” said {friend}, and leaned on the box, and then leaned a little more. The box tipped. It stood on one edge, and thought about it. Then it fell over. Bumbum!',
					'“I have to hear what it’s doing,” said {friend}, and leaned on the box, and kept on leaning. {friend} was not so very heavy, but very, very curious. Slowly the box went up on one edge. Bumbum! It lay on its side.',
					'“Shh,” said {friend}, and leaned on the box to listen better. And then {friend} leaned on it to listen better still. Something began to tip, and it was not {friend}. Bumbum! Over went the box.',
					'“If I had my ear right at the middle,” said {friend}, “I’d know.” So {friend} climbed up on one side. That side went down, and the other side went up. Bumbum! There lay the box, and next to it sat {friend}.',
				],
				[
					'In there it got very still, without a “Rrrr” and without a “Puh.” “Oh dear!” said {hero}. “Are you all right? Can you get up?” “Not yet,” said the box.',
					'There was no “Rrrr” now, and no “Puh.” “We’ve broken it!” said {hero}. “Box, can you hear me? Can you get up?” “Not yet,” sighed the box.',
					'Then there was no more “Rrrr,” and no more “Puh.” “Is it bad?” asked {hero}, and knocked. “Can you get up, box?” “Not yet,” said the box, in a slow, thick voice.',
				],
				[
					'“It can talk!” whispered {hero}. “No, no, it’s an echo,” said {friend}. “You’ve said ‘Not yet’ to it since this morning. It must be full of it by now.” “Rrrr… puh,” said the echo.',
					'They looked at each other. “So that’s it,” said {friend}. “It’s an echo. I’m sure of it. You say ‘Not yet’ all day, and this is where it goes.” “Rrrr… puh,” said the echo.',
					'“That’s what you always say!” said {friend} to {hero}. “So it’s an echo! Why didn’t I think of that? It’s heard you all day, and now it says it back.” “Rrrr… puh,” said the echo.',
				],
				{
					tied: [
						'They set it up again, and all the wool slid off it in a heap. But the lid had slipped as well. There was a crack on one side, as wide as one eye.',
						'Together they set the box on its bottom again. The red wool slipped off, and lay all around it. And the lid sat crooked now. On one side you could have put a spoon in.',
					],
					else: [
						'They set the box up again. But the lid had slipped. There was a crack on one side now, as wide as one eye.',
						'Together they set the box on its bottom again. And the lid was not quite shut any more. On one side it left a crack, just big enough to peek through.',
						'They heaved, and the box stood up again. But now the lid sat crooked. On one side you could have put a spoon in.',
					],
				},
				[
					'“We didn’t open it,” said {friend}. “It opened itself. So now it’s all right to look.” It sounded so true! {hero} looked the other way.',
					'“You promised not to open it,” said {friend}. “You never promised not to look.” That was true, and {hero} wished that it were not.',
					'“It’s open already,” said {friend}. “So nobody opens it by looking.” {hero} could find nothing wrong with that, and felt that something was.',
				],
			],
			choices: [
				{
					say: 'Look in through the crack, with one eye',
					sets: ['looked'],
					outcome: [
						'Only one eye, thought {hero}, and put it to the crack. It was dark in there, and something went “Rrrr.” It was a nose, and {hero} knew that nose. It was {host}’s, and all the rest of {host} was behind it, fast asleep. {hero} pushed the lid shut, very softly, and did not feel well at all. To look in, {they} thought now, is a way of opening too.',
						'{hero} shut one eye, so that it should not count so much, and looked in with the other. “Rrrr… puh,” went somebody’s nose in the dark. It was {host}’s nose! {host} lay in the box and slept. Softly {hero} shut the lid. Now {they} knew it, and it was not half so nice as not knowing. It felt just as if {they} had opened the lid.',
					],
				},
				{
					say: 'Push the lid shut again, and hold it',
					sets: ['shut'],
					outcome: [
						'{hero} looked away, and pushed the lid shut, and held it. “That’s better,” mumbled the box, half asleep. “There was such a draft. Thank you, {hero}.” “You’re welcome,” said {hero}. Then {they} thought about it. An echo says only what you’ve said before. And who spoke like that, and smelled of peppermint? It was {host}, and by now {host} was asleep again.',
						'{hero} shut both eyes, and pushed the lid into its place, and leaned on it. “Thank you, {hero},” mumbled the box, like somebody half asleep. “It was cold in that draft.” But {hero} had said nothing of a draft! So it was no echo. It smelled of peppermint, and it knew {hero}’s name. “Rrrr… puh,” it said, and then there was no doubt any more. It was {host} who slept in there.',
					],
				},
				{
					say: 'Ask the box who is in it',
					sets: ['asked'],
					outcome: [
						'“Excuse me,” said {hero} to the crack, with both eyes shut. “Who’s in there?” “Has the bell rung?” asked the box. It had not. “Then I’m not here yet,” said the box. “Rrrr… puh.” {hero} let the lid down, very gently. There was only one voice in the world as sleepy as that. It was {host}’s.',
						'{hero} did not look. {They} put {their} mouth to the crack and asked, “Who are you, please?” “Is it evening?” asked the box. It was not. “Then I’m nobody till then,” said the box. “Rrrr… puh.” {hero} shut the lid. The peppermint, the yawns, and now that voice! It was {host} who slept in there.',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: ['chest'], pose: 'reach', feeling: 'surprised' },
		},
		{
			titles: ['I’m Back', 'The Quiet Part', 'One Hour Till the Bell'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'“It’s {host},” {hero} whispered to {friend}. “{host} never went away.” “All day?” {friend} whispered back. They both thought of what they had done to that box since the morning.',
					'“There’s no String-Eater,” whispered {hero}. “It’s {host}, and {host} is asleep.” “Since this morning?” whispered {friend}. And then they both remembered their day.',
					'“{friend},” whispered {hero}, “it’s {host} in there, asleep. It always was.” “Always?” whispered {friend}. They had not been kind to that box.',
				],
				{
					sat: '+ {hero} had sat on it, and shrieked with laughter.',
					sang: '+ {hero} had bawled songs at it until it hurt.',
					else: '+ They had bumped it all over the place.',
				},
				{
					tied: '+ They had tied it up. And they had tipped it over.',
					held: '+ They had pulled at its string. And they had tipped it over.',
					else: '+ {hero} had even told it a story, and been cross. And they had tipped it over.',
				},
				[
					'“So it was snoring,” whispered {friend}. “And everyone says that {host} snores like… Oh! Like thunder! I was right!” It was the first time ever, and {friend} had to keep quiet about it for a whole hour.',
					'Then {friend} went quite pink. “{host} snores like thunder,” whispered {friend}. “Everyone says so. I was right, the very first time! Why did I go on thinking?” And {friend.they} could not even shout it. They had to be still for one more hour.',
					'{friend} listened to the box for a moment. “Like thunder!” {friend.they} whispered. “Thunder in a box! I said so! I was right!” It had never happened before. And now they had to be as quiet as could be, till the bell rang.',
				],
				[
					'They moved on each “Rrrr,” and stood still on each “Puh.” Then the evening bell rang, the lid went up, and there was {host}. “I’m back!” said {host}.',
					'It was the longest hour of all. Then came the evening bell. The lid went up from inside, and out came a yawn, and behind it came {host}. “I’m back!” said {host}.',
					'Not even the evening bell seemed to dare it. But it rang in the end, and up went the lid. {host} sat in the box and yawned. “I’m back!” said {host}.',
				],
				{
					tied: '+ “But where’s my blanket?” It lay all around the box, and was a heap of red wool.',
					else: '+ From {host.their} old blanket hung a long string, and the end of it was chewed.',
				},
				[
					'“I WAS RIGHT!” shouted {friend}. “How loud you are!” said {host}, and blinked. “Did my box have a quiet day?”',
					'“THUNDER!” shouted {friend}, who could not hold it in any more. “Well!” said {host}. “I hope that my box had a quiet day?”',
				],
			],
			choices: [
				{
					say: 'Tell everything that you did to the box',
					sets: ['told-all'],
					outcome: [
						'“No,” said {hero}. “It was the loudest day that a box ever had.” And {hero} told it all, from the morning on, and left nothing out. “So that was you!” said {host}. “I dreamed it, every bit of it.”',
						'“Not at all,” said {hero}, and began with the morning. It was a long story, and {hero} did not come out of it well. But {host} began to smile. “Then I know where my dream came from,” said {host}.',
					],
				},
				{
					say: 'Say that it was a very quiet day',
					sets: ['hushed'],
					outcome: [
						'“Oh, yes,” said {hero}. “It was very quiet.” {friend} looked the other way. “I’m glad,” said {host}. “And that’s odd, for I had such a loud dream.”',
						'“Very quiet,” said {hero}. They were two small words, and they felt like big ones. “Then it was only my dream,” said {host}. “That was not quiet at all.”',
					],
				},
				{
					say: 'Ask first what {host} dreamed',
					sets: ['dream-first'],
					outcome: [
						'“Did you dream of anything?” asked {hero}, very carefully. “Of everything!” said {host}. “I was away in ten places at once.”',
						'“First tell us what you dreamed,” said {hero}. “Oh, that was a dream!” said {host}. “I’ve never been so far away.”',
					],
				},
			],
			scene: { at: 'start', with: ['host', 'friend'], shows: ['chest'], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['Far Away', 'Not Yet', 'What {host} Dreamed'],
			time: 'dusk',
			parts: [
				{
					quiet: ['{hero} did not like long answers, and this one had a whole day in it.', ''],
					bold: ['{hero} had not been afraid of the box all day. Now {they was}, a little.', ''],
					kind: ['“Does something hurt in there?” {hero} had asked that morning. If only it had stayed at that!', ''],
					honest: ['{hero} had never wanted to break a promise so much as on this day.', ''],
					clever: ['So that was how nothing could be so heavy.', ''],
					careful: ['So it was all right in there. {hero} breathed out, and took care what to say.', ''],
					merry: ['And {hero} had even snored back at {host}! That was the worst part of it.', ''],
					dreamy: ['For once it was not {hero} who had been dreaming.', ''],
					quick: ['This time {hero} did not answer in a flash.', ''],
				},
				'@answer',
				{
					sat: [
						'In the dream a hill had sat down on the roof. Then it had laughed itself off again, on both sides.',
						'A hill had come and sat on the roof, {host} told them. And it had laughed so much that it fell off.',
					],
					sang: [
						'In the dream a hundred geese had sung to {host}, and each of them had wanted to be the loudest.',
						'There had been a choir of geese in it, {host} told them. They had sung all the songs there are.',
					],
					else: [
						'In the dream {host} had gone to sea in a boat, bump, bump, bump. And then the boat had gone backward, all the way home.',
						'{host} had gone off in a boat, over the bumpiest sea there is. And then the boat had turned back, to be sure.',
					],
				},
				{
					tied: [
						'+ Then somebody had run off with the blanket, and it had snowed into the bed.',
						'+ Then the blanket had walked away, and it was winter in the middle of the bed.',
					],
					held: [
						'+ Then a fish had got hold of the blanket, and no fish had ever pulled like that.',
						'+ Then there was a fish, as strong as two, and it had wanted the blanket.',
					],
					else: [
						'+ Then there was a lost sheep. It heard something, and then it was gone. “What did it hear?” asked {host}. “The evening bell,” said {hero}. “So it went home.”',
						'+ And then a sheep was lost in the dark. “But what did it hear?” asked {host}. “I didn’t get to that.” “It heard the evening bell,” said {hero}, “and came back.”',
					],
				},
				['+ After that the whole bed had fallen over. Bumbum!', '+ And then, bumbum, the bed had tipped over.'],
				{
					shut: [
						'And last of all somebody had come, and had kindly shut the window. “I thought it was you,” said {host}, “and said thank you in my sleep.”',
						'In the end there had been a draft in the dream, and somebody had got up and shut the window. “I believe I said thank you,” said {host}, “without waking up.”',
					],
					asked: [
						'And last of all a voice had asked who was there, and {host} had not known.',
						'In the end somebody had asked {host} for a name, and {host} had left it at home.',
					],
				},
				{
					'looked & hushed': [
						'“And then the moon came up,” said {host}. “It looked just like your eye.” Nobody spoke for a bit. “It was my eye,” said {hero}. “And it wasn’t a quiet day. I’m sorry.” “I’m glad that you say it,” said {host}. “I’d have been gladder before the moon.”',
						'“At the end came the moon,” said {host}, “and looked in at me. It was exactly like your eye.” “It was,” said {hero}, and got very small. “I looked. And it wasn’t quiet. I’m sorry.” “That’s two things,” said {host}, “and I knew both. But it’s good to hear them.”',
					],
					'looked & told-all': [
						'“And the moon at the end,” said {host}, “was your eye.” “I left the lid on, but I looked in through the crack,” said {hero}. “I’m sorry.” “Then there’s a hole in your promise,” said {host}, “but only a small one. And you told me about it yourself.”',
						'“So the moon was your eye,” said {host}. “I thought that it looked worried.” “It was,” said {hero}. “I knew that I shouldn’t. I’m sorry.” “You didn’t lift the lid,” said {host}. “And you told me the rest yourself.”',
					],
					looked: [
						'“And at the end,” said {host}, “the moon looked in.” “That was no moon. That was my eye,” said {hero}. “I left the lid on, but I looked, and I’m sorry. And the rest was us as well.” “Only one eye?” asked {host}. “Then the other one has nothing to be sorry for.”',
						'“And last of all the moon came, and looked at me,” said {host}. “It was my eye,” said {hero}. “I’m sorry. All of it was us, the whole dream.” “I wondered about that moon,” said {host}. “It looked so sorry already.”',
					],
					hushed: [
						'With each bit of it {hero} got smaller. “That was us,” {they} said in the end. “It wasn’t a quiet day. I’m sorry that I said so. But nobody opened it.” “I know,” said {host}. “That’s the only thing that I didn’t dream.”',
						'“It wasn’t quiet,” said {hero} at last. “That was all us. I’m sorry. But nobody opened it.” “Then you kept the big promise,” said {host}, “and I’ll forget the small fib.”',
					],
					'told-all': [
						'“I’m sorry,” said {hero}. “But we never opened it.” “And nobody made you tell me the rest,” said {host}. “Next time I’ll ask you again. But you might do a little less.”',
						'“I’m sorry for all of it,” said {hero}. “There was only one thing we didn’t do. We didn’t open it.” “That was the only thing I asked,” said {host}.',
					],
					else: [
						'“I’m sorry,” said {hero}. “That was no dream. It was us, all day long. But we never opened it.” “No,” said {host}. “I didn’t dream that at all.”',
						'“I think we were all of that,” said {hero}. “I’m sorry. But nobody opened the lid.” “That’s true,” said {host}, after a while. “In my dream it stayed shut, too.”',
					],
				},
				{
					tied: [
						'They wound all the wool around {host}, ten times, and then ten times more.',
						'So {friend} ran around {host} with the wool, till {host} was as warm as a ball of it.',
					],
				},
				[
					'“But you said there was nothing in it!” said {hero}. “Nothing yet,” said {host}. “When I say that I’m going to sleep, somebody comes ten times to ask if I’m asleep. So I said that I’d be back. When I sleep, I’m far away.”',
					'“And nothing was in it, you said!” said {hero}. “Nothing yet,” said {host}. “Then I was. If I say that I’m going to sleep, people come ten times, to ask if I’m asleep yet. But who wakes a box?” It was a good question.',
					'“You said that nothing was in it!” said {hero}. “Nothing yet,” said {host}. “Then I got in. The last time I had a nap, I was woken ten times, and asked how it was. So I thought that nobody would wake a box.”',
				],
				[
					'Then it was {hero} who had to yawn. “Lie down,” said {host}. “I’ll look after you.” “Rrrr… puh,” went {hero}, next to the box. {friend} waited for as long as {friend.they} could. It was not long. “Is {hero} awake?” “Not yet,” said {host}.',
					'It makes you tired to look after a box. {hero} lay down beside it. “Rrrr… puh.” “I’ve just thought of something!” said {friend}. “I’m quite sure of it! Is {hero} awake?” “Not yet,” said {host}.',
					'After such a day, {hero} lay down where {they was}. “Rrrr… puh.” “That’s an echo,” said {friend} at once. “Or is it? May I ask {hero}?” “Not yet,” said {host}.',
				],
			],
			choices: 'none',
			scene: { at: 'start', with: ['host', 'friend'], shows: ['chest'], pose: 'sit', feeling: 'calm' },
		},
	],
};
