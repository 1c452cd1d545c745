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
		3: {
			meet: [
				'The way led along Market Street, and Market Street had stopped. A waiter stood with a tray tipped to the left. A boy hung in the middle of a yawn. A dog looked at a sausage, and the sausage looked, if anything, at the dog. “Nobody move!” came a voice from under a black cloth. It was Mr. Blink, a koala with a camera on three legs. “It’s the whole street on one picture, for its three-hundredth birthday, and they’ve been holding still [for hours|for hours on end]. They’re marvelous. It’s only that pigeon on the fountain. I’ve told it, and told it.” The pigeon walked three steps to the right. Three hundred people sighed without moving their mouths.',
			],
			ways: [
				{
					say: 'Cross the street between one blink and the next',
					outcome:
						'Even photographers have to blink. Mr. Blink did it every nine seconds. {hero} counted along, and at each blink {they} {moved} one step on, and froze. Once {they} froze face to face with the yawning boy. Once {they} had to spend nine seconds with {their} chin in a trifle. The pigeon, which had never seen anything like it, sat down to watch. Click. The street fell over, and on the finished picture, it was said later, there was something in every single corner that might have been {hero}.',
					later:
						'{hero} did as on Market Street, and looked like somebody who had always been standing there. When people turned away {hero} moved; when they turned back somebody had always been standing there, too, only nearer, and in the end right at the front. No one makes room for you. But no one throws out the furniture.',
				},
				{
					say: 'Become the best place on the street for a pigeon to sit',
					outcome:
						'Nobody had asked what the pigeon wanted. It wanted to sit down. But everything on Market Street was holding its breath, and that makes a bird uneasy. So {hero} sat on the edge of the fountain and breathed: in, out, like somebody with nothing to do that day. The pigeon came a step nearer, and another. In the end it settled on {hero}, fluffed up, and shut both eyes. Click. The street fell over. Mr. Blink shook {hero}’s {hand}. He simply had to bring {them} the first print, he said, and came running after.',
					later:
						'“Exhibit one,” panted Mr. Blink, and held up a large photograph, still wet. There was Market Street, three hundred people, all of them in agony. And in the middle sat {hero}, with a pigeon asleep on top. “The camera can’t lie,” said Mr. Blink, “and I’ve never met a pigeon who could be bothered to.”',
				},
				{
					say: 'Count to three and have all of them say cheese',
					outcome:
						'The trouble was that the pigeon found people boring. {hero} climbed on a barrel. “On three,” {they} called, “the loudest cheese of your lives. One. Two.” It had three hundred voices, that cheese, and hours of standing still in it. It took two hats off. The pigeon sat down flat, with its beak open, and stared at them, every feather in focus. Click. “Cheese,” murmured Mr. Blink, as the whole street fell over. “And I had been saying please.”',
					later:
						'“On three!” called {hero}, from the top of a chair. “One. Two.” You can be as loud as you like; when somebody counts to three and lifts an arm, you look at the arm. “CHEESE!” roared the entire room. And then, as people do, they held it. There they were, a whole roomful of frozen smiles, and not one sound.',
				},
			],
		},
		4: {
			meet: [
				'The way went along Market Street, where nobody was moving, and it took a while to see that people did it on purpose. A waiter leaned into a turn and stayed there. A couple had been about to quarrel for some hours. “Please! Hold it!” begged a koala from under a black cloth. The street was three hundred years old today, and Mr. Blink was taking its picture, with everyone in it. People had never yet been still enough. [Today|This once] they really did it, all of them, except for one pigeon, which was walking up and down on the rim of the fountain. “There’s something in every picture,” said Mr. Blink hoarsely. “A dog, or an elbow. My wife always said to leave it in. But she’s gone, and I would like to have just one with nobody missing.”',
			],
			ways: [
				{
					say: 'Cross the street between one blink and the next',
					outcome:
						'Mr. Blink blinked every nine seconds; that was how he got his name. {hero} moved at the first blink, and stopped. {They} stood face to face with a stranger, who could not even frown, until the next. It was a curious walk. {They} saw that the waiter’s wrists were shaking. {They} saw a tear on the cheek of the girl who had been about to quarrel, and that the young man was watching it out of the corner of his eye. On the far side {hero} let out {their} breath. The pigeon, which had followed all of it, sat down to think. Click. Then everybody could move. In the picture, later, there was no trace of {hero}.',
					later:
						'{hero} crossed the crowd as {they} had crossed Market Street, one step at a time, and only when nobody was looking. {They} went in like a coat stand. Whenever anyone glanced around, {they} stood there, as if {they} had been standing there for years. Nobody made way for {hero}, and nobody saw {them} move. But each time the room looked somewhere else {they} came a little nearer, and at the last step {they} stood at the front.',
				},
				{
					say: 'Find the pigeon a better place to sit',
					outcome:
						'Three hundred people were holding their breath, and the pigeon could feel it. It walked like a visitor in a hospital. {hero} sat down on the edge of the fountain, with {their} back to the camera, and breathed. The pigeon came along the rim. It looked at {them} with its left eye, in which you could see the whole street very small, and then with its right. It stepped over onto {hero}, turned around twice, and sat. Click. Even then nobody moved; they had got used to each other. “Your back’s in it,” said Mr. Blink. “And a pigeon.” He was silent for a moment. “She would have said to leave it in.” He came after {hero} with the first print, waving it dry.',
					later:
						'“I have a photograph here,” said Mr. Blink, and it was handed along the rows. It showed all of Market Street. Everyone found themselves first. Then they came to the middle, where somebody’s back was, with a pigeon asleep on it. “People bring me their faces,” he said, “and they can do what they like with those. But a pigeon can’t be fooled. It trusted {hero}, when it was afraid of all the rest of us. I’d go by the pigeon.”',
				},
				{
					say: 'Climb on a barrel, and have them all shout something',
					outcome:
						'“They look dead,” said {hero}. Somebody had to say it. “It isn’t the pigeon that’s wrong. The pigeon is the only one that you’d want to remember.” {They} climbed onto a barrel, in full view of all those eyes, which were not allowed to move. “On three! Shout whatever you’ve been holding in all this time. If you can’t think of anything, shout ‘cheese.’” It began as cheese. By the end there was a good deal else in it; the couple were shouting at each other, and then they were laughing. The pigeon sat down in astonishment. “I took it,” said Mr. Blink, coming out from under his cloth. “They’re all blurred, every one of them.” He could not stop smiling. “Look at it!”',
					later:
						'{hero} climbed up where everybody could see {them}, and counted. “On three! One, two, three.” They all took a breath, because you can’t help it, and then they shouted, old and young, at the top of their voices: “CHEESE!” It left them with their mouths open and their chins up. They held it, as they would have for Mr. Blink, and waited for the click. Meanwhile nobody said a word.',
				},
			],
		},
	},
};
