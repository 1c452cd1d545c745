import type { Obstacle } from '../../format.ts';

export const whateverYouDo: Obstacle = {
	id: 'whatever-you-do',
	alsoIn: ['fantasy', 'magical-school', 'science-fiction', 'space', 'robot'],
	place: { the: 'the later gate', at: 'at the later gate', to: 'to the later gate', backdrop: 'ruins' },
	people: { lumley: { call: 'Lumley', a: 'a squirrel with a suitcase', type: 'Squirrel', pronoun: 'he' } },
	props: ['gate'],
	blocks: [],
	ways: [
		{ id: 'thanks', use: 'reach' },
		{ id: 'do-not', use: 'hear' },
		{ id: 'rain', use: 'trust', ally: 'lumley' },
	],
	levels: {
		1: {
			meet: 'The way went in at a round gate. In it sat Lumley, a squirrel. His raincoat hung on the wall. “I met me here,” he said. “It was me from later! I said: Lumley, don’t… And then I was gone. Don’t what? So I don’t do a thing. And no one may go by!”',
			ways: [
				{
					say: 'Thank him before he lets you by',
					outcome:
						'“Thank you for letting me by,” said {hero}. “Did I do that?” said Lumley. “You will, in a bit,” said {hero}. “Oh!” said Lumley. “Is that news from later? Then I have to do it.” So he got up, and the gate was free.',
					later:
						'“Thank you for letting me by,” said {hero}, as to Lumley. No one had done it yet. But now everybody had to! So they did.',
				},
				{
					say: 'Shout it as he did: “Do not!”',
					outcome:
						'“How did you say it?” asked {hero}. “LUMLEY, DO NOT!” said Lumley. It was so loud that he got a fright, and jumped to the side. “Don’t sit in the gate!” he said. “That was it!” So now everyone could go by.',
					later:
						'“DO NOT!” called {hero}, like Lumley. Everybody sat as still as a stone. Do not what? They hushed, to hear.',
				},
				{
					say: 'Go in hand in hand with Lumley',
					outcome:
						'“I’ll go with you,” said {hero}. So in they went, hand in hand. Drip, drip! It rained. “Lumley, don’t forget the raincoat!” said Lumley. “So it was just that!” He got the coat, and the gate was free. And he came along, and laughed.',
					later:
						'“I was so scared, and it was just rain,” said Lumley. “But {hero} held my hand. And {hero} got wet too!”',
				},
			],
		},
		2: {
			meet: [
				'The way went through the later gate. Now and then somebody came back out of it, from a bit later. Right in the middle, on a suitcase, sat Lumley, a squirrel, with his arms around him. On the wall hung his raincoat. “Yesterday I came out of there,” he said. “Me! I looked [dreadful|quite wild]. I said, ‘Lumley! Whatever you do, don’t…’ and then I tripped, and was gone. Don’t what? So I don’t do anything. And nobody goes in.”',
			],
			ways: [
				{
					say: 'Thank him for what he has not done yet',
					outcome:
						'“Thank you very much for letting me through,” said {hero}. “When did I?” asked Lumley. “In a minute.” He thought about that. If he had done it later, then he had to do it now, or it would not be true! It made him dizzy. He pulled the suitcase aside. “You’re welcome,” he said. “You will be.”',
					later:
						'“Thank you for letting me through!” said {hero} to the back row. They had not done it yet. They looked at each other, and went red, and did it fast. {hero} thanked the next row too.',
				},
				{
					say: 'Try with him how he said “Don’t!”',
					outcome:
						'“Perhaps you can tell from the way you said it,” said {hero}. “Whatever you do, don’t!” said Lumley. “Like that?” “Louder.” So {hero} took the deepest breath there was. “WHATEVER YOU DO, DON’T!” Lumley leaped aside, suitcase and all, and went as stiff as a broom. So did a cat on the wall, and a boy with a bun. “Don’t sit in the way!” cried Lumley. “That was it!” So the gate was free.',
					later:
						'“WHATEVER YOU DO,” cried {hero}, “DON’T!” Everybody stopped, mouths open. One had a foot in the air. They had all been just about to do something, and each of them hoped that it was not that.',
				},
				{
					say: 'Take Lumley’s paw and go in with him',
					outcome:
						'{hero} took his paw, and in they went. On the other side there was a shower. “My raincoat!” cried Lumley. “I must tell me!” He ran back through the gate. “Lumley! Whatever you do, don’t…” And then there was a bump. He came out again, wet, with a bent ear. “I tripped,” he said. “It was only the raincoat!” He laughed so much that he had to hold on to {hero}. So he came along, and held on.',
					later:
						'“I was afraid for a very long time,” said Lumley, “and did not know of what. {hero} went in with me.” He wrung out his tail. “I would go anywhere with {hero}.”',
				},
			],
		},
		3: {
			meet: [
				'The road went through the later gate, an arch that hummed, and out of which somebody would now and then come back, looking thoughtful. On a suitcase in the middle of it sat a squirrel. “Lumley,” he said. “Please don’t. I’m not sure that I’d say that, but please don’t.” [He’d been on his way to the sea, and had just hung his raincoat on the wall to look for his ticket, when he had met himself coming out.|He’d wanted to go to the sea. He’d hung up his raincoat on the wall, to look for his ticket; and out of the gate he had come himself.] He’d looked terrible. He’d been wet to the skin. “Lumley!” he’d said. “Whatever you do, [don’t—|do not—]” And he’d tripped over the sill, and it had closed. That was on Tuesday. “Don’t what?” said Lumley. He had stopped whistling, in case it was that. He’d given up plums. And as it might be about letting people through, he didn’t do that either.',
			],
			ways: [
				{
					say: 'Thank him in advance for having let you pass',
					outcome:
						'“I only wanted to thank you,” said {hero}. “You were so kind about letting me through.” “I was?” said Lumley. “When?” “In about a minute.” Lumley took hold of both his ears. If he had let {hero} through in a minute, it had happened; and then he could hardly not do it, as that would be changing things, and look where that led. He got up, dragged the suitcase to one side, and stood beside the empty gate with his eyes shut. “You’re welcome,” he called after {hero}. “Was I polite?” “You were lovely,” said {hero}, who could say so by now.',
					later:
						'“You’ve all been so kind,” said {hero} to the people at the back, and shook hands. “Making room like that.” They hadn’t. They looked at their feet, which were standing where they’d stood all along. It’s awful to be thanked for what you haven’t done. They did it at once, row after row, to have earned it.',
				},
				{
					say: 'Rehearse the sentence, to hear how it might end',
					outcome:
						'“Tell it to me as you told it to you,” said {hero}. “Maybe it’s in the tone.” Lumley did his best. He sounded like somebody who’s asking for the salt. “You were running,” said {hero}. “You’d only one breath left.” {hero} went back thirty steps and came on at a gallop. “WHATEVER YOU DO, DON’T—” Lumley leaped against the wall, suitcase and all, and froze. A woman with a wheelbarrow froze. A thrush stopped on the second note. Each of them was sure that it meant whatever they were doing just then. When they had worked out that it couldn’t be, Lumley left the suitcase by the wall. “It wasn’t about you, then,” he said. “Go through.”',
					later:
						'{hero} came up the middle at a gallop. “WHATEVER YOU DO,” {they} cried, with {their} last breath, “DON’T—” You never heard such a stop. There was a man with a cork halfway out. They all stayed exactly as they were, turned up their eyes to {hero}, and waited for the verb.',
				},
				{
					say: 'Go in there with Lumley, and find out',
					outcome:
						'“You looked terrible,” said {hero}, “but you were there. It can’t be so bad.” The two of them went in together. There was a hum, and a taste of pennies, and on the other side it was pouring. “My raincoat,” said Lumley. It hung back there, on the wall. He clapped a paw to his mouth. “I’ve got to tell me!” He was gone before {hero} could say anything. “Lumley!” came his voice through the arch. “Whatever you do, don’t—” And then a thump. He crawled back, wet to the skin. “I never could finish a sentence,” said Lumley. He began to whistle, and came along. By then the shower was over.',
					later:
						'“I was told not to,” said Lumley, “by the person I trust most, and he fell over. So I sat in a gate. Everybody had a good guess at what I shouldn’t do. {hero} didn’t guess. {They} took my arm and went to look.” He shook himself, over the first two rows. “If {hero} should ever say ‘don’t,’ I’d stay to hear the rest.”',
				},
			],
		},
		4: {
			meet: [
				'The road led through the later gate, an old stone arch that hummed. Now and then somebody came out of it who had already been on ahead. In the middle of it, on a suitcase, sat a squirrel named Lumley. “I’d rather that you didn’t,” he said. He had been on his way to the sea. He had hung his raincoat on the wall to look for his ticket, and then he had met himself, running, soaked to the skin, and terribly upset. “Lumley!” he had cried. “Whatever you do, don’t—” And he had tripped and was gone. It might be anything! So Lumley no longer whistled; he had given up plums, and [opinions|having opinions]. He let nobody through, in case it was that, and people had to go around by the hill. “There was only one strange thing about me,” he said. “I was wearing my father’s watch. But he has it on. I saw it this week.”',
			],
			ways: [
				{
					say: 'Thank him in advance for letting you pass',
					outcome:
						'“I couldn’t go on,” said {hero}, “without thanking you for letting me pass.” Lumley did not remember that. “You will,” said {hero}, “in about a minute.” You could see him think. If it was going to have happened, he must not prevent it; that would be interfering, and who knew better than he where that led? He pushed the suitcase aside with one foot, inch by inch, like somebody who has not been seen to do it. “I hope that I was polite,” he said. “Very,” said {hero}, from the other side. By now it was true.',
					later:
						'{hero} went from one to the next and shook hands, as {they} had thanked Lumley. “So good of you,” said {hero}, “to have made way for me.” Nobody had done anything of the kind, and they knew it. Nothing makes people so ashamed as being thanked for something they have not done. They jumped up; they could not get out of the way fast enough, so that it would be true. By the fourth row they had heard it coming, and {hero} only had to walk.',
				},
				{
					say: 'Say the sentence again, to hear how it was meant',
					outcome:
						'“It depends on how it was said,” said {hero}. “How did you say it?” Lumley tried, but you can’t warn yourself sitting down. So {hero} walked thirty steps back, thought of rain, and of everything that you might wish somebody had told you in time, and ran. “WHATEVER YOU DO,” {they} cried, “DON’T—” A woman with a wheelbarrow put it down as if it were made of glass. A bird stopped singing. Everybody, at that moment, had been just about to do it. Lumley had sprung up and stood flat against the stone, with his suitcase in his arms, and the arch was free. He was looking past {hero}, down the road, to see if somebody was coming after.',
					later:
						'{hero} ran into the room, as Lumley had once run at himself. “WHATEVER YOU DO,” {they} cried, “DON’T—” There was nobody there who was not about to do something. Some of them already had it half out of their mouths. They stopped, all of them, and held on to it, and kept still. And they all looked at {hero} for the end of the sentence.',
				},
				{
					say: 'Take his arm, and go and look',
					outcome:
						'“You were frightened,” said {hero}. “But you’d come back to say so. Nobody comes back from the worst.” {hero} gave him an arm, and the two of them went in. It hummed, and behind it there was rain, pouring rain. “Oh,” said Lumley. “It was only the raincoat.” Then he saw that somebody was waiting for him on the road, with his hat in his hand. They talked, not for long. Lumley came back with something small on his wrist. “I must tell me to go home first,” he said, and ran. “Lumley! Whatever you do, don’t—” {hero} heard him fall. When he came back, it ticked. It was his father’s watch. He walked along in the last of the rain, and neither of them mentioned it.',
					later:
						'“I had been warned,” said Lumley, “and I didn’t know of what. I thought that if I sat quite still it couldn’t happen.” You could hear a watch. “Everyone told me that it would be nothing. {hero} didn’t say that. {They} couldn’t know. {They} said, ‘I’ll come with you,’ and {they} did, and when it came {they was} there.” He looked at the dial. “I’d rather have that than a promise. {hero} doesn’t say more than {they} can keep. So it’s worth hearing.”',
				},
			],
		},
	},
};
