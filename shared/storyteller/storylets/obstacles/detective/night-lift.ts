import type { Obstacle } from '../../format.ts';

export const nightLift: Obstacle = {
	id: 'night-lift',
	alsoIn: ['robot', 'superhero', 'science-fiction', 'sports', 'musical'],
	place: {
		the: 'the department store',
		at: 'in the department store',
		to: 'to the department store',
		backdrop: 'hall',
	},
	people: { otis: { call: 'Otis', a: 'a sloth in a red cap', type: 'Sloth', pronoun: 'he' } },
	props: ['button', 'door'],
	blocks: ['flies'],
	ways: [
		{ id: 'floors', use: 'hear', ally: 'otis' },
		{ id: 'rope', use: 'reach' },
		{ id: 'ride', use: 'trust', cost: 'time' },
	],
	levels: {
		1: {
			meet: 'The way went up in the lift of a big shop. By its door stood Otis, a sloth in a red cap. He was about to press the button. “I’m so slow,” he said, and he was. “People run for the stairs before I press it.” That made him sad. “But now… there is paint on the stairs.”',
			flies: '“I could fly,” said {hero}. “The roof… is shut,” said Otis. “Birds take… the lift.”',
			ways: [
				{
					say: 'Call out the floors with Otis',
					outcome:
						'“Floor one! Hats!” called {hero}. “Floor two!” called Otis. “Pans!” called {hero}. It was such fun that he forgot to be slow. So they were all up in no time. “I’ll come too,” said Otis.',
					later:
						'“Top floor,” said Otis, slowly and softly. “All out… and hush.” All the people felt that they were in a lift. And in a lift no one talks.',
				},
				{
					say: 'Pull the rope',
					outcome:
						'{hero} looked up, and there was a rope in the lift. Pull! So up it went, with all who were in it. Floor one, floor two, floor ten. Ding! “Oh,” said Otis. “That… was fast.”',
					later:
						'Over their heads hung a rope. So {hero} pulled on it, as in the lift. Up, and over, and down in front. Ding!',
				},
				{
					say: 'Wait for Otis',
					outcome:
						'{hero} stood, and stood, and waited. Otis put out one claw. It came near, and nearer, and then it pressed. Ding! Up they all went. “You… stayed,” said Otis. He was so happy that he had to sniff.',
					later:
						'Otis came in, bit by bit. “{hero} said… I’ll wait,” he said. “And {hero} did. So what {hero} says… is true.”',
				},
			],
		},
		2: {
			meet: [
				'The way went up in the lift of the department store, for the stairs were freshly painted. In front of the lift stood Otis, a sloth in a red cap. “Going… up,” said Otis. He lifted a claw to press the button. A fly sat down on it, and had a rest. “They never wait,” said Otis. “When I have… pressed… [they are… gone|there is nobody… in it].” And indeed there was a row of footprints in the paint.',
			],
			flies: '“I could fly,” said {hero}. “Pigeons… use the lift, too,” said Otis. “There is a lid… on every floor.”',
			ways: [
				{
					say: 'Call out the floors together with Otis',
					outcome:
						'“Shall I call out the floors?” asked {hero}. “First floor, hats and hankies!” Otis looked around. “Second floor,” he said, “teapots… and trombones.” He said it so beautifully that people came out to listen. The lift went up ten floors, and at each people clapped. Otis liked it so much that he came along, and said the name of every street.',
					later:
						'“Last floor,” said a slow, deep voice. It was Otis. “Manners. Silence. And… galoshes.” It was so deep that the floor hummed. Nobody said another word.',
				},
				{
					say: 'Climb on the roof of the lift and pull the rope',
					outcome:
						'{hero} went up through the hatch in the top of the lift. There was the rope, as thick as a leg. One pull, and the floor sank away. Two, and there were the teapots. {hero} pulled them all up, Otis and everyone, until it said ding. “I never knew,” said Otis from below, “what was… up there.”',
					later:
						'{hero} looked up, as in the lift. People never do. There was a rope from the curtain, and one good pull took {hero} up like a bell, over everyone. Ding!',
				},
				{
					say: 'Wait until Otis has pressed the button',
					outcome:
						'{hero} waited. The claw came closer. Outside, a snail went by, and came back. {hero} did not sigh, not even once. At last: ding! “You are still… here,” said Otis. It was the fastest thing he ever said. He took everybody up to the very top, and told {hero} the name of every floor.',
					later:
						'Then a red cap came in at the door. It came in for quite some time. “{hero},” said Otis, “waited.” Everyone knew Otis. Everyone had run away from him at least once. They all went a bit red.',
				},
			],
		},
	},
};
