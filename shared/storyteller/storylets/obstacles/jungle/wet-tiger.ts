import type { Obstacle } from '../../format.ts';

export const wetTiger: Obstacle = {
	id: 'wet-tiger',
	alsoIn: ['animal'],
	place: { the: 'the narrow thicket', at: 'in the narrow thicket', to: 'to the narrow thicket', backdrop: 'jungle' },
	people: { ravi: { call: 'Ravi', a: 'a tiger with a wet back', type: 'Tiger', pronoun: 'he' } },
	props: ['paintbrush', 'pot'],
	blocks: ['flies'],
	ways: [
		{ id: 'stripes', use: 'reach' },
		{ id: 'leaf', use: 'hear' },
		{ id: 'tell', use: 'trust', ally: 'ravi' },
	],
	levels: {
		1: {
			meet: 'In big leaves stood Ravi, a tiger, with a pot and a paintbrush. He did not move. “My stripes got so pale,” said Ravi. “I had to paint them. Now I am wet. You can not get by, or you smear me.” Drip, drip, said his tail.',
			flies: '“And no one flies over me,” said Ravi. “It may drip up.”',
			ways: [
				{
					say: 'Ask for stripes too',
					outcome:
						'“Paint me some,” said {hero}. Swish, swish! Now {hero} had stripes. They went so well with all the leaves! Ravi could not see {them} at all. And {hero} went in and out of the green, and by.',
					later: 'In came {hero}, with stripes. “A tiger!” they said. They all ran to the left and the right.',
				},
				{
					say: 'Wave a big leaf',
					outcome:
						'{hero} took the biggest leaf. Whup! Whup! Whup! That made a wind. Soon Ravi was dry, all but the nose. “Keep that leaf,” he said. And he lay down, to let {hero} by.',
					later: '{hero} had the big leaf. WHUP! All the hats sat down on the floor. And it was still.',
				},
				{
					say: 'Say what you saw first',
					outcome:
						'“First I saw your eyes,” said {hero}. “Then your big feet. Then your nose. I knew you were a tiger. I did not look at the stripes.” “Oh!” said Ravi. He let it smear, and came along.',
					later: '“I was all smeared,” said Ravi. “{hero} told me I was a tiger. And I am!” They all said that he was.',
				},
			],
		},
		2: {
			meet: [
				'The path was as narrow as a sleeve, with leaves on both sides. In it stood Ravi, a tiger. He stood with his legs apart and his tail straight up, and next to him was a pot with a paintbrush in it. “Don’t touch me,” said Ravi. “I’m wet. My stripes had got so pale. [A child took me for a cow.|Somebody’s child said ‘moo.’] So I painted them on again, all sixty-seven. But it’s damp here. They don’t dry.” He had been standing like that since Thursday.',
			],
			flies: '“And nobody goes over me,” said Ravi. “I’ve just done my back.”',
			ways: [
				{
					say: 'Have yourself painted with stripes as well',
					outcome:
						'“Is there any left?” asked {hero}. Ravi was glad to have something to do. He did {hero} up and down, with great care, from one end to the other. Then he stepped back. There were stripes of leaf, and stripes of light, and which of them was {hero}? “Where are you?” said Ravi. “Here,” said {hero}, from behind him. {They} had gone through at the side, like a bit of shade.',
					later:
						'{hero} came in with all {their} stripes. Somebody said, “Is that a tiger?” Nobody waited to find out. There was suddenly a great deal of room, and {hero} walked up through the middle of it.',
					as: { bold: 'Stripes look well on somebody {trait}.' },
				},
				{
					say: 'Fan him dry with the biggest leaf',
					outcome:
						'{hero} broke off a leaf as big as a door, and swung it. WHUP! The whole jungle bent. WHUP! A monkey lost its hat. Ravi shut his eyes and turned slowly around, like something on a spit. “Now the tummy,” he said. When he was dry he lay down, for the first time since Thursday, and {hero} stepped over him. The leaf was {theirs}.',
					later:
						'{hero} lifted the leaf and brought it down flat. WHUP! All the candles lay on their side for a moment, and so did everybody’s hair. When it stood up again, they had forgotten what they had been shouting.',
					as: { kind: '{Trait} {hero} did behind the ears, too.' },
				},
				{
					say: 'Tell him what you saw of him first',
					outcome:
						'“Do you know what I saw first?” asked {hero}. “It was two eyes, and they looked right through me. Then I saw how you put down your feet. I was quite sure that you were a tiger, and I hadn’t got to the stripes.” Ravi breathed in. “Truly?” He leaned on a tree. It took nine stripes off him, and he did not even look. He came along, a bit smeared, on the softest paws in the world.',
					later:
						'Ravi walked up the middle. He had hardly a stripe left, and not one person took him for a cow. “{hero} told me who I was,” he said, “and I was standing there covered in paint. I’d listen, if I were you.”',
					as: { honest: 'It is worth a lot if somebody {trait} says it.' },
				},
			],
		},
		3: {
			meet: [
				'The path through the thicket was exactly as wide as a tiger. There was a tiger in it. He stood with his legs apart, his chin up, and his tail held well away from himself, and a pot of black paint was steaming in the grass. “I must ask you not to brush against me,” said the tiger. His name was Ravi. His stripes had been going for years, what with the rain; then one day a small boy had looked at him, and had said to his mother, “Ginger cat.” She’d said, “Don’t point.” “[I’d have preferred it|I’d rather] if she had screamed,” said Ravi. So he had painted them on, seventy-one, from memory, with a mirror for the back. It was the rainy season. In five days nothing had dried but the brush.',
			],
			flies: '“I can’t have anyone overhead,” said Ravi. “I’ve only just got the spine to match.”',
			ways: [
				{
					say: 'Have him paint stripes on you, and walk through the leaves',
					outcome:
						'“What are they for, exactly?” asked {hero}. “So as not to be seen,” said Ravi. “You’re a stripe of dark and a stripe of light, and so is everything else.” “Could you do me?” He hadn’t done anyone else before. He did {hero} with his tongue between his teeth, broad at the top, and fine at the ends. Then he put down the brush and looked up. There was the path, and grass, and a glint on the grass. “Hello?” said Ravi. A bit of it went by him on the left, between two leaves, where he could have sworn that there wasn’t room. “That’s the best work I ever did,” he told the place where he thought that {hero} was.',
					later:
						'The stripes hadn’t come off. {hero} stood in the doorway, with the light behind {them}, and waited. “Don’t look now,” somebody said, in a rather high voice. They all looked. It’s known that you shouldn’t run from a tiger. They walked, therefore, very fast, backward and sideways, and {hero} went up the room between two rows of people who weren’t blinking.',
					as: { merry: 'It was a good thing that {trait} {hero} didn’t giggle until it was dry.' },
				},
				{
					say: 'Tear off the largest leaf there is and fan him',
					outcome:
						'There was a leaf there as long as a boat. {hero} tore it off, got a grip on the stalk, and swung. WHUP! It was like a slap on the jungle. Water flew out of the trees. WHUP! Ravi’s whiskers lay flat along his face. “Underneath,” he said, “if you’d be so kind,” and he stood on three legs, and then on the other three. Afterward he touched the first stripe with one claw. It was dry. All the stripes were dry. He walked up and down a few times, so that it could be seen from both sides, bowed, and held the thicket open. He advised {hero} to take the leaf. You never knew what might be damp.',
					later:
						'{hero} raised Ravi’s leaf over {their} head and slapped the air with it. WHUP! It took the papers off the table, and the lamps leaned over, and everybody’s last word went back down their throat. For a moment they stood there with their hair on end, and listened to their own ears.',
					as: { kind: 'It says something for {trait} {hero} that {they} did each toe.' },
				},
				{
					say: 'Tell him what you noticed before the stripes',
					outcome:
						'“I knew you were a tiger when I was still around the bend,” said {hero}. “I hadn’t seen a thing of you.” “How?” said Ravi. “It was quiet. The birds had stopped. Then there were two eyes, and I felt like soup.” He didn’t say anything for a time. “Like soup?” “With noodles,” said {hero}. “I noticed the paint afterward. I thought that it was for a party.” Ravi let go his breath. He hadn’t known that he’d been holding it for five days. He leaned on the nearest tree, deeply, from shoulder to hip, and left the greater part of himself on the bark. He came along as he was. You couldn’t hear a single step.',
					later:
						'Nobody had noticed Ravi come in. It simply got quiet, from the back to the front, like a lamp being turned down. “I’m told that I make people feel like soup,” he said softly. “I’d begun to doubt it. {hero} told me so, from as close as that, when I had a pot of paint next to me and looked a fool. {They} could have said it was the stripes.” He looked from one to another. “Does anyone wish to call {them} a liar?”',
					as: { honest: 'The noodles were what did it. Only somebody {trait} would think of noodles.' },
				},
			],
		},
		4: {
			meet: [
				'The thicket had one path, which fitted a tiger as a sheath fits a knife, and the tiger was in it. He was standing like something unveiled. At his side there was a pot with a brush, and from his flanks, at long intervals, fell a black drop. “You will forgive my not turning around,” said Ravi. He had been handsome. One’s stripes go, with the rains; one is not the first to notice. A boy had passed with his nurse, and pointed, and asked if it was a cat; and the nurse, who had meant to be kind, had said that it had been. So he had borrowed [a mirror|somebody’s mirror] and done them over, seventy-one of them, as he remembered them to have run. But it was the wet season, and they would not take. “I do not like to be seen before it is finished,” said Ravi. In the mud behind him were the prints of a much younger animal, some days old, that had come up quite close. She was his daughter. She had gone around him, and looked, and had gone away to go on searching.',
			],
			flies:
				'That anyone should be above him he could not allow. It was from there, he said, that one saw where they did not join.',
			ways: [
				{
					say: 'Put yourself under the brush, and go as a piece of shade',
					outcome:
						'“I have often wondered what it is that they do,” said {hero}. “They interrupt one,” said Ravi. “There is a bit of tiger, and a bit of something else, and by the time that people have done the sum it is too late.” Would he show {them}? He took more trouble over it than over himself. He laid on the stripes from above, broad, and lifted the brush at the end, as one lets a word die away; he was humming; and when he stood back in order to judge of the effect there was no one. There was light in the grass, and dark in it. A breath went by along his whole left side. “Magnificent,” whispered Ravi, to some reeds. “If I had only had someone to do me.”',
					later:
						'{hero} took up a position in the doorway, where what light there was came through the shutter. At first people saw merely that there was a pattern. Then one after another they did the sum. No one screamed. It was in everybody, from long before there were doors, that one does not; that one draws off to the side without lifting the eyes, and holds the smallest of the children by the wrist. It walked up between them. Only when it had taken its place at the front did they remember having let it in.',
				},
				{
					say: 'Take the largest of the leaves, and make him a wind',
					outcome:
						'{hero} asked Ravi nothing. Beside the path grew a leaf of the length of a canoe; {they} broke it off, took it by the stem in both {hands}, and gave the air a blow. WHUP. The whole wet season jumped. It came down out of the trees in a sheet, and then there was no more of it up there. WHUP; and he had closed his eyes, and set back his ears, like one who stands at the rail of a ship. It was hot work. One had to do the chin. By the end, when he put a claw to himself, it came away clean. “How do I look?” he asked. It was some time since he had been able to put it to anyone. “Dry,” said {hero}; and he was so much of a gentleman as to laugh. He would not be needing the leaf again.',
					later:
						'{hero} lifted the leaf of Ravi’s as high as it would go, and struck. WHUP. It was not so much loud as total. The lamps went flat; a speech, of which nine pages were still to come, left its author and was plastered on the farther wall; every mouth in the place was filled with wind, and shut. The company stood there with its collars up, like people on a headland. There was for the moment no opinion to be heard from anyone, on anything.',
				},
				{
					say: 'Tell him how far off you were when you knew',
					outcome:
						'“May I tell you when I knew?” asked {hero}. “I had not seen you. I was at the bend. The birds had left off; and I found that I was walking as one does past a room where somebody is thinking.” The drops fell. “One saw that it was striped,” said Ravi. “I saw it later, and took it for an accident,” {they} said. “It does not suit you. You look like a drawing of yourself.” It was a thing to say to a tiger at that distance. He looked at {hero} for rather a long while, and the birds did not begin. Then he turned, which he had not done for days, in all that narrow place; the branches took off the stripes from him, one by one; and what came out at the other end was gray, and enormous, and made no sound. At the bend he lowered his head to the prints. “They go our way,” he said.',
					later:
						'Ravi might have been there for some time. It was noticed by the dogs. “I have it from {hero},” he said, “that I am one at whose coming the birds leave off. I had been given to understand that I was over.” He spoke so low that those at the back had to lean toward it, and did so with reluctance. “You will ask if {they} can be believed. I was within reach. {They} told me that I looked like a drawing. Nobody flatters at that range.” And he smiled at them, which was perhaps a mistake.',
				},
			],
		},
	},
};
