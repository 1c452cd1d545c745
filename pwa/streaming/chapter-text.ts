/** A line that repeats the heading, as storytellers often write it: "Chapter 2: The Cave", "## Chapter Two". */
const headingLine = /^(#{1,6}\s*)?(\*\*)?chapter\s+(\d+|[a-z]+)\s*([:.\-–—].{0,80})?(\*\*)?$/i;

/** A paragraph, and its offset in the chapter's text in UTF-16 units, as narration counts them. */
export type Paragraph = { text: string; from: number };

/** The paragraphs of a chapter's text, without lines that repeat the heading (product 2.6.2). */
export function paragraphsOf(content: string): Paragraph[] {
	return [...content.matchAll(/[^\n]+/g)]
		.map(({ 0: line, index }) => ({ text: line.trim(), from: index + line.length - line.trimStart().length }))
		.filter(({ text }) => text && !headingLine.test(text));
}

/** Whether the first letter may be a drop cap. In a joined script such as Arabic that would break the word. */
export function hasDropCap({ text }: Paragraph): boolean {
	return /^\p{P}*[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text);
}

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('und', { granularity: 'sentence' }) : null;

/** The sentences of a paragraph, each with its trailing space and its offset in the chapter's text (UTF-16). */
export function sentencesOf({ text, from }: Paragraph): Paragraph[] {
	if (!segmenter) return [{ text, from }];
	return Array.from(segmenter.segment(text), ({ segment, index }) => ({ text: segment, from: from + index }));
}
