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
		3: {
			meet: [
				'From a long way off you could see that there was something wrong with the bridge. People walked onto it, like other people; in the middle they burst into tears, felt about for the rail, and walked off the side. Only those with a cold got across. In the middle sat a cow with a chopping board. “Don’t mind me,” said Mrs. Chive, weeping. Behind her was a hill of onions, and before her was the big pot from the inn, and nobody had ordered anything. Her helper Tam had always done the onions. Last week he’d asked if he might have a stall of his own, on the other bank, and she’d said, “Go, then, if you know it all.” [She’d thought he would stay.|She had only meant him to say no.] “It’s very handy, an onion,” said Mrs. Chive. “No one ever asks.” There was a splash.',
			],
			flies:
				'“I could fly,” said {hero}. “A stork tried to fly through it,” said Mrs. Chive. “He’s in the mill wheel. They’re waiting till he stops.”',
			swims:
				'“I could swim,” said {hero}. “I shouldn’t swim,” said Mrs. Chive. “You’d be all right. But look what’s coming down on top.”',
			ways: [
				{
					say: 'Ask her what is wrong, and do not believe the onion',
					outcome:
						'“What’s the matter?” asked {hero}. “Onion,” said Mrs. Chive, and held one up. “And yesterday?” “Onion.” “And before you’d got any onions?” The knife stopped. It turned out that there are two sorts of crying, and that this one was louder, and shook the board. {hero} stayed for it. The air cleared. Along the bridge people lowered their handkerchiefs and saw the rail, and each other, and where they’d been going. “I could just look if he peels his carrots,” said Mrs. Chive, at the end. She took the pot on her back and came along. Tam did peel them. He’d been looking over at the bridge all week, he said, but his eyes were bad; it must be something in the air.',
					later:
						'“I had half the county in tears,” said Mrs. Chive. “Judges. A bishop. They stood next to me and sobbed, and they went on home, and I was as lonely as before.” She’d got something in a cloth, and it was a carrot, beautifully peeled. “{hero} was the only one who asked what it was about. {They} didn’t take the first answer, nor the second. You won’t get a false one from there.”',
				},
				{
					say: 'Out-weep everybody, and be helped across',
					outcome:
						'{hero} bent right down over the board and breathed in. It went up the nose like a brass band. “Oh,” wailed {hero}, “oh, OH!” It was the greatest grief that had ever been seen on that bridge, and it had no reason at all. The other people stopped. It’s very odd, but there’s nothing that dries your eyes like somebody who’s worse. People said that it would all look better tomorrow, and led {hero} over, with a slice of onion still in {hand}; a bishop went in front, clearing the way. On the far side they felt a great deal stronger. A young man had run out of a stall with a towel, and then he saw who was on the bridge. The chopping stopped.',
					later:
						'{hero} still had a slice of Mrs. Chive’s onion, and took one good sniff. “Oh,” wailed {hero}, “oh, OH!” A path opened as if by itself. You may push past a person who’s angry, but everybody stands back from a person who drips. “Let the poor thing through,” they told each other, right down to the front, where somebody had already got a chair.',
				},
				{
					say: 'Shout over the bridge to ask who is crying',
					outcome:
						'“What did you do all those years,” asked {hero}, “when you both chopped?” Mrs. Chive wiped her eyes on an ear. She and Tam had had a game. He used to stand up, small as he was, and shout, “Who’s crying?” And she’d shout, “Nobody!” with the tears running down. So {hero} stood on the rail. “WHO’S CRYING?” There were sixty people on the bridge, all streaming. “NOBODY!” they roared, every one of them. There was a pause, while they took a look at each other. Then somebody snorted. And from the other bank, small and far away and rather hoarse, came one more “Nobody!” Mrs. Chive let the knife fall in the river, and ran.',
					later:
						'“WHO’S CRYING?” {hero} shouted over all their heads. Well, no one was. They’d been shouting. But it’s a question that you can’t leave alone: each of them felt their own face, to make certain, and then they looked at the neighbor’s. There was one old man at the back who had to say that it was him. They were all very quiet after that, and someone gave him a seat.',
				},
			],
		},
		4: {
			meet: [
				'There was nothing wrong with the bridge, and people kept walking off the side of it. They came up to the middle like anybody else. There they burst into tears, felt about for the rail, and were gone. For in the middle sat a cow with a big pot, a chopping board, and a hill of onions. Only those who had come before the chopping began had got across. “I’m just getting ahead with the work,” said Mrs. Chive, with wet cheeks. Nobody had ordered anything. For ten years her helper Tam had done the onions. A week ago he had asked her if he might try a stall of his own, on the other bank, and she had said, “Then go, if you know it all.” She could see his smoke from here. [“They’re very handy, onions,”|“You can be quite private with an onion,”] said Mrs. Chive. “Nobody asks.” She had used them before, at the same pot, when her husband died. The boy was the only one who had noticed.',
			],
			flies: 'A stork had tried to fly across. He could not see either, and he was down there too, drying his wings.',
			swims:
				'“I could swim,” said {hero}. Every few minutes somebody fell into it off the bridge, often with a basket, and never looked first.',
			ways: [
				{
					say: 'Ask why she cries, until she tells the truth',
					outcome:
						'“It’s the onions,” said Mrs. Chive, before {hero} had asked. “I see,” said {hero}. “And at night?” At night she kept a few beside her bed. “And last Monday, before you had bought any?” All this time her knife had gone like a clock. It stopped. She pushed the board aside, and then she cried in quite another way, without any noise, and {hero} sat down on an upturned pot and stayed. Little by little the wind cleared the air. All along the bridge people stood with their handkerchiefs in their hands and saw the view. “I could bring him his apron,” said Mrs. Chive. She walked with {hero} to Tam’s stall and told him that he cut his carrots too thick. Tam moved over on the bench, just enough for a cow.',
					later:
						'“I made half the town cry,” said Mrs. Chive. “They looked at me, in tears, and nodded, and fell in the river. Nobody asked, because I had an onion.” She wore a clean apron with somebody else’s name on it. “{hero} asked me what was wrong. I lied, and {they} asked again. I lied again, and {they} stayed. If you want to know whether you can trust {them}: I did, and I have Tam back.”',
				},
				{
					say: 'Cry harder than all of them, and be led across',
					outcome:
						'{hero} bent over the board and took one deep breath. The tears came at once. {They} howled, and the whole bridge turned to look. It was magnificent; it rose, broke, and came down in pieces, and everyone who heard it felt that all other trouble had only been onions. People wiped their faces. They took {hero} in the middle, with a slice of onion still in {hand}, held {them} up on both sides, and promised that it would pass, while a lawyer walked ahead to stop the traffic. On the far bank a young man in a clean apron ran out with a towel, and looked past {hero}. On the bridge nobody was chopping any more.',
					later:
						'{hero} brought out Mrs. Chive’s slice of onion and took one deep breath. Then {they} howled. You may push back when somebody pushes you. But if somebody behind you is as unhappy as that, you only want to hand that person on to the next, as kindly and quickly as you can. So {hero} was patted, and passed from row to row, and put into a chair right at the front, and felt better at once.',
				},
				{
					say: 'Call across the water, and ask who is crying',
					outcome:
						'“Did you two never laugh about the onions?” asked {hero}. They had, said Mrs. Chive. There had been a silly game. When they were both blind with tears, Tam used to stand on his box and call, “Who is crying?” And she called back, “Nobody!” Somehow that had always got them to the end of the sack. {hero} climbed onto the rail. “Who is crying?” {they} called, to some fifty people who were wet to the collar. “Nobody!” they all shouted. They were quite shocked. Then somebody in the middle began to laugh, and soon they had to hold on to each other. And when it was quiet again an answer came from across the river, in a young man’s voice. “Nobody!” Mrs. Chive got up, and the onions rolled off her lap, and she did not even look.',
					later:
						'“Who is crying?” called {hero}, as Tam used to. It had nothing to do with what everybody was shouting about, and so they stopped. It was absurd. But you can’t hear that question without making sure, and all over the room people put up a hand to their eyes. Then they looked along the rows. “Well,” said an old gentleman by the wall, “since you ask.” And the lady next to him took his arm, and nobody shouted any more.',
				},
			],
		},
	},
};
