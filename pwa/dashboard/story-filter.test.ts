import { expect, it } from 'vitest';
import { filterByTitle } from './story-filter.ts';

const stories = [
	{ title: 'Milo and the Moon Ship' },
	{ title: 'The Dragon of MOONLIGHT Hill' },
	{ title: 'Juno, Detective' },
];

it('finds stories by part of their title, ignoring case', () => {
	expect(filterByTitle(stories, ' mOOn ')).toEqual(stories.slice(0, 2));
	expect(filterByTitle(stories, 'pirate')).toEqual([]);
	expect(filterByTitle(stories, '  ')).toEqual(stories);
});
