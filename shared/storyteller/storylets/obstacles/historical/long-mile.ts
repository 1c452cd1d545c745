import type { Obstacle } from '../../format.ts';

export const longMile: Obstacle = {
	id: 'long-mile',
	alsoIn: ['adventure', 'fairy-tale', 'fantasy', 'royal', 'time-travel'],
	place: { the: 'the milestone', at: 'at the milestone', to: 'to the milestone', backdrop: 'village' },
	people: { thew: { call: 'Master Thew', a: 'a badger with a chisel', type: 'Badger', pronoun: 'he' } },
	props: ['rope'],
	blocks: ['flies'],
	ways: [
		{ id: 'measure', use: 'reach' },
		{ id: 'admire', use: 'hear' },
		{ id: 'roll', use: 'trust', cost: 'time', ally: 'thew' },
	],
	levels: {
		3: {
			meet: [
				'The road was roped off, and behind the rope it went around in loops, like a snail. A badger with a chisel was laying cobbles in wet mortar. “Keep off,” said Master Thew. “It isn’t dry.” Beside him stood a milestone, with ivy leaves cut all the way around. TOWN 3 MILES, it said. “It’s the best I ever made,” said Thew. “The duke got off his horse for it. He said ‘Ah.’ And then [somebody measured|somebody had to measure], and it’s two.” You can’t rub out a stone. So for fourteen years he had been making the road longer, loop by loop. “I’m only eight hundred yards short,” said Thew, winding up his measuring rope. “But they will cut across the bends.”',
			],
			flies: '“And no flying,” said Thew. “Flying makes it two again. Less, with the wind behind you.”',
			ways: [
				{
					say: 'Hold the far end of his measuring rope',
					outcome:
						'“Shall we measure once more?” asked {hero}. Thew was always ready to measure. But a measuring rope has to be straight, and somebody has to hold the far end. So {hero} took it and walked, over the curbs, between the bends, past a hen on an egg who moved over. No one stops a person with the end of a measuring rope. At the far side {they} called out the figure. “Seven hundred and ninety-six!” Thew shouted back. “It’s growing!” He had another rope at home, and {hero} was to keep that one.',
					later:
						'“Would you hold this, please?” said {hero}, to the man nearest the door, and gave him one end of the rope. He held it. Nobody ever says no to that. “And straight through here,” said {hero}, walking. They ducked; they pressed themselves flat, and looked along it with one eye shut. Somebody asked if it was for the drains.',
					as: {
						clever: 'It was {trait}, and it came out at seven hundred and ninety-six.',
						bold: 'You have to walk as if you were {trait}, and from the council.',
					},
				},
				{
					say: 'Look at the stone for a long time, and say “Ah”',
					outcome:
						'Everyone who stopped there did sums. {hero} did not look at the three. {They} looked at the ivy. Each leaf was a different leaf, and one had a hole where a caterpillar had been at it, and around at the back, where you’d never see him, there was the caterpillar. {They} went on looking. It got so quiet that the hen turned round. “Ah,” said {hero}. Master Thew sat down on his bucket. In fourteen years there had been just the one. “The mortar’s dry by the ditch,” he said when he could. “It’s dry all along. I only say it isn’t.”',
					later:
						'High up on the wall there was a bit of carving. {hero} looked at it, and went on looking. The next person looked up too, and then the next. It went through the room like a breeze through barley. When the last one had put back his head {hero} let it out. “Ah,” said {hero}. You could have heard a caterpillar.',
					as: {
						quiet: 'It was the longest speech that {trait} {hero} ever made.',
						dreamy: 'There are times when it’s useful to be {trait}, and not good at sums.',
					},
				},
				{
					say: 'Roll the stone along to where it is true',
					outcome:
						'“The stone isn’t wrong,” said {hero}. “It’s only in the wrong place. How far is it to where it would be right?” Thew’s mouth opened. He’d thought of everything else. He’d thought of moving the town. They laid it on its side, on a sack, and rolled. It was one mile, and it took hours, and the stone came down twice on the same foot, which was his. They stood it up by a hazel, and stepped back. TOWN 3 MILES. “It’s true,” said Thew, and put his ear to it. “It sounds different.” He left the loops for the children, and came along.',
					later:
						'“I’m a mason,” said Master Thew, and everybody could smell the mortar. “I told a lie once, in stone, and it was a handsome one. I’d sooner bend a road than move it. {hero} rolled it for a mile, to where it was so.” He wiped his paws. “That’s a lot of trouble to go to for the truth. And it was a stranger’s.”',
					as: {
						honest: 'It would have bothered anyone so {trait}, that three.',
						kind: 'It was {trait} not to say “fourteen years.”',
					},
				},
			],
		},
		4: {
			meet: [
				'Beyond a rope the road, which until then had known its own mind, began to wind like a snail. A badger knelt in it, setting cobbles. “Not yet, if you please,” said Master Thew; “it is wet.” He was a mason. Near him there was a milestone, and it was beautiful; it had a wreath of ivy, no two leaves alike; TOWN 3 MILES, it said. On its account a duke had once got off his horse. He had stood in front of it for some time and said “Ah.” The same week it was measured, and came to two. There are those who would have cut another stone. Thew had looked at the ivy, and resolved to lengthen the road; he had been [about it|engaged on it] for fourteen years; he was, by the rope at his belt, eight hundred yards short; and people cut across the bends. The one who measured it had been his son. He had been told not to come home until it was three.',
			],
			flies:
				'He wished that one would not fly. It was less than two miles, that way; he had been told so, by an eagle, with whom he no longer spoke.',
			ways: [
				{
					say: 'Offer to take the other end of the rope',
					outcome:
						'“Is it certain,” inquired {hero}, “that it is still eight hundred?” There is no mason who can leave such a question alone. Thew unhooked the rope. It needs two, to be done properly; and it has to be straight, so that somebody must take the far end across whatever there is, and be excused. {hero} was excused by a cabbage bed, by the mortar of nine successive bends, and in the last of them by a hen. “Seven hundred and ninety-six,” it came back at length, over the loops. He had gained four yards. {hero}, who stood beyond the last of the wet stones with the end of it in {their} {hand}, thought it better not to pull. “You keep that,” Thew called. “It has got used to you.”',
					later:
						'“Might I trouble you?” asked {hero}, and put the one end into the palm of a gentleman who was just then denying somebody the right to breathe. He closed his fingers. It is not known why they do. {hero} went on with the other, in a straight line, apologizing; and two hundred persons, who had been of a mind to let nobody through, bent beneath it, and sighted along it with great seriousness, in the belief that it concerned their property.',
					as: {
						clever: 'It was the measuring that was {trait}. The figure was simply what came out.',
						bold: 'One has to do it as the {trait} do: with the eyes on the far end.',
					},
				},
				{
					say: 'Stand before the stone, and look at it until you have seen it',
					outcome:
						'All who paused there were adding. {hero} had no opinion upon the three; {they} had got no farther than the ivy. Not one of the leaves had been cut from memory. Here a snail had been over it, and there the frost; and low on the shady side, at the height of somebody who sits on the ground by a bucket, there was a leaf that was not as good as the rest, and had been let stand. It must have been done with great effort by a very small chisel. Nothing was said for so long that the badger left off working. “Ah,” said {hero}. It was a little while before Thew could find the trowel. “He was six,” said Thew. “It is dry, you know. It is dry all the way over. I say that it is wet.”',
					later:
						'There is some piece of plaster in every room, over everybody’s head, that a man once gave a winter to. {hero} found it, and looked. It is catching. The next was merely vexed, and wished to know what there was; but he saw it; and she who had hold of his lapel looked up as well, and kept the lapel. It spread by chins. When they had all got their heads back, and their mouths, therefore, open, and nothing in them, {hero} said, “Ah.”',
					as: {
						quiet: 'It is a remark of which the {trait} have the full use.',
						dreamy: 'To be {trait} is no great help with figures. It leaves the ivy free.',
					},
				},
				{
					say: 'Propose that the stone be moved, and not the road',
					outcome:
						'“Where would it be right?” asked {hero}. It was as if they had been discussing for fourteen years what to do with a foot, and somebody had mentioned the shoe. They tipped the stone over on a sack, and leaned. A mile is a long way at a quarter turn at a time. There was no breath to talk with; only, at each of the turns, Thew said “Mind the ivy,” and {hero} minded it. After some hours he held up the rope, and let it drop. There stood a hazel, and behind it a road mender’s hut; and someone came out of that who had a chisel in his hand as well. He looked at the stone. “Three,” he said. “Yes,” said Thew. “You have been living at the right place.” In due time Thew came on after {hero}, a good deal slower than he need have, so as to be able to look back.',
					later:
						'“I do not lie,” said Master Thew, “by mouth. I did it the once, in limestone, and it was admired.” He stood there in his apron and shed a little dust. “People were very understanding. {hero} asked me where it was true, and leaned.” He seemed to measure the room. “I have followed my trade for forty years. One does not often meet with anybody who will carry a thing that far.”',
					as: {
						honest: 'The {trait} have no feeling for ivy. They see only the three.',
						kind: 'It was said to be {trait} of {hero} to have minded the ivy. It had been as good as a conversation.',
					},
				},
			],
		},
	},
};
