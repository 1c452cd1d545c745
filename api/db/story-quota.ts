import type { Db } from './schema.ts';

const day = 24 * 60 * 60 * 1000;

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
