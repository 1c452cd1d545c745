import type { PlotLevel } from '../../format.ts';

export const upsideDown1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then a letter came, from {far}, who was far away. {host}, {host.a}, held it upside down. “I can not read,” said {host}. “I make it up. Do not tell!” And off {host} ran. So {hero} took the letter, to bring it {hall.to}.',
	chapters: [
		{
			titles: ['A Letter', 'Up Is Down', 'Do Not Tell', 'From Far Away'],
			time: 'day',
			parts: [
				[
					'A letter! It was from {far}, who was far, far away. Once a year {far} wrote. {hero} was {described}, and {hero} got to bring it this time.',
					'{hero} got to bring the letter! {hero} was {described}, and so proud. It was from {far}, who was far, far away. Just once a year {far} wrote.',
				],
				[
					'“Give it to me,” said {host}, {host.a}. “I read it out to all of you.” But look! {host} held it so that up was down, and down was up.',
					'Then came {host}, {host.a}, to look at it. “I will read it out tonight, {hall.at}. I do it each year.” But {host} had it upside down!',
				],
				{
					quiet: '{hero} did not say a thing. But {host} saw {them} look.',
					bold: '“It is upside down!” said {hero}. It was a bit too loud.',
					kind: '“Let me turn it for you,” said {hero}. Oh! {host} went red.',
					honest: '“You can not read,” said {hero}. It was true. But oh dear.',
					clever: '“So an M is a W,” said {hero}. Oh! {host} went red.',
					careful: '{hero} took a long look, to be sure. {host} saw it.',
					merry: '{hero} had to laugh. {host} did not.',
					dreamy: '“An M?” said {hero}. “No, a W. Oh! It is the wrong way up.”',
					quick: '{hero} took it and spun it. Whizz! {host} went red.',
				},
				'“I can not read,” said {host}, so low. “{far} taught me up to M, and went away. ‘You can do the rest,’ {far} said. I can not! So I make it up. Do not tell!”',
			],
			choices: [
				{
					say: 'Say “I will not tell”',
					sets: ['sworn'],
					outcome: [
						'“I will not tell,” said {hero}. It was a big thing to say. {host} went on, so glad. And {hero} took the letter.',
						'“I will not,” said {hero}. “Not one word.” So {host} ran on. The letter was a bit hard to hold now.',
					],
				},
				{
					say: 'Say “I can read it to you”',
					sets: ['offered'],
					outcome: [
						'“I can read it to you,” said {hero}. “No, no!” said {host}. “Mine is so good!” And off {host} ran. But the letter was still there. So {hero} took it.',
						'“Sit,” said {hero}. “I can read it to you.” {host} did want to. But {host} was too shy, and ran on. {hero} took the letter.',
					],
				},
				{
					say: 'Ask why it was just up to M',
					sets: ['asked'],
					outcome: [
						'“Why just up to M?” said {hero}. “Then it was time for bed,” said {host}, “and then {far} was gone.” So sad! {host} went on, and {hero} took the letter.',
						'“And after M?” said {hero}. “I did not like to ask,” said {host}. “They all think I know it.” Then {host} went, and {hero} took the letter.',
					],
				},
			],
			scene: { at: 'start', with: ['host'], shows: [], holds: 'letter', pose: 'hold', feeling: 'surprised' },
		},
		{
			titles: ['On the Way', 'Flap, Flap', 'With a Letter'],
			time: 'day',
			parts: [
				'@answer',
				[
					'Up the road went {hero}. Flap, flap, went the letter. It was not shut so well. [Do not look!|No, do not look!]',
					'So off to {hall}! Flap, went the letter, and flap. It did want to come open. [“Shh,” said {hero} to it.|“Stay shut,” said {hero}.]',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['It Fell Open', 'Not a Cat', 'Put Up a Light'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				[
					'And flap! It fell open. {hero} had to see it. “Put up a light {start.at} tonight,” it said. “Then I come home. If it is dark, I go on by. {far}.”',
					'Then, flap, the letter was open. It was not long. “It is dark each time I go by. Put up a light {start.at} tonight, and I come home. {far}.” [Oh!|Oh, oh!]',
				],
				[
					'{Hall.at} sat all of {folk}. {host} took the letter. “It is about a cat,” said {host}. “A cat with a hat!” How they did laugh! But no one put up a light.',
					'And there was {hall}, all full. {host} held up the letter. “A cat,” said {host}, “has a shop with ten hats.” They all said, “More!” But there was no light.',
				],
			],
			choices: [
				{
					say: 'Tell them all what it says',
					sets: ['told'],
					outcome: [
						'“It does not say cat!” said {hero}. {host} went as white as the letter.',
						'“No!” said {hero}. “That is not in it at all.” It was so still. {host} sat down.',
					],
				},
				{
					say: 'Go up and tell just {host}',
					sets: ['whispered'],
					outcome: [
						'“Not all of them,” said {hero}. “Just {host}.” And {hero} got up.',
						'{hero} did not say it out loud. {They} got up to go to {host}. Just to {host}.',
					],
				},
				{
					say: 'Get the big lamp and run with it',
					sets: ['light'],
					outcome: [
						'By {host} hung the big lamp. “I will not tell,” said {hero}. “I will just put up a light.”',
						'There was one big lamp, by {host}. “That will do,” said {hero}. “And I do not need to tell.”',
					],
				},
			],
			scene: { at: 'hall', with: ['host'], shows: ['letter'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['N', 'The Light', 'Home at Last', 'Who Is on the Road?'],
			time: 'night',
			parts: [
				{
					quiet: ['{hero} can keep a thing in. This was too big.', ''],
					bold: ['{hero} did not wait one bit.', ''],
					kind: ['{hero} had to think of {far}, out in the dark.', ''],
					honest: ['It was hard to be {trait}, and {hero} was.', ''],
					clever: ['{hero} had had a think.', ''],
					careful: ['{hero} was so slow with it. But not too slow.', ''],
					merry: ['{hero} did not laugh this time.', ''],
					dreamy: ['{hero} was wide awake.', ''],
					quick: ['How good it was now to be {trait}!', ''],
				},
				'@answer',
				{
					'told & first.reach': 'They all got up to see the letter. Backs, backs, backs! {hero} could not get to it.',
					'told & first.hear': '“What? What?” they all said. It was so loud that no one could hear what it did say.',
					'told & first.trust':
						'“No cat?” they all said. “But {host} can read it, and {host} said cat! Is it you that we can trust?”',
					'whispered & first.reach': 'But they sat so close! {hero} could not get up to {host} at all.',
					'whispered & first.hear': '“More cat! More cat!” they all said. {host} could not hear {hero}.',
					'whispered & first.trust':
						'“Stop the cat,” said {hero}. “I must tell {host} a thing.” “Is it so big a thing?” they all said. “Can we trust you?”',
					'first.reach': 'But they sat so close! {hero} could not get up to the lamp at all.',
					'first.hear': '“May I have the lamp?” said {hero}. “More cat!” they all said. No one could hear.',
					'first.trust':
						'“You want our lamp?” they all said. “What for?” {hero} did not tell. “And will you bring it back? Can we trust you?”',
				},
				{ 'first.reach & flies': '+ And up there hung ten flags in the way.' },
				'@first.later',
				{ whispered: 'So {hero} told {host}, very low. “It says: put up a light!”' },
				{
					'end-told': [
						'“It says: put up a light!” said {hero}. So they all ran, with ten lamps. And there came {far}, {far.a}! But {host} sat all on {host.their} own in {hall}. “I told,” said {hero}. “I am sorry.” Then {far} sat down too. “We were at M,” said {host}. “Then this is N,” said {far}.',
						'“{far} wants a light!” said {hero}. They ran so fast! And {far} came up the road, {far.a}. “Where is {host}?” said {far}. {host} did not want to come out. So {hero} and {far} went in. “I am so sorry,” said {hero}. {host} did not say a thing. “N,” said {far}. “N,” said {host}.',
					],
					'end-own': [
						'Then {host} got up. “There is no cat,” said {host}. “I can not read. And {far} wants a light!” No one was mad. All of {folk} ran, with ten lamps. And who came up the road? {far}, {far.a}! “So you can read it now,” said {far}. “No,” said {host}. “I got up to M.” {far} sat down. “N,” said {far}.',
						'{host} put the letter down. “I made it up,” {host} told them all. “I can not read. But {far} is out there, in the dark!” Out they all ran, with lamps. And there was {far}, {far.a}. “I see ten lights,” said {far}. [“For you!” they said.|“All for you!”] And that night {host} got up to N.',
					],
					'end-light': [
						'{hero} ran and ran, and up went the lamp. And who came out of the dark? {far}, {far.a}! Did {hero} tell? No. “You read it so well,” they all said to {host}. {host} went red. That night three sat by the lamp. “I got stuck at M,” said {host}. “N,” said {far}. And {hero} shut the door.',
						'Up went the lamp, {start.at}. It was so dark, and so still. Step, step. {far} came, {far.a}! “A light,” said {far}, “at last.” They all said, “How did {far} know?” {hero} did not say a word. But {host} did, to {far}. “I got stuck at M.” “Then I must stay,” said {far}. “N.”',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['far', 'host'], shows: ['lantern', 'letter'], pose: 'wave', feeling: 'happy' },
		},
	],
};
