import type { MoodPack } from '../../pack.ts';

export const epic: MoodPack = {
	tone: {
		young: [
			'It was big. It was very big.',
			'{hero} stood where heroes stand.',
			'Far and wide, the land looked on.',
			'{hero} lifted {their} hand to the sky.',
			'Songs would be sung of this!',
			'{Their} shadow was as tall as a tower.',
			'A great horn blew in {hero}’s heart.',
			'Ten steps, a hundred, a thousand!',
			'“For all of us!” cried {hero}.',
			'{They} would go to the end of it.',
		],
		older: [
			'Long afterward there would be songs about this, and in all of them {hero} would be taller.',
			'{hero} stood at the edge of it, small as a comma in a very great sentence.',
			'The old tales had begun like this, with a far road and somebody willing.',
			'Great matters were moving, slow as mountains, and {hero} had walked into the midst of them.',
			'{They} thought of all who had tried before, and lifted {their} head a little higher.',
			'Somewhere, it seemed to {hero}, a drum as large as a hill had begun to beat.',
			'No map had room enough for what lay before {hero} now.',
			'{hero} raised one hand, and it felt as though the whole world had stopped to see.',
			'Here a wise person might have turned back, and would have had no song for it.',
			'What {they} did next was a small thing, such as the fate of kingdoms hangs upon.',
		],
	},
	closing: {
		young: [
			'The great task lay ahead of {hero}.',
			'{hero} looked up, and on {they} went.',
			'And so it began!',
			'The horns would blow for {hero} yet.',
			'Onward to the end of the world!',
		],
		older: [
			'So it was that {hero} came to the place from which there is no road but forward.',
			'Behind {hero} lay all that was known, and before {them} the tale itself.',
			'The hour had come that the old songs speak of, and it had come for {hero}.',
			'Let it be written, thought {hero}, that at this point nobody turned around.',
			'And far off, in answer, the great horns of the hills began to sound.',
		],
	},
	sounds: ['Ta-ra!', 'Boom!', 'Doom-da-doom!', 'Tan-ta-ra!', 'Rumble!'],
	times: ['dawn', 'dusk', 'night'],
	weathers: ['windy', 'clear', 'cloudy'],
	feeling: 'determined',
	ending: 'grand',
};
