import type { Plot } from '../../format.ts';
import { oneWord1 } from './level-1.ts';
import { oneWord2 } from './level-2.ts';
import { oneWord3 } from './level-3.ts';
import { oneWord4 } from './level-4.ts';

/**
 * A failure and what comes of it. The hero has to open the feast with one word, "Begin", and says "Begone". Everybody laughs but one, who has
 * come home after many years, takes it as meant, and turns round. Want: to be listened to. Fear: to be laughed at. At level 3 the hero brings
 * back the speech that was left behind, and hears the rest of it over a wall. At level 4 the word is used on a newcomer, a table has been laid
 * for half a lifetime, and who shouted it the first time has lit a lamp there ever since.
 */
export const oneWord: Plot = {
	id: 'one-word',
	titles: [
		'One Word',
		'The Wrong Word',
		'What {hero} Said',
		'Only One Word',
		'{hero} Says It Wrong',
		'The Word Got There First',
	],
	roles: {
		elder: ['person', 'old'],
		host: ['person', 'important'],
		joker: ['person', 'neighbor'],
		start: ['place', 'arrival', 'sky'],
		hall: ['place', 'gathers', 'indoors'],
	},
	brings: ['banner', 'drum', 'gate', 'key', 'scroll', 'lantern', 'cake', 'medal', 'ladder'],
	draws: [],
	endings: [
		{ id: 'custom', if: 'made' },
		{ id: 'with', if: 'left' },
		{ id: 'gone', if: 'said & laughed & !owned & !stone & !heard & !confessed or said & performed or said & fame' },
		{ id: 'begun', if: '' },
	],
	levels: { 1: oneWord1, 2: oneWord2, 3: oneWord3, 4: oneWord4 },
};
