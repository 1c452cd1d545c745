import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { StoryQuery, UserQuery } from '../../../shared/admin.ts';
import type { Db } from '../schema.ts';
import { type Changed, takeChanges, watchChanges, writesOfOthers } from './changes.ts';
import type { Page } from './page.ts';

export type ListQuery =
	| ({ list: 'users' } & z.infer<typeof UserQuery>)
	| ({ list: 'stories' } & z.infer<typeof StoryQuery>);
export type Question = { number: number; query: ListQuery; changed: Changed };
type Answer = { number: number; page: Page };

const program = new URL('./catalogue.worker.ts', import.meta.url);

/** Milliseconds after which the memory is given back when no admin looks at a list. */
const IDLE = 10 * 60 * 1000;

/** Each database has one at most, from the first question on. */
const catalogues = new WeakMap<Db, Catalogue>();

/**
 * The rows on one page of a list, and how many there are on all pages, as of this moment. A thread holds what the lists
 * sort, filter and search by in memory: no index finds a page in the middle of what one letter matches. `db` is the
 * whole database and not a transaction.
 */
export async function pageOf(db: Db, query: ListQuery): Promise<Page> {
	// On a connection of our own no other change comes in between.
	const { page } = await db.connection().execute(async (own) => {
		const catalogue = await catalogueOf(db, own);
		return { page: catalogue.ask(query, await takeChanges(own)) };
	});
	return page;
}

/** Ends the thread, if there is one: to be called before the database is closed. */
export async function closeCatalogue(db: Db): Promise<void> {
	await catalogues.get(db)?.close();
}

async function catalogueOf(db: Db, own: Db): Promise<Catalogue> {
	const version = await writesOfOthers(own);
	const known = catalogues.get(db);
	if (known?.isOpen && known.version === version) return known;
	known?.retire();
	await watchChanges(own);
	const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(own);
	const catalogue = new Catalogue(rows[0]!.file, version);
	catalogues.set(db, catalogue);
	return catalogue;
}

class Catalogue {
	readonly version: number;
	isOpen = true;
	readonly #thread: Worker;
	readonly #waiting = new Map<number, PromiseWithResolvers<Page>>();
	readonly #idle: NodeJS.Timeout;
	#asked = 0;

	constructor(file: string, version: number) {
		this.version = version;
		this.#thread = new Worker(program, { workerData: file, execArgv: [], name: 'admin lists' });
		this.#thread.on('message', ({ number, page }: Answer) => this.#take(number)?.resolve(page));
		this.#thread.on('error', (error) => this.#giveUp(error));
		this.#thread.on('exit', () => this.#giveUp(new Error('The thread of the admin lists has ended')));
		this.#idle = setTimeout(() => void this.close(), IDLE).unref();
	}

	ask(query: ListQuery, changed: Changed): Promise<Page> {
		const number = this.#asked++;
		const answer = Promise.withResolvers<Page>();
		this.#waiting.set(number, answer);
		this.#thread.ref();
		this.#idle.refresh();
		this.#thread.postMessage({ number, query, changed } satisfies Question);
		return answer.promise;
	}

	/** Another takes over; what is being asked is still answered. */
	retire(): void {
		this.isOpen = false;
		if (this.#waiting.size === 0) void this.close();
	}

	async close(): Promise<void> {
		this.isOpen = false;
		clearTimeout(this.#idle);
		await this.#thread.terminate();
	}

	#take(number: number): PromiseWithResolvers<Page> | undefined {
		const answer = this.#waiting.get(number);
		this.#waiting.delete(number);
		if (this.#waiting.size === 0) this.#rest();
		return answer;
	}

	#rest(): void {
		if (this.isOpen) this.#thread.unref();
		else void this.close();
	}

	#giveUp(error: unknown): void {
		this.isOpen = false;
		clearTimeout(this.#idle);
		for (const number of this.#waiting.keys()) this.#take(number)?.reject(error);
	}
}
