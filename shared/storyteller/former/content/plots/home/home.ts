import type { Plot } from '../../plot.ts';
import { home1 } from './level-1.ts';
import { home2 } from './level-2.ts';
import { home3 } from './level-3.ts';
import { home4 } from './level-4.ts';

/** Lost, and led home by one who would rather the day did not end. */
export const home: Plot = {
	name: 'home',
	words: {
		lure: ['a blue butterfly', 'a shiny bubble', 'a rolling button', 'a paper bird', 'a spark of green light'],
	},
	levels: { 1: home1, 2: home2, 3: home3, 4: home4 },
};
