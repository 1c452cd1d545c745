const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' });
const mayEnd = /[\p{Sentence_Terminal}\n]/u;

/**
 * Up to where a text that still grows consists of whole sentences, counted from `from` (which is the end of one). A
 * sentence is whole once the next one has begun: before that, a closing quote or a second dot may follow.
 */
export function endOfWholeSentences(text: string, from: number): number {
	const rest = text.slice(from);
	if (!mayEnd.test(rest)) return from;
	let last = 0;
	for (const { index } of segmenter.segment(rest)) last = index;
	return from + last;
}
