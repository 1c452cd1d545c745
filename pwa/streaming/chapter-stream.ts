import type { StoryDelta } from '../../shared/contract/events.ts';
import { sentencesOf } from './sentences.ts';

/** A fast storyteller may send up to this many sentences in its first delta. */
const burstSentences = 3;

/** The position of a chapter in the tree. Parent and choice are null for the first chapter. */
export type ChapterPosition = { storyId: string; parentNodeId: string | null; choiceIndex: number | null };

export function firstChapterPosition(storyId: string): ChapterPosition {
	return { storyId, parentNodeId: null, choiceIndex: null };
}

/** The received part of a chapter that is being written. Not stored: the stored chapter replaces it. */
export type ChapterStream = {
	/** The attempt of the storyteller, which restarts the text; 0 before the first delta. */
	telling: number;
	/** The text without gaps. */
	text: string;
	/** Deltas after a gap. */
	early: readonly StoryDelta[];
};

export const emptyStream: ChapterStream = { telling: 0, text: '', early: [] };

/** Adds a delta. Deltas may arrive in any order, twice, for another chapter or for an earlier attempt. */
export function withDelta(told: ChapterStream, piece: StoryDelta, place: ChapterPosition): ChapterStream {
	if (!belongsTo(piece, place) || piece.telling < told.telling) return told;
	const now = piece.telling > told.telling ? { ...emptyStream, telling: piece.telling } : told;
	return assemble(now, [...now.early, piece]);
}

/** Whether a delta is missing. Then the stream must be requested again. */
export function hasGap({ early }: ChapterStream): boolean {
	return early.length > 0;
}

/** Whether the first text is a whole chapter (or a replay of one) and not a first sentence. */
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
		// Within one attempt all deltas agree: one that reaches no further adds nothing.
		if (piece.from + piece.text.length > text.length) text = text.slice(0, piece.from) + piece.text;
		return false;
	});
	return { ...told, text, early };
}
