import type { Obstacle } from '../../format.ts';

export const ninthDog: Obstacle = {
	id: 'ninth-dog',
	alsoIn: ['adventure', 'historical', 'time-travel'],
	place: { the: 'the sled trail', at: 'on the sled trail', to: 'to the sled trail', backdrop: 'ice' },
	people: {
		inga: { call: 'Inga', a: 'an otter with a sled', type: 'Otter', pronoun: 'she' },
		tuppence: { call: 'Tuppence', a: 'a very small sled dog', type: 'Dog', pronoun: 'she' },
	},
	props: ['rope'],
	blocks: ['flies'],
	ways: [
		{ id: 'both', use: 'reach' },
		{ id: 'howl', use: 'hear' },
		{ id: 'want', use: 'trust', ally: 'tuppence' },
	],
	levels: {
		1: {
			meet: 'The trail went up into deep snow. A sled stood across it, and nine dogs lay in front. “Left of the hill!” said four. “Right of the hill!” said four. Just Tuppence, who was so small, said not a thing. “I let them pick,” said Inga, an otter. “So now we don’t go at all, and no one can get by.”',
			flies:
				'“What if I fly?” asked {hero}. “They chase all that flies,” said Inga. “All nine of them, with the sled!”',
			ways: [
				{
					say: 'Let them go left and right',
					outcome:
						'“Four go left, and four go right!” said {hero}, and sat on the sled. Off they ran, on both sides of the hill. Whee! The sled went up in the middle, and over the top. So the trail was free. “Well done!” said Inga.',
					later:
						'“You go left!” called {hero}. “And you go right!” So the people did, and there was a gap in the middle. {hero} ran up to the front.',
				},
				{
					say: 'Start to howl',
					outcome:
						'{hero} looked up at the sky. “Ah-oooo!” Then one dog had to do it too, and then all nine. When you howl, you can’t say left or right. So they felt much better, and they all ran off as one. And the trail was free.',
					later:
						'“Ah-oooo!” went {hero}. And then all the people had to do it too. “Ah-oooo!” When it was done, they felt better, and it was still.',
				},
				{
					say: 'Ask Tuppence what she wants',
					outcome:
						'“What do you want, Tuppence?” asked {hero}. “I don’t want to pick,” she said softly. “Then four of them will be cross with me.” “Oh!” said the other dogs. “We’re sorry.” And they all went left. So the trail was free, and Tuppence came along, because {hero} had asked her.',
					later:
						'“All the dogs told me to pick,” said Tuppence. “But {hero} asked me what I want. {hero} is a friend.”',
				},
			],
		},
		2: {
			meet: [
				'The trail went up a hill of ice, and nine sled dogs lay across it, all on one long rope. “Left!” barked four. “Right!” barked the other four. The ninth was very small, and looked at her paws. “It’s my own fault,” said Inga, the otter whose sled it was. “They wouldn’t stop talking. So I said, [vote, then|why don’t you vote]. It’s four and four. And Tuppence won’t say.” The rope was as tight as could be. No one could get over it, or under.',
			],
			flies:
				'“What if I fly?” asked {hero}. “They chase whatever is up there,” said Inga. “Four of them would chase it the wrong way.”',
			ways: [
				{
					say: 'Send half of them left and half of them right',
					outcome:
						'“You’re both right,” said {hero}, sat down on the sled, and held on. “Go!” Four went left of the hill, and four went right, and Tuppence went where it was softest. The rope pulled from both sides. Up went the sled, and over the top, with Inga screaming, and down at the back. There all nine ran into each other. It was the same place! “Well, I never,” said Inga. And the trail was free.',
					later:
						'“Left side, left!” called {hero}, as to Inga’s dogs. “Right side, right!” It works on people, too. Half of them went to one wall, half to the other, and they were quite proud of it. Down the middle went {hero}.',
				},
				{
					say: 'Sit down with them and begin to howl',
					outcome:
						'{hero} sat down among the dogs, looked up at the sky, and howled. “Ah-ooooo!” No dog can hear that and not join in. They howled until the ice hummed, left ones and right ones. When it was over they had all come around to lie in one heap. The rope lay loose in the snow, and anybody could walk over it. Inga had joined in herself.',
					later:
						'{hero} looked up at the ceiling. “Ah-ooooo!” There is some dog in everybody. It began by the door, and ran along the walls, and then the whole room howled. It was such a good one that they were all a bit shy afterward, and hushed.',
				},
				{
					say: 'Ask the ninth dog what she is afraid of',
					outcome:
						'{hero} lay down on the snow, nose to nose with Tuppence. “What is it?” asked {hero}. “If I say left, four are sad,” whispered Tuppence. “If I say right, four are sad. And it’s cold at night.” She slept in the middle of them all, that was why. Eight dogs had heard it. The biggest one got up. “We’ll go wherever,” he said gruffly, and all nine pulled the sled out of the way. Tuppence came along, because somebody had asked what she wanted.',
					later:
						'Tuppence had to be put on a chair. “Everyone told me to choose,” she said. “They barked it. {hero} lay down on the ground, where I was, and asked what I was scared of.” She was so small, and it was so quiet.',
				},
			],
		},
	},
};
