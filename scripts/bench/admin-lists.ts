import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listStories, listUsers, storyQueries } from '../../api/db/admin-lists.ts';
import { openDatabase } from '../../api/db/open.ts';
import type { Db } from '../../api/db/schema.ts';
import { type Figure, median, timed } from './figures.ts';

const size = { users: 100_000, stories: 500_000 };

export const title = `an admin's lists of ${size.users} users and ${size.stories} stories`;

type UserQuery = Parameters<typeof listUsers>[1];
type StoryQuery = Parameters<typeof listStories>[1];
/** Milliseconds of wall clock and of processor time; the wall clock also counts other programs. */
type Spent = { ms: number; cpu: number };
type List = (page: number) => Promise<number>;

const runs = 3;
const limit = { most: 300 };
const paging = { page: 1, limit: 10 };
const orders = ['asc', 'desc'] as const;
/** No search, one letter, a word of most titles, of a tenth, of a few, the end of a fifth of the emails, no match. */
const searches = ['', 'e', 'the', 'nakamura', 'dragon who found the moon', 'example.com', 'xyzzy'];
const userFilters = [{}, { role: 'child' }, { role: 'parent', status: 'trial' }] as const;
const storyFilters = [{}, { status: 'draft' }] as const;
const userFields = ['email', 'role', 'subscription.status', 'createdAt'] as const;
const storyFields = ['title', 'author.email', 'isPublished', 'createdAt'] as const;

/**
 * Times of the functions that the routes call, from the query to the rows. Each is the median of three; each search is made in
 * all sorts, both directions and all filters, on the first page, in the middle and on the last page.
 */
export async function measure(): Promise<Figure[]> {
	const folder = await mkdtemp(join(tmpdir(), 'everbranch-bench-'));
	const file = join(folder, 'everbranch.db');
	try {
		const filling = await timed(() => fillElsewhere(file));
		console.log(`Filled in ${(filling.ms / 1000).toFixed(0)} s: ${((await stat(file)).size / 1e6).toFixed(0)} MB.`);
		const { db, close } = await openDatabase(file);
		try {
			return await figuresOf(db);
		} finally {
			await close();
		}
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/** In another process, so that its memory is not measured. */
function fillElsewhere(file: string) {
	const program = `
		import { insertBulkData } from ${JSON.stringify(import.meta.resolve('./bulk-data.ts'))};
		await insertBulkData(process.argv[1], ${JSON.stringify(size)});`;
	const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module'];
	return promisify(execFile)(process.execPath, [...flags, '--eval', program, file]);
}

async function figuresOf(db: Db): Promise<Figure[]> {
	await listUsers(db, { ...paging, sortField: 'createdAt', sortOrder: 'desc' });
	const before = process.memoryUsage().rss / 1e6;
	const lists: Figure[] = [];
	for (const search of searches) lists.push(...(await figuresOfLists('users', search, userLists(db, search))));
	for (const search of searches) lists.push(...(await figuresOfLists('stories', search, storyLists(db, search))));
	const after = process.memoryUsage().rss / 1e6;
	return [
		...lists,
		{ what: 'stories, once one was written', value: await timeAfterWriting(db), unit: 'ms', limit },
		{ what: 'a story written', value: await writeTime(db), unit: 'ms' },
		figureOf('the longest statement, for which the event loop stands still', [await longestStatement(db)]),
		{ what: 'resident memory after all lists', value: after, unit: 'MB', than: { what: 'before', value: before } },
	];
}

function userLists(db: Db, search: string): List[] {
	const queries: Omit<UserQuery, 'page'>[] = userFilters.flatMap((filter) =>
		userFields.flatMap((sortField) =>
			orders.map((sortOrder) => ({ ...paging, ...filter, search, sortField, sortOrder })),
		),
	);
	return queries.map((query) => async (page) => (await listUsers(db, { ...query, page })).pagination.totalPages);
}

function storyLists(db: Db, search: string): List[] {
	const queries: Omit<StoryQuery, 'page'>[] = storyFilters.flatMap((filter) =>
		storyFields.flatMap((sortField) =>
			orders.map((sortOrder) => ({ ...paging, ...filter, search, sortField, sortOrder })),
		),
	);
	return queries.map((query) => async (page) => (await listStories(db, { ...query, page })).pagination.totalPages);
}

async function figuresOfLists(what: string, search: string, lists: readonly List[]): Promise<Figure[]> {
	const spent: Spent[] = [];
	for (const list of lists) {
		const last = Math.max(1, await list(1));
		for (const page of [1, Math.ceil(last / 2), last]) spent.push(await medianSpent(() => list(page)));
	}
	const name = `${what}, ${search ? `“${search}”` : 'no search'}`;
	const middle = median(spent.map(({ ms }) => ms));
	return [figureOf(`${name}, slowest`, spent), { what: `${name}, median`, value: middle, unit: 'ms' }];
}

/** The slowest by wall clock, and the highest processor time of any. */
function figureOf(what: string, spent: readonly Spent[]): Figure {
	const than = { what: 'processor', value: Math.max(...spent.map(({ cpu }) => cpu)) };
	return { what, value: Math.max(...spent.map(({ ms }) => ms)), unit: 'ms', than, limit };
}

async function medianSpent(work: () => Promise<unknown>): Promise<Spent> {
	const spent: Spent[] = [];
	for (let run = 0; run < runs; run++) {
		const before = process.cpuUsage();
		const { ms } = await timed(work);
		const { user, system } = process.cpuUsage(before);
		spent.push({ ms, cpu: (user + system) / 1000 });
	}
	return { ms: median(spent.map(({ ms }) => ms)), cpu: median(spent.map(({ cpu }) => cpu)) };
}

/** A search that finds nothing compares every text of every row. */
function longestStatement(db: Db): Promise<Spent> {
	const { count } = storyQueries(db, { search: 'xyzzy', sortField: 'createdAt' });
	return medianSpent(() => count.execute());
}

/** A list after a story got another title, with characters that SQL cannot fold. */
async function timeAfterWriting(db: Db): Promise<number> {
	const times: number[] = [];
	for (const id of await someStories(db)) {
		await db
			.updateTable('story')
			.set({ title: `Éla’s Lamp ${times.length}` })
			.where('id', '=', id)
			.execute();
		const query = { ...paging, search: 'the', sortField: 'createdAt', sortOrder: 'desc' } as const;
		times.push((await timed(() => listStories(db, query))).ms);
	}
	return median(times);
}

/** One story after another, each in a durable commit. */
async function writeTime(db: Db): Promise<number> {
	const times: number[] = [];
	for (const id of await someStories(db)) {
		const row = await db.selectFrom('story').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
		const copy = { ...row, id: `copy-${id}-${performance.now()}`, request_id: `copy-${performance.now()}` };
		times.push((await timed(() => db.insertInto('story').values(copy).execute())).ms);
		await db.deleteFrom('story').where('id', '=', copy.id).execute();
	}
	return median(times);
}

async function someStories(db: Db): Promise<string[]> {
	const rows = await db.selectFrom('story').select('id').orderBy('id').limit(100).execute();
	return rows.map(({ id }) => id);
}
