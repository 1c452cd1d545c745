import type { Paragraph } from './paragraphs.ts';

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('und', { granularity: 'sentence' }) : null;

/** The sentences of a paragraph, each with its trailing space and its offset in the chapter's text (UTF-16). */
export function sentencesOf({ text, from }: Paragraph): Paragraph[] {
	if (!segmenter) return [{ text, from }];
	return Array.from(segmenter.segment(text), ({ segment, index }) => ({ text: segment, from: from + index }));
}
