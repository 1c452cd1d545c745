/** Seeded random numbers: the same seed gives the same numbers on every machine. */

/** FNV-1a over UTF-16 units, 32 bits. */
export function hashOf(text: string): number {
	let hash = 0x811c9dc5;
	for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
	return hash >>> 0;
}

/** A generator of numbers in [0, 1) (mulberry32). */
export function seededRandom(seed: string): () => number {
	let state = hashOf(seed);
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}

/** A copy, shuffled by the seed (Fisher–Yates). */
export function shuffled<Item>(items: readonly Item[], seed: string): Item[] {
	const next = seededRandom(seed);
	const copy = [...items];
	for (let last = copy.length - 1; last > 0; last--) {
		const other = Math.floor(next() * (last + 1));
		[copy[last], copy[other]] = [copy[other] as Item, copy[last] as Item];
	}
	return copy;
}

/** One of the items, which must not be empty. */
export function pickOne<Item>(items: readonly Item[], seed: string): Item {
	return items[Math.floor(seededRandom(seed)() * items.length)] as Item;
}
