import type { Db, Row } from './schema.ts';

const week = 7 * 24 * 60 * 60 * 1000;

export type Kept = Pick<Row<'idempotency'>, 'request_hash' | 'status' | 'answer'>;

/** Null when the key is now the caller's to answer; else what an earlier request with it left. */
export async function claimKey(
	db: Db,
	row: { account_id: string; key: string; request_hash: string; created_at: number },
): Promise<Kept | null> {
	const claimed = await db
		.insertInto('idempotency')
		.values({ ...row, status: null, answer: null })
		.onConflict((taken) => taken.doNothing())
		.returning('key')
		.executeTakeFirst();
	if (claimed) return null;
	const kept = await keyed(db, row.account_id, row.key);
	// Whoever had it let go of it in this moment: the caller may try its luck again.
	return kept ?? claimKey(db, row);
}

function keyed(db: Db, accountId: string, key: string): Promise<Kept | undefined> {
	return db
		.selectFrom('idempotency')
		.select(['request_hash', 'status', 'answer'])
		.where('account_id', '=', accountId)
		.where('key', '=', key)
		.executeTakeFirst();
}

export async function keepAnswer(
	db: Db,
	accountId: string,
	key: string,
	status: number,
	answer: string,
): Promise<void> {
	await db
		.updateTable('idempotency')
		.set({ status, answer })
		.where('account_id', '=', accountId)
		.where('key', '=', key)
		.execute();
}

export async function releaseKey(db: Db, accountId: string, key: string): Promise<void> {
	await db.deleteFrom('idempotency').where('account_id', '=', accountId).where('key', '=', key).execute();
}

/** What was answered about these ids (a name, a story's hero) goes with them. The keys stay: nothing is carried out again. */
export async function forgetAnswersAbout(db: Db, ids: readonly string[]): Promise<void> {
	for (const id of ids) {
		await db.updateTable('idempotency').set({ answer: null }).where('answer', 'like', `%${id}%`).execute();
	}
}

/** At the start: what a killed server left unanswered will not be answered by it any more. */
export async function releaseUnanswered(db: Db): Promise<void> {
	await db.deleteFrom('idempotency').where('status', 'is', null).execute();
}

/** A device that lost an answer asks again as soon as it can; after a week nobody does. */
export async function forgetOldAnswers(db: Db, now: number): Promise<void> {
	await db
		.deleteFrom('idempotency')
		.where('created_at', '<', now - week)
		.execute();
}
