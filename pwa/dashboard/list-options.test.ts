import { expect, it } from 'vitest';
import { arrangeStories, type Order } from './list-options.tsx';

const stories = [
	{ id: 'c', title: 'the 10th Dragon', status: 'in-progress', authorId: 'milo', isFavourite: true },
	{ id: 'b', title: 'The 2nd Dragon', status: 'completed', authorId: 'juno' },
	{ id: 'a', title: 'Étoile', status: 'queued', authorId: 'rosa', isFavourite: false },
] as const;
const never: Parameters<typeof arrangeStories>[3] = new Map();
const idsOf = (filter: string, order: Order, states = never) =>
	arrangeStories(stories, filter, order, states).map(({ id }) => id);
const readAt = (...times: [string, number][]) => new Map(times.map(([id, readAt]) => [id, { readAt }]));

it('shows the favourites, those without an ending yet, or those of one child', () => {
	expect(idsOf('all', 'newest')).toEqual(['c', 'b', 'a']);
	expect(idsOf('favourites', 'newest')).toEqual(['c']);
	expect(idsOf('unfinished', 'newest')).toEqual(['c', 'a']);
	expect(idsOf('juno', 'newest')).toEqual(['b']);
});

it('sorts titles as a person does: numbers by value, without regard to case and accents', () => {
	expect(idsOf('all', 'title')).toEqual(['a', 'b', 'c']);
});

it('sorts by the last reading on this device, and those never read last, newest first', () => {
	expect(idsOf('all', 'last-read', readAt(['a', 5]))).toEqual(['a', 'c', 'b']);
	expect(idsOf('all', 'last-read', readAt(['a', 5], ['b', 9]))).toEqual(['b', 'a', 'c']);
});

it('leaves the list itself as it is', () => {
	const before = [...stories];
	idsOf('all', 'title');
	expect(stories).toEqual(before);
});
