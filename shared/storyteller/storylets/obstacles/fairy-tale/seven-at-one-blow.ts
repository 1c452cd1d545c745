import type { Obstacle } from '../../format.ts';

export const sevenAtOneBlow: Obstacle = {
	id: 'seven-at-one-blow',
	alsoIn: ['dragon', 'fantasy'],
	place: { the: 'the mountain pass', at: 'at the mountain pass', to: 'to the mountain pass', backdrop: 'mountain' },
	people: {
		bobbin: { call: 'Bobbin', a: 'a mouse with a very wide belt', type: 'Mouse', pronoun: 'he' },
		oona: { call: 'Oona', a: 'a giant with a torn coat', type: 'Giant', pronoun: 'she' },
	},
	props: ['chest', 'button'],
	blocks: ['flies'],
	ways: [
		{ id: 'belt', use: 'hear' },
		{ id: 'needle', use: 'reach' },
		{ id: 'mend', use: 'trust', cost: 'time', ally: 'oona' },
	],
	levels: {
		3: {
			meet: [
				'The pass was stuffed with furniture. There were beds, chests, and a piano, and behind them crouched a mouse in a belt that went around him twice. SEVEN AT ONE BLOW, it said. “Go back!” hissed the mouse, whose name was Bobbin. “There’s a giant on the other side!” {hero} looked through a keyhole. On the other side were boulders, and behind those sat a giant, named Oona, [biting her nails|with her head down]. “There’s a hero over there,” she whispered. “He kills seven at a time. And I’ve only come about my elbow.” There was a hole in her coat that you could have driven a cow through. Bobbin was a tailor. He had sewn that belt after a bad day with some flies.',
			],
			flies:
				'“Don’t fly!” hissed Bobbin. “She’ll throw something! She’s twelve feet tall, and there’s nothing in the air to hide behind!”',
			ways: [
				{
					say: 'Tell Oona exactly what the seven were',
					outcome:
						'{hero} put {their} mouth to the keyhole. “It was flies,” {they} said. “On a jam sandwich.” For a moment it was quiet. Then the mountain began to shake. A snowfield came down, and a second one. It was Oona, and she was laughing. “I thought he meant knights,” said a small voice behind {hero}. “Everybody thought so. I never said they were.” He had gone pink up to the ears. Oona moved her boulders aside with one foot. He gave {hero} the belt; it had always been heavy, he said, and now perhaps he would meet people.',
					later:
						'{hero} held up the belt in both {hands}, like a banner. SEVEN AT ONE BLOW. Those in front read it. They stopped talking, and counted how many they were, and sat closer together. It was read out in a whisper all the way to the back. No one asked seven what. People never do.',
					as: {
						honest: 'Being {trait}, {hero} could not leave the sandwich out.',
						merry: 'You could tell that {hero} was {trait}. Twelve feet of giant were rolling on the ground.',
					},
				},
				{
					say: 'Ask the tailor how a needle gets through',
					outcome:
						'“How does a needle do it?” asked {hero}. Bobbin forgot to be afraid. “It doesn’t push,” he said. “Only fools push. It looks for where the cloth is thin. In, along, out, and always a bit to the side.” So {hero} went through that barricade like a needle: in at a wardrobe, along under the piano, out by a drawer. {They} went through the boulders in the same way. “That’s a backstitch!” came Bobbin’s voice behind {them}. He couldn’t help it. “Keep it small!” And Oona, who had seen something come out of a rock an inch from her boot, said that it was lovely work.',
					later:
						'A crowd is only cloth. {hero} did not push. {They} looked for where it was thin: in behind a feather hat, along under an argument, out beside a pram. In, along, out, and always a bit to the side. When {they} looked back nobody had moved, and {they was} at the other end of the seam.',
					as: {
						careful: 'It’s a fine thing for a {trait} person, a backstitch.',
						clever: 'Ask a tailor, if you are {trait}, and not a hero.',
					},
				},
				{
					say: 'Carry the coat to Bobbin, and carry it back mended',
					outcome:
						'“Give me the coat,” {hero} said to Oona, and to Bobbin, “Here’s some mending.” They would each have liked to ask who for. It took four journeys to get all of it through the keyhole. Bobbin sewed. He sewed by daylight, and he sewed by lamplight, with thread as thick as rope, and never asked whose arm it was that needed such a patch. {hero} took it back, and it was dark, and she put it on. “Oh,” said Oona. It was even. It was warm. “He can’t be all bad,” she said, and put her eye to the keyhole. So did he, on the other side. They both screamed; but only once. She came along, to tell people about it.',
					later:
						'“Feel that,” said Oona. She had to kneel to get her elbow in at the door. “Go on. It’s double-stitched. I sat on that mountain for a year, because I was told of a hero, and he sat there because he’d been told of me. {hero} had the two of us, and didn’t tell either of us anything. {They} just carried.” She drew her arm out with care. “Some people make things bigger. {They} make them fit.”',
					as: {
						kind: 'It takes somebody {trait} to send a coat ahead.',
						quick: 'Four trips through a keyhole is a lot for someone {trait}.',
					},
				},
			],
		},
		4: {
			meet: [
				'The pass had been closed, on the near side, with furniture. Somebody had dragged up there four beds, a number of chests, and a piano; and in the lee of the piano cowered a mouse, around whom there went, twice, a belt. It was embroidered: SEVEN AT ONE BLOW. Nothing on it said seven what. They had been flies, and it had been a sandwich; but Bobbin, who was a tailor, and who for a lifetime had been called “you there,” had been made on the strength of it Warden of the Pass. “There is a giant behind it,” he said, with chattering teeth. “They sent me because of the giant.” There was. She was named Oona, she sat in back of a wall of boulders of her own, with her chin on her knees, and for a year had not dared to stir, having heard about the belt. She had come to ask [about|after] a tailor. Her coat was out at the elbow; and on a thread inside the sleeve, where one would feel it against one’s wrist, was fastened a child’s mitten, the size of a sail.',
			],
			flies:
				'One could not fly over it. They threw things, both of them; with their eyes shut, admittedly, but there was a good deal to throw.',
			ways: [
				{
					say: 'Supply, through the keyhole, the missing noun',
					outcome:
						'“I wonder if you have been told,” said {hero}, to the keyhole of a wardrobe, “what they were the seven of?” She had not. {They} told her. It was so quiet after that, that in the hush one heard a chest lid settle; and then it began, deep in, like an avalanche that is trying to be polite. “Jam?” inquired Oona. Two snowfields came away. The mouse stood there with his face in his paws. “You don’t know what it is,” he said, “to have them all so respectful.” He took it off, which needed two turns. He looked, without it, no smaller, but in better proportion. On the other side the boulders were being lifted away one by one, and set down gently, so as not to startle anybody.',
					later:
						'{hero} shook out the belt. It was some time since it had been read by so many at once. SEVEN AT ONE BLOW; and they, who a moment before had been a mob, became, bench upon bench, a number. One saw them count. It ran to the back as a cold wind does. And as on each occasion since it was stitched, there was no one who asked for the noun; they were all much too intent on not being in a seven.',
					as: {
						honest: 'The {trait} are always the ones to bring up the sandwich.',
						merry: 'It was not to mock. But a thing that is {trait} at heart had better be told with the jam in.',
					},
				},
				{
					say: 'Consult the tailor on how to go through a thing',
					outcome:
						'“You sew,” said {hero}. “So you will know. How does a needle get to the other side?” It was as if one had asked a sea captain, in prison, about the sea. “Not by force,” said Bobbin. “By force you have a hole. There is in every stuff, if it is looked at, some place where it would as soon let you by. You go in at that. You go along with it a little; then you come out, and have been no trouble.” {hero} went in at a wardrobe. {They} went along beneath the piano, among the hammers, and came out by a drawer; and then there were the boulders, and they too were a kind of stuff. “Smaller!” called someone, far behind, who had quite forgotten to keep down. Before {them} rose a large worn boot. “What a nice even hand,” Oona was heard to murmur.',
					later:
						'By force one has a hole. {hero} stood before them all with {their} head on one side, and looked for where it was thin. It was thin at a widow’s elbow. {They} went in by that; along with a dispute about hats, to which {they} agreed; and came out at a perambulator. In, and along, and out. There had been no trouble. An old woman who had sewn all her life felt it pass, and smoothed down her lap, and did not look up until it had got to the hem.',
					as: {
						careful: 'It is for the {trait}. The rest of us break the thread.',
						quiet: 'The {trait} have little else: some thin place, and a good eye for it.',
					},
				},
				{
					say: 'Take the coat from the one to the other, and say nothing',
					outcome:
						'“Let me have the coat,” said {hero}, on the one side; and on the other, “I have here some mending.” It was drawn in through the keyhole by the ell. Bobbin had caught sight of the elbow. He must have known to a foot what size of person goes through her coat in such a place. But it was a rent, and he had a needle; the light went; he asked for a lamp. About the middle of the night he came upon a mitten on a thread, and sat for a while. He sewed it on again, with a loop, so that it should hang a little nearer to the hand. When she had put her arm in, and felt for it, and found it, Oona made no sound. In the morning the furniture was standing along the road as if for a sale. She came with {hero}. She took care, as she walked, of the new elbow.',
					later:
						'As there was no question of her coming in, she put her arm through the door, up to the patch. “It is good work,” said Oona, outside. “You may bring a lamp. He thought that I had come to kill him, when he did that, and I thought the same of him. Both of us had been informed.” “{hero} informed us of nothing. {They} took hold of a coat. I have been afraid for a year of what people say; I should like, for a change, to be guided by what somebody carried.”',
					as: {
						kind: 'It was {trait}; it was also a great weight of tweed.',
						honest: 'People so {trait} can keep silent in two directions at once.',
					},
				},
			],
		},
	},
};
