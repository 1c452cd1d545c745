import type { Plot } from '../../format.ts';
import { crumbTrail1 } from './level-1.ts';
import { crumbTrail2 } from './level-2.ts';

/**
 * Build: the hero follows a trail of crumbs around a rock; after each round the trail has one more line.
 * Want: the hero wants to bring a whole cake to a new neighbor, and overlooks the neighbor's tiny door. Fear: thieves eat the cake first.
 * Turn: there is no thief. The crumbs fall out of a hole in the hero's basket, and the neighbor, whose name is Crumb, has followed them.
 */
export const crumbTrail: Plot = {
	id: 'crumb-trail',
	titles: [
		'Crumb, Crumb, Crumb',
		'{hero} and the Crumbs',
		'Around the Rock',
		'{hero} Brings a Cake',
		'Three Thieves',
		'Who Took the Cake?',
	],
	roles: {
		friend: ['person', 'neighbor'],
		start: ['place', 'arrival', 'sky'],
	},
	brings: ['cake', 'basket'],
	draws: [],
	endings: [
		{ id: 'piece', if: 'saved' },
		{ id: 'bits', if: 'back' },
		{ id: 'line', if: 'line' },
		{ id: 'truth', if: 'told' },
	],
	levels: { 1: crumbTrail1, 2: crumbTrail2 },
};
