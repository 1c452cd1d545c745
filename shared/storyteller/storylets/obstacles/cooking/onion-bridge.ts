import type { Obstacle } from '../../format.ts';

export const onionBridge: Obstacle = {
	id: 'onion-bridge',
	alsoIn: ['circus', 'adventure', 'animal', 'fairy-tale', 'historical', 'royal', 'forest', 'fantasy'],
	place: { the: 'the onion bridge', at: 'on the onion bridge', to: 'to the onion bridge', backdrop: 'village' },
	people: { chive: { call: 'Mrs. Chive', a: 'a cow with a chopping board', type: 'Cow', pronoun: 'she' } },
	props: ['bridge', 'pot'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'ask', use: 'trust', ally: 'chive' },
		{ id: 'cry', use: 'reach' },
		{ id: 'game', use: 'hear' },
	],
	levels: {
		1: {
			meet: 'On the bridge sat Mrs. Chive, a cow, and cut onions. Chop, chop! All who came near had to cry. They could not see the way, and plop, in they fell. “I must cut more,” said Mrs. Chive, and she cried too. “My boy Tam was cross, and went away.”',
			flies: '“I could fly,” said {hero}. But up there you had to cry too. One bird flew into a post.',
			swims: '“I could swim,” said {hero}. But down there you had to cry too. One duck swam into a post.',
			ways: [
				{
					say: 'Ask Mrs. Chive why she cries',
					outcome:
						'“Why do you cry?” asked {hero}. “It’s the onions,” said Mrs. Chive. “And what else?” asked {hero}. Then she put down the knife. “I want Tam back,” she said. So she went to get him, and everyone could go over. And then she came along, with a dry nose.',
					later:
						'“Lots of people saw me cry,” said Mrs. Chive. “But {hero} asked me why, and now Tam is back.” And see, she did not cry.',
				},
				{
					say: 'Cry as loud as you can',
					outcome:
						'“BOO-HOO!” cried {hero}. It was so loud that Tam ran up. “Who is so sad?” “I am!” said Mrs. Chive, and hugged him. So she did not have to cut any more. Everyone could go over, and {hero} took along a bit of onion.',
					later:
						'{hero} took a sniff of the onion. “BOO-HOO!” “Oh, the poor thing!” said the people. “Let {hero} by!” So they did, up to the front.',
				},
				{
					say: 'Call out loud “Who is crying?”',
					outcome:
						'“When Tam was small, he called: who is crying?” said Mrs. Chive. So {hero} called it. “WHO IS CRYING?” “Not me!” said Tam, over there. It was their old game! So Mrs. Chive ran to him, and everyone could go over.',
					later:
						'“WHO IS CRYING?” called {hero}. “Not me!” said all the people. And then they hushed, to hear who it was.',
				},
			],
		},
		2: {
			meet: [
				'In the middle of the bridge sat Mrs. Chive, a cow, with a big pot, a board, and a hill of onions. Chop, chop, chop. Everybody who came by had to cry. They cried so much that they couldn’t see the rail, and three were in the water already. “I need to chop,” sobbed Mrs. Chive. “Tam was my helper for ten years. He wanted a stall of his own, over there. So I said, [‘Well, go, then!’|‘Then go!’] And he went.” Chop, chop.',
			],
			flies:
				'“I could fly,” said {hero}. “A stork tried that with wet eyes,” sobbed Mrs. Chive. “He’s in the mill wheel.”',
			swims: '“I could swim,” said {hero}. “It’s full of people who can’t see either,” sobbed Mrs. Chive.',
			ways: [
				{
					say: 'Ask Mrs. Chive what she is crying about',
					outcome:
						'“What’s the matter?” asked {hero}. “Onions,” said Mrs. Chive. “Everyone cries here, so no one ever asks.” “I’m asking,” said {hero}. Mrs. Chive put down her knife. It was about Tam, and it was a long cry, and quite a different one. Then she blew her nose. The air was clear now, and everybody could see the rail, or the bank. She went over the bridge to Tam’s stall, and said what had to be said, and came along with a carrot.',
					later:
						'“Everybody cries with me,” said Mrs. Chive. “It’s the onions. They don’t mean it. {hero} asked me what it was about, in the middle of it all.” She put a fine carrot on the table. “That is from Tam. He says hello.”',
				},
				{
					say: 'Cry the loudest, and let yourself be led',
					outcome:
						'{hero} leaned over the board and took a deep breath. “Boo-hoo-HOO!” It was so loud that the other people forgot to cry. “Oh, you poor thing!” they said, and led {hero} across, still with a slice of onion. A boy came out of a stall with a towel. “Tam!” said Mrs. Chive, and forgot to chop, so that everybody could see again.',
					later:
						'{hero} took out Mrs. Chive’s slice of onion, and sniffed hard. Down ran the tears. “Oh, you poor thing,” said the last row. “Let {hero} through!” They handed {hero} on to the front, with a hanky on the way.',
				},
				{
					say: 'Call out to ask who it is that is crying',
					outcome:
						'“When I chopped, and Tam was small,” said Mrs. Chive, “he used to shout, ‘Who’s crying?’” “And what did you say?” “‘Nobody!’” said Mrs. Chive. So {hero} shouted it. “WHO’S CRYING?” “NOBODY!” shouted everyone on the bridge, and those in the water. They all began to laugh. “Nobody!” shouted one more, from over there. “Tam!” said Mrs. Chive, and put down the knife, and ran. So the air was clear.',
					later:
						'“WHO’S CRYING?” shouted {hero}. Nobody had been crying at all. But everyone stopped, and looked at the next one along, to see if it was that one. Nobody said a word.',
				},
			],
		},
	},
};
