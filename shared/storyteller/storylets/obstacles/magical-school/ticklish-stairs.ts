import type { Obstacle } from '../../format.ts';

export const ticklishStairs: Obstacle = {
	id: 'ticklish-stairs',
	alsoIn: ['dragon', 'fairy-tale', 'fantasy', 'ghost', 'royal', 'unicorn'],
	place: { the: 'the ticklish stairs', at: 'on the ticklish stairs', to: 'to the ticklish stairs', backdrop: 'castle' },
	people: { grout: { call: 'Grout', a: 'a troll with a duster', type: 'Troll', pronoun: 'he' } },
	props: ['feather'],
	blocks: ['flies'],
	ways: [
		{ id: 'rug', use: 'reach' },
		{ id: 'giggle', use: 'hear' },
		{ id: 'scratch', use: 'trust', cost: 'time', ally: 'grout' },
	],
	levels: {
		1: {
			meet: 'The way went up some stairs. {hero} got on. “Hee, hee!” they said, and threw {hero} off. “I wanted them to be clean,” said Grout, a troll. “So I did them with a feather, and it tickled. Now they laugh and laugh, and no one can go up.”',
			flies: '“What if I fly?” asked {hero}. “The wind tickles them too,” said Grout. “I had to hold my breath.”',
			ways: [
				{
					say: 'Roll a thick rug up the stairs',
					outcome:
						'By the wall lay a red rug. {hero} rolled it up the stairs. It was so thick that they did not feel a thing. So everyone could go up, and no stair laughed. “Take the rug,” said Grout. “I have more.”',
					later:
						'{hero} rolled out the red rug. The people all got off it, because a red rug is for a queen. And up came {hero}.',
				},
				{
					say: 'Catch one giggle in a jar',
					outcome:
						'{hero} held a jar to the step. “Hee, hee!” Pop, on went the lid, and the best giggle was in it! So the stairs had a rest, and everyone could go up. {hero} took the jar along.',
					later:
						'{hero} took the lid off the jar. “Hee, hee!” “Who was that?” said the people. And they hushed, to find out.',
				},
				{
					say: 'Scratch every step well',
					outcome:
						'“If it tickles, you have to scratch it,” said {hero}. So {hero} did. Scratch, scratch! “Aaah,” said one step. Then {hero} did the next, and the next, and there were so many! “Aaaah,” said all the stairs. So everyone could go up, and Grout came along, to rest his arms.',
					later:
						'“It was me who used the feather,” said Grout. “{hero} didn’t tell on me, and helped me. So I tell you now!”',
				},
			],
		},
		2: {
			meet: [
				'The way went up a long curl of stairs, to the street above. {hero} got on the lowest one. “Hee, hee!” said the stairs, and wriggled, and shook {hero} off. At the bottom sat Grout, a troll with a duster. “It’s my fault,” he said. “They told me to scrub them. I used feathers, for it was [so much nicer|quicker]. Now they can’t stop. The singing teacher has been on the ninth step all week, holding on.”',
			],
			flies:
				'“What if I fly?” asked {hero}. “A bit of wind, and they’re off again,” said Grout. “I had to hold my breath.”',
			ways: [
				{
					say: 'Lay a thick rug on the stairs before you climb',
					outcome:
						'“Soft is ticklish,” said {hero}, “but thick is not.” At the bottom lay a red rug, as thick as a sheep. The two of them rolled it up the stairs, step by step. “Hee,” went the stairs, and then only “Mm.” {hero} walked up like a king, and so did anyone who liked. The singing teacher let go. At the top {hero} rolled up the rug and took it along, and the stairs slept on.',
					later:
						'{hero} put down the red rug and gave it a push. It rolled all the way through the crowd. People got off. Nobody stands on a red carpet, unless it is for them. Then {hero} walked along it.',
				},
				{
					say: 'Catch the biggest giggle in a jam jar',
					outcome:
						'There was one giggle that had started it. It ran up and down the stairs like a mouse. {hero} waited at the bottom with a jam jar. Hee, hee, hee, pop! On went the lid. The stairs gave a sigh and lay still, and everyone went up, {hero} with the jar. It was warm, and it shook a bit.',
					later:
						'{hero} unscrewed the jar from the stairs, just a crack. “Hee, hee,” it went, all over the room. People looked up and down. Who was that? “Hee, hee.” Everybody waited to hear it again, so it was as still as still.',
				},
				{
					say: 'Scratch each of the steps from bottom to top',
					outcome:
						'“If it tickles, you have to scratch,” said {hero}. {hero} and Grout took a hard brush each and did the steps, one by one, all eighty. Eighty is a lot when you are in a hurry. “Aah,” said each of them. “A bit to the left.” Then the stairs did not laugh at all, for anyone. “I’ll never be lazy again,” said Grout. He came along with his brush, to be useful.',
					later:
						'“I spoiled eighty stairs,” said Grout, “and I told nobody. Then {hero} came, and just asked where the brushes were.” He held his up. It had hardly any bristles left. “That’s what I call a friend.”',
				},
			],
		},
	},
};
