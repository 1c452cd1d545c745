import type { Plot } from '../../format.ts';
import { theAunt1 } from './level-1.ts';
import { theAunt2 } from './level-2.ts';
import { theAunt3 } from './level-3.ts';
import { theAunt4 } from './level-4.ts';

/**
 * Comic escalation. The hero has nobody to bring to Family Night and says, "My aunt." A chair is brought for the aunt, then a cake, a band, and
 * a monument; and somebody who has nobody either writes her a letter. Want: to have somebody. Fear: to sit there alone. Level 3: the hat is
 * fitted, and an actress offers to be the aunt. Level 4: a sugar figure without a face, an old woman who wants to be waved at, and a vote in the
 * aunt's name.
 */
export const theAunt: Plot = {
	id: 'the-aunt',
	titles: [
		'The Aunt',
		'{hero} Has an Aunt',
		'Aunt Hortense',
		'A Chair for Aunt Hortense',
		'Regards to Your Aunt',
		'{hero} and the Aunt',
	],
	roles: {
		host: ['person', 'important'],
		friend: ['person', 'neighbor'],
		baker: ['person', 'neighbor'],
		thing: ['thing', 'carried'],
		start: ['place', 'arrival', 'sky'],
		hall: ['place', 'gathers', 'indoors'],
	},
	brings: ['cake', 'hat', 'letter', 'drum', 'basket', 'flower'],
	draws: [],
	endings: [
		{ id: 'alone', if: 'confessed & read or confessed & grand & !told-friend' },
		{ id: 'family', if: 'confessed' },
		{ id: 'hat', if: 'played' },
		{ id: 'monument', if: '' },
	],
	levels: { 1: theAunt1, 2: theAunt2, 3: theAunt3, 4: theAunt4 },
};
