/** A line that only repeats the heading, as storytellers like to write: "Chapter 2: The Cave", "## Chapter Two". */
const headingLine = /^(#{1,6}\s*)?(\*\*)?chapter\s+(\d+|[a-z]+)\s*([:.\-–—].{0,80})?(\*\*)?$/i;

/** A paragraph and where it begins in the chapter's text, in UTF-16 units, as the narration counts. */
export type Paragraph = { text: string; from: number };

/** The paragraphs of a chapter's text, without lines that look like chapter headings (product 2.6.2). */
export function paragraphsOf(content: string): Paragraph[] {
	return [...content.matchAll(/[^\n]+/g)]
		.map(({ 0: line, index }) => ({ text: line.trim(), from: index + line.length - line.trimStart().length }))
		.filter(({ text }) => text && !headingLine.test(text));
}

/** Whether a paragraph may open with a large letter: in a joined script, as Arabic is, that would tear a word apart. */
export function hasDropCap({ text }: Paragraph): boolean {
	return /^\p{P}*[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text);
}
