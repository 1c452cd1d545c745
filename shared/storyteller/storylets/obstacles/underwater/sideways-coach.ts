import type { Obstacle } from '../../format.ts';

export const sidewaysCoach: Obstacle = {
	id: 'sideways-coach',
	alsoIn: ['pirate'],
	place: { the: 'the crab coach', at: 'at the crab coach', to: 'to the crab coach', backdrop: 'underwater' },
	people: { wimpole: { call: 'Wimpole', a: 'a crab on a coach', type: 'Crab', pronoun: 'he' } },
	props: ['wheel', 'whistle'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'doors', use: 'reach' },
		{ id: 'aboard', use: 'hear' },
		{ id: 'ride', use: 'trust', cost: 'time', ally: 'wimpole' },
	],
	levels: {
		1: {
			meet: 'A coach with big wheels stood across the lane. Eight crabs pulled it, and on it sat Wimpole, a crab with a whistle. “Off we go!” he said. The crabs went left, bump, into a rock. They went right, bump, into a rock. “Crabs go sideways,” said Wimpole. “And the lane doesn’t!”',
			flies: '“What if I fly?” asked {hero}. “You want to go with no coach?” said Wimpole. “That looks so bad!”',
			swims: '{hero} looked ahead. “You want to go with no coach?” said Wimpole. “That looks so bad!”',
			ways: [
				{
					say: 'Go in at one door and out of the other',
					outcome:
						'{hero} got in at one door, and got out at the other. And that was the other side of the coach! “We got there!” said Wimpole. “Who else?” So everyone could go in and out like that.',
					later:
						'By the wall was a long bench. {hero} got on at this end, as in the coach. “Off we go!” And {hero} got off at that end, at the front.',
				},
				{
					say: 'Blow the whistle and call “All aboard!”',
					outcome:
						'{hero} blew the whistle. Peep! “All aboard!” {hero} called. The eight crabs hushed, and got into the coach, every one. So no one pulled it left and right. It rolled off by itself, and the lane was free. “At last!” called Wimpole. And {hero} kept the whistle.',
					later:
						'{hero} blew Wimpole’s whistle. Peep! “All aboard!” {hero} called. Everybody hushed, to hear where to.',
				},
				{
					say: 'Help them to find a lane that goes sideways',
					outcome:
						'“You need a lane that goes your way,” said {hero}. So Wimpole and {hero} looked here and there, for so long! At last there was one. Off went the coach, so fast, and the way was free! “Whee!” said Wimpole. And then he came along, to say thank you.',
					later:
						'“People told me that my crabs were wrong,” said Wimpole. “But {hero} found us a lane that was right. You can trust {hero}.”',
				},
			],
		},
		2: {
			meet: 'A coach stood right across the lane, from one wall to the other. It had yellow wheels, and eight crabs to pull it. On the box sat Wimpole, a crab too, with a whistle. “Giddy-up!” he called. The crabs ran to the left, and the coach hit the wall. “Giddy-up!” They ran to the right, and it hit the other wall. “We go very well,” said Wimpole. “But crabs go sideways. [The lane is the wrong way around.|This lane lies the wrong way around.]” Inside sat nine cousins, and they were all knitting.',
			flies:
				'“What if I fly?” asked {hero}. “Over us?” cried Wimpole. “We are the coach! You go by coach or not at all.”',
			swims:
				'“What if I swim?” asked {hero}. “Over us?” cried Wimpole. “We are the coach! You go by coach or not at all.”',
			ways: [
				{
					say: 'Buy a ticket, get in, and get out on the other side',
					outcome:
						'“One ticket to the other side, please,” said {hero}, and got in on the left. There were nine cousins, so it was nine times “Excuse me,” and then {hero} got out on the right. And that was the far side of the coach! “We’ve arrived!” said Wimpole, and wiped his eyes. “Next, please!” So everybody went in and out like that.',
					later:
						'By the door stood a bench with high backs, full of people. {hero} got on at one end, as in the coach. “Excuse me,” said {hero}, and again, “excuse me,” and got off at the other end. It was the front.',
				},
				{
					say: 'Borrow the whistle and call everyone aboard',
					outcome:
						'“May I call them?” asked {hero}, and took the whistle. Peeeep! “All aboard! Doors are closing!” The eight crabs looked up. They had pulled the coach all their lives, and nobody had ever called them. They were inside before you could count them. With nobody to pull it, the coach rolled back down the slope by itself, into its yard. Peeeep, blew {hero}, to tell it when to stop, and the lane was free.',
					later:
						'{hero} blew Wimpole’s whistle. Peeeep! “Doors are closing!” {they} called. If you hear that, you stop talking, and check that you have everything. Everybody felt for a bag, and it was so quiet that you could hear the buckles.',
				},
				{
					say: 'Look for a lane that lies the way they run',
					outcome:
						'“There’s nothing wrong with your crabs,” said {hero}. “Let’s find a lane for them.” The two of them tried nine, as fast as they could, and every one was too narrow. Then, behind the bakery, there was one that was all width. “Giddy-up!” called Wimpole. Whoosh! The cousins lost their needles. The coach was at the other end in a minute. Then he tied up his crabs and came along, on foot and sideways, to tell people how it had gone.',
					later:
						'“Everybody shouted that I was driving wrong,” said Wimpole. “Even my cousins. {hero} said it was the lane, and looked at nine lanes to show me. The tenth was right!” He gave a small peep. “So I believe {hero}.”',
				},
			],
		},
	},
};
