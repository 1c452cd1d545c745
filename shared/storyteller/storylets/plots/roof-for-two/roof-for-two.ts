import type { Plot } from '../../format.ts';
import { roofForTwo1 } from './level-1.ts';
import { roofForTwo2 } from './level-2.ts';

/**
 * Build: a tent for one, three stones on four corners, and two who come in out of the storm and ask, “Is there room?”
 * Want: the hero wants a night in it alone, with everything in its place. Fear: that with others in it, it is not the hero's tent.
 * Turn: the first guest (role `guest`) sits on the corner without a stone, and refuses the second one (role `other`) as the hero did before;
 * when the storm lifts the tent, the hero has to ask the others for a place.
 */
export const roofForTwo: Plot = {
	id: 'roof-for-two',
	titles: ['A Tent for One', 'Is There Room?', '{hero} and the Storm', 'Three Stones', 'The Fourth Corner'],
	roles: {
		guest: ['person', 'neighbor'],
		other: ['person', 'neighbor'],
		start: ['place', 'arrival', 'sky'],
	},
	brings: ['tent', 'lantern', 'rope', 'cake'],
	draws: [],
	endings: [
		{ id: 'blanket', if: 'full' },
		{ id: 'rope', if: 'tied' },
		{ id: 'stone', if: 'stone' },
		{ id: 'held', if: '' },
	],
	levels: { 1: roofForTwo1, 2: roofForTwo2 },
};
