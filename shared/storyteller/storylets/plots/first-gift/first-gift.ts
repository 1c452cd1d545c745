import type { Plot } from '../../format.ts';
import { firstGift1 } from './level-1.ts';
import { firstGift2 } from './level-2.ts';
import { firstGift3 } from './level-3.ts';
import { firstGift4 } from './level-4.ts';

/**
 * A bargain. The hero borrows a thing to show at the long table; the price is the first thing that anybody gives the hero that night, and
 * that is a chair with the hero's name. Everybody else once paid the lender with a button. Want: a chair. Fear: to be left standing.
 * Level 3: the book of the table says so thirty-two times, and the lender still believes in the buttons. Level 4: the hero is of the lower street,
 * which is to be moved, and there once was a chair for the lender.
 */
export const firstGift: Plot = {
	id: 'first-gift',
	titles: [
		'The First Thing You Are Given',
		'{hero} Borrows {thing.a}',
		'A Chair at the Long Table',
		'What Went Rattle',
		'The Price of the {thing.one}',
		'A Bag Full of Buttons',
	],
	roles: {
		lender: ['person', 'old'],
		host: ['person', 'important'],
		friend: ['person', 'neighbor'],
		thing: ['thing', 'carried'],
		start: ['place', 'arrival', 'sky'],
		hall: ['place', 'gathers', 'indoors'],
	},
	brings: ['button', 'bell', 'clock', 'book'],
	draws: [],
	endings: [
		{
			id: 'all-pay',
			if: 'open or told & gave or told & asked or spoke & laid or spoke & truth or spoke & !lied & list or spoke & !lied & knew & hinted or spoke & !lied & knew & silent',
		},
		{ id: 'stood', if: 'told or spoke' },
		{ id: 'chair', if: 'paid' },
		{ id: 'stayed', if: 'stayed' },
		{ id: 'button', if: '' },
	],
	levels: { 1: firstGift1, 2: firstGift2, 3: firstGift3, 4: firstGift4 },
};
