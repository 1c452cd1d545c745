/** `science-fiction` → `Science Fiction`: how a genre, mood or the like is shown. */
export function titleCase(word: string): string {
	return word
		.split(/[-\s]+/)
		.map((part) => part.charAt(0).toUpperCase() + part.slice(1))
		.join(' ');
}
