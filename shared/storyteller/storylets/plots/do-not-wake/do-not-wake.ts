import type { Plot } from '../../format.ts';
import { doNotWake1 } from './level-1.ts';
import { doNotWake2 } from './level-2.ts';

/**
 * Build: a kite lies under the Big One, which is not to be woken, and is to be got out ever more quietly, by two of whom one cannot whisper.
 * Want: the hero wants the kite back before sunset, when kites go up. Fear: to wake the Big One, of which only that rule is known.
 * Turn: it is awake, and lies still because it heard the rule too. It thinks that the Big One is somebody else, for its name is Pim.
 */
export const doNotWake: Plot = {
	id: 'do-not-wake',
	titles: [
		'Do Not Wake the Big One',
		'{hero} and the Big One',
		'Shh!',
		'Hrrr… Pfff',
		'{hero} Wants the Kite Back',
		'The Quietest of All',
	],
	roles: {
		friend: ['person', 'neighbor'],
		field: ['place', 'arrival', 'sky'],
	},
	brings: ['kite', 'pie'],
	draws: [],
	endings: [
		{ id: 'told', if: 'told' },
		{ id: 'morning', if: 'morning' },
		{ id: 'late', if: 'still' },
		{ id: 'asked', if: 'asked' },
	],
	levels: { 1: doNotWake1, 2: doNotWake2 },
};
