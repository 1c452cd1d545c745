import type { MoodPack } from '../../pack.ts';

export const adventurous: MoodPack = {
	tone: {
		young: [
			'{hero} had itchy feet.',
			'Which way now? {hero} wanted every way!',
			'{Their} heart went thump, thump, go!',
			'The way led on. So did {hero}.',
			'{hero} tied both laces twice.',
			'What was around that bend?',
			'{They} could not wait to see.',
			'{hero} looked far, far ahead.',
			'A new place! {hero} grinned.',
			'{They} had string and an apple. Ready!',
		],
		older: [
			'{hero} felt the pull of the next bend as a kite feels its string.',
			'Every path seemed to lean forward a little, and so did {hero}.',
			'{They} had never been here before, and that was the best thing about it.',
			'The corner of every map curls up, {hero} knew, because it cannot wait either.',
			'{hero} checked {their} pockets for string, apples and luck, and found two of them.',
			'There is a special tingle that comes before a first step, and {hero} had it now.',
			'Far places have a smell of their own, and {they} breathed in a great deal of it.',
			'If there was a sensible way round, {hero} did not happen to see it.',
			'{Their} feet had begun to point ahead before the rest of {them} had decided.',
			'The unknown lay in front of {hero} like a present that had not been opened.',
		],
	},
	closing: {
		young: [
			'On went {hero}, around the next bend.',
			'{hero} took a breath. Ready, set…!',
			'What lay ahead? {hero} would soon know.',
			'{hero} pointed. “That way!”',
			'The way went on, and so would {hero}.',
		],
		older: [
			'Ahead the way split, and {hero} could hardly choose for wanting both.',
			'Somewhere beyond the edge of the map something was waiting, and {hero} waved to it.',
			'{hero} shouldered {their} bag, which was lighter by one sandwich, and looked for the next thing.',
			'Nobody had ever gone farther than this, which seemed an excellent reason to go.',
			'There was still plenty of courage in {their} pockets, so to speak, and miles to spend it on.',
		],
	},
	sounds: ['Whoosh!', 'Onward!', 'Crunch!', 'Swoosh!', 'Hup!'],
	times: ['dawn', 'day', 'dusk'],
	weathers: ['clear', 'windy', 'cloudy'],
	feeling: 'determined',
	ending: 'grand',
};
