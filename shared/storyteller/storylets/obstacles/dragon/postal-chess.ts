import type { Obstacle } from '../../format.ts';

export const postalChess: Obstacle = {
	id: 'postal-chess',
	alsoIn: ['fantasy', 'royal'],
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
				'The square was a chessboard, black and white, and as big as a field. On it stood people: a miller with a paper crown, two nuns, and a lot of pawns with sandwiches. “Don’t step on it!” called a mouse called Pim, from a black square. “You’d be a move!” At the edge lay a dragon, Tarn, with her eyes on the board. She was playing a wizard, by mail. A move took a year, as he lived at the other end of the world. “It’s her turn,” said Pim. “It’s been her turn since [I was engaged|my engagement].” A letter lay in front of Tarn. She hadn’t opened it. As long as she didn’t, the game was still going on.',
			],
			flies: '“There’s no flying in chess,” said Pim. “I asked about it in the first year.”',
			ways: [
				{
					say: 'Give Pim the idea to call out “Check!”',
					outcome:
						'“What’s the most exciting word in chess?” asked {hero}. Pim told {them}, behind his paw. He had never had occasion to say it; he was on the edge, and looked at a wall. “From where you stand,” said {hero}, “isn’t that the king?” Pim looked. It was, slantwise. Nobody had noticed for three years. He stood on tiptoe. “CHECK!” cried Pim. The whole board jumped. The miller clutched his crown and ran one square to the left, and with that everybody had something to do. In the midst of it {hero} crossed. It had been the first move in ages, and it had come from a pawn.',
					later:
						'“CHECK!” shouted {hero}. You don’t have to play chess. It’s a word like a hand on the shoulder. They broke off; they looked to the left and the right and slantwise, to see if it was them. The more important they were, the quieter they got.',
					as: { clever: 'A {trait} person looks slantwise.', bold: 'It was {trait} of Pim too. It is catching.' },
				},
				{
					say: 'Enter the board as a knight and move like one',
					outcome:
						'“Is there a knight missing?” asked {hero}. There was. He had gone home to get married. “Then I’m the knight.” A knight goes two forward and one to the side, and he’s the only one who may jump. {They} jumped over a nun. Two forward, one to the side: {they} landed by a rook who was knitting. No one could do a thing about it, since nobody ever looks where a knight’s coming from. Tarn raised her head. “Whose side are you on?” she asked. “I’m passing through,” said {hero}. Two forward, one to the side, and off the edge.',
					later:
						'Two forward, one to the side. {hero} had learned it on the chessboard. People guard what’s in front of them. They don’t guard against somebody who goes by and turns off. Two past a couple in fur, one in front of a pillar; two past a pram, and over the dog. It never looked like the way to the front, until {they was} there.',
					as: { quick: 'It’s just the piece for someone {trait}.', clever: 'The {trait} are mostly knights.' },
				},
				{
					say: 'Sit down across from Tarn and play in his place',
					outcome:
						'{hero} saw the letter, and the stamp on it, with its black edge. {They} didn’t say anything. “It’s your move, I think,” {they} said, and sat down on the other side, where the wizard would have sat. Tarn looked across. “You’ll lose,” she said. “I know,” said {hero}. She moved the bishop. They played it to the end. The pawns went where they were sent, so happily that they skipped. It took until late, and {hero} lost, but not by much. “He’d have done that with the rook too,” said Tarn. She folded up the letter. Pim could get married. She said she’d walk a bit, on squares of any color.',
					later:
						'“I’ve played against the best there was,” said Tarn. She had a letter under her wing. “He’s gone, and I wouldn’t know it. {hero} sat down opposite me and didn’t tell me it was only a game. {They} lost to me for six hours, as well as {they} could.” She breathed out a little smoke. “You learn who somebody is, across a board. {They} never once touched a piece and took it back.”',
					as: {
						kind: 'To lose well, you have to be {trait}.',
						honest: 'As {hero} was {trait}, {they} didn’t let her win. {They} didn’t have to.',
					},
				},
			],
		},
		4: {
			meet: [
				'The square was laid out in black and white, and men were standing on it. There was a miller with a paper crown; there were two nuns, on diagonals; along the front rank ran a line of persons with sandwiches. “You will be taken for a move,” somebody warned. It was a mouse by the name of Pim, a pawn. At the edge lay Tarn, the dragon, whose game it was. Her adversary, a wizard, lived on the other side of the world; a move went by mail, and needed half a year in either direction; they had begun when they were young, over [a remark|some remark]. “It is hers,” said Pim. “It has been for four years. We do not like to mention it.” Between her claws lay a letter, with the seal whole. It had been directed in a hand that was not his. So long as it was not opened, it was her move; and she looked from one piece to the next, with the greatest attention, as one walks up and down in a house.',
			],
			flies:
				'Flight was not among the moves. Pim had looked into it, in the second winter, when it snowed on the board.',
			ways: [
				{
					say: 'Point out to Pim on what he has been looking',
					outcome:
						'“You have a long view from there,” said {hero}. Pim had thought of it as a wall. He was a pawn, on the outermost file; he had brought a book. “I mean slantwise,” {they} said. He turned his head. Down the whole of that diagonal, between two nuns who had moved apart, in the first year, because of a draft, there was nobody; and at the end of it stood the miller, eating an apple. “Oh,” said Pim. It was seen to rise in him from the tail. “CHECK!” It went off in that square like a clock in a church. The miller dropped everything but the crown. They were all asking each other where they ought to be, they were running; one heard laughter; and when {hero} had got to the other side the dragon had not opened her letter, but she had taken one claw off it.',
					later:
						'“CHECK!” said {hero}. One may never in one’s life have sat down to a board, and know that it is meant for one. It is not a noise, it is information. They stopped; they cast about them along the rows, and the files, and then, with a slow turning of the eyes, on the slant, where it would be. Those that had a position to lose were the stillest. They appeared to be looking for a square.',
					as: {
						clever: 'What the {trait} see is mainly what has stood open since the first year, because of a draft.',
						quiet: 'It was the loudest that {trait} {hero} had ever been, and it had only the one syllable.',
					},
				},
				{
					say: 'Go onto the board as the missing knight',
					outcome:
						'There was a knight short; he had gone home, in the third year, to bury a horse. {hero} asked if it was vacant, and stepped upon the square. No piece is less understood. It does not go anywhere: it goes two upon the way to one place, and is then in another. {They} cleared a nun, with a word. {They} stood next to a castle who had got as far as the heel of a sock. It is not possible to prepare for it, and they did not try. “For which of us are you?” asked Tarn, and it was the first time that she had raised her eyes. “For neither,” said {hero}; “I am on my way through.” She considered how {they} had come. “He used to do that,” she said. “I never once saw it until it was there.” Two, and one to the side; and the board was behind {them}.',
					later:
						'A crowd is drawn up to resist what comes straight at it. {hero} did not. {They} went two toward the windows, like a person who wishes for some air; and then was one to the right, beyond a banker. Two in the direction of the buffet; and over a spaniel, into a gap that had not been thought of as leading to anything. They watched {them} go past with composure. It was observed how far off the line {they} had got; and it was from there, by one small step aside, that {they} arrived.',
					as: {
						quick: 'They are {trait}, it is true. With a knight it lies in where the turn is.',
						clever:
							'The {trait} do not go around a thing, or through it. They are next to it, and one wonders since when.',
					},
				},
				{
					say: 'Take the other chair, and play it out with her',
					outcome:
						'{hero} had seen the edge of the envelope. There was a chair opposite, which had been put there at the beginning, for courtesy. {They} sat down in it. “I believe that it is your move,” {they} said. She did not answer for a while. “You will be beaten,” said Tarn. “I should think so.” Then she lifted a claw, and the bishop, who had stood on one leg for four years, came forward with a sob. It was played to the end. It was not a good game, but it was a game; there was even, around the thirtieth move, a thing with a rook, at which she breathed out sharply. “That was he,” said Tarn. “He would do that when he saw no hope.” The miller laid down his crown; they shook hands with each other, all those people, and went home. She broke the seal, when it was over. She read it standing, and put it under her wing. She came with {them} for the sake of the air.',
					later:
						'“I have had one opponent,” said Tarn. “It was for life. One learns a person so, better than by living with them; they can do nothing behind one’s back but think.” She had to bend low, on account of the beams. “{hero} took his chair. I should have burned anybody who told me that I ought to read my mail. {They} played. It was a sound, unhopeful game, each loss was seen from a long way off; and I looked for it, and there was not one move made to please me.” It grew warm in the front row. “I should accept {their} word,” said Tarn. “It will have been thought over, and {they} will not take it back.”',
					as: {
						kind: 'It is a {trait} art, to sit in a chair that is someone’s.',
						honest: 'She would have known. But {hero} was {trait}, and lost by {their} own strength.',
					},
				},
			],
		},
	},
};
