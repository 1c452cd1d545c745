import type { Obstacle } from '../../format.ts';

export const oneTing: Obstacle = {
	id: 'one-ting',
	alsoIn: [
		'circus',
		'animal',
		'royal',
		'fairy-tale',
		'fantasy',
		'historical',
		'forest',
		'unicorn',
		'magical-school',
		'adventure',
	],
	place: { the: 'the long concert', at: 'at the long concert', to: 'to the long concert', backdrop: 'garden' },
	people: { semple: { call: 'Mr. Semple', a: 'a rabbit with a triangle', type: 'Rabbit', pronoun: 'he' } },
	props: ['drum'],
	blocks: ['flies'],
	ways: [
		{ id: 'nudge', use: 'trust', cost: 'time', ally: 'semple' },
		{ id: 'ting', use: 'hear' },
		{ id: 'dance', use: 'reach' },
	],
	levels: {
		1: {
			meet: 'A band sat on the road and played. “You have to stay till the end,” said Mr. Semple, a rabbit. “I play one ting, and then it’s the end. But the tune is so nice that I fall asleep. Then the band has to start again!” Boom and toot, they went.',
			flies: '“What if I fly?” asked {hero}. “You flap like a drum, but not in time!” said Mr. Semple.',
			ways: [
				{
					say: 'Sit by Mr. Semple and nudge him',
					outcome:
						'{hero} sat down by Mr. Semple. Boom and toot, went the band, for so long! His eyes fell shut. So {hero} gave him a nudge. “Oh!” he said. Ting! It was the end, so the road was free. And he came along, ting, ting, ting.',
					later:
						'“I have just one ting,” said Mr. Semple. “{hero} sat by me till it came. So you can count on {hero}.”',
				},
				{
					say: 'Hit the triangle for Mr. Semple',
					outcome:
						'Mr. Semple’s eyes fell shut. So {hero} took the stick and hit it. Ting! That was the end, and the band got up. “Was it nice?” asked Mr. Semple. “It was!” said {hero}. And {hero} could keep the triangle.',
					later:
						'{hero} hit the triangle. Ting! It was so small and so clear. The people all hushed, to hear it to the end.',
				},
				{
					say: 'Ask them all to dance, one by one',
					outcome:
						'“May I have a dance?” asked {hero}. First it was the man with the flute. Around and around! Then all of the band got up to dance, one by one. So the road was free.',
					later:
						'“May I have a dance?” asked {hero}. Around and around they went, one by one. And so {hero} danced up to the front.',
				},
			],
		},
		2: {
			meet: [
				'The road ran right through a concert. There was a drum on the left and there were flutes on the right. You may not walk through a tune until it is over. It was never over. “That’s me,” said Mr. Semple, a rabbit with a triangle. “It’s very, very long, and I have one ting, the very last. Just before it comes, it gets so beautiful that I shut my eyes. Then I forget to hit it, and they have to [start again|play it all again].”',
			],
			flies:
				'“What if I fly?” asked {hero}. “They’d all look up too,” said Mr. Semple, “and the trumpets would slide off the page.”',
			ways: [
				{
					say: 'Sit down by Mr. Semple and nudge him in time',
					outcome:
						'{hero} sat down next to him. It was long, and {hero} looked at the road a good deal. Then it got beautiful. There was a cello in it. Mr. Semple’s eyes fell shut, and a tear ran down his nose. {hero} nudged him. “Oh,” he said. Ting! It hung in the air like a drop. Nobody clapped for quite a time, and then everybody did, and the road was free. He came along, and he told {hero} the whole tune.',
					later:
						'“I play one note,” said Mr. Semple. “People say, anyone could do that. Well, I couldn’t. {hero} sat by me through all of it, and then let me do it myself.” He gave his triangle a polish. “So now you know what I think of {hero}.”',
					as: {
						careful: '{hero} had counted along.',
					},
				},
				{
					say: 'Take his little stick and hit it for him',
					outcome:
						'It got beautiful. Mr. Semple’s eyes fell shut, and the stick hung down. Now! {hero} took it, and the triangle too, and hit. Ting! The band got up and went home to dinner, and the road was free. “How was I?” asked Mr. Semple, and opened his eyes. “Lovely,” they all told him. {hero} still had the triangle, and he did not want it back. He had only ever liked the bit before, he said.',
					later:
						'{hero} held up Mr. Semple’s triangle, and touched it with the stick. Ting! It was thin and bright, and it went on, and on. You had to be quiet to find out when it stopped.',
				},
				{
					say: 'Ask each of the players for a dance',
					outcome:
						'“May I have this dance?” {hero} asked the first flute. She was so pleased that she played with one hand. Once around, and there was the man with the drum, who had never been asked in his life. At the end they were all up, and danced as they played, and the road was free. “Why don’t we always do it that way?” said the drum.',
					later:
						'“May I have this dance?” {hero} asked an uncle in the last row. Once around, and there was a grandma. “May I?” There was no music, and nobody minded. It went on like that, a bit dizzy, from hand to hand, to the front.',
				},
			],
		},
	},
};
