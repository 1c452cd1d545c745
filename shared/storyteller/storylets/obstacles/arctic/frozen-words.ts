import type { Obstacle } from '../../format.ts';

export const frozenWords: Obstacle = {
	id: 'frozen-words',
	alsoIn: ['fairy-tale', 'fantasy'],
	place: { the: 'the cold pass', at: 'in the cold pass', to: 'to the cold pass', backdrop: 'ice' },
	people: { ulrik: { call: 'Ulrik', a: 'a bear with a shovel', type: 'Bear', pronoun: 'he' } },
	props: ['crystal', 'campfire'],
	blocks: ['flies'],
	ways: [
		{ id: 'pardon', use: 'reach' },
		{ id: 'thaw', use: 'hear' },
		{ id: 'carry', use: 'trust', ally: 'ulrik' },
	],
	levels: {
		1: {
			meet: 'It was so cold here that words froze. Plop! They fell down like ice. A big heap of words lay in the way. “I had a fight with Birgit,” said Ulrik, a bear. “I said all that! It must not melt, or you hear it.” Plop, plop.',
			flies: 'Words hung up there too, like icicles.',
			ways: [
				{
					say: 'Ask for one nice word',
					outcome:
						'“Is there one nice word in the heap?” said {hero}. Ulrik dug and dug. There was one, a big blue one. PARDON ME! And when he had it out, there was a gap. {hero} got in, and got the word too.',
					later:
						'{hero} held the blue word in the warm air. “PARDON ME!” it said, as big as a bear. They all went back.',
				},
				{
					say: 'Make a fire and let it all melt',
					outcome:
						'{hero} made a fire. Drip, drip! “NO! NEVER! YOU! HUSH!” It all came out at once. You could not make out a word. And then it was gone. Just HUSH was left. {hero} took it along.',
					later: '{hero} held the bit of ice in the warm air. “HUSH!” it said, so loud! And they did.',
				},
				{
					say: 'Take the smallest word to Birgit',
					outcome:
						'Far down lay one small word. “Do not look,” said Ulrik. {hero} did not look. {They} ran to Birgit with it. There it went drip, and said, “Come to supper.” And so Birgit did! Ulrik came along, to get a cake.',
					later: '“I gave {hero} my small word,” said Ulrik. “{They} did not look.” And he gave {them} a pat.',
				},
			],
		},
		2: {
			meet: [
				'In the pass it was so cold that words froze. You said “Brr,” and it fell down in front of you, plop, a small blue one. A whole hill of them lay across the way. “Keep back!” said Ulrik, a bear with a shovel. “I had a fight with Birgit, from the other side. [It was about a fence.|It was only about a fence.] I said all that. If anybody goes near, it gets warm, and then you’ll hear it.” He leaned on his shovel. “There’s one in there about her soup.”',
			],
			flies: '“Don’t go over,” said Ulrik. “I shouted some of it. That bit’s still hanging up there.”',
			ways: [
				{
					say: 'Ask Ulrik if there is one polite word in it',
					outcome:
						'“You didn’t say one polite word?” asked {hero}. “I did!” said Ulrik. “At the start. I’m well brought up.” He dug for it like a dog. Left and right flew STUBBORN and MUTTON and GOAT. At the very bottom it lay, as big as a loaf: PARDON ME. He was so proud of it! There was a tunnel now, right through, and {hero} was given the word to take along.',
					later:
						'{hero} set the word down by the lamp. It dripped once. “PARDON ME!” it said, in the voice of a large bear. Everyone jumped aside. They did not know who it was, but they were pardoned already.',
					as: { clever: '{Trait} people know that it starts politely.' },
				},
				{
					say: 'Light a fire and let all of it talk at once',
					outcome:
						'“One word is rude,” said {hero}. “A thousand are only a noise.” {They} lit a fire. Drip, said the heap. Then it all came out together. “NEVERYOURSOUPMYFENCEHUSHGOAT!” On the other side of the pass a window opened. “Did he say something?” called Birgit. “Just weather,” called {hero}. When it was over there was a puddle, and in it one cold lump. It was HUSH. {They} wrapped it up well.',
					later:
						'{hero} unwrapped the lump and put it in the warm. It took a moment. “HUSH!” said a bear who was not there. It came from nowhere, and it came from everywhere, and they did as they were told.',
					as: { bold: 'You have to be {trait}, to set fire to a quarrel.' },
				},
				{
					say: 'Carry the smallest word to Birgit without looking',
					outcome:
						'Under all the big ones lay one that was no bigger than a pea. Ulrik covered it with his paw. “I said that last,” he mumbled. “It fell down before it got there.” {hero} took it in {their} {hands}, and shut {their} eyes, and ran. At Birgit’s door it began to drip. “Stay for supper?” it said, very small. Birgit put on her hat. Ulrik did not have to shovel any more. He came along, whistling ice.',
					later:
						'“I’ve got a big mouth,” said Ulrik, “and you can ask Birgit. But I had one small word, and {hero} carried it. It must have burned like cold does. {They} didn’t open {their} {hands} once to see.” He bowed to {hero}.',
					as: { honest: 'You give small words to {trait} people.' },
				},
			],
		},
		3: {
			meet: [
				'It was the coldest place on the road. “Good day,” said {hero}, and it fell out of the air as ice, a G and a bit of a Y, and broke. In front lay a drift of such words, as high as a house, from one wall of the pass to the other. “Don’t breathe on it!” said a bear named Ulrik, waving a shovel, and his own words clattered about his feet. He’d quarreled with Birgit, who lived on the other side. It was over a fence. It had gone on [all of November|for the whole of November], and there it still was. As long as it was frozen nobody had heard. But if it warmed up, if so much as a mule went by, it would all be said. “I called her soup a swamp,” whispered Ulrik. “I had a cold. I couldn’t even taste it.”',
			],
			flies:
				'“I’d not go over the top,” said Ulrik. “Some of it I shouted. There’s a BLOCKHEAD up there as big as a cow, and it’s loose.”',
			ways: [
				{
					say: 'Ask for the one polite word that it began with',
					outcome:
						'“How did it start?” asked {hero}. “How does anything start? ‘Pardon me,’” said Ulrik. He stopped. “I did say that.” He drove in the shovel. He went through November backward, past the SWAMP, past something long about an uncle, down to where the small talk was. There, quite clean, with frost flowers on it, lay the PARDON ME. He looked at it as if he’d met himself when he was young. Behind him there was a tunnel from one end of the drift to the other. {hero} thanked him, clink, clink. “Take it,” said Ulrik. “It’s the best thing I said all month.”',
					later:
						'{hero} stood the block by the stove. It sweated, and it ticked. Then all at once it was there in the room, in a bear’s best voice, deep, and warm, and very well brought up: “PARDON ME!” People had stepped aside before they’d looked. Nobody could see who it was. So they all took off their hats to {hero}, to be on the safe side.',
					as: { clever: 'The {trait} ask how it started, and not who.' },
				},
				{
					say: 'Light a fire in front of it and thaw it all at once',
					outcome:
						'“If they thaw one by one,” said {hero}, “she’ll hear each of them. So thaw the lot.” The two of them piled up everything that would burn, and the handle of the shovel. For a while there was only dripping. Then November arrived. It came all together, every SWAMP and BLOCKHEAD on top of every other, forward, sideways, and in chorus, like an orchestra falling downstairs. Snow came off the walls. On the far side a shutter opened. “What’s he say?” called Birgit. “No idea!” called {hero}, and it was perfectly true. In the middle of the puddle one word was left over. It was HUSH, and it had been so hard that it hadn’t melted.',
					later:
						'There was a stove, or at any rate there were a great many warm people. {hero} took out the HUSH, and held it up. It dripped once on somebody’s collar. “HUSH!” said a bear, out of thin air. It was a whole November’s worth. They looked under the benches for him. They did it without a sound.',
					as: { bold: 'It’s {trait}, to light a fire under other people’s words.' },
				},
				{
					say: 'Carry the last and smallest word over to Birgit',
					outcome:
						'“And what was the last thing you said?” asked {hero}. Ulrik pretended not to hear. Then he scraped with one claw, low down, at the very edge, where it had only just fallen short. It was about as large as a bean. “You’re not to look,” he said. {hero} took it between both {hands}. It was so cold that it hurt, and {they} ran with it, over the top of SWAMP and down the other side of MULE; and on Birgit’s doorstep it gave out. “Stay to supper?” it said, in a very small voice, at her boots. She was quiet for some time. “It’s dumplings,” said Birgit, and left the door open. Ulrik threw away the shovel. He had to go along the road first, he said, with {hero}, and find some flowers.',
					later:
						'“I’ve said a lot in my life,” said Ulrik, “and I’ve been sorry for a good two-thirds. There was one small word that I’d have liked to get delivered. {hero} took it over the pass with {their} bare {hands}. It can’t have been nice. Anybody would’ve peeked; you’d only have to breathe on it.” He cleared his throat, from habit, to see if anything would fall. “{hero} doesn’t know to this day how it was spelled.”',
					as: { honest: 'Nobody but the {trait} can carry a word and leave it shut.' },
				},
			],
		},
		4: {
			meet: [
				'The pass was so cold that nothing said in it was ever heard. {hero} wished someone a good day, and it dropped to the ground, in pieces, like a saucer. Beyond that point there was no road to be seen. It lay beneath a hill of such pieces, gray, blue, some of them the size of pianos; and a bear was walking up and down before it with a shovel, and a face of the deepest distrust. “Pray do not stand so near it,” said Ulrik. “You are warm.” A Birgit lived at the other end. There had been a matter of a fence; there had followed a November, in the course of which he had told her everything; and it had all fallen short. Nobody knew of it. [It would be spring|It was going to be spring], some time; he lay awake, and heard it coming. “I only wanted her to answer,” said Ulrik. Down at the bottom, where the heap was oldest, there were words in quite another hand, as it were, slighter and rounder. His wife had had a way of talking, while she hung out the wash; he had not always listened at the time; and that, too, he was careful not to thaw.',
			],
			flies:
				'It was no safer overhead. Some of it had been shouted, and had stuck; there was a BLOCKHEAD up there, said Ulrik, that kept him from sleeping.',
			ways: [
				{
					say: 'Ask how it began, and whether that can be found',
					outcome:
						'“It will have begun politely,” said {hero}. “They do.” Ulrik said that he was not a savage. He had said, as he distinctly remembered, “Pardon me.” One could see him begin to want it. He put in the shovel, and went down through the whole of that month against the stream of it; past SWAMP; past a passage concerning an uncle, at which he shut his eyes; into a quieter layer, with remarks on the weather; and there it stood, clear as a lamp. “I had quite a pleasant voice,” said Ulrik, turning it to the light. He had driven a gallery right through the hill, and had not touched the oldest part. {hero} went by that way; one could make out, through the ice, something about pegs. The polite word was to go along. It had been meant, he said, for a neighbor, and anyone might be that.',
					later:
						'{hero} set down the block where there was some warmth. It ticked; a bead ran down it; and then there was in the room, with nobody attached to it, a voice of such good breeding that no one in it had heard the like. “PARDON ME,” it said. The crowd parted. It did so with a kind of gladness; it was as if it had been for this that they had kept on shoving one another, the entire evening, that somebody should ask. {hero} bowed to either side, and went through behind the word.',
				},
				{
					say: 'Set a fire to it, so that no one word can be made out',
					outcome:
						'“You fear that she will hear each of them,” said {hero}. “Let her have them all.” They built the fire of whatever there was; Ulrik gave the shaft of the shovel; but around the oldest corner he first banked up the snow with his own paws. It hissed. Then it was November. It came in one piece, thirty days of it, from the first to the last and from the last to the first, with every insult singing in thirds to every other, and went up between those walls like a cathedral being sick. A shutter was pushed open. “Did he speak?” they heard her call. “Not so that one could understand it,” called {hero}. He was sitting in the water, and looked younger. He felt around beneath him, and drew out the one thing that had been too hard to melt. It said HUSH. He had used it oftenest, it seemed, and never to Birgit.',
					later:
						'{hero} brought out from its wrappings the lump that had been left, and held it over the nearest lamp. One drop fell, and put out somebody’s cigar. “HUSH,” it was said. It was a man’s word, or a bear’s, at the end of his day; it had been said over and over to somebody with her mouth full of pegs; and there was that in it now which had lain on it for years in the dark. They did not ask who. Several looked at the person next to them, as though there were something that they would like to hear her tell.',
				},
				{
					say: 'Take the last word to her, and do not read it',
					outcome:
						'“And how did it end?” asked {hero}. Ulrik had hoped that he would not be asked. It lay at the very rim, where his breath had given out; it was as small as a bean, and a little crooked. “You will not read it,” he said. {hero} shut it in {their} {hands}. The cold of that went in like a nail. There were SWAMP and BLOCKHEAD to be got over, and something about an uncle; upon her step {they} held it out, with {their} face turned away, and heard it give. “Would you stay to supper,” it said to Birgit’s apron, “some time?” She did not say anything. She set another plate. When he had been told of it Ulrik dug no more. He laid his palm to the oldest of the ice, on the side where the pegs were, and left it there until a drop ran; he bent down to it; and what he was told he kept. Then he came along, with his ears up, saying nothing at all.',
					later:
						'“I had it by me since the first frost,” said Ulrik. “It was small. I had said so much else, in front of it, that I did not like to be seen carrying it myself.” He spoke with great care, as one sets down cups. “{hero} took it across for me. It is a thing that burns. A warm thumb would have been enough, and {they} would have known all about me. I asked how it had sounded; and {hero} said that {they} had looked at the door. I have not been listened to like that; and I have not listened so, as I ought to say. Now listen.”',
				},
			],
		},
	},
};
