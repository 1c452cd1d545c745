import type { Plot } from '../../format.ts';
import { hardLoaf1 } from './level-1.ts';
import { hardLoaf2 } from './level-2.ts';
import { hardLoaf3 } from './level-3.ts';
import { hardLoaf4 } from './level-4.ts';

/**
 * A failure that others depend on. The hero's loaf comes out as hard as a stone and is got rid of; the friend, who needs a stone of just
 * that weight, hangs it up as what holds the great lamp over the table. Then the soup is put under it. Want: that somebody asks for more of what
 * the hero has made. Fear: that they find out what it is.
 */
export const hardLoaf: Plot = {
	id: 'hard-loaf',
	titles: [
		'The Hard Loaf',
		'{hero} Bakes a Stone',
		'Tock',
		'Is There More?',
		'What Holds the Lamp',
		'{hero} and the Hard Loaf',
	],
	roles: {
		host: ['person', 'important'],
		friend: ['person', 'neighbor'],
		start: ['place', 'arrival', 'sky'],
		hall: ['place', 'gathers', 'indoors'],
	},
	brings: ['lantern', 'rope', 'soup', 'pot'],
	draws: [],
	endings: [
		{ id: 'held', if: 'held' },
		{ id: 'knew', if: 'silent' },
		{ id: 'more', if: 'told' },
		{ id: 'danced', if: '' },
	],
	levels: { 1: hardLoaf1, 2: hardLoaf2, 3: hardLoaf3, 4: hardLoaf4 },
};
