import type { Obstacle } from '../../format.ts';

export const anyoneWanted: Obstacle = {
	id: 'anyone-wanted',
	alsoIn: ['mystery', 'desert', 'adventure', 'circus', 'time-travel', 'animal'],
	place: { the: 'the wanted poster', at: 'at the wanted poster', to: 'to the wanted poster', backdrop: 'town' },
	people: { pym: { call: 'Sheriff Pym', a: 'a koala with a star', type: 'Koala', pronoun: 'he' } },
	props: ['paintbrush', 'mirror'],
	blocks: ['flies'],
	ways: [
		{ id: 'mustache', use: 'reach' },
		{ id: 'bench', use: 'hear' },
		{ id: 'sit', use: 'trust', cost: 'time', ally: 'pym' },
	],
	levels: {
		1: {
			meet: 'Nine people sat on a bench, right across the road. By it stood Sheriff Pym, a koala with a brush. “One of you ate my pie,” he said, and held up a picture. It was two dots and a line! “That’s him. Two eyes, one mouth. You have them too! So sit down.”',
			flies: '“What if I fly?” asked {hero}. “The one who ate my pie will fly off,” said Pym. “I’m sure of it.”',
			ways: [
				{
					say: 'Paint a mustache on the picture',
					outcome:
						'{hero} took the brush. Dab, dab! Now the picture had a mustache. Pym looked at it, and at the bench. “No one here has one,” he said. “So it was none of you. Off you go! And keep the brush.”',
					later:
						'Dab, dab! {hero} put on a mustache with Pym’s brush. “That must be the sheriff!” people said, and made way.',
				},
				{
					say: 'Make the whole bench say “Not me!”',
					outcome:
						'“You have to ask them all at once,” said {hero}. “One, two, three!” “NOT ME!” called the bench. It was so loud that Pym’s hat flew off. “Then it wasn’t you,” he said. He took the bench away, and everyone could go by.',
					later:
						'“One, two, three!” called {hero}. “NOT ME!” said everybody, like the bench. “Oh! What wasn’t me?” And it was still.',
				},
				{
					say: 'Sit still and let Pym paint you',
					outcome:
						'“Look at me for a long time,” said {hero}, and sat still. So Pym put in a nose, and a smile. It took so long! “But that isn’t him,” he said. “That’s you! So it wasn’t any of you.” He let everyone go, and came along, with the picture.',
					later:
						'“I looked at {hero} for so long,” said Pym. “I looked for a thief, and I saw no thief. I saw a friend.”',
				},
			],
		},
		2: {
			meet: [
				'Across the street stood a bench, and on the bench sat half the street. In front of it was Sheriff Pym, a koala with a star and a paintbrush. “Stop!” he said. “You are wanted.” He pointed to a poster. It was two dots with a line under them. “[Somebody took my pie|My pie is gone],” said Pym, “and I saw him! I painted him myself. Two eyes and a mouth. And everybody who comes by has two eyes and a mouth.” He sighed. “I’ve even got my mother.”',
			],
			flies: '“What if I fly?” asked {hero}. “That’s just what he would do,” said Pym.',
			ways: [
				{
					say: 'Paint a big mustache on the poster',
					outcome:
						'“Isn’t there something missing?” asked {hero}, took the brush, and painted a mustache, a huge one, with curls. Pym held it next to {hero}. “No mustache,” he said. “It’s not you.” He went along the bench. It was nobody! Not even his mother. So everybody stood up and carried the bench to the side, and {hero} went through, brush and all.',
					later:
						'{hero} still had Pym’s brush, and there was still some black on it. One dab, two curls: now {hero} had a mustache like an admiral’s. It looked so important that people said “Oh, pardon me,” and made room.',
				},
				{
					say: 'Get all on the bench to say “Not me” at once',
					outcome:
						'“He asked you one by one,” said {hero} to the bench. “That takes all week. Do it together!” {They} raised one {hand} and counted. “NOT ME!” shouted half the street. Windows shook. “Well,” said Pym, and picked up his hat, “that’s everybody, then.” The people carried the bench home, and practiced it twice more on the way.',
					later:
						'{hero} raised one {hand}. “Who was it?” {they} asked. It was quite enough. Everybody there had been a child once. “NOT ME!” they said, all together, and put a hand over their mouth. After that nobody dared.',
				},
				{
					say: 'Sit for Pym until he has learned to look',
					outcome:
						'“Two dots could be anybody,” said {hero}. “Paint me. And look.” {They} sat quite still. Pym looked. He did the eyes three times, and {hero} did not say that it took long. “Yours go up at the ends,” he said. “And the left is a bit bigger. I never saw that people were so different.” So he let them all go, and the bench too, and came along with his picture under his arm.',
					later:
						'Pym put up his picture for all to see. “I looked at {hero} for a very long time,” he said, “every bit of that face. I was looking for a thief. If there was one in there, I’d have found him.” It was a very good likeness.',
				},
			],
		},
	},
};
