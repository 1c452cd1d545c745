import type { Plot } from '../../format.ts';
import { threeGates1 } from './level-1.ts';
import { threeGates2 } from './level-2.ts';
import { threeGates3 } from './level-3.ts';
import { threeGates4 } from './level-4.ts';

/**
 * A journey with a price. A friend with whom the hero has quarreled leaves tonight, and the short road there has gates at which one pays with
 * what one will miss: the present, the tune that the two made up, being right, and at the last gate what one came to say. The keeper once paid
 * all of it, sat with a sister for an evening, and could not say why. Want: to make up with the friend. Fear: to be the one who begins.
 */
export const threeGates: Plot = {
	id: 'three-gates',
	titles: [
		'Three Gates',
		'The Short Road',
		'{hero} Takes the Short Road',
		'What You Will Miss',
		'{hero} and the Three Gates',
		'{hero} and the Last Song',
	],
	roles: {
		keeper: ['person', 'old'],
		friend: ['person', 'neighbor'],
		thing: ['thing', 'carried'],
		start: ['place', 'arrival', 'sky'],
		hall: ['place', 'gathers', 'indoors'],
	},
	brings: ['letter', 'gate', 'book', 'chest'],
	draws: [],
	endings: [
		{ id: 'together', if: 'read' },
		{ id: 'late', if: 'long' },
		{ id: 'shown', if: 'gave-tune' },
		{ id: 'hummed', if: '' },
	],
	levels: { 1: threeGates1, 2: threeGates2, 3: threeGates3, 4: threeGates4 },
};
