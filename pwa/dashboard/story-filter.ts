/** The stories whose title holds the searched words, whatever the case; all of them for an empty search. */
export function filterByTitle<Story extends { title: string }>(
	stories: readonly Story[],
	search: string,
): readonly Story[] {
	const words = search.trim().toLocaleLowerCase();
	return words ? stories.filter(({ title }) => title.toLocaleLowerCase().includes(words)) : stories;
}
