import type { Obstacle } from '../../format.ts';

export const swallowedWhistle: Obstacle = {
	id: 'swallowed-whistle',
	alsoIn: ['cooking', 'sports', 'superhero', 'circus', 'musical', 'robot', 'time-travel'],
	place: { the: 'the great crossing', at: 'at the great crossing', to: 'to the great crossing', backdrop: 'city' },
	people: { plod: { call: 'Constable Plod', a: 'a hippo in a blue helmet', type: 'Hippo', pronoun: 'he' } },
	props: ['whistle', 'wheel'],
	blocks: [],
	ways: [
		{ id: 'hiccup', use: 'hear' },
		{ id: 'breath', use: 'reach' },
		{ id: 'sign', use: 'trust', cost: 'time', ally: 'plod' },
	],
	levels: {
		1: {
			meet: 'Many carts went along the big road. Peep! They all stopped. Peep! They all went, and no one could get over. In the middle stood Constable Plod, a hippo, and he was so sad. “My whistle was in my bun,” he said, “and I ate it.” Peep! “Now it goes peep when I breathe.”',
			ways: [
				{
					say: 'Make him jump',
					outcome:
						'“BOO!” said {hero}. Constable Plod jumped. “Hic!” And pop, out flew the whistle! Now there was no more peep, and the carts could stop for everyone. “You keep it,” he said. “I just want a bun.”',
					later: '{hero} blew the whistle. PEEEEP! Everyone stopped, just like the carts, and no one said a word.',
				},
				{
					say: 'Tell him when to breathe',
					outcome:
						'“Breathe in,” said {hero}. “And out.” In, peep, and the carts stopped. Out, peep, and the carts went. “So that is it!” said Constable Plod. “I just have to breathe slowly.” And everyone could go over, in and step, in and step.',
					later:
						'When all the people breathed out, there was a bit of room. So each time {hero} went one step. Out and step, out and step, and {hero} was by.',
				},
				{
					say: 'Hold up a sign for him',
					outcome:
						'{hero} held up a sign. It said STOP, and then it said GO. It took a long, long time, till all the carts got home. Then the road was empty, and everyone could go over. “Now I can sit down,” said Constable Plod. Peep! And he came along, to rest his feet.',
					later:
						'Up got Constable Plod. Peep! “I couldn’t do my work,” he said. “{hero} did it for me, to the last cart.” Peep! So everyone trusted {hero}.',
				},
			],
		},
		2: {
			meet: [
				'At the great crossing nothing worked. Peep! All the carts stopped. Peep! They all went, at the same time, from four sides. In the middle stood Constable Plod, a hippo in a blue helmet. He was not blowing a whistle. He had [swallowed it|eaten it], in a bun. “Each time I breathe,” he said. Peep! “And I have to,” peep, “breathe.” Crash, went a cart of eggs.',
			],
			ways: [
				{
					say: 'Give him such a fright that it comes out',
					outcome:
						'{hero} went around behind Constable Plod and burst a paper bag. Bang! “Hic!” said Constable Plod. Out shot the whistle, with a crumb on it, and {hero} caught it. It was quiet at the crossing, and each cart let the other go first, and the people too. “That is the best breath I ever had,” he said, and did not want the whistle back.',
					later:
						'{hero} wiped the crumb off Constable Plod’s whistle and blew. PEEEEP! Everybody stopped with one arm in the air. It is a thing you learn at crossings.',
				},
				{
					say: 'Teach him to breathe in time, and go with it',
					outcome:
						'“In when I say in,” said {hero}, “and out when I say out.” It was in, hold, out. It was stop, wait, go. The carts went by like a dance, one side and then the other, and then everybody on foot. By now Constable Plod could do it alone. In, hold, out.',
					later:
						'{hero} did it as at the crossing. When people breathe in, they are wide. When they breathe out, there is a little room. In, hold, out, step. In, hold, out, step. Done!',
				},
				{
					say: 'Stand in the road and hold a sign up for him',
					outcome:
						'{hero} tore the lid off a box and wrote STOP on one side and GO on the other. Then {hero} stood there and turned it, until the last cart was home. It took longer than {hero} liked. Nobody looked at poor Constable Plod, so he could peep in peace. And then the road was empty, for everybody. He came along after that. “Just,” peep, “in case.”',
					later:
						'Peep! It was Constable Plod, and everybody sat up straight. “{hero},” peep, “stood in the road for me the whole time,” he said. “I am the law, and I say,” peep, “trust {hero}.”',
				},
			],
		},
		3: {
			meet: [
				'Four streets met at the great crossing, and they were not getting along. Peep! Everything stopped. Peep! Everything started, from all four sides at once, and there was a noise like a kitchen falling downstairs. Somebody’s cherries rolled over the road, out of a paper bag. In the midst of it stood a hippo in a blue helmet. It was Constable Plod, and both of his hands were empty. “I’ve swallowed it,” he told {hero}. Peep! A tram stopped dead. “It was on the table next to the peas. Now whenever I breathe in,” peep, “they go, and whenever I breathe out,” peep, “they stop.” [His eyes were wet.|He dabbed his eyes.] “I have tried not breathing. It only makes the next one louder.”',
			],
			ways: [
				{
					say: 'Frighten it out of him with a paper bag',
					outcome:
						'There are two cures for a thing like that, and {hero} did not have a spoon. {They} picked up the empty paper bag, blew it up, waited for a tram to ring its bell, and burst it next to the helmet. Constable Plod went straight up in the air. “HIC,” he said. Something silver flew over three hats and a horse, and {hero} caught it. It was silent at the crossing, and very slowly, with great politeness, everyone began to let everyone else go first. “I’m going to breathe for a bit,” said Constable Plod.',
					later:
						'{hero} rinsed Constable Plod’s whistle, out of respect, and blew. It had been the biggest whistle in the force, and it had been inside a hippo. People stopped with their mouths open and their weight on one foot. A cat stopped. “Thank you,” said {hero}. “You, and then you, and then me.”',
				},
				{
					say: 'Conduct his breathing, and cross in time with it',
					outcome:
						'“Watch my arm,” said {hero}. “Up is in. Down is out. And hold it until I say.” Up: the carts from the left went by. Hold: everybody looked at everybody. Down: peep, and now it was the carts from the right. In five minutes it was a waltz. Ladies leaned out of the tram to look. On a long out-breath, with the arm still raised, {hero} crossed four streets at once, backward, and left the conducting to a boy who had been watching closely.',
					later:
						'Crowds breathe. It had never struck {hero} before the great crossing, and now {they} could see nothing else. The whole room breathed in and was packed like bricks; it breathed out, and there was a crack between every two. In, hold. Out, and three steps. In, hold. {hero} got to the front without bending a single hat.',
				},
				{
					say: 'Paint a sign, and take his place until the rush is over',
					outcome:
						'{hero} painted STOP on one side of a tray and GO on the other, stood on a crate, and turned it. It was the worst hour of the day. There were geese. There was a piano. {hero} turned the tray until {their} arms shook, and behind {them} Constable Plod sat down on the curb, out of everybody’s sight, and peeped in peace. When the last cart had gone home he stood up and put the helmet straight. “I’ve been at this for twenty years,” he said, peep. “No one ever said, sit down for a bit.” And he came along, peep, in step.',
					later:
						'Peep. The whole room stopped, from habit. “It’s only me,” said Constable Plod, and came up to the front, peeping softly at each step. “I’m on duty, so this is,” peep, “evidence. {hero} stood in my road for an hour, when there was no call to, and not one goose was hurt. I’d let that one,” peep, “direct anything.”',
				},
			],
		},
		4: {
			meet: [
				'Four streets ran into the great crossing, and nobody got out of it. There was a short shrill sound, and everything stopped. There was another, and everything started, from all four sides. The sound came from a hippo in a blue helmet, who stood in the middle with his arms at his sides. “I was eating rice,” said Constable Plod, and a tram stopped an inch away from him. “I was thinking of something else. The whistle was in my mouth.” The tram went on. “And now I only have to breathe.” It had been like that [for hours|for some hours]. He did not want a doctor. What he could not get over, he said between two crashes, was something else. For twenty years he had believed that people were looking at him. They had only been listening to the whistle.',
			],
			ways: [
				{
					say: 'Frighten the whistle out of him',
					outcome:
						'It is against the law to burst a paper bag behind a policeman. {hero} looked that up afterward. {They} waited for a gap in the traffic. Bang! Constable Plod rose off the ground, said “hic,” and something shot up, turned over in the air, and dropped into {hero}’s {hand}. Then nothing happened at all. Four streets stopped and looked at a hippo without a whistle. Just to see, he raised his left arm, and the left side went. He raised the other one. “Well, I never,” said Constable Plod. People had been looking at him after all, and he did not want the whistle back.',
					later:
						'{hero} put Constable Plod’s whistle to {their} lips and blew once. It was not silence that followed; it was a whole roomful of people with one foot in the air. {hero} kept one arm raised, as he would have. “Thank you,” {they} said. “It will be your turn in a moment.” Nobody so much as blinked. They watched that arm, all of them, from the first row to the last, and kept their mouths shut so as not to miss the moment.',
				},
				{
					say: 'Conduct his breathing, and cross in between',
					outcome:
						'“Look at my arm,” said {hero}, “and at nothing else.” There is a speed at which a large animal can be calm. It was slower than {they} had thought, and then slower again. {Their} arm went up: he breathed in, and the whole east side rolled by. It stayed there, and four streets waited. It went down, and he breathed out. After a while the drivers were nodding along. {hero} walked backward across the road on one long breath, with {their} eyes on his, until {they was} over. Constable Plod went on by himself, with his own arm, for all who were still to cross, and looked like somebody who hears for the first time what song he is in.',
					later:
						'Since the great crossing {hero} could see a crowd breathe. This one breathed fast and high, and when it breathed in there was no getting past anybody. But whoever breathes in has to breathe out. Then the shoulders came down, and for half a second a gap ran up the middle of the room. {hero} went four steps, and stood, and waited. It took four breaths to the front, and nobody there could have said that anyone had moved.',
				},
				{
					say: 'Take up a tray, and stand in for him',
					outcome:
						'The constable did not need a doctor. He needed to sit down. {hero} took the lid of a crate, wrote STOP on one side and GO on the other, and walked out into the middle, and the traffic did not notice the difference. There was a flock of geese. There was a piano with a mover asleep inside. By the time the last cart was home {hero} could no longer feel {their} arms. On the curb, behind a mailbox, sat a large policeman with his helmet beside him, and whistled quite quietly, in and out. “Twenty years,” he said, when it was over. “I wouldn’t have known how to ask.” Then he came along, to practice asking.',
					later:
						'There was a small shrill sound, and everyone in the room stood still. “As you were,” said Constable Plod, and blushed. “{hero} stood in the middle of the crossing in my place, from the geese to the very last cart.” It whistled, and they stood still again. “I sat on the curb, and for the first time I could watch. I have seen everybody in this town cross a road, and I know what I know about you. I never saw anyone else stay out there for somebody. I’d believe {them}.”',
					as: {
						honest: '{hero}, who was {trait}, held the sign just as straight for geese as for pianos.',
					},
				},
			],
		},
	},
};
