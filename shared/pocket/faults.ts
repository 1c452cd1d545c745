import type { Piece } from './fill.ts';
import { heroMark, type Parsed, stemOf, wordsOf } from './sentences.ts';

/** How near two words of one stem may not stand when a slot brought one of them. */
const clashSpan = 12;

/** Names clash with nothing, and a trait is meant to be heard. */
const exempt = new Set(['hero', 'helper', 'friend', 'trait']);

/** The stems that a slot has brought too near to the same stem elsewhere: "the quiet lagoon was usually quiet". */
export function clashesIn(pieces: readonly Piece[]): string[] {
	const stems = pieces.flatMap(({ text, from }) => {
		const clashing = !exempt.has(from);
		return wordsOf(text).map((word) => ({ stem: clashing ? stemOf(word) : '', from: ofWhom(from) }));
	});
	return stems.flatMap((one, at) => {
		const near = stems.slice(at + 1, at + 1 + clashSpan);
		return one.stem !== '' && near.some((other) => other.stem === one.stem && other.from !== one.from)
			? [one.stem]
			: [];
	});
}

// What two slots say of the same thing (its name and its deed) belongs together.
function ofWhom(from: string): string {
	return from.replace(/(?:A|One|Bare|Did|From|The|At|To)$/, '').toLowerCase();
}

/** How many words the longest sentence has; a hero's name counts as the words that it has. */
export function longestIn(text: Parsed, heroName: string): number {
	const extra = Math.max(0, heroName.trim().split(/\s+/).length - 1);
	return Math.max(
		0,
		...text.map(({ sentence, words }) => words.length + extra * (sentence.split(heroMark).length - 1)),
	);
}
