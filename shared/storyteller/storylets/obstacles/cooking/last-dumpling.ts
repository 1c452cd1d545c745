import type { Obstacle } from '../../format.ts';

export const lastDumpling: Obstacle = {
	id: 'last-dumpling',
	alsoIn: ['circus', 'sports', 'musical', 'adventure', 'animal', 'superhero'],
	place: { the: 'the Full Plate', at: 'in the Full Plate', to: 'to the Full Plate', backdrop: 'kitchen' },
	people: { basta: { call: 'Mama Basta', a: 'a hippo with a ladle', type: 'Hippo', pronoun: 'she' } },
	props: ['door', 'key'],
	blocks: ['flies'],
	ways: [
		{ id: 'want', use: 'trust', ally: 'basta' },
		{ id: 'offer', use: 'reach' },
		{ id: 'crust', use: 'hear' },
	],
	levels: {
		1: {
			meet: 'There was an inn, the Full Plate. The way went right by the table! But the far door was shut. “No one leaves till the plate is bare,” said Mama Basta, a hippo. One dumpling was left. “You have it!” “No, you!” No one took it.',
			flies: '“And no one flies off till it is bare,” said Mama Basta.',
			ways: [
				{
					say: 'Say “I want it” and eat it up',
					outcome:
						'“I want it,” said {hero}. Oh! No one had said so. Yum, gulp! “It was cold,” said {hero}. “But it was good.” Click went the key, and Mama Basta came along.',
					later:
						'“They all said they did not want it,” said Mama Basta. “{hero} said: I want it. {hero} says what is so.”',
				},
				{
					say: 'Take the plate to each one and ask',
					outcome:
						'“Do you want it?” said {hero}. “Oh, no!” They all leaned back. “You?” “Oh, no!” So {hero} went by with the plate, right up to the door. And Mama Basta let {them} out.',
					later:
						'{hero} held up a plate. “Do you want it?” “Oh, no!” they said, and leaned back. And so {hero} went by them all.',
				},
				{
					say: 'Have them shut their eyes, and hear who eats',
					outcome:
						'“Shut your eyes,” said {hero}. So they did. Nyam, nyam, gulp! Who was it? They all said, “Not me.” But the plate was bare. “Take a hard crust for the way,” said Mama Basta.',
					later: '{hero} had the hard crust. Crack! “Who eats?” they said. Crunch! And they all hushed, to hear who.',
				},
			],
		},
		2: {
			meet: [
				'The road ran right by the table of the Full Plate, which was an inn. But the kitchen door was locked, and the key hung around the neck of Mama Basta, a hippo with a ladle. “Nobody gets up until the plate is empty,” she said. It was nearly empty. There was one dumpling left. “You have it,” said an uncle. “No, no, you,” said a cousin. They had [been sitting there|sat there] since yesterday. When they were small, Mama Basta had told them that only greedy people take the last one.',
			],
			flies: '“And nobody flies out of my window with an empty stomach,” said Mama Basta.',
			ways: [
				{
					say: 'Say that you would like it, and eat it',
					outcome:
						'“I’d like it,” said {hero}. A spoon fell down. {hero} took the dumpling and ate it, all of it. “How was it?” asked an uncle in a whisper. “Cold,” said {hero}, “and very good.” Everybody groaned with envy. Mama Basta unlocked the door. She took off her apron, and walked along for some fresh air.',
					later:
						'“A whole table of people told me they were full,” said Mama Basta. “You could hear their stomachs. One said, ‘I’d like it.’” She pointed her ladle at {hero}. “That is the only one in there I believe.”',
					as: {
						honest: 'It was {trait}. It was also delicious.',
						bold: 'They had never seen anyone so {trait} with a fork.',
					},
				},
				{
					say: 'Carry the dumpling around and offer it to each of them',
					outcome:
						'{hero} picked up the plate and held it under the first nose. “Please, have it.” “I couldn’t!” said the uncle, and slid back his chair. “Then you?” “Never!” said the cousin, and got right up to be out of its way. They all did. So {hero} and the dumpling came to the kitchen door with nobody in between. “So that’s what it’s good for,” said Mama Basta. {hero} could keep the plate.',
					later:
						'{hero} held out Mama Basta’s plate as if there were something on it. “Would you care for the last one?” {they} asked. “Oh, I couldn’t,” they said, left and right, and stepped back, and back again, to show how much they couldn’t.',
					as: { clever: '{hero} was {trait}, and ate it on the other side.' },
				},
				{
					say: 'Ask all of them to shut their eyes and listen',
					outcome:
						'“Shut your eyes, everyone,” said {hero}. “I’ll not look either.” It was quiet. A chair creaked. Then there was a sound: nyam. They opened their eyes. The plate was empty, and everybody was looking at everybody. “I don’t want to know,” said Mama Basta, and wiped her chin. She unlocked the door. {hero} had got none of it, and so was given the crust of the bread.',
					later:
						'{hero} took out the crust and bit on it. CRACK! “Who’s eating?” somebody asked. They all stopped to hear where it came from. You can’t listen for a crunch and shout as well. CRUNCH.',
				},
			],
		},
		3: {
			meet: [
				'At the Full Plate the road ran in through the taproom and out by the kitchen door. It was the only way, and the kitchen door was locked. “Nobody leaves my table while there’s something on it,” said Mama Basta. She was a hippo, she had the key on a string around her neck, and she had the ladle. There was a dish on the table, with one dumpling in it. Around it sat fifteen nephews, their hats already on. “You have it,” said one of them. “I’m stuffed,” said another, and his stomach growled like a dog. “When you were little,” Mama Basta told them, “I used to say that the greedy one takes the last. [I take it back.|I was wrong.]” “You’re only saying that,” said the nephews. It had been there since yesterday.',
			],
			flies: '“Fly out, on an empty stomach?” said Mama Basta. “Not from my house.” She shut the window.',
			ways: [
				{
					say: 'Tell them that you would like it, and take it',
					outcome:
						'“I’d like that, if nobody else would,” said {hero}. Fifteen heads turned. In the whole history of the house nobody had put it like that. {They} speared it. It was stone cold, with butter, and there was no hurrying it; fifteen Adam’s apples went up and down. “What’s it like?” breathed the eldest. “It’s the best thing I’ve ever eaten,” said {hero}, “and I’m sorry.” The noise they made was something between a sob and a cheer. Out came the key. “All these years I’ve been waiting for someone to be rude,” said Mama Basta. Mama Basta hung up her apron, and went along, to see where the road went to.',
					later:
						'“I’ve cooked for liars all my life,” said Mama Basta. “‘I’m full,’ they say, with their eyes on the dish. They mean it kindly. You can’t feed them, that’s all.” She pointed with the ladle. “{hero} wanted a thing, and said so, and ate it in front of fifteen people, and was sorry. With that one you know where you are.”',
					as: {
						honest: 'To be {trait} about a dumpling takes more than you’d think.',
						bold: '“That’s what I call {trait},” whispered a nephew. “With a fork!”',
					},
				},
				{
					say: 'Pick up the dish and offer it to each in turn',
					outcome:
						'{hero} took up the dish in both {hands} and held it out to the first nephew. “Do have it,” {they} said. The nephew went white. If you’re offered it like that, in front of everybody, you’ve as good as taken it. “I couldn’t,” he said, and pushed back his chair. The second stood up. The third got behind the curtain. It was like walking through a flock with a very small dog. By the fifteenth {they was} at the kitchen door, with Mama Basta in front of it. “And you, ma’am?” “Me?” said Mama Basta, and stepped aside before she’d thought. {hero} ate it on the doorstep, and was let to keep the dish.',
					later:
						'There was one crumb on Mama Basta’s dish. {hero} walked up to the last row with it. “It’s the last one,” {they} said. “Do have it.” Horror spread. They said that they’d just eaten; they said they couldn’t possibly. They drew back on either side as if the thing were hot, and {hero} offered it left and right, politely, all the way to the front.',
					as: {
						clever: 'It’s not that {hero} was greedy, only {trait}.',
						careful: 'Being {trait}, {hero} gave each of them time to say no.',
					},
				},
				{
					say: 'Have everyone shut their eyes, and listen for the chewing',
					outcome:
						'“If nobody sees it, nobody’s greedy,” said {hero}. “Shut your eyes.” They did, every one of them, Mama Basta too. It was so quiet that you could hear the butter. There was a scrape, then another, and another. There was, quite distinctly, a swallow. When they looked, the dish was empty, and in it, crossed like swords, lay sixteen forks. Nobody said anything. “Well,” said Mama Basta, and wiped her mouth, “it can’t be proved.” She unlocked the door. {hero} had been too slow for any, so {they} got the crust of the loaf, which could be heard two rooms off.',
					later:
						'{hero} took the crust from Mama Basta’s loaf, and bit. CRACK. It went through the din like a stick through ice. “Is someone eating?” asked a lady. There’s nothing people so much want to know. They held still, with one ear up. CRACK. It seemed to come from everywhere. They’d have heard a crumb by then, and they were listening for one.',
					as: { merry: 'The crust was hard on {hero}, who was {trait}, and mustn’t laugh with it.' },
				},
			],
		},
		4: {
			meet: [
				'The road went through the Full Plate: in by the taproom, and out by the kitchen door, which was locked. Mama Basta wore the key on a string. “It is the rule of the house,” she said. She was a hippo, and the ladle lay in front of her like a mace. “No one gets up while there is anything left.” What was left was a dumpling. Around the table, with their hats on, fifteen nephews were assuring each other that they could not manage it. Their stomachs were in open disagreement. They had been brought up to believe that the last piece is taken by the greedy, and it was she who had brought them up. “I have told them that I was wrong,” said Mama Basta. “They say that it is [good of me|kind of me to say it].” There was a sixteenth chair. One of them, the youngest, had always taken it, without a thought, with his fingers; she had spoken to him once, in front of guests; and since that day he had eaten elsewhere.',
			],
			flies:
				'She had closed the windows. It was not to be thought of, in that house, that anything should leave by the air with nothing in its stomach.',
			ways: [
				{
					say: 'Say that you would like it, and eat it before them all',
					outcome:
						'“I should like that,” said {hero}. It was a form of words with which they were not familiar. {hero} drew the dish across, and ate; one could not eat such a dumpling quickly, it had gone as firm as soap; the butter had to be taken into consideration. Fifteen nephews followed it down. “It is cold,” said {hero}, in reply to their eyes, “and I never had a better, and there is no more.” The eldest gave a groan, took off his hat, and asked his aunt, crimson, if he might have an egg. So it went round the table. They wanted eggs; they wanted ham; they wanted to know if there had ever been any more of that pie. She cooked with the tears running into it. “He used to reach across,” she said, “just like that.” Then she gave the keys to the eldest, and walked out beside {hero}, as she had an idea where the youngest ate.',
					later:
						'“You will say that it was only manners,” said Mama Basta. “It was. I taught it to them, and it was only yesterday that I found out that I could not get one true word from anybody at my own table. They would have starved there, to be nice to me.” She laid the ladle down. There was a young man behind her, who had his mouth full. “{hero} said, ‘I should like that.’ Four words. You cannot imagine what comes in at a door, when somebody has left it open.”',
					as: {
						honest: 'It fell to somebody {trait} to do it. The polite would have been there yet.',
						bold: 'They spoke of it in that family as others do of battles; how {trait} it had been, and with what fork.',
					},
				},
				{
					say: 'Take the dish around, and press it upon each of them',
					outcome:
						'{hero} rose, with the dish held out in both {hands}, and addressed the nearest. “You would be doing me a kindness,” said {hero}. The nephew recoiled. It is one thing to leave a dumpling in the middle of a table; but this had come up to him, personally, with a fork in it. He put back his chair; his neighbor was up already; the third had become interested in the curtain. Before that small gray object there opened, one after the other, a good yard of floor. It brought {hero} in due course to the kitchen door, and to Mama Basta with her back against it. “Perhaps you yourself?” said {hero}. Mama Basta had cooked eleven thousand of them. In all that time nobody had thought to ask. She took a step to the side, in order to consider it; and after that, since there was the door, she let {hero} out with the dish, and with half.',
					later:
						'There was half of something on the dish, or one might have thought so. {hero} carried it up to the last row. “It is the last,” said {hero}. “I wish that you would.” They begged to be excused. They had dined; they were on the point of dining; their doctors would not hear of it. Nobody actually fled. It was simply that to the right and left of {hero} a delicacy made itself felt, a going back on the heels; and where there had been a wall of people there was presently an avenue, lined with regrets.',
					as: {
						clever: 'If one is {trait} one sees that a thing which nobody will take is as good as a pass.',
						careful: 'As {hero} was {trait}, each of them was asked twice, so that it should be quite certain.',
					},
				},
				{
					say: 'Ask them all to close their eyes, and to listen',
					outcome:
						'“It is the being seen,” said {hero}. “Suppose that nobody were to see?” They were doubtful; they looked to the head of the table; but she had shut hers. It grew very still. One heard the clock, and the fat settling in the pan. One heard a chair being moved, by somebody who wished not to move it. There was a small click of tin, and a great many more, all at one time, like hail; and then, deep, luxurious, and not to be misunderstood, a swallow. When one looked there were sixteen forks in the dish, interlocked. None of the nephews was able to look at another. On Mama Basta’s chin was a trace of butter. “There is no case,” said Mama Basta, “to be made against anyone,” and turned the key. {hero} had got nothing. {They} had the crust of the loaf, of which it was said in the house that one could not eat it and have a secret.',
					later:
						'There is bread that is eaten, and bread that is heard. {hero} bit into the crust of that loaf. CRACK. It was not like a blow; it was like a confidence. “Somebody is eating,” a lady said, and the quarrel stopped where it was. They were not angry. They only wished, each with a raised finger, to know who, and what, and whether it had been offered around. CRACK. There was not one of them who would have breathed on the next.',
					as: { merry: 'To eat like that with a straight face is not easy for the {trait}.' },
				},
			],
		},
	},
};
