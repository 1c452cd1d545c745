import type { MoodPack } from '../../pack.ts';

export const brave: MoodPack = {
	tone: {
		young: [
			'{hero} stood up tall.',
			'{Their} knees shook. {They} went anyway.',
			'{hero} held {their} chin up high.',
			'“I can do this,” said {hero}.',
			'It looked big. {hero} felt bigger.',
			'{hero} took one slow breath. Then one step.',
			'{Their} heart beat loud like a drum.',
			'A small voice said run. {hero} stayed.',
			'{hero} looked it right in the eye.',
			'{They} squeezed {their} lucky button.',
		],
		older: [
			'{hero} was afraid, and went on, which is the whole trick of it.',
			'The shaking in {their} knees was only courage getting warm, or so {they} told {themself}.',
			'{hero} lifted {their} chin a little, and the difficult thing looked a little smaller.',
			'Somebody had to speak first, and {hero} found that the voice was {theirs}.',
			'{They} counted the steps between {them} and the trouble, and took away one.',
			'It would have been easy to stare at the ground, so {hero} looked up.',
			'A warm steadiness came up through {their} feet, as if the earth were on {their} side.',
			'{hero} thought of everyone waiting, and felt them standing close by like friends.',
			'Big things are mostly noise at the front, {hero} reminded {themself}, and kept walking.',
			'With both hands cold and a steady heart, {hero} did what needed doing.',
		],
	},
	closing: {
		young: [
			'{hero} stood firm and waited.',
			'One more step. {hero} could do it.',
			'“I am ready,” said {hero}.',
			'{They} did not look back.',
			'{hero} smiled, just a bit. Here goes!',
		],
		older: [
			'{hero} set {their} shoulders, nodded once to nobody, and turned to face what came next.',
			'There was still time to go home, and {hero} noticed that {they} did not want to.',
			'The next part would be harder, and {hero} was already a little more ready for it.',
			'Somewhere inside, very quietly, {hero} had begun to believe it could be done.',
			'Fear came along as well, but from here on it had to walk behind {hero}.',
		],
	},
	sounds: ['Thump!', 'Ta-daa!', 'Stomp!', 'Hurrah!', 'Tramp!'],
	times: ['dawn', 'dusk', 'day'],
	weathers: ['clear', 'windy', 'cloudy'],
	feeling: 'determined',
	ending: 'grand',
};
