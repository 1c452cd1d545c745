import type { Obstacle } from '../../format.ts';

export const hotelDoor: Obstacle = {
	id: 'hotel-door',
	alsoIn: ['circus', 'musical', 'mystery', 'superhero', 'cooking', 'sports', 'time-travel'],
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
			meet: 'The road went in at a big hotel, and out at the back. At the door, by a heap of bags, stood Basil, a gorilla. “No bag, no way in!” he said. “A man with no bag took all our towels. So now I let in just the ones with bags.”',
			ways: [
				{
					say: 'Get a box and call it a bag',
					outcome:
						'{hero} found a big box and put a string on it. “Is that a bag?” asked Basil. “It has a string,” said {hero}. Basil looked. So it had! “Then it will do,” he said. “Everyone may come in!”',
					later:
						'{hero} put down the box and got up on it. Now {hero} was as tall as Basil! Everyone looked up at {hero}, and made way.',
				},
				{
					say: 'Help Basil with all the bags',
					outcome:
						'Basil had to take all those bags up the stairs. So {hero} took one side and Basil took the other. Up and up they went, puff, puff, puff. “You do have bags,” said Basil. “You have mine!” So now everyone could go in. And Basil came along, to help {hero}.',
					later: 'Basil took a deep breath. “HUSH!” he said, so that the lamps shook. And everyone hushed.',
				},
				{
					say: 'Look for the towels',
					outcome:
						'{hero} went around the house to look. Sniff, sniff! It smelled of soap. There hung the towels, clean and wet! The man had just washed them, to say thank you. It took a long time to take them all in. “I was wrong,” said Basil. “Everyone may come in!”',
					later:
						'In came Basil. “I thought my towels were gone,” he said. “{hero} found them for me. And look how clean they are!”',
				},
			],
		},
		2: {
			meet: [
				'The street was dug up, so the way went in at the front of the Grand Hotel and out at the back. But at the door, beside a pile of bags, stood Basil, a gorilla in a gold coat. “No luggage, no entry,” said Basil. “Last week I let in [a gentleman|a thin gentleman] without a bag. When I shut the door we had forty towels. When I opened it, we had none.”',
			],
			ways: [
				{
					say: 'Tie a string around a box and call it luggage',
					outcome:
						'Behind the baker’s stood an empty egg box. {hero} tied a string around it and came back. “Is that luggage?” asked Basil. “It’s very light luggage,” said {hero}. Basil weighed it in one hand. “I wish they all were,” he said, and bowed, and opened the door for everybody.',
					later:
						'But {hero} still had the egg box, and climbed up on it, and was taller than all the hats. “Luggage coming through!” called {hero}, and everybody moved aside. People always do.',
					as: {
						honest: '{hero} told him that there were no eggs in it.',
					},
				},
				{
					say: 'Carry in the pile of bags with Basil',
					outcome:
						'Forty-one bags were waiting on the steps, and Basil had only two arms. {hero} took the small ones, and the hatboxes, and the cage. When the last bag was in, so was {hero}. Basil looked, and thought about it. “You do have luggage,” he said. “You have everybody’s.” And he left the door open, took his break, and came along, to see where {hero} was going.',
					later:
						'Basil put on his hat. Then he said, in the voice that he kept for taxis, “SILENCE, PLEASE.” A spoon fell down somewhere. Nobody dared to pick it up.',
					as: {
						quick: '{hero} had six of them up before the lift came.',
					},
				},
				{
					say: 'Find out where the forty towels went',
					outcome:
						'Towels smell of soap. {hero} followed the smell down the steps, around a great many corners, and into a yard. There they hung, forty in a row! And beside them sat the gentleman, with red hands. “They were dirty,” he said. “I could not sleep.” They took a long time to carry. Basil hugged the gentleman so hard that he squeaked. Then he opened the door to everybody.',
					later:
						'A big gold coat came through the door. “This is the one who found my towels,” said Basil. “And did not call anybody a thief.” Everybody sat down again. If Basil let somebody in, that was that.',
				},
			],
		},
		3: {
			meet: [
				'Both ends of the street had been dug up, so the way led through the Grand Hotel: in at the front, past the palms, and out by the kitchen. The trouble was Basil. He was the doorman, a gorilla in a gold coat, and behind a wedding party’s sixty trunks he filled the door as a cork fills a bottle. At the bakery next door somebody had put out an egg crate. “No luggage, no entry,” said Basil. “I used to be easygoing. Then [one night|on the third] I let in a gentleman without so much as a toothbrush. He wished me a good evening. In the morning there wasn’t a towel in the house, all two hundred.” He swallowed. “And it was me that held the door for him.”',
			],
			ways: [
				{
					say: 'Turn an egg crate and a string into luggage',
					outcome:
						'Rules are made of words, so {hero} looked for a word. The bakery had no more use for the egg crate, and a bit of string came with it. “Luggage,” said {hero}, and set it down. Basil walked all around it. He asked what was in it. “Room,” said {hero}. Something happened in the big face that had not happened for a week; it was nearly a smile. “Sir, madam, whatever it may be,” said Basil, “welcome to the Grand.” And he hooked the door back, for the whole party.',
					later:
						'Nobody makes way for a person, but everybody makes way for luggage. {hero} put the egg crate up in front and walked. “Mind the luggage! Thank you. Mind your backs.” They opened like a zipper, and not one of them asked what was inside.',
				},
				{
					say: 'Take the other end of every trunk on the steps',
					outcome:
						'Basil had been told to have all sixty trunks upstairs by himself. {hero} took the other end of the first, and then the other end of all the others. One of them barked. By the forty-fourth the two of them had stopped counting, and by the sixtieth they had started singing. Basil wiped his neck with his cap. “No luggage, no entry,” he said. “You’ve carried in all of it.” He hooked the door open. “I’m off duty. Where are we going?”',
					later:
						'Basil had a voice for taxis. He very seldom used it indoors. “QUIET IN THE FRONT,” said Basil, “AND QUIET IN THE BACK.” Three windows hummed. A gentleman took off his hat without knowing why. “They’re all yours,” Basil whispered.',
				},
				{
					say: 'Find out what a thief wants with two hundred towels',
					outcome:
						'What would anybody do with two hundred towels? {hero} asked at the shops. No one had been offered so much as a washcloth. But the laundry on the corner had sold out of soap. That led down a lane to a yard, and there they were, all two hundred, snow white, on seven lines. “They were gray,” said the gentleman beside them, who was very thin and very clean. “How can a person sleep?” Basil shook his hand for some time, and propped the door open with a pile of towels.',
					later:
						'Then there was somebody in the door, and he filled it. “Two hundred towels,” said Basil. “The whole street told me I’d been robbed by a rogue. {hero} was the only one who asked what for, and went and found them.” He folded his arms. “So I’d believe it, if I were you.”',
				},
			],
		},
		4: {
			meet: [
				'The street was dug up at both ends. The way now went in through the Grand Hotel and out through its kitchens, and Basil stood in the door, above a wedding party’s ninety trunks. He was a gorilla in a gold coat, and he filled it. “No luggage, no entry,” he said. For nineteen years Basil had looked at people’s faces and decided who could come in, and he had never been wrong. Then [one evening|one night] he held the door for a thin gentleman with no bags and a nice face. In the morning every towel in the house was gone, four hundred of them. Nobody blamed Basil. They only gave him a rule. “It’s a good rule,” he said, looking straight ahead over {hero}. “I don’t have to look at anyone any more.”',
			],
			ways: [
				{
					say: 'Show him an empty crate, and call it luggage',
					outcome:
						'{hero} found an empty crate behind the bakery, tied it up with string, and put it down in front of Basil without a word. It was luggage, if he wanted it to be. Basil bent down. He read the side, which said EGGS. He lifted it, and it weighed nothing. Then, for the first time, he looked at the face of whoever was holding the string, and he took his time over it. “Fragile, I suppose,” said Basil. “Extremely,” said {hero}. Basil carried it in himself, at arm’s length, past the manager, and let the door stand open behind him for the rest of the party.',
					later:
						'{hero} still had the empty crate that had got {them} into the Grand Hotel. {They} held it out in front, quite level, like something that may go off. “Fragile,” {they} said, in Basil’s voice. “Fragile, thank you. Fragile.” The very people who would not have moved for a friend or a fire pulled in their elbows for a box, and {hero} walked behind it to the front.',
				},
				{
					say: 'Help to carry the wedding party’s trunks',
					outcome:
						'There was nobody to carry the trunks but Basil. {hero} picked up the free end of the first one. Neither of them talked about it. At about the thirtieth trunk Basil began to say what was inside, from the weight alone: books, a bad conscience, four pairs of shoes that pinched. He was always right; he could not help it. When the last one was upstairs he stopped on the landing and looked at {hero} in the old way. “Nothing to declare,” he said, “and you carried all of this.” He hung the gold coat on the open door and came along in his shirt.',
					later:
						'Basil has a voice that can stop a taxi four streets away. He had never used it indoors. “LADIES,” he said. “GENTLEMEN.” It left no room for any other sound. People found that they were standing up straight and could not remember what they had been shouting about. Then Basil, in his shirtsleeves, turned to {hero} and bowed, exactly as if he were opening a door.',
				},
				{
					say: 'Find out who took the towels, and why',
					outcome:
						'Everyone had asked who took the towels. {hero} asked what for. No shop had been offered a towel with a crown on it. But the laundry in the next street had run out of soap on the very next day. Behind it was a yard, and in the yard hung four hundred towels, whiter than they had ever been. “I couldn’t sleep in them,” said the thin gentleman. “They were so gray. I was going to bring them back when I had done the sheets.” It had taken much more time than {hero} had meant to give. Basil read the crowns one by one. “Then I wasn’t wrong about his face,” he said, and opened both halves of the door.',
					later:
						'The door at the back was opened by an expert: Basil had come. “For nineteen years I was right about people,” he said, “and then they told me I had been wrong about one. Everybody had advice. {hero} went and looked, and found my four hundred towels and the man who had washed them.” He pointed across the room. “I have studied that face since {they} came in here. I’d hold the door for it. I don’t need a rule.”',
				},
			],
		},
	},
};
