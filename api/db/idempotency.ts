import { retentionDays } from '../../shared/policies/retention.ts';
import { day, minute } from '../../shared/rules/durations.ts';
import type { Cluster } from './cluster.ts';
import type { Db, Row } from './schema.ts';
import { inTransaction } from './transaction.ts';

const retention = retentionDays.idempotencyAnswers * day;
/** Milliseconds, longer than any request takes: a key without an answer by then, because storing it failed, is free again. */
const answerTimeout = 10 * minute;

/**
 * Milliseconds after which a request counts as unfinished if the node that answers it has gone. A node whose connection broke is
 * back by then.
 */
const goneAfter = 15_000;

export type StoredAnswer = Pick<Row<'idempotency'>, 'request_hash' | 'status' | 'answer' | 'node' | 'created_at'>;

/** The answer to a request, and the ids in both. */
export type AnsweredRequest = {
	account_id: string;
	key: string;
	status: number;
	answer: string;
	about: readonly string[];
};

/** The nodes of a cluster; null for a server that is alone. */
type Nodes = Pick<Cluster, 'nodeId' | 'isConnected'> | null;

/** Claims the key: null if the caller must now answer it, else what an earlier request stored. */
export async function claimKey(
	db: Db,
	row: { account_id: string; key: string; request_hash: string; created_at: number },
	nodes: Nodes = null,
): Promise<StoredAnswer | null> {
	const node = nodes?.nodeId ?? null;
	const claimed = await db
		.insertInto('idempotency')
		.values({ ...row, node, status: null, answer: null })
		.onConflict((taken) =>
			taken
				.columns(['account_id', 'key'])
				.doUpdateSet({ request_hash: row.request_hash, created_at: row.created_at, node })
				.where('idempotency.status', 'is', null)
				.where('idempotency.created_at', '<', row.created_at - answerTimeout),
		)
		.returning('key')
		.executeTakeFirst();
	if (claimed) return null;
	const stored = await findKey(db, row.account_id, row.key);
	// The key was released between the two statements: try again.
	if (!stored) return claimKey(db, row, nodes);
	if (stored.node === null || !(await isUnfinished(stored, row.created_at, nodes))) return stored;
	await releaseUnanswered(db, row.account_id, row.key, stored.node);
	return claimKey(db, row, nodes);
}

/** Whether the node that was answering the request has gone. */
async function isUnfinished(stored: StoredAnswer, now: number, nodes: Nodes): Promise<boolean> {
	if (!nodes || stored.status !== null || stored.node === null || stored.node === nodes.nodeId) return false;
	return stored.created_at < now - goneAfter && !(await nodes.isConnected(stored.node));
}

/** Releases a key unless it has an answer, or another node has claimed it since. */
export async function releaseUnanswered(db: Db, accountId: string, key: string, node: string): Promise<void> {
	await db
		.deleteFrom('idempotency')
		.where('account_id', '=', accountId)
		.where('key', '=', key)
		.where('status', 'is', null)
		.where('node', '=', node)
		.execute();
}

function findKey(db: Db, accountId: string, key: string): Promise<StoredAnswer | undefined> {
	return db
		.selectFrom('idempotency')
		.select(['request_hash', 'status', 'answer', 'node', 'created_at'])
		.where('account_id', '=', accountId)
		.where('key', '=', key)
		.executeTakeFirst();
}

/** Stores an answer for repeated requests; nothing if the account was deleted meanwhile. */
export function storeAnswer(db: Db, { account_id, key, status, answer, about }: AnsweredRequest): Promise<void> {
	return inTransaction(db, async (trx) => {
		const stored = await trx
			.updateTable('idempotency')
			.set({ status, answer })
			.where('account_id', '=', account_id)
			.where('key', '=', key)
			.returning('key')
			.executeTakeFirst();
		const links = about.map((id) => ({ id, account_id, key }));
		if (stored && links.length > 0) {
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

/** Deletes stored answers that mention these ids. The keys stay, so that no request is carried out again. */
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

/** At the start: releases keys of requests that a killed server did not finish. */
export async function releaseUnansweredKeys(db: Db): Promise<void> {
	await db.deleteFrom('idempotency').where('status', 'is', null).execute();
}

/** Retention is long: a device may repeat a request after a long journey. */
export async function purgeOldAnswers(db: Db, now: number): Promise<void> {
	await db
		.deleteFrom('idempotency')
		.where('created_at', '<', now - retention)
		.execute();
}
