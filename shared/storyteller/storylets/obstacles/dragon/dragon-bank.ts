import type { Obstacle } from '../../format.ts';

export const dragonBank: Obstacle = {
	id: 'dragon-bank',
	alsoIn: ['fairy-tale', 'fantasy', 'royal'],
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
				'The way through the mountain led through a bank. At the counter, on a hill of coins, sat Mrs. Argent, a dragon with spectacles, and in front of her stood a queue that went out of the door and had camp stools. “I’d like to take out a gold piece,” said a farmer. “Of course!” said Mrs. Argent. “Which?” She held one up, and her face fell. “Not that one. That’s Gustav. He’s got a dent.” She tried another, and another. She loved each of them. “It’s safer with a dragon, people said,” a woman told {hero}. “And so it is. [I’ve been here since April.|I came in April.]” The back gate opened only for somebody who had been served.',
			],
			flies: '“You can’t fly in a bank,” said the woman. “She thinks that you’re after the ceiling. It’s gold leaf.”',
			ways: [
				{
					say: 'Ask if you may hear one of the coins fall',
					outcome:
						'“I don’t want to take any out,” said {hero}. “I’d like to hear one.” Mrs. Argent was delighted. Nobody had ever wanted to hear them. She chose a silver one, quite thin, called Philippa. {hero} let it drop on the stone. Ping! The whole queue stopped talking. They looked at their feet; they felt in their pockets. It rolled in a circle, and sang, and lay down. “Isn’t she lovely?” whispered Mrs. Argent. That was one customer served, and the gate went up. She lent {them} a brass one to play with, that was only a button really, but had the voice.',
					later:
						'{hero} held out {their} {hand}, and let Mrs. Argent’s brass button fall on the floor. Ping! There may be people who would not stop for a trumpet. But everyone stops for a coin. They looked down; they held still, so as not to roll on it. It sang in a circle, for quite a while, and there was no other sound.',
					as: {
						quiet: 'It takes a {trait} person to want to hear money.',
						clever: 'You need to be {trait}, to ask for nothing in a bank.',
					},
				},
				{
					say: 'Have yourself put in the safe along with the treasure',
					outcome:
						'“Can one pay in anything?” asked {hero}. “Anything that’s precious,” said Mrs. Argent. There was gold dust all over the counter. {hero} rolled in it, from one end to the other, and shone. “I’d like to pay this in,” {they} said. “Oh,” breathed Mrs. Argent. She lifted {them} over the counter with the tips of her claws. {hero} was weighed, and polished, and passed along from shelf to shelf to the safest place of all, and that had a door on the other side. “I’ll let myself out,” said {hero}. “You’re the first that could,” said Mrs. Argent. She sounded quite wistful.',
					later:
						'There was gold on {hero} still. It had got into everything. {They} stepped into the light, and shone. People stared. They’d have pushed an ordinary person, but one is careful with something so expensive; somebody said not to breathe on it. They lifted {them} along with the tips of their fingers, to where it was safest, and that was the front.',
					as: {
						merry: 'It was a {trait} thing to do, and it itched.',
						bold: 'You have to be {trait}, to be polished by a dragon.',
					},
				},
				{
					say: 'Ask Mrs. Argent to lend you one penny till tonight',
					outcome:
						'“You don’t like to lose them,” said {hero}. “But have you ever lent one? It comes back. And then it’s been somewhere.” Mrs. Argent had never looked at it in that way. She picked out a copper penny. It was called Dorothy, and was worn quite smooth. “She’s never been out,” said Mrs. Argent. “You’ll have her back by tonight?” “Tonight,” said {hero}. It took her five minutes to open her claw. The whole queue watched. When it was done they cheered, and she found that she was still breathing. “Next,” said Mrs. Argent faintly.',
					later:
						'{hero} laid a penny on the table. It was quite smooth; anyone who had ever banked with Mrs. Argent knew it. “That’s Dorothy,” said a farmer. “She’d not let me have Dorothy for a cow.” It went from hand to hand, and they all thought of how long they’d stood in that queue. “She gave it to {them}?” somebody asked. “Just like that?” They gave it back, and sat down.',
					paid: 'That same night {hero} brought back the penny. “Where’s she been?” asked Mrs. Argent, and put on her spectacles. {They} had to tell everything: the table, and the light, and all the hands. It took half the night. “She looks so well,” said Mrs. Argent. In the morning she lent out Gustav.',
					as: {
						honest: 'A dragon can smell it if somebody is {trait}.',
						kind: 'It was {trait}. {They} hadn’t needed a penny for anything.',
					},
				},
			],
		},
		4: {
			meet: [
				'The mountain had one passage, and it was a bank. On a slope of coin behind the counter sat a dragon in spectacles, a Mrs. Argent, facing a queue that had brought camp stools. “With pleasure,” she was saying. “A gold piece. Which had you in mind?” She raised one to the light, and her voice sank. “Not this; this is Gustav. He has been dented.” There was the one with the fat king; there was one that had been under a church; it was put to a widow whether she could really wish to part them. It was the soundest house in the country. Nothing that had been entrusted to it had ever been lost sight of, or been returned. To leave by the rear one must have been attended to. “It is not avarice,” said Mrs. Argent. On a cushion of its own by her claw lay a penny, worn to a blank. A boy had brought that, the first morning, to open an account, and would be back for it at four; it was [before there was a town|before the town was there].',
			],
			flies: 'It was not a place to fly in. The ceiling was gilt, and she was apt to draw conclusions.',
			ways: [
				{
					say: 'Open an account for the sound of them only',
					outcome:
						'“I do not wish to withdraw,” said {hero}. “I should like to hear one.” She took off her spectacles. People had bitten them in front of her; they had scratched them with a file. She was a long time in choosing, and came back with a thin one, silver, whose name was Philippa. {hero} let go of it above the flagstones. It rang, and with that there was an end to conversation, from the counter to the road: they had looked down; each had put a hand to his own pocket, as if it were a heart. It described its circle, singing, and lay over. “She was struck on a cold day,” said Mrs. Argent, with half a voice. “One can hear it at the edge.” It was entered as a transaction. For the journey she gave {them} a brass button, that had been got in among them as money, and had picked up the accent.',
					later:
						'{hero} put out a {hand}, over the bare floor, and opened it. It was only brass. But it rang; and upon all those faces, in the very act of utterance, there came the one look, which is older than speech. Something had been dropped. It could be one’s own. They froze in their places with their feet raised, like herons. It went around once, high and clear, and around again, closer; and while it was deciding where to lie down, there was not a soul who would have covered it with so much as a cough.',
					as: {
						quiet: 'The {trait} like a thing for its sound. It is the cheapest way to be rich.',
						dreamy: 'It took somebody {trait}, to go to a bank in order to listen.',
					},
				},
				{
					say: 'Gild yourself, and be taken on deposit',
					outcome:
						'“What is accepted, on deposit?” asked {hero}. “That of which one would be sorry to see the last,” said Mrs. Argent. There is always dust about, where there is so much of it. {They} lay down in that, and turned over. When {they} got up there was a hush along the stools. “I wish to have this taken care of,” said {hero}. She did not trust herself to speak. She brought {them} across the counter by the tips of her claws; it was noted that there were no dents; {hero} was breathed upon, and rubbed with a leather, and handed in from vault to vault, each with a thicker door. The last had in its rear wall a small one, for the mice. “It will want to get out,” said Mrs. Argent on the other side, with her forehead to the steel. “The best ones do.” She had left it on the latch.',
					later:
						'It had got in everywhere, and did not come off. {hero} went in by the door under the chandelier and stood still. They had put up their elbows against a person. Now one heard, “Careful”; one heard, “For heaven’s sake, do not touch it with your gloves.” For there is nobody so heated that he would like to have been the one who let it fall. They took {them} up as they would have their own, supposing that they had any; it was passed from hand to hand toward where it could be looked at; and was set down there with little sighs.',
					as: {
						merry: 'One keeps the face for it. The {trait} have had practice.',
						bold: 'For anybody {trait} it is a change, to be handled as if one could break.',
					},
				},
				{
					say: 'Propose to her a loan: one penny, until tonight',
					outcome:
						'“You cannot give them away,” said {hero}. “Have you ever lent one?” It was explained to her. It goes out; it is among people; it comes home again, and has been. She had sat there for all those years, with every one of them about her, and not one had ever told her anything. Her claw went to the cushion. “He said by four,” said Mrs. Argent. She did not name an hour. It lay upon her palm for so long that the widow turned away; then upon {hero}’s. “Until tonight,” {they} said. It was only a penny, and had no face. In the queue they had risen to their feet, as people will on a quay. When {hero} had gone out by the rear she was heard to say, “Next,” and a little after, quite distinctly, “Which would you like?”',
					later:
						'{hero} put down on the table what {they} had. It was so worn that it might have been anything. “That is off the cushion,” somebody said. There was hardly one of them who had not stood before that counter; who had not pleaded there, with cause; they had been refused their own by that claw, with tears. It went along the benches face upward. No one cared to close a hand on it. “And what did {they} leave her for it?” a widow asked. It appeared that it had been a word. She gave it back to {them} herself, and moved over to let {them} be heard.',
					paid: 'It was back upon its cushion before the night was out. “Well?” said Mrs. Argent, who had not lit the lamp. {hero} told her: the table; how many hands. “And did she ring?” Somebody had let her ring. She asked to have that part again. It had struck four since, a number of times, and she had not noticed.',
					as: {
						honest: 'She knew metals. {hero} was, as one says, {trait}; it was a question of the sound.',
						kind: 'It was {trait}, to ask for so little. It was what made it so much.',
					},
				},
			],
		},
	},
};
