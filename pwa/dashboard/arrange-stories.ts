import type { StoryRow } from '../local/library/database.ts';

/** `all`, `favourites`, `unfinished`, or the id of a child whose stories these are. */
export type Filter = string;
export const orders = ['newest', 'title', 'last-read'] as const;
export type Order = (typeof orders)[number];

type ArrangedStory = Pick<StoryRow, 'id' | 'title' | 'status' | 'authorId' | 'isFavourite'>;

/** `states`: when each story was last read on this device, by id; never for a missing one. */
export function arrangeStories<Story extends ArrangedStory>(
	stories: readonly Story[],
	filter: Filter,
	order: Order,
	states: ReadonlyMap<string, { readAt: number }>,
): readonly Story[] {
	const filtered = stories.filter((story) => passes(story, filter));
	if (order === 'title') return filtered.sort((one, other) => byTitle.compare(one.title, other.title));
	if (order === 'newest') return filtered;
	const readAt = ({ id }: Story) => states.get(id)?.readAt ?? 0;
	return filtered.sort((one, other) => readAt(other) - readAt(one));
}

/** `The 2nd Dragon` is before `the 10th dragon`. */
const byTitle = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

function passes({ isFavourite, status, authorId }: ArrangedStory, filter: Filter): boolean {
	if (filter === 'all') return true;
	if (filter === 'favourites') return isFavourite === true;
	if (filter === 'unfinished') return status !== 'completed';
	return authorId === filter;
}
