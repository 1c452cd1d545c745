import type { Piece } from '../../text/templates.ts';
import { stemsIn } from '../../text/text.ts';

/** Words within which the same stem may not occur twice when a slot brought one of them. */
const clashSpan = 12;

/** Names never clash, and a trait is meant to be repeated. */
const exempt = new Set(['hero', 'helper', 'friend', 'trait']);

/** The stems that a slot brought too near to the same stem: "the quiet lagoon was usually quiet". */
export function clashingStems(pieces: readonly Piece[]): string[] {
	const stems: string[] = [];
	const owners: string[] = [];
	for (const { text, from } of pieces) {
		const owner = slotOwner(from);
		for (const stem of stemsIn(text)) {
			stems.push(exempt.has(from) ? '' : stem);
			owners.push(owner);
		}
	}
	return stems.filter((stem, at) => stem !== '' && clashesAhead(stems, owners, at));
}

function clashesAhead(stems: readonly string[], owners: readonly string[], at: number): boolean {
	const end = Math.min(stems.length, at + 1 + clashSpan);
	for (let near = at + 1; near < end; near++) {
		if (stems[near] === stems[at] && owners[near] !== owners[at]) return true;
	}
	return false;
}

// Slots about the same thing (its name and what it did) have the same owner.
function slotOwner(from: string): string {
	return from.replace(/(?:A|One|Bare|Did|From|The|At|To)$/, '').toLowerCase();
}
