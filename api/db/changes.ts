import { randomBytes } from 'node:crypto';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Principal } from '../accounts/principal.ts';
import { engineOf } from './engine.ts';
import type { Db, Row } from './schema.ts';

/** `chapters`: the current number of a story's chapters; 0 for a deleted story. */
export type Change = Pick<Row<'change'>, 'seq' | 'kind' | 'id'> & { chapters: number };

/** The changes after `seq` that the principal may see, oldest first: its family's; for a child only its own. */
export function changesAfter(db: Db, principal: Principal, seq: number, limit: number): Promise<Change[]> {
	return visibleChanges(db, principal).where('change.seq', '>', seq).orderBy('change.seq').limit(limit).execute();
}

/** A place among the changes of a full sync: the creation of the story, epoch milliseconds, and the change's number. */
export type Place = { createdAt: number; seq: number };

/** The changes up to `seq`, the newest story first and what is no story last, those after `place`. */
export async function changesUpTo(
	db: Db,
	principal: Principal,
	seq: number,
	place: Place | null,
	limit: number,
): Promise<(Change & Place)[]> {
	const createdAt = sql<number>`coalesce(story.created_at, 0)`;
	const changes = visibleChanges(db, principal)
		.leftJoin('story', (join) =>
			join.onRef('story.id', '=', 'change.id').onRef('story.family_id', '=', 'change.family_id'),
		)
		.select(createdAt.as('createdAt'))
		.where('change.seq', '<=', seq);
	const rest = place
		? changes.where(sql<boolean>`(${createdAt}, change.seq) < (${place.createdAt}, ${place.seq})`)
		: changes;
	return rest.orderBy('createdAt', 'desc').orderBy('change.seq', 'desc').limit(limit).execute();
}

/** The number of the last change that the principal may see; 0 without one. */
export async function lastVisibleChange(db: Db, principal: Principal): Promise<number> {
	const last = await visibleChanges(db, principal).orderBy('change.seq', 'desc').limit(1).executeTakeFirst();
	return last?.seq ?? 0;
}

function visibleChanges(db: Db, { role, accountId, familyId }: Principal) {
	const changes = db
		.selectFrom('change')
		.select(['change.seq', 'change.kind', 'change.id'])
		.select(({ selectFrom, fn }) =>
			selectFrom('chapter')
				.select(fn.countAll<number>().as('count'))
				.whereRef('chapter.story_id', '=', 'change.id')
				.$asScalar()
				.$notNull()
				.as('chapters'),
		)
		.where('change.family_id', '=', familyId);
	return role === 'child' ? changes.where('change.author_id', '=', accountId) : changes;
}

export type LastChange = { epoch: string; seq: number };

/** The last sequence number assigned, and its epoch. */
export async function lastChange(db: Db): Promise<LastChange> {
	const { epoch } = await db.selectFrom('change_epoch').select('epoch').executeTakeFirstOrThrow();
	return { epoch, seq: await engineOf(db).lastChangeNumber(db) };
}

/**
 * The version of a family's data, as an expression: it changes with each commit that the feed records for the family, across
 * epochs too. Null for a family without any.
 */
export function familyVersionOf(familyId: Expression<string>): RawBuilder<string | null> {
	return sql<string | null>`(
		select change_epoch.epoch || ' ' || (select max(seq) from change where change.family_id = ${familyId}) from change_epoch
	)`;
}

/** Sets the epoch of a database that has none: a new one, or one restored from a copy. */
export async function ensureEpoch(db: Db): Promise<void> {
	const epoch = randomBytes(4).toString('hex');
	await sql`insert into change_epoch (epoch) select ${epoch} where not exists (select 1 from change_epoch)`.execute(db);
}

/**
 * Whether a number is in a gap. A device with such a cursor may hold changes that the database lost, and must sync from the
 * beginning.
 */
export async function isInGap(db: Db, seq: number): Promise<boolean> {
	const found = await db
		.selectFrom('change_gap')
		.select('last')
		.where('first', '<=', seq)
		.where('last', '>=', seq)
		.executeTakeFirst();
	return found !== undefined;
}

/** Whether a story or account has, or ever had, this id. */
export async function hasIdBeenUsed(db: Db, id: string): Promise<boolean> {
	const change = await db.selectFrom('change').select('seq').where('id', '=', id).limit(1).executeTakeFirst();
	return change !== undefined;
}

/** Whether the principal has, or had, a story or account with this id. */
export async function hasHadId(db: Db, principal: Principal, id: string): Promise<boolean> {
	return (await visibleChanges(db, principal).where('change.id', '=', id).limit(1).executeTakeFirst()) !== undefined;
}

/** Changes per query. */
const batchSize = 1000;

/** The accounts affected by the next changes after `seq`, and the number of the last of these changes. */
export async function accountsChangedAfter(db: Db, seq: number): Promise<{ accounts: Set<string>; seq: number }> {
	const rows = await db
		.selectFrom('change')
		.leftJoin('account as child', (join) =>
			// A change of the parent's account concerns its children too: they see its name and have its access.
			join.onRef('child.parent_id', '=', 'change.family_id').onRef('change.id', '=', 'change.family_id'),
		)
		.select(['seq', 'family_id', 'author_id', 'child.id as child_id'])
		.where('seq', '>', seq)
		.orderBy('seq')
		.limit(batchSize)
		.execute();
	const ids = rows.flatMap(({ family_id, author_id, child_id }) => [family_id, author_id, child_id ?? []].flat());
	return { accounts: new Set(ids), seq: rows.at(-1)?.seq ?? seq };
}
