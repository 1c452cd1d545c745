/** `science-fiction` → `Science Fiction`, for genres, moods and the like. */
export function titleCase(word: string): string {
	return word
		.split(/[-\s]+/)
		.map((part) => part.charAt(0).toUpperCase() + part.slice(1))
		.join(' ');
}
