import type { Obstacle } from '../../format.ts';

export const whateverYouDo: Obstacle = {
	id: 'whatever-you-do',
	alsoIn: ['fantasy', 'magical-school', 'science-fiction', 'space'],
	place: { the: 'the later gate', at: 'at the later gate', to: 'to the later gate', backdrop: 'ruins' },
	people: { lumley: { call: 'Lumley', a: 'a squirrel with a suitcase', type: 'Squirrel', pronoun: 'he' } },
	props: ['gate', 'umbrella'],
	blocks: [],
	ways: [
		{ id: 'thanks', use: 'reach' },
		{ id: 'do-not', use: 'hear' },
		{ id: 'rain', use: 'trust', ally: 'lumley' },
	],
	levels: {
		1: {
			meet: 'In a round gate sat Lumley, a squirrel, with his umbrella. “I met me here,” he said. “It was me from later! I said: Lumley, do not… And then I was gone! Do not what? So I do not do a thing.”',
			ways: [
				{
					say: 'Thank him before he lets you by',
					outcome:
						'“Thank you for letting me by,” said {hero}. “Did I?” said Lumley. “Yes. Just after now.” “Oh,” said Lumley. “Then I have to.” He let {hero} by. And so it was true.',
					later: '“Thank you for letting me by,” said {hero} to them all. Did they? They had to! And they did.',
				},
				{
					say: 'Shout it as he did: “Do not!”',
					outcome:
						'“How did you say it?” said {hero}. “Like this. LUMLEY, DO NOT!” “DO NOT!” said {hero} too. Lumley sat as still as a stone, with both eyes shut. So {hero} went by.',
					later: '“DO NOT!” called {hero}, as Lumley had. They all sat as still as stones. Do not what? No one knew.',
				},
				{
					say: 'Go in hand in hand with Lumley',
					outcome:
						'In went {hero}, step by step. Drip, drip! “It rains here!” said Lumley. “Oh! It was: do not leave the umbrella!” He had left it. He got all wet, and he laughed, and he came along.',
					later:
						'“I was so scared,” said Lumley. “And it was just rain. {hero} held on to me.” So they trusted {them}.',
				},
			],
		},
		2: {
			meet: [
				'The way went through the later gate. Now and then somebody came back out of it, from a bit later. Right in the middle, on a suitcase, sat Lumley, a squirrel, with his arms around him. By the wall stood his umbrella. “Yesterday I came out of there,” he said. “Me! I looked [dreadful|quite wild]. I said, ‘Lumley! Whatever you do, don’t…’ and then I tripped, and was gone. Don’t what? So I don’t do anything. And nobody goes in.”',
			],
			ways: [
				{
					say: 'Thank him for what he has not done yet',
					outcome:
						'“Thank you very much for letting me through,” said {hero}. “When did I?” asked Lumley. “In a minute.” He thought about that. If he had done it later, then he had to do it now, or it would not be true! It made him dizzy. He pulled the suitcase aside. “You’re welcome,” he said. “You will be.”',
					later:
						'“Thank you for letting me through!” said {hero} to the back row. They had not done it yet. They looked at each other, and went red, and did it fast. {They} thanked the next row too.',
					as: {
						clever: 'You have to be {trait} on both sides of a minute.',
						careful: 'A {trait} thank-you comes first.',
					},
				},
				{
					say: 'Try with him how he said “Don’t!”',
					outcome:
						'“Perhaps one can hear it from the way you said it,” said {hero}. “Whatever you do, don’t!” said Lumley. “Like that?” “Louder.” So {hero} took the deepest breath there was. “WHATEVER YOU DO, DON’T!” Lumley went as stiff as a broom. So did a cat on the wall, and a boy with a bun. {hero} went through, and nobody moved.',
					later:
						'“WHATEVER YOU DO,” cried {hero}, “DON’T!” They stopped with their mouths open. One had a foot in the air. They had all been just about to do something, and each of them hoped that it was not that.',
					as: { bold: 'It wants somebody {trait}.', merry: 'The cat was the hard part, for {trait} {hero}.' },
				},
				{
					say: 'Take Lumley’s paw and go in with him',
					outcome:
						'{hero} took his paw, and in they went. On the other side it was raining. “My umbrella!” cried Lumley. “I must tell me!” He ran back through the gate. “Lumley! Whatever you do, don’t…” And then there was a bump. He came out again, wet, with a bent ear. “I tripped,” he said. “It was only the umbrella!” He laughed so much that he had to hold on to {hero}. He held on the rest of the way.',
					later:
						'“I was afraid for a whole day,” said Lumley, “and did not know of what. {hero} went in with me.” He wrung out his tail. “I would go anywhere with {them}, even later.”',
					as: {
						kind: 'It is good to have somebody {trait} by the paw.',
						bold: 'It was {trait}. It could have been anything.',
					},
				},
			],
		},
		3: {
			meet: [
				'The road went through the later gate, an arch that hummed, and out of which somebody would now and then come back, looking thoughtful. On a suitcase in the middle of it sat a squirrel. “Lumley,” he said. “Please don’t. I’m not sure that I’d say that, but please don’t.” He’d been on his way to the sea, with his umbrella propped against the wall, when he had met himself coming out. He’d looked terrible. He’d been wet to the skin. “Lumley!” he’d said. “Whatever you do, [don’t—|do not—]” And he’d tripped over the sill, and it had closed. “Don’t what?” said Lumley. He had stopped whistling, in case it was that. He’d given up plums. And as it might be about letting people through, he didn’t do that either.',
			],
			ways: [
				{
					say: 'Thank him in advance for having let you pass',
					outcome:
						'“I only wanted to thank you,” said {hero}. “You were so kind about letting me through.” “I was?” said Lumley. “When?” “In about a minute.” Lumley took hold of both his ears. If he had let {them} through in a minute, it had happened; and then he could hardly not do it, as that would be changing things, and look where that led. He got up, dragged the suitcase to one side, and stood with his eyes shut until {hero} was past. “You’re welcome,” he called. “Was I polite?” “You were lovely,” said {hero}, who could say so by now.',
					later:
						'“You’ve all been so kind,” said {hero} to the people at the back, and shook hands. “Making room like that.” They hadn’t. They looked at their feet, which were standing where they’d stood all along. It’s awful to be thanked for what you haven’t done. They did it at once, row after row, so as to have earned it.',
					as: {
						clever: 'It was {trait}, and it gave both of them a headache.',
						honest: 'It had to become true, as {hero} was {trait}. It did, with some seconds to spare.',
					},
				},
				{
					say: 'Rehearse the sentence, to hear how it might end',
					outcome:
						'“Tell it to me as you told it to you,” said {hero}. “Maybe it’s in the tone.” Lumley did his best. He sounded like somebody who’s asking for the salt. “You were running,” said {hero}. “You’d only one breath left.” {hero} went back thirty steps and came on at a gallop. “WHATEVER YOU DO, DON’T—” Lumley froze. A woman with a wheelbarrow froze. A thrush stopped on the second note. It was plain from the tone that it was about what each of them was doing just then. By the time they’d worked out that it couldn’t be, {hero} was through the gate.',
					later:
						'{hero} came up the middle at a gallop. “WHATEVER YOU DO,” {they} cried, with {their} last breath, “DON’T—” You never heard such a stop. There was a man with a cork halfway out. They all stayed exactly as they were, turned up their eyes to {hero}, and waited for the verb.',
					as: {
						bold: 'It wants somebody {trait}, and a run-up.',
						merry: 'It was a near thing, at the wheelbarrow, for anyone as {trait} as {hero}.',
					},
				},
				{
					say: 'Go in there with Lumley, and find out',
					outcome:
						'“You looked terrible,” said {hero}, “but you were there. It can’t be so bad.” They went in arm in arm. There was a hum, and a taste of pennies, and on the other side it was pouring. “My umbrella,” said Lumley. It stood back there, against the wall. He clapped a paw to his mouth. “I’ve got to tell me!” He was gone before {hero} could say anything. “Lumley!” came his voice through the arch. “Whatever you do, don’t—” And then a thump. He crawled back, wet to the skin. “I never could finish a sentence,” said Lumley. He began to whistle, and came along in the rain.',
					later:
						'“I was told not to,” said Lumley, “by the person I trust most, and he fell over. So I sat in a gate. Everybody had a good guess at what I shouldn’t do. {hero} didn’t guess. {They} took my arm and went to look.” He shook himself, over the first two rows. “If {they} should say ‘don’t,’ I’d stay to hear the rest.”',
					as: {
						bold: 'Being {trait} made it easier. It still tasted of pennies.',
						kind: 'What helped was that {hero} was {trait}, and let him hold on too hard.',
					},
				},
			],
		},
		4: {
			meet: [
				'The road led through the later gate, which is an arch of gray stone with a hum to it, and from which a person will occasionally emerge who has been on ahead. In the middle of it, on a suitcase, sat a squirrel. “I should be grateful if you did not,” he said. His name was Lumley. He had been going to the sea; he had leaned his umbrella against the wall, in order to look for his ticket; and had then met himself, at a run, soaked, and with an expression that he had never been able to do in a mirror. “Lumley!” he had cried. “Whatever you do, don’t—” And he had caught his foot on the sill. It might be anything. He no longer whistled; he had given up plums, and [opinions|having opinions]. He did not think that he ought to let people through. “I knew myself at once,” said Lumley. “There was nothing strange about me but the watch. It was my father’s. He has it on. I saw it this week.”',
			],
			ways: [
				{
					say: 'Express your thanks for a favor not yet granted',
					outcome:
						'“I could not go by,” said {hero}, “without thanking you for having let me.” There was a pause. He did not, said Lumley, recall it. “It will come back to you,” said {hero}, “in about a minute.” One saw it take hold of him by the ears. If it was going to have been so, he could not now prevent it; that would be to interfere; and who had more cause than he to know where that led? He moved the suitcase with his foot, an inch at a time, like somebody who has not been seen to do it. “I hope that I shall have been civil,” he said, with averted eyes. “You were more than civil,” said {hero}, from the other side, where it had that instant begun to be true.',
					later:
						'{hero} went from one to the next with an outstretched {hand}. “So good of you,” {they} said; “to have made room like that, and for a stranger.” People had done nothing of the sort. They were aware of it. There is no reproach like gratitude, when one has not deserved it; they drew in their feet; they could not get out of the way fast enough to have been out of it all along. By the fourth row {hero} was thanking people who had heard it coming, and had.',
					as: {
						clever: 'There is credit to be had from the future, if one is {trait}, and pays it back within the minute.',
						honest: 'To be {trait} is largely a matter of tenses.',
					},
				},
				{
					say: 'Have it said over again, for the sake of the tone',
					outcome:
						'“A thing is half in how it is said,” {hero} observed. “How was it?” Lumley tried. But one cannot warn oneself sitting down. So {hero} withdrew some thirty paces along the road, and thought of rain, and of whatever one would give most to have been told in time; and came on. “WHATEVER YOU DO,” {they} cried, “DON’T—” It is an extraordinary sentence. There was a woman with a barrow, and she set it down as though it had been glass. A thrush left off. Each of them, one could see, had at that very moment been about to do it. {hero} passed through the arch among people standing still, with their secrets in their hands; and Lumley was looking past {them}, down the road, to see if there might be anybody behind.',
					later:
						'{hero} did not raise a hand, or call for order, but ran in. “WHATEVER YOU DO,” {they} cried, from the very bottom of {their} breath, “DON’T—” There was no one in that room who was not about to do something. Some had it half out of their mouths. They held quite still around it, two hundred people, each with his own; and looked up at {hero}, humbly, for the end of the sentence.',
					as: {
						bold: 'One needs to be {trait}, and to have a run at it.',
						kind: 'A {trait} person cannot cry such a thing at strangers without meaning it. It was that which told.',
					},
				},
				{
					say: 'Give him your arm, and go and look',
					outcome:
						'“You were frightened,” said {hero}. “But you had come back to say so. One does not come back from the worst.” They went in. It hummed; there was a taste of coins; and beyond it the rain was coming down. “Oh,” said Lumley. “Oh, it is only the umbrella.” Then he saw that somebody stood waiting for him on the road, with his hat in his hand, who spoke to him, not long, and gave him something small to put on. He came back to {hero}. “I must tell me,” he said, “to go home first.” He ran. “Lumley!” one heard. “Whatever you do, don’t—” And then a fall. It ticked, when he had caught up. He walked beside {hero} the whole of the way, in the rain, which neither of them mentioned.',
					later:
						'“I was warned,” said Lumley, “by somebody in a position to know, and I did not hear what of. I thought that if I kept still it could not be done to me.” One heard a watch. “People told me that it would be nothing. {hero} did not tell me that. {hero} gave me an arm; and it was what it was, and the arm was there.” He looked at the dial. “I find that I can do without the end of a sentence, if I know who is to be there for it.”',
					as: {
						kind: 'Those who are {trait} do not say that it is nothing.',
						bold: 'It did not seem {trait}, from within. There had merely been an arm to give.',
					},
				},
			],
		},
	},
};
