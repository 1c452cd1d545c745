/** Characters of the longest tag. */
const maxTagLength = '</thinking>'.length;

/**
 * The text of an answer as it grows. Many a server in the house leaves what a model thought in it, before `</think>`, and some
 * leave out the `<think>` at its beginning. `written` is all of it, `said` what comes after the thought: '' while it lasts.
 */
export function reasoningFilter() {
	let raw = '';
	let from: number | undefined;
	return {
		add(piece: string): void {
			const unread = Math.max(0, raw.length - maxTagLength);
			raw += piece;
			if (from !== undefined) return;
			const end = /<\/think(?:ing)?>/i.exec(raw.slice(unread));
			if (end) from = unread + end.index + end[0].length;
		},
		get written(): string {
			return raw;
		},
		get said(): string {
			if (from !== undefined) return raw.slice(from);
			return /^\s*<think/i.test(raw.slice(0, 100)) ? '' : raw;
		},
	};
}

/** The same of an answer that is here. */
export function stripReasoning(written: string): string {
	const text = reasoningFilter();
	text.add(written);
	return text.said;
}
