import type { Obstacle } from '../../format.ts';

export const lastInTheJar: Obstacle = {
	id: 'last-in-the-jar',
	alsoIn: [
		'dragon',
		'fairy-tale',
		'fantasy',
		'magical-school',
		'ninja',
		'royal',
		'unicorn',
		'adventure',
		'jungle',
		'desert',
	],
	place: { the: 'the stone steps', at: 'on the stone steps', to: 'to the stone steps', backdrop: 'ruins' },
	people: { mina: { call: 'Mina', a: 'a fox on a big jar', type: 'Fox', pronoun: 'she' } },
	props: [],
	blocks: ['flies'],
	ways: [
		{ id: 'carry', use: 'reach' },
		{ id: 'knock', use: 'hear' },
		{ id: 'open', use: 'trust', ally: 'mina' },
	],
	levels: {
		1: {
			meet: 'The way went up some steps between two rocks. On them stood a jar, and on it sat Mina, a fox. “Please don’t bump me!” she said. “I took the lid off once, and out came fleas. Now one thing is left in there, and it knocks. So I can’t get off, and you can’t get by.”',
			flies: '“I could fly,” said {hero}. “If wind gets under the lid,” said Mina, “then off we fly too!”',
			ways: [
				{
					say: 'Carry Mina and the jar, with no bump',
					outcome:
						'“Then I’ll take you both,” said {hero}, and took up jar and fox. Step by step it went up, with not one bump! At the top there was room for all to go by. “You can have my small jar,” said Mina.',
					later:
						'{hero} held up Mina’s small jar. “Don’t bump it!” {hero} said. “Who knows what is in there?” So the people all made way.',
				},
				{
					say: 'Knock back, and wait',
					outcome:
						'Knock, knock, went the jar. So {hero} knocked back. Knock, knock, knock-a-knock! It was a song! “Who knocks a song must be nice,” said Mina, and took a peep. It was a small, warm glow! So she moved the jar, and everyone could go by.',
					later:
						'{hero} knocked on the table. Knock, knock! “Who is there?” said the people. And they all hushed, to hear who it was.',
				},
				{
					say: 'Lift the lid with Mina',
					outcome:
						'“It can’t be bad,” said {hero}. “We’ll lift it on three.” One, two, three! Out came a small, warm glow, and sat on Mina’s nose. “Oh!” she said. “It’s so nice!” Now she did not have to sit on the jar. So the way was free, and she came along, with the glow.',
					later: '“I was scared to look,” said Mina. “{hero} said it can’t be bad. And that was true!”',
				},
			],
		},
		2: {
			meet: [
				'The way went up some stone steps. Halfway up stood a jar, and on the lid sat Mina, a fox. “Don’t bump me!” she said. “They told me not to open it. So I opened it [a crack|just a crack]. Out came fleas, and hiccups, and Mondays! I slammed it shut. But there’s one left.” Inside something went knock, knock. “It’s the last,” whispered Mina, “so it must be the worst.” She had not been down since.',
			],
			flies: '“I could fly,” said {hero}. “If there’s a wind, the lid rattles,” said Mina. “And so do I.”',
			ways: [
				{
					say: 'Carry the jar to the top, with Mina on it',
					outcome:
						'“I won’t bump you,” said {hero}. “I’ll take you along.” And {hero} went up with the jar, one step at a time, as with a very full bowl. Mina sang, to drown out the knocking, and kept hold of her other jar, a small one. At the top the steps were free. So {hero} went on with only the small one. “It’s empty,” Mina called after {them}. “But you need not say so.”',
					later:
						'{hero} held Mina’s little jar as if it were full. “Don’t bump me,” said {hero}. “Nobody knows what comes out.” Nobody wanted to know it, either. People stepped back, and some of them got on chairs.',
				},
				{
					say: 'Knock back, and see what it says',
					outcome:
						'Knock, knock, went the jar. Nobody had ever answered. {hero} bent down and knocked back. It was quiet in there. Then it went knock-a-knock-knock, like the start of a song. {hero} knew how that goes on. Mina tapped along with her foot. She was not scared any more, and moved over, jar and all, to let people by.',
					later:
						'{hero} went up to the table and knocked. Knock, knock. Then {hero} put an ear to the wood, and waited. Everybody wondered who was in there. They leaned in, and held their breath, to hear the answer.',
				},
				{
					say: 'Lift the lid together with Mina, on three',
					outcome:
						'“The worst ones push,” said {hero}. “This one knocks.” Mina had not thought of that. The two of them took hold of the lid. “One, two,” said {hero}. Mina shut her eyes. “Three!” Out came something small and warm, like a bit of the sun with crumbs on. It flew around Mina’s ears. “Oh,” she said. “It’s hope. It was under everything.” She put the jar to one side, open, and came along, to show it around.',
					later:
						'“I let out the hiccups,” said Mina, and hung her head. “And I thought the worst of the last one.” Something warm looked out of her ear. “{hero} thought the best of it. And look!”',
				},
			],
		},
	},
};
