import type { Db, Row } from './schema.ts';
import { type UsageSum, usageOfFamily } from './usage.ts';

/** An account's data besides profile and stories. Contains no secret. */
export type OwnData = {
	consents: Omit<Row<'consent'>, 'id' | 'account_id'>[];
	sessions: Pick<Row<'session'>, 'device' | 'created_at' | 'last_seen_at' | 'revoked_at'>[];
	payments: (Pick<Row<'payment'>, 'payment_intent' | 'cents' | 'currency' | 'created_at'> & {
		/** Why and when it was refunded or lost; null for a valid payment. */
		reason: Row<'payment_loss'>['reason'] | null;
		lost_at: number | null;
	})[];
	/** What the family's stories used; on the parent's account. */
	usage: UsageSum[];
	/** Changes by admins. */
	changes: (Pick<Row<'audit'>, 'at' | 'action'> & Pick<Row<'audit_change'>, 'field' | 'before' | 'after'>)[];
};

export async function ownDataOf(db: Db, accountId: string): Promise<OwnData> {
	const consents = await db
		.selectFrom('consent')
		.select(['child_id', 'given_at', 'policy', 'version', 'sha256', 'given_by', 'how'])
		.where((eb) => eb.or([eb('account_id', '=', accountId), eb('child_id', '=', accountId)]))
		.orderBy('id')
		.execute();
	const sessions = await db
		.selectFrom('session')
		.select(['device', 'created_at', 'last_seen_at', 'revoked_at'])
		.where('account_id', '=', accountId)
		.orderBy('created_at')
		.execute();
	const changes = await db
		.selectFrom('audit_change')
		.innerJoin('audit', 'audit.id', 'audit_change.audit_id')
		.select(['audit.at', 'audit.action', 'field', 'before', 'after'])
		.where('audit_change.about', '=', accountId)
		.orderBy('audit.number')
		.execute();
	const used = await usageOfFamily(db, accountId);
	return { consents, sessions, payments: await paymentsOf(db, accountId), usage: used, changes };
}

function paymentsOf(db: Db, accountId: string): Promise<OwnData['payments']> {
	return db
		.selectFrom('payment')
		.leftJoin('payment_loss', 'payment_loss.payment_intent', 'payment.payment_intent')
		.select(['payment.payment_intent', 'cents', 'currency', 'payment.created_at', 'reason'])
		.select('payment_loss.created_at as lost_at')
		.where('account_id', '=', accountId)
		.orderBy('payment.created_at')
		.execute();
}
