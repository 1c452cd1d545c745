import type { MoodPack } from '../../pack.ts';

export const dreamy: MoodPack = {
	tone: {
		young: [
			'{hero} felt light as a bubble.',
			'It was like a dream with feet.',
			'{hero} floated along in {their} head.',
			'Was it real? {hero} did not mind.',
			'Everything was soft at the edge.',
			'{hero} blinked very, very slowly.',
			'{Their} thoughts had tiny wings.',
			'The air was full of maybe.',
			'{They} smiled at nothing. It smiled back.',
			'Drift, drift, drift went {hero}.',
		],
		older: [
			'{hero} went along as though the ground were half asleep and not to be woken.',
			'Everything had a soft edge, like a thing that is remembered rather than seen.',
			'{hero} could not have told where {their} thoughts ended and the place began.',
			'A slow, silvery feeling rose in {them}, as bubbles rise in a glass.',
			'{They} had the odd idea that somebody was telling all this to a child in bed.',
			'Words came to {hero} one at a time, each wrapped in a little cloud.',
			'It was hard to hurry, for every step seemed to want to be a dance.',
			'{hero} watched {their} own hand drift by and wave, and nodded to it in return.',
			'Perhaps it was a dream; if so, {they} thought, it was a very well-furnished one.',
			'Somewhere a lullaby had come loose, and a few notes of it followed {hero} about.',
		],
	},
	closing: {
		young: [
			'{hero} yawned a small, sweet yawn.',
			'On and on it went, like a dream.',
			'{hero} drifted off to the next thing.',
			'Soft as a feather, {hero} went on.',
			'What came next? Close your eyes and see.',
		],
		older: [
			'The moment opened like a slow flower, and {hero} stepped into the middle of it.',
			'{hero} would have liked to stay, but the dream, if it was one, had already turned the page.',
			'There was a faraway sound, like a name being called underwater, and {hero} went toward it.',
			'It melted, as such things do, and left {hero} with the taste of it.',
			'And on drifted {hero}, light as a thought, into the next part of the tale.',
		],
	},
	sounds: ['Whoo!', 'Ahhh!', 'Sigh!', 'Hush!', 'Tinkle!'],
	times: ['night', 'dusk', 'dawn'],
	weathers: ['clear', 'mist', 'snow'],
	feeling: 'calm',
	ending: 'quiet',
};
