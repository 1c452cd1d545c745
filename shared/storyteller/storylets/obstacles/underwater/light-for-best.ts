import type { Obstacle } from '../../format.ts';

export const lightForBest: Obstacle = {
	id: 'light-for-best',
	place: { the: 'the dark trench', at: 'at the dark trench', to: 'to the dark trench', backdrop: 'underwater' },
	people: { madge: { call: 'Madge', a: 'an octopus with a lantern', type: 'Octopus', pronoun: 'she' } },
	props: ['lantern', 'gate'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'count', use: 'reach' },
		{ id: 'best', use: 'hear' },
		{ id: 'promise', use: 'trust', cost: 'debt', ally: 'madge' },
	],
	levels: {
		1: {
			meet: 'The way went down into the dark. It was so dark that no one could go on. By a gate sat Madge, an octopus. Her lantern was not lit! “I light it for all who go by,” she said. “But I have just one light left, and I keep it for best. If I use it now, it’ll be gone.”',
			flies: '“I could fly,” said {hero}. “In the dark you don’t know what is up,” said Madge.',
			swims: '{hero} looked ahead. “In the dark you don’t know what you swim into,” said Madge. “It was an eel.”',
			ways: [
				{
					say: 'Learn the way by steps',
					outcome:
						'“How do you go in the dark?” asked {hero}. “I count,” said Madge. “Two, and duck. Three, and mind the eel!” So {hero} just counted, and went. Two, and duck! Three, and mind! “You can all go like that,” said Madge.',
					later:
						'{hero} just counted and went, as in the dark. Two, and duck! Three, and mind! “Oh, mind!” people said, and made way.',
				},
				{
					say: 'Say “Today is best!”',
					outcome:
						'“When is best?” asked {hero}. “Can it be now?” Madge had to think. Then she lit it. Puff! All the way was pink and gold. “Yes, now is best!” she said. So everyone could go by, and {hero} got some glow in a shell.',
					later:
						'{hero} let Madge’s glow out of the shell. Puff! It was pink and gold. “Aah!” said everybody. And then it was still.',
				},
				{
					say: 'Promise her a new light',
					outcome:
						'“You can use it,” said {hero}. “I’ll bring you a new one. That’s a promise.” So Madge lit it, and came along to show the way. Look, an eel! Look, a stair! Now everyone could see it, and it was not so far at all.',
					later:
						'“It was my last light,” said Madge. “{hero} said, ‘I’ll bring you a new one,’ so I lit it. I trust {hero}.”',
					paid: 'And {hero} did bring Madge a new light. Madge lit it at once. “Now is best!” she said.',
				},
			],
		},
		2: {
			meet: [
				'Here the road went down into a trench, and it was as black as a hat. In front of it was a gate. By the gate sat Madge, an octopus, and held a lantern in each arm but two. Not one of them was lit. “I’m the lamplighter,” said Madge. “I’ve got [one light left|just one more light], and it’s a beauty. So I’m keeping it for best.” “And when is that?” asked {hero}. “It hasn’t been yet,” said Madge. Nobody could go in without a light, because people bumped into the eel.',
			],
			flies:
				'“I could fly,” said {hero}. “In there people think they go up,” said Madge, “and then they meet the floor.”',
			swims: '{hero} looked ahead. “In there people think they go up,” said Madge, “and then they meet the floor.”',
			ways: [
				{
					say: 'Have her tell you the way, and go with eyes shut',
					outcome:
						'“You know it by heart, don’t you?” said {hero}. Madge did. It was nine steps and a duck, then left at the eel, then seven steps and a hole. {hero} shut {their} eyes, to forget the dark, and felt the way. Nine, and duck. “Pardon me,” said {hero} to the eel. Madge called every step, for all who came after, and was quite hoarse in the end.',
					later:
						'{hero} shut {their} eyes, as in Madge’s trench, put out {their} {hands}, and walked. “Nine, and duck,” {they} said. It is odd, but everybody makes room for somebody who cannot see where to go. Even the chairs were moved.',
				},
				{
					say: 'Ask Madge if it could not be best today',
					outcome:
						'“What’s wrong with today?” asked {hero}. Madge looked at today. “Well,” she said. “It’s Wednesday.” “There’ll never be another one like it,” said {hero}. It was true. Madge opened her lantern, and out came the light, like a yawn. The trench was full of pictures! There were corals as red as apples, and an eel with a bow. She had never seen it. She opened the gate wide, and a pinch of it in a snail shell lit {hero} down the stairs.',
					later:
						'{hero} opened the snail shell, and out came a pinch of Madge’s best light. It lit up all the faces from below. Nobody had known that they looked so nice. “Oh,” said somebody, and that was all that was said.',
				},
				{
					say: 'Promise to bring her another light',
					outcome:
						'“If you use it, you’ll have none,” said {hero}. “So I’ll bring you one, before it goes out. I promise.” Madge looked at {hero} with one eye, and then with the other. “I’ve had that light for sixteen years,” she said. Then she lit it. It was so bright that the eel put on dark glasses. Madge opened the gate for everybody, and came along, and carried it in front, as proud as a bride.',
					later:
						'“This is the last one,” said Madge, and held it up. “I never used it, in case I’d be left in the dark. {hero} promised me a new one. I think I’ll get it. {hero} asked me twice what color.” That was good enough.',
					paid: 'And before it went out {hero} brought Madge a new light, a yellow one. This time Madge did not keep it for best. She lit it the same minute, and hung it on the gate. You can see it from quite far off.',
				},
			],
		},
		3: {
			meet: [
				'The road dived into a trench so black that it looked painted. At the top there was a gate, and an octopus, who was holding six lanterns. All of them were out. “Regulations,” said the octopus. “Nobody to go in without a light.” Her name was Madge, and she was the lamplighter. “And could you light one?” asked {hero}. “I could,” said Madge. “I’ve one fill left, of the good stuff, the gold. They don’t make it any more.” She patted it. “I’m keeping it for best.” [There’d been a wedding|A wedding had come by], but it had been a rather small one. There had been a whale’s birthday, but it wasn’t a round number. So for sixteen years everyone had been told to wait for something special, and had gone around by the ridge, a day longer.',
			],
			flies:
				'“I could fly,” said {hero}. “In there, up’s only a rumor,” said Madge. “The last one who left the ground came back with sand in his hat.”',
			swims:
				'{hero} looked ahead. “In there, up’s only a rumor,” said Madge. “The last swimmer came back with sand in her teeth.”',
			ways: [
				{
					say: 'Get her to tell you the way and walk it with shut eyes',
					outcome:
						'“How do you get about?” asked {hero}. “I know it,” said Madge. “Fourteen along, and duck. Left at the eel, he’s quite civil. Twenty down, and there’s a hole, and after that you can smell the bakery.” {hero} said it back to her. Then {they} shut {their} eyes, since open ones only made it darker, held out {their} {hands}, and went. It’s surprising how much of a place is numbers. “Don’t mind me,” said the eel, who had to say something. “Duck!” Madge was calling, far behind, to whoever came next. “Did you duck?” People were finally going through her trench, and it hadn’t cost her a thing.',
					later:
						'{hero} shut {their} eyes, stretched out {their} {hands}, and set off. “Fourteen along, and duck,” {they} murmured. It’s a thing worth knowing about people. They won’t move for someone who looks at them. They’ll do anything for someone who can’t. Chairs were whisked away; a tray went up; “Left, dear,” said an old man. “Mind the step.” When {hero} looked again, there was the front.',
					as: { careful: 'The whole way {hero} counted under {their} breath.' },
				},
				{
					say: 'Ask what is the matter with today',
					outcome:
						'“What would it have to be?” asked {hero}. “For best, I mean.” Madge had thought about that. There should be a band. “Have you ever seen it lit?” “No,” said Madge. “I’ve only ever heard.” “Nor have I,” said {hero}. “That’s two people who’ve never seen it, and we’re both here. When’s that going to happen again?” Madge’s eyes got very round. She opened the sixth lantern; and the gold went down into the trench like honey. There were coral stairs. There were walls of little shells, in patterns, somebody’s whole life’s work. There was an eel, trying to cover himself with a leaf. “And I’ve been sitting next to it,” whispered Madge. She propped the gate open, and {hero} went down the stairs with a pinch of it in a cockle, to see the patterns better.',
					later:
						'{hero} opened the cockle from Madge’s trench. It was only a pinch, but it was the old gold, that they don’t make any more. It spread out over the ceiling, and ran down the walls. People who had been red in the face were suddenly golden. They looked at their hands, and at each other. It’s very hard to shout in a light like that.',
				},
				{
					say: 'Give her your word that she will have another',
					outcome:
						'“It isn’t that you’re waiting for best,” said {hero}. “You’re afraid of afterward.” Madge pulled in all her arms. It was sixteen years since anybody had delivered. If she lit it, and it was gone, she would be an octopus with six empty lanterns. “I’ll bring you one,” said {hero}, “before it’s out. It won’t be the good stuff, but it’ll burn. You’ve got my word.” It was one word against sixteen years. She weighed them. Then she struck the light, and never looked at it, but only at {hero}’s face, to see how it was. After that she left the gate open for anyone who cared to follow, and went in front with all that gold, the whole way, and farther.',
					later:
						'“This here’s the last of the gold,” said Madge, and put the lantern on the table, where they could all see how low it was. “It’s burning away as I speak. I wouldn’t light it for a wedding. I lit it because {hero} said I’d have another one before it’s gone.” She wasn’t watching the flame at all. “You’ll notice I’m not worried,” said Madge.',
					paid: 'Before the gold was gone {hero} carried a light down to the trench, under a coat, against the drafts. It was an ordinary one. Madge filled all six lanterns with it, and lit them. “For best?” asked {hero}. “For today,” said Madge.',
				},
			],
		},
		4: {
			meet: [
				'The road went over an edge into a trench, and in the trench it was black. At the edge was a gate, and at the gate sat an octopus with six lanterns, none of them lit. “Nobody can go in without a light,” said Madge, who was the lamplighter. “People mostly bring one.” “And could I have one?” asked {hero}. There was one filling left, she said. It was the old gold kind, which nobody had made for years. It was in the sixth lantern, and you only had to turn the key. She was keeping it for best. But the wedding had been a small one, and the admiral had [only been passing through|not been a full admiral]; for sixteen years no day had been good enough. “You’d be so sorry afterward,” said Madge. It had been her mother’s. When her mother could hardly see any longer she had asked Madge to light it. They would save it, Madge had said, for when she was better.',
			],
			flies:
				'People who tried to go over the top had all been sure which way was up, said Madge. Some of those had not been dug out yet.',
			swims: 'Swimmers had all been sure which way was up, said Madge. Some of those had not been dug out yet.',
			ways: [
				{
					say: 'Learn the way by heart, and walk with shut eyes',
					outcome:
						'“How do you get in, yourself?” asked {hero}. “I know it by heart,” said Madge. Fourteen steps, and then stoop; left at the eel, who did not mind; twenty down. {hero} said it after her. You must not keep your eyes open in such a place, because then you only try to see. So {hero} went with shut eyes, {hands} in front, by her words alone. “Fourteen,” said {hero}. “Stoop!” called Madge behind {them}. And a good deal later, quite faint: “There’s a hole!” There was. Then Madge began again, for the next in line. On the far side it smelled of bread.',
					later:
						'{hero} shut {their} eyes, put out {their} {hands}, and walked. “Fourteen, and stoop,” {they} said, as in Madge’s trench. The crowd would not have made way for anyone who could see it. But here was somebody who believed that there was a path, and nobody wanted to be the one who proved that there was none. People lifted the chairs and held back their children. “A bit to the left,” somebody whispered. When {hero} opened {their} eyes {they was} at the front.',
				},
				{
					say: 'Ask what is wrong with today',
					outcome:
						'“What’s wrong with today?” asked {hero}. Nothing was wrong with it; it was a Wednesday. “I’ve never seen it lit,” said {hero}. “Nor have you. There are two people here who could see it for the first time.” Madge put several arms around the sixth lantern. “Then it will be gone,” she said. “It’s gone now,” said {hero}. “It’s in there.” The key turned. The light came out slowly and ran down the wall of the trench like honey; and wherever it came there were shells in the wall, set by hand, in rings and stars, all the way down. Somebody must have worked on it for years. “Mother always said that she liked it down there,” said Madge at last. “I thought that she meant the quiet.” She opened the gate as far as it went, and {hero} went down with a bit of it in a shell, to look at every star.',
					later:
						'{hero} opened the shell from Madge’s trench. There was only a little light in it, but it was the old gold kind, and it went over them all. People had been shouting all this time, and now they saw each other. Somebody had a cold. Somebody’s collar was mended. They were all the same color, and it was not going to last very long. Nobody could have shouted in that.',
				},
				{
					say: 'Promise to bring her a new one',
					outcome:
						'“You aren’t saving it for a day,” said {hero}. “You’re afraid of the day after.” That was not kindly put. All of Madge’s arms went in, and there were only her eyes. “Nobody brings any down here,” she said. “No,” said {hero}, “I’d have to bring it. It would be the ordinary kind. But it would be here before this one is out. I promise.” In sixteen years she had never thought that after the last one there could be another. She held the lantern out and lit it. She did not look at the light. She looked at {hero}, to see what kind of face that had been. Then she came along. She left the gate open behind her and led the way down, with the lantern held high, and all the stairs were gold.',
					later:
						'“Look at it quickly,” said Madge, “it won’t last.” She put her lantern on the table. There was about an inch of gold left in it. “I kept that for sixteen years. I kept it from brides. I kept it from somebody who only asked me once, and I’m sorry. {hero} told me that I’d have another light before it’s out, and I believed {them}, and I lit it.” It sank a little. She did not look. “That’s how much I trust {hero},” said Madge. “I’m not counting.”',
					paid: 'Before the gold was out {hero} came to the gate with a light of the ordinary kind, as {they} had promised. Madge lit all her six lanterns from it. “It’s not so beautiful,” she said. In the trench there were steps, and people laughing. “But you can see so much better.”',
				},
			],
		},
	},
};
