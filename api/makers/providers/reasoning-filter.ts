/** Characters of the longest tag. */
const maxTagLength = '</thinking>'.length;

/**
 * The text of an answer as it grows. Many local servers leave the model's reasoning in it, before `</think>`, and some omit
 * the `<think>` at its beginning. `raw` is all of the text, `answer` what follows the reasoning: '' until that ends.
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
		get raw(): string {
			return raw;
		},
		get answer(): string {
			if (from !== undefined) return raw.slice(from);
			return /^\s*<think/i.test(raw.slice(0, 100)) ? '' : raw;
		},
	};
}

/** A complete answer without its reasoning. */
export function stripReasoning(raw: string): string {
	const text = reasoningFilter();
	text.add(raw);
	return text.answer;
}
