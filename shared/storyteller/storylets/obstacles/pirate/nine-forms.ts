import type { Obstacle } from '../../format.ts';

export const nineForms: Obstacle = {
	id: 'nine-forms',
	alsoIn: ['arctic', 'historical', 'underwater'],
	place: { the: 'the customs house', at: 'at the customs house', to: 'to the customs house', backdrop: 'library' },
	people: { quill: { call: 'Quill', a: 'a penguin with a stamp', type: 'Penguin', pronoun: 'he' } },
	props: ['scroll', 'quill'],
	blocks: [],
	ways: [
		{ id: 'all-nine', use: 'trust', cost: 'time' },
		{ id: 'go-home', use: 'hear', ally: 'quill' },
		{ id: 'parcel', use: 'reach' },
	],
	levels: {
		1: {
			meet: 'In the way was a gate, with a house. In it sat Quill, a penguin, with a stamp. “To go by you need form one,” said Quill. “For form one you need form two. For form two you need form one.” He looked sad. “I did not make it up.”',
			ways: [
				{
					say: 'Fill in all the forms',
					outcome:
						'{hero} did form one, and form two, and form three. {hero} did them all. It took so long! “All true?” said Quill. “All true,” said {hero}. Stamp! It said GOOD.',
					later: '{hero} held up the form with the stamp. It said GOOD. And Quill does not stamp what is not true.',
				},
				{
					say: 'Tell Quill it is time for bed',
					outcome:
						'“When do you go home?” said {hero}. “When they tell me,” said Quill. “No one told me.” “Go home!” said {hero}. “Oh, thank you,” said Quill. Hop, hop! And he came along.',
					later: 'Then Quill hit the table with his stamp. Bam! Bam! Bam! They all stood in a line, and it was still.',
				},
				{
					say: 'Get in a box and be a parcel',
					outcome:
						'“Is there a form for a parcel?” said {hero}. “No,” said Quill. “A parcel just goes.” So {hero} got in a box. Stamp! And out went the parcel, on the other side.',
					later: '“Parcel! Parcel!” said {hero}. They let a parcel by. They all did, right up to the front.',
				},
			],
		},
		2: {
			meet: [
				'A gate was across the way, and beside it was the customs house. In the window sat Quill, a penguin, with a stamp as big as his head. “To pass, you need form seven,” he said. “For form seven I must see form eight. For form eight I must see form seven.” He sighed. “I know. But the chief told me not to let anyone by, and [he has not come back to say stop|then the chief went home]. That was nine years ago.”',
			],
			ways: [
				{
					say: 'Fill in all nine forms, and fill them in truly',
					outcome:
						'{hero} asked for all nine. There was one for your name, and one for your shoes, and one for what you are afraid of. {hero} wrote down the truth on every one. It took so long that the ink froze. Quill read them all, and wiped his eyes. Stamp! “TRUE,” it said, in red.',
					later:
						'{hero} took out the paper with the red stamp. TRUE, it said. There was not one person there who had ever got that out of Quill. They passed it along, and they all read it, and they all nodded.',
					as: {
						careful: 'Forms are easy if you are {trait}.',
						honest: 'It is quicker if you are {trait}. You need not think anything up.',
					},
				},
				{
					say: 'Tell Quill kindly that he may go home',
					outcome:
						'“Quill,” said {hero}, “I am here to say stop.” The penguin looked up. “Are you the chief?” “No,” said {hero}. “But somebody has to say it. You may go home.” Quill put on his hat. He put out the lamp. “Nine years,” he said. “I wonder if my tea is cold.” He took his stamp, and came along.',
					later:
						'Then Quill stepped up with his stamp. BAM! It went on the table, and it went through the table. “One at a time,” said Quill, “and in a line.” You never saw people so quiet.',
					as: { kind: 'It just took somebody {trait}.', bold: 'It just took somebody {trait}.' },
				},
				{
					say: 'Climb into a crate and be sent as a parcel',
					outcome:
						'“And what about parcels?” asked {hero}. Quill looked it up. “Parcels just go,” he said, surprised. So {hero} sat down in a crate, and Quill stamped {them}, gently, and pushed. Out went the parcel on the other side. THIS WAY UP, it said on top.',
					later:
						'“Parcel!” called {hero}. “This way up!” {They} had the stamp to prove it. And the people lifted {them}, and handed {them} on from row to row, right up to the front.',
					as: {
						clever: 'There is a form for people, but none for someone {trait}.',
						merry: 'It was the {trait} way to travel.',
					},
				},
			],
		},
		3: {
			meet: [
				'A barrier was down across the road. Next to it stood the customs house, and in its window, between two towers of paper, sat a penguin called Quill. “Form seven, please,” said Quill. “No form seven? You can get it from me if you show me form eight. Form eight? Gladly, on presentation of form seven.” He stopped and laid his head on his stamp. “I do hear it, you know,” he said. “I’ve heard it for nine years. The chief said, ‘Let nobody through until I’m back,’ and went to lunch. I suppose [it was a long lunch|there was dessert]. But nobody has ever told me that it’s over.”',
			],
			ways: [
				{
					say: 'Ask for all nine forms and answer every question truly',
					outcome:
						'“Then give me the lot,” said {hero}. There was a form for your name and one for your luggage. Form five asked what you had broken and not told anyone. Form nine only asked: Why? {hero} filled them all in, and it took hours, and form nine took longest. Quill read it standing up. Then he opened a drawer that had never been opened and got out the red ink. “TRUE,” said the stamp. He had only ever used the one that says LATER.',
					later:
						'{hero} unfolded a sheet of paper with a red stamp on it. It went from row to row. “That’s Quill’s,” somebody whispered. “He sent back my grandmother. He sent back the admiral!” There was only one red stamp on the whole coast, and it said TRUE. They gave it back very carefully.',
					as: {
						honest: 'It was lucky that {hero} was {trait}. On form five there was hardly enough room.',
						careful: '{hero} was {trait}, and even filled in the part for office use only.',
					},
				},
				{
					say: 'Tell Quill, in so many words, that he can go home',
					outcome:
						'{hero} looked at the towers of paper, and the cold teapot, and the small bed under the desk. “It’s over,” {they} said. Quill did not move. “Are you authorized?” “No,” said {hero}. “But I’m here, and you’re tired, and lunch is finished.” It was a long moment. Then the barrier went up, all by itself as it seemed. Quill locked the door, unlocked it, and left it open. He took nothing along but the stamp.',
					later:
						'BAM! It was Quill, and the stamp had gone clean through the tabletop. “I have been rude to the public for nine years,” said Quill, “and I am extremely good at it. You will form a line. You will be silent. You will LISTEN.” There was a shuffling of feet. They had formed a line.',
					as: {
						kind: 'All those people had gone by in nine years, and it took one who was {trait}.',
						bold: 'It is {trait} to give orders that aren’t yours to give. It can also be right.',
					},
				},
				{
					say: 'Have yourself packed up and sent through as a parcel',
					outcome:
						'“How do parcels get through?” asked {hero}. Quill opened his mouth, and opened a book. He turned seven pages. “They just go,” he said slowly. “There’s nothing about parcels at all!” So {hero} got into a crate with some straw. Quill wrote FRAGILE on it, stamped it, and carried it around the barrier himself. It was the first thing he had let through in nine years, and he patted the lid.',
					later:
						'The stamp was still on {hero}, a bit smudged. “Parcel!” {they} called out. “Fragile! Pass it along!” People don’t make way for a person, but put a parcel in their hands and they pass it along. {hero} went over the benches flat on {their} back, from row to row, and was signed for at the front.',
					as: {
						clever: 'The {trait} always ask what the rule forgot.',
						merry: 'If you are {trait}, you can enjoy being straw.',
					},
				},
			],
		},
		4: {
			meet: [
				'The barrier was down. In the window of the customs house, between two cliffs of paper, there was a penguin by the name of Quill, who did not look up. “Form seven,” said Quill. “It is issued against form eight. Form eight is issued against form seven.” He delivered it without malice, in the tone in which other people say grace. His chief had gone to lunch, nine years ago, with the words, “Nobody passes until I am back.” It was now tolerably plain that it had been a very good lunch. Behind the window one saw a camp bed, a kettle, and, pinned to the wall, a child’s drawing of a penguin in a boat, with the date. “I do see the flaw in it,” said Quill, whose pen had stopped. “I saw it in the first week. I wrote a memorandum. I am waiting for a reply.”',
			],
			ways: [
				{
					say: 'Request all nine forms, and answer them without evasion',
					outcome:
						'No one had ever asked for all of them. There was a form for the name and one for the goods; the fifth desired to know what one had broken and allowed others to be blamed for; and on the ninth there was nothing at all but the word “Purpose,” and half a page of dots. {hero} wrote. The kettle boiled twice, and the light moved over the wall from the drawing to the door. Quill read through the whole file with a ruler. At the ninth he laid the ruler down. From the back of a drawer he brought out a second stamp, which had never been inked, and breathed on it. “TRUE,” it said. In all those years nothing had come before him that it would have fitted.',
					later:
						'{hero} put a sheet of paper on the table. It bore a red stamp, and it went along the rows, and a kind of hush went with it. There was no family on that coast whom Quill had not turned back: at weddings, at funerals; the admiral, in uniform, twice. None of them had known that there was a red one. “Purpose,” somebody read out, half aloud, and read what was written there, and stopped. It was folded up again as it had been, and handed back from person to person like something hot.',
					as: {
						honest: 'As {hero} was {trait}, the fifth form had to be continued overleaf.',
						careful: 'It is for such a day that one is {trait}. {hero} had even enclosed a diagram.',
					},
				},
				{
					say: 'Tell Quill that nobody is coming, and that he may go',
					outcome:
						'It might have been put more gently, but gently was what had been tried. “He is not coming back,” said {hero}. “You may go home.” The penguin examined this for irregularities. “On whose authority?” “On nobody’s,” {they} said. “Mine. I came by, and saw the bed.” There is a great deal of silence in nine years, and for a while they listened to it. Then Quill took down the drawing, which he rolled up, and put on his cap, which he took off again. He raised the barrier with his own flippers. “He will be seventeen,” he remarked, in the road, of whoever it was that drew penguins. He had kept the stamp. He did not appear to know that he was carrying it.',
					later:
						'The stamp came down on the table like a door in an empty house. “I have had the honor,” said Quill, “of making people wait for nine years, and I am told that I did it to perfection. I should like to do it for one more minute, and for a reason.” He surveyed them, bench by bench, over the top of nothing. Nobody so much as crossed a leg. “Thank you,” said Quill. “You may proceed,” and he stepped aside, for {hero}, as a barrier goes up.',
					as: {
						kind: 'It had wanted no cunning; only someone {trait}, with time to look in at a window.',
						bold: 'To be {trait} is to sign for things that are not addressed to you.',
					},
				},
				{
					say: 'Inquire about parcels, and become one',
					outcome:
						'“And in the case of a parcel?” inquired {hero}. Quill turned to the volume on goods in transit. He turned on. It was a thing worth seeing, how over some forty pages a face that had been shut for years came slowly ajar. “It says nothing,” whispered Quill. “They merely go.” So {hero} was lowered into a crate, with straw. He nailed it down himself, and wrote on it, and could be heard to hesitate, and then to add a word; and he carried it around the end of the barrier in his own flippers, since there was no one to object. On the far side {hero} read the lid. “Fragile,” it said. And underneath, in the neat official hand: “Good luck.”',
					later:
						'No one will stand aside for a person who has come to say something. But let a thing be labeled, and the hand goes out by itself. {hero} lay down, held {their} breath, and was a parcel. “Fragile,” someone read out, by the doors; it was taken up, it was passed along; it traveled over all those heads, the right way up, with small admonitions to be careful, and was set down in front, against signature. {They} opened {their} eyes. It had been a good deal softer than being a person.',
					as: {
						clever: 'Every law is made by someone less {trait} than the person it happens to.',
						merry: 'It had long been suspected that anyone so {trait} would end in a box.',
					},
				},
			],
		},
	},
};
