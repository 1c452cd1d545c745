import type { Obstacle } from '../../format.ts';

export const longMile: Obstacle = {
	id: 'long-mile',
	alsoIn: ['adventure', 'fairy-tale', 'fantasy', 'royal', 'time-travel', 'unicorn', 'dragon'],
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
				'The road was roped off, and behind the rope it went around in loops, like a snail. A badger with a chisel was laying cobbles in wet mortar. “Keep off,” said Master Thew. “It isn’t dry. I let people by till yesterday, and you should have seen it.” Beside him stood a milestone, with ivy leaves cut all the way around. TOWN 3 MILES, it said. “It’s the best I ever made,” said Thew. “The duke got off his horse for it. He said ‘Ah.’ And then [somebody measured|somebody had to measure], and it’s two.” You can’t rub out a stone. So for fourteen years he had been making the road longer, loop by loop. “I’m only eight hundred yards short,” said Thew, winding up his measuring rope. “But they will cut across the bends.”',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “No flying,” said Thew. “Flying makes it two again. Less, with the wind behind you.”',
			ways: [
				{
					say: 'Hold the far end of his measuring rope',
					outcome:
						'“Shall we measure once more?” asked {hero}. Thew was always ready to measure. But a measuring rope has to be straight, and somebody has to hold the far end. So {hero} took it and walked, over the curbs, between the bends, past a hen on an egg who moved over. No one stops a person with the end of a measuring rope. At the far side {they} called out the figure. “Seven hundred and ninety-six!” Thew shouted back. “It’s growing!” He was so pleased that he opened the road, which had dried meanwhile, and forgot about the rope. {hero} wound it up on the way.',
					later:
						'“Would you hold this, please?” said {hero}, to the man nearest the door, and gave him one end of Thew’s rope. He held it. Nobody ever says no to that. “And straight through here,” said {hero}, and walked up to the front with the other. People ducked; they pressed themselves flat, and looked along it with one eye shut. Somebody asked if it was for the drains.',
				},
				{
					say: 'Look at the stone for a long time, and say “Ah”',
					outcome:
						'Everyone who stopped there did sums. {hero} did not look at the three. {They} looked at the ivy. Each leaf was a different leaf, and one had a hole where a caterpillar had been at it, and around at the back, where you’d never see him, there was the caterpillar. {They} went on looking. It got so quiet that a hen turned round. “Ah,” said {hero}. Master Thew sat down on his bucket. In fourteen years there had been just the duke’s. “The mortar’s dry by the ditch,” he said when he could. “It’s dry all along. I only say it isn’t.” And he took down the rope.',
					later:
						'High up there was a beam with a knot in it. {hero} looked at the knot, and went on looking. The next person looked up too, and then the next. It went through the room like a breeze through barley. When the last one had put back his head {hero} let it out. “Ah,” said {hero}. You could have heard a caterpillar.',
				},
				{
					say: 'Roll the stone along to where it is true',
					outcome:
						'“The stone isn’t wrong,” said {hero}. “It’s only in the wrong place. How far is it to where it would be right?” Thew’s mouth opened. He’d thought of everything else. He’d thought of moving the town. The two of them laid it on its side, on a sack, and rolled. It was one mile, and it took far too long, and the stone came down twice on the same foot, which was his. At last it stood by a hazel, and they stepped back. TOWN 3 MILES. “It’s true,” said Thew, and put his ear to it. “It sounds different.” He left the loops to the children and the road to everybody, and came along, to look at other stones, and say nothing.',
					later:
						'“I’m a mason,” said Master Thew, and everybody could smell the mortar. “I told a lie once, in stone, and it was a handsome one. I’d sooner bend a road than move it. {hero} rolled it for a mile, to where it was so.” He wiped his paws. “That’s a lot of trouble to go to for the truth. And it was a stranger’s.”',
				},
			],
		},
		4: {
			meet: [
				'Behind a rope the road began to wind like a snake. A badger knelt in it, laying cobblestones. “Not yet, please,” said Master Thew. “It’s wet.” He was a stonemason. Beside the road stood his milestone, and it was beautiful, with a wreath of ivy in which no two leaves were alike. TOWN 3 MILES, it said. A duke had once got off his horse to look at it and said “Ah.” In the same week somebody measured the road, and it was two. Anyone else would have carved another stone. Thew looked at the ivy and decided to make the road longer. He had been [at it|making it longer] for fourteen years, bend after bend, and he was still eight hundred yards short, because people kept taking shortcuts. That was what the rope was for. It was his son who had measured it. Thew had told him not to come home until it was three.',
			],
			flies:
				'He would rather that nobody flew. From above it was less than two miles. An eagle had told him so, and they were no longer on speaking terms.',
			ways: [
				{
					say: 'Hold the other end of his measuring rope',
					outcome:
						'“Are you sure it’s still eight hundred?” asked {hero}. No mason can leave a question like that alone. Thew took his measuring rope, but you need two people for that, and the rope has to be straight. So {hero} took the far end, across everything that was in the way, and was excused: by a bed of cabbages, by the wet mortar of nine bends, and by a hen. “Seven hundred and ninety-six!” called Thew at last. He had gained four yards. {hero} stood on the road beyond the last wet stone, with the end of the rope in {their} {hand}, and decided not to pull. Four yards! Thew let go of his own end, to write it down, and because the mortar had dried while they measured, he opened the road.',
					later:
						'“Would you hold this for a moment?” asked {hero}, and put one end of Thew’s measuring rope into the hand of the man who took up the most room. He held it. Nobody knows why people do that. {hero} took the other end and walked straight forward, apologizing. The crowd would have let nobody through. But people ducked under the rope and looked along it very seriously, because it might be about their property. At the front {hero} pulled it tight.',
				},
				{
					say: 'Look at the stone for as long as it deserves',
					outcome:
						'Everyone who stopped at the milestone did sums. {hero} did not care about the three. {They} had got no farther than the ivy. No leaf had been carved from memory; here a snail had been at one, and there the frost. Low down on the shady side was a leaf that was not as good as the others. Somebody small must have carved it, sitting on the ground, with a very small chisel, and it had been left as it was. {hero} looked for so long that Thew put down his trowel. “Ah,” said {hero}. It was a while before he could answer. “He was six,” said Thew. “It’s dry, you know. The whole road is dry. I only say it’s wet.” And he took down the rope.',
					later:
						'In every room there is one piece of ceiling that somebody once worked on for a whole winter. {hero} found it, looked up, and kept looking, as {they} had looked at Thew’s ivy. It is catching. The next one only wanted to know what there was, but then he saw it too. The lady who was talking into his ear looked up as well, and forgot to go on. It went from chin to chin. When all their mouths were open and nobody was using them, {hero} said, “Ah.”',
				},
				{
					say: 'Roll the stone to the place where it is true',
					outcome:
						'“Where would the stone be right?” asked {hero}. For fourteen years Thew had moved everything but the stone. He took down the barrier, and the two of them tipped the milestone onto a sack and rolled it. A mile is a long way for a stone. They had no breath to talk; only, at each turn, Thew said, “Mind the ivy,” and {hero} minded it. After some hours Thew held up his rope and let it fall. There stood a hut, and a young badger came out of it with a chisel in his hand. He looked at the stone. “Three,” he said. “Yes,” said Thew. “You’ve been living in the right place.” A good deal later Thew came along after {hero}. He walked slowly, so that he could look back.',
					later:
						'“I told one lie in my life,” said Master Thew, “and I told it in stone, with ivy. Everybody was kind about it. They admired the ivy.” He dropped a little dust on the floor. “{hero} asked me where it would be true. Then {they} rolled it there with me, a whole mile, and minded every leaf. I have worked with stone all my life, and I know what it’s like to move one. {hero} does that for the truth.”',
				},
			],
		},
	},
};
