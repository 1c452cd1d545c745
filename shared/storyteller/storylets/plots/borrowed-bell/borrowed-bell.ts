import type { Plot } from '../../format.ts';
import { borrowedBell1 } from './level-1.ts';
import { borrowedBell2 } from './level-2.ts';

/**
 * Build: for one day the hero, who bakes, and the neighbor who rings the bell change jobs; one shortcut puts everybody's day out of order.
 * Want: the hero wants to show that “pull, ding, done” is easy. Fear: that what the hero does all day is not seen by anybody either.
 * Turn: each learns what the other one goes without: a good morning in the dark, and a bun while it is warm.
 */
export const borrowedBell: Plot = {
	id: 'borrowed-bell',
	titles: ['Pull, Ding, Done', 'The Borrowed Bell', '{hero} and the Bell', 'How Easy!', 'Six Dings a Day'],
	roles: {
		ringer: ['person', 'neighbor'],
		start: ['place', 'arrival', 'sky'],
	},
	brings: ['bell', 'rope', 'door'],
	draws: [],
	endings: [
		{ id: 'late', if: 'both' },
		{ id: 'back', if: 'back' },
		{ id: 'keep', if: '' },
	],
	levels: { 1: borrowedBell1, 2: borrowedBell2 },
};
