/** `from`/`to`: UTF-16 offsets without surrounding white space. */
export type SentenceSpan = { from: number; to: number; isParagraphStart: boolean; isParagraphEnd: boolean };

/** Made when it is needed: Firefox before 125 has none. */
let segmenter: Intl.Segmenter | undefined;

/** The sentences of a text. `“Run!” shouted Milo.` and `Mr. Fox slept.` are one sentence each, which Intl.Segmenter cuts in two. */
export function sentenceSpans(text: string): SentenceSpan[] {
	const sentences: SentenceSpan[] = [];
	segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
	for (const { segment, index } of segmenter.segment(text)) {
		const from = index + segment.length - segment.trimStart().length;
		const to = index + segment.trimEnd().length;
		if (to <= from) continue;
		const last = sentences.at(-1);
		if (last && belongsTo(text, last, from)) last.to = to;
		else sentences.push({ from, to, isParagraphStart: false, isParagraphEnd: false });
	}
	return withParagraphs(text, sentences);
}

const titleBeforeName = /\b(Mr|Mrs|Ms|Dr|St|Prof|Jr|Sr|[A-Z])\.$/;
const continuesSentence = /^[—–-]?\s?\p{Ll}/u;

function belongsTo(text: string, last: SentenceSpan, from: number): boolean {
	if (text.slice(last.to, from).includes('\n')) return false;
	return titleBeforeName.test(text.slice(last.from, last.to)) || continuesSentence.test(text.slice(from, from + 4));
}

function withParagraphs(text: string, sentences: SentenceSpan[]): SentenceSpan[] {
	sentences.forEach((sentence, i) => {
		const before = sentences[i - 1];
		sentence.isParagraphStart = !before || /\n\s*\n/.test(text.slice(before.to, sentence.from));
		if (before) before.isParagraphEnd = sentence.isParagraphStart;
	});
	const last = sentences.at(-1);
	if (last) last.isParagraphEnd = true;
	return sentences;
}
