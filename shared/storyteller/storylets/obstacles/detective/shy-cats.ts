import type { Obstacle } from '../../format.ts';

export const shyCats: Obstacle = {
	id: 'shy-cats',
	alsoIn: ['cooking', 'mystery', 'superhero'],
	place: { the: 'Cat Alley', at: 'in Cat Alley', to: 'to Cat Alley', backdrop: 'city' },
	people: { duchess: { call: 'Duchess', a: 'a gray cat with one ear', type: 'Cat', pronoun: 'she' } },
	props: ['door', 'basket'],
	blocks: [],
	ways: [
		{ id: 'purr', use: 'hear', ally: 'duchess' },
		{ id: 'backward', use: 'reach' },
		{ id: 'knock', use: 'trust', cost: 'time' },
	],
	levels: {
		1: {
			meet: 'It was an alley full of cats. Nine cats sat and looked at one door. “Shh,” said Duchess. “In there is Mr. Lund. He gives us fish. But he is so shy! If you go by, he will shut the door.”',
			ways: [
				{
					say: 'Purr with the cats',
					outcome:
						'Purr, went {hero}. Purr, went all nine cats. It was like a big soft drum. Out came Mr. Lund, and he gave them fish. “You can go by now,” said Duchess. She came along.',
					later: 'Purr, went Duchess, right in the middle. Purr, purr! It is hard to shout at a purr. It was still.',
				},
				{
					say: 'Go by with your back to the door',
					outcome:
						'{hero} did not look. {hero} went by back to front. Pad, pad, pad. Mr. Lund put out one fish. “No one looks at me,” he said. “Good!” And {hero} was by.',
					later:
						'{hero} went back to front, as in the alley. “Are you going out?” they said, and let {them} by. And there {they was}, at the front.',
				},
				{
					say: 'Knock, and ask his name',
					outcome:
						'Knock, knock. Wait, wait. A long, long wait. “Who is it?” “{hero}. Who are you?” “Olaf,” said Mr. Lund. “No one ever asked.” And he let all the cats come in.',
					later:
						'Nine cats came in, and one man. It was Mr. Lund! “I am shy,” he said. “But {hero} is my friend. That is all.” And then they all knew.',
				},
			],
		},
		2: {
			meet: [
				'The alley was full of cats. There were nine, and they all stared at the same blue door. “Not one step,” said Duchess, a gray cat with one ear. “That is where Mr. Lund lives. At [six|this time] he puts out the fish. He is so shy that if he hears a step he shuts the door, and then we get nothing until tomorrow. He has been trying to come out for hours.”',
			],
			ways: [
				{
					say: 'Purr along with all nine cats',
					outcome:
						'Shy people do not like it quiet, thought {hero}, for then everyone can hear them. So {they} began to purr. Nine cats joined in. It sounded like a very slow train. Under all that noise the blue door opened, and there was the fish. “Clever,” said Duchess, with her mouth full, and came along.',
					later:
						'Duchess jumped up on the table and began to purr. It was a purr for nine. It went through the floor and up everybody’s legs, and no one could keep on shouting with a purr inside.',
					as: {
						quiet: 'It takes somebody {trait} to know a thing like that.',
						clever: 'The cats said that {hero} was {trait}. Cats do not say that.',
					},
				},
				{
					say: 'Walk past backward, without looking at the door',
					outcome:
						'If somebody is shy, you must not look. {hero} turned around and went down the alley backward, humming. Behind {them} there was a click, and a plate. “I thought you were somebody leaving,” said a small voice. “I was,” said {hero}, and went around the corner.',
					later:
						'Nobody lets you in. But they all let you out. {hero} turned around, and went backward, and said goodbye to everyone. “Goodbye, goodbye!” they said, and made room, till {they was} all the way in front.',
					as: {
						clever: 'It was the kind of idea that {trait} people have.',
						quiet: '{hero} was {trait}, and knew how it felt to be looked at.',
					},
				},
				{
					say: 'Knock on the door and wait to be let in',
					outcome:
						'{hero} knocked once, and sat down on the step. It grew late. The cats groaned. At last a voice asked, through the keyhole, “What do you want?” “Nothing,” said {hero}. “I only wondered what you are called.” There was a long silence. “Olaf,” said the voice. And the door stayed open.',
					later:
						'The door opened a crack, and nobody came in. Then a plate of fish came in, and after that a very shy man. “I am Olaf Lund,” he whispered. “I have not been out in nine years. I came because of {hero}.” And he went red, and sat down. It was enough.',
					as: {
						kind: 'It is a {trait} thing to ask for nothing.',
						quick: 'It was the longest wait of {trait} {hero}’s life.',
					},
				},
			],
		},
		3: {
			meet: [
				'Nobody had told {hero} about the cats. There were nine of them in the alley, in two rows, and they were looking at a blue door as people look at a stage. “Stop breathing,” said the biggest, who was gray and had one ear. Her name was Duchess. “In there is Mr. Lund. He comes out with the fish. He is the kindest man in the city and also the shyest, and if he hears a footstep he goes back in and starts all over. [There has been a dance class next door.|It has been a bad day for footsteps.] He has had his hand on that doorknob for two hours.” The doorknob turned a little. Nine tails rose. Somewhere in the next street somebody sneezed, and it turned back.',
			],
			ways: [
				{
					say: 'Start a purr, and get the whole alley to take it up',
					outcome:
						'“You’re all so quiet,” whispered {hero}. “That’s the trouble. He can hear himself.” The cats had never looked at it like that. {hero} began, down in {their} throat, and Duchess came in on the left, and by and by there were ten of them at it, like a mill. It filled the alley up to the gutters. In the middle of it, quite easily, the door came open. A man in slippers put down a basket of herring and looked at the sky. Duchess ate five, and said that she might as well see where {hero} was going.',
					later:
						'Duchess got up on the table, sat down on somebody’s notes, and purred. She had learned today what it was good for. It came up through the wood. People put a hand on the bench and left it there. You can shout down a speaker, but you can’t shout down a purr; there’s nothing to push against.',
					as: {
						quiet: '{hero} was {trait}, and had wondered about silence a good deal.',
						clever: 'Cats do not give prizes. But Duchess said “{trait},” and meant it.',
					},
				},
				{
					say: 'Go through the alley backward, as if you had already left',
					outcome:
						'It isn’t steps that frighten the shy, it is steps that come nearer. {hero} turned around at the corner and walked in backward, pad, pad, pad, and with each one it sounded more as if somebody were leaving. The cats parted. Halfway along, there was a click behind {them}, and a smell of herring. “Good night,” said somebody, in a rusty voice, to {their} front, which was going away. “Good night,” said {hero}. They were both very pleased with how it had gone.',
					later:
						'No one makes room for somebody who wants in. {hero} turned around, as in Cat Alley, and came in backward. “Must be off,” {they} said, left and right. “Lovely evening. Don’t get up.” They drew in their feet; they were quite glad; somebody handed {them} an umbrella that wasn’t {theirs}. And so, saying goodbye to everyone, {hero} arrived.',
					as: {
						clever: 'It is a bit {trait}, a bit mad, and it works with cats too.',
						quiet: 'If you are {trait} yourself, you know which steps are the bad ones.',
					},
				},
				{
					say: 'Knock once, sit down on the step, and wait',
					outcome:
						'{hero} knocked. The cats shut their eyes in pain. Then {they} sat down on the step, with {their} back against the blue door, and did nothing at all until the street lamps came on. It was Mr. Lund who spoke first. “Are you still there?” he said, from somewhere near the keyhole. “Yes.” “Do you want anything?” “No,” said {hero}. “I wondered what your name was. Your first one.” You could hear him look for it. “Olaf,” he said. It had been nine years since anybody needed it. The door opened inward, and {hero} and ten herrings and nine cats fell in.',
					later:
						'The door opened by the width of a hand. Nine cats came in, and sat down in two rows. Then for a while there was only a doorknob, turning. “I’m Olaf,” said Mr. Lund. He was gray with fright. “I haven’t been outside for nine years, and there are a hundred of you. I’d not do it for somebody I wasn’t sure of.” That was all he could manage. It was plenty.',
					as: {
						kind: 'Everyone had wanted fish of him. It took somebody {trait} to want his name.',
						quick: 'Nobody would have thought that somebody {trait} could sit so long.',
					},
				},
			],
		},
		4: {
			meet: [
				'The alley was occupied by cats. There were nine of them, in two rows, before a door with blue paint on it, and they had the hush about them of people in good seats. “If you have feet,” said one of these, very low, “I must ask you not to.” She was gray, and had only the one ear; she was known as Duchess. In there was Mr. Lund, and Mr. Lund had fish. He was the most generous man in the quarter and he could not bear to be seen at it; at the first step in the alley the handle would be let go, and it would take him hours to work himself up to it again. He had been at it [for three hours|for the better part of a day]. “They leave their lights off, in the houses opposite,” said Duchess, “so as not to embarrass him. He believes that they are empty.” The blue door quivered. “It is the consideration that has done it,” she added. “There used to be only one or two things that he was afraid of.”',
			],
			ways: [
				{
					say: 'Break the silence, with a purr for ten',
					outcome:
						'It was so quiet in that alley that a man could have heard himself blink. {hero} could imagine it, with one’s hand on a doorknob. “You are holding your breath at him,” {they} told Duchess; and {they} began, down in the chest, as well as {they} could, to purr. It was thought to be in poor taste. Then a kitten joined in, at the wrong end. By degrees the others let go of whatever it was that they had been clutching, and it rose between the walls, broad and rough, like a mill, like something going on that had nothing to do with anyone. Opposite, for some reason, somebody lit a lamp. And a man in carpet slippers came out of a blue door with a basket, in the midst of all that, unnoticed, and stood there for a while and looked about him. “I shall come with you,” said Duchess afterward. “I used to think it was tact.”',
					later:
						'Duchess took the table in one bound and lay down in the middle of the papers. What she did then could hardly be called a noise. It came to them through the furniture. They had been shouting from the throat; this began somewhat lower, and it went on, quite without opinions; and one of them after the other was found to have closed his mouth, the better to feel it in the bench. “Take your time,” said Duchess to {hero}. “They think that nobody is listening.”',
					as: {
						quiet: '{hero} had been {trait} for long enough to know what people do to a silence.',
						kind: 'There is a {trait} way to spare people. This was the other one.',
					},
				},
				{
					say: 'Pass through the alley backward, by way of leaving',
					outcome:
						'What he was afraid of, plainly, was arrivals. {hero} turned {their} back upon the alley, at the entrance, and proceeded into it; and as each step was set down with its face the other way, it had, to an ear behind a door, an unmistakable sound of going. The cats drew in their tails on either side. About the middle there was a click. “Are you off, then?” inquired somebody. The voice was rusty, and almost sorry. “I am, I am afraid,” said {hero}, with {their} eyes on where {they} had come from. “Another time, perhaps.” “Oh, do,” said Mr. Lund; one could hear that he was holding a basket, and that he had taken a step after {them}. It was the best conversation that either of them had had that week, and {hero} thought about it for the rest of the road.',
					later:
						'To come in, one must have a reason; nobody has ever been asked for one to go. {hero} presented {their} back to the room. “I really must be off,” {they} murmured, and moved, as one does, toward where everyone was. It could not have been simpler. They rose; they squeezed {their} {hand}; it was too bad, they said, so early. An old gentleman went so far as to be hurt. {They} took leave of them row upon row, with real regret, until there was nobody left to take leave of; and turned around; and had come.',
					as: {
						quiet: 'To someone {trait} all parties are like that. One merely does it in the other order.',
						merry: 'It is one of the few jokes that only the {trait} can tell with their backs.',
					},
				},
				{
					say: 'Knock at the blue door, once, and sit down before it',
					outcome:
						'No one had knocked; it would have been inconsiderate. {hero} knocked. Among the cats there was a movement as when somebody laughs at a funeral. Then {they} sat down upon the step, and leaned against the door; and since there was another back on the inner side of it, and the wood was thin, the two of them were in a manner sitting together. A good part of the day went by. “I suppose that you want something,” said the door. “I should like to know your name,” said {hero}. “The first one.” It was looked for. It was a long way down. “Olaf,” it said in the end, and then once more, to try it; and there was the sound of somebody who stands up in the dark and feels along a wall. The houses over the way lit their lamps all at once. They had been holding it in for years.',
					later:
						'There entered nine cats. They took their places in the aisle, on the left and on the right; and in the door, which was open by a hand’s breadth, there was then nothing to be seen, for as long as it takes a man to go away and come back. “My name is Olaf,” said Mr. Lund. He was holding on to the frame. “It was asked. I have nothing to say that you could call evidence. I wished you to see what it looks like,” and one did see it, from the very last row, how the whole of him shook, “if I do a thing like this for someone.” No one helped him to a chair. He found it by himself.',
					as: {
						kind: 'They had all been {trait} to him for years. It had kept him in there like a lock.',
						quick: 'If there is a purgatory for the {trait} it will have a step to sit on, and a thin blue door.',
					},
				},
			],
		},
	},
};
