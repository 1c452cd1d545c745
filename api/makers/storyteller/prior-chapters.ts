import { sentencesOf } from '../../../shared/storyteller/engine/text.ts';
import type { PriorChapter } from '../makers.ts';

/** Characters of earlier chapters that are given in full, newest first; three long ones. */
const maxFullText = 9_000;
/** Of a chapter that is given in short: its first and last sentences, each cut at this. */
const sentenceLength = 300;

/** What a storyteller is told of the chapters before: the last ones as they are, those long past by how they began and ended. */
export function summarizePriorChapters(told: readonly PriorChapter[]) {
	let room = maxFullText;
	const chapters = told.toReversed().map(({ content, choices, choiceTaken }, back) => {
		room -= content.length;
		const text = room >= 0 ? content : back === 0 ? content.slice(-maxFullText) : shortened(content);
		return { text, choices, taken: choiceTaken === null ? null : (choices[choiceTaken] ?? null) };
	});
	return chapters.toReversed();
}

/** The choice that was taken last, as it was offered; null before the first. */
export function lastChoiceTaken(told: readonly PriorChapter[]): string | null {
	const last = told.at(-1);
	return last === undefined || last.choiceTaken === null ? null : (last.choices[last.choiceTaken] ?? null);
}

function shortened(content: string): string {
	const sentences = content.split('\n\n').flatMap(sentencesOf);
	const cut = (sentence: string | undefined) => sentence?.slice(0, sentenceLength).toWellFormed() ?? '';
	return sentences.length < 5
		? sentences.map(cut).join(' ')
		: [0, 1, -2, -1].map((at) => cut(sentences.at(at))).join(' … ');
}
