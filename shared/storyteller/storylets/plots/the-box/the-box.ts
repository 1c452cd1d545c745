import type { Plot } from '../../format.ts';
import { theBox1 } from './level-1.ts';
import { theBox2 } from './level-2.ts';

/**
 * Build: each deed that keeps a box shut is told a second time, as it came into the dream of the one who sleeps in it. Want: the hero wants to
 * keep the word, and to look. Fear: that the evening never comes. Turn: the old friend who went away till evening went no farther than the box.
 */
export const theBox: Plot = {
	id: 'the-box',
	titles: ['Not Yet', '{hero} and the Box', 'Do Not Open It', '{hero} Keeps a Box', 'Rrrr, Puh', 'What Is in the Box?'],
	roles: {
		host: ['person', 'old'],
		friend: ['person', 'neighbor'],
		start: ['place', 'arrival', 'sky'],
	},
	brings: ['chest', 'bell'],
	draws: [],
	endings: [
		{ id: 'hushed', if: 'hushed' },
		{ id: 'looked', if: 'looked' },
		{ id: 'asked', if: 'asked' },
		{ id: 'kept', if: '' },
	],
	levels: { 1: theBox1, 2: theBox2 },
};
