import type { Obstacle } from '../../format.ts';

export const doubledDough: Obstacle = {
	id: 'doubled-dough',
	alsoIn: ['circus', 'superhero', 'fairy-tale', 'fantasy', 'historical', 'royal', 'dragon', 'time-travel'],
	place: { the: 'Bakers’ Lane', at: 'in Bakers’ Lane', to: 'to Bakers’ Lane', backdrop: 'town' },
	people: { barm: { call: 'Mr. Barm', a: 'a panda in a floury apron', type: 'Panda', pronoun: 'he' } },
	props: ['book'],
	blocks: ['flies'],
	ways: [
		{ id: 'rise', use: 'reach' },
		{ id: 'punch', use: 'hear' },
		{ id: 'page', use: 'trust', cost: 'time', ally: 'barm' },
	],
	levels: {
		1: {
			meet: 'The way went along a lane. But it was full of dough, up to the roofs! It went blub. “The book says: let it get twice as big,” said Mr. Barm, a panda. “So I did. And then it says it once more! So now no one can get by.” He had a lot of trays.',
			flies: '“What if I fly?” asked {hero}. “It got a duck up there,” said Mr. Barm. “It goes blub, and it has you.”',
			ways: [
				{
					say: 'Sit on a tray and let it lift you',
					outcome:
						'{hero} sat down on a tray on top of the dough. Blub, blub! It got so big that it lifted {hero} up, and over the wall! “There is a tray for everyone!” called Mr. Barm. And he gave {hero} a lump of dough.',
					later:
						'{hero} sat down on the lump of dough. Blub! It got so big that it lifted {hero} up and over to the front.',
				},
				{
					say: 'Hit the dough with a big thump',
					outcome:
						'{hero} ran, and gave the dough a big thump. “Pffff,” said the dough, because all the air came out. Then it was as flat as a rug. Now everyone could walk on it, and Mr. Barm gave {hero} a lump.',
					later: '{hero} gave the lump of dough a thump. “Pffffffff,” it said. Everyone hushed, to hear who that was.',
				},
				{
					say: 'Turn the page and see what is next',
					outcome:
						'{hero} looked in the book. Two pages were stuck with egg, so {hero} rubbed and rubbed. “Then bake it,” said the next page. So the two of them baked it all, tray by tray. It took so long! Then the lane was free, and Mr. Barm came along, with a warm roll.',
					later:
						'“People said that I was silly,” said Mr. Barm. “But {hero} looked in the book with me. {hero} finds out what is true.”',
				},
			],
		},
		2: {
			meet: [
				'Bakers’ Lane was full to the windows, and it was full of dough. Nobody could get through. It was white, and it breathed. At the end of it stood Mr. Barm, a panda in an apron, with a stack of trays and a book. “Leave it until it is twice as big,” he read out. “So I did. And when it was, I [looked in the book again|looked again], to see what comes next. It said to leave it until it is twice as big.” He shut the book. “I always do what it says. That’s baking.”',
			],
			flies: '“What if I fly?” asked {hero}. “It’s warm up there,” said Mr. Barm. “It rises to meet you.”',
			ways: [
				{
					say: 'Sit down on a baking tray and wait for it to rise',
					outcome:
						'{hero} put a baking tray on the dough and sat down on it. Blub. The street went down a little. Blub. There were the windows. There were the gutters, and a surprised cat. It rose until it leaned over the wall, and {hero} slid off on the other side, with a lump of dough on the tray. “It takes people somewhere!” said Mr. Barm. “Trays for everybody!”',
					later:
						'{hero} sat down on Mr. Barm’s lump of dough, in a warm corner. Blub. Blub. It was as big as a pillow, and as a sofa. Up went {hero}, past the chins, and past the hats, and tipped over gently to the front.',
				},
				{
					say: 'Give the dough one good thump in the middle',
					outcome:
						'“What do you do with dough that thinks it is somebody?” asked {hero}. “You knock it down,” said Mr. Barm. “But it’s never been so big.” {hero} took a run. WHUMP! For a moment there was nothing. Then, “Pffffff,” said the dough, from one end of the lane to the other, and sank. You could walk on it. It felt like a bed. Mr. Barm had sighed along with it. And {hero} went across, with a lump of it sticking to {them}.',
					later:
						'{hero} laid Mr. Barm’s lump of dough on the table and gave it a thump. “Pfffff,” it said. It is a sound that makes your own shoulders come down. Everybody sighed, and then they found that they had stopped talking.',
				},
				{
					say: 'Look at the book and try to turn the page',
					outcome:
						'{hero} looked. Page eight said to leave it until it was twice as big. But then came page eleven. Two pages were stuck together, with egg! {hero} held them over the steam until they came apart. “Once,” it said there. “Then bake it.” So the two of them baked, tray after tray, until the lane was empty and everybody had rolls. “You were the first who wanted to see the book,” said Mr. Barm. He came along, with jam.',
					later:
						'“People stood in the lane and told me what they thought,” said Mr. Barm. “{hero} asked to see the book. And then {hero} rolled eight hundred rolls with me, and not one was square.” He put a roll on the table. It was very round.',
					as: {
						honest: '{hero} told him whose egg it must have been: his own.',
					},
				},
			],
		},
		3: {
			meet: [
				'The way led through Bakers’ Lane, and Bakers’ Lane had risen. There was no other word for it. It had begun the day before, as a bowl of dough on a windowsill. By now it reached the upstairs windows and around both corners, white and warm and breathing. Nobody could get through, and a dog was riding on it. Beside it leaned a stack of baking trays, and on a stepladder stood a panda with a cookbook. “‘Leave it until it has doubled in size,’” he read. “So I left it.” Mr. Barm was a careful baker. When it had doubled, he had looked up what came next, and it said to leave it until it had doubled in size. “It’s a good book,” said Mr. Barm. “It was my master’s. ‘Never argue with the book, Barm,’ he said. [But I wish he’d said how often.|I’d just like to know how often.]” Blub, went the lane, and took the sign off the butcher’s.',
			],
			flies:
				'“What if I fly?” asked {hero}. “I wouldn’t fly,” said Mr. Barm. “It rises toward anything warm. It nearly had a pigeon.”',
			ways: [
				{
					say: 'Take a seat on a baking tray, and rise with it',
					outcome:
						'“How soon will it double again?” asked {hero}. “Any minute,” said Mr. Barm. So {hero} laid a baking tray on top of the dough, and sat, and folded {their} {hands}. Blub. The butcher’s window went by, with the butcher in it. Blub. There were the roofs, and a view of the river. It leaned, as tall things do, and set {them} down beyond the last house, so softly that the tray didn’t clank. A lump as big as a fist was still on it. “So that’s what it wanted,” Mr. Barm called over. “It wanted to be a lift!” He had trays for as many as liked.',
					later:
						'{hero} had kept Mr. Barm’s lump of dough cool. Now {they} sat down on it in a warm corner, and waited. Nobody notices a person on a cushion. Blub. It was a hassock. Blub. It was an armchair, and people began to look up instead of down. It rose past a row of hats, and a very tall man; it leaned over, in a friendly way, and let {hero} off in front.',
				},
				{
					say: 'Take a run, and knock the whole thing down',
					outcome:
						'“It’s only air,” said {hero}. “It’s a lane of air with a skin on.” Mr. Barm said that one did knock it down, in the ordinary way, with a fist; but he’d thought of it as rude, at that size. {hero} took a run from the corner, and went for the middle. WHUMP. For a moment it seemed to think about it. Then it let go. “Pffffffff,” said Bakers’ Lane, on and on, through all its windows. The dog came slowly down. Everyone who heard it let out a breath that they’d been holding since Monday, or since they were married. What was left was as high as a mattress. A small lump of it was still stuck to {hero} on the far side, and nobody wanted it back.',
					later:
						'{hero} still had a lump of Mr. Barm’s dough, and put it on the table, where it had room to rise, and knocked it down with a thump. “Pffffff,” it said. It isn’t loud. But nobody can hear that sound and keep their own shoulders up. It went along the rows like a yawn: they breathed out, and out, and when they’d finished there was nothing left in them to shout with.',
				},
				{
					say: 'Ask to see the book, and count its pages',
					outcome:
						'{hero} climbed up the ladder and looked over Mr. Barm’s arm. The recipe was on page thirty-six. It ended, “until it has doubled in size,” with a comma. The page next to it was thirty-nine. “There’s a comma,” said {hero}. Mr. Barm held the book up to the light. Two leaves had been stuck together, with egg, for years. When they had been steamed apart, it said, in brown ink, “but only once, Barm; then bake it.” He read that several times. “He knew me,” said Mr. Barm. There were five tons of dough. The two of them rolled and baked as fast as they could, and handed out rolls from a wheelbarrow. The last of it was a plait with three strands, and Mr. Barm brought it along, under his arm.',
					later:
						'“People have stood in my lane and shouted that I was a fool,” said Mr. Barm. He laid the plait on the table. “I knew that. It doesn’t help. {hero} said, ‘There’s a comma.’ If you’ve somebody who will read a thing to its end before talking about it…” He was stuck, and looked for the place. “Then listen to them,” said Mr. Barm.',
				},
			],
		},
		4: {
			meet: [
				'The road went through Bakers’ Lane, and Bakers’ Lane was full of dough. It had started four days ago in a bowl on a windowsill. Until today one could squeeze by. Now it was as high as the second floor, pale and warm and slowly breathing, and it had swallowed a cart, a barber’s pole, and a cousin, who was comfortable. In front of it, beside a stack of baking trays, stood a panda in an apron, on a stepladder, reading. “‘Leave it until it has doubled in size,’” read Mr. Barm. He had left it, and it had doubled. Then he had looked in the book to see what came next, and the book said: leave it until it has doubled in size. “I know how it looks,” said Mr. Barm. “But I’ve seen what becomes of bakers who [have ideas|know better].” The book had belonged to his master, who had taught him one thing: never argue with the book. There was egg on the page. It was his master’s egg, from the last breakfast but one, and he had never wiped it off.',
			],
			flies:
				'“What if I fly?” asked {hero}. The dough rose toward anything warm, said Mr. Barm. There had been a pigeon, and it had been close.',
			ways: [
				{
					say: 'Sit on a tray, and rise with the dough',
					outcome:
						'Everyone else had gone at it with shovels. {hero} put a baking tray on the dough, sat down on it, and waited. Blub. You felt it in your stomach more than you heard it. The shop signs sank away; a lady on the second floor, who was watering a fern, went slowly by and nodded. Then came the bright air above the roofs. For a moment the dough stood still up there. It bent forward, like something very tall that has been asked a question by a child, and set {hero} down in the next street, with a lump of dough still on the tray. “And I thought it was in the way!” called Mr. Barm, and began to hand out trays.',
					later:
						'{hero} had kept Mr. Barm’s lump of dough cool. Now {they} found a warm corner, and sat down on it. At first it was a cushion. Then it was a mattress, and the people on both sides had to lean away. It pushed nobody. It only doubled, and doubled again. By the time anyone thought of protesting, {hero} was higher than the hats. There the dough bent forward, as it had done in Bakers’ Lane, and put {them} down right at the front.',
					as: {
						careful: '{hero} was {trait}, and sat exactly in the middle.',
					},
				},
				{
					say: 'Take a long run, and knock the dough down',
					outcome:
						'“You’re supposed to knock the air out of it,” Mr. Barm admitted. “But it’s so much bigger than me now.” {hero} walked back to the corner, to have a good run, and went for it. It was like running into a very large sofa. For a moment nothing happened. Then the dough went “pffff” out of every door and window in the lane, and sank, because for four days it had been holding up more than it could bear. People breathed out with it. Two neighbors, who had not spoken since Easter, did it at the same moment and looked at each other. The cousin sat up and asked if it was over. {hero} walked across. A piece as big as an egg had stuck to {them}, and nobody asked for it back.',
					later:
						'{hero} put the bit of dough from Bakers’ Lane on the table and hit it. “Pffff,” it said. It was not loud. But there is nobody who is not holding something up, and they had all been doing it for hours. A colonel went “pffff.” The lady beside him did it too, and then it ran through all the rows, right out into the passage. When it was over nobody had any breath left to talk with.',
				},
				{
					say: 'Ask for the book, and turn the page',
					outcome:
						'“May I see the book?” asked {hero}. Everyone in the street had told Mr. Barm what to do, and nobody had asked him that. Page thirty-six ended at a comma. The page opposite was page thirty-nine. The two of them held the book over the kettle until the egg came loose and the two pages parted. “But only once, Barm,” it said on the next line, “and then for pity’s sake bake it.” Mr. Barm ran his thumb along the edge. “He must have turned the page,” he said, “and put down his cup on it.” They pulled out the cousin and baked the rest, all five tons of it, and it took until the last neighbor had had enough. You could see the paving stones again. Then he took the book under his arm and came along with {hero}. He was reading it from the beginning.',
					later:
						'“My whole street called me a fool,” said Mr. Barm, “and they were right, but it was no help.” He opened the book and showed the stain to the front row. “{hero} didn’t tell me that I was wrong. {They} asked what came next. And it was there! It had been there for years, under my breakfast. I trust somebody who reads to the end. So don’t you stop at the comma. Hear {them} out.”',
				},
			],
		},
	},
};
