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
			meet: 'Here it was dark, dark, dark. By a gate sat Madge, an octopus, with a lantern. But the lantern was not lit! “I have just one light left,” said Madge. “I keep it for best. But with no light, no one can go in. Bump!”',
			flies: '“In the dark you do not know what is up,” said Madge.',
			swims: '“In the dark you do not know what is up,” said Madge.',
			ways: [
				{
					say: 'Learn the way by steps',
					outcome:
						'“Two steps, and duck,” said Madge. “Three steps, and mind the eel.” {hero} put out {their} {hands}, and shut {their} eyes, and went. Two, and duck! Three, and mind! And out {they was}.',
					later:
						'{hero} shut {their} eyes and put out {their} {hands}. “Mind, mind!” they all said, and got out of the way.',
				},
				{
					say: 'Say “Today is best!”',
					outcome:
						'“When is best?” said {hero}. “It can be today!” Madge had to think. Then, puff! The light! All the walls were pink and gold. “Aah!” said Madge. She gave {hero} a bit of the glow.',
					later:
						'{hero} let out the bit of glow. Puff! It was pink and gold. “Aah!” they all said, and then it was still.',
				},
				{
					say: 'Promise her a new light',
					outcome:
						'“Use it,” said {hero}. “I will bring you a new one. I promise.” So Madge lit it, and came along, to show the way. Look, an eel! Look, a stair! It was not so far at all.',
					later: '“It was my last light,” said Madge. “I lit it for {hero}. {They} said {they} will bring a new one.”',
					paid: 'And {hero} brought Madge a new light, with a bow. She lit it at once. “It is best now,” said Madge.',
				},
			],
		},
		2: {
			meet: [
				'Here the road went down into a trench, and it was as black as a hat. In front of it was a gate. By the gate sat Madge, an octopus, and held a lantern in each arm but two. Not one of them was lit. “I’m the lamplighter,” said Madge. “I’ve got [one light left|just one more light], and it’s a beauty. So I’m keeping it for best.” “And when is that?” asked {hero}. “It hasn’t been yet,” said Madge. Without a light nobody could be let in. They bumped into the eel.',
			],
			flies: '“Don’t go over it,” said Madge. “In there people think they go up, and then they meet the floor.”',
			swims: '“Don’t swim in,” said Madge. “In there people think they go up, and then they meet the floor.”',
			ways: [
				{
					say: 'Have her tell you the way, and go with eyes shut',
					outcome:
						'“You know it by heart, don’t you?” said {hero}. Madge did. It was nine steps and a duck, then left at the eel, then seven steps and a hole. {hero} shut {their} eyes, so as not to mind the dark, and put {their} {hands} out in front. Nine, and duck. “Pardon me,” {they} said to the eel. Madge called every step after {them}, and was quite hoarse when {they was} out.',
					later:
						'{hero} shut {their} eyes, put {their} {hands} out in front, and walked. “Nine, and duck,” {they} said. It is odd, but everybody makes room for somebody who cannot see them. They even moved the chairs.',
					as: { careful: 'You can do it if you are {trait}, and can count.' },
				},
				{
					say: 'Ask Madge if it could not be best today',
					outcome:
						'“What’s wrong with today?” asked {hero}. Madge looked at today. “Well,” she said. “It’s Wednesday.” “There’ll never be another one like it,” said {hero}. It was true. Madge opened her lantern, and out came the light, like a yawn. The trench was full of pictures! There were corals as red as apples, and an eel with a bow. She had never seen it. She put a pinch of it in a snail shell for {hero}.',
					later:
						'{hero} opened the snail shell, and out came a pinch of best light. It lit up all the faces from below. Nobody had known that they looked so nice. “Oh,” said somebody, and that was all that was said.',
					as: { merry: 'For somebody {trait} it was best every day.' },
				},
				{
					say: 'Promise to bring her another light',
					outcome:
						'“If you use it, you’ll have none,” said {hero}. “So I’ll bring you one. By tonight. I promise.” Madge looked at {them} with one eye, and then with the other. “I’ve had that light for sixteen years,” she said. Then she lit it. It was so bright that the eel put on dark glasses. Madge came along, and carried it in front, as proud as a bride.',
					later:
						'“This is the last one,” said Madge, and held it up. “I never used it, in case I’d be left in the dark. {hero} promised me a new one. I think I’ll get it. {They} asked me twice what color.” That was good enough.',
					paid: 'And that night {hero} brought Madge a new light, a yellow one. Madge did not keep it for a minute. You can see it from quite far off. It is Wednesday there, every day of the week.',
					as: { honest: 'You can say “I promise” if you are {trait}.' },
				},
			],
		},
		3: {
			meet: [
				'The road dived into a trench so black that it looked painted. At the top there was a gate, and an octopus, who was holding six lanterns. All of them were out. “Regulations,” said the octopus. “Nobody to go in without a light.” Her name was Madge, and she was the lamplighter. “And could you light one?” asked {hero}. “I could,” said Madge. “I’ve one fill left, of the good stuff, the gold. They don’t make it any more.” She patted it. “I’m keeping it for best.” [There’d been a wedding|A wedding had come by], but it had been a rather small one. There had been a whale’s birthday, but it wasn’t a round number. So for sixteen years everyone had been told to wait for something special.',
			],
			flies:
				'“In there, up’s only a rumor,” said Madge. “The last one who left the ground came back with sand in his hat.”',
			swims: '“In there, up’s only a rumor,” said Madge. “The last swimmer came back with sand in her teeth.”',
			ways: [
				{
					say: 'Get her to tell you the way and walk it with shut eyes',
					outcome:
						'“How do you get about?” asked {hero}. “I know it,” said Madge. “Fourteen along, and duck. Left at the eel, he’s quite civil. Twenty down, and there’s a hole, and after that you can smell the bakery.” {hero} said it back to her. Then {they} shut {their} eyes, since open ones only made it darker, held out {their} {hands}, and went. It’s surprising how much of a place is numbers. “Evening,” said the eel, who had to say something. “Duck!” Madge was calling after {them}, far behind. “Did you duck?” Somebody had finally gone through her trench, and she’d done it without spending a thing.',
					later:
						'{hero} shut {their} eyes, stretched out {their} {hands}, and set off. “Fourteen along, and duck,” {they} murmured. It’s a thing worth knowing about people. They won’t move for someone who looks at them. They’ll do anything for someone who can’t. Chairs were whisked away; a tray went up; “Left, dear,” said an old man. “Mind the step.” {They} opened {their} eyes again at the front.',
					as: { careful: 'The whole way {trait} {hero} counted under {their} breath.' },
				},
				{
					say: 'Ask what is the matter with today',
					outcome:
						'“What would it have to be?” asked {hero}. “For best, I mean.” Madge had thought about that. There ought to be a band. “Have you ever seen it lit?” “No,” said Madge. “I’ve only ever heard.” “Nor have I,” said {hero}. “That’s two people who’ve never seen it, and we’re both here. When’s that going to happen again?” Madge’s eyes got very round. She opened the sixth lantern; and the gold went down into the trench like honey. There were coral stairs. There were walls of little shells, in patterns, somebody’s whole life’s work. There was an eel, trying to cover himself with a leaf. “And I’ve been sitting next to it,” whispered Madge. She put a pinch of the gold in a cockle, for {hero}’s next best.',
					later:
						'{hero} opened the cockle. It was only a pinch, but it was the old gold, that they don’t make any more. It spread out over the ceiling, and ran down the walls. People who had been red in the face were suddenly golden. They looked at their hands, and at each other. It’s very hard to be rude in a light like that.',
					as: { merry: '{hero}, being {trait}, hummed to make up for the band.' },
				},
				{
					say: 'Give her your word that she will have another',
					outcome:
						'“It isn’t that you’re waiting for best,” said {hero}. “You’re afraid of afterward.” Madge pulled in all her arms. It was sixteen years since anybody had delivered. If she lit it, and it was gone, she would be an octopus with six empty lanterns. “I’ll bring you one,” {they} said. “By tonight. It won’t be the good stuff, but it’ll burn. You’ve got my word.” It was one word against sixteen years. She weighed them. Then she struck the light, and never looked at it, but only at {hero}’s face, to see how it was. After that she closed the gate, and went in front with all that gold, and took {them} the whole way, and farther.',
					later:
						'“This here’s the last of the gold,” said Madge, and put the lantern on the table, where they could all see how low it was. “It’s burning away as I speak. I wouldn’t light it for a wedding. I lit it because {hero} said I’d have another one by tonight.” She wasn’t watching the flame at all. “You’ll notice I’m not worried,” said Madge.',
					paid: 'That same night {hero} carried a light down to the trench, under a coat, against the drafts. It was an ordinary one. Madge filled all six lanterns with it, and lit the lot. “For best?” asked {hero}. “For Wednesday,” said Madge.',
					as: {
						honest: 'It’s not so much that {trait} people give their word. It’s that they know what day it’s due.',
					},
				},
			],
		},
		4: {
			meet: [
				'The road went over an edge, and what it went into was black. There was a gate at that place, where an octopus sat with six lanterns, none of which was lit. “It is not permitted to go in without a light,” said Madge. She was the lamplighter. “And can one not be had?” asked {hero}. Madge could not say that it was impossible. There was one fill, of the old gold, such as had not been made since the springs gave out; it was in the sixth; one had only to turn a key. She was keeping it for best. It was not as though there had been no occasions. But the wedding had been a quiet one; the admiral had [only been passing through|not been a full admiral]; for sixteen years she had looked at each of them as it came down the road, and seen how it might be surpassed. “One would so regret it,” said Madge. It had been her mother’s. At the end, when she saw less and less, her mother had asked to have it lit; and Madge had said that they would save it for when she was better.',
			],
			flies:
				'Those who had tried it overhead had all been sure that it was overhead, said Madge. One had to dig for them.',
			swims: 'Swimmers had been very sure which way was up, said Madge. One had to dig for them.',
			ways: [
				{
					say: 'Be told it by heart, and walk it with your eyes shut',
					outcome:
						'“How is it that you yourself go in?” asked {hero}. “I know it,” said Madge. It was fourteen along, and stoop; one bore left by an eel, who would not mention it; twenty down. {hero} repeated it. It is a mistake to keep one’s eyes open in such a place, as one is always thinking that one is about to see. {They} closed them, put forth both {hands}, and was given over entirely to the word of somebody else. “Fourteen,” said {hero}. “Stoop,” it was called from behind, with a break in it; and, when one might have supposed {them} out of earshot, “There is a hole!” There was. It occurred to {them}, stepping across, that Madge had for sixteen years been reading to herself, in the dark, from the one copy of a book. On the far side it smelled of bread.',
					later:
						'{hero} closed {their} eyes, and walked forward with {their} {hands} held out. “Fourteen, and stoop,” {they} said, under {their} breath. Nobody there would have made way for an equal. But they had before them one who believed that there was a way, and who must not be allowed to find that there was none; and they lifted the chairs, and held back their children, and breathed, “A little to the left.” There were sharp men among them, who could not have told you why it mattered. When {hero} looked, it was done.',
				},
				{
					say: 'Inquire what there is against today',
					outcome:
						'“What is it that today has not got?” asked {hero}. It had not got anything; it was a Wednesday. “I have not seen it lit,” {they} said, “and neither have you. There are two people here who will never again see it for the first time.” Madge had put several arms around the sixth. “It would be gone,” she said. “It is gone now,” said {hero}. “It is in there.” One heard the key turn, before one could have said that Madge had moved. It came out slowly; it was not in practice. It went down the walls of that trench like honey down the side of a jar, and wherever it touched there were shells, set by hand, one by one, in rings and stars, down and down; it was a life’s work; and nobody had ever told her whose. “She said that she was fond of it down there,” said Madge at last. “I thought that she meant the quiet.” She scooped what would go into a cockle, for {hero}. There would have to be, she said, another Wednesday.',
					later:
						'{hero} let up the lid of the cockle. What came out was no great matter for size; but it was the gold, that is not made; and it went over that company like something being forgiven. They saw one another. They had been for an hour so many mouths. There was a vein at a temple; somebody’s collar had been turned, and by whom; and all were, for as long as it should last, and it was not going to be long, of the same color as what they remembered. One would have had to be a brute to say anything.',
				},
				{
					say: 'Pledge yourself to bring her one for it',
					outcome:
						'“You are not saving it for something,” said {hero}. “You are saving it from afterward.” It was not kindly put. All of Madge’s arms had gone in, and one saw nothing of her but the eyes. “They do not deliver, down here,” she said. “No,” said {hero}; “I should have to bring it. It will be of the common kind. It will be there tonight.” That a thing might be followed by another had been, for sixteen years, no part of her reckoning. Madge held the lantern off at the length of an arm. When it took, she did not look at it; she was looking at {hero}, to see by that light what sort of face it had been; and then she shut the gate, and went down before {them}, holding it high, and all that way there was gold on the backs of the stairs.',
					later:
						'“I have been asked to bring this to your notice,” said Madge, “as it will not last.” She had stood the lantern on the table; it was about a finger deep. “There were sixteen years in it, until I turned the key. I kept it from brides. I kept it from a person who had only to ask me once more, and did not. {hero} told me that I should have another tonight.” It sank a little, as she spoke, and she let it. “You see how I look,” said Madge. “I am not counting.”',
					paid: '{hero} came down to the gate that night with a light of the common kind, under a cloak. Madge lit all six of hers at it. “It is not so fine,” she said. There were steps to be heard in the trench, and people laughing. “It is a good deal better,” she said, “for seeing by.”',
				},
			],
		},
	},
};
