import type { User } from '../../../shared/contract/user.ts';
import { type OwnData, ownDataOf } from '../../db/own-data.ts';
import type { Db } from '../../db/schema.ts';
import { toUsageLine } from '../../db/usage.ts';
import { receiptsOf } from '../receipts.ts';

/** All data of an account or child profile except its stories; without passwords and other accounts' ids. */
export async function personRecord(db: Db, { parentId: _, ...person }: User) {
	const { consents, sessions, payments, changes, usage } = await ownDataOf(db, person._id);
	return {
		...person,
		consents: consents.map(({ given_at, child_id, given_by, ...text }) => ({
			givenAt: toIsoTime(given_at),
			givenBy: given_by,
			forChild: child_id,
			...text,
		})),
		sessions: sessions.map(({ device, created_at, last_seen_at, revoked_at }) => ({
			device: device || null,
			begunAt: toIsoTime(created_at),
			lastSeenAt: toIsoTime(last_seen_at),
			endedAt: toIsoTime(revoked_at),
		})),
		payments: payments.map(toPayment),
		changesByAdmins: changes.map(toChange),
		deletions: await receiptsOf(db, { accountId: person._id }),
		used: usage.map(toUsageLine),
	};
}

/** Epoch milliseconds → ISO 8601, UTC. */
export function toIsoTime<Time extends number | null>(at: Time): Time extends number ? string : string | null {
	return (at === null ? null : new Date(at).toISOString()) as Time extends number ? string : string | null;
}

function toPayment({ payment_intent, cents, currency, created_at, reason, lost_at }: OwnData['payments'][number]) {
	const lost = reason === null ? null : { reason, at: toIsoTime(lost_at) };
	return { reference: payment_intent, cents, currency, paidAt: toIsoTime(created_at), lost };
}

function toChange({ at, action, field, before, after }: OwnData['changes'][number]) {
	return { at: toIsoTime(at), action, field, before: fromJson(before), after: fromJson(after) };
}

function fromJson(json: string | null): unknown {
	return json === null ? null : JSON.parse(json);
}
