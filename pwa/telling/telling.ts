import type { StoryDelta } from '../../shared/events.ts';
import { sentencesOf } from './sentences.ts';

/** A fast storyteller may have written so many before the first of them is told. */
const fewSentences = 3;

/** Where a chapter that is being written will hang; both null for a story's first. */
export type Place = { storyId: string; parentNodeId: string | null; choiceIndex: number | null };

export function firstPlaceOf(storyId: string): Place {
	return { storyId, parentNodeId: null, choiceIndex: null };
}

/** What is known here of a chapter that is being written. Kept nowhere: the stored chapter is what counts in the end. */
export type Telling = {
	/** Counts up whenever it is written from its start again; 0 before anything came. */
	telling: number;
	/** As far as it came without a gap. */
	text: string;
	/** What came beyond a gap. */
	early: readonly StoryDelta[];
};

export const nothingTold: Telling = { telling: 0, text: '', early: [] };

/** With a piece that was heard: in any order, twice, of another chapter, or of a telling that is void by now. */
export function withPiece(told: Telling, piece: StoryDelta, place: Place): Telling {
	if (!isOf(piece, place) || piece.telling < told.telling) return told;
	const now = piece.telling > told.telling ? { ...nothingTold, telling: piece.telling } : told;
	return joined(now, [...now.early, piece]);
}

/** Whether something between two pieces did not arrive: then it has to be asked for again. */
export function hasGap({ early }: Telling): boolean {
	return early.length > 0;
}

/** Whether what came is no first sentence but a whole chapter, or what was missed of one. */
export function isAtOnce(before: Telling, { text }: Telling): boolean {
	return before.text === '' && sentencesOf({ text, from: 0 }).length > fewSentences;
}

function isOf(piece: StoryDelta, { storyId, parentNodeId, choiceIndex }: Place): boolean {
	return piece.storyId === storyId && piece.parentNodeId === parentNodeId && piece.choiceIndex === choiceIndex;
}

function joined(told: Telling, pieces: readonly StoryDelta[]): Telling {
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
