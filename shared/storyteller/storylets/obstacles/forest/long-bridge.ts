import type { Obstacle } from '../../format.ts';

export const longBridge: Obstacle = {
	id: 'long-bridge',
	alsoIn: ['adventure', 'animal', 'dinosaur', 'historical', 'mythology', 'ninja', 'fairy-tale', 'fantasy', 'unicorn'],
	place: { the: 'the beaver’s bridge', at: 'on the beaver’s bridge', to: 'to the beaver’s bridge', backdrop: 'swamp' },
	people: { dunk: { call: 'Dunk', a: 'a beaver who built bridges', type: 'Beaver', pronoun: 'he' } },
	props: ['bridge'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'swing', use: 'reach' },
		{ id: 'slap', use: 'hear' },
		{ id: 'tell', use: 'trust', ally: 'dunk' },
	],
	levels: {
		1: {
			meet: 'The road went down to a brook, deep and fast. There was a bridge! But it did not go over the brook. It went along it. “It’s the best one I ever made,” said Dunk, a beaver. “The old one broke, so I made this one. And it has no end yet!”',
			flies: '“I could fly,” said {hero}. “You don’t like my bridge?” said Dunk, and was so sad.',
			swims: '“I could swim,” said {hero}. “You don’t like my bridge?” said Dunk, and was so sad.',
			ways: [
				{
					say: 'Let the water turn the bridge',
					outcome:
						'{hero} untied one end of the bridge. So the water took it, and around it went. It was slow, slow, and then bump! Now it went right over. “So that is what it needed!” said Dunk. And everyone could go over.',
					later:
						'{hero} sat down on one end of a long bench, and gave a push. Around it went, slow, slow, like the bridge. And bump, {hero} was in front.',
				},
				{
					say: 'Make a slap to call all the beavers',
					outcome:
						'“How do you call for help?” asked {hero}. “I do this,” said Dunk. SLAP! So {hero} did it too, on the water. SLAP! Six beavers came to see what it was. They all took hold, and put the bridge right over the brook.',
					later:
						'{hero} did the beaver slap on a table. SLAP! “What was that?” said the people. And they all stood still, to hear it once more.',
				},
				{
					say: 'Say that it is good, and not right',
					outcome:
						'“It’s a good bridge,” said {hero}. “But it goes the wrong way.” A big tear came. “I know,” said Dunk. “But no one told me.” So he put it over the brook, for everyone. And he came along, the right way.',
					later:
						'“Everyone said my bridge was so good,” said Dunk. “But {hero} said it was wrong, and it was. Now I have a good bridge!”',
				},
			],
		},
		2: {
			meet: [
				'There was a stream to cross, wild with rain, and there was a bridge as well. It was a beautiful bridge, with a railing. Only it did not lead over the stream. It led along it, and around the bend. “The old one was too short,” said Dunk, the beaver, with a nail in his teeth. “So I made it longer. I’m [nearly|almost] at the other side.” If a beaver in trouble slaps the water, all his brothers come. But Dunk was not in trouble, he said.',
			],
			flies:
				'“I could fly,” said {hero}. “The ducks fly,” said Dunk. “It makes it look as if there were something wrong with it.”',
			swims:
				'“I could swim,” said {hero}. “The ducks swim,” said Dunk. “It makes it look as if there were something wrong with it.”',
			ways: [
				{
					say: 'Untie one end and let the water turn the bridge',
					outcome:
						'{hero} untied the near end. The stream took hold of it, and the whole bridge swung out like a gate, with Dunk on it, waving. Bump! It lay across from bank to bank. “That’s a trick of the water,” said Dunk. He walked over and back, and he could not stop. He had never been anywhere on it.',
					later:
						'A long bench stood there, and it was like the bridge: one end was loose. {hero} sat down on that end and pushed off. Slowly it came around, like a gate, past all the rows of people, who pulled in their toes. Bump. It was the front.',
				},
				{
					say: 'Learn the beaver slap and call his brothers',
					outcome:
						'Dunk was too proud to slap. So {hero} got him to show how it is done, just for fun, and slapped the water. WHAP! Up came nine brothers from everywhere. “Oh, Dunk,” they said, and turned the bridge across with their noses. “It was only a test,” said Dunk, and let everybody over. But he thanked {hero} for the slap.',
					later:
						'There was a table. {hero} hit it flat, as a beaver hits the water. WHAP! It means that everyone should stop and listen. You do not have to be a beaver to know it. Everyone stopped and listened.',
				},
				{
					say: 'Tell Dunk kindly that the bridge goes the wrong way',
					outcome:
						'“It’s a lovely railing,” said {hero}. “And the bridge is the wrong way around.” It was so quiet that you could hear a duck think. “Forty ducks told me it was just right,” said Dunk. “Then they swam.” He blew his nose, took the bridge apart, and laid it across. It only needed six planks. He came along, much lighter.',
					later:
						'“Do you know who tells the truth?” asked Dunk. “Not the ones who say it’s lovely. I had plenty of those. {hero} told me I was wrong, and I had a hammer.” The people had to think about that.',
				},
			],
		},
	},
};
