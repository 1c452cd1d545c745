import type { PlotLevel } from '../../format.ts';

export const roundThing2: PlotLevel = {
	joins:
		'“{choice}” {hero} did. After that {they was} {home.at} with {friend.name}, {friend.kind}. {friend} was always sure of things, and had never been right. A round, warm thing had rolled in, white with spots, and it hummed, “Mmm.” When it was left alone, it got as cold as a stone. “Is it an egg?” asked {hero}. “An egg? Certainly not,” said {friend}. “I know what that is. It’s a bun.” And {friend} had put down some butter for it. But tonight was the dance on the hill, the only one of the year, with a band that went “oom-pah-pah.”',
	chapters: [
		{
			titles: ['Hop, Hop, Bump', 'It Rolls In', 'A Bun That Hums', 'Certainly Not'],
			time: 'dawn',
			parts: [
				[
					'“Hop, hop, turn,” said {hero}, who lived {home.at}, and was practicing before breakfast. Tonight was the dance on the hill! There was only one a year, with a band that went “oom-pah-pah.” {hero} was {described}, and had waited for it since the last one. Hop, hop, bump! Something had rolled in. It was round and warm, and white with spots, and it stopped right beside {hero}. “Mmm,” it hummed.',
					'There was only one dance a year. It was up on the hill, with a band that went “oom-pah-pah,” and it was tonight. {hero}, who was {described}, had been ready for months. {hero} lived {home.at}, and practiced there all morning. Hop, hop, turn. Hop, hop, bump! The bump was not part of the dance. A round thing had rolled in and stopped right there. It was warm, and white with spots. “Mmm,” it hummed.',
					'{hero} was {described}, and had looked forward to one night for a whole year. That was the night of the dance on the hill, when the band went “oom-pah-pah.” And it was tonight! So {hero} was up early {home.at}, and practiced. Hop, hop, turn. But at the second hop, bump! Something had rolled in. It was white with spots, and it was warm, and as round as anything can be. It rolled up to {hero}, and would not roll on. “Mmm,” it hummed.',
				],
				{
					quiet:
						'“You’ve come to the wrong place,” said {hero}, but so softly that it heard only the word “come.” So it stayed.',
					bold: '“Out!” said {hero}, and rolled it out with a big push. It came back in with a bigger one.',
					kind: '“Are you lost? Then stay as long as you like,” said {hero}. It liked that, and stayed.',
					honest:
						'“You’re in my way,” said {hero}, “but you’re nice and warm.” It seemed to have heard only the second part, and stayed.',
					clever:
						'{hero} rolled it out, and leaned a board in front of it. It rolled around the board, and hummed as if that were the game.',
					careful: '{hero} rolled it out, made quite sure that it was gone, and turned around. There it was.',
					merry:
						'{hero} rolled it out, just for fun, and it rolled back in. After ten times {hero} had had enough. The round thing had not.',
					dreamy: '{hero} was sure that it was a dream, and waited to wake up. The round thing waited too.',
					quick: '{hero} gave it a push, and turned away before it was out. It came back in behind {hero}.',
				},
				[
					'Then {friend.name}, {friend.kind}, came by. {friend} was always sure of things, and had never once been right. “But one day I will be,” {friend} often said. “I’m sure of it.” “Is it an egg?” asked {hero}. “An egg? Certainly not,” said {friend}. “Eggs don’t hum. I know what that is. It’s a bun.” “Buns don’t hum either,” said {hero}. “This one does,” said {friend}. “Listen!”',
					'{friend.name}, {friend.kind}, came to see what had gone bump. Now {friend} wanted just one thing in life, and that was to be right, only once. It had not worked so far. “Is it an egg?” asked {hero}. “An egg? Certainly not,” said {friend}. “Did you ever hear an egg hum? I know what that is. It’s a bun.” “I’ve never heard a bun hum, either,” said {hero}. “Well,” said {friend}, “now you have.”',
					'Then {hero} called {friend.name}, {friend.kind}. There was nothing that {friend} was not sure of, and nothing that {friend.they} had ever been right about. It made {friend.them} a bit sad, but not for long. “Is it an egg?” asked {hero}. “An egg? Certainly not,” said {friend}. “Eggs keep quiet. I know what that is. It’s a bun.” “And buns don’t keep quiet?” asked {hero}. “Not the fresh ones,” said {friend}.',
				],
				[
					'“Mmm,” hummed the bun. Nobody came to ask for it, and it sounded as if it meant to stay.',
					'“Mmm,” hummed the bun, close to {hero}. Nobody came to ask for it. What do you do with a bun that has come to stay?',
				],
			],
			choices: [
				{
					say: 'Wrap it up in your softest blanket',
					sets: ['warm'],
					outcome: [
						'{hero} fetched the softest blanket and wrapped it up. “Mmmmm,” it hummed, deep down. {hero} pulled the blanket a bit higher on the left. “Mmmmm!” And a bit higher on the right? “MMMMM!” So it went all morning. The round thing knew very well how it wanted to lie.',
						'The softest blanket was just big enough. “Mmmmm,” hummed the round thing. But soon it wanted the blanket higher on the left. Then it wanted it lower. It hummed until {hero} had got it right, and then it hummed until {hero} did it all again.',
					],
				},
				{
					say: 'Sing it a song that you made up yourself',
					sets: ['sung'],
					outcome: [
						'“La-la, la-la-lee,” sang {hero}. Nobody else knew that song. The round thing kept perfectly still till the end. Then it hummed, high and thin, “Mm-mm, mm-mm-mee.” Now there were two who knew it.',
						'{hero} sang it a song that nobody else knew, the one that went “La-la, la-la-lee.” There was a silence. Then, a good deal higher, came “Mm-mm, mm-mm-mee.” It had got every note right, and it had only heard it once.',
					],
				},
				{
					say: 'Wish it a good morning, and ask how it is',
					sets: ['polite'],
					outcome: [
						'“Good morning,” said {hero}. “I hope you had a good roll?” The round thing hummed a short, friendly hum, and tipped forward. It was a bow. “Please feel at home,” said {hero}. And it bowed again, for it did.',
						'“Good morning! Did you have a good roll?” asked {hero}. It was not easy to know what you say to a bun. But it must have been the right thing, for it tipped forward and back. That was a bow, and a deep one.',
					],
				},
			],
			scene: { at: 'home', with: ['friend'], shows: ['egg'], pose: 'point', feeling: 'surprised' },
		},
		{
			titles: ['As Cold as a Stone', 'Bum', 'Not Alone', 'The Butter'],
			time: 'day',
			parts: [
				'@answer',
				[
					'“A bun needs butter,” said {friend}, and went to get some. {hero} went out too, just to look at the hill. But the farther away {hero} was, the smaller the hum got, and then there was none. {hero} turned around at once. The round thing was as cold as a stone! So {hero} sat down close to it, and it took an hour until it was warm again, and hummed. “So you mustn’t be alone,” said {hero}. “I see.”',
					'“I’ll get some butter for it,” said {friend}, and was gone. Then {hero} went out for a moment, to see if the hill was still there. It was. But there was no hum when {hero} came back. The round thing lay where it had been, and was ice-cold. {hero} sat beside it, as near as could be. After a long time it was a little warm, and after a longer time it hummed. “All right,” said {hero}. “I won’t leave you alone.”',
					'Then {friend} left to find butter, as it was a bun. And {hero} left to ask when the dance would start. It would start at eight. But when {hero} got back, nothing hummed any more, and the round thing was as cold as a spoon. So {hero} had to sit close to it for a very long time. First it got warm, and then the hum came back, very thin, and bit by bit as it had been. “You can’t be alone,” said {hero}, “can you?”',
				],
				[
					'{friend} came back with the butter. At that very moment something in the round thing went “bum.” Bum, bum! “Is it an egg now?” asked {hero}. “An egg? Certainly not,” said {friend}. “Eggs don’t go bum. I know what that is. It’s a drum.” “This morning it was a bun,” said {hero}. “That was before it went bum,” said {friend}, and put the butter away for later.',
					'“Here’s the butter!” called {friend}. “Bum,” said something in the round thing. “Bum, bum!” “I do think it’s an egg,” said {hero}. “An egg? Certainly not,” said {friend}. “Eggs don’t go bum. I know what that is. It’s a drum.” “But drums don’t get cold,” said {hero}. “This one did,” said {friend}. “You felt it yourself.” And {friend.they} put the butter aside, since you don’t butter a drum.',
					'Bum, bum! Something had knocked in there, just as {friend} came in with the butter. “Did you hear? It must be an egg!” said {hero}. “An egg? Certainly not,” said {friend}. “Eggs don’t go bum. I know what that is. It’s a drum.” “Then who’s playing it?” asked {hero}. “It’s one that plays itself,” said {friend}. “I know all about those.” The butter was put down in the corner for the time being.',
				],
			],
			choices: [
				{
					say: 'Knock on it too, bum, bum',
					sets: ['knocked'],
					outcome: [
						'{hero} knocked, bum, bum. It knocked back, bum, bum. {hero} tried a hard one, bum-ba-da-bum. It could do that too, and added a bum of its own. So it went, faster and faster, until there was one bum too many. Crick! A crack ran across it, as thin as a thread.',
						'Bum, bum, knocked {hero}, and waited. Bum, bum, came the answer. “Bum-ba-da-bum?” knocked {hero}. “Bum-ba-da-BUM!” It was so glad to have got it right that it hit much too hard. Crick! Now there was a crack in it, as thin as a thread.',
					],
				},
				{
					say: 'Rub it until it shines',
					sets: ['rubbed'],
					outcome: [
						'{hero} rubbed it, around and around, until it shone like a new spoon. “Mm-hm-hm,” it went. It was ticklish! “Mm-hm-hm-HM!” It shook and shook, and could not stop. Crick! Now there was a crack in it, as thin as a thread.',
						'It had got a bit dusty from all that rolling. So {hero} rubbed it, from the top down, until it shone like a new spoon. Nobody could know that it was ticklish lower down. It shook all over. Crick! There was a crack, as thin as a thread.',
					],
				},
				{
					say: 'Tell it all about the dance tonight',
					sets: ['told'],
					outcome: [
						'“It goes like this,” said {hero}. “Oom-pah-pah. Hop, hop, turn.” The round thing gave a hop. It gave another. And then it turned, so well that it forgot to stop. Crick! When it stood still, it had a crack, as thin as a thread.',
						'{hero} told it about the hill, and the band, and the hop, hop, turn. “Mmm?” it hummed. And it did a hop. It did a second one, and then a turn, and one more turn, and one more. Crick! That had been one turn too many. There was a crack, as thin as a thread.',
					],
				},
			],
			scene: { at: 'home', with: ['friend'], shows: ['egg'], pose: 'think', feeling: 'curious' },
		},
		{
			titles: ['A Crack', 'The Small Moon', 'Say That I’m Right', 'As Thin as a Thread'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'“Oh no! Does it hurt?” asked {hero}. “Mmm,” it hummed, and sounded quite pleased. But when {hero} tried to roll it into the light, it went “crick” once more, and the crack was longer. “It mustn’t roll any more,” said {hero}. “It has to stay right here.”',
					'“I’m so sorry,” {hero} told it. “Mmm,” it hummed, as if it had wanted that crack for a long time. {hero} moved it just a little, to see better. Crick, it went, and the crack grew. After that it was not moved any more, not by {hero}, and not by anybody else.',
					'“Did that hurt?” cried {hero}. “Mmm,” it hummed. It was as warm and as cheerful as before. Only when {hero} rolled it, just a little, it went “crick” again, and the crack got longer. So it could not be rolled any more. It had to stay where it was.',
				],
				[
					'“A drum doesn’t do that,” said {friend}. It got dark, and there it lay, round and white. “Could it be an egg?” asked {hero}, very carefully. “An egg? Certainly not,” said {friend}. “Eggs don’t stay up so late. I know what that is. It’s a small moon. It’s even got the spots! And this time I’m right. I can feel it. {hero}, say that I’m right!”',
					'“So it’s not a drum,” said {friend}. The sun went down, and in the dark the round thing was all white. “I still say that it’s an egg,” said {hero}. “An egg? Certainly not,” said {friend}. “Eggs don’t stay up so late. I know what that is. It’s white, it’s got spots, and it’s out at night. It’s a small moon! I’m right this time, aren’t I? Do say that I’m right!”',
					'“I’ve never seen a drum do that,” said {friend}, and thought about it until it got dark. Then {friend.they} jumped up. “I know what that is! It’s a small moon!” “Or it’s an egg,” said {hero}. “An egg? Certainly not,” said {friend}. “Eggs don’t stay up so late. And look at the spots! This time I’m right. I’ve waited for it all my life. Please say that I’m right!”',
				],
				[
					'{hero} looked at the crack. Moons don’t get cracks. Eggs do.',
					'“Bum,” said the small moon. It sounded as if [somebody|someone] wanted to come out.',
				],
			],
			choices: [
				{
					say: 'Say straight out that it’s an egg',
					sets: ['straight'],
					outcome: [
						'“It’s an egg,” said {hero}. “It was one this morning, and it’s one now. You’re wrong every single time.” All of it was true. “I know,” said {friend}, after a while, and sat down on the far side of it, next to the butter.',
						'“No,” said {hero}. “It’s an egg, and you’re wrong. You’re always wrong.” That was quite right. It was only not very nice. “I know that I am,” said {friend}, in a small voice, and went to sit by the butter, with {friend.their} back to the room.',
					],
				},
				{
					say: 'Let {friend} be right for once',
					sets: ['agreed'],
					outcome: [
						'“Well,” said {hero}, “it’s round and white, and it’s up at night.” “So I’m right?” asked {friend}. “This evening you are,” said {hero}. {friend} had never been so happy, and told it all about moons: how they shine, and how they never have to go to bed. “Mmm,” it hummed. It did not miss a word.',
						'“All right,” said {hero}. “Tonight it’s a moon.” “I knew it!” cried {friend}, and sat down by it at once. “You’re a moon,” {friend.they} told it. “You can shine, and you never have to go to bed.” “Mmm?” it hummed. It wanted to hear that again.',
					],
				},
				{
					say: 'Bet {friend} the butter that it’s an egg',
					sets: ['bet'],
					outcome: [
						'“I bet you the butter that it’s an egg,” said {hero}. “And if it’s a moon?” asked {friend}. “Then I’ll tell everybody that you were right,” said {hero}. “Everybody?” said {friend}, and had to sit down. The butter was put in the middle. “Done!”',
						'“If it’s a moon, I’ll shout from the hill that you were right,” said {hero}. “And if it’s an egg, I get the butter.” {friend} fetched the butter so fast that it slid. “Shout it twice,” said {friend}. “Then it’s a bet.” And it was.',
					],
				},
			],
			scene: { at: 'home', with: ['friend'], shows: ['egg'], pose: 'sit', feeling: 'worried' },
		},
		{
			titles: ['Oom', 'No Pah-Pah', 'At Eight', 'One of Us'],
			time: 'night',
			parts: [
				'@answer',
				[
					'At eight it began, up on the hill. “Oom… oom… oom…” It was the band! But that was all you could hear of it. An oom is big, and goes a long way. A pah-pah is small, and gets lost before it is halfway down the hill. For a whole year {hero} had waited for that oom.',
					'“Oom… oom… oom…” It was eight o’clock, and the band had begun! {hero} knew that there was a pah-pah after each of those ooms. But the hill was far off, and only an oom is strong enough for such a long way. For a year it had been the best sound that {hero} could think of.',
					'Then it was eight, and they heard it, far off on the hill. “Oom… oom… oom…” No pah-pah came after it. It takes two or three pah-pahs to make one oom, and they were all too small to come so far. But {hero} knew what it meant. This was the dance, the only one till next year.',
				],
				{
					straight: [
						'“You had better go,” said {friend}, from the far side. “I’m wrong about dances, too.”',
						'“I suppose that’s the band,” said {friend}, without turning around. “But I’m sure to be wrong.”',
					],
					agreed: [
						'“I’ve never had a moon before,” said {friend}. “But I’m sure that it would like to see the dance.”',
						'“A moon ought to be up on a hill,” said {friend}. “Can’t we take it along?”',
					],
					else: [
						'“I want to see how I win the bet,” said {friend}. “But I want to dance, too.”',
						'“If I go, I won’t see how I win the bet,” said {friend}. “But I do like to dance.”',
					],
				},
				[
					'{hero} looked up at the hill, and down at the round thing. It could not come along, because of the crack. And it could not be left alone, because it got so cold. “Somebody has to stay,” said {hero}. “Mmm,” it hummed, and rocked a bit closer to {hero}.',
					'But there was the crack. The round thing would break on the way, long before the top. And if it stayed here alone, it would be as cold as a stone. “It can’t come along, and it can’t be alone,” said {hero}. “So one of us has to stay.” “Mmm,” it hummed. It had come to {hero}, after all, and not to anybody else.',
					'At the first oom {hero} did a hop, and stopped. A thing with such a crack cannot go up a hill. And a thing that gets so cold cannot be left behind. “So one of us has to stay here,” said {hero}. “Mmm,” hummed the round thing, as if it did not mind which.',
				],
			],
			choices: [
				{
					say: 'Stay with it, and let {friend} go and dance',
					sets: ['sent'],
					outcome: {
						straight: [
							'“You go,” said {hero}. “One of us should dance.” “If you say so,” said {friend}, and went, and left the butter. Then it was very quiet, and {hero} thought of a much nicer way to say it, about the egg.',
							'“You go and dance,” said {hero}, and {friend} went without a word. {hero} sat there with the butter and the round thing, and listened to the oom. It would have been nice to hear somebody be wrong.',
						],
						else: [
							'“You go,” said {hero}. “One of us should dance.” “I’ll tell you all about it,” said {friend}, “and I’ll get everything right.” Then {hero} sat there in the dark, a bit sad. But the round thing was as warm as a bun.',
							'“You go and dance,” said {hero}. “It came to me, after all.” So {friend} went up the hill alone. {hero} leaned against the round thing, and thought of all the pah-pahs. It was a bit sad, and very warm.',
						],
					},
				},
				{
					say: 'Dance right here, with nothing but the oom',
					sets: ['here'],
					outcome: [
						'“Then we’ll dance it here,” said {hero}. “Come, {friend}!” “Oom…” That was the first hop. But when does the second one come, if there is no pah-pah? And when do you turn? Bump! They both fell over.',
						'“Come, {friend},” said {hero}. “We’ll dance it here.” “Oom…” Hop. So far it was a dance. But with no pah-pah, one of them turned too early, and the other too late. Bump!',
					],
				},
				{
					say: 'Go for just one dance while {friend} sits with it',
					sets: ['went'],
					outcome: [
						'“Only for one dance,” said {hero}. {friend} moved close to it, and {hero} went, all the way up. Oom-pah-pah, hop, hop, turn! It was wonderful. But was the round thing still warm? {hero} went all the way down again.',
						'“Just one dance, and I’ll be back,” said {hero}. {friend} sat down by it, and {hero} went, all the way up. Oom-pah-pah, hop, hop, turn! There they were, all the pah-pahs! But one dance is one dance, and {hero} went all the way down again.',
					],
				},
			],
			scene: { at: 'home', with: ['friend'], shows: ['egg'], pose: 'think', feeling: 'sad' },
		},
		{
			titles: ['Crick, Crack, Crock', 'Certainly', 'What It Knew', 'Pah-Pah'],
			time: 'night',
			parts: [
				{
					quiet: ['Perhaps {hero} had meant it this morning, that small word “come.”', ''],
					bold: ['This morning {hero} had pushed it out. Nobody would push it now.', ''],
					kind: ['“Stay as long as you like,” {hero} had said this morning, and still meant it.', ''],
					honest: ['It was still in the way. But {hero} would not have wanted it anywhere else.', ''],
					clever: ['It was good that no board could keep it out.', ''],
					careful: ['{hero} had taken such care that the crack was still a small one.', ''],
					merry: ['{hero} had rolled it out ten times this morning. Nobody would roll it out now.', ''],
					dreamy: ['If this was a dream, {hero} was in no hurry to wake up.', ''],
					quick: ['Luckily it had been quicker than {hero} this morning.', ''],
				},
				'@answer',
				{
					'end-again': [
						'And look, it had been an egg! On {friend} sat something small and yellow, with a very big mouth. “It says I’m Mama, because I know everything,” said {friend}. “I said, ‘Certainly not.’ But it’s so sure.” It looked at {hero}. “I know what that is. It’s a bun. It’s a drum. It’s a small moon.” It had heard every word in there! “And I missed it all,” said {hero}. So the little one got back into its shell. “Mmm.” Crick, crack, CROCK! Out it came, just for {hero}.',
						'“It was an egg! I was just about to say so!” called {friend}. Beside the shell sat something small and yellow, with a very big mouth. “I know what that is,” it said to {hero}. “It’s a bun. It’s a drum. It’s a small moon.” So it had listened, all day long. “And that’s Mama,” it said of {friend}, “who knows everything.” “Certainly not,” said {friend}. “Certainly,” said the little one. But {hero} had missed the crock. So it got back in. “Mmm.” Crick, crack, CROCK! Now {hero} had seen it too.',
					],
					'end-late': [
						'Crick, crack, CROCK! It was an egg! Something small and yellow, with a very big mouth, looked out. “Oh, I know what that is,” it said to {hero}. “It’s a bun. It’s a drum. It’s a small moon.” It had heard every word in there. “And where’s the one who knows everything? Where’s Mama?” “Oh,” said {hero}. “I sent {friend.them} away.”',
						'Crick, crack, CROCK! So it was an egg. {hero} had been right, and it was no fun at all. Out came something small and yellow, with a very big mouth. “I know what that is,” it told {hero}. “It’s a bun. It’s a drum. It’s a small moon.” So it had listened, all day long. “And where’s the one who knows everything? Where’s Mama?”',
					],
					'end-sent': [
						'Crick, crack, CROCK! It was an egg! Something small and yellow, with a very big mouth, looked out. “I know what that is,” it said to {hero}. “It’s a bun. It’s a drum. It’s a small moon.” It had heard every word in there. Then {friend} came back. “It was no fun without you,” said {friend}. “Mama!” it cried. “Certainly not,” said {friend}. “Certainly,” said the little one.',
						'Crick, crack, CROCK! So it was an egg. Something small and yellow, with a very big mouth, looked at {hero}. “I know what that is,” it said. “It’s a bun. It’s a drum. It’s a small moon.” So it had listened, all day long. Then {friend} came back. “I had nobody to tell things to,” said {friend}. “Mama!” it cried. “Certainly not,” said {friend}. “Certainly,” said the little one.',
					],
					else: [
						'Crick, crack, CROCK! It was an egg. “I was just about to say so,” said {friend}. Out looked something small and yellow, with a very big mouth. “Oh, I know what that is,” it said to {hero}. “It’s a bun. It’s a drum. It’s a small moon.” It had heard every word in there! Then it turned to {friend}. “And that’s Mama, who knows everything.” “Certainly not,” said {friend}. “Certainly,” said the little one.',
						'Crick, crack, CROCK! Out came something small and yellow, with a very big mouth. “An egg!” said {friend}. “What did I say?” It looked at {hero}. “I know what that is. It’s a bun. It’s a drum. It’s a small moon.” So it had listened, all day long. “And this is Mama,” it told {friend}. “Certainly not,” said {friend}. “Certainly,” said the little one.',
					],
				},
				{
					warm: [
						'“And now my blanket,” it said. “Higher on the left. No, lower!” It was a bit spoiled.',
						'“My blanket,” it said. “No, not like that.” {hero} had to do it four times.',
					],
					sung: [
						'Then it sang {hero}’s very own song, “La-la, la-la-lee!” and it had every note right.',
						'“La-la, la-la-lee!” it sang. It was {hero}’s own song, and not one la was left out.',
					],
					else: [
						'“Good morning,” it said, though it was night, and bowed. “Did you have a good roll?”',
						'It bowed so low that it fell over. “Good morning!” it said to the dark. “I hope you had a good roll.”',
					],
				},
				{
					knocked: [
						'+ And it knocked on the wall, bum-ba-da-bum, in case somebody wanted to come out.',
						'+ Then it knocked on the floor, bum-ba-da-bum, and waited for an answer.',
					],
					rubbed: [
						'+ And it rubbed its shell until it shone like a new spoon.',
						'+ And it rubbed the floor until that shone like a new spoon.',
					],
					else: [
						'+ “And where’s the dance?” it asked. “I’ve practiced.”',
						'+ Then it did a hop, a hop, and three turns. It still could not stop.',
					],
				},
				{
					'end-late': '',
					straight: [
						'“I’m sorry that I said you’re always wrong,” said {hero}. “But I am,” said {friend}, and gave it the butter. “This wasn’t for a bun.”',
						'“I’m sorry that I was so rude about the egg,” said {hero}. “What egg?” said {friend}. “I see no egg.” And the little one ate up the butter.',
					],
					agreed: [
						'“I’m a moon, so I never go to bed,” it said. “Who told you that?” asked {hero}. {friend} gave it the butter, so that it would not answer.',
						'“Bedtime,” said {hero}. “I’m a moon,” it said, with its mouth full of butter. “I never have to.” {friend} looked the other way.',
					],
					bet: [
						'“You’ve won the butter,” said {friend}. But there was no butter any more, and the little one had a very shiny mouth.',
						'“So I owe you the butter,” said {friend}. The little one wiped its mouth. It knew what that had been, too.',
					],
				},
				{
					'end-late': [
						'“Oom…” went the band. “PAH-PAH!” went the little one. So the two of them danced, and ate the butter. It was late when {friend} came back. “Mama!” it cried. “Certainly not,” said {friend}, and picked it up. “I’m sorry that I was so rude,” said {hero}. “It’s no good, being right all alone.”',
						'“Oom…” it went, far off. “PAH-PAH!” sang the little one. The two of them danced, and ate the butter, and waited. At last {friend} came. “Mama!” cried the little one. “Certainly not,” said {friend}, and picked it up. “I was rude to you, and I’m sorry,” said {hero}. “You’re wrong,” said {friend}. “I’ve forgotten it.”',
					],
					else: [
						'“Oom…” went the band on the hill. The little one opened its big mouth. “PAH-PAH!” It was as loud as a band. Oom, PAH-PAH! Hop, hop, turn! So there was a dance here after all.',
						'Far off, the band went “Oom…” And the little one went “PAH-PAH!” That was what had been missing. Oom, PAH-PAH! They hopped, and hopped, and turned, all three at once.',
					],
				},
				[
					'In the middle of a pah, it stopped. “I know what that is,” whispered {friend}. “It’s asleep.” And for the first time ever, {friend.they} was right. “Mmm,” it hummed.',
					'Then there was one last “Pah…” and no more. “I know what that is,” said {friend} softly. “It’s asleep.” It was, and {friend} was right at last. “Mmm,” it hummed.',
				],
			],
			choices: 'none',
			scene: { at: 'home', with: ['friend'], shows: ['egg'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
