import type { Obstacle } from '../../format.ts';

export const dragonInTheGlass: Obstacle = {
	id: 'dragon-in-the-glass',
	alsoIn: ['fairy-tale', 'fantasy', 'magical-school', 'royal', 'unicorn'],
	place: { the: 'the mirror pass', at: 'at the mirror pass', to: 'to the mirror pass', backdrop: 'mountain' },
	people: { glint: { call: 'Glint', a: 'a dragon in front of a mirror', type: 'Dragon', pronoun: 'she' } },
	props: ['mirror'],
	blocks: ['flies'],
	ways: [
		{ id: 'turn', use: 'reach' },
		{ id: 'stare', use: 'hear' },
		{ id: 'you', use: 'trust', ally: 'glint' },
	],
	levels: {
		1: {
			meet: 'The path went up between two rocks. A big mirror stood there, and in front of it sat Glint, a dragon. “Go away!” she said to the dragon in it. “When I shout, she shouts! When I show my teeth, she does too! I won’t let you by till she goes.”',
			flies: '“Can’t I fly?” asked {hero}. “If you fly,” said Glint, “then one like you will fly in there too!”',
			ways: [
				{
					say: 'Turn the mirror to the wall',
					outcome:
						'{hero} turned the mirror to the rock. “She is gone!” said Glint. “I won!” So she lay down to rest, and everyone could go by. A bit of the glass had come off, and {hero} took it along.',
					later:
						'{hero} held up the bit of glass. “Oh, how is my hat?” said the people. They all stopped to look at it. So {hero} went by.',
				},
				{
					say: 'Tell her how to win with a stare',
					outcome:
						'“Don’t shout,” said {hero}. “Just look at her, and don’t blink.” {hero} showed her how. So Glint did it, and the dragon in the mirror did it too. Glint sat so still that everyone could go by.',
					later:
						'{hero} got up high and looked at the people, so big and so still. {hero} did not blink. So one hushed, and two, and all of them.',
				},
				{
					say: 'Tell her who it is in there',
					outcome:
						'{hero} stood next to Glint, in front of the mirror. “Who is that?” asked {hero}. “That’s you,” said Glint. “And who is that next to me?” “Oh!” said Glint. “That’s me! And I look nice.” So everyone could go by, and she came along, to look nice for people.',
					later: '“I was mad at me,” said Glint. “{hero} told me so, and didn’t laugh. What {hero} says is true.”',
				},
			],
		},
		2: {
			meet: [
				'Somebody had left a mirror in the pass, one as big as a barn door. In front of it stood Glint, a dragon, with all her spikes up. “That’s the most stubborn dragon I ever saw,” she said. “I told her to go away. She told me the same, [and at the same time|with no manners at all]! When I lift a claw, she lifts a claw.” She had been at it since last Sunday. “I’m not going first,” said Glint. “And nobody goes past, or she’ll think that I’ve given in.”',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “She has somebody just like you in there,” said Glint. “Then it would be two against two.”',
			ways: [
				{
					say: 'Turn the mirror around to face the rock',
					outcome:
						'“I’ll ask her to leave,” said {hero}, and went behind the mirror, and turned it to the rock. Glint looked. There was only brown wood. “She went!” said Glint. “She went first!” She was so proud that she let the whole road go by. A corner had broken off, as big as a plate, and {hero} took it along.',
					later:
						'{hero} held up the piece of Glint’s mirror. The man in front saw his own face in it, and put up a hand to his tie. His wife looked over his shoulder. Everybody had something to put straight, and while they did that, {hero} walked in.',
				},
				{
					say: 'Teach Glint to stare without a blink',
					outcome:
						'“Shouting is no good,” said {hero}. “She shouts back. You must stare. Whoever blinks has lost.” And {hero} showed her how: chin down, eyes wide, and think of a fish. Glint did. The other one did too. It got so quiet in the pass that you could hear the snow. Then anybody could go by behind her back, on tiptoe. The two dragons are still at it, some people say.',
					later:
						'{hero} got up on a chair and stared. Chin down, eyes wide, and a fish. It took a while. First one person felt it, and then ten. It is no good shouting at somebody who stares. In the end there was not a sound.',
				},
				{
					say: 'Stand next to her and ask who is who',
					outcome:
						'{hero} stood beside Glint, quite close. Now there were two in there. “Who’s the one on the left?” asked {hero}. “That’s you,” said Glint. “I know you.” “And the one you’re cross with?” It was a long time before she spoke. “She looks tired,” said Glint. “She should go to bed.” She smiled, and it smiled back. She pushed the mirror to the side, and came along, and waved to it as she went.',
					later:
						'“I had a fight for a week,” said Glint, “and it was with me. Everybody went by and sniggered. {hero} came and stood next to me.” She put down her spikes. “So I trust {hero}. And now I trust me, too.”',
				},
			],
		},
	},
};
