import type { MoodPack } from '../../pack.ts';

export const dramatic: MoodPack = {
	tone: {
		young: [
			'Oh no! Oh yes! Oh, what now?',
			'{hero} gasped. Everyone gasped!',
			'Then, all at once, it came.',
			'{hero} threw {their} arms up high.',
			'Never had {hero} seen such a thing!',
			'It was now or never, never, never.',
			'Hush! {hero} held {their} breath.',
			'“Can it be?” cried {hero}.',
			'{Their} heart went boom. Boom!',
			'Nobody spoke. {hero} did not blink.',
		],
		older: [
			'For one long moment nothing moved, and then, of course, everything did.',
			'{hero} pressed a hand to {their} brow, as one does on important occasions.',
			'It was a moment for trumpets, and {hero} could very nearly hear them.',
			'“So,” said {hero}, and never had so small a word worn such a long cloak.',
			'Had there been curtains, they would have chosen this instant to blow open.',
			'{They} turned slowly, because some things should not be faced in a hurry.',
			'All that had gone before, {hero} understood, had merely been leading up to this.',
			'A silence fell, with a crash that {hero} felt in {their} very buttons.',
			'If {they} failed, the tale would be sung about {them}; and if {they} won, twice as loudly.',
			'{hero} stood like a figure on a poster, needing only a longer cloak.',
		],
	},
	closing: {
		young: [
			'And then, oh then, it happened!',
			'{hero} turned. What {they} saw was huge!',
			'Could {hero} do it? Could anyone?',
			'All eyes were on {hero}.',
			'“Dun, dun, dunnn!” went {hero}’s heart.',
		],
		older: [
			'And that, as {hero} would tell it for years, hand on heart, was when everything changed.',
			'The next few moments would decide it all, and {hero} knew it, and so did {their} knees.',
			'{hero} opened {their} mouth to speak, and the whole world leaned in to listen.',
			'There are doors that open only once, and this one had begun to creak.',
			'Nobody who was there would ever forget what {hero} did next.',
		],
	},
	sounds: ['Boom!', 'Crash!', 'Gasp!', 'Ka-boom!', 'Ta-dum!'],
	times: ['dusk', 'night', 'dawn'],
	weathers: ['windy', 'rain', 'cloudy'],
	feeling: 'worried',
	ending: 'grand',
};
