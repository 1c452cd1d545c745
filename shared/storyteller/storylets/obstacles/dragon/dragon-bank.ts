import type { Obstacle } from '../../format.ts';

export const dragonBank: Obstacle = {
	id: 'dragon-bank',
	alsoIn: ['fairy-tale', 'fantasy', 'royal', 'unicorn', 'magical-school'],
	place: { the: 'the dragon’s bank', at: 'in the dragon’s bank', to: 'to the dragon’s bank', backdrop: 'cave' },
	people: { argent: { call: 'Mrs. Argent', a: 'a dragon behind a counter', type: 'Dragon', pronoun: 'she' } },
	props: ['chest', 'gate'],
	blocks: ['flies'],
	ways: [
		{ id: 'drop', use: 'hear' },
		{ id: 'gold', use: 'reach' },
		{ id: 'borrow', use: 'trust', cost: 'debt' },
	],
	levels: {
		3: {
			meet: [
				'The way through the mountain led through a bank. At the counter, on a hill of coins, sat Mrs. Argent, a dragon with spectacles, and in front of her stood a queue that went out of the door and had camp stools. “I’d like to take out a gold piece,” said a farmer. “Of course!” said Mrs. Argent. “Which?” She held one up, and her face fell. “Not that one. That’s Gustav. He’s got a dent.” She tried another, and another. She loved each of them. “It’s safer with a dragon, people said,” a woman told {hero}. “And so it is. [I’ve been here since April.|I came in April.]” The back gate opened only for somebody who had been served, and over the mountain it took three days.',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “You can’t fly in a bank,” said the woman. “She thinks that you’re after the ceiling. It’s gold leaf.”',
			ways: [
				{
					say: 'Ask if you may hear one of the coins fall',
					outcome:
						'“I don’t want to take any out,” said {hero}. “I’d like to hear one.” Mrs. Argent was delighted. Nobody had ever wanted to hear them. She chose a silver one, quite thin, called Philippa. {hero} let it drop on the stone. Ping! The whole queue stopped talking. People looked at their feet; they felt in their pockets. The coin rolled in a circle, and sang, and lay down. “Isn’t she lovely?” whispered Mrs. Argent. That was one customer served, and the gate went up. She was so happy that she forgot to let it down again, and even parted with a brass button, which had lain among the coins and had the voice.',
					later:
						'{hero} held out {their} {hand}, and let Mrs. Argent’s brass button fall on the floor. Ping! There may be people who would not stop for a trumpet. But everyone stops for a coin. They looked down; they held still, so as not to roll on it. It sang in a circle, for quite a while, and there was no other sound.',
				},
				{
					say: 'Have yourself put in the safe along with the treasure',
					outcome:
						'“Can one pay in anything?” asked {hero}. “Anything that’s precious,” said Mrs. Argent. There was gold dust all over the counter. {hero} rolled in it, from one end to the other, and shone. “I’d like to pay this in,” {they} said. “Oh,” breathed Mrs. Argent. She lifted {them} over the counter with the tips of her claws. {hero} was weighed, and polished, and passed along from shelf to shelf to the safest place of all, and that had a door on the other side. “I’ll let myself out,” said {hero}. “You’re the first that could,” said Mrs. Argent wistfully. She left that door open, for anybody else who was precious.',
					later:
						'There was gold on {hero} still. It had got into everything. {hero} stepped into the light, and shone. People stared. They’d have pushed an ordinary person, but you’re careful with something so expensive. So {hero} was passed along, with the tips of many fingers, to where it was safest, and that was the front.',
				},
				{
					say: 'Ask Mrs. Argent to lend you one penny till tonight',
					outcome:
						'“You don’t like to lose them,” said {hero}. “But have you ever lent one? It comes back. And then it’s been somewhere.” Mrs. Argent had never looked at it in that way. She picked out a copper penny. It was called Dorothy, and was worn quite smooth. “She’s never been out,” said Mrs. Argent. “You’ll have her back by tonight?” “Tonight,” said {hero}. It took her five minutes to open her claw. The whole queue watched. When it was done they cheered, and she found that she was still breathing. The back gate went up. “Next,” said Mrs. Argent faintly.',
					later:
						'{hero} laid a penny on the table. It was quite smooth; anyone who had ever banked with Mrs. Argent knew it. “That’s Dorothy,” said a farmer. “She’d not let me have Dorothy for a cow.” It went from hand to hand, and everybody thought of how long they’d stood in that queue. “She gave it to {hero}?” somebody asked. “Just like that?” They gave it back, and sat down.',
					paid: 'That same night {hero} brought back the penny. “Where’s she been?” asked Mrs. Argent, and put on her spectacles. {hero} had to tell everything, from one end of the road to the other. It took half the night. “She looks so well,” said Mrs. Argent. In the morning she lent out Gustav.',
				},
			],
		},
		4: {
			meet: [
				'The way through the mountain led through a bank. A dragon in spectacles sat behind the counter on a heap of gold, and the line of customers had brought chairs. “With pleasure,” said Mrs. Argent. “One gold piece. Which one did you have in mind?” She held a coin up to the light, and her voice sank. “Not this one. This is Gustav. He’s been through a war.” There was the one with the fat king; there was the one from under the church. Could the first in the line, a widow, really want to part them? Nothing had ever been lost in that bank, and nothing had ever been given back. You had to be served before you could go out at the rear. Those who had gold to pay in were through at once. “People think that I’m greedy,” said Mrs. Argent. By her claw, on a cushion of its own, lay a worn penny. A boy had brought it on the very first morning. He would come back for it at four, he had said. That was [before there was a town|before the town was built].',
			],
			flies:
				'“Can’t I fly?” asked {hero}. The ceiling was gold leaf, and Mrs. Argent suspected anything that left the floor.',
			ways: [
				{
					say: 'Ask to hear one of the coins fall',
					outcome:
						'“I don’t want to take any away,” said {hero}. “I’d like to hear one.” Mrs. Argent took off her spectacles. People had bitten her coins in front of her; nobody had ever asked for that. She chose for a long time and brought a thin silver one named Philippa. {hero} let it drop on the stone. It rang, and the whole bank fell silent, right out to the road, because everyone had put a hand to a pocket. Philippa ran in a circle, singing, and lay down. “She was made on a cold day,” said Mrs. Argent. “You can hear it at the edge.” She counted that as being served, for all of them, opened the gate, and even parted with a brass button, which had lived among the coins so long that it rang like one.',
					later:
						'{hero} held Mrs. Argent’s brass button over the bare floor and let it drop. It rang like gold. Every face in the room took on the same look, because somebody had lost something, and it might be theirs. They stood where they were, with one foot in the air, and listened to it run around and around. As long as it was making up its mind where to lie down, nobody would even have coughed.',
				},
				{
					say: 'Roll in the gold dust, and be kept in the bank',
					outcome:
						'“What do you take in?” asked {hero}. “Whatever people would be sorry to lose,” said Mrs. Argent. Where there is so much gold there is always dust of it. {hero} lay down in the dust, rolled over, and stood up shining from top to bottom. Along the line of chairs it grew quiet. “Please take care of this,” {they} said. Mrs. Argent could hardly speak. She lifted {them} over the counter with the tips of her claws, breathed on {them}, polished {them}, and carried {them} from vault to vault, through thicker and thicker doors. The last vault had a door at the back. “The best ones always want to leave,” she said, with her forehead against the steel. She left it open, and did not look who else went out.',
					later:
						'There was still gold dust all over {hero}; it did not come off. {They} walked in under the brightest lamp and stood still. “Careful!” people said. “Don’t touch it with your gloves!” They had put out their elbows against a person, but nobody wanted to be the one who dropped this. {hero} was picked up like a vase and passed along, from hand to hand, to where it could be seen best. That was at the front.',
				},
				{
					say: 'Ask her to lend you one penny until tonight',
					outcome:
						'“You can’t give them away,” said {hero}. “Have you ever lent one?” It had to be explained to her. It goes out, it meets people, and it comes home and has been somewhere. All those years she had sat among her coins, and none of them had ever told her anything. Her claw moved to the cushion. “He said four o’clock,” said Mrs. Argent. She held the penny for so long that the widow had to look away. “Until tonight,” said {hero}, and gave {their} word. Then it lay in {their} {hand}. It was only a penny. But the whole line had stood up. When {hero} went out at the back {they} heard her say, “Next.” And a little later, quite clearly: “Which one would you like?”',
					later:
						'{hero} put a worn penny on the table. “That’s off the cushion!” somebody said. There was hardly anybody in the room who had not stood in front of Mrs. Argent and begged for their own money, and gone home without it. The penny went from hand to hand, and no one dared to close a fist on it. “What did you give her for it?” asked the widow from the line. {hero} had only given {their} word. The widow handed the penny back, and moved over. “Then we’ll take it too,” she said.',
					paid: 'The penny was back on its cushion before the night was over. “Well?” said Mrs. Argent. She had not lit the lamp. {hero} told her about the road, and how many people there had been. She asked to hear that part again.',
				},
			],
		},
	},
};
