import type { Line } from '../content/pack.ts';
import type { Slots } from './slots.ts';
import { capitalize } from './text.ts';

/** A stretch of a filled template; `from` is the slot that gave it, '' when it is the template's own text. */
export type Piece = { text: string; from: string };

const choice = /\[([^[\]]*)\]/g;
const slot = /\{([^{}]+)\}/g;

/** Settles each `[this|that]` of a template; `at` gives a number in [0, 1) for each in turn. */
export function resolveAlternatives(line: Line, at: () => number): Line {
	return line.replace(choice, (_, ways: string) => {
		const each = ways.split('|');
		return each[Math.floor(at() * each.length)] as string;
	});
}

/** The slots that a template names, as written. */
export function slotsIn(line: Line): string[] {
	return [...line.matchAll(slot)].map((match) => match[1] as string);
}

/**
 * A settled template with its slots filled. `nested` gives the pieces for a slot that is a whole sentence of its own
 * ({sense}, {show} …), or undefined where the slot is a word.
 */
export function fillTemplate(
	line: Line,
	slots: Slots,
	nested: (slot: string) => readonly Piece[] | undefined,
): Piece[] {
	const pieces: Piece[] = [];
	let done = 0;
	for (const match of line.matchAll(slot)) {
		const name = match[1] as string;
		pieces.push({ text: line.slice(done, match.index), from: '' });
		pieces.push(
			...(nested(name) ?? [{ text: wordFor(name, slots), from: name.charAt(0).toLowerCase() + name.slice(1) }]),
		);
		done = match.index + match[0].length;
	}
	pieces.push({ text: line.slice(done), from: '' });
	return pieces;
}

/** The text of pieces, with the gaps closed that an empty slot leaves. */
export function joinPieces(pieces: readonly Piece[]): string {
	let text = '';
	for (const piece of pieces) text += piece.text;
	return text.replace(/\s{2,}|[^\S ]/g, ' ').trim();
}

/** Thrown when a template names a slot that nothing fills: a fault of the writing, met by the checks and never by a reader. */
export class UnknownSlotError extends Error {
	constructor(name: string) {
		super(`No words for the slot {${name}}`);
		this.name = 'UnknownSlot';
	}
}

function wordFor(name: string, slots: Slots): string {
	const exact = slots[name];
	if (exact !== undefined) return exact;
	const lower = slots[name.charAt(0).toLowerCase() + name.slice(1)];
	if (lower === undefined) throw new UnknownSlotError(name);
	return capitalize(lower);
}
