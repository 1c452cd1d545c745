import { sql } from 'kysely';
import { actors, addAuditEntry } from './audit.ts';
import type { Db } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** Merges usage before the day (YYYY-MM-DD) over families and stories, and removes their ids. */
export async function anonymizeUsage(db: Db, day: string): Promise<void> {
	await inTransaction(db, async (trx) => {
		await sql`
			insert into "usage" (day, family_id, story_id, role, maker, model, calls, input_tokens, output_tokens, pictures, seconds)
				select day, '', '', role, maker, model, sum(calls), sum(input_tokens), sum(output_tokens), sum(pictures), sum(seconds)
				from "usage" where day < ${day} and (family_id <> '' or story_id <> '')
				group by day, role, maker, model
			on conflict (day, family_id, story_id, role, maker, model) do update set
				calls = "usage".calls + excluded.calls,
				input_tokens = "usage".input_tokens + excluded.input_tokens,
				output_tokens = "usage".output_tokens + excluded.output_tokens,
				pictures = "usage".pictures + excluded.pictures,
				seconds = "usage".seconds + excluded.seconds`.execute(trx);
		await trx
			.deleteFrom('usage')
			.where('day', '<', day)
			.where((eb) => eb.or([eb('family_id', '<>', ''), eb('story_id', '<>', '')]))
			.execute();
	});
}

/**
 * Deletes details of audit entries before the day (YYYY-MM-DD) and records that in the log: the triggers only permit the
 * deletion, and verification only accepts it, after that entry. The entries themselves stay.
 */
export async function purgeAuditDetails(db: Db, day: string, now: number): Promise<void> {
	await inTransaction(db, async (trx) => {
		const old = trx.selectFrom('audit').select('id').where('at', '<', Date.parse(day)).where('about', 'is not', null);
		const left = trx.selectFrom('audit_change').select('audit_id').where('about', 'is not', null);
		if (!(await left.where('audit_id', 'in', old).limit(1).executeTakeFirst())) return;
		const target = { kind: 'log', id: day } as const;
		await addAuditEntry(
			trx,
			{ actorId: actors.server, action: 'details-let-go', target, about: null, changes: {} },
			now,
		);
		await trx.deleteFrom('audit_change').where('about', 'is not', null).where('audit_id', 'in', old).execute();
	});
}

/** Deletes start times, which only count for the caps of one day. */
export async function purgeStartTimes(db: Db, before: number): Promise<void> {
	await db.deleteFrom('story_begun').where('at', '<', before).execute();
	await db.deleteFrom('work_begun').where('at', '<', before).execute();
}
