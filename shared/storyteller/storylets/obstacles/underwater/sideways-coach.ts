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
		3: {
			meet: '“Mind your heads!” called a voice, and there was a crash. Across the lane, from wall to wall, stood a coach with yellow wheels and eight crabs harnessed to it. They ran to the left, and it hit the fishmonger’s; they ran to the right, and it hit the chapel. On the box sat a crab in a top hat, with a whistle. “Perfectly good team,” he told {hero}. “Fastest on the coast.” His name was Wimpole, and he’d bought them from a stranger, who hadn’t mentioned that crabs go sideways. “You’re a crab yourself,” said {hero}. Wimpole looked down at his legs. “I’d always thought that was just me,” he said. So he’d been driving at that lane, [crosswise, for a week|for a week, crosswise], and hoping that it would give in.',
			flies:
				'“What if I fly?” asked {hero}. “You can’t go over us,” said Wimpole. “If people find out that you can go over a coach, where does that leave the coach?”',
			swims:
				'{hero} looked ahead. “You can’t swim over us,” said Wimpole. “If people find out that you can swim over a coach, where does that leave the coach?”',
			ways: [
				{
					say: 'Take a ticket from one door of the coach to the other',
					outcome:
						'“Where do you want to go?” asked Wimpole. “There,” said {hero}, and pointed between the spokes. It was four feet away. He thought about it, and wrote a ticket. {hero} got in on the near side, trod on nobody, admired a baby, was offered half a sandwich by somebody’s uncle, and got out on the far side. “All change!” cried Wimpole, with tears in his eyes. He had been on the road for a week, and no one had ever arrived. Now two old ladies got out as well, and said what a good thing it was to travel. So the journey was over, and the coach rolled home to its yard.',
					later:
						'Along one side of the room ran a bench, with people sitting on it. “Single, please, from here to there,” said {hero}, and got in at the end. “Excuse me. What a nice baby. Is this seat taken?” Nobody minds a person who’s only getting to their place. {hero} shuffled along the whole row, as in the coach, and got out at the front.',
				},
				{
					say: 'Ask for the whistle, and call all passengers aboard',
					outcome:
						'“What happens if you blow that?” asked {hero}. “Departure,” said Wimpole. He’d never dared to, as they had never departed. {hero} took the whistle. PEEEEP! “All aboard, please! Doors closing!” The eight crabs turned their eyes around. All their lives they’d been in front of a coach, and had heard other people called. They dropped the harness, wiped their feet, and got in. They sat there in two rows, very straight, with their claws in their laps. The coach, with no one to pull it, thought for a moment, and rolled gently back down the hill into its own yard. “They do look happy,” said Wimpole, and didn’t ask for his whistle. He didn’t think he’d need to depart again.',
					later:
						'PEEEEP! went Wimpole’s whistle. “Doors closing, please!” called {hero}. Everybody broke off. People looked behind them, for a bag, or a hat, or a child. It’s a thing that’s in everyone, the fear of the doors closing while you’re talking. They stood there all packed and ready, and nobody said a word, and looked at {hero} to hear where it went.',
				},
				{
					say: 'Go and find them a lane that runs the way they do',
					outcome:
						'“It’s the wrong lane,” said {hero}, “that’s all.” Wimpole opened his mouth. People had told him that it was the wrong crabs, and the wrong hat. {hero} borrowed a bit of string as long as the coach, and went off to measure. It took longer than {they} could well spare. The sixth lane had a wedding in it. But the seventh, behind the rope works, had been built the wrong way around, all breadth and hardly any length. The two of them led the team there on foot. “Giddy-up,” whispered Wimpole. It was over before the passengers could scream; and then they all wanted to do it again. He got down and came along, sideways.',
					later:
						'“I’ve had a lot of advice,” said Wimpole, and turned his top hat in his claws. “I was to sell the crabs, or go straight. {hero} measured seven lanes with a bit of string.” He walked across in front of them, from left to right, and this time he didn’t hide it. “If {hero} says that a thing fits, the string was out first.”',
				},
			],
		},
		4: {
			meet: 'In the lane stood a coach, broadside on. It filled the lane from the fishmonger’s to the chapel, and there were dents in both. The fishmonger had let people through his shop, until he ran out of patience. Eight crabs were harnessed in front of it, and they were excellent crabs. At the crack of the whip they flung themselves to the left, all of them at once, and there was a crash, and after that to the right. The passengers had stopped looking up. “We’re a little behind,” said the coachman. He wore a top hat and, on a ribbon, the whistle for departures. His name was Wimpole. [He knew perfectly well what was the matter|It was not that he did not know what was the matter]; he was a crab himself. But he had taken great pains, ever since school, never to be seen walking. He turned corners before people came, and stood when others strolled. If he once admitted that a crab goes sideways, they would all look at his legs. So it had to be the lane. There had been a girl once, on the other side of a square, and he had not crossed it.',
			flies: 'Nobody could be allowed to fly over, he said. A coach that can be flown over is only furniture.',
			swims: 'Nobody could be allowed to swim over, he said. A coach that can be swum over is only furniture.',
			ways: [
				{
					say: 'Take a ticket from one door to the other',
					outcome:
						'A thing that lies across your way has two sides, and this one had a door in each. “A single,” said {hero}, “to over there.” Wimpole looked at the distance. It was less than the length of his whip. But it was a destination, and somebody wished to reach it by coach; he wrote out the ticket in full. {hero} got in, drew in whatever {they} could, and passed eleven people who had long ago told each other everything. “Are you getting out?” a woman asked. {hero} got out, on the far side. Behind {hero} came the woman, and then the rest, blinking. “We have arrived,” said Wimpole, not quite steadily, and lifted his hat to every one. Then, as one does at the end of a journey, he let the coach roll down into its yard.',
					later:
						'Some people had sat down on boxes and benches, and barricaded themselves behind their knees. {hero} showed the coach ticket to the first. “I’m only going through,” {they} said. A person who wants your seat is an enemy, but one who gets out at the next stop has your sympathy. The knees swung aside, one pair after the other, like doors. At the other end {they} got out, right where {they} had wanted to be, and behind {them} somebody had begun to gather up his things.',
				},
				{
					say: 'Ask for the whistle, and announce the departure',
					outcome:
						'In a week he had not blown the whistle once, because he was a conscientious man, and it would have been untrue. {hero} asked him for it. PEEEEP. “All aboard, please. The doors are closing.” The passengers did not stir; they were aboard. But in front, eight pairs of eyes on stalks turned slowly around. Nobody had ever said that to the crabs. They stepped out of the harness, folded it, and climbed up, each of them letting the other go first. The lane sloped a little, and the coach, now that nothing held it, began to roll back toward its yard. You could see them at the windows, looking out. “They’ve never been,” said Wimpole. “In all these years I’ve never asked them if they’d like to.” He did not want the whistle back.',
					later:
						'{hero} blew Wimpole’s whistle, long and high. “The doors are closing,” {they} said. It is curious what people break off for. People had been in the middle of the most important things. But under every one of those lay a platform, and someone who had stayed to finish a sentence. They looked around for what was theirs and took hold of it, a sleeve, a bag, a hand. Then they looked up, and it was quiet enough to say where they were going.',
				},
				{
					say: 'Find a lane for them that lies crosswise',
					outcome:
						'“Your team is good,” said {hero}, “and you drive well. You are only in the wrong lane.” It was said so seriously that Wimpole forgot to stand still. He came down from the box, and took three steps, and they were to the side. {hero} was already measuring. The two of them looked at nine lanes. He walked beside {hero}, who never looked up from the string, and so after the fourth he stopped hiding it. Behind the rope works there was a yard that was all width. They brought the crabs, and nobody had ever seen such a start. Wimpole gave his whip to a boy. There was a square that he had to cross one of these days, he said, but first he would go along with {hero}, and practice.',
					later:
						'Wimpole came in, and he came in sideways, all the way from the door to the middle of the floor. “I have never done that in front of people,” he said. “Everyone in that street told me what was wrong with me, my crabs, and my hat. They could see it from where they stood. {hero} took a string and measured nine lanes, to find the one in which there was nothing wrong with any of us. I’d call that looking into a matter.”',
				},
			],
		},
	},
};
