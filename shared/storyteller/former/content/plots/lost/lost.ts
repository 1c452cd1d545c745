import type { Plot } from '../../plot.ts';
import { lost1 } from './level-1.ts';
import { lost2 } from './level-2.ts';
import { lost3 } from './level-3.ts';
import { lost4 } from './level-4.ts';

/** Something that all love is gone; one who meant no harm has it. */
export const lost: Plot = {
	name: 'lost',
	words: {
		clue: ['blue dots', 'tiny prints', 'yellow crumbs', 'gold specks', 'wet footmarks', 'red threads'],
	},
	levels: { 1: lost1, 2: lost2, 3: lost3, 4: lost4 },
};
