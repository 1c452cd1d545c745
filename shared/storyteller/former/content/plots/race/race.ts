import type { Plot } from '../../plot.ts';
import { race1 } from './level-1.ts';
import { race2 } from './level-2.ts';
import { race3 } from './level-3.ts';
import { race4 } from './level-4.ts';

/** Something must be brought in time; stopping to help turns out to be the quick way. */
export const race: Plot = {
	name: 'race',
	words: {
		feast: ['Pancake Night', 'the Big Parade', 'the Feast of Lamps', 'the Long Dance', 'the Pudding Fair'],
		small: [
			'a tiny fuzzy thing',
			'a small round ball of fluff',
			'a wee thing with a curly tail',
			'a little one with a runny nose',
			'a tiny one in a big hat',
		],
	},
	levels: { 1: race1, 2: race2, 3: race3, 4: race4 },
};
