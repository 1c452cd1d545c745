import type { Obstacle } from '../../format.ts';

export const oneSpell: Obstacle = {
	id: 'one-spell',
	alsoIn: ['fantasy'],

	place: {
		the: 'the examination hall',
		at: 'in the examination hall',
		to: 'to the examination hall',
		backdrop: 'hall',
	},
	people: { owl: { call: 'Dr. Null', a: 'an owl with a stamp', type: 'Owl', pronoun: 'he' } },
	props: ['gate', 'wand'],
	blocks: ['flies'],
	ways: [
		{ id: 'word', use: 'hear' },
		{ id: 'vanish', use: 'reach' },
		{ id: 'cannot', use: 'trust', ally: 'owl' },
	],
	levels: {
		3: {
			meet: [
				'The road led through the hall of a school for magic, and at the end of the hall was a gate with a sign on it: ONE SPELL, PLEASE. In front of it sat an owl, with a stamp and a very straight back. “Any spell will do,” said Dr. Null. “I’m the examiner. It must be real, it must be yours, and I must be astonished.” In all his years he had passed eleven people. The others, who had to go around by the moor, said that it was because he was so good at magic himself that nothing [impressed|surprised] him. In fact Dr. Null had never been seen to do any. On the desk before him lay a wand. It was dusty on all sides, right around, as if nobody had ever picked it up.',
			],
			flies:
				'“What if I fly?” asked {hero}. “Flying is not a spell if you can do it anyway,” said Dr. Null. “Otherwise we’d have to pass the pigeons.”',
			ways: [
				{
					say: 'Lift the wand and say the oldest word there is',
					outcome:
						'“May I?” said {hero}, and took up the wand. {They} raised it as high as it would go. {They} took a breath, and said it, slowly, leaving room around it. “Abracadabra.” Nothing happened. But it was wonderful how it didn’t. Dr. Null had stopped breathing. A fly had landed to watch. At the windows stood forty pupils with their noses flat. It went on for a full minute, all that silence, with every eye in the school on the tip of a wooden stick. “I’m astonished,” whispered the owl. “I’ve no idea what at.” He opened the gate as wide as it went, and {hero} walked through, with the wand still raised.',
					later:
						'{hero} raised Dr. Null’s wand above {their} head. Whoever saw it stopped. “Abracadabra,” {they} said, and left a lot of room around it. There wasn’t a breath. Everybody looked at the end of a stick, so as not to miss what it would do. It was doing it.',
				},
				{
					say: 'Offer to vanish, if the examiner will close his eyes',
					outcome:
						'“I shall vanish,” said {hero}. “You have to close your eyes for it, and count to three.” “Naturally,” said Dr. Null. “One,” he said, behind his wing. {hero} went past him without a sound. “Two.” {hero} opened the gate just as far as it didn’t squeak. “Three.” Dr. Null opened his eyes. He looked left and right, and under the desk. There was nobody there at all. “Good heavens,” said Dr. Null. He clapped, quite alone. Then he stamped the desk, and threw the gate wide open for all who were still to be seen.',
					later:
						'“Ladies and gentlemen,” said {hero}, in the last row. “I shall vanish. Please close your eyes, and count to three.” You don’t get that every day. All over the room people put their hands over their eyes. “One!” they roared. {hero} moved. “Two!” {hero} moved faster. “Three!” Everybody looked, and {hero} was gone! All heads turned; and there, at the very front, {hero} was again. It got a good deal of applause.',
				},
				{
					say: 'Tell Dr. Null that you cannot do any magic here',
					outcome:
						'“I can’t,” said {hero}. “I’ve got no spell for you. I only want to get to the other side.” The owl’s stamp stopped in the air. “People don’t say that,” said Dr. Null. “They wave things. They blame the weather. They’ve left it in their other coat.” He looked behind him. Then he leaned forward until his beak was almost on the desk. “Neither can I,” he whispered. “Not so much as a spark. I passed the exam by looking as if it were beneath me, and they made me examiner.” He pressed the stamp down with both wings, and hooked back the gate. It was the twelfth time that he had been astonished; and he came along, in case there was a thirteenth.',
					later:
						'“I am an examiner,” said Dr. Null, and everybody sat straight. “I’ve examined nine thousand persons. All of them could do something marvelous, according to themselves.” He took a deep breath. “I can’t do any magic. There. {hero} said it first; it took one second, and I’ve needed half my life.” He stamped the table, for it was a habit. “If {they say} that {they} did a thing,” said Dr. Null, “it’s done.”',
				},
			],
		},
		4: {
			meet: [
				'The way went through an old examination hall, and there was a gate in the middle of it. ONE SPELL, said the sign above it. IT NEED NOT BE LARGE. At a table in front of it sat an owl with a stamp. “I am Dr. Null,” he said. “It must be real, and it must be your own. Then you may pass. I’d like to be astonished.” In thirty years he had let eleven people through. All the others had taken the nine hundred stairs around the hill. Everyone said that he must be a very great wizard himself, to be so hard to please. He never [showed it|stooped to show it]; nobody had ever seen him so much as warm up his tea. His wand lay in front of him in its case, and the dust lay around it. In the drawer, which was not quite shut, was a child’s school report. It said “for effort,” and it had been unfolded and folded so often that it was nearly in four pieces.',
			],
			flies:
				'He could not count flying, at least from people who were built for it. Otherwise he would have to pass every goose.',
			ways: [
				{
					say: 'Lift the wand, and say the oldest word',
					outcome:
						'“May I use yours?” asked {hero}. The wand left a clean stripe in the dust. {hero} raised it, as slowly as {they} could, and looked along it to the tip. {They} waited until nobody in the building was looking anywhere else. “Abracadabra,” said {hero}. It sounded like a staircase with nothing at the top. And nothing came. But it came for a very long time. The clerks had stood up; at the windows a whole class had forgotten to breathe. Dr. Null’s eyes were perfectly round. “That was not a spell,” he said. “No,” said {hero}. “I was astonished,” said Dr. Null, like somebody who reads it off a scale, and he opened the gate. {hero} walked through, with the wand still raised.',
					later:
						'{hero} raised Dr. Null’s wand, as slowly as {they} could, and looked along it to the tip until everybody was looking too. “Abracadabra,” said {hero}. Some people there did not believe in magic. They did not believe in it with their mouths open. It was going to happen any moment, right there at the tip; and not one of them would have wanted to be talking when it did.',
				},
				{
					say: 'Offer to vanish if he closes his eyes',
					outcome:
						'“I can vanish,” said {hero}. “You have to shut your eyes and count to three.” Dr. Null was a fair man and put a wing over his face. “One,” he said. He had a beautiful voice for it. “Two.” Behind him somebody lifted a latch, as you lift a sleeping cat. “Three.” There was the hall, and in the middle of the floor a place where nobody was standing. Do not think that he was fooled. An owl hears a mouse breathe. He looked at the empty place for some time, and his face was like a boy’s. Then he gave it full marks, for effort, and left the gate open.',
					later:
						'“I’m going to vanish,” {hero} called from behind them all. “Shut your eyes, everybody, and count to three!” These were grown people, and had kept their places with their elbows. But nobody had asked them for so long. “One,” said a few. “Two,” said most of them, with their hands over their eyes, and somebody went by who stepped on nobody. “THREE!” Everybody looked around to the back, and nobody was there, and they sighed. When they turned to the front again, there stood {hero}.',
				},
				{
					say: 'Admit that you cannot do any magic',
					outcome:
						'“I don’t have one,” said {hero}. “I’d just like to go through.” Dr. Null put down his pen. “People usually say that the stars are wrong,” he said. “They’re all right, as far as I know,” said {hero}. Nine thousand people had come to that table and gone off to the stairs. They had had colds; they had left it in their other coats. He looked at the door, and then he leaned forward. “Don’t tell anybody,” said the owl. “I can’t do it either. I never could. I had such a severe way of looking that they thought I was a genius and gave me a gate.” He stamped the register with both wings, and opened the gate. He locked the drawer. He thought again, unlocked it, left it wide open, and came along, to be astonished in the open air.',
					later:
						'“You’ve heard of me,” said Dr. Null. Everybody had. “I sent nine thousand people to the stairs because they pretended. And all that time I sat there on a cushion and pretended. I can’t do any magic at all.” You could not hear so much as a chair. “I’d never told anyone. Then {hero} stood in front of me and had nothing, and said so. It would have been easy to lie to me, and {they} could see the gate.” He drew himself up. “I was astonished,” said Dr. Null. “Believe {them}.”',
				},
			],
		},
	},
};
