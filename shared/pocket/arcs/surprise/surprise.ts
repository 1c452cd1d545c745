import type { Arc } from '../../passage.ts';
import { surprise3 } from './level-3.ts';

/** A feast made in secret for a friend who thinks that all have forgotten. */
export const surprise: Arc = {
	name: 'surprise',
	words: {
		bigDay: ['birthday', 'big day', 'name day'],
		treat: ['a cake', 'a pie', 'a pudding', 'a jelly'],
	},
	levels: { 3: surprise3 },
};
