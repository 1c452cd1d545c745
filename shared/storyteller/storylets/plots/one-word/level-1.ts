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
					'It was Feast Day! {hero} was {described}. {hero} had one word to say. It was “Come!” Then they could all go and eat.',
					'“Come!” That was the word. {hero} had to say it. Then the feast could start. {hero} was {described}. Now they would all hear {them}!',
					'No one ever heard {hero}. But on Feast Day they had to. {hero} was {described}, and had one word to say. The word was “Come!”',
				],
				[
					'{host}, {host.a}, put up a flag. {joker}, {joker.a}, sat in front. Far back stood {elder}, {elder.the}. {elder} had a bag. {Elder.they} had been away so long. Now {elder.they} wanted to come home.',
					'In front was {host}, {host.a}. {Host.they} had a flag. There was {joker}, {joker.a}. And who stood far back, with a bag? It was {elder}, {elder.the}. {elder} had been gone so long. Now {elder.they} was home.',
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
					'“GO!” said {hero}. Oops! That was the wrong word. “Ha, ha, ha!” went all of {folk}. But {elder} did not laugh. “They want me to go,” said {elder}. So {elder.they} took the bag, and went.',
					'And {hero} said, “GO!” Oh no! “Ha, ha, ha!” went {joker}. Then they all did. But not {elder}. “So I may not come home,” said {elder}. And off {elder.they} went, with the bag.',
				],
			],
			choices: [
				{
					say: 'Run after {elder}',
					sets: ['ran-after'],
					outcome: [
						'“Stop! Wait!” said {hero}. But it was so full! {hero} could not get by. And then {elder} was gone.',
						'“Wait for me!” said {hero}. But {elder} did not hear. {elder} was just a dot by now.',
					],
				},
				{
					say: 'Say the word again',
					sets: ['again'],
					outcome: [
						'“I mean, come! Come, come!” said {hero}. Now it was right. But {elder} was too far off.',
						'“COME!” said {hero}. That was right. So they all came. But not {elder}. {elder} was gone.',
					],
				},
				{
					say: 'Laugh too',
					sets: ['laughed'],
					outcome: [
						'“Ha, ha!” said {hero} too. But {elder} looked back and saw it. Now it was not funny.',
						'So {hero} had to laugh as well. Ha, ha, h… oh. {elder} saw it. {elder} was so sad.',
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
					'“{elder} went up to the gate at {hall},” said {host}. “That is the way out.” So {hero} went too. {hero} had to say sorry!',
					'“The way out is the gate at {hall},” said {host}. So up the road went {hero}. {hero} had to say sorry to {elder}.',
					'Where was {elder}? “At the gate, by {hall},” said {host}. “Then I go too,” said {hero}. “I have to say sorry!”',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['At the Gate', 'There Is {elder}', 'What to Say', 'Why {elder} Went'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				{
					'first.hear': [
						'{elder} sat by the gate {hall.at}. But all the others sang. “Go, go, go!” So {elder} could not hear {hero}.',
						'There was {elder}, at the gate! But they all sang {hall.at}. “Go, go, go!” {elder} could not hear {hero}.',
					],
					'first.trust': [
						'At the gate sat {elder}. “You said go,” said {elder}. “So I go. How can I trust you?”',
						'{Hall.at} was the gate. There was {elder}! “You said go,” said {elder}. “Why should I trust you now?”',
					],
					else: [
						'They all stood in line {hall.at}. In front was the gate. There sat {elder}! But {hero} was far at the back.',
						'{Hall.at} was the gate. There sat {elder}! But how full it was! {hero} could not get there.',
					],
				},
				'@first.later',
				{ 'first.trust': '“Oh,” said {elder}. “Then I will hear you.”' },
				[
					'“When I was small, we had a fight,” said {elder}. “They said ‘Go!’ So I went. I came home to hear ‘Come!’ But you said ‘Go!’ too.”',
					'“Long ago I broke a cup,” said {elder}. “They said ‘Go!’ So I went. Now I am back. And you say it too.”',
				],
			],
			choices: [
				{
					say: 'Say “Come” to {elder} alone',
					sets: ['said'],
					outcome: [
						'“I had one word,” said {hero}, “and it came out wrong. It was for you too. It is come.”',
						'{hero} went up close to {elder}. “It was not go,” {hero} said. “It was come. I say it to you.”',
					],
				},
				{
					say: 'Say “Go” to all the bad things',
					sets: ['made'],
					outcome: [
						'“I meant come,” said {hero} to {elder}. Then {hero} got up on a box. “But go is good for bad things. Go, mud! Now you. What has to go?”',
						'“I did not mean you,” said {hero} to {elder}. And to all of them {hero} said, “Go, bumps! Go, bad dreams! What else has to go?”',
					],
				},
				{
					say: 'Go out of the gate with {elder}',
					sets: ['left'],
					outcome: [
						'“I meant come,” said {hero}. “But I said go. So I will go too.” And {hero} took the bag.',
						'“It was the wrong word,” said {hero}. “But I said it. So I will go with you.” And {hero} took the bag.',
					],
				},
			],
			scene: { at: 'hall', with: ['elder', 'joker'], shows: ['gate'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Come!', 'The Right Word', 'Home'],
			time: 'night',
			parts: [
				'@answer',
				{
					said: '“And I am sorry,” said {hero} to {elder}.',
					'left & laughed or made & laughed': '“You did laugh,” said {elder}. “I am sorry,” said {hero}.',
				},
				{
					'end-custom': [
						'“Go, mud!” “Go, bad cold!” They all had one. “Go, old fight,” said {elder}. “GO!” they all said, so loud that a hat fell down. Then {hero} said, “Come!” And they all sat down to eat, and {elder} sat by {hero}. Now they do it like that each time.',
						'“Go, bumps!” said {host}. “Go, hiccups!” said {joker}. “Go, old fight!” said {elder}. “GO!” they all said. Then it was still. “And now?” said {elder}. “Now, come!” said {hero}. So {elder} came home. First go, then come. They still do it so.',
					],
					'end-with': [
						'So out they went, {elder} and {hero}. It was so dark. “You will miss the soup,” said {elder}. “Yes,” said {hero}. “And the cake?” “Yes,” said {hero}. “No one ever went with me before,” said {elder}. “Come!” “What did you say?” “I said, come!” So they went back in, side by side, and had soup and cake.',
						'Out of the gate they went, into the cold. “You will miss the cake,” said {elder}. “I know,” said {hero}, “but you are not alone now.” So {elder} stood still, and took {hero} back to the gate. Knock, knock! “Who is it?” said {host}. “Us,” said {hero}. “Say it!” And they all said, “COME!”',
					],
					'end-gone': [
						'“But you did laugh at me,” said {elder}. And {elder} went out, and the gate went bang. {hero} sat by it, and did not eat. Then {joker} came, and sat there too. “I laughed the most,” said {joker}. “We are sorry! Come back!” they said to the gate. “All right,” said the gate. It was {elder}!',
						'“But you did laugh,” said {elder}. “I saw it.” “I did,” said {hero}. “That was bad.” “I did laugh too,” said {joker}, “and I am sorry.” “We are all sorry!” they said. {elder} looked at them, and put down the bag. “Then say the word,” said {elder}. “COME!” they said. So {elder} came.',
					],
					'end-begun': [
						'“Is it just come?” said {elder}. “Just come,” said {hero}. {elder} looked at the gate. {elder} looked at the soup. And then the bag went down, bump. “I am home,” said {elder}. And they all moved up, and up, so that {elder} could sit by {hero}.',
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
