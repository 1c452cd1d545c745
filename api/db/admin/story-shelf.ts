import type * as z from 'zod/mini';
import type { StoryQuery } from '../../../shared/admin.ts';
import type { AccountShelf } from './account-shelf.ts';
import { withRoom } from './columns.ts';
import { type Needle, needleOf } from './needle.ts';
import { Order } from './order.ts';
import { cut, type Page } from './page.ts';
import { Shelf } from './shelf.ts';

/** `author`: the author's slot on the shelf of accounts. */
export type ShelvedStory = { slot: number; author: number; title: string; is_published: 0 | 1; created_at: number };

/** What the list of stories asks of every story. Its authors stand on a shelf of their own, which is renewed first. */
export class StoryShelf extends Shelf<ShelvedStory> {
	readonly #authors: AccountShelf;
	#author = new Uint32Array(0);
	#isPublished = new Uint8Array(0);
	#emailPlaces: Uint32Array;
	protected readonly orders = {
		title: new Order((a, b) => this.texts.compare(a, b) || this.byAge(a, b)),
		'author.email': new Order((a, b) => this.#emailPlace(a) - this.#emailPlace(b) || this.byAge(a, b)),
		isPublished: new Order((a, b) => this.#isPublished[a]! - this.#isPublished[b]! || this.byAge(a, b)),
		createdAt: new Order((a, b) => this.byAge(a, b)),
	};

	constructor(authors: AccountShelf) {
		super();
		this.#authors = authors;
		this.#emailPlaces = authors.emailPlaces();
	}

	page(query: z.infer<typeof StoryQuery>): Page {
		return cut(this.orders[query.sortField].slots, this.#wanted(query), query);
	}

	/** To be told which accounts changed, before its own changes: where an email goes, its stories go. */
	renewAuthors(changed: readonly number[]): void {
		this.#emailPlaces = this.#authors.emailPlaces();
		const isChanged = new Uint8Array(this.#emailPlaces.length);
		for (const slot of changed) isChanged[slot] = 1;
		const author = this.#author;
		const marks = new Uint8Array(this.isThere.length);
		for (let slot = 0; slot < marks.length; slot++) if (isChanged[author[slot]!] === 1) marks[slot] = 1;
		this.orders['author.email'].renew(marks, this.filledOf(marks));
	}

	protected override makeRoom(slots: number): void {
		super.makeRoom(slots);
		this.#author = withRoom(this.#author, slots);
		this.#isPublished = withRoom(this.#isPublished, slots);
	}

	protected override put({ slot, author, title, is_published }: ShelvedStory): void {
		this.#author[slot] = author;
		this.#isPublished[slot] = is_published;
		this.texts.set(slot, title);
	}

	/** An author that is not on the shelf yet stands first; its story is sorted again when the author comes. */
	#emailPlace(slot: number): number {
		return this.#emailPlaces[this.#author[slot]!] ?? 0;
	}

	#wanted({ status, search }: z.infer<typeof StoryQuery>): Uint8Array | null {
		const needle = needleOf(search);
		if (!status && !needle) return null;
		const wanted = status ? this.#only(status === 'published' ? 1 : 0) : this.isThere;
		return needle ? this.#find(needle, wanted) : wanted;
	}

	#only(isPublished: 0 | 1): Uint8Array {
		const [isThere, column] = [this.isThere, this.#isPublished];
		const only = new Uint8Array(isThere.length);
		for (let slot = 0; slot < only.length; slot++) if (column[slot] === isPublished) only[slot] = isThere[slot]!;
		return only;
	}

	/** A story whose author matches need not be read any more. */
	#find(needle: Needle, among: Uint8Array): Uint8Array {
		const isAuthor = this.#authors.find(needle);
		const author = this.#author;
		const rest = among.slice();
		for (let slot = 0; slot < rest.length; slot++) if (isAuthor[author[slot]!] === 1) rest[slot] = 0;
		const found = this.texts.find(needle, rest);
		for (let slot = 0; slot < rest.length; slot++) if (rest[slot] === 0) found[slot] = among[slot]!;
		return found;
	}
}
