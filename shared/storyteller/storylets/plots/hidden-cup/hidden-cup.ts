import type { Plot } from '../../format.ts';
import { hiddenCup1 } from './level-1.ts';
import { hiddenCup2 } from './level-2.ts';

/**
 * Broken and hidden. The hero looks for a ball, breaks a friend's cup, and hides it behind a pot; bigger and bigger things are put in front of it.
 * The friend helps with that, as the ball lies in the same pot: the friend sat on it. Want: the cup is not to be found. Fear: to be the one who
 * broke it. Turn: both have hidden one heap, and the giver of the cup has hidden something too.
 */
export const hiddenCup: Plot = {
	id: 'hidden-cup',
	titles: [
		'No Cup Here',
		'{hero} and the Blue Cup',
		'Behind the Pot',
		'Have You Seen My Cup?',
		'{hero} Hides a Cup',
		'The Bird on the Cup',
	],
	roles: {
		friend: ['person', 'neighbor'],
		elder: ['person', 'old'],
		home: ['place', 'indoors'],
	},
	brings: ['cup', 'ball', 'pot', 'basket', 'chest', 'honey'],
	draws: [],
	endings: [
		{ id: 'crash', if: 'more' },
		{ id: 'night', if: 'mended' },
		{ id: 'early', if: 'early' },
		{ id: 'late', if: '' },
	],
	levels: { 1: hiddenCup1, 2: hiddenCup2 },
};
