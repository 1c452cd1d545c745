import type { Obstacle } from '../../format.ts';

export const overdue: Obstacle = {
	id: 'overdue',
	alsoIn: ['magical-school', 'mystery', 'fantasy', 'time-travel'],
	place: { the: 'the lantern bridge', at: 'on the lantern bridge', to: 'to the lantern bridge', backdrop: 'town' },
	people: { tome: { call: 'Mr. Tome', a: 'a ghost with a library book', type: 'Ghost', pronoun: 'he' } },
	props: ['book', 'ticket'],
	blocks: ['flies'],
	ways: [
		{ id: 'last-page', use: 'hear' },
		{ id: 'notice', use: 'reach' },
		{ id: 'return', use: 'trust', cost: 'debt', ally: 'tome' },
	],
	levels: {
		3: {
			meet: [
				'The road crossed a river by a bridge, and in the middle of the bridge stood a ghost, with a book in front of him. “Would you return this for me?” he asked everyone who came. “It’s only a little late.” It was a hundred and forty years late. Mr. Tome had borrowed it when he was alive, and hadn’t finished in time. Then he’d been too ashamed to bring it back, and it had got later, and he had stayed on because of it. “The fine’s [nine thousand|over nine thousand] by now,” he said. “I can’t look the librarian in the eye.” The book lay across the railings like a bar, and was as heavy as a cow. Nobody could pass it. People took it, felt what was on it, gave it back, and went around by the ferry.',
			],
			flies:
				'“I could fly,” said {hero}. “They’d see you from the library,” whispered Mr. Tome, and ducked. “It’s that window there.”',
			ways: [
				{
					say: 'Read Mr. Tome the last page, which he never finished',
					outcome:
						'“How does it end?” asked {hero}. “I don’t know,” said Mr. Tome. “I had one page to go. That was the trouble.” He had never dared, since; it would have felt like stealing. So {they} opened it and read it to him. There was a ship in it, and a letter, and somebody who had been thought lost. Mr. Tome held on to a lamppost. On both banks people had stopped. At the last line {hero} let it stand for a moment before reading it, and there wasn’t a sound on the river. “Ah,” said Mr. Tome. The book had grown lighter. It could be lifted aside, like any other; and the bookmark, which he didn’t need any more, went on with {hero}.',
					later:
						'{hero} held up Mr. Tome’s bookmark. “This was in the last page,” {they} said, “of the best book there ever was. I’ll read you the last line.” And {hero} drew breath, and let it stand for a moment. None of them had read the book. None of them knew who was in it. But nobody talks in front of a last line, and the whole room leaned in.',
				},
				{
					say: 'Borrow his notice that says how late it is',
					outcome:
						'In Mr. Tome’s pocket was a notice. It was the first that the library had sent, on red paper, and it said LONG OVERDUE, so large that you could read it across the river. “May I?” asked {hero}, and pinned it on {themself}. “You aren’t a book,” said Mr. Tome. “No,” {they} said. “But I’m expected, and I’m late.” It is odd how it works. Mr. Tome had cleared the bridge before he knew, with the book in both arms. “After you!” he said. “Good heavens, hurry! Whatever is it costing you?” He ran alongside to the end of the bridge, waving everybody on.',
					later:
						'LONG OVERDUE, it said on {hero}, in red. The people at the back read it, and winced. There was not one who hadn’t something at home that should have been taken somewhere. “Let that one through,” said a woman. “It’s by the day!” The people squeezed to the left and right, they helped {hero} along to the front; each was so glad that it was somebody else.',
				},
				{
					say: 'Take the book, and give your word to return it tonight',
					outcome:
						'“I’ll take it back,” said {hero}. “You’ll feel it,” said Mr. Tome. “They all say that, and then they feel it.” {hero} held out {their} {hands}. It was like being handed a hundred and forty years of Sunday evenings. {hero} went hot in the face, without having done anything. “Tonight,” said {hero}, with some difficulty. “I promise.” Mr. Tome looked at his own hands, and they were empty. He went up a little from the ground. Then he came down again, and came along, for he wanted to see it with his own eyes, even if from across the street.',
					later:
						'“Everyone on that bridge took it,” said Mr. Tome, “and a hundred and ninety of them gave it back. They said it wasn’t theirs.” He looked at the thing under {hero}’s arm, and away. “It isn’t {hero}’s either. And there it is, among people, with a red face next to it. I couldn’t do that, and I can go through walls. I’d believe whatever {hero} can say with that under one arm.”',
					paid: 'There was a light in the library still. {hero} laid the book on the counter and said whose it was. The librarian turned to the back and looked at the date for a long time. “We stopped having fines,” she said, “a hundred and thirty-nine years ago.” Across the street, somebody laughed, and then there was only a street.',
				},
			],
		},
		4: {
			meet: [
				'The way went over a bridge, and on the bridge a ghost stood behind a book. “Are you going past the library?” he asked. “It’s a little late.” He was called Mr. Tome, and he wore a red slip over his heart. He had borrowed it for two weeks, a hundred and forty years ago. On the day when it was due there had been one page left, so he kept it; and after that he was ashamed to go in. “I used to walk around by the other street,” said Mr. Tome. In the end it was the reason that he was still here. The book lay across the bridge from side to side. So far he had always been able to move it for people. But with every year it had grown heavier, until it weighed as much as [an ox|a church bell], and there was no getting past. People picked it up to be kind, blushed to the ears, and put it down. A child’s hair ribbon marked the place. He had been reading it to his daughter. She had fallen asleep just before the end, and he was going to read her the rest the next day. There had not been one.',
			],
			flies:
				'Anybody who flew could be seen from the library, said Mr. Tome, and blushed. They might come out to see what was underneath.',
			ways: [
				{
					say: 'Read him the last page of the book',
					outcome:
						'“How does it end?” asked {hero}. He did not know. He had never dared to look; that would have been stealing. {hero} opened it at the ribbon. It was just the one page, and {they} read it aloud, as you do for somebody who is supposed to fall asleep. There was a harbor in it, and a letter behind a clock. On both banks people put down what they were carrying. {hero} came to the last line and stopped, to see who was still awake. “I am,” said Mr. Tome. Then {they} read that too. When {they} closed the book it had become so light that a child could have carried it. Mr. Tome took the book under his arm. The ribbon was left with {hero}, since there was no place to keep any longer.',
					later:
						'{hero} drew out Mr. Tome’s ribbon, slowly, as you do before you turn the last page. “There’s one line left,” said {hero}. Everyone there had lain in bed once and fought to hear the last line, and fallen asleep just before it. Nobody ever quite gets over that. The noise let go of them, first at the edges and then in the middle. {hero} waited, to see who was awake. They all were.',
					as: {
						dreamy: '{hero} was {trait}, and read it as slowly as if there were a page to come.',
					},
				},
				{
					say: 'Borrow his red slip, and wear it',
					outcome:
						'The red slip over Mr. Tome’s heart had been sent by the library. LONG OVERDUE, it said. “May I borrow it?” asked {hero}, and pinned it on where everyone could see it. “Somebody is waiting for me, and I haven’t come.” Mr. Tome looked at {them} as if he had met a neighbor in a foreign country. “Then don’t stand here talking!” he cried. “That’s how it begins!” He picked up the thing that nobody had held for longer than a minute, and pressed himself flat against the railing with it, and the bridge was free. Then he ran along beside {them} to the end of the bridge and called to people to make way. When {hero} looked back Mr. Tome had taken two steps toward the town.',
					later:
						'{hero} still wore Mr. Tome’s red slip: LONG OVERDUE. The people in front had made a wall. But when they read those two words each of them thought of something: of a borrowed ladder, or a birthday. The fiercest one thought of a letter that he should have answered a year ago. “Let {them} through,” he said, “before it gets worse.” The others made way too, and quickly, and some of them blushed as {hero} went by.',
				},
				{
					say: 'Take the book, and promise to return it tonight',
					outcome:
						'“Give it to me,” said {hero}. “I’ll take it back tonight.” Many people had said that to Mr. Tome, and he let go of it little by little. It was not so much the weight. Your face grew hot, with a shame that was a hundred and forty years old and not even yours. {hero} blushed to the ears, and did not put it down. Mr. Tome waited for as long as it usually took, with his arms held out. Then he lowered them. He crossed the bridge, for the first time since it had happened, and walked along beside {them}. “I’ll wait outside,” he said. “I only want to see somebody go in.”',
					later:
						'“I belong to that book,” said Mr. Tome, and everyone looked at what {hero} had under one arm. You could feel the shame of it as far as the third row. “I gave it to dozens of people. They were kind; every one of them held it for a moment. {hero} has carried it the whole way, and it isn’t even {theirs}. {They} could have put it down behind any wall.” He had become so faint that he was mostly a voice. “You can see for yourselves how {they look}. That’s somebody who keeps a promise.”',
					paid: '{hero} took the book in by the main door that night and told the librarian whose it was. She turned to the last page, under the lamp. She wore a ribbon in her hair. “We stopped taking fines for these a hundred and thirty-nine years ago,” she said, and stamped it. Across the street somebody took off his hat, and then there was only a wall, with the moon on it.',
				},
			],
		},
	},
};
