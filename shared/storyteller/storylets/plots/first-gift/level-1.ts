import type { PlotLevel } from '../../format.ts';

export const firstGift1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then rattle, rattle! There was {lender}, {lender.a}. “Take {thing},” said {lender}. “Go and show it. Be back by nine. And I get the first thing you get.” So off went {hero} to {hall}. {host} had said, “Bring a thing, and you get a chair.”',
	chapters: [
		{
			titles: ['No Chair', 'Rattle, Rattle', 'By Nine', 'Just One Thing'],
			time: 'day',
			parts: [
				[
					'One chair, two chairs, ten chairs! All of {folk} had a chair at the long table. {friend}, {friend.a}, had one. But {hero} had no chair. {hero} was {described}, and had to stand.',
					'{hero} was {described}, and had no chair. {friend}, {friend.a}, had a chair. Chairs, chairs, chairs! And {hero} had to stand.',
				],
				[
					'“Bring a thing to show,” said {host}, {host.a}. “Then you get a chair.” But {hero} had no thing.',
					'“Do you want a chair?” said {host}, {host.a}. “Then bring a thing to look at.” But {hero} had no such thing.',
				],
				[
					'Rattle, rattle! A bag came by, and so did {lender}, {lender.a}. “Here is {thing},” said {lender}. “You can show it. Be back by nine. And I get the first thing you get.”',
					'Rattle, rattle! What was in that bag? It was {lender}, {lender.a}, who had it. “Show them {thing},” said {lender}. “But bring it back by nine. And I get the first thing you get.”',
				],
				{
					quiet: '{hero} did not dare to ask more.',
					bold: '“Yes!” said {hero}, and then, “What?”',
					kind: 'Could {hero} say no? No.',
					honest: '{hero} always did what {they} said. So it had to be done!',
					clever: '{hero} just looked and looked at {thing}. So shiny!',
					careful: '{hero} looked for a scratch. The price? Oh, that. {They} forgot.',
					merry: '“Ha!” said {hero}. “I never get a thing.”',
					dreamy: '{hero} was at the long table by then, in {their} head.',
					quick: 'Snap! {hero} had it. Too fast to think.',
				},
			],
			choices: [
				{
					say: 'Say “Done!” and go',
					sets: ['shook'],
					outcome: [
						'“Done!” said {hero}. “Done,” said {lender}. “I will be at the door.” Rattle, rattle, off {lender.they} went.',
						'“Done!” And “Done!” So it was done. Rattle, rattle, went the bag, down the road.',
					],
				},
				{
					say: 'Ask what is in the bag',
					sets: ['asked'],
					outcome: [
						'“What is in the bag?” said {hero}. “What I got,” said {lender}. “It is not much.” Rattle, rattle. It was a sad rattle.',
						'“What goes rattle?” said {hero}. “All that I ever got,” said {lender}, and shut the bag up tight.',
					],
				},
				{
					say: 'Give the old one half a bun',
					sets: ['gave'],
					outcome: [
						'{hero} had a bun. Now there were two halves. “One is for you,” said {hero}. “For me?” said {lender}. “For me?” And {lender.they} did not eat it. {Lender.they} just held it.',
						'“Have half a bun,” said {hero}. {lender} looked at it, and looked at it. “What does it cost?” “No, no,” said {hero}. “It is just a bun.”',
					],
				},
			],
			scene: { at: 'start', with: ['lender'], shows: ['thing'], pose: 'reach', feeling: 'curious' },
		},
		{
			titles: ['Off to {hall}', 'Hold On Tight', 'Up the Road'],
			time: 'day',
			parts: [
				'@answer',
				[
					'{hero} held on to {thing}, and went up the road. Step, step, do not drop it! But then, stop.',
					'Up the road to {hall} went {hero}. Slow, slow, with {thing}. And then? Stop.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['Sit Down!', 'Ooh!', 'A Chair for {hero}', 'Oh Dear, the First Thing'],
			time: 'night',
			parts: [
				'@first.outcome',
				[
					'And there was the long table! “Ooh!” they all said. “Look at {thing}!” “Sit down,” said {host}. And {host} gave {hero} a chair. It said {hero} on the back!',
					'“Look what I have!” said {hero}. “Ooh!” said all the chairs. {host} ran. {host} came back with a chair, and on it was a name. It was {hero}!',
				],
				[
					'Oh. It was the first thing. “Psst,” said {friend}. “Take this button. Say you got it first. We all do!” And look, by the door stood {lender}, and had no chair at all.',
					'So it was the first thing. Oh no! “Psst,” said {friend}. “Say this button was first. We all did it!” And there, out at the door, was {lender}. {lender} had to stand.',
				],
			],
			choices: [
				{
					say: 'Bring {lender} the chair',
					sets: ['paid'],
					outcome: [
						'{hero} got down from the chair. “I got it first,” {they} said. “So it has to go to {lender}.”',
						'“It is the first thing,” said {hero}. “I said I would.” It was so hard to get up.',
					],
				},
				{
					say: 'Take the button out to the door',
					sets: ['button'],
					outcome: [
						'{hero} took the button. “I will say it came first,” {they} said. It felt hot, like a pan.',
						'{hero} held on to the button. “It came first,” {they} said. It did not. It did not!',
					],
				},
				{
					say: 'Tell them all who owns it',
					sets: ['open'],
					outcome: [
						'“{Thing} is not mine!” said {hero}. “{lender} let me have it. And {lender} has to stand!”',
						'“It is not my thing,” said {hero}. “Look, there is {lender}. It is {lender}’s!”',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'friend'], shows: ['thing', 'button'], pose: 'sit', feeling: 'surprised' },
		},
		{
			titles: ['Bump, Bump, Bump', 'At the Door', 'Room for Two'],
			time: 'night',
			parts: [
				{
					quiet: ['{hero} took one big breath.', ''],
					bold: ['{hero} was a bit less {trait} now.', ''],
					kind: ['{hero} looked at the door, and could not eat.', ''],
					honest: ['{hero} had said yes. And a yes is a yes.', ''],
					clever: ['This time {hero} did think.', ''],
					careful: ['Now {hero} knew the price.', ''],
					merry: ['{hero} was not in a mood to laugh.', ''],
					dreamy: ['{hero} had dreamed of that chair.', ''],
					quick: ['{hero} was up in a blink.', ''],
				},
				'@answer',
				{
					'open & first.reach':
						'“Get {lender}! Get {lender}!” they all said, and ran to the door. It was a small door. They got stuck, and {hero} was at the back.',
					'open & first.hear':
						'“What? Who? Why?” they all said at once, so loud! {hero} was not done yet, and no one could hear.',
					'open & first.trust':
						'“But you sat down first, and did not tell,” said {host}. “Is it true now? Can we trust you?”',
					'first.reach': [
						'Now to {lender}, and out at the door! But they sat so close. {hero} was stuck.',
						'The door was over there, and {hero} was here. In between sat all of {folk}. So many backs!',
					],
					'first.hear': [
						'“Sing, {hero}, sing!” they all said, so loud! {lender} said a thing at the door. {hero} could not hear it.',
						'“Eat! Eat!” they all said, so loud! “Wait for me!” said {hero} to {lender} at the door. But {lender} could not hear.',
					],
					'paid & first.trust':
						'“Out with it?” said {host}. “I just gave you that chair! Is it for a good thing? Can we trust you?”',
					'first.trust':
						'Up got {hero}, with {thing}. “Stop!” said {host}. “It is so dark out there. What if it gets a bump? Can we trust you?”',
				},
				{ 'first.reach & flies': '+ It was too low to fly.' },
				'@first.later',
				{
					'end-all-pay': [
						'“Mine was a button too,” said {friend}. “And mine!” “And mine!” They all got so red. {lender} shook the bag. Rattle, rattle, out ran the buttons. So they made {lender} a chair. It was big. It stood by the one for {hero}.',
						'No one ate now. “I gave a button,” said {friend}. “Me too,” said {host}. “Me too. Me too.” Out of the bag ran the buttons, rattle, rattle! “Sorry,” they said. So {lender} got a big chair. It was next to the one that said {hero}.',
					],
					'end-chair': [
						'Out at the door {hero} put the chair down. “This is for you,” said {hero}. “And here is {thing}.” {lender} sat down. {lender} sat, and sat. “So that is a chair,” said {lender}. “All I ever got was buttons. Move up!” And they sat on it, side by side.',
						'Bump, bump went the chair, out of the door. {lender} got {thing}, and sat down. “Ahh!” said {lender}. “They all gave me a button. But you gave me the first thing.” It was a big chair. {lender} moved over. “Sit,” said {lender}. And there was room for two.',
					],
					'end-button': [
						'“Here,” said {hero}. It was so small. “Oh,” said {lender}. “One more button.” Rattle, it went. And {lender} took {thing} and was gone. {hero} sat on the chair. It did not feel good. “Wait!” Bump, bump, down the road ran {hero} with the chair. “It was the first!” “Ahh,” said {lender}, and sat.',
						'Plop! “A button,” said {lender}. “They all gave me a button.” Off {lender.they} went with {thing}, rattle, rattle. The chair was not so nice now. So {hero} ran. Bump, bump! “Here is the chair. I got it first!” And {lender} sat down. “Ahh!”',
					],
				},
				{ gave: '+ And then {lender} ate the half bun.' },
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['lender', 'host'], shows: ['thing', 'button'], pose: 'wave', feeling: 'happy' },
		},
	],
};
