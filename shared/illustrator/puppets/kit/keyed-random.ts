import { seeded } from '../../random.ts';

/** Seeded random values by key: the same seed and key always give the same value, so a hero looks the same in every picture. */
export type KeyedRandom = {
	/** One of the list, fixed by the key. */
	pick<T>(key: string, list: readonly T[]): T;
	/** A number in [low, high), fixed by the key. */
	between(key: string, low: number, high: number): number;
	/** True for this share of all seeds. */
	isBelow(key: string, share: number): boolean;
	/** A fresh row of numbers in [0, 1), for scattering small strokes. */
	row(key: string): () => number;
};

export function keyedRandom(seed: string): KeyedRandom {
	const row = (key: string) => seeded(`${seed}|${key}`).next;
	const first = (key: string) => row(key)();
	return {
		row,
		pick: (key, list) => list[Math.floor(first(key) * list.length)]!,
		between: (key, low, high) => low + first(key) * (high - low),
		isBelow: (key, share) => first(key) < share,
	};
}
