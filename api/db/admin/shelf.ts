import { withRoom } from './columns.ts';
import type { Order } from './order.ts';
import { Texts } from './texts.ts';

/** `slot`: the row's number in its table. */
type Shelved = { slot: number; created_at: number };

/** The rows of a table, as far as a list asks for them: column by column, a slot for each row. */
export abstract class Shelf<Row extends Shelved> {
	protected readonly texts = new Texts();
	/** 1 for each slot that holds a row. */
	protected isThere = new Uint8Array(0);
	protected createdAt = new Float64Array(0);
	protected abstract readonly orders: Readonly<Record<string, Order>>;

	/** Fills an empty shelf with all there is. */
	fill(rows: Iterable<Row>): void {
		for (const row of rows) this.#put(row);
		this.#sort(new Uint8Array(this.isThere.length).fill(1));
	}

	/** `changed`: the slots to look at again; `rows`: what stands in those of them that hold a row now. */
	renew(changed: readonly number[], rows: Iterable<Row>): void {
		const marks = this.#emptied(changed);
		for (const row of rows) this.#put(row);
		this.#sort(marks);
	}

	/** Of the marked slots, those that hold a row. */
	protected filledOf(marks: Uint8Array): Uint32Array {
		const filled = new Uint32Array(marks.length);
		let count = 0;
		for (let slot = 0; slot < marks.length; slot++) {
			if (marks[slot] === 1 && this.isThere[slot] === 1) filled[count++] = slot;
		}
		return filled.subarray(0, count);
	}

	protected makeRoom(slots: number): void {
		this.texts.makeRoom(slots);
		this.isThere = withRoom(this.isThere, slots);
		this.createdAt = withRoom(this.createdAt, slots);
	}

	protected abstract put(row: Row): void;

	/** Older rows first; of the same moment, the one that was written first. */
	protected byAge(one: number, other: number): number {
		return this.createdAt[one]! - this.createdAt[other]! || one - other;
	}

	#sort(marks: Uint8Array): void {
		const filled = this.filledOf(marks);
		for (const order of Object.values(this.orders)) order.renew(marks, filled);
	}

	#put(row: Row): void {
		this.makeRoom(row.slot + 1);
		this.isThere[row.slot] = 1;
		this.createdAt[row.slot] = row.created_at;
		this.put(row);
	}

	#emptied(slots: readonly number[]): Uint8Array {
		this.makeRoom(slots.reduce((last, slot) => Math.max(last, slot), 0) + 1);
		const marks = new Uint8Array(this.isThere.length);
		for (const slot of slots) {
			marks[slot] = 1;
			this.isThere[slot] = 0;
			this.texts.clear(slot);
		}
		return marks;
	}
}
