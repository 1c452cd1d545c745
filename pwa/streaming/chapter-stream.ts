import type { StoryDelta } from '../../shared/contract/events.ts';
import { sentencesOf } from './chapter-text.ts';

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
	outOfOrder: readonly StoryDelta[];
};

export const emptyStream: ChapterStream = { telling: 0, text: '', outOfOrder: [] };

/** Adds a delta. Deltas may arrive in any order, twice, for another chapter or for an earlier attempt. */
export function withDelta(stream: ChapterStream, delta: StoryDelta, position: ChapterPosition): ChapterStream {
	if (!belongsTo(delta, position) || delta.telling < stream.telling) return stream;
	const now = delta.telling > stream.telling ? { ...emptyStream, telling: delta.telling } : stream;
	return assemble(now, [...now.outOfOrder, delta]);
}

/** Whether a delta is missing. Then the stream must be requested again. */
export function hasGap({ outOfOrder }: ChapterStream): boolean {
	return outOfOrder.length > 0;
}

/** Whether the first text is a whole chapter (or a replay of one) and not a first sentence. */
export function isBurst(before: ChapterStream, { text }: ChapterStream): boolean {
	return before.text === '' && sentencesOf({ text, from: 0 }).length > burstSentences;
}

function belongsTo(delta: StoryDelta, { storyId, parentNodeId, choiceIndex }: ChapterPosition): boolean {
	return delta.storyId === storyId && delta.parentNodeId === parentNodeId && delta.choiceIndex === choiceIndex;
}

function assemble(stream: ChapterStream, deltas: readonly StoryDelta[]): ChapterStream {
	let { text } = stream;
	const inOrder = deltas.toSorted((one, other) => one.from - other.from);
	const outOfOrder = inOrder.filter((delta) => {
		if (delta.from > text.length) return true;
		// Within one attempt all deltas agree: one that reaches no further adds nothing.
		if (delta.from + delta.text.length > text.length) text = text.slice(0, delta.from) + delta.text;
		return false;
	});
	return { ...stream, text, outOfOrder };
}
