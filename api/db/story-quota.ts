import type { Db } from './schema.ts';

const day = 24 * 60 * 60 * 1000;

/** Notes that a family began a story, and forgets what counts no longer. */
export async function recordStoryStart(db: Db, familyId: string, now: number): Promise<void> {
	await db.insertInto('story_begun').values({ family_id: familyId, at: now }).execute();
	await db
		.deleteFrom('story_begun')
		.where('family_id', '=', familyId)
		.where('at', '<=', now - day)
		.execute();
}

/** Milliseconds until a family that may begin `cap` stories in 24 hours may begin another; 0 for at once. */
export async function waitForNextStory(db: Db, familyId: string, cap: number, now: number): Promise<number> {
	const begun = await db
		.selectFrom('story_begun')
		.select('at')
		.where('family_id', '=', familyId)
		.where('at', '>', now - day)
		.orderBy('at', 'desc')
		.limit(cap)
		.execute();
	return begun.length < cap ? 0 : begun.at(-1)!.at + day - now;
}
