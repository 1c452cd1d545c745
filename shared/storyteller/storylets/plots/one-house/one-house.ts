import type { Plot } from '../../format.ts';
import { oneHouse1 } from './level-1.ts';
import { oneHouse2 } from './level-2.ts';
import { oneHouse3 } from './level-3.ts';
import { oneHouse4 } from './level-4.ts';

/**
 * An adversary with a reason. The hero has mended an empty house and lives in it; the one who built it comes back on the very last evening
 * of seven years, and whoever stands in the book tonight has the house. Want: a door of one's own. Fear: to be told to move along.
 */
export const oneHouse: Plot = {
	id: 'one-house',
	titles: [
		'One House',
		'The House behind the Beans',
		'Seven Years Tonight',
		'{hero} and the Door',
		'A Name in the Book',
		'Somebody Knocked',
	],
	roles: {
		foe: ['person', 'old'],
		host: ['person', 'important'],
		friend: ['person', 'neighbor'],
		start: ['place', 'arrival', 'sky'],
		hall: ['place', 'gathers', 'indoors'],
	},
	brings: ['book', 'lantern', 'door', 'pot', 'bell'],
	draws: [],
	endings: [
		{
			id: 'nobody',
			if: 'search or own & napped or twin & late & !shut & !carried & !passed or own & late & !shut & !signpost',
		},
		{ id: 'both', if: 'twin & carried or twin & let-in & !passed or twin & ran & !passed or twin & let-in & marked' },
		{ id: 'halves', if: 'twin' },
		{ id: 'yielded', if: 'yielded' },
		{ id: 'alone', if: '' },
	],
	levels: { 1: oneHouse1, 2: oneHouse2, 3: oneHouse3, 4: oneHouse4 },
};
