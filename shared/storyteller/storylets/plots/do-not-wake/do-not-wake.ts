import type { Plot } from '../../format.ts';
import { doNotWake1 } from './level-1.ts';
import { doNotWake2 } from './level-2.ts';

/**
 * Build: the Big One lies on the hero's kite. The hero and the role `friend`, who cannot whisper, try to pull the kite out without waking it.
 * Want: the hero wants the kite back before sunset, when kites go up. Fear: the Big One wakes up.
 * Turn: the Big One is awake. It is called Pim, has heard “Do not wake the Big One!” and lies still so as not to wake another one.
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
