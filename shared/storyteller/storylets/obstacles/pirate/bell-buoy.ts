import type { Obstacle } from '../../format.ts';

export const bellBuoy: Obstacle = {
	id: 'bell-buoy',
	alsoIn: ['adventure'],
	place: { the: 'the sandbar', at: 'on the sandbar', to: 'to the sandbar', backdrop: 'beach' },
	people: { ina: { call: 'Ina', a: 'an octopus on a bell', type: 'Octopus', pronoun: 'she' } },
	props: ['bell', 'rope'],
	weather: 'mist',
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'wool', use: 'trust', ally: 'ina' },
		{ id: 'pips', use: 'hear' },
		{ id: 'rope', use: 'reach' },
	],
	levels: {
		1: {
			meet: 'Fog! It was all gray. The way went over the sand, and a bell told you where. Ding, ding! But now it did not ding. On the bell sat Ina, an octopus. “Shh,” said Ina. “My eight babies sleep. The bell is too loud.”',
			flies: 'No one can fly in fog.',
			swims: 'No one can swim in such fog.',
			ways: [
				{
					say: 'Put a wool sock on the bell',
					outcome:
						'{hero} put a sock on the bell. Dum, dum, it said. It was soft, but you could hear it. The babies slept on. “Oh, you clever one,” said Ina. And she came along on the side.',
					later:
						'Then in came a long, wet arm. And one more! “{hero} did not wake my babies,” said Ina. “That one is good.” They could all see it.',
				},
				{
					say: 'Hum to the babies',
					outcome:
						'{hero} hummed. Mmm, mmm. One baby shut its eyes, and two, and eight. They slept so well that Ina let go. Ding, ding! They did not wake up.',
					later: '{hero} hummed, as for the babies. Mmm, mmm. One hushed, and two, and eight, and all of them.',
				},
				{
					say: 'Hold on to the rope in the sand',
					outcome:
						'There was a rope in the sand. {hero} held on. Bit by bit by bit, with the rope, {they} went into the gray. And out! There was the way.',
					later:
						'You do not have to see. You have to hold on! {hero} held on to a coat, and the next, and the next. And there {they was}.',
				},
			],
		},
		2: {
			meet: [
				'The way led over a sandbar, and the fog was as thick as porridge. There was a bell out there to guide you. Only it did not ring. Around the bell, with all eight arms, sat an octopus. “Shh!” she said. “I am Ina. My babies have just gone to sleep, [all eight|all eight of them]. If this thing goes ding once more, I shall cry.”',
			],
			flies: 'You could not see if you were flying up or down in it. So nobody flew.',
			swims: 'And in the water it was just as thick. You would have swum in circles.',
			ways: [
				{
					say: 'Knit a woolly hat for the bell',
					outcome:
						'In the sand lay an old net and some wool. {hero} made a hat for the bell. It was not a good hat. But now the bell said “dum” and not “ding,” and that was loud enough for fog and low enough for babies. Ina let go, one arm at a time. She swam along beside {hero} for company.',
					later:
						'An arm came in at the window, then seven more. “{hero} made a hat for a bell,” said Ina, “just so that my babies could sleep. You can trust a person like that with your eggs.”',
					as: { clever: 'It takes somebody {trait} to turn a ding into a dum.' },
				},
				{
					say: 'Sing the eight babies into a deeper sleep',
					outcome:
						'“They only sleep on top,” said {hero}. “They should sleep all the way down.” So {they} sang a song that went lower with every verse. By verse eight there was not a wriggle. Ina let go. DING, said the bell, and eight babies snored.',
					later:
						'So {hero} sang the song that goes lower and lower. At verse three the shouting stopped. At verse five somebody’s grandpa nodded off. At verse eight it was perfect.',
					as: {
						quiet: 'It was a {trait} song, and sank like a stone.',
						kind: 'It was a {trait} song, and sank like a stone.',
					},
				},
				{
					say: 'Follow the bell’s own rope along the bottom',
					outcome:
						'A bell buoy hangs on a rope, and the rope goes to the shore. {hero} took hold of it and shut {their} eyes, since they were no use. It was cold and slimy, and it had mussels on. But it did not end till there were stones, and a path. “Very quiet,” said Ina behind {them}. “Thank you.”',
					later:
						'There was a rope along the wall, to hang coats on. {hero} shut {their} eyes, took hold of it, and let it lead the way, behind all the coats, around the whole room. When it ended {they was} in front.',
					as: {
						careful: 'If you are {trait}, a rope is enough.',
						bold: 'You have to be {trait} to walk with your eyes shut.',
					},
				},
			],
		},
		3: {
			meet: [
				'At low water you could cross by the sandbar, and in fog you went by the bell. There was fog. It was so thick that you could lean on it. There was not any bell. “It’s here,” said a tired voice, when {hero} had bumped into it. An octopus was wrapped around it, with all eight arms, holding the clapper tight. Her name was Ina. “I have eight of them,” she whispered. “All in that pot. Every time it rings they wake up, one after the other, and by the time I’ve got the eighth to sleep [it rings again|there’s the next wave]. I only meant to hold on for a minute.” She had been holding on for three days.',
			],
			flies:
				'Flying was out of the question. A gull had tried, Ina said; it was still asking people the way to the sky.',
			swims: 'Swimming was out of the question. Below the surface it was fog too, only wetter.',
			ways: [
				{
					say: 'Make the bell a hat, so that it rings in a whisper',
					outcome:
						'It was not the bell that was wrong, only the ding. {hero} pulled some wool out of an old fishing net, and stuffed and knotted and wound, until the clapper wore a kind of hat. Then Ina let go, arm by arm, with her eyes shut. Dum, said the bell. Dum. You could hear it all along the sandbar, and it was just like a heart. In the pot eight very small octopuses sighed and turned over, all together. Ina came along in the shallows. She talked the whole way. She had not been able to talk for three days.',
					later:
						'Something wet took hold of the windowsill, and then of seven other things. It was Ina. “I’d like to say a word about {hero},” she said. “A hundred people have cursed me in that fog. They wanted the bell. One wanted the bell and the babies asleep.” She counted on her arms. “I have eight reasons to trust {them}, and they are all in that pot.”',
					as: {
						clever: 'Other people find answers. The {trait} find hats.',
						kind: 'It is never just one thing with somebody {trait}. There is always a baby in it.',
					},
				},
				{
					say: 'Sing the eight of them so deep asleep that nothing wakes them',
					outcome:
						'“They’re not really asleep,” said {hero}, who had put an ear to the pot. “They’re only listening with their eyes shut.” So {they} sang. It was a song about sinking. It had eight verses, and each was lower and slower than the last, and went past a different fish. In the seventh even the fog seemed to lie down. “You can let go now,” {hero} whispered. DING, said the bell. Nothing stirred in the pot. Ina had gone to sleep too.',
					later:
						'{hero} remembered the pot. {They} started to sing, about sinking, quite low, and then lower. You can’t shout against something that is underneath you. Verse by verse the noise went down with it, past the herring, past the cod. By the last verse it was lying on the bottom, and somebody was snoring.',
					as: {
						quiet: 'For a job like this you want somebody {trait}.',
						kind: 'For a job like this you want somebody {trait}.',
					},
				},
				{
					say: 'Find the rope that the bell hangs on, and follow that',
					outcome:
						'A bell may be held still. But it has to be tied to something. {hero} felt under the water until {they} had it, a rope as thick as an arm, and it led away into the gray. {They} shut {their} eyes. It is easier, in a fog, if you stop trying to see it. There were mussels, and a crab who would not let go, and a place where it went through something soft that apologized. Then came stones, then grass. Nobody had rung, and nobody had woken. “Most considerate,” came Ina’s voice, from very far off.',
					later:
						'Everyone in a crowd is looking for a gap. {hero} shut {their} eyes and felt for a rope. There was one; there is always one, if only to hang the coats on. It led behind the backs, past a cold wall and an umbrella and somebody eating an apple, all around the room. When it stopped {hero} looked. {They was} where {they} had to be.',
					as: {
						careful: 'It helped that {hero} was {trait}, and did not let go to see how far it was.',
						bold: 'To shut your eyes in a fog you have to be {trait}, or very tired.',
					},
				},
			],
		},
		4: {
			meet: [
				'One crossed the sandbar at low water, and in fog one crossed it by the bell. The fog had been down since the middle of the week; and the bell, by which forty households went to work, to market, and home, had not been heard for three days. It was {hero} who found out the reason, by walking into it. An octopus was clasped around the buoy with all eight arms. Her eyes were open, more or less. “There are eight of them,” she said. “In the jar. It strikes on every swell, and then they wake in turn, and by the time that I have the last one down there is a swell.” She was named Ina. She begged one not to make her laugh, as she would lose her hold. “I know what it is for,” she said, after some time. “There was a bell on the rocks where their father went. It was [out of order|being mended]. I do know, you see, what it is for.”',
			],
			flies:
				'As for the air, it was the same there; a cormorant had come down that morning on its back, under the impression that it was still climbing.',
			swims: 'As for the water, one might have swum, in whatever direction one happened to be wrong about.',
			ways: [
				{
					say: 'Clothe the bell, so that it need neither ring nor be still',
					outcome:
						'They had all assumed, she as well as the forty households, that it was to be one or the other. {hero} drew the wool out of a dead net and sat down to it, by feel, on the wet plates of the buoy; it was more of a bandage than a hat. The eighth arm was the last to let go, and it stayed there, near the clapper, like somebody’s hand upon a cot. The swell came. “Dum,” said the bell. It was no louder than a pulse, and one could hear it to the far end of the sand. In the jar nothing moved. Ina listened to several of them. “It sounds,” she said, “like being inside someone.” She went along with {hero}, through the shallows, the length of the bar.',
					later:
						'Those who were nearest the window drew back, for it had been opened by something with no hands. “I do not stay long out of the water,” said Ina, “so I will say it only once. For three days I have been asked in that fog whose side I am on, theirs, who might drown, or my own. It was put to me by decent people. They were frightened.” One arm was still holding the jar. “{hero} did not think that there were sides. I had not known it could be that. I thought I would mention it.”',
					as: {
						clever: 'What the {trait} do is not so very mysterious. They merely do not believe in the word “or.”',
						kind: 'It was simple enough, to anyone so {trait}. They wanted everybody to have slept, and nobody to have drowned.',
					},
				},
				{
					say: 'Sing the eight of them down to where no bell reaches',
					outcome:
						'They were not asleep; one had only to look into the jar. They were lying in wait for it, as their mother was, eight pairs of eyes no bigger than mustard. {hero} leaned against the cold iron and began to sing, as low as {they} could go, and by the second verse lower. It had no plot. One sank, merely; one went down past the light, past the last of the herring, by way of a number of greens, and at each stage there was something large that wished one a good night. When it was over Ina had let go without noticing. The bell rang out, the whole of its great cracked note, twice, and they slept; and all along the bar, in the fog, one after another, people began to call each other’s names.',
					later:
						'They could have outshouted a trumpet, so {hero} went in underneath. It was very low, the tune, and it was going down. One could not say when one had started to hear it. There were those who were in the middle of a word. They felt themselves sink, past the light, and past the point that they had been about to make; somebody large wished them a good night; and it came to rest at last, that uproar, on a wide floor of sand, and a little of it settled, and one could see.',
					as: {
						quiet: 'It is not generally known how far down the {trait} can go.',
						kind: 'It had been sung to {hero} once, by somebody {trait}. One passes it on.',
					},
				},
				{
					say: 'Feel for the mooring, and let it lead you over',
					outcome:
						'She was not to be asked, {hero} thought, for anything more. But even a bell that is silent has been moored. {They} reached down until {they} touched the cable, furred with weed, as thick as a child; and then, since they were of no use to {them}, {they} closed {their} eyes. That was better. It is a strange way to travel, with the world reduced to the next handhold. There were mussels. There was a stretch on which {they} could hear someone else’s breath, a yard off, lost and not admitting it. “There is a rope here,” {hero} said into the gray, and took hold of a cold wrist, and put it on. By the time {they} came up the beach there were nine people behind {them}.',
					later:
						'They were all trying to see over one another. {hero} shut {their} eyes. Somewhere, in every room, there is a line that has been made fast by somebody, for a curtain, or for coats, and that goes the whole way around without anyone’s minding it. {They} found it behind the third pillar. It went by plaster, and draft, and damp wool; {they} did not let go to see how {they was} getting on. Now and again an elbow, as lost as {they} had been, was drawn aside from it in passing. And when {hero} had come to the end of the rope {they} opened {their} eyes, and so, with some surprise, did the front row.',
					as: {
						careful: 'There are advantages in being {trait}. One does not let go in order to be sure.',
						bold: 'It looks {trait}, with one’s eyes shut. In truth it is a great relief.',
					},
				},
			],
		},
	},
};
