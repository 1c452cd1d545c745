import type { Obstacle } from '../../format.ts';

export const rustedWave: Obstacle = {
	id: 'rusted-wave',
	alsoIn: ['science-fiction', 'superhero', 'time-travel'],
	place: { the: 'the platform gate', at: 'at the platform gate', to: 'to the platform gate', backdrop: 'town' },
	people: { tolly: { call: 'Tolly', a: 'a robot with one arm out', type: 'Robot', pronoun: 'he' } },
	props: ['gate'],
	blocks: ['flies'],
	ways: [
		{ id: 'back', use: 'trust', ally: 'tolly' },
		{ id: 'screech', use: 'hear' },
		{ id: 'oil', use: 'reach' },
	],
	levels: {
		1: {
			meet: 'The way went in at a gate. By it stood Tolly, a robot. His arm was across it, low, like a bar. “I waved to Ada on the train,” he said. “She didn’t wave back, so I kept on. Then it rained. Now I’m all rust, and I can’t get to my oil.”',
			flies: '“I could fly,” said {hero}. “When they fly off, I wave,” said Tolly. “And now I can’t! Oh, my arm!”',
			ways: [
				{
					say: 'Go down the road and wave back',
					outcome:
						'{hero} went down the road and waved. “I’m not Ada,” {hero} called. “But I wave back!” “You saw me!” cried Tolly. “So now I can stop.” Crack! His arm came down, and the gate was free. And he came along, to wave at more folk.',
					later: '“No one waved back,” said Tolly. “But {hero} did. {hero} said, ‘I’m not Ada.’ And that was true!”',
				},
				{
					say: 'Pull his arm down with a screech',
					outcome:
						'{hero} hung on to the arm. Skree! Skree! SKREEEEK! It came down, and the gate was free. “Ah, that’s nice,” said Tolly. A bolt fell off him. “You can have it,” he said. “I have more.”',
					later: '{hero} rubbed Tolly’s bolt on a cup. SKREEEEK! Everybody said “Ow!” And then it was still.',
				},
				{
					say: 'Put oil on him and swing the arm up',
					outcome:
						'{hero} got the oil. Drip, drop! So the arm swung up, and everyone could go in under it. “Take the oil along,” said Tolly. “If you stand too long, you rust too.”',
					later:
						'{hero} put a drop of Tolly’s oil on the floor. Whee! {hero} slid by this one, and by that one, right up to the front.',
				},
			],
		},
		2: {
			meet: [
				'At the gate to the platform stood Tolly, a robot, with one arm stretched out. It went right across the gate, like a bar. “I’m waving,” said Tolly. “My friend Ada took the train. I thought I’d wave until she waved back. She [didn’t look around|was looking at her sandwich]. I didn’t want to stop first! Then it rained.” He was as brown as toast. The oil can hung just out of his reach. A robin had a nest on his thumb. “People used to duck under,” he said. “But today there’s an egg in it. If you bump me, it rolls.”',
			],
			flies: '“I could fly,” said {hero}. “Another one who flies off,” said Tolly, “and I can’t even wave.”',
			ways: [
				{
					say: 'Walk down the track, turn around, and wave to him',
					outcome:
						'{hero} went down the track till Tolly was quite small, turned around, and waved and waved. “I’m not Ada! But I did see you!” It was quiet, and then there was a creak. The hand moved, and the elbow. Flakes came down like leaves. Tolly waved back, put the nest on the gatepost, and let his arm hang. So the gate was free, and he came along, to wave at people close up.',
					later:
						'“When you wave to someone,” said Tolly, “you find out who looks around. {hero} wasn’t even the one I was waving to.” He put up his arm. It went up beautifully. “{hero} looked. I’d trust {hero} with anything.”',
					as: {
						honest: '{hero} did not pretend to be Ada.',
					},
				},
				{
					say: 'Hang on his arm until it screeches down',
					outcome:
						'“Pull,” said Tolly, “but slowly.” So {hero} moved the nest to the gatepost, and hung on his arm. SKREEEEEEK! It was the worst noise in the world, and eleven cats left. When it stopped, his arm was down, and the gate was free, and {hero} held the bolt that had made it. “That’s been sitting in my shoulder since the rain,” said Tolly.',
					later:
						'{hero} still had Tolly’s bolt, and scratched it on a plate. SKREEEEEEK! People put their hands on their ears and begged for it to stop. It stopped. They were so thankful that they did not make a sound.',
				},
				{
					say: 'Oil his elbow, drop by drop, and lift the arm',
					outcome:
						'{hero} took down the oil can. There was a drop in the wrist, and a drop in the elbow, and three in the shoulder. “Oooh,” said Tolly. His arm went up by itself, as easy as a feather, with the nest on top. It stayed there like a raised bar, and everybody could walk under it. “Oooh,” said Tolly once more, when {hero} was under it with the can, and gone.',
					later:
						'{hero} let a drop of Tolly’s oil fall on the floor, and another, and took a run. Whoosh! It is hard to stop a person who can’t stop. {hero} slid between two hats and under a tray, and bumped softly against the front.',
				},
			],
		},
		3: {
			meet: [
				'The way led across the platform of a station. The gate to it was as wide as a baggage cart, and an oil can hung beside it on a hook. At the gatepost stood a robot, the color of an old bucket. One of his arms was stretched out across the gap. He was Tolly, and he was waving, or had been. “Ada’s train left at ten,” he said, “and I thought, I’ll wave till she waves back.” She hadn’t turned around. It was a long train, and a very straight bit of line. “I didn’t like to be the first to stop,” said Tolly. “She might have looked just then. [After that|And then] it rained.” That was in May. There was a robin on his thumb, with eggs. “Don’t push it,” he said. “It would only come off. People go around by the coal yard.”',
			],
			flies:
				'“I could fly,” said {hero}. “I’d rather you didn’t go over my head,” said Tolly. “I’ve seen enough people get smaller.”',
			ways: [
				{
					say: 'Go down the line until you are small, and wave back',
					outcome:
						'{hero} walked along the line. It took a while to get as small as a train. Then {they} turned around, and waved, from left to right. “I’m not her!” {they} called. “I’m only the first one who’s looked!” There was nothing to be seen from there but a brown post. Then it flaked. Something at the end of it went from left to right. It screeched like a gull, and it was the finest wave that {hero} had ever been given. “That’s all it needed,” said Tolly, when {hero} got back. He put the nest on the gatepost, left the gate wide open, and came along, and waved to everybody, once each.',
					later:
						'“I’ll tell you how to find out about people,” said Tolly. “You wave at them, and you see.” He lifted his arm, and let it down again without a sound. “I had a whole summer of people in front of this. They said, ‘Mind your arm,’ and went home. {hero} went half a mile down the line to wave back, and called out who it was, so that I shouldn’t hope. You needn’t believe much, in this world. But I’d believe that.”',
				},
				{
					say: 'Pull down the arm, whatever it sounds like',
					outcome:
						'“It’ll make a noise,” said Tolly. {hero} put the nest on the gatepost, took hold, and leaned. It began as a whimper, somewhere in the elbow. Then it climbed. SKREEEEEK! A window cracked. A stationmaster came out with both hands on his ears and went straight back in. It got to a place where you no longer heard it but saw it, in white. Then the arm was at his side, the gate was open, and {hero} was holding the bolt that had done it. The quiet afterward was like cold milk. “I’ve had that in me since May,” said Tolly.',
					later:
						'{hero} felt for Tolly’s bolt, and drew it once across a plate. SKREEEEEK! The noise flew up like pigeons. People stood there with their eyes shut, and their shoulders around their ears, and begged without a word that it shouldn’t come again. {hero} held the bolt where they could see it. It didn’t have to.',
				},
				{
					say: 'Oil the arm joint by joint, and raise it',
					outcome:
						'{hero} fetched the oil can and began with the fingers, and took time over each; you can’t rush rust. A drop, and wait. “You’ve got a nice way with you,” said Tolly. “The others all started at the shoulder.” By the elbow he was humming. Then {hero} took hold of the wrist, and lifted, and up it went, light as a signal, robin and all. The bird never even looked over the edge. A train that had been standing outside for a week took it for a green one and came in. {hero} went under it, with the can, which Tolly said he had no more use for.',
					later:
						'{hero} shook the can. It had half an inch in it. {They} put a drop on the boards, and one a bit farther on, and then stood on the first and gave a push. You may hold out against somebody who wants to pass; you can’t against somebody who is passing. People went “Oops,” and “I say,” and drew in their feet. {hero} slid by with a small bow, and stopped where the oil did.',
					as: {
						quick: '{hero} had to look the other way in between.',
					},
				},
			],
		},
		4: {
			meet: [
				'The way went through a station. The gate to the platform was just wide enough for a baggage cart, and a robot stood beside it, with his arm stretched out across it like a bar. He had rusted. You could duck under his arm, until a robin built its nest in his open hand. The robin pecked. “Excuse me,” said Tolly. “I’m seeing somebody off.” Ada had left in May, by the ten o’clock train. He had made up his mind to wave until she waved back. “She was putting up her bag,” said Tolly, “and then there must have been a view. I couldn’t be the one to stop. She might have [looked around|turned around] at that very moment, and seen my back.” The track ran straight ahead for eleven miles. That evening it had rained, and he had not gone in. An oil can hung on the wall, one arm’s length away. He and Ada had been made on the same day, out of the same sheet of tin. There was a number inside his knee, and she had the next.',
			],
			flies: 'He begged {hero} not to fly off above him. He had seen enough people grow small.',
			ways: [
				{
					say: 'Walk down the line until you are small, and wave',
					outcome:
						'{hero} walked away down the track. From time to time {they} looked back to see how small {they} must be by now, and walked on. At the signal box {they} turned around, put up one {hand}, and waved, like somebody who has only just remembered. “I’m not Ada!” called {hero}. “But I looked around!” Far away in the gate stood an upright brown line. For a while it did not move. Then something fell off it. It leaned to one side; and with a screech that silenced the larks, in long red flakes, it began to wave. He did it thoroughly. “Well,” said Tolly afterward, “that’s done.” He put the nest on the gatepost, and the gate was free. He came along with {hero}, and looked now and then at his arm, which was hanging down.',
					later:
						'“I held my arm out since May,” said Tolly. “People told me to mind it. Two of them hung up a coat.” He showed them the palm, where there was still some moss. “{hero} went as far as the signal box, where Ada was when I lost sight of her, and waved. And {they} called out that {they was} not Ada. I’d have believed it. {They} could have made me so happy, and {they} wouldn’t do it with a lie.” He put his arm down. “I had never thought of anybody like that. Now I’d trust {them} with anything.”',
				},
				{
					say: 'Pull the arm down, however much it screams',
					outcome:
						'“It won’t be quiet,” said Tolly. The two of them moved the robin to the gatepost, and apologized to it. {hero} took hold of his wrist and hung on it. At first there was a kind of whine, like a door in another house. It rose. SKREEEEEK! In the station bar eight glasses broke, from left to right. The stationmaster came out in tears. Then {hero} was holding a bolt, and the arm hung down like any arm, and there was the gate; and it was so peaceful on the platform that you could hear somebody, three tracks away, forgiving somebody. “It’s odd,” said Tolly. “I thought that I wasn’t saying anything.”',
					later:
						'{hero} put Tolly’s bolt against a plate and pulled it one inch toward {them}. SKREEEEEK. Until then there had been as many opinions in that room as people. Now there was one. All eyes were shut, and all shoulders were up. When it was over people stayed like that, because they had understood that there was more of it in there.',
				},
				{
					say: 'Oil the arm joint by joint, and lift it',
					outcome:
						'Anybody could have reached the oil can except Tolly. All summer people had given him a drop on the shoulder, said “There you are,” and pushed. {hero} began at the tip of his smallest finger. {They} gave it one drop and waited, until something in there, as small as a watch, turned over and went on. By the wrist the two of them were talking about the weather. By the elbow Tolly had got to the sheet of tin. Then {hero} put a {hand} under his arm, and it rose, all the way up, with the nest in it, and the robin on the nest. Out on the track a train that had been waiting since Monday blew its whistle and came in. {hero} walked through, can and all. “I meant it to be a wave,” said Tolly, looking up. “But it’s not a bad signal.”',
					later:
						'There was a little oil left in Tolly’s can. {hero} put one drop on the floor behind the last row, and one in front of it, between a pair of boots. {They} stepped on the first, pushed off from the wall, and went. People would have stopped somebody who was coming, but this person was clearly leaving. “I beg your pardon,” said {hero} to a stately person, in passing, who could only lift both feet. The oil had been measured very well. It gave out at the front.',
				},
			],
		},
	},
};
