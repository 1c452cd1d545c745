import type { Plot } from '../../format.ts';
import { soupRace1 } from './level-1.ts';
import { soupRace2 } from './level-2.ts';
import { soupRace3 } from './level-3.ts';
import { soupRace4 } from './level-4.ts';

/**
 * A contest whose reason is forgotten. Everybody carries a bowl of soup up the road, and whoever brings the most of it wins; then it is
 * poured away. It was once meant for the one who kept the fire, and who still sits at the scale with a spoon. Want: to win for once. Fear: to
 * be laughed at as last year. Cheating is offered, with water. For ages 9 to 11 the spoon with its notches and a stone on the road tell what the
 * soup was for. For 12 and up a hungry boy stands by the road today, and one night of the old story is missing.
 */
export const soupRace: Plot = {
	id: 'soup-race',
	titles: [
		'The Soup Race',
		'Most Soup Wins',
		'{hero} and the Full Bowl',
		'Not a Drop',
		'The One with the Spoon',
		'Soup Day',
	],
	roles: {
		elder: ['person', 'old'],
		host: ['person', 'important'],
		rival: ['person', 'neighbor'],
		helper: ['person', 'neighbor'],
		thing: ['thing', 'carried'],
		start: ['place', 'arrival', 'sky'],
		hall: ['place', 'gathers', 'indoors'],
	},
	brings: ['soup', 'spoon', 'pot', 'cup', 'goblet'],
	draws: [],
	endings: [
		{ id: 'truth', if: 'confessed or wondered' },
		{ id: 'table', if: 'fed & pact or fed & shared or fed & asked & !watered' },
		{ id: 'last', if: 'fed' },
		{ id: 'won', if: 'watered or accepted' },
		{ id: 'second', if: '' },
	],
	levels: { 1: soupRace1, 2: soupRace2, 3: soupRace3, 4: soupRace4 },
};
