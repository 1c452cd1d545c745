import { sentencesOf } from '../../../shared/pocket/sentences.ts';
import type { ToldChapter } from '../makers.ts';

/** Characters of earlier chapters that are given in full, newest first; three long ones. */
const fullText = 9_000;
/** Of a chapter that is given in short: its first and last sentences, each cut at this. */
const sentenceLength = 300;

/** What a storyteller is told of the chapters before: the last ones as they are, those long past by how they began and ended. */
export function toldSoFar(told: readonly ToldChapter[]) {
	let room = fullText;
	const chapters = told.toReversed().map(({ content, choices, choiceTaken }, back) => {
		room -= content.length;
		const text = room >= 0 ? content : back === 0 ? content.slice(-fullText) : inShort(content);
		return { text, choices, taken: choiceTaken === null ? null : (choices[choiceTaken] ?? null) };
	});
	return chapters.toReversed();
}

/** The choice that was taken last, as it was offered; null before the first. */
export function choiceTakenOf(told: readonly ToldChapter[]): string | null {
	const last = told.at(-1);
	return last === undefined || last.choiceTaken === null ? null : (last.choices[last.choiceTaken] ?? null);
}

function inShort(content: string): string {
	const sentences = content.split('\n\n').flatMap(sentencesOf);
	const cut = (sentence: string | undefined) => sentence?.slice(0, sentenceLength).toWellFormed() ?? '';
	return sentences.length < 5
		? sentences.map(cut).join(' ')
		: [0, 1, -2, -1].map((at) => cut(sentences.at(at))).join(' … ');
}
