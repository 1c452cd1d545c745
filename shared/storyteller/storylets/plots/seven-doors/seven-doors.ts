import type { Plot } from '../../format.ts';
import { sevenDoors1 } from './level-1.ts';
import { sevenDoors2 } from './level-2.ts';
import { sevenDoors3 } from './level-3.ts';
import { sevenDoors4 } from './level-4.ts';

/**
 * Building something together. The bridge has lost its boards, the role `elder` is on the far side, and the only boards are the neighbors' doors.
 * The last one is the great door, locked since a quarrel with `elder`. Want: to have made something that holds. Fear: that it falls apart
 * like everything the hero has made. For ages 9 to 11 the old knots are the clue: they take two, and the two who tied them are the two who
 * quarreled. For 12 and up the bridge is finished, and nobody crosses it, because nobody has told `elder` to come.
 */
export const sevenDoors: Plot = {
	id: 'seven-doors',
	titles: [
		'The Bridge of Doors',
		'One Door Short',
		'{hero} Builds a Bridge',
		'A House without a Door',
		'{hero} and the Great Door',
		'The Last Board',
	],
	roles: {
		elder: ['person', 'old'],
		host: ['person', 'important'],
		shy: ['person', 'neighbor'],
		start: ['place', 'arrival', 'sky'],
		hall: ['place', 'gathers', 'indoors'],
	},
	brings: ['door', 'rope', 'bridge', 'key', 'lantern', 'cup'],
	draws: [],
	endings: [
		{ id: 'door', if: 'told' },
		{ id: 'fell', if: 'took' },
		{ id: 'chain', if: 'chain or left' },
		{ id: 'table', if: '' },
	],
	levels: { 1: sevenDoors1, 2: sevenDoors2, 3: sevenDoors3, 4: sevenDoors4 },
};
