import type { Obstacle } from '../../format.ts';

export const lakeOnTheMap: Obstacle = {
	id: 'lake-on-the-map',
	alsoIn: ['desert', 'western', 'historical', 'time-travel', 'fantasy', 'fairy-tale', 'circus'],
	place: { the: 'the dry lake', at: 'at the dry lake', to: 'to the dry lake', backdrop: 'canyon' },
	people: { delta: { call: 'Delta', a: 'an otter with a map', type: 'Otter', pronoun: 'she' } },
	props: ['map', 'boat'],
	blocks: ['flies'],
	ways: [
		{ id: 'row', use: 'reach' },
		{ id: 'horn', use: 'hear' },
		{ id: 'spot', use: 'trust', ally: 'delta' },
	],
	levels: {
		1: {
			meet: 'The road went down to a lot of dust. “Stop!” said Delta, an otter with a map. “Here is a lake! All must wait till the boat goes.” And on her map was a big blue spot. But here was just dust, and the old boat sat in it. In the boat lay a horn.',
			flies: '“I could fly,” said {hero}. “My map has no birds on it,” said Delta. “So here no one can fly.”',
			ways: [
				{
					say: 'Get in and row on the dust',
					outcome:
						'{hero} sat in the boat and rowed. Scrape, scrape, it went over the dust. “Are you wet?” called Delta. “Not a bit!” called {hero} from the other side. “Then it’s no lake,” said Delta. “Everyone may walk over!” And she gave {hero} an oar to keep.',
					later:
						'{hero} sat down on the floor and rowed with the oar. Scrape, scrape! “Look out, a boat!” said all the people, and made way. So {hero} rowed up to the front.',
				},
				{
					say: 'Blow the horn of the boat',
					outcome:
						'TOOOT! {hero} blew the horn. “The boat goes!” said Delta. She was so glad that she did not look. “Now everyone may go over.” So {hero} went over the dust, and it was dry all the way. And Delta let {hero} keep the horn.',
					later:
						'{hero} blew the horn. TOOOT! All the people thought that a big boat was coming. So they hushed, and looked for it.',
				},
				{
					say: 'Say that the spot is just ink',
					outcome:
						'“Is it a lake?” asked {hero}. “Or is it a spot of ink?” Delta got red. “It’s ink,” she said softly. “I had to sneeze, and the pen went splat. So I said it was a lake.” {hero} did not laugh. “Now everyone may go over,” said Delta. And she came along, to look for a real lake.',
					later:
						'“I made a spot and said that it was a lake,” said Delta. “{hero} told me the truth, and didn’t laugh. What {hero} says is true.”',
				},
			],
		},
		2: {
			meet: [
				'The road came down to a wide flat place, and it was all dust. “Careful!” cried Delta, an otter with a big map. “You’ll get wet!” In the dust lay a rowboat, with a horn for fog. “It’s a lake,” said Delta, and held up the map. There it was, blue and round. “I drew it myself. [A map is never wrong.|My maps are never wrong.] Nobody may cross without a boat, and the boat won’t go.” A dozen people were waiting on the shore, with their shoes in their hands.',
			],
			flies: '“I could fly,” said {hero}. “I don’t see any birds on the map,” said Delta.',
			ways: [
				{
					say: 'Get into the boat and row across the dust',
					outcome:
						'{hero} sat down in the boat and pushed with the oars. It scraped. It hopped. It went over the dust like a crab with a cold. “You are really rowing!” cried Delta, and wrote it on her map. “And it isn’t wet!” shouted the people on the shore. So they all walked across behind the boat. And {hero} went on, with an oar.',
					later:
						'“Boat coming through!” called {hero}, sat down, and pushed with Delta’s oar. Scrape. Hop. People do not ask if there is water. They lift their feet, pull in their bags, and let the boat by.',
				},
				{
					say: 'Blow the horn as if the boat had come in',
					outcome:
						'{hero} took the fog horn and blew. MOOOOP! “That’s the ferry!” shouted the people on the shore. A ferry only blows like that when it has come across. So they must be across already! They picked up their shoes and walked off over the dust, with {hero} and the horn in front. “I never even saw it land,” said Delta.',
					later:
						'MOOOOP! {hero} blew Delta’s fog horn. It was the sort of sound that has a ship behind it. Everybody stopped talking and looked around to see how big it was.',
				},
				{
					say: 'Tell Delta that it is a blot of ink',
					outcome:
						'On the map the lake had a splash on one side, and the print of a thumb. “It’s a blot, isn’t it?” said {hero}, not very loud. Delta looked at her paws. They were blue. “I was laughing,” she said, “and the pen shook.” {hero} drew four legs on it, and a head. Now it was a cow. “Put on your shoes!” Delta told the people. “It’s dry!” And she came along, to look for a real lake on the way.',
					later:
						'“I had a blot,” said Delta, “and I said it was a lake, and a dozen people took off their shoes. {hero} said it was a blot. It was so nice when it was over!” She held up the cow. They all believed her.',
				},
			],
		},
		3: {
			meet: [
				'The road went down into a valley of dust, and was stopped by an otter. “Not another step,” said Delta. She had a map under her arm, and the map said lake. It was a fine one, blue, with a splash to the north. On the edge of the dust lay a rowboat. Behind it sat thirty-odd people with their shoes off, who had been told that the boat wouldn’t be long. “I surveyed it,” said Delta. “I drew it. It’s been in the shops for a week, [in color|in two colors]. Until then, if you can believe it, people just walked across.” There was a foghorn in the boat, and a bailer. “If there’s no lake there,” said Delta, “then I’d have to ask myself about the mountains.” A lizard ran across the deepest part.',
			],
			flies:
				'“I could fly,” said {hero}. “You can’t fly over it,” said Delta. “There’d be a reflection. I’ve looked, and there isn’t one.”',
			ways: [
				{
					say: 'Climb into the rowboat and row across the dust',
					outcome:
						'“What’s the fare?” asked {hero}, climbed in, and took the oars. There’s a knack to rowing on land: you don’t pull, you punt. The boat gave a groan and went a foot. It went another. “Mind the middle!” shouted Delta, who had drawn it darker there. {hero} minded it, came ashore at the far end in a cloud of dust, tied up to a bush, for the look of it, and went on with an oar. The thirty-odd had seen how shallow it was, and came over on foot, with their shoes held high.',
					later:
						'{hero} sat down on a footstool and set Delta’s oar against the floor. “Coming through!” {They} pushed; the stool scraped forward a foot. Nobody asked where the water was. There are things for which people lift their feet without thinking, and a boat is one of them. {hero} rowed up the whole length of the room, and kept to the right.',
				},
				{
					say: 'Sound the foghorn to announce a ferry',
					outcome:
						'It doesn’t matter whether a ferry has come, as long as everybody thinks that it has. {hero} put the foghorn to {their} lips. MOOOOP! Thirty-odd people grabbed their shoes. “Single file, please,” called {hero}, “and watch the step.” They watched it. One after the other they climbed down from nothing at all, walked across the valley, and thanked the captain. Delta counted them off. “All ashore,” she said, so confused that she forgot to ask for the horn back.',
					later:
						'MOOOOP! went Delta’s foghorn. It was as deep as a barn, and it went on for as long as {hero} had breath. You cannot hear that and go on talking. Something very large was coming, and it seemed wise to find out from which side. People turned their heads to the left; they turned them to the right. Nothing came, and nobody wanted to be the one to say so.',
				},
				{
					say: 'Ask Delta, where nobody hears, about the splash',
					outcome:
						'“What’s that, on the north side?” asked {hero}. “That’s a splash,” said Delta. “And this?” “A thumb.” It was quiet. She’d been so pleased with the mountains, she said at last, that she had waved the pen. There it was, and it was round and blue, and the printer came at six. “I could have said blot. It’s such a small word.” {hero} borrowed the pen. {They} gave the lake four legs, a tail, and a mild expression. “There are cows here,” said Delta slowly. “I could stand by a cow.” She told the thirty-odd people herself, and came along, to see if the mountains were all right.',
					later:
						'“Look at this,” said Delta, and unrolled the map. “That cow used to be a lake. I kept thirty-odd people waiting for a boat, since I couldn’t say that I’d made a blot. Everybody saw that it was dust. {hero} was the one who took me aside.” She rolled it up again. “{They} told me so that only I could hear. I’m telling you so that everybody can.”',
				},
			],
		},
		4: {
			meet: [
				'According to the map, the valley was a lake. According to the valley, it was dust. Between them, on what she called the shore, stood the woman who had made the map: an otter named Delta. “You will have to wait for the boat,” she said. It lay in the dust, with a pair of oars and a foghorn, and thirty people sat around it with their shoes off. Some travelers who had no map had walked across and noticed nothing. But anybody who had seen the map was told by all thirty that he would drown. The lake had been printed in two colors, it was [taught in schools|in every atlas], and a small hotel was already advertising the view. In fact it was a blot. “My father mapped every hill in this country,” said Delta, “and he never made a mistake. He checked my map before it was printed.” She rolled up the edge and unrolled it. “He was almost blind by then. He put his hand on the lake and told me it was beautiful.”',
			],
			flies: 'She would not hear of flying. People might look down and see something that was not on the map.',
			ways: [
				{
					say: 'Row across the dust while everybody watches',
					outcome:
						'{hero} asked what the crossing cost, paid, and took the oars. You can row on dust, as long as you give up the idea of gliding. At the first stroke the boat moved one inch and shrieked like a drawer. At the hundredth it had left the shore, and the thirty people were on their feet, shouting advice about the current. In the middle, where the map was bluest, {hero} rested, because anyone would. Then {they} rowed on, landed under a thornbush, and tied up the boat. “You had calm water,” said Delta, and her whiskers shook. “One might almost wade.” The thirty people rolled up their trousers and waded, and {hero} went on, with one of the oars.',
					later:
						'{hero} sat down on a footstool and pushed off from the floor with Delta’s oar. “Excuse me,” {they} said. “Boat coming through.” People have a hundred reasons not to make way for a person. But at the scrape of a boat they picked up their coats and stepped back onto the bank, without asking where the water was. {hero} rowed straight through the middle of them, and only then did anyone begin to wonder.',
				},
				{
					say: 'Sound the foghorn, and step ashore',
					outcome:
						'The thirty people were not really waiting for a boat. They were waiting for somebody to tell them that it had come. {hero} picked up the foghorn and blew. It sounded of wet ropes and early mornings, and they had their shoes on before it stopped. “Mind the gap!” called {hero}, and held out a {hand} to the first of them. An old lady lifted her skirt and stepped down out of nothing. They all walked across the dust in order, a little unsteadily, like people who have been at sea, and on the far bank some of them turned and waved. Delta waved back. “They saw it,” she said. “All of them.” She did not ask for the horn back.',
					later:
						'{hero} blew Delta’s foghorn. There was a whole ship in that sound, tall and black, with its lamps lit, and it was coming closer. The shouting stopped. When a ship is coming out of the fog, you stop talking, and try to make out on which side it will pass. Everybody in the room stood still, looked into a fog that was not there, and listened.',
				},
				{
					say: 'Feel the spot on the map, and say what it is',
					outcome:
						'{hero} did not look at the lake. {They} laid a {hand} on the map, as the father had. You could feel the blot: the paper had wrinkled, and the ink stood up in a ridge with a thumbprint in it. “It was an accident,” {they} said, too low for the thirty to hear. “And he knew.” “He can’t have known,” said Delta. “He was blind.” “You can feel it.” For a while there was only the wind. “Then he called it beautiful,” said Delta, “because he could hear that I had stopped laughing.” She took her pen, turned the lake into a cow with a dozen strokes, and wrote MISTAKE under it. Then she went and told the thirty people. She caught up with {hero} in the middle of the lake and came along, walking as if she had put down something heavy.',
					later:
						'“I make maps,” said Delta. “People believe them, and that isn’t always good for me. I printed a blot as a lake, because I was too proud to say so, and people took their shoes off to cross it.” She held up the map, and there was a cow on it. “{hero} found out with one {hand}, and told me so quietly that nobody else heard. I know now what it’s worth when somebody tells you the truth like that. {hero} does.”',
				},
			],
		},
	},
};
