/**
 * The name of a closed list that a free text means: equal in any case, or contained as a word ("a dense Forest" → forest).
 * Undefined without a match.
 */
export function nearestName<Name extends string>(names: readonly Name[], written: unknown): Name | undefined {
	if (typeof written !== 'string') return undefined;
	const plain = plainOf(written.slice(0, 200));
	const exact = names.find((name) => plainOf(name) === plain);
	if (exact !== undefined) return exact;
	const words = new Set(plain.split('-').flatMap((word) => [word, word.replace(/s$/, '')]));
	return names.find((name) => words.has(plainOf(name)));
}

function plainOf(text: string): string {
	return text
		.trim()
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, '-');
}
