import type { Obstacle } from '../../format.ts';

export const lostProperty: Obstacle = {
	id: 'lost-property',
	alsoIn: [
		'mystery',
		'robot',
		'superhero',
		'musical',
		'circus',
		'cooking',
		'sports',
		'time-travel',
		'science-fiction',
		'space',
	],
	place: {
		the: 'the lost property office',
		at: 'at the lost property office',
		to: 'to the lost property office',
		backdrop: 'workshop',
	},
	people: { mabel: { call: 'Mabel', a: 'a donkey behind a counter', type: 'Donkey', pronoun: 'she' } },
	props: ['basket', 'hat'],
	blocks: [],
	ways: [
		{ id: 'belt', use: 'reach' },
		{ id: 'list', use: 'hear', ally: 'mabel' },
		{ id: 'mitten', use: 'trust', cost: 'time' },
	],
	levels: {
		1: {
			meet: 'The way went in at one door and out at the other. In the room sat Mabel, a donkey. She kept what people had lost. Hats went around on a belt, and there was one red mitten. “Did you lose a thing?” she said. “No? Then you can’t go by. But no one ever comes to look!”',
			ways: [
				{
					say: 'Sit on the belt with the lost hats',
					outcome:
						'The belt went around, and out at the back. So {hero} sat down on it with the hats, and out {hero} went. Mabel had to laugh. “Then everyone can go like that!” she said.',
					later:
						'The people passed the coats up to the front, hand to hand. So {hero} sat as still as a hat, and they passed {hero} up too.',
				},
				{
					say: 'Call out all the lost things',
					outcome:
						'{hero} stood at the door and called out loud. “One sock! One hat! One teddy!” Then people came in. “That’s my sock!” they said. Soon it was all gone. “Now I can shut up shop,” said Mabel. “So everyone can go by.” And she came too.',
					later:
						'“LOST!” called Mabel. “Who has lost a thing?” All the people put their hands in their pockets to look. And so it was still.',
				},
				{
					say: 'Find who lost the red mitten',
					outcome:
						'The red mitten was so small and so lost. So {hero} ran with it from door to door, and asked. There were so many doors! At the last one stood a boy with just one red mitten. How he hugged the other one! “Now everyone may go by,” said Mabel.',
					later:
						'A boy came in with two red mittens. “{hero} went to all the doors,” he said, “just to find me. {hero} is good!”',
				},
			],
		},
		2: {
			meet: [
				'The street was dug up, so the way on went in at the door of the lost property office and out at the back. In between was a counter, and behind it sat Mabel, a donkey. “Have you lost something?” she asked, full of hope. “No? Then I can’t let you by. It’s a rule.” Behind her were shelves and shelves of walking sticks, hats, and [one red mitten|a single red mitten]. “No one has come for anything in nine years,” said Mabel. “I dust them.”',
				'“Have you lost something? Oh, do say yes!” Mabel, a donkey, leaned so far over her counter that her ears hung down in front. The street was dug up, and so the way went in at the door of the lost property office, and out at the back. But there was a rule. Only people who have lost something may go by the counter. “Nobody ever comes for it,” said Mabel. “Not in nine years! They buy new things.” The shelves were full of hats and walking sticks, [and there was one red mitten|and one red mitten lay by itself]. Every day she dusted them, and told them that it would not be long.',
			],
			ways: [
				{
					say: 'Ride along on the moving belt as a lost thing',
					outcome:
						'A belt went around behind the counter with all the lost things on it. {hero} sat down between a tuba and a teddy, bags and all, and did not move. “Nobody has lost you, I hope?” said Mabel. “Not today,” said {hero}, and rode out at the back. Mabel began to laugh. “It goes around for everybody!” she called, and waved with the mitten.',
					later:
						'Bit by bit the crowd shuffled up, like a belt. {hero} got in between two of them, like a lost thing. Shuffle, shuffle. Nobody looks at a lost thing. So it went by everybody, and there was the front.',
				},
				{
					say: 'Read out the whole list at the open door',
					outcome:
						'If nobody came to the things, the things must call. {hero} opened the door and read out the list. “One walking stick, with a duck! One left boot! One set of teeth!” People stopped. People said, “My teeth!” Soon the shelves were bare. “I have nothing to dust,” said Mabel. So she put up the counter for good, looked at the sky, and came along, to see where people lose things.',
					later:
						'Mabel hit the table with her hoof. “LOST PROPERTY!” she called. Everyone felt in their pockets. It went very quiet, and it stayed that way until they had all found their keys.',
				},
				{
					say: 'Take the red mitten and find its owner',
					outcome:
						'It said TIM inside the mitten. {hero} ran from door to door, through nine streets, and it took very long. The last door was opened by a big man with a beard. “I’m Tim,” he said. He looked at the mitten, which just fit on his thumb. “My mother made that,” he said, and had to sit down. When Mabel heard, she took the counter right off, and let everybody by.',
					later:
						'A big man with a beard stood up. He had a red mitten on his thumb. “I lost this when I was five,” he said. “{hero} asked at every door in nine streets, just to bring it back. Somebody like that does not tell fibs.”',
				},
			],
		},
		3: {
			meet: [
				'Both ways around were closed for painting, so {hero} had to go through, in at the lost property office and out by its back door. Between the one and the other was a counter, and behind the counter a donkey named Mabel got to her feet in a hurry. “At last! What have you lost?” “Nothing,” said {hero}. Her ears went down. “Then I can’t let you in,” she said. “It’s for people who have lost something. Nobody has come [for nine years|in nine years]. They lose it, and they say ‘Oh well,’ and buy another one.” There were walking sticks to the ceiling behind her. There was a tuba, going by on a conveyor belt. On a little cushion by itself lay one red mitten, and it was the only thing in there that looked as if it had just been held.',
				'A sign on the door said PUSH, and underneath, in pencil, PLEASE. {hero} pushed. That was the way through, since the street was being painted: in at the lost property office, and out at its back. “Who is it?” cried a donkey behind a counter, and dropped her feather duster. “I mean, what is it? A hat? We’ve four hundred.” Her name was Mabel. When {hero} said that {they} had lost nothing at all, she sat down again. “Then I mustn’t let you by,” she said. “Only people who’ve lost something. I didn’t make the rule, there used to be a crush.” In [nine years|all of nine years] nobody had come. They said ‘Oh well,’ and bought another one. She kept it all very nicely. There was a tuba, and a stuffed pike, going by on a conveyor belt; and on a cushion, apart from the rest, lay one red mitten.',
			],
			ways: [
				{
					say: 'Lie down on the conveyor belt among the lost things',
					outcome:
						'The belt took things without an owner out by a hatch at the back, to be aired. {hero} sat down on it between the tuba and a stuffed pike, with all {their} things. There is not much to it. You hold still, you look a bit forlorn, and you let it take you. “Item nine thousand and four,” said Mabel, ticking a list, and then she saw which item it was. She opened her mouth, and closed it. “Condition: good,” she wrote. The hatch went up, and there was the sky. She left it up, for any other items that there might be.',
					later:
						'At the side people were passing chairs to the front, from hand to hand, since there were not enough. {hero} knew how it is done: hold still, look a bit forlorn, and let it take you. {They} got on a chair. “This one’s heavy,” said somebody in the ninth row. By then {hero} was in the third.',
				},
				{
					say: 'Read the list of lost things aloud in the street',
					outcome:
						'“They don’t come because they don’t know that you’ve got it,” said {hero}. {They} took the list, which was as thick as a loaf, pulled the door open, and read. “One walking stick, duck handle. One trumpet mute. One glass eye, blue.” A cab stopped. A lady dropped her shopping. By “teeth, one set” people were standing all the way down to the tram. Mabel handed things over until her ears shook. At last there was only the mitten on its cushion. She put it in her apron and propped both doors open. She would like to see what it was like out there, she said, where people lost things.',
					later:
						'“LOST!” called Mabel in her counter voice. “In this room! One!” Everybody stopped and felt for what they had brought. You never heard such silence; it was full of pockets. “One chance to hear what {hero} has to say,” said Mabel. “It’ll be claimed now, or it goes on the shelf.”',
				},
				{
					say: 'Borrow the red mitten and look for the hand it belongs to',
					outcome:
						'Inside it, in tiny stitches, was the name Tim. There are a great many Tims. {hero} tried them street by street, and no Tim had lost a mitten. It was the very last door that opened. The man behind it was as broad as a wardrobe, with a gray beard. “Tim?” said {hero}, and held it up. He took it on his palm, where it lay like a strawberry. “I cried for a week,” he said. “I was five. She only had wool for the one pair.” Mabel lifted the counter for good before {hero} had finished telling it. “That’s what it’s for,” she said. “All of it. That’s what it’s for.”',
					later:
						'A man as broad as a wardrobe stood up at the back. “I don’t know what this is about,” he said. “I came because I saw {hero} go in.” He held up one huge thumb. There was something red on it. “It was worth nothing. It was fifty years ago. {They} went to every Tim in the city.” He sat down again, and the bench creaked. “That’s all.”',
				},
			],
		},
		4: {
			meet: [
				'The square had just been closed for painting, and the way around it led through the lost property office: in from the street, past the counter, and out at the back. The counter belonged to a donkey called Mabel, who jumped up so fast that her stool fell over. “What have you lost?” she asked. {hero} had lost nothing, and watched her face go out like a lamp. “Then I’m not allowed to let you in,” said Mabel. “It’s a rule. There used to be such crowds.” But nobody had come [for nine years|since the winter before last]. People did not look for things any more; they bought new ones. Behind her the shelves went up to the roof: walking sticks, violins, a red mitten on a cushion, a wedding dress in a bag; and what was overdue went out through a hatch on a moving belt. She had a feather duster in her apron. “I hold each of them for a minute, every morning,” said Mabel. “They all belonged to somebody, you see. They were on their way home.”',
				'The way led through the lost property office, and in the middle of it stood a donkey in an apron, talking to a rubber boot. “It’s only a bit of rain that you remember,” she was saying. Then she saw {hero}, and went red. Her name was Mabel, and she was in charge. The square had just been closed for painting, so anybody who wanted to get on had to come in here from the street, go past her counter, and leave by the back. But to go past the counter you had to have lost something. It was a rule, from the days when there had been crowds. “They don’t come now,” said Mabel, [and dusted a violin|dusting a violin]. “In nine years there hasn’t been one. They buy it again.” The shelves went up to the roof, and what was overdue went out through a hatch on a moving belt. There was a wedding dress, in a bag, and a red mitten on a cushion. “So I hold each of them for a minute in the morning,” she said. “They were on their way home, you see, every one of them. Somebody ought to mention it to them.”',
			],
			ways: [
				{
					say: 'Lie down on the belt among the lost things',
					outcome:
						'After a year and a day lost things were put on the moving belt, and it carried them out through the hatch into the yard. {hero} sat down on it, behind a tuba. It was strange to be a thing. The shelves went slowly by, and {they} noticed that {they} only had one wish left: that somebody would look up and say, “Ah, there you are.” Mabel was ticking off her list. “One tuba,” she said. “One pike, stuffed.” Then there was a pause. The feather duster came down and brushed {hero} carefully from end to end. “Ah,” said Mabel, and opened the hatch. She left it open, which was as near as she could come to breaking a rule.',
					later:
						'People were handing things over their heads, coats mostly, to be piled up at the front. {hero} remembered Mabel’s belt. {They} leaned back and became a thing. Somebody’s arms took {them} without looking around and passed {them} on, and so did the next, from row to row, because {they} must surely belong to someone up there. Here and there a hand brushed {them} off out of habit. At the front {hero} was put down with the coats.',
				},
				{
					say: 'Read the list of lost things aloud in the street',
					outcome:
						'There were nine thousand things in the register. {hero} opened the doors wide, stood on the stool, and read them out to the street, as fast as an auctioneer. “One walking stick with a duck for a handle! One child’s violin! One ring, engraved ‘Emily’!” Most people walked on. But now and then one of them went a little slower, and slower still, and turned around. When the cab came for the wedding dress, nobody said anything; Mabel held up the bag, and a very old lady put out her arms. In the end there was nothing in the office but shelves. “I thought I would mind,” said Mabel. She hung up the duster, left both doors standing open, looked back once as if she had forgotten something, and came along. It was only that she’d never been anywhere with nothing to look after.',
					later:
						'“Something has been lost in this room,” said Mabel, “within the last hour.” She did not raise her voice; it was just her office voice. They all put their hands in their pockets. They felt about for some time, and it grew very quiet, because each of them was beginning to wonder what it was. “I can only give it back if people listen,” said Mabel. “Nobody has ever found a thing by shouting for it. {hero}, you were going to say something.”',
					as: {
						kind: '{hero} was {trait} and read out all nine thousand. The last was a button.',
					},
				},
				{
					say: 'Take the red mitten, and look for its owner',
					outcome:
						'{hero} chose the smallest thing in there, the red mitten. A name was stitched inside: Tim. In that city there were a great many Tims. {hero} climbed everybody’s stairs, and meant each time that it should be the last, and it took a very long time. At the very last door stood a man with a gray beard who was as wide as the door. He did not say a word. He put out his hand, and on it the mitten looked like a petal. “My mother had wool for one pair,” he said at last. “I told her that I still had both. All that winter I kept one hand in my pocket. I think she knew.” Mabel wanted to hear it twice. Then she took the flap of the counter off its hinges. “So that’s what I was doing it for,” she said.',
					later:
						'A man with a gray beard bent down to get in at the door. Hardly anybody knew him. “Is this about {hero}?” he asked, and went and stood in the middle, with one hand in his pocket. “I lost something when I was five, and I lied about it. {hero} climbed up to every Tim in the city to bring it back. I asked if there was a reward. There wasn’t.” He took the hand out. On his thumb sat a small red mitten. “That’s all I know about {them},” he said. “It’s a good deal.”',
				},
			],
		},
	},
};
