/** Characters of the longest tag. */
const longestTag = '</thinking>'.length;

/**
 * The text of an answer as it grows. Many a server in the house leaves what a model thought in it, before `</think>`, and some
 * leave out the `<think>` at its beginning. `written` is all of it, `said` what comes after the thought: '' while it lasts.
 */
export function spokenText() {
	let written = '';
	let from: number | undefined;
	return {
		add(piece: string): void {
			const unread = Math.max(0, written.length - longestTag);
			written += piece;
			if (from !== undefined) return;
			const end = /<\/think(?:ing)?>/i.exec(written.slice(unread));
			if (end) from = unread + end.index + end[0].length;
		},
		get written(): string {
			return written;
		},
		get said(): string {
			if (from !== undefined) return written.slice(from);
			return /^\s*<think/i.test(written.slice(0, 100)) ? '' : written;
		},
	};
}

/** The same of an answer that is here. */
export function saidIn(written: string): string {
	const text = spokenText();
	text.add(written);
	return text.said;
}
