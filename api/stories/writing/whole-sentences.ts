const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' });
const mayEnd = /[\p{Sentence_Terminal}\n]/u;

/**
 * The offset up to which a growing text consists of whole sentences. `from`: the end of an earlier one. A sentence is whole
 * once the next one has begun: until then a closing quote or a second full stop may follow.
 */
export function endOfWholeSentences(text: string, from: number): number {
	const rest = text.slice(from);
	if (!mayEnd.test(rest)) return from;
	let last = 0;
	for (const { index } of segmenter.segment(rest)) last = index;
	return from + last;
}
