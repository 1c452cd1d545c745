import type { Plot } from '../../format.ts';
import { oneTooFew1 } from './level-1.ts';
import { oneTooFew2 } from './level-2.ts';
import { oneTooFew3 } from './level-3.ts';
import { oneTooFew4 } from './level-4.ts';

/**
 * A rescue. The evening count is one too few, and the host and the neighbors do not know who is missing. It is the doorkeeper (role `lost`),
 * shut in an old cellar where they went to fetch a hook for the hero's cup. One person cannot lift its door. Want: the hero wants to be missed.
 * Fear: that the same would happen if the hero were gone. At level 3 the doorkeeper's notebook tells the way, and the hero looks in at a window to
 * be missed. At level 4 `other` heard the one shout and took it for a bird, and the host adds up a sum that cannot come out.
 */
export const oneTooFew: Plot = {
	id: 'one-too-few',
	titles: [
		'One Too Few',
		'The Cup on the Hook',
		'{hero} and the Evening Count',
		'Who Is Not Here?',
		'The Door in the Ground',
		'A Cup with No Hook',
	],
	roles: {
		lost: ['person', 'neighbor'],
		host: ['person', 'important'],
		friend: ['person', 'neighbor'],
		other: ['person', 'neighbor'],
		start: ['place', 'arrival', 'sky'],
		hall: ['place', 'gathers', 'indoors'],
	},
	brings: ['cup', 'book', 'lantern', 'door', 'bell'],
	draws: [],
	endings: [
		{ id: 'gold', if: 'lied & !confessed' },
		{ id: 'few', if: 'few or confessed' },
		{ id: 'two', if: 'alone' },
		{ id: 'all', if: '' },
	],
	levels: { 1: oneTooFew1, 2: oneTooFew2, 3: oneTooFew3, 4: oneTooFew4 },
};
