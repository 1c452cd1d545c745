import type { MoodPack } from '../../pack.ts';

export const funny: MoodPack = {
	tone: {
		young: [
			'{hero} slipped. Whoops! Up again.',
			'{hero} bowed, and {their} hat fell off.',
			'A duck laughed. {hero} was almost sure.',
			'{hero} sat on a bun. Squish!',
			'“I meant to do that,” said {hero}.',
			'{They} sneezed, and a button flew.',
			'{hero} put the hat on upside down.',
			'Who said honk? It was {hero}’s shoe.',
			'{Their} tummy told a joke. Gurgle!',
			'{hero} looked left. It was on the right.',
		],
		older: [
			'{hero} made a dignified exit, and then came back because it had been a cupboard.',
			'“I know exactly what I am doing,” said {hero}, holding it the wrong way up.',
			'{They} had a plan, and it had only the one hole, right through the middle.',
			'Things were going well, if you did not count them, and {hero} never did.',
			'{hero} gave it a confident push, and it would have helped if it had not said Pull.',
			'{Their} left foot went to sleep at the vital moment, and the right was jealous.',
			'There was jam involved, though {hero} was never able to explain how.',
			'“Nobody panic,” said {hero}, to friends who had not considered it until then.',
			'{They} slipped on a peel, grabbed a tablecloth, and wore most of the trifle home.',
			'It might have been more impressive if {hero} had not hiccuped at the end.',
		],
	},
	closing: {
		young: [
			'And then {hero}’s pants went rip!',
			'“Was that a duck?” asked {hero}.',
			'{hero} tried not to laugh. Too late!',
			'“Oops,” said {hero}. “Again!”',
			'It was time for plan B. For bananas!',
		],
		older: [
			'“What could go wrong?” asked {hero}, and somewhere a bucket began to tilt.',
			'{hero} had thought of simply everything that could happen, apart from the goose.',
			'And it was then that {hero} noticed what was stuck to {their} back.',
			'“Do not worry,” said {hero}, “I have seen this done in a picture.”',
			'It was a very good plan, and it lasted for nearly four seconds.',
		],
	},
	sounds: ['Splat!', 'Honk!', 'Oops!', 'Boink!', 'Ha-ha!'],
	times: ['day', 'dawn'],
	weathers: ['clear', 'windy', 'cloudy'],
	feeling: 'happy',
	ending: 'funny',
};
