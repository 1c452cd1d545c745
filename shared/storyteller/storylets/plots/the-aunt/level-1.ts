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
					'“Tonight is Family Night!” said {host}, {host.a}. “We all bring a mom or a gran. Who will you bring, {hero}?” {hero} was {described}. And {hero} had no one to bring.',
					'It was Family Night {hall.at}. One had a gran to bring. One had a big dad. “And you, {hero}?” said {host}, {host.a}. {hero} was {described}, and had no one.',
					'“Who comes to Family Night?” said {host}, {host.a}. “My mom!” said one. “My gran!” said one. And {hero}? {hero} was {described}. But {hero} had no one at all.',
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
					'“How nice!” they all said. “What is her name?” “Hortense,” said {hero}. “I will bake her a cake,” said {baker}, {baker.a}. “And I will make a hat,” said {friend}, {friend.a}. “I never had an aunt.” Oh dear! There was no aunt.',
					'“What is her name?” they asked. “Hortense,” said {hero}. “I will bake a cake for her,” said {baker}, {baker.a}. “And she gets a hat,” said {friend}, {friend.a}. “I have no aunt to make one for.” Oh dear! There was no aunt.',
					'“What is her name?” they all said. “Hortense,” said {hero}. “She must have cake,” said {baker}, {baker.a}. “And a hat,” said {friend}, {friend.a}. “I have no one. So it can be for her.” But there was no Hortense!',
				],
			],
			choices: [
				{
					say: 'Say “She is very small”',
					sets: ['small'],
					outcome: [
						'“She is very small,” said {hero}, “and eats no cake.” “No cake?” said {baker}. “Poor aunt! Then I will make it big.”',
						'“She is so small that you will not see her,” said {hero}. “Then she must have a big chair!” said {host}. And they got one.',
					],
				},
				{
					say: 'Say “She is a queen”',
					sets: ['grand'],
					outcome: [
						'“She is a queen,” said {hero}. “A QUEEN?” they all said. So the cake got big, and the hat got big. And now there was a drum. Boom!',
						'“She is a queen,” said {hero}. “Oh!” they said. “Then make a big, big cake! And a big, big hat! And get a drum!” Boom!',
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
					'“Now go and get her!” said {host}. So {hero} went {start.to}. But how do you get an aunt?',
					'“She must be there by now! Go and get her!” So {hero} went {start.to}. But who was there? No one.',
					'“You must meet her!” they all said. So {hero} had to go {start.to}. But there was no aunt to meet!',
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
					'No aunt was {start.at}. So {hero} came back. There sat moms and grans. One big chair was empty.',
					'So {hero} went back {hall.to}, with no aunt. They all had a mom or a gran. One big chair was empty.',
					'{hero} found no aunt, and went back. There sat grans and dads. One big chair was empty.',
				],
				{
					'first.trust': [
						'+ “Is there an aunt at all?” said {baker}. “Can we trust you?”',
						'+ “No aunt?” said {host}. “Is it true? Can we trust you?”',
					],
					'first.hear': [
						'+ “So tell us about her!” said {host}. But they all talked at once.',
						'+ “What is she like?” they all asked at once. It was so loud!',
					],
					'first.reach': [
						'+ “Come up to her chair!” called {friend}. But all the grans were in the way.',
						'+ “Come here to me, by her chair!” called {friend}. But it was so full!',
					],
				},
				bestGift('trust', 'hear', 'reach'),
				{
					'first.trust': ['“Then it is true!” they said. Oh dear!', '“Then there is an aunt!” they said. Oh no!'],
					'first.hear': ['And now they all looked at {hero}.', 'So they all waited for {hero} to tell.'],
					'first.reach': ['There was the chair.', 'How big the chair was!'],
				},
				[
					'+ {friend} had the hat. “Can I sit here by your aunt? I have no one. When does she come?”',
					'+ “I never had an aunt,” said {friend}, with the hat. “Will she like me? Where is she?”',
					'+ {friend} put the hat on the chair. “Can I sit by her? I have no one. Is she here?”',
				],
			],
			choices: [
				{
					say: 'Say “I have no aunt”',
					sets: ['confessed'],
					outcome: [
						'“I have no aunt,” said {hero}. “I made her up, because I had no one to bring. I am sorry.”',
						'“There is no aunt, and I am sorry,” said {hero}. “I said it because you all have someone, and I do not.”',
					],
				},
				{
					say: 'Put on the hat and be the aunt',
					sets: ['played'],
					outcome: [
						'“I will get her,” said {hero}, and took the hat out. Then the aunt came in! The hat came down to her nose. “Good evening,” said the aunt.',
						'{hero} took the hat and ran out. And in came the aunt, with the hat on. “Hello, hello!” she said, in a high, high voice.',
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
					'end-alone': [
						'“So she is no queen?” they said. They were a bit mad, for they had made so much. They went and sat with a mom or a gran. But who sat with {hero}? Creak, went the next chair. It was {friend}, with the hat and a big bit of cake. “I do not need a queen,” said {friend}. “You have no one. I have no one. So sit with me, you and I.” And they ate the cake, side by side.',
						'“No queen!” they said. “And we got a drum!” So they went back to a mom or a gran, and {hero} sat alone. Then {friend} came. “You have no one,” said {friend}, “and I have no one. So now we have two.” {friend} cut the cake in half, and put the hat on {hero}. “You make a good aunt,” said {friend}. “Next time I will bring you.”',
					],
					'end-family': [
						'It was so still. Then {friend} put on the hat, and sat down on the aunt’s chair. “{hero}!” said {friend}, in a high, high voice. “Did you have your milk?” “Yes, Aunt,” said {hero}. And they all had to laugh. “Then you may cut my cake,” said {friend}. So {hero} had an aunt on Family Night. And {friend} had someone too.',
						'No one said a word. Then {friend} put on the hat, and it came down to the nose. “I can be your aunt,” said {friend}. “Will you be mine?” “I will!” said {hero}. “Good,” said {baker}, “for the cake is done.” They sat on the big chair by turns. First {friend} was the aunt, and then {hero} was. And now they both had someone.',
						'Then {friend} took {hero} to the big chair. “So now we are two,” said {friend}, and put on the hat. “Tonight I will be the aunt. Come and sit by me, my dear!” How they all laughed! The cake said AUNT, and they got the first bit. “Will you be my aunt next year?” asked {friend}. “I will,” said {hero}.',
					],
					'end-hat': [
						'“Do you like the hat?” said {friend}. “I love it,” said the aunt. So they sat on the big chair and had cake. Then {friend} took a look in under the hat. It was {hero}! But {friend} did not tell. “I am glad that I have an aunt now,” said {friend}. “Will you come each time?” “Yes,” said the aunt. “If you sit with me.”',
						'“I have no aunt,” said {friend}. “Can you be mine too?” “I can,” said the aunt. They had cake, and the aunt got some on her nose. {friend} had to laugh. “Oh, {hero}, it is you!” “Do not tell,” said the aunt. “I will not,” said {friend}. “You are the best aunt of all. Just sit with me each time.”',
					],
					'end-monument': [
						'So soon there was a stone aunt, as big as a house. “Good day, Aunt!” they all said. And {hero} had to dust her, each day, all alone. Dust, dust, dust! Then one day {friend} came by. “She is not real,” said {hero}. “I made her up, because I had no one. I am sorry.” “I know,” said {friend}. “But I am real.” And {friend} took a cloth too. So now there were two.',
						'So they made a stone aunt, with a stone hat. Each night they put cake there for her. So {hero} had to eat it! One night {hero} could eat no more. “I made her up,” {hero} told {friend}. “There never was an aunt.” “I know that,” said {friend}. “Move over, and I will help.” So they ate it side by side, and it was like Family Night.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['friend', 'host'], shows: ['cake', 'hat'], pose: 'sit', feeling: 'happy' },
		},
	],
};
