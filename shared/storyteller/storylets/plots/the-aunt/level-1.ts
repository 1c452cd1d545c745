import type { PlotLevel } from '../../format.ts';
import { bestGift } from '../gift.ts';

export const theAunt1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then it was Family Night. “Who will you bring?” said {host}, {host.a}. “My aunt,” said {hero}. But {hero} had no aunt! {baker}, {baker.the}, made a cake for her. {friend}, {friend.the}, made a hat. “Now go and get her!” said {host}. So off went {hero}.',
	chapters: [
		{
			titles: ['My Aunt', 'Who Will You Bring?', 'No Aunt at All', 'A Cake, a Hat'],
			time: 'day',
			parts: [
				[
					'“Tonight is Family Night!” said {host}, {host.a}. “We all bring a mom or a gran. Who will you bring, {hero}?” {hero} was {described}. But {hero} had no one to bring.',
					'It was Family Night {hall.at}. All of {folk} had moms and grans to bring. “And you, {hero}?” said {host}, {host.a}. {hero} was {described}. But {hero} had no one.',
					'It was Family Night. “Who will you bring?” said {host}, {host.a}. “My mom!” said one. “My gran!” said the next. And {hero}? {hero} was {described}. But {hero} had no one at all.',
				],
				{
					quiet: '“I have no one,” {hero} wanted to say. But out came “My aunt,” very softly.',
					bold: '“My aunt!” said {hero}. Oops! That was loud, and it was not so.',
					kind: '{host} looked so sad for {hero}. So {hero} said, “My aunt.”',
					honest: '{hero} never told lies. But this time one came out. “My aunt.”',
					clever: '{hero} had to think fast. “My aunt,” said {hero}. But it was not so.',
					careful: '“My… my…” said {hero}. They all waited! “My aunt,” said {hero}. But it was not so.',
					merry: '“My aunt!” said {hero}. It was just a joke. But no one knew that.',
					dreamy: '{hero} had so often dreamed of an aunt. “My aunt,” said {hero}.',
					quick: '“My aunt!” said {hero}. It was out so fast, and it was not so!',
				},
				[
					'“How nice!” they all said. “What is her name?” “Hortense,” said {hero}. “I’ll bake her a cake,” said {baker}, {baker.the}. “And I will make her a hat,” said {friend}, {friend.the}. “I have no one else to make one for.” Oh dear! There was no aunt.',
					'“What is her name?” they asked. “Hortense,” said {hero}. “I’ll bake a cake for her,” said {baker}, {baker.the}. “And I will make her a hat,” said {friend}, {friend.the}. “I have no aunt of my own.” Oh dear! There was no aunt.',
					'“What is her name?” they all said. “Hortense,” said {hero}. “She must have cake,” said {baker}, {baker.the}. “And a hat,” said {friend}, {friend.the}. “I have no family. So I will make it for her.” But there was no Hortense!',
				],
			],
			choices: [
				{
					say: 'Say “She is very small”',
					sets: ['small'],
					outcome: [
						'“She is very small,” said {hero}, “and eats no cake.” “Poor aunt!” said {baker}. “Then I must make a big one.” And they got her a big, big chair.',
						'“She is so small that you won’t see her,” said {hero}. “Then she needs a big chair!” said {host}. “And a big cake, so that she grows,” said {baker}.',
					],
				},
				{
					say: 'Say “She is a queen”',
					sets: ['grand'],
					outcome: [
						'“She is a queen,” said {hero}. “A QUEEN?” they all said. So the cake got big, and the hat, and the chair. And now there was a drum. Boom!',
						'“She is a queen,” said {hero}. “Oh!” they said. “Then make the cake big! Make the hat big! Get a big chair! And get a drum!” Boom!',
					],
				},
				{
					say: 'Say “No, no, I have none”',
					sets: ['tried'],
					outcome: [
						'“No, no! I have no aunt,” said {hero}. “She wants a plant?” said {baker}. “Good! I’ll put a plant on the cake.” And they got her a big chair.',
						'“There is no aunt,” said {hero}. “No plant?” said {baker}. “Oh, I have one! I’ll put it on the cake.” And they got the aunt a big chair.',
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
					'“Now go and meet her {start.at}!” said {host}. So {hero} had to go. “Is there an aunt for me?” thought {hero}.',
					'“She must be {start.at} by now!” said {host}. “Go and get her!” So off went {hero}. “Aunt?” called {hero}. “Hello, Aunt?” No one came.',
					'“Go and meet her {start.at}!” they said. So {hero} had to go. It was far. “Where do I get an aunt?” said {hero}.',
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
					'{Start.at} ten grans got out of a coach. But there was no aunt! So {hero} went back {hall.to}.',
					'{Start.at} {hero} looked left and right. No aunt! There were just grans. So {hero} went back {hall.to}.',
					'“Are you an aunt?” {hero} asked a lady {start.at}. “No, a gran,” she said. So {hero} went back {hall.to}.',
				],
				{
					small: [
						'There stood the big chair. “Don’t sit on her!” said {baker}. “She is so small.” But the chair was empty.',
						'“Is she in the cake?” said {baker}. “She is so small!” But there was just cake, and an empty chair.',
					],
					grand: [
						'Boom, went the drum. “Make way for the queen!” said {host}. But the big chair was empty.',
						'Boom, went the drum. “All stand up for the queen!” said {host}. But just {hero} came in.',
					],
					else: [
						'On the cake stood a plant. But the big chair next to it was empty.',
						'There stood the cake, with a plant on it. But who sat on the big chair? No one.',
					],
				},
				{
					'first.trust': [
						'“I see no aunt,” said {baker}. “Can I trust you, {hero}?”',
						'“Is there an aunt at all?” said {baker}. “Or did you make her up?”',
					],
					'first.hear': [
						'“I must tell you…” said {hero}. But they all sang for the aunt, so loud!',
						'“Listen!” called {hero}. But they all clapped for the aunt. No one heard.',
					],
					'first.reach': [
						'By the chair {friend} waved to {hero}. But all the grans stood in between.',
						'By the chair sat {friend}, all alone. {hero} had to go there! But it was full of grans.',
					],
				},
				bestGift('trust', 'hear', 'reach'),
				{
					'first.trust': [
						'“Then it must be true,” said {baker}. Oh dear!',
						'“So there is one,” said {baker}. And {hero} felt bad.',
					],
					'first.hear': ['And now they all looked at {hero}.', 'Now they all waited for {hero}.'],
				},
				[
					'+ {friend} had the hat. “I have no one. May I sit by your aunt?”',
					'+ “I have no one,” said {friend}, with the hat. “Where is your aunt?”',
					'+ {friend} put the hat on the chair. “Where is she? I have no one to sit by.”',
				],
			],
			choices: [
				{
					say: 'Say “I have no aunt”',
					sets: ['confessed'],
					outcome: [
						'“I have no aunt,” said {hero}. “I made her up, because I had no one to bring. I’m sorry.”',
						'“There is no aunt, and I am sorry,” said {hero}. “I said it because you all have someone, and I don’t.”',
					],
				},
				{
					say: 'Put on the hat and be the aunt',
					sets: ['played'],
					outcome: {
						small: [
							'{hero} ran out with the hat, and in came the aunt! The hat came down to her nose. “I am Hortense,” she said. “But I can see you!” said {host}. “I ate my peas, and grew,” said the aunt.',
							'{hero} took the hat and ran out. And in came the aunt, with the hat on. “Hello, hello!” she said, in a high, high voice. “So you can be seen after all!” said {host}. “It’s the hat,” said the aunt.',
						],
						grand: [
							'{hero} ran out with the hat, and in came the aunt! The hat came down to her nose. “I am Hortense,” she said. “Where is your crown?” said {host}. “In the wash,” said the aunt.',
							'{hero} took the hat and ran out. And in came the aunt, with the hat on. “Hello, hello!” she said, in a high, high voice. “No crown?” said {host}. “I lost it in my soup,” said the aunt.',
						],
						else: [
							'{hero} ran out with the hat, and in came the aunt! The hat came down to her nose. “I am Hortense,” she said. “So you are here after all!” said {host}. “I was late,” said the aunt.',
							'{hero} took the hat and ran out. And in came the aunt, with the hat on. “Hello, hello!” she said, in a high, high voice. “Here is your plant,” said {host}. “Mmm,” said the aunt.',
						],
					},
				},
				{
					say: 'Say “She had to go home”',
					sets: ['gone'],
					outcome: [
						'“She had to go home,” said {hero}, “and she can’t come back.” “Oh no!” said {host}. “Then we’ll make one of stone, so that you have her.”',
						'“She had to go home,” said {hero}. They were so sad that they had to cry. “Let us make a stone aunt,” said {host}, “so that we have her.”',
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
					bold: ['For once {hero} did not feel so big.', ''],
					kind: ['{hero} could not look at {friend}.', ''],
					honest: ['It had been such a bad day for {hero}!', ''],
					clever: ['{hero} saw just one way out.', ''],
					careful: ['{hero} had to think for a long time.', ''],
					merry: ['No one laughed now.', ''],
					dreamy: ['{hero} looked at the chair. It was so empty.', ''],
					quick: ['{hero} did not wait one bit.', ''],
				},
				'@answer',
				{
					'first.ally & confessed': ['+ {first.ally} gave a nod.', '+ “Good,” said {first.ally}.'],
					'first.ally & played': ['+ “Hm,” said {first.ally}.', '+ {first.ally} had to cough.'],
					'first.ally': ['+ {first.ally} did not say a word.', '+ “Hm!” said {first.ally}.'],
				},
				{
					'end-alone': [
						'“So she is no queen?” said {host}. “And we got a drum!” They were a bit mad, and sat down with a mom or a gran. So {hero} sat all alone. Creak, went the next chair. It was {friend}, with the hat. “I don’t need a queen,” said {friend}. “You have no one. I have no one. So sit with me.” Then {baker} came with the cake. “I made it for an aunt,” said {baker}. “But two can eat it too.”',
						'“No queen!” they said. “And we got a drum!” So they sat down with a mom or a gran, and {hero} sat alone. Then, boom! {friend} hit the drum. “You have no one,” said {friend}, “and I have no one. So now we have two.” And {friend} put the hat on {hero}. “Make way for the aunt!” That made {host} laugh. So {baker} cut the cake for them all.',
					],
					'end-family': [
						'It was very still. Then {friend} put on the hat, and sat down on the big chair. “{hero}!” said {friend}, in a high, high voice. “Did you have your milk?” “Yes, Aunt,” said {hero}. And {host} laughed, and they all did. “Then you may cut my cake,” said {friend}. “I baked it for an aunt,” said {baker}, “and there she sits!” So {hero} had an aunt. And {friend} had someone too.',
						'No one said a word. Then {friend} put on the hat, and it came down to the nose. “I can be your aunt,” said {friend}. “Will you be mine?” “I will!” said {hero}. “Good,” said {baker}, “for the cake is done.” “And the chair is big,” said {host}. So the two took turns on it. First {friend} was the aunt, and then {hero} was. And now they both had someone.',
						'Then {friend} went to the big chair, and put on the hat. “Tonight I’ll be your aunt,” said {friend}. “Come and sit by me, my dear! Did you wash?” How {host} laughed! “Then you get the first bit of cake,” said {baker} to {friend}. “For it says AUNT on it.” “Will you be my aunt next year?” asked {friend}. “I will,” said {hero}.',
					],
					'end-hat': [
						'“Do you like the hat?” said {friend}. “I love it,” said the aunt. So they sat on the big chair, and {baker} gave them cake. Then {friend} looked in under the hat. It was {hero}! But {friend} did not tell. “I’m glad that I have an aunt now,” said {friend}. “Will you come each time?” “Yes,” said the aunt. “If you sit with me.”',
						'“I have no aunt,” said {friend}. “Can you be mine too?” “I can,” said the aunt. {baker} gave her cake, and she got some on her nose. {friend} had to laugh. “Oh, {hero}, it’s you!” “Don’t tell,” said the aunt. “I won’t,” said {friend}. “You’re the best aunt of all. Just sit with me each time.”',
					],
					'end-monument': [
						'So soon there was a stone aunt, as big as a house. “Good day, Aunt!” said {host} each day. {baker} put cake there. And {hero} had to dust her, all alone. Dust, dust, dust! Then one day {friend} came by. “She isn’t real,” said {hero}. “I made her up, because I had no one. I’m sorry.” “I know,” said {friend}. “But I’m real.” And {friend} took a cloth too. So now they were two.',
						'So they made a stone aunt, with a stone hat. “Good night, Aunt!” said {host}. And each night {baker} put cake there for her. So {hero} had to eat it, or they would see! One night {hero} could eat no more. “I made her up,” {hero} told {friend}. “There never was an aunt.” “I know that,” said {friend}. “Move over, and I will help.” So they ate it side by side, and it was like Family Night.',
						'Soon there she stood, an aunt of stone, with a stone hat. {baker} put cake there each day, and {hero} had to sit with her. How cold she was! “You don’t say much, Aunt,” said {hero}. “She can’t,” said {friend}, who had come by. “But I can.” “I made her up,” said {hero}. “I’m sorry.” “I know,” said {friend}, and sat down too.',
					],
				},
				{
					'tried & confessed': [
						'+ “So you did say ‘no aunt,’” said {baker}. “I heard ‘plant’!”',
						'+ “And the plant?” said {baker}. “That can be the uncle.”',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['friend', 'host'], shows: ['cake', 'hat'], pose: 'sit', feeling: 'happy' },
		},
	],
};
