import type { Obstacle } from '../../format.ts';

export const anyoneWanted: Obstacle = {
	id: 'anyone-wanted',
	alsoIn: ['mystery', 'desert', 'adventure', 'circus', 'time-travel', 'animal'],
	place: { the: 'the wanted poster', at: 'at the wanted poster', to: 'to the wanted poster', backdrop: 'town' },
	people: { pym: { call: 'Sheriff Pym', a: 'a koala with a star', type: 'Koala', pronoun: 'he' } },
	props: ['paintbrush', 'mirror'],
	blocks: ['flies'],
	ways: [
		{ id: 'mustache', use: 'reach' },
		{ id: 'bench', use: 'hear' },
		{ id: 'sit', use: 'trust', cost: 'time', ally: 'pym' },
	],
	levels: {
		1: {
			meet: 'Nine people sat on a bench, right across the road. By it stood Sheriff Pym, a koala with a brush. “One of you ate my pie,” he said, and held up a picture. It was two dots and a line! “That’s him. Two eyes, one mouth. You have them too! So sit down.”',
			flies: '“What if I fly?” asked {hero}. “The one who ate my pie will fly off,” said Pym. “I’m sure of it.”',
			ways: [
				{
					say: 'Paint a mustache on the picture',
					outcome:
						'{hero} took the brush. Dab, dab! Now the picture had a mustache. Pym looked at it, and at the bench. “No one here has one,” he said. “So it was none of you. Off you go! And keep the brush.”',
					later:
						'Dab, dab! {hero} put on a mustache with Pym’s brush. “That must be the sheriff!” people said, and made way.',
				},
				{
					say: 'Make the whole bench say “Not me!”',
					outcome:
						'“You have to ask them all at once,” said {hero}. “One, two, three!” “NOT ME!” called the bench. It was so loud that Pym’s hat flew off. “Then it wasn’t you,” he said. He took the bench away, and everyone could go by.',
					later:
						'“One, two, three!” called {hero}. “NOT ME!” said everybody, like the bench. “Oh! What wasn’t me?” And it was still.',
				},
				{
					say: 'Sit still and let Pym paint you',
					outcome:
						'“Look at me for a long time,” said {hero}, and sat still. So Pym put in a nose, and a smile. It took so long! “But that isn’t him,” he said. “That’s you! So it wasn’t any of you.” He let everyone go, and came along, with the picture.',
					later:
						'“I looked at {hero} for so long,” said Pym. “I looked for a thief, and I saw no thief. I saw a friend.”',
				},
			],
		},
		2: {
			meet: [
				'Across the street stood a bench, and on the bench sat half the street. In front of it was Sheriff Pym, a koala with a star and a paintbrush. “Stop!” he said. “You are wanted.” He pointed to a poster. It was two dots with a line under them. “[Somebody took my pie|My pie is gone],” said Pym, “and I saw him! I painted him myself. Two eyes and a mouth. And everybody who comes by has two eyes and a mouth.” He sighed. “I’ve even got my mother.”',
			],
			flies: '“What if I fly?” asked {hero}. “That’s just what he would do,” said Pym.',
			ways: [
				{
					say: 'Paint a big mustache on the poster',
					outcome:
						'“Isn’t there something missing?” asked {hero}, took the brush, and painted a mustache, a huge one, with curls. Pym held it next to {hero}. “No mustache,” he said. “It’s not you.” He went along the bench. It was nobody! Not even his mother. So everybody stood up and carried the bench to the side, and {hero} went through, brush and all.',
					later:
						'{hero} still had Pym’s brush, and there was still some black on it. One dab, two curls: now {hero} had a mustache like an admiral’s. It looked so important that people said “Oh, pardon me,” and made room.',
				},
				{
					say: 'Get all on the bench to say “Not me” at once',
					outcome:
						'“He asked you one by one,” said {hero} to the bench. “That takes all week. Do it together!” {They} raised one {hand} and counted. “NOT ME!” shouted half the street. Windows shook. “Well,” said Pym, and picked up his hat, “that’s everybody, then.” The people carried the bench home, and practiced it twice more on the way.',
					later:
						'{hero} raised one {hand}. “Who was it?” {they} asked. It was quite enough. Everybody there had been a child once. “NOT ME!” they said, all together, and put a hand over their mouth. After that nobody dared.',
				},
				{
					say: 'Sit for Pym until he has learned to look',
					outcome:
						'“Two dots could be anybody,” said {hero}. “Paint me. And look.” {They} sat quite still. Pym looked. He did the eyes three times, and {hero} did not say that it took long. “Yours go up at the ends,” he said. “And the left is a bit bigger. I never saw that people were so different.” So he let them all go, and the bench too, and came along with his picture under his arm.',
					later:
						'Pym put up his picture for all to see. “I looked at {hero} for a very long time,” he said, “every bit of that face. I was looking for a thief. If there was one in there, I’d have found him.” It was a very good likeness.',
				},
			],
		},
		3: {
			meet: [
				'The street was barred by a bench as long as the street was wide, and people sat on it in order of arrest. A koala with a tin star was walking up and down in front, with a wet paintbrush. “Halt,” said Sheriff Pym. “You answer to the description.” He had put it up on the wall. It consisted of two dots and a line. Somebody had gone off with a pie from his windowsill on [Sunday|a Sunday], and Pym had seen him, for one second, over the edge of the sink. He’d drawn him at once, from memory. “Two eyes,” said Pym. “A mouth, no further details. You’d be surprised how many it fits.” He had taken in sixty-three, and the baker’s baby. He’d had to take in himself, on looking in the mirror, and had let himself out to work.',
			],
			flies: '“What if I fly?” asked {hero}. “Go on, fly,” said Pym. “An innocent person would have no need to.”',
			ways: [
				{
					say: 'Add a mustache to the poster, with the sheriff’s own brush',
					outcome:
						'“I see you’ve left off the mustache,” said {hero}. “Was there one?” said Pym. “I couldn’t say. But wouldn’t you feel silly, if there was?” He thought that he would. {hero} did it for him, left and right, with a curl to it that took in most of the wall. Pym went down the bench with the mirror, one by one. Sixty-three; and not a hair on any of them that came near it. “So he’s still out there,” said Pym, and turned pale. He gave everybody their hat back, and they took the bench away. “If you meet him,” he called after {hero} and the brush, “do the curl properly.”',
					later:
						'There was still some black on Sheriff Pym’s brush. {hero} gave {themself} a mustache, left and right, and curled it. It’s not a matter of looking like anyone. You only have to look like someone that the others should know. “Who’s that?” people whispered, and “I don’t know; make way,” and then all of them were behind.',
				},
				{
					say: 'Have the whole bench answer the charge at one go',
					outcome:
						'“How do you question them?” asked {hero}. “Singly,” said Pym. “I’ve got as far as Alderson.” So {hero} climbed onto a barrel, in sight of the whole bench. “When I drop my {hand},” said {hero}, “say what you’ve been wanting to say since Sunday. Who took the pie?” The {hand} dropped. “NOT ME!” It blew the poster off the wall. A horse sat down. “Noted,” said Pym, from behind the trough, and crossed out sixty-three names. The bench was carried off. Everyone shook {hero} by the {hand}, and Pym said that some people had the gift of asking.',
					later:
						'{hero} got up on a chair and looked at the room sternly. “Right,” {they} said. “WHO WAS IT?” There isn’t a grown person living who isn’t guilty of something. “NOT ME!” went up from every corner, all at once; and then they heard themselves, and looked at one another, and turned rather red. It was as quiet as a classroom.',
				},
				{
					say: 'Pose for a proper portrait, for as long as it takes',
					outcome:
						'“You didn’t have time to look,” said {hero}. “Take it now.” {They} sat down on the trough and held still. Pym started with two dots, from habit. He rubbed them out. One of {hero}’s eyes, it turned out, was a bit higher than the other. He’d never noticed that about eyes. Someone brought a lamp, and then more oil for it. “It’s like the first time I saw a beetle through a glass,” said Pym, very quietly. When it was finished there was exactly one person in the world that it could be. Then he looked along the bench, at all those different faces, and begged their pardon one by one, and had the bench taken in. He took the picture and came with {hero}, to see if the face held what it promised.',
					later:
						'Sheriff Pym propped his picture against a jug. “That’s {hero},” he said. Nobody could have thought it was anyone else. “I looked at that face till the lamp ran dry. I’d locked up sixty-three people, and the one thing I hadn’t done was look. You can’t keep up a lie for that long, not with a koala staring at your eyebrows.” He tapped his star. “I’d let {hero} go anywhere.”',
				},
			],
		},
		4: {
			meet: [
				'The road went through a small town, and there a long bench stood across the street, with sixty-three people on it. They had sent for their knitting. A koala with a star on his chest and a brush in his hand came up to {hero}, and compared {them} with a poster on the wall. “I’m sorry,” said Sheriff Pym. “You’ll have to sit with the others.” The person on the poster was two dots and a line. Somebody had stolen a pie from his windowsill today. The sheriff had been at the sink; he had looked up for one second, and had drawn exactly what he remembered. It looked like everybody. It looked like the barber. In the mirror it looked like himself, and he had [signed the warrant|put himself on the list]. “I was never any good at faces,” said Pym. On the back of the poster was another drawing, in pencil, over and over again: a smaller face, and the same two dots. His brother had gone west when they were boys. Every year he drew him, so that he would know him again.',
			],
			flies: 'If somebody could fly as well, said the sheriff, he would have to add that.',
			ways: [
				{
					say: 'Paint a mustache on the poster',
					outcome:
						'“Excuse me,” said {hero}, “but didn’t he have a mustache?” Pym looked at his poster. He could not swear to it. “You wouldn’t want to have left it out,” said {hero}. He lay awake over things like that, so he gave {them} the brush. {hero} painted one with points, the mustache of a man who takes a pie from a windowsill. Pym walked along the bench with his mirror. “You aren’t him,” he told them, one after another, and it was as if he were handing out presents. “Nor are you.” Nobody in that street had points like those, so the bench could go, and everyone with it. Pym did not ask for his brush. He thought that there was one more in it.',
					later:
						'There was one more mustache in Sheriff Pym’s brush. {hero} painted it on, with points. It did not look like anybody’s, and that was the best of it, because nobody could be sure whether this was not somebody important. “Surely that’s,” said a lady. “Of course it is,” said her husband. “Do move over.” They made way; they even bowed a little. By the time somebody asked who it was, {hero} stood at the front.',
				},
				{
					say: 'Have the whole bench answer together',
					outcome:
						'Sheriff Pym asked people one at a time, in the order of the alphabet. He had got to Alderson. “May I ask them all at once?” said {hero}, and climbed onto a barrel. The bench put down its knitting. Everybody on it had been waiting so long to be asked. “Which of you,” said {hero}, and looked along the bench as teachers do, “was it?” Nobody had to think. “NOT ME!” shouted the whole bench. The poster fell off the wall, and something kicked in the stable. Pym wrote it down, with the time. It was the first thing, he said, on which that street had ever agreed. So they could all go, and took the bench with them.',
					later:
						'{hero} climbed onto a chair and looked along the rows, as {they} had looked along Pym’s bench. “Which of you was it?” {they} asked. It was not loud. But somebody had asked each of them that before, when they were small, and there is only one answer. “NOT ME!” they all shouted. Then they heard what they had said. A banker put his hands behind his back. Nobody wanted to be the next to speak.',
				},
				{
					say: 'Sit down opposite him, and pose for a portrait',
					outcome:
						'“How long did you see him?” asked {hero}. “For a second,” said Pym. “Then look at me for an hour,” said {hero}, and sat down in front of him. Pym drew two dots. He looked at {hero}, and rubbed them out. One side, he found, was a little higher than the other, and there was a fold that grew deeper when {they} tried not to laugh. “There’s so much of it,” said Pym. Somebody brought him a lamp. When it was finished he turned the sheet over. Under all those small blank faces he drew one more, with his eyes shut. It had ears that stuck out, and a tooth missing. “There he is,” said Pym. “I had him all the time. I was only too quick.” He begged everyone’s pardon, one by one and by name, had the bench carried in, and came along, with the picture, to look at more faces.',
					later:
						'Sheriff Pym put a picture on the table, and anybody could see that it was {hero}. “I’ve arrested everyone I know,” he said, “because I gave them one look. It’s quicker.” He turned it around, so that all of them could see. “{hero} let me look until the oil ran out. People can hold a face for about a minute. Then you see what’s behind it. I looked at {hero} for an hour, and there wasn’t anything behind it. That’s just what {they are} like. I’d let {them} through.”',
				},
			],
		},
	},
};
