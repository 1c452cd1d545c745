import type { PlotLevel } from '../../format.ts';
import { bestGift } from '../gift.ts';

export const theAunt1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then came Family Night. “Who will you bring?” said {host}, {host.a}. “My aunt,” said {hero}. But {hero} had no aunt! {baker} made a cake for the aunt. {friend} made a hat for the aunt. “Go and get her,” said {host}. And off went {hero}.',
	chapters: [
		{
			titles: ['My Aunt', 'Who Will You Bring?', 'No Aunt at All', 'A Cake, a Hat'],
			time: 'day',
			parts: [
				[
					'“Tonight is Family Night!” said {host}, {host.a}. “Bring a mom! Bring a gran! Who will you bring, {hero}?” {hero} was {described}. And {hero} had no one to bring.',
					'It was Family Night {hall.at}. One had a gran to bring. One had a big dad. “And you, {hero}?” said {host}, {host.a}. {hero} was {described}. {hero} had no one.',
					'“It is Family Night! Who comes?” said {host}, {host.a}. “My mom!” said one. “My gran!” said one. And {hero}? {hero} was {described}. But {hero} had no one.',
				],
				{
					quiet: '“I have no one,” {hero} wanted to say. But “My aunt,” said {hero}, so low.',
					bold: '“My aunt!” said {hero}. Oops! That was loud, and it was not so.',
					kind: '{host} looked so sad for {hero}. So {hero} said, “My aunt.”',
					honest: '{hero} never told lies. But this time out it came. “My aunt.”',
					clever: '{hero} had to think of one. “My aunt,” said {hero}.',
					careful: '“My, um…” said {hero}. It took so long! “My aunt.”',
					merry: '“My aunt!” said {hero}. It was just a joke. But no one knew.',
					dreamy: '{hero} had so often dreamed of an aunt. “My aunt,” said {hero}.',
					quick: '“My aunt!” said {hero}. It was out so fast, and it was not so!',
				},
				[
					'“How nice!” they all said. “She gets a cake,” said {baker}, {baker.a}. “She gets a hat,” said {friend}, {friend.a}. “I never had an aunt to make one for.” Oh dear! There was no aunt.',
					'But there was no aunt! “I will bake,” said {baker}, {baker.a}. “She gets a hat,” said {friend}, {friend.a}. “I never had an aunt to make one for.” Oh dear! Who will eat the cake?',
					'But {hero} had no aunt! “She must have cake,” said {baker}, {baker.a}. “And a hat,” said {friend}, {friend.a}. “I have no one. So it can be for her.” Oh dear!',
				],
			],
			choices: [
				{
					say: 'Say “She is very small”',
					sets: ['small'],
					outcome: [
						'“She is very small,” said {hero}. “She eats no cake.” “No cake?” said {baker}. “Poor aunt! Then I will make it big.”',
						'“She is so small,” said {hero}. “You will not see her.” “Oh!” said {host}. “Then she must have a big chair. Then we can see her!”',
					],
				},
				{
					say: 'Say “She is a queen”',
					sets: ['grand'],
					outcome: [
						'“She is a queen,” said {hero}. “A QUEEN?” they all said. So the cake had to be very big. And they got a drum. Boom!',
						'“She is a queen,” said {hero}. So {friend} made the hat big, and {baker} made the cake big. And now there was a drum! Boom, boom!',
					],
				},
				{
					say: 'Say “No, no, I have none”',
					sets: ['tried'],
					outcome: [
						'“I have none,” said {hero}. “No one to help you?” said {host}. “Then we will all help!” And they ran to get a chair for the aunt.',
						'“There is no aunt,” said {hero}. “No plant?” said {baker}. “Then I will put a plant on the cake!” And off they all ran.',
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
					'“You must meet her!” they all said. So {hero} had to go {start.to}. But who would come?',
					'“Now go and get her!” said {host}. So {hero} went {start.to}. But there was no aunt! How do you get one?',
					'“Go and get your aunt!” they all said. So {hero} went {start.to}. But who was there to get? No one.',
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
					'Then it was Family Night. {hero} came in alone. All the rest had a mom or a gran.',
					'So {hero} went back with no aunt. {Hall.at} they all sat with a mom or a gran.',
					'There was no aunt out there, so {hero} came back. And they all sat there with a gran or a dad.',
				],
				{
					'first.reach': [
						'“Come here, {hero}!” called {friend}, up in front, by the aunt’s chair. But all the grans were in the way.',
						'Up in front was the aunt’s chair, and {friend} waved to {hero}. But all the moms were in the way.',
					],
					'first.hear': [
						'{friend} asked {hero} something. But they all talked, so {hero} could not hear it.',
						'{friend} came up, and said something to {hero}. But how loud they all were!',
					],
					'first.trust': [
						'On that night you say a good word for a friend. “Who has one for {hero}?” said {host}.',
						'“Now say a good word for a friend,” said {host}. “Who has one for {hero}?”',
					],
				},
				bestGift('trust', 'hear', 'reach'),
				[
					'{friend} put the hat on the aunt’s chair. “I want to sit next to her,” said {friend}, “because I have no aunt. When does she come?”',
					'There was the cake, and it said AUNT. “I have no one,” said {friend}, who had the hat. “Can I sit by your aunt?”',
					'And there was {friend}, with the hat. “I never had an aunt. Will she like me? Where is she?”',
				],
			],
			choices: [
				{
					say: 'Say “I have no aunt”',
					sets: ['confessed'],
					outcome: [
						'“I have no aunt,” said {hero}. “I made her up, because I had no one to bring.”',
						'“There is no aunt,” said {hero}. “I said it because all the rest of you had someone.”',
					],
				},
				{
					say: 'Put on the hat and be the aunt',
					sets: ['played'],
					outcome: [
						'{hero} took the hat and went out. Then the aunt came in! The hat came down to her nose. “Good evening,” said the aunt.',
						'“I will get her,” said {hero}, and took the hat. And in came the aunt, with the hat on. “Hello, hello,” she said, in a high, high voice.',
					],
				},
				{
					say: 'Say “She had to go home”',
					sets: ['gone'],
					outcome: [
						'“She had to go home,” said {hero}, “and she can not come back.” “Oh no!” they all said. “Then we will make one of her in stone!”',
						'“She had to go home,” said {hero}. They were so sad that they had to cry. “Let us make a stone aunt,” they said, “so that we have her.”',
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
					quiet: ['{hero} looked at the floor, and at first did not say a word.', ''],
					bold: ['For once {hero} did not feel so big.', ''],
					kind: ['{hero} could not look at {friend}.', ''],
					honest: ['It had been such a bad day for {hero}!', ''],
					clever: ['{hero} had to think, and saw just one way out.', ''],
					careful: ['{hero} had to think for a long, long time.', ''],
					merry: ['No one laughed now, and {hero} did not laugh at all.', ''],
					dreamy: ['{hero} looked at the chair, and could still just see her.', ''],
					quick: ['{hero} did not wait one bit.', ''],
				},
				'@answer',
				{
					'end-alone': [
						'“So there is no queen?” they said. They were a bit mad. They had made so much! They all sat with a mom or a gran. But {hero} sat with no one. Then the chair went creak. It was {friend}, who had some cake. “I do not need a queen,” said {friend}. “You have no one. I have no one. So sit with me, you and I.”',
						'“No queen!” they said, and were a bit mad. They went back to a mom or a gran. {hero} had no one to sit with. Then {friend} came. {friend} had the hat, and a bit of cake. “I have no one too,” said {friend}. “So sit with me. You get one half, and I get one half.” And {friend} put the hat on {hero}.',
					],
					'end-family': [
						'{friend} looked at the hat. {friend} put it on. {friend} sat down on the aunt’s chair. “{hero}!” said {friend}, in a high voice. “Did you have your milk?” “Yes, Aunt,” said {hero}, and they all had to laugh. “Good. Then you may cut the cake.” Now {hero} had someone. And {friend} did too.',
						'It was so still. Then {friend} put on the hat, and it came down to the nose. “I can be your aunt,” said {friend}. “Will you be mine?” “I will,” said {hero}. First {friend} was the aunt. Then {hero} was. They ate the cake that said AUNT. And now they both had someone.',
					],
					'end-hat': [
						'“Do you like the hat?” said {friend}. “I love it,” said the aunt. So they sat and had cake. Then {friend} looked in under the hat, and there was {hero}! But {friend} did not tell. “Will you come next time too?” said {friend}. “Yes,” said the aunt. “I like to sit with you.”',
						'“I have no aunt,” said {friend}. “Can you be mine too?” “Yes,” said the aunt. They ate the cake that said AUNT. Then {friend} looked in under the hat. “Oh!” said {friend}. “It is you!” And {friend} had to laugh. “Do not tell,” said the aunt. “I will not,” said {friend}. “But sit with me each time.”',
					],
					'end-monument': [
						'So now there is a stone aunt, as big as a house. “Good day, Aunt!” they all say. And {hero} has to dust her. Dust, dust, dust! “She is not real,” {hero} told {friend} one day. “I made her up. I had no one.” “I know,” said {friend}. “But I am real. Let me help.”',
						'So they made a stone aunt, with a stone hat. Each day they put cake there, and {hero} had to eat it. One day {hero} could eat no more. “I made her up,” {hero} told {friend}. “There never was an aunt.” “I know that,” said {friend}. “Move over, and I will help.”',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['friend', 'host'], shows: ['cake', 'hat'], pose: 'sit', feeling: 'happy' },
		},
	],
};
