import type { Obstacle } from '../../format.ts';

export const onionBridge: Obstacle = {
	id: 'onion-bridge',
	alsoIn: ['circus', 'sports', 'adventure', 'animal'],
	place: { the: 'the onion bridge', at: 'on the onion bridge', to: 'to the onion bridge', backdrop: 'village' },
	people: { chive: { call: 'Mrs. Chive', a: 'a cow with a chopping board', type: 'Cow', pronoun: 'she' } },
	props: ['bridge', 'soup', 'pot'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'ask', use: 'trust', ally: 'chive' },
		{ id: 'cry', use: 'reach' },
		{ id: 'game', use: 'hear' },
	],
	levels: {
		1: {
			meet: 'On the bridge sat Mrs. Chive, a cow. Chop, chop! She cut onions, and all who came had to cry. They could not see the way. Plop! One fell in. “I must cut more,” said Mrs. Chive. “Tam had a pot here. Tam has gone. I said, then go!”',
			flies: 'Fly? With wet eyes? “You will hit the post,” said Mrs. Chive.',
			swims: 'Swim? With wet eyes? “You will hit the post,” said Mrs. Chive.',
			ways: [
				{
					say: 'Ask Mrs. Chive why she cries',
					outcome:
						'“Why do you cry?” said {hero}. “It is the onions,” said Mrs. Chive. “And before the onions?” said {hero}. She put them down. “I want Tam back,” she said. So she went over to look for him.',
					later:
						'Sniff, sniff. It was Mrs. Chive. “They all cried by me,” she said. “But {hero} asked me why. Tam said hello!”',
				},
				{
					say: 'Cry as loud as you can',
					outcome:
						'“Boo-hoo!” cried {hero}. “Boo-hoo-hoo!” “Oh, the poor thing!” they all said. They wiped {them} and led {them} over. And {hero} got a bit of onion to keep.',
					later: 'Sniff went {hero}, at the bit of onion. “Boo-hoo!” “Oh, let {them} by!” they said. And they all did.',
				},
				{
					say: 'Call out loud “Who is crying?”',
					outcome:
						'“Tam had a game,” said Mrs. Chive. “He called: who is crying?” So {hero} called it. “WHO IS CRYING?” “No one!” they all said, and sniffed. Then they laughed, and no one cut. Now you could see the way!',
					later: '“WHO IS CRYING?” called {hero}. “Not me!” they said. And they hushed, to hear who it was.',
				},
			],
		},
		2: {
			meet: [
				'In the middle of the bridge sat Mrs. Chive, a cow, with a soup pot, a board, and a hill of onions. Chop, chop, chop. Everybody who came by had to cry. They cried so much that they couldn’t see the rail, and three were in the water already. “I need to chop,” sobbed Mrs. Chive. “Tam was my helper for ten years. He wanted a stall of his own, over there. So I said, [‘Well, go, then!’|‘Then go!’] And he went.” Chop, chop.',
			],
			flies: '“Don’t fly in this!” sobbed Mrs. Chive. “A stork did. He’s in the mill wheel.”',
			swims: '“Don’t swim!” sobbed Mrs. Chive. “It’s full of people who can’t see either.”',
			ways: [
				{
					say: 'Ask Mrs. Chive what she is crying about',
					outcome:
						'“What’s the matter?” asked {hero}. “Onions,” said Mrs. Chive. “They all cry here, so no one ever asks.” “I’m asking,” said {hero}. Mrs. Chive put down her knife. It was about Tam, and it was a long cry, and quite a different one. Then she blew her nose. She came along over the bridge, to see how he did his carrots.',
					later:
						'“Everybody cries with me,” said Mrs. Chive. “It’s the onions. They don’t mean it. {hero} saw that I was crying by myself, in the middle of it all.” She put a fine carrot on the table. “That is from Tam. He says hello.”',
					as: { kind: 'Someone {trait} can tell one tear from another.' },
				},
				{
					say: 'Cry the loudest, and let yourself be led',
					outcome:
						'{hero} leaned over the board and took a deep breath. “Boo-hoo-HOO!” It was so loud that the others forgot their own. “Oh, you poor thing!” they said, and took {them} by both {hands}, and wiped {them}, and led {them} across. A stranger gave {them} a bun. There was a slice of onion stuck to it, and {hero} saved that.',
					later:
						'{hero} took out the slice of onion, and sniffed hard. Down ran the tears. “Oh, you poor thing,” said the last row. “Let {them} through!” They passed {them} along to the front, and somebody gave {them} a hanky on the way.',
					as: { merry: '{Trait} {hero} found that the hardest part was not to laugh.' },
				},
				{
					say: 'Call out to ask who it is that is crying',
					outcome:
						'“When I chopped, and Tam was small,” said Mrs. Chive, “he used to shout, ‘Who’s crying?’” “And what did you say?” “‘Nobody!’” said Mrs. Chive. So {hero} shouted it. “WHO’S CRYING?” “NOBODY!” shouted everyone on the bridge, and those in the water. They looked at each other’s noses and began to laugh. Even Mrs. Chive did, and you can’t laugh and chop.',
					later:
						'“WHO’S CRYING?” shouted {hero}. Nobody had been crying at all. But everyone stopped, and looked at the next one along, to see if it was them. Nobody said a word.',
				},
			],
		},
		3: {
			meet: [
				'From a long way off you could see that there was something wrong with the bridge. People walked onto it, like other people; in the middle they burst into tears, felt about for the rail, and walked off the side. In that place sat a cow with a chopping board. “Don’t mind me,” said Mrs. Chive, weeping. Behind her was a hill of onions, and before her was the great soup pot from the inn, and nobody had ordered soup. Her helper Tam had always done the onions. Last week he’d asked if he might have a stall of his own, on the other bank, and she’d said, “Go, then, if you know it all.” [She’d thought he would stay.|She had only meant him to say no.] “It’s very handy, an onion,” said Mrs. Chive. “No one ever asks.” There was a splash.',
			],
			flies: '“A stork tried to fly through it,” she said. “He’s in the mill wheel. They’re waiting till he stops.”',
			swims: '“I shouldn’t swim,” she said. “You’d be all right. But look what’s coming down on top.”',
			ways: [
				{
					say: 'Ask her what is wrong, and do not believe the onion',
					outcome:
						'“What’s the matter?” asked {hero}. “Onion,” said Mrs. Chive, and held one up. “And yesterday?” “Onion.” “And before you’d got any onions?” The knife stopped. It turned out that there are two sorts of crying, and that this one was louder, and shook the board. {hero} stayed for it. The air cleared. Along the bridge people lowered their handkerchiefs and saw the rail, and each other, and where they’d been going. “I could just look if he peels his carrots,” said Mrs. Chive, at the end. She took the pot on her back and came along. He did peel them. He’d been looking over at the bridge all week, he said, but his eyes were bad; it must be something in the air.',
					later:
						'“I had half the county in tears,” said Mrs. Chive. “Judges. A bishop. They stood next to me and sobbed, and they went on home, and I was as lonely as before.” She’d got something in a cloth, and it was a carrot, beautifully peeled. “{hero} was the only one who asked what it was about. {They} didn’t take the first answer, nor the second. You won’t get a false one from there.”',
					as: {
						kind: 'That’s where it helps to be {trait}: you’re in no hurry for the nice answer.',
						honest: 'The {trait} know an excuse when they smell one.',
					},
				},
				{
					say: 'Out-weep everybody, and be helped across',
					outcome:
						'{hero} bent right down over the board and breathed in. It went up the nose like a brass band. “Oh,” wailed {hero}, “oh, OH!” It was the greatest grief that had ever been seen on that bridge, and it had no reason at all. The other people stopped. It’s very odd, but there’s nothing that dries your eyes like somebody who’s worse. They took {hero} by the arms; they said that it would all look better by and by; a bishop went in front, clearing the way. When they’d set {them} down on the far side they all felt a great deal stronger. {hero} had saved a slice, in a cabbage leaf.',
					later:
						'There was a slice of onion in a cabbage leaf. {hero} opened it, and took one good sniff. “Oh,” wailed {hero}, “oh, OH!” A path opened as if by itself. You may push past a person who’s angry, but everybody stands back from a person who drips. “Let the poor thing through,” they told each other, right down to the front, where somebody had already got a chair.',
					as: {
						merry: 'Being {trait}, {hero} very nearly spoiled it with a grin in the middle.',
						bold: 'It’s {trait}, to howl in front of a bishop.',
					},
				},
				{
					say: 'Shout over the bridge to ask who is crying',
					outcome:
						'“What did you do all those years,” asked {hero}, “when you both chopped?” Mrs. Chive wiped her eyes on an ear. They’d had a game. He used to stand up, small as he was, and shout, “Who’s crying?” And she’d shout, “Nobody!” with the tears running down. So {hero} stood on the rail. “WHO’S CRYING?” There were sixty people on the bridge, all streaming. “NOBODY!” they roared, every one of them. There was a pause, while they took a look at each other. Then somebody snorted. And from the other bank, small and far away and rather hoarse, came one more “Nobody!” Mrs. Chive let the knife fall in the river.',
					later:
						'“WHO’S CRYING?” {hero} shouted over all their heads. Well, no one was. They’d been shouting. But it’s a question that you can’t leave alone: each of them felt their own face, to make certain, and then they looked at the neighbor’s. There was one old man at the back who had to say that it was him. They were all very quiet after that, and someone gave him a seat.',
					as: { bold: 'It suits the {trait} to ask what everybody sees.' },
				},
			],
		},
		4: {
			meet: [
				'It was an ordinary bridge, with an ordinary rail, and people walked off the side of it. One saw them come up to the middle, at their usual pace; there they burst into tears, put out a hand for something to hold, and were gone. Just there, between a soup pot and a mound of onions, sat a cow with a chopping board. “It is a matter of getting ahead with the work,” said Mrs. Chive, whose face ran like a gutter. No soup had been ordered. For ten years the onions had been done by a boy called Tam; he had asked her, a week ago, if she thought that he might try it on his own, on the farther bank, and she had said that he had better go, if he knew so much. From where she sat one could see his smoke. [“One is so private, with an onion,”|“They are very tactful, onions,”] said Mrs. Chive. She had been married, when he came to her; it had been the same pot, and another hill, and it was the child who had noticed.',
			],
			flies:
				'In the mill wheel, a little way downstream, there was a stork who had thought to fly through it. They would get him out on Sunday, when it stopped.',
			swims:
				'One might have swum. But they were coming down into the water at the rate of one every few minutes, with umbrellas, and without looking.',
			ways: [
				{
					say: 'Ask what it is that she weeps for, and wait for the third answer',
					outcome:
						'“It is the onion,” said Mrs. Chive, before {hero} had asked. “I see,” said {hero}. “And at night?” At night she kept a few by her bed. “And on Monday, before you had sent for the onions?” The knife had been going all that time like a clock in another room. It stopped. She laid it down, and moved the board a little to the side, as though somebody needed the place; and what came then was not to be confused with the rest, it had no water in it to speak of. {hero} sat on an upturned pot. By degrees the wind took the air away, and one could make out, all along the bridge, persons of every age, standing quite still, with their handkerchiefs in their hands, looking at the view. “I might return him his apron,” said Mrs. Chive. She walked beside {hero} as far as the stall, and said that his carrots were cut too thick. He moved over, on the bench, by exactly the width of a cow.',
					later:
						'“I have made stronger men than you weep,” said Mrs. Chive, and there was no one who cared to dispute it. “They were most affected. They would look at me through their tears, and give me a nod, and go and fall in the river. It seemed that one could be as unhappy as one liked, so long as there was an onion.” She had on a clean apron, with a name on it that was not hers. “{hero} asked me three times. I lied twice. I think that you had better listen to a person who does not go away after the second.”',
					as: {
						kind: 'That is how one knows the {trait}: they have brought nothing along to say.',
						honest: 'Nobody {trait} is taken in by an onion. They have tried it themselves.',
					},
				},
				{
					say: 'Surpass them all in grief, and let them lead you over',
					outcome:
						'{hero} stooped to the board and inhaled. There are griefs that come gradually. This one arrived like a piano. {hero} lifted up {their} voice, and the whole bridge turned to look. It was superb; it was without any object; it went up, broke, and came down in pieces. There was not one of them who did not feel that his own trouble had been, by comparison, a thing of onions. They wiped their faces. They put {hero} in the midst, and supported {them} on both sides, and told {them} that it would pass; a notary walked ahead, to hold back the traffic. On the far bank they parted with a certain reluctance. They had come to the river each with something on his mind, and it appeared to have been mislaid. {hero} had kept a slice back, wrapped in a leaf.',
					later:
						'The leaf was unfolded, down where no one would see, and {hero} breathed in. Then the last row was aware of something behind it that shook. One resists a person who pushes. One resists, if need be, a person who is right. But toward an unhappiness on that scale there is only one thing to be done, and that is to get it past one, and on to somebody else, as soon as decency allows. So it went from row to row, with little pats; it was handed into a chair, in the front, and at once felt better.',
					as: {
						merry: 'It was not easy for {trait} {hero}. At the summit of it there came, unmistakably, a giggle.',
						bold: 'It takes someone {trait} to be quite so unhappy before a notary.',
					},
				},
				{
					say: 'Call out over the water to ask who is crying',
					outcome:
						'“And did you never laugh, over all that?” asked {hero}. She had to think where she had put it. There had been a foolish thing that they did. He used to get up on his box and call out, “Who is crying?” and she had called back, “Nobody,” blind with it; and it had been enough, she could not say why, to bring them both through to the end of a sack. {hero} stood up on the parapet. “Who is crying?” It was addressed to some fifty people. They were wet to the collar, all of them. “Nobody!” they answered, as one man. They were shocked to hear it; then somewhere in the middle it struck somebody as funny. They were holding on to each other when it came a second time, late, and alone, and from across the river. “Nobody,” it said. It was a young man’s voice, by now. Mrs. Chive had got up. The board slid off her lap, onions and all, and she did not look where.',
					later:
						'“Who is crying?” called {hero}. It was so wide of anything that they had been discussing that they broke off. It was absurd. It was also, as a question, impossible to leave lying there; there was no one who did not, with the back of one hand, make sure. They looked along the rows. It became very quiet, of the kind that has a handkerchief in it. “Well,” said an old gentleman by the wall, “as you ask.” The lady next to him, who had been shaking her fist, used it to take him by the arm.',
					as: { bold: 'Only the {trait} inquire after what is running down everyone’s chin.' },
				},
			],
		},
	},
};
