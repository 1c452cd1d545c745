import type { Obstacle } from '../../format.ts';

export const againLane: Obstacle = {
	id: 'again-lane',
	alsoIn: ['magical-school', 'science-fiction', 'space', 'robot', 'superhero'],
	place: { the: 'Again Lane', at: 'in Again Lane', to: 'to Again Lane', backdrop: 'town' },
	people: { lotta: { call: 'Lotta', a: 'a girl with an hourglass', type: 'Child', pronoun: 'she' } },
	props: ['hourglass', 'ball'],
	blocks: ['flies'],
	ways: [
		{ id: 'by-heart', use: 'reach' },
		{ id: 'sideways', use: 'hear' },
		{ id: 'catch', use: 'trust', ally: 'lotta' },
	],
	levels: {
		1: {
			meet: 'The way went along a lane. There stood Lotta, a girl, with an ice cream. Plop! It fell. “Again!” said Lotta, and turned her hourglass. Whoosh! Time ran back, and so did the dog, the ball, and {hero}. “I’ll do it till it doesn’t fall,” she said. So no one got to the end of the lane.',
			flies: '{hero} flew off. Whoosh! And {hero} was back.',
			ways: [
				{
					say: 'Learn where the dog and the ball go',
					outcome:
						'The dog goes left, and the ball goes right. Plop! Whoosh! Left goes the dog, right goes the ball. Now {hero} knew how it went. “Left, and right, and run!” called {hero}. So {hero} ran, and so did Lotta, out of the lane. And she showed it to all who came!',
					later:
						'{hero} looked, as in Lotta’s lane, and then {hero} knew it. That one goes left, and that one goes right. So left, and right, and run, up to the front!',
				},
				{
					say: 'Put the hourglass on its side',
					outcome:
						'{hero} put the hourglass on its side. So it all stood still. There was the ice cream, up in the air! “Yum!” said Lotta, and ate it. “Now I don’t need to go back. You can have the hourglass.” And everyone could go on.',
					later: '{hero} put Lotta’s hourglass on its side. So everybody stood still. You could hear a crumb fall.',
				},
				{
					say: 'Catch the ice cream when it falls',
					outcome:
						'Plop, too soon! Whoosh! Plop, too late! Whoosh! And now! {hero} had the ice cream. “You got it!” cried Lotta, and ate it up. “People just said, ‘Too bad.’” She did not want to go back now. So the lane was free, and she came along, to tell of it.',
					later:
						'“People just said, ‘Too bad,’” said Lotta. “But {hero} put out a {hand} and helped me. And the ice cream was so good!”',
				},
			],
		},
		2: {
			meet: [
				'The way went along a lane. In the middle of it stood Lotta, a girl, with an ice cream. Plop! It fell. “Again,” said Lotta, and turned a little hourglass. Whoosh! The whole lane ran backward: a dog, a ball, a man with a ladder, and {hero} too, back to the corner. Then it all went on. Plop! It fell. “It’s strawberry,” said Lotta. “I only [want|need] the last minute again, till it doesn’t fall.” It was her hundred-and-first try.',
			],
			flies: '{hero} flew. Whoosh, and there was the corner again, and the same cloud.',
			ways: [
				{
					say: 'Learn the whole minute by heart, and slip through',
					outcome:
						'{hero} stopped and looked. Each time the dog went left, the ball bounced three times, and the man said “Oops,” and swung his ladder. By the ninth time {hero} knew it like a song. “Left of the ball,” called {hero}, “under the ladder, over the dog. Oops!” That was just before the man said it. Lotta tried it too, and was out of the lane before her ice cream could fall. “That’s how it goes!” she said, and showed it to everybody who came.',
					later:
						'People do the same things over and over. One man coughs, and leans back. One lady fans, and turns. Soon {hero} knew it like a song. Left of the cough, under the fan, “Oops!” And that was the front.',
				},
				{
					say: 'Lay the hourglass down on its side',
					outcome:
						'“What if it lies on its side?” said {hero}, and laid the hourglass on a step. Everything stood still. The dog stood on two legs. The ice cream hung in the air, as pink as anything, and Lotta walked all around it and ate it from below. “I don’t need that any more,” she said. So {hero} took the hourglass off the step, and it all went on.',
					later:
						'{hero} laid Lotta’s hourglass on its side. Everybody stopped, mouths open, in the middle of a word. One had thrown up his hat, and it stayed. It was so quiet that you could hear the sand not run.',
				},
				{
					say: 'Be there in time and catch the ice cream',
					outcome:
						'{hero} ran. Plop. Whoosh! {hero} ran faster. Plop. Whoosh! The next time {hero} jumped over the dog, and put out a {hand}, and the ice cream landed there. It was cold, and it was whole. Lotta forgot to turn the hourglass. “People said that it’s only ice cream,” she said. She gave the dog the cone. So the lane went on, and she came along, to see what came next.',
					later:
						'“Everyone told me that it was a pity,” said Lotta, with a pink chin. “{hero} said nothing. {hero} jumped over a dog.” She licked her thumb. “That’s who I’d want around when something falls.”',
				},
			],
		},
	},
};
