import { folded } from './folded.ts';

/**
 * What is looked for, in UTF-8, with its traits: a text that lacks one of them does not have it, and need not be read.
 * The traits are 96 bits: which letters there are, and in `low` and `high` which pairs of letters.
 */
export type Needle = { bytes: Uint8Array } & Traits;
export type Traits = { letters: number; low: number; high: number };

const encoder = new TextEncoder();

/** Null when there is nothing to look for. Every sign stands for itself. */
export function needleOf(search: string | undefined): Needle | null {
	const text = search?.trim() ?? '';
	if (text === '') return null;
	const bytes = encoder.encode(folded(text));
	return { bytes, ...traitsOf(bytes, 0, bytes.length) };
}

/** Of the bytes from `start` up to `end`. */
export function traitsOf(bytes: Uint8Array, start: number, end: number): Traits {
	const traits = { letters: 0, low: 0, high: 0 };
	for (let at = start; at < end; at++) {
		const byte = bytes[at]!;
		traits.letters |= 1 << (byte & 31);
		if (at === start) continue;
		const pair = Math.imul(bytes[at - 1]! * 256 + byte, 0x9e3779b1) >>> 26;
		if (pair < 32) traits.low |= 1 << pair;
		else traits.high |= 1 << (pair - 32);
	}
	return traits;
}
