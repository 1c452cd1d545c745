import type { Obstacle } from '../../format.ts';

export const overdue: Obstacle = {
	id: 'overdue',
	alsoIn: ['magical-school', 'mystery'],
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
				'In the middle of the bridge stood a ghost, holding a book out to everyone who came. “Would you return this for me?” he asked. “It’s only a little late.” It was a hundred and forty years late. Mr. Tome had borrowed it when he was alive, and hadn’t finished in time. Then he’d been too ashamed to bring it back, and it had got later, and he had stayed on because of it. “The fine’s [nine thousand|over nine thousand] by now,” he said. “I can’t look the librarian in the eye.” The book lay across the railings like a bar, and was as heavy as a cow. Nobody could pass it. People took it, felt what was on it, and gave it back.',
			],
			flies: '“They’d see you from the library,” whispered Mr. Tome, and ducked. “It’s that window there.”',
			ways: [
				{
					say: 'Read Mr. Tome the last page, which he never finished',
					outcome:
						'“How does it end?” asked {hero}. “I don’t know,” said Mr. Tome. “I’d one page to go. That was the trouble.” He had never dared, since; it would have felt like stealing. So {they} opened it and read it to him. There was a ship in it, and a letter, and somebody who had been thought lost. Mr. Tome held on to a lamppost. On both banks people had stopped. When {they} got to the last line {they} let it stand for a moment before {they} read it, and there wasn’t a sound on the river. “Ah,” said Mr. Tome. The book had grown lighter. It could be lifted aside, like any other; and he gave {them} the bookmark, that he’d have no more use for.',
					later:
						'{hero} held up a bookmark. “This was in the last page,” {they} said, “of the best book there ever was. I’ll read you the last line.” And {they} drew breath, and let it stand for a moment. They’d not read the book. They didn’t know who was in it. But nobody talks in front of a last line, and they all leaned in.',
					as: {
						quiet: 'A {trait} voice is the best for endings.',
						merry: 'It was not easy for somebody so {trait}, with the bit about the ship.',
					},
				},
				{
					say: 'Borrow his notice that says how late it is',
					outcome:
						'In his pocket was the notice. It was the first they’d sent, on red paper, and it said LONG OVERDUE, so large that you could read it across the river. “May I?” asked {hero}, and pinned it on {themself}. “You aren’t a book,” said Mr. Tome. “No,” {they} said. “But I’m expected, and I’m late.” It is odd how it works. He had stepped aside before he knew, with the book in both arms. “After you!” he said. “Good heavens, hurry! Whatever is it costing you?” He ran beside {them} to the end of the bridge, waving people off.',
					later:
						'LONG OVERDUE, it said on {hero}, in red. The people at the back read it, and winced. There was not one who hadn’t something at home that should have been taken somewhere. “Let {them} through,” said a woman. “It’s by the day!” They squeezed to the left and right, they helped {them} along by the elbow; each was so glad that it was somebody else.',
					as: {
						honest: 'It was true, too. {hero}, who was {trait}, had checked.',
						quick: 'It was a new thing for {trait} {hero}, to be overdue.',
					},
				},
				{
					say: 'Take the book, and give your word to return it tonight',
					outcome:
						'“I’ll take it back,” said {hero}. “You’ll feel it,” said Mr. Tome. “They all say that, and then they feel it.” {They} held out both {hands}. It was like being handed a hundred and forty years of Sunday evenings. {Their} face went hot, and {they} hadn’t even done anything. “Tonight,” {they} said, with some difficulty. “I promise.” He looked at his own hands, and they were empty. He went up a little from the ground. He came down again, and came along, for he wished to see it with his own eyes, even if from across the street.',
					later:
						'“Everyone on that bridge took it,” said Mr. Tome, “and two hundred and six of them gave it back. They said that it wasn’t theirs.” He looked at the thing under {hero}’s arm, and away. “It isn’t {theirs} either. And it’s been carried about the whole day, among people, with a red face. I couldn’t do that, and I can go through walls. I’d believe whatever {they} can say with that under one arm.”',
					paid: 'There was a light in the library still. {hero} laid the book on the counter and said whose it was. The librarian turned to the back and looked at the date for a long time. “We stopped having fines,” she said, “a hundred and thirty-nine years ago.” Across the street, somebody laughed, and then there was only a street.',
					as: {
						honest: 'It’s easier to say sorry for others, even if you’re {trait}. It isn’t lighter.',
						kind: 'It was as {trait} as it was heavy.',
					},
				},
			],
		},
		4: {
			meet: [
				'On the bridge there was a ghost, who offered one a book. “You would not be going by the library?” he inquired. “It is a trifle late.” He was a Mr. Tome. He had had it out on a Tuesday, for a fortnight, a hundred and forty years before. It had been one page short of being finished when it fell due; so he had kept it until Wednesday; and on the Wednesday it was already not a thing that one just hands in. “I used to go around by the other street,” said Mr. Tome. In the end it was what he had stayed for. It lay athwart the parapets, and there was no getting by, as it had grown, with the interest, to the weight of [an ox|a church bell]. Persons of every condition had taken it from him, out of good nature; one saw the blood come up into their faces. They gave it back. The marker in it was a child’s hair ribbon. It had been put there to keep the place, on a night when somebody had fallen asleep just before the end, and was to have it tomorrow.',
			],
			flies:
				'It would be conspicuous, he said. One was overlooked there; he pointed, without raising his eyes, at a lighted window in the town.',
			ways: [
				{
					say: 'Open it at the ribbon, and read him how it ended',
					outcome:
						'“And how did it come out?” asked {hero}. He had never looked. It would have been to have the good of it, he said, on top of everything; and there was another reason, that he did not give. {They} opened it at the ribbon. It was a page and a half, and {they} read it as it is done for those who are meant to go to sleep. There was a harbor. There was a letter which had been behind a clock. Down on the wharves they had put down what they were carrying; from one bank to the other it was so quiet that one heard the river turn over; and {hero} came to the last line and waited, as one does, to see who was awake. “I am,” said Mr. Tome. Then {they} read that too. It had grown so light that a child could have lifted it from the stones. He gave {them} the ribbon, since the place no longer had to be kept.',
					later:
						'{hero} drew from between {their} {hands} the end of a ribbon. “There is one line to come,” {they} said. It was not that they believed {them}. But they had all of them, at one time or another, lain with the light in their eyes, and fought to hear it, and gone under; and whatever else has since been put right that is still owing. The noise let go of them at the edges. {They} waited, as one does, to see who was awake. They were.',
					as: {
						quiet: 'It wants a {trait} voice, which does not mind if they are asleep.',
						dreamy: 'The {trait} are always a line short. {hero} read it slowly.',
					},
				},
				{
					say: 'Ask for the loan of the red slip, and wear it',
					outcome:
						'He carried it on his heart; it was the first of them, on red, in a clerk’s capitals. LONG OVERDUE. “If you do not need it just now,” said {hero}, and fastened it where it could be seen. It was not, he said, a volume that he saw. “I am awaited,” said {hero}, “and I have not come.” There went over that translucent face a look, as if he had met somebody in a foreign country from his own street. The thing that ten men could not shift he caught up against his chest, and flattened himself with it to the rail. “By all means!” cried Mr. Tome. “For pity’s sake, do not stand there talking; that is how it begins!” He kept beside {them} to the last arch, and called out to people. When {hero} looked around he was upon his bridge again, and had taken two steps toward the town.',
					later:
						'It could be read from a distance. They had formed a kind of wall. But to those three syllables in red there is nobody whose armor has not got a joint; one thought of an umbrella, one of an aunt; one, who had been the most determined of all, of a letter, that he would have answered, if he had not let it go until it needed an excuse. “Well, let {them} get it over,” he said roughly. They made a lane. They would none of them have been in {their} place, and one or two, as {hero} passed, had the look of being on the point of coming too.',
					as: {
						honest: 'It was no more than the case. A {trait} person may look so on most evenings.',
						quick: 'No one had ever thought it of {trait} {hero}. It was like being let into a large family.',
					},
				},
				{
					say: 'Accept it from him, and be answerable for it by night',
					outcome:
						'“Give it to me,” said {hero}. He had heard that before, and let go of it by stages. It was not the weight. It was that one knew at once what everybody was thinking; that one had been about to, all along; there came into {their} face a heat that was a century old, and none of it {theirs}. “By tonight,” {they} said. {They} did not give it back. Mr. Tome waited, with his arms held out in front of him, for as long as that generally took. Then he let them down. He was a man who for a hundred and forty years had not been able to cross a street, and he crossed it. “I shall remain outside,” he told {hero}, keeping step. “I only wish to see somebody go in.”',
					later:
						'“I am here in connection with that,” said Mr. Tome, and everyone looked at what {hero} had beneath one arm. One could feel it from the third row; there were people who drew down their sleeves. “I will not say what it is. It is mine. I have tried to get others to have it for me; they were kinder than I deserved, they all took hold of it, once.” He was so faint by now that he was chiefly a voice. “{hero} has had it all day. {They} might have set it down by any wall. I would not put {them} on oath, if I were you. You have only to look at {them}: that is how a person looks who carries what another did.”',
					paid: '{hero} took it in by the main entrance, and named him. She had been about to close. She turned up the last leaf, under the lamp; she was not young, and wore her hair in a ribbon. “There has been no fine on these,” the librarian said, “for a hundred and thirty-nine years.” She stamped it. On the other side of the street, where one had thought that there was somebody, there was a wall with the moon on it.',
					as: {
						honest: 'It was a novelty for {hero}, who was {trait}, to look so guilty in a good cause.',
						kind: 'They called it {trait}. It had corners.',
					},
				},
			],
		},
	},
};
