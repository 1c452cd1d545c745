import { foldText } from './fold-text.ts';
import type { Db } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** Rows per transaction. */
const batchSize = 500;

/**
 * Folds the texts of the admin's lists that a trigger left null because SQL folds ASCII only. Each list calls it, and the hourly
 * clean-up, so that a list finds little to do. `db` is no transaction.
 */
export async function foldListTexts(db: Db): Promise<void> {
	while (await hasUnfolded(db)) await inTransaction(db, foldBatch);
}

/** Folds some rows, in the transaction `db`, and returns how many. */
export async function foldBatch(db: Db): Promise<number> {
	const accounts = await unfoldedAccounts(db, batchSize).execute();
	for (const { slot, email, name } of accounts)
		await db
			.updateTable('admin_list_account')
			.set({ email: foldText(email ?? ''), name: foldText(name) })
			.where('slot', '=', slot)
			.execute();
	const stories = await unfoldedStories(db, batchSize).execute();
	for (const { slot, title, email, name } of stories)
		await db
			.updateTable('admin_list_story')
			.set({ title: foldText(title), author_email: foldText(email ?? ''), author_name: foldText(name) })
			.where('slot', '=', slot)
			.execute();
	return accounts.length + stories.length;
}

async function hasUnfolded(db: Db): Promise<boolean> {
	if (await unfoldedAccounts(db, 1).executeTakeFirst()) return true;
	return (await unfoldedStories(db, 1).executeTakeFirst()) !== undefined;
}

/** The condition is that of the partial index: SQLite uses one only for the same words. */
export function unfoldedAccounts(db: Db, limit: number) {
	return db
		.selectFrom('admin_list_account as entry')
		.innerJoin('account', 'account.id', 'entry.account_id')
		.select(['entry.slot', 'account.email', 'account.name'])
		.where((eb) => eb.or([eb('entry.email', 'is', null), eb('entry.name', 'is', null)]))
		.orderBy('entry.slot')
		.limit(limit);
}

/** The condition is that of the partial index, as above. */
export function unfoldedStories(db: Db, limit: number) {
	return db
		.selectFrom('admin_list_story as entry')
		.innerJoin('story', 'story.id', 'entry.story_id')
		.innerJoin('account as author', 'author.id', 'story.author_id')
		.select(['entry.slot', 'story.title', 'author.email', 'author.name'])
		.where((eb) =>
			eb.or([eb('entry.title', 'is', null), eb('entry.author_email', 'is', null), eb('entry.author_name', 'is', null)]),
		)
		.orderBy('entry.slot')
		.limit(limit);
}
