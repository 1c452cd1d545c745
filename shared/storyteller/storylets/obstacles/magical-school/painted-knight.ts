import type { Obstacle } from '../../format.ts';

export const paintedKnight: Obstacle = {
	id: 'painted-knight',
	alsoIn: ['dragon', 'fantasy', 'ghost', 'royal', 'unicorn'],
	place: { the: 'the picture gallery', at: 'in the picture gallery', to: 'to the picture gallery', backdrop: 'castle' },
	people: { roderick: { call: 'Sir Roderick', a: 'a knight in a gold frame', type: 'Knight', pronoun: 'he' } },
	props: ['shield', 'whistle'],
	blocks: ['flies'],
	ways: [
		{ id: 'whistle', use: 'hear' },
		{ id: 'frame', use: 'reach' },
		{ id: 'hound', use: 'trust', cost: 'time', ally: 'roderick' },
	],
	levels: {
		3: {
			meet: [
				'The way led through a picture gallery, in at one end and out at the other. “Halt!” cried a voice. Twenty suits of armor put down their shields in a row, clang, and there was no getting by. The voice came out of a gold frame, next to an empty one. In the frame stood Sir Roderick, a knight in oils, with one hand stretched out, patting nothing. “Somebody has stolen my dog,” he said. “I was painted with a dog. [Look at the hand!|You can see it from the hand!] He was here on Sunday. Until he’s found, nobody leaves this gallery.” He didn’t like to say that he had called the dog fat. He had said it in front of a still life, with a ham in it, and the dog had looked at him, and the next morning there was only meadow.',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “The cherubs flew,” said Sir Roderick. “In the ceiling. I’ve had them arrested as well.”',
			ways: [
				{
					say: 'Look behind the frame for something that a dog can hear',
					outcome:
						'On the back of the frame hung the whistle that the painter had used to make the real dog look up. {hero} blew it. It was higher than high. In eighty pictures eighty heads came around. Ladies dropped their fans; a whole cavalry charge stood still with a foot in the air. And in the still life, behind the ham, two brown ears went up. “Rollo!” cried Sir Roderick. The dog came home by way of three landscapes and a shipwreck, and lay down, dripping, under the hand. The shields went up, and {hero} went through with the whistle.',
					later:
						'{hero} blew the painter’s whistle. It makes you look up, and it makes you look nice; it has never been known to fail. Everyone in that room lifted their chin, and turned their best side, and stayed like it. {hero} had never seen so many people listening so handsomely.',
				},
				{
					say: 'Pick up an empty frame and walk behind it',
					outcome:
						'“Do you stop pictures too?” asked {hero}. “Of course not,” said Sir Roderick. “Nor whoever carries them.” {hero} took down the empty frame, held it up in front of {themself} and put on a face, a bit to the left, like somebody’s ancestor. Then {they} went forward, step by step. Up went the shields, for the picture and for whatever came behind. “A speaking likeness,” said the knight. “Who’s it by?” “It isn’t signed,” said {hero}, and went around the corner, frame and all.',
					later:
						'{hero} still had the frame from the gallery. {They} held it up and walked along behind it, with a bit of a smile. “Mind the picture,” said somebody. People who would never have let a person past pulled in their stomachs for a work of art. One of them straightened it. And so {hero} was carried, or very nearly, to the best place in the room.',
				},
				{
					say: 'Search the paintings one by one for the dog',
					outcome:
						'{hero} looked for the dog. It meant looking at eighty paintings, and not as people do, but into all the corners. In a harvest there was a bone. In a battle something had drunk out of a drum. At long last {they} found him, in the still life, between a ham and a lobster. “He says you called him fat,” {hero} reported. There was a long silence in the gold frame. “Tell him that he’s the only thing here that isn’t painted to flatter me,” said Sir Roderick. The shields went up, and he came along with {hero}, under one arm, in a smaller frame that was kept for journeys. Rollo lay across his boots.',
					later:
						'{hero} leaned the small frame against a jug. “I’m a painting,” said Sir Roderick. “People walk past me and say ‘lovely.’ It takes them two seconds. {hero} looked at eighty of us for my dog’s sake, and looked properly.” Rollo barked, once, in oils. “If that one has looked into a thing,” said the knight, “then it’s so.”',
				},
			],
		},
		4: {
			meet: [
				'The way led through a picture gallery, in at one end and out at the other. “Halt!” somebody called in the middle of it, and twenty suits of armor with nobody inside them lowered their spears. The voice came from a gold frame. The knight in it was called Sir Roderick. One of his hands was stretched out at the height of his knee, patting the air. “My dog ran off today,” he said. “Nobody leaves until he’s found.” The knight and the dog had been painted together. What Sir Roderick did not mention was the new picture. It had been hung across from them on Sunday, and it showed a ham. Sir Roderick had said that at least the ham kept its legs still. He had meant it as a joke. The dog had looked at him. “We had four hundred years to fill,” said the knight. “You make remarks.” Beside his frame was a pale square on the wall, with a nail in it. A lady in a meadow had hung there, and the owners had sold her.',
			],
			flies:
				'“Can’t I fly?” asked {hero}. The painted angels on the ceiling had tried to fly off, and sat in a row on a shelf, under guard.',
			ways: [
				{
					say: 'Look behind the frame for something that dogs can hear',
					outcome:
						'{hero} looked behind the frame. There were cobwebs, and an unpaid bill, and a whistle on a string. The painter had used it to make the real dog hold up his head. {hero} blew it. You could hardly hear anything. But in all the frames they turned around. A regiment stopped with one foot in the air. And behind the ham, from which a good deal was missing, two ears came up. The dog took the shortest way home, through somebody’s harvest and a calm at sea. “There you are,” said Sir Roderick. He did not risk another remark. His hand came down the last four inches onto the dog’s head, and all the spears went up. {hero} went by, with the whistle.',
					later:
						'{hero} blew the painter’s whistle. It had been made so that people should look up and look their best, and it was too high to be annoyed at. One after another they stopped talking. Each of them raised a chin, and turned the better side to the light, and held still. It lasts until your neck begins to hurt. Until then nobody in the room moved at all, and nobody said a word.',
				},
				{
					say: 'Walk through behind an empty frame, like a picture',
					outcome:
						'“May the pictures leave?” asked {hero}. “They’re exactly what must not be stolen,” said Sir Roderick. “But when somebody carries one, of course the guards let it through.” There was an empty frame in the corner. {hero} picked it up, got behind it, and tried to look like somebody with money and a cough. It is all in the upper lip. {They} walked toward the spears at the speed at which people carry something valuable, and the spears went up, and stayed up for whoever came with it. “Who is it?” asked the knight. “A self-portrait,” said {hero}, hardly moving {their} mouth, “we think.” When {they} had gone he told his neighbor that it had had an air of being expected elsewhere.',
					later:
						'Nobody makes way for a face. But {hero} had the empty frame from the gallery, and held it up around {themself}. People stepped back, to see it better. “The eyes follow you,” said somebody. A gentleman who had just been pushing begged everyone to be careful, for heaven’s sake. So people took hold of it with gloves on and passed it along, without shaking it, to the place where the light was best. That was the front.',
				},
				{
					say: 'Search all the pictures for the dog',
					outcome:
						'So somebody had to look for the dog. {hero} had never known what it is to look at a picture. You see the bride; you don’t see that a child behind her is feeding something under the table. {hero} did eighty pictures, with a candle. There was a paw print in the snow behind an army. And in the eighty-first picture, between a lemon and the bone of a ham, two brown eyes looked out. {hero} told the dog what the knight had to say to him, and told the knight what the dog had to say. “I can’t see her any more,” said Sir Roderick at last, to the pale square. “But when he’s here I can tell where she stood.” The spears went up. There was a small frame for traveling, and they came along in it, both of them.',
					later:
						'Sir Roderick’s small frame stood against a bottle, where it caught the light. “Forgive me for not rising,” he said. “Some very important people have looked at me. It takes them as long as it takes to read the name.” Somewhere below a painted tail was thumping. “{hero} looked at eighty pictures, right into the corners, for a dog that {they} had never met. And {they} told me what he thought of me, and I needed to hear it. That’s somebody to listen to.”',
				},
			],
		},
	},
};
