import type { PlotLevel } from '../../format.ts';

export const hiddenCup2: PlotLevel = {
	joins:
		'“{choice}” {hero} did, and then there was a crack. {hero} lived {home.at} with {friend.name}, {friend.a}. {They} had looked for a red ball, which was not in its box, and had knocked {friend}’s blue cup off the shelf. It had a bird on it, and was a present from {elder.name}, {elder.a}. {elder} was coming to tea at six, to see that bird. So {hero} hid the two halves behind the big pot.',
	chapters: [
		{
			titles: ['Crack', 'The Bird on the Cup', 'Not in Its Box', 'Tea at Six'],
			time: 'day',
			parts: [
				[
					'{hero} and {friend.name}, {friend.a}, lived {home.at}, and shared a shelf. On it stood a blue cup with a bird on it. It was {friend}’s best thing. {elder.name}, {elder.a}, had given it to {friend.them} years ago. And today {elder} was coming to tea! “At six,” {elder.they} had said. “I want to see that bird again.” {hero} was {described}, and had a best thing too. It was a red ball. But today it was not in its box.',
					'At six {elder.name}, {elder.a}, was coming to tea {home.at}. {hero} lived there with {friend.name}, {friend.a}. Years ago {elder} had given {friend} a blue cup with a bird on it. Now {elder.they} wanted to see that bird again. So there it stood on the shelf, washed twice. {hero} was {described}, and wanted to play until six. “Where’s my ball?” {they} said. It was red, and it was not in its box.',
					'“Where’s my red ball?” said {hero}. It was always in its box, but not today. {hero} was {described}, and lived {home.at}. So did {friend.name}, {friend.a}. {friend} had a blue cup with a bird on it, up on the shelf. It was a present from {elder.name}, {elder.a}. Nothing else was so well looked after. And at six {elder} was coming to tea, to see that bird again!',
				],
				{
					quiet:
						'{hero} could have asked {friend} for the ball. But {they was} too {trait}, and looked on the shelf alone.',
					bold: 'It had to be on the shelf! {hero} was {trait}, and did not wait for a ladder.',
					kind: '{friend} was busy with the tea. So {hero}, who was {trait}, did not ask, and looked on the shelf alone.',
					honest: '“I’m only going to look,” said {hero}, at the shelf. It was the last true word that day.',
					clever: 'A box, a stool, and a pot lid make a tower. {hero} was sure of it, and went up to the shelf.',
					careful:
						'{hero} looked along the shelf from left to right. To be {trait}, {they} also looked from right to left.',
					merry: '{hero} made up a ball dance, with a song to it, and danced it all along the shelf.',
					dreamy: '{hero} looked on the shelf, and saw the dust up there dance in the light. It was so pretty.',
					quick: '{hero} had looked along half the shelf, much too fast, before {they} saw that it wobbled.',
				},
				[
					'Bump! Something blue went by on the way down. Crack! There lay the cup, in two. The bird was on the left half, and looked surprised. And just then came {friend}’s voice. “Have you seen my cup? I want to warm it for {elder}!”',
					'There was a bump, and then there was a crack. The cup lay on the floor in two halves. One had a bird, and one had none. {hero} could not even say oh. “Have you seen my cup?” called {friend} from outside. “{elder} will be here at six!”',
					'Then it went bump. The cup was in the air, and for the first time in its life the bird flew. Crack! Now there were two halves. “Have you seen my cup?” called {friend}, quite close. “It has to look its best, for {elder}!”',
				],
			],
			choices: [
				{
					say: 'Push the halves behind the big pot',
					sets: ['hid'],
					outcome: [
						'{hero} pushed both halves behind the big pot, as far as they would go. “No,” said {hero}, when {friend} came in. It was a short word. It did not feel short.',
						'Down in the corner stood the big pot. {hero} had the halves behind it in no time. “Cup?” said {hero} to {friend}. “Which cup?” There was only the one.',
					],
				},
				{
					say: 'Stick them together with honey',
					sets: ['honey'],
					outcome: [
						'Honey sticks to everything, so {hero} took honey. The cup stood there and shone. Then the bird began to slide. It slid right down to the table, very slowly. So {hero} hid it all behind the big pot.',
						'{hero} used up half a jar of honey. It held as long as {hero} held it. Then the left half went one way, and the right half stayed. So both of them went behind the big pot.',
					],
				},
				{
					say: 'Say, “I have to tell you something”',
					sets: ['tried'],
					outcome: [
						'“I have to tell you something,” said {hero}, when {friend} came in. {friend} went red from top to bottom. “Not now!” cried {friend}. “Not today!” And {friend.they} was out again. That was odd. So {hero} hid the halves behind the big pot.',
						'“{friend}, there is something,” said {hero}. “Is there? No!” said {friend}, very red. “Nothing at all! I have to look at the tea.” The tea was not even on. So {hero} put the halves behind the big pot.',
					],
				},
			],
			scene: { at: 'home', with: ['friend'], shows: ['ball'], holds: 'cup', pose: 'hold', feeling: 'worried' },
		},
		{
			titles: ['A Pot, a Basket, a Box', 'So Much Help', 'Which Ball?', 'Behind the Pot'],
			time: 'day',
			parts: [
				'@answer',
				[
					'{friend} looked for the cup, high and low, but never near the pot. “And you really haven’t seen it?” “No,” said {hero}. “Have you seen my ball?” “Which ball?” said {friend}, and went red. There was only the one.',
					'“I can’t think where that cup is,” said {friend}. “Can you?” “No,” said {hero}. “Can you think where my ball is?” “No!” said {friend}, and went red right to the top.',
					'After that {friend} came in again. “Have you seen my cup by now?” “No. Have you seen my ball?” “No, no, no,” said {friend}, quite red. One no would have been enough.',
				],
				[
					'“When {elder} gave me that cup,” said {friend}, “{elder.they} could not stop looking at the bird. {Elder.they} must love it so!” Now {hero} felt even worse.',
					'“{elder} must love that bird,” said {friend}. “On the day when I got the cup, {elder.they} looked at nothing else.” And {hero} felt the no go round and round inside.',
					'“It’s the bird that {elder} loves,” said {friend}. “When I got it, {elder.they} looked at that bird the whole evening, and hardly spoke.” That did not make it better.',
				],
				[
					'But behind the pot you could see a bit of blue. So {hero} put a basket in front. “Good idea,” said {friend}, and put a box in front of the basket. {hero} could now see a bit of basket. So {they} got the small table. “Even better,” said {friend}, and put the big table in front of that. {hero} had never had so much help with anything.',
					'The pot was big, but it was not wide. One blue edge stuck out. {hero} put a basket in front of it, as if by chance. “That looks nice,” said {friend} at once. “Wait, I’ll bring a box.” It was a bigger one. Then {hero} brought a stool, and {friend} brought two. {hero} did not know why, and did not ask. When you hide something, you take any help you get.',
					'Then {hero} saw it, one blue edge beside the pot. A basket in front of it would do. “And a box in front of the basket,” said {friend}, who had already got one. {hero} added a bag. {friend} added the bench. They did not look at each other, and whistled a little. By noon it was a heap, and you could hardly see the pot.',
				],
			],
			choices: [
				{
					say: 'Fetch the big chest from the corner',
					sets: ['chest'],
					outcome: [
						'The chest was much too heavy for one. “I’ll push,” said {friend}. “Why do we want it there?” asked {hero}, to be polite. “No reason,” said {friend}, and pushed until the floor squeaked.',
						'{hero} pulled at the chest, and it would not move. Then it did, and there at the other end was {friend}. “I thought it would look well in front,” said {friend}. So did {hero}.',
					],
				},
				{
					say: 'Hang up a sign, “NO CUP HERE”',
					sets: ['sign'],
					outcome: [
						'“NO CUP HERE,” wrote {hero} in big letters, and hung it on the heap. {friend} read it for a long time. Then {friend.they} took the pen, and wrote below it, “NO BALL EITHER.”',
						'{hero} hung a sign on the heap. “NO CUP HERE,” it said, so that nobody would look. “It’s good,” said {friend}, “but it leaves something out.” And {friend.they} wrote, “AND NO BALL AT ALL.”',
					],
				},
				{
					say: 'Sit down in front and guard it',
					sets: ['sat'],
					outcome: [
						'{hero} sat down in front of it. “I’m just resting,” {they} said. “So am I,” said {friend}, and sat down beside {them}. They rested for two hours. It was very hard work.',
						'“I like it here,” said {hero}, and sat down with a straight back. “I’ve always liked it here,” said {friend}, and sat down too. So the heap had two guards. Whenever one got up, the other got up as well.',
					],
				},
			],
			scene: { at: 'home', with: ['friend'], shows: ['pot', 'basket'], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['It Looks Tidy', 'One Hour Left', 'Up to the Ceiling', 'Five O’Clock'],
			time: 'day',
			parts: [
				'@answer',
				[
					'By five o’clock the heap went up to the ceiling. Both beds were in it, and the carpet, and the clock. You could hear it tick in there. The rest of the room was empty. “It looks tidy,” said {friend}, and it echoed. {hero} looked for one more thing to put on, but there was only {friend}.',
					'And still it was not enough. The chairs went on the heap, and the carpet, and the curtains. At five the clock went on. From then on they had to guess the time. There was nothing left in the room but the heap. “Tidy,” said {hero}. “Very,” said {friend}. There was not even a chair to say it on, so they stood about.',
					'The heap grew all afternoon. When {hero} put on a chair, {friend} put on a bed. When {hero} put on a bed, {friend} put on the carpet and the clock. At five it touched the ceiling, and there was no room on top for a bird, not even a small one. “Well,” said {friend}, “that’s tidy.” And the rest of the room was so empty that it echoed.',
				],
				[
					'“And you still haven’t seen my cup?” asked {friend}. “No,” said {hero}. “My ball?” “No,” said {friend}. It had become quite a small no, on both sides. It was the only thing that got smaller.',
					'“My cup isn’t anywhere?” asked {friend}, for the tenth time. “No,” said {hero}. “And my ball?” “No,” said {friend}. The bigger the heap got, the smaller the no got.',
					'“You haven’t seen my cup since noon?” asked {friend}. “No,” said {hero}. “You haven’t seen my ball?” “No,” said {friend}. You could hardly hear it, so small was that no.',
				],
				[
					'Then {friend} sat down on the bare floor. “In one hour {elder} will be here,” said {friend}. “{Elder.they} only wants to see that bird. What will I say?” {Friend.they} looked so sad that {hero} felt it too. It was like a stone, and it was getting bigger.',
					'But then {friend} was not red any more, but pale. “In one hour,” said {friend}, “{elder} will have come all this way for a bird. What can I give {elder.them} to drink from?” {hero} looked at the floor. There was a lot of floor to look at.',
					'All at once {friend} began to cry. “It’s one hour until {elder} comes,” said {friend}, “and I’ve lost {elder.their} cup. I’ve always taken such care of it!” {hero} thought of the two halves. They had never seemed so far away.',
				],
			],
			choices: [
				{
					say: 'Tell {friend} all of it in one breath',
					sets: ['early'],
					outcome: [
						'“It fell when I looked for my ball and it’s in two and behind the pot!” said {hero}. {friend} did not shout. {Friend.they} got as red as anything. “Behind the pot?” {friend.they} said. “But your ball’s in the pot! I only wanted to see if one can sit on it.” One can, but only once.',
						'“Your cup’s behind the pot in two halves, and it was me,” said {hero}. It was out. Nothing fell down. {friend} looked at the heap, and back. “Your ball’s in the pot,” said {friend}, “as flat as a plate. I sat on it. I thought you’d never speak to me again!”',
					],
				},
				{
					say: 'Paint a green bird on a white cup',
					sets: ['painted'],
					outcome: [
						'One white cup had been left outside, and some green paint. {hero} painted a bird on it. It was rather like a pear. “Is that it?” asked {friend}, with hope. “It’s one like it,” said {hero}.',
						'{hero} found an old white cup, and painted a bird on it. At first it looked like a shoe. So {they} painted wings on the shoe. “It could do,” said {friend}, who wanted it to very much.',
					],
				},
				{
					say: 'Say that tea is outside today',
					sets: ['outside'],
					outcome: [
						'“We’ll have the tea outside,” said {hero}. “Then nobody looks at the heap, or thinks of cups.” “What do we drink from, outside?” asked {friend}. They found a jug and three spoons.',
						'“Outside!” said {hero}. “It’s such a fine day for it.” It was not. But {friend} was up at once, and they carried out a jug of tea, and three spoons to drink it with.',
					],
				},
			],
			scene: { at: 'home', with: ['friend'], shows: [], pose: 'think', feeling: 'sad' },
		},
		{
			titles: ['Are You Moving?', 'Something Ticks', 'Where Is My Bird?', '{elder} Comes to Tea'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					early: [
						'They were just about to laugh, for it was one pot and one heap. But then came a knock. {elder} was early. {Elder.they} came in, and looked at the heap from the bottom to the top. “Are you moving?” asked {elder}. “No,” said both of them.',
						'So there had been two at that heap all day, with one pot! But nobody could laugh yet, because somebody knocked. It was {elder}, who was early, in {elder.their} best shawl. “Oh!” said {elder}, and looked up and up. “Are you moving?”',
					],
					painted: [
						'At six {elder} came in. {Elder.they} looked at the heap from the bottom to the top, and asked, “Are you moving?” “No,” said both of them. {elder} got tea in the painted cup, and took a sip. When {elder.they} put it down, the bird was gone. It was on {elder}’s lip, like a small green mustache. {elder} was too polite to ask.',
						'{elder} came at six, and looked up at the heap. “Are you moving?” asked {elder}. “It’s only tidy,” said {friend}, and gave {elder.them} the painted cup. {elder} held it, and drank, and put it down. Now there was no bird on the cup. There was one on {elder}.',
					],
					else: [
						'At six {elder} came. Through the open door {elder.they} could see the heap, from the bottom to the top. “Are you moving?” asked {elder}. “No,” said both of them. “We’re having tea outside.” So they sat on the ground, and had it from spoons. It got cold at once, and so did {elder}.',
						'When {elder} came, at six, the two sat outside with a jug. {elder} looked in past them, at the heap. “Are you moving?” “No,” said {friend}. “Would you like a spoonful of tea?” It was a chilly tea, and it took a very long time.',
					],
				},
				[
					'“Something in there is ticking,” said {elder}. “That’s only the clock,” said {hero}. It was nice to say something true.',
					'“It ticks,” said {elder}, and pointed at the heap. “It’s just the clock,” said {hero}. That was true, and felt so good that {they} said it again.',
					'“Why does it tick?” asked {elder}. “There’s a clock in it,” said {hero}, and waited to be asked what else there was.',
				],
				[
					'“And where is my bird?” asked {elder} then. {friend} said nothing. “I’ve thought about it for so many years,” said {elder}. “I’ve hardly slept, for thinking of that cup.” And now {elder} went red, just as {friend} did each time.',
					'“I had hoped to see the cup with the bird,” said {elder}. Nobody spoke. “There’s something about that cup,” {elder} went on, and looked at {elder.their} lap. “I often think of it at night.” And {elder.they} went red. Why did everybody get so red about a cup?',
					'Then {elder} gave a little cough. “The blue cup,” said {elder}. “Could I see the bird, just for a moment? There’s something that I want to look at.” {Elder.they} said it softly, and went red, and did not look at anybody.',
				],
			],
			choices: [
				{
					say: 'Say, “It was me,” out loud',
					sets: ['aloud'],
					outcome: {
						early: [
							'“It was me,” said {hero}. It was not so hard the second time. “I broke it.” “And I sat on the ball, or it would never have happened,” said {friend}. They took the heap down together, and there lay the two halves.',
							'“It was me,” said {hero}. “It was both of us,” said {friend}, “in a way.” They told it in turns. Then {hero} crept in behind the heap, and came out with the two halves.',
						],
						else: [
							'“It was me,” said {hero}. “I looked for my ball, and broke the cup, and hid it behind the pot.” “Behind the pot?” cried {friend}. “But your ball’s in the pot! I sat on it, so I hid it there!” They looked at that heap. It had been one heap all day. Then they got out the two halves.',
							'“It was me,” said {hero}. “It fell when I looked for my ball. It’s behind the pot.” Then it was very still. “Your ball was not in its box,” said {friend}, “because I’d sat on it. It’s in the pot.” All day the two of them had hidden one pot. They pulled out the halves, and the flat red ball.',
						],
					},
				},
				{
					say: 'Pull the big pot out of the heap',
					sets: ['more'],
					outcome: {
						early: [
							'{hero} took hold of the pot, at the very bottom, and pulled. CRASH! Down came the beds, the tables, and the clock. There lay the blue cup, in nine bits, and beside it a flat red ball. “I broke it first,” {hero} told {elder}, “and hid it.” “After I’d sat on the ball and hidden that,” said {friend}.',
							'If you pull out what is at the bottom, what is on top comes down. {hero} pulled out the pot. CRASH! Then there was a flat red ball on the floor, and a blue cup in nine bits. “I hid the one,” {friend} told {elder}. “And I broke the other,” said {hero}.',
						],
						else: [
							'{hero} took hold of the pot, at the very bottom, and pulled. “Don’t!” cried {friend}. CRASH! Down came the beds, the tables, and the clock. There lay the cup, in nine bits, and beside it a flat red ball. “I broke it, and hid it behind the pot,” said {hero}. “I sat on that, and hid it in the pot,” said {friend}.',
							'If you pull out what is at the bottom, what is on top comes down. {hero} pulled out the pot. CRASH! Then there was a flat red ball on the floor, and a blue cup in nine bits. “I’d sat on your ball,” said {friend}. “So it was in the pot.” “I looked for it, and broke your cup,” said {hero}. “So that was behind it.”',
						],
					},
				},
				{
					say: 'Promise the bird for breakfast, and mend it tonight',
					sets: ['mended'],
					outcome: {
						early: [
							'“You’ll see it at breakfast,” said both at once. So {elder} stayed the night. When it was dark {hero} crept up to the heap with some glue, and {friend} came with a patch. They felt for the pot. Bump! “Who’s there?” “Nobody,” said a third voice. It was {elder}, with a little brush. So all three took the heap apart, chair by chair, as softly as could be.',
							'“Tomorrow, at breakfast,” said {hero}, and {elder} was given a mattress from the heap. In the night {hero} crept out with glue, and {friend} with a patch. But the heap was down already, and by the pot sat somebody with a little brush. “I couldn’t sleep,” said {elder}, “so I tidied up. And there was my cup!”',
						],
						else: [
							'“You’ll see it at breakfast,” said {hero}. So {elder} stayed the night. When it was dark {hero} crept up to the heap with some glue. Bump! “Who’s there?” “Nobody,” said {friend}, who had a patch. “I sat on your ball. It’s in the pot.” “Your cup’s behind it,” said {hero}, “in two. I broke it.” And, bump, there was one more nobody. It was {elder}, with a little brush. So all three took the heap apart, chair by chair.',
							'“Tomorrow, at breakfast,” said {hero}, and {elder} got a mattress from the heap. In the night {hero} crept out with glue. Somebody was there. It was {friend}, with a patch. “I sat on your ball,” whispered {friend}. “It’s in the pot.” “My ball? And behind the pot is your cup,” whispered {hero}. “I broke it.” “Did you?” said a third voice. It was {elder}, with a little brush. And they took the heap apart, chair by chair, as softly as could be.',
						],
					},
				},
			],
			scene: { at: 'home', with: ['elder', 'friend'], shows: [], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['What the Bird Was For', 'Under the Bird', 'I Gave You a Bird', 'An Old Crack'],
			time: 'night',
			parts: [
				'@answer',
				[
					'“I’m so sorry,” said {hero}. “So am I,” said {friend}. “But why didn’t you say so at once?” asked {elder}.',
					'“I’m sorry about the cup,” said {hero}. “And I about the ball,” said {friend}. “But why not say so at once?” asked {elder}.',
					'“I’m so sorry about your bird,” said {hero}. “We both are,” said {friend}. “And why not say so at once?” asked {elder}.',
				],
				{
					quiet: ['“It’s so hard to say a thing like that,” said {hero}.', '“It got so big,” said {hero}.'],
					bold: ['“I’m not afraid of anything,” said {hero}. “Only of saying that.”', '“It got so big,” said {hero}.'],
					kind: ['“I didn’t want {friend} to be sad,” said {hero}.', '“It got so big,” said {hero}.'],
					honest: ['“I nearly did,” said {hero}, “all day long.”', '“It got so big,” said {hero}.'],
					clever: ['“I had a plan,” said {hero}, “but it got so big.”', '“It got so big,” said {hero}.'],
					careful: ['“I waited for the right moment,” said {hero}. “It never came.”', '“It got so big,” said {hero}.'],
					merry: ['“It wasn’t funny enough,” said {hero}.', '“It got so big,” said {hero}.'],
					dreamy: ['“I hoped that I had dreamed it,” said {hero}.', '“It got so big,” said {hero}.'],
					quick: ['“The no was out so fast,” said {hero}. “I couldn’t catch it.”', '“It got so big,” said {hero}.'],
				},
				[
					'“I know,” said {elder}, and turned the bird to the light. “Look, there’s an old crack. I broke the cup myself, the day before I gave it to you. So I painted a bird on top. Today I wanted to see if the crack shows.” “You gave me a broken cup?” said {friend}. “I gave you a bird,” said {elder}.',
					'{elder} nodded. “Hold the bird up to the lamp.” There was a thin old line, right under the wings. “I broke it before you ever had it, and painted a bird over the crack. Today I wanted to see if it shows.” “So that’s a broken cup!” said {friend}. “With a bird,” said {elder}.',
					'“The telling is the hard part,” said {elder}. “I should know.” {Elder.they} turned over the bit with the bird, and there was an old, thin crack. “I dropped it the day before I gave it to you. So I painted a bird over it, and never dared to tell you.” “But the bird is the best of it!” said {friend}.',
				],
				{
					tried: '+ “And you did try to tell me,” {friend} told {hero}.',
					honey: '+ “I tried honey first, too,” said {elder}. “It slides.”',
					hid: '+ “You hid yours under a bird,” said {hero}. “That’s better than behind a pot.”',
				},
				{
					painted: [
						'“So that’s two of us who painted birds,” {elder} told {hero}, and wiped the green one off.',
						'“Mine was better painted,” {elder} told {hero}, and wiped off the green bird at last.',
					],
					outside: [
						'“And when I got cold tea,” said {elder}, “I thought that you had found out.”',
						'“I thought you knew,” said {elder}, “when I only got a spoon!”',
					],
				},
				{
					'end-crash': [
						'Nobody can mend nine bits. But one bit was the bird, all of it, and that went up on the shelf. For the tea they pushed in the top of the flat ball. It was a cup, and not a bad one. But nobody got to play ball.',
						'The cup could not be mended, and {friend} was sad about that. But the bit with the bird was whole. So it went up on the shelf, alone. And when {hero} pushed in the flat ball, it made a red cup, and {elder} drank from that.',
					],
					'end-night': [
						'So all three sat around one lamp till morning. {hero} stuck the cup, {friend} patched the ball, and {elder} made the crack a twig for the bird. At breakfast {friend} asked, “Have you seen my cup?” “No,” said the other two, and passed it over.',
						'They worked until it got light, all three, with one lamp. The crack went right past the bird’s feet. So {elder} painted it brown, and it was a twig. Then {friend} drank first. It did not drip. And the ball did not hiss.',
					],
					'end-early': [
						'So {hero} stuck the halves with real glue, and {elder} painted a second bird over the second crack. It was for the two who had told. {friend} put a patch on the ball, and they had tea at last.',
						'When the glue was dry, {elder} took a thin brush. Over the second crack went a second bird, right beside the first. “That’s for you two,” said {elder}, “so that it has somebody to tell.” And {friend} put a patch on the ball, in the form of a bird.',
					],
					else: [
						'They stuck the halves together with real glue. {elder} took a thin brush, and made the new crack into a twig, for the bird to sit on. And {friend} put a patch on the ball.',
						'{hero} put on the glue, {friend} held the halves, and {elder} painted the new crack brown, with a leaf. It was a twig, just under the bird’s feet. Then the ball got a patch, and they had tea at last, from the cup, in turns.',
					],
				},
				{
					'more & sign': [
						'On the heap they hung a new sign. “BIRD HERE,” it said. “CUP: ASK THE BALL.”',
						'And {friend} put up a new sign. “NO CUP HERE,” it still said, “BUT A BIRD.”',
					],
					sign: [
						'The sign was put up once more, with one small change. “CUP HERE,” it said. “BALL TOO.”',
						'{friend} wrote a new sign for the shelf. “YES, A CUP,” it said. “PLEASE LOOK.”',
					],
					chest: [
						'The chest was too heavy to push back. It had been much lighter before, somehow.',
						'It took ages to put the chest back. “Why was it there?” asked {friend}. “No reason,” said {hero}.',
					],
					else: [
						'Then the two sat where they had sat on guard, with nothing behind them.',
						'After that the two sat down on the floor again. This time they really were resting.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'home', with: ['elder', 'friend'], shows: ['ball'], holds: 'cup', pose: 'hold', feeling: 'happy' },
		},
	],
};
