import type { Plot } from '../../format.ts';
import { nextDoor1 } from './level-1.ts';
import { nextDoor2 } from './level-2.ts';

/**
 * A pumpkin that grows too well. The hero gives it water so that it grows; the neighbor, whose tea gets cold in its shade, gives it the cold tea so
 * that it stops, and tea is what it likes. Want: the hero wants the biggest pumpkin in the world. Fear: it is not yet big enough. Turn: it shuts
 * in the neighbor, and becomes a room between the two houses when it is opened from one to the other.
 */
export const nextDoor: Plot = {
	id: 'next-door',
	titles: [
		'Just a Bit More',
		'{hero} and the Pumpkin',
		'And It Grew',
		'{hero} Plants a Seed',
		'The Pumpkin Next Door',
		'Splish',
	],
	roles: {
		friend: ['person', 'neighbor'],
		host: ['person', 'important'],
		start: ['place', 'arrival', 'sky'],
	},
	brings: ['seed', 'cup', 'honey', 'rope', 'spoon', 'medal', 'door'],
	draws: [],
	endings: [
		{ id: 'door', if: 'cut' },
		{ id: 'spoons', if: 'ate' },
		{ id: 'waited', if: '' },
	],
	levels: { 1: nextDoor1, 2: nextDoor2 },
};
