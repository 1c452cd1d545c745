import type { Obstacle } from '../../format.ts';

export const thePhotograph: Obstacle = {
	id: 'the-photograph',
	alsoIn: ['circus', 'musical', 'sports', 'superhero', 'cooking', 'robot', 'time-travel'],
	place: { the: 'Market Street', at: 'on Market Street', to: 'to Market Street', backdrop: 'town' },
	people: { blink: { call: 'Mr. Blink', a: 'a koala with a camera', type: 'Koala', pronoun: 'he' } },
	props: ['hat'],
	blocks: [],
	times: ['day', 'dusk', 'dawn'],
	ways: [
		{ id: 'statue', use: 'reach' },
		{ id: 'pigeon', use: 'trust', ally: 'blink' },
		{ id: 'cheese', use: 'hear' },
	],
	levels: {
		1: {
			meet: 'On Market Street no one moved. The dog did not move, and the lady in the hat did not. “Please hold still, all of you!” said Mr. Blink, a koala with a camera. “You too! I want one picture with all of us in it. But that pigeon won’t sit!”',
			ways: [
				{
					say: 'Move only when Mr. Blink blinks',
					outcome:
						'Mr. Blink had to blink a lot. Each time his eyes were shut, {hero} went one step. Blink, step. Blink, step. The pigeon had to look at that, and so it sat down. Click! “I got it!” said Mr. Blink. So now they could all move.',
					later:
						'When no one looked, {hero} went one step. Then {hero} stood still, as on Market Street. Step, stop, step, stop, and there {hero} was, in front.',
				},
				{
					say: 'Sit with the pigeon',
					outcome:
						'{hero} sat down by the pigeon, and did not move at all. So the pigeon came and sat down on {hero}. Click! “I got it!” cried Mr. Blink. “You can all move now.” And he came along, with the picture.',
					later:
						'Mr. Blink held up his picture. “Look,” he said. “The pigeon wouldn’t sit for me, but it trusted {hero}. So I do too.”',
				},
				{
					say: 'Tell them all to say cheese',
					outcome:
						'“Say cheese!” called {hero}. “CHEESE!” said all of Market Street. The pigeon loved cheese. It sat down to see where it was. Click! “I got it!” said Mr. Blink. And now they could all move.',
					later:
						'“Say cheese!” called {hero}. “CHEESE!” said all the people. Then they stood still and smiled, because you do that for a picture.',
				},
			],
		},
		2: {
			meet: [
				'Nobody moved on Market Street. A man stood with one leg in the air. A dog stood still, halfway to a sausage. “Don’t move!” cried Mr. Blink, a koala behind a big camera. “You neither! It is a picture of the whole street, and they have been so good! There is only that one pigeon. Each time I want to press, [it hops|it turns its head].” It had been going on for hours.',
			],
			ways: [
				{
					say: 'Move a little each time Mr. Blink blinks',
					outcome:
						'{hero} watched Mr. Blink. Every so often he had to blink. Blink, one step, stop. Blink, one step, stop. It was the slowest walk in the world, and one stop was in the middle of somebody’s cheese. Only the pigeon had seen it. It sat down to watch. Click! Now everybody could move.',
					later:
						'{hero} knew how it was done. As long as somebody looked, {hero} stood like a lamppost. When people turned to each other to talk, {hero} took a step. By and by there was a lamppost right at the front.',
				},
				{
					say: 'Sit down and be a place for the pigeon',
					outcome:
						'{hero} sat down, and kept as still as a roof. The pigeon looked with one eye, and with the other. Then it came and sat on top of {hero}, and put its head away. Click! The whole street breathed out, and everybody could move. Mr. Blink came along, to bring {hero} a picture.',
					later:
						'Mr. Blink handed the picture around. There was the whole street, and in the middle sat {hero}, with a pigeon asleep on top. You cannot tell a pigeon to do that. It has to want to.',
				},
				{
					say: 'Get the whole street to say cheese',
					outcome:
						'“Ready?” called {hero}. “One, two, three, CHEESE!” Three hundred people said it. The windows shook. The pigeon was so surprised that it sat down. Click! “Cheese,” said Mr. Blink, and wrote it on his cuff. “How simple.”',
					later:
						'“One, two, three, CHEESE!” called {hero}. Everybody turned around and said it, for they could not help it. After cheese you have to hold still and smile. And so they did.',
				},
			],
		},
	},
};
