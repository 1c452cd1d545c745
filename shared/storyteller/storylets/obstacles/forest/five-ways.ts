import type { Obstacle } from '../../format.ts';

export const fiveWays: Obstacle = {
	id: 'five-ways',
	alsoIn: ['adventure', 'animal', 'fairy-tale', 'historical', 'ninja', 'fantasy', 'unicorn', 'royal', 'dragon'],
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
				'Five roads met in a clearing, and a rope had been drawn around all of them. Those who had come earlier had known their road, and were gone. In the middle was a post without any arms. The arms lay in the grass, five of them, freshly painted, and over them stood a deer called Miss Ardle with a brush. “Nobody moves,” said Miss Ardle, “until I’ve got them back up. I took them down to do the lettering. They’ve never looked so well.” They hadn’t. There was gold on the capitals. She looked at the first road, and the second. “[I thought I’d remember|I was sure I’d remember] which was which,” said Miss Ardle. “I’ve been here since I was a fawn. You get so used to them that you don’t look.”',
			],
			flies:
				'“I could fly,” said {hero}. “You’d still have to know which way,” said Miss Ardle. “Three people followed an owl yesterday, and one isn’t back.”',
			ways: [
				{
					say: 'Call “Dinner!” down each of the roads, and listen',
					outcome:
						'“A road with people at the end of it answers,” said {hero}. Miss Ardle poured her paint through a tin trumpet. {hero} knocked it clean, turned to the first road, and called through it. “DINNER!” Nothing. That was the swamp. “DINNER!” Far away, on the second, eleven voices shouted, “Coming!” That was the mill. A dog came out of the third. From the fourth somebody called that they’d already eaten. By the end Miss Ardle had all five up on the post, with the gold side out, and the rope down, and {hero} went on, trumpet and all. She stayed to apologize to the eleven.',
					later:
						'{hero} put Miss Ardle’s tin trumpet to {their} lips. “DINNER!” It doesn’t matter how loud people are. There is a place in them where they are always waiting for that. Every single one of them stopped, lifted their nose, and turned to where it came from. Nobody brought any food, but it was quiet.',
				},
				{
					say: 'Pick up one arm and carry it your way',
					outcome:
						'{hero} looked the five arms over. One said To the Mill, and one said Home. The shortest said only This Way, with a beautiful T. “That one’s right wherever you hold it,” said {hero}. {They} tucked it under one arm, chose a road, and walked off, pointing. Miss Ardle opened her mouth to object. She turned it over in her mind. “It is, too,” she said. “It’s the best thing I ever painted. Go on, before I find out what’s wrong with that.” She let down the rope on that side. It was the right road. It had to be.',
					later:
						'THIS WAY, said Miss Ardle’s sign, in black and gold. {hero} held it up over the heads and walked along behind it. It’s a curious thing, but nobody argues with a sign. People looked where it pointed, and stepped back to let whatever it was get through. It was only {hero}.',
				},
				{
					say: 'Walk each road to its end and come back to say',
					outcome:
						'{hero} took the first road up to where it ended. It was a swamp. {They} came back and said so. {They} took the second, and came back with flour on. The third had a dog on it, and {they} came back faster. It took a good deal of running before the fifth arm was nailed up and the rope came down. Under each of them Miss Ardle had painted a small blue line, which meant “certain.” “People usually only tell me that I’m wrong,” she said. “They do it from wherever they’ve ended up.” She washed out her brush and came along, on the road that she knew least.',
					later:
						'“Swamp, mill, dog, quarry, home,” said Miss Ardle. She held up her brush, like a teacher. “I sent {hero} down five roads to find one. {They} could have stopped at the right one and waved. {They} came back from it, to tell me about the others.” She looked over her glasses. “That’s somebody you can follow.”',
				},
			],
		},
		4: {
			meet: [
				'Five roads met in a clearing, and the clearing was roped off. In the middle stood a signpost without any signs. They lay in the grass, freshly painted, with gold on the capitals, and a deer was bending over them with a fine brush. “Please stay where you are,” said Miss Ardle. “Nobody can go on until they’re up again.” She had taken them down for one afternoon. She had kept that signpost for forty years, and now she did not know which sign belonged on which road. “I believe [that I never read them|that I’d stopped reading them],” said Miss Ardle. The travelers had been very kind about it, and that was the worst part. She had tried four of the signs on four of the roads. The fifth she had not even lifted. It said HOME, and there was grass growing through the screw holes.',
				'At a crossroads stood a tall post with nothing on it, and a rope had been run around the whole place. Five signs leaned in a row along a bank, with wet gold on their capitals. The deer who was painting them looked up, and did not move the rope. “I’m very sorry,” said Miss Ardle. “It was only to be for an afternoon.” She had taken them down to freshen the paint. Then she had stood before the post with a screw in one hand, and had not known which sign went where. She had been its keeper for forty years. “I suppose I’d stopped looking,” she said. People were being very nice to her about it, and she would rather have been shouted at. Four of the signs she had already held up, each on several roads. The fifth lay apart, face up. HOME, it said, and its screw holes were full of grass.',
			],
			flies: 'She would rather that nobody flew. An owl had, and a whole family had taken it for a sign.',
			ways: [
				{
					say: 'Call “Dinner!” down each road, and listen',
					outcome:
						'“The post can’t tell us,” said {hero}. “But somebody lives at the end of each road.” {They} picked up the tin funnel that Miss Ardle used for paint, held it like a trumpet, and called down the first road: “DINNER!” There was no answer; that was the marsh. From the second came a crash of buckets; that was the mill. The quarry answered in chorus. On the fourth came a dog. On the fifth it was quiet for so long that {hero} had already lowered the funnel. “Who is it?” called somebody then, small and far away. Miss Ardle screwed on four of the signs. The fifth she held in both arms. She let down the rope, and {hero} was well up the road before either of them thought of the funnel.',
					later:
						'{hero} put Miss Ardle’s tin funnel to {their} lips. “DINNER!” It was not much of a speech. But it goes in deeper than speeches, and all along the rows heads came up and turned. Important people had half risen from their chairs. For one moment you could see what each of them had looked like at six. Then they remembered where they were. Nobody who has just looked around like that can go straight on shouting.',
					as: {
						kind: '{hero} was {trait}, and asked softly at the fifth.',
					},
				},
				{
					say: 'Pick up one arm, and carry it your way',
					outcome:
						'Four of the signs said where something was, and any of those might be wrong. {hero} walked along the row. At the end lay the shortest of them all, and it said THIS WAY. “That one can’t be wrong,” said {hero}. “It’s right wherever you hold it.” {They} put it under one arm, with the point in front, and set out on the road that {they} wanted. Nobody could say that it pointed anywhere else. Miss Ardle let down the rope and looked after {them}. For forty years she had told people where to go. There went somebody who had simply brought a sign. “How do you know it’s the right way?” she called. She sounded envious.',
					later:
						'{hero} held up the board from Miss Ardle’s crossroads. THIS WAY, it said, in black and gold. People don’t like to make way for each other, because then somebody else has won. But they will make way for a notice, and be glad of it, since it looks as if somebody had thought about it. They read it, and stepped aside, and looked where it pointed. It pointed to the front. It went there, with {hero} behind it.',
				},
				{
					say: 'Walk to the end of each road, and come back',
					outcome:
						'{hero} walked down the first road as far as it went, which was into water, came back, and told Miss Ardle. {They} did the second, and the third, and the fourth. There was hardly time for the fifth, and {they} went. At its end was a house, with somebody in the window, who was looking out and did not come to the door. {hero} told her that too. Miss Ardle screwed on all five and rolled up the rope. Under the last she painted a thin blue line, and then another. “In forty years,” she said, “I never heard it from anyone who had been there.” She came along with {hero}. It was not that road. “Not today,” said Miss Ardle. “But now I know where it is.”',
					later:
						'“Marsh,” said Miss Ardle. “Mill. Quarry. Dog.” She drew a fine line in the air for each. “Everyone asks me the way, and then they go, and I never learn whether it was right. {hero} came back. Five times! {They} could have stopped at the right one. {They} went to the end of every wrong one too, because I needed to know.” She put away her brush. “If you want to know whether {they} can be relied on, I have signs up that say so.”',
				},
			],
		},
	},
};
