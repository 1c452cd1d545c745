import { withRoom } from './columns.ts';
import { folded } from './folded.ts';
import { type Needle, traitsOf } from './needle.ts';

const encoder = new TextEncoder();

/** A letter of UTF-16 takes at most three bytes of UTF-8. */
const BYTES_OF_A_LETTER = 3;

/** Stands behind each text of a row, so that nothing is found that begins in one and ends in the next. */
const END = '\0';

/** Bytes of texts that are gone, above which the others are moved together once they are the half of all. */
const WASTE = 1 << 20;

/** One or more texts for each slot, folded, in one block of memory. */
export class Texts {
	#bytes = new Uint8Array(1 << 16);
	#used = 0;
	#wasted = 0;
	#starts = new Int32Array(0);
	#ends = new Int32Array(0);
	#letters = new Int32Array(0);
	#low = new Int32Array(0);
	#high = new Int32Array(0);

	makeRoom(slots: number): void {
		if (slots <= this.#starts.length) return;
		this.#starts = withRoom(this.#starts, slots);
		this.#ends = withRoom(this.#ends, slots);
		this.#letters = withRoom(this.#letters, slots);
		this.#low = withRoom(this.#low, slots);
		this.#high = withRoom(this.#high, slots);
	}

	set(slot: number, ...texts: readonly string[]): void {
		this.clear(slot);
		const text = texts.map((each) => folded(each) + END).join('');
		this.#bytes = withRoom(this.#bytes, this.#used + text.length * BYTES_OF_A_LETTER);
		const start = this.#used;
		const end = start + encoder.encodeInto(text, this.#bytes.subarray(start)).written;
		const { letters, low, high } = traitsOf(this.#bytes, start, end);
		[this.#starts[slot], this.#ends[slot], this.#used] = [start, end, end];
		[this.#letters[slot], this.#low[slot], this.#high[slot]] = [letters, low, high];
	}

	/** Nothing stays of what a slot said, not even in memory. */
	clear(slot: number): void {
		const [start, end] = [this.#starts[slot]!, this.#ends[slot]!];
		this.#bytes.fill(0, start, end);
		this.#wasted += end - start;
		[this.#ends[slot], this.#letters[slot], this.#low[slot], this.#high[slot]] = [start, 0, 0, 0];
		if (this.#wasted > WASTE && this.#wasted > this.#used / 2) this.#moveTogether();
	}

	/** 1 for each slot that has it, of those that `among` has 1 for. */
	find(needle: Needle, among: Uint8Array): Uint8Array {
		const [letters, low, high] = [this.#letters, this.#low, this.#high];
		const found = new Uint8Array(among.length);
		for (let slot = 0; slot < among.length; slot++) {
			if (among[slot] !== 1 || (letters[slot]! & needle.letters) !== needle.letters) continue;
			if ((low[slot]! & needle.low) !== needle.low || (high[slot]! & needle.high) !== needle.high) continue;
			if (this.#says(slot, needle.bytes)) found[slot] = 1;
		}
		return found;
	}

	/** Orders two slots by the first of their texts, letter by letter as Unicode counts them. */
	compare(one: number, other: number): number {
		const bytes = this.#bytes;
		let [a, b] = [this.#starts[one]!, this.#starts[other]!];
		while (bytes[a] === bytes[b] && bytes[a] !== 0) {
			a++;
			b++;
		}
		return bytes[a]! - bytes[b]!;
	}

	#says(slot: number, needle: Uint8Array): boolean {
		const bytes = this.#bytes;
		const first = needle[0]!;
		const last = this.#ends[slot]! - needle.length;
		for (let at = this.#starts[slot]!; at <= last; at++) {
			if (bytes[at] === first && isAt(bytes, at, needle)) return true;
		}
		return false;
	}

	#moveTogether(): void {
		const bytes = new Uint8Array(this.#bytes.length);
		let used = 0;
		for (let slot = 0; slot < this.#starts.length; slot++) {
			const text = this.#bytes.subarray(this.#starts[slot], this.#ends[slot]);
			bytes.set(text, used);
			this.#starts[slot] = used;
			used += text.length;
			this.#ends[slot] = used;
		}
		this.#bytes = bytes;
		this.#used = used;
		this.#wasted = 0;
	}
}

function isAt(bytes: Uint8Array, at: number, needle: Uint8Array): boolean {
	for (let next = 1; next < needle.length; next++) if (bytes[at + next] !== needle[next]) return false;
	return true;
}
