import type { PlotLevel } from '../../format.ts';

export const oneWord1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then it was Feast Day. {hero} had one word to say. It was “Come!” But {hero} said, “Go!” Oh no! Ha, ha, ha, they all went. But {elder} did not laugh. {elder} was {elder.a}. {elder} had just come, and now {elder.they} went off. So {hero} went up to {hall}, to find {elder.them}.',
	chapters: [
		{
			titles: ['One Word', 'Come and Go', 'Oops', 'Ha, Ha, Ha'],
			time: 'day',
			parts: [
				[
					'It was Feast Day! {hero} had one word to say. {hero} was {described}. The word was “Come!”',
					'“Come!” That was the word. {hero} had to say it to start the feast. {hero} was {described}.',
				],
				[
					'Up went a flag. All of {folk} were there. {host} was there, {host.a}. {joker} was there, {joker.a}. And far back stood {elder}. {elder} was {elder.a}. {elder} had been away for so long, and now was back.',
					'All of {folk} came to hear it. {host} came, {host.a}. {joker} came, {joker.a}. And who stood so far back? It was {elder}, {elder.a}. {elder} had been away for so long, and had just come home.',
				],
				{
					quiet: '{Trait} {hero} had said it so low, all day. Now it had to be loud.',
					bold: '{Trait} {hero} took a very big breath. It was too big.',
					kind: '{Trait} {hero} saw a baby, and gave a wave. Then it was time.',
					honest: '“There are so many!” {trait} {hero} thought. “I want to go.”',
					clever: '{Trait} {hero} had a long think. How does it go?',
					careful: '{Trait} {hero} had said it ten times ten times. It was all worn out.',
					merry: '{Trait} {hero} had said it wrong for fun. Ha, ha!',
					dreamy: '{Trait} {hero} looked up at the flag. Then it was time.',
					quick: '{Trait} {hero} gave it one big push. It was too big.',
				},
				[
					'“GO!” said {hero}. Oops! “Ha, ha, ha!” went all of {folk}. But {elder} did not laugh. “Oh,” said {elder}. “Then I will go.”',
					'Now! And {hero} said, “GO!” Oops. That was not it! “Ha, ha, ha!” they all went. Not {elder}. “I see,” said {elder}. “So I have to go.”',
				],
			],
			choices: [
				{
					say: 'Run after {elder}',
					sets: ['ran-after'],
					outcome: [
						'{hero} ran. “Stop! Wait!” But they were all in the way. And {elder} was gone.',
						'“Wait!” said {hero}, and ran, and ran. {elder} was so far off by now. Just a dot, with a bag.',
					],
				},
				{
					say: 'Say the word again',
					sets: ['again'],
					outcome: [
						'“I mean, come! Come, come!” said {hero}. Now it was right. But {elder} was too far off to hear.',
						'“COME!” said {hero}. They did come, all of them. But not {elder}. {elder} was gone.',
					],
				},
				{
					say: 'Laugh too',
					sets: ['laughed'],
					outcome: [
						'“Ha, ha!” said {hero} too. Then {they} saw {elder} look back. And it was not so funny.',
						'{hero} had to laugh as well. Ha, ha, h… oh. {elder} had seen it, and went off.',
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
					'“Look in {hall},” said {host}. “There is a gate at the back. It is the way out.” So up the road went {hero}. “Go!” said {joker} to a hen, and had to laugh. Then, stop!',
					'“The way out is by {hall},” said {host}. “There is a gate.” So {hero} went up the road. “Go, cat! Go, dog!” said {joker}. Ha, ha. And then, stop!',
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
				[
					'Here was {hall}. All of {folk} were in it. “Say it! Say it!” they all said to {hero}. “Go! Go! Ha, ha!” And who sat at the gate, at the back? It was {elder}.',
					'And then {hero} was there. “Say it for us! Say GO!” said all of {folk} in {hall}. And who sat by the back gate, so still? It was {elder}.',
				],
				[
					'“When I was small, they said go to me,” said {elder}. “So I did go. I thought that now they would say come.” Oh. Oh, no.',
					'“One time they said go to me,” said {elder}. “And I did. It was so far! And now I come back, and what do they say?” Oh. Oh, no.',
				],
			],
			choices: [
				{
					say: 'Say “Come” to {elder} alone',
					sets: ['said'],
					outcome: [
						'“I had just one word to say,” said {hero}, “and it came out wrong. It was for you. It is come.”',
						'{hero} went up to {elder}. “It was not go,” {they} said. “It was come. I say it to you.”',
					],
				},
				{
					say: 'Say “Go” to all the bad things',
					sets: ['made'],
					outcome: [
						'“It was the wrong word. I meant come,” said {hero} to {elder}. “But go is good too. Go, cold! Go, mud! Go, all that is bad!”',
						'“I did not mean you,” said {hero} to {elder}. Then {they} got up on a box. “Go, bumps! Go, bad dreams! Now you. What has to go?”',
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
				{
					quiet: ['It was low, as {trait} {hero} is. But it was the right word.', ''],
					bold: ['{Trait} {hero} took a small breath this time.', ''],
					kind: ['{Trait} {hero} did not wave to anyone now.', ''],
					honest: ['It was all true. {Trait} {hero} can not help it.', ''],
					clever: ['{Trait} {hero} did not have to think at all.', ''],
					careful: ['{Trait} {hero} had not said it before. Not one time.', ''],
					merry: ['{Trait} {hero} did not do it for fun.', ''],
					dreamy: ['{Trait} {hero} did not look up at the flag.', ''],
					quick: ['{Trait} {hero} did not push it at all.', ''],
				},
				'@answer',
				{
					'made & first.reach':
						'They all ran up to say what had to go. Push, push! {elder} had one to say too. But {hero} got a push, and one more push, and was at the back.',
					'made & first.hear':
						'“Go, mud! Go, cold! Go, bumps!” they all said at once. So loud! {elder} had one too, and no one could hear it.',
					'made & first.trust': '“Is it a joke?” said {host}. “You said it wrong the last time. Can we trust you now?”',
					'left & first.reach':
						'To the gate! But they all ran in to see it. So many! {elder} was at the gate. {hero} got a push, and was at the back.',
					'left & first.hear':
						'“Go! Go! Ha, ha!” they all said, so loud. “Open the gate, please,” said {hero}. {host} could not hear it.',
					'left & first.trust': '“Out there, at night?” said {host} at the gate. “With {elder}? Can we trust you?”',
					'first.reach': [
						'But they all ran in to see. Push, push! {hero} had to go back, and back. Now {elder} was far off.',
						'“What is it? What is it?” They all ran in. {hero} got a push, and a push, and was at the back now.',
					],
					'first.hear': [
						'“Go! Go! Ha, ha!” they all said, so loud. “What did you say?” said {elder}. “I can not hear you.”',
						'“Go! Go!” they all sang, so loud. {hero} had to say sorry too. {elder} could not hear it, not one bit.',
					],
					'first.trust': [
						'“Is it a joke?” said {host}. “You said it wrong. Can we trust you now?”',
						'“You had one word,” said {host}, “and it was wrong. Why should we trust you now?”',
					],
				},
				{ 'first.reach & flies': '+ And no room to fly, with all the flags.' },
				'@first.later',
				{
					'laughed & !said': '“You did laugh,” said {elder}. “I am sorry,” said {hero}.',
				},
				{
					'end-custom': [
						'“Go, mud!” “Go, bad cold!” “Go, fight with my gran!” They all had one. “Go, old fight,” said {elder}. And they all said it: GO! The cups fell down. Then {hero} said it, not too loud. “Come.” And they all sat down, {elder} too. They do it like that each time now.',
						'“Go, bumps!” said {host}. “Go, hiccups!” said {joker}. “Go, old fight!” said {elder}. “GO!” they all said. The lamps shook. Then it was still. “And now?” said {elder}. “Now, come!” said {hero}. So they do it each Feast Day. First go. Then come.',
					],
					'end-with': [
						'Out of the gate went {elder}. Out of the gate went {hero}, with the bag. It was so dark. “There is soup in there,” said {elder}. “Yes,” said {hero}. “And cake.” “Yes,” said {hero}. “You are so silly,” said {elder}. “Come.” “What did you say?” “I said, come!” And they ran back in, side by side.',
						'So out they went. Step, step. It was cold and dark. “You will miss the feast,” said {elder}. “I know,” said {hero}. {elder} stood still. Then {elder} took {hero} back to the gate. Knock, knock! “Who is it?” said {host}. “Us,” said {hero}. “Say it!” And they all said, “COME!”',
					],
					'end-gone': [
						'“It is a good word,” said {elder}. “But you did laugh at me. So I have to go.” And the gate went bang. {hero} sat down by it, and did not eat. Then {joker} came and sat down too. “I laughed the most,” said {joker}. “Sorry!” they said to the gate. “All right,” said the gate. And it was {elder}!',
						'“But you did laugh,” said {elder}. “I saw it.” “I did,” said {hero}. “I was wrong. And I am sorry.” {elder} sat, and sat. Then {joker} came up. “I did laugh too,” said {joker}. “Sorry.” “Sorry, sorry,” they all said. “Now say the word,” said {elder}. “Come!” So {elder} came.',
					],
					'end-begun': [
						'“Come,” said {elder}, to try it out. “Is that it? Just that?” “Just that,” said {hero}. {elder} looked at the bag. {elder} looked at the gate. Then {elder} put the bag down, bump. “I do like soup,” said {elder}. And they all moved up, and up, and there was room.',
						'{elder} put down the bag. “Say it one more time,” said {elder}. “Come,” said {hero}. “One more time.” “Come!” “I have waited so long for that word,” said {elder}. “You can say it a lot.” So {hero} did. “Come, come, come!” And hand in hand they went in to the feast.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['elder', 'host'], shows: ['gate', 'banner'], pose: 'wave', feeling: 'happy' },
		},
	],
};
