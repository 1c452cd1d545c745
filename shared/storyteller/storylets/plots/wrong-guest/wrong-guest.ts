import type { Plot } from '../../format.ts';
import { wrongGuest1 } from './level-1.ts';
import { wrongGuest2 } from './level-2.ts';
import { wrongGuest3 } from './level-3.ts';
import { wrongGuest4 } from './level-4.ts';

/**
 * Mistaken identity. The hero catches a green umbrella and is taken for the judge who was to carry one; the real judge, to whom
 * it belongs, walks along at the back and watches. Want: to be waited for. Fear: to be found out. Level 3: a bench between two doors,
 * honey cakes, and a bread boy who knows the hero's name. Level 4: a road that nobody has used in the middle, gold from the one and a plea
 * from the other, and both ask for the same: to lose.
 */
export const wrongGuest: Plot = {
	id: 'wrong-guest',
	titles: [
		'The Green Umbrella',
		'{hero} and the Green Umbrella',
		'The Wrong Judge',
		'Look for the Umbrella',
		'Judge {hero}',
		'Whose Umbrella Is That?',
	],
	roles: {
		host: ['person', 'important'],
		elder: ['person', 'old'],
		left: ['person', 'neighbor'],
		right: ['person', 'neighbor'],
		thing: ['thing', 'carried'],
		start: ['place', 'arrival', 'sky'],
		court: ['place', 'gathers'],
	},
	brings: ['umbrella', 'drum', 'letter', 'basket', 'chest', 'lantern'],
	draws: [],
	endings: [
		{ id: 'own-name', if: 'told & tried & !denied & !hid or told & !bowed & !bribed & !denied & !hid' },
		{ id: 'late-truth', if: 'told' },
		{ id: 'found-out', if: 'bribed or hid' },
		{ id: 'asked', if: 'asked' },
		{ id: 'neither', if: '' },
	],
	levels: { 1: wrongGuest1, 2: wrongGuest2, 3: wrongGuest3, 4: wrongGuest4 },
};
