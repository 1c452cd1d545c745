import type { Plot } from '../../plot.ts';
import { foe1 } from './level-1.ts';
import { foe2 } from './level-2.ts';
import { foe3 } from './level-3.ts';
import { foe4 } from './level-4.ts';

/** What everyone fears only needs to be understood. */
export const foe: Plot = {
	name: 'foe',
	words: {},
	levels: { 1: foe1, 2: foe2, 3: foe3, 4: foe4 },
};
