import type { PlotLevel } from '../../format.ts';

export const theAunt1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then came Family Night. “Who will you bring?” said {host}, {host.a}. “My aunt,” said {hero}. But {hero} had no aunt! {baker} made a cake for the aunt. {friend} made a hat for the aunt. “Go and get her,” said {host}. And off went {hero}.',
	chapters: [
		{
			titles: ['My Aunt', 'Who Will You Bring?', 'No Aunt at All', 'A Cake, a Hat'],
			time: 'day',
			parts: [
				[
					'“It is Family Night!” said {host}, {host.a}. “Bring a mom, or a gran! Who will you bring, {hero}?” {hero} was {described}, and had no one. But oh, how {hero} wanted someone!',
					'It was Family Night in {hall}! One friend had a gran to bring, and one had a big dad. “Who will you bring, {hero}?” said {host}, {host.a}. {hero} was {described}, and had no one at all.',
				],
				{
					quiet: '{hero} was too {trait} to say so. “My aunt,” {they} said, so low.',
					bold: '“My aunt!” said {hero}, who was {trait}. Oops! That was loud.',
					kind: '{host} looked so sad. “My aunt,” said {hero}, who was {trait}.',
					honest: '{hero} was {trait}, and did not tell lies. But out it came. “My aunt.”',
					clever: '{hero} was {trait}, and had to think of one. “My aunt,” {they} said.',
					careful: '{hero} was {trait}, and took {their} time. “My, um… my aunt.”',
					merry: '“My aunt!” said {hero}, who was {trait}. It was just a joke.',
					dreamy: '{hero} was {trait}, and could just see her. “My aunt,” {they} said.',
					quick: '“My aunt!” said {hero}, who was {trait}. It was out so fast!',
				},
				[
					'But there was no aunt! “An aunt!” said {baker}, {baker.a}. “I will make her a cake.” “An aunt!” said {friend}, {friend.a}. “I will make her a hat.” Oh dear! Who will eat the cake? Who will put on the hat?',
					'But {hero} had no aunt! “She must have a cake,” said {baker}, {baker.a}. “She must have a hat,” said {friend}, {friend.a}. “I will make it now.” And there was no aunt to have it!',
				],
			],
			choices: [
				{
					say: 'Say “She is very small”',
					sets: ['small'],
					outcome: [
						'“She is very small,” said {hero}. “You will not see her.” “Then she must have a small bed,” said {host}, “and a small cup.” So now she had a cake, a hat, a bed, and a cup.',
						'“She is so small!” said {hero}. “Oh!” said {host}. “Then she must have a small chair to sit on.” A cake, a hat, a chair! Oh dear.',
					],
				},
				{
					say: 'Say “She is a queen”',
					sets: ['grand'],
					outcome: [
						'“She is a queen,” said {hero}. “A QUEEN?” they all said. “Then the cake must be big, and the hat must be big!” And there must be a drum. Boom! Oh, oh, oh.',
						'“She is a queen,” said {hero}. So the cake got big, and the hat got big. And now there was a drum! Boom, boom! It was all for the aunt.',
					],
				},
				{
					say: 'Say “No, no, I have none”',
					sets: ['tried'],
					outcome: [
						'“I have none,” said {hero}. “No one to help you?” said {host}. “Then we will all help!” And off they ran to get a chair for the aunt.',
						'“There is no aunt,” said {hero}. “No plant?” said {baker}. “Then she must have a plant!” A cake, a hat, a plant! Oh dear.',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'baker'], shows: ['hat', 'cake'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Go and Get Her', 'No Aunt Here', 'Off to Get an Aunt'],
			time: 'day',
			parts: [
				'@answer',
				[
					'“Now go and get her!” said {host}. So {hero} went. But how do you get an aunt if you have no aunt?',
					'“Go and get your aunt!” they all said. So off went {hero}. No aunt up the road. No aunt down the road.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['The Chair', 'All for the Aunt', 'Where Is She?', 'One Big Cake'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				'So {hero} came back to {hall} with no aunt.',
				{
					'first.reach': '+ They all stood at the door. {hero} could not get in!',
					'first.hear': '+ “Where is she?” they all said. {friend} had one thing to say. But it was so loud!',
					'first.trust': '+ “You have an aunt!” said {host}. “Are you good to her? Can we trust you?”',
				},
				{ 'first.reach & flies': '+ No room to fly in, not one bit.' },
				'@first.later',
				[
					'There was the cake. It said AUNT. {friend} had the hat. “I have no one,” said {friend}. “I made it for your aunt. Will she like me? Where is she?”',
					'There was the big chair. No one sat on it. “Here is the hat,” said {friend}. “I never had an aunt. Can I sit next to yours? Where is she?”',
				],
			],
			choices: [
				{
					say: 'Say “I have no aunt”',
					sets: ['confessed'],
					outcome: [
						'“I have no aunt,” said {hero}. “I made her up, so that I had someone to bring.”',
						'{hero} took a big breath. “There is no aunt,” {they} said. “There is just me.”',
					],
				},
				{
					say: 'Put on the hat and be the aunt',
					sets: ['played'],
					outcome: [
						'Out went {hero}. In came the aunt! She had on the hat, and it came down to her nose. “Good evening,” said the aunt.',
						'{hero} went out and put on the hat. Then the aunt came in. “Hello, hello,” she said, in a high, high voice.',
					],
				},
				{
					say: 'Say “She had to go home”',
					sets: ['gone'],
					outcome: [
						'“She had to go home,” said {hero}. “With no cake?” they all said. “Then we will make one of her in stone!” Oh, oh!',
						'“She had to go home,” said {hero}. “Boo hoo!” they all said. “Let us make a big stone aunt, so that we have her here.” Oh, oh!',
					],
				},
			],
			scene: { at: 'hall', with: ['friend', 'baker'], shows: ['cake', 'hat'], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['An Aunt After All', 'Someone', 'You and I'],
			time: 'night',
			parts: [
				{
					quiet: ['{hero} was {trait}. But now {they} had to be heard.', ''],
					bold: ['{hero} was {trait}, but it did not feel like that now.', ''],
					kind: ['{hero} was {trait}, and saw how {friend} held the hat.', ''],
					honest: ['{hero} was {trait}, and had had a bad day.', ''],
					clever: ['{hero} was {trait}, and had had a think.', ''],
					careful: ['{hero} was {trait}, and did it bit by bit.', ''],
					merry: ['{hero} was {trait}, but this was no joke now.', ''],
					dreamy: ['{hero} was {trait}, and could still just see her.', ''],
					quick: ['{hero} was {trait}, so it did not take long.', ''],
				},
				'@answer',

				{
					'end-alone': [
						'“No queen?” they said, and they were a bit mad. They all sat with a mom or a gran. So {hero} sat with no one. Then the chair went creak. It was {friend}, with some cake. “I do not need a queen,” said {friend}. “One bit for you, one bit for me.”',
						'“No queen!” they said, and took the drum, and took the cake. {hero} sat there with no one. Then {friend} came, and sat there too. “You have no one, and I have no one,” said {friend}. “That makes two.” And they had one bit of cake, for two.',
					],
					'end-family': [
						'{friend} looked at the hat. Then {friend} put it on, and sat down on the big chair. “{hero}!” said {friend}. “Did you have your milk?” “Yes, Aunt,” said {hero}. They all had to laugh. “Then you may cut the cake,” said the aunt. So {hero} did have someone.',
						'It was so still. Then {friend} put on the hat, and it came down to the nose. “I can be your aunt,” said {friend}. “Can you be mine?” “I can,” said {hero}. So {friend} sat on the big chair first, and then {hero} did. And now they both had someone.',
					],
					'end-hat': [
						'“Do you like the hat?” said {friend}. “I love it,” said the aunt. Then {friend} looked in under the hat, and saw {hero}! But {friend} did not tell. “Will you come next time too?” said {friend}. “Each time,” said the aunt. And the hat gave a nod.',
						'“I have no aunt,” said {friend}. “Can you be mine too?” “Yes,” said the aunt. {friend} looked in under the hat. “Oh!” said {friend}, and had to laugh. So they had cake, {friend} and the aunt. And where was {hero}? Under the hat.',
					],
					'end-monument': [
						'So there is a stone aunt, as big as a house. “Good day, Aunt!” they all say. And {hero} has to dust her. Dust, dust, dust! “She is not real,” {hero} said to {friend} one day. “I made her up.” “I know,” said {friend}. “But you are real. I will help.”',
						'Now there is a stone aunt with a stone hat. Each day they put cake there, and {hero} has to eat it. One day {hero} could eat no more. “I made her up,” {they} said to {friend}. “I know that,” said {friend}. “Move over. I will help.”',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['friend', 'host'], shows: ['cake', 'hat'], pose: 'sit', feeling: 'happy' },
		},
	],
};
