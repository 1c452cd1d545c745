import type { Plot } from '../../format.ts';
import { upsideDown1 } from './level-1.ts';
import { upsideDown2 } from './level-2.ts';
import { upsideDown3 } from './level-3.ts';
import { upsideDown4 } from './level-4.ts';

/**
 * A secret kept or told. Once a year a letter is read out to everybody by someone who cannot read and makes it up, and only the hero sees
 * it. The real letters ask for a light, tonight, or the writer will go by in the dark once more. Want: to be told things. Fear: to be the
 * one who spoils them. The reading lessons once stopped at the letter M. Level 3: a sum that does not come out, the roof of the cat's
 * hotel, an M of candles. Level 4: the old porter who believes that he is in the letters, a second letter that nobody could read, and the
 * cupboard of answers that were never sent on, the hero's own among them.
 */
export const upsideDown: Plot = {
	id: 'upside-down',
	titles: [
		'Upside Down',
		'{hero} Knows Something',
		'As Far as M',
		'What the Letter Said',
		'{hero} and the Letter',
		'The Wrong Way Up',
	],
	roles: {
		host: ['person', 'important'],
		far: ['person', 'old'],
		snoop: ['person', 'neighbor'],
		start: ['place', 'arrival', 'sky'],
		hall: ['place', 'gathers', 'indoors'],
	},
	brings: ['letter', 'lantern', 'chest', 'quill'],
	draws: [],
	endings: [
		{ id: 'told', if: 'told' },
		{ id: 'out', if: 'shown' },
		{ id: 'own', if: 'whispered' },
		{ id: 'light', if: '' },
	],
	levels: { 1: upsideDown1, 2: upsideDown2, 3: upsideDown3, 4: upsideDown4 },
};
