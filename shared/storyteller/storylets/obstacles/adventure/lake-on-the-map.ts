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
	},
};
