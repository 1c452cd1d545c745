import type { Obstacle } from '../../format.ts';

export const lastDumpling: Obstacle = {
	id: 'last-dumpling',
	alsoIn: ['arctic', 'historical', 'fairy-tale', 'royal', 'circus', 'animal'],
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
			meet: 'The road went in at an inn and out at the back. But the back door was shut. Ten people sat there and ate. “When the plate is bare, I open the door,” said Mama Basta, a hippo. One dumpling was left. They all wanted it! But they did not like to say so, for it was the last.',
			flies: '“What if I fly?” asked {hero}. “But if you fly off,” said Mama Basta, “who will eat it?”',
			ways: [
				{
					say: 'Say “I want it” and eat it up',
					outcome:
						'“I want it,” said {hero}, because that was true. Yum, gulp! “It was cold,” {hero} said, “but it was good.” And now the plate was bare. Click went the key for them all! “One of you said it!” cried Mama Basta. And she came along, to tell it to everyone.',
					later:
						'“Ten people wanted my dumpling, and they all said no,” said Mama Basta. “But {hero} said yes. {hero} tells the truth.”',
				},
				{
					say: 'Take the plate to each one and ask',
					outcome:
						'“Do you want it?” asked {hero}. “Oh, no!” they all said, and leaned back. So {hero} came to Mama Basta. “Do you?” “Yum!” she said, and ate it. Click went the key! So they all went out, and {hero} got the plate.',
					later:
						'{hero} held up the plate. “Do you want some?” “Oh, no!” said all the people, and leaned back. So {hero} went by, up to the front.',
				},
				{
					say: 'Have them shut their eyes, and hear who eats',
					outcome:
						'“Shut your eyes,” said {hero}, “and one of us eats it.” So everyone did. Nyam, nyam, gulp! When they looked, the plate was bare. “Not me!” they said. “Not me,” said Mama Basta, with a full mouth. Click went the key! And {hero} got a hard crust.',
					later:
						'{hero} bit on the hard crust. Crack! “Who is that?” said the people. Crunch! And they all hushed, to hear who had it.',
				},
			],
		},
		2: {
			meet: [
				'The road went in at the Full Plate, which was an inn, and out by the kitchen door. But that was locked, and the key hung around the neck of Mama Basta, a hippo with a ladle. “Nobody goes out until the plate is empty,” she said. It was nearly empty. There was one dumpling left. “You have it,” said an uncle. “No, no, you,” said a cousin. The whole family had [been sitting there|sat there] for a night and a day. When they were small, Mama Basta had told them that only greedy people take the last one.',
			],
			flies: '“What if I fly?” asked {hero}. “The window is shut, too,” said Mama Basta. “Dumplings hate a draft.”',
			ways: [
				{
					say: 'Say that you would like it, and eat it',
					outcome:
						'“I’d like it,” said {hero}. A spoon fell down. {hero} took the dumpling and ate it, all of it. “How was it?” asked an uncle in a whisper. “Cold,” said {hero}, “and very good.” Everybody groaned with envy. Mama Basta unlocked the door for them all. She took off her apron, and walked along for some fresh air.',
					later:
						'“A whole table of people told me they were full,” said Mama Basta. “You could hear their stomachs. One said, ‘I’d like it.’” She pointed her ladle at {hero}. “That one I believe.”',
				},
				{
					say: 'Carry the dumpling around and offer it to each of them',
					outcome:
						'{hero} picked up the plate and held it under the first nose. “Please, have it.” “I couldn’t!” said the uncle, and slid back his chair. “Then you?” “Never!” said the cousin, and got right up to be out of its way. So did all the others. So {hero} came to the kitchen door. “And you?” Nobody had ever asked Mama Basta. She ate it in one bite, and unlocked the door for all of them, and {hero} went out with the plate.',
					later:
						'{hero} held out Mama Basta’s plate as if there were something on it. “Would you care for the last one?” asked {hero}. “Oh, I couldn’t,” said everybody, left and right, and stepped back, and back again, to show how much they couldn’t.',
					as: { clever: '{hero} had left the cook till last.' },
				},
				{
					say: 'Ask all of them to shut their eyes and listen',
					outcome:
						'“Shut your eyes, everyone,” said {hero}. “I’ll not look either.” It was quiet. A chair creaked. Then there was a sound: nyam. Everybody looked. The plate was empty. They all looked at each other. “I don’t want to know,” said Mama Basta, and wiped her chin. She unlocked the door for them all. {hero} had got none of it, and went out with a crust of bread.',
					later:
						'{hero} took out the crust from Mama Basta’s table and bit on it. CRACK! “Who’s eating?” somebody asked. Everybody stopped to hear where it came from. You can’t listen for a crunch and shout as well. CRUNCH.',
				},
			],
		},
		3: {
			meet: [
				'At the Full Plate the road ran in through the taproom and out by the kitchen door, and the kitchen door was locked. “Nobody leaves my table while there’s something on it,” said Mama Basta. She was a hippo, she had the key on a string around her neck, and she had the ladle. There was a dish on the table, with one dumpling in it. Around it sat fifteen nephews, their hats already on. “You have it,” said one of them. “I’m stuffed,” said another, and his stomach growled like a dog. “When you were little,” Mama Basta told them, “I used to say that the greedy one takes the last. [I take it back.|I was wrong.]” “You’re only saying that,” said the nephews. The dumpling had been there for three meals.',
			],
			flies:
				'“What if I fly?” asked {hero}. “Fly out, on an empty stomach?” said Mama Basta. “Not from my house.” She shut the window.',
			ways: [
				{
					say: 'Tell them that you would like it, and take it',
					outcome:
						'“I’d like that, if nobody else would,” said {hero}. Fifteen heads turned. In the whole history of the house nobody had put it like that. {hero} speared the dumpling. It was stone cold, with butter, and there was no hurrying it; fifteen Adam’s apples went up and down. “What’s it like?” breathed the eldest. “It’s the best thing I’ve ever eaten,” said {hero}, “and I’m sorry.” The noise the nephews made was something between a sob and a cheer. Out came the key, for all of them. “All these years I’ve been waiting for someone to be rude,” said Mama Basta. She hung up her apron, and came along, to see where the road went.',
					later:
						'“I’ve cooked for liars all my life,” said Mama Basta. “‘I’m full,’ they say, with their eyes on the dish. They mean it kindly. You can’t feed them, that’s all.” She pointed with the ladle. “{hero} wanted a thing, and said so, and ate it in front of fifteen people, and was sorry. With that one you know where you are.”',
				},
				{
					say: 'Pick up the dish and offer it to each in turn',
					outcome:
						'{hero} took up the dish and held it out to the first nephew. “Do have it,” {they} said. The nephew went white. If you’re offered it like that, in front of everybody, you’ve as good as taken it. “I couldn’t,” he said, and pushed back his chair. The second stood up. The third got behind the curtain. It was like walking through a flock with a very small dog. By the fifteenth {hero} was at the kitchen door, with Mama Basta in front of it. “And you, ma’am?” “Me?” said Mama Basta. She ate it before she’d thought. Then she looked at the dish, which was empty, and unlocked the door for the whole table, and {hero} went out with the dish.',
					later:
						'There was one crumb on Mama Basta’s dish. {hero} walked up to the last row with it. “It’s the last one,” {they} said. “Do have it.” Horror spread. They said that they’d just eaten; they said they couldn’t possibly. They drew back on either side as if the thing were hot, and {hero} offered it left and right, politely, all the way to the front.',
					as: {
						careful: '{hero} gave each of them time to say no.',
					},
				},
				{
					say: 'Have everyone shut their eyes, and listen for the chewing',
					outcome:
						'“If nobody sees it, nobody’s greedy,” said {hero}. “Shut your eyes.” They did, every one of them, Mama Basta too. It was so quiet that you could hear the butter. There was a scrape, then another, and another. There was, quite distinctly, a swallow. When they looked, the dish was empty, and in it, crossed like swords, lay sixteen forks. Nobody said anything. “Well,” said Mama Basta, and wiped her mouth, “it can’t be proved.” She unlocked the door. {hero} had been too slow for any of it, and went out with the crust of the loaf.',
					later:
						'{hero} took the crust from Mama Basta’s loaf, and bit. CRACK. It went through the din like a stick through ice. “Is someone eating?” asked a lady. There’s nothing people so much want to know. They held still, with one ear up. CRACK. It seemed to come from everywhere. They’d have heard a crumb by then, and they were listening for one.',
				},
			],
		},
		4: {
			meet: [
				'The road went through an inn called the Full Plate, in by the front door and out by the kitchen, and the kitchen door was locked. Mama Basta wore the key around her neck. “Nobody leaves my table while there’s something on it,” she said. She was a hippo, and she had a ladle. Earlier guests had eaten up and been let out. Now there was one dumpling on the table. Around it sat her fifteen nephews with their hats on, telling each other that they were full, while their stomachs growled. She had taught them that only greedy people take the last piece. “I’ve told them that I was wrong,” said Mama Basta. “They say that it’s [kind of me|kind of me to say so].” There was a sixteenth chair. The youngest had always taken the last one, with his fingers, without a thought. Once she had scolded him for it in front of guests, and since then he ate somewhere else.',
			],
			flies: 'She had shut the windows as well, so as not to let the steam out, and a nephew was leaning on the catch.',
			ways: [
				{
					say: 'Say that you would like it, and eat it',
					outcome:
						'“I’d like that,” said {hero}. Nobody at that table had ever said so. {hero} pulled the dish across and ate the dumpling, and fifteen nephews followed it down with their eyes. It had gone as firm as soap. “It’s cold,” {hero} told them, “and it’s the best I ever had, and now there’s no more.” The eldest groaned. He took off his hat and asked Mama Basta, bright red, if he could have an egg. Then they all wanted eggs. She cooked with tears running down her face. “That’s how the youngest used to say it,” she said. “Just like that.” Then she gave the key to the eldest, with orders to leave the door open, and went out with {hero}. At the first house she put her head in at a kitchen window, and told somebody there that his chair was free.',
					later:
						'“I taught my boys good manners,” said Mama Basta, “and in the end I couldn’t get one true word at my own table. They would have starved there, just to be nice to me.” She laid the ladle down. Behind her stood a young man with his mouth full. “{hero} said, ‘I’d like that.’ Three words, and they were true. So when {hero} tells you something, you can believe it, even when it isn’t polite.”',
				},
				{
					say: 'Carry the dish around, and offer it to everybody',
					outcome:
						'{hero} picked up the dish and held it out to the nearest nephew. “You would be doing me a favor,” {they} said. The nephew leaned back. A dumpling in the middle of the table is one thing; this one had come to him personally. He moved his chair, his neighbor stood up, and the third went to look at the curtains. Wherever {hero} came with the dish, the way was clear, and at the end of it was Mama Basta with her back against the door. “Perhaps you?” said {hero}. She had cooked eleven thousand of them, and nobody had ever asked her. She stepped aside to think about it. Then she cut it in two, ate her half, unlocked the door, and let all of them out behind {hero}, who had the dish and the other half.',
					later:
						'{hero} took Mama Basta’s dish, with half a dumpling on it, and carried it up to the last row. “It’s the last one,” {they} said. “Please, do take it.” Oh no, they really couldn’t. They had just eaten; they were just going to eat. They leaned to the left and to the right, and went on being polite, and a path opened through the middle of the crowd. {hero} offered the dumpling all the way to the front.',
					as: {
						careful: 'As {hero} was {trait}, {they} asked each of them twice.',
					},
				},
				{
					say: 'Have everybody close their eyes, and listen',
					outcome:
						'“They don’t mind eating it,” said {hero}. “They mind being seen. Could everyone close their eyes?” The nephews looked at Mama Basta, and she had already shut hers. It became very quiet. You could hear the clock. You could hear a chair that was being moved by somebody who did not want it to be heard. There was a click of forks, a great many forks. And then came one big, happy swallow. When they looked again there were sixteen forks in the dish and butter on Mama Basta’s chin. “Nothing can be proved against anyone,” said Mama Basta, and unlocked the door. {hero}, who had come too late for any of it, went out with the hard end of the loaf.',
					later:
						'{hero} bit into the hard end of Mama Basta’s loaf. CRACK. “Somebody’s eating,” said a lady, and the talk stopped where it was. Nobody was angry. They only wanted to know who it was, and what, and whether it would be passed around. They looked at each other with raised fingers. CRACK. By then not one of them would have dared to breathe, in case it was the person beside them.',
				},
			],
		},
	},
};
