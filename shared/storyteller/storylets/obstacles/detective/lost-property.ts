import type { Obstacle } from '../../format.ts';

export const lostProperty: Obstacle = {
	id: 'lost-property',
	alsoIn: ['mystery', 'robot', 'superhero'],
	place: {
		the: 'the lost property office',
		at: 'at the lost property office',
		to: 'to the lost property office',
		backdrop: 'workshop',
	},
	people: { mabel: { call: 'Mabel', a: 'a donkey behind a counter', type: 'Donkey', pronoun: 'she' } },
	props: ['umbrella', 'basket', 'hat'],
	blocks: [],
	ways: [
		{ id: 'belt', use: 'reach' },
		{ id: 'list', use: 'hear', ally: 'mabel' },
		{ id: 'mitten', use: 'trust', cost: 'time' },
	],
	levels: {
		1: {
			meet: 'The way went in at one door and out at the back. But there sat Mabel, a donkey. All around her were lost hats and lost socks. “You get by if you lost a thing,” said Mabel. “Did you? No one ever comes.”',
			ways: [
				{
					say: 'Sit on the belt with the lost hats',
					outcome:
						'There was a belt that went around. It had hats on it. {hero} sat down with the hats. Around they went, and out at the back. “One hero,” said Mabel. “Not lost.” She had to laugh.',
					later:
						'So {hero} sat down in a row, as still as a hat. The row moved up, and up, and up. And there was the front!',
				},
				{
					say: 'Call out all the lost things',
					outcome:
						'“One sock!” called {hero} at the door. “One hat! One teddy!” And people came. “My sock! My hat!” Soon it was all gone. “Now I can go too,” said Mabel. And she did.',
					later:
						'“LOST!” called Mabel. “One minute of quiet. Who has it?” They all looked at their hands. No one had it. So they were still.',
				},
				{
					say: 'Find who lost the red mitten',
					outcome:
						'One red mitten was so small. {hero} went from door to door, all day. And there, at the last one, sat a boy with one cold hand. How he hugged it! “You may go by,” said Mabel.',
					later:
						'A boy ran in, with two red mittens. “{hero} came to my door,” he said. “It was for one mitten!” Then they all saw that {hero} was good.',
				},
			],
		},
		2: {
			meet: [
				'There was only one way on, in at the door of the lost property office and out at the back. In between was a counter, and behind it sat Mabel, a donkey. “Have you lost something?” she asked, full of hope. “No? Then I can’t let you by. It’s a rule.” Behind her were shelves and shelves of umbrellas, hats, and [one red mitten|a single red mitten]. “No one has come for anything in nine years,” said Mabel. “I dust them.”',
			],
			ways: [
				{
					say: 'Ride along on the moving belt as a lost thing',
					outcome:
						'A belt went around behind the counter with all the lost things on it. {hero} lay down between a tuba and a teddy, and did not move. “Nobody has lost you, I hope?” said Mabel. “Not today,” said {hero}, and rode out at the back. Mabel waved with the mitten.',
					later:
						'There was a long row of people, all holding on and shuffling up. {hero} got in between two of them, like a thing on a belt. Shuffle, shuffle. Nobody looks at a lost thing. And there was the front.',
					as: {
						merry: 'It was {trait} {hero} who wore the tuba.',
						clever: 'It was a {trait} way to go through a counter.',
					},
				},
				{
					say: 'Read out the whole list at the open door',
					outcome:
						'If nobody came to the things, the things must call. {hero} opened the door and read out the list. “One umbrella, with a duck! One left boot! One set of teeth!” People stopped. People said, “My teeth!” Soon the shelves were bare. “I have nothing to dust,” said Mabel. She looked at the sky, and came along.',
					later:
						'Mabel hit the table with her hoof. “LOST PROPERTY!” she called. Everyone felt in their pockets. It went very quiet, and it stayed that way until they had all found their keys.',
					as: { bold: 'It took a {trait} voice, and it was a long list.' },
				},
				{
					say: 'Take the red mitten and find its owner',
					outcome:
						'It said TIM inside the mitten. {hero} asked at every door in nine streets. It took very long. The last door was opened by a big man with a beard. “I’m Tim,” he said. He looked at the mitten, which just fit on his thumb. “My mother made that,” he said, and had to sit down. When Mabel heard, she took the counter right off.',
					later:
						'A big man with a beard stood up. He had a red mitten on his thumb. “I lost this when I was five,” he said. “{hero} went through nine streets to bring it back. Somebody like that does not tell fibs.”',
					as: {
						kind: 'It was such a small thing to be {trait} about.',
						careful: 'You have to be {trait} to ask at every door.',
					},
				},
			],
		},
		3: {
			meet: [
				'Both ways around were closed for painting, so {hero} had to go through, in at the lost property office and out by its back door. Between the one and the other was a counter, and behind the counter a donkey named Mabel got to her feet in a hurry. “At last! What have you lost?” “Nothing,” said {hero}. Her ears went down. “Then I can’t let you in,” she said. “It’s for people who have lost something. Nobody has come [for nine years|in nine years]. They lose it, and they say ‘Oh well,’ and buy another one.” There were umbrellas to the ceiling behind her. There was a tuba. On a little cushion by itself lay one red mitten, and it was the only thing in there that looked as if it had just been held.',
			],
			ways: [
				{
					say: 'Lie down on the conveyor belt among the lost things',
					outcome:
						'Things without an owner went around on a belt, in at a hatch and out at the back, to be aired. {hero} lay down on it between the tuba and a stuffed pike. There is not much to it. You hold still, you look a bit forlorn, and you let it take you. “Item nine thousand and four,” said Mabel, ticking a list, and then she saw which item it was. She opened her mouth, and closed it. “Condition: good,” she wrote. The hatch went up, and there was the sky.',
					later:
						'At the side people were passing chairs to the front, from hand to hand, since there were not enough. {hero} knew how it is done: hold still, look a bit forlorn, and let it take you. {They} got on a chair. “This one’s heavy,” said somebody in the ninth row. By then {they was} in the third.',
					as: {
						merry: 'It’s a gift to be {trait} and lie still at the same time.',
						clever: 'The {trait} don’t break rules. They travel on them.',
					},
				},
				{
					say: 'Read the list of lost things aloud in the street',
					outcome:
						'“They don’t come because they don’t know that you’ve got it,” said {hero}. {They} took the list, which was as thick as a loaf, pulled the door open, and read. “One umbrella, duck handle. One trumpet mute. One love letter, unopened.” A cab stopped. A lady dropped her shopping. By “teeth, one set” they were standing all the way down to the tram. Mabel handed things over until her ears shook. At last there was only the mitten on its cushion. She put it in her apron, turned the sign to CLOSED, and said that she would like to see what it was like out there, where people lost things.',
					later:
						'“LOST!” called Mabel in her counter voice. “In this room! One!” Two hundred people stopped and patted themselves down. You never saw such silence; it was full of pockets. “One chance to hear what {hero} has to say,” said Mabel. “It’ll be claimed now, or it goes on the shelf.”',
					as: {
						bold: 'To shout about teeth in the open street you have to be {trait}.',
						merry: 'It needed somebody {trait} to do the teeth.',
					},
				},
				{
					say: 'Borrow the red mitten and look for the hand it belongs to',
					outcome:
						'Inside it, in tiny stitches, was the name Tim. There are a great many Tims. {hero} tried them street by street, and no Tim had lost a mitten. It was dark when the last door opened. The man behind it was as broad as a wardrobe, with a gray beard. “Tim?” said {hero}, and held it up. He took it on his palm, where it lay like a strawberry. “I cried for a week,” he said. “I was five. She only had wool for the one pair.” Mabel lifted the counter before {hero} had finished telling it. “That’s what it’s for,” she said. “All of it. That’s what it’s for.”',
					later:
						'A man as broad as a wardrobe stood up at the back. “I don’t know what this is about,” he said. “I came because I saw {hero} go in.” He held up one huge thumb. There was something red on it. “It was worth nothing. It was fifty years ago. {They} went to every Tim in the city.” He sat down again, and the bench creaked. “That’s all.”',
					as: {
						careful: 'There are jobs that come out right only if somebody {trait} does them.',
						kind: 'For a single mitten, you would have to be {trait}, or mad.',
					},
				},
			],
		},
		4: {
			meet: [
				'They were repainting both sides of the square, and one had to go through the lost property office: in from the street, and out, by way of a counter, at the back. The counter was in the keeping of a donkey called Mabel. She rose so fast that her stool fell over. “What is it that you have lost?” {hero} had lost nothing. It was like watching a lamp being carried out of a room. “It is for persons who have,” said Mabel, setting up the stool. “I am not to admit any others. There were so many of them in the beginning.” Nobody had been in [for nine years|since the new year, nine years back]. They no longer looked for things; they got themselves new ones. Behind her it went up to the roof in rows, the umbrellas, the violins, a wedding dress in a bag; and she had a feather duster in her apron. “I do try to hold each of them for a minute,” she said, “of a morning. They were all of them somebody’s, you see, on the way home.”',
			],
			ways: [
				{
					say: 'Join the unclaimed upon their belt, and be conveyed',
					outcome:
						'Whatever had been there for a year and a day was put on a belt, and went by way of a hatch into the yard, to be disposed of. {hero} took {their} place on it, behind a tuba. It is an odd sensation, to be an item. The shelves went by. {They} found that one has very little wish, in that position, to be remarkable; one would merely like to be looked at, in passing, by someone who might say, “Ah.” Mabel was checking them off. “Tuba,” she said. “Pike, stuffed.” There was a pause. A feather duster came down, and was drawn with care across {hero}, from end to end. “Ah,” said Mabel, and let the hatch go up. It was the nearest she could come, {they} afterward supposed, to breaking it.',
					later:
						'They were handing things forward, coats for the most part, over the heads, to be piled up by the wall. {hero} bethought {themself} of the belt. {They} leaned back; it is all a matter of having no destination. Somebody’s arms accepted {them} without turning round. One was passed on with the coats, from row to row, in the general direction of the front, a thing that must surely be somebody’s; and here and there, out of habit, a hand brushed {them} down.',
					as: {
						clever: 'The {trait} always find the one conveyance that has been overlooked. It tends to be humiliating.',
						quiet: 'For the {trait} it was almost a holiday, to be an item.',
					},
				},
				{
					say: 'Read the register out, in the street, to whoever it concerns',
					outcome:
						'There were nine thousand entries in the register, in a beautiful hand. {hero} had the doors put back; {they} stood on the stool, and began. “One umbrella, the handle a duck,” {they} read out over the traffic. “One violin, child’s. One letter, unopened, addressed to an Emily.” People do not stop for a voice in the street. But now and again, in all that stream, there was one who went on for several paces, and slower, and stood still. It was a long time before the cab came for the wedding dress. Neither of them said anything; Mabel held up the bag, and a very old lady held out her arms. Then there was nothing in the place but shelves. “I had thought that I should mind,” said Mabel. She hung up the duster. At the door she turned as if there were something that she had forgotten; and then came out.',
					later:
						'“There has been lost,” said Mabel, “in here, within the last hour,” and she had not raised her voice, it was merely the one in which it is said. There was no person in that room who did not at once feel for something. They felt for a good while. It became remarkably quiet, and some were no longer looking in their pockets. “It can be had back on application,” Mabel said, “if one is listened to. I have never known it to be of any use to shout for it.”',
					as: {
						bold: 'One needs a {trait} sort of voice for it, and one needs not to mind the second hour.',
						kind: 'Only the {trait} would have read out all nine thousand. The last was a button.',
					},
				},
				{
					say: 'Take one red mitten, and look for whose it was',
					outcome:
						'It was the smallest thing in there, a red mitten, on a cushion of its own. There was a name in it, in stitches: Tim. {hero} signed for it. It is a city of many Tims, and {they} did not spare one of them, nor the stairs; it was at the last address of all that a door was opened by a man with a gray beard who filled it from side to side. He did not say anything. He put out his hand, and it lay in that like a petal on a road. “She had the wool for the one pair,” he said finally. “I told her that I still had both. I kept the one hand in my pocket the whole of that winter, and she let me. She must have known.” It was the donkey to whom {hero} had to tell it all, twice. She lifted up the flap. “I never was quite certain,” Mabel said, “what I was doing it for.”',
					later:
						'He had to bend, to come in at the door. He was a stranger to nearly all of them. “It is to do with {hero}?” he asked; and seeing that it was, went and stood in the middle, with his one hand in his pocket. “There was something that I had lost when I was five, and lied about. {They} came up four flights with it. I asked, was there a reward. I mean, had somebody offered one.” He drew out the hand. On the end of the thumb, like a candle flame, sat something red. “I do not know what {they} may have told you here,” he said. “I should take it as you would take this.”',
					as: {
						careful: 'No one but the {trait} would have been so thorough about the Tims.',
						kind: 'One might have said {trait}. One might have said that there was, after all, a name in it.',
					},
				},
			],
		},
	},
};
