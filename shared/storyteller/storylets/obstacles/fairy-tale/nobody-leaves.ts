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
				'The road left the village by the mill, went around a hill, and came back into it by the church. {hero} tried it twice. “It’s a wish,” said a voice. “There was a sign, to send people around the outside. It fell over on Tuesday.” On the edge of a well sat Clemency, a fairy, with a ledger and a rolled-up map. She turned some pages. “Forty years ago, a small boy, third and last wish. ‘I wish nobody would ever leave.’ I told them to word it better.” Across the square a big bear called Odo was putting buns in a window. “That’s him,” whispered Clemency. “He’s forgotten. It was the last day of a fair, and he was [four|only four]. And now there are nine hundred people here, and I’ve run out of beds.”',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “The sky goes around too,” said Clemency. “We had some geese. They thought it was funny at first.”',
			ways: [
				{
					say: 'Get the wishing word from Clemency, and use it on the road',
					outcome:
						'“How do they know when a wish is done?” asked {hero}. “You say, ‘Granted,’” said Clemency. “Like this. It’s in the wrist.” It took {hero} five tries to get the wrist. Then {they} went over and told Odo about the fair. Odo put down the tray. “I meant for that day,” he said slowly. “I had a balloon.” “It’s been very well granted,” said {hero}. “May it stop?” He nodded, with flour on his lashes. “GRANTED,” said {hero} to the road. There was a click, as when somebody puts down a very heavy bag, and the road went around the hill and stayed there.',
					later:
						'Everybody wants something, however loud they are about other things. {hero} raised a {hand}, turned it over just so, and said, “Granted.” There was a hush. Each of them thought of what they had been wishing for, and looked around to see if it had come. It was quite a good time to say something.',
				},
				{
					say: 'Ask for a yard of the road that always comes back',
					outcome:
						'“Nobody can leave,” said {hero}. “But does it say who has to be brought back to where?” Clemency put on her glasses. It didn’t. So {they} turned around. {They} stood by the mill, with {their} face to the village, told the road very firmly that {they} wanted to stay, and marched straight in. The road had never been so confused. It was used to people who wanted out. It went around the hill, and dropped {hero} on the far side, and everybody else who marched in the same way. Clemency had snipped off the last yard of it, where it was loose. “It’ll bring you back to the middle of anything,” she said. “Mind the end.”',
					later:
						'{hero} laid the yard of road on the floor and set out along it, away from everybody. It didn’t like that. It began to bend. It went past the coats, around a fat man, and in between two uncles, with {hero} on it. It came out where it had always meant to, in the very middle of things, where everybody was looking.',
				},
				{
					say: 'Leave a hat behind, and promise to come back for it',
					outcome:
						'“If I leave something here, I haven’t left,” said {hero}. “I’ve only gone out.” On a nail by the well hung an old straw hat. {They} borrowed it for as long as it takes to own a hat, and put it on the bench by the well, with a note: Back Soon. Clemency looked at the road. The road looked at the hat. You could tell that it was thinking. “You’d have to mean it,” said Clemency. “It’s a wish. It knows.” “I mean it,” said {hero}. And it let {them} go, and anybody else who left a hat and meant it, and Clemency too, who said that she had better see to it.',
					later:
						'“I represent a wish,” said Clemency, and opened the ledger. “It’s strong, it’s forty years old, and it has never let anybody go. It’s heard every promise there is. Nine hundred people swore they’d be back by teatime.” She laid a finger on the last line. “{hero} said, ‘Back soon,’ and was believed. I don’t see why you should be harder to please.”',
					paid: 'There was still the hat. {hero} went all the way back for it, and sat down on the bench by the well, and stayed for exactly one bun. Odo brought it over himself. “You came back,” he said, and looked as if he were four. The road behind them lay down flat.',
				},
			],
		},
		4: {
			meet: [
				'The road left the village at the mill, made a handsome curve around a hill, and came back in at the church. People who knew about it went over the hill instead, and never set foot in the place. {hero} had come by the road, and tried it three times. “It’s a wish,” said somebody. A fairy sat on the edge of the well with a big account book. “‘Nobody should ever leave,’” she read out. “I did tell him that it was a bad one, but it’s my job to grant them.” Her name was Clemency, and the wish was forty years old. There had been a fair that day. Nine hundred people had come to the village since then, and they were all still there. In the bakery across the square a bear named Odo was setting out buns, and always in pairs. “He doesn’t remember it,” said Clemency. “He was [four|just four]. They had told him that his mother and father had just gone on ahead.”',
			],
			flies:
				'The sky was included, said Clemency. One goose had flown away four thousand times, and came in again at the church.',
			ways: [
				{
					say: 'Find out how a wish is ended, and have him end it',
					outcome:
						'“How do you end a wish?” asked {hero}. It took one word, said Clemency, and a turn of the wrist. But the wisher had to let go of it first. So {hero} went across to the bakery, and they talked about that fair: the smell, and the music, and the last day. Odo’s big paws slowed down. “I had a balloon,” he said. “I let it go, so that I’d have a hand free for my mother.” He looked at the hand. All these years he had held it out a little from his side. “It’s all right,” said Odo at last. “They can go.” “Granted,” said {hero}, and turned {their} wrist, as Clemency had shown {them}. Something rang behind the hill, like a bolt being drawn. Then everyone in the square stood still. They could hardly believe it.',
					later:
						'{hero} did not shout. {They} lifted one {hand}, turned the wrist as Clemency had, and said one word: “Granted.” Then there was silence. Everybody in that room was wishing for something, under all the noise, and with a beating heart each of them looked to see if it had come. {hero} could have read them a telephone book. They would have listened to the end, in case it was in there.',
				},
				{
					say: 'March the wrong way, and keep a yard of the road',
					outcome:
						'The road fetched back everyone who wanted to leave. So {hero} stood by the mill with {their} face to the village. {They} declared very loudly that nothing would ever get {them} away from here, and marched in toward the square. The road did not know what to do. It swung around, as always, to turn {them} back. But {hero} was facing home already, and so it put {hero} down in a strange field on the other side of the hill, and after that whoever else had seen how it was done. Where it had torn, a yard of it was left over. Clemency cut it off with her scissors. “Take it,” she said. “It’ll be homesick. It always wants to be in the middle.”',
					later:
						'{hero} rolled out the yard of road from the wishing village, stood on it, and pretended to leave. At once it turned around. It carried {them} off with perfect manners, along the wall and in between the uncles, and made the same handsome curve around the crowd that it used to make around a hill. When it had got {them} to the very middle of things, right at the front, it lay still.',
				},
				{
					say: 'Leave a hat on the bench, and promise to return',
					outcome:
						'“The wish says nobody leaves,” said {hero}. “It doesn’t say that nobody goes out for a while.” {They} took a straw hat that nobody wanted, put it on the bench by the well, and stuck a note in it: Back soon. Then the two of them waited to see how the road would take that. It had been promised a great many things. It lay quite still in the sun, like a dog that has heard its name. “You can’t fool it,” said Clemency. “It was wished by somebody who had been told that once before.” “I’m not fooling it,” said {hero}. “I’ll be back.” And it let {them} go. A few others put down hats, and meant it. Clemency went too, and looked behind her all the way to the first milestone.',
					later:
						'“I look after a wish,” said Clemency, and opened her book. “It can’t be broken, and it can’t be fooled. Nine hundred people have sworn to it by everything that’s holy that they would come back, and it never believed one of them.” She turned the book around so that they could read it. “This is the page for {hero}. There’s a hat on it. {They} said, ‘I’ll be back,’ and the wish let {them} go. If it can believe {hero}, so can you.”',
					paid: 'And in the end there was still the hat. It was a long way to go for a hat, and {hero} went. {They} sat down on the bench by the well and ate a bun. There was a second one on the plate, and Odo sat down with it. “So people do come back,” he said.',
				},
			],
		},
	},
};
