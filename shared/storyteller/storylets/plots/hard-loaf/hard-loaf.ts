import type { Plot } from '../../format.ts';
import { hardLoaf1 } from './level-1.ts';
import { hardLoaf2 } from './level-2.ts';
import { hardLoaf3 } from './level-3.ts';
import { hardLoaf4 } from './level-4.ts';

/**
 * A failure that others depend on. The hero bakes a loaf that is as hard as a stone, and gets rid of it. The friend needs a stone of that weight
 * and uses the loaf as the counterweight of the lamp over the table, under which the soup is put. Want: the hero hears the guests ask for more
 * of the bread. Fear: the guests find out what the counterweight is. Level 3: a girl with a flat loaf, and the old stone is mended. Level 4: the friend
 * gets a room for the stone, and the hero is to witness that it holds.
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
	brings: ['lantern', 'rope', 'soup', 'pot', 'net', 'quill', 'cup', 'key'],
	draws: [],
	endings: [
		{ id: 'held', if: 'held' },
		{ id: 'knew', if: 'silent or signed' },
		{ id: 'more', if: 'told' },
		{ id: 'danced', if: '' },
	],
	levels: { 1: hardLoaf1, 2: hardLoaf2, 3: hardLoaf3, 4: hardLoaf4 },
};
