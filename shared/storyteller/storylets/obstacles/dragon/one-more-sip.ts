import type { Obstacle } from '../../format.ts';

export const oneMoreSip: Obstacle = {
	id: 'one-more-sip',
	alsoIn: ['fairy-tale', 'fantasy', 'magical-school', 'royal', 'unicorn'],
	place: { the: 'the dragon’s bed', at: 'at the dragon’s bed', to: 'to the dragon’s bed', backdrop: 'mountain' },
	people: {
		osbert: { call: 'King Osbert', a: 'a very small king', type: 'King', pronoun: 'he' },
		mump: { call: 'Mump', a: 'a dragon in bed', type: 'Dragon', pronoun: 'she' },
	},
	props: ['book', 'cup'],
	blocks: ['flies'],
	ways: [
		{ id: 'good-night', use: 'reach' },
		{ id: 'the-end', use: 'hear' },
		{ id: 'look', use: 'trust', ally: 'osbert' },
	],
	levels: {
		1: {
			meet: 'On the road stood a bed, as big as a barn. In it lay Mump, a dragon. “One more sip! One more page!” she said. So King Osbert ran with a cup and a book. He was so small! “She just won’t sleep,” he said. “And till she does, no one may go by.”',
			flies: '“Can’t I fly?” asked {hero}. “If you fly,” said King Osbert, “then she will want to fly too.”',
			ways: [
				{
					say: 'Say good night to each bit of her',
					outcome:
						'“Good night, nose,” said {hero}, and went by it. “Good night, neck. Good night, tum. Good night, tail!” And at the end of the tail, Mump was asleep. “Now everyone can go by!” said King Osbert, very softly.',
					later:
						'“Good night, hat,” said {hero}, and went by. “Good night, coat. Good night, bag.” So the people nodded, and let {hero} by.',
				},
				{
					say: 'Shut the book and say “The End”',
					outcome:
						'{hero} shut the big book. Plop! “THE END,” {hero} said. “Oh,” said Mump. “Then I can sleep.” And her eyes fell shut. So everyone could go by, and King Osbert let {hero} have the book.',
					later: '{hero} shut the big book. Plop! “THE END!” Everyone hushed, because at the end you do not talk.',
				},
				{
					say: 'Look what is under the bed',
					outcome:
						'“I can’t sleep,” said Mump, “because there is a knight under my bed.” So {hero} went under it to look. “There is a sock,” said {hero}. “But there is no knight.” Then Mump slept. So everyone could go by, and King Osbert came along, on his toes.',
					later:
						'“It was dark under that bed,” said King Osbert. “{hero} went and looked, and told us the truth. {hero} will tell you too.”',
				},
			],
		},
		2: {
			meet: [
				'Across the road stood a bed as long as a street, and in it was a dragon with the covers up to her chin. “One more sip,” said Mump. “Yes, dear,” said King Osbert, and ran. He was a very small king, with a cup in one hand and a book in the other. “I said that I would put her to bed, [if she gave up roaring|so that she would not roar],” he panted. “It’s been three days. One more sip, one more page! Nobody may pass. If a thing goes past, she sits up and asks what it was.”',
			],
			flies: '“Can’t I fly?” asked {hero}. “If she sees that,” said King Osbert, “she remembers that she can.”',
			ways: [
				{
					say: 'Say good night to every bit of the dragon in turn',
					outcome:
						'“You forgot to say good night,” said {hero}, and began in front. “Good night, nose. Good night, other nose hole. Good night, chin.” Nobody can stay awake for that. {hero} went along her, and said it to the scales, one by one, and to each claw. At “good night, knees” there was a snore. At “good night, tip of tail” she slept so well that a whole band could have gone by.',
					later:
						'“Good night, hat,” said {hero} to the last row. “Good night, mustache. Good night, pearls.” They blinked, and let their arms hang. {hero} went on up, row by row, quite softly, and everybody leaned a bit to one side.',
					as: {
						careful: '{hero} did not leave out the elbows.',
					},
				},
				{
					say: 'Clap the book shut and say that it is the end',
					outcome:
						'“How does it end?” asked {hero}. Neither of the two knew. Whenever it came near the end, Mump had turned it back. So {hero} took hold of the book, and looked her in the eye, and shut it. CLAP! “The end,” said {hero}. It was so quiet after that, and so nice. “Oh,” said Mump. “That’s what it’s for.” And she slept, whatever went by, even {hero} with the book.',
					later:
						'{hero} lifted the king’s big picture book, opened it wide, and shut it. CLAP! “The end.” Everyone knows what that is. You lie back, and you shut your mouth, and you look at the ceiling for a bit.',
				},
				{
					say: 'Crawl under the bed and see what is there',
					outcome:
						'“It isn’t the water,” said {hero}. “What are you afraid of?” “A knight,” whispered Mump. “Under the bed.” So {hero} crawled in, the whole street of it, and called out what there was. “Dust! A crown! A very old sandwich!” There was no knight. “Did you look behind the slippers?” “I looked.” After that she was asleep in a moment, and the road was open. King Osbert put on the crown, and came along, on tiptoe.',
					later:
						'“I’m a king,” said King Osbert, “and I told her each night that there was nothing there. I never looked. {hero} went in under the bed, and looked behind the slippers.” He took off his crown. “So I’d ask {hero}, and not me.”',
				},
			],
		},
	},
};
