import type { Obstacle } from '../../format.ts';

export const untilItStops: Obstacle = {
	id: 'until-it-stops',
	place: { the: 'the stone arch', at: 'at the stone arch', to: 'to the stone arch', backdrop: 'underwater' },
	people: { tansy: { call: 'Tansy', a: 'a cat under an umbrella', type: 'Cat', pronoun: 'she' } },
	props: ['umbrella'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'toe', use: 'reach' },
		{ id: 'weather', use: 'hear' },
		{ id: 'truth', use: 'trust', ally: 'tansy' },
	],
	levels: {
		1: {
			meet: 'The way went in at a stone arch. But a big umbrella filled it. Under it hung a ball of air. In there stood Tansy, a cat. “It’s so wet today!” she said. “So I’m waiting till it stops. Please don’t bump me, or my air gets out!”',
			flies: '“Can’t I fly?” asked {hero}. “There’s no room up there,” said Tansy. “My umbrella goes up to the top.”',
			swims: '“Can’t I swim?” asked {hero}. “In air?” said Tansy. “A fish tried that, and it fell on its nose.”',
			ways: [
				{
					say: 'Help Tansy to put in one toe',
					outcome:
						'“Put just one toe in the sea,” said {hero}. So Tansy did. “Eek!” she said. Then she put in a leg. “Eek!” And then her tummy. “Eek! Oh! It’s nice in here!” So off she swam, and the arch was free. And she left {hero} the umbrella.',
					later:
						'{hero} put up Tansy’s umbrella. Flop! No one likes to be poked, so people went back a step. And {hero} got to the front.',
				},
				{
					say: 'Talk with Tansy about the weather',
					outcome:
						'“It’s wet,” said {hero}. “So wet,” said Tansy. “It was wet on Monday, too,” said {hero}. “Yes, it was,” said Tansy. And then there was no more to say! “Well, I must get on,” she said. She shut her umbrella and swam off, and the arch was free.',
					later:
						'“It’s wet,” said {hero}, as to Tansy. “So wet,” said everybody. And then there was no more to say. So they hushed.',
				},
				{
					say: 'Tell her that it will not stop',
					outcome:
						'“It won’t stop,” said {hero}. “This is the sea.” “Oh!” said Tansy. “I asked ten fish, and all of them said, ‘Soon.’” She shut the umbrella. Blub! Now she was wet all over, but the arch was free. “It’s not so bad,” she said, and came along.',
					later:
						'“I asked ten fish when it would stop,” said Tansy. “They all said, ‘Soon.’ {hero} told me the truth. And look, I’m wet!”',
				},
			],
		},
		2: {
			meet: [
				'The road went through an arch, and in the arch was an umbrella. It was open, and it fit exactly. Under it hung a bubble of air, and in the air stood Tansy, a cat with a basket. “I only went out for a herring,” she said. “I fell off the pier, and it was so wet that I [put this up|put up my umbrella]. I’ll go on as soon as it stops.” She looked out at the sea. “It can’t be like this for ever. But please don’t bump me, or my air gets out.” She had stood there for eleven days.',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “In this weather?” said Tansy. “And where? It’s umbrella right up to the top.”',
			swims: '“Can’t I swim?” asked {hero}. “Through air?” said Tansy. “A cod tried it, and fell down like a plate.”',
			ways: [
				{
					say: 'Get her to put one toe in first',
					outcome:
						'“You needn’t go in all at once,” said {hero}. “Start with a toe.” Tansy put a toe out of the bubble. “Freezing!” she said. Then she put out a leg, and said it again, and then her stomach, which is the worst bit. After that there was not much cat left to get wet. “It’s lovely once you’re in!” she shouted, and swam twice around a rock. The arch was free. So was the umbrella, and she gave it to {hero}.',
					later:
						'{hero} opened Tansy’s umbrella. Flop! Eight points stood out all around. Everybody leaned back, as people do who have been poked by one before. They made room wherever it went, and {hero} went with it, right to the front.',
				},
				{
					say: 'Chat with her about the weather',
					outcome:
						'“Wet again,” said {hero}, and looked up. “Very wet,” said Tansy. “It was wet yesterday.” “And the day before,” said {hero}. “Good for the seaweed, though,” said Tansy. They both nodded for a while. But there is an end to talk of that sort, and then somebody has to go. “Well,” said Tansy, “this won’t get me a herring.” She shut her umbrella, said “Oof,” and swam off with her basket, and the arch was free.',
					later:
						'“Wet again,” said {hero}, just as in Tansy’s arch. “Very wet,” said everybody at once. If somebody says it, you have to answer. They nodded. And after that, as always, nobody could think of anything to say.',
				},
				{
					say: 'Tell her frankly that it is not going to stop',
					outcome:
						'“It isn’t going to stop,” said {hero}. “It’s the sea. It’s like this all the time.” “Oh,” said Tansy, and stood quite still. “Forty people came by, and they all told me that it would clear up.” She looked at her paws, which were still dry, and shut the umbrella, and was wet to the ears. It took a moment. “Oh well,” she said, and stepped out of the arch. After eleven days in one spot she was glad to come along.',
					later:
						'“Forty people told me that it would stop soon,” said Tansy. “They meant to be nice, and I stood there for eleven days. {hero} told me how it is. I was wet in a minute.” She shook one ear. “I’d ask {hero} anything.”',
				},
			],
		},
	},
};
