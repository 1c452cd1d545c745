import type { Obstacle } from '../../format.ts';

export const doubledDough: Obstacle = {
	id: 'doubled-dough',
	alsoIn: ['musical', 'superhero', 'sports', 'circus'],
	place: { the: 'Bakers’ Lane', at: 'in Bakers’ Lane', to: 'to Bakers’ Lane', backdrop: 'town' },
	people: { barm: { call: 'Mr. Barm', a: 'a panda in a floury apron', type: 'Panda', pronoun: 'he' } },
	props: ['book'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'rise', use: 'reach' },
		{ id: 'punch', use: 'hear' },
		{ id: 'page', use: 'trust', cost: 'time', ally: 'barm' },
	],
	levels: {
		1: {
			meet: 'The lane was full, and it was full of dough! It went blub. Mr. Barm, a panda, had a tray and a book. “It says, let it get two times as big. I did! Now look in the book. It says, let it get two times as big!”',
			flies: '“Do not fly,” said Mr. Barm. “It will come up to get you.”',
			swims: '“You can not swim in dough,” said Mr. Barm. “I did try.”',
			ways: [
				{
					say: 'Sit on a tray and let it lift you',
					outcome:
						'{hero} sat on a tray, on the dough. Blub, blub! It got big. Up went {hero}, and up, and over the wall! “Take a lump,” said Mr. Barm. “I have more.”',
					later:
						'{hero} sat on the lump of dough. Blub! It got big. It got so big that {hero} went up and over them all.',
				},
				{
					say: 'Hit the dough with a big thump',
					outcome:
						'Thump! went {hero}. “Pffff,” said the dough, so long and so low. It got flat. It lay in the lane like a rug. “Oh, I feel better too,” said Mr. Barm. He gave {hero} a lump.',
					later: '{hero} put the lump down. Thump! “Pffff,” it said. And then they all said “pffff,” and were still.',
				},
				{
					say: 'Turn the page and see what is next',
					outcome:
						'The page did not turn. There was egg on it! {hero} rubbed and rubbed. “Then you bake it,” said the page. So they baked and baked, ever so long. And Mr. Barm came along with a bun.',
					later:
						'Up got Mr. Barm. “All of them said I was silly,” he said. “{hero} looked in the book. {hero} looks first.”',
				},
			],
		},
		2: {
			meet: [
				'Bakers’ Lane was full to the windows, and it was full of dough. It was white, and it breathed. At the end of it stood Mr. Barm, a panda in an apron, with a tray and a book. “Leave it until it is twice as big,” he read out. “So I did. And when it was, I [looked in the book again|looked again], to see what comes next. It said to leave it until it is twice as big.” He shut the book. “I always do what it says. That’s baking.”',
			],
			flies: '“And don’t fly over,” said Mr. Barm. “It’s warm up there. It rises to you.”',
			swims: '“Swimming is no good,” said Mr. Barm. “I have a cousin in there somewhere. He’s fine. He sings.”',
			ways: [
				{
					say: 'Sit down on a baking tray and wait for it to rise',
					outcome:
						'{hero} put a baking tray on the dough and sat down on it. Blub. The street went down a little. Blub. There were the windows. There were the gutters, and a surprised cat. It rose until it leaned over the wall, and {hero} slid off on the other side. “That’s the first time it took somebody anywhere,” said Mr. Barm. And he cut off a lump for {hero}.',
					later:
						'{hero} sat down on the lump of dough, in a warm corner. Blub. Blub. It was as big as a pillow, and as a sofa. Up went {hero}, past the chins, and past the hats, and tipped over gently to the front.',
					as: { careful: 'You only have to be {trait}, and sit straight.' },
				},
				{
					say: 'Give the dough one good thump in the middle',
					outcome:
						'“What do you do with dough that thinks it is somebody?” asked {hero}. “You knock it down,” said Mr. Barm. “But it’s never been so big.” {hero} took a run. WHUMP! For a moment there was nothing. Then, “Pffffff,” it said, from one end of the lane to the other, and sank. You could walk on it. It felt like a bed. Mr. Barm had sighed along with it, and {hero} got a lump of it, for later.',
					later:
						'{hero} laid the lump of dough on the table and gave it a thump. “Pfffff,” it said. It is a sound that makes your own shoulders come down. All of them sighed, and then they found that they had stopped.',
					as: {
						quick: 'It has to be somebody {trait} for the run.',
						bold: '{hero} was {trait}, and did not ask it first.',
					},
				},
				{
					say: 'Look at the book and try to turn the page',
					outcome:
						'{hero} looked. Page eight said to leave it until it was twice as big. But then came page eleven. Two pages were stuck together, with egg! They held them over the steam until they came apart. “Once,” it said there. “Then bake it.” They baked for ages, and all the town got rolls. “Nobody else wanted to see the book,” said Mr. Barm. He came along, with jam.',
					later:
						'“They all stood in the lane and told me what they thought,” said Mr. Barm. “{hero} asked to see the book. And then {they} rolled eight hundred rolls with me, and not one was square.” He put a roll on the table. It was very round.',
					as: {
						clever: 'It was a {trait} thing, to count the pages.',
						honest: 'Being {trait}, {hero} told him whose egg it was.',
					},
				},
			],
		},
		3: {
			meet: [
				'Bakers’ Lane had risen. There was no other word for it. It had begun as a bowl on a windowsill, and by now it reached the upstairs windows, white and warm and breathing, and a dog was riding on it. Beside it leaned a stack of baking trays, and on a stepladder stood a panda with a cookbook. “‘Leave it until it has doubled in size,’” he read. “So I left it.” Mr. Barm was a careful baker. When it had doubled, he had looked up what came next, and it said to leave it until it had doubled in size. “It’s a good book,” said Mr. Barm. “It was my master’s. ‘Never argue with the book, Barm,’ he said. [But I wish he’d said how often.|I’d just like to know how often.]” Blub, went the lane, and took the sign off the butcher’s.',
			],
			flies: '“I wouldn’t fly,” said Mr. Barm. “It rises toward anything warm. It nearly had a pigeon.”',
			swims:
				'“You can’t swim in it, either,” said Mr. Barm. “You just stay where you are, with your arms out, looking foolish. I was there an hour.”',
			ways: [
				{
					say: 'Take a seat on a baking tray, and rise with it',
					outcome:
						'“How soon will it double again?” asked {hero}. “Any minute,” said Mr. Barm. So {hero} laid a baking tray on top of it, and sat, and folded {their} {hands}. Blub. The butcher’s window went by, with the butcher in it. Blub. There were the roofs, and a view of the river. It leaned, as tall things do, and set {them} down on the next street, so softly that the tray didn’t clank. “So that’s what it wanted,” Mr. Barm called over. “It wanted to be a lift!” He threw {hero} a lump as big as a fist, in a cloth, and said not to let it get warm until it was wanted.',
					later:
						'{hero} unwrapped the lump of dough, sat down on it in a warm corner, and waited. Nobody notices a person on a cushion. Blub. It was a hassock. Blub. It was an armchair, and people began to look up instead of down. It rose past a row of hats, and a very tall man; it leaned over, in a friendly way, and let {hero} off in front.',
					as: {
						careful: 'The {trait} do well on dough. One mustn’t fidget.',
						dreamy:
							'It was like going up in the world, thought {hero}, who was {trait}, without having to do anything.',
					},
				},
				{
					say: 'Take a run, and knock the whole thing down',
					outcome:
						'“It’s only air,” said {hero}. “It’s a lane of air with a skin on.” Mr. Barm said that one did knock it down, in the ordinary way, with a fist; but he’d thought of it as rude, at that size. {hero} took a run from the corner and threw {themself} at the middle. WHUMP. For a moment it seemed to think about it. Then it let go. “Pffffffff,” said Bakers’ Lane, on and on, through all its windows. The dog came slowly down. Everyone who heard it let out a breath that they’d been holding since Monday, or since they were married. What was left was as high as a mattress. Mr. Barm gave {hero} a small lump of it, on the far side, in case anyone else should need to.',
					later:
						'{hero} put the lump of dough on the table, lifted one {hand}, and knocked it down. “Pffffff,” it said. It isn’t loud. But nobody can hear that sound and keep their own shoulders up. It went along the rows like a yawn: they breathed out, and out, and when they’d finished there was nothing left in them to shout with.',
					as: {
						bold: 'It was a job for somebody {trait} with nothing against flour.',
						quick: 'It’s mostly run-up, for the {trait}.',
					},
				},
				{
					say: 'Ask to see the book, and count its pages',
					outcome:
						'{hero} climbed up the ladder and looked over Mr. Barm’s arm. The recipe was on page thirty-six. It ended, “until it has doubled in size,” with a comma. The page next to it was thirty-nine. “There’s a comma,” said {hero}. They held it up to the light. Two leaves were stuck together, with egg, years ago; and when they had steamed them apart, it said, in brown ink, “but only once, Barm; then bake it.” He read that several times. “He knew me,” said Mr. Barm. There were five tons of it. They rolled and baked till late, and handed out rolls from a wheelbarrow, and the last of it was a plait with three strands, and he brought that along with him, under his arm.',
					later:
						'“People have stood in my lane and shouted that I was a fool,” said Mr. Barm. He laid the plait on the table. “I knew that. It doesn’t help. {hero} said, ‘There’s a comma.’ If you’ve somebody who will read a thing to its end before talking about it…” He was stuck, and looked for the place. “Then leave it at that,” said Mr. Barm, “but only once.”',
					as: {
						clever: 'It took someone {trait}, to be worried by a comma.',
						honest: 'Somebody {trait} will ask to see the book, even if it’s quicker to be right without it.',
					},
				},
			],
		},
		4: {
			meet: [
				'Bakers’ Lane had been rising for four days. It had started in a bowl, upon a sill; now it stood level with the second floor, pale, warm, and faintly breathing, and had taken in a cart, a barber’s pole, and, without any ill will, a cousin. Before it, on a stepladder, with his trays about him, a panda in an apron was reading. “‘Leave it until it has doubled in size,’” said Mr. Barm. He had left it. It had doubled; and when he turned to the book to learn what was to be done next, the book had told him. “I know how it looks,” said Mr. Barm. “But I have seen what becomes of bakers who begin to [have opinions|improve on things].” His old master, whose book it had been, had got the whole of his teaching into five words, which were, “Never argue with the book.” The yolk down the edge of that page was from a breakfast. They had been laughing at something. It was the last at which there had been two cups.',
			],
			flies:
				'He would be sorry to see anyone fly over it. It went up toward whatever was warm; there had been a pigeon, and it had been a near thing.',
			swims:
				'It had also been tried as a body of water. One did not sink in it, he said, and one did not get on; it was a good deal like being advised.',
			ways: [
				{
					say: 'Place a tray upon it, and let it do what it does',
					outcome:
						'Everybody had gone at it with shovels. {hero} laid a baking tray on the slope of it, sat down, and asked what the time was. “It is just on the hour,” said Mr. Barm. “It likes the hour.” Blub. One heard it rather with one’s stomach than with one’s ears. The shop signs withdrew; a lady on the first floor, who was watering a fern, went slowly by, and inclined her head; and then there was that light which is kept for the tops of houses. It hesitated up there. It bent forward, like something very tall that has been asked a question by a child; and {hero} was in the next street. “I had always taken it to be in the way,” Mr. Barm called over, and sent a piece of it across the wall in a cloth. It was to be kept cool, he said, until it was needed, like most of what goes up.',
					later:
						'{hero} found a warm corner, unwrapped the cloth, and sat down. There was nothing to see. There was somebody on a cushion. Then there was somebody on a bolster, and those on either side had to lean away a little. It made no claim on anyone; it only doubled. By the time that it could be called an outrage {hero} was above the hats; and there it bowed, as its mother had bowed over the wall, and set down what it had to set down.',
					as: {
						careful: 'If they had seen how {trait} {hero} was, they would have known that it could only go up.',
						dreamy: '{hero} had been called {trait} at school for less, and by people who got no higher.',
					},
				},
				{
					say: 'Take a long run, and knock the air out of it',
					outcome:
						'“One knocks it down,” Mr. Barm admitted. “With the fist; in the bowl. But there comes a size at which one is shy of it.” {hero} walked back as far as the corner, to have the distance, and ran. It received {them} like an aunt. There was a pause, in which the lane appeared to review its position. And then it gave way. “Pffff,” it said, out of every door and cellar grating; it was the sound of something that has for four days been bigger than it knew how to be. At the windows they stood with their eyes shut. A couple who had not spoken since Easter breathed out at one and the same time, and looked at each other. The cousin sat up in the middle and asked if it was over. Mr. Barm pinched off a bit the size of an egg for {hero}. He had not known, he said, that one was allowed.',
					later:
						'{hero} set the little round of dough upon the table, and brought down one {hand}. “Pffff.” It was a modest sound. But there is not one of us who has not been holding something up; it found them out, one row after another; a colonel was heard to do it, and the lady next to him, and then it ran along the walls and out into the passage. When it was over they were all about an inch shorter. Nobody any longer had the breath to be right.',
					as: {
						bold: 'It was {trait} of {hero}, and it left a mark, in the shape of {hero}, that was shown to visitors.',
						quick: 'One could see at the corner that {they was} {trait}; one could not see it for long.',
					},
				},
				{
					say: 'Ask for the book, and read on',
					outcome:
						'“May I see?” said {hero}. Mr. Barm had been offered by then, he remarked, the opinion of the entire street, and the mayor’s; but not that. Page thirty-six broke off at a comma. It was faced by page thirty-nine. They looked at the comma together. Then they held the leaf in the steam of the kettle, where it thought things over, and came apart with a small dry kiss, along the yolk. “But once only, Barm,” it went on, “and then for pity’s sake bake it.” He did not say anything. He ran his thumb down the edge. “He was sitting there when he wrote it,” said Mr. Barm. “He must have turned the page, and put his cup down.” It was five tons, and they baked it; the lamps were lit before the last of the rolls had gone; one would not have thought that so many people had been hungry. He washed, and came too, with the book under his arm. He had begun to read it from the front.',
					later:
						'“I have been called a fool,” said Mr. Barm, “in my own lane, from all its windows. They were right. I should like you to note that I could not make any use of it.” He opened the book at the place, and held it so that those in front could see the stain. “{hero} did not tell me that I was wrong. {They} asked what came next. It was there; it had been there for thirteen years, with my breakfast on it. I would believe somebody who reads to the end. There are more of us, I notice, who stop at the comma.”',
					as: {
						clever: 'The {trait} are generally supposed to see the answer. What {hero} had seen was a comma.',
						honest: 'It is the {trait} who look it up, at the cost of having been right already.',
					},
				},
			],
		},
	},
};
