import { expect, it } from 'vitest';
import { matching } from './story-filter.ts';

const stories = [
	{ title: 'Milo and the Moon Ship' },
	{ title: 'The Dragon of MOONLIGHT Hill' },
	{ title: 'Juno, Detective' },
];

it('finds stories by a part of their title, whatever the case', () => {
	expect(matching(stories, ' mOOn ')).toEqual(stories.slice(0, 2));
	expect(matching(stories, 'pirate')).toEqual([]);
	expect(matching(stories, '  ')).toEqual(stories);
});
