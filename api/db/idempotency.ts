import { retentionDays } from '../../shared/policies/retention.ts';
import type { Db, Row } from './schema.ts';

const minute = 60 * 1000;

const retention = retentionDays.idempotencyAnswers * 24 * 60 * minute;
/** Longer than any request takes: what is not answered by then, because the answer could not be kept, never will be. */
const answerTimeout = 10 * minute;

export type StoredAnswer = Pick<Row<'idempotency'>, 'request_hash' | 'status' | 'answer'>;

/** What a request was answered, and the ids that it or the answer named. */
export type AnsweredRequest = {
	account_id: string;
	key: string;
	status: number;
	answer: string;
	about: readonly string[];
};

/** Null when the key is now the caller's to answer; else what an earlier request with it left. */
export async function claimKey(
	db: Db,
	row: { account_id: string; key: string; request_hash: string; created_at: number },
): Promise<StoredAnswer | null> {
	const claimed = await db
		.insertInto('idempotency')
		.values({ ...row, status: null, answer: null })
		.onConflict((taken) =>
			taken
				.columns(['account_id', 'key'])
				.doUpdateSet({ request_hash: row.request_hash, created_at: row.created_at })
				.where('idempotency.status', 'is', null)
				.where('idempotency.created_at', '<', row.created_at - answerTimeout),
		)
		.returning('key')
		.executeTakeFirst();
	if (claimed) return null;
	const kept = await findKey(db, row.account_id, row.key);
	// Whoever had it let go of it in this moment: the caller may try its luck again.
	return kept ?? claimKey(db, row);
}

function findKey(db: Db, accountId: string, key: string): Promise<StoredAnswer | undefined> {
	return db
		.selectFrom('idempotency')
		.select(['request_hash', 'status', 'answer'])
		.where('account_id', '=', accountId)
		.where('key', '=', key)
		.executeTakeFirst();
}

/** Keeps an answer for whoever asks again; nothing when the account is gone meanwhile. */
export function storeAnswer(db: Db, { account_id, key, status, answer, about }: AnsweredRequest): Promise<void> {
	return db.transaction().execute(async (trx) => {
		const kept = await trx
			.updateTable('idempotency')
			.set({ status, answer })
			.where('account_id', '=', account_id)
			.where('key', '=', key)
			.returning('key')
			.executeTakeFirst();
		const links = about.map((id) => ({ id, account_id, key }));
		if (kept && links.length > 0) {
			await trx
				.insertInto('answer_about')
				.values(links)
				.onConflict((known) => known.doNothing())
				.execute();
		}
	});
}

export async function releaseKey(db: Db, accountId: string, key: string): Promise<void> {
	await db.deleteFrom('idempotency').where('account_id', '=', accountId).where('key', '=', key).execute();
}

/** What was answered about these ids (a name, a story's hero) goes with them. The keys stay: nothing is carried out again. */
export async function deleteAnswersAbout(trx: Db, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return;
	const about = trx.selectFrom('answer_about').where('id', 'in', ids);
	await trx
		.updateTable('idempotency')
		.set({ answer: null })
		.where(({ eb, refTuple }) =>
			eb(refTuple('account_id', 'key'), 'in', about.select(['account_id', 'key']).$asTuple('account_id', 'key')),
		)
		.execute();
	await trx.deleteFrom('answer_about').where('id', 'in', ids).execute();
}

/** At the start: what a killed server left unanswered will not be answered by it any more. */
export async function releaseUnansweredKeys(db: Db): Promise<void> {
	await db.deleteFrom('idempotency').where('status', 'is', null).execute();
}

/** A device that lost an answer asks again as soon as it can, which may be after a long journey. */
export async function purgeOldAnswers(db: Db, now: number): Promise<void> {
	await db
		.deleteFrom('idempotency')
		.where('created_at', '<', now - retention)
		.execute();
}
