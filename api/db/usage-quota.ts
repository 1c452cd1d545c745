import type { Db, Row } from './schema.ts';

export type WorkKind = Row<'work_begun'>['kind'];

const day = 24 * 60 * 60 * 1000;

/** Notes that something is made for a family, and forgets what counts no longer. */
export async function recordWorkStart(db: Db, familyId: string, kind: WorkKind, now: number): Promise<void> {
	await db.insertInto('work_begun').values({ family_id: familyId, kind, at: now }).execute();
	await db
		.deleteFrom('work_begun')
		.where('at', '<=', now - day)
		.execute();
}

/** When the last `cap` of a family's works of a kind in 24 hours were begun, newest first. */
export function workTimesOfFamily(
	db: Db,
	familyId: string,
	kind: WorkKind,
	cap: number,
	now: number,
): Promise<number[]> {
	return timesOf(startedLastDay(db, cap, now).where('family_id', '=', familyId).where('kind', '=', kind));
}

/** The same for all families and all kinds together. */
export function workTimesOfAll(db: Db, cap: number, now: number): Promise<number[]> {
	return timesOf(startedLastDay(db, cap, now));
}

function startedLastDay(db: Db, cap: number, now: number) {
	return db
		.selectFrom('work_begun')
		.select('at')
		.where('at', '>', now - day)
		.orderBy('at', 'desc')
		.limit(cap);
}

async function timesOf(query: ReturnType<typeof startedLastDay>): Promise<number[]> {
	return (await query.execute()).map(({ at }) => at);
}
