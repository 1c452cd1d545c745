import type { Plot } from '../../plot.ts';
import { rescue1 } from './level-1.ts';
import { rescue2 } from './level-2.ts';
import { rescue3 } from './level-3.ts';
import { rescue4 } from './level-4.ts';

/** A friend has not come home, and stays for the sake of somebody smaller. */
export const rescue: Plot = {
	name: 'rescue',
	words: {
		sign: ['three slow knocks', 'a thin whistle', 'a small far bell', 'a long low toot', 'two soft drum beats'],
		small: [
			'a tiny fuzzy thing',
			'a small round ball of fluff',
			'a wee thing with a curly tail',
			'a little one with a runny nose',
			'a tiny one in a big hat',
		],
	},
	levels: { 1: rescue1, 2: rescue2, 3: rescue3, 4: rescue4 },
};
