import { setImmediate } from 'node:timers/promises';
import type * as z from 'zod/mini';
import type { Pagination, StoryQuery, UserQuery } from '../../shared/contract/admin.ts';
import type { User } from '../../shared/contract/user.ts';
import { selectAccounts, toUser } from './accounts.ts';
import { foldListTexts } from './admin-list-texts.ts';
import { engineOf } from './engine.ts';
import { foldText } from './fold-text.ts';
import type { Db } from './schema.ts';
import { type StoryWithAuthor, withAuthor } from './stories.ts';

type Users = z.infer<typeof UserQuery>;
type Stories = z.infer<typeof StoryQuery>;
type Paginated = { pagination: z.infer<typeof Pagination> };
type Paging = Pick<Users, 'page' | 'limit' | 'sortOrder'>;
type SortOrder = Users['sortOrder'];
type UserFilter = Omit<Users, keyof Paging>;
type StoryFilter = Omit<Stories, keyof Paging>;
type Page = { slots: number[]; total: number };

/** The columns of each sort order; the last two make it unambiguous. Each has an index in this order (migration 014). */
const userSortColumns = {
	email: ['email', 'created_at', 'slot'],
	role: ['role', 'created_at', 'slot'],
	'subscription.status': ['status', 'created_at', 'slot'],
	createdAt: ['created_at', 'slot'],
} as const;
const storySortColumns = {
	title: ['title', 'created_at', 'slot'],
	'author.email': ['author_email', 'created_at', 'slot'],
	isPublished: ['is_published', 'created_at', 'slot'],
	createdAt: ['created_at', 'slot'],
} as const;

/**
 * One page of all accounts. `search`: part of email or name, case-insensitive. `status`: of a child its family's. Equal rows are
 * sorted by age. A page after the last is empty and has the right total. `db` must not be a transaction.
 */
export async function listUsers(db: Db, query: Users): Promise<Paginated & { users: User[] }> {
	return onOneConnection(db, async (connection) => {
		const page = await pageOf(userQueries(connection, query), query);
		const rows = page.slots.length === 0 ? [] : await usersIn(connection, page.slots).execute();
		return {
			users: inPageOrder(page, rows).map((row) => toUser({ ...row, comfort: null })),
			pagination: paginationOf(page, query),
		};
	});
}

/**
 * One page of all stories, without chapters. `search`: part of the title or of the author's email or name. `db` must not be a
 * transaction.
 */
export async function listStories(db: Db, query: Stories): Promise<Paginated & { stories: StoryWithAuthor[] }> {
	return onOneConnection(db, async (connection) => {
		const page = await pageOf(storyQueries(connection, query), query);
		const rows = page.slots.length === 0 ? [] : await storiesIn(connection, page.slots).execute();
		return { stories: inPageOrder(page, rows), pagination: paginationOf(page, query) };
	});
}

/** The queries for a list of users: the count, and the slots of `limit` rows after `offset`. */
export function userQueries(db: Db, { search, role, status, sortField }: UserFilter) {
	const { contains, unindexed } = engineOf(db);
	const needle = needleOf(search);
	let list = db.selectFrom('admin_list_account');
	if (role) list = list.where((eb) => eb(unindexed(eb.ref('role')), '=', role));
	if (status) list = list.where((eb) => eb(unindexed(eb.ref('status')), '=', status));
	if (needle) list = list.where((eb) => eb.or([contains(eb.ref('email'), needle), contains(eb.ref('name'), needle)]));
	return {
		count: list.select((eb) => eb.fn.countAll<number>().as('total')),
		slots(sortOrder: SortOrder, offset: number, limit: number) {
			let slots = list.select('slot').limit(limit).offset(offset);
			for (const column of userSortColumns[sortField]) slots = slots.orderBy(column, sortOrder);
			return slots;
		},
	};
}

/** The queries for a list of stories. */
export function storyQueries(db: Db, { search, status, sortField }: StoryFilter) {
	const { contains, unindexed } = engineOf(db);
	const needle = needleOf(search);
	let list = db.selectFrom('admin_list_story');
	if (status) list = list.where((eb) => eb(unindexed(eb.ref('is_published')), '=', status === 'published' ? 1 : 0));
	if (needle)
		list = list.where((eb) =>
			eb.or([
				contains(eb.ref('title'), needle),
				contains(eb.ref('author_email'), needle),
				contains(eb.ref('author_name'), needle),
			]),
		);
	return {
		count: list.select((eb) => eb.fn.countAll<number>().as('total')),
		slots(sortOrder: SortOrder, offset: number, limit: number) {
			let slots = list.select('slot').limit(limit).offset(offset);
			for (const column of storySortColumns[sortField]) slots = slots.orderBy(column, sortOrder);
			return slots;
		},
	};
}

/** On one connection no other query of this process intervenes: page and total are consistent. */
function onOneConnection<Result>(db: Db, work: (connection: Db) => Promise<Result>): Promise<Result> {
	return db.connection().execute(async (connection) => {
		await foldListTexts(connection);
		return work(connection);
	});
}

/** Walks the list from its nearer end: the cost of a page is the rows skipped. */
async function pageOf(
	{ count, slots }: ReturnType<typeof userQueries> | ReturnType<typeof storyQueries>,
	{ page, limit, sortOrder }: Paging,
): Promise<Page> {
	const { total } = await count.executeTakeFirstOrThrow();
	const skipped = (page - 1) * limit;
	const length = Math.min(limit, total - skipped);
	if (length <= 0) return { total, slots: [] };
	// Count and page may each block the event loop for a tenth of a second: other requests run in between.
	await setImmediate();
	if (skipped <= total / 2) return { total, slots: slotsOf(await slots(sortOrder, skipped, length).execute()) };
	const opposite = sortOrder === 'asc' ? 'desc' : 'asc';
	const rows = await slots(opposite, total - skipped - length, length).execute();
	return { total, slots: slotsOf(rows).reverse() };
}

function slotsOf(rows: readonly { slot: number }[]): number[] {
	return rows.map(({ slot }) => slot);
}

function usersIn(db: Db, slots: readonly number[]) {
	return selectAccounts(db)
		.innerJoin('admin_list_account as entry', 'entry.account_id', 'account.id')
		.select('entry.slot')
		.where('entry.slot', 'in', slots);
}

function storiesIn(db: Db, slots: readonly number[]) {
	return withAuthor(db)
		.innerJoin('admin_list_story as entry', 'entry.story_id', 'story.id')
		.select('entry.slot')
		.where('entry.slot', 'in', slots);
}

function inPageOrder<Row extends { slot: number }>({ slots }: Page, rows: readonly Row[]): Row[] {
	const bySlot = new Map(rows.map((row) => [row.slot, row]));
	return slots.flatMap((slot) => bySlot.get(slot) ?? []);
}

function paginationOf({ total }: Page, { limit }: { limit: number }): Paginated['pagination'] {
	return { total, totalPages: Math.ceil(total / limit) };
}

/** The folded search text; undefined for no search. */
function needleOf(search: string | undefined): string | undefined {
	return foldText(search?.trim() ?? '') || undefined;
}
