import type { NarrationAnswer } from '../../../shared/contract/stories.ts';

export type SpokenPart = NarrationAnswer['sentences'][number];

/** The index of the part that is heard at a time, or -1 before the first one. `parts` are in order. */
export function partAt(parts: readonly SpokenPart[], seconds: number): number {
	let [low, high] = [0, parts.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if (parts[middle]!.at <= seconds) low = middle + 1;
		else high = middle;
	}
	return low - 1;
}

/** The index of the part that contains an offset into the text, or of the last one before it. */
export function partContaining(parts: readonly SpokenPart[], offset: number): number {
	return parts.findLastIndex(({ from }) => from <= offset);
}

/** After so many seconds of a sentence, one step back begins it again. */
const repeatsAfter = 1.5;
/** The steps of a recording whose sentences are unknown, in seconds. */
const blindStep = 10;

/** Where one sentence back begins. */
export function sentenceBack(sentences: readonly SpokenPart[], seconds: number): number {
	if (sentences.length === 0) return Math.max(0, seconds - blindStep);
	const current = partAt(sentences, seconds);
	const start = sentences[current]?.at ?? 0;
	return seconds - start >= repeatsAfter ? start : (sentences[current - 1]?.at ?? 0);
}

/** Where the next sentence begins; after the last one, where the recording ends. Null where neither is known: it is being made. */
export function sentenceForward(sentences: readonly SpokenPart[], seconds: number, end: number | null): number | null {
	if (sentences.length === 0) return end && Math.min(end, seconds + blindStep);
	return sentences[partAt(sentences, seconds) + 1]?.at ?? end;
}
