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
					'“Family Night!” said {host}, {host.a}. “All of you, come to {hall}. Bring a mom. Bring a gran. Who will you bring, {hero}?” {hero} was {described}, and had no one to bring.',
					'It was Family Night in {hall}. “I bring my gran,” said one. “I bring my dad.” {host} said, “And who will you bring, {hero}?” {host} was {host.a}. {hero} was {described}, and had no one.',
				],
				{
					quiet: '{Trait} {hero} did not want to talk. “My aunt,” {they} said, so low.',
					bold: '“My aunt!” said {trait} {hero}, so loud. Oops.',
					kind: '{host} looked so sad for {them}. “My aunt,” said {trait} {hero}.',
					honest: '{Trait} {hero} had not told a lie before. “My aunt,” {they} said.',
					clever: '{Trait} {hero} had to think of one. “My aunt,” {they} said.',
					careful: '“My, um, my… my aunt,” said {trait} {hero}.',
					merry: '“My aunt!” said {trait} {hero}. It was just for fun.',
					dreamy: '{Trait} {hero} could just see her. “My aunt,” {they} said.',
					quick: '“My aunt!” said {trait} {hero}, as fast as that.',
				},
				[
					'But {hero} had no aunt! No aunt at all. “An aunt!” said {baker}, {baker.a}. “I will make her a cake.” “An aunt!” said {friend}, {friend.a}. “I will make her a hat.” Oh, oh.',
					'What aunt? {hero} had none! “She will want cake,” said {baker}, {baker.a}. “I will make a big one.” “She will want a hat,” said {friend}, {friend.a}. “I will make it now.” Oh dear, oh dear.',
				],
			],
			choices: [
				{
					say: 'Say “She is very small”',
					sets: ['small'],
					outcome: [
						'“She is very small,” said {hero}. “You will not see her.” “A small chair, then,” said {host}. “And a small cake.” “And a small hat!”',
						'“She is so small!” said {hero}. “Then we need a small bed too,” said {host}. Now there was a bed.',
					],
				},
				{
					say: 'Say “She is a queen”',
					sets: ['grand'],
					outcome: [
						'“She is a queen,” said {hero}. “A QUEEN?” they all said. “Then we need a band! Boom, boom!” Oh, oh, oh.',
						'“She is a queen,” said {hero}. So the cake got big. The hat got big. And a big drum came. Boom!',
					],
				},
				{
					say: 'Say “No, no, I have none”',
					sets: ['tried'],
					outcome: [
						'“I have none,” said {hero}. “None of your own beds?” said {host}. “Then she can have mine!” And off {host.they} ran.',
						'“No, no, no aunt!” said {hero}. “Not one aunt?” said {baker}. “Two? Then I make two cakes!” Oh, oh.',
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
					'“Now go and get her!” said {host}. So {hero} went, up the road and down the road. No aunt here. No aunt there. Then, stop!',
					'“Go and get your aunt,” said {host}. Off went {hero}. But how do you get an aunt that you have not got? Then, stop!',
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
				[
					'And so {hero} came to {hall} with no aunt. There was the chair. There was the cake. It said AUNT. There was the hat. And all of {folk} said, “Where is she?”',
					'Then {hero} was back, and had no aunt. “Where is she? Where is she?” said all of {folk}. The cake was there. The hat was there. The chair had no one on it.',
				],
				[
					'{friend} held on to the hat. “I have no aunt,” said {friend}. “I have no one. So I made the hat for yours. Will she like it?”',
					'“Here is the hat,” said {friend}. “I never had an aunt. I never had anyone. So I made it for yours. Does she like hats?”',
				],
			],
			choices: [
				{
					say: 'Say “I have no aunt”',
					sets: ['confessed'],
					outcome: [
						'“I have no aunt,” said {hero}. “I made her up. I did not want to come with no one.”',
						'{hero} took a big breath. “There is no aunt,” {they} said. “There is just me.”',
					],
				},
				{
					say: 'Put on the hat and be the aunt',
					sets: ['played'],
					outcome: [
						'Out went {hero}. In came the aunt! She had a hat, and it came down to her nose. “Good evening,” said the aunt.',
						'{hero} put on the hat. Down it came. “Hello, I am the aunt,” {they} said, in a high, high voice.',
					],
				},
				{
					say: 'Say “She had to go home”',
					sets: ['gone'],
					outcome: [
						'“She had to go home,” said {hero}. “Oh no!” they all said. “So soon? Then we will make one of her in stone!”',
						'“She had to go home,” said {hero}. “Boo hoo,” they all said. “Let us put up a big stone aunt!” Oh, oh, oh, oh.',
					],
				},
			],
			scene: { at: 'hall', with: ['friend', 'baker'], shows: ['cake', 'hat'], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['An Aunt After All', 'The Hat', 'Cake for All'],
			time: 'night',
			parts: [
				{
					quiet: ['It was {trait} {hero} who said it. And they all had to hear.', ''],
					bold: ['{Trait} {hero} did not feel so {trait} now.', ''],
					kind: ['{Trait} {hero} had seen how {friend} held the hat.', ''],
					honest: ['{Trait} {hero} was hot all over.', ''],
					clever: ['{Trait} {hero} had had a think, all the way.', ''],
					careful: ['{Trait} {hero} did it bit by bit.', ''],
					merry: ['It was not for fun now. {Trait} {hero} could feel that.', ''],
					dreamy: ['{Trait} {hero} could still just see her.', ''],
					quick: ['In a flash, {trait} {hero} had done it.', ''],
				},
				'@answer',
				{
					'confessed & first.reach':
						'“No aunt?” They all ran up. So many backs! {friend} went to the door, and {hero} could not get to {friend}.',
					'confessed & first.hear':
						'“What? No aunt? What?” they all said, so loud. {hero} had to say sorry. No one could hear it.',
					'confessed & first.trust':
						'“First you have an aunt, and then you have not,” said {host}. “Can we trust you?”',
					'played & first.reach':
						'“The aunt! The aunt!” They all ran up to see. So many backs! The aunt could not get to her chair.',
					'played & first.hear':
						'“The aunt! The aunt!” they all said, so loud. {friend} said a thing to her. The aunt could not hear it.',
					'played & first.trust':
						'“She is so small,” said {host}. “And where is {hero}? Is it a trick? Can we trust {hero}?”',
					'first.reach':
						'They all ran to get a stone. Push, push! {friend} stood far off with the hat. {hero} could not get to {friend}.',
					'first.hear':
						'“Boo hoo, boo hoo!” they all went, so loud. “Not a big one!” said {hero}. No one could hear it.',
					'first.trust': '“Home? So soon?” said {host}. “Were you bad to her, {hero}? Are you nice?”',
				},
				{ 'first.reach & flies': '+ No room to fly over all that cake.' },
				'@first.later',
				{
					'gone & first.reach': '“I did so want to see her,” said {friend}. Oh, oh.',
					'gone & first.hear': '“Not a big one,” said {hero}. So they made it very big.',
				},
				{
					'end-alone': [
						'“She is no queen?” they said. “Not one bit?” No. So they took the hat, and they took the cake. {hero} sat there. Then there was some cake on a plate. “I got it back for you,” said {friend}. “Is that chair free?” It was. So {friend} sat down, and they had the cake. One bit for you, one bit for me.',
						'“No queen?” they said. “No aunt?” And they were a bit mad. So {hero} sat with no one. Just the chair sat by {hero}. Then the chair went creak. It was {friend}. “I know I am no queen,” said {friend}. “Can I sit here?” “Yes,” said {hero}. “Oh, yes.” And they had the cake.',
					],
					'end-family': [
						'“No aunt,” said {friend}, and looked at the hat. Then {friend} put it on, and sat on the big chair. “Sit up,” said {friend} to {hero}. “Have you had your milk?” “Yes, Aunt,” said {hero}. They all had to grin. “Then you may cut the cake,” said the aunt. So {hero} did have someone.',
						'It was so still. Then {friend} put on the hat. It came down to the nose. “I could be an aunt,” said {friend}. “I have no one to be it to.” “You can be it to me,” said {hero}. And {friend} sat on the chair. Cake, please! Cake for the aunt, cake for {hero}, cake for all.',
					],
					'end-hat': [
						'“What a nice hat,” said the aunt. “Who made it?” “I did,” said {friend}, and gave her some cake. Then {friend} saw that she ate just like {hero}. Oh! But {friend} did not tell. “Will you come next time too?” said {friend}. “I will come each time,” said the aunt. And the hat gave a nod.',
						'“Do you like the hat?” said {friend}. “I love the hat,” said the aunt. {friend} looked in under the hat. “Oh,” said {friend}. And then, so low, “Can you be my aunt too?” “Yes,” said the aunt. So they had cake, {friend} and the aunt. And where was {hero}? Under the hat.',
					],
					'end-monument': [
						'They made her of stone, as big as a house. They come and say, “Good day, Aunt!” And {hero} has to dust her. Dust, dust, dust. “Can I help?” said {friend} one day. “She is not real,” said {hero}. “I made her up.” “I know that,” said {friend}. “Give me the duster.”',
						'So there it is, a big stone aunt. She has a stone hat. Birds sit on it. They put down cake for her each day. Who has to eat it? {hero}! One day {hero} could eat no more. “I made her up,” {they} said to {friend}. “I know,” said {friend}. “Move over. I will help.”',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['friend', 'host'], shows: ['cake', 'hat'], pose: 'sit', feeling: 'happy' },
		},
	],
};
