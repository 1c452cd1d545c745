import type { Obstacle } from '../../format.ts';

export const paintedKnight: Obstacle = {
	id: 'painted-knight',
	alsoIn: ['dragon', 'fantasy', 'ghost', 'royal'],
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
				'“Halt!” cried a voice in the gallery. Twenty suits of armor put down their shields in a row, clang, and there was no getting by. It came out of a gold frame. In the frame stood Sir Roderick, a knight in oils, with one hand stretched out, patting nothing. “Somebody has stolen my dog,” he said. “I was painted with a dog. [Look at the hand!|You can see it from the hand!] He was here on Sunday. Until he’s found, nobody leaves this gallery.” He didn’t like to say that he had called the dog fat. He had said it in front of a still life, with a ham in it, and the dog had looked at him, and the next morning there was only meadow.',
			],
			flies: '“The cherubs flew,” said Sir Roderick. “In the ceiling. I’ve had them arrested as well.”',
			ways: [
				{
					say: 'Blow the painted whistle that hangs on the wall behind',
					outcome:
						'On the back of the frame hung the whistle that the painter had used to make the real dog look up. {hero} blew it. It was higher than high. In eighty pictures eighty heads came around. Ladies dropped their fans; a whole cavalry charge stood still with a foot in the air. And in the still life, behind the ham, two brown ears went up. “Rollo!” cried Sir Roderick. The dog came home by way of three landscapes and a shipwreck, and lay down, dripping, under the hand. The shields went up. {hero} was to have the whistle.',
					later:
						'{hero} blew the painter’s whistle. It makes you look up, and it makes you look nice; it has never been known to fail. Everyone in that room lifted their chin, and turned their best side, and stayed like it. {They} had never seen so many people listening so handsomely.',
					as: {
						careful: 'It’s always the {trait} ones who look at the back of a picture.',
						bold: 'It was {trait}, with twenty suits of armor within reach.',
					},
				},
				{
					say: 'Pick up an empty frame and walk behind it',
					outcome:
						'“Do you stop pictures too?” asked {hero}. “Of course not,” said Sir Roderick. “Pictures belong here.” Against the wall leaned an empty frame. {hero} held it up in front of {themself} and put on a face, a bit to the left, like somebody’s ancestor. Then {they} went forward, step by step. The armor looked at {them}, and didn’t move. “A speaking likeness,” said the knight. “Who’s it by?” “It isn’t signed,” said {hero}, and went around the corner, frame and all.',
					later:
						'{hero} still had the frame. {They} held it up and walked along behind it, with a bit of a smile. “Mind the picture,” said somebody. People who would never have let a person past pulled in their stomachs for a work of art. One of them straightened it. And so {they was} carried, or very nearly, to the best place in the room.',
					as: { clever: 'It was as {trait} as it was well framed.', quiet: 'The {trait} look well in a frame.' },
				},
				{
					say: 'Search the paintings one by one for the dog',
					outcome:
						'{hero} looked for the dog. It meant looking at eighty paintings, and not as people do, but into all the corners. In a harvest there was a bone. In a battle something had drunk out of a drum. It was late when {they} found him, in the still life, between a ham and a lobster. “He says you called him fat,” {hero} reported. There was a long silence in the gold frame. “Tell him that he’s the only thing here that isn’t painted to flatter me,” said Sir Roderick. He came along with {them}, under one arm, in a smaller frame that was kept for journeys. Rollo lay across his boots.',
					later:
						'{hero} leaned the small frame against a jug. “I’m a painting,” said Sir Roderick. “People walk past me and say ‘lovely.’ It takes them two seconds. {hero} looked at eighty of us for my dog’s sake, and {they} looked properly.” Rollo barked, once, in oils. “If that one has looked into a thing,” said the knight, “then you can hang it.”',
					as: {
						careful: 'A {trait} person finds the bone in the harvest.',
						kind: 'It needed a {trait} person to carry that message.',
					},
				},
			],
		},
		4: {
			meet: [
				'“Halt,” it was called out in the gallery; and twenty suits of armor, with no one in them, grounded their shields. The voice had come from a gilt frame. There stood a knight there by the name of Sir Roderick, in oils, his left hand extended at the height of a thigh, where it was patting the air. He had lost his dog. He had been painted with one; it was gone since Sunday; and nobody, until he should be found, was to leave the collection. What he did not volunteer was that there had been a still life brought in and hung across the way, and that he had remarked, of the ham, that at least it had no more legs than it needed. He had meant it to be a joke about greed. The dog had looked at him. “It was a remark,” said Sir Roderick. “One makes remarks. We had [four hundred years|some four hundred years] of silence to get through.” Next to his own there was a paler square on the wall, with a nail in it, such as is left where a lady has been sold.',
			],
			flies:
				'Flight was of no use. There had been cherubs, in the ceiling, and one saw them in a row along the cornice, under guard.',
			ways: [
				{
					say: 'Turn to the back of the frame, and sound the painter’s whistle',
					outcome:
						'The backs of pictures are more honest. On this one, among the cobwebs, was a bill that had not been settled; and, on a string, the whistle by means of which the artist had got a real dog to lift a real head. {hero} put it to {their} lips. There was nothing, to speak of, to be heard. But in all those frames they turned. A regiment stood with one foot in the air; in a dark Deposition the women looked up; and behind the ham, from which there was a good deal missing, rose two ears. He came by the shortest way, through a vintage and a calm at sea. “There you are,” said Sir Roderick. He did not trust himself with another remark. His hand came down, the four inches that it had been lacking, and stayed there.',
					later:
						'It had been made to cause one to look up, and to look one’s best, and it was too high to be resented. {hero} blew it. One after the other they ceased to speak. They had raised their chins; every man of them, without knowing why, had presented his better side, and held it. It lasted as long as such things do, until one begins to feel the neck. But for so long there had been nobody in that whole room who was not being painted.',
					as: {
						careful: 'A {trait} person goes around to the back of things. There is often a whistle.',
						dreamy: 'Being {trait}, {hero} had heard it without blowing.',
					},
				},
				{
					say: 'Take up an empty frame, and go as a picture',
					outcome:
						'“And the pictures?” asked {hero}. “May they leave?” “They are what one does not want to have leave,” said Sir Roderick; “but you would not stop one. One would have it carried.” There was an empty frame in the corner, with its glass out. {hero} lifted it, and got in behind; {they} thought of someone who has money and a cough. It is done with the upper lip. So {they} advanced upon the shields, at the pace at which one moves a Titian, and they were raised. “Who is it of?” said the knight, with interest. “It has been called a self-portrait,” said {hero}. “But there is some doubt.” He was looking after {them} still when {they} had gone; there was about the thing, he told his neighbor, an air of having somewhere else to be.',
					later:
						'Nobody makes way for a face. But {hero} put four sides of gilt around it; and at once it was a matter of taste. They drew back to see it better. It was observed that the eyes followed one. A gentleman, who had had his elbow in {their} ribs a moment earlier, begged them all for heaven’s sake to give it room; and it was passed through, by gloved hands, without haste or tilting, to where the light was good.',
					as: {
						clever: 'The {trait} know that it is mostly the edge that people respect.',
						quiet: 'It agreed with {hero}, who was {trait}, to be looked at and not spoken to.',
					},
				},
				{
					say: 'Go through the collection, picture by picture, for the dog',
					outcome:
						'He would have to be looked for. {hero} had not known what that is, to look at a picture. One sees the bride; one does not see that behind her a child is feeding something under the table. {They} did eighty, with a candle. There was a pawprint in the snow of a retreat. There was, in an Annunciation, a puddle. And in the eighty-first, in the fold of a damask cloth, between a lemon and the bone of the ham, {they} met with a brown eye. {hero} carried it back to him, what the dog had to say, and then what he had; it took several journeys. “I do not see her at all any more,” said Sir Roderick toward the end. “But with him there, one could tell from the hand where she had stood.” There was a small frame, for traveling. They both went in it.',
					later:
						'It had been stood against a carafe, where it caught the lamp. “You will pardon my not rising,” said Sir Roderick. “I have been looked at, I may say, by some of the first people in the land. It takes them as long as it takes to read the name.” From below came the thud of a painted tail. “{hero} looked at eighty pictures, to the edges, for a dog whom {they} had not met. I lay no claim to be a judge of what is right. But I know when I am seen; and I would let that one come up close.”',
					as: {
						careful: 'It is given to the {trait}, and to moths, to know a picture to the edges.',
						kind: 'They are {trait} by profession, those who carry messages between a man and his dog.',
					},
				},
			],
		},
	},
};
