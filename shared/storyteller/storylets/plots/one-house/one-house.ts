import type { Plot } from '../../format.ts';
import { oneHouse1 } from './level-1.ts';
import { oneHouse2 } from './level-2.ts';
import { oneHouse3 } from './level-3.ts';
import { oneHouse4 } from './level-4.ts';

/**
 * An adversary with a reason. The hero has mended an empty house and lives in it; the one who built it comes back on the very last evening
 * of seven years, and whoever stands in the book tonight has the house. Want: a door of one's own, and a knock. Fear: to be told to move along.
 * At level 3 the builder once waited for the same knock, and the neighbor never dared; the temptation is to sign while the builder mends the roof.
 * At level 4 the builder left because of a dead child, whose marks are on the doorpost; the temptation is a signpost to the marsh.
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
		{ id: 'nobody', if: 'search or own & napped or twin & late & !shut or own & late & !shut' },
		{
			id: 'both',
			if: 'twin & let-in or twin & ran or twin & together or twin & bucket & !rings & !shut or third & carried or third & marked & !barred & !deaf',
		},
		{ id: 'halves', if: 'twin or third' },
		{ id: 'yielded', if: 'yielded' },
		{ id: 'alone', if: '' },
	],
	levels: { 1: oneHouse1, 2: oneHouse2, 3: oneHouse3, 4: oneHouse4 },
};
