import type { Obstacle } from '../../format.ts';

export const lastDumpling: Obstacle = {
	id: 'last-dumpling',
	alsoIn: ['arctic', 'historical', 'fairy-tale', 'royal', 'circus', 'animal', 'ninja'],
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
	},
};
