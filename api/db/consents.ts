import { v7 as newId } from 'uuid';
import type { Db, Row } from './schema.ts';

type Text = Row<'policy_text'>;

/** Stores a consent and the exact text that it was given for. */
export async function addConsent(
	trx: Db,
	agreement: Pick<Row<'consent'>, 'account_id' | 'child_id' | 'given_at' | 'given_by' | 'how'>,
	text: Text,
): Promise<void> {
	await trx
		.insertInto('policy_text')
		.values(text)
		.onConflict((known) => known.column('sha256').doNothing())
		.execute();
	const { policy, version, sha256 } = text;
	await trx
		.insertInto('consent')
		.values({ id: newId(), ...agreement, policy, version, sha256 })
		.execute();
}

/** The text of a version; undefined if it was never consented to here. */
export function findPolicyText(db: Db, policy: Text['policy'], version: string): Promise<Text | undefined> {
	return db
		.selectFrom('policy_text')
		.selectAll()
		.where('policy', '=', policy)
		.where('version', '=', version)
		.executeTakeFirst();
}

/** Every text that this account consented to, for itself or for a child. */
export function policyTextsAgreedBy(db: Db, accountId: string): Promise<Text[]> {
	return db
		.selectFrom('policy_text')
		.selectAll()
		.where('sha256', 'in', db.selectFrom('consent').select('sha256').where('account_id', '=', accountId))
		.orderBy('policy')
		.orderBy('version')
		.execute();
}
