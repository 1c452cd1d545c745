import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Pagination, StoryQuery, UserQuery } from '../../shared/admin.ts';
import type { User } from '../../shared/user.ts';
import { accounts, userOf } from './accounts.ts';
import { pageOf } from './admin/catalogue.ts';
import type { Page } from './admin/page.ts';
import type { Db } from './schema.ts';
import { type StoryWithAuthor, withAuthor } from './stories.ts';

type Paginated = { pagination: z.infer<typeof Pagination> };

/**
 * One page of all accounts. `search` is a part of email or name, in capitals or not; a child has its family's status.
 * What sorts alike stands by age. A page after the last is empty and has the right total.
 */
export async function listUsers(db: Db, query: z.infer<typeof UserQuery>): Promise<Paginated & { users: User[] }> {
	const page = await pageOf(db, { list: 'users', ...query });
	const rows = await usersIn(db, page.slots).execute();
	return { users: inOrder(page, rows).map(userOf), pagination: paginationOf(page, query) };
}

/** One page of all stories, without chapters. `search` is a part of the title or of its author's email or name. */
export async function listStories(
	db: Db,
	query: z.infer<typeof StoryQuery>,
): Promise<Paginated & { stories: StoryWithAuthor[] }> {
	const page = await pageOf(db, { list: 'stories', ...query });
	const rows = await storiesIn(db, page.slots).execute();
	return { stories: inOrder(page, rows), pagination: paginationOf(page, query) };
}

/** The accounts in these slots, in no order. */
export function usersIn(db: Db, slots: readonly number[]) {
	const slot = sql<number>`account.rowid`;
	return accounts(db).select(slot.as('slot')).where(slot, 'in', slots);
}

/** The stories in these slots, in no order. */
export function storiesIn(db: Db, slots: readonly number[]) {
	const slot = sql<number>`story.rowid`;
	return withAuthor(db).select(slot.as('slot')).where(slot, 'in', slots);
}

function inOrder<Row extends { slot: number }>({ slots }: Page, rows: readonly Row[]): Row[] {
	const bySlot = new Map(rows.map((row) => [row.slot, row]));
	return slots.flatMap((slot) => bySlot.get(slot) ?? []);
}

function paginationOf({ total }: Page, { limit }: { limit: number }): Paginated['pagination'] {
	return { total, totalPages: Math.ceil(total / limit) };
}
