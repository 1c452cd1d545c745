import type { MoodPack } from '../../pack.ts';

export const cozy: MoodPack = {
	tone: {
		young: [
			'{hero} felt warm down to the toes.',
			'It was snug, like a pocket.',
			'{hero} pulled {their} scarf close.',
			'All the hurry went out of {hero}.',
			'{They} had something warm to hold.',
			'{hero} gave a small, happy sigh.',
			'It was as soft as a bed.',
			'{hero} sat near, and it was nice.',
			'It felt like home to {hero}.',
			'{They} wiggled {their} toes and smiled.',
		],
		older: [
			'{hero} had the comfortable feeling of a drawer in which everything is folded.',
			'A good warm smell went by, and {they} followed it with {their} nose.',
			'It was the kind of moment that ought to have a cat on it, {hero} thought.',
			'{hero} settled down and let the rest of the world get on with it.',
			'Warmth crept in at {their} collar and stayed there like a small animal.',
			'Even the big worries, {hero} noticed, looked rounder and softer in good company.',
			'There was room, there was a friend, and for now {they} needed nothing else.',
			'{hero} felt as a bun must feel when a napkin is tucked around it.',
			'{They} spoke in a low voice, as people do where somebody small may be sleeping.',
			'The little moment held {hero} and the others like a cupped hand.',
		],
	},
	closing: {
		young: [
			'{hero} smiled and snuggled down.',
			'And {hero} hummed a small, low hum.',
			'All was snug for now.',
			'“Stay a bit,” said the quiet.',
			'One more sip, and then {hero} would see.',
		],
		older: [
			'Whatever came next could wait until the cup was empty, and it was still half full.',
			'{hero} leaned back, and the quiet folded itself around {them} like a shawl.',
			'The world was very large, but this small piece of it was just the right size.',
			'There would be much to do presently, though first there was the matter of buttered toast.',
			'So {hero} sat a little longer, close to the others, saying the small things that matter.',
		],
	},
	sounds: ['Crackle!', 'Hmmm!', 'Purr!', 'Glug!', 'Swish!'],
	times: ['dusk', 'night', 'dawn'],
	weathers: ['rain', 'snow', 'mist', 'cloudy'],
	feeling: 'calm',
	ending: 'warm',
};
