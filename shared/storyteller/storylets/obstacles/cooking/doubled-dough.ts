import type { Obstacle } from '../../format.ts';

export const doubledDough: Obstacle = {
	id: 'doubled-dough',
	alsoIn: ['circus', 'superhero', 'fairy-tale', 'fantasy', 'historical', 'royal', 'dragon', 'time-travel'],
	place: { the: 'Bakers’ Lane', at: 'in Bakers’ Lane', to: 'to Bakers’ Lane', backdrop: 'town' },
	people: { barm: { call: 'Mr. Barm', a: 'a panda in a floury apron', type: 'Panda', pronoun: 'he' } },
	props: ['book'],
	blocks: ['flies'],
	ways: [
		{ id: 'rise', use: 'reach' },
		{ id: 'punch', use: 'hear' },
		{ id: 'page', use: 'trust', cost: 'time', ally: 'barm' },
	],
	levels: {
		1: {
			meet: 'The way went along a lane. But it was full of dough, up to the roofs! It went blub. “The book says: let it get twice as big,” said Mr. Barm, a panda. “So I did. And then it says it once more! So now no one can get by.” He had a lot of trays.',
			flies: '“What if I fly?” asked {hero}. “It got a duck up there,” said Mr. Barm. “It goes blub, and it has you.”',
			ways: [
				{
					say: 'Sit on a tray and let it lift you',
					outcome:
						'{hero} sat down on a tray on top of the dough. Blub, blub! It got so big that it lifted {hero} up, and over the wall! “There is a tray for everyone!” called Mr. Barm. And he gave {hero} a lump of dough.',
					later:
						'{hero} sat down on the lump of dough. Blub! It got so big that it lifted {hero} up and over to the front.',
				},
				{
					say: 'Hit the dough with a big thump',
					outcome:
						'{hero} ran, and gave the dough a big thump. “Pffff,” said the dough, because all the air came out. Then it was as flat as a rug. Now everyone could walk on it, and Mr. Barm gave {hero} a lump.',
					later: '{hero} gave the lump of dough a thump. “Pffffffff,” it said. Everyone hushed, to hear who that was.',
				},
				{
					say: 'Turn the page and see what is next',
					outcome:
						'{hero} looked in the book. Two pages were stuck with egg, so {hero} rubbed and rubbed. “Then bake it,” said the next page. So the two of them baked it all, tray by tray. It took so long! Then the lane was free, and Mr. Barm came along, with a warm roll.',
					later:
						'“People said that I was silly,” said Mr. Barm. “But {hero} looked in the book with me. {hero} finds out what is true.”',
				},
			],
		},
		2: {
			meet: [
				'Bakers’ Lane was full to the windows, and it was full of dough. Nobody could get through. It was white, and it breathed. At the end of it stood Mr. Barm, a panda in an apron, with a stack of trays and a book. “Leave it until it is twice as big,” he read out. “So I did. And when it was, I [looked in the book again|looked again], to see what comes next. It said to leave it until it is twice as big.” He shut the book. “I always do what it says. That’s baking.”',
			],
			flies: '“What if I fly?” asked {hero}. “It’s warm up there,” said Mr. Barm. “It rises to meet you.”',
			ways: [
				{
					say: 'Sit down on a baking tray and wait for it to rise',
					outcome:
						'{hero} put a baking tray on the dough and sat down on it. Blub. The street went down a little. Blub. There were the windows. There were the gutters, and a surprised cat. It rose until it leaned over the wall, and {hero} slid off on the other side, with a lump of dough on the tray. “It takes people somewhere!” said Mr. Barm. “Trays for everybody!”',
					later:
						'{hero} sat down on Mr. Barm’s lump of dough, in a warm corner. Blub. Blub. It was as big as a pillow, and as a sofa. Up went {hero}, past the chins, and past the hats, and tipped over gently to the front.',
				},
				{
					say: 'Give the dough one good thump in the middle',
					outcome:
						'“What do you do with dough that thinks it is somebody?” asked {hero}. “You knock it down,” said Mr. Barm. “But it’s never been so big.” {hero} took a run. WHUMP! For a moment there was nothing. Then, “Pffffff,” said the dough, from one end of the lane to the other, and sank. You could walk on it. It felt like a bed. Mr. Barm had sighed along with it. And {hero} went across, with a lump of it sticking to {them}.',
					later:
						'{hero} laid Mr. Barm’s lump of dough on the table and gave it a thump. “Pfffff,” it said. It is a sound that makes your own shoulders come down. Everybody sighed, and then they found that they had stopped talking.',
				},
				{
					say: 'Look at the book and try to turn the page',
					outcome:
						'{hero} looked. Page eight said to leave it until it was twice as big. But then came page eleven. Two pages were stuck together, with egg! {hero} held them over the steam until they came apart. “Once,” it said there. “Then bake it.” So the two of them baked, tray after tray, until the lane was empty and everybody had rolls. “You were the first who wanted to see the book,” said Mr. Barm. He came along, with jam.',
					later:
						'“People stood in the lane and told me what they thought,” said Mr. Barm. “{hero} asked to see the book. And then {hero} rolled eight hundred rolls with me, and not one was square.” He put a roll on the table. It was very round.',
					as: {
						honest: '{hero} told him whose egg it must have been: his own.',
					},
				},
			],
		},
	},
};
