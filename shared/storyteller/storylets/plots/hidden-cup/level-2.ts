import type { PlotLevel } from '../../format.ts';

export const hiddenCup2: PlotLevel = {
	joins:
		'“{choice}” {hero} did, and then there was a crack. {hero} lived {home.at} with {friend.name}, {friend.kind}. {They} had been looking for a red ball, and had knocked {friend}’s blue cup off the shelf. It had a bird on it, and it was a present from {elder.name}, {elder.kind}. {elder} was coming to tea at six, to see that bird. So {hero} hid the two halves behind the big pot.',
	chapters: [
		{
			titles: ['Crack', 'The Bird on the Cup', 'Not in Its Box', 'Tea at Six'],
			time: 'day',
			parts: [
				[
					'{hero}, who was {described}, lived {home.at} with {friend.name}, {friend.kind}. On the shelf stood {friend}’s best thing, a blue cup with a bird on it. {elder.name}, {elder.kind}, had given it to {friend.them} years ago. And today {elder} was coming to tea! “At six,” {elder.they} had said. “I want to see that bird again.” {hero} had a best thing, too. It was a red ball. But today it was not in its box.',
					'{elder.name}, {elder.kind}, was coming to tea at six. Years ago {elder} had given a blue cup with a bird on it to {friend.name}, {friend.kind}. Now {elder} wanted to see that bird again. So there it stood on the shelf, and {friend} had washed it twice. {friend} lived {home.at} with {hero}, who was {described}. “Where’s my ball?” said {hero}. It was a red ball, and it was not in its box.',
					'“Where’s my red ball?” said {hero}. It was always in its box, but not today. {hero} was {described}, and lived {home.at} with {friend.name}, {friend.kind}. Up on the shelf {friend} kept a blue cup with a bird on it. It was a present from {elder.name}, {elder.kind}, and {friend} dusted it every morning. And at six {elder} was coming to tea, to see that bird again!',
				],
				{
					quiet: '{hero} did not like to bother {friend} today, and looked on the shelf all alone.',
					bold: 'It had to be on the shelf! {hero} did not wait for a ladder, and went up much too fast.',
					kind: '{friend} was busy with the tea. So {hero} did not ask for help, and looked on the shelf alone.',
					honest:
						'“I’m only going to look,” said {hero}, at the shelf. It was the last true thing that {hero} said for hours.',
					clever: 'A box, a stool, and a pot lid make a tower. {hero} was sure of it, and went up to the shelf.',
					careful:
						'{hero} looked along the shelf from left to right, and then, to be sure, from right to left, but never looked behind.',
					merry: '{hero} made up a ball dance, with a song to it, and danced it all along the shelf.',
					dreamy:
						'{hero} looked on the shelf, and saw the dust dance in the light. It was so pretty that {hero} forgot about the cup.',
					quick: '{hero} had looked along half the shelf, much too fast, before it began to wobble.',
				},
				[
					'Bump! {hero} knocked against something, and something blue went by on the way down. Crack! There lay the cup, in two. The bird was on the left half, and looked surprised. And at that moment {friend} called from outside. “Is my cup all right? I want to warm it for {elder}!”',
					'{hero} bumped into something. Then there was a crack. The cup lay on the floor in two halves. One had a bird, and one had none. {hero} could not even say oh. “Is my cup still on the shelf?” called {friend} from outside. “{elder} will be here at six!”',
					'Then {hero} bumped into the cup, and for the first time in its life the bird flew. Crack! Now there were two halves. “How is my cup?” called {friend}, from right outside. “It has to look its best for {elder}!”',
				],
			],
			choices: [
				{
					say: 'Push the halves behind the big pot',
					sets: ['hid'],
					outcome: [
						'{hero} pushed both halves behind the big pot, as far as they would go. “Have you seen my cup?” asked {friend}, coming in. “No,” said {hero}. It was a short word. It did not feel short.',
						'In the corner stood a big pot. In no time {hero} had the halves behind it. {friend} came in. “Where’s my cup?” “Cup?” said {hero}. “Which cup?” There was only the one.',
					],
				},
				{
					say: 'Stick them together with honey',
					sets: ['honey'],
					outcome: [
						'Honey sticks to everything, so {hero} took honey. The cup stood there and shone. Then the bird began to slide. It slid all the way down to the table, very slowly. So {hero} hid both halves behind the big pot.',
						'{hero} used up half a jar of honey. The cup held for as long as {hero} held it. Then the left half slid off to the left. So {hero} hid both halves behind the big pot.',
					],
				},
				{
					say: 'Say, “I have to tell you something”',
					sets: ['tried'],
					outcome: [
						'“I have to tell you something,” called {hero}. {friend} put {friend.their} head in, and went red from top to bottom. “Not now!” cried {friend}. “Not today!” And {friend.they} was gone again. That was odd. So {hero} hid the halves behind the big pot.',
						'“{friend}, there’s something I have to tell you,” called {hero}. “Is there? No!” called {friend}, from behind the door. “Nothing at all! I have to watch the tea.” The tea was not even on. So {hero} hid the halves behind the big pot.',
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
					'“I can’t think where that cup can be,” said {friend}. “Can you?” “No,” said {hero}. “And have you seen my ball?” “No!” said {friend}, and went red right up to the top.',
					'A little later {friend} came back. “Have you seen my cup yet?” “No,” said {hero}. “Have you seen my ball?” “No, no, no,” said {friend}, and went red. One no would have been enough.',
				],
				[
					'“When {elder} gave me that cup,” said {friend}, “{elder.they} could not stop looking at the bird. {Elder.they} must love it so!” Now {hero} felt even worse.',
					'“{elder} must love that bird,” said {friend}. “On the day I got the cup, {elder.they} looked at nothing else.” Oh, how {hero} wanted that “No” back!',
					'“It’s the bird that {elder} loves,” said {friend}. “When I got it, {elder.they} looked at that bird all evening, and hardly spoke.” That did not make {hero} feel any better.',
				],
				[
					'But a bit of blue stuck out from behind the pot. So {hero} put a basket in front. “Good idea,” said {friend}, and put a box in front of the basket. A bit of basket still stuck out. So {hero} got the small table. “Even better,” said {friend}, and put the big table in front of that. {hero} had never had so much help with anything.',
					'The pot was big, but it was not wide. One blue edge stuck out. {hero} put a basket in front of it, as if by chance. “That looks nice,” said {friend} at once. “Wait, I’ll get a box.” It was a big one. Then {hero} brought a stool, and {friend} brought a table. {hero} did not know why {friend} helped, and did not ask. When you hide something, you take any help you get.',
					'Then {hero} saw it: one blue edge, beside the pot. A basket went in front of it. “And a box in front of the basket,” said {friend}, who had one ready. {hero} added a table. {friend} added the bench. They did not look at each other, and they whistled a little. By noon it was a heap, and you could hardly see the pot.',
				],
			],
			choices: [
				{
					say: 'Fetch the big chest from the corner',
					sets: ['chest'],
					outcome: [
						'The chest was much too heavy for one. “I’ll push,” said {friend}. “Why do we want it there?” asked {hero}, to be polite. “No reason,” said {friend}, and pushed until the floor squeaked.',
						'{hero} pulled at the chest, and it would not move. Then it did, and there at the other end was {friend}. “I thought it would look nice in front,” said {friend}. {hero} thought so, too.',
					],
				},
				{
					say: 'Hang up a sign, “NO CUP HERE”',
					sets: ['sign'],
					outcome: [
						'“NO CUP HERE,” wrote {hero} in big letters, and hung it on the heap. {friend} looked at it for a long time. Then {friend.they} took the pen, and wrote under it, “NO BALL EITHER.”',
						'{hero} hung a sign on the heap. “NO CUP HERE,” it said, so that nobody would look. “It’s good,” said {friend}, “but it leaves something out.” And {friend.they} wrote, “AND NO BALL AT ALL.”',
					],
				},
				{
					say: 'Sit down in front and guard it',
					sets: ['sat'],
					outcome: [
						'{hero} sat down in front of it. “I’m only resting,” said {hero}. “So am I,” said {friend}, and sat down, too. They rested for two hours. It was very hard work.',
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
					'And still it was not enough. {hero} put the beds on the heap, and {friend} put the carpet on the beds. By five o’clock it went up to the ceiling. The clock was in it, and you could hear it tick. The rest of the room was empty. “It looks tidy,” said {friend}, and it echoed. {hero} looked around for one more thing to put on, but there was only {friend}.',
					'And still it was not enough. On went the chairs, the beds, and the carpet. At five the clock went on. From then on they had to guess the time. There was nothing left in the room but the heap. “Tidy,” said {hero}. “Very,” said {friend}. There was no chair left to sit on, so they stood about.',
					'The heap grew all afternoon. When {hero} put on a chair, {friend} put on a bed. When {hero} put on a bed, {friend} put on the carpet and the clock. At five it touched the ceiling, and there was no room on top for a bird, not even a small one. “Well,” said {friend}, “that’s tidy.” And the rest of the room was so empty that it echoed.',
				],
				[
					'“And you still haven’t seen my cup?” asked {friend}. “No,” said {hero}. “My ball?” “No,” said {friend}. By now it was a very small no, on both sides. It was the only thing that got smaller.',
					'“And my cup isn’t anywhere?” asked {friend}, for the tenth time. “No,” said {hero}. “And my ball?” “No,” said {friend}. The bigger the heap got, the smaller the no got.',
					'“You haven’t seen my cup since noon?” asked {friend}. “No,” said {hero}. “You haven’t seen my ball?” “No,” said {friend}. It was such a small no that you could hardly hear it.',
				],
				[
					'Then {friend} sat down on the bare floor. “In one hour {elder} will be here,” said {friend}. “{Elder.they} only wants to see that bird. What will I say?” {Friend.they} looked so sad that {hero} felt it too, like a stone, and the stone was getting bigger.',
					'But then {friend} turned quite pale. “In one hour {elder} will be here,” said {friend}. “{Elder.they}’s coming all this way for a bird, and I haven’t got one!” {hero} looked at the floor. There was a lot of floor to look at.',
					'All at once {friend} began to cry. “It’s one hour until {elder} comes,” said {friend}, “and I’ve lost the cup {elder.they} gave me. I always took such care of it!” {hero} thought of the two halves. They had never seemed so far away.',
				],
			],
			choices: [
				{
					say: 'Tell {friend} all of it in one breath',
					sets: ['early'],
					outcome: [
						'“I was looking for my ball and your cup fell and it’s in two and behind the pot!” said {hero}. {friend} did not shout. {Friend.they} only got redder and redder. “Behind the pot?” {friend.they} said. “But your ball’s in the pot! I only wanted to see if you can sit on it.” You can, but only once.',
						'“Your cup’s behind the pot in two halves, and it was me,” said {hero}. There, it was out, and nothing fell down. {friend} looked at the heap, and back at {hero}. “Your ball’s in the pot,” said {friend}, “as flat as a plate. I sat on it. I thought you’d never speak to me again!”',
					],
				},
				{
					say: 'Paint a green bird on a white cup',
					sets: ['painted'],
					outcome: [
						'{hero} found an old white cup, and some green paint, and painted a bird. It looked rather like a pear. “Is that it?” asked {friend}, with hope. “It’s one like it,” said {hero}.',
						'{hero} took a plain white cup, and painted a green bird on it. At first it looked like a shoe. So {hero} painted wings on the shoe. “It might do,” said {friend}, who wanted it to very much.',
					],
				},
				{
					say: 'Say that tea is outside today',
					sets: ['outside'],
					outcome: [
						'“Let’s have tea outside,” said {hero}. “Then nobody will look at the heap, or think about cups.” “But what do we drink from?” asked {friend}. They found a jug and three spoons.',
						'“Outside!” said {hero}. “It’s such a fine day for it.” It was not. But {friend} jumped up at once, and they carried out a jug of tea, and three spoons to drink it with.',
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
						'So both of them had been hiding things all day, at the very same pot! They were about to laugh. But then there was a knock. {elder} was early. {Elder.they} came in, and looked at the heap from the bottom to the top. “Are you moving out?” asked {elder}. “No,” said both of them.',
						'So the two of them had been hiding things all day, at the very same pot! But they had no time to laugh, because somebody knocked. It was {elder}, who was early, in {elder.their} best shawl. {Elder.they} looked up at the heap, and up, and up. “Are you moving out?” asked {elder}. “No,” said both of them.',
					],
					painted: [
						'At six {elder} came in. {Elder.they} looked at the heap from the bottom to the top. “Are you moving out?” asked {elder}. “No,” said both of them. They gave {elder.them} tea in the painted cup, and {elder.they} took a sip. When {elder} put it down, the bird was gone. It was on {elder.their} lip, like a small green mustache. {elder} was too polite to ask.',
						'{elder} came at six, and looked up at the heap. “Are you moving out?” asked {elder}. “We’ve only tidied up,” said {friend}, and gave {elder.them} the painted cup. {elder} held it, and drank, and put it down. Now there was no bird on the cup. There was one on {elder}.',
					],
					else: [
						'At six {elder} came. Through the open door {elder.they} could see the heap, from the bottom to the top. “Are you moving out?” asked {elder}. “No,” said both of them. “We’re having tea outside.” So they sat on the ground, and sipped from spoons. The tea got cold at once, and so did {elder}.',
						'When {elder} came, at six, the two sat outside with a jug. {elder} looked past them, at the heap. “Are you moving out?” asked {elder}. “No,” said {friend}. “Would you like a spoonful of tea?” It was a chilly tea, and it took a very long time.',
					],
				},
				[
					'“Something in there is ticking,” said {elder}. “That’s only the clock,” said {hero}. It was nice to say something true.',
					'“It’s ticking,” said {elder}, and pointed at the heap. “It’s only the clock,” said {hero}. That was true, and it felt so good that {hero} said it again. “It’s only the clock!”',
					'“Why does it tick?” asked {elder}. “There’s a clock in it,” said {hero}, and waited to be asked what else there was.',
				],
				[
					'“And where is my bird?” asked {elder}. {friend} said nothing. “I’ve thought about that cup for so many years,” said {elder}, “and hardly slept.” And now {elder} went red, the way {friend} always did.',
					'“I hoped I’d see the cup with the bird,” said {elder}. Nobody spoke. “There’s something about that cup,” {elder} went on, and looked at {elder.their} lap. “I often think of it at night.” And {elder.they} went red. Why did everybody get so red about a cup?',
					'Then {elder} gave a little cough. “The blue cup,” said {elder}. “Could I see the bird, only for a moment? There’s something I have to look at.” {Elder.they} said it softly, and went red, and did not look at anybody.',
				],
			],
			choices: [
				{
					say: 'Say, “It was me,” out loud',
					sets: ['aloud'],
					outcome: {
						early: [
							'“It was me,” said {hero}. It was not so hard the second time. “I broke your cup.” “And I sat on the ball, or it would never have happened,” said {friend}. They took the heap down together, and there lay the two halves.',
							'“It was me,” said {hero}. “It was both of us,” said {friend}. So they took turns, and told it all. Then {hero} crept in behind the heap, and came out with the two halves.',
						],
						else: [
							'“It was me,” said {hero}. “I looked for my ball, and broke the cup, and hid it behind the pot.” “Behind the pot?” cried {friend}. “But your ball’s in the pot! I sat on it, so I hid it there!” They both looked at that heap. All day they had hidden the very same pot! Then they got out the two halves.',
							'“It was me,” said {hero}. “It fell when I looked for my ball. It’s behind the pot.” It was very quiet. “Your ball wasn’t in its box,” said {friend}, “because I sat on it. It’s in the pot.” All day the two of them had been hiding the same pot! They pulled out the halves, and the flat red ball.',
						],
					},
				},
				{
					say: 'Pull the big pot out of the heap',
					sets: ['more'],
					outcome: {
						early: [
							'{hero} took hold of the pot, at the very bottom, and pulled. CRASH! Down came the beds, the table, and the clock. There lay the blue cup, in nine bits, and beside it a flat red ball. “I broke the cup,” {hero} told {elder}, “and hid it.” “And I sat on the ball and hid that,” said {friend}.',
							'If you pull out what is at the bottom, what is on top comes down. {hero} pulled out the pot. CRASH! Then there was a flat red ball on the floor, and a blue cup in nine bits. “I sat on the ball, and hid it,” {friend} told {elder}. “And I broke the cup,” said {hero}, “and hid that.”',
						],
						else: [
							'{hero} took hold of the pot, at the very bottom, and pulled. “Don’t!” cried {friend}. CRASH! Down came the beds, the table, and the clock. There lay the cup, in nine bits, and beside it a flat red ball. “I broke the cup, and hid it behind the pot,” said {hero}. “And I sat on the ball, and hid it in the pot,” said {friend}.',
							'If you pull out what is at the bottom, what is on top comes down. {hero} pulled out the pot. CRASH! Then there was a flat red ball on the floor, and a blue cup in nine bits. “I sat on your ball,” said {friend}, “so I hid it in the pot.” “I looked for it, and broke your cup,” said {hero}. “So I hid that behind the pot.”',
						],
					},
				},
				{
					say: 'Promise the bird for breakfast, and mend it tonight',
					sets: ['mended'],
					outcome: {
						early: [
							'“You’ll see it at breakfast,” said both at once. So {elder} stayed the night. When it was dark {hero} crept up to the heap with glue, and {friend} came with a patch. Bump! “Who’s there?” asked {hero}. “Nobody,” said a third voice. It was {elder}, with a little brush. So all three took the heap apart, as softly as could be.',
							'“Tomorrow, at breakfast,” said {hero}. So {elder} stayed the night. In the dark {hero} crept out with glue, and {friend} with a patch. But the heap was gone, and by the pot sat {elder}, with a little brush. “I couldn’t sleep,” said {elder}, “so I tidied up. And there was my cup!”',
						],
						else: [
							'“You’ll see it at breakfast,” said {hero}. So {elder} stayed the night. In the dark {hero} crept up to the heap with glue. Bump! “Who’s there?” asked {hero}. “Nobody,” said {friend}, who had a patch for the ball. “I sat on it. It’s in the pot.” “And your cup’s behind the pot,” said {hero}. “I broke it.” Bump! There was one more nobody, and it was {elder}, with a little brush. So all three took the heap apart.',
							'“Tomorrow, at breakfast,” said {hero}. So {elder} stayed the night. In the dark {hero} crept out with glue, and met {friend}, with a patch for the ball. “I sat on it,” whispered {friend}. “It’s in the pot.” “Your cup is behind it,” whispered {hero}. “I broke it.” “Did you?” said a third voice. It was {elder}, with a little brush. So all three took the heap apart.',
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
					'Then {hero} said sorry for the cup, and {friend} said sorry for the ball. “But why didn’t you say so at once?” asked {elder}.',
					'They were so sorry, both of them. “But why didn’t you tell at once?” asked {elder}.',
					'How sorry they both were, and how good it was to say so! “But why didn’t you tell at once?” asked {elder}.',
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
				{
					tried: [
						'“You did try,” said {friend}. “I didn’t let you.”',
						'“And I said, ‘No,’ before you could,” said {friend}.',
					],
				},
				[
					'{elder} nodded, and turned the bird to the light. “Look, there’s an old crack. I broke the cup myself, the day before I gave it to you. So I painted a bird over the crack. Today I wanted to see if it shows.” “You gave me a broken cup?” said {friend}. “I gave you a bird,” said {elder}.',
					'{elder} nodded. “Hold the bird up to the lamp.” There was a thin old line, right under the wings. “I broke it before you ever had it, and painted a bird over the crack. I wanted to see today if it shows.” “So that’s a broken cup!” said {friend}. “With a bird,” said {elder}.',
					'“The telling is the hard part,” said {elder}. “I should know.” {Elder.they} turned over the bit with the bird, and there was an old, thin crack. “I dropped it the day before I gave it to you. So I painted a bird over it, and never dared to tell you.” “But the bird is the best part!” said {friend}.',
				],
				{
					honey: '+ And {elder} looked at the sticky edges. “I tried honey first, too. It slides.”',
					hid: '+ “You hid yours under a bird,” said {hero}. “That’s better than behind a pot.”',
				},
				{
					painted: [
						'So {hero} was not the only one who painted birds! {elder} wiped off the green one.',
						'At last {elder} wiped off the green bird. The old one had stayed on better.',
					],
					outside: [
						'And over that cold tea, {elder} had thought that the two of them knew!',
						'At tea there had only been spoons, so {elder} had thought that they knew!',
					],
				},
				{
					'end-crash': [
						'Nobody can mend nine bits. But the bit with the bird was whole, and went up on the shelf. For the tea they pushed in the top of the flat ball. It was not a bad cup. But you could not play ball with it any more.',
						'The cup could not be mended, and {friend} was sad. But the bit with the bird was whole, and went up on the shelf. Then {hero} pushed in the top of the flat ball. It made a fine red cup, and {elder} drank from that.',
					],
					'end-night': [
						'So all three sat around one lamp till morning. {hero} glued the cup, {friend} patched the ball, and {elder} turned the new crack into a twig for the bird. At breakfast {friend} asked, “Have you seen my cup?” “No,” said the other two, and passed it over.',
						'They worked until it got light, all three, with one lamp. The new crack ran right under the bird’s feet. So {elder} painted it brown, and it was a twig. The cup did not drip, and the ball did not hiss.',
					],
					'end-early': [
						'So {hero} glued the halves, and {elder} painted a second bird over the second crack. “That’s for the two of you,” said {elder}, “because you told.” {friend} put a patch on the ball, and they had tea at last.',
						'When the glue was dry, {elder} painted a second bird over the second crack. “That’s for you two,” said {elder}, “so that the first one has somebody to talk to.” And {friend} put a patch on the ball, in the shape of a bird.',
					],
					else: [
						'They glued the halves together. {elder} took a thin brush, and turned the new crack into a twig for the bird to sit on. And {friend} put a patch on the ball.',
						'{hero} put on the glue, {friend} held the halves, and {elder} painted the new crack brown, with a leaf. Now it was a twig, right under the bird’s feet. They put a patch on the ball, too. And then they had tea at last, and took turns with the cup.',
					],
				},
				{
					'more & sign': [
						'Under the bird they hung a new sign. “BIRD HERE,” it said. “FOR TEA, SEE BALL.”',
						'And {friend} changed the sign. “NO CUP HERE,” it still said. “BUT A BIRD!”',
					],
					sign: [
						'They hung up the sign once more, with one small change. “CUP HERE,” it said. “BALL TOO.”',
						'{friend} wrote a new sign for the shelf. “YES, A CUP,” it said. “PLEASE LOOK.”',
					],
					chest: [
						'Then they pushed back the chest. Somehow, it was not half as heavy now.',
						'It took ages to put the chest back. “Why was it there?” asked {friend}. “No reason,” said {hero}.',
					],
					else: [
						'Then the two friends sat down where they had sat on guard. And this time there was nothing behind them.',
						'After that the two friends sat down on the floor again. This time there was nothing behind them.',
					],
				},
			],
			choices: 'none',
			scene: { at: 'home', with: ['elder', 'friend'], shows: ['ball'], holds: 'cup', pose: 'hold', feeling: 'happy' },
		},
	],
};
