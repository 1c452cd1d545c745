import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles, subscriptionStatuses } from '../../shared/contract/user.ts';
import { listStories, listUsers } from './admin-lists.ts';
import { type OpenDatabase, openDatabase } from './open.ts';
import type { Db, NewRow, Row } from './schema.ts';
import { accountRow, storyRow } from './testing/rows.ts';

type UserQuery = Parameters<typeof listUsers>[1];
type StoryQuery = Parameters<typeof listStories>[1];
type Account = Row<'account'>;
type Story = Row<'story'>;

const orders = ['asc', 'desc'] as const;
const userFields = ['email', 'role', 'subscription.status', 'createdAt'] as const;
const storyFields = ['title', 'author.email', 'isPublished', 'createdAt'] as const;

let folder: string;
let open: OpenDatabase;
let db: Db;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'everbranch-every-list-'));
	open = await openDatabase(join(folder, 'everbranch.db'));
	db = open.db;
});
afterAll(async () => {
	await open.close();
	await rm(folder, { recursive: true, force: true });
});

/** Few characters, so that many texts are equal, including those with a meaning in SQL, LIKE or Unicode. */
const word = fc.string({
	unit: fc.constantFrom(...'aAbé', 'É', '%', '_', '\\', "'", '"', ' ', 'ł', 'Ł', '日', '😀'),
	maxLength: 4,
});
const when = fc.integer({ min: 1, max: 4 });

const someAccount = fc.record({
	name: word,
	local: fc.option(word, { nil: null }),
	role: fc.constantFrom(...roles),
	status: fc.constantFrom(...subscriptionStatuses),
	parent: fc.option(fc.nat(), { nil: null }),
	when,
});
const someStory = fc.record({
	author: fc.nat(),
	title: word,
	isPublished: fc.constantFrom(0 as const, 1 as const),
	when,
});
const someChange = fc.oneof(
	fc.record({ kind: fc.constant('remove account' as const), at: fc.nat() }),
	fc.record({ kind: fc.constant('remove story' as const), at: fc.nat() }),
	fc.record({ kind: fc.constant('change account' as const), at: fc.nat(), to: someAccount }),
	fc.record({ kind: fc.constant('change story' as const), at: fc.nat(), to: someStory }),
	fc.record({ kind: fc.constant('add account' as const), to: someAccount }),
	fc.record({ kind: fc.constant('add story' as const), to: someStory }),
);
type SomeAccount = typeof someAccount extends fc.Arbitrary<infer One> ? One : never;
type SomeChange = typeof someChange extends fc.Arbitrary<infer One> ? One : never;

const world = fc.record({
	accounts: fc.array(someAccount, { minLength: 1, maxLength: 60 }),
	stories: fc.array(someStory, { maxLength: 80 }),
	changes: fc.array(someChange, { maxLength: 12 }),
	search: fc.option(word, { nil: undefined }),
	page: fc.integer({ min: 1, max: 4 }),
	limit: fc.integer({ min: 1, max: 20 }),
});

let serial = 0;

async function nth(table: 'account' | 'story', at: number): Promise<string | undefined> {
	const rows = await db.selectFrom(table).select('id').orderBy('id').execute();
	return rows[at % rows.length]?.id;
}

async function rowOf({ name, local, role, status, parent, when }: SomeAccount, id: string): Promise<NewRow<'account'>> {
	const head = parent === null ? undefined : await nth('account', parent);
	return accountRow(id, {
		...{ name, role, subscription_status: status, created_at: when },
		email: local === null ? null : `${local.toLowerCase()}${id}@b`,
		parent_id: head === id ? null : (head ?? null),
	});
}

async function carryOut(change: SomeChange): Promise<void> {
	const id = `n${String(serial++).padStart(6, '0')}`;
	if (change.kind === 'add account')
		await db
			.insertInto('account')
			.values(await rowOf(change.to, id))
			.execute();
	if (change.kind === 'add story') {
		const author = await nth('account', change.to.author);
		const { title, isPublished, when } = change.to;
		const row = storyRow(id, author ?? '', { title, is_published: isPublished, created_at: when });
		if (author) await db.insertInto('story').values(row).execute();
	}
	if (!('at' in change)) return;
	const target = await nth(change.kind.endsWith('account') ? 'account' : 'story', change.at);
	if (!target) return;
	if (change.kind === 'remove account') await db.deleteFrom('account').where('id', '=', target).execute();
	if (change.kind === 'remove story') await db.deleteFrom('story').where('id', '=', target).execute();
	if (change.kind === 'change account') {
		const { id: _, ...row } = await rowOf(change.to, target);
		await db.updateTable('account').set(row).where('id', '=', target).execute();
	}
	if (change.kind === 'change story') {
		const { title, isPublished: is_published } = change.to;
		await db.updateTable('story').set({ title, is_published }).where('id', '=', target).execute();
	}
}

/** The same lists computed from all rows in the order of insertion. */
const has = (search: string | undefined, ...texts: (string | null)[]) => {
	const plain = (text: string) => text.normalize('NFC').toLowerCase();
	return !search?.trim() || texts.some((text) => text !== null && plain(text).includes(plain(search.trim())));
};
const bytes = (text: string) => Buffer.from(text.toLowerCase());

function slowPage<One extends { id: string; created_at: number }>(
	rows: readonly One[],
	keyOf: (row: One) => Buffer,
	{ page, limit, sortOrder }: { page: number; limit: number; sortOrder: 'asc' | 'desc' },
) {
	const sorted = rows.toSorted((a, b) => Buffer.compare(keyOf(a), keyOf(b)) || a.created_at - b.created_at);
	const ids = (sortOrder === 'asc' ? sorted : sorted.reverse()).map((row) => row.id);
	return { ids: ids.slice((page - 1) * limit, page * limit), total: ids.length };
}

function slowUsers(accounts: readonly Account[], query: UserQuery) {
	const statusOf = (one: Account) =>
		(accounts.find(({ id }) => id === one.parent_id) ?? one).subscription_status as string;
	const keys = {
		email: (one: Account) => bytes(one.email ?? ''),
		role: (one: Account) => bytes(one.role),
		'subscription.status': (one: Account) => bytes(statusOf(one)),
		createdAt: () => bytes(''),
	};
	const wanted = accounts.filter(
		(one) =>
			(!query.role || one.role === query.role) &&
			(!query.status || statusOf(one) === query.status) &&
			has(query.search, one.email, one.name),
	);
	return slowPage(wanted, keys[query.sortField], query);
}

function slowStories(stories: readonly Story[], accounts: readonly Account[], query: StoryQuery) {
	const authorOf = (one: Story) => accounts.find(({ id }) => id === one.author_id)!;
	const keys = {
		title: (one: Story) => bytes(one.title),
		'author.email': (one: Story) => bytes(authorOf(one).email ?? ''),
		isPublished: (one: Story) => bytes(String(one.is_published)),
		createdAt: () => bytes(''),
	};
	const wanted = stories.filter(
		(one) =>
			(!query.status || (one.is_published === 1) === (query.status === 'published')) &&
			has(query.search, one.title, authorOf(one).email, authorOf(one).name),
	);
	return slowPage(wanted, keys[query.sortField], query);
}

async function expectAllLists(paging: { search: string | undefined; page: number; limit: number }): Promise<void> {
	const accounts = await db.selectFrom('account').selectAll().execute();
	const stories = await db.selectFrom('story').selectAll().execute();
	for (const sortOrder of orders) {
		for (const sortField of userFields)
			for (const role of [undefined, ...roles])
				for (const status of [undefined, ...subscriptionStatuses]) {
					const query = { ...paging, sortOrder, sortField, role, status };
					const { users, pagination } = await listUsers(db, query);
					const found = { ids: users.map((user) => user._id), total: pagination.total };
					expect(found, JSON.stringify(query)).toEqual(slowUsers(accounts, query));
				}
		for (const sortField of storyFields)
			for (const status of [undefined, 'published', 'draft'] as const) {
				const query = { ...paging, sortOrder, sortField, status };
				const list = await listStories(db, query);
				const found = { ids: list.stories.map((one) => one.id), total: list.pagination.total };
				expect(found, JSON.stringify(query)).toEqual(slowStories(stories, accounts, query));
			}
	}
}

describe('every page in every order with every filter', () => {
	// covers: entities-their/pagination-total-totalpages
	it('equals the filtered and sorted rows, before and after changes', async () => {
		await fc.assert(
			fc.asyncProperty(world, async ({ accounts, stories, changes, ...paging }) => {
				await db.deleteFrom('account').execute();
				for (const to of accounts) await carryOut({ kind: 'add account', to });
				for (const to of stories) await carryOut({ kind: 'add story', to });
				await expectAllLists(paging);
				for (const change of changes) await carryOut(change);
				await expectAllLists(paging);
			}),
			{ numRuns: 25 },
		);
	}, 120_000);
});
