import type { Punctuation } from './spoken-words.ts';

/** Seconds, as a person reads aloud to a child: long enough to look at the picture between two paragraphs. */
const inside = { '': 0, ',': 0.2, '—': 0.3, '…': 0.5, '.': 0.4, '?': 0.4, '!': 0.38, breath: 0.15, paragraph: 0.9 };
const atEnd: Partial<Record<keyof typeof inside, number>> = { '.': 0.52, '?': 0.6, '!': 0.52, '…': 0.7 };

/** Seconds of silence after a word with this mark; `end` for the last word of a sentence. A quick reader makes shorter pauses. */
export function pauseAfter(mark: Punctuation | 'breath' | 'paragraph', rate: number, end = false): number {
	return ((end && atEnd[mark]) || inside[mark]) / rate;
}
