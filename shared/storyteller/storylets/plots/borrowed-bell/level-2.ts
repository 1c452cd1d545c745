import type { PlotLevel } from '../../format.ts';

export const borrowedBell2: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. After that there was the matter of the bell. It hung {start.at}, and {ringer.name}, {ringer.kind}, rang it. Once was for getting up, twice for eating, and three times for going to bed. {hero} baked the buns. “Pull, ding, done,” said {hero}. “What do you do with the rest of the day?” So the two changed jobs for one day. {hero} got the bell, took a short way with it, and put everything out of order.',
	chapters: [
		{
			titles: ['Across the Road', 'For One Day', 'The Rest of the Day'],
			time: 'dawn',
			parts: [
				[
					'{hero} was {described}, and baked the buns for everyone. To do that, you have to get up in the dark, and knead, and bake, and sweep. Across the road, {start.at}, hung the big bell. {ringer.name}, {ringer.kind}, stood there and did nothing. At least it looked like that. In the morning {ringer} pulled the rope once, and everyone got up. At noon it rang twice, and everyone ate. In the evening it rang three times, and everyone went to bed. “Six dings a day!” said {hero}. “Pull, ding, done. What do you do with the rest of it?”',
					'When the big bell {start.at} rang once, everyone got up. When it rang twice, everyone ate, and when it rang three times, they all went to bed. {ringer.name}, {ringer.kind}, pulled the rope, and stood there, and pulled it again, and stood there. Across the road {hero} was hard at work. {hero} was {described}, and baked the buns for everyone. To do that, {hero} woke up all alone, in the dark. “Pull, ding, done,” {hero} called over. “Six dings, and the rest of the day is free!”',
					'Somebody must bake the buns for everyone, in the dark, and that was {hero}, who kneaded and baked and swept till evening. And across the road, {start.at}, stood {ringer.name}, {ringer.kind}, next to the big bell. {ringer} rang it once for getting up, twice for eating, and three times for going to bed. That was all that you could see. {hero}, who was {described}, put down a hot tray. “Six dings a day,” said {hero}. “Pull, ding, done! How easy can it be?”',
				],
				{
					bold: '+ {hero} was not afraid of any bell. “I could do it in my sleep.”',
					kind: '+ {hero} meant it kindly. “You must be so bored, poor {ringer}.”',
					honest: '+ That was not polite. But {hero} always said what {they} saw.',
					clever: '+ {hero} had worked it out. A ding takes two seconds, so that was twelve seconds of work a day.',
					careful: '+ And there was nothing to sweep up! {hero} swept four times a day.',
					quiet: '+ {hero} said it very softly. But if you work with a bell, you learn to hear soft things.',
					merry: '+ {hero} even sang it, up and down the road. “Pull, ding, done, and that’s the fun!”',
					dreamy: '+ {hero} knew so many nice things to think about. “I’d lie down and think them all.”',
					quick: '+ {hero} liked things done fast. “I’d have all six done by breakfast.”',
				},
				[
					'“And you put buns in and take them out,” said {ringer}. “I could do that.” So they promised to change jobs, for one whole day. “When it rings twice, the buns are done,” said {hero}. The next morning {ringer} got up in the dark, and {hero} pulled the rope. DING! Everyone got up. A choir began to practice. Somebody sat down to knit a sock. A child got on the swing. They would all go on until it rang again, as on every day. {hero} did not think about that, only about noon. It was hours and hours away.',
					'“You might try it,” said {ringer}. “I’ll do the buns. In they go, and out they come.” “They’re done when it rings twice,” said {hero}. So the two promised to change places, for one whole day. The next morning {ringer} went to the oven while it was still dark. And then, DING! {hero} rang, and it was wonderful. Everyone got up. A child ran to the swing. A choir began to sing, and somebody on a step began to knit a sock. The next ring would tell them when to stop. But the next ring was not until noon! {hero} stood there, and it was still not noon, and there was nothing to do.',
					'“Shall we change for a day?” asked {ringer}. “I’d like to sit by a warm oven. You put the buns in, and you take them out.” “I promise,” said {hero}. “And at two rings the buns are done.” So the next day {ringer} lit the oven long before light, and {hero} took the rope and pulled. DING! Up got everyone. A choir began its song, somebody began a sock, and a child began to swing, and they would go on until the next ring. {hero} waited for it too, for a long, long time, and looked at the sun. It had not moved.',
				],
			],
			choices: [
				{
					say: 'Ring the rest at once, and be free',
					sets: ['all'],
					outcome: [
						'Why stand here all day? {hero} rang twice for noon. DING, DING! Then three times for bed. DING, DING, DING! “That’s all of them,” said {hero}. “I don’t know what takes {ringer} so long.”',
						'“If it has to ring five more times,” thought {hero}, “it may as well ring now.” DING, DING! That was for noon. DING, DING, DING! That was for bed. It took ten seconds, and the rest of the day was free.',
					],
				},
				{
					say: 'Lie down under the bell until it is noon',
					sets: ['nap'],
					outcome: [
						'{hero} lay down under the bell, only to count to ten. It is a good place for a nap, if nobody rings. And who would ring? {hero} counted one, and two, and that was as far as it went.',
						'“I’ve been up since it was dark,” thought {hero}. “Nobody will mind if I close my eyes until noon.” But how do you know, with your eyes shut, that it is noon? {hero} slept, and did not know.',
					],
				},
				{
					say: 'Tie the rope to the door of the bakery',
					sets: ['door'],
					outcome: [
						'{hero} tied the end of the rope to the bakery door. Now it would ring for each one who went in. Nobody had to pull. {hero} thought that this was the best idea of the year, and sat down to watch it.',
						'A rope is long, and the bakery was only across the road. So {hero} tied the rope to its door. “Now the door can do it,” said {hero}, and wondered that {ringer} had not thought of that in all those years.',
					],
				},
			],
			scene: { at: 'start', with: ['ringer'], shows: ['bell', 'rope'], pose: 'point', feeling: 'happy' },
		},
		{
			titles: ['A Sock, a Swing, and a Song', 'Everything at Once', 'Out of Order'],
			time: 'day',
			parts: [
				'@answer',
				{
					all: [
						'But everyone did what the bell said. The choir had sung one note, and stopped. The sock was as long as a thumb, and had to be put away. The child on the swing got one push. Then they all sat down to lunch, with breakfast still on the table, and three dings later they went to bed. It was still morning. And {ringer} had heard it ring twice, and had taken out the buns. They were not buns yet. They were warm puddles.',
						'It had rung twice, so everyone ran to lunch. It had rung three times, so they left the lunch and went to bed. The choir had got as far as “La.” The sock was a sock for a thumb. The child had waited all night for the swing, and had swung once. And the buns? {ringer} had just put them in, and then it rang twice. {Ringer.they} took them out. You could have poured them.',
					],
					nap: [
						'Noon came, and nothing rang. The choir sang until it rang. It had only one song, and was singing it for the fortieth time, with very small voices. The sock went down the step by now, and across the road. The child on the swing was green, but it had not rung, so nobody else could have a turn. Nobody ate. And {ringer} sat by the oven and waited for two rings, and the buns waited too, and got black.',
						'Noon went by. “Is it noon?” people asked each other. “It can’t be,” they said. “It didn’t ring.” So nobody ate. The choir sang its song for the fortieth time. Somebody was still knitting, and the sock was as long as a street. On the swing sat a child who had wanted to get off for two hours. And {ringer} looked at the oven, and listened, and the buns got blacker and blacker.',
					],
					else: [
						'All morning people looked in at the bakery, to ask if the buns were done. One ding was a morning. Two dings were a lunch, and three were a night. The choir began, and stopped, and never got past “La.” The knitter always did the heel when it rang. The sock had nine heels already. On the swing nobody sat long enough to swing. Everyone got up, and ate, and went to bed. Then they got up again. By noon they had had four days. And {ringer} took out the buns, and put them in, and took them out. They were as flat as plates.',
						'And it rang! Everybody came about the buns. One ding was a morning. Two dings were a lunch, and three were a night. Everyone got up, and ate, and went to bed, and got up. A family with eight children came in and out. For the others that was a whole week. “La,” sang the choir, and had to stop. The knitter always did the heel when it rang. There were nine heels. The child got on the swing and off the swing. Every time it rang twice, {ringer} pulled the buns out of the oven. Then back they went. In the end the buns gave up, and were flat.',
					],
				},
				{
					all: [
						'{hero} noticed only that it was quiet, and looked through a window. Everyone lay in bed in broad daylight, wide awake. “Oh,” said {hero}. A whole day hung on those six dings, like coats on a hook, and {hero} had let it fall down.',
						'It was so quiet that {hero} went to look. “Why are you in bed?” asked {hero} at a window. “It rang three times,” said the people in there, and they did not look happy. They did what it rang, as on every day. The whole day hung on six dings, like a coat on a hook.',
					],
					nap: [
						'It was the smoke that woke {hero}. {hero} sat up, and heard the choir, and saw the sock. “Oh,” said {hero}. A whole day hung on those six dings, like a coat on a hook. And {hero} had been asleep on the hook.',
						'Then the end of the sock came along, and tickled {hero} awake. It was long past noon. Everyone was waiting, and not one of them knew for what. They were waiting for {hero}. The whole day hung on six dings, like a coat on a hook.',
					],
					else: [
						'{hero} ran across the road and took the rope off the door. It got quiet. People stood there with one sock on, and did not know what day it was. So the whole day hung on those six dings, like a coat on a hook! And a door knows nothing about that.',
						'“Stop!” cried {hero}, and pulled the rope off the door. A man asked, very politely, if it was still this week. “Oh,” said {hero}. Everything hung on those six dings, like coats on a hook. And {hero} had let a door do it.',
					],
				},
			],
			choices: [
				{
					say: 'Ring once, and let the morning begin again',
					sets: ['again'],
					outcome: {
						nap: [
							'DING! rang {hero}. That means get up. But everyone was up. So they went to bed, quickly, and got up, and said good morning. Nobody minded. The child had got off the swing, the choir could stop, and then it rang twice at last.',
							'“I’ll start from the beginning,” thought {hero}. DING! “What, only now?” said everyone, and went home, and got up. The child fell off the swing with joy. Then {hero} rang twice, and nobody has ever eaten so fast.',
						],
						'all or door': [
							'DING! rang {hero}. “Good morning!” said everyone, and got up, and was glad that this was over, whatever it had been. The choir began its song again. When the sun stood right over the bell, {hero} rang twice, and not once more.',
							'When things have gone wrong, you can begin again. DING! went {hero}. Everyone got up, and was careful not to ask what day it was. And when the sun stood right over the bell, it rang twice.',
						],
					},
				},
				{
					say: 'Go from door to door and own up',
					sets: ['told'],
					outcome: {
						all: [
							'{hero} went to the first door. “I rang it wrong,” said {hero}. “I’m sorry. It isn’t night, it’s morning, and you can get up.” That was the worst door. There were thirty more. At the last one {hero} was so hoarse that somebody fetched a drink. Then it was noon, and {hero} rang twice.',
							'“That was not {ringer},” said {hero}, at one door after the other. “That was me. It’s still morning.” Some people laughed, and some pulled the blanket over their heads. But in the end they all got up again, and the choir began its song. At noon it rang twice, as it should.',
						],
						'nap or door': [
							'{hero} went to the first door. “That was me, at the bell,” said {hero}. “I’m sorry. Look at the sun. It’s past noon, and there’s soup, but no buns.” That was the worst door. There were thirty more. At the last one {hero} was so hoarse that somebody fetched a drink.',
							'“That was not {ringer},” said {hero}, at one door after the other. “That was me. Look at the sun. It’s past noon.” Some people laughed, and some had to lie down. But all of them knew what time it was, and sat down to some soup.',
						],
					},
				},
				{
					say: 'Ask {ringer} how to know when to ring',
					sets: ['asked'],
					outcome: {
						all: [
							'“How do you know when it’s time?” asked {hero}. “I look,” said {ringer}. “When the choir sings flat, they’re hungry. When nobody fights about the swing, they’re tired. I look all day. That’s the job. The rest is only pulling.” So {hero} rang once, to get them up, and then looked, until it was time to ring twice.',
						],
						'nap or door': [
							'“How do you know when it’s time?” asked {hero}. “I look,” said {ringer}. “When the choir sings flat, they’re hungry. When nobody fights about the swing, they’re tired. I look all day. That’s the job. The rest is only pulling.” So {hero} looked, and rang twice, and it was just right.',
							'{hero} ran to {ringer}. “When must it ring? There isn’t a clock!” “No,” said {ringer}. “There’s me. I stand there and look at them. You see it, if you look for long enough.” Then {hero} stood, and looked, and saw it. They were hungry! DING, DING!',
						],
					},
				},
			],
			scene: { at: 'start', with: ['ringer'], shows: ['bell', 'rope'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['In, Ding, Out', 'The Tray', 'What the Buns Said'],
			time: 'day',
			parts: [
				'@answer',
				[
					'After that the day went on as a day should. The choir sang, the knitter began a second sock, and a child swung just long enough. And {hero} could not leave the bell. That was strange. You stood there with nothing to do, and could not go away to do it, or you might miss the hour. Across the road was the bakery. But as long as you had that rope, you could not go and get a bun.',
					'Now all was well again with the choir, and the swing, and the one who knitted. Only {hero} had to stay. For what if you went off for a bun, and just then it was time? So {hero} stood there, and thought of a warm bun. The bakery was just across the road. All day you could smell it from here, on other days. That is a fine smell, if you can go where it comes from.',
					'So the afternoon began, and all of it was in order. The next sock had one heel. The choir had got to the end of its song. {hero} stood at the rope and did not lie down, and did not go away. {hero} wanted a bun very much. The bakery was just across the road, and it might as well have been on a star. Who would ring the bell?',
				],
				{
					all: [
						'Then {ringer} came over, with a tray. The puddles had gone hard around the edges. “I did what you said,” said {ringer}. “In, ding, out. I thought that it was easy.” And {ringer} looked so sad that a bit ran off the tray, and neither of the two picked it up.',
						'Then the bakery door opened, and {ringer} came out with a tray held very level. “In, ding, out,” said {ringer}. “How easy, I thought. And look at them!” They looked. The buns looked back, more or less, and moved when the tray moved.',
					],
					nap: [
						'Then {ringer} came over, with a tray. The buns were as black as boots. “I did what you said,” said {ringer}. “In, ding, out. I thought that it was easy.” And {ringer} knocked with one bun on another. It went tock.',
						'Then the bakery door opened, with some smoke, and {ringer} came out of the smoke with a tray. “In, ding, out,” said {ringer}. “How easy, I thought. I saw them get black. But it had not rung.” They both looked at the buns.',
					],
					else: [
						'Then {ringer} came over, with a tray. The buns were so flat that they lay in a pile, like paper. “I did what you said,” said {ringer}. “In, ding, out. I thought that it was easy. But it rang so often!”',
						'Then the bakery door opened, without a ding, and {ringer} came out with a tray. “In, ding, out,” said {ringer}. “How easy, I thought. In, ding, out, ding, in, ding, out.” A puff of air came by and took one of the buns along.',
					],
				},
			],
			choices: [
				{
					say: 'Tell {ringer} whose fault it was',
					sets: ['owned'],
					outcome: [
						'“It’s not the buns,” said {hero}. “It’s the bell. I got it wrong.” {ringer} was quiet for a bit. “I’ve rung that bell for years,” said {ringer}, “and I heard that it was wrong. I could have looked into the oven. I just didn’t.” Then both felt better, and sat down.',
						'“I did that,” said {hero}, “from over here.” “No, I did,” said {ringer}. “I heard that it couldn’t be right. And I thought, it’s not my bell today.” They had a small fight about whose fault it was. Each wanted it.',
					],
				},
				{
					say: 'Try one of the buns together',
					sets: ['ate'],
					outcome: {
						all: [
							'“Somebody must try one,” said {hero}. So each of them did, and it had to be done with a spoon. They looked at each other over the spoons. Then {ringer} began to laugh, and {hero} did too, and for a while there was no stopping it.',
							'They each tried one. It took a spoon. “It’s not bad,” said {ringer}, “as a soup.” And then they had to sit down by the bell, because you can’t laugh like that standing up.',
						],
						nap: [
							'“Somebody must try one,” said {hero}. Crack! There was not a mark on the bun. They looked at each other. Then {ringer} began to laugh, and {hero} did too, and for a while there was no stopping it.',
							'They each tried one. Crunch! “It’s not bad,” said {ringer}, “as a stone.” And then they had to sit down by the bell, because you can’t laugh like that standing up.',
						],
						door: [
							'“Somebody must try one,” said {hero}. They each took a bun, and folded it twice, like a napkin. They looked at each other. Then {ringer} began to laugh, and {hero} did too, and for a while there was no stopping it.',
							'They each tried one. It was like a thin hat. “It’s not bad,” said {ringer}, “as a page.” And then they had to sit down by the bell, because you can’t laugh like that standing up.',
						],
					},
				},
				{
					say: 'Say nothing, and get out new flour',
					sets: ['dough'],
					outcome: [
						'{hero} looked at the tray, and did not say one word about it. There was flour in the bakery, and {hero} could not leave the rope. So {hero} just pointed. {ringer} ran and got it, with a bowl, and {hero} began a new dough right under the bell. “Aren’t you angry?” asked {ringer}. “Hold the bowl,” said {hero}. So {ringer} held it.',
						'There are days when it is best to say nothing. {hero} pointed at the bakery, and then at the rope. So it was {ringer} who got the flour out, and a bowl, and set it under the bell. {ringer} waited for a cross word. It did not come. After a while the two of them began to knead.',
					],
				},
			],
			scene: { at: 'start', with: ['ringer'], shows: ['bell', 'rope'], pose: 'stand', feeling: 'sad' },
		},
		{
			titles: ['Two Things That Nobody Knew', 'In the Dark', 'Soon It Must Ring'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					owned: ['', ''],
					all: [
						'“I rang too soon,” said {hero} at last. “I’m sorry about your buns.” “They’re your buns,” said {ringer}.',
						'“It was my fault,” said {hero} at last. “I rang it all at once. I’m sorry.”',
					],
					nap: [
						'“I was asleep,” said {hero} at last. “I’m sorry about your buns.” “They’re your buns,” said {ringer}.',
						'“It was my fault,” said {hero} at last. “I slept, and didn’t ring. I’m sorry.”',
					],
					else: [
						'“I tied the bell to the door,” said {hero} at last. “I’m sorry about your buns.” “They’re your buns,” said {ringer}.',
						'“It was the door,” said {hero} at last. “I tied the rope to it. I’m sorry.”',
					],
				},
				[
					'They sat under the bell, side by side. “It was so dark this morning,” said {ringer}, “when I lit your oven. I was the only one up in the whole world. And nobody said good morning to me. I say it to all of them, with my one ding. Who says it to you?” “Nobody,” said {hero}. “I’m up before it rings.” {ringer} had rung that bell for years, and had never thought of it.',
					'It got cooler, and they sat close to the bell. “May I ask you something?” said {ringer}. “When I went to your oven today, it was still night. There was not a light on anywhere. Is it like that every day?” “Every day,” said {hero}. “And nobody says good morning?” asked {ringer}. “Who should?” said {hero}. “You haven’t rung yet.” {ringer} looked up at the bell for a long time.',
					'For a while they sat under the bell. “I thought that it would be nice and warm with the buns,” {ringer} said. “But first it was dark, and so quiet that I said good morning to the oven. Do you ever do that?” “Sometimes,” said {hero}. “It doesn’t answer.” “When I ring, they all say good morning to each other,” said {ringer}. “But your morning begins hours before that, and nobody says it to you.”',
				],
				[
					'“But how do you [bear|stand] that smell?” asked {hero}. “All day you smell the buns, and [you |]can’t go over. When do you get one?” “After three dings,” said {ringer}. “Till then I [have to|must] see who yawns, to know the hour. Then there is sometimes one left. I’ve never had one that was warm.” {hero} had baked for years, and [had |]never thought of that. Then both of them looked up. It was getting late. Nobody had had a good bun all day, only soup, and soon it [had to|must] ring three times.',
					'Now {hero} had a question too. “You stand here all day and smell my buns. Why do you never come and buy one?” “When they’re warm, I can’t leave,” said {ringer}. “I have to see who’s hungry, and who yawns, to know the hour. And when I can leave, they’re cold, or gone. I know just how they smell. I don’t know how they taste when they’re warm.” {hero} had never thought of that, and now there was no time to think. It was late. Nobody had had a good bun all day, only soup, and soon somebody had to ring.',
					'“And you’ve never had a warm bun,” said {hero}. “Have you? I saw it today. You can’t get away from that rope.” “No,” said {ringer}. “I have to see when they yawn, or I’d miss the hour. I get the cold ones. They’re very good cold ones.” It was quiet for a while. Nobody had had a good bun all day, only soup. And there was a bell to ring, and it was nearly time.',
				],
			],
			choices: [
				{
					say: 'Bake with {ringer}, and let the bell wait',
					sets: ['both'],
					outcome: [
						'“Both of us,” said {hero}, “or there[ will|’ll] be no buns at all.” So {hero} kneaded, and {ringer} watched the oven, for {ringer} was good at watching. The buns came out round and gold. Then the two looked at each other. “The bell!”',
						'Two can bake twice as fast. {hero} made the dough, and {ringer} looked in at the oven, and said when. It was so pleasant that neither of them thought of anything else. The first tray was gold. “Oh,” said {ringer}. “Who is ringing?”',
					],
				},
				{
					say: 'Swap back now, to the old places',
					sets: ['back'],
					outcome: [
						'“You take the bell, and I’ll take the oven!” said {hero}. They ran past each other in the middle of the road. Neither of the two called out, “How easy!”',
						'“I can bake,” said {hero}. “I can ring,” said {ringer}. It was not the whole day that they had agreed on. But the buns would not have come out by themselves. So they shook on it, and ran.',
					],
				},
				{
					say: 'Stay at the rope, as you promised',
					sets: ['keep'],
					outcome: [
						'“I said one day,” said {hero}, “and there’s still some of it left.” So {ringer} went back to the oven, to bake alone, and {hero} stood by the rope. This time there was no nap, and no knot. {hero} looked.',
						'“A day is a day,” said {hero}. “I’ll ring it, and I’ll ring it right.” “Then I’ll bake,” said {ringer}, “and look into the oven this time.” So {ringer} went over the road, and {hero} stayed, and watched, and hardly blinked.',
					],
				},
			],
			scene: { at: 'start', with: ['ringer'], shows: ['bell'], pose: 'sit', feeling: 'curious' },
		},
		{
			titles: ['The Softest Ding', 'Pull, Ding, Bun', 'Three Times', 'A Sock for a Bell'],
			time: 'night',
			parts: [
				{
					bold: ['This was not a thing that you could do in your sleep.', ''],
					kind: ['{hero} did not think that {ringer} was bored. Not any more.', ''],
					clever: ['{hero} did the sum again. It came to a good deal more than twelve seconds.', ''],
					careful: ['There would be a lot to sweep up after this day.', ''],
					quiet: ['{hero} said it softly. But {ringer} was good at soft things.', ''],
					quick: ['For once {hero} stopped to think first.', ''],
				},
				'@answer',
				{
					'end-late': [
						'Nobody had rung, so nobody had gone to bed. Everyone stood around with lamps, and did not know what to do so late. Then they smelled it. {ringer} rang twice, and they ate. It was lunch again, and the latest there had ever been. The choir sang its song, and nobody stopped it. But the first bun, right off the tray, was for {ringer}, who smelled it, and then bit. “So that’s how,” said {ringer}, and reached for the rope again. DING, DING, DING!',
						'In all that time it had [not|never] rung. Everyone was still up, and hungry, for soup does not last. Then {hero} came across the road with a [big, |]warm tray. DING, DING! It was noon again, [right |]in the middle of the night. They ate by lamplight. “This one is yours,” {hero} told {ringer}. It was the first, and [it was |]hot. {ringer} ate it with both eyes shut. And only then, DING, DING, DING!',
					],
					'end-back': [
						'{ringer} watched for yawns, and {hero} watched the oven, with small, quick buns in it. When the choir sang flat, and nobody wanted the swing, it was time. DING, DING, DING! Just then the buns were done. Everyone got one to take to bed, for once. But the very first went across the road, right off the tray, to {ringer}. {ringer} held it, and smelled it, and at last bit into it. “Oh,” said {ringer}.',
						'This time nothing went wrong. {ringer} looked up and down the road, and {hero} looked into the oven. The first child yawned just as the first bun turned gold. DING, DING, DING! A bun for each of them, warm, to eat in bed! But before all the others {hero} took one to the bell. “It’s warm,” said {ringer}. “So they’re warm inside, too!”',
					],
					else: [
						'The choir yawned. The knitter dropped a stitch. On the swing sat nobody. “Now,” thought {hero}, and pulled. DING, DING, DING! It was just right. Everyone went to bed, and {hero} had never been so proud. The new buns came too late for the others. There were seven, and they leaned. “You should have the first,” said {ringer}. “No, you,” said {hero}. “It’s warm.” And {ringer} bit into it, and did not say one word till it was gone.',
						'{hero} looked for yawns. One was not enough. Then there were three, and somebody put away the sock. DING, DING, DING! In all the windows the lights went out, one by one. No one said thank you, and that was how you knew that it was right. Much later {ringer} came out with the new buns. They were crooked, and too late for anybody else. “They’re warm, though,” said {hero}. “And you take the first.” It was the first warm bun that {ringer} ever had.',
					],
				},
				{
					'again & door': 'People still talk about the day that had so many mornings.',
					again: [
						'People still talk about the day that had two mornings.',
						'It was the only day of that year with two mornings in it.',
					],
					'told & keep': [
						'But at one window somebody called, “Now that was right!”',
						'“Now that was right,” came a voice from a window, half asleep.',
					],
					'told & both': [
						'From thirty-one doors people called, “Good night, {hero}!”',
						'“That was late, {hero}!” people called from all the doors, with full mouths.',
					],
					told: [
						'“Now that was right!” people called from all the doors.',
						'From thirty-one doors people called, “Good night, {hero}!”',
					],
					asked: [
						'“So that’s the job,” said {hero}. “To look.” “And with yours,” said {ringer}, “you have to look as well.”',
						'“I thought that you only stood there,” said {hero}. “And you looked.” “You can do both,” said {ringer}.',
					],
				},
				{
					owned: [
						'+ And if you asked whose fault it had been, two of them said, “Mine.”',
						'+ And they never agreed whose fault it had been. Each of them said, “Mine.”',
					],
					ate: [
						'+ {ringer} and {hero} kept one spoiled bun on a shelf, to laugh at.',
						'+ One of the spoiled buns was left, and neither of the two would throw it out.',
					],
					dough: [
						'+ Then {ringer} laughed. “Not one cross word!” “You held the bowl,” said {hero}. “How could I be cross?”',
						'+ And {hero} never said a cross word about the buns. “You held the bowl,” {hero} told {ringer}.',
					],
				},
				[
					'The next morning it was as dark as ever when {hero} got up. Then it went ding. It was the softest ding in the world.',
					'The next day {hero} lit the oven, [and|while] it was still night. Ding! {hero} stood still. It had been so soft that it [could|might] have been a dream.',
					'There was not one light on when {hero} got up the next morning. But over the road something went ding, as softly as a spoon.',
				],
				{
					all: [
						'+ {ringer} had put the tiny sock inside the bell, so that it woke nobody, and was only for {hero}.',
						'+ Inside the bell was the sock for a thumb, a present from the knitter. So nobody else woke up. It was meant for one alone.',
					],
					nap: [
						'+ {ringer} had wound the long, long sock around the inside of the bell. So it woke nobody, and was only for {hero}.',
						'+ Inside the bell was the sock that was as long as a street. It was a present from the knitter. So nobody else woke up. It was meant for one alone.',
					],
					else: [
						'+ {ringer} had put the sock with nine heels inside the bell, so that it woke nobody, and was only for {hero}.',
						'+ Inside the bell was the sock with the nine heels, a present from the knitter. So nobody else woke up. It was meant for one alone.',
					],
				},
				[
					'“Good morning!” called {ringer} in the dark. When it got light, {ringer} took out the sock, and rang for the others, too. And as soon as there was a bun, {hero} ran over with it, so hot that it hopped all the way. “Pull, ding, bun,” said {hero}. “Now, that is easy.”',
					'“Good morning, {hero}!” said {ringer} over the road. Nobody had ever said that to {hero} so early. For the others it rang later, without the sock. The first bun of the day went across while it was still hot. “Pull, ding, bun,” said {ringer}. “How easy!”',
					'“Good morning!” came a voice over the road. “Good morning!” called {hero}. At sunrise {ringer} took out the sock, and rang for the others. And later {ringer} stood at the bell and held a warm bun in the sun. “Pull, ding, bun,” said {hero}. It really was quite easy.',
				],
			],
			choices: 'none',
			scene: { at: 'start', with: ['ringer'], shows: ['bell'], pose: 'wave', feeling: 'happy' },
		},
	],
};
