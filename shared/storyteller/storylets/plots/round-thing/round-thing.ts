import type { Plot } from '../../format.ts';
import { roundThing1 } from './level-1.ts';
import { roundThing2 } from './level-2.ts';

/**
 * Build: a round thing hums, and each remark and deed goes into it through the shell. Want: the hero wants to go to the dance, the only one of
 * the year; the friend wants to be right for once. Fear: that the thing is left alone and gets cold. Turn: what comes out of it is as sure as
 * the friend, takes the hero for a bun and the friend for its mama, and sings the half of the music that the hero cannot hear from afar.
 */
export const roundThing: Plot = {
	id: 'round-thing',
	titles: [
		'The Round Thing',
		'{hero} and the Round Thing',
		'I Know What That Is!',
		'{hero} and the Hum',
		'It’s Not a Bun',
		'Mmm',
	],
	roles: {
		friend: ['person', 'neighbor'],
		home: ['place', 'indoors'],
	},
	brings: ['egg'],
	draws: [],
	endings: [
		{ id: 'again', if: 'went' },
		{ id: 'late', if: 'sent & straight' },
		{ id: 'sent', if: 'sent' },
		{ id: 'here', if: '' },
	],
	levels: { 1: roundThing1, 2: roundThing2 },
};
