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
				'Across the road stood the guessing gate, and on a stool in front of it sat a gnome with a great ring of keys. “You may pass when you’ve guessed my name!” he cried, and hopped on one leg, but not for long. People just called him Whatsit. In a thick book he wrote down every wrong guess, and there were three thousand and nine. The guessers had all gone around by the marsh, a day longer. “It isn’t Hans,” said Whatsit, “and it isn’t Higginbottom.” Then he looked left and right, and [whispered|came closer]. “The thing is, it was such a good one. It was so hard to guess. I was so proud of it that I never told a soul.” He swallowed. “Is there any chance that you know it? I’ve lost it, you see. I lost it about twenty years ago.”',
			],
			flies:
				'“I could fly,” said {hero}. “Flying’s allowed,” said Whatsit, “as soon as you know my name. It’s on the notice, right under WALKING.”',
			ways: [
				{
					say: 'Read all the names in the book aloud',
					outcome:
						'“Perhaps you’ll know it when you hear it,” said {hero}, and read. Abel. Absalom. Ackroyd. It was an odd thing about that book: every wrong name in it was somebody’s right one. When {they} got to “Dora” a milkmaid on the hill put down her pails. At “Fitzwilliam” a dog came. All around the gate people were standing, quite still, each with their name in the air. At three thousand and nine Whatsit shook his head. But he had not been read to for twenty years. He opened the gate anyway, for all of them, and {hero} went through, still with the page of the commonest.',
					later:
						'{hero} still had the page from Whatsit’s book. “Anna,” {they} read. “Bert. Carl.” Whatever people are shouting, they stop when they hear their own name, to find out what they have done. “Dora. Emil. Frieda.” It went out across the room, one mouth after the other, like lamps. By “Otto” there was nobody left who was talking.',
					as: {
						careful: '{hero} did not skip Ethelbert.',
					},
				},
				{
					say: 'Choose one of the wrong names and wear it through the gate',
					outcome:
						'“So these are left over?” asked {hero}. “Nobody’s using them?” For each wrong guess he had made a little badge, in case, and there was a drawer full. {They} went through it. Sir Somebody; Hildegard; The Plumber. Near the bottom lay one that only said Expected. It had been a guess by someone in a hurry. {hero} pinned it on. Whatsit unlocked the gate before he had thought. “You’re expected,” he said, reading it. “Well, I never. I’ve waited twenty years for somebody who was.” And he left it open, for the rest of the party.',
					later:
						'EXPECTED, it said on the badge. {hero} held it in front of {them}. Each person who read it supposed that one of the others had done the expecting, and was ashamed of not having been told. “There you are,” said a man {they} had never seen. “Go on through! They’re waiting.” And he made room with both elbows.',
				},
				{
					say: 'Stay and find Whatsit a new name that fits',
					outcome:
						'“If it’s lost, you’ll need another,” said {hero}. You can’t be given a name in a minute. First {hero} had to know what he was like. He was fond of toast; he was afraid of owls; he had once stood all night in the snow so as to open the gate for a cat. {hero} had a road to get on with, and stayed. The two of them tried on Toby, and Tremlett, and both were tight under the arms. “What about Ned?” said {hero}. The gnome said it to himself. He said it to the keys. “It’s so short,” he said. “Anyone could guess that.” “Yes,” said {hero}. “They could call you by it.” The gnome thought about that, left the gate open for the next ones, and came along, and practiced turning around when he was called.',
					later:
						'“My name,” said the gnome, and held on to his keys. He had never told anybody. “My name’s Ned. {hero} found it. I asked three thousand people, and they threw names at me like stones at a bottle, and ran off. This one sat down and asked who I was.” He was scarlet. “So that’s who I am. And {hero}’s somebody who finds things out properly.”',
				},
			],
		},
		4: {
			meet: [
				'A gnome jumped up from a stool in front of the guessing gate. “Nobody passes,” he cried, “who can’t tell me my name!” He did it well, with a spin on one heel, but he was no longer young, and sat down sooner than he had meant to. People called him Whatsit. In a book beside him he had written down every wrong guess, three thousand and nine of them by now. The regulars he knew by their guesses, and let by. “It isn’t Balthasar,” he said, “and it isn’t Bob.” Then he made sure that nobody was listening, and beckoned {hero} closer. It had been such a beautiful name that he never told it to anyone. And one day, when he [wanted|wished] to say it over to himself, it was gone. “I don’t know it either,” whispered Whatsit. All that he remembered was that it was short, and that somebody used to call it across the water at bedtime.',
			],
			flies:
				'Flying was allowed. But the gate went up as high as anyone could fly. The people who built it had been serious about names.',
			ways: [
				{
					say: 'Read him all the wrong names in the book',
					outcome:
						'“You might know it when you hear it,” said {hero}, and read him the whole book of wrong names, as fast as the pages would turn. But every wrong name was somebody’s right one. On the slope a farmer stood up at “Tobias.” By “Ursula” a dozen people stood along the wall, with their tools in their hands, and each of them waited for one word. After the last name it was perfectly still. Whatsit had kept his eyes shut. “No,” he said. “It wasn’t there. But I could hear where it would go.” He opened the gate, to any name at all, and {hero} went through with one of the pages, the one with the plainest.',
					later:
						'{hero} took out Whatsit’s page and read from it, quite softly, under all the noise. “Anna. Bernard. Clara.” You are never too excited to hear your own name. A woman who had been about to shout looked around, as if somebody were calling her in from the garden. “Dorothy. Ernest.” All over the room the voices went out, one by one, like windows at midnight. It took no more than thirty names.',
				},
				{
					say: 'Borrow one of the wrong names for yourself',
					outcome:
						'“What do you do with the wrong names?” asked {hero}. Whatsit never threw anything away. He had made a badge for each of them, and kept them in a drawer, in case somebody needed one. {hero} looked through it. There were lords in there. There was one that said OH, I GIVE UP. And right at the back lay one that said EXPECTED, because somebody had been called away in the middle of a guess. “That never suited anybody,” said Whatsit. {hero} pinned it on. Whatsit had the gate half open before he noticed what he was doing. “It’s remarkable,” he said. “I feel that I should have swept.” He hooked it open, since there might be others in the party.',
					later:
						'{hero} pinned on Whatsit’s badge, and it said EXPECTED. A gentleman with a list saw it first. Nobody had told him anything! He looked at the others, and they looked at him, and none of them wanted to be the only one who did not know. “There you are at last!” he said warmly. “They’ve been asking for you.” {hero} was led through the crowd, with apologies for the delay, all the way to the front.',
				},
				{
					say: 'Stay and find him a new name',
					outcome:
						'“I don’t think it’s coming back,” said {hero}. Somebody had to say it. “But you should have another name until it does.” That took time, because it had to fit. What was he afraid of? What did he do when nobody came? And why was there a saucer of milk behind the gate? {hero} had a road to get on with, and asked on. They tried on one name after another, and he stood there with his arms out, as if it were a coat. “Ned,” said {hero}. The gnome did not answer. From the far bank somebody was calling children in, long and high, across the water. “You could call that one,” said the gnome. “It would carry.” Then he opened the gate, left it open, and came along, and {hero} had to say it at every corner.',
					later:
						'“I should tell you who I am,” said the gnome. It was hard for him. “I’m Ned. I forgot my real name, and I made a game of it, so that nobody would notice. Thousands of people played. {hero} said straight out that it was gone. Then {they} stayed, however long it took, to find me another one, and it fits.” He nodded several times. “So I would trust {hero} with the truth,” said Ned. “{They know} how to put it, too.”',
				},
			],
		},
	},
};
