import type { Obstacle } from '../../format.ts';

export const firstLock: Obstacle = {
	id: 'first-lock',
	alsoIn: ['time-travel'],
	place: { the: 'the first door', at: 'at the first door', to: 'to the first door', backdrop: 'jungle' },
	people: { twilla: { call: 'Twilla', a: 'a dinosaur with a door', type: 'Dinosaur', pronoun: 'she' } },
	props: ['door'],
	blocks: ['flies'],
	ways: [
		{ id: 'window', use: 'reach' },
		{ id: 'knock', use: 'hear' },
		{ id: 'key', use: 'trust', cost: 'time', ally: 'twilla' },
	],
	levels: {
		1: {
			meet: 'On the path, between two rocks, stood a door. There was no house. There was just the door! “I made it,” said Twilla, a dinosaur. “It’s the very first. All must go in by it. And then I made the first lock! But I forgot to make a key. So now it stays shut.”',
			flies: '“Can’t I fly?” asked {hero}. “A door is to go in by!” said Twilla. “I never made one to fly over.”',
			ways: [
				{
					say: 'Make a hole in the door and climb in',
					outcome:
						'“I’ll make a new thing too,” said {hero}. It was a hole in the door, the first window! {hero} climbed in by it, and undid the lock. So the door was open for everyone. “You keep that bit of wood,” said Twilla. It had a hole in it.',
					later:
						'{hero} looked through the hole in the wood. “Oh, let us see!” said all the people. So {hero} gave it to them. They all stood around it, and {hero} went by.',
				},
				{
					say: 'Knock on the door with a stone',
					outcome:
						'{hero} took a stone and knocked. Knock, knock, knock! No one had ever done that. Twilla hushed. “Who is there?” she asked. She wanted so much to know that she pulled off the lock! So everyone could come in.',
					later:
						'{hero} knocked. Knock, knock, knock! All the people hushed, and looked at the door. “Who is there?” they asked.',
				},
				{
					say: 'Help Twilla to make a key that fits',
					outcome:
						'{hero} and Twilla made a key out of wood. It was too fat. The next one was too thin. It took a long, long time! But then one went click, and the door was open. “You didn’t get cross,” said Twilla. And she came along, with the key.',
					later:
						'“I made a lock and forgot the key,” said Twilla. “People laughed at me. {hero} didn’t. {hero} helped me, and look! It fits.”',
				},
			],
		},
		2: {
			meet: 'In the middle of the path stood a door. It had no house, and no wall, only bushes on both sides. “Isn’t it fine?” said Twilla, a dinosaur with sawdust on her nose. “It’s the first door in the world. I invented it, so that [people could visit me|I could have visitors]. And then I invented the lock.” She looked at her feet. “The key is the next thing that I’ll invent. I hadn’t thought of it when I shut the door.” So nobody could go through, and a long row of dinosaurs sat there and waited.',
			flies: '“Can’t I fly?” asked {hero}. “Please use the door,” said Twilla. “It has never been used.”',
			ways: [
				{
					say: 'Invent a window, and climb through that',
					outcome:
						'{hero} took a sharp stone and cut a hole in the door. It was the first window. “You can look through it!” cried Twilla. “You can wave!” The dinosaurs all wanted to look out of it at once. {hero} climbed through, and undid the lock from the back. So the door was open, and {hero} went on with the piece of wood that was left. It had a knothole in it.',
					later:
						'{hero} held up the piece of Twilla’s door and looked out through the hole. “Would you like to see?” asked {hero}. Everybody wants to look through a hole. They came, one after the other, and put an eye to it, and {hero} went by behind them.',
				},
				{
					say: 'Invent knocking, and try it on the door',
					outcome:
						'Nobody had ever knocked on anything. {hero} took a stone and hit the wood three times. KNOCK, KNOCK, KNOCK! The whole jungle was quiet. “What was that?” whispered Twilla. “Is it for me?” She had made a door, and now somebody was at it! She couldn’t wait for the key. She pulled the lock right out, with both hands. “Come in!” she cried to them all. “Oh, do come in!”',
					later:
						'{hero} knocked three times on the table, just as on the first door. KNOCK, KNOCK, KNOCK! Everybody stopped. Was somebody coming to visit? They wanted to hear who it was.',
				},
				{
					say: 'Sit down with Twilla and carve a key',
					outcome:
						'The two of them sat down and carved. The first key was too thick, and the second broke, and the third opened nothing but a nut. {hero} was in a hurry, but did not say that she should have thought of it before. The nineteenth key said click. “I was so afraid that I’d shut everybody out for good,” said Twilla. She hung it around her neck, and left the door open, and came along, to see if there were other doors.',
					later:
						'“I locked a door and had no key,” said Twilla. “Everyone told me how silly that was. {hero} carved nineteen keys with me.” She held up the last one. “It fits. {hero} did not stop until it did.”',
				},
			],
		},
	},
};
