import type { Obstacle } from '../../format.ts';

export const hotelDoor: Obstacle = {
	id: 'hotel-door',
	alsoIn: ['circus', 'musical', 'mystery', 'superhero'],
	place: { the: 'the Grand Hotel', at: 'at the Grand Hotel', to: 'to the Grand Hotel', backdrop: 'city' },
	people: { basil: { call: 'Basil', a: 'a gorilla in a gold coat', type: 'Gorilla', pronoun: 'he' } },
	props: ['door'],
	blocks: [],
	ways: [
		{ id: 'trunk', use: 'reach' },
		{ id: 'bags', use: 'hear', ally: 'basil' },
		{ id: 'towels', use: 'trust', cost: 'time' },
	],
	levels: {
		1: {
			meet: 'The way went in at the Grand Hotel, and out at the back. But at the door stood Basil, in a gold coat. “No bag, no way,” said Basil. “One day a man came with no bag. He left with all our towels!”',
			ways: [
				{
					say: 'Get a box and call it a bag',
					outcome:
						'{hero} got a box. “Is it a bag?” said Basil. “It has a string,” said {hero}. Basil had a look. It did! In went {hero}, box and all.',
					later:
						'But {hero} had the box. {They} got up on it. Now {they was} as tall as a door! And they all made way.',
				},
				{
					say: 'Help Basil with all the bags',
					outcome:
						'So many bags! {hero} took one side, and Basil took one side. Up, up, up, puff. “You do have bags,” said Basil. “You have mine!” And he came too.',
					later: 'Then Basil took a deep breath. “HUSH!” said Basil. It shook the lamps. They all hushed.',
				},
				{
					say: 'Look for the towels',
					outcome:
						'Sniff, sniff. What smelled of soap? There they were, on a line, nine wet towels! The man had washed them. “Oh,” said Basil. “He was nice.” And in went {hero}.',
					later:
						'Then Basil came in. “{hero} got my towels back,” he said. “I say yes to {hero}.” So they all said yes.',
				},
			],
		},
		2: {
			meet: [
				'The street was closed, and the only way on was in at the front of the Grand Hotel and out at the back. But at the door stood Basil, a gorilla in a gold coat. “No luggage, no entry,” said Basil. “Last week I let in [a gentleman|a lady] without a bag. When I shut the door we had forty towels. When I opened it, we had none.”',
			],
			ways: [
				{
					say: 'Tie a string around a box and call it luggage',
					outcome:
						'Behind the baker’s stood an empty egg box. {hero} tied a string around it and came back. “Is that luggage?” asked Basil. “It’s very light luggage,” said {hero}. Basil weighed it in one hand. “I wish they all were,” he said, and bowed, and opened the door.',
					later:
						'But {hero} still had the egg box. {They} climbed up on it, and there {they was}, taller than all the hats. “Luggage coming through!” {they} called, and everybody moved aside. People always do.',
					as: {
						clever: 'It is half the fun of being {trait}.',
						honest: '{hero}, who was {trait}, told him that there were no eggs in it.',
					},
				},
				{
					say: 'Carry in the pile of bags with Basil',
					outcome:
						'Forty-one bags were waiting on the steps, and Basil had only two arms. {hero} took the small ones, and the hatboxes, and the cage. When the last bag was in, so was {hero}. Basil looked, and thought about it. “You do have luggage,” he said. “You have everybody’s.” And he took his break and came along.',
					later:
						'Basil put on his hat. Then he said, in the voice that he kept for taxis, “SILENCE, PLEASE.” A spoon fell down somewhere. Nobody dared to pick it up.',
					as: {
						kind: 'A {trait} pair of {hands} is never in the way.',
						quick: '{hero} was {trait}, and had six of them up before the lift came.',
					},
				},
				{
					say: 'Find out where the forty towels went',
					outcome:
						'Towels smell of soap. {hero} followed the smell down the steps, around the corner, and into the yard. There they hung, forty in a row! And beside them sat a man with red hands. “They were dirty,” he said. “I could not sleep.” Basil hugged him so hard that he squeaked.',
					later:
						'A big gold coat came through the door. “This is the one who found my towels,” said Basil. “And did not call anybody a thief.” They all sat down again. If Basil let somebody in, that was that.',
					as: { clever: 'A {trait} nose is a good thing to have.' },
				},
			],
		},
		3: {
			meet: [
				'Both ends of the street had been dug up, so the only way through was the Grand Hotel: in at the front, past the palms, and out by the kitchen. The trouble was Basil. He was the doorman, a gorilla in a gold coat, and he filled the door the way a cork fills a bottle. “No luggage, no entry,” said Basil. “I used to be easygoing. Then [one night|on the third] I let in a gentleman without so much as a toothbrush. He wished me a good evening. In the morning there wasn’t a towel in the house, all two hundred.” He swallowed. “And it was me that held the door for him.”',
			],
			ways: [
				{
					say: 'Turn an egg crate and a string into luggage',
					outcome:
						'Rules are made of words, so {hero} looked for a word. There was an egg crate behind the bakery, and a bit of string. “Luggage,” {they} said, and set it down. Basil walked all around it. He asked what was in it. “Room,” said {hero}. Something happened in the big face that had not happened for a week; it was nearly a smile. “Sir, madam, whatever it may be,” said Basil, “welcome to the Grand.”',
					later:
						'Nobody makes way for a person, but everybody makes way for luggage. {hero} put the egg crate up in front and walked. “Mind the luggage! Thank you. Mind your backs.” They opened like a zipper, and not one of them asked what was inside.',
					as: { clever: 'It was the kind of idea that gets you called {trait}, or sent home.' },
				},
				{
					say: 'Take the other end of every trunk on the steps',
					outcome:
						'There had been a wedding. Sixty trunks stood on the steps, and Basil had been told to have them up by supper. {hero} took the other end of the first, and then the other end of all the others. One of them barked. By the forty-fourth they had stopped counting, and by the sixtieth they had started singing. Basil wiped his neck with his cap. “No luggage, no entry,” he said. “You’ve carried in the lot. I’m off duty. Where are we going?”',
					later:
						'Basil had a voice for taxis. He very seldom used it indoors. “QUIET IN THE FRONT,” said Basil, “AND QUIET IN THE BACK.” Three windows hummed. A gentleman took off his hat without knowing why. “They’re all yours,” Basil whispered.',
					as: {
						kind: 'Someone {trait} sees two hands and sixty trunks and does the sum.',
						quick: '{hero} was {trait}, but even so {they was} aching in places that had no name.',
					},
				},
				{
					say: 'Find out what a thief wants with two hundred towels',
					outcome:
						'What would anybody do with two hundred towels? {hero} asked at the shops. No one had been offered so much as a washcloth. But the laundry on the corner had sold out of soap. It led {them} down a lane to a yard, and there they were, all two hundred, snow white, on seven lines. “They were gray,” said the gentleman, who was very thin and very clean. “How can a person sleep?” Basil has not stopped shaking his hand yet.',
					later:
						'Then there was somebody in the door, and he filled it. “Two hundred towels,” said Basil. “The whole street told me I’d been robbed by a rogue. {hero} was the only one who asked what for.” He folded his arms. “So I’d listen, if I were you. I hold the door, and I haven’t decided who’s going home.”',
					as: { clever: 'It was the question that did it. {hero} was {trait} about questions.' },
				},
			],
		},
		4: {
			meet: [
				'With the street dug up at both ends there was one way left, which was in through the Grand Hotel and out by its kitchens, and in that way stood Basil. He was a gorilla, and his coat was gold, and he did not so much guard the door as replace it. “No luggage, no entry.” He said it like a man reading out his own sentence. For nineteen years Basil had judged people by their faces and never once been wrong. Then [on the ninth|one evening] he had held the door for a thin gentleman with no bags and a face that he liked, and by morning there had not been a towel left in the building, four hundred, monogrammed. Nobody had blamed him. They had merely given him a rule. “It is a good rule,” said Basil, looking straight ahead. “It means that I need not look at anyone.”',
			],
			ways: [
				{
					say: 'Present an empty crate as luggage, and let him decide what it is',
					outcome:
						'A rule can be kept in many ways, and some of them are jokes. {hero} found a crate behind the bakery, tied it up with string, and placed it in front of him without a word. Basil bent down. He read the side, which said EGGS; he lifted it, and it weighed nothing; and for the first time he raised his eyes and looked at who was holding the string. It was some time before he spoke. “Fragile, I take it,” said Basil. “Extremely,” said {hero}. He carried it in himself, at arm’s length, past the manager.',
					later:
						'{hero} had once seen what a crate can do. {They} held it up before {them}, level, as one carries something that may go off. “Fragile,” {they} said, in Basil’s own voice. “Fragile, thank you. Fragile.” And the same people who would not have moved for a friend, a fire, or the truth drew in their elbows for a box, and let it through to the very front.',
					as: {
						clever: 'It takes someone {trait} to smuggle in nothing whatever.',
						merry: 'It takes someone {trait} to keep so straight a face.',
					},
				},
				{
					say: 'Take the other end of the wedding party’s ninety trunks',
					outcome:
						'A wedding had arrived, with ninety trunks, and the porters had not. {hero} picked up the free end of the first one. They did not discuss it. Around the thirtieth Basil began, in a low voice, to say what was in them, from the weight alone: books, and guilt, and four pairs of shoes that pinched. He had been right for nineteen years, and it is hard to stop. When the last trunk was up he stood on the landing and looked at {hero} for a while, in the old way. “Nothing to declare,” he said, “and you brought in all of this.” He hung up the gold coat and came along in his shirt.',
					later:
						'There is a voice that carries across four lanes and brings down a taxi. Basil had not used it in company before. “LADIES,” he said. “GENTLEMEN.” It was not even loud; it simply left no room. Two hundred people discovered that they were standing up straight. Basil, in his shirtsleeves, turned to {hero} and inclined his head, exactly as if he were opening a door.',
					as: {
						kind: 'It is a {trait} thing to take the other end of something. It is kinder still not to mention it.',
						quiet: 'It suited {hero}, who was {trait}. There are whole conversations that consist of stairs.',
					},
				},
				{
					say: 'Go and find out what anyone could want with four hundred towels',
					outcome:
						'Everybody had asked who. {hero} asked what for. No dealer had been offered a towel with a crown on it. The laundry in the next street, on the other hand, had run out of bluing on the tenth, and its yard led into another yard, and there they hung, four hundred of them, in the sun, whiter than they had been since they were cotton. “I could not sleep in them,” said the thin gentleman humbly. “I was going to bring them back when I had done the sheets.” It had cost several hours. Basil read the monograms one by one. “Then it was not the wrong face,” he said.',
					later:
						'The door at the back was opened by an expert. “Nineteen years,” said Basil, “and then one night I was told that I had been wrong about someone. They all gave me good advice. That one went and looked.” He nodded toward {hero} over all those heads. “I have been studying the face since it came in here. I am prepared to go without a rule.” From Basil it was a reference that people have retired on.',
					as: {
						clever: 'It was no great feat, for somebody {trait}, merely to turn the question around. No one else had.',
					},
				},
			],
		},
	},
};
