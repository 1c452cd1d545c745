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
	},
};
