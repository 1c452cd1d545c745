import type { Obstacle } from '../../format.ts';

export const lakeOnTheMap: Obstacle = {
	id: 'lake-on-the-map',
	alsoIn: ['desert', 'western'],
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
			meet: '“Stop!” said Delta, an otter with a map. “Here is a lake. It is on my map. See? Blue.” But it was all dust. On the dust was a boat, with a horn on it. “No boat trip, no way over,” said Delta.',
			flies: '“And no flying!” said Delta. “The boat goes first.”',
			ways: [
				{
					say: 'Get in and row on the dust',
					outcome:
						'{hero} got in and rowed. Scrape, scrape! The boat went hop, and hop, and hop. “Not too wet?” said Delta. “Not too wet,” said {hero}. And they were over. {hero} got to keep an oar.',
					later:
						'But {hero} had the oar. “Row, row!” Scrape, scrape! They all got out of the way of the boat. What boat?',
				},
				{
					say: 'Blow the horn of the boat',
					outcome:
						'TOOOT! went {hero}. “That is the boat!” said Delta. “So it has come in!” And then you may get off on the other side. So {hero} did, and took the horn along.',
					later: 'TOOOT! went the horn. What a big boat that must be! They all looked, and no one said a thing.',
				},
				{
					say: 'Say that it is just a blot',
					outcome:
						'“Is it a lake?” said {hero}. “Or is it a blot?” Delta got red. “It is a blot,” she said, very low. “I had to sneeze.” {hero} did not laugh. So Delta came along.',
					later: '“I made a blot,” said Delta. “I said it was a lake. {hero} told me so, and did not laugh.”',
				},
			],
		},
		2: {
			meet: [
				'“Careful!” cried Delta, an otter with a big map. “You’ll get wet!” In front of her was a lot of dust. In the dust lay a rowboat, with a horn for fog. “It’s a lake,” said Delta, and held up the map. There it was, blue and round. “I drew it myself. [A map is never wrong.|My maps are never wrong.] Nobody crosses but by boat, and the boat won’t go.” There were a dozen people waiting on the shore, with their shoes in their hands.',
			],
			flies: '“No flying!” said Delta. “I don’t see any birds on the map.”',
			ways: [
				{
					say: 'Get into the boat and row across the dust',
					outcome:
						'{hero} sat down in the boat and pushed with the oars. It scraped. It hopped. It went over the dust like a crab with a cold. “How deep is it?” called Delta. “It comes up to here,” called {hero}, and did not say where. On the other shore everybody clapped, and {hero} was given the longer oar.',
					later:
						'“Boat coming through!” called {hero}, sat down, and pushed with Delta’s oar. Scrape. Hop. People do not ask if there is water. They lift their feet, and pull in their bags, and let it by.',
					as: {
						merry: 'For somebody {trait} it was a fine lake.',
						quick: 'You do not get far if you are {trait}, but you get hot.',
					},
				},
				{
					say: 'Blow the horn as if the boat had come in',
					outcome:
						'{hero} took the fog horn and blew. MOOOOP! “That’s the ferry!” shouted the dozen. “It’s in!” And when a ferry is in, you get off it. {hero} went first, across the dust and up on the other shore, and ten hats were waved. “I never even saw it land,” said Delta. She gave {hero} the horn, in case of fog.',
					later:
						'MOOOOP! went the horn. It was the sort of sound that has a ship behind it. Everybody looked around to see how big it was. It was so quiet that you could hear it not come.',
					as: { clever: 'It took a {trait} person to land without a boat.' },
				},
				{
					say: 'Tell Delta that it is a blot of ink',
					outcome:
						'{hero} looked at the lake on the map. It had a splash on one side, and a thumb. “It’s a blot, isn’t it?” {they} said, not very loud. Delta looked at her paws. They were blue. “I was laughing,” she said, “and the pen shook.” {hero} drew a head on it, and four legs. Now it was a cow. Delta folded up the map and came along.',
					later:
						'“I had a blot,” said Delta, “and I said it was a lake, and a dozen people took off their shoes. {hero} said it was a blot. It was so nice when it was over!” She held up the cow. They all believed her.',
					as: {
						honest: 'It helps to be {trait}, with blots.',
						kind: 'There is a {trait} way to say it, and that is softly.',
					},
				},
			],
		},
		3: {
			meet: [
				'The road went down into a valley of dust, and was stopped by an otter. “Not another step,” said Delta. She had a map under her arm, and the map said lake. It was a fine one, blue, with a splash to the north. On the edge of the dust lay a rowboat. Behind it sat thirty-odd people with their shoes off, who had been told that the boat wouldn’t be long. “I surveyed it,” said Delta. “I drew it. It’s been printed, [in color|in two colors].” There was a foghorn in the boat, and a bailer. “If there’s no lake there,” said Delta, “then I’d have to ask myself about the mountains.” A lizard ran across the deepest part.',
			],
			flies: '“You can’t fly over it,” said Delta. “There’d be a reflection. I’ve looked, and there isn’t one.”',
			ways: [
				{
					say: 'Climb into the rowboat and row across the dust',
					outcome:
						'“What’s the fare?” asked {hero}, climbed in, and took the oars. There’s a knack to rowing on land: you don’t pull, you punt. The boat gave a groan and went a foot. It went another. The people on the shore stood up. “Mind the middle!” shouted Delta, who had drawn it darker there. {hero} minded it. {They} came ashore at the far end in a cloud of dust, and tied up to a bush, for the look of it. An oar, said Delta, was the least she could offer.',
					later:
						'{hero} sat down on a footstool and set Delta’s oar against the floor. “Coming through!” {They} pushed; the stool scraped forward a foot. Nobody asked where the water was. There are things for which people lift their feet without thinking, and a boat is one of them. {hero} rowed up the whole length of the room, and kept to the right.',
					as: {
						merry: 'It’s the {trait} who get the best out of a lake like that.',
						bold: 'A {trait} person doesn’t ask how deep.',
					},
				},
				{
					say: 'Sound the foghorn to announce a ferry',
					outcome:
						'It doesn’t matter whether a ferry has come, as long as everybody thinks that it has. {hero} put the foghorn to {their} lips. MOOOOP! Thirty-odd people grabbed their shoes. “Single file, please,” called {hero}, “and watch the step.” They watched it. One after the other they climbed down from nothing at all, walked up the bank, and thanked the captain. Delta counted them off. “All ashore,” she said, a little confused. She let {hero} have the horn. It would only have gone to waste there, with so little fog.',
					later:
						'MOOOOP! It was as deep as a barn and it went on for as long as {hero} had breath. You cannot hear that and go on talking. Something very large was coming, and it seemed wise to find out from which side. People turned their heads to the left; they turned them to the right. Nothing came, and nobody cared to be the one to say so.',
					as: {
						clever: 'It’s {trait}, to leave out the boat.',
						quiet: 'It let {trait} {hero} say a great deal without opening {their} mouth. Well, almost.',
					},
				},
				{
					say: 'Ask Delta, where nobody hears, about the splash',
					outcome:
						'“What’s that, on the north side?” asked {hero}. “That’s a splash,” said Delta. “And this?” “A thumb.” It was quiet. She’d been so pleased with the mountains, she said at last, that she had waved the pen. There it was, and it was round and blue, and the printer came at six. “I could have said blot. It’s such a small word.” {hero} borrowed the pen. {They} gave the lake four legs, a tail, and a mild expression. “There are cows here,” said Delta slowly. “I could stand by a cow.” She told the thirty-odd people herself, and came along, to see if the mountains were all right.',
					later:
						'“Look at this,” said Delta, and unrolled the map. “That cow used to be a lake. I kept thirty-odd people waiting for a boat, since I couldn’t say that I’d made a blot. Everybody saw that it was dust. {hero} was the one who took me aside.” She rolled it up again. “{They} told me so that only I could hear. I’m telling you so that everybody can.”',
					as: {
						kind: 'Somebody {trait} asks about the splash before the lake.',
						honest: 'It’s the {trait} who can leave you your mountains.',
					},
				},
			],
		},
		4: {
			meet: [
				'According to the map the valley was a lake. According to the valley it was dust. The two had been at odds since the spring, and between them, on what she called the shore, stood Delta, an otter and a surveyor, with the map held up in front of her as one might hold a parasol. “I must insist on the boat,” said Delta. It lay in the dust, with a foghorn and a bailer; some thirty persons were sitting around it with their shoes off. There was no arguing. The lake had been printed, in two colors, it was [taught in schools|in all the atlases], and a small hotel was already advertising the view. “My father drew every hill in this country,” she said, “and never made a mistake. He checked mine.” She rolled up the edge of the sheet and unrolled it. “He was nearly blind by then. He laid his hand on the wet place, and said that it was beautiful.”',
			],
			flies:
				'Flight she would not hear of: it was a view that the map did not give, and there was no telling what one might see.',
			ways: [
				{
					say: 'Take the oars, and row over in the sight of all',
					outcome:
						'{hero} inquired what the crossing cost, paid it, and sat down to the oars. It is perfectly possible to row on dust. One merely has to abandon the idea of gliding. At the first stroke the boat moved by the length of a shoe, with a noise like a drawer; at the hundredth it had left the shore behind, and the thirty were on their feet, calling out advice about the current. In the middle, where the blue was darkest, {hero} rested, as anyone would. Then {they} rowed on, came to land beneath a thornbush, and made fast. “You had it calm,” said Delta. Her whiskers shook. She wished {hero} to keep one of the oars; it had after all been across.',
					later:
						'{hero} drew up a footstool, sat down on it, and put Delta’s oar to the floor. “If you please,” {they} said. “A boat.” It was not a thing that could be discussed. One may object to a person who wants to get past, on a number of grounds; but at the scrape of a keel, however dry, everybody whose forefathers ever lived beside a river will take up his coattails and step back onto the bank. Nobody said a word until the oar had gone by.',
				},
				{
					say: 'Sound the foghorn, and disembark',
					outcome:
						'What thirty people were waiting for was not a boat. It was for somebody to tell them that it had arrived. {hero} took up the foghorn and blew. It had a note in it of wet rope and early mornings; they had their shoes on before it was over. “Mind the gap,” called {hero}, and held out a {hand} to the first of them. An elderly lady lifted her skirt, and stepped down out of the air. They crossed the dust in their order, a bit unsteady, like people with the sea still in their legs, and on the far bank some of them looked back and waved. Delta waved too. “They saw it,” she said. “All of them.” The horn was for {hero}.',
					later:
						'{hero} blew Delta’s horn. There was weather in it, and somewhere behind the weather a great height of black iron with the lamps lit, coming on; nobody who heard it was in any doubt as to that. The talk stopped. One does not ask, at such a time, who is in the right; one asks which side it will pass on. Everyone in the place stood with head raised and looked into a fog that was not there, and listened for the bow.',
				},
				{
					say: 'Feel the place on the map, and say what it is',
					outcome:
						'{hero} did not look at the lake. {They} laid a {hand} on it, as the father had. The paper had cockled there; the ink stood up in a little bank, with a thumb in it. “It was an accident,” {they} said, so that the thirty should not hear. “And he knew what it was.” “He cannot have,” said Delta. “One can feel it.” The wind turned over a corner. “Then he told me,” said Delta slowly, “that it was beautiful, because I had stopped laughing.” She sat there for a bit. With her own pen, and no more than a dozen strokes, she made a cow of the lake, and printed under it the word ERRATUM, and walked over to the thirty to explain. Nobody was angry. She caught up with {hero} on the lake bed, walking like somebody who has put down a tray.',
					later:
						'“I make maps,” said Delta. “They are believed, and it is not altogether good for one. I had a blot printed as a lake, sooner than say so, and stood on the shore of it for a spring. There were people who laughed, and people who took off their shoes.” She spread out the sheet; there was a cow on it. “{hero} found the place with {their} {hand}, and told me what was there, and did not raise {their} voice. I would put {them} on a map.”',
				},
			],
		},
	},
};
