import type { Obstacle } from '../../format.ts';

export const bigFootprint: Obstacle = {
	id: 'big-footprint',
	alsoIn: ['time-travel'],
	place: { the: 'the big footprint', at: 'at the big footprint', to: 'to the big footprint', backdrop: 'swamp' },
	people: { nib: { call: 'Nib', a: 'a very small dinosaur', type: 'Dinosaur', pronoun: 'he' } },
	props: ['rope'],
	blocks: ['flies'],
	ways: [
		{ id: 'logs', use: 'reach' },
		{ id: 'roar', use: 'hear' },
		{ id: 'follow', use: 'trust', cost: 'time', ally: 'nib' },
	],
	levels: {
		1: {
			meet: 'There was a hole in the path, as big as a pond. It was a footprint! Two logs lay by it, and in it sat Nib, a very small dinosaur. “It’s my mom’s,” he said. “She went by, and she said: don’t go far. So I sit in it. And you may not step on it!”',
			flies: '“I could fly,” said {hero}. “If you fly, the wind will blow her foot away!” said Nib.',
			ways: [
				{
					say: 'Step over it on two big logs',
					outcome:
						'{hero} got up on two big logs. Thud, thud! It was just like big feet. “Who is that, by my Nib?” called Mom, behind the hill. She came to see, and Nib ran to her. So now everyone could go by.',
					later:
						'{hero} got up on two big blocks. Thud! Thud! “Big feet!” said all the people, and made way. So {hero} came to the front.',
				},
				{
					say: 'Roar as his mom does',
					outcome:
						'“How does your mom go?” asked {hero}. “Roar,” said Nib, very small. So {hero} did it big. “ROARRR!” And a big roar came back. It was Mom! So Nib ran to her, and everyone could go by.',
					later: '{hero} did it like Nib’s mom. “ROARRR!” And all the people sat down, and were as good as gold.',
				},
				{
					say: 'Go from foot to foot with Nib',
					outcome:
						'“There is one more footprint,” said {hero}. “And one more!” So they went from foot to foot to foot. It was so far! And by the last one stood Mom. “You went far,” she said. “But not alone.” So Nib could come along.',
					later: '“I was lost,” said Nib. “{hero} took me all the way to my mom. My mom likes {hero}!”',
				},
			],
		},
		2: {
			meet: [
				'The path went straight through a footprint. It had five toes, and was as big as a duck pond, and there was a rope all around it, from log to log. In the middle sat Nib, a dinosaur no bigger than a hen. “Keep off!” he said. “That’s my mom’s. She told me not to go far from her. [So I didn’t.|I haven’t gone far at all.] She did the going. If people step on it,” said Nib, “then I don’t know where I am.”',
			],
			flies: '“I could fly,” said {hero}. “It crumbles if there’s a wind,” said Nib. “A moth did that bit there.”',
			ways: [
				{
					say: 'Tie two logs on and make footprints as big as hers',
					outcome:
						'{hero} stood up on two logs and tied them with Nib’s rope. Thud! It made a print as big as a bathtub. Thud! “You walk just like her!” cried Nib. “Who walks like me?” said somebody behind the hill. And there she was! Nib ran to her, and now the path was a path again. And {hero} went on with the rope.',
					later:
						'{hero} tied two boxes on with Nib’s rope. Thud! said the floor. Thud! Everybody knows that sound in their tummy. Something big is coming! They ran left and right, and it was only {hero}, in boxes.',
				},
				{
					say: 'Ask how his mother roars and do it louder',
					outcome:
						'“What does she sound like?” asked {hero}. Nib stood up straight. “Roar,” he said. It was like a kettle. “From lower down,” he said, “and crosser, but you can tell that she likes you.” {hero} did it from lower down. “ROOOARR!” It was quiet. Then, from behind the hill: “ROOOARR! And where have YOU been?” Nib ran so fast that he left the rope and the footprint to anybody who wanted them.',
					later:
						'{hero} roared Nib’s mother’s roar, the cross one, from low down, in which you can tell that she likes you. Every person in the room sat up. They looked at their hands, to see if they were clean.',
				},
				{
					say: 'Follow the footprints one by one with Nib',
					outcome:
						'“This is only one,” said {hero}. “Let’s see where the next is.” It was twenty of {hero}’s steps, and fifty of Nib’s. So they went, from foot to foot. He held on to {hero} all the way, and it was a long one. Then the footprints stopped, and there was a mother, looking under a bush. And Nib was allowed to see {hero} on, as far as the next hill.',
					later:
						'“I’m little,” said Nib, from under the table. “So I know who goes too fast. {hero} took one step and waited till I’d done three. The whole way!” He put his chin up. “My mom says I can trust {hero}, and she’s as big as this house.”',
				},
			],
		},
	},
};
