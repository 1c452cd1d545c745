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
			meet: 'In the gate stood Tolly, a robot, with one arm out. It was in the way! There hung an oil can. “Ada went off on the train,” said Tolly. “I waved, so that she would wave back. She did not look. So I waved on and on, and it rained. Now I am all rust.”',
			flies: '“If you fly off,” said Tolly, “I have to wave. And I can not!”',
			ways: [
				{
					say: 'Go down the road and wave back',
					outcome:
						'{hero} went far off and waved, and waved. “I am not Ada,” called {hero}. “But I wave back!” Drip, drip. “You saw me!” said Tolly. Crack, went the rust. Down came the arm, and he came along.',
					later:
						'Tolly put up his arm. “I waved and waved,” he said. “{hero} waved back. {They} will not let you down.”',
				},
				{
					say: 'Pull his arm down with a screech',
					outcome:
						'{hero} hung on to the arm. Skree! Skree! SKREEEEK! It came down, and all the cats ran. “Ah, that is nice,” said Tolly. A bit of him fell off. “You can have that bolt,” he said.',
					later:
						'{hero} rubbed the bolt on a cup. SKREEEEK! “Oh, stop it!” they said, and then there was no more noise.',
				},
				{
					say: 'Put oil on him and swing the arm up',
					outcome:
						'Drip, drop, oil! Up swung the arm, as a gate does. {hero} could walk in. “Take the oil can,” said Tolly. “You could rust too. It comes from standing.”',
					later:
						'{hero} put one drop of oil on the floor. Whee! {They} slid in, past this one and that one, right up to the front.',
				},
			],
		},
		2: {
			meet: [
				'Right in the gate of the platform stood Tolly, a robot, with one arm stretched out. It went across like a bar. “I’m waving,” said Tolly. “My friend Ada took the train. I thought I’d wave until she waved back. She [didn’t look around|was looking at her sandwich]. I didn’t want to stop first! Then it rained.” He was as brown as toast. The oil can hung just out of his reach. A robin was building a nest on his thumb. “That was in May,” he said. “If you push me, I’ll snap.”',
			],
			flies: '“Please don’t fly off over my head,” said Tolly. “I couldn’t bear another one.”',
			ways: [
				{
					say: 'Walk down the track, turn around, and wave to him',
					outcome:
						'{hero} went down the track till Tolly was quite small. There {they} turned around and waved with all {they} had. “I’m not Ada!” {they} called. “But I did see you!” It was quiet for a bit. Then there was a creak. The hand moved, and the elbow. Flakes came down like leaves. Tolly waved back, and put down his arm, and carried the nest along on the other.',
					later:
						'“When you wave to someone,” said Tolly, “you find out who looks around. {hero} wasn’t even the one I was waving to.” He put up his arm. It went up beautifully. “{They} looked. I’d tell {them} anything.”',
					as: {
						kind: 'It was {trait}, and it was quite a long track.',
						honest: '{hero} was {trait}, and did not pretend to be Ada.',
					},
				},
				{
					say: 'Hang on his arm until it screeches down',
					outcome:
						'“Pull,” said Tolly, “but slowly.” So {hero} hung on his arm. SKREEEEEEK! It was the worst noise in the world. The windows rang, and eleven cats left. When it stopped, his arm was down, and all the other noises seemed very polite. “That’s been sitting in my shoulder since May,” said Tolly. He gave {hero} the bolt that had made it.',
					later:
						'{hero} took out Tolly’s bolt and scratched it on a plate. SKREEEEEEK! People put their hands on their ears and begged for it to stop. It stopped. They were so thankful that they did not make a sound.',
				},
				{
					say: 'Oil his elbow, drop by drop, and lift the arm',
					outcome:
						'{hero} took down the oil can. There was a drop in the wrist, and a drop in the elbow, and three in the shoulder. “Oooh,” said Tolly. His arm went up by itself, as easy as a feather, and stood straight in the air like a gate for trains. {hero} walked under it. “Take the can!” he called. “You never know who will be late.”',
					later:
						'{hero} let a drop of Tolly’s oil fall on the floor in front of {them}, and another, and took three steps. Whoosh! It is hard to stop a person who can’t stop. {They} slid between two aunts and under a tray, and bumped softly against the front.',
					as: { careful: 'If you’re {trait}, a drop will do.' },
				},
			],
		},
		3: {
			meet: [
				'The gate to the platform was as wide as one person, and beside it an oil can hung on a hook. In the gate, sideways, stood a robot, the color of an old bucket. One of his arms was stretched out across the gap. He was Tolly, and he was waving, or had been. “Ada’s train left at ten,” he said, “and I thought, I’ll wave till she waves back.” She hadn’t turned around. It was a long train, and a very straight bit of line. “I didn’t like to be the first to stop,” said Tolly. “She might have looked just then. [After that|And then] it rained.” That was in May. There was a robin on his thumb, with eggs. “Don’t push it,” he said. “It would only come off.”',
			],
			flies: '“I’d rather you didn’t go over my head,” said Tolly. “I’ve seen enough people get smaller.”',
			ways: [
				{
					say: 'Go down the line until you are small, and wave back',
					outcome:
						'{hero} walked along the line. It took a while to get as small as a train. Then {they} turned around, and waved, from left to right. “I’m not her!” {they} called. “I’m only the first one who’s looked!” There was nothing to be seen from there but a brown post. Then it flaked. Something at the end of it went from left to right. It screeched like a gull, and it was the finest wave that {hero} had ever been given. “That’s all it needed,” said Tolly, when {they} got back. Tolly moved the nest to the gate and came along, and waved to everybody, once each.',
					later:
						'“I’ll tell you how to find out about people,” said Tolly. “You wave at them, and you see.” He lifted his arm, and let it down again without a sound. “I had a whole summer of people under this. They said, ‘Mind your arm.’ {hero} went half a mile down the line to wave back, and called out who it was, so that I shouldn’t hope. You needn’t believe much, in this world. But I’d believe that.”',
					as: {
						kind: 'Half a mile is nothing, if one’s {trait}.',
						honest: 'It was {trait} of {hero}, to shout the first part first.',
					},
				},
				{
					say: 'Pull down the arm, whatever it sounds like',
					outcome:
						'“It’ll make a noise,” said Tolly. {hero} lifted the nest off, took hold, and leaned. It began as a whimper, somewhere in the elbow. Then it climbed. SKREEEEEK! A window cracked. A stationmaster came out with both hands on his ears and went straight back in. It got to a place where you no longer heard it but saw it, in white; and then the arm was at his side. The quiet that came afterward was like cold milk. “I’ve had that in me since May,” said Tolly. The bolt fell out that had done it, and he thought that {hero} had earned it.',
					later:
						'{hero} felt for Tolly’s bolt, and drew it once across a plate. SKREEEEEK! The quarrel flew up like pigeons. They stood there with their eyes shut, and their shoulders around their ears, and begged without a word that it shouldn’t come again. {hero} held the bolt where they could see it. It didn’t have to.',
					as: { bold: 'Nobody is {trait} enough to like it. {hero} was {trait} enough to go on.' },
				},
				{
					say: 'Oil the arm joint by joint, and raise it',
					outcome:
						'{hero} fetched the oil can and began with the fingers, and took time over each; you can’t rush rust. A drop, and wait. “You’ve a nice way with you,” said Tolly. “The others all started at the shoulder.” By the elbow he was humming. Then {they} put one {hand} under the wrist, and lifted, and up it went, light as a signal, robin and all. She never even looked over the edge. A train that had been standing outside for a week took it for a green one and came in. {hero} went under it, with the can, which he said he’d no more use for.',
					later:
						'{hero} shook the can. It had half an inch in it. {They} put a drop on the boards, and one a bit farther on, and then stood on the first and gave a push. You may hold out against somebody who wants to pass; you can’t against somebody who is passing. They went “Oops,” and “I say,” and drew in their feet. {hero} slid by with a small bow, and stopped where the oil did.',
					as: {
						careful: 'Rust is a matter for the {trait}.',
						quick: 'Being {trait}, {hero} had to sit on one {hand} in between.',
					},
				},
			],
		},
		4: {
			meet: [
				'The gate to the platform let through one person at a time, and in it, crosswise, an arm’s length from the oil can, stood a robot. He had rusted. One arm was held out over the gap, with the hand spread; a robin had built in the palm. “You must excuse me,” said Tolly. “I am seeing somebody off.” Ada had left in May, by the ten o’clock. He had made up his mind to wave until she waved. The line runs straight there for eleven miles. “She was putting up her bag,” said Tolly, “and then I dare say that there was a view. I could not be the first to leave off. She might have [looked around|turned] at that very moment, and seen a back.” And in the evening there had been rain. It must be said that they had been built on one day, out of one sheet; when he bent his knee there was a number on the inside, and she had the next.',
			],
			flies:
				'He would take it kindly if one did not depart above him. He had lately had all that he could do with of people growing small.',
			ways: [
				{
					say: 'Go along the line until you are as small as she was, and wave',
					outcome:
						'{hero} set off between the rails. From time to time {they} looked behind {them}, to see how small {they} must be, and walked on. At the signal box {they} turned, and put up an arm, and waved as one waves who has remembered it only just in time. “I am not Ada,” {hero} called, with both {hands} to {their} mouth; “but I have looked around!” For some while there was to be seen, in the gate, an upright brown stroke. Then it shed something. It had stretched itself by a little; it leaned to one side; and over eleven miles of track, in long red flakes, and with a cry that stopped the larks, it began to wave. He did it thoroughly. “Well,” said Tolly afterward, “that is done.” The nest was set upon the gatepost, and Tolly went along with {hero}, with his arm hanging, and every so often looked at it.',
					later:
						'“I have had my arm out since May,” said Tolly. “A thing like that brings one into contact with people. They ducked under it. Two hung up a coat.” He let them see the palm, where there was still some moss. “{hero} went as far down the line as she had been when I lost sight of her, and looked around. And called out a different name, so that I should not make a mistake about it. I had waited all summer for someone who would be kind to me. I had not thought of somebody who would be exact.”',
					as: {
						kind: 'Only the {trait} would have walked to the signal box. From the lamp it would have passed.',
						honest: 'It is for such an occasion that one is {trait}: to be glad to be seen, and say as whom.',
					},
				},
				{
					say: 'Draw the arm down, and let it scream',
					outcome:
						'“It will not be quiet about it,” said Tolly. The robin was moved, with apologies. {hero} laid hold of the wrist, and put {their} weight on it. One heard at first a kind of complaint, as of a door in another house. It rose; it left the range of things that are done by metal. SKREEEEEK. In the buffet eight glasses went, from left to right. The stationmaster appeared, and was seen to weep. When it had come to an end there lay on the ground one bolt, bitten quite through, and the arm hung at his side as arms do; and so deep a peace was on the place that a porter could be heard, three platforms off, forgiving somebody. “It is odd,” said Tolly. “I had believed that I was not saying anything.”',
					later:
						'There was a plate. {hero} laid Tolly’s bolt against it, and drew it toward {them} by the length of a finger. SKREEEEEK. The room had been, until then, of two opinions. It was now of one. Every eye was shut, every head was between its shoulders, and when it was over they remained so. People had understood that there was more of it in there, and that it depended on them.',
					as: { bold: 'To begin it one has to be {trait}; to go on one has to be a little deaf.' },
				},
				{
					say: 'Oil him joint by joint, and raise the arm',
					outcome:
						'The can was within reach of anyone but him. All summer people had given him a squirt in the shoulder, said “There,” and pushed. {hero} began at the tip of the smallest finger. A drop; one waited; and something in there, as small as a watch, would turn over and go on. It took time to come to the wrist. They spoke of this and that. By the elbow Tolly had got to the sheet of tin. Then {hero} put a {hand} under the wrist, and the arm went up, of itself, to its whole height, with the nest in it, and the bird on the nest; out on the line a train that had been held there since Monday gave a sort of sob, and drew in. {hero} passed below. “I should have liked it to be a wave,” said Tolly, looking up along it. “But it is not a bad signal.” The can, he thought, had better go with {hero}.',
					later:
						'In the can there was a last half inch. {hero} placed one drop upon the floor, behind the last row, and one before it, where there was a gap between a pair of boots; stood upon the first; and, with the slightest push against the wall, left. They would have stopped somebody who was coming. This person had clearly gone. “I beg your pardon,” said {hero}, passing, to a judge. There was nothing for it but to lift one’s feet. The oil had been measured very well. It gave out at the front.',
					as: {
						careful: 'Rust yields to nobody but the {trait}. It can hear a person look at the clock.',
						quick: 'For {hero}, who was {trait}, each of those drops had been as long as a sermon.',
					},
				},
			],
		},
	},
};
