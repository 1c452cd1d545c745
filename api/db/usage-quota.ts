import { day } from '../../shared/rules/durations.ts';
import type { Db, Row } from './schema.ts';

export type WorkKind = Row<'work_begun'>['kind'];

/** Records the start of work and deletes records that no longer count. */
export async function recordWorkStart(db: Db, familyId: string, kind: WorkKind, now: number): Promise<void> {
	await db.insertInto('work_begun').values({ family_id: familyId, kind, at: now }).execute();
	await db
		.deleteFrom('work_begun')
		.where('at', '<=', now - day)
		.execute();
}

/** The start times of the family's last `cap` works of this kind within 24 hours, newest first. */
export function workTimesOfFamily(
	db: Db,
	familyId: string,
	kind: WorkKind,
	cap: number,
	now: number,
): Promise<number[]> {
	return timesOf(startedLastDay(db, cap, now).where('family_id', '=', familyId).where('kind', '=', kind));
}

/** Likewise for all families and kinds together. */
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

/** Records the start of a story and deletes records that no longer count. */
export async function recordStoryStart(db: Db, familyId: string, now: number): Promise<void> {
	await db.insertInto('story_begun').values({ family_id: familyId, at: now }).execute();
	await db
		.deleteFrom('story_begun')
		.where('family_id', '=', familyId)
		.where('at', '<=', now - day)
		.execute();
}

/** Milliseconds until a family with `cap` stories per 24 hours may start another; 0 if it may now. */
export async function waitForNextStory(db: Db, familyId: string, cap: number, now: number): Promise<number> {
	const starts = await db
		.selectFrom('story_begun')
		.select('at')
		.where('family_id', '=', familyId)
		.where('at', '>', now - day)
		.orderBy('at', 'desc')
		.limit(cap)
		.execute();
	return starts.length < cap ? 0 : starts.at(-1)!.at + day - now;
}
