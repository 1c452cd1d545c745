import type { Plot } from '../../format.ts';
import { theHiccup1 } from './level-1.ts';
import { theHiccup2 } from './level-2.ts';

/**
 * Build: an egg in a hat needs silence till dark, and each cure for the hero's hiccups makes a louder one. Want: the hero wants to see the
 * egg of a friend come out. Fear: that the noise has scared it. Turn: the egg stopped to listen and ticked to answer; when the hiccup is
 * forgotten over a deed for the friend, the egg asks for it, as “Hic” is the one word that it was ever told.
 */
export const theHiccup: Plot = {
	id: 'the-hiccup',
	titles: ['Hic!', '{hero} Has the Hiccups', 'The Egg in the Hat', '{hero} and the Shy Egg', 'Three Cures', 'Shh!'],
	roles: {
		friend: ['person', 'neighbor'],
		hall: ['place', 'gathers', 'indoors'],
	},
	brings: ['egg', 'hat', 'cookie', 'honey', 'pot', 'spoon'],
	draws: [],
	endings: [
		{ id: 'voice', if: 'voice' },
		{ id: 'back', if: 'back' },
		{ id: 'yours', if: 'yours' },
	],
	levels: { 1: theHiccup1, 2: theHiccup2 },
};
