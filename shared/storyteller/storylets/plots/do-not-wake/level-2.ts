import type { PlotLevel } from '../../format.ts';

export const doNotWake2: PlotLevel = {
	joins:
		'“{choice}” {hero} did, and then it was kite night. {hero} had made a red kite, with {friend.name}, {friend.kind}. It was to go up at sunset, when {friend} called “UP!” They had a pie and a pillow, too. {friend} had only one voice, and it was loud. But the Big One, which was as big as a house, lay down on the kite. And everybody knew one thing about the Big One: You must not wake it. Only the tail of the kite stuck out. “Hrrr… pfff.”',
	chapters: [
		{
			titles: ['The Big One', 'Flump', 'Wet Paint', 'One Thing About the Big One'],
			time: 'day',
			parts: [
				[
					'Everybody knew one thing about the Big One, and only one: You must not wake it. It was as big as a house, and slept where it liked. Nobody knew what it was. When they saw it, they said “Shh,” and went by, and so nobody had ever asked.',
					'About the Big One everybody knew just one thing: Do not wake it. It was as big as a house, and it lay down wherever it wanted. What was it? Nobody knew. People said “Shh,” and went around it, and had never had a closer look.',
					'There was only one thing that everybody knew about the Big One: It must not be woken. It was as big as a house. Nobody could say what it was, or why it slept so much. They all said “Shh,” and tiptoed past, and were glad when they were past.',
				],
				[
					'{hero} was {described}, and had made a red kite for kite night. It lay {field.at} until its paint was dry. At sunset all the kites would go up, when {friend} called “UP!” {friend.name}, {friend.kind}, had only one voice, and it was loud. All year people said “Shh” to it. Tonight nobody would. “YOU WATCH THE KITE,” said {friend}. “I’LL GET A PIE AND A PILLOW!”',
					'Tonight was kite night. {hero}, who was {described}, had made a red kite for it. Its paint was still wet, so it lay {field.at} to dry. {friend.name}, {friend.kind}, had the best job of all. At sunset {friend.they} would call “UP!” and all the kites would go up. {friend} had only one voice, and it was loud. All year long it got a “Shh,” but not tonight. “WATCH THE KITE!” said {friend}. “I’LL GET A PIE AND A PILLOW.”',
					'{hero} was {described}, and tonight was kite night. {hero}’s kite was red, and lay {field.at}, because its paint was wet. “AT SUNSET I’LL CALL ‘UP!’” said {friend.name}, {friend.kind}. “AND ALL THE KITES WILL GO UP!” {friend} had only one voice, and it was loud. All year it was told “Shh.” On kite night it was just what they needed. “NOW WATCH THE KITE. I’LL GET A PIE AND A PILLOW!”',
				],
				{
					quiet:
						'{hero} watched, and saw who came. “Excuse me, not there,” said {hero}. But {hero} was {trait}, and only the kite heard.',
					bold: '“I can watch it with my eyes shut,” said {hero}, who was {trait}, and shut them to prove it.',
					kind: 'But {hero} was {trait}, and a bug lay on its back, not far off. {hero} went to help it up.',
					honest:
						'“I’ll watch the kite,” said {hero}, who was {trait}, and watched the kite and nothing else, and did not see who came.',
					clever: '“A fan would dry it twice as fast,” thought {hero}, who was {trait}, and went off to find one.',
					careful: 'Would it rain? {hero} was {trait}, and looked up at the sky to be sure, at every part of it.',
					merry: '{hero} was too {trait} to just stand and watch, and danced around the kite, and then a bit farther.',
					dreamy: 'One cloud up there looked just like a fish. {hero} watched the fish for a while, and not the kite.',
					quick: '“It must be dry by now!” said {hero}, who could not wait, and was off to get the string.',
				},
				[
					'FLUMP! The Big One had come along, and had lain down right on the kite. Only the kite’s tail stuck out. “Hrrr… pfff.” That was how it breathed. And here came {friend}. “OH NO!” cried {friend}. “DO NOT WAKE THE BIG ONE!” “Shh!” said {hero}. They had to get that kite out, and they had until sunset.',
					'And then it went FLUMP. The Big One lay there, all of it, right on top of the kite. “Hrrr… pfff,” it went. Nothing but the kite’s tail stuck out. “I’VE GOT THE PIE!” called {friend}. “OH DEAR! DO NOT WAKE THE BIG ONE!” “Shh!” said {hero}. Sunset was not far off, and how do you get a kite out from under a house?',
					'FLUMP! Then there was no more kite to see. There was only the Big One, and under it a bit of the kite’s red tail. “Hrrr… pfff.” At that moment {friend} came back with the pie and the pillow. “DO NOT WAKE THE BIG ONE!” yelled {friend}. “Shh!” said {hero}. But at sunset the kite had to go up. They had to get it out. How?',
				],
			],
			choices: [
				{
					say: 'Tickle it with the tail of the kite',
					sets: ['tickled'],
					outcome: [
						'{hero} took the end of the kite’s tail, and tickled the Big One, here and there. A shiver went all through it, from one end to the other. “Hrrr… hee… pfff.” But it did not roll away.',
						'It is not easy to find out where a house is ticklish. {hero} tried it with the tail of the kite, and found the place. The Big One shook like a jelly. “Hrrr… hee… pfff.” And it lay where it was.',
					],
				},
				{
					say: 'Pull the kite out, very softly',
					sets: ['pulled'],
					outcome: [
						'{hero} pulled at the tail, softly, softly. It moved! It moved some more. Then it was out, and it was only the tail. The kite was still in there. “Hrrr… oh… pfff,” went the Big One.',
						'Softly, {hero} pulled at the tail. Rip! Now there was a tail without a kite out here, and a kite without a tail in there. “Hrrr… oh… pfff,” went the Big One.',
					],
				},
				{
					say: 'Push, so that it rolls over',
					sets: ['pushed'],
					outcome: [
						'{hero} pushed as hard as could be. But the Big One was as soft as dough. In went {hero}, all the way. Pop! Out came {hero} again, on the same side. “Hrrr… oof… pfff.” It had not rolled at all.',
						'The trouble with the Big One was that it was soft. {hero} pushed, and sank in, like a spoon into jam, and popped out again. “Hrrr… oof… pfff.” The Big One had not rolled one bit.',
					],
				},
			],
			scene: { at: 'field', with: ['friend'], shows: ['kite', 'pie'], pose: 'reach', feeling: 'surprised' },
		},
		{
			titles: ['How to Whisper', 'A Very Loud Whisper', 'Shh', 'More Quietly'],
			time: 'day',
			parts: [
				'@answer',
				[
					'“We have to be more quiet,” whispered {hero}. “Can you whisper?” “OF COURSE!” said {friend}. “Shh!” said {hero}. “THAT WAS IT,” said {friend}. So {hero} showed {friend.them} how it is done. You take a lot of air, and you keep nearly all of it. {friend} took a lot of air. “LIKE THIS?” Even the pie shook.',
					'“It must not hear us,” whispered {hero}. “From now on we only whisper.” “GOOD IDEA!” said {friend}. “Shh!” said {hero}. “I DID WHISPER,” said {friend}. “YOU SHOULD HEAR ME WHEN I DON’T.” {hero} tried to show {friend.them} how. “You talk as if your voice had gone home,” whispered {hero}. “GO HOME, VOICE!” said {friend}. It did not go.',
					'“Quietly now,” whispered {hero}. “You have to whisper, as I do.” “LIKE THIS?” said {friend}. “No,” whispered {hero}, “much less.” “THIS?” said {friend}. “Less,” whispered {hero}. “THIS IS ALL THE LESS I’VE GOT,” said {friend}. They practiced it ten times. Each time it was a bit louder, because {friend} tried so hard.',
				],
				[
					'“Hrrr… shh… pfff,” went the Big One.',
					'“Hrrr… shh… pfff.” That was the Big One.',
					'“Hrrr… shh… pfff,” went the Big One, behind them.',
				],
				[
					'{hero} looked at it. That was an odd thing to snore. But the sun was getting low, and there was no time to think about it. What else did they have? There was the pie. There was the pillow. And it does not cost anything to sing a song.',
					'Had it said something? No, it slept. You could hear that. But the day was going by, and at sunset the kite had to fly, not lie. {hero} looked at what they had. They had the pie, and they had the pillow. They had no more than that, but for a song.',
					'“It talks in its sleep,” thought {hero}. The sun was lower [|by ]now, and the kite no nearer. They had to try something else, and [quickly|fast]. “There’s the pie,” whispered {hero}, “and [there’s |]the pillow. And we know a song.”',
				],
			],
			choices: [
				{
					say: 'Put the pie in front of its nose',
					sets: ['pie'],
					outcome: [
						'{hero} put the pie in front of its nose, but a bit too far off. Now it would roll to the pie, and off the kite! “Hrrr… sniff…” A hand came out, as big as a door. “Yum… pfff.” The hand went back in. There was no more pie, and the Big One had not moved.',
						'Anybody would roll over for a pie, even in their sleep. So {hero} put it close to the big nose. “Hrrr… sniff…” But the Big One only put out a hand, as big as a door. “Yum… pfff.” That was the whole pie. It was to have lasted all evening.',
					],
				},
				{
					say: 'Swap the kite for the pillow',
					sets: ['pillow'],
					outcome: [
						'{hero} pushed the pillow in on one side. On the other side, {hero} thought, the kite would come out. “Hrrr… aah… pfff,” went the Big One. It took the pillow in its arms. Now it had both, and they had neither.',
						'A pillow is softer than a kite, so why not swap? {hero} pushed it in, bit by bit. “Hrrr… aah… pfff.” The Big One liked it very much, and lay down on it with the rest of itself. The kite stayed where it was.',
					],
				},
				{
					say: 'Sing, so that it sleeps more deeply',
					sets: ['song'],
					outcome: [
						'{hero} sang “La, la, la,” low and slow, so that it would sleep and not feel them lift it. “LA, LA, LA!” sang {friend}, a little before {hero} and a little after. And the Big One went, “Hrrr… la… pfff.” Then they lifted. But you can’t lift a house.',
						'“La, la, la,” sang {hero}. If it slept very deeply, they could try to lift it. “LA, LA, LA!” sang {friend}, who loved that song. And the Big One? “Hrrr… la… pfff.” It was even in tune. But when they lifted, nothing came up.',
					],
				},
			],
			scene: { at: 'field', with: ['friend'], shows: ['kite', 'pie'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['It’s Me, Isn’t It?', 'One Voice', 'The Quietest of All', 'The Last Try'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'There was one thing left to do. One of them had to creep up to the Big One and feel for the kite, more quietly than anything had ever been done. “I’LL COME, TOO!” said {friend}. {hero} did not say “Shh.” {hero} just looked.',
					'“Then there’s only one way,” whispered {hero}. “I’ll creep up to the Big One, all the way, and feel for the kite. It has to be the quietest thing in the world.” “I CAN DO THAT!” said {friend}. And {hero} did not know what to say.',
					'Now only one thing could help. {hero} had to go up to the Big One, and feel for the kite, and not make any sound, not even a small one. “NOT A SOUND!” said {friend}. “I’M COMING!” {hero} said nothing, which was an answer.',
				],
				[
					'“IT’S ME, ISN’T IT?” said {friend}. And now {friend.they} did not look so big. “ALL YEAR THEY TELL ME ‘SHH.’ I DON’T DO IT TO BE MEAN. I’VE ONLY GOT THE ONE VOICE.” “I know,” whispered {hero}. “AND TONIGHT I CALL ‘UP!’” said {friend}. “BUT IF YOURS IS THE ONLY KITE THAT DOESN’T GO UP, I WON’T LIKE IT.”',
					'“I’M TOO LOUD,” said {friend}. “EVERYBODY SAYS SO. THEY ALL SAY ‘SHH,’ AND THEN THEY GO AWAY.” {friend} looked down. “I ONLY HAVE THIS ONE. YOU CAN’T TURN IT DOWN. I WISH I COULD. I WANT TO CALL ‘UP!’ AND SEE YOUR KITE GO FIRST.” “So do I,” whispered {hero}.',
					'“OH,” said {friend}. “IT’S MY VOICE.” It was the smallest oh that {friend.they} had, and you could have heard it a mile away. “IT’S THE ONLY ONE I’VE GOT. WHEN I COME, THEY SAY ‘SHH’ BEFORE I’VE SAID A THING. BUT I WANT YOUR KITE TO FLY. WHEN I CALL ‘UP!’ I WANT TO SEE IT UP.”',
				],
				[
					'The sun was just above the ground by now. There was not a breath of wind. What should {friend} do?',
					'It was so still that you could hear the sun go down, nearly. There was no wind at all. Where should {friend} be, while {hero} crept?',
					'The sky was turning red, and the wind had gone home. It was very quiet now. What was {hero} to do with a voice like that?',
				],
			],
			choices: [
				{
					say: 'Ask {friend} to wait far, far away',
					sets: ['sent'],
					outcome: [
						'“Would you wait over there?” whispered {hero}. {friend} nodded, and went. “IS THIS FAR?” came the voice. It was not. “IS THIS?” Not quite. {friend} got smaller and smaller, and did not look back. At last it was quiet.',
						'“Could you go a bit away?” whispered {hero}. “Just till I’ve got it.” “ALL RIGHT,” said {friend}, and went, and went. “HERE?” Not yet. “HERE?” Not quite. In the end {friend} was only a dot, and even the dot looked sad.',
					],
				},
				{
					say: 'Have {friend} count to a thousand in silence',
					sets: ['counted'],
					outcome: [
						'“Count to a thousand,” whispered {hero}, “but only inside.” “WHAT COMES AFTER ONE HUNDRED?” “One hundred and one,” whispered {hero}. {friend} shut both eyes and began. You could see it, but you could not hear it. It was a wonder.',
						'“Do you know how to count on the inside?” whispered {hero}. “To a thousand?” {friend} had never tried anything on the inside. But {friend.they} sat down, and counted, and not one number came out.',
					],
				},
				{
					say: 'Take {friend} along, and trust that it works',
					sets: ['trusted'],
					outcome: [
						'“Come on,” whispered {hero}. “You can do it.” Nobody had ever said that to {friend}, not about this. {friend} took a breath so deep that there was no room left for a word, and kept it in. So they went, one behind the other.',
						'“You come with me,” whispered {hero}. {friend} opened a very big mouth, and then shut it again, with everything still in it. It was the first time. They crept along side by side, and nobody heard a thing.',
					],
				},
			],
			scene: { at: 'field', with: ['friend'], shows: ['kite'], pose: 'stand', feeling: 'sad' },
		},
		{
			titles: ['One Eye', 'No Pfff', 'Who Said Shh?', 'Just Pim'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'{hero} crept up to the Big One, and felt for the kite. Here was an ear, as big as a tub. Here was a nose. “Hrrr…” went the Big One, and {hero} waited for the “pfff,” because it is good to move during a “pfff.” It did not come. {hero} waited some more. And then there was an eye. It was open, and it was looking at {hero}.',
					'Softly, {hero} crept up to the Big One, and felt for the kite. There was a big ear, and behind the ear was a big cheek, and it all went up and down. “Hrrr…” Up it went. But it did not go down again. Where was the “pfff”? {hero} did not dare to breathe, either. And then there was the eye, and it was wide open.',
					'So {hero} went right up to the Big One, and felt for the kite, past an arm, and past an ear. “Hrrr…” And now for the “pfff,” thought {hero}. But there was none. It was so quiet that you could hear the paint dry. Somebody was holding a very big breath. {hero} looked up, slowly, and into an eye, as round as a plate. It blinked.',
				],
				[
					'“Shh!” whispered the Big One. “Do not wake the Big One!” “But who are you?” whispered {hero}. “Just Pim,” said Pim. “I found this nice red rug, and I had hardly lain down when somebody called, ‘DO NOT WAKE THE BIG ONE!’ So I’ve kept still, or nearly. It’s been so hard! It’s the same wherever I go. They say ‘Shh’ and go away. It must be very near, the Big One. But I’ve never seen it.”',
					'“Shh!” whispered the Big One. “Do you want to wake the Big One?” “Me?” whispered {hero}. “And who are you?” “I’m Pim,” said Pim. “There was a rug here, a red one. I was so glad, for nobody ever puts out a thing for me. Then somebody called, ‘DO NOT WAKE THE BIG ONE!’ And I’ve kept as still as I could. I always do. Everybody says ‘Shh,’ all day, and then they’re gone. Have you ever seen it?”',
					'“Shh!” said the Big One, as softly as dust. “Do not wake the Big One! It’s asleep somewhere.” “Who are you, then?” whispered {hero}. “Pim,” said Pim. “I only wanted a rest on this red rug. But then it went, ‘DO NOT WAKE THE BIG ONE!’ So I’ve kept quite still. They tell me ‘Shh’ wherever I am. Then they go. I’d like to talk to somebody, but I mustn’t. How big is it, do you know?”',
				],
				{
					pie: [
						'+ Then Pim went red. “I did put out one hand,” it whispered. “There was a pie.”',
						'+ Then Pim licked one finger. “I moved only for that pie,” it whispered.',
					],
					pillow: [
						'+ Then Pim held up the pillow. “I moved only for this,” it whispered.',
						'+ Then Pim went red. “I did hug this pillow,” it whispered. “Somebody put it there.”',
					],
					song: [
						'+ Then Pim hummed a bit of {hero}’s song, as softly as a fly. So it had sung along!',
						'+ And under its breath Pim hummed the “La, la, la” that {hero} had sung to make it sleep.',
					],
				},
				[
					'So “Hrrr… pfff” was no snore. It was just how Pim breathed. And the sun was going down.',
					'So nobody had been asleep at all. “Hrrr… pfff” was just how Pim breathed. They had all been as quiet as they could, on both sides. And the sun was about to set.',
					'So that “Hrrr… pfff” was just how Pim breathed. All afternoon they had tried not to wake somebody who was awake, and who had tried not to wake anybody. And there went the sun.',
				],
			],
			choices: [
				{
					say: 'Tell Pim who the Big One is',
					sets: ['told'],
					outcome: [
						'“It’s you,” said {hero}. “You’re the Big One.” “Me?” Pim looked at one end of Pim, and then at the other. It took some time. “I always thought that it would be somebody bigger,” said Pim. “So that’s why I never met it! Then I may get up?” And up got Pim, off the kite.',
						'“The Big One is you, Pim,” said {hero}. “Oh no,” said Pim. “I’m quite small. I’ve seen a mountain.” Then Pim looked down at Pim for a while. “Oh,” said Pim. “And I’ve been so quiet for me, all these years!” And Pim laughed so much that it rolled right off the kite.',
					],
				},
				{
					say: 'Shout “Good morning!” as loud as you can',
					sets: ['morning'],
					outcome: [
						'{hero} took a breath. “GOOD MORNING, BIG ONE!” It was the loudest thing {they} had ever said. “Where?” said Pim. “Oh! You’re looking at me. Am I it?” “Yes,” said {hero}. “I’ve had good nights,” said Pim, “but never a good morning.” The sun was setting, but nobody minded that. And up jumped Pim, off the kite.',
						'“GOOD MORNING, BIG ONE!” shouted {hero}, right into the big ear. Pim looked around to see who was meant. There was nobody else. “Me?” said Pim. “Then all those ‘Shhs’ were so that I could sleep? How kind! But I’d rather have had a good morning.” And Pim jumped up, off the kite.',
					],
				},
				{
					say: 'Lie down by Pim and be still as well',
					sets: ['still'],
					outcome: [
						'Somebody who had been so quiet for so long was not to be told that it was for nothing. So {hero} lay down beside Pim. It was warm there. “It’s nicer with two,” whispered Pim. The sun went down, and they were still together. One star came out, and one more.',
						'{hero} could not say it. Pim had tried so hard. So {hero} lay down by Pim’s side, and kept still as well. “Nobody has ever stayed before,” whispered Pim. They watched the sun set, and did not say a word. The first stars came.',
					],
				},
			],
			scene: { at: 'field', with: [], shows: ['kite'], pose: 'reach', feeling: 'surprised' },
		},
		{
			titles: ['Up', 'A Very Big Pfff', 'Two Red Kites', 'One More Thing About the Big One'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					'end-late & sent': [
						'Far off, {friend} had waited long enough. “ARE YOU THERE?” came the voice, and then {friend} came after it. “I’m sorry I sent you off,” said {hero}. “BUT WHY IS THE BIG ONE AWAKE?” asked {friend}. “Am I?” said Pim. “Am I it?” And up got Pim, off the kite.',
					],
					'end-late & counted': [
						'“A THOUSAND!” shouted {friend}, and opened both eyes. “IT’S NIGHT! I’VE MISSED MY ‘UP!’ AND WHY IS THE BIG ONE LOOKING AT ME?” Pim looked around. There was nobody else. “Am I it?” said Pim, and got up, off the kite.',
					],
					'end-late': [
						'{friend} had lain down, too. But nobody can keep in such a breath for so long. “PUH!” said {friend}. “IT’S NIGHT! AND THE BIG ONE IS AWAKE!” “Is it?” said Pim. “Am I it?” And up got Pim, off the kite.',
					],
					sent: [
						'“{friend}!” called {hero}. “Come back!” But {friend} was too far off to hear. So Pim called the name, in a voice like a drum, and {friend} came. “THAT WAS LOUD!” said {friend}. “I’m sorry I sent you off,” said {hero}.',
					],
					counted: [
						'“NINE HUNDRED AND SIX,” said {friend}, and opened both eyes. “OH! IT’S UP!” “This is Pim,” said {hero}. “PIM!” said {friend}. Nobody said “Shh.”',
					],
					else: [
						'“PUH!” said {friend}, and let out the whole breath. “I DID IT! AND IT WAS AWAKE ALL THE TIME?” “You were very quiet,” said Pim. Nobody had ever said that to {friend}.',
					],
				},
				[
					'There lay the kite. “And I took it for a rug!” said Pim. Half of the paint was on Pim’s tummy, and made a second kite there. “I’ll never wash.”',
					'“So that’s no rug,” said Pim, and looked at the kite. “It was a bit small.” Half of the paint had come off on Pim, and there was a red kite on Pim’s tummy now, as good as the first.',
				],
				{
					tickled: [
						'“It was me who tickled you,” said {hero}. “Then I can laugh now,” said Pim, and did. It went on for some time.',
						'The tail of the kite brushed Pim’s nose. “HA! HA!” went Pim. “I had that one left from this afternoon.”',
					],
					pulled: [
						'{hero} tied the tail on again. “I felt it go,” said Pim. “I wanted to say ‘Oh!’ so badly.” “You did say it,” said {hero}.',
						'The tail was off, so Pim held it, and {hero} tied it on with a knot the size of a bun.',
					],
					else: [
						'“It was me who went pop,” said {hero}, “this afternoon.” “Come in again some time,” said Pim.',
						'“Did I push too hard?” asked {hero}. “Oh no,” said Pim. “It was the nicest part of the day.”',
					],
				},
				{
					quiet: ['Then {hero} said, “Up,” not too softly, so that {friend} knew it was time.', ''],
					bold: ['{hero} took the string, with both eyes wide open.', ''],
					kind: ['{hero} looked under the kite first. There was no bug.', ''],
					honest: ['“I said I’d watch the kite,” said {hero}. “Now I will.”', ''],
					clever: ['{hero} had to laugh. Here was that fan, after all, and it was as big as a house.', ''],
					careful: ['{hero} looked up with care. There was not a drop of rain.', ''],
					merry: ['{hero} danced around the kite again, but held on to the string.', ''],
					dreamy: ['{hero} did not look at the clouds at all. They would be there tomorrow.', ''],
					quick: ['And this time {hero} did not go off for anything.', ''],
				},
				{
					'end-late': [
						'The others had all taken their kites home by now, for there was no wind. “UP!” called {friend}, just for one kite. “Hrrr…” went Pim, and took a breath. “PFFFFF!” Up it went into the dark, up and up. They could not see it. But they held the string in turn, and it pulled.',
						'It was too late for the others. No wind had come, and they had gone home with their kites. “UP!” called {friend}, all the same. “Hrrr… PFFFFF!” went Pim, and up went the kite in the dark. “Tomorrow I’ll blow for everybody,” said Pim.',
					],
					else: [
						'“UP!” called {friend}, and it was heard near and far. But not one kite went up. There was no wind. “Hrrr…” went Pim. They waited for it. “PFFFFFFFF!” Up went the red kite. Up went all the others, until the evening was full of them.',
						'Now the sun went down. “UP!” called {friend}. It was the best “UP!” of all time. But without a wind, what good is that? Pim took a breath. “Hrrr… PFFFFFFFF!” And there they went, the red one first, and then all the rest, near and far, up into the last of the light.',
					],
				},
				{
					pie: [
						'Pim was sorry about the pie. It had been so close! The next day Pim brought a new one, and they had to roll it.',
						'There was no pie that night, only a pillow. But the next day Pim baked a pie as big as a boat, and it lasted for a week.',
					],
					pillow: [
						'They ate the pie, and leaned on Pim, who had the pillow. It was a fair swap after all.',
						'Pim got to keep the pillow. “And where do we sit?” asked {hero}. They sat on Pim, and ate the pie there.',
					],
					else: [
						'They ate the pie on the pillow, and sang, “LA, LA, LA!” Next to Pim, {friend} was only the second loudest.',
						'Then they ate the pie on the pillow, and sang the song to the end, all three. Not a “Shh” was heard.',
					],
				},
				{
					'end-told': [
						'Now everybody knows two things about the Big One. Its name is Pim. And please wake it.',
						'So now everybody knows two things about the Big One: It’s called Pim, and you must wake it on kite night.',
					],
					'end-morning': [
						'Now everybody knows one thing about the Big One: You must wake it, and you do it with “Good morning.”',
						'Nobody says “Shh” any more. Everybody knows what to say to the Big One now, and it is “Good morning, Pim!”',
					],
					else: [
						'Some days later somebody came by. “Shh! Do not wake the Big One!” “You can’t,” said {hero}. “We’ve tried it. It’s awake.”',
						'“Shh!” said somebody who came by a week later. “Do not wake the Big One!” “It’s up,” said {hero}. “It has been up all along.”',
					],
				},
			],
			choices: 'none',
			scene: { at: 'field', with: ['friend'], shows: ['kite', 'pie'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
