/** The stories whose title contains the search text, ignoring case. All for an empty search. */
export function filterByTitle<Story extends { title: string }>(
	stories: readonly Story[],
	search: string,
): readonly Story[] {
	const words = search.trim().toLocaleLowerCase();
	return words ? stories.filter(({ title }) => title.toLocaleLowerCase().includes(words)) : stories;
}
