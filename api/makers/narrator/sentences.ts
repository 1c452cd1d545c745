/** `from`/`to` are UTF-16 offsets without the white space around; `opens`/`closes` tell where a paragraph begins and ends. */
export type Sentence = { from: number; to: number; opens: boolean; closes: boolean };

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a text. `“Run!” shouted Milo.` and `Mr. Fox slept.` are one sentence each, which plain segmentation cuts in two. */
export function sentencesOf(text: string): Sentence[] {
	const sentences: Sentence[] = [];
	for (const { segment, index } of segmenter.segment(text)) {
		const from = index + segment.length - segment.trimStart().length;
		const to = index + segment.trimEnd().length;
		if (to <= from) continue;
		const last = sentences.at(-1);
		if (last && belongsTo(text, last, from)) last.to = to;
		else sentences.push({ from, to, opens: false, closes: false });
	}
	return withParagraphs(text, sentences);
}

const titleBeforeName = /\b(Mr|Mrs|Ms|Dr|St|Prof|Jr|Sr|[A-Z])\.$/;
const goesOn = /^[—–-]?\s?\p{Ll}/u;

function belongsTo(text: string, last: Sentence, from: number): boolean {
	if (text.slice(last.to, from).includes('\n')) return false;
	return titleBeforeName.test(text.slice(last.from, last.to)) || goesOn.test(text.slice(from, from + 4));
}

function withParagraphs(text: string, sentences: Sentence[]): Sentence[] {
	sentences.forEach((sentence, i) => {
		const before = sentences[i - 1];
		sentence.opens = !before || /\n\s*\n/.test(text.slice(before.to, sentence.from));
		if (before) before.closes = sentence.opens;
	});
	const last = sentences.at(-1);
	if (last) last.closes = true;
	return sentences;
}
