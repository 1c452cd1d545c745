import type { Obstacle } from '../../format.ts';

export const frozenWords: Obstacle = {
	id: 'frozen-words',
	alsoIn: ['fairy-tale', 'fantasy', 'mythology', 'unicorn'],
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
			meet: 'The way went up between two rocks. It was so cold there that words froze. Plop! They fell down, and a big heap of them lay in the way. “I had a fight with my friend Birgit over there,” said Ulrik, a bear. “I said all that! So keep off! If it melts, she will hear it.”',
			flies: '“I could fly,” said {hero}. But some words had got stuck up there too, with long sharp ends.',
			ways: [
				{
					say: 'Ask for one nice word',
					outcome:
						'“Did you say one nice word too?” asked {hero}. So Ulrik dug and dug, and there it was, big and blue. PARDON ME! And where he had dug, you could go right through. “You take it,” he said to {hero}. “You found it.”',
					later:
						'{hero} held up the blue word, and it melted. “PARDON ME!” it said, as big as a bear. So everyone made way.',
				},
				{
					say: 'Make a fire and let it all melt',
					outcome:
						'{hero} made a fire, and all the words melted at once. “NO! NEVER! YOU! HUSH!” It was so loud that no one could make out one word. So Birgit could not be sad. And the way was free! Just one HUSH was left, and {hero} took it along.',
					later:
						'{hero} held the bit of ice in the warm air, and it melted. “HUSH!” it said, as loud as a bear. And everyone did.',
				},
				{
					say: 'Take the smallest word to Birgit',
					outcome:
						'“My last word is so small,” said Ulrik. “Take it to Birgit, but don’t look!” So {hero} climbed over with it. Drip! “I’m sorry,” it said to Birgit. “So am I!” she called to Ulrik. “Now let it all melt!” So the way was free, and Ulrik came along, to say nice things now.',
					later:
						'“I gave {hero} my small word, for Birgit,” said Ulrik. “{hero} didn’t look at it, not once. You can trust {hero}.”',
				},
			],
		},
		2: {
			meet: [
				'The way went up into a pass, and up there it was so cold that words froze. You said “Brr,” and it fell down in front of you, plop, a small blue one. A whole hill of them lay across the way. “Keep back!” said Ulrik, a bear with a shovel. “I had a fight with Birgit, who lives on the other side. [It was about a fence.|It was only about a fence.] I said all that. If anybody goes near, it gets warm, and then you’ll hear it.” He leaned on his shovel. “There’s one in there about her soup.”',
			],
			flies: '“I could fly,” said {hero}. “I shouted some of it,” said Ulrik. “That bit’s still hanging up there.”',
			ways: [
				{
					say: 'Ask Ulrik if there is one polite word in it',
					outcome:
						'“You didn’t say one polite word?” asked {hero}. “I did!” said Ulrik. “At the start. I’m well brought up.” He dug for it like a dog. Left and right flew STUBBORN and MUTTON and GOAT. At the very bottom it lay, as big as a loaf: PARDON ME. He was so proud of it! There was a tunnel now, right through, and {hero} carried the word out through it.',
					later:
						'{hero} set Ulrik’s polite word down by the lamp. It dripped once. “PARDON ME!” it said, in the voice of a large bear. Everyone jumped aside. They did not know who it was, but they were pardoned already.',
				},
				{
					say: 'Light a fire and let all of it talk at once',
					outcome:
						'“One word is rude,” said {hero}. “A thousand are only a noise.” {They} lit a fire. Drip, said the heap. Then it all came out together. “NEVERYOURSOUPMYFENCEHUSHGOAT!” On the other side of the pass a window opened. “Did he say something?” called Birgit. “Just weather,” called {hero}. When it was over there was only a puddle across the way, and in it one cold lump. It was HUSH, and {hero} took it out of there.',
					later:
						'{hero} put the cold lump from Ulrik’s pass in the warm. It took a moment. “HUSH!” said a bear who was not there. It came from nowhere, and it came from everywhere, and everybody did as they were told.',
				},
				{
					say: 'Carry the smallest word to Birgit without looking',
					outcome:
						'Under all the big ones lay one that was no bigger than a pea. Ulrik covered it with his paw. “I said that last,” he mumbled. “It fell down before it got there.” {hero} shut {their} eyes and ran with it. At Birgit’s door it began to drip. “Stay for supper?” it said, very small. Birgit put on her hat. Now it did not matter what else Ulrik had said. He dug a road right through the hill and came along, whistling ice.',
					later:
						'“I’ve got a big mouth,” said Ulrik, “and you can ask Birgit. But I had one small word, and {hero} carried it. It must have burned, as ice does. {hero} didn’t look once to see what it was.” He bowed to {hero}.',
				},
			],
		},
		3: {
			meet: [
				'It was the coldest place on the road. “Good day,” said {hero}, and it fell out of the air as ice, a G and a bit of a Y, and broke. [In front lay a drift of such words, as high as a house, from one wall of the pass to the other.|A drift of such words, as high as a house, lay right across the pass.] “Don’t breathe on it!” said a bear named Ulrik, waving a shovel, and his own words clattered about his feet. He’d quarreled with Birgit, who lived on the other side. It was over a fence. It had gone on [all of November|for the whole of November], and there it still was. Travelers went around by the valley now, and that took three days. As long as it was frozen nobody had heard. But if it warmed up, if so much as a mule went by, it would all be said. “I called her soup a swamp,” whispered Ulrik. “I had a cold. I couldn’t even taste it.”',
			],
			flies:
				'“I could fly,” said {hero}. “I’d not go over the top,” said Ulrik. “Some of it I shouted. There’s a BLOCKHEAD up there as big as a cow, and it’s loose.”',
			ways: [
				{
					say: 'Ask for the one polite word that it began with',
					outcome:
						'“How did it start?” asked {hero}. “How does anything start? ‘Pardon me,’” said Ulrik. He stopped. “I did say that.” He drove in the shovel. He went through November backward, past the SWAMP, past something long about an uncle, down to where the small talk was. There, quite clean, with frost flowers on it, lay the PARDON ME. He looked at it as if he’d met himself when he was young. Behind him there was a tunnel from one end of the drift to the other. {hero} carried the block out through it. “That’s the best thing I said all month,” Ulrik called after {them}.',
					later:
						'{hero} set the frozen PARDON ME down where it was warmest. It sweated, and it ticked. Then all at once it was there in the room, in a bear’s best voice, deep, and warm, and very well brought up: “PARDON ME!” People had stepped aside before they’d looked. Nobody could see who it was. So they all took off their hats to {hero}, to be on the safe side.',
				},
				{
					say: 'Light a fire in front of it and thaw it all at once',
					outcome:
						'“If they thaw one by one,” said {hero}, “she’ll hear each of them. So thaw all of them.” The two of them piled up everything that would burn, and the handle of the shovel. For a while there was only dripping. Then November arrived. It came all together, every SWAMP and BLOCKHEAD on top of every other, forward, sideways, and in chorus, like an orchestra falling downstairs. Snow came off the walls. On the far side a shutter opened. “What’s he say?” called Birgit. “No idea!” called {hero}, and it was perfectly true. In the middle of the puddle one word was left over. It was HUSH, and it had been so hard that it hadn’t melted. “Take it away from here,” said Ulrik, “a long way.” So {hero} did.',
					later:
						'The room was warm from all those people. {hero} took out Ulrik’s HUSH, and held it up. It dripped once on somebody’s collar. “HUSH!” said a bear, out of thin air. It was a whole November’s worth. They looked under the benches for him. They did it without a sound.',
				},
				{
					say: 'Carry the last and smallest word over to Birgit',
					outcome:
						'“And what was the last thing you said?” asked {hero}. Ulrik pretended not to hear. Then he scraped with one claw, low down, at the very edge, where it had only just fallen short. It was about as large as a bean. “You’re not to look,” he said. {hero} took it in {their} {hands}. It was so cold that it hurt. {They} ran with it, over the top of SWAMP; and on Birgit’s doorstep it gave out. “Stay to supper?” it said, in a very small voice, at her boots. “It’s dumplings,” said Birgit, and left the door open. Ulrik cut a road through the whole of November, now that it didn’t matter, and threw away the shovel. First, he said, he’d go along with {hero}, and find some flowers.',
					later:
						'“I’ve said a lot in my life,” said Ulrik, “and I’ve been sorry for a good two-thirds. There was one small word that I’d have liked to get delivered. {hero} took it over the pass with {their} bare {hands}. It can’t have been nice. Anybody would’ve peeked; you’d only have to breathe on it.” He cleared his throat, from habit, to see if anything would fall. “{hero} never looked at it once.”',
				},
			],
		},
		4: {
			meet: [
				'It was so cold in the pass that words froze. {hero} said good day, and it fell to the ground and broke like a saucer. The road was buried under a hill of such words, gray and blue, some as big as pianos, and a bear named Ulrik was guarding it with a shovel. “Don’t come too near,” he said. “You’re warm.” Only people who were frozen stiff had been let over it so far. Birgit lived at the other end of the pass. [They had quarreled about a fence, and all through November Ulrik had shouted at her, and none of it had ever arrived. It had simply piled up.|It had begun with a fence. All November Ulrik had stood here and shouted at her, and had not noticed that nothing got there. Here it lay.] [In spring it would thaw|One day it would thaw], and she would hear all of it at once. “I only wanted her to answer,” said Ulrik, and kept one paw on the last word of all, which was as small as a bean. At the very bottom lay some older words, smaller and rounder than his. They were his wife’s. She used to talk to him while she hung out the wash, and he had not always listened; and those, too, he was careful not to thaw.',
			],
			flies:
				'“I could fly,” said {hero}. Some of the words had been shouted, and hung there still, and one of them was BLOCKHEAD.',
			ways: [
				{
					say: 'Dig down to the word that began the quarrel',
					outcome:
						'“How did the quarrel start?” asked {hero}. “Politely, I suppose?” Of course it had, said Ulrik. He had said “pardon me” to her; he remembered it well. And the longer he thought of it, the more he wanted to see it again. So he put in his shovel and dug down through the whole month: past SWAMP, past some remarks about an uncle, which made him shut his eyes, down to where they had only discussed the weather. There it stood, as clear as a lamp. “I had quite a pleasant voice,” said Ulrik. By then he had dug a tunnel through the hill, and he had gone around the oldest words without touching one. {hero} walked through it, and carried the polite one.',
					later:
						'{hero} set down Ulrik’s block of ice where it was warm. It ticked, and a drop ran down it, and then there was a voice in the room that belonged to nobody. “PARDON ME,” it said, as large as a bear and perfectly polite. They had been pushing each other all this time, and nobody had said that once. The crowd moved apart at once, and looked almost relieved. {hero} bowed to both sides and went through.',
				},
				{
					say: 'Light a fire, and thaw all of the words at once',
					outcome:
						'“You’re afraid that she will understand every word,” said {hero}. “Then let her have them all at once.” The two of them built a fire, and Ulrik gave the handle of his shovel for it; but first he banked up snow around the oldest words with his own paws. The hill hissed. Then the whole of November came out in one piece, with every insult on top of every other, and roared up between the cliffs like an organ falling downstairs. Far off, a shutter opened. “Did he say something?” called Birgit. “Nothing that anyone could understand!” called {hero}. Ulrik sat in the puddle and looked ten years younger. One word had been too hard to melt. It said HUSH. He had never said it to Birgit; he used to say it to his wife. “Take it away from here,” he told {hero}, “before it thaws.”',
					later:
						'{hero} unwrapped Ulrik’s last lump of ice and held it over a lamp. A drop fell, and then the word came out: “HUSH.” It was the voice of a tired bear at the end of his day, and there was something else in it, because for years he had wished that he had never said it. Everyone in the room was quiet. Several of them looked at the person beside them, as if there were something that they would like to hear after all.',
				},
				{
					say: 'Carry the last word to her without reading it',
					outcome:
						'“And how did the quarrel end?” asked {hero}. Ulrik had hoped that nobody would ask. He took his paw off the last word. “Take it to her,” he said, “and don’t read it.” {hero} closed {their} {hands} around it, and it burned like a nail. {They} climbed over SWAMP and BLOCKHEAD to Birgit’s door, held out the word, turned {their} face away, and felt it melt. “Would you stay to supper some time?” it said. Birgit did not answer. She set another plate, for tomorrow, and left it standing there. When Ulrik heard that, he dug a road through the hill, around the oldest words, and put away the shovel. He laid his palm on his wife’s words until a drop ran, and bent down, and what it told him he kept to himself. Then he came along, so as not to sit and wait for tomorrow.',
					later:
						'“I had shouted for a month,” said Ulrik, “and then I had one small thing left to say, and I didn’t dare. {hero} carried it across for me.” He spoke slowly, as if he were setting down cups. “It burns, a word like that. {They} could have opened {their} {hands} and read it, and known all about me. {They} didn’t. So if {hero} tells you something, you should listen. I have been a bad listener, and I know what it costs.”',
				},
			],
		},
	},
};
