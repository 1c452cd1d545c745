import type { Plot } from '../../format.ts';
import { littleEek1 } from './level-1.ts';
import { littleEek2 } from './level-2.ts';

/**
 * Build: each remedy against a small sound brings a louder one. Want: the hero wants to sleep on the first night in a new place. Fear: that
 * the night will be long, with no one else awake. Turn: the small sound was there to keep the big one asleep, and it means “I’m here.”
 */
export const littleEek: Plot = {
	id: 'little-eek',
	titles: ['The Little Eek', '{hero} Cannot Sleep', 'A Very Small Sound', 'Eek in the Night', 'Who Took the Eek?'],
	roles: {
		host: ['person', 'old'],
		hall: ['place', 'gathers', 'indoors'],
	},
	brings: ['wheel', 'rope', 'basket', 'chest', 'bell'],
	draws: [],
	endings: [
		{ id: 'voice', if: 'voice' },
		{ id: 'box', if: 'box' },
		{ id: 'words', if: 'words' },
		{ id: 'up', if: 'up' },
	],
	levels: { 1: littleEek1, 2: littleEek2 },
};
