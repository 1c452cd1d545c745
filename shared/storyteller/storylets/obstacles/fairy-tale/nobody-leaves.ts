import type { Obstacle } from '../../format.ts';

export const nobodyLeaves: Obstacle = {
	id: 'nobody-leaves',
	alsoIn: ['dragon', 'fantasy', 'magical-school', 'royal', 'unicorn'],
	place: {
		the: 'the wishing village',
		at: 'in the wishing village',
		to: 'to the wishing village',
		backdrop: 'village',
	},
	people: {
		clemency: { call: 'Clemency', a: 'a fairy with a ledger', type: 'Fairy', pronoun: 'she' },
		odo: { call: 'Odo', a: 'a bear who baked', type: 'Bear', pronoun: 'he' },
	},
	props: ['book', 'scroll', 'hat'],
	blocks: ['flies'],
	ways: [
		{ id: 'granted', use: 'hear' },
		{ id: 'ribbon', use: 'reach' },
		{ id: 'hat', use: 'trust', cost: 'debt', ally: 'clemency' },
	],
	levels: {
		3: {
			meet: [
				'The road left the village by the mill, went around a hill, and came back into it by the church. {hero} tried it twice. “It’s a wish,” said a voice. On the edge of a well sat Clemency, a fairy, with a ledger and a rolled-up map. She turned some pages. “Forty years ago, a small boy, third and last wish. ‘I wish that nobody would ever leave.’ I told them to word it better.” Across the square a big bear called Odo was putting buns in a window. “That’s him,” whispered Clemency. “He’s forgotten. It was the last day of a fair, and he was [four|only four]. And now there are nine hundred people here, and I’ve run out of beds.”',
			],
			flies: '“The sky goes around too,” said Clemency. “We had some geese. They thought it was funny at first.”',
			ways: [
				{
					say: 'Get the wishing word from Clemency, and use it on the road',
					outcome:
						'“How do they know when a wish is done?” asked {hero}. “One says, ‘Granted,’” said Clemency. “Like this. It’s in the wrist.” It took {hero} five tries to get the wrist. Then {they} went over and told Odo about the fair. He put down the tray. “I meant for that day,” he said slowly. “I had a balloon.” “It’s been very well granted,” said {hero}. “May it stop?” He nodded, with flour on his lashes. “GRANTED,” said {hero} to the road. There was a click, as when somebody puts down a very heavy bag, and it went around the hill and stayed there.',
					later:
						'Everybody wants something, and they were all shouting about it. {hero} raised one {hand}, turned it over just so, and said, “Granted.” There was a hush. Each of them thought of what they had been wishing for, and looked around to see if it had come. It was quite a good time to say something.',
					as: {
						clever: 'A {trait} person asks how a spell ends before asking how it goes.',
						bold: 'It was {trait} to say such a word with only five tries.',
					},
				},
				{
					say: 'Ask for a yard of the road that always comes back',
					outcome:
						'“Nobody can leave,” said {hero}. “But does it say who has to be brought back to where?” Clemency put on her glasses. It didn’t. So {they} turned around. {They} stood by the mill, with {their} face to the village, told the road very firmly that {they} wanted to stay, and marched straight in. It had never been so confused. It was used to people who wanted out. It went around the hill, and found no one, and dropped {hero} on the far side. Clemency had snipped off the last yard of it, where it was loose. “It’ll bring you back to the middle of anything,” she said. “Mind the end.”',
					later:
						'{hero} laid the yard of road on the floor and set out along it, away from everybody. It didn’t like that. It began to bend. It went past the coats and behind a pillar, in between two aunts, with {hero} on it, and came out where it had always meant to, in the very middle.',
					as: {
						clever: 'A spell is no match for somebody {trait} who walks the other way.',
						merry: 'To tell a road a lie you have to be {trait}, or it feels it.',
					},
				},
				{
					say: 'Leave a hat behind, and promise to come back for it',
					outcome:
						'“If I leave something here, I haven’t left,” said {hero}. “I’ve only gone out.” In the lost property was an old straw hat. {They} borrowed it for as long as it takes to own a hat, and put it on the bench by the well, with a note: Back Soon. Clemency looked at the road. The road looked at the hat. You could tell that it was thinking. “You’d have to mean it,” said Clemency. “It’s a wish. It knows.” “I mean it,” said {hero}. And it let {them} go, and Clemency too, who said that she had better see to it.',
					later:
						'“I represent a wish,” said Clemency, and opened the ledger. “It’s strong, it’s forty years old, and it has never let anybody go. It’s heard every promise there is. Nine hundred people swore they’d be back by teatime.” She laid a finger on the last line. “{hero} said, ‘Back soon,’ and it believed {them}. I don’t see why you should be harder to please.”',
					paid: 'There was still the hat. {hero} went all the way back for it, and sat down on the bench by the well, and stayed for exactly one bun. Odo brought it over himself. “You came back,” he said, and looked as if he were four. The road behind them lay down flat.',
					as: {
						honest: 'It’s a fine thing to be {trait}, with a road looking at you.',
						kind: 'It was {trait}, and the hat looked quite at home.',
					},
				},
			],
		},
		4: {
			meet: [
				'The road quitted the village by way of the mill, described a handsome curve about a hill, and entered it by the church. {hero} made the experiment three times. “It is a wish,” somebody observed. On the rim of the well sat a fairy, by the name of Clemency, with a ledger in her lap. “‘That nobody should ever leave.’ The third, and so the last; one cannot add to it. I did advise against ‘nobody.’ It was forty years ago.” There had been a fair that day; since then nine hundred people had come by, and every one of them was there still. They had learned to be pleasant. In the bakery across the square a bear called Odo was arranging buns on a tray, always in twos. “He has forgotten it,” said Clemency. “He was [four|just four]. They had told him that his parents had gone on ahead.”',
			],
			flies:
				'The sky, she added, was included. It had been fine for some of the swifts, but there was a goose that had gone by four thousand times, and looked in.',
			ways: [
				{
					say: 'Learn how a wish is closed, and have him close it',
					outcome:
						'“And how is one brought to an end?” asked {hero}. With one word, it appeared, and a turn of the wrist. It was said by those who grant; but no one, it struck them both, had so far said it. {They} crossed over to the bakery. {They} spoke of the fair, the smell of it, the last day; the big paws slowed among the buns. “There was a balloon,” said Odo. “I had let go of it, so I had the one hand free.” He looked at that hand. He had been holding it out a little from his side, it came to him now, for the whole of his life. “It is all right,” he said presently. “They can go.” “Granted,” said {hero}, and turned {their} wrist. Over the hill it rang like a bolt drawn back. Not a soul moved. They had got, in forty years, to where they would have to be asked twice.',
					later:
						'{hero} did not ask for silence. {They} lifted a {hand}, let it turn, and said, quite low, as one who has it in {their} gift: “Granted.” There fell a pause. There was not one of them but had been carrying about with him, under all that he was shouting for, something that he wanted; and each with a beating heart looked first to see if it was there. One could have read out a telephone book to them.',
					as: {
						clever: 'The {trait} will not sign a thing until they have seen its last page.',
						kind: 'It could have been said in a {trait} way, or a quick one. {hero} had bought a bun first.',
					},
				},
				{
					say: 'Walk it the wrong way, and beg a yard of it',
					outcome:
						'It was a road of one idea. {hero} let it have another. {They} took {their} stand by the mill, with {their} back to the world and {their} face to the village; declared in the hearing of all that nothing should ever get {them} to leave; and stepped out briskly, homeward. It had not been foreseen. One felt it hesitate. It had been made for those who want to go, it swung about to fetch them, and fetched, with great force, nothing; and when it had straightened, {hero} was standing in a strange field, with the hill behind {them}. Where it had torn, a yard lay over. “I would have that off,” said Clemency, and took her scissors to it. “You will find it homesick. It wants to be in the middle.”',
					later:
						'It lay in a coil, a yard of pale dust, and did not care for parquet. {hero} put it down, and placed {themself} upon it, and made as if to go home. At once it turned. It bore {them} off, by the wall at first, with perfect manners; it had bent before they knew it, it was through between the uncles; it described about that crowd the same fine curve that it had once made around a hill. When it had got to the middle it lay still. {hero} had some trouble to get it off the floor.',
					as: {
						clever: 'Of what is laid down for all, the {trait} ask which way it is facing.',
						merry:
							'It was fortunate that they were {trait}. One cannot lie to a road with a straight face, only with a glad one.',
					},
				},
				{
					say: 'Leave a hat behind on the bench, and with it your word',
					outcome:
						'“It says, to leave,” said {hero}. “It says nothing of going out.” There was a straw hat that nobody had claimed. It was put on the bench beside the well, with a slip of paper in the band; and the paper said, “Back soon.” They stood, and waited to see how it would be taken. People had promised that road a great deal. Now it lay quite still in the sun, like a dog that has heard its name. “One cannot deceive it,” said Clemency. “It was wished by someone who had had that done.” “I shall be back,” said {hero}, not to her. It let them both through. She looked behind her all the way to the first milestone.',
					later:
						'“I am here on behalf of a wish,” said Clemency. She had opened the ledger in the middle, and it was seen to be very full. “It is of the kind that cannot be broken. For forty years it has been lied to by nine hundred people, upon everything they held sacred; there is by now no sort of promise that it would not know. This is the entry for {hero}.” They had to come up closer to read it. It consisted of a hat. “It believed {them},” said Clemency. “I merely enter things.”',
					paid: 'In the end there remained the hat. It was a long way to go for a thing that had never been {hero}’s, and {they} went; and sat down by the well, on the bench, where one was now to sit if one had come back, and ate a bun. There was a second one on the plate. Odo had sat down as well. He had the air of somebody who has been told how a story comes out.',
					as: {
						honest: 'They were {trait}, people said later of {hero}. It lay there in the sun and had thought so too.',
						kind: 'It was {trait}, possibly, more than clever. A clever person would have left a worse hat.',
					},
				},
			],
		},
	},
};
