import type { Plot } from '../../format.ts';
import { smallLight1 } from './level-1.ts';
import { smallLight2 } from './level-2.ts';

/**
 * Build: a lost thing is brought back, with one question asked three times. Want: the hero wants to keep the small light that followed
 * them home. Fear: the dark road without it. Turn: the light was never lost. The hero was, and it had seen them home.
 */
export const smallLight: Plot = {
	id: 'small-light',
	titles: ['A Small Light', '{hero} and the Small Light', 'Is It Yours?', 'It Came Along', 'As Small As a Pea'],
	roles: {
		friend: ['person', 'neighbor'],
		keeper: ['person', 'old'],
		start: ['place', 'arrival', 'sky'],
		home: ['place', 'gathers', 'indoors'],
	},
	brings: ['lantern', 'cup', 'pot'],
	draws: [],
	endings: [
		{ id: 'dim', if: 'dim' },
		{ id: 'walk', if: 'walk' },
		{ id: 'alone', if: 'alone' },
		{ id: 'stay', if: '' },
	],
	levels: { 1: smallLight1, 2: smallLight2 },
};
