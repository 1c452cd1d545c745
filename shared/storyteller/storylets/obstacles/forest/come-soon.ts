import type { Obstacle } from '../../format.ts';

export const comeSoon: Obstacle = {
	id: 'come-soon',
	alsoIn: ['fairy-tale', 'fantasy', 'unicorn', 'royal', 'dragon', 'magical-school', 'ghost'],
	place: { the: 'the long table', at: 'at the long table', to: 'to the long table', backdrop: 'forest' },
	people: { tum: { call: 'Tum', a: 'a gnome with a cake', type: 'Gnome', pronoun: 'he' } },
	props: ['cake', 'cup', 'spoon'],
	blocks: ['flies'],
	ways: [
		{ id: 'guests', use: 'trust', cost: 'time', ally: 'tum' },
		{ id: 'toast', use: 'hear' },
		{ id: 'cake', use: 'reach' },
	],
	levels: {
		1: {
			meet: 'The path went between two hedges. A long table filled it, with ten cups and a cake. But no one sat there. “It’s my party,” said Tum, a gnome. “I wrote to ten friends: Come soon! But I forgot to write where. So no one came. Please don’t go by!”',
			flies: '“What if I fly?” asked {hero}. “Oh, please don’t fly off!” said Tum. “There is cake.”',
			ways: [
				{
					say: 'Sit down on all ten chairs',
					outcome:
						'{hero} sat down on all ten chairs, one by one. “Hello, hello! I’m so glad to come!” Ten chairs take so long! “What a good party!” said Tum. “Now it’s over.” So he took the table away for everyone. And he came along, to be a guest now.',
					later:
						'“No one else came to my party,” said Tum. “But {hero} did, and stayed to the end. {hero} is a friend.”',
				},
				{
					say: 'Tap on a cup with a spoon',
					outcome:
						'{hero} took a spoon and a cup. Ting, ting, ting! “This is to Tum!” called {hero}. “To me?” said Tum, and went pink. “Then it’s a real party!” He pushed back the table for everyone. And {hero} could keep the cup and the spoon.',
					later:
						'{hero} had Tum’s cup and spoon. Ting, ting, ting! All the people hushed, and looked up, to hear who it was for.',
				},
				{
					say: 'Take the cake to the guests',
					outcome:
						'“They don’t know where the cake is,” said {hero}. “So it must go to them!” Tum liked that. He put a big bit on a plate. “Mind the cake!” called {hero}. So Tum pulled back the table to let it by. And everyone went after it.',
					later:
						'{hero} held up the plate with Tum’s cake, and called, “Mind the cake!” So all the people stepped back, to let it by.',
				},
			],
		},
		2: {
			meet: [
				'Between two hedges, right across the way, stood a long table. It was laid for twelve, with cups and spoons and a tall cake. At the end sat Tum, a gnome in a paper crown. “You may not squeeze by,” said Tum. “It’s a party. Squeezing by is rude.” He had sent out [a dozen|twelve] invitations. They said: Come soon! They did not say where. “I was so glad to be having one,” said Tum, “that I forgot.”',
			],
			flies: '“What if I fly?” asked {hero}. “Over it is even ruder,” said Tum. “You could drop something.”',
			ways: [
				{
					say: 'Sit in each of the twelve chairs and be each guest',
					outcome:
						'{hero} sat in the first chair and asked after Tum’s health. In the second chair there was some news. In the third {hero} wanted more sugar. It was twelve cups of tea, and none of them could be hurried. “They all came,” said Tum. He pulled the table aside, put the crown in his bag, and walked along with the last of his guests.',
					later:
						'“I can tell you about {hero},” said Tum, and put his paper crown on straight. “{hero} came to my tea today, twelve times over. You find out about a person by the ninth cup. It was all good.”',
				},
				{
					say: 'Tap on a cup and make a speech for Tum',
					outcome:
						'Ting, ting! {hero} stood up. “Dear Tum,” said {hero}. “The cake is tall. The table is long. You are a very good gnome to have a party with.” It was a short speech. Tum clapped for it until his crown slipped. The party was over, he said, and he pulled the table aside. {hero} went by, still holding the cup and the spoon.',
					later:
						'{hero} took Tum’s cup and Tum’s spoon. Ting, ting, ting! If somebody does that, there will be a speech, and you have to sit down for it. Everybody sat down.',
				},
				{
					say: 'Carry the cake out to the guests',
					outcome:
						'“They don’t know where the party is,” said {hero}. “So it must go where they are.” {hero} took up the biggest slice on a plate. Tum looked at his table, and at the road. Then he pulled a whole end of it aside, chairs and all, and everybody could go by. “Make way for the cake!” he shouted. He was so proud.',
					later:
						'There were still crumbs on Tum’s plate. {hero} held it up high. “Make way for the cake!” called {hero}. Even people who are in a hurry let a cake through. They only saw the crumbs when {hero} was in front.',
				},
			],
		},
	},
};
