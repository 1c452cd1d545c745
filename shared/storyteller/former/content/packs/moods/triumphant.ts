import type { MoodPack } from '../../pack.ts';

export const triumphant: MoodPack = {
	tone: {
		young: [
			'{hero} did it! Hip, hip, hooray!',
			'{hero} stood on top, arms up high.',
			'Everyone clapped. {hero} blushed.',
			'“Ta-ra!” went the horn in {hero}’s heart.',
			'{hero} had won, fair and square.',
			'{Their} smile was a mile wide.',
			'“We did it!” cried {hero}.',
			'{They} jumped right off the ground.',
			'It was hard. That made it sweet.',
			'{hero} took a bow. Then another.',
		],
		older: [
			'{hero} had reached the top, and the view had been saving itself up for {them}.',
			'A cheer rose up, and it took {hero} a moment to see that it was meant for {them}.',
			'{They} stood a little straighter, as one does with an invisible medal on.',
			'All those tries, all those bruised knees, and here it was in {hero}’s own two hands.',
			'Trumpets would have been welcome, but {hero} managed quite well without.',
			'{hero} laughed, and it came out as a shout, and the echo came back as a song.',
			'“Well,” {hero} said modestly, and got no further for the clapping.',
			'What nobody had thought possible was now merely what {hero} did on that day.',
			'{They} looked back along the way {they} had come, and it was splendidly long.',
			'Victory tasted, as {hero} was pleased to note, a little like cold lemonade.',
		],
	},
	closing: {
		young: [
			'{hero} held it high. Hooray!',
			'The best was yet to come!',
			'Now nothing could stop {hero}.',
			'Everyone cheered. On went {hero}!',
			'“And now for the next bit!” said {hero}.',
		],
		older: [
			'One summit was behind {hero} now, and from up here one could see the next.',
			'{hero} let the cheering wash over {them}, and then quietly got ready for more.',
			'If this could be done, thought {hero}, then what else could?',
			'Let the drums roll, for {hero} was not finished, not by a long way.',
			'It was a fine victory, and like the best of them it opened a door to another.',
		],
	},
	sounds: ['Hooray!', 'Tan-tara!', 'Hurrah!', 'Bravo!', 'Ta-ta-ta!'],
	times: ['day', 'dawn', 'dusk'],
	weathers: ['clear', 'windy'],
	feeling: 'proud',
	ending: 'grand',
};
