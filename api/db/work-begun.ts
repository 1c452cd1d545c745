import type { Db, Row } from './schema.ts';

export type Work = Row<'work_begun'>['kind'];

const day = 24 * 60 * 60 * 1000;

/** Notes that something is made for a family, and forgets what counts no longer. */
export async function noteWork(db: Db, familyId: string, kind: Work, now: number): Promise<void> {
	await db.insertInto('work_begun').values({ family_id: familyId, kind, at: now }).execute();
	await db
		.deleteFrom('work_begun')
		.where('at', '<=', now - day)
		.execute();
}

/** When the last `cap` of a family's works of a kind in 24 hours were begun, newest first. */
export function workOfFamily(db: Db, familyId: string, kind: Work, cap: number, now: number): Promise<number[]> {
	return timesOf(lastDay(db, cap, now).where('family_id', '=', familyId).where('kind', '=', kind));
}

/** The same for all families and all kinds together. */
export function workOfAll(db: Db, cap: number, now: number): Promise<number[]> {
	return timesOf(lastDay(db, cap, now));
}

function lastDay(db: Db, cap: number, now: number) {
	return db
		.selectFrom('work_begun')
		.select('at')
		.where('at', '>', now - day)
		.orderBy('at', 'desc')
		.limit(cap);
}

async function timesOf(query: ReturnType<typeof lastDay>): Promise<number[]> {
	return (await query.execute()).map(({ at }) => at);
}
