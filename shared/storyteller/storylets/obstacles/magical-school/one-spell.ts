import type { Obstacle } from '../../format.ts';

export const oneSpell: Obstacle = {
	id: 'one-spell',

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
				'At the end of the hall was a gate with a sign on it: ONE SPELL, PLEASE. In front of it sat an owl, with a stamp and a very straight back. “Any spell will do,” said Dr. Null. “I’m the examiner. It must be real, it must be yours, and I must be astonished.” In thirty years he had passed eleven people. The others said that it was because he was so good at magic himself that nothing [impressed|surprised] him. In fact Dr. Null had never been seen to do any. On the desk before him lay a wand. It was dusty on all sides, right around, as if nobody had ever picked it up.',
			],
			flies:
				'“Flying is not a spell if you can do it anyway,” said Dr. Null. “Otherwise we’d have to pass the pigeons.”',
			ways: [
				{
					say: 'Lift the wand and say the oldest word there is',
					outcome:
						'“May I?” said {hero}, and took up the wand. {They} raised it as high as it would go. {They} took a breath, and said it, slowly, leaving room around it. “Abracadabra.” Nothing happened. But it was wonderful how it didn’t. Dr. Null had stopped breathing. A fly had landed to watch. At the windows stood forty pupils with their noses flat. It went on for a full minute, all that silence, with every eye in the school on the tip of a wooden stick. “I’m astonished,” whispered the owl. “I haven’t the least idea at what.” He stamped {their} paper, and {they} kept the wand.',
					later:
						'{hero} raised Dr. Null’s wand above {their} head. Whoever saw it stopped. “Abracadabra,” {they} said, and left a lot of room around it. There wasn’t a breath. Two hundred people looked at the end of a stick, so as not to miss what it would do. It was doing it.',
					as: {
						bold: 'You need to be {trait}, with nothing up your sleeve.',
						quiet: 'The {trait} know how much one can do with a pause.',
					},
				},
				{
					say: 'Offer to vanish, if the examiner will close his eyes',
					outcome:
						'“I shall vanish,” said {hero}. “You have to close your eyes for it, and count to three.” “Naturally,” said Dr. Null. “One,” he said, behind his wing. {hero} went past him on tiptoe. “Two.” {They} opened the gate just as far as it didn’t squeak. “Three.” He opened his eyes. He looked left and right, and under the desk. There was nobody there at all. “Good heavens,” said Dr. Null. From the other side of the gate {hero} heard him clapping, quite alone, and then the thump of the stamp.',
					later:
						'“Ladies and gentlemen,” said {hero}, in the last row. “I shall vanish. Please close your eyes, and count to three.” You don’t get that every day. Two hundred people put their hands over their eyes. “One!” they roared. {They} moved. “Two!” {They} moved faster. “Three!” They looked; {they was} gone! They turned around; and there, at the very front, {they was} again. It got a good deal of applause.',
					as: {
						merry: 'It was the sort of magic that goes with being {trait}.',
						quick: 'To vanish in three seconds you have to be {trait}.',
					},
				},
				{
					say: 'Tell Dr. Null that you cannot do any magic here',
					outcome:
						'“I can’t,” said {hero}. “I’ve no spell for you. I only want to get to the other side.” The owl’s stamp stopped in the air. “People don’t say that,” said Dr. Null. “They wave things. They blame the weather. I’ve seen a man set fire to his own hat.” He looked behind him. Then he leaned forward until his beak was almost on the desk. “Neither can I,” he whispered. “Not so much as a spark. I passed the exam by looking as if it were beneath me, and they made me examiner.” It had been thirty years. He pressed the stamp down with both wings. It was the twelfth time that he had been astonished; and he came along.',
					later:
						'“I am an examiner,” said Dr. Null, and they all sat straight. “I’ve examined nine thousand persons. All of them could do something marvelous, according to themselves.” He took a deep breath. “I can’t do any magic. There. {hero} said it first; it took {them} one second, and I’d needed thirty years.” He stamped the table, for it was a habit. “If {they} say that {they} did a thing,” said Dr. Null, “it’s done.”',
					as: {
						honest: 'It slipped out. {hero} was {trait}.',
						kind: 'A {trait} person sees when someone needs to go second.',
					},
				},
			],
		},
		4: {
			meet: [
				'ONE SPELL, it said above the gate; IT NEED NOT BE LARGE. Before it was a table, and at the table sat an owl, erect as a bookend. “I am Dr. Null,” said the owl. “It is to be genuine, it is to be your own, and I should like to be astonished.” In thirty years he had let eleven pass. It was explained by the height from which he looked at things; he himself must be so great an adept, it was agreed, that he [scorned|did not deign] to show it; and no one had in fact ever seen him so much as warm a cup. The wand lay in front of him in its case. Somebody dusted around it. In the drawer, which stood open by a hand’s breadth, there was a child’s first certificate, for “effort,” and it had been folded and unfolded until it was nearly in four.',
			],
			flies:
				'He was unable to accept flight, from anybody who was built for it; one would otherwise, he said, have to confer degrees upon geese.',
			ways: [
				{
					say: 'Raise the wand, and allow the word all the room it needs',
					outcome:
						'{hero} asked whether one might use his. It left a clean place. {They} raised it, by no means quickly, and looked along it to the end; and when there could be no one in the building who did not feel that something was owing, {they} said it. “Abracadabra.” It was a word like a flight of stairs, with nothing at the top. Nothing came. It came, however, for a very long time; one heard the sand in the glass; the clerks had risen, and at the panes of the upper gallery a whole year’s pupils had stopped growing up. He sat with his eyes as round as they would go. “That was not a spell,” said Dr. Null. “No,” said {hero}. “I was astonished,” said Dr. Null, as one who reads out a measurement. He begged {them} to keep the thing. It had never before been pointed at anything in his presence that got quiet.',
					later:
						'{They} did as {they} had done before the owl. {They} lifted up a bit of wood until there were enough of them looking. “Abracadabra,” said {hero}, and took {their} time. There may have been people present who did not believe in it. They did not believe in it with their mouths open. Whatever it was would be going to happen at the tip, there, and at any moment; and every one of those two hundred would rather have died than to have been talking.',
					as: {
						bold: 'To be {trait} is to lift up an empty hand, and wait.',
						quiet: 'The others fill a silence. The {trait} furnish it.',
					},
				},
				{
					say: 'Propose to vanish, on the condition that he shuts his eyes',
					outcome:
						'“I would undertake to vanish,” said {hero}. “It requires that you close your eyes, and count up to three.” He was a fair examiner, and drew a wing across his face. It was his experience that what people did with their hands would only lead to a fire. “One,” said Dr. Null. He had a beautiful clear voice for it. “Two.” Behind him a latch was lifted as one lifts a sleeping cat. “Three.” There lay the hall before him, with the sun in it, and in the middle of the floor a place where nobody was standing. One should not conclude that he was deceived. He had ears like a barn’s. He sat there and looked at that place for some time, and his face was a boy’s; and then he took down the register, and gave it, for effort, full marks.',
					later:
						'“I am about to vanish,” {hero} announced, from behind them all. “I must ask you to cover your eyes, and to count.” They were in the midst of a dispute. But it had been so long since anybody had asked them. “One,” said a dignified voice or two; and at “two” it was the whole house, at the top of its lungs, with two hundred pairs of hands before its face, and somebody went by who trod on no one. “Three!” They looked to the rear. A sigh was heard. And when they turned again to the front, there stood what had vanished.',
					as: {
						merry: 'It does take a {trait} person, to be gone with so much conviction.',
						quick: 'Vanishing, among the {trait}, is for the most part a matter of what one does at “two”.',
					},
				},
				{
					say: 'Admit that you have no spell, and do not excuse it',
					outcome:
						'“I have none,” said {hero}. “I should only like to go through.” There was a pause, and he laid down his pen. “It is usual,” said Dr. Null, “to say that the stars are wrong.” “They are all right, so far as I know,” said {hero}. Nine thousand people had come up to that table. They had had colds; they had left it in their other coat. He looked, first, at the door. “I would not have it go any further,” said the owl, hardly moving his beak. “There is not a spark in me. There never was. I had a way of looking on, and they took it for the end of knowledge, and gave me a gate.” He needed two wings for the stamp. Afterward he turned the drawer’s key on what was in it; and then, having thought, unlocked it again, and came away with {hero}, and left it standing open.',
					later:
						'“You will have heard of me,” said Dr. Null. It was evident that they had. “I have refused nine thousand. I refused them for pretending, and I have sat the whole of that time on a cushion, and pretended.” One did not hear so much as a chair. “I can do no magic of any kind. It is the first time that I have said it to more than one. I had it shown to me how it is done: {hero} stood before me and had nothing, and said so, in four words, with the sun full on {them}.” He drew himself up. “I was astonished,” said Dr. Null. “I have seen it twelve times. I know what it looks like.”',
					as: {
						honest: 'With somebody so {trait} it was not courage. It had merely been the case.',
						kind: 'There is a {trait} way to be the first to have nothing.',
					},
				},
			],
		},
	},
};
