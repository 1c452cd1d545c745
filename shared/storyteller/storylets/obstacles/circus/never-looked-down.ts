import type { Obstacle } from '../../format.ts';

export const neverLookedDown: Obstacle = {
	id: 'never-looked-down',
	alsoIn: ['adventure', 'musical', 'animal', 'western', 'sports', 'time-travel'],
	place: { the: 'the rope way', at: 'at the rope way', to: 'to the rope way', backdrop: 'canyon' },
	people: { bianca: { call: 'Bianca', a: 'an elephant on a rope', type: 'Elephant', pronoun: 'she' } },
	props: ['rope', 'basket'],
	blocks: ['flies'],
	ways: [
		{ id: 'look', use: 'trust', ally: 'bianca' },
		{ id: 'hup', use: 'hear' },
		{ id: 'nail', use: 'reach' },
	],
	levels: {
		1: {
			meet: 'There was a deep gap, and over it went a basket on a rope. But on the rope stood Bianca, an elephant, so the basket could not go. “I walked on it so well,” said Bianca. “I never look down. But what is down there? Now I think of it, and I don’t dare to go on.”',
			flies: '“What if I fly?” asked {hero}. “If you fly by, I’ll look,” said Bianca. “And I never look!”',
			ways: [
				{
					say: 'Look down and tell her what is there',
					outcome:
						'{hero} looked down for her. “It’s deep,” {hero} said. “I see a cow. I see a man, and he waves at you!” “Then I can do it,” said Bianca, and went on. So now the basket could go, and she came along, to see more cows.',
					later: '“I asked {hero} if it was deep,” said Bianca. “{hero} said yes, and it was! {hero} tells the truth.”',
				},
				{
					say: 'Call “Hup!” as they do in a show',
					outcome:
						'“What do they call in the show, when you have to go?” asked {hero}. “They call hup,” said Bianca. So {hero} called it. “HUP!” And up went Bianca on one toe, and off she ran. So now the basket could go for everyone.',
					later:
						'“HUP!” called {hero}, as they do in a show. All the people stood up straight, and not one of them made a peep.',
				},
				{
					say: 'Ask Bianca how to walk on a rope',
					outcome:
						'“Do you see the nail over there?” said Bianca. “Look at it, and not down.” So {hero} did. {hero} went along the rope, and over Bianca’s back, up to the nail. “Oh, I’ll do that too!” said Bianca. So now the basket could go for everyone.',
					later:
						'There was a nail in the wall. {hero} looked at it, and not down. So {hero} went along the backs of the chairs, up to the front.',
				},
			],
		},
		2: {
			meet: [
				'There was a deep gap, and a rope across it, and a basket on the rope to ride in. But in the middle of the rope stood Bianca, an elephant, on one foot, and the basket could not get by. “I never look down,” said Bianca. “I have told that to everybody. Then a boy called, ‘So what’s down there?’ And I didn’t know! Now I can’t [go on|move] till I do, and I don’t dare to look.”',
			],
			flies: '“What if I fly?” asked {hero}. “A sparrow flew by,” said Bianca, “and I have swayed ever since.”',
			ways: [
				{
					say: 'Look down for Bianca and tell her the truth',
					outcome:
						'{hero} leaned out of the basket and looked. It was very far. “Well?” said Bianca. “It’s deep,” said {hero}. “There is a stream, and a cow, and a man with a hat. He’s waving.” Bianca thought about it. “I always imagined it without the man,” she said. She walked across, and waved with her trunk, and after her the basket could go. And she came along, to be told what else there was to see.',
					later:
						'“People say, oh, it’s nothing, just walk,” said Bianca. “{hero} told me it was deep. So when {hero} said there was a cow, I believed in the cow.” It made sense.',
				},
				{
					say: 'Ask what it was that used to make her go',
					outcome:
						'“What did they shout, in the circus, before you ran?” asked {hero}. “Hup,” said Bianca. “But it must come from down in the belly.” {hero} tried it. It took a few hups. “HUP!” Bianca was over before she could think, and the basket was free. “You can’t think and be hupped,” she said, “not both.”',
					later:
						'“HUP!” shouted {hero}, right from the belly. Every back in the room went straight, and every mouth went shut. You can’t talk and be hupped.',
				},
				{
					say: 'Let Bianca teach you to walk on the rope',
					outcome:
						'“Do you see the nail in that post?” said Bianca. “Look at it as if you loved it. Then the rest comes after you by itself.” {hero} looked at the nail. It had a rusty head and a bent neck. It was such a good nail that {hero} hardly felt Bianca’s back go by, and then there was the post. “It works!” said Bianca. So she looked at the nail too, and walked across to it, and the basket was free.',
					later:
						'High up in the far wall there was a nail. {hero} looked at it as if it were the dearest nail in the world, and went. “Who is that on the backs of our chairs?” said somebody. But that was behind, and {hero} was in front.',
				},
			],
		},
	},
};
