import { sentencesOf } from '../../../shared/storyteller/text/text.ts';
import type { PriorChapter } from '../makers.ts';

/** Characters of earlier chapters that are sent in full, newest first: three long ones. */
const maxFullText = 9_000;
/** The length limit of each sentence of a shortened chapter, which keeps its first and last sentences. */
const sentenceLength = 300;

/** The earlier chapters for a prompt: the latest in full, older ones by their first and last sentences. */
export function summarizePriorChapters(priorChapters: readonly PriorChapter[]) {
	let room = maxFullText;
	const chapters = priorChapters.toReversed().map(({ content, choices, choiceTaken }, back) => {
		room -= content.length;
		const text = room >= 0 ? content : back === 0 ? content.slice(-maxFullText) : shortened(content);
		return { text, choices, taken: choiceTaken === null ? null : (choices[choiceTaken] ?? null) };
	});
	return chapters.toReversed();
}

/** The text of the last taken choice; null before the first. */
export function lastChoiceTaken(priorChapters: readonly PriorChapter[]): string | null {
	const last = priorChapters.at(-1);
	return last === undefined || last.choiceTaken === null ? null : (last.choices[last.choiceTaken] ?? null);
}

function shortened(content: string): string {
	const sentences = content.split('\n\n').flatMap(sentencesOf);
	const cut = (sentence: string | undefined) => sentence?.slice(0, sentenceLength).toWellFormed() ?? '';
	return sentences.length < 5
		? sentences.map(cut).join(' ')
		: [0, 1, -2, -1].map((at) => cut(sentences.at(at))).join(' … ');
}
