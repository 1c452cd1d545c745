import type { Obstacle } from '../../format.ts';

export const bottlePost: Obstacle = {
	id: 'bottle-post',
	alsoIn: ['pirate'],
	place: { the: 'the bottle post', at: 'at the bottle post', to: 'to the bottle post', backdrop: 'underwater' },
	people: { odessa: { call: 'Odessa', a: 'a turtle with an inky claw', type: 'Turtle', pronoun: 'she' } },
	props: ['letter', 'quill'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'tray', use: 'reach' },
		{ id: 'pop', use: 'hear' },
		{ id: 'ship', use: 'trust', cost: 'debt', ally: 'odessa' },
	],
	levels: {
		3: {
			meet: [
				'A hill of bottles blocked the road, green ones and brown ones, all corked, and in each there was a letter. Until last week there had been room to get past. At the foot of the hill sat a turtle with a pen and a tea tray. “One moment,” said Odessa. “I’m just in the middle of somebody.” All the bottles that are thrown into the sea with a message in them come to rest in the end, and they came to rest here. She’d opened one, [out of politeness|years ago]. It said, “Help, I’m on an island.” You couldn’t not answer that. So she had written back, with a few lines about the weather, and let it go with the tide. He’d written again. He had told his friends. “I’ve got two hundred waiting,” said Odessa, “and nobody’s to climb on it till I’ve got down to the road.”',
			],
			flies:
				'“I could fly,” said {hero}. “Not over the top,” said Odessa. “The corks go off without warning. The last one got a bishop.”',
			swims:
				'“I could swim,” said {hero}. “Not over the top,” said Odessa. “The corks go off without warning. The last one got a bishop.”',
			ways: [
				{
					say: 'Lay a tray on some empty bottles and roll',
					outcome:
						'The answered bottles lay along one side, so many that nobody could put a foot down. {hero} laid the tea tray on top of five of them, and sat down on it with all {their} things. It’s how they built the pyramids. It went by itself, downhill, all along the foot of the heap; each time that a bottle came out at the back, {hero} reached around and put it in again in front. Odessa looked up from “Dear Sir or Madam.” “You went right round it!” she called. “I’ve only ever thought of through.” She laid a plank on the rest, for everybody. The tray was out of sight by then, with three bottles still under it.',
					later:
						'{hero} laid three of Odessa’s bottles on the floor, and her tray on the bottles, and sat down with whatever {they} carried held level. “Excuse me,” {they} said, and pushed off. It made a noise like thunder in a small cupboard. The crowd divided in front of it, as people do for things that have no brakes. Each time that a bottle came out behind, {hero} put it in again ahead, and rolled to a stop at the front.',
				},
				{
					say: 'Pull the corks, all of them, one after another',
					outcome:
						'“It’s the corks that take the time,” said {hero}. “You write, and I’ll open.” Odessa handed over the corkscrew. Pop! A bottle that’s been shut for years is glad of it. Pop! Pop! It went up the hill and down the other side. Half the neighborhood came out, in good clothes, to see what was being celebrated. “Answer one,” said {hero}. They’d brought their own pens. By the time {hero} had got to the last there were forty people, each behind an armful of bottles, writing to forty islands with their tongues between their teeth. Where the hill had been lay the road. The last cork was so tight that {hero} was still turning it at the next bend.',
					later:
						'{hero} set Odessa’s last bottle on the table, took hold of the cork, and turned it, slowly. It squeaked. Somebody looked around. It isn’t possible to talk while a cork’s coming out; you have to hunch your shoulders and wait. It squeaked again. The whole room had its eyes half shut. POP! And then, as nobody had a glass, they looked to see who was going to say a few words.',
					as: { merry: '{hero} bowed at every pop.' },
				},
				{
					say: 'Take the oldest letter and promise to send a ship',
					outcome:
						'“Do you write that somebody’s coming?” asked {hero}. Odessa blotted a word that was dry. “I write that it’ll be all right,” she said. “They like that.” “Have you ever told a ship?” It got very quiet. She’d only meant to be kind, and then it had been so nice to get mail. {hero} took the bottom bottle, the very first, from under the whole heap; and the heap came down, gently, with a lot of clinking, to the left and right of the road. “I’ll see that a ship goes to this one,” {they} said. “I promise.” “He’s my best friend,” said Odessa. She put down the pen. She came along, to find out what you say to a ship.',
					later:
						'“I’ve written four thousand letters,” said Odessa, “and every one was kind. It didn’t get anybody off an island.” She held up a bottle, green with age. “{hero} read this once, and said that a ship would go. It wasn’t said to make me feel better. It made me feel terrible. I’ve known {hero} for the length of one road, and I’d tell every captain in this room to listen.”',
					paid: 'The ship sailed on the next tide; {hero} had seen to that. The man on the island had a beard, and a garden, and goats, and he didn’t care to leave. But he asked them all to tea. And where, he wanted to know, was the lady who wrote?',
				},
			],
		},
		4: {
			meet: [
				'Across the road, in a bend where the current puts things down, lay a hill of bottles. Each was corked, and there was a letter in each. At the foot of the hill sat a turtle named Odessa, with a tea tray, and with ink up to her elbow. “Just a moment,” she said. “I only have to finish the lieutenant.” When people at sea throw a bottle overboard with a letter in it, it drifts about for years, and in the end the current brings it here. When she was young she had opened one. It was from a man on an island. “I couldn’t leave him without an answer,” said Odessa. “He asked if there was anybody.” So she wrote that there was, and [something about the weather|a word about the weather], and that all would be well; and let it go again. Now she wrote to twelve hundred of them, and was two hundred letters behind, and nobody could step on the hill. There had been a path beside it, until the last mail came in. One empty bottle stood on her desk, very clean. It was the only one that she had ever sent herself.',
			],
			flies: 'It was not safe overhead, said Odessa. The corks went off without warning, and they went straight up.',
			swims:
				'It was not safe to swim over it, said Odessa. The corks went off without warning, and they went straight up.',
			ways: [
				{
					say: 'Lay a tray on the empty bottles, and roll',
					outcome:
						'The bottles that had been answered lay along one side, so many that nobody could set a foot there. {hero} put Odessa’s tea tray on five of them, and sat down on the tray. {They} only had to reach behind now and then for the last bottle and lay it down in front. So it rolled along the whole foot of the hill, with a low murmur, and around to the other side. “Dear sir,” Odessa had written. She did not see to whom. Her eyes followed the tray until it was gone. She had never thought that there might be a way around. She got up and laid a long plank on the rest, for everybody else. “Roll on!” she called after the tray and its bottles. “They’ve said all that they had to say.”',
					later:
						'{hero} laid three of Odessa’s bottles on the floor, put the tray on top, and pushed off. Nobody paid any attention until it moved. A thing without brakes does not have to explain itself. People who had sworn that they would not yield an inch stood on their chairs. It rolled by with a low roar; {hero} sat on it very straight, and reached back for the last bottle, and laid it down in front. It stopped exactly where {they} wanted to be.',
				},
				{
					say: 'Pull all of the corks, one after another',
					outcome:
						'“You open one, and you answer it,” said {hero}, “and all the others wait.” {They} took the corkscrew and climbed the hill. Pop. It sounded like a party. At the tenth there were heads at the windows of a wreck nearby, and at the fiftieth people were coming out with glasses. {hero} told them what it was. So each of them picked up the nearest letter. A fish seller read his and sat down. “It’s to me,” he said, “or it could be.” Each of them carried off an armful, to write in peace, and where the hill had been lay the road. For the first time in forty years nobody was waiting for Odessa. The last cork was stuck, and {hero} went on with it, turning.',
					later:
						'{hero} put Odessa’s last bottle on the table and turned the corkscrew. It creaked. Everybody was shouting, but there is something at the back of the neck that hears that. You can’t make a speech with your shoulders up around your ears. It creaked again. People leaned away from it, with their eyes shut, and waited. POP. When they dared to look it was so quiet that it would have been rude not to say something into it, and {hero} did.',
				},
				{
					say: 'Take the oldest letter, and promise to send a ship',
					outcome:
						'“What do you write to them?” asked {hero}. “That all will be well,” said Odessa. “And has anyone ever been fetched?” She had been afraid of that question for forty years. At first she had not known whom to tell. Later there were so many; and they wrote such nice letters. {hero} bent down and pulled out the very first bottle, the one at the bottom. The hill slid away to both sides with a long sigh of glass, and the road was clear. “I’ll have a ship sent to him,” said {hero}. “He may not be there, or he may like it. But it will be sent. I promise.” Odessa wiped the ink off her claw. In forty years he had never asked her for anything else. She came along, with her own bottle under her arm.',
					later:
						'“I have twelve hundred friends,” said Odessa, “and in forty years I never did a thing for any of them. I wrote that all would be well. It was very comforting. It cost me nothing.” She put the green bottle where the light came through it. “{hero} read one letter. Then {they} promised to send a ship, and it’s a promise that anybody can check. I know comfort when I hear it; I’ve written enough. What {hero} says is the other thing.”',
					paid: 'The ship left with the next tide; {hero} saw to that, as promised. On the island were a hut, and a garden, and a man with a white beard, who came down to the water to see who was on board. He did not want to be fetched. But he had set the table for two. Odessa goes there on Thursdays.',
				},
			],
		},
	},
};
