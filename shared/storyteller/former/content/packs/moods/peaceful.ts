import type { MoodPack } from '../../pack.ts';

export const peaceful: MoodPack = {
	tone: {
		young: [
			'All was quiet. {hero} liked it.',
			'{hero} sat down and just looked.',
			'Nothing hurt and nothing hurried.',
			'{hero} felt soft and slow inside.',
			'A feather came down. {hero} watched it.',
			'It was like a nap with eyes open.',
			'{They} smiled at the still air.',
			'{hero} and the world were friends.',
			'Slow breath in. Slow breath out.',
			'{They} put down all {their} cares.',
		],
		older: [
			'{hero} sat without doing anything, and did it very well.',
			'The quiet here had been going on for years, and {they} took care not to step on it.',
			'Nobody wanted anything of {hero}, and {hero} asked nothing in return.',
			'A feeling settled over {them}, light as the first snow and quite as silent.',
			'Peace is mostly small sounds, as {hero} discovered, with long spaces in between.',
			'{They} watched a speck of dust go all the way across, and wished it well.',
			'The worries of the day had come in, wiped their feet, and gone to sleep.',
			'{hero} let the moment be as long as it liked, and it stretched like a cat.',
			'There was room between one thought and the next, enough for a cat to lie down in.',
			'{They} could feel the earth turning, slowly, like a sleeper under a quilt.',
		],
	},
	closing: {
		young: [
			'{hero} sat on, and all was well.',
			'It was so still. {hero} smiled.',
			'Rest a bit, thought {hero}. Then go.',
			'Soft, slow, and on went {hero}.',
			'“Peace is nice,” said {hero}’s feet.',
		],
		older: [
			'When at last {hero} rose, it was as gently as mist, and the quiet closed behind.',
			'Nothing called and no one hurried, so {hero} went on in {their} own good time.',
			'The stillness had told {hero} something, though it would be hard to put into words.',
			'{hero} carried the hush along like a kitten asleep in {their} arms.',
			'Whatever waited down the path was in no hurry either, and that was a comfort.',
		],
	},
	sounds: ['Hush!', 'Shhh!', 'Ahhh!', 'Swish!', 'Coo!'],
	times: ['dawn', 'dusk', 'night'],
	weathers: ['clear', 'mist', 'snow'],
	feeling: 'calm',
	ending: 'quiet',
};
