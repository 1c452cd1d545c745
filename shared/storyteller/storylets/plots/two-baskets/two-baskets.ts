import type { Plot } from '../../format.ts';
import { twoBaskets1 } from './level-1.ts';
import { twoBaskets2 } from './level-2.ts';

/**
 * A game of hide-and-seek without a seeker. The hero always hides, and today in the best place of all: a basket. The friend, who never may,
 * has got into the basket beside it, and in whispers neither knows the other. Want: the hero wants never to be found. Fear: that no one comes.
 * Turn: the one who should seek is the one who hides, and says through the basket what could not be said aloud.
 */
export const twoBaskets: Plot = {
	id: 'two-baskets',
	titles: [
		'Two Baskets',
		'{hero} in the Basket',
		'No One Came',
		'{hero} Hides',
		'The Best Place in the World',
		'Who Is Seeking?',
	],
	roles: {
		friend: ['person', 'neighbor'],
		keeper: ['person', 'old'],
		start: ['place', 'arrival', 'sky'],
	},
	brings: ['basket', 'apple', 'bell'],
	draws: [],
	endings: [
		{ id: 'sought', if: 'seek' },
		{ id: 'sorry', if: 'sorry' },
		{ id: 'both', if: '' },
	],
	levels: { 1: twoBaskets1, 2: twoBaskets2 },
};
