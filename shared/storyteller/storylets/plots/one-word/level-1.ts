import type { PlotLevel } from '../../format.ts';

export const oneWord1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then it was Feast Day. {hero} had one word to say, and it was “Come!” But {hero} said, “Go!” Ha, ha, ha, they all went. But not {elder}, {elder.the}. {elder} had just come home, and now {elder.they} went off with the bag. So {hero} went up to {hall}, to say sorry.',
	chapters: [
		{
			titles: ['One Word', 'Come and Go', 'Oops', 'Ha, Ha, Ha'],
			time: 'day',
			parts: [
				[
					'It was Feast Day! {hero} was {described}, and had one word to say. The word was “Come!” Then the feast could start.',
					'“Come!” That was the word. {hero} had to say it to start the feast. {hero} was {described}. Now, for once, they would all hear {them}!',
					'{hero} was {described}. No one ever heard {them}. But on Feast Day {hero} got to say the word. They all had to be still and hear it! The word was “Come!”',
				],
				[
					'{host}, {host.a}, put up a flag. {joker}, {joker.a}, sat in front. And far back stood {elder}, {elder.the}, with a bag. {elder} had been away for so long. Now {elder.they} wanted to come home.',
					'In front was {host}, {host.a}, with a flag. There was {joker}, {joker.a}, with a bun. And who stood far back, with a bag? It was {elder}, {elder.the}. {elder} had been gone so long, and had just come home.',
				],
				{
					quiet: '{hero} had only said it very low. Now it had to be loud.',
					bold: '{hero} took a very big breath. It was too big.',
					kind: '{hero} saw a baby, and had to wave. Then it was time.',
					honest: '“There are so many of you!” {hero} thought. “I want to go.”',
					clever: '{hero} had a long, long think. How does it go?',
					careful: '{hero} had said it ten times ten times. It was all worn out.',
					merry: '{hero} had said it wrong all day, for fun. Ha, ha!',
					dreamy: '{hero} looked up at the flag. Flap, flap. Then it was time.',
					quick: '{hero} gave it one big push. It was too big.',
				},
				[
					'“GO!” said {hero}. Oops! That was the wrong word. “Ha, ha, ha!” went all of {folk}. But {elder} did not laugh. “Oh,” said {elder}. “They want me to go.”',
					'And {hero} said, “GO!” Oh no! “Ha, ha, ha!” went {joker}, and then they all did. But not {elder}. “So I have to go,” said {elder}, and took up the bag.',
				],
			],
			choices: [
				{
					say: 'Run after {elder}',
					sets: ['ran-after'],
					outcome: [
						'“Stop! Wait!” said {hero}, and went after {elder}. But they were all in the way. And then {elder} was gone.',
						'“Wait for me!” said {hero}. But {elder} was so far off by now. Just a dot, with a bag.',
					],
				},
				{
					say: 'Say the word again',
					sets: ['again'],
					outcome: [
						'“I mean, come! Come, come!” said {hero}. Now it was right. But {elder} was too far off to hear.',
						'“COME!” said {hero}. So they all came. But not {elder}. {elder} was gone.',
					],
				},
				{
					say: 'Laugh too',
					sets: ['laughed'],
					outcome: [
						'“Ha, ha!” said {hero} too. Then {they} saw {elder} look back. And it was not so funny.',
						'So {hero} had to laugh as well. Ha, ha, h… oh. {elder} had seen it, and went off.',
					],
				},
			],
			scene: { at: 'start', with: ['host', 'elder'], shows: ['banner'], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['Up to {hall}', 'Go, Go, Go', 'Where Is {elder}?'],
			time: 'day',
			parts: [
				'@answer',
				[
					'“{elder} went to the gate, at the back of {hall},” said {host}. So {hero} went too. {They} had to say sorry!',
					'“There is a gate at the back of {hall},” said {host}. “That is the way out.” So up the road went {hero}, as fast as {they} could.',
					'Where was {elder}? “Off to the gate, by {hall},” said {host}. “Go, hen!” said {joker}, and had to laugh. But {hero} did not. {They} went up the road.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['At the Gate', 'There Is {elder}', 'What to Say', 'By the Back Door'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				{
					'first.hear': [
						'“Go! Go! Ha, ha!” they all sang {hall.at}. At the gate sat {elder}. {hero} said sorry. But no one could hear.',
						'They had a song {hall.at}, and it went, “Go, go, go!” By the gate sat {elder}, on a bag. {hero} said sorry. But it was so loud!',
					],
					'first.trust': [
						'At the gate {hall.at} sat {elder}. But {host} stood in the way. “You made {elder} sad,” said {host}. “Can we trust you now?”',
						'There was {elder}, on a bag, at the gate {hall.at}. “Stop!” said {host}. “Will you say go once more? Can we trust you?”',
					],
					'first.reach & flies':
						'{Hall.at} the lamps hung low. {hero} could not fly. Far back, by the gate, sat {elder}.',
					else: [
						'{Hall.at} they all ran up to {hero}. Push, push! Far back, by the gate, sat {elder}.',
						'It was so full {hall.at}! At the back, by the gate, sat {elder}. And {hero} was stuck at the front.',
					],
				},
				'@first.later',
				[
					'“When I was small,” said {elder}, “they said go to me, and I went. It was so far! I came home to hear come.” Oh. Oh no.',
					'“They said go to me once before,” said {elder}. “I was small, and I did go. Now I come home, and what do you say?” Oh. Oh no.',
				],
			],
			choices: [
				{
					say: 'Say “Come” to {elder} alone',
					sets: ['said'],
					outcome: [
						'“I had one word,” said {hero}, “and it came out wrong. It was for you too. It is come.”',
						'{hero} went up close to {elder}. “It was not go,” {they} said. “It was come. I say it to you.”',
					],
				},
				{
					say: 'Say “Go” to all the bad things',
					sets: ['made'],
					outcome: [
						'“I meant come,” said {hero} to {elder}. Then {they} got up on a box. “But go is good for bad things. Go, mud! Now you. What has to go?”',
						'“I did not mean you,” said {hero} to {elder}. And to all of them {they} said, “Go, bumps! Go, bad dreams! What else has to go?”',
					],
				},
				{
					say: 'Go out of the gate with {elder}',
					sets: ['left'],
					outcome: [
						'“I meant come,” said {hero}. “But I said go. So I will go too.” And {they} took the bag.',
						'“It was the wrong word,” said {hero}. “But I said it. So I will go with you.” And {they} took the bag.',
					],
				},
			],
			scene: { at: 'hall', with: ['elder', 'joker'], shows: ['gate'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Come!', 'The Right Word', 'Feast Day'],
			time: 'night',
			parts: [
				'@answer',
				{
					'said & quiet': ['+ It was low, but it was the right word.', ''],
					'said & bold': ['+ {hero} took a small breath this time.', ''],
					kind: ['+ This time {hero} did not wave to a baby.', ''],
					honest: ['+ It was all true.', ''],
					clever: ['+ {hero} did not have to think at all.', ''],
					careful: ['+ {hero} had not said it before. Not one time.', ''],
					merry: ['+ {hero} did not do it for fun.', ''],
					dreamy: ['+ This time {hero} did not look up at the flag.', ''],
				},
				{
					said: '“And I am sorry,” said {hero} to {elder}.',
					'left & laughed': '“You did laugh,” said {elder}. “I am sorry,” said {hero}.',
				},
				{
					'end-custom': [
						'“Go, mud!” “Go, bad cold!” They all had one. “Go, old fight,” said {elder}. “GO!” they all said, so loud that a cup fell down. Then {hero} said, “Come!” And they all sat down to eat, and {elder} sat by {hero}. Now they do it like that each time.',
						'“Go, bumps!” said {host}. “Go, hiccups!” said {joker}. “Go, old fight!” said {elder}. “GO!” they all said. Then it was still. “And now?” said {elder}. “Now, come!” said {hero}. So {elder} came home. First go, then come. They still do it so.',
					],
					'end-with': [
						'So out they went, {elder} and {hero}. It was so dark. “You will miss the soup,” said {elder}. “Yes,” said {hero}. “And the cake?” “Yes,” said {hero}. “No one ever went with me before,” said {elder}. “Come!” “What did you say?” “I said, come!” And they went back in, side by side.',
						'Out of the gate they went, into the cold. “You will miss the cake,” said {elder}. “I know,” said {hero}. Then {elder} stood still, and took {hero} back to the gate. Knock, knock! “Who is it?” said {host}. “Us,” said {hero}. “Say it!” And they all said, “COME!”',
					],
					'end-gone': [
						'“It is a good word,” said {elder}. “But you did laugh.” And {elder} went out, and the gate went bang. {hero} sat by it, and did not eat. {joker} came, and sat down too. “I laughed the most,” said {joker}. “Sorry! Come back!” they said to the gate. “All right,” said the gate. It was {elder}!',
						'“But you did laugh,” said {elder}. “I saw it.” “I did,” said {hero}. “It was bad.” Then {joker} came. “I did laugh too,” said {joker}. “Sorry.” “Sorry! Sorry!” they all said. {elder} looked at them. “Now say the word,” said {elder}. “Come!” they said. So {elder} came.',
					],
					'end-begun': [
						'“Come?” said {elder}. “Just that?” “Just that,” said {hero}. {elder} looked at the gate. {elder} looked at the soup. And then the bag went down, bump. “I am home,” said {elder}. And they all moved up, and up, so that {elder} could sit by {hero}.',
						'“Say it one more time,” said {elder}. “Come,” said {hero}. “One more time.” “Come!” “I had to wait so long for that word,” said {elder}. “You can say it a lot.” So {hero} did. “Come, come, come!” And in they went, to soup and cake.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['elder', 'host'], shows: ['gate', 'banner'], pose: 'wave', feeling: 'happy' },
		},
	],
};
