import type { Obstacle } from '../../format.ts';

export const bellBuoy: Obstacle = {
	id: 'bell-buoy',
	alsoIn: ['adventure', 'mystery', 'historical', 'time-travel', 'fairy-tale', 'fantasy', 'detective'],
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
			meet: 'The way went over the sand, but there was fog, thick and gray. In fog you went where the bell rang. But today it did not ring, because Ina, an octopus, held on to it. “Shh,” she said. “My babies fell asleep in this pot. If the bell rings, they’ll cry.”',
			flies: '“Can’t I fly?” asked {hero}. But the fog was so thick that you could not see up from down.',
			swims: '{hero} looked for the water. But in that fog you could not see where it was.',
			ways: [
				{
					say: 'Put a wool sock on the bell',
					outcome:
						'In the sand lay a wool sock. {hero} put it on the bell. Dum, dum, it went, so soft, but you could hear it. So the babies slept on, and everyone could find the way! And Ina took the pot and came along, to talk at last.',
					later:
						'Up went a wet arm. “People just want the bell to ring,” said Ina. “But {hero} let my babies sleep. {hero} is good.”',
				},
				{
					say: 'Hum to the babies',
					outcome:
						'{hero} hummed to the babies. Mmm, mmm. So one shut its eyes, and two, and all of them. They slept so well that Ina could let go. Ding, ding! And not one baby woke up. So everyone could find the way.',
					later: '{hero} hummed, as to the babies. Mmm, mmm. So one hushed, and two, and then all of them.',
				},
				{
					say: 'Hold on to the rope in the sand',
					outcome:
						'The bell had a long rope. It lay in the sand, all the way across. {hero} held on to it and went along. Bit by bit, into the gray, and out! Everyone could do that too. And not one baby woke up.',
					later:
						'{hero} held on to a coat, as to the bell rope. And then to the next, bit by bit! And there {hero} was, in front.',
				},
			],
		},
		2: {
			meet: [
				'The way led over a sandbar, and the fog was as thick as porridge. There was a bell out there to guide you. Only it did not ring, so nobody could find the way. Around the bell, with all eight arms, sat an octopus. “Shh!” she said. “I am Ina. My babies have just gone to sleep, [all eight|all eight of them]. If this thing goes ding once more, I shall cry.”',
			],
			flies: 'You could not see in it which way was up. Even the gulls walked.',
			swims: 'And in the water it was just as thick. A seal had swum in circles since breakfast.',
			ways: [
				{
					say: 'Knit a woolly hat for the bell',
					outcome:
						'In the sand lay an old net and some wool. {hero} made a hat for the bell. It was not a good hat. But now the bell said “dum” and not “ding,” and that was loud enough for fog and soft enough for babies. So anybody could find the way. Ina let go, one arm at a time. She put the babies in a pot, and came along beside {hero} for company.',
					later:
						'A wet arm went up at the back, then seven more. “{hero} made a hat for a bell,” said Ina, “just so that my babies could sleep. You can trust a person like that with your eggs.”',
				},
				{
					say: 'Sing the eight babies into a deeper sleep',
					outcome:
						'“They only sleep on top,” said {hero}. “They should sleep all the way down.” So {hero} sang a song that went lower with every verse. By verse eight there was not a wriggle. Ina let go. DING, said the bell, so that anybody could find the way, and eight babies snored.',
					later:
						'So {hero} sang the song that goes lower and lower. At verse three the shouting stopped. At verse five somebody’s grandpa nodded off. At verse eight it was perfect.',
				},
				{
					say: 'Follow the bell’s own rope along the bottom',
					outcome:
						'A bell buoy hangs on a rope, and the rope goes to the shore. {hero} took hold of it, and looked at nothing, for in the fog eyes are no use. It was cold and slimy, and there were mussels on it. But it did not end till there were stones, and a path, and anyone could hold on to it. “Very quiet,” said Ina. “Thank you.”',
					later:
						'There was a rope along the wall, to hang coats on. {hero} took hold of it, as of the rope of Ina’s bell. It led behind all the coats, around the whole room. It ended at the front.',
				},
			],
		},
		3: {
			meet: [
				'Here the road crossed a bay. At low water you went by the sandbar, and in fog you went by the bell. There was fog. It was so thick that you could lean on it. But no bell rang. “It’s here,” said a tired voice, when {hero} had bumped into it. An octopus was wrapped around it, with all eight arms, holding the clapper tight. Her name was Ina. “I have eight babies,” she whispered. “All in that pot. Every time it rings they wake up, one after the other, and by the time I’ve got the eighth to sleep [it rings again|there’s the next wave]. I only meant to hold on for a minute.” She had been holding on for three days.',
			],
			flies:
				'“Can’t I fly?” asked {hero}. A gull had tried that, Ina said; it was still asking people the way to the sky.',
			swims: '“Can’t I swim?” asked {hero}. Below the surface it was fog too, only wetter.',
			ways: [
				{
					say: 'Make the bell a hat, so that it rings in a whisper',
					outcome:
						'It was not the bell that was wrong, only the ding. {hero} pulled an old piece of net out of the sand, and stuffed and knotted and wound, until the clapper wore a kind of hat. Then Ina let go, arm by arm, with her eyes shut. Dum, said the bell. Dum. You could hear it all along the sandbar, and it was just like a heart. In the pot eight very small octopuses sighed and turned over, all together. Ina took the pot under one arm and came along in the shallows. She talked the whole way. She had not been able to talk for three days.',
					later:
						'Something wet took hold of the windowsill, and then of seven other things. It was Ina. “I’d like to say a word about {hero},” she said. “A hundred people have cursed me in that fog. They wanted the bell. One wanted the bell and the babies asleep.” She counted on her arms. “I have eight reasons to trust {hero}, and all eight are asleep.”',
				},
				{
					say: 'Sing the eight of them so deep asleep that nothing wakes them',
					outcome:
						'“They’re not really asleep,” said {hero}, who had put an ear to the pot. “They’re only listening with their eyes shut.” So {hero} sang. It was a song about sinking. It had eight verses, and each was lower and slower than the last, and went past a different fish. In the seventh even the fog seemed to lie down. “You can let go now,” {hero} whispered. DING, said the bell. Nothing stirred in the pot. Ina had gone to sleep too.',
					later:
						'{hero} remembered the pot. {They} started to sing, about sinking, quite low, and then lower. You can’t shout against something that is underneath you. Verse by verse the noise went down with it, past the herring, past the cod. By the last verse it was lying on the bottom, and somebody was snoring.',
				},
				{
					say: 'Find the rope that the bell hangs on, and follow that',
					outcome:
						'A bell may be held still. But it has to be tied to something. {hero} felt under the water until {they} had it, a rope as thick as an arm, and it led away into the gray. {They} shut {their} eyes. It is easier, in a fog, if you stop trying to see it. There were mussels, and a crab who would not let go, and a place where it went through something soft that apologized. Then came stones, then grass. “Hold on to the rope!” {hero} called softly back into the gray, in case. Nobody had rung, and nobody had woken. “Most considerate,” came Ina’s voice, from very far off.',
					later:
						'Everyone in a crowd is looking for a gap. {hero} shut {their} eyes and felt for a rope. There was one; there is always one, if only to hang the coats on. It led behind the backs, past a cold wall and a walking stick and somebody eating an apple, all around the room. When it stopped {hero} looked, and that was the front.',
				},
			],
		},
		4: {
			meet: [
				'The fog had been down since the middle of the week. At low water people walked to market across the sandbar, and in fog they followed the bell on the buoy. But for three days, in which those who could had taken a boat, the bell had been silent. {hero} found out why by walking into it. An octopus had wrapped all eight arms around it. Her eyes were more or less open. “I have eight children,” she said. “In the jar. This thing rings with every wave, and they wake up one after another, and when I’ve got the last one to sleep there’s another wave.” Her name was Ina. She asked {hero} not to make her laugh, because then she would let go. “I know what it’s for,” she said after a while. “There was a bell on the rocks where their father went out. It was [being repaired|broken]. I do know what it’s for.”',
			],
			flies:
				'“Can’t I fly?” asked {hero}. A cormorant had landed on his back that day; he had thought that he was still climbing.',
			swims: '{hero} could have swum, but only in whatever direction happened to be wrong.',
			ways: [
				{
					say: 'Make a hat for the bell, so that it whispers',
					outcome:
						'Everyone had thought that the bell either rang or it didn’t. {hero} pulled some wool out of a torn net, sat down on the wet iron, and knitted by touch until there was something like a thick sock. The eighth arm was the last to let go, and stayed close to the bell like a hand on a cradle. A wave came. “Dum,” said the bell. It was no louder than a heartbeat, and you could hear it right to the end of the sand. In the jar nothing moved. Ina listened to several waves. “It sounds like being inside somebody,” she said. Then she came along through the shallow water, with the jar in one arm, all the way across.',
					later:
						'A window opened, and something that had no hands opened it. “I can’t stay long out of the water,” said Ina, “so I’ll say it once. For three days decent people asked me whose side I was on: my children’s, or theirs, who might drown. {hero} put a sock on the bell.” One arm was still holding the jar. “My children slept, and nobody drowned. {They don’t} lie to get past you, and {they don’t} push. {They find} out what everybody needs.”',
				},
				{
					say: 'Sing until all eight of them are fast asleep',
					outcome:
						'The eight of them were not asleep. {hero} looked into the jar, and eight pairs of eyes like mustard seeds looked out. They were waiting for the bell, as their mother was. {hero} leaned against the cold iron and sang as low as {they} could, and in the second verse lower. Nothing happened in that song. You only sank. You sank past the light, and past the last of the herring, and on each floor something large wished you good night. When it was over Ina had let go without noticing. The bell rang, twice. They slept on; and all along the sandbar people came out of the fog and called each other’s names.',
					later:
						'That crowd could have shouted down a trumpet. So {hero} went underneath, with the song from the buoy. It was very low, and it was sinking. Some of them stopped in the middle of a word. They felt themselves go down, past the light, and past what they had been about to say, and something large wished them good night. In the end all that noise lay on a wide floor of sand, and it was quiet, and a little of it settled.',
				},
				{
					say: 'Find the rope of the bell, and follow it',
					outcome:
						'Ina had enough to do, thought {hero}. But even a bell that does not ring is tied to something. {They} felt about in the water until {they} found its rope, which ran along the sand toward the shore, as thick as a child and furry with weed. Eyes were no use, so {hero} shut them. Now there was only the next bit of rope. There were mussels on it. Once {hero} heard somebody breathe, a yard away, lost and not admitting it. “There’s a rope here,” {they} said into the gray, took hold of a cold wrist, and put it on. When {they} came up the beach there were nine people behind {them}.',
					later:
						'Everyone was trying to see over everyone else. {hero} shut {their} eyes, as {they} had on the sandbar, and felt along the wall. In every room there is a rope or a rail that goes all the way around, for curtains or for coats. There it was. It led past damp wool and drafts. {They} held on and did not stop to look how far {they} had come. When the rope ended, {they} opened {their} eyes, and so, with some surprise, did the front row.',
				},
			],
		},
	},
};
