import type { Plot } from '../../format.ts';
import { meToo1 } from './level-1.ts';
import { meToo2 } from './level-2.ts';

/**
 * Build: whatever the hero does, to the oddest deed, the newcomer does too. Want: the hero wants to be rid of the copycat, and to have six hens
 * home by dark. Fear: that it will go on like that for good. Turn: the hero had said “Do as I do,” and who copies everything can also copy the
 * one voice to which the hens come.
 */
export const meToo: Plot = {
	id: 'me-too',
	titles: ['Me Too!', '{hero} and the Copycat', 'Do as I Do', 'Six Hens and Two of a Kind', '{hero} Wants to Be Alone'],
	roles: {
		pal: ['person', 'neighbor'],
		keeper: ['person', 'old'],
		start: ['place', 'arrival', 'sky'],
	},
	brings: ['basket'],
	draws: [],
	endings: [
		{ id: 'follow', if: 'follow' },
		{ id: 'both', if: 'both' },
		{ id: 'told', if: '' },
	],
	levels: { 1: meToo1, 2: meToo2 },
};
