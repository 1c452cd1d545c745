import type { Obstacle } from '../../format.ts';

export const forgottenName: Obstacle = {
	id: 'forgotten-name',
	alsoIn: ['dragon', 'fantasy', 'forest', 'ghost', 'magical-school', 'royal', 'unicorn'],
	place: { the: 'the guessing gate', at: 'at the guessing gate', to: 'to the guessing gate', backdrop: 'ruins' },
	people: { whatsit: { call: 'Whatsit', a: 'a gnome with a ring of keys', type: 'Gnome', pronoun: 'he' } },
	props: ['gate', 'key', 'book'],
	blocks: ['flies'],
	ways: [
		{ id: 'roll', use: 'hear' },
		{ id: 'badge', use: 'reach' },
		{ id: 'give', use: 'trust', cost: 'time', ally: 'whatsit' },
	],
	levels: {
		3: {
			meet: [
				'On a stool before a gate sat a gnome with a great ring of keys. “You may pass when you’ve guessed my name!” he cried, and hopped on one leg, but not for long. People just called him Whatsit. In a thick book he wrote down every wrong guess, and there were three thousand and nine. “It isn’t Hans,” said Whatsit, “and it isn’t Higginbottom.” Then he looked left and right, and [whispered|came closer]. “The thing is, it was such a good one. It was so hard to guess. I was so proud of it that I never told a soul.” He swallowed. “Is there any chance that you know it? I’ve lost it, you see. I lost it about twenty years ago.”',
			],
			flies:
				'“Flying’s allowed,” said Whatsit, “as soon as you know my name.” Over the gate it turned out to be just as locked as below.',
			ways: [
				{
					say: 'Read all the names in the book aloud',
					outcome:
						'“Perhaps you’ll know it when you hear it,” said {hero}, and read. Abel. Absalom. Ackroyd. It was an odd thing about that book: it did not matter who was meant. When {they} got to “Dora” a milkmaid on the hill put down her pails. At “Fitzwilliam” a dog came. All around the gate people were standing, quite still, each with their name in the air. At three thousand and nine Whatsit shook his head. But he had not been read to for twenty years. He opened the gate anyway, and gave {hero} the page with the commonest.',
					later:
						'{hero} still had that page. “Anna,” {they} read. “Bert. Carl.” Whatever people are shouting, they stop when they hear their own name, to find out what they have done. “Dora. Emil. Frieda.” It went out across the room, one mouth after the other, like lamps. By “Otto” there was nobody left who was talking.',
					as: {
						quiet: 'A {trait} voice is best, for names.',
						careful: 'As {they was} so {trait}, {hero} did not skip Ethelbert.',
					},
				},
				{
					say: 'Choose one of the wrong names and wear it through the gate',
					outcome:
						'“So these are left over?” asked {hero}. “Nobody’s using them?” For each wrong guess he had made a little badge, in case, and there was a drawer full. {They} went through it. Sir Somebody; Hildegard; The Plumber. Near the bottom lay one that only said Expected. It had been a guess by someone in a hurry. {hero} pinned it on. Whatsit unlocked the gate before he had thought. “You’re expected,” he said, reading it. “Well, I never. I’ve waited twenty years for somebody who was.”',
					later:
						'EXPECTED, it said on the badge. {hero} held it in front of {them}. Each person who read it supposed that one of the others had done the expecting, and was ashamed of not having been told. “There you are,” said a man {they} had never seen. “Go on through! They’re waiting.” And he made room with both elbows.',
					as: {
						bold: 'You have to wear it as if you were {trait}.',
						clever: 'For a {trait} person a drawer of wrong answers is a treasure.',
					},
				},
				{
					say: 'Stay and find Whatsit a new name that fits',
					outcome:
						'“If it’s lost, you’ll need another,” said {hero}. You can’t be given a name in a minute. First they had to know what he was like. He was fond of toast; he was afraid of owls; he had once stood all night in the snow so as to open the gate for a cat. It got late. They tried on Toby, and Tremlett, and both were tight under the arms. “What about Ned?” said {hero}. He said it to himself. He said it to the keys. “It’s so short,” said the gnome. “Anyone could guess that.” “Yes,” said {hero}. “They could call you by it.” He thought about that for the whole way, for he came along.',
					later:
						'“My name,” said the gnome, and held on to his keys. He had never told anybody. “My name’s Ned. {hero} found it. I asked three thousand people, and they threw names at me like stones at a bottle, and ran off. {They} sat down and asked who I was.” He was scarlet. “So that’s who I am. And {hero}’s somebody who finds things out properly.”',
					as: {
						kind: 'It’s something that takes a {trait} person all evening.',
						quick: 'For somebody so {trait}, {hero} took a very long time over three letters.',
					},
				},
			],
		},
		4: {
			meet: [
				'In front of a gate there was a stool, upon which a gnome leaped to his feet. “None may pass,” he cried, “but who can tell my name!” It was well done; he spun on one heel; but he was no longer young, and sat down again sooner than he had meant to. He was generally known as Whatsit. A book lay open beside the keys, in which he entered whatever had been tried, and there had been tried by now three thousand and nine. “Not Balthasar,” he said, “and not Bob.” Having made certain that they were alone he beckoned. It had been a jewel of a name, with a catch in it; he had been so taken with it that he confided it to no one, and one spring, when he [wished|wanted] to say it over to himself, it was gone. “One would not think that they could go, from the inside,” said Whatsit. All that he had was that it was short, and used to be called across water, at bedtime.',
			],
			flies:
				'One was at liberty to fly, he said; the gate went up as far as one could; it had been built by people who took an interest in names.',
			ways: [
				{
					say: 'Read him the wrong names from the first page to the last',
					outcome:
						'“You might know it by the sound,” said {hero}. So {they} turned back to the beginning, and read. It is a strange book, that contains only what is not the case. Yet everything in it was somebody. On the slope a reaper straightened up at “Tobias.” By “Ursula” there were a dozen, along the wall, with their tools in their hands, who had not been aware that they were waiting; they stood like persons in a church, each until it had come to his own, and for a little longer. The three thousand and ninth was nobody. The gnome had had his eyes closed. “No,” he said. “But I could hear where it would go.” He let {hero} out by the gate, and tore {them} a leaf for the road: the plain ones, that one meets with.',
					later:
						'There was that one leaf. “Anna,” {hero} read, under the uproar, without emphasis. “Bertram. Clara.” It is the only word that we are never too excited to hear. A woman who had been on the point of something broke off, and looked round, as one who was called in from a garden. “Dorothy. Ernest.” They went out singly, all over that hall, like windows toward midnight; there had been two hundred of them, and it turned out, in the whole list, to be no more than thirty names.',
					as: {
						quiet: 'Read by somebody {trait}, each of them sounded like the right one.',
						dreamy: 'It was wrong from end to end, and {trait} {hero} did not wish it to be over.',
					},
				},
				{
					say: 'Help yourself to one of the names that were wrong',
					outcome:
						'“And what becomes of those that it was not?” asked {hero}. He was a thrifty soul. For each there was a badge, in good enamel, in a drawer; one had not liked to throw them away, in case they should be somebody’s. {They} looked them through. There were lords there. There was “Oh, I Give Up,” on a ribbon. And right at the back lay one on which stood merely EXPECTED; someone had been called off in the middle, years ago, and left him the word. “That has never suited anyone,” said the gnome, turning it to the light. {hero} put it on. He had the gate half open before he noticed who was doing it. “It is remarkable,” he said. “One feels that one ought to have swept.”',
					later:
						'{hero} wore it where it could be seen. It was noticed first by a gentleman with a list. Nobody had told him; that was what hurt; he looked about for whoever it might be that was doing the expecting, and saw the same question in the eyes of all the others. No one cared to be the only one who did not know. “There you are,” he said warmly. “They have been asking for you.” And so {hero} was handed on, with apologies for the delay, from one to the next of them.',
					as: {
						bold: 'One has to be {trait} to be expected. The badge does the rest.',
						clever: 'The {trait} have always done well out of other people’s mistakes.',
					},
				},
				{
					say: 'Take the time to fit him with a new name',
					outcome:
						'“I do not think that it is coming back,” said {hero}. It had to be said to him once. “But you ought to have one, in the meantime.” What was he afraid of? What did he do, when nobody had come all day? Why was there, behind a gate that he was sworn to keep shut, so small a door in it, with a saucer? It became quite dark. A number were tried on, and he stood in front of each with his arms held away from his sides. “Ned,” {hero} said. He did not answer. Then from the far bank, where there was a light, somebody was calling children in, long and high, across the water. The gnome had turned his head. “It would carry,” he said. “It has not got a catch in it at all.” He came with {them}, and let {them} say it at every gate.',
					later:
						'“I should begin by telling you who I am,” said the gnome. It cost him some effort. “I’m Ned. It was kept secret for as long as I had one, and I took that to be the value of it. They made a game of me. I made it first. But {hero} would not guess. {They} wanted to know, and it took till dark.” He nodded several times. “If it’s the truth you are looking for,” said Ned, “I have seen {them} look.”',
					as: {
						kind: 'It is a {trait} art, and a slow one, to tell people who they are.',
						quick: 'It was the slowest word that {trait} {hero} ever said.',
					},
				},
			],
		},
	},
};
