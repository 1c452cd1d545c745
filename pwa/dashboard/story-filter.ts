import type { StoryRow } from '../local/library/database.ts';

/** A filter of the list and its order, other than all stories with the newest first. */
export type Arrangement = {
	/** Differs from that of other arrangements. */
	name: string;
	arrange(stories: readonly StoryRow[]): readonly StoryRow[];
	/** What is said of an empty list; absent where nothing is filtered. */
	empty?: { title: string; text?: string } | undefined;
};

/** The stories whose title contains the search text, ignoring case. All for an empty search. */
export function filterByTitle<Story extends { title: string }>(
	stories: readonly Story[],
	search: string,
): readonly Story[] {
	const words = search.trim().toLocaleLowerCase();
	return words ? stories.filter(({ title }) => title.toLocaleLowerCase().includes(words)) : stories;
}
