import type { Plot } from '../../format.ts';
import { crumbTrail1 } from './level-1.ts';
import { crumbTrail2 } from './level-2.ts';

/**
 * Build: a trail of crumbs around a rock, which has one more line after each round that the hero follows it. Want: the hero wants to bring a
 * whole cake to a new neighbor, whose door is too small to be seen. Fear: that thieves, whom nobody ever sees, eat it first. Turn: the thief
 * is a hole in the hero's own basket, and all that it lost has led the new neighbor, by trail and by name, to the hero.
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
