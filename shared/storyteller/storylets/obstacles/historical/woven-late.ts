import type { Obstacle } from '../../format.ts';

export const wovenLate: Obstacle = {
	id: 'woven-late',
	alsoIn: [
		'fairy-tale',
		'fantasy',
		'mythology',
		'ninja',
		'royal',
		'time-travel',
		'desert',
		'dragon',
		'unicorn',
		'adventure',
	],
	place: { the: 'the long loom', at: 'at the long loom', to: 'to the long loom', backdrop: 'village' },
	people: { emmot: { call: 'Emmot', a: 'a goat at a loom', type: 'Goat', pronoun: 'she' } },
	props: ['basket'],
	blocks: ['flies'],
	ways: [
		{ id: 'shuttle', use: 'reach' },
		{ id: 'comb', use: 'hear' },
		{ id: 'sit', use: 'trust', cost: 'time', ally: 'emmot' },
	],
	levels: {
		1: {
			meet: 'The road went through an arch. A big loom with red and blue wool stood in it. There sat Emmot, a goat. “I weave a picture of all who go by,” she said. “But they go so fast! The last ones aren’t in it at all. So now you all have to wait till I’m done.”',
			flies: '“Can’t I fly?” asked {hero}. “I have no wool for the sky,” said Emmot. “You would fly over nothing!”',
			ways: [
				{
					say: 'Go in and out between the threads',
					outcome:
						'In by the red wool, and out by the blue! So {hero} went right through the loom, in and out. “And you are in my cloth now!” said Emmot. She liked that so much that she held up the wool for everyone.',
					later:
						'{hero} went in by the fat one and out by the thin one. In and out, in and out, like the wool. And {hero} was in front.',
				},
				{
					say: 'Beat the cloth with the big comb',
					outcome:
						'“Each row has to go thock,” said Emmot. So {hero} took the big comb. How fast it went now! Thock, thock, THOCK! Soon everyone was in the cloth, and could go by. “Keep the comb,” said Emmot. “I have two.”',
					later:
						'{hero} hit the table with Emmot’s comb. Thock, thock, THOCK! All the people jumped. And then it was still.',
				},
				{
					say: 'Sit still and be woven',
					outcome:
						'{hero} sat so still, and Emmot wove. It took a long, long time! But then {hero} was in the cloth. “They all run off,” said Emmot. “You didn’t.” So she put the loom to the side. And she came along, with the cloth.',
					later:
						'Emmot held up the cloth, and there sat {hero}. “{hero} said, ‘I’ll sit still,’ and did,” said Emmot. “I put in just what is true.”',
				},
			],
		},
		2: {
			meet: [
				'In an arch over the road stood a loom, and the cloth that came out of it went down the hill. It was full of people, in wool. “I weave everyone who comes by,” said Emmot, a goat, with a basket of wool on each side. “Once I left out a man with a goose, and [oh, the goose!|they still talk about it.] But there were so many today! I’m still at the first of them.” She pointed with her comb. “You can’t come by till I have caught up.”',
			],
			flies: '“Can’t I fly?” asked {hero}. “Then I’d have to do the sky too,” said Emmot, “and I’m out of blue.”',
			ways: [
				{
					say: 'Slip through the threads the way the wool goes',
					outcome:
						'Wool never pushes. It goes over one thread and under the next. So {hero} went over, under, over, under, right across the road. Not one thread was out of place. There was only a bit of fluff, and Emmot wove that in. “A bit of fluff from everybody will do, till I catch up!” she said, and held up the threads like a curtain.',
					later:
						'{hero} did as the wool does. Over one bench, under one arm. Over, under, over, under! Not a hat was out of place, and it was the front.',
				},
				{
					say: 'Take the comb and beat the wool down',
					outcome:
						'Wool has to be beaten down, or the cloth is all holes. {hero} took the big comb. THOCK! That was a baker. THOCK! That was a farmer, with lambs. Emmot threw the wool as fast as she could. By the ninth she was laughing. And when everybody was on the cloth, {hero} too, she opened the road. {hero} went by with the comb, still beating.',
					later:
						'{hero} beat the floor with Emmot’s big comb. THOCK! Everyone who hears it sits closer together. THOCK! The people sat as close as wool, and as quiet.',
				},
				{
					say: 'Sit down and let Emmot weave you as you are',
					outcome:
						'“Must it be in order?” asked {hero}. Emmot had not thought of that. So {hero} sat down, and Emmot began. It took so long! At the end there was {hero} on the cloth, just a bit wider than in life. “They all get up at the nose,” said Emmot. She cut it off, rolled it up, tied the threads to one side of the road, and came along, to show it to somebody.',
					later:
						'Emmot unrolled the cloth. “That is how {hero} is,” she said. “I looked for a very long time. If there were anything wrong I would have had to weave it in.” Everybody looked hard. It was only {hero}.',
				},
			],
		},
	},
};
