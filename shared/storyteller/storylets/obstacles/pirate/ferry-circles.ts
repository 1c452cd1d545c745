import type { Obstacle } from '../../format.ts';

export const ferryCircles: Obstacle = {
	id: 'ferry-circles',
	alsoIn: ['adventure', 'animal', 'circus', 'cooking', 'historical', 'mythology', 'ninja'],
	place: { the: 'the ferry', at: 'at the ferry', to: 'to the ferry', backdrop: 'harbor' },
	people: {
		cork: { call: 'Cork', a: 'a raccoon with one oar', type: 'Raccoon', pronoun: 'he' },
		cay: { call: 'Cay', a: 'a raccoon with a pot of soup', type: 'Raccoon', pronoun: 'she' },
	},
	props: ['boat'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'pan', use: 'hear' },
		{ id: 'soup', use: 'trust', ally: 'cay' },
		{ id: 'circles', use: 'reach', cost: 'time' },
	],
	levels: {
		1: {
			meet: 'There was water, and a boat. In it sat Cork. He had one oar. Around went the boat, and around, and around. “Cay has my other oar,” said Cork. “She is my sister. She stirs her soup with it, over there.”',
			flies: '“Do not fly,” said Cork. “I get so sad here alone.”',
			swims: '“Do not swim,” said Cork. “I get so sad here alone.”',
			ways: [
				{
					say: 'Row with a pan',
					outcome:
						'{hero} got a pan. Cork had the oar, and {hero} had the pan. Splash, splosh, splash, splosh! The boat went as straight as a stick. “Keep the pan,” said Cork.',
					later: 'But {hero} had the pan. Clang! Clang! Clang! Then it was still.',
				},
				{
					say: 'Shout “The soup is hot!” to Cay',
					outcome:
						'“Is my soup good?” called Cay. “It is hot!” called {hero}. “That is true,” said Cay. “Cork never says it.” And she came and got them with the oar.',
					later: '“{hero} does not say my soup is good,” said Cay. “{hero} says what is true. And the soup is hot.”',
				},
				{
					say: 'Go around in big circles',
					outcome:
						'Around they went, and a bit more around, and more! Big, bigger, bump. They were over. “Oh!” said Cork. “All I had to do was go on.”',
					later: 'So {hero} went around them all. Around, and around, and in, and in. And bump! There {they was}.',
				},
			],
		},
		2: {
			meet: [
				'There was only one ferry, and it was going in circles. In the middle of it sat Cork, a raccoon, with just one oar. “My sister Cay has the other one,” he said as he came by. “She stirs her soup with it, [on the far side|over there]. I can have it back when I say that her soup is good.” He went around once more. “It’s not good.”',
			],
			flies: '“Please do not just fly over,” he added. “I have had nobody on board for a week.”',
			swims: '“Please do not just swim over,” he added. “I have had nobody on board for a week.”',
			ways: [
				{
					say: 'Row on the other side with a frying pan',
					outcome:
						'{hero} found a frying pan in the boat and took the other side. Splash went the oar, splosh went the pan. They only went in a circle once, to say goodbye to it. Cork was so happy to go straight that he gave {hero} the pan to keep.',
					later:
						'{hero} took Cork’s frying pan and hit it with a spoon. CLANG! It was not a nice sound. But it was a very clear one.',
					as: {
						quick: 'It takes a {trait} arm to row with a pan.',
						clever: 'Only a {trait} person sees an oar in a pan.',
					},
				},
				{
					say: 'Call over to Cay that the soup is very hot',
					outcome:
						'“Is my soup good?” called Cay from over there. {hero} sniffed. “It is very hot!” {they} called back. There was a long silence. “That’s the first true thing anyone has said about it,” said Cay, and came and got them. She wanted to see who had said it, and walked along for a bit.',
					later:
						'Cay came in with her oar. “All of them say that my soup is good,” she said. “Only {hero} said that it was hot. It IS hot. So you can believe the rest too.”',
					as: {
						honest: 'Being {trait} is easier with soup in the way.',
						kind: '{hero} was {trait}, and had looked hard for something nice.',
					},
				},
				{
					say: 'Let the circles get bigger and bigger',
					outcome:
						'“Don’t stop going around,” said {hero}. “Just lean out a bit!” So they leaned. The circles got bigger, and bigger, and it took nearly all day. Then, bump, the far side was in the way. “I could have done that all week!” said Cork.',
					later:
						'{hero} did not push. {They} walked around the crowd in a big circle, and then in a smaller one, and then in a smaller one still. Nobody minds you if you are only going by. And there was the middle.',
					as: { clever: 'It was the sort of plan that you need a {trait} head for.' },
				},
			],
		},
		3: {
			meet: [
				'The ferry was out on the water, turning. It turned slowly, like something on a plate, and in it sat a raccoon named Cork with a single oar. “I’d come and get you,” he called, [the next time|each time] he faced that way, “but it only goes around!” The other oar was on the far bank, where his sister Cay was stirring soup with it. He could have it back, she had told him, as soon as he said that the soup was good. Cork had been going around for eight days. “I can’t do it,” he said. “You haven’t tasted it. I’m an honest raccoon.”',
			],
			flies: '“And I’d take it very kindly if you didn’t just fly over,” he added. “My last four passengers did.”',
			swims: '“And I’d take it very kindly if you didn’t just swim over,” he added. “My last four passengers did.”',
			ways: [
				{
					say: 'Take a frying pan and row on the side without an oar',
					outcome:
						'There was a frying pan under the seat, for emergencies, and {hero} decided that this was one. Oar, pan, oar, pan, they went, with a splash on the one side and a clang on the other. The ferry wobbled. Then, for the first time in eight days, it went somewhere. Cork wept. “Straight!” he kept saying. “Look at that. It’s straight.” He would not hear of taking back the pan.',
					later:
						'It had been a good frying pan. {hero} swung it against the nearest pillar with the whole swing of the ferry in {their} arms. It rang like the end of the world, and then like the end of dinner, and then everybody in there was looking at the pan.',
					as: {
						quick: 'It went very well, {hero} being {trait} and the pan being large.',
						clever: 'Being {trait} is mostly knowing what else a thing could be.',
					},
				},
				{
					say: 'Call across to Cay with the truth about her soup',
					outcome:
						'“What’s it like?” Cay called over the water. “Be honest!” The wind brought it across. {hero} thought hard. “It’s hot,” {they} called. “And there’s lots of it. And it has made my eyes water, which not many soups can do.” Nothing was heard for a while but the stirring. “Well,” said Cay, “at least somebody has been paying attention.” She rowed over herself, with the good oar, and came along to get away from the smell.',
					later:
						'“You all eat my soup at the harbor fair,” said Cay, leaning on her oar, “and you all say ‘Mm.’ I have seen where you pour it. {hero} told me the truth across forty yards of open water, and {they} did not have to. So sit down and listen.” They sat. Several looked at a certain flowerpot.',
					as: { honest: 'It is a fine thing to be {trait}. It is finer still from forty yards.' },
				},
				{
					say: 'Make the circles wider until one of them hits the shore',
					outcome:
						'“We don’t have to go straight,” said {hero}. “We only have to go wider.” They both leaned out, and each round came out a little larger than the last. They saw a good deal of the bay. They saw some parts of it thirty times. Toward the end there was a bump, and it was the far bank. “Eight days,” said Cork, in a hollow voice. “I was eight days from here, and it was only leaning.”',
					later:
						'A crowd watches its front. {hero} set off around the edge of it instead, strolling, and when {they} had gone all the way around {they was} a row farther in, and nobody had noticed. Round and round it went, always a bit smaller. It was Cork’s ferry backward, and it ended with a bump in the middle.',
					as: { clever: 'To somebody {trait} a circle is a straight line that takes its time.' },
				},
			],
		},
		4: {
			meet: [
				'The ferry could be seen from the landing, and so could the reason why nobody was on it. It was going around. In it sat a raccoon by the name of Cork, who had one oar, and who revolved past with the dignity of a man upon a public monument. The other oar was on the far bank, and his sister Cay was stirring soup with it. She would return it, she had said, [on the day|as soon as] he told her that it was good; and he had tasted it, and was an honest animal. That had been a month ago. “She knows what it is like,” said Cork, going by. “She only wants me to say it.” He came around again. “Our mother used to say it to her every Sunday,” he said, “and I was sent to pour it behind the shed.”',
			],
			flies:
				'He had one request, which was not to be flown over. It had been done to him, he said, by a great many people of late, and each of them had waved.',
			swims:
				'He had one request, which was not to be swum past. It had been done to him, he said, by a great many people of late, and each of them had waved.',
			ways: [
				{
					say: 'Row the missing side with a frying pan',
					outcome:
						'It was not, strictly, a matter of oars. But until the rest of it was settled there was a frying pan under the thwart, and {hero} sat down on the empty side and put it into the water. For a dozen strokes they disagreed. Then there was a rhythm, plash and clang, plash and clang, and the bow came round to the far bank and, to the amazement of everyone, remained there. “I had forgotten,” said Cork, “that she rowed on that side.” He made {hero} a present of the pan. Then he went up the bank toward the smoke, by himself, with his cap in his paws.',
					later:
						'There is little to be said for a frying pan as a musical instrument. {hero} lifted Cork’s pan over {their} head, and let the back of it have the iron ladle, twice, like the stroke of an oar. Every dog in the neighborhood spoke. In the quiet that followed one could make out somebody’s grandmother asking whether it was supper.',
					as: {
						clever: 'Those who are {trait} are apt to be asked where they get it from. This came from a kitchen.',
						quick: 'It was as well that {hero} was {trait}; a pan is not designed with the rower in mind.',
					},
				},
				{
					say: 'Tell Cay across the water exactly what her soup is like',
					outcome:
						'“You over there!” called Cay. “What do you say to it?” The wind had brought it across already. {hero} could have said good; it would have taken one word. “It is hot,” {they} called instead, “and you have not been mean with it. I should not care for any more. But I never saw anyone stir so long for somebody who does not come.” The oar stopped. It was some time before it was heard in the water. “She always told me that it was good,” said Cay, when she had brought them over. “I thought that perhaps someone might, once, come across and eat it anyway.” She walked with them for a while. It was Cork, behind them, who ate it.',
					later:
						'“I have been lied to about my soup,” said Cay, “by everyone in this room.” She had the oar with her. “You did it nicely. I made it worse each year, to see if it would stop you. Then {hero} stood on the other side of the water, with every reason to say ‘good,’ and told me what was in the pot.” She looked around for a place to lean the oar. “I had not known how hungry I was for that. You may get used to it too.”',
					as: {
						honest: 'To be {trait} at such a distance requires, if nothing else, good lungs.',
						kind: 'It is the {trait} who ought to tell us such things. They are so rarely the ones who do.',
					},
				},
				{
					say: 'Lean out, and let the circles widen to the other shore',
					outcome:
						'“There is nothing wrong with going around,” said {hero}. “It is only that you always go around the same.” They leaned out together. The wake drew itself a little wider with each turn, like a pencil on a string; the landing came by, and the lighthouse, and the landing, until one knew the view by heart and had begun to be fond of it. It used up the light. When at last the keel ran on the gravel of the other bank they both sat there for a moment, unwilling to get out. “One could have been angrier on a larger scale,” said Cork, “and been home weeks ago.”',
					later:
						'{hero} made no attempt to get through. {They} began to walk around, along the wall, as though in search of somebody; and, having gone around, went around again, a row farther in. People draw in their knees for a person who is evidently only passing. By the fourth turn {they was} among the cousins. It ended, without haste, where a spiral does, in the middle of everything.',
					as: {
						careful: 'It suited {them}, {trait} as {they was}: one was under way, and nothing was being risked.',
						clever: 'That is what it is to be {trait}: to arrive by the same route as everybody else’s despair.',
					},
				},
			],
		},
	},
};
