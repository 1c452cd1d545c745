/** Tells whether a text may be told to a child whose parent does not want certain topics met in stories. */
export type Allowed = (text: string) => boolean;

/** For a parent who minds nothing. */
export const allAllowed: Allowed = () => true;

/** A test for texts free of the topics, in singular and plural, in any case. */
export function allowedBy(topics: readonly string[]): Allowed {
	const forms = topics.map((topic) => topic.trim().toLowerCase()).filter((topic) => topic !== '').flatMap(formsOf);
	if (forms.length === 0) return allAllowed;
	const met = new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'iu');
	return (text) => !met.test(text);
}

function formsOf(topic: string): string[] {
	const one = topic.replace(/ies$/, 'y').replace(/(?<=s|x|z|ch|sh)es$/, '').replace(/(?<!s)s$/, '');
	return [...new Set([topic, one, `${one}s`, `${one}es`, one.replace(/y$/, 'ies')])];
}

function escaped(text: string): string {
	return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
