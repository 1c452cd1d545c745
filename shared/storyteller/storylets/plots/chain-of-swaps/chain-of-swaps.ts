import type { Plot } from '../../format.ts';
import { chainOfSwaps1 } from './level-1.ts';
import { chainOfSwaps2 } from './level-2.ts';

/**
 * A chain of swaps: a button for an old thing, that for a pot of jam, the jam for a big soft toy (Flop), the toy for a drum that its owner sits on.
 * Want: the hero wants that drum. Fear: to give it back, as the neighbor with the cart misses Flop and the owner of the drum its boom. Turn: the
 * empty jam pot is a seat and a drum too, and the button was to be Flop's second eye.
 */
export const chainOfSwaps: Plot = {
	id: 'chain-of-swaps',
	titles: ['Swap!', '{hero} and the Button', 'One Red Button', '{hero} Wants a Drum', 'Boom', 'A Button for a Drum'],
	roles: {
		owner: ['person', 'neighbor'],
		other: ['person', 'neighbor'],
		start: ['place', 'arrival', 'sky'],
	},
	brings: ['drum', 'button', 'tent', 'bell', 'rope', 'umbrella', 'pot', 'wheel'],
	draws: [],
	endings: [
		{ id: 'drum', if: 'gave' },
		{ id: 'pot', if: 'seat' },
		{ id: 'shared', if: '' },
	],
	levels: { 1: chainOfSwaps1, 2: chainOfSwaps2 },
};
