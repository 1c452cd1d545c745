import type { Plot } from '../../plot.ts';
import { surprise1 } from './level-1.ts';
import { surprise2 } from './level-2.ts';
import { surprise3 } from './level-3.ts';
import { surprise4 } from './level-4.ts';

/** A feast made in secret for a friend who thinks that all have forgotten. */
export const surprise: Plot = {
	name: 'surprise',
	words: {
		bigDay: ['birthday', 'big day', 'name day'],
		treat: ['a cake', 'a pie', 'a pudding', 'a jelly'],
	},
	levels: { 1: surprise1, 2: surprise2, 3: surprise3, 4: surprise4 },
};
