import type { Obstacle } from '../../format.ts';

export const wetTiger: Obstacle = {
	id: 'wet-tiger',
	alsoIn: ['animal', 'adventure'],
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
			meet: 'The path was as thin as a belt, with thick leaves on each side. There stood Ravi, a tiger, with a pot of paint. “My stripes got pale,” he said, “so I had to paint them. And now I’m wet! If you go by, you will smear me.”',
			flies: '“Can’t I fly?” asked {hero}. “From up there you can see that they aren’t real!” said Ravi.',
			ways: [
				{
					say: 'Ask for stripes too',
					outcome:
						'“Can you paint me too?” asked {hero}. Swish, swish! Now {hero} had stripes, just like the leaves. “Where are you?” said Ravi, and went to look. So he was off the path, and everyone could go by. “Here!” said {hero}, at the end of it.',
					later:
						'In came {hero}, with Ravi’s stripes. “A tiger!” cried the people, and ran to the side. So {hero} walked in.',
				},
				{
					say: 'Wave a big leaf',
					outcome:
						'{hero} took the biggest leaf. WHUP, WHUP! It made such a wind that Ravi got dry, but for his nose. “Thank you!” he said. So now everyone could get by. And {hero} could keep the leaf.',
					later: '{hero} took the big leaf from the path. WHUP! All the hats flew up and fell down. And it was still.',
				},
				{
					say: 'Say what you saw first',
					outcome:
						'“First I saw your eyes,” said {hero}. “Then I saw your big feet. So I knew you were a tiger. I didn’t look at the stripes.” “Oh!” said Ravi. “Then they may smear!” So everyone could go by him, and he came along, all smeared.',
					later:
						'“My stripes are all smeared,” said Ravi. “But {hero} says I am a tiger, and I am! {hero} tells the truth.”',
				},
			],
		},
		2: {
			meet: [
				'The path was as narrow as a sleeve, with leaves on both sides. In it stood Ravi, a tiger. He stood with his legs apart and his tail straight up, and next to him was a pot with a paintbrush in it. “Don’t touch me,” said Ravi. “I’m wet. My stripes had got so pale. [A child took me for a cow.|Somebody’s child said ‘moo.’] So I painted them on again, all sixty-seven. But it’s damp here. They don’t dry.” He had been standing like that since Thursday.',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “Then all the dust comes down on me,” said Ravi. “And I’ve just done my back.”',
			ways: [
				{
					say: 'Have yourself painted with stripes as well',
					outcome:
						'“Is there any left?” asked {hero}. Ravi was glad to have something to do. He did {hero} up and down, with great care, from one end to the other. There were stripes of leaf, and stripes of light, and which of them was {hero}? “Where are you?” said Ravi, and went into the leaves to look, and so the path was free. “Here,” said {hero}, from behind him.',
					later:
						'{hero} came in, striped all over. Somebody said, “Is that a tiger?” Nobody waited to find out. There was suddenly a lot of room, and {hero} walked up through the middle of it.',
				},
				{
					say: 'Fan him dry with the biggest leaf',
					outcome:
						'{hero} broke off a leaf as big as a door, and swung it. WHUP! The whole jungle bent. WHUP! A monkey lost its hat. Ravi shut his eyes and turned slowly around, like something on a spit. “Now the tummy,” he said. When he was dry he went off to lie down, for the first time since Thursday, and {hero} went by, leaf and all. The path was free.',
					later:
						'{hero} lifted the leaf from Ravi’s path and brought it down flat. WHUP! All the candles lay on their side for a moment, and off went the hats. By the time everyone had a hat again, the shouting had been forgotten.',
					as: { kind: '{Trait} {hero} did behind the ears, too.' },
				},
				{
					say: 'Tell him what you saw of him first',
					outcome:
						'“Do you know what I saw first?” asked {hero}. “It was two eyes, and they looked right through me. Then I saw how you put down your feet. I was quite sure you were a tiger, and I hadn’t got to the stripes.” Ravi breathed in. “Truly?” He leaned on a tree, and made room on the path. It took nine stripes off him, and he did not even look. He came along, a bit smeared, on the softest paws in the world.',
					later:
						'Ravi walked up the middle. He had hardly a stripe left, and not one person took him for a cow. “{hero} told me who I was,” he said, “and I was standing there covered in paint. I’d listen, if I were you.”',
				},
			],
		},
		3: {
			meet: [
				'The path through the thicket was exactly as wide as a tiger. There was a tiger in it. He stood with his legs apart, his chin up, and his tail held well away from himself, and a pot of black paint was steaming in the grass. “I must ask you not to brush against me,” said the tiger. His name was Ravi. His stripes had been going for years, what with the rain; then one day a small boy had looked at him, and had said to his mother, “Ginger cat.” She’d said, “Don’t point.” “[I’d have preferred it|I’d rather] if she had screamed,” said Ravi. So he had painted them on, seventy-one, from memory, with a mirror for the back. It was the rainy season. In five days nothing had dried but the brush.',
				'“Excuse me,” said somebody in the thicket, “am I dry at the back?” The path was just as wide as a tiger, and there was one in it, with his legs apart and his tail held straight up. Beside him in the grass stood a pot of black paint. {hero} put out a {hand} and looked at it. It was black. “I feared as much,” said the tiger, whose name was Ravi. It was his stripes. They’d been washing out for years; he hadn’t thought that it showed. Then a boy had come by with his mother, and pointed, and said, “Ginger cat.” [The mother hadn’t even screamed|His mother had only told him not to point], and that was what hurt. So he’d put them on again himself, all seventy-one, with a mirror. “But it’s the rainy season,” said Ravi. “Five days. So far the brush has dried.”',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “I can’t have anyone overhead,” said Ravi. “I’ve only just got the spine to match.”',
			ways: [
				{
					say: 'Have him paint stripes on you, and walk through the leaves',
					outcome:
						'“What are they for, exactly?” asked {hero}. “So as not to be seen,” said Ravi. “You’re a stripe of dark and a stripe of light, and so is everything else.” “Could you do me?” Ravi hadn’t done anyone else before. He did {hero} with his tongue between his teeth, broad at the top, and fine at the ends. Then he put down the brush and looked up. There was grass, and a glint on the grass. “Hello?” said Ravi. “That’s the best work I ever did,” he said, and stepped out of the thicket, to look at it from farther off. So there was the path, and nothing in it.',
					later:
						'The stripes hadn’t come off. {hero} stood in the doorway, with the light behind {them}, and waited. “Don’t look now,” somebody said, in a rather high voice, “but there’s something striped.” Everybody looked. It’s known that you shouldn’t run from a tiger. So the people walked, very fast, backward and sideways, and {hero} went up the room between two rows of people who weren’t blinking.',
				},
				{
					say: 'Tear off the largest leaf there is and fan him',
					outcome:
						'There was a leaf there as long as a boat. {hero} tore it off, got a grip on the stalk, and swung. WHUP! It was like a slap on the jungle. Water flew out of the trees. WHUP! Ravi’s whiskers lay flat along his face. “Underneath,” he said, “if you’d be so kind,” and he stood on three legs, and then on the other three. Afterward he touched the first stripe with one claw. It was dry. All the stripes were dry. He walked up and down a few times, so that it could be seen from both sides, bowed, and held the thicket open for {hero}, leaf and all, and for whoever came after.',
					later:
						'{hero} raised Ravi’s leaf over {their} head and slapped the air with it. WHUP! It took the papers off the table, and the lamps leaned over, and everybody’s last word went back down their throat. For a moment they stood there with their hair on end, and listened to their own ears.',
				},
				{
					say: 'Tell him what you noticed before the stripes',
					outcome:
						'“I knew you were a tiger when I was still around the bend,” said {hero}. “I hadn’t seen a thing of you.” “How?” said Ravi. “It was quiet,” said {hero}. “The birds had stopped. Then there were two eyes, and I felt like soup.” He didn’t say anything for a time. “Like soup?” “With noodles,” said {hero}. “I noticed the paint afterward. I thought it was for a party.” Ravi let go his breath. He hadn’t known that he’d been holding it for five days. He leaned on the nearest tree, deeply, from shoulder to hip, and left the greater part of himself on the bark. He came along as he was. You couldn’t hear a single step.',
					later:
						'Nobody had noticed Ravi come in. It simply got quiet, from the back to the front, like a lamp being turned down. “I’m told that I make people feel like soup,” he said softly. “I’d begun to doubt it. {hero} told me so, from as close as that, when I had a pot of paint next to me and looked a fool. {They} could have said it was the stripes.” He looked from one to another. “Does anyone wish to call {hero} a liar?”',
				},
			],
		},
		4: {
			meet: [
				'One narrow path led through the thicket, and a tiger was standing in it, as stiff as a statue. A paint pot hung from a branch beside him. From time to time a black drop fell from his side. “Forgive me if I don’t turn around,” said Ravi. “I’m wet.” He had been a handsome tiger. But stripes fade in the rain, and you are the last to notice. A boy had come by with his nurse and asked if that was a cat. “It used to be a tiger, dear,” said the nurse, who wanted to be kind. So Ravi had borrowed [a mirror|a looking glass] and painted them all over again, seventy-one stripes, as well as he remembered them. It was the rainy season, and they would not dry. Two people had squeezed by and taken three stripes with them, and he would not have a third. “I don’t like to be seen before it’s finished,” he said. In the mud behind him were the tracks of a much smaller tiger. She was his daughter. She had walked all around him, had not known him, and had gone home.',
			],
			flies: 'He would have nobody overhead. From up there, he said, you could see where the lines did not meet.',
			ways: [
				{
					say: 'Let him paint stripes on you, and creep through',
					outcome:
						'“I’ve always wondered what stripes are for,” said {hero}. “They interrupt you,” said Ravi. “People see a bit of tiger, and a bit of something else. By the time they’ve added it up it’s too late.” Would he show {them}? He took more trouble over {hero} than he had over himself. He laid the stripes on from above, and lifted the brush at the end of each, and hummed. Then he stepped back to look, and there was nobody. There was only light in the grass, and shadow. “Magnificent,” whispered Ravi. He stepped off the path, and then still farther off, as painters do, to see his work better, and there was room for everyone to go by. “If only I had had somebody to do my back,” he told some reeds.',
					later:
						'{hero} still wore Ravi’s stripes, and stood in the doorway, where the light came in through the shutters. At first people only saw a pattern. Then, one after another, they added it up. Nobody screamed. People knew, from long before there were doors, that you don’t do that. You draw back quietly to the side, and hold the smallest child by the wrist. It walked up between them. When it stood at the front, they remembered that it was {hero}.',
				},
				{
					say: 'Fan him with the largest leaf',
					outcome:
						'Beside the path grew a leaf as long as a canoe. {hero} broke it off, took it by the stem, and swung it. WHUP! All the rain came down out of the trees at once, and then there was no more of it up there. WHUP! Ravi had shut his eyes and laid back his ears, like somebody at the front of a ship. It was hard work, and there was the chin to do. At the end he touched himself with one claw, and it came away clean. “How do I look?” he asked. It was some time since he had been able to ask anyone. “Dry,” said {hero}. He was enough of a gentleman to laugh. He made way for everybody, and {hero} went by with the leaf.',
					later:
						'{hero} raised Ravi’s leaf as high as it would go and swung it. WHUP! The lamps went flat. Somebody’s list, with nine more pages, left its owner and stuck to the wall. Everyone had a mouth full of wind, and shut it. The people stood there with their collars up like people on a cliff. For the moment nobody in the room had a word to say about anything.',
				},
				{
					say: 'Tell him when you first noticed him',
					outcome:
						'“Shall I tell you when I knew you were here?” asked {hero}. “I couldn’t see you yet. I was still around the bend. The birds had stopped singing, and I noticed I was walking very softly.” A drop fell. “And you saw the stripes,” said Ravi. “Later,” said {hero}. “They don’t suit you. They make you look like a drawing of a tiger.” It was not a safe thing to say, so close. He looked at {them} for rather a long time. Then he turned around. The branches wiped off his stripes, one after another, and out of the thicket came something gray and enormous that made no sound at all. He put his nose to the small tracks. “She’ll know me tonight,” said Ravi, and came along, to be seen by a few others first.',
					later:
						'Nobody had heard Ravi come in. The dogs noticed first. “I had been told that I used to be a tiger,” he said, so low that they had to lean toward him, and they did not like it. “{hero} told me that the birds had stopped when I was near. {They} also told me I looked like a drawing. I could have reached {them} at the time. Nobody flatters a tiger from there.” He smiled around the room, which was perhaps a mistake. “So I would believe {hero},” said Ravi.',
				},
			],
		},
	},
};
