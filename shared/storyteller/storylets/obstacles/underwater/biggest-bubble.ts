import type { Obstacle } from '../../format.ts';

export const biggestBubble: Obstacle = {
	id: 'biggest-bubble',
	place: { the: 'the blue gap', at: 'in the blue gap', to: 'to the blue gap', backdrop: 'underwater' },
	people: { gulp: { call: 'Gulp', a: 'a small frog with a shell', type: 'Frog', pronoun: 'he' } },
	props: ['shell'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'roll', use: 'reach' },
		{ id: 'call', use: 'hear' },
		{ id: 'look', use: 'trust', cost: 'time', ally: 'gulp' },
	],
	levels: {
		1: {
			meet: 'A bubble filled the gap, as big as a house. “I blew it with my shell!” said Gulp, a small frog. “Look, Mom!” His mom sat on a bench and talked and talked. “In a minute, dear,” she said. “If you go by, it pops,” said Gulp. “And she hasn’t seen it!”',
			flies: '“Can’t I fly over it?” asked {hero}. “It has no over,” said Gulp. “It goes up and up!”',
			swims: '“Can’t I swim around it?” asked {hero}. “It has no around,” said Gulp. “It’s so big!”',
			ways: [
				{
					say: 'Roll the bubble up to the bench',
					outcome:
						'{hero} gave the bubble a push, so softly that it did not pop. It rolled out of the gap, up to the bench, and over Mom. Now she sat in it! “Oh!” said Mom. “Gulp! It’s so big!” So the gap was free, and he gave {hero} the shell.',
					later:
						'{hero} blew a big bubble with Gulp’s shell. It rolled along, and no one wanted to pop it. So people made way, and {hero} went after it.',
				},
				{
					say: 'Call “Look, Mom!” with Gulp',
					outcome:
						'“Let’s both call,” said {hero}. “LOOK, MOM!” And all the moms in the lane turned around. Gulp’s mom did too. “Oh!” she said. “It’s so big!” She went all around it, to see it. “Now I don’t need it,” said Gulp. Pop! So the gap was free.',
					later:
						'“LOOK, MOM!” called {hero}, just like Gulp. All the moms turned around and hushed. And so did all the kids.',
				},
				{
					say: 'Look at it very well yourself',
					outcome:
						'“I’ll look,” said {hero}, and did, for a long, long time. “Here it’s pink, and there it’s green.” “You saw it all!” said Gulp, and he let it pop. “Oh, was that it?” asked Mom. She was so sorry! So the gap was free, and she let him come along.',
					later:
						'“{hero} said, ‘I’ll look,’” said Gulp. “And {hero} looked at all of it, the pink and the green! So you can trust {hero}.”',
				},
			],
		},
		2: {
			meet: [
				'A bubble stood in the gap. It touched both walls, and went up as high as a house, and shook a little. Next to it sat Gulp, a small frog with a shell. “Don’t breathe!” he said. “I blew that. It’s the biggest one [there ever was|in the sea]. Look, Mom!” “In a minute, dear,” said a big frog on a bench, with her back to him. She was telling a friend about her bad knees. “She’s said that nine times,” said Gulp. “If you go by, it’ll pop, and she won’t have seen it.” She was still on the left knee.',
			],
			flies: '“Can’t I fly over?” asked {hero}. “There isn’t any over,” said Gulp. “I just went on blowing.”',
			swims:
				'“Can’t I swim around it?” asked {hero}. “There isn’t any around,” said Gulp. “It goes to the walls. I’m that good.”',
			ways: [
				{
					say: 'Roll the bubble up to the bench, very gently',
					outcome:
						'{hero} laid a {hand} on the bubble and pushed, as gently as if somebody were asleep in it. It rolled out of the gap and up to the bench. Gulp had both eyes shut. It rolled right over his mother, and there she sat in the middle, all pink and green. “So then the right knee,” she said, and stopped. “Gulp! Did you make this?” He had to tell her everything. The gap was free, and {hero} got the shell.',
					later:
						'{hero} blew into Gulp’s shell. Out came a bubble as big as a door, and it rolled ahead through the crowd. Nobody wanted to be the one who popped it. People leaned out of its way, and {hero} went along behind it, up to the front.',
				},
				{
					say: 'Call “Look, Mom!” together with him',
					outcome:
						'“Once more,” said {hero}, “and I’ll help.” They both took a deep breath. “LOOK, MOM!” Every mother in the lane turned around. There were eleven of them, and one grandmother. Gulp’s mother did too. “Oh, Gulp,” she said. “Oh, my goodness!” She went all around it, and left her friend on the bench. “Now I don’t need it any more,” said Gulp, and put a finger in it. Pop! So the gap was free.',
					later:
						'“LOOK, MOM!” called {hero}, as loud as with Gulp. There were a lot of mothers in the room. Each of them turned around in the middle of a word. And the others found that nobody was listening, and stopped too.',
				},
				{
					say: 'Look at it properly yourself, from every side',
					outcome:
						'“I’ll look at it,” said {hero}. “Where do I start?” The two of them started with the green part. Then came the part where it went purple, and then {hero} lay down to see it from below. It took as long as both knees. “I wanted Mom to see it,” said Gulp, “but now it’s been seen.” And he let it pop. “What was that?” asked his mother. {hero} told her, with all the colors. She was so sorry that she let him come along, and the gap was free.',
					later:
						'“It’s gone now,” said Gulp. “But {hero} knows what it was like. Ask about the purple part! People always say ‘Very nice,’ and then they haven’t looked. {hero} looked.” A few mothers turned red.',
				},
			],
		},
	},
};
