export type Compare = (one: number, other: number) => number;

/** Slots in one order, and kept in it while rows come, change and go. */
export class Order {
	slots = new Uint32Array(0);
	readonly #compare: Compare;

	constructor(compare: Compare) {
		this.#compare = compare;
	}

	/** `isChanged`: 1 for each slot whose row is another than before; `fresh`: those of them that hold a row now. */
	renew(isChanged: Uint8Array, fresh: Uint32Array): void {
		const kept = without(this.slots, isChanged);
		this.slots = this.#with(kept, fresh.toSorted(this.#compare));
	}

	/** Which place each slot has, counted from 0; those that `isSame` finds alike share one. `room`: how many slots. */
	places(room: number, isSame: (one: number, other: number) => boolean): Uint32Array<ArrayBuffer> {
		const places = new Uint32Array(room);
		let place = 0;
		for (let at = 0; at < this.slots.length; at++) {
			if (at > 0 && !isSame(this.slots[at - 1]!, this.slots[at]!)) place++;
			places[this.slots[at]!] = place;
		}
		return places;
	}

	/** Both are sorted, and `fresh` is mostly short: what stands between two of it is moved as one piece. */
	#with(kept: Uint32Array, fresh: Uint32Array): Uint32Array<ArrayBuffer> {
		const all = new Uint32Array(kept.length + fresh.length);
		let from = 0;
		for (let count = 0; count < fresh.length; count++) {
			const to = this.#placeIn(kept, fresh[count]!, from);
			all.set(kept.subarray(from, to), from + count);
			all[to + count] = fresh[count]!;
			from = to;
		}
		all.set(kept.subarray(from), from + fresh.length);
		return all;
	}

	#placeIn(sorted: Uint32Array, slot: number, from: number): number {
		let to = sorted.length;
		while (from < to) {
			const middle = (from + to) >>> 1;
			if (this.#compare(sorted[middle]!, slot) < 0) from = middle + 1;
			else to = middle;
		}
		return from;
	}
}

/** Moves the others together, in place. */
function without(slots: Uint32Array, isGone: Uint8Array): Uint32Array {
	let count = 0;
	while (count < slots.length && isGone[slots[count]!] !== 1) count++;
	for (let at = count + 1; at < slots.length; at++) {
		const slot = slots[at]!;
		if (isGone[slot] !== 1) slots[count++] = slot;
	}
	return slots.subarray(0, count);
}
