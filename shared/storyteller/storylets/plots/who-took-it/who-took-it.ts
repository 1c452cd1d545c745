import type { Plot } from '../../format.ts';
import { whoTookIt1 } from './level-1.ts';
import { whoTookIt2 } from './level-2.ts';
import { whoTookIt3 } from './level-3.ts';
import { whoTookIt4 } from './level-4.ts';

/**
 * A mystery. A thing is gone from its shelf on the hero's first day with the key. Of three visitors one took it, for a good reason:
 * two left traces, an alibi explains one of the two, and what somebody heard at night leads to the other. Want: to be trusted with the
 * key. Fear: not to be believed. At levels 3 and 4 it turns on what to do with a name.
 *
 * Who wears the scarf chipped it and mends it; who has the barrow wheeled it to a grandmother; who eats mints hid it from the cellar.
 * The ending `wrong`, at levels 1 and 2 for an innocent who was accused, is at level 3 for a name that is never said, and at level 4 for
 * one that is said aloud.
 */
export const whoTookIt: Plot = {
	id: 'who-took-it',
	titles: [
		'The Empty Shelf',
		'{hero} Has the Key',
		'Who Took the {thing.one}?',
		'The Key and the Shelf',
		'{hero} and the Empty Shelf',
		'A Shelf with Nothing on It',
	],
	roles: {
		owner: ['person', 'important'],
		scarf: ['person', 'neighbor'],
		barrow: ['person', 'neighbor'],
		mint: ['person', 'neighbor'],
		witness: ['person', 'neighbor'],
		other: ['person', 'neighbor'],
		thing: ['thing', 'carried', 'breaks'],
		hall: ['place', 'gathers', 'indoors'],
	},
	brings: ['key', 'ladder', 'magnifier'],
	draws: [['by-scarf', 'by-barrow', 'by-mint']],
	aliases: {
		culprit: { 'by-scarf': 'scarf', 'by-barrow': 'barrow', 'by-mint': 'mint' },
		accused: { 'by-scarf': 'barrow', 'by-barrow': 'mint', 'by-mint': 'scarf' },
	},
	endings: [
		{ id: 'stranger', if: 'agreed & !right' },
		{ id: 'public', if: 'right & told-owner' },
		{ id: 'right', if: 'right' },
		{ id: 'nobody', if: 'nobody' },
		{ id: 'wrong', if: '' },
	],
	levels: { 1: whoTookIt1, 2: whoTookIt2, 3: whoTookIt3, 4: whoTookIt4 },
};
