import type { Obstacle } from '../../format.ts';

export const fiveWays: Obstacle = {
	id: 'five-ways',
	alsoIn: ['adventure', 'animal', 'fairy-tale', 'ghost', 'historical', 'ninja'],
	place: { the: 'the crossroads', at: 'at the crossroads', to: 'to the crossroads', backdrop: 'forest' },
	people: { ardle: { call: 'Miss Ardle', a: 'a deer with a paintbrush', type: 'Deer', pronoun: 'she' } },
	props: ['paintbrush', 'rope'],
	blocks: ['flies'],
	ways: [
		{ id: 'call', use: 'hear' },
		{ id: 'arm', use: 'reach' },
		{ id: 'walk', use: 'trust', cost: 'time', ally: 'ardle' },
	],
	levels: {
		3: {
			meet: [
				'Five roads met in a clearing, and a rope had been drawn around all of them. In the middle was a post without any arms. The arms lay in the grass, five of them, freshly painted, and over them stood a deer called Miss Ardle with a brush. “Nobody moves,” said Miss Ardle, “until I’ve got them back up. I took them down to do the lettering. They’ve never looked so well.” They hadn’t. There was gold on the capitals. She looked at the first road, and the second. “[I thought that I’d remember|I was sure I’d remember] which was which,” said Miss Ardle. “I’ve been here for forty years. One gets so used to them that one doesn’t look.”',
			],
			flies:
				'“And kindly don’t fly,” she said. “People saw an owl do it, and three of them followed, and one isn’t back.”',
			ways: [
				{
					say: 'Call “Dinner!” down each of the roads, and listen',
					outcome:
						'“A road with people at the end of it answers,” said {hero}. There was a tin trumpet for the paint. {They} knocked it clean, turned to the first road, and called through it. “DINNER!” Nothing. That was the swamp. “DINNER!” Far away, on the second, eleven voices shouted, “Coming!” That was the mill. A dog came out of the third. From the fourth somebody called that they’d already eaten. By the end Miss Ardle had all five up on the post, with the gold side out, and {hero} was to keep the trumpet. She apologized to the eleven.',
					later:
						'{hero} put the tin trumpet to {their} lips. “DINNER!” It doesn’t matter how angry people are. There is a place in them where they are always waiting for that. Every single one of them stopped, lifted their nose, and turned to where it came from. Nobody brought any food, but it was quiet.',
					as: {
						merry: 'You have to be {trait}, to shout that at a swamp.',
						clever: 'It was {trait} to let the roads do the work.',
					},
				},
				{
					say: 'Pick up one arm and carry it your way',
					outcome:
						'{hero} looked the five arms over. One said To the Mill, and one said Home. The shortest said only This Way, with a beautiful T. “That one’s right wherever you hold it,” said {hero}. {They} tucked it under one arm, chose a road, and walked off, pointing. Miss Ardle opened her mouth to object. She turned it over in her mind. “It is, too,” she said. “It’s the best thing I ever painted. Take it, before I find out what’s wrong with that.” It was the right road. It had to be.',
					later:
						'THIS WAY, said the sign, in black and gold. {hero} held it up over the heads and walked along behind it. It’s a curious thing, but nobody argues with a sign. They looked where it pointed, and stepped back to let whatever it was get through. It was only {hero}.',
					as: {
						clever: 'That is the {trait} way to read a signpost.',
						bold: 'You need to be {trait}, to be as sure as a signpost.',
					},
				},
				{
					say: 'Walk each road to its end and come back to say',
					outcome:
						'There was a way to be certain, and it was long. {hero} took the first road up to where it ended. It was a swamp. {They} came back and said so. {They} took the second, and came back with flour on. The third had a dog on it, and {they} came back faster. It was evening before the fifth arm was nailed up. Miss Ardle had painted a small blue line under each of them, for certain. “People usually only tell me that I’m wrong,” she said. “They do it from wherever they’ve ended up.” She washed out her brush and came along, on the road that she knew least.',
					later:
						'“Swamp, mill, dog, quarry, home,” said Miss Ardle. She held up her brush, like a teacher. “I sent {hero} down five roads to find one. {They} could have stopped at the right one and waved. {They} came back from it, to tell me about the others.” She looked over her glasses. “That’s somebody you can put up on a post.”',
					as: {
						honest: 'They said a {trait} person would have done the same. There was only the one, however.',
						quick: 'It was five roads, and {trait} {hero} did the dog in record time.',
					},
				},
			],
		},
		4: {
			meet: [
				'In a clearing where five roads came together a rope had been carried around the whole of it, and in the midst stood a signpost, with nothing on. Its arms had been laid out on the grass. They had been lettered afresh, in black, and the capitals in gold leaf; and a deer was bending over them with a very fine brush, as one might over five sleeping children, and not one of them hers. “I must ask you to remain where you are,” said Miss Ardle. She had taken them down for an afternoon. She had kept that crossroads for forty years, people set their lives by it, and it had simply not entered her head that she might not know. “I believe [that I never read them|I had stopped reading them],” she said. It had got about that something was wrong, and travelers were lenient, which she could not bear. She had tried four of them upon four of the roads. The fifth she had not lifted. It said HOME, and there was grass growing through the screw holes.',
			],
			flies:
				'She would be obliged, moreover, if one did not take to the air. An owl had, and a family from the plains had thought that it must be expected.',
			ways: [
				{
					say: 'Call “Dinner!” along each of the five, and wait',
					outcome:
						'“It is not the post that knows,” said {hero}. “It is whoever lives there.” For the pouring of paint she had a tin trumpet. {They} shook it out, faced the first of the roads, and called down it the one word that has never been misunderstood. “DINNER!” It went in under the trees and did not come out; that was the marsh. Upon the second there was a clash of buckets set down: the mill. A quarry answered in chorus. There came a dog. On the fifth it was quiet for so long that {hero} had already lowered {their} arm. Then somebody called out, very small, and from a long way off, “Who is it?” Miss Ardle put up four of them. The last she had in both arms. “Take that along with you,” she said of the trumpet.',
					later:
						'{hero} lifted Miss Ardle’s trumpet. “DINNER!” {They} had not much hope of it, in such company. But it is laid down very deep in us, deeper than the party that we belong to; and all along the benches heads were raised, and turned; dignitaries had half got up. One saw them as they must have been at six years old, on various hillsides. It passed off. But no one, having once looked around like that, is able at once to go on shouting.',
					as: {
						merry:
							'It wants somebody {trait}, to shout that at a swamp. The swamp, {hero} maintained, had thought about it.',
						kind: 'There was only one {trait} way to ask who was still there.',
					},
				},
				{
					say: 'Choose the arm that cannot be wrong, and take it with you',
					outcome:
						'Four of the arms made a claim. {hero} passed along the row of them: there was the Mill, there was the Quarry; there was one at which {they} did not stop. At the end lay the shortest. THIS WAY, it said, with a capital like a small gold gallows. “This one needs no fixing,” said {hero}. “It is correct wherever it is held.” {They} took it under one arm, with the point in front, and set out by the road of {their} own choosing, along which, it could not be denied, it pointed. Miss Ardle looked after {them}. For forty years she had furnished others with an opinion as to where they were; and there went somebody who had brought one. “It does not say what for,” she called, quite suddenly. She sounded envious.',
					later:
						'It was a hand’s breadth of board, in black and gold, and it said THIS WAY. {hero} held it over {their} head. People do not like to give place to each other; it raises questions. But to a notice they will give place with a feeling of relief, since it must have been thought about by somebody. They read it; they stepped aside, and looked where it was pointing with some interest; and it went by in front of them, at an even pace, and was correct until it stopped.',
					as: {
						clever: 'The {trait} ask of a signpost only that it should agree with them.',
						bold: 'One knows where one is with the {trait}. They do not, necessarily.',
					},
				},
				{
					say: 'Go to the end of every one of them, and come back',
					outcome:
						'It could be found out by anybody with the patience to be wrong four times. {hero} took the first as far as it went, which was into water, and returned, and told her. {They} took the second. The lamp was lit before {they} set off on the last, and what {they} saw at the end of that was a house with a light in it, and somebody in the window, who did not come out. {hero} told her this too. She nailed up all five, with her lips shut, and under the last she drew a thin blue line, twice. “In forty years,” said Miss Ardle, “I have not had it from anyone who had been there.” She took the brush with her, when she came along, out of habit; and it was not that road. “Not today,” she said. “But I shall know where it is.”',
					later:
						'“Marsh,” said Miss Ardle. “Mill. Dog. Quarry.” With each she drew, upon the air, a fine straight line. “I am asked the way by everybody who goes past, and then they go on. I do not complain; it is what one is there for. But {hero} came back. Five times. From the right one too.” “You would like to be told whether {they} can be relied upon,” said Miss Ardle. “I have put {them} up.”',
					as: {
						honest: 'A {trait} person is chiefly distinguished by the distances walked.',
						quick: 'It seemed to somebody {trait} that the world is mainly the same road, seen from the other end.',
					},
				},
			],
		},
	},
};
