import type { Db, Row } from './schema.ts';

/** The limit of the profile screen. */
const maxListed = 50;

type Deletion = Pick<Row<'audit'>, 'id' | 'at' | 'target_id' | 'seal'> & { numbers: Record<string, number> };

/** The child profiles that an account deleted, newest first, with the counts of what was deleted. */
export async function deletionsBy(db: Db, accountId: string): Promise<Deletion[]> {
	const entries = await db
		.selectFrom('audit')
		.select(['id', 'at', 'target_id', 'seal'])
		.where('actor_id', '=', accountId)
		.where('action', '=', 'child-deleted')
		.orderBy('number', 'desc')
		.limit(maxListed)
		.execute();
	const ids = entries.map(({ id }) => id);
	const details = await db
		.selectFrom('audit_change')
		.select(['audit_id', 'field', 'before'])
		.where('audit_id', 'in', ids)
		.execute();
	const numbers = Map.groupBy(details, ({ audit_id }) => audit_id);
	return entries.map((entry) => ({ ...entry, numbers: parseCounts(numbers.get(entry.id) ?? []) }));
}

/** The accounts and children that their own families ever deleted. */
export async function deletedByFamilies(db: Db): Promise<string[]> {
	const entries = await db
		.selectFrom('audit')
		.select('target_id')
		.where('action', 'in', ['account-deleted', 'child-deleted'])
		.execute();
	return entries.flatMap(({ target_id }) => target_id ?? []);
}

/** Whether an account was deleted, by its owner or by an admin. */
export async function wasAccountDeleted(db: Db, accountId: string): Promise<boolean> {
	const entry = await db
		.selectFrom('audit')
		.select('id')
		.where('target_id', '=', accountId)
		.where('action', 'in', ['account-deleted', 'user-deleted'])
		.limit(1)
		.executeTakeFirst();
	return entry !== undefined;
}

function parseCounts(details: readonly Pick<Row<'audit_change'>, 'field' | 'before'>[]): Record<string, number> {
	return Object.fromEntries(details.map(({ field, before }) => [field, Number(before)]));
}
