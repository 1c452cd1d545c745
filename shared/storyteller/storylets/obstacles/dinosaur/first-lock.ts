import type { Obstacle } from '../../format.ts';

export const firstLock: Obstacle = {
	id: 'first-lock',
	alsoIn: ['time-travel'],
	place: { the: 'the first door', at: 'at the first door', to: 'to the first door', backdrop: 'jungle' },
	people: { twilla: { call: 'Twilla', a: 'a dinosaur with a door', type: 'Dinosaur', pronoun: 'she' } },
	props: ['door'],
	blocks: ['flies'],
	ways: [
		{ id: 'window', use: 'reach' },
		{ id: 'knock', use: 'hear' },
		{ id: 'key', use: 'trust', cost: 'time', ally: 'twilla' },
	],
	levels: {
		1: {
			meet: 'On the path, between two rocks, stood a door. There was no house. There was just the door! “I made it,” said Twilla, a dinosaur. “It’s the very first. All must go in by it. And then I made the first lock! But I forgot to make a key. So now it stays shut.”',
			flies: '“Can’t I fly?” asked {hero}. “A door is to go in by!” said Twilla. “I never made one to fly over.”',
			ways: [
				{
					say: 'Make a hole in the door and climb in',
					outcome:
						'“I’ll make a new thing too,” said {hero}. It was a hole in the door, the first window! {hero} climbed in by it, and undid the lock. So the door was open for everyone. “You keep that bit of wood,” said Twilla. It had a hole in it.',
					later:
						'{hero} looked through the hole in the wood. “Oh, let us see!” said all the people. So {hero} gave it to them. They all stood around it, and {hero} went by.',
				},
				{
					say: 'Knock on the door with a stone',
					outcome:
						'{hero} took a stone and knocked. Knock, knock, knock! No one had ever done that. Twilla hushed. “Who is there?” she asked. She wanted so much to know that she pulled off the lock! So everyone could come in.',
					later:
						'{hero} knocked. Knock, knock, knock! All the people hushed, and looked at the door. “Who is there?” they asked.',
				},
				{
					say: 'Help Twilla to make a key that fits',
					outcome:
						'{hero} and Twilla made a key out of wood. It was too fat. The next one was too thin. It took a long, long time! But then one went click, and the door was open. “You didn’t get cross,” said Twilla. And she came along, with the key.',
					later:
						'“I made a lock and forgot the key,” said Twilla. “People laughed at me. {hero} didn’t. {hero} helped me, and look! It fits.”',
				},
			],
		},
		2: {
			meet: 'In the middle of the path stood a door. It had no house, and no wall, only bushes on both sides. “Isn’t it fine?” said Twilla, a dinosaur with sawdust on her nose. “It’s the first door in the world. I invented it, so that [people could visit me|I could have visitors]. And then I invented the lock.” She looked at her feet. “The key is the next thing that I’ll invent. I hadn’t thought of it when I shut the door.” So nobody could go through, and a long row of dinosaurs sat there and waited.',
			flies: '“Can’t I fly?” asked {hero}. “Please use the door,” said Twilla. “It has never been used.”',
			ways: [
				{
					say: 'Invent a window, and climb through that',
					outcome:
						'{hero} took a sharp stone and cut a hole in the door. It was the first window. “You can look through it!” cried Twilla. “You can wave!” The dinosaurs all wanted to look out of it at once. {hero} climbed through, and undid the lock from the back. So the door was open, and {hero} went on with the piece of wood that was left. It had a knothole in it.',
					later:
						'{hero} held up the piece of Twilla’s door and looked out through the hole. “Would you like to see?” asked {hero}. Everybody wants to look through a hole. They came, one after the other, and put an eye to it, and {hero} went by behind them.',
				},
				{
					say: 'Invent knocking, and try it on the door',
					outcome:
						'Nobody had ever knocked on anything. {hero} took a stone and hit the wood three times. KNOCK, KNOCK, KNOCK! The whole jungle was quiet. “What was that?” whispered Twilla. “Is it for me?” She had made a door, and now somebody was at it! She couldn’t wait for the key. She pulled the lock right out, with both hands. “Come in!” she cried to them all. “Oh, do come in!”',
					later:
						'{hero} knocked three times on the table, just as on the first door. KNOCK, KNOCK, KNOCK! Everybody stopped. Was somebody coming to visit? They wanted to hear who it was.',
				},
				{
					say: 'Sit down with Twilla and carve a key',
					outcome:
						'The two of them sat down and carved. The first key was too thick, and the second broke, and the third opened nothing but a nut. {hero} was in a hurry, but did not say that she should have thought of it before. The nineteenth key said click. “I was so afraid that I’d shut everybody out for good,” said Twilla. She hung it around her neck, and left the door open, and came along, to see if there were other doors.',
					later:
						'“I locked a door and had no key,” said Twilla. “Everyone told me how silly that was. {hero} carved nineteen keys with me.” She held up the last one. “It fits. {hero} did not stop until it did.”',
				},
			],
		},
		3: {
			meet: 'Where the path was narrowest stood a door. There was nothing else to it, no house, no wall, only the frame, and the ferns to the left and the right. In front of it sat fourteen dinosaurs with baskets. “It’s my own invention,” said the fifteenth, who was covered in sawdust. Her name was Twilla. Until last week there hadn’t been a door in the world. You saw people from a long way off, and they saw you, and so nobody ever simply came. “With this, you don’t know who it is,” said Twilla. “And then it opens!” She had been so pleased with it that on the same day she had gone on and invented [the lock|a lock for it]. It clicked beautifully. “There’s a third part,” said Twilla in a smaller voice, “a sort of stick, with teeth. I’ll invent that as soon as I know what it’s called.”',
			flies:
				'“Can’t I fly?” asked {hero}. “You may fly over it, of course,” said Twilla. Her lip trembled. “If you don’t think it’s a door.”',
			ways: [
				{
					say: 'Make an invention of your own in the middle of it',
					outcome:
						'“Does it have to be solid?” asked {hero}. Twilla supposed that doors were. {hero} took a flint and cut a square out of the middle. The dinosaurs put down their baskets. “You can see who it is!” “You can lean on it!” “You can put a plant there!” Within a minute there were three faces in it, all looking out at the very same ferns. When they had finished {hero} climbed through, and undid the lock from the other side, where it was only a peg. The door swung open for everybody. “What shall we call it?” asked Twilla, at the hole. {hero} looked back at her through the square that was left over; it had a knothole in it.',
					later:
						'{hero} held up the square of Twilla’s door and peered out of the knothole. “What can you see?” asked the nearest. {hero} let him look. It was just the room, but it was the room through a hole. His wife wanted a turn. Before long there was a line, along the wall, where the light was; and {hero} walked up the middle, which was free.',
				},
				{
					say: 'Take a stone, and be the first who ever knocked',
					outcome:
						'A door is no good without a visitor. {hero} stepped up to it, lifted a stone, and hit the wood three times, not too fast. KNOCK. KNOCK. KNOCK. In all the time that there had been a world nobody had heard that. A frog stopped in the middle of its croak. Fourteen dinosaurs turned their heads. “There’s someone there,” breathed Twilla. She looked at {hero}, whom she could have seen perfectly well around the edge; but she looked at the door. “Who is it?” she called, and her voice shook with joy. “A visitor,” said {hero}. She had the lock off with her teeth. “Come in!” said Twilla. “I was hoping that you would!”',
					later:
						'KNOCK. KNOCK. KNOCK. {hero} had done it on the nearest piece of wood, and not too fast. People had heard it a thousand times, and they had never got used to it. The shouting ran out like water. “There’s someone there,” said somebody. They looked at the door, and then at the person who had knocked, and it seemed only right to ask what it was about.',
				},
				{
					say: 'Stay, and help her to invent the key',
					outcome:
						'The two of them sat down with a heap of sticks. The first key had no teeth. The fifth had too many, and bit Twilla. By the eleventh {hero} had no time left to speak of, and the fourteen had gone home by way of the ferns. {hero} blew off the sawdust and began on the twelfth. “You could go around too,” said Twilla. “I know,” said {hero}. It was the seventeenth. It went in; it went around; click. The door swung open. She took the key along on a string, so that it couldn’t ever happen again, and came with {hero}, to see what there was on this side.',
					later:
						'“I had the first door,” said Twilla, “and I locked it, and the whole valley came to tell me what I’d forgotten. Then they walked around it. {hero} could have. It was nothing but ferns.” She held up a key, on a string. “{They} carved seventeen of these with me, until one was right. Nobody who only talks does that.”',
				},
			],
		},
		4: {
			meet: 'There was a door on the path. It stood upright in its frame, between two ferns, with nothing in front of it and nothing behind. Fourteen people had walked around it through the ferns, and sat down on the far side to watch. “You’re the first to see it who hasn’t laughed,” said a dinosaur with sawdust on her hands. “I’m Twilla. I invented it.” The idea was simple, if you thought how people lived: everybody could see everybody, from one end of the plain to the other, and so they waved, and that was all. Nobody ever arrived. With a door there would be an outside and an inside, and somebody would have to want to come in. She had finished it on a Monday. On the same day, [in her excitement|because she was so excited], she had added something that held it shut, and it held. “I’ll need a second thing, that undoes the first,” said Twilla. “I shut it before I’d got that far.” She used to have a sister who thought of the next thing, while she herself thought of the first. There was a place beside her where she did not put any tools.',
			flies:
				'It was quite possible to fly over, just as it was possible to go around. Twilla said so herself. She had watched all fourteen of them do it.',
			ways: [
				{
					say: 'Cut a hole in it, and call that an invention',
					outcome:
						'“May I add something?” asked {hero}. {They} took a flint and cut a square out of the middle of the door. Twilla held on to a fern. But when it fell out, and there was a piece of the world with a frame around it, she came closer, and so did the fourteen, who had only been waiting to see how it would end. It was the same swamp that they had looked at all their lives. They leaned on the sill, three at a time, and told each other what was in it. “It’s so much more when there’s less of it,” said Twilla. {hero} climbed through, and knocked out the lock from behind. After that it opened and shut for anybody. {hero} went on with the square that had been cut out, and looked through the knothole in it. You could see one thing at a time.',
					later:
						'{hero} stood with the square of Twilla’s door up before {them} and looked at the crowd through the hole in it, at one face after another. People can put up with being looked at by a room. Being looked at singly is another matter. “What are you doing?” asked a man. {hero} gave it to him, and he turned around with it to see for himself. He found his wife in it, and did not say anything. It went on from there. People stood in two rows, passing it across, and {hero} walked between them.',
				},
				{
					say: 'Knock on it, as nobody has done before',
					outcome:
						'{hero} took a stone and knocked three times. It is easy to forget that this had to be begun by someone. There had been thunder, and there had been things that fell. But this was a sound that asked. The insects stopped. The fourteen, who had been grinning, sat with their mouths a little open, and each of them looked at the place where, at home, they had no door. Twilla could see perfectly well who it was; there was only a fern between them. She looked at the wood. “Who’s there?” she said. It was a new sentence, and she had had it ready since Monday. “It’s me,” said {hero}. “I’ve come to see you.” She tore off the lock with both hands. She said afterward that she hadn’t felt it.',
					later:
						'{hero} knocked on the wood, three times, and left it at that. The noise in the room did not fade; it ceased. There was not one person there who had not, some time, sat up at that sound, because it was late, or because they had been hoping. They looked at the door. “Who’s there?” said a voice that had just been shouting about something else altogether. Nobody was there. But they were listening as one listens then, and {hero} answered.',
				},
				{
					say: 'Carve keys with her until there is one that fits',
					outcome:
						'“I’m good at the first thing,” said Twilla. “I’m no good at the next.” “Then we’ll both be bad at it,” said {hero}. They sat down side by side; she moved the tools over, after a moment, to make the place. It is slow work to look for something that does not exist. They made sticks that were straight, and sticks that were forked. The fourteen went home, and gave advice. It was a good while before {hero} thought of looking at the lock from behind, and drew in the dust what was not there. They carved that. It went in. There was a click, and Twilla sat still and listened to it for some time. “She would have said, ‘And now the hinges,’” she said. The key went on a string around her neck. She left the door as it was, open, and came along, for she had never seen a door from the road.',
					later:
						'“It isn’t difficult to see what somebody has forgotten,” said Twilla. “I was told by experts. There was grass on both sides, and they explained my mistake to me and walked around.” She took something off over her head and laid it on the table; it was only a bit of wood with teeth. “{hero} could have gone around as well. {They} sat down in the second place, and we were wrong together twenty-three times. I don’t know what {they} told you before I came in. But {they} will have tried it in the lock.”',
				},
			],
		},
	},
};
