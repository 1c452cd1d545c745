import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openDatabase } from '../../api/db/open.ts';
import type { Db } from '../../api/db/schema.ts';
import { fillWithCrowd } from './crowd.ts';
import { type Figure, median, timed } from './figures.ts';
import { type ListQuery, plainTotalOf, plansOf, readingPlans, totalOf } from './plain-lists.ts';

const size = { users: 100_000, stories: 500_000 };

export const title = `an admin's lists of ${size.users} users and ${size.stories} stories, the slowest of all sorts each`;

const runs = 5;
const resolution = 1;
const limit = { most: 50 };
/** One letter, two, what most titles have, what a tenth has, a few, what a fifth of the emails ends with, nothing. */
const words = ['e', 'th', 'the', 'nakamura', 'dragon who found the moon', 'example.com', 'xyzzy'];
const sorts = {
	users: ['email', 'role', 'subscription.status', 'createdAt'],
	stories: ['title', 'author.email', 'isPublished', 'createdAt'],
} as const;
const filters = {
	users: { role: 'child', status: 'active' },
	stories: { status: 'draft' },
} as const;

/** Which questions SQLite answers in which way. */
const plansSeen = new Map<string, string[]>();

type Loop = ReturnType<typeof monitorEventLoopDelay>;
type List = ListQuery['list'];
type Question = { what: string; change: object; place: 'first' | 'middle' | 'last' };

/** Medians of five, from the question to the rows, at the function that the server's route calls. */
export async function measure(): Promise<Figure[]> {
	const folder = await mkdtemp(join(tmpdir(), 'everbranch-bench-'));
	const file = join(folder, 'everbranch.db');
	const filling = await timed(() => fillWithCrowd(file, size));
	console.log(`Filled in ${(filling.ms / 1000).toFixed(0)} s: ${((await stat(file)).size / 1e6).toFixed(0)} MB.`);
	const { db, close } = await openDatabase(file);
	try {
		return await figuresOf(db);
	} finally {
		await close();
		await rm(folder, { recursive: true, force: true });
	}
}

async function figuresOf(db: Db): Promise<Figure[]> {
	const before = { memory: process.memoryUsage().rss, writing: await writeTime(db) };
	const users = await timed(() => totalOf(db, queriesOf('users')[0]!));
	const stories = await timed(() => totalOf(db, queriesOf('stories')[0]!));
	const memory = (process.memoryUsage().rss - before.memory) / 1e6;
	const loop = monitorEventLoopDelay({ resolution });
	const lists: Figure[] = [];
	for (const list of ['users', 'stories'] as const)
		for (const question of questions(list)) lists.push(await figureOf(db, list, question, loop));
	for (const [plan, names] of plansSeen) console.log(`${plan}\n    ${names.join(' · ')}`);
	console.log(await readingPlans(db));
	const writing = { what: 'before the first list', value: before.writing };
	return [
		...lists,
		{ what: 'stories, once one was written', value: await timeAfterWriting(db), unit: 'ms', limit },
		{ what: 'a story written while lists are in use', value: await writeTime(db), unit: 'ms', than: writing },
		{ what: 'event loop behind meanwhile, p99', value: loop.percentile(99) / 1e6 - resolution, unit: 'ms' },
		{ what: 'the first list of users', value: users.ms / 1000, unit: 's' },
		{ what: 'the first list of stories', value: stories.ms / 1000, unit: 's' },
		{ what: 'megabytes for both', value: memory, unit: '' },
	];
}

function questions(list: List): Question[] {
	return [
		{ what: 'first page', change: {}, place: 'first' },
		{ what: 'page in the middle', change: {}, place: 'middle' },
		{ what: 'last page', change: {}, place: 'last' },
		{ what: `only ${Object.values(filters[list]).join(' and ')}`, change: filters[list], place: 'middle' },
		...words.map((search) => ({ what: `“${search}”`, change: { search }, place: 'middle' as const })),
		{ what: '“e”, filtered', change: { search: 'e', ...filters[list] }, place: 'middle' },
	];
}

/** The slowest of all sorts in both directions, beside the same list in plain SQL. */
async function figureOf(db: Db, list: List, { what, change, place }: Question, loop: Loop): Promise<Figure> {
	loop.enable();
	const total = await totalOf(db, queriesOf(list, change)[0]!);
	const last = Math.max(1, Math.ceil(total / 10));
	const page = { first: 1, middle: Math.ceil(last / 2), last }[place];
	const found: { query: ListQuery; ms: number }[] = [];
	for (const query of queriesOf(list, { ...change, page })) found.push({ query, ms: await medianTime(db, query) });
	loop.disable();
	const slowest = found.toSorted((a, b) => b.ms - a.ms)[0]!;
	const plain = await timed(() => plainTotalOf(db, slowest.query));
	if (plain.result !== total) throw new Error(`${list}, ${what}: ${total} found, and ${plain.result} in SQL`);
	const name = `${list}, ${what} (${total})`;
	const plans = await plansOf(db, slowest.query);
	notePlan(`rows of a page: ${plans.page}`, name);
	notePlan(`in plain SQL: ${plans.plain}`, name);
	return { what: name, value: slowest.ms, unit: 'ms', than: { what: 'plain SQL', value: plain.ms }, limit };
}

function notePlan(plan: string, name: string): void {
	plansSeen.set(plan, [...(plansSeen.get(plan) ?? []), name]);
}

function queriesOf(list: List, change: object = {}): ListQuery[] {
	return sorts[list].flatMap((sortField) =>
		(['desc', 'asc'] as const).map(
			(sortOrder) => ({ list, page: 1, limit: 10, sortField, sortOrder, ...change }) as ListQuery,
		),
	);
}

async function medianTime(db: Db, query: ListQuery): Promise<number> {
	const times: number[] = [];
	for (let run = 0; run < runs; run++) times.push((await timed(() => totalOf(db, query))).ms);
	return median(times);
}

/** A list when a story has got another title since the last one. */
async function timeAfterWriting(db: Db): Promise<number> {
	const times: number[] = [];
	for (const id of await someStories(db)) {
		await db
			.updateTable('story')
			.set({ title: `The Lamp ${times.length}` })
			.where('id', '=', id)
			.execute();
		times.push((await timed(() => totalOf(db, queriesOf('stories', { search: 'the' })[0]!))).ms);
	}
	return median(times);
}

/** One story after another, each in a commit that waits for the disk. */
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
