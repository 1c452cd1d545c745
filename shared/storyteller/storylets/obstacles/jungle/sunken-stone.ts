import type { Obstacle } from '../../format.ts';

export const sunkenStone: Obstacle = {
	id: 'sunken-stone',
	alsoIn: ['adventure', 'animal'],
	place: {
		the: 'the stepping stones',
		at: 'at the stepping stones',
		to: 'to the stepping stones',
		backdrop: 'jungle',
	},
	people: {
		gloria: { call: 'Gloria', a: 'a hippo in the river', type: 'Hippo', pronoun: 'she' },
		dumpling: { call: 'Dumpling', a: 'a hippo under water', type: 'Hippo', pronoun: 'he' },
	},
	props: [],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'around', use: 'reach' },
		{ id: 'reed', use: 'hear' },
		{ id: 'stone', use: 'trust', cost: 'time', ally: 'dumpling' },
	],
	levels: {
		1: {
			meet: 'Six gray stones lay in the river. But the stones had eyes! “We are hippos,” said Gloria. “You step on us, we do not mind. But a man said that Dumpling is slimy. Now he sits at the bottom, with a reed in his nose.”',
			flies: '“Fly over?” said Gloria. “Then he thinks it is because of him.”',
			swims: '“Swim by?” said Gloria. “Then he thinks it is because of him.”',
			ways: [
				{
					say: 'Ask the first to be the last too',
					outcome:
						'{hero} stood on stone one and stone two. “Stone one, swim to the end!” said {hero}. Then two, then three. The stones went along, and so did {hero}. And {they was} over!',
					later:
						'{hero} had two stools. Step on one, and put one in front. Step, and step! So {they} went over them all.',
				},
				{
					say: 'Blow on the reed',
					outcome:
						'{hero} took the end of the reed and blew. Brrrp! What a rude noise! Up came Dumpling. He laughed and laughed. “You have the reed,” he said. “I will be a stone.”',
					later: '{hero} blew on the reed. Brrrp! Who was that? Was it you? Was it you? No one said a thing.',
				},
				{
					say: 'Lie down and be a stone',
					outcome:
						'{hero} lay down in the gap. Ten frogs went over. A duck went over. It took so long! Dumpling put up one eye. “You are a good stone,” he said. “Can I have it back?” He came along.',
					later:
						'“I had gone under,” said Dumpling. “{hero} lay in my place, and kept it for me.” They could all see how.',
				},
			],
		},
		2: {
			meet: [
				'There was a river, and across it lay six big stones. The fourth was missing. “Don’t step on me,” said the first, “or you’ll get wet in the middle.” It was Gloria, a hippo. They were all hippos. A man had once taken one for a stone, and the hippo had been [too polite to say so|far too polite to tell him]. “And now somebody called Dumpling slimy,” said Gloria. “He’s at the bottom. He’s not coming up.” A reed stuck out of the water, and it sniffed.',
			],
			flies: '“And don’t fly,” said Gloria. “He’d think that it was because of him.”',
			swims: '“And don’t swim,” said Gloria. “He’d think that it was because of him.”',
			ways: [
				{
					say: 'Ask the first stone to be the last as well',
					outcome:
						'“You have five,” said {hero}. “That’s enough, if you move.” {They} went from Gloria to the second. Then Gloria swam around to the front, and was the next. So it went on, step by step, and always the last one came to be the first. “We could have gone all the way to the sea!” said Gloria on the other side. She was quite out of breath.',
					later:
						'{hero} took two stools. {They} stood on one, and put the other in front, and stood on that, and fetched the first. It was slow. But it went over all their hats, and nobody had to get up.',
					as: { clever: 'Only a {trait} head makes six out of five.' },
				},
				{
					say: 'Blow into the reed from the top',
					outcome:
						'{hero} put {their} mouth to the reed and blew. BRRRP! It was the rudest noise that had ever come from that river. Bubbles came up. First there were two, then twenty, then Dumpling, the whole of him, and he was laughing so much that he had swallowed a fish. “That was me!” he said. “I thought it was me!” He let {hero} have the reed, and lay down in his place.',
					later:
						'{hero} blew into Dumpling’s reed. BRRRP! They all looked at each other. Everybody knew that it had been somebody else, and nobody wanted to be the one to talk first.',
					as: { merry: 'There is nobody like somebody {trait} for a noise like that.' },
				},
				{
					say: 'Lie down in the gap and be a stone',
					outcome:
						'{hero} lay down in the gap and held quite still. Frogs came over, and a family with a goat. The goat stood on {them} to look at the view. It got late. Then there was an eye beside {them}, just above the water. “They step on you,” said Dumpling, “and you don’t even have the back for it.” He asked if he could have his place back tomorrow. Today he wanted to come along.',
					later:
						'Dumpling dripped on the floor. “I didn’t want to be a stone any more,” he said. “{hero} lay down in my place, so that the others could get home. A goat stood on {them}, and {they} didn’t call it slimy.” That settled it.',
					as: { kind: 'It was {trait}, even for a stone.', quiet: 'A {trait} person makes a very good stone.' },
				},
			],
		},
		3: {
			meet: [
				'Six stepping stones led over the river, round and gray and very evenly spaced. At least, there were five. The fourth was a hole with water in it. “I’d wait, if I were you,” said the first stone, and opened two small eyes. It was a hippo named Gloria. They were all hippos. Somebody had once mistaken one of them for a stone, and had said, in the middle, what a fine firm stone it was. [You can’t very well correct a person who’s just said that.|After that you can’t very well correct a person.] So they’d kept it up, the whole family, in shifts. “Dumpling was always the best of us,” said Gloria. “Then a lady called him slimy.” A reed was sticking out of the gap. It breathed in. It sniffed.',
			],
			flies: '“Anybody could go over us,” said Gloria. “Then he’ll say, there, they’d rather not touch me.”',
			swims: '“Anybody could swim,” said Gloria. “Then he’ll say, there, they’d rather not touch me.”',
			ways: [
				{
					say: 'Make five stones do for six by moving them up',
					outcome:
						'“It isn’t a gap,” said {hero}, “if it moves.” {They} stepped on Gloria, and on the second, and as soon as Gloria was free she swam around and lay down in front. The second did the same, and the third. It was a bridge with no beginning and no end, and {hero} simply kept on walking. “Why do we need a riverbank?” cried the second hippo. They overshot the other side by ten yards. From the bottom of the river, a pair of ears came up to see what all the fun was.',
					later:
						'{hero} picked up two footstools. {They} stood on the first and put down the second, stepped across, bent, and brought the first one around. It’s a bridge, if you keep on. People ducked as it came over, and said “Careful” to the footstool. Five steps and seven hats later {they was} where {they} wanted to be.',
					as: {
						clever: 'The {trait} can do without a fourth.',
						quick: 'For {trait} {hero} the hippos could hardly swim fast enough.',
					},
				},
				{
					say: 'Blow a tune, of a kind, into the reed',
					outcome:
						'{hero} took the end of the reed, breathed in, and blew. BRRRRP. On either bank the birds stopped. It came out below as a bubble as big as a pumpkin, which rose, and wobbled, and burst right under Gloria’s nose. “DUMPLING!” said Gloria. There was silence. Then the water began to shake. Up came Dumpling, purple in the face, and laughed till the shore was under water. “It wasn’t even me,” he wept. He had forgotten to be sad, and couldn’t find the place again. He pulled out the reed and gave it to {hero}. Even a lady, he said, couldn’t say worse about him than that.',
					later:
						'{hero} blew into the reed, with feeling. BRRRRP. It was long, and it went up a little at the end, like a question. Two hundred people turned to look at somebody else. Nobody said a word. Whoever spoke first would be the one who’d done it.',
					as: { merry: 'You have to be {trait}, to put a question mark on it.' },
				},
				{
					say: 'Lie down in the gap, and be stepped on',
					outcome:
						'There was already a line on the bank, with baskets and a goat. So {hero} let {themself} down in the gap, put {their} face in the water, and was the fourth stone. It isn’t difficult. It’s only that people stop on you to look at the fish. The goat had pointed feet. It was a long day’s traffic, and when the last basket was over there was an eye next to {them}, and it was wet. “They said you were wobbly,” said Dumpling. “I heard them.” “Yes,” said {hero}. “And you stayed?” “They had to get home.” He thought about that all the way to the bank, and then he came along.',
					later:
						'“I’m the one she called slimy,” said Dumpling, and nobody cared to add to it. He had brought some of the river with him. “I went to the bottom. Anyone would. {hero} lay down where I should have been, and got called wobbly, and worse, and held still. It was the goat, mainly.” He breathed through his nose. “I’ve had a lot of people on my back. That’s the first one I’ve wanted to carry.”',
					as: {
						kind: 'There’s nothing to being a stone, if you are {trait}, until the goat.',
						honest: 'It had been said that {hero} was {trait}. It had never been said while standing on {them}.',
					},
				},
			],
		},
		4: {
			meet: [
				'The river was crossed by six stepping stones, and one of them was out. “I should not, as yet,” said the nearest, as {hero} was about to set off on it, and one saw that it had ears. It was a hippopotamus, and her name was Gloria. They all were. A traveler had once got upon the back of one, in the dusk, with a parcel; had stood there, and remarked to himself that they did not make them like this any more. One could not undeceive him. One had lain still; there had been others; it had become, in time, [a position|what one did]. “He took a pride in it,” said Gloria. A lady, on Monday, had told her husband that the fourth was slimy. Dumpling had let her get across. Then he had gone down. Out of the gap stood a reed, and it was breathing with some care, like a person in the next room. It was the same one, Gloria said, whom they had sent away as a child, at the other pond, because of his looks.',
			],
			flies:
				'There was no doubt that one might pass above. “And he will know of it,” said Gloria, “and he will know why, as he thinks.”',
			swims:
				'There was no doubt that one might swim. “And he will feel it go by,” said Gloria, “and he will know why, as he thinks.”',
			ways: [
				{
					say: 'Let the last of them become the first, and go on walking',
					outcome:
						'Five stones are too few only as long as they lie still. {hero} explained it to Gloria. When {they} had stepped off her she was to come around by the water, and be the sixth; and then the second; and it would not matter where, in such a row, one person was missing. It was tried. It was like walking on a thought. There was always one more, gray and streaming, that had not been there, and a nudge from beneath, as it settled, like a chair being pushed in. They were so carried away that they went past the landing, and a good way up the hill. “We need not have stayed in a river,” said Gloria. Behind them, in midstream, a head was out as far as the eyes, and looked after the family as it went off in a bridge.',
					later:
						'Two stools were enough. {hero} stood on the one, and set the other down before it; stepped over, and reached back. It is the whole of engineering, that the last should be allowed to be the first. The company looked up at it, as it came by, leg over leg, like some patient kind of insect; they drew in their heads; a child was lifted out from under, and put back. No one had been asked to move. It was only that there was now and then a stool on him.',
				},
				{
					say: 'Apply your breath to the upper end of the reed',
					outcome:
						'{hero} had tried to think of something to say down it. There was nothing that one can say. So {they} took the reed between {their} lips, and blew, and what came of that cannot be written. The herons rose. It went down as wind; it came up as one great bubble, which traveled a moment on the stream, in the sight of five relations, and gave itself up beneath the nose of the eldest. “Dumpling,” said Gloria, in a voice that she had not used since he was small. There was a pause, in which one could have lost hope. Then that whole reach began to tremble. He came up like an island. He could not speak; he only pointed at himself, and shook his head, and wept; and it was plain that for as long as he lived he would not be able to be quite so tragic about that spot again. {hero} was left holding the reed.',
					later:
						'{hero} raised the reed. There had been a good deal said in that room about honor. BRRRRP, said the reed, and it rose, in closing, to a kind of query. Each knew for certain that it was not he. Each saw how very sure of it the others were; and that it lay now with whoever should be the first to make a remark. There were ministers there, and a bishop. It was perfectly still.',
				},
				{
					say: 'Get down into the gap, and stay until they are across',
					outcome:
						'People had begun to collect along the bank, with their market baskets. {hero} got down into the fourth place, laid {their} face upon the water, and said that they might come. One learns what a stone hears. They were sharp about the wobble. They stopped, all of them, just there, where there is a view; a goat was set down on {them} while its owner tied a shoe. It went on until the last basket. When {hero} opened {their} eyes there was another beside {them}, small, and red at the rim. “I would have thought that you would tell them,” said Dumpling. “They were tired,” said {hero}. He had perhaps forgotten that one could look at it so. “Was I ever slimy?” he asked. “A little. It is a river.” He bore it very well. He came along, to be dry.',
					later:
						'Dumpling had left a wide wet track up the middle, and people had given him room. “It was of me that it was said,” he began. “You may have heard. I found that I could not be where people put their feet, and I gave it up.” The water ran off him in the quiet. “{hero} went down into my place. I watched. They said of {them} whatever they had said of me, and there was the goat. {hero} could not have been more in the right, or less comfortable; and did not mention it. I asked {them} one thing, and was told the truth. I’d lie down for {them} anywhere.”',
				},
			],
		},
	},
};
