import type * as z from 'zod/mini';
import type { UserQuery } from '../../../shared/admin.ts';
import { roles, subscriptionStatuses } from '../../../shared/user.ts';
import { withRoom } from './columns.ts';
import { type Needle, needleOf } from './needle.ts';
import { Order } from './order.ts';
import { cut, type Page } from './page.ts';
import { Shelf } from './shelf.ts';

/** A child's `status` is its family's. */
export type ShelvedAccount = {
	slot: number;
	email: string | null;
	name: string;
	role: string;
	status: string;
	created_at: number;
};

/** As a list sorts them: by the word, not by rank. */
const sortedRoles: readonly string[] = roles.toSorted();
const sortedStatuses: readonly string[] = subscriptionStatuses.toSorted();

/** What the list of users asks of every account. */
export class AccountShelf extends Shelf<ShelvedAccount> {
	#role = new Uint8Array(0);
	#status = new Uint8Array(0);
	protected readonly orders = {
		email: new Order((a, b) => this.texts.compare(a, b) || this.byAge(a, b)),
		role: new Order((a, b) => this.#role[a]! - this.#role[b]! || this.byAge(a, b)),
		'subscription.status': new Order((a, b) => this.#status[a]! - this.#status[b]! || this.byAge(a, b)),
		createdAt: new Order((a, b) => this.byAge(a, b)),
	};

	page(query: z.infer<typeof UserQuery>): Page {
		return cut(this.orders[query.sortField].slots, this.#wanted(query), query);
	}

	/** 1 for each slot whose email or name has it. */
	find(needle: Needle): Uint8Array {
		return this.texts.find(needle, this.isThere);
	}

	/** Where each slot stands among all emails; those without one share the first place. */
	emailPlaces(): Uint32Array<ArrayBuffer> {
		return this.orders.email.places(this.isThere.length, (a, b) => this.texts.compare(a, b) === 0);
	}

	protected override makeRoom(slots: number): void {
		super.makeRoom(slots);
		this.#role = withRoom(this.#role, slots);
		this.#status = withRoom(this.#status, slots);
	}

	protected override put({ slot, email, name, role, status }: ShelvedAccount): void {
		this.#role[slot] = sortedRoles.indexOf(role);
		this.#status[slot] = sortedStatuses.indexOf(status);
		this.texts.set(slot, email ?? '', name);
	}

	#wanted({ role, status, search }: z.infer<typeof UserQuery>): Uint8Array | null {
		const needle = needleOf(search);
		if (!role && !status && !needle) return null;
		const wanted = needle ? this.find(needle) : this.isThere.slice();
		if (role) keepOnly(wanted, this.#role, sortedRoles.indexOf(role));
		if (status) keepOnly(wanted, this.#status, sortedStatuses.indexOf(status));
		return wanted;
	}
}

function keepOnly(wanted: Uint8Array, column: Uint8Array, value: number): void {
	for (let slot = 0; slot < wanted.length; slot++) if (column[slot] !== value) wanted[slot] = 0;
}
