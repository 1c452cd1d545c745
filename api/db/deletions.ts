import type { Db, Row } from './schema.ts';

/** A profile screen shows no more. */
const told = 50;

type Deletion = Pick<Row<'audit'>, 'id' | 'at' | 'target_id' | 'seal'> & { numbers: Record<string, number> };

/** The child profiles that an account deleted, the newest first, and how much went with each. */
export async function deletionsBy(db: Db, accountId: string): Promise<Deletion[]> {
	const entries = await db
		.selectFrom('audit')
		.select(['id', 'at', 'target_id', 'seal'])
		.where('actor_id', '=', accountId)
		.where('action', '=', 'child-deleted')
		.orderBy('number', 'desc')
		.limit(told)
		.execute();
	const ids = entries.map(({ id }) => id);
	const details = await db
		.selectFrom('audit_change')
		.select(['audit_id', 'field', 'before'])
		.where('audit_id', 'in', ids)
		.execute();
	const numbers = Map.groupBy(details, ({ audit_id }) => audit_id);
	return entries.map((entry) => ({ ...entry, numbers: numbersIn(numbers.get(entry.id) ?? []) }));
}

function numbersIn(details: readonly Pick<Row<'audit_change'>, 'field' | 'before'>[]): Record<string, number> {
	return Object.fromEntries(details.map(({ field, before }) => [field, Number(before)]));
}
