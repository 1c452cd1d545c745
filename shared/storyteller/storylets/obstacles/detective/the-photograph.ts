import type { Obstacle } from '../../format.ts';

export const thePhotograph: Obstacle = {
	id: 'the-photograph',
	alsoIn: ['circus', 'musical', 'mystery', 'sports', 'superhero'],
	place: { the: 'Market Street', at: 'on Market Street', to: 'to Market Street', backdrop: 'town' },
	people: { blink: { call: 'Mr. Blink', a: 'a koala with a camera', type: 'Koala', pronoun: 'he' } },
	props: ['umbrella', 'hat'],
	blocks: [],
	times: ['day', 'dusk', 'dawn'],
	ways: [
		{ id: 'statue', use: 'reach' },
		{ id: 'pigeon', use: 'trust', ally: 'blink' },
		{ id: 'cheese', use: 'hear' },
	],
	levels: {
		1: {
			meet: 'On Market Street no one moved. Not the dog. Not the lady with the hat. “Stop!” said Mr. Blink, a koala with a camera. “I take one picture of us all. But one pigeon will not sit still. Do not move!”',
			ways: [
				{
					say: 'Move only when Mr. Blink blinks',
					outcome:
						'Blink! {hero} went one step. Stop. Blink! One more step. Stop. Blink, step, blink, step! And {hero} was by. Mr. Blink did not see a thing.',
					later:
						'{hero} went just as {they} did on Market Street. Step. Stop. Step. Stop. No one saw, and there {they was}.',
				},
				{
					say: 'Sit with the pigeon',
					outcome:
						'{hero} sat by the pigeon. {hero} was so still that the pigeon was still too. Click! “At last!” said Mr. Blink. “You are in it.” And he came along.',
					later:
						'Mr. Blink held up the picture. There sat {hero}, so still, and a pigeon on top. “You can see it,” he said. “That one is good.”',
				},
				{
					say: 'Tell them all to say cheese',
					outcome:
						'“Say cheese!” said {hero}. “CHEESE!” said all of Market Street. The pigeon sat down to look. Click! “Why did I not think of that?” said Mr. Blink.',
					later:
						'“Say cheese!” said {hero}. “CHEESE!” they all said. And then they all stood still, and smiled, and did not make a peep.',
				},
			],
		},
		2: {
			meet: [
				'Nobody moved on Market Street. A man stood with one leg in the air. A dog stood still, halfway to a sausage. “Don’t move!” cried Mr. Blink, a koala, from under a black cloth. “It is a picture of the whole street, and they have been so good! There is only that one pigeon. Each time I want to press, [it hops|it turns its head].” It had been going on since breakfast.',
			],
			ways: [
				{
					say: 'Move a little each time Mr. Blink blinks',
					outcome:
						'{hero} watched Mr. Blink. Every so often he had to blink. Blink, one step, stop. Blink, one step, stop. It was the slowest walk of {their} life, and {they} had to stop once with {their} nose in a cheese. But {they} got to the end of the street, and nobody had seen it.',
					later:
						'{hero} knew how it was done. When they looked, {they} stood like a lamppost. When they blinked, {they} took a step. By and by there was a lamppost right at the front.',
					as: { quiet: 'It is a good walk for somebody {trait}.', careful: 'It is a good walk for somebody {trait}.' },
				},
				{
					say: 'Sit down and be a place for the pigeon',
					outcome:
						'{hero} sat down, and kept as still as a roof. The pigeon looked at {them} with one eye, and with the other. Then it came and sat on top of {hero}, and put its head away. Click! The whole street breathed out. Mr. Blink came along, to bring {hero} a picture.',
					later:
						'Mr. Blink handed the picture around. There was the whole street, and in the middle sat {hero}, with a pigeon asleep on top. You cannot tell a pigeon to do that. It has to want to.',
					as: {
						careful: 'Pigeons like people who are {trait}.',
						quiet: 'Pigeons like people who are {trait}.',
						kind: 'Pigeons like people who are {trait}.',
					},
				},
				{
					say: 'Get the whole street to say cheese',
					outcome:
						'“Ready?” called {hero}. “One, two, three, CHEESE!” Three hundred people said it. The windows shook. The pigeon was so surprised that it sat down. Click! “Cheese,” said Mr. Blink, and wrote it on his cuff. “How simple.”',
					later:
						'“One, two, three, CHEESE!” called {hero}. They all turned around and said it, for they could not help it. After cheese you have to hold still and smile. And so they did.',
					as: { merry: 'Leave that to someone {trait}.', bold: 'It takes a {trait} voice to move a street.' },
				},
			],
		},
		3: {
			meet: [
				'Market Street had stopped. A waiter stood with a tray tipped to the left. A boy hung in the middle of a yawn. A dog looked at a sausage, and the sausage looked, if anything, at the dog. “Nobody move!” came a voice from under a black cloth. It was Mr. Blink, a koala with a camera on three legs. “It’s the whole street on one picture, for its three-hundredth birthday, and they’ve been holding still [since nine|since half past eight]. They’re marvelous. It’s only that pigeon on the fountain. I’ve told it, and told it.” The pigeon walked three steps to the right. Three hundred people sighed without moving their mouths.',
			],
			ways: [
				{
					say: 'Cross the street between one blink and the next',
					outcome:
						'Even photographers have to blink. Mr. Blink did it every nine seconds. {hero} counted along, and at each blink {they} {moved} one step on, and froze. Once {they} froze face to face with the yawning boy. Once {they} had to spend nine seconds with {their} chin in a trifle. It took a quarter of an hour to cross forty yards, and on the finished picture, it was said later, there was something in every single corner that might have been {hero}.',
					later:
						'{hero} did what {they} had done on Market Street. {They} looked like somebody who had always been standing there. When people turned away {they} moved; when they turned back {they} had always been standing there, too, only nearer. No one makes room for you. But no one throws out the furniture.',
					as: {
						quiet: 'It was the perfect sport for somebody {trait}.',
						quick: 'They are long, nine seconds, for somebody {trait}.',
					},
				},
				{
					say: 'Become the best place on the street for a pigeon to sit',
					outcome:
						'Nobody had asked what the pigeon wanted. It wanted, it appeared, to sit down; but everything on Market Street was holding its breath, and that makes a bird uneasy. So {hero} sat on the edge of the fountain and breathed: in, out, like somebody with nothing to do that day. The pigeon came a step nearer, and another. In the end it settled on {hero}, fluffed up, and shut both eyes. Click. The street fell over. Mr. Blink shook {hero} by both {hands}. He simply had to bring {them} the first print, he said, and came running after.',
					later:
						'“Exhibit one,” panted Mr. Blink, and held up a large photograph, still wet. There was Market Street, three hundred people, all of them in agony. And in the middle sat {hero}, with a pigeon asleep on top. “The camera can’t lie,” said Mr. Blink, “and I’ve never met a pigeon who could be bothered to.”',
					as: {
						careful: 'To be {trait} is to be a sort of furniture for nervous creatures.',
						kind: 'It’s the {trait} ones who ask what the pigeon wants.',
					},
				},
				{
					say: 'Count to three and have all of them say cheese',
					outcome:
						'The trouble was that the pigeon found them boring. {hero} climbed on a barrel. “On three,” {they} called, “the loudest cheese of your lives. One. Two.” It had three hundred voices, that cheese, and six hours of standing still in it. It took two hats off. The pigeon sat down flat, with its beak open, and stared at them, every feather in focus. Click. “Cheese,” murmured Mr. Blink. “Cheese. I had been saying please.”',
					later:
						'“On three!” called {hero}, from the top of a chair. “One. Two.” You can be as angry as you like; when somebody counts to three and lifts an arm, you look at the arm. “CHEESE!” roared the entire room. And then, as people do, they held it. There they were, two hundred frozen smiles, and not one sound.',
					as: {
						merry: 'It was the sort of job that a {trait} person dreams of.',
						bold: 'It was {trait}, and it left {their} ears ringing.',
					},
				},
			],
		},
		4: {
			meet: [
				'In Market Street nobody was moving, and it was some time before one understood that it was on purpose. A waiter leaned into a turn that did not come. A couple had been on the point of quarreling since the middle of the morning. From beneath a black cloth a koala by the name of Mr. Blink implored them all, for pity’s sake, to hold it. The street would be three hundred years old tonight, and he was taking its portrait, every soul in it, on a single plate; for ages it had never once been still enough, and [today|for once] they were doing it, they were all doing it, except for a pigeon. It was walking up and down on the rim of the fountain. “There will be something in every picture,” said Mr. Blink, rather hoarsely. “I know it. My wife always used to say, leave it in. But I should like to have one of them, only once, with nobody missing and nobody blurred.”',
			],
			ways: [
				{
					say: 'Pass through the street unseen, blink by blink',
					outcome:
						'He blinked every nine seconds, as it turned out; it was where he had his name. {hero} went in with the first of them. One step, and then to stand, for as long as it takes to read a short poem, with one’s face a hand’s breadth from a stranger’s, and to be looked through. They could not turn their heads, they could not even frown. {They} saw the waiter’s wrists tremble. {They} saw, on the cheek of one half of the couple, a tear which had been there since the middle of the morning, and that the other half, out of the corner of an eye, was watching nothing else. At the far end {hero} let out {their} breath. It was the only thing that moved in Market Street, and it did not come out in the picture.',
					later:
						'To get through a crowd, one must either be noticed by it or not. {hero} had learned the second. {They} entered like a coat stand. {They} stood wherever {they was}, with the air of having stood there for years; and each time that the room turned its attention to something else, {they} permitted {themself} a step. It cannot be hurried. No one at any moment made way for {hero}, and at no moment, when they happened to look round, had {hero} been anywhere else.',
					as: {
						quiet: 'The {trait} practice it all their lives, and are seldom given a street to do it in.',
						careful: 'For the {trait} it was not even slow.',
					},
				},
				{
					say: 'Give the pigeon somewhere better to be',
					outcome:
						'Three hundred people were holding their breath, and the bird could feel it; it walked as one walks in a sickroom. {hero} sat down at the edge of the fountain, with {their} back to the lens, and made a point of breathing. {They} thought of nothing in particular. It came along the rim. It inspected {them}, first with the left eye, in which there was a small bent street, and afterward with the right; then it stepped across, turned about twice, and sat. One heard the shutter fall. Nobody moved even then. It was so long since they had, and they had, in a manner, got to know each other. “Your back is in it,” said Mr. Blink. “And a pigeon. She would have said, leave it in.” He wanted {hero} to have the first print, and came after them with it, waving it dry.',
					later:
						'“I have here a photograph,” said Mr. Blink. It was passed along the rows. It had the whole of Market Street, and each of them found themselves first, as one does; and then, one by one, they came upon the middle, where there was somebody’s back, and on it, with its head under its wing, a bird. “I have been making portraits for thirty years,” he said. “People bring their faces. They can do anything with those. I never before saw anyone who could be read from behind.”',
					as: {
						careful:
							'One rarely sees it in a {trait} person, for one is rarely looking: how much goes on in the sitting still.',
						kind: 'To be called {trait} on account of a pigeon seemed out of proportion. {hero} had merely wished to sit down.',
					},
				},
				{
					say: 'Mount a barrel, and call for cheese',
					outcome:
						'“They look dead,” said {hero}. It had to be said by somebody. “It isn’t that the pigeon is restless. It is the only one of you that anybody would wish to remember.” And {they} got up on a barrel, where they could all see {them} without turning their eyes, and raised both arms. “On three, whatever you have been holding since this morning. Say cheese, if you cannot think of the word.” It began as cheese. It had a good deal else in it by the end; the couple were both shouting, and then, it was hard to say at what point, laughing. The pigeon had sat down on the spot in sheer astonishment. Nobody had heard a click. “I pressed it,” said Mr. Blink, emerging. “They are all blurred. Every one of them.” He was smiling in a frightened way. “Look at it.”',
					later:
						'So {hero} climbed where {they} could be seen by everyone, and raised {their} arms, and started to count. There is no defense against that. By two they had drawn breath; and on three, friend and enemy, they had it out of their systems at the top of their voices, whatever it was. Then, since there is a habit in these things, they stood there, with their chins up, and held it. It lasts for four seconds, as any photographer will tell you. {hero} had known people to be married in less.',
					as: {
						merry: 'It does take somebody {trait} to see what a solemn occasion is short of.',
						bold: 'It was {trait}, and it might as easily have been the end of {them}.',
					},
				},
			],
		},
	},
};
