import type { StoryDelta } from '../../shared/contract/events.ts';
import { sentencesOf } from './sentences.ts';

/** A fast storyteller may have written so many before the first of them is told. */
const burstSentences = 3;

/** Where a chapter that is being written will hang; both null for a story's first. */
export type ChapterPosition = { storyId: string; parentNodeId: string | null; choiceIndex: number | null };

export function firstChapterPosition(storyId: string): ChapterPosition {
	return { storyId, parentNodeId: null, choiceIndex: null };
}

/** What is known here of a chapter that is being written. Kept nowhere: the stored chapter is what counts in the end. */
export type ChapterStream = {
	/** Counts up whenever it is written from its start again; 0 before anything came. */
	telling: number;
	/** As far as it came without a gap. */
	text: string;
	/** What came beyond a gap. */
	early: readonly StoryDelta[];
};

export const emptyStream: ChapterStream = { telling: 0, text: '', early: [] };

/** With a piece that was heard: in any order, twice, of another chapter, or of a telling that is void by now. */
export function withDelta(told: ChapterStream, piece: StoryDelta, place: ChapterPosition): ChapterStream {
	if (!belongsTo(piece, place) || piece.telling < told.telling) return told;
	const now = piece.telling > told.telling ? { ...emptyStream, telling: piece.telling } : told;
	return assemble(now, [...now.early, piece]);
}

/** Whether something between two pieces did not arrive: then it has to be asked for again. */
export function hasGap({ early }: ChapterStream): boolean {
	return early.length > 0;
}

/** Whether what came is no first sentence but a whole chapter, or what was missed of one. */
export function isBurst(before: ChapterStream, { text }: ChapterStream): boolean {
	return before.text === '' && sentencesOf({ text, from: 0 }).length > burstSentences;
}

function belongsTo(piece: StoryDelta, { storyId, parentNodeId, choiceIndex }: ChapterPosition): boolean {
	return piece.storyId === storyId && piece.parentNodeId === parentNodeId && piece.choiceIndex === choiceIndex;
}

function assemble(told: ChapterStream, pieces: readonly StoryDelta[]): ChapterStream {
	let { text } = told;
	const inOrder = pieces.toSorted((one, other) => one.from - other.from);
	const early = inOrder.filter((piece) => {
		if (piece.from > text.length) return true;
		// Of one telling every piece says the same of the same place: what reaches no further is known.
		if (piece.from + piece.text.length > text.length) text = text.slice(0, piece.from) + piece.text;
		return false;
	});
	return { ...told, text, early };
}
