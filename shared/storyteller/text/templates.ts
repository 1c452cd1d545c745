import { capitalize } from './text.ts';

/**
 * A template of the built-in storyteller. Every form of a word is written out: nothing is inflected at run time, so nothing
 * can be inflected wrongly.
 *
 * `{hero}` is the hero's name; `{they}` `{them}` `{their}` `{theirs}` `{themself}` are the hero's
 * pronouns, and with a capital (`{They}`) they begin a sentence. Narration is in the past tense, where a verb is the same
 * for he, she and they, but for two: after a pronoun write `{they was}` and `{they wasn't}`, never "was".
 */
export type Line = string;

/** The value of each `{slot}` of a template; a slot with a capital gives the value with a capital. */
export type Slots = Readonly<Record<string, string>>;

/** A piece of a filled template. `from`: its slot, '' for the template's own text. */
export type Piece = { text: string; from: string };

const choice = /\[([^[\]]*)\]/g;
const slot = /\{([^{}]+)\}/g;

/** Replaces each `[this|that]` of a template by one alternative; `at` gives a number in [0, 1) for each. */
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
 * Fills the slots of a template without alternatives. `nested` gives the pieces for a slot that stands for whole sentences
 * ({sense}, {show} …), undefined for a slot that is a word.
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

/** The text of the pieces, without double spaces from empty slots. */
export function joinPieces(pieces: readonly Piece[]): string {
	let text = '';
	for (const piece of pieces) text += piece.text;
	return text.replace(/\s{2,}|[^\S ]/g, ' ').trim();
}

/** Thrown for a slot without a value: an error in the content, which the checks find. */
class UnknownSlotError extends Error {
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
