import type { Obstacle } from '../../format.ts';

export const longLine: Obstacle = {
	id: 'long-line',
	alsoIn: ['arctic', 'jungle', 'space', 'ninja', 'pirate', 'western', 'dinosaur'],
	place: { the: 'the long line', at: 'in the long line', to: 'to the long line', backdrop: 'village' },
	people: { pomfret: { call: 'Mr. Pomfret', a: 'an otter at the front of a line', type: 'Otter', pronoun: 'he' } },
	props: ['ticket', 'bell'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'number', use: 'reach' },
		{ id: 'next', use: 'hear' },
		{ id: 'ask', use: 'trust', cost: 'time', ally: 'pomfret' },
	],
	levels: {
		1: {
			meet: 'A long, long line of people stood all over the road. It went around and around, and there was no gap. “What is it for?” asked {hero}. No one knew! At the front stood Mr. Pomfret, an otter, with a ticket and a bell. “I just stopped to think,” he said. “Then people came and stood behind me.”',
			flies: '“Can’t I fly?” asked {hero}. “The line starts back there!” they all called. “Up there too!”',
			swims: '{hero} looked ahead. “The line starts back there!” they all called. “In the water too!”',
			ways: [
				{
					say: 'Ask for the ticket with number one',
					outcome:
						'“May I have the ticket?” asked {hero}. “You can have it,” said Mr. Pomfret. The ticket said ONE. So {hero} held it up. “And where is mine?” said everybody in the line, and ran home to look. So the way was free.',
					later:
						'{hero} held up Mr. Pomfret’s ticket. ONE, it said. “Oh, you’re first!” people said, and let {hero} go to the front.',
				},
				{
					say: 'Ring the bell and call “Next!”',
					outcome:
						'{hero} rang the bell. Ding! “Next!” {hero} called. The first one took a step, and so did the next. At last it moved! The line went off down the road, and everybody was so glad. Mr. Pomfret gave {hero} the bell.',
					later:
						'{hero} rang Mr. Pomfret’s bell. Ding! “Next!” {hero} called. Who was next? Everybody hushed, and waited to hear.',
				},
				{
					say: 'Ask Mr. Pomfret what he thinks about',
					outcome:
						'“What do you think about?” asked {hero}. “Did I shut my door?” said Mr. Pomfret. “I don’t know!” So {hero} went with him to look. It was far, and it took a long time. The door was shut! So he told the line to go home, and he came along.',
					later:
						'“People stood behind me, and no one asked why,” said Mr. Pomfret. “{hero} asked, and came home with me to look at my door!”',
				},
			],
		},
		2: {
			meet: 'A line of people stood across the road. It went twice around a rock and over the next hill. “What are you waiting for?” {hero} asked the last one. “No idea,” he said, “but it must be good. Look how long it is!” So {hero} walked along it, up to the front. There stood Mr. Pomfret, an otter, with an old ticket in one paw and a new doorbell in the other. “I only stopped to [think|think about something],” he whispered. “Then one person stood behind me, and then two. I don’t dare to tell them.” {hero} took one step. “It ends back there!” cried seventy people.',
			flies: '“Can’t I fly?” asked {hero}. “Pushing in from above!” cried the people, and held up all their bags.',
			swims:
				'{hero} looked for a way around. “Somebody wants to push in!” cried the people, and held out all their bags.',
			ways: [
				{
					say: 'Ask Mr. Pomfret to let you have his ticket',
					outcome:
						'It was a ticket for a fair, and it was from last year. But there was a big number one on it. {hero} held it up. “That is number one!” people told each other. Then they looked for their own number, and had none at all. So they all ran home to see if it was there, and the road was free. {hero} went on with number one held high, just in case.',
					later:
						'{hero} held up Mr. Pomfret’s ticket. “Number one, coming through!” {they} called. People felt for their own numbers. And while they were looking, they let number one go by.',
				},
				{
					say: 'Ring his bell and call out “Next, please!”',
					outcome:
						'“What do they want to hear?” asked {hero}, and took the bell. Ding! “Next, please!” The first one was so surprised that he went. “Next, please!” They went by, one after the other, with happy faces. “Thank you! That was quick!” they said. At the end there was nobody left in the way. So {hero} rang once more, and went too.',
					later:
						'Ding! went Mr. Pomfret’s bell. “Next, please!” called {hero}. People stopped talking. It might be their turn, and they did not want to miss it. They looked at {hero} and stood in a row.',
				},
				{
					say: 'Ask him what he stopped to think about',
					outcome:
						'“I stopped to think if I had shut my front door,” said Mr. Pomfret. “I still don’t know.” “Shall we look?” said {hero}. “But quick!” So they ran to his house, which was nearly out of town, and back. The door was shut! When the others heard what it was all about they laughed, and went home to look at their own doors. Mr. Pomfret came along, to see to it that {hero} lost no more time.',
					later:
						'“Seventy people stood behind me,” said Mr. Pomfret, “and not one asked what I was doing there. {hero} asked. Then {hero} went home with me to see how it was.” He rang his bell, once. “So {hero} will have looked this time, too.”',
				},
			],
		},
	},
};
