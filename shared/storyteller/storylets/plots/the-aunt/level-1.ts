import type { PlotLevel } from '../../format.ts';
import { bestGift } from '../gift.ts';

export const theAunt1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then it was Family Night. “Who will you bring?” said {host}, {host.a}. “My aunt,” said {hero}. But {hero} had no aunt! {baker}, {baker.the}, made a cake for her. {friend}, {friend.the}, had no one to bring, and made the aunt a hat. And a big chair stood there, just for her.',
	chapters: [
		{
			titles: ['My Aunt', 'Who Will You Bring?', 'No Aunt at All', 'A Cake, a Hat'],
			time: 'day',
			parts: [
				[
					'It was Family Night {hall.at}. “Bring your mom! Bring your gran!” said {host}, {host.a}. “And who will you bring, {hero}?” {hero} was {described}, but had no one to bring.',
					'Soon it was Family Night {hall.at}. “I’ll bring my mom!” said one. “I’ll bring my gran!” said the next. “And you, {hero}?” said {host}, {host.a}. {hero} was {described}, and had no one.',
					'Tonight was Family Night {hall.at}. “Who will you bring?” said {host}, {host.a}. “My mom!” said one. “My gran!” said the next. And {hero}, who was {described}? {hero} had no one at all.',
				],
				{
					quiet: '“I have no one,” {hero} wanted to say. But out came “My aunt,” very softly.',
					bold: '“My aunt!” said {hero}. Oops! That was loud, and not true at all.',
					kind: '{host} looked so sad for {hero}. So {hero} said, “My aunt.” But that was not true.',
					honest: '{hero} always told the truth. But this time out came, “My aunt!”',
					clever: '{hero} had to think fast. “My aunt,” said {hero}. But that was not true.',
					careful: '“My… my…” said {hero}. Everyone waited! “My aunt,” said {hero}. But that was not true.',
					merry: '“My aunt!” said {hero}. It was just a joke. But no one knew that.',
					dreamy: '{hero} had so often dreamed of an aunt. “My aunt,” said {hero}.',
					quick: '“My aunt!” said {hero}. It was out so fast, and it was not true!',
				},
				[
					'“How nice!” said {host}. “What’s her name?” “Hortense,” said {hero}. “I’ll bake her a cake,” said {baker}, {baker.the}. “I have no one, so I’ll make her a hat,” said {friend}, {friend.the}. Oh dear! There was no aunt at all.',
					'“What’s her name?” asked {host}. “Hortense,” said {hero}. “I’ll bake a cake,” said {baker}, {baker.the}. “And I’ll make a hat,” said {friend}, {friend.the}. “I have no aunt of my own.” Oh dear! There was no aunt at all.',
					'“And what’s her name?” said {host}. “Hortense,” said {hero}. “I’ll bake a cake,” said {baker}, {baker.the}. “And I’ll make a hat,” said {friend}, {friend.the}. “I have no family.” But there was no Hortense!',
				],
			],
			choices: [
				{
					say: 'Say “She is very small”',
					sets: ['small'],
					outcome: [
						'“She is very small,” said {hero}, “and eats no cake.” “Poor aunt!” said {baker}. “She must grow! I’ll make her a big, big cake.” “And she needs a big, big chair,” said {host}.',
						'“She is so small that you can’t see her,” said {hero}. “Then she needs a big chair!” said {host}. “And she must grow,” said {baker}. “So I’ll make a big cake.”',
					],
				},
				{
					say: 'Say “She is a queen”',
					sets: ['grand'],
					outcome: [
						'“She is a queen,” said {hero}. “A QUEEN?” said {host}. So the cake had to be big, and the hat had to be big. And {host} got her a big chair and a drum. Boom!',
						'“She is a queen,” said {hero}. “Oh!” said {host}. “Then make the cake big! Make the hat big! She must have a big chair. And she must have a drum!” Boom!',
					],
				},
				{
					say: 'Say “No, no, I have none”',
					sets: ['tried'],
					outcome: [
						'“No, no! I have no aunt,” said {hero}. “She wants a plant?” said {baker}. “Good! I’ll put a plant on the cake.” And {host} got the aunt a big chair.',
						'“There is no aunt,” said {hero}. “No plant?” said {baker}. “Oh, I have one! I’ll put it on the cake.” And {host} got the aunt a big chair.',
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
					'“All the grans arrive {start.at},” said {host}. “Go and meet your aunt, and give her my regards!” So {hero} had to go. “Maybe there is an aunt left over,” thought {hero}.',
					'“Your aunt must be {start.at} by now!” said {host}. “Go and get her! Give her my regards!” So off went {hero}. “Aunt?” {hero} called on the way. “Hello, Aunt?”',
					'“Go and meet your aunt {start.at}!” said {host}. “And give her my regards!” So {hero} had to go. “But where do I get an aunt?” said {hero}.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['The Chair', 'All for the Aunt', 'Where Is She?', 'Family Night'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				[
					'{Start.at} there were ten grans, but not one aunt! So {hero} went back {hall.to}.',
					'{Start.at} {hero} looked left and right. No aunt! There were just grans. So {hero} went back {hall.to}.',
					'“Are you an aunt?” {hero} asked a lady {start.at}. “No, a gran,” she said. So {hero} went back {hall.to}.',
				],
				{
					small: [
						'There stood the big chair. “Don’t sit on the aunt!” said {baker}. “She is so small.” But the chair was empty.',
						'“Is she in the cake?” said {baker}. “She is so small!” But there was just cake, and an empty chair.',
					],
					grand: [
						'Boom, went the drum. “All stand up for the queen!” said {host}. But the big chair was empty.',
						'Boom, went the drum. “Make way for the queen!” said {host}. But just {hero} came in.',
					],
					else: [
						'On the cake stood a plant. But the big chair next to it was empty.',
						'There stood the cake, with a plant on it. But who sat on the big chair? No one.',
					],
				},
				{
					'first.trust': [
						'“I see no aunt,” said {baker}. “Did you make her up, {hero}?”',
						'“Is there an aunt at all?” said {baker}. “Or did you make her up?”',
					],
					'first.hear': [
						'“I must tell you something!” said {hero}. But everyone sang for the aunt, so loud!',
						'“I must tell you something!” said {hero}. But everyone clapped for the aunt, so no one heard.',
					],
					'first.reach': [
						'By the chair stood {friend}, and waved to {hero}. But all the grans stood in between.',
						'By the chair sat {friend}, all alone. {hero} wanted to go there, but it was full of grans.',
					],
				},
				bestGift('trust', 'hear', 'reach'),
				{
					'first.trust': [
						'“Then it must be true,” said {baker}. Oh dear!',
						'“So there is one,” said {baker}. And {hero} felt bad.',
					],
					'first.hear': ['And now everyone looked at {hero}.', 'Now everyone looked at {hero}.'],
				},
				[
					'+ {friend} held the hat. “I have no one. May I sit by your aunt?”',
					'+ “I have no one to sit by,” said {friend}, with the hat. “Where is your aunt?”',
					'+ {friend} put the hat on the chair. “Where is she? I have no one to sit by.”',
				],
			],
			choices: [
				{
					say: 'Say “I have no aunt”',
					sets: ['confessed'],
					outcome: [
						'“I have no aunt,” said {hero}. “I made her up, because I had no one to bring. I’m sorry.”',
						'“There is no aunt,” said {hero}. “I’m sorry! I made her up, because you all have someone, and I don’t.”',
					],
				},
				{
					say: 'Put on the hat and be the aunt',
					sets: ['played'],
					outcome: {
						small: [
							'{hero} ran out with the hat, and in came the aunt! The hat came down to her nose. “I am Hortense,” she said. “But you aren’t small at all!” said {host}. “I ate my peas, and grew,” said the aunt.',
							'{hero} took the hat and ran out. And in came the aunt, with the hat on. “Hello, hello!” she said, in a high, high voice. “But you aren’t small at all!” said {host}. “It’s the hat,” said the aunt.',
						],
						grand: [
							'{hero} ran out with the hat, and in came the aunt! The hat came down to her nose. “I am Hortense,” she said. “Where is your crown?” said {host}. “In the wash,” said the aunt.',
							'{hero} took the hat and ran out. And in came the aunt, with the hat on. “Hello, hello!” she said, in a high, high voice. “No crown?” said {host}. “I lost it in my soup,” said the aunt.',
						],
						else: [
							'{hero} ran out with the hat, and in came the aunt! The hat came down to her nose. “I am Hortense,” she said. “So you came after all!” said {host}. “I was late,” said the aunt.',
							'{hero} took the hat and ran out. And in came the aunt, with the hat on. “Hello, hello!” she said, in a high, high voice. “And here is your plant,” said {baker}. “Mmm,” said the aunt.',
						],
					},
				},
				{
					say: 'Say “She had to go home”',
					sets: ['gone'],
					outcome: [
						'“She had to go home,” said {hero}, “and she can’t come back.” “Oh no!” said {host}. “Then we’ll make you an aunt of stone!”',
						'“She had to go home,” said {hero}, “and she can’t come back.” Everyone was so sad! “Then we’ll make you an aunt of stone,” said {host}.',
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
					quiet: ['{hero} looked at the floor.', ''],
					bold: ['“My aunt!” had been so easy to say. But now?', ''],
					kind: ['{hero} could not look at {friend}.', ''],
					honest: ['It had been such a bad day for {hero}!', ''],
					clever: ['{hero} had to think hard.', ''],
					careful: ['{hero} had to think for a long time.', ''],
					merry: ['No one laughed now.', ''],
					dreamy: ['{hero} looked at the chair. It was so empty.', ''],
					quick: ['{hero} did not wait one bit.', ''],
				},
				'@answer',
				{
					'first.ally & confessed': ['+ {first.ally} gave a nod.', '+ “It was good to say so,” said {first.ally}.'],
					'first.ally & played': [
						'+ {first.ally} saw who it was, but did not tell.',
						'+ {first.ally} had to laugh, but did not tell.',
					],
					'first.ally': ['+ {first.ally} did not say a word.', '+ {first.ally} just looked at {hero}.'],
				},
				{
					'end-alone': [
						'“So she is no queen?” said {host}. “And I got a drum for her!” Everyone was mad at {hero}, and sat with a mom or a gran. So {hero} sat all alone. Creak, went the next chair. It was {friend}, with the hat. “I don’t need a queen,” said {friend}. “You have no one. I have no one. So sit with me.” Then {baker} came with the cake. “I made it for an aunt,” said {baker}. “But two can eat it too.”',
						'“No queen?” said {host}. “And I got a drum for her!” Everyone sat down with a mom or a gran, and {hero} sat all alone. Then, boom! {friend} hit the drum. “You have no one,” said {friend}, “and I have no one. So now we have two.” And {friend} put the hat on {hero}. “Make way for the aunt!” That made {host} laugh. So {baker} cut the cake for them all.',
					],
					'end-family': [
						'It was very still. Then {friend} put on the hat, and sat down on the big chair. “{hero}!” said {friend}, in a high, high voice. “Did you have your milk?” “Yes, Aunt,” said {hero}. That made {host} laugh, and then everyone did. “I baked a cake for an aunt,” said {baker}, “and there she sits!” So {hero} had an aunt. And {friend} had someone too.',
						'No one said a word. Then {friend} put on the hat, and it came down to the nose. “I can be your aunt,” said {friend}. “Will you be mine?” “I will!” said {hero}. “Good,” said {baker}, “for here is the cake.” “And here is the chair,” said {host}. So {friend} and {hero} took turns on it. First {friend} was the aunt, and then {hero} was. And now they both had someone.',
						'Then {friend} went to the big chair, and put on the hat. “Tonight I’ll be your aunt,” said {friend}. “Come and sit by me, my dear! Did you wash?” How {host} laughed! “Then you get the first bit of cake,” said {baker} to {friend}. “It says AUNT on it.” “Will you be my aunt next year?” {friend} asked {hero}. “I will,” said {hero}.',
					],
					'end-hat': [
						'“Do you like my hat?” said {friend}. “I love it,” said the aunt. So {friend} sat by her, and {baker} brought cake. Then {friend} looked in under the hat. It was {hero}! But {friend} did not tell. “I never had an aunt,” said {friend}. “Will you come each year?” “Yes,” said the aunt. “If you sit with me.”',
						'“I have no aunt,” said {friend}. “Can you be mine too?” “I can,” said the aunt. {baker} gave her cake, and she got some on her nose. {friend} had to laugh. “Oh, {hero}, it’s you!” “Don’t tell,” said the aunt. “I won’t,” said {friend}. “You’re the best aunt of all. Just sit with me each year.”',
					],
					'end-monument': [
						'Soon there was a stone aunt, as big as a house. “Good day, Aunt!” said {host} each day. And {hero} had to dust her, all alone. Dust, dust, dust! Then one day {friend} came by. “She isn’t real,” said {hero}. “I made her up, because I had no one. I’m sorry.” “I know,” said {friend}. “But I’m real.” And {friend} took a cloth too. So now they were two.',
						'So {host} made a stone aunt, with a stone hat. Each night {baker} put cake there for her. A stone can’t eat cake! So {hero} had to eat it, or {baker} would be sad. One night {hero} could eat no more. “I made her up,” {hero} told {friend}. “There never was an aunt. I’m sorry.” “I know that,” said {friend}. “Move over, and I’ll help.” So they ate it side by side, and it was like Family Night.',
						'Soon there she stood, an aunt of stone, with a stone hat. “Go and sit with your aunt,” said {host} each day. So {hero} had to. How cold she was! “You don’t say much, Aunt,” said {hero}. “She can’t,” said {friend}, who had come by. “But I can.” “I made her up,” said {hero}. “I’m sorry.” “I know,” said {friend}, and sat down too.',
					],
				},
				{
					'tried & confessed': [
						'+ “So you did say ‘no aunt,’” said {baker}. “I heard ‘plant’!”',
						'+ “And this plant?” said {baker}. “That can be the uncle.”',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['friend', 'host'], shows: ['cake', 'hat'], pose: 'sit', feeling: 'happy' },
		},
	],
};
