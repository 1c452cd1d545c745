import type { Obstacle } from '../../format.ts';

export const nightLift: Obstacle = {
	id: 'night-lift',
	alsoIn: ['musical', 'mystery', 'robot', 'superhero'],
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
			meet: 'The way went up in a lift. By its door stood Otis, a sloth, in a red cap. He had one button. “Going… up…” said Otis. He put out a claw. It took a long, long time. “They all run off,” he said, “before… I… press.”',
			flies: 'No flying in the lift!',
			ways: [
				{
					say: 'Call out the floors with Otis',
					outcome:
						'“Floor one! Hats!” said {hero}. “Floor… two,” said Otis. “Pans!” said {hero}. That was fun! They were up in no time. “I will come… too,” said Otis.',
					later: '“Floor… ten,” said Otis, so slow and so low. “All… out… for… quiet.” And it was quiet.',
				},
				{
					say: 'Pull the rope',
					outcome:
						'In the lift was a rope. Pull! Up it went. Pull, pull! Floor one, floor two, floor ten. Ding! “Oh,” said Otis. “It is… a… rope.”',
					later: '{hero} saw a rope, up there by the lamps. Pull! And up, and over, as in the lift. Ding!',
				},
				{
					say: 'Wait for Otis',
					outcome:
						'{hero} did not run off. {hero} stood and stood. The claw came near. And nearer. Press! Ding! “You… stayed,” said Otis. Up they went.',
					later:
						'A red cap came in, bit by bit. “{hero}… stayed,” said Otis. It took a long time to say. But no one ran off.',
				},
			],
		},
		2: {
			meet: [
				'There was just one way up, and that was the lift in the department store. In front of it stood Otis, a sloth in a red cap. “Going… up,” said Otis. He lifted a claw to press the button. A fly sat down on it, and had a rest. “They never wait,” said Otis. “When I have… pressed… [they are… gone|there is nobody… in it].”',
			],
			flies: 'Nobody could fly up there. The shaft had a lid on it at every floor.',
			ways: [
				{
					say: 'Call out the floors together with Otis',
					outcome:
						'“Shall I call out the floors?” asked {hero}. “First floor, hats and hankies!” Otis looked around. “Second floor,” he said, “teapots… and trombones.” He said it so beautifully that people came out to listen. They went up ten floors, and at each they got a clap. He liked it so much that he came along.',
					later:
						'“Last floor,” said a slow, deep voice. It was Otis. “Manners. Silence. And… umbrellas.” It was so deep that the floor hummed. Nobody said another word.',
					as: { merry: 'It was {trait} {hero} who thought of the trombones.', kind: 'It just took somebody {trait}.' },
				},
				{
					say: 'Climb on the roof of the lift and pull the rope',
					outcome:
						'{hero} went up through the hatch. There was the rope, as thick as a leg. One pull, and the floor sank away. Two, and there were the teapots. {They} pulled until {they} could not any more, and it said ding. “I never knew,” said Otis from below, “what was… up there.”',
					later:
						'{hero} looked up, as {they} had in the lift. People never do. There was a rope from the curtain, and one good pull took {them} up like a bell, over everyone. Ding, thought {hero}.',
					as: { quick: 'It helps to be {trait} on the ropes.', clever: 'The {trait} look up.' },
				},
				{
					say: 'Wait until Otis has pressed the button',
					outcome:
						'{hero} waited. The claw came closer. Outside, a shop closed, and later on it opened. {hero} did not sigh, not even once. At last: ding! “You are still… here,” said Otis. It was the fastest thing he ever said. Then he rode up with {hero} to the very top, and told {them} the name of every floor.',
					later:
						'Then a red cap came in at the door. It came in for quite some time. “{hero},” said Otis, “waited.” Everyone knew Otis. Everyone had run away from him at least once. They all went a bit red.',
					as: {
						careful: 'It is no trouble if you are {trait}.',
						quick: 'It was the hardest thing for someone {trait}.',
					},
				},
			],
		},
		3: {
			meet: [
				'From here the way went up, and there were no stairs. There was the lift of the department store, and in front of it stood a sloth in a red cap, whose name was Otis. “Going… up,” said Otis. He stretched out a claw toward the button. You could see that it would get there. You could not see when. “They get in,” said Otis, “and they tap… with their foot… and then they go… and look for stairs.” The claw had covered about half the distance. “I’ve pressed it… nine thousand times,” said Otis. “There has been… somebody in it… [four times|on four… occasions].”',
			],
			flies: '{hero} looked up the shaft. It was shut off at every floor, to stop the pigeons.',
			ways: [
				{
					say: 'Announce the floors, and get Otis to join in',
					outcome:
						'“Ladies and gentlemen!” called {hero}. “First floor: hats, harps, and hot-water bottles!” Otis’s claw stopped. A look came over him, from one ear gradually to the other. “Second… floor,” said Otis. He had a voice like a cello in a cellar. “Teapots. Trombones. Regrets.” People put down their shopping. By the fifth floor the lift was full, by the eighth there was singing, and somewhere in between, with nobody noticing, the button had been pressed. Otis wanted to see where it all led, and came along.',
					later:
						'“Lower ground floor,” said a voice from somewhere near the carpet. “Umbrellas. Lost property. And… silence.” Every cup in the place hummed. You don’t interrupt a voice like that. You wait to hear whether there’s another floor. Otis touched his cap to {hero}. “Going up,” he said.',
					as: {
						merry: 'Some people are just {trait} in lifts.',
						kind: 'It was a {trait} thing to do, and it was a lot of floors.',
					},
				},
				{
					say: 'Go up through the hatch and haul on the rope',
					outcome:
						'In the ceiling of the lift was a hatch, and above it was the dark, and in the dark a rope. {hero} took hold of it and hauled. A row of hats sank by. It was like pulling the whole department store down past {them}, floor by floor, teapots, trombones, beds. At the tenth {they} had nothing left to pull with, and it said ding. “So that’s… how it’s done,” came up from below. Otis had just touched the button. “I did wonder.”',
					later:
						'In a crowd, everyone looks at the back in front. {hero}, since the lift, had got into the way of looking up. There was a rope there, for the big curtain, with a sandbag at the other end. One tug, and the sandbag came down and {hero} went up, nodded to it in passing, and stepped off over the front row. Ding.',
					as: {
						quick: 'It was a job for somebody {trait}.',
						clever: 'All it took was somebody {trait} enough to open the ceiling.',
					},
				},
				{
					say: 'Stay, and let Otis press it himself',
					outcome:
						'{hero} stayed where {they was}. The claw came on. The lights in the hat department went out. A mouse crossed the floor, and later came back with a friend. {hero} found that if you stopped waiting for it, it was rather beautiful, like watching the moon come up over a button. Ding. “Five… times,” said Otis. He did not say any more on the way to the top, but he took his cap off, and by the time they arrived he had it on again.',
					later:
						'The door opened. For a while that was all. Then there came a red cap, and, in due course, Otis. “I press… a button,” he said. “You all know me. You all… left.” It was so quiet that one could hear the words coming. “{hero} stayed for the whole… of it. If you want to know… who has patience with you… it’s that one.”',
					as: {
						careful: 'There are things you have to be {trait} for, like cheese and sloths.',
						quick: 'For someone as {trait} as {hero} it was like holding a sneeze for an hour.',
					},
				},
			],
		},
		4: {
			meet: [
				'The next part of the way was vertical. It led up through the department store by means of a lift, and the lift was in the charge of a sloth by the name of Otis, in a red cap, who was about to press the button. He had been about to for some time. “They are always… so kind,” said Otis. “They say, take all… the time you need.” The claw moved on by the width of a hair. “And then I hear them on the… stairs.” There had been stairs in those days. They had been torn out [a year ago|last spring], in the name of progress, and a card had been hung on him that read QUICKER BY LIFT. Since then people had looked in, read it, laughed, and gone home without their hats. “I do not… mind being slow,” said Otis. “I mind… the laugh. It is so… quick.”',
			],
			flies:
				'As to the air, the shaft was closed off at each floor with a grating; pigeons had been tried there, it said on a notice, and had been found wanting.',
			ways: [
				{
					say: 'Announce the floors for him, until he cannot help joining in',
					outcome:
						'“First floor,” said {hero}, to nobody, in a carrying tone. “Gloves, umbrellas, and second thoughts.” The claw ceased to move. Something was rising through Otis, as it might be through a very tall building. “Second… floor,” he said, and people on the far side of perfumery turned around; it was a voice that had been waiting for ten years to be asked the way. “Porcelain. Trombones. What you should have said to her… at the time.” They came in to listen. They came in until the thing was full, and swayed, and it was not until linens that anybody noticed that it had left. He took off the card himself, at the top. He did not lay it down; he seemed to want to carry it past a number of people.',
					later:
						'“Last floor,” said somebody. It came from so far down that it arrived by way of the chairs. “Conclusions. Lost tempers. They are kept… for a year and a day.” And the whole of that assembly stood and held on, as one does, and looked up a little, at where the numbers would have been. “You were going… to speak,” said Otis to {hero}. “I believe that this… is you.”',
					as: {
						merry: 'Being {trait} is mainly the refusal to see that a thing is hopeless and has buttons.',
						kind: 'The {trait} will always find the one thing that a person does well. It can take them several floors.',
					},
				},
				{
					say: 'Take to the hatch, and haul the lift up by its rope',
					outcome:
						'{hero} did not propose to hurry him. {They} begged his pardon, stood on the little velvet seat, and put {their} head out through the ceiling. There was a good deal of dark above, and a rope. At the first haul the gloves went down; at the fifth one had left behind all household goods; it was strange how, seen from there, the entire emporium consisted of lit strips, like something that one remembers. {Their} arms gave out together with the tenth floor. And it was then, from underneath, that a bell rang, with perfect clearness. “There,” said Otis, who had pressed it. He looked about him at where they were. “I had no idea… that it took… so little.” {hero} had not the breath to correct him.',
					later:
						'People who are shut out by a wall look at the wall. {hero} put {their} head back. There was a rope in the flies, made fast to a cleat, and at its far end, doubtless, something that weighed more than {they} did; and, having once been on the roof of a lift, {they} knew which of the two would be going up. A painted moon came down on stage. {hero} passed it, about halfway, and was let off above the front row with a bow.',
					as: {
						quick: 'In the long run it is the {trait} who do the hauling. They call it saving time.',
						clever: 'The {trait} have been known to go through a ceiling rather than a silence.',
					},
				},
				{
					say: 'Get in, and stay in, until it has been pressed',
					outcome:
						'{hero} said that there was no hurry, and perceived at once that he had heard it before. So {they} stopped saying it. {They} got in and stood there. In gloves they were putting covers over the counters. A watchman came by with a lamp, and came by again, in the opposite direction, with a sandwich. After the first hour there was no more impatience in {hero}, and after the second there was something else; {they} saw how the claw felt its way over the air, and that it did not hesitate, not anywhere, it was simply giving each inch its due. The bell, when it rang, seemed almost abrupt. “It is a nice… button,” said Otis, not quite steadily. “I always thought… that somebody would like to see it.”',
					later:
						'The door was opened, and it was a while before one learned by whom. “I shall be… brief,” said Otis, and it was not funny, for nobody laughed. “You are… all of you… people who have somewhere to be. I have carried none of you. {hero} had somewhere to be… and stood with me… until it rang.” He had the whole of their attention by now; one could have crossed that room between two of his words. “I should… believe that one,” he said. “It will have been… thought… to the end.”',
					as: {
						careful: 'One has to be {trait} to the point of genius to be any good at nothing happening.',
						quick: 'What that means to somebody {trait} can only be measured in watchmen.',
					},
				},
			],
		},
	},
};
