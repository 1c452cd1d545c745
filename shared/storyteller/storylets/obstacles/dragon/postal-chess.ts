import type { Obstacle } from '../../format.ts';

export const postalChess: Obstacle = {
	id: 'postal-chess',
	alsoIn: ['fantasy', 'royal', 'fairy-tale', 'unicorn', 'magical-school'],
	place: {
		the: 'the chessboard square',
		at: 'on the chessboard square',
		to: 'to the chessboard square',
		backdrop: 'castle',
	},
	people: {
		tarn: { call: 'Tarn', a: 'a dragon beside a chessboard', type: 'Dragon', pronoun: 'she' },
		pim: { call: 'Pim', a: 'a mouse who stood as a pawn', type: 'Mouse', pronoun: 'he' },
	},
	props: ['letter', 'crown'],
	blocks: ['flies'],
	ways: [
		{ id: 'check', use: 'hear' },
		{ id: 'knight', use: 'reach' },
		{ id: 'play', use: 'trust', cost: 'time', ally: 'tarn' },
	],
	levels: {
		3: {
			meet: [
				'The way went over a square, and the square was a chessboard, black and white, as big as a field, with a wall on both sides. On it stood people: a miller with a paper crown, two nuns, and a lot of pawns with sandwiches. “Don’t step on it!” called a mouse called Pim, from a black square. “You’d be a move! The others all go around by the quarry. It’s only a day.” At the edge lay a dragon, Tarn, with her eyes on the board. She was playing a wizard, by mail. A move took a year, as he lived at the other end of the world. “It’s her turn,” said Pim. “It’s been her turn since [I was engaged|my engagement].” A letter lay in front of Tarn. She hadn’t opened it. As long as she didn’t, the game was still going on.',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “There’s no flying in chess,” said Pim. “I asked about it in the first year.”',
			ways: [
				{
					say: 'Give Pim the idea to call out “Check!”',
					outcome:
						'“What’s the most exciting word in chess?” asked {hero}. Pim told {hero}, behind his paw. He had never had a chance to say it; he was on the edge, and looked at a wall. “From where you stand,” said {hero}, “isn’t that the king?” Pim looked. It was, slantwise. Nobody had noticed for three years. He stood on tiptoe. “CHECK!” cried Pim. The whole board jumped. The miller clutched his crown and ran one square to the left, and with that everybody had something to do. There was so much running about that anyone could cross. It had been the first move in ages, and it had come from a pawn.',
					later:
						'“CHECK!” shouted {hero}. You don’t have to play chess. It’s a word like a hand on the shoulder. People broke off; they looked to the left and the right and slantwise, to see if they were meant. The more important they were, the quieter they got.',
				},
				{
					say: 'Enter the board as a knight and move like one',
					outcome:
						'“Is there a knight missing?” asked {hero}. There was. He had gone home to get married. “Then I’m the knight.” A knight goes two forward and one to the side, and he’s the only one who may jump. {hero} jumped over a nun. Two forward, one to the side: {they} landed by a rook who was knitting. Nobody ever looks where a knight’s coming from. Tarn raised her head. “Whose side are you on?” she asked. “I’m passing through,” said {hero}. Two forward, one to the side, and off the edge. “Then that’s allowed,” Tarn told the pawns. “Let them all pass through like that.”',
					later:
						'Two forward, one to the side. {hero} had learned it on the chessboard. People guard what’s in front of them. They don’t guard against somebody who goes by and turns off. Two past a couple in fur, one in front of a pillar; two past a pram, and over the dog. It never looked like the way to the front, until {hero} was there.',
				},
				{
					say: 'Sit down across from Tarn and play in his place',
					outcome:
						'{hero} saw that the letter had a black edge, as letters have when somebody has died. {They} didn’t say anything about it. “It’s your move, I think,” {they} said, and sat down on the other side, where the wizard would have sat. Tarn looked across. “You’ll lose,” she said. “I know,” said {hero}. She moved the bishop. The two of them played it to the end. The pawns skipped to where they were sent. It took longer than {hero} had meant to stay, and {they} lost, but not by much. “He’d have done that with the rook too,” said Tarn. Then she opened the letter, read it, and folded it up. Pim could get married, and the square was a square again. She said she’d walk a bit, on squares of any color.',
					later:
						'“I’ve played against the best there was,” said Tarn. She had a letter under her wing. “He’s dead, and I wouldn’t look. {hero} sat down opposite me and didn’t tell me it was only a game. {They} lost to me, move by move, as well as {they} could.” She breathed out a little smoke. “You learn who somebody is, across a board. {They} played fair to the very last move.”',
				},
			],
		},
		4: {
			meet: [
				'The road crossed a square that was a chessboard, and people were standing on it as the pieces: a miller with a paper crown, two nuns, a row of men with sandwiches. One knight was missing. “If you step on it, that counts as a move,” said one of the pawns, a mouse named Pim. At the edge, across from an empty chair, lay a dragon called Tarn. She was playing against a wizard on the other side of the world, by mail; each move took half a year to arrive. They had begun when they were young, over [a remark|some remark]. “It has been her turn for four years,” said Pim. “We don’t like to mention it.” Nor did they like to mention her tail, which had come to lie along the edge today, where people used to pass. There was a letter between her claws, and the seal was not broken. The address was not in the wizard’s handwriting. As long as she did not open it, it was still her turn. So she looked from one piece to the next with great attention, like somebody walking up and down in a house.',
			],
			flies: 'Flying was not one of the moves. Pim had looked it up in the second winter, when it snowed on the board.',
			ways: [
				{
					say: 'Show Pim what he has been looking at all along',
					outcome:
						'“You have a good view from there,” said {hero}. Pim thought that he was looking at a wall. “Along the slant, I mean,” {they} said. Pim turned his head. Two nuns had moved apart, in the first year, because of a draft. Between them, all down the diagonal, there was nobody; and at the end of it stood the miller, eating an apple. “Oh,” said Pim. It rose in him from the tail. “CHECK!” The miller dropped everything but his crown. The others ran about and asked each other where they ought to be standing, and some of them laughed for the first time in four years. One could walk across as one liked. Tarn had not opened her letter, but she had taken one claw off it.',
					later:
						'“CHECK!” cried {hero}, as loudly as Pim. You may never have sat down to chess in your life, and you will still think that it means you. Everybody stopped. They looked along the rows, and then, very slowly, along the slant. The people with the most to lose kept the most still. Nobody said anything, because nobody knew whose turn it was.',
				},
				{
					say: 'Step onto the board as the missing knight',
					outcome:
						'The missing knight had gone home in the third year to bury his horse. “Is that place free?” asked {hero}, and stepped onto the square. Nobody expects a knight. It goes two steps toward one place, and then it is in another. {hero} jumped over a nun, with an apology, and stood beside a castle who was knitting a sock. “Which side are you on?” asked Tarn, and raised her eyes for the first time. “Neither,” said {hero}. “I’m only passing through.” She looked at the way {they} had come. “He used to do that,” she said. “I never saw it coming.” Whoever moved like that, she told the pawns, was to be let across. Two steps forward and one to the side, and {hero} was off the board.',
					later:
						'A crowd is ready for anyone who comes straight at it. {hero} moved like the knight on Tarn’s board: two steps toward the door, as if {they} wanted some air, and then one to the side, behind a banker. Two toward the wall, around an old lady’s chair, and one to the side. People looked on, quite calmly, since {hero} was clearly going somewhere else. From there it was one small step to the front.',
				},
				{
					say: 'Take the other chair, and finish the game with her',
					outcome:
						'{hero} had seen the black edge of the letter. {They} sat down in the empty chair. “I believe it’s your move,” {they} said. She did not answer for some time. “You’ll lose,” said Tarn. “I expect so,” said {hero}. Then she raised a claw, and a bishop who had stood on one leg for four years came forward with a sob. They played it to the end. It was not a good game, but it was a game, and at the thirtieth move {hero} did something with a rook that made her breathe in sharply. “He’d have done that,” said Tarn, “when there was no hope.” The miller laid down his crown, and they all shook hands and went home. She broke the seal and read the letter standing up. Then she put it under her wing and came along with {hero}, for the air.',
					later:
						'“I had one opponent in my life,” said Tarn, and bent low, because of the beams. “You get to know somebody that way. {hero} sat down in his chair. If {they} had told me to open my mail, I would have burned {them}. {They} played.” It grew warm in the front row. “{They} lost, piece by piece, and could see it coming, and did not cheat and did not flatter me. I know what {their} word is worth. It will have been thought over, and {they} won’t take it back.”',
				},
			],
		},
	},
};
