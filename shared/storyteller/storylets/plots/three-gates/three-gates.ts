import type { Plot } from '../../format.ts';
import { threeGates1 } from './level-1.ts';
import { threeGates2 } from './level-2.ts';
import { threeGates3 } from './level-3.ts';
import { threeGates4 } from './level-4.ts';

/**
 * A journey with a price. A friend leaves tonight after a quarrel with the hero. The short road to the friend has gates, and at each the hero pays
 * the keeper with something: the present, the tune that the two made up, being right, and at the last gate the words of the apology. The keeper
 * once paid with all of it and could not make up with a sister. Want: the hero makes up with the friend. Fear: the hero has to begin. Level 3: on
 * the road the hero meets the family's cart and the keeper's sister. Level 4: the treasurer with a card, and the friend's employer, who asks the
 * hero what the friend was asked.
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
	brings: ['letter', 'gate', 'book', 'chest', 'lantern', 'wheel'],
	draws: [],
	endings: [
		{ id: 'together', if: 'read' },
		{ id: 'late', if: 'long' },
		{ id: 'shown', if: 'gave-tune' },
		{ id: 'hummed', if: '' },
	],
	levels: { 1: threeGates1, 2: threeGates2, 3: threeGates3, 4: threeGates4 },
};
