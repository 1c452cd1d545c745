import type { Obstacle } from '../../format.ts';

export const coldSpot: Obstacle = {
	id: 'cold-spot',
	alsoIn: ['fantasy', 'magical-school', 'mystery', 'fairy-tale', 'royal'],
	place: { the: 'the cold doorway', at: 'in the cold doorway', to: 'to the cold doorway', backdrop: 'hall' },
	people: { brisk: { call: 'Brisk', a: 'a ghost made of cold', type: 'Ghost', pronoun: 'he' } },
	props: ['door', 'pot'],
	blocks: ['flies'],
	ways: [
		{ id: 'jar', use: 'reach' },
		{ id: 'chatter', use: 'hear' },
		{ id: 'blanket', use: 'trust', ally: 'brisk' },
	],
	levels: {
		1: {
			meet: 'The way went in at a door. But it was so cold there that the mat had ice on it. No one could go in. “It’s cold because I am,” said Brisk, a ghost. “I want to get warm, but everyone runs away.” By him stood a pot with a lid.',
			flies: '“Can’t I fly?” asked {hero}. Brrr! It was cold up there too.',
			ways: [
				{
					say: 'Put a bit of the cold in the pot',
					outcome:
						'“You have so much cold,” said {hero}. “May I take some?” So they put some in the pot, and on went the lid. Now it was not so cold, and everyone could go in. “Thank you!” said Brisk. And {hero} took the pot along.',
					later:
						'{hero} took the lid off the pot. Brrr! It was so cold that all the people ran to the side. So {hero} went by.',
				},
				{
					say: 'Let your teeth go clack, clack, clack',
					outcome:
						'{hero} was so cold that {their} teeth went clack, clack, clack. “Is that a song?” said Brisk. And he did it too, and he danced to it. Clack, clack! It was such fun that he got warm. So the door got warm too, and everyone could go in.',
					later:
						'{hero} did it once more. Clack, clack, clack, went {their} teeth. “What is that?” said the people. “Is it bones?” And it was still.',
				},
				{
					say: 'Put a blanket on him and stay a bit',
					outcome:
						'{hero} got an old blanket for Brisk, and sat down by him. Brrr! “You don’t run away?” said Brisk. “No,” said {hero}. “I’ll stay a bit.” So he got warm, and the door did too. Now everyone could go in, and he came along, to stay warm.',
					later:
						'“I’m so cold that everyone runs away,” said Brisk. “But {hero} said, ‘I’ll stay.’ And {hero} did. Brrr!”',
				},
			],
		},
		2: {
			meet: [
				'The way led through an old house. The door stood open, but it was too cold to go in. There was an icicle on the doorbell. “Sorry,” said somebody. “I’m Brisk. I’m a cold spot. [Old houses have one.|Each old house has one.] I only sit in the doorway for the warm air that comes out. But when people feel me, they shut the door.” Beside him stood a soup pot, frozen solid. “That was from somebody kind,” said Brisk. “I leaned over it.”',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “A bat tried to fly in,” said Brisk. “He’s over there. He’ll be fine when he’s thawed.”',
			ways: [
				{
					say: 'Take some of the cold away in the pot',
					outcome:
						'“You have more cold than you need,” said {hero}. “Could you spare a potful?” Nobody had ever asked to have any. Brisk breathed into the pot until it was full, and {hero} clapped on the lid and picked it up. Brisk was smaller then, and nearly warm at the edges. Anybody could get past him now.',
					later:
						'{hero} lifted the lid of the soup pot. A little of Brisk came out. “Brrr!” said two hundred people, and each of them moved up to the next one, to be warm. They stood as close as penguins. That left a wide, cold path in the middle.',
				},
				{
					say: 'Let your teeth chatter along to a tune',
					outcome:
						'{hero} could not help it: clack-clack, clack, went {their} teeth. “That’s nice,” said Brisk. “Is it a song?” It was, now. Clack-clack, clack; clackety-clack. He clicked two icicles to it. If you dance, you get warm. So the two of them danced, till the icicle was gone, and the door was just a door, and anybody could go in.',
					later:
						'{hero} thought of Brisk, and let {their} teeth go. Clack-clack. Clackety-clack. It was a small dry noise, like somebody very thin coming upstairs. Everybody heard it, and looked at the door, and was quiet.',
				},
				{
					say: 'Bring him a blanket, and sit down next to him',
					outcome:
						'{hero} fetched a blanket, and put it around the place where he was. “It won’t help,” said Brisk. “There’s nobody in me to be warm.” So {hero} sat down inside it with him. It was like sitting in a well. {hero} told him about soup. After some time the icicle went drip. “Ding,” said the doorbell. So the doorway was free, and Brisk came along, in the blanket, and held it shut at the neck.',
					later:
						'A blanket had come in. There was frost on its hem. “When it gets cold in a room,” said Brisk, “people leave. I’m used to it. {hero} came closer.” There was a bit of steam where his eyes were. “It’s easy to like somebody warm.”',
				},
			],
		},
	},
};
