/** Seeded random numbers: the same seed gives the same picture. */
export type Random = {
	/** 0 ≤ value < 1 */
	next(): number;
	between(low: number, high: number): number;
	whole(low: number, high: number): number;
	chance(probability: number): boolean;
	pick<T>(list: readonly T[]): T;
};

/** Mulberry32 over an FNV-1a hash of the seed. */
export function seeded(seed: string): Random {
	let state = fnv1a(seed);
	const next = () => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
	const between = (low: number, high: number) => low + (high - low) * next();
	return {
		next,
		between,
		whole: (low, high) => Math.floor(between(low, high + 1)),
		chance: (probability) => next() < probability,
		pick: (list) => list[Math.floor(next() * list.length)]!,
	};
}

function fnv1a(text: string): number {
	let hash = 0x811c9dc5;
	for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
	return hash >>> 0;
}
