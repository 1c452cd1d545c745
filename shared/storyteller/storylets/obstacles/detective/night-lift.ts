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
		3: {
			meet: [
				'The road went on ten floors higher up, along the top of the hill, and the steps to it had been taken away for mending. There was only the lift of the department store, in at the bottom and out at the top. It had a hatch in its ceiling, and in front of it stood a sloth in a red cap, whose name was Otis. “Going… up,” said Otis. He stretched out a claw toward the button. You could see that it would get there. You could not see when. “People get in,” said Otis, “and they tap… with their foot… and then they go… and look for stairs.” The claw had covered about half the distance. “I’ve pressed it… nine thousand times,” said Otis. “There has been… somebody in it… [four times|on four… occasions].”',
			],
			flies: '“I could fly,” said {hero}. A net hung over the whole of the hill, to stop the pigeons.',
			ways: [
				{
					say: 'Announce the floors, and get Otis to join in',
					outcome:
						'“Ladies and gentlemen!” called {hero}. “First floor: hats, harps, and hot-water bottles!” Otis’s claw stopped. A look came over him, from one ear gradually to the other. “Second… floor,” said Otis. He had a voice like a cello in a cellar. “Teapots. Trombones. Regrets.” People put down their shopping. By the fifth floor the lift was full, by the eighth there was singing, and somewhere in between, with nobody noticing, the button had been pressed. Otis wanted to see where it all led, and came along.',
					later:
						'“Lower ground floor,” said a voice from somewhere near the carpet. “Galoshes. Lost property. And… silence.” Every cup in the place hummed. You don’t interrupt a voice like that. You wait to hear whether there’s another floor. Otis touched his cap to {hero}. “Going up,” he said.',
				},
				{
					say: 'Go up through the hatch and haul on the rope',
					outcome:
						'In the ceiling of the lift was a hatch, and above it was the dark, and in the dark a rope. {hero} took hold of it and hauled. A row of hats sank by. It was like pulling the whole store down past {them}, teapots, trombones, beds. It was heavy, with all those who had got in by now. At the tenth it said ding. “So that’s… how it’s done,” came up from below. Otis had just touched the button. “I did wonder.” And {hero} coiled up what was left over of the rope.',
					later:
						'In a crowd, everyone looks at the back in front. {hero}, since the lift, had got into the way of looking up. {They} threw Otis’s rope over a beam and gave the other end to the three heaviest people in the room. “Could you sit down on that?” They sat. {hero} went up, past a row of hats, and stepped off in front. Ding.',
				},
				{
					say: 'Stay, and let Otis press it himself',
					outcome:
						'{hero} stayed where {they was}. The claw came on. The lights in the hat department went out. A mouse crossed the floor, and later came back with a friend. {hero} found that if you stopped waiting for it, it was rather beautiful, like watching the moon come up over a button. Ding. “Five… times,” said Otis. He did not say any more on the way to the top, but he took his cap off, and by the time they arrived he had it on again.',
					later:
						'The door opened. For a while that was all. Then a red cap came in, and after a while Otis came too. “I press… a button,” he said. “You all know me. You all… left.” It was so quiet that you could hear the words coming. “{hero} stayed for the whole… of it. If you want to know… who has patience with you… it’s that one.”',
				},
			],
		},
		4: {
			meet: [
				'The next part of the way went straight up, to the tenth floor of the department store, where the upper street began. You took the lift, which had a velvet seat and a hatch in its roof, and which belonged to a sloth in a red cap, whose name was Otis. He was just about to press the button. He had been about to for some time. “People are… so kind,” said Otis. “They say, ‘Take… all the time you need.’” His claw moved on by a hair. “And then… I used to hear them… on the stairs.” There were no stairs now. They had been torn out [last spring|a year ago], and somebody had hung a card on Otis that said QUICKER BY LIFT. Since then people looked in, read it, laughed, and took the goods lift. Today a piano was stuck in that. “I don’t mind… being slow,” said Otis. “I mind… the laugh. It is… so quick.”',
			],
			flies:
				'“I could fly,” said {hero}. The shaft was closed with a grating at each floor. On the lowest one sat a pigeon, who had thought it over.',
			ways: [
				{
					say: 'Call out the floors until he joins in',
					outcome:
						'“First floor!” called {hero}, to nobody. “Gloves, galoshes, and second thoughts.” Otis’s claw stopped. Something was rising in him, slowly, like a lift. “Second… floor,” he said, and on the far side of the perfumes people turned around. He had a voice that had waited ten years to be asked. “China. Trombones. All the things… that you should have said to her… at the time.” People came in to listen. They came until the lift was full and swaying, and it was at bed linen before anybody noticed that it was moving. At the top Otis took off the card and kept it in his claw, so that people could see that it was off. Then he came along with {hero}. “To see,” he said, “where people… hurry to.”',
					later:
						'“Top floor,” said Otis. His voice was so deep that it came to people through the chairs. “Loud voices. Lost threads. Last words. Everybody… out.” They stopped talking and held on to something, as you do in a lift, and they all looked up at the place where the numbers would have been. Nobody spoke. Nobody ever does, in a lift. “Going up,” said Otis to {hero}. “This one… is yours.”',
				},
				{
					say: 'Climb through the hatch, and haul on the rope',
					outcome:
						'{hero} did not want to hurry him. {They} begged his pardon, stood on the velvet seat, and put {their} head out through the hatch in the roof. Up there were darkness and a rope. At the first pull the gloves sank away, and at the fifth the pots and pans. From above, the whole store was nothing but strips of light. Below {them} people had begun to get in, since it was moving. {hero} pulled until {they} could pull no more, and that was the tenth floor. At that moment a bell rang below. “There,” said Otis, who had pressed the button. He looked around. “I had no idea… that it went… so fast.” {hero} had no breath left to correct him.',
					later:
						'People who can’t get through a crowd look at the crowd. {hero} had been on the roof of Otis’s lift, and looked up. A beam ran the whole length of the room. {They} took hold of it from the back of the last bench and pulled {themself} along, a little at a time, above the hats, as {they} had pulled the lift past the gloves and the pots. The people below were nothing but strips of light and parted hair. Where the beam ended {hero} came down gently, at the very front.',
				},
				{
					say: 'Get in, and wait until he has pressed the button',
					outcome:
						'“There’s no hurry,” said {hero}, and heard at once that everybody said that. So {they} stopped talking, got in, and stood there. A lady came by with a new hat, and a long time later she came by again without it. At some point {hero} was no longer impatient, and a good while after that {they} saw something: the claw never hesitated. It simply gave every inch the same attention. When the bell rang at last it was almost sudden. “It’s a nice… button,” said Otis, not quite steadily. “I always thought… that somebody would want to see it pressed.”',
					later:
						'The door opened, and it was some time before anybody saw who had opened it. “I’ll be… brief,” said Otis, and nobody laughed. “You are all… in a hurry. So was {hero}. Thousands of people… have said to me… that there was no hurry. {hero} is the only one… who meant it.” By now they were hanging on his words; there was plenty of room between them. “So if {hero} says a thing,” said Otis, “it’s true. Even if… it takes a while.”',
				},
			],
		},
	},
};
