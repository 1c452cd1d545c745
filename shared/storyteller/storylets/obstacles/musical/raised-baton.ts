import type { Obstacle } from '../../format.ts';

export const raisedBaton: Obstacle = {
	id: 'raised-baton',
	alsoIn: ['circus', 'sports', 'detective', 'cooking', 'superhero', 'mystery', 'historical', 'time-travel', 'royal'],
	place: { the: 'the bandstand', at: 'at the bandstand', to: 'to the bandstand', backdrop: 'stage' },
	people: { brindle: { call: 'Maestro Brindle', a: 'a badger with a baton', type: 'Badger', pronoun: 'he' } },
	props: ['drum', 'flute'],
	blocks: ['flies'],
	ways: [
		{ id: 'paper', use: 'trust', ally: 'brindle' },
		{ id: 'tack', use: 'hear' },
		{ id: 'stand', use: 'reach' },
	],
	levels: {
		1: {
			meet: 'A band sat on the road, and did not play. One music stand was left over. Maestro Brindle, a badger, held up his stick. “Stand still, all of you!” he said. “We can’t start till there’s no noise.” Then a fly buzzed. “Not yet!” he said. But he looked scared.',
			flies:
				'“What if I fly?” asked {hero}. “A fly is much too loud,” said Maestro Brindle. “And you are more than a fly.”',
			ways: [
				{
					say: 'Ask him softly what is wrong',
					outcome:
						'“What is wrong?” asked {hero}, very softly. “I lost page one,” said Maestro Brindle. “So I can’t start!” {hero} looked, and there it was, around his bun. So the band played it to the end, and got up. The road was free, and he came along, to tell how it went.',
					later: '“I had lost my page,” said Maestro Brindle. “{hero} knew it, and didn’t tell. That’s a good friend.”',
				},
				{
					say: 'Go tack, tack, tack on the wood',
					outcome:
						'{hero} took the drummer’s spoon and hit the wood. Tack, tack, tack! Up went all the flutes and all the sticks. The band held them up so high that everyone could go by under them. “Keep my spoon,” said the drummer.',
					later:
						'Tack, tack, tack, went {hero} with the spoon. The people all sat up. What will it be? And they held their breath.',
				},
				{
					say: 'Carry the music stand in, as if you play',
					outcome:
						'{hero} took the music stand and went in. “You’re late!” said the flutes, and moved up. “So late!” said the drums, and moved up. So there was a path for everyone, and {hero} kept the stand.',
					later:
						'{hero} held up the music stand. “You’re late!” said the people. “Go on, go on!” And they all moved up, so {hero} got to the front.',
				},
			],
		},
		2: {
			meet: [
				'A whole band sat across the road, and it did not play a note. In front stood Maestro Brindle, a badger, with his baton in the air. “We begin,” he said, “when it is perfectly quiet.” Somewhere a leaf fell down. “There! [Not yet.|That was a leaf.]” He had stood like that for two days. The flutes had their flutes at their lips. A boy held a drumstick over his drum. One music stand, by the steps, was left over. Nobody was let through, since steps make a noise. But Maestro Brindle looked a bit pale.',
			],
			flies:
				'“What if I fly?” asked {hero}. “I would hear that,” said Maestro Brindle. “I heard a moth.” He seemed glad of it.',
			ways: [
				{
					say: 'Whisper to him and ask if anything is wrong',
					outcome:
						'“Is something the matter?” whispered {hero}. Maestro Brindle looked left and right. “I wrapped my sandwich in page one,” he whispered back. “I don’t know how it begins!” {hero} went to the basket behind the stage. There it was, with butter on. It began with a tum. “Tum!” went the band, and it was lovely. Afterward the road was free, and he came along, with an apple and no paper.',
					later:
						'“I was the only one who knew how silly I was,” said Maestro Brindle, “and then {hero} knew as well. I waited to hear it told. I’m still waiting.” He bowed. “You may tell {hero} anything.”',
				},
				{
					say: 'Tap three times on the rail',
					outcome:
						'Every band knows that sound. {hero} got a spoon from the tea stall and went tack, tack, tack on the rail. Up flew all the elbows! The trombones pointed at the sky, and underneath them there was a lovely long tunnel, as wide as the road. Anyone could go through it. “Who was that?” said Maestro Brindle. But he said it with some relief, and {hero} went through too, with the spoon.',
					later:
						'Tack, tack, tack, went the spoon from the bandstand on the table. All the elbows went up. All the mouths went shut. If you hear that, you know that it is about to begin, and you don’t want to be the one who coughs.',
				},
				{
					say: 'Carry in the music stand as if you were late',
					outcome:
						'{hero} took the music stand and walked into the middle of the band. “Late!” hissed the flutes, and pulled in their knees. “Very late!” hissed the horns, and moved their chairs. Nobody asked what {hero} played. They all moved, till the road was free. At the back {hero} just went on walking, stand and all. “So now we are all here,” said Maestro Brindle. He had to begin. “Tum?” he said, very softly. “Tum!” went the band. It was right.',
					later:
						'{hero} walked in behind the Maestro’s music stand. “Late again!” somebody hissed. Row after row pulled in their knees and shoved up their chairs. It was easy. In front {hero} set it down, as if it stood there every week.',
				},
			],
		},
	},
};
